/* Loops that run faster on processors with wide vectors. The call chooses the form for the processor. */
#ifndef MONEY_VECTORS_H
#define MONEY_VECTORS_H

#include <stddef.h>
#include <stdint.h>

/** The sum of `count` words of each of two arrays, modulo 2^64. The call adds 2^46 to each word, joins the results by
 *  "or", and writes that to `*excess`. It is below 2^47 if every word is at least -2^46 and below 2^46. */
int64_t money_vectors_sum(const int64_t *words, const int64_t *others, size_t count, uint64_t *excess);

#endif
