/*
 * A converter with a list of currencies, row by row: rates, the list, the converter, offline use, saving in a file.
 *
 *     make -C bindings/c
 *     cc -Ibindings/c converter_app.c bindings/c/libmoney_http.a -lmoney -lcurl -lz -pthread && ./a.out URL KEY FILE
 *
 * URL is the server of Tests/Network, and KEY its API key. The program creates FILE; if FILE exists, it demonstrates a restart
 * without a server.
 */
#include "feed_store.h"

#include <libmoney_http.h>
#include <money/desk.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define PUBLISHED INT64_C(1793372399) /* the publication time in the server's rates */
#define NOW (PUBLISHED + 61)          /* the library reads no clock: the program passes the time */
#define MINUTE 60
#define HOUR 3600
#define NOWHERE "http://127.0.0.1:1" /* a port without a server */

static money_error_t error;
static money_http_t *http;
static const char *url, *key;

/** All output of this program, which must not contain the key. */
static void say(const char *format, ...)
{
    char text[1024];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (strstr(text, key) != NULL) {
        fputs("the key is shown\n", stderr);
        exit(1);
    }
    puts(text);
}

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    say("%s: %s", money_status_name(status), error.text);
    exit(1);
}

static const char *said(int yes)
{
    return yes ? "yes" : "no";
}

/** Formats an instant in UTC; valid until the next call. */
static const char *moment(int64_t instant)
{
    static char text[32];
    time_t seconds = (time_t)instant;

    strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", gmtime(&seconds));
    return text;
}

/* ------------------------------------------------------------------------------------------------ Requests ---- */

static money_feed_t *feed_of(int32_t provider, const char *base, const char *folder, const char *with_key)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed = NULL;
    char address[256];

    snprintf(address, sizeof address, "%s%s", base, folder);
    options.base_url = address;
    options.api_key = with_key;
    must(money_feed_new(provider, &options, &feed, &error));
    return feed;
}

/** Sends the requests of the feed and waits for the responses. True if anything changed. */
static int fetch(money_feed_t *feed, int64_t now)
{
    int32_t changed, any = 0;
    size_t pending_count = 1;

    while (pending_count > 0) {
        must(money_http_drive(http, feed, now, &changed, &error));
        any = any || changed;
        must(money_http_wait(http, -1, NULL, &error));
        must(money_http_pending_count(http, &pending_count, &error));
    }
    return any;
}

static void tell(const char *what, const money_feed_t *feed, int64_t now)
{
    static const char *const states[] = {"empty", "loading", "ready", "stale", "failed", "waiting"};
    money_feed_info_t info;
    money_error_t failure;

    must(money_feed_info(feed, now, &info, &error));
    must(money_feed_failure(feed, NULL, &failure, &error));
    say("  %s: %s", what, states[info.state]);
    if (info.age_seconds != MONEY_INSTANT_NONE) say("    %lld seconds old", (long long)info.age_seconds);
    if (failure.status != MONEY_OK) say("    %s: %s", money_status_name(failure.status), failure.text);
}

/** Makes the server close each connection before it returns rates, or (0) respond again. */
static void hang_up(int is_away)
{
    static const char rule[] = "{\"behaviour\":\"hangup\",\"path\":\"/live\"}";
    money_http_answer_t *answer = NULL;
    char address[256];

    snprintf(address, sizeof address, "%s/control", url);
    must(money_http_send(http, NULL, 1, is_away ? "PUT" : "DELETE", address, NULL, is_away ? rule : NULL,
                         is_away ? strlen(rule) : 0, &error));
    must(money_http_wait(http, -1, NULL, &error));
    must(money_http_take(http, NULL, &answer, &error));
    money_http_answer_free(answer);
}

/* --------------------------------------------------------------------------------------------------- Rates ---- */

static money_feed_t *rates(void)
{
    static const char *const pairs[][2] = {{"EUR", "USD"}, {"EUR", "GBP"}, {"BTC", "JPY"}};
    money_feed_t *refused = feed_of(MONEY_PROVIDER_CURRENCYLAYER, url, "", "another-key");
    money_feed_t *feed = feed_of(MONEY_PROVIDER_CURRENCYLAYER, url, "", key);
    money_rates_t *table = NULL;
    money_rates_info_t info;
    money_conversion_t found;
    size_t index;

    say("Rates");
    fetch(refused, NOW);
    tell("success is false", refused, NOW);
    fetch(feed, NOW);
    tell("success is true", feed, NOW);
    must(money_feed_rates(feed, &table, &error));
    must(money_rates_info(table, &info, &error));
    say("  %llu rates against %s, published %s", (unsigned long long)info.quote_count, info.base,
        moment(info.instant));
    for (index = 0; index < sizeof pairs / sizeof *pairs; index++) {
        must(money_rates_find(table, pairs[index][0], pairs[index][1], NULL, &found, &error));
        if (found.leg_count == 2)
            say("  %s to %s goes through %s", found.legs[0].from, found.legs[1].to, found.legs[0].to);
        else
            say("  %s to %s is one step", found.legs[0].from, found.legs[0].to);
    }
    money_rates_free(table);
    money_feed_free(refused);
    return feed;
}

/* ---------------------------------------------------------------------------------------------------- List ---- */

static void show_list(const char *what, const money_currency_list_t *list, size_t most)
{
    static const char *const states[] = {"ready", "empty", "nothing found", "no favourites"};
    money_currency_list_item_t item;
    int32_t state;
    size_t index, count;

    must(money_currency_list_state(list, &state, &error));
    must(money_currency_list_count(list, &count, &error));
    say("  %s: %s, %zu", what, states[state], count);
    for (index = 0; index < count && index < most; index++) {
        must(money_currency_list_at(list, index, &item, &error));
        say("    %s %s %s %s%s", item.is_favourite ? "*" : " ", item.code, item.flag[0] == '\0' ? "--" : item.flag,
            item.name, item.is_quoted ? "" : " (no rate)");
    }
}

static void search(money_currency_list_t *list, const char *text)
{
    must(money_currency_list_set_search(list, text, MONEY_NTS, &error));
    show_list(text, list, 10);
    must(money_currency_list_set_search(list, NULL, 0, &error));
}

static money_currency_list_t *currencies(money_feed_t *listed, const money_feed_t *live)
{
    static const char *const orders[] = {"by name", "by name, downwards", "by code", "by code, downwards"};
    static const char *const shown[] = {"EUR", "XAF", "BTC", "STD"}, *const favourites[] = {"JPY", "BRL", "AUD"};
    money_feed_t *none = feed_of(MONEY_PROVIDER_CURRENCYLAYER_LIST, url, "/behave/nothing", key);
    money_currency_list_t *list = NULL;
    money_rates_t *table = NULL;
    size_t index;

    say("List");
    fetch(none, NOW);
    tell("without currencies", none, NOW);
    money_feed_free(none);
    fetch(listed, NOW);
    tell("the provider's", listed, NOW);
    must(money_currency_list_new("pt", &list, &error));
    must(money_currency_list_take_feed(list, listed, &error));
    must(money_currency_list_add(list, "XAF", NULL, 0, &error));
    must(money_feed_rates(live, &table, &error));
    must(money_currency_list_mark(list, table, &error));
    money_rates_free(table);
    for (index = 0; index < sizeof shown / sizeof *shown; index++) search(list, shown[index]);
    search(list, "dolar");
    search(list, "COROA");
    search(list, "zzz");
    for (index = 0; index < sizeof orders / sizeof *orders; index++) {
        must(money_currency_list_set_sort(list, (int32_t)index, &error));
        show_list(orders[index], list, 3);
    }
    must(money_currency_list_set_sort(list, MONEY_SORT_NAME_ASCENDING, &error));
    must(money_currency_list_set_favourites_only(list, 1, &error));
    show_list("favourites alone", list, 10);
    must(money_currency_list_set_favourites_only(list, 0, &error));
    for (index = 0; index < sizeof favourites / sizeof *favourites; index++)
        must(money_currency_list_set_favourite(list, favourites[index], 1, &error));
    show_list("favourites first", list, 5);
    must(money_currency_list_set_sort(list, MONEY_SORT_CODE_DESCENDING, &error));
    show_list("in the same order", list, 5);
    must(money_currency_list_set_sort(list, MONEY_SORT_NAME_ASCENDING, &error));
    search(list, "dolar");
    must(money_currency_list_set_favourites_only(list, 1, &error));
    show_list("favourites alone", list, 10);
    must(money_currency_list_set_favourites_only(list, 0, &error));
    return list;
}

/* ----------------------------------------------------------------------------------------------- Converter ---- */

static void show(const char *what, const money_converter_t *converter, int64_t now)
{
    static const char *const states[] = {"empty", "loading", "ready", "stale", "failed"};
    static const char *const typed[] = {"empty", "complete", "unfinished", "invalid"};
    static const char *const origins[] = {"nowhere", "the network", "the store", "the program"};
    char amount[128], text[MONEY_LOCALE_TEXT_MAX], line[MONEY_LOCALE_TEXT_MAX], reason[MONEY_REASON_SIZE];
    money_converter_info_t info;

    must(money_converter_info(converter, now, &info, &error));
    must(money_converter_amount(converter, amount, sizeof amount, NULL, &error));
    must(money_converter_text(converter, text, sizeof text, NULL, &error));
    must(money_converter_unit_rate(converter, line, sizeof line, NULL, &error));
    must(money_converter_reason(converter, reason, sizeof reason, NULL, &error));
    say("  %s: %s, the amount is %s", what, states[info.state], typed[info.input_state]);
    if (text[0] != '\0') say("    %s %s = %s %s; %s", amount, info.source, text, info.target, line);
    if (info.origin != MONEY_ORIGIN_NONE)
        say("    from %s, updated %s, received %lld seconds ago", origins[info.origin], moment(info.updated),
            (long long)info.received_age);
    if (reason[0] != '\0') say("    %s", reason);
}

static void type(money_converter_t *converter, const char *amount)
{
    must(money_converter_set_amount(converter, amount, MONEY_NTS, &error));
}

static money_converter_t *convert(void)
{
    money_feed_t *feed = feed_of(MONEY_PROVIDER_CURRENCYLAYER, url, "", key);
    money_converter_t *converter = NULL;
    int64_t now = NOW;

    say("Converter");
    must(money_converter_new("EUR", "USD", NULL, &converter, &error)); /* the default pair */
    show("nothing typed", converter, now);
    type(converter, "-");
    show("no digit yet", converter, now);
    type(converter, "12.");
    must(money_http_drive(http, feed, now, NULL, &error)); /* sends, and does not wait */
    must(money_converter_take_feed(converter, feed, &error));
    show("rates are on their way", converter, now);
    fetch(feed, now);
    must(money_converter_take_feed(converter, feed, &error));
    show("rates have come", converter, now);
    type(converter, "12.5x");
    show("a slip", converter, now);
    type(converter, "12.50");
    must(money_converter_swap(converter, &error));
    show("swapped", converter, now);
    must(money_converter_set_pair(converter, "USD", "BTC", &error));
    show("a small rate", converter, now);
    must(money_converter_set_pair(converter, "USD", "XAF", &error));
    show("no rate", converter, now);
    must(money_converter_set_pair(converter, "GBP", "JPY", &error));
    show("through USD", converter, now);

    now += MINUTE;
    say("  a minute later rates are asked for: %s", said(fetch(feed, now)));
    must(money_feed_refresh(feed, &error));
    say("  after a refresh: %s", said(fetch(feed, now)));
    must(money_converter_take_feed(converter, feed, &error));
    show("refreshed", converter, now);
    show("two hours on", converter, now + 2 * HOUR);
    money_feed_free(feed);
    return converter;
}

/* ------------------------------------------------------------------------------------- Without a network ---- */

static void without_network(money_feed_t *feed, money_converter_t *converter)
{
    money_feed_t *never = feed_of(MONEY_PROVIDER_CURRENCYLAYER, NOWHERE, "", key);
    money_converter_t *other = NULL;
    int64_t now = NOW + 2 * HOUR;

    say("Without a network");
    fetch(never, now);
    must(money_converter_new("EUR", "USD", NULL, &other, &error));
    type(other, "1");
    must(money_converter_take_feed(other, never, &error));
    show("and no rates from before", other, now);

    hang_up(1);
    fetch(feed, now);
    tell("the rates there are serve", feed, now);
    must(money_converter_take_feed(converter, feed, &error));
    show("converted", converter, now);
    say("  asked again unasked: %s", said(fetch(feed, now + MINUTE)));
    must(money_feed_notify_online(feed, now + MINUTE, &error));
    say("  asked again as the network is back: %s", said(fetch(feed, now + MINUTE)));
    hang_up(0);
    must(money_feed_notify_online(feed, now + 2 * MINUTE, &error));
    fetch(feed, now + 2 * MINUTE);
    must(money_converter_take_feed(converter, feed, &error));
    show("the network is back", converter, now + 2 * MINUTE);
    money_converter_free(other);
    money_feed_free(never);
}

static void keep(money_store_t *store, const money_feed_t *live, const money_feed_t *listed,
                 const money_currency_list_t *list, const money_converter_t *converter)
{
    money_rates_t *table = NULL;
    char *json = NULL, *favourites = NULL;

    must(money_feed_rates(live, &table, &error));
    must(money_converter_to_json(converter, &json, NULL, &error));
    must(money_currency_list_to_json(list, &favourites, NULL, &error));
    must(money_store_begin(store, &error));
    must(money_store_rates_save(store, "live", table, &error));
    must(money_store_currencies_save(store, "list", list, &error));
    must(money_store_setting_save(store, "favourites", favourites, MONEY_NTS, MONEY_INSTANT_NONE, &error));
    must(keep_feed(store, "live", live, &error)); /* with the time of retrieval, without the key */
    must(keep_feed(store, "list", listed, &error));
    must(money_store_setting_save(store, "converter", json, MONEY_NTS, MONEY_INSTANT_NONE, &error));
    must(money_store_commit(store, &error));
    money_string_free(favourites);
    money_string_free(json);
    money_rates_free(table);
}

/** True if a file contains the key. */
static int has_key(const char *path)
{
    FILE *file = fopen(path, "rb");
    size_t matched = 0;
    int byte = EOF;

    /* Sufficient for a key whose first character is unique. */
    while (file != NULL && key[matched] != '\0' && (byte = fgetc(file)) != EOF)
        matched = byte == key[matched] ? matched + 1 : byte == key[0];
    if (file != NULL) fclose(file);
    return key[matched] == '\0';
}

static void first_run(money_store_t *store)
{
    money_feed_t *live = rates(), *listed = feed_of(MONEY_PROVIDER_CURRENCYLAYER_LIST, url, "", key);
    money_currency_list_t *list = currencies(listed, live);
    money_converter_t *converter = convert();

    without_network(live, converter);
    keep(store, live, listed, list, converter);
    money_converter_free(converter);
    money_currency_list_free(list);
    money_feed_free(listed);
    money_feed_free(live);
}

/** Runs without the server, a day and an hour later. */
static void next_run(money_store_t *store)
{
    money_feed_t *live = feed_of(MONEY_PROVIDER_CURRENCYLAYER, url, "", key);
    money_feed_t *listed = feed_of(MONEY_PROVIDER_CURRENCYLAYER_LIST, url, "", key);
    money_currency_list_t *list = NULL;
    money_converter_t *converter = NULL;
    money_rates_t *table = NULL;
    int64_t now = NOW + 25 * HOUR;
    char json[1024];

    say("After a restart");
    must(take_kept_feed(store, "live", live, &error));
    must(take_kept_feed(store, "list", listed, &error));
    must(money_store_setting(store, "converter", json, sizeof json, NULL, NULL, &error));
    must(money_converter_from_json(json, MONEY_NTS, NULL, &converter, &error));
    tell("rates", live, now);
    tell("currencies", listed, now);
    must(money_converter_take_feed(converter, live, &error));
    show("the last pair and amount", converter, now);

    fetch(live, now);
    fetch(listed, now);
    must(money_converter_take_feed(converter, live, &error));
    tell("rates", live, now);
    tell("currencies", listed, now);
    show("without a network", converter, now);

    must(money_store_rates_load(store, "live", MONEY_INSTANT_NONE, &table, &error));
    must(money_store_currencies_load(store, "list", "pt", &list, &error));
    must(money_store_setting(store, "favourites", json, sizeof json, NULL, NULL, &error));
    must(money_currency_list_restore(list, json, MONEY_NTS, &error));
    must(money_currency_list_mark(list, table, &error));
    show_list("favourites first", list, 5);
    search(list, "dolar");
    money_rates_free(table);
    money_currency_list_free(list);
    money_converter_free(converter);
    money_feed_free(listed);
    money_feed_free(live);
}

int main(int count, char **arguments)
{
    money_store_t *store = NULL;
    size_t kept;

    if (count < 4) {
        fputs("usage: converter_app URL KEY FILE\n", stderr);
        return 2;
    }
    url = arguments[1];
    key = arguments[2];
    must(money_http_new(NULL, &http, &error));
    must(money_store_open(arguments[3], NULL, &store, &error));
    must(money_store_name_count(store, MONEY_STORE_KIND_RATES, &kept, &error));
    if (kept == 0)
        first_run(store);
    else
        next_run(store);
    money_store_free(store);
    if (kept == 0) say("  the key is in the file: %s", said(has_key(arguments[3])));
    money_http_free(http);
    return 0;
}
