/*
 * The fast paths of adding, subtracting, comparing and converting return the same bytes as the general ones, which
 * serve decimals without a currency, and conversions with options and details.
 */
#include "../check.h"

/* Millions of comparisons: a failure is reported, a loop without failures counts once. */
static long disagreements;

#define AGREE(condition) (void)((condition) || (disagreements++, CHECK(condition)))
#define AGREE_STATUS(call, status) AGREE((call) == (status))

static uint64_t state = 20260101;

static uint64_t next(void)
{
    state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return state >> 11;
}

/** Of any size, with the edges of 64 bits among them. */
static money_decimal_t number(void)
{
    static const int64_t edges[] = {0, 1, -1, INT64_MAX, INT64_MIN, INT64_MAX - 1, INT64_C(1) << 62, -(INT64_C(1) << 62)};
    money_decimal_t value;
    int64_t coefficient;

    if (next() % 4 == 0) {
        coefficient = edges[next() % (sizeof edges / sizeof *edges)];
    } else {
        coefficient = (int64_t)(next() << 11 | next() % 2048) >> next() % 64;
    }
    if (money_decimal_new(coefficient, (uint32_t)(next() % 8 == 0 ? next() % 39 : 2), &value, NULL) != MONEY_OK) exit(1);
    if (next() % 16 == 0) value.hi ^= (int64_t)(next() % 1000); /* beyond 64 bits */
    return value;
}

static money_t of(const money_decimal_t *value, const char *code)
{
    money_t money;

    memset(&money, 0, sizeof money);
    money.lo = value->lo;
    money.hi = value->hi;
    money.scale = value->scale;
    memcpy(money.currency, code, strlen(code));
    return money;
}

static int same_value(const money_t *money, const money_decimal_t *value)
{
    return money->lo == value->lo && money->hi == value->hi && money->scale == value->scale;
}

static void arithmetic(void)
{
    static const char *const codes[] = {"EUR", "USD", "ABCD", "eur", "LONGESTCODE"};
    int i;

    long before = disagreements;
    for (i = 0; i < 200000; i++) {
        money_decimal_t x = number(), y = number(), wanted;
        const char *code = codes[next() % 5];
        money_t a = of(&x, code), b = of(&y, code), got;
        int32_t order, wanted_order;
        money_status_t status = money_decimal_add(&x, &y, &wanted, NULL);

        AGREE_STATUS(money_add(&a, &b, &got, NULL), status);
        AGREE(status != MONEY_OK || (same_value(&got, &wanted) && memcmp(got.currency, a.currency, 12) == 0));
        status = money_decimal_subtract(&x, &y, &wanted, NULL);
        AGREE_STATUS(money_subtract(&a, &b, &got, NULL), status);
        AGREE(status != MONEY_OK || (same_value(&got, &wanted) && memcmp(got.currency, a.currency, 12) == 0));
        status = money_decimal_compare(&x, &y, &wanted_order, NULL);
        AGREE_STATUS(money_compare(&a, &b, &order, NULL), status);
        AGREE(status != MONEY_OK || order == wanted_order);
    }
    CHECK(disagreements == before);
}

static void conversions(const money_rates_t *rates)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_rates_info_t info;
    int i;

    CHECK_OK(money_rates_info(rates, &info, NULL));
    long before = disagreements;
    for (i = 0; i < 100000; i++) {
        money_decimal_t value = number();
        char from[MONEY_CODE_SIZE], to[MONEY_CODE_SIZE];
        money_conversion_t details;
        money_error_t error, wanted_error;
        money_t amount, got, plain, wanted;
        money_status_t status;

        MONEY_IGNORE(money_rates_currency_at(rates, (size_t)(next() % info.currency_count), from, sizeof from, NULL, NULL));
        MONEY_IGNORE(money_rates_currency_at(rates, (size_t)(next() % info.currency_count), to, sizeof to, NULL, NULL));
        amount = of(&value, from);
        status = money_rates_convert(rates, &amount, to, &options, &wanted, &details, &wanted_error);
        AGREE_STATUS(money_rates_convert(rates, &amount, to, NULL, &got, NULL, &error), status);
        AGREE_STATUS(money_rates_convert(rates, &amount, to, &options, &plain, NULL, NULL), status);
        AGREE(memcmp(&got, &wanted, sizeof got) == 0 && memcmp(&plain, &wanted, sizeof plain) == 0);
        AGREE(status == MONEY_OK || memcmp(&error, &wanted_error, sizeof error) == 0);
    }
    CHECK(disagreements == before);
}

static void with_rates(const char *root)
{
    static const char *const documents[] = {
        "{\"base\":\"EUR\",\"rates\":{\"USD\":1.0813,\"JPY\":161.5,\"ISK\":149.3,\"TND\":3.4,\"XYZ\":7,\"CLF\":0.03,\"ABCD\":2}}",
        "{\"base\":\"USD\",\"date\":\"2001-03-01\",\"rates\":{\"EUR\":1.1,\"ISK\":80.25,\"TRL\":1000000,\"DEM\":2.1}}",
        ("[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":1.1},{\"from\":\"USD\",\"to\":\"EUR\",\"rate\":0.9},"
        "{\"from\":\"USD\",\"to\":\"JPY\",\"rate\":\"150.123456789012345\"},{\"from\":\"GBP\",\"to\":\"JPY\",\"rate\":\"0.0000001\"}]"),
        "{\"base\":\"EUR\",\"rates\":{\"USD\":0.1234567890123456789,\"JPY\":9999999999999999999,\"GBP\":1e-19}}",
    };
    money_rates_builder_t *builder;
    money_rates_t *rates;
    char path[1024], *text;
    size_t length, i;

    for (i = 0; i < sizeof documents / sizeof *documents; i++) {
        if (!CHECK_OK(money_rates_from_json(documents[i], MONEY_NTS, &rates, NULL))) continue;
        conversions(rates);
        money_rates_free(rates);
    }

    /* Bid and ask against a base. */
    CHECK_OK(money_rates_builder_new(&builder, NULL));
    CHECK_OK(money_rates_builder_set_base(builder, "EUR", NULL));
    CHECK_OK(money_rates_builder_add(builder, "EUR", "USD", "1.08", MONEY_NTS, MONEY_DATE_NONE, NULL));
    CHECK_OK(money_rates_builder_add(builder, "USD", "EUR", "0.92", MONEY_NTS, MONEY_DATE_NONE, NULL));
    CHECK_OK(money_rates_builder_add(builder, "JPY", "EUR", "1/161", MONEY_NTS, MONEY_DATE_NONE, NULL));
    CHECK_OK(money_rates_builder_build(builder, &rates, NULL));
    conversions(rates);
    money_rates_free(rates);
    money_rates_builder_free(builder);

    snprintf(path, sizeof path, "%s/share/ecb/eurofxref-hist.csv", root);
    text = check_read(path, &length);
    if (CHECK_OK(money_rates_from_ecb_csv(text, length, &rates, NULL))) conversions(rates);
    money_rates_free(rates);
    free(text);
}

int main(int count, char **arguments)
{
    arithmetic();
    with_rates(count > 1 ? arguments[1] : ".");
    return check_end();
}
