/* Shared by the tests of bad files: stores that are opened, filled and damaged. */
#ifndef BAD_FILES_TEST_H
#define BAD_FILES_TEST_H

#include "store.h"
#include <sqlite3.h>

static inline money_status_t open_at(const char *path, int32_t read_only, int32_t create)
{
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_store_t *store = (money_store_t *)&options;
    money_status_t status;

    options.read_only = read_only;
    options.create = create;
    options.busy_milliseconds = 0;
    memset(&error, 0, sizeof error);
    status = money_store_open(path, &options, &store, &error);
    if (status != MONEY_OK) CHECK(store == NULL && error.status == status && error.cause == 0 && error.text[0] != '\0');
    if (status == MONEY_OK) money_store_free(store);
    return status;
}

static inline void write_file(const void *bytes, size_t length)
{
    FILE *file;

    store_remove(store_path);
    file = fopen(store_path, "wb");
    if (file == NULL || fwrite(bytes, 1, length, file) != length || fclose(file) != 0) abort();
}

static inline void run_sql(const char *sql)
{
    sqlite3 *database = NULL;

    if (sqlite3_open(store_path, &database) != SQLITE_OK || sqlite3_exec(database, sql, NULL, NULL, NULL) != SQLITE_OK) {
        fprintf(stderr, "%s: %s\n", sql, sqlite3_errmsg(database));
        abort();
    }
    sqlite3_close(database);
}

/** The statements that turn a file of the present version into one of version 2. */
#define TO_VERSION_2                                                                                      \
    "DROP TABLE transaction_terms; DROP TABLE portfolio_settings;"                                         \
    "DROP TABLE wallet_entry_details; DROP TABLE wallet_entry_days; DROP TABLE wallet_periods;"           \
    "DROP TABLE wallet_undated; DROP TABLE wallet_changes;"                                               \
    "DROP TABLE ledger_periods; DROP TABLE ledger_posting_days; DROP TABLE ledger_books;"                 \
    "DROP TABLE ledger_postings; DROP TABLE ledger_transactions; DROP TABLE ledger_accounts;"             \
    "DROP TABLE ledgers; PRAGMA user_version = 2;"

/** A store with some of everything, closed: one file. */
static inline void fill(void)
{
    money_store_t *store = store_open(1);
    money_wallet_t *wallet = make_wallet();
    money_portfolio_t *portfolio = make_portfolio();
    money_catalogue_t *catalogue = make_catalogue();
    money_rates_t *rates = make_rates();

    CHECK_OK(money_store_wallet_save(store, "default", wallet, &error));
    CHECK_OK(money_store_portfolio_save(store, "default", portfolio, &error));
    CHECK_OK(money_store_catalogue_save(store, "default", catalogue, &error));
    CHECK_OK(money_store_rates_save(store, "default", rates, &error));
    CHECK_OK(money_store_setting_save(store, "theme", "light", 5, 0, &error));
    money_wallet_free(wallet);
    money_portfolio_free(portfolio);
    money_catalogue_free(catalogue);
    money_rates_free(rates);
    money_store_free(store);
}

#endif
