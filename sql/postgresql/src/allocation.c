/* allocate(amount, count) and allocate(amount, weights): one row a share. */
#include "values.h"

#include "catalog/pg_type.h"
#include "funcapi.h"
#include "utils/array.h"
#include "utils/builtins.h"

#include "../shared/words.h"

static void read_method(FunctionCallInfo fcinfo, money_allocate_options_t *options)
{
    text *given;

    money_allocate_options_init(options);
    if (PG_NARGS() < 3) return;
    given = PG_GETARG_TEXT_PP(2);
    if (!words_method(VARDATA_ANY(given), VARSIZE_ANY_EXHDR(given), &options->method))
        refuse("a method must be one of " WORDS_OF_METHODS, text_to_cstring(given));
}

static money_t *shares_of_count(FunctionCallInfo fcinfo, const money_t *amount, uint64 *count)
{
    int32 given = PG_GETARG_INT32(1);
    money_allocate_options_t options;
    money_t *shares;
    money_error_t error;

    read_method(fcinfo, &options);
    if (given < 1 || given > MONEY_SHARES_MAX)
        refuse("the number of shares must be 1 to 1048576", psprintf("%d", given));
    shares = palloc((size_t)given * sizeof *shares);
    require(money_split(amount, (size_t)given, &options, shares, NULL, &error), &error);
    *count = (uint64)given;
    return shares;
}

static money_t *shares_of_weights(FunctionCallInfo fcinfo, const money_t *amount, uint64 *count)
{
    ArrayType *given = PG_GETARG_ARRAYTYPE_P(1);
    money_allocate_options_t options;
    Datum *values;
    bool *nulls;
    int length, index;
    money_decimal_t *weights;
    money_t *shares;
    money_error_t error;

    read_method(fcinfo, &options);
    if (ARR_NDIM(given) > 1) refuse("weights must be an array of one dimension", "several");
    deconstruct_array(given, NUMERICOID, -1, false, TYPALIGN_INT, &values, &nulls, &length);
    if (length > MONEY_SHARES_MAX) refuse("the number of weights must be 1 to 1048576", psprintf("%d", length));
    weights = palloc(((size_t)length + 1) * sizeof *weights);
    shares = palloc(((size_t)length + 1) * sizeof *shares);
    for (index = 0; index < length; index++) {
        if (nulls[index]) refuse("a weight must be a number", "NULL");
        number_of_datum(values[index], &weights[index]);
    }
    require(money_allocate(amount, weights, (size_t)length, &options, shares, NULL, &error), &error);
    *count = (uint64)length;
    return shares;
}

typedef money_t *(*shares_t)(FunctionCallInfo, const money_t *, uint64 *);

static Datum next_share(FunctionCallInfo fcinfo, shares_t call)
{
    FuncCallContext *context;
    Datum share;

    if (SRF_IS_FIRSTCALL()) {
        MemoryContext previous;
        money_t amount;

        context = SRF_FIRSTCALL_INIT();
        previous = MemoryContextSwitchTo(context->multi_call_memory_ctx);
        amount_of_datum(PG_GETARG_DATUM(0), &amount);
        context->user_fctx = call(fcinfo, &amount, &context->max_calls);
        MemoryContextSwitchTo(previous);
    }
    context = SRF_PERCALL_SETUP();
    if (context->call_cntr >= context->max_calls) SRF_RETURN_DONE(context);
    /* SRF_RETURN_NEXT evaluates its argument after it has counted, so the share is read before. */
    share = datum_of_amount((money_t *)context->user_fctx + context->call_cntr);
    SRF_RETURN_NEXT(context, share);
}

SQL_FUNCTION(amount_allocate_count)
{
    return next_share(fcinfo, shares_of_count);
}

SQL_FUNCTION(amount_allocate_weights)
{
    return next_share(fcinfo, shares_of_weights);
}
