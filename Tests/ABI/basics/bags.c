/* Bags. */
#include "basics.h"

#define PUT(bag, text) (a = amount(text), CHECK_OK(money_bag_add(bag, &a, &error)))

static void one_amount_a_currency(money_bag_t *bag)
{
    money_t a, rows[3];
    size_t count = 9;

    PUT(bag, "5.00 EUR");
    PUT(bag, "10.00 USD");
    PUT(bag, "2.5 EUR");
    PUT(bag, "1 JPY");
    PUT(bag, "-1 JPY"); /* 0 does not count */
    CHECK_OK(money_bag_count(bag, &count, &error));
    CHECK(count == 2);
    CHECK_OK(money_bag_at(bag, 0, &a, &error));
    CHECK_TEXT(words(&a), "7.50 EUR");
    CHECK_OK(money_bag_at(bag, 1, &a, &error));
    CHECK_TEXT(words(&a), "10.00 USD");
    CHECK_STATUS(money_bag_at(bag, 2, &a, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_bag_amounts(bag, 1, rows, 3, &count, &error));
    CHECK(count == 1);
    CHECK_TEXT(words(&rows[0]), "10.00 USD");
    CHECK_OK(money_bag_amounts(bag, 0, rows, 1, &count, &error));
    CHECK(count == 1);
    CHECK_TEXT(words(&rows[0]), "7.50 EUR");
    CHECK_OK(money_bag_amounts(bag, 2, rows, 3, &count, &error));
    CHECK(count == 0);
    CHECK_STATUS(money_bag_amounts(bag, 3, rows, 3, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_bag_amount(bag, "USD", &a, &error));
    CHECK_TEXT(words(&a), "10.00 USD");
    CHECK_OK(money_bag_amount(bag, "GBP", &a, &error));
    CHECK(a.lo == 0 && a.hi == 0 && strcmp(a.currency, "GBP") == 0);
    CHECK_STATUS(money_bag_amount(bag, "G P", &a, &error), MONEY_ERR_SYNTAX);
}

static void reductions(const money_bag_t *bag, const money_rates_t *rates)
{
    money_t result;
    uint32_t flags = 9;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;

    CHECK_OK(money_bag_reduce(bag, "USD", rates, NULL, &result, &flags, &error));
    CHECK_TEXT(words(&result), "65.00 USD");
    CHECK(flags == 0);
    CHECK_OK(money_bag_reduce(bag, "EUR", rates, NULL, &result, &flags, &error)); /* 15 + 20/3 */
    CHECK_TEXT(words(&result), "21.67 EUR");
    CHECK(flags == MONEY_FLAG_ROUNDED);
    options.rounding = MONEY_ROUND_UNNECESSARY;
    CHECK_STATUS(money_bag_reduce(bag, "EUR", rates, &options, &result, &flags, &error), MONEY_ERR_INEXACT);
    CHECK(flags == 0 && result.currency[0] == '\0');
    CHECK_STATUS(money_bag_reduce(bag, "XAF", rates, NULL, &result, &flags, &error), MONEY_ERR_NO_RATE);
    CHECK_STATUS(money_bag_reduce(bag, "EUR", NULL, NULL, &result, &flags, &error), MONEY_ERR_NO_RATE);
    CHECK_STATUS(money_bag_reduce(bag, "E R", rates, NULL, &result, &flags, &error), MONEY_ERR_SYNTAX);
}

static void bags(void)
{
    money_bag_t *bag = NULL, *other = NULL, *copy = NULL;
    money_rates_t *rates = NULL;
    money_t a, result;
    money_decimal_t factor;
    size_t count = 9;
    int32_t equal = 9;
    uint64_t hash_a = 1, hash_b = 2;
    uint32_t flags = 9;

    CHECK_OK(money_bag_new(&bag, &error));
    CHECK_OK(money_bag_new(&other, &error));
    CHECK_OK(money_bag_count(bag, &count, &error));
    CHECK(count == 0);
    one_amount_a_currency(bag);
    PUT(other, "10 USD");
    PUT(other, "7.5 EUR");
    CHECK_OK(money_bag_equal(bag, other, &equal, &error));
    CHECK(equal == 1);
    CHECK_OK(money_bag_hash(bag, &hash_a, &error));
    CHECK_OK(money_bag_hash(other, &hash_b, &error));
    CHECK(hash_a == hash_b);
    CHECK_OK(money_bag_copy(bag, &copy, &error));
    CHECK_OK(money_bag_add_bag(bag, other, &error));
    CHECK_OK(money_bag_at(bag, 0, &a, &error));
    CHECK_TEXT(words(&a), "15.00 EUR");
    CHECK_OK(money_bag_at(copy, 0, &a, &error));
    CHECK_TEXT(words(&a), "7.50 EUR"); /* a copy of its own */
    CHECK_OK(money_bag_equal(bag, other, &equal, &error));
    CHECK(equal == 0);
    CHECK_OK(money_bag_add_bag(copy, copy, &error));
    CHECK_OK(money_bag_equal(bag, copy, &equal, &error));
    CHECK(equal == 1);
    factor = decimal("-0.5");
    CHECK_OK(money_bag_multiply(copy, &factor, &error));
    CHECK_OK(money_bag_amount(copy, "EUR", &a, &error));
    CHECK_TEXT(words(&a), "-7.500 EUR");

    CHECK_OK(money_rates_from_json("{\"base\":\"EUR\",\"rates\":{\"USD\":\"3\"}}", MONEY_NTS, &rates, &error));
    reductions(bag, rates);
    money_bag_free(bag);
    CHECK_OK(money_bag_new(&bag, &error));
    CHECK_OK(money_bag_reduce(bag, "EUR", NULL, NULL, &result, &flags, &error));
    CHECK_TEXT(words(&result), "0.00 EUR");
    PUT(bag, "3.00 EUR");
    CHECK_OK(money_bag_reduce(bag, "EUR", NULL, NULL, &result, &flags, &error));
    CHECK_TEXT(words(&result), "3.00 EUR");
    /* Rounded once: thirds that add up. */
    money_bag_free(bag);
    CHECK_OK(money_bag_new(&bag, &error));
    PUT(bag, "0.01 USD");
    PUT(bag, "0.01 EUR");
    factor = decimal("100");
    CHECK_OK(money_bag_multiply(bag, &factor, &error));
    CHECK_OK(money_bag_reduce(bag, "EUR", rates, NULL, &result, &flags, &error));
    CHECK_TEXT(words(&result), "1.33 EUR");
    money_rates_free(rates);
    money_bag_free(bag);
    money_bag_free(other);
    money_bag_free(copy);
    money_bag_free(NULL);
}

int main(void)
{
    bags();
    return check_end();
}
