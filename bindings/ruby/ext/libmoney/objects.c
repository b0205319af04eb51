/* Objects of the library: each is freed once, and never while a call has it. */
#include "binding.h"

#include <string.h>

static int count_of_kinds(void)
{
    int count = 0;
    while (binding_handles[count].name != NULL)
        count++;
    return count;
}

static void mark(void *data)
{
    struct binding_object *object = data;
    rb_gc_mark(object->listeners);
}

static void release(struct binding_object *object)
{
    void *pointer = object->pointer;
    object->pointer = NULL;
    if (pointer != NULL)
        binding_handles[object->kind].free(pointer);
}

static void sweep(void *data)
{
    release(data);
    xfree(data);
}

static size_t size_of(const void *data)
{
    (void)data;
    return sizeof(struct binding_object);
}

static const rb_data_type_t object_type = {
    .wrap_struct_name = "LibMoney::Handle",
    .function = {.dmark = mark, .dfree = sweep, .dsize = size_of},
    .flags = RUBY_TYPED_FREE_IMMEDIATELY,
};

int binding_kind_of(const char *name)
{
    int kind = 0;
    while (strcmp(binding_handles[kind].name, name) != 0)
        kind++;
    return kind;
}

VALUE binding_hidden_array(void)
{
    return rb_obj_hide(rb_ary_new());
}

struct binding_object *binding_object(VALUE value)
{
    return rb_check_typeddata(value, &object_type);
}

/** The row of a class, or of the class that it comes from. */
static int kind_of(VALUE class)
{
    for (; class != Qnil && class != Qfalse; class = rb_class_superclass(class)) {
        VALUE kind = rb_attr_get(class, rb_intern("@kind"));
        if (kind != Qnil)
            return NUM2INT(kind);
        if (class == binding_handle_class)
            break;
    }
    rb_raise(rb_eTypeError, "expected a class of an object of the library");
}

static VALUE allocate(VALUE class)
{
    int kind = kind_of(class);
    struct binding_object *object;
    VALUE made = TypedData_Make_Struct(class, struct binding_object, &object_type, object);
    object->kind = kind;
    object->listeners = Qnil;
    return made;
}

void binding_adopt(VALUE value, void *pointer)
{
    struct binding_object *object = binding_object(value);
    object->pointer = pointer;
    object->was_made = true;
}

VALUE binding_new_object(int kind)
{
    return allocate(rb_const_get(binding_module, rb_intern(binding_handles[kind].name)));
}

struct binding_object *binding_given_object(VALUE value, int kind, const char *name)
{
    const char *class = binding_handles[kind].name;
    struct binding_object *object;
    if (!rb_typeddata_is_kind_of(value, &object_type) || (object = RTYPEDDATA_DATA(value))->kind != kind)
        rb_raise(rb_eTypeError, "%s must be a LibMoney::%s, got %" PRIsVALUE, name, class, rb_obj_class(value));
    if (object->pointer == NULL)
        rb_raise(rb_eTypeError, "LibMoney::%s has been freed or was never initialized", class);
    return object;
}

/** Frees the object at once. A second time does nothing. Every other use raises a TypeError from then on. */
static VALUE free_object(VALUE self)
{
    struct binding_object *object = binding_object(self);
    if (object->readers > 0 || object->is_written)
        binding_raise_busy("object is in use by another call");
    release(object);
    object->listeners = Qnil;
    return Qnil;
}

static VALUE is_freed(VALUE self)
{
    return binding_object(self)->pointer == NULL ? Qtrue : Qfalse;
}

static VALUE refuse_copy(VALUE self, VALUE other)
{
    (void)other;
    rb_raise(rb_eTypeError, "could not copy a %" PRIsVALUE, rb_obj_class(self));
}

void binding_init_objects(void)
{
    int count = count_of_kinds();
    binding_handle_class = rb_define_class_under(binding_module, "Handle", rb_cObject);
    rb_define_alloc_func(binding_handle_class, allocate);
    rb_define_method(binding_handle_class, "free", free_object, 0);
    rb_define_method(binding_handle_class, "freed?", is_freed, 0);
    rb_define_method(binding_handle_class, "initialize_copy", refuse_copy, 1);
    for (int kind = 0; kind < count; kind++) {
        VALUE class = rb_define_class_under(binding_module, binding_handles[kind].name, binding_handle_class);
        rb_ivar_set(class, rb_intern("@kind"), INT2NUM(kind));
    }
}
