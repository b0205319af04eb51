/* The rates of a database, and conversion by rows.
 *
 * Each database of a process keeps its own table. Connections and threads share it: a call holds the table that it
 * began with, and loading another one replaces it for the calls that follow. */
#include "extension.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct slot_s {
    pthread_mutex_t lock;
    int owners; /* the functions that refer to it */
    shared_t *table;
};

/* --------------------------------------------------------------------------------------------------- Owners ----- */

slot_t *slot_new(void)
{
    slot_t *slot = calloc(1, sizeof *slot);

    if (slot == NULL) return NULL;
    pthread_mutex_init(&slot->lock, NULL);
    slot->owners = 1;
    return slot;
}

void slot_retain(slot_t *slot)
{
    pthread_mutex_lock(&slot->lock);
    slot->owners++;
    pthread_mutex_unlock(&slot->lock);
}

void slot_release(slot_t *slot)
{
    int owners;

    pthread_mutex_lock(&slot->lock);
    owners = --slot->owners;
    pthread_mutex_unlock(&slot->lock);
    if (owners > 0) return;
    slot_give(slot, slot->table);
    pthread_mutex_destroy(&slot->lock);
    free(slot);
}

shared_t *slot_take(slot_t *slot)
{
    shared_t *table;

    pthread_mutex_lock(&slot->lock);
    table = slot->table;
    if (table != NULL) table->owners++;
    pthread_mutex_unlock(&slot->lock);
    return table;
}

void slot_give(slot_t *slot, shared_t *table)
{
    int owners;

    if (table == NULL) return;
    pthread_mutex_lock(&slot->lock);
    owners = --table->owners;
    pthread_mutex_unlock(&slot->lock);
    if (owners > 0) return;
    money_rates_free(table->rates);
    free(table);
}

/* Replaces the table. Owns the rates from now on, also if it fails. */
static int install(slot_t *slot, money_rates_t *rates)
{
    shared_t *table = malloc(sizeof *table), *former;

    if (table == NULL) {
        money_rates_free(rates);
        return 0;
    }
    table->owners = 1;
    table->rates = rates;
    pthread_mutex_lock(&slot->lock);
    former = slot->table;
    slot->table = table;
    pthread_mutex_unlock(&slot->lock);
    slot_give(slot, former);
    return 1;
}

/* -------------------------------------------------------------------------------------------------- Loading ----- */

static int out_of_memory(const call_t *call)
{
    call->set_error(call->info, "out of memory (MONEY_ERR_OUT_OF_MEMORY)");
    return 0;
}

/* The kind of a document follows from its first bytes: an object or an array of JSON, an element of XML, the bytes of
 * a snapshot, else CSV. */
static money_status_t read_document(const char *text, size_t length, money_rates_t **rates, money_error_t *error)
{
    size_t start = length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;

    if (length >= 7 && memcmp(text, "LMRATES", 7) == 0)
        return money_rates_from_bytes(text, length, rates, error);
    while (start < length && strchr(" \t\r\n", text[start]) != NULL && text[start] != '\0') start++;
    if (start < length && (text[start] == '{' || text[start] == '['))
        return money_rates_from_json(text, length, rates, error);
    if (start < length && text[start] == '<') return money_rates_from_ecb_xml(text, length, rates, error);
    return money_rates_from_ecb_csv(text, length, rates, error);
}

static int load(call_t *call, duck_index_t row)
{
    const argument_t *argument = &call->arguments[0];
    const duck_text_t *document = (const duck_text_t *)argument->column.values + row;
    money_rates_t *rates;
    money_rates_info_t info;
    money_error_t error;
    money_status_t status;

    if (argument->column.type != DUCK_VARCHAR && argument->column.type != DUCK_BLOB)
        return refuse(call, "a document of rates must be a text or a blob", argument, row);
    status = read_document(text_bytes(document), document->length, &rates, &error);
    if (status != MONEY_OK) return fail(call, status, &error);
    status = money_rates_info(rates, &info, &error);
    if (status != MONEY_OK) {
        money_rates_free(rates);
        return fail(call, status, &error);
    }
    if (!install(call->slot, rates)) return out_of_memory(call);
    ((int64_t *)duck.vector_get_data(call->result.vector))[row] = (int64_t)info.quote_count;
    return 1;
}

/* ----------------------------------------------------------------------------------------------- Conversion ----- */

static int convert_with(call_t *call, duck_index_t row, const money_rates_t *rates, int is_null_allowed)
{
    static const char hint[] = "; load rates with money_rates_load";
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    int count = call->function->count;
    char target[MONEY_CODE_SIZE];
    money_t amount, result;
    money_error_t error;
    money_status_t status;
    size_t length;

    if (!read_amount(call, 0, row, &amount) || !read_word(call, 1, row, WHAT_CODE, target, sizeof target)) return 0;
    if (count > 2 && !read_day(call, 2, row, &options.date)) return 0;
    if (count > 3 && !read_gap(call, 3, row, &options.max_gap)) return 0;
    status = money_rates_convert(rates, &amount, target, &options, &result, NULL, &error);
    if (status == MONEY_ERR_NO_RATE && is_null_allowed) {
        put_null(&call->result, row);
        return 1;
    }
    length = status == MONEY_ERR_NO_RATE ? strlen(error.text) : sizeof error.text;
    if (rates == NULL && length + sizeof hint <= sizeof error.text) memcpy(error.text + length, hint, sizeof hint);
    return answer(call, row, status, &result, &error);
}

static int convert_row(call_t *call, duck_index_t row, int is_null_allowed)
{
    shared_t *table = slot_take(call->slot);
    int is_done = convert_with(call, row, table == NULL ? NULL : table->rates, is_null_allowed);

    slot_give(call->slot, table);
    return is_done;
}

static int convert(call_t *call, duck_index_t row)
{
    return convert_row(call, row, 0);
}

static int convert_or_null(call_t *call, duck_index_t row)
{
    return convert_row(call, row, 1);
}

const function_t RATES[] = {
    { "money_rates_load", 1, 'b', 1, load, NULL },
    { "money_convert", 2, 'a', 1, convert, convert_column },
    { "money_convert", 3, 'a', 1, convert, convert_column },
    { "money_convert", 4, 'a', 1, convert, convert_column },
    { "money_convert_or_null", 2, 'a', 1, convert_or_null, convert_or_null_column },
    { "money_convert_or_null", 3, 'a', 1, convert_or_null, convert_or_null_column },
    { "money_convert_or_null", 4, 'a', 1, convert_or_null, convert_or_null_column },
    { NULL, 0, 0, 0, NULL, NULL },
};
