/* What is allocated, for the tests that nothing is lost. */
#ifndef ALLOCATED_H
#define ALLOCATED_H

#include <malloc.h>

/** The bytes that are allocated; 0 where a tool has an allocator of its own. */
static inline size_t allocated(void)
{
    struct mallinfo2 info = mallinfo2();

    return info.uordblks + info.hblkhd;
}

#endif
