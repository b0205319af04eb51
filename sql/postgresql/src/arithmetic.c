/* Operators and their forms with digits and a mode. A quotient that would need rounding is an error without a mode. */
#include "values.h"

static const char DIVIDED[] = "divided(amount, divisor, digits, mode) and ratio(amount, amount, digits, mode) round.";

typedef money_status_t (*binary_t)(const money_t *, const money_t *, money_t *, money_error_t *);
typedef money_status_t (*unary_t)(const money_t *, money_t *, money_error_t *);

static Datum combine(FunctionCallInfo fcinfo, binary_t call)
{
    money_t a, b, result;
    money_error_t error;

    amount_of_datum(PG_GETARG_DATUM(0), &a);
    amount_of_datum(PG_GETARG_DATUM(1), &b);
    require(call(&a, &b, &result, &error), &error);
    return datum_of_amount(&result);
}

static Datum change(FunctionCallInfo fcinfo, unary_t call)
{
    money_t amount, result;
    money_error_t error;

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    require(call(&amount, &result, &error), &error);
    return datum_of_amount(&result);
}

SQL_FUNCTION(amount_add)
{
    return combine(fcinfo, money_add);
}

SQL_FUNCTION(amount_subtract)
{
    return combine(fcinfo, money_subtract);
}

SQL_FUNCTION(amount_negate)
{
    return change(fcinfo, money_negate);
}

SQL_FUNCTION(amount_absolute)
{
    return change(fcinfo, money_absolute);
}

/* ------------------------------------------------------------------------------------------------- Products ------ */

static Datum product(const money_t *amount, const money_decimal_t *factor, int32_t digits, money_rounding_t mode)
{
    money_t result;
    money_error_t error;

    require(money_multiply(amount, factor, digits, mode, &result, NULL, &error), &error);
    return datum_of_amount(&result);
}

/* Reads an amount and a factor, in either order. The kind of the factor is that of the function. */
SQL_FUNCTION(amount_multiply)
{
    money_t amount;
    money_decimal_t factor;

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    number_of_argument(fcinfo, 1, &factor);
    return product(&amount, &factor, MONEY_DIGITS_EXACT, MONEY_ROUND_UNNECESSARY);
}

SQL_FUNCTION(numeric_multiply_amount)
{
    money_t amount;
    money_decimal_t factor;

    amount_of_datum(PG_GETARG_DATUM(1), &amount);
    number_of_argument(fcinfo, 0, &factor);
    return product(&amount, &factor, MONEY_DIGITS_EXACT, MONEY_ROUND_UNNECESSARY);
}

static Datum integer_product(Datum datum, int64 integer)
{
    money_t amount;
    money_decimal_t factor;
    money_error_t error;

    amount_of_datum(datum, &amount);
    require(money_decimal_new(integer, 0, &factor, &error), &error);
    return product(&amount, &factor, MONEY_DIGITS_EXACT, MONEY_ROUND_UNNECESSARY);
}

SQL_FUNCTION(amount_multiply_int8)
{
    return integer_product(PG_GETARG_DATUM(0), PG_GETARG_INT64(1));
}

SQL_FUNCTION(int8_multiply_amount)
{
    return integer_product(PG_GETARG_DATUM(1), PG_GETARG_INT64(0));
}

SQL_FUNCTION(amount_multiply_int4)
{
    return integer_product(PG_GETARG_DATUM(0), PG_GETARG_INT32(1));
}

SQL_FUNCTION(int4_multiply_amount)
{
    return integer_product(PG_GETARG_DATUM(1), PG_GETARG_INT32(0));
}

/* multiplied(amount, numeric, integer, text), and without digits to those of the currency. */
SQL_FUNCTION(amount_multiplied)
{
    money_t amount;
    money_decimal_t factor;
    bool has_digits = PG_NARGS() == 4;
    int32_t digits = has_digits ? digits_of_argument(fcinfo, 2) : MONEY_DIGITS_CURRENCY;

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    number_of_argument(fcinfo, 1, &factor);
    return product(&amount, &factor, digits, mode_of_argument(fcinfo, has_digits ? 3 : 2));
}

/* ------------------------------------------------------------------------------------------------- Quotients ----- */

money_status_t exact_quotient(const money_t *amount, const money_decimal_t *divisor, uint32_t least, money_t *result,
                              money_error_t *error)
{
    int32_t digits;
    money_status_t status = MONEY_ERR_INEXACT;

    for (digits = (int32_t)least; digits <= MONEY_DIGITS_MAX && status == MONEY_ERR_INEXACT; digits++)
        status = money_divide(amount, divisor, digits, MONEY_ROUND_UNNECESSARY, result, NULL, error);
    /* More digits than fit: a quotient with an end would have shown itself before. */
    return status == MONEY_ERR_OVERFLOW && digits > (int32_t)least + 1
               ? money_divide(amount, divisor, (int32_t)least, MONEY_ROUND_UNNECESSARY, result, NULL, error)
               : status;
}

static Datum quotient(Datum datum, const money_decimal_t *divisor)
{
    money_t amount, result;
    money_error_t error;
    money_status_t status;

    amount_of_datum(datum, &amount);
    status = exact_quotient(&amount, divisor, amount.scale, &result, &error);
    if (status == MONEY_ERR_INEXACT) raise_with_hint(status, &error, DIVIDED);
    require(status, &error);
    return datum_of_amount(&result);
}

SQL_FUNCTION(amount_divide)
{
    money_decimal_t divisor;

    number_of_argument(fcinfo, 1, &divisor);
    return quotient(PG_GETARG_DATUM(0), &divisor);
}

static Datum integer_quotient(Datum datum, int64 integer)
{
    money_decimal_t divisor;
    money_error_t error;

    require(money_decimal_new(integer, 0, &divisor, &error), &error);
    return quotient(datum, &divisor);
}

SQL_FUNCTION(amount_divide_int8)
{
    return integer_quotient(PG_GETARG_DATUM(0), PG_GETARG_INT64(1));
}

SQL_FUNCTION(amount_divide_int4)
{
    return integer_quotient(PG_GETARG_DATUM(0), PG_GETARG_INT32(1));
}

SQL_FUNCTION(amount_divided)
{
    money_t amount, result;
    money_decimal_t divisor;
    money_error_t error;
    bool has_digits = PG_NARGS() == 4;
    int32_t digits = has_digits ? digits_of_argument(fcinfo, 2) : MONEY_DIGITS_CURRENCY;
    money_rounding_t mode = mode_of_argument(fcinfo, has_digits ? 3 : 2);

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    number_of_argument(fcinfo, 1, &divisor);
    require(money_divide(&amount, &divisor, digits, mode, &result, NULL, &error), &error);
    return datum_of_amount(&result);
}

/* The quotient of two amounts, a number. */
SQL_FUNCTION(amount_ratio_exact)
{
    money_t a, b, result;
    money_decimal_t divisor, ratio;
    money_error_t error;
    money_status_t status;

    amount_of_datum(PG_GETARG_DATUM(0), &a);
    amount_of_datum(PG_GETARG_DATUM(1), &b);
    /* Refuses two currencies and a divisor of zero. */
    status = money_divide_by_amount(&a, &b, 0, MONEY_ROUND_DOWN, &ratio, NULL, NULL, &error);
    if (status != MONEY_ERR_OVERFLOW) require(status, &error);
    require(money_amount(&b, &divisor, &error), &error);
    status = exact_quotient(&a, &divisor, 0, &result, &error);
    if (status == MONEY_ERR_INEXACT) raise_with_hint(status, &error, DIVIDED);
    require(status, &error);
    require(money_amount(&result, &ratio, &error), &error);
    return datum_of_number(&ratio);
}

SQL_FUNCTION(amount_ratio)
{
    money_t a, b;
    money_decimal_t ratio;
    money_error_t error;
    int32_t digits = digits_of_argument(fcinfo, 2);
    money_rounding_t mode = mode_of_argument(fcinfo, 3);

    amount_of_datum(PG_GETARG_DATUM(0), &a);
    amount_of_datum(PG_GETARG_DATUM(1), &b);
    require(money_divide_by_amount(&a, &b, digits, mode, &ratio, NULL, NULL, &error), &error);
    return datum_of_number(&ratio);
}
