/* The module libmoney.core, over which the layer in Lua has the classes. */
#include "face.h"

#define FACE_EXPORT __attribute__((visibility("default"))) int

FACE_EXPORT luaopen_libmoney_core(lua_State *L);

FACE_EXPORT luaopen_libmoney_core(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"call", face_bind_call}, {"listen", face_bind_listen},      {"watch", face_watch},
        {"adopt", face_adopt},    {"day_number", face_day_number}, {"words", face_words}, {NULL, NULL},
    };
    if (money_abi_version() != MONEY_ABI_VERSION)
        return luaL_error(L,
                          "libmoney.so.0 has version %d of the interface, and this module needs %d: build the rock over this "
                          "library, or install the library of the rock's version",
                          (int)money_abi_version(), MONEY_ABI_VERSION);
    money_initialize();
    lua_newtable(L);
    luaL_setfuncs(L, functions, 0);
    face_init_errors(L);
    face_init_objects(L);
    face_init_values(L);
    face_init_operators(L);
    return 1;
}
