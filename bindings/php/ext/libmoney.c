/* The module: the functions that PHP calls when it loads the extension and when a request begins. */
#include "binding.h"

#include <ext/standard/info.h>
#include <zend_interfaces.h>

ZEND_EXT_TLS struct binding_classes binding_request;
zend_class_entry *binding_native, *binding_row;

zend_class_entry *binding_class(const char *name)
{
    char whole[128];
    int length = snprintf(whole, sizeof whole, "LibMoney\\%s", name);
    zend_string *text = zend_string_init(whole, (size_t)length, 0);
    zend_class_entry *found = zend_lookup_class(text);
    zend_string_release(text);
    if (found == NULL && EG(exception) == NULL)
        zend_throw_error(NULL, "missing class LibMoney\\%s: load lib/autoload.php of the package", name);
    return found;
}

static PHP_MINIT_FUNCTION(libmoney)
{
    zend_class_entry native, row;
    (void)type;
    (void)module_number;
    if (money_abi_version() != MONEY_ABI_VERSION) {
        zend_error(E_CORE_WARNING,
                   "interface version of libmoney.so.0 must be %d, got %d: rebuild the extension with this library, or "
                   "install the library of its version",
                   MONEY_ABI_VERSION, (int)money_abi_version());
        return FAILURE;
    }
    money_initialize();
    INIT_CLASS_ENTRY(native, "LibMoney\\Native", binding_native_methods);
    binding_native = zend_register_internal_class(&native);
    binding_native->ce_flags |= ZEND_ACC_FINAL;
    INIT_CLASS_ENTRY(row, "LibMoney\\Row", NULL);
    binding_row = zend_register_internal_class(&row);
    binding_row->ce_flags |= ZEND_ACC_EXPLICIT_ABSTRACT_CLASS;
    binding_init_errors();
    binding_init_objects();
    binding_init_values();
    return SUCCESS;
}

static PHP_RINIT_FUNCTION(libmoney)
{
    (void)type;
    (void)module_number;
    memset(&binding_request, 0, sizeof binding_request);
    return SUCCESS;
}

static PHP_RSHUTDOWN_FUNCTION(libmoney)
{
    (void)type;
    (void)module_number;
    binding_end_watch();
    return SUCCESS;
}

static PHP_MINFO_FUNCTION(libmoney)
{
    (void)zend_module;
    php_info_print_table_start();
    php_info_print_table_row(2, "libmoney", money_version());
    php_info_print_table_end();
}

static zend_module_entry libmoney_module_entry = {
    STANDARD_MODULE_HEADER,
    "libmoney",
    NULL,
    PHP_MINIT(libmoney),
    NULL,
    PHP_RINIT(libmoney),
    PHP_RSHUTDOWN(libmoney),
    PHP_MINFO(libmoney),
    MONEY_VERSION,
    STANDARD_MODULE_PROPERTIES,
};

ZEND_DLEXPORT zend_module_entry *get_module(void);

ZEND_DLEXPORT zend_module_entry *get_module(void)
{
    return &libmoney_module_entry;
}
