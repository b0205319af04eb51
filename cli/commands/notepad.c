/* money without words, in a pipe: standard input is a notepad, whose lines are answered one by one. */
#include "../exits.h"
#include "../line.h"
#include "../lines.h"
#include "../notepad.h"
#include "../output.h"

#include <stdio.h>
#include <string.h>

typedef struct {
    notepad_t notepad;
    bool has_lines;
    bool is_full; /* and the error has been reported */
} piped_t;

/* Adds a line that is an error instead of one that cannot be added, so that totals do not leave it out in silence. */
static void add_failure(notepad_t *notepad)
{
    money_notepad_line_t line;
    money_error_t error;

    (void)notepad_add(notepad, "(", 1, &line, &error);
}

/* Writes the value of a line on one line, so that input and output correspond. */
static void write_value(const notepad_t *notepad, size_t index)
{
    static char value[MONEY_NOTEPAD_AMOUNTS_MAX * MONEY_TEXT_MAX];
    size_t length = 0;

    if (money_notepad_line_text(notepad->lines, index, MONEY_LINE_VALUE, value, sizeof value, &length, NULL) !=
        MONEY_OK)
        length = 0;
    out_bytes(STREAM_OUT, value, length);
    out_text(STREAM_OUT, "\n");
}

static void write_answer(notepad_t *notepad, const money_notepad_line_t *line, place_t place)
{
    char how[READING_TEXT_MAX] = "", number[32];

    if (money_notepad_line_text(notepad->lines, line->index, MONEY_LINE_READING, how, sizeof how, NULL, NULL) !=
        MONEY_OK)
        snprintf(how, sizeof how, "an expression of more than %zu bytes", sizeof how - 1);
    if (notepad->exchange.is_json)
        line_write_json(&notepad->exchange, notepad->lines, line, place, how);
    else
        write_value(notepad, line->index);
    snprintf(number, sizeof number, "%llu", (unsigned long long)place.line);
    if (how[0] != 0) message_note("line ", number, ": read as ", how, NULL);
    line_remember(&notepad->exchange, notepad->lines, line->index);
}

static bool take_line(void *context, const char *text, size_t length, uint64_t number)
{
    piped_t *piped = context;
    notepad_t *notepad = &piped->notepad;
    place_t place = { text, length, number };
    money_notepad_line_t line;
    money_error_t error;

    piped->has_lines = true;
    if (piped->is_full) return false;
    if (text == NULL) {
        add_failure(notepad);
        message_refused_text(LINES_TOO_LONG, place);
        return false;
    }
    if (!notepad_add(notepad, text, length, &line, &error)) {
        piped->is_full = error.status == MONEY_ERR_LIMIT || error.status == MONEY_ERR_OUT_OF_MEMORY;
        if (!piped->is_full) add_failure(notepad);
        message_refused(&error, place);
        return false;
    }
    if (!notepad_is_answered(notepad, &line, &error)) {
        if (line.status == MONEY_OK) { /* stale rates */
            notepad_drop(notepad);
            add_failure(notepad);
        }
        reading_refuse(&notepad->exchange.reading, &error, place);
        return false;
    }
    if (length > 0) write_answer(notepad, &line, place);
    return true;
}

int run_notepad(const arguments_t *arguments)
{
    static piped_t piped;
    exchange_t *exchange = &piped.notepad.exchange;
    unsigned how = LINES_ANSWERED | LINES_LONG;
    int code = exchange_begin(arguments, exchange);

    if (code != EXIT_ANSWERED) return code;
    if (arguments_have(arguments, OPTION_ON))
        return message_usage("--on does not apply to lines; write 100 USD in EUR on 2020-03-13", NULL);
    rates_file_find(arguments, exchange->file.path, sizeof exchange->file.path);
    if (strcmp(exchange->file.path, "-") == 0)
        return message_usage("the lines and the rates cannot both be read from standard input", NULL);
    /* The answers to a file must not depend on the environment. */
    exchange->reading.ignores_environment = true;
    code = notepad_begin(&piped.notepad);
    if (code != EXIT_ANSWERED) return code;
    if (arguments_have(arguments, OPTION_STRICT)) how |= LINES_STRICT;
    code = lines_read(NULL, how, take_line, &piped);
    if (exchange->code != EXIT_ANSWERED) code = exchange->code;
    if (code == EXIT_ANSWERED && !piped.has_lines)
        code = message_usage("expected a command, such as convert, or a line, such as 100 USD in EUR", NULL);
    return notepad_end(&piped.notepad, code);
}
