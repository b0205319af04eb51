/* Callbacks that do not return while several objects notify: transfers, and callbacks inside callbacks. The object whose
 * callback was left stays busy; the others continue, and objects that an outer call still needs are kept. */
#define _GNU_SOURCE 1
#include "allocated.h"
#include "check.h"

#include <setjmp.h>

static money_t amount_of(const char *text)
{
    money_t amount;

    CHECK_OK(money_parse(text, MONEY_NTS, &amount, NULL));
    return amount;
}

static money_status_t change_wallet(money_wallet_t *wallet)
{
    money_t amount = amount_of("1.00 EUR");

    return money_wallet_add(wallet, &amount, NULL, NULL, NULL);
}

static uint64_t revision_wallet(const money_wallet_t *wallet)
{
    uint64_t revision = 0;

    CHECK_OK(money_wallet_revision(wallet, &revision, NULL));
    return revision;
}

static money_wallet_t *wallets[3];
static int told[3];
/* The wallet that a callback frees, or -1. */
static int freeing = -1;
static jmp_buf outside, between;

static money_status_t transfer(void)
{
    money_transfer_leg_t legs[2] = {MONEY_TRANSFER_LEG_INIT, MONEY_TRANSFER_LEG_INIT};

    legs[0].source = wallets[0], legs[0].target = wallets[1], legs[0].amount = amount_of("1.00 EUR");
    legs[1].source = wallets[1], legs[1].target = wallets[2], legs[1].amount = amount_of("1.00 EUR");
    return money_wallet_transfer(legs, 2, NULL, NULL);
}

static void make_wallets(money_change_callback_t first, money_change_callback_t second)
{
    int index;

    for (index = 0; index < 3; index++) {
        told[index] = 0;
        CHECK_OK(money_wallet_new(&wallets[index], NULL));
        CHECK_OK(change_wallet(wallets[index]));
        CHECK_OK(money_wallet_on_change(wallets[index], index == 0 ? first : second, &told[index], NULL));
    }
}

static void free_wallets(int but)
{
    int index;

    for (index = 0; index < 3; index++)
        if (index != but) money_wallet_free(wallets[index]);
}

static void leave(void *count, uint64_t revision)
{
    (void)revision;
    ++*(int *)count;
    CHECK_STATUS(change_wallet(wallets[0]), MONEY_ERR_BUSY);
    if (freeing >= 0) money_wallet_free(wallets[freeing]);
    longjmp(outside, 1);
}

static void count_calls(void *count, uint64_t revision)
{
    (void)revision;
    ++*(int *)count;
}

/** Wallets of calls that were left. The library never releases them, so this list keeps them reachable for leak checkers. */
static money_wallet_t *volatile left[256];
static size_t left_count;

static void keep_left(void)
{
    int index;

    for (index = 0; index < 3; index++) left[left_count++] = wallets[index];
}

/** Leaves the transfer in the first callback: all have changed, the others are not notified. */
static void transfers(void)
{
    volatile int round;

    for (round = 0; round < 4; round++) {
        make_wallets(leave, count_calls);
        keep_left();
        freeing = round % 2 == 1 ? 1 : -1;
        if (setjmp(outside) == 0) {
            CHECK_OK(transfer());
            CHECK(0);
        }
        CHECK(told[0] == 1 && told[1] == 0 && told[2] == 0);
        CHECK(revision_wallet(wallets[0]) == 2 && revision_wallet(wallets[2]) == 2);
        CHECK_STATUS(change_wallet(wallets[0]), MONEY_ERR_BUSY);
        if (freeing < 0) CHECK_STATUS(transfer(), MONEY_ERR_BUSY);
        CHECK_OK(change_wallet(wallets[2]));
        CHECK(told[2] == 1);
        free_wallets(freeing);
    }
}

static void jump_between(void *count, uint64_t revision)
{
    (void)revision;
    ++*(int *)count;
    longjmp(between, 1);
}

/** Catches the second wallet's jump in the first one's callback: the first is still being called. */
static void catch_between(void *count, uint64_t revision)
{
    (void)revision;
    ++*(int *)count;
    if (setjmp(between) == 0) {
        CHECK_OK(change_wallet(wallets[1]));
        CHECK(0);
    }
    CHECK_STATUS(change_wallet(wallets[0]), MONEY_ERR_BUSY);
    CHECK_STATUS(change_wallet(wallets[1]), MONEY_ERR_BUSY);
    CHECK_STATUS(money_wallet_on_change(wallets[1], count_calls, &told[1], NULL), MONEY_ERR_BUSY);
    if (freeing >= 0) money_wallet_free(wallets[freeing]);
}

static void callbacks_in_callbacks(void)
{
    int round;

    for (round = 0; round < 4; round++) {
        make_wallets(catch_between, jump_between);
        keep_left();
        freeing = -1;
        CHECK_OK(change_wallet(wallets[0]));
        CHECK(told[0] == 1 && told[1] == 1);
        CHECK_OK(money_wallet_on_change(wallets[0], NULL, NULL, NULL));
        CHECK_OK(change_wallet(wallets[0]));
        CHECK_STATUS(change_wallet(wallets[1]), MONEY_ERR_BUSY);
        free_wallets(-1);

        /* The same in a transfer: the second wallet, whose callback was left, is not notified again. */
        make_wallets(catch_between, jump_between);
        keep_left();
        CHECK_OK(money_wallet_on_change(wallets[2], count_calls, &told[2], NULL));
        freeing = round % 2 ? 1 : -1;
        CHECK_OK(transfer());
        CHECK(told[0] == 1 && told[1] == 1 && told[2] == 1);
        CHECK_OK(change_wallet(wallets[2]));
        free_wallets(freeing);
    }
}

static int inner_jumps;

static void count_or_jump(void *count, uint64_t revision)
{
    (void)revision;
    ++*(int *)count;
    if (inner_jumps) longjmp(between, 1);
}

static void transfer_again(void *count, uint64_t revision)
{
    money_transfer_leg_t leg = MONEY_TRANSFER_LEG_INIT;

    (void)revision;
    ++*(int *)count;
    CHECK_STATUS(transfer(), MONEY_ERR_BUSY);
    leg.source = wallets[1], leg.target = wallets[2], leg.amount = amount_of("1.00 EUR");
    if (setjmp(between) == 0) CHECK_OK(money_wallet_transfer(&leg, 1, NULL, NULL));
    inner_jumps = 0;
    /* The outer transfer still comes to it, so it stays until then. */
    money_wallet_free(wallets[1]);
    money_wallet_free(wallets[1]);
    CHECK(revision_wallet(wallets[1]) == 3);
}

/** A transfer inside another one, of the same wallets, returns or is left; the outer one goes on. */
static void transfers_in_transfers(int jumps, int rounds)
{
    size_t before = 0;
    int round;

    for (round = 0; round < rounds * 2; round++) {
        if (round == rounds) before = allocated();
        make_wallets(transfer_again, count_or_jump);
        if (jumps) keep_left();
        inner_jumps = jumps;
        CHECK_OK(transfer());
        CHECK(told[0] == 1 && told[1] == 1 && told[2] == (jumps ? 1 : 2));
        if (jumps) CHECK_OK(change_wallet(wallets[2]));
        free_wallets(1);
    }
    if (!jumps) CHECK(allocated() < before + (size_t)rounds * 16);
}

int main(void)
{
    transfers();
    callbacks_in_callbacks();
    transfers_in_transfers(0, 400);
    transfers_in_transfers(1, 2);
    return check_end();
}
