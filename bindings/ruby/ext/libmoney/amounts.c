/* LibMoney::Money: the frequent operations of amounts. Packed amounts of the same currency and scale are added in their
 * words. */
#include "values.h"

#include <ruby/encoding.h>
#include <string.h>

static VALUE add(VALUE self, VALUE other)
{
    money_t a, b, sum;
    money_error_t error;
    if (is_of(other, &binding_amount_type)) {
        uint64_t x = word_of(self), y = word_of(other);
        if (are_alike(x, y)) {
            int64_t total = coefficient_of(x) + coefficient_of(y);
            if (fits(total))
                return wrap_amount(total, x & META_MASK);
        }
    }
    // 0 means zero in any currency, so that `sum` can start with it.
    if (other == INT2FIX(0))
        return self;
    binding_read_amount(self, &a);
    binding_lower_amount(other, &b);
    check(money_add(&a, &b, &sum, &error), &error);
    return binding_lift_amount(&sum);
}

static VALUE subtract(VALUE self, VALUE other)
{
    money_t a, b, difference;
    money_error_t error;
    if (is_of(other, &binding_amount_type)) {
        uint64_t x = word_of(self), y = word_of(other);
        if (are_alike(x, y)) {
            int64_t rest = coefficient_of(x) - coefficient_of(y);
            if (fits(rest))
                return wrap_amount(rest, x & META_MASK);
        }
    }
    if (other == INT2FIX(0))
        return self;
    binding_read_amount(self, &a);
    binding_lower_amount(other, &b);
    check(money_subtract(&a, &b, &difference, &error), &error);
    return binding_lift_amount(&difference);
}

/** The exact product by a number. */
static VALUE multiply(VALUE self, VALUE factor)
{
    money_t amount, product;
    money_decimal_t number;
    money_error_t error;
    uint64_t word = word_of(self);
    int64_t small;
    if (FIXNUM_P(factor) && (word & 1) != 0 &&
        !__builtin_mul_overflow(coefficient_of(word), (int64_t)FIX2LONG(factor), &small) && fits(small))
        return wrap_amount(small, word & META_MASK);
    binding_read_amount(self, &amount);
    binding_lower_decimal(factor, &number);
    check(money_multiply(&amount, &number, MONEY_DIGITS_EXACT, MONEY_ROUND_UNNECESSARY, &product, NULL, &error), &error);
    return binding_lift_amount(&product);
}

static VALUE negate(VALUE self)
{
    money_t amount, result;
    money_error_t error;
    uint64_t word = word_of(self);
    if ((word & 1) != 0)
        return wrap_amount(-coefficient_of(word), word & META_MASK);
    binding_read_amount(self, &amount);
    check(money_negate(&amount, &result, &error), &error);
    return binding_lift_amount(&result);
}

static VALUE sign(VALUE self)
{
    money_t amount;
    money_error_t error;
    int32_t found = 0;
    uint64_t word = word_of(self);
    if ((word & 1) != 0)
        return INT2FIX((coefficient_of(word) > 0) - (coefficient_of(word) < 0));
    binding_read_amount(self, &amount);
    check(money_sign(&amount, &found, &error), &error);
    return INT2FIX(found);
}

/** Returns -1, 0 or 1, or nil if the other value is not an amount. Raises if the currencies differ. */
static VALUE compare(VALUE self, VALUE other)
{
    money_t a, b;
    money_error_t error;
    int32_t order = 0;
    if (!is_of(other, &binding_amount_type))
        return Qnil;
    uint64_t x = word_of(self), y = word_of(other);
    if (are_alike(x, y))
        return INT2FIX((coefficient_of(x) > coefficient_of(y)) - (coefficient_of(x) < coefficient_of(y)));
    binding_read_amount(self, &a);
    binding_read_amount(other, &b);
    check(money_compare(&a, &b, &order, &error), &error);
    return INT2FIX(order);
}

static VALUE equal(VALUE self, VALUE other)
{
    money_t a, b;
    money_bool_t is_equal = 0;
    money_error_t error;
    if (self == other)
        return Qtrue;
    if (!is_of(other, &binding_amount_type))
        return Qfalse;
    uint64_t x = word_of(self), y = word_of(other);
    if (are_alike(x, y))
        return x == y ? Qtrue : Qfalse;
    binding_read_amount(self, &a);
    binding_read_amount(other, &b);
    check(money_equal(&a, &b, &is_equal, &error), &error);
    return is_equal ? Qtrue : Qfalse;
}

static VALUE hash(VALUE self)
{
    money_t amount;
    uint64_t found = 0;
    money_error_t error;
    binding_read_amount(self, &amount);
    check(money_hash(&amount, &found, &error), &error);
    return hash_of(found);
}

static VALUE currency(VALUE self)
{
    money_t amount;
    binding_read_amount(self, &amount);
    // One String for each code, which is frozen and has no other.
    return rb_enc_interned_str(amount.currency, (long)strnlen(amount.currency, MONEY_CODE_SIZE), rb_utf8_encoding());
}

static VALUE number(VALUE self)
{
    money_t amount;
    money_decimal_t decimal;
    money_error_t error;
    binding_read_amount(self, &amount);
    check(money_amount(&amount, &decimal, &error), &error);
    return binding_lift_decimal(&decimal);
}

static VALUE scale(VALUE self)
{
    money_t amount;
    binding_read_amount(self, &amount);
    return UINT2NUM(amount.scale);
}

static VALUE to_s(VALUE self)
{
    money_t amount;
    char text[MONEY_TEXT_MAX];
    size_t length = 0;
    money_error_t error;
    binding_read_amount(self, &amount);
    check(money_format(&amount, text, sizeof text, &length, &error), &error);
    return rb_utf8_str_new(text, (long)length);
}

/** restore(number, code): the amount of a dump, whose currency may be of a registry that is not at hand. */
static VALUE restore(VALUE class, VALUE number, VALUE code)
{
    money_t amount = {0}, checked;
    money_decimal_t decimal;
    money_error_t error;
    (void)class;
    const char *text = StringValueCStr(code);
    if (strlen(text) >= sizeof amount.currency)
        rb_raise(rb_eArgError, "expected a currency code such as EUR, got \"%.40s\"", text);
    binding_lower_decimal(number, &decimal);
    amount.lo = decimal.lo;
    amount.hi = decimal.hi;
    amount.scale = decimal.scale;
    memcpy(amount.currency, text, strlen(text));
    // Any call refuses an amount that cannot be.
    check(money_absolute(&amount, &checked, &error), &error);
    return binding_lift_amount(&amount);
}

static const money_currency_registry_t *registry_of(VALUE options)
{
    VALUE found;
    ID name = rb_intern("registry");
    if (options == Qnil)
        return NULL;
    rb_get_kwargs(options, &name, 0, 1, &found);
    return found == Qundef || found == Qnil ? NULL : binding_given_object(found, binding_kind_of("CurrencyRegistry"), "registry")->pointer;
}

/** Money.new("12.50 EUR") or Money.new("12.50", "EUR"), with registry: for codes of one's own. */
static VALUE new_amount(int argc, VALUE *argv, VALUE class)
{
    VALUE value, code, options;
    money_t amount;
    money_decimal_t decimal;
    money_error_t error;
    (void)class;
    rb_scan_args(argc, argv, "11:", &value, &code, &options);
    if (code == Qnil) {
        if (is_of(value, &binding_amount_type))
            return value;
        binding_lower_amount(value, &amount);
        return binding_lift_amount(&amount);
    }
    binding_lower_decimal(value, &decimal);
    if (RB_SYMBOL_P(code))
        code = rb_sym2str(code);
    check(money_new(&decimal, StringValueCStr(code), registry_of(options), &amount, &error), &error);
    return binding_lift_amount(&amount);
}

void binding_init_amounts(void)
{
    VALUE class = binding_amount_class;
    rb_define_singleton_method(class, "new", new_amount, -1);
    rb_define_singleton_method(class, "restore", restore, 2);
    rb_funcall(class, rb_intern("private_class_method"), 1, ID2SYM(rb_intern("restore")));
    rb_define_method(class, "+", add, 1);
    rb_define_method(class, "-", subtract, 1);
    rb_define_method(class, "*", multiply, 1);
    rb_define_method(class, "-@", negate, 0);
    rb_define_method(class, "sign", sign, 0);
    rb_define_method(class, "<=>", compare, 1);
    rb_define_method(class, "==", equal, 1);
    rb_define_method(class, "eql?", equal, 1);
    rb_define_method(class, "hash", hash, 0);
    rb_define_method(class, "currency", currency, 0);
    rb_define_method(class, "amount", number, 0);
    rb_define_method(class, "scale", scale, 0);
    rb_define_method(class, "to_s", to_s, 0);
}
