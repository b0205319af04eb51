/*
 * The cost of loading a library into a process.
 *
 *     dlopen_cost LIBRARY    milliseconds, additional resident kilobytes, bytes of all mapped files, and for libmoney
 *                            the milliseconds to a first result: loaded, two amounts read, their sum written
 */
#define _POSIX_C_SOURCE 200809L
#include <dlfcn.h>
#include <money.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

enum { FILES_MOST = 256 };

static char files[FILES_MOST][512];
static int file_count;

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static long resident(void)
{
    /* The roll-up is exact; the status is the kernel's running estimate. */
    FILE *file = fopen("/proc/self/smaps_rollup", "r");
    char line[256];
    long kilobytes = -1;

    if (file == NULL) file = fopen("/proc/self/status", "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "Rss: %ld", &kilobytes) == 1 || sscanf(line, "VmRSS: %ld", &kilobytes) == 1) break;
    }
    if (file != NULL) fclose(file);
    return kilobytes;
}

/** Notes the files mapped now; returns the bytes of those not noted before. */
static long long mapped(void)
{
    FILE *file = fopen("/proc/self/maps", "r");
    char line[1024], path[512];
    struct stat status;
    long long bytes = 0;
    int i;

    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "%*s %*s %*s %*s %*s %511s", path) != 1 || path[0] != '/') continue;
        for (i = 0; i < file_count && strcmp(files[i], path) != 0; i++) continue;
        if (i < file_count || file_count == FILES_MOST || stat(path, &status) != 0) continue;
        strcpy(files[file_count++], path);
        bytes += status.st_size;
    }
    if (file != NULL) fclose(file);
    return bytes;
}

/** Reads two amounts and writes their sum; whether the library is libmoney, and the sum right. */
static int first_result(void *library)
{
    money_status_t (*parse)(const char *, size_t, money_t *, money_error_t *);
    money_status_t (*add)(const money_t *, const money_t *, money_t *, money_error_t *);
    money_status_t (*format)(const money_t *, char *, size_t, size_t *, money_error_t *);
    money_t a, b;
    char text[MONEY_TEXT_MAX];

    *(void **)&parse = dlsym(library, "money_parse");
    *(void **)&add = dlsym(library, "money_add");
    *(void **)&format = dlsym(library, "money_format");
    return parse != NULL && add != NULL && format != NULL && parse("12.50 EUR", MONEY_NTS, &a, NULL) == MONEY_OK
        && parse("0.10 EUR", MONEY_NTS, &b, NULL) == MONEY_OK && add(&a, &b, &a, NULL) == MONEY_OK
        && format(&a, text, sizeof text, NULL, NULL) == MONEY_OK && strcmp(text, "12.60 EUR") == 0;
}

int main(int count, char **arguments)
{
    double start, end, first = 0;
    long before, after;
    void *library;

    if (count != 2) {
        fprintf(stderr, "usage: dlopen_cost LIBRARY\n");
        return 2;
    }
    mapped();
    resident();
    before = resident();
    start = now();
    library = dlopen(arguments[1], RTLD_NOW);
    end = now();
    after = resident();
    if (library == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    if (first_result(library)) first = now() - end;
    printf("%.6f %ld %lld %.6f\n", end - start, after - before, mapped(), first == 0 ? 0 : end - start + first);
    return 0;
}
