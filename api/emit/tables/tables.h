/* The tables of tables.c: types, structs, enumerations and functions of the interface. Made by api/generate.py.
 * spelling.h is the binding's own: it defines the runtime's spelling of names and representation of ratios.
 */
#ifndef BINDING_TABLES_H
#define BINDING_TABLES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "spelling.h"

enum binding_kind {
    BINDING_U8, BINDING_I32, BINDING_U32, BINDING_I64, BINDING_U64, BINDING_DOUBLE, BINDING_SIZE, BINDING_BOOL, BINDING_DATE, BINDING_INSTANT,
    BINDING_AMOUNT, BINDING_DECIMAL, BINDING_RATIO, BINDING_CHAR, BINDING_TEXT, BINDING_TEXTS, BINDING_POINTER, BINDING_WORD, BINDING_STRUCT, BINDING_STRUCT_AT,
    BINDING_HANDLE_KIND, BINDING_CALLBACK_KIND, BINDING_VOID, BINDING_STATUS
};

enum binding_role {
    BINDING_ROLE_NONE, BINDING_ERROR, BINDING_PART_OF, BINDING_SCALAR, BINDING_CODE, BINDING_HANDLE, BINDING_FREE, BINDING_TEXT_IN,
    BINDING_VALUE_IN, BINDING_OPTIONS, BINDING_PROGRESS, BINDING_ARRAY_IN, BINDING_CALLBACK, BINDING_TEXT_OUT, BINDING_DOCUMENT,
    BINDING_HANDLE_OUT, BINDING_VALUE_OUT, BINDING_SCALAR_OUT, BINDING_ARRAY_OUT, BINDING_BUFFER
};

/** The way in which an argument is passed: its position from 0 on, otherwise by name, or as named fields. */
enum { BINDING_BY_NAME = -1, BINDING_AS_FIELDS = -2 };

/** The start of a page: the index of its first row, or an id above all of its rows. */
enum { BINDING_BY_INDEX = 1, BINDING_BY_ID = 2 };

struct binding_word {
    const char *name;
    int64_t value;
};

struct binding_enumeration {
    const char *name;
    const struct binding_word *words;
    int is_bits;
};

struct binding_field {
    const char *name;
    size_t offset;
    /** Where the number of the used elements of an array is, or -1. */
    int64_t counter;
    size_t count;
    enum binding_kind kind;
    int index;
    int is_hidden;
};

struct binding_struct {
    const char *name;
    size_t size;
    void (*init)(void *);
    const struct binding_field *fields;
};

struct binding_handle {
    const char *name;
    void (*free)(void *);
};

struct binding_status {
    int32_t value;
    const char *constant;
    const char *word;
    const char *exception;
};

struct binding_parameter {
    const char *name;
    enum binding_role role;
    enum binding_kind kind;
    int index;
    int is_optional;
    /** The parameter that this one belongs to, or -1. */
    int whole;
    /** The parameter that contains the number of elements, or -1. */
    int count;
    int place;
    int is_const;
};

struct binding_function {
    const char *name;
    void (*run)(uint64_t *words);
    const struct binding_parameter *parameters;
    size_t count;
    enum binding_kind result;
    /** 0, or the start of the pages of rows that it reads: BINDING_BY_INDEX or BINDING_BY_ID. */
    int is_paged;
    /** Greater than 0 for a call that may take long and that a program can watch; 2 for one of columns, whose arrays are
     * the runtime's and must not move meanwhile.
     */
    int is_long;
    /** How many outputs there always are. */
    int needed;
    /** The number of positional arguments. */
    int positional;
};

/** Returns whether a parameter is the start of a page. */
static inline int binding_is_cursor(const struct binding_function *function, const char *name)
{
    return function->is_paged != 0 && strcmp(name, function->is_paged == BINDING_BY_ID ? "before" : "first") == 0;
}

/** Returns the start of the page after one with rows. The id is the first member of a row. */
static inline uint64_t binding_next_page(const struct binding_function *function, uint64_t start, const void *rows,
                                         size_t size, size_t count)
{
    uint64_t id;
    if (function->is_paged != BINDING_BY_ID)
        return start + count;
    memcpy(&id, (const char *)rows + (count - 1) * size, sizeof id);
    return id;
}

/** Each table ends with a row of zeros. */
extern const struct binding_enumeration binding_enumerations[];
extern const struct binding_struct binding_structs[];
extern const struct binding_handle binding_handles[];
extern const struct binding_status binding_statuses[];
extern const struct binding_function binding_functions[];

#endif
