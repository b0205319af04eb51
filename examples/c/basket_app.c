/*
 * A basket of groceries, row by row: products, basket, checkout in any currency; saved rates and their age; a
 * network that is slow, fails, recovers and disappears. The second run uses the data saved by the first.
 *
 *     make -C bindings/c
 *     cc -Ibindings/c basket_app.c bindings/c/libmoney_http.a -lmoney -lcurl -lz -pthread && ./a.out URL KEY FILE
 *
 * URL is that of Tests/Network/server.py, FILE a store. A fourth argument names the CSV file of the products; without it
 * the program reads share/catalogues/groceries.csv.
 */
#include "feed_store.h"
#include "network_common.h"

#include <money/desk.h>
#include <money/helpers.h>

#define MINUTE 60
#define HOUR 3600
#define DAY 86400
#define NOBODY "http://127.0.0.1:1" /* nothing listens there */

static const int64_t start = 1793372400; /* 2026-10-30, 15:00 UTC */

static const money_decimal_t *decimal(const char *text)
{
    static money_decimal_t value;

    must(money_decimal_parse(text, MONEY_NTS, &value, &error));
    return &value;
}

static void hear(void *user_data, uint64_t revision)
{
    size_t count;

    must(money_basket_count(user_data, &count, &error));
    say("  revision %llu: %zu goods\n", (unsigned long long)revision, count);
}

/* Returns the total, with the currency's digits or the given ones; NULL on failure. */
static const char *total_with(const money_basket_t *basket, const char *currency, const money_rates_t *rates,
                              int32_t digits)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_receipt_t *receipt;
    money_receipt_info_t info;

    options.digits = digits;
    if (money_basket_checkout(basket, currency, rates, &options, &receipt, &error) != MONEY_OK) return NULL;
    must(money_receipt_info(receipt, MONEY_RECEIPT_CHECKOUT, &info, &error));
    money_receipt_free(receipt);
    return text_of(&info.total);
}

static const char *total_of(const money_basket_t *basket, const char *currency, const money_rates_t *rates)
{
    const char *total = total_with(basket, currency, rates, MONEY_DIGITS_CURRENCY);

    if (total == NULL) must(error.status);
    return total;
}

static money_rates_t *rates_of(const char *json)
{
    money_rates_t *rates;

    must(money_rates_from_json(json, MONEY_NTS, &rates, &error));
    return rates;
}

static money_catalogue_t *goods(const char *path)
{
    money_catalogue_t *catalogue, *again;
    money_product_t product;
    char *document = money_read_file(path, NULL), *other;
    size_t index;

    if (document == NULL) {
        fprintf(stderr, "basket_app: %s cannot be read\n", path);
        exit(1);
    }
    say("Goods, priced in one currency\n");
    must(money_catalogue_from_csv(document, MONEY_NTS, NULL, NULL, &catalogue, &error));
    free(document);
    for (index = 0; money_catalogue_at(catalogue, index, &product, NULL) == MONEY_OK; index++)
        say("  %s: %s %s\n", product.name, text_of(&product.price), product.unit);
    must(money_catalogue_to_json(catalogue, &document, NULL, &error));
    must(money_catalogue_from_json(document, MONEY_NTS, &again, &error));
    must(money_catalogue_to_json(again, &other, NULL, &error));
    say("  JSON there and back: %s\n", strcmp(document, other) == 0 ? "the same" : "different");
    money_string_free(document);
    money_string_free(other);
    money_catalogue_free(again);
    must(money_catalogue_to_csv(catalogue, &document, NULL, &error));
    must(money_catalogue_from_csv(document, MONEY_NTS, NULL, NULL, &again, &error));
    must(money_catalogue_to_csv(again, &other, NULL, &error));
    say("  CSV there and back: %s\n", strcmp(document, other) == 0 ? "the same" : "different");
    money_string_free(document);
    money_string_free(other);
    money_catalogue_free(again);
    return catalogue;
}

static money_basket_t *basket_of(const money_catalogue_t *catalogue)
{
    money_basket_t *basket;
    money_decimal_t quantity;
    char text[MONEY_TEXT_MAX];

    say("Basket: empty\n");
    must(money_basket_new(catalogue, &basket, &error));
    must(money_basket_on_change(basket, hear, basket, &error));
    say("  total %s\n", total_of(basket, NULL, NULL));
    say("Basket: add, twice the same merges\n");
    must(money_basket_add(basket, "milk", decimal("1"), &error));
    must(money_basket_add(basket, "eggs", decimal("1"), &error));
    must(money_basket_add(basket, "milk", decimal("2"), &error));
    must(money_basket_quantity(basket, "milk", &quantity, &error));
    must(money_decimal_format(&quantity, text, sizeof text, NULL, &error));
    say("  milk: %s\n", text);
    say("Basket: remove one\n");
    must(money_basket_remove(basket, "eggs", &error));
    refused(money_basket_remove(basket, "eggs", &error));
    say("Basket: change a quantity\n");
    must(money_basket_set(basket, "milk", decimal("1"), &error));
    refused(money_basket_add(basket, "caviar", decimal("1"), &error));
    return basket;
}

static void checkout(money_basket_t *basket)
{
    money_rates_t *rates = rates_of("[{\"from\":\"USD\",\"to\":\"EUR\",\"rate\":\"1.5\"}]");
    money_receipt_t *receipt;
    money_receipt_line_item_t item;
    money_receipt_info_t info;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    size_t index;

    say("Checkout\n");
    say("  in USD: %s\n", total_of(basket, NULL, NULL));
    say("  at 1.5: %s\n", total_of(basket, "EUR", rates));
    refused(money_basket_checkout(basket, "EUR", NULL, NULL, &receipt, &error));
    money_rates_free(rates);
    must(money_basket_add(basket, "peas", decimal("1"), &error));
    must(money_basket_add(basket, "eggs", decimal("1"), &error));
    must(money_basket_add(basket, "beans", decimal("1"), &error));

    say("Checkout: lines converted, and the total converted once\n");
    rates = rates_of("[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":\"1.0813\",\"date\":\"2024-03-01\"}]");
    must(money_date_from_ymd(2024, 3, 3, &options.date, &error));
    options.max_gap = 7;
    must(money_basket_checkout(basket, "EUR", rates, &options, &receipt, &error));
    for (index = 0; money_receipt_line_item_at(receipt, MONEY_RECEIPT_CHECKOUT, index, &item, NULL) == MONEY_OK; index++)
        say("  %s: %s\n", item.item.product.name, text_of(&item.total));
    must(money_receipt_info(receipt, MONEY_RECEIPT_CHECKOUT, &info, &error));
    say("  lines %s, total %s, difference %s\n", text_of(&info.gross), text_of(&info.total), text_of(&info.difference));
    money_receipt_free(receipt);
    money_rates_free(rates);
}

/* Prints the receipt in the selected currency, at the current rates of the feed. */
static void print_receipt(const money_basket_t *basket, const char *currency, const money_feed_t *live, int64_t now)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_rates_t *rates;
    money_receipt_t *receipt;
    money_conversion_t conversion;
    char *text;

    must(money_feed_rates(live, &rates, &error));
    options.now = now;
    must(money_basket_checkout(basket, currency, rates, &options, &receipt, &error));
    must(money_receipt_conversion(receipt, &conversion, &error));
    must(money_receipt_to_text(receipt, 0, &text, NULL, &error));
    say("%s  published by %s at %lld, %lld s before\n", text, conversion.source, (long long)conversion.instant,
        (long long)conversion.age_seconds);
    money_string_free(text);
    money_receipt_free(receipt);
    money_rates_free(rates);
}

static void print_currencies(const money_basket_t *basket, const money_feed_t *list, const money_feed_t *live)
{
    money_currency_list_t *currencies;
    money_currency_list_item_t item;
    money_rates_t *rates;
    size_t index;
    const char *total;

    say("Checkout in any currency with a rate\n");
    must(money_feed_rates(live, &rates, &error));
    must(money_currency_list_new("en", &currencies, &error));
    must(money_currency_list_take_feed(currencies, list, &error));
    must(money_currency_list_mark(currencies, rates, &error));
    for (index = 0; money_currency_list_at(currencies, index, &item, NULL) == MONEY_OK; index++) {
        total = total_with(basket, item.code, rates, MONEY_DIGITS_CURRENCY);
        if (total == NULL) {
            say("  %s: %s (%s)\n", item.code, error.text, money_status_name(error.status));
            /* Gold has no minor unit, so the shop must choose the number of digits. */
            if (error.status == MONEY_ERR_UNKNOWN_CURRENCY) total = total_with(basket, item.code, rates, 4);
        }
        if (total != NULL) say("  %s\n", total);
    }
    money_currency_list_free(currencies);
    money_rates_free(rates);
}

static void cache(money_http_t *http, money_feed_t *list, money_feed_t *live)
{
    say("Cache: the rates are good for 60 minutes, the list for a day\n");
    say("  after 59:59 requests: %zu\n", drive(http, list, live, start + HOUR - 1));
    show_feed("rates", live, start + HOUR);
    say("  after 60:00 requests: %zu\n", drive(http, list, live, start + HOUR));
    settle(http, list, live, start + HOUR);
    show_feed("rates", live, start + HOUR);
    settle(http, list, live, start + DAY - 1);
    show_feed("list", list, start + DAY - 1);
    show_feed("list", list, start + DAY);
    say("  after a day requests: %zu\n", drive(http, list, live, start + DAY));
    settle(http, list, live, start + DAY);
    show_feed("list", list, start + DAY);
}

static void older_list(money_http_t *http, const char *url, const char *key)
{
    char address[256];
    money_feed_t *older;
    money_currency_list_t *currencies;
    money_currency_list_item_t item;
    size_t count;

    say("Cache: an older list service\n");
    snprintf(address, sizeof address, "%s/older", url);
    older = feed_of(MONEY_PROVIDER_CURRENCYLAYER_LIST, address, key);
    settle(http, older, NULL, start);
    must(money_currency_list_new("en", &currencies, &error));
    must(money_currency_list_take_feed(currencies, older, &error));
    must(money_currency_list_count(currencies, &count, &error));
    say("  %zu currencies\n", count);
    must(money_currency_list_add_json(currencies, "{\"AED\":\"United Arab Emirates Dirham\"}", MONEY_NTS, &error));
    must(money_currency_list_set_search(currencies, "aed", MONEY_NTS, &error));
    must(money_currency_list_at(currencies, 0, &item, &error));
    say("  %s: %s\n", item.code, item.name);
    money_currency_list_free(currencies);
    money_feed_free(older);
}

static void failing(money_http_t *http, const char *url, money_feed_t *list, money_feed_t *live)
{
    int64_t now = start + DAY + HOUR;
    size_t ready, pending_count;

    say("Network: a failure keeps the loaded data\n");
    play(http, url, "/live", "close");
    settle(http, list, live, now);
    show_feed("rates", live, now);
    say("  a minute later requests: %zu\n", drive(http, list, live, now + MINUTE));
    say("Network: the host reports that it is online\n");
    must(money_feed_notify_online(live, now + MINUTE, &error));
    say("  at once requests: %zu\n", drive(http, list, live, now + MINUTE));
    settle(http, list, live, now + MINUTE);
    show_feed("rates", live, now + MINUTE);

    say("Network: always try\n");
    play(http, url, "/live", "500");
    must(money_feed_refresh(live, &error));
    settle(http, list, live, now + 2 * MINUTE);
    show_feed("rates", live, now + 2 * MINUTE);
    must(money_feed_refresh(live, &error));
    say("  asked to, requests: %zu\n", drive(http, list, live, now + 2 * MINUTE));
    settle(http, list, live, now + 2 * MINUTE);
    show_feed("rates", live, now + 2 * MINUTE);

    say("Network: no time-out, the host cancels the requests\n");
    play(http, url, "/live", "silent");
    must(money_feed_refresh(live, &error));
    drive(http, list, live, now + 3 * MINUTE);
    must(money_http_wait(http, 100, &ready, &error));
    pending_count = drive(http, list, live, now + 3 * HOUR);
    say("  three hours later answers: %zu, under way: %zu\n", ready, pending_count);
    must(money_http_cancel(http, live, now + 3 * HOUR, &error));
    show_feed("rates", live, now + 3 * HOUR);
}

static void keep(money_store_t *store, const money_catalogue_t *catalogue, const money_basket_t *basket,
                 const money_feed_t *list, const money_feed_t *live, int64_t now)
{
    must(money_store_begin(store, &error));
    must(money_store_catalogue_save(store, "goods", catalogue, &error));
    must(money_store_basket_save(store, "basket", basket, &error));
    must(keep_feed(store, "list", list, &error));
    must(keep_feed(store, "rates", live, &error));
    must(money_store_setting_save(store, "currency", "EUR", MONEY_NTS, now, &error));
    must(money_store_commit(store, &error));
}

/* Uses saved data, without a network. */
static void without_server(money_http_t *http, money_store_t *store, const char *key, int64_t now)
{
    money_feed_t *list = feed_of(MONEY_PROVIDER_CURRENCYLAYER_LIST, NOBODY, key);
    money_feed_t *live = feed_of(MONEY_PROVIDER_CURRENCYLAYER, NOBODY, key);
    money_catalogue_t *catalogue;
    money_basket_t *basket;
    size_t goods, lines;
    int64_t since;
    char currency[MONEY_CODE_SIZE], *document, *other;

    must(money_store_catalogue_load(store, "goods", &catalogue, &error));
    must(money_store_basket_load(store, "basket", catalogue, &basket, &error));
    must(take_kept_feed(store, "list", list, &error));
    must(take_kept_feed(store, "rates", live, &error));
    must(money_store_setting(store, "currency", currency, sizeof currency, NULL, &since, &error));
    must(money_catalogue_count(catalogue, &goods, &error));
    must(money_basket_count(basket, &lines, &error));
    say("  %zu goods, %zu in the basket; %s was chosen at %lld\n", goods, lines, currency, (long long)since);
    show_feed("list", list, now);
    show_feed("rates", live, now);
    say("  requests: %zu\n", drive(http, list, live, now));
    settle(http, list, live, now);
    show_feed("list", list, now);
    show_feed("rates", live, now);
    must(money_feed_notify_online(list, now + 1, &error));
    must(money_feed_notify_online(live, now + 1, &error));
    say("  back, says the host; requests: %zu\n", drive(http, list, live, now + 1));
    settle(http, list, live, now + 1);
    show_feed("rates", live, now + 1);
    print_receipt(basket, currency, live, now + 1);

    must(money_basket_to_json(basket, &document, NULL, &error));
    money_release_memory();
    must(money_basket_to_json(basket, &other, NULL, &error));
    say("  memory given back, the basket: %s\n", strcmp(document, other) == 0 ? "the same" : "different");
    money_string_free(document);
    money_string_free(other);
    money_basket_free(basket);
    money_catalogue_free(catalogue);
    money_feed_free(live);
    money_feed_free(list);
}

static void first_run(money_http_t *http, money_store_t *store, const char *url, const char *key, const char *path)
{
    money_feed_t *list = feed_of(MONEY_PROVIDER_CURRENCYLAYER_LIST, url, key);
    money_feed_t *live = feed_of(MONEY_PROVIDER_CURRENCYLAYER, url, key);
    money_catalogue_t *catalogue = goods(path);
    money_basket_t *basket = basket_of(catalogue);

    checkout(basket);
    say("Network: requests run in the background\n");
    play(http, url, "/live", "slow");
    show_feed("rates", live, start);
    say("  under way: %zu\n", drive(http, list, live, start));
    show_feed("rates", live, start);
    say("  meanwhile the basket comes to %s\n", total_of(basket, NULL, NULL));
    settle(http, list, live, start);
    say("  under way: %zu\n", drive(http, list, live, start));
    show_feed("list", list, start);
    show_feed("rates", live, start);
    print_currencies(basket, list, live);
    say("Checkout: the receipt names rate, as-of and staleness\n");
    print_receipt(basket, "EUR", live, start + 30 * MINUTE);
    cache(http, list, live);
    older_list(http, url, key);
    failing(http, url, list, live);
    keep(store, catalogue, basket, list, live, start + DAY + 4 * HOUR);
    say("Without a server\n");
    without_server(http, store, key, start + DAY + 5 * HOUR);
    money_basket_free(basket);
    money_catalogue_free(catalogue);
    money_feed_free(live);
    money_feed_free(list);
}

int main(int count, char **arguments)
{
    money_store_t *store;
    money_http_t *http;
    size_t baskets;

    if (count < 4) {
        fprintf(stderr, "usage: basket_app URL KEY FILE [CATALOGUE]\n");
        return 2;
    }
    secret = arguments[2];
    must(money_http_new(NULL, &http, &error));
    must(money_store_open(arguments[3], NULL, &store, &error));
    must(money_store_name_count(store, MONEY_STORE_KIND_BASKET, &baskets, &error));
    if (baskets == 0) {
        first_run(http, store, arguments[1], arguments[2],
                  count > 4 ? arguments[4] : "share/catalogues/groceries.csv");
        must(money_store_close(store, &error));
        say("The key is in the file: %s\n", file_holds(arguments[3], arguments[2]) ? "yes" : "no");
    } else {
        say("After a restart, without a server\n");
        without_server(http, store, arguments[2], start + 3 * DAY);
    }
    money_store_free(store);
    money_http_free(http);
    return 0;
}
