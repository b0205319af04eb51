/* What the investments application shows: the session behind a screen, its form and its lists. */
#ifndef INVESTMENTS_APP_SCREEN_H
#define INVESTMENTS_APP_SCREEN_H

#include "investments_app_common.h"

#define NOW INT64_C(1793372460) /* 2026-10-30, 15:01 UTC */

static money_rates_t *rates;
static int heard;

/* A screen would draw itself anew. It may read the session, and not change it. */
static void changed(void *session, uint64_t revision)
{
    uint64_t own;

    must(money_session_revision(session, &own, &error));
    if (own == revision && money_session_retrieval_failed(session, NULL, 0, NULL) == MONEY_ERR_BUSY) heard++;
}

/* With the prices that a feed has, if any. */
static money_session_t *session_of(const money_feed_t *quotes)
{
    money_valuation_options_t options = MONEY_VALUATION_OPTIONS_INIT;
    money_session_t *session = NULL;

    options.fresh_for = 15 * 60;
    must(money_session_new(&options, &session, &error));
    heard = 0;
    must(money_session_on_change(session, changed, session, &error));
    must(money_session_set_rates(session, rates, &error));
    if (quotes != NULL) must(money_session_take_feed(session, quotes, &error));
    return session;
}

static const char *state_of(money_session_t *session, int64_t now)
{
    static const char *const names[] = {"loading", "empty", "ready", "stale", "retrieval failed", "prices failed"};
    int32_t state = 0;

    must(money_session_state(session, now, &state, &error));
    return names[state];
}

/* The summary alone, as a watch shows it, with the state. */
static void show(money_session_t *session, int64_t now)
{
    char reason[MONEY_REASON_SIZE];
    money_summary_t summary;

    must(money_session_reason(session, reason, sizeof reason, NULL, &error));
    say("  %s", state_of(session, now));
    if (money_session_summary(session, now, &summary, &error) == MONEY_OK) {
        say(": %s, profit %s", text_of(&summary.result.value), text_of(&summary.result.profit));
        if (summary.result.percentages & MONEY_PERCENT_PROFIT)
            say(", %s %%", number_of(&summary.result.profit_percent));
        else
            say(", no percentage");
        if (summary.unpriced_count > 0) say(", %d without a price", (int)summary.unpriced_count);
    }
    say("%s%s\n", reason[0] == '\0' ? "" : "; ", reason);
}

/* ---------------------------------------------------------------------------------------- Forms, lists ---- */

/* What is typed into a form; NULL leaves a field as it is. */
typedef struct {
    const char *id, *fields[6];
} form_t;

/* Types a form and saves it. Nothing is saved until all fields are right. */
static void submit(const place_t *place, const form_t *form, const char *what)
{
    static const char *const names[] = {"date", "type", "ticker", "quantity", "price", "sum"};
    money_portfolio_t *portfolio = portfolio_of(place);
    money_draft_t *draft = NULL;
    money_transaction_t transaction;
    int32_t field, state;
    char price[MONEY_TEXT_MAX];

    if (form->id != NULL)
        must(money_draft_from(portfolio, form->id, MONEY_TICKER_LETTERS, &draft, &error));
    else
        must(money_draft_new(portfolio, "USD", MONEY_TICKER_LETTERS, &draft, &error));
    money_portfolio_free(portfolio);
    for (field = MONEY_FIELD_DATE; field <= MONEY_FIELD_SUM; field++)
        if (form->fields[field] != NULL) must(money_draft_set(draft, field, form->fields[field], MONEY_NTS, &error));
    for (field = MONEY_FIELD_DATE; field <= MONEY_FIELD_SUM; field++) {
        must(money_draft_state(draft, field, &state, &error));
        if (state != MONEY_DRAFT_OK) say("    %s: %s\n", names[field], money_draft_state_name(state));
    }
    must(money_draft_text(draft, MONEY_FIELD_PRICE, price, sizeof price, NULL, &error));
    if (money_draft_transaction(draft, &transaction, &error) != MONEY_OK) {
        refused(what, error.status);
    } else {
        say("    price %s\n", price);
        refused(what, save(place, &transaction, NOW));
    }
    money_draft_free(draft);
}

static void list(const place_t *place)
{
    money_portfolio_t *portfolio = portfolio_of(place);
    money_transaction_t one;
    size_t index;

    for (index = 0; money_portfolio_transaction(portfolio, index, &one, NULL) == MONEY_OK; index++)
        say("  %s: %s %s %s %s, %s\n", one.id, date_of(one.date), one.action == MONEY_ACTION_BUY ? "buy" : "sell",
            number_of(&one.quantity), one.symbol, text_of(&one.total));
    money_portfolio_free(portfolio);
}

static money_status_t keep_quotes(money_store_t *store, const money_feed_t *feed)
{
    money_quote_t quotes[8];
    char symbol[MONEY_SYMBOL_SIZE];
    size_t index, count = 0;
    int32_t state;

    for (index = 0; money_feed_symbol_at(feed, index, symbol, sizeof symbol, NULL, NULL) == MONEY_OK; index++) {
        must(money_feed_quote(feed, symbol, NOW, &quotes[count], &state, NULL, &error));
        if (state != MONEY_QUOTE_MISSING && count + 1 < sizeof quotes / sizeof *quotes) count++;
    }
    return money_store_put_quotes(store, quotes, count, &error);
}

static void take_kept(money_session_t *session, money_store_t *store)
{
    money_quote_t quote;
    size_t index;

    for (index = 0; money_store_quote_at(store, index, &quote, NULL) == MONEY_OK; index++)
        must(money_session_priced(session, &quote, 1, &error));
}

/* Has the prices asked for that a session needs. */
static void ask(money_session_t *session, money_feed_t *quotes, int64_t now)
{
    char symbol[MONEY_SYMBOL_SIZE];
    size_t index;

    for (index = 0; money_session_symbol_at(session, index, symbol, sizeof symbol, NULL, NULL) == MONEY_OK; index++)
        must(money_feed_add_symbol(quotes, symbol, &error));
    must(money_feed_refresh(quotes, &error));
    carry(quotes, now);
    must(money_session_take_feed(session, quotes, &error));
}

static void positions(money_session_t *session, int64_t now)
{
    money_valuation_t *valuation = NULL;
    money_position_t position;
    size_t index;

    must(money_session_value(session, now, &valuation, &error));
    for (index = 0; money_valuation_position_at(valuation, index, &position, NULL) == MONEY_OK; index++) {
        say("  %s: %s", position.symbol, number_of(&position.quantity));
        say(" at %s, cost %s, value %s", text_of(&position.price), text_of(&position.result.cost),
            text_of(&position.result.value));
        say(", profit %s, %s %%\n", text_of(&position.result.profit), number_of(&position.result.profit_percent));
    }
    money_valuation_free(valuation);
}

#endif
