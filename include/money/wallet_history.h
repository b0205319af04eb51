/** @file wallet_history.h
 *  The history of a wallet: amended and voided entries, and the wallet as it was known at an instant.
 *
 *  A correction replaces or removes an entry without a trace (money_wallet_remove). An amendment and a void keep the
 *  former entry in the history, with the instant of the change and a reason: who made the change, or why. The library
 *  reads no clock, so the call states the instant. Instants of changes never descend.
 *
 *  money_wallet_as_known returns the wallet without the changes after an instant. An effective date states when an
 *  entry counts, and the instant when it was known: the balance of 31 January, as it was known on 5 February. Entries
 *  contain no instant: an entry that was added after a change was not known at its instant, and counts as known
 *  afterwards. money_wallet_checkpoint records such an instant without a change.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_wallet_t *wallet = NULL, *known = NULL;
 *          money_t wrong = money_literal("-45.00 EUR"), right = money_literal("-54.00 EUR"), sum;
 *          uint64_t id = 0;
 *
 *          MONEY_CHECK(money_wallet_new(&wallet, NULL));
 *          MONEY_CHECK(money_wallet_add(wallet, &wrong, NULL, &id, NULL));
 *          MONEY_CHECK(money_wallet_amend_entry(wallet, id, &right, NULL, 1709294400, "Ann: digits swapped", NULL));
 *          MONEY_CHECK(money_wallet_sum(wallet, "EUR", NULL, &sum, NULL));
 *          printf("now %s", money_show(&sum));
 *          MONEY_CHECK(money_wallet_as_known(wallet, 1709294399, &known, NULL));
 *          MONEY_CHECK(money_wallet_sum(known, "EUR", NULL, &sum, NULL));
 *          printf(", before %s\n", money_show(&sum));
 *          money_wallet_free(known);
 *          money_wallet_free(wallet);
 *          return 0;
 *      }
 *  @output
 *      now -54.00 EUR, before -45.00 EUR
 */
#ifndef MONEY_WALLET_HISTORY_H
#define MONEY_WALLET_HISTORY_H

#include "wallet.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The kind of a change in the history of a wallet. */
typedef int32_t money_wallet_change_kind_t;

#define MONEY_WALLET_CHANGE_AMENDED 1    /* an entry received other content */
#define MONEY_WALLET_CHANGE_VOIDED 2     /* an entry was removed */
#define MONEY_WALLET_CHANGE_CHECKPOINT 3 /* nothing was changed */

/** A change in the history of a wallet, with the entry before it. 416 bytes. */
typedef struct money_wallet_change_s {
    uint64_t id;                       /* the id of the entry; 0 for a checkpoint */
    money_instant_t at;                /* the instant of the change */
    money_t amount;                    /* the former amount; all zero for a checkpoint */
    money_t cost;                      /* the former cost; all zero for no cost */
    money_date_t date;                 /* the former date of the booking, or MONEY_DATE_NONE */
    money_date_t effective;            /* the former date on which the balance changed, or MONEY_DATE_NONE */
    money_entry_kind_t kind;           /* the former kind of the entry */
    money_wallet_change_kind_t change; /* the kind of the change */
    char label[MONEY_LABEL_SIZE];       /* the former label, or "" */
    char counterpart[MONEY_LABEL_SIZE]; /* the former counterpart, or "" */
    char external_id[MONEY_LABEL_SIZE]; /* the former external id, or "" */
    char reason[MONEY_LABEL_SIZE];      /* the reason of the change, or "" */
} money_wallet_change_t;

/** Replaces the content of an entry, which keeps its id. The history keeps the former content.
 *  @param id  the id of the entry.
 *  @param amount  the new amount, in the currency of the entry. To change the currency, void the entry and add another.
 *  @param note  the new note, which replaces the former note; NULL to omit it.
 *  @param at  the instant of the change, not before that of the last change.
 *  @param reason [null]  who made the change, or why: one line of at most 79 bytes; NULL to omit it.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no entry has this id), MONEY_ERR_ARGUMENT (`at` is MONEY_INSTANT_NONE or
 *          before the last change), MONEY_ERR_CURRENCY_MISMATCH (the amount is in another currency),
 *          MONEY_ERR_INSUFFICIENT (the sum would fall below the held amount), MONEY_ERR_CONFLICT (the external id
 *          belongs to another entry or a hold), MONEY_ERR_OVERFLOW (the sum of the currency exceeds 38 digits),
 *          MONEY_ERR_SYNTAX (a text is not one line), MONEY_ERR_LIMIT (a text is longer than 79 bytes),
 *          MONEY_ERR_ENCODING, MONEY_ERR_DATE, MONEY_ERR_BUSY.
 *  @since 0.2
 *  @see money_wallet_void_entry, money_wallet_changes
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_amend_entry(money_wallet_t *wallet, uint64_t id, const money_t *amount,
                                                  const money_wallet_note_t *note, money_instant_t at,
                                                  const char *reason, money_error_t *error);

/** Removes the entry with the given id. Unlike after money_wallet_remove, the history keeps the entry.
 *  @param id  the id of the entry.
 *  @param at  the instant of the change, not before that of the last change.
 *  @param reason [null]  who made the change, or why: one line of at most 79 bytes; NULL to omit it.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no entry has this id), MONEY_ERR_ARGUMENT (`at` is MONEY_INSTANT_NONE or
 *          before the last change), MONEY_ERR_INSUFFICIENT (the sum would fall below the held amount),
 *          MONEY_ERR_OVERFLOW (the sum of the remaining entries exceeds 38 digits), MONEY_ERR_SYNTAX (the reason is not
 *          one line), MONEY_ERR_LIMIT (the reason is longer than 79 bytes), MONEY_ERR_ENCODING, MONEY_ERR_BUSY.
 *  @since 0.2
 *  @see money_wallet_remove, money_wallet_amend_entry
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_void_entry(money_wallet_t *wallet, uint64_t id, money_instant_t at,
                                                 const char *reason, money_error_t *error);

/** Records that a wallet is in its present state at an instant, such as the end of a month. Entries that are added
 *  later are not known at that instant.
 *  @param at  the instant, not before that of the last change.
 *  @param reason [null]  who made the checkpoint, or why: one line of at most 79 bytes; NULL to omit it.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (`at` is MONEY_INSTANT_NONE or before the last change), MONEY_ERR_SYNTAX (the
 *          reason is not one line), MONEY_ERR_LIMIT (the reason is longer than 79 bytes), MONEY_ERR_ENCODING,
 *          MONEY_ERR_BUSY.
 *  @since 0.2
 *  @see money_wallet_as_known
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_checkpoint(money_wallet_t *wallet, money_instant_t at, const char *reason,
                                                 money_error_t *error);

/** Returns the number of changes in the history of a wallet.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_wallet_change_count(const money_wallet_t *wallet, size_t *count, money_error_t *error);

/** Returns a range of the changes in the history of a wallet, in their order.
 *  @param first  the index of the first change to return, at most the number of changes.
 *  @param rows [out count=capacity]  receives the changes. At most `capacity` elements are written.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of changes).
 *  @since 0.2
 */
MONEY_API money_status_t money_wallet_changes(const money_wallet_t *wallet, size_t first, money_wallet_change_t *rows,
                                              size_t capacity, size_t *count, money_error_t *error);

/** Creates a copy of a wallet as it was known at an instant, without holds. Its balances and statements are those that
 *  were known. Free it with money_wallet_free.
 *
 *  The copy is the wallet as the last change at that instant left it or, without such a change, as the first later
 *  change found it.
 *
 *  An entry that money_wallet_remove removed is unknown at every instant.
 *
 *  @param at  the instant.
 *  @param known  receives the wallet.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (`at` is MONEY_INSTANT_NONE), MONEY_ERR_OVERFLOW (a sum without the removed
 *          entries exceeds 38 digits), MONEY_ERR_DOCUMENT (the wallet was read from a document in which two entries
 *          shared an external id at that instant).
 *  @since 0.2
 *  @see money_wallet_balance, money_wallet_account_statement
 *  @long
 */
MONEY_API money_status_t money_wallet_as_known(const money_wallet_t *wallet, money_instant_t at,
                                               money_wallet_t **known, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_WALLET_HISTORY_H */
