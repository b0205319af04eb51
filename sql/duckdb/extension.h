/* The extension for DuckDB, by subject: vectors, functions of rows and of columns, aggregates, and rates.
 *
 * Every parameter is of the type ANY: DuckDB would cast an argument to the scale of a declared type and round it in
 * silence. The types of the arguments are therefore checked here, once for each vector. */
#ifndef MONEY_DUCKDB_EXTENSION_H
#define MONEY_DUCKDB_EXTENSION_H

#include <money.h>

#include "api.h"

/** Fraction digits of the amounts that functions return, as in the macros: the type of a result is declared. */
#define RESULT_DIGITS 10
enum { ARGUMENTS_MAX = 4 };

/** The rates of a database; see rates.c. */
typedef struct slot_s slot_t;

/* ---------------------------------------------------------------------------------------------- Vectors --------- */

/** A coefficient of 128 bits, as in DuckDB and in the library. */
typedef struct {
    uint64_t lo;
    int64_t hi;
} word_t;

/** The values of a vector. */
typedef struct {
    duck_type_t type;  /* of a decimal the type of its coefficients */
    uint32_t scale;
    int is_decimal;
    const void *values;
    const uint64_t *validity; /* NULL without nulls */
} column_t;

/** An argument: a vector, and for amounts its fields. */
typedef struct {
    column_t column;
    column_t number; /* of a struct of currency and amount, else of the type 0 */
    column_t code;
} argument_t;

/** The vector that receives results. */
typedef struct {
    duck_vector_t vector;
    duck_vector_t fields[2]; /* currency and amount; NULL for other results */
} result_t;

void read_argument(duck_vector_t vector, argument_t *argument);
int is_null(const argument_t *argument, duck_index_t row);
const char *text_bytes(const duck_text_t *text);
/** Returns whether a column contains integers or decimals, whose coefficients coefficient_at reads. */
int is_numeric(const column_t *column);
word_t coefficient_at(const column_t *column, duck_index_t row);

/* ----------------------------------------------------------------------------------------------- Calls ---------- */

typedef struct call_s call_t;

/** A function in SQL. */
typedef struct {
    const char *name;
    int count;                                     /* of arguments */
    char result;                                   /* 'a'mount, 'n'umber, 't'ext, 'i'nteger or 'b'igint */
    int is_volatile;                               /* 1 if it reads or writes the rates */
    int (*row)(call_t *, duck_index_t);            /* writes the result of a row without nulls; 0 after an error */
    int (*column)(call_t *);                       /* the entire vector; 0 to go by rows, also if it failed; or NULL */
} function_t;

/** One call for the rows of a vector. */
struct call_s {
    const function_t *function;
    duck_info_t info;
    void (*set_error)(duck_info_t, const char *);
    slot_t *slot;
    duck_index_t rows;
    argument_t arguments[ARGUMENTS_MAX];
    result_t result;
};

/** Each reports an error that begins with the name of the function, and returns 0. */
int fail(const call_t *call, money_status_t status, const money_error_t *error);
int refuse(const call_t *call, const char *wanted, const argument_t *argument, duck_index_t row);

/** The readers return 1, or report an error and return 0. */
int read_amount(const call_t *call, int index, duck_index_t row, money_t *amount);
int read_number(const call_t *call, int index, duck_index_t row, money_decimal_t *number);
/** Reads a number of fraction digits: 0 to RESULT_DIGITS, or 'currency' for the minor unit. */
int read_digits(const call_t *call, int index, duck_index_t row, int32_t *digits);
int read_mode(const call_t *call, int index, duck_index_t row, money_rounding_t *mode);
int read_day(const call_t *call, int index, duck_index_t row, money_date_t *day);
/** Reads a number of days, 0 or more. */
int read_gap(const call_t *call, int index, duck_index_t row, int32_t *gap);
/** Reads a text without NUL as a C string; `what` is its description in an error. */
int read_word(const call_t *call, int index, duck_index_t row, const char *what, char *word, size_t size);
#define WHAT_CODE "a currency must be a code such as 'EUR'"

void open_result(duck_vector_t vector, char kind, result_t *result);
void put_null(const result_t *result, duck_index_t row);
void put_text(const call_t *call, duck_index_t row, const char *text, size_t length);
int put_number(const call_t *call, duck_index_t row, const money_decimal_t *number);
/** Fails if the amount has more than RESULT_DIGITS fraction digits other than zeros. */
int put_amount(const call_t *call, duck_index_t row, const money_t *amount);
/** Writes the code of a row whose coefficient is already there. */
void put_code(const result_t *result, duck_index_t row, const char *code, size_t length);
/** Reports the status of an operation, or writes its amount. */
int answer(const call_t *call, duck_index_t row, money_status_t status, const money_t *amount,
           const money_error_t *error);

/* ---------------------------------------------------------------------------------------------- Columns --------- */

/** Each processes an entire vector; 0 to go by rows. */
int multiply_column(call_t *call);
int round_column(call_t *call);
int convert_column(call_t *call);
int convert_or_null_column(call_t *call);

/* ------------------------------------------------------------------------------------------------ Rates --------- */

/** A table of rates with its number of owners. */
typedef struct {
    int owners;
    money_rates_t *rates;
} shared_t;

slot_t *slot_new(void);
void slot_retain(slot_t *slot);
void slot_release(slot_t *slot);
/** The present table, which is NULL before the first one is loaded; to be released. */
shared_t *slot_take(slot_t *slot);
void slot_give(slot_t *slot, shared_t *table);

/* ----------------------------------------------------------------------------------------- Registration --------- */

extern const function_t ARITHMETIC[], TEXTS[], RATES[];

/** Creates the type of a result. To be destroyed. */
duck_logical_t type_of_result(char kind);
/** Returns 0 if DuckDB refuses a function. `functions` ends with a name that is NULL. */
int register_functions(duck_connection_t connection, const function_t *functions, slot_t *slot);
int register_totals(duck_connection_t connection);

#endif
