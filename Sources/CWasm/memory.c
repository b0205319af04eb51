/* The allocator, for the host. */
#include <stddef.h>

void *__real_malloc(size_t size);
void __wrap_free(void *memory);
void *money_wasm_malloc(size_t size);
void money_wasm_free(void *memory);

/* The host's own arrays do not use the reserve, so the host sees NULL when the memory cannot grow. */
__attribute__((export_name("malloc"))) void *money_wasm_malloc(size_t size)
{
    return __real_malloc(size);
}

__attribute__((export_name("free"))) void money_wasm_free(void *memory)
{
    __wrap_free(memory);
}
