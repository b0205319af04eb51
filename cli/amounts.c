#include "amounts.h"

#include "output.h"

#include <stdio.h>
#include <string.h>

/* A number and the unit before or after it: a code, a symbol or a suffix such as `k`. */
typedef struct {
    word_t number, unit;
} parts_t;

/* The library accepts one space between number and code; the tool accepts any blanks, as in aligned columns. */
static money_status_t read_apart(const char *text, size_t length, money_t *amount)
{
    char joined[MONEY_INPUT_MAX + 1];
    word_t words[2];

    if (lines_words(text, length, words, 2) != 2 || words[0].length + words[1].length >= MONEY_INPUT_MAX)
        return MONEY_ERR_SYNTAX;
    memcpy(joined, words[0].text, words[0].length);
    joined[words[0].length] = ' ';
    memcpy(joined + words[0].length + 1, words[1].text, words[1].length);
    return money_parse(joined, words[0].length + 1 + words[1].length, amount, NULL);
}

static bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

static word_t trimmed(const char *text, size_t length)
{
    while (length > 0 && (text[0] == ' ' || text[0] == '\t')) {
        text++;
        length--;
    }
    while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == '\t')) length--;
    return (word_t){ text, length };
}

/* Divides a text into a number and a unit. False if the text is not exactly these two. */
static bool divide(const char *text, size_t length, parts_t *parts)
{
    size_t start = 0, end, index;
    word_t before, after;

    while (start < length && !is_digit(text[start])) start++;
    if (start == length) return false;
    if (start > 0 && text[start - 1] == '.') start--;
    if (start > 0 && (text[start - 1] == '-' || text[start - 1] == '+')) start--;
    for (end = start + 1; end < length && (is_digit(text[end]) || text[end] == '.');) end++;
    before = trimmed(text, start);
    after = trimmed(text + end, length - end);
    if ((before.length == 0) == (after.length == 0)) return false;
    parts->number = (word_t){ text + start, end - start };
    parts->unit = before.length > 0 ? before : after;
    for (index = 0; index < parts->unit.length; index++)
        if (is_digit(parts->unit.text[index])) return false;
    return parts->number.length < MONEY_TEXT_MAX && parts->unit.length < MONEY_CODE_SIZE;
}

/* True for suffixes of magnitude, such as k or bn, which the tool does not accept. */
static bool is_magnitude(word_t unit)
{
    static const char *const known[] = { "k", "K", "m", "M", "mn", "mio", "bn", "B", "T" };
    size_t index;

    for (index = 0; index < sizeof known / sizeof known[0]; index++)
        if (strlen(known[index]) == unit.length && memcmp(known[index], unit.text, unit.length) == 0) return true;
    return false;
}

static bool refuse_at(const char *at, place_t place, money_status_t status, const char *text)
{
    money_error_t error = { .status = status, .position = at - place.text };

    snprintf(error.text, sizeof error.text, "%s", text);
    message_refused(&error, place);
    return true;
}

/* Explains fields that are separated as in CSV: 100,USD. */
static bool explain_fields(word_t word, place_t place)
{
    char meant[64], text[160];
    size_t at = 0, index;

    while (at < word.length && (is_digit(word.text[at]) || word.text[at] == '.')) at++;
    if (at == 0 || at + 1 >= word.length || word.length >= sizeof meant) return false;
    if (strchr(",;|", word.text[at]) == NULL || word.text[at + 1] < 'A' || word.text[at + 1] > 'Z') return false;
    for (index = 0; index < word.length; index++)
        meant[index] = word.text[index] == word.text[at] ? ' ' : word.text[index];
    snprintf(text, sizeof text, "expected spaces between the fields; did you mean \"%.*s\"?", (int)word.length, meant);
    return refuse_at(word.text + at, place, MONEY_ERR_SYNTAX, text);
}

static bool explain_parts(const parts_t *parts, place_t place)
{
    char unit[MONEY_CODE_SIZE + 2], text[MONEY_TEXT_MAX + 64];
    money_expression_value_t value;
    money_error_t error;

    if (is_magnitude(parts->unit))
        return refuse_at(parts->unit.text, place, MONEY_ERR_SYNTAX,
                         "expected AMOUNT CODE; write the number in full, such as 5000");
    /* Expressions accept symbols, and report those of several currencies as ambiguous. */
    snprintf(unit, sizeof unit, "1%.*s", (int)parts->unit.length, parts->unit.text);
    if (money_expression_evaluate(unit, MONEY_NTS, NULL, NULL, &value, NULL, &error) != MONEY_OK) {
        bool is_apart = parts->number.text + parts->number.length != parts->unit.text &&
                        parts->unit.text + parts->unit.length != parts->number.text;

        if (error.status != MONEY_ERR_AMBIGUOUS_CURRENCY && (is_apart || error.status != MONEY_ERR_UNKNOWN_CURRENCY))
            return false;
        return refuse_at(parts->unit.text, place, error.status, error.text);
    }
    if (value.kind != MONEY_EXPRESSION_AMOUNT) return false;
    snprintf(text, sizeof text, "expected AMOUNT CODE; did you mean \"%.*s %s\"?", (int)parts->number.length,
             parts->number.text, value.amount.currency);
    return refuse_at(parts->unit.text, place, MONEY_ERR_SYNTAX, text);
}

bool amount_explain(const char *text, size_t length, place_t place)
{
    word_t words[2];
    size_t count = lines_words(text, length, words, 2);
    parts_t parts;

    if (count == 0) return false;
    if (explain_fields(words[0], place)) return true;
    return (divide(words[0].text, words[0].length, &parts) || divide(text, length, &parts)) &&
           explain_parts(&parts, place);
}

/* Returns the code of an amount: the word that is not a number. */
static const char *code_of(const char *text, size_t length)
{
    word_t words[2];

    if (lines_words(text, length, words, 2) < 2) return text;
    return strchr("+-.0123456789", words[0].text[0]) != NULL ? words[1].text : words[0].text;
}

void amount_note(const money_t *amount)
{
    char text[MONEY_TEXT_MAX];

    if (money_format(amount, text, sizeof text, NULL, NULL) == MONEY_OK) message_note("read as ", text, NULL);
}

static bool refuse_question(const reading_t *reading, const char *text, place_t place, money_error_t *error)
{
    if (error->position >= 0) error->position += text - place.text;
    reading_refuse(reading, error, place);
    return false;
}

bool amount_read(const reading_t *reading, const char *text, size_t length, place_t place, money_t *amount)
{
    money_error_t error;
    money_status_t status = money_parse(text, length, amount, &error);

    if (reading != NULL && !reading->is_strict) {
        outcome_t outcome = reading_amount(reading, text, length, amount, &error);

        if (outcome == READ_AMBIGUOUS) return refuse_question(reading, text, place, &error);
        if (outcome == READ_INTERPRETED) amount_note(amount);
        if (outcome != READ_REJECTED) return true;
        status = money_parse(text, length, amount, &error);
    }
    if (status == MONEY_OK || (status == MONEY_ERR_SYNTAX && read_apart(text, length, amount) == MONEY_OK)) return true;
    if (amount_explain(text, length, place)) return false;
    if (error.position >= 0)
        error.position += text - place.text;
    else if (error.status == MONEY_ERR_UNKNOWN_CURRENCY)
        error.position = code_of(text, length) - place.text;
    message_refused(&error, place);
    return false;
}

size_t amount_take(const reading_t *reading, const word_t *words, size_t count, place_t place, money_t *amount,
                   outcome_t *outcome)
{
    enum { LONGEST = 4 };
    money_error_t error, question = { .position = -1 };
    const char *text = words[0].text;
    size_t used, length;
    bool is_question = false;

    /* Most amounts are a number and a code; other lengths are tried from the shortest. */
    if (count >= 2) {
        length = (size_t)(words[1].text - text) + words[1].length;
        *outcome = money_parse(text, length, amount, NULL) == MONEY_OK
                       ? reading_amount(reading, text, length, amount, &error)
                       : READ_REJECTED;
        if (*outcome == READ_AS_WRITTEN || *outcome == READ_INTERPRETED) return 2;
    }
    for (used = 1; used <= count && used <= LONGEST; used++) {
        length = (size_t)(words[used - 1].text - text) + words[used - 1].length;
        *outcome = reading_amount(reading, text, length, amount, &error);
        if (*outcome == READ_AS_WRITTEN || *outcome == READ_INTERPRETED) return used;
        if (*outcome == READ_AMBIGUOUS) {
            is_question = true;
            question = error;
        }
    }
    if (is_question) {
        refuse_question(reading, text, place, &question);
        return 0;
    }
    if (count < 2) {
        if (!amount_explain(text, words[0].length, place))
            message_refused_text("expected AMOUNT CODE, such as 100 USD", (place_t){ text, words[0].length, 0 });
        return 0;
    }
    used = 2;
    length = (size_t)(words[used - 1].text - text) + words[used - 1].length;
    if (amount_read(NULL, text, length, place, amount)) return used;
    return 0;
}

void amount_write(const money_t *amount)
{
    size_t length = 0;

    if (money_format(amount, out_room(STREAM_OUT, MONEY_TEXT_MAX), MONEY_TEXT_MAX, &length, NULL) == MONEY_OK)
        out_taken(STREAM_OUT, length);
}
