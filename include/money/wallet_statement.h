/** @file wallet_statement.h
 *  Wallet statements for display: a section for each currency with its rows and subtotal, and the grand total.
 *
 *  A statement contains the data of a list on a screen: headers, rows, subtotals and a total in one currency. A wallet
 *  of n entries in m currencies produces m + 1 sections with n + m + 1 rows in total.
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
 *          money_wallet_statement_t *statement = NULL;
 *          money_wallet_statement_row_t rows[8];
 *          money_t tea = money_literal("2.50 EUR"), bread = money_literal("3.20 EUR");
 *          size_t section, row, count;
 *
 *          MONEY_CHECK(money_wallet_new(&wallet, NULL));
 *          MONEY_CHECK(money_wallet_add(wallet, &tea, NULL, NULL, NULL));
 *          MONEY_CHECK(money_wallet_add(wallet, &bread, NULL, NULL, NULL));
 *          MONEY_CHECK(money_wallet_statement(wallet, "EUR", NULL, NULL, &statement, NULL));
 *          for (section = 0; section < 2; section++) {
 *              MONEY_CHECK(money_wallet_statement_rows(statement, section, 0, rows, 8, &count, NULL));
 *              for (row = 0; row < count; row++) printf("%d %s\n", rows[row].kind, rows[row].text);
 *          }
 *          money_wallet_statement_free(statement);
 *          money_wallet_free(wallet);
 *          return 0;
 *      }
 *  @output
 *      0 2.50 EUR
 *      0 3.20 EUR
 *      1 5.70 EUR
 *      2 5.70 EUR
 */
#ifndef MONEY_WALLET_STATEMENT_H
#define MONEY_WALLET_STATEMENT_H

#include "wallet.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A wallet prepared for display.
 *
 *  Each currency is a section with a row for each entry and a row for the subtotal. The last section contains one row,
 *  the grand total. A statement is a copy: later changes of the wallet do not affect it.
 */
typedef struct money_wallet_statement_s money_wallet_statement_t;

/** The kind of a row of a wallet statement. */
typedef int32_t money_statement_row_kind_t;

#define MONEY_STATEMENT_ROW_AMOUNT 0   /* an entry */
#define MONEY_STATEMENT_ROW_SUBTOTAL 1 /* the sum of a section */
#define MONEY_STATEMENT_ROW_TOTAL 2    /* the grand total */

/** A row of a wallet statement. 192 bytes. */
typedef struct money_wallet_statement_row_s {
    money_statement_row_kind_t kind;
    money_date_t date;            /* the date of an entry, else MONEY_DATE_NONE */
    uint64_t id;                  /* the id of an entry, else 0 */
    money_t amount;
    char text[MONEY_TEXT_MAX];    /* the amount as text, such as "12.50 EUR" */
    char label[MONEY_LABEL_SIZE]; /* the label of an entry, else "" */
} money_wallet_statement_row_t;

/** Creates the statement of a wallet. Free it with money_wallet_statement_free. The grand total is that of
 *  money_wallet_total.
 *  @param target  the currency of the grand total.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options of money_rates_convert; NULL for the defaults.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_wallet_statement(const money_wallet_t *wallet, const char *target,
                                                const money_rates_t *rates, const money_convert_options_t *options,
                                                money_wallet_statement_t **statement, money_error_t *error);

/** Frees a wallet statement. NULL is allowed. */
MONEY_EXPORT void money_wallet_statement_free(money_wallet_statement_t *statement);

/** Returns the number of sections: one for each currency, and one for the grand total.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_wallet_statement_section_count(const money_wallet_statement_t *statement,
                                                              size_t *count, money_error_t *error);

/** Returns the header of the section at an index: the code of its currency.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`section` is not less than the count), MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_wallet_statement_section_at(const money_wallet_statement_t *statement, size_t section,
                                                           char *buffer, size_t capacity, size_t *length,
                                                           money_error_t *error);

/** Returns the number of rows of a section.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`section` is not less than the count).
 */
MONEY_API money_status_t money_wallet_statement_row_count(const money_wallet_statement_t *statement, size_t section,
                                                          size_t *count, money_error_t *error);

/** Returns the row at an index of a section.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`section` or `index` is not less than its count).
 */
MONEY_API money_status_t money_wallet_statement_row_at(const money_wallet_statement_t *statement, size_t section,
                                                       size_t index, money_wallet_statement_row_t *row,
                                                       money_error_t *error);

/** Returns a range of rows of a section.
 *  @param first  the index of the first row to return, at most the number of rows of the section.
 *  @param rows [out count=capacity]  receives the rows. At most `capacity` elements are written.
 *  @param count  receives the number of rows returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the section does not exist, or `first` is above the number of its rows).
 *  @since 0.2
 */
MONEY_API money_status_t money_wallet_statement_rows(const money_wallet_statement_t *statement, size_t section,
                                                     size_t first, money_wallet_statement_row_t *rows,
                                                     size_t capacity, size_t *count, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_WALLET_STATEMENT_H */
