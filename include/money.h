/*
 * money.h: exact money for every runtime.
 *
 * libmoney keeps amounts as decimals that never drift, knows the currencies of ISO 4217 with their history, and
 * converts at exchange rates that can say where they came from. This header is its whole contract. A first program:
 *
 *     #include <money.h>
 *     #include <stdio.h>
 *
 *     money_error_t error;
 *     money_rates_t *rates = NULL;
 *     if (money_rates_from_ecb_csv(csv, length, &rates, &error) != MONEY_OK) { puts(error.text); return 1; }
 *
 *     money_t price, total;
 *     char text[MONEY_TEXT_MAX];
 *     money_parse("12.50 EUR", MONEY_NTS, &price, &error);
 *     money_rates_convert(rates, &price, "USD", NULL, &total, NULL, &error);
 *     money_format(&total, text, sizeof text, NULL, &error);
 *     puts(text);
 *     money_rates_free(rates);
 *
 * THE MAP
 *
 *   money/base.h              Versions, limits, statuses and errors, and what every other header needs.
 *   money/decimal.h           Exact decimal numbers, rounding, exact ratios and dates.
 *   money/currency.h          Currencies of ISO 4217 with their history, and currencies of your own.
 *   money/amount.h            Amounts of money: arithmetic, text, comparison, and allocation into shares that lose
 *                              nothing.
 *   money/rates.h             Tables of exchange rates, and conversions that can say where their rate came from.
 *   money/bag.h               Sums of several currencies, and comparing, sorting and adding amounts of several
 *                              currencies through rates.
 *   money/columns.h           Whole columns of amounts in one call, in the memory layout of Apache Arrow.
 *   money/expression.h        Text such as "12.50 EUR + 3 USD in GBP", evaluated exactly.
 *   money/wallet.h            Wallets that keep every entry, with holds, transfers, exchanges, a journal and a
 *                              statement.
 *   money/catalogue.h         Products with their prices, and the tax rates of their categories.
 *   money/basket.h            Baskets under a rounding policy, and receipts whose lines add up to their totals.
 *   money/returns.h           Rates of return of cash flows: money-weighted (XIRR) and time-weighted.
 *   money/portfolio.h         Transactions in securities, with lots, and the formats they are read from and written
 *                              to.
 *   money/valuation.h         What a portfolio is worth, its profit split exactly, and its disposals.
 *   money/locale.h            Amounts as a language and region write them, and the reading of such text.
 *   money/calculator.h        A keypad calculator: a machine of keys that is exact inside. (desk)
 *   money/feed.h              Providers' documents kept up to date, without any input or output in the library.
 *   money/converter.h         What a screen shows that converts an amount while it is typed. (desk)
 *   money/currency_list.h     A list of currencies to choose from: named, searched, sorted, with favourites. (desk)
 *   money/portfolio_view.h    What a screen watches of a portfolio, and the form in which a transaction is typed.
 *                              (desk)
 *   money/store.h             One file that keeps wallets, portfolios, catalogues and baskets by name.
 *   money/store_market.h      The rates, currencies, favourites, settings and quotes that a store keeps.
 *
 * CONVENTIONS, true of every function below unless it says otherwise
 *
 *  1. Status. Functions return a money_status_t: MONEY_OK (0) or a MONEY_ERR_ value. Whatever comes in, a status comes
 *     out; no input makes the library abort. Every function can return MONEY_ERR_ARGUMENT (a NULL that is not allowed,
 *     a value out of range, a `reserved` that is not zero), so the lists below do not repeat it.
 *  2. Failure changes nothing. On failure outputs are zeroed (a buffer with room gets an empty string) and the objects
 *     involved are exactly as before the call. An output may be the same variable as an input of its type.
 *  3. Error detail. `error`, always last, may be NULL. It is written only on failure: the status, the byte position in
 *     the text where one applies (else -1), and one line that names the value.
 *  4. Order. Subject, inputs, options (NULL: the defaults), outputs, error.
 *  5. Values. money_decimal_t and money_t are plain structs: copy them, keep them in arrays; nothing to free. A zeroed
 *     money_t has no currency and is refused, so that a result of a failed call cannot be added by accident.
 *  6. Handles. Types declared `typedef struct X X` are created by the functions that take `X **` and released with their
 *     `_free`, which takes NULL too. They may be freed in any order: no handle borrows from another.
 *  7. Text in. Codes are NUL-terminated. Other text is `const char *text, size_t length`, UTF-8, copied; a length of
 *     MONEY_NTS means NUL-terminated. Invalid UTF-8 and embedded NULs are errors with a position.
 *  8. Text out. `char *buffer, size_t capacity, size_t *length`: terminated whenever capacity > 0; `length` (may be
 *     NULL) receives the full length without the NUL, also when the buffer is too small, which is
 *     MONEY_ERR_BUFFER_TOO_SMALL. Buffer NULL with capacity 0 asks for the length and is MONEY_OK. Documents of
 *     unbounded size are allocated and released with money_string_free.
 *  9. Inexact is not failure. Where an operation may round, digits and mode are arguments or options, and
 *     MONEY_FLAG_ROUNDED says that something was dropped. `flags` outputs may be NULL.
 * 10. Options and outputs that may grow start with `struct_size`: use the _INIT macro or the _init function. A size the
 *     library does not know is accepted only when its unknown tail is zero.
 * 11. Threads. No global mutable state, no initialisation call. A `const T *` may be used by several threads at once, a
 *     `T *` by one. Different handles never share anything.
 * 12. Time. Dates are int32_t days since 1970-01-01 (Apache Arrow's date32), from 0001-01-01 to 9999-12-31; instants are
 *     int64_t seconds since the epoch, UTC. The library reads no clock and no locale, and opens
 *     no connection; the one file that it opens is a store.
 *
 * Since 0.1, unless an entry says otherwise.
 */
#ifndef MONEY_H
#define MONEY_H

#include "money/base.h"
#include "money/decimal.h"
#include "money/currency.h"
#include "money/amount.h"
#include "money/rates.h"
#include "money/bag.h"
#include "money/columns.h"
#include "money/expression.h"
#include "money/wallet.h"
#include "money/catalogue.h"
#include "money/basket.h"
#include "money/returns.h"
#include "money/portfolio.h"
#include "money/valuation.h"
#include "money/locale.h"
#include "money/calculator.h"
#include "money/feed.h"
#include "money/converter.h"
#include "money/currency_list.h"
#include "money/portfolio_view.h"
#include "money/store.h"
#include "money/store_market.h"

#endif /* MONEY_H */
