/*
 * Saves of a stored wallet of many entries after small changes.
 *
 *     store_save FILE COUNT
 *
 * The file must not exist. Prints the seconds of processor time of saving the entire wallet, and the median seconds of a
 * change and its save: one more entry; one entry less, the oldest; a hold, and its commit. Last it prints the seconds of
 * the first such save of a wallet that was loaded again.
 */
#define _POSIX_C_SOURCE 200809L
#include "timing.h"

#include <money.h>

enum { ROUNDS = 51 };

static money_error_t error;
static money_store_t *store;
static money_wallet_t *wallet;
static money_t euro;
static uint64_t oldest = 1;

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s: %s\n", money_status_name(status), error.text);
    exit(1);
}

static void add(void) { must(money_wallet_add(wallet, &euro, NULL, NULL, &error)); }

static void remove_oldest(void) { must(money_wallet_remove(wallet, oldest++, &error)); }

static void hold(void)
{
    uint64_t id;

    must(money_wallet_hold(wallet, &euro, NULL, &id, &error));
    must(money_wallet_commit(wallet, id, NULL, &error));
}

static double save(void (*change)(void))
{
    double start = timing_now();

    if (change != NULL) change();
    must(money_store_wallet_save(store, "default", wallet, &error));
    return timing_now() - start;
}

static double median(void (*change)(void))
{
    int round;

    for (round = 0; round < ROUNDS; round++) timing_passes[round] = save(change);
    qsort(timing_passes, ROUNDS, sizeof *timing_passes, timing_order);
    return timing_passes[ROUNDS / 2];
}

int main(int count, char **arguments)
{
    long entries, index;

    if (count != 3) return 2;
    entries = strtol(arguments[2], NULL, 10);
    must(money_parse("1.05 EUR", MONEY_NTS, &euro, &error));
    must(money_wallet_new(&wallet, &error));
    for (index = 0; index < entries; index++) add();
    must(money_store_open(arguments[1], NULL, &store, &error));
    printf("%.9f\n", save(NULL));
    printf("%.9f\n", median(add));
    printf("%.9f\n", median(remove_oldest));
    printf("%.9f\n", median(hold));
    money_wallet_free(wallet);
    must(money_store_wallet_load(store, "default", &wallet, &error));
    printf("%.9f\n", save(add));
    money_wallet_free(wallet);
    money_store_free(store);
    return 0;
}
