/* The statuses of ledgers: each call that fails leaves the ledger unchanged. */
#include "ledger.h"

#define LARGE "60000000000000000000000000000000000000"

static char long_name[MONEY_ACCOUNT_SIZE + 1], long_description[MONEY_DESCRIPTION_SIZE + 1];

static void check_postings(void)
{
    money_ledger_t *ledger = ledger_of("EUR");
    char *before;
    money_posting_t postings[2];

    CHECK_OK(money_ledger_add_account(ledger, "Assets:Yen", MONEY_ACCOUNT_ASSET, "JPY", &error));
    CHECK_OK(money_ledger_close_period(ledger, DAY(-1), NULL, NULL, &error));
    before = json_of(ledger);
    postings[0] = posting_of("Assets:Bank", "1.00 EUR");
    postings[1] = posting_of("Assets:Cash", "-0.99 EUR");
    CHECK_STATUS(money_ledger_post(ledger, DAY(0), "x", 1, postings, 2, NULL, &error), MONEY_ERR_UNBALANCED);
    CHECK_TEXT(error.text, "postings must sum to zero in each currency, got 0.01 EUR");
    CHECK_STATUS(money_ledger_post(ledger, DAY(0), "x", 1, postings, 1, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_ledger_post(ledger, DAY(0), "x", 1, postings, MONEY_POSTINGS_MAX + 1, NULL, &error),
                 MONEY_ERR_LIMIT);
    CHECK_STATUS(post(ledger, DAY(0), "Assets:Bank", "Assets:Bnk", "1 EUR"), MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "postings[1]: unknown account \"Assets:Bnk\"");
    CHECK_STATUS(post(ledger, DAY(0), "Assets", "Assets:Bank", "1 EUR"), MONEY_ERR_ACCOUNT);
    CHECK_STATUS(post(ledger, DAY(0), "Assets:Yen", "Assets:Bank", "1 EUR"), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_STATUS(post(ledger, DAY(-1), "Assets:Cash", "Assets:Bank", "1 EUR"), MONEY_ERR_PERIOD_CLOSED);
    CHECK_STATUS(post(ledger, MONEY_DATE_NONE, "Assets:Cash", "Assets:Bank", "1 EUR"), MONEY_ERR_DATE);
    CHECK_STATUS(post(ledger, DAY(0), "Assets:Bank", "Assets:Bank", LARGE " EUR"), MONEY_ERR_OVERFLOW);
    CHECK_STATUS(post(ledger, DAY(0), "Assets:Bank", "\377", "1 EUR"), MONEY_ERR_ENCODING);
    CHECK_STATUS(post(ledger, DAY(0), "Assets:Bank", long_name, "1 EUR"), MONEY_ERR_LIMIT);
    postings[1] = posting_of("Assets:Cash", "-1.00 EUR");
    CHECK_STATUS(money_ledger_post(ledger, DAY(0), "a\nb", MONEY_NTS, postings, 2, NULL, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_ledger_post(ledger, DAY(0), "\377", MONEY_NTS, postings, 2, NULL, &error), MONEY_ERR_ENCODING);
    CHECK_STATUS(money_ledger_post(ledger, DAY(0), long_description, MONEY_NTS, postings, 2, NULL, &error),
                 MONEY_ERR_LIMIT);
    postings[0].reserved = 1;
    CHECK_STATUS(money_ledger_post(ledger, DAY(0), "x", 1, postings, 2, NULL, &error), MONEY_ERR_ARGUMENT);
    money_posting_init(&postings[0]);
    CHECK_STATUS(money_ledger_post(ledger, DAY(0), "x", 1, postings, 2, NULL, &error), MONEY_ERR_ARGUMENT);
    check_unchanged(ledger, before);
    money_ledger_free(ledger);
}

static void check_reversals(void)
{
    money_ledger_t *ledger = ledger_of("EUR");
    char *before;
    uint64_t closing;

    CHECK_OK(post(ledger, DAY(0), "Assets:Bank", "Income:Sales", "1 EUR"));
    CHECK_OK(post(ledger, DAY(0), "Assets:Bank", "Equity:Opening", LARGE " JPY"));
    CHECK_OK(money_ledger_reverse(ledger, 1, DAY(0), NULL, &error));
    CHECK_OK(post(ledger, DAY(1), "Assets:Bank", "Income:Sales", "1 EUR"));
    CHECK_OK(money_ledger_close_period(ledger, DAY(2), "Equity:Opening", &closing, &error));
    before = json_of(ledger);
    CHECK_STATUS(money_ledger_reverse(ledger, 0, DAY(9), NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_ledger_reverse(ledger, 1, DAY(9), NULL, &error), MONEY_ERR_STATE);
    CHECK_STATUS(money_ledger_reverse(ledger, closing, DAY(9), NULL, &error), MONEY_ERR_STATE);
    CHECK_STATUS(money_ledger_reverse(ledger, 4, DAY(2), NULL, &error), MONEY_ERR_PERIOD_CLOSED);
    CHECK_STATUS(money_ledger_reverse(ledger, 4, DAY(0), NULL, &error), MONEY_ERR_DATE);
    CHECK_STATUS(money_ledger_reverse(ledger, 2, DAY(9), NULL, &error), MONEY_ERR_OVERFLOW);
    check_unchanged(ledger, before);
    money_ledger_free(ledger);
}

static void check_closings(void)
{
    money_ledger_t *ledger = ledger_of("EUR");
    char *before;

    CHECK_OK(money_ledger_add_account(ledger, "Equity:Yen", MONEY_ACCOUNT_EQUITY, "JPY", &error));
    CHECK_OK(post(ledger, DAY(0), "Assets:Bank", "Income:Sales", "1 EUR"));
    CHECK_OK(post(ledger, DAY(5), "Assets:Bank", "Income:Sales", LARGE " JPY"));
    CHECK_OK(money_ledger_close_period(ledger, DAY(-1), NULL, NULL, &error));
    before = json_of(ledger);
    CHECK_STATUS(money_ledger_close_period(ledger, DAY(-1), NULL, NULL, &error), MONEY_ERR_PERIOD_CLOSED);
    CHECK_STATUS(money_ledger_close_period(ledger, DAY(1), "Equity:None", NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_ledger_close_period(ledger, DAY(1), "Equity", NULL, &error), MONEY_ERR_ACCOUNT);
    CHECK_STATUS(money_ledger_close_period(ledger, DAY(1), "Equity:Exchange", NULL, &error), MONEY_ERR_ACCOUNT);
    CHECK_STATUS(money_ledger_close_period(ledger, DAY(1), "Equity:Yen", NULL, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_STATUS(money_ledger_close_period(ledger, MONEY_DATE_NONE, NULL, NULL, &error), MONEY_ERR_DATE);
    CHECK_STATUS(money_ledger_close_period(ledger, DAY(9), "Equity:Opening", NULL, &error), MONEY_ERR_OVERFLOW);
    CHECK_STATUS(money_ledger_close_period(ledger, DAY(1), "\377", NULL, &error), MONEY_ERR_ENCODING);
    CHECK_STATUS(money_ledger_close_period(ledger, DAY(1), long_name, NULL, &error), MONEY_ERR_LIMIT);
    check_unchanged(ledger, before);
    money_ledger_free(ledger);
}

static money_rates_t *rates_of(const char *to, const char *rate)
{
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;

    CHECK_OK(money_rates_builder_new(&builder, &error));
    CHECK_OK(money_rates_builder_add(builder, "USD", to, rate, MONEY_NTS, MONEY_DATE_NONE, &error));
    CHECK_OK(money_rates_builder_build(builder, &rates, &error));
    money_rates_builder_free(builder);
    return rates;
}

static void check_revaluations(void)
{
    money_ledger_t *ledger = ledger_of("EUR"), *other = ledger_of("ZZZ");
    money_rates_t *rates = rates_of("EUR", "0.855"), *high = rates_of("EUR", "1000000000000000"),
                  *unknown = rates_of("ZZZ", "2");
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    const char *gain = "Income:Exchange";
    char *before;

    CHECK_OK(money_ledger_add_account(ledger, "Income:Yen", MONEY_ACCOUNT_INCOME, "JPY", &error));
    CHECK_OK(post(ledger, DAY(0), "Assets:Bank", "Equity:Exchange", "1 USD"));
    CHECK_OK(post(ledger, DAY(1), "Assets:Bank", "Equity:Exchange", "1000000000000000000000000000000000 USD"));
    CHECK_OK(money_ledger_close_period(ledger, DAY(-1), NULL, NULL, &error));
    CHECK_OK(post(other, DAY(0), "Assets:Bank", "Equity:Exchange", "1 USD"));
    before = json_of(ledger);
    CHECK_STATUS(money_ledger_revalue(ledger, DAY(0), rates, NULL, "None", gain, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_ledger_revalue(ledger, DAY(0), rates, NULL, NULL, "None", NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_ledger_revalue(ledger, DAY(0), rates, NULL, gain, gain, NULL, &error), MONEY_ERR_ACCOUNT);
    CHECK_STATUS(money_ledger_revalue(ledger, DAY(0), rates, NULL, NULL, "Income", NULL, &error), MONEY_ERR_ACCOUNT);
    CHECK_STATUS(money_ledger_revalue(ledger, DAY(0), rates, NULL, NULL, "Income:Yen", NULL, &error),
                 MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_STATUS(money_ledger_revalue(ledger, DAY(-1), rates, NULL, NULL, gain, NULL, &error), MONEY_ERR_PERIOD_CLOSED);
    CHECK_STATUS(money_ledger_revalue(ledger, 2932896, rates, NULL, NULL, gain, NULL, &error), MONEY_ERR_DATE);
    CHECK_STATUS(money_ledger_revalue(ledger, DAY(0), NULL, NULL, NULL, gain, NULL, &error), MONEY_ERR_NO_RATE);
    CHECK_STATUS(money_ledger_revalue(ledger, DAY(1), high, NULL, NULL, gain, NULL, &error), MONEY_ERR_OVERFLOW);
    CHECK_STATUS(money_ledger_revalue(ledger, DAY(0), rates, NULL, NULL, "\377", NULL, &error), MONEY_ERR_ENCODING);
    CHECK_STATUS(money_ledger_revalue(ledger, DAY(0), rates, NULL, NULL, long_name, NULL, &error), MONEY_ERR_LIMIT);
    options.rounding = MONEY_ROUND_UNNECESSARY;
    CHECK_STATUS(money_ledger_revalue(ledger, DAY(0), rates, &options, NULL, gain, NULL, &error), MONEY_ERR_INEXACT);
    CHECK_STATUS(money_ledger_revalue(other, DAY(0), unknown, NULL, NULL, gain, NULL, &error),
                 MONEY_ERR_UNKNOWN_CURRENCY);
    check_unchanged(ledger, before);
    money_rates_free(rates);
    money_rates_free(high);
    money_rates_free(unknown);
    money_ledger_free(ledger);
    money_ledger_free(other);
}

static void check_balances(void)
{
    money_ledger_t *ledger = ledger_of("EUR");
    money_ledger_report_t *report = NULL;
    money_ledger_statement_row_t row;
    money_t balance;
    size_t count;

    CHECK_OK(post(ledger, DAY(0), "Assets:Bank", "Income:Sales", LARGE " EUR"));
    CHECK_OK(post(ledger, DAY(0), "Assets:Cash", "Equity:Opening", LARGE " EUR"));
    CHECK_OK(money_ledger_balance(ledger, "Assets", "EUR", DAY(0), 0, NULL, &balance, &error));
    CHECK_STATUS(money_ledger_balance(ledger, "Assets", "EUR", DAY(0), 1, NULL, &balance, &error), MONEY_ERR_OVERFLOW);
    CHECK_STATUS(money_ledger_balance(ledger, "Assets", "EUR", DAY(0), 2, NULL, &balance, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_ledger_balance(ledger, "None", "EUR", DAY(0), 1, NULL, &balance, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_ledger_balance(ledger, "Assets", "E R", DAY(0), 1, NULL, &balance, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_ledger_balance(ledger, "Assets", "EUR", 3000000, 1, NULL, &balance, &error), MONEY_ERR_DATE);
    CHECK_STATUS(money_ledger_balance(ledger, "\377", "EUR", DAY(0), 1, NULL, &balance, &error), MONEY_ERR_ENCODING);
    CHECK_STATUS(money_ledger_balance(ledger, long_name, "EUR", DAY(0), 1, NULL, &balance, &error), MONEY_ERR_LIMIT);
    CHECK_STATUS(money_ledger_statement(ledger, long_name, "EUR", DAY(0), DAY(1), NULL, 0, &row, 1, &count, &error),
                 MONEY_ERR_LIMIT);
    CHECK_STATUS(money_ledger_report(ledger, MONEY_LEDGER_REPORT_BALANCE_SHEET, MONEY_DATE_NONE, DAY(0), NULL, &report,
                                     &error), MONEY_ERR_OVERFLOW);
    money_ledger_free(ledger);
}

#define HEAD "{\"base\":\"EUR\",\"format\":\"libmoney.ledger\",\"version\":1"
#define ACCOUNTS HEAD ",\"accounts\":[{\"name\":\"A\",\"kind\":\"asset\"},{\"name\":\"B\",\"kind\":\"equity\"}"
#define POSTING(account, amount) "{\"account\":\"" account "\",\"amount\":\"" amount "\",\"currency\":\"EUR\"}"
#define POST(date, first, second) "{\"date\":\"" date "\",\"postings\":[" first "," second "]}"
#define REVERSAL \
    "{\"date\":\"2024-01-03\",\"kind\":\"reversal\",\"reverses\":1,\"postings\":[" POSTING("A", "-1") "," \
    POSTING("B", "1") "]}"
#define ENTRY POST("2024-01-02", POSTING("A", "1"), POSTING("B", "-1"))

static void check_documents(void)
{
    static const struct { money_status_t status; const char *json; } cases[] = {
        { MONEY_OK, ACCOUNTS "],\"transactions\":[" ENTRY "," REVERSAL "]}" },
        { MONEY_ERR_JSON, "{" },
        { MONEY_ERR_DOCUMENT, "{}" },
        { MONEY_ERR_VERSION, "{\"base\":\"EUR\",\"format\":\"libmoney.ledger\",\"version\":2}" },
        { MONEY_ERR_UNBALANCED,
          ACCOUNTS "],\"transactions\":[" POST("2024-01-02", POSTING("A", "1"), POSTING("B", "-2")) "]}" },
        { MONEY_ERR_NOT_FOUND,
          ACCOUNTS "],\"transactions\":[" POST("2024-01-02", POSTING("A", "1"), POSTING("C", "-1")) "]}" },
        { MONEY_ERR_ACCOUNT, ACCOUNTS ",{\"name\":\"A:B\",\"kind\":\"income\"}]}" },
        { MONEY_ERR_CURRENCY_MISMATCH,
          ACCOUNTS ",{\"name\":\"C\",\"kind\":\"asset\",\"currency\":\"JPY\"}],\"transactions\":["
          POST("2024-01-02", POSTING("A", "1"), POSTING("C", "-1")) "]}" },
        { MONEY_ERR_STATE, ACCOUNTS "],\"transactions\":[" ENTRY "," REVERSAL "," REVERSAL "]}" },
        { MONEY_ERR_SYNTAX, ACCOUNTS ",{\"name\":\"C:\",\"kind\":\"asset\"}]}" },
        { MONEY_ERR_DATE,
          ACCOUNTS "],\"transactions\":[" POST("2024-02-30", POSTING("A", "1"), POSTING("B", "-1")) "]}" },
        { MONEY_ERR_OVERFLOW,
          ACCOUNTS "],\"transactions\":[" POST("2024-01-02", POSTING("A", LARGE), POSTING("A", "-" LARGE)) "]}" },
        { MONEY_ERR_ENCODING, "{\"base\":\"\377\"}" },
    };
    char text[1024];
    money_ledger_t *ledger;
    size_t index;

    for (index = 0; index < sizeof cases / sizeof *cases; index++) {
        CHECK_STATUS(money_ledger_from_json(cases[index].json, MONEY_NTS, &ledger, &error), cases[index].status);
        money_ledger_free(ledger);
    }
    snprintf(text, sizeof text, HEAD ",\"accounts\":[{\"name\":\"%s\",\"kind\":\"asset\"}]}", long_name);
    CHECK_STATUS(money_ledger_from_json(text, MONEY_NTS, &ledger, &error), MONEY_ERR_LIMIT);
}

int main(void)
{
    memset(long_name, 'a', sizeof long_name - 1);
    memset(long_description, 'a', sizeof long_description - 1);
    check_postings();
    check_reversals();
    check_closings();
    check_revaluations();
    check_balances();
    check_documents();
    return check_end();
}
