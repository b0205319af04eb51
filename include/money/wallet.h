/** @file wallet.h
 *  Wallets that keep every entry, with holds, transfers, exchanges, a journal and a statement.
 *
 *  @tier core
 *
 *  @contents
 *      money_wallet_t                   Moneys of several currencies, each one kept, with holds and a journal.
 *      money_wallet_note_t              What is remembered beside an amount; NULL where one is asked for: no label,
 *                                        no date.
 *      money_wallet_note_init           Writes MONEY_WALLET_NOTE_INIT.
 *      money_wallet_entry_t             One money of a wallet, or one hold.
 *      money_wallet_new                 Makes an empty wallet.
 *      money_wallet_free                Releases a wallet.
 *      money_wallet_add                 Puts a money in; one below 0 records what went out, whether it was there or
 *                                        not, but never what is held.
 *      money_wallet_take                Takes away the first money that equals another (10.5 EUR is 10.50 EUR), as if
 *                                        it had never been there.
 *      money_wallet_remove              Takes away the money of an id, as money_wallet_take.
 *      money_wallet_count               How many moneys the wallet has.
 *      money_wallet_at                  The money at an index, in the order they came.
 *      money_wallet_currency_count      How many currencies the wallet has moneys of.
 *      money_wallet_currency_at         The currency at an index, in the order of their first money.
 *      money_wallet_sum                 The sum of a currency's moneys: with its minor units, or as many digits more
 *                                        as the value needs; 0 where there is none of it.
 *      money_wallet_held                What of a currency's sum is held.
 *      money_wallet_total               Everything in one currency: the exact sum of exact conversions, rounded once.
 *      money_wallet_totals_t            A wallet's total beside what rounding each money by itself makes of it.
 *      money_wallet_totals              As money_wallet_total, with the total of the rounded parts and the
 *                                        difference.
 *      money_wallet_hold                Holds an amount: it cannot be spent until it is committed or released.
 *      money_wallet_commit              Lets a hold's money go out, as a money below 0.
 *      money_wallet_release             Gives a hold's money back.
 *      money_wallet_hold_count          How many holds there are.
 *      money_wallet_hold_at             The hold at an index, in the order they were made.
 *      money_transfer_leg_t             A movement of money out of one wallet into another; NULL on one side is the
 *                                        world outside.
 *      money_wallet_transfer            Moves money between wallets: all legs or none.
 *      money_exchange_leg_t             A change of money into another currency; with `receive` empty, into nothing:
 *                                        a fee.
 *      money_wallet_exchange            Exchanges money in a wallet at the rates of a table: all legs or none, each
 *                                        rounded once.
 *      money_wallet_to_json             Writes a wallet as JSON that money_wallet_from_json reads back: the same
 *                                        wallet always gives the same bytes.
 *      money_wallet_from_json           Reads what money_wallet_to_json wrote.
 *      money_wallet_to_journal          Writes what happened to a wallet, a line of JSON a change.
 *      money_wallet_from_journal        Makes the wallet that a journal tells of: its JSON is the same to the byte.
 *      money_wallet_revision            The number that grows with each change.
 *      money_wallet_on_change           Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *      money_wallet_release_memory      Gives back memory that the wallet holds only to be faster.
 *      money_table_t                    A wallet as a screen shows it: a section a currency with a row a money and a
 *                                        subtotal, and a last section with the grand total.
 *      money_row_kind_t                 What a row of a wallet statement is.
 *      money_table_row_t                One row.
 *      money_wallet_table               Makes the table of a wallet, its grand total as money_wallet_total.
 *      money_table_free                 Releases a table.
 *      money_table_section_count        How many sections the table has.
 *      money_table_section_at           The header of a section: its currency.
 *      money_table_row_count            How many rows a section has.
 *      money_table_row_at               A row of a section.
 */
#ifndef MONEY_WALLET_H
#define MONEY_WALLET_H

#include "rates.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Moneys of several currencies, each one kept, with holds and a journal. */
typedef struct money_wallet_s money_wallet_t;

/** Room for a label and its NUL. */
#define MONEY_LABEL_SIZE 80

/** What is remembered beside an amount; NULL where one is asked for: no label, no date. */
typedef struct money_wallet_note_s {
    uint32_t struct_size;
    money_date_t date;      /* or MONEY_DATE_NONE */
    const char *label; /* one line of UTF-8, NUL-terminated, at most 79 bytes; NULL for none; copied */
} money_wallet_note_t;

#define MONEY_WALLET_NOTE_INIT { (uint32_t)sizeof(money_wallet_note_t), MONEY_DATE_NONE, NULL }

/** Writes MONEY_WALLET_NOTE_INIT. NULL is allowed.
 *  @param note [null]  may be NULL.
 */
MONEY_EXPORT void money_wallet_note_init(money_wallet_note_t *note);

/** One money of a wallet, or one hold. 128 bytes. */
typedef struct money_wallet_entry_s {
    uint64_t id; /* 1, 2, 3, … in the order things came; never used again */
    money_t money;
    money_date_t date; /* or MONEY_DATE_NONE */
    uint32_t reserved;
    char label[MONEY_LABEL_SIZE];
} money_wallet_entry_t;

/** Makes an empty wallet. Freed with money_wallet_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_wallet_new(money_wallet_t **wallet, money_error_t *error);

/** Releases a wallet. NULL is allowed. */
MONEY_EXPORT void money_wallet_free(money_wallet_t *wallet);

/** Puts a money in; one below 0 records what went out, whether it was there or not, but never what is held.
 *  @param note  label and date; may be NULL.
 *  @param id [null]    receives the money's id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (the currency's sum), MONEY_ERR_INSUFFICIENT (it is held), MONEY_ERR_BUSY,
 *          MONEY_ERR_DATE, MONEY_ERR_SYNTAX (the label is not one line), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_wallet_add(money_wallet_t *wallet, const money_t *money,
                                          const money_wallet_note_t *note, uint64_t *id, money_error_t *error);

/** Takes away the first money that equals another (10.5 EUR is 10.50 EUR), as if it had never been there.
 *  @param id [null]  receives its id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_INSUFFICIENT (it is held), MONEY_ERR_OVERFLOW (what is left),
 *          MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_wallet_take(money_wallet_t *wallet, const money_t *money, uint64_t *id,
                                           money_error_t *error);

/** Takes away the money of an id, as money_wallet_take.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_INSUFFICIENT, MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_wallet_remove(money_wallet_t *wallet, uint64_t id, money_error_t *error);

/** How many moneys the wallet has.
 *  @param currency [null]  only those of this currency; NULL: all.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code).
 */
MONEY_API money_status_t money_wallet_count(const money_wallet_t *wallet, const char *currency, size_t *count,
                                            money_error_t *error);

/** The money at an index, in the order they came.
 *  @param currency [null]  counts only those of this currency; NULL: all.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_wallet_at(const money_wallet_t *wallet, const char *currency, size_t index,
                                         money_wallet_entry_t *entry, money_error_t *error);

/** How many currencies the wallet has moneys of.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_wallet_currency_count(const money_wallet_t *wallet, size_t *count,
                                                     money_error_t *error);

/** The currency at an index, in the order of their first money.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_wallet_currency_at(const money_wallet_t *wallet, size_t index, char *buffer,
                                                  size_t capacity, size_t *length, money_error_t *error);

/** The sum of a currency's moneys: with its minor units, or as many digits more as the value needs; 0 where there is
 *  none of it.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_wallet_sum(const money_wallet_t *wallet, const char *currency, money_t *sum,
                                          money_error_t *error);

/** What of a currency's sum is held.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_wallet_held(const money_wallet_t *wallet, const char *currency, money_t *held,
                                           money_error_t *error);

/** Everything in one currency: the exact sum of exact conversions, rounded once.
 *  @param target   the currency of the total; there is no default.
 *  @param rates [null]    may be NULL where nothing needs a rate.
 *  @param options  as in money_rates_convert.
 *  @param flags    receives MONEY_FLAG_ values; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_wallet_total(const money_wallet_t *wallet, const char *target,
                                            const money_rates_t *rates, const money_convert_options_t *options,
                                            money_t *total, money_flags_t *flags, money_error_t *error);

/** A wallet's total beside what rounding each money by itself makes of it. 104 bytes. */
typedef struct money_wallet_totals_s {
    money_t total;            /* rounded once */
    money_t total_of_rounded; /* the sum of the moneys, each converted and rounded */
    money_t difference;       /* total - total_of_rounded */
    money_flags_t flags;           /* MONEY_FLAG_ values of the total */
    uint32_t reserved;
} money_wallet_totals_t;

/** As money_wallet_total, with the total of the rounded parts and the difference.
 *  @param rates [null]  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_wallet_totals(const money_wallet_t *wallet, const char *target,
                                             const money_rates_t *rates, const money_convert_options_t *options,
                                             money_wallet_totals_t *totals, money_error_t *error);

/** Holds an amount: it cannot be spent until it is committed or released.
 *  @param hold [null]  receives the hold's id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT, MONEY_ERR_BUSY, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_wallet_hold(money_wallet_t *wallet, const money_t *amount,
                                           const money_wallet_note_t *note, uint64_t *hold, money_error_t *error);

/** Lets a hold's money go out, as a money below 0.
 *  @param id [null]  receives that money's id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW (what is left), MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_wallet_commit(money_wallet_t *wallet, uint64_t hold, uint64_t *id,
                                             money_error_t *error);

/** Gives a hold's money back.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW (what is still held), MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_wallet_release(money_wallet_t *wallet, uint64_t hold, money_error_t *error);

/** How many holds there are.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_wallet_hold_count(const money_wallet_t *wallet, size_t *count, money_error_t *error);

/** The hold at an index, in the order they were made.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_wallet_hold_at(const money_wallet_t *wallet, size_t index, money_wallet_entry_t *hold,
                                              money_error_t *error);

/** A movement of money out of one wallet into another; NULL on one side is the world outside. */
typedef struct money_transfer_leg_s {
    money_wallet_t *from;
    money_wallet_t *to;
    money_t money; /* more than 0 */
} money_transfer_leg_t;

/** Moves money between wallets: all legs or none. What goes out of a wallet, less what comes in, must be there and not
 *  held. A fee is a leg of its own.
 *  @param legs   1 to 1,024 of them.
 *  @param note   of every money that comes and goes; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT, MONEY_ERR_BUSY, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_wallet_transfer(const money_transfer_leg_t *legs, size_t count,
                                               const money_wallet_note_t *note, money_error_t *error);

/** A change of money into another currency; with `receive` empty, into nothing: a fee. 48 bytes. */
typedef struct money_exchange_leg_s {
    money_t give; /* more than 0 */
    char receive[MONEY_CODE_SIZE];
    uint32_t reserved; /* 0 */
} money_exchange_leg_t;

/** Exchanges money in a wallet at the rates of a table: all legs or none, each rounded once.
 *  @param rates [null]  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT, MONEY_ERR_BUSY, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_INEXACT,
 *          MONEY_ERR_LIMIT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_wallet_exchange(money_wallet_t *wallet, const money_exchange_leg_t *legs, size_t count,
                                               const money_rates_t *rates, const money_convert_options_t *options,
                                               const money_wallet_note_t *note, money_error_t *error);

/** Writes a wallet as JSON that money_wallet_from_json reads back: the same wallet always gives the same bytes.
 *  @param json  receives the NUL-terminated document; freed with money_string_free.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_wallet_to_json(const money_wallet_t *wallet, char **json, size_t *length,
                                              money_error_t *error);

/** Reads what money_wallet_to_json wrote.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_INSUFFICIENT (more held than
 *          there), MONEY_ERR_SYNTAX, MONEY_ERR_DATE, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_wallet_from_json(const char *json, size_t length, money_wallet_t **wallet,
                                                money_error_t *error);

/** Writes what happened to a wallet, a line of JSON a change.
 *  @param journal  receives the NUL-terminated text; freed with money_string_free.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_wallet_to_journal(const money_wallet_t *wallet, char **journal, size_t *length,
                                                 money_error_t *error);

/** Makes the wallet that a journal tells of: its JSON is the same to the byte. All of the journal, or nothing.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_DATE, MONEY_ERR_DOCUMENT, MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT,
 *          MONEY_ERR_JSON, MONEY_ERR_LIMIT, MONEY_ERR_NOT_FOUND, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_VERSION.
 *  @long
 */
MONEY_API money_status_t money_wallet_from_journal(const char *journal, size_t length, money_wallet_t **wallet,
                                                   money_error_t *error);

/** The number that grows with each change.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_wallet_revision(const money_wallet_t *wallet, uint64_t *revision,
                                               money_error_t *error);

/** Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_wallet_on_change(money_wallet_t *wallet, money_change_callback_t callback,
                                                void *user_data, money_error_t *error);

/** Gives back memory that the wallet holds only to be faster.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_wallet_release_memory(money_wallet_t *wallet, money_error_t *error);

/** A wallet as a screen shows it: a section a currency with a row a money and a subtotal, and a last section with the
 *  grand total. Sections = currencies + 1, rows = moneys + currencies + 1. A copy: it does not change with the wallet.
 */
typedef struct money_table_s money_table_t;

/** What a row of a wallet statement is. */
typedef int32_t money_row_kind_t;

#define MONEY_ROW_MONEY 0
#define MONEY_ROW_SUBTOTAL 1
#define MONEY_ROW_TOTAL 2

/** One row. 192 bytes. */
typedef struct money_table_row_s {
    money_row_kind_t kind;  /* a MONEY_ROW_ */
    money_date_t date;  /* of a money, or MONEY_DATE_NONE */
    uint64_t id;   /* of a money, else 0 */
    money_t money;
    char text[MONEY_TEXT_MAX];    /* the amount as text */
    char label[MONEY_LABEL_SIZE]; /* of a money, else "" */
} money_table_row_t;

/** Makes the table of a wallet, its grand total as money_wallet_total. Freed with money_table_free.
 *  @param rates [null]  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_wallet_table(const money_wallet_t *wallet, const char *target,
                                            const money_rates_t *rates, const money_convert_options_t *options,
                                            money_table_t **table, money_error_t *error);

/** Releases a table. NULL is allowed. */
MONEY_EXPORT void money_table_free(money_table_t *table);

/** How many sections the table has.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_table_section_count(const money_table_t *table, size_t *count, money_error_t *error);

/** The header of a section: its currency.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_table_section_at(const money_table_t *table, size_t section, char *buffer,
                                                size_t capacity, size_t *length, money_error_t *error);

/** How many rows a section has.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_table_row_count(const money_table_t *table, size_t section, size_t *count,
                                               money_error_t *error);

/** A row of a section.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_table_row_at(const money_table_t *table, size_t section, size_t row,
                                            money_table_row_t *output, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_WALLET_H */
