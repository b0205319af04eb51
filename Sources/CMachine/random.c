/* The library's own arc4random_buf, which Swift's runtime may call to seed its hash tables. glibc provides the function
 * only from 2.36 on, and musl does not provide it. The library itself needs no randomness. */
#include <stddef.h>
#include <sys/random.h>
#include <sys/types.h>

__attribute__((visibility("hidden"))) void arc4random_buf(void *buffer, size_t size);

/** Fills a buffer with random bytes. Bytes that the system cannot provide are unchanged: a seed need not be secret. */
void arc4random_buf(void *buffer, size_t size)
{
    unsigned char *bytes = buffer;

    while (size > 0) {
        ssize_t count = getrandom(bytes, size, 0);

        if (count <= 0) return;
        bytes += count;
        size -= (size_t)count;
    }
}
