/* Feeds of many things through the C functions: quotes within a limit, and a remote store of transactions;
 * and whose rates are. */
#include "feed.h"

static void quotes(void)
{
    money_feed_t *feed = made(MONEY_PROVIDER_FINNHUB);
    money_feed_request_t *request = NULL;
    money_feed_info_t info;
    money_price_quote_t quote;
    uint64_t ids[64];
    int32_t state, count;
    int64_t age;
    char symbol[8];

    for (count = 0; count < 64; count++) {
        snprintf(symbol, sizeof symbol, "S%d", (int)count);
        CHECK_OK(money_feed_add_symbol(feed, symbol, &error));
        CHECK_OK(money_feed_add_symbol(feed, symbol, &error));
    }
    CHECK_OK(money_feed_next(feed, 100, &request, &error));
    CHECK_TEXT(money_feed_request_url(request), "http://localhost:8080/quote?symbol=S0");
    CHECK_TEXT(money_feed_request_headers(request), "Accept: application/json\nX-Finnhub-Token: " KEY "\n");
    ids[0] = money_feed_request_id(request);
    money_feed_request_free(request);
    /* 30 a second, 60 a minute. */
    for (count = 1; count < 64 && (ids[count] = asked(feed, 100, NULL, NULL)) != 0; count++) continue;
    CHECK(count == 30);
    CHECK_OK(money_feed_info(feed, 100, &info, &error));
    CHECK(info.next_at == 101 && info.pending_count == 30 && info.state == MONEY_FEED_WAITING);
    for (; count < 64 && (ids[count] = asked(feed, 101, NULL, NULL)) != 0; count++) continue;
    CHECK(count == 60);
    CHECK_OK(money_feed_info(feed, 102, &info, &error));
    CHECK(info.next_at == 160 && info.flags == MONEY_FEED_FLAG_WAITING && asked(feed, 159, NULL, NULL) == 0);
    CHECK(asked(feed, 160, NULL, NULL) != 0);

    answer(feed, ids[0], 200, "application/json", "{\"c\":261.74,\"d\":null,\"t\":90}", 100);
    CHECK_OK(money_feed_price_quote(feed, "S0", 150, &quote, &state, &age, &error));
    CHECK(state == MONEY_PRICE_FRESH && age == 50 && quote.instant == 90 && quote.price.lo == 26174);
    CHECK_TEXT(quote.symbol, "S0");
    CHECK_OK(money_feed_price_quote(feed, "S0", 100 + 3600, &quote, &state, NULL, &error));
    CHECK(state == MONEY_PRICE_STALE);
    /* A provider's price of 0 means unknown, so no quote is handed on; it replaces no better price. */
    answer(feed, ids[1], 200, "application/json", "{\"c\":0,\"d\":null,\"t\":0}", 100);
    CHECK_OK(money_feed_price_quote(feed, "S1", 150, &quote, &state, NULL, &error));
    CHECK(state == MONEY_PRICE_ZERO && quote.struct_size == 0 && quote.symbol[0] == '\0');
    CHECK_OK(money_feed_refresh(feed, &error));
    answer(feed, asked(feed, 300, NULL, NULL), 200, NULL, "{\"c\":0}", 300);
    CHECK_OK(money_feed_price_quote(feed, "S0", 300, &quote, &state, NULL, &error));
    CHECK(state == MONEY_PRICE_FRESH && quote.price.lo == 26174 && failed(feed, "S0") == MONEY_ERR_DOCUMENT);
    answer(feed, ids[2], 200, NULL, "{\"c\":1.5e-3}", 301);
    CHECK_OK(money_feed_price_quote(feed, "S2", 301, &quote, &state, NULL, &error));
    CHECK(quote.price.lo == 15 && quote.price.scale == 4 && quote.instant == 301);
    answer(feed, ids[3], 200, NULL, "{\"c\":-1}", 301);
    CHECK(failed(feed, "S3") == MONEY_ERR_DOCUMENT);
    answer(feed, ids[4], 200, NULL, "{\"error\":\"You don't have access: " KEY "\"}", 301);
    CHECK(failed(feed, "S4") == MONEY_ERR_PROVIDER);
    CHECK_OK(money_feed_price_quote(feed, "S3", 301, &quote, &state, &age, &error));
    CHECK(state == MONEY_PRICE_MISSING && age == MONEY_INSTANT_NONE && quote.symbol[0] == '\0');
    CHECK_OK(money_feed_remove_symbol(feed, "S5", &error));
    CHECK_STATUS(money_feed_fail_request(feed, ids[5], 1, 302, &error), MONEY_ERR_UNKNOWN_REQUEST);
    CHECK_STATUS(money_feed_price_quote(feed, "S5", 301, &quote, NULL, NULL, &error), MONEY_ERR_NOT_FOUND);
    money_feed_free(feed);
}

static size_t transactions(const money_feed_t *feed)
{
    money_portfolio_t *portfolio = NULL;
    size_t count = 0;

    CHECK_OK(money_feed_portfolio(feed, &portfolio, &error));
    CHECK_OK(money_portfolio_count(portfolio, &count, &error));
    money_portfolio_free(portfolio);
    return count;
}

static void read_again(money_feed_t *feed)
{
    money_error_t failure;

    CHECK_OK(money_feed_failure(feed, NULL, &failure, &error));
    CHECK(failure.status == MONEY_ERR_RETRIEVAL && failure.cause == MONEY_ERR_DOCUMENT);
    CHECK_OK(money_feed_refresh(feed, &error));
    answer(feed, asked(feed, 1, NULL, NULL), 200, "application/json", "null", 1);
    CHECK(transactions(feed) == 0 && failed(feed, NULL) == MONEY_OK);
    CHECK_OK(money_feed_refresh(feed, &error));
    /* Firebase's list, where ids are small numbers. */
    answer(feed, asked(feed, 2, NULL, NULL), 200, NULL,
           "[null,{\"date\":\"2024-01-02\",\"type\":\"buy\",\"ticker\":\"ABC\",\"quantity\":\"10\",\"sum\":\"5\"}]", 2);
    CHECK(transactions(feed) == 1);
    CHECK_OK(money_feed_refresh(feed, &error));
}

static void removals(money_feed_t *feed)
{
    int32_t state;

    CHECK_OK(money_feed_remove(feed, "10", &error));
    answer(feed, asked(feed, 7, "DELETE", "http://localhost:8080/transactions/10.json?auth=" KEY), 500, NULL, NULL, 7);
    CHECK(failed(feed, "10") == MONEY_ERR_REMOVAL && transactions(feed) == 2);
    CHECK_OK(money_feed_remove(feed, "10", &error));
    answer(feed, asked(feed, 8, "DELETE", NULL), 200, "text/html", "<html>", 8);
    CHECK(failed(feed, "10") == MONEY_ERR_REMOVAL && transactions(feed) == 2);
    CHECK_OK(money_feed_remove(feed, "10", &error));
    answer(feed, asked(feed, 9, "DELETE", NULL), 200, "application/json", "null", 9);
    CHECK(failed(feed, "10") == MONEY_OK && transactions(feed) == 1);
    CHECK_OK(money_feed_operation(feed, "10", &state, &error));
    CHECK(state == MONEY_OPERATION_DONE);
}

static void store(void)
{
    static const char map[] =
        "{\"10\":{\"date\":\"2024-01-02\",\"type\":\"Sell\",\"ticker\":\"ABC\",\"quantity\":4,\"sum\":50},"
        "\"9\":{\"date\":\"2024-01-02\",\"type\":\"buy\",\"ticker\":\"ABC\",\"quantity\":10,\"price\":1.25e1}}";
    money_feed_t *feed = made(MONEY_PROVIDER_TRANSACTIONS);
    money_portfolio_t *portfolio = NULL;
    money_transaction_t one;
    money_error_t failure;
    money_feed_request_t *request = NULL;
    int32_t state;
    uint64_t id;
    size_t length;

    id = asked(feed, 0, "GET", "http://localhost:8080/transactions.json?auth=" KEY);
    money_transaction_init(&one);
    CHECK_STATUS(money_feed_remove(feed, "9", &error), MONEY_ERR_NOT_FOUND);
    answer(feed, id, 200, "application/json", "{\"9\":{\"date\":\"2024-01-02\"}}", 0);
    read_again(feed);
    answer(feed, asked(feed, 3, NULL, NULL), 200, NULL, map, 3);
    CHECK(transactions(feed) == 2 && failed(feed, NULL) == MONEY_OK);
    CHECK_OK(money_feed_portfolio(feed, &portfolio, &error));
    CHECK_OK(money_portfolio_find(portfolio, "9", &one, &error));
    CHECK(one.total.lo == 1250 && one.total.scale == 1);

    /* Saving: nothing changes until it is acknowledged, or ever when it is not. */
    strcpy(one.id, "a/b c");
    CHECK_OK(money_feed_put(feed, &one, NULL, 0, &one, &error));
    CHECK_OK(money_feed_operation(feed, "a/b c", &state, &error));
    CHECK(state == MONEY_OPERATION_PENDING && transactions(feed) == 2);
    CHECK_OK(money_feed_next(feed, 4, &request, &error));
    CHECK_TEXT(money_feed_request_method(request), "PUT");
    CHECK_TEXT(money_feed_request_url(request), "http://localhost:8080/transactions/a%2Fb%20c.json?auth=" KEY);
    CHECK_TEXT(money_feed_request_body(request, &length),
               "{\"action\":\"buy\",\"currency\":\"EUR\",\"date\":\"2024-01-02\",\"id\":\"a/b c\",\"quantity\":\"10\","
               "\"symbol\":\"ABC\",\"total\":\"125.0\"}");
    CHECK(length == strlen(money_feed_request_body(request, NULL)));
    id = money_feed_request_id(request);
    money_feed_request_free(request);
    CHECK(asked(feed, 4, NULL, NULL) == 0);
    answer(feed, id, 401, "application/json", "{\"error\":\"Permission denied: " KEY "\"}", 5);
    CHECK_OK(money_feed_failure(feed, "a/b c", &failure, &error));
    CHECK(failure.status == MONEY_ERR_SAVING && failure.cause == MONEY_ERR_UNAUTHORIZED);
    CHECK(strstr(failure.text, KEY) == NULL && strstr(failure.text, "Permission denied") != NULL);
    CHECK_OK(money_feed_operation(feed, "a/b c", &state, &error));
    CHECK(state == MONEY_OPERATION_FAILED && transactions(feed) == 2);
    CHECK_OK(money_feed_refresh(feed, &error));
    answer(feed, asked(feed, 5, "GET", NULL), 200, NULL, map, 5);
    CHECK_OK(money_feed_put(feed, &one, NULL, 0, NULL, &error));
    /* The next part in turn is counted with it. */
    one.action = MONEY_ACTION_SELL;
    strcpy(one.id, "s");
    one.quantity.lo = 16;
    CHECK_OK(money_feed_put(feed, &one, NULL, 0, NULL, &error));
    CHECK_STATUS(money_feed_remove(feed, "a/b c", &error), MONEY_ERR_INSUFFICIENT);
    CHECK_OK(money_feed_fail_request(feed, asked(feed, 6, "PUT", NULL), MONEY_TRANSPORT_DISCONNECTED, 6, &error));
    CHECK_OK(money_feed_failure(feed, "a/b c", &failure, &error));
    CHECK(failure.status == MONEY_ERR_SAVING && failure.cause == MONEY_ERR_TRANSPORT);
    CHECK(asked(feed, 6, NULL, NULL) == 0);
    CHECK(failed(feed, "s") == MONEY_ERR_SAVING && transactions(feed) == 2);

    removals(feed);
    money_portfolio_free(portfolio);
    money_feed_free(feed);
}

/** The rates of a feed name their source: the service, or the European Central Bank. */
static void publishers(void)
{
    static const struct {
        int32_t provider;
        const char *document, *source;
    } cases[] = {
        {MONEY_PROVIDER_CURRENCYLAYER, "{\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.9}}", "currencylayer"},
        {MONEY_PROVIDER_FRANKFURTER, "{\"base\":\"EUR\",\"rates\":{\"USD\":1.1}}", "Frankfurter"},
        {MONEY_PROVIDER_OPEN_EXCHANGE_RATES, "{\"base\":\"USD\",\"rates\":{\"EUR\":0.9}}", "Open Exchange Rates"},
        {MONEY_PROVIDER_ECB, "Date, USD, \n30 October 2026, 1.1172, \n", "European Central Bank"},
        {MONEY_PROVIDER_FRANKFURTER,
         "{\"format\":\"libmoney.rates\",\"version\":1,\"base\":\"EUR\",\"source\":\"me\",\"rates\":{\"EUR\":{\"USD\":"
         "\"1.1\"}}}",
         "me"},
    };
    size_t index;

    for (index = 0; index < sizeof cases / sizeof *cases; index++) {
        money_feed_t *feed = made(cases[index].provider);
        money_rates_t *rates = NULL, *plain = NULL;
        money_rates_info_t info;

        CHECK_OK(money_feed_restore(feed, cases[index].document, MONEY_NTS, 100, &error));
        CHECK_OK(money_feed_rates(feed, &rates, &error));
        CHECK_OK(money_rates_info(rates, &info, &error));
        CHECK_TEXT(info.source, cases[index].source);
        /* Without a feed it is unknown. */
        if (index < 3) {
            CHECK_OK(money_rates_from_json(cases[index].document, MONEY_NTS, &plain, &error));
            CHECK_OK(money_rates_info(plain, &info, &error));
            CHECK_TEXT(info.source, "");
        }
        money_rates_free(plain);
        money_rates_free(rates);
        money_feed_free(feed);
    }
}

int main(void)
{
    quotes();
    store();
    publishers();
    return check_end();
}
