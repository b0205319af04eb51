/* Objects of the library, each of which is freed once and never while a call has it; and buffers, which the library writes. */
#include "binding.h"

#include <string.h>

static const char buffer_key, any_key;

/** Returns a userdata if it is an object of the module: the metatables of all kinds contain a mark. */
struct binding_object *binding_object_at(lua_State *L, int at)
{
    if (lua_type(L, at) != LUA_TUSERDATA || !lua_getmetatable(L, at))
        return NULL;
    lua_pushlightuserdata(L, (void *)(uintptr_t)&any_key);
    lua_rawget(L, -2);
    bool is_object = lua_toboolean(L, -1) != 0;
    lua_pop(L, 2);
    return is_object ? lua_touserdata(L, at) : NULL;
}

void binding_new_object(lua_State *L, int kind)
{
    struct binding_object *made = binding_new_userdata(L, sizeof *made);
    *made = (struct binding_object){.kind = kind};
    binding_get_kept(L, &binding_handles[kind]);
    lua_setmetatable(L, -2);
}

struct binding_object *binding_given_object(lua_State *L, int at, int kind, const char *name)
{
    struct binding_object *object = NULL;
    if (binding_has_metatable(L, at, &binding_handles[kind]))
        object = lua_touserdata(L, at);
    if (object == NULL)
        luaL_error(L, "%s must be a libmoney.%s, got %s", name, binding_handles[kind].name, binding_what(L, at));
    else if (object->pointer == NULL)
        luaL_error(L, "libmoney.%s has been freed", binding_handles[kind].name);
    return object;
}

static void release(struct binding_object *object)
{
    void *pointer = object->pointer;
    object->pointer = NULL;
    if (pointer != NULL)
        binding_handles[object->kind].free(pointer);
}

/** __gc: frees an unreachable object. */
static int sweep(lua_State *L)
{
    struct binding_object *object = binding_object_at(L, 1);
    if (object != NULL && object->readers == 0 && object->writers == 0)
        release(object);
    return 0;
}

/** Frees the object at once. A second time does nothing. Every other use is an error from then on. */
static int free_object(lua_State *L)
{
    struct binding_object *object = binding_object_at(L, 1);
    if (object == NULL)
        return luaL_error(L, "expected an object of libmoney, got %s", binding_what(L, 1));
    if (object->readers > 0 || object->writers > 0) {
        money_error_t error = {.status = MONEY_ERR_BUSY, .position = -1, .text = "object is in use by another call"};
        binding_raise(L, MONEY_ERR_BUSY, &error);
    }
    release(object);
    return 0;
}

static int is_freed(lua_State *L)
{
    const struct binding_object *object = binding_object_at(L, 1);
    if (object == NULL)
        return luaL_error(L, "expected an object of libmoney, got %s", binding_what(L, 1));
    lua_pushboolean(L, object->pointer == NULL);
    return 1;
}

static int text_of(lua_State *L)
{
    const struct binding_object *object = binding_object_at(L, 1);
    if (object == NULL)
        return luaL_error(L, "expected an object of libmoney");
    lua_pushfstring(L, object->pointer == NULL ? "libmoney.%s (freed)" : "libmoney.%s: %p", binding_handles[object->kind].name,
                    (void *)object);
    return 1;
}

unsigned char *binding_buffer(lua_State *L, int at, size_t *size)
{
    if (!binding_has_metatable(L, at, &buffer_key))
        return NULL;
    *size = binding_length(L, at);
    return lua_touserdata(L, at);
}

/** buffer(size): bytes for the library to write to. */
static int new_buffer(lua_State *L)
{
    uint64_t size = binding_unsigned(L, 1, "size");
    if (size == 0 || size > UINT32_MAX)
        return luaL_error(L, "size of a buffer must be 1 byte to 4 GiB");
    memset(binding_new_userdata(L, (size_t)size), 0, (size_t)size);
    binding_get_kept(L, &buffer_key);
    lua_setmetatable(L, -2);
    return 1;
}

/** buffer_bytes(buffer, size): the first bytes, as a string. */
static int bytes_of(lua_State *L)
{
    size_t room = 0;
    uint64_t size = binding_unsigned(L, 2, "size");
    const unsigned char *bytes = binding_buffer(L, 1, &room);
    if (bytes == NULL || size > room)
        return luaL_error(L, "size must be at most the size of the buffer");
    lua_pushlstring(L, (const char *)bytes, (size_t)size);
    return 1;
}

static void init_class(lua_State *L, int kind)
{
    static const luaL_Reg functions[] = {{"__gc", sweep}, {"__close", free_object}, {"__tostring", text_of}, {NULL, NULL}};
    static const luaL_Reg methods[] = {{"free", free_object}, {"is_freed", is_freed}, {NULL, NULL}};
    lua_newtable(L);
    luaL_setfuncs(L, functions, 0);
    lua_pushfstring(L, "libmoney.%s", binding_handles[kind].name);
    lua_setfield(L, -2, "__name");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_pushlightuserdata(L, (void *)(uintptr_t)&any_key);
    lua_pushboolean(L, 1);
    lua_rawset(L, -3);
    lua_newtable(L);
    luaL_setfuncs(L, methods, 0);
    lua_pushvalue(L, -1);
    lua_setfield(L, -3, "__index");
    lua_setfield(L, -3, binding_handles[kind].name);
    binding_keep(L, &binding_handles[kind]);
}

/** Sets `classes`, a table of the methods of each class, and the functions of buffers. */
void binding_init_objects(lua_State *L)
{
    static const luaL_Reg functions[] = {{"buffer", new_buffer}, {"buffer_bytes", bytes_of}, {NULL, NULL}};
    luaL_setfuncs(L, functions, 0);
    lua_newtable(L);
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    binding_keep(L, &buffer_key);
    lua_newtable(L);
    for (int kind = 0; binding_handles[kind].name != NULL; kind++)
        init_class(L, kind);
    lua_setfield(L, -2, "classes");
}
