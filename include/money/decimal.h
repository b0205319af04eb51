/** @file decimal.h
 *  Exact decimal numbers, rounding, exact ratios and dates.
 *
 *  Decimals have up to 38 digits and keep their scale: 10.50 stays 10.50 and equals 10.5. Addition and subtraction are
 *  either exact or MONEY_ERR_OVERFLOW. Functions that may round accept the number of digits and the rounding mode,
 *  compute the exact value, round it once, and set MONEY_FLAG_ROUNDED if digits were dropped.
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

/** The rounding mode for results that do not fit the requested digits. The names in parentheses are those of IEEE 754
 *  and ISO 80000-1.
 *
 *  The values start at 1000, so a number of digits is never a valid rounding mode. A call with digits and mode swapped
 *  fails, and so do options whose mode is 0.
 */
typedef int32_t money_rounding_t;

#define MONEY_ROUND_HALF_EVEN 1000    /* to nearest, ties to even (roundTiesToEven); the default */
#define MONEY_ROUND_HALF_UP 1001      /* to nearest, ties away from zero (roundTiesToAway) */
#define MONEY_ROUND_HALF_DOWN 1002    /* to nearest, ties towards zero */
#define MONEY_ROUND_UP 1003           /* away from zero */
#define MONEY_ROUND_DOWN 1004         /* towards zero (roundTowardZero) */
#define MONEY_ROUND_CEILING 1005      /* towards positive infinity (roundTowardPositive) */
#define MONEY_ROUND_FLOOR 1006        /* towards negative infinity (roundTowardNegative) */
#define MONEY_ROUND_UNNECESSARY 1007  /* no rounding: an inexact result is MONEY_ERR_INEXACT */
#define MONEY_ROUND_HALF_ODD 1008     /* to nearest, ties to odd */
#define MONEY_ROUND_HALF_CEILING 1009 /* to nearest, ties towards positive infinity */
#define MONEY_ROUND_HALF_FLOOR 1010   /* to nearest, ties towards negative infinity */

/* ------------------------------------------------------------------------------------------------------ Decimals */

/** A decimal number: coefficient × 10^-scale.
 *
 *  The coefficient is a 128-bit two's complement integer with |coefficient| < 10^38. The scale is 0 to 38. 10.50 keeps
 *  scale 2 and is equal to 10.5, with the same hash. The low word comes first: on little-endian machines the first 16
 *  bytes are a value of Apache Arrow's decimal128. 24 bytes.
 */
typedef struct money_decimal_s {
    uint64_t lo;       /* the low 64 bits of the coefficient */
    int64_t hi;        /* the high 64 bits of the coefficient, with its sign */
    uint32_t scale;    /* the number of fraction digits, 0 to 38 */
    uint32_t reserved; /* 0 */
} money_decimal_t;

/** Creates the decimal coefficient × 10^-scale: (1050, 2) is 10.50.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_decimal_new(int64_t coefficient, uint32_t scale, money_decimal_t *result,
                                           money_error_t *error);

/** Creates a decimal from the two 64-bit words of a 128-bit coefficient.
 *
 *  The call is meant for runtimes that only support 64-bit integers. The words and the scale are the fields of
 *  money_decimal_t, which the call validates.
 *
 *  @param lo, hi  the coefficient hi × 2^64 + lo in two's complement; its absolute value must be less than 10^38.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_decimal_from_coefficient
 */
MONEY_API money_status_t money_decimal_from_words(uint64_t lo, int64_t hi, uint32_t scale, money_decimal_t *result,
                                                  money_error_t *error);

/** Creates a decimal from a coefficient as text: ("-1050", 2) is -10.50.
 *  @param text   an optional sign and at most 38 digits, not counting leading zeros.
 *  @param scale  0 to 38.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`text` is not an integer; the position is that of the first invalid byte),
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_decimal_coefficient
 */
MONEY_API money_status_t money_decimal_from_coefficient(const char *text, size_t length, uint32_t scale,
                                                        money_decimal_t *result, money_error_t *error);

/** Writes the coefficient of a decimal as text: "-1050" for -10.50. At most MONEY_TEXT_MAX bytes, including the NUL.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_decimal_from_coefficient
 */
MONEY_API money_status_t money_decimal_coefficient(const money_decimal_t *value, char *buffer, size_t capacity,
                                                   size_t *length, money_error_t *error);

/** Reads a decimal from text: an optional sign, digits, and optionally a point followed by digits.
 *
 *  `.5` is valid; `5.`, `1e3`, `1,000`, `NaN` and surrounding whitespace are not. Digits and scale are preserved.
 *  Leading zeros are dropped; trailing zeros of the fraction are dropped only if the number would otherwise exceed 38
 *  digits.
 *
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`text` is not a decimal; the position is that of the first invalid byte),
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (`text` is longer than MONEY_INPUT_MAX).
 */
MONEY_API money_status_t money_decimal_parse(const char *text, size_t length, money_decimal_t *result,
                                             money_error_t *error);

/** Writes a decimal as text without an exponent, with all digits of its scale: "-0.50". At most MONEY_TEXT_MAX bytes,
 *  including the NUL.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_decimal_format(const money_decimal_t *value, char *buffer, size_t capacity,
                                              size_t *length, money_error_t *error);

/** Returns a + b, exactly. The scale of the sum is the larger scale of the two; trailing zeros are dropped only if the
 *  sum would otherwise exceed 38 digits.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_decimal_add(const money_decimal_t *a, const money_decimal_t *b,
                                           money_decimal_t *result, money_error_t *error);

/** Returns a - b, exactly, with the scale that money_decimal_add would use.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_decimal_subtract(const money_decimal_t *a, const money_decimal_t *b,
                                                money_decimal_t *result, money_error_t *error);

/** Returns -value, exactly. The call never overflows.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_decimal_negate(const money_decimal_t *value, money_decimal_t *result,
                                              money_error_t *error);

/** Returns |value|, exactly. The call never overflows.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_decimal_absolute(const money_decimal_t *value, money_decimal_t *result,
                                                money_error_t *error);

/** Returns a × b, rounded once from the exact product.
 *  @param digits    the number of fraction digits, 0 to 38, or MONEY_DIGITS_EXACT for the exact product. Trailing zeros
 *                   of an exact product are dropped if 38 digits cannot hold them; a product that still does not fit is
 *                   MONEY_ERR_OVERFLOW.
 *  @param rounding  a MONEY_ROUND_ value; checked but not used with MONEY_DIGITS_EXACT.
 *  @param flags     receives 0 or MONEY_FLAG_ROUNDED.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 */
MONEY_API money_status_t money_decimal_multiply(const money_decimal_t *a, const money_decimal_t *b, int32_t digits,
                                                money_rounding_t rounding, money_decimal_t *result,
                                                money_flags_t *flags, money_error_t *error);

/** Returns a ÷ b, rounded once from the exact quotient.
 *  @param digits  the number of fraction digits, 0 to 38.
 *  @return MONEY_OK; MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 */
MONEY_API money_status_t money_decimal_divide(const money_decimal_t *a, const money_decimal_t *b, int32_t digits,
                                              money_rounding_t rounding, money_decimal_t *result,
                                              money_flags_t *flags, money_error_t *error);

/** Returns the value with exactly `digits` fraction digits, rounded or padded with zeros.
 *  @param digits  the number of fraction digits, 0 to 38.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 */
MONEY_API money_status_t money_decimal_quantize(const money_decimal_t *value, int32_t digits,
                                                money_rounding_t rounding, money_decimal_t *result,
                                                money_flags_t *flags, money_error_t *error);

/** Returns the quotient a ÷ b and the remainder: a = quotient × b + remainder, exactly.
 *
 *  The rounding mode determines the sign of the remainder. With MONEY_ROUND_DOWN it is the sign of `a`, as for `%` in
 *  C: -7 ÷ 2 is -3, remainder -1. With MONEY_ROUND_FLOOR it is the sign of `b`, as for `%` in Python: -4, remainder 1.
 *  With MONEY_ROUND_UNNECESSARY a remainder other than 0 is MONEY_ERR_INEXACT.
 *
 *  @param digits  the number of fraction digits of the quotient, 0 to 38.
 *  @return MONEY_OK; MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_decimal_divide, money_divide_remainder
 */
MONEY_API money_status_t money_decimal_divide_remainder(const money_decimal_t *a, const money_decimal_t *b,
                                                        int32_t digits, money_rounding_t rounding,
                                                        money_decimal_t *quotient, money_decimal_t *remainder,
                                                        money_error_t *error);

/** Returns the value with as few fraction digits as possible, but at least `digits`: 1.500 becomes 1.5, or 1.50 with
 *  two digits. Equal values are then represented identically.
 *  @param digits  the minimum number of fraction digits, 0 to 38.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (the value with `digits` fraction digits does not fit in 38 digits).
 *  @since 0.2
 *  @see money_decimal_quantize, money_normalize
 */
MONEY_API money_status_t money_decimal_normalize(const money_decimal_t *value, int32_t digits,
                                                 money_decimal_t *result, money_error_t *error);

/** Rounds a decimal to a multiple of a step, with the scale of the step: 1250 to a step of 100 is 1200, 1.03 to 0.05 is
 *  1.05.
 *  @param step  must be positive.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_decimal_round_significant, money_round_to_step
 */
MONEY_API money_status_t money_decimal_round_to_step(const money_decimal_t *value, const money_decimal_t *step,
                                                     money_rounding_t rounding, money_decimal_t *result,
                                                     money_flags_t *flags, money_error_t *error);

/** Rounds a decimal to at most `digits` significant digits: 1234.5 to two digits is 1200, 0.0995 is 0.10. A value with
 *  no more significant digits is returned unchanged.
 *  @param digits  the maximum number of significant digits, 1 to 38.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @since 0.2
 *  @see money_decimal_quantize, money_round_significant
 */
MONEY_API money_status_t money_decimal_round_significant(const money_decimal_t *value, int32_t digits,
                                                         money_rounding_t rounding, money_decimal_t *result,
                                                         money_flags_t *flags, money_error_t *error);

/** Returns the exact sum of decimals, at the largest scale among them. Without values the sum is 0. The call fails only
 *  if the sum itself does not fit; the order of the values does not matter.
 *  @param values  the decimals to add. NULL is allowed if `count` is 0.
 *  @return MONEY_OK; MONEY_ERR_LIMIT (`count` exceeds MONEY_AMOUNTS_MAX), MONEY_ERR_OVERFLOW.
 *  @since 0.2
 *  @see money_sum
 *  @long
 */
MONEY_API money_status_t money_decimal_sum(const money_decimal_t *values, size_t count, money_decimal_t *result,
                                           money_error_t *error);

/** Returns the smallest of one or more decimals; among equal values, the first.
 *  @return MONEY_OK; MONEY_ERR_LIMIT (`count` exceeds MONEY_AMOUNTS_MAX).
 *  @since 0.2
 *  @see money_minimum
 *  @long
 */
MONEY_API money_status_t money_decimal_minimum(const money_decimal_t *values, size_t count, money_decimal_t *result,
                                               money_error_t *error);

/** Returns the largest of one or more decimals; among equal values, the first.
 *  @return MONEY_OK; MONEY_ERR_LIMIT (`count` exceeds MONEY_AMOUNTS_MAX).
 *  @since 0.2
 *  @see money_maximum
 *  @long
 */
MONEY_API money_status_t money_decimal_maximum(const money_decimal_t *values, size_t count, money_decimal_t *result,
                                               money_error_t *error);

/** Returns the sign of a decimal: -1 if it is negative, 0 if it is zero, 1 if it is positive.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_sign
 */
MONEY_API money_status_t money_decimal_sign(const money_decimal_t *value, int32_t *sign, money_error_t *error);

/** Compares two decimals by value: `order` is -1 if a < b, 0 if they are equal, 1 if a > b. 10.5 and 10.50 are equal.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_decimal_compare(const money_decimal_t *a, const money_decimal_t *b, int32_t *order,
                                               money_error_t *error);

/** Returns a hash of the value. Equal decimals have equal hashes on every platform and in every version of this ABI.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_decimal_hash(const money_decimal_t *value, uint64_t *hash, money_error_t *error);

/* --------------------------------------------------------------------------------------------------------- Ratio */

/** An exact ratio of two 512-bit integers, not necessarily in lowest terms.
 *
 *  Words are stored least significant first. A zeroed ratio is rejected because its denominator is 0.
 */
typedef struct money_ratio_s {
    uint64_t numerator[8];   /* the absolute value, least significant word first */
    uint64_t denominator[8]; /* not 0 */
    int32_t sign;            /* -1, 0 or 1; 0 if the numerator is 0 */
    uint32_t reserved;       /* 0 */
} money_ratio_t;

/** Returns dividend ÷ divisor as an exact ratio in lowest terms.
 *  @return MONEY_OK; MONEY_ERR_DIVISION_BY_ZERO.
 *  @since 0.2
 *  @see money_ratio_from_amounts
 */
MONEY_API money_status_t money_ratio_from_decimals(const money_decimal_t *dividend, const money_decimal_t *divisor,
                                                   money_ratio_t *result, money_error_t *error);

/** Reads a ratio from text: "7/3", "-1/2", or a decimal in the format of money_decimal_parse.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW (the numerator or the denominator exceeds 512 bits),
 *          MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_ratio_format
 */
MONEY_API money_status_t money_ratio_parse(const char *text, size_t length, money_ratio_t *result,
                                           money_error_t *error);

/** Writes a ratio as text in lowest terms: "7/3", "-1/2", or "5" for an integer. At most MONEY_RATIO_TEXT_MAX bytes,
 *  including the NUL.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_ratio_parse, money_ratio_format_decimal
 */
MONEY_API money_status_t money_ratio_format(const money_ratio_t *ratio, char *buffer, size_t capacity, size_t *length,
                                            money_error_t *error);

/** Buffer size for any ratio as text, including the NUL. */
#define MONEY_RATIO_TEXT_MAX 320

/** Writes a ratio as decimal text, rounded once: 7/3 with four fraction digits is "2.3333". The integer part is written
 *  in full, even if it exceeds 38 digits. At most MONEY_RATIO_TEXT_MAX bytes, including the NUL.
 *  @param digits  the exact number of fraction digits, 0 to 38.
 *  @return MONEY_OK; MONEY_ERR_INEXACT, MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_ratio_to_decimal
 */
MONEY_API money_status_t money_ratio_format_decimal(const money_ratio_t *ratio, int32_t digits,
                                                    money_rounding_t rounding, char *buffer, size_t capacity,
                                                    size_t *length, money_error_t *error);

/** Returns the nearest decimal with exactly `digits` fraction digits, rounded once.
 *  @param digits  the number of fraction digits, 0 to 38.
 *  @return MONEY_OK; MONEY_ERR_INEXACT, MONEY_ERR_OVERFLOW.
 *  @since 0.2
 *  @see money_ratio_to_double
 */
MONEY_API money_status_t money_ratio_to_decimal(const money_ratio_t *ratio, int32_t digits, money_rounding_t rounding,
                                                money_decimal_t *result, money_flags_t *flags, money_error_t *error);

/** Returns the nearest double, ties to even, for charts and statistics. The result is identical on every platform, bit
 *  by bit. No other function converts an exact number to floating point, and no function converts the result back.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_ratio_to_decimal
 */
MONEY_API money_status_t money_ratio_to_double(const money_ratio_t *ratio, double *result, money_error_t *error);

/** Compares two ratios by value: `order` is -1 if a < b, 0 if they are equal, 1 if a > b. The ratios need not be in
 *  lowest terms.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_decimal_compare
 */
MONEY_API money_status_t money_ratio_compare(const money_ratio_t *a, const money_ratio_t *b, int32_t *order,
                                             money_error_t *error);

/* --------------------------------------------------------------------------------------------------------- Dates */

/** Returns the date of a year, month and day in the Gregorian calendar. Years are 1 to 9999.
 *  @return MONEY_OK; MONEY_ERR_DATE.
 */
MONEY_API money_status_t money_date_from_ymd(int32_t year, int32_t month, int32_t day, money_date_t *date,
                                             money_error_t *error);

/** Returns the year, month and day of a date: 1 to 9999, 1 to 12 and 1 to 31.
 *  @return MONEY_OK; MONEY_ERR_DATE (`date` is out of range or MONEY_DATE_NONE).
 *  @since 0.2
 *  @see money_date_from_ymd
 */
MONEY_API money_status_t money_date_to_ymd(money_date_t date, int32_t *year, int32_t *month, int32_t *day,
                                           money_error_t *error);

/** Returns the ISO 8601 day of the week of a date: 1 is Monday, 7 is Sunday.
 *  @return MONEY_OK; MONEY_ERR_DATE (`date` is out of range or MONEY_DATE_NONE).
 *  @since 0.2
 *  @see money_date_to_ymd
 */
MONEY_API money_status_t money_date_weekday(money_date_t date, int32_t *weekday, money_error_t *error);

/** Reads an ISO 8601 date from text: "2024-02-29".
 *  @return MONEY_OK; MONEY_ERR_SYNTAX, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_date_parse(const char *text, size_t length, money_date_t *date, money_error_t *error);

/** Writes a date as ISO 8601 text: "2024-02-29".
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_date_format(money_date_t date, char *buffer, size_t capacity, size_t *length,
                                           money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_DECIMAL_H */
