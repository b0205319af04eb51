/* Every call that changes a store, each so that it succeeds on the store that fill_all makes. */
#ifndef EACH_CHANGE_TEST_H
#define EACH_CHANGE_TEST_H

#include "store.h"

typedef struct {
    const char *name;
    money_status_t (*call)(money_store_t *store);
    /** The call's outcome when the file fails. */
    money_status_t failure;
} call_t;

/* ------------------------------------------------------------------------------------------------ Complete objects */

/** Saves an object without a base in the store, so that it replaces the one of that name. */
#define SAVES(object, name)                                                             \
    static inline money_status_t save_##object(money_store_t *store)                    \
    {                                                                                   \
        money_##object##_t *made = make_##object();                                     \
        money_status_t status = money_store_##object##_save(store, name, made, &error); \
                                                                                        \
        money_##object##_free(made);                                                    \
        return status;                                                                  \
    }

SAVES(wallet, "default")
SAVES(portfolio, "default")
SAVES(catalogue, "default")
SAVES(basket, "default")
SAVES(rates, "default")
SAVES(ledger, "default")

static inline money_status_t save_currencies(money_store_t *store)
{
    money_currency_list_t *list = make_currency_list();
    money_status_t status = money_store_currencies_save(store, "default", list, &error);

    money_currency_list_free(list);
    return status;
}

static inline money_status_t add_rates(money_store_t *store)
{
    money_rates_t *rates = make_rates();
    money_status_t status = money_store_rates_add(store, "default", rates, &error);

    money_rates_free(rates);
    return status;
}

static inline money_status_t remove_rates(money_store_t *store)
{
    size_t removed = 9;
    money_status_t status = money_store_rates_remove_before(store, "default", 1, &removed, &error);

    CHECK(removed == 0);
    return status;
}

static inline money_status_t remove_object(money_store_t *store)
{
    return money_store_remove(store, MONEY_STORE_KIND_CATALOGUE, "default", &error);
}

/* ------------------------------------------------------------------------------------------------- Parts of objects */

static inline money_status_t save_setting(money_store_t *store)
{
    return money_store_setting_save(store, "theme", "dark", MONEY_NTS, 2, &error);
}

static inline money_status_t remove_setting(money_store_t *store)
{
    return money_store_setting_remove(store, "theme", &error);
}

static inline money_status_t save_quotes(money_store_t *store)
{
    money_price_quote_t quote = MONEY_PRICE_QUOTE_INIT;

    strcpy(quote.symbol, "ABC");
    must(money_decimal_parse("13", MONEY_NTS, &quote.price, NULL));
    return money_store_quotes_save(store, &quote, 1, &error);
}

static inline money_status_t remove_quote(money_store_t *store) { return money_store_quote_remove(store, "ABC", &error); }

static inline money_status_t save_transaction(money_store_t *store)
{
    money_transaction_t one;

    fill_transaction(&one, "b2", MONEY_ACTION_BUY, "1", "11.00 USD");
    return money_store_transaction_save(store, "default", &one, NULL, 0, NULL, &error);
}

static inline money_status_t remove_transaction(money_store_t *store)
{
    return money_store_transaction_remove(store, "default", "s1", &error);
}

/* -------------------------------------------------------------------------------------------------------- Movements */

static inline money_status_t add_entry(money_store_t *store)
{
    money_t euro = store_amount("1.00 EUR");
    uint64_t id = 9;
    money_status_t status = money_store_wallet_add(store, "default", &euro, NULL, &id, &error);

    CHECK((status == MONEY_OK) == (id != 0));
    return status;
}

static inline money_status_t spend(money_store_t *store)
{
    money_t euro = store_amount("1.00 EUR");
    uint64_t id = 9;
    money_status_t status = money_store_wallet_spend(store, "default", &euro, NULL, NULL, &id, &error);

    CHECK((status == MONEY_OK) == (id != 0));
    return status;
}

static inline money_status_t hold(money_store_t *store)
{
    money_t euro = store_amount("1.00 EUR");
    uint64_t id = 9;
    money_status_t status = money_store_wallet_hold(store, "default", &euro, NULL, NULL, &id, &error);

    CHECK((status == MONEY_OK) == (id != 0));
    return status;
}

static inline money_status_t commit_hold(money_store_t *store)
{
    uint64_t id = 9;
    money_status_t status = money_store_wallet_commit(store, "default", FIXTURE_HOLD, NULL, &id, &error);

    CHECK((status == MONEY_OK) == (id != 0));
    return status;
}

static inline money_status_t commit_part(money_store_t *store)
{
    money_t cent = store_amount("0.01 EUR");
    uint64_t id = 9;
    money_status_t status = money_store_wallet_commit_amount(store, "third", FIXTURE_HOLD, &cent, NULL, &id, &error);

    CHECK((status == MONEY_OK) == (id != 0));
    return status;
}

static inline money_status_t release_hold(money_store_t *store)
{
    return money_store_wallet_release(store, "second", FIXTURE_HOLD, NULL, &error);
}

static inline money_status_t transfer(money_store_t *store)
{
    money_stored_leg_t leg = MONEY_STORED_LEG_INIT;
    money_leg_entries_t entries = {9, 9, {0, 0, 0, ""}};
    money_status_t status;

    leg.source = "default";
    leg.target = "second";
    leg.amount = store_amount("1.00 EUR");
    status = money_store_wallet_transfer(store, &leg, 1, NULL, NULL, &entries, &error);
    CHECK((status == MONEY_OK) == (entries.source != 0) && (status == MONEY_OK) == (entries.target != 0));
    return status;
}

static inline money_status_t exchange(money_store_t *store)
{
    money_exchange_leg_t leg = MONEY_EXCHANGE_LEG_INIT;
    money_leg_entries_t entries = {9, 9, {0, 0, 0, ""}};
    money_rates_t *rates = make_rates();
    money_status_t status;

    leg.give = store_amount("1.00 EUR");
    memcpy(leg.receive, "USD", 3);
    status = money_store_wallet_exchange(store, "default", &leg, 1, rates, NULL, NULL, NULL, &entries, &error);
    CHECK((status == MONEY_OK) == (entries.source != 0) && (status == MONEY_OK) == (entries.target != 0));
    money_rates_free(rates);
    return status;
}

static inline money_status_t accept_quote(money_store_t *store)
{
    money_t give = store_amount("1.00 EUR");
    money_rates_t *rates = make_rates();
    money_exchange_quote_t *quote = NULL;
    money_exchange_t made;
    money_status_t status;

    memset(&made, 9, sizeof made);
    must(money_exchange_quote_new(&give, "USD", rates, NULL, NULL, 1709251200, &quote, NULL));
    status = money_store_wallet_accept(store, "default", quote, 1709251200, NULL, &made, &error);
    CHECK((status == MONEY_OK) == (made.give_entry != 0) && (status == MONEY_OK) == (made.receive_entry != 0));
    money_exchange_quote_free(quote);
    money_rates_free(rates);
    return status;
}

static inline money_status_t add_account(money_store_t *store)
{
    return money_store_ledger_add_account(store, "default", "Assets:Cash:New", MONEY_ACCOUNT_ASSET, NULL, &error);
}

static inline money_status_t reverse_in_books(money_store_t *store)
{
    uint64_t id = 9;
    money_status_t status = money_store_ledger_reverse(store, "default", 1, 19783, &id, &error);

    CHECK((status == MONEY_OK) == (id != 0));
    return status;
}

static inline money_status_t close_books(money_store_t *store)
{
    uint64_t id = 9;
    money_status_t status = money_store_ledger_close_period(store, "default", 19783, "Equity:Opening", &id, &error);

    CHECK((status == MONEY_OK) == (id != 0));
    return status;
}

static inline money_status_t post_to_books(money_store_t *store)
{
    money_posting_t postings[2] = { MONEY_POSTING_INIT, MONEY_POSTING_INIT };
    uint64_t id = 9;
    money_status_t status;

    postings[0].account = "Assets:Bank";
    postings[0].amount = store_amount("1.00 EUR");
    postings[1].account = "Equity:Opening";
    postings[1].amount = store_amount("-1.00 EUR");
    status = money_store_ledger_post(store, "default", 19783, "entry", MONEY_NTS, postings, 2, NULL, &id, &error);
    CHECK((status == MONEY_OK) == (id != 0));
    return status;
}

/** Removals come last, and the wallets are saved anew first. */
static const call_t CHANGES[] = {
    {"money_store_wallet_save", save_wallet, MONEY_ERR_SAVING},
    {"money_store_portfolio_save", save_portfolio, MONEY_ERR_SAVING},
    {"money_store_ledger_save", save_ledger, MONEY_ERR_SAVING},
    {"money_store_ledger_add_account", add_account, MONEY_ERR_SAVING},
    {"money_store_ledger_post", post_to_books, MONEY_ERR_SAVING},
    {"money_store_ledger_reverse", reverse_in_books, MONEY_ERR_SAVING},
    {"money_store_ledger_close_period", close_books, MONEY_ERR_SAVING},
    {"money_store_catalogue_save", save_catalogue, MONEY_ERR_SAVING},
    {"money_store_basket_save", save_basket, MONEY_ERR_SAVING},
    {"money_store_rates_save", save_rates, MONEY_ERR_SAVING},
    {"money_store_rates_add", add_rates, MONEY_ERR_SAVING},
    {"money_store_currencies_save", save_currencies, MONEY_ERR_SAVING},
    {"money_store_setting_save", save_setting, MONEY_ERR_SAVING},
    {"money_store_quotes_save", save_quotes, MONEY_ERR_SAVING},
    {"money_store_transaction_save", save_transaction, MONEY_ERR_SAVING},
    {"money_store_wallet_add", add_entry, MONEY_ERR_SAVING},
    {"money_store_wallet_spend", spend, MONEY_ERR_SAVING},
    {"money_store_wallet_hold", hold, MONEY_ERR_SAVING},
    {"money_store_wallet_transfer", transfer, MONEY_ERR_SAVING},
    {"money_store_wallet_exchange", exchange, MONEY_ERR_SAVING},
    {"money_store_wallet_accept", accept_quote, MONEY_ERR_SAVING},
    {"money_store_wallet_commit", commit_hold, MONEY_ERR_SAVING},
    {"money_store_wallet_commit_amount", commit_part, MONEY_ERR_SAVING},
    {"money_store_wallet_release", release_hold, MONEY_ERR_SAVING},
    {"money_store_transaction_remove", remove_transaction, MONEY_ERR_REMOVAL},
    {"money_store_rates_remove_before", remove_rates, MONEY_ERR_REMOVAL},
    {"money_store_setting_remove", remove_setting, MONEY_ERR_REMOVAL},
    {"money_store_quote_remove", remove_quote, MONEY_ERR_REMOVAL},
    {"money_store_remove", remove_object, MONEY_ERR_REMOVAL},
};

enum { CHANGE_COUNT = sizeof CHANGES / sizeof *CHANGES };

/** A store with one of everything, open. */
static inline money_store_t *fill_all(void)
{
    money_store_t *store = store_open(1);
    money_wallet_t *second = make_wallet();

    must(save_wallet(store));
    must(money_store_wallet_save(store, "second", second, NULL));
    money_wallet_free(second);
    second = make_wallet();
    must(money_store_wallet_save(store, "third", second, NULL));
    must(save_portfolio(store));
    must(save_ledger(store));
    must(save_catalogue(store));
    must(save_basket(store));
    must(save_rates(store));
    must(save_currencies(store));
    must(save_setting(store));
    must(save_quotes(store));
    money_wallet_free(second);
    return store;
}

/** A call that fails, reports the reason, and leaves the store unchanged. */
static inline void fails(const call_t *one, money_store_t *store, money_status_t status, money_status_t cause)
{
    memset(&error, 0, sizeof error);
    if (!CHECK_STATUS(one->call(store), status) || !CHECK_STATUS(error.cause, cause))
        fprintf(stderr, "%s: %s\n", one->name, error.text);
    CHECK_STATUS(error.status, status);
    CHECK(error.text[0] != '\0');
}

#endif
