/* jansson's conversions of doubles, which the library does not need. It keeps numbers as written, passes integers to
 * jansson instead, and writes no double. jansson reads a double only in a text that it rejects for what follows the
 * number, such as "[1.5x]", and discards it. The C library's conversions would add 3 kB to a browser's download. */
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
