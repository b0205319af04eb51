/* Everyday arithmetic: remainders, digits, steps, signs, sums, the least and the most, and dates apart. */
#include "basics.h"

static void remainders(void)
{
    money_decimal_t a = decimal("-7"), b = decimal("2"), quotient, remainder;
    money_t amount_a = amount("100.00 EUR"), amount_b = amount("30 EUR"), part, rest;
    uint32_t flags = 9;

    CHECK_OK(money_decimal_divide_remainder(&a, &b, 0, MONEY_ROUND_DOWN, &quotient, &remainder, &error));
    CHECK_TEXT(plain(&quotient), "-3");
    CHECK_TEXT(plain(&remainder), "-1");
    CHECK_OK(money_decimal_divide_remainder(&a, &b, 0, MONEY_ROUND_FLOOR, &quotient, &remainder, &error));
    CHECK_TEXT(plain(&quotient), "-4");
    CHECK_TEXT(plain(&remainder), "1");
    /* An output may be the input. */
    CHECK_OK(money_decimal_divide_remainder(&a, &b, 1, MONEY_ROUND_DOWN, &b, &a, &error));
    CHECK_TEXT(plain(&b), "-3.5");
    CHECK_TEXT(plain(&a), "0.0");
    b = decimal("0.00");
    CHECK_STATUS(money_decimal_divide_remainder(&a, &b, 0, MONEY_ROUND_DOWN, &quotient, &remainder, &error),
                 MONEY_ERR_DIVISION_BY_ZERO);
    b = decimal("0.3");
    a = decimal("1");
    CHECK_STATUS(money_decimal_divide_remainder(&a, &b, 0, MONEY_ROUND_UNNECESSARY, &quotient, &remainder, &error),
                 MONEY_ERR_INEXACT);
    CHECK(quotient.scale == 0 && remainder.lo == 0);

    b = decimal("3");
    CHECK_OK(money_divide_remainder(&amount_a, &b, MONEY_DIGITS_CURRENCY, MONEY_ROUND_DOWN, &part, &rest, &error));
    CHECK_TEXT(words(&part), "33.33 EUR");
    CHECK_TEXT(words(&rest), "0.01 EUR");
    CHECK_STATUS(money_divide_remainder(&amount_a, &b, MONEY_ROUND_DOWN, 2, &part, &rest, &error), MONEY_ERR_ARGUMENT);
    CHECK(part.currency[0] == 0 && rest.currency[0] == 0);
    CHECK_OK(money_divide_by_amount(&amount_a, &amount_b, 0, MONEY_ROUND_DOWN, &quotient, &rest, &flags, &error));
    CHECK_TEXT(plain(&quotient), "3");
    CHECK_TEXT(words(&rest), "10.00 EUR");
    CHECK(flags == MONEY_FLAG_ROUNDED);
    CHECK_OK(money_divide_by_amount(&amount_a, &amount_b, 4, MONEY_ROUND_HALF_EVEN, &quotient, NULL, &flags, &error));
    CHECK_TEXT(plain(&quotient), "3.3333");
    amount_b = amount("25 EUR");
    CHECK_OK(money_divide_by_amount(&amount_a, &amount_b, 0, MONEY_ROUND_DOWN, &quotient, &rest, &flags, &error));
    CHECK_TEXT(words(&rest), "0.00 EUR");
    CHECK(flags == 0);
    amount_b = amount("25 USD");
    CHECK_STATUS(money_divide_by_amount(&amount_a, &amount_b, 0, MONEY_ROUND_DOWN, &quotient, &rest, NULL, &error),
                 MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_TEXT(error.text, "EUR cannot be divided by USD");
}

static void digits(void)
{
    money_decimal_t value = decimal("1.5000"), step = decimal("100"), result;
    money_t a = amount("1234.56 EUR"), b;
    uint32_t flags = 9;

    CHECK_OK(money_decimal_normalize(&value, 0, &result, &error));
    CHECK_TEXT(plain(&result), "1.5");
    CHECK_OK(money_decimal_normalize(&value, 2, &result, &error));
    CHECK_TEXT(plain(&result), "1.50");
    CHECK_STATUS(money_decimal_normalize(&value, MONEY_DIGITS_CURRENCY, &result, &error), MONEY_ERR_ARGUMENT);
    value = decimal("1250");
    CHECK_OK(money_decimal_round_to_step(&value, &step, MONEY_ROUND_HALF_EVEN, &result, &flags, &error));
    CHECK_TEXT(plain(&result), "1200");
    CHECK(flags == MONEY_FLAG_ROUNDED);
    step = decimal("0");
    CHECK_STATUS(money_decimal_round_to_step(&value, &step, MONEY_ROUND_UP, &result, &flags, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "step must be positive, got 0");
    value = decimal("0.0995");
    CHECK_OK(money_decimal_round_significant(&value, 2, MONEY_ROUND_HALF_UP, &result, &flags, &error));
    CHECK_TEXT(plain(&result), "0.10");
    CHECK_OK(money_decimal_round_significant(&value, 3, MONEY_ROUND_UNNECESSARY, &result, &flags, &error));
    CHECK_TEXT(plain(&result), "0.0995");
    CHECK(flags == 0);
    CHECK_STATUS(money_decimal_round_significant(&value, 0, MONEY_ROUND_UP, &result, &flags, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_decimal_round_significant(&value, -1, MONEY_ROUND_UP, &result, &flags, &error),
                 MONEY_ERR_ARGUMENT);

    CHECK_OK(money_round_significant(&a, 3, MONEY_ROUND_DOWN, &b, &flags, &error));
    CHECK_TEXT(words(&b), "1230 EUR");
    step = decimal("100");
    CHECK_OK(money_round_to_step(&a, &step, MONEY_ROUND_UP, &b, &flags, &error));
    CHECK_TEXT(words(&b), "1300 EUR");
    a = amount("1.5000 EUR");
    CHECK_OK(money_normalize(&a, MONEY_DIGITS_CURRENCY, &b, &error));
    CHECK_TEXT(words(&b), "1.50 EUR");
    a = amount("1.5000 XAU");
    CHECK_STATUS(money_normalize(&a, MONEY_DIGITS_CURRENCY, &b, &error), MONEY_ERR_UNKNOWN_CURRENCY);
}

static void coefficients(void)
{
    money_decimal_t value, again;
    char text[MONEY_TEXT_MAX];
    size_t length = 9;

    CHECK_OK(money_decimal_from_coefficient("-99999999999999999999999999999999999999", MONEY_NTS, 2, &value, &error));
    CHECK_TEXT(plain(&value), "-999999999999999999999999999999999999.99");
    CHECK_OK(money_decimal_coefficient(&value, text, sizeof text, &length, &error));
    CHECK_TEXT(text, "-99999999999999999999999999999999999999");
    CHECK(length == 39);
    CHECK_OK(money_decimal_from_words(value.lo, value.hi, value.scale, &again, &error));
    CHECK(memcmp(&value, &again, sizeof value) == 0);
    CHECK_STATUS(money_decimal_from_words(0, INT64_MAX, 0, &value, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "coefficient must have at most 38 digits");
    CHECK_STATUS(money_decimal_from_words(0, 0, 39, &value, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_decimal_from_coefficient("1.5", MONEY_NTS, 2, &value, &error), MONEY_ERR_SYNTAX);
    CHECK(error.position == 1);
    CHECK_STATUS(money_decimal_from_coefficient("1", 1, 39, &value, &error), MONEY_ERR_ARGUMENT);
}

static void sums(void)
{
    money_decimal_t values[3], result;
    money_t amounts[3], total;
    int32_t sign = 9;

    values[0] = decimal("99999999999999999999999999999999999999");
    values[1] = values[0];
    values[2] = decimal("-99999999999999999999999999999999999999.0");
    CHECK_OK(money_decimal_sum(values, 3, &result, &error));
    CHECK_TEXT(plain(&result), "99999999999999999999999999999999999999");
    CHECK_STATUS(money_decimal_sum(values, 2, &result, &error), MONEY_ERR_OVERFLOW);
    CHECK_OK(money_decimal_sum(NULL, 0, &result, &error));
    CHECK_TEXT(plain(&result), "0");
    CHECK_OK(money_decimal_minimum(values, 3, &result, &error));
    CHECK_TEXT(plain(&result), "-99999999999999999999999999999999999999");
    CHECK_OK(money_decimal_maximum(values, 3, &values[2], &error));
    CHECK_TEXT(plain(&values[2]), "99999999999999999999999999999999999999");
    CHECK_STATUS(money_decimal_maximum(values, 0, &result, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "number of values for a maximum must be at least 1, got 0");

    amounts[0] = amount("1.5 EUR");
    amounts[1] = amount("-2.25 EUR");
    amounts[2] = amount("1.50 EUR");
    CHECK_OK(money_sum(amounts, 3, NULL, &total, &error));
    CHECK_TEXT(words(&total), "0.75 EUR");
    CHECK_OK(money_sum(NULL, 0, "EUR", &total, &error));
    CHECK_TEXT(words(&total), "0 EUR");
    CHECK_STATUS(money_sum(NULL, 0, NULL, &total, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_sum(NULL, 1, "EUR", &total, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_sum(amounts, 3, "USD", &total, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_TEXT(error.text, "entry 0: EUR cannot be added to USD");
    CHECK_STATUS(money_sum(amounts, (size_t)MONEY_AMOUNTS_MAX + 1, NULL, &total, &error), MONEY_ERR_LIMIT);
    CHECK_OK(money_minimum(amounts, 3, &total, &error));
    CHECK_TEXT(words(&total), "-2.25 EUR");
    CHECK_OK(money_maximum(amounts, 3, &total, &error));
    CHECK_TEXT(words(&total), "1.5 EUR");
    amounts[2] = amount("9 USD");
    CHECK_STATUS(money_maximum(amounts, 3, &total, &error), MONEY_ERR_CURRENCY_MISMATCH);

    CHECK_OK(money_sign(&amounts[1], &sign, &error));
    CHECK(sign == -1);
    CHECK_OK(money_amount(&amounts[1], &result, &error));
    CHECK_TEXT(plain(&result), "-2.25");
    result = decimal("0.00");
    CHECK_OK(money_decimal_sign(&result, &sign, &error));
    CHECK(sign == 0);
}

static void steps(void)
{
    money_allocate_options_t options = MONEY_ALLOCATE_OPTIONS_INIT;
    money_t a = amount("-10.02 EUR"), shares[3], remainder;

    options.step = decimal("0.05");
    CHECK_OK(money_split(&a, 3, &options, shares, &remainder, &error));
    CHECK_TEXT(words(&shares[0]), "-3.35 EUR");
    CHECK_TEXT(words(&shares[1]), "-3.35 EUR");
    CHECK_TEXT(words(&shares[2]), "-3.30 EUR");
    CHECK_TEXT(words(&remainder), "-0.02 EUR");
    /* The remainder below a step must go somewhere. */
    CHECK_STATUS(money_split(&a, 3, &options, shares, NULL, &error), MONEY_ERR_ARGUMENT);
    options.step = decimal("-0.05");
    CHECK_STATUS(money_split(&a, 3, &options, shares, &remainder, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "step must be positive, got -0.05");
}

static void dates(void)
{
    int32_t year = 9, month = 9, of_month = 9, weekday = 9;

    CHECK_OK(money_date_to_ymd(day(2024, 2, 29), &year, &month, &of_month, &error));
    CHECK(year == 2024 && month == 2 && of_month == 29);
    CHECK_OK(money_date_weekday(day(2024, 2, 29), &weekday, &error));
    CHECK(weekday == 4);
    CHECK_STATUS(money_date_to_ymd(MONEY_DATE_NONE, &year, &month, &of_month, &error), MONEY_ERR_DATE);
    CHECK(year == 0 && month == 0 && of_month == 0);
    CHECK_STATUS(money_date_weekday(MONEY_DATE_NONE, &weekday, &error), MONEY_ERR_DATE);
}

int main(void)
{
    remainders();
    digits();
    coefficients();
    sums();
    steps();
    dates();
    return check_end();
}
