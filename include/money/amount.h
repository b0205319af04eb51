/** @file amount.h
 *  Amounts of money: arithmetic, text, comparison, and allocation into shares that always add up.
 *
 *  An amount is a decimal with the code of its currency. Adding amounts of different currencies is
 *  MONEY_ERR_CURRENCY_MISMATCH; use a bag or a conversion instead. Allocation divides an amount into shares whose sum
 *  is exactly that amount.
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

/** An amount of a currency: coefficient × 10^-scale, as in money_decimal_t. 32 bytes. */
typedef struct money_s {
    uint64_t lo;                    /* the low 64 bits of the coefficient */
    int64_t hi;                     /* the high 64 bits of the coefficient, with its sign */
    uint32_t scale;                 /* the number of fraction digits, 0 to 38 */
    char currency[MONEY_CODE_SIZE]; /* the currency code, NUL-padded */
} money_t;

/** Creates an amount from a number and a currency code. The code must be built in or in `registry`.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (`currency` is not a currency code).
 */
MONEY_API money_status_t money_new(const money_decimal_t *amount, const char *currency,
                                   const money_currency_registry_t *registry, money_t *result, money_error_t *error);

/** Returns the number of an amount without its currency: 12.50 for 12.50 EUR.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_new
 */
MONEY_API money_status_t money_amount(const money_t *amount, money_decimal_t *result, money_error_t *error);

/** Returns the sign of an amount: -1 if it is negative, 0 if it is zero, 1 if it is positive.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_compare
 */
MONEY_API money_status_t money_sign(const money_t *amount, int32_t *sign, money_error_t *error);

/** Creates an amount from a number of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050 JPY.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY (the currency is unknown or has no minor unit), MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_from_minor(int64_t minor, const char *currency,
                                          const money_currency_registry_t *registry,
                                          money_t *result, money_error_t *error);

/** Returns an amount as an exact number of minor units.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (the amount contains a fraction of a minor unit), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_to_minor(const money_t *amount, const money_currency_registry_t *registry,
                                        int64_t *minor,
                                        money_error_t *error);

/** Reads an amount such as "12.50 EUR" or "EUR 12.50" from text: a decimal in the format of money_decimal_parse and a
 *  built-in code, separated by one space.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`text` is not an amount; the position is that of the first invalid byte),
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_parse(const char *text, size_t length, money_t *result, money_error_t *error);

/** Reads an amount from text in the format of money_parse, or a plain decimal as an amount of `currency`. Codes in
 *  `registry` are accepted as well as built-in ones.
 *  @param currency [null]  the currency of a plain decimal; NULL or "" to reject plain decimals with MONEY_ERR_SYNTAX.
 *  @param registry         user-defined currencies; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_parse_with_currency(const char *text, size_t length, const char *currency,
                                        const money_currency_registry_t *registry, money_t *result,
                                                   money_error_t *error);

/** Writes an amount as text such as "12.50 EUR", with all digits of its scale. At most MONEY_TEXT_MAX bytes, including
 *  the NUL.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_format(const money_t *amount, char *buffer, size_t capacity, size_t *length,
                                      money_error_t *error);

/** Buffer size for any amount as JSON, including the NUL. */
#define MONEY_JSON_MAX 96

/** Writes an amount as JSON: {"amount":"12.50","currency":"EUR"}, with all digits of its scale. Equal amounts of the
 *  same scale produce the same bytes. A buffer of MONEY_JSON_MAX bytes is always large enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_from_json, money_bag_to_json
 */
MONEY_API money_status_t money_to_json(const money_t *amount, char *buffer, size_t capacity, size_t *length,
                                       money_error_t *error);

/** Reads an amount from JSON in the format of money_to_json: an object with the strings "amount" and "currency", in
 *  either order, and no other members. Errors include the position in the text.
 *  @param registry  user-defined currencies that the document may use.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT (`json` is not such an object), MONEY_ERR_SYNTAX,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (`json` is longer than
 *          MONEY_INPUT_MAX, or nested deeper than 128 levels), MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_to_json
 */
MONEY_API money_status_t money_from_json(const char *json, size_t length, const money_currency_registry_t *registry,
                                         money_t *result, money_error_t *error);

/** Returns a + b exactly, normally at the larger of the two scales. The scale is that of money_decimal_add.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_add(const money_t *a, const money_t *b, money_t *result, money_error_t *error);

/** Returns a - b, exactly, with the scale that money_decimal_subtract uses.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_subtract(const money_t *a, const money_t *b, money_t *result, money_error_t *error);

/** Returns -amount, exactly. The call never overflows.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_negate(const money_t *amount, money_t *result, money_error_t *error);

/** Returns |amount|, exactly. The call never overflows.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_absolute(const money_t *amount, money_t *result, money_error_t *error);

/** Returns amount × factor, rounded once, as money_decimal_multiply does.
 *  @param digits  the number of fraction digits: 0 to 38, MONEY_DIGITS_EXACT, or MONEY_DIGITS_CURRENCY for the minor
 *                 unit of a built-in currency.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY (the minor unit of the currency
 *          is unknown).
 */
MONEY_API money_status_t money_multiply(const money_t *amount, const money_decimal_t *factor, int32_t digits,
                                        money_rounding_t rounding, money_t *result, money_flags_t *flags,
                                        money_error_t *error);

/** Returns amount ÷ divisor, rounded once, as money_decimal_divide does.
 *  @param digits  the number of fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY for the minor unit of a built-in
 *                 currency.
 *  @return MONEY_OK; MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_divide(const money_t *amount, const money_decimal_t *divisor, int32_t digits,
                                      money_rounding_t rounding, money_t *result, money_flags_t *flags,
                                      money_error_t *error);

/** Returns the quotient amount ÷ divisor and the remainder: amount = quotient × divisor + remainder, exactly.
 *
 *  The rounding mode determines the sign of the remainder, as in money_decimal_divide_remainder. 100.00 EUR ÷ 3 with
 *  MONEY_ROUND_DOWN is 33.33 EUR, remainder 0.01 EUR.
 *
 *  @param digits  the number of fraction digits of the quotient: 0 to 38, or MONEY_DIGITS_CURRENCY for the minor unit
 *                 of a built-in currency.
 *  @return MONEY_OK; MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @since 0.2
 *  @see money_divide, money_split
 */
MONEY_API money_status_t money_divide_remainder(const money_t *amount, const money_decimal_t *divisor, int32_t digits,
                                                money_rounding_t rounding, money_t *quotient, money_t *remainder,
                                                money_error_t *error);

/** Divides an amount by another amount of the same currency and returns the quotient as a number, rounded once.
 *
 *  10.00 EUR ÷ 3.00 EUR without fraction digits, with MONEY_ROUND_DOWN, is 3, remainder 1.00 EUR.
 *
 *  @param digits            the number of fraction digits of the quotient, 0 to 38.
 *  @param remainder [null]  receives amount - quotient × divisor, exactly; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_ratio_from_amounts, money_divide_remainder
 */
MONEY_API money_status_t money_divide_by_amount(const money_t *amount, const money_t *divisor, int32_t digits,
                                                money_rounding_t rounding, money_decimal_t *quotient,
                                                money_t *remainder, money_flags_t *flags, money_error_t *error);

/** Returns the ratio of two amounts of one currency, exactly and in lowest terms.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DIVISION_BY_ZERO.
 *  @since 0.2
 *  @see money_divide_by_amount, money_ratio_to_decimal
 */
MONEY_API money_status_t money_ratio_from_amounts(const money_t *dividend, const money_t *divisor,
                                                  money_ratio_t *result, money_error_t *error);

/** Returns the amount with exactly `digits` fraction digits, rounded or padded with zeros.
 *  @param digits  the number of fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY for the minor unit of a built-in
 *                 currency.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_quantize(const money_t *amount, int32_t digits, money_rounding_t rounding,
                                        money_t *result, money_flags_t *flags, money_error_t *error);

/** Rounds an amount to a multiple of a cash step, with the scale of the step: 10.52 CHF at 0.05 is 10.50 CHF. Trailing
 *  zeros are dropped if the result would otherwise exceed 38 digits.
 *  @param step [null]  must be positive; NULL for the cash step of the currency, or its minor unit if it has no cash
 *                      step.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY (neither a cash step nor a minor
 *          unit of the currency is known).
 */
MONEY_API money_status_t money_to_cash(const money_t *amount, const money_decimal_t *step, money_rounding_t rounding,
                                       money_t *result, money_flags_t *flags, money_error_t *error);

/** Rounds an amount by the rule for cash payments in a country on a date, as returned by money_cash_rule: 10.02 EUR is
 *  10.00 EUR in Ireland, but was 10.02 EUR there before 2015-10-28.
 *  @param country [null]  an ISO 3166-1 code of two letters, in either case; NULL for the rule that applies in all
 *                         countries that use the currency.
 *  @param date            MONEY_DATE_NONE for the newest rule in the data.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the country is unknown, the currency is not legal tender there on that date,
 *          or no rule is known for that date), MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX
 *          (`country` is not a two-letter code), MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_cash_rule, money_to_cash
 */
MONEY_API money_status_t money_to_cash_in_country(const money_t *amount, const char *country, money_date_t date,
                                          money_t *result, money_flags_t *flags, money_error_t *error);

/** Returns the amount with as few fraction digits as possible, but at least `digits`: 1.5000 EUR becomes 1.5 EUR, or
 *  1.50 EUR with MONEY_DIGITS_CURRENCY. Equal amounts are then represented identically.
 *  @param digits  the minimum number of fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY for the minor unit of a
 *                 built-in currency.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (the amount with `digits` fraction digits does not fit in 38 digits),
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 *  @since 0.2
 *  @see money_quantize
 */
MONEY_API money_status_t money_normalize(const money_t *amount, int32_t digits, money_t *result, money_error_t *error);

/** Rounds an amount to a multiple of a step, with the scale of the step: 1234.56 EUR to a step of 100 is 1200 EUR.
 *  @param step  must be positive.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_to_cash
 */
MONEY_API money_status_t money_round_to_step(const money_t *amount, const money_decimal_t *step,
                                             money_rounding_t rounding, money_t *result, money_flags_t *flags,
                                             money_error_t *error);

/** Rounds an amount to at most `digits` significant digits: 1234.56 EUR to three digits is 1230 EUR.
 *  @param digits  the maximum number of significant digits, 1 to 38.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_quantize
 */
MONEY_API money_status_t money_round_significant(const money_t *amount, int32_t digits, money_rounding_t rounding,
                                                 money_t *result, money_flags_t *flags, money_error_t *error);

/** Returns the exact sum of amounts of one currency, at the largest scale among them. The call fails only if the sum
 *  itself does not fit; the order of the amounts does not matter.
 *  @param amounts          the amounts to add. NULL is allowed if `count` is 0.
 *  @param currency [null]  the currency of all amounts; without amounts the sum is 0 of this currency. NULL or "" for
 *                          the currency of the first amount; without amounts that is MONEY_ERR_ARGUMENT.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_LIMIT (`count` exceeds MONEY_AMOUNTS_MAX),
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX (`currency` is not a currency code).
 *  @since 0.2
 *  @see money_rates_sum, money_bag_add
 *  @long
 */
MONEY_API money_status_t money_sum(const money_t *amounts, size_t count, const char *currency, money_t *result,
                                   money_error_t *error);

/** Returns the smallest of one or more amounts of one currency; among equal amounts, the first.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_LIMIT (`count` exceeds MONEY_AMOUNTS_MAX).
 *  @since 0.2
 *  @see money_rates_minimum
 *  @long
 */
MONEY_API money_status_t money_minimum(const money_t *amounts, size_t count, money_t *result, money_error_t *error);

/** Returns the largest of one or more amounts of one currency; among equal amounts, the first.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_LIMIT (`count` exceeds MONEY_AMOUNTS_MAX).
 *  @since 0.2
 *  @see money_rates_maximum
 *  @long
 */
MONEY_API money_status_t money_maximum(const money_t *amounts, size_t count, money_t *result, money_error_t *error);

/** Compares two amounts of one currency: `order` is -1 if a < b, 0 if they are equal, 1 if a > b.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH.
 */
MONEY_API money_status_t money_compare(const money_t *a, const money_t *b, int32_t *order, money_error_t *error);

/** Returns whether two amounts are equal in value and currency: 10.5 EUR equals 10.50 EUR.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_equal(const money_t *a, const money_t *b, money_bool_t *equal, money_error_t *error);

/** Returns a hash of value and currency. Equal amounts have equal hashes on every platform and in every version of this
 *  ABI.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_hash(const money_t *amount, uint64_t *hash, money_error_t *error);

/* ---------------------------------------------------------------------------------------------------- Allocation */

/** The method of distributing the units that remain after every share has been rounded down. */
typedef int32_t money_allocation_t;

#define MONEY_ALLOCATE_LARGEST_REMAINDER 0  /* one unit each to the shares with the largest remainders, ties to the
                                               earlier share; the default */
#define MONEY_ALLOCATE_FLOOR_TO_FIRST 1     /* one unit each, starting with the first share */
#define MONEY_ALLOCATE_FLOOR_TO_LAST 2      /* one unit each, starting with the last share */
#define MONEY_ALLOCATE_SEPARATE_REMAINDER 3 /* not distributed: `remainder` receives them */

/** Options of money_allocate and money_split. */
typedef struct money_allocate_options_s {
    uint32_t struct_size;
    money_allocation_t method;
    int32_t digits;                            /* fraction digits of each share: 0 to 38, or MONEY_DIGITS_CURRENCY for
                                                  the minor unit of the currency, or for the scale of the amount if that
                                                  is larger or the minor unit is unknown */
    uint32_t reserved;                         /* 0 */
    const money_currency_registry_t *registry; /* user-defined currencies; may be NULL; read during the call only */
    money_decimal_t step;                      /* each share is a multiple of this step, such as 0.05, instead of having
                                                  `digits`; 0 for no step */
} money_allocate_options_t;

#define MONEY_ALLOCATE_OPTIONS_INIT                                                                                  \
    { (uint32_t)sizeof(money_allocate_options_t), MONEY_ALLOCATE_LARGEST_REMAINDER, MONEY_DIGITS_CURRENCY, 0, NULL, \
      { 0, 0, 0, 0 } }

/** Sets options to their defaults, as MONEY_ALLOCATE_OPTIONS_INIT does. NULL is allowed. */
MONEY_EXPORT void money_allocate_options_init(money_allocate_options_t *options);

/** Divides an amount into shares in proportion to weights; shares and remainder add up to the amount.
 *
 *  These properties always hold:
 *  - the shares and the remainder add up to the amount
 *  - allocating -x returns the negated shares of x
 *  - a weight of zero receives a share of zero
 *  - the sign of a share is never opposite to that of the amount
 *
 *  With a step in the options, every share is a multiple of the step. The method distributes multiples of the step, and
 *  the remainder is less than a step: 10.02 over 1:1:1 at 0.05 is 3.35, 3.35 and 3.30, remainder 0.02.
 *
 *  @param weights                   the weights, which must not be negative; at least one must be positive.
 *  @param shares [out count=count]  receives one amount per weight, all of one scale; not written if `count` exceeds
 *                                   MONEY_SHARES_MAX.
 *  @param remainder [null]          receives the part that is not distributed: zero, unless the method is
 *                                   MONEY_ALLOCATE_SEPARATE_REMAINDER or the options contain a step. In these two cases
 *                                   it is required; otherwise it may be NULL.
 *  @return MONEY_OK; MONEY_ERR_WEIGHTS, MONEY_ERR_INEXACT (the amount has more fraction digits than `digits`),
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_LIMIT (`count` exceeds MONEY_SHARES_MAX).
 */
MONEY_API money_status_t money_allocate(const money_t *amount, const money_decimal_t *weights, size_t count,
                                        const money_allocate_options_t *options, money_t *shares, money_t *remainder,
                                        money_error_t *error);

/** Divides an amount into shares that are as equal as possible, like money_allocate with equal weights.
 *  @param count                     the number of shares.
 *  @param shares [out count=count]  receives the shares, all of one scale.
 *  @param remainder [null]          receives the part that is not distributed, as in money_allocate; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INEXACT, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW, MONEY_ERR_WEIGHTS.
 */
MONEY_API money_status_t money_split(const money_t *amount, size_t count, const money_allocate_options_t *options,
                                     money_t *shares, money_t *remainder, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_AMOUNT_H */
