/* The reading of arguments as people write them: lower-case codes, symbols, separators of a locale, words for days.
 *
 * A text in the notation of the library is read as such. Any other interpretation is reported, and a text with several
 * interpretations is rejected with all of them. Files and pipes are never read this way. */
#ifndef CLI_READING_H
#define CLI_READING_H

#include "arguments.h"
#include "message.h"

#include <money.h>
#include <stdbool.h>

/* The longest strict text of a line that is shown. */
#define READING_TEXT_MAX 512

typedef struct {
    bool is_strict; /* accept only the notation of the library */
    char locale[64]; /* of --locale; "" for no locale */
    bool is_assumed; /* the locale is that of the environment instead */
    bool ignores_environment; /* no locale replaces that of --locale */
    money_date_t today;
} reading_t;

typedef enum {
    READ_AS_WRITTEN, /* in the notation of the library */
    READ_INTERPRETED, /* with an interpretation to report */
    READ_AMBIGUOUS, /* several interpretations */
    READ_REJECTED
} outcome_t;

/* A line that was read: a notepad of one line. */
typedef struct {
    money_notepad_t *notepad; /* NULL if memory is exhausted */
    money_notepad_line_t line;
    char how[READING_TEXT_MAX]; /* the interpretation as a strict text; "" if the line was read as written */
    money_error_t error; /* the question or the error */
} reading_line_t;

/* Reads --strict-reading and --locale, or the locale of the environment. Requests are read strictly. Returns an exit
 * code. */
int reading_begin(const arguments_t *arguments, money_date_t today, reading_t *reading);

/* Returns the locale, or "". */
const char *reading_locale(const reading_t *reading);

/* Reads and evaluates a line. `rates` may be NULL; `options` contains gap, digits and rounding. Free the line. */
outcome_t reading_line(const reading_t *reading, const char *text, size_t length, const money_rates_t *rates,
                       const money_convert_options_t *options, reading_line_t *line);
void reading_line_free(reading_line_t *line);

/* Reads an amount, or the code, symbol or name of a currency. `error` receives a question, with its position in the
 * text. */
outcome_t reading_amount(const reading_t *reading, const char *text, size_t length, money_t *amount,
                         money_error_t *error);
outcome_t reading_code(const reading_t *reading, const char *text, size_t length, char code[MONEY_CODE_SIZE],
                       money_error_t *error);

/* Reads a day: 2020-03-13, today, yesterday, or digits of which only one order is a date. */
outcome_t reading_day(const reading_t *reading, const char *text, size_t length, money_date_t *day);

/* Reports a question or an error, and the ways to answer a question. Returns an exit code. */
int reading_refuse(const reading_t *reading, const money_error_t *error, place_t place);

/* Reads the value of an option as a day, and notes an interpretation; `day` is unchanged if the option is not set.
 * Returns an exit code. */
int reading_option(const reading_t *reading, const arguments_t *arguments, option_id_t option, money_date_t *day);

#endif
