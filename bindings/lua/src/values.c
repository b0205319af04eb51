/* Amounts and decimals: userdata in Lua 5.4, structs of the FFI in LuaJIT. Neither can be written. */
#include "binding.h"

#include <stdio.h>
#include <string.h>

static const char amount_key, decimal_key;

#if BINDING_JIT

enum { NEW_AMOUNT, NEW_DECIMAL, IS_AMOUNT, IS_DECIMAL, HOOKS };
static const char hooks[HOOKS];
static const char *const hook_names[HOOKS] = {"new_amount", "new_decimal", "is_amount", "is_decimal"};

/** values(functions): stores LuaJIT's functions that create and recognize amounts and decimals. */
static int adopt_values(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    for (int i = 0; i < HOOKS; i++) {
        lua_getfield(L, 1, hook_names[i]);
        binding_keep(L, &hooks[i]);
    }
    return 0;
}

/** Pushes a new value with the given bytes. LuaJIT returns the address of a struct's bytes as that of its value. */
static void push_value(lua_State *L, int hook, const void *bytes, size_t size)
{
    luaL_checkstack(L, 3, "too many values");
    binding_get_kept(L, &hooks[hook]);
    lua_call(L, 0, 1);
    void *place = (void *)(uintptr_t)lua_topointer(L, -1);
    if (lua_type(L, -1) == BINDING_CDATA && place != NULL)
        memcpy(place, bytes, size);
}

static void push_amount(lua_State *L, const money_t *amount)
{
    push_value(L, NEW_AMOUNT, amount, sizeof *amount);
}

void binding_push_decimal(lua_State *L, const money_decimal_t *decimal)
{
    push_value(L, NEW_DECIMAL, decimal, sizeof *decimal);
}

static bool is_of(lua_State *L, int hook, int at)
{
    if (lua_type(L, at) != BINDING_CDATA)
        return false;
    lua_pushvalue(L, at);
    binding_get_kept(L, &hooks[hook]);
    lua_insert(L, -2);
    lua_call(L, 1, 1);
    bool is_there = lua_toboolean(L, -1) != 0;
    lua_pop(L, 1);
    return is_there;
}

bool binding_is_amount(lua_State *L, int at)
{
    return is_of(L, IS_AMOUNT, at);
}

bool binding_is_decimal(lua_State *L, int at)
{
    return is_of(L, IS_DECIMAL, at);
}

static const void *bytes_of(lua_State *L, int at)
{
    return lua_topointer(L, at);
}

#else

static void push_value(lua_State *L, const void *key, const void *bytes, size_t size)
{
    memcpy(lua_newuserdatauv(L, size, 0), bytes, size);
    binding_get_kept(L, key);
    lua_setmetatable(L, -2);
}

static void push_amount(lua_State *L, const money_t *amount)
{
    push_value(L, &amount_key, amount, sizeof *amount);
}

void binding_push_decimal(lua_State *L, const money_decimal_t *decimal)
{
    push_value(L, &decimal_key, decimal, sizeof *decimal);
}

bool binding_is_amount(lua_State *L, int at)
{
    return binding_has_metatable(L, at, &amount_key);
}

bool binding_is_decimal(lua_State *L, int at)
{
    return binding_has_metatable(L, at, &decimal_key);
}

static const void *bytes_of(lua_State *L, int at)
{
    return lua_touserdata(L, at);
}

#endif

/** Pushes an amount, or nil if its currency is empty, as in a field that does not apply. */
void binding_push_amount(lua_State *L, const money_t *amount)
{
    if (amount->currency[0] != 0)
        push_amount(L, amount);
    else
        lua_pushnil(L);
}

static void check(lua_State *L, money_status_t status, const money_error_t *error)
{
    if (status != MONEY_OK)
        binding_raise(L, status, error);
}

void binding_lower_amount(lua_State *L, int at, money_t *amount)
{
    money_error_t error;
    if (binding_is_amount(L, at)) {
        memcpy(amount, bytes_of(L, at), sizeof *amount);
        return;
    }
    if (lua_type(L, at) != LUA_TSTRING)
        luaL_error(L, "an amount must be a libmoney.Money or text such as \"12.50 EUR\", got %s", binding_what(L, at));
    size_t length = 0;
    const char *text = lua_tolstring(L, at, &length);
    check(L, money_parse(text, length, amount, &error), &error);
}

/** Rejects a number with a fraction: it was rounded when the program was parsed. An integer is exact. */
static void refuse_number(lua_State *L, int at)
{
    char text[64];
    snprintf(text, sizeof text, "%.14g", (double)lua_tonumber(L, at));
    const char *end = strpbrk(text, ".en") == NULL ? ".0" : "";
    luaL_error(L, "a number must be exact, got float %s%s: write it as text, such as \"%s\"", text, end, text);
}

void binding_lower_decimal(lua_State *L, int at, money_decimal_t *decimal)
{
    money_error_t error;
    int64_t number = 0;
    size_t length = 0;
    if (lua_type(L, at) == LUA_TSTRING) {
        const char *text = lua_tolstring(L, at, &length);
        check(L, money_decimal_parse(text, length, decimal, &error), &error);
    } else if (binding_is_decimal(L, at)) {
        memcpy(decimal, bytes_of(L, at), sizeof *decimal);
    } else if (binding_is_integer(L, at, &number)) {
        check(L, money_decimal_new(number, 0, decimal, &error), &error);
    } else if (lua_type(L, at) == LUA_TNUMBER) {
        refuse_number(L, at);
    } else {
        luaL_error(L, "a number must be a libmoney.Decimal, an integer or text, got %s", binding_what(L, at));
    }
}

/** A ratio is text in Lua, such as "2/3". */
void binding_push_ratio(lua_State *L, const money_ratio_t *ratio)
{
    char text[512];
    if (money_ratio_format(ratio, text, sizeof text, NULL, NULL) == MONEY_OK)
        lua_pushstring(L, text);
    else
        lua_pushnil(L);
}

void binding_lower_ratio(lua_State *L, int at, money_ratio_t *ratio)
{
    money_error_t error;
    money_decimal_t one, number;
    size_t length = 0;
    if (lua_type(L, at) == LUA_TSTRING) {
        const char *text = lua_tolstring(L, at, &length);
        check(L, money_ratio_parse(text, length, ratio, &error), &error);
        return;
    }
    binding_lower_decimal(L, at, &number);
    check(L, money_decimal_new(1, 0, &one, &error), &error);
    check(L, money_ratio_from_decimals(&number, &one, ratio, &error), &error);
}

/** amount(number, currency, registry) or amount(text). */
static int new_amount(lua_State *L)
{
    money_t amount;
    money_decimal_t decimal;
    money_error_t error;
    lua_settop(L, 3);
    if (lua_isnil(L, 2)) {
        if (binding_is_amount(L, 1)) {
            lua_settop(L, 1);
            return 1;
        }
        binding_lower_amount(L, 1, &amount);
    } else {
        const money_currency_registry_t *registry = NULL;
        if (!lua_isnil(L, 3))
            for (int kind = 0; binding_handles[kind].name != NULL; kind++)
                if (strcmp(binding_handles[kind].name, "CurrencyRegistry") == 0)
                    registry = binding_given_object(L, 3, kind, "registry")->pointer;
        if (lua_type(L, 2) != LUA_TSTRING)
            return luaL_error(L, "a currency must be a code such as \"EUR\", got %s", binding_what(L, 2));
        if (strlen(lua_tostring(L, 2)) != binding_length(L, 2))
            return luaL_error(L, "currency must not contain NUL");
        binding_lower_decimal(L, 1, &decimal);
        check(L, money_new(&decimal, lua_tostring(L, 2), registry, &amount, &error), &error);
    }
    binding_push_amount(L, &amount);
    return 1;
}

static int new_decimal(lua_State *L)
{
    money_decimal_t decimal;
    if (binding_is_decimal(L, 1)) {
        lua_settop(L, 1);
        return 1;
    }
    binding_lower_decimal(L, 1, &decimal);
    binding_push_decimal(L, &decimal);
    return 1;
}

static int is_amount(lua_State *L)
{
    lua_pushboolean(L, binding_is_amount(L, 1));
    return 1;
}

static int is_decimal(lua_State *L)
{
    lua_pushboolean(L, binding_is_decimal(L, 1));
    return 1;
}

static int currency(lua_State *L)
{
    money_t amount;
    binding_lower_amount(L, 1, &amount);
    lua_pushlstring(L, amount.currency, strnlen(amount.currency, MONEY_CODE_SIZE));
    return 1;
}

/** scale(value): how many fraction digits an amount or a decimal has. */
static int scale(lua_State *L)
{
    money_t amount;
    money_decimal_t decimal;
    if (binding_is_decimal(L, 1)) {
        binding_lower_decimal(L, 1, &decimal);
        lua_pushinteger(L, (lua_Integer)decimal.scale);
    } else {
        binding_lower_amount(L, 1, &amount);
        lua_pushinteger(L, (lua_Integer)amount.scale);
    }
    return 1;
}

/** decimal_in(buffer, place): the decimal that the library wrote to a place of a buffer, from 0. */
static int decimal_in(lua_State *L)
{
    size_t size = 0;
    uint64_t place = binding_unsigned(L, 2, "place");
    const unsigned char *bytes = binding_buffer(L, 1, &size);
    if (bytes == NULL || place >= size / sizeof(money_decimal_t))
        return luaL_error(L, "index must be less than the number of decimals in the buffer");
    money_decimal_t decimal;
    memcpy(&decimal, bytes + place * sizeof decimal, sizeof decimal);
    binding_push_decimal(L, &decimal);
    return 1;
}

void binding_push_metatable(lua_State *L)
{
    binding_get_kept(L, &amount_key);
}

/** metatables(): returns those of amounts and decimals, which the Lua layer fills. LuaJIT uses its own. */
static int metatables(lua_State *L)
{
    binding_get_kept(L, &amount_key);
    binding_get_kept(L, &decimal_key);
    return 2;
}

void binding_init_values(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"amount", new_amount}, {"decimal", new_decimal}, {"is_amount", is_amount}, {"is_decimal", is_decimal},
        {"currency", currency}, {"scale", scale},         {"metatables", metatables}, {"decimal_in", decimal_in},
#if BINDING_JIT
        {"adopt_values", adopt_values},
#endif
        {NULL, NULL},
    };
    luaL_setfuncs(L, functions, 0);
    lua_newtable(L);
    binding_keep(L, &amount_key);
    lua_newtable(L);
    binding_keep(L, &decimal_key);
}
