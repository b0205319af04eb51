/* Ledgers: transactions, balances, statements, reports, closings, journals, and stored ledgers. */
#include "growth.h"

#include <stdio.h>
#include <string.h>

static money_error_t error;

/** The number of accounts that the transactions are spread over. */
enum { ACCOUNTS = 100, PAGE = 64 };

static money_ledger_t *new_ledger(void)
{
    money_ledger_t *ledger;

    must(money_ledger_new("EUR", &ledger, &error), &error);
    return ledger;
}

static void expense_name(size_t index, char name[MONEY_ACCOUNT_SIZE])
{
    char code[MONEY_CODE_SIZE];

    name_of(index, code);
    snprintf(name, MONEY_ACCOUNT_SIZE, "Expenses:Q%s", code + 1);
}

static void add_account(money_ledger_t *ledger, const char *name, money_account_kind_t kind)
{
    must(money_ledger_add_account(ledger, name, kind, NULL, &error), &error);
}

static void add_accounts(money_ledger_t *ledger, size_t count)
{
    char name[MONEY_ACCOUNT_SIZE];
    size_t index;

    add_account(ledger, "Assets:Bank", MONEY_ACCOUNT_ASSET);
    for (index = 0; index < count; index++) {
        expense_name(index, name);
        add_account(ledger, name, MONEY_ACCOUNT_EXPENSE);
    }
}

/** Posts cents from the bank to an expense account. */
static void post(money_ledger_t *ledger, money_date_t date, size_t account, int64_t cents)
{
    money_posting_t postings[2] = { MONEY_POSTING_INIT, MONEY_POSTING_INIT };
    char name[MONEY_ACCOUNT_SIZE];

    expense_name(account, name);
    postings[0].account = name;
    postings[1].account = "Assets:Bank";
    must(money_from_minor(cents, "EUR", NULL, &postings[0].amount, &error), &error);
    must(money_from_minor(-cents, "EUR", NULL, &postings[1].amount, &error), &error);
    must(money_ledger_post(ledger, date, "groceries", MONEY_NTS, postings, 2, NULL, &error), &error);
}

static void post_all(things_t *given, things_t *made, int is_backwards)
{
    size_t index;

    made->ledger = new_ledger();
    add_accounts(made->ledger, ACCOUNTS);
    for (index = 0; index < given->n; index++)
        post(made->ledger, date_of(is_backwards ? given->n - 1 - index : index, 10), index % ACCOUNTS,
             (int64_t)(index * 7919 % 10007) + 1);
}

void ledger_post(things_t *given, things_t *made)
{
    post_all(given, made, 0);
}

void ledger_post_backwards(things_t *given, things_t *made)
{
    post_all(given, made, 1);
}

/** Stretches of ascending days, each earlier than the stretch before it and one transaction shorter. */
void ledger_post_stretches(things_t *given, things_t *made)
{
    size_t index = 0, length = 1, day;

    made->ledger = new_ledger();
    add_accounts(made->ledger, 1);
    while (length * (length + 1) / 2 < given->n) length++;
    for (; length > 0; length--)
        for (day = 0; day < length && index < given->n; day++, index++)
            post(made->ledger, date_of(length, 1), 0, 100);
}

void given_ledger(things_t *given)
{
    ledger_post(given, given);
}

/** The balance of as many days as there are transactions. */
void ledger_balances(things_t *given, things_t *made)
{
    money_t balance;
    size_t index;

    (void)made;
    for (index = 0; index < given->n; index++)
        must(money_ledger_balance(given->ledger, "Assets:Bank", "EUR", date_of(index, 10), 0, NULL, &balance, &error),
             &error);
}

/** The statement of the account that all transactions share, read in pages. */
void ledger_statement(things_t *given, things_t *made)
{
    money_ledger_statement_row_t rows[PAGE];
    size_t first = 0, count;

    (void)made;
    do {
        must(money_ledger_statement(given->ledger, "Assets:Bank", "EUR", MONEY_DATE_NONE, MONEY_DATE_NONE, NULL, first,
                                    rows, PAGE, &count, &error),
             &error);
        first += count;
    } while (count > 0);
}

/** Reverses every transaction, the oldest first. */
void ledger_reverse(things_t *given, things_t *made)
{
    size_t index;

    ledger_post(given, made);
    for (index = 0; index < given->n; index++)
        must(money_ledger_reverse(made->ledger, index + 1, date_of(given->n, 10), NULL, &error), &error);
}

/* ------------------------------------------------------------------------------------- As many accounts as elements */

void ledger_add_accounts(things_t *given, things_t *made)
{
    made->ledger = new_ledger();
    add_accounts(made->ledger, given->n);
}

void given_wide_ledger(things_t *given)
{
    size_t index;

    ledger_add_accounts(given, given);
    for (index = 0; index < given->n; index++) post(given->ledger, date_of(index, 10), index, 100);
}

/** The three reports. */
void ledger_reports(things_t *given, things_t *made)
{
    static const money_ledger_report_kind_t kinds[] = { MONEY_LEDGER_REPORT_TRIAL_BALANCE,
                                                        MONEY_LEDGER_REPORT_BALANCE_SHEET,
                                                        MONEY_LEDGER_REPORT_INCOME_STATEMENT };
    money_ledger_report_t *report;
    size_t index;

    (void)made;
    for (index = 0; index < 3; index++) {
        must(money_ledger_report(given->ledger, kinds[index], MONEY_DATE_NONE, MONEY_DATE_NONE, NULL, &report, &error),
             &error);
        money_ledger_report_free(report);
    }
}

/** Adds accounts with a balance each, and closes the period. */
void ledger_close(things_t *given, things_t *made)
{
    size_t index;

    ledger_add_accounts(given, made);
    add_account(made->ledger, "Equity:Opening", MONEY_ACCOUNT_EQUITY);
    for (index = 0; index < given->n; index++) post(made->ledger, date_of(index, 10), index, 100);
    must(money_ledger_close_period(made->ledger, date_of(given->n, 10), "Equity:Opening", NULL, &error), &error);
}

/** Adds exchange accounts, buys dollars over each, and revalues them. */
void ledger_revalue(things_t *given, things_t *made)
{
    static const char *const amounts[4] = { "100.00 USD", "-90.00 EUR", "-100.00 USD", "90.00 EUR" };
    char code[MONEY_CODE_SIZE], name[MONEY_ACCOUNT_SIZE];
    money_posting_t postings[4];
    size_t index, place;

    made->rates = five_rates();
    made->ledger = new_ledger();
    add_account(made->ledger, "Assets:Bank", MONEY_ACCOUNT_ASSET);
    add_account(made->ledger, "Income:Exchange", MONEY_ACCOUNT_INCOME);
    for (place = 0; place < 4; place++) {
        money_posting_init(&postings[place]);
        postings[place].account = place < 2 ? "Assets:Bank" : name;
        must(money_parse(amounts[place], MONEY_NTS, &postings[place].amount, &error), &error);
    }
    for (index = 0; index < given->n; index++) {
        name_of(index, code);
        snprintf(name, sizeof name, "Equity:Q%s", code + 1);
        add_account(made->ledger, name, MONEY_ACCOUNT_EXCHANGE);
        must(money_ledger_post(made->ledger, date_of(0, 1), "dollars", MONEY_NTS, postings, 4, NULL, &error), &error);
    }
    must(money_ledger_revalue(made->ledger, date_of(1, 1), made->rates, NULL, NULL, "Income:Exchange", NULL, &error),
         &error);
}

/* ---------------------------------------------------------------------------------------------------- Documents */

void ledger_to_json(things_t *given, things_t *made)
{
    must(money_ledger_to_json(given->ledger, &made->document, &made->document_length, &error), &error);
}

static void without_ledger(things_t *given)
{
    money_ledger_free(given->ledger);
    given->ledger = NULL;
}

void given_ledger_json(things_t *given)
{
    given_ledger(given);
    ledger_to_json(given, given);
    without_ledger(given);
}

void ledger_from_json(things_t *given, things_t *made)
{
    must(money_ledger_from_json(given->document, given->document_length, &made->ledger, &error), &error);
}

static void to_journal(things_t *given, things_t *made, money_journal_format_t format)
{
    must(money_ledger_to_journal(given->ledger, format, &made->document, &made->document_length, &error), &error);
}

static void given_journal(things_t *given, money_journal_format_t format)
{
    given_ledger(given);
    to_journal(given, given, format);
    without_ledger(given);
}

static void from_journal(things_t *given, things_t *made, money_journal_format_t format)
{
    must(money_ledger_from_journal(given->document, given->document_length, format, "EUR", NULL, NULL, &made->ledger,
                                   &error),
         &error);
}

void beancount_write(things_t *given, things_t *made)
{
    to_journal(given, made, MONEY_JOURNAL_BEANCOUNT);
}

void given_beancount(things_t *given)
{
    given_journal(given, MONEY_JOURNAL_BEANCOUNT);
}

void beancount_read(things_t *given, things_t *made)
{
    from_journal(given, made, MONEY_JOURNAL_BEANCOUNT);
}

void given_ledger_journal(things_t *given)
{
    given_journal(given, MONEY_JOURNAL_LEDGER);
}

void ledger_journal_read(things_t *given, things_t *made)
{
    from_journal(given, made, MONEY_JOURNAL_LEDGER);
}

void given_hledger(things_t *given)
{
    given_journal(given, MONEY_JOURNAL_HLEDGER);
}

void hledger_read(things_t *given, things_t *made)
{
    from_journal(given, made, MONEY_JOURNAL_HLEDGER);
}

/** Posts the entries of a wallet. */
void ledger_post_wallet(things_t *given, things_t *made)
{
    money_posting_accounts_t accounts = MONEY_POSTING_ACCOUNTS_INIT;

    made->ledger = new_ledger();
    add_account(made->ledger, "Assets:Bank", MONEY_ACCOUNT_ASSET);
    add_account(made->ledger, "Income:Other", MONEY_ACCOUNT_INCOME);
    accounts.cash = "Assets:Bank";
    accounts.other = "Income:Other";
    must(money_ledger_post_wallet(made->ledger, given->wallet, MONEY_DATE_NONE, MONEY_DATE_NONE, &accounts, NULL,
                                  &error),
         &error);
}

/** Posts the transactions of a portfolio. */
void ledger_post_portfolio(things_t *given, things_t *made)
{
    money_posting_accounts_t accounts = MONEY_POSTING_ACCOUNTS_INIT;

    made->ledger = new_ledger();
    add_account(made->ledger, "Assets:Bank", MONEY_ACCOUNT_ASSET);
    add_account(made->ledger, "Assets:Securities", MONEY_ACCOUNT_ASSET);
    add_account(made->ledger, "Income:Gains", MONEY_ACCOUNT_INCOME);
    accounts.cash = "Assets:Bank";
    accounts.securities = "Assets:Securities";
    accounts.gains = "Income:Gains";
    must(money_ledger_post_portfolio(made->ledger, given->portfolio, MONEY_DATE_NONE, MONEY_DATE_NONE, &accounts, NULL,
                                     &error),
         &error);
}

/* -------------------------------------------------------------------------------------------------- Stored ledgers */

void store_ledger_save(things_t *given, things_t *made)
{
    must(money_store_open(":memory:", NULL, &made->store, &error), &error);
    must(money_store_ledger_save(made->store, "books", given->ledger, &error), &error);
}

/** Posts to a stored ledger, in one transaction. */
void store_ledger_post(things_t *given, things_t *made)
{
    money_posting_t postings[2] = { MONEY_POSTING_INIT, MONEY_POSTING_INIT };
    money_ledger_t *ledger = new_ledger();
    char name[MONEY_ACCOUNT_SIZE];
    size_t index;

    add_accounts(ledger, ACCOUNTS);
    must(money_store_open(":memory:", NULL, &made->store, &error), &error);
    must(money_store_ledger_save(made->store, "books", ledger, &error), &error);
    money_ledger_free(ledger);
    postings[0].account = name;
    postings[1].account = "Assets:Bank";
    must(money_from_minor(100, "EUR", NULL, &postings[0].amount, &error), &error);
    must(money_from_minor(-100, "EUR", NULL, &postings[1].amount, &error), &error);
    must(money_store_begin(made->store, &error), &error);
    for (index = 0; index < given->n; index++) {
        expense_name(index % ACCOUNTS, name);
        must(money_store_ledger_post(made->store, "books", date_of(index, 10), "groceries", MONEY_NTS, postings, 2, NULL,
                                     NULL, &error),
             &error);
    }
    must(money_store_commit(made->store, &error), &error);
}

void given_stored_ledger(things_t *given)
{
    given_ledger(given);
    store_ledger_save(given, given);
    without_ledger(given);
}

void store_ledger_load(things_t *given, things_t *made)
{
    must(money_store_ledger_load(given->store, "books", &made->ledger, &error), &error);
}

/** The balance of as many days as there are transactions. */
void store_ledger_balances(things_t *given, things_t *made)
{
    money_t balance;
    size_t index;

    (void)made;
    for (index = 0; index < given->n; index++)
        must(money_store_ledger_balance(given->store, "books", "Assets:Bank", "EUR", date_of(index, 10), 0, NULL,
                                        &balance, &error),
             &error);
}

/** The page before the end of as many days as there are pages. */
void store_ledger_pages(things_t *given, things_t *made)
{
    money_ledger_statement_row_t rows[PAGE];
    size_t index, count;

    (void)made;
    for (index = 0; index < given->n; index += PAGE)
        must(money_store_ledger_rows(given->store, "books", "Assets:Bank", "EUR", date_of(index, 10), 0, NULL, rows,
                                     PAGE, &count, &error),
             &error);
}
