#ifndef MONEY_HELPERS_H
#define MONEY_HELPERS_H

/* The helpers that small programs write again and again: a check, a literal, a text to print, a file read whole.
 *
 * These helpers are C in a header. They are not part of the library, and money.h does not include them. A helper that
 * fails prints why and ends the program, which a tool or an example may do and a server may not.
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

/** Ends the program with the call and its status where a call fails. */
#define MONEY_CHECK(call) money_check_((call), NULL, #call, __FILE__, __LINE__)

/** Ends the program with the error's text where a call fails; `error` is the one that the call was given. */
#define MONEY_CHECK_ERROR(call, error) money_check_((call), &(error), #call, __FILE__, __LINE__)

static inline void money_check_(money_status_t status, const money_error_t *error, const char *call, const char *file,
                                int line)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s:%d: %s: %s\n", file, line, money_status_name(status), error != NULL ? error->text : call);
    exit(EXIT_FAILURE);
}

/** The decimal that a literal of your program stands for: money_decimal_literal("0.05"). */
static inline money_decimal_t money_decimal_literal(const char *text)
{
    money_decimal_t value;
    money_error_t error;

    MONEY_CHECK_ERROR(money_decimal_parse(text, MONEY_NTS, &value, &error), error);
    return value;
}

/** The amount that a literal of your program stands for: money_literal("12.50 EUR"). */
static inline money_t money_literal(const char *text)
{
    money_t amount;
    money_error_t error;

    MONEY_CHECK_ERROR(money_parse(text, MONEY_NTS, &amount, &error), error);
    return amount;
}

/** An amount as text, to print at once: the eighth call after it reuses its room. For one thread. */
static inline const char *money_show(const money_t *amount)
{
    static char texts[8][MONEY_TEXT_MAX];
    static unsigned next;
    char *text = texts[next++ % 8];

    MONEY_CHECK(money_format(amount, text, MONEY_TEXT_MAX, NULL, NULL));
    return text;
}

/** A decimal as text, under the rules of money_show. */
static inline const char *money_decimal_show(const money_decimal_t *value)
{
    static char texts[8][MONEY_TEXT_MAX];
    static unsigned next;
    char *text = texts[next++ % 8];

    MONEY_CHECK(money_decimal_format(value, text, MONEY_TEXT_MAX, NULL, NULL));
    return text;
}

/** Reads a file whole, with a NUL after it. You free the bytes with free().
 *  @param length  receives how many bytes the file has; may be NULL.
 *  @return NULL where the file cannot be read or is larger than MONEY_DOCUMENT_MAX.
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
