/* The amount of allocated memory, for tests of leaks. */
#ifndef ALLOCATED_H
#define ALLOCATED_H

#include <malloc.h>

/** The number of allocated bytes; 0 if a tool replaces the allocator. */
static inline size_t allocated(void)
{
    struct mallinfo2 info = mallinfo2();

    return info.uordblks + info.hblkhd;
}

#endif
