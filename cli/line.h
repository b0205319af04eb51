/* The answer of a line of a notepad. */
#ifndef CLI_LINE_H
#define CLI_LINE_H

#include "exchange.h"

/* True if an error of an expression is one of its notation, so that another reading may answer it. */
bool line_is_notation(money_status_t status);

/* True if a line that was evaluated without rates requires them. */
bool line_needs_rates(const money_notepad_line_t *line);

/* Reads a line that is not in the notation of the library. `how` receives it in that notation, if READ_INTERPRETED. */
outcome_t line_interpret(exchange_t *exchange, const char *text, size_t length, char how[READING_TEXT_MAX],
                         money_error_t *error);

/* Records the rates of a line for the final note, and explains them if requested. */
void line_remember(exchange_t *exchange, const money_notepad_t *notepad, size_t index);

/* Returns false, with an error, if a conversion of a line used rates that --max-age rejects. */
bool line_is_fresh(exchange_t *exchange, const money_notepad_t *notepad, size_t index, money_error_t *error);

/* Writes the value of a line: an amount, a number, or one line per target or share. */
void line_write(const money_notepad_t *notepad, const money_notepad_line_t *line);

/* Writes a line as a JSON object. `how` is its reading, or "". */
void line_write_json(exchange_t *exchange, const money_notepad_t *notepad, const money_notepad_line_t *line,
                     place_t place, const char *how);

/* Reads a line as people write it, and writes the answer. Returns an exit code. `is_foreign` receives true, without a
 * message, if the text is not a line; `error` then describes it. */
int line_answer(exchange_t *exchange, const char *text, size_t length, bool *is_foreign, money_error_t *error);

#endif
