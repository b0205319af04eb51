/* The entry point. SQLite derives its name from the file's: libmoney_sqlite.so without "lib" and other than letters. */
#include "extension.h"

#include <stdio.h>

SQLITE_EXTENSION_INIT1

/* Older versions reject the flags of the functions. */
enum { OLDEST = 3031000 };

int register_functions(sqlite3 *connection, const function_t *functions, size_t count)
{
    size_t index;
    int code = SQLITE_OK;

    for (index = 0; index < count && code == SQLITE_OK; index++) {
        const function_t *one = &functions[index];

        code = sqlite3_create_function_v2(connection, one->name, one->count, one->flags, NULL, one->call, NULL, NULL,
                                          NULL);
    }
    return code;
}

__attribute__((visibility("default"))) int sqlite3_moneysqlite_init(sqlite3 *connection, char **message,
                                                                    const sqlite3_api_routines *api)
{
    static int (*const registrations[])(sqlite3 *) = { register_arithmetic, register_texts, register_totals,
                                                       register_allocation, register_rates };
    size_t index;
    int code = SQLITE_OK;

    SQLITE_EXTENSION_INIT2(api);
    if (sqlite3_libversion_number() < OLDEST) {
        *message = sqlite3_mprintf("SQLite must be 3.31 or later, got %s", sqlite3_libversion());
        return SQLITE_ERROR;
    }
    money_initialize();
    for (index = 0; index < sizeof registrations / sizeof *registrations && code == SQLITE_OK; index++)
        code = registrations[index](connection);
    if (code != SQLITE_OK && code != SQLITE_NOMEM) *message = sqlite3_mprintf("%s", sqlite3_errmsg(connection));
    return code;
}
