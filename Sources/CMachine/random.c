/* The library's own arc4random_buf. Swift's runtime can ask for a seed of its hash tables, and glibc has the function only since
 * 2.36; musl does not have it at all. The library itself needs no randomness. */
#include <stddef.h>
#include <sys/random.h>
#include <sys/types.h>

__attribute__((visibility("hidden"))) void arc4random_buf(void *buffer, size_t size);

/** Fills a buffer with random bytes. What the system does not give stays as it is: a seed need not be secret. */
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
