/* An object records a limited number of stored names, and never overwrites one that it no longer records. */
#include "store.h"

static void add(money_wallet_t *wallet, const char *text)
{
    money_t amount = store_amount(text);

    must(money_wallet_add(wallet, &amount, NULL, NULL, NULL));
}

/** A wallet records sixteen names. One that it no longer records is not overwritten in silence. */
static void more_names_than_are_recorded(void)
{
    money_store_t *store = store_open(1), *other = store_open(0);
    money_wallet_t *mine = NULL, *yours = NULL;
    money_t hundred = store_amount("100.00 EUR");
    char name[16];

    CHECK_OK(money_store_wallet_add(store, "default", &hundred, NULL, NULL, &error));
    CHECK_OK(money_store_wallet_load(store, "default", &mine, &error));

    for (int number = 0; number < 20; number += 1) {
        snprintf(name, sizeof name, "copy %d", number);
        CHECK_OK(money_store_wallet_save(store, name, mine, &error));
    }
    /* Another writer changes one that was dropped, and one that is recorded. */
    for (int number = 0; number < 20; number += 19) {
        snprintf(name, sizeof name, "copy %d", number);
        CHECK_OK(money_store_wallet_load(other, name, &yours, &error));
        add(yours, "1.00 EUR");
        CHECK_OK(money_store_wallet_save(other, name, yours, &error));
        money_wallet_free(yours);
        CHECK_STATUS(money_store_wallet_save(store, name, mine, &error), MONEY_ERR_CONFLICT);
    }
    CHECK_STATUS(money_store_wallet_save(store, "copy 1", mine, &error), MONEY_ERR_CONFLICT);
    CHECK(strstr(error.text, "more than 16 names") != NULL);
    /* A new name is free, and so are those that are recorded: the first, and the latest. */
    CHECK_OK(money_store_wallet_save(store, "copy 20", mine, &error));
    CHECK_OK(money_store_wallet_save(store, "default", mine, &error));
    CHECK_OK(money_store_wallet_save(store, "copy 18", mine, &error));
    money_wallet_free(mine);
    money_store_free(other);
    money_store_free(store);
}

int main(void)
{
    store_tests_begin();
    more_names_than_are_recorded();
    return store_tests_end();
}
