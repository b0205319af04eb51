/*
 * A calculator: a document, or keys as text, or keys as bytes, and the laws of every state they lead to.
 *
 * Input: a document (it begins with `{`), or a text of keys, or, behind a first byte of 0x80 or more, bytes that choose
 * keys.
 */
#include "laws.h"

static char *json_of(const money_calculator_t *calculator)
{
    char *json = NULL;

    LAW(money_calculator_to_json(calculator, &json, NULL, NULL) == MONEY_OK);
    return json;
}

static int is_same(const money_calculator_t *a, const money_calculator_t *b)
{
    char *one = json_of(a), *other = json_of(b);
    int same = strcmp(one, other) == 0;

    money_string_free(one);
    money_string_free(other);
    return same;
}

static money_calculator_t *copy_of(const money_calculator_t *calculator)
{
    char *json = json_of(calculator);
    money_calculator_t *copy = NULL;

    LAW(money_calculator_from_json(json, MONEY_NTS, &copy, NULL) == MONEY_OK);
    LAW(is_same(calculator, copy));
    money_string_free(json);
    return copy;
}

/** The number at the end of a display is read back. */
static void law_number(const char *text, size_t length, int is_result)
{
    money_decimal_t value;

    if (!is_result && length > 0 && text[length - 1] == '.') length--;
    LAW(money_decimal_parse(text, length, &value, NULL) == MONEY_OK);
}

static void law_display(const money_calculator_t *calculator)
{
    static char display[MONEY_CALCULATOR_TEXT_MAX], expression[MONEY_CALCULATOR_TEXT_MAX];
    char *start = display, *end;
    int32_t state;

    LAW(money_calculator_display(calculator, display, sizeof display, NULL, NULL) == MONEY_OK);
    LAW(money_calculator_expression(calculator, expression, sizeof expression, NULL, NULL) == MONEY_OK);
    LAW(money_calculator_state(calculator, &state, NULL) == MONEY_OK);
    if (state == MONEY_CALCULATOR_RESULT) {
        LAW(strncmp(display, " = ", 3) == 0);
        law_number(display + 3, strlen(display + 3), 1);
        return;
    }
    LAW(strcmp(display, expression) == 0);
    /* Number, operator, number, …; nothing behind the last operator's space. */
    while ((end = strchr(start, ' ')) != NULL) {
        law_number(start, (size_t)(end - start), 1);
        start = strchr(end + 1, ' ');
        LAW(start != NULL);
        start++;
    }
    LAW((*start == '\0') == (state == MONEY_CALCULATOR_OPERATOR));
    if (*start != '\0') law_number(start, strlen(start), 0);
}

/** Every key behaves as announced beforehand. */
static void law_keys(const money_calculator_t *calculator)
{
    uint32_t allowed;
    int32_t key;

    LAW(money_calculator_keys(calculator, &allowed, NULL) == MONEY_OK);
    for (key = 0; money_calculator_key_text(key) != NULL; key++) {
        money_calculator_t *one = copy_of(calculator), *other = copy_of(calculator);
        int32_t alert, same_alert;
        money_error_t error = error_untouched();
        money_status_t status = money_calculator_press(one, key, &alert, &error);

        law_status(status, &error, 0);
        LAW((allowed >> key & 1) == (status == MONEY_OK && alert == MONEY_CALCULATOR_ALERT_NONE));
        if (!(allowed >> key & 1)) LAW(is_same(one, calculator));
        LAW(money_calculator_press_keys(other, money_calculator_key_text(key), MONEY_NTS, &same_alert, NULL) == status);
        LAW(alert == same_alert && is_same(one, other));
        law_display(one);
        money_calculator_free(one);
        money_calculator_free(other);
    }
}

static void law_calculator(const money_calculator_t *calculator)
{
    money_calculator_free(copy_of(calculator));
    law_display(calculator);
    law_keys(calculator);
}

static void read_document(const char *text, size_t size)
{
    money_calculator_t *calculator = NULL;
    money_error_t error = error_untouched();

    if (law_status(money_calculator_from_json(text, size, &calculator, &error), &error, size)) {
        law_calculator(calculator);
        money_calculator_free(calculator);
    } else {
        LAW(calculator == NULL && error.position >= 0);
    }
}

static void press_text(const char *text, size_t size)
{
    money_calculator_t *calculator = NULL, *before;
    money_error_t error = error_untouched();
    int32_t alert;

    LAW(money_calculator_new(&calculator, NULL) == MONEY_OK);
    LAW(money_calculator_press_keys(calculator, "1 / 3 = K + 20", MONEY_NTS, NULL, NULL) == MONEY_OK);
    before = copy_of(calculator);
    if (law_status(money_calculator_press_keys(calculator, text, size, &alert, &error), &error, size))
        law_calculator(calculator);
    else
        LAW(alert == 0 && error.position >= 0 && is_same(calculator, before));
    money_calculator_free(before);
    money_calculator_free(calculator);
}

static void press_bytes(const uint8_t *bytes, size_t size)
{
    money_calculator_t *calculator = NULL;
    size_t index;

    LAW(money_calculator_new(&calculator, NULL) == MONEY_OK);
    for (index = 0; index < size; index++) {
        money_error_t error = error_untouched();
        int32_t alert = -1;

        if (bytes[index] >= 0xF0) {
            LAW(money_calculator_set_digits(calculator, bytes[index] & 0xF, NULL) == MONEY_OK);
            continue;
        }
        law_status(money_calculator_press(calculator, bytes[index] % 21, &alert, &error), &error, 0);
        if (index % 16 == 0) law_display(calculator);
    }
    law_calculator(calculator);
    money_calculator_free(calculator);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size > 0 && data[0] == '{')
        read_document((const char *)data, size);
    else if (size > 0 && data[0] >= 0x80)
        press_bytes(data + 1, size - 1);
    else
        press_text((const char *)data, size);
    return 0;
}
