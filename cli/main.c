/* The command-line tool of libmoney. surface.c declares the commands and options; commands/ implements them. Words that
 * begin with an amount are a line; without words, the tool reads lines at a prompt or from standard input. */
#include "arguments.h"
#include "exits.h"
#include "message.h"
#include "output.h"
#include "slips.h"
#include "surface.h"

#include <string.h>

/* Colours are chosen before the arguments are checked, so that error messages use them. */
static void choose_colours(char **words, int count)
{
    const char *when = "auto";
    int index;

    for (index = 0; index < count && strcmp(words[index], "--") != 0; index++) {
        const char *value = NULL;

        if (strncmp(words[index], "--color=", 8) == 0) value = words[index] + 8;
        if (strcmp(words[index], "--color") == 0 && index + 1 < count) value = words[index + 1];
        if (value != NULL) when = value;
    }
    out_choose_colours(when);
}

/* Runs a command with the words after its name, or, for a line, with all words. */
static int run(const command_t *command, int (*answer)(const arguments_t *arguments), char **words, size_t count)
{
    arguments_t arguments;
    int32_t colours = 0;
    int code;

    message_begin_with(answer == command->run ? command->name : "");
    code = arguments_read(command, words, count, &arguments);
    if (code == EXIT_ANSWERED) code = arguments_word(&arguments, OPTION_COLOR, &colours);
    if (code != EXIT_ANSWERED) return code;
    message_be_quiet(arguments_have(&arguments, OPTION_QUIET));
    message_use_json(arguments_have(&arguments, OPTION_JSON));
    if (arguments_have(&arguments, OPTION_HELP)) {
        const char *name = command->name;

        arguments.words = &name;
        arguments.count = answer == command->run;
        return run_help(&arguments);
    }
    return answer(&arguments);
}

/* Returns the options of a line, which are those of `calc`. */
static const command_t *line_command(void)
{
    static command_t line;

    line = *surface_find("calc");
    line.name = "a line";
    return &line;
}

static int unknown_command(const char *name)
{
    const char *nearest = surface_nearest(name), *slash = strchr(name, '/');

    if (slash != NULL && slash != name && slips_is_amount(slash + 1) && strlen(name) < MONEY_TEXT_MAX)
        return message_usage("unknown command \"", name, "\"; did you mean rates ", name, "?", NULL);

    return message_usage("unknown command \"", name, "\"", nearest != NULL ? "; did you mean " : NULL, nearest, "?",
                         NULL);
}

/* True if the first word begins a line rather than being a mistyped command. */
static bool begins_line(const char *word)
{
    static const char root[] = "\xe2\x88\x9a";

    return slips_is_amount(word) || strpbrk(word, " \t=:%()*^+") != NULL || strncmp(word, root, 3) == 0;
}

/* Returns the number of words of the option that a word begins: 0 for a word that is no option. */
static int option_words(const char *word)
{
    int option;

    if (word[0] != '-' || word[1] == 0 || strcmp(word, "--") == 0) return 0;
    for (option = 0; option < OPTION_COUNT; option++) {
        if (strcmp(word, surface_options[option].name) == 0) return surface_options[option].value != NULL ? 2 : 1;
        if (word[1] == surface_options[option].letter && word[2] == 0) return 1;
    }
    return strncmp(word, "--", 2) == 0;
}

/* Returns the index of the first word that is neither an option nor the value of one; not below `count` without one. */
static int find_name(char **words, int count)
{
    int index = 1, length;

    while (index < count && (length = option_words(words[index])) > 0) index += length;
    return index;
}

/* Moves the word at an index to the front, so that options may precede a command. */
static void move_to_front(char **words, int index)
{
    char *name = words[index];

    memmove(words + 2, words + 1, (size_t)(index - 1) * sizeof *words);
    words[1] = name;
}

int main(int count, char **words)
{
    int first = find_name(words, count);
    const char *name;
    const command_t *command;
    int code;

    choose_colours(words, count);
    if (first < count && surface_find(words[first]) != NULL) move_to_front(words, first);
    name = count > 1 ? words[1] : "";
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) name = "help";
    if (strcmp(name, "--version") == 0 || strcmp(name, "-V") == 0 || strcmp(name, "-v") == 0) name = "version";
    command = surface_find(name);
    if (command != NULL)
        code = run(command, command->run, words + 2, (size_t)count - 2);
    else if (count < 2 || name[0] == '-' || begins_line(name))
        code = run(line_command(), run_line, words + 1, count > 1 ? (size_t)count - 1 : 0);
    else
        code = unknown_command(name);
    out_flush();
    return code;
}
