#include "machine_memory.h"

/* Any header of the C library defines the macros that identify it, such as __GLIBC__. */
#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

void money_memory_release(void)
{
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}
