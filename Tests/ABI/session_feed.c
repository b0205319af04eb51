/* What a session takes from feeds, through the C functions: transactions, prices, and what could not be had of either. */
#include "feed.h"

static const char map[] = "{\"1\":{\"date\":\"2024-01-02\",\"type\":\"buy\",\"ticker\":\"ABC\",\"quantity\":10,\"sum\":100}}";

static int32_t shows(money_session_t *session)
{
    int32_t state = -1;

    CHECK_OK(money_session_state(session, 1000, &state, &error));
    return state;
}

static uint64_t revision_of(const money_session_t *session)
{
    uint64_t revision = 0;

    CHECK_OK(money_session_revision(session, &revision, &error));
    return revision;
}

static int reason_is(const money_session_t *session, const char *reason)
{
    char text[MONEY_REASON_SIZE];

    CHECK_OK(money_session_reason(session, text, sizeof text, NULL, &error));
    return CHECK_TEXT(text, reason);
}

static void session_takes(void)
{
    money_feed_t *store = made(MONEY_PROVIDER_TRANSACTIONS), *quotes = made(MONEY_PROVIDER_FINNHUB);
    money_feed_t *rates = made(MONEY_PROVIDER_CURRENCYLAYER);
    money_session_t *session = NULL;
    money_summary_t summary;
    money_transaction_t one;
    money_portfolio_t *portfolio = NULL;

    CHECK_OK(money_session_new(NULL, &session, &error));
    /* Nothing yet: nothing changes. */
    CHECK_OK(money_feed_add_symbol(quotes, "ABC", &error));
    CHECK_OK(money_session_take_feed(session, store, &error));
    CHECK_OK(money_session_take_feed(session, quotes, &error));
    CHECK_STATUS(money_session_take_feed(session, rates, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_session_take_feed(session, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_session_take_feed(NULL, store, &error), MONEY_ERR_ARGUMENT);
    CHECK(revision_of(session) == 0 && shows(session) == MONEY_SESSION_LOADING);

    CHECK_OK(money_feed_no_answer(store, asked(store, 0, NULL, NULL), MONEY_NO_ANSWER_CONNECTION, 0, &error));
    CHECK_OK(money_session_take_feed(session, store, &error));
    CHECK(revision_of(session) == 1 && shows(session) == MONEY_SESSION_RETRIEVAL_FAILED);
    reason_is(session, "transactions could not be had: no answer: there is no connection");
    CHECK_OK(money_feed_refresh(store, &error));
    answer(store, asked(store, 1, NULL, NULL), 200, NULL, map, 1);
    CHECK_OK(money_session_take_feed(session, store, &error));
    CHECK(revision_of(session) == 2 && shows(session) == MONEY_SESSION_LOADING);

    answer(quotes, asked(quotes, 1, NULL, NULL), 200, NULL, "{\"c\":12.5,\"t\":1}", 1);
    CHECK_OK(money_session_take_feed(session, quotes, &error));
    CHECK(revision_of(session) == 3 && shows(session) == MONEY_SESSION_READY);
    CHECK_OK(money_session_summary(session, 1000, &summary, &error));
    CHECK(summary.result.value.lo == 12500 && summary.result.value.scale == 2);

    /* A price that cannot be had leaves the last good one, and so do transactions. */
    CHECK_OK(money_feed_refresh(quotes, &error));
    answer(quotes, asked(quotes, 2, NULL, NULL), 500, NULL, NULL, 2);
    CHECK_OK(money_session_take_feed(session, quotes, &error));
    CHECK(shows(session) == MONEY_SESSION_PRICES_FAILED && reason_is(session, "the server answers HTTP 500, it failed"));
    CHECK_OK(money_feed_refresh(quotes, &error));
    answer(quotes, asked(quotes, 3, NULL, NULL), 200, NULL, "{\"c\":13,\"t\":3}", 3);
    CHECK_OK(money_session_take_feed(session, quotes, &error));
    CHECK_OK(money_session_summary(session, 1000, &summary, &error));
    CHECK(shows(session) == MONEY_SESSION_READY && summary.result.value.lo == 13000);

    /* What could not be saved is the feed's failure and not the session's; of one instant the last that failed is told. */
    CHECK_OK(money_feed_portfolio(store, &portfolio, &error));
    CHECK_OK(money_portfolio_find(portfolio, "1", &one, &error));
    money_portfolio_free(portfolio);
    one.id[0] = '\0';
    CHECK_OK(money_feed_put(store, &one, NULL, 0, NULL, &error));
    answer(store, asked(store, 4, "PUT", NULL), 500, NULL, NULL, 4);
    CHECK(failed(store, NULL) == MONEY_ERR_SAVING);
    CHECK_OK(money_session_take_feed(session, store, &error));
    CHECK(shows(session) == MONEY_SESSION_READY && reason_is(session, ""));
    CHECK_OK(money_feed_refresh(store, &error));
    answer(store, asked(store, 4, "GET", NULL), 500, NULL, NULL, 4);
    CHECK(failed(store, NULL) == MONEY_ERR_RETRIEVAL && failed(store, "2") == MONEY_ERR_SAVING);
    CHECK_OK(money_session_take_feed(session, store, &error));
    CHECK(shows(session) == MONEY_SESSION_RETRIEVAL_FAILED);
    CHECK_OK(money_session_summary(session, 1000, &summary, &error));
    CHECK(summary.result.value.lo == 13000);
    money_session_free(session);
    money_feed_free(rates);
    money_feed_free(quotes);
    money_feed_free(store);
}

static money_feed_t *source;

static void hear_feed(void *session, uint64_t revision)
{
    (void)revision;
    CHECK_OK(money_session_take_feed(session, source, &error));
}

static void hear_session(void *session, uint64_t revision)
{
    (void)revision;
    CHECK_STATUS(money_session_take_feed(session, source, &error), MONEY_ERR_BUSY);
}

/* A session may take from the feed's callback, and not from its own. */
static void callbacks(void)
{
    money_session_t *session = NULL;

    source = made(MONEY_PROVIDER_TRANSACTIONS);
    CHECK_OK(money_session_new(NULL, &session, &error));
    CHECK_OK(money_feed_on_change(source, hear_feed, session, &error));
    CHECK_OK(money_session_on_change(session, hear_session, session, &error));
    answer(source, asked(source, 0, NULL, NULL), 200, NULL, "null", 0);
    CHECK(shows(session) == MONEY_SESSION_EMPTY && revision_of(session) == 1);
    money_feed_free(source);
    money_session_free(session);
}

/* An id that the feed has given is not given again, as in a portfolio and in a store. */
static void ids(void)
{
    money_feed_t *store = made(MONEY_PROVIDER_TRANSACTIONS);
    money_transaction_t one, stored;

    answer(store, asked(store, 0, NULL, NULL), 200, NULL, "null", 0);
    memset(&one, 0, sizeof one);
    one.action = MONEY_ACTION_BUY;
    strcpy(one.symbol, "ABC");
    CHECK_OK(money_decimal_parse("1", MONEY_NTS, &one.quantity, &error));
    CHECK_OK(money_parse("5.00 EUR", MONEY_NTS, &one.total, &error));
    CHECK_OK(money_feed_put(store, &one, NULL, 0, &stored, &error));
    CHECK_TEXT(stored.id, "1");
    answer(store, asked(store, 1, "PUT", NULL), 200, NULL, "{}", 1);
    CHECK_OK(money_feed_delete(store, "1", &error));
    answer(store, asked(store, 2, "DELETE", NULL), 200, NULL, "null", 2);
    CHECK_OK(money_feed_put(store, &one, NULL, 0, &stored, &error));
    CHECK_TEXT(stored.id, "2");
    money_feed_free(store);
}

int main(void)
{
    session_takes();
    callbacks();
    ids();
    return check_end();
}
