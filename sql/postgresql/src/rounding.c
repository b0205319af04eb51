/* Rounding: to digits, to a step, and by the rules of cash payments. */
#include "values.h"

#include "utils/builtins.h"

static Datum quantized(Datum datum, int32_t digits, money_rounding_t mode)
{
    money_t amount, result;
    money_error_t error;

    amount_of_datum(datum, &amount);
    require(money_quantize(&amount, digits, mode, &result, NULL, &error), &error);
    return datum_of_amount(&result);
}

/* rounded(amount): to the minor unit, half-even. */
SQL_FUNCTION(amount_rounded)
{
    return quantized(PG_GETARG_DATUM(0), MONEY_DIGITS_CURRENCY, MONEY_ROUND_HALF_EVEN);
}

SQL_FUNCTION(amount_rounded_in_mode)
{
    return quantized(PG_GETARG_DATUM(0), MONEY_DIGITS_CURRENCY, mode_of_argument(fcinfo, 1));
}

SQL_FUNCTION(amount_rounded_to_digits)
{
    return quantized(PG_GETARG_DATUM(0), digits_of_argument(fcinfo, 1), mode_of_argument(fcinfo, 2));
}

SQL_FUNCTION(amount_rounded_to_step)
{
    money_t amount, result;
    money_decimal_t step;
    money_rounding_t mode = mode_of_argument(fcinfo, 2);
    money_error_t error;

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    number_of_argument(fcinfo, 1, &step);
    require(money_round_to_step(&amount, &step, mode, &result, NULL, &error), &error);
    return datum_of_amount(&result);
}

/* rounded_to_cash(amount, country, day). */
SQL_FUNCTION(amount_rounded_to_cash)
{
    money_t amount, result;
    char *country = text_to_cstring(PG_GETARG_TEXT_PP(1));
    money_date_t day = day_of_argument(fcinfo, 2);
    money_error_t error;

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    require(money_to_cash_in_country(&amount, country, day, &result, NULL, &error), &error);
    return datum_of_amount(&result);
}
