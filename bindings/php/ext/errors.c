/* Failures of the library as exceptions: one class for each status. */
#include "face.h"

#include <ext/spl/spl_exceptions.h>
#include <string.h>

zend_class_entry *face_error;

static const struct face_status *row_of(money_status_t status)
{
    const struct face_status *row = face_statuses;
    while (row->constant != NULL && row->value != status)
        row++;
    return row->constant != NULL ? row : NULL;
}

static void set_text(zend_object *object, const char *name, const char *text)
{
    zend_update_property_string(face_error, object, name, strlen(name), text);
}

void face_raise(money_status_t status, const money_error_t *error)
{
    const struct face_status *row = row_of(status);
    zend_class_entry *class = face_error;
    if (row != NULL && row->exception[0] != 0 && (class = face_class(row->exception)) == NULL)
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
        zend_update_property_long(face_error, made, ZEND_STRL("position"), error->position);
    const struct face_status *cause = error->cause != 0 ? row_of(error->cause) : NULL;
    if (cause != NULL)
        set_text(made, "reason", cause->word);
}

void face_init_errors(void)
{
    zend_class_entry error;
    INIT_CLASS_ENTRY(error, "LibMoney\\MoneyException", NULL);
    face_error = zend_register_internal_class_ex(&error, spl_ce_RuntimeException);
    zend_declare_property_null(face_error, ZEND_STRL("status"), ZEND_ACC_PUBLIC);
    zend_declare_property_null(face_error, ZEND_STRL("constant"), ZEND_ACC_PUBLIC);
    zend_declare_property_null(face_error, ZEND_STRL("position"), ZEND_ACC_PUBLIC);
    zend_declare_property_null(face_error, ZEND_STRL("reason"), ZEND_ACC_PUBLIC);
}
