/* Listeners: notifications from the library during a call are delivered to Ruby after the call has returned, so that a
 * listener may call the library and raise like any other code.
 */
#include "binding.h"

#include <stdlib.h>
#include <string.h>

struct event {
    struct event *next;
    struct binding_object *object;
    int kind;
    uint64_t value;
    char text[];
};

static _Thread_local struct event *first_event, **last_event;
static int alert_index = -1;

static void note(struct binding_object *object, int kind, uint64_t value, const char *text)
{
    size_t size = text == NULL ? 1 : strlen(text) + 1;
    struct event *event = malloc(sizeof *event + size);
    if (event == NULL)
        return;
    *event = (struct event){.object = object, .kind = kind, .value = value};
    memcpy(event->text, text == NULL ? "" : text, size);
    if (first_event == NULL)
        last_event = &first_event;
    *last_event = event;
    last_event = &event->next;
}

enum { CHANGE, DISPLAY, ALERT, KINDS };

static void on_change(void *user_data, uint64_t revision)
{
    note(user_data, CHANGE, revision, NULL);
}

static void on_display(void *user_data, const char *display)
{
    note(user_data, DISPLAY, 0, display);
}

static void on_alert(void *user_data, money_calculator_alert_t alert)
{
    note(user_data, ALERT, (uint64_t)(int64_t)alert, NULL);
}

static VALUE told_of(const struct event *event)
{
    money_calculator_alert_t alert = (money_calculator_alert_t)event->value;
    switch (event->kind) {
    case CHANGE: return ULL2NUM(event->value);
    case DISPLAY: return rb_utf8_str_new_cstr(event->text);
    default: return binding_lift(BINDING_WORD, alert_index, &alert);
    }
}

VALUE binding_take_events(void)
{
    VALUE events = first_event == NULL ? Qnil : rb_ary_new();
    while (first_event != NULL) {
        struct event *event = first_event;
        VALUE listeners = event->object->listeners;
        if (listeners != Qnil && rb_ary_entry(listeners, event->kind) != Qnil)
            rb_ary_push(events, rb_assoc_new(rb_ary_entry(listeners, event->kind), told_of(event)));
        first_event = event->next;
        free(event);
    }
    return events;
}

static VALUE tell_one(VALUE event)
{
    return rb_funcall(rb_ary_entry(event, 0), rb_intern("call"), 1, rb_ary_entry(event, 1));
}

struct telling {
    VALUE events;
    long next;
};

static VALUE tell_each(VALUE data)
{
    struct telling *telling = (struct telling *)data;
    while (telling->next < RARRAY_LEN(telling->events))
        tell_one(rb_ary_entry(telling->events, telling->next++));
    return Qnil;
}

/** Calls the remaining listeners after one did not return normally. */
static VALUE tell_rest(VALUE data)
{
    struct telling *telling = (struct telling *)data;
    while (telling->next < RARRAY_LEN(telling->events)) {
        int state = 0;
        rb_protect(tell_one, rb_ary_entry(telling->events, telling->next++), &state);
        if (state != 0)
            rb_set_errinfo(Qnil);
    }
    return Qnil;
}

/** Calls all listeners. The first exception or throw continues after all have been called. */
void binding_tell(VALUE events)
{
    struct telling telling = {events, 0};
    if (events != Qnil)
        rb_ensure(tell_each, (VALUE)&telling, tell_rest, (VALUE)&telling);
}

/** listen(index, object, listener): sets a listener and replaces the previous one; nil removes it. */
static VALUE listen(VALUE self, VALUE index, VALUE owner, VALUE listener)
{
    static void *const heard[KINDS] = {(void *)on_change, (void *)on_display, (void *)on_alert};
    const struct binding_function *function = &binding_functions[NUM2INT(index)];
    money_error_t error = {.position = -1};
    uint64_t words[BINDING_WORDS] = {0};
    (void)self;
    struct binding_object *object = binding_given_object(owner, function->parameters[0].index, "self");
    if (listener != Qnil && !rb_respond_to(listener, rb_intern("call")))
        rb_raise(rb_eTypeError, "a listener must respond to call or be nil");
    if (object->readers > 0 || object->is_written)
        binding_raise_busy("object is in use by another call");
    int kind = strstr(function->name, "_display") != NULL ? DISPLAY : strstr(function->name, "_alert") != NULL ? ALERT : CHANGE;
    words[0] = (uint64_t)(uintptr_t)object->pointer;
    words[1] = listener == Qnil ? 0 : (uint64_t)(uintptr_t)heard[kind];
    words[2] = (uint64_t)(uintptr_t)object;
    words[3] = (uint64_t)(uintptr_t)&error;
    if (object->listeners == Qnil)
        object->listeners = rb_ary_new_from_args(KINDS, Qnil, Qnil, Qnil);
    function->run(words);
    if (words[0] != MONEY_OK)
        binding_raise((money_status_t)words[0], &error);
    rb_ary_store(object->listeners, kind, listener);
    RB_GC_GUARD(owner);
    return Qnil;
}

void binding_init_listen(void)
{
    for (int i = 0; binding_enumerations[i].name != NULL; i++)
        if (strcmp(binding_enumerations[i].name, "money_calculator_alert_t") == 0)
            alert_index = i;
    rb_define_singleton_method(rb_const_get(binding_module, rb_intern("Native")), "listen", listen, 3);
}
