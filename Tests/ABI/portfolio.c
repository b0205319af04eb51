/* Portfolios and views through the C functions: callbacks that call back, frees inside them, failures that change
 * nothing, named lots, and states. */
#include "portfolio.h"

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
    FAILS(portfolio, money_portfolio_remove(portfolio, "1", &error), MONEY_ERR_INSUFFICIENT);
    FAILS(portfolio, money_portfolio_remove(portfolio, "none", &error), MONEY_ERR_NOT_FOUND);
    strcpy(one.id, "none");
    FAILS(portfolio, money_portfolio_edit(portfolio, &one, NULL, 0, &error), MONEY_ERR_NOT_FOUND);
    one = transaction(MONEY_ACTION_SPLIT, "", "0", NULL, "2024-02-01");
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_ARGUMENT);
    one = transaction(MONEY_ACTION_SELL, "sale", "10", "60.00 EUR", "2024-02-01");
    CHECK_OK(money_portfolio_edit(portfolio, &one, NULL, 0, &error));
    CHECK_OK(money_portfolio_find(portfolio, "sale", &found, &error));
    CHECK(memcmp(&one, &found, sizeof one) == 0);
    CHECK_OK(money_portfolio_remove(portfolio, "sale", &error));
    CHECK_OK(money_portfolio_remove(portfolio, "1", &error));
    CHECK_OK(money_portfolio_count(portfolio, &count, &error));
    CHECK(count == 0);
    money_portfolio_free(portfolio);
}

static void specific(void)
{
    money_portfolio_t *portfolio = made(MONEY_LOTS_SPECIFIC);
    money_transaction_t one = transaction(MONEY_ACTION_SELL, "s", "4", "60.00 EUR", "2024-02-01");
    money_lot_selection_t lot, found;
    money_disposals_t *disposals = NULL;
    money_disposal_t disposal;
    money_open_lots_t *lots = NULL;
    money_open_lot_t left, rows[2];
    size_t count = 0;

    money_lot_selection_init(&lot);
    strcpy(lot.id, "1");
    lot.quantity = one.quantity;
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_OK(money_portfolio_add(portfolio, &one, &lot, 1, NULL, &error));
    CHECK_OK(money_portfolio_lot_selection_at(portfolio, "s", 0, &found, &error));
    CHECK(memcmp(&lot, &found, sizeof lot) == 0);
    CHECK_STATUS(money_portfolio_lot_selection_at(portfolio, "s", 1, &found, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_portfolio_disposals(portfolio, NULL, NULL, &disposals, &error));
    CHECK_OK(money_disposals_at(disposals, 0, &disposal, &error));
    CHECK_TEXT(disposal.lot, "1");
    CHECK(is_amount(&disposal.cost, "40.00 EUR") && is_amount(&disposal.gain, "20.00 EUR"));
    CHECK(is_amount(&disposal.currency_effect, "0.00 EUR") && disposal.is_oversold == 0);
    CHECK_STATUS(money_disposals_at(disposals, 1, &disposal, &error), MONEY_ERR_NOT_FOUND);
    money_disposals_free(disposals);
    CHECK_OK(money_portfolio_open_lots(portfolio, NULL, NULL, &lots, &error));
    CHECK_OK(money_open_lots_count(lots, &count, &error));
    CHECK(count == 1);
    CHECK_OK(money_open_lots_at(lots, 0, &left, &error));
    CHECK_TEXT(left.lot, "1");
    CHECK(is_amount(&left.cost, "60.00 EUR") && is_amount(&left.reported_cost, "60.00 EUR"));
    CHECK_OK(money_open_lots_items(lots, 0, rows, 2, &count, &error));
    CHECK(count == 1 && memcmp(&left, &rows[0], sizeof left) == 0);
    CHECK_STATUS(money_open_lots_at(lots, 1, &left, &error), MONEY_ERR_NOT_FOUND);
    money_open_lots_free(lots);
    money_portfolio_free(portfolio);
}

/** Uninitialised fields are rejected, instead of counting as a purchase or a day in 1970. */
static void zeros(void)
{
    money_portfolio_t *portfolio = made(MONEY_LOTS_FIFO);
    money_transaction_t one, sale = transaction(MONEY_ACTION_SELL, "s", "4", "60.00 EUR", "2024-02-01");
    money_lot_selection_t lot;
    money_price_quote_t quotes[2];
    money_valuation_t *valuation = NULL;

    memset(&one, 0, sizeof one);
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "transaction.struct_size must be 336, got 0; initialise with MONEY_TRANSACTION_INIT");
    money_transaction_init(&one);
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "transaction.action must be a MONEY_ACTION_ value, got 0");
    one.action = MONEY_ACTION_FEE;
    CHECK_OK(money_parse("5.00 EUR", MONEY_NTS, &one.total, &error));
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_DATE);
    one.struct_size--;
    FAILS(portfolio, money_portfolio_edit(portfolio, &one, NULL, 0, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "transaction.struct_size must be 336, got 335; initialise with MONEY_TRANSACTION_INIT");
    memset(&lot, 0, sizeof lot);
    FAILS(portfolio, money_portfolio_add(portfolio, &sale, &lot, 1, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "lots[0].struct_size must be 72, got 0; initialise with MONEY_LOT_SELECTION_INIT");
    money_lot_selection_init(&lot);
    FAILS(portfolio, money_portfolio_add(portfolio, &sale, &lot, 1, NULL, &error), MONEY_ERR_ARGUMENT);
    memset(quotes, 0, sizeof quotes);
    money_price_quote_init(&quotes[0]);
    strcpy(quotes[0].symbol, "ABC");
    CHECK(quotes[0].instant == MONEY_INSTANT_NONE);
    CHECK_STATUS(money_portfolio_value(portfolio, quotes, 2, NULL, NULL, &valuation, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "quotes[1].struct_size must be 112, got 0; initialise with MONEY_PRICE_QUOTE_INIT");
    money_price_quote_init(&quotes[1]);
    CHECK_STATUS(money_portfolio_value(portfolio, quotes, 2, NULL, NULL, &valuation, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "quotes.symbol must not be empty");
    money_portfolio_free(portfolio);
}

/** Rows in one call are those one by one. */
static void rows(void)
{
    money_portfolio_t *portfolio = made(MONEY_LOTS_FIFO);
    money_transaction_t one = transaction(MONEY_ACTION_BUY, "b", "4", "60.00 EUR", "2024-02-01"), all[8], single;
    money_lot_selection_t lots[3], part;
    money_valuation_t *valuation = NULL;
    money_disposals_t *disposals = NULL;
    money_position_t positions[2], position;
    money_disposal_t sold[4], disposal;
    size_t count = 9, index, first;

    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    one = transaction(MONEY_ACTION_SELL, "s", "3", "60.00 EUR", "2024-03-01");
    for (index = 0; index < 2; index++) {
        money_lot_selection_init(&lots[index]);
        strcpy(lots[index].id, index == 0 ? "b" : "1");
        CHECK_OK(money_decimal_parse(index == 0 ? "1" : "2", MONEY_NTS, &lots[index].quantity, &error));
    }
    CHECK_OK(money_portfolio_add(portfolio, &one, lots, 2, NULL, &error));
    for (first = 0; first <= 3; first++) {
        CHECK_OK(money_portfolio_transactions(portfolio, first, all, 2, &count, &error));
        CHECK(count == (first > 1 ? 3 - first : 2));
        for (index = 0; index < count; index++) {
            CHECK_OK(money_portfolio_transaction_at(portfolio, first + index, &single, &error));
            CHECK(memcmp(&all[index], &single, sizeof single) == 0);
            CHECK(single.struct_size == sizeof single);
        }
    }
    CHECK_STATUS(money_portfolio_transactions(portfolio, 4, all, 2, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK(count == 0);
    CHECK_OK(money_portfolio_transactions(portfolio, 0, all, 0, &count, &error));
    CHECK(count == 0);
    CHECK_OK(money_portfolio_lot_selections(portfolio, "s", 0, lots, 3, &count, &error));
    CHECK(count == 2);
    for (index = 0; index < 2; index++) {
        CHECK_OK(money_portfolio_lot_selection_at(portfolio, "s", index, &part, &error));
        CHECK(memcmp(&lots[index], &part, sizeof part) == 0 && part.struct_size == sizeof part);
    }
    CHECK_OK(money_portfolio_lot_selections(portfolio, "b", 0, lots, 3, &count, &error));
    CHECK(count == 0);
    CHECK_STATUS(money_portfolio_lot_selections(portfolio, "none", 0, lots, 3, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_portfolio_value(portfolio, NULL, 0, NULL, NULL, &valuation, &error));
    CHECK_OK(money_valuation_positions(valuation, 0, positions, 2, &count, &error));
    CHECK_OK(money_valuation_position_at(valuation, 0, &position, &error));
    CHECK(count == 1 && memcmp(&positions[0], &position, sizeof position) == 0);
    CHECK_OK(money_portfolio_disposals(portfolio, NULL, NULL, &disposals, &error));
    CHECK_OK(money_disposals_items(disposals, 0, sold, 4, &count, &error));
    CHECK(count == 2);
    for (index = 0; index < 2; index++) {
        CHECK_OK(money_disposals_at(disposals, index, &disposal, &error));
        CHECK(memcmp(&sold[index], &disposal, sizeof disposal) == 0);
    }
    CHECK_OK(money_disposals_items(disposals, 1, sold, 1, &count, &error));
    CHECK(count == 1 && memcmp(&sold[0], &disposal, sizeof disposal) == 0);
    CHECK_STATUS(money_disposals_items(disposals, SIZE_MAX, sold, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    money_disposals_free(disposals);
    money_valuation_free(valuation);
    money_portfolio_free(portfolio);
}

typedef struct heard_s {
    money_portfolio_t *portfolio;
    money_portfolio_view_t *view;
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
    heard->status = money_portfolio_remove(heard->portfolio, "1", NULL);
    CHECK_STATUS(money_portfolio_value(heard->portfolio, NULL, 0, NULL, NULL, &valuation, NULL), MONEY_ERR_BUSY);
    if (heard->frees) money_portfolio_free(heard->portfolio);
}

static void on_view_change(void *user_data, uint64_t revision)
{
    heard_t *heard = user_data;

    heard->revision = revision;
    heard->status = money_portfolio_view_set_rates(heard->view, NULL, NULL);
    if (heard->frees) money_portfolio_view_free(heard->view);
}

static void callbacks(void)
{
    heard_t heard;
    money_transaction_t one = transaction(MONEY_ACTION_BUY, "", "1", "1.00 EUR", "2024-01-01");

    memset(&heard, 0, sizeof heard);
    heard.portfolio = made(MONEY_LOTS_FIFO);
    CHECK_OK(money_portfolio_view_new(NULL, &heard.view, &error));
    CHECK_OK(money_portfolio_on_change(heard.portfolio, on_change, &heard, &error));
    CHECK_OK(money_portfolio_view_on_change(heard.view, on_view_change, &heard, &error));
    CHECK_OK(money_portfolio_view_set_transactions(heard.view, heard.portfolio, &error));
    CHECK(heard.revision == 1 && heard.status == MONEY_ERR_BUSY);
    CHECK_OK(money_portfolio_add(heard.portfolio, &one, NULL, 0, NULL, &error));
    CHECK(heard.revision == 2 && heard.status == MONEY_ERR_BUSY);
    heard.frees = 1;
    CHECK_OK(money_portfolio_add(heard.portfolio, &one, NULL, 0, NULL, &error));
    CHECK(heard.revision == 3);
    CHECK_OK(money_portfolio_view_set_quotes_failure(heard.view, NULL, 0, &error));
    CHECK(heard.revision == 2);
}

static int32_t state_now(money_portfolio_view_t *view, int64_t now)
{
    int32_t state = -1;

    CHECK_OK(money_portfolio_view_state(view, now, &state, &error));
    return state;
}

static money_status_t summary_of(money_portfolio_view_t *view, int64_t now, money_portfolio_summary_t *summary)
{
    money_valuation_t *valuation = NULL;
    money_status_t status = money_portfolio_view_value(view, now, &valuation, &error);

    if (status == MONEY_OK) CHECK_OK(money_valuation_summary(valuation, summary, &error));
    money_valuation_free(valuation);
    return status;
}

static void views(void)
{
    money_portfolio_t *portfolio = made(MONEY_LOTS_FIFO), *empty = NULL;
    money_valuation_options_t options = MONEY_VALUATION_OPTIONS_INIT;
    money_portfolio_view_t *view = NULL;
    money_portfolio_summary_t summary;
    money_price_quote_t quote;
    char text[MONEY_REASON_SIZE];

    options.fresh_for = 60;
    CHECK_OK(money_portfolio_new("EUR", NULL, &empty, &error));
    CHECK_OK(money_portfolio_view_new(&options, &view, &error));
    CHECK(state_now(view, 100) == MONEY_PORTFOLIO_VIEW_LOADING);
    CHECK_STATUS(summary_of(view, 100, &summary), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_portfolio_view_set_transactions(view, empty, &error));
    CHECK(state_now(view, 100) == MONEY_PORTFOLIO_VIEW_EMPTY);
    CHECK_OK(summary_of(view, 100, &summary));
    CHECK(is_amount(&summary.performance.value, "0.00 EUR") && summary.performance.percentages == 0);
    CHECK_OK(money_portfolio_view_set_transactions(view, portfolio, &error));
    CHECK(state_now(view, 100) == MONEY_PORTFOLIO_VIEW_LOADING);
    money_price_quote_init(&quote);
    strcpy(quote.symbol, "ABC");
    CHECK_OK(money_decimal_parse("12.5", MONEY_NTS, &quote.price, &error));
    quote.instant = 50;
    CHECK_OK(money_portfolio_view_set_quotes(view, &quote, 1, &error));
    CHECK(state_now(view, 110) == MONEY_PORTFOLIO_VIEW_READY && state_now(view, 111) == MONEY_PORTFOLIO_VIEW_STALE);
    CHECK(state_now(view, MONEY_INSTANT_NONE) == MONEY_PORTFOLIO_VIEW_READY);
    CHECK_OK(money_portfolio_view_set_quotes_failure(view, "no connection", MONEY_NTS, &error));
    CHECK(state_now(view, 100) == MONEY_PORTFOLIO_VIEW_QUOTES_FAILED);
    CHECK_OK(money_portfolio_view_reason(view, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "no connection");
    CHECK_OK(summary_of(view, 100, &summary));
    CHECK(is_amount(&summary.performance.profit, "25.00 EUR"));
    CHECK_OK(money_portfolio_view_set_transactions_failure(view, NULL, 0, &error));
    CHECK(state_now(view, 100) == MONEY_PORTFOLIO_VIEW_TRANSACTIONS_FAILED);
    /* The view owns a copy. */
    money_portfolio_free(portfolio);
    money_portfolio_free(empty);
    CHECK_OK(summary_of(view, 100, &summary));
    CHECK(is_amount(&summary.performance.profit, "25.00 EUR"));
    money_portfolio_view_free(view);
}

/** Comma-separated values that are rejected completely: the position and the reason. */
static void refused_csv(const char *csv, money_status_t status, int64_t position, const char *text)
{
    money_portfolio_t *portfolio = (money_portfolio_t *)8;

    CHECK_STATUS(money_portfolio_from_csv(csv, MONEY_NTS, "EUR", NULL, &portfolio, &error), status);
    CHECK(portfolio == NULL);
    CHECK(error.position == position);
    CHECK(strncmp(error.text, text, strlen(text)) == 0);
}

#define OURS "date,action,symbol,quantity,total,currency\n"
#define COMMON "date,action,symbol,quantity,price,fees,currency\n"

static void documents(void)
{
    money_portfolio_t *portfolio = made(MONEY_LOTS_SPECIFIC), *again = NULL;
    money_portfolio_options_t options;
    money_transaction_t one = transaction(MONEY_ACTION_SELL, "s", "4", "60.00 EUR", "2024-03-01");
    money_lot_selection_t lot;
    char *csv = NULL, *other = NULL;
    size_t length = 0;

    money_lot_selection_init(&lot);
    strcpy(lot.id, "1");
    lot.quantity = one.quantity;
    CHECK_OK(money_portfolio_add(portfolio, &one, &lot, 1, NULL, &error));
    CHECK_OK(money_portfolio_to_csv(portfolio, &csv, &length, &error));
    CHECK(strlen(csv) == length);
    CHECK_TEXT(csv, "id,date,action,symbol,quantity,price,total,currency,fee,fee_currency,rate,lots\n"
                    "1,2024-01-01,buy,ABC,10,10,100.00,EUR,,,,\n"
                    "s,2024-03-01,sell,ABC,4,15,60.00,EUR,,,,1:4\n");
    money_portfolio_options_init(&options);
    options.method = MONEY_LOTS_SPECIFIC;
    CHECK_OK(money_portfolio_from_csv(csv, length, "EUR", &options, &again, &error));
    money_string_free(csv);
    CHECK_OK(money_portfolio_to_json(portfolio, &csv, NULL, &error));
    CHECK_OK(money_portfolio_to_json(again, &other, NULL, &error));
    CHECK_TEXT(csv, other);
    money_string_free(csv);
    money_string_free(other);
    CHECK_OK(money_portfolio_to_ledger(portfolio, &csv, &length, &error));
    CHECK(strlen(csv) == length && strstr(csv, "    Income:Gains  -20.00 \"EUR\"\n") != NULL);
    money_string_free(csv);
    CHECK_OK(money_portfolio_to_beancount(portfolio, &csv, &length, &error));
    CHECK(strlen(csv) == length && strstr(csv, "-4 ABC {EUR, 2024-01-01, \"1/1\"}\n") != NULL);
    money_string_free(csv);
    /* 6 for 7 leaves a quantity without a last digit. */
    one = transaction(MONEY_ACTION_SPLIT, "", "6", NULL, "2024-04-01");
    CHECK_OK(money_decimal_parse("7", MONEY_NTS, &one.per, &error));
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    csv = (char *)8;
    CHECK_STATUS(money_portfolio_to_beancount(portfolio, &csv, &length, &error), MONEY_ERR_INEXACT);
    CHECK(csv == NULL && length == 0);
    CHECK_STATUS(money_portfolio_to_ledger(portfolio, &csv, &length, &error), MONEY_ERR_INEXACT);
    CHECK(strncmp(error.text, "split of ABC on 2024-04-01", 26) == 0);
    money_portfolio_free(portfolio);
    money_portfolio_free(again);

    refused_csv("", MONEY_ERR_DOCUMENT, 0, "the document is empty");
    refused_csv("date,action,symbol,quantity,total,what\n", MONEY_ERR_DOCUMENT, 34, "column must be one of");
    refused_csv("date,action,symbol,quantity,fee,fees,total\n", MONEY_ERR_DOCUMENT, 32, "duplicate column \"fees\"");
    refused_csv("date,action,symbol,quantity\n", MONEY_ERR_DOCUMENT, 0, "columns must include");
    refused_csv(OURS "2024-01-01,buy,ABC,1,10,EUR\n2024-01-02,sell,ABC,2,30,EUR\n", MONEY_ERR_INSUFFICIENT, 71,
                "line 3: 2 ABC sold on 2024-01-02, 1 held");
    refused_csv(OURS "2024-01-01,buy,ABC,1,10\n", MONEY_ERR_DOCUMENT, 43, "line 2: number of cells must be 6, got 5");
    refused_csv(OURS "\r\n\"2024-01-01\",buy,ABC,1x,10,EUR\n", MONEY_ERR_SYNTAX, 67, "line 3: ");
    refused_csv(OURS "2024-02-30,buy,ABC,1,10,EUR\n", MONEY_ERR_DATE, 43, "line 2: invalid date");
    refused_csv(OURS "2024-01-01,bye,ABC,1,10,EUR\n", MONEY_ERR_DOCUMENT, 54, "line 2: action must be one of");
    refused_csv(OURS "2024-01-01,buy,ABC,1,10,\n", MONEY_ERR_DOCUMENT, 64, "line 2: missing currency of the total");
    refused_csv(OURS "2024-01-01,buy,ABC,1,,EUR\n", MONEY_ERR_ARGUMENT, 43, "line 2: buy of ABC on 2024-01-01");
    refused_csv(OURS "2024-01-01,split,ABC,2,,\n", MONEY_ERR_DOCUMENT, 64, "line 2: expected a split ratio");
    refused_csv(OURS "2024-01-01,split,ABC,2:,,\n", MONEY_ERR_SYNTAX, 66, "line 2: ");
    refused_csv(OURS "2024-01-01,buy,ABC,1,10,EUR\n\"2024", MONEY_ERR_DOCUMENT, 71, "line 3: expected a closing quote");
    refused_csv(COMMON "2024-01-01,buy,ABC,1234567890123456789012.1,1234567890123456789012.1,0,EUR\n",
                MONEY_ERR_OVERFLOW, 48, "line 2: ");
    CHECK_OK(money_portfolio_from_csv(COMMON "2024-01-01,buy,ABC,3,0.333,1.5,USD\n", MONEY_NTS, "EUR", NULL, &again,
                                      &error));
    CHECK_OK(money_portfolio_find(again, "1", &one, &error));
    CHECK(is_amount(&one.total, "0.999 USD") && is_amount(&one.fee, "1.5 USD"));
    money_portfolio_free(again);
}

int main(void)
{
    documents();
    changes();
    specific();
    zeros();
    rows();
    callbacks();
    views();
    return check_end();
}
