/* Shared by the tests of portfolios: transactions and portfolios from text. */
#ifndef PORTFOLIO_TEST_H
#define PORTFOLIO_TEST_H

#include "state.h"

static money_error_t error;

static inline money_transaction_t transaction(int32_t action, const char *id, const char *quantity, const char *total,
                                       const char *date)
{
    money_transaction_t one = MONEY_TRANSACTION_INIT;

    strcpy(one.id, id);
    strcpy(one.symbol, "ABC");
    one.action = action;
    CHECK_OK(money_date_parse(date, MONEY_NTS, &one.date, &error));
    if (quantity != NULL) CHECK_OK(money_decimal_parse(quantity, MONEY_NTS, &one.quantity, &error));
    if (total != NULL) CHECK_OK(money_parse(total, MONEY_NTS, &one.total, &error));
    return one;
}

static inline money_portfolio_t *made(int32_t method)
{
    money_portfolio_options_t options;
    money_portfolio_t *portfolio = NULL;
    money_transaction_t one = transaction(MONEY_ACTION_BUY, "", "10", "100.00 EUR", "2024-01-01");

    money_portfolio_options_init(&options);
    options.method = method;
    CHECK_OK(money_portfolio_new("EUR", &options, &portfolio, &error));
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, &one, &error));
    CHECK_TEXT(one.id, "1");
    return portfolio;
}

static inline int is_amount(const money_t *amount, const char *wanted)
{
    char text[MONEY_TEXT_MAX];

    return money_format(amount, text, sizeof text, NULL, NULL) == MONEY_OK && strcmp(text, wanted) == 0;
}

/** A call that fails with a status, and leaves the portfolio as it was. */
#define FAILS(portfolio, call, status)                    \
    do {                                                  \
        state_t before = {0}, after = {0};                \
        state_of_portfolio(&before, portfolio);           \
        CHECK_STATUS(call, status);                       \
        state_of_portfolio(&after, portfolio);            \
        CHECK(state_equal(&before, &after));              \
    } while (0)

#endif
