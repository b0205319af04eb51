/* Corporate actions, tax rules, pools and tax reports through the C functions: figures, and failures that change
 * nothing. */
#include "portfolio.h"

static money_portfolio_t *ruled(const char *currency, int32_t method, int32_t wash_sales, int32_t capital)
{
    money_portfolio_options_t options = MONEY_PORTFOLIO_OPTIONS_INIT;
    money_portfolio_t *portfolio = NULL;

    options.method = method;
    options.wash_sales = wash_sales;
    options.capital = capital;
    CHECK_OK(money_portfolio_new(currency, &options, &portfolio, &error));
    return portfolio;
}

static void add(money_portfolio_t *portfolio, money_transaction_t one)
{
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
}

static money_pool_t pool_of(const money_portfolio_t *portfolio, const char *symbol)
{
    money_pool_t pool;

    CHECK_OK(money_portfolio_pool(portfolio, symbol, MONEY_DATE_NONE, NULL, NULL, &pool, &error));
    return pool;
}

static void options(void)
{
    money_portfolio_options_t given = MONEY_PORTFOLIO_OPTIONS_INIT;
    money_portfolio_t *portfolio = NULL;
    money_portfolio_info_t info;

    given.wash_sales = 2;
    CHECK_STATUS(money_portfolio_new("USD", &given, &portfolio, &error), MONEY_ERR_ARGUMENT);
    given.wash_sales = 1;
    given.method = MONEY_LOTS_AVERAGE;
    CHECK_STATUS(money_portfolio_new("USD", &given, &portfolio, &error), MONEY_ERR_ARGUMENT);
    given.method = MONEY_LOTS_FIFO;
    given.short_sales = MONEY_SHORT_SALE_ALLOW;
    CHECK_STATUS(money_portfolio_new("USD", &given, &portfolio, &error), MONEY_ERR_ARGUMENT);
    given.short_sales = MONEY_SHORT_SALE_REJECT;
    given.fees = 7;
    CHECK_STATUS(money_portfolio_new("USD", &given, &portfolio, &error), MONEY_ERR_ARGUMENT);
    given.fees = MONEY_FEES_APART;
    given.capital = 7;
    CHECK_STATUS(money_portfolio_new("USD", &given, &portfolio, &error), MONEY_ERR_ARGUMENT);
    given.capital = MONEY_CAPITAL_REFUSE;
    CHECK_OK(money_portfolio_new("USD", &given, &portfolio, &error));
    CHECK_OK(money_portfolio_info(portfolio, &info, &error));
    CHECK(info.fees == MONEY_FEES_APART && info.wash_sales == 1 && info.capital == MONEY_CAPITAL_REFUSE);
    money_portfolio_free(portfolio);
}

static void spin_off(void)
{
    money_portfolio_t *portfolio = made(MONEY_LOTS_FIFO);
    money_transaction_t one = transaction(MONEY_ACTION_SPIN_OFF, "", "1", NULL, "2024-02-01");
    money_pool_t pool;

    CHECK_OK(money_decimal_parse("3", MONEY_NTS, &one.per, &error));
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_ARGUMENT);
    strcpy(one.into, "XYZ");
    one.cost_share_numerator = 6;
    one.cost_share_denominator = 5;
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_ARGUMENT);
    one.cost_share_numerator = 1;
    strcpy(one.symbol, "QQQ");
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_INSUFFICIENT);
    strcpy(one.symbol, "ABC");
    add(portfolio, one);
    pool = pool_of(portfolio, "XYZ");
    CHECK(is_amount(&pool.cost, "20.00 EUR") && pool.count_denominator == 3 && pool.flags == MONEY_FLAG_ROUNDED);
    pool = pool_of(portfolio, "ABC");
    CHECK(is_amount(&pool.cost, "80.00 EUR") && pool.count_denominator == 1 && pool.flags == 0);
    FAILS(portfolio, money_portfolio_remove(portfolio, "1", &error), MONEY_ERR_INSUFFICIENT);
    CHECK_STATUS(money_portfolio_pool(portfolio, "NONE", MONEY_DATE_NONE, NULL, NULL, &pool, &error),
                 MONEY_ERR_NOT_FOUND);
    money_portfolio_free(portfolio);
}

/* A change that moves a transaction to a linked symbol leaves the other symbol without its shares. */
static void move_to_linked_symbol(void)
{
    money_portfolio_t *portfolio = made(MONEY_LOTS_FIFO);
    money_transaction_t one = transaction(MONEY_ACTION_SPIN_OFF, "", "1", NULL, "2024-02-01");

    one.per = one.quantity;
    strcpy(one.into, "XYZ");
    one.cost_share_numerator = 1;
    one.cost_share_denominator = 5;
    add(portfolio, one);
    one = transaction(MONEY_ACTION_BUY, "bought", "2", "20.00 EUR", "2024-01-01");
    strcpy(one.symbol, "DEF");
    add(portfolio, one);
    strcpy(one.symbol, "ABC");
    CHECK_OK(money_portfolio_edit(portfolio, &one, NULL, 0, &error));
    strcpy(one.symbol, "DEF");
    CHECK_OK(money_portfolio_edit(portfolio, &one, NULL, 0, &error));
    one = transaction(MONEY_ACTION_SELL, "sold", "2", "20.00 EUR", "2024-03-01");
    strcpy(one.symbol, "DEF");
    add(portfolio, one);
    one = transaction(MONEY_ACTION_BUY, "bought", "2", "20.00 EUR", "2024-01-01");
    FAILS(portfolio, money_portfolio_edit(portfolio, &one, NULL, 0, &error), MONEY_ERR_INSUFFICIENT);
    CHECK_OK(money_portfolio_remove(portfolio, "sold", &error));
    CHECK_OK(money_portfolio_edit(portfolio, &one, NULL, 0, &error));
    one = transaction(MONEY_ACTION_SELL, "sold", "2", "20.00 EUR", "2024-03-01");
    strcpy(one.symbol, "DEF");
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_INSUFFICIENT);
    money_portfolio_free(portfolio);
}

static void return_of_capital(void)
{
    money_portfolio_t *portfolio = ruled("EUR", MONEY_LOTS_ADJUSTED_COST_BASE, 0, MONEY_CAPITAL_REFUSE);
    money_transaction_t one = transaction(MONEY_ACTION_RETURN_OF_CAPITAL, "", NULL, "21.00 EUR", "2024-02-01");
    money_pool_t pool;

    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_INSUFFICIENT);
    add(portfolio, transaction(MONEY_ACTION_BUY, "", "2", "20.00 EUR", "2024-01-01"));
    FAILS(portfolio, money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), MONEY_ERR_INSUFFICIENT);
    add(portfolio, transaction(MONEY_ACTION_RETURN_OF_CAPITAL, "", NULL, "2.00 EUR", "2024-02-01"));
    pool = pool_of(portfolio, "ABC");
    CHECK(is_amount(&pool.cost, "18.0000000000 EUR"));
    money_portfolio_free(portfolio);
}

static void wash_sale(void)
{
    money_portfolio_t *portfolio = ruled("USD", MONEY_LOTS_FIFO, 1, MONEY_CAPITAL_GAIN);
    money_disposals_t *disposals = NULL;
    money_disposal_t row;
    money_pool_t pool;

    add(portfolio, transaction(MONEY_ACTION_BUY, "old", "100", "1000.00 USD", "2024-01-01"));
    add(portfolio, transaction(MONEY_ACTION_SELL, "sale", "100", "750.00 USD", "2024-06-01"));
    add(portfolio, transaction(MONEY_ACTION_BUY, "new", "100", "800.00 USD", "2024-06-20"));
    CHECK_OK(money_portfolio_disposals(portfolio, NULL, NULL, &disposals, &error));
    CHECK_OK(money_disposals_at(disposals, 0, &row, &error));
    CHECK(is_amount(&row.disallowed, "250.00 USD") && is_amount(&row.gain, "0.00 USD"));
    CHECK_TEXT(row.carried_to, "new");
    CHECK_TEXT(money_disposal_rule_text(row.rule), "fifo");
    CHECK(money_disposal_rule_text(99) == NULL);
    pool = pool_of(portfolio, "ABC");
    CHECK(is_amount(&pool.cost, "1050.00 USD"));
    money_disposals_free(disposals);
    money_portfolio_free(portfolio);
}

static void tax_report(void)
{
    money_portfolio_t *portfolio = ruled("GBP", MONEY_LOTS_SECTION_104, 0, MONEY_CAPITAL_GAIN);
    money_date_t start;
    char *text = NULL;
    size_t length = 0;
    int32_t format;

    CHECK_OK(money_date_parse("2024-04-06", MONEY_NTS, &start, &error));
    add(portfolio, transaction(MONEY_ACTION_BUY, "", "14000", "200000.00 GBP", "2023-01-01"));
    add(portfolio, transaction(MONEY_ACTION_SELL, "", "4000", "160000.00 GBP", "2024-08-30"));
    add(portfolio, transaction(MONEY_ACTION_BUY, "", "500", "17500.00 GBP", "2024-09-11"));
    for (format = MONEY_TAX_REPORT_JSON; format <= MONEY_TAX_REPORT_HTML; format++) {
        CHECK_OK(money_portfolio_tax_report(portfolio, start, format, NULL, NULL, &text, &length, &error));
        CHECK(strstr(text, "30 days") != NULL && strstr(text, "90000.00") != NULL && strlen(text) == length);
        money_string_free(text);
    }
    /* The page counts the sale once, and leaves out columns without content. */
    CHECK_OK(money_portfolio_tax_report(portfolio, start, MONEY_TAX_REPORT_HTML, NULL, NULL, &text, NULL, &error));
    CHECK(strstr(text, "Number of disposals</th><td class=\"n\">1</td>") != NULL);
    CHECK(strstr(text, ">Pool cost</th>") != NULL && strstr(text, ">Carried to</th>") == NULL);
    money_string_free(text);
    CHECK_STATUS(money_portfolio_tax_report(portfolio, start, 4, NULL, NULL, &text, NULL, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_portfolio_tax_report(portfolio, MONEY_DATE_NONE, 0, NULL, NULL, &text, NULL, &error),
                 MONEY_ERR_DATE);
    add(portfolio, transaction(MONEY_ACTION_BUY, "", "1", "1.00 GBP", "2024-09-12"));
    CHECK_STATUS(money_portfolio_to_ledger(portfolio, &text, NULL, &error), MONEY_ERR_INEXACT);
    money_portfolio_free(portfolio);
}

/** A basis that exceeds the digits of an amount in the portfolio's currency. */
static void overflows(void)
{
    money_portfolio_t *portfolio = ruled("GBP", MONEY_LOTS_SECTION_104, 0, MONEY_CAPITAL_GAIN);
    money_transaction_t one = transaction(MONEY_ACTION_BUY, "", "2", "99999999999999999999999999.00 USD", "2024-05-01");
    money_pool_t pool;
    char *text = NULL;

    one.rate_numerator = UINT64_MAX;
    one.rate_denominator = 1;
    add(portfolio, one);
    CHECK_STATUS(money_portfolio_pool(portfolio, "ABC", MONEY_DATE_NONE, NULL, NULL, &pool, &error),
                 MONEY_ERR_OVERFLOW);
    one = transaction(MONEY_ACTION_SELL, "", "1", "1.00 USD", "2024-06-01");
    one.rate_numerator = one.rate_denominator = 1;
    add(portfolio, one);
    CHECK_STATUS(money_portfolio_tax_report(portfolio, one.date, MONEY_TAX_REPORT_CSV, NULL, NULL, &text, NULL, &error),
                 MONEY_ERR_OVERFLOW);
    CHECK(text == NULL);
    money_portfolio_free(portfolio);
}

/** Spin-offs that each move every lot, until there are more lots than one security may receive. */
/* Actions that move or change all lots of a symbol, many times: the figures fail instead of taking quadratic time. */
static void too_many_lots(const char *action, int lots, int actions, int symbols)
{
    enum { ROOM = 64 };
    char *csv = malloc((size_t)(lots + actions + 2) * ROOM), *end = csv;
    money_portfolio_t *portfolio = NULL;
    money_disposals_t *disposals = NULL;
    int index;

    if (csv == NULL) abort();
    end += sprintf(end, "date,action,symbol,quantity,total,into,cost_share\n");
    for (index = 0; index < lots; index++) end += sprintf(end, "2024-01-02,buy,A,1,1.00,,\n");
    for (index = 0; index < actions; index++) end += sprintf(end, action, index % symbols);
    CHECK_OK(money_portfolio_from_csv(csv, (size_t)(end - csv), "EUR", NULL, &portfolio, &error));
    CHECK_STATUS(money_portfolio_disposals(portfolio, NULL, NULL, &disposals, &error), MONEY_ERR_LIMIT);
    CHECK(disposals == NULL);
    money_portfolio_free(portfolio);
    free(csv);
}

int main(void)
{
    options();
    spin_off();
    move_to_linked_symbol();
    return_of_capital();
    wash_sale();
    tax_report();
    overflows();
    too_many_lots("2024-01-03,spin_off,A,1:1,,B%d,1/1000000\n", 1025, 1024, 1);
    too_many_lots("2024-01-03,spin_off,A,1:1,,B%d,1/1000000\n", 1025, 1024, 1024);
    too_many_lots("2024-01-03,return_of_capital,A,,0.0%d,,\n", 4097, 4096, 10);
    return check_end();
}
