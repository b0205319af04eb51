#include "rates.h"

#include <string.h>

SQLITE_EXTENSION_INIT3

static const char NAME[] = "money_rates";

enum { FROM, TO, RATE, DAY };

typedef struct {
    sqlite3_vtab base;
    const slot_t *slot;
} table_t;

typedef struct {
    sqlite3_vtab_cursor base;
    shared_t *shared;
    uint64_t count;
    uint64_t index;
} cursor_t;

static int connect(sqlite3 *connection, void *slot, int count, const char *const *words, sqlite3_vtab **table,
                   char **message)
{
    int code = sqlite3_declare_vtab(connection, "CREATE TABLE x(from_code TEXT, to_code TEXT, rate TEXT, day TEXT)");
    table_t *one;

    (void)count;
    (void)words;
    (void)message;
    if (code != SQLITE_OK) return code;
    one = sqlite3_malloc64(sizeof *one);
    if (one == NULL) return SQLITE_NOMEM;
    memset(one, 0, sizeof *one);
    one->slot = slot;
    *table = &one->base;
    return sqlite3_vtab_config(connection, SQLITE_VTAB_INNOCUOUS);
}

static int disconnect(sqlite3_vtab *table)
{
    sqlite3_free(table);
    return SQLITE_OK;
}

static int plan(sqlite3_vtab *table, sqlite3_index_info *info)
{
    (void)table;
    info->estimatedCost = 100;
    info->estimatedRows = 100;
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

static int close_cursor(sqlite3_vtab_cursor *base)
{
    shared_release(((cursor_t *)base)->shared);
    sqlite3_free(base);
    return SQLITE_OK;
}

static int filter(sqlite3_vtab_cursor *base, int unused, const char *text, int count, sqlite3_value **values)
{
    cursor_t *cursor = (cursor_t *)base;
    money_rates_info_t info;

    (void)unused;
    (void)text;
    (void)count;
    (void)values;
    shared_release(cursor->shared);
    cursor->shared = shared_retain(((const table_t *)base->pVtab)->slot->table);
    cursor->count = cursor->index = 0;
    if (cursor->shared == NULL) return SQLITE_OK;
    if (money_rates_info(cursor->shared->rates, &info, NULL) != MONEY_OK) return SQLITE_ERROR;
    cursor->count = info.pair_count;
    return SQLITE_OK;
}

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

/* The number in "EUR/USD 1.10 2020-03-13", with the digits of its document. */
static money_status_t rate_text(const money_rate_t *rate, char *text, size_t *length, money_error_t *error)
{
    char whole[MONEY_RATE_TEXT_MAX];
    const char *number;
    money_status_t status = money_rate_format(rate, whole, sizeof whole, NULL, error);

    if (status != MONEY_OK) return status;
    number = strchr(whole, ' ');
    number = number == NULL ? whole : number + 1;
    *length = strcspn(number, " ");
    memcpy(text, number, *length);
    return MONEY_OK;
}

static int column(sqlite3_vtab_cursor *base, sqlite3_context *context, int index)
{
    const cursor_t *cursor = (const cursor_t *)base;
    char text[MONEY_RATE_TEXT_MAX];
    size_t length = 0;
    money_rate_t rate;
    money_error_t error;
    money_status_t status = money_rates_pair_at(cursor->shared->rates, (size_t)cursor->index, &rate, &error);

    if (status == MONEY_OK && index == RATE) status = rate_text(&rate, text, &length, &error);
    if (status == MONEY_OK && index == DAY && rate.date == MONEY_DATE_NONE) return SQLITE_OK;
    if (status == MONEY_OK && index == DAY) status = money_date_format(rate.date, text, sizeof text, &length, &error);
    if (status != MONEY_OK) {
        fail(context, NAME, status, &error);
    } else if (index == FROM || index == TO) {
        sqlite3_result_text(context, index == FROM ? rate.from : rate.to, -1, SQLITE_TRANSIENT);
    } else {
        sqlite3_result_text(context, text, (int)length, SQLITE_TRANSIENT);
    }
    return SQLITE_OK;
}

static int row_number(sqlite3_vtab_cursor *base, sqlite3_int64 *number)
{
    *number = (sqlite3_int64)((const cursor_t *)base)->index + 1;
    return SQLITE_OK;
}

int register_rate_table(sqlite3 *connection, slot_t *slot, void (*release)(void *))
{
    static const sqlite3_module module = {
        .xConnect = connect, .xBestIndex = plan, .xDisconnect = disconnect, .xOpen = open_cursor,
        .xClose = close_cursor, .xFilter = filter, .xNext = next, .xEof = is_at_end, .xColumn = column,
        .xRowid = row_number,
    };

    return sqlite3_create_module_v2(connection, NAME, &module, slot, release);
}
