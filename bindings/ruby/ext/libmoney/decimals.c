/* LibMoney::Decimal: exact numbers without a currency. */
#include "values.h"

typedef money_status_t (*operation)(const money_decimal_t *, const money_decimal_t *, money_decimal_t *, money_error_t *);

static VALUE combine(operation run, VALUE self, VALUE other)
{
    money_decimal_t a, b, result;
    money_error_t error;
    binding_read_decimal(self, &a);
    binding_lower_decimal(other, &b);
    check(run(&a, &b, &result, &error), &error);
    return binding_lift_decimal(&result);
}

static VALUE add(VALUE self, VALUE other)
{
    if (is_of(other, &binding_decimal_type)) {
        uint64_t x = word_of(self), y = word_of(other);
        int64_t total = coefficient_of(x) + coefficient_of(y);
        if (are_alike(x, y) && fits(total))
            return wrap_decimal(total, x & META_MASK);
    }
    return combine(money_decimal_add, self, other);
}

static VALUE subtract(VALUE self, VALUE other)
{
    if (is_of(other, &binding_decimal_type)) {
        uint64_t x = word_of(self), y = word_of(other);
        int64_t rest = coefficient_of(x) - coefficient_of(y);
        if (are_alike(x, y) && fits(rest))
            return wrap_decimal(rest, x & META_MASK);
    }
    return combine(money_decimal_subtract, self, other);
}

static money_status_t product(const money_decimal_t *a, const money_decimal_t *b, money_decimal_t *result, money_error_t *error)
{
    return money_decimal_multiply(a, b, MONEY_DIGITS_EXACT, MONEY_ROUND_UNNECESSARY, result, NULL, error);
}

/** The exact product by a number, or of an amount. */
static VALUE multiply(VALUE self, VALUE other)
{
    if (is_of(other, &binding_amount_type))
        return rb_funcall(other, '*', 1, self);
    return combine(product, self, other);
}

static VALUE negate(VALUE self)
{
    money_decimal_t value, result;
    money_error_t error;
    binding_read_decimal(self, &value);
    check(money_decimal_negate(&value, &result, &error), &error);
    return binding_lift_decimal(&result);
}

static VALUE sign(VALUE self)
{
    money_decimal_t value;
    money_error_t error;
    int32_t found = 0;
    binding_read_decimal(self, &value);
    check(money_decimal_sign(&value, &found, &error), &error);
    return INT2FIX(found);
}

/** Compares with a Decimal or an Integer of up to 38 digits; nil for anything else. */
static VALUE compare_decimal(VALUE self, VALUE other)
{
    money_decimal_t a, b;
    money_error_t error;
    int32_t order = 0;
    if (!is_of(other, &binding_decimal_type) && !FIXNUM_P(other))
        return Qnil;
    binding_read_decimal(self, &a);
    binding_lower_decimal(other, &b);
    check(money_decimal_compare(&a, &b, &order, &error), &error);
    return INT2FIX(order);
}

static VALUE to_s(VALUE self)
{
    money_decimal_t decimal;
    char text[MONEY_TEXT_MAX];
    size_t length = 0;
    money_error_t error;
    binding_read_decimal(self, &decimal);
    check(money_decimal_format(&decimal, text, sizeof text, &length, &error), &error);
    return rb_utf8_str_new(text, (long)length);
}

static VALUE scale(VALUE self)
{
    money_decimal_t decimal;
    binding_read_decimal(self, &decimal);
    return UINT2NUM(decimal.scale);
}

static VALUE hash(VALUE self)
{
    money_decimal_t decimal;
    uint64_t found = 0;
    money_error_t error;
    binding_read_decimal(self, &decimal);
    check(money_decimal_hash(&decimal, &found, &error), &error);
    return hash_of(found);
}

static VALUE new_decimal(VALUE class, VALUE value)
{
    money_decimal_t decimal;
    (void)class;
    if (is_of(value, &binding_decimal_type))
        return value;
    binding_lower_decimal(value, &decimal);
    return binding_lift_decimal(&decimal);
}

void binding_init_decimals(void)
{
    VALUE class = binding_decimal_class;
    rb_define_singleton_method(class, "new", new_decimal, 1);
    rb_define_method(class, "+", add, 1);
    rb_define_method(class, "-", subtract, 1);
    rb_define_method(class, "*", multiply, 1);
    rb_define_method(class, "-@", negate, 0);
    rb_define_method(class, "sign", sign, 0);
    rb_define_private_method(class, "compare_decimal", compare_decimal, 1);
    rb_define_method(class, "to_s", to_s, 0);
    rb_define_method(class, "scale", scale, 0);
    rb_define_method(class, "hash", hash, 0);
}
