/** @file performance.h
 *  The performance of an investment between two dates: returns, drawdown and volatility, from its values and flows.
 *
 *  A track record is computed from points: the value at the end of a day, and the amount paid in or withdrawn on it. A
 *  policy decides when in the day the flow counts. Points without flows are an index, such as a benchmark.
 *  money_portfolio_track_record (money/portfolio_performance.h) computes the points of a portfolio.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_value_point_t points[3] = { MONEY_VALUE_POINT_INIT, MONEY_VALUE_POINT_INIT, MONEY_VALUE_POINT_INIT };
 *          const char *values[3] = { "10000 EUR", "11000 EUR", "21000 EUR" };
 *          money_track_options_t options = MONEY_TRACK_OPTIONS_INIT;
 *          money_track_record_t record;
 *          int index;
 *
 *          for (index = 0; index < 3; index++) {
 *              points[index].date = 19723 + index;
 *              points[index].value = money_literal(values[index]);
 *              points[index].flow = money_literal(index == 2 ? "10000 EUR" : "0 EUR");
 *          }
 *          options.digits = 4;
 *          MONEY_CHECK(money_points_track_record(points, 3, &options, &record, NULL));
 *          printf("%s\n", money_decimal_show(&record.time_weighted));
 *          return 0;
 *      }
 *  @output
 *      0.1000
 */
#ifndef MONEY_PERFORMANCE_H
#define MONEY_PERFORMANCE_H

#include "returns.h"

#ifdef __cplusplus
extern "C" {
#endif

/** When the flow of a day counts. */
typedef int32_t money_flow_time_t;

#define MONEY_FLOW_AFTER 0            /* after the value, which does not contain it, as for money_time_weighted_return.
                                         In all other cases, the value contains the flow */
#define MONEY_FLOW_START 1            /* at the start of the day */
#define MONEY_FLOW_END 2              /* at the day's end */
#define MONEY_FLOW_START_IN_END_OUT 3 /* at the start of the day if paid in, at its end if withdrawn */

/** The calendar periods whose last values are compared for the volatility. */
typedef int32_t money_sample_t;

#define MONEY_SAMPLE_DAY 1   /* each date with a point */
#define MONEY_SAMPLE_WEEK 2  /* weeks from Monday to Sunday */
#define MONEY_SAMPLE_MONTH 3 /* calendar months */

/** The window and the method of a track record. 40 bytes. */
typedef struct money_track_options_s {
    uint32_t struct_size;
    money_flow_time_t flow_time; /* MONEY_FLOW_START_IN_END_OUT by default */
    money_sample_t sample;       /* MONEY_SAMPLE_DAY by default */
    int32_t digits;              /* the fraction digits of returns, 0 to 38; 8 by default */
    money_rounding_t rounding;   /* half-even by default */
    money_date_t first;          /* the last point on or before this date is the first; MONEY_DATE_NONE for all */
    money_date_t last;           /* the last point on or before this date is the last; MONEY_DATE_NONE for all */
    int32_t price_gap;           /* for a portfolio: the number of days by which a price may precede a date; 7 by
                                    default */
    uint64_t reserved;           /* 0 */
} money_track_options_t;

#define MONEY_TRACK_OPTIONS_INIT \
    { (uint32_t)sizeof(money_track_options_t), MONEY_FLOW_START_IN_END_OUT, MONEY_SAMPLE_DAY, 8, \
      MONEY_ROUND_HALF_EVEN, MONEY_DATE_NONE, MONEY_DATE_NONE, 7, 0 }

/** Sets options to their defaults, as MONEY_TRACK_OPTIONS_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_track_options_init(money_track_options_t *options);

/** The figures of a track record that are defined. Several flags may be set. */
typedef uint32_t money_track_figures_t;

#define MONEY_TRACK_ANNUALISED 0x1u     /* the points are on more than one date, and the result is in range */
#define MONEY_TRACK_MODIFIED_DIETZ 0x2u /* the average capital is above 0 */
#define MONEY_TRACK_VOLATILITY 0x4u     /* there are at least two samples, each with a value above 0 */

/** A track record: the performance between two dates. 560 bytes.
 *
 *  gain = end_value - start_value - flows. Returns are decimals: 0.05 is 5 %. The volatility and its parts are doubles
 *  that are identical on every platform.
 */
typedef struct money_track_record_s {
    money_date_t first;             /* the date of the first point */
    money_date_t last;              /* the date of the last point */
    money_t start_value;
    money_t end_value;
    money_t flows;                  /* the sum of the flows after the first point */
    money_t gain;
    money_decimal_t time_weighted;  /* the time-weighted return */
    money_decimal_t modified_dietz; /* the gain over the average capital, by days */
    money_decimal_t drawdown;       /* the greatest fall from a high, as a part of it: 0.25 is 25 % */
    double annualised;              /* the time-weighted return of 365 days at the same growth */
    double volatility;              /* the sample standard deviation of the logarithmic returns of the samples */
    double semi_deviation;          /* the same, from the returns below their mean only */
    double year_factor;             /* the factor of volatility and semi_deviation to a year: the square root of the
                                       number of samples in 365 days */
    uint64_t sample_count;          /* the number of returns in the volatility */
    money_date_t peak;              /* the date of the high before the greatest fall, or MONEY_DATE_NONE */
    money_date_t trough;            /* the date of the low of that fall, or MONEY_DATE_NONE */
    money_date_t recovery;          /* the first date after that fall above the high, or MONEY_DATE_NONE */
    money_date_t longest_start;     /* the high at which the longest drawdown begins, or MONEY_DATE_NONE */
    int32_t longest_days;           /* the days from that high to the next higher point, or to the last point */
    money_track_figures_t figures;  /* the figures that are defined */
    money_flags_t flags;            /* MONEY_FLAG_ROUNDED if a return or the drawdown is rounded */
    uint32_t reserved;              /* 0 */
    money_xirr_t money_weighted;    /* the internal rate of return of the values at both ends and the flows */
} money_track_record_t;

/** Computes the track record of an investment from its points.
 *
 *  The growth of a period is its value at the end over the value and the flows at its start. The first point is the
 *  start: its flow is ignored, except with MONEY_FLOW_AFTER, where it counts and that of the last point is ignored. A
 *  period that starts and ends with 0 has no effect. Points of the same date are processed in the order of the list.
 *
 *  The product of up to 4,096 periods is exact. That of more is computed with 512 bits; a return within about 10^-140
 *  of the decimal that decides the rounding counts as that decimal.
 *
 *  The samples of the volatility are the first point, and the last point of each period. Two levels that differ by less
 *  than 10^-28 of themselves count as equal for the drawdown.
 *
 *  @param points  values in one currency, in ascending order of date; dates may repeat. Every value, and every invested
 *          amount, must be 0 or more.
 *  @param count  the number of points, at most MONEY_VALUE_POINTS_MAX; at least 2 must be in the window.
 *  @param options  the options; NULL for the defaults.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (dates descend, a value is negative, fewer than 2 points, or an empty window),
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_DIVISION_BY_ZERO (a period starts with 0 and ends
 *          with another value), MONEY_ERR_NOT_FOUND (no point is on or before `first`), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_INEXACT, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_time_weighted_return, money_portfolio_track_record
 *  @long
 */
MONEY_API money_status_t money_points_track_record(const money_value_point_t *points, size_t count,
                                                   const money_track_options_t *options, money_track_record_t *record,
                                                   money_error_t *error);

/** Computes the real return of a nominal one, given an index of prices: (1 + nominal) × start / end - 1.
 *  @param nominal  the nominal return, -1 or more: 0.05 is 5 %.
 *  @param index_start  the index of prices at the start, above 0.
 *  @param index_end  the index of prices at the end, above 0.
 *  @param digits  the number of fraction digits, 0 to 38.
 *  @param rounding  the rounding mode.
 *  @param result  receives the real return.
 *  @param flags  receives MONEY_FLAG_ROUNDED or 0. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (`nominal` is below -1, or an index is not positive), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_points_track_record
 */
MONEY_API money_status_t money_real_return(const money_decimal_t *nominal, const money_decimal_t *index_start,
                                           const money_decimal_t *index_end, int32_t digits,
                                           money_rounding_t rounding, money_decimal_t *result, money_flags_t *flags,
                                           money_error_t *error);

/** A usual window of performance. */
typedef int32_t money_window_t;

#define MONEY_WINDOW_ONE_MONTH 1
#define MONEY_WINDOW_THREE_MONTHS 2
#define MONEY_WINDOW_SIX_MONTHS 3
#define MONEY_WINDOW_YEAR_TO_DATE 4 /* from the last day of the previous year */
#define MONEY_WINDOW_ONE_YEAR 5
#define MONEY_WINDOW_THREE_YEARS 6
#define MONEY_WINDOW_FIVE_YEARS 7
#define MONEY_WINDOW_TEN_YEARS 8
#define MONEY_WINDOW_MAX 9 /* from the earliest date */

/** Returns the first date of a window, whose value at the day's end is the start value.
 *
 *  It is the same day of an earlier month, or the last day of a shorter month. A window does not start before the
 *  earliest date.
 *
 *  @param window  a MONEY_WINDOW_ value.
 *  @param last  the last date of the window.
 *  @param earliest  the earliest date with a value; MONEY_DATE_NONE for no limit.
 *  @param first  receives the date.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (the window is empty), MONEY_ERR_DATE (a date is outside the calendar, or
 *          `earliest` is missing for MONEY_WINDOW_MAX).
 *  @since 0.2
 *  @see money_points_track_record
 */
MONEY_API money_status_t money_window_start(money_window_t window, money_date_t last, money_date_t earliest,
                                            money_date_t *first, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_PERFORMANCE_H */
