/** @file ledger_posting.h
 *  Posting receipts, invoices, wallets and portfolios to ledgers.
 *
 *  Each function adds balanced transactions for an object to a ledger. A money_posting_accounts_t names the accounts by
 *  their role; all of them must exist in the ledger. A call that fails adds nothing. The ledger does not store which
 *  objects have been posted, so your program must post each object or period once.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *      #include <string.h>
 *
 *      int main(void)
 *      {
 *          money_posting_accounts_t accounts = MONEY_POSTING_ACCOUNTS_INIT;
 *          money_invoice_line_item_t item = MONEY_INVOICE_LINE_ITEM_INIT;
 *          money_invoice_t *invoice = NULL;
 *          money_ledger_t *ledger = NULL;
 *          money_t balance;
 *
 *          item.quantity = money_decimal_literal("2");
 *          item.price = money_literal("50.00 EUR");
 *          strcpy(item.taxes[0].category, "S");
 *          item.taxes[0].percent = money_decimal_literal("19");
 *          MONEY_CHECK(money_invoice_new("EUR", NULL, &invoice, NULL));
 *          MONEY_CHECK(money_invoice_add(invoice, &item, NULL, NULL));
 *          MONEY_CHECK(money_ledger_new("EUR", &ledger, NULL));
 *          MONEY_CHECK(money_ledger_add_account(ledger, "Assets:Receivable", MONEY_ACCOUNT_ASSET, NULL, NULL));
 *          MONEY_CHECK(money_ledger_add_account(ledger, "Income:Sales", MONEY_ACCOUNT_INCOME, NULL, NULL));
 *          MONEY_CHECK(money_ledger_add_account(ledger, "Liabilities:VAT", MONEY_ACCOUNT_LIABILITY, NULL, NULL));
 *          accounts.receivable = "Assets:Receivable";
 *          accounts.revenue = "Income:Sales";
 *          accounts.tax = "Liabilities:VAT";
 *          MONEY_CHECK(money_ledger_post_invoice(ledger, 19724, "invoice 1", MONEY_NTS, invoice, &accounts, NULL,
 *                                                NULL));
 *          MONEY_CHECK(money_ledger_balance(ledger, "Liabilities:VAT", "EUR", 19724, 0, NULL, &balance, NULL));
 *          printf("%s\n", money_show(&balance));
 *          money_invoice_free(invoice);
 *          money_ledger_free(ledger);
 *          return 0;
 *      }
 *  @output
 *      -19.00 EUR
 */
#ifndef MONEY_LEDGER_POSTING_H
#define MONEY_LEDGER_POSTING_H

#include "invoice.h"
#include "ledger.h"
#include "portfolio.h"
#include "wallet.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The accounts to which objects are posted, by their role.
 *
 *  A name may be NULL if no amount other than zero is posted to it. The NUL-terminated texts are read during the call.
 */
typedef struct money_posting_accounts_s {
    uint32_t struct_size;
    uint32_t reserved;       /* must be 0 */
    const char *cash;        /* the payments of receipts, the entries of wallets, and the cash of portfolios */
    const char *receivable;  /* the amounts due of invoices */
    const char *revenue;     /* the net amounts of receipts and invoices */
    const char *tax;         /* the taxes of receipts and invoices, without retained taxes */
    const char *retained;    /* the retained taxes of invoices */
    const char *prepaid;     /* the prepaid amounts of invoices */
    const char *rounding;    /* `difference` and `cash_rounding` of receipts, and the rounding amounts of invoices */
    const char *deposits;    /* wallet entries of the kind MONEY_ENTRY_DEPOSIT */
    const char *withdrawals; /* wallet entries of the kind MONEY_ENTRY_WITHDRAWAL */
    const char *transfers;   /* wallet entries of the kind MONEY_ENTRY_TRANSFER */
    const char *exchange;    /* wallet entries of the kind MONEY_ENTRY_EXCHANGE */
    const char *fees;        /* wallet entries of the kind MONEY_ENTRY_FEE, and the fees of portfolios */
    const char *interest;    /* wallet entries of the kind MONEY_ENTRY_INTEREST */
    const char *adjustments; /* wallet entries of the kind MONEY_ENTRY_ADJUSTMENT */
    const char *opening;     /* wallet entries of the kind MONEY_ENTRY_OPENING */
    const char *other;       /* wallet entries of the kind MONEY_ENTRY_UNSPECIFIED */
    const char *securities;  /* the cost basis of the securities of portfolios */
    const char *gains;       /* the realised gains of portfolios */
    const char *dividends;   /* the dividends of portfolios */
    const char *missing;     /* the proceeds of securities of portfolios that were sold without being held */
} money_posting_accounts_t;

#define MONEY_POSTING_ACCOUNTS_INIT                                                                                   \
    { (uint32_t)sizeof(money_posting_accounts_t), 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
      NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }

/** Sets accounts to their defaults, as MONEY_POSTING_ACCOUNTS_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_posting_accounts_init(money_posting_accounts_t *accounts);

/** Posts a receipt: adds a transaction that debits `cash` and credits `revenue` and `tax`.
 *
 *  The postings are `payable` of the receipt, and its negated `net`, `tax`, and `difference` + `cash_rounding`. They
 *  sum to zero. Postings of zero to `tax` and `rounding` are omitted. A refund, whose amounts are negative, is posted
 *  in the other direction.
 *
 *  @param description  one line of UTF-8, at most 255 bytes.
 *  @param accounts [not_null]  the accounts `cash`, `revenue`, `tax` and `rounding`.
 *  @param id [null]  receives the id of the transaction.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (an account that is needed is NULL), MONEY_ERR_NOT_FOUND (an account does not
 *          exist), MONEY_ERR_ACCOUNT (an account only groups others), MONEY_ERR_CURRENCY_MISMATCH (an amount is not in
 *          the currency of its account), MONEY_ERR_PERIOD_CLOSED (the date is in a closed period), MONEY_ERR_DATE,
 *          MONEY_ERR_OVERFLOW (the debits and credits of an account in a currency exceed 38 digits in total),
 *          MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_ledger_post_invoice
 */
MONEY_API money_status_t money_ledger_post_receipt(money_ledger_t *ledger, money_date_t date, const char *description,
                                                   size_t length, const money_receipt_t *receipt,
                                                   money_receipt_view_t view, const money_posting_accounts_t *accounts,
                                                   uint64_t *id, money_error_t *error);

/** Posts an invoice: adds a transaction that debits `receivable` and credits `revenue` and `tax`.
 *
 *  The postings are `payable` of the invoice, its `prepaid` and `retained`, and its negated `net`, `tax` and
 *  `rounding`. They sum to zero. Postings of zero are omitted, except those to `receivable` and `revenue`. Post a
 *  credit note as the invoice that money_invoice_reverse returns.
 *
 *  @param description  one line of UTF-8, at most 255 bytes.
 *  @param accounts [not_null]  the accounts `receivable`, `prepaid`, `retained`, `revenue`, `tax` and `rounding`.
 *  @param id [null]  receives the id of the transaction.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (an account that is needed is NULL), MONEY_ERR_NOT_FOUND (an account does not
 *          exist), MONEY_ERR_ACCOUNT (an account only groups others), MONEY_ERR_CURRENCY_MISMATCH (an amount is not in
 *          the currency of its account), MONEY_ERR_PERIOD_CLOSED (the date is in a closed period), MONEY_ERR_DATE,
 *          MONEY_ERR_OVERFLOW (a total, or the debits and credits of an account in a currency, exceed 38 digits),
 *          MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_ledger_post_receipt
 */
MONEY_API money_status_t money_ledger_post_invoice(money_ledger_t *ledger, money_date_t date, const char *description,
                                                   size_t length, const money_invoice_t *invoice,
                                                   const money_posting_accounts_t *accounts, uint64_t *id,
                                                   money_error_t *error);

/** Posts the entries of a wallet in a period: adds a transaction for each entry.
 *
 *  The entry's amount is posted to `cash`, and the negated amount to the account of the entry's kind. Therefore, the
 *  balance of `cash` changes by the sum of the entries in each currency. The date is the effective date of the entry,
 *  and the description its label. The transactions are in the order of the entries' ids.
 *
 *  @param start  the first date, or MONEY_DATE_NONE for all entries to `end`.
 *  @param end  the last date, or MONEY_DATE_NONE for all entries from `start` on.
 *  @param accounts [not_null]  the account `cash`, and those of the kinds of the entries.
 *  @param count [null]  receives the number of transactions.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (an account that is needed is NULL), MONEY_ERR_NOT_FOUND (an account does not
 *          exist), MONEY_ERR_ACCOUNT (an account only groups others), MONEY_ERR_CURRENCY_MISMATCH (an amount is not in
 *          the currency of its account), MONEY_ERR_PERIOD_CLOSED (the date of an entry is in a closed period),
 *          MONEY_ERR_DATE (a date is out of range, or `start` is MONEY_DATE_NONE and an entry has no date),
 *          MONEY_ERR_OVERFLOW (the debits and credits of an account in a currency exceed 38 digits in total),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_ledger_post_portfolio
 *  @long
 */
MONEY_API money_status_t money_ledger_post_wallet(money_ledger_t *ledger, const money_wallet_t *wallet,
                                                  money_date_t start, money_date_t end,
                                                  const money_posting_accounts_t *accounts, uint64_t *count,
                                                  money_error_t *error);

/** Posts the transactions of a portfolio in a period: adds a transaction for each, except for splits.
 *
 *  A purchase is posted from `cash` to `securities` at its total. A sale is posted to `cash` at its total; `securities`
 *  decreases by the cost basis of the lots, and `gains` receives the realised gain. Fees are posted from `cash` to
 *  `fees`, and dividends from `dividends` to `cash`. Postings of zero are omitted. Each transaction sums to zero in its
 *  currencies, so the balance of `securities` is the cost basis of all securities that are held.
 *
 *  @param start  the first date, or MONEY_DATE_NONE for all transactions to `end`.
 *  @param end  the last date, or MONEY_DATE_NONE for all transactions from `start` on.
 *  @param accounts [not_null]  the accounts `cash`, `securities`, `gains`, `dividends`, `fees` and `missing`.
 *  @param count [null]  receives the number of transactions.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (an account that is needed is NULL), MONEY_ERR_NOT_FOUND (an account does not
 *          exist), MONEY_ERR_ACCOUNT (an account only groups others), MONEY_ERR_CURRENCY_MISMATCH (an amount is not in
 *          the currency of its account), MONEY_ERR_PERIOD_CLOSED (a date is in a closed period), MONEY_ERR_DATE,
 *          MONEY_ERR_INEXACT (the quantity held after a split is not a finite decimal), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_ledger_post_wallet
 *  @long
 */
MONEY_API money_status_t money_ledger_post_portfolio(money_ledger_t *ledger, const money_portfolio_t *portfolio,
                                                     money_date_t start, money_date_t end,
                                                     const money_posting_accounts_t *accounts, uint64_t *count,
                                                     money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_LEDGER_POSTING_H */
