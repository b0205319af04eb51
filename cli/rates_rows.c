#define _GNU_SOURCE
#include "rates_rows.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

enum { BLOCK = 65536, DAY_LENGTH = DAY_TEXT_LENGTH };

/* Days are compared as text: ISO dates sort by their bytes. */
typedef struct {
    char *rows;
    size_t length, capacity;
    money_date_t day;
    int32_t max_gap;
    char first[DAY_LENGTH + 1], last[DAY_LENGTH + 1]; /* the days of the rows to keep */
    char previous[DAY_LENGTH];
    size_t lines;
    bool is_kept; /* the most recent row is kept */
} selection_t;

static bool is_row(const char *row, size_t length)
{
    size_t index;

    if (length <= DAY_LENGTH || row[4] != '-' || row[7] != '-' || row[DAY_LENGTH] != ',') return false;
    for (index = 0; index < DAY_LENGTH; index++)
        if (index != 4 && index != 7 && (row[index] < '0' || row[index] > '9')) return false;
    return true;
}

static bool keep(selection_t *selection, const char *line, size_t length)
{
    if (length > selection->capacity - selection->length) return false;
    memcpy(selection->rows + selection->length, line, length);
    selection->length += length;
    return true;
}

static bool format_day(int64_t day, char *text)
{
    return day > INT32_MIN && day <= INT32_MAX &&
           money_date_format((money_date_t)day, text, DAY_LENGTH + 1, NULL, NULL) == MONEY_OK;
}

/* Determines the days of the rows to keep, given the newest row. */
static bool find_days(selection_t *selection, const char *newest)
{
    money_date_t day = selection->day;

    if (day == MONEY_DATE_NONE && money_date_parse(newest, DAY_LENGTH, &day, NULL) != MONEY_OK) return false;
    if (!format_day(day, selection->last)) return false;
    /* A gap that reaches beyond the calendar covers all earlier days. */
    if (!format_day((int64_t)day - selection->max_gap, selection->first)) strcpy(selection->first, "0000-00-00");
    return true;
}

/* Processes a line with its line feed. False if the file is not such a history, or a row does not fit. */
static bool take_line(selection_t *selection, const char *line, size_t length)
{
    size_t number = selection->lines++;

    if (number == 0)
        return length > 5 && memcmp(line, "Date,", 5) == 0 && memmem(line, length, "TIME_PERIOD", 11) == NULL &&
               keep(selection, line, length);
    if (!is_row(line, length)) return false;
    if (number == 1) {
        if (!find_days(selection, line)) return false;
    } else if (memcmp(line, selection->previous, DAY_LENGTH) >= 0) {
        return false;
    }
    memcpy(selection->previous, line, DAY_LENGTH);
    selection->is_kept = number == 1 || (memcmp(line, selection->last, DAY_LENGTH) <= 0 &&
                                         memcmp(line, selection->first, DAY_LENGTH) >= 0);
    return !selection->is_kept || keep(selection, line, length);
}

/* Reads a block. Returns the number of bytes, 0 at the end, or -1. */
static ssize_t read_block(int file, char *bytes, size_t room)
{
    ssize_t count;

    do count = read(file, bytes, room);
    while (count < 0 && errno == EINTR);
    return count;
}

size_t rates_rows_read(int file, money_date_t day, int32_t max_gap, char *rows, size_t capacity)
{
    static char block[BLOCK], oldest[BLOCK];
    selection_t selection = { .rows = rows, .capacity = capacity, .day = day, .max_gap = max_gap };
    size_t used = 0, oldest_length = 0;
    ssize_t count;

    while ((count = read_block(file, block + used, sizeof block - used)) > 0) {
        const char *line = block, *last = NULL, *end;

        used += (size_t)count;
        while ((end = memchr(line, '\n', used - (size_t)(line - block))) != NULL) {
            last = line;
            if (!take_line(&selection, line, (size_t)(end + 1 - line))) return 0;
            line = end + 1;
        }
        if (last != NULL) {
            oldest_length = (size_t)(line - last);
            memcpy(oldest, last, oldest_length);
        }
        used -= (size_t)(line - block);
        if (used == sizeof block) return 0;
        memmove(block, line, used);
    }
    /* A last line without its line feed may be truncated. */
    if (count < 0 || used > 0 || selection.lines < 2) return 0;
    if (!selection.is_kept && !keep(&selection, oldest, oldest_length)) return 0;
    return selection.length;
}

size_t rates_rows_newest(const char *rows, size_t length, money_date_t *day)
{
    const char *header = memchr(rows, '\n', length), *end;

    if (header == NULL || length - (size_t)(header + 1 - rows) < DAY_LENGTH) return 0;
    end = memchr(header + 1, '\n', length - (size_t)(header + 1 - rows));
    if (end == NULL || money_date_parse(header + 1, DAY_LENGTH, day, NULL) != MONEY_OK) return 0;
    return (size_t)(end + 1 - rows);
}
