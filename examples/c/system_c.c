/*
 * System C, row by row: transactions, a portfolio behind a screen, prices, and where they come from.
 *
 *     cc system_c.c -lmoney && ./a.out share/ecb/eurofxref-hist.csv
 */
#include "portfolio_common.h"

static const int64_t now = 1717430400; /* 2024-06-03, 16:00 UTC */

static void refused(money_status_t status)
{
    printf("  refused: %s\n", status == MONEY_OK ? "no" : error.text);
}

static void changed(void *user_data, uint64_t revision)
{
    (void)user_data;
    printf("  change %d\n", (int)revision);
}

static const char *state_of(money_session_t *session)
{
    static const char *const names[] = {"loading", "empty", "ready", "stale", "retrieval failed", "prices failed"};
    int32_t state = 0;

    must(money_session_state(session, now, &state, &error));
    return names[state];
}

static void show(money_session_t *session)
{
    char reason[MONEY_REASON_SIZE];
    money_summary_t summary;

    must(money_session_summary(session, now, &summary, &error));
    must(money_session_reason(session, reason, sizeof reason, NULL, &error));
    printf("  %s: %s, %s", state_of(session), text_of(&summary.result.value), text_of(&summary.result.profit));
    if (summary.result.percentages & MONEY_PERCENT_PROFIT)
        printf(" (%s %%)", number_of(&summary.result.profit_percent));
    else
        printf(" (no percentage)");
    printf("%s%s\n", reason[0] == '\0' ? "" : ", ", reason);
}

static money_portfolio_t *transactions(void)
{
    money_portfolio_t *portfolio = NULL, *copy = NULL;
    money_transaction_t one;
    char *json = NULL, *again = NULL;
    size_t index;

    puts("transactions: list, save, edit, delete");
    must(money_portfolio_new("EUR", NULL, &portfolio, &error));
    one = transaction_of(MONEY_ACTION_BUY, "AAPL", "10", "1500.00 USD", "2024-01-02");
    must(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    one = transaction_of(MONEY_ACTION_BUY, "MSFT", "3", "1110.00 USD", "2024-01-03");
    must(money_portfolio_add(portfolio, &one, NULL, 0, &one, &error));
    must(money_decimal_parse("2", MONEY_NTS, &one.quantity, &error));
    must(money_portfolio_edit(portfolio, &one, NULL, 0, &error));
    one = transaction_of(MONEY_ACTION_SELL, "AAPL", "4", "720.00 USD", "2024-05-02");
    must(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    for (index = 0; money_portfolio_transaction(portfolio, index, &one, NULL) == MONEY_OK; index++) {
        money_t price;

        must(money_divide(&one.total, &one.quantity, 2, MONEY_ROUND_HALF_EVEN, &price, NULL, &error));
        printf("  %s %s %s %s: %s, %s each\n", date_of(one.date), one.action == MONEY_ACTION_BUY ? "buy" : "sell",
               number_of(&one.quantity), one.symbol, text_of(&one.total), text_of(&price));
    }
    one = transaction_of(MONEY_ACTION_SELL, "AAPL", "7", "1.00 USD", "2024-05-03");
    refused(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    refused(money_portfolio_delete(portfolio, "1", &error));
    refused(money_portfolio_delete(portfolio, "unknown", &error));
    one = transaction_of(MONEY_ACTION_SPLIT, "AAPL", "0", NULL, "2024-05-03");
    refused(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    must(money_portfolio_to_json(portfolio, &json, NULL, &error));
    must(money_portfolio_from_json(json, MONEY_NTS, NULL, &copy, &error));
    must(money_portfolio_to_json(copy, &again, NULL, &error));
    printf("  export and import change nothing: %s\n", strcmp(json, again) == 0 ? "true" : "false");
    money_string_free(json);
    money_string_free(again);
    money_portfolio_free(copy);
    return portfolio;
}

int main(int count, char **arguments)
{
    money_rates_t *rates = rates_of(count > 1 ? arguments[1] : "share/ecb/eurofxref-hist.csv");
    money_portfolio_t *portfolio = transactions(), *empty = NULL;
    money_valuation_options_t options = MONEY_VALUATION_OPTIONS_INIT;
    money_session_t *session = NULL;
    money_valuation_t *valuation = NULL;
    money_position_t position;
    money_quote_t quotes[2];
    char symbol[MONEY_SYMBOL_SIZE];
    size_t index;

    puts("portfolio: a session's states");
    options.fresh_for = 15 * 60;
    must(money_session_new(&options, &session, &error));
    must(money_session_on_change(session, changed, NULL, &error));
    printf("  %s\n", state_of(session));
    must(money_portfolio_new("EUR", NULL, &empty, &error));
    must(money_session_retrieved(session, empty, &error));
    money_portfolio_free(empty);
    show(session);
    must(money_session_set_rates(session, rates, &error));
    must(money_session_retrieved(session, portfolio, &error));
    printf("  %s, prices needed:", state_of(session));
    for (index = 0; money_session_symbol_at(session, index, symbol, sizeof symbol, NULL, NULL) == MONEY_OK; index++)
        printf(" %s", symbol);
    puts("");

    puts("prices: fresh, stale, missing, failed; the last good ones serve");
    quotes[0] = quote_of("AAPL", "194.03", now);
    quotes[1] = quote_of("MSFT", "413.52", now - 3600);
    must(money_session_priced(session, quotes, 2, &error));
    show(session);
    quotes[0] = quote_of("AAPL", "195.00", now);
    quotes[1] = quote_of("MSFT", "414.00", now);
    must(money_session_priced(session, quotes, 2, &error));
    show(session);
    must(money_session_prices_failed(session, "no connection", MONEY_NTS, &error));
    show(session);
    quotes[0] = quote_of("MSFT", "0", now);
    must(money_session_priced(session, quotes, 1, &error));
    show(session);
    must(money_session_value(session, now, &valuation, &error));
    for (index = 0; money_valuation_position_at(valuation, index, &position, NULL) == MONEY_OK; index++) {
        printf("  %s: %s, cost %s, value %s\n", position.symbol, number_of(&position.quantity),
               text_of(&position.result.cost), text_of(&position.result.value));
        printf("    profit %s (%s %%)\n", text_of(&position.result.profit),
               number_of(&position.result.profit_percent));
    }
    money_valuation_free(valuation);

    puts("storage: retrieval can fail, and what was there still shows");
    must(money_session_retrieval_failed(session, "the store does not answer", MONEY_NTS, &error));
    show(session);
    must(money_session_retrieved(session, portfolio, &error));
    show(session);
    money_session_free(session);
    money_portfolio_free(portfolio);
    money_rates_free(rates);
    return 0;
}
