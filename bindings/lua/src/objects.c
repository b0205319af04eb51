/* Objects of the library, each of which is freed once and never while a call has it; and buffers, which the library writes. */
#include "face.h"

#include <string.h>

static const char buffer_key, any_key;

/** A userdata of a kind that the module knows: the metatables of all kinds have a mark. */
struct face_object *face_object_at(lua_State *L, int at)
{
    if (lua_type(L, at) != LUA_TUSERDATA || !lua_getmetatable(L, at))
        return NULL;
    lua_pushlightuserdata(L, (void *)(uintptr_t)&any_key);
    lua_rawget(L, -2);
    bool is_object = lua_toboolean(L, -1) != 0;
    lua_pop(L, 2);
    return is_object ? lua_touserdata(L, at) : NULL;
}

void face_new_object(lua_State *L, int kind)
{
    struct face_object *made = face_new_userdata(L, sizeof *made);
    *made = (struct face_object){.kind = kind};
    face_get_kept(L, &face_handles[kind]);
    lua_setmetatable(L, -2);
}

struct face_object *face_given_object(lua_State *L, int at, int kind, const char *name)
{
    struct face_object *object = NULL;
    if (face_has_metatable(L, at, &face_handles[kind]))
        object = lua_touserdata(L, at);
    if (object == NULL)
        luaL_error(L, "%s must be a libmoney.%s, and is %s", name, face_handles[kind].name, face_what(L, at));
    else if (object->pointer == NULL)
        luaL_error(L, "this libmoney.%s has been freed", face_handles[kind].name);
    return object;
}

static void release(struct face_object *object)
{
    void *pointer = object->pointer;
    object->pointer = NULL;
    if (pointer != NULL)
        face_handles[object->kind].free(pointer);
}

/** __gc, for what nobody has any more. */
static int sweep(lua_State *L)
{
    struct face_object *object = face_object_at(L, 1);
    if (object != NULL && object->readers == 0 && object->writers == 0)
        release(object);
    return 0;
}

/** Frees the object at once. A second time does nothing. Every other use is an error from then on. */
static int free_object(lua_State *L)
{
    struct face_object *object = face_object_at(L, 1);
    if (object == NULL)
        return luaL_error(L, "free belongs to objects of libmoney, and this is %s", face_what(L, 1));
    if (object->readers > 0 || object->writers > 0) {
        money_error_t error = {.status = MONEY_ERR_BUSY, .position = -1, .text = "a call still uses the object"};
        face_raise(L, MONEY_ERR_BUSY, &error);
    }
    release(object);
    return 0;
}

static int is_freed(lua_State *L)
{
    const struct face_object *object = face_object_at(L, 1);
    if (object == NULL)
        return luaL_error(L, "is_freed belongs to objects of libmoney, and this is %s", face_what(L, 1));
    lua_pushboolean(L, object->pointer == NULL);
    return 1;
}

static int text_of(lua_State *L)
{
    const struct face_object *object = face_object_at(L, 1);
    if (object == NULL)
        return luaL_error(L, "this is no object of libmoney");
    lua_pushfstring(L, object->pointer == NULL ? "libmoney.%s (freed)" : "libmoney.%s: %p", face_handles[object->kind].name,
                    (void *)object);
    return 1;
}

unsigned char *face_buffer(lua_State *L, int at, size_t *size)
{
    if (!face_has_metatable(L, at, &buffer_key))
        return NULL;
    *size = face_length(L, at);
    return lua_touserdata(L, at);
}

/** buffer(size): bytes for the library to write to. */
static int new_buffer(lua_State *L)
{
    uint64_t size = face_unsigned(L, 1, "size");
    if (size == 0 || size > UINT32_MAX)
        return luaL_error(L, "a buffer has from 1 byte to 4 GiB");
    memset(face_new_userdata(L, (size_t)size), 0, (size_t)size);
    face_get_kept(L, &buffer_key);
    lua_setmetatable(L, -2);
    return 1;
}

/** buffer_bytes(buffer, size): the first bytes, as a string. */
static int bytes_of(lua_State *L)
{
    size_t room = 0;
    uint64_t size = face_unsigned(L, 2, "size");
    const unsigned char *bytes = face_buffer(L, 1, &room);
    if (bytes == NULL || size > room)
        return luaL_error(L, "the buffer has fewer bytes");
    lua_pushlstring(L, (const char *)bytes, (size_t)size);
    return 1;
}

static void init_class(lua_State *L, int kind)
{
    static const luaL_Reg functions[] = {{"__gc", sweep}, {"__close", free_object}, {"__tostring", text_of}, {NULL, NULL}};
    static const luaL_Reg methods[] = {{"free", free_object}, {"is_freed", is_freed}, {NULL, NULL}};
    lua_newtable(L);
    luaL_setfuncs(L, functions, 0);
    lua_pushfstring(L, "libmoney.%s", face_handles[kind].name);
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
    lua_setfield(L, -3, face_handles[kind].name);
    face_keep(L, &face_handles[kind]);
}

/** Sets `classes`, a table of the methods of each class, and the functions of buffers. */
void face_init_objects(lua_State *L)
{
    static const luaL_Reg functions[] = {{"buffer", new_buffer}, {"buffer_bytes", bytes_of}, {NULL, NULL}};
    luaL_setfuncs(L, functions, 0);
    lua_newtable(L);
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    face_keep(L, &buffer_key);
    lua_newtable(L);
    for (int kind = 0; face_handles[kind].name != NULL; kind++)
        init_class(L, kind);
    lua_setfield(L, -2, "classes");
}
