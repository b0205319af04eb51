/* The sum and the average. DuckDB computes windows by merging states, so that no row is removed from one. */
#include "columns.h"

#include <stdlib.h>
#include <string.h>

/* The state of an aggregate. All bytes zero is the state without rows; the digits and the mode of an average are the
 * same in all rows, and the mode is 0 before the first one. */
typedef struct {
    money_accumulator_t sum;
    int32_t digits;
    money_rounding_t mode;
} state_t;

static const function_t SUM = { "money_sum", 1, 'a', 0, NULL, NULL }, AVERAGE = { "money_avg", 3, 'a', 0, NULL, NULL };

static duck_index_t state_size(duck_info_t info)
{
    (void)info;
    return sizeof(state_t);
}

static void start(duck_info_t info, void *state)
{
    (void)info;
    memset(state, 0, sizeof(state_t));
}

static call_t call_of(const function_t *function, duck_info_t info)
{
    call_t call;

    memset(&call, 0, sizeof call);
    call.function = function;
    call.info = info;
    call.set_error = duck.aggregate_function_set_error;
    return call;
}

/* The states of a vector, if they are few, and the state of each row. */
enum { STATES_MAX = 64 };

typedef struct {
    state_t *states[STATES_MAX];
    size_t count;
    int16_t *rows;
} groups_t;

/* Returns 0 if the vector has more than STATES_MAX states. */
static int find_states(void **states, duck_index_t rows, groups_t *groups)
{
    duck_index_t row;
    size_t index;

    groups->count = 0;
    for (row = 0; row < rows; row++) {
        for (index = 0; index < groups->count && groups->states[index] != states[row];) index++;
        if (index == STATES_MAX) return 0;
        if (index == groups->count) groups->states[groups->count++] = states[row];
        groups->rows[row] = (int16_t)index;
    }
    return rows > 0;
}

static int add_gathered(const gathered_t *gathered, const groups_t *groups, duck_index_t rows)
{
    money_accumulator_t before[STATES_MAX], after[STATES_MAX];
    money_column_t places;
    money_status_t status;
    size_t index;

    for (index = 0; index < groups->count; index++) before[index] = groups->states[index]->sum;
    money_column_of_int16(groups->rows, (size_t)rows, &places);
    status = money_column_accumulate(before, groups->count, &gathered->amounts, &gathered->currencies, &places, NULL,
                                     after, NULL, NULL);
    for (index = 0; index < groups->count && status == MONEY_OK; index++) groups->states[index]->sum = after[index];
    return status == MONEY_OK;
}

/* Adds the rows of a vector by the column function. Returns 0 to go by rows, and then no state has changed. */
static int add_column(const call_t *call, void **states)
{
    gathered_t gathered;
    groups_t groups;
    int is_done = 0;

    groups.rows = malloc((size_t)call->rows * sizeof *groups.rows);
    if (groups.rows != NULL && find_states(states, call->rows, &groups) &&
        gather(call->arguments, call->function->count, call->rows, &gathered)) {
        is_done = add_gathered(&gathered, &groups, call->rows);
        gathered_free(&gathered);
    }
    free(groups.rows);
    return is_done;
}

static int add_row(const call_t *call, duck_index_t row, state_t *state)
{
    money_t amount;
    money_error_t error;
    money_status_t status;

    if (!read_amount(call, 0, row, &amount)) return 0;
    status = money_accumulator_add(&state->sum, &amount, &state->sum, &error);
    return status == MONEY_OK || fail(call, status, &error);
}

static void sum_update(duck_info_t info, duck_chunk_t chunk, void **states)
{
    call_t call = call_of(&SUM, info);
    duck_index_t row;

    call.rows = duck.data_chunk_get_size(chunk);
    read_argument(duck.data_chunk_get_vector(chunk, 0), &call.arguments[0]);
    if (add_column(&call, states)) return;
    for (row = 0; row < call.rows; row++) {
        if (!is_null(&call.arguments[0], row) && !add_row(&call, row, states[row])) return;
    }
}

/* Keeps the digits and the mode of the first row. */
static int settle(const call_t *call, state_t *state, int32_t digits, money_rounding_t mode)
{
    static const money_error_t differ = { MONEY_ERR_ARGUMENT, 0, -1, "digits and mode must be the same in all rows" };

    if (mode == 0) return 1;
    if (state->mode != 0 && (state->mode != mode || state->digits != digits))
        return fail(call, MONEY_ERR_ARGUMENT, &differ);
    state->digits = digits;
    state->mode = mode;
    return 1;
}

static int average_row(const call_t *call, duck_index_t row, state_t *state)
{
    int32_t digits;
    money_rounding_t mode;
    int index;

    for (index = 0; index < 3; index++) {
        if (is_null(&call->arguments[index], row)) return 1;
    }
    return read_digits(call, 1, row, &digits) && read_mode(call, 2, row, &mode) &&
           settle(call, state, digits, mode) && add_row(call, row, state);
}

static void average_update(duck_info_t info, duck_chunk_t chunk, void **states)
{
    call_t call = call_of(&AVERAGE, info);
    duck_index_t row;
    int index;

    call.rows = duck.data_chunk_get_size(chunk);
    for (index = 0; index < 3; index++)
        read_argument(duck.data_chunk_get_vector(chunk, (duck_index_t)index), &call.arguments[index]);
    for (row = 0; row < call.rows; row++) {
        if (!average_row(&call, row, states[row])) return;
    }
}

static void merge(const function_t *function, duck_info_t info, void **sources, void **targets, duck_index_t count)
{
    call_t call = call_of(function, info);
    duck_index_t index;
    money_error_t error;

    for (index = 0; index < count; index++) {
        const state_t *source = sources[index];
        state_t *target = targets[index];
        money_status_t status = money_accumulator_merge(&target->sum, &source->sum, &target->sum, &error);

        if (status != MONEY_OK) {
            fail(&call, status, &error);
            return;
        }
        if (!settle(&call, target, source->digits, source->mode)) return;
    }
}

static void sum_merge(duck_info_t info, void **sources, void **targets, duck_index_t count)
{
    merge(&SUM, info, sources, targets, count);
}

static void average_merge(duck_info_t info, void **sources, void **targets, duck_index_t count)
{
    merge(&AVERAGE, info, sources, targets, count);
}

static money_status_t value_of(const state_t *state, money_t *value, money_error_t *error)
{
    money_status_t status = money_accumulator_total(&state->sum, value, error);
    money_decimal_t rows;

    if (status != MONEY_OK || state->mode == 0) return status;
    rows = (money_decimal_t){ state->sum.count, 0, 0, 0 };
    return money_divide(value, &rows, state->digits, state->mode, value, NULL, error);
}

static void finalize(const function_t *function, duck_info_t info, void **states, duck_vector_t result,
                     duck_index_t count, duck_index_t offset)
{
    call_t call = call_of(function, info);
    duck_index_t index;
    money_t value;
    money_error_t error;
    money_status_t status;

    open_result(result, 'a', &call.result);
    for (index = 0; index < count; index++) {
        const state_t *state = states[index];

        if (state->sum.count == 0) {
            put_null(&call.result, offset + index);
            continue;
        }
        status = value_of(state, &value, &error);
        if (!answer(&call, offset + index, status, &value, &error)) return;
    }
}

static void sum_finalize(duck_info_t info, void **states, duck_vector_t result, duck_index_t count,
                         duck_index_t offset)
{
    finalize(&SUM, info, states, result, count, offset);
}

static void average_finalize(duck_info_t info, void **states, duck_vector_t result, duck_index_t count,
                             duck_index_t offset)
{
    finalize(&AVERAGE, info, states, result, count, offset);
}

static int add_aggregate(duck_connection_t connection, const function_t *function, duck_update_t update,
                         duck_combine_t combine, duck_finalize_t end)
{
    duck_aggregate_t made = duck.create_aggregate_function();
    duck_logical_t any = duck.create_logical_type(DUCK_ANY), result = type_of_result(function->result);
    duck_state_t state;
    int index;

    duck.aggregate_function_set_name(made, function->name);
    for (index = 0; index < function->count; index++) duck.aggregate_function_add_parameter(made, any);
    duck.aggregate_function_set_return_type(made, result);
    duck.aggregate_function_set_functions(made, state_size, start, update, combine, end);
    state = duck.register_aggregate_function(connection, made);
    duck.destroy_logical_type(&any);
    duck.destroy_logical_type(&result);
    duck.destroy_aggregate_function(&made);
    return state == 0;
}

int register_totals(duck_connection_t connection)
{
    return add_aggregate(connection, &SUM, sum_update, sum_merge, sum_finalize) &&
           add_aggregate(connection, &AVERAGE, average_update, average_merge, average_finalize);
}
