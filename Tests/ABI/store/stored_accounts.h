/* Shared by the tests of stored wallets as accounts: random changes, and the comparison with the loaded wallet. */
#ifndef STORED_ACCOUNTS_TEST_H
#define STORED_ACCOUNTS_TEST_H

#include "bad_files.h"

/* 2024-02-29 */
enum { FIRST_DAY = 19782, ENTRIES = 400, MOST = 512 };

static uint64_t seed = 1;

static inline uint32_t below(uint32_t limit)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(seed >> 33) % limit;
}

/** Days that are mostly near each other, also in other centuries, or MONEY_DATE_NONE. */
static inline money_date_t any_day(void)
{
    static const uint32_t spreads[] = {3, 40, 4000, 400000};

    if (below(5) == 0) return MONEY_DATE_NONE;
    return (money_date_t)(FIRST_DAY + below(spreads[below(4)]));
}

static inline money_wallet_note_t any_note(char external_id[24])
{
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    static unsigned number;

    note.date = any_day();
    if (below(3) == 0) note.effective = any_day();
    note.label = below(2) == 0 ? "caf\303\251" : NULL;
    if (below(4) == 0) {
        snprintf(external_id, 24, "x%u", number++);
        note.external_id = external_id;
        note.kind = MONEY_ENTRY_FEE;
        note.counterpart = "Ann";
    }
    return note;
}

static inline money_t any_amount(void)
{
    money_t amount;

    must(money_from_minor((int64_t)below(100000) + 1, below(3) == 0 ? "USD" : "EUR", NULL, &amount, NULL));
    return amount;
}

/** A change of the stored wallet without loading it; some of these are refused. */
static inline void change_stored(money_store_t *store)
{
    char id[24];
    money_wallet_note_t note = any_note(id);
    money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;
    money_t amount = any_amount();
    money_stored_leg_t leg = MONEY_STORED_LEG_INIT;
    uint64_t hold = 0;

    switch (below(6)) {
    case 0:
        movement.may_go_below_zero = 1;
        may_fail(money_store_wallet_spend(store, "default", &amount, &note, &movement, NULL, NULL));
        break;
    case 1:
        if (money_store_wallet_hold(store, "default", &amount, &note, NULL, &hold, NULL) == MONEY_OK && below(2) == 0)
            must(below(2) == 0 ? money_store_wallet_commit(store, "default", hold, NULL, NULL, NULL)
                               : money_store_wallet_release(store, "default", hold, NULL, NULL));
        break;
    case 2:
        leg.target = "default";
        leg.amount = amount;
        must(money_store_wallet_transfer(store, &leg, 1, &note, NULL, NULL, NULL));
        break;
    default: must(money_store_wallet_add(store, "default", &amount, &note, NULL, NULL)); break;
    }
}

/** A change in memory, also a removal and changes of the history, which no call makes in a store. */
static inline void change_loaded(money_wallet_t *wallet)
{
    static money_instant_t now;
    char id[24];
    money_wallet_note_t note = any_note(id);
    money_t amount = any_amount();
    money_wallet_entry_t entry;
    size_t count = 0;
    uint32_t choice = below(9);

    must(money_wallet_count(wallet, NULL, &count, NULL));
    now += (money_instant_t)below(3);
    if (choice > 5 || count == 0) {
        must(money_wallet_add(wallet, &amount, &note, NULL, NULL));
        return;
    }
    must(money_wallet_at(wallet, NULL, below((uint32_t)count), &entry, NULL));
    switch (choice) {
    case 0: must(money_wallet_checkpoint(wallet, now, below(2) == 0 ? "month end" : NULL, NULL)); break;
    case 1: may_fail(money_wallet_void_entry(wallet, entry.id, now, "Ann", NULL)); break;
    case 2:
    case 3:
        memcpy(amount.currency, entry.amount.currency, sizeof amount.currency);
        may_fail(money_wallet_amend_entry(wallet, entry.id, &amount, &note, now, NULL, NULL));
        break;
    default: may_fail(money_wallet_remove(wallet, entry.id, NULL)); break;
    }
}

static inline void compare_balance(money_store_t *store, const money_wallet_t *wallet, const char *currency,
                                   money_date_t date)
{
    money_wallet_balance_t one, two;

    memset(&one, 0xAB, sizeof one);
    memset(&two, 0xCD, sizeof two);
    CHECK_OK(money_wallet_balance(wallet, currency, date, NULL, &one, &error));
    CHECK_OK(money_store_wallet_balance(store, "default", currency, date, NULL, &two, &error));
    CHECK(memcmp(&one, &two, sizeof one) == 0);
}

static inline void compare_statement(money_store_t *store, const money_wallet_t *wallet, const char *currency,
                              money_date_t start, money_date_t end)
{
    money_account_statement_t *one = NULL, *two = NULL;
    money_status_t status = money_wallet_account_statement(wallet, currency, start, end, NULL, &one, NULL);
    char *first = NULL, *second = NULL;

    CHECK_STATUS(money_store_wallet_account_statement(store, "default", currency, start, end, NULL, &two, &error),
                 status);
    CHECK((two != NULL) == (status == MONEY_OK));
    if (status != MONEY_OK || two == NULL) return;
    must(money_account_statement_to_json(one, &first, NULL, NULL));
    must(money_account_statement_to_json(two, &second, NULL, NULL));
    CHECK(strcmp(first, second) == 0);
    money_string_free(first);
    money_string_free(second);
    money_account_statement_free(one);
    money_account_statement_free(two);
}

/** Reads all entries in pages, and compares them with the rows of the statement from the last to the first. */
static inline void compare_pages(money_store_t *store, const money_wallet_t *wallet, const char *currency,
                                 size_t capacity)
{
    static money_account_row_t rows[MOST], wanted[4 * MOST];
    money_account_statement_t *statement = NULL;
    money_date_t date = MONEY_DATE_NONE;
    uint64_t before = 0;
    size_t left = 0, count = 9;

    must(money_wallet_account_statement(wallet, currency, MONEY_DATE_NONE, MONEY_DATE_NONE, NULL, &statement, NULL));
    must(money_account_statement_rows(statement, 0, wanted, 4 * MOST, &left, NULL));
    do {
        memset(rows, 0xAB, sizeof rows);
        if (!CHECK_OK(money_store_wallet_account_rows(store, "default", currency, date, before, NULL, rows, capacity,
                                                      &count, &error)))
            break;
        CHECK(count == (left < capacity ? left : capacity));
        for (size_t index = 0; index < count && left > 0; index++)
            CHECK(memcmp(&rows[index], &wanted[--left], sizeof *rows) == 0);
        CHECK(count == MOST || rows[count].id == UINT64_C(0xABABABABABABABAB));
        /* The day of the last row excludes no row of the next page. */
        if (count > 0 && below(2) == 0) date = rows[count - 1].effective;
        if (count > 0) before = rows[count - 1].id;
    } while (count == capacity);
    CHECK(left == 0);
    money_account_statement_free(statement);
}

/** A page that starts at a day contains the entries up to its end. */
static inline void compare_day(money_store_t *store, const money_wallet_t *wallet, const char *currency,
                               money_date_t date)
{
    money_account_statement_t *statement = NULL;
    money_account_statement_info_t info;
    money_account_row_t row, wanted;
    size_t past, count = 9;

    must(money_wallet_account_statement(wallet, currency, MONEY_DATE_NONE, date, NULL, &statement, NULL));
    must(money_account_statement_info(statement, &info, NULL));
    past = (size_t)info.row_count;
    CHECK_OK(money_store_wallet_account_rows(store, "default", currency, date, 0, NULL, &row, 1, &count, &error));
    CHECK(count == (past == 0 ? 0 : 1));
    if (past > 0) {
        must(money_account_statement_rows(statement, past - 1, &wanted, 1, &count, NULL));
        CHECK(memcmp(&row, &wanted, sizeof row) == 0);
    }
    money_account_statement_free(statement);
}

static inline void compare(money_store_t *store, const money_wallet_t *wallet)
{
    static const char *const currencies[] = {"EUR", "USD", "JPY"};
    static const size_t capacities[] = {1, 7, 50, MOST};
    static const money_date_t edges[] = {MONEY_DATE_NONE, -719162, 2932896, FIRST_DAY - 1, FIRST_DAY};

    for (size_t code = 0; code < 3; code++) {
        for (size_t at = 0; at < 5; at++) compare_balance(store, wallet, currencies[code], edges[at]);
        for (int turn = 0; turn < 20; turn++) {
            money_date_t date = any_day();

            compare_balance(store, wallet, currencies[code], date);
            compare_statement(store, wallet, currencies[code], any_day(), date);
            if (date != MONEY_DATE_NONE && turn < 4) compare_day(store, wallet, currencies[code], date);
        }
        compare_statement(store, wallet, currencies[code], -719162, 2932896);
        for (size_t at = 0; at < 4; at++) compare_pages(store, wallet, currencies[code], capacities[at]);
    }
}

static inline money_wallet_t *load(money_store_t *store)
{
    money_wallet_t *wallet = NULL;

    must(money_store_wallet_load(store, "default", &wallet, NULL));
    return wallet;
}

#endif
