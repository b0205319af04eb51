#include "request.h"

#include "../exits.h"
#include "../json.h"
#include "../output.h"
#include "../slips.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void request_refuse(message_record_t *messages, const char *status, const char *part, ...)
{
    va_list rest;
    size_t used = 0;

    messages->has_error = true;
    messages->position = -1;
    messages->text[0] = 0;
    snprintf(messages->status, sizeof messages->status, "%s", status);
    va_start(rest, part);
    for (; part != NULL && used < sizeof messages->text; part = va_arg(rest, const char *))
        used += (size_t)snprintf(messages->text + used, sizeof messages->text - used, "%s", part);
    va_end(rest);
}

json_t *request_parse(const char *line, size_t length, message_record_t *error)
{
    json_error_t reason;
    json_t *value = NULL;

    if (line == NULL) {
        request_refuse(error, "MONEY_ERR_LIMIT", "a request must be at most 65536 bytes", NULL);
        return NULL;
    }
    value = json_loadb(line, length, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &reason);
    if (value == NULL) {
        request_refuse(error, "MONEY_ERR_JSON", "request must be JSON: ", reason.text, NULL);
        error->position = reason.position;
    }
    return value;
}

static const char *kind_of(const json_t *value)
{
    static const char *const names[] = { "an object", "an array",  "a string", "a whole number",
                                         "a number",  "true", "false",    "null" };

    return names[json_typeof(value)];
}

/* Returns a string, or the text of a whole number if one is allowed; else NULL. */
static const char *text_of(request_t *request, const json_t *value, bool is_count)
{
    char *text;

    if (json_is_string(value)) return json_string_value(value);
    if (!is_count || !json_is_integer(value) || request->number_count == NUMBERS_MAX) return NULL;
    text = request->numbers[request->number_count++];
    snprintf(text, sizeof request->numbers[0], "%lld", (long long)json_integer_value(value));
    return text;
}

static bool refuse_kind(message_record_t *messages, const char *name, const char *expected, const json_t *value)
{
    request_refuse(messages, "USAGE", name, " must be ", expected, ", got ", kind_of(value), NULL);
    return false;
}

static bool read_list(request_t *request, const char *name, const json_t *value, message_record_t *messages)
{
    size_t index, count = json_array_size(value);

    if (!json_is_array(value)) return refuse_kind(messages, name, "an array of strings", value);
    if (count > WORDS_MAX - PARAMETERS_MAX) {
        request_refuse(messages, "USAGE", name, " must contain at most 4093 strings", NULL);
        return false;
    }
    for (index = 0; index < count; index++) {
        const json_t *element = json_array_get(value, index);

        if (!json_is_string(element)) return refuse_kind(messages, name, "an array of strings", element);
        request->words[request->arguments.count++] = json_string_value(element);
    }
    return true;
}

/* Reads the arguments that are not options, in their order. */
static bool read_parameters(const json_t *object, const operation_t *operation, request_t *request,
                            message_record_t *messages)
{
    const parameter_t *parameter;

    for (parameter = operation->parameters; parameter->name != NULL; parameter++) {
        const json_t *value = json_object_get(object, parameter->name);
        const char *text;

        if (value == NULL || json_is_null(value)) {
            if (!parameter->is_required) continue;
            request_refuse(messages, "USAGE", parameter->name, " is required: ", parameter->help, NULL);
            return false;
        }
        if (parameter->kind == PARAMETER_LIST) {
            if (!read_list(request, parameter->name, value, messages)) return false;
            continue;
        }
        text = text_of(request, value, parameter->kind == PARAMETER_COUNT);
        if (text == NULL)
            return refuse_kind(messages, parameter->name,
                               parameter->kind == PARAMETER_COUNT ? "a whole number" : "a string", value);
        request->words[request->arguments.count++] = text;
    }
    return true;
}

static bool is_parameter(const operation_t *operation, const char *name)
{
    const parameter_t *parameter;

    for (parameter = operation->parameters; parameter->name != NULL; parameter++)
        if (strcmp(parameter->name, name) == 0) return true;
    return false;
}

/* Returns the option of a member, or OPTION_COUNT after an error; `nearest` receives a similar name. */
static option_id_t find_option(uint32_t options, const char *member, char *nearest, size_t capacity)
{
    char name[32];
    size_t best = 3, distance;
    int option;

    nearest[0] = 0;
    for (option = 0; option < OPTION_COUNT; option++) {
        if ((options & BIT(option)) == 0) continue;
        operation_option_name((option_id_t)option, name, sizeof name);
        distance = slips_distance(member, name);
        if (distance == 0) return (option_id_t)option;
        if (distance < best) {
            best = distance;
            snprintf(nearest, capacity, "%s", name);
        }
    }
    return OPTION_COUNT;
}

static bool read_option(const char *member, const json_t *value, request_t *request, message_record_t *messages)
{
    char nearest[32];
    option_id_t option = find_option(operation_options(request->arguments.command), member, nearest, sizeof nearest);

    if (option == OPTION_COUNT) {
        request_refuse(messages, "USAGE", "unknown argument ", member,
                       nearest[0] != 0 ? "; did you mean " : NULL, nearest, "?", NULL);
        return false;
    }
    if (json_is_null(value)) return true;
    if (surface_options[option].value == NULL) {
        if (!json_is_boolean(value)) return refuse_kind(messages, member, "true or false", value);
        request->arguments.values[option] = json_is_true(value) ? "" : NULL;
        return true;
    }
    request->arguments.values[option] = text_of(request, value, operation_is_count(option));
    if (request->arguments.values[option] != NULL) return true;
    return refuse_kind(messages, member, operation_is_count(option) ? "a whole number" : "a string", value);
}

/* `split` accepts either a number of parts or weights. */
static bool check_split(const json_t *object, message_record_t *messages)
{
    const json_t *parts = json_object_get(object, "parts"), *weights = json_object_get(object, "weights");

    if ((parts == NULL || json_is_null(parts)) == (weights == NULL || json_is_null(weights)))
        request_refuse(messages, "USAGE", "expected either parts or weights", NULL);
    else if (weights != NULL && json_array_size(weights) < 2)
        request_refuse(messages, "USAGE", "weights must contain at least two strings", NULL);
    else
        return true;
    return false;
}

bool request_read(json_t *object, bool is_flat, const operation_t *operation, const arguments_t *defaults,
                  request_t *request, message_record_t *messages)
{
    void *at;
    int option;

    request->number_count = 0;
    request->arguments = (arguments_t){ .command = surface_find(operation->name), .are_requested = true };
    request->arguments.words = request->words;
    for (option = 0; option < OPTION_COUNT; option++)
        if ((request->arguments.command->options & BIT(option)) != 0)
            request->arguments.values[option] = defaults->values[option];
    request->arguments.values[OPTION_JSON] = "";
    if (!read_parameters(object, operation, request, messages)) return false;
    for (at = json_object_iter(object); at != NULL; at = json_object_iter_next(object, at)) {
        const char *member = json_object_iter_key(at);

        if (is_flat && (strcmp(member, "id") == 0 || strcmp(member, "command") == 0)) continue;
        if (is_parameter(operation, member)) continue;
        if (!read_option(member, json_object_iter_value(at), request, messages)) return false;
    }
    return strcmp(operation->name, "split") != 0 || check_split(object, messages);
}

/* Sets the status of an error that the tool reported itself. */
static void complete(message_record_t *messages, int code)
{
    static const char *const statuses[] = { "", "REFUSED", "USAGE", "FILE", "SYSTEM" };

    if (!messages->has_error) request_refuse(messages, "", "the command failed", NULL);
    if (messages->status[0] == 0) snprintf(messages->status, sizeof messages->status, "%s", statuses[code]);
}

void request_run(const request_t *request, answer_t *answer)
{
    size_t index;
    int code;

    out_json_reset();
    message_be_quiet(false);
    message_use_json(true);
    message_record(&answer->messages);
    out_capture(&answer->results);
    code = request->arguments.command->run(&request->arguments);
    out_capture(NULL);
    message_record(NULL);
    message_use_json(false);
    out_json_reset();
    if (code == EXIT_ANSWERED && answer->results.has_failed) code = EXIT_SYSTEM;
    if (code != EXIT_ANSWERED) complete(&answer->messages, code);
    /* One object a line becomes the elements of an array; a string in JSON contains no line feed. */
    if (answer->results.length > 0) answer->results.length--;
    for (index = 0; index < answer->results.length; index++)
        if (answer->results.bytes[index] == '\n') answer->results.bytes[index] = ',';
}

void request_write_error(const message_record_t *messages)
{
    out_json_open("error", '{');
    out_json_string("status", messages->status);
    out_json_string("text", messages->text);
    if (messages->position >= 0) out_json_number("position", messages->position);
    out_json_close('}');
}

void request_write_notes(const message_record_t *messages)
{
    size_t at;

    if (messages->notes.length == 0 || messages->notes.has_failed) return;
    out_json_open("notes", '[');
    for (at = 0; at < messages->notes.length; at += strlen(messages->notes.bytes + at) + 1)
        out_json_string(NULL, messages->notes.bytes + at);
    out_json_close(']');
}

void request_write(const answer_t *answer)
{
    if (answer->messages.has_error) {
        request_write_error(&answer->messages);
    } else {
        out_json_open("results", '[');
        out_bytes(STREAM_OUT, answer->results.bytes, answer->results.length);
        out_json_close(']');
    }
    request_write_notes(&answer->messages);
}

void answer_free(answer_t *answer)
{
    text_free(&answer->results);
    text_free(&answer->messages.notes);
}
