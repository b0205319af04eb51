/* The command-line tool of libmoney. surface.c declares the commands and options; commands/ implements them. Words that
 * begin with an amount are a line; on a terminal without words, the tool reads lines at a prompt. */
#include "arguments.h"
#include "exits.h"
#include "message.h"
#include "output.h"
#include "slips.h"
#include "surface.h"

#include <string.h>
#include <unistd.h>

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
        arguments.count = 1;
        return run_help(&arguments);
    }
    return answer(&arguments);
}

static int unknown_command(const char *name)
{
    const char *nearest = surface_nearest(name);

    return message_usage("unknown command \"", name, "\"", nearest != NULL ? "; did you mean " : NULL, nearest, "?",
                         NULL);
}

/* True if the first word begins a line rather than being a mistyped command. */
static bool begins_line(const char *word)
{
    return slips_is_amount(word) || word[0] == '(' || strpbrk(word, " \t=:%") != NULL;
}

int main(int count, char **words)
{
    const char *name = count > 1 ? words[1] : "";
    const command_t *command;
    int code;

    choose_colours(words, count);
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) name = "help";
    if (strcmp(name, "--version") == 0 || strcmp(name, "-V") == 0 || strcmp(name, "-v") == 0) name = "version";
    command = surface_find(name);
    if (command != NULL)
        code = run(command, command->run, words + 2, (size_t)count - 2);
    else if (count >= 2 && begins_line(name))
        code = run(surface_find("calc"), run_line, words + 1, (size_t)count - 1);
    else if (count >= 2)
        code = unknown_command(name);
    else if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
        code = run_prompt();
    else
        code = message_usage("expected a command, such as convert, or a line, such as 100 USD in EUR", NULL);
    out_flush();
    return code;
}
