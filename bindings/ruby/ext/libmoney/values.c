/* Amounts and decimals. Most fit one word beside their scale and currency, and so need no memory but the object itself.
 *
 * A packed word has, from its lowest bit on: 1, the place of the currency's code (15 bits), the scale (6 bits), and the
 * coefficient (42 bits with its sign). An address is even, so the lowest bit tells the two apart.
 */
#include "face.h"

#include <ruby/encoding.h>
#include <string.h>

enum { CODE_BITS = 15, SCALE_AT = 16, COEFFICIENT_AT = 22, MOST_CODES = 4096 };
#define META_MASK ((UINT64_C(1) << COEFFICIENT_AT) - 1)
#define MOST_COEFFICIENT ((INT64_C(1) << 41) - 1)

_Static_assert(sizeof(void *) == 8, "amounts are packed into words of 64 bits");

static VALUE amount_class, decimal_class;
static char codes[MOST_CODES][MONEY_CODE_SIZE];
static VALUE code_strings[MOST_CODES];
static unsigned code_count = 1; /* The first stands for no currency. */
static ID id_lower;

static void sweep(void *data)
{
    if (((uintptr_t)data & 1) == 0)
        xfree(data);
}

static size_t size_of(const void *data) { return ((uintptr_t)data & 1) == 0 ? sizeof(money_t) : 0; }

static const rb_data_type_t amount_type = {
    .wrap_struct_name = "LibMoney::Money",
    .function = {.dfree = sweep, .dsize = size_of},
    .flags = RUBY_TYPED_FREE_IMMEDIATELY | RUBY_TYPED_WB_PROTECTED,
};
static const rb_data_type_t decimal_type = {
    .wrap_struct_name = "LibMoney::Decimal",
    .function = {.dfree = sweep, .dsize = size_of},
    .flags = RUBY_TYPED_FREE_IMMEDIATELY | RUBY_TYPED_WB_PROTECTED,
};

/** The place of a code in the table, or MOST_CODES if the table is full. */
static unsigned place_of(const char *code)
{
    unsigned place = 0;
    while (place < code_count && memcmp(codes[place], code, MONEY_CODE_SIZE) != 0)
        place++;
    if (place < code_count || code_count == MOST_CODES)
        return place < code_count ? place : MOST_CODES;
    memcpy(codes[place], code, MONEY_CODE_SIZE);
    code_strings[place] = rb_obj_freeze(rb_utf8_str_new(code, strnlen(code, MONEY_CODE_SIZE)));
    rb_gc_register_mark_object(code_strings[place]);
    code_count++;
    return place;
}

static uint64_t packed(int64_t coefficient, uint64_t meta)
{
    return (uint64_t)coefficient << COEFFICIENT_AT | meta;
}

static int64_t coefficient_of(uint64_t word)
{
    return (int64_t)word >> COEFFICIENT_AT;
}

static bool fits(int64_t coefficient)
{
    return coefficient >= -MOST_COEFFICIENT && coefficient <= MOST_COEFFICIENT;
}

static inline VALUE wrap(VALUE class, const rb_data_type_t *type, uint64_t word)
{
    VALUE made = rb_data_typed_object_wrap(class, (void *)(uintptr_t)word, type);
    RB_FL_SET_RAW(made, RUBY_FL_FREEZE);
    return made;
}

static VALUE wrap_whole(VALUE class, const rb_data_type_t *type, const void *value, size_t size)
{
    void *copy = xmalloc(size);
    memcpy(copy, value, size);
    return wrap(class, type, (uint64_t)(uintptr_t)copy);
}

VALUE face_lift_amount(const money_t *amount)
{
    int64_t low = (int64_t)amount->lo;
    if (amount->currency[0] == 0)
        return Qnil;
    if (amount->hi == low >> 63 && fits(low) && amount->scale < 64) {
        unsigned place = place_of(amount->currency);
        if (place < MOST_CODES)
            return wrap(amount_class, &amount_type,
                        packed(low, 1 | (uint64_t)place << 1 | (uint64_t)amount->scale << SCALE_AT));
    }
    return wrap_whole(amount_class, &amount_type, amount, sizeof *amount);
}

VALUE face_lift_decimal(const money_decimal_t *decimal)
{
    int64_t low = (int64_t)decimal->lo;
    if (decimal->hi == low >> 63 && fits(low) && decimal->scale < 64)
        return wrap(decimal_class, &decimal_type, packed(low, 1 | (uint64_t)decimal->scale << SCALE_AT));
    return wrap_whole(decimal_class, &decimal_type, decimal, sizeof *decimal);
}

static inline bool is_of(VALUE value, const rb_data_type_t *type)
{
    return !RB_SPECIAL_CONST_P(value) && RB_BUILTIN_TYPE(value) == RUBY_T_DATA && RTYPEDDATA_P(value) &&
           RTYPEDDATA_TYPE(value) == type;
}

static inline uint64_t word_of(VALUE value)
{
    return (uint64_t)(uintptr_t)RTYPEDDATA_DATA(value);
}

static void read_amount(VALUE value, money_t *amount)
{
    uint64_t word = word_of(value);
    if ((word & 1) == 0) {
        memcpy(amount, (const void *)(uintptr_t)word, sizeof *amount);
        return;
    }
    amount->lo = (uint64_t)coefficient_of(word);
    amount->hi = coefficient_of(word) >> 63;
    amount->scale = (uint32_t)(word >> SCALE_AT & 63);
    memcpy(amount->currency, codes[word >> 1 & ((1 << CODE_BITS) - 1)], MONEY_CODE_SIZE);
}

static void read_decimal(VALUE value, money_decimal_t *decimal)
{
    uint64_t word = word_of(value);
    memset(decimal, 0, sizeof *decimal);
    if ((word & 1) == 0) {
        memcpy(decimal, (const void *)(uintptr_t)word, sizeof *decimal);
        return;
    }
    decimal->lo = (uint64_t)coefficient_of(word);
    decimal->hi = coefficient_of(word) >> 63;
    decimal->scale = (uint32_t)(word >> SCALE_AT & 63);
}

static void check(money_status_t status, const money_error_t *error)
{
    if (status != MONEY_OK)
        face_raise(status, error);
}

void face_lower_amount(VALUE value, money_t *amount)
{
    money_error_t error;
    if (is_of(value, &amount_type)) {
        read_amount(value, amount);
        return;
    }
    if (!RB_TYPE_P(value, T_STRING))
        rb_raise(rb_eTypeError, "an amount is a LibMoney::Money, or text such as 12.50 EUR, and no %" PRIsVALUE,
                 rb_obj_class(value));
    VALUE text = rb_str_export_to_enc(value, rb_utf8_encoding());
    check(money_parse(RSTRING_PTR(text), (size_t)RSTRING_LEN(text), amount, &error), &error);
    RB_GC_GUARD(text);
}

void face_lower_decimal(VALUE value, money_decimal_t *decimal)
{
    money_error_t error;
    if (is_of(value, &decimal_type)) {
        read_decimal(value, decimal);
        return;
    }
    if (FIXNUM_P(value)) {
        check(money_decimal_new(FIX2LONG(value), 0, decimal, &error), &error);
        return;
    }
    VALUE text = value;
    if (RB_INTEGER_TYPE_P(value))
        text = rb_big2str(value, 10);
    else if (!RB_TYPE_P(value, T_STRING))
        text = rb_funcall(face_module, id_lower, 1, value);
    text = rb_str_export_to_enc(StringValue(text), rb_utf8_encoding());
    check(money_decimal_parse(RSTRING_PTR(text), (size_t)RSTRING_LEN(text), decimal, &error), &error);
    RB_GC_GUARD(text);
}

/** The other amount of an operation. 0 stands for nothing of any currency, so that `sum` can begin with it. */
static VALUE add(VALUE self, VALUE other)
{
    money_t a, b, sum;
    money_error_t error;
    if (is_of(other, &amount_type)) {
        uint64_t x = word_of(self), y = word_of(other);
        if ((x & 1) != 0 && ((x ^ y) & META_MASK) == 0) {
            int64_t total = coefficient_of(x) + coefficient_of(y);
            if (fits(total))
                return wrap(amount_class, &amount_type, packed(total, x & META_MASK));
        }
    }
    if (other == INT2FIX(0))
        return self;
    read_amount(self, &a);
    face_lower_amount(other, &b);
    check(money_add(&a, &b, &sum, &error), &error);
    return face_lift_amount(&sum);
}

static VALUE subtract(VALUE self, VALUE other)
{
    money_t a, b, difference;
    money_error_t error;
    if (is_of(other, &amount_type)) {
        uint64_t x = word_of(self), y = word_of(other);
        if ((x & 1) != 0 && ((x ^ y) & META_MASK) == 0) {
            int64_t total = coefficient_of(x) - coefficient_of(y);
            if (fits(total))
                return wrap(amount_class, &amount_type, packed(total, x & META_MASK));
        }
    }
    if (other == INT2FIX(0))
        return self;
    read_amount(self, &a);
    face_lower_amount(other, &b);
    check(money_subtract(&a, &b, &difference, &error), &error);
    return face_lift_amount(&difference);
}

/** -1, 0 or 1; nil beside what is no amount. Two currencies have no order: that raises. */
static VALUE compare(VALUE self, VALUE other)
{
    money_t a, b;
    money_error_t error;
    int32_t order;
    if (!is_of(other, &amount_type) && !RB_TYPE_P(other, T_STRING))
        return Qnil;
    read_amount(self, &a);
    face_lower_amount(other, &b);
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
    if (!is_of(other, &amount_type))
        return Qfalse;
    read_amount(self, &a);
    read_amount(other, &b);
    check(money_equal(&a, &b, &is_equal, &error), &error);
    return is_equal ? Qtrue : Qfalse;
}

static VALUE hash(VALUE self)
{
    money_t amount;
    uint64_t found = 0;
    money_error_t error;
    read_amount(self, &amount);
    check(money_hash(&amount, &found, &error), &error);
    return LL2NUM((int64_t)(found << 2) >> 2);
}

static VALUE currency(VALUE self)
{
    money_t amount;
    uint64_t word = word_of(self);
    if ((word & 1) != 0)
        return code_strings[word >> 1 & ((1 << CODE_BITS) - 1)];
    read_amount(self, &amount);
    return rb_obj_freeze(rb_utf8_str_new(amount.currency, strnlen(amount.currency, MONEY_CODE_SIZE)));
}

static VALUE number(VALUE self)
{
    money_t amount;
    money_decimal_t decimal;
    money_error_t error;
    read_amount(self, &amount);
    check(money_amount(&amount, &decimal, &error), &error);
    return face_lift_decimal(&decimal);
}

static VALUE scale(VALUE self)
{
    uint64_t word = word_of(self);
    const money_t *amount = (const money_t *)(uintptr_t)word;
    return UINT2NUM((word & 1) != 0 ? (uint32_t)(word >> SCALE_AT & 63) : amount->scale);
}

static VALUE to_s(VALUE self)
{
    money_t amount;
    char text[MONEY_TEXT_MAX];
    money_error_t error;
    read_amount(self, &amount);
    check(money_format(&amount, text, sizeof text, NULL, &error), &error);
    return rb_utf8_str_new_cstr(text);
}

static VALUE decimal_to_s(VALUE self)
{
    money_decimal_t decimal;
    char text[MONEY_TEXT_MAX];
    money_error_t error;
    read_decimal(self, &decimal);
    check(money_decimal_format(&decimal, text, sizeof text, NULL, &error), &error);
    return rb_utf8_str_new_cstr(text);
}

static VALUE decimal_scale(VALUE self)
{
    money_decimal_t decimal;
    read_decimal(self, &decimal);
    return UINT2NUM(decimal.scale);
}

static VALUE decimal_hash(VALUE self)
{
    money_decimal_t decimal;
    uint64_t found = 0;
    money_error_t error;
    read_decimal(self, &decimal);
    check(money_decimal_hash(&decimal, &found, &error), &error);
    return LL2NUM((int64_t)(found << 2) >> 2);
}

/** Money.new("12.50 EUR") or Money.new("12.50", "EUR"). */
static VALUE new_amount(int argc, VALUE *argv, VALUE class)
{
    VALUE value, code;
    money_t amount;
    money_decimal_t decimal;
    money_error_t error;
    (void)class;
    rb_scan_args(argc, argv, "11", &value, &code);
    if (code == Qnil) {
        if (is_of(value, &amount_type))
            return value;
        face_lower_amount(value, &amount);
        return face_lift_amount(&amount);
    }
    face_lower_decimal(value, &decimal);
    if (RB_SYMBOL_P(code))
        code = rb_sym2str(code);
    check(money_new(&decimal, StringValueCStr(code), NULL, &amount, &error), &error);
    return face_lift_amount(&amount);
}

static VALUE new_decimal(VALUE class, VALUE value)
{
    money_decimal_t decimal;
    (void)class;
    if (is_of(value, &decimal_type))
        return value;
    face_lower_decimal(value, &decimal);
    return face_lift_decimal(&decimal);
}

static VALUE same(int argc, VALUE *argv, VALUE self)
{
    (void)argc;
    (void)argv;
    return self;
}

static VALUE define_value(const char *name)
{
    VALUE class = rb_define_class_under(face_module, name, rb_cObject);
    rb_undef_alloc_func(class);
    rb_include_module(class, rb_mComparable);
    rb_define_method(class, "dup", same, -1);
    rb_define_method(class, "clone", same, -1);
    return class;
}

void face_init_values(void)
{
    id_lower = rb_intern("number_text");
    amount_class = define_value("Money");
    decimal_class = define_value("Decimal");
    rb_define_singleton_method(amount_class, "new", new_amount, -1);
    rb_define_singleton_method(decimal_class, "new", new_decimal, 1);
    rb_define_method(amount_class, "+", add, 1);
    rb_define_method(amount_class, "-", subtract, 1);
    rb_define_method(amount_class, "<=>", compare, 1);
    rb_define_method(amount_class, "==", equal, 1);
    rb_define_method(amount_class, "eql?", equal, 1);
    rb_define_method(amount_class, "hash", hash, 0);
    rb_define_method(amount_class, "currency", currency, 0);
    rb_define_method(amount_class, "amount", number, 0);
    rb_define_method(amount_class, "scale", scale, 0);
    rb_define_method(amount_class, "to_s", to_s, 0);
    rb_define_method(decimal_class, "to_s", decimal_to_s, 0);
    rb_define_method(decimal_class, "scale", decimal_scale, 0);
    rb_define_method(decimal_class, "hash", decimal_hash, 0);
}
