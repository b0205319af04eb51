#include "rates_merge.h"

#include <string.h>

enum { COLUMNS_MAX = 256 };

typedef struct {
    const char *text;
    size_t length;
} cell_t;

/* A history while it is read, row by row. */
typedef struct {
    const char *at, *end; /* the rest after the current row */
    cell_t row; /* without its line ending; NULL at the end */
    cell_t names[COLUMNS_MAX];
    size_t count; /* of the columns after the date */
} reader_t;

bool rates_is_row(const char *row, size_t length)
{
    size_t index;

    if (length <= DAY_TEXT_LENGTH || row[4] != '-' || row[7] != '-' || row[DAY_TEXT_LENGTH] != ',') return false;
    for (index = 0; index < DAY_TEXT_LENGTH; index++)
        if (index != 4 && index != 7 && (row[index] < '0' || row[index] > '9')) return false;
    return true;
}

/* Goes to the next row; lines that are too short for one are skipped. */
static void next(reader_t *reader)
{
    reader->row = (cell_t){ NULL, 0 };
    while (reader->at < reader->end && reader->row.length <= DAY_TEXT_LENGTH) {
        const char *end = memchr(reader->at, '\n', (size_t)(reader->end - reader->at));

        if (end == NULL) end = reader->end;
        reader->row = (cell_t){ reader->at, (size_t)(end - reader->at) };
        while (reader->row.length > 0 && strchr("\r ", reader->row.text[reader->row.length - 1]) != NULL)
            reader->row.length--;
        reader->at = end < reader->end ? end + 1 : end;
    }
    if (reader->row.length <= DAY_TEXT_LENGTH) reader->row = (cell_t){ NULL, 0 };
}

/* Divides a row at its commas. Returns the number of cells; a comma at the end does not begin another one. */
static size_t divide(cell_t row, cell_t *cells, size_t most)
{
    const char *at = row.text, *end = row.text + row.length;
    size_t count = 0;

    while (at < end) {
        const char *comma = memchr(at, ',', (size_t)(end - at));

        if (comma == NULL) comma = end;
        if (count < most) cells[count] = (cell_t){ at, (size_t)(comma - at) };
        count++;
        at = comma + 1;
    }
    return count;
}

/* Reads the titles and the first row. False if the history has another form. */
static bool start(reader_t *reader, history_t history)
{
    cell_t cells[COLUMNS_MAX + 1];
    size_t count, index;

    *reader = (reader_t){ .at = history.bytes, .end = history.bytes + history.length };
    next(reader);
    if (reader->row.length < 5 || memcmp(reader->row.text, "Date,", 5) != 0) return false;
    count = divide(reader->row, cells, COLUMNS_MAX + 1);
    if (count > COLUMNS_MAX) return false;
    for (index = 1; index < count; index++) reader->names[index - 1] = cells[index];
    reader->count = count - 1;
    next(reader);
    return rates_is_row(reader->row.text, reader->row.length);
}

static bool is_same(cell_t a, cell_t b) { return a.length == b.length && memcmp(a.text, b.text, a.length) == 0; }

/* Returns the index of a column, or the number of columns. */
static size_t column_of(const reader_t *reader, cell_t name)
{
    size_t index;

    for (index = 0; index < reader->count && !is_same(reader->names[index], name);) index++;
    return index;
}

static void add_cell(text_t *merged, cell_t cell)
{
    text_add(merged, cell.text, cell.length);
    text_add(merged, ",", 1);
}

/* Appends a row under the given columns: `map` contains the index of each in the row,
 * beyond its end for a column that it lacks. */
static void add_row(text_t *merged, cell_t row, const size_t *map, size_t columns)
{
    cell_t cells[COLUMNS_MAX + 1];
    size_t count = divide(row, cells, COLUMNS_MAX + 1), index;

    add_cell(merged, cells[0]);
    for (index = 0; index < columns; index++)
        add_cell(merged, map[index] + 1 < count ? cells[map[index] + 1] : (cell_t){ "N/A", 3 });
    text_add(merged, "\n", 1);
}

/* Appends a row of the first history, whose columns are the first ones. */
static void add_first(text_t *merged, cell_t row, size_t extras)
{
    size_t index;

    text_add(merged, row.text, row.length);
    if (extras > 0 && row.text[row.length - 1] != ',') text_add(merged, ",", 1);
    for (index = 0; index < extras; index++) text_add(merged, "N/A,", 4);
    text_add(merged, "\n", 1);
}

size_t rates_merge(history_t first, history_t second, bool is_newer, text_t *merged)
{
    reader_t a, b;
    size_t map[COLUMNS_MAX], columns, extras, index, added = 0;
    const char *newest;

    if (!start(&a, first) || !start(&b, second)) return 0;
    newest = a.row.text;
    columns = a.count;
    for (index = 0; index < a.count; index++) map[index] = column_of(&b, a.names[index]);
    text_reserve(merged, first.length + second.length + COLUMNS_MAX);
    text_add_string(merged, "Date,");
    for (index = 0; index < a.count; index++) add_cell(merged, a.names[index]);
    for (index = 0; index < b.count && columns < COLUMNS_MAX; index++) {
        if (column_of(&a, b.names[index]) < a.count) continue;
        add_cell(merged, b.names[index]);
        map[columns++] = index;
    }
    text_add(merged, "\n", 1);
    extras = columns - a.count;
    while (a.row.text != NULL || b.row.text != NULL) {
        int order = a.row.text == NULL   ? 1
                    : b.row.text == NULL ? -1
                                         : memcmp(b.row.text, a.row.text, DAY_TEXT_LENGTH);

        if (order > 0 && !(is_newer && memcmp(b.row.text, newest, DAY_TEXT_LENGTH) <= 0)) {
            add_row(merged, b.row, map, columns);
            added++;
        }
        if (order <= 0) {
            add_first(merged, a.row, extras);
            next(&a);
        }
        if (order >= 0) next(&b);
    }
    return merged->has_failed ? 0 : added;
}

const char *rates_newest(history_t history)
{
    reader_t reader;

    return start(&reader, history) ? reader.row.text : NULL;
}
