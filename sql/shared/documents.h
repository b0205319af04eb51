/* Documents of rates in any of their formats. */
#ifndef MONEY_SQL_DOCUMENTS_H
#define MONEY_SQL_DOCUMENTS_H

#include <money.h>

/** Reads a table of rates from JSON, or from the CSV or XML of the European Central Bank. Free it with
 *  money_rates_free. */
money_status_t documents_read_rates(const char *text, size_t length, money_rates_t **rates, money_error_t *error);

#endif
