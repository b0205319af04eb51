#include "complete.h"

#include "../output.h"
#include "../surface.h"

static void line(const char *text)
{
    out_text(STREAM_OUT, text);
    out_text(STREAM_OUT, "\n");
}

/* The words after an option or a command, by the kind of its value. */
static void reply(value_kind_t kind, const char *words)
{
    switch (kind) {
    case VALUE_FILE:
        out_text(STREAM_OUT, "_money_files");
        break;
    case VALUE_CODE:
        out_text(STREAM_OUT, "_money_words \"$(money currencies --all --codes 2>/dev/null)\"");
        break;
    case VALUE_WORD:
        out_text(STREAM_OUT, "_money_words \"");
        out_text(STREAM_OUT, words);
        out_text(STREAM_OUT, "\"");
        break;
    case VALUE_NONE:
    case VALUE_TEXT:
        out_text(STREAM_OUT, ":");
        break;
    }
}

static void values_of_options(void)
{
    int index;

    line("    case $previous in");
    for (index = 0; index < OPTION_COUNT; index++) {
        const option_t *option = &surface_options[index];

        if (option->value == NULL) continue;
        out_text(STREAM_OUT, "    ");
        out_text(STREAM_OUT, option->name);
        out_text(STREAM_OUT, ") ");
        reply(option->kind, option->words);
        line("; return ;;");
    }
    line("    esac");
}

static void options_of_commands(void)
{
    size_t index;
    int option;

    line("    if [[ $current == -* ]]; then");
    line("        case $command in");
    for (index = 0; index < surface_command_count; index++) {
        const command_t *command = &surface_commands[index];

        out_text(STREAM_OUT, "        ");
        out_text(STREAM_OUT, command->name);
        out_text(STREAM_OUT, ") _money_words \"");
        for (option = 0; option < OPTION_COUNT; option++) {
            if ((command->options & BIT(option)) == 0) continue;
            out_text(STREAM_OUT, surface_options[option].name);
            out_text(STREAM_OUT, " ");
        }
        line("\" ;;");
    }
    line("        esac");
    line("        return");
    line("    fi");
}

static void words_of_commands(void)
{
    size_t index;

    line("    case $command in");
    for (index = 0; index < surface_command_count; index++) {
        const command_t *command = &surface_commands[index];

        out_text(STREAM_OUT, "    ");
        out_text(STREAM_OUT, command->name);
        out_text(STREAM_OUT, ") ");
        if (command->words != NULL) {
            out_text(STREAM_OUT, "if ((COMP_CWORD == 2)); then ");
            reply(VALUE_WORD, command->words);
            out_text(STREAM_OUT, "; else ");
            reply(command->kind == VALUE_WORD ? VALUE_NONE : command->kind, NULL);
            line("; fi ;;");
        } else {
            reply(command->kind, NULL);
            line(" ;;");
        }
    }
    line("    esac");
}

void complete_bash(void)
{
    size_t index;

    line("# Completions of money for bash, made by `money completion bash`.");
    line("_money_words() { COMPREPLY=($(compgen -W \"$1\" -- \"$current\")); }");
    line("_money_files() { compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- \"$current\"); }");
    line("_money() {");
    line("    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}");
    line("    COMPREPLY=()");
    line("    if ((COMP_CWORD == 1)); then");
    out_text(STREAM_OUT, "        _money_words \"");
    for (index = 0; index < surface_command_count; index++) {
        out_text(STREAM_OUT, surface_commands[index].name);
        out_text(STREAM_OUT, " ");
    }
    line("--help --version\"");
    line("        return");
    line("    fi");
    values_of_options();
    options_of_commands();
    words_of_commands();
    line("}");
    line("complete -F _money money");
}
