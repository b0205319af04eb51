#ifndef MONEY_INLINE_H
#define MONEY_INLINE_H

/* The arithmetic of short amounts, compiled into the program instead of called in the library.
 *
 * Each function has the contract of its namesake without `inline_`: the same result, flags, status and error, byte by
 * byte. It computes short amounts itself, whose coefficients fit 64 bits and whose codes have three letters, and calls
 * the library for all others, for all failures, and on machines without 128-bit integers. money.h does not include this
 * header. The types and limits that it relies on are part of the ABI, so a program that was compiled with it works with
 * every later version of the library.
 *
 *     #include <money.h>
 *     #include <money/inline.h>
 *
 *     money_status_t add_up(const money_t *amounts, size_t count, money_t *total)
 *     {
 *         money_status_t failed = MONEY_OK;
 *         size_t index;
 *
 *         for (index = 0; index < count; index++) {
 *             failed |= money_inline_add(total, &amounts[index], total, NULL);
 *         }
 *         return failed;
 *     }
 *
 * If MONEY_INLINE_CALLS is defined before the header is included, the usual names (money_add, money_compare, …) refer
 * to these functions, so an existing program need not be edited.
 *
 * An addition takes about two thirds of the time of the call, most of it for the check of both currency codes. Use this
 * header where such calls dominate; for arrays of amounts in one currency, money/columns.h is many times as fast.
 */

#include "../money.h"

#include <string.h>

#ifdef __cplusplus
extern "C" {
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#endif
#endif

#if defined(__SIZEOF_INT128__) && defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define MONEY_INLINE_COMPUTES_ 1
#define MONEY_INLINE_APART_ static __attribute__((noinline, unused))

__extension__ typedef __int128 money_inline_wide_;
__extension__ typedef unsigned __int128 money_inline_unsigned_;

/** An amount as four words: the coefficient, the scale with the first four bytes of the code, and its other bytes. */
typedef struct {
    int64_t lo, hi;
    uint64_t label, tail;
} money_inline_words_;

static inline money_inline_words_ money_inline_read_(const money_t *amount)
{
    money_inline_words_ words;

    memcpy(&words, amount, sizeof words);
    return words;
}

static inline void money_inline_write_(money_t *result, money_inline_wide_ coefficient, uint64_t label)
{
    money_inline_words_ words;

    words.lo = (int64_t)(uint64_t)coefficient;
    words.hi = (int64_t)(coefficient >> 64);
    words.label = label;
    words.tail = 0;
    memcpy(result, &words, sizeof words);
}

/** Returns 0 if the scale is at most 38 and the code consists of three capital letters: a byte outside its bounds sets
 *  a high bit of a difference. */
static inline uint64_t money_inline_outside_(uint64_t label)
{
    return ((UINT64_C(0x005A5A5A00000026) - label) | (label - UINT64_C(0x0041414100000000))) &
           UINT64_C(0x8080808080808080);
}

/** Returns 0 if the coefficient fits 64 bits. */
static inline uint64_t money_inline_high_(const money_inline_words_ *words)
{
    return (uint64_t)(words->hi ^ (words->lo >> 63));
}

/** Returns whether both are short amounts of one currency and one scale. */
static inline int money_inline_alike_(const money_inline_words_ *a, const money_inline_words_ *b)
{
    return (money_inline_outside_(a->label) | (a->label ^ b->label) | a->tail | b->tail | money_inline_high_(a) |
            money_inline_high_(b)) == 0;
}

/** A power of ten. `inverse` is floor((2^128 - 1) / d) - 2^64 for d = power × 2^shift, which is at least 2^63. */
typedef struct {
    uint64_t power, inverse;
    unsigned shift;
} money_inline_power_;

static const money_inline_power_ money_inline_powers_[20] = {
    { UINT64_C(1), UINT64_C(0xFFFFFFFFFFFFFFFF), 63 },
    { UINT64_C(10), UINT64_C(0x9999999999999999), 60 },
    { UINT64_C(100), UINT64_C(0x47AE147AE147AE14), 57 },
    { UINT64_C(1000), UINT64_C(0x0624DD2F1A9FBE76), 54 },
    { UINT64_C(10000), UINT64_C(0xA36E2EB1C432CA57), 50 },
    { UINT64_C(100000), UINT64_C(0x4F8B588E368F0846), 47 },
    { UINT64_C(1000000), UINT64_C(0x0C6F7A0B5ED8D36B), 44 },
    { UINT64_C(10000000), UINT64_C(0xAD7F29ABCAF48578), 40 },
    { UINT64_C(100000000), UINT64_C(0x5798EE2308C39DF9), 37 },
    { UINT64_C(1000000000), UINT64_C(0x12E0BE826D694B2E), 34 },
    { UINT64_C(10000000000), UINT64_C(0xB7CDFD9D7BDBAB7D), 30 },
    { UINT64_C(100000000000), UINT64_C(0x5FD7FE17964955FD), 27 },
    { UINT64_C(1000000000000), UINT64_C(0x19799812DEA11197), 24 },
    { UINT64_C(10000000000000), UINT64_C(0xC25C268497681C26), 20 },
    { UINT64_C(100000000000000), UINT64_C(0x6849B86A12B9B01E), 17 },
    { UINT64_C(1000000000000000), UINT64_C(0x203AF9EE756159B2), 14 },
    { UINT64_C(10000000000000000), UINT64_C(0xCD2B297D889BC2B6), 10 },
    { UINT64_C(100000000000000000), UINT64_C(0x70EF54646D496892), 7 },
    { UINT64_C(1000000000000000000), UINT64_C(0x2725DD1D243ABA0E), 4 },
    { UINT64_C(10000000000000000000), UINT64_C(0xD83C94FB6D2AC34A), 0 }
};

enum { MONEY_INLINE_LARGEST_ = 19 };

/** Returns whether both are short amounts of one currency, whose scales differ by at most 19. The coefficients are then
 *  aligned to the larger scale, which `label` contains. No aligned coefficient reaches 10^38. */
static inline int money_inline_align_(const money_t *a, const money_t *b, money_inline_wide_ *left,
                                      money_inline_wide_ *right, uint64_t *label)
{
    money_inline_words_ x = money_inline_read_(a), y = money_inline_read_(b);
    int32_t more = (int32_t)(uint32_t)x.label - (int32_t)(uint32_t)y.label;

    if ((money_inline_outside_(x.label) | money_inline_outside_(y.label) | ((x.label ^ y.label) >> 32) | x.tail |
         y.tail | money_inline_high_(&x) | money_inline_high_(&y)) != 0 ||
        more > MONEY_INLINE_LARGEST_ || more < -MONEY_INLINE_LARGEST_) {
        return 0;
    }
    *left = (money_inline_wide_)x.lo * money_inline_powers_[more < 0 ? -more : 0].power;
    *right = (money_inline_wide_)y.lo * money_inline_powers_[more > 0 ? more : 0].power;
    *label = more < 0 ? y.label : x.label;
    return 1;
}

/* Amounts of different scales, and those that only the library computes. These functions stay apart, because their
 * values would compete for the registers of a loop over amounts of one scale. */

MONEY_INLINE_APART_ money_status_t money_inline_add_any_(const money_t *a, const money_t *b, money_t *result,
                                                        money_error_t *error)
{
    money_inline_wide_ left, right;
    uint64_t label;

    if (a != NULL && b != NULL && result != NULL && money_inline_align_(a, b, &left, &right, &label)) {
        money_inline_write_(result, left + right, label);
        return MONEY_OK;
    }
    return money_add(a, b, result, error);
}

MONEY_INLINE_APART_ money_status_t money_inline_subtract_any_(const money_t *a, const money_t *b, money_t *result,
                                                        money_error_t *error)
{
    money_inline_wide_ left, right;
    uint64_t label;

    if (a != NULL && b != NULL && result != NULL && money_inline_align_(a, b, &left, &right, &label)) {
        money_inline_write_(result, left - right, label);
        return MONEY_OK;
    }
    return money_subtract(a, b, result, error);
}

MONEY_INLINE_APART_ money_status_t money_inline_compare_any_(const money_t *a, const money_t *b, int32_t *order,
                                                        money_error_t *error)
{
    money_inline_wide_ left, right;
    uint64_t label;

    if (a != NULL && b != NULL && order != NULL && money_inline_align_(a, b, &left, &right, &label)) {
        *order = (left > right) - (left < right);
        return MONEY_OK;
    }
    return money_compare(a, b, order, error);
}

/** Divides by 10^places, 0 to 19, with the reciprocal of Möller and Granlund ("Improved division by invariant
 *  integers", 2011). The quotient must fit 64 bits. */
static inline uint64_t money_inline_divide_(money_inline_unsigned_ dividend, int32_t places, uint64_t *remainder)
{
    const money_inline_power_ *row = &money_inline_powers_[places];
    uint64_t divisor = row->power << row->shift;
    money_inline_unsigned_ shifted = dividend << row->shift;
    uint64_t high = (uint64_t)(shifted >> 64), low = (uint64_t)shifted;
    money_inline_unsigned_ estimate = (money_inline_unsigned_)row->inverse * high + shifted;
    uint64_t quotient = (uint64_t)(estimate >> 64) + 1, rest = low - quotient * divisor, above;

    /* Every other estimate is too large, so a branch would be mispredicted; almost none is too small. */
    above = 0 - (uint64_t)(rest > (uint64_t)estimate);
    quotient += above;
    rest += above & divisor;
    if (rest >= divisor) {
        quotient++;
        rest -= divisor;
    }
    *remainder = rest >> row->shift;
    return quotient;
}

/** Returns what a rounding mode adds to a quotient: 0 or 1; -1 if the library has to decide. */
static inline int money_inline_increment_(money_rounding_t rounding, uint64_t quotient, uint64_t remainder,
                                          uint64_t divisor, int negative)
{
    uint64_t rest = divisor - remainder;
    int above = remainder > rest, half = remainder == rest, odd = (int)(quotient & 1);

    switch (rounding) {
    case MONEY_ROUND_HALF_EVEN: return above | (half & odd);
    case MONEY_ROUND_HALF_UP: return above | half;
    case MONEY_ROUND_HALF_DOWN: return above;
    case MONEY_ROUND_UP: return remainder != 0;
    case MONEY_ROUND_DOWN: return 0;
    case MONEY_ROUND_CEILING: return (remainder != 0) & !negative;
    case MONEY_ROUND_FLOOR: return (remainder != 0) & negative;
    case MONEY_ROUND_UNNECESSARY: return remainder != 0 ? -1 : 0;
    case MONEY_ROUND_HALF_ODD: return above | (half & !odd);
    case MONEY_ROUND_HALF_CEILING: return above | (half & !negative);
    case MONEY_ROUND_HALF_FLOOR: return above | (half & negative);
    default: return -1;
    }
}

/** Returns whether the product was computed. */
static inline int money_inline_product_(const money_t *amount, const money_decimal_t *factor, int32_t digits,
                                        money_rounding_t rounding, money_t *result, money_flags_t *flags)
{
    money_inline_words_ left = money_inline_read_(amount), right;
    uint32_t scale;
    money_inline_wide_ product, sign;
    money_inline_unsigned_ magnitude;
    uint64_t quotient, remainder, power;
    int32_t places;
    int increment;

    right.lo = (int64_t)factor->lo;
    right.hi = factor->hi;
    if ((money_inline_outside_(left.label) | left.tail | money_inline_high_(&left) | money_inline_high_(&right) |
         factor->reserved) != 0 ||
        factor->scale > MONEY_DIGITS_MAX) {
        return 0;
    }
    product = (money_inline_wide_)left.lo * right.lo;
    scale = (uint32_t)left.label + factor->scale;
    if (digits == MONEY_DIGITS_EXACT) {
        if (scale > MONEY_DIGITS_MAX || rounding < MONEY_ROUND_HALF_EVEN || rounding > MONEY_ROUND_HALF_FLOOR) return 0;
        money_inline_write_(result, product, left.label - (uint32_t)left.label + scale);
        if (flags != NULL) *flags = 0;
        return 1;
    }
    places = (int32_t)scale - digits;
    if (digits < 0 || digits > MONEY_DIGITS_MAX || places < 0 || places > MONEY_INLINE_LARGEST_) return 0;
    sign = product >> 127; /* 0 or -1 */
    magnitude = (money_inline_unsigned_)((product ^ sign) - sign);
    power = money_inline_powers_[places].power;
    if ((uint64_t)(magnitude >> 64) >= power) return 0;
    quotient = money_inline_divide_(magnitude, places, &remainder);
    increment = money_inline_increment_(rounding, quotient, remainder, power, (int)-sign);
    if (increment < 0) return 0;
    product = (money_inline_wide_)quotient + increment;
    money_inline_write_(result, (product ^ sign) - sign, left.label - (uint32_t)left.label + (uint32_t)digits);
    if (flags != NULL) *flags = remainder != 0 ? MONEY_FLAG_ROUNDED : 0;
    return 1;
}

/** Returns whether `currency` names no currency, or that of the label. */
static inline int money_inline_same_(const char *currency, uint64_t label)
{
    int index;

    if (currency == NULL || currency[0] == 0) return 1;
    for (index = 0; index < 3; index++) {
        if ((unsigned char)currency[index] != (unsigned char)(label >> (32 + 8 * index))) return 0;
    }
    return currency[3] == 0;
}
#endif

/** Returns a + b as money_add does. */
static inline money_status_t money_inline_add(const money_t *a, const money_t *b, money_t *result, money_error_t *error)
{
#ifdef MONEY_INLINE_COMPUTES_
    if (a != NULL && b != NULL && result != NULL) {
        money_inline_words_ x = money_inline_read_(a), y = money_inline_read_(b);
        int64_t sum;

        if (money_inline_alike_(&x, &y) && !__builtin_add_overflow(x.lo, y.lo, &sum)) {
            money_inline_write_(result, sum, x.label);
            return MONEY_OK;
        }
    }
    return money_inline_add_any_(a, b, result, error);
#else
    return money_add(a, b, result, error);
#endif
}

/** Returns a - b as money_subtract does. */
static inline money_status_t money_inline_subtract(const money_t *a, const money_t *b, money_t *result,
                                                   money_error_t *error)
{
#ifdef MONEY_INLINE_COMPUTES_
    if (a != NULL && b != NULL && result != NULL) {
        money_inline_words_ x = money_inline_read_(a), y = money_inline_read_(b);
        int64_t difference;

        if (money_inline_alike_(&x, &y) && !__builtin_sub_overflow(x.lo, y.lo, &difference)) {
            money_inline_write_(result, difference, x.label);
            return MONEY_OK;
        }
    }
    return money_inline_subtract_any_(a, b, result, error);
#else
    return money_subtract(a, b, result, error);
#endif
}

/** Compares two amounts as money_compare does: -1, 0 or 1. */
static inline money_status_t money_inline_compare(const money_t *a, const money_t *b, int32_t *order,
                                                  money_error_t *error)
{
#ifdef MONEY_INLINE_COMPUTES_
    if (a != NULL && b != NULL && order != NULL) {
        money_inline_words_ x = money_inline_read_(a), y = money_inline_read_(b);

        if (money_inline_alike_(&x, &y)) {
            *order = (x.lo > y.lo) - (x.lo < y.lo);
            return MONEY_OK;
        }
    }
    return money_inline_compare_any_(a, b, order, error);
#else
    return money_compare(a, b, order, error);
#endif
}

/** Returns -amount as money_negate does. */
static inline money_status_t money_inline_negate(const money_t *amount, money_t *result, money_error_t *error)
{
#ifdef MONEY_INLINE_COMPUTES_
    if (amount != NULL && result != NULL) {
        money_inline_words_ words = money_inline_read_(amount);

        if ((money_inline_outside_(words.label) | words.tail | money_inline_high_(&words)) == 0) {
            money_inline_write_(result, -(money_inline_wide_)words.lo, words.label);
            return MONEY_OK;
        }
    }
#endif
    return money_negate(amount, result, error);
}

/** Returns the sign as money_sign does: -1, 0 or 1. */
static inline money_status_t money_inline_sign(const money_t *amount, int32_t *sign, money_error_t *error)
{
#ifdef MONEY_INLINE_COMPUTES_
    if (amount != NULL && sign != NULL) {
        money_inline_words_ words = money_inline_read_(amount);

        if ((money_inline_outside_(words.label) | words.tail | money_inline_high_(&words)) == 0) {
            *sign = (words.lo > 0) - (words.lo < 0);
            return MONEY_OK;
        }
    }
#endif
    return money_sign(amount, sign, error);
}

/** Returns the exact sum as money_sum does. Amounts of one scale are added inline; if scales differ, the library adds
 *  all of them. */
static inline money_status_t money_inline_sum(const money_t *amounts, size_t count, const char *currency,
                                              money_t *result, money_error_t *error)
{
#ifdef MONEY_INLINE_COMPUTES_
    if (amounts != NULL && result != NULL && count > 0 && count <= MONEY_AMOUNTS_MAX) {
        uint64_t label = money_inline_read_(amounts).label, different = money_inline_outside_(label);
        money_inline_wide_ sum = 0;
        size_t index;

        for (index = 0; index < count; index++) {
            money_inline_words_ words = money_inline_read_(&amounts[index]);

            different |= (words.label ^ label) | words.tail | money_inline_high_(&words);
            sum += words.lo;
        }
        if (different == 0 && money_inline_same_(currency, label)) {
            money_inline_write_(result, sum, label);
            return MONEY_OK;
        }
    }
#endif
    return money_sum(amounts, count, currency, result, error);
}

/** Returns amount × factor as money_multiply does, rounded once. */
static inline money_status_t money_inline_multiply(const money_t *amount, const money_decimal_t *factor, int32_t digits,
                                                   money_rounding_t rounding, money_t *result, money_flags_t *flags,
                                                   money_error_t *error)
{
#ifdef MONEY_INLINE_COMPUTES_
    if (amount != NULL && factor != NULL && result != NULL &&
        money_inline_product_(amount, factor, digits, rounding, result, flags)) {
        return MONEY_OK;
    }
#endif
    return money_multiply(amount, factor, digits, rounding, result, flags, error);
}

#ifdef MONEY_INLINE_CALLS
#define money_add money_inline_add
#define money_subtract money_inline_subtract
#define money_compare money_inline_compare
#define money_negate money_inline_negate
#define money_sign money_inline_sign
#define money_sum money_inline_sum
#define money_multiply money_inline_multiply
#endif

#ifdef __cplusplus
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
}
#endif

#endif /* MONEY_INLINE_H */
