/** @file store_accounts.h
 *  Balances of a day, statements and pages by day of stored wallets, without loading them.
 *
 *  A store contains the entries of each wallet in the order of their effective dates, and the sums of each day, month
 *  and decade, which change in the transaction that adds an entry. The duration of a call that returns a balance or a
 *  page does not depend on the number of entries. The results are those of the corresponding functions in
 *  money/wallet.h and money/account_statement.h for the loaded wallet.
 *
 *  A file of an older version that is opened read-only contains no such sums: the calls then load the wallet.
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
 *          money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
 *          money_wallet_balance_t balance;
 *          money_account_row_t rows[2];
 *          money_t salary = money_literal("1500.00 EUR"), rent = money_literal("-600.00 EUR");
 *          money_date_t start;
 *          size_t row, count;
 *
 *          MONEY_CHECK(money_date_from_ymd(2024, 2, 1, &start, NULL));
 *          MONEY_CHECK(money_store_open(":memory:", NULL, &store, NULL));
 *          note.date = start - 1;
 *          MONEY_CHECK(money_store_wallet_add(store, "default", &salary, &note, NULL, NULL));
 *          note.date = start;
 *          MONEY_CHECK(money_store_wallet_add(store, "default", &rent, &note, NULL, NULL));
 *          MONEY_CHECK(money_store_wallet_balance(store, "default", "EUR", start - 1, NULL, &balance, NULL));
 *          printf("January: %s\n", money_show(&balance.posted));
 *          MONEY_CHECK(money_store_wallet_account_rows(store, "default", "EUR", MONEY_DATE_NONE, 0, NULL, rows, 2,
 *                                                      &count, NULL));
 *          for (row = 0; row < count; row++)
 *              printf("%s, then %s\n", money_show(&rows[row].amount), money_show(&rows[row].balance));
 *          money_store_free(store);
 *          return 0;
 *      }
 *  @output
 *      January: 1500.00 EUR
 *      -600.00 EUR, then 900.00 EUR
 *      1500.00 EUR, then 1500.00 EUR
 */
#ifndef MONEY_STORE_ACCOUNTS_H
#define MONEY_STORE_ACCOUNTS_H

#include "account_statement.h"
#include "store.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Returns the balance of a currency of a stored wallet at the end of a day, as money_wallet_balance does.
 *  @param date  the day; MONEY_DATE_NONE for all entries and holds.
 *  @param registry  user-defined currencies, as in money_wallet_sum.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet does not exist), MONEY_ERR_DATE, MONEY_ERR_OVERFLOW (the balance
 *          of that day exceeds 38 digits), MONEY_ERR_SYNTAX, MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_wallet_balance, money_store_wallet_sum
 *  @long
 */
MONEY_API money_status_t money_store_wallet_balance(money_store_t *store, const char *name, const char *currency,
                                                    money_date_t date, const money_currency_registry_t *registry,
                                                    money_wallet_balance_t *balance, money_error_t *error);

/** Creates the statement of a period of a stored wallet, as money_wallet_account_statement does. The call reads the
 *  entries of the period. Free it with money_account_statement_free.
 *  @param currency  the currency of the entries.
 *  @param start  the first day; MONEY_DATE_NONE for the beginning of the wallet, with an opening balance of 0.
 *  @param end  the last day; MONEY_DATE_NONE for no end.
 *  @param registry  user-defined currencies, as in money_wallet_sum.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet does not exist), MONEY_ERR_ARGUMENT (`end` is before `start`),
 *          MONEY_ERR_DATE, MONEY_ERR_OVERFLOW (a balance or a sum exceeds 38 digits), MONEY_ERR_SYNTAX,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_wallet_account_statement
 *  @long
 */
MONEY_API money_status_t money_store_wallet_account_statement(money_store_t *store, const char *name,
                                                              const char *currency, money_date_t start,
                                                              money_date_t end,
                                                              const money_currency_registry_t *registry,
                                                              money_account_statement_t **statement,
                                                              money_error_t *error);

/** Returns a range of the entries of a currency of a stored wallet by effective date, newest first, with the balance
 *  after each. Entries of one day are sorted by their ids, and entries without a date come last.
 *
 *  To read the next page, pass the `id` of the last row as `before`. An entry added between two calls appears in a
 *  later page only if it is effective earlier than the last row; no entry is returned twice.
 *
 *  @param currency  the currency of the entries.
 *  @param date  the last effective date of the page; later entries are omitted. MONEY_DATE_NONE for no limit.
 *  @param before  the id of the entry before which the page starts; 0 to start at the last entry. A removed entry still
 *                 determines the place.
 *  @param registry  user-defined currencies, as in money_wallet_sum.
 *  @param rows [out count=capacity]  receives the entries. At most `capacity` elements are written.
 *  @param count  receives the number of entries returned; less than `capacity` if no earlier entries exist.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet does not exist or never contained an entry `before`),
 *          MONEY_ERR_DATE, MONEY_ERR_OVERFLOW (a balance exceeds 38 digits), MONEY_ERR_SYNTAX, MONEY_ERR_RETRIEVAL,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_store_wallet_entries, money_account_statement_rows
 *  @long
 */
MONEY_API money_status_t money_store_wallet_account_rows(money_store_t *store, const char *name, const char *currency,
                                                         money_date_t date, uint64_t before,
                                                         const money_currency_registry_t *registry,
                                                         money_account_row_t *rows, size_t capacity, size_t *count,
                                                         money_error_t *error);

/** Returns the entry or the hold of an external id of a stored wallet, as money_wallet_find does.
 *  @param external_id  the external id, not empty.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet does not exist, or no entry and no hold has this external id),
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE,
 *          MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_wallet_find
 *  @long
 */
MONEY_API money_status_t money_store_wallet_find(money_store_t *store, const char *name, const char *external_id,
                                                 money_wallet_entry_t *entry, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_STORE_ACCOUNTS_H */
