/* The rates that a statement sees. */
#ifndef MONEY_POSTGRESQL_RATE_CACHE_H
#define MONEY_POSTGRESQL_RATE_CACHE_H

#include "values.h"

/** Returns the rates in the table amount_rates of the function's schema, as the snapshot of the statement sees them, or
 *  NULL for an empty table. They remain valid until the next call. */
const money_rates_t *rates_of_statement(FunctionCallInfo fcinfo);

#endif
