/** @file journal.h
 *  Ledgers as journals, the text files of Beancount, Ledger and hledger: writing and reading.
 *
 *  A journal that the library writes contains the complete ledger: money_ledger_from_journal returns an equal one.
 *  Properties without an equivalent in these programs are metadata with names that begin with "libmoney-".
 *
 *  The readers are strict. They accept the directives and amounts that a ledger can store exactly, and reject all
 *  others with the line and the column; docs/guide/ledger.md lists both. The call rounds no amount, guesses no account
 *  or date, and reads no other file.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          static const char text[] = "2024-01-02 dollars\n"
 *                                     "    Assets:Bank    100.00 USD @ 0.80 EUR\n"
 *                                     "    Assets:Cash\n";
 *          money_ledger_t *ledger = NULL;
 *          money_t balance;
 *          char *journal = NULL;
 *
 *          MONEY_CHECK(money_ledger_from_journal(text, MONEY_NTS, MONEY_JOURNAL_HLEDGER, "EUR", "Equity:Exchange",
 *                                                NULL, &ledger, NULL));
 *          MONEY_CHECK(money_ledger_balance(ledger, "Assets:Cash", "EUR", MONEY_DATE_NONE, 0, NULL, &balance, NULL));
 *          printf("%s\n", money_show(&balance));
 *          MONEY_CHECK(money_ledger_to_journal(ledger, MONEY_JOURNAL_BEANCOUNT, &journal, NULL, NULL));
 *          printf("%s", journal);
 *          money_string_free(journal);
 *          money_ledger_free(ledger);
 *          return 0;
 *      }
 *  @output
 *      -80.00 EUR
 *      option "operating_currency" "EUR"
 *      2024-01-02 open Assets:Bank
 *      2024-01-02 open Assets:Cash
 *      2024-01-02 open Equity:Exchange
 *        libmoney-kind: "exchange"
 *
 *      2024-01-02 * "dollars"
 *        Assets:Bank  100.00 USD
 *        Assets:Cash  -80.00 EUR
 *        Equity:Exchange  -100.00 USD
 *        Equity:Exchange  80.00 EUR
 */
#ifndef MONEY_JOURNAL_H
#define MONEY_JOURNAL_H

#include "ledger.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The format of a journal. */
typedef int32_t money_journal_format_t;

#define MONEY_JOURNAL_BEANCOUNT 1 /* Beancount */
#define MONEY_JOURNAL_LEDGER 2    /* Ledger */
#define MONEY_JOURNAL_HLEDGER 3   /* hledger */

/** Writes a ledger as a journal. The same ledger always produces the same bytes.
 *
 *  Accounts and transactions are in the order of their creation. Each currency of a transaction sums to zero, so the
 *  journal contains no prices: exchanges remain postings of an exchange account.
 *
 *  @param journal  receives the journal. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the journal without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ACCOUNT (the format does not allow the name of an account: Beancount requires two or
 *          more parts of letters, digits and hyphens, of which the first is Assets, Liabilities, Equity, Income or
 *          Expenses, by the kind of the account), MONEY_ERR_DATE (a date is before 1400, which Ledger does not read),
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_ledger_from_journal
 *  @long
 */
MONEY_API money_status_t money_ledger_to_journal(const money_ledger_t *ledger, money_journal_format_t format,
                                                 char **journal, size_t *length, money_error_t *error);

/** Reads a ledger from a journal. Free it with money_ledger_free.
 *
 *  Every transaction is checked as when it is added. One posting of a transaction may omit its amount: it receives the
 *  negated sum of the others.
 *
 *  A posting may state a price after `@` or `@@`. At their prices, the amounts of the transaction must sum to zero, to
 *  half a unit of their last digit. The ledger stores the amounts as they are written, and posts their difference in
 *  each currency to `exchange`. In Ledger and hledger, two currencies without prices are an exchange, too.
 *
 *  A Beancount journal opens its accounts. In Ledger and hledger, the kind of an account is the type that the journal
 *  declares for the account or its parent. Without a declaration, hledger's rules infer it from the name, such as
 *  "Assets" or "income".
 *
 *  The error's position is a byte of the journal, and its text begins with the line and the column.
 *
 *  @param base  the base currency of the ledger.
 *  @param exchange [null]  the account over which transactions exchange currencies. It is added as an exchange account
 *                          if it does not exist. NULL to reject such transactions.
 *  @param symbols [null]  the names of currencies in the journal that are not their codes, as lines of `symbol=code`,
 *                         such as "$=USD"; at most 4,095 bytes. NULL for no symbols.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (the text is not a journal of this format, `base` is not a currency code, or
 *          `symbols` contains another line or a duplicate symbol),
 *          MONEY_ERR_DOCUMENT (the journal contains a directive or a posting that a ledger cannot store, or a balance
 *          that it asserts is wrong), MONEY_ERR_UNBALANCED (a transaction does not sum to zero), MONEY_ERR_INEXACT
 *          (Beancount would round an omitted amount), MONEY_ERR_NOT_FOUND (an account is not open, or a reversed
 *          transaction does not exist), MONEY_ERR_ACCOUNT (the kind of an account is unknown, or contradicts that of
 *          its parent), MONEY_ERR_CURRENCY_MISMATCH (a posting is not in the currency of its account, or a transaction
 *          exchanges currencies and `exchange` is NULL), MONEY_ERR_STATE (a transaction is reversed twice),
 *          MONEY_ERR_DATE, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_ledger_to_journal
 *  @long
 */
MONEY_API money_status_t money_ledger_from_journal(const char *journal, size_t length, money_journal_format_t format,
                                                   const char *base, const char *exchange, const char *symbols,
                                                   money_ledger_t **ledger, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_JOURNAL_H */
