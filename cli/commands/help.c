/* money help: the commands and options, as text or as JSON. */
#include "../arguments.h"
#include "../exits.h"
#include "../json.h"
#include "../message.h"
#include "../output.h"

#include <stdio.h>
#include <string.h>

enum { WIDTH = 80, COMMAND_WIDTH = 12, OPTION_WIDTH = 20 };

static void heading(const char *text)
{
    out_colour(STREAM_OUT, COLOUR_STRONG);
    out_text(STREAM_OUT, text);
    out_colour(STREAM_OUT, COLOUR_END);
    out_text(STREAM_OUT, "\n");
}

/* Wraps a paragraph at WIDTH characters; the help is ASCII. */
static void paragraph(const char *text)
{
    size_t column = 0;

    while (*text != 0) {
        size_t length = strcspn(text, " ");

        if (column > 0 && column + 1 + length > WIDTH) {
            out_text(STREAM_OUT, "\n");
            column = 0;
        }
        if (column > 0) out_text(STREAM_OUT, " ");
        column += length + (column > 0);
        out_bytes(STREAM_OUT, text, length);
        text += length;
        text += *text == ' ';
    }
    out_text(STREAM_OUT, "\n");
}

static void option_line(const option_t *option)
{
    char begin[64];

    snprintf(begin, sizeof begin, "%s%s%s%s%s", option->letter != 0 ? "-" : "",
             option->letter != 0 ? (char[]){ option->letter, ',', ' ', 0 } : "", option->name,
             option->value != NULL ? " " : "", option->value != NULL ? option->value : "");
    out_text(STREAM_OUT, "  ");
    out_padded(begin, OPTION_WIDTH);
    out_text(STREAM_OUT, " ");
    out_text(STREAM_OUT, option->help);
    out_text(STREAM_OUT, "\n");
}

static void help_of(const command_t *command)
{
    const char *line = command->examples;
    int index;

    out_text(STREAM_OUT, "money ");
    out_text(STREAM_OUT, command->name);
    out_text(STREAM_OUT, command->synopsis[0] != 0 ? " " : "");
    out_text(STREAM_OUT, command->synopsis);
    out_text(STREAM_OUT, " [OPTION]...\n\n");
    paragraph(command->details);
    out_text(STREAM_OUT, "\n");
    heading("Options");
    for (index = 0; index < OPTION_COUNT; index++)
        if ((command->options & BIT(index)) != 0) option_line(&surface_options[index]);
    out_text(STREAM_OUT, "\n");
    heading("Examples");
    while (*line != 0) {
        size_t length = strcspn(line, "\n");

        out_text(STREAM_OUT, "  ");
        out_bytes(STREAM_OUT, line, length + 1);
        line += length + 1;
    }
}

static void help_of_all(void)
{
    size_t index;

    out_text(STREAM_OUT,
             "money COMMAND [ARGUMENT | OPTION]...\n"
             "money LINE, such as money 100 usd in eur\n"
             "money [OPTION]...\n\n"
             "Exact calculation with amounts of money, and conversion at traceable rates.\n"
             "Without words, reads lines at a prompt, or from standard input.\n"
             "The options of lines are those of calc.\n\n");
    heading("Commands");
    for (index = 0; index < surface_command_count; index++) {
        out_text(STREAM_OUT, "  ");
        out_padded(surface_commands[index].name, COMMAND_WIDTH);
        out_text(STREAM_OUT, surface_commands[index].summary);
        out_text(STREAM_OUT, "\n");
    }
    out_text(STREAM_OUT, "\n");
    heading("Exit codes");
    out_text(STREAM_OUT, "  0  success\n"
                         "  1  a value was rejected or has no result; in a pipe, at least one line\n"
                         "  2  invalid command line\n"
                         "  3  a file is missing, unreadable or damaged, or a download failed\n"
                         "  4  write error, or out of memory\n\n");
    out_text(STREAM_OUT, "Run money help COMMAND for the options and examples of a command.\n");
}

static void json_of(const command_t *command)
{
    int index;

    out_json_open(NULL, '{');
    out_json_string("command", command->name);
    out_json_string("synopsis", command->synopsis);
    out_json_string("summary", command->summary);
    out_json_string("details", command->details);
    out_json_open("options", '[');
    for (index = 0; index < OPTION_COUNT; index++) {
        const option_t *option = &surface_options[index];
        char letter[3] = { '-', option->letter, 0 };

        if ((command->options & BIT(index)) == 0) continue;
        out_json_open(NULL, '{');
        out_json_string("name", option->name);
        if (option->letter != 0) out_json_string("short", letter);
        if (option->value != NULL) out_json_string("value", option->value);
        out_json_string("help", option->help);
        out_json_close('}');
    }
    out_json_close(']');
    out_json_end_line();
}

int run_help(const arguments_t *arguments)
{
    const command_t *command = arguments->count > 0 ? surface_find(arguments->words[0]) : NULL;
    size_t index;

    if (arguments->count > 1) return message_usage("expected at most one command", NULL);
    if (arguments->count > 0 && command == NULL) {
        const char *nearest = surface_nearest(arguments->words[0]);

        return message_usage("unknown command \"", arguments->words[0], "\"",
                             nearest != NULL ? "; did you mean " : NULL, nearest, "?", NULL);
    }
    if (!arguments_have(arguments, OPTION_JSON)) {
        if (command != NULL)
            help_of(command);
        else
            help_of_all();
        return EXIT_ANSWERED;
    }
    for (index = 0; index < surface_command_count; index++)
        if (command == NULL || command == &surface_commands[index]) json_of(&surface_commands[index]);
    return EXIT_ANSWERED;
}
