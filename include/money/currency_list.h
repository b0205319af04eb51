/** @file currency_list.h
 *  A list of currencies to choose from: named, searched, sorted, with favourites.
 *
 *  @tier desk
 *
 *  @contents
 *      money_currency_list_t            A list of currencies to choose from: translated, searched, sorted, favourites
 *                                        first.
 *      money_sort_t                     The order of a list.
 *      money_list_state_t               What a list has to show.
 *      money_currency_list_item_t       A currency as a list shows it.
 *      money_currency_list_new          Makes an empty list, sorted by name.
 *      money_currency_list_free         Releases a list.
 *      money_currency_list_add          Adds a currency as a provider lists it; its code need not be known.
 *      money_currency_list_add_current  Adds the currencies that are in ISO 4217 today and not in the list yet.
 *      money_currency_list_add_json     Takes the currencies of a provider's list, all or none: those that are not
 *                                        there yet are added, the others get their provider's names from it.
 *      money_feed_currencies            Adds the currencies that a feed of them has, under the rules of
 *                                        money_currency_list_add_json.
 *      money_currency_list_set_language Sets the language of names and of sorting.
 *      money_currency_list_set_search   Shows the currencies that have a text in name or code, whatever its case and
 *                                        accents: "dolar" finds "Dólar".
 *      money_currency_list_set_sort     Sets the order: a MONEY_SORT_.
 *      money_currency_list_set_favourite Makes a currency of the list a favourite, or (0) no longer one.
 *      money_currency_list_set_favourites_only Shows favourites alone (1), or all (0); the search holds for both.
 *      money_currency_list_mark         Marks the currencies that rates have, those that are added later too.
 *      money_currency_list_count        How many currencies are shown.
 *      money_currency_list_at           The currency that is shown at an index.
 *      money_currency_list_to_json      Writes the settings of a list as JSON that money_currency_list_restore reads
 *                                        back: language, order, favourites, and whether they are shown alone.
 *      money_currency_list_restore      Gives a list the settings that money_currency_list_to_json wrote, all of them
 *                                        or none.
 *      money_currency_list_state        What the list has to show: a MONEY_LIST_.
 *      money_currency_list_revision     A number that grows with each change: 0 for a new list.
 *      money_currency_list_on_change    Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *      money_currency_list_release_memory Gives back memory that the list holds only to be faster.
 */
#ifndef MONEY_CURRENCY_LIST_H
#define MONEY_CURRENCY_LIST_H

#include "feed.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A list of currencies to choose from: translated, searched, sorted, favourites first. At most 4096 currencies.
 *
 *  Names are CLDR's in the list's language, else the provider's, else the code. Sorting by name follows UTS #10 with CLDR's
 *  root collation as far as names of currencies need it: letters first, then accents, then case; ñ behind n in Spanish;
 *  kana in their order, then kanji as JIS X 0208 has them. docs/locales.md says more.
 */
typedef struct money_currency_list_s money_currency_list_t;

/** The order of a list. */
typedef int32_t money_sort_t;

#define MONEY_SORT_NAME_ASCENDING 0 /* by the language's rules; the same name by code */
#define MONEY_SORT_NAME_DESCENDING 1
#define MONEY_SORT_CODE_ASCENDING 2
#define MONEY_SORT_CODE_DESCENDING 3

/** What a list has to show. */
typedef int32_t money_list_state_t;

#define MONEY_LIST_READY 0         /* there is something to show */
#define MONEY_LIST_EMPTY 1         /* the list has no currency */
#define MONEY_LIST_NOTHING_FOUND 2 /* the search finds nothing among what is shown */
#define MONEY_LIST_NO_FAVOURITES 3 /* favourites alone are shown, and there is none */

/** A currency as a list shows it. 160 bytes. */
typedef struct money_currency_list_item_s {
    char code[MONEY_CODE_SIZE];
    char flag[12];        /* an emoji of two regional indicators, UTF-8; "" where no region's flag stands for it */
    money_bool_t is_favourite; /* 1 or 0 */
    money_bool_t is_quoted;    /* 1: the rates of money_currency_list_mark have it; else 0 */
    char name[128];       /* UTF-8 */
} money_currency_list_item_t;

/** Makes an empty list, sorted by name. Freed with money_currency_list_free.
 *  @param language  a locale of a language with names: de, en, es, fr, it, ja, pt.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such locale, or no names in it), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_currency_list_new(const char *language, money_currency_list_t **list,
                                                 money_error_t *error);

/** Releases a list. NULL is allowed. In the list's own callback it takes effect when that has returned. */
MONEY_EXPORT void money_currency_list_free(money_currency_list_t *list);

/** Adds a currency as a provider lists it; its code need not be known.
 *  @param name [null]  the provider's, at most 127 bytes; NULL with length 0: none.
 *  @return MONEY_OK; MONEY_ERR_DUPLICATE_CURRENCY, MONEY_ERR_SYNTAX (not a code), MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_currency_list_add(money_currency_list_t *list, const char *code, const char *name,
                                                 size_t length, money_error_t *error);

/** Adds the currencies that are in ISO 4217 today and not in the list yet.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_currency_list_add_current(money_currency_list_t *list, money_error_t *error);

/** Takes the currencies of a provider's list, all or none: those that are not there yet are added, the others get their
 *  provider's names from it.
 *
 *  Read are currencylayer's `list`, {"success":true,"currencies":{"EUR":"Euro",...}}, and a plain map of codes and names,
 *  {"EUR":"Euro",...}, as Frankfurter, Open Exchange Rates and older services give; its codes are capital letters and digits.
 *
 *  @return MONEY_OK; MONEY_ERR_NO_CURRENCIES, MONEY_ERR_PROVIDER, MONEY_ERR_JSON (position), MONEY_ERR_DOCUMENT,
 *          MONEY_ERR_SYNTAX (not a code), MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 */
MONEY_API money_status_t money_currency_list_add_json(money_currency_list_t *list, const char *json, size_t length,
                                                      money_error_t *error);

/** Adds the currencies that a feed of them has, under the rules of money_currency_list_add_json.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (nothing yet), MONEY_ERR_BUSY, MONEY_ERR_LIMIT, MONEY_ERR_DOCUMENT,
 *          MONEY_ERR_ENCODING, MONEY_ERR_JSON, MONEY_ERR_NO_CURRENCIES, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_PROVIDER,
 *          MONEY_ERR_SYNTAX; MONEY_ERR_ARGUMENT (also for a feed of something else).
 */
MONEY_API money_status_t money_feed_currencies(const money_feed_t *feed, money_currency_list_t *list,
                                               money_error_t *error);

/** Sets the language of names and of sorting.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_NOT_FOUND, MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_currency_list_set_language(money_currency_list_t *list, const char *language,
                                                          money_error_t *error);

/** Shows the currencies that have a text in name or code, whatever its case and accents: "dolar" finds "Dólar".
 *  @param text [null]  at most 127 bytes; blanks around it do not count; NULL with length 0, or nothing else: all are shown.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_currency_list_set_search(money_currency_list_t *list, const char *text, size_t length,
                                                        money_error_t *error);

/** Sets the order: a MONEY_SORT_. Favourites come first, in the same order.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_currency_list_set_sort(money_currency_list_t *list, money_sort_t sort,
                                                      money_error_t *error);

/** Makes a currency of the list a favourite, or (0) no longer one.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (it is not in the list), MONEY_ERR_SYNTAX (not a code), MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_currency_list_set_favourite(money_currency_list_t *list, const char *code,
                                                           money_bool_t is_favourite, money_error_t *error);

/** Shows favourites alone (1), or all (0); the search holds for both.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_currency_list_set_favourites_only(money_currency_list_t *list,
                                    money_bool_t is_favourite, money_error_t *error);

/** Marks the currencies that rates have, those that are added later too.
 *  @param rates [null]  shared; NULL: none is marked.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_currency_list_mark(money_currency_list_t *list, const money_rates_t *rates,
                                                  money_error_t *error);

/** How many currencies are shown.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_currency_list_count(const money_currency_list_t *list, size_t *count,
                                                   money_error_t *error);

/** The currency that is shown at an index.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_currency_list_at(const money_currency_list_t *list, size_t index,
                                                money_currency_list_item_t *item, money_error_t *error);

/** Writes the settings of a list as JSON that money_currency_list_restore reads back: language, order, favourites, and
 *  whether they are shown alone. The same settings always give the same bytes. Its currencies are not in it, nor the search.
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_currency_list_to_json(const money_currency_list_t *list, char **json, size_t *length,
                                                     money_error_t *error);

/** Gives a list the settings that money_currency_list_to_json wrote, all of them or none. A favourite that the list has not
 *  got is remembered, and is one once it is added.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_NOT_FOUND (no such locale, or
 *          no names in it), MONEY_ERR_SYNTAX, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 */
MONEY_API money_status_t money_currency_list_restore(money_currency_list_t *list, const char *json, size_t length,
                                                     money_error_t *error);

/** What the list has to show: a MONEY_LIST_.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_currency_list_state(const money_currency_list_t *list, money_list_state_t *state,
                                                   money_error_t *error);

/** A number that grows with each change: 0 for a new list.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_currency_list_revision(const money_currency_list_t *list, uint64_t *revision,
                                                      money_error_t *error);

/** Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_currency_list_on_change(money_currency_list_t *list, money_change_callback_t callback,
                                                       void *user_data, money_error_t *error);

/** Gives back memory that the list holds only to be faster.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_currency_list_release_memory(money_currency_list_t *list, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_CURRENCY_LIST_H */
