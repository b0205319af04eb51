/* The bytes of tables of locales, which tests change. */
#ifndef LOCALE_BYTES_H
#define LOCALE_BYTES_H

#include "basics.h"

#include "../tiny_locales.h"

#define BODY 25
#define DIGITS 92

static char bytes[TINY_LOCALES_SIZE + 16];

/** Writes a number as tables have it. */
static inline void put(size_t at, size_t width, uint64_t value)
{
    while (width-- > 0) {
        bytes[at + width] = (char)('#' + value % DIGITS);
        value /= DIGITS;
    }
}

static inline uint64_t number(size_t at, size_t width)
{
    uint64_t value = 0;

    while (width-- > 0) value = value * DIGITS + (uint64_t)(bytes[at++] - '#');
    return value;
}

/** Restores the checksum, so that the content after it is checked. */
static inline void seal(size_t length)
{
    uint32_t sum = 0x811C9DC5U;
    size_t index;

    for (index = BODY; index < length; index++) sum = (sum ^ (uint8_t)bytes[index]) * 0x01000193U;
    put(16, 4, length);
    put(20, 5, sum);
}

/** The places of the sections in columns among all, and the digits of their entries. */
static const struct {
    size_t section, width;
} columns[] = {{2, 7}, {5, 5}, {11, 5}, {12, 4}, {14, 5}};

static inline size_t start(size_t section) { return (size_t)number(32 + section * 4, 4); }

/** Writes two digits of an entry of a section in columns. */
static inline void put_entry(size_t column, size_t entry, size_t digit, uint64_t value)
{
    size_t first = start(columns[column].section);
    size_t entries = (start(columns[column].section + 1) - first) / columns[column].width;

    bytes[first + digit * entries + entry] = (char)('#' + value / DIGITS);
    bytes[first + (digit + 1) * entries + entry] = (char)('#' + value % DIGITS);
}

static inline money_status_t read(size_t length)
{
    money_locales_t *locales = (money_locales_t *)1;
    money_status_t status = money_locales_from_bytes(bytes, length, &locales, &error);

    CHECK((status == MONEY_OK) == (locales != NULL));
    money_locales_free(locales);
    return status;
}

static inline void fresh(void) { memcpy(bytes, tiny_locales, TINY_LOCALES_SIZE); }

#endif
