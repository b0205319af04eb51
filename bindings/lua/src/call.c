/* Calls the functions by their index in the table. Each method of the Lua layer is a closure over its index. */
#include "binding.h"

#include <string.h>

/** The initial capacity for a text; a longer one is requested again. */
enum { ROOM = 256, PAGE = 256, STACK = 2048 };

/** Reads the arguments: the positional ones, then a table of options. */
static void begin(lua_State *L, struct binding_call *call)
{
    const struct binding_function *function = call->function;
    int given = lua_gettop(L), positional = function->positional;
    if (given > positional + 1)
        luaL_error(L, "%s requires %d arguments and a table of options, got %d", function->name, positional, given);
    lua_settop(L, positional + 1);
    lua_pushnil(L);
    call->arena.anchor = positional + 2;
    call->room = ROOM;
    call->most = UINT64_MAX;
    call->error.position = -1;
    for (size_t at = 0; at < function->count; at++) {
        int place = function->parameters[at].place;
        call->given[at] = place >= 0 ? place + 1 : 0;
    }
    binding_read_options(call, positional + 1);
}

static void push_rows(lua_State *L, const struct binding_parameter *parameter, const char *place, size_t count, int list, int first)
{
    size_t size = binding_size(parameter->kind, parameter->index);
    for (size_t i = 0; i < count; i++) {
        binding_lift(L, parameter->kind, parameter->index, place + i * size);
        lua_rawseti(L, list, first + (int)i);
    }
}

/** Pushes a text of the library and frees it, even if Lua is out of memory for a copy. */
static int push_document(lua_State *L)
{
    const struct binding_call *call = lua_touserdata(L, 1);
    for (size_t at = 0; at < call->function->count; at++) {
        if (call->function->parameters[at].role != BINDING_DOCUMENT)
            continue;
        const char *text = *(char **)(uintptr_t)call->words[at];
        bool has_length = at + 1 < call->function->count && call->function->parameters[at + 1].role == BINDING_PART_OF;
        lua_pushlstring(L, text, has_length ? call->lengths[at] : strlen(text));
    }
    return 1;
}

static void lift_document(lua_State *L, struct binding_call *call, size_t at)
{
    char **place = (char **)(uintptr_t)call->words[at];
    int status = 0;
    if (lua_checkstack(L, 8)) {
        lua_pushcfunction(L, push_document);
        lua_pushlightuserdata(L, call);
        status = lua_pcall(L, 1, 1, 0);
    } else {
        lua_pushstring(L, "too many values");
        status = LUA_ERRRUN;
    }
    money_string_free(*place);
    *place = NULL;
    if (status != 0)
        lua_error(L);
}

static void push_output(lua_State *L, struct binding_call *call, size_t at)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    void *place = (void *)(uintptr_t)call->words[at];
    luaL_checkstack(L, 8, "too many values");
    switch (parameter->role) {
    case BINDING_TEXT_OUT:
        lua_pushlstring(L, place, call->lengths[at]);
        break;
    case BINDING_DOCUMENT:
        lift_document(L, call, at);
        break;
    case BINDING_HANDLE_OUT:
        if (*(void **)place == NULL)
            lua_pushnil(L);
        else
            lua_pushvalue(L, call->given[at]);
        break;
    case BINDING_ARRAY_OUT:
        lua_createtable(L, (int)call->lengths[at], 0);
        push_rows(L, parameter, place, call->lengths[at], lua_gettop(L), 1);
        break;
    default:
        /* A number that a call always writes is a value, even the smallest; an unknown age is nil. */
        if (parameter->kind == BINDING_I64 && !parameter->is_optional)
            binding_push_signed(L, *(const int64_t *)place);
        else
            binding_lift(L, parameter->kind, parameter->index, place);
    }
}

/** Passes the objects that a call created to their owners before anything can fail. */
static void adopt(struct binding_call *call)
{
    for (size_t at = 0; at < call->function->count; at++)
        if (call->function->parameters[at].role == BINDING_HANDLE_OUT && call->words[at] != 0)
            binding_object_at(call->arena.lua, call->given[at])->pointer = *(void **)(uintptr_t)call->words[at];
}

/** Returns whether a text did not fit, so that the call must be repeated. */
static bool is_too_small(struct binding_call *call)
{
    if ((money_status_t)call->words[0] != MONEY_ERR_BUFFER_TOO_SMALL)
        return false;
    for (size_t at = 0; at < call->function->count; at++)
        if (call->function->parameters[at].role == BINDING_TEXT_OUT && call->lengths[at] >= call->room) {
            call->room = call->lengths[at] + 1;
            return true;
        }
    return false;
}

/** Prepares and runs a call. Leaves a table of its events on the stack, or nil, whose place it returns. */
static int run(lua_State *L, struct binding_call *call)
{
    uint64_t words[BINDING_WORDS], prepared[BINDING_WORDS];
    struct binding_events events;
    memcpy(words, call->words, sizeof words);
    for (;;) {
        memcpy(call->words, words, sizeof words);
        binding_prepare(call);
        memcpy(prepared, call->words, sizeof prepared);
        binding_refuse_busy(call);
        luaL_checkstack(L, 16, "too many values");
        binding_begin_events(&events);
        binding_run(call);
        binding_end_events(&events);
        bool has_status = call->function->result == BINDING_STATUS;
        money_status_t status = has_status ? (money_status_t)call->words[0] : MONEY_OK;
        bool is_again = has_status && is_too_small(call);
        if (has_status)
            memcpy(call->words, prepared, sizeof prepared);
        if (status == MONEY_OK)
            adopt(call);
        binding_take_events(L, &events);
        if (is_again) {
            lua_pop(L, 1);
            continue;
        }
        int told = lua_gettop(L);
        if (call->has_failed || status != MONEY_OK) {
            binding_tell(L, told);
            // The error of the listener to the progress is at the next stack index.
            if (call->has_failed)
                lua_pushvalue(L, call->listener + 1);
            else
                binding_push_error(L, status, &call->error);
            lua_error(L);
        }
        return told;
    }
}

/** Pushes the rows of a function that returns them by pages. */
static int push_pages(lua_State *L, struct binding_call *call)
{
    uint64_t words[BINDING_WORDS];
    int next = 1;
    lua_newtable(L);
    int list = lua_gettop(L);
    memcpy(words, call->words, sizeof words);
    for (uint64_t left = call->most; left > 0;) {
        size_t count = 0;
        call->capacity = left < PAGE ? left : PAGE;
        memcpy(call->words, words, sizeof words);
        int told = run(L, call);
        for (size_t at = 0; at < call->function->count; at++)
            if (strcmp(call->function->parameters[at].name, "count") == 0)
                count = *(size_t *)(uintptr_t)call->words[at];
        const struct binding_parameter *parameter = NULL;
        const void *page = NULL;
        for (size_t at = 0; at < call->function->count; at++)
            if (call->function->parameters[at].role == BINDING_ARRAY_OUT) {
                parameter = &call->function->parameters[at];
                page = (const void *)(uintptr_t)call->words[at];
                push_rows(L, parameter, page, count, list, next);
            }
        binding_tell(L, told);
        lua_settop(L, list);
        if (count < call->capacity || parameter == NULL)
            break;
        next += (int)count;
        call->first = binding_next_page(call->function, call->first, page, binding_size(parameter->kind, parameter->index), count);
        left -= count;
    }
    return 1;
}

/** Pushes the outputs of a call, in their order. */
static int push_outputs(lua_State *L, struct binding_call *call)
{
    int count = 0;
    for (size_t at = 0; at < call->function->count; at++)
        if (binding_is_wanted(call, &call->function->parameters[at])) {
            push_output(L, call, at);
            count++;
        }
    return count;
}

static int call_function(lua_State *L)
{
    _Alignas(16) unsigned char room[STACK];
    struct binding_call call;
    memset(&call, 0, sizeof call);
    call.function = &binding_functions[lua_tointeger(L, lua_upvalueindex(1))];
    call.is_detailed = lua_toboolean(L, lua_upvalueindex(2)) != 0;
    call.arena = (struct binding_arena){.lua = L, .at = room, .end = room + sizeof room};
    begin(L, &call);
    if (call.function->is_paged)
        return push_pages(L, &call);
    int told = run(L, &call), count = 0;
    if (call.function->result == BINDING_STATUS) {
        count = push_outputs(L, &call);
    } else if (call.function->result != BINDING_VOID) {
        binding_lift(L, call.function->result, -1, call.words);
        count = 1;
    }
    binding_tell(L, told);
    return count;
}

/** call(place, is_detailed): the function of Lua for a function of the library. */
int binding_bind_call(lua_State *L)
{
    static int count = 0;
    while (binding_functions[count].name != NULL)
        count++;
    int64_t at = binding_signed(L, 1, "place", 0, INT32_MAX);
    if (at >= count)
        return luaL_error(L, "unknown function %d", (int)at);
    bool is_detailed = lua_toboolean(L, 2) != 0;
    lua_pushinteger(L, (lua_Integer)at);
    lua_pushboolean(L, is_detailed);
    lua_pushcclosure(L, call_function, 2);
    return 1;
}
