/*
 * An application that releases memory when the system reports that it is short, and continues with the same results.
 *
 * The report is a signal here, as from a service manager. On Linux, a program can also poll /proc/pressure/memory; on other
 * systems, the report is a notification. In each case, release the memory in the thread that uses the objects.
 *
 *     cc memory.c -lmoney && ./a.out share/ecb/eurofxref-hist.csv
 */
#define _POSIX_C_SOURCE 200809L
#include "portfolio_common.h"

#include <signal.h>

static volatile sig_atomic_t is_memory_short;

static void on_signal(int number)
{
    (void)number;
    is_memory_short = 1;
}

static const char *value_of(money_portfolio_t *portfolio, const money_rates_t *rates)
{
    money_valuation_options_t options = MONEY_VALUATION_OPTIONS_INIT;
    money_price_quote_t quote = quote_of("AAPL", "214.29", MONEY_INSTANT_NONE);
    money_portfolio_summary_t summary;
    money_valuation_t *valuation = NULL;

    must(money_date_parse("2024-06-18", MONEY_NTS, &options.date, &error));
    must(money_portfolio_value(portfolio, &quote, 1, rates, &options, &valuation, &error));
    must(money_valuation_summary(valuation, &summary, &error));
    money_valuation_free(valuation);
    return text_of(&summary.performance.value);
}

/* The part of the main loop that handles the report. */
static void release_if_short(money_portfolio_t *portfolio)
{
    if (!is_memory_short) return;
    is_memory_short = 0;
    must(money_portfolio_release_memory(portfolio, &error)); /* cached results of this portfolio */
    money_release_memory();                                  /* unused memory of the library's allocator */
    puts("memory is short: caches released");
}

int main(int count, char **arguments)
{
    money_rates_t *rates = rates_of(count > 1 ? arguments[1] : "share/ecb/eurofxref-hist.csv");
    struct sigaction action = {.sa_handler = on_signal};
    money_portfolio_t *portfolio = NULL;
    money_transaction_t bought = transaction_of(MONEY_ACTION_BUY, "AAPL", "10", "1855.00 USD", "2024-01-02");

    sigaction(SIGUSR1, &action, NULL);
    must(money_portfolio_new("EUR", NULL, &portfolio, &error));
    must(money_portfolio_add(portfolio, &bought, NULL, 0, NULL, &error));
    printf("value: %s\n", value_of(portfolio, rates));
    raise(SIGUSR1);
    release_if_short(portfolio);
    printf("value: %s\n", value_of(portfolio, rates));
    money_portfolio_free(portfolio);
    money_rates_free(rates);
    return 0;
}
