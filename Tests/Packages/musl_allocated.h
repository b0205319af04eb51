/* musl does not tell how much is allocated, which some programs of the tests ask of glibc. They still make all their calls
 * with this in place; whether calls keep memory is seen with glibc. */
#ifndef MUSL_ALLOCATED_H
#define MUSL_ALLOCATED_H

#include <stddef.h>

struct mallinfo2 {
    size_t arena, hblkhd, uordblks, fordblks;
};

static inline struct mallinfo2 mallinfo2(void)
{
    struct mallinfo2 nothing = {0, 0, 0, 0};
    return nothing;
}

#endif
