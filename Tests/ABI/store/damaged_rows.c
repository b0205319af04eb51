/* Stores in whose rows another program has written invalid values: each call that reads such a row reports that the store
 * is damaged, and why. */
#include "bad_files.h"
#include "each_reading.h"

typedef struct {
    const char *sql;
    /* A part of the error's text. */
    const char *text;
    /* The calls that read the row, by their names. */
    const char *functions[4];
} damage_t;

static const damage_t DAMAGES[] = {
    {"UPDATE store SET revision = -1", "the revision is negative", {"money_store_revision"}},
    {"UPDATE wallets SET name = CAST(x'FF' AS TEXT) WHERE name = 'second'", "text must be valid UTF-8", {"money_store_name_at"}},
    {"UPDATE baskets SET document = '{}'", "missing \"format\"", {"money_store_basket_load"}},
    {"UPDATE catalogues SET document = 'none'", "invalid JSON", {"money_store_catalogue_load"}},
    {"UPDATE currencies SET code = 'eur!' WHERE code = 'EUR'", "invalid currency code \"eur!\"", {"money_store_currencies_load"}},
    {"UPDATE rates SET rate = '0'", "a rate must be positive, got \"0\"", {"money_store_rates_load"}},
    {"UPDATE settings SET key = CAST(x'FF' AS TEXT)", "text must be valid UTF-8", {"money_store_setting_count", "money_store_setting_key_at"}},
    {"UPDATE settings SET value = CAST(x'FF' AS TEXT)", "text must be valid UTF-8", {"money_store_setting"}},
    {"UPDATE quotes SET price = '13,5'", "expected a decimal number, got \"13,5\"",
     {"money_store_quote", "money_store_quote_at", "money_store_quotes"}},
    {"UPDATE quotes SET price = '-13'", "price of ABC must be at least 0, got -13",
     {"money_store_quote", "money_store_quote_at", "money_store_quotes"}},
    {"UPDATE quotes SET currency = 'eur!'", "invalid currency code \"eur!\"",
     {"money_store_quote", "money_store_quote_at", "money_store_quotes"}},
    {"UPDATE wallet_sums SET currency = 'eur!' WHERE currency = 'EUR'", "invalid currency code \"eur!\"",
     {"money_store_wallet_count", "money_store_wallet_currency_count", "money_store_wallet_currency_at",
      "money_store_wallet_total"}},
    {"UPDATE wallet_sums SET sum = '1,5' WHERE currency = 'EUR'", "expected a decimal number, got \"1,5\"",
     {"money_store_wallet_sum", "money_store_wallet_total", "money_store_wallet_count",
      "money_store_wallet_currency_at"}},
    {"UPDATE wallet_entries SET amount = '1,5'", "expected a decimal number, got \"1,5\"",
     {"money_store_wallet_entries", "money_store_wallet_load"}},
    {"UPDATE wallet_entries SET date = '2024-02-30'", "2024-02-30", {"money_store_wallet_entries", "money_store_wallet_load"}},
    {"UPDATE portfolios SET method = 'best'", "a portfolio contains unknown settings", {"money_store_portfolio_load"}},
};


static const call_t *reading(const char *name)
{
    size_t index;

    for (index = 0; index < READING_COUNT; index++)
        if (strcmp(READINGS[index].name, name) == 0) return &READINGS[index];
    abort();
}

static void damaged(const damage_t *damage)
{
    money_store_t *store = fill_all();
    size_t index;

    run_sql(damage->sql);
    for (index = 0; index < 4 && damage->functions[index] != NULL; index++) {
        fails(reading(damage->functions[index]), store, MONEY_ERR_RETRIEVAL, MONEY_ERR_STORE_CORRUPT);
        if (!CHECK(strstr(error.text, damage->text) != NULL))
            fprintf(stderr, "%s\n%s: %s\n", damage->sql, damage->functions[index], error.text);
    }
    fails(reading("money_store_check"), store, MONEY_ERR_RETRIEVAL, MONEY_ERR_STORE_CORRUPT);
    money_store_free(store);
}

int main(void)
{
    size_t index;

    store_tests_begin();
    for (index = 0; index < sizeof DAMAGES / sizeof *DAMAGES; index++) damaged(&DAMAGES[index]);
    return store_tests_end();
}
