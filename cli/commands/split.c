/* money split: splits an amount into shares that add up to it. */
#include "../amounts.h"
#include "../arguments.h"
#include "../exits.h"
#include "../json.h"
#include "../message.h"
#include "../output.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const arguments_t *arguments;
    money_t amount, remainder;
    money_allocate_options_t options;
    bool has_remainder; /* the remainder is a result of its own */
    money_decimal_t *weights; /* NULL for equal shares */
    money_t *shares;
    size_t count;
} division_t;

static int read_options(division_t *division)
{
    const arguments_t *arguments = division->arguments;
    const char *step = arguments->values[OPTION_STEP];
    money_error_t error;
    int code = arguments_word(arguments, OPTION_METHOD, &division->options.method);

    if (code == EXIT_ANSWERED)
        code = arguments_count(arguments, OPTION_DIGITS, MONEY_DIGITS_MAX, &division->options.digits);
    if (code != EXIT_ANSWERED) return code;
    if (step != NULL && arguments_have(arguments, OPTION_DIGITS))
        return message_usage("--step cannot be combined with --digits", NULL);
    if (step != NULL && money_decimal_parse(step, MONEY_NTS, &division->options.step, &error) != MONEY_OK)
        return message_usage("--step: ", error.text, NULL);
    division->has_remainder = step != NULL || division->options.method == MONEY_ALLOCATE_SEPARATE_REMAINDER;
    return EXIT_ANSWERED;
}

/* Reads the amount from one word, such as "100 EUR", or from two; `used` receives the number of words. */
static int read_amount(division_t *division, size_t *used)
{
    const arguments_t *arguments = division->arguments;
    char joined[MONEY_INPUT_MAX + 2];
    const char *text = arguments->words[0];

    *used = strchr(text, ' ') != NULL ? 1 : 2;
    if (*used == 2) {
        if (arguments->count < 3 || strlen(text) + strlen(arguments->words[1]) + 2 > sizeof joined)
            return message_usage("expected AMOUNT CODE PARTS, such as 100 EUR 3", NULL);
        strcpy(joined, text);
        strcat(joined, " ");
        strcat(joined, arguments->words[1]);
        text = joined;
    }
    return amount_read(text, strlen(text), (place_t){ text, strlen(text), 0 }, &division->amount) ? EXIT_ANSWERED
                                                                                                  : EXIT_REFUSED;
}

static int read_parts(division_t *division, const char *text)
{
    size_t count = 0;
    const char *at = text;

    for (; *at >= '0' && *at <= '9' && count <= MONEY_SHARES_MAX; at++) count = count * 10 + (size_t)(*at - '0');
    if (at == text || *at != 0 || count == 0 || count > MONEY_SHARES_MAX) {
        message("PARTS must be a whole number from 1 to 1048576, got \"", text,
                "\"; for unequal shares, pass several weights", NULL);
        return EXIT_REFUSED;
    }
    division->count = count;
    return EXIT_ANSWERED;
}

static int read_weights(division_t *division, const char **words, size_t count)
{
    money_error_t error;

    division->weights = calloc(count, sizeof *division->weights);
    if (division->weights == NULL) return EXIT_SYSTEM;
    for (division->count = 0; division->count < count; division->count++) {
        const char *word = words[division->count];

        if (money_decimal_parse(word, MONEY_NTS, &division->weights[division->count], &error) != MONEY_OK)
            return message_refused(&error, (place_t){ word, strlen(word), 0 });
    }
    return EXIT_ANSWERED;
}

static int divide(division_t *division)
{
    money_error_t error;
    money_status_t status;

    division->shares = calloc(division->count, sizeof *division->shares);
    if (division->shares == NULL) return EXIT_SYSTEM;
    status = division->weights != NULL
                 ? money_allocate(&division->amount, division->weights, division->count, &division->options,
                                  division->shares, &division->remainder, &error)
                 : money_split(&division->amount, division->count, &division->options, division->shares,
                               &division->remainder, &error);
    return status == MONEY_OK ? EXIT_ANSWERED : message_refused(&error, (place_t){ NULL, 0, 0 });
}

static void write_line(const char *begin, const money_t *amount)
{
    out_text(STREAM_OUT, begin);
    amount_write(amount);
    out_text(STREAM_OUT, "\n");
}

static void write_shares(const division_t *division)
{
    size_t index;

    if (!arguments_have(division->arguments, OPTION_JSON)) {
        for (index = 0; index < division->count; index++) write_line("", &division->shares[index]);
        if (division->has_remainder) write_line("remainder ", &division->remainder);
        return;
    }
    out_json_open(NULL, '{');
    out_json_amount("amount", &division->amount);
    out_json_open("shares", '[');
    for (index = 0; index < division->count; index++) out_json_amount(NULL, &division->shares[index]);
    out_json_close(']');
    out_json_amount("remainder", &division->remainder);
    out_json_end_line();
}

int run_split(const arguments_t *arguments)
{
    division_t division = { .arguments = arguments };
    size_t used = 0;
    int code;

    if (arguments->count < 2) return message_usage("expected AMOUNT CODE PARTS, such as 100 EUR 3", NULL);
    money_allocate_options_init(&division.options);
    code = read_options(&division);
    if (code == EXIT_ANSWERED) code = read_amount(&division, &used);
    if (code == EXIT_ANSWERED) {
        const char **rest = arguments->words + used;
        size_t count = arguments->count - used;

        code = count == 1 ? read_parts(&division, rest[0]) : read_weights(&division, rest, count);
    }
    if (code == EXIT_ANSWERED) code = divide(&division);
    if (code == EXIT_ANSWERED) write_shares(&division);
    if (code == EXIT_SYSTEM) message("out of memory", NULL);
    free(division.weights);
    free(division.shares);
    return code;
}
