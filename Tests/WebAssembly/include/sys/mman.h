/* Memory by pages, which cannot be protected. */
#ifndef TESTS_WASM_MMAN_H
#define TESTS_WASM_MMAN_H

#include <stdlib.h>
#include <string.h>

#define PROT_NONE 0
#define PROT_READ 1
#define PROT_WRITE 2
#define MAP_PRIVATE 0
#define MAP_SHARED 0
#define MAP_ANONYMOUS 0
#define MAP_NORESERVE 0
#define MAP_FIXED 0
#define MAP_FAILED ((void *)-1)
#define memfd_create(name, flags) (-1)
#define mprotect(start, length, rights) ((void)(start), 0)
#define munmap(start, length) free(start)
#define mmap(start, length, rights, kind, file, offset) money_pages(length)

static inline void *money_pages(size_t length)
{
    void *pages = aligned_alloc(65536, (length + 65535) / 65536 * 65536);

    if (pages == NULL) return MAP_FAILED;
    return memset(pages, 0, length);
}

#endif
