/* A limit on the time of one call's work: the call ends, and nothing has changed. */
#include "store.h"

enum { ENTRIES = 60000 };

static money_store_t *open_for(int32_t milliseconds)
{
    money_store_t *store = NULL;
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;

    options.work_milliseconds = milliseconds;
    CHECK_OK(money_store_open(store_path, &options, &store, &error));
    return store;
}

static money_wallet_t *large_wallet(void)
{
    money_wallet_t *wallet = NULL;
    money_t cent = store_amount("0.01 EUR");
    int index;

    must(money_wallet_new(&wallet, NULL));
    for (index = 0; index < ENTRIES; index++) must(money_wallet_add(wallet, &cent, NULL, NULL, NULL));
    return wallet;
}

/** Ends a transaction that has added to "small" and was then interrupted.
 *
 *  SQLite rolls back the entire transaction when the interruption meets a change, and commit reports it. When it comes
 *  between two changes, the failed call has changed nothing and the transaction continues. The case depends on the
 *  machine; neither keeps half of it.
 */
static void end_interrupted(money_store_t *store)
{
    const money_status_t status = money_store_commit(store, &error);
    const int is_given_up = status == MONEY_ERR_SAVING && error.cause == MONEY_ERR_CANCELLED;
    size_t count = 0;

    CHECK(is_given_up || status == MONEY_OK);
    CHECK_OK(money_store_wallet_count(store, "small", NULL, &count, &error));
    CHECK(count == (is_given_up ? 2 : 3));
}

int main(void)
{
    money_store_t *store;
    money_wallet_t *wallet = large_wallet(), *loaded = NULL;
    money_t euro = store_amount("1.00 EUR");
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_wallet_entry_t *rows;
    uint64_t revision = 0, after = 9;
    size_t count = 9;

    store_tests_begin();
    store = store_open(1);
    CHECK_OK(money_store_wallet_add(store, "small", &euro, NULL, NULL, &error));
    must(money_store_revision(store, &revision, NULL));
    money_store_free(store);
    store = open_for(2);
    CHECK_STATUS(money_store_wallet_save(store, "large", wallet, &error), MONEY_ERR_CANCELLED);
    CHECK(error.cause == 0 && strstr(error.text, "work_milliseconds") != NULL);
    CHECK_OK(money_store_name_count(store, MONEY_STORE_KIND_WALLET, &count, &error));
    must(money_store_revision(store, &after, NULL));
    CHECK(count == 1 && revision == after);
    /* The store goes on, and the wallet was saved nowhere. */
    CHECK_OK(money_store_wallet_add(store, "small", &euro, NULL, NULL, &error));
    CHECK_OK(money_store_begin(store, &error));
    CHECK_OK(money_store_wallet_add(store, "small", &euro, NULL, NULL, &error));
    CHECK_STATUS(money_store_wallet_save(store, "large", wallet, &error), MONEY_ERR_CANCELLED);
    end_interrupted(store);
    CHECK_OK(money_store_name_count(store, MONEY_STORE_KIND_WALLET, &count, &error));
    CHECK(count == 1);
    money_store_free(store);
    store = open_for(60000);
    CHECK_OK(money_store_wallet_save(store, "large", wallet, &error));
    CHECK_OK(money_store_wallet_load(store, "large", &loaded, &error));
    money_wallet_free(loaded);
    loaded = NULL;
    money_store_free(store);
    store = open_for(1);
    CHECK_STATUS(money_store_wallet_load(store, "large", &loaded, &error), MONEY_ERR_CANCELLED);
    CHECK(loaded == NULL);
    rows = calloc(ENTRIES, sizeof *rows);
    if (rows == NULL) abort();
    CHECK_STATUS(money_store_wallet_entries(store, "large", NULL, 0, rows, ENTRIES, &count, &error), MONEY_ERR_CANCELLED);
    CHECK(count == 0 && rows[0].id == 0);
    CHECK_OK(money_store_wallet_entries(store, "large", NULL, 0, rows, 2, &count, &error));
    CHECK(count == 2 && rows[1].id == ENTRIES - 1);
    free(rows);
    CHECK_STATUS(money_store_check(store, &error), MONEY_ERR_CANCELLED);
    CHECK_STATUS(money_store_remove(store, MONEY_STORE_KIND_WALLET, "large", &error), MONEY_ERR_CANCELLED);
    /* No entry is read, so the limit does not apply to these. */
    CHECK_OK(money_store_wallet_count(store, "large", NULL, &count, &error));
    CHECK(count == ENTRIES);
    money_store_free(store);
    /* The options of version 0.1 were shorter. */
    options.struct_size = 16;
    options.work_milliseconds = -1;
    options.reserved = 7;
    store = NULL;
    CHECK_OK(money_store_open(store_path, &options, &store, &error));
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
    money_wallet_free(wallet);
    return store_tests_end();
}
