/* Notepads. */
#include "growth.h"

#include <string.h>

static money_error_t error;

static money_notepad_t *new_notepad(const char *text, size_t length)
{
    money_notepad_t *notepad;

    must(money_notepad_new(NULL, &notepad, &error), &error);
    if (text != NULL) must(money_notepad_set_text(notepad, text, length, &error), &error);
    return notepad;
}

static void lines_of(things_t *given, const char *first, const char *rest)
{
    size_t index;

    given->text = room(given->n + 1, 32);
    append(given, "%s", first);
    for (index = 1; index < given->n; index++) append(given, "\n%s", rest);
}

/** Lines that do not refer to each other. */
void given_lines(things_t *given)
{
    lines_of(given, "12.50 EUR * 3", "12.50 EUR * 3");
}

/** Lines that each refer to the line above. */
void given_chain(things_t *given)
{
    lines_of(given, "1.00 EUR", "prev + 1.00 EUR");
}

/** A block, and its total. */
void given_block(things_t *given)
{
    lines_of(given, "1.00 EUR", "2.50 EUR");
    append(given, "\ntotal");
}

void notepad_text(things_t *given, things_t *made)
{
    made->notepad = new_notepad(given->text, given->length);
}

static void given_notepad(things_t *given)
{
    given->notepad = new_notepad(given->text, given->length);
}

void given_chain_notepad(things_t *given)
{
    given_chain(given);
    given_notepad(given);
}

void given_block_notepad(things_t *given)
{
    given_block(given);
    given_notepad(given);
}

/** Changes the first line, on which all others depend. */
void notepad_edit(things_t *given, things_t *made)
{
    static int turn;

    (void)made;
    turn = !turn;
    must(money_notepad_set_line(given->notepad, 0, turn ? "2.00 EUR" : "1.00 EUR", 8, &error), &error);
}

/** Reads every line with its answer. */
void notepad_read(things_t *given, things_t *made)
{
    money_notepad_line_t rows[64];
    size_t first = 0, count;

    (void)made;
    do {
        must(money_notepad_lines(given->notepad, first, rows, 64, &count, &error), &error);
        first += count;
    } while (count > 0);
}
