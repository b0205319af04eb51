/* The arguments of a call: each Lua value becomes the C word of its parameter. */
#include "binding.h"

#include <string.h>

/** The largest number of elements that any function accepts; longer lists are rejected before any element is
 * written. */
enum { MOST_ELEMENTS = 1 << 24 };

bool binding_is_out(const struct binding_parameter *parameter)
{
    return parameter->role >= BINDING_TEXT_OUT && parameter->role <= BINDING_ARRAY_OUT;
}

bool binding_is_wanted(const struct binding_call *call, const struct binding_parameter *parameter)
{
    if (!binding_is_out(parameter))
        return false;
    return !parameter->is_optional || call->is_detailed || call->function->needed == 0;
}

static bool is_missing(const struct binding_call *call, size_t at)
{
    return call->given[at] == 0 || lua_isnil(call->arena.lua, call->given[at]);
}

static bool is_named(const struct binding_parameter *parameter)
{
    return parameter->place == BINDING_BY_NAME && !binding_is_out(parameter) && parameter->role != BINDING_ERROR;
}

static uint64_t word_of_pointer(const void *pointer)
{
    return (uint64_t)(uintptr_t)pointer;
}

/** Returns whether a name is that of an option parameter, which has been read already. */
static bool is_taken(const struct binding_call *call, const char *name)
{
    const struct binding_function *function = call->function;
    if (binding_is_cursor(function, name) || (function->is_paged && strcmp(name, "most") == 0))
        return true;
    for (size_t i = 0; i < function->count; i++)
        if (is_named(&function->parameters[i]) && strcmp(function->parameters[i].name, name) == 0)
            return true;
    return false;
}

/** Reads the options that are parameters of their own, and leaves their values on the stack. */
static void take_named(struct binding_call *call, int at)
{
    lua_State *L = call->arena.lua;
    const struct binding_function *function = call->function;
    for (size_t i = 0; i < function->count; i++) {
        if (!is_named(&function->parameters[i]))
            continue;
        lua_pushstring(L, function->parameters[i].name);
        lua_rawget(L, at);
        if (!lua_isnil(L, -1))
            call->given[i] = lua_gettop(L);
    }
    const char *const pages[] = {function->is_paged == BINDING_BY_ID ? "before" : "first", "most"};
    uint64_t *const to[] = {&call->first, &call->most};
    for (int i = 0; i < 2 && function->is_paged; i++) {
        lua_pushstring(L, pages[i]);
        lua_rawget(L, at);
        if (!lua_isnil(L, -1))
            *to[i] = binding_unsigned(L, lua_gettop(L), pages[i]);
        lua_pop(L, 1);
    }
}

static void read_option(struct binding_call *call, int fields, const char *name, int at)
{
    lua_State *L = call->arena.lua;
    const struct binding_parameter *parameter = &call->function->parameters[fields < 0 ? 0 : fields];
    if (is_taken(call, name))
        return;
    if (fields < 0)
        luaL_error(L, "unknown option \"%s\" of %s", name, call->function->name);
    const struct binding_struct *known = &binding_structs[parameter->index];
    if (call->words[fields] == 0) {
        void *made = binding_take(&call->arena, known->size);
        if (known->init != NULL)
            known->init(made);
        call->words[fields] = word_of_pointer(made);
    }
    void *place = (void *)(uintptr_t)call->words[fields];
    // The fields may also be passed together, as a call returned them.
    if (strcmp(parameter->name, name) == 0 && lua_istable(L, at))
        binding_lower(&call->arena, BINDING_STRUCT, parameter->index, name, at, place);
    else if (!binding_lower_field(&call->arena, parameter->index, name, at, place))
        luaL_error(L, "unknown option \"%s\" of %s", name, call->function->name);
}

void binding_read_options(struct binding_call *call, int at)
{
    lua_State *L = call->arena.lua;
    int fields = -1;
    if (lua_isnil(L, at))
        return;
    if (!lua_istable(L, at))
        luaL_error(L, "options of %s must be a table, got %s", call->function->name, binding_what(L, at));
    luaL_checkstack(L, 2 * BINDING_WORDS, "too many values");
    take_named(call, at);
    for (size_t i = 0; i < call->function->count; i++)
        if (call->function->parameters[i].place == BINDING_AS_FIELDS)
            fields = (int)i;
    lua_pushnil(L);
    while (lua_next(L, at) != 0) {
        int value = lua_gettop(L);
        if (lua_type(L, value - 1) != LUA_TSTRING)
            luaL_error(L, "an option of %s must have a name, got %s", call->function->name, binding_what(L, value - 1));
        read_option(call, fields, lua_tostring(L, value - 1), value);
        lua_settop(L, value - 1);
    }
}

static uint64_t part(struct binding_call *call, size_t at)
{
    lua_State *L = call->arena.lua;
    const struct binding_parameter *parameter = &call->function->parameters[at];
    const struct binding_parameter *whole = &call->function->parameters[parameter->whole];
    size_t *length = &call->lengths[parameter->whole];
    switch (whole->role) {
    case BINDING_TEXT_OUT:
        return parameter->kind == BINDING_POINTER ? word_of_pointer(length) : call->room;
    case BINDING_DOCUMENT:
        return word_of_pointer(length);
    case BINDING_CALLBACK:
        return 0;
    default:
        if (!is_missing(call, at)) {
            uint64_t number = binding_unsigned(L, call->given[at], parameter->name);
            // A table has as many elements as it has.
            int list = call->given[parameter->whole];
            if (list != 0 && lua_istable(L, list) && whole->role == BINDING_ARRAY_IN && number > *length)
                luaL_error(L, "%s must be at most the length of the table", parameter->name);
            *length = (size_t)number;
        }
        return *length;
    }
}

static uint64_t scalar(struct binding_call *call, size_t at)
{
    lua_State *L = call->arena.lua;
    const struct binding_parameter *parameter = &call->function->parameters[at];
    uint64_t word = 0;
    if (binding_is_cursor(call->function, parameter->name))
        return call->first;
    if (call->function->is_paged && strcmp(parameter->name, "capacity") == 0)
        return call->capacity;
    if (call->given[at] == 0)
        luaL_error(L, "missing argument %s of %s", parameter->name, call->function->name);
    /* Nil is a time that is not known, and no number of minor units. */
    if (parameter->kind == BINDING_I64)
        return (uint64_t)binding_signed(L, call->given[at], parameter->name, INT64_MIN, INT64_MAX);
    binding_lower(&call->arena, parameter->kind, parameter->index, parameter->name, call->given[at], &word);
    return word;
}

/** Returns whether a table is a list of elements rather than a single struct. */
static bool is_list(lua_State *L, int at)
{
    if (!lua_istable(L, at))
        return false;
    if (binding_length(L, at) > 0)
        return true;
    lua_pushnil(L);
    if (lua_next(L, at) == 0)
        return true;
    lua_pop(L, 2);
    return false;
}

static uint64_t elements(struct binding_call *call, size_t at)
{
    lua_State *L = call->arena.lua;
    const struct binding_parameter *parameter = &call->function->parameters[at];
    int value = call->given[at];
    size_t size = binding_size(parameter->kind, parameter->index);
    // A single element may be passed without a list; then the count has another meaning and is passed by name.
    bool has_many = is_list(L, value);
    size_t count = has_many ? binding_rows(L, value, parameter->name) : 1;
    char *place = binding_take(&call->arena, count * size + 1);
    call->lengths[at] = count;
    if (!has_many)
        binding_lower(&call->arena, parameter->kind, parameter->index, parameter->name, value, place);
    for (size_t i = 0; has_many && i < count; i++) {
        lua_rawgeti(L, value, (int)i + 1);
        binding_lower(&call->arena, parameter->kind, parameter->index, parameter->name, lua_gettop(L), place + i * size);
        lua_pop(L, 1);
    }
    return word_of_pointer(place);
}

static uint64_t structure(struct binding_call *call, size_t at)
{
    lua_State *L = call->arena.lua;
    const struct binding_parameter *parameter = &call->function->parameters[at];
    if (parameter->place == BINDING_AS_FIELDS && call->given[at] == 0)
        return call->words[at];
    if (is_missing(call, at)) {
        if (call->given[at] != 0 && !parameter->is_optional)
            luaL_error(L, "missing argument %s of %s", parameter->name, call->function->name);
        return 0;
    }
    if (parameter->count >= 0 && is_list(L, call->given[at]))
        return elements(call, at);
    void *place = binding_take(&call->arena, binding_size(parameter->kind, parameter->index));
    binding_lower(&call->arena, parameter->kind, parameter->index, parameter->name, call->given[at], place);
    return word_of_pointer(place);
}

static uint64_t output(struct binding_call *call, size_t at)
{
    lua_State *L = call->arena.lua;
    const struct binding_parameter *parameter = &call->function->parameters[at];
    size_t size = binding_size(parameter->kind, parameter->index);
    if (!binding_is_wanted(call, parameter))
        return 0;
    if (parameter->role == BINDING_TEXT_OUT)
        size = call->room;
    if (parameter->role == BINDING_DOCUMENT)
        size = sizeof(char *);
    if (parameter->role == BINDING_HANDLE_OUT) {
        // The object is created beforehand, so that nothing can fail between the call and its owner.
        if (call->given[at] == 0) {
            luaL_checkstack(L, 4, "too many values");
            binding_new_object(L, parameter->index);
            call->given[at] = lua_gettop(L);
        }
        size = sizeof(void *);
    }
    if (parameter->role == BINDING_ARRAY_OUT) {
        uint64_t count = call->capacity;
        if (!call->function->is_paged) {
            const struct binding_parameter *counter = &call->function->parameters[parameter->count];
            count = counter->whole >= 0 ? call->lengths[counter->whole] : call->words[parameter->count];
        }
        call->lengths[at] = (size_t)count;
        size = count > MOST_ELEMENTS ? 1 : (size_t)count * size + 1;
    }
    return word_of_pointer(binding_take(&call->arena, size));
}

static uint64_t object(struct binding_call *call, size_t at)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    if (call->given[at] == 0 || (is_missing(call, at) && parameter->is_optional))
        return 0;
    return word_of_pointer(binding_given_object(call->arena.lua, call->given[at], parameter->index, parameter->name)->pointer);
}

static uint64_t text(struct binding_call *call, size_t at)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    size_t *length = parameter->role == BINDING_TEXT_IN ? &call->lengths[at] : NULL;
    if (is_missing(call, at))
        return 0;
    return word_of_pointer(binding_take_text(&call->arena, call->given[at], parameter->name, length));
}

/** Returns whether the library writes to the column of a parameter: the header declares the struct as constant, but not its
 * values. */
static bool is_written(const struct binding_parameter *parameter)
{
    static const char *const names[] = {"result", "orders", "shares", "remainder"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(parameter->name, names[i]) == 0)
            return true;
    return !parameter->is_const;
}

void binding_prepare(struct binding_call *call)
{
    lua_State *L = call->arena.lua;
    for (size_t at = 0; at < call->function->count; at++) {
        const struct binding_parameter *parameter = &call->function->parameters[at];
        uint64_t *word = &call->words[at];
        call->arena.is_writing = is_written(parameter);
        switch (parameter->role) {
        case BINDING_ERROR: *word = word_of_pointer(&call->error); break;
        case BINDING_PART_OF: *word = part(call, at); break;
        case BINDING_SCALAR: *word = scalar(call, at); break;
        case BINDING_CODE: case BINDING_TEXT_IN: *word = text(call, at); break;
        case BINDING_HANDLE: *word = object(call, at); break;
        case BINDING_VALUE_IN: case BINDING_OPTIONS: *word = structure(call, at); break;
        case BINDING_ARRAY_IN: *word = is_missing(call, at) ? 0 : elements(call, at); break;
        case BINDING_BUFFER:
            if (!is_missing(call, at))
                *word = word_of_pointer(binding_lower_bytes(&call->arena, call->given[at], parameter->name));
            break;
        case BINDING_PROGRESS: case BINDING_CALLBACK: break;
        case BINDING_FREE: luaL_error(L, "objects must be freed by free()"); break;
        default: *word = output(call, at);
        }
    }
}
