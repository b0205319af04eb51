"""A library that intercepts calls of libmoney.so and records the statuses of each function.

It is loaded with LD_PRELOAD beside the C programs of the tests. Its record is a file that
all processes share: a byte for each function and status, so that a program that is killed has recorded
its statuses.
"""

from __future__ import annotations

from description.parts import Description, Function

HEAD = """/* Made by api/record_statuses.py. */
#define _GNU_SOURCE
#include "money/desk.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { FUNCTIONS = %d, STATUSES = 256 };

static unsigned char *seen;

__attribute__((constructor)) static void start(void)
{
    const char *path = getenv("MONEY_STATUS_RECORD");
    int file = path == NULL ? -1 : open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    void *memory;

    if (file < 0) return;
    if (ftruncate(file, FUNCTIONS * STATUSES) == 0) {
        memory = mmap(NULL, FUNCTIONS * STATUSES, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (memory != MAP_FAILED) seen = memory;
    }
    close(file);
}

static money_status_t recorder_note(int function, money_status_t status)
{
    if (seen != NULL && status >= 0 && status < STATUSES) seen[function * STATUSES + status] = 1;
    return status;
}

/* A function pointer has no object pointer's type: it goes through memory. */
static void recorder_find(void *target, const char *name)
{
    *(void **)target = dlsym(RTLD_NEXT, name);
}
"""
ONE = """
money_status_t {name}({declared})
{{
    static money_status_t (*recorder_real)({types});

    if (recorder_real == NULL) recorder_find(&recorder_real, "{name}");
    return recorder_note({index}, recorder_real({names}));
}}
"""


def recorded(description: Description) -> list[Function]:
    """The functions that return a status, in the order of their rows."""
    return [f for f in description.functions if f.result == "money_status_t"]


def emit(description: Description) -> str:
    """The source."""
    functions = recorded(description)
    parts = [HEAD % len(functions)]
    for index, function in enumerate(functions):
        params = function.params
        parts.append(
            ONE.format(
                name=function.name,
                index=index,
                types=", ".join(p.type for p in params),
                names=", ".join(p.name for p in params),
                declared=", ".join(f"{p.type}{'' if p.is_pointer else ' '}{p.name}" for p in params),
            )
        )
    return "".join(parts)
