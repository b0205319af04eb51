/*
 * A portfolio in dollars of somebody who counts in euros, at the rates of the European Central Bank.
 *
 *     cc portfolio.c -lmoney && ./a.out share/ecb/eurofxref-hist.csv
 */
#include "portfolio_common.h"

static void add(money_portfolio_t *portfolio, int32_t action, const char *symbol, const char *quantity,
                const char *total, const char *date, const char *fee)
{
    money_transaction_t one = transaction_of(action, symbol, quantity, total, date);

    if (fee != NULL) must(money_parse(fee, MONEY_NTS, &one.fee, &error));
    must(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
}

static void show_realised(const money_portfolio_t *portfolio, const money_rates_t *rates)
{
    money_disposals_t *realised = NULL;
    money_disposal_t one;
    size_t index;

    must(money_portfolio_disposals(portfolio, rates, NULL, &realised, &error));
    for (index = 0; money_disposals_at(realised, index, &one, NULL) == MONEY_OK; index++) {
        printf("%s: %s %s of lot %s, %s made\n", date_of(one.date), number_of(&one.quantity), one.symbol, one.lot,
               text_of(&one.gain));
        printf("  in euros %s: price %s, currency %s\n", text_of(&one.reported_gain), text_of(&one.price_effect),
               text_of(&one.currency_effect));
    }
    money_disposals_free(realised);
}

int main(int count, char **arguments)
{
    money_rates_t *rates = rates_of(count > 1 ? arguments[1] : "share/ecb/eurofxref-hist.csv");
    money_portfolio_t *portfolio = NULL;
    money_valuation_options_t options = MONEY_VALUATION_OPTIONS_INIT;
    money_valuation_t *valuation = NULL;
    money_portfolio_summary_t summary;
    money_position_t position;
    money_price_quote_t quotes[2];
    money_t sum;
    size_t index;
    int32_t equal = 0;

    must(money_portfolio_new("EUR", NULL, &portfolio, &error));
    add(portfolio, MONEY_ACTION_BUY, "AAPL", "10", "1855.00 USD", "2024-01-02", "4.90 EUR");
    add(portfolio, MONEY_ACTION_BUY, "AAPL", "5", "852.50 USD", "2024-03-15", NULL);
    add(portfolio, MONEY_ACTION_DIVIDEND, "AAPL", NULL, "3.60 USD", "2024-02-15", NULL);
    add(portfolio, MONEY_ACTION_SELL, "AAPL", "12", "2328.00 USD", "2024-06-03", NULL);
    add(portfolio, MONEY_ACTION_BUY, "SAP", "4", "556.00 EUR", "2024-01-02", NULL);
    add(portfolio, MONEY_ACTION_BUY, "OLD", "1", "9.99 USD", "2024-01-02", NULL);
    show_realised(portfolio, rates);

    quotes[0] = quote_of("AAPL", "214.29", MONEY_INSTANT_NONE);
    quotes[1] = quote_of("SAP", "179.50", MONEY_INSTANT_NONE);
    must(money_date_parse("2024-06-18", MONEY_NTS, &options.date, &error));
    must(money_portfolio_value(portfolio, quotes, 2, rates, &options, &valuation, &error));
    printf("%-6s%8s %14s %14s %12s\n", "", "quantity", "value", "cost", "profit");
    for (index = 0; money_valuation_position_at(valuation, index, &position, NULL) == MONEY_OK; index++)
        printf("%-6s%8s %14s %14s %12s%s\n", position.symbol, number_of(&position.quantity),
               text_of(&position.performance.value), text_of(&position.performance.cost), text_of(&position.performance.profit),
               position.state == MONEY_PRICE_MISSING ? "  not priced, and not counted" : "");

    must(money_valuation_summary(valuation, &summary, &error));
    printf("value %s, cost %s, profit %s\n", text_of(&summary.performance.value), text_of(&summary.performance.cost),
           text_of(&summary.performance.profit));
    printf("  price effect     %s\n", text_of(&summary.performance.price_effect));
    printf("  currency effect  %s\n", text_of(&summary.performance.currency_effect));
    printf("  income           %s\n", text_of(&summary.performance.income));
    printf("  fees             %s\n", text_of(&summary.performance.fees));
    must(money_add(&summary.performance.price_effect, &summary.performance.currency_effect, &sum, &error));
    must(money_add(&sum, &summary.performance.income, &sum, &error));
    must(money_subtract(&sum, &summary.performance.fees, &sum, &error));
    must(money_equal(&sum, &summary.performance.profit, &equal, &error));
    printf("  adds up: %s\n", equal ? "yes" : "no");
    money_valuation_free(valuation);
    money_portfolio_free(portfolio);
    money_rates_free(rates);
    return 0;
}
