/** @file store.h
 *  One file that keeps wallets, portfolios, catalogues and baskets by name.
 *
 *  @tier core
 *
 *  @contents
 *      money_store_t                    One file that keeps what the other handles make: an SQLite database, which a
 *                                        crash does not harm once a call has answered MONEY_OK.
 *      money_store_options_t            How a store is opened.
 *      money_store_options_init         Writes MONEY_STORE_OPTIONS_INIT.
 *      money_store_open                 Opens a store.
 *      money_store_close                Closes the file; what a transaction that is open has changed is not saved.
 *      money_store_free                 Closes a store that is open, and releases it.
 *      money_store_begin                Starts a transaction: what is changed until money_store_commit is saved with
 *                                        it, together.
 *      money_store_commit               Saves what was changed since money_store_begin and ends the transaction: also
 *                                        on failure, when nothing of it is saved.
 *      money_store_rollback             Ends a transaction, and nothing of it is saved.
 *      money_store_check                Reads the whole file.
 *      money_store_revision             A number that grows with each change of the file, whichever process made it:
 *                                        0 for a new one.
 *      money_store_on_change            Sets who hears of the changes that this handle makes, in place of whoever
 *                                        did; `callback` NULL: nobody.
 *      money_store_release_memory       Gives back memory that is held only to be faster.
 *      money_stored_t                   What a store keeps by name.
 *      money_store_name_count           How many names there are of a MONEY_STORED_.
 *      money_store_name_at              The name at an index, in the order of their bytes.
 *      money_store_remove               Removes what has a name, and all that belongs to it.
 *      money_store_save_wallet          Saves a wallet with its journal, in place of what had its name.
 *      money_store_load_wallet          Loads a wallet with its journal.
 *      money_store_wallet_add           Puts a money into a stored wallet without loading it, as money_wallet_add
 *                                        does; makes the wallet where there is none.
 *      money_store_wallet_count         How many moneys a stored wallet has.
 *      money_store_wallet_currency_count How many currencies a stored wallet has moneys of.
 *      money_store_wallet_currency_at   The currency at an index, in the order of their first money.
 *      money_store_wallet_sum           The sum of a currency's moneys, as money_wallet_sum.
 *      money_store_wallet_total         Everything in a stored wallet in one currency, as money_wallet_total.
 *      money_store_save_portfolio       Saves a portfolio, in place of what had its name.
 *      money_store_load_portfolio       Loads a portfolio.
 *      money_store_put_transaction      Puts a transaction into a stored portfolio, in place of the one that has its
 *                                        id, if any; among those of its day that keeps its place.
 *      money_store_delete_transaction   Takes the transaction of an id out of a stored portfolio.
 *      money_store_save_catalogue       Saves a catalogue of goods, in place of what had its name.
 *      money_store_load_catalogue       Loads a catalogue.
 *      money_store_save_basket          Saves a basket, in place of what had its name.
 *      money_store_load_basket          Loads a basket.
 */
#ifndef MONEY_STORE_H
#define MONEY_STORE_H

#include "basket.h"
#include "currency_list.h"
#include "portfolio_view.h"
#include "wallet.h"

#ifdef __cplusplus
extern "C" {
#endif

/** One file that keeps what the other handles make: an SQLite database, which a crash does not harm once a call has
 *  answered MONEY_OK. Nothing else in the library needs one.
 *
 *  Objects are saved by name: 1 to 63 bytes, one line of UTF-8 ("default"). Each call that saves or removes is a
 *  transaction, whole or not at all; money_store_begin groups several into one. Several processes may read a file while
 *  one writes.
 *
 *  What fails because of the file is MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING or MONEY_ERR_REMOVAL, by what was tried, with
 *  the reason as the error's cause: MONEY_ERR_STORE_LOCKED, _READ_ONLY, _FULL, _CORRUPT, _IO. The entries below do not
 *  repeat them, nor MONEY_ERR_OUT_OF_MEMORY and MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX and MONEY_ERR_ENCODING of a name.
 *
 *  One thread at a time, no exceptions. After a fork the child can only free the handle, and opens the file anew.
 */
typedef struct money_store_s money_store_t;

/** Room for a name or a key and its NUL. */
#define MONEY_STORE_NAME_SIZE 64

/** How a store is opened. 16 bytes. */
typedef struct money_store_options_s {
    uint32_t struct_size;
    money_bool_t read_only;         /* 1: nothing can be changed */
    money_bool_t create;            /* 1: a file that is not there is made */
    int32_t busy_milliseconds; /* how long a change waits for another connection's to end; 0: not at all */
} money_store_options_t;

#define MONEY_STORE_OPTIONS_INIT { (uint32_t)sizeof(money_store_options_t), 0, 1, 5000 }

/** Writes MONEY_STORE_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_store_options_init(money_store_options_t *options);

/** Opens a store. Freed with money_store_free.
 *
 *  Beside the file are, while it is open, two more of its name with "-wal" and "-shm" at the end.
 *
 *  @param path     one line, NUL-terminated, at most 4095 bytes; ":memory:" is a store that nothing is left of.
 *  @param options  NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_NOT_A_STORE, MONEY_ERR_VERSION (of a newer version), MONEY_ERR_STORE_CORRUPT
 *          (truncated, for one), MONEY_ERR_STORE_PATH (not there, a directory, not permitted),
 *          MONEY_ERR_STORE_LOCKED, MONEY_ERR_STORE_READ_ONLY (the file may only be read, and options.read_only is 0),
 *          MONEY_ERR_STORE_FULL, MONEY_ERR_STORE_IO, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY,
 *          MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_open(const char *path, const money_store_options_t *options,
                                          money_store_t **store, money_error_t *error);

/** Closes the file; what a transaction that is open has changed is not saved. Afterwards the handle can only be freed.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_close(money_store_t *store, money_error_t *error);

/** Closes a store that is open, and releases it. NULL is allowed. In its own callback it takes effect when that has
 *  returned.
 */
MONEY_EXPORT void money_store_free(money_store_t *store);

/** Starts a transaction: what is changed until money_store_commit is saved with it, together. Reading sees it already.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX; MONEY_ERR_ARGUMENT (also where one is open,
 *          MONEY_ERR_BUSY).
 *  @long
 */
MONEY_API money_status_t money_store_begin(money_store_t *store, money_error_t *error);

/** Saves what was changed since money_store_begin and ends the transaction: also on failure, when nothing of it is saved.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX; MONEY_ERR_ARGUMENT (also where none is open,
 *          MONEY_ERR_BUSY).
 *  @long
 */
MONEY_API money_status_t money_store_commit(money_store_t *store, money_error_t *error);

/** Ends a transaction, and nothing of it is saved.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_rollback(money_store_t *store, money_error_t *error);

/** Reads the whole file.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_check(money_store_t *store, money_error_t *error);

/** A number that grows with each change of the file, whichever process made it: 0 for a new one.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_revision(money_store_t *store, uint64_t *revision, money_error_t *error);

/** Sets who hears of the changes that this handle makes, in place of whoever did; `callback` NULL: nobody. A transaction
 *  is heard of when it is committed.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_on_change(money_store_t *store, money_change_callback_t callback,
                                               void *user_data, money_error_t *error);

/** Gives back memory that is held only to be faster.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_release_memory(money_store_t *store, money_error_t *error);

/** What a store keeps by name. */
typedef int32_t money_stored_t;

#define MONEY_STORED_WALLET 0
#define MONEY_STORED_PORTFOLIO 1
#define MONEY_STORED_CATALOGUE 2
#define MONEY_STORED_BASKET 3
#define MONEY_STORED_RATES 4
#define MONEY_STORED_CURRENCIES 5

/** How many names there are of a MONEY_STORED_.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_name_count(money_store_t *store, money_stored_t kind, size_t *count,
                                                money_error_t *error);

/** The name at an index, in the order of their bytes. MONEY_STORE_NAME_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_name_at(money_store_t *store, money_stored_t kind, size_t index, char *buffer,
                                             size_t capacity, size_t *length, money_error_t *error);

/** Removes what has a name, and all that belongs to it.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_remove(money_store_t *store, money_stored_t kind, const char *name,
                                            money_error_t *error);

/** Saves a wallet with its journal, in place of what had its name.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_save_wallet(money_store_t *store, const char *name, const money_wallet_t *wallet,
                                                 money_error_t *error);

/** Loads a wallet with its journal. Freed with money_wallet_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY,
 *          MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_load_wallet(money_store_t *store, const char *name, money_wallet_t **wallet,
                                                 money_error_t *error);

/** Puts a money into a stored wallet without loading it, as money_wallet_add does; makes the wallet where there is none.
 *  @param note  label and date; may be NULL.
 *  @param id [null]    receives the money's id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_OVERFLOW, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING,
 *          MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_add(money_store_t *store, const char *name, const money_t *money,
                                                const money_wallet_note_t *note, uint64_t *id, money_error_t *error);

/** How many moneys a stored wallet has. This and the next four read no money: the file keeps their sums.
 *  @param currency [null]  only those of this currency; NULL: all.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet), MONEY_ERR_SYNTAX (not a code), MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_count(money_store_t *store, const char *name, const char *currency,
                                                  size_t *count, money_error_t *error);

/** How many currencies a stored wallet has moneys of.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY,
 *          MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_currency_count(money_store_t *store, const char *name, size_t *count,
                                                           money_error_t *error);

/** The currency at an index, in the order of their first money.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet, or no more currencies), MONEY_ERR_BUFFER_TOO_SMALL,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL,
 *          MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_currency_at(money_store_t *store, const char *name, size_t index,
                                                        char *buffer, size_t capacity, size_t *length,
                                                        money_error_t *error);

/** The sum of a currency's moneys, as money_wallet_sum.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_sum(money_store_t *store, const char *name, const char *currency,
                                                money_t *sum, money_error_t *error);

/** Everything in a stored wallet in one currency, as money_wallet_total.
 *  @param rates [null]    NULL where none are needed.
 *  @param options  NULL: the defaults.
 *  @param flags    receives MONEY_FLAG_ values; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet), MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_INEXACT,
 *          MONEY_ERR_LIMIT, MONEY_ERR_NO_RATE, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_OVERFLOW, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_total(money_store_t *store, const char *name, const char *target,
                                                  const money_rates_t *rates, const money_convert_options_t *options,
                                                  money_t *total, money_flags_t *flags, money_error_t *error);

/** Saves a portfolio, in place of what had its name.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_save_portfolio(money_store_t *store, const char *name,
                                                    const money_portfolio_t *portfolio, money_error_t *error);

/** Loads a portfolio. Freed with money_portfolio_free.
 *  @param registry  currencies of the program's own; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_load_portfolio(money_store_t *store, const char *name,
                                                    const money_registry_t *registry, money_portfolio_t **portfolio,
                                                    money_error_t *error);

/** Puts a transaction into a stored portfolio, in place of the one that has its id, if any; among those of its day that
 *  keeps its place. Each transaction is checked by itself; whether all go together, money_portfolio_add and
 *  money_portfolio_edit tell, of the portfolio loaded.
 *
 *  @param transaction  with an id.
 *  @param lots [null]         of a sale: the lots it sells; NULL with count 0: none are named.
 *  @param registry     currencies of the program's own; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such portfolio), MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_INVALID_RATE,
 *          MONEY_ERR_DATE, MONEY_ERR_OVERFLOW, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_put_transaction(money_store_t *store, const char *name,
                                                     const money_transaction_t *transaction,
                                                     const money_chosen_lot_t *lots, size_t lot_count,
                                                     const money_registry_t *registry, money_error_t *error);

/** Takes the transaction of an id out of a stored portfolio.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such portfolio or transaction), MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING,
 *          MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_delete_transaction(money_store_t *store, const char *name, const char *id,
                                                        money_error_t *error);

/** Saves a catalogue of goods, in place of what had its name.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_save_catalogue(money_store_t *store, const char *name,
                                                    const money_catalogue_t *catalogue, money_error_t *error);

/** Loads a catalogue. Freed with money_catalogue_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY,
 *          MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_load_catalogue(money_store_t *store, const char *name,
                                                    money_catalogue_t **catalogue, money_error_t *error);

/** Saves a basket, in place of what had its name.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_save_basket(money_store_t *store, const char *name, const money_basket_t *basket,
                                                 money_error_t *error);

/** Loads a basket. Freed with money_basket_free.
 *  @param catalogue [null]  what can be added later; NULL: only what the basket has.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_CURRENCY_MISMATCH (the catalogue has another currency),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_REMOVAL, MONEY_ERR_RETRIEVAL,
 *          MONEY_ERR_SAVING, MONEY_ERR_SYNTAX.
 *  @long
 */
MONEY_API money_status_t money_store_load_basket(money_store_t *store, const char *name,
                                                 const money_catalogue_t *catalogue, money_basket_t **basket,
                                                 money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_STORE_H */
