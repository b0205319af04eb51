#define _GNU_SOURCE
#include "installed.h"

#include <string.h>
#include <unistd.h>

#define FOLDER "/share/libmoney/"

/* PREFIX/share/… for PREFIX/bin/money. */
void installed_find(const char *name, char *path, size_t capacity)
{
    ssize_t length = readlink("/proc/self/exe", path, capacity - 1);
    char *slash;
    int parts;

    if (length < 0) length = 0;
    path[length] = 0;
    for (parts = 0; parts < 2; parts++) {
        slash = strrchr(path, '/');
        if (slash != NULL) *slash = 0;
    }
    if (length == 0 || strlen(path) + sizeof FOLDER + strlen(name) > capacity) {
        path[0] = 0;
    } else {
        strcat(path, FOLDER);
        strcat(path, name);
    }
}
