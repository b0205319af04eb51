/* Stored ledgers: transactions that are refused and change nothing, closed periods, older files, and damaged rows. */
#include "stored_ledgers.h"

/** A call that fails with a status, and changes nothing. */
static void refuses(money_store_t *store, money_status_t status, const char *text, const char *name, money_date_t date,
                    const char *description, const money_posting_t *postings, size_t count)
{
    uint64_t id = 9, revision = revision_now(store);

    CHECK_STATUS(money_store_ledger_post(store, name, date, description, MONEY_NTS, postings, count, NULL, &id, &error),
                 status);
    CHECK(id == 0 && revision_now(store) == revision);
    if (text != NULL) CHECK_TEXT(error.text, text);
}

static void postings(void)
{
    money_store_t *store = store_of_books();
    money_ledger_t *ledger = load_books(store);
    money_posting_t two[2], many[3];
    money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;
    char name[MONEY_STORE_NAME_SIZE + 1], large[] = "99999999999999999999999999999999999999 XXX";

    memset(name, 'a', sizeof name);
    name[MONEY_STORE_NAME_SIZE] = '\0';
    must(money_ledger_add_account(ledger, "Assets:Euros", MONEY_ACCOUNT_ASSET, "EUR", NULL));
    must(money_ledger_close_period(ledger, FIRST_DAY - 1, NULL, NULL, NULL));
    must(money_store_ledger_save(store, "books", ledger, NULL));
    give(two, "Assets:Bank", "Equity:Opening", "1.00 EUR");
    CHECK_OK(money_store_ledger_post(store, "books", FIRST_DAY, "", 0, two, 2, NULL, NULL, &error));
    refuses(store, MONEY_ERR_NOT_FOUND, "no ledger \"none\" in the store", "none", FIRST_DAY, "a", two, 2);
    refuses(store, MONEY_ERR_PERIOD_CLOSED, NULL, "books", FIRST_DAY - 1, "a", two, 2);
    refuses(store, MONEY_ERR_DATE, NULL, "books", MONEY_DATE_NONE, "a", two, 2);
    refuses(store, MONEY_ERR_SYNTAX, NULL, "books", FIRST_DAY, "a\nb", two, 2);
    refuses(store, MONEY_ERR_ENCODING, NULL, "books", FIRST_DAY, "\xFF", two, 2);
    refuses(store, MONEY_ERR_LIMIT, NULL, name, FIRST_DAY, "a", two, 2);
    refuses(store, MONEY_ERR_SYNTAX, NULL, "a\nb", FIRST_DAY, "a", two, 2);
    refuses(store, MONEY_ERR_ARGUMENT, NULL, "books", FIRST_DAY, "a", two, 1);
    memcpy(many, two, sizeof two);
    many[2] = two[0];
    refuses(store, MONEY_ERR_UNBALANCED, "postings must sum to zero in each currency, got 1.00 EUR", "books", FIRST_DAY,
            "a", many, 3);
    many[2].account = "Assets:None";
    refuses(store, MONEY_ERR_NOT_FOUND, "postings[2]: unknown account \"Assets:None\"", "books", FIRST_DAY, "a", many,
            3);
    many[2].account = "Assets";
    refuses(store, MONEY_ERR_ACCOUNT, NULL, "books", FIRST_DAY, "a", many, 3);
    give(two, "Assets:Euros", "Equity:Opening", "1.00 USD");
    refuses(store, MONEY_ERR_CURRENCY_MISMATCH, NULL, "books", FIRST_DAY, "a", two, 2);
    give(two, "Assets:Bank", "Equity:Opening", large);
    CHECK_OK(money_store_ledger_post(store, "books", FIRST_DAY, "a", 1, two, 2, NULL, NULL, &error));
    refuses(store, MONEY_ERR_OVERFLOW, NULL, "books", FIRST_DAY, "a", two, 2);
    movement.may_go_below_zero = 1;
    CHECK_STATUS(money_store_ledger_post(store, "books", FIRST_DAY, "a", 1, two, 2, &movement, NULL, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK_OK(money_store_check(store, &error));
    money_ledger_free(ledger);
    money_store_free(store);
}

static void arguments(void)
{
    money_store_t *store = store_of_books();
    money_ledger_t *ledger = NULL;
    money_ledger_report_t *report = NULL;
    money_ledger_statement_row_t row;
    money_t balance;
    size_t count = 9;
    char name[MONEY_STORE_NAME_SIZE + 1];
    const struct { const char *name, *account, *currency; money_status_t status; } wrong[] = {
        {"none", "Assets:Bank", "EUR", MONEY_ERR_NOT_FOUND}, {"books", "Assets:None", "EUR", MONEY_ERR_NOT_FOUND},
        {"books", "", "EUR", MONEY_ERR_NOT_FOUND},           {"books", "Assets:Bank", "E R", MONEY_ERR_SYNTAX},
        {"a\nb", "Assets:Bank", "EUR", MONEY_ERR_SYNTAX},    {"\xFF", "Assets:Bank", "EUR", MONEY_ERR_ENCODING},
        {"books", "\xFF", "EUR", MONEY_ERR_ENCODING},        {"books", name, "EUR", MONEY_ERR_LIMIT},
        {name, "Assets:Bank", "EUR", MONEY_ERR_LIMIT},       {"books", NULL, "EUR", MONEY_ERR_ARGUMENT},
    };

    memset(name, 'a', sizeof name);
    name[MONEY_STORE_NAME_SIZE] = '\0';
    for (size_t at = 0; at < sizeof wrong / sizeof *wrong; at++) {
        const char *books = wrong[at].name, *account = wrong[at].account, *code = wrong[at].currency;

        count = 9;
        CHECK_STATUS(money_store_ledger_balance(store, books, account, code, FIRST_DAY, 1, NULL, &balance, &error),
                     wrong[at].status);
        CHECK_STATUS(money_store_ledger_rows(store, books, account, code, FIRST_DAY, 0, NULL, &row, 1, &count, &error),
                     wrong[at].status);
        CHECK(count == 0);
    }
    CHECK_STATUS(money_store_ledger_balance(store, "books", "Assets", "EUR", 2932897, 1, NULL, &balance, &error),
                 MONEY_ERR_DATE);
    CHECK_STATUS(money_store_ledger_rows(store, "books", "Assets", "EUR", 2932897, 0, NULL, &row, 1, &count, &error),
                 MONEY_ERR_DATE);
    CHECK_STATUS(money_store_ledger_rows(store, "books", "Assets", "EUR", MONEY_DATE_NONE, UINT64_MAX, NULL, &row, 1,
                                         &count, &error), MONEY_ERR_NOT_FOUND);
#define REPORTS(name, kind, start, end, status)                                                                \
    CHECK_STATUS(money_store_ledger_report(store, name, kind, start, end, NULL, &report, &error), status);     \
    CHECK(report == NULL)
    REPORTS("none", MONEY_LEDGER_REPORT_TRIAL_BALANCE, MONEY_DATE_NONE, FIRST_DAY, MONEY_ERR_NOT_FOUND);
    REPORTS("books", MONEY_LEDGER_REPORT_TRIAL_BALANCE, FIRST_DAY, FIRST_DAY, MONEY_ERR_ARGUMENT);
    REPORTS("books", 4, MONEY_DATE_NONE, FIRST_DAY, MONEY_ERR_ARGUMENT);
    REPORTS("books", MONEY_LEDGER_REPORT_INCOME_STATEMENT, 2932897, FIRST_DAY, MONEY_ERR_DATE);
    REPORTS("a\nb", MONEY_LEDGER_REPORT_TRIAL_BALANCE, MONEY_DATE_NONE, FIRST_DAY, MONEY_ERR_SYNTAX);
    REPORTS("\xFF", MONEY_LEDGER_REPORT_TRIAL_BALANCE, MONEY_DATE_NONE, FIRST_DAY, MONEY_ERR_ENCODING);
    REPORTS(name, MONEY_LEDGER_REPORT_TRIAL_BALANCE, MONEY_DATE_NONE, FIRST_DAY, MONEY_ERR_LIMIT);
#undef REPORTS
    CHECK_STATUS(money_store_ledger_load(store, "none", &ledger, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_store_ledger_load(store, "a\nb", &ledger, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_store_ledger_load(store, "\xFF", &ledger, &error), MONEY_ERR_ENCODING);
    CHECK_STATUS(money_store_ledger_load(store, name, &ledger, &error), MONEY_ERR_LIMIT);
    CHECK(ledger == NULL);
    ledger = make_books();
    CHECK_STATUS(money_store_ledger_save(store, "a\nb", ledger, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_store_ledger_save(store, "\xFF", ledger, &error), MONEY_ERR_ENCODING);
    CHECK_STATUS(money_store_ledger_save(store, name, ledger, &error), MONEY_ERR_LIMIT);
    CHECK_STATUS(money_store_ledger_save(store, "books", NULL, &error), MONEY_ERR_ARGUMENT);
    money_ledger_free(ledger);
    money_store_free(store);
}

/** Accounts without loading. */
static void added_accounts(void)
{
    money_store_t *store = store_of_books();
    uint64_t revision;
    char name[MONEY_STORE_NAME_SIZE + 1];

    memset(name, 'a', sizeof name);
    name[MONEY_STORE_NAME_SIZE] = '\0';
#define ADDS(books, account, kind, currency, status) \
    CHECK_STATUS(money_store_ledger_add_account(store, books, account, kind, currency, &error), status)
    ADDS("books", "Assets:Cash:Euros", MONEY_ACCOUNT_ASSET, "EUR", MONEY_OK);
    revision = revision_now(store);
    ADDS("books", "Assets:Cash:Euros", MONEY_ACCOUNT_ASSET, "EUR", MONEY_OK);
    ADDS("none", "Assets:Cash", MONEY_ACCOUNT_ASSET, NULL, MONEY_ERR_NOT_FOUND);
    ADDS("books", "Assets:Cash:Euros", MONEY_ACCOUNT_ASSET, NULL, MONEY_ERR_ACCOUNT);
    ADDS("books", "Assets:Wages", MONEY_ACCOUNT_INCOME, NULL, MONEY_ERR_ACCOUNT);
    ADDS("books", "Assets:", MONEY_ACCOUNT_ASSET, NULL, MONEY_ERR_SYNTAX);
    ADDS("books", "\xFF", MONEY_ACCOUNT_ASSET, NULL, MONEY_ERR_ENCODING);
    ADDS("books", name, MONEY_ACCOUNT_ASSET, NULL, MONEY_ERR_LIMIT);
    ADDS("books", "Assets:Cash", 7, NULL, MONEY_ERR_ARGUMENT);
#undef ADDS
    CHECK(revision_now(store) == revision);
    money_store_free(store);
}

/** Reversals and closed periods without loading. */
static void changes(void)
{
    money_store_t *store = store_of_books();
    money_t balance;
    uint64_t id = 9, revision;
    char name[MONEY_STORE_NAME_SIZE + 1];

    memset(name, 'a', sizeof name);
    name[MONEY_STORE_NAME_SIZE] = '\0';
    CHECK_OK(post_stored(store, FIRST_DAY, "Assets:Bank", "Income:Sales", "5.00 EUR"));
    CHECK_OK(post_stored(store, FIRST_DAY + 9, "Assets:Bank", "Income:Sales", "2.00 EUR"));
    revision = revision_now(store);
#define REVERSES(books, transaction, date, status)                                                   \
    id = 9;                                                                                          \
    CHECK_STATUS(money_store_ledger_reverse(store, books, transaction, date, &id, &error), status);  \
    CHECK(id == 0 && revision_now(store) == revision)
    REVERSES("books", 1, FIRST_DAY - 1, MONEY_ERR_DATE);
    REVERSES("books", 0, FIRST_DAY, MONEY_ERR_NOT_FOUND);
    REVERSES("books", 3, FIRST_DAY, MONEY_ERR_NOT_FOUND);
    REVERSES("none", 1, FIRST_DAY, MONEY_ERR_NOT_FOUND);
    REVERSES("a\nb", 1, FIRST_DAY, MONEY_ERR_SYNTAX);
    REVERSES("\xFF", 1, FIRST_DAY, MONEY_ERR_ENCODING);
    REVERSES(name, 1, FIRST_DAY, MONEY_ERR_LIMIT);
#define CLOSES(books, date, equity, status)                                                              \
    id = 9;                                                                                              \
    CHECK_STATUS(money_store_ledger_close_period(store, books, date, equity, &id, &error), status);      \
    CHECK(id == 0 && revision_now(store) == revision)
    CLOSES("none", FIRST_DAY, NULL, MONEY_ERR_NOT_FOUND);
    CLOSES("books", FIRST_DAY, "Equity:None", MONEY_ERR_NOT_FOUND);
    CLOSES("books", FIRST_DAY, "Assets:Bank", MONEY_ERR_ACCOUNT);
    CLOSES("books", FIRST_DAY, "Equity", MONEY_ERR_ACCOUNT);
    CLOSES("books", MONEY_DATE_NONE, NULL, MONEY_ERR_DATE);
    CLOSES("a\nb", FIRST_DAY, NULL, MONEY_ERR_SYNTAX);
    CLOSES("books", FIRST_DAY, "\xFF", MONEY_ERR_ENCODING);
    CLOSES("books", FIRST_DAY, name, MONEY_ERR_LIMIT);
    must(money_store_ledger_add_account(store, "books", "Equity:Dollars", MONEY_ACCOUNT_EQUITY, "USD", NULL));
    revision = revision_now(store);
    CLOSES("books", FIRST_DAY, "Equity:Dollars", MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_OK(money_store_ledger_reverse(store, "books", 1, FIRST_DAY + 1, &id, &error));
    CHECK(id == 3);
    CHECK_OK(money_store_ledger_close_period(store, "books", FIRST_DAY, "Equity:Opening", &id, &error));
    CHECK(id == 4);
    revision = revision_now(store);
    REVERSES("books", 1, FIRST_DAY + 1, MONEY_ERR_STATE);
    CHECK_TEXT(error.text, "transaction 1 is reversed by transaction 3");
    REVERSES("books", 4, FIRST_DAY + 1, MONEY_ERR_STATE);
    REVERSES("books", 2, FIRST_DAY, MONEY_ERR_DATE);
    CLOSES("books", FIRST_DAY, NULL, MONEY_ERR_PERIOD_CLOSED);
#undef CLOSES
#undef REVERSES
    CHECK_OK(money_store_ledger_balance(store, "books", "Income", "EUR", FIRST_DAY, 1, NULL, &balance, &error));
    CHECK(store_is_amount(&balance, "0.00 EUR"));
    CHECK_OK(money_store_ledger_balance(store, "books", "Income", "EUR", MONEY_DATE_NONE, 1, NULL, &balance, &error));
    CHECK(store_is_amount(&balance, "3.00 EUR"));
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
}

/** A reversal and a closing transaction may exceed 38 digits in an account. */
static void overflowing_changes(void)
{
    money_store_t *store = store_of_books();
    const char *large = "60000000000000000000000000000000000000 XXX";

    must(post_stored(store, FIRST_DAY, "Assets:Bank", "Income:Sales", large));
    CHECK_STATUS(money_store_ledger_reverse(store, "books", 1, FIRST_DAY, NULL, &error), MONEY_ERR_OVERFLOW);
    CHECK_STATUS(money_store_ledger_close_period(store, "books", FIRST_DAY, "Equity:Opening", NULL, &error),
                 MONEY_ERR_OVERFLOW);
    /* Without a transfer, the period can be closed, and holds. */
    CHECK_OK(money_store_ledger_close_period(store, "books", FIRST_DAY, NULL, NULL, &error));
    CHECK_STATUS(money_store_ledger_reverse(store, "books", 1, FIRST_DAY, NULL, &error), MONEY_ERR_PERIOD_CLOSED);
    CHECK_STATUS(post_stored(store, FIRST_DAY, "Assets:Bank", "Income:Sales", "1.00 EUR"), MONEY_ERR_PERIOD_CLOSED);
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
}

/** The balances of several accounts may exceed 38 digits together. */
static void beyond_38_digits(void)
{
    money_store_t *store = store_of_books();
    money_ledger_report_t *report = NULL;
    money_t balance;
    const char *large = "90000000000000000000000000000000000000 XXX";

    must(post_stored(store, FIRST_DAY, "Assets:Bank", "Equity:Opening", large));
    must(post_stored(store, FIRST_DAY, "Assets:Bank:Savings", "Income:Sales", large));
    CHECK_STATUS(money_store_ledger_balance(store, "books", "Assets", "XXX", FIRST_DAY, 1, NULL, &balance, &error),
                 MONEY_ERR_OVERFLOW);
    CHECK_STATUS(money_store_ledger_report(store, "books", MONEY_LEDGER_REPORT_TRIAL_BALANCE, MONEY_DATE_NONE,
                                           FIRST_DAY, NULL, &report, &error), MONEY_ERR_OVERFLOW);
    CHECK(report == NULL);
    CHECK_OK(money_store_ledger_balance(store, "books", "Assets:Bank", "XXX", FIRST_DAY, 0, NULL, &balance, &error));
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
}

/** A file of an older version contains no ledgers; a program that may write adds their tables. */
static void older_file(void)
{
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_store_t *store = store_open(1);
    money_ledger_t *ledger = NULL;
    money_t balance;
    size_t count = 9;

    money_store_free(store);
    run_sql(TO_VERSION_2);
    options.read_only = 1;
    must(money_store_open(store_path, &options, &store, NULL));
    CHECK_OK(money_store_name_count(store, MONEY_STORE_KIND_LEDGER, &count, &error));
    CHECK(count == 0);
    CHECK_STATUS(money_store_ledger_load(store, "books", &ledger, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_store_ledger_balance(store, "books", "Assets", "EUR", FIRST_DAY, 1, NULL, &balance, &error),
                 MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
    store = store_open(0);
    ledger = make_books();
    CHECK_OK(money_store_ledger_save(store, "books", ledger, &error));
    CHECK_OK(money_store_name_count(store, MONEY_STORE_KIND_LEDGER, &count, &error));
    CHECK(count == 1);
    CHECK_OK(money_store_check(store, &error));
    money_ledger_free(ledger);
    money_store_free(store);
}

/** Rows that contradict each other are damage. */
static void damaged_rows(void)
{
    static const char *const damages[] = {
        "UPDATE ledgers SET transactions = 7", "UPDATE ledgers SET postings = 7", "UPDATE ledgers SET postings = -1",
        "UPDATE ledgers SET base = 'eur!'", "UPDATE ledgers SET closed = '2024-02-30'",
        "UPDATE ledger_accounts SET number = -1 - number", "UPDATE ledger_accounts SET kind = 'best'",
        "UPDATE ledger_accounts SET name = ':' || name", "UPDATE ledger_accounts SET is_group = 1",
        "UPDATE ledger_accounts SET currency = 'JPY' WHERE is_group = 0",
        "DELETE FROM ledger_accounts WHERE number = 1",
        "UPDATE ledger_transactions SET date = ''", "UPDATE ledger_transactions SET kind = 'best'",
        "UPDATE ledger_transactions SET kind = 'reversal'", "UPDATE ledger_transactions SET id = id + 1",
        "UPDATE ledger_transactions SET description = 'two' || char(10) || 'lines'",
        "UPDATE ledger_postings SET amount = '2' WHERE number = 1", "UPDATE ledger_postings SET amount = '1,5'",
        "UPDATE ledger_postings SET account = 999 WHERE number = 1", "UPDATE ledger_postings SET number = number + 10",
        "UPDATE ledger_postings SET transaction_id = 2", "DELETE FROM ledger_postings WHERE number = 2",
        "UPDATE ledger_books SET balance = '2'", "UPDATE ledger_books SET turnover = '2'",
        "UPDATE ledger_books SET currency = 'USD'", "DELETE FROM ledger_books",
    };
    static const char *const sums[] = {
        "UPDATE ledger_posting_days SET sum = '2'", "UPDATE ledger_posting_days SET day = '2024-03-01'",
        "DELETE FROM ledger_posting_days", "UPDATE ledger_periods SET sum = '2' WHERE unit = 'month'",
        "UPDATE ledger_periods SET closing = '2' WHERE unit = 'day'", "DELETE FROM ledger_periods WHERE unit = 'decade'",
    };
    size_t damage_count = sizeof damages / sizeof *damages, sum_count = sizeof sums / sizeof *sums;

    for (size_t at = 0; at < damage_count + sum_count; at++) {
        money_store_t *store = store_of_books();
        money_ledger_t *ledger = NULL;

        must(post_stored(store, FIRST_DAY, "Assets:Bank", "Equity:Opening", "1.00 EUR"));
        money_store_free(store);
        run_sql(at < damage_count ? damages[at] : sums[at - damage_count]);
        store = store_open(0);
        if (at < damage_count) {
            if (!CHECK_CAUSE(money_store_ledger_load(store, "books", &ledger, &error), MONEY_ERR_RETRIEVAL,
                             MONEY_ERR_STORE_CORRUPT))
                fprintf(stderr, "%s: %s\n", damages[at], error.text);
            CHECK(ledger == NULL);
        } else {
            CHECK_OK(money_store_ledger_load(store, "books", &ledger, &error));
        }
        if (!CHECK_CAUSE(money_store_check(store, &error), MONEY_ERR_RETRIEVAL, MONEY_ERR_STORE_CORRUPT))
            fprintf(stderr, "%s\n", at < damage_count ? damages[at] : sums[at - damage_count]);
        money_ledger_free(ledger);
        money_store_free(store);
    }
}

int main(void)
{
    store_tests_begin();
    postings();
    arguments();
    added_accounts();
    changes();
    overflowing_changes();
    beyond_38_digits();
    older_file();
    damaged_rows();
    return store_tests_end();
}
