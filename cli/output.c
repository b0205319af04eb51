#include "output.h"

#include "exits.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BUFFER_SIZE = 1 << 17 };

static struct {
    char bytes[BUFFER_SIZE];
    size_t used;
    int file;
    bool has_colours;
} streams[] = { { .file = STDOUT_FILENO }, { .file = STDERR_FILENO } };

/* A capture begins at this byte of the buffer; earlier output stays in front of it. */
static text_t *capture;
static size_t capture_start;

/* A closed pipe is not reported. */
static void fail_to_write(int number)
{
    if (number != EPIPE) {
        char text[256];
        int length = snprintf(text, sizeof text, "money: could not write the output: %s\n", strerror(number));

        if (length > 0 && write(STDERR_FILENO, text, (size_t)length) < 0) { /* the error cannot be reported */
        }
    }
    _exit(EXIT_SYSTEM);
}

static void move_captured(void)
{
    text_add(capture, streams[STREAM_OUT].bytes + capture_start, streams[STREAM_OUT].used - capture_start);
    streams[STREAM_OUT].used = capture_start;
}

static void flush(stream_t stream)
{
    size_t done = 0;

    if (stream == STREAM_OUT && capture != NULL) {
        move_captured();
        return;
    }
    while (done < streams[stream].used) {
        ssize_t count = write(streams[stream].file, streams[stream].bytes + done, streams[stream].used - done);

        if (count >= 0) {
            done += (size_t)count;
        } else if (errno != EINTR && errno != EAGAIN) {
            /* A failed write to standard error does not affect the result. */
            if (stream == STREAM_OUT) fail_to_write(errno);
            break;
        }
    }
    streams[stream].used = 0;
}

void out_capture(text_t *captured)
{
    if (capture != NULL) move_captured();
    capture = captured;
    if (captured == NULL) return;
    if (streams[STREAM_OUT].used > BUFFER_SIZE / 2) {
        capture = NULL;
        flush(STREAM_OUT);
        capture = captured;
    }
    capture_start = streams[STREAM_OUT].used;
}

void out_flush(void)
{
    flush(STREAM_OUT);
    flush(STREAM_ERROR);
}

char *out_room(stream_t stream, size_t size)
{
    if (BUFFER_SIZE - streams[stream].used < size) flush(stream);
    return streams[stream].bytes + streams[stream].used;
}

void out_taken(stream_t stream, size_t size) { streams[stream].used += size; }

void out_bytes(stream_t stream, const char *bytes, size_t length)
{
    while (length > 0) {
        size_t part = length < OUT_ROOM_MAX ? length : OUT_ROOM_MAX;

        memcpy(out_room(stream, part), bytes, part);
        out_taken(stream, part);
        bytes += part;
        length -= part;
    }
}

void out_text(stream_t stream, const char *text) { out_bytes(stream, text, strlen(text)); }

void out_number(stream_t stream, int64_t number)
{
    char text[24];
    size_t at = sizeof text;
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;

    do {
        text[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0) text[--at] = '-';
    out_bytes(stream, text + at, sizeof text - at);
}

size_t out_is_control(const unsigned char *bytes, size_t length)
{
    if (length > 0 && (bytes[0] < ' ' || bytes[0] == 0x7f)) return 1;
    if (length > 1 && bytes[0] == 0xc2 && bytes[1] >= 0x80 && bytes[1] < 0xa0) return 2; /* U+0080 to U+009F */
    if (length < 3 || bytes[0] != 0xe2) return 0;
    if (bytes[1] == 0x80 && bytes[2] >= 0xa8 && bytes[2] <= 0xae) return 3;              /* U+2028 to U+202E */
    return bytes[1] == 0x81 && bytes[2] >= 0xa6 && bytes[2] <= 0xa9 ? 3 : 0;             /* U+2066 to U+2069 */
}

void out_foreign(stream_t stream, const char *text, size_t length)
{
    size_t index = 0;

    while (index < length) {
        size_t size = out_is_control((const unsigned char *)text + index, length - index);

        out_bytes(stream, size > 0 ? "?" : text + index, 1);
        index += size > 0 ? size : 1;
    }
}

void out_padded(const char *text, size_t width)
{
    const char *at;
    size_t characters = 0;

    for (at = text; *at != 0; at++) characters += ((unsigned char)*at & 0xc0) != 0x80;
    out_foreign(STREAM_OUT, text, strlen(text));
    for (; characters < width; characters++) out_bytes(STREAM_OUT, " ", 1);
}

void out_colour(stream_t stream, colour_t colour)
{
    static const char *const codes[] = { "\033[0m", "\033[1m", "\033[2m", "\033[1;31m" };

    if (streams[stream].has_colours) out_text(stream, codes[colour]);
}

void out_choose_colours(const char *when)
{
    const char *none = getenv("NO_COLOR"), *terminal = getenv("TERM");
    bool is_auto = strcmp(when, "auto") == 0;
    bool may = (none == NULL || none[0] == 0) && terminal != NULL && strcmp(terminal, "dumb") != 0;
    int index;

    for (index = 0; index < 2; index++)
        streams[index].has_colours = is_auto ? may && isatty(streams[index].file) : strcmp(when, "always") == 0;
}
