/* sum, avg and totals. They share one state, so that one pass over the rows serves all three. */
#include "state.h"

#include "catalog/pg_type.h"
#include "utils/array.h"
#include "utils/builtins.h"
#include "utils/lsyscache.h"

#include "../shared/words.h"

static MemoryContext context_of(FunctionCallInfo fcinfo)
{
    MemoryContext context;

    return AggCheckCallContext(fcinfo, &context) ? context : CurrentMemoryContext;
}

/* Adds the row in argument 1. The state is never NULL, as moving aggregates require. */
static state_t *step(FunctionCallInfo fcinfo)
{
    MemoryContext context = context_of(fcinfo);
    state_t *state = state_of_argument(fcinfo, 0);
    money_accumulator_t *part;
    money_t amount;
    money_error_t error;

    if (state == NULL) state = state_new(context, 1);
    if (PG_ARGISNULL(1)) return state;
    amount_of_datum(PG_GETARG_DATUM(1), &amount);
    state = state_insert(context, state, amount.currency, &part);
    require(money_accumulator_add(part, &amount, part, &error), &error);
    return state;
}

SQL_FUNCTION(amount_accumulate)
{
    return PointerGetDatum(step(fcinfo));
}

/* avg(amount, digits, mode) and avg(amount, mode) keep their digits and mode in the state. */
static Datum step_with_mode(FunctionCallInfo fcinfo, bool has_digits)
{
    state_t *state = step(fcinfo);
    int last = has_digits ? 3 : 2;

    if (PG_ARGISNULL(last) || (has_digits && PG_ARGISNULL(2))) {
        ereport(ERROR, (errcode(ERRCODE_NULL_VALUE_NOT_ALLOWED), errmsg("digits and mode of a mean must not be NULL"),
                        errdetail("%s", money_status_name(MONEY_ERR_ARGUMENT))));
    }
    state->digits = has_digits ? digits_of_argument(fcinfo, 2) : MONEY_DIGITS_CURRENCY;
    state->mode = mode_of_argument(fcinfo, last);
    return PointerGetDatum(state);
}

SQL_FUNCTION(amount_accumulate_in_mode)
{
    return step_with_mode(fcinfo, false);
}

SQL_FUNCTION(amount_accumulate_to_digits)
{
    return step_with_mode(fcinfo, true);
}

/* Removes a row that leaves a window. NULL requests a new computation, where the scale of the sum could shrink. */
SQL_FUNCTION(amount_discard)
{
    state_t *state = state_of_argument(fcinfo, 0);
    money_accumulator_t *part;
    money_bool_t is_stale;
    money_t amount;
    money_error_t error;

    if (state == NULL) PG_RETURN_NULL();
    if (PG_ARGISNULL(1)) return PointerGetDatum(state);
    amount_of_datum(PG_GETARG_DATUM(1), &amount);
    part = state_find(state, amount.currency);
    if (part == NULL || part->count <= 1) PG_RETURN_NULL();
    require(money_accumulator_subtract(part, &amount, part, &is_stale, &error), &error);
    if (is_stale) PG_RETURN_NULL();
    return PointerGetDatum(state);
}

SQL_FUNCTION(amount_combine)
{
    MemoryContext context = context_of(fcinfo);
    state_t *state = state_of_argument(fcinfo, 0), *other = state_of_argument(fcinfo, 1);
    int32 index;

    if (other == NULL && state == NULL) PG_RETURN_NULL();
    if (other == NULL) return PointerGetDatum(state);
    if (state == NULL) state = state_new(context, Max(1, other->count));
    if (state->mode == 0) {
        state->mode = other->mode;
        state->digits = other->digits;
    }
    for (index = 0; index < other->count; index++) {
        money_accumulator_t *part;
        money_error_t error;

        if (other->parts[index].count == 0) continue;
        state = state_insert(context, state, other->parts[index].currency, &part);
        require(money_accumulator_merge(part, &other->parts[index], part, &error), &error);
    }
    return PointerGetDatum(state);
}

/* ------------------------------------------------------------------------------------------------- Results ------- */

/* The part of the only currency, or NULL without rows. */
static const money_accumulator_t *only_part(const state_t *state)
{
    if (state == NULL || state->count == 0) return NULL;
    if (state->count > 1)
        ereport(ERROR, (errcode(sqlstate_of(MONEY_ERR_CURRENCY_MISMATCH)),
                        errmsg("all amounts must be of one currency, got %.11s and %.11s", state->parts[0].currency,
                               state->parts[1].currency),
                        errdetail("%s", money_status_name(MONEY_ERR_CURRENCY_MISMATCH)),
                        errhint("totals(amount) returns a sum for each currency.")));
    return state->parts[0].count == 0 ? NULL : &state->parts[0];
}

SQL_FUNCTION(amount_sum_final)
{
    const money_accumulator_t *part = only_part(state_of_argument(fcinfo, 0));
    money_t total;
    money_error_t error;

    if (part == NULL) PG_RETURN_NULL();
    require(money_accumulator_total(part, &total, &error), &error);
    return datum_of_amount(&total);
}

static money_status_t mean(const state_t *state, const money_t *total, const money_decimal_t *count, money_t *result,
                           money_error_t *error)
{
    return state->mode != 0 ? money_divide(total, count, state->digits, state->mode, result, NULL, error)
                            : exact_quotient(total, count, total->scale, result, error);
}

SQL_FUNCTION(amount_avg_final)
{
    const state_t *state = state_of_argument(fcinfo, 0);
    const money_accumulator_t *part = only_part(state);
    money_t total, result;
    money_decimal_t count;
    money_error_t error;
    money_status_t status;

    if (part == NULL) PG_RETURN_NULL();
    require(money_accumulator_total(part, &total, &error), &error);
    if (part->count > PG_INT64_MAX) elog(ERROR, "a mean has too many rows");
    require(money_decimal_new((int64_t)part->count, 0, &count, &error), &error);
    status = mean(state, &total, &count, &result, &error);
    if (state->mode == 0 && status == MONEY_ERR_INEXACT)
        raise_with_hint(status, &error, "avg(amount, mode) and avg(amount, digits, mode) round.");
    require(status, &error);
    return datum_of_amount(&result);
}

/* The element type is that of the result, amount[]. */
SQL_FUNCTION(amount_totals_final)
{
    const state_t *state = state_of_argument(fcinfo, 0);
    Oid element = get_element_type(get_fn_expr_rettype(fcinfo->flinfo));
    Datum *totals;
    int32 index, count = 0;

    if (state == NULL || state->count == 0) PG_RETURN_NULL();
    if (!OidIsValid(element)) element = get_element_type(get_func_rettype(fcinfo->flinfo->fn_oid));
    if (!OidIsValid(element)) elog(ERROR, "the result of totals must be an array");
    totals = palloc((size_t)state->count * sizeof *totals);
    for (index = 0; index < state->count; index++) {
        money_t total;
        money_error_t error;

        if (state->parts[index].count == 0) continue;
        require(money_accumulator_total(&state->parts[index], &total, &error), &error);
        totals[count++] = datum_of_amount(&total);
    }
    if (count == 0) PG_RETURN_NULL();
    return PointerGetDatum(construct_array(totals, count, element, -1, false, TYPALIGN_INT));
}
