/** @file store_movements.h
 *  Spending, holding, transferring and exchanging in stored wallets without loading them.
 *
 *  Each call is one transaction. It reads the sums that the file keeps of a wallet, and no entry, so it takes as long
 *  for a million entries as for one. The rules are those of the calls in wallet.h with the same words. The call reads
 *  and writes in one step, so two programs can never spend the same amount.
 *
 *  A program that has crashed cannot know whether its last request was done. So each request may have an idempotency
 *  key, which your program makes and keeps: the same key with the same request is done once. When you repeat it, the
 *  call changes nothing and gives the same ids. The file keeps each key until you remove it as a
 *  MONEY_STORE_KIND_IDEMPOTENCY_KEY. A request that fails leaves no key, so you can repeat it.
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

#include "store.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The options of a movement in stored wallets. 16 bytes. NULL in place of them means no key and nothing below 0. */
typedef struct money_movement_options_s {
    uint32_t struct_size;
    money_bool_t may_go_below_zero; /* 1: money_store_wallet_spend may take the sum below 0; 0 for all other calls */
    const char *idempotency_key;    /* the idempotency key of the request: one line of 1 to 255 bytes; NULL: none */
} money_movement_options_t;

#define MONEY_MOVEMENT_OPTIONS_INIT { (uint32_t)sizeof(money_movement_options_t), 0, NULL }

/** Writes MONEY_MOVEMENT_OPTIONS_INIT. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_movement_options_init(money_movement_options_t *options);

/* ------------------------------------------------------------------------------------------------------ One wallet */

/** Spends an amount of a stored wallet: the call adds an entry of the amount below 0. The amount must be there and not
 *  held, unless movement.may_go_below_zero is 1. Then the sum may go below 0, but never below what is held.
 *  @param amount   more than 0.
 *  @param movement  NULL: no key, and the sum does not go below 0.
 *  @param id [null]  receives the entry's id.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet), MONEY_ERR_INSUFFICIENT, MONEY_ERR_CONFLICT (another
 *          request was done with the key), MONEY_ERR_OVERFLOW, MONEY_ERR_DATE, MONEY_ERR_SAVING,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_store_wallet_add, money_store_wallet_transfer
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_spend(money_store_t *store, const char *name, const money_t *amount,
                                                  const money_wallet_note_t *note,
                                                  const money_movement_options_t *movement, uint64_t *id,
                                                  money_error_t *error);

/** Holds an amount of a stored wallet, as money_wallet_hold does.
 *  @param amount   more than 0.
 *  @param movement  NULL: no key.
 *  @param hold [null]  receives the hold's id.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet), MONEY_ERR_INSUFFICIENT, MONEY_ERR_CONFLICT,
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
 *  @param movement  NULL: no key.
 *  @param id [null]  receives the id of the entry that takes the hold's place.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet or hold), MONEY_ERR_CONFLICT, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_wallet_commit
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_commit(money_store_t *store, const char *name, uint64_t hold,
                                                   const money_movement_options_t *movement, uint64_t *id,
                                                   money_error_t *error);

/** Commits an amount of a hold of a stored wallet, as money_wallet_commit_amount does.
 *  @param amount   more than 0, and at most what is held, in the hold's currency.
 *  @param movement  NULL: no key.
 *  @param id [null]  receives the id of the entry that takes the hold's place.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet or hold), MONEY_ERR_INSUFFICIENT,
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
 *  @param movement  NULL: no key.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet or hold), MONEY_ERR_CONFLICT, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_wallet_release
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_release(money_store_t *store, const char *name, uint64_t hold,
                                                    const money_movement_options_t *movement, money_error_t *error);

/* ------------------------------------------------------------------------------------------------------------ Legs */

/** The entries that a leg of a movement made. 48 bytes. */
typedef struct money_leg_entries_s {
    uint64_t source;  /* the id of the entry that took the amount out; 0: it came from outside */
    uint64_t target;  /* the id of the entry that put the amount in; 0: it went outside */
    money_t received; /* the amount that came in; all zero if it went outside */
} money_leg_entries_t;

/** One leg of a transfer between stored wallets: an amount goes out of a source wallet and into a target wallet. 56
 *  bytes. */
typedef struct money_stored_leg_s {
    uint32_t struct_size;
    uint32_t reserved;  /* 0 */
    const char *source; /* the name of a wallet; NULL: the amount comes from outside */
    const char *target; /* the name of a wallet; NULL: the amount goes outside; one of the two is not NULL */
    money_t amount;     /* more than 0 */
} money_stored_leg_t;

#define MONEY_STORED_LEG_INIT { (uint32_t)sizeof(money_stored_leg_t), 0, NULL, NULL, { 0, 0, 0, "" } }

/** Writes MONEY_STORED_LEG_INIT. NULL is allowed.
 *  @param leg [null]  receives the defaults; its amount is none until you set one.
 *  @since 0.2
 */
MONEY_EXPORT void money_stored_leg_init(money_stored_leg_t *leg);

/** Moves amounts between stored wallets, as money_wallet_transfer does: all legs or none. The call makes a wallet that
 *  amounts only go into if no wallet has the name. A transfer from outside with a key adds an amount exactly once.
 *  @param legs     1 to 1,024 legs.
 *  @param note     the note of every entry that the call makes.
 *  @param movement  NULL: no key.
 *  @param entries [out count=count null]  receives the entries of each leg.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such source), MONEY_ERR_INSUFFICIENT, MONEY_ERR_CONFLICT,
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

/** Exchanges amounts in a stored wallet at the rates of a rate table, as money_wallet_exchange does: all legs or none.
 *  The rates and their options are no part of a request with a key, so you can repeat it with newer rates; it gives the
 *  entries that it made the first time.
 *  @param legs     1 to 1,024 legs.
 *  @param rates [null]  the rate table; NULL if nothing needs a rate.
 *  @param options  as in money_rates_convert.
 *  @param note     the note of every entry that the call makes.
 *  @param movement  NULL: no key.
 *  @param entries [out count=count null]  receives the entries of each leg, with the amounts that came in.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet), MONEY_ERR_INSUFFICIENT, MONEY_ERR_CONFLICT,
 *          MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_wallet_exchange
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

#ifdef __cplusplus
}
#endif

#endif /* MONEY_STORE_MOVEMENTS_H */
