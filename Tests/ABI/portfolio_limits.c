/* Portfolios at their limits: quantities, costs and values of more than 38 digits, unknown currencies, years outside a
 * journal's range, and rounding that the options forbid. Each call fails and changes nothing. */
#include "portfolio.h"

#define MOST "99999999999999999999999999999999999999"

static money_portfolio_t *empty_portfolio(int32_t method)
{
    money_portfolio_options_t options = MONEY_PORTFOLIO_OPTIONS_INIT;
    money_portfolio_t *portfolio = NULL;

    options.method = method;
    CHECK_OK(money_portfolio_new("EUR", &options, &portfolio, &error));
    return portfolio;
}

static money_price_quote_t price_of(const char *symbol, const char *price)
{
    money_price_quote_t quote = MONEY_PRICE_QUOTE_INIT;

    strcpy(quote.symbol, symbol);
    CHECK_OK(money_decimal_parse(price, MONEY_NTS, &quote.price, &error));
    return quote;
}

/* --------------------------------------------------------------------------------------------------------- Changes */

/** Shares that do not fit one holding: added late or early, as an edit, or because a split that made them fewer is removed. */
static void holdings(void)
{
    money_portfolio_t *portfolio = made(MONEY_LOTS_FIFO);
    money_transaction_t one = transaction(MONEY_ACTION_BUY, "", MOST, "1.00 EUR", "2024-02-01");
    money_transaction_t small = transaction(MONEY_ACTION_BUY, "small", "1", "1.00 EUR", "2024-03-01");

    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_OVERFLOW);
    CHECK_TEXT(error.text, "sum exceeds 38 digits");
    CHECK_OK(money_date_parse("2023-01-01", MONEY_NTS, &one.date, &error));
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_OVERFLOW);
    CHECK(error.position == -1);
    CHECK_OK(money_portfolio_add(portfolio, &small, NULL, 0, NULL, &error));
    strcpy(one.id, "small");
    FAILS(portfolio, money_portfolio_edit(portfolio, &one, NULL, 0, &error), MONEY_ERR_OVERFLOW);
    CHECK_TEXT(error.text, "sum exceeds 38 digits");
    /* Fewer shares leave room for a fraction digit, which does not fit without the split. */
    CHECK_OK(money_portfolio_remove(portfolio, "1", &error));
    CHECK_OK(money_decimal_parse("50000000000000000000000000000000000000", MONEY_NTS, &one.quantity, &error));
    CHECK_OK(money_portfolio_edit(portfolio, &one, NULL, 0, &error));
    one = transaction(MONEY_ACTION_SPLIT, "split", "1", NULL, "2024-02-02");
    CHECK_OK(money_decimal_parse("1000000000000000000", MONEY_NTS, &one.per, &error));
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    one = transaction(MONEY_ACTION_BUY, "more", "0.5", "1.00 EUR", "2024-02-03");
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    FAILS(portfolio, money_portfolio_remove(portfolio, "split", &error), MONEY_ERR_OVERFLOW);
    CHECK_TEXT(error.text, "sum exceeds 38 digits");
    money_portfolio_free(portfolio);
}

/** The lots that a sale names add up to more than a number can be. */
static void named_lots(void)
{
    money_portfolio_t *portfolio = made(MONEY_LOTS_SPECIFIC);
    money_transaction_t sale = transaction(MONEY_ACTION_SELL, "s", "1", "1.00 EUR", "2024-02-01");
    money_lot_selection_t lots[2] = {MONEY_LOT_SELECTION_INIT, MONEY_LOT_SELECTION_INIT};

    strcpy(lots[0].id, "1");
    strcpy(lots[1].id, "2");
    CHECK_OK(money_decimal_parse(MOST, MONEY_NTS, &lots[0].quantity, &error));
    lots[1].quantity = lots[0].quantity;
    FAILS(portfolio, money_portfolio_add(portfolio, &sale, lots, 2, NULL, &error), MONEY_ERR_OVERFLOW);
    strcpy(sale.id, "1");
    FAILS(portfolio, money_portfolio_edit(portfolio, &sale, lots, 2, &error), MONEY_ERR_OVERFLOW);
    money_portfolio_free(portfolio);
}

/** A currency that is neither ISO's nor the registry's, of the total and of the fee. */
static void unknown_currencies(void)
{
    money_portfolio_t *portfolio = made(MONEY_LOTS_FIFO);
    money_transaction_t one = transaction(MONEY_ACTION_DIVIDEND, "", NULL, "1.00 EUR", "2024-02-01");

    memcpy(one.total.currency, "QQQ", 3);
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_TEXT(error.text, "dividend of ABC on 2024-02-01: unknown currency QQQ");
    one = transaction(MONEY_ACTION_BUY, "1", "10", "100.00 EUR", "2024-01-01");
    one.fee = one.total;
    memcpy(one.fee.currency, "QQQ", 3);
    FAILS(portfolio, money_portfolio_edit(portfolio, &one, NULL, 0, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_TEXT(error.text, "buy of ABC on 2024-01-01 (1): unknown currency QQQ");
    money_portfolio_free(portfolio);
}

/* --------------------------------------------------------------------------------------------------------- Reports */

/** Two purchases whose shares fit, and whose costs together do not. */
static money_portfolio_t *too_dear(void)
{
    money_portfolio_t *portfolio = empty_portfolio(MONEY_LOTS_FIFO);
    money_transaction_t one = transaction(MONEY_ACTION_BUY, "", "1", "900000000000000000000000000000000000.01 EUR", "2024-01-01");

    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    return portfolio;
}

static void costs(void)
{
    money_portfolio_t *portfolio = too_dear();
    money_valuation_t *valuation = (money_valuation_t *)8;
    money_disposals_t *disposals = (money_disposals_t *)8;
    money_open_lots_t *lots = (money_open_lots_t *)8;
    money_valuation_options_t options = MONEY_VALUATION_OPTIONS_INIT;
    money_xirr_t result;
    char *journal = (char *)8;
    size_t length = 9;

    FAILS(portfolio, money_portfolio_disposals(portfolio, NULL, NULL, &disposals, &error), MONEY_ERR_OVERFLOW);
    CHECK_TEXT(error.text, "sum exceeds 38 digits");
    FAILS(portfolio, money_portfolio_open_lots(portfolio, NULL, NULL, &lots, &error), MONEY_ERR_OVERFLOW);
    FAILS(portfolio, money_portfolio_value(portfolio, NULL, 0, NULL, NULL, &valuation, &error), MONEY_ERR_OVERFLOW);
    CHECK(disposals == NULL && lots == NULL && valuation == NULL);
    FAILS(portfolio, money_portfolio_to_beancount(portfolio, &journal, &length, &error), MONEY_ERR_OVERFLOW);
    CHECK(journal == NULL && length == 0);
    journal = (char *)8;
    FAILS(portfolio, money_portfolio_to_ledger(portfolio, &journal, &length, &error), MONEY_ERR_OVERFLOW);
    CHECK(journal == NULL && length == 0);
    CHECK_OK(money_date_parse("2025-01-01", MONEY_NTS, &options.date, &error));
    FAILS(portfolio, money_portfolio_xirr(portfolio, NULL, 0, NULL, &options, &result, &error), MONEY_ERR_OVERFLOW);
    CHECK(result.rate_count == 0);
    money_portfolio_free(portfolio);
}

/** A gain that does not fit, in a currency without a rate: the list fails as a unit, instead of returning unreadable rows. */
static void gains(void)
{
    money_portfolio_t *portfolio = empty_portfolio(MONEY_LOTS_FIFO);
    money_transaction_t one = transaction(MONEY_ACTION_BUY, "", "1", "0.001 USD", "2024-01-01");
    money_disposals_t *disposals = (money_disposals_t *)8;

    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    one = transaction(MONEY_ACTION_SELL, "", "1", "999999999999999999999999999999999999.99 USD", "2024-01-02");
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    FAILS(portfolio, money_portfolio_disposals(portfolio, NULL, NULL, &disposals, &error), MONEY_ERR_OVERFLOW);
    CHECK(disposals == NULL);
    money_portfolio_free(portfolio);
}

/** A year in which ledger keeps no books. */
static void years(void)
{
    money_portfolio_t *portfolio = empty_portfolio(MONEY_LOTS_FIFO);
    money_transaction_t one = transaction(MONEY_ACTION_BUY, "old", "1", "1.00 EUR", "1399-12-31");
    char *journal = (char *)8;
    size_t length = 9;

    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    FAILS(portfolio, money_portfolio_to_ledger(portfolio, &journal, &length, &error), MONEY_ERR_DATE);
    CHECK(journal == NULL && length == 0);
    CHECK_TEXT(error.text, "buy of ABC on 1399-12-31 (old): year must be 1400 to 9999 for ledger");
    CHECK_OK(money_date_parse("1400-01-01", MONEY_NTS, &one.date, &error));
    CHECK_OK(money_portfolio_edit(portfolio, &one, NULL, 0, &error));
    CHECK_OK(money_portfolio_to_ledger(portfolio, &journal, &length, &error));
    CHECK(strncmp(journal, "1400-01-01 * ", 13) == 0);
    money_string_free(journal);
    money_portfolio_free(portfolio);
}

/* ----------------------------------------------------------------------------------------------------------- Views */

/** A view of a portfolio and of one price, valued with a rounding. */
static money_portfolio_view_t *view_of(const money_portfolio_t *portfolio, const money_price_quote_t *quote, int32_t rounding)
{
    money_valuation_options_t options = MONEY_VALUATION_OPTIONS_INIT;
    money_portfolio_view_t *view = NULL;

    options.rounding = rounding;
    CHECK_OK(money_portfolio_view_new(&options, &view, &error));
    CHECK_OK(money_portfolio_view_set_transactions(view, portfolio, &error));
    CHECK_OK(money_portfolio_view_set_quotes(view, quote, 1, &error));
    return view;
}

/** Both calls that value a view's contents return a status, and the view stays unchanged. */
static void view_fails(money_portfolio_view_t *view, money_status_t status)
{
    state_t before = {0}, after = {0};
    money_valuation_t *valuation = (money_valuation_t *)8;
    int32_t state = 9;

    state_of_portfolio_view(&before, view);
    CHECK_STATUS(money_portfolio_view_state(view, 1000, &state, &error), status);
    CHECK(state == 0 && error.status == status);
    CHECK_STATUS(money_portfolio_view_value(view, 1000, &valuation, &error), status);
    CHECK(valuation == NULL && error.status == status);
    state_of_portfolio_view(&after, view);
    CHECK(state_equal(&before, &after));
    money_portfolio_view_free(view);
}

static void views(void)
{
    money_portfolio_t *portfolio = too_dear(), *plain = made(MONEY_LOTS_FIFO);
    money_price_quote_t price = price_of("ABC", "1"), fine = price_of("ABC", "1.2345"), huge = price_of("ABC", MOST);
    money_valuation_options_t options = MONEY_VALUATION_OPTIONS_INIT;
    money_xirr_t result;

    view_fails(view_of(portfolio, &price, MONEY_ROUND_HALF_EVEN), MONEY_ERR_OVERFLOW);
    view_fails(view_of(plain, &huge, MONEY_ROUND_HALF_EVEN), MONEY_ERR_OVERFLOW);
    view_fails(view_of(plain, &fine, MONEY_ROUND_UNNECESSARY), MONEY_ERR_INEXACT);
    options.rounding = MONEY_ROUND_UNNECESSARY;
    CHECK_OK(money_date_parse("2025-01-01", MONEY_NTS, &options.date, &error));
    FAILS(plain, money_portfolio_xirr(plain, &fine, 1, NULL, &options, &result, &error), MONEY_ERR_INEXACT);
    CHECK(result.rate_count == 0);
    money_portfolio_free(portfolio);
    money_portfolio_free(plain);
}

/** A price in an unknown currency needs a rate like any other. The position reports it, and no call fails. */
static void prices_in_unknown_currencies(void)
{
    money_portfolio_t *portfolio = made(MONEY_LOTS_FIFO);
    money_price_quote_t quote = price_of("ABC", "12.50");
    money_valuation_options_t options = MONEY_VALUATION_OPTIONS_INIT;
    money_portfolio_view_t *view;
    money_valuation_t *valuation = NULL;
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;
    money_position_t position;
    money_xirr_t result;
    int32_t state = 9;

    memcpy(quote.currency, "QQQ", 3);
    CHECK_OK(money_portfolio_value(portfolio, &quote, 1, NULL, NULL, &valuation, &error));
    CHECK_OK(money_valuation_position_at(valuation, 0, &position, &error));
    CHECK(position.state == MONEY_PRICE_NO_RATE);
    money_valuation_free(valuation);
    CHECK_OK(money_date_parse("2025-01-01", MONEY_NTS, &options.date, &error));
    CHECK_OK(money_portfolio_xirr(portfolio, &quote, 1, NULL, &options, &result, &error));
    CHECK(result.outcome == MONEY_XIRR_UNDEFINED && result.reason == MONEY_XIRR_REASON_UNPRICED);
    view = view_of(portfolio, &quote, MONEY_ROUND_HALF_EVEN);
    CHECK_OK(money_portfolio_view_state(view, 1000, &state, &error));
    CHECK(state == MONEY_PORTFOLIO_VIEW_READY);
    money_portfolio_view_free(view);
    CHECK_OK(money_rates_builder_new(&builder, &error));
    CHECK_OK(money_rates_builder_add(builder, "QQQ", "EUR", "2", MONEY_NTS, MONEY_DATE_NONE, &error));
    CHECK_OK(money_rates_builder_build(builder, &rates, &error));
    CHECK_OK(money_portfolio_value(portfolio, &quote, 1, rates, NULL, &valuation, &error));
    CHECK_OK(money_valuation_position_at(valuation, 0, &position, &error));
    CHECK(position.state == MONEY_PRICE_FRESH && is_amount(&position.value, "250.00 EUR"));
    money_valuation_free(valuation);
    money_rates_free(rates);
    money_rates_builder_free(builder);
    money_portfolio_free(portfolio);
}

int main(void)
{
    holdings();
    named_lots();
    unknown_currencies();
    costs();
    gains();
    years();
    views();
    prices_in_unknown_currencies();
    return check_end();
}
