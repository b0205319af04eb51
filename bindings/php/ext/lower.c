/* Converts PHP values to C values, by the types in tables.c. No user code runs meanwhile, so no argument of a call can
 * disappear.
 */
#include "binding.h"

#include <ext/date/php_date.h>
#include <string.h>
#include <zend_enum.h>

struct binding_chunk {
    struct binding_chunk *next;
    _Alignas(16) unsigned char bytes[];
};

void *binding_take(struct binding_arena *arena, size_t size)
{
    size = (size + 15) & ~(size_t)15;
    if ((size_t)(arena->end - arena->at) < size) {
        size_t room = size > 4096 ? size : 4096;
        struct binding_chunk *chunk = safe_emalloc(1, room, sizeof *chunk + 16);
        chunk->next = arena->chunks;
        arena->chunks = chunk;
        arena->at = (unsigned char *)(((uintptr_t)chunk->bytes + 15) & ~(uintptr_t)15);
        arena->end = arena->at + room;
    }
    void *place = arena->at;
    arena->at += size;
    memset(place, 0, size);
    return place;
}

void binding_release(struct binding_arena *arena)
{
    while (arena->chunks != NULL) {
        struct binding_chunk *chunk = arena->chunks;
        arena->chunks = chunk->next;
        efree(chunk);
    }
}

/** The text of a value: a string, or the word of an enumeration. */
static zend_string *text_of(zval *value, const char *name)
{
    ZVAL_DEREF(value);
    if (Z_TYPE_P(value) == IS_STRING)
        return Z_STR_P(value);
    if (Z_TYPE_P(value) == IS_OBJECT && (Z_OBJCE_P(value)->ce_flags & ZEND_ACC_ENUM) != 0 &&
        Z_OBJCE_P(value)->enum_backing_type == IS_STRING)
        return Z_STR_P(zend_enum_fetch_case_value(Z_OBJ_P(value)));
    zend_type_error("%s must be a string, got %s", name, zend_zval_type_name(value));
    return NULL;
}

const char *binding_take_text(struct binding_arena *arena, zval *value, const char *name, size_t *length)
{
    const zend_string *text = text_of(value, name);
    if (text == NULL)
        return NULL;
    size_t size = ZSTR_LEN(text);
    if (length == NULL && memchr(ZSTR_VAL(text), 0, size) != NULL) {
        zend_value_error("%s must not contain NUL", name);
        return NULL;
    }
    if (length == NULL)
        length = &size;
    *length = size;
    // The argument holds the string during the call, and a string of PHP ends with a NUL.
    return ZSTR_VAL(text);
}

bool binding_signed(zval *value, const char *name, int64_t least, int64_t most, int64_t *to)
{
    ZVAL_DEREF(value);
    if (Z_TYPE_P(value) != IS_LONG)
        zend_type_error("%s must be an int, got %s", name, zend_zval_type_name(value));
    else if (Z_LVAL_P(value) < least || Z_LVAL_P(value) > most)
        zend_value_error("%s must be %lld to %lld, got " ZEND_LONG_FMT, name, (long long)least, (long long)most, Z_LVAL_P(value));
    else {
        *to = Z_LVAL_P(value);
        return true;
    }
    return false;
}

/** An int, or text of digits for a number that no int has. */
bool binding_unsigned(zval *value, const char *name, uint64_t *to)
{
    int64_t number = 0;
    ZVAL_DEREF(value);
    if (Z_TYPE_P(value) != IS_STRING) {
        bool is_good = binding_signed(value, name, 0, INT64_MAX, &number);
        *to = (uint64_t)number;
        return is_good;
    }
    uint64_t found = 0;
    bool is_good = Z_STRLEN_P(value) > 0;
    for (size_t i = 0; i < Z_STRLEN_P(value) && is_good; i++) {
        unsigned digit = (unsigned char)Z_STRVAL_P(value)[i] - (unsigned)'0';
        is_good = digit <= 9 && !__builtin_mul_overflow(found, (uint64_t)10, &found) &&
                  !__builtin_add_overflow(found, (uint64_t)digit, &found);
    }
    if (!is_good)
        zend_value_error("%s must be an integer, 0 to 18446744073709551615", name);
    *to = found;
    return is_good;
}

static bool word_of(int index, const char *name, zval *value, int64_t *to)
{
    const struct binding_enumeration *known = &binding_enumerations[index];
    ZVAL_DEREF(value);
    if (Z_TYPE_P(value) == IS_LONG)
        return binding_signed(value, name, INT32_MIN, UINT32_MAX, to);
    if (known->is_bits && Z_TYPE_P(value) == IS_ARRAY) {
        zval *one;
        *to = 0;
        ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(value), one) {
            int64_t bits = 0;
            ZVAL_DEREF(one);
            if (Z_TYPE_P(one) == IS_ARRAY || !word_of(index, name, one, &bits)) {
                if (EG(exception) == NULL)
                    zend_type_error("%s must be a list of words", name);
                return false;
            }
            *to |= bits;
        } ZEND_HASH_FOREACH_END();
        return true;
    }
    const zend_string *text = text_of(value, name);
    if (text == NULL)
        return false;
    for (const struct binding_word *word = known->words; word->name != NULL; word++)
        if (zend_string_equals_cstr(text, word->name, strlen(word->name))) {
            *to = word->value;
            return true;
        }
    zend_value_error("%s must be a word of %s, got \"%.64s\"", name, known->name, ZSTR_VAL(text));
    return false;
}

static bool lower_struct(struct binding_arena *arena, int index, zval *value, void *place)
{
    HashTable *fields = NULL;
    ZVAL_DEREF(value);
    if (Z_TYPE_P(value) == IS_ARRAY)
        fields = Z_ARRVAL_P(value);
    else if (Z_TYPE_P(value) == IS_OBJECT && instanceof_function(Z_OBJCE_P(value), binding_row))
        fields = zend_std_get_properties(Z_OBJ_P(value));
    if (fields == NULL) {
        zend_type_error("%s must be an array, got %s", binding_structs[index].name, zend_zval_type_name(value));
        return false;
    }
    if (binding_structs[index].init != NULL)
        binding_structs[index].init(place);
    zend_string *key;
    zval *one;
    ZEND_HASH_FOREACH_STR_KEY_VAL_IND(fields, key, one) {
        bool is_there = key != NULL;
        if (is_there && !binding_lower_field(arena, index, ZSTR_VAL(key), one, place, &is_there))
            return false;
        if (!is_there) {
            if (key == NULL) zend_value_error("keys of %s must be strings", binding_structs[index].name);
            else zend_value_error("unknown field \"%.64s\" of %s", ZSTR_VAL(key), binding_structs[index].name);
            return false;
        }
    } ZEND_HASH_FOREACH_END();
    return true;
}

static bool lower_texts(struct binding_arena *arena, const char *name, zval *value, void **to)
{
    if (Z_TYPE_P(value) != IS_ARRAY) {
        zend_type_error("%s must be an array of strings", name);
        return false;
    }
    const char **texts = binding_take(arena, (zend_hash_num_elements(Z_ARRVAL_P(value)) + 1) * sizeof *texts);
    *to = texts;
    zval *one;
    ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(value), one) {
        if ((*texts++ = binding_take_text(arena, one, name, NULL)) == NULL)
            return false;
    } ZEND_HASH_FOREACH_END();
    return true;
}

static bool lower_pointer(struct binding_arena *arena, enum binding_kind kind, int index, const char *name, zval *value, void **to)
{
    *to = NULL;
    ZVAL_DEREF(value);
    if (Z_TYPE_P(value) == IS_NULL)
        return true;
    if (kind == BINDING_TEXT)
        return (*to = (void *)(uintptr_t)binding_take_text(arena, value, name, NULL)) != NULL;
    if (kind == BINDING_TEXTS)
        return lower_texts(arena, name, value, to);
    if (kind == BINDING_STRUCT_AT)
        return lower_struct(arena, index, value, *to = binding_take(arena, binding_structs[index].size));
    if (kind == BINDING_HANDLE_KIND) {
        const struct binding_object *object = binding_given_object(value, index, name);
        *to = object == NULL ? NULL : object->pointer;
        return object != NULL;
    }
    zend_string *bytes = binding_buffer_bytes(value);
    if (bytes == NULL && Z_TYPE_P(value) == IS_STRING && !arena->is_writing)
        bytes = Z_STR_P(value);
    if (bytes == NULL)
        zend_type_error("%s must be %s, got %s", name, arena->is_writing ? "a LibMoney\\Buffer" : "a string of bytes",
                        zend_zval_type_name(value));
    *to = bytes == NULL ? NULL : ZSTR_VAL(bytes);
    return bytes != NULL;
}

/** A date by the calendar of its own time zone, or an instant. No method is called, which a program could replace. */
static const timelib_time *time_of(const zval *value, const char *name)
{
    bool is_time = Z_TYPE_P(value) == IS_OBJECT && instanceof_function(Z_OBJCE_P(value), php_date_get_interface_ce());
    if (is_time && Z_PHPDATE_P(value)->time != NULL)
        return Z_PHPDATE_P(value)->time;
    zend_type_error("%s must be a DateTimeInterface, %s or null, got %s", name, "text such as 2026-11-23",
                    zend_zval_type_name(value));
    return NULL;
}

static bool lower_date(const char *name, zval *value, money_date_t *to)
{
    char made[64];
    const char *text = made;
    size_t length;
    money_error_t error;
    ZVAL_DEREF(value);
    if (Z_TYPE_P(value) == IS_NULL) {
        *to = MONEY_DATE_NONE;
        return true;
    }
    if (Z_TYPE_P(value) == IS_STRING) {
        text = Z_STRVAL_P(value);
        length = Z_STRLEN_P(value);
    } else {
        const timelib_time *time = time_of(value, name);
        if (time == NULL)
            return false;
        length = (size_t)snprintf(made, sizeof made, "%04lld-%02lld-%02lld", (long long)time->y, (long long)time->m,
                                  (long long)time->d);
    }
    money_status_t status = money_date_parse(text, length, to, &error);
    if (status != MONEY_OK)
        binding_raise(status, &error);
    return status == MONEY_OK;
}

static bool lower_instant(const char *name, zval *value, money_instant_t *to)
{
    ZVAL_DEREF(value);
    if (Z_TYPE_P(value) == IS_NULL) {
        *to = MONEY_INSTANT_NONE;
        return true;
    }
    if (Z_TYPE_P(value) == IS_LONG) {
        *to = Z_LVAL_P(value);
        return true;
    }
    const timelib_time *time = time_of(value, name);
    if (time != NULL)
        *to = time->sse;
    return time != NULL;
}

bool binding_lower(struct binding_arena *arena, enum binding_kind kind, int index, const char *name, zval *value, void *place)
{
    int64_t number = 0;
    bool is_good = true;
    ZVAL_DEREF(value);
    bool is_null = Z_TYPE_P(value) == IS_NULL;
    switch (kind) {
    case BINDING_U8: is_good = binding_signed(value, name, 0, UINT8_MAX, &number); *(uint8_t *)place = (uint8_t)number; break;
    case BINDING_I32: is_good = binding_signed(value, name, INT32_MIN, INT32_MAX, &number); *(int32_t *)place = (int32_t)number; break;
    case BINDING_U32: is_good = binding_signed(value, name, 0, UINT32_MAX, &number); *(uint32_t *)place = (uint32_t)number; break;
    case BINDING_I64:
        number = INT64_MIN;
        is_good = is_null || binding_signed(value, name, INT64_MIN, INT64_MAX, &number);
        *(int64_t *)place = number;
        break;
    case BINDING_U64: return binding_unsigned(value, name, place);
    case BINDING_SIZE:
        *(uint64_t *)place = UINT64_MAX;
        return is_null || binding_unsigned(value, name, place);
    case BINDING_DOUBLE:
        if (Z_TYPE_P(value) != IS_DOUBLE && Z_TYPE_P(value) != IS_LONG) {
            zend_type_error("%s must be a float, got %s", name, zend_zval_type_name(value));
            return false;
        }
        *(double *)place = zval_get_double(value);
        break;
    case BINDING_DATE: return lower_date(name, value, place);
    case BINDING_INSTANT: return lower_instant(name, value, place);
    case BINDING_WORD: is_good = word_of(index, name, value, &number); *(int32_t *)place = (int32_t)(uint32_t)number; break;
    case BINDING_AMOUNT: return binding_lower_amount(value, place);
    case BINDING_DECIMAL: return binding_lower_decimal(value, place);
    case BINDING_STRUCT: return lower_struct(arena, index, value, place);
    case BINDING_BOOL:
        if (Z_TYPE_P(value) != IS_TRUE && Z_TYPE_P(value) != IS_FALSE) {
            zend_type_error("%s must be a bool, got %s", name, zend_zval_type_name(value));
            return false;
        }
        *(money_bool_t *)place = Z_TYPE_P(value) == IS_TRUE;
        break;
    default: return lower_pointer(arena, kind, index, name, value, place);
    }
    return is_good;
}

static bool lower_array(struct binding_arena *arena, const struct binding_field *field, zval *value, char *place, uint32_t *count)
{
    ZVAL_DEREF(value);
    if (Z_TYPE_P(value) != IS_ARRAY || zend_hash_num_elements(Z_ARRVAL_P(value)) > field->count) {
        zend_type_error("%s must be an array of at most %zu elements", field->name, field->count);
        return false;
    }
    size_t size = binding_size(field->kind, field->index);
    *count = zend_hash_num_elements(Z_ARRVAL_P(value));
    zval *one;
    ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(value), one) {
        if (!binding_lower(arena, field->kind, field->index, field->name, one, place))
            return false;
        place += size;
    } ZEND_HASH_FOREACH_END();
    return true;
}

static bool lower_characters(struct binding_arena *arena, const struct binding_field *field, zval *value, char *place)
{
    size_t length = 0;
    ZVAL_DEREF(value);
    const char *text = Z_TYPE_P(value) == IS_NULL ? "" : binding_take_text(arena, value, field->name, &length);
    if (text == NULL)
        return false;
    if (length >= field->count || memchr(text, 0, length) != NULL) {
        zend_value_error("%s must be at most %zu bytes without NUL", field->name, field->count - 1);
        return false;
    }
    memset(place, 0, field->count);
    memcpy(place, text, length);
    return true;
}

bool binding_lower_field(struct binding_arena *arena, int index, const char *key, zval *value, void *place, bool *is_there)
{
    const struct binding_field *field = binding_structs[index].fields;
    while (field->name != NULL && (field->is_hidden || strcmp(field->name, key) != 0))
        field++;
    *is_there = field->name != NULL;
    if (!*is_there)
        return true;
    char *at = (char *)place + field->offset;
    if (field->kind == BINDING_CHAR)
        return lower_characters(arena, field, value, at);
    // A null amount that a call returned may be passed back.
    if (field->kind == BINDING_AMOUNT && field->count == 0 && Z_TYPE_P(value) == IS_NULL)
        return true;
    if (field->count == 0)
        return binding_lower(arena, field->kind, field->index, field->name, value, at);
    uint32_t count = 0;
    bool is_good = lower_array(arena, field, value, at, &count);
    if (field->counter >= 0)
        *(uint32_t *)((char *)place + field->counter) = count;
    return is_good;
}

size_t binding_size(enum binding_kind kind, int index)
{
    switch (kind) {
    case BINDING_U8: case BINDING_CHAR: return 1;
    case BINDING_I32: case BINDING_U32: case BINDING_BOOL: case BINDING_DATE: case BINDING_WORD: return 4;
    case BINDING_AMOUNT: return sizeof(money_t);
    case BINDING_DECIMAL: return sizeof(money_decimal_t);
    case BINDING_STRUCT: return binding_structs[index].size;
    default: return 8;
    }
}
