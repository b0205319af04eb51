/** @file decimal.h
 *  Exact decimal numbers, rounding, exact ratios and dates.
 *
 *  @tier core
 *
 *  @contents
 *      money_rounding_t                 How a result that does not fit its digits is rounded.
 *      money_decimal_t                  A decimal number: coefficient × 10^-scale.
 *      money_decimal_new                Makes coefficient × 10^-scale: (1050, 2) is 10.50.
 *      money_decimal_parse              Reads a decimal: an optional sign, digits, an optional point with digits
 *                                        behind it, nothing else.
 *      money_decimal_format             Writes a decimal plainly, with all digits of its scale: "-0.50".
 *      money_decimal_add                a + b, exactly.
 *      money_decimal_subtract           a - b, under the rules of money_decimal_add.
 *      money_decimal_negate             -value, exactly.
 *      money_decimal_absolute           |value|, exactly.
 *      money_decimal_multiply           a × b, rounded once from the exact product.
 *      money_decimal_divide             a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact
 *                                        quotient.
 *      money_decimal_quantize           The value with exactly `digits` (0 to 38) fraction digits: rounded, or filled
 *                                        up with zeros.
 *      money_decimal_compare            Compares by value: `order` receives -1 (a < b), 0 or 1.
 *      money_decimal_hash               A hash of the value: equal decimals have equal hashes, on every platform and
 *                                        in every version of this ABI.
 *      money_ratio_t                    An exact ratio of two 512-bit integers, least significant word first; not
 *                                        necessarily in lowest terms.
 *      money_date_from_ymd              The date of a year (1 to 9999), month and day of the Gregorian calendar.
 *      money_date_parse                 Reads a date as ISO 8601 writes it: "2024-02-29".
 *      money_date_format                Writes a date as "2024-02-29".
 */
#ifndef MONEY_DECIMAL_H
#define MONEY_DECIMAL_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------------ Rounding */

/** How a result that does not fit its digits is rounded. IEEE 754 and ISO 80000-1 names in brackets.
 *
 *  The values begin at 1000, so that no number of digits is a rounding and no rounding a number of digits: a call whose
 *  two arguments are swapped fails, and so does an options struct whose rounding was left 0.
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

/** a + b, exactly. The scale is the larger one; where 38 digits do not hold it, zeros at the end are dropped first.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_decimal_add(const money_decimal_t *a, const money_decimal_t *b,
                                           money_decimal_t *result, money_error_t *error);

/** a - b, under the rules of money_decimal_add.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_decimal_subtract(const money_decimal_t *a, const money_decimal_t *b,
                                                money_decimal_t *result, money_error_t *error);

/** -value, exactly. Never overflows.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_decimal_negate(const money_decimal_t *value, money_decimal_t *result,
                                              money_error_t *error);

/** |value|, exactly. Never overflows.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_decimal_absolute(const money_decimal_t *value, money_decimal_t *result,
                                                money_error_t *error);

/** a × b, rounded once from the exact product.
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

/** a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient.
 *  @return MONEY_OK; MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 */
MONEY_API money_status_t money_decimal_divide(const money_decimal_t *a, const money_decimal_t *b, int32_t digits,
                                              money_rounding_t rounding, money_decimal_t *result,
                                              money_flags_t *flags, money_error_t *error);

/** The value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 */
MONEY_API money_status_t money_decimal_quantize(const money_decimal_t *value, int32_t digits,
                                                money_rounding_t rounding, money_decimal_t *result,
                                                money_flags_t *flags, money_error_t *error);

/** Compares by value: `order` receives -1 (a < b), 0 or 1. 10.5 and 10.50 are equal.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_decimal_compare(const money_decimal_t *a, const money_decimal_t *b, int32_t *order,
                                               money_error_t *error);

/** A hash of the value: equal decimals have equal hashes, on every platform and in every version of this ABI.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_decimal_hash(const money_decimal_t *value, uint64_t *hash, money_error_t *error);

/* --------------------------------------------------------------------------------------------------------- Ratio */

/** An exact ratio of two 512-bit integers, least significant word first; not necessarily in lowest terms. */
typedef struct money_ratio_s {
    uint64_t numerator[8];
    uint64_t denominator[8];
    int32_t sign; /* -1, 0 or 1 */
    uint32_t reserved;
} money_ratio_t;

/* --------------------------------------------------------------------------------------------------------- Dates */

/** The date of a year (1 to 9999), month and day of the Gregorian calendar.
 *  @return MONEY_OK; MONEY_ERR_DATE.
 */
MONEY_API money_status_t money_date_from_ymd(int32_t year, int32_t month, int32_t day, money_date_t *date,
                                             money_error_t *error);

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
