/* The module libmoney.core, on which the Lua layer builds the classes. */
#include "binding.h"

#define BINDING_EXPORT __attribute__((visibility("default"))) int

BINDING_EXPORT luaopen_libmoney_core(lua_State *L);

BINDING_EXPORT luaopen_libmoney_core(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"call", binding_bind_call}, {"listen", binding_bind_listen},      {"watch", binding_watch},
        {"adopt", binding_adopt},    {"day_number", binding_day_number}, {"words", binding_words}, {NULL, NULL},
    };
    if (money_abi_version() != MONEY_ABI_VERSION)
        return luaL_error(L,
                          "interface version of libmoney.so.0 must be %d, got %d: rebuild the rock with this "
                          "library, or install the library of the rock's version",
                          MONEY_ABI_VERSION, (int)money_abi_version());
    money_initialize();
    lua_newtable(L);
    luaL_setfuncs(L, functions, 0);
    binding_init_errors(L);
    binding_init_objects(L);
    binding_init_values(L);
    binding_init_operators(L);
    return 1;
}
