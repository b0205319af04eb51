/* Withdrawn currencies and quote units. Usage: factors ROOT (of the source tree). */
#include "basics.h"

static void both_factors(const money_rates_t *rates)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_conversion_t details;
    money_t a, result;

    /* Both factors: 1.95583 DEM = 1 EUR = 6.55957 FRF. */
    options = (money_convert_options_t)MONEY_CONVERT_OPTIONS_INIT;
    CONVERTS("195583 DEM", "FRF", "655957.00 FRF");
    CHECK(details.leg_count == 2 && details.flags == (MONEY_FLAG_FIXED | MONEY_FLAG_EURO_REGULATION)
          && details.as_of == MONEY_DATE_NONE);
    CHECK(details.legs[0].kind == MONEY_RATE_FIXED && details.legs[1].kind == MONEY_RATE_FIXED);
    a = amount("195583 DEM");
    CHECK_OK(money_rates_convert(NULL, &a, "FRF", NULL, &result, NULL, &error)); /* without a table */
    CHECK_TEXT(words(&result), "655957.00 FRF");
    options.date = day(1998, 12, 31); /* before they were fixed */
    CHECK_STATUS(money_rates_convert(rates, &a, "FRF", &options, &result, NULL, &error), MONEY_ERR_NO_RATE);
    CHECK_STATUS(money_rates_convert(NULL, &a, "FRF", &options, &result, NULL, &error), MONEY_ERR_NO_RATE);
    options.date = day(1999, 1, 4);
    CONVERTS("195583 DEM", "USD", "117890.00 USD");
    CHECK(details.as_of == options.date);
}

static void quote_units(const money_rates_t *rates)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_conversion_t details;
    money_t a, result;

    /* Quote units */
    options = (money_convert_options_t)MONEY_CONVERT_OPTIONS_INIT;
    CONVERTS("12345 GBX", "GBP", "123.45 GBP");
    CHECK(details.flags == MONEY_FLAG_FIXED && details.legs[0].kind == MONEY_RATE_UNIT);
    CONVERTS("1.23 GBP", "GBX", "123 GBX");
    CONVERTS("1500 ZAc", "ZAR", "15.00 ZAR");
    CONVERTS("83.38 GBX", "EUR", "1.00 EUR"); /* 0.8338 on 2026-10-30 */
    CHECK(details.leg_count == 2 && details.as_of == day(2026, 10, 30));
    CONVERTS("100 GBX", "ZAc", "2236 ZAc"); /* 18.6455 / 0.8338 */
    CHECK(details.leg_count == 4 && (details.flags & MONEY_FLAG_FIXED) != 0);
}

static void weekends(const money_rates_t *rates)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_conversion_t details;
    money_t a, result;

    /* A weekend */
    options = (money_convert_options_t)MONEY_CONVERT_OPTIONS_INIT;
    options.date = day(2020, 3, 14);
    a = amount("100.00 EUR");
    CHECK_STATUS(money_rates_convert(rates, &a, "USD", &options, &result, NULL, &error), MONEY_ERR_NO_RATE);
    CHECK(strstr(error.text, "2020-03-14") != NULL);
    options.max_gap = 7;
    CONVERTS("100.00 EUR", "USD", "111.04 USD");
    CHECK(details.gap_days == 1 && details.as_of == day(2020, 3, 13) && details.flags == MONEY_FLAG_EARLIER);
    CHECK_TEXT(details.source, "European Central Bank");
    options.now = (int64_t)options.date * 86400;
    CONVERTS("100.00 EUR", "USD", "111.04 USD");
    CHECK(details.age_seconds == 86400);
}

/** Withdrawn currencies and quote units, with the table of the European Central Bank and without. */
static void factors(const char *root)
{
    char path[1024], *csv;
    size_t length;
    money_rates_t *rates = NULL;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_conversion_t details;
    money_t a, result;

    snprintf(path, sizeof path, "%s/share/ecb/eurofxref-hist.csv", root);
    csv = check_read(path, &length);
    CHECK_OK(money_rates_from_ecb_csv(csv, length, &rates, &error));
    free(csv);

    /* Croatia: the table's rate until 2022, the factor from 2023, although a rate of 2022-12-30 would be in reach. */
    options.date = day(2022, 12, 30);
    CONVERTS("7.5365 HRK", "EUR", "1.00 EUR");
    CHECK(details.flags == 0 && details.legs[0].kind == MONEY_RATE_INVERSE && details.as_of == options.date);
    options.date = day(2023, 1, 3);
    options.max_gap = 7;
    options.digits = 5;
    CONVERTS("7.53450 HRK", "EUR", "1.00000 EUR");
    CHECK((details.flags & MONEY_FLAG_FIXED) != 0 && (details.flags & MONEY_FLAG_ROUNDED) == 0 && details.leg_count == 1 &&
          details.legs[0].kind == MONEY_RATE_FIXED);
    CONVERTS("1 EUR", "HRK", "7.53450 HRK");
    options.digits = MONEY_DIGITS_CURRENCY;
    options.max_gap = 0;
    CONVERTS("753.45 HRK", "USD", "105.45 USD"); /* the factor, then the rate of that day: 1.0545 */
    CHECK(details.leg_count == 2 && details.legs[0].kind == MONEY_RATE_FIXED && details.legs[1].kind == MONEY_RATE_QUOTED &&
          details.flags == MONEY_FLAG_FIXED);
    options.date = day(2022, 12, 31);
    options.max_gap = 7;
    CONVERTS("7.5365 HRK", "EUR", "1.00 EUR");
    CHECK(details.flags == MONEY_FLAG_EARLIER && details.gap_days == 1);

    both_factors(rates);
    /* Turkey: a million to one from 2005. */
    options = (money_convert_options_t)MONEY_CONVERT_OPTIONS_INIT;
    CONVERTS("1500000 TRL", "TRY", "1.50 TRY");
    CONVERTS("1.50 TRY", "TRL", "1500000 TRL");
    options.date = day(2005, 1, 3);
    CONVERTS("1815000 TRL", "EUR", "1.00 EUR");
    CHECK(details.leg_count == 2 && strcmp(details.legs[0].to, "TRY") == 0);
    options.date = day(2004, 12, 31);
    CONVERTS("1836200 TRL", "EUR", "1.00 EUR");
    CHECK(details.leg_count == 1 && details.flags == 0);

    quote_units(rates);
    /* Digits of that day: two for ISK until 2003-09-30. */
    options.date = day(2003, 9, 30);
    CONVERTS("1 EUR", "ISK", words(&result));
    CHECK(result.scale == 2);
    options.date = day(2003, 10, 1);
    CONVERTS("1 EUR", "ISK", words(&result));
    CHECK(result.scale == 0);

    weekends(rates);
    money_rates_free(rates);
}

int main(int count, char **arguments)
{
    factors(count > 1 ? arguments[1] : ".");
    return check_end();
}
