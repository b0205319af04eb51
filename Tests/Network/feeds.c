/* Feeds of every provider, carried by the C transport, against the server on loopback. */
#define _POSIX_C_SOURCE 200809L
#include "../ABI/check.h"
#include "libmoney_http.h"
#include "server.h"

#include <time.h>

#define NOW INT64_C(1793372460) /* a minute after the documents' own time */

static server_t server;
static money_http_t *http;

static money_feed_t *make(int32_t provider, const char *folder, const char *key, const char *currency)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed = NULL;
    money_error_t error;
    char url[128];

    snprintf(url, sizeof url, "http://127.0.0.1:%d%s", server.port, folder);
    options.base_url = url;
    options.api_key = key;
    options.currency = currency;
    options.retry_seconds = 60;
    if (!CHECK_OK(money_feed_new(provider, &options, &feed, &error))) {
        fprintf(stderr, "%s\n", error.text);
        exit(check_end());
    }
    return feed;
}

/* Sends the feed's requests and hands over the answers, until the feed is idle. @return the number of changes. */
static int carry(money_feed_t *feed, int64_t now)
{
    size_t count = 1;
    int changes = 0;

    while (count > 0) {
        int32_t changed = 0;

        MUST(money_http_drive(http, feed, now, &changed, NULL));
        MUST(money_http_wait(http, -1, NULL, NULL));
        MUST(money_http_pending_count(http, &count, NULL));
        changes += changed;
    }
    return changes;
}

static money_feed_info_t info_of(money_feed_t *feed, int64_t now)
{
    money_feed_info_t info;

    CHECK_OK(money_feed_info(feed, now, &info, NULL));
    return info;
}

/* No text about a failure contains the key. */
static void keeps_the_key(money_feed_t *feed)
{
    money_error_t failure;

    CHECK_OK(money_feed_failure(feed, NULL, &failure, NULL));
    CHECK(strstr(failure.text, SERVER_KEY) == NULL && strstr(failure.text, "access_key") == NULL);
}

static void behaviours(void)
{
    FILE *file = fopen("Tests/Network/behaviours.txt", "r");
    char line[256], name[32], type[64], much[16], told[64], folder[64];
    int reason, status, lines = 0;

    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        money_feed_t *feed;
        money_feed_info_t info;
        money_rates_t *rates = NULL;

        if (line[0] == '#' || sscanf(line, "%31s %d %d %63s %15s %63s", name, &reason, &status, type, much, told) != 6)
            continue;
        snprintf(folder, sizeof folder, "/behave/%s", name);
        feed = make(MONEY_PROVIDER_CURRENCYLAYER, folder, SERVER_KEY, NULL);
        CHECK(carry(feed, NOW) >= 1);
        info = info_of(feed, NOW);
        if (!CHECK(strcmp(money_status_name(info.status), told) == 0 && info.reason == reason && info.pending_count == 0) ||
            !CHECK(info.http_status == (info.status == MONEY_ERR_HTTP || info.status == MONEY_ERR_UNAUTHORIZED ||
                                                info.status == MONEY_ERR_RATE_LIMITED
                                            ? status
                                            : info.http_status)))
            fprintf(stderr, "%s: %s, reason %d, status %d\n", name, money_status_name(info.status), (int)info.reason,
                    (int)info.http_status);
        if (info.status == MONEY_OK) {
            CHECK(info.state == MONEY_FEED_READY);
            CHECK_OK(money_feed_rates(feed, &rates, NULL));
        } else {
            CHECK(info.state == MONEY_FEED_FAILED);
            CHECK_STATUS(money_feed_rates(feed, &rates, NULL), MONEY_ERR_NOT_FOUND);
        }
        /* Retry-After is 7, which overrides the feed's own wait. */
        if (status == 429) CHECK(info.next_at >= NOW + 7 && (info.next_at == NOW + 7 || info.next_at == NOW + 60));
        keeps_the_key(feed);
        money_rates_free(rates);
        money_feed_free(feed);
        lines++;
    }
    CHECK(lines > 20);
    if (file != NULL) fclose(file);
}

static void providers(void)
{
    static const struct {
        int32_t provider;
        const char *key, *currency;
    } all[] = {
        {MONEY_PROVIDER_CURRENCYLAYER, SERVER_KEY, NULL},
        {MONEY_PROVIDER_FRANKFURTER, NULL, "EUR"},
        {MONEY_PROVIDER_FRANKFURTER, NULL, "USD"},
        {MONEY_PROVIDER_OPEN_EXCHANGE_RATES, SERVER_KEY, NULL},
        {MONEY_PROVIDER_ECB, NULL, NULL},
    };
    money_feed_t *feed;
    money_price_quote_t quote;
    money_rates_t *rates = NULL;
    size_t index;
    int32_t state = 9;

    for (index = 0; index < sizeof all / sizeof *all; index++) {
        money_t amount, result;
        char text[MONEY_TEXT_MAX];

        feed = make(all[index].provider, "/some/folder", all[index].key, all[index].currency);
        carry(feed, NOW);
        CHECK(info_of(feed, NOW).status == MONEY_OK && info_of(feed, NOW).state == MONEY_FEED_READY);
        CHECK_OK(money_feed_rates(feed, &rates, NULL));
        CHECK_OK(money_parse("100 EUR", MONEY_NTS, &amount, NULL));
        CHECK_OK(money_rates_convert(rates, &amount, "USD", NULL, &result, NULL, NULL));
        CHECK_OK(money_format(&result, text, sizeof text, NULL, NULL));
        CHECK(strncmp(text, "111.7", 5) == 0 && strlen(text) == 10);
        money_rates_free(rates);
        money_feed_free(feed);
    }
    feed = make(MONEY_PROVIDER_CURRENCYLAYER_LIST, "", SERVER_KEY, NULL);
    carry(feed, NOW);
    CHECK(info_of(feed, NOW).state == MONEY_FEED_READY);
    money_feed_free(feed);
    feed = make(MONEY_PROVIDER_CURRENCYLAYER, "", "another-key", NULL);
    carry(feed, NOW);
    CHECK(info_of(feed, NOW).status == MONEY_ERR_PROVIDER);
    money_feed_free(feed);
    feed = make(MONEY_PROVIDER_FINNHUB, "/api/v1", SERVER_KEY, "USD");
    CHECK_OK(money_feed_add_symbol(feed, "AAPL", NULL));
    CHECK_OK(money_feed_add_symbol(feed, "NONE", NULL));
    carry(feed, NOW);
    CHECK_OK(money_feed_price_quote(feed, "AAPL", NOW, &quote, &state, NULL, NULL));
    CHECK(state == MONEY_PRICE_FRESH && quote.price.lo == 26174 && quote.price.scale == 2);
    CHECK_OK(money_feed_price_quote(feed, "NONE", NOW, &quote, &state, NULL, NULL));
    CHECK(state == MONEY_PRICE_ZERO || state == MONEY_PRICE_MISSING);
    money_feed_free(feed);
}

/* A store of transactions: reads, saves, deletes; changes that the server rejects leave both sides unchanged. */
static void store(void)
{
    money_feed_t *feed = make(MONEY_PROVIDER_TRANSACTIONS, "", SERVER_KEY, "USD"), *wrong;
    money_feed_t *refusing = make(MONEY_PROVIDER_TRANSACTIONS, "", SERVER_KEY, "USD");
    money_http_answer_t *answer = NULL;
    money_portfolio_t *portfolio = NULL;
    money_transaction_t given, stored;
    char url[128], control[] = "{\"behaviour\":\"500\",\"path\":\".json\",\"times\":1}";
    int32_t state = 9;

    money_transaction_init(&given);
    given.action = MONEY_ACTION_BUY;
    CHECK_OK(money_date_parse("2026-10-30", MONEY_NTS, &given.date, NULL));
    snprintf(given.symbol, sizeof given.symbol, "AAPL");
    CHECK_OK(money_decimal_parse("2", MONEY_NTS, &given.quantity, NULL));
    CHECK_OK(money_parse("523.48 USD", MONEY_NTS, &given.total, NULL));
    carry(feed, NOW);
    CHECK_OK(money_feed_portfolio(feed, &portfolio, NULL));
    money_portfolio_free(portfolio);
    CHECK_OK(money_feed_put(feed, &given, NULL, 0, &stored, NULL));
    carry(feed, NOW + 1);
    CHECK_OK(money_feed_operation(feed, stored.id, &state, NULL));
    CHECK(state == MONEY_OPERATION_DONE);

    snprintf(url, sizeof url, "http://127.0.0.1:%d/control", server.port);
    carry(refusing, NOW);
    CHECK_OK(money_http_send(http, NULL, 1, "PUT", url, NULL, control, strlen(control), NULL));
    CHECK_OK(money_http_wait(http, -1, NULL, NULL));
    CHECK_OK(money_http_take(http, NULL, &answer, NULL));
    CHECK(answer != NULL && strstr(answer->body, "523.48") != NULL && strstr(answer->body, "\"PUT\"") != NULL);
    money_http_answer_free(answer);
    CHECK_OK(money_feed_remove(refusing, stored.id, NULL));
    carry(refusing, NOW + 1);
    CHECK_OK(money_feed_operation(refusing, stored.id, &state, NULL));
    CHECK(state == MONEY_OPERATION_FAILED);
    CHECK_OK(money_feed_remove(refusing, stored.id, NULL));
    carry(refusing, NOW + 2);
    CHECK_OK(money_feed_operation(refusing, stored.id, &state, NULL));
    CHECK(state == MONEY_OPERATION_DONE);

    wrong = make(MONEY_PROVIDER_TRANSACTIONS, "", "another-key", "USD");
    carry(wrong, NOW);
    CHECK(info_of(wrong, NOW).status == MONEY_ERR_RETRIEVAL && info_of(wrong, NOW).cause == MONEY_ERR_UNAUTHORIZED);
    keeps_the_key(wrong);
    money_feed_free(wrong);
    money_feed_free(refusing);
    money_feed_free(feed);
}

/* The server is unreachable, returns, and disappears: good data stays; "the network is back" sends a request at once. */
static void away(void)
{
    server_t here = server;
    money_feed_t *feed;
    money_feed_info_t info;
    money_rates_t *rates = NULL;

    server = server_start(0, NULL, NULL);
    feed = make(MONEY_PROVIDER_CURRENCYLAYER, "", SERVER_KEY, NULL);
    server_stop(&server);
    carry(feed, NOW);
    info = info_of(feed, NOW);
    CHECK(info.status == MONEY_ERR_TRANSPORT && info.reason == MONEY_TRANSPORT_CONNECTION);
    CHECK(info.state == MONEY_FEED_FAILED && info.next_at == NOW + 60);
    server = server_start(server.port, NULL, NULL);
    carry(feed, NOW + 1); /* not yet: the feed waits a minute */
    CHECK(info_of(feed, NOW + 1).state == MONEY_FEED_FAILED);
    CHECK_OK(money_feed_notify_online(feed, NOW + 1, NULL));
    CHECK(carry(feed, NOW + 1) >= 1);
    CHECK(info_of(feed, NOW + 1).state == MONEY_FEED_READY);
    server_stop(&server);
    CHECK_OK(money_feed_refresh(feed, NULL));
    carry(feed, NOW + 100);
    info = info_of(feed, NOW + 100);
    CHECK(info.status == MONEY_ERR_TRANSPORT && info.state == MONEY_FEED_READY && info.age_seconds == 99);
    CHECK_OK(money_feed_rates(feed, &rates, NULL));
    money_rates_free(rates);
    money_feed_free(feed);
    server = here;
}

/* A feed is cancelled, and given back its request; a transport is freed while another's answer drips in. */
static void leaving(void)
{
    money_feed_t *silent = make(MONEY_PROVIDER_CURRENCYLAYER, "/behave/silent", SERVER_KEY, NULL);
    money_feed_t *slow = make(MONEY_PROVIDER_CURRENCYLAYER, "/behave/slow=1000", SERVER_KEY, NULL);
    money_http_t *other = NULL;
    size_t count = 9;

    CHECK_OK(money_http_new(NULL, &other, NULL));
    CHECK_OK(money_http_drive(http, silent, NOW, NULL, NULL));
    CHECK_OK(money_http_drive(other, slow, NOW, NULL, NULL));
    CHECK_OK(money_http_wait(other, 100, NULL, NULL));
    CHECK(info_of(silent, NOW).pending_count == 1 && info_of(slow, NOW).pending_count == 1);
    CHECK_OK(money_http_cancel(http, silent, NOW, NULL));
    CHECK(info_of(silent, NOW).pending_count == 0 && info_of(silent, NOW).reason == MONEY_TRANSPORT_CANCELLED);
    CHECK_OK(money_http_pending_count(http, &count, NULL));
    CHECK(count == 0);
    money_http_free(other);
    money_feed_free(slow);
    money_feed_free(silent);
}

static money_status_t inside;

static void drive_again(void *feed, uint64_t revision)
{
    (void)revision;
    inside = money_http_drive(http, feed, NOW, NULL, NULL);
}

/* The feed's callback cannot have it driven, and nothing is lost. */
static void callbacks(void)
{
    money_feed_t *feed = make(MONEY_PROVIDER_FINNHUB, "/api/v1", SERVER_KEY, "USD");
    money_price_quote_t quote;
    int32_t state = 9;

    CHECK_OK(money_feed_add_symbol(feed, "AAPL", NULL));
    CHECK_OK(money_feed_add_symbol(feed, "NONE", NULL));
    CHECK_OK(money_feed_on_change(feed, drive_again, feed, NULL));
    carry(feed, NOW);
    CHECK(inside == MONEY_ERR_BUSY);
    CHECK_OK(money_feed_price_quote(feed, "AAPL", NOW, &quote, &state, NULL, NULL));
    CHECK(state == MONEY_PRICE_FRESH && info_of(feed, NOW).pending_count == 0);
    money_feed_free(feed);
}

int main(void)
{
    money_http_options_t options = MONEY_HTTP_OPTIONS_INIT;

    server = server_start(0, NULL, NULL);
    options.body_max = 1 << 20;
    CHECK_OK(money_http_new(&options, &http, NULL));
    behaviours();
    providers();
    store();
    away();
    leaving();
    callbacks();
    money_http_free(http);
    server_stop(&server);
    return check_end();
}
