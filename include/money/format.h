/** @file format.h
 *  User-defined formats: patterns with separators, signs, a symbol and digits, for writing and reading.
 *
 *  Where the format of a locale is not suitable, you supply a pattern of Unicode CLDR and options. The library
 *  implements patterns literally and rejects any pattern that it supports only in part. With the same pattern and
 *  options, it reads its own output back exactly.
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

/** Maximum length of a pattern, in bytes. */
#define MONEY_PATTERN_MAX 128
/** As a number of digits in a format: the number that the pattern specifies. */
#define MONEY_DIGITS_PATTERN (-3)

/** The amounts that are written with a sign. */
typedef int32_t money_sign_display_t;

#define MONEY_SIGN_PATTERN 0     /* "-5", "0", "5": negative amounts, and others if the pattern contains a plus sign */
#define MONEY_SIGN_ALWAYS 1      /* "-5", "+0", "+5" */
#define MONEY_SIGN_EXCEPT_ZERO 2 /* "-5", "0", "+5" */
#define MONEY_SIGN_NEVER 3       /* "5", "0", "5": negative amounts are written like positive ones */

/** The treatment of trailing zeros in the fraction. */
typedef int32_t money_trailing_zeros_t;

#define MONEY_ZEROS_PATTERN 0     /* "12.50", "12.00": up to the minimum number of digits */
#define MONEY_ZEROS_STRIP 1       /* "12.5", "12" */
#define MONEY_ZEROS_STRIP_WHOLE 2 /* "12.50", "12": removed only if the fraction consists of zeros */

/** Options of money_format_pattern and money_parse_pattern. 104 bytes.
 *
 *  A text that is NULL defaults to that of the locale, or without a locale to ".", ",", "-" and "+". Texts are limited
 *  to 32 bytes without control characters. Separators and signs must not contain digits.
 */
typedef struct money_format_options_s {
    uint32_t struct_size;
    money_sign_display_t sign;
    money_trailing_zeros_t zeros;
    money_rounding_t rounding;                 /* used if an amount has more digits than the maximum */
    money_numerals_t numerals;                 /* the digits are 0 to 9 without a locale */
    int32_t minimum_fraction;                  /* 0 to 38, MONEY_DIGITS_PATTERN, MONEY_DIGITS_CURRENCY, or
                                                  MONEY_DIGITS_EXACT for the scale of the amount */
    int32_t maximum_fraction;                  /* 0 to 38, MONEY_DIGITS_PATTERN, MONEY_DIGITS_CURRENCY, or
                                                  MONEY_DIGITS_EXACT for no rounding */
    int32_t minimum_significant;               /* 1 to 38, or MONEY_DIGITS_PATTERN; must not be combined with fraction
                                                  digits */
    int32_t maximum_significant;               /* 1 to 38, or MONEY_DIGITS_PATTERN; must not be combined with fraction
                                                  digits */
    int32_t minimum_grouping;                  /* the minimum number of digits before the first group separator, 1 to
                                                  38: 2 writes "1234" and "12,345" */
    const char *decimal_separator;             /* the text before the fraction */
    const char *group_separator;               /* the text between groups of digits; "" for no grouping */
    const char *minus_sign;                    /* the text of `-` in the pattern, or before negative amounts */
    const char *plus_sign;                     /* the text of `+` in the pattern, or before other amounts */
    const char *symbol;                        /* replaces ¤; NULL for the symbol in the locale, or without a locale for
                                                  the code */
    const char *locale;                        /* the source of all texts and digits that are not set; NULL for no
                                                  locale */
    const money_currency_registry_t *registry; /* user-defined currencies; may be NULL; read during the call only */
    const money_locales_t *locales;            /* loaded tables that contain the locale; NULL for the built-in ones */
} money_format_options_t;

#define MONEY_FORMAT_OPTIONS_INIT \
    { (uint32_t)sizeof(money_format_options_t), MONEY_SIGN_PATTERN, MONEY_ZEROS_PATTERN, MONEY_ROUND_HALF_EVEN, \
      MONEY_NUMERALS_LOCALE, MONEY_DIGITS_PATTERN, MONEY_DIGITS_PATTERN, MONEY_DIGITS_PATTERN, \
      MONEY_DIGITS_PATTERN, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }

/** Sets options to their defaults, as MONEY_FORMAT_OPTIONS_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_format_options_init(money_format_options_t *options);

/** Writes an amount in the format of a number pattern: -1234.5 USD with "¤¤ #,##0.00;(¤¤ #,##0.00)" is "(USD
 *  1,234.50)".
 *
 *  Patterns are those of Unicode CLDR (UTS #35), implemented literally:
 *  - `0` is a digit that is always written, `#` one that is written if the amount has it
 *  - `.` is the decimal separator, and a comma groups the digits before it: "#,##0.00", "#,##,##0.##"
 *  - `@` is a significant digit, used instead of `0`: "@@#" writes two or three
 *  - `¤` is the symbol of the currency and `¤¤` its code, each of which may appear once before and once after the
 *    number
 *  - `;` separates an optional second half, whose prefix and suffix are those of negative amounts and whose number is
 *    ignored; without it, negative amounts start with a minus sign
 *  - `-` in the second half and `+` in the first are the signs of the format
 *  - text in '…' is literal, and '' is an apostrophe
 *
 *  Percent, per mille, padding, exponents and rounding steps are errors.
 *
 *  A plus sign for which the pattern contains no position replaces the minus sign of the second half, or is written in
 *  front. An amount that is rounded to 0 has no minus sign. The text needs at most MONEY_LOCALE_TEXT_MAX bytes,
 *  including the NUL.
 *
 *  @param options  NULL for the defaults.
 *  @param flags    receives 0 or MONEY_FLAG_ROUNDED.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (the pattern is invalid, in which case the position is that of the invalid
 *          byte, or a separator or sign would be ambiguous when read), MONEY_ERR_INEXACT (the amount must be rounded
 *          and the rounding mode does not allow it), MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY
 *          (MONEY_DIGITS_CURRENCY is set, and the currency is unknown or has no minor unit), MONEY_ERR_NOT_FOUND (the
 *          locale does not exist), MONEY_ERR_SYNTAX (`locale` is not a locale name), MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT (an input or the result is longer than its limit), MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_parse_pattern, money_format_locale
 */
MONEY_API money_status_t money_format_pattern(const money_t *amount, const char *pattern, size_t pattern_length,
                                              const money_format_options_t *options, char *buffer, size_t capacity,
                                              size_t *length, money_flags_t *flags, money_error_t *error);

/** Reads an amount from text in the format of a number pattern, as written by money_format_pattern with the same
 *  pattern and options.
 *
 *  The entire text must match, byte by byte. Each amount is read back exactly as it was written: a rounded amount with
 *  its rounded value, and with MONEY_SIGN_NEVER without its sign. The text may contain any number of digits, grouped as
 *  in the pattern or not at all. A text that matches two amounts is rejected.
 *
 *  @param currency [null]  the currency of the amount; NULL or "" if the text contains its code, or a symbol that the
 *                          locale uses for one currency only.
 *  @param options          NULL for the defaults. Digits and rounding are ignored.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (the pattern is invalid; the position is that of the invalid byte of the
 *          pattern), MONEY_ERR_SYNTAX (`text` does not match the pattern, or is ambiguous, in which case the position
 *          is that in the text; or `locale` is not a locale name, or `currency` is not a currency code),
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_CURRENCY_MISMATCH (the amount is of another currency),
 *          MONEY_ERR_AMBIGUOUS_CURRENCY, MONEY_ERR_OVERFLOW, MONEY_ERR_NOT_FOUND (the locale does not exist),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (`text` is longer than MONEY_INPUT_MAX, or another input is longer than
 *          its limit).
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
