/*
 * Balances of a day and pages by day of a stored wallet beside queries in plain SQL, which add up the entries.
 *
 *     store_days FOLDER COUNT   makes days.store with a wallet of COUNT entries in FOLDER, unless it exists; prints
 *                               lines of NAME OURS PLAIN, in microseconds of processor time, one for each turn
 *
 * The plain queries return floats, and add up all entries before the day: without sums by day, SQL can do no better.
 */
#define _POSIX_C_SOURCE 200809L
#include <money.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "timing.h"

enum { TURNS = 5, BALANCES = 5000, PAGES = 1000, PAGE = 50 };

static money_error_t error;
static money_store_t *store;

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s: %s\n", money_status_name(status), error.text);
    exit(1);
}

/* A day in the middle of the entries: 2022-12-24. */
enum { MIDDLE = 19350 };

static void fill_wallet(long count)
{
    money_wallet_t *wallet = NULL;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    long index;

    must(money_wallet_new(&wallet, &error));
    note.label = "groceries";
    for (index = 0; index < count; index++) {
        money_t money;

        note.date = (int32_t)(19000 + index % 700);
        must(money_from_minor(index * 7919 % 1000000 + 1, "EUR", NULL, &money, &error));
        must(money_wallet_add(wallet, &money, &note, NULL, &error));
    }
    must(money_store_wallet_save(store, "default", wallet, &error));
    money_wallet_free(wallet);
}

static void fill(const char *path, long count)
{
    FILE *file = fopen(path, "rb");

    if (file != NULL) {
        fclose(file);
        return;
    }
    must(money_store_open(path, NULL, &store, &error));
    fill_wallet(count);
    money_store_free(store);
}

/* ------------------------------------------------------------------------------------------------------- Our calls */

static void our_days(long count)
{
    money_wallet_balance_t balance;

    while (count-- > 0) must(money_store_wallet_balance(store, "default", "EUR", MIDDLE, NULL, &balance, &error));
}

static void our_account_pages(long count)
{
    static money_account_row_t rows[PAGE];
    size_t found = 0;

    while (count-- > 0)
        must(money_store_wallet_account_rows(store, "default", "EUR", MIDDLE, 0, NULL, rows, PAGE, &found, &error));
    if (found != PAGE) abort();
}

/* ------------------------------------------------------------------------------------------------------- Plain SQL */

static sqlite3 *database;

/** Runs a query once, and reads all its rows. */
static void query(const char *sql)
{
    sqlite3_stmt *rows = NULL;
    int columns, code;

    if (sqlite3_prepare_v2(database, sql, -1, &rows, NULL) != SQLITE_OK) {
        fprintf(stderr, "%s: %s\n", sql, sqlite3_errmsg(database));
        exit(1);
    }
    columns = sqlite3_column_count(rows);
    while ((code = sqlite3_step(rows)) == SQLITE_ROW)
        for (int column = 0; column < columns; column++) sqlite3_column_text(rows, column);
    sqlite3_finalize(rows);
    if (code != SQLITE_DONE) exit(1);
}

/* The day of the queries is MIDDLE. */
static const struct {
    const char *name;
    void (*ours)(long);
    long count;
    const char *plain;
} works[] = {
    { "day", our_days, BALANCES,
      "SELECT sum(amount) FROM wallet_entries WHERE state = 0 AND currency = 'EUR' AND date <= '2022-12-24'" },
    { "account-page", our_account_pages, PAGES,
      "SELECT id, amount, sum(amount) OVER (ORDER BY date, id) FROM wallet_entries WHERE state = 0"
      " AND currency = 'EUR' AND date <= '2022-12-24' ORDER BY date DESC, id DESC LIMIT 50" },
};

int main(int count, char **arguments)
{
    char path[1024];

    if (count != 3) return 2;
    snprintf(path, sizeof path, "%s/days.store", arguments[1]);
    fill(path, strtol(arguments[2], NULL, 10));
    must(money_store_open(path, NULL, &store, &error));
    if (sqlite3_open(path, &database) != SQLITE_OK) return 1;
    for (size_t work = 0; work < sizeof works / sizeof works[0]; work++) {
        works[work].ours(works[work].count);
        for (int turn = 0; turn < TURNS; turn++) {
            double start = timing_now(), between;

            works[work].ours(works[work].count);
            between = timing_now();
            query(works[work].plain);
            printf("%s %.3f %.3f\n", works[work].name, (between - start) / (double)works[work].count * 1e6,
                   (timing_now() - between) * 1e6);
        }
    }
    money_store_free(store);
    sqlite3_close(database);
    return 0;
}
