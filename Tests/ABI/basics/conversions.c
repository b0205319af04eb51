/* Builders, tables, conversions and paths. */
#include "basics.h"

static void builders(void)
{
    money_rates_builder_t *b = NULL;
    money_rates_t *rates = NULL;
    money_rates_info_t info;
    money_rate_t rate;
    money_t a = amount("100.00 EUR"), result;
    money_conversion_t details;
    size_t count = 9;
    char code[MONEY_CODE_SIZE];
    int32_t date;

    CHECK_OK(money_rates_builder_new(&b, &error));
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    CHECK_OK(money_rates_info(rates, &info, &error));
    CHECK(info.currency_count == 0 && info.pair_count == 0 && info.first_date == MONEY_DATE_NONE &&
          info.last_date == MONEY_DATE_NONE && info.instant == MONEY_INSTANT_NONE && info.base[0] == '\0' &&
          info.source[0] == '\0');
    money_rates_free(rates);
    CHECK_OK(money_rates_builder_add(b, "EUR", "USD", "1.10", MONEY_NTS, MONEY_DATE_NONE, &error));
    CHECK_OK(money_rates_builder_add(b, "EUR", "JPY", "160xyz", 3, MONEY_DATE_NONE, &error));
    CHECK_OK(money_rates_builder_add(b, "EUR", "XPT", "7/3", MONEY_NTS, MONEY_DATE_NONE, &error));
    CHECK_OK(money_rates_builder_add(b, "EUR", "USD", "1.25", MONEY_NTS, MONEY_DATE_NONE, &error)); /* instead */
    CHECK_OK(money_rates_builder_add(b, "EUR", "EUR", "1", MONEY_NTS, MONEY_DATE_NONE, &error));    /* says nothing */
    CHECK_OK(money_rates_builder_count(b, &count, &error));
    CHECK(count == 3);
    CHECK_OK(money_rates_builder_at(b, 0, &rate, &error));
    CHECK(strcmp(rate.from, "EUR") == 0 && strcmp(rate.to, "USD") == 0 && rate.numerator == 125 && rate.denominator == 100 &&
          rate.date == MONEY_DATE_NONE && rate.kind == MONEY_RATE_QUOTED && rate.flags == 0);
    CHECK_OK(money_rates_builder_at(b, 2, &rate, &error));
    CHECK(rate.numerator == 7 && rate.denominator == 3);
    CHECK_STATUS(money_rates_builder_at(b, 3, &rate, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_rates_builder_remove(b, "EUR", "JPY", MONEY_DATE_NONE, &error));
    CHECK_STATUS(money_rates_builder_remove(b, "EUR", "JPY", MONEY_DATE_NONE, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_rates_builder_remove(b, "USD", "EUR", MONEY_DATE_NONE, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_rates_builder_at(b, 1, &rate, &error));
    CHECK_TEXT(rate.to, "XPT");
    CHECK_OK(money_rates_builder_set_base(b, "EUR", &error));
    CHECK_OK(money_rates_builder_set_source(b, "by hand", 7, &error));
    CHECK_OK(money_rates_builder_set_instant(b, 1709251200, &error));
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    CHECK_OK(money_rates_info(rates, &info, &error));
    CHECK(info.currency_count == 3 && info.pair_count == 2 && info.date_count == 0 && info.quote_count == 2 &&
          info.instant == 1709251200);
    CHECK_TEXT(info.base, "EUR");
    CHECK_TEXT(info.source, "by hand");
    CHECK_OK(money_rates_currency_at(rates, 2, code, sizeof code, NULL, &error));
    CHECK_TEXT(code, "XPT");
    CHECK_STATUS(money_rates_currency_at(rates, 3, code, sizeof code, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_rates_date_at(rates, 0, &date, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_rates_convert(rates, &a, "USD", NULL, &result, &details, &error));
    CHECK_TEXT(words(&result), "125.00 USD");
    CHECK(details.as_of == MONEY_DATE_NONE && details.gap_days == 0 && details.instant == 1709251200 &&
          details.age_seconds == MONEY_INSTANT_NONE && details.flags == 0 && details.leg_count == 1);
    CHECK_TEXT(details.source, "by hand");
    money_rates_free(rates);
    CHECK_OK(money_rates_builder_set_source(b, NULL, 0, &error));
    CHECK_OK(money_rates_builder_set_base(b, "", &error));
    CHECK_OK(money_rates_builder_set_instant(b, MONEY_INSTANT_NONE, &error));
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    CHECK_OK(money_rates_info(rates, &info, &error));
    CHECK(info.base[0] == '\0' && info.source[0] == '\0' && info.instant == MONEY_INSTANT_NONE);
    money_rates_free(rates);
    money_rates_builder_free(b);
    money_rates_builder_free(NULL);
    money_rates_free(NULL);
}

static void routes(const money_rates_t *rates)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_conversion_t details;
    money_t a = amount("100.00 EUR"), result;

    CONVERTS("100.00 EUR", "USD", "150.00 USD"); /* the newest */
    CHECK(details.as_of == 19785 && details.gap_days == 0 && details.leg_count == 1 && details.flags == 0);
    CHECK(details.legs[0].kind == MONEY_RATE_QUOTED && details.legs[0].date == 19785);
    CHECK(is_ratio(&details.rate, 1, 3, 2) && is_ratio(&details.remainder, 0, 0, 1));
    CONVERTS("100.00 USD", "EUR", "60.00 EUR"); /* each direction by its own quote */
    CHECK(is_ratio(&details.rate, 1, 3, 5));
    options.date = 19782;
    CONVERTS("100.00 USD", "EUR", "80.00 EUR"); /* the exact inverse */
    CHECK(details.legs[0].kind == MONEY_RATE_INVERSE && details.legs[0].numerator == 100 && details.legs[0].denominator == 125);
    CONVERTS("100.00 USD", "JPY", "12800 JPY"); /* through the base */
    CHECK(details.leg_count == 2 && strcmp(details.legs[0].to, "EUR") == 0 && strcmp(details.legs[1].from, "EUR") == 0);
    CHECK(is_ratio(&details.rate, 1, 128, 1));
    CONVERTS("0.01 USD", "EUR", "0.01 EUR");
    CHECK(details.flags == MONEY_FLAG_ROUNDED && is_ratio(&details.remainder, -1, 2, 1000));
    options.rounding = MONEY_ROUND_FLOOR;
    CONVERTS("0.01 USD", "EUR", "0.00 EUR");
    CHECK(is_ratio(&details.remainder, 1, 8, 1000));
    options.rounding = MONEY_ROUND_UNNECESSARY;
    CHECK_STATUS(money_rates_convert(rates, &a, "EUR", &options, &result, &details, &error), MONEY_ERR_INEXACT);
    options.digits = 6;
    CONVERTS("0.01 USD", "EUR", "0.008000 EUR");
}

static void days_without_rates(const money_rates_t *rates)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_conversion_t details;
    money_t a = amount("100.00 EUR"), result;

    a = amount("100.00 USD");
    options.rounding = MONEY_ROUND_HALF_EVEN;
    options.digits = MONEY_DIGITS_CURRENCY;
    options.date = 19784; /* a day without rates */
    CHECK_STATUS(money_rates_convert(rates, &a, "EUR", &options, &result, &details, &error), MONEY_ERR_NO_RATE);
    CHECK(strstr(error.text, "USD") && strstr(error.text, "EUR") && strstr(error.text, "2024-03-02") && error.position == -1);
    CHECK(result.currency[0] == '\0' && details.leg_count == 0);
    options.max_gap = 2;
    CONVERTS("100.00 USD", "EUR", "80.00 EUR");
    CHECK(details.as_of == 19782 && details.gap_days == 2 && details.flags == MONEY_FLAG_EARLIER);
    options.max_gap = 1;
    CHECK_STATUS(money_rates_convert(rates, &a, "EUR", &options, &result, NULL, &error), MONEY_ERR_NO_RATE);
    options.max_gap = INT32_MAX;
    options.date = 2932896;
    CONVERTS("100.00 EUR", "USD", "150.00 USD");
    CHECK(details.gap_days == 2932896 - 19785);
    options.date = -719162;
    CHECK_STATUS(money_rates_convert(rates, &a, "USD", &options, &result, NULL, &error), MONEY_ERR_NO_RATE);
    options.date = 2932897;
    CHECK_STATUS(money_rates_convert(rates, &a, "USD", &options, &result, NULL, &error), MONEY_ERR_DATE);
    CHECK(strstr(error.text, "2932897") != NULL);
    options.date = 19785; /* the quotes of one date only: JPY is of another */
    options.max_gap = 0;
    CHECK_STATUS(money_rates_convert(rates, &a, "JPY", &options, &result, NULL, &error), MONEY_ERR_NO_RATE);
    options.max_gap = 3;
    a = amount("100.00 USD");
    CONVERTS("100.00 USD", "JPY", "12800 JPY");
    CHECK(details.as_of == 19782 && details.gap_days == 3);
}

static void ages(const money_rates_t *rates)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_conversion_t details;
    money_t a = amount("100.00 EUR"), result;

    /* Age */
    options = (money_convert_options_t)MONEY_CONVERT_OPTIONS_INIT;
    options.now = (int64_t)19785 * 86400 + 10800;
    CONVERTS("100.00 EUR", "USD", "150.00 USD");
    CHECK(details.age_seconds == 3600);
    options.now = INT64_MAX;
    CONVERTS("100.00 EUR", "USD", "150.00 USD");
    options.now = INT64_MIN + 1;
    CONVERTS("100.00 EUR", "USD", "150.00 USD");
    options.now = 0;
    CONVERTS("100.00 EUR", "USD", "150.00 USD");
    CHECK(details.age_seconds == -((int64_t)19785 * 86400 + 7200));
}

static void identities(const money_rates_t *rates)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_conversion_t details;
    money_t a = amount("100.00 EUR"), result;

    /* Identities */
    options = (money_convert_options_t)MONEY_CONVERT_OPTIONS_INIT;
    CONVERTS("1.2345 EUR", "EUR", "1.2345 EUR");
    CHECK(details.leg_count == 0 && details.flags == 0 && is_ratio(&details.rate, 1, 1, 1) &&
          is_ratio(&details.remainder, 0, 0, 1));
    CONVERTS("1.2345 EUR", NULL, "1.2345 EUR");
    CONVERTS("1.2345 XAU", "", "1.2345 XAU");
    CHECK_OK(money_rates_convert(NULL, &a, "XAU", NULL, &result, NULL, &error));
    options.digits = 2; /* what is asked for is given, as in a column */
    CONVERTS("1.2345 EUR", "EUR", "1.23 EUR");
    CHECK(details.leg_count == 0 && details.flags == MONEY_FLAG_ROUNDED && is_ratio(&details.remainder, 1, 45, 10000));
    options = (money_convert_options_t)MONEY_CONVERT_OPTIONS_INIT;
}

static void refused_codes(const money_rates_t *rates)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_t a = amount("100.00 EUR"), result;

    /* Codes */
    a = amount("1 EUR");
    CHECK_STATUS(money_rates_convert(rates, &a, "E R", &options, &result, NULL, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_rates_convert(rates, &a, "XAF", &options, &result, NULL, &error), MONEY_ERR_NO_RATE);
    CHECK_STATUS(money_rates_convert(NULL, &a, "USD", &options, &result, NULL, &error), MONEY_ERR_NO_RATE);
    a = amount("99999999999999999999999999999999999999 EUR");
    CHECK_STATUS(money_rates_convert(rates, &a, "JPY", &options, &result, NULL, &error),
                 MONEY_ERR_NO_RATE); /* not on the newest date */
    options.date = 19782;
    CHECK_STATUS(money_rates_convert(rates, &a, "JPY", &options, &result, NULL, &error), MONEY_ERR_OVERFLOW);
}

static void conversions(void)
{
    money_rates_builder_t *b = NULL;
    money_rates_t *rates = NULL;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT, filled;
    money_conversion_t details;

    memset(&filled, 0xA5, sizeof filled);
    money_convert_options_init(&filled);
    CHECK(filled.struct_size == sizeof filled && filled.date == MONEY_DATE_NONE && filled.max_gap == 0 &&
          filled.digits == MONEY_DIGITS_CURRENCY && filled.rounding == MONEY_ROUND_HALF_EVEN &&
          filled.stale == MONEY_STALE_FLAG && filled.registry == NULL && filled.now == MONEY_INSTANT_NONE &&
          filled.fresh_for == MONEY_INSTANT_NONE);

    CHECK_OK(money_rates_builder_new(&b, &error));
    ADD("EUR", "USD", "1.25", 19782);
    ADD("EUR", "JPY", "160", 19782);
    ADD("EUR", "USD", "1.50", 19785);
    ADD("USD", "EUR", "0.60", 19785); /* bid and ask */
    CHECK_OK(money_rates_builder_set_base(b, "EUR", &error));
    CHECK_OK(money_rates_builder_set_instant(b, (int64_t)19785 * 86400 + 7200, &error));
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    money_rates_builder_free(b);

    routes(rates);
    days_without_rates(rates);
    ages(rates);
    identities(rates);
    refused_codes(rates);
    /* Without an amount */
    options = (money_convert_options_t)MONEY_CONVERT_OPTIONS_INIT;
    CHECK_OK(money_rates_find(rates, "EUR", "USD", &options, &details, &error));
    CHECK(is_ratio(&details.rate, 1, 3, 2) && is_ratio(&details.remainder, 0, 0, 1) && details.as_of == 19785);
    CHECK_OK(money_rates_find(rates, "EUR", "EUR", &options, &details, &error));
    CHECK(is_ratio(&details.rate, 1, 1, 1) && details.leg_count == 0);
    CHECK_STATUS(money_rates_find(rates, "EUR", "XAF", &options, &details, &error), MONEY_ERR_NO_RATE);
    money_rates_free(rates);
}

/** What a failure of money_rates_convert from EUR says. */
static void refuses(const money_rates_t *rates, const char *target, const money_convert_options_t *options,
                    money_status_t status, const char *text)
{
    money_t a = amount("1 EUR"), result;

    CHECK_STATUS(money_rates_convert(rates, &a, target, options, &result, NULL, &error), status);
    CHECK_TEXT(error.text, text);
}

/** How old the rates are: told, flagged, or refused. */
static void freshness(void)
{
    money_rates_builder_t *b = NULL;
    money_rates_t *rates = NULL;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_conversion_t details;
    money_t a, result;
    const int64_t a_day = 86400, now = (int64_t)(19724 + 35) * 86400;

    CHECK_OK(money_rates_builder_new(&b, &error));
    ADD("EUR", "USD", "1.50", 19724); /* 2024-01-02 */
    CHECK_OK(money_rates_builder_set_base(b, "EUR", &error));
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    money_rates_builder_free(b);

    CONVERTS("1.00 EUR", "USD", "1.50 USD");
    CHECK(details.flags == 0);
    options.now = now;
    options.fresh_for = 35 * a_day;
    CONVERTS("1.00 EUR", "USD", "1.50 USD");
    CHECK(details.flags == 0 && details.age_seconds == 35 * a_day);
    options.fresh_for = 35 * a_day - 1;
    CONVERTS("1.00 EUR", "USD", "1.50 USD");
    CHECK(details.flags == MONEY_FLAG_STALE);
    options.fresh_for = 7 * a_day;
    options.stale = MONEY_STALE_REFUSE;
    refuses(rates, "USD", &options, MONEY_ERR_NO_RATE,
            "newest rates (2024-01-02) must be at most 7 days old, got 35 days");
    CONVERTS("1.00 EUR", "EUR", "1.00 EUR"); /* no rate is used */
    options.stale = 2;
    refuses(rates, "USD", &options, MONEY_ERR_ARGUMENT, "options.stale must be a MONEY_STALE_ value, got 2");
    options.stale = MONEY_STALE_REFUSE;
    options.fresh_for = MONEY_INSTANT_NONE;
    refuses(rates, "USD", &options, MONEY_ERR_ARGUMENT,
            "options.fresh_for must be set if options.stale is set");
    options.stale = MONEY_STALE_FLAG;
    options.fresh_for = -1;
    refuses(rates, "USD", &options, MONEY_ERR_ARGUMENT, "options.fresh_for must be at least 0, got -1");
    options.fresh_for = 0;
    options.now = MONEY_INSTANT_NONE;
    refuses(rates, "USD", &options, MONEY_ERR_ARGUMENT,
            "options.now must be set if options.fresh_for is set");
    money_rates_free(rates);
}

/** Errors say the way out. */
static void ways_out(void)
{
    money_rates_builder_t *b = NULL;
    money_rates_t *rates = NULL;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT, zeros;

    CHECK_OK(money_rates_builder_new(&b, &error));
    ADD("EUR", "USD", "1.25", 19782); /* 2024-02-29 */
    ADD("EUR", "USD", "1.25", 19785);
    ADD("EUR", "RUB", "90", 19050); /* 2022-02-27 */
    CHECK_OK(money_rates_builder_set_base(b, "EUR", &error));
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    money_rates_builder_free(b);

    options.date = day(2030, 1, 1);
    refuses(rates, "USD", &options, MONEY_ERR_NO_RATE,
            "no rate from EUR to USD on 2030-01-01: the table ends on 2024-03-03");
    refuses(rates, "RUB", &options, MONEY_ERR_NO_RATE,
            "no rate from EUR to RUB on 2030-01-01: the table ends on 2024-03-03, its last rate for the pair is from 2022-02-27");
    options.date = day(1998, 12, 31);
    refuses(rates, "USD", &options, MONEY_ERR_NO_RATE,
            "no rate from EUR to USD on 1998-12-31: the table starts on 2022-02-27");
    options.date = 19784;
    options.max_gap = 1;
    refuses(rates, "USD", &options, MONEY_ERR_NO_RATE,
            "no rate from EUR to USD on 2024-03-02: the latest earlier rate is from 2024-02-29, 2 days before, and max_gap is 1");
    refuses(rates, "usd", &options, MONEY_ERR_NO_RATE,
            "no rate from EUR to usd on 2024-03-02: unknown currency \"usd\"; did you mean \"USD\"?");
    refuses(rates, "XAF", NULL, MONEY_ERR_NO_RATE,
            "no rate from EUR to XAF on 2024-03-03: the table contains no rates of XAF");
    refuses(NULL, "USD", NULL, MONEY_ERR_NO_RATE, "no rate from EUR to USD: no rates table was passed");
    options.max_gap = -1;
    refuses(rates, "USD", &options, MONEY_ERR_ARGUMENT, "options.max_gap must be at least 0, got -1");
    options.max_gap = 0;
    options.digits = 39;
    refuses(rates, "USD", &options, MONEY_ERR_ARGUMENT, "digits must be 0 to 38, got 39");
    options.digits = 0;
    options.rounding = 99;
    refuses(rates, "USD", &options, MONEY_ERR_ARGUMENT, "rounding must be a MONEY_ROUND_ value, got 99");
    memset(&zeros, 0, sizeof zeros);
    refuses(rates, "USD", &zeros, MONEY_ERR_ARGUMENT,
            "options.struct_size must be 48, got 0; initialise with MONEY_CONVERT_OPTIONS_INIT");
    zeros.struct_size = 12;
    refuses(rates, "USD", &zeros, MONEY_ERR_ARGUMENT,
            "options.struct_size must be 48, got 12; initialise with MONEY_CONVERT_OPTIONS_INIT");
    money_rates_free(rates);
}

/** Tables that no base ties together: the shortest path of at most four legs, quotes before inverses, ties by code. */
static void paths(void)
{
    money_rates_builder_t *b = NULL;
    money_rates_t *rates = NULL;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_conversion_t details;
    money_t a, result;
    money_currency_registry_t *registry = NULL;

    options.digits = 2;
    CHECK_OK(money_rates_builder_new(&b, &error));
    ADD("AAA", "BBB", "2", MONEY_DATE_NONE);
    ADD("BBB", "CCC", "3", MONEY_DATE_NONE);
    ADD("CCC", "DDD", "5", MONEY_DATE_NONE);
    ADD("DDD", "EEE", "7", MONEY_DATE_NONE);
    ADD("EEE", "FFF", "11", MONEY_DATE_NONE);
    ADD("AAA", "ABB", "1", MONEY_DATE_NONE);
    ADD("ABB", "CCC", "10", MONEY_DATE_NONE);
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    money_rates_builder_free(b);
    a = (money_t){100, 0, 2, "AAA"};
    CHECK_OK(money_rates_convert(rates, &a, "CCC", &options, &result, &details, &error));
    CHECK_TEXT(words(&result), "10.00 CCC"); /* by ABB, not by BBB */
    CHECK(details.leg_count == 2 && strcmp(details.legs[0].to, "ABB") == 0);
    CHECK(details.flags == MONEY_FLAG_INCONSISTENT); /* by BBB it is 6 */
    CHECK_OK(money_rates_convert(rates, &a, "EEE", &options, &result, &details, &error));
    CHECK_TEXT(words(&result), "350.00 EEE");
    CHECK(details.leg_count == 4);
    CHECK_STATUS(money_rates_convert(rates, &a, "FFF", &options, &result, &details, &error), MONEY_ERR_NO_RATE);
    /* There and back are one path, where neither has fewer inverse legs. */
    CHECK_OK(money_rates_find(rates, "EEE", "AAA", NULL, &details, &error));
    CHECK(is_ratio(&details.rate, 1, 1, 350) && strcmp(details.legs[3].from, "ABB") == 0);
    /* Digits: given, of a registry, or not known. */
    CHECK_STATUS(money_rates_convert(rates, &a, "CCC", NULL, &result, NULL, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_OK(money_currency_registry_new(&registry, &error));
    CHECK_OK(money_currency_registry_add(registry, "CCC", 4, NULL, 0, &error));
    options.registry = registry;
    options.digits = MONEY_DIGITS_CURRENCY;
    CHECK_OK(money_rates_convert(rates, &a, "CCC", &options, &result, NULL, &error));
    CHECK_TEXT(words(&result), "10.0000 CCC");
    money_currency_registry_free(registry);
    money_rates_free(rates);
}

int main(void)
{
    builders();
    conversions();
    freshness();
    ways_out();
    paths();
    return check_end();
}
