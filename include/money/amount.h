/** @file amount.h
 *  Amounts of money: arithmetic, text, comparison, and allocation into shares that lose nothing.
 *
 *  An amount is a decimal with the code of its currency. Amounts of two currencies never add by accident: that is
 *  MONEY_ERR_CURRENCY_MISMATCH, and a bag or a conversion says what you mean instead. Allocation divides an amount into
 *  shares that add up to it to the last unit.
 *
 *  @ring core
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_t price = money_literal("19.99 EUR"), shipping = money_literal("4.50 EUR"), total, shares[3];
 *
 *          MONEY_CHECK(money_add(&price, &shipping, &total, NULL));
 *          printf("total %s\n", money_show(&total));
 *          MONEY_CHECK(money_split(&total, 3, NULL, shares, NULL, NULL));
 *          printf("shared %s, %s, %s\n", money_show(&shares[0]), money_show(&shares[1]), money_show(&shares[2]));
 *          return 0;
 *      }
 *  @output
 *      total 24.49 EUR
 *      shared 8.17 EUR, 8.16 EUR, 8.16 EUR
 */
#ifndef MONEY_AMOUNT_H
#define MONEY_AMOUNT_H

#include "currency.h"

#ifdef __cplusplus
extern "C" {
#endif

/* --------------------------------------------------------------------------------------------------------- Money */

/** An amount of a currency: coefficient × 10^-scale, as money_decimal_t. 32 bytes. */
typedef struct money_s {
    uint64_t lo;
    int64_t hi;
    uint32_t scale;
    char currency[MONEY_CODE_SIZE]; /* NUL-padded */
} money_t;

/** Makes an amount. The code must be built in or in `registry` (may be NULL).
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code).
 */
MONEY_API money_status_t money_new(const money_decimal_t *amount, const char *currency,
                                   const money_currency_registry_t *registry, money_t *result, money_error_t *error);

/** Writes the number of an amount, without its currency: 12.50 of 12.50 EUR.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_new
 */
MONEY_API money_status_t money_amount(const money_t *amount, money_decimal_t *result, money_error_t *error);

/** Writes -1 to `sign` if the amount is less than 0, 1 if it is more, and 0 if it is 0.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_compare
 */
MONEY_API money_status_t money_sign(const money_t *amount, int32_t *sign, money_error_t *error);

/** Makes an amount of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050 JPY.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY (also: a currency without minor units), MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_from_minor(int64_t minor, const char *currency,
                                          const money_currency_registry_t *registry,
                                          money_t *result, money_error_t *error);

/** Writes the amount in minor units, exactly.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (finer than a minor unit), MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_to_minor(const money_t *amount, const money_currency_registry_t *registry,
                                        int64_t *minor,
                                        money_error_t *error);

/** Reads "12.50 EUR" or "EUR 12.50": a decimal as money_decimal_parse reads it and a built-in code, one space between.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (position: the first byte that does not belong), MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_parse(const char *text, size_t length, money_t *result, money_error_t *error);

/** Reads an amount as money_parse does. It also takes a plain decimal as an amount of `currency`, and knows the codes
 *  of `registry`.
 *  @param currency [null]  what a plain decimal is an amount of; NULL or "": a plain decimal is MONEY_ERR_SYNTAX.
 *  @param registry  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_parse_with_currency(const char *text, size_t length, const char *currency,
                                        const money_currency_registry_t *registry, money_t *result,
                                                   money_error_t *error);

/** Writes "12.50 EUR", with all digits of the scale. At most MONEY_TEXT_MAX bytes with the NUL.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_format(const money_t *amount, char *buffer, size_t capacity, size_t *length,
                                      money_error_t *error);

/** Room for any amount as JSON, and the NUL. */
#define MONEY_JSON_MAX 96

/** Writes {"amount":"12.50","currency":"EUR"}, with all digits of the scale: the same amount has the same
 *  bytes. MONEY_JSON_MAX bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_from_json, money_bag_to_json
 */
MONEY_API money_status_t money_to_json(const money_t *amount, char *buffer, size_t capacity, size_t *length,
                                       money_error_t *error);

/** Reads an amount that money_to_json wrote: an object with the strings "amount" and "currency", in either order, and
 *  nothing else. An error has the position in the text.
 *  @param registry  codes that are known next to the built-in ones.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT (no such object), MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (longer than
 *          MONEY_INPUT_MAX, or deeper than 128 levels), MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_to_json
 */
MONEY_API money_status_t money_from_json(const char *json, size_t length, const money_currency_registry_t *registry,
                                         money_t *result, money_error_t *error);

/** Writes a + b, exactly, as money_decimal_add.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_add(const money_t *a, const money_t *b, money_t *result, money_error_t *error);

/** Writes a - b, exactly, as money_decimal_subtract.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_subtract(const money_t *a, const money_t *b, money_t *result, money_error_t *error);

/** Writes -amount, exactly. The call never overflows.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_negate(const money_t *amount, money_t *result, money_error_t *error);

/** Writes |amount|, exactly. The call never overflows.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_absolute(const money_t *amount, money_t *result, money_error_t *error);

/** Writes amount × factor, rounded once, as money_decimal_multiply does.
 *  @param digits  0 to 38, MONEY_DIGITS_EXACT, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY (no minor units known).
 */
MONEY_API money_status_t money_multiply(const money_t *amount, const money_decimal_t *factor, int32_t digits,
                                        money_rounding_t rounding, money_t *result, money_flags_t *flags,
                                        money_error_t *error);

/** Writes amount ÷ divisor, rounded once, as money_decimal_divide does.
 *  @param digits  0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
 *  @return MONEY_OK; MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_divide(const money_t *amount, const money_decimal_t *divisor, int32_t digits,
                                      money_rounding_t rounding, money_t *result, money_flags_t *flags,
                                      money_error_t *error);

/** Writes amount ÷ divisor and the remainder as money_decimal_divide_remainder does: amount = quotient × divisor +
 *  remainder, exactly. 100.00 EUR ÷ 3 with MONEY_ROUND_DOWN is 33.33 EUR, remainder 0.01 EUR.
 *  @param digits  of the quotient: 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
 *  @return MONEY_OK; MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @since 0.2
 *  @see money_divide, money_split
 */
MONEY_API money_status_t money_divide_remainder(const money_t *amount, const money_decimal_t *divisor, int32_t digits,
                                                money_rounding_t rounding, money_t *quotient, money_t *remainder,
                                                money_error_t *error);

/** Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction digits, rounded
 *  once. 10.00 EUR ÷ 3.00 EUR without digits, with MONEY_ROUND_DOWN, is 3, remainder 1.00 EUR.
 *  @param remainder [null]  receives amount - quotient × divisor, exactly; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_ratio_from_amounts, money_divide_remainder
 */
MONEY_API money_status_t money_divide_by_amount(const money_t *amount, const money_t *divisor, int32_t digits,
                                                money_rounding_t rounding, money_decimal_t *quotient,
                                                money_t *remainder, money_flags_t *flags, money_error_t *error);

/** Writes dividend ÷ divisor of one currency, exactly and in lowest terms.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DIVISION_BY_ZERO.
 *  @since 0.2
 *  @see money_divide_by_amount, money_ratio_to_decimal
 */
MONEY_API money_status_t money_ratio_from_amounts(const money_t *dividend, const money_t *divisor,
                                                  money_ratio_t *result, money_error_t *error);

/** Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_quantize(const money_t *amount, int32_t digits, money_rounding_t rounding,
                                        money_t *result, money_flags_t *flags, money_error_t *error);

/** Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF. If 38 digits
 *  do not hold the result, the call drops zeros at its end.
 *  @param step [null]  more than 0; NULL: the currency's cash step, or its minor unit where it has no step of its own.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY (no step known).
 */
MONEY_API money_status_t money_to_cash(const money_t *amount, const money_decimal_t *step, money_rounding_t rounding,
                                       money_t *result, money_flags_t *flags, money_error_t *error);

/** Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in Ireland, and
 *  stayed 10.02 EUR there before 2015-10-28. The rule is that of money_cash_rule.
 *  @param country [null]  an ISO 3166-1 code of two letters, in either case; NULL: the rule of all countries with the
 *                  currency.
 *  @param date     MONEY_DATE_NONE: the rule at the end of the data.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no rule is known: for that country, for the currency there, or for that
 *          date), MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not two letters), MONEY_ERR_DATE,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_cash_rule, money_to_cash
 */
MONEY_API money_status_t money_to_cash_in_country(const money_t *amount, const char *country, money_date_t date,
                                          money_t *result, money_flags_t *flags, money_error_t *error);

/** Writes the amount with as few fraction digits as hold it exactly, but at least `digits`: 1.5000 EUR is 1.5 EUR, and
 *  with MONEY_DIGITS_CURRENCY 1.50 EUR. Equal amounts become the same bytes.
 *  @param digits  0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (the zeros asked for do not fit), MONEY_ERR_UNKNOWN_CURRENCY.
 *  @since 0.2
 *  @see money_quantize
 */
MONEY_API money_status_t money_normalize(const money_t *amount, int32_t digits, money_t *result, money_error_t *error);

/** Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR.
 *  @param step  more than 0.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_to_cash
 */
MONEY_API money_status_t money_round_to_step(const money_t *amount, const money_decimal_t *step,
                                             money_rounding_t rounding, money_t *result, money_flags_t *flags,
                                             money_error_t *error);

/** Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_quantize
 */
MONEY_API money_status_t money_round_significant(const money_t *amount, int32_t digits, money_rounding_t rounding,
                                                 money_t *result, money_flags_t *flags, money_error_t *error);

/** Adds up `count` amounts of one currency, exactly, at the largest scale among them. The call fails only where the sum
 *  itself does not fit, whatever the order of the amounts.
 *  @param amounts   `count` amounts; may be NULL where `count` is 0.
 *  @param currency [null]  what all amounts are of; the sum of none is 0 of it. NULL or "": the currency of the first
 *                          amount, and no amounts are MONEY_ERR_ARGUMENT.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_LIMIT (more than MONEY_AMOUNTS_MAX),
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX (not a code).
 *  @since 0.2
 *  @see money_rates_sum, money_bag_add
 *  @long
 */
MONEY_API money_status_t money_sum(const money_t *amounts, size_t count, const char *currency, money_t *result,
                                   money_error_t *error);

/** Writes the smallest of `count` amounts of one currency, of equal ones the first. `count` is at least 1.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_LIMIT (more than MONEY_AMOUNTS_MAX).
 *  @since 0.2
 *  @see money_rates_minimum
 *  @long
 */
MONEY_API money_status_t money_minimum(const money_t *amounts, size_t count, money_t *result, money_error_t *error);

/** Writes the largest of `count` amounts of one currency, of equal ones the first. `count` is at least 1.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_LIMIT (more than MONEY_AMOUNTS_MAX).
 *  @since 0.2
 *  @see money_rates_maximum
 *  @long
 */
MONEY_API money_status_t money_maximum(const money_t *amounts, size_t count, money_t *result, money_error_t *error);

/** Compares amounts of one currency: `order` receives -1 (a < b), 0 or 1.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH.
 */
MONEY_API money_status_t money_compare(const money_t *a, const money_t *b, int32_t *order, money_error_t *error);

/** Writes 1 to `equal` if both are the same value of the same currency (10.5 EUR is 10.50 EUR), else 0.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_equal(const money_t *a, const money_t *b, money_bool_t *equal, money_error_t *error);

/** Writes a hash of value and currency: equal amounts have equal hashes, on every platform and in every version of this
 *  ABI.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_hash(const money_t *amount, uint64_t *hash, money_error_t *error);

/* ---------------------------------------------------------------------------------------------------- Allocation */

/** The method that hands out the units that are left over when every share has been rounded down. */
typedef int32_t money_allocation_t;

#define MONEY_ALLOCATE_LARGEST_REMAINDER 0  /* one each to the shares that lost most, ties to the earlier; the
                                               default */
#define MONEY_ALLOCATE_FLOOR_TO_FIRST 1     /* one each from the first share on */
#define MONEY_ALLOCATE_FLOOR_TO_LAST 2      /* one each from the last share back */
#define MONEY_ALLOCATE_SEPARATE_REMAINDER 3 /* they are `remainder` */

/** Options of money_allocate and money_split. */
typedef struct money_allocate_options_s {
    uint32_t struct_size;
    money_allocation_t method;
    int32_t digits;                   /* of every share: 0 to 38, or MONEY_DIGITS_CURRENCY: the currency's minor units,
                                         or the amount's own scale where that is larger or no minor units are known */
    uint32_t reserved;                /* 0 */
    const money_currency_registry_t *registry; /* may be NULL; read during the call only */
    money_decimal_t step;             /* what every share is a multiple of, such as 0.05, in place of `digits`; 0:
                                         none */
} money_allocate_options_t;

#define MONEY_ALLOCATE_OPTIONS_INIT                                                                                  \
    { (uint32_t)sizeof(money_allocate_options_t), MONEY_ALLOCATE_LARGEST_REMAINDER, MONEY_DIGITS_CURRENCY, 0, NULL, \
      { 0, 0, 0, 0 } }

/** Writes MONEY_ALLOCATE_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_allocate_options_init(money_allocate_options_t *options);

/** Divides an amount in proportion to weights, losing nothing.
 *
 *  Always: the shares (and the remainder) sum to the amount; allocating -x gives the negated shares of x; a weight of
 *  zero gets zero; no share has the other sign.
 *
 *  With a step in the options every share is a multiple of it. The method hands out whole steps, and the remainder has
 *  what is less than a step. 10.02 over 1:1:1 at 0.05 is 3.35, 3.35 and 3.30, and the remainder is 0.02.
 *
 *  @param weights    `count` decimals, none negative, not all zero.
 *  @param shares [out count=count]     receives `count` amounts of one scale; left alone when `count` is beyond
 *                    MONEY_SHARES_MAX.
 *  @param remainder [null]  receives what is left over: zero, unless the method is MONEY_ALLOCATE_SEPARATE_REMAINDER or
 *                    the options have a step; both need it. Otherwise it may be NULL.
 *  @return MONEY_OK; MONEY_ERR_WEIGHTS, MONEY_ERR_INEXACT (the amount is finer than `digits`), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_LIMIT (more than MONEY_SHARES_MAX).
 */
MONEY_API money_status_t money_allocate(const money_t *amount, const money_decimal_t *weights, size_t count,
                                        const money_allocate_options_t *options, money_t *shares, money_t *remainder,
                                        money_error_t *error);

/** Divides an amount into `count` shares as equal as can be; as money_allocate with equal weights.
 *  @param shares [out count=count]  receives `count` amounts.
 *  @param remainder [null]  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INEXACT, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW, MONEY_ERR_WEIGHTS.
 */
MONEY_API money_status_t money_split(const money_t *amount, size_t count, const money_allocate_options_t *options,
                                     money_t *shares, money_t *remainder, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_AMOUNT_H */
