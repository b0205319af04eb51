/** @file returns.h
 *  Rates of return of cash flows: money-weighted (XIRR) and time-weighted.
 *
 *  The money-weighted return is the yearly rate at which dated amounts are worth 0 together; it depends on when you
 *  paid in. The time-weighted return multiplies the growth between the days on which money came in or went out, so that
 *  it does not. money_portfolio_xirr in valuation.h takes the cash flows from a portfolio.
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

#ifdef __cplusplus
extern "C" {
#endif

/** An amount that you pay in (below 0) or take out (above 0) on a day. 40 bytes. */
typedef struct money_cash_flow_s {
    uint32_t struct_size;
    money_date_t date;
    money_t amount;
} money_cash_flow_t;

#define MONEY_CASH_FLOW_INIT { (uint32_t)sizeof(money_cash_flow_t), MONEY_DATE_NONE, { 0, 0, 0, "" } }

/** Writes MONEY_CASH_FLOW_INIT. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_cash_flow_init(money_cash_flow_t *flow);

/** The most cash flows of one calculation. */
#define MONEY_CASH_FLOWS_MAX 1048576
/** The most rates of one result. */
#define MONEY_XIRR_RATES_MAX 32

/** The number of internal rates of return. */
typedef int32_t money_xirr_outcome_t;

#define MONEY_XIRR_ONE 1
#define MONEY_XIRR_SEVERAL 2
#define MONEY_XIRR_NONE 3      /* at no rate are the flows worth 0 */
#define MONEY_XIRR_UNDEFINED 4 /* the flows have no such rate by their nature; `reason` says why */

/** Why there is no rate. */
typedef int32_t money_xirr_reason_t;

#define MONEY_XIRR_REASON_NO_FLOWS 1     /* no flow other than 0 */
#define MONEY_XIRR_REASON_ONE_DATE 2     /* all flows are on one date */
#define MONEY_XIRR_REASON_ONE_SIGN 3     /* all flows, added up by date, have one sign */
#define MONEY_XIRR_REASON_ALWAYS_ZERO 4  /* the flows of each date cancel out, so that any rate would do */
#define MONEY_XIRR_REASON_OUT_OF_RANGE 5 /* the only rate is above 10^300, or halves the amount 40 times a day */
#define MONEY_XIRR_REASON_NO_ROOT 6      /* no rate in that range makes the flows worth 0 */
#define MONEY_XIRR_REASON_UNPRICED 7     /* of a portfolio: a price or an exchange rate is missing */
#define MONEY_XIRR_REASON_NO_DATE 8      /* of a portfolio: you gave no date on which to value what is held */

/** The day count, which turns days into years. Actual/365 (fixed), as in ISDA's definitions, divides the days between
 *  two dates by 365.
 */
typedef int32_t money_day_count_t;

#define MONEY_DAY_COUNT_ACTUAL_365 1

/** The internal rates of return of dated cash flows. 280 bytes.
 *
 *  Rates of return are not amounts: they are doubles, with the same bytes on every platform. 0.05 is 5 % a year.
 */
typedef struct money_xirr_s {
    money_xirr_outcome_t outcome;
    money_xirr_reason_t reason;         /* 0 if there is a rate */
    money_day_count_t day_count;
    money_bool_t is_certain;            /* 1: the number of rates is proven; 0: rates too close to tell apart are one */
    uint32_t rate_count;
    uint32_t reserved;                  /* 0 */
    double rates[MONEY_XIRR_RATES_MAX]; /* in ascending order; the rest is 0 */
} money_xirr_t;

/** Finds the internal rates of return: every rate r at which the sum of amount / (1 + r)^(days / 365) is 0.
 *
 *  The flows may come in any order; the call adds up those of one date, exactly. It finds every rate up to 10^300. It
 *  searches intervals until bounds prove that each has no root, or one. If rates are closer than about 1e-9, if they
 *  are the same double, or if the sum only touches 0, they are one rate, and `is_certain` is 0.
 *
 *  If `is_certain` is 1, each rate is proven to be the nearest double to the exact one; that is -1 if nearly all is
 *  lost in days. A rate that 768 bits do not tell from the middle of two doubles is the one whose last bit is 0.
 *
 *  @param flows [null]  `count` flows of one currency; NULL is allowed if `count` is 0.
 *  @param count   at most MONEY_CASH_FLOWS_MAX.
 *  @param result  receives the outcome. That there is no rate is a result, and not a failure.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_OVERFLOW (the sum of a date's flows has
 *          more than 38 digits), MONEY_ERR_LIMIT (too many flows, or more than MONEY_XIRR_RATES_MAX rates).
 *  @see money_xirr_reason_text, money_portfolio_xirr
 *  @long
 */
MONEY_API money_status_t money_xirr(const money_cash_flow_t *flows, size_t count, money_xirr_t *result,
                                    money_error_t *error);

/** Returns a reason in words, such as "all flows on one date", as a static string. It returns "there is a rate" for 0,
 *  and "an unknown reason" for a value that the library does not know.
 */
MONEY_EXPORT const char *money_xirr_reason_text(money_xirr_reason_t reason);

/** The value of an investment on a day, and the amount that you then pay in (above 0) or take out (below 0). 72
 *  bytes. */
typedef struct money_value_point_s {
    uint32_t struct_size;
    money_date_t date;
    money_t value; /* before the flow */
    money_t flow;  /* 0 in the same currency if there is none */
} money_value_point_t;

#define MONEY_VALUE_POINT_INIT \
    { (uint32_t)sizeof(money_value_point_t), MONEY_DATE_NONE, { 0, 0, 0, "" }, { 0, 0, 0, "" } }

/** Writes MONEY_VALUE_POINT_INIT. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_value_point_init(money_value_point_t *point);

/** The most points of one calculation. */
#define MONEY_VALUE_POINTS_MAX 4096

/** Finds the time-weighted return: the product of the growth of each period, less 1. It is an exact ratio, which the
 *  call rounds once.
 *
 *  The growth of a period is the value at its end divided by the value plus the flow at its start. The first value may
 *  be 0, and the last flow does not count. A period that starts and ends with nothing counts as no growth. If several
 *  points have one date, the order of the list is their order within the day: the value of the second one is that after
 *  the first one's flow.
 *
 *  @param points      `count` points of one currency whose dates do not descend. No value, and no value plus flow, is
 *                     below 0.
 *  @param count       2 to MONEY_VALUE_POINTS_MAX.
 *  @param digits      0 to 38 fraction digits: 0.0512 has 4.
 *  @param rounding    a MONEY_ROUND_.
 *  @param result      receives the return of the whole time: 0.05 is 5 %.
 *  @param flags       receives 0 or MONEY_FLAG_ROUNDED; may be NULL.
 *  @param annualised [null]  receives the return of 365 days with the same growth, as the nearest double; NULL if you
 *                     do not need it.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_DIVISION_BY_ZERO (a period starts with
 *          nothing and ends with something; also, if you ask for the return of a year: all points are on one date),
 *          MONEY_ERR_OVERFLOW (also: the return of a year is out of money_xirr's range), MONEY_ERR_INEXACT,
 *          MONEY_ERR_LIMIT.
 *  @see money_xirr
 */
MONEY_API money_status_t money_time_weighted_return(const money_value_point_t *points, size_t count, int32_t digits,
                                                    money_rounding_t rounding, money_decimal_t *result,
                                                    money_flags_t *flags, double *annualised, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_RETURNS_H */
