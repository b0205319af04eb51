#include "words.h"

#include <stdio.h>
#include <string.h>

typedef struct {
    const char *name;
    int32_t value;
} word_t;

static int find(const word_t *words, size_t count, const char *text, size_t length, int32_t *value)
{
    size_t index;

    for (index = 0; index < count; index++) {
        if (strlen(words[index].name) == length && memcmp(words[index].name, text, length) == 0) {
            *value = words[index].value;
            return 1;
        }
    }
    return 0;
}

int words_mode(const char *text, size_t length, money_rounding_t *mode)
{
    static const word_t modes[] = {
        { "half-even", MONEY_ROUND_HALF_EVEN },       { "half-up", MONEY_ROUND_HALF_UP },
        { "half-down", MONEY_ROUND_HALF_DOWN },       { "up", MONEY_ROUND_UP },
        { "down", MONEY_ROUND_DOWN },                 { "ceiling", MONEY_ROUND_CEILING },
        { "floor", MONEY_ROUND_FLOOR },               { "half-odd", MONEY_ROUND_HALF_ODD },
        { "half-ceiling", MONEY_ROUND_HALF_CEILING }, { "half-floor", MONEY_ROUND_HALF_FLOOR },
        { "unnecessary", MONEY_ROUND_UNNECESSARY },
    };

    return find(modes, sizeof modes / sizeof *modes, text, length, mode);
}

int words_method(const char *text, size_t length, money_allocation_t *method)
{
    static const word_t methods[] = {
        { "largest-remainder", MONEY_ALLOCATE_LARGEST_REMAINDER },
        { "floor-to-first", MONEY_ALLOCATE_FLOOR_TO_FIRST },
        { "floor-to-last", MONEY_ALLOCATE_FLOOR_TO_LAST },
    };

    return find(methods, sizeof methods / sizeof *methods, text, length, method);
}

static money_status_t no_list(size_t position, money_error_t *error)
{
    if (error != NULL) {
        error->status = MONEY_ERR_SYNTAX;
        error->cause = 0;
        error->position = (int64_t)position;
        snprintf(error->text, sizeof error->text, "weights must be a list such as [50, 30, 20]; byte %zu is not of one",
                 position);
    }
    return MONEY_ERR_SYNTAX;
}

static size_t after_spaces(const char *text, size_t length, size_t position)
{
    while (position < length && text[position] == ' ') position++;
    return position;
}

money_status_t words_next_weight(const char *text, size_t length, size_t *position, money_decimal_t *weight,
                                 money_error_t *error)
{
    size_t start = after_spaces(text, length, 0), first = after_spaces(text, length, *position), end;
    int is_bracketed = start < length && text[start] == '[', is_quoted;
    money_status_t status;

    if (*position == 0 && is_bracketed) first = after_spaces(text, length, first + 1);
    if (first == length || text[first] == ']') {
        /* A list ends where its bracket does, and a comma is followed by a weight. */
        size_t last = first == length ? first : after_spaces(text, length, first + 1);

        if (last != length || (first < length) != is_bracketed) return no_list(first, error);
        return MONEY_ERR_NOT_FOUND;
    }
    if (*position > 0) {
        if (text[first] != ',') return no_list(first, error);
        first = after_spaces(text, length, first + 1);
    }
    is_quoted = first < length && text[first] == '"';
    if (is_quoted) first++;
    for (end = first; end < length && strchr("\", ]", text[end]) == NULL;) end++;
    if (is_quoted && (end == length || text[end] != '"')) return no_list(end, error);
    status = money_decimal_parse(text + first, end - first, weight, error);
    if (status == MONEY_OK) *position = end + (size_t)is_quoted;
    return status;
}
