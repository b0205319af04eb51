/** @file portfolio.h
 *  Portfolios: transactions in securities, with their lots, and the documents that hold them.
 *
 *  A portfolio is a list of transactions: purchases, sales, dividends, fees and splits. They count by date, and those
 *  of one day in the order in which you added them. Each purchase makes a lot, and each sale takes shares from lots, by
 *  the portfolio's method. A change that fails leaves the portfolio as it was. Its value and your gains are in
 *  valuation.h; rates of return are in returns.h.
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
 *          static const char csv[] = "date,action,symbol,quantity,total,currency\n"
 *                                    "2024-01-02,buy,ABC,10,1000.00,EUR\n";
 *          money_transaction_t sale = MONEY_TRANSACTION_INIT, rows[8];
 *          money_portfolio_t *portfolio;
 *          size_t count, index;
 *
 *          MONEY_CHECK(money_portfolio_from_csv(csv, MONEY_NTS, "EUR", NULL, &portfolio, NULL));
 *          strcpy(sale.symbol, "ABC");
 *          sale.action = MONEY_ACTION_SELL;
 *          sale.quantity = money_decimal_literal("4");
 *          sale.total = money_literal("460.00 EUR");
 *          MONEY_CHECK(money_date_parse("2024-06-03", MONEY_NTS, &sale.date, NULL));
 *          MONEY_CHECK(money_portfolio_add(portfolio, &sale, NULL, 0, NULL, NULL));
 *          MONEY_CHECK(money_portfolio_transactions(portfolio, 0, rows, 8, &count, NULL));
 *          for (index = 0; index < count; index++)
 *              printf("%s: %s %s\n", rows[index].id, money_decimal_show(&rows[index].quantity), rows[index].symbol);
 *          money_portfolio_free(portfolio);
 *          return 0;
 *      }
 *  @output
 *      1: 10 ABC
 *      2: 4 ABC
 */
#ifndef MONEY_PORTFOLIO_H
#define MONEY_PORTFOLIO_H

#include "rates.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Transactions in securities, by date. One thread at a time may use a portfolio. */
typedef struct money_portfolio_s money_portfolio_t;

/** Room for a transaction's id and its NUL. */
#define MONEY_ID_SIZE 40
/** Room for a security's symbol and its NUL. */
#define MONEY_SYMBOL_SIZE 64
/** The most lots that one sale names. */
#define MONEY_LOT_SELECTIONS_MAX 1024

/** The action that a transaction records. No action is 0, so that a transaction that you did not fill in is refused. */
typedef int32_t money_action_t;

#define MONEY_ACTION_BUY 1
#define MONEY_ACTION_SELL 2
#define MONEY_ACTION_DIVIDEND 3 /* income: any payment that a security brings */
#define MONEY_ACTION_FEE 4      /* a cost by itself, of a security or of none */
#define MONEY_ACTION_SPLIT 5    /* `per` shares become `quantity` shares: 2 for 1, or 1 for 10 */

/** A trade, a payment or a split. 248 bytes. Fields that an action does not need stay as MONEY_TRANSACTION_INIT writes
 *  them.
 */
typedef struct money_transaction_s {
    uint32_t struct_size;
    char id[MONEY_ID_SIZE];         /* one line of UTF-8, at most 39 bytes; "": the portfolio gives one */
    char symbol[MONEY_SYMBOL_SIZE]; /* one line of UTF-8, at most 63 bytes; "" only for a fee of no security */
    money_date_t date;
    money_action_t action;
    uint32_t reserved;         /* 0 */
    money_decimal_t quantity;  /* of a trade: the shares, above 0; of a split: the shares after it */
    money_decimal_t per;       /* of a split: the shares before it, above 0 */
    money_t total;             /* the amount paid or received, without the fee: 0 or more; not of a split */
    money_t fee;               /* 0 or more, in any currency. A MONEY_ACTION_FEE has its amount in `total` instead */
    uint64_t rate_numerator;   /* the transaction's own exchange rate: 1 unit of the total's currency is numerator / */
    uint64_t rate_denominator; /* denominator units of the portfolio's. 0 and 0: the rate of the day counts */
} money_transaction_t;

#define MONEY_TRANSACTION_INIT \
    { (uint32_t)sizeof(money_transaction_t), "", "", MONEY_DATE_NONE, 0, 0, { 0, 0, 0, 0 }, { 0, 0, 0, 0 }, \
      { 0, 0, 0, "" }, { 0, 0, 0, "" }, 0, 0 }

/** Writes MONEY_TRANSACTION_INIT. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_transaction_init(money_transaction_t *transaction);

/** Specific identification: a lot that a sale names, and the shares that it takes from it. 72 bytes. */
typedef struct money_lot_selection_s {
    uint32_t struct_size;
    char id[MONEY_ID_SIZE];   /* the id of the purchase that made the lot */
    uint32_t reserved;        /* 0 */
    money_decimal_t quantity; /* in shares as they are on the day of the sale; above 0 */
} money_lot_selection_t;

#define MONEY_LOT_SELECTION_INIT { (uint32_t)sizeof(money_lot_selection_t), "", 0, { 0, 0, 0, 0 } }

/** Writes MONEY_LOT_SELECTION_INIT. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_lot_selection_init(money_lot_selection_t *lot);

/** Which lots a sale takes shares from. */
typedef int32_t money_lot_method_t;

#define MONEY_LOTS_FIFO 0     /* the oldest first; the default */
#define MONEY_LOTS_LIFO 1     /* the newest first */
#define MONEY_LOTS_HIFO 2     /* the highest cost a share first; of equal ones the oldest */
#define MONEY_LOTS_AVERAGE 3  /* a part of all of them, at their average cost */
#define MONEY_LOTS_SPECIFIC 4 /* those that each sale names */

/** The short-sale policy: what happens when a sale is of more shares than you hold. */
typedef int32_t money_short_sale_policy_t;

#define MONEY_SHORT_SALE_REJECT 0 /* the sale is MONEY_ERR_INSUFFICIENT; the default */
#define MONEY_SHORT_SALE_ALLOW 1  /* the rest is a debt of shares, which a later purchase settles */
#define MONEY_SHORT_SALE_RECORD 2 /* the rest is recorded as oversold, and its proceeds count for nothing */

/** The options of a new portfolio. The portfolio keeps them. */
typedef struct money_portfolio_options_s {
    uint32_t struct_size;
    money_lot_method_t method;
    money_short_sale_policy_t short_sales;
    uint32_t reserved;                /* 0 */
    const money_currency_registry_t *registry; /* currencies of your own, which the call copies; may be NULL */
} money_portfolio_options_t;

#define MONEY_PORTFOLIO_OPTIONS_INIT \
    { (uint32_t)sizeof(money_portfolio_options_t), MONEY_LOTS_FIFO, MONEY_SHORT_SALE_REJECT, 0, NULL }

/** Writes MONEY_PORTFOLIO_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_portfolio_options_init(money_portfolio_options_t *options);

/** Makes an empty portfolio. You free it with money_portfolio_free.
 *  @param currency  the currency of all reports; one with minor units.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code).
 *  @see money_portfolio_from_csv, money_portfolio_from_json
 */
MONEY_API money_status_t money_portfolio_new(const char *currency, const money_portfolio_options_t *options,
                                             money_portfolio_t **portfolio, money_error_t *error);

/** Releases a portfolio. NULL is allowed. In the portfolio's own callback it takes effect when that has returned. */
MONEY_EXPORT void money_portfolio_free(money_portfolio_t *portfolio);

/** Adds a transaction.
 *
 *  You may add transactions in any order of their dates. All trades of one symbol have one currency; dividends and fees
 *  may have others.
 *
 *  @param transaction [not_null]  the transaction to add.
 *  @param lots [null]  the lots that a sale names; their quantities add up to its own. NULL with count 0 lets the
 *                      portfolio's method decide. With MONEY_LOTS_SPECIFIC each sale names lots; with
 *                      MONEY_LOTS_AVERAGE none does.
 *  @param lot_count  0 to MONEY_LOT_SELECTIONS_MAX.
 *  @param stored [null]  receives the transaction with its id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT (more sold than held, on this date or a later one, or a lot has fewer
 *          shares; the text names the first sale that is too large), MONEY_ERR_DUPLICATE_ID,
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_INVALID_RATE, MONEY_ERR_NOT_FOUND (no
 *          such lot), MONEY_ERR_DATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX (a text is not one line),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 *  @see money_portfolio_edit, money_portfolio_remove
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_add(money_portfolio_t *portfolio, const money_transaction_t *transaction,
                                             const money_lot_selection_t *lots, size_t lot_count,
                                             money_transaction_t *stored, money_error_t *error);

/** Replaces the transaction that has the same id, under the rules of money_portfolio_add. Among the transactions of one
 *  day the new one keeps the place of the old one.
 *  @param transaction [not_null]  the new transaction, with the id of the old one.
 *  @param lots [null]  as in money_portfolio_add.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUSY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE,
 *          MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT, MONEY_ERR_INVALID_RATE, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @see money_portfolio_find
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_edit(money_portfolio_t *portfolio, const money_transaction_t *transaction,
                                              const money_lot_selection_t *lots, size_t lot_count,
                                              money_error_t *error);

/** Removes the transaction that has an id.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_INSUFFICIENT (a later sale needs the shares), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_remove(money_portfolio_t *portfolio, const char *id, money_error_t *error);

/** Counts the transactions.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_portfolio_count(const money_portfolio_t *portfolio, size_t *count,
                                               money_error_t *error);

/** Writes the transaction at an index, by date, then in the order in which you added them.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is the count or above).
 *  @see money_portfolio_transactions, money_portfolio_find
 */
MONEY_API money_status_t money_portfolio_transaction_at(const money_portfolio_t *portfolio, size_t index,
                                                        money_transaction_t *transaction, money_error_t *error);

/** Writes several transactions in one call: those from index `first` on that there are and that `rows` has room for.
 *  @param rows [out count=capacity]  receives the transactions; the array's other rows stay as they were.
 *  @param count  receives how many transactions the call wrote; 0 if `first` is the count.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the count).
 *  @since 0.2
 *  @see money_portfolio_transaction_at
 */
MONEY_API money_status_t money_portfolio_transactions(const money_portfolio_t *portfolio, size_t first,
                                                      money_transaction_t *rows, size_t capacity, size_t *count,
                                                      money_error_t *error);

/** Writes the transaction that has an id.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_portfolio_find(const money_portfolio_t *portfolio, const char *id,
                                              money_transaction_t *transaction, money_error_t *error);

/** Writes a lot that a sale names, at an index in the order in which it names them.
 *  @param id  the id of the sale.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such transaction, or it names fewer lots), MONEY_ERR_ENCODING,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 *  @see money_portfolio_lot_selections
 */
MONEY_API money_status_t money_portfolio_lot_selection_at(const money_portfolio_t *portfolio, const char *id,
                                                          size_t index, money_lot_selection_t *lot,
                                                          money_error_t *error);

/** Writes the lots that a sale names in one call, under the rules of money_portfolio_transactions.
 *  @param id  the id of the sale; another transaction names no lots.
 *  @param rows [out count=capacity]  receives the lots.
 *  @param count  receives how many lots the call wrote.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such transaction, or `first` is above the count of its lots),
 *          MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 *  @since 0.2
 */
MONEY_API money_status_t money_portfolio_lot_selections(const money_portfolio_t *portfolio, const char *id,
                                                        size_t first, money_lot_selection_t *rows, size_t capacity,
                                                        size_t *count, money_error_t *error);

/** The options that you made a portfolio with. 24 bytes. */
typedef struct money_portfolio_info_s {
    char currency[MONEY_CODE_SIZE];
    money_lot_method_t method;
    money_short_sale_policy_t short_sales;
    uint32_t reserved;
} money_portfolio_info_t;

/** Writes what you made a portfolio with.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_portfolio_info(const money_portfolio_t *portfolio, money_portfolio_info_t *info,
                                              money_error_t *error);

/** Writes a portfolio as JSON, with its transactions in the order in which you added them. The same portfolio always
 *  gives the same bytes.
 *  @param json    receives the NUL-terminated document; you free it with money_string_free.
 *  @param length  receives the length of the document without its NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_to_json(const money_portfolio_t *portfolio, char **json, size_t *length,
                                                 money_error_t *error);

/** Reads a portfolio from the JSON that money_portfolio_to_json wrote. You free it with money_portfolio_free.
 *  @param registry  currencies of your own, which the call copies; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_OUT_OF_MEMORY,
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_DUPLICATE_ID, MONEY_ERR_ENCODING,
 *          MONEY_ERR_INSUFFICIENT, MONEY_ERR_INVALID_RATE, MONEY_ERR_LIMIT, MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_from_json(const char *json, size_t length,
                                                   const money_currency_registry_t *registry,
                                                   money_portfolio_t **portfolio, money_error_t *error);

/** Reads transactions from comma-separated values into a new portfolio. You free it with money_portfolio_free.
 *
 *  The first line names the columns in any order: `date`, `action`, `symbol`, `quantity`, and `total` or `price`. The
 *  columns `id`, `currency`, `fee` (or `fees`), `fee_currency`, `rate` and `lots` are optional. Each further line is a
 *  transaction. Without a total the total is quantity * price, exactly; with one, the price only has to be a number.
 *  Without a column `currency` all amounts are in the portfolio's. The quantity of a split is a ratio such as 2:1.
 *
 *  A document whose dates only descend is read from its end. The purchases of a day come before a sale of the same day
 *  that needs them. docs/guide/portfolio-formats.md has both rules.
 *
 *  @param currency  the currency of all reports, as in money_portfolio_new.
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE,
 *          MONEY_ERR_DUPLICATE_ID, MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT, MONEY_ERR_INVALID_RATE,
 *          MONEY_ERR_LIMIT, MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_from_csv(const char *csv, size_t length, const char *currency,
                                                  const money_portfolio_options_t *options,
                                                  money_portfolio_t **portfolio, money_error_t *error);

/** Writes the transactions as comma-separated values, in the order in which you added them.
 *
 *  The columns are id, date, action, symbol, quantity, price, total, currency, fee, fee_currency, rate and lots
 *  (id:quantity, with semicolons between them). The price is shown to 8 fraction digits; the total counts.
 *  money_portfolio_from_csv reads the same transactions from it. The portfolio's options are not in it.
 *
 *  @param csv     receives the NUL-terminated document; you free it with money_string_free.
 *  @param length  receives the length of the document without its NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_to_csv(const money_portfolio_t *portfolio, char **csv, size_t *length,
                                                money_error_t *error);

/** Writes the portfolio as a journal for beancount, which finds the lots of each sale itself and checks each gain. The
 *  journal splits each purchase into the parts that are sold, each with its cost. Exchange rates are not in it.
 *  @param journal  receives the NUL-terminated document; you free it with money_string_free.
 *  @param length   receives the length of the document without its NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (a quantity after a split has no last digit), MONEY_ERR_LIMIT (more than
 *          1,048,576 lines for shares; each split writes all open lots anew), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_to_beancount(const money_portfolio_t *portfolio, char **journal,
                                                      size_t *length, money_error_t *error);

/** Writes the portfolio as a journal for ledger and hledger, in which shares and amounts each balance exactly.
 *
 *  `Assets` has what you hold, `Equity:Trading` below the security's name has its cost basis, and `Income:Gains` has
 *  the realised gains. Exchange rates are not in it.
 *
 *  @param journal  receives the NUL-terminated document; you free it with money_string_free.
 *  @param length   receives the length of the document without its NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (the quantity held after a split has no last digit), MONEY_ERR_DATE (a year
 *          before 1400), MONEY_ERR_OVERFLOW, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_to_ledger(const money_portfolio_t *portfolio, char **journal, size_t *length,
                                                   money_error_t *error);

/** Writes the revision: a number that grows by one with each change, and is 0 for a new portfolio.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_portfolio_revision(const money_portfolio_t *portfolio, uint64_t *revision,
                                                  money_error_t *error);

/** Sets the callback that is notified of changes, in place of the one before it. NULL ends the notifications.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_portfolio_on_change(money_portfolio_t *portfolio, money_change_callback_t callback,
                                                   void *user_data, money_error_t *error);

/** Frees what the portfolio keeps of earlier valuations. The next one works it out again. Call it when the system warns
 *  that memory is short.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_portfolio_release_memory(money_portfolio_t *portfolio, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_PORTFOLIO_H */
