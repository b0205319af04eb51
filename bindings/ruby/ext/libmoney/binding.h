/* The parts of the extension. */
#ifndef BINDING_H
#define BINDING_H

#include "tables.h"

#include <money/desk.h>
#include <ruby.h>
#include <stdbool.h>

/** The most parameters of a function. */
enum { BINDING_WORDS = 16 };

/** An object of the library. It is freed by `free`, or by the garbage collector once it is unreachable. */
struct binding_object {
    void *pointer;
    /** Its row in binding_handles. */
    int kind;
    /** An object is made once, so an address that a call has is its own or gone. */
    bool was_made;
    /** How many long calls read it, and whether one changes it. Meanwhile other threads, and listeners, use it too. */
    int readers;
    bool is_written;
    /** The listeners by the index of the function that set each, or Qnil. */
    VALUE listeners;
};

/** Memory for the arguments of one call: on the stack, and in hidden strings when that is full. */
struct binding_arena {
    unsigned char *at;
    unsigned char *end;
    VALUE chunks;
    /** The objects that structs point to. */
    VALUE held;
};

extern VALUE binding_module, binding_error, binding_handle_class;

/* values.c */
void binding_init_values(void);
VALUE binding_lift_amount(const money_t *amount);
VALUE binding_lift_decimal(const money_decimal_t *decimal);
void binding_lower_amount(VALUE value, money_t *amount);
void binding_lower_decimal(VALUE value, money_decimal_t *decimal);

/* ratios.c */
VALUE binding_lift_ratio(const money_ratio_t *ratio);
void binding_lower_ratio(VALUE value, money_ratio_t *ratio);

/* objects.c */
void binding_init_objects(void);
/** An Array that no program sees. */
VALUE binding_hidden_array(void);
struct binding_object *binding_object(VALUE value);
VALUE binding_new_object(int kind);
/** Stores the pointer that a call has created in an object. */
void binding_adopt(VALUE value, void *pointer);
/** The object of a parameter, alive and of the right kind. */
struct binding_object *binding_given_object(VALUE value, int kind, const char *name);
/** The row of a class in binding_handles, by its name. */
int binding_kind_of(const char *name);

/* convert.c */
void binding_init_convert(void);
void *binding_take(struct binding_arena *arena, size_t size);
const char *binding_take_text(struct binding_arena *arena, VALUE value, const char *name, size_t *length);
void binding_lower(struct binding_arena *arena, enum binding_kind kind, int index, VALUE value, void *place);
void binding_lower_struct(struct binding_arena *arena, int index, VALUE value, void *place);
/** Writes one field of a struct; false if the name is unknown. */
bool binding_lower_field(struct binding_arena *arena, int index, VALUE key, VALUE value, void *place);
VALUE binding_lift(enum binding_kind kind, int index, const void *place);
size_t binding_size(enum binding_kind kind, int index);

/* call.c */
void binding_init_call(void);
extern size_t binding_function_count;

/** A call while it runs. */
struct binding_call {
    const struct binding_function *function;
    VALUE given[BINDING_WORDS];
    uint64_t words[BINDING_WORDS];
    size_t lengths[BINDING_WORDS];
    struct binding_arena arena;
    money_error_t error;
    bool is_detailed;
    /** The room for a text. */
    size_t room;
    uint64_t first, most, capacity;
    money_progress_t progress;
    bool has_run, is_interrupted;
    /** The listener to the progress, or Qnil. */
    VALUE listener;
    /** The state of rb_protect if the listener did not return normally, or 0. */
    int left;
};

/* arguments.c */
void binding_read_options(struct binding_call *call, VALUE options);
void binding_prepare(struct binding_call *call);
bool binding_is_wanted(const struct binding_call *call, const struct binding_parameter *parameter);

/* run.c */
void binding_init_run(void);
/** Runs a prepared call, without Ruby's lock if it may take long. Returns the status, if the function has one. */
money_status_t binding_run(struct binding_call *call);

/* listen.c */
void binding_init_listen(void);
/** Moves out the events of a call that has returned, each a listener and its arguments; Qnil if the list is empty. */
VALUE binding_take_events(void);
void binding_tell(VALUE events);

/* errors.c */
void binding_init_errors(void);
NORETURN(void binding_raise(money_status_t status, const money_error_t *error));
NORETURN(void binding_raise_busy(const char *text));

#endif
