/* Conversion of entire vectors; others go by rows. */
#include "columns.h"

#include <stdlib.h>
#include <string.h>

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

/* An amount in the target is unchanged, whereas a column is rounded to one number of digits. */
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
