/* Products, rounding and conversion of entire vectors by the column functions of the library.
 *
 * A vector that they cannot process, or for which they fail, goes by rows, which report the error of the first row. */
#include "extension.h"

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
static money_column_t numbers_of(const column_t *numbers, duck_index_t rows, word_t *memory)
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

/* Whether all rows of an argument are the same value. */
static int is_constant(const argument_t *argument, duck_index_t rows)
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

/* Describes the coefficients of the result. */
static money_column_t result_column(call_t *call, const gathered_t *gathered, int has_nulls)
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

/* Writes the nulls and codes of the result; without a target, the codes are those of the rows. */
static void finish_column(call_t *call, const gathered_t *gathered, const money_column_t *result, const char *target)
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

/* A bitmap of DuckDB may be larger than the rows that failed calls have zeroed: all rows are values again. */
static int undo(const money_column_t *result)
{
    if (result->validity != NULL) memset(result->validity, 0xFF, result->validity_size);
    return 0;
}

static void quiet(duck_info_t info, const char *text)
{
    (void)info;
    (void)text;
}

/* The call for readers whose failure only means that the vector goes by rows. */
static call_t silenced(const call_t *call)
{
    call_t silent = *call;

    silent.set_error = quiet;
    return silent;
}

/* Reads digits and a mode that are the same in all rows. */
static int read_options(const call_t *call, int index, money_column_options_t *options)
{
    call_t silent = silenced(call);

    return is_constant(&call->arguments[index], call->rows) && is_constant(&call->arguments[index + 1], call->rows) &&
           read_digits(&silent, index, 0, &options->digits) && read_mode(&silent, index + 1, 0, &options->rounding);
}

/* ------------------------------------------------------------------------------------ Products and rounding ----- */

/* A factor that is the same in all rows, as a column of stride 0; or the numbers of an argument. */
static int read_factors(const call_t *call, word_t *memory, money_column_t *factors)
{
    const argument_t *argument = &call->arguments[1];
    money_decimal_t number;
    call_t silent = silenced(call);

    if (is_constant(argument, call->rows)) {
        if (!read_number(&silent, 1, 0, &number)) return 0;
        memory->lo = number.lo;
        memory->hi = number.hi;
        money_column_of_decimal128(memory, (size_t)call->rows, (int32_t)number.scale, factors);
        factors->stride = 0;
        return 1;
    }
    if (!is_numeric(&argument->column)) return 0;
    *factors = numbers_of(&argument->column, call->rows, memory);
    return 1;
}

static int scale_column(call_t *call, const gathered_t *gathered, const money_column_t *factors,
                        const money_column_options_t *options)
{
    money_column_t result = result_column(call, gathered, 0);
    money_status_t status = factors == NULL
                                ? money_column_quantize(&gathered->amounts, &gathered->currencies, options, &result,
                                                        NULL, NULL, NULL)
                                : money_column_multiply(&gathered->amounts, &gathered->currencies, factors, options,
                                                        &result, NULL, NULL, NULL);

    if (status != MONEY_OK) return undo(&result);
    finish_column(call, gathered, &result, NULL);
    return 1;
}

int multiply_column(call_t *call)
{
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;
    int count = call->function->count, is_done = 0;
    gathered_t gathered;
    money_column_t factors;
    word_t *memory;

    /* Without digits and a mode, a product is exact; one that does not fit the result goes by rows. */
    options.digits = RESULT_DIGITS;
    options.rounding = MONEY_ROUND_UNNECESSARY;
    if (count == 4 && !read_options(call, 2, &options)) return 0;
    if (!gather(call->arguments, count, call->rows, &gathered)) return 0;
    memory = malloc((size_t)call->rows * sizeof *memory);
    if (memory != NULL && read_factors(call, memory, &factors))
        is_done = scale_column(call, &gathered, &factors, &options);
    free(memory);
    gathered_free(&gathered);
    return is_done;
}

int round_column(call_t *call)
{
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;
    gathered_t gathered;
    int is_done;

    if (!read_options(call, 1, &options) || !gather(call->arguments, call->function->count, call->rows, &gathered))
        return 0;
    is_done = scale_column(call, &gathered, NULL, &options);
    gathered_free(&gathered);
    return is_done;
}

/* ----------------------------------------------------------------------------------------------- Conversion ----- */

/* The arguments of a conversion that are the same in all rows, and the days. */
typedef struct {
    char target[MONEY_CODE_SIZE];
    int32_t digits;
    money_column_options_t options;
    money_column_t days;
    int has_days;
} conversion_t;

/* A column is rounded to today's minor unit, and a row to that of its day: they must be the same. */
static int is_settled(const char *target, int32_t digits, money_date_t day)
{
    int32_t then;

    return money_currency_digits(target, day, NULL, &then, NULL) == MONEY_OK && then == digits;
}

static int read_days(const call_t *call, const gathered_t *gathered, conversion_t *conversion)
{
    const argument_t *argument = &call->arguments[2];
    const int32_t *days = argument->column.values;
    int32_t first = INT32_MAX, last = INT32_MIN;
    call_t silent = silenced(call);
    duck_index_t row;

    if (argument->column.type != DUCK_DATE) {
        return is_constant(argument, call->rows) && read_day(&silent, 2, 0, &conversion->options.date) &&
               is_settled(conversion->target, conversion->digits, conversion->options.date);
    }
    for (row = 0; row < call->rows; row++) {
        if ((gathered->nulls[row / 64] >> (row % 64) & 1) == 0) continue;
        if (days[row] < first) first = days[row];
        if (days[row] > last) last = days[row];
    }
    money_column_of_date32((void *)(uintptr_t)days, (size_t)call->rows, &conversion->days);
    conversion->has_days = 1;
    return first > last || (is_settled(conversion->target, conversion->digits, first) &&
                            is_settled(conversion->target, conversion->digits, last));
}

static int read_conversion(const call_t *call, const gathered_t *gathered, conversion_t *conversion)
{
    static const money_column_options_t defaults = MONEY_COLUMN_OPTIONS_INIT;
    call_t silent = silenced(call);
    int count = call->function->count;

    conversion->options = defaults;
    conversion->has_days = 0;
    if (!is_constant(&call->arguments[1], call->rows)) return 0;
    if (!read_word(&silent, 1, 0, WHAT_CODE, conversion->target, sizeof conversion->target)) return 0;
    if (money_currency_digits(conversion->target, MONEY_DATE_NONE, NULL, &conversion->digits, NULL) != MONEY_OK)
        return 0;
    if (conversion->digits < 0 || conversion->digits > RESULT_DIGITS) return 0;
    if (count > 2 && !read_days(call, gathered, conversion)) return 0;
    return count <= 3 || (is_constant(&call->arguments[3], call->rows) &&
                          read_gap(&silent, 3, 0, &conversion->options.max_gap));
}

/* An amount that is already in the target is unchanged, though a column has one number of digits. */
static int keep_own(call_t *call, const gathered_t *gathered, const conversion_t *conversion)
{
    const int16_t *places = gathered->indices.values;
    call_t silent = silenced(call);
    size_t place;
    duck_index_t row;
    money_t amount;

    if (gathered->amounts.scale <= conversion->digits) return 1;
    for (place = 0; place < gathered->currencies.count; place++) {
        if (strcmp(gathered->codes[place], conversion->target) == 0) break;
    }
    for (row = 0; row < call->rows && place < gathered->currencies.count; row++) {
        if (places[row] != (int16_t)place || (gathered->nulls[row / 64] >> (row % 64) & 1) == 0) continue;
        if (!read_amount(&silent, 0, row, &amount) || !put_amount(&silent, row, &amount)) return 0;
    }
    return 1;
}

static int convert_gathered(call_t *call, const gathered_t *gathered, const money_rates_t *rates,
                            const conversion_t *conversion, money_status_t *statuses)
{
    money_column_t result = result_column(call, gathered, statuses != NULL);
    money_status_t status = money_column_convert(rates, &gathered->amounts, &gathered->currencies,
                                                 conversion->has_days ? &conversion->days : NULL, conversion->target,
                                                 &conversion->options, &result, statuses, NULL, NULL);
    duck_index_t row;

    if (status != MONEY_OK) return undo(&result);
    for (row = 0; row < call->rows && statuses != NULL; row++) {
        if (statuses[row] != MONEY_OK && statuses[row] != MONEY_ERR_NO_RATE) return undo(&result);
    }
    if (!keep_own(call, gathered, conversion)) return undo(&result);
    finish_column(call, gathered, &result, conversion->target);
    return 1;
}

static int convert_vector(call_t *call, int is_null_allowed)
{
    conversion_t conversion;
    gathered_t gathered;
    shared_t *table;
    money_status_t *statuses = NULL;
    int is_done = 0;

    if (!gather(call->arguments, call->function->count, call->rows, &gathered)) return 0;
    if (is_null_allowed) statuses = malloc((size_t)call->rows * sizeof *statuses);
    if (read_conversion(call, &gathered, &conversion) && (statuses != NULL || !is_null_allowed)) {
        table = slot_take(call->slot);
        is_done = convert_gathered(call, &gathered, table == NULL ? NULL : table->rates, &conversion, statuses);
        slot_give(call->slot, table);
    }
    free(statuses);
    gathered_free(&gathered);
    return is_done;
}

int convert_column(call_t *call)
{
    return convert_vector(call, 0);
}

int convert_or_null_column(call_t *call)
{
    return convert_vector(call, 1);
}
