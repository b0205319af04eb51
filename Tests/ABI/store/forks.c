/* Children of fork: a parent's store is refused there, a file that was open at the fork too, and no child hangs. */
#define _GNU_SOURCE 1
#include "store.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>

#define REFUSED(call) (wrong += (call) != MONEY_ERR_STATE)

static int use_foreign_wallet(money_store_t *store, const money_wallet_t *wallet)
{
    money_t one = store_amount("1.00 EUR");
    money_stored_leg_t leg = MONEY_STORED_LEG_INIT;
    money_exchange_leg_t exchange = MONEY_EXCHANGE_LEG_INIT;
    money_wallet_entry_t row;
    money_exchange_quote_t *quote = make_exchange_quote();
    char text[64];
    size_t count = 0;
    int wrong = 0;

    leg.target = "default";
    leg.amount = exchange.give = one;
    REFUSED(money_store_wallet_save(store, "default", wallet, &error));
    REFUSED(money_store_wallet_add(store, "default", &one, NULL, NULL, &error));
    REFUSED(money_store_wallet_count(store, "default", NULL, &count, &error));
    REFUSED(money_store_wallet_entries(store, "default", NULL, 0, &row, 1, &count, &error));
    REFUSED(money_store_wallet_currency_count(store, "default", &count, &error));
    REFUSED(money_store_wallet_currency_at(store, "default", 0, text, sizeof text, NULL, &error));
    REFUSED(money_store_wallet_sum(store, "default", "EUR", NULL, &one, &error));
    one = leg.amount;
    REFUSED(money_store_wallet_total(store, "default", "EUR", NULL, NULL, &one, NULL, &error));
    one = leg.amount;
    REFUSED(money_store_wallet_spend(store, "default", &one, NULL, NULL, NULL, &error));
    REFUSED(money_store_wallet_hold(store, "default", &one, NULL, NULL, NULL, &error));
    REFUSED(money_store_wallet_commit(store, "default", 1, NULL, NULL, &error));
    REFUSED(money_store_wallet_commit_amount(store, "default", 1, &one, NULL, NULL, &error));
    REFUSED(money_store_wallet_release(store, "default", 1, NULL, &error));
    REFUSED(money_store_wallet_transfer(store, &leg, 1, NULL, NULL, NULL, &error));
    REFUSED(money_store_wallet_exchange(store, "default", &exchange, 1, NULL, NULL, NULL, NULL, NULL, &error));
    REFUSED(money_store_wallet_accept(store, "default", quote, 0, NULL, NULL, &error));
    money_exchange_quote_free(quote);
    return wrong;
}

static int use_foreign_accounts(money_store_t *store)
{
    money_wallet_balance_t balance;
    money_account_statement_t *statement = NULL;
    money_account_row_t row;
    money_wallet_entry_t entry;
    size_t count = 0;
    int wrong = 0;

    REFUSED(money_store_wallet_balance(store, "default", "EUR", 19782, NULL, &balance, &error));
    REFUSED(money_store_wallet_account_statement(store, "default", "EUR", 19782, 19782, NULL, &statement, &error));
    REFUSED(money_store_wallet_account_rows(store, "default", "EUR", 19782, 0, NULL, &row, 1, &count, &error));
    REFUSED(money_store_wallet_find(store, "default", "x1", &entry, &error));
    return wrong;
}

static int use_foreign_ledger(money_store_t *store)
{
    money_posting_t postings[2] = {MONEY_POSTING_INIT, MONEY_POSTING_INIT};
    money_ledger_report_t *report = NULL;
    money_ledger_t *ledger = make_ledger(), *loaded = NULL;
    money_ledger_statement_row_t row;
    money_t balance;
    size_t count = 0;
    int wrong = 0;

    postings[0].account = postings[1].account = "Assets:Bank";
    postings[0].amount = store_amount("1.00 EUR");
    postings[1].amount = store_amount("-1.00 EUR");
    REFUSED(money_store_ledger_save(store, "default", ledger, &error));
    REFUSED(money_store_ledger_load(store, "default", &loaded, &error));
    REFUSED(money_store_ledger_add_account(store, "default", "Assets:Cash", MONEY_ACCOUNT_ASSET, NULL, &error));
    REFUSED(money_store_ledger_post(store, "default", 19782, "a", 1, postings, 2, NULL, NULL, &error));
    REFUSED(money_store_ledger_reverse(store, "default", 1, 19782, NULL, &error));
    REFUSED(money_store_ledger_close_period(store, "default", 19782, NULL, NULL, &error));
    REFUSED(money_store_ledger_balance(store, "default", "Assets", "EUR", 19782, 1, NULL, &balance, &error));
    REFUSED(money_store_ledger_rows(store, "default", "Assets", "EUR", 19782, 0, NULL, &row, 1, &count, &error));
    REFUSED(money_store_ledger_report(store, "default", MONEY_LEDGER_REPORT_TRIAL_BALANCE, MONEY_DATE_NONE, 19782,
                                      NULL, &report, &error));
    money_ledger_free(ledger);
    return wrong;
}

static int use_foreign_rates(money_store_t *store, const money_rates_t *rates)
{
    money_instant_t instant = 0;
    size_t count = 0;
    int wrong = 0;

    REFUSED(money_store_rates_save(store, "default", rates, &error));
    REFUSED(money_store_rates_add(store, "default", rates, &error));
    REFUSED(money_store_rates_count(store, "default", &count, &error));
    REFUSED(money_store_rates_at(store, "default", 0, &instant, &error));
    REFUSED(money_store_rates_instants(store, "default", 0, &instant, 1, &count, &error));
    REFUSED(money_store_rates_remove_before(store, "default", 1, NULL, &error));
    return wrong;
}

static int use_foreign_settings(money_store_t *store)
{
    money_price_quote_t quote;
    char text[64];
    size_t count = 0;
    int wrong = 0;

    money_price_quote_init(&quote);
    strcpy(quote.symbol, "ABC");
    REFUSED(money_store_setting_save(store, "theme", "dark", MONEY_NTS, 1, &error));
    REFUSED(money_store_setting(store, "theme", text, sizeof text, &count, NULL, &error));
    REFUSED(money_store_setting_count(store, &count, &error));
    REFUSED(money_store_setting_key_at(store, 0, text, sizeof text, NULL, &error));
    REFUSED(money_store_setting_remove(store, "theme", &error));
    REFUSED(money_store_quotes_save(store, &quote, 1, &error));
    REFUSED(money_store_quote(store, "ABC", &quote, &error));
    REFUSED(money_store_quote_count(store, &count, &error));
    REFUSED(money_store_quote_at(store, 0, &quote, &error));
    REFUSED(money_store_quotes(store, 0, &quote, 1, &count, &error));
    REFUSED(money_store_quote_remove(store, "ABC", &error));
    return wrong;
}

/** Every call with the parent's store. The result is how many of them are not refused. */
static int use_foreign(money_store_t *store)
{
    money_wallet_t *wallet = NULL;
    money_portfolio_t *portfolio = NULL;
    money_catalogue_t *catalogue = NULL;
    money_basket_t *basket = NULL;
    money_rates_t *rates = NULL;
    money_currency_list_t *list = NULL;
    money_transaction_t transaction;
    char text[64];
    size_t count = 0;
    uint64_t id = 0;
    int wrong = 0;

    must(money_wallet_new(&wallet, NULL));
    must(money_portfolio_new("EUR", NULL, &portfolio, NULL));
    must(money_catalogue_new("EUR", NULL, &catalogue, NULL));
    must(money_basket_new(catalogue, &basket, NULL));
    rates = make_rates();
    must(money_currency_list_new("en", &list, NULL));
    fill_transaction(&transaction, "b2", MONEY_ACTION_BUY, "4", "50.00 USD");
    REFUSED(money_store_close(store, &error));
    REFUSED(money_store_begin(store, &error));
    REFUSED(money_store_commit(store, &error));
    REFUSED(money_store_rollback(store, &error));
    REFUSED(money_store_check(store, &error));
    REFUSED(money_store_revision(store, &id, &error));
    REFUSED(money_store_release_memory(store, &error));
    REFUSED(money_store_name_count(store, MONEY_STORE_KIND_WALLET, &count, &error));
    REFUSED(money_store_name_at(store, MONEY_STORE_KIND_WALLET, 0, text, sizeof text, NULL, &error));
    REFUSED(money_store_remove(store, MONEY_STORE_KIND_WALLET, "default", &error));
    wrong += use_foreign_wallet(store, wallet);
    wrong += use_foreign_accounts(store);
    wrong += use_foreign_ledger(store);
    REFUSED(money_store_portfolio_save(store, "default", portfolio, &error));
    REFUSED(money_store_transaction_save(store, "default", &transaction, NULL, 0, NULL, &error));
    REFUSED(money_store_transaction_remove(store, "default", "b2", &error));
    REFUSED(money_store_catalogue_save(store, "default", catalogue, &error));
    REFUSED(money_store_basket_save(store, "default", basket, &error));
    wrong += use_foreign_rates(store, rates);
    REFUSED(money_store_currencies_save(store, "default", list, &error));
    wrong += use_foreign_settings(store);
    money_wallet_free(wallet);
    money_portfolio_free(portfolio);
    money_catalogue_free(catalogue);
    money_basket_free(basket);
    money_rates_free(rates);
    money_currency_list_free(list);
    wallet = NULL;
    portfolio = NULL;
    catalogue = NULL;
    basket = NULL;
    rates = NULL;
    list = NULL;
    REFUSED(money_store_wallet_load(store, "default", &wallet, &error));
    REFUSED(money_store_portfolio_load(store, "default", NULL, &portfolio, &error));
    REFUSED(money_store_catalogue_load(store, "default", &catalogue, &error));
    REFUSED(money_store_basket_load(store, "default", NULL, &basket, &error));
    REFUSED(money_store_rates_load(store, "default", MONEY_INSTANT_NONE, &rates, &error));
    REFUSED(money_store_currencies_load(store, "default", "en", &list, &error));
    return wrong;
}

/** Waits for a child; its exit code, or 99 if it has to be killed. */
static int result_of(pid_t child, double seconds)
{
    double end = store_now() + seconds;
    int result = 0;

    while (waitpid(child, &result, WNOHANG) != child) {
        if (store_now() > end) {
            kill(child, SIGKILL);
            waitpid(child, &result, 0);
            return 99;
        }
        usleep(1000);
    }
    return WIFEXITED(result) ? WEXITSTATUS(result) : 128 + WTERMSIG(result);
}

/** The parent's store and its file. A child that reopened the file would lose its saves when the parent closes. */
static void inherited(void)
{
    money_store_t *store = store_open(1), *other = NULL;
    money_t euro = store_amount("1.00 EUR");
    char elsewhere[160], link[160];
    pid_t child;
    size_t count = 0;

    snprintf(elsewhere, sizeof elsewhere, "%s/other.db", store_folder);
    snprintf(link, sizeof link, "%s/link.db", store_folder);
    CHECK(symlink(store_path, link) == 0);
    CHECK_OK(money_store_wallet_add(store, "default", &euro, NULL, NULL, &error));
    child = fork();
    if (child == 0) {
        int wrong = use_foreign(store);

        REFUSED(money_store_open(store_path, NULL, &other, &error));
        REFUSED(money_store_open(link, NULL, &other, &error));
        money_store_free(store);
        REFUSED(money_store_open(store_path, NULL, &other, &error));
        /* Another file and a store in memory are the child's own. */
        wrong += money_store_open(":memory:", NULL, &other, &error) != MONEY_OK;
        money_store_free(other);
        wrong += money_store_open(elsewhere, NULL, &other, &error) != MONEY_OK;
        wrong += money_store_wallet_add(other, "default", &euro, NULL, NULL, &error) != MONEY_OK;
        /* And so for a child of the child. */
        child = fork();
        if (child == 0) {
            money_store_t *third = NULL;

            wrong = 0;
            REFUSED(money_store_open(store_path, NULL, &third, &error));
            REFUSED(money_store_open(elsewhere, NULL, &third, &error));
            REFUSED(money_store_wallet_add(other, "default", &euro, NULL, NULL, &error));
            _exit(wrong);
        }
        wrong += result_of(child, 10) != 0;
        money_store_free(other);
        _exit(wrong);
    }
    CHECK(result_of(child, 10) == 0);
    CHECK_OK(money_store_wallet_add(store, "default", &euro, NULL, NULL, &error));
    money_store_free(store);
    /* Closed before the fork, the file is free for the child. */
    child = fork();
    if (child == 0) {
        int wrong = money_store_open(store_path, NULL, &store, &error) != MONEY_OK;

        wrong += money_store_wallet_add(store, "default", &euro, NULL, NULL, &error) != MONEY_OK;
        money_store_free(store);
        _exit(wrong);
    }
    CHECK(result_of(child, 10) == 0);
    store = store_open(0);
    CHECK_OK(money_store_wallet_count(store, "default", NULL, &count, &error));
    CHECK(count == 3);
    money_store_free(store);
    store_remove(elsewhere);
    unlink(link);
}

/** Children of the system call, which no handler of pthread_atfork sees, and their children. */
static void by_system_call(void)
{
#ifdef SYS_clone
    money_store_t *store = store_open(1);
    uint64_t revision = 0;
    pid_t child;

    CHECK_OK(money_store_revision(store, &revision, &error));
    child = (pid_t)syscall(SYS_clone, (long)SIGCHLD, 0L, 0L, 0L, 0L);
    if (child == 0) {
        money_store_t *own = NULL;
        int wrong = 0;

        REFUSED(money_store_revision(store, &revision, &error));
        wrong += money_store_open(":memory:", NULL, &own, &error) != MONEY_OK;
        wrong += money_store_revision(own, &revision, &error) != MONEY_OK;
        child = (pid_t)syscall(SYS_clone, (long)SIGCHLD, 0L, 0L, 0L, 0L);
        if (child == 0) {
            wrong = 0;
            REFUSED(money_store_revision(store, &revision, &error));
            REFUSED(money_store_revision(own, &revision, &error));
            _exit(wrong);
        }
        wrong += result_of(child, 10) != 0;
        _exit(wrong);
    }
    CHECK(result_of(child, 10) == 0);
    CHECK_OK(money_store_revision(store, &revision, &error));
    money_store_free(store);
#endif
}

static atomic_int is_over;

static void *work(void *number)
{
    char path[160];
    money_t euro = store_amount("1.00 EUR");

    snprintf(path, sizeof path, "%s/thread%d.db", store_folder, *(int *)number);
    while (!is_over) {
        money_store_t *store = NULL;

        if (money_store_open(path, NULL, &store, NULL) != MONEY_OK) continue;
        if (money_store_wallet_add(store, "default", &euro, NULL, NULL, NULL) != MONEY_OK) is_over = 1;
        money_store_free(store);
    }
    return NULL;
}

/** Forks next to threads that open, change and close stores. Each child either works or fails at once. */
static void beside_threads(void)
{
    enum { THREADS = 4, FORKS = 100 };
    pthread_t threads[THREADS];
    int numbers[THREADS], index, refused = 0, worked = 0;
    char path[160];

    money_initialize();
    for (index = 0; index < THREADS; index++) {
        numbers[index] = index;
        CHECK(pthread_create(&threads[index], NULL, work, &numbers[index]) == 0);
    }
    for (index = 0; index < FORKS; index++) {
        pid_t child;
        int result;

        usleep(100 * (unsigned)(index % 7));
        child = fork();
        if (child == 0) {
            money_store_t *store = NULL;
            money_t euro = store_amount("1.00 EUR");
            money_status_t status;

            snprintf(path, sizeof path, "%s/child.db", store_folder);
            status = money_store_open(path, NULL, &store, &error);
            if (status == MONEY_ERR_STATE) _exit(2);
            if (status == MONEY_OK) status = money_store_wallet_add(store, "default", &euro, NULL, NULL, &error);
            money_store_free(store);
            _exit(status != MONEY_OK);
        }
        result = result_of(child, 10);
        CHECK(result == 0 || result == 2);
        worked += result == 0;
        refused += result == 2;
    }
    is_over = 1;
    for (index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
    fprintf(stderr, "%d children worked, %d were refused\n", worked, refused);
    CHECK(refused > 0);
    for (index = 0; index < THREADS; index++) {
        snprintf(path, sizeof path, "%s/thread%d.db", store_folder, index);
        store_remove(path);
    }
    snprintf(path, sizeof path, "%s/child.db", store_folder);
    store_remove(path);
}

int main(void)
{
    store_tests_begin();
    inherited();
    by_system_call();
    beside_threads();
    return store_tests_end();
}
