/** @file returns.h
 *  Rates of return of cash flows: money-weighted (XIRR) and time-weighted.
 *
 *  The money-weighted return is the yearly rate at which the present values of all cash flows add up to 0; it depends
 *  on the dates of payments. The time-weighted return multiplies the growth between cash flows, so it is independent of
 *  those dates. money_portfolio_xirr (money/valuation.h) computes the money-weighted return of a portfolio.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_cash_flow_t flows[2] = { MONEY_CASH_FLOW_INIT, MONEY_CASH_FLOW_INIT };
 *          money_xirr_t found;
 *
 *          flows[0].amount = money_literal("-1000.00 EUR");
 *          MONEY_CHECK(money_date_parse("2023-01-01", MONEY_NTS, &flows[0].date, NULL));
 *          flows[1].amount = money_literal("1100.00 EUR");
 *          MONEY_CHECK(money_date_parse("2024-01-01", MONEY_NTS, &flows[1].date, NULL));
 *          MONEY_CHECK(money_xirr(flows, 2, &found, NULL));
 *          if (found.outcome == MONEY_XIRR_ONE)
 *              printf("%.2f %% a year\n", 100 * found.rates[0]);
 *          else
 *              printf("no single rate: %s\n", money_xirr_reason_text(found.reason));
 *          return 0;
 *      }
 *  @output
 *      10.00 % a year
 */
#ifndef MONEY_RETURNS_H
#define MONEY_RETURNS_H

#include "amount.h"
#include "day_count.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An amount paid in (negative) or withdrawn (positive) on a date. 40 bytes. */
typedef struct money_cash_flow_s {
    uint32_t struct_size;
    money_date_t date;
    money_t amount;
} money_cash_flow_t;

#define MONEY_CASH_FLOW_INIT { (uint32_t)sizeof(money_cash_flow_t), MONEY_DATE_NONE, { 0, 0, 0, "" } }

/** Sets a cash flow to its defaults, as MONEY_CASH_FLOW_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_cash_flow_init(money_cash_flow_t *flow);

/** The maximum number of cash flows of one calculation. */
#define MONEY_CASH_FLOWS_MAX 1048576
/** The maximum number of rates of one result. */
#define MONEY_XIRR_RATES_MAX 32

/** The outcome of a calculation: the number of internal rates of return. */
typedef int32_t money_xirr_outcome_t;

#define MONEY_XIRR_ONE 1       /* exactly one rate */
#define MONEY_XIRR_SEVERAL 2   /* several rates */
#define MONEY_XIRR_NONE 3      /* no rate solves the equation */
#define MONEY_XIRR_UNDEFINED 4 /* the cash flows define no rate; see `reason` */

/** The reason why no rate exists. */
typedef int32_t money_xirr_reason_t;

#define MONEY_XIRR_REASON_NO_FLOWS 1     /* all flows are 0, or the list is empty */
#define MONEY_XIRR_REASON_ONE_DATE 2     /* all flows are on one date */
#define MONEY_XIRR_REASON_ONE_SIGN 3     /* the sums of all dates are of the same sign */
#define MONEY_XIRR_REASON_ALWAYS_ZERO 4  /* the flows of each date cancel, so any rate is a solution */
#define MONEY_XIRR_REASON_OUT_OF_RANGE 5 /* the only rate is above 10^300, or halves the amount 40 times a day */
#define MONEY_XIRR_REASON_NO_ROOT 6      /* no rate in that range is a solution */
#define MONEY_XIRR_REASON_UNPRICED 7     /* for a portfolio: a price or an exchange rate is missing */
#define MONEY_XIRR_REASON_NO_DATE 8      /* for a portfolio: no valuation date was specified */

/** The internal rates of return of dated cash flows.
 *
 *  Rates of return are not amounts. They are doubles that are identical on every platform: 0.05 is 5 % a year. 280
 *  bytes.
 */
typedef struct money_xirr_s {
    money_xirr_outcome_t outcome;
    money_xirr_reason_t reason;         /* 0 if a rate exists */
    money_day_count_t day_count;        /* MONEY_DAY_COUNT_ACTUAL_365 */
    money_bool_t is_certain;            /* 1 if the number of rates is proven; 0 if indistinguishable rates were
                                           merged */
    uint32_t rate_count;
    uint32_t reserved;                  /* 0 */
    double rates[MONEY_XIRR_RATES_MAX]; /* `rate_count` rates in ascending order, followed by zeros */
} money_xirr_t;

/** Computes the internal rates of return of dated cash flows.
 *
 *  They are all rates r at which the sum of amount / (1 + r)^(days / 365) is 0. Cash flows can be in any order; those
 *  of the same date are added up exactly. The search covers all rates up to 10^300 and divides intervals until each is
 *  proven to contain one root or no root. Rates are merged, and `is_certain` is 0, if they differ by less than about
 *  1e-9, if they are the same double, or if the sum only touches 0.
 *
 *  If `is_certain` is 1, each rate is proven to be the double nearest to the exact rate; the rate is -1 if nearly the
 *  entire amount is lost within days. If 768 bits cannot distinguish a rate from the midpoint of two doubles, the
 *  double whose last bit is 0 is returned.
 *
 *  @param flows [null]  cash flows in one currency. NULL is allowed if `count` is 0.
 *  @param count  the number of cash flows, at most MONEY_CASH_FLOWS_MAX.
 *  @param result  receives the outcome. A calculation without a solution succeeds; see `outcome`.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_OVERFLOW (the sum of the flows of a date
 *          exceeds 38 digits), MONEY_ERR_LIMIT (`count` is above MONEY_CASH_FLOWS_MAX, or more than
 *          MONEY_XIRR_RATES_MAX rates exist).
 *  @see money_xirr_reason_text, money_portfolio_xirr
 *  @long
 */
MONEY_API money_status_t money_xirr(const money_cash_flow_t *flows, size_t count, money_xirr_t *result,
                                    money_error_t *error);

/** Returns a reason as English text, such as "all flows on one date", as a static string. The text is "there is a rate"
 *  for 0, and "an unknown reason" for an undefined value.
 */
MONEY_EXPORT const char *money_xirr_reason_text(money_xirr_reason_t reason);

/** The value of an investment on a date, and the amount then paid in (positive) or withdrawn (negative). 72 bytes. */
typedef struct money_value_point_s {
    uint32_t struct_size;
    money_date_t date;
    money_t value; /* the value before the flow, or as money_flow_time_t states */
    money_t flow;  /* 0 in the same currency for no flow */
} money_value_point_t;

#define MONEY_VALUE_POINT_INIT \
    { (uint32_t)sizeof(money_value_point_t), MONEY_DATE_NONE, { 0, 0, 0, "" }, { 0, 0, 0, "" } }

/** Sets a point to its defaults, as MONEY_VALUE_POINT_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_value_point_init(money_value_point_t *point);

/** The maximum number of points of one calculation. */
#define MONEY_VALUE_POINTS_MAX 1048576

/** Computes the time-weighted return: the product of the growth of all periods, minus 1.
 *
 *  The product of up to 4,096 periods is an exact ratio, rounded once; that of more is computed with 512 bits.
 *  The growth of a period is the value at its end divided by the sum of value and flow at its start. The first value
 *  may be 0, and the last flow is ignored. A period that starts and ends with 0 has no effect. Points of the same date
 *  are processed in the order of the list, so each value is the value after the flow of the previous point.
 *
 *  @param points  values in one currency, in ascending order of date; dates may repeat. Every value, and every sum of
 *          value and flow, must be 0 or more.
 *  @param count  the number of points, 2 to MONEY_VALUE_POINTS_MAX.
 *  @param digits  the number of fraction digits of the result, 0 to 38: 4 for 0.0512.
 *  @param rounding  the rounding mode.
 *  @param result  receives the return over the entire time: 0.05 is 5 %.
 *  @param flags  receives MONEY_FLAG_ROUNDED or 0. NULL is allowed.
 *  @param annualised [null]  receives the return of 365 days with the same growth, as the nearest double; NULL to skip
 *          it.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_DIVISION_BY_ZERO (a period starts with 0
 *          and ends with another value, or `annualised` is requested and all points are on one date),
 *          MONEY_ERR_OVERFLOW (a number exceeds 38 digits, or the annualised return is outside the range of
 *          money_xirr), MONEY_ERR_INEXACT, MONEY_ERR_LIMIT.
 *  @see money_xirr
 */
MONEY_API money_status_t money_time_weighted_return(const money_value_point_t *points, size_t count, int32_t digits,
                                                    money_rounding_t rounding, money_decimal_t *result,
                                                    money_flags_t *flags, double *annualised, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_RETURNS_H */
