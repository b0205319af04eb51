/* The vectors of arguments, and those of results. */
#include "extension.h"

#include <string.h>

static void read_column(duck_vector_t vector, column_t *column)
{
    duck_logical_t type = duck.vector_get_column_type(vector);

    column->type = duck.get_type_id(type);
    column->is_decimal = column->type == DUCK_DECIMAL;
    column->scale = 0;
    if (column->is_decimal) {
        column->scale = duck.decimal_scale(type);
        column->type = duck.decimal_internal_type(type);
    }
    duck.destroy_logical_type(&type);
    column->values = duck.vector_get_data(vector);
    column->validity = duck.vector_get_validity(vector);
}

/* Reads the fields of a struct of currency and amount, in any order. */
static void read_fields(duck_vector_t vector, argument_t *argument)
{
    duck_logical_t type = duck.vector_get_column_type(vector);
    duck_index_t index, count = duck.struct_type_child_count(type);

    for (index = 0; index < count && count == 2; index++) {
        char *name = duck.struct_type_child_name(type, index);

        if (name != NULL && strcmp(name, "currency") == 0)
            read_column(duck.struct_vector_get_child(vector, index), &argument->code);
        if (name != NULL && strcmp(name, "amount") == 0)
            read_column(duck.struct_vector_get_child(vector, index), &argument->number);
        duck.free(name);
    }
    duck.destroy_logical_type(&type);
    if (argument->code.type != DUCK_VARCHAR || !is_numeric(&argument->number)) argument->number.type = 0;
}

void read_argument(duck_vector_t vector, argument_t *argument)
{
    memset(argument, 0, sizeof *argument);
    read_column(vector, &argument->column);
    if (argument->column.type == DUCK_STRUCT) read_fields(vector, argument);
}

static int is_gone(const column_t *column, duck_index_t row)
{
    return column->validity != NULL && (column->validity[row / 64] >> (row % 64) & 1) == 0;
}

int is_null(const argument_t *argument, duck_index_t row)
{
    if (argument->column.type == DUCK_SQLNULL || is_gone(&argument->column, row)) return 1;
    return argument->number.type != 0 && (is_gone(&argument->number, row) || is_gone(&argument->code, row));
}

const char *text_bytes(const duck_text_t *text)
{
    return text->length <= DUCK_INSIDE_MAX ? text->inside.bytes : text->outside.bytes;
}

int is_numeric(const column_t *column)
{
    return (column->type >= DUCK_TINYINT && column->type <= DUCK_UBIGINT) || column->type == DUCK_HUGEINT;
}

static word_t of_signed(int64_t number)
{
    word_t word = { (uint64_t)number, number < 0 ? -1 : 0 };

    return word;
}

word_t coefficient_at(const column_t *column, duck_index_t row)
{
    word_t word = { 0, 0 };

    switch (column->type) {
    case DUCK_TINYINT: return of_signed(((const int8_t *)column->values)[row]);
    case DUCK_SMALLINT: return of_signed(((const int16_t *)column->values)[row]);
    case DUCK_INTEGER: return of_signed(((const int32_t *)column->values)[row]);
    case DUCK_BIGINT: return of_signed(((const int64_t *)column->values)[row]);
    case DUCK_UTINYINT: word.lo = ((const uint8_t *)column->values)[row]; return word;
    case DUCK_USMALLINT: word.lo = ((const uint16_t *)column->values)[row]; return word;
    case DUCK_UINTEGER: word.lo = ((const uint32_t *)column->values)[row]; return word;
    case DUCK_UBIGINT: word.lo = ((const uint64_t *)column->values)[row]; return word;
    default: return ((const word_t *)column->values)[row];
    }
}

/* -------------------------------------------------------------------------------------------------- Results ----- */

duck_logical_t type_of_result(char kind)
{
    static const char *names[] = { "currency", "amount" };
    duck_logical_t fields[2], made;

    switch (kind) {
    case 't': return duck.create_logical_type(DUCK_VARCHAR);
    case 'i': return duck.create_logical_type(DUCK_INTEGER);
    case 'b': return duck.create_logical_type(DUCK_BIGINT);
    case 'n': return duck.create_decimal_type(38, RESULT_DIGITS);
    default: break;
    }
    /* DuckDB compares structs in the order of their fields. */
    fields[0] = duck.create_logical_type(DUCK_VARCHAR);
    fields[1] = duck.create_decimal_type(38, RESULT_DIGITS);
    made = duck.create_struct_type(fields, names, 2);
    duck.destroy_logical_type(&fields[0]);
    duck.destroy_logical_type(&fields[1]);
    return made;
}

void open_result(duck_vector_t vector, char kind, result_t *result)
{
    result->vector = vector;
    result->fields[0] = kind == 'a' ? duck.struct_vector_get_child(vector, 0) : NULL;
    result->fields[1] = kind == 'a' ? duck.struct_vector_get_child(vector, 1) : NULL;
}

static void clear_bit(duck_vector_t vector, duck_index_t row)
{
    duck.vector_ensure_validity_writable(vector);
    duck.vector_get_validity(vector)[row / 64] &= ~((uint64_t)1 << (row % 64));
}

void put_null(const result_t *result, duck_index_t row)
{
    clear_bit(result->vector, row);
    if (result->fields[0] == NULL) return;
    clear_bit(result->fields[0], row);
    clear_bit(result->fields[1], row);
}

void put_text(const call_t *call, duck_index_t row, const char *text, size_t length)
{
    duck.vector_assign_string_element_len(call->result.vector, row, text, length);
}

void put_code(const result_t *result, duck_index_t row, const char *code, size_t length)
{
    duck_text_t *text = (duck_text_t *)duck.vector_get_data(result->fields[0]) + row;

    /* A code is at most 11 bytes, and unused bytes must be 0. */
    memset(text, 0, sizeof *text);
    text->length = (uint32_t)length;
    memcpy(text->inside.bytes, code, length);
}

int put_number(const call_t *call, duck_index_t row, const money_decimal_t *number)
{
    money_decimal_t settled;
    money_error_t error;
    money_status_t status = money_decimal_quantize(number, RESULT_DIGITS, MONEY_ROUND_UNNECESSARY, &settled, NULL,
                                                   &error);
    word_t *words = duck.vector_get_data(call->result.fields[1] != NULL ? call->result.fields[1] : call->result.vector);

    if (status != MONEY_OK) return fail(call, status, &error);
    words[row].lo = settled.lo;
    words[row].hi = settled.hi;
    return 1;
}

int put_amount(const call_t *call, duck_index_t row, const money_t *amount)
{
    money_decimal_t number = { amount->lo, amount->hi, amount->scale, 0 };

    if (!put_number(call, row, &number)) return 0;
    put_code(&call->result, row, amount->currency, strnlen(amount->currency, MONEY_CODE_SIZE - 1));
    return 1;
}

int answer(const call_t *call, duck_index_t row, money_status_t status, const money_t *amount,
           const money_error_t *error)
{
    return status == MONEY_OK ? put_amount(call, row, amount) : fail(call, status, error);
}
