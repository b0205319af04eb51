/* The parts of the columns: random numbers, codes, and buffers between canaries. */
#ifndef COLUMNS_H
#define COLUMNS_H

#include "check.h"

enum { ROOM = 4096, EDGE = 64, CANARY = 0xC5 };

static uint64_t seed = 88172645463325252u;

static inline uint64_t next(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed;
}

static const char *const CODES[] = {"EUR", "USD", "JPY", "no code", "XAF", "BHD"};
enum { CODE_COUNT = 6 };

/** A buffer between canaries, at any alignment. */
typedef struct {
    unsigned char bytes[EDGE + 16 + ROOM * 16 + EDGE];
    size_t start, size;
} buffer_t;

static inline void *buffer_at(buffer_t *buffer, size_t alignment, size_t size)
{
    memset(buffer->bytes, CANARY, sizeof buffer->bytes);
    buffer->start = EDGE + alignment;
    buffer->size = size;
    return buffer->bytes + buffer->start;
}

static inline int is_intact(const buffer_t *buffer)
{
    size_t index;

    for (index = 0; index < sizeof buffer->bytes; index++)
        if ((index < buffer->start || index >= buffer->start + buffer->size) && buffer->bytes[index] != CANARY) return 0;
    return 1;
}

#endif
