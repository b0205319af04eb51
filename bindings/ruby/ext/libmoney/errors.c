/* Failures of the library as exceptions: one class for each status. */
#include "binding.h"

#include <string.h>

static const struct binding_status *row_of(money_status_t status)
{
    const struct binding_status *row = binding_statuses;
    while (row->constant != NULL && row->value != status)
        row++;
    return row->constant != NULL ? row : NULL;
}

static VALUE word_of(money_status_t status)
{
    const struct binding_status *row = row_of(status);
    return row != NULL ? ID2SYM(rb_intern(row->word)) : INT2NUM(status);
}

static VALUE class_of(const struct binding_status *row)
{
    ID name = row != NULL && row->exception[0] != 0 ? rb_intern(row->exception) : 0;
    return name != 0 && rb_const_defined(binding_module, name) ? rb_const_get(binding_module, name) : binding_error;
}

void binding_raise(money_status_t status, const money_error_t *error)
{
    const struct binding_status *row = row_of(status);
    bool has_text = error != NULL && error->text[0] != 0;
    const char *text = has_text ? error->text : row != NULL ? row->constant : "the call failed";
    VALUE message = rb_utf8_str_new(text, strnlen(text, sizeof error->text));
    VALUE made = rb_exc_new_str(class_of(row), message);
    rb_ivar_set(made, rb_intern("@status"), word_of(status));
    rb_ivar_set(made, rb_intern("@code"), INT2NUM(status));
    rb_ivar_set(made, rb_intern("@constant"), row != NULL ? rb_str_new_cstr(row->constant) : Qnil);
    if (error != NULL && error->position >= 0)
        rb_ivar_set(made, rb_intern("@position"), LL2NUM(error->position));
    if (error != NULL && error->cause != 0)
        rb_ivar_set(made, rb_intern("@reason"), word_of(error->cause));
    rb_exc_raise(made);
}

void binding_raise_busy(const char *text)
{
    money_error_t error = {.status = MONEY_ERR_BUSY, .position = -1};
    snprintf(error.text, sizeof error.text, "%s", text);
    binding_raise(MONEY_ERR_BUSY, &error);
}

void binding_init_errors(void)
{
    binding_error = rb_define_class_under(binding_module, "Error", rb_eStandardError);
    rb_define_attr(binding_error, "status", 1, 0);
    rb_define_attr(binding_error, "code", 1, 0);
    rb_define_attr(binding_error, "constant", 1, 0);
    rb_define_attr(binding_error, "position", 1, 0);
    rb_define_attr(binding_error, "reason", 1, 0);
}
