/*
 * A calculator in the terminal: each line of keys updates the display. `?` lists the available keys, and the end of input exits.
 *
 *     cc calculator.c -lmoney && ./a.out
 *     [0] > 40 + 6 x 9.3 ÷ 2 =
 *     [ = 67.9] > K - 2
 */
#include <money/desk.h>
#include <money/helpers.h>
#include <stdio.h>
#include <string.h>

static void hear_alert(void *user_data, money_calculator_alert_t alert)
{
    (void)user_data;
    printf("%s: %s\n", money_calculator_alert_title(alert), money_calculator_alert_text(alert));
}

static void tell_keys(const money_calculator_t *calculator)
{
    uint32_t allowed = 0;
    int32_t key;

    MONEY_CHECK(money_calculator_keys(calculator, &allowed, NULL));
    for (key = 0; money_calculator_key_text(key) != NULL; key++)
        if (allowed >> key & 1) printf("%s ", money_calculator_key_text(key));
    puts("");
}

int main(void)
{
    static char line[MONEY_CALCULATOR_KEYS_MAX], display[MONEY_CALCULATOR_TEXT_MAX];
    money_calculator_t *calculator = NULL;
    money_error_t error;

    if (money_calculator_new(&calculator, &error) != MONEY_OK ||
        money_calculator_on_alert(calculator, hear_alert, NULL, &error) != MONEY_OK) {
        fprintf(stderr, "%s\n", error.text);
        return 1;
    }
    while (money_calculator_display(calculator, display, sizeof display, NULL, NULL) == MONEY_OK) {
        printf("[%s] > ", display);
        fflush(stdout);
        if (fgets(line, sizeof line, stdin) == NULL) break;
        line[strcspn(line, "\r\n")] = '\0';
        if (strcmp(line, "?") == 0)
            tell_keys(calculator);
        else if (money_calculator_press_keys(calculator, line, MONEY_NTS, NULL, &error) != MONEY_OK)
            printf("%s\n", error.text);
    }
    puts("");
    money_calculator_free(calculator);
    return 0;
}
