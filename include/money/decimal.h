/** @file decimal.h
 *  Exact decimal numbers, rounding, exact ratios and dates.
 *
 *  Decimals have up to 38 digits and keep their scale as written: 10.50 stays 10.50 and equals 10.5. Addition and
 *  subtraction are exact or MONEY_ERR_OVERFLOW. A call that may round takes the digits and the mode from you, works
 *  from the exact value, rounds once, and sets MONEY_FLAG_ROUNDED if digits were dropped.
 *
 *  @ring core
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_decimal_t ten = money_decimal_literal("10"), three = money_decimal_literal("3"), third;
 *          money_flags_t flags;
 *
 *          MONEY_CHECK(money_decimal_divide(&ten, &three, 4, MONEY_ROUND_HALF_UP, &third, &flags, NULL));
 *          printf("10 / 3 = %s%s\n", money_decimal_show(&third), flags & MONEY_FLAG_ROUNDED ? " (rounded)" : "");
 *          MONEY_CHECK(money_decimal_multiply(&third, &three, MONEY_DIGITS_EXACT, MONEY_ROUND_HALF_UP, &ten, &flags,
 *              NULL));
 *          printf("%s x 3 = %s\n", money_decimal_show(&third), money_decimal_show(&ten));
 *          return 0;
 *      }
 *  @output
 *      10 / 3 = 3.3333 (rounded)
 *      3.3333 x 3 = 9.9999
 */
#ifndef MONEY_DECIMAL_H
#define MONEY_DECIMAL_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------------ Rounding */

/** How the library rounds a result that does not fit its digits. The brackets have the names of IEEE 754 and ISO
 *  80000-1.
 *
 *  The values begin at 1000, so no number of digits is a rounding mode. A call whose digits and mode are swapped fails,
 *  and so does an options struct whose mode you left 0.
 */
typedef int32_t money_rounding_t;

#define MONEY_ROUND_HALF_EVEN 1000    /* to nearest, ties to the even digit (roundTiesToEven); the default */
#define MONEY_ROUND_HALF_UP 1001      /* to nearest, ties away from zero (roundTiesToAway) */
#define MONEY_ROUND_HALF_DOWN 1002    /* to nearest, ties towards zero */
#define MONEY_ROUND_UP 1003           /* away from zero */
#define MONEY_ROUND_DOWN 1004         /* towards zero (roundTowardZero) */
#define MONEY_ROUND_CEILING 1005      /* towards positive infinity (roundTowardPositive) */
#define MONEY_ROUND_FLOOR 1006        /* towards negative infinity (roundTowardNegative) */
#define MONEY_ROUND_UNNECESSARY 1007  /* an inexact result is MONEY_ERR_INEXACT */
#define MONEY_ROUND_HALF_ODD 1008     /* to nearest, ties to the odd digit */
#define MONEY_ROUND_HALF_CEILING 1009 /* to nearest, ties towards positive infinity */
#define MONEY_ROUND_HALF_FLOOR 1010   /* to nearest, ties towards negative infinity */

/* ------------------------------------------------------------------------------------------------------ Decimals */

/** A decimal number: coefficient × 10^-scale. 24 bytes.
 *
 *  The coefficient is a 128-bit two's complement integer, |coefficient| < 10^38, low word first: on little-endian
 *  machines its 16 bytes are one value of Apache Arrow's decimal128. The scale is 0 to 38. 10.50 keeps scale 2 and is
 *  equal to 10.5, with the same hash.
 */
typedef struct money_decimal_s {
    uint64_t lo;
    int64_t hi;
    uint32_t scale;
    uint32_t reserved; /* 0 */
} money_decimal_t;

/** Makes coefficient × 10^-scale: (1050, 2) is 10.50.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_decimal_new(int64_t coefficient, uint32_t scale, money_decimal_t *result,
                                           money_error_t *error);

/** Makes a decimal of all 127 bits of a coefficient, for a runtime whose integers have 64: the two words of a two's
 *  complement integer, and the scale. They are the fields of the struct, which this call checks.
 *  @param lo, hi  the coefficient is hi × 2^64 + lo, less than 10^38 without its sign.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_decimal_from_coefficient
 */
MONEY_API money_status_t money_decimal_from_words(uint64_t lo, int64_t hi, uint32_t scale, money_decimal_t *result,
                                                  money_error_t *error);

/** Makes a decimal of a coefficient as text: ("-1050", 2) is -10.50.
 *  @param text   an optional sign and digits, at most 38 of them without leading zeros.
 *  @param scale  0 to 38.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (position: the first byte that does not belong), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_decimal_coefficient
 */
MONEY_API money_status_t money_decimal_from_coefficient(const char *text, size_t length, uint32_t scale,
                                                        money_decimal_t *result, money_error_t *error);

/** Writes the coefficient alone: "-1050" for -10.50. At most MONEY_TEXT_MAX bytes with the NUL.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_decimal_from_coefficient
 */
MONEY_API money_status_t money_decimal_coefficient(const money_decimal_t *value, char *buffer, size_t capacity,
                                                   size_t *length, money_error_t *error);

/** Reads a decimal: an optional sign, digits, an optional point with digits behind it, nothing else.
 *
 *  `.5` is read, `5.`, `1e3`, `1,000`, `NaN`, surrounding blanks are not. Digits and scale are kept as written; leading
 *  zeros go, and zeros at the end of the fraction go only where 38 digits would not hold them.
 *
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (position: the first byte that does not belong), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (longer than MONEY_INPUT_MAX).
 */
MONEY_API money_status_t money_decimal_parse(const char *text, size_t length, money_decimal_t *result,
                                             money_error_t *error);

/** Writes a decimal plainly, with all digits of its scale: "-0.50". At most MONEY_TEXT_MAX bytes with the NUL.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_decimal_format(const money_decimal_t *value, char *buffer, size_t capacity,
                                              size_t *length, money_error_t *error);

/** Writes a + b, exactly. The sum has the larger scale of the two. If 38 digits do not hold it, the call first drops
 *  zeros at its end.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_decimal_add(const money_decimal_t *a, const money_decimal_t *b,
                                           money_decimal_t *result, money_error_t *error);

/** Writes a - b, under the rules of money_decimal_add.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_decimal_subtract(const money_decimal_t *a, const money_decimal_t *b,
                                                money_decimal_t *result, money_error_t *error);

/** Writes -value, exactly. The call never overflows.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_decimal_negate(const money_decimal_t *value, money_decimal_t *result,
                                              money_error_t *error);

/** Writes |value|, exactly. The call never overflows.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_decimal_absolute(const money_decimal_t *value, money_decimal_t *result,
                                                money_error_t *error);

/** Writes a × b, rounded once from the exact product.
 *
 *  @param digits    0 to 38 fraction digits, or MONEY_DIGITS_EXACT: all of them, where zeros at the end are dropped if
 *                   38 digits do not hold them, and anything else that does not fit is MONEY_ERR_OVERFLOW.
 *  @param rounding  a MONEY_ROUND_; not used with MONEY_DIGITS_EXACT, but checked.
 *  @param flags     receives 0 or MONEY_FLAG_ROUNDED; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 */
MONEY_API money_status_t money_decimal_multiply(const money_decimal_t *a, const money_decimal_t *b, int32_t digits,
                                                money_rounding_t rounding, money_decimal_t *result,
                                                money_flags_t *flags, money_error_t *error);

/** Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient.
 *  @return MONEY_OK; MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 */
MONEY_API money_status_t money_decimal_divide(const money_decimal_t *a, const money_decimal_t *b, int32_t digits,
                                              money_rounding_t rounding, money_decimal_t *result,
                                              money_flags_t *flags, money_error_t *error);

/** Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 */
MONEY_API money_status_t money_decimal_quantize(const money_decimal_t *value, int32_t digits,
                                                money_rounding_t rounding, money_decimal_t *result,
                                                money_flags_t *flags, money_error_t *error);

/** Writes a ÷ b with `digits` (0 to 38) fraction digits, and the remainder: a = quotient × b + remainder, exactly.
 *
 *  The rounding decides the remainder's sign. MONEY_ROUND_DOWN gives it the sign of `a`, as `%` has in C: -7 ÷ 2 is -3,
 *  remainder -1. MONEY_ROUND_FLOOR gives it the sign of `b`, as `%` has in Python: -4, remainder 1. With
 *  MONEY_ROUND_UNNECESSARY a remainder other than 0 is MONEY_ERR_INEXACT.
 *
 *  @return MONEY_OK; MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_decimal_divide, money_divide_remainder
 */
MONEY_API money_status_t money_decimal_divide_remainder(const money_decimal_t *a, const money_decimal_t *b,
                                                        int32_t digits, money_rounding_t rounding,
                                                        money_decimal_t *quotient, money_decimal_t *remainder,
                                                        money_error_t *error);

/** Writes the value with as few fraction digits as hold it exactly, but at least `digits` (0 to 38): 1.500 is 1.5, and
 *  with two digits 1.50. Equal values become the same bytes.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (the zeros asked for do not fit).
 *  @since 0.2
 *  @see money_decimal_quantize, money_normalize
 */
MONEY_API money_status_t money_decimal_normalize(const money_decimal_t *value, int32_t digits,
                                                 money_decimal_t *result, money_error_t *error);

/** Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is 1.05.
 *  @param step  more than 0.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_decimal_round_significant, money_round_to_step
 */
MONEY_API money_status_t money_decimal_round_to_step(const money_decimal_t *value, const money_decimal_t *step,
                                                     money_rounding_t rounding, money_decimal_t *result,
                                                     money_flags_t *flags, money_error_t *error);

/** Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of 0.0995 are 0.10.
 *  The call does not change a value that has no more of them.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_decimal_quantize, money_round_significant
 */
MONEY_API money_status_t money_decimal_round_significant(const money_decimal_t *value, int32_t digits,
                                                         money_rounding_t rounding, money_decimal_t *result,
                                                         money_flags_t *flags, money_error_t *error);

/** Adds up `count` decimals, exactly, at the largest scale among them. The sum of none is 0. The call fails only where
 *  the sum itself does not fit, whatever the order of the values.
 *  @param values  `count` decimals; may be NULL where `count` is 0.
 *  @return MONEY_OK; MONEY_ERR_LIMIT (more than MONEY_AMOUNTS_MAX), MONEY_ERR_OVERFLOW.
 *  @since 0.2
 *  @see money_sum
 *  @long
 */
MONEY_API money_status_t money_decimal_sum(const money_decimal_t *values, size_t count, money_decimal_t *result,
                                           money_error_t *error);

/** Writes the smallest of `count` decimals, of equal ones the first. `count` is at least 1.
 *  @return MONEY_OK; MONEY_ERR_LIMIT (more than MONEY_AMOUNTS_MAX).
 *  @since 0.2
 *  @see money_minimum
 *  @long
 */
MONEY_API money_status_t money_decimal_minimum(const money_decimal_t *values, size_t count, money_decimal_t *result,
                                               money_error_t *error);

/** Writes the largest of `count` decimals, of equal ones the first. `count` is at least 1.
 *  @return MONEY_OK; MONEY_ERR_LIMIT (more than MONEY_AMOUNTS_MAX).
 *  @since 0.2
 *  @see money_maximum
 *  @long
 */
MONEY_API money_status_t money_decimal_maximum(const money_decimal_t *values, size_t count, money_decimal_t *result,
                                               money_error_t *error);

/** Writes -1 to `sign` if the value is less than 0, 1 if it is more, and 0 if it is 0.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_sign
 */
MONEY_API money_status_t money_decimal_sign(const money_decimal_t *value, int32_t *sign, money_error_t *error);

/** Compares by value: `order` receives -1 (a < b), 0 or 1. 10.5 and 10.50 are equal.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_decimal_compare(const money_decimal_t *a, const money_decimal_t *b, int32_t *order,
                                               money_error_t *error);

/** Writes a hash of the value: equal decimals have equal hashes, on every platform and in every version of this ABI.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_decimal_hash(const money_decimal_t *value, uint64_t *hash, money_error_t *error);

/* --------------------------------------------------------------------------------------------------------- Ratio */

/** An exact ratio of two 512-bit integers, least significant word first; not necessarily in lowest terms. A zeroed
 *  ratio has no denominator and is refused.
 */
typedef struct money_ratio_s {
    uint64_t numerator[8];
    uint64_t denominator[8]; /* not 0 */
    int32_t sign; /* -1, 0 or 1; 0 where the numerator is 0 */
    uint32_t reserved; /* 0 */
} money_ratio_t;

/** Writes dividend ÷ divisor, exactly and in lowest terms.
 *  @return MONEY_OK; MONEY_ERR_DIVISION_BY_ZERO.
 *  @since 0.2
 *  @see money_ratio_from_amounts
 */
MONEY_API money_status_t money_ratio_from_decimals(const money_decimal_t *dividend, const money_decimal_t *divisor,
                                                   money_ratio_t *result, money_error_t *error);

/** Reads "7/3", "-1/2", or a decimal as money_decimal_parse reads it.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW (more than 512 bits), MONEY_ERR_DIVISION_BY_ZERO,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_ratio_format
 */
MONEY_API money_status_t money_ratio_parse(const char *text, size_t length, money_ratio_t *result,
                                           money_error_t *error);

/** Writes a ratio in lowest terms: "7/3", "-1/2", or "5" for a whole number. At most MONEY_RATIO_TEXT_MAX bytes with
 *  the NUL.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_ratio_parse, money_ratio_format_decimal
 */
MONEY_API money_status_t money_ratio_format(const money_ratio_t *ratio, char *buffer, size_t capacity, size_t *length,
                                            money_error_t *error);

/** Room for any ratio as text, with the NUL. */
#define MONEY_RATIO_TEXT_MAX 320

/** Writes a ratio as a decimal with exactly `digits` (0 to 38) fraction digits, rounded once: 7/3 with four is
 *  "2.3333". Before the point there are as many digits as it takes. At most MONEY_RATIO_TEXT_MAX bytes with the NUL.
 *  @return MONEY_OK; MONEY_ERR_INEXACT, MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_ratio_to_decimal
 */
MONEY_API money_status_t money_ratio_format_decimal(const money_ratio_t *ratio, int32_t digits,
                                                    money_rounding_t rounding, char *buffer, size_t capacity,
                                                    size_t *length, money_error_t *error);

/** Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once.
 *  @return MONEY_OK; MONEY_ERR_INEXACT, MONEY_ERR_OVERFLOW.
 *  @since 0.2
 *  @see money_ratio_to_double
 */
MONEY_API money_status_t money_ratio_to_decimal(const money_ratio_t *ratio, int32_t digits, money_rounding_t rounding,
                                                money_decimal_t *result, money_flags_t *flags, money_error_t *error);

/** Writes the nearest double, ties to the even one, for charts and statistics. It has the same bits on every platform.
 *  No other call makes floating point of an exact number, and no call takes the result back.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_ratio_to_decimal
 */
MONEY_API money_status_t money_ratio_to_double(const money_ratio_t *ratio, double *result, money_error_t *error);

/** Compares by value, in whatever terms the two are: `order` receives -1 (a < b), 0 or 1.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_decimal_compare
 */
MONEY_API money_status_t money_ratio_compare(const money_ratio_t *a, const money_ratio_t *b, int32_t *order,
                                             money_error_t *error);

/* --------------------------------------------------------------------------------------------------------- Dates */

/** Writes the date of a year (1 to 9999), month and day of the Gregorian calendar.
 *  @return MONEY_OK; MONEY_ERR_DATE.
 */
MONEY_API money_status_t money_date_from_ymd(int32_t year, int32_t month, int32_t day, money_date_t *date,
                                             money_error_t *error);

/** Writes the year (1 to 9999), month (1 to 12) and day (1 to 31) of a date.
 *  @return MONEY_OK; MONEY_ERR_DATE (also of MONEY_DATE_NONE).
 *  @since 0.2
 *  @see money_date_from_ymd
 */
MONEY_API money_status_t money_date_to_ymd(money_date_t date, int32_t *year, int32_t *month, int32_t *day,
                                           money_error_t *error);

/** Writes the day of the week of a date, as ISO 8601 counts: 1 is Monday, 7 is Sunday.
 *  @return MONEY_OK; MONEY_ERR_DATE (also of MONEY_DATE_NONE).
 *  @since 0.2
 *  @see money_date_to_ymd
 */
MONEY_API money_status_t money_date_weekday(money_date_t date, int32_t *weekday, money_error_t *error);

/** Reads a date as ISO 8601 writes it: "2024-02-29".
 *  @return MONEY_OK; MONEY_ERR_SYNTAX, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_date_parse(const char *text, size_t length, money_date_t *date, money_error_t *error);

/** Writes a date as "2024-02-29".
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_date_format(money_date_t date, char *buffer, size_t capacity, size_t *length,
                                           money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_DECIMAL_H */
