/* Swift ends the process when an allocation fails, because the language cannot report it. This file therefore wraps the
 * allocator: the linker redirects each call of `malloc`, `free` and the like in the library itself to `__wrap_malloc`,
 * `__wrap_free` and so on. If the allocator refuses a small request, the reserve serves it. The current call then ends
 * normally or detects the shortage at its next step, and no further call starts until memory is available again.
 *
 * A large request is not served, because it would not fit the reserve. Calls that need much memory check
 * `money_memory_has` before they start.
 */
#include "machine_reserve.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* The allocator's own functions. */
#if defined(MONEY_RESERVE)
void *__real_malloc(size_t size);
void *__real_realloc(void *memory, size_t size);
int __real_posix_memalign(void **memory, size_t alignment, size_t size);
size_t __real_malloc_usable_size(void *memory);
void __real_free(void *memory);
#else
#define __real_malloc malloc
#define __real_free free
#endif

/* The memory that must be available before calls start again. */
enum { SPARE = 1 << 18 };

/* The number of blocks of the reserve that are in use. */
static atomic_size_t used_blocks;

int money_memory_has(uint64_t bytes)
{
    /* A compiler may remove an allocation whose memory is never read. */
    void *volatile memory;

    if (bytes > PTRDIFF_MAX) return 0;
    memory = __real_malloc((size_t)bytes);
    if (memory == NULL) return 0;
    __real_free(memory);
    return 1;
}

int money_memory_is_short(void)
{
    return atomic_load_explicit(&used_blocks, memory_order_relaxed) != 0 && !money_memory_has(SPARE);
}

#if defined(MONEY_RESERVE)
/* The reserve is a sequence of blocks, each a head followed by its bytes. Adjacent free blocks are merged during a
 * search. It need not be fast, since it is used only when the allocator fails. */
enum { UNIT = 16, RESERVE = 1 << 20 };

typedef struct {
    _Alignas(UNIT) size_t size; /* with the head, in bytes; a multiple of UNIT */
    size_t is_used;
} head_t;

static _Alignas(UNIT) unsigned char reserve[RESERVE];
static atomic_flag is_locked = ATOMIC_FLAG_INIT;

static void lock(void)
{
    while (atomic_flag_test_and_set_explicit(&is_locked, memory_order_acquire)) continue;
}

static void unlock(void)
{
    atomic_flag_clear_explicit(&is_locked, memory_order_release);
}

static head_t *head_at(size_t offset)
{
    return (head_t *)(void *)(reserve + offset);
}

/* Joins the free block at `offset` with the free blocks after it. */
static void join(size_t offset)
{
    head_t *head = head_at(offset);

    while (offset + head->size < RESERVE) {
        head_t *next = head_at(offset + head->size);

        if (next->is_used || next->size == 0) break;
        head->size += next->size;
    }
}

static void *take(size_t size)
{
    size_t offset = 0, wanted = (size + sizeof(head_t) + UNIT - 1) / UNIT * UNIT;
    void *found = NULL;

    if (size > RESERVE) return NULL;
    lock();
    if (head_at(0)->size == 0) head_at(0)->size = RESERVE;
    while (offset < RESERVE && found == NULL) {
        head_t *head = head_at(offset);

        if (!head->is_used) {
            join(offset);
            if (head->size >= wanted) {
                if (head->size - wanted >= 2 * sizeof(head_t)) {
                    head_t *rest = head_at(offset + wanted);

                    rest->size = head->size - wanted;
                    rest->is_used = 0;
                    head->size = wanted;
                }
                head->is_used = 1;
                found = head + 1;
            }
        }
        offset += head->size;
    }
    unlock();
    if (found != NULL) atomic_fetch_add_explicit(&used_blocks, 1, memory_order_relaxed);
    return found;
}

static int is_of_reserve(const void *memory)
{
    return (uintptr_t)memory - (uintptr_t)reserve < RESERVE;
}

static void give(void *memory)
{
    lock();
    ((head_t *)memory - 1)->is_used = 0;
    unlock();
    atomic_fetch_sub_explicit(&used_blocks, 1, memory_order_relaxed);
}

void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size);
int __wrap_posix_memalign(void **memory, size_t alignment, size_t size);
size_t __wrap_malloc_usable_size(void *memory);
void __wrap_free(void *memory);

void *__wrap_malloc(size_t size)
{
    void *memory = __real_malloc(size);

    return memory != NULL ? memory : take(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    void *memory;

    if (size != 0 && count > SIZE_MAX / size) return NULL;
    memory = __wrap_malloc(count * size);
    if (memory != NULL) memset(memory, 0, count * size);
    return memory;
}

void *__wrap_realloc(void *memory, size_t size)
{
    void *moved;
    size_t held;

    if (memory == NULL) return __wrap_malloc(size);
    if (!is_of_reserve(memory)) {
        moved = __real_realloc(memory, size);
        if (moved != NULL || size == 0) return moved;
    }
    moved = take(size);
    if (moved == NULL) return NULL;
    held = __wrap_malloc_usable_size(memory);
    memcpy(moved, memory, held < size ? held : size);
    __wrap_free(memory);
    return moved;
}

/* The allocator's plain functions align to UNIT, and serve small requests faster than those with an alignment. */
int __wrap_posix_memalign(void **memory, size_t alignment, size_t size)
{
    void *found = NULL;

    if (alignment > UNIT) return __real_posix_memalign(memory, alignment, size);
    found = __wrap_malloc(size);
    if (found == NULL) return ENOMEM;
    *memory = found;
    return 0;
}

void *__wrap_aligned_alloc(size_t alignment, size_t size)
{
    void *memory = NULL;

    return __wrap_posix_memalign(&memory, alignment, size) == 0 ? memory : NULL;
}

size_t __wrap_malloc_usable_size(void *memory)
{
    return is_of_reserve(memory) ? ((head_t *)memory - 1)->size - sizeof(head_t) : __real_malloc_usable_size(memory);
}

void __wrap_free(void *memory)
{
    if (is_of_reserve(memory)) give(memory);
    else __real_free(memory);
}
#endif
