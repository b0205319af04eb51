/* Amounts of a vector as a column of the library, and the results of one. */
#include "columns.h"

#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------ Gathering ----- */

static size_t words_of(duck_index_t rows)
{
    return (size_t)(rows / 64 + 1);
}

/* The rows in which every argument is a value. Returns whether any is null. */
static int gather_nulls(const argument_t *arguments, int count, duck_index_t rows, uint64_t *bits)
{
    size_t words = words_of(rows), word;
    int index, part, has_nulls = 0;

    memset(bits, 0xFF, words * sizeof *bits);
    for (index = 0; index < count; index++) {
        const argument_t *one = &arguments[index];
        const uint64_t *parts[3] = { one->column.validity, one->number.validity, one->code.validity };

        for (part = 0; part < 3; part++) {
            if (parts[part] == NULL) continue;
            has_nulls = 1;
            for (word = 0; word < (rows + 63) / 64; word++) bits[word] &= parts[part][word];
        }
    }
    return has_nulls;
}

/* Returns the place of a code in the dictionary, or -1 if it is full or the text is no code. */
static int place_of(gathered_t *gathered, const duck_text_t *text)
{
    size_t index;

    if (text->length == 0 || text->length >= MONEY_CODE_SIZE) return -1;
    for (index = 0; index < gathered->currencies.count; index++) {
        if (memcmp(gathered->codes[index], text->inside.bytes, text->length) == 0 &&
            gathered->codes[index][text->length] == '\0')
            return (int)index;
    }
    if (index == CODES_MAX || memchr(text->inside.bytes, '\0', text->length) != NULL) return -1;
    memset(gathered->codes[index], 0, MONEY_CODE_SIZE);
    memcpy(gathered->codes[index], text->inside.bytes, text->length);
    gathered->names[index] = gathered->codes[index];
    gathered->currencies.count++;
    return (int)index;
}

static int gather_codes(const column_t *codes, duck_index_t rows, gathered_t *gathered, const uint64_t *bits,
                        int16_t *places)
{
    const duck_text_t *texts = codes->values, *last = NULL;
    int place = 0;
    duck_index_t row;

    for (row = 0; row < rows; row++) {
        if ((bits[row / 64] >> (row % 64) & 1) == 0) {
            places[row] = 0;
            continue;
        }
        if (last == NULL || memcmp(last, &texts[row], sizeof *last) != 0) place = place_of(gathered, &texts[row]);
        if (place < 0) return 0;
        last = &texts[row];
        places[row] = (int16_t)place;
    }
    if (gathered->currencies.count > 0) return 1;
    /* Only nulls: a dictionary contains a code. */
    strcpy(gathered->codes[0], "XXX");
    gathered->names[0] = gathered->codes[0];
    gathered->currencies.count = 1;
    return 1;
}

/* The coefficients as the library reads them, in place if they are of 64 or 128 bits. */
money_column_t numbers_of(const column_t *numbers, duck_index_t rows, word_t *memory)
{
    duck_index_t row;
    void *values = (void *)(uintptr_t)numbers->values;
    money_column_t column;

    if (numbers->type == DUCK_BIGINT) {
        money_column_of_int64(values, (size_t)rows, &column);
    } else {
        if (numbers->type != DUCK_HUGEINT) {
            for (row = 0; row < rows; row++) memory[row] = coefficient_at(numbers, row);
            values = memory;
        }
        money_column_of_decimal128(values, (size_t)rows, 0, &column);
    }
    column.scale = (int32_t)numbers->scale;
    return column;
}

int gather(const argument_t *arguments, int count, duck_index_t rows, gathered_t *gathered)
{
    size_t words = words_of(rows), size = (size_t)rows;
    word_t *memory;
    uint64_t *bits;
    int16_t *places;

    gathered->currencies.count = 0;
    if (arguments->number.type == 0 || rows == 0 || rows > 1 << 20) return 0;
    memory = malloc(size * sizeof *memory + words * sizeof *bits + size * sizeof *places);
    if (memory == NULL) return 0;
    bits = (uint64_t *)(memory + size);
    places = (int16_t *)(bits + words);
    gathered->nulls = bits;
    gathered->amounts = numbers_of(&arguments->number, rows, memory);
    if (gather_nulls(arguments, count, rows, bits)) {
        gathered->amounts.validity = (uint8_t *)bits;
        gathered->amounts.validity_size = words * sizeof *bits;
    }
    if (!gather_codes(&arguments->code, rows, gathered, bits, places)) {
        free(memory);
        return 0;
    }
    gathered->memory = memory;
    money_column_of_int16(places, size, &gathered->indices);
    gathered->currencies.codes = gathered->names;
    gathered->currencies.indices = &gathered->indices;
    return 1;
}

void gathered_free(gathered_t *gathered)
{
    free(gathered->memory);
}

static size_t size_of(duck_type_t type)
{
    switch (type) {
    case DUCK_TINYINT:
    case DUCK_UTINYINT: return 1;
    case DUCK_SMALLINT:
    case DUCK_USMALLINT: return 2;
    case DUCK_INTEGER:
    case DUCK_UINTEGER:
    case DUCK_DATE: return 4;
    case DUCK_BIGINT:
    case DUCK_UBIGINT: return 8;
    case DUCK_HUGEINT:
    case DUCK_VARCHAR: return 16;
    default: return 0;
    }
}

int is_constant(const argument_t *argument, duck_index_t rows)
{
    size_t size = size_of(argument->column.type);
    const char *values = argument->column.values;
    duck_index_t row;

    if (size == 0 || rows == 0) return 0;
    for (row = 0; row < rows; row++) {
        if (is_null(argument, row) || memcmp(values, values + row * size, size) != 0) return 0;
    }
    return 1;
}

/* -------------------------------------------------------------------------------------------------- Results ----- */

money_column_t result_column(call_t *call, const gathered_t *gathered, int has_nulls)
{
    money_column_t column;
    duck_vector_t vector = call->result.vector;

    money_column_of_decimal128(duck.vector_get_data(call->result.fields[1]), (size_t)call->rows, RESULT_DIGITS,
                               &column);
    if (has_nulls || gathered->amounts.validity != NULL) {
        duck.vector_ensure_validity_writable(vector);
        column.validity = (uint8_t *)duck.vector_get_validity(vector);
        column.validity_size = (size_t)((call->rows + 63) / 64) * sizeof(uint64_t);
    }
    return column;
}

void finish_column(call_t *call, const gathered_t *gathered, const money_column_t *result, const char *target)
{
    const int16_t *places = gathered->indices.values;
    size_t lengths[CODES_MAX], index, field;
    duck_index_t row;

    for (index = 0; index < gathered->currencies.count; index++) lengths[index] = strlen(gathered->codes[index]);
    if (target != NULL) {
        for (row = 0; row < call->rows; row++) put_code(&call->result, row, target, strlen(target));
    } else {
        for (row = 0; row < call->rows; row++)
            put_code(&call->result, row, gathered->codes[places[row]], lengths[places[row]]);
    }
    for (field = 0; field < 2 && result->validity != NULL; field++) {
        duck.vector_ensure_validity_writable(call->result.fields[field]);
        memcpy(duck.vector_get_validity(call->result.fields[field]), result->validity, result->validity_size);
    }
}

int undo(const money_column_t *result)
{
    if (result->validity != NULL) memset(result->validity, 0xFF, result->validity_size);
    return 0;
}

static void quiet(duck_info_t info, const char *text)
{
    (void)info;
    (void)text;
}

call_t silenced(const call_t *call)
{
    call_t silent = *call;

    silent.set_error = quiet;
    return silent;
}
