/*
 * A calculator application's engine: the table of keys, row by row, alerts, exact results, saving and restoring.
 *
 *     cc calculator_app.c -lmoney && ./a.out
 */
#include <money/desk.h>
#include <stdio.h>
#include <stdlib.h>

static money_error_t error;

/** Calls of this program must succeed, except where it demonstrates a failure. */
static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s: %s\n", money_status_name(status), error.text);
    exit(1);
}

static const char *display_of(const money_calculator_t *calculator)
{
    static char text[MONEY_CALCULATOR_TEXT_MAX];

    must(money_calculator_display(calculator, text, sizeof text, NULL, &error));
    return text;
}

/** Checks the effect of keys in the states of the table. */
static void row(const char *keys)
{
    static const char *const states[] = {"", "12", "12 +", "12.", "6 x 3 ="};
    size_t index;

    printf("  %s", keys);
    for (index = 0; index < sizeof states / sizeof *states; index++) {
        money_calculator_t *calculator = NULL;
        int32_t alert;

        must(money_calculator_new(&calculator, &error));
        must(money_calculator_press_keys(calculator, states[index], MONEY_NTS, NULL, &error));
        must(money_calculator_press_keys(calculator, keys, MONEY_NTS, &alert, &error));
        if (alert == MONEY_CALCULATOR_ALERT_NONE)
            printf(" | \"%s\"", display_of(calculator));
        else
            printf(" | %s", money_calculator_alert_name(alert));
        money_calculator_free(calculator);
    }
    puts("");
}

/** Checks a key whose effect depends on several states. */
static void shown(const char *keys)
{
    money_calculator_t *calculator = NULL;
    int32_t alert;

    must(money_calculator_new(&calculator, &error));
    must(money_calculator_press_keys(calculator, keys, MONEY_NTS, &alert, &error));
    printf("  %s: \"%s\"", keys, display_of(calculator));
    printf(alert == MONEY_CALCULATOR_ALERT_NONE ? "\n" : ", %s\n", money_calculator_alert_name(alert));
    money_calculator_free(calculator);
}

static void hear_display(void *user_data, const char *display)
{
    ++*(int *)user_data;
    printf("  display: \"%s\"\n", display);
}

/** The program's own alert texts instead of the library's; may return NULL. */
static const char *own_words[MONEY_CALCULATOR_ALERT_SYNTAX + 1];

static void hear_alert(void *user_data, money_calculator_alert_t alert)
{
    ++*(int *)user_data;
    if (own_words[alert] != NULL)
        printf("  %s: %s\n", money_calculator_alert_name(alert), own_words[alert]);
    else
        printf("  %s: %s: %s\n", money_calculator_alert_name(alert), money_calculator_alert_title(alert), money_calculator_alert_text(alert));
}

static void table(void)
{
    static const char *const keys[] = {"7", ".", "+", "-", "x", "÷", "=", "X", "K", "AC", "%", "±"};
    static const char *const more[] = {"0 0 7", "2 + 0 7", "1 . 2 .", "2 + =", "2 + 3 + =", "5 ÷ 0 =", "5 ÷ 0.0 =",
                                       "5 ÷ 0.5 =", "1 X", "1 2 + 3 X", "1 2 + 3 X X", "6 x 3 = K 5", "6 x 3 = K + 2 ="};
    size_t index;

    puts("keys: on nothing | after a digit | after an operator | after a point | on a result");
    for (index = 0; index < sizeof keys / sizeof *keys; index++) row(keys[index]);
    puts("and");
    for (index = 0; index < sizeof more / sizeof *more; index++) shown(more[index]);
}

static void alerts(void)
{
    static const char *const keys[] = {"+", "6 x 3 = 4", "AC 1 + x", "2 ÷ 0 =", "AC 1.2 .", "K", "+ ."};
    money_calculator_t *calculator = NULL;
    int32_t key;
    uint32_t allowed;
    size_t index;
    int heard = 0;

    puts("alerts and notifications");
    must(money_calculator_new(&calculator, &error));
    must(money_calculator_on_display(calculator, hear_display, &heard, &error));
    must(money_calculator_on_alert(calculator, hear_alert, &heard, &error));
    for (index = 0; index < sizeof keys / sizeof *keys; index++)
        must(money_calculator_press_keys(calculator, keys[index], MONEY_NTS, NULL, &error));
    own_words[MONEY_CALCULATOR_ALERT_SYNTAX] = "Corrección: Corrige la operación.";
    must(money_calculator_press(calculator, MONEY_CALCULATOR_KEY_POINT, NULL, &error));
    printf("  callbacks: %d\n  available keys:", heard);
    must(money_calculator_keys(calculator, &allowed, &error));
    for (key = 0; money_calculator_key_text(key) != NULL; key++)
        if (allowed >> key & 1) printf(" %s", money_calculator_key_text(key));
    puts("");
    if (money_calculator_press_keys(calculator, "1 + one", MONEY_NTS, NULL, &error) == MONEY_ERR_SYNTAX)
        printf("  rejected entirely, at %d: %s\n", (int)error.position, error.text);
    money_calculator_free(calculator);
}

static void results(void)
{
    static const char *const keys[] = {"40 + 6 x 9.3 ÷ 2 =", "0.1 + 0.2 =", "2 ÷ 3 =", "1 ÷ 3 x 3 =", "1 ÷ 3 = K x 3 =",
                                       "0.000005 x 1 =", "200 + 10 % =", "200 x 10 % ="};
    money_calculator_t *calculator = NULL;
    money_decimal_t value;
    money_ratio_t exact;
    char text[MONEY_TEXT_MAX];
    size_t index;

    puts("results");
    for (index = 0; index < sizeof keys / sizeof *keys; index++) shown(keys[index]);
    must(money_calculator_new(&calculator, &error));
    must(money_calculator_press_keys(calculator, "2 ÷ 3 =", MONEY_NTS, NULL, &error));
    must(money_calculator_exact(calculator, &exact, &error));
    must(money_calculator_value(calculator, 2, MONEY_ROUND_HALF_UP, &value, NULL, &error));
    must(money_decimal_format(&value, text, sizeof text, NULL, &error));
    printf("  exactly %d/%d, to 2 digits %s\n", (int)exact.numerator[0], (int)exact.denominator[0], text);
    must(money_calculator_set_digits(calculator, 10, &error));
    printf("  with 10 digits: \"%s\"\n", display_of(calculator));
    money_calculator_free(calculator);
}

static void put_away(void)
{
    money_calculator_t *calculator = NULL, *again = NULL;
    char *json = NULL;

    puts("put away");
    must(money_calculator_new(&calculator, &error));
    must(money_calculator_press_keys(calculator, "1 ÷ 3 = K x 3", MONEY_NTS, NULL, &error));
    must(money_calculator_to_json(calculator, &json, NULL, &error));
    printf("  %s\n", json);
    must(money_calculator_from_json(json, MONEY_NTS, &again, &error));
    must(money_calculator_press(again, MONEY_CALCULATOR_KEY_EQUALS, NULL, &error));
    printf("  and taken up: \"%s\"\n", display_of(again));
    money_string_free(json);
    money_calculator_free(calculator);
    money_calculator_free(again);
}

int main(void)
{
    table();
    alerts();
    results();
    put_away();
    return 0;
}
