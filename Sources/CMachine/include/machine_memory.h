/* Zeroes memory, and returns the allocator's free pages to the system. */
#ifndef MONEY_MACHINE_MEMORY_H
#define MONEY_MACHINE_MEMORY_H

#include <string.h>

/** Zeroes bytes. In a module that is compiled for size, Swift zeroes them one by one. */
static inline void money_memory_clear(void *memory, long size)
{
    memset(memory, 0, (size_t)size);
}

/** Returns free memory to the system, if the allocator supports it. */
void money_memory_release(void);

#endif
