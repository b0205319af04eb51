#include "wording.h"

#include "exits.h"
#include "lines.h"
#include "message.h"
#include "output.h"

typedef struct {
    const wording_t *wording;
    wording_answer_t answer;
} loop_t;

int wording_begin(const arguments_t *arguments, wording_t *wording)
{
    int32_t digits = -1;
    int code;

    *wording = (wording_t){ .arguments = arguments,
                            .locale = arguments->values[OPTION_LOCALE],
                            .pattern = arguments->values[OPTION_PATTERN],
                            .currency = arguments->values[OPTION_CURRENCY] };
    money_locale_options_init(&wording->local);
    money_format_options_init(&wording->own);
    if (wording->locale == NULL && wording->pattern == NULL)
        return message_usage("--locale or --pattern is required, such as --locale de", NULL);
    if (wording->pattern != NULL &&
        (arguments_have(arguments, OPTION_STYLE) || arguments_have(arguments, OPTION_DISPLAY)))
        return message_usage("--pattern cannot be combined with --style or --display", NULL);
    code = arguments_word(arguments, OPTION_STYLE, &wording->local.style);
    if (code == EXIT_ANSWERED) code = arguments_word(arguments, OPTION_DISPLAY, &wording->local.display);
    if (code == EXIT_ANSWERED) code = arguments_count(arguments, OPTION_DIGITS, MONEY_DIGITS_MAX, &digits);
    if (code == EXIT_ANSWERED) code = arguments_rounding(arguments, &wording->local.rounding);
    if (code == EXIT_ANSWERED && wording->local.style == MONEY_STYLE_COMPACT && digits < 0)
        return message_usage("--style compact requires --digits, because it rounds", NULL);
    if (code == EXIT_ANSWERED) code = reading_begin(arguments, MONEY_DATE_NONE, &wording->reading);
    if (digits >= 0) wording->local.digits = wording->own.minimum_fraction = wording->own.maximum_fraction = digits;
    wording->own.rounding = wording->local.rounding;
    wording->own.locale = wording->locale;
    return code;
}

static bool take_line(void *context, const char *text, size_t length, uint64_t number)
{
    const loop_t *loop = context;

    return length == 0 || loop->answer(loop->wording, text, length, number);
}

int wording_run(const wording_t *wording, wording_answer_t answer)
{
    static char text[MONEY_EXPRESSION_MAX + 2];
    const arguments_t *arguments = wording->arguments;
    loop_t loop = { wording, answer };
    size_t length = 0;

    if (arguments_are_lines(arguments))
        return lines_read(NULL, LINES_ANSWERED | (arguments_have(arguments, OPTION_STRICT) ? LINES_STRICT : 0),
                          take_line, &loop);
    if (arguments->count == 0) return message_usage("expected a value; - reads lines from standard input", NULL);
    if (!arguments_join(arguments, text, sizeof text, &length))
        return message_usage("arguments must be at most 16384 bytes in total", NULL);
    return answer(wording, text, length, 0) ? EXIT_ANSWERED : EXIT_REFUSED;
}
