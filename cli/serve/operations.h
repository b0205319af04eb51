/* The commands that `money serve` and `money mcp` offer, with the names of their arguments. */
#ifndef CLI_SERVE_OPERATIONS_H
#define CLI_SERVE_OPERATIONS_H

#include "../surface.h"

#include <stdbool.h>

enum { PARAMETERS_MAX = 3 };

typedef enum { PARAMETER_TEXT, PARAMETER_COUNT, PARAMETER_LIST } parameter_kind_t;

typedef struct {
    const char *name; /* NULL after the last */
    parameter_kind_t kind;
    bool is_required;
    const char *help;
} parameter_t;

typedef struct {
    const char *name; /* of the command */
    const char *title, *description;
    parameter_t parameters[PARAMETERS_MAX + 1];
} operation_t;

extern const operation_t operations[];
extern const size_t operation_count;

/* Returns the operation with a name, or NULL. */
const operation_t *operation_find(const char *name, size_t length);

/* Returns the options that requests of a command may set, as bits by option_id_t. */
uint32_t operation_options(const command_t *command);

/* Writes the name of an option in a request, such as max_gap for --max-gap. */
void operation_option_name(option_id_t option, char *name, size_t capacity);

/* True for an option whose value is a whole number. */
bool operation_is_count(option_id_t option);

#endif
