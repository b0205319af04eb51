/** @file expression.h
 *  Text such as "12.50 EUR + 3 USD in GBP", evaluated exactly.
 *
 *  You give the text and, where it mixes currencies, a rate table. The library reads numbers, amounts, operators,
 *  parentheses and percentages, calculates with exact ratios, and rounds once, at the end. The result is a number or an
 *  amount. If you ask for it, a handle keeps the exact result and every conversion that the expression needed. If the
 *  text is wrong, the error has its position, and money_expression_caret draws it.
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

/** The longest expression that the library evaluates, in bytes. */
#define MONEY_EXPRESSION_MAX 16384
/** The most currencies that one sum of an expression may mix. */
#define MONEY_EXPRESSION_CURRENCIES_MAX 64

/** Says whether the result of an expression has a currency. */
typedef int32_t money_expression_kind_t;

#define MONEY_EXPRESSION_NUMBER 1 /* a number without a currency */
#define MONEY_EXPRESSION_AMOUNT 2 /* an amount */

/** The result of an expression. 64 bytes. */
typedef struct money_expression_value_s {
    money_expression_kind_t kind;
    money_flags_t flags;    /* MONEY_FLAG_ values */
    money_decimal_t number; /* the number; for an amount its number without the currency */
    money_t amount;         /* the amount; all bytes are 0 for a number */
} money_expression_value_t;

/** An expression that was evaluated, with its exact result and its conversions. It never changes. */
typedef struct money_expression_s money_expression_t;

/** The facts of an evaluated expression. 240 bytes. */
typedef struct money_expression_info_s {
    money_expression_value_t value;
    money_ratio_t exact;       /* the result before it was rounded, in lowest terms */
    uint64_t conversion_count; /* the conversions that the expression needed; each pair of currencies counts once */
    uint64_t reserved[4];
} money_expression_info_t;

/** Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end.
 *
 *  Numbers are plain decimals ("12.50", ".5"). An amount is a number with a currency before or after it: a built-in
 *  code, a code of `options->registry`, or a symbol that CLDR has for one currency ("EUR 12.50", "12.50€", "US$3"). The
 *  operators are `+`, `-` (or U+2212), `x` (or `*`, U+00D7) and `/` (or U+00F7); the last two bind more tightly. You
 *  may write parentheses, and signs before a term. `N%` after `+` or `-` is that part of everything to its left;
 *  elsewhere it is a hundredth of N. `in` or `to` (in any case) with a currency converts everything before it, up to
 *  the parenthesis that it stands in. docs/guide/expressions.md has the whole grammar.
 *
 *  An amount times or divided by a number is an amount. An amount divided by an amount is a number; the library first
 *  converts the divisor to the dividend's currency, or the dividend to the divisor's if the dividend mixes currencies.
 *  Only `in` converts a sum of several currencies. Without it such a sum is MONEY_ERR_CURRENCY_MISMATCH, as are
 *  amount × amount, number ÷ amount and amount + number.
 *
 *  Every step is a ratio of two integers of at most 512 bits in lowest terms. The library rounds an amount to
 *  `options->digits`. It keeps a number exact if 38 digits hold it, without zeros at the end. Otherwise it rounds the
 *  number to `options->digits`, or with MONEY_DIGITS_CURRENCY to as many fraction digits as 38 digits in all leave.
 *
 *  The error's position is the byte where the text stops making sense, the operator that fails, or the currency. If
 *  only the result shows the failure (too large, inexact, a currency without minor units), it is the length of the
 *  text.
 *
 *  @param text     at most MONEY_EXPRESSION_MAX bytes.
 *  @param rates [null]    the rate table; NULL if nothing needs a rate.
 *  @param options  as in money_rates_convert; NULL: the newest date, the currency's minor units on that date,
 *                  half-even.
 *  @param value    receives the result.
 *  @param expression [null]  receives how the result came about; you free it with money_expression_free. NULL if you do
 *                  not need it.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_AMBIGUOUS_CURRENCY (the text lists what
 *          the symbol may be), MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW (a number
 *          or the result does not fit 38 digits, or a step 512 bits), MONEY_ERR_NO_RATE, MONEY_ERR_INEXACT,
 *          MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (longer than MONEY_EXPRESSION_MAX, or more currencies
 *          than MONEY_EXPRESSION_CURRENCIES_MAX).
 *  @see money_parse, money_rates_convert, money_expression_info, money_expression_caret
 */
MONEY_API money_status_t money_expression_evaluate(const char *text, size_t length, const money_rates_t *rates,
                                                   const money_convert_options_t *options,
                                                   money_expression_value_t *value, money_expression_t **expression,
                                                   money_error_t *error);

/** Frees an evaluated expression. NULL is allowed. */
MONEY_EXPORT void money_expression_free(money_expression_t *expression);

/** Returns the result of an expression, rounded and exact, and how many conversions it needed.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_expression_info(const money_expression_t *expression, money_expression_info_t *info,
                                               money_error_t *error);

/** Returns the conversion at an index: its exact rate, path, date and source.
 *
 *  Conversions have the order in which the expression needed them. Their remainder is 0, because the library rounds
 *  nothing before the end.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is the number of conversions or above).
 *  @see money_expression_conversions
 */
MONEY_API money_status_t money_expression_conversion_at(const money_expression_t *expression, size_t index,
                                                        money_conversion_t *conversion, money_error_t *error);

/** Writes the conversions from an index on, as many as there are and as your array has room for.
 *  @param first  the index of the first one; if it equals the number of conversions, the call writes none.
 *  @param rows [out count=capacity]  receives the conversions.
 *  @param count  receives how many conversions the call wrote.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (there are fewer than `first`).
 *  @since 0.2
 *  @see money_expression_conversion_at
 */
MONEY_API money_status_t money_expression_conversions(const money_expression_t *expression, size_t first,
                                                      money_conversion_t *rows, size_t capacity, size_t *count,
                                                      money_error_t *error);

/** Writes an expression and, under it, a caret at a position, such as the position of an error:
 *
 *      12 EUR + 3 $
 *                 ^
 *
 *  The call moves the caret by characters (Unicode scalar values), not by bytes, and keeps a tab as a tab. It writes
 *  `?` for control characters and for bytes that are not UTF-8; these are no error here.
 *
 *  @param text      at most MONEY_EXPRESSION_MAX bytes.
 *  @param position  a byte of the text, or its length for the end. A position inside a character means that character.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL, MONEY_ERR_LIMIT (longer than MONEY_EXPRESSION_MAX).
 *  @see money_expression_evaluate
 */
MONEY_API money_status_t money_expression_caret(const char *text, size_t text_length, int64_t position, char *buffer,
                                                size_t capacity, size_t *length, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_EXPRESSION_H */
