/** @file portfolio.h
 *  Portfolios: transactions in securities, their lots, and portfolios as documents.
 *
 *  A portfolio is a list of transactions: purchases, sales, dividends, fees and splits. They are processed by date, and
 *  those of one date in insertion order. Each purchase creates a lot, and each sale disposes of shares of lots,
 *  selected by the portfolio's lot method. A change that fails leaves the portfolio unchanged. Valuations and gains are
 *  in money/valuation.h, rates of return in money/returns.h.
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

/** Transactions in securities, ordered by date. A portfolio must be used by one thread at a time. */
typedef struct money_portfolio_s money_portfolio_t;

/** Buffer size for any transaction id, including the NUL. */
#define MONEY_ID_SIZE 40
/** Buffer size for any security symbol, including the NUL. */
#define MONEY_SYMBOL_SIZE 64
/** The maximum number of lots that a sale selects. */
#define MONEY_LOT_SELECTIONS_MAX 1024

/** The action that a transaction records. No action is 0, so that a transaction without an action is rejected. */
typedef int32_t money_action_t;

#define MONEY_ACTION_BUY 1      /* a purchase */
#define MONEY_ACTION_SELL 2     /* a sale */
#define MONEY_ACTION_DIVIDEND 3 /* income: any payment by a security */
#define MONEY_ACTION_FEE 4      /* a separate cost, of a security or of the portfolio */
#define MONEY_ACTION_SPLIT 5    /* `per` shares become `quantity` shares: 2 for 1, or 1 for 10 */
#define MONEY_ACTION_SPIN_OFF 6 /* `quantity` shares of `into` are received for each `per` shares held, with the cost
                                   share of their basis. A `total` is a return of capital. */
#define MONEY_ACTION_MERGER 7   /* all shares become `quantity` shares of `into` for each `per`. A `total` is cash
                                   received for the basis outside the cost share; without a cost share it reduces the
                                   basis. Without `into`, all shares are disposed of for the `total`. */
#define MONEY_ACTION_STOCK_DIVIDEND 8     /* `quantity` more shares are received for each `per` shares held */
#define MONEY_ACTION_RIGHTS 9             /* as a spin-off; without a cost share, the rights have no basis */
#define MONEY_ACTION_RETURN_OF_CAPITAL 10 /* the `total` reduces the basis of the shares held */
#define MONEY_ACTION_TRANSFER_OUT 11      /* shares leave at their basis. A `total` is their value, for returns. */
#define MONEY_ACTION_TRANSFER_IN 12       /* a lot arrives: `total` is its basis, `opened` the date of its purchase */
#define MONEY_ACTION_WORTHLESS 13         /* all shares are lost, as in a delisting without payment */
#define MONEY_ACTION_INTEREST 14          /* income from cash or a bond */
#define MONEY_ACTION_WITHHOLDING_TAX 15   /* a tax that was withheld from income; part of the fees */
#define MONEY_ACTION_EXERCISE 16          /* `per` options or rights and the `total` become `quantity` of `into` */

/** A trade, a payment or a corporate action. 336 bytes.
 *
 *  Fields that an action does not use must keep their defaults. A reinvested dividend is a dividend and a purchase.
 */
typedef struct money_transaction_s {
    uint32_t struct_size;
    char id[MONEY_ID_SIZE];         /* one line of UTF-8, at most 39 bytes; "" for an id assigned by the portfolio */
    char symbol[MONEY_SYMBOL_SIZE]; /* one line of UTF-8, at most 63 bytes; "" only for a fee of the portfolio */
    money_date_t date;
    money_action_t action;
    uint32_t reserved;              /* must be 0 */
    money_decimal_t quantity;       /* for a trade: the number of shares, above 0; for a ratio: the shares received */
    money_decimal_t per;            /* for a ratio: the shares before it, above 0 */
    money_t total;                  /* the amount paid or received, excluding the fee: 0 or more; unused for a split */
    money_t fee;                    /* 0 or more, in any currency. The amount of a MONEY_ACTION_FEE is in `total`. */
    uint64_t rate_numerator;        /* the numerator of the transaction's own exchange rate: the price of 1 unit of the
                                       total's currency in the portfolio's currency */
    uint64_t rate_denominator;      /* its denominator. Both are 0 to use the exchange rate of the date. */
    char into[MONEY_SYMBOL_SIZE];   /* the security that is received; "" for no security */
    uint64_t cost_share_numerator;  /* the numerator of the share of the basis that moves to `into`, 0 to 1 */
    uint64_t cost_share_denominator; /* its denominator. Both are 0 for no cost share. */
    money_date_t opened;            /* for a transfer in: the date of the purchase, or MONEY_DATE_NONE */
    uint32_t reserved_terms;        /* must be 0 */
} money_transaction_t;

#define MONEY_TRANSACTION_INIT \
    { (uint32_t)sizeof(money_transaction_t), "", "", MONEY_DATE_NONE, 0, 0, { 0, 0, 0, 0 }, { 0, 0, 0, 0 }, \
      { 0, 0, 0, "" }, { 0, 0, 0, "" }, 0, 0, "", 0, 0, MONEY_DATE_NONE, 0 }

/** Sets a transaction to its defaults, as MONEY_TRANSACTION_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_transaction_init(money_transaction_t *transaction);

/** A lot that a sale selects by specific identification, and the number of its shares to sell. 72 bytes. */
typedef struct money_lot_selection_s {
    uint32_t struct_size;
    char id[MONEY_ID_SIZE];   /* the id of the purchase that created the lot */
    uint32_t reserved;        /* must be 0 */
    money_decimal_t quantity; /* the number of shares as of the date of the sale, above 0 */
} money_lot_selection_t;

#define MONEY_LOT_SELECTION_INIT { (uint32_t)sizeof(money_lot_selection_t), "", 0, { 0, 0, 0, 0 } }

/** Sets a selection to its defaults, as MONEY_LOT_SELECTION_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_lot_selection_init(money_lot_selection_t *lot);

/** The method that selects the lots of a sale. */
typedef int32_t money_lot_method_t;

#define MONEY_LOTS_FIFO 0     /* the oldest lots first; the default */
#define MONEY_LOTS_LIFO 1     /* the newest lots first */
#define MONEY_LOTS_HIFO 2     /* the lots of the highest cost per share first, without fees in other currencies; of
                                 equal ones the oldest */
#define MONEY_LOTS_AVERAGE 3  /* a proportional part of all lots, at their average cost */
#define MONEY_LOTS_SPECIFIC 4 /* the lots that each sale selects */
#define MONEY_LOTS_SECTION_104 5        /* United Kingdom: purchases of the same day, then of the 30 days after it, then
                                           the pool (Taxation of Chargeable Gains Act 1992, ss. 104 to 106A) */
#define MONEY_LOTS_ADJUSTED_COST_BASE 6 /* Canada: one pool, to which superficial losses are added (Income Tax Act,
                                           ss. 47, 53 and 54) */

/** The short-sale policy: the treatment of a sale of more shares than are held. */
typedef int32_t money_short_sale_policy_t;

#define MONEY_SHORT_SALE_REJECT 0 /* the sale fails with MONEY_ERR_INSUFFICIENT; the default */
#define MONEY_SHORT_SALE_ALLOW 1  /* the missing shares are owed until a later purchase covers them */
#define MONEY_SHORT_SALE_RECORD 2 /* the missing shares are recorded as oversold, and their proceeds are excluded */

/** The fee policy: the place of the fees of purchases, sales, transfers in and exercises. */
typedef int32_t money_fee_policy_t;

#define MONEY_FEES_BASIS 0 /* added to the cost basis, or deducted from the proceeds; the default */
#define MONEY_FEES_APART 1 /* outside basis and proceeds, in the fees of the performance */

/** The capital policy: the treatment of a return of capital above the cost basis. */
typedef int32_t money_capital_policy_t;

#define MONEY_CAPITAL_GAIN 0   /* the excess is a realised gain; the default */
#define MONEY_CAPITAL_REFUSE 1 /* the transaction fails with MONEY_ERR_INSUFFICIENT */

/** The options of a new portfolio, which the portfolio stores. */
typedef struct money_portfolio_options_s {
    uint32_t struct_size;
    money_lot_method_t method;             /* the lot method */
    money_short_sale_policy_t short_sales; /* the short-sale policy; a tax rule requires MONEY_SHORT_SALE_REJECT */
    money_fee_policy_t fees;               /* the fee policy */
    const money_currency_registry_t *registry; /* user-defined currencies; NULL for the built-in ones only. The registry
                                                  is copied. */
    money_bool_t wash_sales;               /* 1 to disallow losses on shares that are bought again within 30 days
                                              (Internal Revenue Code, s. 1091). The method must select lots. */
    money_capital_policy_t capital;        /* the capital policy */
} money_portfolio_options_t;

#define MONEY_PORTFOLIO_OPTIONS_INIT \
    { (uint32_t)sizeof(money_portfolio_options_t), MONEY_LOTS_FIFO, MONEY_SHORT_SALE_REJECT, MONEY_FEES_BASIS, NULL, \
      0, MONEY_CAPITAL_GAIN }

/** Sets options to their defaults, as MONEY_PORTFOLIO_OPTIONS_INIT does. NULL is allowed. */
MONEY_EXPORT void money_portfolio_options_init(money_portfolio_options_t *options);

/** Creates an empty portfolio. Free it with money_portfolio_free.
 *  @param currency  the currency of all reports. It must have minor units.
 *  @param options  the options; NULL for the defaults.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (`currency` is not a currency code).
 *  @see money_portfolio_from_csv, money_portfolio_from_json
 */
MONEY_API money_status_t money_portfolio_new(const char *currency, const money_portfolio_options_t *options,
                                             money_portfolio_t **portfolio, money_error_t *error);

/** Frees a portfolio. NULL is allowed. If the portfolio's change callback frees it, its memory is freed after the
 *  callback returns.
 */
MONEY_EXPORT void money_portfolio_free(money_portfolio_t *portfolio);

/** Adds a transaction.
 *
 *  Transactions can be added in any order of dates. All trades of a symbol must be in one currency; dividends and fees
 *  may be in other currencies.
 *
 *  @param transaction [not_null]  the transaction to add.
 *  @param lots [null]  the lots that a sale selects. Their quantities must add up to the quantity of the sale. With
 *          MONEY_LOTS_SPECIFIC every sale must select lots; with MONEY_LOTS_AVERAGE no sale may. NULL for the
 *          portfolio's lot method.
 *  @param lot_count  the number of lots, 0 to MONEY_LOT_SELECTIONS_MAX.
 *  @param stored [null]  receives the transaction with its id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT (a transaction on this date or a later one needs more shares, or more cost
 *          basis, than is held; the error names the first such transaction), MONEY_ERR_DUPLICATE_ID,
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_INVALID_RATE, MONEY_ERR_NOT_FOUND (a
 *          selected lot does not exist), MONEY_ERR_DATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX (a text is not one line),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 *  @see money_portfolio_edit, money_portfolio_remove
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_add(money_portfolio_t *portfolio, const money_transaction_t *transaction,
                                             const money_lot_selection_t *lots, size_t lot_count,
                                             money_transaction_t *stored, money_error_t *error);

/** Replaces the transaction with the same id, under the rules of money_portfolio_add. The new transaction keeps the
 *  position of the old one among the transactions of a date.
 *  @param transaction [not_null]  the new transaction, with the id of the old one.
 *  @param lots [null]  the lots that a sale selects, as in money_portfolio_add.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no transaction or selected lot has this id), MONEY_ERR_BUSY,
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT,
 *          MONEY_ERR_INVALID_RATE, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @see money_portfolio_find
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_edit(money_portfolio_t *portfolio, const money_transaction_t *transaction,
                                              const money_lot_selection_t *lots, size_t lot_count,
                                              money_error_t *error);

/** Removes the transaction with the given id.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no transaction has this id), MONEY_ERR_INSUFFICIENT (a later sale needs the
 *          shares), MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_remove(money_portfolio_t *portfolio, const char *id, money_error_t *error);

/** Returns the number of transactions.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_portfolio_count(const money_portfolio_t *portfolio, size_t *count,
                                               money_error_t *error);

/** Returns the transaction at an index, ordered by date, then by insertion.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is out of range).
 *  @see money_portfolio_transactions, money_portfolio_find
 */
MONEY_API money_status_t money_portfolio_transaction_at(const money_portfolio_t *portfolio, size_t index,
                                                        money_transaction_t *transaction, money_error_t *error);

/** Returns a range of transactions, ordered by date, then by insertion.
 *  @param first  the index of the first transaction to return, at most the number of transactions.
 *  @param rows [out count=capacity]  receives the transactions. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of transactions returned; 0 if `first` is the number of transactions.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of transactions).
 *  @since 0.2
 *  @see money_portfolio_transaction_at
 */
MONEY_API money_status_t money_portfolio_transactions(const money_portfolio_t *portfolio, size_t first,
                                                      money_transaction_t *rows, size_t capacity, size_t *count,
                                                      money_error_t *error);

/** Returns the transaction with the given id.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no transaction has this id), MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_portfolio_find(const money_portfolio_t *portfolio, const char *id,
                                              money_transaction_t *transaction, money_error_t *error);

/** Returns the lot selection of a sale at an index, in the order of the sale's selections.
 *  @param id  the id of the sale.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the transaction does not exist, or `index` is out of range),
 *          MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 *  @see money_portfolio_lot_selections
 */
MONEY_API money_status_t money_portfolio_lot_selection_at(const money_portfolio_t *portfolio, const char *id,
                                                          size_t index, money_lot_selection_t *lot,
                                                          money_error_t *error);

/** Returns a range of the lot selections of a sale.
 *  @param id  the id of the sale. Other transactions contain no selections.
 *  @param first  the index of the first selection to return, at most the number of selections.
 *  @param rows [out count=capacity]  receives the selections. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of selections returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the transaction does not exist, or `first` is above the number of its
 *          selections), MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 *  @since 0.2
 */
MONEY_API money_status_t money_portfolio_lot_selections(const money_portfolio_t *portfolio, const char *id,
                                                        size_t first, money_lot_selection_t *rows, size_t capacity,
                                                        size_t *count, money_error_t *error);

/** The options with which a portfolio was created. 32 bytes. */
typedef struct money_portfolio_info_s {
    char currency[MONEY_CODE_SIZE];
    money_lot_method_t method;
    money_short_sale_policy_t short_sales;
    money_fee_policy_t fees;
    money_bool_t wash_sales;
    money_capital_policy_t capital;
} money_portfolio_info_t;

/** Returns the options with which a portfolio was created.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_portfolio_info(const money_portfolio_t *portfolio, money_portfolio_info_t *info,
                                              money_error_t *error);

/** Writes a portfolio as JSON, with its transactions in insertion order. The same portfolio always produces the same
 *  bytes.
 *  @param json  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_to_json(const money_portfolio_t *portfolio, char **json, size_t *length,
                                                 money_error_t *error);

/** Reads a portfolio from JSON that money_portfolio_to_json wrote. Free it with money_portfolio_free.
 *  @param registry  user-defined currencies, of which the portfolio stores a copy; NULL for the built-in ones only.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_OUT_OF_MEMORY,
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_DUPLICATE_ID, MONEY_ERR_ENCODING,
 *          MONEY_ERR_INSUFFICIENT, MONEY_ERR_INVALID_RATE, MONEY_ERR_LIMIT, MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_from_json(const char *json, size_t length,
                                                   const money_currency_registry_t *registry,
                                                   money_portfolio_t **portfolio, money_error_t *error);

/** Reads a portfolio from comma-separated values. Free it with money_portfolio_free.
 *
 *  The first line names the columns, in any order; each further line is a transaction.
 *
 *  - Required columns: `date`, `action`, `symbol`, `quantity`, and `total` or `price`
 *  - Optional columns: `id`, `currency`, `fee` (or `fees`), `fee_currency`, `rate`, `lots`, `into`, `cost_share`
 *    and `opened`
 *
 *  Without a total, the total is quantity × price, exactly. With a total, the price is ignored but must be a number.
 *  Without the column `currency`, all amounts are in the portfolio's currency. The quantity of a split and of
 *  other actions with a ratio is a ratio such as 2:1.
 *
 *  A document whose dates only descend is read from the end. Purchases are moved before a sale of the same date that
 *  needs them. docs/guide/portfolio-formats.md explains both rules.
 *
 *  @param currency  the currency of all reports, as in money_portfolio_new.
 *  @param options  the options; NULL for the defaults.
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE,
 *          MONEY_ERR_DUPLICATE_ID, MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT, MONEY_ERR_INVALID_RATE, MONEY_ERR_LIMIT,
 *          MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_from_csv(const char *csv, size_t length, const char *currency,
                                                  const money_portfolio_options_t *options,
                                                  money_portfolio_t **portfolio, money_error_t *error);

/** Writes the transactions as comma-separated values, in insertion order.
 *
 *  The columns are `id`, `date`, `action`, `symbol`, `quantity`, `price`, `total`, `currency`, `fee`, `fee_currency`,
 *  `rate` and, where a transaction uses them, `lots`, `into`, `cost_share` and `opened`. The column `lots` contains
 *  pairs id:quantity, separated by semicolons. The price is rounded to 8
 *  fraction digits; the total is exact. money_portfolio_from_csv reads the same transactions from the document. The
 *  portfolio's options are not included.
 *
 *  @param csv  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_to_csv(const money_portfolio_t *portfolio, char **csv, size_t *length,
                                                money_error_t *error);

/** Writes a portfolio as a Beancount journal.
 *
 *  Beancount selects the lots of each sale itself and checks each gain. Each purchase is split into the parts that are
 *  sold, each with its cost. Exchange rates are not included.
 *
 *  @param journal  receives the journal. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the journal without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (a quantity after a split is not a finite decimal, or the journal
 *          cannot express an action or a tax rule), MONEY_ERR_LIMIT (the journal
 *          would contain more than 1,048,576 lines for shares; each split rewrites all open lots), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_to_beancount(const money_portfolio_t *portfolio, char **journal,
                                                      size_t *length, money_error_t *error);

/** Writes a portfolio as a journal for Ledger and hledger, in which shares and amounts balance exactly.
 *
 *  The account `Assets` contains the holdings, `Equity:Trading` with the name of the security their cost basis, and
 *  `Income:Gains` the realised gains. Exchange rates are not included.
 *
 *  @param journal  receives the journal. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the journal without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (the quantity held after a split is not a finite decimal, or the journal
 *          cannot express an action or a tax rule), MONEY_ERR_DATE (a
 *          year is before 1400), MONEY_ERR_OVERFLOW, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_to_ledger(const money_portfolio_t *portfolio, char **journal, size_t *length,
                                                   money_error_t *error);

/** Returns the revision of a portfolio: 0 for a new portfolio, incremented by each change.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_portfolio_revision(const money_portfolio_t *portfolio, uint64_t *revision,
                                                  money_error_t *error);

/** Sets the change callback, which runs after each change, replacing the previous one.
 *  @param callback  the callback; NULL for no callback.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_portfolio_on_change(money_portfolio_t *portfolio, money_change_callback_t callback,
                                                   void *user_data, money_error_t *error);

/** Releases the cached results of earlier valuations, which the next valuation computes again. Call it when memory is
 *  low.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_portfolio_release_memory(money_portfolio_t *portfolio, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_PORTFOLIO_H */
