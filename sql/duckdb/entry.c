/* The entry point, and the registration of functions. DuckDB derives its name from the file's: libmoney. */
#include "extension.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The data of a function in DuckDB. */
typedef struct {
    const function_t *function;
    slot_t *slot;
} binding_t;

static void binding_free(void *pointer)
{
    binding_t *binding = pointer;

    slot_release(binding->slot);
    free(binding);
}

/* --------------------------------------------------------------------------------------------------- Calling ---- */

static int run_row(call_t *call, duck_index_t row)
{
    int index;

    for (index = 0; index < call->function->count; index++) {
        if (is_null(&call->arguments[index], row)) {
            put_null(&call->result, row);
            return 1;
        }
    }
    return call->function->row(call, row);
}

static void run(duck_info_t info, duck_chunk_t chunk, duck_vector_t output)
{
    const binding_t *binding = duck.scalar_function_get_extra_info(info);
    call_t call;
    duck_index_t row;
    int index;

    memset(&call, 0, sizeof call);
    call.function = binding->function;
    call.slot = binding->slot;
    call.info = info;
    call.set_error = duck.scalar_function_set_error;
    call.rows = duck.data_chunk_get_size(chunk);
    for (index = 0; index < call.function->count; index++)
        read_argument(duck.data_chunk_get_vector(chunk, (duck_index_t)index), &call.arguments[index]);
    open_result(output, call.function->result, &call.result);
    if (call.function->column != NULL && call.function->column(&call)) return;
    for (row = 0; row < call.rows; row++) {
        if (!run_row(&call, row)) return;
    }
}

/* --------------------------------------------------------------------------------------------- Registration ----- */

static int add_to_set(duck_scalar_set_t set, const function_t *function, slot_t *slot)
{
    duck_scalar_t made;
    duck_logical_t any, result;
    duck_state_t state;
    binding_t *binding = malloc(sizeof *binding);
    int index;

    if (binding == NULL) return 0;
    slot_retain(slot);
    binding->function = function;
    binding->slot = slot;
    made = duck.create_scalar_function();
    any = duck.create_logical_type(DUCK_ANY);
    result = type_of_result(function->result);
    duck.scalar_function_set_name(made, function->name);
    for (index = 0; index < function->count; index++) duck.scalar_function_add_parameter(made, any);
    duck.scalar_function_set_return_type(made, result);
    duck.scalar_function_set_extra_info(made, binding, binding_free);
    duck.scalar_function_set_function(made, run);
    /* A conversion is not folded into a plan, which would outlive the rates. */
    if (function->is_volatile) duck.scalar_function_set_volatile(made);
    state = duck.add_scalar_function_to_set(set, made);
    duck.destroy_logical_type(&any);
    duck.destroy_logical_type(&result);
    duck.destroy_scalar_function(&made);
    return state == 0;
}

int register_functions(duck_connection_t connection, const function_t *functions, slot_t *slot)
{
    const function_t *function = functions;
    int is_done = 1;

    while (is_done && function->name != NULL) {
        const char *name = function->name;
        duck_scalar_set_t set = duck.create_scalar_function_set(name);

        for (; is_done && function->name != NULL && strcmp(function->name, name) == 0; function++)
            is_done = add_to_set(set, function, slot);
        is_done = is_done && duck.register_scalar_function_set(connection, set) == 0;
        duck.destroy_scalar_function_set(&set);
    }
    return is_done;
}

/* DuckDB 1.2 passes structs whose fields are not laid out row by row. */
static int is_supported(const char *version)
{
    unsigned major, minor;

    return sscanf(version, "v%u.%u", &major, &minor) != 2 || major > 1 || (major == 1 && minor >= 3);
}

__attribute__((visibility("default"))) bool libmoney_init_c_api(void *info, duck_access_t *access)
{
    const void *table = access->get_api(info, DUCK_API_VERSION);
    duck_database_t *database;
    duck_connection_t connection;
    slot_t *slot;
    int is_done;

    /* DuckDB has reported the error. */
    if (table == NULL) return false;
    if (!duck_load(table)) {
        access->set_error(info, "libmoney: this process has loaded the extension into another copy of DuckDB");
        return false;
    }
    if (!is_supported(duck.library_version())) {
        access->set_error(info, "libmoney: DuckDB must be 1.3 or later");
        return false;
    }
    database = access->get_database(info);
    if (database == NULL) return false;
    money_initialize();
    slot = slot_new();
    if (slot == NULL || duck.connect(*database, &connection) != 0) {
        if (slot != NULL) slot_release(slot);
        access->set_error(info, "libmoney: a connection to the database must be available");
        return false;
    }
    is_done = register_functions(connection, ARITHMETIC, slot) && register_functions(connection, TEXTS, slot) &&
              register_functions(connection, RATES, slot) && register_totals(connection);
    duck.disconnect(&connection);
    slot_release(slot);
    if (!is_done) access->set_error(info, "libmoney: DuckDB refused a function");
    return is_done != 0;
}
