/** @file converter.h
 *  The model of a screen that converts an amount while a person types it.
 *
 *  A converter has two currencies, the input as it was typed, and rates. You set the input after each key and hand over
 *  rates when they arrive, or the failure when they do not; a feed can do that for you. The converter returns the
 *  result, the texts that a screen shows, a state (empty, loading, ready, stale, failed) and whether it wants new
 *  rates. It keeps good rates until better ones come, and it fetches nothing itself.
 *
 *  @ring desk
 *
 *  @example
 *      #include <money/desk.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          const char *json = "{\"base\":\"EUR\",\"date\":\"2024-03-01\",\"rates\":{\"USD\":1.1172}}";
 *          money_converter_t *converter;
 *          money_rates_t *rates;
 *          char text[MONEY_LOCALE_TEXT_MAX], unit[MONEY_LOCALE_TEXT_MAX];
 *
 *          MONEY_CHECK(money_rates_from_json(json, MONEY_NTS, &rates, NULL));
 *          MONEY_CHECK(money_converter_new("EUR", "USD", NULL, &converter, NULL));
 *          MONEY_CHECK(money_converter_set_amount(converter, "12.", MONEY_NTS, NULL));
 *          MONEY_CHECK(money_converter_set_rates(converter, rates, MONEY_ORIGIN_NETWORK, MONEY_INSTANT_NONE, NULL));
 *          MONEY_CHECK(money_converter_text(converter, text, sizeof text, NULL, NULL));
 *          MONEY_CHECK(money_converter_unit_rate(converter, unit, sizeof unit, NULL, NULL));
 *          printf("%s (%s)\n", text, unit);
 *          money_converter_free(converter);
 *          money_rates_free(rates);
 *          return 0;
 *      }
 *  @output
 *      13.41 (1 EUR = 1.1172 USD)
 */
#ifndef MONEY_CONVERTER_H
#define MONEY_CONVERTER_H

#include "feed.h"
#include "locale.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A converter: two currencies, the input, rates and what happened to them, and options. */
typedef struct money_converter_s money_converter_t;

/** The state of a converter. */
typedef int32_t money_converter_state_t;

#define MONEY_CONVERTER_EMPTY 0   /* there is no input, or no number in it yet */
#define MONEY_CONVERTER_LOADING 1 /* there are no rates yet */
#define MONEY_CONVERTER_READY 2   /* there is a result */
#define MONEY_CONVERTER_STALE 3   /* there is a result, but its rates are too old or could not be renewed */
#define MONEY_CONVERTER_FAILED 4  /* not an amount, no rate for the pair, or no rates to be had: see `failure` */

/** The kind of the input. */
typedef int32_t money_input_state_t;

#define MONEY_INPUT_STATE_EMPTY 0      /* nothing, or blanks */
#define MONEY_INPUT_STATE_COMPLETE 1   /* a number */
#define MONEY_INPUT_STATE_UNFINISHED 2 /* "12." is 12 and may go on; "-" and "." are no number yet, and in a locale
                                    "1,2" on the way to "1,234" is none either, nor is "$" */
#define MONEY_INPUT_STATE_INVALID 3    /* not the beginning of an amount */

/** The origin of a converter's rates. */
typedef int32_t money_origin_t;

#define MONEY_ORIGIN_NONE 0    /* there are no rates */
#define MONEY_ORIGIN_NETWORK 1
#define MONEY_ORIGIN_STORE 2   /* kept from before */
#define MONEY_ORIGIN_PROGRAM 3 /* your program's own, such as a file */

/** Options of a converter. 40 bytes. */
typedef struct money_converter_options_s {
    uint32_t struct_size;
    int32_t digits;                   /* fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY */
    int32_t other_digits;             /* with MONEY_DIGITS_CURRENCY, for a target without minor units: 0 to 38; 8 */
    money_rounding_t rounding;        /* of the result; half-even */
    money_currency_display_t display; /* how a locale writes the currency; MONEY_DISPLAY_NONE: the number alone */
    uint32_t reserved;                /* 0 */
    int64_t fresh_for;                /* seconds that rates stay fresh; 3600; MONEY_INSTANT_NONE: always */
    const money_currency_registry_t *registry; /* your own currencies; the converter copies them; may be NULL */
} money_converter_options_t;

#define MONEY_CONVERTER_OPTIONS_INIT                                                                            \
    { (uint32_t)sizeof(money_converter_options_t), MONEY_DIGITS_CURRENCY, 8, MONEY_ROUND_HALF_EVEN,             \
      MONEY_DISPLAY_NONE, 0, 3600, NULL }

/** Writes MONEY_CONVERTER_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_converter_options_init(money_converter_options_t *options);

/** The values that a converter shows, apart from its texts. 112 bytes. */
typedef struct money_converter_info_s {
    char source[MONEY_CODE_SIZE];
    char target[MONEY_CODE_SIZE];
    money_converter_state_t state;
    money_input_state_t input_state;
    money_origin_t origin;
    money_bool_t is_loading;     /* 1: rates were asked for, and the answer is on its way */
    money_bool_t is_stale;       /* 1: there are rates, but they are too old or could not be renewed */
    money_bool_t wants_rates;    /* 1: whoever fetches rates should ask for them now */
    money_status_t failure;      /* the status of money_converter_reason; MONEY_OK if there is none */
    money_flags_t flags;         /* of the result: MONEY_FLAG_ values */
    money_instant_t updated;     /* the document's time, or the start of its newest day; MONEY_INSTANT_NONE: unknown */
    int64_t updated_age;         /* seconds from then to `now`; MONEY_INSTANT_NONE: unknown */
    money_instant_t received;    /* when the rates arrived; MONEY_INSTANT_NONE: unknown */
    int64_t received_age;        /* seconds from then to `now`; MONEY_INSTANT_NONE: unknown */
    uint64_t reserved[3];
} money_converter_info_t;

/** Makes a converter without input and without rates. You free it with money_converter_free.
 *  @param source   any code of a provider's list; it may equal `target`.
 *  @param options  NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code).
 */
MONEY_API money_status_t money_converter_new(const char *source, const char *target,
                                             const money_converter_options_t *options, money_converter_t **converter,
                                             money_error_t *error);

/** Frees a converter. NULL is allowed. In its own callback the library frees it when that has returned. */
MONEY_EXPORT void money_converter_free(money_converter_t *converter);

/** Sets the input, as a person has typed it so far. Text that is no amount is no failure of this call:
 *  money_converter_info says what the input is.
 *
 *  Without a locale the converter reads plain decimals, as money_decimal_parse does; with a locale it reads what
 *  money_parse_locale reads as an amount of the source. It ignores blanks around the input, and "12." is 12; in a
 *  locale with commas ",5" is 0,5.
 *  @param text [null]  at most MONEY_INPUT_MAX bytes; NULL with length 0: no input.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @calls_back
 *  @see money_converter_info, money_converter_text
 */
MONEY_API money_status_t money_converter_set_amount(money_converter_t *converter, const char *text, size_t length,
                                                    money_error_t *error);

/** Writes the input as it was typed.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_converter_amount(const money_converter_t *converter, char *buffer, size_t capacity,
                                                size_t *length, money_error_t *error);

/** Sets the currencies.
 *  @param source [null]  NULL or "": the converter keeps its source.
 *  @param target [null]  NULL or "": the converter keeps its target.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code), MONEY_ERR_BUSY.
 *  @calls_back
 *  @see money_converter_swap
 */
MONEY_API money_status_t money_converter_set_pair(money_converter_t *converter, const char *source,
                                                  const char *target, money_error_t *error);

/** Exchanges source and target. The input stays as it was typed.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_converter_swap(money_converter_t *converter, money_error_t *error);

/** Sets the locale in which the converter reads and writes amounts.
 *
 *  @param locale [null]  NULL or "": plain decimals.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such locale), MONEY_ERR_SYNTAX (not a locale; position), MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @calls_back
 */
MONEY_API money_status_t money_converter_set_locale(money_converter_t *converter, const char *locale,
                                                    money_error_t *error);

/** Sets the tables that have the converter's locale; NULL: those inside of the library.
 *
 *  The locale stays as it is, with the signs and names of these tables. The converter keeps the tables as long as it
 *  needs them, so you may free yours at once. Its JSON names no tables: you set them again after
 *  money_converter_from_json, which finds the locale in those inside of the library.
 *
 *  @param locales [null]  tables that you loaded.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the tables do not have the converter's locale), MONEY_ERR_BUSY.
 *  @calls_back
 *  @see money_locales_from_bytes
 *  @since 0.2
 */
MONEY_API money_status_t money_converter_set_locales(money_converter_t *converter, const money_locales_t *locales,
                                                     money_error_t *error);

/** Replaces all options.
 *  @param options  NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_converter_set_options(money_converter_t *converter,
                                                     const money_converter_options_t *options, money_error_t *error);

/** Asks for new rates, however fresh the present ones are. `wants_rates` of money_converter_info is 1 until you note
 *  with money_converter_set_loading that you asked for them.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_converter_refresh(money_converter_t *converter, money_error_t *error);

/** Notes that you asked for rates and that the answer is on its way.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 *  @see money_converter_set_rates, money_converter_set_rates_failure
 */
MONEY_API money_status_t money_converter_set_loading(money_converter_t *converter, money_error_t *error);

/** Hands over rates that have arrived; they replace the present ones.
 *  @param rates     the rate table, which the converter shares.
 *  @param origin    any origin except MONEY_ORIGIN_NONE.
 *  @param received  when the rates arrived; for rates of a store, when they first arrived. MONEY_INSTANT_NONE: unknown,
 *                   and the rates never become too old.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 *  @see money_converter_take_feed
 */
MONEY_API money_status_t money_converter_set_rates(money_converter_t *converter, const money_rates_t *rates,
                                                   money_origin_t origin, money_instant_t received,
                                                   money_error_t *error);

/** Notes that rates could not be had. The converter keeps its present rates, and they are stale.
 *  @param failure  why: a MONEY_ERR_ value, or any other number above 0.
 *  @param reason [null]   one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0: none.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX (not one line), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @calls_back
 *  @see money_converter_reason
 */
MONEY_API money_status_t money_converter_set_rates_failure(money_converter_t *converter, money_status_t failure,
                                                     const char *reason, size_t length, money_error_t *error);

/** Takes the present state of a feed of rates, in place of the three calls before.
 *
 *  The converter takes the feed's rates with their origin and the time of their arrival, the last failure since then,
 *  and whether an answer is on its way. If the feed has no rates, the converter keeps its own. Call this after each
 *  change of the feed; a second call changes nothing.
 *  @return MONEY_OK; MONEY_ERR_BUSY; MONEY_ERR_ARGUMENT (also for a feed of something else).
 *  @calls_back
 *  @see money_currency_list_take_feed
 */
MONEY_API money_status_t money_converter_take_feed(money_converter_t *converter, const money_feed_t *feed,
                                                   money_error_t *error);

/** Returns what the converter shows at a moment.
 *
 *  `wants_rates` is 1 after money_converter_refresh. It is also 1 if there are no rates or only old ones, no answer is
 *  on its way, and the last attempt has not failed. After a failure it is for you to decide when to try again. Rates
 *  that arrived further in the future than they stay fresh count as old too, because some clock was wrong.
 *  @param now  the moment, for the ages; MONEY_INSTANT_NONE: no rates are too old.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_converter_info(const money_converter_t *converter, money_instant_t now,
                                              money_converter_info_t *info, money_error_t *error);

/** Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance.
 *
 *  Between equal currencies the converter neither converts nor rounds: the amount has the digits of the input, filled
 *  up with zeros to the digits of a result.
 *  @param now      the moment, for the age of the rates, or MONEY_INSTANT_NONE.
 *  @param details [null]  receives rate, path, date and remainder.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (there is no amount yet), MONEY_ERR_NO_RATE, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 *  @see money_converter_text, money_converter_rate
 */
MONEY_API money_status_t money_converter_result(const money_converter_t *converter, money_instant_t now,
                                                money_t *result, money_conversion_t *details, money_error_t *error);

/** Writes the converted amount: plain digits ("4.88"), or as the locale writes it; "" if there is none.
 *  MONEY_LOCALE_TEXT_MAX bytes are enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the locale's language has no name for the target),
 *          MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_converter_result
 */
MONEY_API money_status_t money_converter_text(const money_converter_t *converter, char *buffer, size_t capacity,
                                              size_t *length, money_error_t *error);

/** Returns the exact rate from source to target, whatever the input is.
 *  @param now      the moment, for the age of the rates, or MONEY_INSTANT_NONE.
 *  @param details  receives the rate with its path, as money_rates_find gives it.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE.
 *  @see money_converter_unit_rate
 */
MONEY_API money_status_t money_converter_rate(const money_converter_t *converter, money_instant_t now,
                                              money_conversion_t *details, money_error_t *error);

/** Writes the value of one unit of the source: "1 EUR = 1.1172 USD"; "" if there is no rate.
 *
 *  The text has four fraction digits, or more if four significant digits need them: "1 USD = 0.000009422 BTC". The
 *  converter rounds half-even and writes the number as the locale does. MONEY_LOCALE_TEXT_MAX bytes are enough.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (four significant digits do not fit 38 digits), MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_converter_unit_rate(const money_converter_t *converter, char *buffer,
                                                     size_t capacity, size_t *length, money_error_t *error);

/** Writes why the converter failed, or why its rates could not be had or renewed: "no rate from USD to XAF"; "" if
 *  nothing failed. An unfinished input has a reason if its groups are not those of the locale and more digits at the
 *  end do not make them so, such as "1,0000" in en-US. MONEY_REASON_SIZE bytes are enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_converter_info
 */
MONEY_API money_status_t money_converter_reason(const money_converter_t *converter, char *buffer, size_t capacity,
                                                size_t *length, money_error_t *error);

/** Writes a converter as JSON: pair, input, locale and options, without rates and registry. The same converter always
 *  gives the same bytes.
 *  @param json    receives the NUL-terminated document; you free it with money_string_free.
 *  @param length  receives its length without the NUL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @see money_converter_from_json
 */
MONEY_API money_status_t money_converter_to_json(const money_converter_t *converter, char **json, size_t *length,
                                                 money_error_t *error);

/** Makes a converter from the JSON of money_converter_to_json, without rates. You free it with money_converter_free.
 *  @param registry  your own currencies; the converter copies them.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_NOT_FOUND (no such locale),
 *          MONEY_ERR_SYNTAX (not a code, not a locale), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_converter_from_json(const char *json, size_t length,
                                                   const money_currency_registry_t *registry,
                                                   money_converter_t **converter, money_error_t *error);

/** Returns the revision: 0 for a new converter, and one more after each change.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_converter_revision(const money_converter_t *converter, uint64_t *revision,
                                                  money_error_t *error);

/** Sets the function that the library notifies of changes. It replaces the one before; NULL: none. If rates become
 *  stale because time passes, that is no change.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_converter_on_change(money_converter_t *converter, money_change_callback_t callback,
                                                   void *user_data, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_CONVERTER_H */
