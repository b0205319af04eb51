/* The expected results of a hostile call, and the checks after it. */
#ifndef CHECKED_H
#define CHECKED_H

#include "given.h"

/* Beside MONEY_OK and MONEY_ERR_: a NULL that the description allows is anything but MONEY_ERR_ARGUMENT. */
enum { ANY = -1, BY_CAPACITY = -2, NOT_REFUSED = -3 };
#define ANYWHERE INT64_MIN

/** Shared with the parent process. */
static struct {
    long passed, failed;
    long in_place_functions, in_place_calls, in_place_failed; /* with an output that is an input; calls that were made; that failed */
    int index;
    char function[64], what[160];
} *now;

static int now_expected;
static int64_t now_position;
static int now_with_error;

static inline void expect(const char *what, int expected, int64_t position)
{
    snprintf(now->what, sizeof now->what, "%s", what);
    now_expected = expected;
    now_position = position;
}

/** Describes which output is which input. */
static inline void add_form(const char *what)
{
    size_t length = strlen(now->what);

    snprintf(now->what + length, sizeof now->what - length, ", %s", what);
}

static inline void tell(int holds, const char *format, ...)
{
    va_list arguments;

    if (holds) {
        now->passed++;
        return;
    }
    if (++now->failed > 300) return;
    fprintf(stderr, "%s, %s%s: ", now->function, now->what, now_with_error ? "" : ", error = NULL");
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
}

static inline void made(int holds)
{
    tell(holds, "a promised condition does not hold");
}

static inline int is_known(money_status_t status)
{
    return status == MONEY_OK || strcmp(money_status_name(status), "MONEY_ERR_?") != 0;
}

static inline void documented(int is_documented, money_status_t status)
{
    tell(is_documented, "the header does not document %s here", money_status_name(status));
}

/* The stack that a call uses: the bytes below it are painted before some of the
 * calls of each function, a valid one among them, and looked at after. */
enum { STACK_PROMISED = 65536, STACK_PAINTED = 4 * STACK_PROMISED, PAINT = 0xA5 };
static uintptr_t stack_bottom; /* an address, whose content is gone by then */

/** True if a tool is active that reports reads below the stack as errors. */
static inline int is_watched(void)
{
#if defined(__SANITIZE_ADDRESS__) || defined(MONEY_SANITIZED)
    return 1;
#else
    const char *preloaded = getenv("LD_PRELOAD");

    return preloaded != NULL && strstr(preloaded, "vgpreload") != NULL;
#endif
}

__attribute__((noinline)) static void stack_paint(void)
{
    volatile unsigned char area[STACK_PAINTED];
    size_t index;

    stack_bottom = 0;
    if (now->index % 64 > 0 || is_watched()) return;
    for (index = 0; index < sizeof area; index++) area[index] = PAINT;
    stack_bottom = (uintptr_t)area;
}

__attribute__((noinline)) static void stack_check(void)
{
    size_t index = 0;

    if (stack_bottom == 0) return;
    /* Raw memory: its content is the remains of the call. */
    while (index < STACK_PAINTED && ((volatile const unsigned char *)stack_bottom)[index] == PAINT) index++;
    tell(STACK_PAINTED - index <= STACK_PROMISED, "%zu bytes of stack are used", STACK_PAINTED - index);
}

static inline int is_all(const unsigned char *bytes, size_t size, int byte)
{
    size_t index;

    for (index = 0; index < size; index++)
        if (bytes[index] != byte) return 0;
    return 1;
}

/** True if all bytes are 0, apart from those of an input that they may contain. */
static inline int is_zeroed(const unsigned char *bytes, size_t size)
{
    size_t index;

    for (index = 0; index < size; index++)
        if (bytes[index] != 0 && (kept_input.size == 0 || bytes + index < kept_input.bytes || bytes + index >= kept_input.bytes + kept_input.size)) return 0;
    return 1;
}

/** An output that is an input keeps its value where a call fails. */
static inline void check_kept(money_status_t status)
{
    if (kept_input.size == 0) return;
    now->in_place_calls++;
    /* Of an array whose count is rejected, the library can only access the first element. */
    if (status == MONEY_OK || (status == MONEY_ERR_LIMIT && kept_input.is_beyond)) return;
    now->in_place_failed++;
    tell(memcmp(kept_input.bytes, kept_input.copy, kept_input.size) == 0, "an input that is an output has changed on failure");
}

/** The length of an array of rows is unknown: rows that a failed call had begun are zeroed, the others unchanged. */
static inline int are_untouched_or_zero(const unsigned char *bytes, size_t size)
{
    size_t zeroed = 0;

    while (zeroed < size && bytes[zeroed] == 0) zeroed++;
    return is_all(bytes + zeroed, size - zeroed, FILL);
}

/** No more rows than there is room for, and nothing behind them. */
static inline void check_rows(const void *rows, size_t size, size_t capacity, const size_t *count, money_status_t status)
{
    int index;

    if (status != MONEY_OK || count == NULL) return;
    tell(*count <= capacity, "%zu rows where there is room for %zu", *count, capacity);
    for (index = 0; index < output_count; index++)
        if (outputs[index].bytes == rows && !outputs[index].is_absent && *count * size <= outputs[index].size)
            tell(is_all(outputs[index].bytes + *count * size, outputs[index].size - *count * size, FILL),
                 "written behind the rows that count");
}

static inline void check_outputs(money_status_t status)
{
    int index;

    for (index = 0; index < output_count; index++) {
        const unsigned char *bytes = outputs[index].bytes;
        size_t size = outputs[index].size;

        tell(is_all(bytes - CANARY_SIZE, CANARY_SIZE, CANARY), "written before an output");
        if (outputs[index].is_absent) {
            tell(is_all(bytes, size, FILL), "written to an output that was not given");
            continue;
        }
        if (status == MONEY_OK) {
            if (outputs[index].kind == ERROR_DETAIL)
                tell(is_all(bytes, size, FILL), "the error was written on success");
            continue;
        }
        switch (outputs[index].kind) {
        case PLAIN: tell(is_zeroed(bytes, size), "an output of %zu bytes is not zeroed on failure", size); break;
        case ARRAY: /* with a rejected count, the library cannot determine the size */
            tell(status == MONEY_ERR_LIMIT || is_zeroed(bytes, size), "an output of %zu bytes is not zeroed on failure",
                 size);
            break;
        case BUFFER: tell(size == 0 || is_zeroed(bytes, 1), "the buffer is not the empty string on failure"); break;
        case BUFFER_LENGTH:
            tell(status == MONEY_ERR_BUFFER_TOO_SMALL || is_all(bytes, size, 0), "the length is not zeroed on failure");
            break;
        case ROWS: tell(are_untouched_or_zero(bytes, size), "a row was written on failure"); break;
        case ERROR_DETAIL:
        case COLUMN: break; /* zeroed where it agrees with the others: the tests of columns look */
        }
    }
}

/** Non-empty UTF-8, without control bytes except the allowed ones. */
static inline int is_plain(const char *text, const char *allowed)
{
    const unsigned char *byte = (const unsigned char *)text;

    if (text == NULL || *byte == 0) return 0;
    while (*byte != 0) {
        int more = *byte < 0x80 ? 0 : *byte >= 0xC2 && *byte < 0xE0 ? 1 : (*byte & 0xF0) == 0xE0 ? 2 : *byte >= 0xF0 && *byte < 0xF5 ? 3 : -1;

        if (more < 0 || (*byte < 0x20 && strchr(allowed, *byte) == NULL) || *byte == 0x7F) return 0;
        for (byte++; more > 0; more--, byte++)
            if ((*byte & 0xC0) != 0x80) return 0;
    }
    return 1;
}

/** Status, outputs and error detail of a call. */
static inline void check_call(money_status_t status, const money_error_t *error, int has_text)
{
    tell(is_known(status), "the unknown status %d", (int)status);
    if (now_expected >= 0)
        tell(status == now_expected, "%s instead of %s%s%s", money_status_name(status), money_status_name(now_expected),
             status != MONEY_OK && error != NULL ? ": " : "", status != MONEY_OK && error != NULL ? error->text : "");
    if (now_expected == NOT_REFUSED)
        tell(status != MONEY_ERR_ARGUMENT, "NULL is refused, and the description allows it%s%s",
             error != NULL ? ": " : "", error != NULL ? error->text : "");
    check_outputs(status);
    check_kept(status);
    if (status == MONEY_OK || error == NULL) return;
    tell(error->status == status, "the error reports %s, the call %s", money_status_name(error->status),
         money_status_name(status));
    tell(error->cause == 0 || (error->status >= MONEY_ERR_RETRIEVAL && error->status <= MONEY_ERR_REMOVAL),
         "the error's cause does not match its status");
    if (!(memchr(error->text, 0, sizeof error->text) != NULL && is_plain(error->text, "")))
        tell(0, "the error's text is not one line: \"%.240s\"", error->text);
    if (now_position != ANYWHERE && status == now_expected)
        tell(error->position == now_position, "position %lld instead of %lld", (long long)error->position,
             (long long)now_position);
    else
        tell(error->position >= -1 && (has_text || error->position == -1), "position %lld", (long long)error->position);
}

static inline void check_state(money_status_t status, state_t *before, state_t *after)
{
    if (status != MONEY_OK) {
        tell(state_equal(before, after), "a failed call changed an object");
        return;
    }
    free(before->text);
    free(after->text);
}

/** Compares a buffer with the full text of the valid call. */
static size_t buffer_needed;

/** Checks bytes that are no text: they may contain NULs, and do not end with one. */
static inline void check_bytes(const char *bytes, size_t capacity, const size_t *length, money_status_t status)
{
    if (now_expected == BY_CAPACITY) now_expected = capacity >= buffer_needed ? MONEY_OK : MONEY_ERR_BUFFER_TOO_SMALL;
    if (status == MONEY_ERR_BUFFER_TOO_SMALL) {
        tell(capacity < buffer_needed, "%zu bytes are not too small", capacity);
        if (length != NULL) tell(*length == buffer_needed, "length must be %zu, got %zu", buffer_needed, *length);
    }
    if (status == MONEY_OK && bytes != NULL && length != NULL) {
        tell(*length > 0 && *length <= capacity, "%zu bytes in a buffer of %zu", *length, capacity);
        if (strcmp(now->what, "a valid call") == 0) buffer_needed = *length;
    }
}

static inline void check_buffer(const char *buffer, size_t capacity, const size_t *length, money_status_t status)
{
    if (now_expected == BY_CAPACITY) now_expected = capacity > buffer_needed ? MONEY_OK : MONEY_ERR_BUFFER_TOO_SMALL;
    if (status == MONEY_ERR_BUFFER_TOO_SMALL) {
        tell(capacity <= buffer_needed, "a small capacity must be at most %zu, got %zu", buffer_needed, capacity);
        if (length != NULL) tell(*length == buffer_needed, "length must be %zu, got %zu", buffer_needed, *length);
    }
    if (status == MONEY_OK && buffer != NULL) {
        size_t written = strlen(buffer);

        /* A list may be empty where a date has nothing to list; a valid call's text is not. */
        if (written > 0 || strcmp(now->what, "a valid call") == 0) tell(is_plain(buffer, "\n\t"), "no text");
        tell(length == NULL || *length == written, "the length of \"%s\" is %zu", buffer, length == NULL ? 0 : *length);
        if (strcmp(now->what, "a valid call") == 0) buffer_needed = written;
    }
}

#endif
