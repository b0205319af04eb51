/* Runs the golden vectors of calculators through the C functions. Usage: run_calculator [DIRECTORY] */
#include <jansson.h>
#include <money/desk.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long passed, failed;

static void check(int holds, json_t *test, const char *what)
{
    if (holds) {
        passed++;
        return;
    }
    failed++;
    fprintf(stderr, "calculator.json: %s: %s\n", json_string_value(json_object_get(test, "keys")), what);
}

static void run(json_t *test)
{
    const char *keys = json_string_value(json_object_get(test, "keys"));
    const char *wanted = json_string_value(json_object_get(test, "alert"));
    char display[MONEY_CALCULATOR_TEXT_MAX];
    money_calculator_t *calculator = NULL;
    int32_t alert = -1;

    if (keys == NULL || money_calculator_new(&calculator, NULL) != MONEY_OK) abort();
    check(money_calculator_press_keys(calculator, keys, MONEY_NTS, &alert, NULL) == MONEY_OK, test, "not pressed");
    check(strcmp(money_calculator_alert_name(alert), wanted == NULL ? "none" : wanted) == 0, test, "another alert");
    check(money_calculator_display(calculator, display, sizeof display, NULL, NULL) == MONEY_OK &&
              strcmp(display, json_string_value(json_object_get(test, "display"))) == 0,
          test, "another display");
    money_calculator_free(calculator);
}

int main(int count, char **arguments)
{
    char path[4096];
    json_error_t error;
    json_t *tests, *test;
    size_t index;

    snprintf(path, sizeof path, "%s/calculator.json", count > 1 ? arguments[1] : "Tests/Vectors");
    tests = json_load_file(path, 0, &error);
    if (tests == NULL) {
        fprintf(stderr, "%s: %s\n", path, error.text);
        return 1;
    }
    json_array_foreach(tests, index, test) run(test);
    json_decref(tests);
    printf("%ld passed, %ld failed\n", passed, failed);
    return failed == 0 && passed >= 3 * 35 ? 0 : 1;
}
