/* Sums, differences, products and quotients of amounts, by rows. */
#include "extension.h"

typedef money_status_t (*combine_t)(const money_t *, const money_t *, money_t *, money_error_t *);
typedef money_status_t (*change_t)(const money_t *, money_t *, money_error_t *);
typedef money_status_t (*scale_t)(const money_t *, const money_decimal_t *, int32_t, money_rounding_t, money_t *,
                                  money_flags_t *, money_error_t *);

static int combine(call_t *call, duck_index_t row, combine_t operation)
{
    money_t a, b, result;
    money_error_t error;
    money_status_t status;

    if (!read_amount(call, 0, row, &a) || !read_amount(call, 1, row, &b)) return 0;
    status = operation(&a, &b, &result, &error);
    return answer(call, row, status, &result, &error);
}

static int add(call_t *call, duck_index_t row)
{
    return combine(call, row, money_add);
}

static int subtract(call_t *call, duck_index_t row)
{
    return combine(call, row, money_subtract);
}

static int change(call_t *call, duck_index_t row, change_t operation)
{
    money_t amount, result;
    money_error_t error;
    money_status_t status;

    if (!read_amount(call, 0, row, &amount)) return 0;
    status = operation(&amount, &result, &error);
    return answer(call, row, status, &result, &error);
}

static int negate(call_t *call, duck_index_t row)
{
    return change(call, row, money_negate);
}

static int absolute(call_t *call, duck_index_t row)
{
    return change(call, row, money_absolute);
}

/* Without digits and a mode, a product is exact. */
static int scale(call_t *call, duck_index_t row, scale_t operation)
{
    money_t amount, result;
    money_decimal_t number;
    int32_t digits = MONEY_DIGITS_EXACT;
    money_rounding_t mode = MONEY_ROUND_UNNECESSARY;
    money_error_t error;
    money_status_t status;

    if (!read_amount(call, 0, row, &amount) || !read_number(call, 1, row, &number)) return 0;
    if (call->function->count == 4 && (!read_digits(call, 2, row, &digits) || !read_mode(call, 3, row, &mode)))
        return 0;
    status = operation(&amount, &number, digits, mode, &result, NULL, &error);
    return answer(call, row, status, &result, &error);
}

static int multiply(call_t *call, duck_index_t row)
{
    return scale(call, row, money_multiply);
}

static int divide(call_t *call, duck_index_t row)
{
    return scale(call, row, money_divide);
}

static int ratio(call_t *call, duck_index_t row)
{
    money_t a, b;
    money_decimal_t quotient;
    int32_t digits;
    money_rounding_t mode;
    money_error_t error;
    money_status_t status;

    if (!read_amount(call, 0, row, &a) || !read_amount(call, 1, row, &b)) return 0;
    if (!read_digits(call, 2, row, &digits) || !read_mode(call, 3, row, &mode)) return 0;
    if (digits == MONEY_DIGITS_CURRENCY)
        return refuse(call, "fraction digits of a number must be 0 to 10", &call->arguments[2], row);
    status = money_divide_by_amount(&a, &b, digits, mode, &quotient, NULL, NULL, &error);
    return status == MONEY_OK ? put_number(call, row, &quotient) : fail(call, status, &error);
}

static int rounded(call_t *call, duck_index_t row)
{
    money_t amount, result;
    int32_t digits;
    money_rounding_t mode;
    money_error_t error;
    money_status_t status;

    if (!read_amount(call, 0, row, &amount)) return 0;
    if (!read_digits(call, 1, row, &digits) || !read_mode(call, 2, row, &mode)) return 0;
    status = money_quantize(&amount, digits, mode, &result, NULL, &error);
    return answer(call, row, status, &result, &error);
}

static int compare(call_t *call, duck_index_t row)
{
    money_t a, b;
    int32_t order;
    money_error_t error;
    money_status_t status;

    if (!read_amount(call, 0, row, &a) || !read_amount(call, 1, row, &b)) return 0;
    status = money_compare(&a, &b, &order, &error);
    if (status != MONEY_OK) return fail(call, status, &error);
    ((int32_t *)duck.vector_get_data(call->result.vector))[row] = order;
    return 1;
}

const function_t ARITHMETIC[] = {
    { "money_add", 2, 'a', 0, add, NULL },
    { "money_subtract", 2, 'a', 0, subtract, NULL },
    { "money_negate", 1, 'a', 0, negate, NULL },
    { "money_absolute", 1, 'a', 0, absolute, NULL },
    { "money_multiply", 2, 'a', 0, multiply, multiply_column },
    { "money_multiply", 4, 'a', 0, multiply, multiply_column },
    { "money_divide", 4, 'a', 0, divide, NULL },
    { "money_ratio", 4, 'n', 0, ratio, NULL },
    { "money_round", 3, 'a', 0, rounded, round_column },
    { "money_compare", 2, 'i', 0, compare, NULL },
    { NULL, 0, 0, 0, NULL, NULL },
};
