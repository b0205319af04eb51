/* Rates as JSON, in every shape: an accepted document obeys every law of a table. Input: the document. */
#include "tables.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    law_document(money_rates_from_json, data, size);
    return 0;
}
