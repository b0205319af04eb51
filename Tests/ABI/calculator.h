/* Shared by the tests of calculators. */
#ifndef CALCULATOR_H
#define CALCULATOR_H

#include "state.h"

/** After keys that must not fail. */
static inline money_calculator_t *calculator_of(const char *keys)
{
    money_calculator_t *calculator = NULL;

    if (money_calculator_new(&calculator, NULL) != MONEY_OK) abort();
    if (money_calculator_press_keys(calculator, keys, MONEY_NTS, NULL, NULL) != MONEY_OK) abort();
    return calculator;
}

/** Good until the next call. */
static inline const char *display_of(const money_calculator_t *calculator)
{
    static char shown[MONEY_CALCULATOR_TEXT_MAX];

    if (money_calculator_display(calculator, shown, sizeof shown, NULL, NULL) != MONEY_OK) abort();
    return shown;
}

/** The first alert. */
static inline int32_t press(money_calculator_t *calculator, const char *keys)
{
    int32_t alert = -1;

    CHECK_OK(money_calculator_press_keys(calculator, keys, MONEY_NTS, &alert, NULL));
    return alert;
}

#endif
