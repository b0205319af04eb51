/* Free memory that the machine's allocator keeps for the program. */
#ifndef MONEY_MACHINE_MEMORY_H
#define MONEY_MACHINE_MEMORY_H

/** Gives free memory back to the system, if the allocator can. */
void money_memory_release(void);

#endif
