#include "lines.h"

#include "exits.h"
#include "message.h"
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

enum { BUFFER_BYTES = 1 << 18 };

typedef struct {
    int file;
    const char *name;
    size_t start, end; /* the unread part of the buffer */
    uint64_t number; /* of the last line */
    bool is_skipping; /* inside a line that is too long */
    bool is_over, is_strict, is_refused;
    size_t limit; /* of a line, in bytes */
    bool takes_long; /* lines that are too long, as NULL */
    bool is_answering; /* each input line produces one output line */
    line_taker_t take;
    void *context;
} reader_t;

static char buffer[BUFFER_BYTES];

static bool is_blank(char byte) { return byte == ' ' || byte == '\t'; }

/* Flushes the output before a read blocks, so that another program can use the tool interactively. */
static void show_before_waiting(int file)
{
    struct pollfd waiting = { .fd = file, .events = POLLIN };

    if (poll(&waiting, 1, 0) == 0) out_flush();
}

/* Appends input to the unread part. False if the file cannot be read. */
static bool fill(reader_t *reader)
{
    ssize_t count;

    memmove(buffer, buffer + reader->start, reader->end - reader->start);
    reader->end -= reader->start;
    reader->start = 0;
    show_before_waiting(reader->file);
    for (;;) {
        struct pollfd waiting = { .fd = reader->file, .events = POLLIN };

        count = read(reader->file, buffer + reader->end, BUFFER_BYTES - reader->end);
        if (count >= 0) break;
        if (errno == EAGAIN) {
            if (poll(&waiting, 1, -1) < 0 && errno != EINTR) return false;
        } else if (errno != EINTR) {
            return false;
        }
    }
    reader->end += (size_t)count;
    reader->is_over = count == 0;
    return true;
}

static bool refuse_long(reader_t *reader)
{
    place_t place = { NULL, 0, reader->number };

    if (reader->takes_long) return reader->take(reader->context, NULL, 0, reader->number);
    message_refused_text(LINES_TOO_LONG, place);
    return false;
}

static void take_line(reader_t *reader, const char *text, size_t length)
{
    bool is_answered;

    reader->number++;
    if (reader->number == 1 && length >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0) { /* a byte order mark */
        text += 3;
        length -= 3;
    }
    if (length > 0 && text[length - 1] == '\r') length--;
    while (length > 0 && is_blank(text[length - 1])) length--;
    while (length > 0 && is_blank(text[0])) {
        text++;
        length--;
    }
    is_answered = length <= reader->limit ? reader->take(reader->context, text, length, reader->number)
                                           : refuse_long(reader);
    if ((length == 0 || !is_answered) && reader->is_answering) out_text(STREAM_OUT, "\n");
    if (!is_answered) reader->is_refused = true;
}

/* Processes the complete lines. The rest is an incomplete line, or the beginning of one that is too long. */
static void take_whole_lines(reader_t *reader)
{
    while (!(reader->is_strict && reader->is_refused)) {
        char *text = buffer + reader->start;
        size_t length = reader->end - reader->start;
        char *newline = memchr(text, '\n', length);

        if (newline == NULL) {
            if (length <= reader->limit + 1) return;
            if (!reader->is_skipping) {
                reader->number++;
                reader->is_refused |= !refuse_long(reader);
                if (reader->is_answering) out_text(STREAM_OUT, "\n");
                reader->is_skipping = true;
            }
            reader->start = reader->end;
            return;
        }
        reader->start += (size_t)(newline - text) + 1;
        if (reader->is_skipping)
            reader->is_skipping = false;
        else
            take_line(reader, text, (size_t)(newline - text));
    }
}

int lines_read(const char *path, unsigned how, line_taker_t take, void *context)
{
    bool is_read = true, is_strict = (how & LINES_STRICT) != 0;
    reader_t reader = { .take = take, .context = context, .is_strict = is_strict };

    reader.takes_long = (how & (LINES_REQUESTS | LINES_LONG)) != 0;
    reader.limit = (how & LINES_REQUESTS) != 0 ? REQUEST_MAX_BYTES : LINE_MAX_BYTES;
    /* JSON objects contain their line number, so empty lines are unnecessary. */
    reader.is_answering = (how & LINES_ANSWERED) != 0 && !message_uses_json();
    reader.name = path != NULL ? path : "standard input";
    reader.file = path != NULL ? open(path, O_RDONLY | O_CLOEXEC) : STDIN_FILENO;
    if (reader.file < 0) {
        message(path, ": ", strerror(errno), NULL);
        return EXIT_FILE;
    }
    while (is_read && !reader.is_over && !(is_strict && reader.is_refused)) {
        is_read = fill(&reader);
        if (is_read) take_whole_lines(&reader);
    }
    if (!is_read) message(reader.name, ": ", strerror(errno), NULL);
    /* The last line may lack a newline. */
    if (is_read && reader.end > reader.start && !reader.is_skipping && !(is_strict && reader.is_refused))
        take_line(&reader, buffer + reader.start, reader.end - reader.start);
    if (path != NULL) close(reader.file);
    return !is_read ? EXIT_FILE : reader.is_refused ? EXIT_REFUSED : EXIT_ANSWERED;
}

size_t lines_words(const char *text, size_t length, word_t *words, size_t most)
{
    size_t count = 0, at = 0;

    while (at < length) {
        size_t start;

        while (at < length && is_blank(text[at])) at++;
        start = at;
        while (at < length && !is_blank(text[at])) at++;
        if (at == start) break;
        if (count < most) words[count] = (word_t){ text + start, at - start };
        count++;
    }
    return count;
}
