/* The command line: a command, its options and its arguments. */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include "surface.h"

#include <money.h>
#include <stdbool.h>
#include <stddef.h>

struct arguments_s {
    const command_t *command;
    const char *values[OPTION_COUNT]; /* NULL if not set; "" for a flag */
    const char **words; /* the arguments that are not options */
    size_t count;
    bool are_requested; /* by a request: the arguments name neither files nor standard input */
};

/* Parses the words after the command's name, reordering them in place. Returns EXIT_ANSWERED or EXIT_USAGE. */
int arguments_read(const command_t *command, char **words, size_t count, arguments_t *arguments);

static inline bool arguments_have(const arguments_t *arguments, option_id_t option)
{
    return arguments->values[option] != NULL;
}

/* Reads the value of an option; `value` is unchanged if the option is not set. Returns an exit code. */
int arguments_day(const arguments_t *arguments, option_id_t option, money_date_t *value);
int arguments_count(const arguments_t *arguments, option_id_t option, int32_t most, int32_t *value);
int arguments_rounding(const arguments_t *arguments, money_rounding_t *value);
/* Writes the index of the value among the option's words. */
int arguments_word(const arguments_t *arguments, option_id_t option, int32_t *index);

/* Joins the arguments with spaces. False if they do not fit into `capacity - 1` bytes. */
bool arguments_join(const arguments_t *arguments, char *text, size_t capacity, size_t *length);

/* True if lines are read: the only argument is `-`, or without arguments if standard input is not a terminal. */
bool arguments_are_lines(const arguments_t *arguments);

#endif
