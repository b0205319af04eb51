/* jansson's conversions of doubles, of which the library needs none: it keeps numbers as they are written, gives jansson whole
 * numbers in their place, and writes no double. jansson reads a double only in a text that it refuses for what follows the
 * number, such as "[1.5x]", and frees it unseen. The C library's conversions would have 3 kB of what a browser is sent. */
#include <stddef.h>

struct strbuffer_t;
int jsonp_strtod(struct strbuffer_t *text, double *value);
int jsonp_dtostr(char *text, size_t size, double value, int digits);

int jsonp_strtod(struct strbuffer_t *text, double *value)
{
    (void)text;
    *value = 0;
    return 0;
}

/* jansson reports that the text cannot be written. */
int jsonp_dtostr(char *text, size_t size, double value, int digits)
{
    (void)text;
    (void)size;
    (void)value;
    (void)digits;
    return -1;
}
