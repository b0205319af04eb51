/* The days that `money rates fetch` stored for the user, in the form of the installed history that they follow. */
#ifndef CLI_RATES_CACHE_H
#define CLI_RATES_CACHE_H

#include "text.h"

#include <stddef.h>

/* The longest cache, in bytes: more than 50 years of days. */
#define RATES_CACHE_MAX ((size_t)4 << 20)

/* Writes the path in XDG_CACHE_HOME or in ~/.cache; "" without either. */
void rates_cache_find(char *path, size_t capacity);

/* Returns the open cache, or -1. */
int rates_cache_open(const char *path);

/* Replaces the cache atomically, and creates its folder. Returns an exit code, after an error message. */
int rates_cache_write(const char *path, const text_t *text);

#endif
