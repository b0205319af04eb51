/** @file loans.h
 *  Loans: repayment schedules, and the annual percentage rates of charge that laws prescribe.
 *
 *  A schedule always ends at a balance of 0, and its parts add up: payment = interest + principal + fee in each row.
 *  The legal rates differ from money_xirr: the European Union counts equal months, and the United States a nominal rate
 *  by unit-periods. docs/guide/loans.md compares them.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_loan_terms_t terms = MONEY_LOAN_TERMS_INIT;
 *          money_loan_t *loan = NULL;
 *          money_loan_row_t rows[8];
 *          size_t count, index;
 *
 *          terms.principal = money_literal("100.00 EUR");
 *          terms.rate = money_decimal_literal("9.4822");
 *          MONEY_CHECK(money_date_parse("2024-01-01", MONEY_NTS, &terms.start, NULL));
 *          terms.payment_count = 3;
 *          MONEY_CHECK(money_loan_new(&terms, &loan, NULL));
 *          MONEY_CHECK(money_loan_rows(loan, 0, rows, 8, &count, NULL));
 *          for (index = 0; index < count; index++)
 *              printf("%s, left %s\n", money_show(&rows[index].payment), money_show(&rows[index].balance));
 *          money_loan_free(loan);
 *          return 0;
 *      }
 *  @output
 *      33.86 EUR, left 66.93 EUR
 *      33.86 EUR, left 33.60 EUR
 *      33.87 EUR, left 0.00 EUR
 */
#ifndef MONEY_LOANS_H
#define MONEY_LOANS_H

#include "amount.h"
#include "day_count.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A unit of time between payments. */
typedef int32_t money_period_unit_t;

#define MONEY_PERIOD_DAY 1
#define MONEY_PERIOD_WEEK 2
#define MONEY_PERIOD_MONTH 3
#define MONEY_PERIOD_YEAR 4
#define MONEY_PERIOD_HALF_MONTH 5 /* for money_apr only: payments twice a month */

/** The kind of a loan. */
typedef int32_t money_loan_kind_t;

#define MONEY_LOAN_ANNUITY 0 /* level payments */
#define MONEY_LOAN_LINEAR 1  /* level repayments of principal, and the interest */
#define MONEY_LOAN_BULLET 2  /* interest only; the last payment repays the principal */

/** The terms of a loan. 192 bytes. */
typedef struct money_loan_terms_s {
    uint32_t struct_size;
    money_date_t start;           /* the date of the loan, from which interest accrues; required */
    money_loan_kind_t kind;
    money_period_unit_t unit;     /* with `unit_count`, the time between payments: 3 months for a quarter */
    int32_t unit_count;
    int32_t payment_count;        /* the number of payments, 1 to MONEY_LOAN_PAYMENTS_MAX */
    money_day_count_t day_count;  /* the convention of the interest; all but MONEY_DAY_COUNT_ACTUAL_ACTUAL_ICMA */
    money_rounding_t rounding;    /* the rounding mode of the level payment and of the interest */
    money_date_t first_payment;   /* the date of the first payment, or MONEY_DATE_NONE for a period after `start` */
    uint32_t reserved;            /* 0 */
    money_t principal;            /* the amount advanced on `start`, above 0 */
    money_decimal_t rate;         /* the nominal rate in percent a year, 0 or more */
    money_t payment;              /* an agreed level payment (annuity) or repayment of principal (linear), without the
                                     fee; zeros to compute it */
    money_t advance_fee;          /* a fee paid on `start`, 0 or more; zeros to omit it */
    money_t payment_fee;          /* a fee paid with each numbered payment, 0 or more; zeros to omit it */
} money_loan_terms_t;

#define MONEY_LOAN_TERMS_INIT                                                                                        \
    { (uint32_t)sizeof(money_loan_terms_t), MONEY_DATE_NONE, MONEY_LOAN_ANNUITY, MONEY_PERIOD_MONTH, 1, 0,           \
      MONEY_DAY_COUNT_THIRTY_360_BOND, MONEY_ROUND_HALF_EVEN, MONEY_DATE_NONE, 0, { 0, 0, 0, "" }, { 0, 0, 0, 0 },   \
      { 0, 0, 0, "" }, { 0, 0, 0, "" }, { 0, 0, 0, "" } }

/** Sets terms to their defaults, as MONEY_LOAN_TERMS_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_loan_terms_init(money_loan_terms_t *terms);

/** The maximum number of payments of a loan. */
#define MONEY_LOAN_PAYMENTS_MAX 100000
/** A loan with its repayment schedule. It never changes. */
typedef struct money_loan_s money_loan_t;

/** A row of a repayment schedule. payment = interest + principal + fee. 168 bytes. */
typedef struct money_loan_row_s {
    money_date_t date;
    uint32_t number;   /* the number of the payment, from 1; 0 for an advance, an extra repayment or a fee on a date
                          of its own */
    money_t payment;   /* the amount paid, with the fee; below 0 for an advance */
    money_t interest;
    money_t principal; /* the reduction of the balance; below 0 for an advance */
    money_t balance;   /* the balance afterwards */
    money_t fee;       /* the fee in the payment */
} money_loan_row_t;

/** The totals of a loan. paid = principal + cost, and cost = interest + fees. 208 bytes. */
typedef struct money_loan_info_s {
    money_t payment;     /* the first level payment (annuity) or repayment of principal (linear), without the fee; 0 for
                            a bullet loan */
    money_t paid;        /* the sum of all payments */
    money_t interest;
    money_t principal;   /* the sum of the advances */
    money_t fees;        /* the sum of the fees */
    money_t cost;        /* the total cost of the credit */
    uint64_t row_count;
    money_date_t end;    /* the date of the last payment */
    uint32_t reserved;   /* 0 */
} money_loan_info_t;

/** Creates the repayment schedule of a loan. Free it with money_loan_free.
 *
 *  The level payment is rounded once, to the minor unit of the currency: it is the amount whose payments would repay
 *  the loan exactly if no interest were rounded. Interest accrues on the balance by the day count, and is rounded once
 *  a payment. The last payment is the remainder, so the schedule ends at 0. If a month is too short for a payment date,
 *  the date is its last day. An agreed payment that repays the loan early ends the schedule.
 *
 *  A fee increases the payment, and changes neither the balance nor the interest. The fee of the advance is the first
 *  row.
 *
 *  @param terms [not_null]  the terms. Initialise `struct_size` with MONEY_LOAN_TERMS_INIT.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (a term is out of range, or the agreed payment does not exceed the interest),
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE (a date is missing or outside the calendar), MONEY_ERR_INEXACT
 *          (an amount is not a multiple of the minor unit, or a result must be rounded and may not be), MONEY_ERR_LIMIT
 *          (too many payments), MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @since 0.2
 *  @see money_loan_info, money_loan_rows, money_loan_apr
 *  @long
 */
MONEY_API money_status_t money_loan_new(const money_loan_terms_t *terms, money_loan_t **loan, money_error_t *error);

/** The kind of an event of a loan. */
typedef int32_t money_loan_event_kind_t;

#define MONEY_LOAN_EVENT_ADVANCE 1 /* `amount` is advanced in addition */
#define MONEY_LOAN_EVENT_EXTRA 2   /* `amount` is repaid in addition; it reduces the balance */
#define MONEY_LOAN_EVENT_RATE 3    /* `rate` applies from the date on */
#define MONEY_LOAN_EVENT_PAYMENT 4 /* `amount` is agreed as level payment, or repayment of a linear loan */
#define MONEY_LOAN_EVENT_LEVEL 5   /* the level payment is computed anew, as after an extra repayment */
#define MONEY_LOAN_EVENT_FEE 6     /* `amount` is paid as a fee; it changes neither the balance nor the interest */

/** An event of a loan: a change between its payments. 72 bytes. */
typedef struct money_loan_event_s {
    uint32_t struct_size;
    money_date_t date;            /* the date, after whose payment the event applies; required */
    money_loan_event_kind_t kind; /* required */
    uint32_t reserved;            /* 0 */
    money_t amount;               /* an amount above 0, or zeros for a kind without one */
    money_decimal_t rate;         /* a nominal rate in percent a year, or zeros for other kinds */
} money_loan_event_t;

#define MONEY_LOAN_EVENT_INIT \
    { (uint32_t)sizeof(money_loan_event_t), MONEY_DATE_NONE, 0, 0, { 0, 0, 0, "" }, { 0, 0, 0, 0 } }

/** Sets an event to its defaults, as MONEY_LOAN_EVENT_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_loan_event_init(money_loan_event_t *event);

/** The maximum number of events of a loan. The number of payments × the number of events is at most 1,000,000. */
#define MONEY_LOAN_EVENTS_MAX 1000

/** Creates the repayment schedule of a loan with events. Free it with money_loan_free.
 *
 *  As money_loan_new. The interest of a period is the sum over the parts between events, rounded once. After an advance
 *  or a new rate, the level payment is computed anew with the next payment, unless it is agreed. An extra repayment
 *  leaves it as it is, so the loan ends earlier. A fee is a row of its own; it may be paid with the last payment.
 *
 *  @param terms [not_null]  the terms. Initialise `struct_size` with MONEY_LOAN_TERMS_INIT.
 *  @param events [null]  events in any order; those of one date apply in the order of the array. NULL is allowed if
 *          `count` is 0.
 *  @param count  the number of events, at most MONEY_LOAN_EVENTS_MAX.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (as for money_loan_new; an event is before the start or not before the last
 *          payment, or an extra repayment exceeds the balance), MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE,
 *          MONEY_ERR_INEXACT, MONEY_ERR_LIMIT (too many payments or events), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 *  @since 0.2
 *  @see money_loan_new
 *  @long
 */
MONEY_API money_status_t money_loan_with_events(const money_loan_terms_t *terms, const money_loan_event_t *events,
                                                size_t count, money_loan_t **loan, money_error_t *error);

/** Frees a loan. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_loan_free(money_loan_t *loan);

/** Returns the totals of a loan.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_loan_rows
 */
MONEY_API money_status_t money_loan_info(const money_loan_t *loan, money_loan_info_t *info, money_error_t *error);

/** Returns the row at an index of the schedule.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is out of range).
 *  @since 0.2
 *  @see money_loan_rows
 */
MONEY_API money_status_t money_loan_row_at(const money_loan_t *loan, size_t index, money_loan_row_t *row,
                                           money_error_t *error);

/** Returns a range of rows of the schedule, in the order of their dates.
 *  @param first  the index of the first row to return, at most the number of rows.
 *  @param rows [out count=capacity]  receives the rows. At most `capacity` elements are written.
 *  @param count  receives the number of rows returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of rows).
 *  @since 0.2
 *  @see money_loan_row_at
 */
MONEY_API money_status_t money_loan_rows(const money_loan_t *loan, size_t first, money_loan_row_t *rows,
                                         size_t capacity, size_t *count, money_error_t *error);

/** The law that prescribes an annual percentage rate. */
typedef int32_t money_apr_rule_t;

#define MONEY_APR_EU 1 /* European Union, Directives 2008/48/EC, 2014/17/EU and (EU) 2023/2225: the effective rate of
                          equal months of 1/12 year, weeks of 1/52 year, and days */
#define MONEY_APR_US 2 /* United States, Regulation Z, Appendix J, actuarial method: the nominal rate of unit-periods */

/** An amount that a borrower receives (positive) or pays (negative): an advance, a payment or a charge. 48 bytes. */
typedef struct money_credit_flow_s {
    uint32_t struct_size;
    money_date_t date; /* MONEY_DATE_NONE to use `periods` */
    int32_t periods;   /* the time in periods after the first advance; 0 with a date */
    uint32_t reserved; /* 0 */
    money_t amount;
} money_credit_flow_t;

#define MONEY_CREDIT_FLOW_INIT \
    { (uint32_t)sizeof(money_credit_flow_t), MONEY_DATE_NONE, 0, 0, { 0, 0, 0, "" } }

/** Sets a flow to its defaults, as MONEY_CREDIT_FLOW_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_credit_flow_init(money_credit_flow_t *flow);

/** The maximum number of flows of one calculation. */
#define MONEY_CREDIT_FLOWS_MAX 100000
/** The maximum number of periods of a flow, before and after the first advance. */
#define MONEY_CREDIT_PERIODS_MAX 4000000
/** The maximum number of fraction digits of an annual percentage rate. */
#define MONEY_APR_DIGITS_MAX 16

/** Computes the annual percentage rate of a credit by the rule of a law.
 *
 *  The rate is the only one, from 0 to 1,000,000,000 %, at which the advances are worth the payments, rounded once. A
 *  rate within about 10^-24 of a decimal with one digit more counts as that decimal.
 *
 *  Each of three criteria proves that it is the only one; other flows are refused. The flows in the order of time
 *  change their sign once. Or their running sum does, and all periods are complete. Or the balance of the credit at
 *  that rate is never below 0 (never above 0, if a payment is first), as for drawdowns with payments in between.
 *
 *  MONEY_APR_EU: the interval from the first advance to a date is the number of complete months (weeks or years, if
 *  that is the unit), counted back from the date, and the remaining days. They are divided by 365, or by 366 if the
 *  year that ends with them contains 29 February. The unit MONEY_PERIOD_DAY counts complete years and days,
 *  half-months complete months and days.
 *
 *  MONEY_APR_US: one unit-period is `unit_count` units, at most one year. Full unit-periods are counted back from the
 *  date, and the remaining odd days are a fraction of a unit-period with simple interest, from the earliest flow on.
 *  For one advance and one payment on dates, the unit-period is the term, if that is less than a year.
 *
 *  For both rules, the last day of a shorter month counts as the same day of the month.
 *
 *  @param rule  a MONEY_APR_ value.
 *  @param unit  a MONEY_PERIOD_ value.
 *  @param unit_count  the number of units in a period, 1 or more: 2 and MONEY_PERIOD_WEEK for every two weeks.
 *  @param flows [null]  flows in one currency, in any order, either all with dates or all with periods. NULL is allowed
 *          if `count` is 0.
 *  @param count  the number of flows, at most MONEY_CREDIT_FLOWS_MAX.
 *  @param digits  the number of fraction digits of the result, 0 to MONEY_APR_DIGITS_MAX.
 *  @param rounding  the rounding mode. The Directives prescribe MONEY_ROUND_HALF_UP, and at least one digit.
 *  @param percent  receives the rate in percent a year.
 *  @param flags  receives MONEY_FLAG_ROUNDED or 0. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (no rate exists, several may exist, or a period is out of range),
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE (a date is outside the calendar, or only some flows are dated),
 *          MONEY_ERR_INEXACT, MONEY_ERR_LIMIT (too many flows or periods), MONEY_ERR_OVERFLOW (the amounts exceed 37
 *          digits, or the rate the range).
 *  @since 0.2
 *  @see money_loan_apr, money_xirr
 *  @long
 */
MONEY_API money_status_t money_apr(money_apr_rule_t rule, money_period_unit_t unit, int32_t unit_count,
                                   const money_credit_flow_t *flows, size_t count, int32_t digits,
                                   money_rounding_t rounding, money_decimal_t *percent, money_flags_t *flags,
                                   money_error_t *error);

/** Computes the annual percentage rate of a loan from its schedule, fees included, by the rule of a law.
 *
 *  As money_apr with the advances and payments of the schedule on their dates. A fee on the start reduces the advance.
 *  For MONEY_APR_EU, the unit of the payments is the unit of the intervals. For MONEY_APR_US, the unit-period is the
 *  time between two payments, but at most a year.
 *
 *  @param rule  a MONEY_APR_ value.
 *  @param digits  the number of fraction digits of the result, 0 to MONEY_APR_DIGITS_MAX.
 *  @param rounding  the rounding mode. The Directives prescribe MONEY_ROUND_HALF_UP, and at least one digit.
 *  @param percent  receives the rate in percent a year.
 *  @param flags  receives MONEY_FLAG_ROUNDED or 0. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (no rate exists, or several may exist), MONEY_ERR_INEXACT, MONEY_ERR_OVERFLOW
 *          (the amounts exceed 37 digits, or the rate the range).
 *  @since 0.2
 *  @see money_apr
 *  @long
 */
MONEY_API money_status_t money_loan_apr(const money_loan_t *loan, money_apr_rule_t rule, int32_t digits,
                                        money_rounding_t rounding, money_decimal_t *percent, money_flags_t *flags,
                                        money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_LOANS_H */
