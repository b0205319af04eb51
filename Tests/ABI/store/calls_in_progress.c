/* A store that is used in the callback of its own long call: it answers reading calls, refuses changes, and the long call
 * ends as it would have. Both alone and in a transaction. */
#define _DEFAULT_SOURCE 1
#include "../check.h"

#include <unistd.h>

static money_store_t *store;
static money_progress_t progress = MONEY_PROGRESS_INIT;
static unsigned calls, inner;

enum { ENTRIES = 5000, INNER_MOST = 8 };

static size_t count_of(const money_wallet_t *wallet)
{
    size_t count = 0;

    CHECK_OK(money_wallet_count(wallet, NULL, &count, NULL));
    return count;
}

/** Makes a call of a kind to the store that a long call uses at this moment. */
static void call_again(void *user_data, uint64_t done, uint64_t total)
{
    money_t amount = { 0 };
    money_wallet_t *wallet = NULL;
    uint64_t revision = 0;
    size_t count = 0;

    (void)user_data;
    (void)done;
    (void)total;
    if (++calls > 2) return;
    CHECK_OK(money_from_minor(100, "EUR", NULL, &amount, NULL));
    switch (inner) {
    case 0:
        CHECK_OK(money_store_wallet_sum(store, "default", "EUR", NULL, &amount, NULL));
        CHECK(amount.lo == ENTRIES * 100);
        break;
    case 1:
        CHECK_OK(money_store_name_count(store, MONEY_STORE_KIND_WALLET, &count, NULL));
        CHECK(count == 1);
        CHECK_OK(money_store_revision(store, &revision, NULL));
        CHECK(revision == 2);
        break;
    case 2:
        CHECK_OK(money_store_wallet_load(store, "default", &wallet, NULL));
        CHECK(count_of(wallet) == ENTRIES);
        money_wallet_free(wallet);
        CHECK_STATUS(money_store_wallet_load(store, "none", &wallet, NULL), MONEY_ERR_NOT_FOUND);
        break;
    case 3: CHECK_OK(money_store_check(store, NULL)); break;
    case 4: CHECK_STATUS(money_store_wallet_add(store, "default", &amount, NULL, NULL, NULL), MONEY_ERR_BUSY); break;
    case 5:
        CHECK_STATUS(money_store_begin(store, NULL), MONEY_ERR_BUSY);
        CHECK_STATUS(money_store_commit(store, NULL), MONEY_ERR_BUSY);
        CHECK_STATUS(money_store_rollback(store, NULL), MONEY_ERR_BUSY);
        break;
    case 6: CHECK_STATUS(money_store_close(store, NULL), MONEY_ERR_BUSY); break;
    default: CHECK_OK(money_store_release_memory(store, NULL)); break;
    }
}

/** Makes each kind of call in the callbacks of each long one. */
static void use(void)
{
    money_wallet_t *wallet;
    money_rates_t *rates;

    for (inner = 0; inner < INNER_MOST; inner++) {
        calls = 0;
        wallet = NULL;
        CHECK_OK(money_store_wallet_load(store, "default", &wallet, NULL));
        CHECK(count_of(wallet) == ENTRIES && calls > 2);
        money_wallet_free(wallet);
        calls = 0;
        CHECK_OK(money_store_check(store, NULL));
        CHECK(calls > 2);
        calls = 0;
        rates = NULL;
        CHECK_OK(money_store_rates_load(store, "rates", MONEY_INSTANT_NONE, &rates, NULL));
        CHECK(rates != NULL && calls > 2);
        money_rates_free(rates);
    }
}

/** Fills the store: a wallet, and a table with many days. */
static void fill(void)
{
    static char text[ENTRIES * 32];
    size_t length = (size_t)sprintf(text, "Date,USD\n");
    money_wallet_t *wallet = NULL;
    money_rates_t *rates = NULL;
    money_t amount;

    CHECK_OK(money_wallet_new(&wallet, NULL));
    CHECK_OK(money_from_minor(100, "EUR", NULL, &amount, NULL));
    for (int i = 0; i < ENTRIES; i++) {
        CHECK_OK(money_wallet_add(wallet, &amount, NULL, NULL, NULL));
        length += (size_t)sprintf(text + length, "%04d-%02d-%02d,1.25\n", 1960 + i / 336, 1 + i / 28 % 12, 1 + i % 28);
    }
    CHECK_OK(money_store_wallet_save(store, "default", wallet, NULL));
    CHECK_OK(money_rates_from_ecb_csv(text, length, &rates, NULL));
    CHECK_OK(money_store_rates_save(store, "rates", rates, NULL));
    money_rates_free(rates);
    money_wallet_free(wallet);
}

static void test(const char *path)
{
    uint64_t revision = 0;

    CHECK_OK(money_store_open(path, NULL, &store, NULL));
    fill();
    progress.callback = call_again;
    CHECK_OK(money_progress_watch(&progress, NULL));
    use();
    CHECK_OK(money_store_begin(store, NULL));
    use();
    CHECK_OK(money_store_commit(store, NULL));
    CHECK_OK(money_progress_watch(NULL, NULL));
    CHECK_OK(money_store_revision(store, &revision, NULL));
    CHECK(revision == 2);
    money_store_free(store);
}

int main(void)
{
    char folder[] = "/tmp/money-store-XXXXXX", path[64], log[128];

    test(":memory:");
    if (mkdtemp(folder) == NULL) abort();
    snprintf(path, sizeof path, "%s/store.db", folder);
    snprintf(log, sizeof log, "%s-wal", path);
    test(path);
    /* SQLite removes the log when the file is closed: no statement remained unfinalised. */
    CHECK(access(path, F_OK) == 0 && access(log, F_OK) != 0);
    unlink(log);
    unlink(path);
    CHECK(rmdir(folder) == 0);
    return check_end();
}
