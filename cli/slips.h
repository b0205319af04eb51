/* Slips of the hand: what was meant by a name or a day that there is not. */
#ifndef CLI_SLIPS_H
#define CLI_SLIPS_H

#include <money.h>
#include <stdbool.h>
#include <stddef.h>

/* How many edits lead from one name to the other; 31 for names that are too long to compare. */
size_t slips_distance(const char *a, const char *b);

/* True if a text is an amount or its beginning rather than the name of a command: 100, -5, $100, USD. */
bool slips_is_amount(const char *text);

/* Names more than the known ones that people try for an option: --date for --on. */
typedef struct {
    const char *typed, *meant;
    const char *reason; /* "", or a sentence that ends with ": " */
} synonym_t;

/* The option that was meant by a name, or NULL. */
const synonym_t *slips_option(const char *typed);

/* Adds the day that was meant to the error of a day, where its order is certain: 13.3.2020, 20200313. */
void slips_day(const char *text, size_t length, money_error_t *error);

#endif
