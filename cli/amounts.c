#include "amounts.h"

#include "lines.h"
#include "message.h"
#include "output.h"

#include <string.h>

/* The library takes one space between the words. Here any blanks do, as columns of a file have them. */
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

bool amount_read(const char *text, size_t length, uint64_t line, money_t *amount)
{
    money_error_t error;
    money_status_t status = money_parse(text, length, amount, &error);

    if (status == MONEY_OK || (status == MONEY_ERR_SYNTAX && read_apart(text, length, amount) == MONEY_OK)) return true;
    message_refused(&error, (place_t){ text, length, line });
    return false;
}

void amount_write(const money_t *amount)
{
    size_t length = 0;

    if (money_format(amount, out_room(STREAM_OUT, MONEY_TEXT_MAX), MONEY_TEXT_MAX, &length, NULL) == MONEY_OK)
        out_taken(STREAM_OUT, length);
}
