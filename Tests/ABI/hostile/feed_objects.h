/* The feeds that hostile calls are made on: of each kind one, with something in it and a request under way. */
#ifndef HOSTILE_FEED_OBJECTS_H
#define HOSTILE_FEED_OBJECTS_H

static inline money_feed_t *new_feed(int32_t provider, const char *document)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed = NULL;

    options.api_key = "not-a-key";
    options.base_url = "http://localhost:8080";
    if (provider == MONEY_PROVIDER_TRANSACTIONS) options.currency = "EUR";
    must(money_feed_new(provider, &options, &feed, NULL));
    must(money_feed_restore(feed, document, MONEY_NTS, 100, NULL));
    return feed;
}

/** Request 1 is under way. */
static inline money_feed_t *make_feed(void)
{
    money_feed_t *feed = new_feed(MONEY_PROVIDER_FRANKFURTER, "{\"base\":\"EUR\",\"rates\":{\"USD\":1.1172}}");
    money_feed_request_t *request = NULL;

    must(money_feed_refresh(feed, NULL));
    must(money_feed_next(feed, 150, &request, NULL));
    money_feed_request_free(request);
    return feed;
}

static inline money_feed_t *make_list_feed(void)
{
    return new_feed(MONEY_PROVIDER_CURRENCYLAYER_LIST, "{\"EUR\":\"Euro\",\"XYZ\":\"Thing\"}");
}

static inline money_feed_t *make_quotes_feed(void)
{
    money_feed_t *feed = new_feed(
        MONEY_PROVIDER_FINNHUB,
        "{\"format\":\"libmoney.quotes\",\"quotes\":[{\"came\":90,\"price\":\"12.5\",\"symbol\":\"ABC\"}],\"version\":1}");

    must(money_feed_add_symbol(feed, "XYZ", NULL));
    return feed;
}

static inline money_feed_t *make_store_feed(void)
{
    money_portfolio_t *portfolio = make_portfolio();
    money_feed_t *feed;
    char *json = NULL;

    must(money_portfolio_to_json(portfolio, &json, NULL, NULL));
    money_portfolio_free(portfolio);
    feed = new_feed(MONEY_PROVIDER_TRANSACTIONS, json);
    money_string_free(json);
    return feed;
}

static inline money_feed_request_t *make_feed_request(void)
{
    money_feed_t *feed = make_quotes_feed();
    money_feed_request_t *request = NULL;

    must(money_feed_next(feed, 100, &request, NULL));
    money_feed_free(feed);
    return request;
}

#endif
