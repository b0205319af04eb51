/* Converts Lua values to C values, by the types in tables.c. */
#include "binding.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/** Keeps the value on top of the stack alive until the call has ended, and removes it from there. */
static void anchor(struct binding_arena *arena)
{
    lua_State *L = arena->lua;
    if (lua_isnil(L, arena->anchor)) {
        lua_newtable(L);
        lua_replace(L, arena->anchor);
    }
    lua_rawseti(L, arena->anchor, ++arena->count);
}

void *binding_take(struct binding_arena *arena, size_t size)
{
    if (size > SIZE_MAX / 2)
        luaL_error(arena->lua, "not enough memory");
    size = (size + 15) & ~(size_t)15;
    if ((size_t)(arena->end - arena->at) < size) {
        size_t room = size > 4096 ? size : 4096;
        luaL_checkstack(arena->lua, 3, "too many values");
        unsigned char *chunk = binding_new_userdata(arena->lua, room + 16);
        anchor(arena);
        arena->at = (unsigned char *)(((uintptr_t)chunk + 15) & ~(uintptr_t)15);
        arena->end = arena->at + room;
    }
    void *place = arena->at;
    arena->at += size;
    memset(place, 0, size);
    return place;
}

const char *binding_take_text(struct binding_arena *arena, int at, const char *name, size_t *length)
{
    lua_State *L = arena->lua;
    if (lua_type(L, at) != LUA_TSTRING)
        luaL_error(L, "%s must be a string, got %s", name, binding_what(L, at));
    size_t size = 0;
    const char *text = lua_tolstring(L, at, &size);
    if (length == NULL && memchr(text, 0, size) != NULL)
        luaL_error(L, "%s must not contain NUL", name);
    char *place = binding_take(arena, size + 1);
    memcpy(place, text, size);
    if (length != NULL)
        *length = size;
    return place;
}

/** Reads a text that consists entirely of an integer. */
static bool read_text(lua_State *L, int at, bool is_unsigned, uint64_t *number)
{
    if (lua_type(L, at) != LUA_TSTRING)
        return false;
    char *end = NULL;
    const char *text = lua_tostring(L, at);
    bool begins = (text[0] >= '0' && text[0] <= '9') || (text[0] == '-' && text[1] >= '0' && text[1] <= '9' && !is_unsigned);
    errno = 0;
    *number = is_unsigned ? strtoull(text, &end, 10) : (uint64_t)strtoll(text, &end, 10);
    return begins && errno == 0 && end == text + binding_length(L, at);
}

static void refuse(lua_State *L, int at, const char *name)
{
    if (lua_type(L, at) == LUA_TNUMBER)
        luaL_error(L, "%s must be an integer, got float %f", name, lua_tonumber(L, at));
    luaL_error(L, "%s must be an integer, got %s", name, binding_what(L, at));
}

int64_t binding_signed(lua_State *L, int at, const char *name, int64_t least, int64_t most)
{
    int64_t number = 0;
    uint64_t read = 0;
    if (read_text(L, at, false, &read))
        number = (int64_t)read;
    else if (!binding_is_integer(L, at, &number))
        refuse(L, at, name);
    if (number < least || number > most)
        luaL_error(L, "%s is out of range", name);
    return number;
}

uint64_t binding_unsigned(lua_State *L, int at, const char *name)
{
    int64_t number = 0;
    uint64_t read = 0;
    if (read_text(L, at, true, &read))
        return read;
    if (!binding_is_integer(L, at, &number))
        refuse(L, at, name);
    if (number < 0)
        luaL_error(L, "%s must not be negative", name);
    return (uint64_t)number;
}

static int64_t one_word(lua_State *L, int index, const char *name, int at)
{
    const struct binding_enumeration *known = &binding_enumerations[index];
    if (lua_type(L, at) == LUA_TNUMBER)
        return binding_signed(L, at, name, INT32_MIN, UINT32_MAX);
    if (lua_type(L, at) != LUA_TSTRING)
        luaL_error(L, "%s must be a string such as \"%s\", got %s", name, known->words[0].name, binding_what(L, at));
    const char *text = lua_tostring(L, at);
    const struct binding_word *word = known->words;
    while (word->name != NULL && strcmp(word->name, text) != 0)
        word++;
    if (word->name == NULL)
        luaL_error(L, "unknown %s \"%s\"", name, text);
    return word->value;
}

/** A word of an enumeration, or a list of words that are bits. */
static int64_t word_of(lua_State *L, int index, const char *name, int at)
{
    int64_t bits = 0;
    if (!binding_enumerations[index].is_bits || !lua_istable(L, at))
        return one_word(L, index, name, at);
    luaL_checkstack(L, 4, "too many values");
    for (size_t i = 1; i <= binding_length(L, at); i++) {
        lua_rawgeti(L, at, (int)i);
        bits |= one_word(L, index, name, lua_gettop(L));
        lua_pop(L, 1);
    }
    return bits;
}

/** Bytes for the library to read, or, in a buffer or an array of the FFI, to write. */
void *binding_lower_bytes(struct binding_arena *arena, int at, const char *name)
{
    lua_State *L = arena->lua;
    size_t size = 0;
    void *bytes = binding_buffer(L, at, &size);
    if (bytes == NULL)
        bytes = binding_array(L, at, &size);
    if (bytes == NULL && !arena->is_writing && lua_type(L, at) == LUA_TSTRING)
        bytes = (void *)(uintptr_t)lua_tostring(L, at);
    if (bytes == NULL)
        luaL_error(L, "%s must be %s, got %s", name, arena->is_writing ? "a buffer" : "a string of bytes", binding_what(L, at));
    lua_pushvalue(L, at);
    anchor(arena);
    return bytes;
}

static void *pointer_of(struct binding_arena *arena, enum binding_kind kind, int index, const char *name, int at)
{
    lua_State *L = arena->lua;
    if (lua_isnil(L, at))
        return NULL;
    switch (kind) {
    case BINDING_TEXT:
        return (void *)(uintptr_t)binding_take_text(arena, at, name, NULL);
    case BINDING_TEXTS: {
        if (!lua_istable(L, at))
            luaL_error(L, "%s must be a table of strings, got %s", name, binding_what(L, at));
        size_t count = binding_rows(L, at, name);
        const char **texts = binding_take(arena, (count + 1) * sizeof *texts);
        for (size_t i = 0; i < count; i++) {
            lua_rawgeti(L, at, (int)i + 1);
            texts[i] = binding_take_text(arena, lua_gettop(L), name, NULL);
            lua_pop(L, 1);
        }
        return texts;
    }
    case BINDING_STRUCT_AT: {
        void *place = binding_take(arena, binding_structs[index].size);
        binding_lower(arena, BINDING_STRUCT, index, name, at, place);
        return place;
    }
    case BINDING_HANDLE_KIND: {
        void *pointer = binding_given_object(L, at, index, name)->pointer;
        lua_pushvalue(L, at);
        anchor(arena);
        return pointer;
    }
    default:
        return binding_lower_bytes(arena, at, name);
    }
}

/** A date is text such as "2026-11-23", or a table as `os.date("*t")` returns it. */
static money_date_t date_of(lua_State *L, const char *name, int at)
{
    money_date_t date = MONEY_DATE_NONE;
    money_error_t error;
    money_status_t status = MONEY_OK;
    int32_t parts[3] = {0, 0, 0};
    static const char *const names[] = {"year", "month", "day"};
    if (lua_isnil(L, at))
        return date;
    if (lua_type(L, at) == LUA_TSTRING) {
        size_t length = 0;
        const char *text = lua_tolstring(L, at, &length);
        status = money_date_parse(text, length, &date, &error);
    } else if (lua_istable(L, at)) {
        for (int i = 0; i < 3; i++) {
            lua_pushstring(L, names[i]);
            lua_rawget(L, at);
            parts[i] = (int32_t)binding_signed(L, lua_gettop(L), names[i], -9999, 9999);
            lua_pop(L, 1);
        }
        status = money_date_from_ymd(parts[0], parts[1], parts[2], &date, &error);
    } else {
        luaL_error(L, "%s must be text such as \"2026-11-23\" or a table with year, month and day, got %s", name,
                   binding_what(L, at));
    }
    if (status != MONEY_OK)
        binding_raise(L, status, &error);
    return date;
}

/** day_number(date): days since 1970-01-01, for a column of dates. */
int binding_day_number(lua_State *L)
{
    lua_settop(L, 1);
    lua_pushinteger(L, date_of(L, "date", 1));
    return 1;
}

static double double_of(lua_State *L, const char *name, int at)
{
    if (lua_type(L, at) != LUA_TNUMBER)
        luaL_error(L, "%s must be a number, got %s", name, binding_what(L, at));
    return (double)lua_tonumber(L, at);
}

static money_bool_t bool_of(lua_State *L, const char *name, int at)
{
    if (!lua_isboolean(L, at))
        luaL_error(L, "%s must be true or false, got %s", name, binding_what(L, at));
    return (money_bool_t)lua_toboolean(L, at);
}

static void lower_struct(struct binding_arena *arena, int index, const char *name, int at, void *place)
{
    lua_State *L = arena->lua;
    if (!lua_istable(L, at))
        luaL_error(L, "%s must be a table with the fields of %s, got %s", name, binding_structs[index].name, binding_what(L, at));
    if (binding_structs[index].init != NULL)
        binding_structs[index].init(place);
    luaL_checkstack(L, 8, "too many values");
    lua_pushnil(L);
    while (lua_next(L, at) != 0) {
        int value = lua_gettop(L);
        if (lua_type(L, value - 1) != LUA_TSTRING)
            luaL_error(L, "keys of %s must be names of fields, got %s", name, binding_what(L, value - 1));
        if (!binding_lower_field(arena, index, lua_tostring(L, value - 1), value, place))
            luaL_error(L, "unknown field \"%s\" of %s", lua_tostring(L, value - 1), binding_structs[index].name);
        lua_settop(L, value - 1);
    }
}

void binding_lower(struct binding_arena *arena, enum binding_kind kind, int index, const char *name, int at, void *place)
{
    lua_State *L = arena->lua;
    bool is_nil = lua_isnil(L, at);
    luaL_checkstack(L, 8, "too many values");
    switch (kind) {
    case BINDING_U8: *(uint8_t *)place = (uint8_t)binding_signed(L, at, name, 0, UINT8_MAX); break;
    case BINDING_I32: *(int32_t *)place = (int32_t)binding_signed(L, at, name, INT32_MIN, INT32_MAX); break;
    case BINDING_U32: *(uint32_t *)place = (uint32_t)binding_signed(L, at, name, 0, UINT32_MAX); break;
    case BINDING_I64: *(int64_t *)place = is_nil ? INT64_MIN : binding_signed(L, at, name, INT64_MIN, INT64_MAX); break;
    case BINDING_U64: *(uint64_t *)place = binding_unsigned(L, at, name); break;
    case BINDING_SIZE: *(size_t *)place = is_nil ? SIZE_MAX : (size_t)binding_unsigned(L, at, name); break;
    case BINDING_DOUBLE: *(double *)place = double_of(L, name, at); break;
    case BINDING_DATE: *(money_date_t *)place = date_of(L, name, at); break;
    case BINDING_INSTANT:
        *(int64_t *)place = is_nil ? MONEY_INSTANT_NONE : binding_signed(L, at, name, INT64_MIN, INT64_MAX);
        break;
    case BINDING_WORD: *(int32_t *)place = (int32_t)(uint32_t)word_of(L, index, name, at); break;
    case BINDING_AMOUNT: binding_lower_amount(L, at, place); break;
    case BINDING_DECIMAL: binding_lower_decimal(L, at, place); break;
    case BINDING_RATIO: binding_lower_ratio(L, at, place); break;
    case BINDING_STRUCT: lower_struct(arena, index, name, at, place); break;
    case BINDING_BOOL: *(money_bool_t *)place = bool_of(L, name, at); break;
    default: *(void **)place = pointer_of(arena, kind, index, name, at);
    }
}

static void lower_characters(struct binding_arena *arena, const struct binding_field *field, int at, char *place)
{
    size_t length = 0;
    const char *text = binding_take_text(arena, at, field->name, &length);
    if (length >= field->count || memchr(text, 0, length) != NULL)
        luaL_error(arena->lua, "%s must be at most %d bytes without NUL", field->name, (int)field->count - 1);
    memset(place, 0, field->count);
    memcpy(place, text, length);
}

size_t binding_rows(lua_State *L, int at, const char *name)
{
    size_t count = binding_length(L, at);
    luaL_checkstack(L, 4, "too many values");
    lua_pushnil(L);
    while (lua_next(L, at) != 0) {
        if (lua_type(L, -2) == LUA_TNUMBER && !(lua_tonumber(L, -2) >= 1 && lua_tonumber(L, -2) <= (lua_Number)count))
            luaL_error(L, "element %d of %s must not be nil", (int)count + 1, name);
        lua_pop(L, 1);
    }
    return count;
}

static void lower_array(struct binding_arena *arena, const struct binding_field *field, int at, char *place, uint32_t *count)
{
    lua_State *L = arena->lua;
    if (!lua_istable(L, at) || binding_length(L, at) > field->count)
        luaL_error(L, "%s must be a table of at most %d elements", field->name, (int)field->count);
    size_t size = binding_size(field->kind, field->index);
    *count = (uint32_t)binding_rows(L, at, field->name);
    for (uint32_t i = 0; i < *count; i++) {
        lua_rawgeti(L, at, (int)i + 1);
        binding_lower(arena, field->kind, field->index, field->name, lua_gettop(L), place + i * size);
        lua_pop(L, 1);
    }
}

bool binding_lower_field(struct binding_arena *arena, int index, const char *key, int at, void *place)
{
    const struct binding_field *field = binding_structs[index].fields;
    while (field->name != NULL && (field->is_hidden || strcmp(field->name, key) != 0))
        field++;
    if (field->name == NULL)
        return false;
    char *to = (char *)place + field->offset;
    uint32_t count = 0;
    if (field->kind == BINDING_CHAR) {
        lower_characters(arena, field, at, to);
    } else if (field->count == 0) {
        binding_lower(arena, field->kind, field->index, field->name, at, to);
    } else {
        lower_array(arena, field, at, to, &count);
        if (field->counter >= 0)
            *(uint32_t *)((char *)place + field->counter) = count;
    }
    return true;
}

size_t binding_size(enum binding_kind kind, int index)
{
    switch (kind) {
    case BINDING_U8: case BINDING_CHAR: return 1;
    case BINDING_I32: case BINDING_U32: case BINDING_BOOL: case BINDING_DATE: case BINDING_WORD: return 4;
    case BINDING_AMOUNT: return sizeof(money_t);
    case BINDING_DECIMAL: return sizeof(money_decimal_t);
    case BINDING_RATIO: return sizeof(money_ratio_t);
    case BINDING_STRUCT: return binding_structs[index].size;
    default: return 8;
    }
}
