/** @file expression.h
 *  Exact evaluation of expressions such as "12.50 EUR + 3 USD in GBP".
 *
 *  An expression consists of numbers, amounts, operators, parentheses and percentages. Expressions that mix currencies
 *  require a table of rates. The library calculates with exact ratios and rounds once, at the end, to a number or an
 *  amount. On request, a handle keeps the exact result and every conversion that was used. If the text is invalid, the
 *  error contains the position, which money_expression_caret displays.
 *
 *  @ring core
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_rates_builder_t *builder;
 *          money_rates_t *rates;
 *          money_expression_value_t value;
 *
 *          MONEY_CHECK(money_rates_builder_new(&builder, NULL));
 *          MONEY_CHECK(money_rates_builder_add(builder, "EUR", "USD", "1.25", MONEY_NTS, MONEY_DATE_NONE, NULL));
 *          MONEY_CHECK(money_rates_builder_build(builder, &rates, NULL));
 *          MONEY_CHECK(money_expression_evaluate("(12.50 EUR + 3 USD) x 2 in EUR", MONEY_NTS, rates, NULL, &value,
 *                                                NULL, NULL));
 *          printf("%s\n", money_show(&value.amount));
 *          money_rates_builder_free(builder);
 *          money_rates_free(rates);
 *          return 0;
 *      }
 *  @output
 *      29.80 EUR
 */
#ifndef MONEY_EXPRESSION_H
#define MONEY_EXPRESSION_H

#include "rates.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Maximum length of an expression, in bytes. */
#define MONEY_EXPRESSION_MAX 16384
/** Maximum number of currencies in one sum of an expression. */
#define MONEY_EXPRESSION_CURRENCIES_MAX 64

/** The kind of an expression's result: a number or an amount. */
typedef int32_t money_expression_kind_t;

#define MONEY_EXPRESSION_NUMBER 1 /* a number without a currency */
#define MONEY_EXPRESSION_AMOUNT 2 /* an amount with a currency */

/** The result of an expression. 64 bytes. */
typedef struct money_expression_value_s {
    money_expression_kind_t kind;
    money_flags_t flags;    /* MONEY_FLAG_ values */
    money_decimal_t number; /* the number, or the number of the amount without its currency */
    money_t amount;         /* the amount; zeroed for a number */
} money_expression_value_t;

/** An evaluated expression, with its exact result and its conversions. It is immutable. */
typedef struct money_expression_s money_expression_t;

/** Information about an evaluated expression. 240 bytes. */
typedef struct money_expression_info_s {
    money_expression_value_t value; /* the result, rounded */
    money_ratio_t exact;            /* the result before rounding, in lowest terms */
    uint64_t conversion_count;      /* number of conversions, where each pair of currencies counts once */
    uint64_t reserved[4];
} money_expression_info_t;

/** Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end.
 *
 *  An expression consists of these elements:
 *  - numbers: decimals without exponents ("12.50", ".5")
 *  - amounts: numbers with a currency before or after them, which is a built-in code, a code of `options->registry`, or
 *    a symbol that CLDR uses for one currency only ("EUR 12.50", "12.50€", "US$3")
 *  - operators: `+`, `-` (or U+2212), `x` (or `*`, U+00D7) and `/` (or U+00F7), of which the last two bind more tightly
 *  - parentheses, and signs before a term
 *  - percentages: `N%` after `+` or `-` is that percentage of everything to its left, and elsewhere a hundredth of N;
 *    the sum of two percentages is a percentage
 *  - conversions: `in` or `to`, in any case, with a currency converts everything before it, up to the enclosing
 *    parenthesis
 *
 *  docs/guide/expressions.md contains the complete grammar.
 *
 *  An amount times or divided by a number is an amount. An amount divided by an amount is a number: the divisor is
 *  first converted to the dividend's currency, or the dividend to the divisor's currency if the dividend mixes
 *  currencies. A sum of several currencies requires `in`; otherwise it is MONEY_ERR_CURRENCY_MISMATCH, as are amount ×
 *  amount, number ÷ amount, and amount + number.
 *
 *  Each step is a ratio of two integers of at most 512 bits in lowest terms. An amount is rounded to `options->digits`.
 *  A number that fits in 38 digits is exact and written without trailing zeros. Otherwise it is rounded to
 *  `options->digits`, or, with MONEY_DIGITS_CURRENCY, to as many fraction digits as 38 digits in total allow.
 *
 *  The error's position is that of the first byte that is invalid, of the operator that fails, or of the currency. If
 *  only the result fails, because it is too large, is inexact, or is in a currency without minor units, the position is
 *  the length of the text.
 *
 *  @param text               at most MONEY_EXPRESSION_MAX bytes.
 *  @param rates [null]       the table of rates; NULL if the expression requires no rates.
 *  @param options            as in money_rates_convert; NULL for the newest date, the minor unit of the currency on
 *                            that date, and half-even.
 *  @param value              receives the result.
 *  @param expression [null]  receives the evaluated expression with its conversions; NULL if you do not need it. Free
 *                            it with money_expression_free.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_AMBIGUOUS_CURRENCY (a symbol is used by
 *          several currencies; the error's text lists them), MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DIVISION_BY_ZERO,
 *          MONEY_ERR_OVERFLOW (a number or the result does not fit in 38 digits, or a step exceeds 512 bits),
 *          MONEY_ERR_NO_RATE, MONEY_ERR_INEXACT, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (`text` is longer
 *          than MONEY_EXPRESSION_MAX, or a sum mixes more than MONEY_EXPRESSION_CURRENCIES_MAX currencies).
 *  @see money_parse, money_rates_convert, money_expression_info, money_expression_caret
 */
MONEY_API money_status_t money_expression_evaluate(const char *text, size_t length, const money_rates_t *rates,
                                                   const money_convert_options_t *options,
                                                   money_expression_value_t *value, money_expression_t **expression,
                                                   money_error_t *error);

/** Frees an evaluated expression. NULL is allowed. */
MONEY_EXPORT void money_expression_free(money_expression_t *expression);

/** Returns the result of an expression, rounded and exact, and the number of conversions.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_expression_info(const money_expression_t *expression, money_expression_info_t *info,
                                               money_error_t *error);

/** Returns the conversion at an index: its exact rate, path, date and source.
 *
 *  Conversions are listed in the order in which they were used. Their remainder is 0, because nothing is rounded before
 *  the end.
 *
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the number of conversions).
 *  @see money_expression_conversions
 */
MONEY_API money_status_t money_expression_conversion_at(const money_expression_t *expression, size_t index,
                                                        money_conversion_t *conversion, money_error_t *error);

/** Returns a range of conversions, in the order in which they were used.
 *  @param first  the index of the first conversion to return, at most the number of conversions.
 *  @param rows [out count=capacity]  receives the conversions. At most `capacity` elements are written.
 *  @param count  receives the number of conversions returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` exceeds the number of conversions).
 *  @since 0.2
 *  @see money_expression_conversion_at
 */
MONEY_API money_status_t money_expression_conversions(const money_expression_t *expression, size_t first,
                                                      money_conversion_t *rows, size_t capacity, size_t *count,
                                                      money_error_t *error);

/** Explains an expression: its operations, down to the numbers and amounts of the text and the exchange rates. Free the
 *  explanation with money_explanation_free.
 *
 *  The result is the node "result". The numbers and amounts are "terms[0]" and so on, in the order of the text, the
 *  operations "steps[0]", in the order of evaluation, and the rates have names such as "EUR/USD".
 *
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (an exact value exceeds 512 bits).
 *  @since 0.2
 *  @see money_expression_evaluate, money_explanation_nodes
 */
MONEY_API money_status_t money_expression_explain(const money_expression_t *expression,
                                                  money_explanation_t **explanation, money_error_t *error);

/** Writes an expression and, below it, a caret at a position, such as the position of an error.
 *
 *      12 EUR + 3 $
 *                 ^
 *
 *  The caret is placed by characters (Unicode scalar values), not by bytes, and tabs are preserved. Control characters
 *  and bytes that are not valid UTF-8 are written as `?`; they are not an error here.
 *
 *  @param text      at most MONEY_EXPRESSION_MAX bytes.
 *  @param position  a byte offset in the text, or its length for the end. A position inside a character means that
 *                   character.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL, MONEY_ERR_LIMIT (`text` is longer than MONEY_EXPRESSION_MAX).
 *  @see money_expression_evaluate
 */
MONEY_API money_status_t money_expression_caret(const char *text, size_t text_length, int64_t position, char *buffer,
                                                size_t capacity, size_t *length, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_EXPRESSION_H */
