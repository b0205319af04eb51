/** @file portfolio.h
 *  Transactions in securities, with lots, and the formats they are read from and written to.
 *
 *  @tier core
 *
 *  @contents
 *      money_portfolio_t                Transactions in securities, by date, and what follows from them: lots,
 *                                        positions, profit.
 *      money_action_t                   What a transaction records.
 *      money_transaction_t              Something that happened: a trade, a payment, or a split.
 *      money_chosen_lot_t               A part of a lot that a sale names.
 *      money_lot_method_t               Which lots a sale takes.
 *      money_shortage_t                 What happens when more is sold than held.
 *      money_portfolio_options_t        What a portfolio is made with, and keeps.
 *      money_portfolio_options_init     Writes MONEY_PORTFOLIO_OPTIONS_INIT.
 *      money_portfolio_new              Makes an empty portfolio.
 *      money_portfolio_free             Releases a portfolio.
 *      money_portfolio_add              Adds a transaction.
 *      money_portfolio_edit             Puts a transaction in the place of the one with its id, under the rules of
 *                                        money_portfolio_add: what it replaces does not count in the check.
 *      money_portfolio_delete           Deletes the transaction of an id.
 *      money_portfolio_count            How many transactions there are.
 *      money_portfolio_transaction      The transaction at an index, by date, then entry.
 *      money_portfolio_find             The transaction of an id.
 *      money_portfolio_chosen_lot       The lot that a sale names, at an index in the order it named them.
 *      money_portfolio_info_t           What a portfolio is made with.
 *      money_portfolio_info             Tells what a portfolio was made with.
 *      money_portfolio_to_json          Writes a portfolio as JSON that money_portfolio_from_json reads back, in the
 *                                        order its transactions were entered: the same portfolio always gives the
 *                                        same bytes.
 *      money_portfolio_from_json        Reads what money_portfolio_to_json wrote.
 *      money_portfolio_from_csv         Reads transactions as comma-separated values into a new portfolio, whole or
 *                                        not at all.
 *      money_portfolio_to_csv           Writes the transactions as comma-separated values, in the order they were
 *                                        entered: id, date, action, symbol, quantity, price (shown to 8 digits; the
 *                                        total counts), total, currency, fee, fee_currency, rate, and, where a sale
 *                                        names lots, lots (id:quantity, a semicolon between them).
 *      money_portfolio_to_beancount     Writes the portfolio as a journal for beancount, which finds the lots of each
 *                                        sale by the method itself and checks each gain: whatever `bean-check`
 *                                        accepts adds up.
 *      money_portfolio_to_ledger        Writes the portfolio as a journal for ledger and hledger, in which shares and
 *                                        money balance exactly, each by itself: `Assets` has what is held,
 *                                        `Equity:Trading` under the security's name what it cost, `Income:Gains` what
 *                                        sales made.
 *      money_portfolio_revision         A number that grows by one with each change: 0 for a new portfolio.
 *      money_portfolio_on_change        Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *      money_portfolio_release_memory   Gives back memory that the portfolio holds only to be faster.
 */
#ifndef MONEY_PORTFOLIO_H
#define MONEY_PORTFOLIO_H

#include "rates.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Transactions in securities, by date, and what follows from them: lots, positions, profit. */
typedef struct money_portfolio_s money_portfolio_t;

/** Room for a transaction's id and its NUL. */
#define MONEY_ID_SIZE 40
/** Room for a security's symbol and its NUL. */
#define MONEY_SYMBOL_SIZE 32
/** The most lots one sale names. */
#define MONEY_CHOSEN_LOTS_MAX 1024

/** What a transaction records. */
typedef int32_t money_action_t;

#define MONEY_ACTION_BUY 0
#define MONEY_ACTION_SELL 1
#define MONEY_ACTION_DIVIDEND 2 /* income: any payment that a security brings */
#define MONEY_ACTION_FEE 3      /* a cost by itself, of a security or of none */
#define MONEY_ACTION_SPLIT 4    /* for each `per` shares there are `quantity` after it: 2 for 1, 1 for 10 */

/** Something that happened: a trade, a payment, or a split. 224 bytes. */
typedef struct money_transaction_s {
    char id[MONEY_ID_SIZE];         /* one line of UTF-8, at most 39 bytes, NUL-terminated; "" on adding: one is given */
    char symbol[MONEY_SYMBOL_SIZE]; /* one line of UTF-8, at most 31 bytes; "" only of a fee that concerns no security */
    money_date_t date;
    money_action_t action;           /* a MONEY_ACTION_ */
    money_decimal_t quantity; /* of a trade, more than 0; of a split, what there is after it; else 0 */
    money_decimal_t per;      /* of a split, for each so many before it; else 0 */
    money_t total;            /* what was paid or received, without the fee, 0 or more; all zero of a split */
    money_t fee;              /* 0 or more, of any currency; all zero: none. A MONEY_ACTION_FEE has it as its total */
    uint64_t rate_numerator;  /* the transaction's own rate: 1 of the total's currency = numerator/denominator of the */
    uint64_t rate_denominator; /* portfolio's; 0/0: the rate of the day. It goes for a fee of that currency too */
    uint64_t reserved[2];     /* 0 */
} money_transaction_t;

/** A part of a lot that a sale names. 64 bytes. */
typedef struct money_chosen_lot_s {
    char id[MONEY_ID_SIZE];   /* of the purchase that made the lot */
    money_decimal_t quantity; /* of it, in shares as of the sale; more than 0 */
} money_chosen_lot_t;

/** Which lots a sale takes. */
typedef int32_t money_lot_method_t;

#define MONEY_LOTS_FIFO 0    /* the oldest first; the default */
#define MONEY_LOTS_LIFO 1    /* the newest first */
#define MONEY_LOTS_HIFO 2    /* the dearest a share first, ties by age */
#define MONEY_LOTS_AVERAGE 3 /* a share of all, at their average cost */
#define MONEY_LOTS_CHOSEN 4  /* those that each sale names */

/** What happens when more is sold than held. */
typedef int32_t money_shortage_t;

#define MONEY_SHORTAGE_REJECT 0  /* selling more than is held is MONEY_ERR_INSUFFICIENT; the default */
#define MONEY_SHORTAGE_SHORT 1   /* it is a debt of shares, which a later purchase settles */
#define MONEY_SHORTAGE_MISSING 2 /* it is noted as missing, and nothing is made of what it brought */

/** What a portfolio is made with, and keeps. */
typedef struct money_portfolio_options_s {
    uint32_t struct_size;
    money_lot_method_t method;                   /* a MONEY_LOTS_ */
    money_shortage_t shortage;                 /* a MONEY_SHORTAGE_ */
    uint32_t reserved;                /* 0 */
    const money_registry_t *registry; /* currencies of the program's own; copied; may be NULL */
} money_portfolio_options_t;

#define MONEY_PORTFOLIO_OPTIONS_INIT \
    { (uint32_t)sizeof(money_portfolio_options_t), MONEY_LOTS_FIFO, MONEY_SHORTAGE_REJECT, 0, NULL }

/** Writes MONEY_PORTFOLIO_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_portfolio_options_init(money_portfolio_options_t *options);

/** Makes an empty portfolio. Freed with money_portfolio_free.
 *  @param currency  what everything is reported in; one with minor units.
 *  @param options   NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code).
 */
MONEY_API money_status_t money_portfolio_new(const char *currency, const money_portfolio_options_t *options,
                                             money_portfolio_t **portfolio, money_error_t *error);

/** Releases a portfolio. NULL is allowed. In its own callback it takes effect when that has returned. */
MONEY_EXPORT void money_portfolio_free(money_portfolio_t *portfolio);

/** Adds a transaction.
 *
 *  Transactions count by date, those of one day in the order they were entered, whatever the order of the dates they
 *  came in. All trades of one symbol are in one currency; dividends and fees may be in others.
 *
 *  @param lots [null]       of a sale: the lots it sells, their quantities adding up to its own; NULL with count 0: what the
 *                    portfolio's method takes. Not at average cost; with MONEY_LOTS_CHOSEN every sale names its lots.
 *  @param lot_count  0 to MONEY_CHOSEN_LOTS_MAX.
 *  @param stored [null]     receives the transaction with its id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT (more sold than held, on its date or on a later one; the text names the
 *          first sale that is too large; also: a lot that has less), MONEY_ERR_DUPLICATE_ID,
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_INVALID_RATE, MONEY_ERR_NOT_FOUND (no
 *          such lot), MONEY_ERR_DATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX (not one line), MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_portfolio_add(money_portfolio_t *portfolio, const money_transaction_t *transaction,
                                             const money_chosen_lot_t *lots, size_t lot_count,
                                             money_transaction_t *stored, money_error_t *error);

/** Puts a transaction in the place of the one with its id, under the rules of money_portfolio_add: what it replaces does
 *  not count in the check. Among those of its day it keeps its place by entry.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUSY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE,
 *          MONEY_ERR_DUPLICATE_ID, MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT, MONEY_ERR_INVALID_RATE,
 *          MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_portfolio_edit(money_portfolio_t *portfolio, const money_transaction_t *transaction,
                                              const money_chosen_lot_t *lots, size_t lot_count, money_error_t *error);

/** Deletes the transaction of an id.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_INSUFFICIENT (what it bought was sold later), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_portfolio_delete(money_portfolio_t *portfolio, const char *id, money_error_t *error);

/** How many transactions there are.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_portfolio_count(const money_portfolio_t *portfolio, size_t *count,
                                               money_error_t *error);

/** The transaction at an index, by date, then entry.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_portfolio_transaction(const money_portfolio_t *portfolio, size_t index,
                                                     money_transaction_t *transaction, money_error_t *error);

/** The transaction of an id.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_portfolio_find(const money_portfolio_t *portfolio, const char *id,
                                              money_transaction_t *transaction, money_error_t *error);

/** The lot that a sale names, at an index in the order it named them.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such transaction, or no more lots), MONEY_ERR_ENCODING,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_portfolio_chosen_lot(const money_portfolio_t *portfolio, const char *id, size_t index,
                                                    money_chosen_lot_t *lot, money_error_t *error);

/** What a portfolio is made with. 24 bytes. */
typedef struct money_portfolio_info_s {
    char currency[MONEY_CODE_SIZE];
    money_lot_method_t method;   /* a MONEY_LOTS_ */
    money_shortage_t shortage; /* a MONEY_SHORTAGE_ */
    uint32_t reserved;
} money_portfolio_info_t;

/** Tells what a portfolio was made with.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_portfolio_info(const money_portfolio_t *portfolio, money_portfolio_info_t *info,
                                              money_error_t *error);

/** Writes a portfolio as JSON that money_portfolio_from_json reads back, in the order its transactions were entered: the
 *  same portfolio always gives the same bytes.
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_to_json(const money_portfolio_t *portfolio, char **json, size_t *length,
                                                 money_error_t *error);

/** Reads what money_portfolio_to_json wrote. Freed with money_portfolio_free.
 *  @param registry  the currencies of the program's own; copied; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_BUSY,
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_DUPLICATE_ID, MONEY_ERR_ENCODING,
 *          MONEY_ERR_INSUFFICIENT, MONEY_ERR_INVALID_RATE, MONEY_ERR_LIMIT, MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_from_json(const char *json, size_t length, const money_registry_t *registry,
                                                   money_portfolio_t **portfolio, money_error_t *error);

/** Reads transactions as comma-separated values into a new portfolio, whole or not at all. Freed with
 *  money_portfolio_free.
 *
 *  The first line names the columns, in any order: `date`, `action`, `symbol`, `quantity`, and `total` or `price`; there
 *  may be `id`, `currency`, `fee` (or `fees`), `fee_currency`, `rate` and `lots`. Each further line is a transaction, in
 *  the order they were entered. Where there is no total it is quantity * price, exactly; where there is one, the price is
 *  not looked at but that it is a number. Where there is no column `currency` all is in the portfolio's. The quantity of a
 *  split is a ratio as 2:1.
 *  @param currency  as of money_portfolio_new, and so are the options.
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_BUSY, MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_DATE, MONEY_ERR_DUPLICATE_ID, MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT,
 *          MONEY_ERR_INVALID_RATE, MONEY_ERR_LIMIT, MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_from_csv(const char *csv, size_t length, const char *currency,
                                                  const money_portfolio_options_t *options,
                                                  money_portfolio_t **portfolio, money_error_t *error);

/** Writes the transactions as comma-separated values, in the order they were entered: id, date, action, symbol, quantity,
 *  price (shown to 8 digits; the total counts), total, currency, fee, fee_currency, rate, and, where a sale names lots,
 *  lots (id:quantity, a semicolon between them). money_portfolio_from_csv makes the same transactions of it; what the
 *  portfolio is made with is not in it, and its revision is then the count of transactions.
 *  @param csv     receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_to_csv(const money_portfolio_t *portfolio, char **csv, size_t *length,
                                                money_error_t *error);

/** Writes the portfolio as a journal for beancount, which finds the lots of each sale by the method itself and checks each
 *  gain: whatever `bean-check` accepts adds up. Purchases are entered in the parts they are sold in, each with its cost.
 *  Rates are not in it.
 *  @param journal  receives the NUL-terminated document; freed with money_string_free.
 *  @param length   receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (a quantity after a split has no last digit), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_to_beancount(const money_portfolio_t *portfolio, char **journal,
                                                      size_t *length, money_error_t *error);

/** Writes the portfolio as a journal for ledger and hledger, in which shares and money balance exactly, each by itself:
 *  `Assets` has what is held, `Equity:Trading` under the security's name what it cost, `Income:Gains` what sales made.
 *  Rates are not in it.
 *  @param journal  receives the NUL-terminated document; freed with money_string_free.
 *  @param length   receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (a quantity after a split has no last digit), MONEY_ERR_DATE (a year before
 *          1400), MONEY_ERR_OVERFLOW, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_to_ledger(const money_portfolio_t *portfolio, char **journal, size_t *length,
                                                   money_error_t *error);

/** A number that grows by one with each change: 0 for a new portfolio.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_portfolio_revision(const money_portfolio_t *portfolio, uint64_t *revision,
                                                  money_error_t *error);

/** Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_portfolio_on_change(money_portfolio_t *portfolio, money_change_callback_t callback,
                                                   void *user_data, money_error_t *error);

/** Gives back memory that the portfolio holds only to be faster.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_portfolio_release_memory(money_portfolio_t *portfolio, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_PORTFOLIO_H */
