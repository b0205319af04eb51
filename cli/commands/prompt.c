/* money without words, on a terminal: a notepad whose lines are answered as they are typed. */
#include "../arguments.h"
#include "../exits.h"
#include "../line.h"
#include "../notepad.h"
#include "../output.h"
#include "../prompt/editor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HELP                                                                                \
    "Type an amount or a calculation; the answer appears below it.\n"                       \
    "  100 usd in eur                  convert, at the newest rates\n"                      \
    "  $100 in eur on 2020-03-13       convert at the rates of a day\n"                     \
    "  40 EUR + 15%   20% off 80 EUR   percentages\n"                                       \
    "  tip = 15%      40 EUR + tip     names\n"                                             \
    "  prev   sum   total   average    the previous answer, and the lines above\n"          \
    "  split 100 EUR by 3              shares that add up\n"                                \
    "An empty line begins a new block. Tab completes, the arrow keys recall earlier lines.\n" \
    "quit or Ctrl-D ends. Commands: money help\n"

static const char *const keywords[] = { "average", "count", "help", "into", "prev", "quit", "split", "total",
                                        "today", "yesterday" };

static notepad_t notepad;

/* The day of the most recent note on rates. */
static money_date_t noted = MONEY_DATE_NONE;

static char upper(char byte) { return (char)(byte >= 'a' && byte <= 'z' ? byte - 'a' + 'A' : byte); }

static bool begins_with(const char *text, const char *begin)
{
    while (*begin != 0 && upper(*text) == upper(*begin)) {
        text++;
        begin++;
    }
    return *begin == 0;
}

/* Returns the candidate at an index: keywords, then names of the notepad, then codes. NULL after the last. */
static const char *candidate(size_t index)
{
    static char name[256];
    static money_currency_t currency;
    size_t words = sizeof keywords / sizeof keywords[0];

    if (index < words) return keywords[index];
    index -= words;
    if (index < notepad.count)
        return money_notepad_line_text(notepad.lines, index, MONEY_LINE_NAME, name, sizeof name, NULL, NULL) ==
                       MONEY_OK
                   ? name
                   : "";
    index -= notepad.count;
    return money_currency_at(index, &currency, NULL) == MONEY_OK ? currency.code : NULL;
}

static const char *complete(const char *word, size_t index)
{
    const char *found;
    size_t at;

    if (word[0] == 0) return NULL;
    for (at = 0; (found = candidate(at)) != NULL; at++)
        if (found[0] != 0 && begins_with(found, word) && index-- == 0) return found;
    return NULL;
}

/* Writes the path of the history: MONEY_HISTORY, or a file in the folder of states; "" for no history. */
static void find_history(char *path, size_t capacity)
{
    const char *chosen = getenv("MONEY_HISTORY"), *folder = getenv("XDG_STATE_HOME"), *under = "";

    if (chosen != NULL) {
        snprintf(path, capacity, "%s", chosen);
        return;
    }
    if (folder == NULL || folder[0] != '/') {
        folder = getenv("HOME");
        under = "/.local/state";
    }
    if (folder == NULL || folder[0] != '/' ||
        (size_t)snprintf(path, capacity, "%s%s/libmoney/history", folder, under) >= capacity)
        path[0] = 0;
}

/* Notes the rates of an answer, unless the most recent note was the same. */
static void note_rates(size_t index)
{
    exchange_t *exchange = &notepad.exchange;

    exchange->first_used = exchange->last_used = MONEY_DATE_NONE;
    exchange->is_earlier = exchange->is_inconsistent = false;
    line_remember(exchange, notepad.lines, index);
    if (exchange->last_used == noted) return;
    exchange_note(exchange);
    if (exchange->last_used != MONEY_DATE_NONE) noted = exchange->last_used;
}

static void answer(const char *text)
{
    money_notepad_line_t line;
    money_error_t error;
    char how[READING_TEXT_MAX];
    size_t length = strlen(text);

    if (!notepad_add(&notepad, text, length, &line, &error)) {
        message_refused(&error, (place_t){ NULL, 0, 0 });
        return;
    }
    if (!notepad_is_answered(&notepad, &line, &error)) {
        reading_refuse(&notepad.exchange.reading, &error, (place_t){ text, length, 0 });
        notepad_drop(&notepad); /* so that it does not affect the totals */
        return;
    }
    out_colour(STREAM_OUT, COLOUR_STRONG);
    line_write(notepad.lines, &line);
    out_colour(STREAM_OUT, COLOUR_END);
    if (money_notepad_line_text(notepad.lines, line.index, MONEY_LINE_READING, how, sizeof how, NULL, NULL) ==
            MONEY_OK &&
        how[0] != 0)
        message_note("read as ", how, NULL);
    note_rates(line.index);
}

static bool is_end(const char *line)
{
    return strcmp(line, "quit") == 0 || strcmp(line, "exit") == 0 || strcmp(line, ":q") == 0;
}

int run_prompt(const arguments_t *arguments)
{
    static char history[4096], line[MONEY_EXPRESSION_MAX + 2];
    int code = exchange_begin(arguments, &notepad.exchange);

    if (code == EXIT_ANSWERED) code = notepad_begin(&notepad);
    if (code != EXIT_ANSWERED) return code;
    find_history(history, sizeof history);
    out_text(STREAM_OUT, "money " MONEY_VERSION ": type a line such as 100 usd in eur, help, or quit\n");
    editor_begin(history, complete);
    while (editor_read("> ", line, sizeof line) && !is_end(line)) {
        editor_remember(line);
        if (strcmp(line, "help") == 0 || strcmp(line, "?") == 0)
            out_text(STREAM_OUT, HELP);
        else
            answer(line);
    }
    money_notepad_free(notepad.lines);
    rates_file_free(&notepad.exchange.file);
    return EXIT_ANSWERED;
}
