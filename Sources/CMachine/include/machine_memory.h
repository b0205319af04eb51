/* The memory that the machine's allocator holds beyond what the program has taken. */
#ifndef MONEY_MACHINE_MEMORY_H
#define MONEY_MACHINE_MEMORY_H

/** Gives free memory back to the system, where the allocator can. */
void money_memory_release(void);

#endif
