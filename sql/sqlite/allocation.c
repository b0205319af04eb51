/* The table money_allocate(amount, weights, method): one row a share. */
#include "extension.h"

#include <string.h>

#include "../shared/words.h"

SQLITE_EXTENSION_INIT3

static const char NAME[] = "money_allocate";

enum { POSITION, SHARE, AMOUNT, WEIGHTS, METHOD };

typedef struct {
    sqlite3_vtab_cursor base;
    sqlite3_value *arguments[3];
    money_t *shares;
    size_t count;
    size_t index;
} cursor_t;

static int connect(sqlite3 *connection, void *unused, int count, const char *const *words, sqlite3_vtab **table,
                   char **message)
{
    int code = sqlite3_declare_vtab(
        connection, "CREATE TABLE x(position INTEGER, share TEXT, amount HIDDEN, weights HIDDEN, method HIDDEN)");

    (void)unused;
    (void)count;
    (void)words;
    (void)message;
    if (code != SQLITE_OK) return code;
    *table = sqlite3_malloc64(sizeof **table);
    if (*table == NULL) return SQLITE_NOMEM;
    memset(*table, 0, sizeof **table);
    return sqlite3_vtab_config(connection, SQLITE_VTAB_INNOCUOUS);
}

static int disconnect(sqlite3_vtab *table)
{
    sqlite3_free(table);
    return SQLITE_OK;
}

static int plan(sqlite3_vtab *table, sqlite3_index_info *info)
{
    int constraints[3] = { -1, -1, -1 }, index, is_unusable = 0, passed = 0;

    for (index = 0; index < info->nConstraint; index++) {
        int column = info->aConstraint[index].iColumn;

        if (column < AMOUNT || info->aConstraint[index].op != SQLITE_INDEX_CONSTRAINT_EQ) continue;
        if (info->aConstraint[index].usable) {
            constraints[column - AMOUNT] = index;
        } else {
            is_unusable = 1;
        }
    }
    if (is_unusable) return SQLITE_CONSTRAINT;
    if (constraints[0] < 0 || constraints[1] < 0) {
        sqlite3_free(table->zErrMsg);
        table->zErrMsg = sqlite3_mprintf("%s requires an amount and weights (MONEY_ERR_ARGUMENT)", NAME);
        return SQLITE_ERROR;
    }
    for (index = 0; index < 3; index++) {
        if (constraints[index] < 0) continue;
        info->aConstraintUsage[constraints[index]].argvIndex = ++passed;
        info->aConstraintUsage[constraints[index]].omit = 1;
        info->idxNum |= 1 << index; /* the arguments that the query passes */
    }
    info->estimatedCost = 10;
    info->estimatedRows = 10;
    return SQLITE_OK;
}

static int open_cursor(sqlite3_vtab *table, sqlite3_vtab_cursor **cursor)
{
    cursor_t *one = sqlite3_malloc64(sizeof *one);

    (void)table;
    if (one == NULL) return SQLITE_NOMEM;
    memset(one, 0, sizeof *one);
    *cursor = &one->base;
    return SQLITE_OK;
}

static void clear(cursor_t *cursor)
{
    size_t index;

    for (index = 0; index < 3; index++) {
        sqlite3_value_free(cursor->arguments[index]);
        cursor->arguments[index] = NULL;
    }
    sqlite3_free(cursor->shares);
    cursor->shares = NULL;
    cursor->count = cursor->index = 0;
}

static int close_cursor(sqlite3_vtab_cursor *base)
{
    clear((cursor_t *)base);
    sqlite3_free(base);
    return SQLITE_OK;
}

/* -------------------------------------------------------------------------------------------------- Shares ------ */

static int report(cursor_t *cursor, money_status_t status, const money_error_t *error)
{
    if (status == MONEY_ERR_OUT_OF_MEMORY) return SQLITE_NOMEM;
    sqlite3_free(cursor->base.pVtab->zErrMsg);
    cursor->base.pVtab->zErrMsg = message_of(NAME, status, error);
    return SQLITE_ERROR;
}

static int report_argument(cursor_t *cursor, const char *text)
{
    sqlite3_free(cursor->base.pVtab->zErrMsg);
    cursor->base.pVtab->zErrMsg = sqlite3_mprintf("%s: %s (MONEY_ERR_ARGUMENT)", NAME, text);
    return SQLITE_ERROR;
}

static int split(cursor_t *cursor, const money_t *amount, const money_allocate_options_t *options, sqlite3_int64 count)
{
    money_error_t error;
    money_status_t status;

    if (count < 1 || count > MONEY_SHARES_MAX)
        return report_argument(cursor, "the number of shares must be 1 to 1048576");
    cursor->shares = sqlite3_malloc64((sqlite3_uint64)count * sizeof *cursor->shares);
    if (cursor->shares == NULL) return SQLITE_NOMEM;
    status = money_split(amount, (size_t)count, options, cursor->shares, NULL, &error);
    if (status != MONEY_OK) return report(cursor, status, &error);
    cursor->count = (size_t)count;
    return SQLITE_OK;
}

/* Reads the weights, of which a list contains at most one more than commas. The call that finds its end needs room. */
static money_status_t read_weights(const char *text, size_t length, money_decimal_t **weights, size_t *count,
                                   money_error_t *error)
{
    size_t position = 0, room = 2, index;
    money_status_t status = MONEY_OK;

    for (index = 0; index < length; index++) room += text[index] == ',';
    *weights = sqlite3_malloc64(room * sizeof **weights);
    if (*weights == NULL) return MONEY_ERR_OUT_OF_MEMORY;
    for (*count = 0; *count < room; ++*count) {
        status = words_next_weight(text, length, &position, &(*weights)[*count], error);
        if (status != MONEY_OK) break;
    }
    return status == MONEY_ERR_NOT_FOUND ? MONEY_OK : status;
}

static int allocate(cursor_t *cursor, const money_t *amount, const money_allocate_options_t *options, const char *text,
                    size_t length)
{
    money_decimal_t *weights = NULL;
    size_t count = 0;
    money_error_t error;
    money_status_t status;
    int code = SQLITE_OK;

    status = read_weights(text, length, &weights, &count, &error);
    if (status == MONEY_OK) {
        cursor->shares = sqlite3_malloc64((count + 1) * sizeof *cursor->shares);
        status = cursor->shares == NULL
                     ? MONEY_ERR_OUT_OF_MEMORY
                     : money_allocate(amount, weights, count, options, cursor->shares, NULL, &error);
    }
    if (status != MONEY_OK) code = report(cursor, status, &error);
    if (status == MONEY_OK) cursor->count = count;
    sqlite3_free(weights);
    return code;
}

static int fill(cursor_t *cursor, sqlite3_value *value, sqlite3_value *weights, sqlite3_value *method)
{
    money_allocate_options_t options = MONEY_ALLOCATE_OPTIONS_INIT;
    money_t amount;
    money_error_t error;
    money_status_t status;
    const char *text;

    if (!may_be_amount(value))
        return report_argument(cursor, "an amount must be a text such as '12.50 EUR'");
    status = amount_of(value, &amount, &error);
    if (status != MONEY_OK) return report(cursor, status, &error);
    if (method != NULL) {
        text = sqlite3_value_type(method) == SQLITE_TEXT ? (const char *)sqlite3_value_text(method) : "";
        if (text == NULL) return SQLITE_NOMEM;
        if (!words_method(text, strlen(text), &options.method))
            return report_argument(cursor, "a method must be one of " WORDS_OF_METHODS);
    }
    if (sqlite3_value_type(weights) == SQLITE_INTEGER)
        return split(cursor, &amount, &options, sqlite3_value_int64(weights));
    if (sqlite3_value_type(weights) != SQLITE_TEXT)
        return report_argument(cursor, "weights must be a number of shares or a list such as '[50, 30, 20]'");
    text = (const char *)sqlite3_value_text(weights);
    if (text == NULL) return SQLITE_NOMEM;
    return allocate(cursor, &amount, &options, text, (size_t)sqlite3_value_bytes(weights));
}

static int filter(sqlite3_vtab_cursor *base, int passed, const char *unused, int count, sqlite3_value **values)
{
    cursor_t *cursor = (cursor_t *)base;
    int index, column = 0, has_null = 0;

    (void)unused;
    clear(cursor);
    for (index = 0; index < 3; index++) {
        if ((passed & 1 << index) == 0 || column == count) continue;
        has_null |= sqlite3_value_type(values[column]) == SQLITE_NULL;
        cursor->arguments[index] = sqlite3_value_dup(values[column++]);
        if (cursor->arguments[index] == NULL) return SQLITE_NOMEM;
    }
    if (has_null || cursor->arguments[0] == NULL || cursor->arguments[1] == NULL) return SQLITE_OK;
    return fill(cursor, cursor->arguments[0], cursor->arguments[1], cursor->arguments[2]);
}

/* ---------------------------------------------------------------------------------------------------- Rows ------ */

static int next(sqlite3_vtab_cursor *base)
{
    ((cursor_t *)base)->index++;
    return SQLITE_OK;
}

static int is_at_end(sqlite3_vtab_cursor *base)
{
    const cursor_t *cursor = (const cursor_t *)base;

    return cursor->index >= cursor->count;
}

static int column(sqlite3_vtab_cursor *base, sqlite3_context *context, int index)
{
    const cursor_t *cursor = (const cursor_t *)base;

    switch (index) {
    case POSITION: sqlite3_result_int64(context, (sqlite3_int64)cursor->index + 1); break;
    case SHARE: return_amount(context, NAME, &cursor->shares[cursor->index]); break;
    case AMOUNT:
    case WEIGHTS:
    case METHOD:
        if (cursor->arguments[index - AMOUNT] != NULL)
            sqlite3_result_value(context, cursor->arguments[index - AMOUNT]);
        break;
    default: break;
    }
    return SQLITE_OK;
}

static int row_number(sqlite3_vtab_cursor *base, sqlite3_int64 *number)
{
    *number = (sqlite3_int64)((const cursor_t *)base)->index + 1;
    return SQLITE_OK;
}

int register_allocation(sqlite3 *connection)
{
    static const sqlite3_module module = {
        .xConnect = connect, .xBestIndex = plan, .xDisconnect = disconnect, .xOpen = open_cursor,
        .xClose = close_cursor, .xFilter = filter, .xNext = next, .xEof = is_at_end, .xColumn = column,
        .xRowid = row_number,
    };

    return sqlite3_create_module_v2(connection, NAME, &module, NULL, NULL);
}
