/** @file locale.h
 *  Amounts as a language and region write them.
 *
 *  You name a locale, such as "de-AT" or "pt_BR", and the library writes an amount with that locale's signs, groups,
 *  digits and symbol, or reads such text back exactly. Rules and data are those of Unicode CLDR and are part of the
 *  library: it asks the host for nothing. money_format and money_parse are for text that programs exchange.
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

/** Room for a locale's identifier and its NUL. */
#define MONEY_LOCALE_SIZE 16
/** Room for any amount as a locale writes it, and the NUL. */
#define MONEY_LOCALE_TEXT_MAX 512

/** The style in which a locale writes an amount. */
typedef int32_t money_locale_style_t;

#define MONEY_STYLE_STANDARD 0   /* "-1.234,56 €" */
#define MONEY_STYLE_ACCOUNTING 1 /* "($1,234.56)" if the locale has brackets, and no name of the currency */
#define MONEY_STYLE_COMPACT 2    /* "$1.2K": CLDR's short form, without zeros at the end of the fraction */

/** The form in which a locale writes a currency. */
typedef int32_t money_currency_display_t;

#define MONEY_DISPLAY_SYMBOL 0 /* "US$", "€": the locale's symbol, or the code if it has none */
#define MONEY_DISPLAY_NARROW 1 /* "$": for readers who know the country; several currencies may share it */
#define MONEY_DISPLAY_CODE 2   /* "USD" */
#define MONEY_DISPLAY_NAME 3   /* "US dollars", in one of the languages with names: de, en, es, fr, it, ja, pt; in all
                                  languages with the tables of share/locales */
#define MONEY_DISPLAY_NONE 4   /* the number alone */

/** The digits that a locale writes. */
typedef int32_t money_numerals_t;

#define MONEY_NUMERALS_LOCALE 0 /* the digits that the tag names ("ar-EG-u-nu-latn"), else those of the locale's default
                                   numbering system: "١٬٢٣٤" in ar-EG */
#define MONEY_NUMERALS_LATIN 1  /* 0 to 9, with the signs and patterns that the locale has for them */

/** Tables of locales that a program loaded: newer ones than the library has inside, or with names in more languages.
 *
 *  They do not change after they are read, so several threads can use them at the same time. They must stay alive
 *  during each call that you name them in.
 *  @since 0.2
 */
typedef struct money_locales_s money_locales_t;

/** Options of money_format_locale. 40 bytes. */
typedef struct money_locale_options_s {
    uint32_t struct_size;
    money_locale_style_t style;
    money_currency_display_t display;
    int32_t digits;                   /* 0 to 38; or MONEY_DIGITS_CURRENCY: the currency's minor units, or the amount's
                                         own scale if that is larger; MONEY_STYLE_COMPACT needs 0 to 38 */
    money_rounding_t rounding;
    money_numerals_t numerals;
    const money_currency_registry_t *registry; /* your own currencies; may be NULL; the library reads it during the
                                                  call */
    const money_locales_t *locales;   /* tables that you loaded; NULL: those inside of the library */
} money_locale_options_t;

#define MONEY_LOCALE_OPTIONS_INIT \
    { (uint32_t)sizeof(money_locale_options_t), MONEY_STYLE_STANDARD, MONEY_DISPLAY_SYMBOL, MONEY_DIGITS_CURRENCY, \
      MONEY_ROUND_HALF_EVEN, MONEY_NUMERALS_LOCALE, NULL, NULL }

/** Writes MONEY_LOCALE_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_locale_options_init(money_locale_options_t *options);

/** Returns how many locales Unicode CLDR has. */
MONEY_EXPORT size_t money_locale_count(void);

/** Writes the identifier of the locale at an index, such as "pt_BR". Locales have the order of their identifiers.
 *  MONEY_LOCALE_SIZE bytes are enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_locale_count
 */
MONEY_API money_status_t money_locale_at(size_t index, char *buffer, size_t capacity, size_t *length,
                                         money_error_t *error);

/** Writes the identifier of the locale that a name means: "pt-br" is "pt_BR", "zh-TW" is "zh_Hant_TW".
 *
 *  Aliases, likely subtags and parents are those of CLDR (UTS #35): "iw-IL" is "he_IL", "de-Latn-CH" is "de_CH",
 *  "en-036" is "en_AU", "zh-AU" is "zh_Hant", "es-JP" is "es_419". The library leaves out a region, script or variant
 *  for which CLDR has no locale of the language: "en-ZZ" is "en". Every function that takes a locale finds it in this
 *  way.
 *
 *  The keyword `nu` of a tag names the digits: money_format_locale writes those of "ar-EG-u-nu-latn" as 0 to 9. The
 *  values `native`, `traditio` and `finance` mean the locale's own systems. The identifier does not contain the
 *  keyword.
 *
 *  @param locale  a tag of BCP 47, with `-` or `_` and in any case: language, script, region, variants, extensions.
 *                 Names of POSIX ("de_DE.UTF-8", "sr_RS@latin", "C"), of ICU ("ar_EG@numbers=latn") and of Java
 *                 ("iw_IL") are read too. At most 255 bytes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (a language CLDR does not know, or a numbering system without decimal digits),
 *          MONEY_ERR_SYNTAX (not a locale; position), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_locale_find(const char *locale, char *buffer, size_t capacity, size_t *length,
                                           money_error_t *error);

/** Writes the code of the currency of a locale's country on a date: "CHF" for "de-CH". MONEY_CODE_SIZE bytes are room
 *  enough. The country is the name's own, also where CLDR does not know the language there; the language is known. The
 *  keyword `cu` of the name is the currency itself, and `rg` is another country: "en-GB-u-rg-uszzzz". A country that is
 *  no more has its own currency as long as there was one, and then that of its successor: SUR and RUB for "ru-SU".
 *
 *  @param locale  as money_locale_find takes it, with a region.
 *  @param date    MONEY_DATE_NONE: the end of the data.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (a language CLDR does not know, a name without a country, a country without a
 *          currency then), MONEY_ERR_SYNTAX (not a locale), MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_country_currencies, money_locale_find
 */
MONEY_API money_status_t money_locale_currency(const char *locale, money_date_t date, char *buffer, size_t capacity,
                                               size_t *length, money_error_t *error);

/** Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
 *
 *  The call follows Unicode CLDR (UTS #35): no-break spaces, groups of 2 and 3 digits, least digits before a group, the
 *  place of the sign, a space between a currency of letters and a digit. It rounds only if you give `digits` and the
 *  amount has more. The text has at most MONEY_LOCALE_TEXT_MAX bytes with the NUL.
 *
 *  @param options  NULL: the defaults.
 *  @param flags    receives 0 or MONEY_FLAG_ROUNDED.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such locale, or no name of the currency in its language),
 *          MONEY_ERR_INEXACT (the options allow no rounding), MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX (not a locale),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_format, money_parse_locale, money_currency_text
 */
MONEY_API money_status_t money_format_locale(const money_t *amount, const char *locale,
                                             const money_locale_options_t *options, char *buffer, size_t capacity,
                                             size_t *length, money_flags_t *flags, money_error_t *error);

/** Reads an amount as a locale writes it, in any style, with symbol, narrow symbol, code or name, before or after.
 *
 *  The call reads back exactly what money_format_locale wrote; a short form is the rounded amount that it shows. Any
 *  blank may stand for a no-break space, groups may be left out, and decimal digits of any script may stand for the
 *  locale's own: all digits of a number are of one script. Group signs where no group can begin, another locale's
 *  signs, and anything that is not part of the amount are errors.
 *
 *  A symbol means the currency that the locale writes with it. If the locale writes no currency so, the symbol means
 *  the one that it means in nearly all locales. If several currencies remain, the call is MONEY_ERR_AMBIGUOUS_CURRENCY
 *  and the error's text lists them. So "$5" is USD in en-US, MXN in es-MX, and ambiguous in pl. The final point of a
 *  symbol and its case do not matter where no other symbol is written so: "100 kr" is 100 DKK in da, which writes
 *  "kr.". A narrow symbol of letters means a currency only in a locale of its country.
 *
 *  A symbol never means a withdrawn currency that another one replaced: "100 F" in fr-CH may be FRF, EUR or CHF. A
 *  symbol that is the word of a unit, as the character U+5143 of "yuan" is, means one currency only where that one is
 *  at home. Both are ambiguous without `currency`.
 *
 *  The unit of a short form and a symbol that follows it directly are one word, and so "100 TL" and "100 B$" are
 *  errors, except in a locale that writes its own symbol so. Behind the number of a locale that writes symbols before
 *  it, a short form has a code, a name or a sign: "1.2M USD".
 *
 *  Brackets around the number, or around number and currency, are those of accounting: "GBP (53,180.08)" is negative.
 *  Invisible characters, such as U+200B, do not count beside the number. The marks U+202D and U+202E, which show digits
 *  in another order, are MONEY_ERR_SYNTAX.
 *
 *  @param currency [null]  the expected currency. The call then also reads text without a currency, reads a symbol that
 *                   several currencies share as this one, and refuses another currency with
 *                   MONEY_ERR_CURRENCY_MISMATCH. NULL or "": the text names the currency.
 *  @param registry  your own currencies.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (position: the first byte that does not belong), MONEY_ERR_AMBIGUOUS_CURRENCY,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW, MONEY_ERR_NOT_FOUND (no such
 *          locale), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (longer than MONEY_INPUT_MAX).
 *  @see money_parse, money_format_locale
 */
MONEY_API money_status_t money_parse_locale(const char *text, size_t length, const char *locale, const char *currency,
                                            const money_currency_registry_t *registry, money_t *result,
                                            money_error_t *error);

/** Writes a currency alone as a locale does: its symbol, narrow symbol, code or name ("US Dollar").
 *  @param display   any form except MONEY_DISPLAY_NONE.
 *  @param registry  your own currencies.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_NOT_FOUND (no such locale, or no name of the currency in
 *          its language), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_format_locale, money_currency_find
 */
MONEY_API money_status_t money_currency_text(const char *code, const char *locale, money_currency_display_t display,
                                             const money_currency_registry_t *registry, char *buffer, size_t capacity,
                                             size_t *length, money_error_t *error);

/* --------------------------------------------------------------------------------------------- Tables of your own */

/** Reads tables of locales from the bytes of a file. The library keeps a copy. You free the tables with
 *  money_locales_free.
 *
 *  The file share/locales/cldr.locales is installed with the library. It has the locales that are inside of the
 *  library, with the names of currencies and countries in all languages of Unicode CLDR. The generator in
 *  tools/data/currencies makes such a file of any release of CLDR.
 *
 *  Tables of form 1, from before there were names of countries, are read as well. A library that knows form 1 alone
 *  refuses form 2 with MONEY_ERR_VERSION.
 *
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT (no tables, or damaged ones; position), MONEY_ERR_VERSION (tables of a form
 *          that this library does not know), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (longer than MONEY_DOCUMENT_MAX),
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_locales_parse, money_locales_find
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_locales_from_bytes(const char *bytes, size_t length, money_locales_t **locales,
                                                  money_error_t *error);

/** Releases tables. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_locales_free(money_locales_t *locales);

/** Writes the version of Unicode CLDR that tables are of, such as "48". MONEY_LOCALE_SIZE bytes are enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 */
MONEY_API money_status_t money_locales_version(const money_locales_t *locales, char *buffer, size_t capacity,
                                               size_t *length, money_error_t *error);

/** Writes how many locales tables have.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_locales_count(const money_locales_t *locales, size_t *count, money_error_t *error);

/** Writes the identifier of the locale at an index of tables. MONEY_LOCALE_SIZE bytes are enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_locale_at
 *  @since 0.2
 */
MONEY_API money_status_t money_locales_at(const money_locales_t *locales, size_t index, char *buffer, size_t capacity,
                                          size_t *length, money_error_t *error);

/** Writes the identifier of the locale that a name means in tables.
 *  @param locale  as money_locale_find takes it.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (a language that the tables do not have), MONEY_ERR_SYNTAX (not a locale;
 *          position), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_locale_find
 *  @since 0.2
 */
MONEY_API money_status_t money_locales_find(const money_locales_t *locales, const char *locale, char *buffer,
                                            size_t capacity, size_t *length, money_error_t *error);

/** Reads an amount as money_parse_locale does, with tables of your own.
 *  @param currency [null]  the expected currency; NULL or "": the text names the currency.
 *  @param registry  your own currencies.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (position: the first byte that does not belong), MONEY_ERR_AMBIGUOUS_CURRENCY,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW, MONEY_ERR_NOT_FOUND (no such
 *          locale), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (longer than MONEY_INPUT_MAX).
 *  @see money_parse_locale
 *  @since 0.2
 */
MONEY_API money_status_t money_locales_parse(const money_locales_t *locales, const char *text, size_t length,
                                             const char *locale, const char *currency,
                                             const money_currency_registry_t *registry, money_t *result,
                                             money_error_t *error);

/** Writes a currency alone as money_currency_text does, with tables of your own.
 *  @param display   any form except MONEY_DISPLAY_NONE.
 *  @param registry  your own currencies.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_NOT_FOUND (no such locale, or no name of the currency in
 *          its language), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_currency_text
 *  @since 0.2
 */
MONEY_API money_status_t money_locales_currency_text(const money_locales_t *locales, const char *code,
                                                     const char *locale, money_currency_display_t display,
                                                     const money_currency_registry_t *registry, char *buffer,
                                                     size_t capacity,
                                                     size_t *length, money_error_t *error);

/** Writes the name of a country in a locale's language: "Schweiz", "Suisse". MONEY_LOCALE_TEXT_MAX bytes are enough.
 *
 *  The library has no names of countries inside. The file share/locales/cldr.locales has them, in all languages in
 *  which Unicode CLDR has them. Where CLDR has several forms it is the usual one, not a short one: "United Kingdom".
 *
 *  @param country  an ISO 3166-1 code of two letters, in either case.
 *  @param locale   as money_locale_find takes it. Its own country does not matter, but its region may have its own
 *                  names.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (a language that the tables do not have, or no name of that country in it),
 *          MONEY_ERR_SYNTAX (not a country's code, not a locale), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_BUFFER_TOO_SMALL.
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
