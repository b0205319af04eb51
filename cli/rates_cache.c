#define _GNU_SOURCE
#include "rates_cache.h"

#include "exits.h"
#include "message.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define NAME "/libmoney/ecb-days.csv"

/* The base folders must be absolute; the XDG specification ignores others. */
void rates_cache_find(char *path, size_t capacity)
{
    const char *folder = getenv("XDG_CACHE_HOME"), *under = "";

    if (folder == NULL || folder[0] != '/') {
        folder = getenv("HOME");
        under = "/.cache";
    }
    if (folder == NULL || folder[0] != '/' ||
        (size_t)snprintf(path, capacity, "%s%s%s", folder, under, NAME) >= capacity)
        path[0] = 0;
}

int rates_cache_open(const char *path) { return path[0] == 0 ? -1 : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); }

static int fail(const char *path)
{
    int number = errno;

    message(path, ": ", strerror(number), NULL);
    return number == ENOMEM ? EXIT_SYSTEM : EXIT_FILE;
}

/* Creates the folders of a path. */
static bool make_folders(const char *path)
{
    char folder[4096];
    char *at;

    if (strlen(path) >= sizeof folder) {
        errno = ENAMETOOLONG;
        return false;
    }
    strcpy(folder, path);
    for (at = folder + 1; (at = strchr(at, '/')) != NULL; at++) {
        *at = 0;
        if (mkdir(folder, 0700) != 0 && errno != EEXIST) return false;
        *at = '/';
    }
    return true;
}

static bool write_all(int file, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t count = write(file, bytes, length);

        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return false;
        bytes += count;
        length -= (size_t)count;
    }
    return true;
}

int rates_cache_write(const char *path, const text_t *text)
{
    char beside[4096];
    bool is_written;
    int file, number;

    if ((size_t)snprintf(beside, sizeof beside, "%s.XXXXXX", path) >= sizeof beside) {
        errno = ENAMETOOLONG;
        return fail(path);
    }
    if (!make_folders(path)) return fail(path);
    file = mkstemp(beside);
    if (file < 0) return fail(beside);
    is_written = write_all(file, text->bytes, text->length) && fsync(file) == 0;
    number = errno;
    if (close(file) != 0 && is_written) {
        number = errno;
        is_written = false;
    }
    if (is_written && rename(beside, path) == 0) return EXIT_ANSWERED;
    if (is_written) number = errno;
    unlink(beside);
    errno = number;
    return fail(path);
}
