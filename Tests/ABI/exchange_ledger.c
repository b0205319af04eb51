/* Exchanges in ledgers: the remainder is posted to an account of its own, and every currency sums to zero. */
#include "ledger.h"

static char long_name[MONEY_ACCOUNT_SIZE + 1], long_description[MONEY_DESCRIPTION_SIZE + 1];

static money_exchange_quote_t *quote_of(const char *give, const char *receive, const char *rate, int is_inverse,
                                        const char *fee)
{
    money_exchange_terms_t terms = MONEY_EXCHANGE_TERMS_INIT;
    money_t amount = amount_of(give);
    money_exchange_quote_t *quote = NULL;

    if (money_decimal_parse(rate, MONEY_NTS, &terms.rate, NULL) != MONEY_OK) abort();
    terms.is_inverse = is_inverse;
    if (fee != NULL) terms.fee = amount_of(fee);
    if (money_exchange_quote_new(&amount, receive, NULL, NULL, &terms, 0, &quote, NULL) != MONEY_OK) abort();
    return quote;
}

static money_exchange_accounts_t accounts_of(const char *remainder, const char *fee)
{
    money_exchange_accounts_t accounts = MONEY_EXCHANGE_ACCOUNTS_INIT;

    accounts.give = "Assets:Bank";
    accounts.receive = "Assets:Cash";
    accounts.exchange = "Equity:Exchange";
    accounts.remainder = remainder;
    accounts.fee = fee;
    return accounts;
}

static int sums_to_zero(const money_ledger_t *ledger, const char *currency)
{
    static const char *const roots[] = { "Assets", "Liabilities", "Equity", "Income", "Expenses" };
    money_t sum, balance;
    size_t index;

    for (index = 0; index < sizeof roots / sizeof *roots; index++) {
        CHECK_OK(money_ledger_balance(ledger, roots[index], currency, MONEY_DATE_NONE, 1, NULL, &balance, &error));
        if (index == 0) sum = balance;
        if (index > 0) CHECK_OK(money_add(&sum, &balance, &sum, &error));
    }
    return sum.lo == 0 && sum.hi == 0;
}

/** 8.00 EUR at 1.1172 are 8.9376 USD, of which 8.94 USD are paid. */
static void remainders(void)
{
    money_ledger_t *ledger = ledger_of("EUR");
    money_exchange_quote_t *quote = quote_of("8.00 EUR", "USD", "1.1172", 0, "0.50 EUR");
    money_exchange_accounts_t accounts = accounts_of("Income:Exchange", "Expenses:Rent");
    money_ledger_posting_t rows[8];
    uint64_t id = 0;
    size_t count = 0;

    CHECK_OK(money_ledger_exchange(ledger, DAY(0), "holiday", MONEY_NTS, quote, &accounts, &id, &error));
    CHECK(id == 1);
    CHECK_TEXT(balance_of(ledger, "Assets:Bank", "EUR", DAY(0)), "-8.50 EUR");
    CHECK_TEXT(balance_of(ledger, "Assets:Cash", "USD", DAY(0)), "8.94 USD");
    CHECK_TEXT(balance_of(ledger, "Equity:Exchange", "EUR", DAY(0)), "8.00 EUR");
    CHECK_TEXT(balance_of(ledger, "Equity:Exchange", "USD", DAY(0)), "-8.9376 USD");
    CHECK_TEXT(balance_of(ledger, "Income:Exchange", "USD", DAY(0)), "-0.0024 USD");
    CHECK_TEXT(balance_of(ledger, "Expenses:Rent", "EUR", DAY(0)), "0.50 EUR");
    CHECK(sums_to_zero(ledger, "EUR") && sums_to_zero(ledger, "USD"));
    CHECK_OK(money_ledger_postings(ledger, 0, rows, 8, &count, &error));
    CHECK(count == 7);
    /* Without an account for the remainder, only the paid amounts are posted. */
    accounts.remainder = NULL;
    CHECK_OK(money_ledger_exchange(ledger, DAY(1), "holiday", MONEY_NTS, quote, &accounts, NULL, &error));
    CHECK_TEXT(balance_of(ledger, "Equity:Exchange", "USD", DAY(1)), "-17.8776 USD");
    CHECK(sums_to_zero(ledger, "EUR") && sums_to_zero(ledger, "USD"));
    money_exchange_quote_free(quote);
    /* A fee in the currency received is paid by the account that receives it. */
    quote = quote_of("8.00 EUR", "USD", "1", 0, "0.40 USD");
    accounts.remainder = "Income:Exchange";
    CHECK_OK(money_ledger_exchange(ledger, DAY(2), "", 0, quote, &accounts, NULL, &error));
    CHECK_TEXT(balance_of(ledger, "Assets:Cash", "USD", DAY(2)), "25.48 USD");
    CHECK_TEXT(balance_of(ledger, "Income:Exchange", "USD", DAY(2)), "-0.0024 USD");
    CHECK(sums_to_zero(ledger, "EUR") && sums_to_zero(ledger, "USD"));
    money_exchange_quote_free(quote);
    money_ledger_free(ledger);
}

/** 8 / 0.925 = 8.65 - 1/740 is rounded only if the digits of the remainder are set. */
static void repeating_remainders(void)
{
    money_ledger_t *ledger = ledger_of("EUR");
    money_exchange_quote_t *quote = quote_of("8.00 EUR", "USD", "0.925", 1, NULL);
    money_exchange_accounts_t accounts = accounts_of("Income:Exchange", NULL);
    char *before = json_of(ledger);

    CHECK_STATUS(money_ledger_exchange(ledger, DAY(0), "", 0, quote, &accounts, NULL, &error), MONEY_ERR_INEXACT);
    CHECK_TEXT(error.text, "remainder of 8.65 USD must be a decimal; set the digits of its posting");
    check_unchanged(ledger, before);
    accounts.digits = 4;
    CHECK_OK(money_ledger_exchange(ledger, DAY(0), "", 0, quote, &accounts, NULL, &error));
    CHECK_TEXT(balance_of(ledger, "Income:Exchange", "USD", DAY(0)), "-0.0014 USD");
    CHECK_TEXT(balance_of(ledger, "Equity:Exchange", "USD", DAY(0)), "-8.6486 USD");
    CHECK(sums_to_zero(ledger, "EUR") && sums_to_zero(ledger, "USD"));
    money_exchange_quote_free(quote);
    money_ledger_free(ledger);
}

static void refusals(void)
{
    money_ledger_t *ledger = ledger_of("EUR");
    money_exchange_quote_t *quote = quote_of("8.00 EUR", "USD", "1.1172", 0, "0.50 EUR"), *large;
    money_exchange_accounts_t accounts = accounts_of("Income:Exchange", "Expenses:Rent");
    char *before;

#define EXCHANGE(date, text) money_ledger_exchange(ledger, date, text, MONEY_NTS, quote, &accounts, NULL, &error)
    CHECK_OK(money_ledger_add_account(ledger, "Assets:Yen", MONEY_ACCOUNT_ASSET, "JPY", &error));
    CHECK_OK(money_ledger_close_period(ledger, DAY(-1), NULL, NULL, &error));
    before = json_of(ledger);
    CHECK_STATUS(EXCHANGE(DAY(-1), "x"), MONEY_ERR_PERIOD_CLOSED);
    CHECK_STATUS(EXCHANGE(MONEY_DATE_NONE, "x"), MONEY_ERR_DATE);
    CHECK_STATUS(EXCHANGE(DAY(0), "a\nb"), MONEY_ERR_SYNTAX);
    CHECK_STATUS(EXCHANGE(DAY(0), "\377"), MONEY_ERR_ENCODING);
    CHECK_STATUS(EXCHANGE(DAY(0), long_description), MONEY_ERR_LIMIT);
    accounts.give = "Assets:Bnk";
    CHECK_STATUS(EXCHANGE(DAY(0), "x"), MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "unknown account \"Assets:Bnk\"");
    accounts.give = "Assets";
    CHECK_STATUS(EXCHANGE(DAY(0), "x"), MONEY_ERR_ACCOUNT);
    accounts.give = "Assets:Yen";
    CHECK_STATUS(EXCHANGE(DAY(0), "x"), MONEY_ERR_CURRENCY_MISMATCH);
    accounts.give = long_name;
    CHECK_STATUS(EXCHANGE(DAY(0), "x"), MONEY_ERR_LIMIT);
    accounts.give = NULL;
    CHECK_STATUS(EXCHANGE(DAY(0), "x"), MONEY_ERR_ARGUMENT);
    accounts = accounts_of("Income:Exchange", NULL);
    CHECK_STATUS(EXCHANGE(DAY(0), "x"), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "account of the fee must be set, got NULL for a fee of 0.50 EUR");
    accounts.fee = "Expenses:Rent";
    accounts.exchange = "Income:Exchange";
    CHECK_STATUS(EXCHANGE(DAY(0), "x"), MONEY_ERR_ACCOUNT);
    CHECK_TEXT(error.text, "kind of account \"Income:Exchange\" must be exchange, got income");
    accounts.exchange = "Equity:Exchange";
    accounts.digits = 39;
    CHECK_STATUS(EXCHANGE(DAY(0), "x"), MONEY_ERR_ARGUMENT);
    check_unchanged(ledger, before);
    /* Twice more than 38 digits hold in one account. */
    large = quote_of("60000000000000000000000000000000000000 JPY", "USD", "0.000001", 0, NULL);
    accounts = accounts_of(NULL, NULL);
    CHECK_OK(money_ledger_exchange(ledger, DAY(0), "", 0, large, &accounts, NULL, &error));
    CHECK_STATUS(money_ledger_exchange(ledger, DAY(0), "", 0, large, &accounts, NULL, &error), MONEY_ERR_OVERFLOW);
    money_exchange_quote_free(large);
    money_exchange_quote_free(quote);
    money_ledger_free(ledger);
}

int main(void)
{
    memset(long_name, 'x', sizeof long_name - 1);
    memset(long_description, 'x', sizeof long_description - 1);
    remainders();
    repeating_remainders();
    refusals();
    return check_end();
}
