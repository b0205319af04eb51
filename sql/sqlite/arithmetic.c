/* Sums, differences, products and quotients of amounts. */
#include "extension.h"

SQLITE_EXTENSION_INIT3

typedef money_status_t (*combine_t)(const money_t *, const money_t *, money_t *, money_error_t *);
typedef money_status_t (*change_t)(const money_t *, money_t *, money_error_t *);
typedef money_status_t (*scale_t)(const money_t *, const money_decimal_t *, int32_t, money_rounding_t, money_t *,
                                  money_flags_t *, money_error_t *);

static void answer(sqlite3_context *context, const char *name, money_status_t status, const money_t *result,
                   const money_error_t *error)
{
    if (status == MONEY_OK) {
        return_amount(context, name, result);
    } else {
        fail(context, name, status, error);
    }
}

static void combine(sqlite3_context *context, const char *name, sqlite3_value **values, combine_t call)
{
    money_t a, b, result;
    money_error_t error;
    money_status_t status;

    if (is_any_null(2, values)) return;
    if (!read_amount(context, name, values[0], &a) || !read_amount(context, name, values[1], &b)) return;
    status = call(&a, &b, &result, &error);
    answer(context, name, status, &result, &error);
}

static void add(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    combine(context, "money_add", values, money_add);
}

static void subtract(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    combine(context, "money_subtract", values, money_subtract);
}

static void change(sqlite3_context *context, const char *name, sqlite3_value **values, change_t call)
{
    money_t amount, result;
    money_error_t error;
    money_status_t status;

    if (is_any_null(1, values) || !read_amount(context, name, values[0], &amount)) return;
    status = call(&amount, &result, &error);
    answer(context, name, status, &result, &error);
}

static void negate(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    change(context, "money_negate", values, money_negate);
}

static void absolute(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    change(context, "money_absolute", values, money_absolute);
}

/* Without digits and a mode, a product is exact. */
static void scale(sqlite3_context *context, const char *name, int count, sqlite3_value **values, scale_t call)
{
    money_t amount, result;
    money_decimal_t number;
    int32_t digits = MONEY_DIGITS_EXACT;
    money_rounding_t mode = MONEY_ROUND_UNNECESSARY;
    money_error_t error;
    money_status_t status;

    if (is_any_null(count, values)) return;
    if (!read_amount(context, name, values[0], &amount) || !read_number(context, name, values[1], &number)) return;
    if (count == 4 &&
        (!read_digits(context, name, values[2], &digits) || !read_mode(context, name, values[3], &mode)))
        return;
    status = call(&amount, &number, digits, mode, &result, NULL, &error);
    answer(context, name, status, &result, &error);
}

static void multiply(sqlite3_context *context, int count, sqlite3_value **values)
{
    scale(context, "money_multiply", count, values, money_multiply);
}

static void divide(sqlite3_context *context, int count, sqlite3_value **values)
{
    scale(context, "money_divide", count, values, money_divide);
}

static void ratio(sqlite3_context *context, int count, sqlite3_value **values)
{
    static const char name[] = "money_ratio";
    money_t a, b;
    money_decimal_t quotient;
    int32_t digits;
    money_rounding_t mode;
    money_error_t error;
    money_status_t status;

    if (is_any_null(count, values)) return;
    if (!read_amount(context, name, values[0], &a) || !read_amount(context, name, values[1], &b)) return;
    if (!read_digits(context, name, values[2], &digits) || !read_mode(context, name, values[3], &mode)) return;
    if (digits == MONEY_DIGITS_CURRENCY) {
        refuse(context, name, "fraction digits of a number must be 0 to 38", values[2]);
        return;
    }
    status = money_divide_by_amount(&a, &b, digits, mode, &quotient, NULL, NULL, &error);
    if (status == MONEY_OK) {
        return_number(context, name, &quotient);
    } else {
        fail(context, name, status, &error);
    }
}

static void rounded(sqlite3_context *context, int count, sqlite3_value **values)
{
    static const char name[] = "money_round";
    money_t amount, result;
    int32_t digits;
    money_rounding_t mode;
    money_error_t error;
    money_status_t status;

    if (is_any_null(count, values) || !read_amount(context, name, values[0], &amount)) return;
    if (!read_digits(context, name, values[1], &digits) || !read_mode(context, name, values[2], &mode)) return;
    status = money_quantize(&amount, digits, mode, &result, NULL, &error);
    answer(context, name, status, &result, &error);
}

int register_arithmetic(sqlite3 *connection)
{
    static const function_t functions[] = {
        { "money_add", 2, PURE, add },           { "money_subtract", 2, PURE, subtract },
        { "money_negate", 1, PURE, negate },     { "money_absolute", 1, PURE, absolute },
        { "money_multiply", 2, PURE, multiply }, { "money_multiply", 4, PURE, multiply },
        { "money_divide", 4, PURE, divide },     { "money_ratio", 4, PURE, ratio },
        { "money_round", 3, PURE, rounded },
    };

    return register_functions(connection, functions, sizeof functions / sizeof *functions);
}
