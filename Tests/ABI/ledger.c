/* Double-entry ledgers: accounts, transactions, closing, revaluation and reports. */
#include "ledger.h"

static void check_accounts(void)
{
    money_ledger_t *ledger = ledger_of("EUR");
    money_ledger_account_t rows[16];
    money_ledger_info_t info;
    char longest[MONEY_ACCOUNT_SIZE + 1];
    size_t count;

    CHECK_OK(money_ledger_info(ledger, &info, &error));
    CHECK_TEXT(info.base, "EUR");
    CHECK(info.closed == MONEY_DATE_NONE && info.account_count == 13 && info.transaction_count == 0);
    CHECK_OK(money_ledger_accounts(ledger, 0, rows, 16, &count, &error));
    CHECK(count == 13);
    CHECK_TEXT(rows[0].name, "Assets");
    CHECK(rows[0].is_group == 1 && rows[0].kind == MONEY_ACCOUNT_ASSET);
    CHECK_TEXT(rows[1].name, "Assets:Bank");
    CHECK(rows[1].is_group == 0 && rows[1].currency[0] == '\0');
    CHECK_OK(money_ledger_add_account(ledger, "Assets:Yen", MONEY_ACCOUNT_ASSET, "JPY", &error));
    CHECK_OK(money_ledger_accounts(ledger, 13, rows, 16, &count, &error));
    CHECK(count == 1);
    CHECK_TEXT(rows[0].currency, "JPY");
    CHECK_STATUS(money_ledger_accounts(ledger, 15, rows, 16, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_ledger_add_account(ledger, "Assets:Yen", MONEY_ACCOUNT_ASSET, "JPY", &error));
    CHECK_STATUS(money_ledger_add_account(ledger, "Assets:Yen", MONEY_ACCOUNT_ASSET, "EUR", &error), MONEY_ERR_ACCOUNT);
    CHECK_TEXT(error.text, "currency of account \"Assets:Yen\" must be JPY, got EUR");
    CHECK_STATUS(money_ledger_add_account(ledger, "Assets:Yen", MONEY_ACCOUNT_INCOME, NULL, &error), MONEY_ERR_ACCOUNT);
    CHECK_STATUS(money_ledger_add_account(ledger, "Assets:X", MONEY_ACCOUNT_INCOME, NULL, &error), MONEY_ERR_ACCOUNT);
    CHECK_STATUS(money_ledger_add_account(ledger, "A::B", MONEY_ACCOUNT_ASSET, NULL, &error), MONEY_ERR_SYNTAX);
    CHECK(error.position == 2);
    CHECK_STATUS(money_ledger_add_account(ledger, "A", MONEY_ACCOUNT_ASSET, "E R", &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_ledger_add_account(ledger, "\377", MONEY_ACCOUNT_ASSET, NULL, &error), MONEY_ERR_ENCODING);
    CHECK_STATUS(money_ledger_add_account(ledger, "A", MONEY_ACCOUNT_ANY, NULL, &error), MONEY_ERR_ARGUMENT);
    memset(longest, 'a', sizeof longest);
    longest[MONEY_ACCOUNT_SIZE] = '\0';
    CHECK_STATUS(money_ledger_add_account(ledger, longest, MONEY_ACCOUNT_ASSET, NULL, &error), MONEY_ERR_LIMIT);
    longest[MONEY_ACCOUNT_SIZE - 1] = '\0';
    CHECK_OK(money_ledger_add_account(ledger, longest, MONEY_ACCOUNT_ASSET, NULL, &error));
    CHECK_OK(money_ledger_accounts(ledger, 14, rows, 1, &count, &error));
    CHECK_TEXT(rows[0].name, longest);
    money_ledger_free(ledger);
    CHECK_STATUS(money_ledger_new("E R", &ledger, &error), MONEY_ERR_SYNTAX);
    CHECK(ledger == NULL);
    money_ledger_free(NULL);
}

static void check_postings(void)
{
    money_ledger_t *ledger = ledger_of("EUR");
    money_ledger_transaction_t transactions[4];
    money_ledger_posting_t postings[8];
    money_posting_t added[4];
    uint64_t id = 7;
    size_t count;

    added[0] = posting_of("Assets:Bank", "-10.00 USD");
    added[1] = posting_of("Equity:Exchange", "10.00 USD");
    added[2] = posting_of("Equity:Exchange", "-9.26 EUR");
    added[3] = posting_of("Assets:Cash", "9.26 EUR");
    CHECK_OK(money_ledger_post(ledger, DAY(5), "dollars for euros", MONEY_NTS, added, 4, &id, &error));
    CHECK(id == 1);
    CHECK_OK(post(ledger, DAY(0), "Expenses:Rent", "Assets:Bank", "1000 EUR"));
    CHECK_TEXT(balance_of(ledger, "Assets", "EUR", DAY(4)), "-1000.00 EUR");
    CHECK_TEXT(balance_of(ledger, "Assets", "EUR", MONEY_DATE_NONE), "-990.74 EUR");
    CHECK_TEXT(balance_of(ledger, "Assets", "USD", DAY(5)), "-10.00 USD");
    CHECK_OK(money_ledger_transactions(ledger, 0, transactions, 4, &count, &error));
    CHECK(count == 2 && transactions[0].id == 1 && transactions[1].date == DAY(0));
    CHECK(transactions[1].first_posting == 4 && transactions[1].posting_count == 2);
    CHECK_TEXT(transactions[0].description, "dollars for euros");
    CHECK_OK(money_ledger_postings(ledger, 3, postings, 8, &count, &error));
    CHECK(count == 3 && postings[0].transaction == 1 && postings[1].transaction == 2);
    CHECK_TEXT(postings[0].account, "Assets:Cash");
    CHECK_STATUS(money_ledger_transactions(ledger, 3, transactions, 4, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_ledger_postings(ledger, 7, postings, 8, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_ledger_reverse(ledger, 2, DAY(9), &id, &error));
    CHECK(id == 3);
    CHECK_TEXT(balance_of(ledger, "Expenses", "EUR", DAY(9)), "0.00 EUR");
    CHECK_OK(money_ledger_transactions(ledger, 1, transactions, 4, &count, &error));
    CHECK(transactions[0].reversed_by == 3 && transactions[1].reverses == 2);
    CHECK(transactions[1].kind == MONEY_LEDGER_TRANSACTION_REVERSAL);
    money_ledger_free(ledger);
}

static void check_documents(void)
{
    money_ledger_t *ledger = ledger_of("EUR"), *again = NULL;
    char *json, *other;
    uint64_t id;

    CHECK_OK(post(ledger, DAY(0), "Assets:Bank", "Income:Sales", "70 EUR"));
    CHECK_OK(post(ledger, DAY(1), "Expenses:Rent", "Assets:Bank", "50 EUR"));
    CHECK_OK(money_ledger_reverse(ledger, 2, DAY(2), NULL, &error));
    CHECK_OK(money_ledger_close_period(ledger, DAY(30), "Equity:Opening", &id, &error));
    CHECK(id == 4);
    json = json_of(ledger);
    CHECK_OK(money_ledger_from_json(json, MONEY_NTS, &again, &error));
    other = json_of(again);
    CHECK_TEXT(other, json);
    CHECK_STATUS(post(again, DAY(30), "Expenses:Rent", "Assets:Bank", "50 EUR"), MONEY_ERR_PERIOD_CLOSED);
    CHECK_OK(post(again, DAY(31), "Expenses:Rent", "Assets:Bank", "50 EUR"));
    money_string_free(json);
    money_string_free(other);
    money_ledger_free(again);
    money_ledger_free(ledger);
}

static void check_closing(void)
{
    money_ledger_t *ledger = ledger_of("EUR");
    money_ledger_info_t info;
    uint64_t id;

    CHECK_OK(post(ledger, DAY(0), "Assets:Bank", "Income:Sales", "70 EUR"));
    CHECK_OK(post(ledger, DAY(1), "Expenses:Rent", "Assets:Bank", "50 EUR"));
    CHECK_OK(money_ledger_close_period(ledger, DAY(30), "Equity:Opening", &id, &error));
    CHECK(id == 3);
    CHECK_OK(money_ledger_info(ledger, &info, &error));
    CHECK(info.closed == DAY(30) && info.posting_count == 7);
    CHECK_TEXT(balance_of(ledger, "Equity:Opening", "EUR", DAY(30)), "-20.00 EUR");
    CHECK_TEXT(balance_of(ledger, "Income", "EUR", DAY(30)), "0.00 EUR");
    CHECK_OK(money_ledger_close_period(ledger, DAY(60), "Equity:Opening", &id, &error));
    CHECK(id == 0);
    money_ledger_free(ledger);
}

static money_rates_t *rates_of(const char *rate)
{
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;

    CHECK_OK(money_rates_builder_new(&builder, &error));
    CHECK_OK(money_rates_builder_add(builder, "USD", "EUR", rate, MONEY_NTS, MONEY_DATE_NONE, &error));
    CHECK_OK(money_rates_builder_build(builder, &rates, &error));
    money_rates_builder_free(builder);
    return rates;
}

static void check_revaluation(void)
{
    money_ledger_t *ledger = ledger_of("EUR");
    money_rates_t *rates = rates_of("0.85");
    uint64_t id;

    CHECK_OK(post(ledger, DAY(0), "Assets:Bank", "Equity:Exchange", "100 USD"));
    CHECK_OK(post(ledger, DAY(0), "Equity:Exchange", "Income:Sales", "80 EUR"));
    CHECK_OK(money_ledger_revalue(ledger, DAY(9), rates, NULL, NULL, "Income:Exchange", &id, &error));
    CHECK(id == 3);
    CHECK_TEXT(balance_of(ledger, "Income:Exchange", "EUR", DAY(9)), "-5.00 EUR");
    CHECK_TEXT(balance_of(ledger, "Income:Exchange", "EUR", DAY(10)), "0.00 EUR");
    CHECK_OK(money_ledger_revalue(ledger, DAY(9), rates, NULL, "Equity:Opening", "Income:Exchange", &id, &error));
    CHECK(id == 0);
    money_rates_free(rates);
    money_ledger_free(ledger);
}

static void check_statement(void)
{
    money_ledger_t *ledger = ledger_of("EUR");
    money_ledger_statement_row_t rows[8];
    char text[MONEY_TEXT_MAX];
    size_t count;
    int day;

    for (day = 7; day >= 0; day--) CHECK_OK(post(ledger, DAY(day), "Assets:Bank", "Income:Sales", "10 EUR"));
    CHECK_OK(money_ledger_statement(ledger, "Assets:Bank", "EUR", DAY(2), DAY(5), NULL, 1, rows, 8, &count, &error));
    CHECK(count == 3 && rows[0].date == DAY(3) && rows[0].transaction == 5 && rows[0].id == 9);
    CHECK_OK(money_format(&rows[2].balance, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "60.00 EUR");
    CHECK_OK(money_ledger_statement(ledger, "Assets:Bank", "EUR", MONEY_DATE_NONE, MONEY_DATE_NONE, NULL, 0, rows, 8,
                                    &count, &error));
    CHECK(count == 8 && rows[7].date == DAY(7));
    CHECK_OK(money_ledger_statement(ledger, "Assets:Bank", "USD", DAY(5), DAY(2), NULL, 0, rows, 8, &count, &error));
    CHECK(count == 0);
    CHECK_STATUS(money_ledger_statement(ledger, "Assets:Bank", "EUR", DAY(2), DAY(5), NULL, 5, rows, 8, &count, &error),
                 MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_ledger_statement(ledger, "Assets:X", "EUR", DAY(2), DAY(5), NULL, 0, rows, 8, &count, &error),
                 MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_ledger_statement(ledger, "Assets:Bank", "EUR", 3000000, DAY(5), NULL, 0, rows, 8, &count,
                                        &error), MONEY_ERR_DATE);
    CHECK_STATUS(money_ledger_statement(ledger, "Assets:Bank", "E R", DAY(2), DAY(5), NULL, 0, rows, 8, &count, &error),
                 MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_ledger_statement(ledger, "\377", "EUR", DAY(2), DAY(5), NULL, 0, rows, 8, &count, &error),
                 MONEY_ERR_ENCODING);
    money_ledger_free(ledger);
}

static void check_reports(void)
{
    static const char *const wanted[] = {
        "0 1 1 20.00 EUR Assets:Bank", "1 1 0 20.00 EUR Assets", "2 1 0 20.00 EUR ", "3 0 0 20.00 EUR ",
    };
    money_ledger_t *ledger = ledger_of("EUR");
    money_ledger_report_t *report = NULL;
    money_ledger_row_t rows[8];
    char text[MONEY_TEXT_MAX], line[256], *json = NULL;
    size_t count, index;

    CHECK_OK(post(ledger, DAY(0), "Assets:Bank", "Income:Sales", "70 EUR"));
    CHECK_OK(post(ledger, DAY(1), "Expenses:Rent", "Assets:Bank", "50 EUR"));
    CHECK_OK(money_ledger_report(ledger, MONEY_LEDGER_REPORT_BALANCE_SHEET, MONEY_DATE_NONE, DAY(9), NULL, &report,
                                 &error));
    CHECK_OK(money_ledger_report_rows(report, 0, rows, 8, &count, &error));
    CHECK(count == 4);
    for (index = 0; index < count && index < 4; index++) {
        CHECK_OK(money_format(&rows[index].amount, text, sizeof text, NULL, &error));
        snprintf(line, sizeof line, "%d %d %u %s %s", rows[index].kind, rows[index].account_kind, rows[index].depth,
                 text, rows[index].account);
        CHECK_TEXT(line, wanted[index]);
    }
    CHECK_STATUS(money_ledger_report_rows(report, 5, rows, 8, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_ledger_report_to_json(report, &json, NULL, &error));
    CHECK_TEXT(json, "{\"kind\":\"balance_sheet\",\"rows\":["
               "{\"account\":\"Assets:Bank\",\"account_kind\":\"asset\",\"amount\":\"20.00\",\"currency\":\"EUR\","
               "\"depth\":1,\"kind\":\"account\"},"
               "{\"account\":\"Assets\",\"account_kind\":\"asset\",\"amount\":\"20.00\",\"currency\":\"EUR\","
               "\"depth\":0,\"kind\":\"subtotal\"},"
               "{\"account_kind\":\"asset\",\"amount\":\"20.00\",\"currency\":\"EUR\",\"kind\":\"total\"},"
               "{\"amount\":\"20.00\",\"currency\":\"EUR\",\"kind\":\"result\"}]}");
    money_string_free(json);
    money_ledger_report_free(report);
    CHECK_STATUS(money_ledger_report(ledger, MONEY_LEDGER_REPORT_TRIAL_BALANCE, DAY(0), DAY(9), NULL, &report, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_ledger_report(ledger, 4, MONEY_DATE_NONE, DAY(9), NULL, &report, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_ledger_report(ledger, MONEY_LEDGER_REPORT_TRIAL_BALANCE, MONEY_DATE_NONE, 3000000, NULL, &report,
                                     &error), MONEY_ERR_DATE);
    CHECK(report == NULL);
    money_ledger_report_free(NULL);
    money_ledger_free(ledger);
}

int main(void)
{
    check_accounts();
    check_postings();
    check_documents();
    check_closing();
    check_revaluation();
    check_statement();
    check_reports();
    return check_end();
}
