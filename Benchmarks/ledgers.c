/*
 * A stored ledger beside SQL by hand, in whole cents, and a ledger in memory.
 *
 *     ledgers FOLDER COUNT   makes files with a ledger of COUNT postings in FOLDER; prints lines of WORK WHO
 *                            MICROSECONDS RESULT, one for each turn. The results of a work must be equal.
 *
 * `index` is SQL by hand with an index, and `days` the same with sums by day; ledgers_sql.c describes both.
 */
#define _POSIX_C_SOURCE 200809L
#include <money.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ledgers.h"
#include "timing.h"

enum { TURNS = 5, CHECKED = 5, POSTS = 10000 };
#define SECONDS_A_TURN 0.05 /* of calls that change nothing: on a busy machine, the clock advances in steps */

const char *const names[ACCOUNTS] = { "Assets:Bank", "Expenses:Food", "Expenses:Rent", "Expenses:Travel",
                                      "Expenses:Other" };
static const char *const works[WORKS] = { "post", "day", "page", "trial-balance" };
static money_error_t error;
static money_store_t *store;
static money_ledger_t *ledger;

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s: %s\n", money_status_name(status), error.text);
    exit(1);
}

static int64_t cents_of(const money_t *amount)
{
    int64_t cents = 0;

    must(money_to_minor(amount, NULL, &cents, &error));
    return cents;
}

money_date_t day_of(long index) { return (money_date_t)(FIRST_DAY + index * 37 % DAYS); }

int64_t weight_of(const char *name)
{
    int64_t index = 0;

    while (strcmp(names[index], name) != 0) index++;
    return index + 1;
}

const char *expense_at(long index) { return names[1 + index % 4]; }
money_date_t date_at(long index) { return (money_date_t)(FIRST_DAY + index % DAYS); }
int64_t cents_at(long index) { return index * 7919 % 1000000 + 1; }

static void fill_postings(money_posting_t postings[2], const char *to, int64_t cents)
{
    for (int index = 0; index < 2; index++) {
        money_posting_init(&postings[index]);
        postings[index].account = index == 0 ? to : names[0];
        must(money_from_minor(index == 0 ? cents : -cents, "EUR", NULL, &postings[index].amount, &error));
    }
}

static int64_t result_of(money_ledger_report_t *report)
{
    money_ledger_row_t rows[16];
    size_t count = 0;
    int64_t result = 0;

    must(money_ledger_report_rows(report, 0, rows, 16, &count, &error));
    for (size_t index = 0; index < count; index++)
        if (rows[index].kind == MONEY_LEDGER_ROW_ACCOUNT)
            result += weight_of(rows[index].account) * cents_of(&rows[index].amount);
    money_ledger_report_free(report);
    return result;
}

/* ------------------------------------------------------------------------------------------------------- The store */

static int64_t store_post(long index)
{
    money_posting_t postings[2];

    fill_postings(postings, expense_at(index), 1250);
    must(money_store_ledger_post(store, "default", TODAY, "groceries", MONEY_NTS, postings, 2, NULL, NULL, &error));
    return 0;
}

static int64_t store_balance(money_date_t day)
{
    money_t balance;

    must(money_store_ledger_balance(store, "default", names[0], "EUR", day, 0, NULL, &balance, &error));
    return cents_of(&balance);
}

static int64_t store_day(long index) { return store_balance(day_of(index)); }

static int64_t store_page(long index)
{
    static money_ledger_statement_row_t rows[PAGE];
    size_t count = 0;
    int64_t result = 0;

    must(money_store_ledger_rows(store, "default", names[0], "EUR", day_of(index), 0, NULL, rows, PAGE, &count,
                                 &error));
    for (size_t row = 0; row < count; row++)
        result += (int64_t)(row + 1) * cents_of(&rows[row].amount) + cents_of(&rows[row].balance);
    return result;
}

static int64_t store_trial_balance(long index)
{
    money_ledger_report_t *report = NULL;

    must(money_store_ledger_report(store, "default", MONEY_LEDGER_REPORT_TRIAL_BALANCE, MONEY_DATE_NONE, day_of(index),
                                   NULL, &report, &error));
    return result_of(report);
}

static void store_begin(void) { must(money_store_begin(store, &error)); }
static void store_commit(void) { must(money_store_commit(store, &error)); }

/* -------------------------------------------------------------------------------------------------------- In memory */

static int64_t memory_post(long index)
{
    money_posting_t postings[2];

    fill_postings(postings, expense_at(index), 1250);
    must(money_ledger_post(ledger, TODAY, "groceries", MONEY_NTS, postings, 2, NULL, &error));
    return 0;
}

static int64_t memory_balance(money_date_t day)
{
    money_t balance;

    must(money_ledger_balance(ledger, names[0], "EUR", day, 0, NULL, &balance, &error));
    return cents_of(&balance);
}

static int64_t memory_day(long index) { return memory_balance(day_of(index)); }

static int64_t memory_trial_balance(long index)
{
    money_ledger_report_t *report = NULL;

    must(money_ledger_report(ledger, MONEY_LEDGER_REPORT_TRIAL_BALANCE, MONEY_DATE_NONE, day_of(index), NULL, &report,
                             &error));
    return result_of(report);
}

static void nothing(void) {}

/* --------------------------------------------------------------------------------------------------------- In turns */

typedef struct contestant_s {
    const char *who;
    int hand; /* the index of its file by hand, or -1 */
    void (*begin)(void), (*commit)(void);
    int64_t (*works[WORKS])(long index);
    int64_t (*balance)(money_date_t day);
    long counts[WORKS]; /* of a batch; a turn posts one */
} contestant_t;

static const contestant_t contestants[] = {
    { "store", -1, store_begin, store_commit, { store_post, store_day, store_page, store_trial_balance },
      store_balance, { POSTS, 5000, 1000, 200 } },
    { "memory", -1, nothing, nothing, { memory_post, memory_day, NULL, memory_trial_balance }, memory_balance,
      { POSTS, 5000, 0, 200 } },
    { "index", 0, hand_begin, hand_commit, { hand_post, hand_day, hand_page, hand_trial_balance }, hand_balance,
      { POSTS, 5, 5, 2 } },
    { "days", 1, hand_begin, hand_commit, { hand_post, hand_day, hand_page, hand_trial_balance }, hand_balance,
      { POSTS, 500, 300, 50 } },
};

static hand_t *hands[2];

enum { CONTESTANTS = sizeof contestants / sizeof contestants[0] };

/** Does a work of a contestant, and returns the sum of its results. */
static int64_t done(const contestant_t *one, int work, long count)
{
    int64_t result = 0;

    if (one->hand >= 0) hand_select(hands[one->hand]);
    if (work == POST) one->begin();
    for (long index = 0; index < count; index++) result += one->works[work](index);
    if (work == POST) one->commit();
    return result;
}

/** The result of a few calls, which must be equal; of postings, the balance afterwards. */
static int64_t checked(const contestant_t *one, int work)
{
    int64_t result = done(one, work, CHECKED);

    return work == POST ? one->balance(TODAY) : result;
}

static void measure(int work)
{
    int64_t results[CONTESTANTS] = { 0 };

    for (int which = 0; which < CONTESTANTS; which++)
        if (contestants[which].works[work] != NULL) results[which] = checked(&contestants[which], work);
    for (int turn = 0; turn < TURNS; turn++)
        for (int which = 0; which < CONTESTANTS; which++) {
            const contestant_t *one = &contestants[which];
            double start = timing_now(), seconds;
            long calls = 0;

            if (one->works[work] == NULL) continue;
            do {
                done(one, work, one->counts[work]);
                calls += one->counts[work];
                seconds = timing_now() - start;
            } while (work != POST && seconds < SECONDS_A_TURN);
            printf("%s %s %.4f %lld\n", works[work], one->who, seconds / (double)calls * 1e6,
                   (long long)results[which]);
        }
}

static void make_ledger(const char *path, long count)
{
    money_posting_t postings[2];

    must(money_ledger_new("EUR", &ledger, &error));
    for (int index = 0; index < ACCOUNTS; index++)
        must(money_ledger_add_account(ledger, names[index], index == 0 ? MONEY_ACCOUNT_ASSET : MONEY_ACCOUNT_EXPENSE,
                                      NULL, &error));
    for (long index = 0; index < count / 2; index++) {
        fill_postings(postings, expense_at(index), cents_at(index));
        must(money_ledger_post(ledger, date_at(index), "groceries", MONEY_NTS, postings, 2, NULL, &error));
    }
    must(money_store_open(path, NULL, &store, &error));
    must(money_store_ledger_save(store, "default", ledger, &error));
}

int main(int count, char **arguments)
{
    char path[1024];

    if (count != 3) return 2;
    snprintf(path, sizeof path, "%s/ledgers.store", arguments[1]);
    make_ledger(path, strtol(arguments[2], NULL, 10));
    for (int which = 0; which < 2; which++) {
        snprintf(path, sizeof path, "%s/%s.sqlite", arguments[1], which == 0 ? "index" : "days");
        hands[which] = hand_new(path, which, strtol(arguments[2], NULL, 10));
    }
    /* The works that read come first, because the contestants post equal numbers of transactions. */
    for (int work = WORKS - 1; work >= 0; work--) measure(work);
    for (int which = 0; which < 2; which++) hand_free(hands[which]);
    money_store_free(store);
    money_ledger_free(ledger);
    return 0;
}
