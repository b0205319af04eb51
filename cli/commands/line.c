/* money LINE: answers a line of a notepad, such as 100 usd in eur. */
#include "../asked.h"
#include "../exits.h"
#include "../line.h"
#include "../lines.h"

#include <unistd.h>

/* True if the words are an amount and its targets, as of `convert`. */
static bool is_conversion(exchange_t *exchange, const char *text, size_t length)
{
    message_record_t record = { .has_error = false };
    asked_t asked;
    bool is_read;

    message_record(&record);
    is_read = asked_read(exchange, text, length, &asked);
    message_record(NULL);
    text_free(&record.notes);
    return is_read;
}

/* Reads lines from a terminal or from standard input. */
static int read_lines(const arguments_t *arguments)
{
    if (arguments->count > 0 || !isatty(STDIN_FILENO)) return run_notepad(arguments);
    if (isatty(STDOUT_FILENO)) return run_prompt(arguments);
    return message_usage("expected a command, such as convert, or a line, such as 100 USD in EUR", NULL);
}

int run_line(const arguments_t *arguments)
{
    static char text[MONEY_EXPRESSION_MAX + 2];
    exchange_t exchange;
    money_error_t error;
    bool is_foreign;
    size_t length = 0;
    int code;

    if (arguments->count == 0 || arguments_are_lines(arguments)) return read_lines(arguments);
    code = exchange_begin(arguments, &exchange);
    if (code != EXIT_ANSWERED) return code;
    if (exchange.reading.is_strict) return run_calc(arguments);
    if (!arguments_join(arguments, text, sizeof text, &length))
        return message_usage(LINES_TOO_LONG, NULL);
    code = line_answer(&exchange, text, length, &is_foreign, &error);
    if (is_foreign && is_conversion(&exchange, text, length)) {
        exchange_end(&exchange, code);
        return run_convert(arguments);
    }
    if (is_foreign) code = message_refused(&error, (place_t){ text, length, 0 });
    return exchange_end(&exchange, code);
}
