/* Runs calls. A call that may take long runs without Ruby's lock, and ends soon after its thread is interrupted. */
#include "binding.h"

#include <ruby/thread.h>
#include <string.h>

static ID id_listener;

/** The object of a parameter, or NULL. A call writes its result over the words of its arguments. */
static struct binding_object *object_at(const struct binding_call *call, size_t at)
{
    VALUE given = call->given[at];
    bool is_object = call->function->parameters[at].role == BINDING_HANDLE && given != Qundef && given != Qnil;
    return is_object ? binding_object(call->given[at]) : NULL;
}

/** Code that prepared the arguments, or ran since then, may have freed an object. */
static void check_alive(const struct binding_call *call, VALUE value)
{
    if (binding_object(value)->pointer == NULL)
        rb_raise(rb_eTypeError, "objects must not be freed during a call of %s", call->function->name);
}

/** Raises unless the objects are alive and no running long call blocks their use. */
static void check_free(const struct binding_call *call)
{
    for (long i = 0; call->arena.held != Qnil && i < RARRAY_LEN(call->arena.held); i++)
        check_alive(call, rb_ary_entry(call->arena.held, i));
    for (size_t at = 0; at < call->function->count; at++) {
        const struct binding_object *object = object_at(call, at);
        if (object != NULL)
            check_alive(call, call->given[at]);
        bool is_reading = call->function->parameters[at].is_const;
        if (object != NULL && (object->is_written || (object->readers > 0 && !is_reading)))
            binding_raise_busy("object is in use by another call");
    }
}

/** Adds or removes the marks on the objects of a call that runs without Ruby's lock or reports its progress. */
static void mark(const struct binding_call *call, int change)
{
    for (size_t at = 0; at < call->function->count; at++) {
        struct binding_object *object = object_at(call, at);
        if (object == NULL)
            continue;
        if (call->function->parameters[at].is_const)
            object->readers += change;
        else
            object->is_written = change > 0;
    }
    if (call->arena.held != Qnil)
        for (long i = 0; i < RARRAY_LEN(call->arena.held); i++)
            binding_object(rb_ary_entry(call->arena.held, i))->readers += change;
}

struct heard {
    struct binding_call *call;
    uint64_t done, total;
};

static VALUE tell_progress(VALUE data)
{
    const struct heard *heard = (const struct heard *)data;
    VALUE total = heard->total == 0 ? Qnil : ULL2NUM(heard->total);
    return rb_funcall(heard->call->listener, rb_intern("call"), 2, ULL2NUM(heard->done), total);
}

static void *hear_locked(void *data)
{
    struct heard *heard = data;
    int state = 0;
    if (heard->call->left != 0)
        return NULL;
    VALUE answer = rb_protect(tell_progress, (VALUE)heard, &state);
    // The listener's exception or throw continues after the call has returned.
    heard->call->left = state;
    if (state != 0 || answer == Qfalse)
        heard->call->progress.cancel = 1;
    // A long call in the listener was watched itself, and ended that. This call goes on being watched.
    money_error_t error;
    MONEY_IGNORE(money_progress_watch(&heard->call->progress, &error));
    return NULL;
}

static void hear(void *user_data, uint64_t done, uint64_t total)
{
    struct heard heard = {user_data, done, total};
    if (heard.call->function->is_long == 1)
        rb_thread_call_with_gvl(hear_locked, &heard);
    else
        hear_locked(&heard);
}

static void *run_watched(void *data)
{
    struct binding_call *call = data;
    money_error_t error;
    call->has_run = true;
    bool is_watched = money_progress_watch(&call->progress, &error) == MONEY_OK;
    call->function->run(call->words);
    if (is_watched)
        MONEY_IGNORE(money_progress_watch(NULL, &error));
    return NULL;
}

static void interrupt(void *data)
{
    struct binding_call *call = data;
    call->is_interrupted = true;
    call->progress.cancel = 1;
}

static void watch(struct binding_call *call)
{
    money_progress_init(&call->progress);
    call->has_run = call->is_interrupted = false;
    call->left = 0;
    call->listener = rb_thread_local_aref(rb_thread_current(), id_listener);
    if (call->listener != Qnil) {
        call->progress.callback = hear;
        call->progress.user_data = call;
    }
}

money_status_t binding_run(struct binding_call *call)
{
    uint64_t words[BINDING_WORDS];
    check_free(call);
    if (call->function->is_long == 0) {
        call->function->run(call->words);
        return (money_status_t)call->words[0];
    }
    memcpy(words, call->words, sizeof words);
    for (;;) {
        watch(call);
        mark(call, 1);
        if (call->function->is_long == 1)
            rb_thread_call_without_gvl2(run_watched, call, interrupt, call);
        else
            run_watched(call);
        mark(call, -1);
        if (call->left != 0)
            rb_jump_tag(call->left);
        bool is_stopped = call->has_run && call->is_interrupted && (money_status_t)call->words[0] == MONEY_ERR_CANCELLED;
        if (call->has_run && !is_stopped)
            return (money_status_t)call->words[0];
        // A signal, or another thread, wants this one. Nothing has changed, so the call begins again if it may go on.
        memcpy(call->words, words, sizeof words);
        rb_thread_check_ints();
        check_free(call);
    }
}

/** Sets the listener to the progress of this fiber's long calls, and returns the previous one. */
static VALUE set_listener(VALUE self, VALUE listener)
{
    (void)self;
    VALUE before = rb_thread_local_aref(rb_thread_current(), id_listener);
    rb_thread_local_aset(rb_thread_current(), id_listener, listener);
    return before;
}

void binding_init_run(void)
{
    id_listener = rb_intern("__libmoney_progress__");
    rb_define_singleton_method(rb_const_get(binding_module, rb_intern("Native")), "watch", set_listener, 1);
}
