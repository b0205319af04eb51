/* The parts of the module libmoney.core, for Lua 5.4 and for LuaJIT. A function that finds a wrong argument raises an error of Lua. */
#ifndef BINDING_H
#define BINDING_H

#include "tables.h"

#include <lauxlib.h>
#include <lua.h>
#include <money/desk.h>
#include <stdbool.h>

/** The most parameters of a function, and the kinds of listeners. */
enum { BINDING_WORDS = 16, BINDING_LISTENERS = 3 };

#if LUA_VERSION_NUM == 501
/** LuaJIT: amounts and decimals are structs of its FFI, and numbers are doubles. */
#define BINDING_JIT 1
enum { BINDING_CDATA = 10 };
#define binding_length lua_objlen
#else
#define BINDING_JIT 0
enum { BINDING_CDATA = -2 };
#define binding_length lua_rawlen
#endif

/** An object of the library. It is freed by `free`, or by the garbage collector once it is unreachable. */
struct binding_object {
    void *pointer;
    /** Its row in binding_handles. */
    int kind;
    /** How many calls that run at this moment read it, and change it. */
    int readers, writers;
    bool has_listeners;
};

/** Memory for the arguments of one call: on the stack, and in userdata that a table of Lua keeps when that is full. */
struct binding_arena {
    lua_State *lua;
    unsigned char *at, *end;
    /** The stack slot of that table, or of nil, and how much it has. */
    int anchor, count;
    /** True if the library writes to the data that a struct's pointers refer to. */
    bool is_writing;
};

/** A call while it runs. */
struct binding_call {
    const struct binding_function *function;
    /** The stack slots of the arguments; 0 for one that is missing. */
    int given[BINDING_WORDS];
    uint64_t words[BINDING_WORDS];
    size_t lengths[BINDING_WORDS];
    struct binding_arena arena;
    money_error_t error;
    bool is_detailed;
    /** The room for a text. */
    size_t room;
    uint64_t first, most, capacity;
    money_progress_t progress;
    /** The stack slot of the listener to the progress, which starts its slots; 0 if unset. */
    int listener;
    bool has_failed;
};

/* compat.c: functions that differ between Lua 5.4 and LuaJIT, and the module's registry entries, keyed by
 * addresses. */
void *binding_new_userdata(lua_State *L, size_t size);
void binding_get_kept(lua_State *L, const void *key);
/** Keeps the value on top of the stack, and removes it from there. */
void binding_keep(lua_State *L, const void *key);
bool binding_has_metatable(lua_State *L, int at, const void *key);
/** Returns whether a value is a number without a fraction that fits in 64 bits. */
bool binding_is_integer(lua_State *L, int at, int64_t *number);
void binding_push_signed(lua_State *L, int64_t number);
void binding_push_unsigned(lua_State *L, uint64_t number);
/** The bytes of an array of LuaJIT's FFI; NULL for any other value. */
void *binding_array(lua_State *L, int at, size_t *size);
int binding_adopt(lua_State *L);
/** The kind of a value, for an error message. */
const char *binding_what(lua_State *L, int at);

/* values.c */
void binding_init_values(lua_State *L);
void binding_push_amount(lua_State *L, const money_t *amount);
void binding_push_decimal(lua_State *L, const money_decimal_t *decimal);
void binding_push_ratio(lua_State *L, const money_ratio_t *ratio);
/** Pushes the metatable of amounts. */
void binding_push_metatable(lua_State *L);
bool binding_is_amount(lua_State *L, int at);
bool binding_is_decimal(lua_State *L, int at);
void binding_lower_amount(lua_State *L, int at, money_t *amount);
void binding_lower_decimal(lua_State *L, int at, money_decimal_t *decimal);
void binding_lower_ratio(lua_State *L, int at, money_ratio_t *ratio);

/* operators.c */
void binding_init_operators(lua_State *L);

/* objects.c */
void binding_init_objects(lua_State *L);
void binding_new_object(lua_State *L, int kind);
/** The object of a parameter, alive and of the right kind. */
struct binding_object *binding_given_object(lua_State *L, int at, int kind, const char *name);
/** The object at a stack index, of any kind, or NULL. */
struct binding_object *binding_object_at(lua_State *L, int at);
/** The bytes of a buffer, or NULL. */
unsigned char *binding_buffer(lua_State *L, int at, size_t *size);

/* lower.c */
void *binding_take(struct binding_arena *arena, size_t size);
/** The number of elements of a list; an error if one is nil, which Lua may treat as the end. `at` is counted from the
 * bottom. */
size_t binding_rows(lua_State *L, int at, const char *name);
const char *binding_take_text(struct binding_arena *arena, int at, const char *name, size_t *length);
int64_t binding_signed(lua_State *L, int at, const char *name, int64_t least, int64_t most);
uint64_t binding_unsigned(lua_State *L, int at, const char *name);
void binding_lower(struct binding_arena *arena, enum binding_kind kind, int index, const char *name, int at, void *place);
/** Writes one field of a struct; false if the name is unknown. */
bool binding_lower_field(struct binding_arena *arena, int index, const char *key, int at, void *place);
void *binding_lower_bytes(struct binding_arena *arena, int at, const char *name);
size_t binding_size(enum binding_kind kind, int index);
int binding_day_number(lua_State *L);

/* lift.c */
void binding_lift(lua_State *L, enum binding_kind kind, int index, const void *place);

int binding_words(lua_State *L);

/* arguments.c */
void binding_read_options(struct binding_call *call, int at);
void binding_prepare(struct binding_call *call);
bool binding_is_out(const struct binding_parameter *parameter);
bool binding_is_wanted(const struct binding_call *call, const struct binding_parameter *parameter);

/* call.c */
int binding_bind_call(lua_State *L);

/* run.c */
/** A call that runs at this moment, and whose listener makes this one, keeps its objects from it. */
void binding_refuse_busy(const struct binding_call *call);
/** Runs a prepared call. words[0] contains the status if the function returns one. */
void binding_run(struct binding_call *call);
int binding_watch(lua_State *L);

/* listen.c */
/** The events of a call, collected until it has returned. */
struct binding_events {
    struct binding_event *first, *last;
    struct binding_events *before;
};
void binding_begin_events(struct binding_events *events);
void binding_end_events(struct binding_events *events);
/** Pushes a table of listeners and their arguments, or nil, and frees the events. */
void binding_take_events(lua_State *L, struct binding_events *events);
/** Calls all listeners of the table at a stack index. The first error is raised after all have been called. */
void binding_tell(lua_State *L, int at);
int binding_bind_listen(lua_State *L);

/* errors.c */
void binding_init_errors(lua_State *L);
/** Pushes the object of an error. */
void binding_push_error(lua_State *L, money_status_t status, const money_error_t *error);
void binding_raise(lua_State *L, money_status_t status, const money_error_t *error);

#endif
