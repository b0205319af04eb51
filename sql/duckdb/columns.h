/* Vectors as columns of the library. */
#ifndef MONEY_DUCKDB_COLUMNS_H
#define MONEY_DUCKDB_COLUMNS_H

#include "extension.h"

enum { CODES_MAX = 64 };

/** Amounts of a vector as a column of the library. */
typedef struct {
    money_column_t amounts;
    money_column_currencies_t currencies;
    money_column_t indices;
    char codes[CODES_MAX][MONEY_CODE_SIZE];
    const char *names[CODES_MAX];
    const uint64_t *nulls; /* a bit for each row in which every argument is a value */
    void *memory;
} gathered_t;

/** Returns 0 if the vector is not one of structs, contains more than CODES_MAX codes, or memory is missing. Rows are
 *  null if any argument is. */
int gather(const argument_t *arguments, int count, duck_index_t rows, gathered_t *gathered);
void gathered_free(gathered_t *gathered);

/** The coefficients of numbers, in place if they are of 64 or 128 bits, else in `memory` with room for the rows. */
money_column_t numbers_of(const column_t *numbers, duck_index_t rows, word_t *memory);

/** Returns 1 if all rows of an argument are the same value. */
int is_constant(const argument_t *argument, duck_index_t rows);

/** Returns the call for readers whose failure only means that the vector goes by rows. */
call_t silenced(const call_t *call);

/** Describes the coefficients of the result. */
money_column_t result_column(call_t *call, const gathered_t *gathered, int has_nulls);

/** Writes the nulls and codes of the result; without a target, the codes are those of the rows. */
void finish_column(call_t *call, const gathered_t *gathered, const money_column_t *result, const char *target);

/** Makes all rows values again after a failure, which zeroes the bitmap. Returns 0. */
int undo(const money_column_t *result);

#endif
