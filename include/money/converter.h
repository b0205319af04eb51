/** @file converter.h
 *  A model for screens that convert an amount while the user types.
 *
 *  A converter consists of two currencies, the input as typed, and rates. Set the input after each keystroke, and pass
 *  rates when they arrive, or the failure when they do not; a feed can do this for you. The converter returns the
 *  result, the texts to display, a state (empty, loading, ready, stale, failed), and whether new rates should be
 *  fetched. It keeps its rates until newer ones arrive. It fetches nothing itself.
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

/** A converter: two currencies, the input, rates and their state, and options. */
typedef struct money_converter_s money_converter_t;

/** The state of a converter. */
typedef int32_t money_converter_state_t;

#define MONEY_CONVERTER_EMPTY 0   /* the input is empty, or does not contain a number yet */
#define MONEY_CONVERTER_LOADING 1 /* no rates are available yet */
#define MONEY_CONVERTER_READY 2   /* a result is available */
#define MONEY_CONVERTER_STALE 3   /* a result is available, but its rates are too old or could not be updated */
#define MONEY_CONVERTER_FAILED 4  /* the input is not an amount, the pair has no rate, or rates could not be fetched;
                                     see `failure` */

/** The state of the input. */
typedef int32_t money_input_state_t;

#define MONEY_INPUT_STATE_EMPTY 0      /* empty, or whitespace only */
#define MONEY_INPUT_STATE_COMPLETE 1   /* a number */
#define MONEY_INPUT_STATE_UNFINISHED 2 /* the beginning of an amount: "12." is read as 12; "-", "." and "$" are not
                                          numbers yet, nor is "1,2" in a locale that groups "1,234" */
#define MONEY_INPUT_STATE_INVALID 3    /* not the beginning of an amount */

/** The origin of a converter's rates. */
typedef int32_t money_origin_t;

#define MONEY_ORIGIN_NONE 0    /* no rates are available */
#define MONEY_ORIGIN_NETWORK 1 /* fetched from a provider */
#define MONEY_ORIGIN_STORE 2   /* saved earlier */
#define MONEY_ORIGIN_PROGRAM 3 /* supplied by your program, for instance from a file */

/** Options of a converter. 40 bytes. */
typedef struct money_converter_options_s {
    uint32_t struct_size;
    int32_t digits;                            /* fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY */
    int32_t other_digits;                      /* fraction digits for targets without a minor unit if `digits` is
                                                  MONEY_DIGITS_CURRENCY: 0 to 38; default 8 */
    money_rounding_t rounding;                 /* rounding mode of the result; default half-even */
    money_currency_display_t display;          /* how a locale displays the currency; MONEY_DISPLAY_NONE for the number
                                                  only */
    uint32_t reserved;                         /* 0 */
    int64_t fresh_for;                         /* maximum age of fresh rates in seconds, or MONEY_INSTANT_NONE for no
                                                  limit; default 3600 */
    const money_currency_registry_t *registry; /* user-defined currencies, which the converter copies; may be NULL */
} money_converter_options_t;

#define MONEY_CONVERTER_OPTIONS_INIT                                                                            \
    { (uint32_t)sizeof(money_converter_options_t), MONEY_DIGITS_CURRENCY, 8, MONEY_ROUND_HALF_EVEN,             \
      MONEY_DISPLAY_NONE, 0, 3600, NULL }

/** Sets options to their defaults, as MONEY_CONVERTER_OPTIONS_INIT does. NULL is allowed. */
MONEY_EXPORT void money_converter_options_init(money_converter_options_t *options);

/** The state of a converter at an instant, without its texts. 112 bytes. */
typedef struct money_converter_info_s {
    char source[MONEY_CODE_SIZE];
    char target[MONEY_CODE_SIZE];
    money_converter_state_t state;
    money_input_state_t input_state;
    money_origin_t origin;
    money_bool_t is_loading;  /* 1 if rates have been requested and the response is pending */
    money_bool_t is_stale;    /* 1 if rates are available, but are too old or could not be updated */
    money_bool_t wants_rates; /* 1 if rates should be fetched now */
    money_status_t failure;   /* the status of money_converter_reason; MONEY_OK without a failure */
    money_flags_t flags;      /* MONEY_FLAG_ values of the result */
    money_instant_t updated;  /* the time in the document of rates, or else the start of its newest date;
                                 MONEY_INSTANT_NONE if unknown */
    int64_t updated_age;      /* seconds from `updated` to `now`; MONEY_INSTANT_NONE if unknown */
    money_instant_t received; /* when the rates arrived; MONEY_INSTANT_NONE if unknown */
    int64_t received_age;     /* seconds from `received` to `now`; MONEY_INSTANT_NONE if unknown */
    uint64_t reserved[3];
} money_converter_info_t;

/** Creates a converter without input and rates. Free it with money_converter_free.
 *  @param source   any code that a provider uses; it may equal `target`.
 *  @param options  NULL for the defaults.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`source` or `target` is not a currency code).
 */
MONEY_API money_status_t money_converter_new(const char *source, const char *target,
                                             const money_converter_options_t *options, money_converter_t **converter,
                                             money_error_t *error);

/** Frees a converter. NULL is allowed. In the converter's own callback, it is released after the callback has returned.
 */
MONEY_EXPORT void money_converter_free(money_converter_t *converter);

/** Sets the input, as typed so far. The call does not fail if the text is not an amount; money_converter_info returns
 *  the state of the input.
 *
 *  Without a locale, plain decimals in the format of money_decimal_parse are accepted; with a locale, amounts of the
 *  source currency in the format of money_parse_locale. Surrounding whitespace is ignored, and "12." is read as 12. In
 *  a locale with decimal commas ",5" is read as 0,5.
 *
 *  @param text [null]  at most MONEY_INPUT_MAX bytes; NULL with length 0 for empty input.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @calls_back
 *  @see money_converter_info, money_converter_text
 */
MONEY_API money_status_t money_converter_set_amount(money_converter_t *converter, const char *text, size_t length,
                                                    money_error_t *error);

/** Writes the input as typed.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_converter_amount(const money_converter_t *converter, char *buffer, size_t capacity,
                                                size_t *length, money_error_t *error);

/** Sets the source and the target currency.
 *  @param source [null]  NULL or "" to keep the source.
 *  @param target [null]  NULL or "" to keep the target.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`source` or `target` is not a currency code), MONEY_ERR_BUSY.
 *  @calls_back
 *  @see money_converter_swap
 */
MONEY_API money_status_t money_converter_set_pair(money_converter_t *converter, const char *source,
                                                  const char *target, money_error_t *error);

/** Swaps source and target. The input remains as typed.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_converter_swap(money_converter_t *converter, money_error_t *error);

/** Sets the locale for reading and writing amounts.
 *  @param locale [null]  NULL or "" for plain decimals.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the locale does not exist), MONEY_ERR_SYNTAX (`locale` is not a locale name;
 *          the position is that of the first invalid byte), MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @calls_back
 */
MONEY_API money_status_t money_converter_set_locale(money_converter_t *converter, const char *locale,
                                                    money_error_t *error);

/** Sets the locale tables of a converter.
 *
 *  The locale remains the same, with the signs and names in these tables. The converter shares the tables, so you may
 *  free your handle immediately. Its JSON does not refer to tables: money_converter_from_json uses the built-in ones,
 *  and you set other tables again afterwards.
 *
 *  @param locales [null]  loaded tables; NULL for the built-in ones.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the tables do not contain the locale of the converter), MONEY_ERR_BUSY.
 *  @calls_back
 *  @see money_locales_from_bytes
 *  @since 0.2
 */
MONEY_API money_status_t money_converter_set_locales(money_converter_t *converter, const money_locales_t *locales,
                                                     money_error_t *error);

/** Sets all options.
 *  @param options  NULL for the defaults.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_converter_set_options(money_converter_t *converter,
                                                     const money_converter_options_t *options, money_error_t *error);

/** Requests new rates, however fresh the present ones are. `wants_rates` of money_converter_info is 1 until you call
 *  money_converter_set_loading.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_converter_refresh(money_converter_t *converter, money_error_t *error);

/** Sets the converter to loading: rates have been requested and the response is pending.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 *  @see money_converter_set_rates, money_converter_set_rates_failure
 */
MONEY_API money_status_t money_converter_set_loading(money_converter_t *converter, money_error_t *error);

/** Sets the rates, replacing the present ones.
 *  @param rates     the table of rates, which the converter shares.
 *  @param origin    any origin except MONEY_ORIGIN_NONE.
 *  @param received  when the rates arrived; for rates from a store, when they first arrived. MONEY_INSTANT_NONE if
 *                   unknown: such rates never become stale by age.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 *  @see money_converter_take_feed
 */
MONEY_API money_status_t money_converter_set_rates(money_converter_t *converter, const money_rates_t *rates,
                                                   money_origin_t origin, money_instant_t received,
                                                   money_error_t *error);

/** Sets the failure of a fetch of rates. The converter keeps its present rates, which become stale.
 *  @param failure        the reason: a MONEY_ERR_ value, or any other positive number.
 *  @param reason [null]  one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0 for no text.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX (`reason` is not one line), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @calls_back
 *  @see money_converter_reason
 */
MONEY_API money_status_t money_converter_set_rates_failure(money_converter_t *converter, money_status_t failure,
                                                     const char *reason, size_t length, money_error_t *error);

/** Copies the present state of a feed of rates to a converter.
 *
 *  The converter receives the feed's rates with their origin and time of arrival, the latest failure since then, and
 *  whether a response is pending. If the feed contains no rates, the converter keeps its own. This replaces calls of
 *  money_converter_set_loading, money_converter_set_rates and money_converter_set_rates_failure. Repeat it after each
 *  change of the feed; without a change it has no effect. The feed must be one of exchange rates.
 *
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ARGUMENT (the feed is not one of exchange rates).
 *  @calls_back
 *  @see money_currency_list_take_feed
 */
MONEY_API money_status_t money_converter_take_feed(money_converter_t *converter, const money_feed_t *feed,
                                                   money_error_t *error);

/** Returns the state of a converter at an instant.
 *
 *  `wants_rates` is 1 after money_converter_refresh, and also if rates are missing or stale by age, no response is
 *  pending, and the last attempt has not failed. After a failure your program decides when to try again. Rates that
 *  arrived further in the future than `fresh_for` allows also count as stale, because a clock must have been wrong.
 *
 *  @param now  the present instant, to calculate ages; MONEY_INSTANT_NONE to ignore the age of rates.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_converter_info(const money_converter_t *converter, money_instant_t now,
                                              money_converter_info_t *info, money_error_t *error);

/** Returns the converted amount with its provenance, as money_rates_convert does at the newest rates.
 *
 *  Between equal currencies the amount is neither converted nor rounded: it keeps the digits of the input, padded with
 *  zeros to the digits of a result.
 *
 *  @param now             the present instant, for the age of the rates, or MONEY_INSTANT_NONE.
 *  @param details [null]  receives rate, path, date and remainder.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the input does not contain an amount yet), MONEY_ERR_NO_RATE,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_INEXACT.
 *  @see money_converter_text, money_converter_rate
 */
MONEY_API money_status_t money_converter_result(const money_converter_t *converter, money_instant_t now,
                                                money_t *result, money_conversion_t *details, money_error_t *error);

/** Writes the converted amount as plain digits ("4.88") or in the format of the locale. The text is empty without a
 *  result. A buffer of MONEY_LOCALE_TEXT_MAX bytes is always large enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the language of the locale provides no name for the target currency),
 *          MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_converter_result
 */
MONEY_API money_status_t money_converter_text(const money_converter_t *converter, char *buffer, size_t capacity,
                                              size_t *length, money_error_t *error);

/** Returns the exact rate from source to target, regardless of the input.
 *  @param now      the present instant, for the age of the rates, or MONEY_INSTANT_NONE.
 *  @param details  receives the rate with its path, as in money_rates_find.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE.
 *  @see money_converter_unit_rate
 */
MONEY_API money_status_t money_converter_rate(const money_converter_t *converter, money_instant_t now,
                                              money_conversion_t *details, money_error_t *error);

/** Writes the value of one unit of the source: "1 EUR = 1.1172 USD". The text is empty if no rate is available.
 *
 *  It contains four fraction digits, or more if four significant digits require them: "1 USD = 0.000009422 BTC". The
 *  number is rounded half-even and is in the format of the locale. A buffer of MONEY_LOCALE_TEXT_MAX bytes is always
 *  large enough.
 *
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (four significant digits do not fit in 38 digits), MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_converter_unit_rate(const money_converter_t *converter, char *buffer,
                                                     size_t capacity, size_t *length, money_error_t *error);

/** Writes the reason of the last failure of the conversion or of fetching rates: "no rate from USD to XAF". The text is
 *  empty without a failure.
 *
 *  An unfinished input also produces a reason if its groups do not match the locale and further digits cannot make them
 *  match, such as "1,0000" in en-US. A buffer of MONEY_REASON_SIZE bytes is always large enough.
 *
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_converter_info
 */
MONEY_API money_status_t money_converter_reason(const money_converter_t *converter, char *buffer, size_t capacity,
                                                size_t *length, money_error_t *error);

/** Writes a converter as JSON: pair, input, locale and options, without rates and user-defined currencies. The same
 *  converter always produces the same bytes.
 *  @param json    receives the NUL-terminated document. Free it with money_string_free.
 *  @param length  receives its length without the NUL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @see money_converter_from_json
 */
MONEY_API money_status_t money_converter_to_json(const money_converter_t *converter, char **json, size_t *length,
                                                 money_error_t *error);

/** Reads a converter from JSON in the format of money_converter_to_json, without rates. Free it with
 *  money_converter_free.
 *  @param registry  user-defined currencies, which the converter copies.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_NOT_FOUND (the locale does not
 *          exist), MONEY_ERR_SYNTAX (a currency code or the locale name is invalid), MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_converter_from_json(const char *json, size_t length,
                                                   const money_currency_registry_t *registry,
                                                   money_converter_t **converter, money_error_t *error);

/** Returns the revision of a converter: 0 for a new converter, increasing by one with each change.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_converter_revision(const money_converter_t *converter, uint64_t *revision,
                                                  money_error_t *error);

/** Sets the callback for changes, replacing any previous one. Rates that become stale as time passes are not a change.
 *  @param callback  NULL to remove the callback.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_converter_on_change(money_converter_t *converter, money_change_callback_t callback,
                                                   void *user_data, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_CONVERTER_H */
