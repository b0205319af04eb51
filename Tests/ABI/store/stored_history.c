/* The history of a stored wallet: saves of the changes and of an entire wallet, an older file, and damaged rows. */
#include "bad_files.h"

static money_status_t amend(money_wallet_t *wallet, uint64_t id, const char *text, const money_wallet_note_t *note,
                            money_instant_t at)
{
    money_t amount = store_amount(text);

    return money_wallet_amend_entry(wallet, id, &amount, note, at, "Ann", &error);
}

/** Two entries; the first is amended, and both are known at 99. */
static money_wallet_t *saved_wallet(money_store_t *store)
{
    money_wallet_t *wallet = NULL;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t ten = store_amount("10.00 EUR");

    note.date = 19782;
    note.external_id = "x1";
    note.cost = store_amount("9.00 CHF");
    must(money_wallet_new(&wallet, NULL));
    must(money_wallet_add(wallet, &ten, &note, NULL, NULL));
    must(money_wallet_add(wallet, &ten, NULL, NULL, NULL));
    CHECK_OK(money_store_wallet_save(store, "default", wallet, &error));
    note.date = 19783;
    note.external_id = NULL;
    CHECK_OK(amend(wallet, 1, "11.00 EUR", &note, 100));
    CHECK_OK(money_store_wallet_save(store, "default", wallet, &error));
    return wallet;
}

static int is_stored(money_store_t *store, money_date_t date, const char *text)
{
    money_wallet_balance_t balance;

    return money_store_wallet_balance(store, "default", "EUR", date, NULL, &balance, NULL) == MONEY_OK &&
           store_is_amount(&balance.posted, text);
}

static int is_known(money_store_t *store, money_instant_t at, const char *text)
{
    money_wallet_t *loaded = NULL, *known = NULL;
    money_t sum;
    int is;

    must(money_store_wallet_load(store, "default", &loaded, NULL));
    must(money_wallet_as_known(loaded, at, &known, NULL));
    must(money_wallet_sum(known, "EUR", NULL, &sum, NULL));
    is = store_is_amount(&sum, text);
    money_wallet_free(known);
    money_wallet_free(loaded);
    return is;
}

static void saves(void)
{
    money_store_t *store = store_open(1);
    money_wallet_t *wallet = saved_wallet(store), *copy = NULL;
    money_wallet_entry_t entry;
    char *json = NULL;

    CHECK(is_stored(store, 19782, "10.00 EUR") && is_stored(store, 19783, "21.00 EUR"));
    CHECK_STATUS(money_store_wallet_find(store, "default", "x1", &entry, &error), MONEY_ERR_NOT_FOUND);
    store_is_same(store, "default", wallet);
    must(money_wallet_void_entry(wallet, 2, 200, "added twice", NULL));
    must(money_wallet_checkpoint(wallet, 300, NULL, NULL));
    CHECK_OK(money_store_wallet_save(store, "default", wallet, &error));
    store_is_same(store, "default", wallet);
    CHECK(is_stored(store, 19782, "0.00 EUR") && is_stored(store, 19783, "11.00 EUR"));
    CHECK(is_known(store, 99, "20.00 EUR") && is_known(store, 100, "21.00 EUR") && is_known(store, 200, "11.00 EUR"));
    CHECK_OK(money_store_check(store, &error));
    /* An entire wallet, whose journal begins with the history. */
    must(money_wallet_to_json(wallet, &json, NULL, NULL));
    must(money_wallet_from_json(json, MONEY_NTS, &copy, NULL));
    must(amend(copy, 1, "12.00 EUR", NULL, 300));
    CHECK_OK(money_store_wallet_save(store, "default", copy, &error));
    store_is_same(store, "default", copy);
    CHECK(is_known(store, 99, "20.00 EUR") && is_known(store, 299, "11.00 EUR") && is_known(store, 300, "12.00 EUR"));
    CHECK_OK(money_store_check(store, &error));
    money_string_free(json);
    money_wallet_free(copy);
    money_wallet_free(wallet);
    money_store_free(store);
}

/** A file of version 2 has no history, and receives one with the first change. */
static void older_file(void)
{
    money_store_t *store = store_open(1);
    money_wallet_t *wallet = NULL;
    money_t ten = store_amount("10.00 EUR");

    CHECK_OK(money_store_wallet_add(store, "default", &ten, NULL, NULL, &error));
    money_store_free(store);
    run_sql(TO_VERSION_2);
    store = store_open(0);
    must(money_store_wallet_load(store, "default", &wallet, NULL));
    must(amend(wallet, 1, "11.00 EUR", NULL, 100));
    CHECK_OK(money_store_wallet_save(store, "default", wallet, &error));
    store_is_same(store, "default", wallet);
    CHECK(is_known(store, 99, "10.00 EUR") && is_known(store, 100, "11.00 EUR"));
    CHECK_OK(money_store_check(store, &error));
    money_wallet_free(wallet);
    money_store_free(store);
}

/** Rows that contradict the entries or the journal are damage. */
static void damaged_files(void)
{
    static const char *const damages[] = {
        "UPDATE wallet_changes SET id = 7",
        "UPDATE wallet_changes SET amount = NULL",
        "UPDATE wallet_changes SET amount = '1,5'",
        "UPDATE wallet_changes SET currency = 'USD'",
        "UPDATE wallet_changes SET kind = 'bribe'",
        "UPDATE wallet_changes SET date = '2024-02-30'",
        "UPDATE wallet_changes SET cost_currency = 'EUR'",
        "UPDATE wallet_changes SET next = 7",
        "UPDATE wallet_changes SET reason = 'two' || char(10) || 'lines'",
        "UPDATE wallet_changes SET action = 'checkpoint'",
        "DELETE FROM wallet_changes",
        "INSERT INTO wallet_changes (wallet, number, action, instant, next, id) VALUES (1, 9, 'checkpoint', 900, 3, 0)",
        "UPDATE wallet_journal SET action = 'void' WHERE action = 'amend'",
        "UPDATE wallet_journal SET id = 2 WHERE action = 'amend'",
    };
    money_wallet_t *loaded;

    for (size_t index = 0; index < sizeof damages / sizeof *damages; index++) {
        money_store_t *store = store_open(1);

        money_wallet_free(saved_wallet(store));
        money_store_free(store);
        run_sql(damages[index]);
        store = store_open(0);
        if (!CHECK_STATUS(money_store_wallet_load(store, "default", &loaded, &error), MONEY_ERR_RETRIEVAL))
            fprintf(stderr, "%s\n", damages[index]);
        CHECK(error.cause == MONEY_ERR_STORE_CORRUPT && loaded == NULL);
        money_store_free(store);
    }
}

int main(void)
{
    store_tests_begin();
    saves();
    older_file();
    damaged_files();
    return store_tests_end();
}
