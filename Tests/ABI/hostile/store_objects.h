/* The store that hostile calls are made on: in memory, with one of everything by the name "default". */
#ifndef HOSTILE_STORE_OBJECTS_H
#define HOSTILE_STORE_OBJECTS_H

static inline money_store_t *make_store(void)
{
    money_store_t *store = NULL;
    money_price_quote_t *quotes = give_quotes(1);
    money_stored_leg_t *leg = give_stored_legs(1);
    money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;

    must(money_store_open(":memory:", NULL, &store, NULL));
    must(money_store_begin(store, NULL));
    must(money_store_wallet_save(store, "default", fixture.wallet, NULL));
    must(money_store_portfolio_save(store, "default", fixture.portfolio, NULL));
    must(money_store_catalogue_save(store, "default", fixture.catalogue, NULL));
    must(money_store_basket_save(store, "default", fixture.basket, NULL));
    must(money_store_ledger_save(store, "default", fixture.ledger, NULL));
    must(money_store_rates_save(store, "default", fixture.rates, NULL));
    must(money_store_currencies_save(store, "default", fixture.currency_list, NULL));
    must(money_store_setting_save(store, "theme", "{\"base\":\"EUR\",\"rates\":{\"USD\":1.25}}", MONEY_NTS, 1709251200,
                                 NULL));
    must(money_store_quotes_save(store, quotes, 1, NULL));
    leg->source = NULL;
    movement.idempotency_key = "default";
    must(money_store_wallet_transfer(store, leg, 1, NULL, &movement, NULL, NULL));
    must(money_store_commit(store, NULL));
    return store;
}

/** Made for calls that need it, with or without an open transaction. */
static inline money_store_t *fixture_store(int is_in_transaction)
{
    if (fixture.store == NULL) {
        fixture.store = make_store();
        if (is_in_transaction) must(money_store_begin(fixture.store, NULL));
    }
    return fixture.store;
}

static inline void state_of_store(state_t *state, money_store_t *store)
{
    uint64_t revision = 0;
    size_t count = 0, index, kind;
    int64_t instant = 0;
    char text[MONEY_TEXT_MAX];
    money_wallet_t *wallet = NULL;
    money_portfolio_t *portfolio = NULL;
    money_ledger_t *ledger = NULL;
    money_price_quote_t quote;

    if (money_store_revision(store, &revision, NULL) != MONEY_OK) {
        state_print(state, "closed;");
        return;
    }
    state_print(state, "revision %llu;", (unsigned long long)revision);
    for (kind = 0; kind <= MONEY_STORE_KIND_LEDGER; kind++)
        for (index = 0; money_store_name_at(store, (int32_t)kind, index, text, sizeof text, NULL, NULL) == MONEY_OK;
             index++)
            state_print(state, " %d %s;", (int)kind, text);
    /* Some calls remove these. */
    if (money_store_wallet_load(store, "default", &wallet, NULL) == MONEY_OK) state_of_wallet(state, wallet);
    money_wallet_free(wallet);
    if (money_store_portfolio_load(store, "default", NULL, &portfolio, NULL) == MONEY_OK)
        state_of_portfolio(state, portfolio);
    money_portfolio_free(portfolio);
    if (money_store_ledger_load(store, "default", &ledger, NULL) == MONEY_OK) state_of_ledger(state, ledger);
    money_ledger_free(ledger);
    if (money_store_setting(store, "theme", text, sizeof text, NULL, &instant, NULL) == MONEY_OK)
        state_print(state, " %s %lld;", text, (long long)instant);
    if (money_store_setting_count(store, &count, NULL) != MONEY_OK) abort();
    state_print(state, " %zu settings;", count);
    for (index = 0; money_store_quote_at(store, index, &quote, NULL) == MONEY_OK; index++)
        state_add(state, &quote, sizeof quote);
}

#endif
