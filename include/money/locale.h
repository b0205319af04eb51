/** @file locale.h
 *  Amounts as text in the format of a language and region.
 *
 *  The library writes an amount with the signs, groups, digits and symbol of a locale, such as "de-AT" or "pt_BR", and
 *  reads such text back exactly. Rules and data are those of Unicode CLDR and are part of the library, which does not
 *  use the locale of the host. For text exchanged between programs, use money_format and money_parse.
 *
 *  @ring core
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_t price = money_literal("1234567.5 EUR"), same;
 *          char text[MONEY_LOCALE_TEXT_MAX];
 *
 *          MONEY_CHECK(money_format_locale(&price, "en-IN", NULL, text, sizeof text, NULL, NULL, NULL));
 *          printf("%s\n", text);
 *          MONEY_CHECK(money_parse_locale(text, MONEY_NTS, "en-IN", NULL, NULL, &same, NULL));
 *          printf("%s\n", money_show(&same));
 *          return 0;
 *      }
 *  @output
 *      €12,34,567.50
 *      1234567.50 EUR
 */
#ifndef MONEY_LOCALE_H
#define MONEY_LOCALE_H

#include "amount.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Buffer size for a locale identifier, including the NUL. */
#define MONEY_LOCALE_SIZE 16
/** Buffer size for any amount in the format of a locale, including the NUL. */
#define MONEY_LOCALE_TEXT_MAX 512

/** The style of an amount in the format of a locale. */
typedef int32_t money_locale_style_t;

#define MONEY_STYLE_STANDARD 0   /* "-1.234,56 €" */
#define MONEY_STYLE_ACCOUNTING 1 /* "($1,234.56)" if the locale uses brackets and the display is not the currency's
                                    name */
#define MONEY_STYLE_COMPACT 2    /* "$1.2K": the short form of CLDR, without trailing zeros in the fraction */

/** The display of the currency in the format of a locale. */
typedef int32_t money_currency_display_t;

#define MONEY_DISPLAY_SYMBOL 0 /* "US$", "€": the symbol in the locale, or the code if the locale defines no symbol */
#define MONEY_DISPLAY_NARROW 1 /* "$": for readers who assume the country; several currencies may share it */
#define MONEY_DISPLAY_CODE 2   /* "USD" */
#define MONEY_DISPLAY_NAME 3   /* "US dollars". The built-in names are in de, en, es, fr, it, ja and pt; the tables in
                                  share/locales contain all languages */
#define MONEY_DISPLAY_NONE 4   /* the number only */

/** The digits in the format of a locale. */
typedef int32_t money_numerals_t;

#define MONEY_NUMERALS_LOCALE 0 /* the digits that the tag specifies ("ar-EG-u-nu-latn"), or else those of the locale's
                                   default numbering system: "١٬٢٣٤" in ar-EG */
#define MONEY_NUMERALS_LATIN 1  /* 0 to 9, with the signs and patterns that the locale defines for them */

/** How strictly a text is read. */
typedef int32_t money_reading_t;

#define MONEY_READING_STRICT 0  /* only the specified format */
#define MONEY_READING_LENIENT 1 /* also other forms that people write, as long as they have only one meaning */

/** Loaded locale tables, newer than the built-in ones or with names in more languages.
 *
 *  Tables are immutable, so threads can share them. They must stay alive during each call to which you pass them.
 *
 *  @since 0.2
 */
typedef struct money_locales_s money_locales_t;

/** Options of money_format_locale. 40 bytes. */
typedef struct money_locale_options_s {
    uint32_t struct_size;
    money_locale_style_t style;
    money_currency_display_t display;
    int32_t digits;                            /* number of fraction digits, 0 to 38, or MONEY_DIGITS_CURRENCY for the
                                                  minor unit of the currency, or for the scale of the amount if that is
                                                  larger; MONEY_STYLE_COMPACT requires 0 to 38 */
    money_rounding_t rounding;
    money_numerals_t numerals;
    const money_currency_registry_t *registry; /* user-defined currencies; may be NULL; read during the call only */
    const money_locales_t *locales;            /* loaded tables; NULL for the built-in ones */
} money_locale_options_t;

#define MONEY_LOCALE_OPTIONS_INIT \
    { (uint32_t)sizeof(money_locale_options_t), MONEY_STYLE_STANDARD, MONEY_DISPLAY_SYMBOL, MONEY_DIGITS_CURRENCY, \
      MONEY_ROUND_HALF_EVEN, MONEY_NUMERALS_LOCALE, NULL, NULL }

/** Sets options to their defaults, as MONEY_LOCALE_OPTIONS_INIT does. NULL is allowed. */
MONEY_EXPORT void money_locale_options_init(money_locale_options_t *options);

/** Returns the number of built-in locales. */
MONEY_EXPORT size_t money_locale_count(void);

/** Returns the identifier of the built-in locale at an index, such as "pt_BR". Locales are sorted by identifier. A
 *  buffer of MONEY_LOCALE_SIZE bytes is always large enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count), MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_locale_count
 */
MONEY_API money_status_t money_locale_at(size_t index, char *buffer, size_t capacity, size_t *length,
                                         money_error_t *error);

/** Writes the identifier of the locale that matches a name: "pt-br" is "pt_BR", "zh-TW" is "zh_Hant_TW".
 *
 *  Aliases, likely subtags and parent locales are those of CLDR (UTS #35): "iw-IL" is "he_IL", "de-Latn-CH" is "de_CH",
 *  "en-036" is "en_AU", "zh-AU" is "zh_Hant", "es-JP" is "es_419". A region, script or variant for which CLDR contains
 *  no locale of the language is ignored: "en-ZZ" is "en". Every function that accepts a locale resolves it in this way.
 *
 *  The keyword `nu` of a tag selects the digits: money_format_locale writes "ar-EG-u-nu-latn" with the digits 0 to 9.
 *  The values `native`, `traditio` and `finance` select the locale's own systems. The identifier does not contain the
 *  keyword.
 *
 *  @param locale  a BCP 47 tag in any case, with `-` or `_`: language, script, region, variants, extensions. Names in
 *                 the forms of POSIX ("de_DE.UTF-8", "sr_RS@latin", "C"), ICU ("ar_EG@numbers=latn") and Java ("iw_IL")
 *                 are accepted too. At most 255 bytes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (CLDR does not contain the language, or the numbering system is not one of
 *          decimal digits), MONEY_ERR_SYNTAX (`locale` is not a locale name; the position is that of the first invalid
 *          byte), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_locale_find(const char *locale, char *buffer, size_t capacity, size_t *length,
                                           money_error_t *error);

/** Writes the code of the currency of a locale's country on a date: "CHF" for "de-CH". A buffer of MONEY_CODE_SIZE
 *  bytes is always large enough.
 *
 *  The country is that of the name, even if CLDR does not combine it with the language, but the language must be known.
 *  The keyword `cu` of the name is the currency itself, and `rg` overrides the country: "en-GB-u-rg-uszzzz". A former
 *  country is assigned its own currency while that existed, and then the currency of its successor: SUR and RUB for
 *  "ru-SU".
 *
 *  @param locale  a name with a region, as in money_locale_find.
 *  @param date    MONEY_DATE_NONE for the end of the data.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (CLDR does not contain the language, the name does not contain a country, or
 *          the country did not use a currency on that date), MONEY_ERR_SYNTAX (`locale` is not a locale name),
 *          MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_country_currencies, money_locale_find
 */
MONEY_API money_status_t money_locale_currency(const char *locale, money_date_t date, char *buffer, size_t capacity,
                                               size_t *length, money_error_t *error);

/** Writes an amount in the format of a locale: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
 *
 *  The call follows Unicode CLDR (UTS #35): no-break spaces, groups of two and three digits, minimum grouping digits,
 *  the position of the sign, and a space between alphabetic currencies and digits. It rounds only if you set `digits`
 *  and the amount has more of them. The text needs at most MONEY_LOCALE_TEXT_MAX bytes, including the NUL.
 *
 *  @param options  NULL for the defaults.
 *  @param flags    receives 0 or MONEY_FLAG_ROUNDED.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the locale does not exist, or its language provides no name for the
 *          currency), MONEY_ERR_INEXACT (the amount must be rounded and the rounding mode does not allow it),
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX (`locale` is not a locale name), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_format, money_parse_locale, money_currency_text
 */
MONEY_API money_status_t money_format_locale(const money_t *amount, const char *locale,
                                             const money_locale_options_t *options, char *buffer, size_t capacity,
                                             size_t *length, money_flags_t *flags, money_error_t *error);

/** Reads an amount from text in the format of a locale: in any style, with symbol, narrow symbol, code or name, before
 *  or after the number.
 *
 *  The call reads the text of money_format_locale back exactly; a short form is read as the rounded amount that it
 *  shows. Any whitespace is accepted for a no-break space, groups may be omitted, and decimal digits of any script are
 *  accepted, but not digits of different scripts in one number. Group separators in invalid positions, separators of
 *  another locale, and anything that is not part of the amount are errors.
 *
 *  A symbol denotes the currency that the locale writes with it. If the locale does not use the symbol, it denotes the
 *  currency that nearly all locales write with it. If several currencies remain, the call fails with
 *  MONEY_ERR_AMBIGUOUS_CURRENCY and the error's text lists them: "$5" is USD in en-US, MXN in es-MX, and ambiguous in
 *  pl. The final point and the case of a symbol are ignored unless they distinguish two symbols: "100 kr" is 100 DKK in
 *  da, which writes "kr.". An alphabetic narrow symbol denotes a currency only in a locale of its country.
 *
 *  A symbol never denotes a withdrawn currency that has been replaced: "100 F" in fr-CH may be FRF, EUR or CHF. A
 *  symbol that is the word for a unit, such as the character U+5143 of "yuan", denotes a currency only in a locale that
 *  uses it as the usual symbol of that currency. Both are ambiguous without `currency`.
 *
 *  The unit of a short form and a symbol directly after it form one word, so "100 TL" and "100 B$" are errors, except
 *  in a locale that writes its own symbol in this way. After a number in a locale that writes symbols before it, a
 *  short form requires a code, a name or a sign: "1.2M USD".
 *
 *  Brackets around the number, or around number and currency, are accounting style: "GBP (53,180.08)" is negative.
 *  Invisible characters next to the number, such as U+200B, are ignored. The characters U+202D and U+202E, which
 *  reorder digits on display, are MONEY_ERR_SYNTAX.
 *
 *  @param currency [null]  the expected currency. The call then also accepts text without a currency, reads a symbol
 *                          shared by several currencies as this one, and rejects any other currency with
 *                          MONEY_ERR_CURRENCY_MISMATCH. NULL or "" if the text must contain the currency.
 *  @param registry         user-defined currencies.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`text` is not an amount; the position is that of the first invalid byte),
 *          MONEY_ERR_AMBIGUOUS_CURRENCY, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_NOT_FOUND (the locale does not exist), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (`text` is longer than
 *          MONEY_INPUT_MAX).
 *  @see money_parse, money_format_locale
 */
MONEY_API money_status_t money_parse_locale(const char *text, size_t length, const char *locale, const char *currency,
                                            const money_currency_registry_t *registry, money_t *result,
                                            money_error_t *error);

/** Reads a number without a currency from text in the format of a locale, such as a quantity: "1.234,5" in German.
 *
 *  The call accepts an optional sign, digits and separators as money_parse_locale does. Lenient reading also accepts a
 *  plain decimal in the format of money_decimal_parse: "1.5" in German. If the text is another number in each of the
 *  two formats, such as "1.234", which is 1234 or 1.234 in German, lenient reading fails with MONEY_ERR_SYNTAX. A minus
 *  sign is U+002D or U+2212; lenient reading also accepts U+2013, U+FE63 and U+FF0D.
 *
 *  @param reading  strict for the format of the locale only.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`text` is not a number, or is ambiguous, or `locale` is not a locale name; the
 *          position is that of the first invalid byte), MONEY_ERR_OVERFLOW, MONEY_ERR_NOT_FOUND (the locale does not
 *          exist), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (`text` is longer than MONEY_INPUT_MAX).
 *  @since 0.2
 *  @see money_parse_locale, money_decimal_parse
 */
MONEY_API money_status_t money_decimal_parse_locale(const char *text, size_t length, const char *locale,
                                                    money_reading_t reading, money_decimal_t *result,
                                                    money_error_t *error);

/** Writes a currency without an amount in the format of a locale: its symbol, narrow symbol, code or name ("US
 *  Dollar").
 *  @param display   any value except MONEY_DISPLAY_NONE.
 *  @param registry  user-defined currencies.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_NOT_FOUND (the locale does not exist, or its language
 *          provides no name for the currency), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_format_locale, money_currency_find
 */
MONEY_API money_status_t money_currency_text(const char *code, const char *locale, money_currency_display_t display,
                                             const money_currency_registry_t *registry, char *buffer, size_t capacity,
                                             size_t *length, money_error_t *error);

/* --------------------------------------------------------------------------------------------- Tables of your own */

/** Reads locale tables from the bytes of a file. The library copies the bytes. Free the tables with money_locales_free.
 *
 *  The file share/locales/cldr.locales is installed with the library. It contains the built-in locales, with the names
 *  of currencies and countries in all languages of Unicode CLDR. The generator in tools/data/currencies creates such a
 *  file from any release of CLDR.
 *
 *  Tables of form 1, which contain no names of countries, are accepted too. Versions of the library that only support
 *  form 1 reject form 2 with MONEY_ERR_VERSION.
 *
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT (the bytes are not locale tables, or are damaged; the position is that of the
 *          invalid part), MONEY_ERR_VERSION (the tables are of a newer form than this library supports),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (`length` exceeds MONEY_DOCUMENT_MAX), MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_locales_parse, money_locales_find
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_locales_from_bytes(const char *bytes, size_t length, money_locales_t **locales,
                                                  money_error_t *error);

/** Frees a set of locale tables. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_locales_free(money_locales_t *locales);

/** Writes the version of Unicode CLDR of locale tables, such as "48". A buffer of MONEY_LOCALE_SIZE bytes is always
 *  large enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 */
MONEY_API money_status_t money_locales_version(const money_locales_t *locales, char *buffer, size_t capacity,
                                               size_t *length, money_error_t *error);

/** Returns the number of locales in tables.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_locales_count(const money_locales_t *locales, size_t *count, money_error_t *error);

/** Returns the identifier of the locale at an index of tables. A buffer of MONEY_LOCALE_SIZE bytes is always large
 *  enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count), MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_locale_at
 *  @since 0.2
 */
MONEY_API money_status_t money_locales_at(const money_locales_t *locales, size_t index, char *buffer, size_t capacity,
                                          size_t *length, money_error_t *error);

/** Writes the identifier of the locale in tables that matches a name.
 *  @param locale  a locale name, as in money_locale_find.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the tables do not contain the language), MONEY_ERR_SYNTAX (`locale` is not a
 *          locale name; the position is that of the first invalid byte), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_locale_find
 *  @since 0.2
 */
MONEY_API money_status_t money_locales_find(const money_locales_t *locales, const char *locale, char *buffer,
                                            size_t capacity, size_t *length, money_error_t *error);

/** Reads an amount from text as money_parse_locale does, with loaded tables.
 *  @param currency [null]  the expected currency; NULL or "" if the text must contain the currency.
 *  @param registry         user-defined currencies.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`text` is not an amount; the position is that of the first invalid byte),
 *          MONEY_ERR_AMBIGUOUS_CURRENCY, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_NOT_FOUND (the locale does not exist), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (`text` is longer than
 *          MONEY_INPUT_MAX).
 *  @see money_parse_locale
 *  @since 0.2
 */
MONEY_API money_status_t money_locales_parse(const money_locales_t *locales, const char *text, size_t length,
                                             const char *locale, const char *currency,
                                             const money_currency_registry_t *registry, money_t *result,
                                             money_error_t *error);

/** Writes a currency without an amount as money_currency_text does, with loaded tables.
 *  @param display   any value except MONEY_DISPLAY_NONE.
 *  @param registry  user-defined currencies.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_NOT_FOUND (the locale does not exist, or its language
 *          provides no name for the currency), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_currency_text
 *  @since 0.2
 */
MONEY_API money_status_t money_locales_currency_text(const money_locales_t *locales, const char *code,
                                                     const char *locale, money_currency_display_t display,
                                                     const money_currency_registry_t *registry, char *buffer,
                                                     size_t capacity,
                                                     size_t *length, money_error_t *error);

/** Writes the name of a country in the language of a locale: "Schweiz", "Suisse". A buffer of MONEY_LOCALE_TEXT_MAX
 *  bytes is always large enough.
 *
 *  The built-in tables contain no names of countries. The file share/locales/cldr.locales contains them in all
 *  languages for which Unicode CLDR provides them. If CLDR provides several forms, the call uses the standard form, not
 *  a short one: "United Kingdom".
 *
 *  @param country  an ISO 3166-1 code of two letters, in either case.
 *  @param locale   a locale name, as in money_locale_find. Its own country does not matter, but names may differ by
 *                  region.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the tables do not contain the language, or contain no name of the country in
 *          it), MONEY_ERR_SYNTAX (`country` is not a two-letter code, or `locale` is not a locale name),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_country_currencies, money_locale_currency
 *  @since 0.2
 */
MONEY_API money_status_t money_locales_country_name(const money_locales_t *locales, const char *country,
                                                    const char *locale, char *buffer, size_t capacity,
                                                    size_t *length, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_LOCALE_H */
