/* Wallets as accounts: statements of periods, and documents with details of entries. */
#include "accounts.h"

static void statements(void)
{
    money_wallet_t *wallet = wallet_of("1.00 EUR", "3.00 USD");
    money_wallet_note_t note = note_of(19782, "x1");
    money_account_statement_t *statement = NULL;
    money_account_statement_info_t info;
    money_account_turnover_t turnovers[3];
    money_account_row_t rows[4];
    char *json = NULL;
    size_t count = 9, index = 9;

    note.kind = MONEY_ENTRY_DEPOSIT;
    note.counterpart = "Ann";
    CHECK_OK(add_noted(wallet, "10.00 EUR", &note, NULL));
    note = note_of(19785, NULL);
    note.effective = 19781;
    note.kind = MONEY_ENTRY_FEE;
    CHECK_OK(add_noted(wallet, "-2.00 EUR", &note, NULL));
    note = note_of(19790, NULL);
    CHECK_OK(add_noted(wallet, "7.00 EUR", &note, NULL));
    CHECK_OK(money_wallet_account_statement(wallet, "EUR", 19781, 19785, NULL, &statement, &error));
    CHECK_OK(money_account_statement_info(statement, &info, &error));
    CHECK_TEXT(info.currency, "EUR");
    CHECK(info.start == 19781 && info.end == 19785 && info.row_count == 2);
    CHECK(is_amount(&info.opening, "1.00 EUR") && is_amount(&info.closing, "9.00 EUR"));
    CHECK(is_amount(&info.inflow, "10.00 EUR") && is_amount(&info.outflow, "2.00 EUR"));
    CHECK_OK(money_account_statement_rows(statement, 0, rows, 4, &count, &error));
    CHECK(count == 2 && rows[0].id == 4 && rows[1].id == 3);
    CHECK(rows[0].date == 19785 && rows[0].effective == 19781 && rows[0].kind == MONEY_ENTRY_FEE);
    CHECK(is_amount(&rows[0].balance, "-1.00 EUR") && is_amount(&rows[1].balance, "9.00 EUR"));
    CHECK_TEXT(rows[1].counterpart, "Ann");
    CHECK_TEXT(rows[1].external_id, "x1");
    CHECK_STATUS(money_account_statement_rows(statement, 3, rows, 4, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_account_statement_turnovers(statement, 0, turnovers, 3, &count, &error));
    CHECK(count == 2 && turnovers[0].kind == MONEY_ENTRY_DEPOSIT && turnovers[1].kind == MONEY_ENTRY_FEE);
    CHECK(turnovers[1].count == 1 && is_amount(&turnovers[1].outflow, "2.00 EUR"));
    CHECK_STATUS(money_account_statement_turnovers(statement, 3, turnovers, 3, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_account_statement_find(statement, 19782, &index, &error));
    CHECK(index == 1);
    CHECK_OK(money_account_statement_find(statement, 19783, &index, &error));
    CHECK(index == 2);
    CHECK_STATUS(money_account_statement_find(statement, MONEY_DATE_NONE, &index, &error), MONEY_ERR_DATE);
    CHECK_OK(money_account_statement_to_json(statement, &json, &count, &error));
    CHECK_TEXT(json, "{\"closing\":\"9.00\",\"currency\":\"EUR\",\"end\":\"2024-03-03\",\"entries\":["
                     "{\"amount\":\"-2.00\",\"balance\":\"-1.00\",\"date\":\"2024-03-03\",\"effective\":\"2024-02-28\","
                     "\"id\":4,\"kind\":\"fee\"},"
                     "{\"amount\":\"10.00\",\"balance\":\"9.00\",\"counterpart\":\"Ann\",\"date\":\"2024-02-29\","
                     "\"effective\":\"2024-02-29\",\"external_id\":\"x1\",\"id\":3,\"kind\":\"deposit\"}],"
                     "\"format\":\"libmoney.account_statement\",\"inflow\":\"10.00\",\"opening\":\"1.00\","
                     "\"outflow\":\"2.00\",\"start\":\"2024-02-28\",\"turnovers\":["
                     "{\"count\":1,\"inflow\":\"10.00\",\"kind\":\"deposit\",\"outflow\":\"0.00\"},"
                     "{\"count\":1,\"inflow\":\"0.00\",\"kind\":\"fee\",\"outflow\":\"2.00\"}],\"version\":1}");
    money_string_free(json);
    money_account_statement_free(statement);
    /* From the beginning, with the entry without a date. */
    CHECK_OK(money_wallet_account_statement(wallet, "EUR", MONEY_DATE_NONE, MONEY_DATE_NONE, NULL, &statement, &error));
    CHECK_OK(money_account_statement_info(statement, &info, &error));
    CHECK(info.row_count == 4 && is_amount(&info.opening, "0.00 EUR") && is_amount(&info.closing, "16.00 EUR"));
    money_account_statement_free(statement);
    CHECK_STATUS(money_wallet_account_statement(wallet, "EUR", 19782, 19781, NULL, &statement, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "end must not be before the start 2024-02-29, got 2024-02-28");
    CHECK(statement == NULL);
    CHECK_STATUS(money_wallet_account_statement(wallet, "EUR", INT32_MAX, 0, NULL, &statement, &error), MONEY_ERR_DATE);
    CHECK_STATUS(money_wallet_account_statement(wallet, "E R", 0, 0, NULL, &statement, &error), MONEY_ERR_SYNTAX);
    money_wallet_free(wallet);
}

/** For a customer: text in a language, HTML with escaped names, and each refusal. */
static void papers(void)
{
    money_wallet_t *wallet = wallet_of(NULL, NULL);
    money_wallet_note_t note = note_of(19782, NULL);
    money_account_statement_t *statement = NULL;
    money_paper_options_t options = MONEY_PAPER_OPTIONS_INIT;
    char *text = NULL, long_text[300];

    note.label = "Rent";
    note.counterpart = "Ann <& Co>";
    CHECK_OK(add_noted(wallet, "-600.00 EUR", &note, NULL));
    CHECK_OK(money_wallet_account_statement(wallet, "EUR", 19782, 19783, NULL, &statement, &error));
    options.format = MONEY_PAPER_TEXT;
    options.columns = 40;
    options.locale = "de-DE";
    options.seller = "Bank Nord";
    CHECK_OK(money_account_statement_render(statement, &options, &text, NULL, &error));
    CHECK_TEXT(text, "Bank Nord\n\nKontoauszug\nVon: 29.02.2024\nBis: 01.03.2024\n"
                     "----------------------------------------\n"
                     "Anfangssaldo                      0,00\xc2\xa0\xe2\x82\xac\n"
                     "29.02.2024 Ann <& Co>: Rent    -600,00\xc2\xa0\xe2\x82\xac\n"
                     "  Saldo                        -600,00\xc2\xa0\xe2\x82\xac\n"
                     "----------------------------------------\n"
                     "Eing\xc3\xa4nge                          0,00\xc2\xa0\xe2\x82\xac\n"
                     "Ausg\xc3\xa4nge                        600,00\xc2\xa0\xe2\x82\xac\n"
                     "Endsaldo                       -600,00\xc2\xa0\xe2\x82\xac\n");
    money_string_free(text);
    CHECK_OK(money_account_statement_render(statement, NULL, &text, NULL, &error));
    CHECK(strstr(text, "<h1>Account statement</h1>") != NULL && strstr(text, "Ann &lt;&amp; Co&gt;: Rent") != NULL);
    CHECK(strstr(text, "<Co>") == NULL);
    money_string_free(text);
    options.columns = 31;
    CHECK_STATUS(money_account_statement_render(statement, &options, &text, NULL, &error), MONEY_ERR_ARGUMENT);
    options.columns = 0;
    options.date = INT32_MAX;
    CHECK_STATUS(money_account_statement_render(statement, &options, &text, NULL, &error), MONEY_ERR_DATE);
    options.date = MONEY_DATE_NONE;
    options.locale = "xx";
    CHECK_STATUS(money_account_statement_render(statement, &options, &text, NULL, &error), MONEY_ERR_NOT_FOUND);
    options.locale = "de_";
    CHECK_STATUS(money_account_statement_render(statement, &options, &text, NULL, &error), MONEY_ERR_SYNTAX);
    options.locale = NULL;
    options.number = "\xff";
    CHECK_STATUS(money_account_statement_render(statement, &options, &text, NULL, &error), MONEY_ERR_ENCODING);
    memset(long_text, 'x', sizeof long_text - 1);
    long_text[sizeof long_text - 1] = '\0';
    options.number = long_text;
    CHECK_STATUS(money_account_statement_render(statement, &options, &text, NULL, &error), MONEY_ERR_LIMIT);
    money_account_statement_free(statement);
    money_wallet_free(wallet);
}

/** Details survive documents, and version 1 of a document contains no details. */
static void documents(void)
{
    static const char two[] = "{\"amount\":\"1\",\"currency\":\"EUR\",\"external_id\":\"x\",\"id\":1},"
                              "{\"amount\":\"1\",\"currency\":\"EUR\",\"external_id\":\"x\",\"id\":2}";
    money_wallet_t *wallet = wallet_of("100.00 EUR", NULL), *again = NULL;
    money_wallet_note_t note = note_of(19782, "x1");
    money_wallet_details_t one, other;
    char *json = NULL, *journal = NULL, text[512];
    money_t held = amount_of("8.00 EUR");
    uint64_t hold_id = 0;

    note.kind = MONEY_ENTRY_EXCHANGE;
    note.effective = 19781;
    note.counterpart = "Ann";
    note.cost = amount_of("1.50 USD");
    CHECK_OK(add_noted(wallet, "1.00 EUR", &note, NULL));
    note.external_id = "h1";
    memset(&note.cost, 0, sizeof note.cost);
    CHECK_OK(money_wallet_hold(wallet, &held, &note, &hold_id, &error));
    CHECK_OK(money_wallet_commit(wallet, hold_id, NULL, &error));
    CHECK_OK(money_wallet_to_json(wallet, &json, NULL, &error));
    CHECK(strstr(json, "\"version\":2}") != NULL);
    CHECK_OK(money_wallet_from_json(json, MONEY_NTS, &again, &error));
    CHECK_OK(money_wallet_details(wallet, 2, &one, &error));
    CHECK_OK(money_wallet_details(again, 2, &other, &error));
    CHECK(memcmp(&one, &other, sizeof one) == 0);
    money_wallet_free(again);
    /* The general reader accepts the same document with white space, and refuses the members in version 1. */
    snprintf(text, sizeof text, " %.500s", json);
    CHECK_OK(money_wallet_from_json(text, MONEY_NTS, &again, &error));
    CHECK_OK(money_wallet_details(again, 2, &other, &error));
    CHECK(memcmp(&one, &other, sizeof one) == 0);
    money_wallet_free(again);
    strstr(json, "\"version\":2}")[10] = '1';
    CHECK_STATUS(money_wallet_from_json(json, MONEY_NTS, &again, &error), MONEY_ERR_DOCUMENT);
    strstr(json, "\"version\":1}")[10] = '3';
    CHECK_STATUS(money_wallet_from_json(json, MONEY_NTS, &again, &error), MONEY_ERR_VERSION);
    money_string_free(json);
    CHECK_OK(money_wallet_to_journal(wallet, &journal, NULL, &error));
    CHECK(strstr(journal, "\"version\":2}") != NULL);
    CHECK_OK(money_wallet_from_journal(journal, MONEY_NTS, &again, &error));
    CHECK_OK(money_wallet_details(again, 2, &other, &error));
    CHECK(memcmp(&one, &other, sizeof one) == 0);
    CHECK_OK(money_wallet_details(again, 4, &other, &error));
    CHECK_TEXT(other.external_id, "h1");
    money_wallet_free(again);
    strstr(journal, "\"version\":2}")[10] = '1';
    CHECK_STATUS(money_wallet_from_journal(journal, MONEY_NTS, &again, &error), MONEY_ERR_DOCUMENT);
    money_string_free(journal);
    snprintf(text, sizeof text, "{\"entries\":[%s],\"format\":\"libmoney.wallet\",\"next\":3,\"revision\":2,\"version\":2}",
             two);
    CHECK_STATUS(money_wallet_from_json(text, MONEY_NTS, &again, &error), MONEY_ERR_DOCUMENT);
    CHECK(strstr(error.text, "external id \"x\" must belong to one entry") != NULL);
    snprintf(text, sizeof text,
             "{\"format\":\"libmoney.journal\",\"version\":2}\n{\"do\":\"post\",\"entries\":[%s]}\n", two);
    CHECK_STATUS(money_wallet_from_journal(text, MONEY_NTS, &again, &error), MONEY_ERR_CONFLICT);
    CHECK(again == NULL);
    money_wallet_free(wallet);
}

int main(void)
{
    statements();
    papers();
    documents();
    return check_end();
}
