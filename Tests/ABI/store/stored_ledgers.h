/* Shared by the tests of stored ledgers: books, postings, and the comparison with the loaded ledger. */
#ifndef STORED_LEDGERS_TEST_H
#define STORED_LEDGERS_TEST_H

#include "bad_files.h"

/* 2024-02-29 */
enum { FIRST_DAY = 19782, MOST = 512 };

static const struct { const char *name; money_account_kind_t kind; } BOOKS[] = {
    {"Assets:Bank", MONEY_ACCOUNT_ASSET},       {"Assets:Bank:Savings", MONEY_ACCOUNT_ASSET},
    {"Assets:Banking", MONEY_ACCOUNT_ASSET},    {"Equity:Opening", MONEY_ACCOUNT_EQUITY},
    {"Equity:Exchange", MONEY_ACCOUNT_EXCHANGE}, {"Income:Sales", MONEY_ACCOUNT_INCOME},
    {"Expenses:Rent", MONEY_ACCOUNT_EXPENSE},
};

enum { BOOK_COUNT = sizeof BOOKS / sizeof *BOOKS };

static uint64_t seed = 1;

static inline uint32_t below(uint32_t limit)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(seed >> 33) % limit;
}

/** Days that are mostly near each other, also in other centuries. */
static inline money_date_t any_day(void)
{
    static const uint32_t spreads[] = {3, 40, 4000, 400000};

    return (money_date_t)(FIRST_DAY + below(spreads[below(4)]));
}

static inline money_ledger_t *make_books(void)
{
    money_ledger_t *ledger = NULL;

    must(money_ledger_new("EUR", &ledger, NULL));
    for (int at = 0; at < BOOK_COUNT; at++)
        must(money_ledger_add_account(ledger, BOOKS[at].name, BOOKS[at].kind, NULL, NULL));
    return ledger;
}

/** A store with books by the name "books". */
static inline money_store_t *store_of_books(void)
{
    money_store_t *store = store_open(1);
    money_ledger_t *ledger = make_books();

    must(money_store_ledger_save(store, "books", ledger, NULL));
    money_ledger_free(ledger);
    return store;
}

static inline money_ledger_t *load_books(money_store_t *store)
{
    money_ledger_t *ledger = NULL;

    must(money_store_ledger_load(store, "books", &ledger, NULL));
    return ledger;
}

static inline void give(money_posting_t postings[2], const char *to, const char *from, const char *amount)
{
    money_posting_init(&postings[0]);
    money_posting_init(&postings[1]);
    postings[0].account = to;
    postings[1].account = from;
    postings[0].amount = store_amount(amount);
    must(money_negate(&postings[0].amount, &postings[1].amount, NULL));
}

static inline money_status_t post_stored(money_store_t *store, money_date_t date, const char *to, const char *from,
                                         const char *amount)
{
    money_posting_t postings[2];

    give(postings, to, from, amount);
    return money_store_ledger_post(store, "books", date, "entry", MONEY_NTS, postings, 2, NULL, NULL, &error);
}

static inline uint64_t revision_now(money_store_t *store)
{
    uint64_t revision = 0;

    must(money_store_revision(store, &revision, NULL));
    return revision;
}

/* ------------------------------------------------------------------------------------------------------ Comparison */

static inline void compare_ledger_balance(money_store_t *store, const money_ledger_t *ledger, const char *account,
                                          const char *currency, money_date_t date, int with_children)
{
    money_t one, two;

    memset(&one, 0xAB, sizeof one);
    memset(&two, 0xCD, sizeof two);
    CHECK_OK(money_ledger_balance(ledger, account, currency, date, with_children, NULL, &one, &error));
    CHECK_OK(money_store_ledger_balance(store, "books", account, currency, date, with_children, NULL, &two, &error));
    if (!CHECK(memcmp(&one, &two, sizeof one) == 0)) fprintf(stderr, "%s %s %d\n", account, currency, (int)date);
}

/** Reads all postings in pages, and compares them with the rows of the statement from the last to the first. */
static inline void compare_ledger_pages(money_store_t *store, const money_ledger_t *ledger, const char *account,
                                        const char *currency, size_t capacity)
{
    static money_ledger_statement_row_t rows[MOST], wanted[4 * MOST];
    money_date_t date = MONEY_DATE_NONE;
    uint64_t before = 0;
    size_t left = 0, count = 9;

    must(money_ledger_statement(ledger, account, currency, MONEY_DATE_NONE, MONEY_DATE_NONE, NULL, 0, wanted, 4 * MOST,
                                &left, NULL));
    do {
        memset(rows, 0xAB, sizeof rows);
        if (!CHECK_OK(money_store_ledger_rows(store, "books", account, currency, date, before, NULL, rows, capacity,
                                              &count, &error)))
            return;
        CHECK(count == (left < capacity ? left : capacity));
        for (size_t index = 0; index < count && left > 0; index++)
            CHECK(memcmp(&rows[index], &wanted[--left], sizeof *rows) == 0);
        CHECK(count == MOST || rows[count].id == UINT64_C(0xABABABABABABABAB));
        /* The date of the last row excludes no row of the next page. */
        if (count > 0 && below(2) == 0) date = rows[count - 1].date;
        if (count > 0) before = rows[count - 1].id;
    } while (count == capacity);
    CHECK(left == 0);
}

static inline void compare_report(money_store_t *store, const money_ledger_t *ledger, money_ledger_report_kind_t kind,
                                  money_date_t start, money_date_t end)
{
    money_ledger_report_t *one = NULL, *two = NULL;
    char *first = NULL, *second = NULL;

    must(money_ledger_report(ledger, kind, start, end, NULL, &one, NULL));
    if (CHECK_OK(money_store_ledger_report(store, "books", kind, start, end, NULL, &two, &error))) {
        must(money_ledger_report_to_json(one, &first, NULL, NULL));
        must(money_ledger_report_to_json(two, &second, NULL, NULL));
        CHECK(strcmp(first, second) == 0);
    }
    money_string_free(first);
    money_string_free(second);
    money_ledger_report_free(one);
    money_ledger_report_free(two);
}

static inline void compare_documents(money_store_t *store, const money_ledger_t *ledger)
{
    money_ledger_t *loaded = load_books(store);
    char *first = NULL, *second = NULL;

    must(money_ledger_to_json(ledger, &first, NULL, NULL));
    must(money_ledger_to_json(loaded, &second, NULL, NULL));
    CHECK(strcmp(first, second) == 0);
    money_string_free(first);
    money_string_free(second);
    money_ledger_free(loaded);
}

static inline void compare_books(money_store_t *store, const money_ledger_t *ledger)
{
    static const char *const currencies[] = {"EUR", "USD", "JPY"};
    static const char *const groups[] = {"Assets", "Equity", "Income", "Expenses"};
    static const size_t capacities[] = {1, 7, MOST};
    static const money_date_t edges[] = {MONEY_DATE_NONE, -719162, 2932896, FIRST_DAY - 1};

    for (size_t code = 0; code < 3; code++) {
        for (int at = 0; at < BOOK_COUNT; at++) {
            for (int turn = 0; turn < 4; turn++)
                compare_ledger_balance(store, ledger, BOOKS[at].name, currencies[code],
                                       turn == 0 ? edges[below(4)] : any_day(), (int)below(2));
            compare_ledger_pages(store, ledger, BOOKS[at].name, currencies[code], capacities[below(3)]);
        }
        for (int at = 0; at < 4; at++)
            compare_ledger_balance(store, ledger, groups[at], currencies[code], any_day(), 1);
    }
    for (int turn = 0; turn < 4; turn++) {
        money_date_t end = turn == 0 ? edges[below(4)] : any_day();

        compare_report(store, ledger, MONEY_LEDGER_REPORT_TRIAL_BALANCE, MONEY_DATE_NONE, end);
        compare_report(store, ledger, MONEY_LEDGER_REPORT_BALANCE_SHEET, MONEY_DATE_NONE, end);
        compare_report(store, ledger, MONEY_LEDGER_REPORT_INCOME_STATEMENT, turn < 2 ? MONEY_DATE_NONE : any_day(),
                       end);
    }
    compare_documents(store, ledger);
}

#endif
