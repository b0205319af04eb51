/* Ratios and rates as values, and amounts of several currencies compared through rates. */
#include "basics.h"

static money_ratio_t ratio(const char *text)
{
    money_ratio_t result;

    CHECK_OK(money_ratio_parse(text, MONEY_NTS, &result, &error));
    return result;
}

static void ratios(void)
{
    money_ratio_t a = ratio("14/6"), b = ratio("7/3"), bad;
    money_t dividend = amount("10.00 EUR"), divisor = amount("4 EUR");
    money_decimal_t value, three = decimal("3"), zero = decimal("0.0");
    char text[MONEY_RATIO_TEXT_MAX];
    int32_t order = 9;
    uint32_t flags = 9;
    double number = 9;
    size_t length;

    CHECK_OK(money_ratio_compare(&a, &b, &order, &error));
    CHECK(order == 0);
    a = ratio("-1/3");
    CHECK_OK(money_ratio_compare(&a, &b, &order, &error));
    CHECK(order == -1);
    CHECK_OK(money_ratio_format(&a, text, sizeof text, &length, &error));
    CHECK_TEXT(text, "-1/3");
    CHECK_OK(money_ratio_format_decimal(&b, 4, MONEY_ROUND_HALF_EVEN, text, sizeof text, &length, &error));
    CHECK_TEXT(text, "2.3333");
    CHECK_OK(money_ratio_to_decimal(&b, 2, MONEY_ROUND_UP, &value, &flags, &error));
    CHECK_TEXT(plain(&value), "2.34");
    CHECK(flags == MONEY_FLAG_ROUNDED);
    CHECK_STATUS(money_ratio_to_decimal(&b, 2, MONEY_ROUND_UNNECESSARY, &value, &flags, &error), MONEY_ERR_INEXACT);
    CHECK_OK(money_ratio_to_double(&a, &number, &error));
    CHECK(number == -1.0 / 3);

    /* The longest integers there are: 2^512 - 1. */
    memset(&a, 0xFF, sizeof a.numerator);
    memset(a.denominator, 0, sizeof a.denominator);
    a.denominator[0] = 1;
    a.sign = 1;
    CHECK_OK(money_ratio_format(&a, text, sizeof text, &length, &error));
    CHECK(length == 154 + 1 && strncmp(text, "1340780792994259", 16) == 0);
    CHECK_OK(money_ratio_format_decimal(&a, 38, MONEY_ROUND_UP, text, sizeof text, &length, &error));
    CHECK(length == 155 + 1 + 38);
    CHECK_STATUS(money_ratio_to_decimal(&a, 0, MONEY_ROUND_UP, &value, &flags, &error), MONEY_ERR_OVERFLOW);
    CHECK_OK(money_ratio_to_double(&a, &number, &error));
    CHECK(number == 0x1p512);
    memset(a.denominator, 0xFF, sizeof a.denominator);
    a.numerator[0] -= 1;
    a.sign = -1;
    CHECK_OK(money_ratio_format(&a, text, sizeof text, &length, &error));
    CHECK(length < sizeof text && text[0] == '-');

    bad = b;
    bad.sign = 0;
    CHECK_STATUS(money_ratio_to_double(&bad, &number, &error), MONEY_ERR_ARGUMENT);
    memset(&bad, 0, sizeof bad);
    CHECK_STATUS(money_ratio_to_double(&bad, &number, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "ratio.denominator must not be 0");

    CHECK_OK(money_ratio_from_amounts(&dividend, &divisor, &a, &error));
    CHECK(is_ratio(&a, 1, 5, 2));
    divisor = amount("4 USD");
    CHECK_STATUS(money_ratio_from_amounts(&dividend, &divisor, &a, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_OK(money_ratio_from_decimals(&three, &three, &a, &error));
    CHECK(is_ratio(&a, 1, 1, 1));
    CHECK_STATUS(money_ratio_from_decimals(&three, &zero, &a, &error), MONEY_ERR_DIVISION_BY_ZERO);
    CHECK_STATUS(money_ratio_parse("1/0", MONEY_NTS, &a, &error), MONEY_ERR_DIVISION_BY_ZERO);
    CHECK_STATUS(money_ratio_parse("1/x", MONEY_NTS, &a, &error), MONEY_ERR_SYNTAX);
    CHECK(error.position == 2);
}

static void through_rates(void)
{
    money_rates_builder_t *b = NULL;
    money_rates_t *rates = NULL;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_t amounts[4], result;
    size_t indices[4] = {9, 9, 9, 9};
    int32_t order = 9;
    uint32_t flags = 9;

    CHECK_OK(money_rates_builder_new(&b, &error));
    ADD("EUR", "USD", "1.1", day(2024, 1, 2));
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    money_rates_builder_free(b);
    amounts[0] = amount("1.10 USD");
    amounts[1] = amount("1 EUR");
    amounts[2] = amount("-5 USD");
    amounts[3] = amount("0.99999999999999999999 EUR");
    CHECK_OK(money_rates_sort(rates, amounts, 4, "EUR", NULL, indices, &flags, &error));
    CHECK(indices[0] == 2 && indices[1] == 3 && indices[2] == 0 && indices[3] == 1 && flags == 0);
    CHECK_OK(money_rates_compare(rates, &amounts[0], &amounts[1], "USD", NULL, &order, &flags, &error));
    CHECK(order == 0);
    CHECK_OK(money_rates_maximum(rates, amounts, 4, "USD", NULL, &result, &flags, &error));
    CHECK_TEXT(words(&result), "1.10 USD");
    CHECK_OK(money_rates_minimum(rates, amounts, 4, "USD", NULL, &result, &flags, &error));
    CHECK_TEXT(words(&result), "-5 USD");
    CHECK_OK(money_rates_sum(rates, amounts, 3, "USD", NULL, &result, &flags, &error));
    CHECK_TEXT(words(&result), "-2.80 USD");
    CHECK_OK(money_rates_sum(NULL, NULL, 0, "USD", NULL, &result, &flags, &error));
    CHECK_TEXT(words(&result), "0.00 USD");
    options.date = day(2024, 1, 5);
    CHECK_STATUS(money_rates_compare(rates, &amounts[0], &amounts[1], "USD", &options, &order, &flags, &error),
                 MONEY_ERR_NO_RATE);
    CHECK(order == 0);
    options.max_gap = 3;
    CHECK_OK(money_rates_compare(rates, &amounts[0], &amounts[1], "USD", &options, &order, &flags, &error));
    CHECK(flags == MONEY_FLAG_EARLIER);
    /* Amounts of one currency need no rate, and an empty array lacks a maximum. */
    CHECK_OK(money_rates_compare(NULL, &amounts[1], &amounts[3], "CHF", NULL, &order, &flags, &error));
    CHECK(order == 1);
    CHECK_STATUS(money_rates_maximum(rates, amounts, 0, "USD", NULL, &result, &flags, &error), MONEY_ERR_ARGUMENT);
    CHECK_OK(money_rates_sort(rates, NULL, 0, "USD", NULL, NULL, &flags, &error));
    amounts[1] = amount("1 CHF");
    CHECK_STATUS(money_rates_sort(rates, amounts, 4, "EUR", NULL, indices, &flags, &error), MONEY_ERR_NO_RATE);
    CHECK(indices[3] == 0);
    CHECK_STATUS(money_rates_sort(rates, amounts, 4, "E R", NULL, indices, &flags, &error), MONEY_ERR_SYNTAX);
    money_rates_free(rates);
}

int main(void)
{
    ratios();
    through_rates();
    return check_end();
}
