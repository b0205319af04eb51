/** @file store.h
 *  One file that keeps wallets, portfolios, catalogues and baskets by name.
 *
 *  A store is an SQLite database. When a call that saves has returned MONEY_OK, a crash does no harm to what it saved.
 *  You save and load objects by name: 1 to 255 bytes, one line of UTF-8, such as "default". Each call that saves or
 *  removes is a transaction, which happens as a whole or not at all; money_store_begin groups several calls into one.
 *  Several processes may read a file while one writes. Nothing else in the library needs a store.
 *
 *  A failure because of the file is MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING or MONEY_ERR_REMOVAL, by what was tried. The
 *  error's cause says why: MONEY_ERR_STORE_LOCKED, _READ_ONLY, _FULL, _CORRUPT, _PATH or _IO. If the disk fails so late
 *  that the change may be there, the status is MONEY_ERR_STORE_UNKNOWN. To find out, read through the same handle; or,
 *  when the program has ended, through another. Repeating the call with the same idempotency key is safe in any case.
 *
 *  One thread at a time uses a store, without exceptions. A store that was opened before a fork belongs to the parent:
 *  in the child each call is MONEY_ERR_STATE, and freeing the store leaves the file alone. The child can open other
 *  files, but not this one; docs/explain/threads.md says why.
 *
 *  If options.work_milliseconds is more than 0, a call that works on the file for longer is MONEY_ERR_CANCELLED and has
 *  changed nothing. Between money_store_begin and money_store_commit it may end the whole transaction instead.
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
 *          money_t lunch = money_literal("12.50 EUR"), tea = money_literal("2.30 EUR"), sum;
 *
 *          MONEY_CHECK(money_store_open(":memory:", NULL, &store, NULL));
 *          MONEY_CHECK(money_store_begin(store, NULL));
 *          MONEY_CHECK(money_store_wallet_add(store, "default", &lunch, NULL, NULL, NULL));
 *          MONEY_CHECK(money_store_wallet_add(store, "default", &tea, NULL, NULL, NULL));
 *          MONEY_CHECK(money_store_commit(store, NULL)); // both entries are saved now
 *          MONEY_CHECK(money_store_wallet_sum(store, "default", "EUR", NULL, &sum, NULL));
 *          printf("%s\n", money_show(&sum));
 *          money_store_free(store);
 *          return 0;
 *      }
 *  @output
 *      14.80 EUR
 */
#ifndef MONEY_STORE_H
#define MONEY_STORE_H

#include "basket.h"
#include "portfolio.h"
#include "wallet.h"

#ifdef __cplusplus
extern "C" {
#endif

/** One file that keeps objects by name. */
typedef struct money_store_s money_store_t;

/** Room for a name or a key and its NUL. */
#define MONEY_STORE_NAME_SIZE 256

/* ------------------------------------------------------------------------------------------------------- The file */

/** The options with which a store is opened. 24 bytes; the library also reads the 16 bytes of version 0.1. */
typedef struct money_store_options_s {
    uint32_t struct_size;
    money_bool_t read_only;    /* 1: nothing can be changed */
    money_bool_t create;       /* 1: the call makes the file if it does not exist */
    int32_t busy_milliseconds; /* how long a change waits for another connection's change to end; 0: it does not wait */
    int32_t work_milliseconds; /* the time after which a call interrupts its own work on the file; 0: it never does */
    uint32_t reserved;         /* 0 */
} money_store_options_t;

#define MONEY_STORE_OPTIONS_INIT { (uint32_t)sizeof(money_store_options_t), 0, 1, 5000, 0, 0 }

/** Writes MONEY_STORE_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_store_options_init(money_store_options_t *options);

/** Opens a store. You free it with money_store_free. While the file is open, two files whose names end in "-wal" and
 *  "-shm" stand next to it. The call refuses a file whose tables, views, indexes or triggers are not those that this
 *  library makes. Such a file can hang a program or change what it saves.
 *
 *  The first call in a process finds SQLite: the copy that the process has loaded, or the system's libsqlite3.so.0.
 *
 *  @param path     one line of at most 4,095 bytes, NUL-terminated; ":memory:" makes a store in memory, which is gone
 *                  when it is closed.
 *  @param options  NULL: a store that can be changed, is made if it does not exist, and waits up to 5 seconds.
 *  @return MONEY_OK; MONEY_ERR_NOT_A_STORE (the file is of another program, or the path names a pipe, a socket or a
 *          device), MONEY_ERR_VERSION (a newer version wrote the file), MONEY_ERR_STORE_CORRUPT (the file is damaged,
 *          or its schema is not a store's), MONEY_ERR_STORE_PATH (the file does not exist, is a directory, or may not
 *          be opened), MONEY_ERR_STORE_LOCKED, MONEY_ERR_STORE_READ_ONLY (the file may only be read, and
 *          options.read_only is 0), MONEY_ERR_STORE_FULL, MONEY_ERR_STORE_IO, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX (the path is not one line), MONEY_ERR_STATE (this process is a child, and a store had the
 *          file open at the fork or another thread was using a store), MONEY_ERR_NO_SQLITE (the system has no SQLite,
 *          one before 3.37, or one that was built without threads), MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_close
 *  @long
 */
MONEY_API money_status_t money_store_open(const char *path, const money_store_options_t *options,
                                          money_store_t **store, money_error_t *error);

/** Closes the file. A transaction that is open is not saved. You can only free the store afterwards.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_STATE.
 *  @see money_store_free
 *  @long
 */
MONEY_API money_status_t money_store_close(money_store_t *store, money_error_t *error);

/** Closes a store that is open, and frees it. NULL is allowed. In the store's own callback, the store is freed when the
 *  callback has returned.
 */
MONEY_EXPORT void money_store_free(money_store_t *store);

/** Begins a transaction: money_store_commit saves what you change from now on together. The changes can be read at once
 *  through this handle.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (also if a transaction is open), MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN,
 *          MONEY_ERR_BUSY, MONEY_ERR_STATE, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_commit, money_store_rollback
 *  @long
 */
MONEY_API money_status_t money_store_begin(money_store_t *store, money_error_t *error);

/** Saves what was changed since money_store_begin, and ends the transaction. If it fails, the transaction ends too, and
 *  nothing of it is saved; after MONEY_ERR_STORE_UNKNOWN, all of it may be.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (also if no transaction is open), MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN,
 *          MONEY_ERR_BUSY, MONEY_ERR_STATE, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_commit(money_store_t *store, money_error_t *error);

/** Ends a transaction without saving anything of it.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (also if no transaction is open), MONEY_ERR_BUSY, MONEY_ERR_STATE.
 *  @long
 */
MONEY_API money_status_t money_store_rollback(money_store_t *store, money_error_t *error);

/** Reads the whole file as the loading calls do, and fails if something in it is damaged. If the call succeeds, every
 *  object can be loaded. It does not put a portfolio together that uses currencies of your own.
 *  @return MONEY_OK; MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_check(money_store_t *store, money_error_t *error);

/** Reads the file's revision: 0 for a new file, and one more for each change, whichever process made it.
 *  @return MONEY_OK; MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_revision(money_store_t *store, uint64_t *revision, money_error_t *error);

/** Sets the callback that runs after each change that this handle makes, in place of the one before; NULL sets none.
 *  For a transaction it runs once, when the transaction is committed.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_store_on_change(money_store_t *store, money_change_callback_t callback,
                                               void *user_data, money_error_t *error);

/** Frees the memory that the store holds only to be faster, such as SQLite's cache of pages.
 *  @return MONEY_OK; MONEY_ERR_STATE.
 *  @long
 */
MONEY_API money_status_t money_store_release_memory(money_store_t *store, money_error_t *error);

/* --------------------------------------------------------------------------------------------------------- Names */

/** The kinds of objects that a store keeps by name. */
typedef int32_t money_store_kind_t;

#define MONEY_STORE_KIND_WALLET 0
#define MONEY_STORE_KIND_PORTFOLIO 1
#define MONEY_STORE_KIND_CATALOGUE 2
#define MONEY_STORE_KIND_BASKET 3
#define MONEY_STORE_KIND_RATES 4
#define MONEY_STORE_KIND_CURRENCIES 5
#define MONEY_STORE_KIND_IDEMPOTENCY_KEY 6 /* the idempotency keys of requests that were done */

/** Counts the names of a kind.
 *  @return MONEY_OK; MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_name_count(money_store_t *store, money_store_kind_t kind, size_t *count,
                                                money_error_t *error);

/** Reads the name at an index, in the order of the names' bytes. A buffer of MONEY_STORE_NAME_SIZE bytes is large
 *  enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL, MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE,
 *          MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_name_at(money_store_t *store, money_store_kind_t kind, size_t index, char *buffer,
                                             size_t capacity, size_t *length, money_error_t *error);

/** Removes the object of a name, with everything that belongs to it.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_REMOVAL, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_remove(money_store_t *store, money_store_kind_t kind, const char *name,
                                            money_error_t *error);

/* ------------------------------------------------------------------------------------------------------- Wallets */

/** Saves a wallet with its journal, in place of the wallet of the same name.
 *
 *  A wallet remembers the stored wallet that you loaded it from or saved it to. If the stored wallet has changed since
 *  then, or was removed, the call is MONEY_ERR_CONFLICT and saves nothing. Then you load the wallet again, make your
 *  change, and save again. It does not matter who changed the stored wallet: another process, or a call such as
 *  money_store_wallet_add on this store.
 *
 *  A wallet that you neither loaded from a name of this file nor saved to it replaces what has the name. This is true
 *  for a new wallet, for one from another file, and for a copy through JSON. The same holds for portfolios, catalogues
 *  and baskets.
 *
 *  @return MONEY_OK; MONEY_ERR_CONFLICT (the stored wallet has changed, or was removed), MONEY_ERR_SAVING,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_wallet_load
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_save(money_store_t *store, const char *name, const money_wallet_t *wallet,
                                                 money_error_t *error);

/** Loads a wallet with its journal. You free it with money_wallet_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_load(money_store_t *store, const char *name, money_wallet_t **wallet,
                                                 money_error_t *error);

/** Adds an entry to a stored wallet without loading the wallet. If no wallet has the name, the call makes one. The
 *  rules are those of money_wallet_add, but an amount below 0 must be there and not held. money_store_wallet_spend can
 *  take the sum below 0 if you ask for it.
 *  @param id [null]    receives the entry's id.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT, MONEY_ERR_OVERFLOW, MONEY_ERR_DATE, MONEY_ERR_SAVING,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_wallet_add, money_store_wallet_spend
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_add(money_store_t *store, const char *name, const money_t *amount,
                                                const money_wallet_note_t *note, uint64_t *id, money_error_t *error);

/** Counts the entries of a stored wallet. This function and the next four read no entry: the file keeps the sums.
 *  @param currency [null]  NULL counts the entries of all currencies.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet), MONEY_ERR_SYNTAX (not a code, or not a name),
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_count(money_store_t *store, const char *name, const char *currency,
                                                  size_t *count, money_error_t *error);

/** Counts the currencies that a stored wallet has entries of.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_currency_count(money_store_t *store, const char *name, size_t *count,
                                                           money_error_t *error);

/** Reads the currency at an index, in the order of the currencies' first entries.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet, or no such currency), MONEY_ERR_BUFFER_TOO_SMALL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE,
 *          MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_currency_at(money_store_t *store, const char *name, size_t index,
                                                        char *buffer, size_t capacity, size_t *length,
                                                        money_error_t *error);

/** Reads the sum of a currency of a stored wallet, as money_wallet_sum adds it up.
 *  @param registry  as in money_wallet_sum.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet), MONEY_ERR_SYNTAX, MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_sum(money_store_t *store, const char *name, const char *currency,
                                                const money_currency_registry_t *registry, money_t *sum,
                                                money_error_t *error);

/** Converts all entries of a stored wallet into one currency, as money_wallet_total does.
 *  @param target   the currency of the total.
 *  @param rates [null]    the rate table; NULL if nothing needs a rate.
 *  @param options  as in money_rates_convert.
 *  @param flags    receives MONEY_FLAG_ values.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet), MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_INEXACT,
 *          MONEY_ERR_LIMIT, MONEY_ERR_NO_RATE, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_OVERFLOW, MONEY_ERR_RETRIEVAL,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_STATE, MONEY_ERR_CANCELLED.
 *  @see money_wallet_total
 *  @long
 */
MONEY_API money_status_t money_store_wallet_total(money_store_t *store, const char *name, const char *target,
                                                  const money_rates_t *rates, const money_convert_options_t *options,
                                                  money_t *total, money_flags_t *flags, money_error_t *error);

/* ---------------------------------------------------------------------------------------------------- Portfolios */

/** Saves a portfolio, in place of the portfolio of the same name. If that portfolio has changed since you loaded this
 *  one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in money_store_wallet_save.
 *  @return MONEY_OK; MONEY_ERR_CONFLICT, MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_portfolio_load, money_store_wallet_save
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_portfolio_save(money_store_t *store, const char *name,
                                                    const money_portfolio_t *portfolio, money_error_t *error);

/** Loads a portfolio. You free it with money_portfolio_free.
 *  @param registry  your own currencies.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_RETRIEVAL (also if the transactions do not go together; the cause
 *          says why), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_portfolio_load(money_store_t *store, const char *name,
                                                    const money_currency_registry_t *registry,
                                                    money_portfolio_t **portfolio,
                                                    money_error_t *error);

/** Puts a transaction into a stored portfolio. A transaction of the same id is replaced, and keeps its place among
 *  those of its day. The call checks the transaction by itself; whether all of them go together is checked when you
 *  load the portfolio.
 *
 *  @param transaction  a transaction with an id.
 *  @param lots [null]  the lots that a sale names; NULL with count 0 names none.
 *  @param registry     your own currencies.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such portfolio), MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_INVALID_RATE,
 *          MONEY_ERR_DATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_portfolio_add, money_store_transaction_remove
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_transaction_save(money_store_t *store, const char *name,
                                                     const money_transaction_t *transaction,
                                                     const money_lot_selection_t *lots, size_t lot_count,
                                                     const money_currency_registry_t *registry, money_error_t *error);

/** Removes the transaction of an id from a stored portfolio.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such portfolio or transaction), MONEY_ERR_REMOVAL,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_transaction_remove(money_store_t *store, const char *name, const char *id,
                                                        money_error_t *error);

/* --------------------------------------------------------------------------------------------------------- Goods */

/** Saves a catalogue of products, in place of the catalogue of the same name. If that catalogue has changed since you
 *  loaded this one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in money_store_wallet_save.
 *  @return MONEY_OK; MONEY_ERR_CONFLICT, MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_catalogue_load, money_store_wallet_save
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_catalogue_save(money_store_t *store, const char *name,
                                                    const money_catalogue_t *catalogue, money_error_t *error);

/** Loads a catalogue. You free it with money_catalogue_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_catalogue_load(money_store_t *store, const char *name,
                                                    money_catalogue_t **catalogue, money_error_t *error);

/** Saves a basket, in place of the basket of the same name. If that basket has changed since you loaded this one from
 *  it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in money_store_wallet_save.
 *  @return MONEY_OK; MONEY_ERR_CONFLICT, MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_basket_load, money_store_wallet_save
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_basket_save(money_store_t *store, const char *name, const money_basket_t *basket,
                                                 money_error_t *error);

/** Loads a basket. You free it with money_basket_free.
 *  @param catalogue [null]  the products that can be added to the basket; NULL: only those that are in it.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_CURRENCY_MISMATCH (the catalogue has another currency),
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE,
 *          MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_basket_load(money_store_t *store, const char *name,
                                                 const money_catalogue_t *catalogue, money_basket_t **basket,
                                                 money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_STORE_H */
