/* libmoney for Ruby: the extension. */
#include "binding.h"

VALUE binding_module, binding_error, binding_handle_class;

void Init_libmoney_native(void)
{
    // Data shared by all Ractors does not change after this function, or is protected by its own lock.
    rb_ext_ractor_safe(true);
    if (money_abi_version() != MONEY_ABI_VERSION)
        rb_raise(rb_eLoadError,
                 "interface version of libmoney.so.0 must be %d, got %d: rebuild the gem with this library, or "
                 "install the library of the gem's version",
                 MONEY_ABI_VERSION, (int)money_abi_version());
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
