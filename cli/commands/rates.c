/* money rates: describes the table, or lists the rates of a currency, of a pair or of a series of days. */
#include "../exchange.h"
#include "../exits.h"
#include "../json.h"
#include "../output.h"
#include "../provenance.h"

#include <stdio.h>
#include <string.h>

enum { SIGNIFICANT = 8 };

/* Formats a rate: with --digits fraction digits, else exactly or rounded to eight significant digits. True if exact. */
static bool rate_text(const exchange_t *exchange, const money_ratio_t *rate, char *text, size_t capacity)
{
    char exact[DECIMAL_TEXT_MAX];

    if (exchange->options.digits < 0)
        return provenance_decimal(rate, SIGNIFICANT, exchange->options.rounding, text, capacity);
    if (money_ratio_format_decimal(rate, exchange->options.digits, exchange->options.rounding, text, capacity, NULL,
                                   NULL) != MONEY_OK)
        text[0] = 0;
    return money_ratio_format_decimal(rate, exchange->options.digits, MONEY_ROUND_UNNECESSARY, exact, sizeof exact,
                                      NULL, NULL) == MONEY_OK;
}

static void write_rate(const exchange_t *exchange, const char *from, const char *to, const money_conversion_t *details)
{
    char text[DECIMAL_TEXT_MAX], day[16];
    bool is_exact = rate_text(exchange, &details->rate, text, sizeof text);

    if (exchange->is_json) {
        out_json_open(NULL, '{');
        out_json_string("from", from);
        out_json_string("to", to);
        out_json_string("decimal", text);
        if (!exchange->is_explained) out_json_ratio("rate", &details->rate);
        provenance_json(exchange, details);
        out_json_end_line();
        return;
    }
    if (money_date_format(details->as_of, day, sizeof day, NULL, NULL) != MONEY_OK) strcpy(day, "-");
    out_text(STREAM_OUT, from);
    out_text(STREAM_OUT, "/");
    out_padded(to, 3);
    out_text(STREAM_OUT, "  ");
    out_padded(text, SIGNIFICANT + 6);
    out_text(STREAM_OUT, "  ");
    out_text(STREAM_OUT, day);
    out_text(STREAM_OUT, is_exact ? "\n" : "  rounded\n");
}

static void line_of_days(const money_rates_info_t *info)
{
    char first[16], last[16], count[32];

    if (info->first_date == MONEY_DATE_NONE ||
        money_date_format(info->first_date, first, sizeof first, NULL, NULL) != MONEY_OK ||
        money_date_format(info->last_date, last, sizeof last, NULL, NULL) != MONEY_OK) {
        provenance_line("days", "undated: the rates apply to any day", NULL);
        return;
    }
    snprintf(count, sizeof count, " (%llu)", (unsigned long long)info->date_count);
    provenance_line("days", first, " to ", last, count, NULL);
}

/* Returns the number of fetched days, and the first of them. */
static uint64_t count_fetched(const rates_file_t *file, money_date_t *first)
{
    uint64_t count = 0;
    money_date_t day;

    while (file->cache[0] != 0 && count < file->info.date_count &&
           money_rates_date_at(file->rates, file->info.date_count - 1 - count, &day, NULL) == MONEY_OK &&
           day > file->installed_last) {
        *first = day;
        count++;
    }
    return count;
}

static void line_of_fetched(const rates_file_t *file)
{
    char first[16], last[16], count[32];
    money_date_t day = MONEY_DATE_NONE;
    uint64_t days = count_fetched(file, &day);

    if (days == 0 || money_date_format(day, first, sizeof first, NULL, NULL) != MONEY_OK ||
        money_date_format(file->info.last_date, last, sizeof last, NULL, NULL) != MONEY_OK)
        return;
    snprintf(count, sizeof count, " (%llu)", (unsigned long long)days);
    provenance_line("fetched", file->cache, ", ", first, days > 1 ? " to " : "", days > 1 ? last : "", count, NULL);
}

static void json_fetched(const rates_file_t *file)
{
    money_date_t day = MONEY_DATE_NONE;
    uint64_t days = count_fetched(file, &day);

    if (days == 0) {
        out_json_null("fetched");
        return;
    }
    out_json_open("fetched", '{');
    out_json_string("file", file->cache);
    out_json_day("first_day", day);
    out_json_day("last_day", file->info.last_date);
    out_json_number("days", (int64_t)days);
    out_json_close('}');
}

/* Describes the table. */
static int describe(exchange_t *exchange)
{
    static char codes[65536];
    const money_rates_info_t *info = &exchange->file.info;
    char number[32];
    money_error_t error;

    if (money_rates_currencies(exchange->file.rates, exchange->options.date, codes, sizeof codes, NULL, &error) !=
        MONEY_OK)
        return message_refused(&error, (place_t){ NULL, 0, 0 });
    if (exchange->is_json) {
        out_json_open(NULL, '{');
        out_json_string("file", exchange->file.path);
        out_json_string("source", info->source);
        out_json_string("base", info->base);
        out_json_day("first_day", info->first_date);
        out_json_day("last_day", info->last_date);
        out_json_number("days", (int64_t)info->date_count);
        out_json_number("rates", (int64_t)info->quote_count);
        out_json_number("currency_count", (int64_t)info->currency_count);
        out_json_string("currencies", codes);
        json_fetched(&exchange->file);
        out_json_end_line();
        return EXIT_ANSWERED;
    }
    provenance_line("file", exchange->file.path, NULL);
    line_of_fetched(&exchange->file);
    provenance_line("source", info->source[0] != 0 ? info->source : "unspecified", NULL);
    provenance_line("base", info->base[0] != 0 ? info->base : "none", NULL);
    line_of_days(info);
    snprintf(number, sizeof number, "%llu", (unsigned long long)info->quote_count);
    provenance_line("rates", number, NULL);
    snprintf(number, sizeof number, "%llu", (unsigned long long)info->currency_count);
    provenance_line("currencies", number,
                    exchange->options.date == MONEY_DATE_NONE ? "; on the newest day: " : "; on the day: ", codes,
                    NULL);
    return EXIT_ANSWERED;
}

/* True for a currency withdrawn before the day of the rates: only its legal factor remains. */
static bool is_withdrawn(const exchange_t *exchange, const char *code)
{
    money_date_t day = exchange->options.date;
    money_currency_t currency;

    if (day == MONEY_DATE_NONE) day = exchange->file.info.last_date;
    return day != MONEY_DATE_NONE && money_currency_find(code, NULL, &currency, NULL) == MONEY_OK &&
           currency.withdrawn != MONEY_DATE_NONE && currency.withdrawn <= day;
}

static void note_left_out(uint64_t count)
{
    char text[96];

    if (count == 0) return;
    snprintf(text, sizeof text, "%llu withdrawn %s omitted; --all lists %s", (unsigned long long)count,
             count == 1 ? "currency" : "currencies", count == 1 ? "it" : "them");
    message_note(text, NULL);
}

/* Lists the rates of a currency to each other currency of the day. */
static int list_of(exchange_t *exchange, const char *from)
{
    money_conversion_t details;
    money_error_t error;
    char code[MONEY_CODE_SIZE];
    uint64_t index, count = 0, left_out = 0;
    money_status_t status, last = MONEY_ERR_NO_RATE;
    bool is_all = arguments_have(exchange->arguments, OPTION_ALL);

    for (index = 0; index < exchange->file.info.currency_count; index++) {
        if (money_rates_currency_at(exchange->file.rates, index, code, sizeof code, NULL, &error) != MONEY_OK) break;
        if (strcmp(code, from) == 0) continue;
        status = money_rates_find(exchange->file.rates, from, code, &exchange->options, &details, &error);
        if (status == MONEY_OK && !is_all && (details.flags & MONEY_FLAG_FIXED) != 0 && is_withdrawn(exchange, code)) {
            left_out++;
        } else if (status == MONEY_OK) {
            exchange_remember(exchange, &details, MONEY_DATE_NONE);
            write_rate(exchange, from, code, &details);
            count++;
        } else {
            last = status;
        }
    }
    note_left_out(left_out);
    if (count > 0) return EXIT_ANSWERED;
    /* The error for the base is the most useful one: all other rates pass through the base. */
    if (exchange->file.info.base[0] != 0)
        last = money_rates_find(exchange->file.rates, from, exchange->file.info.base, &exchange->options, &details,
                                &error);
    if (last != MONEY_OK)
        return exchange_refused(exchange, &error, (place_t){ NULL, 0, 0 }, from, exchange->file.info.base,
                                MONEY_DATE_NONE);
    return message_refused_text("the table contains no other currency", (place_t){ NULL, 0, 0 });
}

static int one_pair(exchange_t *exchange, const char *from, const char *to)
{
    money_conversion_t details;
    money_error_t error;
    money_status_t status;

    do status = money_rates_find(exchange->file.rates, from, to, &exchange->options, &details, &error);
    while (status != MONEY_OK && exchange_widen(exchange));
    if (status != MONEY_OK)
        return exchange_refused(exchange, &error, (place_t){ NULL, 0, 0 }, from, to, MONEY_DATE_NONE);
    exchange_remember(exchange, &details, MONEY_DATE_NONE);
    write_rate(exchange, from, to, &details);
    if (exchange->is_explained && !exchange->is_json) provenance_text(exchange, from, to, &details, MONEY_DATE_NONE);
    return EXIT_ANSWERED;
}

/* Writes one line for each day of the table with a rate for the pair. */
static int series(exchange_t *exchange, const char *from, const char *to, money_date_t first, money_date_t last)
{
    money_convert_options_t options = exchange->options;
    money_conversion_t details;
    money_error_t error;
    uint64_t index, missing = 0, count = 0;
    money_status_t status;
    money_date_t day;
    char text[96];

    for (index = 0; index < exchange->file.info.date_count; index++) {
        if (money_rates_date_at(exchange->file.rates, index, &day, &error) != MONEY_OK) break;
        if (day < first || day > last) continue;
        options.date = day;
        status = money_rates_find(exchange->file.rates, from, to, &options, &details, &error);
        if (status == MONEY_OK && details.as_of != MONEY_DATE_NONE) {
            write_rate(exchange, from, to, &details);
            count++;
        } else if (status == MONEY_OK || status == MONEY_ERR_NO_RATE) {
            missing++; /* legal factors are undated */
        } else {
            return message_refused(&error, (place_t){ NULL, 0, 0 });
        }
    }
    if (count == 0 && missing > 0)
        return message_refused_text("no rate for this pair in that period", (place_t){ NULL, 0, 0 });
    if (count == 0) return message_refused_text("no rates in that period", (place_t){ NULL, 0, 0 });
    if (missing > 0) {
        snprintf(text, sizeof text, "no rate for this pair on %llu %s of that period", (unsigned long long)missing,
                 missing == 1 ? "day" : "days");
        message_note(text, NULL);
    }
    return EXIT_ANSWERED;
}

/* The requested codes. */
typedef struct {
    const char *codes[2];
    size_t count;
    char halves[2 * MONEY_CODE_SIZE]; /* the codes of a pair */
    char read[2][MONEY_CODE_SIZE]; /* codes that were written otherwise */
} asked_t;

/* Reads up to two codes, or a pair such as USD/EUR. False if there are more. */
static bool read_codes(const arguments_t *arguments, asked_t *asked)
{
    const char *word = arguments->count > 0 ? arguments->words[0] : "", *slash = strchr(word, '/');
    size_t index;

    asked->count = arguments->count;
    if (arguments->count > 2) return false;
    for (index = 0; index < arguments->count; index++) asked->codes[index] = arguments->words[index];
    if (slash == NULL || slash == word || slash[1] == 0 || strlen(word) >= sizeof asked->halves) return true;
    strcpy(asked->halves, word);
    asked->halves[slash - word] = 0;
    asked->codes[0] = asked->halves;
    asked->codes[1] = asked->halves + (slash - word) + 1;
    asked->count = 2;
    return arguments->count == 1;
}

/* True if a code is known to the rates or to the library; `error` describes an unknown one. */
static bool is_known(const exchange_t *exchange, const char *asked, money_error_t *error)
{
    money_currency_t currency;
    char code[MONEY_CODE_SIZE];
    uint64_t index;

    for (index = 0; index < exchange->file.info.currency_count; index++)
        if (money_rates_currency_at(exchange->file.rates, index, code, sizeof code, NULL, NULL) == MONEY_OK &&
            strcmp(code, asked) == 0)
            return true;
    return money_currency_find(asked, NULL, &currency, error) == MONEY_OK;
}

/* True if the command lists the rates of a period. */
static bool is_series(const arguments_t *arguments)
{
    return arguments_have(arguments, OPTION_FROM) || arguments_have(arguments, OPTION_TO);
}

static int show(exchange_t *exchange, asked_t *asked, money_date_t first, money_date_t last)
{
    money_error_t error, question;
    outcome_t outcome;
    size_t index;

    for (index = 0; index < asked->count; index++) { /* reports unknown codes */
        while (!is_known(exchange, asked->codes[index], &error)) {
            if (exchange_widen(exchange)) continue;
            if (exchange->code != EXIT_ANSWERED) return exchange->code;
            outcome = reading_code(&exchange->reading, asked->codes[index], strlen(asked->codes[index]),
                                   asked->read[index], &question);
            if (outcome == READ_AMBIGUOUS)
                return reading_refuse(&exchange->reading, &question, (place_t){ NULL, 0, 0 });
            if (outcome != READ_INTERPRETED) return message_refused(&error, (place_t){ NULL, 0, 0 });
            message_note(asked->codes[index], " read as ", asked->read[index], NULL);
            asked->codes[index] = asked->read[index];
        }
    }
    if (asked->count == 0) return describe(exchange);
    if (asked->count == 1) return list_of(exchange, asked->codes[0]);
    if (is_series(exchange->arguments))
        return series(exchange, asked->codes[0], asked->codes[1], first, last);
    return one_pair(exchange, asked->codes[0], asked->codes[1]);
}

int run_rates(const arguments_t *arguments)
{
    exchange_t exchange;
    asked_t asked;
    money_date_t first = INT32_MIN, last = INT32_MAX;
    int code;

    if (!arguments->are_requested && arguments->count > 0 && strcmp(arguments->words[0], "fetch") == 0)
        return run_rates_fetch(arguments);
    if (arguments_have(arguments, OPTION_URL)) return message_usage("--url requires rates fetch", NULL);
    code = exchange_begin(arguments, &exchange);

    if (code == EXIT_ANSWERED) code = reading_option(&exchange.reading, arguments, OPTION_FROM, &first);
    if (code == EXIT_ANSWERED) code = reading_option(&exchange.reading, arguments, OPTION_TO, &last);
    if (code != EXIT_ANSWERED) return code;
    if (!read_codes(arguments, &asked)) return message_usage("expected at most two codes", NULL);
    if (first != INT32_MIN || last != INT32_MAX) {
        if (asked.count != 2) return message_usage("--from and --to require two codes", NULL);
        if (arguments_have(arguments, OPTION_ON))
            return message_usage("--on cannot be combined with --from or --to", NULL);
        if (first > last) return message_usage("--from must not be later than --to", NULL);
    }
    code = asked.count == 2 && !is_series(arguments) ? exchange_load_day(&exchange, MONEY_DATE_NONE)
                                                     : exchange_load(&exchange);
    if (code == EXIT_ANSWERED) code = show(&exchange, &asked, first, last);
    /* Each rate is written with its day, so that only old rates require a note. */
    if (is_series(arguments) || !exchange_is_old(&exchange))
        exchange.first_used = exchange.last_used = MONEY_DATE_NONE;
    return exchange_end(&exchange, code);
}
