/* Stores on a disk that is full, or that fails, at each call to the system in turn. Each operation ends with the status that
 * the documents name. The file is then as it was before the operation, or as it is after it, and never between. */
#include "failing_disk.h"

enum { LARGE = 60000 };

static char before_path[160], crash_path[160];
static char *large;
static money_rates_t *rates;

/* -------------------------------------------------------------------------------------------------------- Operations */

static money_status_t add(money_store_t *store)
{
    money_t euro = store_amount("1.00 EUR");

    return money_store_wallet_add(store, "w", &euro, NULL, NULL, &error);
}

static money_status_t spend(money_store_t *store)
{
    money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;
    money_t euros = store_amount("30.00 EUR");

    movement.idempotency_key = "order-17";
    return money_store_wallet_spend(store, "w", &euros, NULL, &movement, NULL, &error);
}

/** A wallet that remembers no file: the file is put back to an older state, which the wallet would notice. */
static money_status_t save_wallet(money_store_t *store)
{
    money_wallet_t *wallet = NULL;
    money_status_t status;

    must(money_wallet_from_json(large, MONEY_NTS, &wallet, NULL));
    status = money_store_wallet_save(store, "large", wallet, &error);
    money_wallet_free(wallet);
    return status;
}

static money_status_t save_portfolio(money_store_t *store)
{
    money_portfolio_t *portfolio = make_portfolio();
    money_status_t status = money_store_portfolio_save(store, "p", portfolio, &error);

    money_portfolio_free(portfolio);
    return status;
}

static money_status_t save_rates(money_store_t *store) { return money_store_rates_save(store, "r", rates, &error); }

static money_status_t take_away(money_store_t *store)
{
    return money_store_remove(store, MONEY_STORE_KIND_WALLET, "w", &error);
}

static money_status_t group(money_store_t *store)
{
    money_status_t status = money_store_begin(store, &error);

    if (status != MONEY_OK) return status;
    status = add(store);
    if (status == MONEY_OK) status = spend(store);
    if (status == MONEY_OK) status = save_portfolio(store);
    if (status == MONEY_OK) return money_store_commit(store, &error);
    CHECK_STATUS(money_store_rollback(store, NULL), MONEY_OK);
    return status;
}

static money_status_t check(money_store_t *store) { return money_store_check(store, &error); }

typedef struct {
    const char *name;
    money_status_t (*run)(money_store_t *store);
    money_status_t failure;
    int is_change;
} operation_t;

static const operation_t OPERATIONS[] = {
    {"add", add, MONEY_ERR_SAVING, 1},
    {"spend with a key", spend, MONEY_ERR_SAVING, 1},
    {"save a portfolio", save_portfolio, MONEY_ERR_SAVING, 1},
    {"save rates", save_rates, MONEY_ERR_SAVING, 1},
    {"remove", take_away, MONEY_ERR_REMOVAL, 1},
    {"a group", group, MONEY_ERR_SAVING, 1},
    {"check", check, MONEY_ERR_RETRIEVAL, 0},
#ifndef MONEY_SANITIZED
    /* Enough pages that SQLite writes them before the end, and then from the log to the file. */
    {"save a large wallet", save_wallet, MONEY_ERR_SAVING, 1},
#endif
};

/* ------------------------------------------------------------------------------------------------------------- States */

static uint64_t before, after;

/** True if the disk's error produces its own status. Some system calls do not report the reason to SQLite. */
static int is_cause(money_status_t cause, int number)
{
    if (cause == MONEY_ERR_STORE_FULL) return number == ENOSPC;
    return cause == MONEY_ERR_STORE_IO || cause == MONEY_ERR_STORE_PATH || cause == MONEY_ERR_STORE_CORRUPT;
}

static int is_whole(uint64_t content) { return content == before || content == after; }

/** The result of a crash now: one of both states, including everything acknowledged. */
static void crash(int is_done)
{
    money_store_t *store = NULL;
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;

    copy_store(store_path, crash_path);
    CHECK_OK(money_store_open(crash_path, &options, &store, &error));
    if (store == NULL) return;
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
    CHECK(is_done ? content_of(crash_path) == after : is_whole(content_of(crash_path)));
}

/** One operation with one failure. Returns whether the disk failed at all. */
static int fail_once(const operation_t *operation, int way, long at, int number)
{
    money_store_t *store;
    money_status_t status;
    int failed;

    copy_store(before_path, store_path);
    store = store_open(0);
    disk_arm(way, at, number);
    status = operation->run(store);
    failed = disk_failed;
    disk_mend();
    if (status != MONEY_OK) {
        CHECK(failed);
        /* outcomes.c tests the guarantees of both statuses. */
        if (!operation->is_change || status != MONEY_ERR_STORE_UNKNOWN) CHECK_STATUS(status, operation->failure);
        CHECK_STATUS(error.status, status);
        if (!CHECK(is_cause(error.cause, number))) fprintf(stderr, "%s\n", error.text);
    }
    if (!failed) CHECK_OK(status);
    crash(status == MONEY_OK);
    CHECK_OK(money_store_check(store, &error));
    /* The same connection goes on; or another one begins. */
    if (at % 2 == 0 && status != MONEY_OK && operation->is_change) {
        CHECK_OK(operation->run(store));
        status = MONEY_OK;
    }
    money_store_free(store);
    CHECK(content_of(store_path) == (status == MONEY_OK ? after : before));
    store = store_open(0);
    CHECK_OK(money_store_check(store, &error));
    if (status != MONEY_OK) CHECK_OK(operation->run(store));
    money_store_free(store);
    CHECK(content_of(store_path) == after);
    return failed;
}

/** The next call that fails: each one, and a few of those of a large wallet, which are thousands. */
static long next(const operation_t *operation, long at) { return operation->run == save_wallet ? at * 3 : at + 1; }

static void each_call(const operation_t *operation)
{
    static const int NUMBERS[] = {ENOSPC, EIO};
    money_store_t *store;
    int number, way;
    long at, times = 0;

    copy_store(before_path, store_path);
    before = content_of(store_path);
    store = store_open(0);
    CHECK_OK(operation->run(store));
    money_store_free(store);
    after = content_of(store_path);
    CHECK(before != 0 && after != 0 && (before != after) == operation->is_change);
    for (number = 0; number < 2; number++)
        for (way = ONCE; way < WAYS; way++) {
            long failed = check_failed;

            for (at = 1; fail_once(operation, way, at, NUMBERS[number]); at = next(operation, at)) times++;
            if (check_failed != failed)
                fprintf(stderr, "%s, way %d, %s\n", operation->name, way, strerror(NUMBERS[number]));
        }
    /* A check reads, which a full disk allows. */
    CHECK(times >= (operation->is_change ? 20 : 2));
}

/** Opening: a new file, one that is there, and one whose log has changes that a crash left. */
static void opening(int kind)
{
    static const int NUMBERS[] = {ENOSPC, EIO};
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    char kept_path[160];
    int number, way, failed;
    long at, times = 0;

    snprintf(kept_path, sizeof kept_path, "%s/kept.db", store_folder);
    copy_store(before_path, store_path);
    if (kind == 2) {
        money_store_t *store = store_open(0);

        CHECK_OK(add(store));
        copy_store(store_path, kept_path);
        money_store_free(store);
    } else {
        if (kind == 0) store_remove(store_path);
        copy_store(store_path, kept_path);
    }
    after = kind == 0 ? 0 : content_of(store_path);
    for (number = 0; number < 2; number++)
        for (way = ONCE; way < WAYS; way++)
            for (at = 1, failed = 1; failed; at++, times++) {
                money_store_t *store = NULL;
                money_status_t status;
                long failures = check_failed;

                copy_store(kept_path, store_path);
                disk_arm(way, at, NUMBERS[number]);
                status = money_store_open(store_path, &options, &store, &error);
                /* To close may write the log to the file, and need not. */
                money_store_free(store);
                failed = disk_failed;
                disk_mend();
                /* If SQLite cannot open the file for writing, it opens it for reading. */
                if (status != MONEY_OK && status != MONEY_ERR_STORE_READ_ONLY &&
                    !CHECK(failed && is_cause(status, NUMBERS[number]) && error.cause == 0))
                    fprintf(stderr, "%s\n", error.text);
                store = store_open(0);
                CHECK_OK(money_store_check(store, &error));
                money_store_free(store);
                CHECK(kind == 0 || content_of(store_path) == after);
                if (check_failed != failures) fprintf(stderr, "opening %d, way %d, call %ld\n", kind, way, at);
            }
    CHECK(times > 20);
    store_remove(kept_path);
}

/** Closing: acknowledged changes are present, regardless of the log's fate. */
static void closing(void)
{
    static const int NUMBERS[] = {ENOSPC, EIO};
    int number, way, failed;
    long at, times = 0;
    money_store_t *store;

    copy_store(before_path, store_path);
    store = store_open(0);
    CHECK_OK(add(store));
    money_store_free(store);
    after = content_of(store_path);
    for (number = 0; number < 2; number++)
        for (way = ONCE; way < WAYS; way++)
            for (at = 1, failed = 1; failed; at++, times++) {
                copy_store(before_path, store_path);
                store = store_open(0);
                CHECK_OK(add(store));
                disk_arm(way, at, NUMBERS[number]);
                money_store_free(store);
                failed = disk_failed;
                disk_mend();
                crash(1);
                CHECK(content_of(store_path) == after);
            }
    CHECK(times > 20);
}

int main(void)
{
    money_store_t *store;
    money_t euros = store_amount("100.00 EUR"), cent = store_amount("0.01 EUR");
    money_wallet_t *wallet;
    size_t index;

    store_tests_begin();
    snprintf(before_path, sizeof before_path, "%s/before.db", store_folder);
    snprintf(crash_path, sizeof crash_path, "%s/crash.db", store_folder);
    must(money_wallet_new(&wallet, NULL));
    for (index = 0; index < LARGE; index++) must(money_wallet_add(wallet, &cent, NULL, NULL, NULL));
    must(money_wallet_to_json(wallet, &large, NULL, NULL));
    money_wallet_free(wallet);
    rates = make_rates();
    store = store_open(1);
    CHECK_OK(money_store_wallet_add(store, "w", &euros, NULL, NULL, &error));
    money_store_free(store);
    copy_store(store_path, before_path);
    for (index = 0; index < sizeof OPERATIONS / sizeof *OPERATIONS; index++) each_call(&OPERATIONS[index]);
    opening(0);
    opening(1);
    opening(2);
    closing();
    store_remove(before_path);
    store_remove(crash_path);
    money_string_free(large);
    money_rates_free(rates);
    return store_tests_end();
}
