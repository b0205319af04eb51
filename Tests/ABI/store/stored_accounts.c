/* Balances of a day, statements and pages by day of stored wallets: the same answers as those of the loaded wallet. */
#include "stored_accounts.h"

/** Changes of all kinds, by the calls of the store and by saves of the changes of a wallet and of an entire one. */
static void like_the_loaded_one(void)
{
    money_store_t *store = store_open(1);
    money_wallet_t *wallet = NULL, *copy = NULL;
    money_t euro = store_amount("1.00 EUR");
    char *json = NULL;

    must(money_store_wallet_add(store, "default", &euro, NULL, NULL, NULL));
    for (int round = 0; round < 12; round++) {
        for (int index = 0; index < ENTRIES / 20; index++) change_stored(store);
        wallet = load(store);
        for (int index = 0; index < ENTRIES / 20; index++) change_loaded(wallet);
        CHECK_OK(money_store_wallet_save(store, "default", wallet, &error));
        compare(store, wallet);
        store_is_same(store, "default", wallet);
        CHECK_OK(money_store_check(store, &error));
        if (round % 4 == 3) {
            must(money_wallet_to_json(wallet, &json, NULL, NULL));
            must(money_wallet_from_json(json, MONEY_NTS, &copy, NULL));
            CHECK_OK(money_store_wallet_save(store, "default", copy, &error));
            compare(store, copy);
            store_is_same(store, "default", copy);
            CHECK_OK(money_store_check(store, &error));
            money_string_free(json);
            money_wallet_free(copy);
        }
        money_wallet_free(wallet);
    }
    money_store_free(store);
}

/** A rollback also restores the sums by day, and another connection sees them when they are committed. */
static void in_transactions(void)
{
    money_store_t *store = store_open(1), *other = store_open(0);
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_wallet_balance_t balance;
    money_t euro = store_amount("1.00 EUR");

    note.date = FIRST_DAY;
    must(money_store_wallet_add(store, "default", &euro, &note, NULL, NULL));
    for (int commits = 0; commits < 2; commits++) {
        must(money_store_begin(store, NULL));
        must(money_store_wallet_add(store, "default", &euro, &note, NULL, NULL));
        must(money_store_wallet_balance(store, "default", "EUR", FIRST_DAY, NULL, &balance, NULL));
        CHECK(store_is_amount(&balance.posted, "2.00 EUR"));
        must(money_store_wallet_balance(other, "default", "EUR", FIRST_DAY, NULL, &balance, NULL));
        CHECK(store_is_amount(&balance.posted, "1.00 EUR"));
        must(commits ? money_store_commit(store, NULL) : money_store_rollback(store, NULL));
        must(money_store_wallet_balance(other, "default", "EUR", FIRST_DAY, NULL, &balance, NULL));
        CHECK(store_is_amount(&balance.posted, commits ? "2.00 EUR" : "1.00 EUR"));
    }
    must(money_store_remove(store, MONEY_STORE_KIND_WALLET, "default", NULL));
    CHECK_STATUS(money_store_wallet_balance(other, "default", "EUR", FIRST_DAY, NULL, &balance, &error),
                 MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_store_check(store, &error));
    money_store_free(other);
    money_store_free(store);
}

/** The sum of a day may exceed 38 digits while the sum of all days does not. */
static void beyond_38_digits(void)
{
    money_store_t *store = store_open(1);
    money_wallet_t *wallet;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;
    money_wallet_balance_t balance;
    money_account_statement_t *statement = NULL;
    money_account_row_t rows[8];
    money_t large = store_amount("90000000000000000000000000000000000000 XXX"), cent = store_amount("0.01 EUR");
    size_t count = 9;

    movement.may_go_below_zero = 1;
    for (int turn = 0; turn < 2; turn++) {
        note.date = FIRST_DAY;
        must(money_store_wallet_add(store, "default", &large, &note, NULL, NULL));
        note.date = FIRST_DAY + 1;
        must(money_store_wallet_spend(store, "default", &large, &note, &movement, NULL, NULL));
    }
    must(money_store_wallet_add(store, "default", &cent, &note, NULL, NULL));
    CHECK_STATUS(money_store_wallet_balance(store, "default", "XXX", FIRST_DAY, NULL, &balance, &error),
                 MONEY_ERR_OVERFLOW);
    CHECK(balance.posted.currency[0] == '\0');
    CHECK_STATUS(money_store_wallet_account_statement(store, "default", "XXX", FIRST_DAY, FIRST_DAY, NULL, &statement,
                                                      &error), MONEY_ERR_OVERFLOW);
    CHECK(statement == NULL);
    CHECK_STATUS(money_store_wallet_account_rows(store, "default", "XXX", FIRST_DAY, 0, NULL, rows, 8, &count, &error),
                 MONEY_ERR_OVERFLOW);
    CHECK(count == 0);
    CHECK_OK(money_store_wallet_account_rows(store, "default", "XXX", FIRST_DAY, 3, NULL, rows, 8, &count, &error));
    CHECK(count == 1 && rows[0].id == 1);
    wallet = load(store);
    compare_balance(store, wallet, "XXX", FIRST_DAY + 1);
    compare_balance(store, wallet, "XXX", FIRST_DAY - 1);
    compare_balance(store, wallet, "EUR", FIRST_DAY + 1);
    CHECK_OK(money_store_check(store, &error));
    /* Without two of the entries, the sums fit again. */
    must(money_wallet_remove(wallet, 3, NULL));
    must(money_wallet_remove(wallet, 4, NULL));
    CHECK_OK(money_store_wallet_save(store, "default", wallet, &error));
    compare_balance(store, wallet, "XXX", FIRST_DAY);
    CHECK_OK(money_store_check(store, &error));
    money_wallet_free(wallet);
    money_store_free(store);
}

/** Entries without a date in several blocks of ids, of which some are removed. */
static void without_dates(void)
{
    money_store_t *store = store_open(1);
    money_wallet_t *wallet = NULL;
    money_t euro = store_amount("1.00 EUR"), dollar = store_amount("2.00 USD");
    static const uint64_t removed[] = {1, 255, 256, 257, 512, 600, 1023};

    must(money_wallet_new(&wallet, NULL));
    for (int index = 0; index < 1100; index++)
        must(money_wallet_add(wallet, index % 3 == 0 ? &dollar : &euro, NULL, NULL, NULL));
    CHECK_OK(money_store_wallet_save(store, "default", wallet, &error));
    compare_pages(store, wallet, "EUR", 100);
    for (size_t at = 0; at < sizeof removed / sizeof *removed; at++) {
        must(money_wallet_remove(wallet, removed[at], NULL));
        must(money_wallet_add(wallet, &euro, NULL, NULL, NULL));
        CHECK_OK(money_store_wallet_save(store, "default", wallet, &error));
        compare_pages(store, wallet, "EUR", 77);
        compare_pages(store, wallet, "USD", MOST);
    }
    CHECK_OK(money_store_check(store, &error));
    money_wallet_free(wallet);
    money_store_free(store);
}

static void found_by_external_id(void)
{
    money_store_t *store = store_open(1);
    money_wallet_t *wallet;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_wallet_entry_t one, two;
    money_t euro = store_amount("1.00 EUR");
    uint64_t hold = 0;

    note.external_id = "x1";
    note.label = "lunch";
    note.kind = MONEY_ENTRY_FEE;
    must(money_store_wallet_add(store, "default", &euro, &note, NULL, NULL));
    note.external_id = "h1";
    must(money_store_wallet_hold(store, "default", &euro, &note, NULL, &hold, NULL));
    wallet = load(store);
    for (int turn = 0; turn < 2; turn++) {
        CHECK_OK(money_wallet_find(wallet, turn ? "h1" : "x1", &one, &error));
        CHECK_OK(money_store_wallet_find(store, "default", turn ? "h1" : "x1", &two, &error));
        CHECK(memcmp(&one, &two, sizeof one) == 0);
    }
    must(money_store_wallet_release(store, "default", hold, NULL, NULL));
    CHECK_STATUS(money_store_wallet_find(store, "default", "h1", &two, &error), MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "unknown external id \"h1\" in the wallet");
    CHECK(two.id == 0 && two.label[0] == '\0');
    money_wallet_free(wallet);
    money_store_free(store);
}

int main(void)
{
    store_tests_begin();
    like_the_loaded_one();
    in_transactions();
    beyond_38_digits();
    without_dates();
    found_by_external_id();
    return store_tests_end();
}
