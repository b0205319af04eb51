/* The sum and the average, as aggregates and over windows. */
#include "extension.h"

#include "../shared/total.h"

SQLITE_EXTENSION_INIT3

static const char SUM[] = "money_sum", AVERAGE[] = "money_avg";

/* The state of an average; its digits and its mode must be the same in all rows. */
typedef struct {
    total_t total;
    int32_t digits;
    money_rounding_t mode;
} average_t;

typedef money_status_t (*row_t)(total_t *, const money_t *, money_error_t *);

static void apply(sqlite3_context *context, const char *name, sqlite3_value *value, total_t *total, row_t row)
{
    money_t amount;
    money_error_t error;
    money_status_t status;

    if (sqlite3_value_type(value) == SQLITE_NULL || !read_amount(context, name, value, &amount)) return;
    if (total == NULL) {
        sqlite3_result_error_nomem(context);
        return;
    }
    status = row(total, &amount, &error);
    if (status != MONEY_OK) fail(context, name, status, &error);
}

static void sum_add(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    apply(context, SUM, values[0], sqlite3_aggregate_context(context, sizeof(total_t)), total_add);
}

static void sum_remove(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    apply(context, SUM, values[0], sqlite3_aggregate_context(context, sizeof(total_t)), total_remove);
}

static void sum_value(sqlite3_context *context)
{
    const total_t *total = sqlite3_aggregate_context(context, 0);
    money_t sum;
    money_error_t error;
    money_status_t status;

    if (total == NULL || total->rows == 0) return;
    status = total_value(total, &sum, &error);
    if (status == MONEY_OK) {
        return_amount(context, SUM, &sum);
    } else {
        fail(context, SUM, status, &error);
    }
}

static void average_add(sqlite3_context *context, int count, sqlite3_value **values)
{
    average_t *state = sqlite3_aggregate_context(context, sizeof *state);
    int32_t digits;
    money_rounding_t mode;

    (void)count;
    if (state == NULL) {
        sqlite3_result_error_nomem(context);
        return;
    }
    if (!read_digits(context, AVERAGE, values[1], &digits) || !read_mode(context, AVERAGE, values[2], &mode)) return;
    if (state->mode != 0 && (digits != state->digits || mode != state->mode)) {
        refuse(context, AVERAGE, "digits and mode must be the same in all rows",
               values[digits != state->digits ? 1 : 2]);
        return;
    }
    state->digits = digits;
    state->mode = mode;
    apply(context, AVERAGE, values[0], &state->total, total_add);
}

static void average_remove(sqlite3_context *context, int count, sqlite3_value **values)
{
    average_t *state = sqlite3_aggregate_context(context, sizeof *state);

    (void)count;
    apply(context, AVERAGE, values[0], state == NULL ? NULL : &state->total, total_remove);
}

static void average_value(sqlite3_context *context)
{
    const average_t *state = sqlite3_aggregate_context(context, 0);
    money_t average;
    money_error_t error;
    money_status_t status;

    if (state == NULL || state->total.rows == 0) return;
    status = total_average(&state->total, state->digits, state->mode, &average, &error);
    if (status == MONEY_OK) {
        return_amount(context, AVERAGE, &average);
    } else {
        fail(context, AVERAGE, status, &error);
    }
}

int register_totals(sqlite3 *connection)
{
    int code = sqlite3_create_window_function(connection, SUM, 1, PURE, NULL, sum_add, sum_value, sum_value, sum_remove,
                                              NULL);

    return code != SQLITE_OK ? code
                             : sqlite3_create_window_function(connection, AVERAGE, 3, PURE, NULL, average_add,
                                                              average_value, average_value, average_remove, NULL);
}
