/** @file rates.h
 *  Tables of exchange rates, and conversions with their provenance.
 *
 *  A table of rates is immutable, so threads can share it. Build one from your own rates, from files of the European
 *  Central Bank, or from a provider's JSON. A conversion uses the quoted rate, its exact inverse, or a path through
 *  other currencies, and rounds once. On request it returns its provenance: rate, path, date, source, age and
 *  remainder.
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

#include "explanation.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------ Rates, and a builder */

/** An immutable table of exchange rates, which threads may share. */
typedef struct money_rates_s money_rates_t;

/** A builder of rate tables. */
typedef struct money_rates_builder_s money_rates_builder_t;

/** The origin of a rate in a conversion path. */
typedef int32_t money_rate_kind_t;

#define MONEY_RATE_QUOTED 0  /* as quoted in the table */
#define MONEY_RATE_INVERSE 1 /* the exact inverse of the rate that the table quotes for the other direction */
#define MONEY_RATE_FIXED 2   /* the legal factor of a withdrawn currency, for instance under Regulation (EC) No
                                2866/98 */
#define MONEY_RATE_UNIT 3    /* the factor of a quote unit, such as 100 GBX = 1 GBP */

/** A rate: 1 `from` = numerator/denominator `to`, exactly as quoted (1.10 is 110/100). 56 bytes. */
typedef struct money_rate_s {
    char from[MONEY_CODE_SIZE];
    char to[MONEY_CODE_SIZE];
    uint64_t numerator;     /* the numerator as quoted */
    uint64_t denominator;   /* the denominator as quoted */
    money_date_t date;      /* the date of the rate, or MONEY_DATE_NONE for an undated rate, which is valid on any
                               date */
    money_rate_kind_t kind; /* a MONEY_RATE_ */
    money_flags_t flags;    /* 0 or MONEY_FLAG_RATE_ROUNDED */
    uint32_t reserved;      /* 0 */
} money_rate_t;

/** Returns the value of a rate as a ratio, which you can compare, write, or convert to a decimal.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INVALID_RATE (the rate is 0, or is not 1 for a currency against itself).
 *  @since 0.2
 *  @see money_ratio_to_decimal, money_ratio_format
 */
MONEY_API money_status_t money_rate_to_ratio(const money_rate_t *rate, money_ratio_t *ratio, money_error_t *error);

/** Creates an empty builder of rate tables. Free it with money_rates_builder_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_rates_builder_new(money_rates_builder_t **builder, money_error_t *error);

/** Frees a builder; its tables remain valid. NULL is allowed. */
MONEY_EXPORT void money_rates_builder_free(money_rates_builder_t *builder);

/** Adds the rate 1 `from` = `rate` `to`, or replaces the rate of the same direction and date.
 *
 *  The opposite direction is a separate entry. If you add both, such as bid and ask, each applies to its own direction.
 *  If you add only one, the exact inverse applies to the other. A builder contains either dated or undated rates, not
 *  both.
 *
 *  @param rate    a decimal of at most 19 significant digits ("1.1172"), or a ratio of two integers ("7/3"). It must be
 *                 positive.
 *  @param length  the length of `rate` in bytes, or MONEY_NTS.
 *  @param date    the date of the rate, or MONEY_DATE_NONE for an undated rate.
 *  @return MONEY_OK; MONEY_ERR_INVALID_RATE, MONEY_ERR_SYNTAX, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_rates_builder_add(money_rates_builder_t *builder, const char *from, const char *to,
                                                 const char *rate, size_t length, money_date_t date,
                                                 money_error_t *error);

/** Removes the rate of a direction and date.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no rate has this direction and date), MONEY_ERR_SYNTAX (`from` or `to` is not
 *          a currency code), MONEY_ERR_DATE.
 */
MONEY_API money_status_t money_rates_builder_remove(money_rates_builder_t *builder, const char *from, const char *to,
                                                    money_date_t date, money_error_t *error);

/** Sets the base currency, through which cross rates are calculated. Without a base currency they use the shortest
 *  path.
 *  @param base [null]  NULL or "" for no base currency.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`base` is not a currency code).
 */
MONEY_API money_status_t money_rates_builder_set_base(money_rates_builder_t *builder, const char *base,
                                                      money_error_t *error);

/** Sets the publisher of the rates.
 *  @param source [null]  one line of at most 63 bytes; NULL with length 0 for no publisher.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`source` contains a control character), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_rates_builder_set_source(money_rates_builder_t *builder, const char *source,
                                                        size_t length, money_error_t *error);

/** Sets the time of publication: an instant, or MONEY_INSTANT_NONE.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_rates_builder_set_instant(money_rates_builder_t *builder, money_instant_t instant,
                                                         money_error_t *error);

/** Returns the number of rates in a builder.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_rates_builder_count(const money_rates_builder_t *builder, size_t *count,
                                                   money_error_t *error);

/** Returns the rate at an index of a builder, in the order in which you first added them.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count).
 */
MONEY_API money_status_t money_rates_builder_at(const money_rates_builder_t *builder, size_t index,
                                                money_rate_t *rate, money_error_t *error);

/** Creates a table from the rates of a builder. The builder is unchanged and can be used again. An empty table is
 *  allowed. Free the table with money_rates_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_rates_builder_build(const money_rates_builder_t *builder, money_rates_t **rates,
                                                   money_error_t *error);

/** Frees a table of rates. NULL is allowed. */
MONEY_EXPORT void money_rates_free(money_rates_t *rates);

/** Reads euro foreign exchange reference rates from a CSV file of the European Central Bank.
 *
 *  The call accepts the history file (`eurofxref-hist.csv`) and the daily file (`eurofxref.csv`), which it
 *  distinguishes by their dates. It also reads daily spot rates from the bank's data interface as CSV (dataset EXR,
 *  `format=csvdata`), recognised by their column titles. In these, the base is CURRENCY_DENOM, and rows without a value
 *  or with "NaN" are skipped; monthly and annual averages, whose FREQ is not D, are MONEY_ERR_DOCUMENT.
 *
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT (`csv` is not such a file; the position is that of the cell),
 *          MONEY_ERR_INVALID_RATE, MONEY_ERR_DUPLICATE_RATE, MONEY_ERR_NO_RATES, MONEY_ERR_SYNTAX (a currency in `csv`
 *          is not a currency code), MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_rates_from_ecb_csv(const char *csv, size_t length, money_rates_t **rates,
                                                  money_error_t *error);

/** Reads euro foreign exchange reference rates from an XML file of the European Central Bank.
 *
 *  The call accepts the files of one day (`eurofxref-daily.xml`), of 90 days (`eurofxref-hist-90d.xml`) and of all days
 *  (`eurofxref-hist.xml`). It rejects document type declarations (DTDs) and entities.
 *
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT (`xml` is not such a file; the position is that of the invalid part),
 *          MONEY_ERR_INVALID_RATE, MONEY_ERR_DUPLICATE_RATE, MONEY_ERR_NO_RATES, MONEY_ERR_DATE, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_rates_from_ecb_csv
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_rates_from_ecb_xml(const char *xml, size_t length, money_rates_t **rates,
                                                  money_error_t *error);

/** Reads a table of rates from JSON. The call recognises these formats by their structure:
 *  - currencylayer and exchangerate.host: {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}}, with
 *    "date" for a past day; or several days, {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}}
 *  - base and rates of one or several days, as sent by version 1 of Frankfurter, Open Exchange Rates and fixer:
 *    {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides "date"
 *  - ExchangeRate-API and open.er-api.com: {"base_code":"USD","conversion_rates":{"EUR":0.9}} or "rates", with
 *    "time_last_update_unix", or with "year", "month" and "day"; or "target_code" and "conversion_rate" for one pair
 *  - rows of version 2 of Frankfurter: [{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}], one such object,
 *    or one object per line (NDJSON); the table's base is the base of the rows if it is the same in all of them
 *  - a list of pairs: [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}], with "date" in all or in no
 *    elements, or a single pair
 *  - tables A and B of Narodowy Bank Polski, or one of their series, and daily series of the Bank of Canada, such as
 *    {"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]}
 *  - the documents of money_rates_to_json
 *
 *  An error of the provider is MONEY_ERR_PROVIDER, with its code and message: {"success":false,…}, {"error":…},
 *  {"result":"error",…}, {"status":404,"message":…} or {"message":…}.
 *
 *  Rates may be numbers or strings of digits, also with exponents, and are read exactly. A rate with more than 19
 *  significant digits or 19 fraction digits is rounded to fit, half-even. MONEY_FLAG_RATE_ROUNDED is then set for the
 *  rate and for each conversion that uses it.
 *
 *  @return MONEY_OK; MONEY_ERR_JSON (`json` is not valid JSON; the position is that of the error), MONEY_ERR_DOCUMENT,
 *          MONEY_ERR_NO_RATES, MONEY_ERR_PROVIDER, MONEY_ERR_INVALID_RATE, MONEY_ERR_DUPLICATE_RATE, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_VERSION, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_rates_from_json(const char *json, size_t length, money_rates_t **rates,
                                               money_error_t *error);

/** Writes a table of rates as JSON that money_rates_from_json reads. The same table always produces the same bytes.
 *  @param json    receives the NUL-terminated document. Free it with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_rates_to_json(const money_rates_t *rates, char **json, size_t *length,
                                             money_error_t *error);

/** Writes a table of rates as bytes, many times as fast as JSON. The same table always produces the same bytes on every
 *  platform; docs/reference/packed.md defines them.
 *  @param bytes  receives the bytes, of any value. Free them with money_string_free.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 */
MONEY_API money_status_t money_rates_to_bytes(const money_rates_t *rates, char **bytes, size_t *length,
                                              money_error_t *error);

/** Reads a table of rates from bytes that money_rates_to_bytes of this or an earlier version wrote. The table copies
 *  them. Errors include the position in the bytes.
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT (no snapshot, or a damaged one), MONEY_ERR_VERSION, MONEY_ERR_LIMIT.
 *  @since 0.2
 */
MONEY_API money_status_t money_rates_from_bytes(const char *bytes, size_t length, money_rates_t **rates,
                                                money_error_t *error);

/** The precedence of two tables with rates of the same date. */
typedef int32_t money_merge_rule_t;

#define MONEY_MERGE_PAIRS 0 /* a pair of currencies on a date comes from one table, in both directions */
#define MONEY_MERGE_DAYS 1  /* a date comes from one table */

/** Creates a table with the rates of two tables, such as a history and newer rates of another publisher. Free it with
 *  money_rates_free.
 *
 *  `rates` takes precedence. With MONEY_MERGE_PAIRS, the call omits a rate of `added` if `rates` contains a rate
 *  between the same two currencies, in either direction, on the same date. With MONEY_MERGE_DAYS, it omits all rates of
 *  `added` whose date `rates` contains; undated rates count as rates of one date. No rate is calculated.
 *
 *  The result keeps the base currency if it is the same in both tables; otherwise cross rates use the shortest path.
 *  Its source consists of both publishers, separated by ", " and cut after 63 bytes. Its time of publication is that of
 *  the table with the later date, and for the same date the earlier time. If the call adds no rate, all three remain
 *  those of `rates`; if `rates` is empty, they are those of `added`.
 *
 *  The time is proportional to the number of rates in both tables.
 *
 *  @param date    the date of undated rates, or MONEY_DATE_NONE to leave them undated.
 *  @param merged  receives the table.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (only one of the tables contains dates, and `date` is MONEY_DATE_NONE),
 *          MONEY_ERR_DATE.
 *  @since 0.2
 *  @see money_rates_builder_add, money_store_rates_add
 */
MONEY_API money_status_t money_rates_merge(const money_rates_t *rates, const money_rates_t *added,
                                           money_merge_rule_t rule, money_date_t date, money_rates_t **merged,
                                           money_error_t *error);

/** Information about a table of rates. 152 bytes. */
typedef struct money_rates_info_s {
    char base[MONEY_CODE_SIZE]; /* the currency through which cross rates are calculated; "" for no base currency */
    money_flags_t flags;        /* MONEY_FLAG_RATE_ROUNDED if any rate was rounded when it was read */
    money_date_t first_date;    /* the earliest date; MONEY_DATE_NONE for undated rates */
    money_date_t last_date;     /* the latest date; MONEY_DATE_NONE for undated rates */
    money_instant_t instant;    /* the time of publication, or MONEY_INSTANT_NONE */
    uint64_t currency_count;    /* number of currencies */
    uint64_t pair_count;        /* number of directions quoted on any date */
    uint64_t date_count;        /* number of dates */
    uint64_t quote_count;       /* number of rates of all pairs and dates */
    char source[64];            /* the publisher; "" if unknown */
    uint64_t reserved[3];
} money_rates_info_t;

/** Returns information about a table of rates.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_rates_info(const money_rates_t *rates, money_rates_info_t *info, money_error_t *error);

/** Returns the code of the currency at an index of a table. Currencies are sorted by code.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count), MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_rates_currency_at(const money_rates_t *rates, size_t index, char *buffer,
                                                 size_t capacity, size_t *length, money_error_t *error);

/** Writes the codes of the currencies with a rate on a date, sorted and separated by spaces, such as "EUR JPY USD". The
 *  text is empty if the table contains no rates of that date.
 *  @param date  MONEY_DATE_NONE for the newest date of the table. Undated rates are valid on any date.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_rates_currency_at, money_country_currencies
 */
MONEY_API money_status_t money_rates_currencies(const money_rates_t *rates, money_date_t date, char *buffer,
                                                size_t capacity, size_t *length, money_error_t *error);

/** Returns the date at an index of a table, oldest first.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count).
 */
MONEY_API money_status_t money_rates_date_at(const money_rates_t *rates, size_t index, money_date_t *date,
                                             money_error_t *error);

/** Returns the newest rate of the currency pair at an index of a table. Pairs are sorted by their codes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count).
 */
MONEY_API money_status_t money_rates_pair_at(const money_rates_t *rates, size_t index, money_rate_t *rate,
                                             money_error_t *error);

/* ---------------------------------------------------------------------------------------------------- Conversion */

/** The treatment of rates that are older than `fresh_for`, or whose time of publication is unknown. */
typedef int32_t money_stale_policy_t;

#define MONEY_STALE_FLAG 0   /* use them and set MONEY_FLAG_STALE; the default */
#define MONEY_STALE_REFUSE 1 /* fail with MONEY_ERR_NO_RATE; the error's text contains the age of the rates */

/** Options of a conversion.
 *
 *  `max_gap` is a number of days from the requested date back to the date of the rates, regardless of the current time.
 *  `fresh_for` is a number of seconds from `now` back to the time of publication, with or without a requested date, so
 *  it detects tables that are no longer updated. Conversions read no clock, so `fresh_for` requires `now`.
 */
typedef struct money_convert_options_s {
    uint32_t struct_size;
    money_date_t date;                         /* the date of the rates, or MONEY_DATE_NONE for the newest date of the
                                                  table */
    int32_t max_gap;                           /* how many days earlier the rates may be; 0 for the exact date only */
    int32_t digits;                            /* fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY */
    money_rounding_t rounding;
    money_stale_policy_t stale;                /* a MONEY_STALE_ value; used only with `fresh_for` */
    const money_currency_registry_t *registry; /* user-defined currencies; may be NULL; read during the call only */
    money_instant_t now;                       /* the current time, to calculate the age of the rates, or
                                                  MONEY_INSTANT_NONE */
    int64_t fresh_for;                         /* the maximum age of fresh rates in seconds, or MONEY_INSTANT_NONE for
                                                  no limit */
} money_convert_options_t;

#define MONEY_CONVERT_OPTIONS_INIT                                                                          \
    { (uint32_t)sizeof(money_convert_options_t), MONEY_DATE_NONE, 0, MONEY_DIGITS_CURRENCY,                 \
      MONEY_ROUND_HALF_EVEN, MONEY_STALE_FLAG, NULL, MONEY_INSTANT_NONE, MONEY_INSTANT_NONE }

/** Sets options to their defaults, as MONEY_CONVERT_OPTIONS_INIT does. NULL is allowed. */
MONEY_EXPORT void money_convert_options_init(money_convert_options_t *options);

/** The provenance of a conversion. */
typedef struct money_conversion_s {
    money_ratio_t rate;                /* 1 source = rate target, exactly */
    money_ratio_t remainder;           /* exact result - rounded result */
    money_date_t as_of;                /* the date of the rates; MONEY_DATE_NONE if only undated rates were used */
    int32_t gap_days;                  /* number of days from `as_of` to the requested date; 0 without a requested
                                          date */
    money_instant_t instant;           /* the time of publication of the rates, or MONEY_INSTANT_NONE */
    int64_t age_seconds;               /* seconds from `instant`, or else from the start of `as_of` in UTC, to `now`;
                                          MONEY_INSTANT_NONE if unknown */
    money_flags_t flags;               /* MONEY_FLAG_ values */
    uint32_t leg_count;                /* 0 if the currency did not change */
    money_rate_t legs[MONEY_LEGS_MAX]; /* the path: each leg's `to` is the next one's `from` */
    char source[64];                   /* the publisher of the rates; "" if unknown */
    uint64_t reserved[4];
} money_conversion_t;

/** Converts an amount using a rate table, rounding once.
 *
 *  The path is direct, inverse, or through the table's base. In a table without a base it is the shortest path of at
 *  most four legs; among several, the call selects the one with the fewest inverse legs, then the first by codes.
 *  MONEY_FLAG_INCONSISTENT is set if another path of the same length, or two legs next to a direct quote, produce a
 *  different rate. All legs are of the same date: the requested date, or the last date before it within `max_gap` that
 *  has rates for all of them.
 *
 *  A withdrawn currency is converted by its legal factor from the date on which the factor was fixed, and
 *  MONEY_FLAG_FIXED is set. If that date is unknown, the factor is used only if the table contains no rate. A quote
 *  unit such as GBX is converted by its factor.
 *
 *  Between the euro and the currencies that it replaced, the call rounds as Council Regulation (EC) No 1103/97
 *  requires, and sets MONEY_FLAG_EURO_REGULATION. Half a cent is rounded up, and between two national currencies the
 *  intermediate amount in euro is rounded to three decimals. This applies to results in the minor unit of the target,
 *  and only if the rounding mode is MONEY_ROUND_HALF_EVEN, which is the default, or MONEY_ROUND_HALF_UP.
 *
 *  An amount that is already in `target` needs no rate. It is returned unchanged, or with `options->digits` fraction
 *  digits if they are set. If `target` is NULL or "", this applies to any amount.
 *
 *  @param rates [null]    NULL to convert only by identities and fixed factors.
 *  @param amount          the amount to convert.
 *  @param target [null]   a built-in code, a code of `options->registry`, or any code if `digits` is set.
 *  @param options         date, gap, digits and rounding; NULL for the newest date, the minor unit of the target on
 *                         that date, and half-even.
 *  @param result          receives the converted amount; zeroed on failure.
 *  @param details [null]  receives rate, path, date, age and remainder; may be NULL.
 *  @param error           receives status, position and text on failure; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT,
 *          MONEY_ERR_DATE, MONEY_ERR_SYNTAX (`target` is not a currency code).
 */
MONEY_API money_status_t money_rates_convert(const money_rates_t *rates, const money_t *amount, const char *target,
                                             const money_convert_options_t *options, money_t *result,
                                             money_conversion_t *details, money_error_t *error);

/** Returns the name of the law that determined the rounding of a conversion, such as "Council Regulation (EC) No
 *  1103/97, articles 4 and 5", as a static string. It is NULL if no law did.
 *  @param flags  the flags of the conversion.
 *  @since 0.2
 *  @see money_rates_convert
 */
MONEY_EXPORT const char *money_conversion_rule(money_flags_t flags);

/** Returns the exact rate between two currencies under the rules of money_rates_convert, without an amount.
 *  @param details       receives the rate with its path; the remainder is 0.
 *  @param rates [null]  NULL to use only identities and fixed factors.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_DATE, MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_rates_find(const money_rates_t *rates, const char *from, const char *to,
                                          const money_convert_options_t *options, money_conversion_t *details,
                                          money_error_t *error);

/** Explains a conversion: the rates of its path, the rounding, and the regulation that requires it. Free the
 *  explanation with money_explanation_free.
 *
 *  The result is the node "result". Its children are the node "amount" and a node for each rate, such as "EUR/USD".
 *
 *  @param rates [null]   as in money_rates_convert, like the other parameters.
 *  @param target [null]  the currency of the result.
 *  @param options        NULL for the defaults of money_rates_convert.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT,
 *          MONEY_ERR_DATE, MONEY_ERR_SYNTAX (`target` is not a currency code).
 *  @since 0.2
 *  @see money_rates_convert, money_explanation_nodes
 */
MONEY_API money_status_t money_rates_explain(const money_rates_t *rates, const money_t *amount, const char *target,
                                             const money_convert_options_t *options,
                                             money_explanation_t **explanation, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_RATES_H */
