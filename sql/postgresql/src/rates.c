/* Conversion, and snapshots of rates from documents and tables. */
#include "rate_cache.h"

#include "utils/builtins.h"
#include "utils/memutils.h"
#if PG_VERSION_NUM >= 160000
#include "varatt.h"
#endif

#include "../shared/documents.h"

/* ----------------------------------------------------------------------------------------------- Conversion ------ */

/* Without a rate, the result is false if the caller allows it. */
static bool convert(FunctionCallInfo fcinfo, bool is_null_allowed, money_t *result)
{
    const money_rates_t *rates = rates_of_statement(fcinfo);
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    char code[MONEY_CODE_SIZE];
    money_t amount;
    money_error_t error;
    money_status_t status;

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    code_of_argument(fcinfo, 1, code);
    if (PG_NARGS() > 2) options.date = day_of_argument(fcinfo, 2);
    if (PG_NARGS() > 3) {
        options.max_gap = PG_GETARG_INT32(3);
        if (options.max_gap < 0) refuse("a number of days must be at least 0", psprintf("%d", options.max_gap));
    }
    status = money_rates_convert(rates, &amount, code, &options, result, NULL, &error);
    if (status == MONEY_OK) return true;
    if (status == MONEY_ERR_NO_RATE && is_null_allowed) return false;
    raise_with_hint(status, &error,
                    status == MONEY_ERR_NO_RATE && rates == NULL ? "load_rates(document) loads rates." : NULL);
}

SQL_FUNCTION(amount_converted)
{
    money_t result;

    convert(fcinfo, false, &result);
    return datum_of_amount(&result);
}

SQL_FUNCTION(amount_converted_or_null)
{
    money_t result;

    if (!convert(fcinfo, true, &result)) PG_RETURN_NULL();
    return datum_of_amount(&result);
}

/* ------------------------------------------------------------------------------------------------ Snapshots ------ */

/* The rates as bytes. Frees them. */
static Datum snapshot_of(money_rates_t *rates)
{
    char *bytes;
    size_t length;
    money_error_t error;
    money_status_t status = money_rates_to_bytes(rates, &bytes, &length, &error);
    bytea *snapshot;

    money_rates_free(rates);
    require(status, &error);
    snapshot = length < MaxAllocSize - VARHDRSZ
                   ? MemoryContextAllocExtended(CurrentMemoryContext, VARHDRSZ + length, MCXT_ALLOC_NO_OOM)
                   : NULL;
    if (snapshot == NULL) {
        money_string_free(bytes);
        ereport(ERROR, (errcode(ERRCODE_OUT_OF_MEMORY), errmsg("out of memory"),
                        errdetail("%s", money_status_name(MONEY_ERR_OUT_OF_MEMORY))));
    }
    SET_VARSIZE(snapshot, VARHDRSZ + length);
    memcpy(VARDATA(snapshot), bytes, length);
    money_string_free(bytes);
    PG_RETURN_BYTEA_P(snapshot);
}

SQL_FUNCTION(rates_of_document)
{
    text *document = PG_GETARG_TEXT_PP(0);
    money_rates_t *rates;
    money_error_t error;

    require(documents_read_rates(VARDATA_ANY(document), VARSIZE_ANY_EXHDR(document), &rates, &error), &error);
    return snapshot_of(rates);
}

/* The number of rates in a snapshot, for which it is read completely. */
SQL_FUNCTION(rates_count)
{
    bytea *bytes = PG_GETARG_BYTEA_PP(0);
    money_rates_t *rates;
    money_rates_info_t info;
    money_error_t error;
    money_status_t status = money_rates_from_bytes(VARDATA_ANY(bytes), VARSIZE_ANY_EXHDR(bytes), &rates, &error);

    require(status, &error);
    status = money_rates_info(rates, &info, &error);
    money_rates_free(rates);
    require(status, &error);
    PG_RETURN_INT64((int64)Min(info.quote_count, (uint64)PG_INT64_MAX));
}

/* The state of the aggregate rates_of(source, target, rate, day). Its memory context frees the builder. */
typedef struct {
    money_rates_builder_t *builder;
    MemoryContextCallback callback;
} collected_t;

static void release(void *argument)
{
    collected_t *state = argument;

    money_rates_builder_free(state->builder);
    state->builder = NULL;
}

static collected_t *new_state(FunctionCallInfo fcinfo)
{
    MemoryContext context;
    collected_t *state;
    money_error_t error;

    if (!AggCheckCallContext(fcinfo, &context)) elog(ERROR, "rates_of_step must be called by an aggregate");
    state = MemoryContextAllocZero(context, sizeof *state);
    state->callback.func = release;
    state->callback.arg = state;
    MemoryContextRegisterResetCallback(context, &state->callback);
    require(money_rates_builder_new(&state->builder, &error), &error);
    return state;
}

SQL_FUNCTION(rates_of_step)
{
    collected_t *state = PG_ARGISNULL(0) ? new_state(fcinfo) : (collected_t *)PG_GETARG_POINTER(0);
    char from[MONEY_CODE_SIZE], to[MONEY_CODE_SIZE], *rate;
    money_date_t day;
    money_error_t error;

    if (PG_ARGISNULL(1) || PG_ARGISNULL(2) || PG_ARGISNULL(3))
        refuse("a rate must have a source, a target and a number", "NULL");
    code_of_argument(fcinfo, 1, from);
    code_of_argument(fcinfo, 2, to);
    rate = DatumGetCString(DirectFunctionCall1(numeric_out, PG_GETARG_DATUM(3)));
    day = PG_ARGISNULL(4) ? MONEY_DATE_NONE : day_of_argument(fcinfo, 4);
    require(money_rates_builder_add(state->builder, from, to, rate, MONEY_NTS, day, &error), &error);
    PG_RETURN_POINTER(state);
}

SQL_FUNCTION(rates_of_final)
{
    money_rates_t *rates;
    money_error_t error;

    if (PG_ARGISNULL(0)) PG_RETURN_NULL();
    require(money_rates_builder_build(((collected_t *)PG_GETARG_POINTER(0))->builder, &rates, &error), &error);
    return snapshot_of(rates);
}
