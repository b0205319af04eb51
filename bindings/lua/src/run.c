/* Runs calls. A program may watch a long call and cancel it. */
#include "binding.h"

#include <string.h>

/** A table of listeners by the coroutines that set them; a coroutine that is gone keeps nothing. */
static const char watchers_key;
/** The watch of the call that runs in this thread, or NULL. */
static _Thread_local money_progress_t *watched;

/** Counts the objects of a call as being in use, or no longer. */
static void mark(const struct binding_call *call, const uint64_t *words, int change)
{
    lua_State *L = call->arena.lua;
    for (size_t at = 0; at < call->function->count; at++) {
        const struct binding_parameter *parameter = &call->function->parameters[at];
        if (parameter->role != BINDING_HANDLE || words[at] == 0)
            continue;
        struct binding_object *object = binding_object_at(L, call->given[at]);
        *(parameter->is_const ? &object->readers : &object->writers) += change;
    }
    for (int i = 1; i <= call->arena.count; i++) {
        lua_rawgeti(L, call->arena.anchor, i);
        struct binding_object *object = binding_object_at(L, -1);
        if (object != NULL)
            object->readers += change;
        lua_pop(L, 1);
    }
}

void binding_refuse_busy(const struct binding_call *call)
{
    lua_State *L = call->arena.lua;
    for (size_t at = 0; at < call->function->count; at++) {
        const struct binding_parameter *parameter = &call->function->parameters[at];
        if (parameter->role != BINDING_HANDLE || call->words[at] == 0)
            continue;
        const struct binding_object *object = binding_object_at(L, call->given[at]);
        if (object->writers > 0 || (object->readers > 0 && !parameter->is_const)) {
            money_error_t error = {.status = MONEY_ERR_BUSY, .position = -1, .text = "object is in use by another call"};
            binding_raise(L, MONEY_ERR_BUSY, &error);
        }
    }
}

/** Calls the listener and keeps its errors from crossing the library. Memory is allocated only inside the protected call. */
static void hear(void *user_data, uint64_t done, uint64_t total)
{
    struct binding_call *call = user_data;
    lua_State *L = call->arena.lua;
    int top = lua_gettop(L);
    if (call->has_failed)
        return;
    lua_pushvalue(L, call->listener);
    lua_pushinteger(L, (lua_Integer)done);
    if (total != 0)
        lua_pushinteger(L, (lua_Integer)total);
    else
        lua_pushnil(L);
    call->has_failed = lua_pcall(L, 2, 1, 0) != 0;
    bool is_ended = lua_isboolean(L, -1) && !lua_toboolean(L, -1);
    if (call->has_failed)
        lua_replace(L, call->listener + 1);
    if (call->has_failed || is_ended)
        call->progress.cancel = 1;
    lua_settop(L, top);
}

/** Pushes the listener of this coroutine, or nil. */
static void get_watcher(lua_State *L)
{
    binding_get_kept(L, &watchers_key);
    if (lua_istable(L, -1)) {
        lua_pushthread(L);
        lua_rawget(L, -2);
        lua_remove(L, -2);
    }
}

/** A call that a listener to the progress makes is not watched itself. */
static void run_unwatched(struct binding_call *call)
{
    money_error_t error;
    MONEY_IGNORE(money_progress_watch(NULL, &error));
    call->function->run(call->words);
    MONEY_IGNORE(money_progress_watch(watched, &error));
}

void binding_run(struct binding_call *call)
{
    lua_State *L = call->arena.lua;
    money_error_t error;
    if (call->function->is_long == 0) {
        call->function->run(call->words);
        return;
    }
    if (watched != NULL) {
        run_unwatched(call);
        return;
    }
    get_watcher(L);
    if (lua_isnil(L, -1)) {
        lua_pop(L, 1);
        call->function->run(call->words);
        return;
    }
    uint64_t words[BINDING_WORDS];
    memcpy(words, call->words, sizeof words);
    call->listener = lua_gettop(L);
    lua_pushnil(L);
    money_progress_init(&call->progress);
    call->progress.callback = hear;
    call->progress.user_data = call;
    mark(call, words, 1);
    if (money_progress_watch(&call->progress, &error) == MONEY_OK)
        watched = &call->progress;
    call->function->run(call->words);
    MONEY_IGNORE(money_progress_watch(NULL, &error));
    watched = NULL;
    mark(call, words, -1);
}

/** watch(listener): sets the listener to the long calls of this coroutine, and returns the previous one; nil removes
 * it. */
int binding_watch(lua_State *L)
{
    lua_settop(L, 1);
    binding_get_kept(L, &watchers_key);
    if (lua_isnil(L, 2)) {
        lua_pop(L, 1);
        lua_newtable(L);
        lua_newtable(L);
        lua_pushstring(L, "k");
        lua_setfield(L, -2, "__mode");
        lua_setmetatable(L, -2);
        lua_pushvalue(L, -1);
        binding_keep(L, &watchers_key);
    }
    lua_pushthread(L);
    lua_rawget(L, 2);
    lua_pushthread(L);
    lua_pushvalue(L, 1);
    lua_rawset(L, 2);
    return 1;
}
