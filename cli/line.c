#include "line.h"

#include "exits.h"
#include "json.h"
#include "output.h"
#include "provenance.h"

#include <stdio.h>
#include <string.h>

enum { ROWS = 32 };

/* The error of the first stale rate of a line. */
static money_error_t stale;

bool line_is_notation(money_status_t status)
{
    return status == MONEY_ERR_SYNTAX || status == MONEY_ERR_UNKNOWN_CURRENCY || status == MONEY_ERR_ENCODING ||
           status == MONEY_ERR_AMBIGUOUS_CURRENCY || status == MONEY_ERR_LIMIT;
}

bool line_needs_rates(const money_notepad_line_t *line)
{
    return line->status == MONEY_ERR_NO_RATE || (line->status == MONEY_OK && (line->flags & MONEY_FLAG_FIXED) != 0);
}

/* Calls `take` with each conversion of a line. */
static void each_conversion(const money_notepad_t *notepad, size_t index,
                            void (*take)(exchange_t *exchange, const money_conversion_t *conversion),
                            exchange_t *exchange)
{
    money_conversion_t rows[ROWS];
    size_t first = 0, count = 0, row;

    while (money_notepad_line_conversions(notepad, index, first, rows, ROWS, &count, NULL) == MONEY_OK && count > 0) {
        for (row = 0; row < count; row++) take(exchange, &rows[row]);
        first += count;
    }
}

static void remember(exchange_t *exchange, const money_conversion_t *conversion)
{
    /* Rates of another day than the newest are those of a day in the line. */
    bool is_newest = conversion->as_of == exchange->file.info.last_date || conversion->as_of == MONEY_DATE_NONE;

    exchange_remember(exchange, conversion, is_newest ? MONEY_DATE_NONE : conversion->as_of + conversion->gap_days);
    if (exchange->is_explained && !exchange->is_json && conversion->leg_count > 0)
        provenance_text(exchange, conversion->legs[0].from, conversion->legs[conversion->leg_count - 1].to, conversion,
                        MONEY_DATE_NONE);
}

void line_remember(exchange_t *exchange, const money_notepad_t *notepad, size_t index)
{
    each_conversion(notepad, index, remember, exchange);
}

/* Searches for the newest rate of a conversion again, with the age that --max-age permits. */
static void check_age(exchange_t *exchange, const money_conversion_t *conversion)
{
    money_conversion_t found;
    money_error_t error;

    if (stale.status != MONEY_OK || conversion->leg_count == 0 || conversion->as_of != exchange->file.info.last_date)
        return;
    if (money_rates_find(exchange->file.rates, conversion->legs[0].from,
                         conversion->legs[conversion->leg_count - 1].to, &exchange->options, &found, &error) !=
        MONEY_OK)
        stale = error;
}

bool line_is_fresh(exchange_t *exchange, const money_notepad_t *notepad, size_t index, money_error_t *error)
{
    stale.status = MONEY_OK;
    if (exchange->options.stale == MONEY_STALE_REFUSE) each_conversion(notepad, index, check_age, exchange);
    if (stale.status == MONEY_OK) return true;
    *error = stale;
    error->position = -1;
    return false;
}

static void write_conversion(exchange_t *exchange, const money_conversion_t *conversion)
{
    out_json_open(NULL, '{');
    out_json_string("from", conversion->leg_count > 0 ? conversion->legs[0].from : "");
    out_json_string("to", conversion->leg_count > 0 ? conversion->legs[conversion->leg_count - 1].to : "");
    provenance_json(exchange, conversion);
    out_json_close('}');
}

/* Writes the amounts of a line, as text or as elements of an array. */
static void write_amounts(const money_notepad_t *notepad, size_t index, bool is_json)
{
    money_t rows[ROWS];
    char text[MONEY_TEXT_MAX];
    size_t first = 0, count = 0, row;

    while (money_notepad_line_amounts(notepad, index, first, rows, ROWS, &count, NULL) == MONEY_OK && count > 0) {
        for (row = 0; row < count; row++) {
            if (is_json) {
                out_json_amount(NULL, &rows[row]);
            } else if (money_format(&rows[row], text, sizeof text, NULL, NULL) == MONEY_OK) {
                out_text(STREAM_OUT, text);
                out_text(STREAM_OUT, "\n");
            }
        }
        first += count;
    }
}

static bool has_amounts(const money_notepad_line_t *line)
{
    return line->kind == MONEY_LINE_TARGETS || line->kind == MONEY_LINE_SHARES;
}

void line_write(const money_notepad_t *notepad, const money_notepad_line_t *line)
{
    char value[1024];

    if (has_amounts(line)) {
        write_amounts(notepad, line->index, false);
    } else if (money_notepad_line_text(notepad, line->index, MONEY_LINE_VALUE, value, sizeof value, NULL, NULL) ==
                   MONEY_OK &&
               value[0] != 0) {
        out_text(STREAM_OUT, value);
        out_text(STREAM_OUT, "\n");
    }
}

void line_write_json(exchange_t *exchange, const money_notepad_t *notepad, const money_notepad_line_t *line,
                     place_t place, const char *how)
{
    char value[MONEY_TEXT_MAX] = "";

    out_json_open(NULL, '{');
    if (place.line > 0) out_json_number("line", (int64_t)place.line);
    out_json_text("expression", place.text, place.length);
    if (how[0] != 0) out_json_string("reading", how);
    if (has_amounts(line)) {
        out_json_open("result", '[');
        write_amounts(notepad, line->index, true);
        out_json_close(']');
    } else if (line->kind == MONEY_LINE_AMOUNT) {
        out_json_amount("result", &line->amount);
    } else if (money_notepad_line_text(notepad, line->index, MONEY_LINE_VALUE, value, sizeof value, NULL, NULL) ==
                   MONEY_OK &&
               value[0] != 0) {
        out_json_string("result", value);
    } else {
        out_json_null("result");
    }
    out_json_flags("flags", line->flags);
    out_json_open("conversions", '[');
    each_conversion(notepad, line->index, write_conversion, exchange);
    out_json_close(']');
    out_json_end_line();
}

static void collect(exchange_t *exchange, const money_conversion_t *conversion)
{
    if (conversion->as_of != MONEY_DATE_NONE && conversion->as_of != exchange->file.info.last_date)
        exchange->is_earlier = true;
}

/* Part of the rates determine a line only if all its rates are those of the newest day. */
static bool is_of_newest_day(exchange_t *exchange, const reading_line_t *line)
{
    bool is_newest;

    exchange->is_earlier = false;
    each_conversion(line->notepad, 0, collect, exchange);
    is_newest = !exchange->is_earlier;
    exchange->is_earlier = false;
    return is_newest;
}

/* Evaluates a line, with rates if it requires them. */
static outcome_t evaluate(exchange_t *exchange, const char *text, size_t length, reading_line_t *line)
{
    outcome_t outcome = reading_line(&exchange->reading, text, length, NULL, &exchange->options, line);

    if (line->notepad == NULL || !line_needs_rates(&line->line) ||
        exchange_load_day(exchange, MONEY_DATE_NONE) != EXIT_ANSWERED)
        return outcome;
    for (;;) {
        reading_line_free(line);
        outcome = reading_line(&exchange->reading, text, length, exchange->file.rates, &exchange->options, line);
        if (outcome != READ_REJECTED && is_of_newest_day(exchange, line)) return outcome;
        if (!exchange_widen(exchange)) return outcome;
    }
}

outcome_t line_interpret(exchange_t *exchange, const char *text, size_t length, char how[READING_TEXT_MAX],
                         money_error_t *error)
{
    reading_line_t line;
    outcome_t outcome = evaluate(exchange, text, length, &line);

    snprintf(how, READING_TEXT_MAX, "%s", line.how);
    *error = line.error;
    reading_line_free(&line);
    return outcome;
}

/* Returns the length of a line without its comment, which begins with # or // after a blank. */
static size_t before_comment(const char *text, size_t length)
{
    size_t at;

    for (at = 0; at < length; at++) {
        bool is_blank = at == 0 || strchr(" \t\xa0\xaf", text[at - 1]) != NULL;

        if (is_blank && (text[at] == '#' || (text[at] == '/' && at + 1 < length && text[at + 1] == '/'))) break;
    }
    return at;
}

/* Evaluates a line on the day of --on, if there is one. */
static outcome_t evaluate_on(exchange_t *exchange, const char *text, size_t length, reading_line_t *line)
{
    static char dated[MONEY_EXPRESSION_MAX];
    char day[16];
    outcome_t outcome;

    if (exchange->options.date != MONEY_DATE_NONE && length + 20 < sizeof dated &&
        money_date_format(exchange->options.date, day, sizeof day, NULL, NULL) == MONEY_OK) {
        size_t end = before_comment(text, length);
        int written = snprintf(dated, sizeof dated, "%.*s on %s%s%.*s", (int)end, text, day, end < length ? " " : "",
                               (int)(length - end), text + end);

        outcome = evaluate(exchange, dated, (size_t)written, line);
        if (outcome != READ_REJECTED || !line_is_notation(line->error.status)) return outcome;
        reading_line_free(line);
    }
    return evaluate(exchange, text, length, line);
}

int line_answer(exchange_t *exchange, const char *text, size_t length, bool *is_foreign, money_error_t *error)
{
    reading_line_t line;
    outcome_t outcome = evaluate_on(exchange, text, length, &line);
    int code = EXIT_ANSWERED;

    *is_foreign = false;
    *error = line.error;
    if (exchange->code != EXIT_ANSWERED) {
        code = exchange->code;
    } else if (outcome == READ_REJECTED && line_is_notation(line.error.status)) {
        *is_foreign = true;
        code = EXIT_REFUSED;
    } else if (outcome == READ_REJECTED || outcome == READ_AMBIGUOUS ||
               !line_is_fresh(exchange, line.notepad, 0, error)) {
        code = reading_refuse(&exchange->reading, error, (place_t){ text, length, 0 });
        if (strstr(error->text, "the table ends on") != NULL)
            message_note("--max-gap accepts rates of earlier days",
                         exchange->file.is_fetchable ? "; money rates fetch downloads newer rates" : NULL, NULL);
    } else if (line.line.kind == MONEY_LINE_TEXT || line.line.kind == MONEY_LINE_EMPTY) {
        code = message_refused_text("expected an amount or a calculation, such as 100 USD in EUR",
                                    (place_t){ text, length, 0 });
    } else {
        if (exchange->is_json) {
            line_write_json(exchange, line.notepad, &line.line, (place_t){ text, length, 0 }, line.how);
        } else {
            out_colour(STREAM_OUT, exchange->is_explained ? COLOUR_STRONG : COLOUR_END);
            line_write(line.notepad, &line.line);
            out_colour(STREAM_OUT, COLOUR_END);
        }
        if (line.how[0] != 0) message_note("read as ", line.how, NULL);
        line_remember(exchange, line.notepad, 0);
    }
    reading_line_free(&line);
    return code;
}
