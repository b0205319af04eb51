/* The memory that a call needs to read a document, beside its result: limited to a multiple of the document's bytes.
 * Prints a table with one line for each shape; fails if a call exceeds its limit.
 *
 *     peaks [BYTES]    the size of each document; 2,000,000 without it
 */
#define _GNU_SOURCE
#include "check.h"

#include "big_documents.h"

#include <errno.h>
#include <malloc.h>

/* ------------------------------------------------------------------------------------------- The allocator, counted */

extern void *__libc_malloc(size_t size);
extern void __libc_free(void *memory);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static size_t used, peak;
/** The newest memory, and the peak before it. If it is given back at once, the library only asked whether it is there. */
static void *newest;
static size_t peak_before;

static void *counted(void *memory)
{
    newest = memory;
    if (memory == NULL) return NULL;
    used += malloc_usable_size(memory);
    peak_before = peak;
    if (used > peak) peak = used;
    return memory;
}

void *malloc(size_t size)
{
    return counted(__libc_malloc(size));
}

void *calloc(size_t count, size_t size)
{
    return counted(__libc_calloc(count, size));
}

void free(void *memory)
{
    if (memory != NULL) {
        used -= malloc_usable_size(memory);
        if (memory == newest) peak = peak_before;
        newest = NULL;
    }
    __libc_free(memory);
}

void *realloc(void *memory, size_t size)
{
    size_t before = memory != NULL ? malloc_usable_size(memory) : 0;
    void *moved = __libc_realloc(memory, size);

    if (moved == NULL) return NULL;
    /* While the bytes are moved, both are there. */
    if (moved != memory && used + malloc_usable_size(moved) > peak) peak = used + malloc_usable_size(moved);
    used -= before;
    return counted(moved);
}

int posix_memalign(void **memory, size_t alignment, size_t size)
{
    *memory = counted(__libc_memalign(alignment, size));
    return *memory == NULL ? ENOMEM : 0;
}

/* ------------------------------------------------------------------------------------------------------- The table */

/** The bytes in use while the object that was made is still there. */
static size_t left;

static void note_left(void)
{
    left = used;
}

int main(int argument_count, char **arguments)
{
    size_t index;

    size_t bytes = argument_count == 2 ? (size_t)strtoull(arguments[1], NULL, 10) : 2000000;

    when_read = note_left;
    money_initialize();
    printf("%-28s %12s %12s %12s %7s\n", "document", "bytes", "peak", "object", "times");
    for (index = 0; index < SHAPES; index++) {
        const shape_t *shape = &shapes[index];
        money_error_t error;
        money_status_t status;
        size_t before;
        double times;

        /* The standard build's own runtime keeps the memory of the first use of a type, some of which only large documents
         * use. */
        write_shape(shape, 200000);
        status = shape->read(&error);
        write_shape(shape, bytes);
        before = used;
        peak = left = used;
        status = shape->read(&error);
        times = (double)(peak - left) / (double)length;
        printf("%-28s %12zu %12zu %12zu %7.1f  %s\n", shape->name, length, peak - before, left - before, times,
               status == MONEY_OK ? "" : error.text);
        CHECK(times <= shape->most);
        CHECK(used == before);
    }
    free(text);
    return check_end();
}
