/* LibMoney\Native: calls the functions by their index in the table. */
#include "binding.h"

#include <string.h>

/** The initial capacity for a text; a longer one is requested again. */
enum { ROOM = 512, PAGE = 256, STACK = 2048 };

static const struct binding_function *function_at(zend_long at)
{
    static zend_long count = 0;
    while (binding_functions[count].name != NULL)
        count++;
    if (at >= 0 && at < count)
        return &binding_functions[at];
    zend_value_error("unknown function " ZEND_LONG_FMT, at);
    return NULL;
}

static bool begin(struct binding_call *call, zend_long index, HashTable *args, bool is_detailed)
{
    memset(call, 0, sizeof *call);
    call->function = function_at(index);
    if (call->function == NULL)
        return false;
    call->is_detailed = is_detailed;
    call->room = ROOM;
    call->most = UINT64_MAX;
    call->error.position = -1;
    if (zend_hash_num_elements(args) != (uint32_t)call->function->positional) {
        zend_argument_count_error("%s requires %d arguments", call->function->name, call->function->positional);
        return false;
    }
    for (size_t at = 0; at < call->function->count; at++) {
        int place = call->function->parameters[at].place;
        zval *value = place >= 0 ? zend_hash_index_find(args, (zend_ulong)place) : NULL;
        if (value == NULL)
            continue;
        ZVAL_DEREF(value);
        ZVAL_COPY_VALUE(&call->given[at], value);
    }
    return true;
}

/** Frees the memory that the library allocated for the results of a call. */
static void drop_documents(const struct binding_call *call)
{
    for (size_t at = 0; at < call->function->count; at++)
        if (call->function->parameters[at].role == BINDING_DOCUMENT && call->words[at] != 0)
            money_string_free(*(char **)(uintptr_t)call->words[at]);
}

static bool lift_rows(zval *to, const struct binding_parameter *parameter, const char *place, size_t count)
{
    size_t size = binding_size(parameter->kind, parameter->index);
    for (size_t i = 0; i < count; i++) {
        zval one;
        if (!binding_lift(&one, parameter->kind, parameter->index, place + i * size)) {
            zval_ptr_dtor(&one);
            return false;
        }
        add_next_index_zval(to, &one);
    }
    return true;
}

static bool lift_output(zval *to, struct binding_call *call, size_t at)
{
    const struct binding_parameter *parameter = &call->function->parameters[at];
    void *place = (void *)(uintptr_t)call->words[at];
    switch (parameter->role) {
    case BINDING_TEXT_OUT:
        ZVAL_STRINGL(to, place, call->lengths[at]);
        return true;
    case BINDING_DOCUMENT: {
        bool has_length = at + 1 < call->function->count && call->function->parameters[at + 1].role == BINDING_PART_OF;
        const char *text = *(char **)place;
        ZVAL_STRINGL(to, text, has_length ? call->lengths[at] : strlen(text));
        return true;
    }
    case BINDING_HANDLE_OUT:
        ZVAL_NULL(to);
        if (*(void **)place != NULL)
            ZVAL_COPY(to, &call->given[at]);
        return true;
    case BINDING_ARRAY_OUT:
        array_init(to);
        return lift_rows(to, parameter, place, call->lengths[at]);
    default:
        /* A number that a call always writes is a value, even the smallest; an unknown age is null. */
        if (parameter->kind == BINDING_I64 && !parameter->is_optional) {
            ZVAL_LONG(to, *(const int64_t *)place);
            return true;
        }
        return binding_lift(to, parameter->kind, parameter->index, place);
    }
}

/** Lifts the results of a call: null, its only output, or an array of its outputs by name. */
static bool results(zval *to, struct binding_call *call)
{
    size_t count = 0;
    for (size_t at = 0; at < call->function->count; at++)
        count += binding_is_wanted(call, &call->function->parameters[at]);
    if (count > 1)
        array_init(to);
    for (size_t at = 0; at < call->function->count; at++) {
        zval one;
        if (!binding_is_wanted(call, &call->function->parameters[at]))
            continue;
        bool is_good = lift_output(&one, call, at);
        if (count == 1) {
            ZVAL_COPY_VALUE(to, &one);
            return is_good;
        }
        add_assoc_zval(to, call->function->parameters[at].name, &one);
        if (!is_good)
            return false;
    }
    return true;
}

/** Returns whether a text did not fit, so that the call must be repeated. */
static bool is_too_small(struct binding_call *call)
{
    if ((money_status_t)call->words[0] != MONEY_ERR_BUFFER_TOO_SMALL)
        return false;
    for (size_t at = 0; at < call->function->count; at++)
        if (call->function->parameters[at].role == BINDING_TEXT_OUT && call->lengths[at] >= call->room) {
            call->room = call->lengths[at] + 1;
            return true;
        }
    return false;
}

/** Passes the objects that a call created to their owners before anything can fail. */
static void adopt(struct binding_call *call)
{
    for (size_t at = 0; at < call->function->count; at++)
        if (call->function->parameters[at].role == BINDING_HANDLE_OUT && call->words[at] != 0)
            binding_object_of(Z_OBJ(call->given[at]))->pointer = *(void **)(uintptr_t)call->words[at];
}

/** Prepares and runs a call; the events that it caused are delivered last. */
static bool run(struct binding_call *call, zval *events)
{
    uint64_t words[BINDING_WORDS], prepared[BINDING_WORDS];
    memcpy(words, call->words, sizeof words);
    ZVAL_UNDEF(events);
    do {
        memcpy(call->words, words, sizeof words);
        if (!binding_prepare(call))
            return false;
        memcpy(prepared, call->words, sizeof prepared);
        if (!binding_run(call))
            return false;
        if (call->function->result != BINDING_STATUS) {
            binding_take_events(events);
            return true;
        }
    } while (is_too_small(call));
    money_status_t status = (money_status_t)call->words[0];
    memcpy(call->words, prepared, sizeof prepared);
    binding_take_events(events);
    if (status == MONEY_OK)
        adopt(call);
    if (EG(exception) == NULL && status == MONEY_OK)
        return true;
    if (status == MONEY_OK)
        drop_documents(call);
    if (EG(exception) == NULL)
        binding_raise(status, &call->error);
    binding_tell(events);
    return false;
}

static bool rows(struct binding_call *call, zval *to)
{
    uint64_t words[BINDING_WORDS];
    zval events;
    memcpy(words, call->words, sizeof words);
    array_init(to);
    for (uint64_t left = call->most; left > 0;) {
        size_t count = 0;
        bool is_good = true;
        call->capacity = left < PAGE ? left : PAGE;
        memcpy(call->words, words, sizeof words);
        if (!run(call, &events))
            return false;
        for (size_t at = 0; at < call->function->count; at++)
            if (strcmp(call->function->parameters[at].name, "count") == 0)
                count = *(size_t *)(uintptr_t)call->words[at];
        const struct binding_parameter *parameter = NULL;
        const void *page = NULL;
        for (size_t at = 0; at < call->function->count && is_good; at++)
            if (call->function->parameters[at].role == BINDING_ARRAY_OUT) {
                parameter = &call->function->parameters[at];
                page = (const void *)(uintptr_t)call->words[at];
                is_good = lift_rows(to, parameter, page, count);
            }
        binding_tell(&events);
        if (!is_good || count < call->capacity || parameter == NULL)
            return is_good;
        call->first = binding_next_page(call->function, call->first, page, binding_size(parameter->kind, parameter->index), count);
        left -= count;
    }
    return true;
}

static void end(struct binding_call *call, const zval *made)
{
    for (size_t at = 0; at < call->function->count; at++)
        if (call->function->parameters[at].role == BINDING_HANDLE_OUT && made == NULL)
            zval_ptr_dtor(&call->given[at]);
    binding_release(&call->arena);
    if (call->has_bailed)
        zend_bailout();
}

/** call(place, arguments, options, is_detailed): calls a function and returns its outputs. */
ZEND_METHOD(Native, call)
{
    _Alignas(16) unsigned char room[STACK];
    struct binding_call call;
    zend_long index = 0;
    HashTable *args = NULL, *options = NULL;
    bool is_detailed = false;
    zval events;
    ZEND_PARSE_PARAMETERS_START(4, 4)
        Z_PARAM_LONG(index)
        Z_PARAM_ARRAY_HT(args)
        Z_PARAM_ARRAY_HT_OR_NULL(options)
        Z_PARAM_BOOL(is_detailed)
    ZEND_PARSE_PARAMETERS_END();
    if (!begin(&call, index, args, is_detailed))
        return;
    call.arena.at = room;
    call.arena.end = room + sizeof room;
    if (binding_read_options(&call, options)) {
        if (call.function->is_paged) {
            rows(&call, return_value);
        } else if (run(&call, &events)) {
            if (call.function->result != BINDING_STATUS)
                binding_lift(return_value, call.function->result, -1, call.words);
            else {
                results(return_value, &call);
                drop_documents(&call);
            }
            binding_tell(&events);
        }
    }
    end(&call, NULL);
}

/** make(index, object, arguments, options): calls a function that creates the object. */
ZEND_METHOD(Native, make)
{
    _Alignas(16) unsigned char room[STACK];
    struct binding_call call;
    zend_long index = 0;
    zval *object, events;
    HashTable *args = NULL, *options = NULL;
    ZEND_PARSE_PARAMETERS_START(4, 4)
        Z_PARAM_LONG(index)
        Z_PARAM_OBJECT_OF_CLASS(object, binding_handle_class)
        Z_PARAM_ARRAY_HT(args)
        Z_PARAM_ARRAY_HT_OR_NULL(options)
    ZEND_PARSE_PARAMETERS_END();
    if (!begin(&call, index, args, false))
        return;
    if (binding_object_of(Z_OBJ_P(object))->pointer != NULL) {
        zend_throw_error(NULL, "an object must not be constructed twice");
        return;
    }
    call.arena.at = room;
    call.arena.end = room + sizeof room;
    bool is_right = false;
    for (size_t at = 0; at < call.function->count; at++)
        if (call.function->parameters[at].role == BINDING_HANDLE_OUT) {
            is_right = call.function->parameters[at].index == binding_object_of(Z_OBJ_P(object))->kind;
            ZVAL_COPY_VALUE(&call.given[at], object);
        }
    if (!is_right)
        zend_throw_error(NULL, "%s cannot construct this object", call.function->name);
    else if (binding_read_options(&call, options) && run(&call, &events))
        binding_tell(&events);
    end(&call, object);
}

ZEND_BEGIN_ARG_INFO_EX(call_arguments, 0, 0, 4)
    ZEND_ARG_TYPE_INFO(0, place, IS_LONG, 0)
    ZEND_ARG_TYPE_INFO(0, arguments, IS_ARRAY, 0)
    ZEND_ARG_TYPE_INFO(0, options, IS_ARRAY, 1)
    ZEND_ARG_TYPE_INFO(0, is_detailed, _IS_BOOL, 0)
ZEND_END_ARG_INFO()
ZEND_BEGIN_ARG_INFO_EX(make_arguments, 0, 0, 4)
    ZEND_ARG_TYPE_INFO(0, place, IS_LONG, 0)
    ZEND_ARG_TYPE_INFO(0, object, IS_OBJECT, 0)
    ZEND_ARG_TYPE_INFO(0, arguments, IS_ARRAY, 0)
    ZEND_ARG_TYPE_INFO(0, options, IS_ARRAY, 1)
ZEND_END_ARG_INFO()
ZEND_BEGIN_ARG_INFO_EX(listen_arguments, 0, 0, 3)
    ZEND_ARG_TYPE_INFO(0, place, IS_LONG, 0)
    ZEND_ARG_TYPE_INFO(0, object, IS_OBJECT, 0)
    ZEND_ARG_TYPE_INFO(0, listener, IS_MIXED, 1)
ZEND_END_ARG_INFO()
ZEND_BEGIN_ARG_INFO_EX(watch_arguments, 0, 0, 1)
    ZEND_ARG_TYPE_INFO(0, listener, IS_MIXED, 1)
ZEND_END_ARG_INFO()

const zend_function_entry binding_native_methods[] = {
    ZEND_ME(Native, call, call_arguments, ZEND_ACC_PUBLIC | ZEND_ACC_STATIC)
    ZEND_ME(Native, make, make_arguments, ZEND_ACC_PUBLIC | ZEND_ACC_STATIC)
    ZEND_ME(Native, listen, listen_arguments, ZEND_ACC_PUBLIC | ZEND_ACC_STATIC)
    ZEND_ME(Native, watch, watch_arguments, ZEND_ACC_PUBLIC | ZEND_ACC_STATIC)
    ZEND_FE_END
};
