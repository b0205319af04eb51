/* The functions of SQLite that the library calls, through a table that is filled when the first store is opened.
 *
 * A program without stores therefore needs no SQLite, and one with its own copy, such as every CPython, does not load
 * another. Two copies in a process break each other's locks on a file: when either closes it, the system drops the
 * locks of both.
 */
#ifndef MONEY_SQLITE_CALLS_H
#define MONEY_SQLITE_CALLS_H

#include <sqlite3.h>

/** The oldest SQLite version that supports STRICT tables. */
#define MONEY_SQLITE_OLDEST 3037000

/** The reasons why SQLite is unavailable. */
typedef enum {
    MONEY_SQLITE_BOUND = 0,
    MONEY_SQLITE_ABSENT,     /* libsqlite3.so.0 was not found */
    MONEY_SQLITE_OTHER,      /* the library of that name is not SQLite, or lacks a function */
    MONEY_SQLITE_TOO_OLD,    /* it is older than MONEY_SQLITE_OLDEST */
    MONEY_SQLITE_ONE_THREAD, /* it was built for single-threaded programs */
    MONEY_SQLITE_NO_MEMORY
} money_sqlite_binding_t;

/**
 * Finds SQLite unless it has been found already. The table is set atomically, once, and is never removed. Call this
 * before any other function of this header.
 *
 * A copy that the process has loaded takes precedence, then one linked into the program and exported. Only otherwise is
 * the system's library loaded.
 */
money_sqlite_binding_t money_sqlite_bind(void);

/* For each function: its result type, name, parameters, and arguments. */
#define MONEY_SQLITE_FUNCTIONS(CALL)                                                                                   \
    CALL(int, open_v2, (const char *path, sqlite3 **opened, int flags, const char *system), (path, opened, flags, system)) \
    CALL(int, close_v2, (sqlite3 * connection), (connection))                                                         \
    CALL(int, extended_result_codes, (sqlite3 * connection, int on), (connection, on))                                \
    CALL(int, busy_timeout, (sqlite3 * connection, int milliseconds), (connection, milliseconds))                     \
    CALL(void, progress_handler, (sqlite3 * connection, int steps, int (*handler)(void *), void *context),            \
         (connection, steps, handler, context))                                                                      \
    CALL(int, db_readonly, (sqlite3 * connection, const char *name), (connection, name))                              \
    CALL(int, get_autocommit, (sqlite3 * connection), (connection))                                                   \
    CALL(int, db_release_memory, (sqlite3 * connection), (connection))                                                \
    CALL(int, system_errno, (sqlite3 * connection), (connection))                                                     \
    CALL(int, file_control, (sqlite3 * connection, const char *name, int code, void *value),                          \
         (connection, name, code, value))                                                                            \
    CALL(int, exec,                                                                                                   \
         (sqlite3 * connection, const char *sql, int (*row)(void *, int, char **, char **), void *context, char **error), \
         (connection, sql, row, context, error))                                                                     \
    CALL(const char *, errmsg, (sqlite3 * connection), (connection))                                                  \
    CALL(int, changes, (sqlite3 * connection), (connection))                                                          \
    CALL(sqlite3_int64, last_insert_rowid, (sqlite3 * connection), (connection))                                      \
    CALL(int, prepare_v3,                                                                                             \
         (sqlite3 * connection, const char *sql, int length, unsigned flags, sqlite3_stmt **statement,                \
          const char **rest),                                                                                         \
         (connection, sql, length, flags, statement, rest))                                                          \
    CALL(int, finalize, (sqlite3_stmt * statement), (statement))                                                      \
    CALL(int, step, (sqlite3_stmt * statement), (statement))                                                          \
    CALL(int, reset, (sqlite3_stmt * statement), (statement))                                                         \
    CALL(int, clear_bindings, (sqlite3_stmt * statement), (statement))                                                \
    CALL(int, bind_null, (sqlite3_stmt * statement, int index), (statement, index))                                   \
    CALL(int, bind_int64, (sqlite3_stmt * statement, int index, sqlite3_int64 value), (statement, index, value))      \
    CALL(int, bind_text,                                                                                              \
         (sqlite3_stmt * statement, int index, const char *text, int length, void (*release)(void *)),                \
         (statement, index, text, length, release))                                                                  \
    CALL(int, column_type, (sqlite3_stmt * statement, int column), (statement, column))                               \
    CALL(sqlite3_int64, column_int64, (sqlite3_stmt * statement, int column), (statement, column))                    \
    CALL(const unsigned char *, column_text, (sqlite3_stmt * statement, int column), (statement, column))             \
    CALL(const void *, column_blob, (sqlite3_stmt * statement, int column), (statement, column))                      \
    CALL(int, column_bytes, (sqlite3_stmt * statement, int column), (statement, column))

/** The functions by their names, which are SQLite's without `sqlite3_`. */
typedef struct {
#define MONEY_SQLITE_FIELD(result, name, parameters, arguments) result(*name) parameters;
    MONEY_SQLITE_FUNCTIONS(MONEY_SQLITE_FIELD)
#undef MONEY_SQLITE_FIELD
    /* A variadic function: its second argument determines the others. */
    int (*db_config)(sqlite3 *connection, int option, ...);
} money_sqlite_table_t;

/** NULL until money_sqlite_bind has found SQLite. */
extern const money_sqlite_table_t *money_sqlite_table;

/* `money_sqlite_step` is `sqlite3_step` of the copy that was found, and so on. */
#define MONEY_SQLITE_CALL(result, name, parameters, arguments) \
    static inline result money_sqlite_##name parameters { return money_sqlite_table->name arguments; }
MONEY_SQLITE_FUNCTIONS(MONEY_SQLITE_CALL)
#undef MONEY_SQLITE_CALL

#endif
