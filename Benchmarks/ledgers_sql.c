/*
 * A ledger in SQL by hand, in whole cents. An index contains the amounts of an account by date, and a balance adds them
 * up. With sums by day, a balance adds up those until the date.
 */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ledgers.h"

enum { BEGIN, COMMIT, ACCOUNT, TRANSACTION, POSTING, DAY_SUM, BALANCE, ROWS, TRIAL, STATEMENTS };

static const char schema[] =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
    "CREATE TABLE accounts (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);"
    "CREATE TABLE transactions (id INTEGER PRIMARY KEY, date INTEGER NOT NULL, description TEXT NOT NULL);"
    "CREATE TABLE postings (id INTEGER PRIMARY KEY, transaction_id INTEGER NOT NULL REFERENCES transactions,"
    " account INTEGER NOT NULL REFERENCES accounts, currency TEXT NOT NULL, date INTEGER NOT NULL,"
    " cents INTEGER NOT NULL);"
    "CREATE INDEX postings_by_date ON postings (account, currency, date, id, cents);"
    "CREATE TABLE day_sums (account INTEGER NOT NULL REFERENCES accounts, currency TEXT NOT NULL,"
    " date INTEGER NOT NULL, cents INTEGER NOT NULL, PRIMARY KEY (account, currency, date)) WITHOUT ROWID;";

/* `%s` is the table that contains the sums. */
static const char *const sql[STATEMENTS] = {
    "BEGIN IMMEDIATE",
    "COMMIT",
    "SELECT id FROM accounts WHERE name = ?",
    "INSERT INTO transactions (date, description) VALUES (?, ?)",
    "INSERT INTO postings (transaction_id, account, currency, date, cents) VALUES (?, ?, 'EUR', ?, ?)",
    "INSERT INTO day_sums (account, currency, date, cents) VALUES (?, 'EUR', ?, ?)"
    " ON CONFLICT DO UPDATE SET cents = cents + excluded.cents",
    "SELECT sum(cents) FROM %s WHERE account = ? AND currency = 'EUR' AND date <= ?",
    "SELECT postings.id, postings.date, cents, description FROM postings"
    " JOIN transactions ON transactions.id = transaction_id"
    " WHERE account = ? AND currency = 'EUR' AND postings.date <= ?"
    " ORDER BY postings.date DESC, postings.id DESC LIMIT 50",
    "SELECT name, sum(cents) FROM %s JOIN accounts ON accounts.id = account WHERE date <= ?"
    " GROUP BY account, currency",
};

struct hand_s {
    sqlite3 *database;
    sqlite3_stmt *kept[STATEMENTS];
    int has_days;
};

static hand_t *hand;

void hand_select(hand_t *selected) { hand = selected; }

static void execute(const char *text)
{
    if (sqlite3_exec(hand->database, text, NULL, NULL, NULL) == SQLITE_OK) return;
    fprintf(stderr, "%s: %s\n", text, sqlite3_errmsg(hand->database));
    exit(1);
}

static void run(int at)
{
    if (sqlite3_step(hand->kept[at]) != SQLITE_DONE) {
        fprintf(stderr, "%s: %s\n", sql[at], sqlite3_errmsg(hand->database));
        exit(1);
    }
    sqlite3_reset(hand->kept[at]);
}

/** The only number that a statement returns. */
static int64_t number(int at)
{
    int64_t found;

    if (sqlite3_step(hand->kept[at]) != SQLITE_ROW) exit(1);
    found = sqlite3_column_int64(hand->kept[at], 0);
    sqlite3_reset(hand->kept[at]);
    return found;
}

static int64_t hand_account(const char *name)
{
    sqlite3_bind_text(hand->kept[ACCOUNT], 1, name, -1, SQLITE_STATIC);
    return number(ACCOUNT);
}

static void hand_add(money_date_t date, const char *to, int64_t cents)
{
    int64_t accounts[2] = { hand_account(to), hand_account(names[0]) }, transaction;

    sqlite3_bind_int64(hand->kept[TRANSACTION], 1, date);
    sqlite3_bind_text(hand->kept[TRANSACTION], 2, "groceries", -1, SQLITE_STATIC);
    run(TRANSACTION);
    transaction = sqlite3_last_insert_rowid(hand->database);
    for (int index = 0; index < 2; index++) {
        sqlite3_bind_int64(hand->kept[POSTING], 1, transaction);
        sqlite3_bind_int64(hand->kept[POSTING], 2, accounts[index]);
        sqlite3_bind_int64(hand->kept[POSTING], 3, date);
        sqlite3_bind_int64(hand->kept[POSTING], 4, index == 0 ? cents : -cents);
        run(POSTING);
        if (!hand->has_days) continue;
        sqlite3_bind_int64(hand->kept[DAY_SUM], 1, accounts[index]);
        sqlite3_bind_int64(hand->kept[DAY_SUM], 2, date);
        sqlite3_bind_int64(hand->kept[DAY_SUM], 3, index == 0 ? cents : -cents);
        run(DAY_SUM);
    }
}

int64_t hand_post(long index)
{
    hand_add(TODAY, expense_at(index), 1250);
    return 0;
}

int64_t hand_balance(money_date_t day)
{
    sqlite3_bind_int64(hand->kept[BALANCE], 1, hand_account(names[0]));
    sqlite3_bind_int64(hand->kept[BALANCE], 2, day);
    return number(BALANCE);
}

int64_t hand_day(long index) { return hand_balance(day_of(index)); }

int64_t hand_page(long index)
{
    static char descriptions[PAGE][MONEY_DESCRIPTION_SIZE];
    int64_t result = 0, balance = hand_balance(day_of(index));

    sqlite3_bind_int64(hand->kept[ROWS], 1, hand_account(names[0]));
    sqlite3_bind_int64(hand->kept[ROWS], 2, day_of(index));
    for (int row = 0; sqlite3_step(hand->kept[ROWS]) == SQLITE_ROW; row++) {
        int64_t cents = sqlite3_column_int64(hand->kept[ROWS], 2);

        snprintf(descriptions[row], MONEY_DESCRIPTION_SIZE, "%s",
                 (const char *)sqlite3_column_text(hand->kept[ROWS], 3));
        result += (row + 1) * cents + balance;
        balance -= cents;
    }
    sqlite3_reset(hand->kept[ROWS]);
    return result;
}

int64_t hand_trial_balance(long index)
{
    int64_t result = 0;

    sqlite3_bind_int64(hand->kept[TRIAL], 1, day_of(index));
    while (sqlite3_step(hand->kept[TRIAL]) == SQLITE_ROW)
        result += weight_of((const char *)sqlite3_column_text(hand->kept[TRIAL], 0)) *
                  sqlite3_column_int64(hand->kept[TRIAL], 1);
    sqlite3_reset(hand->kept[TRIAL]);
    return result;
}

void hand_begin(void) { run(BEGIN); }
void hand_commit(void) { run(COMMIT); }

/** Prepares all statements, of which some name the table that contains the sums. */
static void prepare(void)
{
    char text[512];

    for (int at = 0; at < STATEMENTS; at++) {
        const char *place = strstr(sql[at], "%s");

        if (place == NULL)
            snprintf(text, sizeof text, "%s", sql[at]);
        else
            snprintf(text, sizeof text, "%.*s%s%s", (int)(place - sql[at]), sql[at],
                     hand->has_days ? "day_sums" : "postings", place + 2);
        if (sqlite3_prepare_v3(hand->database, text, -1, SQLITE_PREPARE_PERSISTENT, &hand->kept[at], NULL) !=
            SQLITE_OK) {
            fprintf(stderr, "%s: %s\n", text, sqlite3_errmsg(hand->database));
            exit(1);
        }
    }
}

hand_t *hand_new(const char *path, int has_days, long count)
{
    char text[512];

    hand = calloc(1, sizeof *hand);
    if (hand == NULL || sqlite3_open(path, &hand->database) != SQLITE_OK) exit(1);
    hand->has_days = has_days;
    execute(schema);
    for (int index = 0; index < ACCOUNTS; index++) {
        snprintf(text, sizeof text, "INSERT INTO accounts (name) VALUES ('%s')", names[index]);
        execute(text);
    }
    prepare();
    run(BEGIN);
    for (long index = 0; index < count / 2; index++) hand_add(date_at(index), expense_at(index), cents_at(index));
    run(COMMIT);
    return hand;
}

void hand_free(hand_t *made)
{
    for (int at = 0; at < STATEMENTS; at++) sqlite3_finalize(made->kept[at]);
    sqlite3_close(made->database);
    free(made);
}
