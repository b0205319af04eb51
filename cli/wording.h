/* The options and the line loop shared by `format` and `parse`. */
#ifndef CLI_WORDING_H
#define CLI_WORDING_H

#include "arguments.h"
#include "reading.h"

#include <money.h>
#include <stdint.h>

typedef struct {
    const arguments_t *arguments;
    const char *locale, *pattern, *currency; /* NULL if not set */
    money_locale_options_t local;
    money_format_options_t own;
    reading_t reading; /* of the amounts among the arguments */
} wording_t;

/* Reads the options. Returns an exit code. */
int wording_begin(const arguments_t *arguments, wording_t *wording);

/* Processes one text; `line` is 0 for the command line. Returns false after an error message. */
typedef bool (*wording_answer_t)(const wording_t *wording, const char *text, size_t length, uint64_t line);

/* Processes the arguments, or lines of standard input. Returns an exit code. */
int wording_run(const wording_t *wording, wording_answer_t answer);

#endif
