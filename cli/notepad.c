#include "notepad.h"

#include "exits.h"
#include "line.h"

int notepad_begin(notepad_t *notepad)
{
    const exchange_t *exchange = &notepad->exchange;
    money_notepad_options_t options = MONEY_NOTEPAD_OPTIONS_INIT;
    money_error_t error;

    if (!exchange->reading.is_strict) options.reading = MONEY_READING_LENIENT;
    options.today = exchange->now;
    options.locale = reading_locale(&exchange->reading);
    options.max_gap = exchange->options.max_gap;
    options.digits = exchange->options.digits;
    options.rounding = exchange->options.rounding;
    if (money_notepad_new(&options, &notepad->lines, &error) != MONEY_OK)
        return message_refused(&error, (place_t){ NULL, 0, 0 });
    return EXIT_ANSWERED;
}

/* Reads all rates once. Lines may contain days, so that the newest day does not suffice. */
static bool read_rates(notepad_t *notepad)
{
    if (notepad->has_tried) return false;
    notepad->has_tried = true;
    return exchange_load(&notepad->exchange) == EXIT_ANSWERED;
}

bool notepad_add(notepad_t *notepad, const char *text, size_t length, money_notepad_line_t *line, money_error_t *error)
{
    size_t index = notepad->count;
    money_status_t status = index == 0 ? money_notepad_set_line(notepad->lines, 0, text, length, error)
                                       : money_notepad_insert_line(notepad->lines, index, text, length, error);

    if (status != MONEY_OK) return false;
    notepad->count++;
    status = money_notepad_line_at(notepad->lines, index, line, error);
    /* Rates may answer a total of several currencies. */
    if (status == MONEY_OK && (line_needs_rates(line) || line->status == MONEY_ERR_CURRENCY_MISMATCH) &&
        read_rates(notepad)) {
        status = money_notepad_set_rates(notepad->lines, notepad->exchange.file.rates, error);
        if (status == MONEY_OK) status = money_notepad_line_at(notepad->lines, index, line, error);
    }
    if (status != MONEY_OK) notepad_drop(notepad);
    return status == MONEY_OK;
}

bool notepad_is_answered(notepad_t *notepad, const money_notepad_line_t *line, money_error_t *error)
{
    if (line->kind != MONEY_LINE_ERROR && line->kind != MONEY_LINE_QUESTION)
        return line_is_fresh(&notepad->exchange, notepad->lines, line->index, error);
    *error = (money_error_t){ .status = line->status, .position = line->position };
    if (money_notepad_line_text(notepad->lines, line->index, MONEY_LINE_MESSAGE, error->text, sizeof error->text, NULL,
                                NULL) != MONEY_OK)
        error->text[0] = 0;
    return false;
}

void notepad_drop(notepad_t *notepad)
{
    notepad->count--;
    if (notepad->count == 0)
        (void)(money_notepad_set_line(notepad->lines, 0, NULL, 0, NULL) == MONEY_OK);
    else
        (void)(money_notepad_remove_line(notepad->lines, notepad->count, NULL) == MONEY_OK);
}

int notepad_end(notepad_t *notepad, int code)
{
    money_notepad_free(notepad->lines);
    return exchange_end(&notepad->exchange, code);
}
