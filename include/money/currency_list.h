/** @file currency_list.h
 *  A list of currencies to choose from: translated, searched, sorted, favourites first.
 *
 *  A list has the currencies of a provider, or those that ISO 4217 has today. You set the language, a search text and
 *  the order, and mark favourites; the list then shows the currencies that a screen draws, row by row. It keeps its
 *  settings (language, order, favourites) as JSON, apart from its currencies.
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

/** A list of at most 4096 currencies to choose from.
 *
 *  A name is CLDR's in the list's language, or else the provider's, or else the code. Sorting by name follows UTS #10
 *  with CLDR's root collation as far as names of currencies need it: letters count first, then accents, then case. In
 *  Spanish ñ comes after n. In Japanese kana come in their order, then kanji in the order of JIS X 0208.
 *  docs/guide/locales.md says more.
 */
typedef struct money_currency_list_s money_currency_list_t;

/** The order of a list. */
typedef int32_t money_currency_list_sort_t;

#define MONEY_SORT_NAME_ASCENDING 0 /* by the language's rules; currencies of one name by code */
#define MONEY_SORT_NAME_DESCENDING 1
#define MONEY_SORT_CODE_ASCENDING 2
#define MONEY_SORT_CODE_DESCENDING 3

/** The state of a list. */
typedef int32_t money_currency_list_state_t;

#define MONEY_LIST_READY 0         /* the list shows currencies */
#define MONEY_LIST_EMPTY 1         /* the list has no currency */
#define MONEY_LIST_NOTHING_FOUND 2 /* the search finds nothing */
#define MONEY_LIST_NO_FAVOURITES 3 /* the list shows only favourites, and there is none */

/** A currency as a list shows it. 160 bytes. */
typedef struct money_currency_list_item_s {
    char code[MONEY_CODE_SIZE];
    char flag[12];             /* an emoji of two regional indicators, UTF-8; "" if no region's flag fits */
    money_bool_t is_favourite;
    money_bool_t is_quoted;    /* 1: the rates of money_currency_list_mark have the currency */
    char name[128];            /* UTF-8; a longer name is cut after a whole character, which a few of Chakma are */
} money_currency_list_item_t;

/** Makes an empty list, sorted by name. You free it with money_currency_list_free.
 *
 *  @param language  a locale of a language with names: de, en, es, fr, it, ja, pt. A list in another language starts in
 *                   one of these, and then takes tables with money_currency_list_set_locales.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such locale, or no names in it), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_currency_list_new(const char *language, money_currency_list_t **list,
                                                 money_error_t *error);

/** Frees a list. NULL is allowed. In the list's own callback the library frees it when that has returned. */
MONEY_EXPORT void money_currency_list_free(money_currency_list_t *list);

/** Adds a currency as a provider lists it; the library need not know its code.
 *  @param name [null]  the provider's name, at most 255 bytes, of which a row has up to 127; NULL with length 0: none.
 *  @return MONEY_OK; MONEY_ERR_DUPLICATE_CURRENCY, MONEY_ERR_SYNTAX (not a code), MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 *  @calls_back
 *  @see money_currency_list_add_current, money_currency_list_add_json, money_currency_list_take_feed
 */
MONEY_API money_status_t money_currency_list_add(money_currency_list_t *list, const char *code, const char *name,
                                                 size_t length, money_error_t *error);

/** Adds the currencies that ISO 4217 has today and the list has not.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_LIMIT.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_add_current(money_currency_list_t *list, money_error_t *error);

/** Adds the currencies of a provider's document, all or none. A currency that the list has already gets the provider's
 *  name from the document.
 *
 *  The call reads currencylayer's `list`, {"success":true,"currencies":{"EUR":"Euro",...}}, and a plain map of codes
 *  and names, {"EUR":"Euro",...}, as Frankfurter, Open Exchange Rates and older services give it. The codes of a plain
 *  map are capital letters and digits.
 *
 *  @return MONEY_OK; MONEY_ERR_NO_CURRENCIES, MONEY_ERR_PROVIDER, MONEY_ERR_JSON (position), MONEY_ERR_DOCUMENT,
 *          MONEY_ERR_SYNTAX (not a code), MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_add_json(money_currency_list_t *list, const char *json, size_t length,
                                                      money_error_t *error);

/** Adds the currencies that a feed of currencies has, under the rules of money_currency_list_add_json.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed has none yet), MONEY_ERR_BUSY, MONEY_ERR_LIMIT; MONEY_ERR_ARGUMENT
 *          (also for a feed of something else).
 *  @since 0.2
 *  @calls_back
 *  @see money_converter_take_feed
 */
MONEY_API money_status_t money_currency_list_take_feed(money_currency_list_t *list, const money_feed_t *feed,
                                                       money_error_t *error);

/** Sets the language of names and of sorting.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_NOT_FOUND, MONEY_ERR_SYNTAX.
 *  @calls_back
 *  @see money_currency_list_new
 */
MONEY_API money_status_t money_currency_list_set_language(money_currency_list_t *list, const char *language,
                                                          money_error_t *error);

/** Sets the tables that have the list's language; NULL: those inside of the library.
 *
 *  The language stays as it is, with the names of these tables. After that money_currency_list_set_language and
 *  money_currency_list_restore take every language of the tables. The list keeps the tables as long as it needs them,
 *  so you may free yours at once.
 *
 *  @param locales [null]  tables that you loaded.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the tables do not have the list's language, or no names in it),
 *          MONEY_ERR_BUSY.
 *  @calls_back
 *  @see money_locales_from_bytes
 *  @since 0.2
 */
MONEY_API money_status_t money_currency_list_set_locales(money_currency_list_t *list, const money_locales_t *locales,
                                                         money_error_t *error);

/** Shows the currencies that have a text in name or code, whatever its case and accents: "dolar" finds "Dólar".
 *  @param text [null]  at most 255 bytes; the list ignores blanks around it. Blanks alone, or NULL with length 0: all.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_set_search(money_currency_list_t *list, const char *text, size_t length,
                                                        money_error_t *error);

/** Sets the order. Favourites come first, in the same order.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_set_sort(money_currency_list_t *list, money_currency_list_sort_t sort,
                                                      money_error_t *error);

/** Makes a currency of the list a favourite (1), or no favourite (0).
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the list has no such currency), MONEY_ERR_SYNTAX (not a code),
 *          MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_set_favourite(money_currency_list_t *list, const char *code,
                                                           money_bool_t is_favourite, money_error_t *error);

/** Shows only favourites (1), or all currencies (0). The search applies to both.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_set_favourites_only(money_currency_list_t *list, money_bool_t is_only,
                                                                 money_error_t *error);

/** Marks the currencies that a rate table has, and also those that you add later.
 *  @param rates [null]  the rate table, which the list shares; NULL: the list marks none.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_mark(money_currency_list_t *list, const money_rates_t *rates,
                                                  money_error_t *error);

/** Returns how many currencies the list shows.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_currency_list_count(const money_currency_list_t *list, size_t *count,
                                                   money_error_t *error);

/** Returns the currency that the list shows at an index.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 *  @see money_currency_list_items
 */
MONEY_API money_status_t money_currency_list_at(const money_currency_list_t *list, size_t index,
                                                money_currency_list_item_t *item, money_error_t *error);

/** Writes the currencies that the list shows from an index on, as many as there are and as your array has room for.
 *  @param first  the index of the first one; if it equals the number of currencies shown, the call writes none.
 *  @param rows [out count=capacity]  receives the currencies.
 *  @param count  receives how many currencies the call wrote.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the list shows fewer than `first`).
 *  @since 0.2
 *  @see money_currency_list_at
 */
MONEY_API money_status_t money_currency_list_items(const money_currency_list_t *list, size_t first,
                                                   money_currency_list_item_t *rows, size_t capacity, size_t *count,
                                                   money_error_t *error);

/** Writes the settings of a list as JSON: language, order, favourites, and whether it shows only favourites. The same
 *  settings always give the same bytes. Currencies and search are not in it.
 *  @param json    receives the NUL-terminated document; you free it with money_string_free.
 *  @param length  receives its length without the NUL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @see money_currency_list_restore
 */
MONEY_API money_status_t money_currency_list_to_json(const money_currency_list_t *list, char **json, size_t *length,
                                                     money_error_t *error);

/** Sets an existing list to the settings that money_currency_list_to_json wrote, all of them or none.
 *
 *  A `_restore` function sets an object that you have; a `_from_json` function makes a new one. Settings may come
 *  before the currencies do: the list remembers a favourite that it does not have yet.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_NOT_FOUND (no such locale, or
 *          no names in it), MONEY_ERR_SYNTAX, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @calls_back
 */
MONEY_API money_status_t money_currency_list_restore(money_currency_list_t *list, const char *json, size_t length,
                                                     money_error_t *error);

/** Returns the state of the list, such as MONEY_LIST_NOTHING_FOUND.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_currency_list_state(const money_currency_list_t *list,
                                                   money_currency_list_state_t *state, money_error_t *error);

/** Returns the revision: 0 for a new list, and a greater number after each change.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_currency_list_revision(const money_currency_list_t *list, uint64_t *revision,
                                                      money_error_t *error);

/** Sets the function that the library notifies of changes. It replaces the one before; NULL: none.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_currency_list_on_change(money_currency_list_t *list, money_change_callback_t callback,
                                                       void *user_data, money_error_t *error);

/** Saves all currencies of a list, shown or not, with the names that their provider gives them, in place of those of
 *  the same name. The list's settings are not among them: keep what money_currency_list_to_json writes as a setting.
 *  @return MONEY_OK; MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_currency_list_to_json, money_store_setting_save
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_currencies_save(money_store_t *store, const char *name,
                                                     const money_currency_list_t *list, money_error_t *error);

/** Loads currencies as a list. You free it with money_currency_list_free, and give it its settings back with
 *  money_currency_list_restore. Favourites that version 0.1 kept in the file are favourites until then.
 *  @param language  as in money_currency_list_new.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such name, or no such language), MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_currency_list_restore
 *  @long
 */
MONEY_API money_status_t money_store_currencies_load(money_store_t *store, const char *name, const char *language,
                                                     money_currency_list_t **list, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_CURRENCY_LIST_H */
