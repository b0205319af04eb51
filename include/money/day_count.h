/** @file day_count.h
 *  Day count conventions, which convert the days between two dates to years.
 *
 *  Loans, bonds and rates of return define by a convention how much of a year's interest a number of days earns. The
 *  result is an exact ratio: 182 days are 182/365 years in one convention, and 1/2 in another.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_date_t from, to;
 *          money_ratio_t years;
 *          char text[MONEY_RATIO_TEXT_MAX];
 *
 *          MONEY_CHECK(money_date_parse("2003-11-01", MONEY_NTS, &from, NULL));
 *          MONEY_CHECK(money_date_parse("2004-05-01", MONEY_NTS, &to, NULL));
 *          MONEY_CHECK(money_day_count(from, to, MONEY_DAY_COUNT_THIRTY_360_BOND, NULL, &years, NULL));
 *          MONEY_CHECK(money_ratio_format(&years, text, sizeof text, NULL, NULL));
 *          printf("%s years\n", text);
 *          return 0;
 *      }
 *  @output
 *      1/2 years
 */
#ifndef MONEY_DAY_COUNT_H
#define MONEY_DAY_COUNT_H

#include "decimal.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A day count convention, as defined by the 2006 ISDA Definitions (section 4.16), by ICMA (rule 251), or by the
 *  Association Française des Banques.
 *
 *  "Actual" conventions count the days between the dates. The 30/360 conventions count 360 days a year and 30 days a
 *  month, and differ in the days of the month that they change: D1 is that of the first date, D2 that of the second.
 */
typedef int32_t money_day_count_t;

#define MONEY_DAY_COUNT_ACTUAL_365 1         /* Actual/365 (Fixed): days / 365 */
#define MONEY_DAY_COUNT_ACTUAL_360 2         /* Actual/360: days / 360 */
#define MONEY_DAY_COUNT_ACTUAL_365_ACTUAL 3  /* Actual/365 Actual: days / 366 if 29 February is after the first date and
                                                not after the second, otherwise days / 365 */
#define MONEY_DAY_COUNT_ACTUAL_ACTUAL_ISDA 4 /* Actual/Actual (ISDA): days in leap years / 366 + other days / 365 */
#define MONEY_DAY_COUNT_ACTUAL_ACTUAL_ICMA 5 /* Actual/Actual (ICMA, formerly ISMA): each coupon period counts its share
                                                of a year, and its days equal shares of the period; requires a period */
#define MONEY_DAY_COUNT_ACTUAL_ACTUAL_AFB 6  /* Actual/Actual (AFB): complete years counted back from the second date,
                                                and the other days / 366 if they include 29 February, otherwise / 365 */
#define MONEY_DAY_COUNT_THIRTY_360_BOND 7    /* 30/360 (Bond Basis): D1 = 31 becomes 30, and then D2 = 31 becomes 30 if
                                                D1 is 30 */
#define MONEY_DAY_COUNT_THIRTY_E_360 8       /* 30E/360 (Eurobond Basis): D1 = 31 and D2 = 31 become 30 */
#define MONEY_DAY_COUNT_THIRTY_360_US 9      /* 30/360 (US): as Bond Basis, but the last of February becomes 30 first:
                                                D1 always, D2 if D1 is the last of February too */
#define MONEY_DAY_COUNT_THIRTY_E_360_ISDA 10 /* 30E/360 (ISDA): as Eurobond Basis, and the last of February becomes 30,
                                                except D2 on the termination date */

/** The dates that some conventions require in addition. 16 bytes. */
typedef struct money_day_count_options_s {
    uint32_t struct_size;
    money_date_t period_start; /* Actual/Actual (ICMA): the start of a regular coupon period, or MONEY_DATE_NONE */
    money_date_t period_end;   /* the end of the period, a whole number of months later. If both dates are the last of a
                                  month, all periods end on the last of a month. */
    money_date_t termination;  /* 30E/360 (ISDA): the end of the contract, or MONEY_DATE_NONE */
} money_day_count_options_t;

#define MONEY_DAY_COUNT_OPTIONS_INIT \
    { (uint32_t)sizeof(money_day_count_options_t), MONEY_DATE_NONE, MONEY_DATE_NONE, MONEY_DATE_NONE }

/** Sets options to their defaults, as MONEY_DAY_COUNT_OPTIONS_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_day_count_options_init(money_day_count_options_t *options);

/** Returns the years between two dates as an exact ratio in lowest terms.
 *
 *  The ratio is 0 for equal dates, and negative if `to` is before `from`: exchanging the dates changes only the sign.
 *
 *  @param from  the first date.
 *  @param to  the second date.
 *  @param convention  a MONEY_DAY_COUNT_ value.
 *  @param options  the dates that the convention requires in addition; other dates are checked but ignored.
 *  @param years  receives the ratio.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (the convention requires a period, which is missing), MONEY_ERR_DATE (a date is
 *          outside the calendar, or the period is not a whole number of months).
 *  @see money_ratio_format, money_xirr
 *  @since 0.2
 */
MONEY_API money_status_t money_day_count(money_date_t from, money_date_t to, money_day_count_t convention,
                                         const money_day_count_options_t *options, money_ratio_t *years,
                                         money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_DAY_COUNT_H */
