/*
 * An investments application, row by row: transactions, a portfolio behind a screen, prices, and their storage in a
 * file or on a server.
 *
 *     make -C bindings/c && cc -I bindings/c investments_app.c … -lmoney -lcurl -lz -pthread && ./a.out URL KEY FILE
 *
 * The first run uses the server of Tests/Network, which it stops half-way; the second uses the data that the first saved in
 * FILE, without a server.
 */
#include "feed_store.h"
#include "libmoney_http.h"
#include "investments_app_screen.h"

/* ------------------------------------------------------------------------------------------ Transactions ---- */

static void transactions(const place_t *place)
{
    static const typed_t wrong = {NULL, {"2026-02-30", "gift", "a", "0", NULL, "-1"}};
    static const typed_t purchases[] = {
        {NULL, {"2026-01-05", "buy", "aapl", "10", NULL, "1500.00"}},
        {NULL, {"2026-02-02", "buy", "msft", "3", NULL, "1110.00"}},
        {NULL, {"2026-03-02", "buy", "tsla", "1", NULL, "220.00"}},
        {NULL, {"2026-03-03", "buy", "nke", "7", NULL, "500.00"}},
    };
    static const typed_t sale = {NULL, {"2026-05-04", "sell", "AAPL", "4", NULL, "720.00"}};
    static const typed_t edit = {"2", {NULL, NULL, NULL, "2", NULL, NULL}};
    static const typed_t larger = {NULL, {"2026-05-05", "sell", "AAPL", "7", NULL, "1.00"}};
    static const typed_t unequal = {NULL, {"2026-05-05", "buy", "AAPL", "3", "4.00", "10.00"}};
    money_portfolio_view_t *view = view_of(NULL);
    money_portfolio_t *copy = NULL;
    char *json, *again = NULL;
    uint64_t revision = 0;
    size_t index;

    say("transactions, %s: none yet\n", place->feed != NULL ? "behind a server" : "in a file");
    show(view, NOW);
    retrieve(place, view, NOW);
    show(view, NOW);
    say("an order form shows an error per field, and is saved once all fields are valid\n");
    submit(place, &wrong, "save");
    submit(place, &unequal, "save");
    for (index = 0; index < sizeof purchases / sizeof *purchases; index++) submit(place, &purchases[index], "save");
    submit(place, &sale, "save");
    say("edit and delete; inconsistent transactions are rejected before they are sent\n");
    submit(place, &edit, "edit");
    refused("delete 3", removal(place, "3", NOW));
    submit(place, &larger, "save");
    refused("delete 1", removal(place, "1", NOW));
    refused("delete 7", removal(place, "7", NOW));
    list(place);
    json = json_of(place);
    must(money_portfolio_from_json(json, MONEY_NTS, NULL, &copy, &error));
    must(money_portfolio_to_json(copy, &again, NULL, &error));
    say("  export and import change nothing: %s\n", strcmp(json, again) == 0 ? "true" : "false");
    must(money_portfolio_view_set_transactions(view, copy, &error));
    show(view, NOW);
    must(money_portfolio_view_revision(view, &revision, &error));
    say("  revision %d, and as many changes reported: %s\n", (int)revision, revision == (uint64_t)heard ? "true" : "false");
    money_portfolio_free(copy);
    money_string_free(again);
    money_string_free(json);
    money_portfolio_view_free(view);
}

/* ------------------------------------------------------------------------------------------------ Prices ---- */

static void limits(money_portfolio_view_t *view)
{
    money_feed_t *quotes = feed_of(MONEY_PROVIDER_FINNHUB, 2);
    money_feed_info_t info;
    char symbol[MONEY_SYMBOL_SIZE];
    size_t index;

    say("prices: as many as the provider's limit lets through, here two a minute\n  needed:");
    for (index = 0; money_portfolio_view_symbol_at(view, index, symbol, sizeof symbol, NULL, NULL) == MONEY_OK; index++)
        say(" %s", symbol);
    say("\n");
    show(view, NOW);
    ask(view, quotes, NOW);
    show(view, NOW);
    must(money_feed_info(quotes, NOW, &info, &error));
    say("  waiting: %s, for %d s\n", info.flags & MONEY_FEED_FLAG_WAITING ? "true" : "false", (int)(info.next_at - NOW));
    carry(quotes, NOW + 59);
    must(money_portfolio_view_take_feed(view, quotes, &error));
    show(view, NOW + 59);
    carry(quotes, NOW + 60);
    must(money_portfolio_view_take_feed(view, quotes, &error));
    show(view, NOW + 60);
    money_feed_free(quotes);
}

static money_feed_t *prices(const place_t *place)
{
    /* Rate limit exceeded; two kinds of invalid data; a rejected key; no connection. */
    static const char *const behaviours[] = {"429", "html", "truncated", "401", "hangup"};
    money_portfolio_view_t *view = view_of(NULL);
    money_feed_t *quotes = feed_of(MONEY_PROVIDER_FINNHUB, -1);
    money_feed_info_t info;
    int64_t now = NOW + 60;
    size_t index;

    retrieve(place, view, NOW);
    control("{\"quotes\": {\"AAPL\": \"261.74\", \"MSFT\": \"413.52\"}}");
    limits(view);
    say("prices: a price of 0 counts as missing until a valid one arrives\n");
    ask(view, quotes, now);
    show(view, now);
    control("{\"quotes\": {\"NKE\": \"71.05\"}}");
    ask(view, quotes, now);
    show(view, now);
    positions(view, now);
    say("prices: stale, and each failure of its own; the last good ones serve\n");
    show(view, now + 3600);
    for (index = 0; index < sizeof behaviours / sizeof *behaviours; index++) {
        now += 10;
        behave("/quote", behaviours[index]);
        ask(view, quotes, now);
        refused(behaviours[index], noted(quotes, NULL));
        if (index == 0) {
            must(money_feed_info(quotes, now, &info, &error));
            say("  again in %d s\n", (int)(info.next_at - now));
        }
        show(view, now);
    }
    behave("/quote", "normal");
    ask(view, quotes, now + 10);
    show(view, now + 10);
    money_portfolio_view_free(view);
    return quotes;
}

/* ----------------------------------------------------------------------------------------------- Storage ---- */

static money_transaction_t purchase(void)
{
    return transaction_of(MONEY_ACTION_BUY, "AAPL", "1", "200.00 USD", "2026-06-01");
}

/* Saves and deletes with a failing storage. */
static void attempts(const place_t *place, const char *why)
{
    money_transaction_t one = purchase();

    say("%s\n", why);
    refused("save", save(place, &one, NOW));
    refused("delete 5", removal(place, "5", NOW));
}

static void unsaved_here(const place_t *place, const money_feed_t *quotes, const char *path)
{
    place_t other = {NULL, NULL};
    money_portfolio_view_t *view = view_of(quotes);
    money_transaction_t one;
    char *before = json_of(place), *after, beside[1024];
    FILE *file;

    retrieve(place, view, NOW);
    other.store = store_of(path, 1);
    attempts(&other, "storage: a file that may be read only");
    money_store_free(other.store);

    other.store = store_of(path, 0);
    must(money_store_begin(other.store, &error));
    must(money_store_setting_save(other.store, "writing", "true", MONEY_NTS, NOW, &error));
    attempts(place, "storage: a file that another writes");
    money_store_free(other.store);

    say("storage: a file with inconsistent transactions, added one by one\n");
    one = transaction_of(MONEY_ACTION_SELL, "AAPL", "7", "1.00 USD", "2026-05-05");
    strcpy(one.id, "theirs");
    must(money_store_transaction_save(place->store, PORTFOLIO, &one, NULL, 0, NULL, &error));
    retrieve(place, view, NOW);
    refused("retrieve", error.status);
    show(view, NOW);
    must(money_store_transaction_remove(place->store, PORTFOLIO, "theirs", &error));
    retrieve(place, view, NOW);
    show(view, NOW);

    say("storage: a file of something else\n");
    snprintf(beside, sizeof beside, "%s.txt", path);
    file = fopen(beside, "w");
    if (file == NULL || fputs("This is a letter.\n", file) < 0 || fclose(file) != 0) exit(1);
    say("  open: %s\n", status_of(money_store_open(beside, NULL, &other.store, &error)));
    remove(beside);

    after = json_of(place);
    say("  all as before: %s\n", same(before, after));
    money_string_free(after);
    money_string_free(before);
    money_portfolio_view_free(view);
}

static void unsaved_there(const place_t *place, const money_feed_t *quotes)
{
    static const char *const behaviours[] = {"500", "401", "hangup", "html"};
    place_t other = {NULL, NULL};
    money_portfolio_view_t *view = view_of(quotes);
    char *before = json_of(place), *after, *theirs;
    char words[64];
    size_t index;

    for (index = 0; index < sizeof behaviours / sizeof *behaviours; index++) {
        snprintf(words, sizeof words, "storage: a server that answers with %s", behaviours[index]);
        behave(".json", behaviours[index]);
        attempts(place, words);
        retrieve(place, view, NOW);
        refused("retrieve", noted(place->feed, NULL));
        show(view, NOW);
    }
    behave(".json", "normal");
    retrieve(place, view, NOW);
    show(view, NOW);
    /* Another program reads the server's transactions. */
    other.feed = feed_of(MONEY_PROVIDER_TRANSACTIONS, -1);
    carry(other.feed, NOW);
    after = json_of(place);
    theirs = json_of(&other);
    say("  all as before: %s here, %s there\n", same(before, after), same(before, theirs));
    money_feed_free(other.feed);
    money_string_free(theirs);
    money_string_free(after);
    money_string_free(before);
    money_portfolio_view_free(view);
}

/* ------------------------------------------------------------------------------------- Without a network ---- */

/* Demonstrates the features that work offline, and those that do not. */
static void alone(const place_t *here, const place_t *there, money_feed_t *quotes, int64_t now)
{
    money_portfolio_view_t *view = view_of(NULL), *theirs = view_of(NULL);
    money_transaction_t one = purchase();
    money_price_quote_t quote;

    retrieve(here, view, now);
    show(view, now);
    take_kept(view, here->store);
    refused("a quote that was not kept", money_store_quote(here->store, "TSLA", &quote, &error));
    show(view, now);
    ask(view, quotes, now);
    refused("prices", noted(quotes, NULL));
    show(view, now);

    take_kept(theirs, here->store);
    retrieve(there, theirs, now);
    refused("retrieve", noted(there->feed, NULL));
    show(theirs, now);
    refused("save there", save(there, &one, now));
    refused("delete there", removal(there, "5", now));
    refused("save here", save(here, &one, now));
    refused("delete it", removal(here, one.id, now));
    money_portfolio_view_free(theirs);
    money_portfolio_view_free(view);
}

static void compare(const place_t *here, const place_t *there, int whole)
{
    char *ours = json_of(here), *theirs = json_of(there);

    if (whole) say("  the documents are the same, byte for byte: %s\n", strcmp(ours, theirs) == 0 ? "true" : "false");
    say("  the transactions are the same, byte for byte: %s\n", same(ours, theirs));
    money_string_free(theirs);
    money_string_free(ours);
}

static void first_run(const place_t *here, const place_t *there, const char *path)
{
    money_portfolio_t *empty = NULL;
    money_store_t *locked;
    money_feed_t *quotes;

    must(money_portfolio_new("EUR", NULL, &empty, &error));
    must(money_store_portfolio_save(here->store, PORTFOLIO, empty, &error));
    money_portfolio_free(empty);
    transactions(here);
    transactions(there);
    compare(here, there, 1);
    quotes = prices(there);
    unsaved_here(here, quotes, path);
    unsaved_there(there, quotes);
    compare(here, there, 0);

    say("saved for a restart: prices, and the server's transactions\n");
    locked = store_of(path, 1);
    refused("prices", keep_quotes(locked, quotes));
    money_store_free(locked);
    refused("prices", keep_quotes(here->store, quotes));
    must(keep_feed(here->store, "server", there->feed, &error));

    say("the server is gone\n");
    control("{\"stop\": true}");
    alone(here, there, quotes, NOW + 180);
    money_feed_free(quotes);
}

static void second_run(const place_t *here, const place_t *there)
{
    money_feed_t *quotes = feed_of(MONEY_PROVIDER_FINNHUB, -1);

    say("after a restart: from saved data\n");
    must(take_kept_feed(here->store, "server", there->feed, &error));
    list(here);
    compare(here, there, 0);
    alone(here, there, quotes, NOW + 86400);
    compare(here, there, 0);
    money_feed_free(quotes);
}

/* The file does not contain the key either. */
static void search(const char *path)
{
    static char bytes[1 << 20];
    FILE *file = fopen(path, "rb");

    if (file == NULL) return;
    keeps_key(bytes, fread(bytes, 1, sizeof bytes, file), path);
    fclose(file);
}

int main(int count, char **arguments)
{
    place_t here = {NULL, NULL}, there = {NULL, NULL};
    size_t known = 0;

    if (count < 4) {
        fprintf(stderr, "usage: %s URL KEY FILE [ECB-HISTORY]\n", arguments[0]);
        return 2;
    }
    url = arguments[1];
    key = arguments[2];
    rates = rates_of(count > 4 ? arguments[4] : "share/ecb/eurofxref-hist.csv");
    must(money_http_new(NULL, &http, &error));
    here.store = store_of(arguments[3], 0);
    there.feed = feed_of(MONEY_PROVIDER_TRANSACTIONS, -1);
    must(money_store_name_count(here.store, MONEY_STORE_KIND_PORTFOLIO, &known, &error));
    if (known == 0)
        first_run(&here, &there, arguments[3]);
    else
        second_run(&here, &there);
    /* money_store_open created the file; after closing, it contains all data. */
    money_store_free(here.store);
    search(arguments[3]);
    money_feed_free(there.feed);
    money_http_free(http);
    money_rates_free(rates);
    return 0;
}
