/* Shared by the tests of wallets: amounts from text, and the expected contents of a wallet. */
#ifndef WALLET_TEST_H
#define WALLET_TEST_H

#include "state.h"

static inline money_t amount_of(const char *text)
{
    money_t amount;

    if (money_parse(text, MONEY_NTS, &amount, NULL) != MONEY_OK) abort();
    return amount;
}

static inline int is_amount(const money_t *amount, const char *text)
{
    char got[MONEY_TEXT_MAX];

    if (money_format(amount, got, sizeof got, NULL, NULL) != MONEY_OK || strcmp(got, text) != 0) {
        fprintf(stderr, "%s instead of %s\n", got, text);
        return 0;
    }
    return 1;
}

static inline int is_ratio(const money_ratio_t *ratio, const char *text)
{
    char got[MONEY_RATIO_TEXT_MAX];

    if (money_ratio_format(ratio, got, sizeof got, NULL, NULL) != MONEY_OK || strcmp(got, text) != 0) {
        fprintf(stderr, "%s instead of %s\n", got, text);
        return 0;
    }
    return 1;
}

static inline money_status_t add(money_wallet_t *wallet, const char *text)
{
    money_t amount = amount_of(text);

    return money_wallet_add(wallet, &amount, NULL, NULL, NULL);
}

static inline money_status_t hold(money_wallet_t *wallet, const char *text, uint64_t *id, money_error_t *error)
{
    money_t amount = amount_of(text);

    return money_wallet_hold(wallet, &amount, NULL, id, error);
}

static inline int is_sum(const money_wallet_t *wallet, const char *currency, const char *text)
{
    money_t sum;

    return money_wallet_sum(wallet, currency, NULL, &sum, NULL) == MONEY_OK && is_amount(&sum, text);
}

static inline int is_held(const money_wallet_t *wallet, const char *currency, const char *text)
{
    money_t held;

    return money_wallet_held(wallet, currency, NULL, &held, NULL) == MONEY_OK && is_amount(&held, text);
}

static inline money_wallet_t *wallet_of(const char *first, const char *second)
{
    money_wallet_t *wallet = NULL;

    if (money_wallet_new(&wallet, NULL) != MONEY_OK) abort();
    if (first != NULL && add(wallet, first) != MONEY_OK) abort();
    if (second != NULL && add(wallet, second) != MONEY_OK) abort();
    return wallet;
}

static inline money_rates_t *rates_of(const char *from, const char *to, const char *rate)
{
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;

    if (money_rates_builder_new(&builder, NULL) != MONEY_OK ||
        money_rates_builder_add(builder, from, to, rate, MONEY_NTS, MONEY_DATE_NONE, NULL) != MONEY_OK ||
        money_rates_builder_build(builder, &rates, NULL) != MONEY_OK)
        abort();
    money_rates_builder_free(builder);
    return rates;
}

/** A call that must fail with a status and a line, and leave two wallets as they were. */
#define FAILS(a, b, call, wanted, words)                                                                  \
    do {                                                                                                  \
        state_t before_a = {0}, before_b = {0}, after_a = {0}, after_b = {0};                             \
        memset(&error, 0, sizeof error);                                                                  \
        state_of_wallet(&before_a, a);                                                                    \
        state_of_wallet(&before_b, b);                                                                    \
        CHECK_STATUS(call, wanted);                                                                       \
        state_of_wallet(&after_a, a);                                                                     \
        state_of_wallet(&after_b, b);                                                                     \
        check_that(state_equal(&before_a, &after_a), __FILE__, __LINE__, #call ": changed the first");    \
        check_that(state_equal(&before_b, &after_b), __FILE__, __LINE__, #call ": changed the second");   \
        if (words != NULL) CHECK_TEXT(error.text, words != NULL ? words : "");                            \
    } while (0)

/* ------------------------------------------------------------------------------------------------------- Entries ---- */

#endif
