/** @file wallet.h
 *  Wallets that keep every entry, with holds, transfers, exchanges and a journal.
 *
 *  A wallet keeps each amount as an entry with an id, a label and a date, in the order in which the entries were added.
 *  Its sums are exact in every currency, and money_wallet_total converts them into one. A hold reserves an amount until
 *  you commit or release it. A transfer or an exchange happens as a whole or not at all, and spends only what is there
 *  and not held. Every change goes into a journal, from which the same wallet can be made again.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_wallet_t *wallet = NULL;
 *          money_t salary = money_literal("1500.00 EUR"), hotel = money_literal("80.00 EUR"), held, sum;
 *          uint64_t hold = 0;
 *
 *          MONEY_CHECK(money_wallet_new(&wallet, NULL));
 *          MONEY_CHECK(money_wallet_add(wallet, &salary, NULL, NULL, NULL));
 *          MONEY_CHECK(money_wallet_hold(wallet, &hotel, NULL, &hold, NULL));
 *          MONEY_CHECK(money_wallet_held(wallet, "EUR", NULL, &held, NULL));
 *          MONEY_CHECK(money_wallet_commit(wallet, hold, NULL, NULL));
 *          MONEY_CHECK(money_wallet_sum(wallet, "EUR", NULL, &sum, NULL));
 *          printf("%s was held, %s is left\n", money_show(&held), money_show(&sum));
 *          money_wallet_free(wallet);
 *          return 0;
 *      }
 *  @output
 *      80.00 EUR was held, 1420.00 EUR is left
 */
#ifndef MONEY_WALLET_H
#define MONEY_WALLET_H

#include "rates.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Amounts of several currencies, each kept as an entry, with holds and a journal. */
typedef struct money_wallet_s money_wallet_t;

/** Room for a label and its NUL. */
#define MONEY_LABEL_SIZE 80

/** The label and the date of an entry or a hold. NULL in place of a note means no label and no date. */
typedef struct money_wallet_note_s {
    uint32_t struct_size;
    money_date_t date; /* or MONEY_DATE_NONE */
    const char *label; /* one line of UTF-8, at most 79 bytes, NUL-terminated; the library copies it; NULL: no label */
} money_wallet_note_t;

#define MONEY_WALLET_NOTE_INIT { (uint32_t)sizeof(money_wallet_note_t), MONEY_DATE_NONE, NULL }

/** Writes MONEY_WALLET_NOTE_INIT. NULL is allowed.
 *  @param note [null]  receives the defaults.
 */
MONEY_EXPORT void money_wallet_note_init(money_wallet_note_t *note);

/** An entry of a wallet, or a hold. 128 bytes. */
typedef struct money_wallet_entry_s {
    uint64_t id;       /* 1, 2, 3, … in the order in which entries and holds were made; never used again */
    money_t amount;
    money_date_t date; /* or MONEY_DATE_NONE */
    uint32_t reserved;
    char label[MONEY_LABEL_SIZE];
} money_wallet_entry_t;

/** Makes an empty wallet. You free it with money_wallet_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_wallet_new(money_wallet_t **wallet, money_error_t *error);

/** Frees a wallet. NULL is allowed. In the wallet's own callback, the wallet is freed when the callback has
 *  returned. */
MONEY_EXPORT void money_wallet_free(money_wallet_t *wallet);

/* ------------------------------------------------------------------------------------------------------- Entries */

/** Adds an entry. An amount below 0 records a payment, which may take the sum below 0, but never below what is held.
 *  @param id [null]  receives the entry's id.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (the currency's sum), MONEY_ERR_INSUFFICIENT (less than what is held would be
 *          left), MONEY_ERR_SYNTAX (the label is not one line), MONEY_ERR_LIMIT (the label is longer than 79 bytes, or
 *          the wallet has given out all its ids), MONEY_ERR_ENCODING, MONEY_ERR_DATE, MONEY_ERR_BUSY.
 *  @see money_wallet_remove, money_wallet_transfer, money_store_wallet_add
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_add(money_wallet_t *wallet, const money_t *amount,
                                          const money_wallet_note_t *note, uint64_t *id, money_error_t *error);

/** Removes the entry of an id, as if it had never been there.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_INSUFFICIENT (less than what is held would be left),
 *          MONEY_ERR_OVERFLOW (the sum of the other entries), MONEY_ERR_BUSY.
 *  @see money_wallet_remove_amount
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_remove(money_wallet_t *wallet, uint64_t id, money_error_t *error);

/** Removes the first entry whose amount equals another: 10.5 EUR equals 10.50 EUR.
 *  @param id [null]  receives the id of the entry that was removed.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_INSUFFICIENT, MONEY_ERR_OVERFLOW, MONEY_ERR_BUSY.
 *  @see money_wallet_remove
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_remove_amount(money_wallet_t *wallet, const money_t *amount, uint64_t *id,
                                                    money_error_t *error);

/** Counts the entries.
 *  @param currency [null]  NULL counts the entries of all currencies.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code).
 */
MONEY_API money_status_t money_wallet_count(const money_wallet_t *wallet, const char *currency, size_t *count,
                                            money_error_t *error);

/** Reads the entry at an index, in the order in which entries were added.
 *  @param currency [null]  the index counts the entries of this currency; NULL: of all.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_wallet_at(const money_wallet_t *wallet, const char *currency, size_t index,
                                         money_wallet_entry_t *entry, money_error_t *error);

/** Reads the entries from index `first` on into an array.
 *  @param currency [null]  as in money_wallet_at.
 *  @param rows [out count=capacity]  receives the entries that there are and that it has room for.
 *  @param count  receives how many entries the call has written; 0 if `first` is the number of entries.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is beyond the number of entries), MONEY_ERR_SYNTAX.
 *  @since 0.2
 */
MONEY_API money_status_t money_wallet_entries(const money_wallet_t *wallet, const char *currency, size_t first,
                                              money_wallet_entry_t *rows, size_t capacity, size_t *count,
                                              money_error_t *error);

/** Counts the currencies that the wallet has entries of.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_wallet_currency_count(const money_wallet_t *wallet, size_t *count,
                                                     money_error_t *error);

/** Reads the currency at an index, in the order of the currencies' first entries.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_wallet_currency_at(const money_wallet_t *wallet, size_t index, char *buffer,
                                                  size_t capacity, size_t *length, money_error_t *error);

/* ---------------------------------------------------------------------------------------------------------- Sums */

/** Adds up the entries of a currency. The sum has the currency's fraction digits, or more if its value needs them; it
 *  is 0 if there are no entries of the currency.
 *  @param registry  your own currencies, whose fraction digits count too.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_wallet_sum(const money_wallet_t *wallet, const char *currency,
                                          const money_currency_registry_t *registry, money_t *sum,
                                          money_error_t *error);

/** Reads how much of a currency's sum is held.
 *  @param registry  as in money_wallet_sum.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX.
 *  @see money_wallet_hold
 */
MONEY_API money_status_t money_wallet_held(const money_wallet_t *wallet, const char *currency,
                                           const money_currency_registry_t *registry, money_t *held,
                                           money_error_t *error);

/** The details of a total: the difference that rounding each entry by itself makes, and flags. 72 bytes. */
typedef struct money_wallet_total_details_s {
    money_t total_of_rounded; /* the sum of the entries, each converted and rounded by itself */
    money_t difference;       /* the total, which is rounded once, less total_of_rounded */
    money_flags_t flags;      /* MONEY_FLAG_ values of the total */
    uint32_t reserved;
} money_wallet_total_details_t;

/** Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once.
 *  @param target   the currency of the total.
 *  @param rates [null]    the rate table; NULL if nothing needs a rate.
 *  @param options  as in money_rates_convert.
 *  @param details [null]  receives the details, for which the call converts every entry; without them it converts one
 *                         sum per currency.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 *  @see money_wallet_statement, money_bag_reduce, money_store_wallet_total
 */
MONEY_API money_status_t money_wallet_total(const money_wallet_t *wallet, const char *target,
                                            const money_rates_t *rates, const money_convert_options_t *options,
                                            money_t *total, money_wallet_total_details_t *details,
                                            money_error_t *error);

/* --------------------------------------------------------------------------------------------------------- Holds */

/** Holds an amount, which must be there and not held: nothing else can spend it until you commit or release the hold.
 *  @param amount   more than 0.
 *  @param hold [null]  receives the hold's id.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT, MONEY_ERR_BUSY, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX.
 *  @see money_wallet_commit, money_wallet_release
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_hold(money_wallet_t *wallet, const money_t *amount,
                                           const money_wallet_note_t *note, uint64_t *hold, money_error_t *error);

/** Commits a hold: an entry of its amount below 0, with its note, takes the hold's place.
 *  @param id [null]  receives that entry's id.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW (the sum that is left), MONEY_ERR_LIMIT (the wallet has
 *          given out all its ids), MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_commit(money_wallet_t *wallet, uint64_t hold, uint64_t *id,
                                             money_error_t *error);

/** Commits an amount of a hold: an entry of that amount below 0, with the hold's note, takes the hold's place, and the
 *  rest of the hold can be spent again. A hold of 80 EUR of which 60 EUR are committed leaves an entry of -60 EUR and
 *  no hold.
 *  @param amount   more than 0, and at most what is held, in the hold's currency.
 *  @param id [null]  receives that entry's id.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_INSUFFICIENT (the hold is of less), MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_OVERFLOW (the sum that is left), MONEY_ERR_LIMIT (the wallet has given out all its ids),
 *          MONEY_ERR_BUSY.
 *  @since 0.2
 *  @see money_wallet_commit
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_commit_amount(money_wallet_t *wallet, uint64_t hold, const money_t *amount,
                                                    uint64_t *id, money_error_t *error);

/** Releases a hold: its amount can be spent again.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW (what is still held), MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_release(money_wallet_t *wallet, uint64_t hold, money_error_t *error);

/** Counts the holds.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_wallet_hold_count(const money_wallet_t *wallet, size_t *count, money_error_t *error);

/** Reads the hold at an index, in the order in which holds were made.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_wallet_hold_at(const money_wallet_t *wallet, size_t index, money_wallet_entry_t *hold,
                                              money_error_t *error);

/** Reads the holds from index `first` on into an array, under the rules of money_wallet_entries.
 *  @param rows [out count=capacity]  receives the holds.
 *  @param count  receives how many holds the call has written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is beyond the number of holds).
 *  @since 0.2
 */
MONEY_API money_status_t money_wallet_holds(const money_wallet_t *wallet, size_t first, money_wallet_entry_t *rows,
                                            size_t capacity, size_t *count, money_error_t *error);

/* ----------------------------------------------------------------------------------------------------- Movements */

/** One leg of a transfer: an amount goes out of a source wallet and into a target wallet. 56 bytes. */
typedef struct money_transfer_leg_s {
    uint32_t struct_size;
    uint32_t reserved;      /* 0 */
    money_wallet_t *source; /* NULL: the amount comes from outside */
    money_wallet_t *target; /* NULL: the amount goes outside, as a fee does; one of the two is not NULL */
    money_t amount;         /* more than 0 */
} money_transfer_leg_t;

#define MONEY_TRANSFER_LEG_INIT { (uint32_t)sizeof(money_transfer_leg_t), 0, NULL, NULL, { 0, 0, 0, "" } }

/** Writes MONEY_TRANSFER_LEG_INIT. NULL is allowed.
 *  @param leg [null]  receives the defaults; its amount is none until you set one.
 *  @since 0.2
 */
MONEY_EXPORT void money_transfer_leg_init(money_transfer_leg_t *leg);

/** Moves amounts between wallets: all legs or none. The amounts that leave a wallet, less those that come in, must be
 *  there and not held. A fee is a leg of its own. Each wallet's callback runs once, after all wallets have changed.
 *  @param legs   1 to 1,024 legs.
 *  @param note   the note of every entry that the call makes.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT, MONEY_ERR_BUSY, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX.
 *  @see money_wallet_exchange
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_transfer(const money_transfer_leg_t *legs, size_t count,
                                               const money_wallet_note_t *note, money_error_t *error);

/** One leg of an exchange: an amount is given for another currency. 48 bytes. */
typedef struct money_exchange_leg_s {
    uint32_t struct_size;
    char receive[MONEY_CODE_SIZE]; /* the currency that comes in; "": nothing comes in, as for a fee */
    money_t give;                  /* more than 0 */
} money_exchange_leg_t;

#define MONEY_EXCHANGE_LEG_INIT { (uint32_t)sizeof(money_exchange_leg_t), "", { 0, 0, 0, "" } }

/** Writes MONEY_EXCHANGE_LEG_INIT. NULL is allowed.
 *  @param leg [null]  receives the defaults; it gives no amount until you set one.
 *  @since 0.2
 */
MONEY_EXPORT void money_exchange_leg_init(money_exchange_leg_t *leg);

/** Exchanges amounts in a wallet at the rates of a rate table: all legs or none, each rounded once.
 *  @param legs     1 to 1,024 legs.
 *  @param rates [null]  the rate table; NULL if nothing needs a rate.
 *  @param options  as in money_rates_convert.
 *  @param note     the note of every entry that the call makes.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT, MONEY_ERR_BUSY, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_INEXACT,
 *          MONEY_ERR_LIMIT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @see money_wallet_transfer, money_rates_convert
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_exchange(money_wallet_t *wallet, const money_exchange_leg_t *legs, size_t count,
                                               const money_rates_t *rates, const money_convert_options_t *options,
                                               const money_wallet_note_t *note, money_error_t *error);

/* ----------------------------------------------------------------------------------------------------- Documents */

/** Writes a wallet as JSON, without its journal. The same wallet always gives the same bytes.
 *  @param json  receives the NUL-terminated document; you free it with money_string_free.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_wallet_from_json, money_store_wallet_save
 *  @long
 */
MONEY_API money_status_t money_wallet_to_json(const money_wallet_t *wallet, char **json, size_t *length,
                                              money_error_t *error);

/** Makes a wallet from JSON that money_wallet_to_json wrote. You free it with money_wallet_free.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_INSUFFICIENT (more is held than
 *          there is), MONEY_ERR_SYNTAX, MONEY_ERR_DATE, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_wallet_from_json(const char *json, size_t length, money_wallet_t **wallet,
                                                money_error_t *error);

/** Writes the journal of a wallet: one line of JSON for each change.
 *  @param journal  receives the NUL-terminated text; you free it with money_string_free.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_wallet_from_journal
 *  @long
 */
MONEY_API money_status_t money_wallet_to_journal(const money_wallet_t *wallet, char **journal, size_t *length,
                                                 money_error_t *error);

/** Makes the wallet that a journal records, by making each change again: its JSON is the same to the byte. You free it
 *  with money_wallet_free.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_DOCUMENT, MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT, MONEY_ERR_JSON,
 *          MONEY_ERR_LIMIT, MONEY_ERR_NOT_FOUND, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_VERSION.
 *  @long
 */
MONEY_API money_status_t money_wallet_from_journal(const char *journal, size_t length, money_wallet_t **wallet,
                                                   money_error_t *error);

/* ------------------------------------------------------------------------------------------------------ Watching */

/** Reads the wallet's revision, a number that grows by one with each change.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_wallet_revision(const money_wallet_t *wallet, uint64_t *revision,
                                               money_error_t *error);

/** Sets the callback that runs after each change, in place of the one before; NULL sets none.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_wallet_on_change(money_wallet_t *wallet, money_change_callback_t callback,
                                                void *user_data, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_WALLET_H */
