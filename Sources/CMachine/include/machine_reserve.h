/* A reserve of memory for out-of-memory handling. */
#ifndef MONEY_MACHINE_RESERVE_H
#define MONEY_MACHINE_RESERVE_H

#include <stddef.h>
#include <stdint.h>

/** Returns whether a block of `bytes` bytes is available now, by allocating and freeing it. */
int money_memory_has(uint64_t bytes);

/** Returns whether the reserve had to serve a failed allocation and memory is still short. A call that needs memory
 *  then fails with MONEY_ERR_OUT_OF_MEMORY before it starts. */
int money_memory_is_short(void);

#endif
