/* Rebalancing portfolios, values by label, and track records of portfolios. */
#include "basics.h"

static money_portfolio_t *portfolio;
static money_price_quote_t quotes[2];

static void make(void)
{
    static const char csv[] = "date,action,symbol,quantity,total,fee,currency\n2024-01-02,buy,ABC,10,1000.00,,EUR\n"
                              "2024-01-04,buy,ABC,5,510.00,1.00,EUR\n";
    int index;

    CHECK_OK(money_portfolio_from_csv(csv, MONEY_NTS, "EUR", NULL, &portfolio, &error));
    for (index = 0; index < 2; index++) {
        money_price_quote_init(&quotes[index]);
        strcpy(quotes[index].symbol, index == 0 ? "ABC" : "XYZ");
        strcpy(quotes[index].currency, "EUR");
        quotes[index].price = decimal(index == 0 ? "100" : "30");
    }
}

static void orders(void)
{
    money_target_t targets[2] = { MONEY_TARGET_INIT, MONEY_TARGET_INIT };
    money_rebalance_options_t options = MONEY_REBALANCE_OPTIONS_INIT;
    money_rebalancing_info_t info;
    money_rebalancing_t *plan;
    money_order_t rows[2];
    size_t count;

    strcpy(targets[0].symbol, "ABC");
    strcpy(targets[1].symbol, "XYZ");
    targets[0].weight = targets[1].weight = decimal("1");
    CHECK_OK(money_portfolio_rebalance(portfolio, targets, 2, quotes, 2, NULL, NULL, NULL, &plan, &error));
    CHECK_OK(money_rebalancing_orders(plan, 0, rows, 2, &count, &error));
    CHECK(count == 2);
    CHECK_TEXT(plain(&rows[0].quantity), "-8");
    CHECK_TEXT(words(&rows[0].amount), "-800.00 EUR");
    CHECK_TEXT(plain(&rows[1].quantity), "25");
    CHECK_STATUS(money_rebalancing_orders(plan, 3, rows, 2, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_rebalancing_info(plan, &info, &error));
    CHECK_TEXT(words(&info.cash_left), "50.00 EUR");
    CHECK_TEXT(words(&info.total), "1500.00 EUR");
    money_rebalancing_free(plan);

    options.sells = 0;
    options.cash = amount("100 EUR");
    CHECK_OK(money_portfolio_rebalance(portfolio, targets, 2, quotes, 2, NULL, NULL, &options, &plan, &error));
    CHECK_OK(money_rebalancing_info(plan, &info, &error));
    CHECK_TEXT(words(&info.cash_left), "10.00 EUR");
    money_rebalancing_free(plan);
    options.cash = amount("-100 EUR");
    CHECK_STATUS(money_portfolio_rebalance(portfolio, targets, 2, quotes, 2, NULL, NULL, &options, &plan, &error),
                 MONEY_ERR_INSUFFICIENT);
    CHECK(plan == NULL);
    options.cash = amount("100 USD");
    CHECK_STATUS(money_portfolio_rebalance(portfolio, targets, 2, quotes, 2, NULL, NULL, &options, &plan, &error),
                 MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_STATUS(money_portfolio_rebalance(portfolio, targets, 2, quotes, 1, NULL, NULL, NULL, &plan, &error),
                 MONEY_ERR_NOT_FOUND);
    strcpy(quotes[1].currency, "USD");
    CHECK_STATUS(money_portfolio_rebalance(portfolio, targets, 2, quotes, 2, NULL, NULL, NULL, &plan, &error),
                 MONEY_ERR_NO_RATE);
    strcpy(quotes[1].currency, "EUR");
    targets[0].weight = decimal("-1");
    CHECK_STATUS(money_portfolio_rebalance(portfolio, targets, 2, quotes, 2, NULL, NULL, NULL, &plan, &error),
                 MONEY_ERR_WEIGHTS);
    targets[1] = targets[0];
    CHECK_STATUS(money_portfolio_rebalance(portfolio, targets, 2, quotes, 2, NULL, NULL, NULL, &plan, &error),
                 MONEY_ERR_WEIGHTS);
    targets[0].weight = targets[1].weight = decimal("1");
    CHECK_STATUS(money_portfolio_rebalance(portfolio, targets, 2, quotes, 2, NULL, NULL, NULL, &plan, &error),
                 MONEY_ERR_ARGUMENT);
}

static void labels(void)
{
    money_symbol_label_t label = MONEY_SYMBOL_LABEL_INIT;
    money_breakdown_t *breakdown;
    money_breakdown_row_t row;
    money_valuation_t *valuation;
    size_t count;

    strcpy(label.symbol, "ABC");
    strcpy(label.label, "shares");
    CHECK_OK(money_portfolio_value(portfolio, quotes, 2, NULL, NULL, &valuation, &error));
    CHECK_OK(money_valuation_breakdown(valuation, &label, 1, &breakdown, &error));
    CHECK_OK(money_breakdown_count(breakdown, &count, &error));
    CHECK(count == 1);
    CHECK_OK(money_breakdown_rows(breakdown, 0, &row, 1, &count, &error));
    CHECK_TEXT(row.label, "shares");
    CHECK_TEXT(words(&row.value), "1500.00 EUR");
    CHECK_TEXT(plain(&row.percent), "100.00");
    CHECK_STATUS(money_breakdown_rows(breakdown, 2, &row, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    money_breakdown_free(breakdown);
    money_valuation_free(valuation);
}

/** A sum by label that exceeds the digits of an amount, where the total does not; a part that is no finite decimal. */
static void refused_labels(void)
{
    static const char csv[] = "date,action,symbol,quantity,total\n2024-01-02,buy,A,1,1\n2024-01-02,sell,B,1,1\n"
                              "2024-01-02,buy,C,1,1\n2024-01-02,buy,D,1,2\n";
    static const char *const symbols[] = { "A", "B", "C" };
    money_portfolio_options_t options = MONEY_PORTFOLIO_OPTIONS_INIT;
    money_valuation_options_t exact = MONEY_VALUATION_OPTIONS_INIT;
    money_symbol_label_t labels[2] = { MONEY_SYMBOL_LABEL_INIT, MONEY_SYMBOL_LABEL_INIT };
    money_price_quote_t prices[3] = { MONEY_PRICE_QUOTE_INIT, MONEY_PRICE_QUOTE_INIT, MONEY_PRICE_QUOTE_INIT };
    money_portfolio_t *made = NULL;
    money_valuation_t *valuation = NULL;
    money_breakdown_t *breakdown = NULL;
    int index;

    options.short_sales = MONEY_SHORT_SALE_ALLOW;
    CHECK_OK(money_portfolio_from_csv(csv, MONEY_NTS, "EUR", &options, &made, &error));
    for (index = 0; index < 3; index++) {
        strcpy(prices[index].symbol, symbols[index]);
        strcpy(prices[index].currency, "EUR");
        prices[index].price = decimal("900000000000000000000000000000000000.01");
    }
    for (index = 0; index < 2; index++) {
        strcpy(labels[index].symbol, symbols[2 * index]);
        strcpy(labels[index].label, "shares");
    }
    CHECK_OK(money_portfolio_value(made, prices, 3, NULL, NULL, &valuation, &error));
    CHECK_STATUS(money_valuation_breakdown(valuation, labels, 2, &breakdown, &error), MONEY_ERR_OVERFLOW);
    money_valuation_free(valuation);
    for (index = 0; index < 3; index++) prices[index].price = decimal("1");
    strcpy(prices[1].symbol, "D");
    prices[1].price = decimal("2");
    exact.rounding = MONEY_ROUND_UNNECESSARY;
    CHECK_OK(money_portfolio_value(made, prices, 2, NULL, &exact, &valuation, &error));
    CHECK_STATUS(money_valuation_breakdown(valuation, labels, 1, &breakdown, &error), MONEY_ERR_INEXACT);
    CHECK(breakdown == NULL);
    money_valuation_free(valuation);
    money_portfolio_free(made);
}

static void track_records(void)
{
    money_track_options_t options = MONEY_TRACK_OPTIONS_INIT;
    money_track_record_t record;

    options.digits = 4;
    CHECK_STATUS(money_portfolio_track_record(portfolio, quotes, 1, NULL, NULL, &options, &record, &error),
                 MONEY_ERR_DATE);
    options.first = day(2024, 1, 2);
    options.last = day(2024, 1, 5);
    CHECK_STATUS(money_portfolio_track_record(portfolio, quotes, 0, NULL, NULL, &options, &record, &error),
                 MONEY_ERR_NOT_FOUND);
    quotes[0].instant = (int64_t)options.first * 86400;
    quotes[1] = quotes[0];
    quotes[1].price = decimal("104");
    quotes[1].instant = (int64_t)options.last * 86400;
    CHECK_OK(money_portfolio_track_record(portfolio, quotes, 2, NULL, NULL, &options, &record, &error));
    CHECK_TEXT(plain(&record.time_weighted), "0.0324");
    CHECK_TEXT(words(&record.flows), "511.00 EUR");
    CHECK_TEXT(words(&record.gain), "49.00 EUR");
    options.flow_time = MONEY_FLOW_AFTER;
    CHECK_STATUS(money_portfolio_track_record(portfolio, quotes, 2, NULL, NULL, &options, &record, &error),
                 MONEY_ERR_ARGUMENT);
    options.flow_time = MONEY_FLOW_START;
    options.price_gap = 1;
    CHECK_STATUS(money_portfolio_track_record(portfolio, quotes, 2, NULL, NULL, &options, &record, &error),
                 MONEY_ERR_NOT_FOUND);
    CHECK(record.first == 0);
    options.price_gap = 10;
    quotes[0].price = decimal("0");
    CHECK_STATUS(money_portfolio_track_record(portfolio, quotes, 2, NULL, NULL, &options, &record, &error),
                 MONEY_ERR_DIVISION_BY_ZERO);
}

int main(void)
{
    make();
    orders();
    labels();
    refused_labels();
    track_records();
    money_portfolio_free(portfolio);
    return check_end();
}
