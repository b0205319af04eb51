#ifndef MONEY_HELPERS_H
#define MONEY_HELPERS_H

/* Helpers for small programs: status checks, literals, printable text, and reading a file.
 *
 * The helpers are static functions and macros in this header. They are not part of the library, and money.h does not
 * include them. On failure they print the reason and end the program, except money_read_file, which returns NULL. That
 * suits tools and examples, but not servers.
 *
 *     #include <money.h>
 *     #include <money/helpers.h>
 *
 *     int main(void)
 *     {
 *         money_t price = money_literal("12.50 EUR"), total;
 *         money_decimal_t three = money_decimal_literal("3");
 *
 *         MONEY_CHECK(money_multiply(&price, &three, MONEY_DIGITS_EXACT, MONEY_ROUND_HALF_EVEN, &total, NULL, NULL));
 *         printf("%s\n", money_show(&total));
 *         return 0;
 *     }
 */

#include "../money.h"

#include <stdio.h>
#include <stdlib.h>

/** Prints the call and its status and ends the program if the call fails. */
#define MONEY_CHECK(call) money_check_((call), NULL, #call, __FILE__, __LINE__)

/** Prints the text of `error`, which must be the one passed to the call, and ends the program if the call fails. */
#define MONEY_CHECK_ERROR(call, error) money_check_((call), &(error), #call, __FILE__, __LINE__)

static inline void money_check_(money_status_t status, const money_error_t *error, const char *call, const char *file,
                                int line)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s:%d: %s: %s\n", file, line, money_status_name(status), error != NULL ? error->text : call);
    exit(EXIT_FAILURE);
}

/** Returns the decimal of a literal in the source: money_decimal_literal("0.05"). */
static inline money_decimal_t money_decimal_literal(const char *text)
{
    money_decimal_t value;
    money_error_t error;

    MONEY_CHECK_ERROR(money_decimal_parse(text, MONEY_NTS, &value, &error), error);
    return value;
}

/** Returns the amount of a literal in the source: money_literal("12.50 EUR"). */
static inline money_t money_literal(const char *text)
{
    money_t amount;
    money_error_t error;

    MONEY_CHECK_ERROR(money_parse(text, MONEY_NTS, &amount, &error), error);
    return amount;
}

/** Returns an amount as text, for immediate printing.
 *
 *  The text is in one of eight static buffers, so the eighth call after this one overwrites it. Not thread-safe.
 */
static inline const char *money_show(const money_t *amount)
{
    static char texts[8][MONEY_TEXT_MAX];
    static unsigned next;
    char *text = texts[next++ % 8];

    MONEY_CHECK(money_format(amount, text, MONEY_TEXT_MAX, NULL, NULL));
    return text;
}

/** Returns a decimal as text, in static buffers as money_show does. */
static inline const char *money_decimal_show(const money_decimal_t *value)
{
    static char texts[8][MONEY_TEXT_MAX];
    static unsigned next;
    char *text = texts[next++ % 8];

    MONEY_CHECK(money_decimal_format(value, text, MONEY_TEXT_MAX, NULL, NULL));
    return text;
}

/** Reads an entire file into memory and appends a NUL. Free the bytes with free().
 *  @param length  receives the size of the file in bytes; may be NULL.
 *  @return the bytes, or NULL if the file cannot be read or is larger than MONEY_DOCUMENT_MAX.
 */
static inline char *money_read_file(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *bytes = NULL, *grown;
    size_t size = 0, room = 0, got = 1;

    if (file == NULL) return NULL;
    while (got > 0) {
        if (size + 1 >= room) {
            room = room == 0 ? 65536 : room * 2;
            grown = (char *)realloc(bytes, room);
            if (grown == NULL) break;
            bytes = grown;
        }
        got = fread(bytes + size, 1, room - size - 1, file);
        size += got;
        if (size > MONEY_DOCUMENT_MAX) break;
    }
    if (ferror(file) || got > 0) {
        free(bytes);
        bytes = NULL;
    } else {
        bytes[size] = 0;
        if (length != NULL) *length = size;
    }
    fclose(file);
    return bytes;
}

#endif /* MONEY_HELPERS_H */
