/* The calls that a feed rejects, and its state afterwards. Statuses of answers are tested in feed.c. */
#include "feed.h"

#define FEED_REFUSED(call, status) FAILS_UNCHANGED(feed, feed, call, status)

static const char trades[] =
    "{\"1\":{\"date\":\"2024-01-02\",\"type\":\"buy\",\"ticker\":\"ABC\",\"quantity\":\"10\",\"sum\":\"50.00\"},"
    "\"2\":{\"date\":\"2024-01-03\",\"type\":\"sell\",\"ticker\":\"ABC\",\"quantity\":\"10\",\"sum\":\"60.00\"},"
    "\"3\":{\"date\":\"2024-01-04\",\"type\":\"buy\",\"ticker\":\"ABC\",\"quantity\":\"1\",\"sum\":\"6.00\"}}";

/** A feed of a store with three trades. */
static money_feed_t *store_of(const char *map)
{
    money_feed_t *feed = made(MONEY_PROVIDER_TRANSACTIONS);

    answer(feed, asked(feed, 0, "GET", NULL), 200, "application/json", map, 0);
    CHECK(failed(feed, NULL) == MONEY_OK);
    return feed;
}

static money_decimal_t decimal_of(const char *text)
{
    money_decimal_t value;

    CHECK_OK(money_decimal_parse(text, MONEY_NTS, &value, &error));
    return value;
}

static void making(void)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed;

    options.base_url = "http://localhost";
    options.currency = "XYZ";
    feed = (money_feed_t *)&options;
    CHECK_STATUS(money_feed_new(MONEY_PROVIDER_TRANSACTIONS, &options, &feed, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK(feed == NULL);
    CHECK_TEXT(error.text, "unknown currency XYZ");
    /* Gold has no minor unit, in which reports would be. */
    options.currency = "XAU";
    CHECK_STATUS(money_feed_new(MONEY_PROVIDER_TRANSACTIONS, &options, &feed, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    /* No text that is not ASCII is a URL, a key or a code. */
    options.currency = "EUR";
    options.base_url = "http://localhost/\xFF";
    CHECK_STATUS(money_feed_new(MONEY_PROVIDER_TRANSACTIONS, &options, &feed, &error), MONEY_ERR_SYNTAX);
    options.base_url = "http://localhost";
    options.api_key = "\xC3\xA4";
    CHECK_STATUS(money_feed_new(MONEY_PROVIDER_TRANSACTIONS, &options, &feed, &error), MONEY_ERR_SYNTAX);
    options.api_key = NULL;
    options.currency = "\xFF";
    CHECK_STATUS(money_feed_new(MONEY_PROVIDER_TRANSACTIONS, &options, &feed, &error), MONEY_ERR_SYNTAX);
    options.currency = "EUR";
    options.ttl_seconds = -5;
    CHECK_STATUS(money_feed_new(MONEY_PROVIDER_TRANSACTIONS, &options, &feed, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "options.ttl_seconds must be at least 0, got -5");
    options.ttl_seconds = 0;
    options.retry_seconds = -1;
    CHECK_STATUS(money_feed_new(MONEY_PROVIDER_TRANSACTIONS, &options, &feed, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "options.retry_seconds must be at least 0, got -1");
}

/** Pending transactions are not found, and nothing can be saved over them. */
static void nothing_yet(void)
{
    money_feed_t *feed = made(MONEY_PROVIDER_CURRENCYLAYER);
    money_rates_t *rates = (money_rates_t *)&feed;
    money_portfolio_t *portfolio = (money_portfolio_t *)&feed;
    money_transaction_t one;

    FEED_REFUSED(money_feed_rates(feed, &rates, &error), MONEY_ERR_NOT_FOUND);
    CHECK(rates == NULL);
    CHECK_TEXT(error.text, "no content fetched yet");
    money_feed_free(feed);

    feed = made(MONEY_PROVIDER_TRANSACTIONS);
    money_transaction_init(&one);
    one.action = MONEY_ACTION_BUY;
    one.date = 0;
    FEED_REFUSED(money_feed_portfolio(feed, &portfolio, &error), MONEY_ERR_NOT_FOUND);
    CHECK(portfolio == NULL);
    FEED_REFUSED(money_feed_put(feed, &one, NULL, 0, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "no transactions fetched yet");
    FEED_REFUSED(money_feed_remove(feed, "1", &error), MONEY_ERR_NOT_FOUND);
    money_feed_free(feed);
}

/** An unusable answer is not a failure of the call; an argument that is not an answer is. */
static void answers(void)
{
    money_feed_t *feed = made(MONEY_PROVIDER_CURRENCYLAYER);
    uint64_t id = asked(feed, 0, NULL, NULL);
    static char long_type[8193];

    memset(long_type, 'x', sizeof long_type - 1);
    FEED_REFUSED(money_feed_receive_response(feed, id + 1, 200, NULL, "{}", 2, 1, &error), MONEY_ERR_UNKNOWN_REQUEST);
    FEED_REFUSED(money_feed_receive_response(feed, id, 200, long_type, "{}", 2, 1, &error), MONEY_ERR_LIMIT);
    FEED_REFUSED(money_feed_fail_request(feed, id + 1, MONEY_TRANSPORT_DISCONNECTED, 1, &error), MONEY_ERR_UNKNOWN_REQUEST);
    CHECK_OK(money_feed_fail_request(feed, id, MONEY_TRANSPORT_DISCONNECTED, 1, &error));
    CHECK(failed(feed, NULL) == MONEY_ERR_TRANSPORT);
    FEED_REFUSED(money_feed_fail_request(feed, id, MONEY_TRANSPORT_DISCONNECTED, 1, &error), MONEY_ERR_UNKNOWN_REQUEST);
    money_feed_free(feed);
}

/** An absent symbol is not found, also while a request for it is pending. */
static void symbols(void)
{
    money_feed_t *feed = made(MONEY_PROVIDER_FINNHUB);
    uint64_t id;

    CHECK_OK(money_feed_add_symbol(feed, "AAPL", &error));
    id = asked(feed, 0, NULL, NULL);
    CHECK_OK(money_feed_remove_symbol(feed, "AAPL", &error));
    FEED_REFUSED(money_feed_remove_symbol(feed, "AAPL", &error), MONEY_ERR_NOT_FOUND);
    FEED_REFUSED(money_feed_receive_response(feed, id, 200, NULL, "{\"c\":1}", MONEY_NTS, 1, &error), MONEY_ERR_UNKNOWN_REQUEST);
    money_feed_free(feed);
}

/** Saving and removing are checked against the store's transactions, as a portfolio checks them. */
static void changes(void)
{
    static const char most[] = "90000000000000000000000000000000000000";
    char map[512];
    money_feed_t *feed = store_of(trades);
    money_portfolio_t *portfolio = NULL;
    money_transaction_t one;

    CHECK_OK(money_feed_portfolio(feed, &portfolio, &error));
    CHECK_OK(money_portfolio_find(portfolio, "3", &one, &error));
    money_portfolio_free(portfolio);
    strcpy(one.id, "4");
    strcpy(one.total.currency, "XYZ");
    FEED_REFUSED(money_feed_put(feed, &one, NULL, 0, NULL, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    strcpy(one.total.currency, "USD");
    FEED_REFUSED(money_feed_put(feed, &one, NULL, 0, NULL, &error), MONEY_ERR_CURRENCY_MISMATCH);
    strcpy(one.total.currency, "EUR");
    one.quantity = decimal_of("99999999999999999999999999999999999999");
    FEED_REFUSED(money_feed_put(feed, &one, NULL, 0, NULL, &error), MONEY_ERR_OVERFLOW);
    /* The store replaces the transaction with that id. */
    strcpy(one.id, "3");
    one.quantity = decimal_of("2");
    CHECK_OK(money_feed_put(feed, &one, NULL, 0, NULL, &error));
    FEED_REFUSED(money_feed_remove(feed, "4", &error), MONEY_ERR_NOT_FOUND);
    FEED_REFUSED(money_feed_remove(feed, "1", &error), MONEY_ERR_INSUFFICIENT);
    CHECK_TEXT(error.text, "10 ABC sold on 2024-01-03, 0 held");
    money_feed_free(feed);

    /* Without the sale, more would be held than 38 digits count. */
    snprintf(map, sizeof map,
             "{\"1\":{\"date\":\"2024-01-02\",\"type\":\"buy\",\"ticker\":\"ABC\",\"quantity\":\"%s\",\"sum\":\"1\"},"
             "\"2\":{\"date\":\"2024-01-03\",\"type\":\"sell\",\"ticker\":\"ABC\",\"quantity\":\"%s\",\"sum\":\"1\"},"
             "\"3\":{\"date\":\"2024-01-04\",\"type\":\"buy\",\"ticker\":\"ABC\",\"quantity\":\"%s\",\"sum\":\"1\"}}",
             most, most, most);
    feed = store_of(map);
    FEED_REFUSED(money_feed_remove(feed, "2", &error), MONEY_ERR_OVERFLOW);
    CHECK_OK(money_feed_remove(feed, "3", &error));
    money_feed_free(feed);
}

/** Saved contents may be damaged, or another program's: the feed stays unchanged. */
static void restoring(void)
{
#define RATES_OF(rates) "{\"format\":\"libmoney.rates\",\"version\":1,\"base\":\"USD\",\"rates\":{\"USD\":" rates "}}"
#define PORTFOLIO_OF(transactions)                                                                                     \
    "{\"format\":\"libmoney.portfolio\",\"version\":1,\"currency\":\"EUR\",\"method\":\"fifo\",\"shortage\":\"reject\"," \
    "\"next\":9,\"revision\":9,\"transactions\":[" transactions "]}"
#define TRADE(id, day, action, quantity, currency)                                                             \
    "{\"id\":\"" id "\",\"date\":\"" day "\",\"action\":\"" action "\",\"symbol\":\"ABC\",\"quantity\":\"" quantity \
    "\",\"total\":\"1.00\",\"currency\":\"" currency "\"}"
    static const struct {
        money_provider_t provider;
        const char *document;
        money_status_t status;
    } cases[] = {
        {MONEY_PROVIDER_CURRENCYLAYER, "{\"format\":\"libmoney.rates\",\"version\":2}", MONEY_ERR_VERSION},
        {MONEY_PROVIDER_CURRENCYLAYER, "{\"format\":\"libmoney.wallet\",\"version\":1}", MONEY_ERR_DOCUMENT},
        {MONEY_PROVIDER_CURRENCYLAYER, RATES_OF("{\"E R\":\"0.9\"}"), MONEY_ERR_SYNTAX},
        {MONEY_PROVIDER_CURRENCYLAYER, RATES_OF("{\"EUR\":\"0\"}"), MONEY_ERR_INVALID_RATE},
        {MONEY_PROVIDER_CURRENCYLAYER,
         "{\"format\":\"libmoney.rates\",\"version\":1,\"base\":\"USD\",\"history\":{\"2024-02-30\":{\"USD\":{\"EUR\":\"0.9\"}}}}",
         MONEY_ERR_DATE},
        {MONEY_PROVIDER_CURRENCYLAYER,
         "[{\"from\":\"USD\",\"to\":\"EUR\",\"rate\":\"0.9\"},{\"from\":\"USD\",\"to\":\"EUR\",\"rate\":\"0.8\"}]",
         MONEY_ERR_DUPLICATE_RATE},
        {MONEY_PROVIDER_CURRENCYLAYER, "{\"success\":false,\"error\":{\"code\":104,\"info\":\"Used up.\"}}",
         MONEY_ERR_PROVIDER},
        {MONEY_PROVIDER_CURRENCYLAYER_LIST, "{\"success\":true,\"currencies\":{}}", MONEY_ERR_NO_CURRENCIES},
        {MONEY_PROVIDER_CURRENCYLAYER_LIST, "{\"currencies\":{\"E R\":\"Euro\"}}", MONEY_ERR_SYNTAX},
        {MONEY_PROVIDER_FINNHUB,
         "{\"format\":\"libmoney.quotes\",\"version\":1,\"quotes\":[{\"symbol\":\"AAPL\",\"came\":1,\"price\":\"1e99\"}]}",
         MONEY_ERR_OVERFLOW},
        {MONEY_PROVIDER_FINNHUB, "{\"format\":\"libmoney.quotes\",\"version\":1,\"quotes\":[{\"symbol\":\"\"}]}",
         MONEY_ERR_DOCUMENT},
        {MONEY_PROVIDER_TRANSACTIONS,
         PORTFOLIO_OF(TRADE("1", "2024-02-30", "buy", "1", "EUR")), MONEY_ERR_DATE},
        {MONEY_PROVIDER_TRANSACTIONS,
         PORTFOLIO_OF(TRADE("1", "2024-02-28", "buy", "1", "EUR") "," TRADE("1", "2024-02-28", "buy", "1", "EUR")),
         MONEY_ERR_DUPLICATE_ID},
        {MONEY_PROVIDER_TRANSACTIONS, PORTFOLIO_OF(TRADE("1", "2024-02-28", "sell", "1", "EUR")), MONEY_ERR_INSUFFICIENT},
        {MONEY_PROVIDER_TRANSACTIONS, PORTFOLIO_OF(TRADE("1", "2024-02-28", "buy", "1", "XYZ")),
         MONEY_ERR_UNKNOWN_CURRENCY},
        {MONEY_PROVIDER_TRANSACTIONS,
         PORTFOLIO_OF(TRADE("1", "2024-02-28", "buy", "1", "EUR") "," TRADE("2", "2024-02-28", "buy", "1", "USD")),
         MONEY_ERR_CURRENCY_MISMATCH},
    };
    size_t index;

    for (index = 0; index < sizeof cases / sizeof *cases; index++) {
        money_feed_t *feed = made(cases[index].provider);

        if (cases[index].provider == MONEY_PROVIDER_FINNHUB) CHECK_OK(money_feed_add_symbol(feed, "GOOG", &error));
        error.text[0] = '\0';
        FEED_REFUSED(money_feed_restore(feed, cases[index].document, MONEY_NTS, 100, &error), cases[index].status);
        if (!CHECK(error.status == cases[index].status && error.text[0] != '\0'))
            fprintf(stderr, "%s\n", cases[index].document);
        money_feed_free(feed);
    }
}

int main(void)
{
    making();
    nothing_yet();
    answers();
    symbols();
    changes();
    restoring();
    return check_end();
}
