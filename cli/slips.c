#include "slips.h"

#include <stdio.h>
#include <string.h>

enum { NAME_MAX_BYTES = 31 };

static const synonym_t synonyms[] = {
    { "--date", "--on", "" },
    { "--day", "--on", "" },
    { "--at", "--on", "" },
    { "--as-of", "--on", "" },
    { "--decimals", "--digits", "" },
    { "--places", "--digits", "" },
    { "--precision", "--digits", "" },
    { "--scale", "--digits", "" },
    { "--verbose", "--explain", "" },
    { "--why", "--explain", "" },
    { "--language", "--lang", "" },
    { "--to", "--in", "" },
    { "--file", "--rates", "" },
    { "--online", NULL, "run money rates fetch for the newest rates" },
    { "--update", NULL, "run money rates fetch for the newest rates" },
    { "--live", NULL, "run money rates fetch for the newest rates" },
    { "--fetch", NULL, "run money rates fetch for the newest rates" },
};

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

size_t slips_distance(const char *a, const char *b)
{
    size_t row[NAME_MAX_BYTES + 1], width = strlen(b), i, j;

    if (width >= NAME_MAX_BYTES || strlen(a) >= NAME_MAX_BYTES) return NAME_MAX_BYTES;
    for (j = 0; j <= width; j++) row[j] = j;
    for (i = 0; a[i] != 0; i++) {
        size_t diagonal = row[0];

        row[0] = i + 1;
        for (j = 0; j < width; j++) {
            size_t best = least(diagonal + (a[i] != b[j]), least(row[j], row[j + 1]) + 1);

            diagonal = row[j + 1];
            row[j + 1] = best;
        }
    }
    return row[width];
}

bool slips_is_amount(const char *text)
{
    money_expression_value_t value;
    money_currency_t currency;
    char code[MONEY_TEXT_MAX + 2] = { 0 };
    money_error_t error;
    size_t length, index;

    if (text[0] == '+' || text[0] == '-' || text[0] == '.') text++;
    if (text[0] >= '0' && text[0] <= '9') return true;
    length = strlen(text);
    if (length == 0 || length >= MONEY_TEXT_MAX) return false;
    for (index = 0; index < length; index++)
        code[index] = (char)(text[index] >= 'a' && text[index] <= 'z' ? text[index] - 'a' + 'A' : text[index]);
    if (money_currency_find(code, NULL, &currency, NULL) == MONEY_OK) return true;
    /* A currency symbol, possibly an ambiguous one, alone or before a number. Letters could also be a command. */
    if ((unsigned char)text[0] < 0x80 && text[0] != '$') return false;
    snprintf(code, sizeof code, "1%.*s", (int)strcspn(text, "0123456789"), text);
    return money_expression_evaluate(code, MONEY_NTS, NULL, NULL, &value, NULL, &error) == MONEY_OK ||
           error.status == MONEY_ERR_AMBIGUOUS_CURRENCY;
}

const synonym_t *slips_option(const char *typed)
{
    size_t index;

    for (index = 0; index < sizeof synonyms / sizeof synonyms[0]; index++)
        if (strcmp(synonyms[index].typed, typed) == 0) return &synonyms[index];
    return NULL;
}

/* Parses three numbers with the same separator between them. Returns the separator, or 0. */
static char numbers(const char *text, int parts[3], int lengths[3])
{
    char sign = 0;
    int part = 0;

    memset(parts, 0, 3 * sizeof *parts);
    memset(lengths, 0, 3 * sizeof *lengths);
    for (; *text != 0; text++) {
        if (*text >= '0' && *text <= '9' && lengths[part] < 4) {
            parts[part] = parts[part] * 10 + (*text - '0');
            lengths[part]++;
        } else if (strchr("-./", *text) != NULL && (sign == 0 || sign == *text) && part < 2 && lengths[part] > 0) {
            sign = *text;
            part++;
        } else {
            return 0;
        }
    }
    return part == 2 && lengths[2] > 0 ? sign : 0;
}

/* Infers the intended day. False if it is invalid or ambiguous. */
static bool day_meant(const char *text, money_date_t *day)
{
    int parts[3], lengths[3];
    char sign, apart[16];

    if (strlen(text) == 8 && strspn(text, "0123456789") == 8) { /* 20200313 */
        snprintf(apart, sizeof apart, "%.4s-%.2s-%.2s", text, text + 4, text + 6);
        text = apart;
    }
    sign = numbers(text, parts, lengths);
    if (sign != 0 && lengths[0] == 4 && lengths[1] <= 2 && lengths[2] <= 2)
        return money_date_from_ymd(parts[0], parts[1], parts[2], day, NULL) == MONEY_OK;
    /* With dots the day comes first in every locale; with other separators the order varies. */
    if (sign == '.' && lengths[0] <= 2 && lengths[1] <= 2 && lengths[2] == 4)
        return money_date_from_ymd(parts[2], parts[1], parts[0], day, NULL) == MONEY_OK;
    return false;
}

bool slips_read_day(const char *text, size_t length, money_date_t today, money_date_t *day)
{
    char typed[16] = { 0 };
    size_t index;

    if (length == 0 || length >= sizeof typed) return false;
    for (index = 0; index < length; index++)
        typed[index] = (char)(text[index] >= 'A' && text[index] <= 'Z' ? text[index] - 'A' + 'a' : text[index]);
    if (today != MONEY_DATE_NONE && (strcmp(typed, "today") == 0 || strcmp(typed, "yesterday") == 0)) {
        *day = today - (typed[0] == 'y');
        return true;
    }
    return day_meant(typed, day);
}

void slips_day(const char *text, size_t length, money_error_t *error)
{
    static const char *const names[] = { "today", "now", "yesterday" };
    size_t used = strlen(error->text), index;
    char typed[16] = { 0 }, meant[16];
    money_date_t day;

    if (length >= sizeof typed || used >= sizeof error->text) return;
    memcpy(typed, text, length);
    for (index = 0; index < sizeof names / sizeof names[0]; index++)
        if (strcmp(typed, names[index]) == 0)
            snprintf(error->text + used, sizeof error->text - used,
                     "; write the day as digits, or omit --on for the newest rates");
    if (day_meant(typed, &day) && money_date_format(day, meant, sizeof meant, NULL, NULL) == MONEY_OK)
        snprintf(error->text + used, sizeof error->text - used, "; did you mean %s?", meant);
}
