/*
 * Hostile calls of every exported function, as generate_hostile.py writes them from the header.
 *
 * Whatever comes in, a status comes out: a known one, of those the header tells of at that function. On failure the
 * outputs are zeroed, the error is filled, the objects are as before and serve a good call; nothing is written beside an
 * output. Inputs lie right before a page that must not be read, outputs right before one that must not be written.
 * Each function runs in a process of its own, so that a crash is a failure with a name.
 *
 *     hostile             everything
 *     hostile FUNCTION    one function, in this process, for a debugger
 */
#define _DEFAULT_SOURCE 1
#include "hostile/checked.h"
#include "hostile/objects.h"

#include <sys/wait.h>

typedef struct {
    const char *name;
    void (*call)(int index, int with_error);
    int count; /* of cases; the last is the valid call */
} hostile_t;

#include "hostile_cases.h"

static void run_case(const hostile_t *hostile, int index, int with_error)
{
    slot_used = 0;
    output_count = 0;
    now->index = index * 2 + with_error;
    now_with_error = with_error;
    expect("a valid call", MONEY_OK, ANYWHERE);
    fixture_make();
    hostile->call(index, with_error);
    fixture_free();
}

/** All cases from a number on, the valid call before and after them. */
static void run_function(const hostile_t *hostile, int first)
{
    int number;

    slots_make();
    snprintf(now->function, sizeof now->function, "%s", hostile->name);
    run_case(hostile, hostile->count - 1, 1);
    for (number = first; number < hostile->count * 2; number++) run_case(hostile, number / 2, number % 2);
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
    size_t index;

    now = mmap(NULL, sizeof *now, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (now == MAP_FAILED) abort();
    for (index = 0; index < sizeof hostile_functions / sizeof *hostile_functions; index++) {
        const hostile_t *hostile = &hostile_functions[index];

        if (count < 2)
            run_apart(hostile);
        else if (strcmp(arguments[1], hostile->name) == 0)
            run_function(hostile, 0);
    }
    printf("%ld passed, %ld failed\n", now->passed, now->failed);
    return now->failed == 0 && now->passed > 0 ? 0 : 1;
}
