/* A request: the arguments of a command, read from a JSON object, and the answer. */
#ifndef CLI_SERVE_REQUEST_H
#define CLI_SERVE_REQUEST_H

#include "../arguments.h"
#include "../message.h"
#include "operations.h"

#include <jansson.h>

enum { WORDS_MAX = 4096, NUMBERS_MAX = 8 };

/* The arguments refer to the texts of the JSON object. */
typedef struct {
    arguments_t arguments;
    const char *words[WORDS_MAX];
    char numbers[NUMBERS_MAX][24]; /* the texts of whole numbers */
    size_t number_count;
} request_t;

typedef struct {
    text_t results; /* objects as with --json, separated by commas */
    message_record_t messages;
} answer_t;

/* Reads a line as a JSON value. Returns NULL with `error` set. */
json_t *request_parse(const char *line, size_t length, message_record_t *error);

/* Reads the arguments of a command from an object, except its members `id` and `command` if `is_flat`. The options of
 * `defaults` apply unless the request sets them. False with an error in `messages`. */
bool request_read(json_t *object, bool is_flat, const operation_t *operation, const arguments_t *defaults,
                  request_t *request, message_record_t *messages);

/* Runs the command. Free the answer. */
void request_run(const request_t *request, answer_t *answer);

/* Sets the error of an answer. */
void request_refuse(message_record_t *messages, const char *status, const char *part, ...);

/* Writes the members of an answer: results and notes, or error. */
void request_write(const answer_t *answer);
void request_write_error(const message_record_t *messages);
void request_write_notes(const message_record_t *messages);

void answer_free(answer_t *answer);

#endif
