/* The European Central Bank's files, as CSV: what is read keeps every law of a table. Input: the document. */
#include "tables.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    law_document(money_rates_from_ecb_csv, data, size);
    return 0;
}
