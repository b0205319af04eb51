/* The rates of a connection, and a table of them that a cursor keeps while it reads. */
#ifndef MONEY_SQLITE_RATES_H
#define MONEY_SQLITE_RATES_H

#include "extension.h"

/** A table of rates with the number of its owners, all of one connection. */
typedef struct {
    int owners;
    money_rates_t *rates;
} shared_t;

/** The table that a connection converts with; NULL before the first one is loaded. */
typedef struct {
    int owners;
    shared_t *table;
} slot_t;

/** Both accept NULL. */
shared_t *shared_retain(shared_t *shared);
void shared_release(shared_t *shared);

/** Registers the table money_rates: the newest rate of each pair of currencies. */
int register_rate_table(sqlite3 *connection, slot_t *slot, void (*release)(void *));

#endif
