/** @file store_market.h
 *  The rates, settings and price quotes of a store.
 *
 *  Rates are saved by name, and each name stores a history: one rate table for each instant of publication. A setting
 *  is a text with a key and an optional instant. Settings can also store the JSON of other objects, such as a feed or
 *  the settings of a currency list. Price quotes are stored by symbol. money/store.h describes the statuses of a failed
 *  access to the file.
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

/** Saves a rate table, replacing the table with the same name and instant. The rates are saved as quoted, with their
 *  dates, source and instant. Rate tables of other instants are kept.
 *  @return MONEY_OK; MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_rates_load, money_store_rates_add
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_rates_save(money_store_t *store, const char *name, const money_rates_t *rates,
                                                money_error_t *error);

/** Adds dated rates to the newest rate table of a name, replacing rates of the same dates. If no rate table of the name
 *  exists, the rates are saved as one.
 *  @param rates  rates with dates, in the base currency of the stored rates.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (the rates have no dates, or their base currency differs), MONEY_ERR_SAVING,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_rates_save
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_rates_add(money_store_t *store, const char *name, const money_rates_t *rates,
                                               money_error_t *error);

/** Loads a rate table. Free it with money_rates_free.
 *  @param as_of  the latest instant of publication: the newest rates up to it are loaded; MONEY_INSTANT_NONE for no
 *          limit.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no rate table of this name was stored by then), MONEY_ERR_RETRIEVAL,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_rates_load(money_store_t *store, const char *name, money_instant_t as_of,
                                                money_rates_t **rates, money_error_t *error);

/** Returns the number of rate tables of a name.
 *  @return MONEY_OK; MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE,
 *          MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_rates_count(money_store_t *store, const char *name, size_t *count,
                                                 money_error_t *error);

/** Returns the instant of the rate table at an index, newest first.
 *  @param instant  receives the instant of publication, or MONEY_INSTANT_NONE if it is unknown.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count), MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_rates_at(money_store_t *store, const char *name, size_t index,
                                              money_instant_t *instant, money_error_t *error);

/** Returns a range of the instants of rate tables, newest first.
 *  @param first  the index of the first rate table to return, at most the number of rate tables.
 *  @param rows [out count=capacity]  receives the instants. At most `capacity` elements are written.
 *  @param count  receives the number of instants returned; 0 if `first` is the number of rate tables.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of rate tables), MONEY_ERR_RETRIEVAL,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_store_rates_instants(money_store_t *store, const char *name, size_t first,
                                                    money_instant_t *rows, size_t capacity, size_t *count,
                                                    money_error_t *error);

/** Removes the rates of a name that were published before an instant.
 *  @param instant  the instant, other than MONEY_INSTANT_NONE.
 *  @param removed [null]  receives the number of removed rate tables.
 *  @return MONEY_OK; MONEY_ERR_REMOVAL, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_rates_remove_before(money_store_t *store, const char *name,
                                                         money_instant_t instant, size_t *removed,
                                                         money_error_t *error);

/* ------------------------------------------------------------------------------------------------------ Settings */

/** Saves a setting, replacing the setting with the same key.
 *  @param key  a key, under the rules of names.
 *  @param value  UTF-8, at most MONEY_DOCUMENT_MAX bytes.
 *  @param instant  the time at which the value was chosen or received, for example; MONEY_INSTANT_NONE for no instant.
 *  @return MONEY_OK; MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_setting, money_store_setting_remove
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_setting_save(money_store_t *store, const char *key, const char *value,
                                                 size_t length, money_instant_t instant, money_error_t *error);

/** Writes the value of a setting, and returns its instant.
 *  @param instant [null]  receives the instant, or MONEY_INSTANT_NONE.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no setting has this key), MONEY_ERR_BUFFER_TOO_SMALL, MONEY_ERR_RETRIEVAL,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_setting(money_store_t *store, const char *key, char *buffer, size_t capacity,
                                             size_t *length, money_instant_t *instant, money_error_t *error);

/** Returns the number of settings.
 *  @return MONEY_OK; MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_setting_count(money_store_t *store, size_t *count, money_error_t *error);

/** Returns the key at an index, ordered by bytes. A buffer of MONEY_STORE_NAME_SIZE bytes is large enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count), MONEY_ERR_BUFFER_TOO_SMALL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_setting_key_at(money_store_t *store, size_t index, char *buffer, size_t capacity,
                                                    size_t *length, money_error_t *error);

/** Removes a setting.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no setting has this key), MONEY_ERR_REMOVAL, MONEY_ERR_STORE_UNKNOWN,
 *          MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_setting_remove(money_store_t *store, const char *key, money_error_t *error);

/* -------------------------------------------------------------------------------------------------------- Quotes */

/** Saves price quotes atomically, each replacing the previous quote of its symbol.
 *  @param quotes [null]  the quotes, each with a symbol. NULL is allowed if `count` is 0.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (a symbol is not one line, or a currency is not a currency code),
 *          MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_quote, money_store_quote_remove
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_quotes_save(money_store_t *store, const money_price_quote_t *quotes, size_t count,
                                                money_error_t *error);

/** Returns the quote of a symbol.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no quote of this symbol is stored), MONEY_ERR_RETRIEVAL, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_quote(money_store_t *store, const char *symbol, money_price_quote_t *quote,
                                           money_error_t *error);

/** Returns the number of quotes.
 *  @return MONEY_OK; MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_quote_count(money_store_t *store, size_t *count, money_error_t *error);

/** Returns the quote at an index, ordered by symbol.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count), MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE,
 *          MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_quote_at(money_store_t *store, size_t index, money_price_quote_t *quote,
                                              money_error_t *error);

/** Returns a range of quotes, ordered by symbol.
 *  @param first  the index of the first quote to return, at most the number of quotes.
 *  @param rows [out count=capacity]  receives the quotes. At most `capacity` elements are written.
 *  @param count  receives the number of quotes returned; 0 if `first` is the number of quotes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of quotes), MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE,
 *          MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_store_quotes(money_store_t *store, size_t first, money_price_quote_t *rows,
                                            size_t capacity, size_t *count, money_error_t *error);

/** Removes the quote of a symbol.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no quote of this symbol is stored), MONEY_ERR_REMOVAL,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_quote_remove(money_store_t *store, const char *symbol, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_STORE_MARKET_H */
