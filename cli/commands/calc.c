/* money calc: evaluates one expression, or one per line. */
#include "../evaluation.h"
#include "../exits.h"
#include "../json.h"
#include "../line.h"
#include "../lines.h"
#include "../output.h"
#include "../provenance.h"

#include <string.h>

static void write_value(const money_expression_value_t *value)
{
    char *room = out_room(STREAM_OUT, MONEY_TEXT_MAX);
    money_status_t status;
    size_t length = 0;

    status = value->kind == MONEY_EXPRESSION_AMOUNT
                 ? money_format(&value->amount, room, MONEY_TEXT_MAX, &length, NULL)
                 : money_decimal_format(&value->number, room, MONEY_TEXT_MAX, &length, NULL);
    if (status == MONEY_OK) out_taken(STREAM_OUT, length);
}

static void write_json(const calculation_t *calculation, const char *text, size_t length,
                       const money_expression_value_t *value, const money_expression_t *expression, uint64_t line)
{
    money_expression_info_t info;
    money_conversion_t conversion;
    char number[MONEY_TEXT_MAX];
    uint64_t index;

    out_json_open(NULL, '{');
    if (line > 0) out_json_number("line", (int64_t)line);
    out_json_text("expression", text, length);
    if (value->kind == MONEY_EXPRESSION_AMOUNT)
        out_json_amount("result", &value->amount);
    else if (money_decimal_format(&value->number, number, sizeof number, NULL, NULL) == MONEY_OK)
        out_json_string("result", number);
    out_json_flags("flags", value->flags);
    if (money_expression_info(expression, &info, NULL) == MONEY_OK) {
        if (calculation->exchange.is_explained) out_json_ratio("exact", &info.exact);
        out_json_open("conversions", '[');
        for (index = 0; index < info.conversion_count; index++) {
            if (money_expression_conversion_at(expression, index, &conversion, NULL) != MONEY_OK) continue;
            out_json_open(NULL, '{');
            out_json_string("from", conversion.leg_count > 0 ? conversion.legs[0].from : "");
            out_json_string("to", conversion.leg_count > 0 ? conversion.legs[conversion.leg_count - 1].to : "");
            provenance_json(&calculation->exchange, &conversion);
            out_json_close('}');
        }
        out_json_close(']');
    }
    out_json_end_line();
}

/* Records the dates of the rates, and explains the result if requested. */
static void record(calculation_t *calculation, const money_expression_t *expression)
{
    exchange_t *exchange = &calculation->exchange;
    money_expression_info_t info;

    if (money_expression_info(expression, &info, NULL) != MONEY_OK) return;
    evaluation_remember(exchange, expression);
    if (exchange->is_explained && !exchange->is_json) provenance_exact(&info.exact, info.value.amount.currency);
}

/* Reads the arguments, which are not an expression, as a line of a notepad. Returns false after an error message. */
static bool read_line(calculation_t *calculation, const char *text, size_t length, const money_error_t *strict)
{
    money_error_t error;
    bool is_foreign;
    int code = line_answer(&calculation->exchange, text, length, &is_foreign, &error);

    if (is_foreign) message_refused(strict, (place_t){ text, length, 0 });
    return code == EXIT_ANSWERED;
}

/* Evaluates an expression and writes the result. Returns false after an error message. */
static bool calculate(calculation_t *calculation, const char *text, size_t length, uint64_t line)
{
    exchange_t *exchange = &calculation->exchange;
    money_expression_value_t value;
    money_expression_t *expression = NULL;
    money_error_t error;
    bool is_recorded = line == 0 || exchange->is_explained || exchange->is_json;

    if (evaluation_run(calculation, text, length, &value, is_recorded ? &expression : NULL, &error) != MONEY_OK) {
        money_expression_free(expression);
        if (line == 0 && !exchange->reading.is_strict && line_is_notation(error.status))
            return read_line(calculation, text, length, &error);
        /* The failure to read the rates has been reported once; each line that requires them also reports its own. */
        if (exchange->code == EXIT_ANSWERED || line > 0) message_refused(&error, (place_t){ text, length, line });
        return false;
    }
    if (exchange->is_json) {
        write_json(calculation, text, length, &value, expression, line);
    } else {
        out_colour(STREAM_OUT, exchange->is_explained ? COLOUR_STRONG : COLOUR_END);
        write_value(&value);
        out_colour(STREAM_OUT, COLOUR_END);
        out_text(STREAM_OUT, "\n");
    }
    if (is_recorded) record(calculation, expression);
    money_expression_free(expression);
    return true;
}

static bool take_line(void *context, const char *text, size_t length, uint64_t number)
{
    calculation_t *calculation = context;

    return length == 0 || calculate(calculation, text, length, number);
}

static int calculate_lines(calculation_t *calculation)
{
    exchange_t *exchange = &calculation->exchange;
    int code;

    rates_file_find(exchange->arguments, exchange->file.path, sizeof exchange->file.path);
    if (strcmp(exchange->file.path, "-") == 0)
        return message_usage("the lines and the rates cannot both be read from standard input", NULL);
    code = lines_read(NULL, LINES_ANSWERED | (arguments_have(exchange->arguments, OPTION_STRICT) ? LINES_STRICT : 0),
                      take_line, calculation);
    if (exchange->file.rates != NULL && exchange->options.date == MONEY_DATE_NONE && !exchange->is_json)
        exchange->first_used = exchange->last_used = exchange->file.info.last_date;
    return code;
}

int run_calc(const arguments_t *arguments)
{
    static char text[MONEY_EXPRESSION_MAX + 2];
    calculation_t calculation = { .is_lines = false };
    size_t length = 0;
    int code = exchange_begin(arguments, &calculation.exchange);

    if (code != EXIT_ANSWERED) return code;
    calculation.is_lines = arguments_are_lines(arguments);
    if (calculation.is_lines) {
        code = calculate_lines(&calculation);
    } else if (arguments->count == 0) {
        return message_usage("expected an expression; - reads lines from standard input", NULL);
    } else if (!arguments_join(arguments, text, sizeof text, &length)) {
        code = message_usage("expression must be at most 16384 bytes", NULL);
    } else {
        code = calculate(&calculation, text, length, 0) ? EXIT_ANSWERED : EXIT_REFUSED;
    }
    if (calculation.exchange.code != EXIT_ANSWERED) code = calculation.exchange.code;
    return exchange_end(&calculation.exchange, code);
}
