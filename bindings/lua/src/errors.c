/* Failures of the library as error objects: a table with status, text, code, constant, and position where there is one. */
#include "binding.h"

#include <string.h>

static const char error_key;

static const struct binding_status *row_of(money_status_t status)
{
    const struct binding_status *row = binding_statuses;
    while (row->constant != NULL && row->value != status)
        row++;
    return row->constant != NULL ? row : NULL;
}

static void set_word(lua_State *L, const char *name, money_status_t status)
{
    const struct binding_status *row = row_of(status);
    if (row != NULL)
        lua_pushstring(L, row->word);
    else
        lua_pushinteger(L, status);
    lua_setfield(L, -2, name);
}

void binding_push_error(lua_State *L, money_status_t status, const money_error_t *error)
{
    const struct binding_status *row = row_of(status);
    bool has_text = error != NULL && error->text[0] != 0;
    luaL_checkstack(L, 6, "too many values");
    lua_createtable(L, 0, 6);
    set_word(L, "status", status);
    lua_pushinteger(L, status);
    lua_setfield(L, -2, "code");
    lua_pushstring(L, row != NULL ? row->constant : "");
    lua_setfield(L, -2, "constant");
    if (has_text)
        lua_pushlstring(L, error->text, strnlen(error->text, sizeof error->text));
    else
        lua_pushstring(L, row != NULL ? row->constant : "the call failed");
    lua_setfield(L, -2, "text");
    if (error != NULL && error->position >= 0) {
        binding_push_signed(L, error->position);
        lua_setfield(L, -2, "position");
    }
    if (error != NULL && error->cause != 0)
        set_word(L, "reason", error->cause);
    binding_get_kept(L, &error_key);
    lua_setmetatable(L, -2);
}

void binding_raise(lua_State *L, money_status_t status, const money_error_t *error)
{
    binding_push_error(L, status, error);
    lua_error(L);
}

static int text_of(lua_State *L)
{
    if (lua_type(L, 1) == LUA_TTABLE)
        lua_getfield(L, 1, "text");
    else
        lua_pushnil(L);
    if (lua_type(L, -1) != LUA_TSTRING)
        lua_pushstring(L, "an error of libmoney");
    return 1;
}

/** is_error(value): whether a value is an error of the library. */
static int is_error(lua_State *L)
{
    if (lua_type(L, 1) != LUA_TTABLE || !lua_getmetatable(L, 1)) {
        lua_pushboolean(L, 0);
        return 1;
    }
    binding_get_kept(L, &error_key);
    lua_pushboolean(L, lua_rawequal(L, -1, -2));
    return 1;
}

void binding_init_errors(lua_State *L)
{
    lua_createtable(L, 0, 3);
    lua_pushcfunction(L, text_of);
    lua_setfield(L, -2, "__tostring");
    lua_pushstring(L, "libmoney.Error");
    lua_setfield(L, -2, "__name");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    binding_keep(L, &error_key);
    lua_pushcfunction(L, is_error);
    lua_setfield(L, -2, "is_error");
}
