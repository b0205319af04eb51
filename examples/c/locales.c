/* Formats an amount for several locales, and parses it again; lists currencies. */
#include <money/desk.h>
#include <money/helpers.h>
#include <stdio.h>

static money_error_t error;

static int failed(void)
{
    fprintf(stderr, "%s\n", error.text);
    return 1;
}

static void show(const money_currency_list_t *list, const char *title)
{
    money_currency_list_item_t item;
    size_t index;
    int32_t state = MONEY_LIST_EMPTY;

    MONEY_CHECK(money_currency_list_state(list, &state, NULL));
    printf("%s:%s\n", title, state == MONEY_LIST_NOTHING_FOUND ? " nothing found" : "");
    for (index = 0; index < 3 && money_currency_list_at(list, index, &item, NULL) == MONEY_OK; index++)
        printf("  %s %s%s%s\n", item.code, item.name, item.is_favourite ? " *" : "", item.flag[0] ? "" : " (no flag)");
}

int main(void)
{
    static const char *const locales[] = {"pt-BR", "fr", "de-CH", "en-IN", "ar-EG", "ja"};
    money_locale_options_t options = MONEY_LOCALE_OPTIONS_INIT;
    money_currency_list_t *list = NULL;
    money_t price, read;
    char text[MONEY_LOCALE_TEXT_MAX];
    uint32_t flags;
    size_t index;
    int32_t equal = 0;

    if (money_parse("1234567.89 EUR", MONEY_NTS, &price, &error) != MONEY_OK) return failed();
    for (index = 0; index < sizeof locales / sizeof *locales; index++) {
        if (money_format_locale(&price, locales[index], NULL, text, sizeof text, NULL, NULL, &error) != MONEY_OK ||
            money_parse_locale(text, MONEY_NTS, locales[index], NULL, NULL, &read, &error) != MONEY_OK ||
            money_equal(&price, &read, &equal, &error) != MONEY_OK)
            return failed();
        printf("%-6s %s%s\n", locales[index], text, equal ? "" : " (not the same)");
    }

    /* Compact formats round, so the number of digits is explicit, and a flag reports the rounding. */
    options.style = MONEY_STYLE_COMPACT;
    options.digits = 1;
    if (money_format_locale(&price, "en", &options, text, sizeof text, NULL, &flags, &error) != MONEY_OK) return failed();
    printf("%s%s\n", text, flags & MONEY_FLAG_ROUNDED ? " (rounded)" : "");

    if (money_parse_locale("5 kr", MONEY_NTS, "en", NULL, NULL, &read, &error) == MONEY_ERR_AMBIGUOUS_CURRENCY)
        puts(error.text);

    if (money_currency_list_new("pt", &list, &error) != MONEY_OK ||
        money_currency_list_add_current(list, &error) != MONEY_OK ||
        money_currency_list_set_favourite(list, "BRL", 1, &error) != MONEY_OK)
        return failed();
    show(list, "favourites first");
    MONEY_CHECK(money_currency_list_set_search(list, "dolar", MONEY_NTS, NULL));
    show(list, "dolar");
    MONEY_CHECK(money_currency_list_set_search(list, "zzz", MONEY_NTS, NULL));
    show(list, "zzz");
    money_currency_list_free(list);
    return 0;
}
