/** @file expression.h
 *  Text such as "12.50 EUR + 3 USD in GBP", evaluated exactly.
 *
 *  @tier core
 *
 *  @contents
 *      money_value_kind_t               What an expression comes to.
 *      money_value_t                    What a line comes to.
 *      money_evaluate                   Evaluates a line such as "(12.50 EUR + 3 USD) x 2 in GBP", exactly, and
 *                                        rounds once, at the end.
 *      money_evaluate_caret             Writes a line and, under it, a caret at a position, such as the one of an
 *                                        error: 12 EUR + 3 $ ^ The caret is moved by characters (Unicode scalar
 *                                        values), not by bytes; a tab stays a tab.
 *      money_evaluation_t               A line evaluated, with how it came to its result; immutable.
 *      money_evaluation_info_t          What is known of an evaluation.
 *      money_evaluation_new             Evaluates a line as money_evaluate does, and keeps how.
 *      money_evaluation_free            Releases an evaluation.
 *      money_evaluation_info            The result, rounded and exact.
 *      money_evaluation_conversion_at   The conversion at an index, in the order the line needed them: exact rate,
 *                                        path, as-of date, source.
 */
#ifndef MONEY_EXPRESSION_H
#define MONEY_EXPRESSION_H

#include "rates.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The longest line that is evaluated, in bytes. */
#define MONEY_LINE_MAX 16384
/** The most currencies that one sum of a line may mix. */
#define MONEY_LINE_CURRENCIES_MAX 64

/** What an expression comes to. */
typedef int32_t money_value_kind_t;

#define MONEY_VALUE_NUMBER 1 /* a number without a currency */
#define MONEY_VALUE_MONEY 2  /* an amount of a currency */

/** What a line comes to. 64 bytes. */
typedef struct money_value_s {
    money_value_kind_t kind;           /* a MONEY_VALUE_ */
    money_flags_t flags;         /* MONEY_FLAG_ values */
    money_decimal_t number; /* the number; of a money its amount */
    money_t money;          /* zeroed for a number */
} money_value_t;

/** Evaluates a line such as "(12.50 EUR + 3 USD) x 2 in GBP", exactly, and rounds once, at the end.
 *
 *  Numbers are plain decimals ("12.50", ".5"). An amount is a number with a currency before or behind it: a built-in
 *  code, one of `options->registry`, or a symbol that CLDR has for one currency ("EUR 12.50", "12.50€", "US$3").
 *  Operators are `+`, `-` (or U+2212), `x` (or `*`, U+00D7) and `/` (or U+00F7); the latter two go first. Parentheses,
 *  signs before a term. `N%` behind + or - is that part of what stands left of it, elsewhere a hundredth of N. `in` or
 *  `to` (any case) with a currency ends a line or what stands in parentheses, and converts all of it. The whole grammar
 *  is in docs/calculator-lines.md.
 *
 *  money × number and money ÷ number are money; money ÷ money is a number, the divisor converted to the dividend's
 *  currency first (where the dividend mixes currencies: the dividend to the divisor's). A sum of several currencies is
 *  converted by `in` alone; without it the line is MONEY_ERR_CURRENCY_MISMATCH, as are money × money, number ÷ money
 *  and money + number.
 *
 *  All steps are ratios of two integers of at most 512 bits in lowest terms. Money is rounded to `options->digits`. A
 *  number is exact where 38 digits hold it, without zeros at the end; otherwise it is rounded to `options->digits`, or
 *  with MONEY_DIGITS_CURRENCY to as many fraction digits as 38 digits in all leave.
 *
 *  A failure has the position where the line does not go on, of the operator that fails, or of the currency; what only
 *  the result shows (too large, inexact, a currency without minor units) has the line's end.
 *
 *  @param line     at most MONEY_LINE_MAX bytes.
 *  @param rates [null]    may be NULL where nothing needs a rate.
 *  @param options  as in money_rates_convert; NULL: newest date, the currency's minor units of that date, half-even.
 *  @param value    receives the result.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_AMBIGUOUS_CURRENCY (the text lists what
 *          the symbol may be), MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW (a number
 *          or the result does not fit 38 digits, or a step 512 bits), MONEY_ERR_NO_RATE, MONEY_ERR_INEXACT,
 *          MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (longer than MONEY_LINE_MAX, or more than
 *          MONEY_LINE_CURRENCIES_MAX).
 */
MONEY_API money_status_t money_evaluate(const char *line, size_t length, const money_rates_t *rates,
                                        const money_convert_options_t *options, money_value_t *value,
                                        money_error_t *error);

/** Writes a line and, under it, a caret at a position, such as the one of an error:
 *
 *      12 EUR + 3 $
 *                 ^
 *
 *  The caret is moved by characters (Unicode scalar values), not by bytes; a tab stays a tab. Control characters and
 *  bytes that are not UTF-8 are shown as `?`, and are no error here.
 *
 *  @param position  a byte of the line, or its length for the end. Inside a character: that character.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL, MONEY_ERR_LIMIT (longer than MONEY_LINE_MAX).
 */
MONEY_API money_status_t money_evaluate_caret(const char *line, size_t line_length, int64_t position, char *buffer,
                                              size_t capacity, size_t *length, money_error_t *error);

/** A line evaluated, with how it came to its result; immutable. */
typedef struct money_evaluation_s money_evaluation_t;

/** What is known of an evaluation. 240 bytes. */
typedef struct money_evaluation_info_s {
    money_value_t value;
    money_ratio_t exact;       /* the value before it was rounded, in lowest terms */
    uint64_t conversion_count; /* the conversions the line needed, each pair of currencies once */
    uint64_t reserved[4];
} money_evaluation_info_t;

/** Evaluates a line as money_evaluate does, and keeps how. Freed with money_evaluation_free.
 *  @param rates [null]  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_AMBIGUOUS_CURRENCY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE,
 *          MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_ENCODING, MONEY_ERR_INEXACT, MONEY_ERR_LIMIT, MONEY_ERR_NO_RATE,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_evaluation_new(const char *line, size_t length, const money_rates_t *rates,
                                              const money_convert_options_t *options, money_evaluation_t **evaluation,
                                              money_error_t *error);

/** Releases an evaluation. NULL is allowed. */
MONEY_EXPORT void money_evaluation_free(money_evaluation_t *evaluation);

/** The result, rounded and exact.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_evaluation_info(const money_evaluation_t *evaluation, money_evaluation_info_t *info,
                                               money_error_t *error);

/** The conversion at an index, in the order the line needed them: exact rate, path, as-of date, source. Its remainder
 *  is 0: nothing was rounded in between.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW (the exact rate does not fit 512 bits).
 */
MONEY_API money_status_t money_evaluation_conversion_at(const money_evaluation_t *evaluation, size_t index,
                                                        money_conversion_t *conversion, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_EXPRESSION_H */
