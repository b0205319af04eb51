/* The arguments of a call: each PHP value becomes the C word of its parameter. */
#include "binding.h"

#include <string.h>

/** The largest number of elements that any function accepts; longer lists are rejected before any element is
 * written. */
enum { MOST_ELEMENTS = 1 << 24 };

bool binding_is_out(const struct binding_parameter *parameter)
{
    return parameter->role >= BINDING_TEXT_OUT && parameter->role <= BINDING_ARRAY_OUT;
}

bool binding_is_wanted(const struct binding_call *call, const struct binding_parameter *parameter)
{
    if (!binding_is_out(parameter))
        return false;
    return !parameter->is_optional || call->is_detailed || call->function->needed == 0;
}

static bool is_missing(const zval *value)
{
    return Z_TYPE_P(value) == IS_UNDEF || Z_TYPE_P(value) == IS_NULL;
}

static bool read_option(struct binding_call *call, const char *name, zval *value)
{
    const struct binding_function *function = call->function;
    ZVAL_DEREF(value);
    if (binding_is_cursor(function, name) || (function->is_paged && strcmp(name, "most") == 0)) {
        uint64_t *to = binding_is_cursor(function, name) ? &call->first : &call->most;
        return Z_TYPE_P(value) == IS_NULL || binding_unsigned(value, name, to);
    }
    int fields = -1;
    for (size_t i = 0; i < function->count; i++) {
        const struct binding_parameter *parameter = &function->parameters[i];
        bool is_named = parameter->place == BINDING_BY_NAME && !binding_is_out(parameter) && parameter->role != BINDING_ERROR;
        if (is_named && strcmp(parameter->name, name) == 0) {
            ZVAL_COPY_VALUE(&call->given[i], value);
            return true;
        }
        if (parameter->place == BINDING_AS_FIELDS)
            fields = (int)i;
    }
    bool is_there = false;
    if (fields >= 0) {
        const struct binding_struct *known = &binding_structs[function->parameters[fields].index];
        if (call->words[fields] == 0) {
            void *made = binding_take(&call->arena, known->size);
            if (known->init != NULL)
                known->init(made);
            call->words[fields] = (uint64_t)(uintptr_t)made;
        }
        void *place = (void *)(uintptr_t)call->words[fields];
        // The fields may also be passed together, as a call returned them.
        if (strcmp(function->parameters[fields].name, name) == 0) {
            enum binding_kind kind = BINDING_STRUCT;
            return binding_lower(&call->arena, kind, function->parameters[fields].index, name, value, place);
        }
        if (!binding_lower_field(&call->arena, function->parameters[fields].index, name, value, place, &is_there))
            return false;
    }
    if (!is_there)
        zend_throw_error(NULL, "unknown option \"%.64s\" of %s", name, function->name);
    return is_there;
}

bool binding_read_options(struct binding_call *call, HashTable *options)
{
    zend_string *key;
    zval *value;
    if (options == NULL)
        return true;
    ZEND_HASH_FOREACH_STR_KEY_VAL(options, key, value) {
        if (key == NULL) {
            zend_argument_count_error("too many arguments of %s: options must be named", call->function->name);
            return false;
        }
        if (!read_option(call, ZSTR_VAL(key), value))
            return false;
    } ZEND_HASH_FOREACH_END();
    return true;
}

static uint64_t word_of_pointer(const void *pointer)
{
    return (uint64_t)(uintptr_t)pointer;
}

static bool part(struct binding_call *call, size_t at, uint64_t *word)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    const struct binding_parameter *whole = &call->function->parameters[parameter->whole];
    size_t *length = &call->lengths[parameter->whole];
    switch (whole->role) {
    case BINDING_TEXT_OUT:
        *word = parameter->kind == BINDING_POINTER ? word_of_pointer(length) : call->room;
        return true;
    case BINDING_DOCUMENT:
        *word = word_of_pointer(length);
        return true;
    case BINDING_CALLBACK:
        return true;
    default:
        if (Z_TYPE(call->given[at]) != IS_UNDEF) {
            uint64_t number = 0;
            if (!binding_unsigned(&call->given[at], parameter->name, &number))
                return false;
            // An array has as many elements as it has.
            bool has_array = Z_TYPE(call->given[parameter->whole]) == IS_ARRAY;
            if (has_array && whole->role == BINDING_ARRAY_IN && number > *length) {
                zend_value_error("%s must be at most the length of the array", parameter->name);
                return false;
            }
            *length = number;
        }
        *word = *length;
        return true;
    }
}

static bool scalar(struct binding_call *call, size_t at, uint64_t *word)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    bool is_page = call->function->is_paged;
    if (binding_is_cursor(call->function, parameter->name))
        *word = call->first;
    else if (is_page && strcmp(parameter->name, "capacity") == 0)
        *word = call->capacity;
    else if (Z_TYPE(call->given[at]) == IS_UNDEF) {
        zend_argument_count_error("missing argument %s of %s", parameter->name, call->function->name);
        return false;
    } else
        return binding_lower(&call->arena, parameter->kind, parameter->index, parameter->name, &call->given[at], word);
    return true;
}

/** Returns whether an array contains the fields of a single struct. */
static bool has_names(HashTable *array)
{
    HashPosition place;
    zend_hash_internal_pointer_reset_ex(array, &place);
    return zend_hash_get_current_key_type_ex(array, &place) == HASH_KEY_IS_STRING;
}

static bool elements(struct binding_call *call, size_t at, uint64_t *word)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    zval *value = &call->given[at];
    size_t size = binding_size(parameter->kind, parameter->index);
    // A single element may be passed without an array; then the count has another meaning and is passed by name.
    bool is_list = Z_TYPE_P(value) == IS_ARRAY && !has_names(Z_ARRVAL_P(value));
    size_t count = is_list ? zend_hash_num_elements(Z_ARRVAL_P(value)) : 1;
    char *place = binding_take(&call->arena, count * size + 1);
    call->lengths[at] = count;
    *word = word_of_pointer(place);
    if (!is_list)
        return binding_lower(&call->arena, parameter->kind, parameter->index, parameter->name, value, place);
    zval *one;
    ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(value), one) {
        if (!binding_lower(&call->arena, parameter->kind, parameter->index, parameter->name, one, place))
            return false;
        place += size;
    } ZEND_HASH_FOREACH_END();
    return true;
}

static bool structure(struct binding_call *call, size_t at, uint64_t *word)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    zval *value = &call->given[at];
    if ((parameter->place == BINDING_AS_FIELDS && Z_TYPE_P(value) == IS_UNDEF) || is_missing(value)) {
        if (Z_TYPE_P(value) != IS_UNDEF && !parameter->is_optional)
            return binding_lower(&call->arena, parameter->kind, parameter->index, parameter->name, value, word);
        return true;
    }
    if (parameter->count >= 0 && Z_TYPE_P(value) == IS_ARRAY)
        return elements(call, at, word);
    void *place = binding_take(&call->arena, binding_size(parameter->kind, parameter->index));
    *word = word_of_pointer(place);
    return binding_lower(&call->arena, parameter->kind, parameter->index, parameter->name, value, place);
}

static bool output(struct binding_call *call, size_t at, uint64_t *word)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    size_t size = binding_size(parameter->kind, parameter->index);
    if (!binding_is_wanted(call, parameter))
        return true;
    if (parameter->role == BINDING_TEXT_OUT) {
        *word = word_of_pointer(binding_take(&call->arena, call->room));
        return true;
    }
    if (parameter->role == BINDING_HANDLE_OUT) {
        // The object is created beforehand, so that nothing can fail between the call and its owner.
        if (Z_TYPE(call->given[at]) == IS_UNDEF && !binding_new_object(&call->given[at], parameter->index)) {
            ZVAL_UNDEF(&call->given[at]);
            return false;
        }
        size = sizeof(void *);
    }
    if (parameter->role == BINDING_ARRAY_OUT) {
        uint64_t count = call->capacity;
        if (!call->function->is_paged) {
            const struct binding_parameter *counter = &call->function->parameters[parameter->count];
            count = counter->whole >= 0 ? call->lengths[counter->whole] : call->words[parameter->count];
        }
        call->lengths[at] = count;
        size = count > MOST_ELEMENTS ? 1 : count * size + 1;
    }
    *word = word_of_pointer(binding_take(&call->arena, size));
    return true;
}

static bool object(struct binding_call *call, size_t at, uint64_t *word)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    zval *value = &call->given[at];
    if (is_missing(value) && parameter->is_optional)
        return true;
    const struct binding_object *found = binding_given_object(value, parameter->index, parameter->name);
    if (found != NULL)
        *word = word_of_pointer(found->pointer);
    return found != NULL;
}

static bool text(struct binding_call *call, size_t at, uint64_t *word)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    size_t *length = parameter->role == BINDING_TEXT_IN ? &call->lengths[at] : NULL;
    if (is_missing(&call->given[at]))
        return true;
    const char *found = binding_take_text(&call->arena, &call->given[at], parameter->name, length);
    *word = word_of_pointer(found);
    return found != NULL;
}

static bool buffer(struct binding_call *call, size_t at, uint64_t *word)
{
    if (is_missing(&call->given[at]))
        return true;
    zend_string *bytes = binding_buffer_bytes(&call->given[at]);
    if (bytes == NULL)
        zend_type_error("%s must be a LibMoney\\Buffer", call->function->parameters[at].name);
    else
        *word = word_of_pointer(ZSTR_VAL(bytes));
    return bytes != NULL;
}

/** Returns whether the library writes to the column of a parameter: the header declares the struct as constant, but not its
 * values. */
static bool is_written(const struct binding_parameter *parameter)
{
    static const char *const names[] = {"result", "orders", "shares", "remainder"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(parameter->name, names[i]) == 0)
            return true;
    return !parameter->is_const;
}

static bool prepare_one(struct binding_call *call, size_t at)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    uint64_t *word = &call->words[at];
    call->arena.is_writing = is_written(parameter);
    switch (parameter->role) {
    case BINDING_ERROR: *word = word_of_pointer(&call->error); return true;
    case BINDING_PART_OF: return part(call, at, word);
    case BINDING_SCALAR: return scalar(call, at, word);
    case BINDING_CODE: case BINDING_TEXT_IN: return text(call, at, word);
    case BINDING_HANDLE: return object(call, at, word);
    case BINDING_VALUE_IN: case BINDING_OPTIONS: return structure(call, at, word);
    case BINDING_ARRAY_IN: return is_missing(&call->given[at]) || elements(call, at, word);
    case BINDING_BUFFER: return buffer(call, at, word);
    case BINDING_PROGRESS: case BINDING_CALLBACK: return true;
    case BINDING_FREE: zend_throw_error(NULL, "objects must be freed by free()"); return false;
    default: return output(call, at, word);
    }
}

bool binding_prepare(struct binding_call *call)
{
    for (size_t at = 0; at < call->function->count; at++)
        if (!prepare_one(call, at))
            return false;
    return true;
}
