/** @file currency_list.h
 *  A list of currencies for selection: translated, searchable, sorted, with favourites first.
 *
 *  A list contains the currencies of a provider, or the current currencies of ISO 4217. You set the language, a search
 *  text and the order, and mark favourites. The list then returns the currencies to display, row by row. Its settings
 *  (language, order, favourites) are saved as JSON, separately from its currencies.
 *
 *  @ring desk
 *
 *  @example
 *      #include <money/desk.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_currency_list_t *list;
 *          money_currency_list_item_t rows[3];
 *          size_t count, row;
 *
 *          MONEY_CHECK(money_currency_list_new("pt", &list, NULL));
 *          MONEY_CHECK(money_currency_list_add_current(list, NULL));
 *          MONEY_CHECK(money_currency_list_set_search(list, "dolar a", MONEY_NTS, NULL));
 *          MONEY_CHECK(money_currency_list_set_favourite(list, "AUD", 1, NULL));
 *          MONEY_CHECK(money_currency_list_items(list, 0, rows, 3, &count, NULL));
 *          for (row = 0; row < count; row++) printf("%s %s\n", rows[row].code, rows[row].name);
 *          money_currency_list_free(list);
 *          return 0;
 *      }
 *  @output
 *      AUD Dólar australiano
 *      USD Dólar americano
 */
#ifndef MONEY_CURRENCY_LIST_H
#define MONEY_CURRENCY_LIST_H

#include "feed.h"
#include "locale.h"
#include "store.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A list of at most 4096 currencies for selection.
 *
 *  The name of a currency is that of CLDR in the language of the list, or else that of the provider, or else the code.
 *  Names are sorted according to UTS #10 with CLDR's root collation, to the extent that names of currencies need it: by
 *  letters, then by accents, then by case. In Spanish ñ follows n. In Japanese kana are sorted before kanji, which are
 *  in the order of JIS X 0208. docs/guide/locales.md contains the details.
 */
typedef struct money_currency_list_s money_currency_list_t;

/** The sort order of a list. */
typedef int32_t money_currency_list_sort_t;

#define MONEY_SORT_NAME_ASCENDING 0  /* by name under the rules of the language; equal names by code */
#define MONEY_SORT_NAME_DESCENDING 1 /* by name, in reverse */
#define MONEY_SORT_CODE_ASCENDING 2  /* by code */
#define MONEY_SORT_CODE_DESCENDING 3 /* by code, in reverse */

/** The state of a list. */
typedef int32_t money_currency_list_state_t;

#define MONEY_LIST_READY 0         /* the list shows currencies */
#define MONEY_LIST_EMPTY 1         /* the list contains no currencies */
#define MONEY_LIST_NOTHING_FOUND 2 /* no currency matches the search text */
#define MONEY_LIST_NO_FAVOURITES 3 /* the list shows only favourites, but contains no favourite */

/** A row of a list: one currency. 160 bytes. */
typedef struct money_currency_list_item_s {
    char code[MONEY_CODE_SIZE];
    char flag[12];             /* an emoji of two regional indicators in UTF-8; "" if no region's flag is suitable */
    money_bool_t is_favourite; /* 1 if the currency is a favourite */
    money_bool_t is_quoted;    /* 1 if the rates of money_currency_list_mark contain the currency */
    char name[128];            /* UTF-8; longer names, such as some in Chakma, are truncated after a complete
                                  character */
} money_currency_list_item_t;

/** Creates an empty list, sorted by name. Free it with money_currency_list_free.
 *  @param language  a locale in a language with built-in names: de, en, es, fr, it, ja or pt. For other languages,
 *                   create the list in one of these, set tables with money_currency_list_set_locales, and then the
 *                   language.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the locale does not exist, or the library contains no names in its language),
 *          MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_currency_list_new(const char *language, money_currency_list_t **list,
                                                 money_error_t *error);

/** Frees a list. NULL is allowed. In the list's own callback, it is released after the callback has returned. */
MONEY_EXPORT void money_currency_list_free(money_currency_list_t *list);

/** Adds a currency of a provider. Its code may be unknown to the library.
 *  @param name [null]  the provider's name, at most 255 bytes, of which a row shows up to 127; NULL with length 0 for
 *                      no name.
 *  @return MONEY_OK; MONEY_ERR_DUPLICATE_CURRENCY, MONEY_ERR_SYNTAX (`code` is not a currency code), MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @calls_back
 *  @see money_currency_list_add_current, money_currency_list_add_json, money_currency_list_take_feed
 */
MONEY_API money_status_t money_currency_list_add(money_currency_list_t *list, const char *code, const char *name,
                                                 size_t length, money_error_t *error);

/** Adds the current currencies of ISO 4217 that the list does not contain yet.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_LIMIT.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_add_current(money_currency_list_t *list, money_error_t *error);

/** Adds the currencies of a provider's JSON document, completely or not at all. For currencies that the list already
 *  contains, the provider's name is updated.
 *
 *  The call accepts the `list` document of currencylayer, {"success":true,"currencies":{"EUR":"Euro",...}}, and a plain
 *  map of codes to names, {"EUR":"Euro",...}, as sent by Frankfurter, Open Exchange Rates and older services. The codes
 *  of a plain map must consist of capital letters and digits.
 *
 *  @return MONEY_OK; MONEY_ERR_NO_CURRENCIES, MONEY_ERR_PROVIDER, MONEY_ERR_JSON (`json` is not valid JSON; the
 *          position is that of the error), MONEY_ERR_DOCUMENT, MONEY_ERR_SYNTAX (a code is not a currency code),
 *          MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_add_json(money_currency_list_t *list, const char *json, size_t length,
                                                      money_error_t *error);

/** Adds the currencies of a feed, under the rules of money_currency_list_add_json. The feed must be one of currencies.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed contains no currencies yet), MONEY_ERR_BUSY, MONEY_ERR_LIMIT,
 *          MONEY_ERR_ARGUMENT (the feed is not one of currencies).
 *  @since 0.2
 *  @calls_back
 *  @see money_converter_take_feed
 */
MONEY_API money_status_t money_currency_list_take_feed(money_currency_list_t *list, const money_feed_t *feed,
                                                       money_error_t *error);

/** Sets the language of names and of the sort order.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_NOT_FOUND (no language matches
 *          `language`), MONEY_ERR_SYNTAX.
 *  @calls_back
 *  @see money_currency_list_new
 */
MONEY_API money_status_t money_currency_list_set_language(money_currency_list_t *list, const char *language,
                                                          money_error_t *error);

/** Sets the locale tables of a list.
 *
 *  The language remains the same, with the names in these tables. Afterwards, money_currency_list_set_language and
 *  money_currency_list_restore accept every language of the tables. The list shares the tables, so you may free your
 *  handle immediately.
 *
 *  @param locales [null]  loaded tables; NULL for the built-in ones.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the tables do not contain the language of the list, or no names in it),
 *          MONEY_ERR_BUSY.
 *  @calls_back
 *  @see money_locales_from_bytes
 *  @since 0.2
 */
MONEY_API money_status_t money_currency_list_set_locales(money_currency_list_t *list, const money_locales_t *locales,
                                                         money_error_t *error);

/** Sets the search text: the list shows the currencies whose name or code contains it, ignoring case and accents:
 *  "dolar" finds "Dólar".
 *
 *  A country's code of two letters, such as "de", also finds the currencies of the country. With tables that contain
 *  the names of countries (money_currency_list_set_locales), so does a part of such a name: "switz".
 *
 *  @param text [null]  at most 255 bytes; surrounding whitespace is ignored. Whitespace only, or NULL with length 0, to
 *                      show all currencies.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_set_search(money_currency_list_t *list, const char *text, size_t length,
                                                        money_error_t *error);

/** Sets the sort order. Favourites are listed first, in the same order.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_set_sort(money_currency_list_t *list, money_currency_list_sort_t sort,
                                                      money_error_t *error);

/** Sets whether a currency of the list is a favourite.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the list does not contain the currency), MONEY_ERR_SYNTAX (`code` is not a
 *          currency code), MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_set_favourite(money_currency_list_t *list, const char *code,
                                                           money_bool_t is_favourite, money_error_t *error);

/** Sets whether the list shows only favourites or all currencies. The search text applies in both cases.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_set_favourites_only(money_currency_list_t *list, money_bool_t is_only,
                                                                 money_error_t *error);

/** Marks the currencies for which a table contains rates, including those that are added to the list later.
 *  @param rates [null]  the table of rates, which the list shares; NULL to mark no currencies.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_mark(money_currency_list_t *list, const money_rates_t *rates,
                                                  money_error_t *error);

/** Returns the number of currencies shown in a list.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_currency_list_count(const money_currency_list_t *list, size_t *count,
                                                   money_error_t *error);

/** Returns the currency shown at an index of a list.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count).
 *  @see money_currency_list_items
 */
MONEY_API money_status_t money_currency_list_at(const money_currency_list_t *list, size_t index,
                                                money_currency_list_item_t *item, money_error_t *error);

/** Returns a range of the currencies shown in a list, in its order.
 *  @param first  the index of the first currency to return, at most the number of currencies shown.
 *  @param rows [out count=capacity]  receives the currencies. At most `capacity` elements are written.
 *  @param count  receives the number of currencies returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` exceeds the number of shown currencies).
 *  @since 0.2
 *  @see money_currency_list_at
 */
MONEY_API money_status_t money_currency_list_items(const money_currency_list_t *list, size_t first,
                                                   money_currency_list_item_t *rows, size_t capacity, size_t *count,
                                                   money_error_t *error);

/** Writes a list's settings as JSON: language, order, favourites, and whether it shows only favourites. The same
 *  settings always produce the same bytes. Currencies and search text are not included.
 *  @param json    receives the NUL-terminated document. Free it with money_string_free.
 *  @param length  receives its length without the NUL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @see money_currency_list_restore
 */
MONEY_API money_status_t money_currency_list_to_json(const money_currency_list_t *list, char **json, size_t *length,
                                                     money_error_t *error);

/** Restores the settings of a list from JSON in the format of money_currency_list_to_json, completely or not at all.
 *
 *  The call changes an existing list instead of creating one. You can restore the settings before you add currencies:
 *  favourites that the list does not contain yet are kept.
 *
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_NOT_FOUND (the locale does not
 *          exist, or the tables contain no names in its language), MONEY_ERR_SYNTAX, MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_restore(money_currency_list_t *list, const char *json, size_t length,
                                                     money_error_t *error);

/** Returns the state of a list, such as MONEY_LIST_NOTHING_FOUND.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_currency_list_state(const money_currency_list_t *list,
                                                   money_currency_list_state_t *state, money_error_t *error);

/** Returns the revision of a list: 0 for a new list, increasing with each change.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_currency_list_revision(const money_currency_list_t *list, uint64_t *revision,
                                                      money_error_t *error);

/** Sets the callback for changes, replacing any previous one.
 *  @param callback  NULL to remove the callback.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_currency_list_on_change(money_currency_list_t *list, money_change_callback_t callback,
                                                       void *user_data, money_error_t *error);

/** Saves all currencies of a list under a name, shown or not, with the names of their provider. They replace any
 *  currencies saved under that name. The settings of the list are not saved: save the document of
 *  money_currency_list_to_json as a setting of the store.
 *  @return MONEY_OK; MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_currency_list_to_json, money_store_setting_save
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_currencies_save(money_store_t *store, const char *name,
                                                     const money_currency_list_t *list, money_error_t *error);

/** Loads saved currencies as a list. Free it with money_currency_list_free.
 *
 *  Restore its settings with money_currency_list_restore. Until then, favourites that version 0.1 saved in the file are
 *  used.
 *
 *  @param language  as in money_currency_list_new.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the store contains no such name, or the library does not contain the
 *          language), MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE,
 *          MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_currency_list_restore
 *  @long
 */
MONEY_API money_status_t money_store_currencies_load(money_store_t *store, const char *name, const char *language,
                                                     money_currency_list_t **list, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_CURRENCY_LIST_H */
