/** @file converter.h
 *  What a screen shows that converts an amount while it is typed.
 *
 *  @tier desk
 *
 *  @contents
 *      money_converter_t                What a screen shows that converts an amount while it is typed.
 *      money_converter_state_t          States
 *      money_typed_t                    What is typed
 *      money_origin_t                   Where rates come from
 *      money_converter_options_t        How a converter reads, rounds and shows.
 *      money_converter_options_init     Writes MONEY_CONVERTER_OPTIONS_INIT.
 *      money_converter_info_t           What a converter shows besides its texts.
 *      money_converter_new              Makes a converter with nothing typed and no rates.
 *      money_converter_free             Releases a converter.
 *      money_converter_set_amount       Sets the amount as it is typed, also what is no amount yet, or none at all:
 *                                        money_converter_info tells.
 *      money_converter_amount           Writes the amount as it was typed.
 *      money_converter_set_pair         Sets the currencies.
 *      money_converter_swap             Makes the source the target, and the target the source.
 *      money_converter_set_locale       Sets the locale in which amounts are typed and shown.
 *      money_converter_set_options      Sets all options, in place of those it had.
 *      money_converter_refresh          Asks for rates, however fresh those are that it has: money_converter_info's
 *                                        `wants_rates` is 1 until they are asked for.
 *      money_converter_set_loading      Notes that rates have been asked for.
 *      money_converter_set_rates        Takes rates that have arrived, in place of those it had.
 *      money_converter_set_failure      Notes that rates could not be had.
 *      money_converter_take_feed        Takes how a feed of rates is doing, as the three calls before would tell it:
 *                                        its rates, from network or store, with when they came; what failed last and
 *                                        has not succeeded since; whether an answer is on its way.
 *      money_converter_info             What the converter shows at a moment.
 *      money_converter_result           The converted amount, by money_rates_convert at the newest rates, with its
 *                                        details.
 *      money_converter_text             Writes the converted amount: plain digits ("4.88"), or as the locale writes
 *                                        it; "" when there is none.
 *      money_converter_rate             The rate from source to target, exactly, whatever is typed.
 *      money_converter_equivalence      Writes what one unit of the source is: "1 EUR = 1.1172 USD"; "" when there is
 *                                        no rate.
 *      money_converter_reason           Writes why the converter failed, or why its rates could not be had or
 *                                        renewed: "no rate from USD to XAF"; "" when nothing failed.
 *      money_converter_to_json          Writes a converter as JSON that money_converter_from_json reads back: pair,
 *                                        amount, locale and options, without rates or registry.
 *      money_converter_from_json        Reads what money_converter_to_json wrote, into a converter with no rates.
 *      money_converter_revision         A number that grows by one with each change: 0 for a new converter.
 *      money_converter_on_change        Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *      money_converter_release_memory   Gives back memory that the converter holds only to be faster.
 */
#ifndef MONEY_CONVERTER_H
#define MONEY_CONVERTER_H

#include "feed.h"
#include "locale.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What a screen shows that converts an amount while it is typed. Its rates come from wherever they do: they are handed to
 *  it when they have arrived, or what went wrong when they have not. What was good stays until something better comes.
 */
typedef struct money_converter_s money_converter_t;

/** States */
typedef int32_t money_converter_state_t;

#define MONEY_CONVERTER_EMPTY 0   /* nothing is typed, or no digit yet */
#define MONEY_CONVERTER_LOADING 1 /* there are no rates yet */
#define MONEY_CONVERTER_READY 2
#define MONEY_CONVERTER_STALE 3   /* converted at rates that are older than they may be, or that could not be renewed */
#define MONEY_CONVERTER_FAILED 4  /* not an amount, no rate for the pair, no rates to be had: `failure` says which */

/** What is typed */
typedef int32_t money_typed_t;

#define MONEY_TYPED_EMPTY 0      /* nothing, or blanks */
#define MONEY_TYPED_COMPLETE 1   /* a number */
#define MONEY_TYPED_UNFINISHED 2 /* "12." is 12 and goes on; "-" and "." are no number yet */
#define MONEY_TYPED_INVALID 3

/** Where rates come from */
typedef int32_t money_origin_t;

#define MONEY_ORIGIN_NONE 0    /* there are none */
#define MONEY_ORIGIN_NETWORK 1
#define MONEY_ORIGIN_STORE 2   /* kept from before */
#define MONEY_ORIGIN_PROGRAM 3 /* the program's own: a file, or by hand */

/** How a converter reads, rounds and shows. 40 bytes. */
typedef struct money_converter_options_s {
    uint32_t struct_size;
    int32_t digits;                   /* fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY */
    int32_t other_digits;             /* with MONEY_DIGITS_CURRENCY, for a target without minor units (XAU); 0 to 38; 8 */
    money_rounding_t rounding;        /* of the result; half-even */
    money_currency_display_t display;                  /* a MONEY_DISPLAY_: how a locale writes the result; MONEY_DISPLAY_NONE: digits alone */
    uint32_t reserved;                /* 0 */
    int64_t fresh_for;                /* seconds after they were received that rates are fresh; 3600; MONEY_INSTANT_NONE: always */
    const money_registry_t *registry; /* the currencies of the program's own; copied; may be NULL */
} money_converter_options_t;

#define MONEY_CONVERTER_OPTIONS_INIT                                                                            \
    { (uint32_t)sizeof(money_converter_options_t), MONEY_DIGITS_CURRENCY, 8, MONEY_ROUND_HALF_EVEN,             \
      MONEY_DISPLAY_NONE, 0, 3600, NULL }

/** Writes MONEY_CONVERTER_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_converter_options_init(money_converter_options_t *options);

/** What a converter shows besides its texts. 112 bytes. */
typedef struct money_converter_info_s {
    char source[MONEY_CODE_SIZE];
    char target[MONEY_CODE_SIZE];
    money_converter_state_t state;          /* a MONEY_CONVERTER_ */
    money_typed_t typed;          /* a MONEY_TYPED_ */
    money_origin_t origin;         /* a MONEY_ORIGIN_ */
    money_bool_t is_loading;     /* 1: rates were asked for, and the answer is on its way; else 0 */
    money_bool_t is_stale;       /* 1: there are rates, older than they may be or not renewed; else 0 */
    money_bool_t wants_rates;    /* 1: whoever fetches rates should ask for them now; else 0 */
    money_status_t failure; /* what money_converter_reason tells of; MONEY_OK when nothing failed */
    money_flags_t flags;         /* of the result: MONEY_FLAG_ values */
    money_instant_t updated;        /* the document's own time, or the start of its newest day; MONEY_INSTANT_NONE: not known */
    int64_t updated_age;    /* seconds from then to `now`; MONEY_INSTANT_NONE: not known */
    money_instant_t received;       /* when the rates were received, or MONEY_INSTANT_NONE */
    int64_t received_age;
    uint64_t reserved[3];
} money_converter_info_t;

/** Makes a converter with nothing typed and no rates. Freed with money_converter_free.
 *  @param source   any code, as in a provider's list; the same as `target` is allowed.
 *  @param options  NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code).
 */
MONEY_API money_status_t money_converter_new(const char *source, const char *target,
                                             const money_converter_options_t *options, money_converter_t **converter,
                                             money_error_t *error);

/** Releases a converter. NULL is allowed. In its own callback it takes effect when that has returned. */
MONEY_EXPORT void money_converter_free(money_converter_t *converter);

/** Sets the amount as it is typed, also what is no amount yet, or none at all: money_converter_info tells.
 *
 *  Without a locale plain decimals are read, as by money_decimal_parse; with one, what money_parse_locale reads as an amount
 *  of the source. Besides, blanks around it do not count, "12." is 12, and in a locale ",5" is 0,5.
 *  @param text [null]  at most MONEY_INPUT_MAX bytes; NULL with length 0: none.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_converter_set_amount(money_converter_t *converter, const char *text, size_t length,
                                                    money_error_t *error);

/** Writes the amount as it was typed.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_converter_amount(const money_converter_t *converter, char *buffer, size_t capacity,
                                                size_t *length, money_error_t *error);

/** Sets the currencies.
 *  @param source [null]  NULL or "": as it is.
 *  @param target [null]  NULL or "": as it is.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code), MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_converter_set_pair(money_converter_t *converter, const char *source,
                                                  const char *target, money_error_t *error);

/** Makes the source the target, and the target the source. The amount stays as it was typed.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_converter_swap(money_converter_t *converter, money_error_t *error);

/** Sets the locale in which amounts are typed and shown.
 *  @param locale [null]  NULL or "": none, and plain decimals are.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such locale), MONEY_ERR_SYNTAX (not a locale; position), MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_converter_set_locale(money_converter_t *converter, const char *locale,
                                                    money_error_t *error);

/** Sets all options, in place of those it had.
 *  @param options  NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_converter_set_options(money_converter_t *converter,
                                                     const money_converter_options_t *options, money_error_t *error);

/** Asks for rates, however fresh those are that it has: money_converter_info's `wants_rates` is 1 until they are asked for.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_converter_refresh(money_converter_t *converter, money_error_t *error);

/** Notes that rates have been asked for.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_converter_set_loading(money_converter_t *converter, money_error_t *error);

/** Takes rates that have arrived, in place of those it had.
 *  @param rates     shared.
 *  @param origin    MONEY_ORIGIN_NETWORK, MONEY_ORIGIN_STORE or MONEY_ORIGIN_PROGRAM.
 *  @param received  when they were received, those of the store when they first were; MONEY_INSTANT_NONE: not known, and
 *                   they are never too old.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_converter_set_rates(money_converter_t *converter, const money_rates_t *rates,
                                                   money_origin_t origin, money_instant_t received,
                                                   money_error_t *error);

/** Notes that rates could not be had. Those that it has stay, and are stale.
 *  @param failure  why: a MONEY_ERR_, or any other number above 0.
 *  @param reason [null]   one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0: none.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX (not one line), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_converter_set_failure(money_converter_t *converter, money_status_t failure,
                                                     const char *reason, size_t length, money_error_t *error);

/** Takes how a feed of rates is doing, as the three calls before would tell it: its rates, from network or store, with when
 *  they came; what failed last and has not succeeded since; whether an answer is on its way. Where the feed has no rates,
 *  those of the converter stay. Call it when the feed has changed; once more changes nothing.
 *  @return MONEY_OK; MONEY_ERR_BUSY; MONEY_ERR_ARGUMENT (also for a feed of something else).
 */
MONEY_API money_status_t money_converter_take_feed(money_converter_t *converter, const money_feed_t *feed,
                                                   money_error_t *error);

/** What the converter shows at a moment.
 *
 *  `wants_rates` is 1 after money_converter_refresh; else when there are no rates, or older ones than they may be, while no
 *  answer is on its way and the last attempt has not failed: when to try again is for whoever fetches. Rates that were
 *  received further ahead of `now` than they are fresh for are too old as well: some clock was wrong.
 *  @param now  for the ages, or MONEY_INSTANT_NONE: no rates are too old.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_converter_info(const money_converter_t *converter, money_instant_t now,
                                              money_converter_info_t *info, money_error_t *error);

/** The converted amount, by money_rates_convert at the newest rates, with its details. Between equal currencies nothing is
 *  converted nor rounded: the amount is as it was typed, with zeros up to the digits of a result.
 *  @param now      for the age of the rates, or MONEY_INSTANT_NONE.
 *  @param details [null]  receives rate, path, as-of date and remainder; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no amount is typed), MONEY_ERR_NO_RATE, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_AMBIGUOUS_CURRENCY, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_INEXACT.
 */
MONEY_API money_status_t money_converter_result(const money_converter_t *converter, money_instant_t now,
                                                money_t *result, money_conversion_t *details, money_error_t *error);

/** Writes the converted amount: plain digits ("4.88"), or as the locale writes it; "" when there is none.
 *  MONEY_LOCALE_TEXT_MAX bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the locale's language has no name of the target),
 *          MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_converter_text(const money_converter_t *converter, char *buffer, size_t capacity,
                                              size_t *length, money_error_t *error);

/** The rate from source to target, exactly, whatever is typed.
 *  @param now      for the age of the rates, or MONEY_INSTANT_NONE.
 *  @param details  receives the rate with its path, as of money_rates_find.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_converter_rate(const money_converter_t *converter, money_instant_t now,
                                              money_conversion_t *details, money_error_t *error);

/** Writes what one unit of the source is: "1 EUR = 1.1172 USD"; "" when there is no rate.
 *
 *  Four fraction digits, and more where it takes them to show four significant ones: "1 USD = 0.000009422 BTC"; rounded
 *  half-even. In a locale the number is as that writes it. MONEY_LOCALE_TEXT_MAX bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (four significant digits do not fit 38 digits), MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_converter_equivalence(const money_converter_t *converter, char *buffer,
                                                     size_t capacity, size_t *length, money_error_t *error);

/** Writes why the converter failed, or why its rates could not be had or renewed: "no rate from USD to XAF"; "" when nothing
 *  failed. MONEY_REASON_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_converter_reason(const money_converter_t *converter, char *buffer, size_t capacity,
                                                size_t *length, money_error_t *error);

/** Writes a converter as JSON that money_converter_from_json reads back: pair, amount, locale and options, without rates or
 *  registry. The same converter always gives the same bytes.
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_converter_to_json(const money_converter_t *converter, char **json, size_t *length,
                                                 money_error_t *error);

/** Reads what money_converter_to_json wrote, into a converter with no rates. Freed with money_converter_free.
 *  @param registry  the currencies of the program's own; copied; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_NOT_FOUND (no such locale),
 *          MONEY_ERR_SYNTAX (not a code, not a locale), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_converter_from_json(const char *json, size_t length, const money_registry_t *registry,
                                                   money_converter_t **converter, money_error_t *error);

/** A number that grows by one with each change: 0 for a new converter.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_converter_revision(const money_converter_t *converter, uint64_t *revision,
                                                  money_error_t *error);

/** Sets who hears of changes, in place of whoever did; `callback` NULL: nobody. That time makes rates stale is no change.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_converter_on_change(money_converter_t *converter, money_change_callback_t callback,
                                                   void *user_data, money_error_t *error);

/** Gives back memory that the converter holds only to be faster.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_converter_release_memory(money_converter_t *converter, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_CONVERTER_H */
