/* The European Central Bank's files, as CSV and as XML: accepted files obey every law of a table. Input: the document. */
#include "tables.h"

/** True if the first byte after a byte order mark and spaces opens an element. */
static int is_xml(const uint8_t *data, size_t size)
{
    size_t at = size >= 3 && memcmp(data, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;

    while (at < size && data[at] <= ' ') at++;
    return at < size && data[at] == '<';
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    law_document(is_xml(data, size) ? money_rates_from_ecb_xml : money_rates_from_ecb_csv, data, size);
    return 0;
}
