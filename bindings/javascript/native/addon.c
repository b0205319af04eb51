/* libmoney for Node: calls C functions by their index in a list.
 *
 * JavaScript writes a call's arguments into 64-bit words, names the function by its index, and reads the result from
 * the first word. Pointed-to data is in an ArrayBuffer, whose address `address` returns. A call thus crosses the
 * language boundary once, with one small number, and the same JavaScript serves WebAssembly and this addon.
 *
 * Each thread that loads the addon has its own words and listeners.
 */
#include "calls.h"

#define NAPI_VERSION 8
#include <node_api.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/** The most words of a call: no function has more parameters. */
enum { MOST_WORDS = 32 };

/** The addon's state for each JavaScript thread. */
struct thread {
    union money_word words[MOST_WORDS];
    size_t calls;
};

/** A function of JavaScript that libmoney may call. */
struct listener {
    napi_env env;
    napi_ref function;
};

static napi_value failed(napi_env env, const char *message)
{
    bool is_pending = false;
    napi_is_exception_pending(env, &is_pending);
    if (!is_pending)
        napi_throw_error(env, NULL, message);
    return NULL;
}

/** Reads the only argument of a function. */
static napi_value only_argument(napi_env env, napi_callback_info info)
{
    size_t count = 1;
    napi_value value = NULL;
    return napi_get_cb_info(env, info, &count, &value, NULL, NULL) == napi_ok && count >= 1 ? value : NULL;
}

/** call(index): runs a function of the list. */
static napi_value call(napi_env env, napi_callback_info info)
{
    size_t count = 1;
    napi_value value;
    uint32_t index;
    void *data;
    if (napi_get_cb_info(env, info, &count, &value, NULL, &data) != napi_ok)
        return failed(env, "missing argument of call: expected an index");
    struct thread *thread = data;
    if (napi_get_value_uint32(env, value, &index) != napi_ok || index >= thread->calls)
        return failed(env, "call must be given the index of a function");
    /* A listener may call the library during the call, and its arguments use the same words. */
    union money_word words[MOST_WORDS];
    memcpy(words, thread->words, sizeof words);
    money_calls[index].run(words);
    thread->words[0] = words[0];
    return NULL;
}

/** address(arraybuffer): where its bytes are. */
static napi_value address(napi_env env, napi_callback_info info)
{
    void *bytes;
    size_t size;
    napi_value value = only_argument(env, info), result;
    if (value == NULL || napi_get_arraybuffer_info(env, value, &bytes, &size) != napi_ok)
        return failed(env, "address must be given an ArrayBuffer");
    if (napi_create_double(env, (double)(uintptr_t)bytes, &result) != napi_ok)
        return failed(env, "could not return an address");
    return result;
}

/** text(address, length): the text of `length` bytes, or up to its NUL if the length is negative. */
static napi_value text(napi_env env, napi_callback_info info)
{
    size_t count = 2;
    napi_value values[2], result;
    double place, length;
    if (napi_get_cb_info(env, info, &count, values, NULL, NULL) != napi_ok || count != 2 ||
        napi_get_value_double(env, values[0], &place) != napi_ok ||
        napi_get_value_double(env, values[1], &length) != napi_ok || !(place > 0))
        return failed(env, "text must be given an address and a length");
    const char *bytes = (const char *)(uintptr_t)place;
    size_t size = length < 0 ? NAPI_AUTO_LENGTH : (size_t)length;
    if (napi_create_string_utf8(env, bytes, size, &result) != napi_ok)
        return failed(env, "text exceeds the length of a string");
    return result;
}

/** bytes(address, length): a copy of `length` bytes, as an ArrayBuffer. */
static napi_value copy_bytes(napi_env env, napi_callback_info info)
{
    size_t count = 2;
    napi_value values[2], result;
    double place, length;
    void *copy;
    if (napi_get_cb_info(env, info, &count, values, NULL, NULL) != napi_ok || count != 2 ||
        napi_get_value_double(env, values[0], &place) != napi_ok ||
        napi_get_value_double(env, values[1], &length) != napi_ok || !(place > 0) || !(length >= 0))
        return failed(env, "bytes must be given an address and a length");
    if (napi_create_arraybuffer(env, (size_t)length, &copy, &result) != napi_ok)
        return failed(env, "could not return the bytes");
    if (length > 0)
        memcpy(copy, (const void *)(uintptr_t)place, (size_t)length);
    return result;
}

/** hold(function): a number by which libmoney names the function. */
static napi_value hold(napi_env env, napi_callback_info info)
{
    napi_value function = only_argument(env, info), result;
    napi_valuetype type;
    struct listener *made = malloc(sizeof *made);
    if (made == NULL)
        return failed(env, "out of memory for a listener");
    made->env = env;
    if (function == NULL || napi_typeof(env, function, &type) != napi_ok || type != napi_function ||
        napi_create_reference(env, function, 1, &made->function) != napi_ok) {
        free(made);
        return failed(env, "hold must be given a function");
    }
    if (napi_create_double(env, (double)(uintptr_t)made, &result) != napi_ok) {
        napi_delete_reference(env, made->function);
        free(made);
        return failed(env, "could not return the number of a listener");
    }
    return result;
}

/** drop(number): frees a listener that hold created. */
static napi_value drop(napi_env env, napi_callback_info info)
{
    double place;
    napi_value value = only_argument(env, info);
    if (value == NULL || napi_get_value_double(env, value, &place) != napi_ok || !(place > 0))
        return failed(env, "drop must be given the number that hold returned");
    struct listener *held = (struct listener *)(uintptr_t)place;
    napi_delete_reference(env, held->function);
    free(held);
    return NULL;
}

void money_addon_hear(void *user_data, const union money_word *words, size_t count, unsigned large)
{
    const struct listener *listener = user_data;
    napi_env env = listener->env;
    napi_handle_scope scope;
    napi_value receiver, function, values[MOST_WORDS];
    if (napi_open_handle_scope(env, &scope) != napi_ok)
        return;
    napi_status status = napi_get_undefined(env, &receiver);
    if (status == napi_ok)
        status = napi_get_reference_value(env, listener->function, &function);
    for (size_t i = 0; status == napi_ok && i < count; i++)
        status = (large >> i & 1) != 0 ? napi_create_bigint_int64(env, words[i].integer, &values[i])
                                       : napi_create_double(env, words[i].number, &values[i]);
    if (status == napi_ok)
        napi_call_function(env, receiver, function, count, values, NULL);
    napi_close_handle_scope(env, scope);
}

/** Puts a function into the object that the addon is. */
static bool put(napi_env env, napi_value exports, const char *name, napi_callback body, void *data)
{
    napi_value function;
    return napi_create_function(env, name, NAPI_AUTO_LENGTH, body, data, &function) == napi_ok &&
           napi_set_named_property(env, exports, name, function) == napi_ok;
}

/** The names of the functions in the order of their indices. */
static bool put_names(napi_env env, napi_value exports, struct thread *thread)
{
    napi_value names, name;
    if (napi_create_array(env, &names) != napi_ok)
        return false;
    for (; money_calls[thread->calls].name != NULL; thread->calls++)
        if (napi_create_string_utf8(env, money_calls[thread->calls].name, NAPI_AUTO_LENGTH, &name) != napi_ok ||
            napi_set_element(env, names, (uint32_t)thread->calls, name) != napi_ok)
            return false;
    return napi_set_named_property(env, exports, "names", names) == napi_ok;
}

/** The addresses of the functions that libmoney calls, by the type of the callback. */
static bool put_listeners(napi_env env, napi_value exports)
{
    napi_value listeners, place;
    if (napi_create_object(env, &listeners) != napi_ok)
        return false;
    for (size_t i = 0; money_listeners[i].type != NULL; i++)
        if (napi_create_double(env, (double)money_listeners[i].address, &place) != napi_ok ||
            napi_set_named_property(env, listeners, money_listeners[i].type, place) != napi_ok)
            return false;
    return napi_set_named_property(env, exports, "listeners", listeners) == napi_ok;
}

static void forget(napi_env env, void *data, void *hint)
{
    (void)env;
    (void)hint;
    free(data);
}

NAPI_MODULE_INIT()
{
    napi_value words;
    struct thread *thread = calloc(1, sizeof *thread);
    if (thread == NULL)
        return failed(env, "out of memory for the addon");
    /* No JavaScript of this thread runs any more when Node frees the words. */
    if (napi_set_instance_data(env, thread, forget, NULL) != napi_ok) {
        free(thread);
        return failed(env, "could not create the addon");
    }
    if (napi_create_external_arraybuffer(env, thread->words, sizeof thread->words, NULL, NULL, &words) != napi_ok)
        return failed(env, "host must support external memory of addons");
    if (!put_names(env, exports, thread) || !put_listeners(env, exports) ||
        napi_set_named_property(env, exports, "words", words) != napi_ok ||
        !put(env, exports, "call", call, thread) || !put(env, exports, "address", address, NULL) ||
        !put(env, exports, "text", text, NULL) || !put(env, exports, "bytes", copy_bytes, NULL) ||
        !put(env, exports, "hold", hold, NULL) || !put(env, exports, "drop", drop, NULL))
        return failed(env, "could not create the addon");
    return exports;
}
