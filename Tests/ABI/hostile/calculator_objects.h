/* The calculator that hostile calls are made with: an exact value kept, and a number half typed. */
#ifndef HOSTILE_CALCULATOR_OBJECTS_H
#define HOSTILE_CALCULATOR_OBJECTS_H

static inline money_calculator_t *make_calculator(void)
{
    money_calculator_t *calculator = NULL;

    must(money_calculator_new(&calculator, NULL));
    must(money_calculator_press_keys(calculator, "1 / 3 = K + 40 x 0.5", MONEY_NTS, NULL, NULL));
    return calculator;
}

static inline void hear_no_display(void *user_data, const char *display)
{
    (void)user_data;
    (void)display;
}

static inline void hear_no_alert(void *user_data, money_calculator_alert_t alert)
{
    (void)user_data;
    (void)alert;
}

#endif
