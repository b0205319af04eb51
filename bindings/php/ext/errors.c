/* Failures of the library as exceptions: one class for each status. */
#include "binding.h"

#include <ext/spl/spl_exceptions.h>
#include <string.h>

zend_class_entry *binding_error;

static const struct binding_status *row_of(money_status_t status)
{
    const struct binding_status *row = binding_statuses;
    while (row->constant != NULL && row->value != status)
        row++;
    return row->constant != NULL ? row : NULL;
}

static void set_text(zend_object *object, const char *name, const char *text)
{
    zend_update_property_string(binding_error, object, name, strlen(name), text);
}

void binding_raise(money_status_t status, const money_error_t *error)
{
    const struct binding_status *row = row_of(status);
    zend_class_entry *class = binding_error;
    if (row != NULL && row->exception[0] != 0 && (class = binding_class(row->exception)) == NULL)
        return;
    const char *text = error->text[0] != 0 ? error->text : row != NULL ? row->constant : "the call failed";
    char whole[sizeof error->text + 1] = {0};
    memcpy(whole, text, strnlen(text, sizeof error->text));
    zend_object *made = zend_throw_exception(class, whole, status);
    if (row != NULL) {
        set_text(made, "status", row->word);
        set_text(made, "constant", row->constant);
    }
    if (error->position >= 0)
        zend_update_property_long(binding_error, made, ZEND_STRL("position"), error->position);
    const struct binding_status *cause = error->cause != 0 ? row_of(error->cause) : NULL;
    if (cause != NULL)
        set_text(made, "reason", cause->word);
}

void binding_init_errors(void)
{
    zend_class_entry error;
    INIT_CLASS_ENTRY(error, "LibMoney\\MoneyException", NULL);
    binding_error = zend_register_internal_class_ex(&error, spl_ce_RuntimeException);
    zend_declare_property_null(binding_error, ZEND_STRL("status"), ZEND_ACC_PUBLIC);
    zend_declare_property_null(binding_error, ZEND_STRL("constant"), ZEND_ACC_PUBLIC);
    zend_declare_property_null(binding_error, ZEND_STRL("position"), ZEND_ACC_PUBLIC);
    zend_declare_property_null(binding_error, ZEND_STRL("reason"), ZEND_ACC_PUBLIC);
}
