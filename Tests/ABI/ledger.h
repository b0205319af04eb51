/* The ledgers of the tests. */
#ifndef TESTS_LEDGER_H
#define TESTS_LEDGER_H

#include "check.h"

/* 2024-01-02, and the days from then on. */
#define DAY(n) ((money_date_t)(19724 + (n)))

static money_error_t error;

static inline money_t amount_of(const char *text)
{
    money_t amount;

    if (money_parse(text, MONEY_NTS, &amount, NULL) != MONEY_OK) abort();
    return amount;
}

static inline money_posting_t posting_of(const char *account, const char *amount)
{
    money_posting_t posting = MONEY_POSTING_INIT;

    posting.account = account;
    posting.amount = amount_of(amount);
    return posting;
}

/** Posts an amount from one account to another. */
static inline money_status_t post(money_ledger_t *ledger, money_date_t date, const char *to, const char *from,
                                  const char *amount)
{
    money_posting_t postings[2];
    money_status_t status;

    postings[0] = posting_of(to, amount);
    postings[1] = posting_of(from, amount);
    if (money_negate(&postings[1].amount, &postings[1].amount, NULL) != MONEY_OK) abort();
    status = money_ledger_post(ledger, date, "entry", MONEY_NTS, postings, 2, NULL, &error);
    return status;
}

static inline money_ledger_t *ledger_of(const char *base)
{
    static const struct { const char *name; money_account_kind_t kind; } accounts[] = {
        { "Assets:Bank", MONEY_ACCOUNT_ASSET },          { "Assets:Cash", MONEY_ACCOUNT_ASSET },
        { "Liabilities:Card", MONEY_ACCOUNT_LIABILITY }, { "Equity:Opening", MONEY_ACCOUNT_EQUITY },
        { "Equity:Exchange", MONEY_ACCOUNT_EXCHANGE },   { "Income:Sales", MONEY_ACCOUNT_INCOME },
        { "Income:Exchange", MONEY_ACCOUNT_INCOME },     { "Expenses:Rent", MONEY_ACCOUNT_EXPENSE },
    };
    money_ledger_t *ledger = NULL;
    size_t index;

    CHECK_OK(money_ledger_new(base, &ledger, &error));
    for (index = 0; index < sizeof accounts / sizeof *accounts; index++)
        CHECK_OK(money_ledger_add_account(ledger, accounts[index].name, accounts[index].kind, NULL, &error));
    return ledger;
}

/** Returns the balance of an account on a date, with its children, as text. */
static inline const char *balance_of(const money_ledger_t *ledger, const char *account, const char *currency,
                                     money_date_t date)
{
    static char texts[4][MONEY_TEXT_MAX];
    static int next;
    char *text = texts[next = (next + 1) % 4];
    money_t balance;

    CHECK_OK(money_ledger_balance(ledger, account, currency, date, 1, NULL, &balance, &error));
    if (money_format(&balance, text, MONEY_TEXT_MAX, NULL, NULL) != MONEY_OK) abort();
    return text;
}

/** Frees the JSON of a ledger before and after a call that fails, and checks that they are equal. */
static inline void check_unchanged(const money_ledger_t *ledger, char *before)
{
    char *after = NULL;

    CHECK_OK(money_ledger_to_json(ledger, &after, NULL, &error));
    CHECK(after != NULL && strcmp(before, after) == 0);
    money_string_free(after);
    money_string_free(before);
}

static inline char *json_of(const money_ledger_t *ledger)
{
    char *json = NULL;

    CHECK_OK(money_ledger_to_json(ledger, &json, NULL, &error));
    return json;
}

#endif
