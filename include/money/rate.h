/** @file rate.h
 *  An exchange rate as a value: text, JSON, equality and order.
 *
 *  A rate consists of a direction, a value and an optional date. Writing it as text or JSON and reading it back
 *  preserves its numerator and denominator exactly. Two rates are equal if direction, date and value are equal: 1.10,
 *  110/100 and 11/10 are the same value.
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

/** A direction of exchange: a rate is the price of 1 `from` in `to`. 24 bytes. */
typedef struct money_currency_pair_s {
    char from[MONEY_CODE_SIZE];
    char to[MONEY_CODE_SIZE];
} money_currency_pair_t;

/** Buffer size for any currency pair as text, including the NUL. */
#define MONEY_CURRENCY_PAIR_TEXT_MAX 24
/** Buffer size for any rate as text, including the NUL. */
#define MONEY_RATE_TEXT_MAX 96
/** Buffer size for any rate as JSON, including the NUL. */
#define MONEY_RATE_JSON_MAX 160

/** An unset rate, which every function rejects. */
#define MONEY_RATE_INIT { "", "", 0, 0, MONEY_DATE_NONE, MONEY_RATE_QUOTED, 0, 0 }

/** Sets a rate to its defaults, an unset rate, as MONEY_RATE_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_rate_init(money_rate_t *rate);

/** Writes a currency pair as text: "EUR/USD". A buffer of MONEY_CURRENCY_PAIR_TEXT_MAX bytes is always large enough.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`from` or `to` is not a currency code), MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_currency_pair_parse
 */
MONEY_API money_status_t money_currency_pair_format(const char *from, const char *to, char *buffer, size_t capacity,
                                           size_t *length, money_error_t *error);

/** Reads a currency pair from text: "EUR/USD". The codes may be unknown, as markets use codes of their own.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`text` is not a currency pair; the position is that of the first invalid byte),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_currency_pair_format
 */
MONEY_API money_status_t money_currency_pair_parse(const char *text, size_t length, money_currency_pair_t *pair,
                                                   money_error_t *error);

/** Writes a rate as text: "EUR/USD 1.1172", or with a date "EUR/USD 1.1172 2020-03-13".
 *
 *  A rate that cannot be written as a decimal is written as a ratio: "EUR/USD 10/9". The text does not contain the kind
 *  or the flags. A buffer of MONEY_RATE_TEXT_MAX bytes is always large enough.
 *
 *  @return MONEY_OK; MONEY_ERR_INVALID_RATE (the rate is 0, or is not 1 for a currency against itself), MONEY_ERR_DATE,
 *          MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_rate_parse, money_rate_to_json
 */
MONEY_API money_status_t money_rate_format(const money_rate_t *rate, char *buffer, size_t capacity, size_t *length,
                                           money_error_t *error);

/** Reads a rate from text in the format of money_rate_format, with the same numerator and denominator. Its kind is
 *  MONEY_RATE_QUOTED. Errors include the position in the text.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX, MONEY_ERR_INVALID_RATE, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_rate_format
 */
MONEY_API money_status_t money_rate_parse(const char *text, size_t length, money_rate_t *rate, money_error_t *error);

/** Writes a rate as JSON: {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, which is also an element of
 *  the lists that money_rates_from_json reads.
 *
 *  A rate without a date is written without "date". "rounded":true is added before "to" if MONEY_FLAG_RATE_ROUNDED is
 *  set. A buffer of MONEY_RATE_JSON_MAX bytes is always large enough.
 *
 *  @return MONEY_OK; MONEY_ERR_INVALID_RATE (the rate is 0, or is not 1 for a currency against itself), MONEY_ERR_DATE,
 *          MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_rate_from_json, money_rate_format
 */
MONEY_API money_status_t money_rate_to_json(const money_rate_t *rate, char *buffer, size_t capacity, size_t *length,
                                            money_error_t *error);

/** Reads a rate from JSON in the format of money_rate_to_json, with its members in any order and no others. Its kind is
 *  MONEY_RATE_QUOTED. Errors include the position in the text.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT (`json` is not such an object), MONEY_ERR_SYNTAX,
 *          MONEY_ERR_INVALID_RATE, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (`json` is longer than
 *          MONEY_INPUT_MAX, or nested deeper than 128 levels), MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_rate_to_json
 */
MONEY_API money_status_t money_rate_from_json(const char *json, size_t length, money_rate_t *rate,
                                              money_error_t *error);

/** Compares two rates: `order` is -1 if a sorts before b, 0 if they are equal, 1 if a sorts after b.
 *
 *  Rates are ordered by their codes, then by date, undated rates first, then by value. 1.10, 110/100 and 11/10 are the
 *  same value. Kind and flags are ignored.
 *
 *  @return MONEY_OK; MONEY_ERR_INVALID_RATE, MONEY_ERR_DATE.
 *  @since 0.2
 *  @see money_rate_equal, money_rate_hash
 */
MONEY_API money_status_t money_rate_compare(const money_rate_t *a, const money_rate_t *b, int32_t *order,
                                            money_error_t *error);

/** Returns whether two rates are equal in direction, date and value, as compared by money_rate_compare.
 *  @return MONEY_OK; MONEY_ERR_INVALID_RATE, MONEY_ERR_DATE.
 *  @since 0.2
 *  @see money_rate_compare
 */
MONEY_API money_status_t money_rate_equal(const money_rate_t *a, const money_rate_t *b, money_bool_t *equal,
                                          money_error_t *error);

/** Returns a hash of direction, date and value. Equal rates have equal hashes on every platform.
 *  @return MONEY_OK; MONEY_ERR_INVALID_RATE, MONEY_ERR_DATE.
 *  @since 0.2
 *  @see money_rate_equal
 */
MONEY_API money_status_t money_rate_hash(const money_rate_t *rate, uint64_t *hash, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_RATE_H */
