/* Calls on stored objects at the limits of their range, and with unknown currencies. Each fails and leaves the store
 * unchanged. */
#include "store.h"

/** A call that fails with a status and a text, and leaves the store as it was. */
#define FAILS(store, call, wanted, words)    \
    do {                                     \
        state_t before = {0}, after = {0};   \
        state_of_store(&before, store);      \
        CHECK_STATUS(call, wanted);          \
        CHECK_STATUS(error.status, wanted);  \
        CHECK_TEXT(error.text, words);       \
        state_of_store(&after, store);       \
        CHECK(state_equal(&before, &after)); \
    } while (0)

static uint64_t held(money_store_t *store, const char *name, const char *text)
{
    money_t amount = store_amount(text);
    uint64_t hold = 0;

    CHECK_OK(money_store_wallet_hold(store, name, &amount, NULL, NULL, &hold, &error));
    return hold;
}

static void add(money_store_t *store, const char *name, const char *text)
{
    money_t amount = store_amount(text);

    CHECK_OK(money_store_wallet_add(store, name, &amount, NULL, NULL, &error));
}

/** A sum of 38 digits has no room for the fraction digit that it needs without the hold, or that is still held without it. */
static void holds(void)
{
    money_store_t *store = store_open(1);
    money_t half = store_amount("0.25 EUR");
    uint64_t first, id = 9;

    add(store, "default", "1 EUR");
    first = held(store, "default", "0.5 EUR");
    add(store, "default", "90000000000000000000000000000000000000 EUR");
    FAILS(store, money_store_wallet_commit(store, "default", first, NULL, &id, &error), MONEY_ERR_OVERFLOW,
          "sum exceeds 38 digits");
    CHECK(id == 0);
    FAILS(store, money_store_wallet_commit_amount(store, "default", first, &half, NULL, &id, &error), MONEY_ERR_OVERFLOW,
          "sum exceeds 38 digits");
    held(store, "default", "0.5 EUR");
    held(store, "default", "90000000000000000000000000000000000000 EUR");
    FAILS(store, money_store_wallet_release(store, "default", first, NULL, &error), MONEY_ERR_OVERFLOW,
          "sum exceeds 38 digits");
    money_store_free(store);
}

/** A rate table may have any code. An amount in it needs the fraction digits that only a known currency has. */
static void unknown_currencies(void)
{
    money_store_t *store = store_open(1);
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;
    money_exchange_leg_t leg = MONEY_EXCHANGE_LEG_INIT;
    money_leg_entries_t entries = {9, 9, {9, 9, 9, "X"}};
    money_t total = {9, 9, 9, "X"};
    money_flags_t flags = 9;

    must(money_rates_builder_new(&builder, NULL));
    must(money_rates_builder_add(builder, "EUR", "QQQ", "2", MONEY_NTS, MONEY_DATE_NONE, NULL));
    must(money_rates_builder_build(builder, &rates, NULL));
    add(store, "default", "10.00 EUR");
    FAILS(store, money_store_wallet_total(store, "default", "QQQ", rates, NULL, &total, &flags, &error),
          MONEY_ERR_UNKNOWN_CURRENCY, "unknown currency QQQ");
    CHECK(total.lo == 0 && total.currency[0] == '\0' && flags == 0);
    leg.give = store_amount("1.00 EUR");
    memcpy(leg.receive, "QQQ", 3);
    FAILS(store,
          money_store_wallet_exchange(store, "default", &leg, 1, rates, NULL, NULL, NULL, &entries, &error),
          MONEY_ERR_UNKNOWN_CURRENCY, "unknown currency QQQ");
    CHECK(entries.source == 0 && entries.target == 0 && entries.received.lo == 0);
    money_rates_free(rates);
    money_rates_builder_free(builder);
    money_store_free(store);
}

/** Transactions that are wrong by themselves, and a portfolio whose own currency is not given. */
static void transactions(void)
{
    money_store_t *store = store_open(1);
    money_portfolio_t *portfolio = make_portfolio(), *own = NULL;
    money_portfolio_options_t options = MONEY_PORTFOLIO_OPTIONS_INIT;
    money_currency_registry_t *registry = NULL;
    money_transaction_t one;
    money_lot_selection_t lots[2];

    CHECK_OK(money_store_portfolio_save(store, "default", portfolio, &error));
    fill_transaction(&one, "s2", MONEY_ACTION_SELL, "1", "1.00 USD");
    fill_lot(&lots[0]);
    must(money_decimal_parse("99999999999999999999999999999999999999", MONEY_NTS, &lots[0].quantity, NULL));
    lots[1] = lots[0];
    strcpy(lots[1].id, "b2");
    FAILS(store, money_store_transaction_save(store, "default", &one, lots, 2, NULL, &error), MONEY_ERR_OVERFLOW,
          "sum exceeds 38 digits");
    memcpy(one.total.currency, "QQQ", 3);
    FAILS(store, money_store_transaction_save(store, "default", &one, NULL, 0, NULL, &error), MONEY_ERR_UNKNOWN_CURRENCY,
          "sale of ABC on 2024-02-29 (s2): unknown currency QQQ");
    must(money_currency_registry_new(&registry, NULL));
    must(money_currency_registry_add(registry, "QQQ", 2, NULL, 0, NULL));
    CHECK_OK(money_store_transaction_save(store, "default", &one, NULL, 0, registry, &error));
    options.registry = registry;
    CHECK_OK(money_portfolio_new("QQQ", &options, &own, &error));
    CHECK_OK(money_store_portfolio_save(store, "own", own, &error));
    fill_transaction(&one, "b2", MONEY_ACTION_BUY, "1", "1.00 USD");
    FAILS(store, money_store_transaction_save(store, "own", &one, NULL, 0, NULL, &error), MONEY_ERR_UNKNOWN_CURRENCY,
          "unknown currency QQQ");
    CHECK_OK(money_store_transaction_save(store, "own", &one, NULL, 0, registry, &error));
    money_currency_registry_free(registry);
    money_portfolio_free(own);
    money_portfolio_free(portfolio);
    money_store_free(store);
}

int main(void)
{
    store_tests_begin();
    holds();
    unknown_currencies();
    transactions();
    return store_tests_end();
}
