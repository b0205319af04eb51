/* Messages on standard error: errors and notes. */
#ifndef CLI_MESSAGE_H
#define CLI_MESSAGE_H

#include "text.h"

#include <money.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Sets the command name that prefixes each message. */
void message_begin_with(const char *command);
/* True suppresses notes. */
void message_be_quiet(bool is_quiet);
/* True also writes errors as JSON to standard output. */
void message_use_json(bool is_json);
bool message_uses_json(void);

/* The messages of a command whose answer is not written to a terminal. */
typedef struct {
    bool has_error;
    char status[40]; /* of the first error: a status of the library, REFUSED or USAGE; "" if unknown */
    char text[1024];
    int64_t position; /* -1 if unknown */
    text_t notes; /* each ends with a NUL */
} message_record_t;

/* Records messages from now on, instead of writing them; NULL ends that. */
void message_record(message_record_t *record);

/* Writes a message composed of parts; the list ends with NULL. Control characters are replaced. */
void message(const char *part, ...);
void message_note(const char *part, ...);
/* Reports an invalid command line and refers to the help. Returns EXIT_USAGE. */
int message_usage(const char *part, ...);

/* The location of an error: the text read and its line number, or 0 for the command line. */
typedef struct {
    const char *text; /* may be NULL */
    size_t length;
    uint64_t line;
} place_t;

/* Reports an error of the library, with a caret under its position. Returns the exit code of the status. */
int message_refused(const money_error_t *error, place_t place);
/* Reports an error of the tool; the message ends with the text of the place. Returns EXIT_REFUSED. */
int message_refused_text(const char *text, place_t place);

/* Returns the exit code of a failed call: EXIT_SYSTEM if out of memory, else EXIT_REFUSED. */
int message_exit(money_status_t status);

#endif
