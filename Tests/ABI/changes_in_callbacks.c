/* The callback of an object makes every call that would change it: each is MONEY_ERR_BUSY and changes nothing. */
#include "state_feed.h"

static money_error_t error;
static int heard;

#define IS_BUSY(kind, object, call) FAILS_UNCHANGED(kind, object, call, MONEY_ERR_BUSY)

/* ----------------------------------------------------------------------------------------------------- Baskets ---- */

static money_basket_t *basket_of_milk(money_decimal_t *two)
{
    static const char csv[] = "sku,price\nmilk,1.30\n";
    money_catalogue_t *catalogue = NULL;
    money_basket_t *basket = NULL;

    CHECK_OK(money_decimal_parse("2", MONEY_NTS, two, &error));
    CHECK_OK(money_catalogue_from_csv(csv, MONEY_NTS, "EUR", NULL, &catalogue, &error));
    CHECK_OK(money_basket_new(catalogue, &basket, &error));
    CHECK_OK(money_basket_add(basket, "milk", two, &error));
    money_catalogue_free(catalogue);
    return basket;
}

static void change_basket(void *data, uint64_t revision)
{
    money_basket_t *basket = data;
    money_basket_policy_t policy = MONEY_BASKET_POLICY_INIT;
    money_basket_line_item_t item;
    money_discount_t discount;
    money_decimal_t ten;

    heard++;
    CHECK(revision == 2);
    CHECK_OK(money_basket_at(basket, 0, &item, &error));
    CHECK_OK(money_decimal_parse("10", MONEY_NTS, &ten, &error));
    money_discount_init(&discount);
    discount.kind = MONEY_DISCOUNT_PERCENT;
    discount.percent = ten;
#define BASKET_IS_BUSY(call) IS_BUSY(basket, basket, call)
    BASKET_IS_BUSY(money_basket_add(basket, "milk", &ten, &error));
    BASKET_IS_BUSY(money_basket_set(basket, "milk", &ten, &error));
    BASKET_IS_BUSY(money_basket_put(basket, &item.product, &ten, &error));
    BASKET_IS_BUSY(money_basket_remove(basket, "milk", &error));
    BASKET_IS_BUSY(money_basket_clear(basket, &error));
    BASKET_IS_BUSY(money_basket_set_discount(basket, "milk", &discount, &error));
    BASKET_IS_BUSY(money_basket_set_discount(basket, NULL, &discount, &error));
    BASKET_IS_BUSY(money_basket_set_tax(basket, "food", &ten, &error));
    BASKET_IS_BUSY(money_basket_set_policy(basket, &policy, &error));
    BASKET_IS_BUSY(money_basket_on_change(basket, NULL, NULL, &error));
}

static void baskets(void)
{
    money_decimal_t two;
    money_basket_t *basket = basket_of_milk(&two);

    CHECK_OK(money_basket_on_change(basket, change_basket, basket, &error));
    CHECK_OK(money_basket_add(basket, "milk", &two, &error));
    CHECK(heard == 1);
    /* The callback has returned. */
    CHECK_OK(money_basket_on_change(basket, NULL, NULL, &error));
    CHECK_OK(money_basket_clear(basket, &error));
    money_basket_free(basket);
}

/* -------------------------------------------------------------------------------------------------- Converters ---- */

/** The inputs of a converter and of a list of currencies. */
typedef struct {
    void *object;
    const money_rates_t *rates;
    const money_feed_t *feed;
} given_t;

static void change_converter(void *data, uint64_t revision)
{
    const given_t *given = data;
    money_converter_t *converter = given->object;
    money_converter_options_t options = MONEY_CONVERTER_OPTIONS_INIT;

    heard++;
    CHECK(revision == 1);
#define CONVERTER_IS_BUSY(call) IS_BUSY(converter, converter, call)
    CONVERTER_IS_BUSY(money_converter_set_amount(converter, "1", 1, &error));
    CONVERTER_IS_BUSY(money_converter_set_pair(converter, "GBP", "JPY", &error));
    CONVERTER_IS_BUSY(money_converter_swap(converter, &error));
    CONVERTER_IS_BUSY(money_converter_set_locale(converter, "de", &error));
    CONVERTER_IS_BUSY(money_converter_set_locales(converter, NULL, &error));
    CONVERTER_IS_BUSY(money_converter_set_options(converter, &options, &error));
    CONVERTER_IS_BUSY(money_converter_refresh(converter, &error));
    CONVERTER_IS_BUSY(money_converter_set_loading(converter, &error));
    CONVERTER_IS_BUSY(money_converter_set_rates(converter, given->rates, MONEY_ORIGIN_PROGRAM, 0, &error));
    CONVERTER_IS_BUSY(money_converter_set_rates_failure(converter, MONEY_ERR_TRANSPORT, NULL, 0, &error));
    CONVERTER_IS_BUSY(money_converter_take_feed(converter, given->feed, &error));
    CONVERTER_IS_BUSY(money_converter_on_change(converter, NULL, NULL, &error));
}

static void converters(const money_rates_t *rates, const money_feed_t *feed)
{
    money_converter_t *converter = NULL;
    given_t given;

    heard = 0;
    CHECK_OK(money_converter_new("EUR", "USD", NULL, &converter, &error));
    given = (given_t){converter, rates, feed};
    CHECK_OK(money_converter_on_change(converter, change_converter, &given, &error));
    CHECK_OK(money_converter_set_amount(converter, "12", MONEY_NTS, &error));
    CHECK(heard == 1);
    CHECK_OK(money_converter_on_change(converter, NULL, NULL, &error));
    CHECK_OK(money_converter_swap(converter, &error));
    money_converter_free(converter);
}

/* ---------------------------------------------------------------------------------------------------- The lists ---- */

static void change_list(void *data, uint64_t revision)
{
    static const char settings[] = "{\"favourites\":[\"JPY\"],\"format\":\"libmoney.currency-list\",\"language\":\"en\","
                                   "\"shows\":\"favourites\",\"sort\":\"code_ascending\",\"version\":1}";
    const given_t *given = data;
    money_currency_list_t *list = given->object;

    heard++;
    CHECK(revision == 2);
#define LIST_IS_BUSY(call) IS_BUSY(currency_list, list, call)
    LIST_IS_BUSY(money_currency_list_add(list, "JPY", "Yen", MONEY_NTS, &error));
    LIST_IS_BUSY(money_currency_list_add_current(list, &error));
    LIST_IS_BUSY(money_currency_list_add_json(list, "{\"JPY\":\"Yen\"}", MONEY_NTS, &error));
    LIST_IS_BUSY(money_currency_list_take_feed(list, given->feed, &error));
    LIST_IS_BUSY(money_currency_list_set_language(list, "de", &error));
    LIST_IS_BUSY(money_currency_list_set_locales(list, NULL, &error));
    LIST_IS_BUSY(money_currency_list_set_search(list, "eu", MONEY_NTS, &error));
    LIST_IS_BUSY(money_currency_list_set_sort(list, MONEY_SORT_CODE_DESCENDING, &error));
    LIST_IS_BUSY(money_currency_list_set_favourite(list, "EUR", 1, &error));
    LIST_IS_BUSY(money_currency_list_set_favourites_only(list, 1, &error));
    LIST_IS_BUSY(money_currency_list_mark(list, given->rates, &error));
    LIST_IS_BUSY(money_currency_list_restore(list, settings, MONEY_NTS, &error));
    LIST_IS_BUSY(money_currency_list_on_change(list, NULL, NULL, &error));
}

static void lists(const money_rates_t *rates, const money_feed_t *feed)
{
    money_currency_list_t *list = NULL;
    given_t given;

    heard = 0;
    CHECK_OK(money_currency_list_new("en", &list, &error));
    CHECK_OK(money_currency_list_add(list, "EUR", "Euro", MONEY_NTS, &error));
    given = (given_t){list, rates, feed};
    CHECK_OK(money_currency_list_on_change(list, change_list, &given, &error));
    CHECK_OK(money_currency_list_add(list, "USD", "Dollar", MONEY_NTS, &error));
    CHECK(heard == 1);
    CHECK_OK(money_currency_list_on_change(list, NULL, NULL, &error));
    CHECK_OK(money_currency_list_add_current(list, &error));
    money_currency_list_free(list);
}

/* ------------------------------------------------------------------------------------------------------- Feeds ---- */

/** The feed whose callback runs, and its request that is under way. */
typedef struct {
    money_feed_t *feed;
    uint64_t id;
} asking_t;

static money_feed_t *feed_of(money_provider_t provider)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed = NULL;

    options.api_key = "not-a-key";
    options.base_url = "http://localhost:8080";
    if (provider == MONEY_PROVIDER_TRANSACTIONS) options.currency = "EUR";
    CHECK_OK(money_feed_new(provider, &options, &feed, &error));
    return feed;
}

static uint64_t next_id(money_feed_t *feed)
{
    money_feed_request_t *request = NULL;
    uint64_t id;

    CHECK_OK(money_feed_next(feed, 100, &request, &error));
    id = money_feed_request_id(request);
    money_feed_request_free(request);
    return id;
}

static void change_feed(void *data, uint64_t revision)
{
    asking_t *asking = data;
    money_feed_t *feed = asking->feed;
    money_feed_request_t *request = NULL;
    money_transaction_t one, stored;

    heard++;
    CHECK(revision > 0);
    money_transaction_init(&one);
#define FEED_IS_BUSY(call) IS_BUSY(feed, feed, call)
    FEED_IS_BUSY(money_feed_next(feed, 100, &request, &error));
    FEED_IS_BUSY(money_feed_receive_header(feed, asking->id, "Retry-After", "5", &error));
    FEED_IS_BUSY(money_feed_receive_response(feed, asking->id, 200, NULL, "{}", 2, 100, &error));
    FEED_IS_BUSY(money_feed_fail_request(feed, asking->id, MONEY_TRANSPORT_DISCONNECTED, 100, &error));
    FEED_IS_BUSY(money_feed_notify_online(feed, 100, &error));
    FEED_IS_BUSY(money_feed_refresh(feed, &error));
    FEED_IS_BUSY(money_feed_set_jump(feed, MONEY_JUMP_ACCEPT, &error));
    FEED_IS_BUSY(money_feed_add_symbol(feed, "GOOG", &error));
    FEED_IS_BUSY(money_feed_remove_symbol(feed, "AAPL", &error));
    FEED_IS_BUSY(money_feed_put(feed, &one, NULL, 0, &stored, &error));
    FEED_IS_BUSY(money_feed_remove(feed, "1", &error));
    FEED_IS_BUSY(money_feed_restore(feed, "{}", 2, 100, &error));
    FEED_IS_BUSY(money_feed_on_change(feed, NULL, NULL, &error));
}

static void feeds(void)
{
    static const money_provider_t providers[] = {MONEY_PROVIDER_FINNHUB, MONEY_PROVIDER_TRANSACTIONS};
    size_t index;

    for (index = 0; index < sizeof providers / sizeof *providers; index++) {
        money_feed_t *feed = feed_of(providers[index]);
        asking_t asking;

        heard = 0;
        if (providers[index] == MONEY_PROVIDER_FINNHUB) CHECK_OK(money_feed_add_symbol(feed, "AAPL", &error));
        asking = (asking_t){feed, next_id(feed)};
        CHECK(asking.id != 0);
        CHECK_OK(money_feed_on_change(feed, change_feed, &asking, &error));
        CHECK_OK(money_feed_set_jump(feed, MONEY_JUMP_FLAG, &error));
        CHECK(heard == 1);
        CHECK_OK(money_feed_on_change(feed, NULL, NULL, &error));
        CHECK_OK(money_feed_fail_request(feed, asking.id, MONEY_TRANSPORT_DISCONNECTED, 100, &error));
        money_feed_free(feed);
    }
}

int main(void)
{
    money_feed_t *rates_feed = feed_of(MONEY_PROVIDER_CURRENCYLAYER), *list_feed = feed_of(MONEY_PROVIDER_CURRENCYLAYER_LIST);
    money_rates_t *rates = NULL;

    CHECK_OK(money_rates_from_json("{\"base\":\"EUR\",\"rates\":{\"USD\":\"1.1\"}}", MONEY_NTS, &rates, &error));
    baskets();
    converters(rates, rates_feed);
    lists(rates, list_feed);
    feeds();
    money_rates_free(rates);
    money_feed_free(list_feed);
    money_feed_free(rates_feed);
    return check_end();
}
