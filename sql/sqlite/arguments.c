#include "extension.h"

#include <string.h>

#include "../shared/words.h"

SQLITE_EXTENSION_INIT3

/* --------------------------------------------------------------------------------------------------- Errors ----- */

char *message_of(const char *name, money_status_t status, const money_error_t *error)
{
    return sqlite3_mprintf("%s: %s (%s)", name, error->text, money_status_name(status));
}

void fail(sqlite3_context *context, const char *name, money_status_t status, const money_error_t *error)
{
    char *text = status == MONEY_ERR_OUT_OF_MEMORY ? NULL : message_of(name, status, error);

    if (text == NULL) {
        sqlite3_result_error_nomem(context);
        return;
    }
    sqlite3_result_error(context, text, -1);
    sqlite3_free(text);
}

/* The kind of a value in the words of an error. */
static const char *kind_of(sqlite3_value *value)
{
    switch (sqlite3_value_type(value)) {
    case SQLITE_INTEGER: return "an integer";
    case SQLITE_FLOAT: return "a floating-point number";
    case SQLITE_BLOB: return "a blob";
    case SQLITE_NULL: return "NULL";
    default: return "a text";
    }
}

void refuse(sqlite3_context *context, const char *name, const char *wanted, sqlite3_value *value)
{
    const char *kind = kind_of(value);
    int is_text = sqlite3_value_type(value) == SQLITE_TEXT;
    const unsigned char *given = is_text ? sqlite3_value_text(value) : NULL;
    char *text;

    if (is_text && given == NULL) {
        sqlite3_result_error_nomem(context);
        return;
    }
    text = is_text ? sqlite3_mprintf("%s: %s, got '%.60s' (%s)", name, wanted, given, "MONEY_ERR_ARGUMENT")
                   : sqlite3_mprintf("%s: %s, got %s (%s)", name, wanted, kind, "MONEY_ERR_ARGUMENT");
    if (text == NULL) {
        sqlite3_result_error_nomem(context);
        return;
    }
    sqlite3_result_error(context, text, -1);
    sqlite3_free(text);
}

/* ------------------------------------------------------------------------------------------------ Arguments ----- */

int is_any_null(int count, sqlite3_value **values)
{
    int index;

    for (index = 0; index < count; index++) {
        if (sqlite3_value_type(values[index]) == SQLITE_NULL) return 1;
    }
    return 0;
}

/* The text in UTF-8; NULL if SQLite has no memory for it. The text comes first: the conversion changes the length. */
static const char *text_of(sqlite3_value *value, size_t *length)
{
    const char *text = (const char *)sqlite3_value_text(value);

    *length = (size_t)sqlite3_value_bytes(value);
    return text;
}

int may_be_amount(sqlite3_value *value)
{
    int type = sqlite3_value_type(value);

#ifdef MONEY_PACKED_MAX
    return type == SQLITE_TEXT || type == SQLITE_BLOB;
#else
    return type == SQLITE_TEXT;
#endif
}

money_status_t amount_of(sqlite3_value *value, money_t *amount, money_error_t *error)
{
    size_t length;
    const char *text;

#ifdef MONEY_PACKED_MAX
    if (sqlite3_value_type(value) == SQLITE_BLOB) {
        text = sqlite3_value_blob(value);
        return money_unpack(text == NULL ? "" : text, (size_t)sqlite3_value_bytes(value), amount, error);
    }
#endif
    text = text_of(value, &length);
    if (text == NULL) return MONEY_ERR_OUT_OF_MEMORY;
    return money_parse(text, length, amount, error);
}

int read_amount(sqlite3_context *context, const char *name, sqlite3_value *value, money_t *amount)
{
    money_error_t error;
    money_status_t status;

    if (!may_be_amount(value)) {
        refuse(context, name, "an amount must be a text such as '12.50 EUR'", value);
        return 0;
    }
    status = amount_of(value, amount, &error);
    if (status != MONEY_OK) fail(context, name, status, &error);
    return status == MONEY_OK;
}

int read_number(sqlite3_context *context, const char *name, sqlite3_value *value, money_decimal_t *number)
{
    money_error_t error;
    money_status_t status;
    const char *text;
    size_t length;

    switch (sqlite3_value_type(value)) {
    case SQLITE_INTEGER: status = money_decimal_new(sqlite3_value_int64(value), 0, number, &error); break;
    case SQLITE_TEXT:
        text = text_of(value, &length);
        status = text == NULL ? MONEY_ERR_OUT_OF_MEMORY : money_decimal_parse(text, length, number, &error);
        break;
    default: refuse(context, name, "a number must be an integer or a text such as '1.19'", value); return 0;
    }
    if (status != MONEY_OK) fail(context, name, status, &error);
    return status == MONEY_OK;
}

int read_digits(sqlite3_context *context, const char *name, sqlite3_value *value, int32_t *digits)
{
    int type = sqlite3_value_type(value);
    sqlite3_int64 number = type == SQLITE_INTEGER ? sqlite3_value_int64(value) : -1;
    size_t length;
    const char *text;

    if (number >= 0 && number <= MONEY_DIGITS_MAX) {
        *digits = (int32_t)number;
        return 1;
    }
    if (type == SQLITE_TEXT) {
        text = text_of(value, &length);
        if (text != NULL && length == 8 && memcmp(text, "currency", 8) == 0) {
            *digits = MONEY_DIGITS_CURRENCY;
            return 1;
        }
    }
    refuse(context, name, "fraction digits must be 0 to 38 or 'currency'", value);
    return 0;
}

int read_text(sqlite3_context *context, const char *name, sqlite3_value *value, const char *what, const char **text,
              size_t *length)
{
    if (sqlite3_value_type(value) != SQLITE_TEXT) {
        refuse(context, name, what, value);
        return 0;
    }
    *text = text_of(value, length);
    if (*text == NULL) {
        sqlite3_result_error_nomem(context);
        return 0;
    }
    if (memchr(*text, '\0', *length) != NULL) {
        refuse(context, name, what, value);
        return 0;
    }
    return 1;
}

int read_mode(sqlite3_context *context, const char *name, sqlite3_value *value, money_rounding_t *mode)
{
    static const char wanted[] = "a rounding mode must be one of " WORDS_OF_MODES;
    const char *text;
    size_t length;

    if (!read_text(context, name, value, wanted, &text, &length)) return 0;
    if (words_mode(text, length, mode)) return 1;
    refuse(context, name, wanted, value);
    return 0;
}

int read_day(sqlite3_context *context, const char *name, sqlite3_value *value, money_date_t *day)
{
    const char *text;
    size_t length;
    money_error_t error;
    money_status_t status;

    if (!read_text(context, name, value, "a day must be a text such as '2024-02-29'", &text, &length)) return 0;
    status = money_date_parse(text, length, day, &error);
    if (status != MONEY_OK) fail(context, name, status, &error);
    return status == MONEY_OK;
}

/* -------------------------------------------------------------------------------------------------- Results ----- */

void return_amount(sqlite3_context *context, const char *name, const money_t *amount)
{
    char text[MONEY_TEXT_MAX];
    size_t length;
    money_error_t error;
    money_status_t status = money_format(amount, text, sizeof text, &length, &error);

    if (status == MONEY_OK) {
        sqlite3_result_text(context, text, (int)length, SQLITE_TRANSIENT);
    } else {
        fail(context, name, status, &error);
    }
}

void return_number(sqlite3_context *context, const char *name, const money_decimal_t *number)
{
    char text[MONEY_TEXT_MAX];
    size_t length;
    money_error_t error;
    money_status_t status = money_decimal_format(number, text, sizeof text, &length, &error);

    if (status == MONEY_OK) {
        sqlite3_result_text(context, text, (int)length, SQLITE_TRANSIENT);
    } else {
        fail(context, name, status, &error);
    }
}
