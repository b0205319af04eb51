/* Suggestions for mistyped names and days. */
#ifndef CLI_SLIPS_H
#define CLI_SLIPS_H

#include <money.h>
#include <stdbool.h>
#include <stddef.h>

/* Returns the edit distance of two names; 31 if one is too long to compare. */
size_t slips_distance(const char *a, const char *b);

/* True if a text is an amount or the beginning of one rather than a command: 100, -5, $100, USD. */
bool slips_is_amount(const char *text);

/* Names that users try for an option: --date for --on. */
typedef struct {
    const char *typed;
    const char *meant; /* NULL if another command is meant */
    const char *advice; /* which command, if another one is meant */
} synonym_t;

/* Returns the synonym for a name, or NULL. */
const synonym_t *slips_option(const char *typed);

/* Reads `today`, `yesterday`, and digits of which only one order is a date. False for any other text. */
bool slips_read_day(const char *text, size_t length, money_date_t today, money_date_t *day);

/* Appends the intended day to an error message if its order is unambiguous: 13.3.2020, 20200313. */
void slips_day(const char *text, size_t length, money_error_t *error);

#endif
