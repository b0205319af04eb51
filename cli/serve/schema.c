#include "schema.h"

#include "../json.h"

#include <string.h>

static void open_property(const char *name, const char *type, const char *help)
{
    out_json_open(name, '{');
    out_json_string("type", type);
    out_json_string("description", help);
}

static void write_items(const char *type)
{
    out_json_open("items", '{');
    out_json_string("type", type);
    out_json_close('}');
}

static void write_parameter(const parameter_t *parameter)
{
    static const char *const types[] = { "string", "integer", "array" };

    open_property(parameter->name, types[parameter->kind], parameter->help);
    if (parameter->kind == PARAMETER_COUNT) out_json_number("minimum", 1);
    if (parameter->kind == PARAMETER_LIST) write_items("string");
    out_json_close('}');
}

static void write_words(const char *words)
{
    out_json_open("enum", '[');
    while (*words != 0) {
        size_t length = strcspn(words, " ");

        out_json_text(NULL, words, length);
        words += length;
        words += *words == ' ';
    }
    out_json_close(']');
}

static void write_option(option_id_t id)
{
    const option_t *option = &surface_options[id];
    char name[32];

    operation_option_name(id, name, sizeof name);
    open_property(name, option->value == NULL ? "boolean" : operation_is_count(id) ? "integer" : "string",
                  option->help);
    if (operation_is_count(id)) out_json_number("minimum", 0);
    if (option->kind == VALUE_WORD) write_words(option->words);
    out_json_close('}');
}

static void write_input(const operation_t *operation)
{
    uint32_t options = operation_options(surface_find(operation->name));
    const parameter_t *parameter;
    int option;

    out_json_open("inputSchema", '{');
    out_json_string("type", "object");
    out_json_open("properties", '{');
    for (parameter = operation->parameters; parameter->name != NULL; parameter++) write_parameter(parameter);
    for (option = 0; option < OPTION_COUNT; option++)
        if ((options & BIT(option)) != 0) write_option((option_id_t)option);
    out_json_close('}');
    out_json_open("required", '[');
    for (parameter = operation->parameters; parameter->name != NULL; parameter++)
        if (parameter->is_required) out_json_string(NULL, parameter->name);
    out_json_close(']');
    out_json_bool("additionalProperties", false);
    out_json_close('}');
}

static void write_output(void)
{
    out_json_open("outputSchema", '{');
    out_json_string("type", "object");
    out_json_open("properties", '{');
    open_property("results", "array", "the answers, with amounts and rates as strings");
    write_items("object");
    out_json_close('}');
    open_property("notes", "array", "remarks, such as the age of the rates");
    write_items("string");
    out_json_close('}');
    out_json_close('}');
    out_json_open("required", '[');
    out_json_string(NULL, "results");
    out_json_close(']');
    out_json_close('}');
}

void schema_write_tool(const operation_t *operation)
{
    out_json_open(NULL, '{');
    out_json_string("name", operation->name);
    out_json_string("title", operation->title);
    out_json_string("description", operation->description);
    write_input(operation);
    write_output();
    out_json_open("annotations", '{');
    out_json_bool("readOnlyHint", true);
    out_json_bool("idempotentHint", true);
    out_json_bool("openWorldHint", false);
    out_json_close('}');
    out_json_close('}');
}
