/* The library as a guest in a process: loaded, unloaded and loaded again, forked, shared between threads, beside another
 * Swift runtime. It is not linked but opened. Usage: runtime LIBRARY [ANOTHER_SWIFT_RUNTIME] */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define money_status_name real_money_status_name
#include <money.h>
#undef money_status_name

/* check.h asks for this one; the library itself is only opened. */
static const char *money_status_name(money_status_t status);
#include "check.h"

static struct {
    void *library;
    __typeof__(real_money_status_name) *status_name;
    __typeof__(money_parse) *parse;
    __typeof__(money_format) *format;
    __typeof__(money_add) *add;
    __typeof__(money_rates_from_ecb_csv) *from_ecb_csv;
    __typeof__(money_rates_from_json) *from_json;
    __typeof__(money_rates_convert) *convert;
    __typeof__(money_rates_free) *rates_free;
    __typeof__(money_string_free) *string_free;
    __typeof__(money_rates_to_json) *to_json;
} money;

static const char *money_status_name(money_status_t status)
{
    return money.status_name == NULL ? "?" : money.status_name(status);
}

static void *symbol(const char *name)
{
    void *found = dlsym(money.library, name);

    if (found == NULL) {
        fprintf(stderr, "no %s\n", name);
        exit(1);
    }
    return found;
}

static void load(const char *path)
{
    money.library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (money.library == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        exit(1);
    }
#define FIND(member, name) memcpy(&money.member, (void *[]){symbol(name)}, sizeof(void *))
    FIND(status_name, "money_status_name");
    FIND(parse, "money_parse");
    FIND(format, "money_format");
    FIND(add, "money_add");
    FIND(from_ecb_csv, "money_rates_from_ecb_csv");
    FIND(from_json, "money_rates_from_json");
    FIND(convert, "money_rates_convert");
    FIND(rates_free, "money_rates_free");
    FIND(string_free, "money_string_free");
    FIND(to_json, "money_rates_to_json");
}

static const char csv[] = "Date,USD,JPY,GBP,\n2024-03-01,1.0813,162.82,0.85588,\n2024-02-29,1.0826,162.53,0.85655,\n";

/** Some of everything: parsing, a table from text, a conversion, a document. 0 when the results are right. */
static int use(void)
{
    money_rates_t *rates = NULL;
    money_t amount, result;
    money_error_t error;
    char text[MONEY_TEXT_MAX], *json = NULL;

    if (money.parse("100.00 GBP", MONEY_NTS, &amount, &error) != MONEY_OK) return 1;
    if (money.add(&amount, &amount, &amount, &error) != MONEY_OK) return 2;
    if (money.from_ecb_csv(csv, sizeof csv - 1, &rates, &error) != MONEY_OK) return 3;
    if (money.convert(rates, &amount, "USD", NULL, &result, NULL, &error) != MONEY_OK) return 4;
    if (money.format(&result, text, sizeof text, NULL, &error) != MONEY_OK) return 5;
    if (strcmp(text, "252.68 USD") != 0) return 6;
    if (money.convert(rates, &amount, "XAF", NULL, &result, NULL, &error) != MONEY_ERR_NO_RATE) return 7;
    if (money.to_json(rates, &json, NULL, &error) != MONEY_OK) return 8;
    money.rates_free(rates);
    if (money.from_json(json, MONEY_NTS, &rates, &error) != MONEY_OK) return 9;
    money.string_free(json);
    money.rates_free(rates);
    return 0;
}

/* ------------------------------------------------------------------------------------------------------- Loading ---- */

static void read_signals(struct sigaction *actions)
{
    int number;

    memset(actions, 0, sizeof *actions * NSIG);
    for (number = 1; number < NSIG; number++) sigaction(number, NULL, &actions[number]);
}

static void signals_stay(const struct sigaction *before)
{
    static struct sigaction after[NSIG];
    int number;

    read_signals(after);
    for (number = 1; number < NSIG; number++)
        CHECK(before[number].sa_handler == after[number].sa_handler && before[number].sa_flags == after[number].sa_flags);
}

static long resident_pages(void)
{
    long total = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");

    if (file == NULL) return 0;
    if (fscanf(file, "%ld %ld", &total, &resident) != 2) resident = 0;
    fclose(file);
    return resident;
}

static void load_again_and_again(const char *path)
{
    long settled = 0, grown;
    int turn;

    for (turn = 0; turn < 100; turn++) {
        CHECK(dlclose(money.library) == 0);
        load(path);
        if (turn % 10 == 0) CHECK(use() == 0);
        if (turn == 20) settled = resident_pages();
    }
    grown = resident_pages() - settled;
    /* 79 more turns: less than two pages each, since valgrind notes something of each of them. A library that stayed has hundreds. */
    if (!CHECK(grown < 2 * 79)) fprintf(stderr, "%ld pages more\n", grown);
}

/* -------------------------------------------------------------------------------------------------------- Forking ---- */

/** Waits at most ten seconds: a child that hangs is a failure, not a test that hangs. */
static int result_of(pid_t child)
{
    struct timespec pause = {0, 5 * 1000 * 1000};
    int result = 0, turn;

    for (turn = 0; turn < 2000; turn++) {
        if (waitpid(child, &result, WNOHANG) == child) return WIFEXITED(result) ? WEXITSTATUS(result) : 128 + WTERMSIG(result);
        nanosleep(&pause, NULL);
    }
    kill(child, SIGKILL);
    waitpid(child, &result, 0);
    return 1000;
}

static void fork_after_use(void)
{
    int turn;

    CHECK(use() == 0);
    for (turn = 0; turn < 10; turn++) {
        pid_t child = fork();

        if (child == 0) _exit(use());
        CHECK(child > 0 && result_of(child) == 0);
        CHECK(use() == 0);
    }
}

/* -------------------------------------------------------------------------------------------------------- Threads ---- */

enum { THREADS = 4, TURNS = 5000 };

static money_rates_t *shared_rates;

typedef struct {
    pthread_t thread;
    uint64_t sum;
    long failures;
} worker_t;

static void *work(void *argument)
{
    static const char *const codes[] = {"USD", "JPY", "GBP", "EUR"};
    worker_t *worker = argument;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    int turn;

    for (turn = 0; turn < TURNS; turn++) {
        money_t amount, result;
        money_conversion_t details;
        money_error_t error;
        char text[MONEY_TEXT_MAX];

        snprintf(text, sizeof text, "%d.%02d %s", turn, turn % 100, codes[turn % 4]);
        options.date = turn % 3 == 0 ? MONEY_DATE_NONE : turn % 3 == 1 ? 19782 : 19786;
        options.max_gap = 3;
        if (money.parse(text, MONEY_NTS, &amount, &error) != MONEY_OK ||
            money.convert(shared_rates, &amount, codes[turn / 4 % 4], &options, &result, &details, &error) != MONEY_OK) {
            worker->failures++;
            continue;
        }
        worker->sum = worker->sum * 31 + result.lo + result.scale;
        if (money.convert(shared_rates, &amount, "XAF", &options, &result, NULL, &error) != MONEY_ERR_NO_RATE)
            worker->failures++;
        if (turn % 100 == 0 && use() != 0) worker->failures++;
    }
    return NULL;
}

static void threads_share_a_table(void)
{
    worker_t workers[THREADS];
    money_error_t error;
    int index;

    memset(workers, 0, sizeof workers);
    CHECK_OK(money.from_ecb_csv(csv, sizeof csv - 1, &shared_rates, &error));
    for (index = 0; index < THREADS; index++)
        if (pthread_create(&workers[index].thread, NULL, work, &workers[index]) != 0) abort();
    for (index = 0; index < THREADS; index++) pthread_join(workers[index].thread, NULL);
    for (index = 0; index < THREADS; index++)
        CHECK(workers[index].failures == 0 && workers[index].sum == workers[0].sum && workers[index].sum != 0);
    money.rates_free(shared_rates);
}

/* ------------------------------------------------------------------------------------------------------ Neighbours ---- */

/** In a process of its own: another Swift runtime first, its symbols for everyone, then the library; and the other way. */
static void beside_another_runtime(const char *path, const char *runtime)
{
    int is_first;

    for (is_first = 0; is_first < 2; is_first++) {
        pid_t child = fork();

        if (child == 0) {
            if (is_first && dlopen(runtime, RTLD_NOW | RTLD_GLOBAL) == NULL) _exit(101);
            load(path);
            if (use() != 0) _exit(102);
            if (!is_first && dlopen(runtime, RTLD_NOW | RTLD_GLOBAL) == NULL) _exit(103);
            _exit(use());
        }
        CHECK(child > 0 && result_of(child) == 0);
    }
}

int main(int count, char **arguments)
{
    static struct sigaction before[NSIG];

    if (count < 2) {
        fprintf(stderr, "usage: runtime LIBRARY [ANOTHER_SWIFT_RUNTIME]\n");
        return 2;
    }
    if (count > 2) beside_another_runtime(arguments[1], arguments[2]);
    read_signals(before);
    load(arguments[1]);
    signals_stay(before);
    CHECK(use() == 0);
    signals_stay(before);
    threads_share_a_table();
    fork_after_use();
    load_again_and_again(arguments[1]);
    signals_stay(before);
    return check_end();
}
