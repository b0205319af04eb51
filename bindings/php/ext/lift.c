/* Converts C values to PHP values, by the types in tables.c. */
#include "binding.h"

#include <ext/date/php_date.h>
#include <string.h>
#include <zend_enum.h>

static bool lift_case(zval *to, int index, const char *word)
{
    zend_class_entry **class = &binding_request.enumerations[index];
    if (*class == NULL && (*class = binding_class(binding_enumerations[index].name)) == NULL)
        return false;
    zend_object *found = NULL;
    zend_string *text = zend_string_init(word, strlen(word), 0);
    bool is_there = zend_enum_get_case_by_value(&found, *class, 0, text, false) == SUCCESS && found != NULL;
    zend_string_release(text);
    if (is_there)
        ZVAL_OBJ_COPY(to, found);
    return is_there;
}

static bool lift_word(zval *to, int index, int64_t value)
{
    const struct binding_enumeration *known = &binding_enumerations[index];
    if (known->is_bits)
        array_init(to);
    for (const struct binding_word *word = known->words; word->name != NULL; word++) {
        zval one;
        if (!known->is_bits && value == word->value)
            return lift_case(to, index, word->name);
        if (!known->is_bits || word->value == 0 || (value & word->value) != word->value)
            continue;
        if (!lift_case(&one, index, word->name))
            return false;
        add_next_index_zval(to, &one);
    }
    if (!known->is_bits)
        ZVAL_LONG(to, value);
    return true;
}

static bool lift_instant(zval *to, int64_t seconds)
{
    char text[32];
    int length = snprintf(text, sizeof text, "@%lld", (long long)seconds);
    php_date_instantiate(php_date_get_immutable_ce(), to);
    return php_date_initialize(Z_PHPDATE_P(to), text, (size_t)length, NULL, NULL, 0);
}

static bool lift_unsigned(zval *to, uint64_t value)
{
    if (value <= INT64_MAX)
        ZVAL_LONG(to, (zend_long)value);
    else
        ZVAL_STR(to, zend_strpprintf(0, "%llu", (unsigned long long)value));
    return true;
}

static bool lift_field(zval *to, const struct binding_field *field, const char *base)
{
    const char *at = base + field->offset;
    if (field->kind == BINDING_CHAR) {
        ZVAL_STRINGL(to, at, strnlen(at, field->count));
        return true;
    }
    if (field->count == 0)
        return binding_lift(to, field->kind, field->index, at);
    size_t used = field->count, size = binding_size(field->kind, field->index);
    if (field->counter >= 0 && *(const uint32_t *)(base + field->counter) < used)
        used = *(const uint32_t *)(base + field->counter);
    array_init_size(to, (uint32_t)used);
    for (size_t i = 0; i < used; i++) {
        zval one;
        ZVAL_NULL(&one);
        if (!binding_lift(&one, field->kind, field->index, at + i * size)) {
            zval_ptr_dtor(&one);
            return false;
        }
        add_next_index_zval(to, &one);
    }
    return true;
}

static bool lift_struct(zval *to, int index, const void *place)
{
    zend_class_entry **class = &binding_request.structs[index];
    if (*class == NULL && (*class = binding_class(binding_structs[index].name)) == NULL)
        return false;
    if (object_init_ex(to, *class) == FAILURE)
        return false;
    uint32_t slot = 0;
    for (const struct binding_field *field = binding_structs[index].fields; field->name != NULL; field++) {
        if (field->is_hidden)
            continue;
        // The class is generated from the same table, so the fields have the same order.
        zval *property = OBJ_PROP_NUM(Z_OBJ_P(to), slot++);
        zval value;
        ZVAL_NULL(&value);
        if (!lift_field(&value, field, place)) {
            zval_ptr_dtor(&value);
            return false;
        }
        ZVAL_COPY_VALUE(property, &value);
        Z_PROP_FLAG_P(property) = 0;
    }
    return true;
}

bool binding_lift(zval *to, enum binding_kind kind, int index, const void *place)
{
    ZVAL_NULL(to);
    switch (kind) {
    case BINDING_U8: ZVAL_LONG(to, *(const uint8_t *)place); break;
    case BINDING_I32: ZVAL_LONG(to, *(const int32_t *)place); break;
    case BINDING_U32: ZVAL_LONG(to, *(const uint32_t *)place); break;
    case BINDING_I64:
        if (*(const int64_t *)place != INT64_MIN)
            ZVAL_LONG(to, *(const int64_t *)place);
        break;
    case BINDING_U64: return lift_unsigned(to, *(const uint64_t *)place);
    case BINDING_SIZE: return *(const size_t *)place == SIZE_MAX || lift_unsigned(to, *(const size_t *)place);
    case BINDING_DOUBLE: ZVAL_DOUBLE(to, *(const double *)place); break;
    case BINDING_BOOL: ZVAL_BOOL(to, *(const money_bool_t *)place != 0); break;
    case BINDING_AMOUNT: return binding_lift_amount(to, place);
    case BINDING_DECIMAL: return binding_lift_decimal(to, place);
    case BINDING_STRUCT: return lift_struct(to, index, place);
    case BINDING_DATE:
        return *(const money_date_t *)place == MONEY_DATE_NONE ||
               lift_instant(to, (int64_t)*(const money_date_t *)place * 86400);
    case BINDING_INSTANT:
        return *(const money_instant_t *)place == MONEY_INSTANT_NONE || lift_instant(to, *(const money_instant_t *)place);
    case BINDING_WORD:
        return lift_word(to, index, binding_enumerations[index].is_bits ? (int64_t)*(const uint32_t *)place
                                                                     : (int64_t)*(const int32_t *)place);
    case BINDING_TEXT:
        if (*(const char *const *)place != NULL)
            ZVAL_STRING(to, *(const char *const *)place);
        break;
    default: break;
    }
    return true;
}
