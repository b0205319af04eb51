/* Texts of amounts, their parts, comparison, and the collation. */
#include "extension.h"

#include <string.h>

SQLITE_EXTENSION_INIT3

static void parse(sqlite3_context *context, int count, sqlite3_value **values)
{
    static const char name[] = "money_parse", code[] = "a currency must be a code such as 'EUR'";
    const char *text, *currency = NULL, *locale = NULL;
    size_t length, unused;
    money_t amount;
    money_error_t error;
    money_status_t status;

    if (is_any_null(count, values)) return;
    if (!read_text(context, name, values[0], "an amount must be a text", &text, &length)) return;
    if (count > 1 && !read_text(context, name, values[1], code, &currency, &unused))
        return;
    if (count > 2 && !read_text(context, name, values[2], "a locale must be a text such as 'de'", &locale, &unused))
        return;
    status = locale == NULL ? money_parse_with_currency(text, length, currency, NULL, &amount, &error)
                            : money_parse_locale(text, length, locale, currency, NULL, &amount, &error);
    if (status == MONEY_OK) {
        return_amount(context, name, &amount);
    } else {
        fail(context, name, status, &error);
    }
}

static void format(sqlite3_context *context, int count, sqlite3_value **values)
{
    static const char name[] = "money_format";
    char text[MONEY_LOCALE_TEXT_MAX];
    const char *locale;
    size_t length;
    money_t amount;
    money_error_t error;
    money_status_t status;

    if (is_any_null(count, values) || !read_amount(context, name, values[0], &amount)) return;
    if (!read_text(context, name, values[1], "a locale must be a text such as 'de'", &locale, &length)) return;
    status = money_format_locale(&amount, locale, NULL, text, sizeof text, &length, NULL, &error);
    if (status == MONEY_OK) {
        sqlite3_result_text(context, text, (int)length, SQLITE_TRANSIENT);
    } else {
        fail(context, name, status, &error);
    }
}

static void currency(sqlite3_context *context, int count, sqlite3_value **values)
{
    money_t amount;

    if (is_any_null(count, values) || !read_amount(context, "money_currency", values[0], &amount)) return;
    sqlite3_result_text(context, amount.currency, -1, SQLITE_TRANSIENT);
}

static void number(sqlite3_context *context, int count, sqlite3_value **values)
{
    static const char name[] = "money_number";
    money_t amount;
    money_decimal_t decimal;
    money_error_t error;
    money_status_t status;

    if (is_any_null(count, values) || !read_amount(context, name, values[0], &amount)) return;
    status = money_amount(&amount, &decimal, &error);
    if (status == MONEY_OK) {
        return_number(context, name, &decimal);
    } else {
        fail(context, name, status, &error);
    }
}

/* For constraints that accept invalid rows of an import: 1 or 0, and NULL for NULL. */
static void is_amount(sqlite3_context *context, int count, sqlite3_value **values)
{
    money_t amount;
    money_status_t status;

    if (is_any_null(count, values)) return;
    status = may_be_amount(values[0]) ? amount_of(values[0], &amount, NULL) : MONEY_ERR_SYNTAX;
    if (status == MONEY_ERR_OUT_OF_MEMORY) {
        sqlite3_result_error_nomem(context);
    } else {
        sqlite3_result_int(context, status == MONEY_OK);
    }
}

#ifdef MONEY_PACKED_MAX
typedef money_status_t (*pack_t)(const money_t *, char *, size_t, size_t *, money_error_t *);

static void pack(sqlite3_context *context, const char *name, sqlite3_value *value, pack_t call)
{
    char bytes[MONEY_PACKED_MAX > MONEY_SORT_KEY_MAX ? MONEY_PACKED_MAX : MONEY_SORT_KEY_MAX];
    size_t length;
    money_t amount;
    money_error_t error;
    money_status_t status;

    if (is_any_null(1, &value) || !read_amount(context, name, value, &amount)) return;
    status = call(&amount, bytes, sizeof bytes, &length, &error);
    if (status == MONEY_OK) {
        sqlite3_result_blob(context, bytes, (int)length, SQLITE_TRANSIENT);
    } else {
        fail(context, name, status, &error);
    }
}

static void packed(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    pack(context, "money_pack", values[0], money_pack);
}

static void sort_key(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    pack(context, "money_sort_key", values[0], money_sort_key);
}

/* The text of an amount in either form. */
static void text(sqlite3_context *context, int count, sqlite3_value **values)
{
    money_t amount;

    if (!is_any_null(count, values) && read_amount(context, "money_text", values[0], &amount))
        return_amount(context, "money_text", &amount);
}
#endif

static void version(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    (void)values;
    sqlite3_result_text(context, money_version(), -1, SQLITE_STATIC);
}

/* ---------------------------------------------------------------------------------------------- Comparison ------ */

static void compare(sqlite3_context *context, int count, sqlite3_value **values)
{
    static const char name[] = "money_compare";
    money_t a, b;
    int32_t order;
    money_error_t error;
    money_status_t status;

    if (is_any_null(count, values)) return;
    if (!read_amount(context, name, values[0], &a) || !read_amount(context, name, values[1], &b)) return;
    status = money_compare(&a, &b, &order, &error);
    if (status == MONEY_OK) {
        sqlite3_result_int(context, order);
    } else {
        fail(context, name, status, &error);
    }
}

static int order_of_bytes(int length_a, const void *a, int length_b, const void *b)
{
    int shorter = length_a < length_b ? length_a : length_b;
    int order = shorter > 0 ? memcmp(a, b, (size_t)shorter) : 0;

    return order != 0 ? order : (length_a > length_b) - (length_a < length_b);
}

/* Orders by currency, then by value; texts that are not amounts come last, in the order of their bytes. */
static int collate(void *unused, int length_a, const void *text_a, int length_b, const void *text_b)
{
    money_t a, b;
    int is_a = money_parse(text_a, (size_t)length_a, &a, NULL) == MONEY_OK;
    int is_b = money_parse(text_b, (size_t)length_b, &b, NULL) == MONEY_OK;
    int32_t order = 0;

    (void)unused;
    if (!is_a && !is_b) return order_of_bytes(length_a, text_a, length_b, text_b);
    if (is_a != is_b) return is_a ? -1 : 1;
    order = memcmp(a.currency, b.currency, sizeof a.currency);
    if (order == 0) MONEY_IGNORE(money_compare(&a, &b, &order, NULL));
    return order;
}

int register_texts(sqlite3 *connection)
{
    static const function_t functions[] = {
        { "money_parse", 1, PURE, parse },         { "money_parse", 2, PURE, parse },
        { "money_parse", 3, PURE, parse },         { "money_format", 2, PURE, format },
        { "money_currency", 1, PURE, currency },   { "money_number", 1, PURE, number },
        { "money_is_amount", 1, PURE, is_amount }, { "money_compare", 2, PURE, compare },
        { "money_version", 0, PURE, version },
#ifdef MONEY_PACKED_MAX
        { "money_pack", 1, PURE, packed },
        { "money_sort_key", 1, PURE, sort_key },
        { "money_text", 1, PURE, text },
#endif
    };
    int code = register_functions(connection, functions, sizeof functions / sizeof *functions);

    return code != SQLITE_OK ? code
                             : sqlite3_create_collation_v2(connection, "MONEY", SQLITE_UTF8, NULL, collate, NULL);
}
