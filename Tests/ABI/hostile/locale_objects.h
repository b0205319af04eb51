/* The currency list that hostile calls are made on: some currencies, a search, a favourite; and tables of locales. */
#ifndef HOSTILE_LOCALE_OBJECTS_H
#define HOSTILE_LOCALE_OBJECTS_H

#include "../tiny_locales.h"

static inline money_locales_t *make_locales(void)
{
    money_locales_t *locales = NULL;

    must(money_locales_from_bytes(tiny_locales, TINY_LOCALES_SIZE, &locales, NULL));
    return locales;
}

static inline money_currency_list_t *make_currency_list(void)
{
    money_currency_list_t *list = NULL;

    must(money_currency_list_new("pt", &list, NULL));
    must(money_currency_list_add(list, "EUR", NULL, 0, NULL));
    must(money_currency_list_add(list, "USD", "Dollar", MONEY_NTS, NULL));
    must(money_currency_list_add(list, "BTC", "Bitcoin", 7, NULL));
    must(money_currency_list_set_favourite(list, "USD", 1, NULL));
    return list;
}

#endif
