/* Stored wallets as accounts: refused arguments, files of an older version, and files with wrong sums by day. */
#include "stored_accounts.h"

static void refusals(void)
{
    money_store_t *store = store_open(1);
    money_t euro = store_amount("1.00 EUR");
    money_wallet_balance_t balance;
    money_account_statement_t *statement = NULL;
    money_account_row_t rows[2];
    money_wallet_entry_t entry;
    size_t count = 9;
    char name[MONEY_STORE_NAME_SIZE + 1];
    const struct { const char *name, *currency; money_status_t status; } wrong[] = {
        {"none", "EUR", MONEY_ERR_NOT_FOUND}, {"default", "E R", MONEY_ERR_SYNTAX}, {"a\nb", "EUR", MONEY_ERR_SYNTAX},
        {"\xFF", "EUR", MONEY_ERR_ENCODING},  {name, "EUR", MONEY_ERR_LIMIT},       {NULL, "EUR", MONEY_ERR_ARGUMENT},
        {"", "EUR", MONEY_ERR_ARGUMENT},      {"default", NULL, MONEY_ERR_ARGUMENT},
    };

    memset(name, 'a', sizeof name);
    name[MONEY_STORE_NAME_SIZE] = '\0';
    must(money_store_wallet_add(store, "default", &euro, NULL, NULL, NULL));
    for (size_t at = 0; at < sizeof wrong / sizeof *wrong; at++) {
        const char *wallet = wrong[at].name, *code = wrong[at].currency;

        count = 9;
        CHECK_STATUS(money_store_wallet_balance(store, wallet, code, FIRST_DAY, NULL, &balance, &error),
                     wrong[at].status);
        CHECK_STATUS(money_store_wallet_account_statement(store, wallet, code, FIRST_DAY, FIRST_DAY, NULL, &statement,
                                                          &error), wrong[at].status);
        CHECK_STATUS(money_store_wallet_account_rows(store, wallet, code, FIRST_DAY, 0, NULL, rows, 2, &count, &error),
                     wrong[at].status);
        CHECK(count == 0 && statement == NULL);
    }
    CHECK_STATUS(money_store_wallet_balance(store, "default", "EUR", 2932897, NULL, &balance, &error), MONEY_ERR_DATE);
    CHECK_STATUS(money_store_wallet_account_statement(store, "default", "EUR", 2932897, FIRST_DAY, NULL, &statement,
                                                      &error), MONEY_ERR_DATE);
    CHECK_STATUS(money_store_wallet_account_statement(store, "default", "EUR", FIRST_DAY, FIRST_DAY - 1, NULL,
                                                      &statement, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_store_wallet_account_rows(store, "default", "EUR", -719163, 0, NULL, rows, 2, &count, &error),
                 MONEY_ERR_DATE);
    CHECK_STATUS(money_store_wallet_find(store, "none", "x1", &entry, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_store_wallet_find(store, "default", "x1", &entry, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_store_wallet_find(store, "default", "\xFF", &entry, &error), MONEY_ERR_ENCODING);
    CHECK_STATUS(money_store_wallet_find(store, "default", name, &entry, &error), MONEY_ERR_LIMIT);
    CHECK_STATUS(money_store_wallet_find(store, "a\nb", "x1", &entry, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_store_wallet_find(store, "default", NULL, &entry, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_store_wallet_balance(store, "default", "EUR", FIRST_DAY, NULL, NULL, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK_OK(money_store_wallet_account_rows(store, "default", "EUR", MONEY_DATE_NONE, 0, NULL, rows, 0, &count,
                                             &error));
    CHECK(count == 0);
    CHECK_STATUS(money_store_wallet_account_rows(store, "default", "EUR", MONEY_DATE_NONE, UINT64_MAX, NULL, rows, 2,
                                                 &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_store_wallet_account_rows(store, "default", "EUR", MONEY_DATE_NONE, 2, NULL, rows, 2, &count,
                                                 &error), MONEY_ERR_NOT_FOUND);
    CHECK(count == 0);
    CHECK_OK(money_store_wallet_account_rows(store, "default", "EUR", MONEY_DATE_NONE, 1, NULL, rows, 2, &count,
                                             &error));
    CHECK(count == 0);
    money_store_free(store);
}

/** A file without sums by day is read as it is, and filled by a program that may write. */
static void older_file(void)
{
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_store_t *store = store_open(1);
    money_wallet_t *wallet;
    money_wallet_entry_t entry;
    uint64_t hold = 0;

    for (int index = 0; index < ENTRIES / 4; index++) {
        money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
        money_t amount = any_amount();

        note.date = any_day();
        must(money_store_wallet_add(store, "default", &amount, &note, NULL, NULL));
        if (index % 9 == 0) must(money_store_wallet_hold(store, "default", &amount, &note, NULL, &hold, NULL));
        if (index % 18 == 0) must(money_store_wallet_release(store, "default", hold, NULL, NULL));
    }
    money_store_free(store);
    run_sql(TO_VERSION_2);
    options.read_only = 1;
    CHECK_OK(money_store_open(store_path, &options, &store, &error));
    wallet = load(store);
    compare(store, wallet);
    CHECK_STATUS(money_store_wallet_find(store, "default", "x1", &entry, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
    store = store_open(0);
    compare(store, wallet);
    CHECK_OK(money_store_check(store, &error));
    money_wallet_free(wallet);
    money_store_free(store);
    /* An amount that cannot be read ends the upgrade, and the file stays as it was. */
    run_sql(TO_VERSION_2);
    run_sql("UPDATE wallet_entries SET amount = '1,5' WHERE id = 1");
    CHECK_STATUS(open_at(store_path, 0, 0), MONEY_ERR_STORE_CORRUPT);
    CHECK_OK(open_at(store_path, 1, 0));
}

/** Sums that contradict the entries are damage. */
static void damaged_sums(void)
{
    static const char *const damages[] = {
        "UPDATE wallet_periods SET sum = '7' WHERE unit = 'day'",
        "UPDATE wallet_periods SET held = '7' WHERE unit = 'decade'",
        "UPDATE wallet_periods SET period = '2023-01' WHERE unit = 'month'",
        "UPDATE wallet_periods SET currency = 'USD'",
        "UPDATE wallet_periods SET sum = '1,5' WHERE unit = 'month'",
        "DELETE FROM wallet_periods WHERE unit = 'decade'",
        "INSERT INTO wallet_periods VALUES (1, 'EUR', 'day', '2030-01-01', '1', '0')",
        "UPDATE wallet_entry_days SET sum = '7'",
        "UPDATE wallet_entry_days SET day = '2024-02-30'",
        "UPDATE wallet_entry_days SET day = ''",
        "UPDATE wallet_entry_days SET id = 7",
        "DELETE FROM wallet_entry_days",
        "INSERT INTO wallet_entry_days VALUES (1, 'USD', '', 1, '1')",
        "UPDATE wallet_undated SET sum = '7' WHERE shift = 8",
        "UPDATE wallet_undated SET block = 3 WHERE shift = 16",
        "DELETE FROM wallet_undated WHERE shift = 24",
        "INSERT INTO wallet_undated VALUES (1, 'EUR', 8, 3, '1')",
    };
    static const char *const unreadable[] = {
        "UPDATE wallet_periods SET sum = '1,5'", "UPDATE wallet_periods SET held = 'none'",
        "UPDATE wallet_periods SET sum = printf('%.*c', 200, '9')", "UPDATE wallet_sums SET sum = ''",
    };
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_wallet_balance_t balance;
    money_account_row_t row;
    money_t euro = store_amount("1.00 EUR");
    size_t count = 9;

    note.date = FIRST_DAY;
    for (size_t at = 0; at < sizeof damages / sizeof *damages + sizeof unreadable / sizeof *unreadable; at++) {
        size_t damage_count = sizeof damages / sizeof *damages;
        money_store_t *store = store_open(1);

        must(money_store_wallet_add(store, "default", &euro, NULL, NULL, NULL));
        must(money_store_wallet_add(store, "default", &euro, &note, NULL, NULL));
        money_store_free(store);
        run_sql(at < damage_count ? damages[at] : unreadable[at - damage_count]);
        store = store_open(0);
        CHECK_CAUSE(money_store_check(store, &error), MONEY_ERR_RETRIEVAL, MONEY_ERR_STORE_CORRUPT);
        if (at >= damage_count) {
            CHECK_CAUSE(money_store_wallet_balance(store, "default", "EUR", FIRST_DAY - 1, NULL, &balance, &error),
                        MONEY_ERR_RETRIEVAL, MONEY_ERR_STORE_CORRUPT);
            CHECK_CAUSE(money_store_wallet_account_rows(store, "default", "EUR", MONEY_DATE_NONE, 0, NULL, &row, 1,
                                                        &count, &error), MONEY_ERR_RETRIEVAL, MONEY_ERR_STORE_CORRUPT);
            CHECK(count == 0);
        }
        money_store_free(store);
    }
}

int main(void)
{
    store_tests_begin();
    refusals();
    older_file();
    damaged_sums();
    return store_tests_end();
}
