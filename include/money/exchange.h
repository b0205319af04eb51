/** @file exchange.h
 *  Exchanges of one amount for another: rate, remainder, margin and fee, and quotes that are accepted once.
 *
 *  An exchange records both amounts, the rate that was applied, and the exact remainder of rounding: `give` × `rate` =
 *  `receive` + `remainder`. The rate is that of a table, or the rate or amount that a bank states. In the latter case,
 *  the difference from the amount at the table's rate is the margin.
 *
 *  A quote is an exchange that is offered until an instant. Its terms cannot be changed: a quote is a handle, because a
 *  struct could be modified between the offer and its acceptance, and its JSON is sealed. A wallet accepts a quote
 *  once, and then books exactly the quoted amounts, even if the rates have changed by then. The library reads no clock;
 *  a call receives the time.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          static const char json[] = "{\"base\":\"EUR\",\"rates\":{\"USD\":1.10}}";
 *          money_t euros = money_literal("100.00 EUR");
 *          money_exchange_terms_t terms = MONEY_EXCHANGE_TERMS_INIT;
 *          money_exchange_quote_t *quote;
 *          money_wallet_t *wallet;
 *          money_rates_t *rates;
 *          money_exchange_t made;
 *          money_error_t error;
 *
 *          MONEY_CHECK(money_rates_from_json(json, MONEY_NTS, &rates, NULL));
 *          MONEY_CHECK(money_wallet_new(&wallet, NULL));
 *          MONEY_CHECK(money_wallet_add(wallet, &euros, NULL, NULL, NULL));
 *          terms.rate = money_decimal_literal("1.08");
 *          MONEY_CHECK(money_exchange_quote_new(&euros, "USD", rates, NULL, &terms, 1709294400, &quote, NULL));
 *          MONEY_CHECK(money_wallet_accept(wallet, quote, 1709294390, NULL, &made, NULL));
 *          printf("%s, margin %s\n", money_show(&made.receive), money_show(&made.margin));
 *          if (money_wallet_accept(wallet, quote, 1709294391, NULL, NULL, &error) == MONEY_ERR_STATE)
 *              printf("%s\n", error.text);
 *          money_exchange_quote_free(quote);
 *          money_wallet_free(wallet);
 *          money_rates_free(rates);
 *          return 0;
 *      }
 *  @output
 *      108.00 USD, margin 2.00 USD
 *      quote has been accepted already
 */
#ifndef MONEY_EXCHANGE_H
#define MONEY_EXCHANGE_H

#include "ledger.h"
#include "wallet.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The terms of an exchange other than its rates; NULL for the rate of the table, no fee and no id. At most one of
 *  `rate` and `receive` is set.
 */
typedef struct money_exchange_terms_s {
    uint32_t struct_size;
    money_bool_t is_inverse; /* 0 if `rate` is the price of 1 unit of the currency given, in the currency received; 1 if
                                it is the price of 1 unit of the currency received, in the currency given */
    money_decimal_t rate;    /* the rate of the exchange, above 0; all zero for the rate of the table */
    money_t receive;         /* the amount received, as stated by a bank, above 0; all zero to calculate it */
    money_t fee;             /* a fee in addition to the amount given, above 0, in any currency; all zero for no fee */
    const char *id;          /* the id of the exchange, which a wallet accepts once: the external id of the entry with
                                the amount given. NULL or "" for no id. */
} money_exchange_terms_t;

#define MONEY_EXCHANGE_TERMS_INIT                                                                                    \
    { (uint32_t)sizeof(money_exchange_terms_t), 0, { 0, 0, 0, 0 }, { 0, 0, 0, "" }, { 0, 0, 0, "" }, NULL }

/** Sets terms to their defaults, as MONEY_EXCHANGE_TERMS_INIT does. NULL is allowed.
 *  @param terms [null]  receives the defaults.
 *  @since 0.2
 */
MONEY_EXPORT void money_exchange_terms_init(money_exchange_terms_t *terms);

/** An exchange: both amounts with the rate, the remainder and the market's rate. `give` × `rate` = `receive` +
 *  `remainder`, exactly.
 */
typedef struct money_exchange_s {
    money_t give;              /* the amount given, above 0 */
    money_t receive;           /* the amount received */
    money_t fee;               /* the fee in addition to `give`; all zero for no fee */
    money_t market_value;      /* `give` at the rate of the table, rounded; all zero without a table */
    money_t margin;            /* `market_value` - `receive`: above 0 if less is received than at the rate of the table;
                                  all zero without a table */
    money_ratio_t rate;        /* the rate of the exchange: 1 `give` = rate `receive`, exactly */
    money_ratio_t remainder;   /* `give` × `rate` - `receive`, exactly */
    money_conversion_t market; /* the mid-market rate: the conversion of `give` at the rate of the table, with its path;
                                  without a table, its rate is 0 and its path empty */
    uint64_t give_entry;       /* the id of the entry of -`give`; 0 for a quote */
    uint64_t receive_entry;    /* the id of the entry of `receive`; 0 for a quote */
    uint64_t fee_entry;        /* the id of the entry of -`fee`, or 0 */
    money_instant_t valid_until; /* the last instant at which a quote is accepted; MONEY_INSTANT_NONE for an exchange
                                    without a quote */
    char id[MONEY_LABEL_SIZE]; /* the id of the exchange, or "" */
} money_exchange_t;

/** Exchanges an amount in a wallet for another currency, at the rate of a table or on terms that a bank states.
 *
 *  The call adds an entry of the negated amount, an entry of the amount received and, if the terms contain a fee, an
 *  entry of the negated fee. All three must be available: part of the sum and not held. The entries of both amounts
 *  record each other as their cost. They are of the kind of the note, or of MONEY_ENTRY_EXCHANGE if it is unspecified;
 *  the fee is of the kind MONEY_ENTRY_FEE.
 *
 *  The amount received is rounded once, as by money_rates_convert, also at a rate of the terms. A stated amount is not
 *  rounded, and its remainder is 0. A wallet contains no remainders; money_ledger_exchange books one to an account.
 *
 *  @param give  the amount to sell, above 0.
 *  @param receive  the currency to buy, which differs from that of `give`.
 *  @param rates [null]  the rate table; NULL for no table: the terms then determine the rate, and the margin is
 *                       unknown.
 *  @param options  the options of money_rates_convert; NULL for the defaults.
 *  @param terms  a rate, an amount, a fee and an id; NULL for the rate of the table, no fee and no id.
 *  @param note  the note of every entry, without a cost and an external id; NULL to omit it.
 *  @param exchange [null]  receives the exchange with the ids of its entries.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT, MONEY_ERR_BUSY, MONEY_ERR_CONFLICT (the wallet contains the id),
 *          MONEY_ERR_CURRENCY_MISMATCH (the stated amount is not in the currency `receive`), MONEY_ERR_INVALID_RATE
 *          (the rate of the terms is negative), MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_INEXACT, MONEY_ERR_LIMIT,
 *          MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @since 0.2
 *  @see money_wallet_exchange, money_exchange_quote_new, money_ledger_exchange
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_exchange_amount(money_wallet_t *wallet, const money_t *give, const char *receive,
                                                      const money_rates_t *rates,
                                                      const money_convert_options_t *options,
                                                      const money_exchange_terms_t *terms,
                                                      const money_wallet_note_t *note, money_exchange_t *exchange,
                                                      money_error_t *error);

/* --------------------------------------------------------------------------------------------------------- Quotes */

/** A quote: an exchange that is offered until an instant. */
typedef struct money_exchange_quote_s money_exchange_quote_t;

/** Creates a quote: computes an exchange, which a wallet can accept until an instant. Free it with
 *  money_exchange_quote_free.
 *
 *  @param give  the amount to sell, above 0.
 *  @param receive  the currency to buy, which differs from that of `give`.
 *  @param rates [null]  the rate table; NULL as in money_wallet_exchange_amount.
 *  @param options  the options of money_rates_convert; NULL for the defaults.
 *  @param terms  a rate, an amount, a fee and an id; NULL for the rate of the table, no fee and no id.
 *  @param valid_until  the last instant at which the quote is accepted; MONEY_INSTANT_NONE is refused.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH (the stated amount is not in the currency `receive`),
 *          MONEY_ERR_INVALID_RATE (the rate of the terms is negative), MONEY_ERR_DATE, MONEY_ERR_ENCODING,
 *          MONEY_ERR_INEXACT, MONEY_ERR_LIMIT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 *  @since 0.2
 *  @see money_wallet_accept, money_exchange_quote_info
 */
MONEY_API money_status_t money_exchange_quote_new(const money_t *give, const char *receive, const money_rates_t *rates,
                                                  const money_convert_options_t *options,
                                                  const money_exchange_terms_t *terms, money_instant_t valid_until,
                                                  money_exchange_quote_t **quote, money_error_t *error);

/** Frees a quote. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_exchange_quote_free(money_exchange_quote_t *quote);

/** Returns the exchange that a quote offers. The ids of the entries are 0 until it is accepted.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_exchange_quote_info(const money_exchange_quote_t *quote, money_exchange_t *exchange,
                                                   money_error_t *error);

/** Writes a quote as JSON, with its state. The same quote always produces the same bytes.
 *
 *  The document contains a seal, a hash of everything else, which detects accidental changes. The seal is no signature:
 *  sign the document if it passes through the hands of others.
 *
 *  @param json  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_exchange_quote_from_json
 *  @long
 */
MONEY_API money_status_t money_exchange_quote_to_json(const money_exchange_quote_t *quote, char **json, size_t *length,
                                                      money_error_t *error);

/** Reads a quote from JSON that money_exchange_quote_to_json wrote. Free it with money_exchange_quote_free.
 *
 *  A quote that was written before its acceptance can be accepted again, by any wallet that does not contain its id.
 *  Quotes that are stored therefore need an id.
 *
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT (`json` is no such document, or has been changed: the seal does
 *          not match), MONEY_ERR_VERSION, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_exchange_quote_from_json(const char *json, size_t length,
                                                        money_exchange_quote_t **quote, money_error_t *error);

/** Accepts a quote: books its exchange in a wallet, as money_wallet_exchange_amount does, with the quoted amounts.
 *
 *  A call that fails leaves the wallet unchanged and the quote open. A wallet that contains an entry with the id of the
 *  quote refuses it too, for instance because a program accepted the same quote before it was restarted.
 *
 *  @param at  the present instant.
 *  @param note  the note of every entry, without a cost and an external id; NULL to omit it.
 *  @param exchange [null]  receives the exchange with the ids of its entries.
 *  @return MONEY_OK; MONEY_ERR_EXPIRED (`at` is after the last instant of the quote), MONEY_ERR_STATE (the quote has
 *          been accepted already), MONEY_ERR_CONFLICT (the wallet contains the id of the quote),
 *          MONEY_ERR_INSUFFICIENT, MONEY_ERR_BUSY, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_exchange_quote_new, money_store_wallet_accept
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_accept(money_wallet_t *wallet, money_exchange_quote_t *quote, money_instant_t at,
                                             const money_wallet_note_t *note, money_exchange_t *exchange,
                                             money_error_t *error);

/* -------------------------------------------------------------------------------------------------------- Ledgers */

/** The accounts of an exchange in a ledger. */
typedef struct money_exchange_accounts_s {
    uint32_t struct_size;
    int32_t digits;        /* the fraction digits of the booked remainder: 0 to 38, or MONEY_DIGITS_EXACT */
    const char *give;      /* the account that pays the amount given */
    const char *receive;   /* the account that receives the other amount */
    const char *exchange;  /* the account over which the currencies are exchanged, of the kind MONEY_ACCOUNT_EXCHANGE */
    const char *remainder; /* the account of the remainder; NULL if it is not to be booked */
    const char *fee;       /* the account of the fee; required if the quote contains a fee */
} money_exchange_accounts_t;

#define MONEY_EXCHANGE_ACCOUNTS_INIT \
    { (uint32_t)sizeof(money_exchange_accounts_t), MONEY_DIGITS_EXACT, NULL, NULL, NULL, NULL, NULL }

/** Sets accounts to their defaults, as MONEY_EXCHANGE_ACCOUNTS_INIT does. NULL is allowed.
 *  @param accounts [null]  receives the defaults; `give`, `receive` and `exchange` are unset.
 *  @since 0.2
 */
MONEY_EXPORT void money_exchange_accounts_init(money_exchange_accounts_t *accounts);

/** Adds the exchange of a quote to a ledger as a transaction. It sums to zero in every currency.
 *
 *  The account `give` is credited with the amount given, and `receive` debited with the amount received. The account
 *  `exchange` receives the reverse of both. With an account for the remainder, `exchange` is credited with the exact
 *  value, and the remainder posted to its own account: 8.00 EUR at 1.1172 are 8.94 USD, and a remainder of -0.0024 USD.
 *
 *  A remainder that no decimal represents, such as that of an inverse rate, is MONEY_ERR_INEXACT unless
 *  `accounts->digits` is set. It is then rounded half to even, and the difference is part of the posting to `exchange`.
 *
 *  A fee is paid by the account `receive` if it is in the currency received, and by the account `give` otherwise. The
 *  call does not depend on the state of the quote and does not change it.
 *
 *  @param description  one line of UTF-8, at most 255 bytes.
 *  @param accounts [not_null]  the accounts. Initialise `struct_size` with MONEY_EXCHANGE_ACCOUNTS_INIT.
 *  @param id [null]  receives the id of the transaction.
 *  @return MONEY_OK; MONEY_ERR_ACCOUNT (an account only groups others, or `exchange` is not of the kind
 *          MONEY_ACCOUNT_EXCHANGE), MONEY_ERR_NOT_FOUND (an account does not exist), MONEY_ERR_CURRENCY_MISMATCH (an
 *          account does not accept the currency), MONEY_ERR_INEXACT (no decimal represents the remainder),
 *          MONEY_ERR_PERIOD_CLOSED (the date is in a closed period), MONEY_ERR_DATE, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_ledger_post
 */
MONEY_API money_status_t money_ledger_exchange(money_ledger_t *ledger, money_date_t date, const char *description,
                                               size_t length, const money_exchange_quote_t *quote,
                                               const money_exchange_accounts_t *accounts, uint64_t *id,
                                               money_error_t *error);

/* ------------------------------------------------------------------------------------------------- Daily balances */

/** The rates of daily balances. */
typedef int32_t money_balance_rates_t;

#define MONEY_BALANCE_RATES_DAILY 0 /* the rates of each day */
#define MONEY_BALANCE_RATES_ONE 1   /* the rates of one date, for all days */

/** The value of a wallet at the end of a day. 40 bytes. */
typedef struct money_daily_balance_s {
    money_date_t date;
    money_flags_t flags; /* the flags of the conversions */
    money_t balance;     /* the posted balances of all currencies, converted and rounded once */
} money_daily_balance_t;

/** Returns a range of the daily balances of a wallet: the value of all its currencies, in one currency, at the end of
 *  each day.
 *
 *  An entry counts from its effective date on, as in money_wallet_balance. Each balance is converted exactly, and the
 *  sum is rounded once, as in money_wallet_total. A currency whose balance is 0 on a day needs no rate.
 *
 *  @param target  the currency of the balances.
 *  @param start  the first day.
 *  @param end  the last day, not before `start`.
 *  @param basis  a MONEY_BALANCE_RATES_ value.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options of money_rates_convert; NULL for the defaults. For MONEY_BALANCE_RATES_DAILY their date
 *                  must be unset, and `max_gap` covers days without rates, such as weekends. For
 *                  MONEY_BALANCE_RATES_ONE it is the date of all rates; MONEY_DATE_NONE for the newest.
 *  @param first  the index of the first day to return, counted from `start`; at most the number of days.
 *  @param rows [out count=capacity]  receives the balances. At most `capacity` elements are written.
 *  @param count  receives the number of balances returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of days), MONEY_ERR_DATE, MONEY_ERR_INEXACT,
 *          MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @since 0.2
 *  @see money_wallet_balance, money_wallet_total
 *  @long
 */
MONEY_API money_status_t money_wallet_daily_balances(const money_wallet_t *wallet, const char *target,
                                                     money_date_t start, money_date_t end,
                                                     money_balance_rates_t basis, const money_rates_t *rates,
                                                     const money_convert_options_t *options, size_t first,
                                                     money_daily_balance_t *rows, size_t capacity, size_t *count,
                                                     money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_EXCHANGE_H */
