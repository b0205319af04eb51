/* Every allocation that SQLite asks for fails, once or from then on: MONEY_ERR_OUT_OF_MEMORY and nothing changed, or
 * success; and the store serves as before. (The library and this program share one SQLite.) */
#include "store.h"

#include <sqlite3.h>

static sqlite3_mem_methods usual;
static long allocations, failing;
static int keeps_failing;
/* True if the store keeps its prepared statements from call to call. */
static int is_warm;
/* The stride of failing allocations: 1 unless a tool slows the program down. */
static long stride = 1;

static int is_failing(void)
{
    allocations++;
    return failing != 0 && (keeps_failing ? allocations >= failing : allocations == failing);
}

static void *allocate(int size) { return is_failing() ? NULL : usual.xMalloc(size); }
static void *reallocate(void *block, int size) { return is_failing() ? NULL : usual.xRealloc(block, size); }

static void interpose(void)
{
    sqlite3_mem_methods methods;

    if (sqlite3_config(SQLITE_CONFIG_GETMALLOC, &usual) != SQLITE_OK) abort();
    methods = usual;
    methods.xMalloc = allocate;
    methods.xRealloc = reallocate;
    if (sqlite3_config(SQLITE_CONFIG_MALLOC, &methods) != SQLITE_OK) abort();
}

static money_store_t *store;
static money_wallet_t *wallet;
static money_portfolio_t *portfolio;
static money_ledger_t *books;
static money_catalogue_t *catalogue;
static money_basket_t *basket;
static money_rates_t *rates;
static money_currency_list_t *list;

/* The tested calls; each frees its results. */
static money_status_t open_one(void)
{
    money_store_t *one = NULL;
    money_status_t status = money_store_open(store_path, NULL, &one, &error);

    CHECK((status == MONEY_OK) == (one != NULL));
    money_store_free(one);
    return status;
}
static money_status_t create_one(void)
{
    char path[160];
    money_store_t *one = NULL;
    money_status_t status;

    snprintf(path, sizeof path, "%s-new", store_path);
    status = money_store_open(path, NULL, &one, &error);
    money_store_free(one);
    store_remove(path);
    return status;
}
static money_status_t save_wallet(void) { return money_store_wallet_save(store, "w", wallet, &error); }
static money_status_t load_wallet(void)
{
    money_wallet_t *one = NULL;
    money_status_t status = money_store_wallet_load(store, "w", &one, &error);

    CHECK((status == MONEY_OK) == (one != NULL));
    money_wallet_free(one);
    return status;
}
static money_status_t add_entry(void)
{
    money_t cent = store_amount("0.01 EUR");

    return money_store_wallet_add(store, "w", &cent, NULL, NULL, &error);
}
static money_status_t spend(void)
{
    money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;
    money_t cent = store_amount("0.01 EUR");
    static int number;
    char key[32];

    snprintf(key, sizeof key, "spend %d", number++);
    movement.idempotency_key = key;
    return money_store_wallet_spend(store, "w", &cent, NULL, &movement, NULL, &error);
}
static money_status_t hold_and_commit(void)
{
    money_t cent = store_amount("0.01 EUR");
    uint64_t hold = 0;
    money_status_t status = money_store_begin(store, &error);

    if (status != MONEY_OK) return status;
    status = money_store_wallet_hold(store, "w", &cent, NULL, NULL, &hold, &error);
    if (status == MONEY_OK) status = money_store_wallet_commit(store, "w", hold, NULL, NULL, &error);
    if (status == MONEY_OK) return money_store_commit(store, &error);
    CHECK(money_store_rollback(store, NULL) == MONEY_OK);
    return status;
}
static money_status_t page(void)
{
    money_wallet_entry_t rows[4];
    size_t count = 9;
    money_status_t status = money_store_wallet_entries(store, "w", NULL, 0, rows, 4, &count, &error);

    CHECK((status == MONEY_OK) == (count > 0));
    return status;
}
static money_status_t account(void)
{
    money_account_row_t rows[4];
    money_wallet_balance_t balance;
    money_account_statement_t *one = NULL;
    size_t count = 9;
    money_status_t status = money_store_wallet_account_rows(store, "w", "USD", MONEY_DATE_NONE, 0, NULL, rows, 4,
                                                            &count, &error);

    CHECK((status == MONEY_OK) == (count > 0));
    if (status == MONEY_OK) status = money_store_wallet_balance(store, "w", "USD", 19782, NULL, &balance, &error);
    if (status == MONEY_OK)
        status = money_store_wallet_account_statement(store, "w", "USD", 19783, 19783, NULL, &one, &error);
    CHECK((status == MONEY_OK) == (one != NULL));
    money_account_statement_free(one);
    return status;
}
static money_status_t save_books(void) { return money_store_ledger_save(store, "k", books, &error); }
static money_status_t load_books(void)
{
    money_ledger_t *one = NULL;
    money_status_t status = money_store_ledger_load(store, "k", &one, &error);

    CHECK((status == MONEY_OK) == (one != NULL));
    money_ledger_free(one);
    return status;
}
static money_status_t post(void)
{
    money_posting_t postings[2] = { MONEY_POSTING_INIT, MONEY_POSTING_INIT };

    postings[0].account = "Assets:Bank";
    postings[0].amount = store_amount("0.01 EUR");
    postings[1].account = "Equity:Opening";
    postings[1].amount = store_amount("-0.01 EUR");
    return money_store_ledger_post(store, "k", 19782, "a", 1, postings, 2, NULL, NULL, &error);
}
static money_status_t report(void)
{
    money_ledger_report_t *one = NULL;
    money_ledger_statement_row_t row;
    size_t count = 9;
    money_status_t status = money_store_ledger_report(store, "k", MONEY_LEDGER_REPORT_BALANCE_SHEET, MONEY_DATE_NONE,
                                                      19782, NULL, &one, &error);

    CHECK((status == MONEY_OK) == (one != NULL));
    money_ledger_report_free(one);
    if (status == MONEY_OK)
        status = money_store_ledger_rows(store, "k", "Assets:Bank", "EUR", 19782, 0, NULL, &row, 1, &count, &error);
    return status;
}
static money_status_t total(void)
{
    money_t sum;

    return money_store_wallet_total(store, "w", "EUR", rates, NULL, &sum, NULL, &error);
}
static money_status_t save_portfolio(void) { return money_store_portfolio_save(store, "p", portfolio, &error); }
static money_status_t load_portfolio(void)
{
    money_portfolio_t *one = NULL;
    money_status_t status = money_store_portfolio_load(store, "p", NULL, &one, &error);

    CHECK((status == MONEY_OK) == (one != NULL));
    money_portfolio_free(one);
    return status;
}
static money_status_t save_transaction(void)
{
    money_transaction_t one;

    fill_transaction(&one, "b9", MONEY_ACTION_BUY, "4", "50.00 USD");
    return money_store_transaction_save(store, "p", &one, NULL, 0, NULL, &error);
}
static money_status_t save_goods(void)
{
    money_status_t status = money_store_catalogue_save(store, "c", catalogue, &error);

    return status == MONEY_OK ? money_store_basket_save(store, "b", basket, &error) : status;
}
static money_status_t load_goods(void)
{
    money_catalogue_t *one = NULL;
    money_basket_t *other = NULL;
    money_status_t status = money_store_catalogue_load(store, "c", &one, &error);

    if (status == MONEY_OK) status = money_store_basket_load(store, "b", one, &other, &error);
    money_catalogue_free(one);
    money_basket_free(other);
    return status;
}
static money_status_t save_rates(void) { return money_store_rates_save(store, "r", rates, &error); }
static money_status_t load_rates(void)
{
    money_rates_t *one = NULL;
    money_status_t status = money_store_rates_load(store, "r", MONEY_INSTANT_NONE, &one, &error);

    CHECK((status == MONEY_OK) == (one != NULL));
    money_rates_free(one);
    return status;
}
static money_status_t save_list(void) { return money_store_currencies_save(store, "l", list, &error); }
static money_status_t load_list(void)
{
    money_currency_list_t *one = NULL;
    money_status_t status = money_store_currencies_load(store, "l", "fr", &one, &error);

    money_currency_list_free(one);
    return status;
}
static money_status_t settings(void)
{
    char text[64];
    money_status_t status = money_store_setting_save(store, "s", "value", 5, 1, &error);

    return status == MONEY_OK ? money_store_setting(store, "s", text, sizeof text, NULL, NULL, &error) : status;
}
static money_status_t grouped(void)
{
    money_status_t status = money_store_begin(store, &error);

    if (status != MONEY_OK) return status;
    status = add_entry();
    if (status == MONEY_OK) status = settings();
    if (status == MONEY_OK) return money_store_commit(store, &error);
    CHECK(money_store_rollback(store, NULL) == MONEY_OK);
    return status;
}
static money_status_t remove_one(void)
{
    money_status_t status = money_store_setting_save(store, "gone", "", 0, 1, &error);

    return status == MONEY_OK ? money_store_setting_remove(store, "gone", &error) : status;
}
static money_status_t check_all(void) { return money_store_check(store, &error); }

static void each_fails(const char *name, money_status_t (*try)(void))
{
    long n;

    for (n = 1;; n += stride) {
        money_status_t status;
        size_t before = 0, after = 0;
        uint64_t revision = 0, next = 0;
        int is_last;

        must(money_store_wallet_count(store, "w", NULL, &before, NULL));
        must(money_store_revision(store, &revision, NULL));
        if (!is_warm) must(money_store_release_memory(store, NULL));
        memset(&error, 0, sizeof error);
        allocations = 0;
        failing = n;
        status = try();
        is_last = allocations < n;
        failing = 0;
        must(money_store_wallet_count(store, "w", NULL, &after, NULL));
        must(money_store_revision(store, &next, NULL));
        if (status != MONEY_OK) {
            if (status != MONEY_ERR_OUT_OF_MEMORY || error.status != status || is_last)
                fprintf(stderr, "%s, allocation %ld: %s: %s\n", name, n, money_status_name(status), error.text);
            CHECK(status == MONEY_ERR_OUT_OF_MEMORY && error.status == status && !is_last);
            CHECK(before == after);
        }
        if (status == MONEY_OK && is_last) break;
        if (n > 20000 || check_failed > 20) exit(check_end());
    }
    CHECK(is_warm || n > 3 * stride);
    CHECK_OK(money_store_check(store, &error));
}

int main(int count, char **arguments)
{
    if (count > 1) stride = strtol(arguments[1], NULL, 10);
    if (stride < 1) return 2;
    interpose();
    store_tests_begin();
    catalogue = make_catalogue();
    basket = make_basket();
    rates = make_rates();
    list = make_currency_list();
    store = store_open(1);
    for (int turn = 0; turn < 4; turn++) {
        keeps_failing = turn % 2;
        is_warm = turn >= 2;
        /* New objects: the stored ones change below, so the objects of the first turn would be refused. */
        wallet = make_wallet();
        portfolio = make_portfolio();
        books = make_ledger();
        must(save_wallet());
        each_fails("open", open_one);
        each_fails("create", create_one);
        each_fails("save wallet", save_wallet);
        each_fails("load wallet", load_wallet);
        each_fails("add money", add_entry);
        each_fails("spend", spend);
        each_fails("hold and commit", hold_and_commit);
        each_fails("total", total);
        each_fails("page", page);
        each_fails("account", account);
        each_fails("save books", save_books);
        each_fails("load books", load_books);
        each_fails("post", post);
        each_fails("report", report);
        each_fails("save portfolio", save_portfolio);
        each_fails("load portfolio", load_portfolio);
        each_fails("put transaction", save_transaction);
        each_fails("save goods", save_goods);
        each_fails("load goods", load_goods);
        each_fails("save rates", save_rates);
        each_fails("load rates", load_rates);
        each_fails("save list", save_list);
        each_fails("load list", load_list);
        each_fails("settings", settings);
        each_fails("grouped", grouped);
        each_fails("remove", remove_one);
        each_fails("check", check_all);
        money_wallet_free(wallet);
        money_portfolio_free(portfolio);
        money_ledger_free(books);
    }
    money_store_free(store);
    money_catalogue_free(catalogue);
    money_basket_free(basket);
    money_rates_free(rates);
    money_currency_list_free(list);
    return store_tests_end();
}
