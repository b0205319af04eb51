/* libmoney for Ruby: the extension. */
#include "face.h"

VALUE face_module, face_error, face_handle_class;

void Init_libmoney_native(void)
{
    // What all Ractors use does not change after this function, or has a lock of its own.
    rb_ext_ractor_safe(true);
    if (money_abi_version() != MONEY_ABI_VERSION)
        rb_raise(rb_eLoadError,
                 "libmoney.so.0 has version %d of the interface, and this extension needs %d: build the gem over this library, or "
                 "install the library of the gem's version",
                 (int)money_abi_version(), MONEY_ABI_VERSION);
    money_initialize();
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
