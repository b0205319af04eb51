/* Numbers of the library and numerics of PostgreSQL. */
#include "values.h"

#include "utils/builtins.h"
#include "utils/numeric.h"
#if PG_VERSION_NUM >= 160000
#include "varatt.h"
#endif

void number_of_datum(Datum datum, money_decimal_t *number)
{
    char *text = DatumGetCString(DirectFunctionCall1(numeric_out, datum));
    money_error_t error;
    money_status_t status;

    if (!(text[0] >= '0' && text[0] <= '9') && !(text[0] == '-' && text[1] >= '0' && text[1] <= '9'))
        ereport(ERROR, (errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE), errmsg("a number must be finite, got %s", text),
                        errdetail("%s", money_status_name(MONEY_ERR_ARGUMENT))));
    status = money_decimal_parse(text, strlen(text), number, &error);
    pfree(text);
    require(status, &error);
}

/* The bytes of the last numeric, and its value. */
typedef struct {
    size_t length;
    char bytes[32];
    money_decimal_t number;
} last_number_t;

void number_of_argument(FunctionCallInfo fcinfo, int index, money_decimal_t *number)
{
    struct varlena *given = PG_GETARG_VARLENA_PP(index);
    size_t length = VARSIZE_ANY_EXHDR(given);
    last_number_t *last = fcinfo->flinfo->fn_extra;

    if (last != NULL && last->length == length && memcmp(last->bytes, VARDATA_ANY(given), length) == 0) {
        *number = last->number;
        return;
    }
    number_of_datum(PG_GETARG_DATUM(index), number);
    if (length > sizeof last->bytes) return;
    if (last == NULL) {
        last = MemoryContextAllocZero(fcinfo->flinfo->fn_mcxt, sizeof *last);
        fcinfo->flinfo->fn_extra = last;
    }
    memcpy(last->bytes, VARDATA_ANY(given), length);
    last->length = length;
    last->number = *number;
}

Datum datum_of_number(const money_decimal_t *number)
{
    char text[MONEY_TEXT_MAX];
    money_error_t error;

    /* Coefficients of 64 bits, by far the most frequent ones, need no text. */
    if (number->hi == 0 && number->lo <= PG_INT64_MAX)
        return NumericGetDatum(int64_div_fast_to_numeric((int64)number->lo, (int)number->scale));
    require(money_decimal_format(number, text, sizeof text, NULL, &error), &error);
    return DirectFunctionCall3(numeric_in, CStringGetDatum(text), ObjectIdGetDatum(InvalidOid), Int32GetDatum(-1));
}

/* amount(numeric, text): the code must be built in. */
SQL_FUNCTION(amount_of_numeric)
{
    money_decimal_t number;
    char code[MONEY_CODE_SIZE];
    money_t amount;
    money_error_t error;

    number_of_datum(PG_GETARG_DATUM(0), &number);
    code_of_argument(fcinfo, 1, code);
    require(money_new(&number, code, NULL, &amount, &error), &error);
    return datum_of_amount(&amount);
}

SQL_FUNCTION(amount_number)
{
    money_t amount;
    money_decimal_t number;
    money_error_t error;

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    require(money_amount(&amount, &number, &error), &error);
    return datum_of_number(&number);
}

SQL_FUNCTION(amount_currency)
{
    money_t amount;

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    PG_RETURN_TEXT_P(cstring_to_text(amount.currency));
}
