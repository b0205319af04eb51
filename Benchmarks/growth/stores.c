/* Stores in memory, because the time of a disk is not the library's. */
#include "growth.h"

static money_error_t error;

void store_add(things_t *given, things_t *made)
{
    size_t index;

    must(money_store_open(":memory:", NULL, &made->store, &error), &error);
    must(money_store_begin(made->store, &error), &error);
    for (index = 0; index < given->n; index++)
        must(money_store_wallet_add(made->store, "w", &given->moneys[index], NULL, NULL, &error), &error);
    must(money_store_commit(made->store, &error), &error);
}

void store_save(things_t *given, things_t *made)
{
    must(money_store_open(":memory:", NULL, &made->store, &error), &error);
    must(money_store_wallet_save(made->store, "w", given->wallet, &error), &error);
}

/** Each save writes the changes alone, so its cost does not grow with the wallet. */
void store_save_each(things_t *given, things_t *made)
{
    size_t index;

    must(money_wallet_new(&made->wallet, &error), &error);
    must(money_store_open(":memory:", NULL, &made->store, &error), &error);
    for (index = 0; index < given->n; index++) {
        must(money_wallet_add(made->wallet, &given->moneys[index], NULL, NULL, &error), &error);
        must(money_store_wallet_save(made->store, "w", made->wallet, &error), &error);
    }
}

void given_store(things_t *given)
{
    given_moneys(given);
    store_add(given, given);
}

void store_load(things_t *given, things_t *made)
{
    must(money_store_wallet_load(given->store, "w", &made->wallet, &error), &error);
}
