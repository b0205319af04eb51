/* The arguments of `convert` as people write them: 100 usd eur, $100 in eur, 100€ USD GBP yesterday. */
#ifndef CLI_ASKED_H
#define CLI_ASKED_H

#include "exchange.h"
#include "lines.h"

enum { ASKED_WORDS_MAX = 64, ASKED_TARGETS_MAX = 32 };

typedef struct {
    money_t amount;
    char targets[ASKED_TARGETS_MAX][MONEY_CODE_SIZE];
    size_t positions[ASKED_TARGETS_MAX]; /* of the targets in the text */
    size_t count;
    money_date_t day; /* MONEY_DATE_NONE without a day */
} asked_t;

/* Returns the day at the end of a text, or MONEY_DATE_NONE. */
money_date_t asked_day(const reading_t *reading, const char *text, size_t length);

/* Reads an amount, one or more targets and possibly a day, and notes an interpretation. The rates may contain codes
 * that the library does not. Returns false after an error message. */
bool asked_read(exchange_t *exchange, const char *text, size_t length, asked_t *asked);

#endif
