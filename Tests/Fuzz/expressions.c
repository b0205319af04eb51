/*
 * Expressions, evaluated with and without a handle that keeps how, each result checked against whole numbers.
 *
 * Input: an expression, a line feed, and bytes that choose date, digits and rounding.
 */
#include "tables.h"

enum { TEXT_MOST = 2200 };

static money_rates_t *rates;
static money_currency_registry_t *registry;

static void make_tables(void)
{
    static const char csv[] = "Date,USD,JPY,GBP,TRL,\n2024-03-01,1.0813,162.82,0.85588,N/A,\n"
                              "2024-02-29,1.0826,162.53,0.85655,N/A,\n2004-12-31,1.3621,139.65,0.70505,1836200,\n";

    LAW(money_rates_from_ecb_csv(csv, sizeof csv - 1, &rates, NULL) == MONEY_OK);
    LAW(money_currency_registry_new(&registry, NULL) == MONEY_OK);
    LAW(money_currency_registry_add(registry, "PTS", 0, NULL, 0, NULL) == MONEY_OK);
    LAW(money_currency_registry_add(registry, "P-2.x", 3, NULL, 0, NULL) == MONEY_OK);
}

/** The caret is under its position: preceded by as many characters as the expression there. */
static void law_caret(const char *expression, size_t length, int64_t position)
{
    char *text = malloc(2 * length + 3);
    size_t told = 0, needed = 0, i, before = 0;
    char *row;

    if (text == NULL) abort();
    LAW(money_expression_caret(expression, length, position, text, 2 * length + 3, &told, NULL) == MONEY_OK);
    LAW(strlen(text) == told);
    LAW(money_expression_caret(expression, length, position, NULL, 0, &needed, NULL) == MONEY_OK && needed == told);
    row = strchr(text, '\n');
    LAW(row != NULL && strchr(row + 1, '\n') == NULL && text[told - 1] == '^');
    LAW(utf8_end((const uint8_t *)text, told) == told);
    if (utf8_end((const uint8_t *)expression, length) == length) {
        for (i = 0; i < (size_t)position; i++) before += ((uint8_t)expression[i] & 0xC0) != 0x80;
        /* A place inside a character is that character. */
        if ((size_t)position < length && ((uint8_t)expression[position] & 0xC0) == 0x80) before--;
        LAW(strlen(row + 1) == before + 1);
    }
    free(text);
}

static void law_value(const money_expression_info_t *info, const money_convert_options_t *options)
{
    const money_expression_value_t *value = &info->value;
    big_t numerator = ratio_numerator(&info->exact), denominator = ratio_denominator(&info->exact), left, right;
    int32_t digits = options->digits;

    LAW(!big_is_zero(&denominator) && info->exact.reserved == 0);
    LAW(info->exact.sign >= -1 && info->exact.sign <= 1 && (info->exact.sign == 0) == big_is_zero(&numerator));
    LAW((value->flags & ~15u) == 0 && is_zeroed(info->reserved, sizeof info->reserved));
    law_decimal(&value->number);
    if (value->kind == MONEY_EXPRESSION_AMOUNT) {
        money_decimal_t amount = decimal_of(&value->amount);

        law_code(value->amount.currency);
        LAW(decimal_same(&amount, &value->number));
        if (digits < 0) digits = (int32_t)value->number.scale;
    } else {
        LAW(value->kind == MONEY_EXPRESSION_NUMBER && is_zeroed(&value->amount, sizeof value->amount));
        if (digits < 0 || !(value->flags & MONEY_FLAG_ROUNDED)) digits = (int32_t)value->number.scale;
        if (!(value->flags & MONEY_FLAG_ROUNDED) && value->number.scale > 0) {
            /* No zero at the end. */
            left = decimal_magnitude(&value->number);
            LAW(!big_drop_zero(&left));
        }
    }
    LAW(value->number.scale == (uint32_t)digits);
    law_rounded(&numerator, &denominator, info->exact.sign < 0, digits, options->rounding, &value->number,
                value->flags & MONEY_FLAG_ROUNDED);
    if (!(value->flags & MONEY_FLAG_ROUNDED)) {
        left = big_shift10(&numerator, value->number.scale);
        right = decimal_magnitude(&value->number);
        right = big_multiply(&right, &denominator);
        LAW(big_compare(&left, &right) == 0);
    }
}

/** The expression inside another one evaluates to the same exact value, unless it is too long, or a step too large. */
static void law_same(const char *before, const char *expression, size_t length, const char *after,
                     const money_convert_options_t *options, const money_expression_info_t *info)
{
    char *text = malloc(length + 64);
    money_expression_t *evaluated = NULL;
    money_expression_info_t other;
    money_expression_value_t value;
    money_status_t status;
    int size;

    if (text == NULL) abort();
    size = sprintf(text, "%s%.*s%s", before, (int)length, expression, after);
    status = money_expression_evaluate(text, (size_t)size, rates, options, &value, &evaluated, NULL);
    free(text);
    if (status == MONEY_ERR_OVERFLOW || status == MONEY_ERR_LIMIT) return;
    LAW(status == MONEY_OK && money_expression_info(evaluated, &other, NULL) == MONEY_OK);
    LAW(memcmp(&info->exact, &other.exact, sizeof other.exact) == 0);
    LAW(memcmp(&info->value, &other.value, sizeof other.value) == 0);
    LAW(info->conversion_count == other.conversion_count);
    money_expression_free(evaluated);
}

static void law_expression(const char *expression, size_t length, const money_convert_options_t *options)
{
    money_error_t error = error_untouched(), again = error_untouched();
    money_expression_t *evaluated = NULL;
    money_expression_info_t info;
    money_conversion_t conversion;
    money_expression_value_t value, same;
    money_status_t status = money_expression_evaluate(expression, length, rates, options, &value, NULL, &error);
    size_t index;

    LAW(money_expression_evaluate(expression, length, rates, options, &same, &evaluated, &again) == status);
    LAW(memcmp(&error, &again, sizeof error) == 0 && memcmp(&value, &same, sizeof value) == 0);
    if (!law_status(status, &error, length)) {
        LAW(is_zeroed(&value, sizeof value) && evaluated == NULL);
        LAW(error.position >= 0 || status == MONEY_ERR_ARGUMENT || status == MONEY_ERR_DATE);
        if (error.position >= 0) law_caret(expression, length, error.position);
        return;
    }
    LAW(money_expression_info(evaluated, &info, NULL) == MONEY_OK);
    LAW(memcmp(&info.value, &value, sizeof value) == 0);
    law_value(&info, options);
    for (index = 0; index < info.conversion_count; index++) {
        LAW(money_expression_conversion_at(evaluated, index, &conversion, NULL) == MONEY_OK);
        LAW(conversion.leg_count > 0 && conversion.remainder.sign == 0);
        law_route(&conversion, conversion.legs[0].from, conversion.legs[conversion.leg_count - 1].to, options, 19783);
        LAW((conversion.flags & ~value.flags) == 0);
    }
    LAW(money_expression_conversion_at(evaluated, index, &conversion, NULL) == MONEY_ERR_NOT_FOUND);
    money_expression_free(evaluated);
    law_same("(", expression, length, ")", options, &info);
    law_same("-(-(", expression, length, "))", options, &info);
    law_same("(", expression, length, ") x 7 / 7", options, &info);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    const uint8_t *end = memchr(data, '\n', size);
    size_t length = end == NULL ? size : (size_t)(end - data);
    input_t choices = {end == NULL ? NULL : end + 1, end == NULL ? 0 : size - length - 1};
    uint8_t choice;
    char *expression;

    if (rates == NULL) make_tables();
    if (length > TEXT_MOST) return 0;
    options.digits = input_byte(&choices) % 40 - 1;
    options.rounding = MONEY_ROUND_HALF_EVEN + input_byte(&choices) % 11;
    choice = input_byte(&choices);
    if (choice & 1) options.date = choice & 2 ? 19783 : 12783;
    options.max_gap = choice & 4 ? choice >> 3 : 0;
    if (choice & 128) options.registry = registry;
    /* Memory of just this length, so that a byte read beyond it is found. */
    expression = calloc(length > 0 ? length : 1, 1);
    if (expression == NULL) abort();
    memcpy(expression, data, length);
    law_expression(expression, length, &options);
    free(expression);
    return 0;
}
