/* Converts C values to Lua values, by the types in tables.c. */
#include "binding.h"

#include <string.h>

/** A word of an enumeration. Bits are a table with each word as an element and as a key: `flags.rounded`. */
static void lift_word(lua_State *L, int index, int64_t value)
{
    const struct binding_enumeration *known = &binding_enumerations[index];
    int count = 0;
    if (known->is_bits)
        lua_newtable(L);
    for (const struct binding_word *word = known->words; word->name != NULL; word++) {
        if (!known->is_bits && value == word->value) {
            lua_pushstring(L, word->name);
            return;
        }
        if (!known->is_bits || word->value == 0 || (value & word->value) != word->value)
            continue;
        lua_pushstring(L, word->name);
        lua_rawseti(L, -2, ++count);
        lua_pushboolean(L, 1);
        lua_setfield(L, -2, word->name);
    }
    if (!known->is_bits)
        binding_push_signed(L, value);
}

static void lift_date(lua_State *L, money_date_t date)
{
    char text[MONEY_TEXT_MAX];
    money_error_t error;
    if (date == MONEY_DATE_NONE) {
        lua_pushnil(L);
        return;
    }
    money_status_t status = money_date_format(date, text, sizeof text, NULL, &error);
    if (status != MONEY_OK)
        binding_raise(L, status, &error);
    lua_pushstring(L, text);
}

static void lift_field(lua_State *L, const struct binding_field *field, const char *base)
{
    const char *at = base + field->offset;
    if (field->kind == BINDING_CHAR) {
        lua_pushlstring(L, at, strnlen(at, field->count));
        return;
    }
    if (field->count == 0) {
        binding_lift(L, field->kind, field->index, at);
        return;
    }
    size_t used = field->count, size = binding_size(field->kind, field->index);
    if (field->counter >= 0 && *(const uint32_t *)(base + field->counter) < used)
        used = *(const uint32_t *)(base + field->counter);
    lua_createtable(L, (int)used, 0);
    for (size_t i = 0; i < used; i++) {
        binding_lift(L, field->kind, field->index, at + i * size);
        lua_rawseti(L, -2, (int)i + 1);
    }
}

static void lift_struct(lua_State *L, int index, const void *place)
{
    lua_newtable(L);
    for (const struct binding_field *field = binding_structs[index].fields; field->name != NULL; field++)
        if (!field->is_hidden) {
            lift_field(L, field, place);
            lua_setfield(L, -2, field->name);
        }
}

static void lift_text(lua_State *L, const char *text)
{
    if (text == NULL)
        lua_pushnil(L);
    else
        lua_pushstring(L, text);
}

void binding_lift(lua_State *L, enum binding_kind kind, int index, const void *place)
{
    luaL_checkstack(L, 8, "too many values");
    switch (kind) {
    case BINDING_U8: lua_pushinteger(L, *(const uint8_t *)place); break;
    case BINDING_I32: lua_pushinteger(L, *(const int32_t *)place); break;
    case BINDING_U32: binding_push_signed(L, *(const uint32_t *)place); break;
    case BINDING_I64: case BINDING_INSTANT:
        if (*(const int64_t *)place == INT64_MIN)
            lua_pushnil(L);
        else
            binding_push_signed(L, *(const int64_t *)place);
        break;
    case BINDING_U64: binding_push_unsigned(L, *(const uint64_t *)place); break;
    case BINDING_SIZE:
        if (*(const size_t *)place == SIZE_MAX)
            lua_pushnil(L);
        else
            binding_push_unsigned(L, *(const size_t *)place);
        break;
    case BINDING_DOUBLE: lua_pushnumber(L, *(const double *)place); break;
    case BINDING_BOOL: lua_pushboolean(L, *(const money_bool_t *)place != 0); break;
    case BINDING_AMOUNT: binding_push_amount(L, place); break;
    case BINDING_DECIMAL: binding_push_decimal(L, place); break;
    case BINDING_RATIO: binding_push_ratio(L, place); break;
    case BINDING_STRUCT: lift_struct(L, index, place); break;
    case BINDING_DATE: lift_date(L, *(const money_date_t *)place); break;
    case BINDING_WORD: {
        bool is_bits = binding_enumerations[index].is_bits;
        lift_word(L, index, is_bits ? (int64_t)*(const uint32_t *)place : (int64_t)*(const int32_t *)place);
        break;
    }
    case BINDING_TEXT: lift_text(L, *(const char *const *)place); break;
    default: lua_pushnil(L);
    }
}

/** words(name): the words of an enumeration, such as "rounding", in their order. */
int binding_words(lua_State *L)
{
    const char *name = luaL_checkstring(L, 1);
    for (const struct binding_enumeration *known = binding_enumerations; known->name != NULL; known++) {
        const char *own = known->name + strlen("money_");
        if (strlen(own) != strlen(name) + 2 || strncmp(own, name, strlen(name)) != 0)
            continue;
        int count = 0;
        lua_newtable(L);
        for (const struct binding_word *word = known->words; word->name != NULL; word++) {
            lua_pushstring(L, word->name);
            lua_rawseti(L, -2, ++count);
        }
        return 1;
    }
    return luaL_error(L, "unknown enumeration %s", name);
}
