/* Stored ledgers: the same answers as those of the loaded ledger, conflicts of two writers, and requests with a key. */
#include "stored_ledgers.h"

/** Posts the same to a ledger and to the stored one. */
static void post_both(money_store_t *store, money_ledger_t *ledger)
{
    int to = (int)below(BOOK_COUNT), from = (to + 1 + (int)below(BOOK_COUNT - 1)) % BOOK_COUNT;
    money_posting_t postings[4];
    money_date_t date = any_day();
    char amount[32];
    uint64_t one = 0, two = 0;
    size_t count = 2;
    money_status_t status;

    snprintf(amount, sizeof amount, "%u.%02u %s", below(5000), below(100), below(3) == 0 ? "USD" : "EUR");
    give(postings, BOOKS[to].name, BOOKS[from].name, amount);
    if (below(4) == 0) {
        /* The same account twice in one transaction, and two currencies. */
        give(postings + 2, BOOKS[to].name, BOOKS[from].name, below(2) == 0 ? "7 JPY" : "3.50 EUR");
        count = 4;
    }
    status = money_ledger_post(ledger, date, "caf\303\251", MONEY_NTS, postings, count, &one, NULL);
    CHECK_STATUS(money_store_ledger_post(store, "books", date, "caf\303\251", MONEY_NTS, postings, count, NULL, &two,
                                         &error), status);
    CHECK(one == two);
}

/** Other changes of a ledger and of the stored one; both are refused or accepted. */
static void change_both(money_store_t *store, money_ledger_t *ledger, int round)
{
    static const char *const equities[] = {"Equity:Opening", NULL, "Assets:Bank", "Equity:None", "Equity"};
    money_ledger_info_t info;
    char name[64];
    uint64_t one = 0, two = 0;
    money_status_t status;

    must(money_ledger_info(ledger, &info, NULL));
    for (int turn = 0; turn < 8; turn++) {
        uint64_t id = below((uint32_t)info.transaction_count + 2);
        money_date_t date = below(2) == 0 ? any_day() : FIRST_DAY + 400001;

        one = two = 0;
        status = money_ledger_reverse(ledger, id, date, &one, NULL);
        CHECK_STATUS(money_store_ledger_reverse(store, "books", id, date, &two, &error), status);
        CHECK(one == two);
    }
    snprintf(name, sizeof name, "Assets:Both:%d", round / 2);
    for (int turn = 0; turn < 3; turn++) {
        money_account_kind_t kind = turn == 2 ? MONEY_ACCOUNT_EXPENSE : MONEY_ACCOUNT_ASSET;

        status = money_ledger_add_account(ledger, turn == 1 ? "Assets" : name, kind, turn == 0 ? "EUR" : NULL, NULL);
        CHECK_STATUS(money_store_ledger_add_account(store, "books", turn == 1 ? "Assets" : name, kind,
                                                    turn == 0 ? "EUR" : NULL, &error), status);
    }
    for (int turn = 0; turn < 5; turn++) {
        money_date_t date = FIRST_DAY - 40 + 15 * round + turn;

        one = two = 0;
        status = money_ledger_close_period(ledger, date, equities[turn], &one, NULL);
        CHECK_STATUS(money_store_ledger_close_period(store, "books", date, equities[turn], &two, &error), status);
        CHECK(one == two);
    }
}

/** Changes that are made on a loaded ledger and saved. */
static void change_loaded(money_ledger_t *ledger, int round)
{
    money_ledger_info_t info;
    char name[64];
    uint64_t id = 0;

    must(money_ledger_info(ledger, &info, NULL));
    if (info.transaction_count > 0)
        may_fail(money_ledger_reverse(ledger, 1 + below((uint32_t)info.transaction_count), FIRST_DAY + 400001, NULL,
                                      NULL));
    snprintf(name, sizeof name, "Assets:New %d", round);
    must(money_ledger_add_account(ledger, name, MONEY_ACCOUNT_ASSET, "EUR", NULL));
    /* A group becomes an account. */
    if (round == 2) must(money_ledger_add_account(ledger, "Income", MONEY_ACCOUNT_INCOME, NULL, NULL));
    if (round % 3 == 1)
        may_fail(money_ledger_close_period(ledger, FIRST_DAY - 20 + round, round % 2 == 0 ? NULL : "Equity:Opening",
                                           &id, NULL));
    if (round == 5) must(money_ledger_close_period(ledger, FIRST_DAY + 45, "Equity:Opening", &id, NULL));
}

static void like_the_loaded_one(void)
{
    money_store_t *store = store_of_books();
    money_ledger_t *ledger = load_books(store), *copy = NULL;
    char *json = NULL;

    compare_books(store, ledger);
    for (int round = 0; round < 9; round++) {
        for (int index = 0; index < 40; index++) post_both(store, ledger);
        if (round >= 4) change_both(store, ledger, round);
        compare_books(store, ledger);
        /* The ledger in memory has the same transactions, but not from this file. */
        money_ledger_free(ledger);
        ledger = load_books(store);
        change_loaded(ledger, round);
        CHECK_OK(money_store_ledger_save(store, "books", ledger, &error));
        compare_books(store, ledger);
        CHECK_OK(money_store_check(store, &error));
        if (round % 4 == 3) {
            must(money_ledger_to_json(ledger, &json, NULL, NULL));
            must(money_ledger_from_json(json, MONEY_NTS, &copy, NULL));
            CHECK_OK(money_store_ledger_save(store, "books", copy, &error));
            compare_books(store, copy);
            CHECK_OK(money_store_check(store, &error));
            money_string_free(json);
            money_ledger_free(ledger);
            ledger = copy;
        }
    }
    money_ledger_free(ledger);
    money_store_free(store);
}

/** Two writers load the same ledger: the second save is refused, and so is one after a posting without loading. */
static void two_writers(void)
{
    money_store_t *store = store_of_books();
    money_ledger_t *first = load_books(store), *second = load_books(store);
    money_posting_t postings[2];

    give(postings, "Assets:Bank", "Equity:Opening", "5.00 EUR");
    must(money_ledger_post(first, FIRST_DAY, "a", 1, postings, 2, NULL, NULL));
    must(money_ledger_post(second, FIRST_DAY, "b", 1, postings, 2, NULL, NULL));
    CHECK_OK(money_store_ledger_save(store, "books", first, &error));
    CHECK_STATUS(money_store_ledger_save(store, "books", second, &error), MONEY_ERR_CONFLICT);
    CHECK_TEXT(error.text, "stored ledger \"books\" was changed after this one was loaded or saved; load it again");
    compare_documents(store, first);
    CHECK_OK(money_store_ledger_save(store, "other", second, &error));
    must(post_stored(store, FIRST_DAY, "Assets:Bank", "Equity:Opening", "1.00 EUR"));
    CHECK_STATUS(money_store_ledger_save(store, "books", first, &error), MONEY_ERR_CONFLICT);
    money_ledger_free(first);
    first = load_books(store);
    must(money_store_remove(store, MONEY_STORE_KIND_LEDGER, "books", NULL));
    CHECK_STATUS(money_store_ledger_save(store, "books", first, &error), MONEY_ERR_CONFLICT);
    CHECK_TEXT(error.text, "stored ledger \"books\" was removed after this one was loaded or saved; load it again");
    CHECK_OK(money_store_check(store, &error));
    money_ledger_free(first);
    money_ledger_free(second);
    money_store_free(store);
}

/** A transaction of the store that is rolled back leaves no trace, and the base of a save is that before it. */
static void in_transactions(void)
{
    money_store_t *store = store_of_books(), *other = store_open(0);
    money_ledger_t *ledger = load_books(store);
    money_posting_t postings[2];
    money_t balance;

    give(postings, "Assets:Bank", "Equity:Opening", "5.00 EUR");
    must(money_ledger_post(ledger, FIRST_DAY, "a", 1, postings, 2, NULL, NULL));
    must(money_store_begin(store, NULL));
    CHECK_OK(money_store_ledger_save(store, "books", ledger, &error));
    must(post_stored(store, FIRST_DAY, "Assets:Bank", "Equity:Opening", "1.00 EUR"));
    must(money_store_ledger_balance(store, "books", "Assets:Bank", "EUR", FIRST_DAY, 0, NULL, &balance, NULL));
    CHECK(store_is_amount(&balance, "6.00 EUR"));
    must(money_store_ledger_balance(other, "books", "Assets:Bank", "EUR", FIRST_DAY, 0, NULL, &balance, NULL));
    CHECK(store_is_amount(&balance, "0.00 EUR"));
    must(money_store_rollback(store, NULL));
    CHECK_OK(money_store_ledger_save(store, "books", ledger, &error));
    compare_books(store, ledger);
    CHECK_OK(money_store_check(store, &error));
    money_ledger_free(ledger);
    money_store_free(other);
    money_store_free(store);
}

static void with_keys(void)
{
    money_store_t *store = store_of_books();
    money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;
    money_posting_t postings[2];
    uint64_t id = 0, again = 0, revision;

    movement.idempotency_key = "order-17";
    give(postings, "Assets:Bank", "Equity:Opening", "5.00 EUR");
    must(post_stored(store, FIRST_DAY, "Assets:Bank", "Equity:Opening", "1.00 EUR"));
    CHECK_OK(money_store_ledger_post(store, "books", FIRST_DAY, "a", 1, postings, 2, &movement, &id, &error));
    revision = revision_now(store);
    give(postings, "Assets:Bank", "Equity:Opening", "5 EUR");
    CHECK_OK(money_store_ledger_post(store, "books", FIRST_DAY, "a", 1, postings, 2, &movement, &again, &error));
    CHECK(id == 2 && again == 2 && revision_now(store) == revision);
    CHECK_STATUS(money_store_ledger_post(store, "books", FIRST_DAY, "b", 1, postings, 2, &movement, &again, &error),
                 MONEY_ERR_CONFLICT);
    CHECK_TEXT(error.text, "key \"order-17\" belongs to another request");
    CHECK(again == 0 && revision_now(store) == revision);
    /* A request that fails leaves no key. */
    movement.idempotency_key = "order-18";
    postings[0].account = "Assets:None";
    CHECK_STATUS(money_store_ledger_post(store, "books", FIRST_DAY, "a", 1, postings, 2, &movement, &again, &error),
                 MONEY_ERR_NOT_FOUND);
    postings[0].account = "Assets:Bank";
    CHECK_OK(money_store_ledger_post(store, "books", FIRST_DAY, "a", 1, postings, 2, &movement, &again, &error));
    CHECK(again == 3);
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
}

int main(void)
{
    store_tests_begin();
    like_the_loaded_one();
    two_writers();
    in_transactions();
    with_keys();
    return store_tests_end();
}
