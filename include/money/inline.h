#ifndef MONEY_INLINE_H
#define MONEY_INLINE_H

/* The arithmetic of short amounts, compiled into the program instead of called in the library.
 *
 * Each function returns the same result, flags, status and error as its namesake without `inline_`, byte by byte. It
 * computes amounts of one scale whose coefficients fit 64 bits, in currencies of three letters. For all other amounts
 * and for all failures it calls the library, and so it does on machines without 128-bit integers. money.h does not
 * include this header. The types and limits that it relies on are part of the ABI, so a program that was
 * compiled with it works with every later version of the library.
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

/** A power of ten as a divisor of integers below 2^63: the quotient of n is the high word of
 *  (2n >> before) × multiplier, shifted by `after`. */
typedef struct {
    uint64_t power, multiplier;
    unsigned before, after;
} money_inline_power_;

static const money_inline_power_ money_inline_powers_[20] = {
    { UINT64_C(1), UINT64_C(0x8000000000000000), 0, 0 },
    { UINT64_C(10), UINT64_C(0xCCCCCCCCCCCCCCCD), 2, 2 },
    { UINT64_C(100), UINT64_C(0xA3D70A3D70A3D70B), 3, 4 },
    { UINT64_C(1000), UINT64_C(0x83126E978D4FDF3C), 4, 6 },
    { UINT64_C(10000), UINT64_C(0xD1B71758E219652C), 5, 9 },
    { UINT64_C(100000), UINT64_C(0xA7C5AC471B478424), 6, 11 },
    { UINT64_C(1000000), UINT64_C(0x8637BD05AF6C69B6), 7, 13 },
    { UINT64_C(10000000), UINT64_C(0xD6BF94D5E57A42BD), 8, 16 },
    { UINT64_C(100000000), UINT64_C(0xABCC77118461CEFD), 9, 18 },
    { UINT64_C(1000000000), UINT64_C(0x89705F4136B4A598), 10, 20 },
    { UINT64_C(10000000000), UINT64_C(0xDBE6FECEBDEDD5BF), 11, 23 },
    { UINT64_C(100000000000), UINT64_C(0xAFEBFF0BCB24AAFF), 12, 25 },
    { UINT64_C(1000000000000), UINT64_C(0x8CBCCC096F5088CC), 13, 27 },
    { UINT64_C(10000000000000), UINT64_C(0xE12E13424BB40E14), 14, 30 },
    { UINT64_C(100000000000000), UINT64_C(0xB424DC35095CD810), 15, 32 },
    { UINT64_C(1000000000000000), UINT64_C(0x901D7CF73AB0ACDA), 16, 34 },
    { UINT64_C(10000000000000000), UINT64_C(0xE69594BEC44DE15C), 17, 37 },
    { UINT64_C(100000000000000000), UINT64_C(0xB877AA3236A4B44A), 18, 39 },
    { UINT64_C(1000000000000000000), UINT64_C(0x9392EE8E921D5D08), 19, 41 },
    { UINT64_C(10000000000000000000), UINT64_C(0xEC1E4A7DB69561A6), 20, 44 }
};

enum { MONEY_INLINE_LARGEST_ = 19 };

/** Returns the increment of a quotient in a rounding mode: 0 or 1; -1 if the library has to decide. */
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
    money_inline_wide_ product;
    uint64_t dividend, quotient, remainder;
    uint32_t scale;
    int32_t places;
    int64_t sign;
    int increment;
    const money_inline_power_ *divisor;

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
    sign = (int64_t)(product >> 127); /* 0 or -1 */
    product = (product ^ sign) - sign;
    if (product >> 63 != 0) return 0;
    dividend = (uint64_t)product;
    divisor = &money_inline_powers_[places];
    quotient = (uint64_t)((money_inline_unsigned_)((dividend << 1) >> divisor->before) * divisor->multiplier >> 64) >>
               divisor->after;
    remainder = dividend - quotient * divisor->power;
    increment = money_inline_increment_(rounding, quotient, remainder, divisor->power, (int)-sign);
    if (increment < 0) return 0;
    /* A quotient of 2^63 - 1 is not increased: its divisor is 1. */
    quotient += (uint64_t)increment;
    money_inline_write_(result, (int64_t)((quotient ^ (uint64_t)sign) - (uint64_t)sign),
                        left.label - (uint32_t)left.label + (uint32_t)digits);
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
#endif
    return money_add(a, b, result, error);
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
#endif
    return money_subtract(a, b, result, error);
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
#endif
    return money_compare(a, b, order, error);
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
