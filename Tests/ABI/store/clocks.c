/* Stores under a clock that goes back, leaps ahead, stops, or shows the year 1. No call hangs, loses or repeats a change.
 * A limit on time may end a call early or late. */
#define _GNU_SOURCE 1
#include "store.h"

#include <sqlite3.h>
#include <sys/syscall.h>
#include <sys/time.h>

enum { RIGHT, BACK, AHEAD, STILL, YEAR_ONE, WILD, CLOCKS };
enum { ENTRIES = 20000 };

static int clock_kind;
static int64_t clock_reads;

/** The seconds that the clock shows instead of the right ones. */
static int64_t wrong_seconds(int64_t right)
{
    int64_t reads = ++clock_reads;

    switch (clock_kind) {
    case BACK: return right - reads * 3600;
    case AHEAD: return right + reads * 86400 * 365;
    case STILL: return 1700000000;
    case YEAR_ONE: return -62135596800;
    case WILD: return reads % 2 == 0 ? right + 253402300799 : right - 62135596800;
    default: return right;
    }
}

int clock_gettime(clockid_t clock, struct timespec *now)
{
    int result = (int)syscall(SYS_clock_gettime, clock, now);

    if (result == 0 && clock_kind != RIGHT) {
        now->tv_sec = (time_t)wrong_seconds(now->tv_sec);
        if (clock_kind >= STILL) now->tv_nsec = 0;
    }
    return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone)
{
    struct timespec time;

    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &time) != 0) return -1;
    now->tv_sec = time.tv_sec;
    now->tv_usec = time.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *seconds)
{
    struct timespec now = {0, 0};

    clock_gettime(CLOCK_REALTIME, &now);
    if (seconds != NULL) *seconds = now.tv_sec;
    return now.tv_sec;
}

/** The right seconds, from the system itself. */
static double right_now(void)
{
    struct timespec now;

    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static money_store_t *open_with(int32_t busy, int32_t work)
{
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_store_t *store = NULL;

    options.busy_milliseconds = busy;
    options.work_milliseconds = work;
    CHECK_OK(money_store_open(store_path, &options, &store, &error));
    return store;
}

static int has(money_store_t *store, const char *text)
{
    money_t sum;

    CHECK_OK(money_store_wallet_sum(store, "w", "EUR", NULL, &sum, &error));
    return store_is_amount(&sum, text);
}

/** A wait for another connection ends, neither at once nor much too late. */
static void waiting(void)
{
    money_store_t *store = open_with(0, 0), *other = open_with(300, 0);
    money_t euro = store_amount("1.00 EUR");
    double start, seconds;

    CHECK_OK(money_store_begin(store, &error));
    start = right_now();
    CHECK_CAUSE(money_store_wallet_add(other, "w", &euro, NULL, NULL, &error), MONEY_ERR_SAVING, MONEY_ERR_STORE_LOCKED);
    seconds = right_now() - start;
    CHECK(seconds >= 0.2 && seconds < 20);
    CHECK_OK(money_store_rollback(store, &error));
    CHECK_OK(money_store_wallet_add(other, "w", &euro, NULL, NULL, &error));
    CHECK(has(store, "101.00 EUR"));
    money_store_free(store);
    money_store_free(other);
}

/** A limit on the work ends a call, or does not; the call is done or not, and the next one works. */
static void working(const char *large)
{
    static const int32_t LIMITS[] = {1, 50, INT32_MAX};
    money_wallet_t *wallet = NULL;
    money_status_t status;
    money_store_t *store;
    size_t index, count;
    int kind = clock_kind;

    for (index = 0; index < 3; index++) {
        /* A clock that leaps ahead ends the opening, too; that changes nothing either. */
        clock_kind = RIGHT;
        store = open_with(0, LIMITS[index]);
        clock_kind = kind;
        must(money_wallet_from_json(large, MONEY_NTS, &wallet, NULL));
        status = money_store_wallet_save(store, "large", wallet, &error);
        CHECK(status == MONEY_OK || status == MONEY_ERR_CANCELLED);
        if (kind == STILL || kind == YEAR_ONE) CHECK(status == MONEY_OK);
        if (kind == AHEAD) CHECK(status == MONEY_ERR_CANCELLED);
        money_wallet_free(wallet);
        clock_kind = RIGHT;
        money_store_free(store);
        store = open_with(0, 0);
        count = 0;
        if (status == MONEY_OK) CHECK_OK(money_store_wallet_count(store, "large", NULL, &count, &error));
        CHECK(count == (status == MONEY_OK ? ENTRIES : 0));
        if (status == MONEY_OK) CHECK_OK(money_store_remove(store, MONEY_STORE_KIND_WALLET, "large", &error));
        money_store_free(store);
        clock_kind = kind;
    }
}

/** Under a limit that the clock may end at any time, a request with a key is repeated until it is done: once. */
static void requests(void)
{
    money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;
    money_t ten = store_amount("10.00 EUR");
    money_status_t status = MONEY_ERR_CANCELLED;
    uint64_t id = 0, again = 0;
    int turn, kind = clock_kind;
    money_store_t *store;

    clock_kind = RIGHT;
    store = open_with(100, 1000);
    clock_kind = kind;
    movement.idempotency_key = "order-17";
    for (turn = 0; turn < 20 && status != MONEY_OK; turn++) {
        status = money_store_wallet_spend(store, "w", &ten, NULL, &movement, &id, &error);
        CHECK(status == MONEY_OK || status == MONEY_ERR_CANCELLED);
    }
    CHECK_OK(status);
    for (turn = 0; turn < 3; turn++) {
        CHECK_OK(money_store_wallet_spend(store, "w", &ten, NULL, &movement, &again, &error));
        CHECK(again == id && has(store, "91.00 EUR"));
    }
    money_store_free(store);
}

/** Instants are those that the caller passes, independently of the clock. */
static void instants(void)
{
    money_store_t *store = open_with(0, 0);
    money_instant_t instant = 0;
    char text[16];

    CHECK_OK(money_store_setting_save(store, "currency", "EUR", MONEY_NTS, 1709208000, &error));
    CHECK_OK(money_store_setting(store, "currency", text, sizeof text, NULL, &instant, &error));
    CHECK(instant == 1709208000 && strcmp(text, "EUR") == 0);
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
}

int main(void)
{
    money_wallet_t *wallet;
    money_t cent = store_amount("0.01 EUR"), euros = store_amount("100.00 EUR");
    char *large;
    int index;

    store_tests_begin();
    must(money_wallet_new(&wallet, NULL));
    for (index = 0; index < ENTRIES; index++) must(money_wallet_add(wallet, &cent, NULL, NULL, NULL));
    must(money_wallet_to_json(wallet, &large, NULL, NULL));
    money_wallet_free(wallet);
    for (index = RIGHT; index < CLOCKS; index++) {
        long failed = check_failed;
        money_store_t *store;

        clock_kind = index;
        clock_reads = 0;
        store = store_open(1);
        CHECK_OK(money_store_wallet_add(store, "w", &euros, NULL, NULL, &error));
        money_store_free(store);
        waiting();
        working(large);
        requests();
        instants();
        CHECK(index == RIGHT || clock_reads > 0);
        if (check_failed != failed) fprintf(stderr, "with clock %d\n", index);
    }
    clock_kind = RIGHT;
    money_string_free(large);
    return store_tests_end();
}
