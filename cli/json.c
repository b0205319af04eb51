#include "json.h"

#include "output.h"

#include <stdio.h>
#include <string.h>

/* True if the next member requires a comma. */
static bool needs_comma;

static void raw(const char *text, size_t length) { out_bytes(STREAM_OUT, text, length); }

/* Returns the length of a UTF-8 character in bytes; 0 if it is invalid. */
static size_t character(const unsigned char *bytes, size_t length)
{
    size_t size = bytes[0] < 0x80 ? 1 : bytes[0] < 0xc2 ? 0 : bytes[0] < 0xe0 ? 2 : bytes[0] < 0xf0 ? 3 : 4, index;

    if (size == 0 || size > length || bytes[0] > 0xf4) return 0;
    for (index = 1; index < size; index++)
        if ((bytes[index] & 0xc0) != 0x80) return 0;
    if (size == 3 && ((bytes[0] == 0xe0 && bytes[1] < 0xa0) || (bytes[0] == 0xed && bytes[1] > 0x9f))) return 0;
    if (size == 4 && ((bytes[0] == 0xf0 && bytes[1] < 0x90) || (bytes[0] == 0xf4 && bytes[1] > 0x8f))) return 0;
    return size;
}

static bool is_plain(unsigned char byte) { return byte >= ' ' && byte < 0x7f && byte != '"' && byte != '\\'; }

/* Writes a character of the Basic Multilingual Plane as an escape. */
static void escaped(const unsigned char *bytes, size_t size)
{
    unsigned number = size == 1 ? bytes[0] : size == 2 ? (bytes[0] & 0x1fu) << 6 | (bytes[1] & 0x3fu)
                                           : (bytes[0] & 0xfu) << 12 | (bytes[1] & 0x3fu) << 6 | (bytes[2] & 0x3fu);
    char escape[8];

    raw(escape, (size_t)snprintf(escape, sizeof escape, "\\u%04x", number));
}

/* Invalid UTF-8, as in a file name, becomes U+FFFD. */
static void quoted(const char *text, size_t length)
{
    const unsigned char *bytes = (const unsigned char *)text;
    size_t index = 0;

    raw("\"", 1);
    while (index < length) {
        size_t size, start = index;

        while (index < length && is_plain(bytes[index])) index++;
        raw(text + start, index - start);
        if (index == length) break;
        size = character(bytes + index, length - index);
        if (size == 0) {
            raw("\xef\xbf\xbd", 3);
        } else if (bytes[index] == '"' || bytes[index] == '\\') {
            raw("\\", 1);
            raw(text + index, 1);
        } else if (out_is_control(bytes + index, size)) {
            escaped(bytes + index, size);
        } else {
            raw(text + index, size);
        }
        index += size == 0 ? 1 : size;
    }
    raw("\"", 1);
}

/* Keys are short words of this program. */
static void begin(const char *key)
{
    size_t length = key != NULL ? strlen(key) : 0;
    char *room = out_room(STREAM_OUT, length + 4), *at = room;

    if (needs_comma) *at++ = ',';
    needs_comma = true;
    if (key != NULL) {
        *at++ = '"';
        memcpy(at, key, length);
        at += length;
        *at++ = '"';
        *at++ = ':';
    }
    out_taken(STREAM_OUT, (size_t)(at - room));
}

void out_json_open(const char *key, char bracket)
{
    begin(key);
    raw(&bracket, 1);
    needs_comma = false;
}

void out_json_close(char bracket)
{
    raw(&bracket, 1);
    needs_comma = true;
}

void out_json_end_line(void)
{
    raw("}\n", 2);
    needs_comma = false;
}

void out_json_raw(const char *key, const char *json, size_t length)
{
    begin(key);
    raw(json, length);
}

void out_json_reset(void) { needs_comma = false; }

void out_json_bool(const char *key, bool value)
{
    begin(key);
    raw(value ? "true" : "false", value ? 4 : 5);
}

void out_json_text(const char *key, const char *text, size_t length)
{
    begin(key);
    quoted(text, length);
}

void out_json_string(const char *key, const char *text) { out_json_text(key, text, strlen(text)); }

void out_json_number(const char *key, int64_t number)
{
    begin(key);
    out_number(STREAM_OUT, number);
}

void out_json_null(const char *key)
{
    begin(key);
    raw("null", 4);
}

void out_json_amount(const char *key, const money_t *amount)
{
    size_t length = 0;

    begin(key);
    if (money_to_json(amount, out_room(STREAM_OUT, MONEY_JSON_MAX), MONEY_JSON_MAX, &length, NULL) == MONEY_OK)
        out_taken(STREAM_OUT, length);
    else
        raw("null", 4);
}

void out_json_day(const char *key, money_date_t day)
{
    char text[16];

    if (day == MONEY_DATE_NONE || money_date_format(day, text, sizeof text, NULL, NULL) != MONEY_OK)
        out_json_null(key);
    else
        out_json_string(key, text);
}

void out_json_flags(const char *key, money_flags_t flags)
{
    static const struct {
        money_flags_t flag;
        const char *name;
    } names[] = {
        { MONEY_FLAG_ROUNDED, "rounded" }, { MONEY_FLAG_RATE_ROUNDED, "rate-rounded" },
        { MONEY_FLAG_FIXED, "fixed" },     { MONEY_FLAG_EARLIER, "earlier" },
        { MONEY_FLAG_STALE, "stale" },     { MONEY_FLAG_INCONSISTENT, "inconsistent" },
        { MONEY_FLAG_EURO_REGULATION, "euro-regulation" },
    };
    size_t index;

    out_json_open(key, '[');
    for (index = 0; index < sizeof names / sizeof names[0]; index++)
        if ((flags & names[index].flag) != 0) out_json_string(NULL, names[index].name);
    out_json_close(']');
}

void out_json_ratio(const char *key, const money_ratio_t *ratio)
{
    char text[MONEY_RATIO_TEXT_MAX];

    if (money_ratio_format(ratio, text, sizeof text, NULL, NULL) != MONEY_OK)
        out_json_null(key);
    else
        out_json_string(key, text);
}

void out_json_refused(uint64_t line, const char *status, const char *text, int64_t position)
{
    out_json_open(NULL, '{');
    if (line > 0) out_json_number("line", (int64_t)line);
    out_json_open("error", '{');
    out_json_string("status", status);
    out_json_string("text", text);
    if (position >= 0) out_json_number("position", position);
    out_json_close('}');
    out_json_end_line();
}
