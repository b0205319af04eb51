/* A wallet and the favourites of a currency list, kept in a file between runs. Usage: store [FILE]. */
#include <money/desk.h>
#include <stdio.h>
#include <stdlib.h>

static money_error_t error;

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s: %s\n", money_status_name(status), error.text);
    exit(1);
}

/** One run of the program: prints the data of previous runs, and adds to them. */
static void run(const char *path, const char *amount, const char *favourite)
{
    money_store_t *store = NULL;
    money_currency_list_t *currencies = NULL;
    money_currency_list_item_t first;
    money_t entry, sum;
    char text[MONEY_TEXT_MAX], kept[4096], *settings = NULL;
    size_t count, length;

    must(money_store_open(path, NULL, &store, &error));
    must(money_currency_list_new("pt", &currencies, &error));
    must(money_currency_list_add_current(currencies, &error));
    /* The JSON settings of a list contain its favourites. */
    if (money_store_setting(store, "currencies", kept, sizeof kept, &length, NULL, &error) == MONEY_OK)
        must(money_currency_list_restore(currencies, kept, length, &error));
    must(money_currency_list_set_favourite(currencies, favourite, 1, &error));
    must(money_currency_list_to_json(currencies, &settings, NULL, &error));

    /* Both are saved atomically. */
    must(money_parse(amount, MONEY_NTS, &entry, &error));
    must(money_store_begin(store, &error));
    must(money_store_wallet_add(store, "default", &entry, NULL, NULL, &error));
    must(money_store_setting_save(store, "currencies", settings, MONEY_NTS, MONEY_INSTANT_NONE, &error));
    must(money_store_commit(store, &error));
    money_string_free(settings);

    must(money_store_wallet_count(store, "default", NULL, &count, &error));
    must(money_store_wallet_sum(store, "default", "EUR", NULL, &sum, &error));
    must(money_format(&sum, text, sizeof text, NULL, &error));
    printf("%zu entries, %s\n", count, text);
    must(money_currency_list_at(currencies, 0, &first, &error));
    printf("first of the list: %s %s\n", first.code, first.name);
    money_currency_list_free(currencies);
    money_store_free(store);
}

/* A store opened read-only leaves SQLite's two auxiliary files. */
static void take_away(const char *path)
{
    static const char *const ends[] = {"", "-wal", "-shm"};
    char name[4096];
    size_t index;

    for (index = 0; index < sizeof ends / sizeof ends[0]; index++)
        if (snprintf(name, sizeof name, "%s%s", path, ends[index]) < (int)sizeof name)
            remove(name);
}

int main(int count, char **arguments)
{
    const char *path = count > 1 ? arguments[1] : "/tmp/libmoney-example-store.db";
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_store_t *store = NULL;

    take_away(path);
    run(path, "10.50 EUR", "USD");
    run(path, "0.25 EUR", "BRL");

    /* A failed save reports an error and leaves the file unchanged. */
    options.read_only = 1;
    must(money_store_open(path, &options, &store, &error));
    if (money_store_setting_save(store, "theme", "dark", MONEY_NTS, MONEY_INSTANT_NONE, &error) != MONEY_OK)
        printf("%s because of %s\n", money_status_name(error.status), money_status_name(error.cause));
    money_store_free(store);
    take_away(path);
    return 0;
}
