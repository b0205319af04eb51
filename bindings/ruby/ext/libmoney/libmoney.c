/* libmoney for Ruby: the extension. */
#include "binding.h"

VALUE binding_module, binding_error, binding_handle_class;

void Init_libmoney_native(void)
{
    // Data shared by all Ractors does not change after this function, or is protected by its own lock.
    rb_ext_ractor_safe(true);
    if (money_abi_version() != MONEY_ABI_VERSION)
        rb_raise(rb_eLoadError,
                 "libmoney.so.0 has version %d of the interface, and this extension needs %d: build the gem over this library, or "
                 "install the library of the gem's version",
                 (int)money_abi_version(), MONEY_ABI_VERSION);
    money_initialize();
    binding_module = rb_define_module("LibMoney");
    rb_gc_register_address(&binding_module);
    binding_init_errors();
    binding_init_objects();
    binding_init_values();
    binding_init_convert();
    binding_init_call();
    binding_init_run();
    binding_init_listen();
}
