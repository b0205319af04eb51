/*
 * Calls of a store beside the same SQL by hand, with statements that are prepared once, on files with the same tables.
 *
 *     store_sql FOLDER COUNT    makes ours.store and hand.store with a wallet of COUNT entries in FOLDER, unless they
 *                               exist; prints lines of NAME OURS BY_HAND, in microseconds of processor time, one for
 *                               each turn
 *
 * The processor time does not contain the time for which a call waits for the disk.
 */
#define _POSIX_C_SOURCE 200809L
#include <money.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "timing.h"

enum { TURNS = 9, POSTS = 2000, ALONE = 50, BALANCES = 5000, PAGES = 1000, PAGE = 50 };

static money_error_t error;
static money_store_t *store;
static money_t amount;
static money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s: %s\n", money_status_name(status), error.text);
    exit(1);
}

static void fill(const char *path, long count)
{
    static const char *const codes[] = { "EUR", "USD", "JPY", "GBP", "CHF" };
    money_wallet_t *wallet = NULL;
    FILE *file = fopen(path, "rb");
    long index;

    if (file != NULL) {
        fclose(file);
        return;
    }
    must(money_wallet_new(&wallet, &error));
    for (index = 0; index < count; index++) {
        money_t money;

        note.date = (int32_t)(19000 + index % 700);
        must(money_from_minor(index * 7919 % 1000000 + 1, codes[index % 5], NULL, &money, &error));
        must(money_wallet_add(wallet, &money, &note, NULL, &error));
    }
    must(money_store_open(path, NULL, &store, &error));
    must(money_store_wallet_save(store, "default", wallet, &error));
    money_store_free(store);
    money_wallet_free(wallet);
}

/* ------------------------------------------------------------------------------------------------------- Our calls */

static void our_post(void) { must(money_store_wallet_add(store, "default", &amount, &note, NULL, &error)); }

static void our_posts(long count)
{
    must(money_store_begin(store, &error));
    while (count-- > 0) our_post();
    must(money_store_commit(store, &error));
}

static void our_posts_alone(long count)
{
    while (count-- > 0) our_post();
}

static void our_balances(long count)
{
    money_t sum;

    while (count-- > 0) must(money_store_wallet_sum(store, "default", "EUR", NULL, &sum, &error));
}

static void our_pages(long count)
{
    static money_wallet_entry_t rows[PAGE];
    size_t found = 0;

    while (count-- > 0) must(money_store_wallet_entries(store, "default", NULL, 0, rows, PAGE, &found, &error));
    if (found != PAGE) abort();
}

/* --------------------------------------------------------------------------------------------------------- By hand */

enum {
    BEGIN, COMMIT, SAVEPOINT, RELEASE, REVISION, WALLET, ENTRY, NEW_SUM, REPEAT, COUNTERS, VERSION, BALANCE, ROWS,
    LAST_OF_DAY, PLACE, PERIOD, NEW_PERIOD, STATEMENTS
};

static const char *const sql[STATEMENTS] = {
    "BEGIN IMMEDIATE",
    "COMMIT",
    "SAVEPOINT change",
    "RELEASE change",
    "UPDATE store SET revision = revision + 1",
    "SELECT first, count, sum, held, wallets.id, next, revision"
    " FROM wallets LEFT JOIN wallet_sums ON wallet = wallets.id AND currency = ?2 WHERE name = ?1",
    "INSERT INTO wallet_entries (wallet, id, amount, currency, date, label, state) VALUES (?, ?, ?, ?, ?, ?, 0)",
    "UPDATE wallet_sums SET first = ?3, count = ?4, sum = ?5, held = ?6 WHERE wallet = ?1 AND currency = ?2",
    "UPDATE wallet_journal SET times = times + 1 WHERE wallet = ?1 AND number ="
    " (SELECT max(number) FROM wallet_journal WHERE wallet = ?1)"
    " AND action = 'post' AND count = 1 AND id > 0 AND times > 0 AND id = ?2 - times",
    "UPDATE wallets SET next = ?, revision = ? WHERE id = ?",
    "UPDATE object_versions SET version = randomblob(16) WHERE kind = 'wallet' AND name = ?",
    "SELECT sum FROM wallet_sums JOIN wallets ON wallet = id WHERE name = ? AND currency = ?",
    "SELECT entry.id, amount, currency, date, label FROM wallet_entries AS entry JOIN wallets ON wallet = wallets.id"
    " WHERE name = ? AND state = 0 ORDER BY entry.id DESC LIMIT 50",
    "SELECT sum FROM wallet_entry_days WHERE wallet = ?1 AND currency = 'EUR' AND day = '2024-02-29'"
    " ORDER BY id DESC LIMIT 1",
    "INSERT INTO wallet_entry_days (wallet, currency, day, id, sum) VALUES (?1, 'EUR', '2024-02-29', ?2, ?3)",
    "SELECT sum FROM wallet_periods WHERE wallet = ?1 AND currency = 'EUR' AND unit = ?2 AND period = ?3",
    "INSERT INTO wallet_periods (wallet, currency, unit, period, sum, held) VALUES (?1, 'EUR', ?2, ?3, ?4, '0')"
    " ON CONFLICT DO UPDATE SET sum = excluded.sum",
};
static sqlite3 *database;
static sqlite3_stmt *kept[STATEMENTS];

static void hand_open(const char *path)
{
    if (sqlite3_open(path, &database) != SQLITE_OK ||
        sqlite3_exec(database, "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL", NULL, NULL, NULL) != SQLITE_OK)
        exit(1);
    for (int at = 0; at < STATEMENTS; at++)
        if (sqlite3_prepare_v3(database, sql[at], -1, SQLITE_PREPARE_PERSISTENT, &kept[at], NULL) != SQLITE_OK) {
            fprintf(stderr, "%s: %s\n", sql[at], sqlite3_errmsg(database));
            exit(1);
        }
}

static void hand_close(void)
{
    for (int at = 0; at < STATEMENTS; at++) sqlite3_finalize(kept[at]);
    sqlite3_close(database);
}

static void text(int at, int index, const char *value)
{
    sqlite3_bind_text(kept[at], index, value, -1, SQLITE_TRANSIENT);
}

static void run(int at)
{
    if (sqlite3_step(kept[at]) != SQLITE_DONE) {
        fprintf(stderr, "%s: %s\n", sql[at], sqlite3_errmsg(database));
        exit(1);
    }
    sqlite3_reset(kept[at]);
}

static void must_be_row(int at)
{
    if (sqlite3_step(kept[at]) != SQLITE_ROW) exit(1);
}

/** Adds the amount to the sum that a statement returns, if any. */
static void next_sum(int at, char sum[64])
{
    double before = 0;

    if (sqlite3_step(kept[at]) == SQLITE_ROW) before = atof((const char *)sqlite3_column_text(kept[at], 0));
    sqlite3_reset(kept[at]);
    snprintf(sum, 64, "%.2f", before + 12.5);
}

/** The sums of the day and of the longer periods. */
static void hand_days(sqlite3_int64 wallet, sqlite3_int64 id)
{
    static const char *const periods[][2] = {
        { "day", "2024-02-29" }, { "month", "2024-02" }, { "year", "2024" }, { "decade", "202" }, { "century", "20" },
    };
    char sum[64];

    sqlite3_bind_int64(kept[LAST_OF_DAY], 1, wallet);
    next_sum(LAST_OF_DAY, sum);
    sqlite3_bind_int64(kept[PLACE], 1, wallet);
    sqlite3_bind_int64(kept[PLACE], 2, id);
    text(PLACE, 3, sum);
    run(PLACE);
    for (int unit = 0; unit < 5; unit++) {
        for (int at = PERIOD; at <= NEW_PERIOD; at++) {
            sqlite3_bind_int64(kept[at], 1, wallet);
            text(at, 2, periods[unit][0]);
            text(at, 3, periods[unit][1]);
        }
        next_sum(PERIOD, sum);
        text(NEW_PERIOD, 4, sum);
        run(NEW_PERIOD);
    }
}

/** The next sum in cents: a program by hand would count in whole cents. */
static void hand_post(void)
{
    sqlite3_int64 wallet, next, revision, first, count;
    char sum[64], held[64];

    text(WALLET, 1, "default");
    text(WALLET, 2, "EUR");
    must_be_row(WALLET);
    first = sqlite3_column_int64(kept[WALLET], 0);
    count = sqlite3_column_int64(kept[WALLET], 1);
    snprintf(sum, sizeof sum, "%.2f", atof((const char *)sqlite3_column_text(kept[WALLET], 2)) + 12.5);
    snprintf(held, sizeof held, "%s", (const char *)sqlite3_column_text(kept[WALLET], 3));
    wallet = sqlite3_column_int64(kept[WALLET], 4);
    next = sqlite3_column_int64(kept[WALLET], 5);
    revision = sqlite3_column_int64(kept[WALLET], 6);
    sqlite3_reset(kept[WALLET]);
    sqlite3_bind_int64(kept[ENTRY], 1, wallet);
    sqlite3_bind_int64(kept[ENTRY], 2, next);
    text(ENTRY, 3, "12.50");
    text(ENTRY, 4, "EUR");
    text(ENTRY, 5, "2024-02-29");
    text(ENTRY, 6, "groceries");
    run(ENTRY);
    hand_days(wallet, next);
    sqlite3_bind_int64(kept[NEW_SUM], 1, wallet);
    text(NEW_SUM, 2, "EUR");
    sqlite3_bind_int64(kept[NEW_SUM], 3, first);
    sqlite3_bind_int64(kept[NEW_SUM], 4, count + 1);
    text(NEW_SUM, 5, sum);
    text(NEW_SUM, 6, held);
    run(NEW_SUM);
    sqlite3_bind_int64(kept[REPEAT], 1, wallet);
    sqlite3_bind_int64(kept[REPEAT], 2, next);
    run(REPEAT);
    sqlite3_bind_int64(kept[COUNTERS], 1, next + 1);
    sqlite3_bind_int64(kept[COUNTERS], 2, revision + 1);
    sqlite3_bind_int64(kept[COUNTERS], 3, wallet);
    run(COUNTERS);
    text(VERSION, 1, "default");
    run(VERSION);
}

static void hand_posts(long count)
{
    run(BEGIN);
    while (count-- > 0) {
        run(SAVEPOINT);
        hand_post();
        run(RELEASE);
    }
    run(REVISION);
    run(COMMIT);
}

static void hand_posts_alone(long count)
{
    while (count-- > 0) {
        run(BEGIN);
        hand_post();
        run(REVISION);
        run(COMMIT);
    }
}

static void hand_balances(long count)
{
    static char sum[64];

    while (count-- > 0) {
        text(BALANCE, 1, "default");
        text(BALANCE, 2, "EUR");
        must_be_row(BALANCE);
        snprintf(sum, sizeof sum, "%s", (const char *)sqlite3_column_text(kept[BALANCE], 0));
        sqlite3_reset(kept[BALANCE]);
    }
}

static void hand_pages(long count)
{
    static struct {
        sqlite3_int64 id;
        char texts[4][80];
    } rows[PAGE];
    int found = 0;

    while (count-- > 0) {
        text(ROWS, 1, "default");
        for (found = 0; sqlite3_step(kept[ROWS]) == SQLITE_ROW; found++) {
            rows[found].id = sqlite3_column_int64(kept[ROWS], 0);
            for (int column = 0; column < 4; column++)
                strcpy(rows[found].texts[column], (const char *)sqlite3_column_text(kept[ROWS], column + 1));
        }
        sqlite3_reset(kept[ROWS]);
    }
    if (found != PAGE) abort();
}

/* --------------------------------------------------------------------------------------------------------- In turns */

static const struct {
    const char *name;
    void (*ours)(long), (*hand)(long);
    long count;
} works[] = {
    { "post", our_posts, hand_posts, POSTS },
    { "post-alone", our_posts_alone, hand_posts_alone, ALONE },
    { "balance", our_balances, hand_balances, BALANCES },
    { "page", our_pages, hand_pages, PAGES },
};

static double time_of(void (*work)(long), long count)
{
    double start = timing_now();

    work(count);
    return (timing_now() - start) / (double)count * 1e6;
}

int main(int count, char **arguments)
{
    char path[2][1024];

    if (count != 3) return 2;
    note.label = "groceries";
    for (int which = 0; which < 2; which++) {
        snprintf(path[which], sizeof path[which], "%s/%s.store", arguments[1], which == 0 ? "ours" : "hand");
        fill(path[which], strtol(arguments[2], NULL, 10));
    }
    must(money_from_minor(1250, "EUR", NULL, &amount, &error));
    note.date = 19782; /* 2024-02-29 */
    must(money_store_open(path[0], NULL, &store, &error));
    hand_open(path[1]);
    for (size_t work = 0; work < sizeof works / sizeof works[0]; work++) {
        works[work].ours(works[work].count);
        works[work].hand(works[work].count);
        for (int turn = 0; turn < TURNS; turn++) {
            double ours = time_of(works[work].ours, works[work].count);

            printf("%s %.3f %.3f\n", works[work].name, ours, time_of(works[work].hand, works[work].count));
        }
    }
    money_store_free(store);
    hand_close();
    return 0;
}
