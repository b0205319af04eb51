/* The tables of tables.c: types, structs, enumerations and functions of the interface. Made by api/generate.py.
 * spelling.h is the binding's own: it says how the runtime spells names, and what a ratio is.
 */
#ifndef FACE_TABLES_H
#define FACE_TABLES_H

#include <stddef.h>
#include <stdint.h>

#include "spelling.h"

enum face_kind {
    FACE_U8, FACE_I32, FACE_U32, FACE_I64, FACE_U64, FACE_DOUBLE, FACE_SIZE, FACE_BOOL, FACE_DATE, FACE_INSTANT,
    FACE_AMOUNT, FACE_DECIMAL, FACE_RATIO, FACE_CHAR, FACE_TEXT, FACE_TEXTS, FACE_POINTER, FACE_WORD, FACE_STRUCT, FACE_STRUCT_AT,
    FACE_HANDLE_KIND, FACE_CALLBACK_KIND, FACE_VOID, FACE_STATUS
};

enum face_role {
    FACE_ROLE_NONE, FACE_ERROR, FACE_PART_OF, FACE_SCALAR, FACE_CODE, FACE_HANDLE, FACE_FREE, FACE_TEXT_IN,
    FACE_VALUE_IN, FACE_OPTIONS, FACE_PROGRESS, FACE_ARRAY_IN, FACE_CALLBACK, FACE_TEXT_OUT, FACE_DOCUMENT,
    FACE_HANDLE_OUT, FACE_VALUE_OUT, FACE_SCALAR_OUT, FACE_ARRAY_OUT, FACE_BUFFER
};

/** Where an argument is given: from 0 on by its place, else by its name, or as fields by their names. */
enum { FACE_BY_NAME = -1, FACE_AS_FIELDS = -2 };

struct face_word {
    const char *name;
    int64_t value;
};

struct face_enumeration {
    const char *name;
    const struct face_word *words;
    int is_bits;
};

struct face_field {
    const char *name;
    size_t offset;
    /** Where the number of the used elements of an array is, or -1. */
    int64_t counter;
    size_t count;
    enum face_kind kind;
    int index;
    int is_hidden;
};

struct face_struct {
    const char *name;
    size_t size;
    void (*init)(void *);
    const struct face_field *fields;
};

struct face_handle {
    const char *name;
    void (*free)(void *);
};

struct face_status {
    int32_t value;
    const char *constant;
    const char *word;
    const char *exception;
};

struct face_parameter {
    const char *name;
    enum face_role role;
    enum face_kind kind;
    int index;
    int is_optional;
    /** The parameter that this one belongs to, or -1. */
    int whole;
    /** The parameter that has the number of elements, or -1. */
    int count;
    int place;
    int is_const;
};

struct face_function {
    const char *name;
    void (*run)(uint64_t *words);
    const struct face_parameter *parameters;
    size_t count;
    enum face_kind result;
    int is_paged;
    /** More than 0 for a call that may take long, which a program can watch; 2 for one of columns, whose arrays are
     * the runtime's and must not move meanwhile.
     */
    int is_long;
    /** How many outputs there always are. */
    int needed;
    /** How many arguments are given by their places. */
    int positional;
};

/** Each table ends with a row of zeros. */
extern const struct face_enumeration face_enumerations[];
extern const struct face_struct face_structs[];
extern const struct face_handle face_handles[];
extern const struct face_status face_statuses[];
extern const struct face_function face_functions[];

#endif
