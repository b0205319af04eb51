/* Runs calls. A program may watch a long call and cancel it. */
#include "binding.h"

#include <string.h>

/** The listener to the progress of long calls; undefined if unset. */
ZEND_TLS zval watcher;

/** Counts the objects of a call as being in use, or no longer. */
static void mark(const struct binding_call *call, int change)
{
    for (size_t at = 0; at < call->function->count; at++) {
        const struct binding_parameter *parameter = &call->function->parameters[at];
        if (parameter->role != BINDING_HANDLE || call->words[at] == 0)
            continue;
        struct binding_object *object = binding_object_of(Z_OBJ(call->given[at]));
        *(parameter->is_const ? &object->readers : &object->writers) += change;
    }
}

/** Returns whether a running call, whose listener makes this one, blocks the use of the objects. */
static bool is_busy(const struct binding_call *call)
{
    for (size_t at = 0; at < call->function->count; at++) {
        const struct binding_parameter *parameter = &call->function->parameters[at];
        if (parameter->role != BINDING_HANDLE || call->words[at] == 0)
            continue;
        const struct binding_object *object = binding_object_of(Z_OBJ(call->given[at]));
        if (object->writers > 0 || (object->readers > 0 && !parameter->is_const))
            return true;
    }
    return false;
}

static void hear(void *user_data, uint64_t done, uint64_t total)
{
    struct binding_call *call = user_data;
    zval answer, told[2];
    if (EG(exception) != NULL || call->has_bailed)
        return;
    ZVAL_UNDEF(&answer);
    ZVAL_LONG(&told[0], (zend_long)done);
    ZVAL_NULL(&told[1]);
    if (total != 0)
        ZVAL_LONG(&told[1], (zend_long)total);
    // When out of memory, PHP leaves a call by a jump. It is caught here and resumed after the library's call.
    zend_try {
        call_user_function(NULL, NULL, &watcher, &answer, 2, told);
    } zend_catch {
        call->has_bailed = true;
    } zend_end_try();
    if (call->has_bailed || EG(exception) != NULL || Z_TYPE(answer) == IS_FALSE)
        call->progress.cancel = 1;
    if (!call->has_bailed)
        zval_ptr_dtor(&answer);
    // A long call in the listener was watched itself, and ended that. This call goes on being watched.
    money_error_t error;
    MONEY_IGNORE(money_progress_watch(&call->progress, &error));
}

bool binding_run(struct binding_call *call)
{
    money_error_t error;
    if (is_busy(call)) {
        error = (money_error_t){.status = MONEY_ERR_BUSY, .position = -1, .text = "object is in use by another call"};
        binding_raise(MONEY_ERR_BUSY, &error);
        return false;
    }
    if (call->function->is_long == 0 || Z_TYPE(watcher) == IS_UNDEF) {
        call->function->run(call->words);
        return true;
    }
    uint64_t words[BINDING_WORDS];
    memcpy(words, call->words, sizeof words);
    money_progress_init(&call->progress);
    call->progress.callback = hear;
    call->progress.user_data = call;
    mark(call, 1);
    bool is_watched = money_progress_watch(&call->progress, &error) == MONEY_OK;
    call->function->run(call->words);
    if (is_watched)
        MONEY_IGNORE(money_progress_watch(NULL, &error));
    uint64_t result = call->words[0];
    call->words[0] = words[0];
    mark(call, -1);
    call->words[0] = result;
    return true;
}

void binding_end_watch(void)
{
    zval_ptr_dtor(&watcher);
    ZVAL_UNDEF(&watcher);
}

/** watch(listener): sets the listener to the progress of long calls, and returns the previous one. */
ZEND_METHOD(Native, watch)
{
    zval *listener;
    if (zend_parse_parameters(ZEND_NUM_ARGS(), "z", &listener) == FAILURE)
        return;
    if (Z_TYPE_P(listener) != IS_NULL && !zend_is_callable(listener, 0, NULL)) {
        zend_type_error("listener must be a callable or null");
        return;
    }
    if (Z_TYPE(watcher) != IS_UNDEF)
        ZVAL_COPY_VALUE(return_value, &watcher);
    ZVAL_UNDEF(&watcher);
    if (Z_TYPE_P(listener) != IS_NULL)
        ZVAL_COPY(&watcher, listener);
}
