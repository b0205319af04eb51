/* Every call that needs a portfolio or a view for itself, made in the object's own callback: it is refused and changes nothing.
 * After the callback the same call succeeds. */
#include "portfolio.h"

static money_portfolio_t *portfolio, *arrived;
static money_portfolio_view_t *view;
static money_order_form_t *form;
static money_feed_t *feed;
static money_rates_t *rates;
static money_price_quote_t quote;

/* ------------------------------------------------------------------------------------------------------ Portfolios */

static money_status_t add(void)
{
    money_transaction_t one = transaction(MONEY_ACTION_BUY, "", "1", "11.00 EUR", "2024-02-01");

    return money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error);
}

static money_status_t edit(void)
{
    money_transaction_t one = transaction(MONEY_ACTION_BUY, "1", "10", "90.00 EUR", "2024-01-01");

    return money_portfolio_edit(portfolio, &one, NULL, 0, &error);
}

static money_status_t remove_one(void) { return money_portfolio_remove(portfolio, "second", &error); }

static money_status_t save_form(void)
{
    money_transaction_t stored;
    money_status_t status = money_order_form_save(form, portfolio, &stored, &error);

    CHECK((status == MONEY_OK) == (stored.id[0] != '\0'));
    return status;
}

static money_status_t value(void)
{
    money_valuation_t *valuation = (money_valuation_t *)&quote;
    money_status_t status = money_portfolio_value(portfolio, &quote, 1, NULL, NULL, &valuation, &error);

    CHECK((status == MONEY_OK) == (valuation != NULL));
    money_valuation_free(valuation);
    return status;
}

static money_status_t xirr(void)
{
    money_valuation_options_t options = MONEY_VALUATION_OPTIONS_INIT;
    money_xirr_t result;
    money_status_t status;

    CHECK_OK(money_date_parse("2025-01-01", MONEY_NTS, &options.date, NULL));
    status = money_portfolio_xirr(portfolio, &quote, 1, NULL, &options, &result, &error);
    CHECK(status == MONEY_OK ? result.rate_count == 1 : result.rate_count == 0 && result.outcome == 0);
    return status;
}

static money_status_t listen(void) { return money_portfolio_on_change(portfolio, NULL, NULL, &error); }

static money_status_t import_one(void)
{
    static const char csv[] = "date,action,symbol,quantity,total\n2024-02-01,buy,ABC,1,11.00\n";
    money_import_report_t *report = (money_import_report_t *)&quote;
    money_status_t status = money_portfolio_import(portfolio, csv, MONEY_NTS, MONEY_IMPORT_CSV, NULL, &report, &error);

    CHECK((status == MONEY_OK) == (report != NULL));
    money_import_report_free(report);
    return status;
}

static money_status_t rebalance(void)
{
    money_target_t target = MONEY_TARGET_INIT;
    money_rebalancing_t *plan = (money_rebalancing_t *)&quote;
    money_status_t status;

    strcpy(target.symbol, "ABC");
    CHECK_OK(money_decimal_parse("1", MONEY_NTS, &target.weight, NULL));
    status = money_portfolio_rebalance(portfolio, &target, 1, &quote, 1, NULL, NULL, NULL, &plan, &error);
    CHECK((status == MONEY_OK) == (plan != NULL));
    money_rebalancing_free(plan);
    return status;
}

static money_status_t release_memory(void) { return money_portfolio_release_memory(portfolio, &error); }

/* ----------------------------------------------------------------------------------------------------------- Views */

static money_status_t retrieved(void) { return money_portfolio_view_set_transactions(view, arrived, &error); }

static money_status_t retrieval_failed(void)
{
    return money_portfolio_view_set_transactions_failure(view, "no connection", MONEY_NTS, &error);
}

static money_status_t priced(void) { return money_portfolio_view_set_quotes(view, &quote, 1, &error); }

static money_status_t prices_failed(void)
{
    return money_portfolio_view_set_quotes_failure(view, "no connection", MONEY_NTS, &error);
}

static money_status_t set_rates(void) { return money_portfolio_view_set_rates(view, rates, &error); }

static money_status_t take_feed(void) { return money_portfolio_view_take_feed(view, feed, &error); }

static money_status_t state_now(void)
{
    int32_t state = 9;
    money_status_t status = money_portfolio_view_state(view, 1000, &state, &error);

    CHECK(state == (status == MONEY_OK ? MONEY_PORTFOLIO_VIEW_READY : 0));
    return status;
}

static money_status_t view_value(void)
{
    money_valuation_t *valuation = (money_valuation_t *)&quote;
    money_status_t status = money_portfolio_view_value(view, 1000, &valuation, &error);

    CHECK((status == MONEY_OK) == (valuation != NULL));
    money_valuation_free(valuation);
    return status;
}

static money_status_t listen_to_view(void) { return money_portfolio_view_on_change(view, NULL, NULL, &error); }

/* ----------------------------------------------------------------------------------------------------------- Tables */

typedef struct {
    const char *name;
    money_status_t (*call)(void);
} call_t;

static const call_t OF_PORTFOLIO[] = {
    {"money_portfolio_add", add},
    {"money_portfolio_edit", edit},
    {"money_portfolio_remove", remove_one},
    {"money_order_form_save", save_form},
    {"money_portfolio_value", value},
    {"money_portfolio_xirr", xirr},
    {"money_portfolio_import", import_one},
    {"money_portfolio_rebalance", rebalance},
    {"money_portfolio_release_memory", release_memory},
    {"money_portfolio_on_change", listen},
};

/* The states that follow on the last failure come first. */
static const call_t OF_VIEW[] = {
    {"money_portfolio_view_set_quotes_failure", prices_failed},
    {"money_portfolio_view_set_transactions_failure", retrieval_failed},
    {"money_portfolio_view_set_rates", set_rates},
    {"money_portfolio_view_take_feed", take_feed},
    {"money_portfolio_view_set_transactions", retrieved},
    {"money_portfolio_view_set_quotes", priced},
    {"money_portfolio_view_state", state_now},
    {"money_portfolio_view_value", view_value},
    {"money_portfolio_view_on_change", listen_to_view},
};

enum { PORTFOLIO_CALLS = sizeof OF_PORTFOLIO / sizeof *OF_PORTFOLIO, VIEW_CALLS = sizeof OF_VIEW / sizeof *OF_VIEW };

static void make_all(const call_t *calls, size_t count, money_status_t wanted)
{
    size_t index;

    for (index = 0; index < count; index++) {
        memset(&error, 0, sizeof error);
        if (!CHECK_STATUS(calls[index].call(), wanted)) fprintf(stderr, "%s: %s\n", calls[index].name, error.text);
        if (wanted == MONEY_OK) continue;
        CHECK_STATUS(error.status, wanted);
        CHECK_TEXT(error.text, "the object must not be changed before its own callback has returned");
    }
}

static int heard;

static void of_portfolio(void *user_data, uint64_t revision)
{
    state_t before = {0}, after = {0};
    uint64_t now = 0;

    (void)user_data;
    heard++;
    state_of_portfolio(&before, portfolio);
    state_of_order_form(&before, form);
    make_all(OF_PORTFOLIO, PORTFOLIO_CALLS, MONEY_ERR_BUSY);
    state_of_portfolio(&after, portfolio);
    state_of_order_form(&after, form);
    CHECK(state_equal(&before, &after));
    CHECK_OK(money_portfolio_revision(portfolio, &now, NULL));
    CHECK(now == revision);
}

static void of_view(void *user_data, uint64_t revision)
{
    state_t before = {0}, after = {0};
    uint64_t now = 0;

    (void)user_data;
    heard++;
    state_of_portfolio_view(&before, view);
    make_all(OF_VIEW, VIEW_CALLS, MONEY_ERR_BUSY);
    state_of_portfolio_view(&after, view);
    CHECK(state_equal(&before, &after));
    CHECK_OK(money_portfolio_view_revision(view, &now, NULL));
    CHECK(now == revision);
}

/** Calls that are made in the callbacks of all changes, and then once more outside of them. */
static void portfolios(void)
{
    money_transaction_t one = transaction(MONEY_ACTION_BUY, "second", "1", "10.00 EUR", "2024-01-02");
    size_t count = 0;

    heard = 0;
    CHECK_OK(money_portfolio_on_change(portfolio, of_portfolio, NULL, &error));
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    CHECK_OK(money_portfolio_count(portfolio, &count, &error));
    CHECK(heard == 1 && count == 2);
    CHECK_OK(money_portfolio_edit(portfolio, &one, NULL, 0, &error));
    CHECK_OK(money_portfolio_remove(portfolio, "second", &error));
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    CHECK(heard == 4);
    CHECK_OK(money_portfolio_on_change(portfolio, NULL, NULL, &error));
    make_all(OF_PORTFOLIO, PORTFOLIO_CALLS, MONEY_OK);
    CHECK_OK(money_portfolio_count(portfolio, &count, &error));
    CHECK(heard == 4 && count == 4);
}

static void views(void)
{
    heard = 0;
    CHECK_OK(money_portfolio_view_on_change(view, of_view, NULL, &error));
    CHECK_OK(money_portfolio_view_set_transactions(view, arrived, &error));
    CHECK_OK(money_portfolio_view_set_quotes(view, &quote, 1, &error));
    CHECK_OK(money_portfolio_view_take_feed(view, feed, &error));
    CHECK(heard == 3);
    CHECK_OK(money_portfolio_view_on_change(view, NULL, NULL, &error));
    make_all(OF_VIEW, VIEW_CALLS, MONEY_OK);
    CHECK(heard == 3);
}

/** A feed that has transactions, for the view to take. */
static money_feed_t *filled_feed(void)
{
    static const char map[] = "{\"1\":{\"date\":\"2024-01-02\",\"type\":\"buy\",\"ticker\":\"ABC\",\"quantity\":10,\"sum\":100}}";
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *made_feed = NULL;
    money_feed_request_t *request = NULL;

    options.base_url = "http://localhost:8080/";
    options.currency = "EUR";
    CHECK_OK(money_feed_new(MONEY_PROVIDER_TRANSACTIONS, &options, &made_feed, &error));
    CHECK_OK(money_feed_next(made_feed, 0, &request, &error));
    CHECK_OK(money_feed_receive_response(made_feed, money_feed_request_id(request), 200, NULL, map, MONEY_NTS, 1, &error));
    money_feed_request_free(request);
    return made_feed;
}

int main(void)
{
    static const char *const texts[] = {"2024-02-29", "buy", "ABC", "4", "", "50.00"};
    money_rates_builder_t *builder = NULL;
    int32_t field;

    portfolio = made(MONEY_LOTS_FIFO);
    arrived = made(MONEY_LOTS_FIFO);
    money_price_quote_init(&quote);
    strcpy(quote.symbol, "ABC");
    CHECK_OK(money_decimal_parse("12.50", MONEY_NTS, &quote.price, &error));
    CHECK_OK(money_rates_builder_new(&builder, &error));
    CHECK_OK(money_rates_builder_build(builder, &rates, &error));
    money_rates_builder_free(builder);
    CHECK_OK(money_order_form_new(portfolio, NULL, MONEY_TICKER_LETTERS, &form, &error));
    for (field = MONEY_ORDER_DATE; field <= MONEY_ORDER_SUM; field++)
        CHECK_OK(money_order_form_set(form, field, texts[field], MONEY_NTS, &error));
    feed = filled_feed();
    CHECK_OK(money_portfolio_view_new(NULL, &view, &error));
    portfolios();
    views();
    money_portfolio_view_free(view);
    money_feed_free(feed);
    money_order_form_free(form);
    money_rates_free(rates);
    money_portfolio_free(portfolio);
    money_portfolio_free(arrived);
    return check_end();
}
