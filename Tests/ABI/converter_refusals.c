/* Rejected by a converter and a list of currencies: amounts without a result, settings of another kind, too many. */
#include "state.h"

static money_error_t error;

static money_rates_t *rates_of(const char *document)
{
    money_rates_t *rates = NULL;

    CHECK_OK(money_rates_from_json(document, MONEY_NTS, &rates, &error));
    return rates;
}

/** No result: the reason is that of the input or of the conversion, and nothing is left in the outputs. */
static void results(void)
{
    static const struct {
        const char *locale, *target, *typed, *words;
        money_status_t status;
        money_rounding_t rounding;
    } cases[] = {
        {NULL, "USD", "", "no amount typed", MONEY_ERR_NOT_FOUND, MONEY_ROUND_HALF_EVEN},
        {NULL, "USD", "twelve", "expected a decimal number, got \"twelve\"", MONEY_ERR_SYNTAX, MONEY_ROUND_HALF_EVEN},
        {NULL, "USD", "100000000000000000000000000000000000000", NULL, MONEY_ERR_OVERFLOW, MONEY_ROUND_HALF_EVEN},
        {NULL, "USD", "99999999999999999999999999999999999999", NULL, MONEY_ERR_OVERFLOW, MONEY_ROUND_HALF_EVEN},
        {NULL, "USD", "0.01", NULL, MONEY_ERR_INEXACT, MONEY_ROUND_UNNECESSARY},
        {"en", "USD", "5 JPY", "currency must be EUR, got \"JPY\"", MONEY_ERR_CURRENCY_MISMATCH, MONEY_ROUND_HALF_EVEN},
        {"en", "USD", "$5", "currency must be EUR, got \"$\"", MONEY_ERR_CURRENCY_MISMATCH, MONEY_ROUND_HALF_EVEN},
        {"en", "USD", "5 quatloos", "currency must be EUR, got \"quatloos\"", MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ROUND_HALF_EVEN},
        {NULL, "GBP", "5", NULL, MONEY_ERR_NO_RATE, MONEY_ROUND_HALF_EVEN},
    };
    static const money_t no_money;
    static const money_conversion_t no_details;
    money_rates_t *rates = rates_of("{\"base\":\"EUR\",\"rates\":{\"USD\":\"1.25\"}}");
    size_t index;

    for (index = 0; index < sizeof cases / sizeof *cases; index++) {
        money_converter_options_t options = MONEY_CONVERTER_OPTIONS_INIT;
        money_converter_t *converter = NULL;
        money_conversion_t details;
        money_t result;

        options.rounding = cases[index].rounding;
        CHECK_OK(money_converter_new("EUR", cases[index].target, &options, &converter, &error));
        CHECK_OK(money_converter_set_rates(converter, rates, MONEY_ORIGIN_PROGRAM, 0, &error));
        CHECK_OK(money_converter_set_locale(converter, cases[index].locale, &error));
        CHECK_OK(money_converter_set_amount(converter, cases[index].typed, MONEY_NTS, &error));
        memset(&result, 0xA5, sizeof result);
        memset(&details, 0xA5, sizeof details);
        FAILS_UNCHANGED(converter, converter, money_converter_result(converter, 0, &result, &details, &error),
                        cases[index].status);
        if (cases[index].words != NULL) CHECK_TEXT(error.text, cases[index].words);
        CHECK(memcmp(&result, &no_money, sizeof result) == 0 && memcmp(&details, &no_details, sizeof details) == 0);
        money_converter_free(converter);
    }
    money_rates_free(rates);
}

/** Over three quotes a rate may be too small for four digits to show, and is still exact. */
static void tiny_rates(void)
{
    static const char document[] = "[{\"from\":\"AAA\",\"to\":\"BBB\",\"rate\":\"0.0000000000000000001\"},"
                                   "{\"from\":\"BBB\",\"to\":\"CCC\",\"rate\":\"0.0000000000000000001\"},"
                                   "{\"from\":\"CCC\",\"to\":\"DDD\",\"rate\":\"0.0000000000000000001\"}]";
    money_rates_t *rates = rates_of(document);
    money_converter_t *converter = NULL;
    money_conversion_t details;
    char text[64] = "no text";
    size_t length = 9;

    CHECK_OK(money_converter_new("AAA", "DDD", NULL, &converter, &error));
    CHECK_OK(money_converter_set_rates(converter, rates, MONEY_ORIGIN_PROGRAM, 0, &error));
    CHECK_OK(money_converter_rate(converter, 0, &details, &error));
    CHECK(details.leg_count == 3 && details.rate.numerator[0] == 1);
    FAILS_UNCHANGED(converter, converter, money_converter_unit_rate(converter, text, sizeof text, &length, &error),
                    MONEY_ERR_OVERFLOW);
    CHECK(text[0] == '\0' && length == 0);
    CHECK_TEXT(error.text, "rate exceeds 38 digits");
    CHECK_OK(money_converter_set_pair(converter, "BBB", "CCC", &error));
    CHECK_OK(money_converter_unit_rate(converter, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "1 BBB = 0.0000000000000000001000 CCC");
    money_converter_free(converter);
    money_rates_free(rates);
}

static money_feed_t *feed_of_names(void)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed = NULL;

    options.api_key = "not-a-key";
    CHECK_OK(money_feed_new(MONEY_PROVIDER_CURRENCYLAYER_LIST, &options, &feed, &error));
    return feed;
}

/** A list stays unchanged if a document is damaged, or of an unknown language. */
static void settings(void)
{
#define SETTINGS(version, language, favourites)                                                             \
    "{\"favourites\":[" favourites "],\"format\":\"libmoney.currency-list\",\"language\":\"" language "\"," \
    "\"shows\":\"all\",\"sort\":\"code_ascending\",\"version\":" version "}"
    static const struct {
        const char *document, *at;
        money_status_t status;
    } cases[] = {
        {SETTINGS("2", "en", "\"EUR\""), "2}", MONEY_ERR_VERSION},
        {SETTINGS("1", "xx", "\"EUR\""), "\"xx\"", MONEY_ERR_NOT_FOUND},
        {SETTINGS("1", "e n", "\"EUR\""), "\"e n\"", MONEY_ERR_SYNTAX},
        {SETTINGS("1", "en", "\"EUR\",\"E R\""), "\"E R\"", MONEY_ERR_SYNTAX},
    };
    money_currency_list_t *list = (money_currency_list_t *)&error;
    money_feed_t *feed = feed_of_names();
    size_t index;

    CHECK_STATUS(money_currency_list_new("xx", &list, &error), MONEY_ERR_NOT_FOUND);
    CHECK(list == NULL);
    CHECK_TEXT(error.text, "unknown locale \"xx\"; expected a name such as de or pt-BR");
    CHECK_OK(money_currency_list_new("de", &list, &error));
    CHECK_OK(money_currency_list_add(list, "EUR", NULL, 0, &error));
    for (index = 0; index < sizeof cases / sizeof *cases; index++) {
        FAILS_UNCHANGED(currency_list, list,
                        money_currency_list_restore(list, cases[index].document, MONEY_NTS, &error), cases[index].status);
        CHECK(error.position > 0 && strncmp(cases[index].document + error.position, cases[index].at,
                                            strlen(cases[index].at)) == 0);
    }
    FAILS_UNCHANGED(currency_list, list,
                    money_currency_list_add_json(list, "{\"currencies\":{\"USD\":\"Dollar\",\"E R\":\"Euro\"}}",
                                                 MONEY_NTS, &error),
                    MONEY_ERR_SYNTAX);
    FAILS_UNCHANGED(currency_list, list, money_currency_list_take_feed(list, feed, &error), MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "no content fetched yet");
    money_feed_free(feed);
    money_currency_list_free(list);
}

/** A list is limited to 4096 currencies: a provider with more than fit adds nothing. */
static void full_list(void)
{
    enum { MOST = 4096 };
    static char names[MOST * 12 + 32];
    money_currency_list_t *list = NULL;
    money_feed_t *feed = feed_of_names();
    size_t length = 0, index, count = 0;

    /* 4096 unassigned codes: Q000 to QFFF. */
    length += (size_t)sprintf(names, "{\"currencies\":{");
    for (index = 0; index < MOST; index++)
        length += (size_t)sprintf(names + length, "%s\"Q%03X\":\"\"", index == 0 ? "" : ",", (unsigned)index);
    strcpy(names + length, "}}");
    CHECK_OK(money_feed_restore(feed, names, MONEY_NTS, 0, &error));
    CHECK_OK(money_currency_list_new("en", &list, &error));
    CHECK_OK(money_currency_list_add(list, "EUR", NULL, 0, &error));
    FAILS_UNCHANGED(currency_list, list, money_currency_list_take_feed(list, feed, &error), MONEY_ERR_LIMIT);
    CHECK_TEXT(error.text, "number of currencies must be at most 4096");
    money_currency_list_free(list);

    CHECK_OK(money_currency_list_new("en", &list, &error));
    CHECK_OK(money_currency_list_take_feed(list, feed, &error));
    CHECK_OK(money_currency_list_count(list, &count, &error));
    CHECK(count == MOST);
    FAILS_UNCHANGED(currency_list, list, money_currency_list_add_current(list, &error), MONEY_ERR_LIMIT);
    FAILS_UNCHANGED(currency_list, list, money_currency_list_add(list, "EUR", NULL, 0, &error), MONEY_ERR_LIMIT);
    money_currency_list_free(list);
    money_feed_free(feed);
}

int main(void)
{
    results();
    tiny_rates();
    settings();
    full_list();
    return check_end();
}
