/** @file ledger_report.h
 *  Statements of accounts, trial balances, balance sheets and income statements of ledgers.
 *
 *  A statement lists the postings of an account with the balance after each. A report lists the balances of accounts
 *  as rows, with subtotals and totals in each currency.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_ledger_t *ledger = NULL;
 *          money_ledger_report_t *report = NULL;
 *          money_posting_t rent[2] = { MONEY_POSTING_INIT, MONEY_POSTING_INIT };
 *          money_ledger_row_t rows[4];
 *          size_t count, index;
 *
 *          MONEY_CHECK(money_ledger_new("EUR", &ledger, NULL));
 *          MONEY_CHECK(money_ledger_add_account(ledger, "Assets:Bank", MONEY_ACCOUNT_ASSET, NULL, NULL));
 *          MONEY_CHECK(money_ledger_add_account(ledger, "Expenses:Rent", MONEY_ACCOUNT_EXPENSE, NULL, NULL));
 *          rent[0].account = "Expenses:Rent";
 *          rent[0].amount = money_literal("1000.00 EUR");
 *          rent[1].account = "Assets:Bank";
 *          rent[1].amount = money_literal("-1000.00 EUR");
 *          MONEY_CHECK(money_ledger_post(ledger, 19724, "rent", MONEY_NTS, rent, 2, NULL, NULL));
 *          MONEY_CHECK(money_ledger_report(ledger, MONEY_LEDGER_REPORT_TRIAL_BALANCE, MONEY_DATE_NONE,
 *                                          MONEY_DATE_NONE, NULL, &report, NULL));
 *          MONEY_CHECK(money_ledger_report_rows(report, 0, rows, 4, &count, NULL));
 *          for (index = 0; index < count; index++)
 *              printf("%d %s\n", rows[index].kind, money_show(&rows[index].amount));
 *          money_ledger_report_free(report);
 *          money_ledger_free(ledger);
 *          return 0;
 *      }
 *  @output
 *      0 -1000.00 EUR
 *      0 1000.00 EUR
 *      4 1000.00 EUR
 *      5 1000.00 EUR
 */
#ifndef MONEY_LEDGER_REPORT_H
#define MONEY_LEDGER_REPORT_H

#include "ledger.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A row of the statement of an account. */
typedef struct money_ledger_statement_row_s {
    uint64_t id;          /* the id of the posting: 1 more than its index in money_ledger_postings */
    uint64_t transaction; /* the id of the transaction */
    money_t amount;       /* the amount of the posting */
    money_t balance;      /* the balance of the account in the currency after the posting */
    money_date_t date;
    uint32_t reserved;    /* 0 */
    char description[MONEY_DESCRIPTION_SIZE];
} money_ledger_statement_row_t;

/** Returns a range of the statement of an account: its postings in a currency, by date, with the balance after each.
 *  Postings of one date are in the order in which they were added.
 *  @param start  the first date of the statement, or MONEY_DATE_NONE for all postings to `end`.
 *  @param end  the last date of the statement, or MONEY_DATE_NONE for all postings from `start` on.
 *  @param registry  user-defined currencies, for the fraction digits of the balances; NULL for the built-in ones only.
 *  @param first  the index of the first row to return, at most the number of postings of the period.
 *  @param rows [out count=capacity]  receives the rows. At most `capacity` elements are written.
 *  @param count  receives the number of rows returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the account does not exist, or `first` is above the number of postings),
 *          MONEY_ERR_DATE, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 */
MONEY_API money_status_t money_ledger_statement(const money_ledger_t *ledger, const char *account,
                                                const char *currency, money_date_t start, money_date_t end,
                                                const money_currency_registry_t *registry, size_t first,
                                                money_ledger_statement_row_t *rows, size_t capacity, size_t *count,
                                                money_error_t *error);

/** A report on a ledger: rows with subtotals and totals.
 *
 *  A report is a copy: later changes of the ledger do not affect it.
 */
typedef struct money_ledger_report_s money_ledger_report_t;

/** The kind of a report. */
typedef int32_t money_ledger_report_kind_t;

#define MONEY_LEDGER_REPORT_TRIAL_BALANCE 1    /* the balances of all accounts, as debits or credits */
#define MONEY_LEDGER_REPORT_BALANCE_SHEET 2    /* assets, liabilities and equity */
#define MONEY_LEDGER_REPORT_INCOME_STATEMENT 3 /* income and expenses of a period */

/** The kind of a row of a report. */
typedef int32_t money_ledger_row_kind_t;

#define MONEY_LEDGER_ROW_ACCOUNT 0  /* the balance of an account, without its children */
#define MONEY_LEDGER_ROW_SUBTOTAL 1 /* the balance of an account with all accounts below it */
#define MONEY_LEDGER_ROW_TOTAL 2    /* the total of a section: of assets, liabilities, equity, income or expenses */
#define MONEY_LEDGER_ROW_RESULT 3   /* the income less the expenses: of a balance sheet, those not yet closed */
#define MONEY_LEDGER_ROW_DEBITS 4   /* the sum of all debit balances of a trial balance */
#define MONEY_LEDGER_ROW_CREDITS 5  /* the sum of all credit balances of a trial balance, as a positive amount */

/** A row of a report, in one currency. */
typedef struct money_ledger_row_s {
    money_ledger_row_kind_t kind;
    money_account_kind_t account_kind; /* the kind of the account or section; 0 for a result, debits and credits */
    uint32_t depth;                    /* the number of parents of the account */
    uint32_t reserved;                 /* 0 */
    money_t amount;
    char account[MONEY_ACCOUNT_SIZE];  /* the name of the account; "" for a total, a result, debits and credits */
} money_ledger_row_t;

/** Creates a report on a ledger. Free it with money_ledger_report_free.
 *
 *  A report lists the accounts with a balance other than zero, by kind and name, with a row for each currency. An
 *  account with children is followed by them and then by its subtotals. The accounts of each kind are followed by their
 *  totals; exchange accounts belong to the section of the equity accounts.
 *
 *  In a trial balance, a debit balance is positive and a credit balance negative. It contains no subtotals, and ends
 *  with the sums of the debits and credits of each currency, which are equal. In a balance sheet and an income
 *  statement, the balances of liabilities, equity and income are negated, so that the usual balance of each account is
 *  positive. In a balance sheet, the total of the assets equals that of liabilities and equity plus the result, in
 *  each currency.
 *
 *  @param start  the first date of an income statement, or MONEY_DATE_NONE for the first date of the ledger;
 *                MONEY_DATE_NONE for the other kinds.
 *  @param end  the date of the balances, or MONEY_DATE_NONE for all postings.
 *  @param registry  user-defined currencies, for their fraction digits; NULL for the built-in ones only.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (`start` is set for another report than an income statement), MONEY_ERR_DATE,
 *          MONEY_ERR_OVERFLOW (a sum exceeds 38 digits).
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_ledger_report(const money_ledger_t *ledger, money_ledger_report_kind_t kind,
                                             money_date_t start, money_date_t end,
                                             const money_currency_registry_t *registry,
                                             money_ledger_report_t **report, money_error_t *error);

/** Frees a report. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_ledger_report_free(money_ledger_report_t *report);

/** Returns a range of the rows of a report.
 *  @param first  the index of the first row to return, at most the number of rows.
 *  @param rows [out count=capacity]  receives the rows. At most `capacity` elements are written.
 *  @param count  receives the number of rows returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of rows).
 *  @since 0.2
 */
MONEY_API money_status_t money_ledger_report_rows(const money_ledger_report_t *report, size_t first,
                                                  money_ledger_row_t *rows, size_t capacity, size_t *count,
                                                  money_error_t *error);

/** Writes a report as JSON: its kind, and an object for each row. The same report always produces the same bytes.
 *  @param json  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_ledger_report_to_json(const money_ledger_report_t *report, char **json, size_t *length,
                                                     money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_LEDGER_REPORT_H */
