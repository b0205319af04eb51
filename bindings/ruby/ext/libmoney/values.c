/* Amounts and decimals between Ruby and C. They never change, so Ractors share them. */
#include "values.h"

#include <pthread.h>
#include <ruby/encoding.h>
#include <stdatomic.h>
#include <string.h>

enum { MOST_CODES = 4096 };

VALUE binding_amount_class, binding_decimal_class;
/** The codes to which packed amounts refer by index. A code never moves; index 0 means no currency. */
static char codes[MOST_CODES][MONEY_CODE_SIZE];
static atomic_uint code_count = 1;
static pthread_mutex_t adding = PTHREAD_MUTEX_INITIALIZER;
static ID id_lower;

static void sweep(void *data)
{
    if (((uintptr_t)data & 1) == 0)
        xfree(data);
}

static size_t size_of(const void *data) { return ((uintptr_t)data & 1) == 0 ? sizeof(money_t) : 0; }

#define VALUE_FLAGS (RUBY_TYPED_FREE_IMMEDIATELY | RUBY_TYPED_WB_PROTECTED | RUBY_TYPED_FROZEN_SHAREABLE)
const rb_data_type_t binding_amount_type = {
    .wrap_struct_name = "LibMoney::Money",
    .function = {.dfree = sweep, .dsize = size_of},
    .flags = VALUE_FLAGS,
};
const rb_data_type_t binding_decimal_type = {
    .wrap_struct_name = "LibMoney::Decimal",
    .function = {.dfree = sweep, .dsize = size_of},
    .flags = VALUE_FLAGS,
};

static unsigned place_among(const char *code, unsigned count)
{
    unsigned place = 0;
    while (place < count && memcmp(codes[place], code, MONEY_CODE_SIZE) != 0)
        place++;
    return place;
}

/** The place of a code in the table, or MOST_CODES if the table is full. */
static unsigned place_of(const char *code)
{
    unsigned count = atomic_load_explicit(&code_count, memory_order_acquire), place = place_among(code, count);
    if (place < count)
        return place;
    // Nothing of Ruby happens under the lock: a collection there would wait for the Ractors that wait for the lock.
    pthread_mutex_lock(&adding);
    count = atomic_load_explicit(&code_count, memory_order_relaxed);
    place = place_among(code, count);
    if (place == count && count < MOST_CODES) {
        memcpy(codes[place], code, MONEY_CODE_SIZE);
        atomic_store_explicit(&code_count, count + 1, memory_order_release);
    }
    pthread_mutex_unlock(&adding);
    return place;
}

static VALUE wrap_whole(VALUE class, const rb_data_type_t *type, const void *value, size_t size)
{
    void *copy = xmalloc(size);
    memcpy(copy, value, size);
    return wrap(class, type, (uint64_t)(uintptr_t)copy);
}

VALUE binding_lift_amount(const money_t *amount)
{
    int64_t low = (int64_t)amount->lo;
    if (amount->currency[0] == 0)
        return Qnil;
    if (amount->hi == low >> 63 && fits(low) && amount->scale < 64) {
        unsigned place = place_of(amount->currency);
        if (place < MOST_CODES)
            return wrap_amount(low, 1 | (uint64_t)place << 1 | (uint64_t)amount->scale << SCALE_AT);
    }
    return wrap_whole(binding_amount_class, &binding_amount_type, amount, sizeof *amount);
}

VALUE binding_lift_decimal(const money_decimal_t *decimal)
{
    int64_t low = (int64_t)decimal->lo;
    if (decimal->hi == low >> 63 && fits(low) && decimal->scale < 64)
        return wrap_decimal(low, 1 | (uint64_t)decimal->scale << SCALE_AT);
    return wrap_whole(binding_decimal_class, &binding_decimal_type, decimal, sizeof *decimal);
}

void binding_read_amount(VALUE value, money_t *amount)
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

void binding_read_decimal(VALUE value, money_decimal_t *decimal)
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

void binding_lower_amount(VALUE value, money_t *amount)
{
    money_error_t error;
    if (is_of(value, &binding_amount_type)) {
        binding_read_amount(value, amount);
        return;
    }
    if (!RB_TYPE_P(value, T_STRING))
        rb_raise(rb_eTypeError, "an amount must be a LibMoney::Money or text such as 12.50 EUR, got %" PRIsVALUE,
                 rb_obj_class(value));
    VALUE text = rb_str_export_to_enc(value, rb_utf8_encoding());
    check(money_parse(RSTRING_PTR(text), (size_t)RSTRING_LEN(text), amount, &error), &error);
    RB_GC_GUARD(text);
}

void binding_lower_decimal(VALUE value, money_decimal_t *decimal)
{
    money_error_t error;
    if (is_of(value, &binding_decimal_type)) {
        binding_read_decimal(value, decimal);
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
        text = rb_funcall(binding_module, id_lower, 1, value);
    text = rb_str_export_to_enc(StringValue(text), rb_utf8_encoding());
    check(money_decimal_parse(RSTRING_PTR(text), (size_t)RSTRING_LEN(text), decimal, &error), &error);
    RB_GC_GUARD(text);
}

static VALUE same(int argc, VALUE *argv, VALUE self)
{
    (void)argc;
    (void)argv;
    return self;
}

static VALUE define_value(const char *name)
{
    VALUE class = rb_define_class_under(binding_module, name, rb_cObject);
    rb_undef_alloc_func(class);
    rb_include_module(class, rb_mComparable);
    rb_define_method(class, "dup", same, -1);
    rb_define_method(class, "clone", same, -1);
    return class;
}

void binding_init_values(void)
{
    id_lower = rb_intern("number_text");
    binding_amount_class = define_value("Money");
    binding_decimal_class = define_value("Decimal");
    rb_gc_register_mark_object(binding_amount_class);
    rb_gc_register_mark_object(binding_decimal_class);
    binding_init_amounts();
    binding_init_decimals();
}
