/*
 * The list of a provider's currencies in Portuguese, searched; favourites kept between runs.
 *
 *     cc currency_list.c -lmoney && ./a.out Tests/Data
 */
#include <money/desk.h>
#include <money/helpers.h>
#include <stdio.h>
#include <stdlib.h>

static money_error_t error;

static char *read_file(const char *folder, const char *name, size_t *length)
{
    char path[1024], *text = NULL;
    FILE *file;
    long size;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, "rb");
    if (file == NULL) return NULL;
    if (fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) >= 0 && fseek(file, 0, SEEK_SET) == 0 &&
        (text = malloc((size_t)size + 1)) != NULL)
        *length = fread(text, 1, (size_t)size, file);
    fclose(file);
    return text;
}

/** Opens the list with the settings of the last run; NULL if a document is missing. */
static money_currency_list_t *opened(const char *folder, const char *settings)
{
    size_t list_length = 0, live_length = 0;
    char *names = read_file(folder, "currencylayer-list.json", &list_length);
    char *live = read_file(folder, "currencylayer-live.json", &live_length);
    money_currency_list_t *list = NULL;
    money_rates_t *rates = NULL;

    if (names == NULL || live == NULL || money_currency_list_new("pt", &list, &error) != MONEY_OK ||
        (settings != NULL && money_currency_list_restore(list, settings, MONEY_NTS, &error) != MONEY_OK) ||
        money_rates_from_json(live, live_length, &rates, &error) != MONEY_OK ||
        money_currency_list_mark(list, rates, &error) != MONEY_OK ||
        money_currency_list_add_json(list, names, list_length, &error) != MONEY_OK) {
        fprintf(stderr, "%s: %s\n", folder, names == NULL || live == NULL ? "cannot be read" : error.text);
        money_currency_list_free(list);
        list = NULL;
    }
    money_rates_free(rates);
    free(names);
    free(live);
    return list;
}

static void show(const char *what, const money_currency_list_t *list)
{
    static const char *const states[] = {"ready", "empty", "nothing found", "no favourites"};
    money_currency_list_item_t item;
    int32_t state = MONEY_LIST_READY;
    size_t index;

    printf("%s:\n", what);
    for (index = 0; money_currency_list_at(list, index, &item, NULL) == MONEY_OK; index++)
        printf("  %s %s %s %s%s\n", item.is_favourite ? "*" : " ", item.code, item.flag[0] == '\0' ? "--" : item.flag,
               item.name, item.is_quoted ? "" : " (no rate)");
    MONEY_CHECK(money_currency_list_state(list, &state, NULL));
    if (state != MONEY_LIST_READY) printf("  %s\n", states[state]);
}

int main(int count, char **arguments)
{
    static const char *const favourites[] = {"JPY", "BRL", "STD"};
    const char *folder = count > 1 ? arguments[1] : "Tests/Data";
    char *settings = NULL;
    money_currency_list_t *list = opened(folder, NULL);
    size_t index, length = 0;

    if (list == NULL) return 1;
    MONEY_CHECK(money_currency_list_count(list, &length, NULL));
    printf("%d currencies\n", (int)length);
    MONEY_CHECK(money_currency_list_set_search(list, "dolar", MONEY_NTS, NULL));
    show("dolar", list);
    MONEY_CHECK(money_currency_list_set_search(list, "zzz", MONEY_NTS, NULL));
    show("zzz", list);
    for (index = 0; index < sizeof favourites / sizeof *favourites; index++)
        MONEY_CHECK(money_currency_list_set_favourite(list, favourites[index], 1, NULL));
    /* A program would save this in a file. */
    if (money_currency_list_to_json(list, &settings, NULL, &error) != MONEY_OK) puts(error.text);
    money_currency_list_free(list);

    list = opened(folder, settings);
    money_string_free(settings);
    if (list == NULL) return 1;
    MONEY_CHECK(money_currency_list_set_favourites_only(list, 1, NULL));
    show("Favourites, in the next run", list);
    MONEY_CHECK(money_currency_list_set_sort(list, MONEY_SORT_CODE_DESCENDING, NULL));
    show("By code, downwards", list);
    MONEY_CHECK(money_currency_list_set_language(list, "ja", NULL));
    show("In Japanese", list);
    money_currency_list_free(list);
    return 0;
}
