/*
 * Hostile calls of every exported function, as generate_hostile.py writes them from the header.
 *
 * Every input returns a status that the header documents for the function. On failure the outputs are zeroed, the error
 * is filled, the objects are unchanged and usable for a good call; nothing is written beside an output. An output that is
 * the same variable as an input keeps its value: each case is called again for each such pair. Inputs end right before a
 * page that must not be read, outputs right before one that must not be written. Each function runs in a process of its
 * own, so that a crash is reported with its name.
 *
 * A case that keeps a little more memory each time it runs has lost it, and fails.
 *
 *     hostile             everything
 *     hostile 2/4         the second of four parts: every fourth function
 *     hostile FUNCTION    one function, in this process, for a debugger
 */
#define _DEFAULT_SOURCE 1
#include "hostile/checked.h"
#include "hostile/objects.h"

#include <malloc.h>
#include <sys/wait.h>

typedef struct {
    const char *name;
    void (*call)(int index, int with_error, int form);
    int count; /* of cases; the last is the valid call */
    int forms; /* of each case: 1, and one for each output that may be an input */
} hostile_t;

#include "hostile_cases.h"

/* The functions with an input and an output of the same type. */
enum { LEAST_IN_PLACE = 55 };

static void run_form(const hostile_t *hostile, int index, int with_error, int form)
{
    slot_used = 0;
    output_count = 0;
    kept_input.size = 0;
    now->index = index * 2 + with_error;
    now_with_error = with_error;
    expect("a valid call", MONEY_OK, ANYWHERE);
    fixture_make();
    hostile->call(index, with_error, form);
    /* The struct that a case may have watched with is in memory of the next case. */
    if (money_progress_watch(NULL, NULL) != MONEY_OK) abort();
    fixture_free();
}

static void run_case(const hostile_t *hostile, int index, int with_error)
{
    int form;

    for (form = 0; form < hostile->forms; form++) run_form(hostile, index, with_error, form);
}

/**
 * The number of allocated bytes. It is 0 if a tool replaces the system's allocator, or if GLIBC_TUNABLES does not disable
 * the cache of each thread, whose free blocks count as allocated.
 */
static size_t allocated(void)
{
    const char *tunables = getenv("GLIBC_TUNABLES");
    struct mallinfo2 info = mallinfo2();

    if (tunables == NULL || strstr(tunables, "glibc.malloc.tcache_count=0") == NULL) return 0;
    return info.uordblks + info.hblkhd;
}

/**
 * Runs a case until it keeps nothing. One or two runs keep memory that is allocated once, such as a table or a buffer of
 * stdio; a leak recurs in each.
 */
static void run_until_steady(const hostile_t *hostile, int index, int with_error)
{
    size_t before, after;
    int runs = 0;

    do {
        before = allocated();
        run_case(hostile, index, with_error);
        after = allocated();
    } while (after > before && ++runs < 6);
    if (after > before) tell(0, "loses %zu bytes each time", after - before);
}

/** All cases from a number on, the valid call before and after them. */
static void run_function(const hostile_t *hostile, int first)
{
    long failed = now->in_place_failed;
    int number;

    slots_make();
    snprintf(now->function, sizeof now->function, "%s", hostile->name);
    run_case(hostile, hostile->count - 1, 1);
    for (number = first; number < hostile->count * 2; number++)
        run_until_steady(hostile, number / 2, number % 2);
    if (hostile->forms == 1) return;
    now->in_place_functions++;
    tell(now->in_place_failed > failed, "no call in place has failed");
}

static void run_apart(const hostile_t *hostile)
{
    int first = 0, crashes;

    for (crashes = 0; crashes < 20; crashes++) {
        pid_t child;
        int result = 0;

        fflush(stdout);
        fflush(stderr);
        now->index = first;
        child = fork();
        if (child == 0) {
            run_function(hostile, first);
            exit(0);
        }
        if (child < 0 || waitpid(child, &result, 0) != child) abort();
        if (WIFEXITED(result) && WEXITSTATUS(result) == 0) return;
        now->failed++;
        if (WIFSIGNALED(result))
            fprintf(stderr, "%s, %s: CRASHED by signal %d\n", now->function, now->what, WTERMSIG(result));
        else
            fprintf(stderr, "%s: the process ended with %d\n", now->function, WEXITSTATUS(result));
        /* A checker of memory speaks at the end, a crash on the way. */
        if (!WIFSIGNALED(result) && now->index + 1 >= hostile->count * 2) return;
        if (now->index < first) return;
        first = now->index + 1;
    }
}

int main(int count, char **arguments)
{
    size_t index, part = 1, parts = 1;
    int is_part = count > 1 && sscanf(arguments[1], "%zu/%zu", &part, &parts) == 2;

    if (is_part && (part < 1 || part > parts)) return 2;
    now = mmap(NULL, sizeof *now, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (now == MAP_FAILED) abort();
    for (index = 0; index < sizeof hostile_functions / sizeof *hostile_functions; index++) {
        const hostile_t *hostile = &hostile_functions[index];

        if ((count < 2 || is_part) && index % parts == part - 1)
            run_apart(hostile);
        else if (count < 2 || is_part)
            continue;
        else if (strcmp(arguments[1], hostile->name) == 0)
            run_function(hostile, 0);
    }
    if (count < 2 && now->in_place_functions < LEAST_IN_PLACE) {
        now->failed++;
        fprintf(stderr, "only %ld functions were called in place\n", now->in_place_functions);
    }
    printf("%ld functions called in place, %ld times; %ld of those calls failed\n", now->in_place_functions,
           now->in_place_calls, now->in_place_failed);
    printf("%ld passed, %ld failed\n", now->passed, now->failed);
    return now->failed == 0 && now->passed > 0 ? 0 : 1;
}
