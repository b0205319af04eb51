/* Imports into a portfolio: formats, outcomes, ids, dry runs, and each refusal. */
#include <money.h>
#include <string.h>

#include "check.h"

static money_error_t error;

static const char head[] = "date,action,symbol,quantity,total\n";

static money_portfolio_t *new_portfolio(void)
{
    money_portfolio_t *portfolio = NULL;

    CHECK_OK(money_portfolio_new("EUR", NULL, &portfolio, &error));
    return portfolio;
}

/** Imports CSV whose lines follow the header. */
static money_status_t import_lines(money_portfolio_t *portfolio, const char *lines, uint32_t flags,
                                   money_import_report_t **report)
{
    money_import_options_t options = MONEY_IMPORT_OPTIONS_INIT;
    char text[1024];

    options.flags = flags;
    strcpy(text, head);
    strcat(text, lines);
    return money_portfolio_import(portfolio, text, MONEY_NTS, MONEY_IMPORT_CSV, &options, report, &error);
}

static size_t count_of(const money_portfolio_t *portfolio)
{
    size_t count = 99;

    CHECK_OK(money_portfolio_count(portfolio, &count, &error));
    return count;
}

static void outcomes(void)
{
    static const char lines[] = "2024-01-02,buy,ABC,10,100.00\n2024-01-02,buy,ABC,10,100.00\n"
                                "2024-01-03,ignore,ABC,,\n2024-01-04,gift,ABC,1,1\n2024-01-05,sell,ABC,21,1\n";
    money_portfolio_t *portfolio = new_portfolio();
    money_import_report_t *report = NULL;
    money_import_info_t info;
    money_import_row_t rows[8];
    money_transaction_t transactions[8];
    size_t count = 9;
    uint64_t revision = 9;

    CHECK_OK(import_lines(portfolio, lines, MONEY_IMPORT_DRY_RUN, &report));
    CHECK(count_of(portfolio) == 0);
    CHECK_OK(money_import_report_info(report, &info, &error));
    CHECK(info.is_dry_run == 1 && info.row_count == 5 && info.accepted_count == 2 && info.ignored_count == 1);
    CHECK(info.refused_count == 2 && info.duplicate_count == 0 && info.transaction_count == 2);
    CHECK_OK(money_import_report_rows(report, 0, rows, 8, &count, &error));
    CHECK(count == 5 && rows[0].line == 2 && rows[0].column == 1 && rows[0].outcome == MONEY_IMPORT_ACCEPTED);
    CHECK(rows[0].transaction == 0 && rows[1].transaction == 1 && rows[2].transaction == UINT64_MAX);
    CHECK(strlen(rows[0].id) == 32 && strncmp(rows[0].id, rows[1].id, 30) == 0);
    CHECK_TEXT(rows[1].id + 30, "-2");
    CHECK(rows[2].outcome == MONEY_IMPORT_IGNORED && rows[2].status == MONEY_OK);
    CHECK_TEXT(rows[2].text, "ignored action \"ignore\"");
    CHECK(rows[3].outcome == MONEY_IMPORT_REFUSED && rows[3].status == MONEY_ERR_DOCUMENT && rows[3].column == 12);
    CHECK_TEXT(rows[3].text, "unknown action \"gift\"");
    CHECK(rows[4].status == MONEY_ERR_INSUFFICIENT);
    CHECK_STATUS(money_import_report_rows(report, 6, rows, 8, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_import_report_transactions(report, 0, transactions, 8, &count, &error));
    CHECK(count == 2 && transactions[1].action == MONEY_ACTION_BUY);
    CHECK_TEXT(transactions[1].id, rows[1].id);
    CHECK_STATUS(money_import_report_transactions(report, 3, transactions, 8, &count, &error), MONEY_ERR_NOT_FOUND);
    money_import_report_free(report);
    CHECK_STATUS(import_lines(portfolio, lines, 0, &report), MONEY_ERR_DOCUMENT);
    CHECK(report == NULL && count_of(portfolio) == 0);
    CHECK_TEXT(error.text, "line 5, column 12: unknown action \"gift\"");
    CHECK_OK(import_lines(portfolio, lines, MONEY_IMPORT_PARTIAL, &report));
    money_import_report_free(report);
    CHECK(count_of(portfolio) == 2);
    CHECK_OK(import_lines(portfolio, lines, MONEY_IMPORT_PARTIAL, &report));
    CHECK_OK(money_import_report_info(report, &info, &error));
    CHECK(info.duplicate_count == 2 && info.accepted_count == 0 && count_of(portfolio) == 2);
    CHECK_OK(money_portfolio_revision(portfolio, &revision, &error));
    CHECK(revision == 1);
    money_import_report_free(report);
    money_portfolio_free(portfolio);
}

/** Expects the status of a single line, which changes nothing. */
static void refuses(const char *line, money_status_t status)
{
    money_portfolio_t *portfolio = new_portfolio();
    money_import_report_t *report = NULL;

    CHECK_STATUS(import_lines(portfolio, line, 0, &report), status);
    CHECK(report == NULL && count_of(portfolio) == 0);
    CHECK(strncmp(error.text, "line 2, column ", 15) == 0);
    money_portfolio_free(portfolio);
}

/** A journal whose sale names a lot that does not exist. */
static void unknown_lot(void)
{
    static const char csv[] = "id,date,action,symbol,quantity,total,lots\nb1,2024-01-02,buy,ABC,10,100.00,\n"
                              "s1,2024-01-03,sell,ABC,1,11.00,b1:1\n";
    money_portfolio_options_t options = MONEY_PORTFOLIO_OPTIONS_INIT;
    money_portfolio_t *portfolio = NULL;
    money_import_report_t *report = NULL;
    char *journal = NULL;

    options.method = MONEY_LOTS_SPECIFIC;
    CHECK_OK(money_portfolio_from_csv(csv, MONEY_NTS, "EUR", &options, &portfolio, &error));
    CHECK_OK(money_portfolio_to_beancount(portfolio, &journal, NULL, &error));
    money_portfolio_free(portfolio);
    strstr(strstr(journal, "\"s1\""), "b1/1")[0] = 'x';
    CHECK_OK(money_portfolio_new("EUR", &options, &portfolio, &error));
    CHECK_STATUS(money_portfolio_import(portfolio, journal, MONEY_NTS, MONEY_IMPORT_BEANCOUNT, NULL, &report, &error),
                 MONEY_ERR_NOT_FOUND);
    CHECK(report == NULL && count_of(portfolio) == 0);
    money_string_free(journal);
    money_portfolio_free(portfolio);
}

static void refusals(void)
{
    unknown_lot();
    refuses("2024-01-02,gift,ABC,10,100.00", MONEY_ERR_DOCUMENT);
    refuses("2024-01-02,merger,ABC,10,100.00", MONEY_ERR_DOCUMENT);
    refuses("2024-01-02,merger,ABC,1:2,100.00", MONEY_ERR_ARGUMENT);
    refuses("2024-01-02,spin_off,ABC,1:2,", MONEY_ERR_ARGUMENT);
    refuses("2024-01-02,stock_dividend,ABC,,", MONEY_ERR_DOCUMENT);
    refuses("2024-01-02,transfer_out,ABC,1,", MONEY_ERR_INSUFFICIENT);
    refuses("2024-01-02,buy,ABC,10", MONEY_ERR_DOCUMENT);
    refuses("2024-01-02,buy,\"ABC,10,1", MONEY_ERR_DOCUMENT);
    refuses("2024-01-02,buy,ABC,10,", MONEY_ERR_DOCUMENT);
    refuses("2024-01-02,buy,ABC,x,1", MONEY_ERR_SYNTAX);
    refuses("24-01-02,buy,ABC,1,1", MONEY_ERR_SYNTAX);
    refuses("2024-02-30,buy,ABC,1,1", MONEY_ERR_DATE);
    refuses("2024-01-02,sell,ABC,1,1", MONEY_ERR_INSUFFICIENT);
    refuses("2024-01-02,buy,ABC,-1,1", MONEY_ERR_ARGUMENT);
    refuses("2024-01-02,buy,ABCDEFGHIJABCDEFGHIJABCDEFGHIJABCDEFGHIJABCDEFGHIJABCDEFGHIJABCD,1,1", MONEY_ERR_LIMIT);
    refuses("2024-01-02,buy,ABC,1,999999999999999999999999999999999999999", MONEY_ERR_OVERFLOW);
}

static void import_text(const char *text, money_import_format_t format, const char *symbols, money_status_t status,
                        size_t wanted)
{
    money_portfolio_t *portfolio = new_portfolio();
    money_import_options_t options = MONEY_IMPORT_OPTIONS_INIT;
    money_import_report_t *report = NULL;

    options.symbols = symbols;
    CHECK_STATUS(money_portfolio_import(portfolio, text, MONEY_NTS, format, &options, &report, &error), status);
    CHECK((report != NULL) == (status == MONEY_OK));
    CHECK(count_of(portfolio) == wanted);
    money_import_report_free(report);
    money_portfolio_free(portfolio);
}

static void formats(void)
{
    import_text("Date,Type,Value,Transaction Currency,Fees,Taxes,Shares,ISIN\n"
                "2024-01-02T00:00,Buy,\"-1,001.50\",EUR,1.50,,10,DE0001\n2024-01-03T00:00,Deposit,5.00,EUR,,,,\n",
                MONEY_IMPORT_PORTFOLIO_PERFORMANCE, NULL, MONEY_OK, 1);
    import_text("{\"activities\":[{\"type\":\"BUY\",\"date\":\"2024-01-02T00:00:00.000Z\",\"symbol\":\"ABC\","
                "\"quantity\":2,\"unitPrice\":1.5e1,\"fee\":0,\"currency\":\"USD\"}]}",
                MONEY_IMPORT_GHOSTFOLIO, NULL, MONEY_OK, 1);
    import_text("{\"activities\":[{\"type\":\"ITEM\"}]}", MONEY_IMPORT_GHOSTFOLIO, NULL, MONEY_ERR_DOCUMENT, 0);
    import_text("{", MONEY_IMPORT_GHOSTFOLIO, NULL, MONEY_ERR_JSON, 0);
    import_text("2024-01-02 * \"buy\"\n  Assets:A  2 ABC {5.00 EUR}\n  Assets:Cash\n", MONEY_IMPORT_BEANCOUNT, NULL,
                MONEY_OK, 1);
    import_text("2024-01-02 buy\n  Assets:A  2 ABC @ $5.00\n  Assets:Cash\n", MONEY_IMPORT_LEDGER, "$=USD", MONEY_OK, 1);
    import_text("2024-01-02 buy\n  Assets:A  2 ABC @ 5.00 USD\n  Assets:Cash\n", MONEY_IMPORT_HLEDGER, NULL, MONEY_OK,
                1);
    import_text("2024-01-02 buy\n  Assets:A  2 ABC @ x\n", MONEY_IMPORT_LEDGER, NULL, MONEY_ERR_SYNTAX, 0);
    import_text("2024-01-02 buy\n  Assets:A  2 ABC\n", MONEY_IMPORT_LEDGER, NULL, MONEY_ERR_DOCUMENT, 0);
    import_text("2024-01-02 buy\n  Assets:A  2 ABC @ 1 USD\n", MONEY_IMPORT_LEDGER, "USD", MONEY_ERR_SYNTAX, 0);
    import_text(head, 0, NULL, MONEY_ERR_ARGUMENT, 0);
    import_text(head, 7, NULL, MONEY_ERR_ARGUMENT, 0);
    import_text("date\n", MONEY_IMPORT_CSV, NULL, MONEY_ERR_DOCUMENT, 0);
    import_text("", MONEY_IMPORT_CSV, NULL, MONEY_ERR_DOCUMENT, 0);
    import_text("\xff", MONEY_IMPORT_CSV, NULL, MONEY_ERR_ENCODING, 0);
    import_text("id,date,action,symbol,quantity,total\n1,2024-01-02,buy,A,1,1\n1,2024-01-02,buy,A,1,2\n", MONEY_IMPORT_CSV,
                NULL, MONEY_ERR_DUPLICATE_ID, 0);
    import_text("date,action,symbol,quantity,total,currency\n2024-01-02,buy,A,1,1,USD\n2024-01-02,buy,A,1,2,EUR\n",
                MONEY_IMPORT_CSV, NULL, MONEY_ERR_CURRENCY_MISMATCH, 0);
    import_text("date,action,symbol,quantity,total,currency\n2024-01-02,buy,A,1,1,XQX\n", MONEY_IMPORT_CSV, NULL,
                MONEY_ERR_UNKNOWN_CURRENCY, 0);
    import_text("date,action,symbol,quantity,total,rate\n2024-01-02,buy,A,1,1,2\n", MONEY_IMPORT_CSV, NULL,
                MONEY_ERR_INVALID_RATE, 0);
}

/** Imports each action, and sells shares that another action delivers. */
static void actions(void)
{
    static const char text[] =
        "date,action,symbol,quantity,total,into,cost_share,opened\n"
        "2024-01-02,buy,ABC,10,100,,,\n2024-01-03,transfer_in,DEF,4,40,,,2020-02-29\n"
        "2024-01-04,stock_dividend,ABC,1:10,,,,\n2024-01-05,spin_off,ABC,1:1,0,NEW,1/5,\n"
        "2024-01-06,sell,NEW,11,33,,,\n2024-01-07,return_of_capital,ABC,,1,,,\n"
        "2024-01-08,transfer_out,DEF,-1,,,,\n2024-01-09,interest,,,2,,,\n2024-01-10,withholding_tax,ABC,,1,,,\n"
        "2024-01-11,rights,ABC,1:11,,RTS,,\n2024-01-12,exercise,RTS,2:1,20,ABC,,\n"
        "2024-01-13,merger,ABC,1:1,,XYZ,,\n2024-01-14,merger,XYZ,,130,,,\n2024-01-15,worthless,DEF,,,,,\n"
        "2024-01-16,dividend,GHI,,1,,,\n2024-01-17,fee,,,1,,,\n2024-01-18,sell,GHI,1,1,,,\n";
    money_portfolio_t *portfolio = new_portfolio();
    money_import_options_t options = MONEY_IMPORT_OPTIONS_INIT;
    money_import_report_t *report = NULL;
    money_import_row_t rows[20];
    money_transaction_t transactions[20];
    size_t count = 0, index;

    options.flags = MONEY_IMPORT_PARTIAL;
    CHECK_OK(money_portfolio_import(portfolio, text, MONEY_NTS, MONEY_IMPORT_CSV, &options, &report, &error));
    CHECK_OK(money_import_report_rows(report, 0, rows, 20, &count, &error));
    CHECK(count == 17);
    for (index = 0; index < 16; index++) CHECK_TEXT(rows[index].text, "");
    CHECK(rows[16].status == MONEY_ERR_INSUFFICIENT);
    CHECK_OK(money_import_report_transactions(report, 0, transactions, 20, &count, &error));
    CHECK(count == 16 && transactions[3].action == MONEY_ACTION_SPIN_OFF && transactions[1].opened == 18321);
    CHECK_TEXT(transactions[3].into, "NEW");
    CHECK(transactions[3].cost_share_numerator == 1 && transactions[3].cost_share_denominator == 5);
    money_import_report_free(report);
    CHECK_OK(money_portfolio_import(portfolio, text, MONEY_NTS, MONEY_IMPORT_CSV, &options, &report, &error));
    CHECK_OK(money_import_report_rows(report, 0, rows, 20, &count, &error));
    for (index = 0; index < 16; index++) CHECK(rows[index].outcome == MONEY_IMPORT_DUPLICATE);
    money_import_report_free(report);
    CHECK(count_of(portfolio) == 16);
    money_portfolio_free(portfolio);
}

/** Adds nothing where a new sale would remove shares from a later sale of the portfolio. */
static void earlier_sales(void)
{
    money_portfolio_t *portfolio = new_portfolio();
    money_import_report_t *report = NULL;

    CHECK_OK(import_lines(portfolio, "2024-01-02,buy,ABC,10,100\n2024-03-01,sell,ABC,10,110\n", 0, &report));
    money_import_report_free(report);
    CHECK_STATUS(import_lines(portfolio, "2024-02-01,sell,ABC,1,11\n", 0, &report), MONEY_ERR_INSUFFICIENT);
    CHECK_OK(import_lines(portfolio, "2024-02-01,sell,ABC,1,11\n2024-02-01,buy,ABC,1,11\n", 0, &report));
    money_import_report_free(report);
    CHECK(count_of(portfolio) == 4);
    money_portfolio_free(portfolio);
}

int main(void)
{
    outcomes();
    refusals();
    formats();
    actions();
    earlier_sales();
    return check_end();
}
