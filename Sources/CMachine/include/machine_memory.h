/* Free memory that the machine's allocator keeps for the program. */
#ifndef MONEY_MACHINE_MEMORY_H
#define MONEY_MACHINE_MEMORY_H

/** Returns free memory to the system, if the allocator supports it. */
void money_memory_release(void);

#endif
