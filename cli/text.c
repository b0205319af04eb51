#include "text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LEAST = 4096, BLOCK = 65536 };

void text_reserve(text_t *text, size_t capacity)
{
    char *bytes;

    if (text->has_failed || capacity <= text->capacity) return;
    bytes = realloc(text->bytes, capacity);
    if (bytes == NULL) {
        text->has_failed = true;
        return;
    }
    text->bytes = bytes;
    text->capacity = capacity;
}

void text_add(text_t *text, const char *bytes, size_t length)
{
    size_t wanted = text->length + length, capacity = text->capacity < LEAST ? LEAST : text->capacity;

    if (length == 0) return;
    while (capacity < wanted) capacity *= 2;
    text_reserve(text, capacity);
    if (text->has_failed) return;
    memcpy(text->bytes + text->length, bytes, length);
    text->length = wanted;
}

void text_add_string(text_t *text, const char *string) { text_add(text, string, strlen(string)); }

void text_free(text_t *text)
{
    free(text->bytes);
    *text = (text_t){ .bytes = NULL };
}

bool text_read(text_t *text, int file, size_t most)
{
    for (;;) {
        ssize_t count;

        if (text->capacity - text->length < BLOCK) text_reserve(text, 2 * text->capacity + BLOCK);
        errno = ENOMEM;
        if (text->has_failed) return false;
        count = read(file, text->bytes + text->length, text->capacity - text->length);
        if (count == 0) return true;
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return false;
        text->length += (size_t)count;
        errno = 0;
        if (text->length > most) return false;
    }
}
