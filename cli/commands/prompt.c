/* money without arguments, on a terminal: a notepad whose lines are answered as they are typed. */
#include "../arguments.h"
#include "../exits.h"
#include "../line.h"
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

typedef struct {
    exchange_t exchange;
    money_notepad_t *notepad;
    size_t count; /* of the lines that were kept */
    money_date_t noted; /* the day of the most recent note on rates */
} prompt_t;

static prompt_t prompt;

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
    if (index < prompt.count)
        return money_notepad_line_text(prompt.notepad, index, MONEY_LINE_NAME, name, sizeof name, NULL, NULL) ==
                       MONEY_OK
                   ? name
                   : "";
    index -= prompt.count;
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
    exchange_t *exchange = &prompt.exchange;

    exchange->first_used = exchange->last_used = MONEY_DATE_NONE;
    exchange->is_earlier = exchange->is_inconsistent = false;
    line_remember(exchange, prompt.notepad, index);
    if (exchange->last_used == prompt.noted) return;
    exchange_note(exchange);
    if (exchange->last_used != MONEY_DATE_NONE) prompt.noted = exchange->last_used;
}

/* Adds a line to the notepad and reads its answer. */
static bool add(const char *text, money_notepad_line_t *line, money_error_t *error)
{
    size_t length = strlen(text);
    money_status_t status = prompt.count == 0
                                ? money_notepad_set_line(prompt.notepad, 0, text, length, error)
                                : money_notepad_insert_line(prompt.notepad, prompt.count, text, length, error);

    if (status == MONEY_OK) status = money_notepad_line_at(prompt.notepad, prompt.count, line, error);
    if (status != MONEY_OK || !line_needs_rates(line) || prompt.exchange.file.rates != NULL ||
        exchange_load(&prompt.exchange) != EXIT_ANSWERED)
        return status == MONEY_OK;
    return money_notepad_set_rates(prompt.notepad, prompt.exchange.file.rates, error) == MONEY_OK &&
           money_notepad_line_at(prompt.notepad, prompt.count, line, error) == MONEY_OK;
}

/* Removes the line that was added last. */
static void drop(void)
{
    if (prompt.count == 0)
        (void)(money_notepad_set_line(prompt.notepad, 0, NULL, 0, NULL) == MONEY_OK);
    else
        (void)(money_notepad_remove_line(prompt.notepad, prompt.count, NULL) == MONEY_OK);
}

static void answer(const char *text)
{
    money_notepad_line_t line;
    money_error_t error;
    char how[READING_TEXT_MAX];

    if (!add(text, &line, &error)) {
        message_refused(&error, (place_t){ NULL, 0, 0 });
        return;
    }
    if (line.kind == MONEY_LINE_ERROR || line.kind == MONEY_LINE_QUESTION) {
        error = (money_error_t){ .status = line.status, .position = line.position };
        if (money_notepad_line_text(prompt.notepad, line.index, MONEY_LINE_MESSAGE, error.text, sizeof error.text, NULL,
                                    NULL) != MONEY_OK)
            error.text[0] = 0;
        message_refused(&error, (place_t){ text, strlen(text), 0 });
        drop(); /* so that it does not affect the totals */
        return;
    }
    out_colour(STREAM_OUT, COLOUR_STRONG);
    line_write(prompt.notepad, &line);
    out_colour(STREAM_OUT, COLOUR_END);
    if (money_notepad_line_text(prompt.notepad, line.index, MONEY_LINE_READING, how, sizeof how, NULL, NULL) ==
            MONEY_OK &&
        how[0] != 0)
        message_note("read as ", how, NULL);
    note_rates(line.index);
    prompt.count++;
}

static bool is_end(const char *line)
{
    return strcmp(line, "quit") == 0 || strcmp(line, "exit") == 0 || strcmp(line, ":q") == 0;
}

static int begin(const arguments_t *arguments)
{
    money_notepad_options_t options = MONEY_NOTEPAD_OPTIONS_INIT;
    money_error_t error;
    int code = exchange_begin(arguments, &prompt.exchange);

    if (code != EXIT_ANSWERED) return code;
    prompt.noted = MONEY_DATE_NONE;
    options.reading = MONEY_READING_LENIENT;
    options.today = prompt.exchange.now;
    options.locale = reading_locale(&prompt.exchange.reading);
    if (money_notepad_new(&options, &prompt.notepad, &error) != MONEY_OK)
        return message_refused(&error, (place_t){ NULL, 0, 0 });
    return EXIT_ANSWERED;
}

int run_prompt(void)
{
    static char history[4096], line[MONEY_EXPRESSION_MAX + 2];
    arguments_t arguments = { .command = surface_find("calc") };
    int code = begin(&arguments);

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
    money_notepad_free(prompt.notepad);
    rates_file_free(&prompt.exchange.file);
    return EXIT_ANSWERED;
}
