#include "message.h"

#include "exits.h"
#include "json.h"
#include "output.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { QUOTED_MAX = 60 };

static const char *begin = "";
static bool is_quiet_now, is_json_now;
static message_record_t *recorded;

void message_begin_with(const char *command) { begin = command; }
void message_be_quiet(bool is_quiet) { is_quiet_now = is_quiet; }
void message_use_json(bool is_json) { is_json_now = is_json; }
bool message_uses_json(void) { return is_json_now; }

void message_record(message_record_t *record) { recorded = record; }

/* Records an error, unless an earlier one is recorded. */
static void record_error(const char *status, const char *text, int64_t position)
{
    if (recorded->has_error) return;
    recorded->has_error = true;
    snprintf(recorded->status, sizeof recorded->status, "%s", status);
    snprintf(recorded->text, sizeof recorded->text, "%s", text);
    recorded->position = position;
}

static void record_parts(const char *status, const char *part, va_list rest)
{
    char text[sizeof recorded->text] = "";
    size_t used = 0;

    for (; part != NULL && used < sizeof text; part = va_arg(rest, const char *))
        used += (size_t)snprintf(text + used, sizeof text - used, "%s", part);
    record_error(status, text, -1);
}

static void record_note(const char *part, va_list rest)
{
    for (; part != NULL; part = va_arg(rest, const char *)) text_add_string(&recorded->notes, part);
    text_add(&recorded->notes, "", 1);
}

static void start(colour_t colour)
{
    out_colour(STREAM_ERROR, colour);
    out_text(STREAM_ERROR, "money");
    if (begin[0] != 0) {
        out_text(STREAM_ERROR, " ");
        out_text(STREAM_ERROR, begin);
    }
    out_text(STREAM_ERROR, ":");
    out_colour(STREAM_ERROR, COLOUR_END);
    out_text(STREAM_ERROR, " ");
}

static void finish(const char *part, va_list rest)
{
    for (; part != NULL; part = va_arg(rest, const char *)) out_foreign(STREAM_ERROR, part, strlen(part));
    out_text(STREAM_ERROR, "\n");
}

void message(const char *part, ...)
{
    va_list rest;

    va_start(rest, part);
    if (recorded != NULL) {
        record_parts("", part, rest);
    } else {
        start(COLOUR_ERROR);
        finish(part, rest);
    }
    va_end(rest);
}

void message_note(const char *part, ...)
{
    va_list rest;

    if (is_quiet_now) return;
    va_start(rest, part);
    if (recorded != NULL) {
        record_note(part, rest);
    } else {
        start(COLOUR_FAINT);
        finish(part, rest);
    }
    va_end(rest);
}

int message_usage(const char *part, ...)
{
    va_list rest;

    va_start(rest, part);
    if (recorded != NULL) {
        record_parts("USAGE", part, rest);
        va_end(rest);
        return EXIT_USAGE;
    }
    start(COLOUR_ERROR);
    finish(part, rest);
    va_end(rest);
    out_text(STREAM_ERROR, "Try: money help");
    if (begin[0] != 0) {
        out_text(STREAM_ERROR, " ");
        out_text(STREAM_ERROR, begin);
    }
    out_text(STREAM_ERROR, "\n");
    return EXIT_USAGE;
}

/* Writes a line of a drawing; tabs are kept. */
static void draw_line(const char *text, size_t length)
{
    size_t index, start = 0;

    out_text(STREAM_ERROR, "  ");
    for (index = 0; index <= length; index++) {
        if (index < length && text[index] != '\t') continue;
        out_foreign(STREAM_ERROR, text + start, index - start);
        out_text(STREAM_ERROR, index < length ? "\t" : "\n");
        start = index + 1;
    }
}

/* Writes two lines: the text, and a caret under the position. */
static void draw_caret(place_t place, int64_t position)
{
    static char drawn[2 * MONEY_EXPRESSION_MAX * 3 + 8];
    const char *under;
    size_t length;

    if (place.text == NULL || position < 0 || (uint64_t)position > place.length || place.length == 0) return;
    if (money_expression_caret(place.text, place.length, position, drawn, sizeof drawn, &length, NULL) != MONEY_OK)
        return;
    under = memchr(drawn, '\n', length);
    if (under == NULL) return;
    draw_line(drawn, (size_t)(under - drawn));
    under++;
    draw_line(under, length - (size_t)(under - drawn));
}

static void start_line(place_t place)
{
    start(COLOUR_ERROR);
    if (place.line == 0) return;
    out_text(STREAM_ERROR, "line ");
    out_number(STREAM_ERROR, (int64_t)place.line);
    out_text(STREAM_ERROR, ": ");
}

/* Writes the beginning of a text in quotation marks. */
static void quote(place_t place)
{
    size_t length = place.length < QUOTED_MAX ? place.length : QUOTED_MAX;

    while (length > 0 && length < place.length && ((unsigned char)place.text[length] & 0xc0) == 0x80) length--;
    out_text(STREAM_ERROR, ", got \"");
    out_foreign(STREAM_ERROR, place.text, length);
    out_text(STREAM_ERROR, length < place.length ? "...\"" : "\"");
}

int message_refused_text(const char *text, place_t place)
{
    if (recorded != NULL) {
        record_error("REFUSED", text, -1);
        return EXIT_REFUSED;
    }
    start_line(place);
    out_foreign(STREAM_ERROR, text, strlen(text));
    if (place.text != NULL) quote(place);
    out_text(STREAM_ERROR, "\n");
    if (is_json_now) out_json_refused(place.line, "REFUSED", text, -1);
    return EXIT_REFUSED;
}

/* Replaces the library's name of an option with the tool's. */
static void use_own_names(money_error_t *error)
{
    static const char name[] = "max_gap", own[] = "--max-gap";
    char *at = strstr(error->text, name), rest[sizeof error->text];

    if (at == NULL) return;
    snprintf(rest, sizeof rest, "%s", at + sizeof name - 1);
    snprintf(at, sizeof error->text - (size_t)(at - error->text), "%s%s", own, rest);
}

int message_refused(const money_error_t *given, place_t place)
{
    money_error_t copy = *given, *error = &copy;

    use_own_names(error);
    if (recorded != NULL) {
        record_error(money_status_name(error->status), error->text, place.text != NULL ? error->position : -1);
        return message_exit(error->status);
    }
    start_line(place);
    out_foreign(STREAM_ERROR, error->text, strlen(error->text));
    out_text(STREAM_ERROR, "\n");
    draw_caret(place, error->position);
    if (is_json_now) out_json_refused(place.line, money_status_name(error->status), error->text, error->position);
    if (error->status == MONEY_ERR_UNKNOWN_CURRENCY && place.line == 0 && strstr(error->text, "did you mean") == NULL)
        message_note("run money currencies TEXT to search for a code by name", NULL);
    return message_exit(error->status);
}

int message_exit(money_status_t status) { return status == MONEY_ERR_OUT_OF_MEMORY ? EXIT_SYSTEM : EXIT_REFUSED; }
