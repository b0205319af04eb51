/* Calls in processes of their own, whose memory ends: by a limit of the address space, or by an allocator that refuses. */
#ifndef STARVING_H
#define STARVING_H

#include <money.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* ------------------------------------------------------------------------------------- An allocator that can refuse */

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

/** The number of requests; the first one that fails, or 0; whether all later ones fail too. */
static long requests, refused;
static int refuses_on;

static int is_refused(void)
{
    requests++;
    return refused != 0 && (requests == refused || (refuses_on && requests > refused));
}

void *malloc(size_t size)
{
    return is_refused() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return is_refused() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size)
{
    return is_refused() ? NULL : __libc_realloc(memory, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size)
{
    if (is_refused()) return ENOMEM;
    *memory = __libc_memalign(alignment, size);
    return *memory == NULL ? ENOMEM : 0;
}

/* ---------------------------------------------------------------------------------------------------- Processes */

enum { DIED, ANSWERED, STARVED, WRONG };

/** Runs a call in a process of its own. */
static int outcome(void (*call)(void))
{
    int status;
    pid_t child = fork();

    if (child == 0) {
        call();
        _exit(WRONG);
    }
    if (child < 0 || waitpid(child, &status, 0) != child) exit(2);
    return WIFEXITED(status) ? WEXITSTATUS(status) : DIED;
}

/** Ends the process of a call. */
static void answer(money_status_t status)
{
    _exit(status == MONEY_ERR_OUT_OF_MEMORY ? STARVED : ANSWERED);
}

/** How much more memory the process of a call gets. */
static size_t room;

static void limit_memory(size_t more)
{
    unsigned long pages;
    FILE *file = fopen("/proc/self/statm", "r");
    struct rlimit limit;

    if (file == NULL || fscanf(file, "%lu", &pages) != 1) _exit(WRONG);
    fclose(file);
    limit.rlim_cur = limit.rlim_max = pages * (size_t)sysconf(_SC_PAGESIZE) + more;
    if (setrlimit(RLIMIT_AS, &limit) != 0) _exit(WRONG);
}

/** Creates small objects until memory and the reserve are exhausted. */
static void make_objects(void)
{
    money_bag_t *bag;
    money_status_t status;

    limit_memory(16 << 20);
    do {
        status = money_bag_new(&bag, NULL);
    } while (status == MONEY_OK);
    answer(status);
}

#endif
