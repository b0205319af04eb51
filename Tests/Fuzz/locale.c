/*
 * Amounts as locales write them: a rejected text has a position; an accepted one is written, and read again as the same
 * amount. Lists: for every search, favourites come first and the state fits the count.
 *
 * Input: two bytes that choose a locale, one that chooses the currency given, style, display and digits, then the text.
 */
#include "laws.h"

static money_currency_registry_t *registry;
static money_currency_list_t *list;

static void make_objects(void)
{
    LAW(money_currency_registry_new(&registry, NULL) == MONEY_OK);
    LAW(money_currency_registry_add(registry, "P2-P.x", 3, "Points", 6, NULL) == MONEY_OK);
    LAW(money_currency_list_new("fr", &list, NULL) == MONEY_OK);
    LAW(money_currency_list_add_current(list, NULL) == MONEY_OK);
    LAW(money_currency_list_set_favourite(list, "USD", 1, NULL) == MONEY_OK);
}

static void law_written(const money_t *money, const char *locale, const money_locale_options_t *options)
{
    money_error_t error = error_untouched();
    char text[MONEY_LOCALE_TEXT_MAX], again[MONEY_LOCALE_TEXT_MAX];
    size_t length = 0, needed = 0;
    uint32_t flags = 8;
    int32_t equal = 0;
    money_t back;

    if (!law_status(money_format_locale(money, locale, options, text, sizeof text, &length, &flags, &error), &error, 0)) {
        LAW(error.status == MONEY_ERR_OVERFLOW || error.status == MONEY_ERR_NOT_FOUND);
        return;
    }
    LAW(strlen(text) == length && (flags & ~MONEY_FLAG_ROUNDED) == 0);
    LAW(money_format_locale(money, locale, options, NULL, 0, &needed, NULL, NULL) == MONEY_OK && needed == length);
    LAW(money_parse_locale(text, length, locale, money->currency, registry, &back, NULL) == MONEY_OK);
    if (flags == 0) {
        LAW(money_equal(money, &back, &equal, NULL) == MONEY_OK && equal);
        return;
    }
    /* A rounded amount equals its text; a second pass only changes the short form of an amount one unit below. */
    LAW(money_format_locale(&back, locale, options, again, sizeof again, &needed, NULL, NULL) == MONEY_OK);
    LAW(strcmp(again, text) == 0);
}

static void law_list(const char *text, size_t length)
{
    money_error_t error = error_untouched();
    money_currency_list_item_t item;
    size_t count = 0, index, others = 0;
    int32_t state = -1;

    if (!law_status(money_currency_list_set_search(list, text, length, &error), &error, length)) return;
    LAW(money_currency_list_count(list, &count, NULL) == MONEY_OK);
    LAW(money_currency_list_state(list, &state, NULL) == MONEY_OK);
    LAW(state == (count > 0 ? MONEY_LIST_READY : MONEY_LIST_NOTHING_FOUND));
    for (index = 0; index < count; index++) {
        LAW(money_currency_list_at(list, index, &item, NULL) == MONEY_OK);
        LAW(item.is_favourite == (strcmp(item.code, "USD") == 0) && (!item.is_favourite || others == 0));
        others += !item.is_favourite;
    }
    LAW(money_currency_list_at(list, count, &item, NULL) == MONEY_ERR_NOT_FOUND);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    money_locale_options_t options = MONEY_LOCALE_OPTIONS_INIT;
    money_error_t error = error_untouched();
    char locale[MONEY_LOCALE_SIZE], *text;
    const char *currency = NULL;
    money_t money;

    if (registry == NULL) make_objects();
    if (size < 3) return 0;
    LAW(money_locale_at((size_t)(data[0] * 256 + data[1]) % money_locale_count(), locale, sizeof locale, NULL, NULL) ==
        MONEY_OK);
    if (data[2] & 1) currency = "USD";
    options.style = (data[2] >> 1) % 3;
    options.display = (data[2] >> 3) % 5;
    options.numerals = (data[2] >> 6) & 1;
    if (options.style == MONEY_STYLE_COMPACT || data[2] & 128) options.digits = (data[2] >> 5) % 3;
    options.registry = registry;
    data += 3;
    size -= 3;
    text = malloc(size > 0 ? size : 1);
    if (text == NULL) abort();
    if (size > 0) memcpy(text, data, size);
    if (law_status(money_parse_locale(text, size, locale, currency, registry, &money, &error), &error, size)) {
        LAW(currency == NULL || strcmp(money.currency, currency) == 0);
        law_written(&money, locale, &options);
    }
    law_list(text, size);
    free(text);
    return 0;
}
