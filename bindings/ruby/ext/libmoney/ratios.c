/* Exact ratios: Rational in Ruby, two numbers of 512 bits in C. */
#include "values.h"

#include <string.h>

enum { WORDS = 8, PACKING = INTEGER_PACK_LSWORD_FIRST | INTEGER_PACK_NATIVE_BYTE_ORDER };

static int pack(VALUE number, uint64_t *words)
{
    int sign = rb_integer_pack(number, words, WORDS, sizeof *words, 0, PACKING);
    if (sign < -1 || sign > 1)
        rb_raise(rb_eRangeError, "integers of a ratio must fit %zu bits", WORDS * 8 * sizeof *words);
    return sign;
}

void binding_lower_ratio(VALUE value, money_ratio_t *ratio)
{
    if (is_of(value, &binding_decimal_type))
        value = rb_funcall(value, rb_intern("to_r"), 0);
    bool is_rational = RB_TYPE_P(value, T_RATIONAL);
    if (!is_rational && !RB_INTEGER_TYPE_P(value))
        rb_raise(rb_eTypeError, "a ratio must be a Rational, an Integer or a LibMoney::Decimal, got %" PRIsVALUE,
                 rb_obj_class(value));
    memset(ratio, 0, sizeof *ratio);
    ratio->sign = pack(is_rational ? rb_rational_num(value) : value, ratio->numerator);
    pack(is_rational ? rb_rational_den(value) : INT2FIX(1), ratio->denominator);
}

/** Returns the ratio, or nil if its denominator is 0, which marks an absent ratio. */
VALUE binding_lift_ratio(const money_ratio_t *ratio)
{
    VALUE denominator = rb_integer_unpack(ratio->denominator, WORDS, sizeof *ratio->denominator, 0, PACKING);
    if (denominator == INT2FIX(0))
        return Qnil;
    int sign = ratio->sign < 0 ? INTEGER_PACK_NEGATIVE : 0;
    VALUE numerator = rb_integer_unpack(ratio->numerator, WORDS, sizeof *ratio->numerator, 0, PACKING | sign);
    return rb_rational_new(numerator, denominator);
}
