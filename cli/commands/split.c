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

#define EXPECTED "expected AMOUNT CODE PARTS, such as 100 EUR 3"

/* Joins the first arguments. Returns the length, or 0 if they are too long. */
static size_t join(const arguments_t *arguments, char *text, size_t capacity)
{
    arguments_t first = *arguments;
    size_t length = 0;

    if (first.count > 4) first.count = 4;
    return arguments_join(&first, text, capacity, &length) ? length : 0;
}

/* Reads the amount at the beginning of the arguments; `used` receives the number of arguments. */
static int read_amount(division_t *division, size_t *used)
{
    const arguments_t *arguments = division->arguments;
    char text[4 * MONEY_INPUT_MAX];
    word_t words[8];
    outcome_t outcome = READ_AS_WRITTEN;
    size_t length = join(arguments, text, sizeof text), count = lines_words(text, length, words, 8), taken;
    place_t place = { text, length, 0 };
    reading_t reading;
    int code = reading_begin(arguments, MONEY_DATE_NONE, &reading);

    if (code != EXIT_ANSWERED) return code;
    if (count < 2) return message_usage(EXPECTED, NULL);
    if (count > 8) count = 8;
    taken = amount_take(&reading, words, count, place, &division->amount, &outcome);
    if (taken == 0) return EXIT_REFUSED;
    for (*used = 0; taken > 0 && *used < arguments->count; ++*used) {
        size_t more = lines_words(arguments->words[*used], strlen(arguments->words[*used]), NULL, 0);

        if (more > taken) return message_usage(EXPECTED, NULL);
        taken -= more;
    }
    if (*used == arguments->count) return message_usage(EXPECTED, NULL);
    if (outcome == READ_INTERPRETED) amount_note(&division->amount);
    return EXIT_ANSWERED;
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

    if (arguments->count < 2) return message_usage(EXPECTED, NULL);
    money_allocate_options_init(&division.options);
    code = read_options(&division);
    if (code == EXIT_ANSWERED) code = read_amount(&division, &used);
    if (code == EXIT_ANSWERED) {
        const char **rest = arguments->words + used;
        size_t count = arguments->count - used;

        /* As in the line `split 100 EUR by 3`. */
        if (count > 1 && strcmp(rest[0], "by") == 0 && !arguments_have(arguments, OPTION_STRICT_READING)) {
            rest++;
            count--;
        }
        code = count == 1 ? read_parts(&division, rest[0]) : read_weights(&division, rest, count);
    }
    if (code == EXIT_ANSWERED) code = divide(&division);
    if (code == EXIT_ANSWERED) write_shares(&division);
    if (code == EXIT_SYSTEM) message("out of memory", NULL);
    free(division.weights);
    free(division.shares);
    return code;
}
