/* The command line: a command, its options and its words. */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include "surface.h"

#include <money.h>
#include <stdbool.h>
#include <stddef.h>

struct arguments_s {
    const command_t *command;
    const char *values[OPTION_COUNT]; /* NULL: not given; "" where the option takes no value */
    const char **words; /* what is no option */
    size_t count;
};

/* Reads the words after the command's name; they are put in order in place. EXIT_ANSWERED, or why not. */
int arguments_read(const command_t *command, char **words, size_t count, arguments_t *arguments);

static inline bool arguments_have(const arguments_t *arguments, option_id_t option)
{
    return arguments->values[option] != NULL;
}

/* Reads the value of an option, if it is given; else leaves `value` as it is. The result is an exit code. */
int arguments_day(const arguments_t *arguments, option_id_t option, money_date_t *value);
int arguments_count(const arguments_t *arguments, option_id_t option, int32_t most, int32_t *value);
int arguments_rounding(const arguments_t *arguments, money_rounding_t *value);
/* The value is one of the option's words; `index` receives which. */
int arguments_word(const arguments_t *arguments, option_id_t option, int32_t *index);

/* The words joined with blanks, at most `capacity - 1` bytes; false: there are more. */
bool arguments_join(const arguments_t *arguments, char *text, size_t capacity, size_t *length);

/* True if lines are to be read: the only word is `-`, or there is none and the standard input is no terminal. */
bool arguments_are_lines(const arguments_t *arguments);

#endif
