/* money sum: adds up amounts by currency. */
#include "../amounts.h"
#include "../exchange.h"
#include "../exits.h"
#include "../json.h"
#include "../lines.h"
#include "../output.h"
#include "../provenance.h"
#include "../slips.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct {
    exchange_t exchange;
    money_t *sums; /* one per currency */
    size_t count, capacity, last;
    uint64_t lines;
} addition_t;

/* Returns the sum of a currency, initially 0. NULL if the capacity, the number of all currencies, is exceeded. */
static money_t *sum_of(addition_t *addition, const money_t *amount)
{
    size_t index;

    for (index = 0; index < addition->count; index++) {
        if (memcmp(addition->sums[index].currency, amount->currency, MONEY_CODE_SIZE) == 0) {
            addition->last = index;
            return &addition->sums[index];
        }
    }
    if (addition->count == addition->capacity) return NULL;
    addition->last = addition->count++;
    addition->sums[addition->last] = *amount;
    addition->sums[addition->last].lo = 0;
    addition->sums[addition->last].hi = 0;
    return &addition->sums[addition->last];
}

/* Returns false after an error message. */
static bool add_amount(addition_t *addition, money_t amount, place_t place)
{
    money_error_t error;
    money_t *sum = &addition->sums[addition->last];

    if (addition->count == 0 || memcmp(sum->currency, amount.currency, MONEY_CODE_SIZE) != 0)
        sum = sum_of(addition, &amount);
    if (sum == NULL || money_add(sum, &amount, &amount, &error) != MONEY_OK) {
        if (sum != NULL) message_refused(&error, (place_t){ NULL, 0, place.line });
        return false;
    }
    *sum = amount;
    addition->lines++;
    return true;
}

static bool take_line(void *context, const char *text, size_t length, uint64_t number)
{
    place_t place = { text, length, number };
    money_t amount;

    return length == 0 || (amount_read(NULL, text, length, place, &amount) && add_amount(context, amount, place));
}

static int by_code(const void *a, const void *b)
{
    return memcmp(((const money_t *)a)->currency, ((const money_t *)b)->currency, MONEY_CODE_SIZE);
}

static void write_line(const money_t *amount)
{
    amount_write(amount);
    out_text(STREAM_OUT, "\n");
}

static int write_sums(addition_t *addition)
{
    size_t index;

    for (index = 0; index < addition->count; index++) {
        if (addition->exchange.is_json) {
            out_json_open(NULL, '{');
            out_json_amount("sum", &addition->sums[index]);
            out_json_end_line();
        } else {
            write_line(&addition->sums[index]);
        }
    }
    return EXIT_ANSWERED;
}

/* Writes the sums that make up a total, each with its conversion. */
static int write_parts(addition_t *addition, const char *target)
{
    exchange_t *exchange = &addition->exchange;
    money_conversion_t details;
    money_error_t error;
    size_t index;

    if (exchange->is_json) out_json_open("sums", '[');
    for (index = 0; index < addition->count; index++) {
        const money_t *sum = &addition->sums[index];
        char text[MONEY_TEXT_MAX];

        if (money_rates_find(exchange->file.rates, sum->currency, target, &exchange->options, &details, &error) !=
                MONEY_OK ||
            money_format(sum, text, sizeof text, NULL, &error) != MONEY_OK)
            return message_refused(&error, (place_t){ NULL, 0, 0 });
        exchange_remember(exchange, &details, MONEY_DATE_NONE);
        if (exchange->is_json) {
            out_json_open(NULL, '{');
            out_json_amount("sum", sum);
            provenance_json(exchange, &details);
            out_json_close('}');
        } else if (exchange->is_explained) {
            provenance_line("sum", text, NULL);
            if (strcmp(sum->currency, target) != 0)
                provenance_text(exchange, sum->currency, target, &details, MONEY_DATE_NONE);
        }
    }
    if (exchange->is_json) out_json_close(']');
    return EXIT_ANSWERED;
}

static int write_total(addition_t *addition, const char *target)
{
    exchange_t *exchange = &addition->exchange;
    money_flags_t flags = 0;
    money_error_t error;
    money_status_t status;
    money_t total;
    int code = exchange_load_day(exchange, MONEY_DATE_NONE);

    if (code != EXIT_ANSWERED) return code;
    do status = money_rates_sum(exchange->file.rates, addition->sums, addition->count, target, &exchange->options,
                                &total, &flags, &error);
    while (status != MONEY_OK && exchange_widen(exchange));
    if (status != MONEY_OK)
        return exchange_refused(exchange, &error, (place_t){ NULL, 0, 0 }, NULL, NULL, MONEY_DATE_NONE);
    if (!exchange->is_json) {
        write_line(&total);
        return write_parts(addition, target);
    }
    out_json_open(NULL, '{');
    out_json_amount("total", &total);
    out_json_number("lines", (int64_t)addition->lines);
    out_json_flags("flags", flags);
    code = write_parts(addition, target);
    out_json_end_line();
    return code;
}

/* True for a path: an existing file, or a word that cannot be part of an amount, such as 2024-01.txt. */
static bool is_path(const char *word)
{
    const char *at;

    if (strcmp(word, "-") == 0 || access(word, F_OK) == 0) return true;
    for (at = word; *at != 0; at++) {
        bool has_suffix = *at == '.' && (at[1] | 32) >= 'a' && (at[1] | 32) <= 'z';

        if (has_suffix || *at == '/' || *at == '_' || (*at == '-' && at > word)) return true;
    }
    return false;
}

/* True if the arguments are amounts. A single path makes all of them paths. */
static bool are_amounts(const arguments_t *arguments)
{
    bool has_number = false;
    size_t index;

    for (index = 0; index < arguments->count; index++) {
        if (is_path(arguments->words[index])) return false;
        has_number |= strpbrk(arguments->words[index], "0123456789") != NULL;
    }
    return has_number && slips_is_amount(arguments->words[0]);
}

/* Adds up AMOUNT CODE AMOUNT CODE ... */
static int read_words(addition_t *addition, const arguments_t *arguments)
{
    static char text[MONEY_EXPRESSION_MAX + 2];
    size_t length = 0, index, count;
    word_t *words;
    bool is_read = true;

    if (!arguments_join(arguments, text, sizeof text, &length))
        return message_usage("arguments must be at most 16384 bytes in total; - reads lines from standard input", NULL);
    count = lines_words(text, length, NULL, 0);
    words = calloc(count + 1, sizeof *words);
    if (words == NULL) {
        message("out of memory", NULL);
        return EXIT_SYSTEM;
    }
    lines_words(text, length, words, count);
    for (index = 0; index < count && is_read;) {
        place_t place = { text, length, 0 };
        outcome_t outcome;
        money_t amount;
        size_t used = amount_take(&addition->exchange.reading, words + index, count - index, place, &amount, &outcome);

        is_read = used > 0 && add_amount(addition, amount, place);
        if (is_read && outcome == READ_INTERPRETED) amount_note(&amount);
        index += used;
    }
    free(words);
    return is_read ? EXIT_ANSWERED : EXIT_REFUSED;
}

static int read_files(addition_t *addition, const arguments_t *arguments)
{
    unsigned is_strict = arguments_have(arguments, OPTION_STRICT) ? LINES_STRICT : 0;
    int code = EXIT_ANSWERED, last;
    size_t index;

    if (arguments->are_requested || are_amounts(arguments)) return read_words(addition, arguments);
    if (arguments->count == 0) return lines_read(NULL, is_strict, take_line, addition);
    for (index = 0; index < arguments->count && !(is_strict != 0 && code != EXIT_ANSWERED); index++) {
        const char *path = arguments->words[index];

        last = lines_read(strcmp(path, "-") == 0 ? NULL : path, is_strict, take_line, addition);
        if (last > code) code = last;
    }
    return code;
}

int run_sum(const arguments_t *arguments)
{
    addition_t addition = { .capacity = money_currency_count() };
    const char *target = arguments->values[OPTION_IN];
    int code = exchange_begin(arguments, &addition.exchange);

    if (code != EXIT_ANSWERED) return code;
    if (arguments->count == 0 && !arguments_are_lines(arguments))
        return message_usage("expected a file or amounts, such as 1 EUR 2 EUR; - reads standard input", NULL);
    addition.sums = calloc(addition.capacity, sizeof *addition.sums);
    if (addition.sums == NULL) {
        message("out of memory", NULL);
        return EXIT_SYSTEM;
    }
    code = read_files(&addition, arguments);
    /* A sum without some of the lines would be wrong. */
    if (code == EXIT_ANSWERED) {
        qsort(addition.sums, addition.count, sizeof *addition.sums, by_code);
        code = target != NULL ? write_total(&addition, target) : write_sums(&addition);
    } else {
        message("no sum written: an amount was rejected or a file could not be read", NULL);
    }
    free(addition.sums);
    return exchange_end(&addition.exchange, code);
}
