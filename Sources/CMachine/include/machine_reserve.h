/* Memory for the moment in which the machine has none left. */
#ifndef MONEY_MACHINE_RESERVE_H
#define MONEY_MACHINE_RESERVE_H

#include <stddef.h>
#include <stdint.h>

/** Whether the machine has `bytes` bytes in one piece now. It asks the allocator for them and gives them back. */
int money_memory_has(uint64_t bytes);

/** Whether an allocation failed and the reserve had to serve it, and the machine still has no memory to spare. A call
 *  that needs memory then fails with MONEY_ERR_OUT_OF_MEMORY before it starts. */
int money_memory_is_short(void);

#endif
