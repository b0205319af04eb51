/* Functions that differ between Lua 5.4 and LuaJIT. */
#include "binding.h"

#include <stdlib.h>
#include <string.h>

void binding_get_kept(lua_State *L, const void *key)
{
    lua_pushlightuserdata(L, (void *)(uintptr_t)key);
    lua_rawget(L, LUA_REGISTRYINDEX);
}

void binding_keep(lua_State *L, const void *key)
{
    lua_pushlightuserdata(L, (void *)(uintptr_t)key);
    lua_insert(L, -2);
    lua_rawset(L, LUA_REGISTRYINDEX);
}

bool binding_has_metatable(lua_State *L, int at, const void *key)
{
    if (lua_type(L, at) != LUA_TUSERDATA || !lua_getmetatable(L, at))
        return false;
    binding_get_kept(L, key);
    bool is_same = lua_rawequal(L, -1, -2) != 0;
    lua_pop(L, 2);
    return is_same;
}

const char *binding_what(lua_State *L, int at)
{
    if (binding_is_amount(L, at))
        return "an amount";
    if (binding_is_decimal(L, at))
        return "a decimal";
    const struct binding_object *object = binding_object_at(L, at);
    if (object != NULL)
        return lua_pushfstring(L, "a libmoney.%s", binding_handles[object->kind].name);
    if (lua_isnone(L, at) || lua_isnil(L, at))
        return "nil";
    return lua_pushfstring(L, "a %s", luaL_typename(L, at));
}

#if BINDING_JIT

enum { TO_TEXT, MAKE_WIDE, TO_SIZE, HOOKS };
static const char hooks[HOOKS];
static const char *const hook_names[HOOKS] = {"integer_text", "wide", "array_size"};

/** adopt(functions): stores the functions for values of LuaJIT's FFI, which C cannot implement. */
int binding_adopt(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    for (int i = 0; i < HOOKS; i++) {
        lua_getfield(L, 1, hook_names[i]);
        binding_keep(L, &hooks[i]);
    }
    return 0;
}

void *binding_new_userdata(lua_State *L, size_t size)
{
    return lua_newuserdata(L, size);
}

/** Calls a function for the value at a place, and leaves its result on the stack. */
static void ask(lua_State *L, int hook, int at)
{
    luaL_checkstack(L, 4, "too many values");
    binding_get_kept(L, &hooks[hook]);
    lua_pushvalue(L, at);
    lua_call(L, 1, 1);
}

bool binding_is_integer(lua_State *L, int at, int64_t *number)
{
    if (lua_type(L, at) == LUA_TNUMBER) {
        double value = lua_tonumber(L, at);
        if (!(value >= -9007199254740992.0 && value <= 9007199254740992.0) || value != (double)(int64_t)value)
            return false;
        *number = (int64_t)value;
        return true;
    }
    if (lua_type(L, at) != BINDING_CDATA)
        return false;
    ask(L, TO_TEXT, at);
    const char *text = lua_tostring(L, -1);
    bool is_there = text != NULL && (text[0] == '-' || strlen(text) < 19 || strcmp(text, "9223372036854775807") <= 0);
    if (is_there)
        *number = strtoll(text, NULL, 10);
    lua_pop(L, 1);
    return is_there;
}

static void push_wide(lua_State *L, double high, double low, bool is_unsigned)
{
    luaL_checkstack(L, 5, "too many values");
    binding_get_kept(L, &hooks[MAKE_WIDE]);
    lua_pushnumber(L, high);
    lua_pushnumber(L, low);
    lua_pushboolean(L, is_unsigned);
    lua_call(L, 3, 1);
}

void binding_push_signed(lua_State *L, int64_t number)
{
    if (number >= -(INT64_C(1) << 53) && number <= INT64_C(1) << 53)
        lua_pushnumber(L, (double)number);
    else
        push_wide(L, (double)(number >> 32), (double)(uint32_t)number, false);
}

void binding_push_unsigned(lua_State *L, uint64_t number)
{
    if (number <= UINT64_C(1) << 53)
        lua_pushnumber(L, (double)number);
    else
        push_wide(L, (double)(number >> 32), (double)(uint32_t)number, true);
}

void *binding_array(lua_State *L, int at, size_t *size)
{
    if (lua_type(L, at) != BINDING_CDATA)
        return NULL;
    ask(L, TO_SIZE, at);
    bool is_array = lua_isnumber(L, -1);
    *size = is_array ? (size_t)lua_tonumber(L, -1) : 0;
    lua_pop(L, 1);
    return is_array ? (void *)(uintptr_t)lua_topointer(L, at) : NULL;
}

#else

int binding_adopt(lua_State *L)
{
    (void)L;
    return 0;
}

void *binding_new_userdata(lua_State *L, size_t size)
{
    return lua_newuserdatauv(L, size, 1);
}

bool binding_is_integer(lua_State *L, int at, int64_t *number)
{
    if (!lua_isinteger(L, at))
        return false;
    *number = lua_tointeger(L, at);
    return true;
}

void binding_push_signed(lua_State *L, int64_t number)
{
    lua_pushinteger(L, number);
}

void binding_push_unsigned(lua_State *L, uint64_t number)
{
    lua_pushinteger(L, (lua_Integer)number);
}

void *binding_array(lua_State *L, int at, size_t *size)
{
    (void)L;
    (void)at;
    (void)size;
    return NULL;
}

#endif
