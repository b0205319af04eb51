#include "asked.h"

#include "amounts.h"
#include "exits.h"
#include "slips.h"

#include <stdio.h>
#include <string.h>

#define EXPECTED "expected AMOUNT CODE TARGET, such as 100 USD EUR"

/* The words while they are read. */
typedef struct {
    exchange_t *exchange;
    place_t place;
    word_t words[ASKED_WORDS_MAX];
    size_t count, at;
    bool is_interpreted;
} words_t;

static bool is_word(word_t word, const char *text)
{
    return word.length == strlen(text) && memcmp(word.text, text, word.length) == 0;
}

static bool is_link(word_t word)
{
    static const char *const links[] = { "to", "in", "as", "into", "and", "=", "," };
    size_t index;

    for (index = 0; index < sizeof links / sizeof links[0]; index++)
        if (is_word(word, links[index])) return true;
    return false;
}

money_date_t asked_day(const reading_t *reading, const char *text, size_t length)
{
    word_t words[ASKED_WORDS_MAX];
    size_t count = lines_words(text, length, words, ASKED_WORDS_MAX);
    money_date_t day;

    if (count < 3 || count > ASKED_WORDS_MAX ||
        reading_day(reading, words[count - 1].text, words[count - 1].length, &day) == READ_REJECTED)
        return MONEY_DATE_NONE;
    return day;
}

static bool refuse(const words_t *words, word_t word, money_error_t *error)
{
    error->position = word.text - words->place.text;
    reading_refuse(&words->exchange->reading, error, words->place);
    return false;
}

/* True if the current word is a day, the beginning of one, or `on` before one. */
static bool is_day(const words_t *words)
{
    word_t word = words->words[words->at];
    money_date_t day;

    return (is_word(word, "on") && words->at + 1 < words->count) || (word.text[0] >= '0' && word.text[0] <= '9') ||
           reading_day(&words->exchange->reading, word.text, word.length, &day) != READ_REJECTED;
}

/* Reads the day, which must be the last word. */
static bool read_day(words_t *words, asked_t *asked)
{
    word_t word = words->words[words->at];
    money_error_t error = { .status = MONEY_ERR_SYNTAX };
    outcome_t outcome = reading_day(&words->exchange->reading, word.text, word.length, &asked->day);

    if (outcome == READ_REJECTED) {
        if (money_date_parse(word.text, word.length, &asked->day, &error) == MONEY_OK) error.text[0] = 0;
        slips_day(word.text, word.length, &error);
        return refuse(words, word, &error);
    }
    words->is_interpreted |= outcome == READ_INTERPRETED;
    words->at++;
    if (words->at == words->count) return true;
    snprintf(error.text, sizeof error.text, "expected nothing after the day");
    return refuse(words, words->words[words->at], &error);
}

/* True for a code that only the rates contain. All rates are read before a code without another meaning is unknown. */
static bool is_in_rates(exchange_t *exchange, const char *asked, bool has_meaning)
{
    char code[MONEY_CODE_SIZE];
    uint64_t index;

    do {
        for (index = 0; index < exchange->file.info.currency_count; index++)
            if (money_rates_currency_at(exchange->file.rates, index, code, sizeof code, NULL, NULL) == MONEY_OK &&
                strcmp(code, asked) == 0)
                return true;
    } while (!has_meaning && exchange_widen(exchange));
    return false;
}

/* Reads a target. */
static bool read_target(words_t *words, asked_t *asked)
{
    word_t word = words->words[words->at++];
    char *code = asked->targets[asked->count];
    money_error_t error = { .status = MONEY_OK }, unknown;
    money_currency_t currency;
    outcome_t outcome;

    while (word.length > 1 && word.text[word.length - 1] == ',') word.length--;
    if (asked->count == ASKED_TARGETS_MAX || word.length >= READING_TEXT_MAX) {
        message_refused_text(asked->count == ASKED_TARGETS_MAX ? "expected at most 32 targets"
                                                               : "target must be at most 511 bytes",
                             (place_t){ word.text, word.length, 0 });
        return false;
    }
    asked->positions[asked->count] = (size_t)(word.text - words->place.text);
    outcome = reading_code(&words->exchange->reading, word.text, word.length, code, &error);
    if (outcome == READ_AMBIGUOUS) return refuse(words, word, &error);
    if (outcome != READ_AS_WRITTEN && word.length < MONEY_CODE_SIZE) {
        char written[MONEY_CODE_SIZE];

        snprintf(written, sizeof written, "%.*s", (int)word.length, word.text);
        if (is_in_rates(words->exchange, written, outcome == READ_INTERPRETED)) {
            strcpy(code, written);
            outcome = READ_AS_WRITTEN;
        } else if (outcome == READ_REJECTED && words->exchange->code == EXIT_ANSWERED &&
                   money_currency_find(written, NULL, &currency, &unknown) != MONEY_OK) {
            return refuse(words, word, &unknown);
        }
    }
    if (words->exchange->code != EXIT_ANSWERED) return false;
    if (outcome == READ_REJECTED) {
        message_refused_text("target must be at most 11 bytes", (place_t){ word.text, word.length, 0 });
        return false;
    }
    words->is_interpreted |= outcome == READ_INTERPRETED;
    asked->count++;
    return true;
}

/* Notes the arguments as they were read: 1000.50 USD in EUR, GBP on 2020-03-13. */
static void note(const asked_t *asked)
{
    char amount[MONEY_TEXT_MAX], day[16], targets[ASKED_TARGETS_MAX * (MONEY_CODE_SIZE + 2)];
    size_t index, used = 0;

    if (money_format(&asked->amount, amount, sizeof amount, NULL, NULL) != MONEY_OK) return;
    for (index = 0; index < asked->count; index++)
        used += (size_t)snprintf(targets + used, sizeof targets - used, "%s%s", index > 0 ? ", " : "",
                                 asked->targets[index]);
    if (asked->day == MONEY_DATE_NONE || money_date_format(asked->day, day, sizeof day, NULL, NULL) != MONEY_OK)
        message_note("read as ", amount, " in ", targets, NULL);
    else
        message_note("read as ", amount, " in ", targets, " on ", day, NULL);
}

bool asked_read(exchange_t *exchange, const char *text, size_t length, asked_t *asked)
{
    words_t words = { .exchange = exchange, .place = { text, length, 0 } };
    outcome_t outcome = READ_AS_WRITTEN;

    asked->count = 0;
    asked->day = MONEY_DATE_NONE;
    words.count = lines_words(text, length, words.words, ASKED_WORDS_MAX);
    if (words.count == 0 || words.count > ASKED_WORDS_MAX ||
        (words.count == 1 && strspn(text, "0123456789.") >= words.words[0].length)) {
        message_refused_text(EXPECTED, words.place);
        return false;
    }
    words.at = amount_take(&exchange->reading, words.words, words.count, words.place, &asked->amount, &outcome);
    if (words.at == 0) return false;
    words.is_interpreted = outcome == READ_INTERPRETED;
    while (words.at < words.count) {
        word_t word = words.words[words.at];

        if (is_link(word) && words.at + 1 < words.count) {
            words.at++;
        } else if (asked->count > 0 && is_day(&words)) {
            words.at += is_word(word, "on");
            if (!read_day(&words, asked)) return false;
        } else if (!read_target(&words, asked)) {
            return false;
        }
    }
    if (asked->count == 0) {
        message_refused_text(EXPECTED, words.place);
        return false;
    }
    if (words.is_interpreted) note(asked);
    return true;
}
