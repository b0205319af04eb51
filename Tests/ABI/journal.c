/* Ledgers as journals: reading returns the ledger that was written, and each rejection names its place. */
#include "ledger.h"

#define LARGE "60000000000000000000000000000000000000"

static const money_journal_format_t formats[] = {
    MONEY_JOURNAL_BEANCOUNT, MONEY_JOURNAL_LEDGER, MONEY_JOURNAL_HLEDGER,
};

static money_status_t read_journal(const char *text, money_journal_format_t format, money_ledger_t **ledger)
{
    static const char symbols[] = "$=USD\n\342\202\254=EUR";

    return money_ledger_from_journal(text, MONEY_NTS, format, "EUR", "Equity:Exchange", symbols, ledger, &error);
}

static void check_round_trips(void)
{
    money_ledger_t *ledger = ledger_of("EUR"), *again = NULL;
    money_posting_t added[4];
    char *journal = NULL, *json, *other;
    size_t index, length;

    CHECK_OK(money_ledger_add_account(ledger, "Assets:Yen", MONEY_ACCOUNT_ASSET, "JPY", &error));
    CHECK_OK(post(ledger, DAY(3), "Assets:Bank", "Income:Sales", "70.50 EUR"));
    CHECK_OK(post(ledger, DAY(1), "Expenses:Rent", "Assets:Bank", "50 EUR"));
    added[0] = posting_of("Assets:Bank", "-10.00 USD");
    added[1] = posting_of("Equity:Exchange", "10.00 USD");
    /* A code that is neither built in nor in capitals. */
    strcpy(added[0].amount.currency, "USDt");
    strcpy(added[1].amount.currency, "USDt");
    added[2] = posting_of("Equity:Exchange", "-926 JPY");
    added[3] = posting_of("Assets:Yen", "926 JPY");
    CHECK_OK(money_ledger_post(ledger, DAY(4), " a; \"b\\ [2024-01-01] date:1", MONEY_NTS, added, 4, NULL, &error));
    CHECK_OK(money_ledger_post(ledger, DAY(4), "", 0, added, 4, NULL, &error));
    CHECK_OK(money_ledger_reverse(ledger, 2, DAY(5), NULL, &error));
    CHECK_OK(money_ledger_close_period(ledger, DAY(30), "Equity:Opening", NULL, &error));
    json = json_of(ledger);
    for (index = 0; index < sizeof formats / sizeof *formats; index++) {
        CHECK_OK(money_ledger_to_journal(ledger, formats[index], &journal, &length, &error));
        CHECK(strlen(journal) == length);
        CHECK_OK(read_journal(journal, formats[index], &again));
        other = json_of(again);
        CHECK_TEXT(other, json);
        money_string_free(other);
        money_string_free(journal);
        money_ledger_free(again);
    }
    money_string_free(json);
    money_ledger_free(ledger);
}

static void check_prices(void)
{
    static const struct { money_journal_format_t format; const char *text; } journals[] = {
        { MONEY_JOURNAL_BEANCOUNT,
          "2024-01-01 open Assets:Bank\n2024-01-01 open Assets:Cash ; comment\n"
          "2024-01-02 * \"shop\" \"dollars\" #tag\n  Assets:Bank  1,000.00 USD @ 0.8 EUR\n  Assets:Cash  -800.00 EUR\n"
          "2024-02-01 balance Assets:Cash -800 EUR\n" },
        { MONEY_JOURNAL_LEDGER,
          "2024/1/2 * (12) shop | dollars\n\tAssets:Bank\t1,000.00 USD @@ 800 EUR\n\tAssets:Cash\n" },
        { MONEY_JOURNAL_HLEDGER,
          "2024-01-02 shop | dollars  ; comment\n"
          "    Assets:Bank  USD 1000.00\n    Assets:Cash  EUR -800.00 = EUR -800\n" },
        { MONEY_JOURNAL_LEDGER,
          "2024-01-02 shop | dollars\n"
          "    Assets:Bank  $1,000.00\n    Assets:Cash  -\342\202\254800.00 = -800 \342\202\254\n" },
    };
    money_ledger_transaction_t transaction;
    money_ledger_t *ledger = NULL;
    size_t index, count;

    for (index = 0; index < sizeof journals / sizeof *journals; index++) {
        CHECK_OK(read_journal(journals[index].text, journals[index].format, &ledger));
        CHECK_TEXT(balance_of(ledger, "Assets:Bank", "USD", DAY(0)), "1000.00 USD");
        CHECK_TEXT(balance_of(ledger, "Assets:Cash", "EUR", DAY(0)), "-800.00 EUR");
        CHECK_TEXT(balance_of(ledger, "Equity:Exchange", "USD", DAY(0)), "-1000.00 USD");
        CHECK_TEXT(balance_of(ledger, "Equity", "EUR", DAY(0)), "800.00 EUR");
        CHECK_OK(money_ledger_transactions(ledger, 0, &transaction, 1, &count, &error));
        CHECK(count == 1 && transaction.date == DAY(0) && transaction.posting_count == 4);
        CHECK_TEXT(transaction.description, "shop | dollars");
        money_ledger_free(ledger);
    }
}

/** The words with which an error begins: the place. */
static int begins(const char *text, const char *start) { return strncmp(text, start, strlen(start)) == 0; }

#define OPEN "2024-01-01 open Assets:A\n2024-01-01 open Equity:B EUR\n"
#define A(amount) "  Assets:A  " amount "\n"
#define B(amount) "  Equity:B  " amount "\n"

static void check_refusals(void)
{
    static const struct { money_status_t status; money_journal_format_t format; const char *text, *place; } cases[] = {
        { MONEY_ERR_SYNTAX, MONEY_JOURNAL_BEANCOUNT, "2024-01-02 * \"x\"\n  Assets  1 EUR\n", "line 2, column 3: " },
        { MONEY_ERR_SYNTAX, MONEY_JOURNAL_BEANCOUNT, OPEN "2024-01-02 * \"x\"\n" A("1,00 EUR"), "line 4, column 13: " },
        { MONEY_ERR_SYNTAX, MONEY_JOURNAL_HLEDGER, "2024-01-02 \303\244\n" A("1,000 EUR"), "line 2, column 13: " },
        { MONEY_ERR_SYNTAX, MONEY_JOURNAL_LEDGER, "2024-01-02\n" A("\302\2431"), "line 2, column 13: " },
        { MONEY_ERR_SYNTAX, MONEY_JOURNAL_LEDGER, "2024-01-02\n" A("") B(""), "line 3, column 3: " },
        { MONEY_ERR_DOCUMENT, MONEY_JOURNAL_BEANCOUNT, OPEN "include \"x\"\n", "line 3, column 1: " },
        { MONEY_ERR_DOCUMENT, MONEY_JOURNAL_BEANCOUNT, OPEN "2024-01-03 pad Assets:A Equity:B\n",
          "line 3, column 12: " },
        { MONEY_ERR_DOCUMENT, MONEY_JOURNAL_BEANCOUNT, OPEN "2024-01-02 *\n" A("1 EUR {2 USD}"),
          "line 4, column 19: " },
        { MONEY_ERR_DOCUMENT, MONEY_JOURNAL_BEANCOUNT, OPEN "2024-01-02 balance Assets:A 1 EUR",
          "line 3, column 20: " },
        { MONEY_ERR_DOCUMENT, MONEY_JOURNAL_HLEDGER, "include x\n", "line 1, column 1: " },
        { MONEY_ERR_DOCUMENT, MONEY_JOURNAL_HLEDGER, "~ monthly\n" A("1 EUR") B(""), "line 1, column 1: " },
        { MONEY_ERR_DOCUMENT, MONEY_JOURNAL_LEDGER, "2024-01-02\n  (Assets:A)  1 EUR\n", "line 2, column 3: " },
        { MONEY_ERR_DOCUMENT, MONEY_JOURNAL_LEDGER, "2024-01-02\n" A("1 EUR = 2 EUR") B(""), "line 2, column 19: " },
        { MONEY_ERR_DOCUMENT, MONEY_JOURNAL_LEDGER, "commodity EUR\n  format 1.000,00 EUR\n", "line 2, column 9: " },
        { MONEY_ERR_UNBALANCED, MONEY_JOURNAL_BEANCOUNT, OPEN "2024-01-02 *\n" A("1 EUR") B("-2 EUR"), "line 3, " },
        { MONEY_ERR_UNBALANCED, MONEY_JOURNAL_HLEDGER, "2024-01-02\n" A("10.00 EUR") B("-9.999 EUR"), "line 1, " },
        { MONEY_ERR_INEXACT, MONEY_JOURNAL_BEANCOUNT,
          OPEN "2024-01-02 *\n" A("1.00 EUR") A("0.333 EUR") B(""), "line 6, column 3: " },
        { MONEY_ERR_NOT_FOUND, MONEY_JOURNAL_BEANCOUNT, "2024-01-02 *\n" A("1 EUR") B(""), "line 2, column 3: " },
        { MONEY_ERR_NOT_FOUND, MONEY_JOURNAL_BEANCOUNT, OPEN "2023-12-31 *\n" A("1 EUR") B(""), "line 4, column 3: " },
        { MONEY_ERR_ACCOUNT, MONEY_JOURNAL_BEANCOUNT, OPEN "2024-01-01 open Assets:A\n", "line 3, column 17: " },
        { MONEY_ERR_ACCOUNT, MONEY_JOURNAL_HLEDGER, "2024-01-02\n  Bank  1 EUR\n" B(""), "line 2, column 3: " },
        { MONEY_ERR_CURRENCY_MISMATCH, MONEY_JOURNAL_BEANCOUNT, OPEN "2024-01-02 *\n" A("1 USD") B(""), "line 3, " },
        { MONEY_ERR_STATE, MONEY_JOURNAL_HLEDGER,
          "2024-01-02\n" A("1 EUR") B("") "2024-01-02\n  ; libmoney-kind: reversal\n  ; libmoney-reverses: 1\n"
          A("-1 EUR") B("1 EUR") "2024-01-02\n  ; libmoney-kind: reversal\n  ; libmoney-reverses: 1\n"
          A("-1 EUR") B("1 EUR"), "line 9, column 1: " },
        { MONEY_ERR_DATE, MONEY_JOURNAL_LEDGER, "2024-02-30 x\n", "line 1, column 1: " },
        { MONEY_ERR_OVERFLOW, MONEY_JOURNAL_LEDGER, "2024-01-02\n" A(LARGE " EUR") A("-" LARGE " EUR"), "line 1, " },
        { MONEY_ERR_ENCODING, MONEY_JOURNAL_LEDGER, "2024-01-02 \377\n", "text must" },
    };
    static char text[256], name[MONEY_ACCOUNT_SIZE];
    money_ledger_t *ledger = NULL;
    size_t index;

    memset(name, 'a', sizeof name - 1);
    for (index = 0; index < sizeof cases / sizeof *cases; index++) {
        CHECK_STATUS(read_journal(cases[index].text, cases[index].format, &ledger), cases[index].status);
        CHECK(ledger == NULL && error.position >= 0 && begins(error.text, cases[index].place));
        if (!begins(error.text, cases[index].place)) fprintf(stderr, "case %zu: %s\n", index, error.text);
    }
    snprintf(text, sizeof text, "2024-01-02\n  Assets:%s  1 EUR\n" B(""), name);
    CHECK_STATUS(read_journal(text, MONEY_JOURNAL_LEDGER, &ledger), MONEY_ERR_LIMIT);
    CHECK(begins(error.text, "line 2, column 3: "));
    CHECK_STATUS(money_ledger_from_journal("2024-01-02\n" A("1 USD") B("-1 EUR"), MONEY_NTS, MONEY_JOURNAL_HLEDGER,
                                           "EUR", NULL, NULL, &ledger, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK(begins(error.text, "line 1, column 1: "));
    CHECK_STATUS(money_ledger_from_journal("", 0, MONEY_JOURNAL_LEDGER, "E R", NULL, NULL, &ledger, &error),
                 MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_ledger_from_journal("", 0, MONEY_JOURNAL_LEDGER, "EUR", ":", NULL, &ledger, &error),
                 MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_ledger_from_journal("", 0, MONEY_JOURNAL_LEDGER, "EUR", NULL, "$=USD\n=EUR", &ledger, &error),
                 MONEY_ERR_SYNTAX);
    CHECK(error.position == 6);
    CHECK_STATUS(money_ledger_from_journal("", 0, MONEY_JOURNAL_LEDGER, "EUR", NULL, "$=USD\n$=CAD", &ledger, &error),
                 MONEY_ERR_SYNTAX);
    CHECK_TEXT(error.text, "duplicate symbol \"$\"");
    CHECK_STATUS(money_ledger_from_journal("", 0, 0, "EUR", NULL, NULL, &ledger, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_ledger_from_journal("", 0, 4, "EUR", NULL, NULL, &ledger, &error), MONEY_ERR_ARGUMENT);
    CHECK(ledger == NULL);
}

/** A name of many parts is rejected before the accounts above it are looked up: their number squared would be hours. */
static void check_long_name(void)
{
    static const char head[] = "2024-01-02\n  Assets", tail[] = "  1 EUR\n" B("");
    enum { PARTS = 1000000 };
    size_t length = sizeof head - 1 + 2 * PARTS + sizeof tail - 1, index;
    char *text = malloc(length), *end = text + sizeof head - 1;
    money_ledger_t *ledger = NULL;

    if (text == NULL) abort();
    memcpy(text, head, sizeof head - 1);
    for (index = 0; index < PARTS; index++) end = (char *)memcpy(end, ":a", 2) + 2;
    memcpy(end, tail, sizeof tail - 1);
    CHECK_STATUS(money_ledger_from_journal(text, length, MONEY_JOURNAL_HLEDGER, "EUR", NULL, NULL, &ledger, &error),
                 MONEY_ERR_LIMIT);
    CHECK(begins(error.text, "line 2, column 3: "));
    free(text);
}

static void check_writing(void)
{
    money_ledger_t *ledger = ledger_of("EUR");
    char *journal = NULL;

    CHECK_OK(post(ledger, -208400, "Assets:Bank", "Income:Sales", "1 EUR"));
    CHECK_OK(money_ledger_to_journal(ledger, MONEY_JOURNAL_HLEDGER, &journal, NULL, &error));
    money_string_free(journal);
    CHECK_STATUS(money_ledger_to_journal(ledger, MONEY_JOURNAL_LEDGER, &journal, NULL, &error), MONEY_ERR_DATE);
    CHECK(journal == NULL);
    CHECK_OK(money_ledger_add_account(ledger, "Assets:savings", MONEY_ACCOUNT_ASSET, NULL, &error));
    CHECK_STATUS(money_ledger_to_journal(ledger, MONEY_JOURNAL_BEANCOUNT, &journal, NULL, &error), MONEY_ERR_ACCOUNT);
    CHECK_OK(money_ledger_add_account(ledger, "Assets:a;b", MONEY_ACCOUNT_ASSET, NULL, &error));
    CHECK_STATUS(money_ledger_to_journal(ledger, MONEY_JOURNAL_HLEDGER, &journal, NULL, &error), MONEY_ERR_ACCOUNT);
    CHECK_STATUS(money_ledger_to_journal(ledger, 0, &journal, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_ledger_to_journal(ledger, 4, &journal, NULL, &error), MONEY_ERR_ARGUMENT);
    money_ledger_free(ledger);
}

int main(void)
{
    check_round_trips();
    check_prices();
    check_refusals();
    check_long_name();
    check_writing();
    return check_end();
}
