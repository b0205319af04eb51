/* The command-line tool of libmoney. surface.c declares the commands and options; commands/ implements them. */
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

static int run(const command_t *command, char **words, size_t count)
{
    arguments_t arguments;
    int32_t colours = 0;
    int code;

    message_begin_with(command->name);
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
    return command->run(&arguments);
}

static int unknown_command(const char *name)
{
    const char *nearest = surface_nearest(name);

    if (slips_is_amount(name))
        return message_usage("expected a command, got \"", name, "\"; try money convert 100 USD EUR", NULL);
    return message_usage("unknown command \"", name, "\"", nearest != NULL ? "; did you mean " : NULL, nearest, "?",
                         NULL);
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
        code = run(command, words + 2, (size_t)count - 2);
    else if (count < 2)
        code = message_usage("expected a command, such as convert", NULL);
    else
        code = unknown_command(name);
    out_flush();
    return code;
}
