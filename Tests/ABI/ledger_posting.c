/* Posting receipts, invoices, wallets and portfolios to ledgers: the balances, and each status. */
#include "ledger.h"

#define LARGE "60000000000000000000000000000000000000"

/* The object that a test posts. */
enum object { RECEIPT, INVOICE, WALLET, PORTFOLIO, OBJECTS };

static money_posting_accounts_t accounts;
static money_receipt_t *receipt;
static money_invoice_t *invoice;
static money_wallet_t *wallet;
static money_portfolio_t *portfolio;
static char long_name[MONEY_ACCOUNT_SIZE + 1], long_description[MONEY_DESCRIPTION_SIZE + 1];

static money_decimal_t number(const char *text)
{
    money_decimal_t value;

    if (money_decimal_parse(text, MONEY_NTS, &value, NULL) != MONEY_OK) abort();
    return value;
}

/* 2 × 1.30 EUR and 20 % in cash: 3.10 EUR instead of 3.12 EUR. */
static void make_receipt(void)
{
    static const char csv[] = "sku,name,price,category\nmilk,Milk,1.30,standard\n";
    money_basket_policy_t policy = MONEY_BASKET_POLICY_INIT;
    money_catalogue_t *catalogue = NULL;
    money_basket_t *basket = NULL;
    money_decimal_t two = number("2"), rate = number("20");

    policy.tender = MONEY_TENDER_CASH;
    policy.cash_step = number("0.05");
    CHECK_OK(money_catalogue_from_csv(csv, MONEY_NTS, "EUR", NULL, &catalogue, &error));
    CHECK_OK(money_basket_new(catalogue, &basket, &error));
    CHECK_OK(money_basket_set_policy(basket, &policy, &error));
    CHECK_OK(money_basket_set_tax(basket, "standard", &rate, &error));
    CHECK_OK(money_basket_add(basket, "milk", &two, &error));
    CHECK_OK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error));
    money_basket_free(basket);
    money_catalogue_free(catalogue);
}

/* 100.00 EUR, 19 % tax, 10 % withheld, 9.00 EUR prepaid, and rounded down by 0.01 EUR. */
static void make_invoice(void)
{
    money_invoice_line_item_t item = MONEY_INVOICE_LINE_ITEM_INIT;
    money_t prepaid = amount_of("9.00 EUR"), rounding = amount_of("-0.01 EUR");

    item.quantity = number("1");
    item.price = amount_of("100 EUR");
    strcpy(item.taxes[0].category, "S");
    item.taxes[0].percent = number("19");
    strcpy(item.taxes[1].category, "IRPF");
    item.taxes[1].percent = number("10");
    item.taxes[1].kind = MONEY_INVOICE_TAX_RETAINED;
    CHECK_OK(money_invoice_new("EUR", NULL, &invoice, &error));
    CHECK_OK(money_invoice_add(invoice, &item, NULL, &error));
    CHECK_OK(money_invoice_set_payment(invoice, &prepaid, &rounding, &error));
}

static void make_wallet(void)
{
    static const struct { const char *amount, *label; money_entry_kind_t kind; int day; } entries[] = {
        { "500.00 EUR", "opening", MONEY_ENTRY_OPENING, 0 }, { "-80.00 EUR", "dollars", MONEY_ENTRY_EXCHANGE, 1 },
        { "100.00 USD", "dollars", MONEY_ENTRY_EXCHANGE, 1 }, { "-1.50 EUR", "fee", MONEY_ENTRY_FEE, 2 },
        { "0.25 EUR", "", MONEY_ENTRY_INTEREST, 3 }, { "-20.00 EUR", "lunch", MONEY_ENTRY_UNSPECIFIED, 4 },
        { "9.00 EUR", "in", MONEY_ENTRY_DEPOSIT, 5 }, { "-4.00 EUR", "out", MONEY_ENTRY_WITHDRAWAL, 6 },
        { "-5.00 EUR", "move", MONEY_ENTRY_TRANSFER, 7 }, { "0.01 EUR", "count", MONEY_ENTRY_ADJUSTMENT, 8 },
    };
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t amount;
    size_t index;

    CHECK_OK(money_wallet_new(&wallet, &error));
    for (index = 0; index < sizeof entries / sizeof *entries; index++) {
        amount = amount_of(entries[index].amount);
        note.label = entries[index].label;
        note.kind = entries[index].kind;
        note.date = DAY(entries[index].day);
        CHECK_OK(money_wallet_add(wallet, &amount, &note, NULL, &error));
    }
}

static void trade(money_action_t action, int day, const char *quantity, const char *total, const char *fee)
{
    money_transaction_t one = MONEY_TRANSACTION_INIT;

    strcpy(one.symbol, "ABC");
    one.action = action;
    one.date = DAY(day);
    if (quantity != NULL) one.quantity = number(quantity);
    if (action == MONEY_ACTION_SPLIT) one.per = number("1");
    if (total != NULL) one.total = amount_of(total);
    if (fee != NULL) one.fee = amount_of(fee);
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
}

static void make_portfolio(void)
{
    CHECK_OK(money_portfolio_new("EUR", NULL, &portfolio, &error));
    trade(MONEY_ACTION_BUY, 0, "10", "100.00 EUR", "1.00 EUR");
    trade(MONEY_ACTION_SPLIT, 1, "2", NULL, NULL);
    trade(MONEY_ACTION_SELL, 2, "5", "40.00 EUR", NULL);
    trade(MONEY_ACTION_DIVIDEND, 3, NULL, "3.00 EUR", NULL);
    trade(MONEY_ACTION_FEE, 4, NULL, "0.50 EUR", NULL);
}

static money_ledger_t *ledger_for_objects(void)
{
    money_ledger_t *ledger = ledger_of("EUR");

    CHECK_OK(money_ledger_add_account(ledger, "Assets:Receivable", MONEY_ACCOUNT_ASSET, NULL, &error));
    CHECK_OK(money_ledger_add_account(ledger, "Assets:Shares", MONEY_ACCOUNT_ASSET, NULL, &error));
    CHECK_OK(money_ledger_add_account(ledger, "Assets:Yen", MONEY_ACCOUNT_ASSET, "JPY", &error));
    CHECK_OK(money_ledger_add_account(ledger, "Liabilities:Tax", MONEY_ACCOUNT_LIABILITY, NULL, &error));
    CHECK_OK(money_ledger_add_account(ledger, "Expenses:Other", MONEY_ACCOUNT_EXPENSE, NULL, &error));
    money_posting_accounts_init(&accounts);
    accounts.cash = "Assets:Bank";
    accounts.receivable = "Assets:Receivable";
    accounts.revenue = "Income:Sales";
    accounts.tax = "Liabilities:Tax";
    accounts.retained = accounts.prepaid = "Liabilities:Card";
    accounts.rounding = accounts.fees = accounts.withdrawals = accounts.other = "Expenses:Other";
    accounts.deposits = accounts.interest = accounts.gains = accounts.dividends = "Income:Exchange";
    accounts.transfers = accounts.adjustments = accounts.opening = accounts.missing = "Equity:Opening";
    accounts.exchange = "Equity:Exchange";
    accounts.securities = "Assets:Shares";
    return ledger;
}

/** Posts an object; a description applies to receipts and invoices. */
static money_status_t post_object(money_ledger_t *ledger, enum object object, int day, const char *description,
                                  uint64_t *result)
{
    switch (object) {
    case RECEIPT:
        return money_ledger_post_receipt(ledger, DAY(day), description, MONEY_NTS, receipt, MONEY_RECEIPT_CHECKOUT,
                                         &accounts, result, &error);
    case INVOICE:
        return money_ledger_post_invoice(ledger, DAY(day), description, MONEY_NTS, invoice, &accounts, result, &error);
    case WALLET:
        return money_ledger_post_wallet(ledger, wallet, MONEY_DATE_NONE, MONEY_DATE_NONE, &accounts, result, &error);
    default:
        return money_ledger_post_portfolio(ledger, portfolio, MONEY_DATE_NONE, MONEY_DATE_NONE, &accounts, result,
                                           &error);
    }
}

static void check_balances(void)
{
    static const struct { enum object object; uint64_t result; const char *account, *currency, *balance; } cases[] = {
        { RECEIPT, 1, "Assets:Bank", "EUR", "3.10 EUR" },
        { RECEIPT, 1, "Income:Sales", "EUR", "-2.60 EUR" },
        { RECEIPT, 1, "Liabilities:Tax", "EUR", "-0.52 EUR" },
        { RECEIPT, 1, "Expenses:Other", "EUR", "0.02 EUR" },
        { INVOICE, 1, "Assets:Receivable", "EUR", "99.99 EUR" },
        { INVOICE, 1, "Liabilities:Card", "EUR", "19.00 EUR" },
        { INVOICE, 1, "Income:Sales", "EUR", "-100.00 EUR" },
        { INVOICE, 1, "Liabilities:Tax", "EUR", "-19.00 EUR" },
        { INVOICE, 1, "Expenses:Other", "EUR", "0.01 EUR" },
        { WALLET, 10, "Assets:Bank", "EUR", "398.76 EUR" },
        { WALLET, 10, "Assets:Bank", "USD", "100.00 USD" },
        { WALLET, 10, "Equity:Exchange", "EUR", "80.00 EUR" },
        { WALLET, 10, "Equity:Exchange", "USD", "-100.00 USD" },
        { WALLET, 10, "Equity:Opening", "EUR", "-495.01 EUR" },
        { WALLET, 10, "Expenses:Other", "EUR", "25.50 EUR" },
        { WALLET, 10, "Income:Exchange", "EUR", "-9.25 EUR" },
        { PORTFOLIO, 4, "Assets:Bank", "EUR", "-58.50 EUR" },
        { PORTFOLIO, 4, "Assets:Shares", "EUR", "75.75 EUR" },
        { PORTFOLIO, 4, "Income:Exchange", "EUR", "-17.75 EUR" },
        { PORTFOLIO, 4, "Expenses:Other", "EUR", "0.50 EUR" },
    };
    money_ledger_t *ledger;
    uint64_t result;
    size_t index;

    for (index = 0; index < sizeof cases / sizeof *cases; index++) {
        ledger = ledger_for_objects();
        CHECK_OK(post_object(ledger, cases[index].object, 0, "object", &result));
        CHECK(result == cases[index].result);
        CHECK_TEXT(balance_of(ledger, cases[index].account, cases[index].currency, MONEY_DATE_NONE),
                   cases[index].balance);
        money_ledger_free(ledger);
    }
}

static void check_periods(void)
{
    money_ledger_t *ledger = ledger_for_objects();
    money_ledger_transaction_t rows[4];
    uint64_t added;
    size_t count;

    CHECK_OK(money_ledger_post_wallet(ledger, wallet, DAY(1), DAY(2), &accounts, &added, &error));
    CHECK(added == 3);
    CHECK_OK(money_ledger_transactions(ledger, 0, rows, 4, &count, &error));
    CHECK(count == 3 && rows[0].date == DAY(1) && rows[2].date == DAY(2) && rows[2].posting_count == 2);
    CHECK_TEXT(rows[2].description, "fee");
    CHECK_OK(money_ledger_post_portfolio(ledger, portfolio, DAY(2), MONEY_DATE_NONE, &accounts, NULL, &error));
    CHECK_OK(money_ledger_transactions(ledger, 3, rows, 4, &count, &error));
    CHECK(count == 3 && rows[0].date == DAY(2));
    CHECK_TEXT(rows[0].description, "sell ABC");
    CHECK_OK(money_ledger_post_wallet(ledger, wallet, DAY(2), DAY(1), &accounts, &added, &error));
    CHECK(added == 0);
    money_ledger_free(ledger);
}

/** Sets the accounts of all roles to one. */
static void use_account(const char *name)
{
    size_t place = offsetof(money_posting_accounts_t, cash);

    for (; place < sizeof accounts; place += sizeof name) memcpy((char *)&accounts + place, &name, sizeof name);
}

static void check_refusals(void)
{
    static const struct { const char *account; money_status_t status; } cases[] = {
        { NULL, MONEY_ERR_ARGUMENT },
        { "Assets:None", MONEY_ERR_NOT_FOUND },
        { "", MONEY_ERR_NOT_FOUND },
        { "Assets", MONEY_ERR_ACCOUNT },
        { "Assets:Yen", MONEY_ERR_CURRENCY_MISMATCH },
        { "\377", MONEY_ERR_ENCODING },
        { long_name, MONEY_ERR_LIMIT },
        { "Assets:Cash", MONEY_ERR_OVERFLOW },
    };
    money_ledger_t *ledger = ledger_for_objects();
    char *before;
    size_t index;
    int object;

    CHECK_OK(post(ledger, DAY(0), "Assets:Cash", "Equity:Opening", LARGE " EUR"));
    before = json_of(ledger);
    for (object = RECEIPT; object < OBJECTS; object++) {
        for (index = 0; index < sizeof cases / sizeof *cases; index++) {
            use_account(cases[index].account);
            CHECK_STATUS(post_object(ledger, (enum object)object, 0, "x", NULL), cases[index].status);
        }
        use_account("Assets:Bank");
        accounts.reserved = 1;
        CHECK_STATUS(post_object(ledger, (enum object)object, 0, "x", NULL), MONEY_ERR_ARGUMENT);
        accounts.reserved = 0;
    }
    for (object = RECEIPT; object <= INVOICE; object++) {
        CHECK_STATUS(post_object(ledger, (enum object)object, 3000000, "x", NULL), MONEY_ERR_DATE);
        CHECK_STATUS(post_object(ledger, (enum object)object, 0, "a\nb", NULL), MONEY_ERR_SYNTAX);
        CHECK_STATUS(post_object(ledger, (enum object)object, 0, "\377", NULL), MONEY_ERR_ENCODING);
        CHECK_STATUS(post_object(ledger, (enum object)object, 0, long_description, NULL), MONEY_ERR_LIMIT);
    }
    check_unchanged(ledger, before);
    CHECK_OK(money_ledger_close_period(ledger, DAY(2), NULL, NULL, &error));
    before = json_of(ledger);
    for (object = RECEIPT; object < OBJECTS; object++)
        CHECK_STATUS(post_object(ledger, (enum object)object, 2, "x", NULL), MONEY_ERR_PERIOD_CLOSED);
    CHECK_TEXT(error.text, "transaction \"1\": date must be after the closed period ending 2024-01-04, got 2024-01-02");
    CHECK_STATUS(money_ledger_post_receipt(ledger, DAY(3), "x", 1, receipt, 2, &accounts, NULL, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_ledger_post_wallet(ledger, wallet, 3000000, DAY(9), &accounts, NULL, &error), MONEY_ERR_DATE);
    CHECK_STATUS(money_ledger_post_portfolio(ledger, portfolio, DAY(9), 3000000, &accounts, NULL, &error),
                 MONEY_ERR_DATE);
    check_unchanged(ledger, before);
    money_ledger_free(ledger);
}

/** An entry without a date, and shares that a split divides endlessly. */
static void check_objects(void)
{
    money_ledger_t *ledger = ledger_for_objects();
    char *before = json_of(ledger);
    money_transaction_t one = MONEY_TRANSACTION_INIT;
    money_t amount = amount_of("1 EUR");
    uint64_t added;

    CHECK_OK(money_wallet_add(wallet, &amount, NULL, NULL, &error));
    CHECK_STATUS(money_ledger_post_wallet(ledger, wallet, MONEY_DATE_NONE, DAY(2), &accounts, &added, &error),
                 MONEY_ERR_DATE);
    CHECK(added == 0);
    CHECK_TEXT(error.text, "entry 11 must have a date to be posted");
    strcpy(one.symbol, "ABC");
    one.action = MONEY_ACTION_SPLIT;
    one.date = DAY(9);
    one.quantity = number("1");
    one.per = number("7");
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    CHECK_STATUS(money_ledger_post_portfolio(ledger, portfolio, DAY(0), DAY(1), &accounts, &added, &error),
                 MONEY_ERR_INEXACT);
    check_unchanged(ledger, before);
    CHECK_OK(money_ledger_post_wallet(ledger, wallet, DAY(0), MONEY_DATE_NONE, &accounts, &added, &error));
    CHECK(added == 10);
    money_ledger_free(ledger);
}

int main(void)
{
    memset(long_name, 'a', sizeof long_name - 1);
    memset(long_description, 'a', sizeof long_description - 1);
    make_receipt();
    make_invoice();
    make_wallet();
    make_portfolio();
    check_balances();
    check_periods();
    check_refusals();
    check_objects();
    money_receipt_free(receipt);
    money_invoice_free(invoice);
    money_wallet_free(wallet);
    money_portfolio_free(portfolio);
    return check_end();
}
