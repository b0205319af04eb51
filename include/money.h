/*
 * money.h: exact money for many runtimes.
 *
 * libmoney stores amounts as exact decimals, supports the currencies of ISO 4217 with their history, and converts at
 * exchange rates with their provenance. This header contains the map and the conventions, and includes the headers of
 * the core and of the domains. Each of them begins with a complete program. This is a first one:
 *
 *     #include <money.h>
 *     #include <stdio.h>
 *
 *     int main(void)
 *     {
 *         money_error_t error;
 *         money_t price, total;
 *         char text[MONEY_TEXT_MAX];
 *
 *         if (money_parse("12.50 EUR", MONEY_NTS, &price, &error) != MONEY_OK ||
 *             money_add(&price, &price, &total, &error) != MONEY_OK ||
 *             money_format(&total, text, sizeof text, NULL, &error) != MONEY_OK) {
 *             fprintf(stderr, "%s\n", error.text);
 *             return 1;
 *         }
 *         puts(text);
 *         return 0;
 *     }
 *
 * THE MAP
 *
 *  CORE: decimals, currencies, amounts, rates, columns and text.
 *   money/base.h              Versions, limits, statuses, errors, and the types that all other headers use.
 *   money/decimal.h           Exact decimal numbers, rounding, exact ratios and dates.
 *   money/currency.h          ISO 4217 currencies with their history, and user-defined currencies.
 *   money/amount.h            Amounts of money: arithmetic, text, comparison, and allocation into shares that always
 *                              add up.
 *   money/packed.h            Amounts as bytes for disks and networks, and keys that sort like amounts.
 *   money/explanation.h       Explanations: the computation of an amount as a tree, with the exact value before each
 *                              rounding and its rule.
 *   money/rates.h             Tables of exchange rates, and conversions with their provenance.
 *   money/rate.h              An exchange rate as a value: text, JSON, equality and order.
 *   money/bag.h               Exact sums of several currencies, and comparing, sorting and adding amounts of several
 *                              currencies through rates.
 *   money/columns.h           Columns of amounts, processed in one call, in the memory layout of Apache Arrow.
 *   money/accumulator.h       Exact sums as plain structs, for the aggregates of databases: merged, moved along a
 *                              window, and stored as bytes.
 *   money/expression.h        Exact evaluation of expressions such as "12.50 EUR + 3 USD in GBP".
 *   money/locale.h            Amounts as text in the format of a language and region.
 *   money/format.h            User-defined formats: patterns with separators, signs, a symbol and digits, for writing
 *                              and reading.
 *   money/notepad.h           Lines of calculations as people write them, such as "lunch: $12.50 + 15% in EUR", with
 *                              names and totals.
 *
 *  DOMAINS, built on the core: wallets, ledgers, trade, portfolios, feeds and stores.
 *   money/wallet.h            Wallets: entries in any currencies, with holds and a journal.
 *   money/wallet_movements.h  Transfers between wallets, and exchanges of currencies in a wallet.
 *   money/wallet_statement.h  Wallet statements for display: a section for each currency with its rows and subtotal,
 *                              and the grand total.
 *   money/account_statement.h Account statements: the entries of a wallet in one currency during a period, with the
 *                              balance after each.
 *   money/wallet_history.h    The history of a wallet: amended and voided entries, and the wallet as it was known at
 *                              an instant.
 *   money/cash_lots.h         Lots of foreign cash: the cost of a wallet's balance in another currency, and the
 *                              exchange gains of its payments.
 *   money/bank.h              Bank statements in XML: the messages camt.053, camt.052 and camt.054 of ISO 20022.
 *   money/ledger.h            Double-entry ledgers: accounts, balanced transactions, closed periods, and revaluation.
 *   money/ledger_report.h     Statements of accounts, trial balances, balance sheets and income statements of
 *                              ledgers.
 *   money/exchange.h          Exchanges of one amount for another: rate, remainder, margin and fee, and quotes that
 *                              are accepted once.
 *   money/journal.h           Ledgers as journals, the text files of Beancount, Ledger and hledger: writing and
 *                              reading.
 *   money/catalogue.h         Catalogues of products with their prices, and the tax rate of each category.
 *   money/basket_policy.h     Basket policies: the level and mode of rounding, whether prices include tax, and the
 *                              means of payment.
 *   money/basket.h            Baskets: products of a catalogue in quantities, with discounts, taxes and a policy, and
 *                              their checkout.
 *   money/receipt.h           Receipts: the amounts of a checkout by line item, by tax category and in total, which
 *                              always add up.
 *   money/invoice.h           Invoices and credit notes under EN 16931: line items, allowances, charges, taxes by
 *                              category, and the amount due.
 *   money/invoice_document.h  Electronic invoices: reading, checking and writing invoices in UBL 2.1 and CII D16B,
 *                              the two syntaxes of EN 16931.
 *   money/paper.h             Receipts, invoices and account statements for customers: complete HTML pages, HTML
 *                              fragments and plain text, in a locale.
 *   money/payment.h           Amounts in the formats of payment providers, banks and other interfaces.
 *   money/payment_code.h      Writing and reading the text of payment codes: the EPC QR code for credit transfers in
 *                              euro, and the Swiss QR-bill.
 *   money/day_count.h         Day count conventions, which convert the days between two dates to years.
 *   money/returns.h           Rates of return of cash flows: money-weighted (XIRR) and time-weighted.
 *   money/loans.h             Loans: repayment schedules, and the annual percentage rates of charge that laws
 *                              prescribe.
 *   money/time_value.h        The time value of money: net present value, modified internal rate of return, and the
 *                              five numbers of an annuity.
 *   money/performance.h       The performance of an investment between two dates: returns, drawdown and volatility,
 *                              from its values and flows.
 *   money/portfolio.h         Portfolios: transactions in securities, their lots, and portfolios as documents.
 *   money/portfolio_import.h  Importing transactions into a portfolio: files of brokers and of other programs, row by
 *                              row.
 *   money/valuation.h         Valuations of portfolios: value, profit split exactly by source, disposals and open
 *                              lots.
 *   money/tax_report.h        Pools of securities, and reports on the disposals of a tax year.
 *   money/portfolio_performance.h The performance of a portfolio between two dates, from price quotes and exchange
 *                                  rates.
 *   money/rebalance.h         Rebalancing a portfolio: the orders that bring it to target weights, and its value by
 *                              labels.
 *   money/ledger_posting.h    Posting receipts, invoices, wallets and portfolios to ledgers.
 *   money/feed.h              Feeds of provider data, for which your program performs all input and output.
 *   money/feed_content.h      The contents of a feed: exchange rates, price quotes by symbol, or the transactions of
 *                              a remote store.
 *   money/store.h             Stores: files that contain wallets, ledgers, portfolios, catalogues and baskets by
 *                              name.
 *   money/store_movements.h   Spending, holding, transferring and exchanging in stored wallets without loading them.
 *   money/store_accounts.h    Balances of a day, statements and pages by day of stored wallets, without loading them.
 *   money/store_ledger.h      Stored ledgers: saving and loading, and changes, balances, statements and reports
 *                              without loading them.
 *   money/store_market.h      The rates, settings and price quotes of a store.
 *
 *  DESK, models for screens, in <money/desk.h>, which money.h does not include.
 *   money/calculator.h        A keypad calculator with exact arithmetic.
 *   money/converter.h         A model for screens that convert an amount while the user types.
 *   money/currency_list.h     A list of currencies for selection: translated, searchable, sorted, with favourites
 *                              first.
 *   money/portfolio_view.h    Portfolio views, which supply a screen with a valuation, and order forms, in which a
 *                              user enters a transaction.
 *
 * CONVENTIONS. They apply to every function unless its entry states otherwise.
 *
 *  1. Status. A function that can fail returns a money_status_t: MONEY_OK (0) or a MONEY_ERR_ value. This holds for any
 *     value that you pass, and no input makes the library terminate the process. The exceptions are invalid pointers,
 *     and callbacks that throw through C (docs/explain/threads.md). Entries omit three statuses: MONEY_ERR_ARGUMENT,
 *     which every function can return (a pointer that must not be NULL is NULL, a value is out of range, or a
 *     `reserved` field is not zero); MONEY_ERR_OUT_OF_MEMORY of functions that create or change something; and
 *     MONEY_ERR_CANCELLED of long calls, which money_progress_watch watches.
 *  2. Atomicity. A call that fails leaves its inputs and the objects involved unchanged. An output may be the same
 *     variable as an input of its type, or an element of an input array; it then keeps its value. All other outputs are
 *     zeroed (a buffer with capacity receives an empty string). Outputs must not overlap inputs in any other way.
 *  3. Error. The last parameter, `error`, may be NULL. The call writes it only when it fails: the status, the byte
 *     position in the input text if it applies (else -1), and one line that contains the value and the requirement.
 *  4. Order. Parameters are in the order subject, inputs, options, outputs, error. NULL options are the defaults.
 *     Documentation uses "returns" for outputs too: a function returns its result through a parameter.
 *  5. Values. money_decimal_t and money_t are plain structs, which you can copy and store in arrays, and which need not
 *     be freed. A zeroed money_t without a currency is rejected, so the result of a failed call cannot be added by
 *     accident.
 *  6. Handles. An object of a type declared as `typedef struct X X` is created by a function with a parameter `X **`.
 *     Free it with its `_free` function, which accepts NULL. You may free handles in any order: no handle borrows from
 *     another.
 *  7. Text in. Codes are NUL-terminated. Other text is `const char *text, size_t length` in UTF-8, which the library
 *     copies; the length MONEY_NTS is for NUL-terminated text. Invalid UTF-8 and NULs inside the text are errors with a
 *     position.
 *  8. Text out. `char *buffer, size_t capacity, size_t *length`: the text is always NUL-terminated if capacity > 0.
 *     `length` (may be NULL) receives the full length without the NUL, even if the buffer is too small, which is
 *     MONEY_ERR_BUFFER_TOO_SMALL. A NULL buffer with capacity 0 queries the length and is MONEY_OK. Documents of
 *     unbounded size are allocated by the library; free them with money_string_free.
 *  9. Rounding is not a failure. Operations that may round accept the number of digits and the rounding mode, and set
 *     MONEY_FLAG_ROUNDED in `flags` (may be NULL) if digits were dropped.
 * 10. Structs for input that may grow begin with `struct_size`: initialise them with their _INIT macro or their _init
 *     function. A zeroed struct is rejected. A struct larger than the library's own is accepted only if the additional
 *     bytes are zero.
 * 11. Rows. X_at returns the row at an index. A second function fills an array with a range of rows, and `count`
 *     receives the number of rows written.
 * 12. Threads. No call changes state that another thread can observe, except through an object that both use.
 *     Internally, the library uses locks, a memory reserve and the list of open stores, which all threads may use at
 *     once. It needs no initialisation, but a program that uses threads and forks must call money_initialize before
 *     either (docs/explain/threads.md). Several threads may use a `const T *` at once; a `T *` must be used by one
 *     thread at a time. Different handles share no mutable state except, for stores, their file.
 * 13. Time. A money_date_t counts days since 1970-01-01, in the years 1 to 9999; a money_instant_t counts seconds since
 *     the epoch, UTC. The library reads no locale and opens no connection. Only a store reads a clock, for the limit
 *     `work_milliseconds`, and only a store opens files: its own, and SQLite's library.
 * 14. Stack. No call uses more than 64 KiB of stack.
 *
 * The brackets after the names of parameters are annotations for the generator of api/money.api.json, which describes
 * the entire interface. Entries without a version have existed since 0.1.
 */
#ifndef MONEY_H
#define MONEY_H

#include "money/base.h"
#include "money/decimal.h"
#include "money/currency.h"
#include "money/amount.h"
#include "money/packed.h"
#include "money/explanation.h"
#include "money/rates.h"
#include "money/rate.h"
#include "money/bag.h"
#include "money/columns.h"
#include "money/accumulator.h"
#include "money/expression.h"
#include "money/locale.h"
#include "money/format.h"
#include "money/notepad.h"

#include "money/wallet.h"
#include "money/wallet_movements.h"
#include "money/wallet_statement.h"
#include "money/account_statement.h"
#include "money/wallet_history.h"
#include "money/cash_lots.h"
#include "money/bank.h"
#include "money/ledger.h"
#include "money/ledger_report.h"
#include "money/exchange.h"
#include "money/journal.h"
#include "money/catalogue.h"
#include "money/basket_policy.h"
#include "money/basket.h"
#include "money/receipt.h"
#include "money/invoice.h"
#include "money/invoice_document.h"
#include "money/paper.h"
#include "money/payment.h"
#include "money/payment_code.h"
#include "money/day_count.h"
#include "money/returns.h"
#include "money/loans.h"
#include "money/time_value.h"
#include "money/performance.h"
#include "money/portfolio.h"
#include "money/portfolio_import.h"
#include "money/valuation.h"
#include "money/tax_report.h"
#include "money/portfolio_performance.h"
#include "money/rebalance.h"
#include "money/ledger_posting.h"
#include "money/feed.h"
#include "money/feed_content.h"
#include "money/store.h"
#include "money/store_movements.h"
#include "money/store_accounts.h"
#include "money/store_ledger.h"
#include "money/store_market.h"

#endif /* MONEY_H */
