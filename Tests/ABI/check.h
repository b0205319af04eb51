/* The counters of every C test program: CHECK(condition), CHECK_STATUS(call, status), and check_end() as its result. */
#ifndef CHECK_H
#define CHECK_H

#include <money/desk.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long check_passed, check_failed;

/** Counts, and prints failures, at most 100 lines of them. */
static inline int check_that(int holds, const char *file, int line, const char *what)
{
    if (holds) {
        check_passed++;
    } else if (++check_failed <= 100) {
        fprintf(stderr, "%s:%d: FAILED: %s\n", file, line, what);
    }
    return holds;
}

static inline int check_status(money_status_t got, money_status_t wanted, const char *file, int line, const char *what)
{
    char text[512];

    if (got == wanted) {
        check_passed++;
        return 1;
    }
    snprintf(text, sizeof text, "%s: %s instead of %s", what, money_status_name(got), money_status_name(wanted));
    return check_that(0, file, line, text);
}

static inline int check_text(const char *got, const char *wanted, const char *file, int line, const char *what)
{
    char text[1024];

    if (strcmp(got, wanted) == 0) {
        check_passed++;
        return 1;
    }
    snprintf(text, sizeof text, "%s: \"%s\" instead of \"%s\"", what, got, wanted);
    return check_that(0, file, line, text);
}

/* With 32-bit pointers, structs contain padding, whose bytes are never written. */
#define HAS_NO_GAPS (sizeof(void *) == 8)

#define CHECK(condition) check_that((condition) != 0, __FILE__, __LINE__, #condition)
#define CHECK_STATUS(call, status) check_status((call), (status), __FILE__, __LINE__, #call)
#define CHECK_OK(call) check_status((call), MONEY_OK, __FILE__, __LINE__, #call)
#define CHECK_TEXT(got, wanted) check_text((got), (wanted), __FILE__, __LINE__, #got)

/** The status of a call of a random history, which may fail. */
static inline void may_fail(money_status_t status)
{
    (void)status;
}

static inline int check_end(void)
{
    printf("%ld passed, %ld failed\n", check_passed, check_failed);
    return check_failed == 0 && check_passed > 0 ? 0 : 1;
}

/** Reads an entire file; ends the program on failure. */
static inline char *check_read(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *bytes;
    long size;

    if (file == NULL || fseek(file, 0, SEEK_END) != 0 || (size = ftell(file)) < 0 || fseek(file, 0, SEEK_SET) != 0) {
        fprintf(stderr, "cannot read %s\n", path);
        exit(1);
    }
    bytes = (char *)malloc((size_t)size + 1);
    if (bytes == NULL || fread(bytes, 1, (size_t)size, file) != (size_t)size) {
        fprintf(stderr, "cannot read %s\n", path);
        exit(1);
    }
    bytes[size] = '\0';
    *length = (size_t)size;
    fclose(file);
    return bytes;
}

#endif
