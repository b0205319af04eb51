/** @file store_market.h
 *  The rates, currencies, favourites, settings and quotes that a store keeps.
 *
 *  @tier core
 *
 *  @contents
 *      money_store_save_rates           Saves rates as they are quoted, with date, source and instant, in place of
 *                                        those of the same name and instant.
 *      money_store_add_rates            Adds rates of dates to the newest that a name has, in place of those of the
 *                                        same days; where there are none, saves them.
 *      money_store_load_rates           Loads rates.
 *      money_store_rates_count          How many times rates are there of a name.
 *      money_store_rates_instant_at     When the rates at an index were published, newest first; MONEY_INSTANT_NONE
 *                                        where that is not known.
 *      money_store_remove_rates_before  Removes the rates of a name that were published before an instant.
 *      money_store_save_currencies      Saves all currencies of a list, shown or not, with their provider's names, in
 *                                        place of what had the name.
 *      money_store_load_currencies      Loads currencies as a list, with the store's favourites.
 *      money_store_save_favourites      Keeps the favourites of a list; what the list does not have stays as it was.
 *      money_store_load_favourites      Makes favourites of those currencies of a list that the store has as
 *                                        favourites, and of no others.
 *      money_store_put_favourite        Keeps a currency as a favourite, or (0) no longer.
 *      money_store_favourite_count      How many favourites there are.
 *      money_store_favourite_at         The favourite at an index, by code.
 *      money_store_put_setting          Keeps a setting.
 *      money_store_setting              Tells a setting, and when it came to be so.
 *      money_store_setting_count        How many settings there are.
 *      money_store_setting_key_at       The key at an index, in the order of their bytes.
 *      money_store_remove_setting       Removes a setting.
 *      money_store_save_feed            Keeps what a feed has, in place of what the setting was: as
 *                                        money_feed_to_json writes it, with the instant when it came, of several the
 *                                        newest.
 *      money_store_load_feed            Has a feed take what money_store_save_feed kept, as money_feed_restore does.
 *      money_store_put_quotes           Keeps quotes, each in place of the one that its symbol has; all or none.
 *      money_store_quote                The quote of a symbol.
 *      money_store_quote_count          How many quotes there are.
 *      money_store_quote_at             The quote at an index, by symbol.
 *      money_store_remove_quote         Removes the quote of a symbol.
 */
#ifndef MONEY_STORE_MARKET_H
#define MONEY_STORE_MARKET_H

#include "store.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Saves rates as they are quoted, with date, source and instant, in place of those of the same name and instant. Those
 *  of other instants stay: a history.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_save_rates(money_store_t *store, const char *name, const money_rates_t *rates,
                                                money_error_t *error);

/** Adds rates of dates to the newest that a name has, in place of those of the same days; where there are none, saves
 *  them.
 *  @param rates  with dates, and the same base; else MONEY_ERR_ARGUMENT.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_add_rates(money_store_t *store, const char *name, const money_rates_t *rates,
                                               money_error_t *error);

/** Loads rates. Freed with money_rates_free.
 *  @param until  the newest published on or before this instant; MONEY_INSTANT_NONE: the newest.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY,
 *          MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_load_rates(money_store_t *store, const char *name, money_instant_t until,
                                                money_rates_t **rates, money_error_t *error);

/** How many times rates are there of a name.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_rates_count(money_store_t *store, const char *name, size_t *count,
                                                 money_error_t *error);

/** When the rates at an index were published, newest first; MONEY_INSTANT_NONE where that is not known.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY,
 *          MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_rates_instant_at(money_store_t *store, const char *name, size_t index,
                                                      money_instant_t *instant, money_error_t *error);

/** Removes the rates of a name that were published before an instant.
 *  @param before   an instant; not MONEY_INSTANT_NONE.
 *  @param removed [null]  receives how many times; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_remove_rates_before(money_store_t *store, const char *name,
                                                         money_instant_t before, size_t *removed,
                                                         money_error_t *error);

/** Saves all currencies of a list, shown or not, with their provider's names, in place of what had the name.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_save_currencies(money_store_t *store, const char *name,
                                                     const money_currency_list_t *list, money_error_t *error);

/** Loads currencies as a list, with the store's favourites. Freed with money_currency_list_free.
 *  @param language  as of money_currency_list_new.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (also: no such language), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING.
 *  @long
 */
MONEY_API money_status_t money_store_load_currencies(money_store_t *store, const char *name, const char *language,
                                                     money_currency_list_t **list, money_error_t *error);

/** Keeps the favourites of a list; what the list does not have stays as it was.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_save_favourites(money_store_t *store, const money_currency_list_t *list,
                                                     money_error_t *error);

/** Makes favourites of those currencies of a list that the store has as favourites, and of no others.
 *  @return MONEY_OK; MONEY_ERR_BUSY (the list's), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY,
 *          MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_load_favourites(money_store_t *store, money_currency_list_t *list,
                                                     money_error_t *error);

/** Keeps a currency as a favourite, or (0) no longer.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code), MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING.
 *  @long
 */
MONEY_API money_status_t money_store_put_favourite(money_store_t *store, const char *code, money_bool_t is_favourite,
                                                   money_error_t *error);

/** How many favourites there are.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_favourite_count(money_store_t *store, size_t *count, money_error_t *error);

/** The favourite at an index, by code. MONEY_CODE_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_favourite_at(money_store_t *store, size_t index, char *buffer, size_t capacity,
                                                  size_t *length, money_error_t *error);

/** Keeps a setting.
 *  @param key      a name.
 *  @param value    UTF-8, at most MONEY_DOCUMENT_MAX bytes.
 *  @param instant  when it came to be so, or MONEY_INSTANT_NONE.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_put_setting(money_store_t *store, const char *key, const char *value,
                                                 size_t length, money_instant_t instant, money_error_t *error);

/** Tells a setting, and when it came to be so.
 *  @param instant [null]  receives it, or MONEY_INSTANT_NONE; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_setting(money_store_t *store, const char *key, char *buffer, size_t capacity,
                                             size_t *length, money_instant_t *instant, money_error_t *error);

/** How many settings there are.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_setting_count(money_store_t *store, size_t *count, money_error_t *error);

/** The key at an index, in the order of their bytes. MONEY_STORE_NAME_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_setting_key_at(money_store_t *store, size_t index, char *buffer, size_t capacity,
                                                    size_t *length, money_error_t *error);

/** Removes a setting.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_remove_setting(money_store_t *store, const char *key, money_error_t *error);

/** Keeps what a feed has, in place of what the setting was: as money_feed_to_json writes it, with the instant when it came,
 *  of several the newest. The feed's key is not in it.
 *  @param key  of the setting.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed has nothing yet), MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING,
 *          MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_save_feed(money_store_t *store, const char *key, const money_feed_t *feed,
                                               money_error_t *error);

/** Has a feed take what money_store_save_feed kept, as money_feed_restore does.
 *  @param key  of the setting.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such setting), MONEY_ERR_DOCUMENT (also: the setting has no instant),
 *          MONEY_ERR_BUSY (the feed's), MONEY_ERR_DATE, MONEY_ERR_DUPLICATE_RATE, MONEY_ERR_ENCODING,
 *          MONEY_ERR_INVALID_RATE, MONEY_ERR_JSON, MONEY_ERR_LIMIT, MONEY_ERR_NO_RATES, MONEY_ERR_OUT_OF_MEMORY,
 *          MONEY_ERR_PROVIDER, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_VERSION.
 *  @long
 */
MONEY_API money_status_t money_store_load_feed(money_store_t *store, const char *key, money_feed_t *feed,
                                               money_error_t *error);

/** Keeps quotes, each in place of the one that its symbol has; all or none.
 *  @param quotes [null]  with a symbol each; NULL with count 0: none.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not one line, or not a code), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_BUSY, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING.
 *  @long
 */
MONEY_API money_status_t money_store_put_quotes(money_store_t *store, const money_price_quote_t *quotes, size_t count,
                                                money_error_t *error);

/** The quote of a symbol.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING.
 *  @long
 */
MONEY_API money_status_t money_store_quote(money_store_t *store, const char *symbol, money_price_quote_t *quote,
                                           money_error_t *error);

/** How many quotes there are.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_quote_count(money_store_t *store, size_t *count, money_error_t *error);

/** The quote at an index, by symbol.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY,
 *          MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_quote_at(money_store_t *store, size_t index, money_price_quote_t *quote,
                                              money_error_t *error);

/** Removes the quote of a symbol.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING.
 *  @long
 */
MONEY_API money_status_t money_store_remove_quote(money_store_t *store, const char *symbol, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_STORE_MARKET_H */
