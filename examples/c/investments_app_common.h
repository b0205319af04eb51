/* Shared by the investments application: output checked for the key, blocking requests, and two storages of transactions
 * with the same interface. */
#ifndef INVESTMENTS_APP_COMMON_H
#define INVESTMENTS_APP_COMMON_H

#include "libmoney_http.h"
#include "portfolio_common.h"

#include <money/desk.h>
#include <stdarg.h>

#define PORTFOLIO "mine"

static const char *url, *key;
static money_http_t *http;

static int holds_key(const char *bytes, size_t length)
{
    size_t size = strlen(key), index;

    for (index = 0; index + size <= length; index++)
        if (memcmp(bytes + index, key, size) == 0) return 1;
    return 0;
}

static void keeps_key(const char *bytes, size_t length, const char *what)
{
    if (!holds_key(bytes, length)) return;
    fprintf(stderr, "the key is in %s\n", what);
    exit(1);
}

/* Writes all output of the program. */
static void say(const char *format, ...)
{
    char line[1024];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    keeps_key(line, strlen(line), "the output");
    fputs(line, stdout);
}

static const char *status_of(money_status_t status)
{
    return money_status_name(status) + strlen("MONEY_ERR_");
}

/* Prints a failure: its kind, its status if known, and its message. */
static void refused(const char *what, money_status_t status)
{
    if (status == MONEY_OK)
        say("  %s: done\n", what);
    else if (error.cause != MONEY_OK)
        say("  %s: %s because of %s: %s\n", what, status_of(status), status_of(error.cause), error.text);
    else
        say("  %s: %s: %s\n", what, status_of(status), error.text);
}

/* Sends the requests of a feed and passes the responses to it until none is pending. */
static void carry(money_feed_t *feed, int64_t now)
{
    size_t pending_count;

    do {
        must(money_http_drive(http, feed, now, NULL, &error));
        must(money_http_wait(http, -1, NULL, &error));
        must(money_http_pending_count(http, &pending_count, &error));
    } while (pending_count > 0);
}

/* Sets the behaviour of the local test server. */
static void control(const char *json)
{
    money_http_answer_t *answer = NULL;
    char address[256];

    snprintf(address, sizeof address, "%s/control", url);
    must(money_http_send(http, NULL, 1, "PUT", address, NULL, json, strlen(json), &error));
    must(money_http_wait(http, -1, NULL, &error));
    must(money_http_take(http, NULL, &answer, &error));
    if (answer == NULL || answer->status != 200) {
        fprintf(stderr, "the server does not do as it is told\n");
        exit(1);
    }
    money_http_answer_free(answer);
}

static void behave(const char *path, const char *behaviour)
{
    char json[128];

    snprintf(json, sizeof json, "{\"path\": \"%s\", \"behaviour\": \"%s\"}", path, behaviour);
    control(json);
}

static money_feed_t *feed_of(int32_t provider, int32_t per_minute)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed = NULL;

    options.api_key = key;
    options.base_url = url;
    options.currency = provider == MONEY_PROVIDER_TRANSACTIONS ? "EUR" : NULL;
    options.per_minute = per_minute;
    options.retry_seconds = 5;
    must(money_feed_new(provider, &options, &feed, &error));
    return feed;
}

static money_store_t *store_of(const char *path, int32_t read_only)
{
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_store_t *store = NULL;

    options.read_only = read_only;
    options.busy_milliseconds = 0;
    must(money_store_open(path, &options, &store, &error));
    return store;
}

/* ------------------------------------------------------------------------------ Storage of transactions -- */

/* In a file or on a server; one of the two is NULL. */
typedef struct {
    money_store_t *store;
    money_feed_t *feed;
} place_t;

/* A feed records its failure, and a call returns it; both are stored in `error`. */
static money_status_t noted(const money_feed_t *feed, const char *id)
{
    money_error_t failure;

    must(money_feed_failure(feed, id, &failure, &error));
    error = failure;
    return failure.status;
}

/* Returns the transactions; the caller frees them. */
static money_portfolio_t *portfolio_of(const place_t *place)
{
    money_portfolio_t *portfolio = NULL;

    if (place->feed != NULL)
        must(money_feed_portfolio(place->feed, &portfolio, &error));
    else
        must(money_store_portfolio_load(place->store, PORTFOLIO, NULL, &portfolio, &error));
    return portfolio;
}

/* Retrieves the transactions for a view, independent of the storage. */
static void retrieve(const place_t *place, money_portfolio_view_t *view, int64_t now)
{
    money_portfolio_t *portfolio = NULL;

    if (place->feed != NULL) {
        must(money_feed_refresh(place->feed, &error));
        carry(place->feed, now);
        must(money_portfolio_view_take_feed(view, place->feed, &error));
    } else if (money_store_portfolio_load(place->store, PORTFOLIO, NULL, &portfolio, &error) == MONEY_OK) {
        must(money_portfolio_view_set_transactions(view, portfolio, &error));
        money_portfolio_free(portfolio);
    } else {
        must(money_portfolio_view_set_transactions_failure(view, error.text, MONEY_NTS, &error));
    }
}

/* Adds a transaction without an ID, which is then set, or replaces the one with its ID. Everything is checked before
 * anything is sent or written. */
static money_status_t save(const place_t *place, money_transaction_t *one, int64_t now)
{
    money_portfolio_t *portfolio;
    money_transaction_t stored = *one;
    money_status_t status;

    if (place->feed != NULL) {
        status = money_feed_put(place->feed, one, NULL, 0, &stored, &error);
        if (status != MONEY_OK) return status;
        carry(place->feed, now);
        status = noted(place->feed, stored.id);
    } else {
        portfolio = portfolio_of(place);
        status = one->id[0] == '\0' ? money_portfolio_add(portfolio, one, NULL, 0, &stored, &error)
                                    : money_portfolio_edit(portfolio, one, NULL, 0, &error);
        if (status == MONEY_OK)
            status = money_store_transaction_save(place->store, PORTFOLIO, &stored, NULL, 0, NULL, &error);
        money_portfolio_free(portfolio);
    }
    if (status == MONEY_OK) *one = stored;
    return status;
}

static money_status_t removal(const place_t *place, const char *id, int64_t now)
{
    money_portfolio_t *portfolio;
    money_status_t status;

    if (place->feed != NULL) {
        status = money_feed_remove(place->feed, id, &error);
        if (status != MONEY_OK) return status;
        carry(place->feed, now);
        return noted(place->feed, id);
    }
    portfolio = portfolio_of(place);
    status = money_portfolio_remove(portfolio, id, &error);
    if (status == MONEY_OK) status = money_store_transaction_remove(place->store, PORTFOLIO, id, &error);
    money_portfolio_free(portfolio);
    return status;
}

/* Returns the portfolio as JSON; the caller frees it. */
static char *json_of(const place_t *place)
{
    money_portfolio_t *portfolio = portfolio_of(place);
    char *json = NULL;

    must(money_portfolio_to_json(portfolio, &json, NULL, &error));
    keeps_key(json, strlen(json), "a portfolio");
    money_portfolio_free(portfolio);
    return json;
}

/* True if two portfolios contain the same transactions, byte for byte, regardless of their history. */
static const char *same(const char *json, const char *other)
{
    const char *one = strstr(json, "\"transactions\""), *two = strstr(other, "\"transactions\"");

    return one != NULL && two != NULL && strcmp(one, two) == 0 ? "true" : "false";
}

#endif
