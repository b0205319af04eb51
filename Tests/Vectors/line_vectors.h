/* The golden vectors of lines. */

/** A ratio of 512-bit integers against one written "n/d" or "n", of 64 bits each: crosswise products in 128 bits. */
static int is_ratio(const money_ratio_t *ratio, const char *text)
{
    __extension__ typedef unsigned __int128 wide_t;
    const int is_negative = text[0] == '-';
    char *end;
    uint64_t numerator = strtoull(text + is_negative, &end, 10), denominator = 1;
    int index;

    if (*end == '/') denominator = strtoull(end + 1, NULL, 10);
    for (index = 1; index < 8; index++)
        if (ratio->numerator[index] != 0 || ratio->denominator[index] != 0) return 0;
    return (ratio->sign < 0) == is_negative &&
           (wide_t)ratio->numerator[0] * denominator == (wide_t)ratio->denominator[0] * numerator;
}

/** The result as text: "12.50 EUR", or the number alone. */
static const char *value_text(const money_value_t *value)
{
    static char text[MONEY_TEXT_MAX];
    money_status_t status;

    if (value->kind == MONEY_VALUE_MONEY) status = money_format(&value->money, text, sizeof text, NULL, NULL);
    else status = money_decimal_format(&value->number, text, sizeof text, NULL, NULL);
    return status == MONEY_OK ? text : "no value";
}

static void evaluate(json_t *test)
{
    const char *line = text_of(test, "line"), *caret = text_of(test, "caret"), *exact = text_of(test, "exact");
    money_rates_t *rates = NULL;
    money_evaluation_t *evaluation = NULL;
    money_evaluation_info_t info;
    money_value_t value;
    money_error_t error;
    money_status_t status;
    char text[512];

    rates = read_rates(test);
    status = money_evaluate(line, strlen(line), rates, NULL, &value, &error);
    if (check_status(test, status, &error)) {
        check(strcmp(value_text(&value), text_of(test, "result")) == 0, test, "another value", value_text(&value));
        check((value.flags & MONEY_FLAG_ROUNDED) == (json_is_true(json_object_get(test, "rounded")) ? 1u : 0u), test,
              "rounding is told otherwise", "");
        check(money_evaluation_new(line, MONEY_NTS, rates, NULL, &evaluation, NULL) == MONEY_OK &&
                  money_evaluation_info(evaluation, &info, NULL) == MONEY_OK &&
                  memcmp(&info.value, &value, sizeof value) == 0,
              test, "an evaluation of its own", "");
        if (exact != NULL) check(is_ratio(&info.exact, exact), test, "another exact value", "");
        money_evaluation_free(evaluation);
    } else if (caret != NULL) {
        check(money_evaluate_caret(line, strlen(line), error.position, text, sizeof text, NULL, NULL) == MONEY_OK &&
                  strcmp(text, caret) == 0,
              test, "another caret", text);
    }
    money_rates_free(rates);
}
