/* Converters, and documents of currency lists, through the C functions: rates that come and go, failures that change
 * nothing, callbacks that call back, and frees inside them. */
#include "state.h"

static money_error_t error;
static char text[MONEY_LOCALE_TEXT_MAX];

static const int64_t noon = 1793361600; /* 2026-10-30T12:00Z */

static money_rates_t *live(const char *root)
{
    char path[1024], *json;
    size_t length = 0;
    money_rates_t *rates = NULL;

    snprintf(path, sizeof path, "%s/Tests/Data/currencylayer-live.json", root);
    json = check_read(path, &length);
    CHECK_OK(money_rates_from_json(json, length, &rates, &error));
    free(json);
    return rates;
}

static money_converter_info_t at(const money_converter_t *converter, int64_t now)
{
    money_converter_info_t info;

    CHECK_OK(money_converter_info(converter, now, &info, &error));
    CHECK(info.reserved[0] == 0 && info.reserved[1] == 0 && info.reserved[2] == 0);
    return info;
}

static const char *shown(const money_converter_t *converter)
{
    CHECK_OK(money_converter_text(converter, text, sizeof text, NULL, &error));
    return text;
}

static const char *reason(const money_converter_t *converter)
{
    CHECK_OK(money_converter_reason(converter, text, sizeof text, NULL, &error));
    return text;
}

/** From nothing over a failure, rates, their age and another failure. */
static void rates_come_and_go(const money_rates_t *rates)
{
    money_converter_t *converter = NULL;
    money_conversion_t before, after;
    money_t result;

    CHECK_OK(money_converter_new("EUR", "USD", NULL, &converter, &error));
    CHECK(at(converter, noon).state == MONEY_CONVERTER_EMPTY && at(converter, noon).wants_rates == 1);
    CHECK(at(converter, noon).origin == MONEY_ORIGIN_NONE && at(converter, noon).updated == MONEY_INSTANT_NONE);
    CHECK_OK(money_converter_set_amount(converter, "100", MONEY_NTS, &error));
    CHECK(at(converter, noon).state == MONEY_CONVERTER_LOADING);
    CHECK_TEXT(shown(converter), "");
    CHECK_STATUS(money_converter_result(converter, noon, &result, NULL, &error), MONEY_ERR_NO_RATE);
    CHECK_TEXT(error.text, "no rate from EUR to USD: no rates table was passed");
    CHECK_OK(money_converter_set_loading(converter, &error));
    CHECK(at(converter, noon).is_loading == 1 && at(converter, noon).wants_rates == 0);
    CHECK_OK(money_converter_set_rates_failure(converter, 12345, "fetch failed: no connection", MONEY_NTS, &error));
    CHECK(at(converter, noon).state == MONEY_CONVERTER_FAILED && at(converter, noon).failure == 12345);
    CHECK(at(converter, noon).is_loading == 0 && at(converter, noon).wants_rates == 0);
    CHECK_TEXT(reason(converter), "fetch failed: no connection");

    CHECK_OK(money_converter_set_rates(converter, rates, MONEY_ORIGIN_NETWORK, noon, &error));
    CHECK(at(converter, noon).state == MONEY_CONVERTER_READY && at(converter, noon).failure == MONEY_OK);
    CHECK(at(converter, noon).updated == 1793372399 && at(converter, noon).updated_age == noon - 1793372399);
    CHECK(at(converter, noon + 60).received_age == 60 && at(converter, noon).origin == MONEY_ORIGIN_NETWORK);
    CHECK(at(converter, noon).flags == MONEY_FLAG_ROUNDED);
    CHECK_TEXT(shown(converter), "111.72");
    CHECK_TEXT(reason(converter), "");
    CHECK_OK(money_converter_unit_rate(converter, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "1 EUR = 1.1172 USD");
    CHECK_OK(money_converter_rate(converter, noon, &before, &error));
    CHECK(before.leg_count == 1 && before.legs[0].kind == MONEY_RATE_INVERSE && before.legs[0].numerator == 1000000);
    CHECK(at(converter, noon + 3600).state == MONEY_CONVERTER_READY);
    CHECK(at(converter, noon + 3601).state == MONEY_CONVERTER_STALE && at(converter, noon + 3601).wants_rates == 1);
    CHECK(at(converter, MONEY_INSTANT_NONE).state == MONEY_CONVERTER_READY);
    CHECK(at(converter, MONEY_INSTANT_NONE).received_age == MONEY_INSTANT_NONE);
    CHECK(at(converter, INT64_MAX).is_stale == 1 && at(converter, INT64_MIN + 1).is_stale == 1);

    CHECK_OK(money_converter_set_rates_failure(converter, MONEY_ERR_PROVIDER, NULL, 0, &error));
    CHECK(at(converter, noon).state == MONEY_CONVERTER_STALE && at(converter, noon).failure == MONEY_ERR_PROVIDER);
    CHECK_TEXT(shown(converter), "111.72");
    CHECK_OK(money_converter_rate(converter, noon, &after, &error));
    CHECK(memcmp(&before, &after, sizeof before) == 0);
    CHECK_OK(money_converter_refresh(converter, &error));
    CHECK(at(converter, noon).wants_rates == 1);

    CHECK_OK(money_converter_set_pair(converter, "USD", "XAF", &error));
    CHECK(at(converter, noon).state == MONEY_CONVERTER_FAILED && at(converter, noon).failure == MONEY_ERR_NO_RATE);
    CHECK(strncmp(reason(converter), "no rate from USD to XAF", 23) == 0);
    CHECK_OK(money_converter_unit_rate(converter, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "");
    CHECK_STATUS(money_converter_rate(converter, noon, &after, &error), MONEY_ERR_NO_RATE);
    CHECK_OK(money_converter_set_pair(converter, NULL, "", &error));
    CHECK(strcmp(at(converter, noon).source, "USD") == 0 && strcmp(at(converter, noon).target, "XAF") == 0);
    money_converter_free(converter);
}

/** The id of the request that a feed sends. */
static uint64_t asks(money_feed_t *feed, int64_t now)
{
    money_feed_request_t *request = NULL;
    uint64_t id;

    CHECK_OK(money_feed_next(feed, now, &request, &error));
    id = money_feed_request_id(request);
    money_feed_request_free(request);
    return id;
}

#define TAKES(from)                                                      \
    do {                                                                 \
        CHECK_OK(money_converter_take_feed(converter, from, &error));    \
        CHECK_OK(money_converter_revision(converter, &revision, &error)); \
        CHECK_OK(money_converter_take_feed(converter, from, &error));    \
        CHECK_OK(money_converter_revision(converter, &again, &error));   \
        CHECK(revision == again);                                        \
    } while (0)

static void failure_after_rates(money_converter_t *converter, money_feed_t *feed)
{
    uint64_t revision = 9, again = 9, id;

    CHECK_OK(money_converter_refresh(converter, &error));
    CHECK_OK(money_feed_refresh(feed, &error));
    id = asks(feed, noon + 3);
    TAKES(feed);
    CHECK(at(converter, noon + 3).state == MONEY_CONVERTER_READY && at(converter, noon).wants_rates == 0);
    CHECK_OK(money_feed_receive_response(feed, id, 500, NULL, "", 0, noon + 4, &error));
    TAKES(feed);
    CHECK(at(converter, noon + 4).state == MONEY_CONVERTER_STALE && at(converter, noon).failure == MONEY_ERR_HTTP);
    CHECK(at(converter, noon).received == noon + 2);
    CHECK_TEXT(shown(converter), "10.00");
}

/** A feed's contents, handed over after each step; a repeated handover changes nothing. */
static void feeds(const money_rates_t *rates)
{
    static const char body[] = "{\"success\":true,\"timestamp\":1793361000,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.8}}";
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_converter_t *converter = NULL;
    money_feed_t *feed = NULL, *other = NULL, *list = NULL;
    uint64_t revision = 9, again = 9, id;
    char *json = NULL;

    options.api_key = "not-a-key";
    CHECK_OK(money_feed_new(MONEY_PROVIDER_CURRENCYLAYER, &options, &feed, &error));
    CHECK_OK(money_feed_new(MONEY_PROVIDER_CURRENCYLAYER, &options, &other, &error));
    CHECK_OK(money_feed_new(MONEY_PROVIDER_CURRENCYLAYER_LIST, &options, &list, &error));
    CHECK_OK(money_converter_new("EUR", "USD", NULL, &converter, &error));
    CHECK_OK(money_converter_set_amount(converter, "8", MONEY_NTS, &error));
    TAKES(feed);
    CHECK(revision == 1 && at(converter, noon).wants_rates == 1 && at(converter, noon).origin == MONEY_ORIGIN_NONE);
    id = asks(feed, noon);
    TAKES(feed);
    CHECK(at(converter, noon).state == MONEY_CONVERTER_LOADING && at(converter, noon).is_loading == 1);
    CHECK_OK(money_feed_fail_request(feed, id, MONEY_TRANSPORT_CONNECTION, noon, &error));
    TAKES(feed);
    CHECK(at(converter, noon).state == MONEY_CONVERTER_FAILED && at(converter, noon).failure == MONEY_ERR_TRANSPORT);
    CHECK_TEXT(reason(converter), "fetch failed: no connection");

    CHECK_OK(money_feed_refresh(feed, &error));
    CHECK_OK(money_feed_receive_response(feed, asks(feed, noon + 1), 200, NULL, body, MONEY_NTS, noon + 2, &error));
    TAKES(feed);
    CHECK(at(converter, noon + 2).state == MONEY_CONVERTER_READY && at(converter, noon).failure == MONEY_OK);
    CHECK(at(converter, noon).origin == MONEY_ORIGIN_NETWORK && at(converter, noon).received == noon + 2);
    CHECK(at(converter, noon).updated == 1793361000);
    CHECK_TEXT(shown(converter), "10.00");

    failure_after_rates(converter, feed);
    /* An empty feed leaves the rates unchanged; a restored one counts as the store's. */
    CHECK_OK(money_converter_set_rates(converter, rates, MONEY_ORIGIN_PROGRAM, noon, &error));
    TAKES(other);
    CHECK(at(converter, noon).origin == MONEY_ORIGIN_PROGRAM && at(converter, noon).state == MONEY_CONVERTER_READY);
    CHECK_OK(money_feed_to_json(feed, &json, NULL, &error));
    CHECK_OK(money_feed_restore(other, json, MONEY_NTS, noon + 2, &error));
    money_string_free(json);
    TAKES(other);
    CHECK(at(converter, noon).origin == MONEY_ORIGIN_STORE && at(converter, noon).received == noon + 2);
    CHECK_STATUS(money_converter_take_feed(converter, list, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_converter_take_feed(converter, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_converter_take_feed(NULL, feed, &error), MONEY_ERR_ARGUMENT);
    CHECK_OK(money_converter_revision(converter, &again, &error));
    CHECK(revision == again);
    money_converter_free(converter);
    money_feed_free(list);
    money_feed_free(other);
    money_feed_free(feed);
}

static void failures(const money_rates_t *rates)
{
    static char big[MONEY_INPUT_MAX + 2];
    money_converter_options_t options = MONEY_CONVERTER_OPTIONS_INIT;
    money_converter_t *converter = NULL, *none;

    memset(big, '1', sizeof big - 1);
    CHECK_OK(money_converter_new("EUR", "USD", NULL, &converter, &error));
    CHECK_OK(money_converter_set_rates(converter, rates, MONEY_ORIGIN_STORE, noon, &error));
    CHECK_OK(money_converter_set_amount(converter, "12.", MONEY_NTS, &error));
#define CONVERTER_FAILS(call, status) FAILS_UNCHANGED(converter, converter, call, status)
    CONVERTER_FAILS(money_converter_set_amount(converter, big, MONEY_NTS, &error), MONEY_ERR_LIMIT);
    CONVERTER_FAILS(money_converter_set_amount(converter, "1\0002", 3, &error), MONEY_ERR_ENCODING);
    CONVERTER_FAILS(money_converter_set_amount(converter, NULL, 1, &error), MONEY_ERR_ARGUMENT);
    CONVERTER_FAILS(money_converter_set_pair(converter, "GBP", "E R", &error), MONEY_ERR_SYNTAX);
    CONVERTER_FAILS(money_converter_set_locale(converter, "xx", &error), MONEY_ERR_NOT_FOUND);
    CONVERTER_FAILS(money_converter_set_rates(converter, NULL, MONEY_ORIGIN_STORE, 0, &error), MONEY_ERR_ARGUMENT);
    CONVERTER_FAILS(money_converter_set_rates(converter, rates, MONEY_ORIGIN_NONE, 0, &error), MONEY_ERR_ARGUMENT);
    CONVERTER_FAILS(money_converter_set_rates_failure(converter, MONEY_OK, NULL, 0, &error), MONEY_ERR_ARGUMENT);
    CONVERTER_FAILS(money_converter_set_rates_failure(converter, 1, "a\nb", 3, &error), MONEY_ERR_SYNTAX);
    CONVERTER_FAILS(money_converter_set_rates_failure(converter, 1, big, 240, &error), MONEY_ERR_LIMIT);
    options.fresh_for = -1;
    CONVERTER_FAILS(money_converter_set_options(converter, &options, &error), MONEY_ERR_ARGUMENT);
    none = converter;
    CHECK_STATUS(money_converter_new("EUR", "USD", &options, &none, &error), MONEY_ERR_ARGUMENT);
    CHECK(none == NULL);
    CHECK_STATUS(money_converter_new("EUR", "", NULL, &none, &error), MONEY_ERR_SYNTAX);
    money_converter_free(converter);
    money_converter_free(NULL);
}

static void documents(void)
{
    static const char *const settings[] = {
        "{\"favourites\":[\"JPY\",\"SEK\"],\"format\":\"libmoney.currency-list\",\"language\":\"en\","
        "\"shows\":\"favourites\",\"sort\":\"code_descending\",\"version\":1}",
    };
    money_currency_list_t *list = NULL;
    money_currency_list_item_t item;
    money_converter_t *converter = NULL, *again = NULL;
    money_t result;
    char *json = NULL, *same = NULL;
    int32_t state = -1;
    size_t length = 0;

    CHECK_OK(money_currency_list_new("pt", &list, &error));
    FAILS_UNCHANGED(currency_list, list, money_currency_list_add_json(list, "{}", 2, &error), MONEY_ERR_NO_CURRENCIES);
    FAILS_UNCHANGED(currency_list, list,
                    money_currency_list_add_json(list, "{\"EUR\":\"Euro\",\"USD\":1}", MONEY_NTS, &error), MONEY_ERR_DOCUMENT);
    FAILS_UNCHANGED(currency_list, list,
                    money_currency_list_add_json(list, "{\"success\":false,\"error\":{\"code\":104,\"info\":\"Used up.\"}}",
                                                 MONEY_NTS, &error),
                    MONEY_ERR_PROVIDER);
    CHECK_TEXT(error.text, "currencylayer 104: Used up.");
    FAILS_UNCHANGED(currency_list, list, money_currency_list_restore(list, "{}", 2, &error), MONEY_ERR_DOCUMENT);
    CHECK_OK(money_currency_list_restore(list, settings[0], MONEY_NTS, &error));
    CHECK_OK(money_currency_list_to_json(list, &json, &length, &error));
    CHECK_TEXT(json, settings[0]);
    CHECK(length == strlen(json));
    money_string_free(json);
    CHECK_OK(money_currency_list_add_json(list, "{\"EUR\":\"Euro\",\"SEK\":\"Krona\"}", MONEY_NTS, &error));
    CHECK_OK(money_currency_list_at(list, 0, &item, &error));
    CHECK(strcmp(item.code, "SEK") == 0 && item.is_favourite == 1);
    CHECK_STATUS(money_currency_list_at(list, 1, &item, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_currency_list_state(list, &state, &error));
    CHECK(state == MONEY_LIST_READY);
    money_currency_list_free(list);

    CHECK_OK(money_converter_new("EUR", "JPY", NULL, &converter, &error));
    CHECK_OK(money_converter_set_locale(converter, "de", &error));
    CHECK_OK(money_converter_set_amount(converter, "1.234,", MONEY_NTS, &error));
    CHECK_OK(money_converter_to_json(converter, &json, &length, &error));
    CHECK_OK(money_converter_from_json(json, length, NULL, &again, &error));
    CHECK_OK(money_converter_to_json(again, &same, NULL, &error));
    CHECK_TEXT(same, json);
    CHECK_OK(money_converter_amount(again, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "1.234,");
    CHECK(at(again, noon).input_state == MONEY_INPUT_STATE_UNFINISHED && at(again, noon).state == MONEY_CONVERTER_LOADING);
    /* Groups that more digits can complete need no reason; others report one until digits are deleted. */
    CHECK_OK(money_converter_set_amount(again, "1.23", MONEY_NTS, &error));
    CHECK(at(again, noon).input_state == MONEY_INPUT_STATE_UNFINISHED && at(again, noon).failure == MONEY_OK);
    CHECK_STATUS(money_converter_result(again, noon, &result, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_converter_set_amount(again, "1.2345", MONEY_NTS, &error));
    CHECK(at(again, noon).input_state == MONEY_INPUT_STATE_UNFINISHED && at(again, noon).state == MONEY_CONVERTER_EMPTY);
    CHECK(at(again, noon).failure == MONEY_ERR_SYNTAX);
    CHECK_OK(money_converter_reason(again, text, sizeof text, NULL, &error));
    CHECK(strstr(text, "group separator") != NULL);
    CHECK_STATUS(money_converter_result(again, noon, &result, NULL, &error), MONEY_ERR_SYNTAX);
    CHECK(error.position == 1);
    money_string_free(json);
    money_string_free(same);
    money_converter_free(converter);
    money_converter_free(again);
}

typedef struct {
    money_converter_t *converter;
    int calls, frees;
    uint64_t revision;
} heard_t;

static void hear(void *data, uint64_t revision)
{
    heard_t *heard = data;

    heard->calls++;
    heard->revision = revision;
    CHECK_STATUS(money_converter_swap(heard->converter, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_converter_refresh(heard->converter, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_converter_set_amount(heard->converter, "1", 1, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_converter_set_locales(heard->converter, NULL, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_converter_on_change(heard->converter, NULL, NULL, NULL), MONEY_ERR_BUSY);
    CHECK(strcmp(at(heard->converter, noon).source, "USD") == 0);
    if (heard->frees) money_converter_free(heard->converter);
}

static void callbacks(void)
{
    heard_t heard = {0};
    uint64_t revision = 9;

    CHECK_OK(money_converter_new("EUR", "USD", NULL, &heard.converter, &error));
    CHECK_OK(money_converter_on_change(heard.converter, hear, &heard, &error));
    CHECK_OK(money_converter_swap(heard.converter, &error));
    CHECK(heard.calls == 1 && heard.revision == 1);
    CHECK_OK(money_converter_set_pair(heard.converter, "USD", "EUR", &error));
    CHECK_OK(money_converter_set_amount(heard.converter, NULL, 0, &error));
    CHECK_OK(money_converter_revision(heard.converter, &revision, &error));
    CHECK(heard.calls == 1 && revision == 1);
    heard.frees = 1;
    CHECK_OK(money_converter_set_loading(heard.converter, &error));
    CHECK(heard.calls == 2);
}

int main(int count, char **arguments)
{
    money_rates_t *rates = live(count > 1 ? arguments[1] : ".");

    rates_come_and_go(rates);
    feeds(rates);
    failures(rates);
    documents();
    callbacks();
    money_rates_free(rates);
    return check_end();
}
