/*
 * A converter online and offline: rates are requested at each start, and the last valid ones are saved in a file.
 *
 *     make -C bindings/c
 *     cc -Ibindings/c converter_live.c bindings/c/libmoney_http.a -lmoney -lcurl -lz -pthread && ./a.out URL KEY FILE
 */
#include "feed_store.h"

#include <libmoney_http.h>
#include <money/desk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static money_error_t error;

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s: %s\n", money_status_name(status), error.text);
    exit(1);
}

/** Prints the contents of the screen. */
static void show(const money_converter_t *converter)
{
    static const char *const states[] = {"empty", "loading", "ready", "stale", "failed"};
    static const char *const origins[] = {"nowhere", "the network", "the store", "the program"};
    char amount[128], text[MONEY_LOCALE_TEXT_MAX], line[MONEY_LOCALE_TEXT_MAX], reason[MONEY_REASON_SIZE];
    money_converter_info_t info;

    must(money_converter_info(converter, time(NULL), &info, &error));
    must(money_converter_amount(converter, amount, sizeof amount, NULL, &error));
    must(money_converter_text(converter, text, sizeof text, NULL, &error));
    must(money_converter_unit_rate(converter, line, sizeof line, NULL, &error));
    must(money_converter_reason(converter, reason, sizeof reason, NULL, &error));
    printf("%s, from %s\n", states[info.state], origins[info.origin]);
    if (text[0] != '\0') printf("  %s %s = %s %s; %s\n", amount, info.source, text, info.target, line);
    if (reason[0] != '\0') printf("  %s\n", reason);
}

int main(int count, char **arguments)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_store_t *store = NULL;
    money_http_t *http = NULL;
    money_feed_t *feed = NULL;
    money_converter_t *converter = NULL;
    money_status_t status;
    size_t pending_count = 1;

    if (count < 4) {
        fputs("usage: converter_live URL KEY FILE\n", stderr);
        return 2;
    }
    options.base_url = arguments[1];
    options.api_key = arguments[2];
    must(money_feed_new(MONEY_PROVIDER_CURRENCYLAYER, &options, &feed, &error));
    must(money_store_open(arguments[3], NULL, &store, &error));
    status = take_kept_feed(store, "rates", feed, &error);
    if (status != MONEY_ERR_NOT_FOUND) must(status);

    must(money_converter_new("EUR", "USD", NULL, &converter, &error));
    must(money_converter_set_amount(converter, "12.50", MONEY_NTS, &error));
    must(money_http_new(NULL, &http, &error));
    must(money_feed_refresh(feed, &error));
    while (pending_count > 0) {
        must(money_http_drive(http, feed, time(NULL), NULL, &error));
        must(money_converter_take_feed(converter, feed, &error));
        show(converter);
        /* A program with a user interface continues its work here. */
        must(money_http_wait(http, -1, NULL, &error));
        must(money_http_pending_count(http, &pending_count, &error));
    }
    status = keep_feed(store, "rates", feed, &error);
    if (status != MONEY_ERR_NOT_FOUND) must(status); /* rates were never retrieved */

    money_http_free(http);
    money_converter_free(converter);
    money_store_free(store);
    money_feed_free(feed);
    return 0;
}
