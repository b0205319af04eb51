/* Rates of a connection: loading a document or a table, conversion, and the table money_rates. */
#include "rates.h"

#include <string.h>

#include "../shared/documents.h"

SQLITE_EXTENSION_INIT3

static const char LOAD[] = "money_rates_load", CONVERT[] = "money_convert", CONVERT_OR_NULL[] = "money_convert_or_null";

/* --------------------------------------------------------------------------------------------------- Owners ----- */

shared_t *shared_retain(shared_t *shared)
{
    if (shared != NULL) shared->owners++;
    return shared;
}

void shared_release(shared_t *shared)
{
    if (shared == NULL || --shared->owners > 0) return;
    money_rates_free(shared->rates);
    sqlite3_free(shared);
}

static void slot_release(void *pointer)
{
    slot_t *slot = pointer;

    if (--slot->owners > 0) return;
    shared_release(slot->table);
    sqlite3_free(slot);
}

/* Replaces the table of a connection. Owns the rates from now on, also if it fails. */
static int install(slot_t *slot, money_rates_t *rates)
{
    shared_t *table = sqlite3_malloc64(sizeof *table);

    if (table == NULL) {
        money_rates_free(rates);
        return 0;
    }
    table->owners = 1;
    table->rates = rates;
    shared_release(slot->table);
    slot->table = table;
    return 1;
}

/* -------------------------------------------------------------------------------------------------- Loading ----- */

static void install_and_count(sqlite3_context *context, slot_t *slot, money_rates_t *rates)
{
    money_rates_info_t info;
    money_error_t error;
    money_status_t status = money_rates_info(rates, &info, &error);

    if (status != MONEY_OK) {
        money_rates_free(rates);
        fail(context, LOAD, status, &error);
    } else if (!install(slot, rates)) {
        sqlite3_result_error_nomem(context);
    } else {
        sqlite3_result_int64(context, (sqlite3_int64)info.quote_count);
    }
}

/* The document is a text, or a blob such as the result of readfile(). */
static void load(sqlite3_context *context, int count, sqlite3_value **values)
{
    int type = sqlite3_value_type(values[0]);
    const char *text;
    size_t length;
    money_rates_t *rates;
    money_error_t error;
    money_status_t status;

    (void)count;
    if (type != SQLITE_TEXT && type != SQLITE_BLOB) {
        refuse(context, LOAD, "a document of rates must be a text or a blob", values[0]);
        return;
    }
    text = type == SQLITE_TEXT ? (const char *)sqlite3_value_text(values[0]) : sqlite3_value_blob(values[0]);
    length = (size_t)sqlite3_value_bytes(values[0]);
    if (text == NULL && (type == SQLITE_TEXT || length > 0)) {
        sqlite3_result_error_nomem(context);
        return;
    }
    status = documents_read_rates(text == NULL ? "" : text, length, &rates, &error);
    if (status == MONEY_OK) {
        install_and_count(context, sqlite3_user_data(context), rates);
    } else {
        fail(context, LOAD, status, &error);
    }
}

/* The state of money_rates_load(from, to, rate, day) over the rows of a table. */
typedef struct {
    money_rates_builder_t *builder;
    int has_failed;
} collected_t;

static int add_row(sqlite3_context *context, money_rates_builder_t *builder, sqlite3_value **values)
{
    static const char code[] = "a currency must be a code such as 'EUR'";
    static const char wanted[] = "a rate must be an integer or a text such as '1.0813'";
    const char *from, *to, *rate = NULL;
    size_t unused, length;
    money_decimal_t number;
    char text[MONEY_TEXT_MAX];
    money_date_t day = MONEY_DATE_NONE;
    money_error_t error;
    money_status_t status = MONEY_OK;

    if (!read_text(context, LOAD, values[0], code, &from, &unused)) return 0;
    if (!read_text(context, LOAD, values[1], code, &to, &unused)) return 0;
    if (sqlite3_value_type(values[2]) == SQLITE_INTEGER) {
        if (!read_number(context, LOAD, values[2], &number)) return 0;
        status = money_decimal_format(&number, text, sizeof text, &length, &error);
        rate = text;
    } else if (!read_text(context, LOAD, values[2], wanted, &rate, &length)) {
        return 0;
    }
    if (sqlite3_value_type(values[3]) != SQLITE_NULL && !read_day(context, LOAD, values[3], &day)) return 0;
    if (status == MONEY_OK) status = money_rates_builder_add(builder, from, to, rate, length, day, &error);
    if (status != MONEY_OK) fail(context, LOAD, status, &error);
    return status == MONEY_OK;
}

static void collect(sqlite3_context *context, int count, sqlite3_value **values)
{
    collected_t *state = sqlite3_aggregate_context(context, sizeof *state);
    money_error_t error;
    money_status_t status;

    (void)count;
    if (state == NULL) {
        sqlite3_result_error_nomem(context);
        return;
    }
    if (state->has_failed) return;
    state->has_failed = 1;
    if (state->builder == NULL) {
        status = money_rates_builder_new(&state->builder, &error);
        if (status != MONEY_OK) {
            state->builder = NULL;
            fail(context, LOAD, status, &error);
            return;
        }
    }
    state->has_failed = !add_row(context, state->builder, values);
}

/* SQLite also calls this after a failure, and then the rates of the connection remain. */
static void collected(sqlite3_context *context)
{
    collected_t *state = sqlite3_aggregate_context(context, 0);
    money_rates_t *rates;
    money_error_t error;
    money_status_t status;

    if (state == NULL || state->builder == NULL) {
        if (state == NULL) sqlite3_result_int64(context, 0);
        return;
    }
    if (!state->has_failed) {
        status = money_rates_builder_build(state->builder, &rates, &error);
        if (status == MONEY_OK) {
            install_and_count(context, sqlite3_user_data(context), rates);
        } else {
            fail(context, LOAD, status, &error);
        }
    }
    money_rates_builder_free(state->builder);
    state->builder = NULL;
}

/* ----------------------------------------------------------------------------------------------- Conversion ----- */

static int read_gap(sqlite3_context *context, const char *name, sqlite3_value *value, int32_t *gap)
{
    sqlite3_int64 days = sqlite3_value_type(value) == SQLITE_INTEGER ? sqlite3_value_int64(value) : -1;

    if (days < 0 || days > INT32_MAX) {
        refuse(context, name, "a number of days must be an integer from 0", value);
        return 0;
    }
    *gap = (int32_t)days;
    return 1;
}

static void report(sqlite3_context *context, const char *name, money_status_t status, money_error_t *error,
                   int is_loaded)
{
    static const char hint[] = "; load rates with money_rates_load";
    size_t length = strlen(error->text);

    if (status == MONEY_ERR_NO_RATE && !is_loaded && length + sizeof hint <= sizeof error->text)
        memcpy(error->text + length, hint, sizeof hint);
    fail(context, name, status, error);
}

static void convert(sqlite3_context *context, const char *name, int count, sqlite3_value **values, int is_null_allowed)
{
    const slot_t *slot = sqlite3_user_data(context);
    const money_rates_t *rates = slot->table == NULL ? NULL : slot->table->rates;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    const char *target;
    size_t length;
    money_t amount, result;
    money_error_t error;
    money_status_t status;

    if (is_any_null(count, values) || !read_amount(context, name, values[0], &amount)) return;
    if (!read_text(context, name, values[1], "a currency must be a code such as 'EUR'", &target, &length)) return;
    if (length == 0) {
        refuse(context, name, "a currency must be a code such as 'EUR'", values[1]);
        return;
    }
    if (count > 2 && !read_day(context, name, values[2], &options.date)) return;
    if (count > 3 && !read_gap(context, name, values[3], &options.max_gap)) return;
    status = money_rates_convert(rates, &amount, target, &options, &result, NULL, &error);
    if (status == MONEY_OK) {
        return_amount(context, name, &result);
    } else if (status != MONEY_ERR_NO_RATE || !is_null_allowed) {
        report(context, name, status, &error, rates != NULL);
    }
}

static void convert_or_fail(sqlite3_context *context, int count, sqlite3_value **values)
{
    convert(context, CONVERT, count, values, 0);
}

static void convert_or_null(sqlite3_context *context, int count, sqlite3_value **values)
{
    convert(context, CONVERT_OR_NULL, count, values, 1);
}

/* --------------------------------------------------------------------------------------------- Registration ----- */

/* SQLite releases an owner for each function, also if its registration fails. */
static int add_function(sqlite3 *connection, slot_t *slot, const function_t *one)
{
    slot->owners++;
    return sqlite3_create_function_v2(connection, one->name, one->count, one->flags, slot, one->call, NULL, NULL,
                                      slot_release);
}

int register_rates(sqlite3 *connection)
{
    /* The result of a conversion depends on the rates of the connection. */
    enum { READS = SQLITE_UTF8 | SQLITE_INNOCUOUS, WRITES = SQLITE_UTF8 | SQLITE_DIRECTONLY };
    static const function_t functions[] = {
        { CONVERT, 2, READS, convert_or_fail },         { CONVERT, 3, READS, convert_or_fail },
        { CONVERT, 4, READS, convert_or_fail },         { CONVERT_OR_NULL, 2, READS, convert_or_null },
        { CONVERT_OR_NULL, 3, READS, convert_or_null }, { CONVERT_OR_NULL, 4, READS, convert_or_null },
        { LOAD, 1, WRITES, load },
    };
    slot_t *slot = sqlite3_malloc64(sizeof *slot);
    size_t index;
    int code = SQLITE_OK;

    if (slot == NULL) return SQLITE_NOMEM;
    slot->owners = 1;
    slot->table = NULL;
    for (index = 0; index < sizeof functions / sizeof *functions && code == SQLITE_OK; index++)
        code = add_function(connection, slot, &functions[index]);
    if (code == SQLITE_OK) {
        slot->owners++;
        code = sqlite3_create_function_v2(connection, LOAD, 4, WRITES, slot, NULL, collect, collected, slot_release);
    }
    if (code == SQLITE_OK) {
        slot->owners++;
        code = register_rate_table(connection, slot, slot_release);
    }
    slot_release(slot);
    return code;
}
