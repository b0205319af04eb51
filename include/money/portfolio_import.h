/** @file portfolio_import.h
 *  Importing transactions into a portfolio: files of brokers and of other programs, row by row.
 *
 *  An import reads a text and adds its transactions to a portfolio. The report contains a row per line of CSV, activity
 *  of Ghostfolio or transaction of a journal: its line, the outcome, and the transaction that it became. A dry run
 *  returns the same report and changes nothing.
 *
 *  The id of an imported transaction depends on the source alone. Importing a file twice therefore adds nothing
 *  the second time. docs/guide/portfolio-import.md describes the formats, the mapping of columns and the ids.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          static const char csv[] = "Trade date;Type;Ticker;Units;Amount\n"
 *                                    "02.01.2024;Kauf;ABC;10;1.000,00\n"
 *                                    "03.06.2024;Storno;ABC;4;460,00\n";
 *          money_import_options_t options = MONEY_IMPORT_OPTIONS_INIT;
 *          money_import_report_t *report = NULL;
 *          money_import_row_t rows[4];
 *          money_portfolio_t *portfolio;
 *          size_t count, index;
 *
 *          options.flags = MONEY_IMPORT_DRY_RUN;
 *          options.date_order = MONEY_DATE_ORDER_DMY;
 *          options.delimiter = ";";
 *          options.decimal_separator = ",";
 *          options.group_separator = ".";
 *          options.columns = "Trade date=date\nType=action\nTicker=symbol\nUnits=quantity\nAmount=total\n";
 *          options.actions = "Kauf=buy\n";
 *          MONEY_CHECK(money_portfolio_new("EUR", NULL, &portfolio, NULL));
 *          MONEY_CHECK(money_portfolio_import(portfolio, csv, MONEY_NTS, MONEY_IMPORT_CSV, &options, &report, NULL));
 *          MONEY_CHECK(money_import_report_rows(report, 0, rows, 4, &count, NULL));
 *          for (index = 0; index < count; index++)
 *              printf("line %d: %s\n", (int)rows[index].line,
 *                     rows[index].outcome == MONEY_IMPORT_ACCEPTED ? "accepted" : rows[index].text);
 *          money_import_report_free(report);
 *          money_portfolio_free(portfolio);
 *          return 0;
 *      }
 *  @output
 *      line 2: accepted
 *      line 3: unknown action "Storno"
 */
#ifndef MONEY_PORTFOLIO_IMPORT_H
#define MONEY_PORTFOLIO_IMPORT_H

#include "portfolio.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MONEY_IMPORT_DRY_RUN 1u /* reports the outcome of each row and changes nothing */
#define MONEY_IMPORT_PARTIAL 2u /* leaves out the rows that are refused, and imports the others */

/** The format of a text that is imported. */
typedef int32_t money_import_format_t;

#define MONEY_IMPORT_CSV 1                   /* character-separated values with any columns, which options map */
#define MONEY_IMPORT_PORTFOLIO_PERFORMANCE 2 /* transactions that Portfolio Performance exports as CSV, with names of
                                                columns and types in English or German */
#define MONEY_IMPORT_GHOSTFOLIO 3            /* activities that Ghostfolio exports as JSON */
#define MONEY_IMPORT_BEANCOUNT 4             /* a journal of Beancount */
#define MONEY_IMPORT_LEDGER 5                /* a journal of Ledger */
#define MONEY_IMPORT_HLEDGER 6               /* a journal of hledger */

/** The order of the parts of a date in CSV. A date that begins with a year of four digits is read as such in any order.
 */
typedef int32_t money_date_order_t;

#define MONEY_DATE_ORDER_YMD 0 /* year, month, day: 2024-02-29; the default */
#define MONEY_DATE_ORDER_DMY 1 /* day, month, year: 29.02.2024 */
#define MONEY_DATE_ORDER_MDY 2 /* month, day, year: 02/29/2024 */

/** The maximum length of each text of money_import_options_t, in bytes. */
#define MONEY_IMPORT_OPTION_MAX 4095

/** The options of an import. NULL selects the format's default of a text. */
typedef struct money_import_options_s {
    uint32_t struct_size;
    uint32_t flags;                /* 0, or MONEY_IMPORT_DRY_RUN and MONEY_IMPORT_PARTIAL */
    money_date_order_t date_order;
    uint32_t reserved;             /* must be 0 */
    const char *delimiter;         /* the character between cells, in ASCII: by default `,`, and for Portfolio
                                      Performance `;` if the first line contains one outside quotes */
    const char *decimal_separator; /* "." or ",": by default ".", and "," for Portfolio Performance with `;` */
    const char *group_separator;   /* the character between groups of three digits; "" for no groups. By default "", and
                                      for Portfolio Performance the other one of "." and "," */
    const char *columns;           /* lines of `name=field`, such as "Ticker=symbol" */
    const char *actions;           /* lines of `word=action`, such as "Kauf=buy"; the action `ignore` leaves out rows */
    const char *symbols;           /* in a journal, lines of `symbol=code`, such as "$=USD" */
    const char *currency;          /* the currency of amounts without one; by default the portfolio's */
} money_import_options_t;

#define MONEY_IMPORT_OPTIONS_INIT \
    { (uint32_t)sizeof(money_import_options_t), 0, MONEY_DATE_ORDER_YMD, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL }

/** Sets options to their defaults, as MONEY_IMPORT_OPTIONS_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_import_options_init(money_import_options_t *options);

/** The outcome of each row of an import, and the transactions that the rows became. */
typedef struct money_import_report_s money_import_report_t;

/** Imports the transactions of a text completely or not at all. Free the report with money_import_report_free.
 *
 *  A row is refused if it cannot be read, or if the portfolio would reject its transaction. A refused row fails the
 *  call with the status of the first such row, and the error's text begins with its line and column. With
 *  MONEY_IMPORT_DRY_RUN or MONEY_IMPORT_PARTIAL, the call succeeds and the report contains the refusals.
 *
 *  The id of a transaction is the id that the source states. The id of any other row consists of 30 hexadecimal
 *  digits of the SHA-256 of its contents, and of its occurrence: that of the second equal row ends with "-2". A row
 *  whose transaction is in the portfolio is a duplicate, and nothing is added for it.
 *
 *  Rows of one date are in the order of money_portfolio_from_csv, after the transactions that the portfolio contains.
 *
 *  @param text  the text to import, at most 64 MiB of UTF-8.
 *  @param options  the options; NULL for the defaults.
 *  @param report  receives the report.
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT (the text lacks a required column or member, or a row is malformed or
 *          records an event without an action),
 *          MONEY_ERR_SYNTAX (a number, a date, a journal or a text of the options is malformed), MONEY_ERR_JSON,
 *          MONEY_ERR_DUPLICATE_ID (the id of a row is that of a transaction with other contents), MONEY_ERR_LIMIT (the
 *          text contains more than 1,048,576 rows, or a text is too long), MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE,
 *          MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT, MONEY_ERR_INVALID_RATE, MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_BUSY.
 *  @since 0.2
 *  @see money_import_report_rows, money_portfolio_from_csv
 *  @calls_back
 *  @long
 */
MONEY_API money_status_t money_portfolio_import(money_portfolio_t *portfolio, const char *text, size_t length,
                                                money_import_format_t format, const money_import_options_t *options,
                                                money_import_report_t **report, money_error_t *error);

/** Frees a report. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_import_report_free(money_import_report_t *report);

/** Describes an import. */
typedef struct money_import_info_s {
    money_bool_t is_dry_run;    /* 1 if the import was a dry run */
    uint32_t reserved;          /* 0 */
    uint64_t row_count;         /* the number of rows; the following four add up to it */
    uint64_t accepted_count;
    uint64_t duplicate_count;
    uint64_t ignored_count;
    uint64_t refused_count;
    uint64_t transaction_count; /* the number of transactions of accepted and duplicate rows */
} money_import_info_t;

/** Returns information about an import.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_import_report_info(const money_import_report_t *report, money_import_info_t *info,
                                                  money_error_t *error);

/** The outcome of a row. */
typedef int32_t money_import_outcome_t;

#define MONEY_IMPORT_ACCEPTED 1  /* the transaction is added; in a dry run, it would be */
#define MONEY_IMPORT_DUPLICATE 2 /* the portfolio contains the transaction, or an earlier row with the same id does */
#define MONEY_IMPORT_IGNORED 3   /* the row moves cash alone, or `actions` leave it out */
#define MONEY_IMPORT_REFUSED 4   /* the row cannot become a transaction of the portfolio */

/** A row of an import. */
typedef struct money_import_row_s {
    uint64_t line;                  /* the line on which the row starts, or of the fault in a refused row, from 1 */
    uint64_t column;                /* the column in characters, from 1 */
    money_import_outcome_t outcome;
    money_status_t status;          /* the reason for a refusal; otherwise MONEY_OK */
    uint64_t transaction;           /* the index of the transaction; UINT64_MAX for an ignored or a refused row */
    char id[MONEY_ID_SIZE];         /* the id of the transaction; "" for an ignored or a refused row */
    char text[240];                 /* the reason for ignoring or refusing a row; otherwise "" */
} money_import_row_t;

/** Returns a range of the rows, in the order of the text.
 *  @param first  the index of the first row to return, at most the number of rows.
 *  @param rows [out count=capacity]  receives the rows. At most `capacity` elements are written; the other elements are
 *          unchanged.
 *  @param count  receives the number of rows returned; 0 if `first` is the number of rows.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of rows).
 *  @since 0.2
 *  @see money_import_report_transactions
 */
MONEY_API money_status_t money_import_report_rows(const money_import_report_t *report, size_t first,
                                                  money_import_row_t *rows, size_t capacity, size_t *count,
                                                  money_error_t *error);

/** Returns a range of the transactions of accepted and duplicate rows, in the order of the rows.
 *  @param first  the index of the first transaction to return, at most the number of transactions.
 *  @param rows [out count=capacity]  receives the transactions. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of transactions returned; 0 if `first` is the number of transactions.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of transactions).
 *  @since 0.2
 *  @see money_import_report_rows
 */
MONEY_API money_status_t money_import_report_transactions(const money_import_report_t *report, size_t first,
                                                          money_transaction_t *rows, size_t capacity, size_t *count,
                                                          money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_PORTFOLIO_IMPORT_H */
