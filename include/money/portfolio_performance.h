/** @file portfolio_performance.h
 *  The performance of a portfolio between two dates, from price quotes and exchange rates.
 *
 *  The portfolio is valued at the end of each day with a quote or a transaction. Its flows are the cash effects of its
 *  transactions: purchases and fees are paid in, sales and dividends are withdrawn.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *      #include <string.h>
 *
 *      int main(void)
 *      {
 *          static const char csv[] = "date,action,symbol,quantity,total,currency\n2024-01-02,buy,ABC,10,1000.00,EUR\n";
 *          money_price_quote_t quotes[2] = { MONEY_PRICE_QUOTE_INIT, MONEY_PRICE_QUOTE_INIT };
 *          money_track_options_t options = MONEY_TRACK_OPTIONS_INIT;
 *          money_track_record_t record;
 *          money_portfolio_t *portfolio;
 *
 *          MONEY_CHECK(money_portfolio_from_csv(csv, MONEY_NTS, "EUR", NULL, &portfolio, NULL));
 *          MONEY_CHECK(money_date_parse("2024-01-02", MONEY_NTS, &options.first, NULL));
 *          MONEY_CHECK(money_date_parse("2024-01-05", MONEY_NTS, &options.last, NULL));
 *          strcpy(quotes[0].symbol, "ABC");
 *          quotes[0].price = money_decimal_literal("100");
 *          quotes[0].instant = options.first * INT64_C(86400);
 *          quotes[1] = quotes[0];
 *          quotes[1].price = money_decimal_literal("104");
 *          quotes[1].instant = options.last * INT64_C(86400);
 *          options.digits = 2;
 *          MONEY_CHECK(money_portfolio_track_record(portfolio, quotes, 2, NULL, NULL, &options, &record, NULL));
 *          printf("%s\n", money_decimal_show(&record.time_weighted));
 *          money_portfolio_free(portfolio);
 *          return 0;
 *      }
 *  @output
 *      0.04
 */
#ifndef MONEY_PORTFOLIO_PERFORMANCE_H
#define MONEY_PORTFOLIO_PERFORMANCE_H

#include "performance.h"
#include "valuation.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Computes the track record of a portfolio between two dates.
 *
 *  The start value is that at the end of `first`; transactions after it, up to and including `last`, are flows. Each
 *  value is that of money_portfolio_value on the same date. A price counts until the next one of its symbol, for at
 *  most `price_gap` days; several flows of a day count as their sum.
 *
 *  @param quotes [null]  the price quotes, in any order. The date of a quote is that of its instant in UTC; the last
 *          quote of a symbol and a date is used. Quotes of unknown symbols are ignored.
 *  @param count  the number of quotes.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param valuation  the options of the values: rounding and the gap of rates; NULL by default. `date` is ignored.
 *  @param window [not_null]  the window and the method. `first` and `last` are required.
 *  @param record  receives the track record, in the portfolio's currency.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (`flow_time` is MONEY_FLOW_AFTER, or the window is empty), MONEY_ERR_DATE (a
 *          date or the instant of a quote is missing), MONEY_ERR_DIVISION_BY_ZERO (as for money_points_track_record),
 *          MONEY_ERR_NOT_FOUND (a price is missing), MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT,
 *          MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING.
 *  @since 0.2
 *  @see money_points_track_record, money_window_start, money_portfolio_xirr
 *  @long
 */
MONEY_API money_status_t money_portfolio_track_record(const money_portfolio_t *portfolio,
                                                      const money_price_quote_t *quotes, size_t count,
                                                      const money_rates_t *rates,
                                                      const money_valuation_options_t *valuation,
                                                      const money_track_options_t *window,
                                                      money_track_record_t *record, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_PORTFOLIO_PERFORMANCE_H */
