#include "reading.h"

#include "exits.h"
#include "slips.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Copies the locale of the environment, such as de-AT for de_AT.UTF-8; "" without one that is known. */
static void find_assumed(char *locale, size_t capacity)
{
    static const char *const names[] = { "LC_ALL", "LC_MONETARY", "LANG" };
    const char *value = NULL;
    char found[64];
    size_t index, length;

    locale[0] = 0;
    for (index = 0; index < sizeof names / sizeof names[0] && (value == NULL || value[0] == 0); index++)
        value = getenv(names[index]);
    if (value == NULL) return;
    length = strcspn(value, ".@");
    if (length < 2 || length >= capacity || strncmp(value, "POSIX", length) == 0) return;
    memcpy(locale, value, length);
    locale[length] = 0;
    for (index = 0; index < length; index++)
        if (locale[index] == '_') locale[index] = '-';
    if (money_locale_find(locale, found, sizeof found, NULL, NULL) != MONEY_OK) locale[0] = 0;
}

/* Returns the locale of a reading. That of the environment is determined when it is first required. */
const char *reading_locale(const reading_t *reading)
{
    static char assumed[sizeof reading->locale];
    static bool is_known;

    if (!reading->is_assumed || reading->ignores_environment) return reading->locale;
    if (!is_known) find_assumed(assumed, sizeof assumed);
    is_known = true;
    return assumed;
}

int reading_begin(const arguments_t *arguments, money_date_t today, reading_t *reading)
{
    /* The locale of `format` is that of the output. */
    const char *chosen = arguments->command->run == run_format ? NULL : arguments->values[OPTION_LOCALE];
    char found[64];
    money_error_t error;

    *reading = (reading_t){ .today = today };
    reading->is_strict = arguments->are_requested || arguments_have(arguments, OPTION_STRICT_READING);
    reading->is_assumed = chosen == NULL;
    if (chosen == NULL) return EXIT_ANSWERED;
    if (money_locale_find(chosen, found, sizeof found, NULL, &error) != MONEY_OK)
        return message_usage("--locale: ", error.text, NULL);
    snprintf(reading->locale, sizeof reading->locale, "%s", chosen);
    return EXIT_ANSWERED;
}

static void copy_part(const reading_line_t *line, money_line_part_t part, char *text, size_t capacity)
{
    if (line->notepad == NULL ||
        money_notepad_line_text(line->notepad, 0, part, text, capacity, NULL, NULL) != MONEY_OK)
        text[0] = 0;
}

/* Evaluates a line with the separators and symbols of a locale, or without a locale. */
static outcome_t evaluate(const reading_t *reading, const char *locale, const char *text, size_t length,
                          const money_rates_t *rates, const money_convert_options_t *options, reading_line_t *line)
{
    money_notepad_options_t own = MONEY_NOTEPAD_OPTIONS_INIT;

    *line = (reading_line_t){ .notepad = NULL };
    line->error = (money_error_t){ .status = MONEY_ERR_OUT_OF_MEMORY, .position = -1, .text = "out of memory" };
    own.reading = MONEY_READING_LENIENT;
    own.locale = locale;
    own.today = reading->today;
    if (options != NULL) {
        own.max_gap = options->max_gap;
        own.digits = options->digits;
        own.rounding = options->rounding;
    }
    if (money_notepad_new(&own, &line->notepad, &line->error) != MONEY_OK ||
        money_notepad_set_rates(line->notepad, rates, &line->error) != MONEY_OK ||
        money_notepad_set_line(line->notepad, 0, text, length, &line->error) != MONEY_OK ||
        money_notepad_line_at(line->notepad, 0, &line->line, &line->error) != MONEY_OK)
        return READ_REJECTED;
    if (line->line.kind == MONEY_LINE_QUESTION || line->line.kind == MONEY_LINE_ERROR) {
        line->error.status = line->line.status;
        line->error.position = line->line.position;
        copy_part(line, MONEY_LINE_MESSAGE, line->error.text, sizeof line->error.text);
        return line->line.kind == MONEY_LINE_QUESTION ? READ_AMBIGUOUS : READ_REJECTED;
    }
    copy_part(line, MONEY_LINE_READING, line->how, sizeof line->how);
    return line->how[0] != 0 ? READ_INTERPRETED : READ_AS_WRITTEN;
}

static bool is_read(outcome_t outcome) { return outcome == READ_AS_WRITTEN || outcome == READ_INTERPRETED; }

static bool is_same(const reading_line_t *a, const reading_line_t *b)
{
    char one[MONEY_TEXT_MAX * 4], other[sizeof one];

    copy_part(a, MONEY_LINE_VALUE, one, sizeof one);
    copy_part(b, MONEY_LINE_VALUE, other, sizeof other);
    return a->line.kind == b->line.kind && strcmp(one, other) == 0;
}

outcome_t reading_line(const reading_t *reading, const char *text, size_t length, const money_rates_t *rates,
                       const money_convert_options_t *options, reading_line_t *line)
{
    outcome_t outcome = evaluate(reading, reading_locale(reading), text, length, rates, options, line), plain;
    char local[MONEY_TEXT_MAX], own[MONEY_TEXT_MAX];
    reading_line_t without;

    if (!reading->is_assumed || reading_locale(reading)[0] == 0) return outcome;
    /* The environment may add a meaning to a text, but must not change the meaning that it already has. */
    plain = evaluate(reading, "", text, length, rates, options, &without);
    if (is_read(plain) && !is_read(outcome)) {
        reading_line_t exchanged = *line;

        *line = without;
        without = exchanged;
        outcome = plain;
    } else if (is_read(plain) && !is_same(&without, line)) {
        copy_part(line, MONEY_LINE_VALUE, local, sizeof local);
        copy_part(&without, MONEY_LINE_VALUE, own, sizeof own);
        line->error.status = MONEY_ERR_SYNTAX;
        line->error.position = -1;
        snprintf(line->error.text, sizeof line->error.text,
                 "ambiguous: %.48s, or %.48s in the locale %s; pass --locale or --strict-reading", own, local,
                 reading_locale(reading));
        outcome = READ_AMBIGUOUS;
    }
    reading_line_free(&without);
    return outcome;
}

void reading_line_free(reading_line_t *line)
{
    money_notepad_free(line->notepad);
    line->notepad = NULL;
}

/* Removes the zeros at the end of the fraction of an amount. */
static bool strip_zeros(const money_t *given, money_t *amount)
{
    char text[MONEY_TEXT_MAX];
    char *code, *end;

    if (money_format(given, text, sizeof text, NULL, NULL) != MONEY_OK) return false;
    code = strchr(text, ' ');
    if (code == NULL) return false;
    for (end = code; end[-1] == '0' && memchr(text, '.', (size_t)(end - text)) != NULL;) end--;
    if (end[-1] == '.') end--;
    memmove(end, code, strlen(code) + 1);
    return money_parse(text, MONEY_NTS, amount, NULL) == MONEY_OK;
}

/* Determines the amount of a line with all digits that were written; the line itself is rounded to those of the
 * currency. */
static bool find_amount(const reading_t *reading, const char *text, size_t length, const reading_line_t *line,
                        money_t *amount)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    reading_line_t precise;
    size_t index;
    bool is_found;

    if (line->how[0] != 0 && money_parse(line->how, MONEY_NTS, amount, NULL) == MONEY_OK) return true;
    options.digits = 0;
    for (index = 0; index < length && options.digits < MONEY_DIGITS_MAX; index++)
        options.digits += text[index] >= '0' && text[index] <= '9';
    is_found = is_read(evaluate(reading, reading_locale(reading), text, length, NULL, &options, &precise)) &&
               (precise.line.flags & MONEY_FLAG_ROUNDED) == 0 && strip_zeros(&precise.line.amount, amount);
    reading_line_free(&precise);
    return is_found;
}

outcome_t reading_amount(const reading_t *reading, const char *text, size_t length, money_t *amount,
                         money_error_t *error)
{
    bool is_strict = money_parse(text, length, amount, error) == MONEY_OK;
    money_t strict = *amount;
    reading_line_t line;
    outcome_t outcome;
    int32_t order = 1;

    if (reading->is_strict) return is_strict ? READ_AS_WRITTEN : READ_REJECTED;
    /* A locale can only interpret the decimal point differently. */
    if (is_strict && (memchr(text, '.', length) == NULL || reading_locale(reading)[0] == 0)) return READ_AS_WRITTEN;
    outcome = reading_line(reading, text, length, NULL, NULL, &line);
    if (is_read(outcome) && line.line.kind == MONEY_LINE_AMOUNT && !(is_strict && outcome == READ_AS_WRITTEN))
        outcome = find_amount(reading, text, length, &line, amount) ? READ_INTERPRETED : READ_REJECTED;
    else if (outcome != READ_AMBIGUOUS)
        outcome = is_strict ? READ_AS_WRITTEN : READ_REJECTED;
    if (!is_read(outcome)) *error = line.error;
    reading_line_free(&line);
    if (!is_strict || outcome != READ_INTERPRETED || money_compare(&strict, amount, &order, NULL) != MONEY_OK ||
        order != 0)
        return outcome;
    *amount = strict;
    return READ_AS_WRITTEN;
}

/* Notes how to choose one of the currencies that an error lists: by its code, or by a locale. */
static void advise(const reading_t *reading, const char *error)
{
    static const struct {
        const char *code, *locale;
    } examples[] = { { "USD", "en-US" }, { "GBP", "en-GB" }, { "JPY", "ja-JP" }, { "SEK", "sv-SE" } };
    const char *locale = reading_locale(reading);
    size_t index, count = sizeof examples / sizeof examples[0];

    for (index = 0; index < count && strstr(error, examples[index].code) == NULL;) index++;
    if (index < count)
        message_note("write a code such as ", examples[index].code,
                     reading->is_strict ? NULL : ", or pass a locale, such as --locale ", examples[index].locale, NULL);
    else
        message_note("write a code", reading->is_strict ? NULL : ", or pass the locale of a country with --locale",
                     NULL);
    if (!reading->is_assumed || reading->is_strict) return;
    if (reading->ignores_environment)
        message_note("standard input is read without the locale of the environment", NULL);
    else if (locale[0] == 0)
        message_note("LC_ALL, LC_MONETARY and LANG contain no locale that decides", NULL);
    else
        message_note("the locale of the environment, ", locale, ", does not decide", NULL);
}

int reading_refuse(const reading_t *reading, const money_error_t *error, place_t place)
{
    static bool is_advised;
    int code = message_refused(error, place);

    /* Once for all lines of a pipe. */
    if (error->status == MONEY_ERR_AMBIGUOUS_CURRENCY && !(is_advised && place.line > 0)) advise(reading, error->text);
    is_advised |= error->status == MONEY_ERR_AMBIGUOUS_CURRENCY;
    return code;
}

outcome_t reading_code(const reading_t *reading, const char *text, size_t length, char code[MONEY_CODE_SIZE],
                       money_error_t *error)
{
    static const char one[] = "1 ";
    char line[READING_TEXT_MAX];
    money_currency_t currency;
    money_t amount;
    outcome_t outcome;

    if (length >= sizeof line - sizeof one) return READ_REJECTED;
    snprintf(line, sizeof line, "%.*s", (int)length, text);
    if (length < MONEY_CODE_SIZE && money_currency_find(line, NULL, &currency, error) == MONEY_OK) {
        strcpy(code, line);
        return READ_AS_WRITTEN;
    }
    /* A currency alone, not an expression such as `x 2 EUR`. */
    if (reading->is_strict || strpbrk(line, "0123456789+-*/%()=:#") != NULL) return READ_REJECTED;
    snprintf(line, sizeof line, "%s%.*s", one, (int)length, text);
    outcome = reading_amount(reading, line, strlen(line), &amount, error);
    if (error->position >= (int64_t)sizeof one - 1) error->position -= (int64_t)sizeof one - 1;
    if (!is_read(outcome)) return outcome;
    strcpy(code, amount.currency);
    return READ_INTERPRETED;
}

outcome_t reading_day(const reading_t *reading, const char *text, size_t length, money_date_t *day)
{
    if (money_date_parse(text, length, day, NULL) == MONEY_OK) return READ_AS_WRITTEN;
    if (reading->is_strict) return READ_REJECTED;
    return slips_read_day(text, length, reading->today, day) ? READ_INTERPRETED : READ_REJECTED;
}

int reading_option(const reading_t *reading, const arguments_t *arguments, option_id_t option, money_date_t *day)
{
    const char *value = arguments->values[option];
    char text[16];

    if (value == NULL || reading_day(reading, value, strlen(value), day) != READ_INTERPRETED)
        return arguments_day(arguments, option, day);
    if (money_date_format(*day, text, sizeof text, NULL, NULL) == MONEY_OK)
        message_note(surface_options[option].name, " read as ", text, NULL);
    return EXIT_ANSWERED;
}
