/* The data of the benchmarks: the same in every language, from one small generator. */
#ifndef SAMPLE_H
#define SAMPLE_H

#include <stdint.h>

/* Large enough that the branch predictor cannot learn the sample, as it does with a thousand. */
enum { SAMPLE_COUNT = 65536 };

static uint64_t sample_state;

static inline void sample_start(uint64_t seed)
{
    sample_state = seed;
}

/** 31 bits. */
static inline uint64_t sample_next(void)
{
    sample_state = sample_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return sample_state >> 33;
}

/** Cents, as many of few digits as of many: at most 2 to `digits_most` of them. */
static inline int64_t sample_digits(int digits_most)
{
    uint64_t limit = 100, high, low;
    int i;

    for (i = (int)(sample_next() % (uint64_t)(digits_most - 1)); i > 0; i--) limit *= 10;
    high = sample_next();
    low = sample_next();
    return (int64_t)((high << 31 | low) % limit) + 1;
}

/** An amount of a ledger in cents: from 0.01 to 10 billion, of either sign. */
static inline int64_t sample_cents(void)
{
    int64_t cents = sample_digits(12);

    return sample_next() % 2 == 0 ? cents : -cents;
}

/** Returns an amount in cents from 0.01 to 10 million, which fits in 32 bits. */
static inline int64_t sample_small_cents(void)
{
    return sample_digits(9);
}

/** A rate in ten-thousandths: 0.5000 to 2.4999. */
static inline int64_t sample_rate(void)
{
    return (int64_t)(sample_next() % 20000) + 5000;
}

/** The scale of an amount in the works of mixed scales: 0 to 6. */
static inline uint32_t sample_scale(void)
{
    return (uint32_t)(sample_next() % 7);
}

/* ------------------------------------------------------------------------------------------- Check sums ---- */

static uint64_t sample_sum;

/**
 * Adds a result to the check sum, weighted by its place, modulo 2^64: the low 64 bits of a value in millionths, an
 * order, or the sum of a text's bytes.
 */
static inline void sample_check(int index, int64_t value)
{
    sample_sum += (uint64_t)value * (1 + (uint64_t)index % 7);
}

static inline int64_t sample_letters(const char *text)
{
    int64_t sum = 0;

    while (*text != '\0') sum += (unsigned char)*text++;
    return sum;
}

/** The low 52 bits, which every language prints and reads exactly. */
static inline uint64_t sample_checked(void)
{
    return sample_sum & ((UINT64_C(1) << 52) - 1);
}

#endif
