/* Order forms through the C functions: dependent fields, failures that change nothing, edits, and frees in a callback. */
#include "state.h"

static money_error_t error;

static int shows(const money_order_form_t *form, int32_t field, const char *wanted)
{
    char text[MONEY_TEXT_MAX];

    CHECK_OK(money_order_form_text(form, field, text, sizeof text, NULL, &error));
    if (strcmp(text, wanted) != 0) fprintf(stderr, "field %d: \"%s\", not \"%s\"\n", field, text, wanted);
    return strcmp(text, wanted) == 0;
}

static int is(const money_order_form_t *form, int32_t field, int32_t wanted)
{
    int32_t state = -1;

    CHECK_OK(money_order_form_state(form, field, &state, &error));
    if (state != wanted) fprintf(stderr, "field %d: %s\n", field, money_field_state_text(state));
    return state == wanted;
}

static void type(money_order_form_t *form, int32_t field, const char *text)
{
    CHECK_OK(money_order_form_set(form, field, text, MONEY_NTS, &error));
}

static money_order_form_t *filled(money_portfolio_t *portfolio, const char *action, const char *quantity, const char *sum)
{
    money_order_form_t *form = NULL;

    CHECK_OK(money_order_form_new(portfolio, NULL, MONEY_TICKER_LETTERS, &form, &error));
    type(form, MONEY_ORDER_DATE, "2024-01-02");
    type(form, MONEY_ORDER_ACTION, action);
    type(form, MONEY_ORDER_TICKER, "abc");
    type(form, MONEY_ORDER_QUANTITY, quantity);
    type(form, MONEY_ORDER_SUM, sum);
    return form;
}

/** A call that fails with a status, and leaves the form and the portfolio as they were. */
#define FAILS(form, portfolio, call, status)   \
    do {                                        \
        state_t before = {0}, after = {0};      \
        state_of_order_form(&before, form);         \
        state_of_portfolio(&before, portfolio); \
        CHECK_STATUS(call, status);             \
        state_of_order_form(&after, form);          \
        state_of_portfolio(&after, portfolio);  \
        CHECK(state_equal(&before, &after));    \
    } while (0)

static void figures(money_portfolio_t *portfolio)
{
    money_order_form_t *form = filled(portfolio, "buy", "3", "10.00");

    CHECK(shows(form, MONEY_ORDER_TICKER, "ABC") && shows(form, MONEY_ORDER_PRICE, "3.33333333"));
    /* The price shown, typed, is right; another one is not, until the sum is emptied. */
    type(form, MONEY_ORDER_PRICE, "3.33333333");
    CHECK(is(form, MONEY_ORDER_PRICE, MONEY_FIELD_OK));
    type(form, MONEY_ORDER_PRICE, "4");
    CHECK(is(form, MONEY_ORDER_PRICE, MONEY_FIELD_MISMATCH));
    CHECK_OK(money_order_form_set(form, MONEY_ORDER_SUM, NULL, 0, &error));
    CHECK(is(form, MONEY_ORDER_PRICE, MONEY_FIELD_OK) && shows(form, MONEY_ORDER_SUM, "12.00"));
    type(form, MONEY_ORDER_QUANTITY, "");
    CHECK(is(form, MONEY_ORDER_QUANTITY, MONEY_FIELD_MISSING) && is(form, MONEY_ORDER_SUM, MONEY_FIELD_MISSING));
    type(form, MONEY_ORDER_SUM, "1.00");
    CHECK(shows(form, MONEY_ORDER_QUANTITY, "0.25"));
    type(form, MONEY_ORDER_PRICE, "3");
    CHECK(is(form, MONEY_ORDER_QUANTITY, MONEY_FIELD_INEXACT) && shows(form, MONEY_ORDER_QUANTITY, ""));
    type(form, MONEY_ORDER_PRICE, "0.0000000000000000000000000000000000001");
    type(form, MONEY_ORDER_SUM, "99999999999999999999999999999999999999");
    CHECK(is(form, MONEY_ORDER_QUANTITY, MONEY_FIELD_TOO_MANY_DIGITS));
    type(form, MONEY_ORDER_SUM, "999999999999999999999999999999999999999");
    CHECK(is(form, MONEY_ORDER_SUM, MONEY_FIELD_TOO_MANY_DIGITS) && is(form, MONEY_ORDER_QUANTITY, MONEY_FIELD_OK));
    type(form, MONEY_ORDER_SUM, "1,000");
    CHECK(is(form, MONEY_ORDER_SUM, MONEY_FIELD_NOT_A_NUMBER));
    money_order_form_free(form);
}

static void hostile(money_portfolio_t *portfolio)
{
    money_order_form_t *form = filled(portfolio, "buy", "1", "1");
    char digits[10000];

    memset(digits, '9', sizeof digits);
    FAILS(form, portfolio, money_order_form_set(form, MONEY_ORDER_SUM, digits, sizeof digits, &error), MONEY_ERR_LIMIT);
    FAILS(form, portfolio, money_order_form_set(form, MONEY_ORDER_SUM, "\377", 1, &error), MONEY_ERR_ENCODING);
    FAILS(form, portfolio, money_order_form_set(form, MONEY_ORDER_SUM, "1\0002", 3, &error), MONEY_ERR_ENCODING);
    FAILS(form, portfolio, money_order_form_set(form, 6, "1", 1, &error), MONEY_ERR_ARGUMENT);
    type(form, MONEY_ORDER_TICKER, "\303\204\303\226\303\234");
    CHECK(is(form, MONEY_ORDER_TICKER, MONEY_FIELD_LETTERS));
    FAILS(form, portfolio, money_order_form_save(form, portfolio, NULL, &error), MONEY_ERR_SYNTAX);
    CHECK_TEXT(error.text, "ticker: letters");
    money_order_form_free(form);
    CHECK_TEXT(money_field_state_text(MONEY_FIELD_NOT_POSITIVE), "must be positive");
    CHECK(money_field_state_text(-1) == NULL && money_field_state_text(11) == NULL);
}

static void saving(money_portfolio_t *portfolio)
{
    money_order_form_t *form = filled(portfolio, "sell", "11", "110.00"), *edit = NULL;
    money_transaction_t one, found;
    size_t count = 0;

    FAILS(form, portfolio, money_order_form_save(form, portfolio, &one, &error), MONEY_ERR_INSUFFICIENT);
    type(form, MONEY_ORDER_ACTION, "buy");
    CHECK_OK(money_order_form_transaction(form, &one, &error));
    CHECK_TEXT(one.id, "");
    CHECK_OK(money_order_form_save(form, portfolio, &one, &error));
    CHECK_TEXT(one.id, "1");
    /* Saved again it is the same transaction. */
    CHECK_OK(money_order_form_save(form, portfolio, NULL, &error));
    CHECK_OK(money_portfolio_count(portfolio, &count, &error));
    CHECK(count == 1);
    money_order_form_free(form);
    /* Fields without an edit stay unchanged. */
    CHECK_OK(money_parse("2.00 EUR", MONEY_NTS, &one.fee, &error));
    CHECK_OK(money_portfolio_edit(portfolio, &one, NULL, 0, &error));
    CHECK_OK(money_order_form_from_transaction(portfolio, "1", MONEY_TICKER_LETTERS, &edit, &error));
    CHECK(shows(edit, MONEY_ORDER_PRICE, "10") && shows(edit, MONEY_ORDER_SUM, "110.00"));
    type(edit, MONEY_ORDER_PRICE, "12");
    CHECK(shows(edit, MONEY_ORDER_QUANTITY, "11") && shows(edit, MONEY_ORDER_SUM, "132.00"));
    type(edit, MONEY_ORDER_SUM, "66.00");
    CHECK(shows(edit, MONEY_ORDER_QUANTITY, "5.5") && shows(edit, MONEY_ORDER_PRICE, "12"));
    CHECK_OK(money_portfolio_find(portfolio, "1", &found, &error));
    CHECK(memcmp(&found, &one, sizeof one) == 0);
    CHECK_OK(money_order_form_save(edit, portfolio, &found, &error));
    CHECK_TEXT(found.id, "1");
    CHECK(memcmp(&found.fee, &one.fee, sizeof one.fee) == 0 && found.quantity.lo == 55);
    CHECK_OK(money_portfolio_remove(portfolio, "1", &error));
    FAILS(edit, portfolio, money_order_form_save(edit, portfolio, NULL, &error), MONEY_ERR_NOT_FOUND);
    money_order_form_free(edit);
    one = found;
    strcpy(one.id, "d");
    one.action = MONEY_ACTION_DIVIDEND;
    memset(&one.quantity, 0, sizeof one.quantity);
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    CHECK_STATUS(money_order_form_from_transaction(portfolio, "d", MONEY_TICKER_LETTERS, &edit, &error), MONEY_ERR_ARGUMENT);
    CHECK(edit == NULL);
}

/* ------------------------------------------------------------------------------- Portfolios that reject a saved change */

static const char empty_dollars[] =
    "{\"currency\":\"USD\",\"format\":\"libmoney.portfolio\",\"method\":\"fifo\",\"next\":1,\"revision\":0,"
    "\"shortage\":\"reject\",\"version\":1}";
/* The next id would be above the largest that there is. */
static const char full[] =
    "{\"currency\":\"EUR\",\"format\":\"libmoney.portfolio\",\"method\":\"fifo\",\"next\":9223372036854775807,"
    "\"revision\":0,\"shortage\":\"reject\",\"version\":1}";

static money_portfolio_t *from_json(const char *json)
{
    money_portfolio_t *portfolio = NULL;

    CHECK_OK(money_portfolio_from_json(json, MONEY_NTS, NULL, &portfolio, &error));
    return portfolio;
}

static money_transaction_t purchase(const char *total)
{
    money_transaction_t one = MONEY_TRANSACTION_INIT;

    strcpy(one.id, "1");
    strcpy(one.symbol, "ABC");
    one.action = MONEY_ACTION_BUY;
    CHECK_OK(money_date_parse("2024-01-01", MONEY_NTS, &one.date, &error));
    CHECK_OK(money_decimal_parse("10", MONEY_NTS, &one.quantity, &error));
    CHECK_OK(money_parse(total, MONEY_NTS, &one.total, &error));
    return one;
}

/** A form that is right by itself, and a portfolio in which it is not. */
static void refused(money_order_form_t *form, money_portfolio_t *portfolio, money_status_t status, const char *text)
{
    money_transaction_t stored;

    FAILS(form, portfolio, money_order_form_save(form, portfolio, &stored, &error), status);
    CHECK(stored.struct_size == 0 && stored.id[0] == '\0');
    CHECK(error.status == status);
    CHECK_TEXT(error.text, text);
    money_order_form_free(form);
    money_portfolio_free(portfolio);
}

static void of_portfolios(money_portfolio_t *portfolio)
{
    static const char many[] = "99999999999999999999999999999999999999";
    money_portfolio_t *other;
    money_order_form_t *form = NULL;
    money_transaction_t one = purchase("100.00 USD");

    refused(filled(portfolio, "buy", "1", "1.00"), from_json(full), MONEY_ERR_LIMIT, "portfolio is full");
    /* The other purchases are in another currency, or have nearly as many shares as can be counted. */
    other = from_json(empty_dollars);
    CHECK_OK(money_portfolio_add(other, &one, NULL, 0, NULL, &error));
    refused(filled(portfolio, "buy", "1", "1.00"), other, MONEY_ERR_CURRENCY_MISMATCH,
            "buy of ABC on 2024-01-02 (2): currency of the total must be that of the other trades, USD, got EUR");
    other = from_json(empty_dollars);
    one = purchase("100.00 EUR");
    CHECK_OK(money_portfolio_add(other, &one, NULL, 0, NULL, &error));
    refused(filled(portfolio, "buy", many, "1.00"), other, MONEY_ERR_OVERFLOW, "sum exceeds 38 digits");
    /* A purchase keeps its exchange rate, which another portfolio has no use for: its currency is the purchase's. */
    one = purchase("100.00 USD");
    one.rate_numerator = 9;
    one.rate_denominator = 10;
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    CHECK_OK(money_order_form_from_transaction(portfolio, "1", MONEY_TICKER_LETTERS, &form, &error));
    CHECK_OK(money_portfolio_remove(portfolio, "1", &error));
    one.rate_numerator = one.rate_denominator = 0;
    other = from_json(empty_dollars);
    CHECK_OK(money_portfolio_add(other, &one, NULL, 0, NULL, &error));
    refused(form, other, MONEY_ERR_INVALID_RATE, "buy of ABC on 2024-01-01 (1): rate from USD to itself must be 1, got 0.9");
}

/** A user-defined currency that only one of two portfolios supports. */
static void of_own_currencies(void)
{
    money_currency_registry_t *registry = NULL;
    money_portfolio_options_t options = MONEY_PORTFOLIO_OPTIONS_INIT;
    money_portfolio_t *knowing = NULL;

    CHECK_OK(money_currency_registry_new(&registry, &error));
    CHECK_OK(money_currency_registry_add(registry, "QQQ", 2, NULL, 0, &error));
    options.registry = registry;
    CHECK_OK(money_portfolio_new("QQQ", &options, &knowing, &error));
    refused(filled(knowing, "buy", "1", "1.00"), from_json(empty_dollars), MONEY_ERR_UNKNOWN_CURRENCY,
            "buy of ABC on 2024-01-02: unknown currency QQQ");
    money_portfolio_free(knowing);
    money_currency_registry_free(registry);
}

static void free_form(void *form, uint64_t revision)
{
    (void)revision;
    money_order_form_free(form);
}

int main(void)
{
    money_portfolio_t *portfolio = NULL;
    money_order_form_t *form;

    CHECK_OK(money_portfolio_new("EUR", NULL, &portfolio, &error));
    figures(portfolio);
    hostile(portfolio);
    saving(portfolio);
    of_portfolios(portfolio);
    of_own_currencies();
    form = filled(portfolio, "buy", "1", "1");
    CHECK_OK(money_portfolio_on_change(portfolio, free_form, form, &error));
    CHECK_OK(money_order_form_save(form, portfolio, NULL, &error));
    money_portfolio_free(portfolio);
    return check_end();
}
