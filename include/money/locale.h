/** @file locale.h
 *  Amounts as a language and region write them, and the reading of such text.
 *
 *  @tier core
 *
 *  @contents
 *      money_locale_style_t             How a locale writes an amount.
 *      money_currency_display_t         How a currency is written.
 *      money_numerals_t                 Which digits are written.
 *      money_locale_options_t           Options of money_format_locale.
 *      money_locale_options_init        Writes MONEY_LOCALE_OPTIONS_INIT.
 *      money_locale_text_max            MONEY_LOCALE_TEXT_MAX, for a runtime that cannot see macros.
 *      money_locale_count               How many locales Unicode CLDR has.
 *      money_locale_at                  The identifier of the locale at an index, in their order: "pt_BR".
 *      money_locale_find                The identifier of the locale that a name stands for: "pt-br" is "pt_BR",
 *                                        "zh-TW" is "zh_Hant_TW".
 *      money_format_locale              Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €",
 *                                        "($1,234.56)", "$1.2K".
 *      money_parse_locale               Reads an amount as a locale writes it, in any style, with symbol, narrow
 *                                        symbol, code or name, before or behind.
 *      money_currency_text              How a locale writes a currency: its symbol, narrow symbol, code or name alone
 *                                        ("US Dollar").
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

/** How a locale writes an amount. */
typedef int32_t money_locale_style_t;

#define MONEY_STYLE_STANDARD 0   /* "-1.234,56 €" */
#define MONEY_STYLE_ACCOUNTING 1 /* "($1,234.56)", where the locale has brackets; with MONEY_DISPLAY_NAME as standard */
#define MONEY_STYLE_COMPACT 2    /* "$1.2K": short form of CLDR; zeros at the end of the fraction go */

/** How a currency is written. */
typedef int32_t money_currency_display_t;

#define MONEY_DISPLAY_SYMBOL 0 /* "US$", "€": the locale's symbol, the code where it has none */
#define MONEY_DISPLAY_NARROW 1 /* "$": as where the country is known; several currencies may share it */
#define MONEY_DISPLAY_CODE 2   /* "USD" */
#define MONEY_DISPLAY_NAME 3   /* "US dollars", in one of the languages with names: de, en, es, fr, it, ja, pt */
#define MONEY_DISPLAY_NONE 4   /* the number alone */

/** Which digits are written. */
typedef int32_t money_numerals_t;

#define MONEY_NUMERALS_LOCALE 0 /* the digits of the locale's default numbering system: "١٬٢٣٤" in ar-EG */
#define MONEY_NUMERALS_LATIN 1  /* 0 to 9, with the locale's signs */

/** Options of money_format_locale. 32 bytes. */
typedef struct money_locale_options_s {
    uint32_t struct_size;
    money_locale_style_t style;                    /* a MONEY_STYLE_ */
    money_currency_display_t display;                  /* a MONEY_DISPLAY_ */
    int32_t digits;                   /* 0 to 38, or MONEY_DIGITS_CURRENCY: the currency's minor units, or the amount's own
                                         scale where that is larger; MONEY_STYLE_COMPACT needs 0 to 38 */
    money_rounding_t rounding;
    money_numerals_t numerals;                 /* a MONEY_NUMERALS_ */
    const money_registry_t *registry; /* minor units and names of the program's own; may be NULL; read during the call only */
} money_locale_options_t;

#define MONEY_LOCALE_OPTIONS_INIT \
    { (uint32_t)sizeof(money_locale_options_t), MONEY_STYLE_STANDARD, MONEY_DISPLAY_SYMBOL, MONEY_DIGITS_CURRENCY, \
      MONEY_ROUND_HALF_EVEN, MONEY_NUMERALS_LOCALE, NULL }

/** Writes MONEY_LOCALE_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_locale_options_init(money_locale_options_t *options);

/** MONEY_LOCALE_TEXT_MAX, for a runtime that cannot see macros. */
MONEY_EXPORT size_t money_locale_text_max(void);

/** How many locales Unicode CLDR has. */
MONEY_EXPORT size_t money_locale_count(void);

/** The identifier of the locale at an index, in their order: "pt_BR". MONEY_LOCALE_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_locale_at(size_t index, char *buffer, size_t capacity, size_t *length,
                                         money_error_t *error);

/** The identifier of the locale that a name stands for: "pt-br" is "pt_BR", "zh-TW" is "zh_Hant_TW".
 *
 *  A region, script or variant that CLDR does not know is left out, from the end: "en-ZZ" is "en". All functions that
 *  take a locale find it in this way.
 *
 *  @param locale  language, script, region, variant, parted by `-` or `_`; letters of either case. At most 63 bytes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (a language CLDR does not know), MONEY_ERR_SYNTAX (not a locale; position),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_locale_find(const char *locale, char *buffer, size_t capacity, size_t *length,
                                           money_error_t *error);

/** Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
 *
 *  Rules and data are those of Unicode CLDR (UTS #35): no-break spaces, groups of 2 and 3 digits, least digits before a
 *  group, place of the sign, a space between a currency of letters and a digit. Nothing is rounded unless `digits` is
 *  given and less than the amount has. At most MONEY_LOCALE_TEXT_MAX bytes with the NUL.
 *
 *  @param options  NULL: the defaults.
 *  @param flags    receives 0 or MONEY_FLAG_ROUNDED; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such locale, or no name of the currency in its language),
 *          MONEY_ERR_INEXACT (rounding was ruled out), MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX (not a locale),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_format_locale(const money_t *amount, const char *locale,
                                             const money_locale_options_t *options, char *buffer, size_t capacity,
                                             size_t *length, money_flags_t *flags, money_error_t *error);

/** Reads an amount as a locale writes it, in any style, with symbol, narrow symbol, code or name, before or behind.
 *
 *  What money_format_locale wrote is read back, exactly (a short form as the rounded amount that it is). Any blank stands
 *  for a no-break space, groups may be left out, digits may be Latin ones. Signs of groups where no group can begin,
 *  another locale's signs, and anything that is not part of the amount are errors.
 *
 *  A symbol stands for the currency that the locale writes so; where it writes none so, for the one that the symbol means
 *  in nearly all locales; what then may be several currencies is MONEY_ERR_AMBIGUOUS_CURRENCY, and the text lists them.
 *  So "$5" is USD in en-US, MXN in es-MX, and ambiguous in pl.
 *
 *  @param currency [null]  what it is an amount of: a text without a currency is read, a symbol of several that this one shares
 *                   means it, another currency is MONEY_ERR_CURRENCY_MISMATCH. NULL or "": the text says.
 *  @param registry  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (position: the first byte that does not belong), MONEY_ERR_AMBIGUOUS_CURRENCY,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW, MONEY_ERR_NOT_FOUND (no such
 *          locale), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (longer than MONEY_INPUT_MAX).
 */
MONEY_API money_status_t money_parse_locale(const char *text, size_t length, const char *locale, const char *currency,
                                            const money_registry_t *registry, money_t *result, money_error_t *error);

/** How a locale writes a currency: its symbol, narrow symbol, code or name alone ("US Dollar").
 *  @param display   a MONEY_DISPLAY_ other than MONEY_DISPLAY_NONE.
 *  @param registry  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_NOT_FOUND (no such locale, or no name of the currency in
 *          its language), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_currency_text(const char *code, const char *locale, money_currency_display_t display,
                                             const money_registry_t *registry, char *buffer, size_t capacity,
                                             size_t *length, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_LOCALE_H */
