/* Lines of a file or a pipe, read in large parts; no line needs memory of its own. */
#ifndef CLI_LINES_H
#define CLI_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The longest line, in bytes. */
#define LINE_MAX_BYTES 16384

/* Takes a line without its end. True: it was answered; false: it was refused, and said so. */
typedef bool (*line_taker_t)(void *context, const char *text, size_t length, uint64_t number);

/* Gives each line to `take`. A line that is too long is refused here. The text has no blanks at its ends; it is empty
 * for a line of blanks. `path` NULL is the standard input. With LINES_STRICT the first refused line is the last.
 * With LINES_ANSWERED a line without an answer is an empty line of the output, so that both keep in step.
 * The result is EXIT_ANSWERED, EXIT_REFUSED (at least one line was) or EXIT_FILE. */
int lines_read(const char *path, unsigned how, line_taker_t take, void *context);

enum { LINES_STRICT = 1, LINES_ANSWERED = 2 };

/* A word of a line. */
typedef struct {
    const char *text;
    size_t length;
} word_t;

/* Divides a text at blanks and tabs. The result is how many words there are; `words` has the first `most`. */
size_t lines_words(const char *text, size_t length, word_t *words, size_t most);

#endif
