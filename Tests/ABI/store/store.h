/* Shared by the tests of stores: a folder of their own, and objects to save. */
#ifndef STORE_TESTS_H
#define STORE_TESTS_H

#define _DEFAULT_SOURCE 1
#include "../hostile/given.h"
#include "../hostile/objects.h"
#include "../state.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static char store_folder[64];
static char store_path[128];
static money_error_t error;

static inline double store_now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static inline void store_remove(const char *path)
{
    char other[256];

    unlink(path);
    snprintf(other, sizeof other, "%s-wal", path);
    unlink(other);
    snprintf(other, sizeof other, "%s-shm", path);
    unlink(other);
}

static inline void store_tests_begin(void)
{
    /* In memory where that can be: a thousand commits wait for no disk. */
    strcpy(store_folder, "/dev/shm/money-store-XXXXXX");
    if (mkdtemp(store_folder) == NULL) {
        strcpy(store_folder, "/tmp/money-store-XXXXXX");
        if (mkdtemp(store_folder) == NULL) abort();
    }
    snprintf(store_path, sizeof store_path, "%s/store.db", store_folder);
}

static inline int store_tests_end(void)
{
    store_remove(store_path);
    rmdir(store_folder);
    return check_end();
}

/** Opens the tests' file, after deleting it if `is_new`; never waits for a lock. */
static inline money_store_t *store_open(int is_new)
{
    money_store_t *store = NULL;
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;

    if (is_new) store_remove(store_path);
    options.busy_milliseconds = 0;
    if (!CHECK_OK(money_store_open(store_path, &options, &store, &error))) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    return store;
}

static inline money_t store_amount(const char *text)
{
    money_t amount;

    must(money_parse(text, MONEY_NTS, &amount, NULL));
    return amount;
}

static inline int store_is_amount(const money_t *amount, const char *text)
{
    char got[MONEY_TEXT_MAX];

    must(money_format(amount, got, sizeof got, NULL, NULL));
    if (strcmp(got, text) != 0) fprintf(stderr, "%s instead of %s\n", got, text);
    return strcmp(got, text) == 0;
}

/** The stored wallet writes the same journal as the one in memory. */
static inline void store_is_same(money_store_t *store, const char *name, const money_wallet_t *wallet)
{
    money_wallet_t *loaded = NULL;
    char *one = NULL, *two = NULL;

    if (!CHECK_OK(money_store_wallet_load(store, name, &loaded, &error))) return;
    must(money_wallet_to_journal(wallet, &one, NULL, NULL));
    must(money_wallet_to_journal(loaded, &two, NULL, NULL));
    CHECK_TEXT(two, one);
    money_string_free(one);
    money_string_free(two);
    money_wallet_free(loaded);
}

/** Fails because of the file, in status and text. */
#define CHECK_CAUSE(call, wanted, because) \
    (CHECK_STATUS(call, wanted), CHECK_STATUS(error.status, wanted), CHECK_STATUS(error.cause, because))

#endif
