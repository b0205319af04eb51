/* Every call that reads a store, each so that it succeeds on the store that fill_all makes. */
#ifndef EACH_READING_TEST_H
#define EACH_READING_TEST_H

#include "each_change.h"

/** Loads an object: there is one, or there is a failure. */
#define LOADS(object, ...)                                                                  \
    static inline money_status_t load_##object(money_store_t *store)                        \
    {                                                                                       \
        money_##object##_t *loaded = (money_##object##_t *)store;                           \
        money_status_t status = money_store_##object##_load(store, "default", __VA_ARGS__); \
                                                                                            \
        CHECK((status == MONEY_OK) == (loaded != NULL));                                    \
        money_##object##_free(loaded);                                                      \
        return status;                                                                      \
    }

LOADS(wallet, &loaded, &error)
LOADS(portfolio, NULL, &loaded, &error)
LOADS(catalogue, &loaded, &error)
LOADS(basket, NULL, &loaded, &error)
LOADS(rates, MONEY_INSTANT_NONE, &loaded, &error)
LOADS(ledger, &loaded, &error)

static inline money_status_t load_currencies(money_store_t *store)
{
    money_currency_list_t *list = (money_currency_list_t *)store;
    money_status_t status = money_store_currencies_load(store, "default", "en", &list, &error);

    CHECK((status == MONEY_OK) == (list != NULL));
    money_currency_list_free(list);
    return status;
}

/** Counts something that is there: the count is 0 after a failure. */
#define COUNTS(function, ...)                                               \
    static inline money_status_t function##_of(money_store_t *store)        \
    {                                                                       \
        size_t count = 9;                                                   \
        money_status_t status = money_store_##function(store, __VA_ARGS__); \
                                                                            \
        CHECK((status == MONEY_OK) == (count != 0));                        \
        return status;                                                      \
    }

COUNTS(name_count, MONEY_STORE_KIND_WALLET, &count, &error)
COUNTS(wallet_count, "default", NULL, &count, &error)
COUNTS(wallet_currency_count, "default", &count, &error)
COUNTS(rates_count, "default", &count, &error)
COUNTS(setting_count, &count, &error)
COUNTS(quote_count, &count, &error)

/** Reads a text that is there: it is empty after a failure. */
#define READS(function, ...)                                                    \
    static inline money_status_t function##_of(money_store_t *store)            \
    {                                                                           \
        char text[MONEY_STORE_NAME_SIZE] = "before";                            \
        size_t length = 9;                                                      \
        money_status_t status = money_store_##function(store, __VA_ARGS__);     \
                                                                                \
        CHECK((status == MONEY_OK) == (length != 0) && strlen(text) == length); \
        return status;                                                          \
    }

READS(name_at, MONEY_STORE_KIND_WALLET, 0, text, sizeof text, &length, &error)
READS(wallet_currency_at, "default", 0, text, sizeof text, &length, &error)
READS(setting, "theme", text, sizeof text, &length, NULL, &error)
READS(setting_key_at, 0, text, sizeof text, &length, &error)

static inline money_status_t revision_of(money_store_t *store)
{
    uint64_t revision = 9;
    money_status_t status = money_store_revision(store, &revision, &error);

    CHECK(status == MONEY_OK || revision == 0);
    return status;
}

static inline money_status_t sum_of(money_store_t *store)
{
    money_t sum = {9, 9, 9, "X"};
    money_status_t status = money_store_wallet_sum(store, "default", "EUR", NULL, &sum, &error);

    CHECK((status == MONEY_OK) == (sum.lo != 0) && (status == MONEY_OK) == (sum.currency[0] != '\0'));
    return status;
}

static inline money_status_t entries_of(money_store_t *store)
{
    money_wallet_entry_t rows[1];
    size_t count = 9;
    money_status_t status = money_store_wallet_entries(store, "default", NULL, 0, rows, 1, &count, &error);

    CHECK(count == (status == MONEY_OK ? 1 : 0));
    return status;
}

static inline money_status_t balance_of(money_store_t *store)
{
    money_wallet_balance_t balance;
    money_status_t status =
        money_store_wallet_balance(store, "default", "USD", 19783, NULL, &balance, &error);

    CHECK((status == MONEY_OK) == (balance.posted.lo != 0));
    return status;
}

static inline money_status_t account_statement_of(money_store_t *store)
{
    money_account_statement_t *made = (money_account_statement_t *)store;
    money_status_t status = money_store_wallet_account_statement(store, "default", "USD", 19783, MONEY_DATE_NONE, NULL,
                                                                 &made, &error);

    CHECK((status == MONEY_OK) == (made != NULL));
    money_account_statement_free(made);
    return status;
}

static inline money_status_t account_rows_of(money_store_t *store)
{
    money_account_row_t rows[1];
    size_t count = 9;
    money_status_t status = money_store_wallet_account_rows(store, "default", "USD", MONEY_DATE_NONE, 0, NULL, rows, 1,
                                                            &count, &error);

    CHECK(count == (status == MONEY_OK ? 1 : 0));
    return status;
}

static inline money_status_t find_in(money_store_t *store)
{
    money_wallet_entry_t entry;
    money_status_t status = money_store_wallet_find(store, "default", "x1", &entry, &error);

    CHECK((status == MONEY_OK) == (entry.id != 0));
    return status;
}

static inline money_status_t ledger_balance_of(money_store_t *store)
{
    money_t balance = {9, 9, 9, "X"};
    money_status_t status =
        money_store_ledger_balance(store, "default", "Assets", "EUR", 19782, 1, NULL, &balance, &error);

    CHECK((status == MONEY_OK) == (balance.lo != 0));
    return status;
}

static inline money_status_t ledger_rows_of(money_store_t *store)
{
    money_ledger_statement_row_t rows[1];
    size_t count = 9;
    money_status_t status = money_store_ledger_rows(store, "default", "Assets:Bank", "EUR", MONEY_DATE_NONE, 0, NULL,
                                                    rows, 1, &count, &error);

    CHECK(count == (status == MONEY_OK ? 1 : 0));
    return status;
}

static inline money_status_t ledger_report_of(money_store_t *store)
{
    money_ledger_report_t *made = (money_ledger_report_t *)store;
    money_status_t status = money_store_ledger_report(store, "default", MONEY_LEDGER_REPORT_TRIAL_BALANCE,
                                                      MONEY_DATE_NONE, 19782, NULL, &made, &error);

    CHECK((status == MONEY_OK) == (made != NULL));
    money_ledger_report_free(made);
    return status;
}

static inline money_status_t total_of(money_store_t *store)
{
    money_t total = {9, 9, 9, "X"};
    money_flags_t flags = 9;
    money_rates_t *rates = make_rates();
    money_status_t status = money_store_wallet_total(store, "default", "EUR", rates, NULL, &total, &flags, &error);

    CHECK((status == MONEY_OK) == (total.lo != 0) && (status == MONEY_OK || flags == 0));
    money_rates_free(rates);
    return status;
}

static inline money_status_t instant_at(money_store_t *store)
{
    int64_t instant = 9;
    money_status_t status = money_store_rates_at(store, "default", 0, &instant, &error);

    CHECK(instant == (status == MONEY_OK ? MONEY_INSTANT_NONE : 0));
    return status;
}

static inline money_status_t instants_of(money_store_t *store)
{
    int64_t instants[2] = {9, 9};
    size_t count = 9;
    money_status_t status = money_store_rates_instants(store, "default", 0, instants, 2, &count, &error);

    CHECK(count == (status == MONEY_OK ? 1 : 0) && instants[1] == 9);
    return status;
}

static inline money_status_t quote_of(money_store_t *store)
{
    money_price_quote_t quote;
    money_status_t status = money_store_quote(store, "ABC", &quote, &error);

    CHECK((status == MONEY_OK) == (quote.symbol[0] != '\0'));
    return status;
}

static inline money_status_t quote_at(money_store_t *store)
{
    money_price_quote_t quote;
    money_status_t status = money_store_quote_at(store, 0, &quote, &error);

    CHECK((status == MONEY_OK) == (quote.symbol[0] != '\0'));
    return status;
}

static inline money_status_t quotes_of(money_store_t *store)
{
    money_price_quote_t rows[2];
    size_t count = 9;
    money_status_t status = money_store_quotes(store, 0, rows, 2, &count, &error);

    CHECK(count == (status == MONEY_OK ? 1 : 0));
    return status;
}

static inline money_status_t check_of(money_store_t *store) { return money_store_check(store, &error); }

static const call_t READINGS[] = {
    {"money_store_revision", revision_of, MONEY_ERR_RETRIEVAL},
    {"money_store_check", check_of, MONEY_ERR_RETRIEVAL},
    {"money_store_name_count", name_count_of, MONEY_ERR_RETRIEVAL},
    {"money_store_name_at", name_at_of, MONEY_ERR_RETRIEVAL},
    {"money_store_wallet_load", load_wallet, MONEY_ERR_RETRIEVAL},
    {"money_store_wallet_count", wallet_count_of, MONEY_ERR_RETRIEVAL},
    {"money_store_wallet_entries", entries_of, MONEY_ERR_RETRIEVAL},
    {"money_store_wallet_currency_count", wallet_currency_count_of, MONEY_ERR_RETRIEVAL},
    {"money_store_wallet_currency_at", wallet_currency_at_of, MONEY_ERR_RETRIEVAL},
    {"money_store_wallet_sum", sum_of, MONEY_ERR_RETRIEVAL},
    {"money_store_wallet_total", total_of, MONEY_ERR_RETRIEVAL},
    {"money_store_wallet_balance", balance_of, MONEY_ERR_RETRIEVAL},
    {"money_store_wallet_account_statement", account_statement_of, MONEY_ERR_RETRIEVAL},
    {"money_store_wallet_account_rows", account_rows_of, MONEY_ERR_RETRIEVAL},
    {"money_store_wallet_find", find_in, MONEY_ERR_RETRIEVAL},
    {"money_store_ledger_load", load_ledger, MONEY_ERR_RETRIEVAL},
    {"money_store_ledger_balance", ledger_balance_of, MONEY_ERR_RETRIEVAL},
    {"money_store_ledger_rows", ledger_rows_of, MONEY_ERR_RETRIEVAL},
    {"money_store_ledger_report", ledger_report_of, MONEY_ERR_RETRIEVAL},
    {"money_store_portfolio_load", load_portfolio, MONEY_ERR_RETRIEVAL},
    {"money_store_catalogue_load", load_catalogue, MONEY_ERR_RETRIEVAL},
    {"money_store_basket_load", load_basket, MONEY_ERR_RETRIEVAL},
    {"money_store_rates_load", load_rates, MONEY_ERR_RETRIEVAL},
    {"money_store_rates_count", rates_count_of, MONEY_ERR_RETRIEVAL},
    {"money_store_rates_at", instant_at, MONEY_ERR_RETRIEVAL},
    {"money_store_rates_instants", instants_of, MONEY_ERR_RETRIEVAL},
    {"money_store_currencies_load", load_currencies, MONEY_ERR_RETRIEVAL},
    {"money_store_setting", setting_of, MONEY_ERR_RETRIEVAL},
    {"money_store_setting_count", setting_count_of, MONEY_ERR_RETRIEVAL},
    {"money_store_setting_key_at", setting_key_at_of, MONEY_ERR_RETRIEVAL},
    {"money_store_quote", quote_of, MONEY_ERR_RETRIEVAL},
    {"money_store_quote_count", quote_count_of, MONEY_ERR_RETRIEVAL},
    {"money_store_quote_at", quote_at, MONEY_ERR_RETRIEVAL},
    {"money_store_quotes", quotes_of, MONEY_ERR_RETRIEVAL},
};

enum { READING_COUNT = sizeof READINGS / sizeof *READINGS };

#endif
