/* Tables merged from two: precedence, dates, and the description of the result. */
#include "basics.h"

/** Quotes in one text: "EUR USD 1.25 2024-03-01; …", with "-" for undated rates. */
static money_rates_t *table(const char *quotes, const char *base, const char *source, money_instant_t instant)
{
    money_rates_builder_t *b;
    money_rates_t *rates = NULL;
    char from[16], to[16], rate[32], date[16];
    int read;

    CHECK_OK(money_rates_builder_new(&b, &error));
    CHECK_OK(money_rates_builder_set_base(b, base, &error));
    CHECK_OK(money_rates_builder_set_source(b, source, strlen(source), &error));
    CHECK_OK(money_rates_builder_set_instant(b, instant, &error));
    for (; sscanf(quotes, "%15s %15s %31s %15[^;];%n", from, to, rate, date, &read) == 4; quotes += read) {
        money_date_t on = MONEY_DATE_NONE;

        if (date[0] != '-') CHECK_OK(money_date_parse(date, MONEY_NTS, &on, &error));
        ADD(from, to, rate, on);
    }
    CHECK(*quotes == '\0');
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    money_rates_builder_free(b);
    return rates;
}

/** The document of a table; it lives until the next call. */
static const char *document(const money_rates_t *rates)
{
    static char text[4096];
    char *json = NULL;

    CHECK_OK(money_rates_to_json(rates, &json, NULL, &error));
    snprintf(text, sizeof text, "%s", json);
    money_string_free(json);
    return text;
}

/** Merges two tables, and compares the result with a table of its own, byte for byte. */
static void merges(money_rates_t *first, money_rates_t *second, money_merge_rule_t rule, money_date_t date,
                   money_rates_t *wanted)
{
    money_rates_t *merged = NULL;
    char own[512];

    CHECK_OK(money_rates_merge(first, second, rule, date, &merged, &error));
    snprintf(own, sizeof own, "%s", document(merged));
    CHECK_TEXT(own, document(wanted));
    money_rates_free(merged);
    money_rates_free(first);
    money_rates_free(second);
    money_rates_free(wanted);
}

#define OLD "EUR USD 1.25 2024-02-28; EUR JPY 150 2024-02-28; EUR USD 1.2 2024-03-01;"
#define NEW "USD EUR 0.7 2024-03-01; EUR JPY 160 2024-03-01; EUR GBP 0.8 2024-03-02; EUR USD 9 2024-02-28;"

static void precedence(void)
{
    merges(table(OLD, "EUR", "A", MONEY_INSTANT_NONE), table(NEW, "EUR", "B", 7), MONEY_MERGE_PAIRS, MONEY_DATE_NONE,
           table(OLD "EUR JPY 160 2024-03-01; EUR GBP 0.8 2024-03-02;", "EUR", "A, B", 7));
    merges(table(OLD, "EUR", "A", MONEY_INSTANT_NONE), table(NEW, "EUR", "B", 7), MONEY_MERGE_DAYS, MONEY_DATE_NONE,
           table(OLD "EUR GBP 0.8 2024-03-02;", "EUR", "A, B", 7));
    /* The reverse: the other table takes precedence, and its opposite direction too. */
    merges(table(NEW, "EUR", "B", 7), table(OLD, "EUR", "A", MONEY_INSTANT_NONE), MONEY_MERGE_PAIRS, MONEY_DATE_NONE,
           table(NEW "EUR JPY 150 2024-02-28;", "EUR", "B, A", 7));
    merges(table(NEW, "EUR", "B", 7), table(OLD, "EUR", "A", MONEY_INSTANT_NONE), MONEY_MERGE_DAYS, MONEY_DATE_NONE,
           table(NEW, "EUR", "B", 7));
}

static void undated(void)
{
    money_date_t monday = day(2024, 3, 4);
    money_rates_t *dated = table(OLD, "EUR", "A", 5), *other = table("USD EUR 1/3 -;", "USD", "B", 7), *merged = dated;

    CHECK_STATUS(money_rates_merge(dated, other, MONEY_MERGE_DAYS, MONEY_DATE_NONE, &merged, &error), MONEY_ERR_ARGUMENT);
    CHECK(merged == NULL);
    CHECK_STATUS(money_rates_merge(dated, other, 2, monday, &merged, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_rates_merge(dated, other, -1, monday, &merged, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_rates_merge(dated, NULL, MONEY_MERGE_DAYS, monday, &merged, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_rates_merge(dated, other, MONEY_MERGE_DAYS, 2932897, &merged, &error), MONEY_ERR_DATE);
    merges(dated, other, MONEY_MERGE_DAYS, monday, table(OLD "USD EUR 1/3 2024-03-04;", "", "A, B", 7));
    merges(table("EUR USD 2 -;", "EUR", "A", 5), table("USD EUR 3 -; EUR GBP 4 -;", "EUR", "B", 7), MONEY_MERGE_PAIRS,
           MONEY_DATE_NONE, table("EUR USD 2 -; EUR GBP 4 -;", "EUR", "A, B", 5));
    merges(table("EUR USD 2 -;", "EUR", "A", 5), table("USD EUR 3 -; EUR GBP 4 -;", "EUR", "B", 7), MONEY_MERGE_DAYS,
           MONEY_DATE_NONE, table("EUR USD 2 -;", "EUR", "A", 5));
}

static void descriptions(void)
{
    static const char long_source[] = "A publisher of rates with a name of many bytes, \303\251\303\251";

    merges(table("", "", "", MONEY_INSTANT_NONE), table(OLD, "EUR", "A", 5), MONEY_MERGE_DAYS, MONEY_DATE_NONE,
           table(OLD, "EUR", "A", 5));
    merges(table(OLD, "EUR", "A", 5), table("", "", "B", 9), MONEY_MERGE_PAIRS, MONEY_DATE_NONE,
           table(OLD, "EUR", "A", 5));
    merges(table("", "GBP", "", MONEY_INSTANT_NONE), table("", "", "", MONEY_INSTANT_NONE), MONEY_MERGE_PAIRS,
           MONEY_DATE_NONE, table("", "GBP", "", MONEY_INSTANT_NONE));
    merges(table(OLD, "EUR", "A, B", 5), table("EUR USD 2 2024-03-02;", "EUR", "B", MONEY_INSTANT_NONE), MONEY_MERGE_DAYS,
           MONEY_DATE_NONE, table(OLD "EUR USD 2 2024-03-02;", "EUR", "A, B", MONEY_INSTANT_NONE));
    /* Cut after 63 bytes, between two characters. */
    merges(table(OLD, "EUR", long_source, 5), table("EUR GBP 2 2024-03-01;", "EUR", "BBBBBB\303\251\303\251", 4),
           MONEY_MERGE_PAIRS, MONEY_DATE_NONE,
           table(OLD "EUR GBP 2 2024-03-01;", "EUR", "A publisher of rates with a name of many bytes, \303\251\303\251, BBBBBB\303\251",
                 4));
}

/** Days far apart, and rates of two millennia, so that series skip rows. */
static void sparse(void)
{
    merges(table("EUR USD 1 0001-01-01; EUR USD 2 9999-12-31;", "EUR", "A", 5),
           table("EUR USD 3 2024-03-01; EUR USD 4 0001-01-01; GBP JPY 5 2024-03-01;", "", "A", 6), MONEY_MERGE_PAIRS,
           MONEY_DATE_NONE,
           table("EUR USD 1 0001-01-01; EUR USD 3 2024-03-01; EUR USD 2 9999-12-31; GBP JPY 5 2024-03-01;", "", "A", 5));
}

int main(void)
{
    precedence();
    undated();
    descriptions();
    sparse();
    return check_end();
}
