/* The extension for SQLite, by subject: arguments and results, functions, aggregates, rates, and tables. */
#ifndef MONEY_SQLITE_EXTENSION_H
#define MONEY_SQLITE_EXTENSION_H

#include <sqlite3ext.h>

#include <money.h>

/* -------------------------------------------------------------------------------------------- Registration ------ */

/** A function in SQL: its name, its number of arguments, and the flags of SQLite. */
typedef struct {
    const char *name;
    int count;
    int flags;
    void (*call)(sqlite3_context *, int, sqlite3_value **);
} function_t;

/** For functions whose result depends on their arguments alone: they may be part of indexes, views and constraints. */
#define PURE (SQLITE_UTF8 | SQLITE_INNOCUOUS | SQLITE_DETERMINISTIC)

int register_functions(sqlite3 *connection, const function_t *functions, size_t count);
int register_arithmetic(sqlite3 *connection);
int register_texts(sqlite3 *connection);
int register_totals(sqlite3 *connection);
int register_allocation(sqlite3 *connection);
int register_rates(sqlite3 *connection);

/* ------------------------------------------------------------------------------------ Arguments and results ----- */

/** Returns whether an argument is NULL, which makes the result NULL. */
int is_any_null(int count, sqlite3_value **values);

/** The readers return 1, or report an error that begins with the name of the function and return 0. */
int read_amount(sqlite3_context *context, const char *name, sqlite3_value *value, money_t *amount);
int read_number(sqlite3_context *context, const char *name, sqlite3_value *value, money_decimal_t *number);
/** Reads a number of fraction digits: 0 to 38, or 'currency' for the minor unit. */
int read_digits(sqlite3_context *context, const char *name, sqlite3_value *value, int32_t *digits);
int read_mode(sqlite3_context *context, const char *name, sqlite3_value *value, money_rounding_t *mode);
/** Reads a text without NUL; `what` is its description in an error. */
int read_text(sqlite3_context *context, const char *name, sqlite3_value *value, const char *what, const char **text,
              size_t *length);
int read_day(sqlite3_context *context, const char *name, sqlite3_value *value, money_date_t *day);

/** Returns whether a value is of a type that amounts can have: a text, or a blob of money_pack. */
int may_be_amount(sqlite3_value *value);

/** Reads such an amount without reporting an error. */
money_status_t amount_of(sqlite3_value *value, money_t *amount, money_error_t *error);

/** Reports a status with its text and its name. */
void fail(sqlite3_context *context, const char *name, money_status_t status, const money_error_t *error);
/** Reports a wrong argument: "money_add: a number must be …, got …". */
void refuse(sqlite3_context *context, const char *name, const char *wanted, sqlite3_value *value);

void return_amount(sqlite3_context *context, const char *name, const money_t *amount);
void return_number(sqlite3_context *context, const char *name, const money_decimal_t *number);

/** Returns the message of a status for a virtual table, to be freed with sqlite3_free. */
char *message_of(const char *name, money_status_t status, const money_error_t *error);

#endif
