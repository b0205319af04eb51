/* money mcp: offers the commands as tools of the Model Context Protocol, over standard input and output.
 *
 * In the revision 2026-07-28 each request contains its version in `_meta`; earlier ones begin with `initialize`. Both
 * are answered, each request independently. */
#include "../exits.h"
#include "../json.h"
#include "../lines.h"
#include "../output.h"
#include "../rates_file.h"
#include "../serve/request.h"
#include "../serve/schema.h"

#include <stdlib.h>
#include <string.h>

#define MODERN "2026-07-28"
#define META_VERSION "io.modelcontextprotocol/protocolVersion"
#define META_CAPABILITIES "io.modelcontextprotocol/clientCapabilities"
#define META_SERVER "io.modelcontextprotocol/serverInfo"

static const char instructions[] =
    "Exact calculations with amounts of money. Pass amounts as text with an ISO 4217 code, such as \"100 USD\", never "
    "as numbers. Rates are the reference rates of the European Central Bank since 1999, and each answer contains the "
    "day of its rates.";

/* Numbers of JSON-RPC 2.0, and of the protocol. */
enum {
    PARSE_ERROR = -32700,
    INVALID_REQUEST = -32600,
    METHOD_NOT_FOUND = -32601,
    INVALID_PARAMS = -32602,
    UNSUPPORTED_VERSION = -32022
};

/* Milliseconds for which a client may keep the list of tools. */
enum { LIST_LIFETIME = 3600000 };

/* The revisions that begin with `initialize`, newest first. */
static const char *const legacy_versions[] = { "2025-11-25", "2025-06-18", "2024-11-05" };

typedef struct {
    const arguments_t *defaults;
    json_t *params; /* NULL if missing */
    char *id; /* as JSON */
    bool is_modern;
} call_t;

static void open_answer(const char *id)
{
    out_json_open(NULL, '{');
    out_json_string("jsonrpc", "2.0");
    out_json_raw("id", id != NULL ? id : "null", id != NULL ? strlen(id) : 4);
}

static void open_error(const char *id, int code, const char *text)
{
    open_answer(id);
    out_json_open("error", '{');
    out_json_number("code", code);
    out_json_string("message", text);
}

static void close_answer(void)
{
    out_json_close('}');
    out_json_end_line();
}

static void refuse(const char *id, int code, const char *text)
{
    open_error(id, code, text);
    close_answer();
}

static void write_server(const char *key)
{
    out_json_open(key, '{');
    out_json_string("name", "money");
    out_json_string("title", "libmoney");
    out_json_string("version", MONEY_VERSION);
    out_json_close('}');
}

static void open_result(const call_t *call)
{
    open_answer(call->id);
    out_json_open("result", '{');
    if (!call->is_modern) return;
    out_json_string("resultType", "complete");
    out_json_open("_meta", '{');
    write_server(META_SERVER);
    out_json_close('}');
}

static void write_capabilities(void)
{
    out_json_open("capabilities", '{');
    out_json_open("tools", '{');
    out_json_close('}');
    out_json_close('}');
}

/* Results that a client may keep. */
static void write_lifetime(const call_t *call)
{
    if (!call->is_modern) return;
    out_json_number("ttlMs", LIST_LIFETIME);
    out_json_string("cacheScope", "public");
}

static void initialize(const call_t *call)
{
    const json_t *asked = json_object_get(call->params, "protocolVersion");
    const char *version = legacy_versions[0];
    size_t index;

    if (!json_is_string(asked)) {
        refuse(call->id, INVALID_PARAMS, "protocolVersion must be a string");
        return;
    }
    for (index = 0; index < sizeof legacy_versions / sizeof legacy_versions[0]; index++)
        if (strcmp(legacy_versions[index], json_string_value(asked)) == 0) version = legacy_versions[index];
    open_result(call);
    out_json_string("protocolVersion", version);
    write_capabilities();
    write_server("serverInfo");
    out_json_string("instructions", instructions);
    close_answer();
}

static void discover(const call_t *call)
{
    open_result(call);
    out_json_open("supportedVersions", '[');
    out_json_string(NULL, MODERN);
    out_json_close(']');
    write_capabilities();
    out_json_string("instructions", instructions);
    write_lifetime(call);
    close_answer();
}

static void ping(const call_t *call)
{
    open_result(call);
    close_answer();
}

static void list_tools(const call_t *call)
{
    size_t index;

    if (json_object_get(call->params, "cursor") != NULL) {
        refuse(call->id, INVALID_PARAMS, "cursor must be omitted: the list is a single page");
        return;
    }
    open_result(call);
    out_json_open("tools", '[');
    for (index = 0; index < operation_count; index++) schema_write_tool(&operations[index]);
    out_json_close(']');
    write_lifetime(call);
    close_answer();
}

static void write_content(const char *text, size_t length)
{
    out_json_open("content", '[');
    out_json_open(NULL, '{');
    out_json_string("type", "text");
    out_json_text("text", text, length);
    out_json_close('}');
    out_json_close(']');
}

/* Writes the answer as structured content, and as the same JSON in text for clients that read only text. */
static void write_tool_result(const call_t *call, const answer_t *answer)
{
    text_t structured = { .bytes = NULL };

    if (answer->messages.has_error) {
        open_result(call);
        write_content(answer->messages.text, strlen(answer->messages.text));
        out_json_bool("isError", true);
        close_answer();
        return;
    }
    out_capture(&structured);
    out_json_open(NULL, '{');
    request_write(answer);
    out_json_close('}');
    out_capture(NULL);
    out_json_reset();
    if (structured.has_failed) {
        refuse(call->id, INVALID_REQUEST, "out of memory");
        return;
    }
    open_result(call);
    write_content(structured.bytes, structured.length);
    out_json_raw("structuredContent", structured.bytes, structured.length);
    out_json_bool("isError", false);
    close_answer();
    text_free(&structured);
}

static void call_tool(const call_t *call)
{
    static request_t request;
    const json_t *name = json_object_get(call->params, "name");
    json_t *arguments = json_object_get(call->params, "arguments"), *none = NULL;
    answer_t answer = { .results = { .bytes = NULL } };
    const operation_t *operation =
        json_is_string(name) ? operation_find(json_string_value(name), json_string_length(name)) : NULL;

    if (operation == NULL || (arguments != NULL && !json_is_object(arguments))) {
        refuse(call->id, INVALID_PARAMS, operation == NULL ? "unknown tool" : "arguments must be an object");
        return;
    }
    if (arguments == NULL) arguments = none = json_object();
    if (request_read(arguments, false, operation, call->defaults, &request, &answer.messages))
        request_run(&request, &answer);
    write_tool_result(call, &answer);
    json_decref(none);
    answer_free(&answer);
}

static const struct {
    const char *name;
    bool is_legacy, is_modern;
    void (*run)(const call_t *call);
} methods[] = {
    { "initialize", true, false, initialize },  { "ping", true, false, ping },
    { "server/discover", false, true, discover }, { "tools/list", true, true, list_tools },
    { "tools/call", true, true, call_tool },
};

/* Determines the revision of a request. False after an error: the revision is not supported. */
static bool read_version(call_t *call, const char *method)
{
    const json_t *meta = json_object_get(call->params, "_meta"), *version = json_object_get(meta, META_VERSION);

    call->is_modern = version != NULL;
    if (version == NULL) {
        if (strcmp(method, "server/discover") != 0) return true;
        refuse(call->id, INVALID_PARAMS, META_VERSION " is required in _meta");
        return false;
    }
    if (!json_is_string(version) || !json_is_object(json_object_get(meta, META_CAPABILITIES))) {
        refuse(call->id, INVALID_PARAMS, META_VERSION " and " META_CAPABILITIES " are required in _meta");
        return false;
    }
    if (strcmp(json_string_value(version), MODERN) == 0) return true;
    open_error(call->id, UNSUPPORTED_VERSION, "unsupported protocol version");
    out_json_open("data", '{');
    out_json_open("supported", '[');
    out_json_string(NULL, MODERN);
    out_json_close(']');
    out_json_string("requested", json_string_value(version));
    out_json_close('}');
    close_answer();
    return false;
}

static void run_method(call_t *call, const char *method)
{
    size_t index;

    if (call->params != NULL && !json_is_object(call->params)) {
        refuse(call->id, INVALID_PARAMS, "params must be an object");
        return;
    }
    if (!read_version(call, method)) return;
    for (index = 0; index < sizeof methods / sizeof methods[0]; index++) {
        if (strcmp(methods[index].name, method) == 0 &&
            (call->is_modern ? methods[index].is_modern : methods[index].is_legacy)) {
            methods[index].run(call);
            return;
        }
    }
    refuse(call->id, METHOD_NOT_FOUND, "unknown method");
}

static void take_message(const arguments_t *defaults, json_t *message)
{
    const json_t *version = json_object_get(message, "jsonrpc"), *method = json_object_get(message, "method");
    const json_t *id = json_object_get(message, "id");
    call_t call = { .defaults = defaults, .params = json_object_get(message, "params") };

    /* Notifications are not answered: `notifications/initialized`, and the cancellation of a request that was answered
     * already. */
    if (json_is_object(message) && json_is_string(method) && id == NULL) return;
    if (!json_is_string(id) && !json_is_integer(id)) {
        refuse(NULL, INVALID_REQUEST,
               json_is_array(message) ? "message must be an object, got an array"
                                      : "id must be a string or a whole number");
        return;
    }
    call.id = json_dumps(id, JSON_ENCODE_ANY | JSON_COMPACT);
    if (!json_is_string(version) || strcmp(json_string_value(version), "2.0") != 0)
        refuse(call.id, INVALID_REQUEST, "jsonrpc must be \"2.0\"");
    else if (json_is_string(method))
        run_method(&call, json_string_value(method));
    else
        refuse(call.id, INVALID_REQUEST, "method must be a string");
    free(call.id);
}

static bool take_line(void *context, const char *text, size_t length, uint64_t number)
{
    message_record_t error = { .has_error = false };
    json_t *message;

    (void)number;
    if (text != NULL && length == 0) return true;
    message = request_parse(text, length, &error);
    if (message == NULL)
        refuse(NULL, text == NULL ? INVALID_REQUEST : PARSE_ERROR, error.text);
    else
        take_message(context, message);
    json_decref(message);
    return true;
}

int run_mcp(const arguments_t *arguments)
{
    arguments_t defaults = *arguments;
    char path[4096];

    if (arguments->count > 0) return message_usage("expected no arguments", NULL);
    rates_file_find(arguments, path, sizeof path);
    if (strcmp(path, "-") == 0)
        return message_usage("the requests and the rates cannot both be read from standard input", NULL);
    rates_file_keep();
    return lines_read(NULL, LINES_REQUESTS, take_line, &defaults);
}
