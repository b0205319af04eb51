/* The arguments of a call: each Ruby value becomes the C word of its parameter. */
#include "binding.h"

#include <string.h>

/** The largest number of elements that any function accepts; longer lists are rejected before any element is
 * written. */
enum { MOST_ELEMENTS = 1 << 20 };

static bool is_out(const struct binding_parameter *parameter)
{
    return parameter->role >= BINDING_TEXT_OUT && parameter->role <= BINDING_ARRAY_OUT;
}

bool binding_is_wanted(const struct binding_call *call, const struct binding_parameter *parameter)
{
    if (!is_out(parameter))
        return false;
    return !parameter->is_optional || call->is_detailed || call->function->needed == 0;
}

static int place_of_fields(const struct binding_function *function)
{
    for (int i = 0; i < (int)function->count; i++)
        if (function->parameters[i].place == BINDING_AS_FIELDS)
            return i;
    return -1;
}

static int read_option(VALUE key, VALUE value, VALUE data)
{
    struct binding_call *call = (struct binding_call *)data;
    const struct binding_function *function = call->function;
    if (!RB_SYMBOL_P(key))
        rb_raise(rb_eTypeError, "name of an option must be a Symbol, got %" PRIsVALUE, rb_inspect(key));
    const char *name = rb_id2name(SYM2ID(key));
    if (binding_is_cursor(function, name) || (function->is_paged && strcmp(name, "most") == 0)) {
        uint64_t number = value == Qnil ? UINT64_MAX : NUM2ULL(rb_to_int(value));
        *(binding_is_cursor(function, name) ? &call->first : &call->most) = number;
        return ST_CONTINUE;
    }
    for (size_t i = 0; i < function->count; i++) {
        const struct binding_parameter *parameter = &function->parameters[i];
        bool is_named = parameter->place == BINDING_BY_NAME && !is_out(parameter) && parameter->role != BINDING_ERROR;
        if (is_named && strcmp(parameter->name, name) == 0) {
            call->given[i] = value;
            return ST_CONTINUE;
        }
    }
    int fields = place_of_fields(function);
    if (fields >= 0) {
        const struct binding_parameter *parameter = &function->parameters[fields];
        if (call->words[fields] == 0) {
            void *made = binding_take(&call->arena, binding_structs[parameter->index].size);
            if (binding_structs[parameter->index].init != NULL)
                binding_structs[parameter->index].init(made);
            call->words[fields] = (uint64_t)(uintptr_t)made;
        }
        if (binding_lower_field(&call->arena, parameter->index, key, value, (void *)(uintptr_t)call->words[fields]))
            return ST_CONTINUE;
    }
    rb_raise(rb_eArgError, "unknown option \"%s\" of %s", name, function->name);
}

void binding_read_options(struct binding_call *call, VALUE options)
{
    if (options != Qnil) {
        Check_Type(options, T_HASH);
        rb_hash_foreach(options, read_option, (VALUE)call);
    }
}

static uint64_t word_of_pointer(const void *pointer)
{
    return (uint64_t)(uintptr_t)pointer;
}

static uint64_t part(struct binding_call *call, size_t at)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    const struct binding_parameter *whole = &call->function->parameters[parameter->whole];
    size_t *length = &call->lengths[parameter->whole];
    switch (whole->role) {
    case BINDING_TEXT_OUT:
        return parameter->kind == BINDING_POINTER ? word_of_pointer(length) : call->room;
    case BINDING_DOCUMENT:
        return word_of_pointer(length);
    case BINDING_CALLBACK:
        return 0;
    default:
        if (call->given[at] != Qundef)
            *length = NUM2ULL(rb_to_int(call->given[at]));
        return *length;
    }
}

static uint64_t scalar(struct binding_call *call, size_t at)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    uint64_t word = 0;
    if (binding_is_cursor(call->function, parameter->name))
        return call->first;
    if (call->function->is_paged && strcmp(parameter->name, "capacity") == 0)
        return call->capacity;
    if (call->given[at] == Qundef)
        rb_raise(rb_eArgError, "missing argument %s", parameter->name);
    /* Nil is a time that is not known, and no number of minor units. */
    if (parameter->kind == BINDING_I64 && call->given[at] == Qnil)
        rb_raise(rb_eTypeError, "%s must be an Integer, got nil", parameter->name);
    binding_lower(&call->arena, parameter->kind, parameter->index, call->given[at], &word);
    return word;
}

static uint64_t elements(struct binding_call *call, size_t at)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    VALUE value = call->given[at];
    size_t size = binding_size(parameter->kind, parameter->index), count = 1;
    // A single element may be passed without an array; then the count has another meaning and is passed by name.
    bool is_array = RB_TYPE_P(value, T_ARRAY);
    if (is_array)
        count = (size_t)RARRAY_LEN(value);
    else if (rb_respond_to(value, rb_intern("each")) && !RB_TYPE_P(value, T_HASH) && !RB_TYPE_P(value, T_STRUCT)) {
        call->given[at] = rb_funcall(value, rb_intern("to_a"), 0);
        return elements(call, at);
    }
    char *place = binding_take(&call->arena, count * size + 1);
    for (size_t i = 0; i < count; i++)
        binding_lower(&call->arena, parameter->kind, parameter->index, is_array ? rb_ary_entry(value, (long)i) : value,
                   place + i * size);
    call->lengths[at] = count;
    return word_of_pointer(place);
}

static uint64_t structure(struct binding_call *call, size_t at)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    VALUE value = call->given[at];
    if (parameter->place == BINDING_AS_FIELDS && value == Qundef)
        return call->words[at];
    if (value == Qundef || value == Qnil)
        return 0;
    if (parameter->count >= 0 && RB_TYPE_P(value, T_ARRAY))
        return elements(call, at);
    void *place = binding_take(&call->arena, binding_size(parameter->kind, parameter->index));
    binding_lower(&call->arena, parameter->kind, parameter->index, value, place);
    return word_of_pointer(place);
}

static uint64_t output(struct binding_call *call, size_t at)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    size_t size = binding_size(parameter->kind, parameter->index);
    if (!binding_is_wanted(call, parameter))
        return 0;
    if (parameter->role == BINDING_TEXT_OUT)
        return word_of_pointer(binding_take(&call->arena, call->room));
    if (parameter->role == BINDING_HANDLE_OUT) {
        // The object is created beforehand, so that nothing can fail between the call and its owner.
        if (call->given[at] == Qundef)
            call->given[at] = binding_new_object(parameter->index);
        return word_of_pointer(binding_take(&call->arena, sizeof(void *)));
    }
    if (parameter->role != BINDING_ARRAY_OUT)
        return word_of_pointer(binding_take(&call->arena, size));
    uint64_t count = call->capacity;
    if (!call->function->is_paged) {
        const struct binding_parameter *counter = &call->function->parameters[parameter->count];
        count = counter->whole >= 0 ? call->lengths[counter->whole] : call->words[parameter->count];
    }
    call->lengths[at] = count;
    return word_of_pointer(binding_take(&call->arena, count > MOST_ELEMENTS ? 1 : count * size + 1));
}

static uint64_t object(struct binding_call *call, size_t at)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    VALUE value = call->given[at];
    if (value == Qundef || (value == Qnil && !(parameter->place == 0 && !parameter->is_optional)))
        return 0;
    return word_of_pointer(binding_given_object(value, parameter->index, parameter->name)->pointer);
}

static uint64_t text(struct binding_call *call, size_t at)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    size_t *length = parameter->role == BINDING_TEXT_IN ? &call->lengths[at] : NULL;
    if (call->given[at] == Qundef || call->given[at] == Qnil)
        return 0;
    return word_of_pointer(binding_take_text(&call->arena, call->given[at], parameter->name, length));
}

void binding_prepare(struct binding_call *call)
{
    for (size_t at = 0; at < call->function->count; at++) {
        const struct binding_parameter *parameter = &call->function->parameters[at];
        uint64_t *word = &call->words[at];
        switch (parameter->role) {
        case BINDING_ERROR: *word = word_of_pointer(&call->error); break;
        case BINDING_PART_OF: *word = part(call, at); break;
        case BINDING_SCALAR: *word = scalar(call, at); break;
        case BINDING_CODE: case BINDING_TEXT_IN: *word = text(call, at); break;
        case BINDING_HANDLE: *word = object(call, at); break;
        case BINDING_VALUE_IN: case BINDING_OPTIONS: *word = structure(call, at); break;
        case BINDING_ARRAY_IN:
            *word = call->given[at] == Qundef || call->given[at] == Qnil ? 0 : elements(call, at);
            break;
        case BINDING_BUFFER:
            if (call->given[at] == Qundef || call->given[at] == Qnil)
                break;
            Check_Type(call->given[at], T_STRING);
            rb_str_modify(call->given[at]);
            *word = word_of_pointer(RSTRING_PTR(call->given[at]));
            break;
        case BINDING_PROGRESS: case BINDING_CALLBACK: break;
        case BINDING_FREE: rb_raise(rb_eArgError, "objects must be freed by `free`");
        default: *word = output(call, at);
        }
    }
}
