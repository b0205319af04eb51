/* LibMoney::Native: calls the functions by their index in the table. */
#include "binding.h"

#include <string.h>

/** The initial capacity for a text; a longer one is requested again. */
enum { ROOM = 512, PAGE = 256, STACK = 2048 };

size_t binding_function_count;
/** The classes of the results of each function, without and with details, or Qnil. */
static VALUE (*shapes)[2];

static const struct binding_function *function_at(VALUE index)
{
    long at = NUM2LONG(index);
    if (at < 0 || at >= (long)binding_function_count)
        rb_raise(rb_eArgError, "unknown function %ld", at);
    return &binding_functions[at];
}

static void begin(struct binding_call *call, const struct binding_function *function, VALUE args, bool is_detailed)
{
    memset(call, 0, sizeof *call);
    call->function = function;
    call->is_detailed = is_detailed;
    call->room = ROOM;
    call->most = UINT64_MAX;
    call->error.position = -1;
    call->listener = call->arena.chunks = call->arena.held = Qnil;
    Check_Type(args, T_ARRAY);
    if (RARRAY_LEN(args) != function->positional)
        rb_raise(rb_eArgError, "%s requires %d arguments, got %ld", function->name, function->positional,
                 RARRAY_LEN(args));
    for (size_t at = 0; at < function->count; at++) {
        int place = function->parameters[at].place;
        call->given[at] = place >= 0 ? rb_ary_entry(args, place) : Qundef;
    }
}

/** Returns whether a result is bytes instead of UTF-8. */
static bool is_binary(const struct binding_parameter *parameter)
{
    return strcmp(parameter->name, "bytes") == 0;
}

static VALUE text_of_document(VALUE data)
{
    const struct binding_call *call = (const struct binding_call *)data;
    for (size_t at = 0; at < call->function->count; at++)
        if (call->function->parameters[at].role == BINDING_DOCUMENT) {
            const char *text = *(char **)(uintptr_t)call->words[at];
            long length = (long)call->lengths[at];
            return is_binary(&call->function->parameters[at]) ? rb_str_new(text, length)
                                                              : rb_utf8_str_new(text, length);
        }
    return Qnil;
}

static VALUE lift_document(const struct binding_call *call, size_t at)
{
    int state = 0;
    char **place = (char **)(uintptr_t)call->words[at];
    bool has_length = at + 1 < call->function->count && call->function->parameters[at + 1].role == BINDING_PART_OF;
    if (!has_length)
        ((struct binding_call *)call)->lengths[at] = strlen(*place);
    VALUE made = rb_protect(text_of_document, (VALUE)call, &state);
    money_string_free(*place);
    if (state != 0)
        rb_jump_tag(state);
    return made;
}

static VALUE lift_rows(const struct binding_parameter *parameter, const char *place, size_t count)
{
    size_t size = binding_size(parameter->kind, parameter->index);
    VALUE rows = rb_ary_new_capa((long)count);
    for (size_t i = 0; i < count; i++)
        rb_ary_push(rows, binding_lift(parameter->kind, parameter->index, place + i * size));
    return rows;
}

static VALUE lift_output(struct binding_call *call, size_t at)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    void *place = (void *)(uintptr_t)call->words[at];
    switch (parameter->role) {
    case BINDING_TEXT_OUT:
        return is_binary(parameter) ? rb_str_new(place, (long)call->lengths[at])
                                    : rb_utf8_str_new(place, (long)call->lengths[at]);
    case BINDING_DOCUMENT:
        return lift_document(call, at);
    case BINDING_HANDLE_OUT:
        return *(void **)place == NULL ? Qnil : call->given[at];
    case BINDING_ARRAY_OUT:
        return lift_rows(parameter, place, call->lengths[at]);
    default:
        /* A number that a call always writes is a value, even the smallest; an unknown age is nil. */
        if (parameter->kind == BINDING_I64 && !parameter->is_optional)
            return LL2NUM(*(const int64_t *)place);
        return binding_lift(parameter->kind, parameter->index, place);
    }
}

/** Passes the objects that a call created to their owners before anything can fail. */
static void adopt(struct binding_call *call)
{
    for (size_t at = 0; at < call->function->count; at++)
        if (call->function->parameters[at].role == BINDING_HANDLE_OUT && call->words[at] != 0)
            binding_adopt(call->given[at], *(void **)(uintptr_t)call->words[at]);
}

/** The class for a function's results, by the names of its outputs; Qnil for fewer than two. */
static VALUE shape_of(const struct binding_function *function, bool is_detailed, VALUE known)
{
    struct binding_call call = {.function = function, .is_detailed = is_detailed};
    VALUE names = rb_ary_new();
    for (size_t at = 0; at < function->count; at++)
        if (binding_is_wanted(&call, &function->parameters[at]))
            rb_ary_push(names, ID2SYM(rb_intern(function->parameters[at].name)));
    VALUE found = rb_hash_lookup(known, names);
    if (found == Qnil && RARRAY_LEN(names) > 1) {
        found = rb_funcallv(rb_cStruct, rb_intern("new"), (int)RARRAY_LEN(names), RARRAY_CONST_PTR(names));
        rb_hash_aset(known, names, found);
        rb_gc_register_mark_object(found);
    }
    return found;
}

static void init_shapes(void)
{
    VALUE known = rb_hash_new();
    shapes = xmalloc2(binding_function_count, sizeof *shapes);
    for (size_t at = 0; at < binding_function_count; at++)
        for (int is_detailed = 0; is_detailed < 2; is_detailed++)
            shapes[at][is_detailed] = shape_of(&binding_functions[at], is_detailed, known);
}

static VALUE lift_result(const struct binding_call *call)
{
    switch (call->function->result) {
    case BINDING_VOID: return Qnil;
    case BINDING_TEXT: return binding_lift(BINDING_TEXT, -1, call->words);
    default: return binding_lift(call->function->result, -1, call->words);
    }
}

/** Lifts the results of a call: nil, its only output, or a struct of its outputs. */
static VALUE results(struct binding_call *call)
{
    VALUE values = rb_ary_new();
    for (size_t at = 0; at < call->function->count; at++) {
        if (!binding_is_wanted(call, &call->function->parameters[at]))
            continue;
        rb_ary_push(values, lift_output(call, at));
    }
    if (RARRAY_LEN(values) < 2)
        return RARRAY_LEN(values) == 0 ? Qnil : rb_ary_entry(values, 0);
    VALUE shape = shapes[call->function - binding_functions][call->is_detailed];
    VALUE made = rb_class_new_instance((int)RARRAY_LEN(values), RARRAY_CONST_PTR(values), shape);
    RB_GC_GUARD(values);
    return rb_obj_freeze(made);
}

/** Returns whether a text did not fit, so that the call must be repeated. */
static bool is_too_small(struct binding_call *call, money_status_t status)
{
    if (status != MONEY_ERR_BUFFER_TOO_SMALL)
        return false;
    for (size_t at = 0; at < call->function->count; at++)
        if (call->function->parameters[at].role == BINDING_TEXT_OUT && call->lengths[at] >= call->room) {
            call->room = call->lengths[at] + 1;
            return true;
        }
    return false;
}

/** Prepares and runs a call; the events that it caused are delivered last. */
static VALUE run(struct binding_call *call, bool *is_done)
{
    money_status_t status;
    uint64_t words[BINDING_WORDS];
    memcpy(words, call->words, sizeof words);
    do {
        memcpy(call->words, words, sizeof words);
        binding_prepare(call);
        uint64_t prepared[BINDING_WORDS];
        memcpy(prepared, call->words, sizeof prepared);
        status = binding_run(call);
        if (call->function->result != BINDING_STATUS) {
            *is_done = true;
            return binding_take_events();
        }
        memcpy(call->words, prepared, sizeof prepared);
    } while (is_too_small(call, status));
    VALUE events = binding_take_events();
    if (status != MONEY_OK) {
        binding_tell(events);
        binding_raise(status, &call->error);
    }
    adopt(call);
    return events;
}

static VALUE rows(struct binding_call *call)
{
    VALUE found = rb_ary_new();
    uint64_t words[BINDING_WORDS];
    bool is_done = false;
    memcpy(words, call->words, sizeof words);
    for (uint64_t left = call->most; left > 0;) {
        call->capacity = left < PAGE ? left : PAGE;
        memcpy(call->words, words, sizeof words);
        VALUE events = run(call, &is_done);
        size_t count = 0;
        for (size_t at = 0; at < call->function->count; at++)
            if (strcmp(call->function->parameters[at].name, "count") == 0)
                count = *(size_t *)(uintptr_t)call->words[at];
        const struct binding_parameter *parameter = NULL;
        const void *page = NULL;
        for (size_t at = 0; at < call->function->count; at++)
            if (call->function->parameters[at].role == BINDING_ARRAY_OUT) {
                parameter = &call->function->parameters[at];
                page = (const void *)(uintptr_t)call->words[at];
                rb_ary_concat(found, lift_rows(parameter, page, count));
            }
        binding_tell(events);
        if (count < call->capacity || parameter == NULL)
            break;
        call->first = binding_next_page(call->function, call->first, page, binding_size(parameter->kind, parameter->index), count);
        left -= count;
    }
    return found;
}

/** call(index, arguments, options, is_detailed): calls a function and returns its outputs. */
static VALUE call_function(VALUE self, VALUE index, VALUE args, VALUE options, VALUE is_detailed)
{
    _Alignas(16) unsigned char room[STACK];
    struct binding_call call;
    bool is_done = false;
    (void)self;
    begin(&call, function_at(index), args, RTEST(is_detailed));
    call.arena.at = room;
    call.arena.end = room + sizeof room;
    binding_read_options(&call, options);
    if (call.function->is_paged)
        return rows(&call);
    VALUE events = run(&call, &is_done);
    VALUE found = is_done ? lift_result(&call) : results(&call);
    binding_tell(events);
    RB_GC_GUARD(args);
    RB_GC_GUARD(options);
    return found;
}

/** make(index, object, arguments, options): calls a function that creates the object. */
static VALUE make(VALUE self, VALUE index, VALUE object, VALUE args, VALUE options)
{
    _Alignas(16) unsigned char room[STACK];
    struct binding_call call;
    bool is_done = false;
    (void)self;
    begin(&call, function_at(index), args, false);
    call.arena.at = room;
    call.arena.end = room + sizeof room;
    if (binding_object(object)->was_made)
        rb_raise(rb_eTypeError, "an object must not be initialized twice");
    for (size_t at = 0; at < call.function->count; at++)
        if (call.function->parameters[at].role == BINDING_HANDLE_OUT)
            call.given[at] = object;
    binding_read_options(&call, options);
    binding_tell(run(&call, &is_done));
    RB_GC_GUARD(args);
    RB_GC_GUARD(options);
    RB_GC_GUARD(object);
    return Qnil;
}

void binding_init_call(void)
{
    while (binding_functions[binding_function_count].name != NULL)
        binding_function_count++;
    init_shapes();
    VALUE native = rb_define_module_under(binding_module, "Native");
    rb_define_singleton_method(native, "call", call_function, 4);
    rb_define_singleton_method(native, "make", make, 4);
}
