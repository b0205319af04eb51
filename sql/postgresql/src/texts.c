/* Texts and bytes of amounts. */
#include "values.h"

#include "libpq/pqformat.h"
#include "utils/builtins.h"
#if PG_VERSION_NUM >= 160000
#include "varatt.h"
#endif

/* From PostgreSQL 16 on, input functions report errors to callers that ask for it. */
#if PG_VERSION_NUM >= 160000
#include "nodes/miscnodes.h"
#define return_error(fcinfo, ...)                           \
    do {                                                    \
        errsave((fcinfo)->context, (__VA_ARGS__));          \
        PG_RETURN_NULL();                                   \
    } while (0)
#else
#define return_error(fcinfo, ...) ereport(ERROR, (__VA_ARGS__))
#endif

SQL_FUNCTION(amount_in)
{
    char *text = PG_GETARG_CSTRING(0);
    money_t amount;
    money_error_t error;
    money_status_t status = amount_of_text(text, strlen(text), &amount, &error);

    if (status == MONEY_OK) status = amount_fit(PG_GETARG_INT32(2), false, &amount, &error);
    if (status != MONEY_OK)
        return_error(fcinfo, errcode(sqlstate_of(status)), errmsg("%s", error.text),
                     errdetail("%s", money_status_name(status)));
    return datum_of_amount(&amount);
}

SQL_FUNCTION(amount_out)
{
    money_t amount;
    char *text = palloc(MONEY_TEXT_MAX);
    money_error_t error;

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    require(money_format(&amount, text, MONEY_TEXT_MAX, NULL, &error), &error);
    PG_RETURN_CSTRING(text);
}

SQL_FUNCTION(amount_text)
{
    PG_RETURN_TEXT_P(cstring_to_text(DatumGetCString(amount_out(fcinfo))));
}

/* amount(text): the code must be built in. */
SQL_FUNCTION(amount_parsed)
{
    text *given = PG_GETARG_TEXT_PP(0);
    money_t amount;
    money_error_t error;

    require(money_parse(VARDATA_ANY(given), VARSIZE_ANY_EXHDR(given), &amount, &error), &error);
    return datum_of_amount(&amount);
}

SQL_FUNCTION(amount_recv)
{
    StringInfo message = (StringInfo)PG_GETARG_POINTER(0);
    int length = message->len - message->cursor;
    const char *bytes = pq_getmsgbytes(message, length);
    money_t amount;
    money_error_t error;
    money_status_t status = money_unpack(bytes, (size_t)length, &amount, &error);

    if (status != MONEY_OK)
        ereport(ERROR, (errcode(ERRCODE_INVALID_BINARY_REPRESENTATION), errmsg("%s", error.text),
                        errdetail("%s", money_status_name(status))));
    if (!is_accepted_code(amount.currency))
        ereport(ERROR, (errcode(ERRCODE_INVALID_BINARY_REPRESENTATION),
                        errmsg("unknown currency %s", amount.currency),
                        errdetail("%s", money_status_name(MONEY_ERR_UNKNOWN_CURRENCY))));
    require(amount_fit(PG_GETARG_INT32(2), false, &amount, &error), &error);
    return datum_of_amount(&amount);
}

SQL_FUNCTION(amount_send)
{
    money_t amount;
    char bytes[MONEY_PACKED_MAX];
    size_t length;
    money_error_t error;
    StringInfoData message;

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    require(money_pack(&amount, bytes, sizeof bytes, &length, &error), &error);
    pq_begintypsend(&message);
    pq_sendbytes(&message, bytes, (int)length);
    PG_RETURN_BYTEA_P(pq_endtypsend(&message));
}

/* ------------------------------------------------------------------------------------------- Strict checks ------- */

SQL_FUNCTION(amount_is_known)
{
    money_t amount;

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    PG_RETURN_BOOL(is_built_in(amount.currency));
}

/* True if the currency was current on a day. */
SQL_FUNCTION(amount_is_current)
{
    money_t amount;
    money_currency_t currency;
    money_date_t day = day_of_argument(fcinfo, 1);

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    if (money_currency_find(amount.currency, NULL, &currency, NULL) != MONEY_OK) PG_RETURN_BOOL(false);
    if (currency.kind != MONEY_CURRENCY_CURRENT && currency.kind != MONEY_CURRENCY_HISTORICAL) PG_RETURN_BOOL(false);
    if (currency.introduced != MONEY_DATE_NONE && day < currency.introduced) PG_RETURN_BOOL(false);
    if (currency.withdrawn == MONEY_DATE_NONE) PG_RETURN_BOOL(currency.kind == MONEY_CURRENCY_CURRENT);
    PG_RETURN_BOOL(day < currency.withdrawn);
}
