/* The values of arguments, and errors. */
#include "extension.h"

#include <stdio.h>
#include <string.h>

#include "../shared/words.h"

/* --------------------------------------------------------------------------------------------------- Errors ----- */

int fail(const call_t *call, money_status_t status, const money_error_t *error)
{
    char text[400];

    snprintf(text, sizeof text, "%s: %s (%s)", call->function->name, error->text, money_status_name(status));
    call->set_error(call->info, text);
    return 0;
}

/* The kind of a value in the words of an error. */
static const char *kind_of(const argument_t *argument)
{
    if (argument->column.is_decimal) return "a decimal";
    if (is_numeric(&argument->column)) return "an integer";
    switch (argument->column.type) {
    case DUCK_FLOAT:
    case DUCK_DOUBLE: return "a floating-point number";
    case DUCK_VARCHAR: return "a text";
    case DUCK_BLOB: return "a blob";
    case DUCK_DATE: return "a date";
    case DUCK_STRUCT: return "another struct";
    default: return "a value of another type";
    }
}

int refuse(const call_t *call, const char *wanted, const argument_t *argument, duck_index_t row)
{
    char text[400], given[64];

    snprintf(given, sizeof given, "%s", kind_of(argument));
    if (argument->column.type == DUCK_VARCHAR) {
        const duck_text_t *value = (const duck_text_t *)argument->column.values + row;
        uint32_t length = value->length < 40 ? value->length : 40;
        const char *bytes = text_bytes(value);

        /* An error is UTF-8, so that a text is not cut within a character. */
        while (length > 0 && length < value->length && ((unsigned char)bytes[length] & 0xC0) == 0x80) length--;
        snprintf(given, sizeof given, "'%.*s'", (int)length, bytes);
    } else if (is_numeric(&argument->column) && !argument->column.is_decimal) {
        word_t number = coefficient_at(&argument->column, row);

        if (number.hi == (int64_t)number.lo >> 63) snprintf(given, sizeof given, "%lld", (long long)(int64_t)number.lo);
    }
    snprintf(text, sizeof text, "%s: %s, got %s (MONEY_ERR_ARGUMENT)", call->function->name, wanted, given);
    call->set_error(call->info, text);
    return 0;
}

/* -------------------------------------------------------------------------------------------------- Readers ----- */

int read_amount(const call_t *call, int index, duck_index_t row, money_t *amount)
{
    const argument_t *argument = &call->arguments[index];
    const duck_text_t *text;
    word_t word;
    money_error_t error;
    money_status_t status;

    if (argument->column.type == DUCK_VARCHAR) {
        text = (const duck_text_t *)argument->column.values + row;
        status = money_parse(text_bytes(text), text->length, amount, &error);
        return status == MONEY_OK || fail(call, status, &error);
    }
    if (argument->number.type == 0)
        return refuse(call, "an amount must be a struct of currency and decimal amount, or a text such as '12.50 EUR'",
                      argument, row);
    text = (const duck_text_t *)argument->code.values + row;
    if (text->length == 0 || text->length >= MONEY_CODE_SIZE ||
        memchr(text_bytes(text), '\0', text->length) != NULL)
        return refuse(call, WHAT_CODE, argument, row);
    /* Codes that are not built in are accepted, and the library checks the parts of each amount. */
    word = coefficient_at(&argument->number, row);
    *amount = (money_t){ word.lo, word.hi, argument->number.scale, "" };
    memcpy(amount->currency, text_bytes(text), text->length);
    return 1;
}

int read_number(const call_t *call, int index, duck_index_t row, money_decimal_t *number)
{
    const argument_t *argument = &call->arguments[index];
    money_error_t error;
    money_status_t status;

    if (argument->column.type == DUCK_VARCHAR) {
        const duck_text_t *text = (const duck_text_t *)argument->column.values + row;

        status = money_decimal_parse(text_bytes(text), text->length, number, &error);
        return status == MONEY_OK || fail(call, status, &error);
    }
    if (!is_numeric(&argument->column))
        return refuse(call, "a number must be an integer, a decimal or a text such as '1.19'", argument, row);
    {
        word_t word = coefficient_at(&argument->column, row);

        *number = (money_decimal_t){ word.lo, word.hi, argument->column.scale, 0 };
    }
    return 1;
}

int read_digits(const call_t *call, int index, duck_index_t row, int32_t *digits)
{
    const argument_t *argument = &call->arguments[index];

    if (argument->column.type == DUCK_VARCHAR) {
        const duck_text_t *text = (const duck_text_t *)argument->column.values + row;

        if (text->length == 8 && memcmp(text_bytes(text), "currency", 8) == 0) {
            *digits = MONEY_DIGITS_CURRENCY;
            return 1;
        }
    } else if (is_numeric(&argument->column) && !argument->column.is_decimal) {
        word_t number = coefficient_at(&argument->column, row);

        if (number.hi == 0 && number.lo <= RESULT_DIGITS) {
            *digits = (int32_t)number.lo;
            return 1;
        }
    }
    return refuse(call, "fraction digits must be 0 to 10 or 'currency'", argument, row);
}

int read_gap(const call_t *call, int index, duck_index_t row, int32_t *gap)
{
    const argument_t *argument = &call->arguments[index];

    if (is_numeric(&argument->column) && !argument->column.is_decimal) {
        word_t number = coefficient_at(&argument->column, row);

        if (number.hi == 0 && number.lo <= INT32_MAX) {
            *gap = (int32_t)number.lo;
            return 1;
        }
    }
    return refuse(call, "a number of days must be an integer from 0", argument, row);
}

int read_mode(const call_t *call, int index, duck_index_t row, money_rounding_t *mode)
{
    const argument_t *argument = &call->arguments[index];

    if (argument->column.type == DUCK_VARCHAR) {
        const duck_text_t *text = (const duck_text_t *)argument->column.values + row;

        if (words_mode(text_bytes(text), text->length, mode)) return 1;
    }
    return refuse(call, "a rounding mode must be one of " WORDS_OF_MODES, argument, row);
}

int read_day(const call_t *call, int index, duck_index_t row, money_date_t *day)
{
    const argument_t *argument = &call->arguments[index];
    money_error_t error;
    money_status_t status;
    int32_t year, month, date;

    if (argument->column.type == DUCK_VARCHAR) {
        const duck_text_t *text = (const duck_text_t *)argument->column.values + row;

        status = money_date_parse(text_bytes(text), text->length, day, &error);
        return status == MONEY_OK || fail(call, status, &error);
    }
    if (argument->column.type != DUCK_DATE)
        return refuse(call, "a day must be a date or a text such as '2024-02-29'", argument, row);
    *day = ((const int32_t *)argument->column.values)[row];
    /* Infinity is a date of DuckDB, and the newest rates are asked for without a day. */
    status = money_date_to_ymd(*day, &year, &month, &date, &error);
    return status == MONEY_OK || fail(call, status, &error);
}

int read_word(const call_t *call, int index, duck_index_t row, const char *what, char *word, size_t size)
{
    const argument_t *argument = &call->arguments[index];
    const duck_text_t *text = (const duck_text_t *)argument->column.values + row;

    if (argument->column.type != DUCK_VARCHAR || text->length == 0 || text->length >= size ||
        memchr(text_bytes(text), '\0', text->length) != NULL)
        return refuse(call, what, argument, row);
    memcpy(word, text_bytes(text), text->length);
    word[text->length] = '\0';
    return 1;
}
