/* Numbers that do not fit 32 bits. A build with addresses of 32 bits must neither cut them nor stop the process. */
#include "basics.h"

enum { ROWS = 3 };

/** A text with a run of equal bytes in the middle. */
static const char *long_text(const char *before, char byte, size_t count, const char *after)
{
    static char text[1024];

    snprintf(text, sizeof text, "%s", before);
    memset(text + strlen(before), byte, count);
    snprintf(text + strlen(before) + count, sizeof text - strlen(before) - count, "%s", after);
    return text;
}

static void rates(void)
{
    money_rates_t *table = NULL;
    money_rates_builder_t *builder = NULL;
    char json[2048];

    snprintf(json, sizeof json, "{\"base\":\"EUR\",\"rates\":{\"USD\":\"%s\"}}", long_text("1e", '9', 40, ""));
    CHECK(money_rates_from_json(json, MONEY_NTS, &table, &error) != MONEY_OK && table == NULL);
    snprintf(json, sizeof json, "{\"base\":\"EUR\",\"rates\":{\"USD\":%s}}", "1e-9999999999");
    CHECK(money_rates_from_json(json, MONEY_NTS, &table, &error) != MONEY_OK && table == NULL);
    CHECK_OK(money_rates_builder_new(&builder, &error));
    CHECK(money_rates_builder_add(builder, "EUR", "USD", long_text("1e", '9', 900, ""), MONEY_NTS, MONEY_DATE_NONE,
                                  &error) != MONEY_OK);
    /* 10^-400 × 10^400 */
    CHECK_OK(money_rates_from_json(
        long_text("{\"base\":\"EUR\",\"rates\":{\"USD\":0.", '0', 399, "1e400}}"), MONEY_NTS, &table, &error));
    money_rates_free(table);
    money_rates_builder_free(builder);
}

static void columns(void)
{
    int64_t words[ROWS] = { 1, 2, 3 };
    money_column_t column = MONEY_COLUMN_OF_INT64(words, ROWS);
    const char *euro = "EUR";
    money_column_currencies_t currencies = { &euro, 1, NULL };
    money_decimal_t sum;

    CHECK_OK(money_column_sum(&column, &currencies, NULL, &sum, NULL, &error));
    CHECK(sum.lo == 6 && sum.hi == 0);
    column.values = &words[ROWS - 1];
    column.stride = -(int64_t)sizeof *words;
    CHECK_OK(money_column_sum(&column, &currencies, NULL, &sum, NULL, &error));
    CHECK(sum.lo == 6 && sum.hi == 0);
    /* The lower half of the stride is that of the values; the second row is beyond any 32-bit address. */
    column.values = words;
    if (sizeof(void *) == 4) {
        column.stride = (INT64_C(1) << 32) + (int64_t)sizeof *words;
        CHECK_STATUS(money_column_sum(&column, &currencies, NULL, &sum, NULL, &error), MONEY_ERR_ARGUMENT);
    }
    column.stride = INT64_MIN + (int64_t)sizeof *words;
    CHECK_STATUS(money_column_sum(&column, &currencies, NULL, &sum, NULL, &error), MONEY_ERR_ARGUMENT);
    column.length = SIZE_MAX / 2 + 1;
    CHECK_STATUS(money_column_sum(&column, &currencies, NULL, &sum, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, sizeof(size_t) == 8 ? "amounts.length must be less than 2^63" : "amounts.length must be less than 2^31");
}

/** The numbers of messages. */
static void messages(void)
{
    money_allocate_options_t options = MONEY_ALLOCATE_OPTIONS_INIT;
    money_cash_flow_t flows[2];
    money_xirr_t xirr;
    money_t a = amount("1.00 EUR"), shares[1];
    money_decimal_t value;
    char text[64];

    options.struct_size = UINT32_MAX;
    CHECK_STATUS(money_split(&a, 1, &options, shares, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK(strstr(error.text, "got 4294967295") != NULL);
    money_cash_flow_init(&flows[0]);
    money_cash_flow_init(&flows[1]);
    flows[0].struct_size = UINT32_C(1) << 31;
    CHECK_STATUS(money_xirr(flows, 2, &xirr, &error), MONEY_ERR_ARGUMENT);
    CHECK(strstr(error.text, "got 2147483648") != NULL);
    CHECK_STATUS(money_decimal_from_coefficient("1", 1, UINT32_MAX, &value, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "scale must be 0 to 38, got 4294967295");
    CHECK_STATUS(money_expression_caret("1", 1, (INT64_C(1) << 32) + 1, text, sizeof text, NULL, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK(strstr(error.text, "4294967297") != NULL);
}

#define FAILS(call, words) \
    do { \
        CHECK((call) != MONEY_OK); \
        CHECK(strstr(error.text, words) != NULL); \
    } while (0)

/** The numbers of documents. */
static void documents(void)
{
    money_converter_t *converter = NULL;
    money_calculator_t *calculator = NULL;
    money_wallet_t *wallet = NULL;
    money_rates_t *table = NULL;
    char *json = NULL, text[4096], *place;
    size_t length;

    FAILS(money_calculator_from_json("{\"format\":\"libmoney.calculator\",\"version\":4294967297}", MONEY_NTS, &calculator,
                                     &error),
          "4294967297");
    FAILS(money_wallet_from_json("{\"format\":\"libmoney.wallet\",\"version\":-4294967295}", MONEY_NTS, &wallet, &error),
          "-4294967295");
    FAILS(money_rates_from_json("{\"base\":\"EUR\",\"timestamp\":9000000000000,\"rates\":{\"USD\":2}}", MONEY_NTS, &table,
                                &error),
          "9000000000000");
    CHECK_OK(money_converter_new("EUR", "USD", NULL, &converter, &error));
    CHECK_OK(money_converter_to_json(converter, &json, &length, &error));
    money_converter_free(converter);
    converter = NULL;
    /* A number of digits that is 2 in its lower half. */
    place = strstr(json, "\"digits\":");
    CHECK(place == NULL || place[9] == '2' || place[9] == '-' || place[9] == '"');
    place = strstr(json, "\"other_digits\":");
    if (CHECK(place != NULL)) {
        snprintf(text, sizeof text, "%.*s\"other_digits\":4294967298%s", (int)(place - json), json,
                 place + strcspn(place, ",}"));
        FAILS(money_converter_from_json(text, MONEY_NTS, NULL, &converter, &error), "4294967298");
    }
    money_string_free(json);
    CHECK(calculator == NULL && wallet == NULL && converter == NULL && table == NULL);
}

int main(void)
{
    rates();
    columns();
    messages();
    documents();
    return check_end();
}
