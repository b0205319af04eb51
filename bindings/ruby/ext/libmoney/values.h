/* How amounts and decimals are kept. Most fit one word beside their scale and currency, and so need no memory but the object itself.
 *
 * A packed word contains, from its lowest bit: 1, the index of the currency's code (15 bits), the scale (6 bits), and
 * the signed coefficient (42 bits). An address is even, so the lowest bit distinguishes the two.
 */
#ifndef BINDING_VALUES_H
#define BINDING_VALUES_H

#include "binding.h"

enum { CODE_BITS = 15, SCALE_AT = 16, COEFFICIENT_AT = 22 };
#define META_MASK ((UINT64_C(1) << COEFFICIENT_AT) - 1)
#define MOST_COEFFICIENT ((INT64_C(1) << 41) - 1)

_Static_assert(sizeof(void *) == 8, "words must be 64 bits, into which amounts are packed");

extern const rb_data_type_t binding_amount_type, binding_decimal_type;
extern VALUE binding_amount_class, binding_decimal_class;

static inline uint64_t packed(int64_t coefficient, uint64_t meta)
{
    return (uint64_t)coefficient << COEFFICIENT_AT | meta;
}

static inline int64_t coefficient_of(uint64_t word)
{
    return (int64_t)word >> COEFFICIENT_AT;
}

static inline bool fits(int64_t coefficient)
{
    return coefficient >= -MOST_COEFFICIENT && coefficient <= MOST_COEFFICIENT;
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

/** Returns whether the words x and y of two values are packed and differ only in their coefficients. */
static inline bool are_alike(uint64_t x, uint64_t y)
{
    return (x & 1) != 0 && ((x ^ y) & META_MASK) == 0;
}

static inline VALUE wrap(VALUE class, const rb_data_type_t *type, uint64_t word)
{
    VALUE made = rb_data_typed_object_wrap(class, (void *)(uintptr_t)word, type);
    RB_FL_SET_RAW(made, RUBY_FL_FREEZE);
    return made;
}

static inline VALUE wrap_amount(int64_t coefficient, uint64_t meta)
{
    return wrap(binding_amount_class, &binding_amount_type, packed(coefficient, meta));
}

static inline VALUE wrap_decimal(int64_t coefficient, uint64_t meta)
{
    return wrap(binding_decimal_class, &binding_decimal_type, packed(coefficient, meta));
}

static inline void check(money_status_t status, const money_error_t *error)
{
    if (status != MONEY_OK)
        binding_raise(status, error);
}

/** A hash of the library as an Integer that needs no memory. */
static inline VALUE hash_of(uint64_t found)
{
    return LONG2FIX((int64_t)(found << 2) >> 2);
}

void binding_read_amount(VALUE value, money_t *amount);
void binding_read_decimal(VALUE value, money_decimal_t *decimal);

/* amounts.c, decimals.c */
void binding_init_amounts(void);
void binding_init_decimals(void);

#endif
