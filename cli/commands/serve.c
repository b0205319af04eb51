/* money serve: answers requests, one JSON object per line. */
#include "../exits.h"
#include "../json.h"
#include "../lines.h"
#include "../output.h"
#include "../rates_file.h"
#include "../serve/request.h"

#include <stdlib.h>
#include <string.h>

/* Writes the id of a request as it was; null if it is unknown. */
static void write_id(const json_t *id)
{
    char *text = id != NULL ? json_dumps(id, JSON_ENCODE_ANY | JSON_COMPACT) : NULL;

    if (text != NULL)
        out_json_raw("id", text, strlen(text));
    else
        out_json_null("id");
    free(text);
}

/* Runs the request of an object. */
static void answer_object(json_t *object, const arguments_t *defaults, answer_t *answer)
{
    static request_t request;
    message_record_t *messages = &answer->messages;
    const json_t *command = json_object_get(object, "command"), *id = json_object_get(object, "id");
    const operation_t *operation;
    const char *nearest;

    if (!json_is_object(object)) {
        request_refuse(messages, "USAGE", "a request must be a JSON object", NULL);
    } else if (id != NULL && !json_is_string(id) && !json_is_integer(id)) {
        request_refuse(messages, "USAGE", "id must be a string or a whole number", NULL);
    } else if (!json_is_string(command)) {
        request_refuse(messages, "USAGE", "command must be a string such as \"convert\"", NULL);
    } else {
        operation = operation_find(json_string_value(command), json_string_length(command));
        nearest = operation == NULL ? surface_nearest(json_string_value(command)) : NULL;
        if (operation == NULL)
            request_refuse(messages, "USAGE", "unknown command \"", json_string_value(command), "\"",
                           nearest != NULL ? "; did you mean " : NULL, nearest, "?", NULL);
        else if (request_read(object, true, operation, defaults, &request, messages))
            request_run(&request, answer);
    }
}

static bool take_request(void *context, const char *text, size_t length, uint64_t number)
{
    const arguments_t *defaults = context;
    answer_t answer = { .results = { .bytes = NULL } };
    json_t *object;
    const json_t *id;

    (void)number;
    if (text != NULL && length == 0) return true;
    object = request_parse(text, length, &answer.messages);
    id = json_object_get(object, "id");
    if (object != NULL) answer_object(object, defaults, &answer);
    out_json_open(NULL, '{');
    write_id(json_is_string(id) || json_is_integer(id) ? id : NULL);
    request_write(&answer);
    out_json_end_line();
    json_decref(object);
    answer_free(&answer);
    return true;
}

int run_serve(const arguments_t *arguments)
{
    arguments_t defaults = *arguments;
    char path[4096];

    if (arguments->count > 0 || !arguments_have(arguments, OPTION_STDIO))
        return message_usage("expected --stdio: requests are read from standard input", NULL);
    rates_file_find(arguments, path, sizeof path);
    if (strcmp(path, "-") == 0)
        return message_usage("the requests and the rates cannot both be read from standard input", NULL);
    rates_file_keep();
    return lines_read(NULL, LINES_REQUESTS, take_request, &defaults);
}
