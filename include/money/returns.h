/** @file returns.h
 *  Rates of return of cash flows: money-weighted (XIRR) and time-weighted.
 *
 *  @tier core
 *
 *  @contents
 *      money_cash_flow_t                Money that goes in (below 0) or comes out (above 0) on a day.
 *      money_xirr_outcome_t             How many internal rates of return there are.
 *      money_xirr_reason_t              Why there is none.
 *      money_day_count_t                How days become years.
 *      money_xirr_t                     The internal rates of return of dated cash flows.
 *      money_xirr                       The internal rates of return: every rate r at which the sum of amount / (1 +
 *                                        r)^(days / 365) is 0.
 *      money_xirr_reason                A reason in words, such as "all flows on one date"; "there is a rate" for 0,
 *                                        "an unknown reason" for a value it does not know.
 *      money_value_point_t              What a portfolio is worth on a day, and the money that then goes in (above 0)
 *                                        or comes out (below 0).
 *      money_time_weighted_return       The time-weighted return: the growth between flows, multiplied, less 1; the
 *                                        exact ratio, rounded once.
 */
#ifndef MONEY_RETURNS_H
#define MONEY_RETURNS_H

#include "amount.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Money that goes in (below 0) or comes out (above 0) on a day. 40 bytes. */
typedef struct money_cash_flow_s {
    money_t amount;
    money_date_t date;
    uint32_t reserved; /* 0 */
} money_cash_flow_t;

/** The most flows of one calculation. */
#define MONEY_CASH_FLOWS_MAX 1048576
/** The most rates of one result. */
#define MONEY_XIRR_RATES_MAX 32

/** How many internal rates of return there are. */
typedef int32_t money_xirr_outcome_t;

#define MONEY_XIRR_ONE 1
#define MONEY_XIRR_SEVERAL 2
#define MONEY_XIRR_NONE 3      /* the flows are never worth 0 */
#define MONEY_XIRR_UNDEFINED 4 /* the question makes no sense; the reason says why */

/** Why there is none. */
typedef int32_t money_xirr_reason_t;

#define MONEY_XIRR_REASON_NO_FLOWS 1     /* no flow other than 0 */
#define MONEY_XIRR_REASON_ONE_DATE 2     /* all flows on one date */
#define MONEY_XIRR_REASON_ONE_SIGN 3     /* all flows, added up by date, of one sign */
#define MONEY_XIRR_REASON_ALWAYS_ZERO 4  /* the flows of every date cancel out: any rate would do */
#define MONEY_XIRR_REASON_OUT_OF_RANGE 5 /* the only rate is above 10^300, or halves 40 times a day */
#define MONEY_XIRR_REASON_NO_ROOT 6      /* no rate in that range makes the flows worth 0 */
#define MONEY_XIRR_REASON_UNPRICED 7     /* of a portfolio: a price or a rate is missing */
#define MONEY_XIRR_REASON_NO_DATE 8      /* of a portfolio: no date to value what is held on */

/** How days become years. Actual/365 (fixed), as in ISDA's definitions: the days between two dates over 365. */
typedef int32_t money_day_count_t;

#define MONEY_DAY_COUNT_ACTUAL_365 1

/** The internal rates of return of dated cash flows. 280 bytes.
 *
 *  Rates of return are not amounts: they are doubles, the same bytes on every platform. 0.05 is 5 % a year.
 */
typedef struct money_xirr_s {
    money_xirr_outcome_t outcome;                    /* a MONEY_XIRR_ */
    money_xirr_reason_t reason;                     /* a MONEY_XIRR_REASON_; 0 when there is a rate */
    int32_t day_count;                  /* MONEY_DAY_COUNT_ACTUAL_365 */
    money_bool_t is_certain;                 /* 1: the number of rates is proven; 0: those too close to tell apart are one */
    uint32_t rate_count;
    uint32_t reserved;                  /* 0 */
    double rates[MONEY_XIRR_RATES_MAX]; /* ascending; the rest is 0 */
} money_xirr_t;

/** The internal rates of return: every rate r at which the sum of amount / (1 + r)^(days / 365) is 0.
 *
 *  Flows may come in any order; those of one date are added up, exactly. Every rate up to 10^300 is found, as the
 *  nearest double, which is -1 where nearly all is lost in days: intervals are searched until bounds prove that they
 *  have no root, or one. Rates closer together than about 1e-9, or where the sum only touches 0, are given as one, and
 *  `is_certain` is then 0.
 *
 *  @param flows [null]   `count` flows of one currency; NULL is allowed when `count` is 0.
 *  @param count   at most MONEY_CASH_FLOWS_MAX.
 *  @param result  receives the outcome: that there is no rate is an answer, not a failure.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_OVERFLOW (the flows of a date, or all, do
 *          not add up in 38 digits), MONEY_ERR_LIMIT (too many flows, or more than MONEY_XIRR_RATES_MAX rates).
 *  @long
 */
MONEY_API money_status_t money_xirr(const money_cash_flow_t *flows, size_t count, money_xirr_t *result,
                                    money_error_t *error);

/** A reason in words, such as "all flows on one date"; "there is a rate" for 0, "an unknown reason" for a value it does
 *  not know. A static string.
 */
MONEY_EXPORT const char *money_xirr_reason(money_xirr_reason_t reason);

/** What a portfolio is worth on a day, and the money that then goes in (above 0) or comes out (below 0). 72 bytes. */
typedef struct money_value_point_s {
    money_t value; /* before the flow */
    money_t flow;  /* 0 of the same currency when there is none */
    money_date_t date;
    uint32_t reserved; /* 0 */
} money_value_point_t;

/** The most points of one calculation. */
#define MONEY_VALUE_POINTS_MAX 4096

/** The time-weighted return: the growth between flows, multiplied, less 1; the exact ratio, rounded once.
 *
 *  The growth of a period is the value at its end over value and flow at its start. The first value may be 0, what is
 *  there before the first flow; the last flow does not count. A period with nothing in it, and nothing at its end,
 *  counts as no growth.
 *
 *  @param points      `count` points of one currency, dates ascending, none twice; value, and value and flow together,
 *                     are not below 0.
 *  @param count       2 to MONEY_VALUE_POINTS_MAX.
 *  @param digits      0 to 38 fraction digits: 0.0512 has 4.
 *  @param rounding    a MONEY_ROUND_.
 *  @param result      receives the return of the whole time: 0.05 is 5 %.
 *  @param flags       receives 0 or MONEY_FLAG_ROUNDED; may be NULL.
 *  @param annualised [null]  receives what the same growth makes in 365 days, a double of the same bytes on every platform;
 *                     NULL: not wanted, and not calculated.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_DIVISION_BY_ZERO (nothing is invested,
 *          and something comes of it), MONEY_ERR_OVERFLOW (also: the return of a year is out of money_xirr's range),
 *          MONEY_ERR_INEXACT, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_time_weighted_return(const money_value_point_t *points, size_t count, int32_t digits,
                                                    money_rounding_t rounding, money_decimal_t *result,
                                                    money_flags_t *flags, double *annualised, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_RETURNS_H */
