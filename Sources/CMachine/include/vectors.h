/* Loops that processors with wider vectors than all have run faster, chosen when they are called. */
#ifndef MONEY_VECTORS_H
#define MONEY_VECTORS_H

#include <stddef.h>
#include <stdint.h>

/** The sum of `count` words modulo 2^64. `*excess` gets the words joined by "or", each with 2^46 added: it is below 2^47
 *  where every word is at least -2^46 and below 2^46. */
int64_t money_vectors_sum(const int64_t *words, size_t count, uint64_t *excess);

#endif
