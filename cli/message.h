/* What the tool says on the standard error: refusals, notes, and its own limits. */
#ifndef CLI_MESSAGE_H
#define CLI_MESSAGE_H

#include <money.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Sets the command whose name messages begin with. */
void message_begin_with(const char *command);
/* True leaves notes out. */
void message_be_quiet(bool is_quiet);
/* True writes refusals as JSON on the standard output, too. */
void message_use_json(bool is_json);
bool message_uses_json(void);

/* A sentence made of parts; the list ends with NULL. Parts from outside are written without control characters. */
void message(const char *part, ...);
void message_note(const char *part, ...);
/* A wrong command line: the sentence, and where help is. The result is EXIT_USAGE. */
int message_usage(const char *part, ...);

/* Where a failure lies: the text that was read, and its line; 0: it was no line. */
typedef struct {
    const char *text; /* NULL: none */
    size_t length;
    uint64_t line;
} place_t;

/* Says why the library refused a value, with a caret under the position. The result is the exit code of the status. */
int message_refused(const money_error_t *error, place_t place);
/* As message_refused, with a failure of the tool's own; the sentence ends with the text of the place. */
int message_refused_text(const char *text, place_t place);

/* The exit code of a value that was refused: EXIT_REFUSED, or EXIT_SYSTEM if memory has ended. */
int message_exit(money_status_t status);

#endif
