#include "exchange.h"

#include "exits.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { SECONDS_OF_DAY = 86400, DAYS_MAX = 3660000 };

/* The largest age, in days, of rates that are not noted as old: that of Thursday's rates on the Monday after Easter. */
enum { CURRENT_DAYS = 4 };

/* The clock is read here and nowhere else. */
int exchange_now(const arguments_t *arguments, money_date_t *day, money_instant_t *instant)
{
    int code;

    *instant = (money_instant_t)time(NULL);
    *day = (money_date_t)(*instant / SECONDS_OF_DAY);
    code = arguments_day(arguments, OPTION_NOW, day);
    /* The end of the day counts, so that rates published on it are not of the future. */
    if (arguments_have(arguments, OPTION_NOW)) *instant = ((money_instant_t)*day + 1) * SECONDS_OF_DAY - 1;
    return code;
}

int exchange_begin(const arguments_t *arguments, exchange_t *exchange)
{
    int32_t days = -1;
    int code;

    memset(exchange, 0, sizeof *exchange);
    exchange->arguments = arguments;
    exchange->is_explained = arguments_have(arguments, OPTION_EXPLAIN);
    exchange->is_json = arguments_have(arguments, OPTION_JSON);
    exchange->first_used = exchange->last_used = MONEY_DATE_NONE;
    money_convert_options_init(&exchange->options);
    code = exchange_now(arguments, &exchange->now, &exchange->instant);
    if (code == EXIT_ANSWERED) code = reading_begin(arguments, exchange->now, &exchange->reading);
    if (code == EXIT_ANSWERED)
        code = reading_option(&exchange->reading, arguments, OPTION_ON, &exchange->options.date);
    if (code == EXIT_ANSWERED) code = arguments_count(arguments, OPTION_MAX_GAP, DAYS_MAX, &exchange->options.max_gap);
    if (code == EXIT_ANSWERED) code = arguments_count(arguments, OPTION_MAX_AGE, DAYS_MAX, &days);
    if (code == EXIT_ANSWERED)
        code = arguments_count(arguments, OPTION_DIGITS, MONEY_DIGITS_MAX, &exchange->options.digits);
    if (code == EXIT_ANSWERED) code = arguments_rounding(arguments, &exchange->options.rounding);
    exchange->options.now = (money_instant_t)exchange->now * SECONDS_OF_DAY;
    if (days >= 0) {
        exchange->options.fresh_for = (int64_t)days * SECONDS_OF_DAY;
        exchange->options.stale = MONEY_STALE_REFUSE;
    }
    return code;
}

/* Counts the age of rates with a publication time up to the instant, and that of others in days. */
static void count_seconds(exchange_t *exchange)
{
    if (exchange->file.info.instant != MONEY_INSTANT_NONE) exchange->options.now = exchange->instant;
}

int exchange_load(exchange_t *exchange)
{
    if (exchange->file.rates != NULL && !exchange->file.is_part) return EXIT_ANSWERED;
    exchange->code = rates_file_read(exchange->arguments, &exchange->file);
    if (exchange->code == EXIT_ANSWERED) count_seconds(exchange);
    return exchange->code;
}

int exchange_load_day(exchange_t *exchange, money_date_t day)
{
    if (exchange->file.rates != NULL) return EXIT_ANSWERED;
    exchange->code = rates_file_read_day(exchange->arguments, &exchange->file,
                                         day != MONEY_DATE_NONE ? day : exchange->options.date,
                                         exchange->options.max_gap);
    if (exchange->code == EXIT_ANSWERED) count_seconds(exchange);
    return exchange->code;
}

bool exchange_widen(exchange_t *exchange)
{
    return exchange->file.is_part && exchange_load(exchange) == EXIT_ANSWERED;
}

money_status_t exchange_convert(exchange_t *exchange, const money_t *amount, const char *target, money_date_t day,
                                money_t *result, money_conversion_t *details, money_error_t *error)
{
    money_convert_options_t options = exchange->options;
    money_status_t status;

    if (day != MONEY_DATE_NONE) options.date = day;
    if (exchange->file.day != options.date) exchange_widen(exchange);
    do status = money_rates_convert(exchange->file.rates, amount, target, &options, result, details, error);
    while (status != MONEY_OK && exchange_widen(exchange));
    return status;
}

bool exchange_needs_details(const exchange_t *exchange)
{
    return exchange->is_explained || exchange->is_json || exchange->options.max_gap > 0 ||
           exchange->file.info.base[0] == 0 || exchange->file.info.flags != 0;
}

void exchange_remember(exchange_t *exchange, const money_conversion_t *details, money_date_t day)
{
    money_date_t asked = day != MONEY_DATE_NONE ? day : exchange->options.date;

    if ((details->flags & MONEY_FLAG_INCONSISTENT) != 0) exchange->is_inconsistent = true;
    if (details->as_of == MONEY_DATE_NONE || details->as_of == asked) return;
    if (asked != MONEY_DATE_NONE) exchange->is_earlier = true;
    if (exchange->first_used == MONEY_DATE_NONE || details->as_of < exchange->first_used)
        exchange->first_used = details->as_of;
    if (details->as_of > exchange->last_used) exchange->last_used = details->as_of;
}

/* Returns the --max-gap, in days, that would find rates; 0 if no larger one does. */
static int32_t gap_to(exchange_t *exchange, const char *from, const char *to, money_date_t day)
{
    money_convert_options_t options = exchange->options;
    money_conversion_t found;

    if (day != MONEY_DATE_NONE) options.date = day;
    if (options.date == MONEY_DATE_NONE || exchange->file.rates == NULL) return 0;
    options.max_gap = DAYS_MAX;
    if (money_rates_find(exchange->file.rates, from, to, &options, &found, NULL) != MONEY_OK) return 0;
    return found.gap_days > exchange->options.max_gap ? found.gap_days : 0;
}

int exchange_refused(exchange_t *exchange, const money_error_t *error, place_t place, const char *from, const char *to,
                     money_date_t day)
{
    char days[16];
    int32_t gap;
    int code;

    if (exchange->code != EXIT_ANSWERED) return exchange->code;
    code = message_refused(error, place);

    if (error->status != MONEY_ERR_NO_RATE || place.line > 0 || from == NULL) return code;
    gap = gap_to(exchange, from, to, day);
    if (gap == 0) return code;
    snprintf(days, sizeof days, "%d", (int)gap);
    message_note("--max-gap ", days, " accepts the rates of that day", NULL);
    if ((day != MONEY_DATE_NONE ? day : exchange->options.date) > exchange->file.info.last_date &&
        exchange->file.is_fetchable)
        message_note("money rates fetch downloads newer rates", NULL);
    return code;
}

bool exchange_is_old(const exchange_t *exchange)
{
    return exchange->options.date == MONEY_DATE_NONE && !exchange->is_earlier &&
           exchange->last_used != MONEY_DATE_NONE && (int64_t)exchange->now - exchange->last_used > CURRENT_DAYS;
}

void exchange_note(const exchange_t *exchange)
{
    char first[16], last[16], age[48] = "";
    const char *source = exchange->file.info.source;

    if (exchange->last_used != MONEY_DATE_NONE && !exchange->is_explained &&
        money_date_format(exchange->first_used, first, sizeof first, NULL, NULL) == MONEY_OK &&
        money_date_format(exchange->last_used, last, sizeof last, NULL, NULL) == MONEY_OK) {
        bool is_range = exchange->first_used < exchange->last_used;

        if (exchange_is_old(exchange))
            snprintf(age, sizeof age, ", %lld days old", (long long)exchange->now - exchange->last_used);
        message_note("rates of ", first, is_range ? " to " : "", is_range ? last : "", age,
                     exchange->is_earlier ? ", earlier than the requested day" : "", source[0] != 0 ? ", " : "",
                     source, NULL);
    }
    if (exchange->is_inconsistent) message_note("warning: another path gives a different rate", NULL);
    if ((exchange->file.info.flags & MONEY_FLAG_RATE_ROUNDED) != 0)
        message_note("warning: rates with more than 19 digits were rounded when the file was read", NULL);
}

int exchange_end(exchange_t *exchange, int code)
{
    exchange_note(exchange);
    rates_file_free(&exchange->file);
    return code;
}
