/* An exchange: the rates, with the options that select them and round the result. */
#ifndef CLI_EXCHANGE_H
#define CLI_EXCHANGE_H

#include "arguments.h"
#include "message.h"
#include "reading.h"
#include "rates_file.h"

#include <money.h>
#include <stdbool.h>

typedef struct {
    const arguments_t *arguments;
    rates_file_t file;
    money_convert_options_t options;
    reading_t reading; /* of the arguments */
    money_date_t now; /* the day from which ages are counted */
    money_instant_t instant; /* the clock, or the end of the --now day */
    int code; /* the exit code of the most recent attempt to read the rates */
    bool is_explained, is_json;
    /* The range of dates used for conversions without an explicit day, for the final note. */
    money_date_t first_used, last_used;
    bool is_earlier, is_inconsistent;
} exchange_t;

/* Writes the day of the clock and the instant, or those of --now. Returns an exit code. */
int exchange_now(const arguments_t *arguments, money_date_t *day, money_instant_t *instant);

/* Reads the options; exchange_load reads the rates. Returns an exit code. */
int exchange_begin(const arguments_t *arguments, exchange_t *exchange);

/* Reads all rates on the first call. Returns an exit code. */
int exchange_load(exchange_t *exchange);

/* Reads the rates that conversions on a day can use, on the first call; MONEY_DATE_NONE for that of --on. Returns an
 * exit code. */
int exchange_load_day(exchange_t *exchange, money_date_t day);

/* Reads all rates if exchange_load_day read part of them. True if a failed call can be repeated with more rates. If
 * they could not be read, exchange_refused returns the exit code without another message. */
bool exchange_widen(exchange_t *exchange);

/* Converts; a day other than MONEY_DATE_NONE overrides --on. `details` may be NULL. */
money_status_t exchange_convert(exchange_t *exchange, const money_t *amount, const char *target, money_date_t day,
                                money_t *result, money_conversion_t *details, money_error_t *error);

/* Records a conversion for the final note. */
void exchange_remember(exchange_t *exchange, const money_conversion_t *details, money_date_t day);

/* True if the details of each conversion are required, because the table and the options do not determine them. */
bool exchange_needs_details(const exchange_t *exchange);

/* Reports an error, and suggests --max-gap if a larger gap would find a rate. Returns an exit code. */
int exchange_refused(exchange_t *exchange, const money_error_t *error, place_t place, const char *from, const char *to,
                     money_date_t day);

/* True if conversions at the newest rates used rates that are more than four days old. */
bool exchange_is_old(const exchange_t *exchange);

/* Notes the dates of the rates used, and warnings. */
void exchange_note(const exchange_t *exchange);

/* Notes the dates of the rates used, frees the rates, and returns `code`. */
int exchange_end(exchange_t *exchange, int code);

#endif
