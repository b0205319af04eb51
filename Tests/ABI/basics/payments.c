/* Amounts as payment providers, messages of ISO 20022 and google.type.Money have them. */
#include "basics.h"

static void counts(const char *text, money_payment_provider_t provider, int64_t expected)
{
    money_t value = amount(text), back;
    int64_t minor = 0;

    CHECK_OK(money_payment_to_minor(&value, provider, NULL, &minor, &error));
    if (minor != expected)
        fprintf(stderr, "%s is %lld\n", text, (long long)minor);
    CHECK(minor == expected);
    CHECK_OK(money_payment_from_minor(minor, value.currency, provider, NULL, &back, &error));
    CHECK_TEXT(words(&back), text);
}

static void providers(void)
{
    int32_t digits;
    int64_t minor = 1;
    money_t value = amount("5.5 UGX"), back;

    CHECK_TEXT(money_payment_provider_name(MONEY_PAYMENT_STRIPE), "stripe");
    CHECK_TEXT(money_payment_provider_name(MONEY_PAYMENT_PAYPAL), "paypal");
    CHECK(money_payment_provider_name(3) == NULL && money_payment_provider_name(-1) == NULL);
    counts("10.50 EUR", MONEY_PAYMENT_STRIPE, 1050);
    counts("5.00 UGX", MONEY_PAYMENT_STRIPE, 500);
    counts("5 UGX", MONEY_PAYMENT_ADYEN, 5);
    counts("5.00 ISK", MONEY_PAYMENT_ADYEN, 500);
    counts("5.120 KWD", MONEY_PAYMENT_STRIPE, 5120);
    counts("5 MGA", MONEY_PAYMENT_STRIPE, 5);
    counts("-7 HUF", MONEY_PAYMENT_PAYPAL, -7);
    CHECK_STATUS(money_payment_to_minor(&value, MONEY_PAYMENT_STRIPE, NULL, &minor, &error), MONEY_ERR_INEXACT);
    CHECK_TEXT(error.text, "amount must have at most 0 fraction digits for stripe, got 5.5 UGX");
    CHECK(minor == 0);
    CHECK_STATUS(money_payment_from_minor(501, "UGX", MONEY_PAYMENT_STRIPE, NULL, &back, &error), MONEY_ERR_INEXACT);
    CHECK_STATUS(money_payment_from_minor(1, "ZZZ", 0, NULL, &back, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_payment_from_minor(1, "1", 0, NULL, &back, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_payment_from_minor(1, "EUR", 9, NULL, &back, &error), MONEY_ERR_ARGUMENT);
    value = amount("1 XAU");
    CHECK_STATUS(money_payment_to_minor(&value, 0, NULL, &minor, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    value = amount("92233720368547758.08 EUR");
    CHECK_STATUS(money_payment_to_minor(&value, 0, NULL, &minor, &error), MONEY_ERR_OVERFLOW);
    /* Stripe writes its codes in lower case. */
    CHECK_OK(money_payment_from_minor(1050, "eur", MONEY_PAYMENT_STRIPE, NULL, &back, &error));
    CHECK_TEXT(words(&back), "10.50 EUR");
    CHECK_OK(money_payment_digits("ugx", MONEY_PAYMENT_STRIPE, NULL, &digits, &error));
    CHECK(digits == 2);
    CHECK_STATUS(money_payment_from_minor(1, "zzz", 0, NULL, &back, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_payment_from_minor(1, "eur", MONEY_PAYMENT_ADYEN, NULL, &back, &error),
                 MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_OK(money_payment_digits("CLP", MONEY_PAYMENT_ADYEN, NULL, &digits, &error));
    CHECK(digits == 2);
    CHECK_STATUS(money_payment_digits("XAU", 0, NULL, &digits, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_payment_digits("", 0, NULL, &digits, &error), MONEY_ERR_SYNTAX);
}

static money_status_t checked(const char *text, money_date_t date)
{
    money_t value = amount(text);

    return money_payment_check_iso20022(&value, date, &error);
}

static void messages(void)
{
    const money_date_t day = 20455; /* 2026-01-02 */

    CHECK_STATUS(checked("10.50 EUR", day), MONEY_OK);
    CHECK_STATUS(checked("999999999999999999.00000 EUR", day), MONEY_OK);
    CHECK_STATUS(checked("1.50 DEM", MONEY_DATE_NONE), MONEY_OK);
    CHECK_STATUS(checked("1.50 DEM", day), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(checked("-0.01 EUR", day), MONEY_ERR_LIMIT);
    CHECK_STATUS(checked("1000000000000000000 EUR", day), MONEY_ERR_LIMIT);
    CHECK_STATUS(checked("0.000001 EUR", day), MONEY_ERR_LIMIT);
    CHECK_STATUS(checked("0.001 EUR", day), MONEY_ERR_INEXACT);
    CHECK_STATUS(checked("1 EUR", INT32_MAX), MONEY_ERR_DATE);
}

static void units(void)
{
    money_t value = amount("-1.75 USD"), back;
    int64_t whole;
    int32_t nanos;

    CHECK_OK(money_payment_to_units(&value, &whole, &nanos, &error));
    CHECK(whole == -1 && nanos == -750000000);
    CHECK_OK(money_payment_from_units(whole, nanos, "USD", NULL, &back, &error));
    CHECK_TEXT(words(&back), "-1.75 USD");
    CHECK_OK(money_payment_from_units(INT64_MIN, -999999999, "JPY", NULL, &back, &error));
    CHECK_TEXT(words(&back), "-9223372036854775808.999999999 JPY");
    CHECK_STATUS(money_payment_from_units(1, -1, "USD", NULL, &back, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_payment_from_units(1, INT32_MIN, "USD", NULL, &back, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_payment_from_units(1, 1, "ZZZ", NULL, &back, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_payment_from_units(1, 1, "", NULL, &back, &error), MONEY_ERR_SYNTAX);
    value = amount("9223372036854775808 USD");
    CHECK_STATUS(money_payment_to_units(&value, &whole, &nanos, &error), MONEY_ERR_OVERFLOW);
    value = amount("0.0000000001 USD");
    CHECK_STATUS(money_payment_to_units(&value, &whole, &nanos, &error), MONEY_ERR_INEXACT);
    CHECK(whole == 0 && nanos == 0);
}

int main(void)
{
    providers();
    messages();
    units();
    return check_end();
}
