#include "arguments.h"

#include "exits.h"
#include "message.h"
#include "slips.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Returns the option of the command most similar to a name, or NULL. */
static const char *nearest_option(const command_t *command, const char *name)
{
    const char *nearest = NULL;
    size_t best = 3, length = strlen(name), distance;
    int index;

    for (index = 0; index < OPTION_COUNT; index++) {
        const char *known = surface_options[index].name;

        if ((command->options & BIT(index)) == 0) continue;
        if (length > 4 && strncmp(known, name, length) == 0) return known; /* a prefix */
        distance = slips_distance(name, known);
        if (distance < best) {
            best = distance;
            nearest = known;
        }
    }
    return nearest;
}

static int find_option(const command_t *command, const char *word, size_t length)
{
    int index;

    for (index = 0; index < OPTION_COUNT; index++) {
        const option_t *option = &surface_options[index];

        if ((command->options & BIT(index)) == 0) continue;
        if (strlen(option->name) == length && memcmp(option->name, word, length) == 0) return index;
        if (option->letter != 0 && length == 2 && word[1] == option->letter) return index;
    }
    return -1;
}

static int unknown_option(const command_t *command, const char *word, size_t length)
{
    char name[64];
    const char *meant = NULL;
    const synonym_t *synonym;
    int index;

    if (length >= sizeof name) length = sizeof name - 1;
    memcpy(name, word, length);
    name[length] = 0;
    synonym = slips_option(name);
    if (synonym != NULL && synonym->meant == NULL)
        return message_usage("unknown option ", name, "; ", synonym->advice, NULL);
    if (synonym != NULL && find_option(command, synonym->meant, strlen(synonym->meant)) >= 0) meant = synonym->meant;
    for (index = 0; index < OPTION_COUNT; index++)
        if (strcmp(surface_options[index].name, name) == 0)
            return message_usage(name, " does not apply to ", command->name,
                                 meant != NULL ? "; did you mean " : NULL, meant, "?", NULL);
    if (meant == NULL) meant = nearest_option(command, name);
    if (meant != NULL) return message_usage("unknown option ", name, "; did you mean ", meant, "?", NULL);
    /* -EUR may be intended as an argument; --name is not. */
    return message_usage("unknown option ", name,
                         name[1] != '-' ? "; write -- before arguments that begin with -" : NULL, NULL);
}

/* -5, -.5 and - are arguments. */
static bool is_option(const char *word)
{
    return word[0] == '-' && word[1] != 0 && !(word[1] >= '0' && word[1] <= '9') && word[1] != '.';
}

int arguments_read(const command_t *command, char **words, size_t count, arguments_t *arguments)
{
    size_t index;
    bool is_over = false;

    memset(arguments, 0, sizeof *arguments);
    arguments->command = command;
    arguments->words = (const char **)words;
    for (index = 0; index < count; index++) {
        const char *word = words[index], *equals;
        size_t length;
        int option;

        if (is_over || !is_option(word)) {
            arguments->words[arguments->count++] = word;
            continue;
        }
        if (strcmp(word, "--") == 0) {
            is_over = true;
            continue;
        }
        equals = strchr(word, '=');
        length = equals != NULL ? (size_t)(equals - word) : strlen(word);
        option = find_option(command, word, length);
        if (option < 0) return unknown_option(command, word, length);
        if (surface_options[option].value == NULL) {
            if (equals != NULL) return message_usage(surface_options[option].name, " does not accept a value", NULL);
            arguments->values[option] = "";
        } else if (equals != NULL) {
            arguments->values[option] = equals + 1;
        } else if (index + 1 < count) {
            arguments->values[option] = words[++index];
        } else {
            return message_usage(surface_options[option].name, " requires a value: ", surface_options[option].value,
                                 NULL);
        }
    }
    return EXIT_ANSWERED;
}

int arguments_day(const arguments_t *arguments, option_id_t option, money_date_t *value)
{
    money_error_t error;

    if (!arguments_have(arguments, option)) return EXIT_ANSWERED;
    if (money_date_parse(arguments->values[option], MONEY_NTS, value, &error) == MONEY_OK) return EXIT_ANSWERED;
    slips_day(arguments->values[option], strlen(arguments->values[option]), &error);
    return message_usage(surface_options[option].name, ": ", error.text, NULL);
}

int arguments_count(const arguments_t *arguments, option_id_t option, int32_t most, int32_t *value)
{
    const char *text = arguments->values[option], *at = text;
    char limit[16];
    int32_t number = 0;
    size_t room = sizeof limit - 1;

    if (text == NULL) return EXIT_ANSWERED;
    for (; *at >= '0' && *at <= '9' && number <= most; at++) number = number * 10 + (*at - '0');
    if (at != text && *at == 0 && number <= most) {
        *value = number;
        return EXIT_ANSWERED;
    }
    limit[room] = 0;
    for (number = most; number > 0; number /= 10) limit[--room] = (char)('0' + number % 10);
    return message_usage(surface_options[option].name, " must be 0 to ", limit + room, ", got \"", text, "\"", NULL);
}

int arguments_word(const arguments_t *arguments, option_id_t option, int32_t *index)
{
    const char *text = arguments->values[option], *at = surface_options[option].words;
    int32_t number = 0;

    if (text == NULL) return EXIT_ANSWERED;
    while (*at != 0) {
        size_t length = strcspn(at, " ");

        if (strlen(text) == length && memcmp(text, at, length) == 0) {
            *index = number;
            return EXIT_ANSWERED;
        }
        number++;
        at += length;
        at += *at == ' ';
    }
    return message_usage(surface_options[option].name, " must be one of ", surface_options[option].words, ", got \"",
                         text, "\"", NULL);
}

int arguments_rounding(const arguments_t *arguments, money_rounding_t *value)
{
    /* In the order of the option's words. */
    static const money_rounding_t modes[] = {
        MONEY_ROUND_HALF_EVEN,    MONEY_ROUND_HALF_UP,    MONEY_ROUND_HALF_DOWN,   MONEY_ROUND_UP,
        MONEY_ROUND_DOWN,         MONEY_ROUND_CEILING,    MONEY_ROUND_FLOOR,       MONEY_ROUND_HALF_ODD,
        MONEY_ROUND_HALF_CEILING, MONEY_ROUND_HALF_FLOOR, MONEY_ROUND_UNNECESSARY,
    };
    int32_t index = 0;
    int code;

    if (!arguments_have(arguments, OPTION_ROUNDING)) return EXIT_ANSWERED;
    code = arguments_word(arguments, OPTION_ROUNDING, &index);
    if (code == EXIT_ANSWERED) *value = modes[index];
    return code;
}

bool arguments_join(const arguments_t *arguments, char *text, size_t capacity, size_t *length)
{
    size_t index, used = 0;

    for (index = 0; index < arguments->count; index++) {
        size_t size = strlen(arguments->words[index]);

        if (size + 2 > capacity - used) return false;
        if (index > 0) text[used++] = ' ';
        memcpy(text + used, arguments->words[index], size);
        used += size;
    }
    text[used] = 0;
    *length = used;
    return true;
}

bool arguments_are_lines(const arguments_t *arguments)
{
    if (arguments->are_requested) return false;
    if (arguments->count == 0) return !isatty(STDIN_FILENO);
    return arguments->count == 1 && strcmp(arguments->words[0], "-") == 0;
}
