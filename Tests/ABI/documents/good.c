/* Documents that are read exactly, and written back as the same bytes. Usage: good ROOT (of the source tree). */
#include "documents.h"

/** Writes, reads, writes again: the same bytes, the same table. */
static void round_trip(const money_rates_t *rates, int line)
{
    char *first = NULL, *second = NULL;
    size_t first_length = 0, second_length = 0;
    money_rates_t *again = NULL;
    money_error_t error;
    money_rates_info_t info, info_again;
    state_t before = {0}, after = {0};

    check_status(money_rates_to_json(rates, &first, &first_length, &error), MONEY_OK, __FILE__, line, "to_json");
    if (first == NULL) return;
    check_that(strlen(first) == first_length, __FILE__, line, "the length of the document");
    if (!check_status(money_rates_from_json(first, first_length, &again, &error), MONEY_OK, __FILE__, line, first)) {
        fprintf(stderr, "%s\n", error.text);
        money_string_free(first);
        return;
    }
    check_status(money_rates_to_json(again, &second, &second_length, &error), MONEY_OK, __FILE__, line, "to_json");
    check_that(second_length == first_length && memcmp(first, second, first_length) == 0, __FILE__, line,
               "the same bytes again");
    CHECK_OK(money_rates_info(rates, &info, &error));
    CHECK_OK(money_rates_info(again, &info_again, &error));
    check_that(memcmp(&info, &info_again, sizeof info) == 0, __FILE__, line, "the same table again");
    state_of_rates(&before, rates);
    state_of_rates(&after, again);
    check_that(state_equal(&before, &after), __FILE__, line, "the same state again");
    money_string_free(first);
    money_string_free(second);
    money_rates_free(again);
}

static money_rates_t *good(reader_t reader, const char *document, size_t length, int line)
{
    money_rates_t *rates = NULL;
    money_error_t error;

    if (!check_status(reader(document, length, &rates, &error), MONEY_OK, __FILE__, line, document)) {
        fprintf(stderr, "%s at %lld\n", error.text, (long long)error.position);
        return NULL;
    }
    round_trip(rates, line);
    return rates;
}

/** A document, and its rate from `from` to `to` as a fraction. */
static void quotes(reader_t reader, const char *document, const char *from, const char *to, uint64_t numerator,
                   uint64_t denominator, uint32_t flags, int line)
{
    money_rates_t *rates = good(reader, document, strlen(document), line);
    money_conversion_t found;
    money_error_t error;

    if (rates == NULL) return;
    if (check_status(money_rates_find(rates, from, to, NULL, &found, &error), MONEY_OK, __FILE__, line, document))
        check_that(found.leg_count == 1 && found.legs[0].numerator == numerator &&
                       found.legs[0].denominator == denominator && found.flags == flags && found.legs[0].flags == flags,
                   __FILE__, line, document);
    money_rates_free(rates);
}

#define QUOTES_CSV(document, from, to, n, d, flags) \
    quotes(money_rates_from_ecb_csv, document, from, to, n, d, flags, __LINE__)
#define QUOTES_JSON(document, from, to, n, d, flags) \
    quotes(money_rates_from_json, document, from, to, n, d, flags, __LINE__)

static void good_documents(void)
{
    QUOTES_CSV("Date,USD,\n2024-03-01,1.0813,\n", "EUR", "USD", 10813, 10000, 0);
    QUOTES_CSV("Date,USD,\r\n2024-03-01,1.0813,\r\n2024-02-29,1.0826,\r\n", "EUR", "USD", 10813, 10000, 0);
    QUOTES_CSV("Date,USD,\n2024-02-29,1.0826,\n2024-03-01,1.0813,\n", "EUR", "USD", 10813, 10000, 0); /* oldest first */
    QUOTES_CSV("Date,USD\n2024-03-01,1.0813", "EUR", "USD", 10813, 10000, 0);
    QUOTES_CSV("Date,USD,JPY,\n2024-03-01,1.10,N/A,\n", "EUR", "USD", 110, 100, 0);
    QUOTES_CSV("Date, USD, JPY, \n30 October 2026, 1.1172, 175.68, \n", "EUR", "JPY", 17568, 100, 0);
    QUOTES_CSV("Date,IDR,\n2024-03-01,12345678901234567891,\n", "EUR", "IDR", UINT64_C(12345678901234567890), 1,
               MONEY_FLAG_RATE_ROUNDED);
    QUOTES_CSV("Date,USD,\n2024-03-01,1.00000000000000000000000,\n", "EUR", "USD", UINT64_C(1000000000000000000),
               UINT64_C(1000000000000000000), 0);
    QUOTES_JSON("{\"base\":\"EUR\",\"date\":\"2024-03-01\",\"rates\":{\"USD\":1.08}}", "EUR", "USD", 108, 100, 0);
    QUOTES_JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":\"1.080\"}}", "EUR", "USD", 1080, 1000, 0);
    QUOTES_JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08e2}}", "EUR", "USD", 108, 1, 0);
    QUOTES_JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08E+3}}", "EUR", "USD", 1080, 1, 0);
    QUOTES_JSON("{\"base\":\"EUR\",\"rates\":{\"BTC\":9.421731e-06}}", "EUR", "BTC", 9421731, UINT64_C(1000000000000), 0);
    QUOTES_JSON("{\"base\":\"EUR\",\"timestamp\":1709251200,\"rates\":{\"USD\":1}}", "EUR", "USD", 1, 1, 0);
    QUOTES_JSON("{\"success\":true,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.5,\"USDUSD\":1}}", "USD", "EUR", 5, 10, 0);
    QUOTES_JSON("[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":\"2\"},{\"from\":\"USD\",\"to\":\"EUR\",\"rate\":0.4}]", "USD",
                "EUR", 4, 10, 0);
    QUOTES_JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":0.12345678901234567895}}", "EUR", "USD", UINT64_C(1234567890123456790),
                UINT64_C(10000000000000000000), MONEY_FLAG_RATE_ROUNDED);
    QUOTES_JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.0813,\"XYZ\":7}}", "EUR", "XYZ", 7, 1, 0); /* any code */
    QUOTES_JSON("\n {\"base\" : \"EUR\" , \"rates\":{\"\\u0055SD\":1.5}}\t\n", "EUR", "USD", 15, 10, 0);
}

static void files(const char *root)
{
    char path[1024];
    char *text;
    size_t length;
    money_rates_t *rates = NULL;
    money_rates_info_t info;
    money_error_t error;
    money_rate_t rate;
    money_t amount, result;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    int32_t date;
    char code[MONEY_CODE_SIZE];

#define READ(name) (snprintf(path, sizeof path, "%s/%s", root, name), text = check_read(path, &length))
    READ("Tests/Data/eurofxref-daily.csv");
    rates = good(money_rates_from_ecb_csv, text, length, __LINE__);
    CHECK_OK(money_rates_info(rates, &info, &error));
    CHECK(info.date_count == 1 && info.first_date == info.last_date && info.pair_count == 29 && info.quote_count == 29 &&
          info.currency_count == 30 && info.flags == 0);
    CHECK_TEXT(info.base, "EUR");
    CHECK_TEXT(info.source, "European Central Bank");
    CHECK_OK(money_date_from_ymd(2026, 10, 30, &date, &error));
    CHECK(info.last_date == date && info.instant == MONEY_INSTANT_NONE);
    money_rates_free(rates);
    cut_at_every_byte(money_rates_from_ecb_csv, text, 1);
    free(text);

    READ("share/ecb/eurofxref-hist.csv");
    rates = good(money_rates_from_ecb_csv, text, length, __LINE__);
    CHECK_OK(money_rates_info(rates, &info, &error));
    CHECK(info.date_count == 7126 && info.last_date == date && info.pair_count == 41 && info.currency_count == 42);
    CHECK_OK(money_date_from_ymd(1999, 1, 4, &date, &error));
    CHECK(info.first_date == date);
    CHECK_OK(money_rates_date_at(rates, 0, &date, &error));
    CHECK(info.first_date == date);
    CHECK_OK(money_rates_currency_at(rates, 0, code, sizeof code, NULL, &error));
    CHECK_TEXT(code, "AUD");
    CHECK_OK(money_rates_pair_at(rates, 0, &rate, &error));
    CHECK(strcmp(rate.from, "EUR") == 0 && strcmp(rate.to, "AUD") == 0 && rate.numerator == 15904 &&
          rate.denominator == 10000 && rate.kind == MONEY_RATE_QUOTED && rate.reserved == 0);
    CHECK_OK(money_parse("100.00 EUR", MONEY_NTS, &amount, &error));
    CHECK_OK(money_date_from_ymd(2024, 2, 29, &options.date, &error));
    CHECK_OK(money_rates_convert(rates, &amount, "JPY", &options, &result, NULL, &error));
    CHECK(result.lo == 16253 && result.scale == 0);
    money_rates_free(rates);
    free(text);

    READ("Tests/Data/currencylayer-live.json");
    rates = good(money_rates_from_json, text, length, __LINE__);
    CHECK_OK(money_rates_info(rates, &info, &error));
    CHECK(info.instant == 1793372399 && info.quote_count == 33 && info.currency_count == 34 && info.flags == 0);
    CHECK_TEXT(info.base, "USD");
    CHECK_OK(money_parse("1 USD", MONEY_NTS, &amount, &error));
    options.date = MONEY_DATE_NONE;
    options.digits = 12;
    CHECK_OK(money_rates_convert(rates, &amount, "BTC", &options, &result, NULL, &error));
    CHECK(result.lo == 9421731 && result.scale == 12);
    money_rates_free(rates);
    cut_at_every_byte(money_rates_from_json, text, 0);
    free(text);

    READ("Tests/Data/currencylayer-error.json");
    bad_bytes(money_rates_from_json, text, length, MONEY_ERR_PROVIDER, "104: The monthly usage limit has been reached.",
              __LINE__);
    free(text);
    READ("Tests/Data/currencylayer-list.json");
    bad_bytes(money_rates_from_json, text, length, MONEY_ERR_NO_RATES, "no rates", __LINE__);
    free(text);
}

static void by_hand(void)
{
    money_rates_builder_t *b = NULL;
    money_rates_t *rates = NULL;
    money_error_t error;
    int step;

    CHECK_OK(money_rates_builder_new(&b, &error));
    for (step = 0; step < 9; step++) {
        switch (step) {
        case 0: break; /* an empty table */
        case 1: CHECK_OK(money_rates_builder_add(b, "EUR", "USD", "7/3", MONEY_NTS, MONEY_DATE_NONE, &error)); break;
        case 2: CHECK_OK(money_rates_builder_add(b, "USD", "EUR", "0.4000", MONEY_NTS, MONEY_DATE_NONE, &error)); break;
        case 3:
            CHECK_OK(money_rates_builder_add(b, "EUR", "Gold.2-x", "18446744073709551615/18446744073709551614", MONEY_NTS,
                                             MONEY_DATE_NONE, &error));
            break;
        case 4: CHECK_OK(money_rates_builder_set_base(b, "EUR", &error)); break;
        case 5: CHECK_OK(money_rates_builder_set_source(b, "a \"quoted\" \\ name, \xc3\xa9\xe2\x82\xac", MONEY_NTS, &error)); break;
        case 6: CHECK_OK(money_rates_builder_set_instant(b, -1, &error)); break;
        case 7: CHECK_OK(money_rates_builder_set_instant(b, 1793372399, &error)); break;
        default: CHECK_OK(money_rates_builder_add(b, "XAF", "USD", "0.0000000000000000001", MONEY_NTS, MONEY_DATE_NONE, &error));
        }
        CHECK_OK(money_rates_builder_build(b, &rates, &error));
        round_trip(rates, __LINE__);
        money_rates_free(rates);
    }
    money_rates_builder_free(b);

    CHECK_OK(money_rates_builder_new(&b, &error));
    CHECK_OK(money_rates_builder_add(b, "EUR", "USD", "1.10", MONEY_NTS, 19782, &error));
    CHECK_OK(money_rates_builder_add(b, "EUR", "USD", "7/3", MONEY_NTS, 19783, &error));
    CHECK_OK(money_rates_builder_add(b, "USD", "EUR", "0.9", MONEY_NTS, 19783, &error));
    CHECK_OK(money_rates_builder_add(b, "GBP", "JPY", "190", MONEY_NTS, -719162, &error));
    CHECK_OK(money_rates_builder_add(b, "GBP", "JPY", "191", MONEY_NTS, 2932896, &error));
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    round_trip(rates, __LINE__);
    money_rates_free(rates);
    /* A base that nothing is quoted against. */
    CHECK_OK(money_rates_builder_set_base(b, "CHF", &error));
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    round_trip(rates, __LINE__);
    money_rates_free(rates);
    money_rates_builder_free(b);

    /* Rounded on reading: still reported after writing. */
    rates = good(money_rates_from_json,
                 "{\"base\":\"EUR\",\"date\":\"2024-03-01\",\"rates\":{\"USD\":1.23456789012345678901,\"JPY\":160}}", MONEY_NTS,
                 __LINE__);
    money_rates_free(rates);
}

int main(int count, char **arguments)
{
    good_documents();
    by_hand();
    files(count > 1 ? arguments[1] : ".");
    return check_end();
}
