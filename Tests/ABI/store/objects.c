/* Stores: every saved object is restored unchanged, completely or not at all. */
#include "store.h"

/** Saves an object, loads it by the same name after the file was closed, and compares all that can be seen of it. */
#define ROUND_TRIP(noun, given, loading)                                                   \
    do {                                                                                   \
        money_##noun##_t *one = given, *other = NULL;                                      \
        money_store_t *store = store_open(1);                                              \
        state_t before = {0}, after = {0};                                                 \
        CHECK_OK(money_store_##noun##_save(store, "default", one, &error));                  \
        /* Twice: the second replaces the first. */                                        \
        CHECK_OK(money_store_##noun##_save(store, "default", one, &error));                  \
        CHECK_OK(money_store_check(store, &error));                                        \
        money_store_free(store);                                                           \
        store = store_open(0);                                                             \
        CHECK_OK(loading(store, &other));                                                  \
        state_of_##noun(&before, one);                                                     \
        if (other != NULL) state_of_##noun(&after, other);                                 \
        CHECK(state_equal(&before, &after));                                               \
        money_##noun##_free(other);                                                        \
        money_##noun##_free(one);                                                          \
        money_store_free(store);                                                           \
    } while (0)

#define LOAD_WALLET(store, other) money_store_wallet_load(store, "default", other, &error)
#define LOAD_PORTFOLIO(store, other) money_store_portfolio_load(store, "default", NULL, other, &error)
#define LOAD_CATALOGUE(store, other) money_store_catalogue_load(store, "default", other, &error)
#define LOAD_RATES(store, other) money_store_rates_load(store, "default", MONEY_INSTANT_NONE, other, &error)

static char *journal_of(const money_wallet_t *wallet)
{
    char *journal = NULL;

    must(money_wallet_to_journal(wallet, &journal, NULL, NULL));
    return journal;
}

/** A wallet with everything that can be in a journal, behind a state that it was restored with or not. */
static money_wallet_t *eventful_wallet(int is_restored)
{
    money_wallet_t *wallet = NULL, *restored = NULL;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t euros = store_amount("10.50 EUR"), coins = store_amount("0.000000000000000001 BTC"),
            yen = store_amount("99999999999999999999999999999999999999 JPY"), two = store_amount("2 EUR");
    uint64_t id, first;
    char *json = NULL;

    must(money_wallet_new(&wallet, NULL));
    note.label = "caf\303\251";
    note.date = 19782;
    must(money_wallet_add(wallet, &euros, &note, &first, NULL));
    must(money_wallet_add(wallet, &coins, NULL, NULL, NULL));
    must(money_wallet_hold(wallet, &two, &note, &id, NULL));
    must(money_wallet_add(wallet, &yen, NULL, NULL, NULL));
    must(money_wallet_commit(wallet, id, NULL, NULL));
    must(money_wallet_hold(wallet, &two, NULL, &id, NULL));
    if (is_restored) {
        must(money_wallet_to_json(wallet, &json, NULL, NULL));
        must(money_wallet_from_json(json, strlen(json), &restored, NULL));
        money_string_free(json);
        money_wallet_free(wallet);
        wallet = restored;
    }
    must(money_wallet_release(wallet, id, NULL));
    must(money_wallet_hold(wallet, &two, NULL, &id, NULL));
    must(money_wallet_add(wallet, &euros, &note, NULL, NULL));
    must(money_wallet_remove(wallet, first, NULL));
    return wallet;
}

static void wallets(void)
{
    int is_restored;

    ROUND_TRIP(wallet, make_wallet(), LOAD_WALLET);
    for (is_restored = 0; is_restored < 2; is_restored++) {
        money_wallet_t *wallet = eventful_wallet(is_restored), *loaded = NULL;
        money_store_t *store = store_open(1);
        char *before, *after;

        ROUND_TRIP(wallet, eventful_wallet(is_restored), LOAD_WALLET);
        CHECK_OK(money_store_wallet_save(store, "default", wallet, &error));
        CHECK_OK(money_store_wallet_load(store, "default", &loaded, &error));
        before = journal_of(wallet);
        after = journal_of(loaded);
        CHECK_TEXT(after, before);
        money_string_free(before);
        money_string_free(after);
        money_wallet_free(wallet);
        money_wallet_free(loaded);
        money_store_free(store);
    }
}

static void counts_of_thirty(money_store_t *store)
{
    size_t count = 9;
    char code[MONEY_CODE_SIZE];

    CHECK_OK(money_store_wallet_count(store, "default", NULL, &count, &error));
    CHECK(count == 30);
    CHECK_OK(money_store_wallet_count(store, "default", "USD", &count, &error));
    CHECK(count == 10);
    CHECK_OK(money_store_wallet_count(store, "default", "XAU", &count, &error));
    CHECK(count == 0);
    CHECK_OK(money_store_wallet_currency_count(store, "default", &count, &error));
    CHECK(count == 2);
    CHECK_OK(money_store_wallet_currency_at(store, "default", 0, code, sizeof code, NULL, &error));
    CHECK_TEXT(code, "USD");
}

/** Entries that are added one by one make the wallet that a handle would have been. */
static void one_entry_at_a_time(void)
{
    money_store_t *store = store_open(1);
    money_wallet_t *wallet = NULL, *loaded = NULL;
    money_t euros = store_amount("0.10 EUR"), dollars = store_amount("-7.005 USD"), sum, held,
            spent = store_amount("7.005 USD");
    money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;
    state_t before = {0}, after = {0};
    size_t count = 9, index;
    uint64_t id = 9, wanted = 9;
    char *journal, *other;
    money_rates_t *rates = make_rates();
    uint32_t flags = 9;
    money_wallet_total_details_t details;

    must(money_wallet_new(&wallet, NULL));
    CHECK_STATUS(money_store_wallet_count(store, "default", NULL, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK(count == 0 && error.cause == 0);
    movement.may_go_below_zero = 1;
    must(money_wallet_new(&loaded, NULL));
    CHECK_OK(money_store_wallet_save(store, "default", loaded, &error));
    money_wallet_free(loaded);
    for (index = 0; index < 30; index++) {
        const money_t *one = index % 3 == 0 ? &dollars : &euros;

        must(money_wallet_add(wallet, one, NULL, &wanted, NULL));
        /* A payment reduces the stored sum below 0 only if overdrafts are allowed. */
        if (one == &dollars)
            CHECK_OK(money_store_wallet_spend(store, "default", &spent, NULL, &movement, &id, &error));
        else
            CHECK_OK(money_store_wallet_add(store, "default", one, NULL, &id, &error));
        CHECK(id == wanted);
        /* Other events in the journal separate the posts. */
        if (index != 10) continue;
        must(money_wallet_hold(wallet, &euros, NULL, NULL, NULL));
        CHECK_OK(money_store_wallet_save(store, "default", wallet, &error));
    }
    counts_of_thirty(store);
    CHECK_OK(money_store_wallet_sum(store, "default", "USD", NULL, &sum, &error));
    CHECK(store_is_amount(&sum, "-70.05 USD"));
    CHECK_OK(money_store_wallet_sum(store, "default", "XAU", NULL, &sum, &error));
    CHECK(store_is_amount(&sum, "0 XAU"));
    CHECK_OK(money_store_wallet_total(store, "default", "EUR", rates, NULL, &sum, &flags, &error));
    must(money_wallet_total(wallet, "EUR", rates, NULL, &held, &details, NULL));
    CHECK(memcmp(&sum, &held, sizeof sum) == 0 && flags == details.flags);
    CHECK_OK(money_store_wallet_load(store, "default", &loaded, &error));
    state_of_wallet(&before, wallet);
    state_of_wallet(&after, loaded);
    CHECK(state_equal(&before, &after));
    journal = journal_of(wallet);
    other = journal_of(loaded);
    CHECK_TEXT(other, journal);
    money_string_free(journal);
    money_string_free(other);
    /* Held amounts cannot be spent, stored or not. */
    dollars = store_amount("-2.00 EUR");
    CHECK_STATUS(money_store_wallet_add(store, "default", &dollars, NULL, &id, &error), MONEY_ERR_INSUFFICIENT);
    CHECK(id == 0);
    CHECK_OK(money_store_check(store, &error));
    money_wallet_free(wallet);
    money_wallet_free(loaded);
    money_rates_free(rates);
    money_store_free(store);
}

static void portfolios(void)
{
    money_store_t *store;
    money_portfolio_t *portfolio = make_portfolio(), *loaded = NULL;
    money_transaction_t one;
    money_lot_selection_t lot;
    state_t before = {0}, after = {0};

    ROUND_TRIP(portfolio, make_portfolio(), LOAD_PORTFOLIO);
    store = store_open(1);
    fill_transaction(&one, "b2", MONEY_ACTION_BUY, "4", "50.00 USD");
    CHECK_STATUS(money_store_transaction_save(store, "mine", &one, NULL, 0, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_store_portfolio_save(store, "mine", portfolio, &error));
    /* The same changes to the handle and to the store produce the same results. */
    must(money_portfolio_add(portfolio, &one, NULL, 0, NULL, NULL));
    CHECK_OK(money_store_transaction_save(store, "mine", &one, NULL, 0, NULL, &error));
    fill_transaction(&one, "s1", MONEY_ACTION_SELL, "3", "45.00 USD");
    fill_lot(&lot);
    must(money_portfolio_edit(portfolio, &one, &lot, 1, NULL));
    CHECK_OK(money_store_transaction_save(store, "mine", &one, &lot, 1, NULL, &error));
    must(money_portfolio_remove(portfolio, "b2", NULL));
    CHECK_OK(money_store_transaction_remove(store, "mine", "b2", &error));
    CHECK_STATUS(money_store_transaction_remove(store, "mine", "b2", &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_store_portfolio_load(store, "mine", NULL, &loaded, &error));
    state_of_portfolio(&before, portfolio);
    state_of_portfolio(&after, loaded);
    CHECK(state_equal(&before, &after));
    money_portfolio_free(loaded);
    loaded = portfolio;
    /* Each is valid by itself, but not both together: the load reports the inconsistency. */
    CHECK_OK(money_store_transaction_remove(store, "mine", "b1", &error));
    CHECK_CAUSE(money_store_portfolio_load(store, "mine", NULL, &loaded, &error), MONEY_ERR_RETRIEVAL,
                MONEY_ERR_INSUFFICIENT);
    CHECK(loaded == NULL);
    one.quantity.hi = -1;
    CHECK_STATUS(money_store_transaction_save(store, "mine", &one, NULL, 0, NULL, &error), MONEY_ERR_ARGUMENT);
    one.id[0] = '\0';
    CHECK_STATUS(money_store_transaction_save(store, "mine", &one, NULL, 0, NULL, &error), MONEY_ERR_ARGUMENT);
    money_portfolio_free(portfolio);
    money_store_free(store);
}

static money_rates_t *rates_of(const char *json)
{
    money_rates_t *rates = NULL;

    must(money_rates_from_json(json, strlen(json), &rates, NULL));
    return rates;
}

static void rates(void)
{
    money_store_t *store;
    money_rates_t *old = rates_of("{\"success\":true,\"timestamp\":1000,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.9}}"),
                  *young = rates_of("{\"success\":true,\"timestamp\":2000,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.80}}"),
                  *none = rates_of("{\"base\":\"USD\",\"rates\":{\"EUR\":0.9}}"),
                  *day = rates_of("{\"base\":\"EUR\",\"date\":\"2024-03-01\",\"rates\":{\"USD\":1.0813}}"),
                  *other = rates_of("{\"base\":\"EUR\",\"date\":\"2024-03-04\",\"rates\":{\"USD\":1.09}}"), *loaded = NULL;
    money_rates_info_t info;
    size_t count = 9;
    int64_t instant = 9, instants[3];

    ROUND_TRIP(rates, make_rates(), LOAD_RATES);
    ROUND_TRIP(rates, rates_of("{\"success\":true,\"timestamp\":1,\"source\":\"USD\",\"quotes\":{\"USDBTC\":9.421731e-06,"
                               "\"USDXAU\":0.000412345678901234567890123}}"), LOAD_RATES);
    store = store_open(1);
    CHECK_OK(money_store_rates_save(store, "live", young, &error));
    CHECK_OK(money_store_rates_save(store, "live", old, &error));
    CHECK_OK(money_store_rates_save(store, "live", old, &error));
    CHECK_OK(money_store_rates_count(store, "live", &count, &error));
    CHECK(count == 2);
    CHECK_OK(money_store_rates_at(store, "live", 1, &instant, &error));
    CHECK(instant == 1000);
    CHECK_OK(money_store_rates_instants(store, "live", 0, instants, 3, &count, &error));
    CHECK(count == 2 && instants[0] == 2000 && instants[1] == 1000);
    CHECK_OK(money_store_rates_instants(store, "live", 1, instants, 1, &count, &error));
    CHECK(count == 1 && instants[0] == 1000);
    CHECK_OK(money_store_rates_instants(store, "none", 0, instants, 3, &count, &error));
    CHECK(count == 0);
    CHECK_STATUS(money_store_rates_instants(store, "live", 3, instants, 3, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_store_rates_load(store, "live", MONEY_INSTANT_NONE, &loaded, &error));
    must(money_rates_info(loaded, &info, NULL));
    CHECK(info.instant == 2000);
    money_rates_free(loaded);
    CHECK_OK(money_store_rates_load(store, "live", 1999, &loaded, &error));
    must(money_rates_info(loaded, &info, NULL));
    CHECK(info.instant == 1000);
    money_rates_free(loaded);
    CHECK_STATUS(money_store_rates_load(store, "live", 999, &loaded, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_store_rates_remove_before(store, "live", 2000, &count, &error));
    CHECK(count == 1);
    CHECK_STATUS(money_store_rates_add(store, "live", none, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_store_rates_add(store, "live", day, &error), MONEY_ERR_ARGUMENT);
    CHECK_OK(money_store_rates_add(store, "ecb", day, &error));
    CHECK_OK(money_store_rates_add(store, "ecb", other, &error));
    CHECK_OK(money_store_rates_add(store, "ecb", other, &error));
    CHECK_OK(money_store_rates_load(store, "ecb", MONEY_INSTANT_NONE, &loaded, &error));
    must(money_rates_info(loaded, &info, NULL));
    CHECK(info.date_count == 2 && info.quote_count == 2 && strcmp(info.base, "EUR") == 0);
    money_rates_free(loaded);
    money_rates_free(old);
    money_rates_free(young);
    money_rates_free(none);
    money_rates_free(day);
    money_rates_free(other);
    money_store_free(store);
}

static void goods(void)
{
    money_store_t *store;
    money_basket_t *basket = make_basket(), *loaded = NULL;
    money_catalogue_t *catalogue = NULL;
    state_t before = {0}, after = {0};

    ROUND_TRIP(catalogue, make_catalogue(), LOAD_CATALOGUE);
    store = store_open(1);
    CHECK_OK(money_store_basket_save(store, "mine", basket, &error));
    CHECK_OK(money_store_basket_load(store, "mine", NULL, &loaded, &error));
    state_of_basket(&before, basket);
    state_of_basket(&after, loaded);
    /* The revision is a handle's own. */
    if (after.text != NULL) CHECK(after.length == before.length);
    free(before.text);
    free(after.text);
    must(money_catalogue_new("USD", NULL, &catalogue, NULL));
    money_basket_free(loaded);
    CHECK_STATUS(money_store_basket_load(store, "mine", catalogue, &loaded, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK(loaded == NULL);
    money_catalogue_free(catalogue);
    money_basket_free(basket);
    money_store_free(store);
}

/** Over a restart a list reads its currencies from the store and its favourites from its settings, saved as JSON. */
static void currencies(void)
{
    money_store_t *store = store_open(1);
    money_currency_list_t *list = make_currency_list(), *loaded = NULL;
    money_currency_list_item_t item;
    char *json = NULL, text[1024];
    size_t count = 9, length = 9;

    CHECK_OK(money_store_currencies_save(store, "live", list, &error));
    CHECK_OK(money_currency_list_to_json(list, &json, NULL, &error));
    CHECK_OK(money_store_setting_save(store, "list", json, MONEY_NTS, MONEY_INSTANT_NONE, &error));
    money_string_free(json);
    money_store_free(store);
    store = store_open(0);
    CHECK_OK(money_store_currencies_load(store, "live", "de", &loaded, &error));
    CHECK_OK(money_currency_list_count(loaded, &count, &error));
    CHECK(count == 3);
    CHECK_OK(money_currency_list_at(loaded, 0, &item, &error));
    CHECK(item.is_favourite == 0);
    CHECK_OK(money_store_setting(store, "list", text, sizeof text, &length, NULL, &error));
    CHECK_OK(money_currency_list_restore(loaded, text, length, &error));
    CHECK_OK(money_currency_list_at(loaded, 0, &item, &error));
    CHECK(strcmp(item.code, "USD") == 0 && item.is_favourite == 1);
    money_currency_list_free(list);
    money_currency_list_free(loaded);
    money_store_free(store);
}

static void settings_and_quotes(void)
{
    money_store_t *store = store_open(1);
    money_price_quote_t quotes[2], quote;
    size_t length = 9, count = 9;
    int64_t instant = 9;
    char text[16];

    CHECK_OK(money_store_setting_save(store, "currency", "EUR", 3, 1709251200, &error));
    CHECK_OK(money_store_setting_save(store, "currency", "USD", 3, 1709251201, &error));
    CHECK_OK(money_store_setting_save(store, "note", "", 0, MONEY_INSTANT_NONE, &error));
    CHECK_OK(money_store_setting(store, "currency", text, sizeof text, &length, &instant, &error));
    CHECK_TEXT(text, "USD");
    CHECK(length == 3 && instant == 1709251201);
    CHECK_OK(money_store_setting(store, "note", text, sizeof text, &length, &instant, &error));
    CHECK(length == 0 && instant == MONEY_INSTANT_NONE);
    CHECK_STATUS(money_store_setting(store, "colour", text, sizeof text, &length, &instant, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_store_setting_key_at(store, 1, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "note");
    CHECK_OK(money_store_setting_remove(store, "note", &error));
    CHECK_STATUS(money_store_setting_remove(store, "note", &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_store_setting_count(store, &count, &error));
    CHECK(count == 1);
    money_price_quote_init(&quotes[0]);
    money_price_quote_init(&quotes[1]);
    strcpy(quotes[0].symbol, "XYZ");
    strcpy(quotes[1].symbol, "ABC");
    quotes[1].price.lo = 26174;
    quotes[1].price.scale = 2;
    memcpy(quotes[1].currency, "USD", 3);
    quotes[1].instant = 1582641000;
    CHECK_OK(money_store_quotes_save(store, quotes, 2, &error));
    CHECK_OK(money_store_quote(store, "ABC", &quote, &error));
    CHECK(memcmp(&quote, &quotes[1], sizeof quote) == 0);
    CHECK_OK(money_store_quote_at(store, 1, &quote, &error));
    CHECK(memcmp(&quote, &quotes[0], sizeof quote) == 0);
    quotes[0].symbol[0] = '\0';
    quotes[1].price.lo = 1;
    CHECK_STATUS(money_store_quotes_save(store, quotes, 2, &error), MONEY_ERR_ARGUMENT);
    CHECK_OK(money_store_quote_remove(store, "XYZ", &error));
    CHECK_OK(money_store_quote_count(store, &count, &error));
    CHECK(count == 1);
    money_store_free(store);
}

int main(void)
{
    store_tests_begin();
    wallets();
    one_entry_at_a_time();
    portfolios();
    rates();
    goods();
    currencies();
    settings_and_quotes();
    return store_tests_end();
}
