#include "complete.h"

#include "../output.h"
#include "../surface.h"

#include <stdio.h>
#include <string.h>

static void line(const char *text)
{
    out_text(STREAM_OUT, text);
    out_text(STREAM_OUT, "\n");
}

/* Text between single quotes, in which brackets and colons have no meaning of their own. */
static void described(const char *text)
{
    for (; *text != 0; text++) {
        if (strchr("[]:\\", *text) != NULL) out_text(STREAM_OUT, "\\");
        if (*text == '\'')
            out_text(STREAM_OUT, "'\\''");
        else
            out_bytes(STREAM_OUT, text, 1);
    }
}

/* What completes a value. */
static void action(value_kind_t kind, const char *words)
{
    switch (kind) {
    case VALUE_FILE:
        out_text(STREAM_OUT, "_files");
        break;
    case VALUE_CODE:
        out_text(STREAM_OUT, "_money_codes");
        break;
    case VALUE_WORD:
        out_text(STREAM_OUT, "(");
        out_text(STREAM_OUT, words);
        out_text(STREAM_OUT, ")");
        break;
    case VALUE_NONE:
    case VALUE_TEXT:
        out_text(STREAM_OUT, " ");
        break;
    }
}

static void option_spec(const option_t *option)
{
    out_text(STREAM_OUT, " \\\n            '");
    out_text(STREAM_OUT, option->name);
    if (option->value != NULL) out_text(STREAM_OUT, "=");
    out_text(STREAM_OUT, "[");
    described(option->help);
    out_text(STREAM_OUT, "]");
    if (option->value != NULL) {
        out_text(STREAM_OUT, ":");
        out_text(STREAM_OUT, option->value);
        out_text(STREAM_OUT, ":");
        action(option->kind, option->words);
    }
    out_text(STREAM_OUT, "'");
    if (option->letter != 0) {
        char letter[4] = { '-', option->letter, '[', 0 };

        out_text(STREAM_OUT, " '");
        out_text(STREAM_OUT, letter);
        described(option->help);
        out_text(STREAM_OUT, "]'");
    }
}

static void command_case(const command_t *command)
{
    int index;

    out_text(STREAM_OUT, "        ");
    out_text(STREAM_OUT, command->name);
    out_text(STREAM_OUT, ") _arguments");
    for (index = 0; index < OPTION_COUNT; index++)
        if ((command->options & BIT(index)) != 0) option_spec(&surface_options[index]);
    if (command->words != NULL) {
        out_text(STREAM_OUT, " \\\n            '1: :(");
        out_text(STREAM_OUT, command->words);
        out_text(STREAM_OUT, ")'");
    }
    if (command->kind != VALUE_WORD && command->kind != VALUE_NONE) {
        out_text(STREAM_OUT, " \\\n            '*: :");
        action(command->kind, NULL);
        out_text(STREAM_OUT, "'");
    }
    line(" ;;");
}

void complete_zsh(void)
{
    size_t index;

    line("#compdef money");
    line("# Completions of money for zsh, made by `money completion zsh`.");
    line("_money_codes() { compadd -- ${(f)\"$(money currencies --all --codes 2>/dev/null)\"} }");
    line("_money() {");
    line("    local state line");
    line("    _arguments -C '1: :->command' '*:: :->words'");
    line("    case $state in");
    line("    command)");
    line("        local -a commands=(");
    for (index = 0; index < surface_command_count; index++) {
        out_text(STREAM_OUT, "            '");
        out_text(STREAM_OUT, surface_commands[index].name);
        out_text(STREAM_OUT, ":");
        described(surface_commands[index].summary);
        line("'");
    }
    line("        )");
    line("        _describe command commands ;;");
    line("    words)");
    line("        case $line[1] in");
    for (index = 0; index < surface_command_count; index++) command_case(&surface_commands[index]);
    line("        esac ;;");
    line("    esac");
    line("}");
    /* Sourced, the script registers itself; found by the shell, it is the function's body. */
    line("if [[ $funcstack[1] == _money ]]; then _money \"$@\"; else compdef _money money; fi");
}
