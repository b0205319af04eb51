/* A C++ exception that leaves a callback ends the process by std::terminate, with every build: the library's frames
 * cannot be unwound. An exception that the callback catches has no effect. */
#include "check.h"

#include <exception>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

enum { TERMINATED = 42, CAUGHT = 43, RETURNED = 44 };

static void fail_on_change(void *, uint64_t) { throw std::runtime_error("of a callback"); }

static void fail_on_display(void *, const char *) { throw 5; }

static void fail_on_alert(void *, money_calculator_alert_t)
{
    try {
        throw std::runtime_error("of a callback");
    } catch (...) {
        throw;
    }
}

static void catch_on_change(void *count, uint64_t)
{
    try {
        throw std::runtime_error("of a callback");
    } catch (const std::exception &) {
        ++*static_cast<int *>(count);
    }
}

static money_status_t add(money_wallet_t *wallet)
{
    money_t amount;
    const money_status_t status = money_parse("5.00 EUR", MONEY_NTS, &amount, nullptr);

    return status == MONEY_OK ? money_wallet_add(wallet, &amount, nullptr, nullptr, nullptr) : status;
}

static money_status_t change_wallet(void)
{
    money_wallet_t *wallet = nullptr;

    if (money_wallet_new(&wallet, nullptr) != MONEY_OK) return MONEY_ERR_OUT_OF_MEMORY;
    if (money_wallet_on_change(wallet, fail_on_change, nullptr, nullptr) != MONEY_OK) return MONEY_ERR_BUSY;
    return add(wallet);
}

static money_status_t transfer(void)
{
    money_transfer_leg_t leg = MONEY_TRANSFER_LEG_INIT;

    if (money_wallet_new(&leg.target, nullptr) != MONEY_OK) return MONEY_ERR_OUT_OF_MEMORY;
    if (money_wallet_on_change(leg.target, fail_on_change, nullptr, nullptr) != MONEY_OK) return MONEY_ERR_BUSY;
    if (money_parse("5.00 EUR", MONEY_NTS, &leg.amount, nullptr) != MONEY_OK) return MONEY_ERR_SYNTAX;
    return money_wallet_transfer(&leg, 1, nullptr, nullptr);
}

static money_status_t press(void)
{
    money_calculator_t *calculator = nullptr;

    if (money_calculator_new(&calculator, nullptr) != MONEY_OK) return MONEY_ERR_OUT_OF_MEMORY;
    if (money_calculator_on_display(calculator, fail_on_display, nullptr, nullptr) != MONEY_OK) return MONEY_ERR_BUSY;
    return money_calculator_press(calculator, 5, nullptr, nullptr);
}

static money_status_t press_twice(void)
{
    money_calculator_t *calculator = nullptr;

    if (money_calculator_new(&calculator, nullptr) != MONEY_OK) return MONEY_ERR_OUT_OF_MEMORY;
    if (money_calculator_on_alert(calculator, fail_on_alert, nullptr, nullptr) != MONEY_OK) return MONEY_ERR_BUSY;
    return money_calculator_press_keys(calculator, "1.2.", MONEY_NTS, nullptr, nullptr);
}

/** The fate of a process that makes a call whose callback throws. */
static int end_of(money_status_t (*call)(void))
{
    const pid_t child = fork();
    int result = 0;

    if (child == 0) {
        std::set_terminate([] { _exit(TERMINATED); });
        try {
            if (call() == MONEY_OK) _exit(RETURNED);
        } catch (...) {
            _exit(CAUGHT);
        }
        _exit(1);
    }
    waitpid(child, &result, 0);
    return WIFEXITED(result) ? WEXITSTATUS(result) : 128 + WTERMSIG(result);
}

int main()
{
    money_wallet_t *wallet = nullptr;
    int count = 0;

    CHECK(end_of(change_wallet) == TERMINATED);
    CHECK(end_of(transfer) == TERMINATED);
    CHECK(end_of(press) == TERMINATED);
    CHECK(end_of(press_twice) == TERMINATED);
    CHECK_OK(money_wallet_new(&wallet, nullptr));
    CHECK_OK(money_wallet_on_change(wallet, catch_on_change, &count, nullptr));
    CHECK_OK(add(wallet));
    CHECK_OK(add(wallet));
    CHECK(count == 2);
    money_wallet_free(wallet);
    return check_end();
}
