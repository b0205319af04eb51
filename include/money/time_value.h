/** @file time_value.h
 *  The time value of money: net present value, modified internal rate of return, and the five numbers of an annuity.
 *
 *  The functions compute with exact decimals and round once. They answer the questions of the functions npv, mirr, pmt,
 *  ppmt, ipmt, nper, rate, fv and pv of spreadsheets and of numpy-financial. Amounts received are positive, amounts
 *  paid are negative. Schedules of loans, whose payments are rounded to cents, are in money/loans.h.
 *
 *  A result without a last digit is computed with up to 1,024 bits. If these do not distinguish it from the decimal
 *  that decides the rounding, it counts as that decimal.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_annuity_t loan = MONEY_ANNUITY_INIT;
 *          money_decimal_t payment;
 *
 *          loan.rate = money_decimal_literal("0.08");
 *          loan.rate_periods = 12;
 *          loan.periods = 60;
 *          loan.present_value = money_decimal_literal("15000");
 *          MONEY_CHECK(money_annuity_payment(&loan, 2, MONEY_ROUND_HALF_EVEN, &payment, NULL, NULL));
 *          printf("%s\n", money_decimal_show(&payment));
 *          return 0;
 *      }
 *  @output
 *      -304.15
 */
#ifndef MONEY_TIME_VALUE_H
#define MONEY_TIME_VALUE_H

#include "decimal.h"

#ifdef __cplusplus
extern "C" {
#endif

/** When a payment is made in its period. */
typedef int32_t money_payment_time_t;

#define MONEY_PAYMENT_END 0   /* at the end of the period */
#define MONEY_PAYMENT_BEGIN 1 /* at the beginning of the period */

/** The number of digits of a result: 34 significant digits, and fewer if the result is exact. A function that accepts
 *  it also accepts 0 to 38 fraction digits.
 */
#define MONEY_DIGITS_SIGNIFICANT (-3)

/** Level payments over equal periods, with an amount before and an amount after them. 112 bytes.
 *
 *  With r = rate / rate_periods, n = periods and s = the sum of (1 + r)^k for k from 0 to n - 1, the following holds.
 *  For payments at the beginning, s is multiplied by 1 + r.
 *
 *  - present_value × (1 + r)^n + payment × s + future_value = 0
 *
 *  Each function computes one of these numbers, and ignores its field.
 */
typedef struct money_annuity_s {
    uint32_t struct_size;
    money_payment_time_t time;
    int32_t periods;               /* the number of periods, 1 to MONEY_ANNUITY_PERIODS_MAX */
    uint32_t rate_periods;         /* the number by which the rate is divided, 1 or more: 12 for a yearly rate and
                                      monthly payments */
    money_decimal_t rate;          /* 0.08 is 8 %; the rate of a period must be above -1 */
    money_decimal_t payment;       /* the payment of each period */
    money_decimal_t present_value; /* the amount before the first period */
    money_decimal_t future_value;  /* the amount after the last period */
} money_annuity_t;

#define MONEY_ANNUITY_INIT \
    { (uint32_t)sizeof(money_annuity_t), MONEY_PAYMENT_END, 0, 1, { 0, 0, 0, 0 }, { 0, 0, 0, 0 }, { 0, 0, 0, 0 }, \
      { 0, 0, 0, 0 } }

/** Sets an annuity to its defaults, as MONEY_ANNUITY_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_annuity_init(money_annuity_t *annuity);

/** The maximum number of periods of an annuity. */
#define MONEY_ANNUITY_PERIODS_MAX 1000000

/** Computes the level payment of an annuity (PMT).
 *  @param annuity [not_null]  the annuity. `payment` is ignored.
 *  @param digits  the number of fraction digits, 0 to 38, or MONEY_DIGITS_SIGNIFICANT.
 *  @param rounding  the rounding mode.
 *  @param result  receives the payment.
 *  @param flags  receives MONEY_FLAG_ROUNDED or 0. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (a term is out of range), MONEY_ERR_LIMIT (too many periods),
 *          MONEY_ERR_OVERFLOW (the result exceeds 38 digits), MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_annuity_principal, money_annuity_interest
 */
MONEY_API money_status_t money_annuity_payment(const money_annuity_t *annuity, int32_t digits,
                                               money_rounding_t rounding, money_decimal_t *result,
                                               money_flags_t *flags, money_error_t *error);

/** Computes the principal in the level payment of a period (PPMT).
 *
 *  As money_annuity_payment: principal + interest = payment.
 *
 *  @param annuity [not_null]  the annuity. `payment` is ignored.
 *  @param period  the period, from 1 to `periods`.
 *  @param digits  the number of fraction digits, 0 to 38, or MONEY_DIGITS_SIGNIFICANT.
 *  @param rounding  the rounding mode.
 *  @param result  receives the principal.
 *  @param flags  receives MONEY_FLAG_ROUNDED or 0. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (a term or `period` is out of range), MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_annuity_interest
 */
MONEY_API money_status_t money_annuity_principal(const money_annuity_t *annuity, int32_t period, int32_t digits,
                                                 money_rounding_t rounding, money_decimal_t *result,
                                                 money_flags_t *flags, money_error_t *error);

/** Computes the interest in the level payment of a period (IPMT). A payment at the beginning of the first period
 *  contains no interest.
 *  @param annuity [not_null]  the annuity. `payment` is ignored.
 *  @param period  the period, from 1 to `periods`.
 *  @param digits  the number of fraction digits, 0 to 38, or MONEY_DIGITS_SIGNIFICANT.
 *  @param rounding  the rounding mode.
 *  @param result  receives the interest.
 *  @param flags  receives MONEY_FLAG_ROUNDED or 0. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (a term or `period` is out of range), MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_annuity_principal
 */
MONEY_API money_status_t money_annuity_interest(const money_annuity_t *annuity, int32_t period, int32_t digits,
                                                money_rounding_t rounding, money_decimal_t *result,
                                                money_flags_t *flags, money_error_t *error);

/** Computes the number of periods of an annuity (NPER), which need not be an integer.
 *  @param annuity [not_null]  the annuity. `periods` is ignored.
 *  @param digits  the number of fraction digits, 0 to 38, or MONEY_DIGITS_SIGNIFICANT.
 *  @param rounding  the rounding mode.
 *  @param result  receives the number.
 *  @param flags  receives MONEY_FLAG_ROUNDED or 0. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (a term is out of range, or no number of periods is a solution),
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_annuity_rate
 */
MONEY_API money_status_t money_annuity_periods(const money_annuity_t *annuity, int32_t digits,
                                               money_rounding_t rounding, money_decimal_t *result,
                                               money_flags_t *flags, money_error_t *error);

/** Computes the rate of a period of an annuity (RATE).
 *
 *  The amounts in the order of time must change their sign once, which proves that the rate is the only one above -1.
 *
 *  @param annuity [not_null]  the annuity. `rate` and `rate_periods` are ignored.
 *  @param digits  the number of fraction digits, 0 to 38, or MONEY_DIGITS_SIGNIFICANT.
 *  @param rounding  the rounding mode.
 *  @param result  receives the rate of one period: 0.01 is 1 %.
 *  @param flags  receives MONEY_FLAG_ROUNDED or 0. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (a term is out of range, no rate exists, or several may exist),
 *          MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_annuity_periods
 *  @long
 */
MONEY_API money_status_t money_annuity_rate(const money_annuity_t *annuity, int32_t digits, money_rounding_t rounding,
                                            money_decimal_t *result, money_flags_t *flags, money_error_t *error);

/** Computes the amount after the last period of an annuity (FV).
 *  @param annuity [not_null]  the annuity. `future_value` is ignored.
 *  @param digits  the number of fraction digits, 0 to 38, or MONEY_DIGITS_SIGNIFICANT.
 *  @param rounding  the rounding mode.
 *  @param result  receives the future value.
 *  @param flags  receives MONEY_FLAG_ROUNDED or 0. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (a term is out of range), MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_annuity_present_value
 */
MONEY_API money_status_t money_annuity_future_value(const money_annuity_t *annuity, int32_t digits,
                                                    money_rounding_t rounding, money_decimal_t *result,
                                                    money_flags_t *flags, money_error_t *error);

/** Computes the amount before the first period of an annuity (PV).
 *  @param annuity [not_null]  the annuity. `present_value` is ignored.
 *  @param digits  the number of fraction digits, 0 to 38, or MONEY_DIGITS_SIGNIFICANT.
 *  @param rounding  the rounding mode.
 *  @param result  receives the present value.
 *  @param flags  receives MONEY_FLAG_ROUNDED or 0. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (a term is out of range), MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_annuity_future_value
 */
MONEY_API money_status_t money_annuity_present_value(const money_annuity_t *annuity, int32_t digits,
                                                     money_rounding_t rounding, money_decimal_t *result,
                                                     money_flags_t *flags, money_error_t *error);

/** The maximum number of amounts of money_npv and money_mirr. */
#define MONEY_PERIODIC_FLOWS_MAX 1048576

/** Computes the net present value of amounts at the ends of equal periods (NPV).
 *
 *  The first amount is at the start of the first period, so it is not discounted. For amounts on dates, see money_xirr.
 *
 *  @param rate  the rate of a period, above -1: 0.05 is 5 %.
 *  @param amounts  the amounts. NULL is allowed if `count` is 0; the value is then 0.
 *  @param count  the number of amounts, at most MONEY_PERIODIC_FLOWS_MAX.
 *  @param digits  the number of fraction digits, 0 to 38, or MONEY_DIGITS_SIGNIFICANT.
 *  @param rounding  the rounding mode.
 *  @param result  receives the value.
 *  @param flags  receives MONEY_FLAG_ROUNDED or 0. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (`rate` is -1 or less), MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_mirr
 *  @long
 */
MONEY_API money_status_t money_npv(const money_decimal_t *rate, const money_decimal_t *amounts, size_t count,
                                   int32_t digits, money_rounding_t rounding, money_decimal_t *result,
                                   money_flags_t *flags, money_error_t *error);

/** Computes the modified internal rate of return of amounts at the ends of equal periods (MIRR).
 *
 *  Amounts paid are financed at one rate, and amounts received are reinvested at another until the last period. The
 *  result is the only rate of a period that makes the two sums equal.
 *
 *  @param amounts  the amounts, at least one paid (negative) and one received (positive).
 *  @param count  the number of amounts, at most MONEY_PERIODIC_FLOWS_MAX.
 *  @param finance  the rate at which amounts paid are discounted, above -1.
 *  @param reinvest  the rate at which amounts received grow, above -1.
 *  @param digits  the number of fraction digits, 0 to 38, or MONEY_DIGITS_SIGNIFICANT.
 *  @param rounding  the rounding mode.
 *  @param result  receives the rate of a period: 0.12 is 12 %.
 *  @param flags  receives MONEY_FLAG_ROUNDED or 0. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (a rate is -1 or less, or no amount is paid or received), MONEY_ERR_LIMIT,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_npv, money_xirr
 *  @long
 */
MONEY_API money_status_t money_mirr(const money_decimal_t *amounts, size_t count, const money_decimal_t *finance,
                                    const money_decimal_t *reinvest, int32_t digits, money_rounding_t rounding,
                                    money_decimal_t *result, money_flags_t *flags, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_TIME_VALUE_H */
