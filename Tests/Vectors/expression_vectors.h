/* The golden vectors of expressions. */

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
static const char *value_text(const money_expression_value_t *value)
{
    static char text[MONEY_TEXT_MAX];
    money_status_t status;

    if (value->kind == MONEY_EXPRESSION_AMOUNT) status = money_format(&value->amount, text, sizeof text, NULL, NULL);
    else status = money_decimal_format(&value->number, text, sizeof text, NULL, NULL);
    return status == MONEY_OK ? text : "no value";
}

static void evaluate(json_t *test)
{
    const char *expression = text_of(test, "expression"), *caret = text_of(test, "caret"), *exact = text_of(test, "exact");
    money_rates_t *rates = NULL;
    money_expression_t *evaluated = NULL;
    money_expression_info_t info;
    money_expression_value_t value;
    money_error_t error;
    money_status_t status;
    char text[512];

    rates = read_rates(test);
    status = money_expression_evaluate(expression, strlen(expression), rates, NULL, &value, NULL, &error);
    if (check_status(test, status, &error)) {
        check(strcmp(value_text(&value), text_of(test, "result")) == 0, test, "another value", value_text(&value));
        check((value.flags & MONEY_FLAG_ROUNDED) == (json_is_true(json_object_get(test, "rounded")) ? 1u : 0u), test,
              "rounding is told otherwise", "");
        check(money_expression_evaluate(expression, MONEY_NTS, rates, NULL, &value, &evaluated, NULL) == MONEY_OK &&
                  money_expression_info(evaluated, &info, NULL) == MONEY_OK &&
                  memcmp(&info.value, &value, sizeof value) == 0,
              test, "kept otherwise", "");
        if (exact != NULL) check(is_ratio(&info.exact, exact), test, "another exact value", "");
        money_expression_free(evaluated);
    } else if (caret != NULL) {
        check(money_expression_caret(expression, strlen(expression), error.position, text, sizeof text, NULL, NULL) == MONEY_OK &&
                  strcmp(text, caret) == 0,
              test, "another caret", text);
    }
    money_rates_free(rates);
}
