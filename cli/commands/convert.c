/* money convert: converts one amount, or one per line. */
#include "../amounts.h"
#include "../asked.h"
#include "../exchange.h"
#include "../exits.h"
#include "../json.h"
#include "../lines.h"
#include "../output.h"
#include "../provenance.h"
#include "../slips.h"

#include <stdio.h>
#include <string.h>

enum { WORDS_MAX = 6 };

#define MISSING_TARGET "expected AMOUNT CODE TARGET, such as 100 USD EUR"

/* The settings for all lines or for the command line. */
typedef struct {
    exchange_t exchange;
    const char *target; /* NULL if each line contains its own */
    bool needs_details, is_used;
} conversion_t;

/* Copies a word. False if it does not fit. */
static bool copy(word_t word, char *text, size_t capacity)
{
    if (word.length >= capacity) return false;
    memcpy(text, word.text, word.length);
    text[word.length] = 0;
    return true;
}

static bool is_link(word_t word)
{
    return word.length == 2 && (memcmp(word.text, "to", 2) == 0 || memcmp(word.text, "in", 2) == 0);
}

/* Reads the day after an amount and its target. Returns false after an error message. */
static bool read_day(const conversion_t *conversion, word_t word, place_t place, money_date_t *day)
{
    money_error_t error;
    char code[MONEY_CODE_SIZE];
    money_currency_t currency;

    if (money_date_parse(word.text, word.length, day, &error) == MONEY_OK) return true;
    slips_day(word.text, word.length, &error);
    if (copy(word, code, sizeof code) && money_currency_find(code, NULL, &currency, NULL) == MONEY_OK)
        snprintf(error.text, sizeof error.text,
                 "expected a day after the %s, got the code \"%s\"; an amount has only one target",
                 conversion->target == NULL ? "target" : "amount", code);
    error.position = word.text - place.text;
    message_refused(&error, place);
    return false;
}

/* Writes one conversion as JSON; `exact` may be NULL. */
static void write_json(const conversion_t *conversion, const money_t *amount, const money_t *result,
                       const money_conversion_t *details, const money_ratio_t *exact, uint64_t line)
{
    out_json_open(NULL, '{');
    if (line > 0) out_json_number("line", (int64_t)line);
    out_json_amount("from", amount);
    out_json_amount("to", result);
    provenance_json(&conversion->exchange, details);
    if (exact != NULL) out_json_ratio("exact", exact);
    out_json_end_line();
}

/* Computes the unrounded result, amount × rate, by evaluating an expression. False if that fails. */
static bool find_exact(const conversion_t *conversion, const money_t *amount, const char *target, money_date_t day,
                       money_ratio_t *exact)
{
    money_convert_options_t options = conversion->exchange.options;
    money_expression_value_t value;
    money_expression_info_t info;
    money_expression_t *expression = NULL;
    char text[MONEY_TEXT_MAX + 8 + MONEY_CODE_SIZE];
    size_t length = 0;
    bool is_found;

    if (day != MONEY_DATE_NONE) options.date = day;
    if (money_format(amount, text, MONEY_TEXT_MAX, &length, NULL) != MONEY_OK) return false;
    strcpy(text + length, " in ");
    strcat(text, target);
    is_found = money_expression_evaluate(text, MONEY_NTS, conversion->exchange.file.rates, &options, &value,
                                         &expression, NULL) == MONEY_OK &&
               money_expression_info(expression, &info, NULL) == MONEY_OK;
    if (is_found) *exact = info.exact;
    money_expression_free(expression);
    return is_found;
}

static void write_explained(const conversion_t *conversion, const money_t *amount, const money_t *result,
                            const money_conversion_t *details, const money_ratio_t *exact, money_date_t day)
{
    out_colour(STREAM_OUT, COLOUR_STRONG);
    amount_write(amount);
    out_text(STREAM_OUT, " = ");
    amount_write(result);
    out_colour(STREAM_OUT, COLOUR_END);
    out_text(STREAM_OUT, "\n");
    provenance_text(&conversion->exchange, amount->currency, result->currency, details, day);
    if (exact != NULL) provenance_exact(exact, result->currency);
}

/* True if a code is unknown both to the rates and to the library; `error` then describes it. */
static bool is_unknown(const conversion_t *conversion, const char *code, money_error_t *error)
{
    money_currency_t currency;
    char other[MONEY_CODE_SIZE];
    uint64_t index;

    for (index = 0; index < conversion->exchange.file.info.currency_count; index++)
        if (money_rates_currency_at(conversion->exchange.file.rates, index, other, sizeof other, NULL, NULL) ==
                MONEY_OK &&
            strcmp(other, code) == 0)
            return false;
    return money_currency_find(code, NULL, &currency, error) != MONEY_OK;
}

/* Converts an amount and writes the result. `at` is the position of the target in the text of the place, or NULL.
 * Returns false after an error message. */
static bool convert(conversion_t *conversion, const money_t *amount, const char *target, money_date_t day,
                    const char *at, place_t place)
{
    exchange_t *exchange = &conversion->exchange;
    money_conversion_t details;
    money_ratio_t exact;
    money_error_t error;
    money_t result;
    bool has_exact;

    if (!conversion->needs_details) { /* the fast path */
        if (exchange_convert(exchange, amount, target, day, &result, NULL, &error) == MONEY_OK) {
            conversion->is_used |= day == MONEY_DATE_NONE && strcmp(amount->currency, result.currency) != 0;
            amount_write(&result);
            out_text(STREAM_OUT, "\n");
            return true;
        }
    } else if (exchange_convert(exchange, amount, target, day, &result, &details, &error) == MONEY_OK) {
        exchange_remember(exchange, &details, day);
        has_exact = exchange->is_explained && find_exact(conversion, amount, target, day, &exact);
        if (exchange->is_json) {
            write_json(conversion, amount, &result, &details, has_exact ? &exact : NULL, place.line);
        } else if (exchange->is_explained) {
            write_explained(conversion, amount, &result, &details, has_exact ? &exact : NULL, day);
        } else {
            amount_write(&result);
            out_text(STREAM_OUT, "\n");
        }
        return true;
    }
    if (exchange->code == EXIT_ANSWERED && at != NULL && is_unknown(conversion, target, &error)) {
        error.position = at - place.text;
        message_refused(&error, place);
    } else {
        exchange_refused(exchange, &error, (place_t){ NULL, 0, place.line }, amount->currency, target, day);
    }
    return false;
}

/* Reads AMOUNT CODE [TARGET] [DAY] and converts. Returns false after an error message. */
static bool take_words(conversion_t *conversion, const char *text, size_t length, uint64_t line)
{
    word_t words[WORDS_MAX];
    size_t count = lines_words(text, length, words, WORDS_MAX), used = 2;
    char own[MONEY_CODE_SIZE];
    const char *target = conversion->target, *at = NULL;
    money_date_t day = MONEY_DATE_NONE;
    place_t place = { text, length, line };
    money_t amount;

    if (count < 2) {
        if (!amount_explain(text, length, place))
            message_refused_text(line == 0 ? MISSING_TARGET : "expected AMOUNT CODE, such as 100 USD", place);
        return false;
    }
    if (!amount_read(NULL, words[0].text, (size_t)(words[1].text - words[0].text) + words[1].length, place, &amount))
        return false;
    if (target == NULL) {
        if (used < count && count <= WORDS_MAX && is_link(words[used])) used++;
        if (used >= count) {
            message_refused_text(MISSING_TARGET, place);
            return false;
        }
        if (!copy(words[used], own, sizeof own)) {
            message_refused_text("target must be at most 11 bytes",
                                 (place_t){ words[used].text, words[used].length, line });
            return false;
        }
        at = words[used].text;
        target = own;
        used++;
    }
    if (used < count) {
        if (!read_day(conversion, words[used], place, &day)) return false;
        used++;
    }
    if (used < count) {
        message_refused_text(
            conversion->target == NULL ? "expected AMOUNT CODE TARGET [DAY]" : "expected AMOUNT CODE [DAY]", place);
        return false;
    }
    return convert(conversion, &amount, target, day, at, place);
}

static bool take_line(void *context, const char *text, size_t length, uint64_t number)
{
    conversion_t *conversion = context;

    return length == 0 || take_words(conversion, text, length, number);
}

/* Checks the target once; an unknown one would otherwise be rejected on each line. */
static int check_target(const conversion_t *conversion)
{
    money_currency_t currency;
    money_error_t error;

    if (conversion->target == NULL || arguments_have(conversion->exchange.arguments, OPTION_DIGITS) ||
        money_currency_find(conversion->target, NULL, &currency, &error) == MONEY_OK)
        return EXIT_ANSWERED;
    return message_refused(&error, (place_t){ NULL, 0, 0 });
}

static int convert_lines(conversion_t *conversion)
{
    exchange_t *exchange = &conversion->exchange;
    int code = lines_read(NULL,
                          LINES_ANSWERED | (arguments_have(exchange->arguments, OPTION_STRICT) ? LINES_STRICT : 0),
                          take_line, conversion);

    /* On the fast path, all amounts without a day use the newest rates. */
    if (conversion->is_used && exchange->options.date == MONEY_DATE_NONE)
        exchange->first_used = exchange->last_used = exchange->file.info.last_date;
    return code;
}

/* Converts the amount of the arguments to each of its targets. Returns false after an error message. */
static bool convert_asked(conversion_t *conversion, const char *text, size_t length)
{
    asked_t asked;
    size_t index;
    bool is_converted = true;

    if (!asked_read(&conversion->exchange, text, length, &asked)) return false;
    for (index = 0; index < asked.count; index++)
        is_converted &= convert(conversion, &asked.amount, asked.targets[index], asked.day,
                                text + asked.positions[index], (place_t){ text, length, 0 });
    return is_converted;
}

int run_convert(const arguments_t *arguments)
{
    static char text[MONEY_EXPRESSION_MAX + 2];
    conversion_t conversion = { .target = NULL };
    exchange_t *exchange = &conversion.exchange;
    bool is_dash = !arguments->are_requested && arguments->count > 0 && strcmp(arguments->words[0], "-") == 0;
    bool is_lines, is_joined;
    size_t length = 0;
    int code = exchange_begin(arguments, exchange);

    if (code != EXIT_ANSWERED) return code;
    is_lines = arguments->are_requested ? false
               : is_dash                ? arguments->count <= 2
               : arguments->count == 0  ? arguments_are_lines(arguments)
                                        : arguments->count == 1 && strpbrk(arguments->words[0], " 0123456789") == NULL;
    if (!is_lines && (is_dash || arguments->count == 0))
        return message_usage(is_dash ? "expected at most a target after -"
                                     : MISSING_TARGET "; - reads lines from standard input",
                             NULL);
    if (is_lines && arguments->count > 0 && !(is_dash && arguments->count == 1))
        conversion.target = arguments->words[is_dash ? 1 : 0];
    code = check_target(&conversion);
    if (code != EXIT_ANSWERED) return code;
    rates_file_find(arguments, exchange->file.path, sizeof exchange->file.path);
    if (is_lines && strcmp(exchange->file.path, "-") == 0)
        return message_usage("the lines and the rates cannot both be read from standard input", NULL);
    is_joined = !is_lines && arguments_join(arguments, text, sizeof text, &length);
    code = is_joined ? exchange_load_day(exchange, asked_day(&exchange->reading, text, length))
                     : exchange_load(exchange);
    if (code != EXIT_ANSWERED) return code;
    conversion.needs_details = exchange_needs_details(exchange) || !is_lines;
    if (is_lines)
        code = convert_lines(&conversion);
    else if (!is_joined)
        code = message_usage("arguments must be at most 16384 bytes in total", NULL);
    else if (exchange->reading.is_strict)
        code = take_words(&conversion, text, length, 0) ? EXIT_ANSWERED : EXIT_REFUSED;
    else
        code = convert_asked(&conversion, text, length) ? EXIT_ANSWERED : EXIT_REFUSED;
    if (exchange->code != EXIT_ANSWERED) code = exchange->code;
    return exchange_end(exchange, code);
}
