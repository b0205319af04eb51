/* Expressions. */
#include "basics.h"

static money_rates_t *rates;

/** The value of an expression as text, with its flags; or the name of the status and the position. */
static const char *line_is(const char *expression, const money_convert_options_t *options)
{
    static char text[2 * MONEY_TEXT_MAX];
    money_expression_value_t value;
    money_status_t status = money_expression_evaluate(expression, MONEY_NTS, rates, options, &value, NULL, &error);

    if (status != MONEY_OK) {
        snprintf(text, sizeof text, "%s at %lld", money_status_name(status), (long long)error.position);
        CHECK(value.kind == 0 && value.number.lo == 0 && value.amount.currency[0] == 0);
    } else {
        const int is_money = value.kind == MONEY_EXPRESSION_AMOUNT;

        snprintf(text, sizeof text, "%s%s", is_money ? words(&value.amount) : plain(&value.number),
                 value.flags & MONEY_FLAG_ROUNDED ? " rounded" : "");
        if (is_money) CHECK(value.amount.lo == value.number.lo && value.amount.scale == value.number.scale);
        else CHECK(value.amount.lo == 0 && value.amount.currency[0] == 0);
    }
    return text;
}

#define LINE(expression, wanted) CHECK_TEXT(line_is(expression, NULL), wanted)

static void values(void)
{
    LINE("(12.50 EUR + 3 USD) x 2 in GBP", "26.15 GBP rounded");
    LINE("12.50\xE2\x82\xAC \xE2\x88\x92 EUR 2.5", "10.00 EUR");
    LINE("1 \xC3\xB7 3 \xC3\x97 3", "1");
    LINE("2 / 3", "0.66666666666666666666666666666666666667 rounded");
    LINE("10 EUR / 4 EUR", "2.5");
    LINE("$5", "MONEY_ERR_AMBIGUOUS_CURRENCY at 0");
    CHECK(strstr(error.text, " USD") != NULL && strstr(error.text, " CAD") != NULL);
    LINE("5 EUR + 3 USD", "MONEY_ERR_CURRENCY_MISMATCH at 13");
    LINE("5 XAF in EUR", "MONEY_ERR_NO_RATE at 9");
    LINE("", "MONEY_ERR_SYNTAX at 0");
    LINE("1 + \xFF", "MONEY_ERR_ENCODING at 4");
}

static void options_count(void)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_currency_registry_t *registry = NULL;

    options.date = day(2024, 3, 3);
    CHECK_TEXT(line_is("1 EUR in USD", &options), "MONEY_ERR_NO_RATE at 9");
    options.max_gap = 2;
    options.digits = 4;
    CHECK_TEXT(line_is("1 EUR in USD", &options), "1.0813 USD");
    CHECK(line_is("1 USD in EUR", &options) != NULL);
    options.digits = 3;
    options.rounding = MONEY_ROUND_UP;
    CHECK_TEXT(line_is("1 / 3", &options), "0.334 rounded");
    CHECK_TEXT(line_is("1 / 32", &options), "0.03125");
    CHECK_TEXT(line_is("1 EUR / 32", &options), "0.032 EUR rounded");
    CHECK_TEXT(line_is("5 XAU", &options), "5.000 XAU");
    options.rounding = MONEY_ROUND_UNNECESSARY;
    CHECK_TEXT(line_is("1 / 3", &options), "MONEY_ERR_INEXACT at 5");

    CHECK_OK(money_currency_registry_new(&registry, &error));
    CHECK_OK(money_currency_registry_add(registry, "POINTS", 0, NULL, 0, &error));
    CHECK_OK(money_currency_registry_add(registry, "P-2.x", 1, NULL, 0, &error));
    money_convert_options_init(&options);
    options.registry = registry;
    CHECK_TEXT(line_is("7 POINTS / 2 - 1 POINTS", &options), "2 POINTS rounded");
    CHECK_TEXT(line_is("7 POINTS-2POINTS", &options), "5 POINTS");
    CHECK_TEXT(line_is("7 P-2.x + P-2.x 1", &options), "8.0 P-2.x");
    LINE("7 POINTS", "MONEY_ERR_UNKNOWN_CURRENCY at 2");
    money_currency_registry_free(registry);
}

static void told(void)
{
    money_expression_t *evaluated = NULL;
    money_expression_info_t info;
    money_expression_value_t value;
    money_conversion_t conversion, rows[3];
    size_t count = 9;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;

    options.date = day(2024, 3, 3);
    options.max_gap = 7;
    CHECK_OK(money_expression_evaluate("(1 USD + 2 GBP + 3 EUR + 4 USD) in GBP", MONEY_NTS, rates, &options, &value,
                                       &evaluated, &error));
    CHECK_OK(money_expression_info(evaluated, &info, &error));
    CHECK(memcmp(&info.value, &value, sizeof value) == 0);
    CHECK(info.value.kind == MONEY_EXPRESSION_AMOUNT && info.value.flags == (MONEY_FLAG_ROUNDED | MONEY_FLAG_EARLIER));
    CHECK(info.conversion_count == 2);
    CHECK_OK(money_expression_conversion_at(evaluated, 0, &conversion, &error));
    CHECK(conversion.leg_count == 2 && strcmp(conversion.legs[0].from, "USD") == 0);
    CHECK(strcmp(conversion.legs[1].to, "GBP") == 0 && conversion.gap_days == 2 && conversion.remainder.sign == 0);
    CHECK(conversion.as_of == day(2024, 3, 1) && strcmp(conversion.source, "European Central Bank") == 0);
    CHECK_OK(money_expression_conversion_at(evaluated, 1, &conversion, &error));
    CHECK(conversion.leg_count == 1 && strcmp(conversion.legs[0].from, "EUR") == 0);
    CHECK(conversion.rate.numerator[0] == 85588 && conversion.rate.denominator[0] == 100000);
    CHECK_STATUS(money_expression_conversion_at(evaluated, 2, &conversion, &error), MONEY_ERR_NOT_FOUND);
    memset(rows, 0xA5, sizeof rows);
    CHECK_OK(money_expression_conversions(evaluated, 0, rows, 3, &count, &error));
    CHECK(count == 2 && memcmp(&rows[1], &conversion, 8) != 0);
    CHECK_OK(money_expression_conversion_at(evaluated, 1, &conversion, &error));
    CHECK(memcmp(&rows[1], &conversion, sizeof conversion) == 0 && rows[2].leg_count == 0xA5A5A5A5u);
    CHECK_OK(money_expression_conversions(evaluated, 1, rows, 1, &count, &error));
    CHECK(count == 1 && memcmp(&rows[0], &conversion, sizeof conversion) == 0);
    CHECK_OK(money_expression_conversions(evaluated, 2, rows, 3, &count, &error));
    CHECK(count == 0);
    CHECK_STATUS(money_expression_conversions(evaluated, 3, rows, 3, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK(count == 0);
    money_expression_free(evaluated);
    CHECK_OK(money_expression_evaluate("2 / 4", MONEY_NTS, NULL, NULL, &value, &evaluated, &error));
    CHECK_OK(money_expression_info(evaluated, &info, &error));
    CHECK(info.exact.sign == 1 && info.exact.numerator[0] == 1 && info.exact.denominator[0] == 2);
    money_expression_free(evaluated);
    money_expression_free(NULL);
}

/** `head` `count` times, `middle`, `tail` `count` times; the status at a position, within the memory of its expression. */
static money_status_t long_expression(const char *head, size_t count, const char *middle, const char *tail)
{
    size_t length = (strlen(head) + strlen(tail)) * count + strlen(middle), i;
    char *expression = malloc(length + 1), *end = expression;
    money_expression_value_t value;
    money_status_t status;

    if (expression == NULL) abort();
    for (i = 0; i < count; i++) end += sprintf(end, "%s", head);
    end += sprintf(end, "%s", middle);
    for (i = 0; i < count; i++) end += sprintf(end, "%s", tail);
    expression = realloc(expression, length); /* without the NUL: reads beyond the end are detected */
    error.position = -9;
    status = money_expression_evaluate(expression, length, rates, NULL, &value, NULL, &error);
    CHECK(status == MONEY_OK || error.position >= 0);
    free(expression);
    return status;
}

static void long_lines(void)
{
    CHECK_STATUS(long_expression("9", 10000, "", ""), MONEY_ERR_OVERFLOW);
    CHECK(error.position == 0);
    CHECK_STATUS(long_expression("0", 10000, "1", ""), MONEY_OK);
    CHECK_STATUS(long_expression("0", 1, ".", "0"), MONEY_OK);
    CHECK_STATUS(long_expression("(", 10000, "", ""), MONEY_ERR_SYNTAX);
    CHECK(error.position == 10000);
    CHECK_STATUS(long_expression("(", 10000, "1", ""), MONEY_ERR_SYNTAX);
    CHECK(error.position == 9999);
    CHECK_STATUS(long_expression("(", 8191, "1", ")"), MONEY_OK);
    CHECK_STATUS(long_expression("-(", 5000, "1", ")"), MONEY_OK);
    CHECK_STATUS(long_expression("-", 16000, "1", ""), MONEY_OK);
    CHECK_STATUS(long_expression("", 8000, "1", "/3"), MONEY_ERR_OVERFLOW);
    CHECK_STATUS(long_expression("", 8000, "1", "x9"), MONEY_ERR_OVERFLOW);
    CHECK_STATUS(long_expression("", 4000, "1", "x3/3"), MONEY_OK);
    CHECK_STATUS(long_expression("", 4000, "1", "/0"), MONEY_ERR_DIVISION_BY_ZERO);
    CHECK(error.position == 1);
    CHECK_STATUS(long_expression("", 3000, "100 EUR", "+ 1%"), MONEY_ERR_OVERFLOW);
    CHECK_STATUS(long_expression("1 EUR+", 2000, "1 USD in GBP", ""), MONEY_OK);
    CHECK_STATUS(long_expression("1/97+", 3000, "1/89", ""), MONEY_OK);
    CHECK_STATUS(long_expression("5 $", 3000, "", ""), MONEY_ERR_AMBIGUOUS_CURRENCY);
    CHECK_STATUS(long_expression("1", MONEY_EXPRESSION_MAX + 1, "", ""), MONEY_ERR_LIMIT);
}

/** As many currencies as one sum may mix, and one more. */
static void many_currencies(void)
{
    char expression[2048], *end = expression;
    size_t index;
    money_expression_value_t value;
    money_currency_t currency;

    for (index = 0; index < MONEY_EXPRESSION_CURRENCIES_MAX; index++) {
        CHECK_OK(money_currency_at(index, &currency, &error));
        end += sprintf(end, "%s1 %s", index > 0 ? "+" : "", currency.code);
    }
    CHECK_STATUS(money_expression_evaluate(expression, MONEY_NTS, rates, NULL, &value, NULL, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_OK(money_currency_at(index, &currency, &error));
    sprintf(end, "+1 %s", currency.code);
    CHECK_STATUS(money_expression_evaluate(expression, MONEY_NTS, rates, NULL, &value, NULL, &error), MONEY_ERR_LIMIT);
    CHECK(error.position == end - expression);
}

static const char *caret_at(const char *expression, int64_t position)
{
    char *text = room();

    CHECK_OK(money_expression_caret(expression, MONEY_NTS, position, text, MONEY_TEXT_MAX, NULL, &error));
    return text;
}

static void carets(void)
{
    char text[16];
    size_t length = 9;

    CHECK_TEXT(caret_at("12 EUR + 3 $", 11), "12 EUR + 3 $\n           ^");
    CHECK_TEXT(caret_at("\xE2\x82\xAC" "5 $", 5), "\xE2\x82\xAC" "5 $\n   ^");
    CHECK_TEXT(caret_at("\xE2\x82\xAC" "5 $", 1), "\xE2\x82\xAC" "5 $\n^");
    CHECK_TEXT(caret_at("\t$", 1), "\t$\n\t^");
    CHECK_TEXT(caret_at("", 0), "\n^");
    CHECK_TEXT(caret_at("1\xFF\x80\n!", 4), "1\?\?\?!\n    ^");
    CHECK_OK(money_expression_caret("a\0b", 3, 2, text, sizeof text, &length, &error));
    CHECK_TEXT(text, "a?b\n  ^");
    CHECK(length == 7);
    CHECK_STATUS(money_expression_caret("ab", 2, 2, text, 6, &length, &error), MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK(length == 6 && text[0] == 0);
    CHECK_STATUS(money_expression_caret("ab", 2, 3, text, sizeof text, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_expression_caret("ab", 2, -1, text, sizeof text, NULL, &error), MONEY_ERR_ARGUMENT);
}

int main(void)
{
    static const char csv[] = "Date,USD,JPY,GBP,\n2024-03-01,1.0813,162.82,0.85588,\n";

    if (money_rates_from_ecb_csv(csv, MONEY_NTS, &rates, &error) != MONEY_OK) return 1;
    values();
    options_count();
    told();
    long_lines();
    many_currencies();
    carets();
    money_rates_free(rates);
    return check_end();
}
