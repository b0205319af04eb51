/* Listeners: notifications from the library during a call are delivered to PHP after the call has returned, so that a
 * listener may call the library and throw like any other code.
 */
#include "binding.h"

#include <stdlib.h>
#include <string.h>

struct event {
    struct event *next;
    const struct binding_object *object;
    int kind;
    uint64_t value;
    char text[];
};

ZEND_TLS struct event *first_event, *last_event;
static int alert_index = -1;

static void note(const struct binding_object *object, int kind, uint64_t value, const char *text)
{
    size_t size = text == NULL ? 1 : strlen(text) + 1;
    struct event *event = malloc(sizeof *event + size);
    if (event == NULL)
        return;
    *event = (struct event){.object = object, .kind = kind, .value = value};
    memcpy(event->text, text == NULL ? "" : text, size);
    if (first_event == NULL)
        first_event = event;
    else
        last_event->next = event;
    last_event = event;
}

enum { CHANGE, DISPLAY, ALERT };

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

static bool told_of(zval *to, const struct event *event)
{
    money_calculator_alert_t alert = (money_calculator_alert_t)event->value;
    if (event->kind == CHANGE)
        return binding_lift(to, BINDING_U64, -1, &event->value);
    if (event->kind == ALERT)
        return binding_lift(to, BINDING_WORD, alert_index, &alert);
    ZVAL_STRING(to, event->text);
    return true;
}

void binding_forget(const struct binding_object *object)
{
    for (struct event **place = &first_event; *place != NULL;) {
        struct event *event = *place;
        if (event->object != object) {
            last_event = event;
            place = &event->next;
            continue;
        }
        *place = event->next;
        free(event);
    }
}

void binding_take_events(zval *to)
{
    ZVAL_UNDEF(to);
    if (first_event != NULL)
        array_init(to);
    while (first_event != NULL) {
        struct event *event = first_event;
        const zval *listener = &event->object->listeners[event->kind];
        zval pair, heard, told;
        first_event = event->next;
        if (Z_TYPE_P(listener) != IS_UNDEF) {
            ZVAL_COPY(&heard, listener);
            if (!told_of(&told, event))
                ZVAL_NULL(&told);
            array_init(&pair);
            add_next_index_zval(&pair, &heard);
            add_next_index_zval(&pair, &told);
            add_next_index_zval(to, &pair);
        }
        free(event);
    }
}

/** Calls all listeners. The first exception is rethrown after all have been called. */
void binding_tell(zval *events)
{
    zval *pair;
    if (Z_TYPE_P(events) != IS_ARRAY)
        return;
    zend_object *failure = EG(exception);
    if (failure != NULL) {
        GC_ADDREF(failure);
        zend_clear_exception();
    }
    ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(events), pair) {
        zval answer;
        ZVAL_UNDEF(&answer);
        call_user_function(NULL, NULL, zend_hash_index_find(Z_ARRVAL_P(pair), 0), &answer, 1,
                           zend_hash_index_find(Z_ARRVAL_P(pair), 1));
        zval_ptr_dtor(&answer);
        if (EG(exception) == NULL)
            continue;
        if (failure == NULL) {
            failure = EG(exception);
            GC_ADDREF(failure);
        }
        // A listener that exits the program prevents the remaining calls.
        bool is_end = zend_is_unwind_exit(EG(exception));
        if (is_end)
            break;
        zend_clear_exception();
    } ZEND_HASH_FOREACH_END();
    zval_ptr_dtor(events);
    ZVAL_UNDEF(events);
    if (failure != NULL && EG(exception) == NULL)
        zend_throw_exception_internal(failure);
    else if (failure != NULL)
        OBJ_RELEASE(failure);
}

/** listen(index, object, listener): sets a listener and replaces the previous one; null removes it. */
ZEND_METHOD(Native, listen)
{
    static void *const heard[BINDING_LISTENERS] = {(void *)on_change, (void *)on_display, (void *)on_alert};
    zend_long index = 0;
    zval *owner, *listener;
    money_error_t error = {.position = -1};
    uint64_t words[BINDING_WORDS] = {0};
    if (zend_parse_parameters(ZEND_NUM_ARGS(), "lOz", &index, &owner, binding_handle_class, &listener) == FAILURE)
        return;
    const struct binding_function *function = binding_functions;
    while (function->name != NULL && function - binding_functions != index)
        function++;
    if (function->name == NULL || function->count != 4 || function->parameters[1].role != BINDING_CALLBACK) {
        zend_value_error("function must have a listener");
        return;
    }
    struct binding_object *object = binding_given_object(owner, function->parameters[0].index, "object");
    if (object == NULL)
        return;
    if (Z_TYPE_P(listener) != IS_NULL && !zend_is_callable(listener, 0, NULL)) {
        zend_type_error("listener must be a callable or null");
        return;
    }
    int kind = strstr(function->name, "_display") != NULL ? DISPLAY : strstr(function->name, "_alert") != NULL ? ALERT : CHANGE;
    for (int i = 0; alert_index < 0; i++)
        if (strcmp(binding_enumerations[i].name, "CalculatorAlert") == 0)
            alert_index = i;
    words[0] = (uint64_t)(uintptr_t)object->pointer;
    words[1] = Z_TYPE_P(listener) == IS_NULL ? 0 : (uint64_t)(uintptr_t)heard[kind];
    words[2] = (uint64_t)(uintptr_t)object;
    words[3] = (uint64_t)(uintptr_t)&error;
    function->run(words);
    if ((money_status_t)words[0] != MONEY_OK) {
        binding_raise((money_status_t)words[0], &error);
        return;
    }
    zval before;
    ZVAL_COPY_VALUE(&before, &object->listeners[kind]);
    ZVAL_UNDEF(&object->listeners[kind]);
    if (Z_TYPE_P(listener) != IS_NULL)
        ZVAL_COPY(&object->listeners[kind], listener);
    zval_ptr_dtor(&before);
}
