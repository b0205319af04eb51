/* The parts of the extension. A function that returns bool returns false if an exception waits. */
#ifndef FACE_H
#define FACE_H

#include "tables.h"

#include <money/desk.h>
#include <php.h>
#include <stdbool.h>

#include <zend_exceptions.h>

/** The most parameters of a function, structs, handles and enumerations. */
enum { FACE_WORDS = 16, FACE_KINDS = 128, FACE_LISTENERS = 3 };

/** An amount or a decimal, whose bytes lie inside its object. */
struct face_value {
    union {
        money_t amount;
        money_decimal_t decimal;
    } as;
    bool is_made;
    zend_object object;
};

/** An object of the library. PHP frees it when nobody has it any more, or at once by `free`. */
struct face_object {
    void *pointer;
    /** Its row in face_handles. */
    int kind;
    /** How many calls that run at this moment read it, and change it. */
    int readers, writers;
    zval listeners[FACE_LISTENERS];
    zend_object object;
};

/** Bytes that the library writes. */
struct face_buffer {
    zend_string *bytes;
    zend_object object;
};

/** Memory for the arguments of one call: on the stack, and in chunks when that is full. */
struct face_arena {
    unsigned char *at, *end;
    struct face_chunk *chunks;
    /** Whether the library writes what the pointers of a struct point to. */
    bool is_writing;
};

extern zend_class_entry *face_error, *face_handle_class, *face_native, *face_row;
extern zend_class_entry *face_amount_value, *face_decimal_value, *face_buffer_class;

/* libmoney.c */
/** A class of the namespace LibMoney, which may be loaded first; NULL if there is none. */
zend_class_entry *face_class(const char *name);
/** The classes of a request: they live no longer. */
struct face_classes {
    zend_class_entry *money, *decimal;
    zend_class_entry *structs[FACE_KINDS], *enumerations[FACE_KINDS], *handles[FACE_KINDS];
};
extern ZEND_EXT_TLS struct face_classes face_request;
extern const zend_function_entry face_native_methods[];

/* values.c */
void face_init_values(void);
bool face_lift_amount(zval *to, const money_t *amount);
bool face_lift_decimal(zval *to, const money_decimal_t *decimal);
bool face_lower_amount(zval *value, money_t *amount);
bool face_lower_decimal(zval *value, money_decimal_t *decimal);
bool face_is_amount(const zval *value);
bool face_is_decimal(const zval *value);
zend_object *face_new_value(zend_class_entry *class);
static inline struct face_value *face_value_of(const zend_object *object)
{
    return (struct face_value *)((char *)object - XtOffsetOf(struct face_value, object));
}

/** What an operator gives: the result in place of what was there before, or nothing if an exception waits. */
static inline void face_give(zval *result, const zval *op1, zval *made, bool is_done)
{
    if (is_done && result == op1)
        zval_ptr_dtor(result);
    if (is_done)
        ZVAL_COPY_VALUE(result, made);
    else if (result != op1)
        ZVAL_UNDEF(result);
}

/* amounts.c */
void face_init_amounts(zend_object_handlers *handlers);

/* objects.c */
void face_init_objects(void);
static inline struct face_object *face_object_of(const zend_object *object)
{
    return (struct face_object *)((char *)object - XtOffsetOf(struct face_object, object));
}
bool face_new_object(zval *to, int kind);
/** The object of a parameter, alive and of the right kind, or NULL. */
struct face_object *face_given_object(const zval *value, int kind, const char *name);
zend_string *face_buffer_bytes(const zval *value);

/* lower.c */
void *face_take(struct face_arena *arena, size_t size);
void face_release(struct face_arena *arena);
const char *face_take_text(struct face_arena *arena, zval *value, const char *name, size_t *length);
bool face_signed(zval *value, const char *name, int64_t least, int64_t most, int64_t *to);
bool face_unsigned(zval *value, const char *name, uint64_t *to);
bool face_lower(struct face_arena *arena, enum face_kind kind, int index, const char *name, zval *value, void *place);
/** Writes one field of a struct. It is no failure if there is none of that name: then `is_there` becomes false. */
bool face_lower_field(struct face_arena *arena, int index, const char *key, zval *value, void *place, bool *is_there);
size_t face_size(enum face_kind kind, int index);

/* lift.c */
bool face_lift(zval *to, enum face_kind kind, int index, const void *place);

/** A call while it runs. */
struct face_call {
    const struct face_function *function;
    zval given[FACE_WORDS];
    uint64_t words[FACE_WORDS];
    size_t lengths[FACE_WORDS];
    struct face_arena arena;
    money_error_t error;
    bool is_detailed;
    /** The room for a text. */
    size_t room;
    uint64_t first, most, capacity;
    money_progress_t progress;
    /** Whether PHP left a listener for good, as it does when there is no memory. */
    bool has_bailed;
};

/* arguments.c */
bool face_read_options(struct face_call *call, HashTable *options);
bool face_prepare(struct face_call *call);
bool face_is_out(const struct face_parameter *parameter);
bool face_is_wanted(const struct face_call *call, const struct face_parameter *parameter);

/* call.c */
ZEND_METHOD(Native, call);
ZEND_METHOD(Native, make);

/* run.c */
/** Runs a prepared call. The status, if the function has one, is in words[0]. */
bool face_run(struct face_call *call);
void face_end_watch(void);
ZEND_METHOD(Native, watch);

/* listen.c */
/** The events of a call that has returned: each a listener and what it is told; undefined if there are none. */
void face_take_events(zval *to);
void face_tell(zval *events);
/** An object is freed: nobody is told of its events. */
void face_forget(const struct face_object *object);
ZEND_METHOD(Native, listen);

/* errors.c */
void face_init_errors(void);
void face_raise(money_status_t status, const money_error_t *error);

#endif
