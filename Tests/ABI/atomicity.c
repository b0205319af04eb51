/* Failure changes nothing: the full state before a failing call equals the state after, for every function that changes
 * an object. */
#include "state.h"

static const char huge[] = "99999999999999999999999999999999999999"; /* 10^38 - 1 */

static money_t amount_of(const char *text)
{
    money_t amount;

    if (money_parse(text, MONEY_NTS, &amount, NULL) != MONEY_OK) abort();
    return amount;
}

#define FAILS(kind, object, call, wanted) FAILS_UNCHANGED(kind, object, call, wanted)

/* ---------------------------------------------------------------------------------------------------- Builders ---- */

static void builder_failures(money_rates_builder_t *b, int32_t day, int32_t other_day)
{
    char long_source[65], many_digits[1100];
    money_error_t error;

    memset(long_source, 'x', sizeof long_source);
    memset(many_digits, '1', sizeof many_digits);

#define ADD_FAILS(from, to, rate, date, wanted) \
    FAILS(builder, b, money_rates_builder_add(b, from, to, rate, MONEY_NTS, date, &error), wanted)
    ADD_FAILS(NULL, "USD", "1.25", day, MONEY_ERR_ARGUMENT);
    ADD_FAILS("EUR", NULL, "1.25", day, MONEY_ERR_ARGUMENT);
    ADD_FAILS("EUR", "USD", NULL, day, MONEY_ERR_ARGUMENT);
    ADD_FAILS("", "USD", "1.25", day, MONEY_ERR_SYNTAX);
    ADD_FAILS("EUR", "", "1.25", day, MONEY_ERR_SYNTAX);
    ADD_FAILS("EUR", "U$D", "1.25", day, MONEY_ERR_SYNTAX);
    ADD_FAILS("EUR", "ABCDEFGHIJKL", "1.25", day, MONEY_ERR_SYNTAX);
    ADD_FAILS("EUR", "USD", "", day, MONEY_ERR_SYNTAX);
    ADD_FAILS("EUR", "USD", "one", day, MONEY_ERR_SYNTAX);
    ADD_FAILS("EUR", "USD", "1,25", day, MONEY_ERR_SYNTAX);
    ADD_FAILS("EUR", "USD", "1.25 ", day, MONEY_ERR_SYNTAX);
    ADD_FAILS("EUR", "USD", "7/", day, MONEY_ERR_SYNTAX);
    ADD_FAILS("EUR", "USD", "/3", day, MONEY_ERR_SYNTAX);
    ADD_FAILS("EUR", "USD", "7/3/2", day, MONEY_ERR_SYNTAX);
    ADD_FAILS("EUR", "USD", "7/3.5", day, MONEY_ERR_SYNTAX);
    ADD_FAILS("EUR", "USD", "NaN", day, MONEY_ERR_SYNTAX);
    ADD_FAILS("EUR", "USD", "0", day, MONEY_ERR_INVALID_RATE);
    ADD_FAILS("EUR", "USD", "0.000", day, MONEY_ERR_INVALID_RATE);
    ADD_FAILS("EUR", "USD", "-1.25", day, MONEY_ERR_INVALID_RATE);
    ADD_FAILS("EUR", "USD", "0/3", day, MONEY_ERR_INVALID_RATE);
    ADD_FAILS("EUR", "USD", "7/0", day, MONEY_ERR_INVALID_RATE);
    ADD_FAILS("EUR", "USD", "12345678901234567890.5", day, MONEY_ERR_INVALID_RATE);
    ADD_FAILS("EUR", "USD", "1.2345678901234567891", day, MONEY_ERR_INVALID_RATE);
    ADD_FAILS("EUR", "USD", "99999999999999999999", day, MONEY_ERR_INVALID_RATE);
    ADD_FAILS("EUR", "USD", "18446744073709551616/3", day, MONEY_ERR_INVALID_RATE);
    ADD_FAILS("EUR", "EUR", "2", day, MONEY_ERR_INVALID_RATE);
    ADD_FAILS("EUR", "USD", "1.25", -719163, MONEY_ERR_DATE);
    ADD_FAILS("EUR", "USD", "1.25", 2932897, MONEY_ERR_DATE);
    ADD_FAILS("EUR", "USD", "1.25\xff", day, MONEY_ERR_ENCODING);
    FAILS(builder, b, money_rates_builder_add(b, "EUR", "USD", "1.\0005", 4, day, &error), MONEY_ERR_ENCODING);
    FAILS(builder, b, money_rates_builder_add(b, "EUR", "USD", many_digits, sizeof many_digits, day, &error),
          MONEY_ERR_LIMIT);

    FAILS(builder, b, money_rates_builder_remove(b, NULL, "USD", day, &error), MONEY_ERR_ARGUMENT);
    FAILS(builder, b, money_rates_builder_remove(b, "EUR", NULL, day, &error), MONEY_ERR_ARGUMENT);
    FAILS(builder, b, money_rates_builder_remove(b, "EUR", "XAF", day, &error), MONEY_ERR_NOT_FOUND);
    FAILS(builder, b, money_rates_builder_remove(b, "EUR", "USD", other_day, &error), MONEY_ERR_NOT_FOUND);
    FAILS(builder, b, money_rates_builder_remove(b, "E R", "USD", day, &error), MONEY_ERR_SYNTAX);
    FAILS(builder, b, money_rates_builder_remove(b, "EUR", "USD", 2932897, &error), MONEY_ERR_DATE);

    FAILS(builder, b, money_rates_builder_set_base(b, "E R", &error), MONEY_ERR_SYNTAX);
    FAILS(builder, b, money_rates_builder_set_base(b, "ABCDEFGHIJKL", &error), MONEY_ERR_SYNTAX);
    FAILS(builder, b, money_rates_builder_set_source(b, long_source, 64, &error), MONEY_ERR_LIMIT);
    FAILS(builder, b, money_rates_builder_set_source(b, "x\xff", 2, &error), MONEY_ERR_ENCODING);
    FAILS(builder, b, money_rates_builder_set_source(b, "x\0y", 3, &error), MONEY_ERR_ENCODING);
    FAILS(builder, b, money_rates_builder_set_source(b, NULL, 3, &error), MONEY_ERR_ARGUMENT);
    FAILS(builder, b, money_rates_builder_set_source(b, NULL, MONEY_NTS, &error), MONEY_ERR_ARGUMENT);
    FAILS(builder, b, money_rates_builder_set_source(b, long_source, SIZE_MAX - 1, &error), MONEY_ERR_LIMIT);
    FAILS(builder, b, money_rates_builder_count(b, NULL, &error), MONEY_ERR_ARGUMENT);
    FAILS(builder, b, money_rates_builder_build(b, NULL, &error), MONEY_ERR_ARGUMENT);
    {
        money_rate_t rate;
        FAILS(builder, b, money_rates_builder_at(b, 1000, &rate, &error), MONEY_ERR_NOT_FOUND);
        FAILS(builder, b, money_rates_builder_at(b, SIZE_MAX, &rate, &error), MONEY_ERR_NOT_FOUND);
        FAILS(builder, b, money_rates_builder_at(b, 0, NULL, &error), MONEY_ERR_ARGUMENT);
    }
}

static void builders(void)
{
    int is_dated;

    for (is_dated = 0; is_dated < 2; is_dated++) {
        int32_t day = is_dated ? 19782 : MONEY_DATE_NONE, other_day = is_dated ? 19783 : 19782;
        money_rates_builder_t *b = NULL;
        money_rates_t *rates = NULL;
        money_error_t error;
        state_t before = {0}, after = {0};

        CHECK_OK(money_rates_builder_new(&b, &error));
        builder_failures(b, day, other_day);
        CHECK_OK(money_rates_builder_add(b, "EUR", "USD", "1.25", MONEY_NTS, day, &error));
        builder_failures(b, day, other_day);
        CHECK_OK(money_rates_builder_add(b, "USD", "EUR", "7/9", MONEY_NTS, day, &error));
        CHECK_OK(money_rates_builder_add(b, "EUR", "JPY", "162.53", MONEY_NTS, day, &error));
        CHECK_OK(money_rates_builder_set_base(b, "EUR", &error));
        CHECK_OK(money_rates_builder_set_source(b, "by hand", MONEY_NTS, &error));
        CHECK_OK(money_rates_builder_set_instant(b, 1709251200, &error));
        builder_failures(b, day, other_day);
        /* Dated and undated do not mix. */
        FAILS(builder, b,
              money_rates_builder_add(b, "EUR", "GBP", "0.85", MONEY_NTS, is_dated ? MONEY_DATE_NONE : 19782, &error),
              MONEY_ERR_ARGUMENT);

        /* A table is independent of later changes to its builder. */
        CHECK_OK(money_rates_builder_build(b, &rates, &error));
        state_of_rates(&before, rates);
        CHECK_OK(money_rates_builder_add(b, "EUR", "USD", "9.99", MONEY_NTS, day, &error));
        CHECK_OK(money_rates_builder_remove(b, "EUR", "JPY", day, &error));
        CHECK_OK(money_rates_builder_set_base(b, NULL, &error));
        builder_failures(b, day, other_day);
        money_rates_builder_free(b);
        state_of_rates(&after, rates);
        CHECK(state_equal(&before, &after));
        money_rates_free(rates);
    }
}

/* -------------------------------------------------------------------------------------------------- Registries ---- */

static void registry_failures(money_currency_registry_t *r)
{
    char long_name[120];
    money_error_t error;
    money_currency_t currency;

    memset(long_name, 'x', sizeof long_name);
    FAILS(currency_registry, r, money_currency_registry_add(r, NULL, 2, NULL, 0, &error), MONEY_ERR_ARGUMENT);
    FAILS(currency_registry, r, money_currency_registry_add(r, "", 2, NULL, 0, &error), MONEY_ERR_SYNTAX);
    FAILS(currency_registry, r, money_currency_registry_add(r, "1UP", 2, NULL, 0, &error), MONEY_ERR_SYNTAX);
    FAILS(currency_registry, r, money_currency_registry_add(r, "A/B", 2, NULL, 0, &error), MONEY_ERR_SYNTAX);
    FAILS(currency_registry, r, money_currency_registry_add(r, "ABCDEFGHIJKL", 2, NULL, 0, &error), MONEY_ERR_SYNTAX);
    FAILS(currency_registry, r, money_currency_registry_add(r, "EUR", 2, NULL, 0, &error), MONEY_ERR_DUPLICATE_CURRENCY);
    FAILS(currency_registry, r, money_currency_registry_add(r, "DEM", 2, NULL, 0, &error), MONEY_ERR_DUPLICATE_CURRENCY);
    FAILS(currency_registry, r, money_currency_registry_add(r, "NEW", -1, NULL, 0, &error), MONEY_ERR_ARGUMENT);
    FAILS(currency_registry, r, money_currency_registry_add(r, "NEW", -2, NULL, 0, &error), MONEY_ERR_ARGUMENT);
    FAILS(currency_registry, r, money_currency_registry_add(r, "NEW", 39, NULL, 0, &error), MONEY_ERR_ARGUMENT);
    FAILS(currency_registry, r, money_currency_registry_add(r, "NEW", 2, long_name, 116, &error), MONEY_ERR_LIMIT);
    FAILS(currency_registry, r, money_currency_registry_add(r, "NEW", 2, "\xc3", 1, &error), MONEY_ERR_ENCODING);
    FAILS(currency_registry, r, money_currency_registry_add(r, "NEW", 2, "a\0b", 3, &error), MONEY_ERR_ENCODING);
    FAILS(currency_registry, r, money_currency_registry_add(r, "NEW", 2, NULL, 1, &error), MONEY_ERR_ARGUMENT);
    FAILS(currency_registry, r, money_currency_registry_at(r, 1000, &currency, &error), MONEY_ERR_NOT_FOUND);
}

static void registries(void)
{
    money_currency_registry_t *r = NULL;
    money_error_t error;

    CHECK_OK(money_currency_registry_new(&r, &error));
    registry_failures(r);
    CHECK_OK(money_currency_registry_add(r, "POINTS", 0, "Points", 6, &error));
    CHECK_OK(money_currency_registry_add(r, "Gold.2-x_y", 38, NULL, 0, &error));
    registry_failures(r);
    FAILS(currency_registry, r, money_currency_registry_add(r, "POINTS", 0, "Points", 6, &error), MONEY_ERR_DUPLICATE_CURRENCY);
    FAILS(currency_registry, r, money_currency_registry_add(r, "POINTS", 2, NULL, 0, &error), MONEY_ERR_DUPLICATE_CURRENCY);
    money_currency_registry_free(r);
}

/* -------------------------------------------------------------------------------------------------------- Bags ---- */

static money_t huge_of(const char *currency)
{
    char text[MONEY_TEXT_MAX];

    snprintf(text, sizeof text, "%s %s", huge, currency);
    return amount_of(text);
}

static void bag_failures(money_bag_t *bag)
{
    money_error_t error;
    money_t amount = amount_of("1.00 EUR"), bad = amount, result;
    money_decimal_t factor = {2, 0, 0, 0};
    size_t count;

    bad.scale = 39;
    FAILS(bag, bag, money_bag_add(bag, &bad, &error), MONEY_ERR_ARGUMENT);
    bad = amount;
    bad.hi = INT64_MAX;
    FAILS(bag, bag, money_bag_add(bag, &bad, &error), MONEY_ERR_ARGUMENT);
    memset(&bad, 0, sizeof bad);
    FAILS(bag, bag, money_bag_add(bag, &bad, &error), MONEY_ERR_ARGUMENT);
    FAILS(bag, bag, money_bag_add(bag, NULL, &error), MONEY_ERR_ARGUMENT);
    FAILS(bag, bag, money_bag_add_bag(bag, NULL, &error), MONEY_ERR_ARGUMENT);
    FAILS(bag, bag, money_bag_multiply(bag, NULL, &error), MONEY_ERR_ARGUMENT);
    factor.scale = 39;
    FAILS(bag, bag, money_bag_multiply(bag, &factor, &error), MONEY_ERR_ARGUMENT);
    FAILS(bag, bag, money_bag_count(bag, NULL, &error), MONEY_ERR_ARGUMENT);
    FAILS(bag, bag, money_bag_at(bag, 1000, &amount, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_bag_count(bag, &count, &error));
    if (count > 0) {
        FAILS(bag, bag, money_bag_reduce(bag, "XAF", NULL, NULL, &result, NULL, &error), MONEY_ERR_NO_RATE);
        FAILS(bag, bag, money_bag_reduce(bag, NULL, NULL, NULL, &result, NULL, &error), MONEY_ERR_ARGUMENT);
    }
}

static void bags(void)
{
    money_bag_t *bag = NULL, *other = NULL;
    money_error_t error;
    money_t amount;
    money_decimal_t factor;

    CHECK_OK(money_bag_new(&bag, &error));
    CHECK_OK(money_bag_new(&other, &error));
    bag_failures(bag);
    amount = amount_of("1.00 USD");
    CHECK_OK(money_bag_add(bag, &amount, &error));
    bag_failures(bag);
    amount = huge_of("EUR");
    CHECK_OK(money_bag_add(bag, &amount, &error));
    bag_failures(bag);
    /* A part that is full. */
    FAILS(bag, bag, money_bag_add(bag, &amount, &error), MONEY_ERR_OVERFLOW);
    amount = amount_of("1 EUR");
    FAILS(bag, bag, money_bag_add(bag, &amount, &error), MONEY_ERR_OVERFLOW);
    amount = amount_of("0.01 EUR");
    FAILS(bag, bag, money_bag_add(bag, &amount, &error), MONEY_ERR_OVERFLOW);
    /* If one of several parts does not fit, all of them stay unchanged. */
    amount = amount_of("5.00 USD");
    CHECK_OK(money_bag_add(other, &amount, &error));
    amount = amount_of("7.00 GBP");
    CHECK_OK(money_bag_add(other, &amount, &error));
    amount = amount_of("1 EUR");
    CHECK_OK(money_bag_add(other, &amount, &error));
    FAILS(bag, bag, money_bag_add_bag(bag, other, &error), MONEY_ERR_OVERFLOW);
    FAILS(bag, other, money_bag_add_bag(bag, other, &error), MONEY_ERR_OVERFLOW);
    FAILS(bag, bag, money_bag_add_bag(bag, bag, &error), MONEY_ERR_OVERFLOW);
    CHECK_OK(money_decimal_new(2, 0, &factor, &error));
    FAILS(bag, bag, money_bag_multiply(bag, &factor, &error), MONEY_ERR_OVERFLOW);
    CHECK_OK(money_decimal_new(15, 1, &factor, &error));
    FAILS(bag, bag, money_bag_multiply(bag, &factor, &error), MONEY_ERR_OVERFLOW);
    /* And then a call that fits. */
    CHECK_OK(money_decimal_new(-1, 0, &factor, &error));
    CHECK_OK(money_bag_multiply(bag, &factor, &error));
    CHECK_OK(money_bag_add_bag(bag, other, &error));
    money_bag_free(bag);
    money_bag_free(other);
}

/* ------------------------------------------------------------------------------------------------------ Tables ---- */

/** Reading and converting never change a table, and a failed read creates no table. */
static void tables(void)
{
    static const char csv[] = "Date,USD,JPY,\n2024-03-01,1.0813,162.82,\n2024-02-29,1.0826,N/A,\n";
    static const char *const broken[] = {"", "{}", "[]", "{\"quotes\":{}}", "nonsense", "Date,USD,\n2024-03-01,0,\n"};
    money_rates_t *rates = NULL, *none;
    money_error_t error;
    money_t amount = amount_of("10.00 EUR"), result;
    state_t before = {0}, after = {0};
    size_t index;

    CHECK_OK(money_rates_from_ecb_csv(csv, sizeof csv - 1, &rates, &error));
    state_of_rates(&before, rates);
    for (index = 0; index < sizeof broken / sizeof *broken; index++) {
        none = rates;
        CHECK(money_rates_from_ecb_csv(broken[index], MONEY_NTS, &none, &error) != MONEY_OK && none == NULL);
        none = rates;
        CHECK(money_rates_from_json(broken[index], MONEY_NTS, &none, &error) != MONEY_OK && none == NULL);
    }
    CHECK_STATUS(money_rates_convert(rates, &amount, "XAF", NULL, &result, NULL, &error), MONEY_ERR_NO_RATE);
    CHECK_OK(money_rates_convert(rates, &amount, "USD", NULL, &result, NULL, &error));
    state_of_rates(&after, rates);
    CHECK(state_equal(&before, &after));
    money_rates_free(rates);
}

int main(void)
{
    builders();
    registries();
    bags();
    tables();
    return check_end();
}
