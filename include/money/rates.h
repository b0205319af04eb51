/** @file rates.h
 *  Tables of exchange rates, and conversions that can say where their rate came from.
 *
 *  A table of rates never changes, so all threads share it. You build one from your own rates, from the European
 *  Central Bank's files, or from a provider's JSON. A conversion goes by the quoted rate, by its exact inverse, or over
 *  other currencies, rounds once, and can tell its rate, path, date, source, age and remainder.
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
 *          money_t price = money_literal("12.50 EUR"), total;
 *
 *          MONEY_CHECK(money_rates_builder_new(&builder, NULL));
 *          MONEY_CHECK(money_rates_builder_add(builder, "EUR", "USD", "1.1172", MONEY_NTS, MONEY_DATE_NONE, NULL));
 *          MONEY_CHECK(money_rates_builder_build(builder, &rates, NULL));
 *          MONEY_CHECK(money_rates_convert(rates, &price, "USD", NULL, &total, NULL, NULL));
 *          printf("%s is %s\n", money_show(&price), money_show(&total));
 *          money_rates_free(rates);
 *          money_rates_builder_free(builder);
 *          return 0;
 *      }
 *  @output
 *      12.50 EUR is 13.96 USD
 */
#ifndef MONEY_RATES_H
#define MONEY_RATES_H

#include "amount.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------ Rates, and a builder */

/** A table of exchange rates: immutable, shared freely between threads. */
typedef struct money_rates_s money_rates_t;

/** A table of exchange rates in the making. */
typedef struct money_rates_builder_s money_rates_builder_t;

/** The origin of a rate in a conversion path. */
typedef int32_t money_rate_kind_t;

#define MONEY_RATE_QUOTED 0  /* as the table has it */
#define MONEY_RATE_INVERSE 1 /* the table's rate of the other direction, turned round exactly */
#define MONEY_RATE_FIXED 2   /* the legal factor of a withdrawn currency (for instance Regulation (EC) No 2866/98) */
#define MONEY_RATE_UNIT 3    /* the factor of a quote unit, such as 100 GBX = 1 GBP */

/** A rate: 1 `from` = numerator/denominator `to`, exactly as quoted (1.10 is 110/100). 56 bytes. */
typedef struct money_rate_s {
    char from[MONEY_CODE_SIZE];
    char to[MONEY_CODE_SIZE];
    uint64_t numerator;
    uint64_t denominator;
    money_date_t date;      /* MONEY_DATE_NONE: of no date, good for any */
    money_rate_kind_t kind;      /* a MONEY_RATE_ */
    money_flags_t flags;    /* 0 or MONEY_FLAG_RATE_ROUNDED */
    uint32_t reserved; /* 0 */
} money_rate_t;

/** Writes the value of a rate as a ratio, which you can compare, write or make a decimal of.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INVALID_RATE (0, or not 1 for a currency against itself).
 *  @since 0.2
 *  @see money_ratio_to_decimal, money_ratio_format
 */
MONEY_API money_status_t money_rate_to_ratio(const money_rate_t *rate, money_ratio_t *ratio, money_error_t *error);

/** Makes an empty builder. Freed with money_rates_builder_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_rates_builder_new(money_rates_builder_t **builder, money_error_t *error);

/** Releases a builder; tables built with it stay. NULL is allowed. */
MONEY_EXPORT void money_rates_builder_free(money_rates_builder_t *builder);

/** Adds the rate 1 `from` = `rate` `to`, or replaces the one of the same direction and date.
 *
 *  The other direction is its own entry: give both (bid and ask), and each serves its own; give one, and the other is
 *  its exact inverse. A builder holds rates of dates, or rates of no date, not both.
 *
 *  @param rate    a decimal of at most 19 significant digits ("1.1172"), or a ratio of two integers ("7/3"); more than
 *                    0.
 *  @param length  in bytes, or MONEY_NTS.
 *  @param date    the day the rate is of, or MONEY_DATE_NONE for a rate of no date.
 *  @return MONEY_OK; MONEY_ERR_INVALID_RATE, MONEY_ERR_SYNTAX, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_rates_builder_add(money_rates_builder_t *builder, const char *from, const char *to,
                                                 const char *rate, size_t length, money_date_t date,
                                                 money_error_t *error);

/** Removes the rate of a direction and date.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_SYNTAX (not a code), MONEY_ERR_DATE.
 */
MONEY_API money_status_t money_rates_builder_remove(money_rates_builder_t *builder, const char *from, const char *to,
                                                    money_date_t date, money_error_t *error);

/** Sets the currency that cross rates go through; NULL or "": none, and they take the shortest path.
 *  @param base [null]  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code).
 */
MONEY_API money_status_t money_rates_builder_set_base(money_rates_builder_t *builder, const char *base,
                                                      money_error_t *error);

/** Sets who published the rates: one line of at most 63 bytes; NULL with length 0 for none.
 *  @param source [null]  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (a control byte), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_rates_builder_set_source(money_rates_builder_t *builder, const char *source,
                                                        size_t length, money_error_t *error);

/** Sets when the rates were published: an instant, or MONEY_INSTANT_NONE.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_rates_builder_set_instant(money_rates_builder_t *builder, money_instant_t instant,
                                                         money_error_t *error);

/** Returns how many rates the builder has.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_rates_builder_count(const money_rates_builder_t *builder, size_t *count,
                                                   money_error_t *error);

/** Writes the builder's rate at an index, in the order in which you first added them.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_rates_builder_at(const money_rates_builder_t *builder, size_t index,
                                                money_rate_t *rate, money_error_t *error);

/** Makes a table of what the builder has; the builder stays as it is and may go on. An empty table is allowed.
 *  Freed with money_rates_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_rates_builder_build(const money_rates_builder_t *builder, money_rates_t **rates,
                                                   money_error_t *error);

/** Releases a table. NULL is allowed. */
MONEY_EXPORT void money_rates_free(money_rates_t *rates);

/** Reads the euro foreign exchange reference rates of the European Central Bank: the history file
 *  (`eurofxref-hist.csv`) or the daily file (`eurofxref.csv`), as told apart by their dates. It also reads daily spot
 *  rates of the bank's data interface in CSV (dataset EXR, `format=csvdata`), known by their titles. There the base is
 *  CURRENCY_DENOM, and a row without a value or with "NaN" is no rate; averages of months and years, whose FREQ is not
 *  D, are MONEY_ERR_DOCUMENT.
 *
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT (position: the cell), MONEY_ERR_INVALID_RATE, MONEY_ERR_DUPLICATE_RATE,
 *          MONEY_ERR_NO_RATES, MONEY_ERR_SYNTAX (a currency that is no code), MONEY_ERR_DATE, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_rates_from_ecb_csv(const char *csv, size_t length, money_rates_t **rates,
                                                  money_error_t *error);

/** Reads the same rates from the bank's XML files: of a day (`eurofxref-daily.xml`), of 90 days
 *  (`eurofxref-hist-90d.xml`), or of all days (`eurofxref-hist.xml`). A document type (DTD) and entities are refused.
 *
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT (position: the place), MONEY_ERR_INVALID_RATE, MONEY_ERR_DUPLICATE_RATE,
 *          MONEY_ERR_NO_RATES, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_rates_from_ecb_csv
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_rates_from_ecb_xml(const char *xml, size_t length, money_rates_t **rates,
                                                  money_error_t *error);

/** Reads a JSON document of rates, recognised by its shape:
 *  - currencylayer's and exchangerate.host's: {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}},
 *    with "date" for a past day, or with several days, {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}};
 *  - base and rates, of a day or of several, as Frankfurter's version 1, Open Exchange Rates and fixer send them:
 *    {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides "date";
 *  - ExchangeRate-API's and open.er-api.com's: {"base_code":"USD","conversion_rates":{"EUR":0.9}} or "rates", with
 *    "time_last_update_unix", or with "year", "month" and "day"; or "target_code" and "conversion_rate" for a pair;
 *  - rows of Frankfurter's version 2: [{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}], one such object,
 *    or an object a line (NDJSON); the table's base is that of all rows, if they have the same;
 *  - a list of pairs: [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}], "date" in all or none, or one
 *    pair;
 *  - tables A and B, or one of their series, of Narodowy Bank Polski, and daily series of the Bank of Canada, such as
 *    {"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]};
 *  - what money_rates_to_json writes.
 *
 *  A service's error is MONEY_ERR_PROVIDER with its code and words: {"success":false,…}, {"error":…},
 *  {"result":"error",…}, {"status":404,"message":…} or {"message":…}.
 *
 *  Numbers and strings of digits are both read, exactly, exponents too. A rate of more than 19 significant or 19
 *  fraction digits is rounded to what fits, half-even, and says so with MONEY_FLAG_RATE_ROUNDED, as does each
 *  conversion by it.
 *
 *  @return MONEY_OK; MONEY_ERR_JSON (position), MONEY_ERR_DOCUMENT, MONEY_ERR_NO_RATES, MONEY_ERR_PROVIDER,
 *          MONEY_ERR_INVALID_RATE, MONEY_ERR_DUPLICATE_RATE, MONEY_ERR_SYNTAX, MONEY_ERR_DATE, MONEY_ERR_ENCODING,
 *          MONEY_ERR_VERSION, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_rates_from_json(const char *json, size_t length, money_rates_t **rates,
                                               money_error_t *error);

/** Writes a table as JSON that money_rates_from_json reads back: the same table always gives the same bytes.
 *
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_rates_to_json(const money_rates_t *rates, char **json, size_t *length,
                                             money_error_t *error);

/** The contents of a rate table. 152 bytes. */
typedef struct money_rates_info_s {
    char base[MONEY_CODE_SIZE]; /* what cross rates go through; "" when none */
    money_flags_t flags;             /* MONEY_FLAG_RATE_ROUNDED when any rate was rounded on reading */
    money_date_t first_date;         /* MONEY_DATE_NONE when the rates have no dates */
    money_date_t last_date;
    money_instant_t instant;            /* when the rates were published, or MONEY_INSTANT_NONE */
    uint64_t currency_count;
    uint64_t pair_count;        /* directions quoted on any date */
    uint64_t date_count;
    uint64_t quote_count;       /* rates over all pairs and dates */
    char source[64];            /* who published them, "" when not known */
    uint64_t reserved[3];
} money_rates_info_t;

/** Tells what a table holds.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_rates_info(const money_rates_t *rates, money_rates_info_t *info, money_error_t *error);

/** Writes the code of the table's currency at an index, in the order of the codes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_rates_currency_at(const money_rates_t *rates, size_t index, char *buffer,
                                                 size_t capacity, size_t *length, money_error_t *error);

/** Writes the codes of the currencies that have a rate of a day, in the order of the codes and with a space between
 *  them, such as "EUR JPY USD". The text is empty if the table has no rates of that day.
 *  @param date  the day; MONEY_DATE_NONE: the newest day of the table. Rates without dates are good for any day.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_rates_currency_at, money_country_currencies
 */
MONEY_API money_status_t money_rates_currencies(const money_rates_t *rates, money_date_t date, char *buffer,
                                                size_t capacity, size_t *length, money_error_t *error);

/** Writes the table's date at an index, oldest first.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_rates_date_at(const money_rates_t *rates, size_t index, money_date_t *date,
                                             money_error_t *error);

/** Writes the newest rate of the table's pair at an index, in the order of the codes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_rates_pair_at(const money_rates_t *rates, size_t index, money_rate_t *rate,
                                             money_error_t *error);

/* ---------------------------------------------------------------------------------------------------- Conversion */

/** The choice whether a conversion flags or refuses rates that are older than `fresh_for`, or that have no time. */
typedef int32_t money_stale_policy_t;

#define MONEY_STALE_FLAG 0   /* it uses them and sets MONEY_FLAG_STALE; the default */
#define MONEY_STALE_REFUSE 1 /* it fails with MONEY_ERR_NO_RATE, which says how old they are */

/** Options of a conversion.
 *
 *  `max_gap` counts the days from the date that you ask for back to the rates, whatever time it is now. `fresh_for`
 *  counts the seconds from `now` back to the time when the rates were published, whether or not you give a date. So it
 *  notices a table that nobody renews. A conversion reads no clock, so `fresh_for` needs `now`. */
typedef struct money_convert_options_s {
    uint32_t struct_size;
    money_date_t date;                /* the day whose rates you ask for, or MONEY_DATE_NONE: the newest of the table */
    int32_t max_gap;                  /* how many days earlier the rates may be, 0: that very day */
    int32_t digits;                   /* fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY */
    money_rounding_t rounding;
    money_stale_policy_t stale;              /* a MONEY_STALE_; only with `fresh_for` */
    const money_currency_registry_t *registry; /* may be NULL; read during the call only */
    money_instant_t now;              /* the current time, for the age of the rates; or MONEY_INSTANT_NONE */
    int64_t fresh_for;                /* the seconds for which rates are fresh; MONEY_INSTANT_NONE: at any age */
} money_convert_options_t;

#define MONEY_CONVERT_OPTIONS_INIT                                                                          \
    { (uint32_t)sizeof(money_convert_options_t), MONEY_DATE_NONE, 0, MONEY_DIGITS_CURRENCY,                 \
      MONEY_ROUND_HALF_EVEN, MONEY_STALE_FLAG, NULL, MONEY_INSTANT_NONE, MONEY_INSTANT_NONE }

/** Writes MONEY_CONVERT_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_convert_options_init(money_convert_options_t *options);

/** The provenance of a conversion. */
typedef struct money_conversion_s {
    money_ratio_t rate;       /* 1 source = rate target, exactly */
    money_ratio_t remainder;  /* exact result - rounded result */
    money_date_t as_of;            /* the date of the rates; MONEY_DATE_NONE when no dated rate was used */
    int32_t gap_days;         /* how many days before the date asked for; 0 when none was asked for */
    money_instant_t instant;          /* when the rates were published, or MONEY_INSTANT_NONE */
    int64_t age_seconds;      /* from then (else the start of `as_of`, UTC) to `now`; MONEY_INSTANT_NONE: not known */
    money_flags_t flags;           /* MONEY_FLAG_ values */
    uint32_t leg_count;       /* 0 for an identity */
    money_rate_t legs[MONEY_LEGS_MAX]; /* the path: each leg's `to` is the next one's `from` */
    char source[64];
    uint64_t reserved[4];
} money_conversion_t;

/** Converts an amount at the rates of a table, rounding once.
 *
 *  The path is direct, inverse, or through the table's base. In a table without a base it is the shortest path of at
 *  most four legs. Of several such paths the call takes the one with the fewest inverse legs, then the first by codes.
 *  MONEY_FLAG_INCONSISTENT says that another path of that length, or two legs next to a direct quote, give another
 *  rate. All legs are of one date: the one that you ask for, or the last before it within `max_gap` that has them all.
 *
 *  A withdrawn currency is converted by its legal factor from the day on which that was fixed, and MONEY_FLAG_FIXED
 *  says so. If that day is not known, the factor counts only if the table has no rate. A quote unit such as GBX is
 *  converted by its factor.
 *
 *  Between the euro and the currencies that it replaced, the call rounds as Council Regulation (EC) No 1103/97 says,
 *  and sets MONEY_FLAG_EURO_REGULATION. Half of a cent goes up, and between two national currencies the amount in euro
 *  has three decimals. This holds for results in the target's minor unit, unless the options have a rounding other than
 *  half even, the default, and half up.
 *
 *  An amount that is already in `target` needs no rate. The call copies it, with `options->digits` if you give them. It
 *  does the same with any amount if `target` is NULL or "".
 *
 *  @param rates [null]    the table. NULL: only identities and fixed factors convert.
 *  @param amount   the amount to convert.
 *  @param target [null]   a built-in code, one of `options->registry`, or, with digits given, any code.
 *  @param options  date, gap, digits, rounding; NULL: newest date, the target's minor units of that date, half-even.
 *  @param result   receives the converted amount; zeroed on failure.
 *  @param details [null]  receives rate, path, as-of date, age and remainder; may be NULL.
 *  @param error    receives status, position and text on failure; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT,
 *          MONEY_ERR_DATE, MONEY_ERR_SYNTAX (not a code).
 */
MONEY_API money_status_t money_rates_convert(const money_rates_t *rates, const money_t *amount, const char *target,
                                             const money_convert_options_t *options, money_t *result,
                                             money_conversion_t *details, money_error_t *error);

/** Returns the name of the law by which a conversion was rounded, such as "Council Regulation (EC) No 1103/97, articles
 *  4 and 5", as a static string. It returns NULL if no law says how the conversion is rounded.
 *  @param flags  the flags of the conversion.
 *  @since 0.2
 *  @see money_rates_convert
 */
MONEY_EXPORT const char *money_conversion_rule(money_flags_t flags);

/** Writes the rate between two currencies under the rules of money_rates_convert, exactly, without an amount.
 *  @param details  receives the rate with its path; the remainder is 0. Must not be NULL.
 *  @param rates [null]  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_DATE, MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_rates_find(const money_rates_t *rates, const char *from, const char *to,
                                          const money_convert_options_t *options, money_conversion_t *details,
                                          money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_RATES_H */
