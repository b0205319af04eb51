/** @file store_market.h
 *  The rates, settings and price quotes that a store keeps.
 *
 *  Rates are saved by name, and a name keeps a history: one rate table for each instant at which rates were published.
 *  Settings are texts by key, each with an instant if you give one; they also keep what other objects write as JSON,
 *  such as a feed or the settings of a currency list. A price quote is kept by its symbol. Statuses that are about the
 *  file are as in store.h.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_store_t *store = NULL;
 *          char currency[MONEY_CODE_SIZE];
 *          money_instant_t chosen = 0;
 *
 *          MONEY_CHECK(money_store_open(":memory:", NULL, &store, NULL));
 *          MONEY_CHECK(money_store_setting_save(store, "currency", "EUR", MONEY_NTS, 1709251200, NULL));
 *          MONEY_CHECK(money_store_setting(store, "currency", currency, sizeof currency, NULL, &chosen, NULL));
 *          printf("%s, since %lld\n", currency, (long long)chosen);
 *          money_store_free(store);
 *          return 0;
 *      }
 *  @output
 *      EUR, since 1709251200
 */
#ifndef MONEY_STORE_MARKET_H
#define MONEY_STORE_MARKET_H

#include "store.h"
#include "valuation.h"

#ifdef __cplusplus
extern "C" {
#endif

/* --------------------------------------------------------------------------------------------------------- Rates */

/** Saves a rate table as it is quoted, with its dates, source and instant, in place of the one of the same name and
 *  instant. Rate tables of other instants stay.
 *  @return MONEY_OK; MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_rates_load, money_store_rates_add
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_rates_save(money_store_t *store, const char *name, const money_rates_t *rates,
                                                money_error_t *error);

/** Adds rates with dates to the newest rate table of a name, in place of the rates of the same days. If the name has no
 *  rate table, the call saves them.
 *  @param rates  rates with dates, and with the base currency of the stored ones.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (also for rates without dates, or with another base currency),
 *          MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_rates_save
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_rates_add(money_store_t *store, const char *name, const money_rates_t *rates,
                                               money_error_t *error);

/** Loads a rate table. You free it with money_rates_free.
 *  @param as_of  the call loads the newest rates that were published at this instant or before; MONEY_INSTANT_NONE: the
 *                newest.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_rates_load(money_store_t *store, const char *name, money_instant_t as_of,
                                                money_rates_t **rates, money_error_t *error);

/** Counts the rate tables of a name.
 *  @return MONEY_OK; MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE,
 *          MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_rates_count(money_store_t *store, const char *name, size_t *count,
                                                 money_error_t *error);

/** Reads the instant at which the rates at an index were published, newest first.
 *  @param instant  receives the instant, or MONEY_INSTANT_NONE if it is not known.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_rates_at(money_store_t *store, const char *name, size_t index,
                                              money_instant_t *instant, money_error_t *error);

/** Reads the instants of money_store_rates_at from index `first` on into an array.
 *  @param rows [out count=capacity]  receives the instants that there are and that it has room for.
 *  @param count  receives how many instants the call has written; 0 if `first` is the number of rate tables.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is beyond the number of rate tables), MONEY_ERR_RETRIEVAL,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_store_rates_instants(money_store_t *store, const char *name, size_t first,
                                                    money_instant_t *rows, size_t capacity, size_t *count,
                                                    money_error_t *error);

/** Removes the rates of a name that were published before an instant.
 *  @param instant  not MONEY_INSTANT_NONE.
 *  @param removed [null]  receives how many rate tables the call has removed.
 *  @return MONEY_OK; MONEY_ERR_REMOVAL, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_rates_remove_before(money_store_t *store, const char *name,
                                                         money_instant_t instant, size_t *removed,
                                                         money_error_t *error);

/* ------------------------------------------------------------------------------------------------------ Settings */

/** Puts a setting in, in place of the one of the same key.
 *  @param key      a key, under the rules of names.
 *  @param value    UTF-8, at most MONEY_DOCUMENT_MAX bytes.
 *  @param instant  the instant that belongs to the value, such as when it was chosen or received; or
 *                    MONEY_INSTANT_NONE.
 *  @return MONEY_OK; MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_setting, money_store_setting_remove
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_setting_save(money_store_t *store, const char *key, const char *value,
                                                 size_t length, money_instant_t instant, money_error_t *error);

/** Reads the value of a setting, and its instant.
 *  @param instant [null]  receives the instant, or MONEY_INSTANT_NONE.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL, MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_setting(money_store_t *store, const char *key, char *buffer, size_t capacity,
                                             size_t *length, money_instant_t *instant, money_error_t *error);

/** Counts the settings.
 *  @return MONEY_OK; MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_setting_count(money_store_t *store, size_t *count, money_error_t *error);

/** Reads the key at an index, in the order of the keys' bytes. A buffer of MONEY_STORE_NAME_SIZE bytes is large enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL, MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE,
 *          MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_setting_key_at(money_store_t *store, size_t index, char *buffer, size_t capacity,
                                                    size_t *length, money_error_t *error);

/** Removes a setting.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_REMOVAL, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_setting_remove(money_store_t *store, const char *key, money_error_t *error);

/* -------------------------------------------------------------------------------------------------------- Quotes */

/** Puts price quotes in, all or none. Each replaces the quote of its symbol.
 *  @param quotes [null]  quotes with a symbol each; NULL with count 0 changes nothing.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not one line, or not a code), MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN,
 *          MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_quote, money_store_quote_remove
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_quotes_save(money_store_t *store, const money_price_quote_t *quotes, size_t count,
                                                money_error_t *error);

/** Reads the quote of a symbol.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_RETRIEVAL, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_quote(money_store_t *store, const char *symbol, money_price_quote_t *quote,
                                           money_error_t *error);

/** Counts the quotes.
 *  @return MONEY_OK; MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_quote_count(money_store_t *store, size_t *count, money_error_t *error);

/** Reads the quote at an index, in the order of the symbols.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_quote_at(money_store_t *store, size_t index, money_price_quote_t *quote,
                                              money_error_t *error);

/** Reads the quotes from index `first` on into an array, in the order of the symbols.
 *  @param rows [out count=capacity]  receives the quotes that there are and that it has room for.
 *  @param count  receives how many quotes the call has written; 0 if `first` is the number of quotes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is beyond the number of quotes), MONEY_ERR_RETRIEVAL,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_store_quotes(money_store_t *store, size_t first, money_price_quote_t *rows,
                                            size_t capacity, size_t *count, money_error_t *error);

/** Removes the quote of a symbol.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_REMOVAL, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_quote_remove(money_store_t *store, const char *symbol, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_STORE_MARKET_H */
