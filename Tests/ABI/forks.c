/* Forking beside threads: a program calls money_initialize, starts threads, and forks while they make their first calls and
 * later ones. No child may hang or get another result.
 *
 *     forks               calls money_initialize, which is all that the embedded library asks for
 *     forks used          then makes every call once before it starts threads: Swift's own runtime, in the standard
 *                         library, takes a lock when it meets a kind of value for the first time
 *     forks unprepared    does neither, and shows that this program finds children that hang
 *
 * The library prepares itself once a process, so each host is a process of its own that has made no call before. */
#define _GNU_SOURCE 1
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

enum { HOSTS = 80, FORKS = 5, THREADS = 4, HUNG = 99, LIMIT_IN_SECONDS = 10 };

static const char json[] = "{\"base\":\"EUR\",\"date\":\"2024-03-01\",\"rates\":{\"USD\":1.0813,\"GBP\":0.85588}}";

/** Parses, reads rates, converts, evaluates, formats for people, reads invalid texts. Returns 0 if all results are right,
 *  else the number of the step. */
static int use(void)
{
    money_rates_t *rates = NULL;
    money_expression_value_t value;
    money_t amount, result;
    money_error_t error;
    char text[MONEY_TEXT_MAX], shown[64], *written = NULL;
    int step = 0;

    if (money_rates_from_json(json, MONEY_NTS, &rates, &error) != MONEY_OK) return 1;
    if (money_parse("100.00 GBP", MONEY_NTS, &amount, &error) != MONEY_OK)
        step = 2;
    else if (money_rates_convert(rates, &amount, "USD", NULL, &result, NULL, &error) != MONEY_OK)
        step = 3;
    else if (money_format(&result, text, sizeof text, NULL, &error) != MONEY_OK || strcmp(text, "126.34 USD") != 0)
        step = 4;
    else if (money_expression_evaluate("(12.50 EUR + 3 USD) x 2 in GBP", MONEY_NTS, rates, NULL, &value, NULL, &error) !=
             MONEY_OK)
        step = 5;
    else if (money_format(&value.amount, text, sizeof text, NULL, &error) != MONEY_OK || strcmp(text, "26.15 GBP") != 0)
        step = 6;
    else if (money_format_locale(&amount, "de-DE", NULL, shown, sizeof shown, NULL, NULL, &error) != MONEY_OK)
        step = 7;
    else if (money_rates_from_json("{\"base\":", MONEY_NTS, &(money_rates_t *){NULL}, &error) != MONEY_ERR_JSON)
        step = 8;
    else if (money_rates_to_json(rates, &written, NULL, &error) != MONEY_OK)
        step = 9;
    money_string_free(written);
    money_rates_free(rates);
    return step;
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/** Waits for a child until a time. Returns HUNG, which is not a step, for a child that has to be killed. */
static int result_of(pid_t child, double end)
{
    const struct timespec pause = {0, 200 * 1000};
    int result = 0;

    while (waitpid(child, &result, WNOHANG) != child) {
        if (now() > end) {
            kill(child, SIGKILL);
            waitpid(child, &result, 0);
            return HUNG;
        }
        nanosleep(&pause, NULL);
    }
    return WIFEXITED(result) ? WEXITSTATUS(result) : 128 + WTERMSIG(result);
}

static atomic_int is_over, failures;

static void *work(void *barrier)
{
    pthread_barrier_wait(barrier);
    do
        if (use() != 0) failures++;
    while (!is_over);
    return NULL;
}

/** The host: the first of its forks falls into the threads' first calls. Returns the number of its children that
 *  failed. */
static int host(int number, const char *preparation)
{
    pthread_t threads[THREADS];
    pthread_barrier_t barrier;
    pid_t children[FORKS];
    double end = now() + LIMIT_IN_SECONDS, start;
    int index, wrong = 0;

    if (strcmp(preparation, "unprepared") != 0) money_initialize();
    if (strcmp(preparation, "used") == 0 && use() != 0) return HUNG;
    if (pthread_barrier_init(&barrier, NULL, THREADS + 1) != 0) return HUNG;
    for (index = 0; index < THREADS; index++)
        if (pthread_create(&threads[index], NULL, work, &barrier) != 0) return HUNG;
    pthread_barrier_wait(&barrier);
    /* Each host lets its threads come five microseconds further before it forks. */
    for (start = now(); now() < start + number * 5e-6;) continue;
    for (index = 0; index < FORKS; index++) {
        children[index] = fork();
        if (children[index] == 0) _exit(use());
    }
    for (index = 0; index < FORKS; index++) {
        int result = children[index] < 0 ? HUNG : result_of(children[index], end);

        if (result == HUNG) fprintf(stderr, "host %d, child %d hangs\n", number, index);
        if (result != 0 && result != HUNG) fprintf(stderr, "host %d, child %d ended with %d\n", number, index, result);
        wrong += result != 0;
    }
    is_over = 1;
    for (index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
    return wrong + (failures > 0);
}

int main(int count, char **arguments)
{
    const char *preparation = count > 1 ? arguments[1] : "prepared";
    int number;

    /* A library that hangs in every host would need minutes to fail. */
    for (number = 0; number < HOSTS && check_failed < 3; number++) {
        pid_t child = fork();

        if (child == 0) _exit(host(number, preparation));
        /* A host has some seconds more than its children, so that it is not killed while they live. */
        CHECK(child > 0 && result_of(child, now() + 2 * LIMIT_IN_SECONDS) == 0);
    }
    return check_end();
}
