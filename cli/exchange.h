/* An exchange: the rates with the options that say which of them, and how the result is rounded. */
#ifndef CLI_EXCHANGE_H
#define CLI_EXCHANGE_H

#include "arguments.h"
#include "message.h"
#include "rates_file.h"

#include <money.h>
#include <stdbool.h>

typedef struct {
    const arguments_t *arguments;
    rates_file_t file;
    money_convert_options_t options;
    money_date_t now; /* the day from which ages are counted */
    bool is_explained, is_json;
    /* What was used for days that the caller did not name, for the note at the end. */
    money_date_t first_used, last_used;
    bool is_earlier, is_inconsistent;
} exchange_t;

/* Reads the options; the rates come with exchange_load. The result is an exit code. */
int exchange_begin(const arguments_t *arguments, exchange_t *exchange);

/* Reads the rates, if they are not read yet. The result is an exit code. */
int exchange_load(exchange_t *exchange);

/* Converts; a day other than MONEY_DATE_NONE takes the place of --on. `details` may be NULL. */
money_status_t exchange_convert(exchange_t *exchange, const money_t *amount, const char *target, money_date_t day,
                                money_t *result, money_conversion_t *details, money_error_t *error);

/* Remembers a conversion for the note. */
void exchange_remember(exchange_t *exchange, const money_conversion_t *details, money_date_t day);

/* True if each conversion has to be looked at, because one does not follow from the table and the options. */
bool exchange_needs_details(const exchange_t *exchange);

/* Says the reason of a refusal, and the way out if only --max-gap is missing. The result is an exit code. */
int exchange_refused(exchange_t *exchange, const money_error_t *error, place_t place, const char *from, const char *to,
                     money_date_t day);

/* Says which days' rates were used, frees the rates, and gives the exit code back. */
int exchange_end(exchange_t *exchange, int code);

#endif
