/* A text that grows as bytes are added. */
#ifndef CLI_TEXT_H
#define CLI_TEXT_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    char *bytes; /* NULL while empty; not NUL-terminated */
    size_t length, capacity;
    bool has_failed; /* out of memory: later additions have no effect */
} text_t;

void text_add(text_t *text, const char *bytes, size_t length);
void text_add_string(text_t *text, const char *string);
/* Reserves a minimum capacity. */
void text_reserve(text_t *text, size_t capacity);
void text_free(text_t *text);

/* Reads a file to its end. False if it cannot be read, memory is exhausted, or it is longer than `most`; errno is then
 * 0 only if it is too long. */
bool text_read(text_t *text, int file, size_t most);

#endif
