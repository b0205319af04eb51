/* The parts of the extension. */
#ifndef FACE_H
#define FACE_H

#include "tables.h"

#include <money/desk.h>
#include <ruby.h>
#include <stdbool.h>

/** The most parameters of a function. */
enum { FACE_WORDS = 16 };

/** An object of the library. The extension frees it when nobody has it any more, or at once by `free`. */
struct face_object {
    void *pointer;
    /** Its row in face_handles. */
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
struct face_arena {
    unsigned char *at;
    unsigned char *end;
    VALUE chunks;
    /** The objects that structs point to. */
    VALUE held;
};

extern VALUE face_module, face_error, face_handle_class;

/* values.c */
void face_init_values(void);
VALUE face_lift_amount(const money_t *amount);
VALUE face_lift_decimal(const money_decimal_t *decimal);
void face_lower_amount(VALUE value, money_t *amount);
void face_lower_decimal(VALUE value, money_decimal_t *decimal);

/* ratios.c */
VALUE face_lift_ratio(const money_ratio_t *ratio);
void face_lower_ratio(VALUE value, money_ratio_t *ratio);

/* objects.c */
void face_init_objects(void);
/** An Array that no program sees. */
VALUE face_hidden_array(void);
struct face_object *face_object(VALUE value);
VALUE face_new_object(int kind);
/** Gives an object what a call has made. */
void face_adopt(VALUE value, void *pointer);
/** The object of a parameter, alive and of the right kind. */
struct face_object *face_given_object(VALUE value, int kind, const char *name);
/** The row of a class in face_handles, by its name. */
int face_kind_of(const char *name);

/* convert.c */
void face_init_convert(void);
void *face_take(struct face_arena *arena, size_t size);
const char *face_take_text(struct face_arena *arena, VALUE value, const char *name, size_t *length);
void face_lower(struct face_arena *arena, enum face_kind kind, int index, VALUE value, void *place);
void face_lower_struct(struct face_arena *arena, int index, VALUE value, void *place);
/** Writes one field of a struct; false if it has none of that name. */
bool face_lower_field(struct face_arena *arena, int index, VALUE key, VALUE value, void *place);
VALUE face_lift(enum face_kind kind, int index, const void *place);
size_t face_size(enum face_kind kind, int index);

/* call.c */
void face_init_call(void);
extern size_t face_function_count;

/** A call while it runs. */
struct face_call {
    const struct face_function *function;
    VALUE given[FACE_WORDS];
    uint64_t words[FACE_WORDS];
    size_t lengths[FACE_WORDS];
    struct face_arena arena;
    money_error_t error;
    bool is_detailed;
    /** The room for a text. */
    size_t room;
    uint64_t first, most, capacity;
    money_progress_t progress;
    bool has_run, is_interrupted;
    /** What listens to the progress, or Qnil. */
    VALUE listener;
    /** How the listener left the call, as rb_protect tells it, or 0. */
    int left;
};

/* arguments.c */
void face_read_options(struct face_call *call, VALUE options);
void face_prepare(struct face_call *call);
bool face_is_wanted(const struct face_call *call, const struct face_parameter *parameter);

/* run.c */
void face_init_run(void);
/** Runs a prepared call, without Ruby's lock if it may take long; the status, if the function has one. */
money_status_t face_run(struct face_call *call);

/* listen.c */
void face_init_listen(void);
/** The events of a call that has returned, or Qnil: each a listener and what it is told. */
VALUE face_take_events(void);
void face_tell(VALUE events);

/* errors.c */
void face_init_errors(void);
NORETURN(void face_raise(money_status_t status, const money_error_t *error));
NORETURN(void face_raise_busy(const char *text));

#endif
