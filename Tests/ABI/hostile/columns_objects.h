/* The columns that hostile calls are made with: three rows each. */
#ifndef HOSTILE_COLUMNS_OBJECTS_H
#define HOSTILE_COLUMNS_OBJECTS_H

enum { COLUMN_ROWS = 3 };

/** Three values of a layout, 1250 each. */
static inline void *give_column_values(int32_t layout, int is_output)
{
    static const size_t widths[] = {0, 8, 16, 4, 1, 2, 4};
    size_t width = widths[layout], row;
    unsigned char *values = is_output ? output(COLUMN_ROWS * width, COLUMN) : (unsigned char *)give_filled(0, COLUMN_ROWS * width);
    int64_t amount = layout == MONEY_COLUMN_DATE32 ? 19782 : 1250;

    if (is_output) return values;
    for (row = 0; row < COLUMN_ROWS && layout <= MONEY_COLUMN_DATE32; row++)
        memcpy(values + row * width, &amount, width < 8 ? width : 8);
    return values;
}

static inline money_column_t column_of(int32_t layout, int is_output)
{
    static const int64_t strides[] = {0, 8, 16, 4, 1, 2, 4};
    money_column_t column = MONEY_COLUMN_OF_INT64(give_column_values(layout, is_output), COLUMN_ROWS);

    column.layout = layout;
    column.stride = strides[layout];
    column.scale = layout <= MONEY_COLUMN_DECIMAL128 ? 2 : 0;
    return column;
}

static inline money_column_t *give_column(money_column_t column)
{
    return give_copy(&column, sizeof column);
}

/** Columns of shares, one behind the other. */
static inline money_column_t *give_share_columns(size_t count)
{
    money_column_t columns[4];
    size_t index;

    if (count > 4) abort();
    for (index = 0; index < count; index++) columns[index] = column_of(MONEY_COLUMN_INT64, 1);
    return give_copy(columns, count * sizeof *columns);
}

/** Puts a result over a column of the input; returns 0 if they differ in more than their place. */
static inline int result_in_column(const money_column_t *results, size_t index, const money_column_t *column)
{
    money_column_t *result;

    if (!is_given(results) || !is_given(column)) return 0;
    if (given_size(results) < (index + 1) * sizeof *results || given_size(column) < sizeof *column) return 0;
    result = (money_column_t *)(uintptr_t)results + index;
    if (result->layout != column->layout || result->stride != column->stride || result->length != column->length ||
        result->validity != column->validity || !is_given(result->values) || !is_given(column->values))
        return 0;
    absent(result->values);
    result->values = column->values;
    keep_input(column->values, given_size(column->values));
    return 1;
}

/** All rows of one code. */
static inline money_column_currencies_t *give_currencies(const char *code, size_t count, const money_column_t *indices)
{
    const char *codes[1];
    money_column_currencies_t currencies;

    codes[0] = code == NULL ? NULL : give_code(code);
    currencies.codes = give_copy(codes, sizeof codes);
    currencies.count = count;
    currencies.indices = indices;
    return give_copy(&currencies, sizeof currencies);
}

#endif
