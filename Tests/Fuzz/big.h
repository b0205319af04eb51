/* Integers large enough for every exact value of the library: its results are checked against them. */
#ifndef BIG_H
#define BIG_H

#include <money/desk.h>

#include <stdlib.h>
#include <string.h>

#define BIG_LIMBS 96 /* 6144 bits */

__extension__ typedef unsigned __int128 big_wide_t;

typedef struct {
    int count; /* without leading zeros; 0 for the number 0 */
    uint64_t limb[BIG_LIMBS];
} big_t;

static inline big_t big_words(const uint64_t *words, int count)
{
    big_t big;

    while (count > 0 && words[count - 1] == 0) count--;
    big.count = count;
    if (count > 0) memcpy(big.limb, words, (size_t)count * sizeof *words);
    return big;
}

static inline big_t big_of(uint64_t value)
{
    return big_words(&value, 1);
}

static inline int big_is_zero(const big_t *a)
{
    return a->count == 0;
}

static inline int big_compare(const big_t *a, const big_t *b)
{
    int i;

    if (a->count != b->count) return a->count < b->count ? -1 : 1;
    for (i = a->count - 1; i >= 0; i--) {
        if (a->limb[i] != b->limb[i]) return a->limb[i] < b->limb[i] ? -1 : 1;
    }
    return 0;
}

static inline big_t big_add(const big_t *a, const big_t *b)
{
    const big_t *longer = a->count >= b->count ? a : b, *shorter = longer == a ? b : a;
    big_t sum;
    uint64_t carry = 0;
    int i;

    for (i = 0; i < longer->count; i++) {
        big_wide_t wide = (big_wide_t)longer->limb[i] + (i < shorter->count ? shorter->limb[i] : 0) + carry;

        sum.limb[i] = (uint64_t)wide;
        carry = (uint64_t)(wide >> 64);
    }
    sum.count = longer->count;
    if (carry != 0) {
        if (sum.count == BIG_LIMBS) abort();
        sum.limb[sum.count++] = carry;
    }
    return sum;
}

/** |a - b| */
static inline big_t big_distance(const big_t *a, const big_t *b)
{
    const big_t *larger = big_compare(a, b) >= 0 ? a : b, *smaller = larger == a ? b : a;
    big_t rest;
    uint64_t borrow = 0;
    int i;

    for (i = 0; i < larger->count; i++) {
        big_wide_t wide = (big_wide_t)larger->limb[i] - (i < smaller->count ? smaller->limb[i] : 0) - borrow;

        rest.limb[i] = (uint64_t)wide;
        borrow = (uint64_t)(wide >> 64) & 1;
    }
    rest.count = larger->count;
    while (rest.count > 0 && rest.limb[rest.count - 1] == 0) rest.count--;
    return rest;
}

static inline big_t big_multiply(const big_t *a, const big_t *b)
{
    big_t product;
    int i, j;

    if (a->count + b->count > BIG_LIMBS) abort();
    product.count = a->count + b->count;
    memset(product.limb, 0, (size_t)product.count * sizeof *product.limb);
    for (i = 0; i < a->count; i++) {
        uint64_t carry = 0;

        for (j = 0; j < b->count; j++) {
            big_wide_t wide = (big_wide_t)a->limb[i] * b->limb[j] + product.limb[i + j] + carry;

            product.limb[i + j] = (uint64_t)wide;
            carry = (uint64_t)(wide >> 64);
        }
        product.limb[i + b->count] = carry;
    }
    while (product.count > 0 && product.limb[product.count - 1] == 0) product.count--;
    return product;
}

static inline big_t big_times(const big_t *a, uint64_t factor)
{
    big_t b = big_of(factor);

    return big_multiply(a, &b);
}

/** a × 10^power */
static inline big_t big_shift10(const big_t *a, unsigned power)
{
    big_t result = *a;

    for (; power >= 19; power -= 19) result = big_times(&result, UINT64_C(10000000000000000000));
    for (; power > 0; power--) result = big_times(&result, 10);
    return result;
}

/** Divides by 10 if the division is exact; returns whether it was. */
static inline int big_drop_zero(big_t *a)
{
    big_t quotient = *a;
    uint64_t rest = 0;
    int i;

    for (i = a->count - 1; i >= 0; i--) {
        big_wide_t wide = (big_wide_t)rest << 64 | a->limb[i];

        quotient.limb[i] = (uint64_t)(wide / 10);
        rest = (uint64_t)(wide % 10);
    }
    if (rest != 0) return 0;
    while (quotient.count > 0 && quotient.limb[quotient.count - 1] == 0) quotient.count--;
    *a = quotient;
    return 1;
}

/** 10^38, which every coefficient is below. */
static inline big_t big_limit(void)
{
    big_t one = big_of(1);

    return big_shift10(&one, MONEY_DIGITS_MAX);
}

/** |coefficient| */
static inline big_t big_magnitude(uint64_t lo, int64_t hi)
{
    uint64_t words[2];

    words[0] = lo;
    words[1] = (uint64_t)hi;
    if (hi < 0) {
        words[0] = ~words[0] + 1;
        words[1] = ~words[1] + (words[0] == 0);
    }
    return big_words(words, 2);
}

#endif
