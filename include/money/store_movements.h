/** @file store_movements.h
 *  Spending, holding, transferring and exchanging in stored wallets without loading them.
 *
 *  Each call is one transaction. It reads the stored sums of a wallet instead of its entries, so its duration does not
 *  depend on the number of entries, except for transfers of currencies with costs. The rules are those of the
 *  corresponding functions in money/wallet.h. Each call reads and writes in one step, so two programs can never spend
 *  the same amount.
 *
 *  After a crash, a program cannot determine whether its last request was executed. A request can therefore carry an
 *  idempotency key, which the program creates and stores: requests with the same key are executed once. A repeated
 *  request changes nothing and returns the ids of the first one. The file keeps each key until it is removed as a
 *  MONEY_STORE_KIND_IDEMPOTENCY_KEY. A failed request leaves no key and can be repeated.
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
 *          money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;
 *          money_t salary = money_literal("100.00 EUR"), shoes = money_literal("59.90 EUR"), sum;
 *          uint64_t first = 0, again = 0;
 *
 *          movement.idempotency_key = "order-17";
 *          MONEY_CHECK(money_store_open(":memory:", NULL, &store, NULL));
 *          MONEY_CHECK(money_store_wallet_add(store, "default", &salary, NULL, NULL, NULL));
 *          MONEY_CHECK(money_store_wallet_spend(store, "default", &shoes, NULL, &movement, &first, NULL));
 *          MONEY_CHECK(money_store_wallet_spend(store, "default", &shoes, NULL, &movement, &again, NULL));
 *          MONEY_CHECK(money_store_wallet_sum(store, "default", "EUR", NULL, &sum, NULL));
 *          printf("entry %d, again %d, %s is left\n", (int)first, (int)again, money_show(&sum));
 *          money_store_free(store);
 *          return 0;
 *      }
 *  @output
 *      entry 2, again 2, 40.10 EUR is left
 */
#ifndef MONEY_STORE_MOVEMENTS_H
#define MONEY_STORE_MOVEMENTS_H

#include "exchange.h"
#include "store.h"
#include "wallet_movements.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The options of a movement in stored wallets; NULL for no key and no overdraft. 16 bytes. */
typedef struct money_movement_options_s {
    uint32_t struct_size;
    money_bool_t may_go_below_zero; /* 1 if money_store_wallet_spend may overdraw the wallet; rejected by the other
                                       calls */
    const char *idempotency_key;    /* the key of the request: one line of 1 to 255 bytes; NULL for no key */
} money_movement_options_t;

#define MONEY_MOVEMENT_OPTIONS_INIT { (uint32_t)sizeof(money_movement_options_t), 0, NULL }

/** Sets options to their defaults, as MONEY_MOVEMENT_OPTIONS_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_movement_options_init(money_movement_options_t *options);

/* ------------------------------------------------------------------------------------------------------ One wallet */

/** Spends an amount of a stored wallet: adds an entry of the negated amount.
 *
 *  The amount must be available: part of the sum, and not held. If `may_go_below_zero` is 1, the wallet may be
 *  overdrawn unless a part of the currency's sum is held. In that case the sum must not fall below the held amount.
 *
 *  @param amount  the amount to spend, above 0.
 *  @param note  the label, the date and the details; NULL to omit them.
 *  @param movement  the options; NULL for no key and no overdraft.
 *  @param id [null]  receives the id of the entry.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet does not exist), MONEY_ERR_INSUFFICIENT, MONEY_ERR_CONFLICT
 *          (another request used the key, or the external id belongs to another entry), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_DATE, MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_store_wallet_add, money_store_wallet_transfer
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_spend(money_store_t *store, const char *name, const money_t *amount,
                                                  const money_wallet_note_t *note,
                                                  const money_movement_options_t *movement, uint64_t *id,
                                                  money_error_t *error);

/** Places a hold in a stored wallet, as money_wallet_hold does; accepts an idempotency key.
 *  @param amount  the amount to hold, above 0.
 *  @param note  the label, the date and the details, without a cost; NULL to omit them.
 *  @param movement  the options; NULL for no key.
 *  @param hold [null]  receives the id of the hold.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet does not exist), MONEY_ERR_INSUFFICIENT, MONEY_ERR_CONFLICT,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_DATE, MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_wallet_hold, money_store_wallet_commit, money_store_wallet_release
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_hold(money_store_t *store, const char *name, const money_t *amount,
                                                 const money_wallet_note_t *note,
                                                 const money_movement_options_t *movement, uint64_t *hold,
                                                 money_error_t *error);

/** Commits a hold of a stored wallet, as money_wallet_commit does.
 *  @param hold  the id of the hold.
 *  @param movement  the options; NULL for no key.
 *  @param id [null]  receives the id of the new entry.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet or the hold does not exist), MONEY_ERR_CONFLICT,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_wallet_commit
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_commit(money_store_t *store, const char *name, uint64_t hold,
                                                   const money_movement_options_t *movement, uint64_t *id,
                                                   money_error_t *error);

/** Commits part of a hold of a stored wallet, as money_wallet_commit_amount does.
 *  @param hold  the id of the hold.
 *  @param amount  the amount to spend, in the currency of the hold: above 0 and at most the held amount.
 *  @param movement  the options; NULL for no key.
 *  @param id [null]  receives the id of the new entry.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet or the hold does not exist), MONEY_ERR_INSUFFICIENT,
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_CONFLICT, MONEY_ERR_OVERFLOW, MONEY_ERR_SAVING,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_wallet_commit_amount
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_commit_amount(money_store_t *store, const char *name, uint64_t hold,
                                                          const money_t *amount,
                                                          const money_movement_options_t *movement, uint64_t *id,
                                                          money_error_t *error);

/** Releases a hold of a stored wallet, as money_wallet_release does.
 *  @param hold  the id of the hold.
 *  @param movement  the options; NULL for no key.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet or the hold does not exist), MONEY_ERR_CONFLICT,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_wallet_release
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_release(money_store_t *store, const char *name, uint64_t hold,
                                                    const money_movement_options_t *movement, money_error_t *error);

/* ------------------------------------------------------------------------------------------------------------ Legs */

/** The entries created by a leg of a movement. 48 bytes. */
typedef struct money_leg_entries_s {
    uint64_t source;  /* the id of the entry that spent the amount; 0 for an inflow */
    uint64_t target;  /* the id of the entry that received the amount; 0 for an outflow */
    money_t received; /* the received amount; all zero for an outflow */
} money_leg_entries_t;

/** A leg of a transfer between stored wallets: an amount moved from a source wallet to a target wallet. 56 bytes. */
typedef struct money_stored_leg_s {
    uint32_t struct_size;
    uint32_t reserved;  /* must be 0 */
    const char *source; /* the name of a wallet; NULL for an inflow such as a deposit */
    const char *target; /* the name of a wallet; NULL for an outflow such as a fee; at least one must be set */
    money_t amount;     /* above 0 */
} money_stored_leg_t;

#define MONEY_STORED_LEG_INIT { (uint32_t)sizeof(money_stored_leg_t), 0, NULL, NULL, { 0, 0, 0, "" } }

/** Sets a leg to its defaults, as MONEY_STORED_LEG_INIT does. NULL is allowed.
 *  @param leg [null]  receives the defaults; the amount is unset.
 *  @since 0.2
 */
MONEY_EXPORT void money_stored_leg_init(money_stored_leg_t *leg);

/** Transfers amounts between stored wallets atomically, as money_wallet_transfer does.
 *
 *  A wallet that only receives amounts is created if it does not exist. An inflow with an idempotency key is added
 *  exactly once. The call reads no entries, unless entries of a source record costs in the currency of a leg: it then
 *  reads those in that currency, and carries the dates and costs of lots. Each lot is an entry of its own.
 *
 *  @param legs  1 to 1,024 legs.
 *  @param note  the note of every created entry; NULL to omit it.
 *  @param movement  the options; NULL for no key.
 *  @param entries [out count=count null]  receives the entries of each leg; of several lots, those of the first.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (a source wallet does not exist), MONEY_ERR_INSUFFICIENT, MONEY_ERR_CONFLICT,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_DATE, MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_wallet_transfer
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_transfer(money_store_t *store, const money_stored_leg_t *legs, size_t count,
                                                     const money_wallet_note_t *note,
                                                     const money_movement_options_t *movement,
                                                     money_leg_entries_t *entries, money_error_t *error);

/** Exchanges amounts in a stored wallet atomically, as money_wallet_exchange does.
 *
 *  The rates and their options are not part of a request with an idempotency key. It can be repeated with newer rates,
 *  and returns the entries that the first request created.
 *
 *  @param legs  1 to 1,024 legs.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options of money_rates_convert; NULL for the defaults.
 *  @param note  the note of every created entry; NULL to omit it.
 *  @param movement  the options; NULL for no key.
 *  @param entries [out count=count null]  receives the entries of each leg, with the received amounts.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet does not exist), MONEY_ERR_INSUFFICIENT, MONEY_ERR_CONFLICT,
 *          MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_wallet_exchange, money_store_wallet_accept
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_exchange(money_store_t *store, const char *name,
                                                     const money_exchange_leg_t *legs, size_t count,
                                                     const money_rates_t *rates,
                                                     const money_convert_options_t *options,
                                                     const money_wallet_note_t *note,
                                                     const money_movement_options_t *movement,
                                                     money_leg_entries_t *entries, money_error_t *error);

/** Accepts a quote in a stored wallet, as money_wallet_accept does, in one transaction.
 *
 *  A call that fails leaves the wallet unchanged and the quote open. A quote with an id is accepted once, even if a
 *  program repeats the call after a crash: the wallet contains the id. A rollback of a transaction of the program
 *  (money_store_begin) does not open the quote again.
 *
 *  @param quote  the quote, which the call marks as accepted.
 *  @param at  the present instant.
 *  @param note  the note of every entry, without a cost and an external id; NULL to omit it.
 *  @param exchange [null]  receives the exchange with the ids of its entries.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet does not exist), MONEY_ERR_EXPIRED (`at` is after the last instant
 *          of the quote), MONEY_ERR_STATE (the quote has been accepted already), MONEY_ERR_CONFLICT (the wallet
 *          contains the id of the quote), MONEY_ERR_INSUFFICIENT, MONEY_ERR_OVERFLOW, MONEY_ERR_DATE, MONEY_ERR_SAVING,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_wallet_accept, money_exchange_quote_new
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_accept(money_store_t *store, const char *name,
                                                   money_exchange_quote_t *quote, money_instant_t at,
                                                   const money_wallet_note_t *note, money_exchange_t *exchange,
                                                   money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_STORE_MOVEMENTS_H */
