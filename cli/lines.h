/* Reads lines of a file or a pipe in large blocks, without allocating memory per line. */
#ifndef CLI_LINES_H
#define CLI_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The longest line, in bytes. */
#define LINE_MAX_BYTES 16384

/* The longest line of requests, in bytes. */
#define REQUEST_MAX_BYTES 65536

/* Processes a line without its line ending. Returns false after an error message. */
typedef bool (*line_taker_t)(void *context, const char *text, size_t length, uint64_t number);

/* Passes each line to `take`, trimmed, and rejects lines that are too long. A `path` of NULL reads standard input.
 * LINES_STRICT stops at the first rejected line. LINES_ANSWERED writes an empty line for each line without a result,
 * so that input and output correspond line by line. LINES_LONG passes a line that is too long as NULL. LINES_REQUESTS
 * does so, too, and accepts lines of REQUEST_MAX_BYTES.
 * Returns EXIT_ANSWERED, EXIT_REFUSED (at least one line was rejected) or EXIT_FILE. */
int lines_read(const char *path, unsigned how, line_taker_t take, void *context);

enum { LINES_STRICT = 1, LINES_ANSWERED = 2, LINES_REQUESTS = 4, LINES_LONG = 8 };

/* The error of a line that is too long. */
#define LINES_TOO_LONG "a line must be at most 16384 bytes"

/* A word of a line. */
typedef struct {
    const char *text;
    size_t length;
} word_t;

/* Splits a text at blanks and tabs. Returns the number of words; `words` receives the first `most`. */
size_t lines_words(const char *text, size_t length, word_t *words, size_t most);

#endif
