/* A notepad to which lines are added one after the other, at the prompt or from standard input. */
#ifndef CLI_NOTEPAD_H
#define CLI_NOTEPAD_H

#include "exchange.h"

typedef struct {
    exchange_t exchange;
    money_notepad_t *lines;
    size_t count; /* of the lines that were added */
    bool has_tried; /* to read the rates */
} notepad_t;

/* Creates the notepad with the options of the arguments; `exchange` has been begun. Returns an exit code. */
int notepad_begin(notepad_t *notepad);

/* Adds a line and evaluates it. The rates are read when a line first requires them. Returns false, with an error, if
 * the line was not added. */
bool notepad_add(notepad_t *notepad, const char *text, size_t length, money_notepad_line_t *line, money_error_t *error);

/* Returns false, with an error, if the line that was added last is an error or a question, or has stale rates. */
bool notepad_is_answered(notepad_t *notepad, const money_notepad_line_t *line, money_error_t *error);

/* Removes the line that was added last. */
void notepad_drop(notepad_t *notepad);

/* Notes the rates that were used, and frees the notepad. Returns `code`. */
int notepad_end(notepad_t *notepad, int code);

#endif
