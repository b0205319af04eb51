/* How amounts are worded: the options of `format` and `parse`, and the loop over lines that both have. */
#ifndef CLI_WORDING_H
#define CLI_WORDING_H

#include "arguments.h"

#include <money.h>
#include <stdint.h>

typedef struct {
    const arguments_t *arguments;
    const char *locale, *pattern, *currency; /* NULL: not given */
    money_locale_options_t local;
    money_format_options_t own;
} wording_t;

/* Reads the options. The result is an exit code. */
int wording_begin(const arguments_t *arguments, wording_t *wording);

/* Answers one text; false: it was refused, and said so. `line` is 0 for the command line. */
typedef bool (*wording_answer_t)(const wording_t *wording, const char *text, size_t length, uint64_t line);

/* Answers the words of the command line, or lines. The result is an exit code. */
int wording_run(const wording_t *wording, wording_answer_t answer);

#endif
