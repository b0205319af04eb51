/** @file format.h
 *  Formats of your own: a pattern with separators, signs, a symbol and digits, written and read back.
 *
 *  A locale writes amounts as a language and a region do. Where you need another form, you give a pattern of Unicode
 *  CLDR and options. The library takes the pattern at its word and refuses one that it would understand only in part.
 *  It reads back exactly, with the same pattern and options, the texts that it wrote.
 *
 *  @ring core
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_t amount = money_literal("-1234.5 USD");
 *          money_format_options_t options = MONEY_FORMAT_OPTIONS_INIT;
 *          const char *pattern = "¤#,##0.00;(¤#,##0.00)";
 *          char text[MONEY_LOCALE_TEXT_MAX];
 *
 *          options.symbol = "$";
 *          MONEY_CHECK(money_format_pattern(&amount, pattern, MONEY_NTS, &options, text, sizeof text, NULL, NULL,
 *                                           NULL));
 *          puts(text);
 *          MONEY_CHECK(money_parse_pattern(text, MONEY_NTS, pattern, MONEY_NTS, "USD", &options, &amount, NULL));
 *          puts(money_show(&amount));
 *          return 0;
 *      }
 *  @output
 *      ($1,234.50)
 *      -1234.50 USD
 */
#ifndef MONEY_FORMAT_H
#define MONEY_FORMAT_H

#include "locale.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The longest pattern, in bytes. */
#define MONEY_PATTERN_MAX 128
/** As digits of a format: as the pattern says. */
#define MONEY_DIGITS_PATTERN (-3)

/** Which amounts are written with a sign. */
typedef int32_t money_sign_display_t;

#define MONEY_SIGN_PATTERN 0     /* "-5", "0", "5": negative ones, and the others where the pattern has a plus sign */
#define MONEY_SIGN_ALWAYS 1      /* "-5", "+0", "+5" */
#define MONEY_SIGN_EXCEPT_ZERO 2 /* "-5", "0", "+5" */
#define MONEY_SIGN_NEVER 3       /* "5", "0", "5": a negative amount is written like a positive one */

/** The choice whether zeros at the end of the fraction stay. */
typedef int32_t money_trailing_zeros_t;

#define MONEY_ZEROS_PATTERN 0     /* "12.50", "12.00": as many as the fewest digits ask for */
#define MONEY_ZEROS_STRIP 1       /* "12.5", "12" */
#define MONEY_ZEROS_STRIP_WHOLE 2 /* "12.50", "12": where the fraction has nothing else */

/** Options of money_format_pattern and money_parse_pattern. 104 bytes.
 *
 *  A text that is NULL is the locale's, or without a locale ".", ",", "-" and "+". Texts have at most 32 bytes and no
 *  control characters; separators and signs have no digits.
 */
typedef struct money_format_options_s {
    uint32_t struct_size;
    money_sign_display_t sign;
    money_trailing_zeros_t zeros;
    money_rounding_t rounding;         /* used where an amount has more digits than the most that are written */
    money_numerals_t numerals;         /* without a locale the digits are 0 to 9 */
    int32_t minimum_fraction;          /* 0 to 38, MONEY_DIGITS_PATTERN, MONEY_DIGITS_CURRENCY, or MONEY_DIGITS_EXACT:
                                          as many as the amount has */
    int32_t maximum_fraction;          /* the same; with MONEY_DIGITS_EXACT nothing is rounded */
    int32_t minimum_significant;       /* 1 to 38, or MONEY_DIGITS_PATTERN; not together with fraction digits */
    int32_t maximum_significant;
    int32_t minimum_grouping;          /* the fewest digits before the first group separator, 1 to 38: with 2 it is
                                          "1234" and "12,345" */
    const char *decimal_separator;
    const char *group_separator;       /* "": digits are not grouped */
    const char *minus_sign;
    const char *plus_sign;
    const char *symbol;                /* what stands for ¤; NULL: the locale's symbol, or without a locale the code */
    const char *locale;                /* whose texts and digits stand where none is given; NULL: none */
    const money_currency_registry_t *registry; /* currencies of the program's own; may be NULL; read during the call
                                                  only */
    const money_locales_t *locales;    /* tables that have the locale; NULL: those inside of the library */
} money_format_options_t;

#define MONEY_FORMAT_OPTIONS_INIT \
    { (uint32_t)sizeof(money_format_options_t), MONEY_SIGN_PATTERN, MONEY_ZEROS_PATTERN, MONEY_ROUND_HALF_EVEN, \
      MONEY_NUMERALS_LOCALE, MONEY_DIGITS_PATTERN, MONEY_DIGITS_PATTERN, MONEY_DIGITS_PATTERN, \
      MONEY_DIGITS_PATTERN, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }

/** Writes MONEY_FORMAT_OPTIONS_INIT. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_format_options_init(money_format_options_t *options);

/** Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤ #,##0.00)".
 *
 *  Patterns are those of Unicode CLDR (UTS #35), taken at their word:
 *  - `0` is a digit that is always written, `#` one that is written where the amount has it, `.` the decimal separator;
 *    a comma groups the digits before the point: "#,##0.00", "#,##,##0.##".
 *  - `@` counts significant digits in place of `0`: "@@#" writes two or three.
 *  - `¤` is the currency's symbol, `¤¤` its code, once before and once after the number.
 *  - A second half after `;` surrounds negative amounts; its number does not count. Without one they have the minus
 *    sign in front. `-` in the second half and `+` in the first are the signs of the format.
 *  - Text in '…' is taken as it is; '' is an apostrophe. Percent, per mille, padding, exponents and steps are errors.
 *
 *  A plus sign that the pattern has no place for takes the place of the second half's minus sign, or stands in front.
 *  An amount that is rounded to 0 has no minus sign. The text has at most MONEY_LOCALE_TEXT_MAX bytes with the NUL.
 *
 *  @param options  NULL: the defaults.
 *  @param flags    receives 0 or MONEY_FLAG_ROUNDED.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (also: a wrong pattern, with the position of the wrong byte; a separator or
 *          sign that could not be told apart when read), MONEY_ERR_INEXACT (rounding was ruled out),
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY (MONEY_DIGITS_CURRENCY of a currency that is unknown or has
 *          no minor unit), MONEY_ERR_NOT_FOUND (no such locale), MONEY_ERR_SYNTAX (not a locale), MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT (a text longer than its limit, in or out), MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_parse_pattern, money_format_locale
 */
MONEY_API money_status_t money_format_pattern(const money_t *amount, const char *pattern, size_t pattern_length,
                                              const money_format_options_t *options, char *buffer, size_t capacity,
                                              size_t *length, money_flags_t *flags, money_error_t *error);

/** Reads an amount that money_format_pattern wrote with the same pattern and options.
 *
 *  The text is read whole and byte by byte. Every written amount is read back exactly: a rounded amount as what it was
 *  rounded to, and with MONEY_SIGN_NEVER an amount without its sign. The text may have any number of digits, grouped as
 *  the pattern groups them or not at all. A text that could be two amounts is refused.
 *
 *  @param currency [null]  what it is an amount of; NULL or "": the text says, by its code or by a symbol that the
 *                          locale has for one currency.
 *  @param options   NULL: the defaults. Digits and rounding do not matter.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (also: a wrong pattern, with the position in the pattern), MONEY_ERR_SYNTAX
 *          (not an amount of the pattern, or two, with the position in the text; not a locale; not a code),
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_CURRENCY_MISMATCH (an amount of another currency),
 *          MONEY_ERR_AMBIGUOUS_CURRENCY, MONEY_ERR_OVERFLOW, MONEY_ERR_NOT_FOUND (no such locale), MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT (a text longer than MONEY_INPUT_MAX, or its own limit).
 *  @since 0.2
 *  @see money_format_pattern, money_parse_locale
 */
MONEY_API money_status_t money_parse_pattern(const char *text, size_t length, const char *pattern,
                                             size_t pattern_length, const char *currency,
                                             const money_format_options_t *options, money_t *result,
                                             money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_FORMAT_H */
