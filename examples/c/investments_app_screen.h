/* The user interface of the investments application: the view behind a screen, its form and its lists. */
#ifndef INVESTMENTS_APP_SCREEN_H
#define INVESTMENTS_APP_SCREEN_H

#include "investments_app_common.h"

#define NOW INT64_C(1793372460) /* 2026-10-30, 15:01 UTC */

static money_rates_t *rates;
static int heard;

/* A screen would redraw itself. The callback may read the view, but must not change it. */
static void changed(void *view, uint64_t revision)
{
    uint64_t own;

    must(money_portfolio_view_revision(view, &own, &error));
    if (own == revision && money_portfolio_view_set_transactions_failure(view, NULL, 0, NULL) == MONEY_ERR_BUSY) heard++;
}

/* Sets the prices of a feed, if any. */
static money_portfolio_view_t *view_of(const money_feed_t *quotes)
{
    money_valuation_options_t options = MONEY_VALUATION_OPTIONS_INIT;
    money_portfolio_view_t *view = NULL;

    options.fresh_for = 15 * 60;
    must(money_portfolio_view_new(&options, &view, &error));
    heard = 0;
    must(money_portfolio_view_on_change(view, changed, view, &error));
    must(money_portfolio_view_set_rates(view, rates, &error));
    if (quotes != NULL) must(money_portfolio_view_take_feed(view, quotes, &error));
    return view;
}

static const char *state_of(money_portfolio_view_t *view, int64_t now)
{
    static const char *const names[] = {"loading", "empty", "ready", "stale", "transactions failed", "quotes failed"};
    int32_t state = 0;

    must(money_portfolio_view_state(view, now, &state, &error));
    return names[state];
}

/* The compact summary, with the state. */
static void show(money_portfolio_view_t *view, int64_t now)
{
    char reason[MONEY_REASON_SIZE];
    money_portfolio_summary_t summary;
    money_valuation_t *valuation = NULL;

    must(money_portfolio_view_reason(view, reason, sizeof reason, NULL, &error));
    say("  %s", state_of(view, now));
    if (money_portfolio_view_value(view, now, &valuation, &error) == MONEY_OK) {
        must(money_valuation_summary(valuation, &summary, &error));
        money_valuation_free(valuation);
        say(": %s, profit %s", text_of(&summary.performance.value), text_of(&summary.performance.profit));
        if (summary.performance.percentages & MONEY_PERCENT_PROFIT)
            say(", %s %%", number_of(&summary.performance.profit_percent));
        else
            say(", no percentage");
        if (summary.unpriced_count > 0) say(", %d without a price", (int)summary.unpriced_count);
    }
    say("%s%s\n", reason[0] == '\0' ? "" : "; ", reason);
}

/* ---------------------------------------------------------------------------------------- Forms, lists ---- */

/* The input of a form; NULL leaves a field unchanged. */
typedef struct {
    const char *id, *fields[6];
} typed_t;

/* Fills in a form and saves it, provided that all fields are valid. */
static void submit(const place_t *place, const typed_t *typed, const char *what)
{
    static const char *const names[] = {"date", "action", "ticker", "quantity", "price", "sum"};
    money_portfolio_t *portfolio = portfolio_of(place);
    money_order_form_t *form = NULL;
    money_transaction_t transaction;
    int32_t field, state;
    char price[MONEY_TEXT_MAX];

    if (typed->id != NULL)
        must(money_order_form_from_transaction(portfolio, typed->id, MONEY_TICKER_LETTERS, &form, &error));
    else
        must(money_order_form_new(portfolio, "USD", MONEY_TICKER_LETTERS, &form, &error));
    money_portfolio_free(portfolio);
    for (field = MONEY_ORDER_DATE; field <= MONEY_ORDER_SUM; field++)
        if (typed->fields[field] != NULL) must(money_order_form_set(form, field, typed->fields[field], MONEY_NTS, &error));
    for (field = MONEY_ORDER_DATE; field <= MONEY_ORDER_SUM; field++) {
        must(money_order_form_state(form, field, &state, &error));
        if (state != MONEY_FIELD_OK) say("    %s: %s\n", names[field], money_field_state_text(state));
    }
    must(money_order_form_text(form, MONEY_ORDER_PRICE, price, sizeof price, NULL, &error));
    if (money_order_form_transaction(form, &transaction, &error) != MONEY_OK) {
        refused(what, error.status);
    } else {
        say("    price %s\n", price);
        refused(what, save(place, &transaction, NOW));
    }
    money_order_form_free(form);
}

static void list(const place_t *place)
{
    money_portfolio_t *portfolio = portfolio_of(place);
    money_transaction_t one;
    size_t index;

    for (index = 0; money_portfolio_transaction_at(portfolio, index, &one, NULL) == MONEY_OK; index++)
        say("  %s: %s %s %s %s, %s\n", one.id, date_of(one.date), one.action == MONEY_ACTION_BUY ? "buy" : "sell",
            number_of(&one.quantity), one.symbol, text_of(&one.total));
    money_portfolio_free(portfolio);
}

static money_status_t keep_quotes(money_store_t *store, const money_feed_t *feed)
{
    money_price_quote_t quotes[8];
    char symbol[MONEY_SYMBOL_SIZE];
    size_t index, count = 0;
    int32_t state;

    for (index = 0; money_feed_symbol_at(feed, index, symbol, sizeof symbol, NULL, NULL) == MONEY_OK; index++) {
        must(money_feed_price_quote(feed, symbol, NOW, &quotes[count], &state, NULL, &error));
        if (state != MONEY_PRICE_MISSING && count + 1 < sizeof quotes / sizeof *quotes) count++;
    }
    return money_store_quotes_save(store, quotes, count, &error);
}

static void take_kept(money_portfolio_view_t *view, money_store_t *store)
{
    money_price_quote_t quote;
    size_t index;

    for (index = 0; money_store_quote_at(store, index, &quote, NULL) == MONEY_OK; index++)
        must(money_portfolio_view_set_quotes(view, &quote, 1, &error));
}

/* Requests the prices that a view requires. */
static void ask(money_portfolio_view_t *view, money_feed_t *quotes, int64_t now)
{
    char symbol[MONEY_SYMBOL_SIZE];
    size_t index;

    for (index = 0; money_portfolio_view_symbol_at(view, index, symbol, sizeof symbol, NULL, NULL) == MONEY_OK; index++)
        must(money_feed_add_symbol(quotes, symbol, &error));
    must(money_feed_refresh(quotes, &error));
    carry(quotes, now);
    must(money_portfolio_view_take_feed(view, quotes, &error));
}

static void positions(money_portfolio_view_t *view, int64_t now)
{
    money_valuation_t *valuation = NULL;
    money_position_t position;
    size_t index;

    must(money_portfolio_view_value(view, now, &valuation, &error));
    for (index = 0; money_valuation_position_at(valuation, index, &position, NULL) == MONEY_OK; index++) {
        say("  %s: %s", position.symbol, number_of(&position.quantity));
        say(" at %s, cost %s, value %s", text_of(&position.price), text_of(&position.performance.cost),
            text_of(&position.performance.value));
        say(", profit %s, %s %%\n", text_of(&position.performance.profit), number_of(&position.performance.profit_percent));
    }
    money_valuation_free(valuation);
}

#endif
