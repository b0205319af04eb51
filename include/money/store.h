/** @file store.h
 *  Stores: files that contain wallets, ledgers, portfolios, catalogues and baskets by name.
 *
 *  A store is an SQLite database. Once a call that saves returns MONEY_OK, its changes survive a crash. Objects are
 *  saved and loaded by name: one line of UTF-8, 1 to 255 bytes, such as "default". Each call that saves or removes is
 *  an atomic transaction; money_store_begin groups several calls into one. Several processes can read a file while
 *  another writes. The rest of the library requires no store.
 *
 *  If an access to the file fails, the status is MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING or MONEY_ERR_REMOVAL, depending
 *  on the operation. The `cause` of the error is MONEY_ERR_STORE_LOCKED, MONEY_ERR_STORE_READ_ONLY,
 *  MONEY_ERR_STORE_FULL, MONEY_ERR_STORE_CORRUPT, MONEY_ERR_STORE_PATH or MONEY_ERR_STORE_IO. If the disk fails at the
 *  end of a change, the status is MONEY_ERR_STORE_UNKNOWN, and the change may or may not be saved. Read through the
 *  same handle to find out, or through a new one after the program has ended. Repeating a call with its idempotency key
 *  is always safe.
 *
 *  A store must be used by one thread at a time, even for calls that only read. A store opened before a fork belongs to
 *  the parent: in the child every call returns MONEY_ERR_STATE, and freeing the store does not affect the file. The
 *  child can open other files, but not this one (docs/explain/threads.md).
 *
 *  If the option `work_milliseconds` is positive, a call that works on the file for longer returns MONEY_ERR_CANCELLED
 *  and changes nothing. Between money_store_begin and money_store_commit it may end the entire transaction instead.
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

/** A file that contains objects by name. */
typedef struct money_store_s money_store_t;

/** Buffer size for any name or key, including the NUL. */
#define MONEY_STORE_NAME_SIZE 256

/* ------------------------------------------------------------------------------------------------------- The file */

/** The options of an open store. 24 bytes. The `struct_size` 16 of version 0.1 is accepted too. */
typedef struct money_store_options_s {
    uint32_t struct_size;
    money_bool_t read_only;    /* 1 if changes are rejected */
    money_bool_t create;       /* 1 if the call creates a file that does not exist */
    int32_t busy_milliseconds; /* the maximum wait for another connection's change; 0 to fail immediately */
    int32_t work_milliseconds; /* the time after which a call interrupts its work on the file; 0 for no limit */
    uint32_t reserved;         /* must be 0 */
} money_store_options_t;

#define MONEY_STORE_OPTIONS_INIT { (uint32_t)sizeof(money_store_options_t), 0, 1, 5000, 0, 0 }

/** Sets options to their defaults, as MONEY_STORE_OPTIONS_INIT does. NULL is allowed. */
MONEY_EXPORT void money_store_options_init(money_store_options_t *options);

/** Opens a store. Free it with money_store_free. While a store is open, two additional files with the suffixes "-wal"
 *  and "-shm" exist. A file with tables, views, indexes or triggers other than those that the library creates is
 *  rejected, because it could hang the program or alter saved data. A file of an older version is upgraded, unless it
 *  is opened read-only. The first call in a process locates SQLite: the copy that the process has loaded, or the
 *  system's libsqlite3.so.0.
 *  @param path  one line of at most 4,095 bytes; ":memory:" for a store in memory, which is discarded when it is
 *          closed. The path is NUL-terminated.
 *  @param options  the options; NULL for a writable store that is created if necessary and waits up to 5 seconds.
 *  @return MONEY_OK; MONEY_ERR_NOT_A_STORE (another program created the file, or `path` is a pipe, a socket or a
 *          device), MONEY_ERR_VERSION (a newer version created the file), MONEY_ERR_STORE_CORRUPT (the file is damaged,
 *          or its schema is not that of a store), MONEY_ERR_STORE_PATH (the file does not exist, is a directory, or
 *          cannot be opened), MONEY_ERR_STORE_LOCKED, MONEY_ERR_STORE_READ_ONLY (the file is read-only, and `read_only`
 *          is 0), MONEY_ERR_STORE_FULL, MONEY_ERR_STORE_IO, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX
 *          (`path` is not one line), MONEY_ERR_STATE (this process is a child, and at the fork a store had the file
 *          open or another thread was using a store), MONEY_ERR_NO_SQLITE (SQLite was not found, is older than 3.37, or
 *          was built without threads), MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_close
 *  @long
 */
MONEY_API money_status_t money_store_open(const char *path, const money_store_options_t *options,
                                          money_store_t **store, money_error_t *error);

/** Closes the file of a store and discards an open transaction. Afterwards the store can only be freed.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_STATE.
 *  @see money_store_free
 *  @long
 */
MONEY_API money_status_t money_store_close(money_store_t *store, money_error_t *error);

/** Frees a store, closing its file if it is open. NULL is allowed. If the store's change callback frees it, its memory
 *  is freed after the callback returns.
 */
MONEY_EXPORT void money_store_free(money_store_t *store);

/** Begins a transaction, which money_store_commit saves. Until then, the changes are visible only through this handle.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (a transaction is open), MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN,
 *          MONEY_ERR_BUSY, MONEY_ERR_STATE, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_commit, money_store_rollback
 *  @long
 */
MONEY_API money_status_t money_store_begin(money_store_t *store, money_error_t *error);

/** Saves the changes made since money_store_begin and ends the transaction. If the call fails, the transaction ends
 *  too, and no change is saved; after MONEY_ERR_STORE_UNKNOWN, all of them may be saved.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (no transaction is open), MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN,
 *          MONEY_ERR_BUSY, MONEY_ERR_STATE, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_commit(money_store_t *store, money_error_t *error);

/** Ends a transaction and discards its changes.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (no transaction is open), MONEY_ERR_BUSY, MONEY_ERR_STATE.
 *  @long
 */
MONEY_API money_status_t money_store_rollback(money_store_t *store, money_error_t *error);

/** Checks a store by reading all of its data. If the call succeeds, every object can be loaded, except that portfolios
 *  with user-defined currencies are not validated.
 *  @return MONEY_OK; MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_check(money_store_t *store, money_error_t *error);

/** Returns the revision of the file: 0 for a new file, incremented by each change of any process.
 *  @return MONEY_OK; MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_revision(money_store_t *store, uint64_t *revision, money_error_t *error);

/** Sets the change callback, replacing the previous one. It runs after each change made through this handle; for a
 *  transaction it runs once, after the commit.
 *  @param callback  the callback; NULL for no callback.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_store_on_change(money_store_t *store, money_change_callback_t callback,
                                               void *user_data, money_error_t *error);

/** Releases cached memory, such as SQLite's page cache and prepared statements.
 *  @return MONEY_OK; MONEY_ERR_STATE.
 *  @long
 */
MONEY_API money_status_t money_store_release_memory(money_store_t *store, money_error_t *error);

/* --------------------------------------------------------------------------------------------------------- Names */

/** The kinds of objects that a store contains by name. */
typedef int32_t money_store_kind_t;

#define MONEY_STORE_KIND_WALLET 0          /* wallets */
#define MONEY_STORE_KIND_PORTFOLIO 1       /* portfolios */
#define MONEY_STORE_KIND_CATALOGUE 2       /* catalogues */
#define MONEY_STORE_KIND_BASKET 3          /* baskets */
#define MONEY_STORE_KIND_RATES 4           /* rate tables */
#define MONEY_STORE_KIND_CURRENCIES 5      /* lists of currencies */
#define MONEY_STORE_KIND_IDEMPOTENCY_KEY 6 /* the idempotency keys of completed requests */
#define MONEY_STORE_KIND_LEDGER 7          /* ledgers */

/** Returns the number of names of a kind.
 *  @return MONEY_OK; MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_name_count(money_store_t *store, money_store_kind_t kind, size_t *count,
                                                money_error_t *error);

/** Returns the name at an index, ordered by bytes. A buffer of MONEY_STORE_NAME_SIZE bytes is large enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count), MONEY_ERR_BUFFER_TOO_SMALL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_name_at(money_store_t *store, money_store_kind_t kind, size_t index, char *buffer,
                                             size_t capacity, size_t *length, money_error_t *error);

/** Removes an object with all of its data.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no object of this kind is stored under the name), MONEY_ERR_REMOVAL,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_remove(money_store_t *store, money_store_kind_t kind, const char *name,
                                            money_error_t *error);

/* ------------------------------------------------------------------------------------------------------- Wallets */

/** Saves a wallet with its journal, replacing the wallet of the same name.
 *
 *  A wallet records the stored wallets that it was loaded from or saved to. If the stored wallet has since been changed
 *  or removed, by another process or by a call such as money_store_wallet_add, the call returns MONEY_ERR_CONFLICT and
 *  saves nothing. Load the wallet again, repeat the change, and save it. Otherwise the call writes only the changes
 *  made since then, so its cost does not depend on the size of the wallet.
 *
 *  A wallet that was neither loaded from this name of the file nor saved to it replaces the stored wallet
 *  unconditionally: a new wallet, or a copy made through JSON. At most 16 names are recorded, the first and the latest;
 *  a wallet with more replaces no stored wallet of another name. Portfolios, catalogues and baskets behave likewise.
 *
 *  @return MONEY_OK; MONEY_ERR_CONFLICT (the stored wallet has been changed or removed), MONEY_ERR_SAVING,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_wallet_load
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_save(money_store_t *store, const char *name, const money_wallet_t *wallet,
                                                 money_error_t *error);

/** Loads a wallet with its journal. Free it with money_wallet_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no wallet has this name), MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_load(money_store_t *store, const char *name, money_wallet_t **wallet,
                                                 money_error_t *error);

/** Adds an entry to a stored wallet without loading it. The wallet is created if it does not exist. The rules are those
 *  of money_wallet_add, except that a payment must not exceed the available balance. Use money_store_wallet_spend for a
 *  payment that may overdraw the wallet.
 *  @param id [null]  receives the id of the entry.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT, MONEY_ERR_CONFLICT (the external id belongs to another entry),
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_DATE, MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_wallet_add, money_store_wallet_spend
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_wallet_add(money_store_t *store, const char *name, const money_t *amount,
                                                const money_wallet_note_t *note, uint64_t *id, money_error_t *error);

/** Returns the number of entries of a stored wallet. Counts, currencies and sums are stored: no entry is read.
 *  @param currency [null]  the currency of the entries; NULL for all currencies.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet does not exist), MONEY_ERR_SYNTAX (`currency` is not a currency
 *          code, or `name` is not one line), MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_STATE,
 *          MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_count(money_store_t *store, const char *name, const char *currency,
                                                  size_t *count, money_error_t *error);

/** Returns a range of entries of a stored wallet, newest first, without loading the wallet.
 *
 *  To read the next page, pass the `id` of the last row as `before`. Ids are never reused: an entry added between two
 *  calls is not part of any later page, and no entry is returned twice. The result contains neither holds nor removed
 *  entries.
 *
 *  @param currency [null]  the currency of the entries; NULL for all currencies.
 *  @param before  the id below which the page starts; 0 to start at the newest entry.
 *  @param rows [out count=capacity]  receives the entries. At most `capacity` elements are written.
 *  @param count  receives the number of entries returned; less than `capacity` if no older entries exist.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet does not exist), MONEY_ERR_SYNTAX (`currency` is not a currency
 *          code, or `name` is not one line), MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_STATE,
 *          MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_wallet_entries
 *  @long
 */
MONEY_API money_status_t money_store_wallet_entries(money_store_t *store, const char *name, const char *currency,
                                                    uint64_t before, money_wallet_entry_t *rows, size_t capacity,
                                                    size_t *count, money_error_t *error);

/** Returns the number of currencies of the entries of a stored wallet.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no wallet has this name), MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_currency_count(money_store_t *store, const char *name, size_t *count,
                                                           money_error_t *error);

/** Returns the currency at an index, in the order of the currencies' first entries.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet does not exist, or `index` is out of range),
 *          MONEY_ERR_BUFFER_TOO_SMALL, MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_currency_at(money_store_t *store, const char *name, size_t index,
                                                        char *buffer, size_t capacity, size_t *length,
                                                        money_error_t *error);

/** Returns the sum of a currency of a stored wallet, as money_wallet_sum does.
 *  @param registry  user-defined currencies, as in money_wallet_sum.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet does not exist), MONEY_ERR_SYNTAX, MONEY_ERR_RETRIEVAL,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_wallet_sum(money_store_t *store, const char *name, const char *currency,
                                                const money_currency_registry_t *registry, money_t *sum,
                                                money_error_t *error);

/** Converts all entries of a stored wallet into one currency, as money_wallet_total does.
 *  @param target  the currency of the total.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options of money_rates_convert; NULL for the defaults.
 *  @param flags  receives the flags of the conversions.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the wallet does not exist), MONEY_ERR_DATE, MONEY_ERR_ENCODING,
 *          MONEY_ERR_INEXACT, MONEY_ERR_LIMIT, MONEY_ERR_NO_RATE, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_STATE, MONEY_ERR_CANCELLED.
 *  @see money_wallet_total
 *  @long
 */
MONEY_API money_status_t money_store_wallet_total(money_store_t *store, const char *name, const char *target,
                                                  const money_rates_t *rates, const money_convert_options_t *options,
                                                  money_t *total, money_flags_t *flags, money_error_t *error);

/* ---------------------------------------------------------------------------------------------------- Portfolios */

/** Saves a portfolio, replacing the portfolio of the same name. Conflicts are detected as in money_store_wallet_save.
 *  @return MONEY_OK; MONEY_ERR_CONFLICT (the stored portfolio has been changed or removed), MONEY_ERR_SAVING,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_portfolio_load, money_store_wallet_save
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_portfolio_save(money_store_t *store, const char *name,
                                                    const money_portfolio_t *portfolio, money_error_t *error);

/** Loads a portfolio. Free it with money_portfolio_free.
 *  @param registry  user-defined currencies; NULL for the built-in ones only.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no portfolio has this name), MONEY_ERR_RETRIEVAL (the file cannot be read, or
 *          the transactions are inconsistent; see the error's `cause`), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_portfolio_load(money_store_t *store, const char *name,
                                                    const money_currency_registry_t *registry,
                                                    money_portfolio_t **portfolio,
                                                    money_error_t *error);

/** Saves a transaction in a stored portfolio, replacing the transaction with the same id. A replaced transaction keeps
 *  its position among those of its date. The call validates only the transaction itself; the consistency of all
 *  transactions is checked when the portfolio is loaded.
 *  @param transaction  the transaction; its `id` must be set.
 *  @param lots [null]  the lots that a sale selects; NULL for no selection.
 *  @param registry  user-defined currencies; NULL for the built-in ones only.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the portfolio does not exist), MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_INVALID_RATE, MONEY_ERR_DATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SAVING, MONEY_ERR_STORE_UNKNOWN,
 *          MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_portfolio_add, money_store_transaction_remove
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_transaction_save(money_store_t *store, const char *name,
                                                     const money_transaction_t *transaction,
                                                     const money_lot_selection_t *lots, size_t lot_count,
                                                     const money_currency_registry_t *registry, money_error_t *error);

/** Removes the transaction with the given id from a stored portfolio.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the portfolio or the transaction does not exist), MONEY_ERR_REMOVAL,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_transaction_remove(money_store_t *store, const char *name, const char *id,
                                                        money_error_t *error);

/* --------------------------------------------------------------------------------------------------------- Goods */

/** Saves a catalogue, replacing the catalogue of the same name. Conflicts are detected as in money_store_wallet_save.
 *  @return MONEY_OK; MONEY_ERR_CONFLICT (the stored catalogue has been changed or removed), MONEY_ERR_SAVING,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_catalogue_load, money_store_wallet_save
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_catalogue_save(money_store_t *store, const char *name,
                                                    const money_catalogue_t *catalogue, money_error_t *error);

/** Loads a catalogue. Free it with money_catalogue_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no catalogue has this name), MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_catalogue_load(money_store_t *store, const char *name,
                                                    money_catalogue_t **catalogue, money_error_t *error);

/** Saves a basket, replacing the basket of the same name. Conflicts are detected as in money_store_wallet_save.
 *  @return MONEY_OK; MONEY_ERR_CONFLICT (the stored basket has been changed or removed), MONEY_ERR_SAVING,
 *          MONEY_ERR_STORE_UNKNOWN, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_store_basket_load, money_store_wallet_save
 *  @long
 *  @calls_back
 */
MONEY_API money_status_t money_store_basket_save(money_store_t *store, const char *name, const money_basket_t *basket,
                                                 money_error_t *error);

/** Loads a basket. Free it with money_basket_free.
 *  @param catalogue [null]  the products that can be added later; NULL for the products of the basket only.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no basket has this name), MONEY_ERR_CURRENCY_MISMATCH (the catalogue is in
 *          another currency), MONEY_ERR_RETRIEVAL, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_STATE, MONEY_ERR_CANCELLED, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_store_basket_load(money_store_t *store, const char *name,
                                                 const money_catalogue_t *catalogue, money_basket_t **basket,
                                                 money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_STORE_H */
