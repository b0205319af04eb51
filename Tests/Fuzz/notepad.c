/*
 * Notepads: a change of a line must have the answers of a new evaluation, and every line a consistent answer.
 *
 * Input: a byte that chooses the reading and the locale, a byte that chooses a line, and the text, whose first line
 * replaces the chosen one.
 */
#include "tables.h"

enum { TEXT_MOST = 1200 };

static money_rates_t *rates;

static void make_tables(void)
{
    static const char csv[] = "Date,USD,JPY,GBP,\n2024-03-01,1.0813,162.82,0.85588,\n2024-02-29,1.0826,162.53,0.85655,\n";

    LAW(money_rates_from_ecb_csv(csv, sizeof csv - 1, &rates, NULL) == MONEY_OK);
}

static money_notepad_t *make_notepad(uint8_t choice)
{
    static const char *const locales[] = {"", "en-US", "de-DE", "ar-EG", "hi-IN", "pt-BR", "fr-CH", "da-DK"};
    money_notepad_options_t options = MONEY_NOTEPAD_OPTIONS_INIT;
    money_notepad_t *notepad;

    options.reading = choice & 1;
    options.locale = locales[choice >> 1 & 7];
    options.home = choice & 16 ? "EUR" : NULL;
    options.today = choice & 32 ? 19783 : MONEY_DATE_NONE;
    options.max_gap = choice & 64 ? 3 : 0;
    LAW(money_notepad_new(&options, &notepad, NULL) == MONEY_OK);
    LAW(money_notepad_set_rates(notepad, rates, NULL) == MONEY_OK);
    return notepad;
}

/** A part of a line as long as it is. */
static char *part(const money_notepad_t *notepad, size_t line, money_line_part_t part)
{
    size_t length = 0;
    char *text;

    LAW(money_notepad_line_text(notepad, line, part, NULL, 0, &length, NULL) == MONEY_OK);
    text = malloc(length + 1);
    if (text == NULL) abort();
    LAW(money_notepad_line_text(notepad, line, part, text, length + 1, &length, NULL) == MONEY_OK);
    LAW(strlen(text) == length && utf8_end((const uint8_t *)text, length) == length);
    return text;
}

static void law_line(const money_notepad_t *notepad, size_t index, const money_notepad_line_t *line)
{
    int is_open = line->kind == MONEY_LINE_QUESTION || line->kind == MONEY_LINE_ERROR;
    money_notepad_line_t rows[4];
    money_t amounts[4];
    size_t count = 0;
    char *source = part(notepad, index, MONEY_LINE_SOURCE), *value = part(notepad, index, MONEY_LINE_VALUE);

    LAW(line->kind >= MONEY_LINE_EMPTY && line->kind <= MONEY_LINE_ERROR && line->index == index && line->version > 0);
    LAW((line->status != MONEY_OK) == is_open && (line->reading_count > 0) <= (line->kind == MONEY_LINE_QUESTION));
    LAW(line->position >= -1 && line->position <= (int64_t)strlen(source));
    LAW((value[0] == '\0') == (is_open || line->kind <= MONEY_LINE_TEXT));
    law_decimal(&line->number);
    if (line->amount.currency[0] != '\0') law_code(line->amount.currency);
    LAW(money_notepad_line_amounts(notepad, index, 0, amounts, 4, &count, NULL) == MONEY_OK);
    LAW(count == (line->amount_count < 4 ? line->amount_count : 4));
    LAW(money_notepad_line_dependencies(notepad, index, 0, rows, 4, &count, NULL) == MONEY_OK);
    while (count-- > 0) LAW(rows[count].index < index);
    free(source);
    free(value);
}

static void law_same(const money_notepad_t *changed, const money_notepad_t *fresh)
{
    size_t count = 0, other = 0, line;
    int32_t one;

    LAW(money_notepad_line_count(changed, &count, NULL) == MONEY_OK);
    LAW(money_notepad_line_count(fresh, &other, NULL) == MONEY_OK && count == other);
    for (line = 0; line < count; line++) {
        money_notepad_line_t a, b;

        LAW(money_notepad_line_at(changed, line, &a, NULL) == MONEY_OK);
        LAW(money_notepad_line_at(fresh, line, &b, NULL) == MONEY_OK);
        law_line(changed, line, &a);
        a.version = b.version = 0;
        LAW(memcmp(&a, &b, sizeof a) == 0);
        for (one = MONEY_LINE_SOURCE; one <= MONEY_LINE_CARET; one++) {
            char *first = part(changed, line, one), *second = part(fresh, line, one);

            LAW(strcmp(first, second) == 0);
            free(first);
            free(second);
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = (const char *)data + 2;
    money_notepad_t *notepad, *fresh;
    size_t length, first = 0, count = 0, line;
    char *joined;

    if (rates == NULL) make_tables();
    if (size < 3 || size > TEXT_MOST) return 0;
    length = size - 2;
    notepad = make_notepad(data[0]);
    while (first < length && text[first] != '\n') first++;
    if (first == length || memchr(text, '\r', length) != NULL ||
        money_notepad_set_text(notepad, text + first + 1, length - first - 1, NULL) != MONEY_OK) {
        money_notepad_free(notepad);
        return 0;
    }
    LAW(money_notepad_line_count(notepad, &count, NULL) == MONEY_OK);
    line = data[1] % count;
    if (money_notepad_set_line(notepad, line, text, first, NULL) == MONEY_OK) {
        size_t used = 0, index;

        joined = malloc(2 * size + 2);
        if (joined == NULL) abort();
        for (index = 0; index < count; index++) {
            char *source = part(notepad, index, MONEY_LINE_SOURCE);

            if (index > 0) joined[used++] = '\n';
            memcpy(joined + used, source, strlen(source));
            used += strlen(source);
            free(source);
        }
        fresh = make_notepad(data[0]);
        LAW(money_notepad_set_text(fresh, joined, used, NULL) == MONEY_OK);
        law_same(notepad, fresh);
        LAW(money_notepad_remove_line(notepad, line, NULL) == MONEY_OK);
        LAW(money_notepad_insert_line(notepad, count > 1 ? line : 0, text, first, NULL) == MONEY_OK);
        if (count > 1) law_same(notepad, fresh);
        money_notepad_free(fresh);
        free(joined);
    }
    money_notepad_free(notepad);
    return 0;
}
