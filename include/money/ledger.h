/** @file ledger.h
 *  Double-entry ledgers: accounts, balanced transactions, closed periods, and revaluation.
 *
 *  A ledger contains accounts and transactions. A transaction contains postings, each of which adds an amount to an
 *  account: a positive amount is a debit, a negative amount a credit. The postings of a transaction sum to zero in
 *  every currency, or the call fails and changes nothing. Therefore, the balances of all accounts sum to zero in every
 *  currency on any date.
 *
 *  Transactions are never changed or removed; a transaction is corrected by reversing it. Amounts are exact, and only
 *  money_ledger_revalue rounds. Statements of accounts and reports are in money/ledger_report.h.
 *
 *  The name of an account contains the names of its parents, separated by colons: "Assets:Bank" is a child of "Assets".
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_ledger_t *ledger = NULL;
 *          money_posting_t rent[2] = { MONEY_POSTING_INIT, MONEY_POSTING_INIT };
 *          money_date_t date;
 *          money_t balance;
 *
 *          MONEY_CHECK(money_ledger_new("EUR", &ledger, NULL));
 *          MONEY_CHECK(money_ledger_add_account(ledger, "Assets:Bank", MONEY_ACCOUNT_ASSET, NULL, NULL));
 *          MONEY_CHECK(money_ledger_add_account(ledger, "Expenses:Rent", MONEY_ACCOUNT_EXPENSE, NULL, NULL));
 *          rent[0].account = "Expenses:Rent";
 *          rent[0].amount = money_literal("1000.00 EUR");
 *          rent[1].account = "Assets:Bank";
 *          rent[1].amount = money_literal("-1000.00 EUR");
 *          MONEY_CHECK(money_date_parse("2024-01-02", MONEY_NTS, &date, NULL));
 *          MONEY_CHECK(money_ledger_post(ledger, date, "rent", MONEY_NTS, rent, 2, NULL, NULL));
 *          MONEY_CHECK(money_ledger_balance(ledger, "Assets", "EUR", date, 1, NULL, &balance, NULL));
 *          printf("%s\n", money_show(&balance));
 *          money_ledger_free(ledger);
 *          return 0;
 *      }
 *  @output
 *      -1000.00 EUR
 */
#ifndef MONEY_LEDGER_H
#define MONEY_LEDGER_H

#include "rates.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A double-entry ledger. */
typedef struct money_ledger_s money_ledger_t;

/** Buffer size for the name of any account, including the NUL. */
#define MONEY_ACCOUNT_SIZE 128
/** Buffer size for the description of any transaction, including the NUL. */
#define MONEY_DESCRIPTION_SIZE 256
/** The maximum number of postings that one call adds to a ledger. */
#define MONEY_POSTINGS_MAX 65536

/** The kind of an account. */
typedef int32_t money_account_kind_t;

#define MONEY_ACCOUNT_ANY 0      /* of a row of a report: accounts of several kinds; no account is of this kind */
#define MONEY_ACCOUNT_ASSET 1
#define MONEY_ACCOUNT_LIABILITY 2
#define MONEY_ACCOUNT_EQUITY 3
#define MONEY_ACCOUNT_INCOME 4
#define MONEY_ACCOUNT_EXPENSE 5
#define MONEY_ACCOUNT_EXCHANGE 6 /* an equity account over which transactions exchange currencies */

/** The kind of a transaction. */
typedef int32_t money_ledger_transaction_kind_t;

#define MONEY_LEDGER_TRANSACTION_ENTRY 0       /* money_ledger_post */
#define MONEY_LEDGER_TRANSACTION_REVERSAL 1    /* money_ledger_reverse, or the second transaction of
                                                  money_ledger_revalue */
#define MONEY_LEDGER_TRANSACTION_CLOSING 2     /* money_ledger_close_period */
#define MONEY_LEDGER_TRANSACTION_REVALUATION 3 /* money_ledger_revalue */

/** Information about a ledger. */
typedef struct money_ledger_info_s {
    char base[MONEY_CODE_SIZE];  /* the base currency */
    money_date_t closed;         /* the last date of the closed periods, or MONEY_DATE_NONE */
    uint64_t account_count;      /* the number of accounts, with those that only group others */
    uint64_t transaction_count;
    uint64_t posting_count;      /* the number of postings of all transactions */
} money_ledger_info_t;

/** An account. */
typedef struct money_ledger_account_s {
    money_account_kind_t kind;
    money_bool_t is_group;          /* 1 if the account only groups its children, and accepts no postings */
    char currency[MONEY_CODE_SIZE]; /* the currency of its postings; "" for any currency */
    char name[MONEY_ACCOUNT_SIZE];
} money_ledger_account_t;

/** A transaction. */
typedef struct money_ledger_transaction_s {
    uint64_t id;                  /* 1, 2, 3, … in the order in which transactions were added */
    uint64_t reverses;            /* the id of the transaction that it reverses, or 0 */
    uint64_t reversed_by;         /* the id of the transaction that reverses it, or 0 */
    uint64_t first_posting;       /* the index of its first posting in money_ledger_postings */
    uint64_t posting_count;
    money_date_t date;
    money_ledger_transaction_kind_t kind;
    char description[MONEY_DESCRIPTION_SIZE];
} money_ledger_transaction_t;

/** A posting of a ledger. */
typedef struct money_ledger_posting_s {
    uint64_t transaction;             /* the id of its transaction */
    money_t amount;                   /* positive for a debit, negative for a credit */
    char account[MONEY_ACCOUNT_SIZE];
} money_ledger_posting_t;

/** Creates an empty ledger. Free it with money_ledger_free.
 *  @param base  the base currency, in which revaluations are posted.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`base` is not a currency code).
 *  @since 0.2
 */
MONEY_API money_status_t money_ledger_new(const char *base, money_ledger_t **ledger, money_error_t *error);

/** Frees a ledger. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_ledger_free(money_ledger_t *ledger);

/** Returns information about a ledger.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_ledger_info(const money_ledger_t *ledger, money_ledger_info_t *info,
                                           money_error_t *error);

/* ------------------------------------------------------------------------------------------------------- Accounts */

/** Adds an account, and those of its parents that do not exist.
 *
 *  A parent that the call creates only groups its children: it accepts no postings until it is added itself. It is of
 *  the kind of the account, or of MONEY_ACCOUNT_EQUITY above an exchange account. All accounts below one are of its
 *  kind, except that exchange accounts and equity accounts may be below each other.
 *
 *  If the account exists with the same kind and currency, the call changes nothing.
 *
 *  @param name  one line of UTF-8, 1 to 127 bytes. Each part between colons is not empty, and neither begins nor ends
 *               with a space.
 *  @param currency [null]  the currency of all postings; NULL for any currency.
 *  @return MONEY_OK; MONEY_ERR_ACCOUNT (the account exists with another kind or currency, or is of another kind than
 *          its parent), MONEY_ERR_SYNTAX (`name` is not an account name, or `currency` is not a currency code),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (`name` is longer than 127 bytes).
 *  @since 0.2
 */
MONEY_API money_status_t money_ledger_add_account(money_ledger_t *ledger, const char *name, money_account_kind_t kind,
                                                  const char *currency, money_error_t *error);

/** Returns a range of the accounts, in the order in which they were created.
 *  @param first  the index of the first account to return, at most the number of accounts.
 *  @param rows [out count=capacity]  receives the accounts. At most `capacity` elements are written.
 *  @param count  receives the number of accounts returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of accounts).
 *  @since 0.2
 */
MONEY_API money_status_t money_ledger_accounts(const money_ledger_t *ledger, size_t first,
                                               money_ledger_account_t *rows, size_t capacity, size_t *count,
                                               money_error_t *error);

/* --------------------------------------------------------------------------------------------------- Transactions */

/** A posting to add: an amount and its account. 48 bytes. */
typedef struct money_posting_s {
    uint32_t struct_size;
    uint32_t reserved;   /* must be 0 */
    const char *account; /* the name of the account. The NUL-terminated text is copied. */
    money_t amount;      /* positive for a debit, negative for a credit */
} money_posting_t;

#define MONEY_POSTING_INIT { (uint32_t)sizeof(money_posting_t), 0, NULL, { 0, 0, 0, "" } }

/** Sets a posting to its defaults, as MONEY_POSTING_INIT does. NULL is allowed.
 *  @param posting [null]  receives the defaults; the account and the amount are unset.
 *  @since 0.2
 */
MONEY_EXPORT void money_posting_init(money_posting_t *posting);

/** Adds a transaction to a ledger.
 *
 *  The postings sum to zero in each currency. A transaction with several currencies exchanges them over an account of
 *  the kind MONEY_ACCOUNT_EXCHANGE. A payment of 10.00 USD for 9.26 EUR is four postings: -10.00 USD and 9.26 EUR of
 *  the bank accounts, and 10.00 USD and -9.26 EUR of the exchange account.
 *
 *  Transactions may be added in any order of their dates.
 *
 *  @param description  one line of UTF-8, at most 255 bytes.
 *  @param postings  2 to 65,536 postings.
 *  @param id [null]  receives the id of the transaction.
 *  @return MONEY_OK; MONEY_ERR_UNBALANCED (the postings of a currency do not sum to zero), MONEY_ERR_NOT_FOUND (an
 *          account does not exist), MONEY_ERR_ACCOUNT (an account only groups others), MONEY_ERR_CURRENCY_MISMATCH (an
 *          amount is not in the currency of its account), MONEY_ERR_PERIOD_CLOSED (the date is in a closed period),
 *          MONEY_ERR_DATE, MONEY_ERR_OVERFLOW (the debits and credits of an account in a currency exceed 38 digits in
 *          total), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_ledger_reverse
 */
MONEY_API money_status_t money_ledger_post(money_ledger_t *ledger, money_date_t date, const char *description,
                                           size_t length, const money_posting_t *postings, size_t count, uint64_t *id,
                                           money_error_t *error);

/** Reverses a transaction: adds a transaction with the negated amounts and the same description.
 *  @param transaction  the id of the transaction to reverse, which may be a reversal itself.
 *  @param date  the date of the reversal, not before that of the transaction.
 *  @param id [null]  receives the id of the reversal.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no transaction has this id), MONEY_ERR_STATE (the transaction is reversed
 *          already, or closes a period), MONEY_ERR_PERIOD_CLOSED (the date is in a closed period), MONEY_ERR_DATE
 *          (`date` is not a date, or is before that of the transaction), MONEY_ERR_OVERFLOW.
 *  @since 0.2
 */
MONEY_API money_status_t money_ledger_reverse(money_ledger_t *ledger, uint64_t transaction, money_date_t date,
                                              uint64_t *id, money_error_t *error);

/** Closes the period that ends on a date: no transaction on or before that date can be added from then on.
 *
 *  If `equity` is set, the balances of all income and expense accounts on that date are transferred to it by a closing
 *  transaction, which income statements exclude. No transaction is added if all of these balances are zero.
 *
 *  @param date  the last date of the period.
 *  @param equity [null]  the equity account for the result; NULL to transfer no balances.
 *  @param id [null]  receives the id of the closing transaction, or 0.
 *  @return MONEY_OK; MONEY_ERR_PERIOD_CLOSED (the date is in a closed period), MONEY_ERR_NOT_FOUND (`equity` does not
 *          exist), MONEY_ERR_ACCOUNT (`equity` is not an equity account, or only groups others),
 *          MONEY_ERR_CURRENCY_MISMATCH (`equity` does not accept a currency of the result), MONEY_ERR_DATE,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_ledger_close_period(money_ledger_t *ledger, money_date_t date, const char *equity,
                                                   uint64_t *id, money_error_t *error);

/** Revalues exchange accounts at the rates of a date, and reverses the revaluation on the next day.
 *
 *  The balances of an exchange account are the reverse of the currencies held elsewhere: after a purchase of 100 USD
 *  for 80 EUR, they are -100 USD and 80 EUR. Their value in the base currency is the unrealised exchange loss, or gain
 *  if it is negative. The call adds a transaction in the base currency that transfers it to the account `gain`, and the
 *  reversal of this transaction on the next day. No transaction is added if all of these values are zero.
 *
 *  Each account is converted exactly and rounded once. A currency with a balance of zero needs no rate: if only a
 *  balance in the base currency is left, it is transferred as it is.
 *
 *  @param date  the date of the balances and of the rates.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options of money_rates_convert, whose date is `date` if it is unset; NULL for the defaults.
 *  @param exchange [null]  the account to revalue, of any kind; NULL for all accounts of the kind
 *                          MONEY_ACCOUNT_EXCHANGE, of which at least one must exist.
 *  @param gain  the account for the exchange gain or loss.
 *  @param id [null]  receives the id of the revaluation, or 0. The id of its reversal follows.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (an account does not exist, or the ledger contains no exchange account),
 *          MONEY_ERR_ACCOUNT (an account only groups others, or `gain` is to be revalued), MONEY_ERR_CURRENCY_MISMATCH
 *          (an account does not accept the base currency), MONEY_ERR_PERIOD_CLOSED (the date is in a closed period),
 *          MONEY_ERR_DATE (the next day is not a date either), MONEY_ERR_INEXACT, MONEY_ERR_NO_RATE,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_rates_convert
 */
MONEY_API money_status_t money_ledger_revalue(money_ledger_t *ledger, money_date_t date, const money_rates_t *rates,
                                              const money_convert_options_t *options, const char *exchange,
                                              const char *gain, uint64_t *id, money_error_t *error);

/** Returns a range of the transactions, by id.
 *  @param first  the index of the first transaction to return, at most the number of transactions. The index is the id
 *                less 1.
 *  @param rows [out count=capacity]  receives the transactions. At most `capacity` elements are written.
 *  @param count  receives the number of transactions returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of transactions).
 *  @since 0.2
 */
MONEY_API money_status_t money_ledger_transactions(const money_ledger_t *ledger, size_t first,
                                                   money_ledger_transaction_t *rows, size_t capacity, size_t *count,
                                                   money_error_t *error);

/** Returns a range of the postings of all transactions, by the ids of the transactions.
 *  @param first  the index of the first posting to return, at most the number of postings.
 *  @param rows [out count=capacity]  receives the postings. At most `capacity` elements are written.
 *  @param count  receives the number of postings returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of postings).
 *  @since 0.2
 */
MONEY_API money_status_t money_ledger_postings(const money_ledger_t *ledger, size_t first,
                                               money_ledger_posting_t *rows, size_t capacity, size_t *count,
                                               money_error_t *error);

/* ------------------------------------------------------------------------------------------------------- Balances */

/** Returns the balance of an account in a currency at the end of a date: positive for a debit balance.
 *
 *  The balance is exact. It is written with the fraction digits of the currency, or more if its value requires them.
 *  The duration of the call grows with the logarithm of the number of postings, and with the number of accounts below
 *  the account.
 *
 *  @param date  the date, or MONEY_DATE_NONE for the balance of all postings.
 *  @param with_children  1 to add the balances of all accounts below the account.
 *  @param registry  user-defined currencies, for their fraction digits; NULL for the built-in ones only.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the account does not exist), MONEY_ERR_DATE, MONEY_ERR_OVERFLOW (the sum of
 *          the accounts exceeds 38 digits), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 */
MONEY_API money_status_t money_ledger_balance(const money_ledger_t *ledger, const char *account, const char *currency,
                                              money_date_t date, money_bool_t with_children,
                                              const money_currency_registry_t *registry, money_t *balance,
                                              money_error_t *error);

/* ------------------------------------------------------------------------------------------------------ Documents */

/** Writes a ledger as JSON. The same ledger always produces the same bytes.
 *  @param json  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_ledger_from_json
 *  @long
 */
MONEY_API money_status_t money_ledger_to_json(const money_ledger_t *ledger, char **json, size_t *length,
                                              money_error_t *error);

/** Reads a ledger from JSON that money_ledger_to_json wrote. Free it with money_ledger_free.
 *
 *  Every transaction is checked as when it is added.
 *
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_UNBALANCED, MONEY_ERR_NOT_FOUND,
 *          MONEY_ERR_ACCOUNT, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_STATE, MONEY_ERR_SYNTAX, MONEY_ERR_DATE,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_ledger_from_json(const char *json, size_t length, money_ledger_t **ledger,
                                                money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_LEDGER_H */
