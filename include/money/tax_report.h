/** @file tax_report.h
 *  Pools of securities, and reports on the disposals of a tax year.
 *
 *  A pool is all shares of a security with their cost basis. A tax report lists each disposal of a year with its rule,
 *  its figures and the pool after it.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          static const char csv[] = "date,action,symbol,quantity,total,fee\n"
 *                                    "2014-04-01,buy,LTD,1000,4000.00,150.00\n"
 *                                    "2017-09-01,buy,LTD,500,2050.00,80.00\n"
 *                                    "2020-05-01,sell,LTD,700,3360.00,100.00\n";
 *          money_portfolio_options_t options = MONEY_PORTFOLIO_OPTIONS_INIT;
 *          money_portfolio_t *portfolio;
 *          money_pool_t pool;
 *
 *          options.method = MONEY_LOTS_SECTION_104;
 *          MONEY_CHECK(money_portfolio_from_csv(csv, MONEY_NTS, "GBP", &options, &portfolio, NULL));
 *          MONEY_CHECK(money_portfolio_pool(portfolio, "LTD", MONEY_DATE_NONE, NULL, NULL, &pool, NULL));
 *          printf("%s shares, %s\n", money_decimal_show(&pool.quantity), money_show(&pool.cost));
 *          money_portfolio_free(portfolio);
 *          return 0;
 *      }
 *  @output
 *      800 shares, 3349.3333333333 GBP
 */
#ifndef MONEY_TAX_REPORT_H
#define MONEY_TAX_REPORT_H

#include "valuation.h"

#ifdef __cplusplus
extern "C" {
#endif

/** All shares of a symbol with their cost basis. 128 bytes. */
typedef struct money_pool_s {
    money_decimal_t quantity;        /* exact, or rounded to 18 fraction digits; see `flags` */
    money_decimal_t count_numerator; /* the exact quantity is count_numerator / count_denominator */
    uint64_t count_denominator;
    money_t cost;                    /* the cost basis in the security's currency; all zero if nothing was traded */
    money_t reported_cost;           /* in the portfolio's currency; all zero without an exchange rate */
    money_flags_t flags;             /* 0, or MONEY_FLAG_ROUNDED if the quantity is rounded */
    uint32_t reserved;
} money_pool_t;

/** Returns the pool of a symbol after all transactions of a date.
 *
 *  With MONEY_LOTS_SECTION_104, shares sold that later purchases match remain in the pool.
 *
 *  @param date  the date, or MONEY_DATE_NONE for the last one.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options; NULL for the defaults. Their `date` is ignored.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no transaction concerns the symbol), MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT,
 *          MONEY_ERR_DATE, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_portfolio_open_lots
 *  @long
 */
MONEY_API money_status_t money_portfolio_pool(const money_portfolio_t *portfolio, const char *symbol,
                                              money_date_t date, const money_rates_t *rates,
                                              const money_valuation_options_t *options, money_pool_t *pool,
                                              money_error_t *error);

/** The format of a tax report. */
typedef int32_t money_tax_report_format_t;

#define MONEY_TAX_REPORT_JSON 0
#define MONEY_TAX_REPORT_CSV 1
#define MONEY_TAX_REPORT_TEXT 2
#define MONEY_TAX_REPORT_HTML 3

/** Writes the disposals of a tax year in the portfolio's currency: the rule, quantity, proceeds, allowable cost, fee,
 *  gain and disallowed loss of each, the pool after it, and the sums.
 *
 *  Later purchases are considered, so that a disposal at the end of the year is matched across it.
 *
 *  @param start  the first date of the year, such as 6 April in the United Kingdom. The last date is the day before
 *          the same date of the next year.
 *  @param format  the format.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options; NULL for the defaults. Their `date` is ignored.
 *  @param text  receives the report. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the report without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_NO_RATE (an exchange rate is missing), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_INEXACT, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_portfolio_disposals
 *  @long
 */
MONEY_API money_status_t money_portfolio_tax_report(const money_portfolio_t *portfolio, money_date_t start,
                                                    money_tax_report_format_t format, const money_rates_t *rates,
                                                    const money_valuation_options_t *options, char **text,
                                                    size_t *length, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_TAX_REPORT_H */
