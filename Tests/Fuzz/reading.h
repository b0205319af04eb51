/* Text to decimals and amounts, and back: a second implementation of the header's rules. */
#ifndef READING_H
#define READING_H

#include "laws.h"

/** The documented result for a text: the status, the value, and the position of the first invalid byte. A number that is
 *  too long and followed by other bytes is reported as too long.
 */
static inline money_status_t read_by_the_rules(const uint8_t *text, size_t length, money_decimal_t *value, size_t *position)
{
    size_t i = 0, whole, fraction = 0, first, last, scale;
    big_t coefficient = big_of(0), limit = big_limit();
    int negative = 0;

    memset(value, 0, sizeof *value);
    *position = 0;
    if (length > MONEY_INPUT_MAX) return MONEY_ERR_LIMIT;
    *position = utf8_end(text, length);
    if (*position < length) return MONEY_ERR_ENCODING;
    if (i < length && (text[i] == '-' || text[i] == '+')) negative = text[i++] == '-';
    first = i;
    while (i < length && text[i] >= '0' && text[i] <= '9') i++;
    whole = i - first;
    if (i < length && text[i] == '.') {
        i++;
        while (i < length && text[i] >= '0' && text[i] <= '9') fraction++, i++;
        if (fraction == 0) whole = 0;
    }
    *position = i;
    if (whole + fraction == 0) return MONEY_ERR_SYNTAX;

    /* Zeros at the end of the fraction go only where 38 digits would not hold them. */
    last = i;
    scale = fraction;
    for (;;) {
        size_t digits = 0;

        for (i = first; i < last; i++) {
            if (text[i] != '.' && (digits > 0 || text[i] != '0')) digits++;
        }
        if (digits <= MONEY_DIGITS_MAX && scale <= MONEY_DIGITS_MAX) break;
        if (scale == 0 || text[last - 1] != '0') return MONEY_ERR_OVERFLOW;
        last--;
        scale--;
    }
    if (*position < length) return MONEY_ERR_SYNTAX;
    for (i = first; i < last; i++) {
        big_t digit;

        if (text[i] == '.') continue;
        digit = big_of((uint64_t)(text[i] - '0'));
        coefficient = big_times(&coefficient, 10);
        coefficient = big_add(&coefficient, &digit);
    }
    LAW(big_compare(&coefficient, &limit) < 0);
    value->lo = coefficient.count > 0 ? coefficient.limb[0] : 0;
    value->hi = coefficient.count > 1 ? (int64_t)coefficient.limb[1] : 0;
    if (negative) {
        value->lo = ~value->lo + 1;
        value->hi = (int64_t)(~(uint64_t)value->hi + (value->lo == 0));
    }
    value->scale = (uint32_t)scale;
    return MONEY_OK;
}

/** Writing produces the same text in every buffer, which reads back as the same value. */
static inline void law_written(const money_decimal_t *value, const money_t *amount)
{
    char text[MONEY_TEXT_MAX], again[MONEY_TEXT_MAX];
    money_error_t error = error_untouched();
    money_decimal_t reread;
    money_t amount_reread;
    size_t length = 0, needed = 0;

    LAW(law_status(money_decimal_format(value, text, sizeof text, &length, &error), &error, 0));
    LAW(length == strlen(text) && length > 0 && length < sizeof text);
    LAW(money_decimal_format(value, NULL, 0, &needed, NULL) == MONEY_OK && needed == length);
    LAW(money_decimal_format(value, again, length, &needed, NULL) == MONEY_ERR_BUFFER_TOO_SMALL);
    LAW(needed == length && again[0] == 0);
    LAW(money_decimal_format(value, again, length + 1, NULL, NULL) == MONEY_OK && strcmp(text, again) == 0);
    LAW(money_decimal_parse(text, length, &reread, NULL) == MONEY_OK && decimal_same(value, &reread));
    LAW(money_decimal_parse(text, MONEY_NTS, &reread, NULL) == MONEY_OK && decimal_same(value, &reread));
    if (amount == NULL) return;
    LAW(law_status(money_format(amount, text, sizeof text, &length, &error), &error, 0));
    LAW(length == strlen(text) && length < sizeof text);
    LAW(money_format(amount, again, length, &needed, NULL) == MONEY_ERR_BUFFER_TOO_SMALL && needed == length);
    LAW(money_parse(text, length, &amount_reread, NULL) == MONEY_OK && money_same(amount, &amount_reread));
}

/** Reads a text in every way; returns whether it is a decimal or an amount, whose number is `value`. */
static inline int read_text(const uint8_t *bytes, size_t length, money_decimal_t *value, money_t *amount)
{
    /* Memory of just this length, so that a byte read beyond it is found. */
    char *text = calloc(length > 0 ? length : 1, 1);
    money_error_t error = error_untouched(), amount_error = error_untouched();
    money_decimal_t expected;
    money_t other;
    money_status_t status, wanted;
    size_t position;
    int is_decimal, is_amount;

    if (text == NULL) abort();
    if (length > 0) memcpy(text, bytes, length);
    status = money_decimal_parse(text, length, value, &error);
    wanted = read_by_the_rules(bytes, length, &expected, &position);
    LAW(status == wanted);
    is_decimal = law_status(status, &error, length);
    LAW(decimal_same(value, &expected));
    if (status == MONEY_ERR_SYNTAX || status == MONEY_ERR_ENCODING) LAW(error.position == (int64_t)position);

    status = money_parse(text, length, amount, &amount_error);
    is_amount = law_status(status, &amount_error, length);
    LAW(!(is_amount && is_decimal));
    if (is_amount) {
        *value = decimal_of(amount);
        law_money(amount);
        LAW(money_parse_with_currency(text, length, "JPY", NULL, &other, NULL) == MONEY_OK && money_same(amount, &other));
    } else {
        LAW(is_zeroed(amount, sizeof *amount));
        error = error_untouched();
        status = money_parse_with_currency(text, length, "JPY", NULL, amount, &error);
        LAW((status == MONEY_OK) == is_decimal);
        if (law_status(status, &error, length)) {
            expected = decimal_of(amount);
            LAW(decimal_same(value, &expected) && strcmp(amount->currency, "JPY") == 0);
        } else {
            LAW(is_zeroed(amount, sizeof *amount));
        }
    }
    free(text);
    if (!is_decimal && !is_amount) return 0;
    law_decimal(value);
    law_written(value, amount);
    return 1;
}

#endif
