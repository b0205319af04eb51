/** @file rate.h
 *  One exchange rate as a value: its text, its JSON, equality and order.
 *
 *  A rate stands for a direction, a value and perhaps a date. You write it as text or JSON and read it back exactly,
 *  with the numerator and the denominator that it had. Two rates are equal where direction, date and value are the
 *  same: 1.10, 110/100 and 11/10 are one value.
 *
 *  @ring core
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_rate_t rate, other;
 *          money_bool_t equal;
 *          char text[MONEY_RATE_JSON_MAX];
 *
 *          MONEY_CHECK(money_rate_parse("EUR/USD 1.10 2020-03-13", MONEY_NTS, &rate, NULL));
 *          MONEY_CHECK(money_rate_parse("EUR/USD 11/10 2020-03-13", MONEY_NTS, &other, NULL));
 *          MONEY_CHECK(money_rate_equal(&rate, &other, &equal, NULL));
 *          MONEY_CHECK(money_rate_to_json(&rate, text, sizeof text, NULL, NULL));
 *          printf("%s\nequal: %d\n", text, (int)equal);
 *          return 0;
 *      }
 *  @output
 *      {"date":"2020-03-13","from":"EUR","rate":"1.10","to":"USD"}
 *      equal: 1
 */
#ifndef MONEY_RATE_H
#define MONEY_RATE_H

#include "rates.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A direction of exchange: what 1 `from` costs in `to`. 24 bytes. */
typedef struct money_currency_pair_s {
    char from[MONEY_CODE_SIZE];
    char to[MONEY_CODE_SIZE];
} money_currency_pair_t;

/** Room for any pair of currencies as text, and the NUL. */
#define MONEY_CURRENCY_PAIR_TEXT_MAX 24
/** Room for any rate as text, and the NUL. */
#define MONEY_RATE_TEXT_MAX 96
/** Room for any rate as JSON, and the NUL. */
#define MONEY_RATE_JSON_MAX 160

/** A rate that is not given yet, which every function refuses. */
#define MONEY_RATE_INIT { "", "", 0, 0, MONEY_DATE_NONE, MONEY_RATE_QUOTED, 0, 0 }

/** Writes MONEY_RATE_INIT. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_rate_init(money_rate_t *rate);

/** Writes "EUR/USD". MONEY_CURRENCY_PAIR_TEXT_MAX bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code), MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_currency_pair_parse
 */
MONEY_API money_status_t money_currency_pair_format(const char *from, const char *to, char *buffer, size_t capacity,
                                           size_t *length, money_error_t *error);

/** Reads "EUR/USD". The codes need not be known: markets have codes of their own.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (with a position), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_currency_pair_format
 */
MONEY_API money_status_t money_currency_pair_parse(const char *text, size_t length, money_currency_pair_t *pair,
                                                   money_error_t *error);

/** Writes "EUR/USD 1.1172", and of a date "EUR/USD 1.1172 2020-03-13". A rate that is no decimal is written as a ratio,
 *  "EUR/USD 10/9". Kind and flags are not written. MONEY_RATE_TEXT_MAX bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_INVALID_RATE (0, or not 1 for a currency against itself),
 *          MONEY_ERR_DATE, MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_rate_parse, money_rate_to_json
 */
MONEY_API money_status_t money_rate_format(const money_rate_t *rate, char *buffer, size_t capacity, size_t *length,
                                           money_error_t *error);

/** Reads a rate that money_rate_format wrote, numerator and denominator as they were; its kind is MONEY_RATE_QUOTED.
 *  An error has the position in the text.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX, MONEY_ERR_INVALID_RATE, MONEY_ERR_DATE, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_rate_format
 */
MONEY_API money_status_t money_rate_parse(const char *text, size_t length, money_rate_t *rate, money_error_t *error);

/** Writes {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, an element of the lists that
 *  money_rates_from_json reads. "date" is left out where there is none, and "rounded":true stands before "to" for
 *  MONEY_FLAG_RATE_ROUNDED. MONEY_RATE_JSON_MAX bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_INVALID_RATE (0, or not 1 for a currency against itself),
 *          MONEY_ERR_DATE, MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_rate_from_json, money_rate_format
 */
MONEY_API money_status_t money_rate_to_json(const money_rate_t *rate, char *buffer, size_t capacity, size_t *length,
                                            money_error_t *error);

/** Reads a rate that money_rate_to_json wrote, members in any order and no others; its kind is MONEY_RATE_QUOTED. An
 *  error has the position in the text.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT (no such object), MONEY_ERR_SYNTAX, MONEY_ERR_INVALID_RATE,
 *          MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (longer than MONEY_INPUT_MAX, or deeper
 *          than 128 levels), MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_rate_to_json
 */
MONEY_API money_status_t money_rate_from_json(const char *json, size_t length, money_rate_t *rate,
                                              money_error_t *error);

/** Writes -1 to `order` if a is before b, 0 if they are equal, else 1. Rates have the order of their codes, then of
 *  their dates (those without one first), then of their values. 1.10, 110/100 and 11/10 are one value; kind and flags
 *  do not count.
 *  @return MONEY_OK; MONEY_ERR_INVALID_RATE, MONEY_ERR_DATE.
 *  @since 0.2
 *  @see money_rate_equal, money_rate_hash
 */
MONEY_API money_status_t money_rate_compare(const money_rate_t *a, const money_rate_t *b, int32_t *order,
                                            money_error_t *error);

/** Writes 1 to `equal` if direction, date and value are the same, as money_rate_compare has them, else 0.
 *  @return MONEY_OK; MONEY_ERR_INVALID_RATE, MONEY_ERR_DATE.
 *  @since 0.2
 *  @see money_rate_compare
 */
MONEY_API money_status_t money_rate_equal(const money_rate_t *a, const money_rate_t *b, money_bool_t *equal,
                                          money_error_t *error);

/** Writes a hash of direction, date and value: equal rates have equal hashes, on every platform.
 *  @return MONEY_OK; MONEY_ERR_INVALID_RATE, MONEY_ERR_DATE.
 *  @since 0.2
 *  @see money_rate_equal
 */
MONEY_API money_status_t money_rate_hash(const money_rate_t *rate, uint64_t *hash, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_RATE_H */
