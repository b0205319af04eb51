/* Products and rounding of entire vectors by the column functions of the library.
 *
 * A vector that they cannot process, or for which they fail, goes by rows, which report the error of the first row. */
#include "columns.h"

#include <stdlib.h>

/* Reads digits and a mode that are the same in all rows. */
static int read_options(const call_t *call, int index, money_column_options_t *options)
{
    call_t silent = silenced(call);

    return is_constant(&call->arguments[index], call->rows) && is_constant(&call->arguments[index + 1], call->rows) &&
           read_digits(&silent, index, 0, &options->digits) && read_mode(&silent, index + 1, 0, &options->rounding);
}

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
