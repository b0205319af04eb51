/* Versions, statuses, dates, currencies and registries. */
#include "basics.h"

static void versions(void)
{
    CHECK_TEXT(money_version(), MONEY_VERSION);
    CHECK(money_abi_version() == MONEY_ABI_VERSION);
}

static void statuses(void)
{
#define NAMED(status) CHECK_TEXT(money_status_name(status), #status)
    NAMED(MONEY_OK);
    NAMED(MONEY_ERR_ARGUMENT);
    NAMED(MONEY_ERR_BUFFER_TOO_SMALL);
    NAMED(MONEY_ERR_BUSY);
    NAMED(MONEY_ERR_OUT_OF_MEMORY);
    NAMED(MONEY_ERR_LIMIT);
    NAMED(MONEY_ERR_NOT_FOUND);
    NAMED(MONEY_ERR_SYNTAX);
    NAMED(MONEY_ERR_ENCODING);
    NAMED(MONEY_ERR_OVERFLOW);
    NAMED(MONEY_ERR_DIVISION_BY_ZERO);
    NAMED(MONEY_ERR_INEXACT);
    NAMED(MONEY_ERR_DATE);
    NAMED(MONEY_ERR_UNKNOWN_CURRENCY);
    NAMED(MONEY_ERR_CURRENCY_MISMATCH);
    NAMED(MONEY_ERR_DUPLICATE_CURRENCY);
    NAMED(MONEY_ERR_AMBIGUOUS_CURRENCY);
    NAMED(MONEY_ERR_WEIGHTS);
    NAMED(MONEY_ERR_NO_RATE);
    NAMED(MONEY_ERR_INVALID_RATE);
    NAMED(MONEY_ERR_DUPLICATE_RATE);
    NAMED(MONEY_ERR_NO_RATES);
    NAMED(MONEY_ERR_PROVIDER);
    NAMED(MONEY_ERR_JSON);
    NAMED(MONEY_ERR_DOCUMENT);
    NAMED(MONEY_ERR_VERSION);
    NAMED(MONEY_ERR_INSUFFICIENT);
    NAMED(MONEY_ERR_BUSY);
    NAMED(MONEY_ERR_DISCOUNT);
    NAMED(MONEY_ERR_TAX);
    NAMED(MONEY_ERR_DUPLICATE_SKU);
    NAMED(MONEY_ERR_DUPLICATE_ID);
    NAMED(MONEY_ERR_TRANSPORT);
    NAMED(MONEY_ERR_UNKNOWN_REQUEST);
    NAMED(MONEY_ERR_HTTP);
    NAMED(MONEY_ERR_UNAUTHORIZED);
    NAMED(MONEY_ERR_RATE_LIMITED);
    NAMED(MONEY_ERR_CONTENT_TYPE);
    NAMED(MONEY_ERR_TRUNCATED);
    NAMED(MONEY_ERR_TOO_LARGE);
    NAMED(MONEY_ERR_RATE_JUMPED);
    NAMED(MONEY_ERR_NO_CURRENCIES);
    NAMED(MONEY_ERR_RETRIEVAL);
    NAMED(MONEY_ERR_SAVING);
    NAMED(MONEY_ERR_REMOVAL);
    NAMED(MONEY_ERR_NOT_A_STORE);
    NAMED(MONEY_ERR_STORE_LOCKED);
    NAMED(MONEY_ERR_STORE_READ_ONLY);
    NAMED(MONEY_ERR_STORE_FULL);
    NAMED(MONEY_ERR_STORE_CORRUPT);
    NAMED(MONEY_ERR_STORE_PATH);
    NAMED(MONEY_ERR_STORE_IO);
    NAMED(MONEY_ERR_STATE);
    NAMED(MONEY_ERR_CANCELLED);
    NAMED(MONEY_ERR_CONFLICT);
    NAMED(MONEY_ERR_STORE_UNKNOWN);
    NAMED(MONEY_ERR_UNBALANCED);
    NAMED(MONEY_ERR_ACCOUNT);
    NAMED(MONEY_ERR_PERIOD_CLOSED);
    NAMED(MONEY_ERR_EXPIRED);
}

/** Other statuses are unnamed. */
static void other_statuses(void)
{
    int32_t status, known = 0;

    for (status = -1000; status < 1000; status++) known += strcmp(money_status_name(status), "MONEY_ERR_?") != 0;
    CHECK(known == 61);
    CHECK_TEXT(money_status_name(INT32_MIN), "MONEY_ERR_?");
    CHECK_TEXT(money_status_name(INT32_MAX), "MONEY_ERR_?");
    money_string_free(NULL);
}

static void dates(void)
{
    int32_t date = 9, last;
    char buffer[11];
    size_t length;

    CHECK(day(1970, 1, 1) == 0);
    CHECK(day(1969, 12, 31) == -1);
    CHECK(day(2000, 2, 29) == 11016);
    CHECK(day(2024, 2, 29) == 19782);
    CHECK(day(1, 1, 1) == -719162);
    CHECK(day(9999, 12, 31) == 2932896);
#define NO_DAY(year, month, of_month)                                                              \
    (date = 9, CHECK_STATUS(money_date_from_ymd(year, month, of_month, &date, &error), MONEY_ERR_DATE), CHECK(date == 0))
    NO_DAY(2024, 2, 30);
    NO_DAY(2023, 2, 29);
    NO_DAY(1900, 2, 29);
    NO_DAY(2024, 4, 31);
    NO_DAY(2024, 13, 1);
    NO_DAY(2024, 0, 1);
    NO_DAY(2024, 1, 0);
    NO_DAY(0, 1, 1);
    NO_DAY(10000, 1, 1);
    NO_DAY(-1, 1, 1);
    CHECK_OK(money_date_parse("2024-02-29", MONEY_NTS, &date, &error));
    CHECK(date == 19782);
    CHECK_OK(money_date_parse("0001-01-01", MONEY_NTS, &date, &error));
    CHECK(date == -719162);
    CHECK_STATUS(money_date_parse("2024-02-30", MONEY_NTS, &date, &error), MONEY_ERR_DATE);
    CHECK(strstr(error.text, "2024-02-30") != NULL && date == 0);
    CHECK_STATUS(money_date_parse("0000-01-01", MONEY_NTS, &date, &error), MONEY_ERR_DATE);
    CHECK_STATUS(money_date_parse("2024-2-29", MONEY_NTS, &date, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_date_parse("20240229", MONEY_NTS, &date, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_date_parse("2024-02-29T00:00", MONEY_NTS, &date, &error), MONEY_ERR_SYNTAX);
    CHECK(error.position == 10);
    CHECK_STATUS(money_date_parse("10000-01-01", MONEY_NTS, &date, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_date_parse("", MONEY_NTS, &date, &error), MONEY_ERR_SYNTAX);
    CHECK_OK(money_date_format(19782, buffer, sizeof buffer, &length, &error));
    CHECK_TEXT(buffer, "2024-02-29");
    CHECK(length == 10);
    CHECK_OK(money_date_format(-719162, buffer, sizeof buffer, NULL, &error));
    CHECK_TEXT(buffer, "0001-01-01");
    CHECK_OK(money_date_format(2932896, buffer, sizeof buffer, NULL, &error));
    CHECK_TEXT(buffer, "9999-12-31");
    CHECK_STATUS(money_date_format(2932897, buffer, sizeof buffer, NULL, &error), MONEY_ERR_DATE);
    CHECK_STATUS(money_date_format(MONEY_DATE_NONE, buffer, sizeof buffer, NULL, &error), MONEY_ERR_DATE);
    /* Every day of 800 years there and back. */
    last = day(2400, 1, 1);
    for (date = day(1600, 1, 1); date < last; date++) {
        int32_t again = 0;

        if (money_date_format(date, buffer, sizeof buffer, NULL, NULL) != MONEY_OK ||
            money_date_parse(buffer, 10, &again, NULL) != MONEY_OK || again != date)
            break;
    }
    CHECK(date == last);
}

static void numeric_codes(void)
{
    money_currency_t c;

    CHECK_OK(money_currency_find_numeric(532, day(2025, 3, 30), &c, &error));
    CHECK_TEXT(c.code, "ANG");
    CHECK_OK(money_currency_find_numeric(532, day(2025, 3, 31), &c, &error));
    CHECK_TEXT(c.code, "XCG");
    CHECK_OK(money_currency_find_numeric(532, MONEY_DATE_NONE, &c, &error));
    CHECK_TEXT(c.code, "XCG");
    CHECK_OK(money_currency_find_numeric(978, MONEY_DATE_NONE, &c, &error));
    CHECK_TEXT(c.code, "EUR");
    CHECK_STATUS(money_currency_find_numeric(1, MONEY_DATE_NONE, &c, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_currency_find_numeric(978, day(1998, 12, 31), &c, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_currency_find_numeric(978, 2932897, &c, &error), MONEY_ERR_DATE);
}

static void digits_of_a_day(void)
{
    int32_t digits = 9;

#define DIGITS(code, date, wanted) \
    (CHECK_OK(money_currency_digits(code, date, NULL, &digits, &error)), CHECK(digits == (wanted)))
    DIGITS("EUR", MONEY_DATE_NONE, 2);
    DIGITS("JPY", MONEY_DATE_NONE, 0);
    DIGITS("KWD", MONEY_DATE_NONE, 3);
    DIGITS("CLF", MONEY_DATE_NONE, 4);
    DIGITS("XAU", MONEY_DATE_NONE, -1);
    DIGITS("ISK", MONEY_DATE_NONE, 0);
    DIGITS("ISK", day(2003, 9, 30), 2);
    DIGITS("ISK", day(2003, 10, 1), 0);
    CHECK_STATUS(money_currency_digits("ZZZ", MONEY_DATE_NONE, NULL, &digits, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_currency_digits("EUR", -719163, NULL, &digits, &error), MONEY_ERR_DATE);
}

static void currencies(void)
{
    money_currency_t c;
    size_t index, count = money_currency_count();
    char last[MONEY_CODE_SIZE] = "";

    CHECK_OK(money_currency_find("CHF", NULL, &c, &error));
    CHECK(c.kind == MONEY_CURRENCY_CURRENT && c.numeric == 756 && c.digits == 2 && c.withdrawn == MONEY_DATE_NONE);
    CHECK_TEXT(c.code, "CHF");
    CHECK_TEXT(c.name, "Swiss Franc");
    CHECK_TEXT(c.flag, "CH");
    CHECK_TEXT(c.countries, "CH LI");
    CHECK_TEXT(plain(&c.cash_step), "0.05");
    CHECK_TEXT(c.successor, "");
    CHECK(c.factor_numerator == 0 && c.factor_denominator == 0 && c.factor_since == MONEY_DATE_NONE);
    CHECK_OK(money_currency_find("EUR", NULL, &c, &error));
    CHECK_TEXT(c.flag, "EU");
    CHECK(c.introduced == day(1999, 1, 1) && c.cash_step.lo == 0);
    CHECK_OK(money_currency_find("HRK", NULL, &c, &error));
    CHECK(c.kind == MONEY_CURRENCY_HISTORICAL && c.withdrawn == day(2023, 1, 1) && c.factor_since == day(2023, 1, 1));
    CHECK(c.factor_numerator * 100000 == c.factor_denominator * 753450);
    CHECK_TEXT(c.successor, "EUR");
    CHECK_OK(money_currency_find("DEM", NULL, &c, &error));
    CHECK(c.withdrawn == day(2002, 1, 1) && c.factor_since == day(1999, 1, 1));
    CHECK_OK(money_currency_find("XAU", NULL, &c, &error));
    CHECK(c.kind == MONEY_CURRENCY_SPECIAL && c.digits == -1 && c.numeric == 959);
    CHECK_OK(money_currency_find("GBX", NULL, &c, &error));
    CHECK(c.kind == MONEY_CURRENCY_UNIT && c.numeric == 0 && c.factor_numerator == 100 * c.factor_denominator);
    CHECK_TEXT(c.successor, "GBP");
    CHECK_OK(money_currency_find("ZAc", NULL, &c, &error));
    CHECK(c.kind == MONEY_CURRENCY_UNIT);
    CHECK_OK(money_currency_find("BTC", NULL, &c, &error));
    CHECK(c.kind == MONEY_CURRENCY_INFORMAL && c.digits == 8);
    CHECK_OK(money_currency_find("ISK", NULL, &c, &error));
    CHECK_TEXT(c.name, "Icelandic Kr\xc3\xb3na");
    CHECK_STATUS(money_currency_find("ZZZ", NULL, &c, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK(strstr(error.text, "ZZZ") != NULL && c.code[0] == '\0' && c.kind == 0);
    CHECK_STATUS(money_currency_find("eur", NULL, &c, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_currency_find("E R", NULL, &c, &error), MONEY_ERR_SYNTAX);

    numeric_codes();
    digits_of_a_day();
    CHECK(count > 300);
    for (index = 0; index < count; index++) {
        money_currency_t again;

        CHECK_OK(money_currency_at(index, &c, &error));
        CHECK(strcmp(last, c.code) < 0);
        strcpy(last, c.code);
        CHECK_OK(money_currency_find(c.code, NULL, &again, &error));
        CHECK(memcmp(&c, &again, sizeof c) == 0 && c.name[0] != '\0' && c.digits >= -1 && c.digits <= 18);
        CHECK((c.successor[0] == '\0') == (c.factor_denominator == 0) || c.kind == MONEY_CURRENCY_HISTORICAL);
    }
    CHECK_STATUS(money_currency_at(count, &c, &error), MONEY_ERR_NOT_FOUND);
    CHECK(strstr(money_currency_data_version(), "4217") != NULL);
}

static void registries(void)
{
    money_currency_registry_t *r = NULL;
    money_currency_t c;
    money_decimal_t value = decimal("12.5");
    money_t m;
    int64_t minor = 9;
    int32_t digits = 9;
    size_t count = 9;
    char name[116];

    CHECK_OK(money_currency_registry_new(&r, &error));
    CHECK_OK(money_currency_registry_count(r, &count, &error));
    CHECK(count == 0);
    CHECK_OK(money_currency_registry_add(r, "POINTS", 0, "Loyalty points", MONEY_NTS, &error));
    CHECK_OK(money_currency_registry_add(r, "a1.b-c_d", 18, NULL, 0, &error));
    memset(name, 'n', sizeof name);
    CHECK_OK(money_currency_registry_add(r, "LONGESTCODE", 38, name, 115, &error));
    CHECK_OK(money_currency_registry_count(r, &count, &error));
    CHECK(count == 3);
    CHECK_OK(money_currency_registry_at(r, 0, &c, &error));
    CHECK(c.kind == MONEY_CURRENCY_CUSTOM && c.digits == 0 && c.numeric == 0 && c.introduced == MONEY_DATE_NONE &&
          c.withdrawn == MONEY_DATE_NONE && c.factor_since == MONEY_DATE_NONE);
    CHECK_TEXT(c.code, "POINTS");
    CHECK_TEXT(c.name, "Loyalty points");
    CHECK_OK(money_currency_registry_at(r, 2, &c, &error));
    CHECK_TEXT(c.code, "LONGESTCODE");
    CHECK(strlen(c.name) == 115);
    CHECK_STATUS(money_currency_registry_at(r, 3, &c, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_currency_find("POINTS", r, &c, &error));
    CHECK_OK(money_currency_digits("a1.b-c_d", MONEY_DATE_NONE, r, &digits, &error));
    CHECK(digits == 18);
    CHECK_STATUS(money_currency_find("POINTS", NULL, &c, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_OK(money_new(&value, "POINTS", r, &m, &error));
    CHECK_TEXT(words(&m), "12.5 POINTS");
    CHECK_STATUS(money_to_minor(&m, r, &minor, &error), MONEY_ERR_INEXACT);
    CHECK_STATUS(money_to_minor(&m, NULL, &minor, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_OK(money_from_minor(7, "a1.b-c_d", r, &m, &error));
    CHECK_TEXT(words(&m), "0.000000000000000007 a1.b-c_d");
    CHECK_OK(money_parse_with_currency("12 POINTS", MONEY_NTS, NULL, r, &m, &error));
    CHECK_STATUS(money_parse("12 POINTS", MONEY_NTS, &m, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    money_currency_registry_free(r);
    money_currency_registry_free(NULL);
    /* The amount stays good without the registry. */
    m = (money_t){7, 0, 0, "POINTS"};
    CHECK_OK(money_add(&m, &m, &m, &error));
    CHECK_TEXT(words(&m), "14 POINTS");
}

/* Currencies that lost zeros and kept their code. */
static void redenominations(void)
{
    money_ratio_t factor;
    money_conversion_t details;
    money_t old = amount("100000.00 VEF"), euro = amount("1500.00 EUR"), result;

    CHECK_OK(money_redenomination("SYP", day(2025, 12, 31), day(2026, 1, 1), &factor, &error));
    CHECK(factor.numerator[0] == 1 && factor.denominator[0] == 100);
    CHECK_OK(money_redenomination("VES", day(2021, 10, 1), day(2021, 9, 30), &factor, &error));
    CHECK(factor.numerator[0] == 1000000 && factor.denominator[0] == 1);
    CHECK_OK(money_redenomination("EUR", day(1999, 1, 1), day(2026, 1, 1), &factor, &error));
    CHECK(factor.numerator[0] == 1 && factor.denominator[0] == 1);
    CHECK_STATUS(money_redenomination("QQQ", 0, 0, &factor, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_redenomination("E R", 0, 0, &factor, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_redenomination("SYP", MONEY_DATE_NONE, 0, &factor, &error), MONEY_ERR_DATE);
    CHECK_STATUS(money_redenomination("SYP", 0, INT32_MAX, &factor, &error), MONEY_ERR_DATE);

    /* A legal factor leads to the unit of the day. */
    CHECK_OK(money_rates_convert(NULL, &old, "VEB", NULL, &result, &details, &error));
    CHECK_TEXT(words(&result), "100000000.00 VEB");
    CHECK(money_conversion_rule(details.flags) == NULL);
    /* The Regulation on the euro names itself. */
    CHECK_OK(money_rates_convert(NULL, &euro, "BGN", NULL, &result, &details, &error));
    CHECK_TEXT(words(&result), "2933.75 BGN");
    CHECK(details.flags == (MONEY_FLAG_FIXED | MONEY_FLAG_ROUNDED | MONEY_FLAG_EURO_REGULATION));
    CHECK_TEXT(money_conversion_rule(details.flags), "Council Regulation (EC) No 1103/97, articles 4 and 5");
    CHECK(money_conversion_rule(0) == NULL && money_conversion_rule(~MONEY_FLAG_EURO_REGULATION) == NULL);
}

/** The currencies of a table on a day: those with a rate of exactly that day. */
static void currencies_of_a_day(void)
{
    static const char list[] = "[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":\"1.1\",\"date\":\"2024-03-01\"},"
                               "{\"from\":\"EUR\",\"to\":\"JPY\",\"rate\":\"160\",\"date\":\"2024-03-04\"}]";
    money_rates_t *table = NULL;
    char text[16];
    size_t length = 9;

    CHECK_OK(money_rates_from_json(list, MONEY_NTS, &table, &error));
    CHECK_OK(money_rates_currencies(table, day(2024, 3, 1), text, sizeof text, &length, &error));
    CHECK_TEXT(text, "EUR USD");
    CHECK(length == 7);
    CHECK_OK(money_rates_currencies(table, MONEY_DATE_NONE, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "EUR JPY");
    CHECK_OK(money_rates_currencies(table, day(2024, 3, 2), text, sizeof text, &length, &error));
    CHECK(text[0] == '\0' && length == 0);
    CHECK_STATUS(money_rates_currencies(table, day(2024, 3, 1), text, 7, &length, &error), MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK(text[0] == '\0' && length == 7);
    CHECK_STATUS(money_rates_currencies(table, INT32_MAX, text, sizeof text, NULL, &error), MONEY_ERR_DATE);
    money_rates_free(table);
}

int main(void)
{
    redenominations();
    versions();
    statuses();
    other_statuses();
    dates();
    currencies();
    registries();
    currencies_of_a_day();
    return check_end();
}
