/* Objects of the library: each is freed once, and never while a call has it. */
#include "binding.h"

#include <ext/json/php_json.h>
#include <string.h>

zend_class_entry *binding_handle_class, *binding_buffer_class;
static zend_object_handlers handlers, buffer_handlers;

static void release(struct binding_object *object)
{
    void *pointer = object->pointer;
    object->pointer = NULL;
    if (pointer != NULL) {
        binding_handles[object->kind].free(pointer);
        binding_forget(object);
    }
    for (int i = 0; i < BINDING_LISTENERS; i++) {
        zval listener;
        ZVAL_COPY_VALUE(&listener, &object->listeners[i]);
        ZVAL_UNDEF(&object->listeners[i]);
        zval_ptr_dtor(&listener);
    }
}

static void sweep(zend_object *object)
{
    release(binding_object_of(object));
    zend_object_std_dtor(object);
}

/** The listeners may reference the object itself; PHP's collector finds such cycles. */
static HashTable *listeners_of(zend_object *object, zval **table, int *count)
{
    *table = binding_object_of(object)->listeners;
    *count = BINDING_LISTENERS;
    return zend_std_get_properties(object);
}

static zend_object *create(zend_class_entry *class)
{
    struct binding_object *made = zend_object_alloc(sizeof *made, class);
    memset(made, 0, XtOffsetOf(struct binding_object, object));
    zend_object_std_init(&made->object, class);
    object_properties_init(&made->object, class);
    made->object.handlers = &handlers;
    made->kind = -1;
    for (int i = 0; binding_handles[i].name != NULL; i++)
        if (ZSTR_LEN(class->name) > sizeof "LibMoney" &&
            strcmp(ZSTR_VAL(class->name) + sizeof "LibMoney", binding_handles[i].name) == 0)
            made->kind = i;
    return &made->object;
}

bool binding_new_object(zval *to, int kind)
{
    zend_class_entry **class = &binding_request.handles[kind];
    if (*class == NULL && (*class = binding_class(binding_handles[kind].name)) == NULL)
        return false;
    ZVAL_OBJ(to, create(*class));
    return true;
}

struct binding_object *binding_given_object(const zval *value, int kind, const char *name)
{
    const char *class = binding_handles[kind].name;
    struct binding_object *object = NULL;
    if (Z_TYPE_P(value) == IS_OBJECT && instanceof_function(Z_OBJCE_P(value), binding_handle_class))
        object = binding_object_of(Z_OBJ_P(value));
    if (object == NULL || object->kind != kind)
        zend_type_error("%s must be a LibMoney\\%s, got %s", name, class, zend_zval_type_name(value));
    else if (object->pointer == NULL)
        zend_throw_error(NULL, "LibMoney\\%s has been freed or was never constructed", class);
    else
        return object;
    return NULL;
}

/** Frees the object at once. A second time does nothing. Every other use throws an Error from then on. */
static ZEND_METHOD(Handle, free)
{
    ZEND_PARSE_PARAMETERS_NONE();
    struct binding_object *object = binding_object_of(Z_OBJ_P(ZEND_THIS));
    if (object->readers > 0 || object->writers > 0) {
        money_error_t error = {.status = MONEY_ERR_BUSY, .position = -1, .text = "object is in use by another call"};
        binding_raise(MONEY_ERR_BUSY, &error);
        return;
    }
    release(object);
}

static ZEND_METHOD(Handle, isFreed)
{
    ZEND_PARSE_PARAMETERS_NONE();
    RETURN_BOOL(binding_object_of(Z_OBJ_P(ZEND_THIS))->pointer == NULL);
}

/** Refuses: json_encode would write {}, and lose the object. */
static ZEND_METHOD(Handle, jsonSerialize)
{
    ZEND_PARSE_PARAMETERS_NONE();
    zend_type_error("could not convert a %s to JSON: use the text that its methods return, such as toJson()",
                    ZSTR_VAL(Z_OBJCE_P(ZEND_THIS)->name));
}

static zend_object *create_buffer(zend_class_entry *class)
{
    struct binding_buffer *made = zend_object_alloc(sizeof *made, class);
    made->bytes = NULL;
    zend_object_std_init(&made->object, class);
    made->object.handlers = &buffer_handlers;
    return &made->object;
}

static struct binding_buffer *buffer_of(const zend_object *object)
{
    return (struct binding_buffer *)((char *)object - XtOffsetOf(struct binding_buffer, object));
}

static void sweep_buffer(zend_object *object)
{
    if (buffer_of(object)->bytes != NULL)
        zend_string_release(buffer_of(object)->bytes);
    zend_object_std_dtor(object);
}

zend_string *binding_buffer_bytes(const zval *value)
{
    bool is_buffer = Z_TYPE_P(value) == IS_OBJECT && Z_OBJCE_P(value) == binding_buffer_class;
    return is_buffer ? buffer_of(Z_OBJ_P(value))->bytes : NULL;
}

static ZEND_METHOD(Buffer, __construct)
{
    zend_long size = 0;
    if (zend_parse_parameters(ZEND_NUM_ARGS(), "l", &size) == FAILURE)
        return;
    struct binding_buffer *buffer = buffer_of(Z_OBJ_P(ZEND_THIS));
    if (size < 1 || size > UINT32_MAX || buffer->bytes != NULL) {
        zend_value_error("size of a buffer must be 1 byte to 4 GiB, set once");
        return;
    }
    buffer->bytes = zend_string_alloc((size_t)size, 0);
    memset(ZSTR_VAL(buffer->bytes), 0, (size_t)size + 1);
}

/** The first bytes, as a copy. */
static ZEND_METHOD(Buffer, bytes)
{
    zend_long size = 0;
    if (zend_parse_parameters(ZEND_NUM_ARGS(), "l", &size) == FAILURE)
        return;
    const zend_string *bytes = buffer_of(Z_OBJ_P(ZEND_THIS))->bytes;
    if (bytes == NULL || size < 0 || (size_t)size > ZSTR_LEN(bytes)) {
        zend_value_error("size must be 0 to the buffer's size, got " ZEND_LONG_FMT, size);
        return;
    }
    RETURN_STRINGL(ZSTR_VAL(bytes), (size_t)size);
}

ZEND_BEGIN_ARG_INFO_EX(nothing, 0, 0, 0)
ZEND_END_ARG_INFO()
ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(a_mixed, 0, 0, IS_MIXED, 0)
ZEND_END_ARG_INFO()
ZEND_BEGIN_ARG_INFO_EX(a_size, 0, 0, 1)
    ZEND_ARG_TYPE_INFO(0, size, IS_LONG, 0)
ZEND_END_ARG_INFO()

static const zend_function_entry methods[] = {
    ZEND_ME(Handle, free, nothing, ZEND_ACC_PUBLIC | ZEND_ACC_FINAL)
    ZEND_ME(Handle, isFreed, nothing, ZEND_ACC_PUBLIC | ZEND_ACC_FINAL)
    ZEND_ME(Handle, jsonSerialize, a_mixed, ZEND_ACC_PUBLIC | ZEND_ACC_FINAL)
    ZEND_FE_END
};
static const zend_function_entry buffer_methods[] = {
    ZEND_ME(Buffer, __construct, a_size, ZEND_ACC_PUBLIC)
    ZEND_ME(Buffer, bytes, a_size, ZEND_ACC_PUBLIC)
    ZEND_FE_END
};

void binding_init_objects(void)
{
    zend_class_entry handle, buffer;
    INIT_CLASS_ENTRY(handle, "LibMoney\\Handle", methods);
    binding_handle_class = zend_register_internal_class(&handle);
    binding_handle_class->ce_flags |= ZEND_ACC_EXPLICIT_ABSTRACT_CLASS | ZEND_ACC_NOT_SERIALIZABLE | ZEND_ACC_NO_DYNAMIC_PROPERTIES;
    binding_handle_class->create_object = create;
    zend_class_implements(binding_handle_class, 1, php_json_serializable_ce);
    memcpy(&handlers, zend_get_std_object_handlers(), sizeof handlers);
    handlers.offset = XtOffsetOf(struct binding_object, object);
    handlers.free_obj = sweep;
    handlers.get_gc = listeners_of;
    handlers.clone_obj = NULL;
    INIT_CLASS_ENTRY(buffer, "LibMoney\\Buffer", buffer_methods);
    binding_buffer_class = zend_register_internal_class(&buffer);
    binding_buffer_class->ce_flags |= ZEND_ACC_FINAL | ZEND_ACC_NOT_SERIALIZABLE | ZEND_ACC_NO_DYNAMIC_PROPERTIES;
    binding_buffer_class->create_object = create_buffer;
    memcpy(&buffer_handlers, zend_get_std_object_handlers(), sizeof buffer_handlers);
    buffer_handlers.offset = XtOffsetOf(struct binding_buffer, object);
    buffer_handlers.free_obj = sweep_buffer;
    buffer_handlers.clone_obj = NULL;
}
