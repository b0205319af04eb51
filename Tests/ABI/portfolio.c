/* Portfolios and sessions through the C functions: callbacks that call back, frees inside them, failures that change
 * nothing, chosen lots, and states. */
#include "state.h"

static money_error_t error;

static money_transaction_t transaction(int32_t action, const char *id, const char *quantity, const char *total,
                                       const char *date)
{
    money_transaction_t one;

    memset(&one, 0, sizeof one);
    strcpy(one.id, id);
    strcpy(one.symbol, "ABC");
    one.action = action;
    CHECK_OK(money_date_parse(date, MONEY_NTS, &one.date, &error));
    if (quantity != NULL) CHECK_OK(money_decimal_parse(quantity, MONEY_NTS, &one.quantity, &error));
    if (total != NULL) CHECK_OK(money_parse(total, MONEY_NTS, &one.total, &error));
    return one;
}

static money_portfolio_t *made(int32_t method)
{
    money_portfolio_options_t options;
    money_portfolio_t *portfolio = NULL;
    money_transaction_t one = transaction(MONEY_ACTION_BUY, "", "10", "100.00 EUR", "2024-01-01");

    money_portfolio_options_init(&options);
    options.method = method;
    CHECK_OK(money_portfolio_new("EUR", &options, &portfolio, &error));
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, &one, &error));
    CHECK_TEXT(one.id, "1");
    return portfolio;
}

static int is_amount(const money_t *amount, const char *wanted)
{
    char text[MONEY_TEXT_MAX];

    return money_format(amount, text, sizeof text, NULL, NULL) == MONEY_OK && strcmp(text, wanted) == 0;
}

/** A call that fails with a status, and leaves the portfolio as it was. */
#define FAILS(portfolio, call, status)                    \
    do {                                                  \
        state_t before = {0}, after = {0};                \
        state_of_portfolio(&before, portfolio);           \
        CHECK_STATUS(call, status);                       \
        state_of_portfolio(&after, portfolio);            \
        CHECK(state_equal(&before, &after));              \
    } while (0)

static void changes(void)
{
    money_portfolio_t *portfolio = made(MONEY_LOTS_FIFO);
    money_transaction_t one = transaction(MONEY_ACTION_SELL, "sale", "11", "1.00 EUR", "2024-02-01"), found;
    size_t count = 9;

    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, &found, &error), MONEY_ERR_INSUFFICIENT);
    CHECK_TEXT(error.text, "11 ABC sold on 2024-02-01, 10 held");
    CHECK(found.id[0] == '\0' && found.total.currency[0] == '\0');
    one = transaction(MONEY_ACTION_SELL, "sale", "4", "60.00 EUR", "2024-02-01");
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_DUPLICATE_ID);
    FAILS(portfolio, money_portfolio_delete(portfolio, "1", &error), MONEY_ERR_INSUFFICIENT);
    FAILS(portfolio, money_portfolio_delete(portfolio, "none", &error), MONEY_ERR_NOT_FOUND);
    strcpy(one.id, "none");
    FAILS(portfolio, money_portfolio_edit(portfolio, &one, NULL, 0, &error), MONEY_ERR_NOT_FOUND);
    one = transaction(MONEY_ACTION_SPLIT, "", "0", NULL, "2024-02-01");
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_ARGUMENT);
    one = transaction(MONEY_ACTION_SELL, "sale", "10", "60.00 EUR", "2024-02-01");
    CHECK_OK(money_portfolio_edit(portfolio, &one, NULL, 0, &error));
    CHECK_OK(money_portfolio_find(portfolio, "sale", &found, &error));
    CHECK(memcmp(&one, &found, sizeof one) == 0);
    CHECK_OK(money_portfolio_delete(portfolio, "sale", &error));
    CHECK_OK(money_portfolio_delete(portfolio, "1", &error));
    CHECK_OK(money_portfolio_count(portfolio, &count, &error));
    CHECK(count == 0);
    money_portfolio_free(portfolio);
}

static void chosen(void)
{
    money_portfolio_t *portfolio = made(MONEY_LOTS_CHOSEN);
    money_transaction_t one = transaction(MONEY_ACTION_SELL, "s", "4", "60.00 EUR", "2024-02-01");
    money_chosen_lot_t lot, found;
    money_realised_t *realised = NULL;
    money_disposal_t disposal;

    memset(&lot, 0, sizeof lot);
    strcpy(lot.id, "1");
    lot.quantity = one.quantity;
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_OK(money_portfolio_add(portfolio, &one, &lot, 1, NULL, &error));
    CHECK_OK(money_portfolio_chosen_lot(portfolio, "s", 0, &found, &error));
    CHECK(memcmp(&lot, &found, sizeof lot) == 0);
    CHECK_STATUS(money_portfolio_chosen_lot(portfolio, "s", 1, &found, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_portfolio_realised(portfolio, NULL, NULL, &realised, &error));
    CHECK_OK(money_realised_at(realised, 0, &disposal, &error));
    CHECK_TEXT(disposal.lot, "1");
    CHECK(is_amount(&disposal.cost, "40.00 EUR") && is_amount(&disposal.gain, "20.00 EUR"));
    CHECK(is_amount(&disposal.currency_effect, "0.00 EUR") && disposal.missing == 0);
    CHECK_STATUS(money_realised_at(realised, 1, &disposal, &error), MONEY_ERR_NOT_FOUND);
    money_realised_free(realised);
    money_portfolio_free(portfolio);
}

typedef struct heard_s {
    money_portfolio_t *portfolio;
    money_session_t *session;
    uint64_t revision;
    money_status_t status;
    int frees;
} heard_t;

static void on_change(void *user_data, uint64_t revision)
{
    heard_t *heard = user_data;
    money_valuation_t *valuation = NULL;
    size_t count = 0;

    heard->revision = revision;
    CHECK_OK(money_portfolio_count(heard->portfolio, &count, NULL));
    heard->status = money_portfolio_delete(heard->portfolio, "1", NULL);
    CHECK_STATUS(money_portfolio_value(heard->portfolio, NULL, 0, NULL, NULL, &valuation, NULL), MONEY_ERR_BUSY);
    if (heard->frees) money_portfolio_free(heard->portfolio);
}

static void on_session_change(void *user_data, uint64_t revision)
{
    heard_t *heard = user_data;

    heard->revision = revision;
    heard->status = money_session_set_rates(heard->session, NULL, NULL);
    if (heard->frees) money_session_free(heard->session);
}

static void callbacks(void)
{
    heard_t heard;
    money_transaction_t one = transaction(MONEY_ACTION_BUY, "", "1", "1.00 EUR", "2024-01-01");

    memset(&heard, 0, sizeof heard);
    heard.portfolio = made(MONEY_LOTS_FIFO);
    CHECK_OK(money_session_new(NULL, &heard.session, &error));
    CHECK_OK(money_portfolio_on_change(heard.portfolio, on_change, &heard, &error));
    CHECK_OK(money_session_on_change(heard.session, on_session_change, &heard, &error));
    CHECK_OK(money_session_retrieved(heard.session, heard.portfolio, &error));
    CHECK(heard.revision == 1 && heard.status == MONEY_ERR_BUSY);
    CHECK_OK(money_portfolio_add(heard.portfolio, &one, NULL, 0, NULL, &error));
    CHECK(heard.revision == 2 && heard.status == MONEY_ERR_BUSY);
    heard.frees = 1;
    CHECK_OK(money_portfolio_add(heard.portfolio, &one, NULL, 0, NULL, &error));
    CHECK(heard.revision == 3);
    CHECK_OK(money_session_prices_failed(heard.session, NULL, 0, &error));
    CHECK(heard.revision == 2);
}

static int32_t state_now(money_session_t *session, int64_t now)
{
    int32_t state = -1;

    CHECK_OK(money_session_state(session, now, &state, &error));
    return state;
}

static void sessions(void)
{
    money_portfolio_t *portfolio = made(MONEY_LOTS_FIFO), *empty = NULL;
    money_valuation_options_t options = MONEY_VALUATION_OPTIONS_INIT;
    money_session_t *session = NULL;
    money_summary_t summary;
    money_quote_t quote;
    char text[MONEY_REASON_SIZE];

    options.fresh_for = 60;
    CHECK_OK(money_portfolio_new("EUR", NULL, &empty, &error));
    CHECK_OK(money_session_new(&options, &session, &error));
    CHECK(state_now(session, 100) == MONEY_SESSION_LOADING);
    CHECK_STATUS(money_session_summary(session, 100, &summary, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_session_retrieved(session, empty, &error));
    CHECK(state_now(session, 100) == MONEY_SESSION_EMPTY);
    CHECK_OK(money_session_summary(session, 100, &summary, &error));
    CHECK(is_amount(&summary.result.value, "0.00 EUR") && summary.result.percentages == 0);
    CHECK_OK(money_session_retrieved(session, portfolio, &error));
    CHECK(state_now(session, 100) == MONEY_SESSION_LOADING);
    memset(&quote, 0, sizeof quote);
    strcpy(quote.symbol, "ABC");
    CHECK_OK(money_decimal_parse("12.5", MONEY_NTS, &quote.price, &error));
    quote.instant = 50;
    CHECK_OK(money_session_priced(session, &quote, 1, &error));
    CHECK(state_now(session, 110) == MONEY_SESSION_READY && state_now(session, 111) == MONEY_SESSION_STALE);
    CHECK(state_now(session, MONEY_INSTANT_NONE) == MONEY_SESSION_READY);
    CHECK_OK(money_session_prices_failed(session, "no connection", MONEY_NTS, &error));
    CHECK(state_now(session, 100) == MONEY_SESSION_PRICES_FAILED);
    CHECK_OK(money_session_reason(session, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "no connection");
    CHECK_OK(money_session_summary(session, 100, &summary, &error));
    CHECK(is_amount(&summary.result.profit, "25.00 EUR"));
    CHECK_OK(money_session_retrieval_failed(session, NULL, 0, &error));
    CHECK(state_now(session, 100) == MONEY_SESSION_RETRIEVAL_FAILED);
    /* The session has its own. */
    money_portfolio_free(portfolio);
    money_portfolio_free(empty);
    CHECK_OK(money_session_release_memory(session, &error));
    CHECK_OK(money_session_summary(session, 100, &summary, &error));
    CHECK(is_amount(&summary.result.profit, "25.00 EUR"));
    money_session_free(session);
}

int main(void)
{
    changes();
    chosen();
    callbacks();
    sessions();
    return check_end();
}
