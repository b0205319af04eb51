#include "documents.h"

#include <string.h>

/* The kind of a document follows from its first byte: an object or an array of JSON, an element of XML, else CSV. */
money_status_t documents_read_rates(const char *text, size_t length, money_rates_t **rates, money_error_t *error)
{
    size_t start = length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;

    while (start < length && text[start] != '\0' && strchr(" \t\r\n", text[start]) != NULL) start++;
    if (start < length && (text[start] == '{' || text[start] == '['))
        return money_rates_from_json(text, length, rates, error);
    if (start < length && text[start] == '<') return money_rates_from_ecb_xml(text, length, rates, error);
    return money_rates_from_ecb_csv(text, length, rates, error);
}
