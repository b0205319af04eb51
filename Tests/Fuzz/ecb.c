/* The European Central Bank's files, as CSV and as XML: what is read keeps every law of a table. Input: the document. */
#include "tables.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    law_document(size > 0 && data[0] == '<' ? money_rates_from_ecb_xml : money_rates_from_ecb_csv, data, size);
    return 0;
}
