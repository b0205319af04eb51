/** @file store_ledger.h
 *  Stored ledgers: saving and loading, and changes, balances, statements and reports without loading them.
 *
 *  A store contains the transactions of each ledger and the balance of each account in each currency. It also contains
 *  the sums of each day, month and decade, which change in the transaction that adds a posting. The duration of a call
 *  that posts, or that returns a balance or a page, does not depend on the number of transactions. The rules and the
 *  results are those of the corresponding functions in money/ledger.h and money/ledger_report.h. A revaluation requires
 *  the loaded ledger.
 *
 *  A ledger is created by saving a new one. Conflicts of two writers are detected as for wallets.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_store_t *store = NULL;
 *          money_ledger_t *ledger = NULL;
 *          money_posting_t rent[2] = { MONEY_POSTING_INIT, MONEY_POSTING_INIT };
 *          money_t balance;
 *
 *          MONEY_CHECK(money_ledger_new("EUR", &ledger, NULL));
 *          MONEY_CHECK(money_ledger_add_account(ledger, "Assets:Bank", MONEY_ACCOUNT_ASSET, NULL, NULL));
 *          MONEY_CHECK(money_ledger_add_account(ledger, "Expenses:Rent", MONEY_ACCOUNT_EXPENSE, NULL, NULL));
 *          MONEY_CHECK(money_store_open(":memory:", NULL, &store, NULL));
 *          MONEY_CHECK(money_store_ledger_save(store, "books", ledger, NULL));
 *          money_ledger_free(ledger);
 *          rent[0].account = "Expenses:Rent";
 *          rent[0].amount = money_literal("1000.00 EUR");
 *          rent[1].account = "Assets:Bank";
 *          rent[1].amount = money_literal("-1000.00 EUR");
 *          MONEY_CHECK(money_store_ledger_post(store, "books", 19724, "rent", MONEY_NTS, rent, 2, NULL, NULL, NULL));
 *          MONEY_CHECK(money_store_ledger_balance(store, "books", "Assets", "EUR", 19724, 1, NULL, &balance, NULL));
 *          printf("%s\n", money_show(&balance));
 *          money_store_free(store);
 *          return 0;
 *      }
 *  @output
 *      -1000.00 EUR
 */
#ifndef MONEY_STORE_LEDGER_H
#define MONEY_STORE_LEDGER_H

#include "ledger_report.h"
#include "store_movements.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Saves a ledger, replacing the ledger of the same name. Conflicts are detected as in money_store_wallet_save. If the
 *  ledger was loaded from this name or saved to it, the call writes only the transactions added since then.
 *  @return MONEY_OK; MONEY_ERR_CONFLICT (the stored ledger has been changed or removed), MONEY_ERR_SAVING,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_store_ledger_load, money_store_wallet_save
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_ledger_save(money_store_t *store, const char *name, const money_ledger_t *ledger,
                                                 money_error_t *error);

/** Loads a ledger. Every transaction is checked as when it is added. Free it with money_ledger_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no ledger has this name), MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_store_ledger_load(money_store_t *store, const char *name, money_ledger_t **ledger,
                                                 money_error_t *error);

/** Adds an account to a stored ledger without loading it, as money_ledger_add_account does. A call that changes nothing
 *  runs no change callback.
 *  @param account  the name of the account.
 *  @param currency [null]  the currency of all postings; NULL for any currency.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the ledger does not exist), MONEY_ERR_ACCOUNT (the account exists with
 *          another kind or currency, or is of another kind than its parent), MONEY_ERR_SYNTAX (`account` is not an
 *          account name, or `currency` is not a currency code), MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN,
 *          MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_ledger_add_account
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_ledger_add_account(money_store_t *store, const char *name, const char *account,
                                                        money_account_kind_t kind, const char *currency,
                                                        money_error_t *error);

/** Adds a transaction to a stored ledger without loading it, as money_ledger_post does; accepts an idempotency key.
 *  @param description  one line of UTF-8, at most 255 bytes.
 *  @param postings  2 to 65,536 postings.
 *  @param movement  the options, without `may_go_below_zero`; NULL for no key.
 *  @param id [null]  receives the id of the transaction.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the ledger or an account does not exist), MONEY_ERR_UNBALANCED (the postings
 *          of a currency do not sum to zero), MONEY_ERR_ACCOUNT (an account only groups others),
 *          MONEY_ERR_CURRENCY_MISMATCH (an amount is not in the currency of its account), MONEY_ERR_PERIOD_CLOSED (the
 *          date is in a closed period), MONEY_ERR_CONFLICT (another request used the key), MONEY_ERR_DATE,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_ledger_post
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_ledger_post(money_store_t *store, const char *name, money_date_t date,
                                                 const char *description, size_t length,
                                                 const money_posting_t *postings, size_t count,
                                                 const money_movement_options_t *movement, uint64_t *id,
                                                 money_error_t *error);

/** Reverses a transaction of a stored ledger without loading it, as money_ledger_reverse does.
 *  @param transaction  the id of the transaction to reverse, which may be a reversal itself.
 *  @param date  the date of the reversal, not before that of the transaction.
 *  @param id [null]  receives the id of the reversal.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the ledger or the transaction does not exist), MONEY_ERR_STATE (the
 *          transaction is reversed already, or closes a period), MONEY_ERR_PERIOD_CLOSED (the date is in a closed
 *          period), MONEY_ERR_DATE (`date` is not a date, or is before that of the transaction), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_ledger_reverse
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_ledger_reverse(money_store_t *store, const char *name, uint64_t transaction,
                                                    money_date_t date, uint64_t *id, money_error_t *error);

/** Closes the period of a stored ledger that ends on a date without loading it, as money_ledger_close_period does. The
 *  call reads the sums of the income and expense accounts.
 *  @param date  the last date of the period.
 *  @param equity [null]  the equity account for the result; NULL to transfer no balances.
 *  @param id [null]  receives the id of the closing transaction, or 0.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the ledger or `equity` does not exist), MONEY_ERR_PERIOD_CLOSED (the date is
 *          in a closed period), MONEY_ERR_ACCOUNT (`equity` is not an equity account, or only groups others),
 *          MONEY_ERR_CURRENCY_MISMATCH (`equity` does not accept a currency of the result), MONEY_ERR_DATE,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_ledger_close_period
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_ledger_close_period(money_store_t *store, const char *name, money_date_t date,
                                                         const char *equity, uint64_t *id, money_error_t *error);

/** Returns the balance of an account of a stored ledger at the end of a date, as money_ledger_balance does.
 *  @param date  the date, or MONEY_DATE_NONE for the balance of all postings.
 *  @param with_children  1 to add the balances of all accounts below the account.
 *  @param registry  user-defined currencies, for their fraction digits; NULL for the built-in ones only.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the ledger or the account does not exist), MONEY_ERR_DATE, MONEY_ERR_OVERFLOW
 *          (the sum of the accounts exceeds 38 digits), MONEY_ERR_SYNTAX, MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_ledger_balance
 *  @long
 */
MONEY_API money_status_t money_store_ledger_balance(money_store_t *store, const char *name, const char *account,
                                                    const char *currency, money_date_t date,
                                                    money_bool_t with_children,
                                                    const money_currency_registry_t *registry, money_t *balance,
                                                    money_error_t *error);

/** Returns a range of the postings of an account of a stored ledger by date, newest first, with the balance after each.
 *
 *  To read the next page, pass the `id` of the last row as `before`. No posting is returned twice.
 *
 *  @param currency  the currency of the postings.
 *  @param date  the last date of the page; later postings are omitted. MONEY_DATE_NONE for no limit.
 *  @param before  the id of the posting before which the page starts; 0 to start at the last posting.
 *  @param registry  user-defined currencies, for the fraction digits of the balances; NULL for the built-in ones only.
 *  @param rows [out count=capacity]  receives the rows. At most `capacity` elements are written.
 *  @param count  receives the number of rows returned; less than `capacity` if no earlier postings exist.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the ledger, the account or a posting `before` does not exist),
 *          MONEY_ERR_DATE, MONEY_ERR_SYNTAX, MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_ledger_statement
 *  @long
 */
MONEY_API money_status_t money_store_ledger_rows(money_store_t *store, const char *name, const char *account,
                                                 const char *currency, money_date_t date, uint64_t before,
                                                 const money_currency_registry_t *registry,
                                                 money_ledger_statement_row_t *rows, size_t capacity, size_t *count,
                                                 money_error_t *error);

/** Creates a report on a stored ledger, as money_ledger_report does. The call reads the sums of all accounts, and no
 *  transactions. Free it with money_ledger_report_free.
 *  @param start  the first date of an income statement, or MONEY_DATE_NONE for the first date of the ledger;
 *                MONEY_DATE_NONE for the other kinds.
 *  @param end  the date of the balances, or MONEY_DATE_NONE for all postings.
 *  @param registry  user-defined currencies, for their fraction digits; NULL for the built-in ones only.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the ledger does not exist), MONEY_ERR_ARGUMENT (`start` is set for another
 *          report than an income statement), MONEY_ERR_DATE, MONEY_ERR_OVERFLOW (a sum exceeds 38 digits),
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE,
 *          MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_ledger_report
 *  @long
 */
MONEY_API money_status_t money_store_ledger_report(money_store_t *store, const char *name,
                                                   money_ledger_report_kind_t kind, money_date_t start,
                                                   money_date_t end, const money_currency_registry_t *registry,
                                                   money_ledger_report_t **report, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_STORE_LEDGER_H */
