/* libmoney for Ruby: the extension. */
#include "face.h"

VALUE face_module, face_error, face_handle_class;

void Init_libmoney_face(void)
{
    // What all Ractors use does not change after this function, or has a lock of its own.
    rb_ext_ractor_safe(true);
    money_prepare();
    face_module = rb_define_module("LibMoney");
    rb_gc_register_address(&face_module);
    face_init_errors();
    face_init_objects();
    face_init_values();
    face_init_convert();
    face_init_call();
    face_init_run();
    face_init_listen();
}
