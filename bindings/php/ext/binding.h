/* The parts of the extension. A function that returns bool returns false if an exception waits. */
#ifndef BINDING_H
#define BINDING_H

#include "tables.h"

#include <money/desk.h>
#include <php.h>
#include <stdbool.h>

#include <zend_exceptions.h>

/** The most parameters of a function, structs, handles and enumerations. */
enum { BINDING_WORDS = 16, BINDING_KINDS = 128, BINDING_LISTENERS = 3 };

/** An amount or a decimal, whose bytes are stored inside its object. */
struct binding_value {
    union {
        money_t amount;
        money_decimal_t decimal;
    } as;
    bool is_made;
    zend_object object;
};

/** An object of the library. It is freed by `free`, or by PHP when its last reference disappears. */
struct binding_object {
    void *pointer;
    /** Its row in binding_handles. */
    int kind;
    /** How many calls that run at this moment read it, and change it. */
    int readers, writers;
    zval listeners[BINDING_LISTENERS];
    zend_object object;
};

/** Bytes that the library writes. */
struct binding_buffer {
    zend_string *bytes;
    zend_object object;
};

/** Memory for the arguments of one call: on the stack, and in chunks when that is full. */
struct binding_arena {
    unsigned char *at, *end;
    struct binding_chunk *chunks;
    /** True if the library writes to the data that a struct's pointers refer to. */
    bool is_writing;
};

extern zend_class_entry *binding_error, *binding_handle_class, *binding_native, *binding_row;
extern zend_class_entry *binding_amount_value, *binding_decimal_value, *binding_buffer_class;

/* libmoney.c */
/** Returns a class of the namespace LibMoney, which may have to be loaded first; NULL if it is not defined. */
zend_class_entry *binding_class(const char *name);
/** The classes of a request: they live no longer. */
struct binding_classes {
    zend_class_entry *money, *decimal;
    zend_class_entry *structs[BINDING_KINDS], *enumerations[BINDING_KINDS], *handles[BINDING_KINDS];
};
extern ZEND_EXT_TLS struct binding_classes binding_request;
extern const zend_function_entry binding_native_methods[];

/* values.c */
void binding_init_values(void);
bool binding_lift_amount(zval *to, const money_t *amount);
bool binding_lift_decimal(zval *to, const money_decimal_t *decimal);
bool binding_lower_amount(zval *value, money_t *amount);
bool binding_lower_decimal(zval *value, money_decimal_t *decimal);
bool binding_is_amount(const zval *value);
bool binding_is_decimal(const zval *value);
zend_object *binding_new_value(zend_class_entry *class);
static inline struct binding_value *binding_value_of(const zend_object *object)
{
    return (struct binding_value *)((char *)object - XtOffsetOf(struct binding_value, object));
}

/** Stores the result of an operator replacing the previous value, unless an exception is pending. */
static inline void binding_give(zval *result, const zval *op1, zval *made, bool is_done)
{
    if (is_done && result == op1)
        zval_ptr_dtor(result);
    if (is_done)
        ZVAL_COPY_VALUE(result, made);
    else if (result != op1)
        ZVAL_UNDEF(result);
}

/* amounts.c */
void binding_init_amounts(zend_object_handlers *handlers);

/* objects.c */
void binding_init_objects(void);
static inline struct binding_object *binding_object_of(const zend_object *object)
{
    return (struct binding_object *)((char *)object - XtOffsetOf(struct binding_object, object));
}
bool binding_new_object(zval *to, int kind);
/** The object of a parameter, alive and of the right kind, or NULL. */
struct binding_object *binding_given_object(const zval *value, int kind, const char *name);
zend_string *binding_buffer_bytes(const zval *value);

/* lower.c */
void *binding_take(struct binding_arena *arena, size_t size);
void binding_release(struct binding_arena *arena);
const char *binding_take_text(struct binding_arena *arena, zval *value, const char *name, size_t *length);
bool binding_signed(zval *value, const char *name, int64_t least, int64_t most, int64_t *to);
bool binding_unsigned(zval *value, const char *name, uint64_t *to);
bool binding_lower(struct binding_arena *arena, enum binding_kind kind, int index, const char *name, zval *value, void *place);
/** Writes one field of a struct. An unknown name is not a failure: it sets `is_there` to false. */
bool binding_lower_field(struct binding_arena *arena, int index, const char *key, zval *value, void *place, bool *is_there);
size_t binding_size(enum binding_kind kind, int index);

/* lift.c */
bool binding_lift(zval *to, enum binding_kind kind, int index, const void *place);

/** A call while it runs. */
struct binding_call {
    const struct binding_function *function;
    zval given[BINDING_WORDS];
    uint64_t words[BINDING_WORDS];
    size_t lengths[BINDING_WORDS];
    struct binding_arena arena;
    money_error_t error;
    bool is_detailed;
    /** The capacity for a text. */
    size_t room;
    uint64_t first, most, capacity;
    money_progress_t progress;
    /** True if PHP has left a listener by a jump, as it does when out of memory. */
    bool has_bailed;
};

/* arguments.c */
bool binding_read_options(struct binding_call *call, HashTable *options);
bool binding_prepare(struct binding_call *call);
bool binding_is_out(const struct binding_parameter *parameter);
bool binding_is_wanted(const struct binding_call *call, const struct binding_parameter *parameter);

/* call.c */
ZEND_METHOD(Native, call);
ZEND_METHOD(Native, make);

/* run.c */
/** Runs a prepared call. words[0] contains the status if the function returns one. */
bool binding_run(struct binding_call *call);
void binding_end_watch(void);
ZEND_METHOD(Native, watch);

/* listen.c */
/** Moves out the events of a call that has returned, each a listener and its arguments; undefined if the list is
 * empty. */
void binding_take_events(zval *to);
void binding_tell(zval *events);
/** Drops the events of an object that is freed. */
void binding_forget(const struct binding_object *object);
ZEND_METHOD(Native, listen);

/* errors.c */
void binding_init_errors(void);
void binding_raise(money_status_t status, const money_error_t *error);

#endif
