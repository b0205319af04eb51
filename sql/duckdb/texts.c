/* Texts of amounts, and their parts. */
#include "extension.h"

#include <string.h>

#define WHAT_LOCALE "a locale must be a text such as 'de'"

enum { LOCALE_MAX = 64 };

static int parse(call_t *call, duck_index_t row)
{
    const argument_t *given = &call->arguments[0];
    char code[MONEY_CODE_SIZE] = "", locale[LOCALE_MAX];
    const duck_text_t *text;
    money_decimal_t number;
    money_t amount;
    money_error_t error;
    money_status_t status;

    if (call->function->count > 1 && !read_word(call, 1, row, WHAT_CODE, code, sizeof code)) return 0;
    if (call->function->count > 2 && !read_word(call, 2, row, WHAT_LOCALE, locale, sizeof locale)) return 0;
    if (given->column.type != DUCK_VARCHAR) {
        if (call->function->count != 2) return refuse(call, "an amount must be a text", given, row);
        if (!read_number(call, 0, row, &number)) return 0;
        status = money_new(&number, code, NULL, &amount, &error);
        return answer(call, row, status, &amount, &error);
    }
    text = (const duck_text_t *)given->column.values + row;
    status = call->function->count == 3
                 ? money_parse_locale(text_bytes(text), text->length, locale, code, NULL, &amount, &error)
                 : money_parse_with_currency(text_bytes(text), text->length, code, NULL, &amount, &error);
    return answer(call, row, status, &amount, &error);
}

/* Reads an amount without the zeros of its column, but with the digits of the minor unit. */
static int read_shown(call_t *call, duck_index_t row, money_t *shown)
{
    money_t amount;
    money_error_t error;
    money_status_t status;

    if (!read_amount(call, 0, row, &amount)) return 0;
    status = money_normalize(&amount, MONEY_DIGITS_CURRENCY, shown, NULL);
    /* The currency is not built in, or the digits of its minor unit do not fit. */
    if (status != MONEY_OK) status = money_normalize(&amount, 0, shown, &error);
    return status == MONEY_OK || fail(call, status, &error);
}

static int text(call_t *call, duck_index_t row)
{
    char buffer[MONEY_TEXT_MAX];
    size_t length;
    money_t amount;
    money_error_t error;
    money_status_t status;

    if (!read_shown(call, row, &amount)) return 0;
    status = money_format(&amount, buffer, sizeof buffer, &length, &error);
    if (status != MONEY_OK) return fail(call, status, &error);
    put_text(call, row, buffer, length);
    return 1;
}

static int format(call_t *call, duck_index_t row)
{
    char buffer[MONEY_LOCALE_TEXT_MAX], locale[LOCALE_MAX];
    size_t length;
    money_t amount;
    money_error_t error;
    money_status_t status;

    if (!read_shown(call, row, &amount) || !read_word(call, 1, row, WHAT_LOCALE, locale, sizeof locale)) return 0;
    status = money_format_locale(&amount, locale, NULL, buffer, sizeof buffer, &length, NULL, &error);
    if (status != MONEY_OK) return fail(call, status, &error);
    put_text(call, row, buffer, length);
    return 1;
}

static int currency(call_t *call, duck_index_t row)
{
    money_t amount;

    if (!read_amount(call, 0, row, &amount)) return 0;
    put_text(call, row, amount.currency, strnlen(amount.currency, MONEY_CODE_SIZE - 1));
    return 1;
}

static int number(call_t *call, duck_index_t row)
{
    money_t amount;
    money_decimal_t decimal;
    money_error_t error;
    money_status_t status;

    if (!read_amount(call, 0, row, &amount)) return 0;
    status = money_amount(&amount, &decimal, &error);
    return status == MONEY_OK ? put_number(call, row, &decimal) : fail(call, status, &error);
}

static int minor_unit(call_t *call, duck_index_t row)
{
    char code[MONEY_CODE_SIZE];
    int32_t digits;
    money_error_t error;
    money_status_t status;

    if (!read_word(call, 0, row, WHAT_CODE, code, sizeof code)) return 0;
    status = money_currency_digits(code, MONEY_DATE_NONE, NULL, &digits, &error);
    if (status != MONEY_OK) return fail(call, status, &error);
    if (digits < 0) {
        put_null(&call->result, row);
    } else {
        ((int32_t *)duck.vector_get_data(call->result.vector))[row] = digits;
    }
    return 1;
}

static int version(call_t *call, duck_index_t row)
{
    put_text(call, row, money_version(), strlen(money_version()));
    return 1;
}

const function_t TEXTS[] = {
    { "money_parse", 1, 'a', 0, parse, NULL },
    { "money_parse", 2, 'a', 0, parse, NULL },
    { "money_parse", 3, 'a', 0, parse, NULL },
    { "money_text", 1, 't', 0, text, NULL },
    { "money_format", 2, 't', 0, format, NULL },
    { "money_currency", 1, 't', 0, currency, NULL },
    { "money_number", 1, 'n', 0, number, NULL },
    { "money_minor_unit", 1, 'i', 0, minor_unit, NULL },
    { "money_version", 0, 't', 0, version, NULL },
    { NULL, 0, 0, 0, NULL, NULL },
};
