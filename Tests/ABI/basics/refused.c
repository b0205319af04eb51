/* Impossible results: they would need forbidden rounding, more than 38 digits, or an unknown currency. The outputs are
 * zero then, and the texts empty. */
#include "basics.h"

#define DIGITS_38 "99999999999999999999999999999999999999"

/** Fills an output, makes a call that fails, and checks that the output is zero. */
#define ZEROES(output, call, status)                                                                   \
    do {                                                                                               \
        static const unsigned char zeros[sizeof(output)];                                              \
        memset(&(output), 0xA5, sizeof(output));                                                       \
        CHECK_STATUS(call, status);                                                                    \
        check_that(memcmp(&(output), zeros, sizeof(output)) == 0, __FILE__, __LINE__, #call ": zero"); \
    } while (0)

/** MONEY_ROUND_UNNECESSARY rejects values that would have to be rounded. */
static void roundings(void)
{
    money_t a = amount("10.52 EUR"), three = amount("3.00 EUR"), result, rest;
    money_decimal_t step = decimal("0.05"), value = decimal("10.52"), quotient;
    money_flags_t flags;

    ZEROES(result, money_quantize(&a, 1, MONEY_ROUND_UNNECESSARY, &result, &flags, &error), MONEY_ERR_INEXACT);
    CHECK(flags == 0);
    ZEROES(result, money_round_to_step(&a, &step, MONEY_ROUND_UNNECESSARY, &result, &flags, &error), MONEY_ERR_INEXACT);
    ZEROES(quotient, money_decimal_round_to_step(&value, &step, MONEY_ROUND_UNNECESSARY, &quotient, &flags, &error),
           MONEY_ERR_INEXACT);
    ZEROES(quotient, money_divide_by_amount(&a, &three, 2, MONEY_ROUND_UNNECESSARY, &quotient, NULL, &flags, &error),
           MONEY_ERR_INEXACT);
    ZEROES(rest, money_divide_by_amount(&a, &three, 2, MONEY_ROUND_UNNECESSARY, &quotient, &rest, &flags, &error),
           MONEY_ERR_INEXACT);
    /* Exact values are accepted. */
    a = amount("10.50 EUR");
    CHECK_OK(money_quantize(&a, 1, MONEY_ROUND_UNNECESSARY, &result, &flags, &error));
    CHECK_TEXT(words(&result), "10.5 EUR");
    CHECK_OK(money_round_to_step(&a, &step, MONEY_ROUND_UNNECESSARY, &result, &flags, &error));
    CHECK_OK(money_divide_by_amount(&a, &three, 1, MONEY_ROUND_UNNECESSARY, &quotient, NULL, &flags, &error));
    CHECK_TEXT(plain(&quotient), "3.5");
}

/** Amounts of unknown currencies, or of several currencies. */
static void currencies(void)
{
    money_t a = amount("10.00 EUR"), result, rest, both[2];
    money_decimal_t three = decimal("3");
    money_flags_t flags;
    money_rates_t *rates = NULL;

    strcpy(a.currency, "XYZ");
    ZEROES(result, money_divide_remainder(&a, &three, MONEY_DIGITS_CURRENCY, MONEY_ROUND_DOWN, &result, &rest, &error),
           MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_TEXT(error.text, "unknown currency XYZ");
    CHECK_OK(money_divide_remainder(&a, &three, 2, MONEY_ROUND_DOWN, &result, &rest, &error));
    CHECK_TEXT(words(&rest), "0.01 XYZ");

    both[0] = amount("10.00 EUR");
    both[1] = amount("1.00 USD");
    ZEROES(result, money_minimum(both, 2, &result, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_TEXT(error.text, "entry 1: USD cannot be compared with EUR");
    CHECK_OK(money_rates_from_json("{\"base\":\"EUR\",\"rates\":{\"GBP\":\"0.8\",\"XYZ\":\"2\"}}", MONEY_NTS, &rates, &error));
    ZEROES(result, money_rates_minimum(rates, both, 2, "EUR", NULL, &result, &flags, &error), MONEY_ERR_NO_RATE);
    ZEROES(result, money_rates_maximum(rates, both, 2, "EUR", NULL, &result, &flags, &error), MONEY_ERR_NO_RATE);
    CHECK_TEXT(error.text, "no rate from USD to EUR: the table contains no rates of USD");
    both[1] = amount("1.00 GBP");
    ZEROES(result, money_rates_sum(rates, both, 2, "XYZ", NULL, &result, &flags, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_OK(money_rates_maximum(rates, both, 2, "XYZ", NULL, &result, &flags, &error));
    CHECK_TEXT(words(&result), "10.00 EUR");
    money_rates_free(rates);
}

/** A calculator accepts numbers of 38 digits, and 100 of them. */
static void calculators(void)
{
    money_calculator_t *calculator = NULL;
    money_decimal_t value;
    money_flags_t flags;
    money_calculator_alert_t alert = 9;
    char before[512], after[512];
    int index;

    CHECK_OK(money_calculator_new(&calculator, &error));
    for (index = 0; index < 38; index++) CHECK_OK(money_calculator_press(calculator, MONEY_CALCULATOR_KEY_DIGIT_0 + 9, &alert, &error));
    CHECK_STATUS(money_calculator_press(calculator, MONEY_CALCULATOR_KEY_DIGIT_1, &alert, &error), MONEY_ERR_LIMIT);
    CHECK_TEXT(error.text, "number must have at most 38 digits");
    CHECK_OK(money_calculator_display(calculator, after, sizeof after, NULL, &error));
    CHECK_TEXT(after, DIGITS_38);
    ZEROES(value, money_calculator_value(calculator, 1, MONEY_ROUND_HALF_UP, &value, &flags, &error), MONEY_ERR_OVERFLOW);
    CHECK_OK(money_calculator_value(calculator, 0, MONEY_ROUND_HALF_UP, &value, &flags, &error));
    CHECK_TEXT(plain(&value), DIGITS_38);

    CHECK_OK(money_calculator_press(calculator, MONEY_CALCULATOR_KEY_CLEAR, &alert, &error));
    CHECK_OK(money_calculator_press(calculator, MONEY_CALCULATOR_KEY_DIGIT_1, &alert, &error));
    for (index = 1; index < 100; index++) {
        CHECK_OK(money_calculator_press(calculator, MONEY_CALCULATOR_KEY_ADD, &alert, &error));
        CHECK_OK(money_calculator_press(calculator, MONEY_CALCULATOR_KEY_DIGIT_1, &alert, &error));
    }
    CHECK_OK(money_calculator_display(calculator, before, sizeof before, NULL, &error));
    CHECK_STATUS(money_calculator_press(calculator, MONEY_CALCULATOR_KEY_ADD, &alert, &error), MONEY_ERR_LIMIT);
    CHECK_TEXT(error.text, "operation must have at most 100 numbers");
    CHECK_OK(money_calculator_display(calculator, after, sizeof after, NULL, &error));
    CHECK_TEXT(after, before);
    CHECK_OK(money_calculator_press(calculator, MONEY_CALCULATOR_KEY_EQUALS, &alert, &error));
    CHECK_OK(money_calculator_display(calculator, after, sizeof after, NULL, &error));
    CHECK_TEXT(after, " = 100");
    money_calculator_free(calculator);
}

static char text[MONEY_LOCALE_TEXT_MAX];
static size_t length;

/** A text that cannot be written: the buffer is empty, and no length is needed. */
#define NO_TEXT(call, status)                  \
    do {                                       \
        strcpy(text, "text");                  \
        length = 9;                            \
        CHECK_STATUS(call, status);            \
        CHECK(text[0] == '\0' && length == 0); \
    } while (0)

static void locales(void)
{
    money_locale_options_t options = MONEY_LOCALE_OPTIONS_INIT;
    money_t a = amount("12345.67 EUR"), result;
    money_flags_t flags;

    NO_TEXT(money_locale_find("xx", text, sizeof text, &length, &error), MONEY_ERR_NOT_FOUND);
    ZEROES(result, money_parse_locale("12.50 EUR", MONEY_NTS, "xx", NULL, NULL, &result, &error), MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "unknown locale \"xx\"; expected a name such as de or pt-BR");
    options.digits = 1;
    options.rounding = MONEY_ROUND_UNNECESSARY;
    NO_TEXT(money_format_locale(&a, "en", &options, text, sizeof text, &length, &flags, &error), MONEY_ERR_INEXACT);
    CHECK(flags == 0);
    options.rounding = MONEY_ROUND_HALF_EVEN;
    options.style = MONEY_STYLE_COMPACT;
    CHECK_OK(money_format_locale(&a, "en", &options, text, sizeof text, &length, &flags, &error));
    CHECK_TEXT(text, "\342\202\25412.3K");
    /* 12.34567 with 38 fraction digits would need 40 digits. */
    options.digits = 38;
    NO_TEXT(money_format_locale(&a, "en", &options, text, sizeof text, &length, &flags, &error), MONEY_ERR_OVERFLOW);
}

static void patterns(void)
{
    static const char code_first[] = "\302\244\302\2440.00";
    money_format_options_t options = MONEY_FORMAT_OPTIONS_INIT;
    money_currency_registry_t *registry = NULL;
    money_t a = amount(DIGITS_38 " EUR"), result;
    money_flags_t flags;

    /* One significant digit of 38 nines is 10^38. */
    NO_TEXT(money_format_pattern(&a, "@", MONEY_NTS, NULL, text, sizeof text, &length, &flags, &error),
            MONEY_ERR_OVERFLOW);
    CHECK(flags == 0);
    a = amount("5.00 EUR");
    strcpy(a.currency, "XYZ");
    options.minimum_fraction = MONEY_DIGITS_CURRENCY;
    NO_TEXT(money_format_pattern(&a, "0.##", MONEY_NTS, &options, text, sizeof text, &length, &flags, &error),
            MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_TEXT(error.text, "unknown currency XYZ");
    options.minimum_fraction = MONEY_DIGITS_PATTERN;

#define NOT_READ(text, status) \
    ZEROES(result, money_parse_pattern(text, MONEY_NTS, code_first, MONEY_NTS, NULL, &options, &result, &error), status)
    NOT_READ("XYZ 5.00", MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_TEXT(error.text, "unknown currency \"XYZ\"");
    CHECK(error.position == 0);
    NOT_READ("-XYZ 5.00", MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_TEXT(error.text, "unknown currency \"XYZ\"");
    CHECK(error.position == 1);
    NOT_READ("5.00 EUR", MONEY_ERR_SYNTAX);
    CHECK(error.position == 0);
    NOT_READ("EUR1" DIGITS_38 ".00", MONEY_ERR_OVERFLOW);
    CHECK(error.position == 3);
    /* A code of one's own may end with a digit. Is it 12 X, or 2 X1? */
    CHECK_OK(money_currency_registry_new(&registry, &error));
    CHECK_OK(money_currency_registry_add(registry, "X", 0, NULL, 0, &error));
    CHECK_OK(money_currency_registry_add(registry, "X1", 0, NULL, 0, &error));
    options.registry = registry;
    NOT_READ("X12.00", MONEY_ERR_AMBIGUOUS_CURRENCY);
    CHECK_TEXT(error.text, "ambiguous currency \"X12.00\": expected one of the codes X X1");
    CHECK_OK(money_parse_pattern("X12.00", MONEY_NTS, code_first, MONEY_NTS, "X1", &options, &result, &error));
    CHECK_TEXT(words(&result), "2.00 X1");
    money_currency_registry_free(registry);
}

int main(void)
{
    roundings();
    currencies();
    calculators();
    locales();
    patterns();
    return check_end();
}
