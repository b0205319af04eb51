/* Words that threads share without a lock. */
#ifndef MONEY_MACHINE_WORDS_H
#define MONEY_MACHINE_WORDS_H

#include <stdint.h>

/** Reads a word. The memory that was written before money_word_replace stored it is then visible. */
static inline intptr_t money_word_load(const intptr_t *word)
{
    return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

/** Stores a word if it is still `old`. Returns whether it did. */
static inline int money_word_replace(intptr_t *word, intptr_t old, intptr_t replacement)
{
    return __atomic_compare_exchange_n(word, &old, replacement, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
}

/** Adds to a word. Returns the sum. */
static inline intptr_t money_word_add(intptr_t *word, intptr_t number)
{
    return __atomic_add_fetch(word, number, __ATOMIC_RELAXED);
}

#endif
