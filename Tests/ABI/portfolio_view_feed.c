/* A view's use of feeds, through the C functions: transactions, prices, and failed requests for either. */
#include "feed.h"

static const char map[] = "{\"1\":{\"date\":\"2024-01-02\",\"type\":\"buy\",\"ticker\":\"ABC\",\"quantity\":10,\"sum\":100}}";

static int32_t shows(money_portfolio_view_t *view)
{
    int32_t state = -1;

    CHECK_OK(money_portfolio_view_state(view, 1000, &state, &error));
    return state;
}

static uint64_t revision_of(const money_portfolio_view_t *view)
{
    uint64_t revision = 0;

    CHECK_OK(money_portfolio_view_revision(view, &revision, &error));
    return revision;
}

static int reason_is(const money_portfolio_view_t *view, const char *reason)
{
    char text[MONEY_REASON_SIZE];

    CHECK_OK(money_portfolio_view_reason(view, text, sizeof text, NULL, &error));
    return CHECK_TEXT(text, reason);
}

static money_status_t summary_of(money_portfolio_view_t *view, money_portfolio_summary_t *summary)
{
    money_valuation_t *valuation = NULL;
    money_status_t status = money_portfolio_view_value(view, 1000, &valuation, &error);

    if (status == MONEY_OK) CHECK_OK(money_valuation_summary(valuation, summary, &error));
    money_valuation_free(valuation);
    return status;
}

static void view_takes(void)
{
    money_feed_t *store = made(MONEY_PROVIDER_TRANSACTIONS), *quotes = made(MONEY_PROVIDER_FINNHUB);
    money_feed_t *rates = made(MONEY_PROVIDER_CURRENCYLAYER);
    money_portfolio_view_t *view = NULL;
    money_portfolio_summary_t summary;
    money_transaction_t one;
    money_portfolio_t *portfolio = NULL;

    CHECK_OK(money_portfolio_view_new(NULL, &view, &error));
    /* Nothing yet: nothing changes. */
    CHECK_OK(money_feed_add_symbol(quotes, "ABC", &error));
    CHECK_OK(money_portfolio_view_take_feed(view, store, &error));
    CHECK_OK(money_portfolio_view_take_feed(view, quotes, &error));
    CHECK_STATUS(money_portfolio_view_take_feed(view, rates, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_portfolio_view_take_feed(view, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_portfolio_view_take_feed(NULL, store, &error), MONEY_ERR_ARGUMENT);
    CHECK(revision_of(view) == 0 && shows(view) == MONEY_PORTFOLIO_VIEW_LOADING);

    CHECK_OK(money_feed_fail_request(store, asked(store, 0, NULL, NULL), MONEY_TRANSPORT_CONNECTION, 0, &error));
    CHECK_OK(money_portfolio_view_take_feed(view, store, &error));
    CHECK(revision_of(view) == 1 && shows(view) == MONEY_PORTFOLIO_VIEW_TRANSACTIONS_FAILED);
    reason_is(view, "could not fetch transactions: no connection");
    CHECK_OK(money_feed_refresh(store, &error));
    answer(store, asked(store, 1, NULL, NULL), 200, NULL, map, 1);
    CHECK_OK(money_portfolio_view_take_feed(view, store, &error));
    CHECK(revision_of(view) == 2 && shows(view) == MONEY_PORTFOLIO_VIEW_LOADING);

    answer(quotes, asked(quotes, 1, NULL, NULL), 200, NULL, "{\"c\":12.5,\"t\":1}", 1);
    CHECK_OK(money_portfolio_view_take_feed(view, quotes, &error));
    CHECK(revision_of(view) == 3 && shows(view) == MONEY_PORTFOLIO_VIEW_READY);
    CHECK_OK(summary_of(view, &summary));
    CHECK(summary.performance.value.lo == 12500 && summary.performance.value.scale == 2);

    /* A price that cannot be had leaves the last good one, and so do transactions. */
    CHECK_OK(money_feed_refresh(quotes, &error));
    answer(quotes, asked(quotes, 2, NULL, NULL), 500, NULL, NULL, 2);
    CHECK_OK(money_portfolio_view_take_feed(view, quotes, &error));
    CHECK(shows(view) == MONEY_PORTFOLIO_VIEW_QUOTES_FAILED && reason_is(view, "server returned HTTP 500, server error"));
    CHECK_OK(money_feed_refresh(quotes, &error));
    answer(quotes, asked(quotes, 3, NULL, NULL), 200, NULL, "{\"c\":13,\"t\":3}", 3);
    CHECK_OK(money_portfolio_view_take_feed(view, quotes, &error));
    CHECK_OK(summary_of(view, &summary));
    CHECK(shows(view) == MONEY_PORTFOLIO_VIEW_READY && summary.performance.value.lo == 13000);

    /* A failed save is the feed's failure and not the view's; of one instant the last failure is reported. */
    CHECK_OK(money_feed_portfolio(store, &portfolio, &error));
    CHECK_OK(money_portfolio_find(portfolio, "1", &one, &error));
    money_portfolio_free(portfolio);
    one.id[0] = '\0';
    CHECK_OK(money_feed_put(store, &one, NULL, 0, NULL, &error));
    answer(store, asked(store, 4, "PUT", NULL), 500, NULL, NULL, 4);
    CHECK(failed(store, NULL) == MONEY_ERR_SAVING);
    CHECK_OK(money_portfolio_view_take_feed(view, store, &error));
    CHECK(shows(view) == MONEY_PORTFOLIO_VIEW_READY && reason_is(view, ""));
    CHECK_OK(money_feed_refresh(store, &error));
    answer(store, asked(store, 4, "GET", NULL), 500, NULL, NULL, 4);
    CHECK(failed(store, NULL) == MONEY_ERR_RETRIEVAL && failed(store, "2") == MONEY_ERR_SAVING);
    CHECK_OK(money_portfolio_view_take_feed(view, store, &error));
    CHECK(shows(view) == MONEY_PORTFOLIO_VIEW_TRANSACTIONS_FAILED);
    CHECK_OK(summary_of(view, &summary));
    CHECK(summary.performance.value.lo == 13000);
    money_portfolio_view_free(view);
    money_feed_free(rates);
    money_feed_free(quotes);
    money_feed_free(store);
}

static money_feed_t *source;

static void hear_feed(void *view, uint64_t revision)
{
    (void)revision;
    CHECK_OK(money_portfolio_view_take_feed(view, source, &error));
}

static void hear_view(void *view, uint64_t revision)
{
    (void)revision;
    CHECK_STATUS(money_portfolio_view_take_feed(view, source, &error), MONEY_ERR_BUSY);
}

/* A view may be updated in the feed's callback, and not in its own. */
static void callbacks(void)
{
    money_portfolio_view_t *view = NULL;

    source = made(MONEY_PROVIDER_TRANSACTIONS);
    CHECK_OK(money_portfolio_view_new(NULL, &view, &error));
    CHECK_OK(money_feed_on_change(source, hear_feed, view, &error));
    CHECK_OK(money_portfolio_view_on_change(view, hear_view, view, &error));
    answer(source, asked(source, 0, NULL, NULL), 200, NULL, "null", 0);
    CHECK(shows(view) == MONEY_PORTFOLIO_VIEW_EMPTY && revision_of(view) == 1);
    money_feed_free(source);
    money_portfolio_view_free(view);
}

/* An id that the feed has given is not given again, as in a portfolio and in a store. */
static void ids(void)
{
    money_feed_t *store = made(MONEY_PROVIDER_TRANSACTIONS);
    money_transaction_t one, stored;

    answer(store, asked(store, 0, NULL, NULL), 200, NULL, "null", 0);
    money_transaction_init(&one);
    one.date = 19724;
    one.action = MONEY_ACTION_BUY;
    strcpy(one.symbol, "ABC");
    CHECK_OK(money_decimal_parse("1", MONEY_NTS, &one.quantity, &error));
    CHECK_OK(money_parse("5.00 EUR", MONEY_NTS, &one.total, &error));
    CHECK_OK(money_feed_put(store, &one, NULL, 0, &stored, &error));
    CHECK_TEXT(stored.id, "1");
    answer(store, asked(store, 1, "PUT", NULL), 200, NULL, "{}", 1);
    CHECK_OK(money_feed_remove(store, "1", &error));
    answer(store, asked(store, 2, "DELETE", NULL), 200, NULL, "null", 2);
    CHECK_OK(money_feed_put(store, &one, NULL, 0, &stored, &error));
    CHECK_TEXT(stored.id, "2");
    money_feed_free(store);
}

int main(void)
{
    view_takes();
    callbacks();
    ids();
    return check_end();
}
