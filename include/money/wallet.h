/** @file wallet.h
 *  Wallets: entries in any currencies, with holds and a journal.
 *
 *  A wallet stores each amount as an entry with an id, a label and a date, in insertion order. An entry may also
 *  contain a kind, a counterpart, the id of another system, an effective date and a cost. The sums are exact in every
 *  currency, and money_wallet_total converts them into one; money_wallet_balance returns a balance at the end of a
 *  day. A hold reserves an amount until it is committed or released. Every change is recorded in a journal, from which
 *  an identical wallet can be rebuilt. Transfers and exchanges are in money/wallet_movements.h.
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

/** A wallet: entries in several currencies, with holds and a journal. */
typedef struct money_wallet_s money_wallet_t;

/** Buffer size for any label, counterpart or external id, including the NUL. */
#define MONEY_LABEL_SIZE 80

/** The kind of an entry, for statements. The library assigns a kind only to the entries of
 *  money_wallet_exchange_amount and money_wallet_accept: the kind of a transfer is that of its note, too. */
typedef int32_t money_entry_kind_t;

#define MONEY_ENTRY_UNSPECIFIED 0
#define MONEY_ENTRY_DEPOSIT 1
#define MONEY_ENTRY_WITHDRAWAL 2
#define MONEY_ENTRY_TRANSFER 3
#define MONEY_ENTRY_EXCHANGE 4
#define MONEY_ENTRY_FEE 5
#define MONEY_ENTRY_INTEREST 6
#define MONEY_ENTRY_ADJUSTMENT 7
#define MONEY_ENTRY_OPENING 8 /* the balance with which a wallet begins */

/** The properties of an entry or a hold besides its amount; NULL for a label, a date and details that are all absent.
 *  Each text is one line of UTF-8 of at most 79 bytes, NUL-terminated, and copied; NULL and "" are an absent text.
 *
 *  The fields after `label` are optional, and a program that was built against a version without them still works: the
 *  library accepts the shorter struct.
 *
 *  An external id belongs to at most one entry or hold of a wallet. A call that would add an entry with the id and the
 *  content of one that the wallet contains changes nothing and returns the id of that entry; with other content it
 *  fails with MONEY_ERR_CONFLICT. A commit passes the id on to the entry. A release and a removal make the id
 *  available again. An external id and a cost belong to one entry, so a call that adds several entries to one wallet
 *  rejects both.
 */
typedef struct money_wallet_note_s {
    uint32_t struct_size;
    money_date_t date;       /* the date of the booking, or MONEY_DATE_NONE */
    const char *label;       /* the label; NULL for no label */
    money_entry_kind_t kind; /* the kind */
    money_date_t effective;  /* the date on which the balance changes; MONEY_DATE_NONE for `date` */
    const char *counterpart; /* the other party */
    const char *external_id; /* the id that another system assigned, such as the reference of a bank */
    money_t cost;            /* the value of the amount in another currency: its cost, or the proceeds of a negative
                                amount; not negative; all zero for no cost. A hold has no cost. */
} money_wallet_note_t;

#define MONEY_WALLET_NOTE_INIT \
    { (uint32_t)sizeof(money_wallet_note_t), MONEY_DATE_NONE, NULL, MONEY_ENTRY_UNSPECIFIED, MONEY_DATE_NONE, NULL, \
      NULL, { 0, 0, 0, "" } }

/** Sets a note to its defaults, as MONEY_WALLET_NOTE_INIT does. NULL is allowed.
 *  @param note [null]  receives the defaults.
 */
MONEY_EXPORT void money_wallet_note_init(money_wallet_note_t *note);

/** An entry or a hold of a wallet. 128 bytes. Most entries have no other properties; money_wallet_details returns
 *  those.
 */
typedef struct money_wallet_entry_s {
    uint64_t id;             /* 1, 2, 3, … in the order in which entries and holds are created; never reused */
    money_t amount;          /* negative for a payment */
    money_date_t date;       /* the date of the booking, or MONEY_DATE_NONE */
    money_entry_kind_t kind; /* the kind */
    char label[MONEY_LABEL_SIZE];
} money_wallet_entry_t;

/** The details of an entry or a hold. 208 bytes. */
typedef struct money_wallet_details_s {
    uint64_t id;             /* the id of the entry or the hold */
    money_t cost;            /* all zero for no cost */
    money_date_t effective;  /* the date on which the balance changes, or MONEY_DATE_NONE */
    money_entry_kind_t kind; /* the kind */
    char counterpart[MONEY_LABEL_SIZE]; /* the other party, or "" */
    char external_id[MONEY_LABEL_SIZE]; /* the id that another system assigned, or "" */
} money_wallet_details_t;

/** Creates an empty wallet. Free it with money_wallet_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_wallet_new(money_wallet_t **wallet, money_error_t *error);

/** Frees a wallet. NULL is allowed. If the wallet's change callback frees it, its memory is freed after the callback
 *  returns.
 */
MONEY_EXPORT void money_wallet_free(money_wallet_t *wallet);

/* ------------------------------------------------------------------------------------------------------- Entries */

/** Adds an entry. A negative amount records a payment.
 *
 *  A payment may overdraw the wallet unless a part of the currency's sum is held. In that case the sum must not fall
 *  below the held amount.
 *
 *  @param note  the label, the date and the details; NULL to omit them.
 *  @param id [null]  receives the id of the entry.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (the sum of the currency exceeds 38 digits), MONEY_ERR_INSUFFICIENT (the sum
 *          would fall below the held amount), MONEY_ERR_CONFLICT (the external id belongs to another entry),
 *          MONEY_ERR_SYNTAX (a text is not one line), MONEY_ERR_LIMIT (a text is longer than 79 bytes, or the wallet
 *          has used all its ids), MONEY_ERR_ENCODING, MONEY_ERR_DATE, MONEY_ERR_BUSY.
 *  @see money_wallet_remove, money_wallet_transfer, money_store_wallet_add
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_add(money_wallet_t *wallet, const money_t *amount,
                                          const money_wallet_note_t *note, uint64_t *id, money_error_t *error);

/** Removes the entry with the given id, as if it had never been added.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no entry has this id), MONEY_ERR_INSUFFICIENT (the sum would fall below the
 *          held amount), MONEY_ERR_OVERFLOW (the sum of the remaining entries exceeds 38 digits), MONEY_ERR_BUSY.
 *  @see money_wallet_remove_amount
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_remove(money_wallet_t *wallet, uint64_t id, money_error_t *error);

/** Removes the first entry of an equal amount. 10.5 EUR equals 10.50 EUR.
 *  @param id [null]  receives the id of the removed entry.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no entry equals the amount), MONEY_ERR_INSUFFICIENT, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_BUSY.
 *  @see money_wallet_remove
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_remove_amount(money_wallet_t *wallet, const money_t *amount, uint64_t *id,
                                                    money_error_t *error);

/** Returns the number of entries.
 *  @param currency [null]  the currency of the entries; NULL for all currencies.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`currency` is not a currency code).
 */
MONEY_API money_status_t money_wallet_count(const money_wallet_t *wallet, const char *currency, size_t *count,
                                            money_error_t *error);

/** Returns the entry at an index, in insertion order.
 *  @param currency [null]  the currency of the entries that the index counts; NULL for all currencies.
 *  @param index  the index, less than the number of these entries.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count), MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_wallet_at(const money_wallet_t *wallet, const char *currency, size_t index,
                                         money_wallet_entry_t *entry, money_error_t *error);

/** Returns a range of entries, in insertion order.
 *  @param currency [null]  the currency of the entries; NULL for all currencies.
 *  @param first  the index of the first entry to return, at most the number of entries.
 *  @param rows [out count=capacity]  receives the entries. At most `capacity` elements are written.
 *  @param count  receives the number of entries returned; 0 if `first` is the number of entries.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of entries), MONEY_ERR_SYNTAX.
 *  @since 0.2
 */
MONEY_API money_status_t money_wallet_entries(const money_wallet_t *wallet, const char *currency, size_t first,
                                              money_wallet_entry_t *rows, size_t capacity, size_t *count,
                                              money_error_t *error);

/** Returns the details of an entry or a hold.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no entry and no hold has this id).
 *  @since 0.2
 *  @see money_wallet_find, money_wallet_entry_details
 */
MONEY_API money_status_t money_wallet_details(const money_wallet_t *wallet, uint64_t id,
                                              money_wallet_details_t *details, money_error_t *error);

/** Returns a range of the details of entries, in insertion order, for the same entries as money_wallet_entries.
 *  @param currency [null]  the currency of the entries; NULL for all currencies.
 *  @param first  the index of the first entry, at most the number of entries.
 *  @param rows [out count=capacity]  receives the details. At most `capacity` elements are written.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of entries), MONEY_ERR_SYNTAX.
 *  @since 0.2
 */
MONEY_API money_status_t money_wallet_entry_details(const money_wallet_t *wallet, const char *currency, size_t first,
                                                    money_wallet_details_t *rows, size_t capacity, size_t *count,
                                                    money_error_t *error);

/** Returns the entry or the hold of an external id.
 *  @param external_id  the external id, not empty.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no entry and no hold has this external id), MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT (the text is longer than 79 bytes).
 *  @since 0.2
 */
MONEY_API money_status_t money_wallet_find(const money_wallet_t *wallet, const char *external_id,
                                           money_wallet_entry_t *entry, money_error_t *error);

/** Returns the number of currencies of the entries.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_wallet_currency_count(const money_wallet_t *wallet, size_t *count,
                                                     money_error_t *error);

/** Returns the currency at an index, in the order of the currencies' first entries.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count), MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_wallet_currency_at(const money_wallet_t *wallet, size_t index, char *buffer,
                                                  size_t capacity, size_t *length, money_error_t *error);

/* ---------------------------------------------------------------------------------------------------------- Sums */

/** Returns the sum of the entries of a currency, or 0 if the wallet contains no such entries.
 *
 *  The sum is exact. It is written with the fraction digits of the currency, or more if its value requires them.
 *
 *  @param registry  user-defined currencies, for their fraction digits; NULL for the built-in ones only.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_wallet_sum(const money_wallet_t *wallet, const char *currency,
                                          const money_currency_registry_t *registry, money_t *sum,
                                          money_error_t *error);

/** Returns the amount held in a currency.
 *  @param registry  user-defined currencies, as in money_wallet_sum.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX.
 *  @see money_wallet_hold
 */
MONEY_API money_status_t money_wallet_held(const money_wallet_t *wallet, const char *currency,
                                           const money_currency_registry_t *registry, money_t *held,
                                           money_error_t *error);

/** The balance of a currency at the end of a day. 128 bytes. */
typedef struct money_wallet_balance_s {
    money_t posted;    /* the sum of the entries that are effective on the day or before */
    money_t held;      /* the sum of the present holds that are effective on the day or before */
    money_t pending;   /* the posted balance if all these holds were committed */
    money_t available; /* the pending balance, or 0 if that is negative: the amount that transfers can spend */
} money_wallet_balance_t;

/** Returns the balance of a currency at the end of a day. An entry or a hold without a date counts on every day.
 *  @param date  the day; MONEY_DATE_NONE for all entries and holds.
 *  @param registry  user-defined currencies, as in money_wallet_sum.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_OVERFLOW (the balance of that day exceeds 38 digits), MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_wallet_account_statement, money_wallet_daily_balances
 */
MONEY_API money_status_t money_wallet_balance(const money_wallet_t *wallet, const char *currency, money_date_t date,
                                              const money_currency_registry_t *registry,
                                              money_wallet_balance_t *balance, money_error_t *error);

/** The details of a total: the effect of rounding each entry separately, and flags. 72 bytes. */
typedef struct money_wallet_total_details_s {
    money_t total_of_rounded; /* the sum of the entries, each converted and rounded separately */
    money_t difference;       /* the total, which is rounded once, minus total_of_rounded */
    money_flags_t flags;      /* the flags of the conversions */
    uint32_t reserved;
} money_wallet_total_details_t;

/** Converts all entries into one currency, rounding once. The exact conversions are added up, and the sum is rounded.
 *  @param target  the currency of the total.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options of money_rates_convert; NULL for the defaults.
 *  @param details [null]  receives the details. They require a conversion of every entry instead of one for each
 *          currency.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 *  @see money_wallet_statement, money_bag_reduce, money_store_wallet_total
 */
MONEY_API money_status_t money_wallet_total(const money_wallet_t *wallet, const char *target,
                                            const money_rates_t *rates, const money_convert_options_t *options,
                                            money_t *total, money_wallet_total_details_t *details,
                                            money_error_t *error);

/* --------------------------------------------------------------------------------------------------------- Holds */

/** Reserves an amount, so that nothing else can spend it until the hold is committed or released. The amount must be
 *  available: part of the sum, and not held yet.
 *  @param amount  the amount to hold, above 0.
 *  @param note  the label, the date and the details, without a cost; NULL to omit them.
 *  @param hold [null]  receives the id of the hold.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT, MONEY_ERR_BUSY, MONEY_ERR_CONFLICT (the external id belongs to another
 *          hold or to an entry), MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_SYNTAX.
 *  @see money_wallet_commit, money_wallet_release
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_hold(money_wallet_t *wallet, const money_t *amount,
                                           const money_wallet_note_t *note, uint64_t *hold, money_error_t *error);

/** Commits (captures) a hold: replaces it with an entry of the negated amount, with the same note.
 *  @param id [null]  receives the id of the new entry.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no hold has this id), MONEY_ERR_OVERFLOW (the remaining sum exceeds 38
 *          digits), MONEY_ERR_LIMIT (the wallet has used all its ids), MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_commit(money_wallet_t *wallet, uint64_t hold, uint64_t *id,
                                             money_error_t *error);

/** Commits part of a hold and releases the rest.
 *
 *  The hold is replaced with an entry of the negated `amount`, with the same note. Committing 60 EUR of a hold of 80
 *  EUR creates an entry of -60 EUR, and 20 EUR become available.
 *
 *  @param amount  the amount to spend, in the currency of the hold: above 0 and at most the held amount.
 *  @param id [null]  receives the id of the new entry.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no hold has this id), MONEY_ERR_INSUFFICIENT (`amount` exceeds the held
 *          amount), MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW (the remaining sum exceeds 38 digits),
 *          MONEY_ERR_LIMIT (the wallet has used all its ids), MONEY_ERR_BUSY.
 *  @since 0.2
 *  @see money_wallet_commit
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_commit_amount(money_wallet_t *wallet, uint64_t hold, const money_t *amount,
                                                    uint64_t *id, money_error_t *error);

/** Releases a hold, so that its amount is available again.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no hold has this id), MONEY_ERR_OVERFLOW (the sum of the remaining holds
 *          exceeds 38 digits), MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_release(money_wallet_t *wallet, uint64_t hold, money_error_t *error);

/** Returns the number of holds.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_wallet_hold_count(const money_wallet_t *wallet, size_t *count, money_error_t *error);

/** Returns the hold at an index, in the order of creation.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count).
 */
MONEY_API money_status_t money_wallet_hold_at(const money_wallet_t *wallet, size_t index, money_wallet_entry_t *hold,
                                              money_error_t *error);

/** Returns a range of holds, in the order of creation.
 *  @param first  the index of the first hold to return, at most the number of holds.
 *  @param rows [out count=capacity]  receives the holds. At most `capacity` elements are written.
 *  @param count  receives the number of holds returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of holds).
 *  @since 0.2
 */
MONEY_API money_status_t money_wallet_holds(const money_wallet_t *wallet, size_t first, money_wallet_entry_t *rows,
                                            size_t capacity, size_t *count, money_error_t *error);

/* ----------------------------------------------------------------------------------------------------- Documents */

/** Writes a wallet as JSON, without its journal. The same wallet always produces the same bytes. A wallet with
 *  details of entries needs version 2 of the document, which libraries without this feature reject with
 *  MONEY_ERR_VERSION.
 *  @param json  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_wallet_from_json, money_store_wallet_save
 *  @long
 */
MONEY_API money_status_t money_wallet_to_json(const money_wallet_t *wallet, char **json, size_t *length,
                                              money_error_t *error);

/** Reads a wallet from JSON that money_wallet_to_json wrote. Free it with money_wallet_free.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_INSUFFICIENT (the held amounts of
 *          a currency exceed its sum), MONEY_ERR_SYNTAX, MONEY_ERR_DATE, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_wallet_from_json(const char *json, size_t length, money_wallet_t **wallet,
                                                money_error_t *error);

/** Writes the journal of a wallet: one line of JSON for each change.
 *  @param journal  receives the journal. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the journal without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_wallet_from_journal
 *  @long
 */
MONEY_API money_status_t money_wallet_to_journal(const money_wallet_t *wallet, char **journal, size_t *length,
                                                 money_error_t *error);

/** Reads a wallet from a journal by replaying its changes. Free it with money_wallet_free. Both wallets produce the
 *  same JSON, byte for byte.
 *  @return MONEY_OK; MONEY_ERR_CONFLICT (two entries share an external id), MONEY_ERR_DATE, MONEY_ERR_DOCUMENT,
 *          MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT, MONEY_ERR_JSON, MONEY_ERR_LIMIT, MONEY_ERR_NOT_FOUND,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_VERSION.
 *  @long
 */
MONEY_API money_status_t money_wallet_from_journal(const char *journal, size_t length, money_wallet_t **wallet,
                                                   money_error_t *error);

/* ------------------------------------------------------------------------------------------------------ Watching */

/** Returns the revision of a wallet, which each change increments.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_wallet_revision(const money_wallet_t *wallet, uint64_t *revision,
                                               money_error_t *error);

/** Sets the change callback, which runs after each change, replacing the previous one.
 *  @param callback  the callback; NULL for no callback.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_wallet_on_change(money_wallet_t *wallet, money_change_callback_t callback,
                                                void *user_data, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_WALLET_H */
