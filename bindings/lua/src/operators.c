/* The operators of amounts and decimals. In LuaJIT the commonest are done by its FFI, and come here where they fail. */
#include "binding.h"

#include <string.h>

static void check(lua_State *L, money_status_t status, const money_error_t *error)
{
    if (status != MONEY_OK)
        binding_raise(L, status, error);
}

/** Returns whether a value is the number 0, which means zero in any currency, so that a sum can start with it. */
static bool is_nothing(lua_State *L, int at)
{
    int64_t number = 1;
    return lua_type(L, at) == LUA_TNUMBER && binding_is_integer(L, at, &number) && number == 0;
}

static int push_amount(lua_State *L, money_status_t status, const money_t *amount, const money_error_t *error)
{
    check(L, status, error);
    binding_push_amount(L, amount);
    return 1;
}

static int push_decimal(lua_State *L, money_status_t status, const money_decimal_t *decimal, const money_error_t *error)
{
    check(L, status, error);
    binding_push_decimal(L, decimal);
    return 1;
}

static bool has_amount(lua_State *L)
{
    return binding_is_amount(L, 1) || binding_is_amount(L, 2);
}

#if !BINDING_JIT
/** The amount at a place, or NULL. The metatable of amounts is the first upvalue of each operator. */
static const money_t *amount_at(lua_State *L, int at)
{
    if (lua_type(L, at) != LUA_TUSERDATA || !lua_getmetatable(L, at))
        return NULL;
    bool is_amount = lua_rawequal(L, -1, lua_upvalueindex(1)) != 0;
    lua_pop(L, 1);
    return is_amount ? lua_touserdata(L, at) : NULL;
}

static int push_made(lua_State *L, const money_t *amount)
{
    memcpy(lua_newuserdatauv(L, sizeof *amount, 0), amount, sizeof *amount);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_setmetatable(L, -2);
    return 1;
}
#endif

static int add(lua_State *L)
{
    money_t a, b, sum;
    money_decimal_t x, y, total;
    money_error_t error;
    lua_settop(L, 2);
    if (!has_amount(L)) {
        binding_lower_decimal(L, 1, &x);
        binding_lower_decimal(L, 2, &y);
        return push_decimal(L, money_decimal_add(&x, &y, &total, &error), &total, &error);
    }
    if (is_nothing(L, 1))
        return 1;
    if (is_nothing(L, 2)) {
        lua_settop(L, 1);
        return 1;
    }
    binding_lower_amount(L, 1, &a);
    binding_lower_amount(L, 2, &b);
    return push_amount(L, money_add(&a, &b, &sum, &error), &sum, &error);
}

#if !BINDING_JIT
/** Adds two amounts, the most common case. A failure is repeated by the general path, which reports the error. */
static int add_quickly(lua_State *L)
{
    money_t sum;
    const money_t *a = amount_at(L, 1), *b = a == NULL ? NULL : amount_at(L, 2);
    return b != NULL && money_add(a, b, &sum, NULL) == MONEY_OK ? push_made(L, &sum) : add(L);
}
#endif

static int negate(lua_State *L)
{
    money_t a, negative;
    money_decimal_t x, minus;
    money_error_t error;
    if (binding_is_amount(L, 1)) {
        binding_lower_amount(L, 1, &a);
        return push_amount(L, money_negate(&a, &negative, &error), &negative, &error);
    }
    binding_lower_decimal(L, 1, &x);
    return push_decimal(L, money_decimal_negate(&x, &minus, &error), &minus, &error);
}

static int subtract(lua_State *L)
{
    money_t a, b, difference;
    money_decimal_t x, y, rest;
    money_error_t error;
    lua_settop(L, 2);
    if (!has_amount(L)) {
        binding_lower_decimal(L, 1, &x);
        binding_lower_decimal(L, 2, &y);
        return push_decimal(L, money_decimal_subtract(&x, &y, &rest, &error), &rest, &error);
    }
    if (is_nothing(L, 1)) {
        lua_remove(L, 1);
        return negate(L);
    }
    if (is_nothing(L, 2)) {
        lua_settop(L, 1);
        return 1;
    }
    binding_lower_amount(L, 1, &a);
    binding_lower_amount(L, 2, &b);
    return push_amount(L, money_subtract(&a, &b, &difference, &error), &difference, &error);
}

#if !BINDING_JIT
static int subtract_quickly(lua_State *L)
{
    money_t difference;
    const money_t *a = amount_at(L, 1), *b = a == NULL ? NULL : amount_at(L, 2);
    return b != NULL && money_subtract(a, b, &difference, NULL) == MONEY_OK ? push_made(L, &difference) : subtract(L);
}
#endif

/** The exact product of an amount and a number, or of two numbers. */
static int multiply(lua_State *L)
{
    money_t amount, product;
    money_decimal_t x, y, number;
    money_error_t error;
    lua_settop(L, 2);
    if (!has_amount(L)) {
        binding_lower_decimal(L, 1, &x);
        binding_lower_decimal(L, 2, &y);
        money_status_t status = money_decimal_multiply(&x, &y, MONEY_DIGITS_EXACT, MONEY_ROUND_UNNECESSARY, &number, NULL, &error);
        return push_decimal(L, status, &number, &error);
    }
    int place = binding_is_amount(L, 1) ? 1 : 2;
    if (binding_is_amount(L, 3 - place))
        return luaL_error(L, "a factor must be a number, got an amount");
    binding_lower_amount(L, place, &amount);
    binding_lower_decimal(L, 3 - place, &x);
    money_status_t status = money_multiply(&amount, &x, MONEY_DIGITS_EXACT, MONEY_ROUND_UNNECESSARY, &product, NULL, &error);
    return push_amount(L, status, &product, &error);
}

/** The exact ratio of two amounts, as text such as "2/3". Another quotient may have no end. */
static int divide(lua_State *L)
{
    money_t a, b;
    money_ratio_t ratio;
    money_error_t error;
    if (!binding_is_amount(L, 1) || !binding_is_amount(L, 2))
        return luaL_error(L, "a divisor must be an amount: use split, or divided_by with a rounding mode");
    binding_lower_amount(L, 1, &a);
    binding_lower_amount(L, 2, &b);
    check(L, money_ratio_from_amounts(&a, &b, &ratio, &error), &error);
    binding_push_ratio(L, &ratio);
    return 1;
}

/** Returns whether two values are equal: two amounts by value and currency, two decimals by value; otherwise
 * false. */
static int equal(lua_State *L)
{
    money_t a, b;
    money_decimal_t x, y;
    money_bool_t is_equal = 0;
    int32_t order = 1;
    money_error_t error;
    if (binding_is_amount(L, 1) && binding_is_amount(L, 2)) {
        binding_lower_amount(L, 1, &a);
        binding_lower_amount(L, 2, &b);
        check(L, money_equal(&a, &b, &is_equal, &error), &error);
        order = is_equal ? 0 : 1;
    } else if (binding_is_decimal(L, 1) && binding_is_decimal(L, 2)) {
        binding_lower_decimal(L, 1, &x);
        binding_lower_decimal(L, 2, &y);
        check(L, money_decimal_compare(&x, &y, &order, &error), &error);
    }
    lua_pushboolean(L, order == 0);
    return 1;
}

/** Returns -1, 0 or 1. Amounts of two currencies cannot be ordered, nor can an amount and a number. */
static int32_t order_of(lua_State *L)
{
    money_t a, b;
    money_decimal_t x, y;
    int32_t order = 0;
    money_error_t error;
    if (has_amount(L)) {
        binding_lower_amount(L, 1, &a);
        binding_lower_amount(L, 2, &b);
        check(L, money_compare(&a, &b, &order, &error), &error);
    } else {
        binding_lower_decimal(L, 1, &x);
        binding_lower_decimal(L, 2, &y);
        check(L, money_decimal_compare(&x, &y, &order, &error), &error);
    }
    return order;
}

static int compare(lua_State *L)
{
    lua_pushinteger(L, order_of(L));
    return 1;
}

static int less(lua_State *L)
{
    lua_pushboolean(L, order_of(L) < 0);
    return 1;
}

static int less_or_equal(lua_State *L)
{
    lua_pushboolean(L, order_of(L) <= 0);
    return 1;
}

static int text(lua_State *L)
{
    money_t amount;
    money_decimal_t decimal;
    char made[MONEY_TEXT_MAX];
    money_error_t error;
    if (binding_is_decimal(L, 1)) {
        binding_lower_decimal(L, 1, &decimal);
        check(L, money_decimal_format(&decimal, made, sizeof made, NULL, &error), &error);
    } else {
        binding_lower_amount(L, 1, &amount);
        check(L, money_format(&amount, made, sizeof made, NULL, &error), &error);
    }
    lua_pushstring(L, made);
    return 1;
}

static void push_text(lua_State *L, int at)
{
    if (binding_is_amount(L, at) || binding_is_decimal(L, at)) {
        lua_pushcfunction(L, text);
        lua_pushvalue(L, at);
        lua_call(L, 1, 1);
    } else if (lua_type(L, at) == LUA_TSTRING || lua_type(L, at) == LUA_TNUMBER) {
        lua_pushvalue(L, at);
    } else {
        luaL_error(L, "could not concatenate %s with a string", binding_what(L, at));
    }
}

static int join(lua_State *L)
{
    lua_settop(L, 2);
    push_text(L, 1);
    push_text(L, 2);
    lua_concat(L, 2);
    return 1;
}

#if BINDING_JIT
/** address(name): where a function of the library is, for the FFI. */
static int address(lua_State *L)
{
    static const struct {
        const char *name;
        void (*function)(void);
    } known[] = {
        {"money_add", (void (*)(void))money_add},         {"money_subtract", (void (*)(void))money_subtract},
        {"money_negate", (void (*)(void))money_negate},   {"money_compare", (void (*)(void))money_compare},
        {"money_equal", (void (*)(void))money_equal},     {"money_multiply", (void (*)(void))money_multiply},
    };
    const char *name = luaL_checkstring(L, 1);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(known[i].name, name) == 0) {
            lua_pushlightuserdata(L, (void *)(uintptr_t)known[i].function);
            return 1;
        }
    return luaL_error(L, "unknown function \"%s\"", name);
}
#endif

void binding_init_operators(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"negate", negate},   {"multiply", multiply},           {"divide", divide},
        {"equal", equal},     {"less", less},                   {"less_or_equal", less_or_equal},
        {"compare", compare}, {"text", text},                   {"join", join},
#if BINDING_JIT
        {"add", add},         {"subtract", subtract},           {"address", address},
#endif
        {NULL, NULL},
    };
    luaL_setfuncs(L, functions, 0);
#if !BINDING_JIT
    static const luaL_Reg quick[] = {{"add", add_quickly}, {"subtract", subtract_quickly}, {NULL, NULL}};
    binding_push_metatable(L);
    luaL_setfuncs(L, quick, 1);
#endif
}
