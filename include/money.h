/*
 * money.h: exact money for many runtimes.
 *
 * libmoney keeps amounts as decimals that never drift, knows the currencies of ISO 4217 with their history, and
 * converts at exchange rates that can say where they came from. Include this header: it holds the conventions and the
 * map, and includes the headers of the core and of the domains, each of which opens with a whole program. A first one:
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
 *   money/base.h              Versions, limits, statuses, errors, and what every other header needs.
 *   money/decimal.h           Exact decimal numbers, rounding, exact ratios and dates.
 *   money/currency.h          Currencies of ISO 4217 with their history, and currencies of your own.
 *   money/amount.h            Amounts of money: arithmetic, text, comparison, and allocation into shares that lose
 *                              nothing.
 *   money/rates.h             Tables of exchange rates, and conversions that can say where their rate came from.
 *   money/rate.h              One exchange rate as a value: its text, its JSON, equality and order.
 *   money/bag.h               Exact sums of several currencies, and comparing, sorting and adding amounts of several
 *                              currencies through rates.
 *   money/columns.h           Whole columns of amounts in one call, in the memory layout of Apache Arrow.
 *   money/expression.h        Text such as "12.50 EUR + 3 USD in GBP", evaluated exactly.
 *   money/locale.h            Amounts as a language and region write them.
 *   money/format.h            Formats of your own: a pattern with separators, signs, a symbol and digits, written and
 *                              read back.
 *
 *  DOMAINS, built on the core: wallets, trade, portfolios, feeds and stores.
 *   money/wallet.h            Wallets: entries in any currencies, with holds, transfers, exchanges and a journal.
 *   money/wallet_statement.h  Wallet statements for display: a section for each currency with its rows and subtotal,
 *                              and the grand total.
 *   money/catalogue.h         Catalogues of products with their prices, and the tax rate of each category.
 *   money/basket_policy.h     Basket policies: the level and mode of rounding, whether prices include tax, and the
 *                              means of payment.
 *   money/basket.h            Baskets: products of a catalogue in quantities, with discounts, taxes and a policy, and
 *                              their checkout.
 *   money/receipt.h           Receipts: the amounts of a checkout by line item, by tax category and in total, which
 *                              always add up.
 *   money/invoice.h           Invoices and credit notes under EN 16931: line items, allowances, charges, taxes by
 *                              category, and the amount due.
 *   money/payment.h           Amounts in the formats of payment providers, banks and other interfaces.
 *   money/returns.h           Rates of return of cash flows: money-weighted (XIRR) and time-weighted.
 *   money/portfolio.h         Portfolios: transactions in securities, their lots, and portfolios as documents.
 *   money/valuation.h         Valuations of portfolios: value, profit split exactly by source, disposals and open
 *                              lots.
 *   money/feed.h              Feeds: what a provider publishes, kept up to date while your program does all input and
 *                              output.
 *   money/feed_content.h      What a feed has: exchange rates, price quotes by symbol, or the transactions of a
 *                              remote store.
 *   money/store.h             Stores: files that contain wallets, portfolios, catalogues and baskets by name.
 *   money/store_movements.h   Spending, holding, transferring and exchanging in stored wallets without loading them.
 *   money/store_market.h      The rates, settings and price quotes of a store.
 *
 *  DESK, models for screens: include <money/desk.h>, for money.h does not.
 *   money/calculator.h        A keypad calculator that is exact inside.
 *   money/converter.h         The model of a screen that converts an amount while a person types it.
 *   money/currency_list.h     A list of currencies to choose from: translated, searched, sorted, favourites first.
 *   money/portfolio_view.h    Portfolio views, which supply a screen with a valuation, and order forms, in which a
 *                              user enters a transaction.
 *
 * CONVENTIONS. They hold for every function unless its entry says otherwise.
 *
 *  1. Status. A function that can fail returns a money_status_t: MONEY_OK (0) or a MONEY_ERR_ value. It does so for any
 *     value that you pass, and no input makes the library end your process. Beyond it are a pointer that points
 *     nowhere, and a callback that throws through C (docs/explain/threads.md). Every function can return
 *     MONEY_ERR_ARGUMENT (a pointer is NULL and must not be, a value is out of its range, a `reserved` field is not
 *     zero), so the entries do not repeat it. Nor do they repeat MONEY_ERR_OUT_OF_MEMORY where a function makes or
 *     changes something, and MONEY_ERR_CANCELLED where a call is long and money_progress_watch watches it.
 *  2. Failure changes nothing. A call that fails leaves its inputs and the objects involved exactly as they were. An
 *     output may be the same variable as an input of its type, or an element of an input array; it then keeps its
 *     value. Every other output is zeroed (a buffer with room gets an empty string). Outputs overlap inputs in no other
 *     way.
 *  3. Error. The last parameter, `error`, may be NULL. The call writes it only when it fails: the status, the byte
 *     position in your text where one applies (else -1), and one line that names the value and what is allowed.
 *  4. Order. Parameters come in the order subject, inputs, options, outputs, error. NULL options are the defaults.
 *  5. Values. money_decimal_t and money_t are plain structs. You copy them and keep them in arrays; there is nothing to
 *     free. A zeroed money_t has no currency and is refused, so the result of a failed call cannot be added by
 *     accident.
 *  6. Handles. A type declared `typedef struct X X` is made by a function that takes `X **`, and you release it with
 *     its `_free`, which also takes NULL. You may free handles in any order: no handle borrows from another.
 *  7. Text in. A code is NUL-terminated. Other text is `const char *text, size_t length` in UTF-8, and the library
 *     copies it; a length of MONEY_NTS means that the text is NUL-terminated. Invalid UTF-8 and a NUL inside are errors
 *     with a position.
 *  8. Text out. `char *buffer, size_t capacity, size_t *length`: the call terminates the text whenever capacity > 0,
 *     and `length` (may be NULL) receives the full length without the NUL, also when the buffer is too small, which is
 *     MONEY_ERR_BUFFER_TOO_SMALL. A NULL buffer with capacity 0 asks for the length and is MONEY_OK. The library
 *     allocates documents of unbounded size; you free them with money_string_free.
 *  9. Rounding is no failure. Where an operation may round, you give the digits and the mode, and MONEY_FLAG_ROUNDED in
 *     `flags` (may be NULL) says that digits were dropped.
 * 10. Structs that go in and may grow start with `struct_size`: use their _INIT macro or their _init function. A zeroed
 *     one is refused. The library accepts a larger size than it knows only where the unknown tail is zero.
 * 11. Rows. X_at gives the row at an index. Next to it a function fills an array with rows from an index on, and
 *     `count` receives how many it wrote.
 * 12. Threads. No call sets anything that another thread sees, except through an object that both use. Inside, the
 *     library keeps locks, a reserve of memory and the list of open stores; all threads may use these at once. It needs
 *     no initialisation, but a program that has threads and forks calls money_initialize before both
 *     (docs/explain/threads.md). Several threads may use a `const T *` at once; a `T *` belongs to one thread at a
 *     time. Different handles share nothing but, for stores, their file.
 * 13. Time. A money_date_t counts days since 1970-01-01, from 0001-01-01 to 9999-12-31; a money_instant_t counts
 *     seconds since the epoch, UTC. The library reads no locale and opens no connection. Only a store reads a clock,
 *     for the limit `work_milliseconds`, and only a store opens files: its own, and SQLite's library.
 * 14. Stack. No call uses more than 64 KiB of stack.
 *
 * The brackets after a parameter's name in the entries are for machines: api/money.api.json describes the whole
 * interface and is made from these headers. Everything is there since 0.1, unless its entry says otherwise.
 */
#ifndef MONEY_H
#define MONEY_H

#include "money/base.h"
#include "money/decimal.h"
#include "money/currency.h"
#include "money/amount.h"
#include "money/rates.h"
#include "money/rate.h"
#include "money/bag.h"
#include "money/columns.h"
#include "money/expression.h"
#include "money/locale.h"
#include "money/format.h"

#include "money/wallet.h"
#include "money/wallet_statement.h"
#include "money/catalogue.h"
#include "money/basket_policy.h"
#include "money/basket.h"
#include "money/receipt.h"
#include "money/invoice.h"
#include "money/payment.h"
#include "money/returns.h"
#include "money/portfolio.h"
#include "money/valuation.h"
#include "money/feed.h"
#include "money/feed_content.h"
#include "money/store.h"
#include "money/store_movements.h"
#include "money/store_market.h"

#endif /* MONEY_H */
