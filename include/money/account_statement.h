/** @file account_statement.h
 *  Account statements: the entries of a wallet in one currency during a period, with the balance after each.
 *
 *  A statement contains the opening balance, the entries with their running balances, the sums of inflows and outflows
 *  by kind, and the closing balance. The entries are sorted by their effective dates, and those of one day by their
 *  ids. An entry without a date comes before all days.
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
 *          money_account_statement_t *statement = NULL;
 *          money_account_statement_info_t info;
 *          money_account_row_t rows[4];
 *          money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
 *          money_t salary = money_literal("1500.00 EUR"), rent = money_literal("-600.00 EUR");
 *          money_date_t start;
 *          size_t row, count;
 *
 *          MONEY_CHECK(money_date_from_ymd(2024, 2, 1, &start, NULL));
 *          MONEY_CHECK(money_wallet_new(&wallet, NULL));
 *          note.date = start - 1;
 *          MONEY_CHECK(money_wallet_add(wallet, &salary, &note, NULL, NULL));
 *          note.date = start;
 *          note.label = "Rent";
 *          MONEY_CHECK(money_wallet_add(wallet, &rent, &note, NULL, NULL));
 *          MONEY_CHECK(money_wallet_account_statement(wallet, "EUR", start, MONEY_DATE_NONE, NULL, &statement, NULL));
 *          MONEY_CHECK(money_account_statement_info(statement, &info, NULL));
 *          MONEY_CHECK(money_account_statement_rows(statement, 0, rows, 4, &count, NULL));
 *          printf("opening %s\n", money_show(&info.opening));
 *          for (row = 0; row < count; row++) printf("%s %s\n", rows[row].label, money_show(&rows[row].balance));
 *          money_account_statement_free(statement);
 *          money_wallet_free(wallet);
 *          return 0;
 *      }
 *  @output
 *      opening 1500.00 EUR
 *      Rent 900.00 EUR
 */
#ifndef MONEY_ACCOUNT_STATEMENT_H
#define MONEY_ACCOUNT_STATEMENT_H

#include "wallet.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The statement of a period. It is a copy: later changes of the wallet do not affect it. */
typedef struct money_account_statement_s money_account_statement_t;

/** The balances and sums of a statement: `opening` + `inflow` - `outflow` = `closing`. 160 bytes. */
typedef struct money_account_statement_info_s {
    char currency[MONEY_CODE_SIZE];
    money_date_t start;      /* the first day of the period, or MONEY_DATE_NONE */
    money_date_t end;        /* the last day of the period, or MONEY_DATE_NONE */
    uint32_t reserved;       /* 0 */
    uint64_t row_count;      /* the number of entries */
    money_t opening;         /* the balance before the first entry */
    money_t inflow;          /* the sum of the positive amounts */
    money_t outflow;         /* the sum of the negative amounts, without the sign */
    money_t closing;         /* the balance after the last entry */
} money_account_statement_info_t;

/** The sums of the entries of one kind. 80 bytes. */
typedef struct money_account_turnover_s {
    money_entry_kind_t kind;
    uint32_t reserved; /* 0 */
    uint64_t count;    /* the number of the entries */
    money_t inflow;    /* the sum of the positive amounts */
    money_t outflow;   /* the sum of the negative amounts, without the sign */
} money_account_turnover_t;

/** An entry with the balance after it. 328 bytes. */
typedef struct money_account_row_s {
    uint64_t id;             /* the id of the entry */
    money_t amount;          /* negative for a payment */
    money_t balance;         /* the balance after the entry */
    money_date_t date;       /* the date of the booking, or MONEY_DATE_NONE */
    money_date_t effective;  /* the date on which the balance changes, or MONEY_DATE_NONE */
    money_entry_kind_t kind; /* the kind */
    uint32_t reserved;       /* 0 */
    char label[MONEY_LABEL_SIZE];       /* the label, or "" */
    char counterpart[MONEY_LABEL_SIZE]; /* the other party, or "" */
    char external_id[MONEY_LABEL_SIZE]; /* the id that another system assigned, or "" */
} money_account_row_t;

/** Creates the statement of a period. Free it with money_account_statement_free.
 *  @param currency  the currency of the entries.
 *  @param start  the first day; MONEY_DATE_NONE for the beginning of the wallet, with an opening balance of 0.
 *  @param end  the last day; MONEY_DATE_NONE for no end.
 *  @param registry  user-defined currencies, as in money_wallet_sum.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (`end` is before `start`), MONEY_ERR_DATE, MONEY_ERR_OVERFLOW (a balance or a
 *          sum exceeds 38 digits), MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_wallet_balance
 *  @long
 */
MONEY_API money_status_t money_wallet_account_statement(const money_wallet_t *wallet, const char *currency,
                                                        money_date_t start, money_date_t end,
                                                        const money_currency_registry_t *registry,
                                                        money_account_statement_t **statement, money_error_t *error);

/** Frees an account statement. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_account_statement_free(money_account_statement_t *statement);

/** Returns information about a statement: its period, balances and sums.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_account_statement_info(const money_account_statement_t *statement,
                                                      money_account_statement_info_t *info, money_error_t *error);

/** Returns a range of the sums by kind, in the order of the kinds' numbers. A kind without entries is left out.
 *  @param first  the index of the first kind to return, at most the number of kinds.
 *  @param rows [out count=capacity]  receives the sums. At most `capacity` elements are written.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of kinds).
 *  @since 0.2
 */
MONEY_API money_status_t money_account_statement_turnovers(const money_account_statement_t *statement, size_t first,
                                                           money_account_turnover_t *rows, size_t capacity,
                                                           size_t *count, money_error_t *error);

/** Returns a range of the entries with their balances.
 *  @param first  the index of the first entry to return, at most the number of entries.
 *  @param rows [out count=capacity]  receives the entries. At most `capacity` elements are written.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of entries).
 *  @since 0.2
 */
MONEY_API money_status_t money_account_statement_rows(const money_account_statement_t *statement, size_t first,
                                                      money_account_row_t *rows, size_t capacity, size_t *count,
                                                      money_error_t *error);

/** Returns the index of the first entry that is effective on a day or later, for pages by day.
 *  @param date  the day.
 *  @param index  receives the index, or the number of entries if all are effective earlier.
 *  @return MONEY_OK; MONEY_ERR_DATE.
 *  @since 0.2
 */
MONEY_API money_status_t money_account_statement_find(const money_account_statement_t *statement, money_date_t date,
                                                      size_t *index, money_error_t *error);

/** Writes an account statement as JSON, with its balances, sums and entries. The same statement always produces the
 *  same bytes.
 *  @param json  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_account_statement_to_json(const money_account_statement_t *statement, char **json,
                                                         size_t *length, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_ACCOUNT_STATEMENT_H */
