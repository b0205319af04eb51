/* Calculators: notifications and actions of callbacks, texts of many keys, limits, words, values. */
#include "calculator.h"

/** Keys that must fail with a status at a position, and leave the calculator as it was. */
static void fails(money_calculator_t *calculator, const char *keys, size_t length, money_status_t status, int64_t position)
{
    state_t before = {0}, after = {0};
    money_error_t error = {0};
    int32_t alert = -1;

    state_of_calculator(&before, calculator);
    CHECK_STATUS(money_calculator_press_keys(calculator, keys, length, &alert, &error), status);
    state_of_calculator(&after, calculator);
    CHECK(state_equal(&before, &after));
    if (error.position != position) fprintf(stderr, "position %lld: %s\n", (long long)error.position, error.text);
    CHECK(error.position == position && alert == 0);
}

/* ---------------------------------------------------------------------------------------------------- Callbacks ---- */

typedef struct heard_s {
    money_calculator_t *calculator;
    char lines[800];
    int free_at, count, busy;
} heard_t;

static void note(heard_t *heard, const char *line)
{
    strncat(heard->lines, line, sizeof heard->lines - strlen(heard->lines) - 2);
    strcat(heard->lines, "|");
    if (heard->free_at != 0 && ++heard->count == heard->free_at) {
        money_calculator_free(heard->calculator);
        heard->calculator = NULL;
    }
}

static void try_to_change(heard_t *heard)
{
    money_calculator_t *calculator = heard->calculator;

    heard->busy += money_calculator_press(calculator, MONEY_CALCULATOR_KEY_DIGIT_1, NULL, NULL) == MONEY_ERR_BUSY;
    heard->busy += money_calculator_press_keys(calculator, "AC", 2, NULL, NULL) == MONEY_ERR_BUSY;
    heard->busy += money_calculator_set_digits(calculator, 1, NULL) == MONEY_ERR_BUSY;
    heard->busy += money_calculator_on_display(calculator, NULL, NULL, NULL) == MONEY_ERR_BUSY;
    heard->busy += money_calculator_on_alert(calculator, NULL, NULL, NULL) == MONEY_ERR_BUSY;
}

static void hear_display(void *user_data, const char *display)
{
    heard_t *heard = user_data;

    /* The reported state equals the readable state. */
    CHECK_TEXT(display_of(heard->calculator), display);
    try_to_change(heard);
    note(heard, display);
}

static void hear_alert(void *user_data, money_calculator_alert_t alert)
{
    heard_t *heard = user_data;
    char line[512];

    snprintf(line, sizeof line, "%s: %s: %s", money_calculator_alert_name(alert), money_calculator_alert_title(alert), money_calculator_alert_text(alert));
    try_to_change(heard);
    note(heard, line);
}

static void listen(heard_t *heard)
{
    CHECK_OK(money_calculator_on_display(heard->calculator, hear_display, heard, NULL));
    CHECK_OK(money_calculator_on_alert(heard->calculator, hear_alert, heard, NULL));
}

static void callbacks(void)
{
    heard_t heard = {0};
    money_calculator_t *calculator = calculator_of("");
    uint64_t revision = 9;

    heard.calculator = calculator;
    listen(&heard);
    CHECK(press(calculator, "0 6 x + 3 = 4 X K AC AC") == MONEY_CALCULATOR_ALERT_OPERATOR_EXISTS);
    CHECK_TEXT(heard.lines, "6|6 x |operator_exists: Error: There is an operator already.|6 x 3| = 18|"
                            "has_result: Warning: This operation has a result: K keeps it, AC clears it.|"
                            "has_result: Warning: This operation has a result: K keeps it, AC clears it.|18|0|");
    CHECK(heard.busy == 9 * 5);
    CHECK_OK(money_calculator_revision(calculator, &revision, NULL));
    CHECK(revision == 6);

    /* Only digits that change the display notify. */
    CHECK(press(calculator, "2 / 3 =") == 0);
    heard.lines[0] = '\0';
    CHECK_OK(money_calculator_set_digits(calculator, 2, NULL));
    CHECK_OK(money_calculator_set_digits(calculator, 2, NULL));
    CHECK_TEXT(heard.lines, " = 0.67|");
    CHECK_OK(money_calculator_on_display(calculator, NULL, NULL, NULL));
    CHECK_OK(money_calculator_on_alert(calculator, NULL, NULL, NULL));
    CHECK(press(calculator, "K X X =") == MONEY_CALCULATOR_ALERT_SYNTAX);
    CHECK_TEXT(heard.lines, " = 0.67|");
    money_calculator_free(calculator);
}

/** Freed in the n-th callback: the remaining keys are not pressed, and nothing is notified any more. */
static void freed(void)
{
    static const char *const wanted[] = {"", "6|", "6|6 x |", "6|6 x |operator_exists: Error: There is an operator already.|"};
    int n;

    for (n = 1; n <= 3; n++) {
        heard_t heard = {0};
        int32_t alert = -1;

        heard.calculator = calculator_of("");
        heard.free_at = n;
        listen(&heard);
        CHECK_OK(money_calculator_press_keys(heard.calculator, "6 x + 3 =", MONEY_NTS, &alert, NULL));
        CHECK(alert == (n == 3 ? MONEY_CALCULATOR_ALERT_OPERATOR_EXISTS : 0) && heard.calculator == NULL);
        CHECK_TEXT(heard.lines, wanted[n]);
    }
    {
        heard_t heard = {0};

        heard.calculator = calculator_of("2 / 3 =");
        heard.free_at = 1;
        listen(&heard);
        CHECK_OK(money_calculator_set_digits(heard.calculator, 1, NULL));
        CHECK_TEXT(heard.lines, " = 0.7|");
    }
}

/* -------------------------------------------------------------------------------------------------------- Texts ---- */

static void texts(void)
{
    money_calculator_t *calculator = calculator_of("1 ÷ 3 = K + 2");
    char *many = malloc(20001);
    size_t index;

    if (many == NULL) abort();
    CHECK_TEXT(display_of(calculator), "0.33333 + 2");
    /* The keys before a bad one are not pressed. */
    fails(calculator, "5 = times", MONEY_NTS, MONEY_ERR_SYNTAX, 4);
    fails(calculator, "5 6x7", MONEY_NTS, MONEY_ERR_SYNTAX, 2);
    fails(calculator, "k", MONEY_NTS, MONEY_ERR_SYNTAX, 0);
    fails(calculator, "5 ac", MONEY_NTS, MONEY_ERR_SYNTAX, 2);
    fails(calculator, "-3", MONEY_NTS, MONEY_ERR_SYNTAX, 0);
    fails(calculator, "1,5", MONEY_NTS, MONEY_ERR_SYNTAX, 0);
    fails(calculator, "1\t2", MONEY_NTS, MONEY_ERR_SYNTAX, 0);
    fails(calculator, "xx", MONEY_NTS, MONEY_ERR_SYNTAX, 0);
    fails(calculator, "\xef\xbc\x8b", MONEY_NTS, MONEY_ERR_SYNTAX, 0); /* a wide plus */
    fails(calculator, "5 \xff", MONEY_NTS, MONEY_ERR_ENCODING, 2);
    fails(calculator, "5 \xc3", MONEY_NTS, MONEY_ERR_ENCODING, 2);
    fails(calculator, "5 \0 6", 5, MONEY_ERR_ENCODING, 2);
    fails(calculator, NULL, 3, MONEY_ERR_ARGUMENT, -1);

    /* Ten thousand digits, ten thousand operators: as much as is read, and more. */
    memset(many, '7', 20000);
    fails(calculator, many, 10000, MONEY_ERR_LIMIT, MONEY_CALCULATOR_KEYS_MAX);
    fails(calculator, many, MONEY_CALCULATOR_KEYS_MAX, MONEY_ERR_LIMIT, 37); /* 2 is the first digit */
    for (index = 0; index < 20000; index += 2) memcpy(many + index, index % 4 == 0 ? "7 " : "+ ", 2);
    fails(calculator, many, 20000, MONEY_ERR_LIMIT, MONEY_CALCULATOR_KEYS_MAX);
    fails(calculator, many, MONEY_CALCULATOR_KEYS_MAX, MONEY_ERR_LIMIT, 4 * 98 + 2); /* two numbers are there */
    for (index = 0; index < 20000; index += 2) memcpy(many + index, "+ ", 2);
    CHECK(press(calculator, "+") == 0);
    CHECK_OK(money_calculator_press_keys(calculator, many, MONEY_CALCULATOR_KEYS_MAX, NULL, NULL));
    CHECK_TEXT(display_of(calculator), "0.33333 + 2 + ");
    memset(many, ' ', 20000);
    CHECK_OK(money_calculator_press_keys(calculator, many, MONEY_CALCULATOR_KEYS_MAX, NULL, NULL));
    CHECK_OK(money_calculator_press_keys(calculator, "", 0, NULL, NULL));
    CHECK_TEXT(display_of(calculator), "0.33333 + 2 + ");

    /* Twins, and the two letters. */
    CHECK(press(calculator, "AC 8 * 2 / 4 \xe2\x88\x92 1 \xc3\x97 3 +/- X 5 \xc2\xb1 =") == 0);
    CHECK_TEXT(display_of(calculator), " = 9");
    CHECK(press(calculator, "AC 12 x X X") == 0);
    CHECK_TEXT(display_of(calculator), "1");
    free(many);
    money_calculator_free(calculator);
}

static void limits(void)
{
    money_calculator_t *calculator = calculator_of("99999999999999999999999999999999999999 x 10");
    money_error_t error;
    uint32_t allowed = 0;
    int index;

    fails(calculator, "=", MONEY_NTS, MONEY_ERR_OVERFLOW, 0);
    CHECK_STATUS(money_calculator_press(calculator, MONEY_CALCULATOR_KEY_EQUALS, NULL, &error), MONEY_ERR_OVERFLOW);
    CHECK(error.position == -1);
    CHECK_OK(money_calculator_keys(calculator, &allowed, NULL));
    CHECK((allowed >> MONEY_CALCULATOR_KEY_EQUALS & 1) == 0 && (allowed >> MONEY_CALCULATOR_KEY_DIGIT_0 & 1) == 1);
    /* Exact between the steps, however long. */
    CHECK(press(calculator, "/ 100 =") == 0);
    CHECK_TEXT(display_of(calculator), " = 9999999999999999999999999999999999999.9");
    CHECK(press(calculator, "AC 12345678901234567890123456789012345678 x 3 ÷ 9 =") == 0);
    CHECK_TEXT(display_of(calculator), " = 4115226300411522630041152263004115226");
    CHECK(press(calculator, "AC 3") == 0);
    for (index = 0; index < 5; index++)
        CHECK(press(calculator, "÷ 99999999999999999999999999999999999997") == 0);
    fails(calculator, "=", MONEY_NTS, MONEY_ERR_OVERFLOW, 0);
    CHECK(press(calculator, "+ 1") == 0);
    fails(calculator, "%", MONEY_NTS, MONEY_ERR_OVERFLOW, 0);
    /* A zero divisor is reported before any calculation. */
    CHECK(press(calculator, "÷ 0.00 =") == MONEY_CALCULATOR_ALERT_DIVIDE_BY_ZERO);
    money_calculator_free(calculator);
}

/* ------------------------------------------------------------------------------------------------ Values, words ---- */

static void values(void)
{
    money_calculator_t *calculator = calculator_of("1 ÷ 3 =");
    money_decimal_t value;
    money_ratio_t exact;
    uint32_t flags = 0, allowed = 0;
    int32_t state = 0, digits = 0;
    char text[MONEY_CALCULATOR_TEXT_MAX];
    size_t length = 0;

    CHECK_OK(money_calculator_exact(calculator, &exact, NULL));
    CHECK(exact.numerator[0] == 1 && exact.denominator[0] == 3 && exact.sign == 1 && exact.denominator[7] == 0);
    CHECK_OK(money_calculator_value(calculator, 2, MONEY_ROUND_UP, &value, &flags, NULL));
    CHECK(value.lo == 34 && value.scale == 2 && flags == MONEY_FLAG_ROUNDED);
    CHECK_STATUS(money_calculator_value(calculator, 2, MONEY_ROUND_UNNECESSARY, &value, &flags, NULL), MONEY_ERR_INEXACT);
    CHECK(value.lo == 0 && flags == 0);
    CHECK_OK(money_calculator_expression(calculator, text, sizeof text, &length, NULL));
    CHECK_TEXT(text, "1 \xc3\xb7 3");
    CHECK(length == 6);
    CHECK_OK(money_calculator_state(calculator, &state, NULL));
    CHECK(state == MONEY_CALCULATOR_RESULT);
    CHECK_OK(money_calculator_keys(calculator, &allowed, NULL));
    CHECK(allowed == (1u << MONEY_CALCULATOR_KEY_CLEAR | 1u << MONEY_CALCULATOR_KEY_KEEP));
    CHECK_OK(money_calculator_digits(calculator, &digits, NULL));
    CHECK(digits == 5);
    CHECK(press(calculator, "K ± x 3 + 1.50") == 0);
    CHECK_OK(money_calculator_exact(calculator, &exact, NULL));
    CHECK(exact.numerator[0] == 3 && exact.denominator[0] == 2);
    CHECK(press(calculator, "=") == 0);
    CHECK_TEXT(display_of(calculator), " = 0.5");
    CHECK_TEXT(money_calculator_key_text(MONEY_CALCULATOR_KEY_MULTIPLY), "x");
    CHECK_TEXT(money_calculator_key_text(MONEY_CALCULATOR_KEY_CORRECT), "X");
    CHECK(money_calculator_key_text(21) == NULL && money_calculator_key_text(-1) == NULL);
    money_calculator_free(calculator);
}

static void words(void)
{
    money_calculator_alert_t alert;

    for (alert = MONEY_CALCULATOR_ALERT_OPERATION_IMPOSSIBLE; alert <= MONEY_CALCULATOR_ALERT_SYNTAX; alert++)
        CHECK(money_calculator_alert_name(alert)[0] != '\0' && money_calculator_alert_title(alert)[0] != '\0' && money_calculator_alert_text(alert)[0] != '\0');
    CHECK_TEXT(money_calculator_alert_name(MONEY_CALCULATOR_ALERT_NONE), "none");
    CHECK_TEXT(money_calculator_alert_title(MONEY_CALCULATOR_ALERT_NONE), "");
    CHECK_TEXT(money_calculator_alert_text(MONEY_CALCULATOR_ALERT_NONE), "");
    CHECK_TEXT(money_calculator_alert_name(MONEY_CALCULATOR_ALERT_DIVIDE_BY_ZERO), "divide_by_zero");
    CHECK_TEXT(money_calculator_alert_title(MONEY_CALCULATOR_ALERT_DIVIDE_BY_ZERO), "Error");
    CHECK_TEXT(money_calculator_alert_text(MONEY_CALCULATOR_ALERT_DIVIDE_BY_ZERO), "Division by zero is impossible.");
    for (alert = INT32_MIN; alert < 0; alert /= 2)
        CHECK(money_calculator_alert_name(alert) == NULL && money_calculator_alert_title(alert) == NULL && money_calculator_alert_text(alert) == NULL);
    CHECK(money_calculator_alert_name(8) == NULL && money_calculator_alert_title(8) == NULL && money_calculator_alert_text(INT32_MAX) == NULL);
}

int main(void)
{
    callbacks();
    freed();
    texts();
    limits();
    values();
    words();
    return check_end();
}
