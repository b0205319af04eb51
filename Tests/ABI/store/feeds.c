/* Feeds over a restart: the contents of each kind are saved as a setting with their instant and usable at once, and the
 * file contains no key. */
#include "store.h"

#define KEY "not-a-key-0123456789"

static money_store_t *store;

static money_feed_t *empty_feed(int32_t provider)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed = NULL;

    options.api_key = KEY;
    options.base_url = "http://localhost:8080";
    if (provider == MONEY_PROVIDER_TRANSACTIONS) options.currency = "EUR";
    must(money_feed_new(provider, &options, &feed, NULL));
    return feed;
}

static char *document(const money_feed_t *feed)
{
    char *json = NULL;

    CHECK_OK(money_feed_to_json(feed, &json, NULL, &error));
    return json;
}

/** Saves a feed's contents as a setting, with the instant of their arrival. */
static money_status_t save_feed(const char *key, const money_feed_t *feed, int64_t came)
{
    char *json = NULL;
    money_status_t status = money_feed_to_json(feed, &json, NULL, &error);

    if (status == MONEY_OK) status = money_store_setting_save(store, key, json, MONEY_NTS, came, &error);
    money_string_free(json);
    return status;
}

/** Restores into a feed the contents that save_feed saved. */
static money_status_t load_feed(const char *key, money_feed_t *feed)
{
    char text[2048];
    size_t length = 0;
    int64_t came = 0;
    money_status_t status = money_store_setting(store, key, text, sizeof text, &length, &came, &error);

    return status == MONEY_OK ? money_feed_restore(feed, text, length, came, &error) : status;
}

/** Saved and restored, a feed contains the same data at the same age, marked as the store's. */
static void round_trip(int32_t provider, money_feed_t *feed, int64_t came)
{
    money_feed_t *again = empty_feed(provider);
    money_feed_info_t info;
    char *before = document(feed), *after;
    char text[1024];
    int64_t instant = 9;

    CHECK_OK(save_feed("feed", feed, came));
    CHECK_OK(money_store_setting(store, "feed", text, sizeof text, NULL, &instant, &error));
    CHECK_TEXT(text, before);
    CHECK(instant == came && strstr(text, KEY) == NULL);
    CHECK_OK(load_feed("feed", again));
    after = document(again);
    CHECK_TEXT(after, before);
    CHECK_OK(money_feed_info(again, came + 5, &info, &error));
    CHECK(info.state == MONEY_FEED_READY && info.age_seconds >= 5 && (info.flags & MONEY_FEED_FLAG_RESTORED) != 0);
    money_string_free(before);
    money_string_free(after);
    money_feed_free(again);
    money_feed_free(feed);
}

/** Of several quotes each keeps its own age. */
static void quotes(void)
{
    static const char *const symbols[] = {"ABC", "XYZ"};
    money_feed_t *feed = empty_feed(MONEY_PROVIDER_FINNHUB), *again = empty_feed(MONEY_PROVIDER_FINNHUB);
    money_feed_request_t *request = NULL;
    money_price_quote_t quote;
    int64_t age = -1;
    size_t index;

    for (index = 0; index < 2; index++) {
        CHECK_OK(money_feed_add_symbol(feed, symbols[index], &error));
        CHECK_OK(money_feed_next(feed, 100 + 50 * (int64_t)index, &request, &error));
        CHECK_OK(money_feed_receive_response(feed, money_feed_request_id(request), 200, NULL, "{\"c\":12.5,\"t\":90}", MONEY_NTS,
                                   100 + 50 * (int64_t)index, &error));
        money_feed_request_free(request);
    }
    CHECK_OK(save_feed("feed", feed, 150));
    CHECK_OK(load_feed("feed", again));
    for (index = 0; index < 2; index++) {
        CHECK_OK(money_feed_price_quote(again, symbols[index], 200, &quote, NULL, &age, &error));
        CHECK(age == 100 - 50 * (int64_t)index);
    }
    money_feed_free(again);
    round_trip(MONEY_PROVIDER_FINNHUB, feed, 150);
}

static int heard;

static void hear(void *feed, uint64_t revision)
{
    (void)revision;
    heard++;
    CHECK_STATUS(load_feed("feed", feed), MONEY_ERR_BUSY);
    CHECK_OK(save_feed("other", feed, 100));
}

static void refusals(void)
{
    money_feed_t *feed = empty_feed(MONEY_PROVIDER_FRANKFURTER), *newer = make_feed();
    char *before = document(newer), *after;
    size_t count = 9;

    CHECK_STATUS(save_feed("none", feed, 100), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(load_feed("none", feed), MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "no setting \"none\" in the store");
    CHECK_OK(money_store_setting_save(store, "odd", "{\"rates\":", MONEY_NTS, 100, &error));
    CHECK(load_feed("odd", feed) != MONEY_OK);
    CHECK_OK(money_store_setting_save(store, "odd", "{}", MONEY_NTS, MONEY_INSTANT_NONE, &error));
    CHECK_STATUS(load_feed("odd", feed), MONEY_ERR_ARGUMENT); /* it has no instant */
    CHECK_STATUS(save_feed("", newer, 100), MONEY_ERR_ARGUMENT);

    /* Later contents are kept. */
    CHECK_OK(money_store_setting_save(store, "odd", "{\"base\":\"EUR\",\"rates\":{\"USD\":9}}", MONEY_NTS, 50, &error));
    CHECK_OK(load_feed("odd", newer));
    after = document(newer);
    CHECK_TEXT(after, before);
    money_string_free(before);
    money_string_free(after);

    CHECK_OK(money_store_setting_remove(store, "odd", &error));
    CHECK_OK(save_feed("feed", newer, 100));
    CHECK_OK(money_feed_on_change(feed, hear, feed, &error));
    CHECK_OK(load_feed("feed", feed));
    CHECK(heard == 1);
    CHECK_OK(money_store_setting_count(store, &count, &error));
    CHECK(count == 2);
    money_feed_free(newer);
    money_feed_free(feed);
}

int main(void)
{
    money_feed_t *list = make_list_feed();

    store_tests_begin();
    must(money_store_open(store_path, NULL, &store, NULL));
    round_trip(MONEY_PROVIDER_FRANKFURTER, make_feed(), 100);
    round_trip(MONEY_PROVIDER_CURRENCYLAYER_LIST, list, 100);
    round_trip(MONEY_PROVIDER_TRANSACTIONS, make_store_feed(), 100);
    quotes();
    refusals();
    money_store_free(store);
    return store_tests_end();
}
