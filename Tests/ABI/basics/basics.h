/* Shared by the basics: values from text, text from values. */
#ifndef BASICS_H
#define BASICS_H

#include "../check.h"

static money_error_t error;

static inline money_decimal_t decimal(const char *text)
{
    money_decimal_t value;

    if (money_decimal_parse(text, MONEY_NTS, &value, &error) != MONEY_OK) {
        fprintf(stderr, "%s: %s\n", text, error.text);
        abort();
    }
    return value;
}

static inline money_t amount(const char *text)
{
    money_t value;

    if (money_parse(text, MONEY_NTS, &value, &error) != MONEY_OK) {
        fprintf(stderr, "%s: %s\n", text, error.text);
        abort();
    }
    return value;
}

/** Texts live until the eighth call from here. */
static inline char *room(void)
{
    static char texts[8][MONEY_TEXT_MAX];
    static int next;

    next = (next + 1) % 8;
    return strcpy(texts[next], "no text");
}

static inline const char *plain(const money_decimal_t *value)
{
    char *text = room();

    MONEY_IGNORE(money_decimal_format(value, text, MONEY_TEXT_MAX, NULL, NULL));
    return text;
}

static inline const char *words(const money_t *value)
{
    char *text = room();

    MONEY_IGNORE(money_format(value, text, MONEY_TEXT_MAX, NULL, NULL));
    return text;
}

static inline int32_t day(int32_t year, int32_t month, int32_t of_month)
{
    int32_t date = 0;

    CHECK_OK(money_date_from_ymd(year, month, of_month, &date, &error));
    return date;
}

/** True if a ratio that fits one word equals n/d. */
static inline int is_ratio(const money_ratio_t *ratio, int32_t sign, uint64_t n, uint64_t d)
{
    int index;

    for (index = 1; index < 8; index++)
        if (ratio->numerator[index] != 0 || ratio->denominator[index] != 0) return 0;
    return ratio->sign == sign && ratio->reserved == 0 && ratio->denominator[0] != 0 &&
           (__uint128_t)ratio->numerator[0] * d == (__uint128_t)n * ratio->denominator[0];
}

/** In functions with a builder `b`. */
#define ADD(from, to, rate, date) CHECK_OK(money_rates_builder_add(b, from, to, rate, MONEY_NTS, date, &error))

/** In functions with `rates`, `a`, `options`, `result` and `details` of their own. */
#define CONVERTS(text, to, wanted)                                                            \
    (a = amount(text), CHECK_OK(money_rates_convert(rates, &a, to, &options, &result, &details, &error)), \
     CHECK_TEXT(words(&result), wanted))

#endif
