#include "total.h"

#include <stdio.h>
#include <string.h>

/* A sum of all scales in 32-bit digits, the low one first: 192 bits, times 10^38, fit 320 bits with the sign. */
enum { DIGITS = 10 };

static money_status_t fail(money_error_t *error, money_status_t status, const char *text)
{
    if (error != NULL) {
        error->status = status;
        error->cause = 0;
        error->position = -1;
        snprintf(error->text, sizeof error->text, "%s", text);
    }
    return status;
}

static money_status_t mismatch(money_error_t *error, const char *expected, const char *got)
{
    char text[120];

    snprintf(text, sizeof text, "all amounts must be of one currency, got %.11s and %.11s", expected, got);
    return fail(error, MONEY_ERR_CURRENCY_MISMATCH, text);
}

/* --------------------------------------------------------------------------------------------------- Rows ------- */

/* Adds three words in two's complement. */
static void add_words(uint64_t *words, uint64_t low, uint64_t middle, uint64_t high)
{
    uint64_t carry;

    words[0] += low;
    carry = words[0] < low;
    words[1] += carry;
    carry = words[1] < carry;
    words[1] += middle;
    carry += words[1] < middle;
    words[2] += high + carry;
}

static uint64_t extension(int64_t high)
{
    return high < 0 ? UINT64_MAX : 0;
}

money_status_t total_add(total_t *total, const money_t *amount, money_error_t *error)
{
    total_scale_t *scale;

    if (amount->scale > MONEY_DIGITS_MAX)
        return fail(error, MONEY_ERR_ARGUMENT, "the scale of an amount must be at most 38");
    if (total->rows == 0) {
        memcpy(total->currency, amount->currency, sizeof total->currency);
    } else if (memcmp(total->currency, amount->currency, sizeof total->currency) != 0) {
        return mismatch(error, total->currency, amount->currency);
    }
    scale = &total->scales[amount->scale];
    add_words(scale->words, amount->lo, (uint64_t)amount->hi, extension(amount->hi));
    scale->rows++;
    total->rows++;
    return MONEY_OK;
}

money_status_t total_remove(total_t *total, const money_t *amount, money_error_t *error)
{
    total_scale_t *scale;
    uint64_t low = ~amount->lo + 1, carry = low == 0;

    if (amount->scale > MONEY_DIGITS_MAX || total->rows == 0 || total->scales[amount->scale].rows == 0)
        return fail(error, MONEY_ERR_STATE, "the row to be removed must have been added before");
    if (memcmp(total->currency, amount->currency, sizeof total->currency) != 0)
        return mismatch(error, total->currency, amount->currency);
    scale = &total->scales[amount->scale];
    /* Minus the coefficient: the complement of each word, plus 1. The high word is 0 for 0. */
    add_words(scale->words, low, ~(uint64_t)amount->hi + carry,
              carry && amount->hi == 0 ? 0 : ~extension(amount->hi));
    scale->rows--;
    total->rows--;
    return MONEY_OK;
}

money_status_t total_merge(total_t *total, const total_t *other, money_error_t *error)
{
    size_t index;

    if (other->rows == 0) return MONEY_OK;
    if (total->rows == 0) {
        *total = *other;
        return MONEY_OK;
    }
    if (memcmp(total->currency, other->currency, sizeof total->currency) != 0)
        return mismatch(error, total->currency, other->currency);
    for (index = 0; index <= MONEY_DIGITS_MAX; index++) {
        total_scale_t *scale = &total->scales[index];
        const total_scale_t *added = &other->scales[index];

        add_words(scale->words, added->words[0], added->words[1], added->words[2]);
        scale->rows += added->rows;
    }
    total->rows += other->rows;
    return MONEY_OK;
}

/* --------------------------------------------------------------------------------------------------- Value ------ */

/* sum = sum × 10 + words, in two's complement. */
static void shift_in(uint32_t *sum, const uint64_t *words)
{
    uint32_t sign = (words[2] >> 63) != 0 ? UINT32_MAX : 0;
    uint64_t carry = 0;
    size_t index;

    for (index = 0; index < DIGITS; index++) {
        uint32_t added = index < 6 ? (uint32_t)(words[index / 2] >> (index % 2 * 32)) : sign;

        carry += (uint64_t)sum[index] * 10 + added;
        sum[index] = (uint32_t)carry;
        carry >>= 32;
    }
}

static void negate(uint32_t *sum)
{
    uint64_t carry = 1;
    size_t index;

    for (index = 0; index < DIGITS; index++) {
        carry += (uint32_t)~sum[index];
        sum[index] = (uint32_t)carry;
        carry >>= 32;
    }
}

/* Divides a magnitude by 10 and returns the remainder. */
static uint32_t divide_by_ten(uint32_t *sum)
{
    uint64_t rest = 0;
    size_t index;

    for (index = DIGITS; index-- > 0;) {
        rest = rest << 32 | sum[index];
        sum[index] = (uint32_t)(rest / 10);
        rest %= 10;
    }
    return (uint32_t)rest;
}

/* Returns whether a magnitude is below 10^38 = 0x4B3B4CA8_5A86C47A_098A2240_00000000. */
static int fits(const uint32_t *sum)
{
    static const uint32_t limit[4] = { 0, 0x098A2240, 0x5A86C47A, 0x4B3B4CA8 };
    size_t index;

    for (index = DIGITS; index-- > 4;) {
        if (sum[index] != 0) return 0;
    }
    for (index = 4; index-- > 0;) {
        if (sum[index] != limit[index]) return sum[index] < limit[index];
    }
    return 0;
}

money_status_t total_value(const total_t *total, money_t *sum, money_error_t *error)
{
    uint32_t digits[DIGITS] = { 0 };
    uint32_t scale, first = MONEY_DIGITS_MAX, last = 0;
    int is_negative;

    if (total->rows == 0) return fail(error, MONEY_ERR_STATE, "a sum requires at least one row");
    for (scale = 0; scale <= MONEY_DIGITS_MAX; scale++) {
        if (total->scales[scale].rows == 0) continue;
        if (scale < first) first = scale;
        last = scale;
    }
    /* Scales without rows contain 0. */
    for (scale = first; scale <= last; scale++) shift_in(digits, total->scales[scale].words);
    is_negative = digits[DIGITS - 1] > INT32_MAX;
    if (is_negative) negate(digits);
    while (!fits(digits)) {
        if (last == 0 || divide_by_ten(digits) != 0)
            return fail(error, MONEY_ERR_OVERFLOW, "the sum does not fit in 38 digits");
        last--;
    }
    if (is_negative) negate(digits);
    sum->lo = (uint64_t)digits[1] << 32 | digits[0];
    sum->hi = (int64_t)((uint64_t)digits[3] << 32 | digits[2]);
    sum->scale = last;
    memcpy(sum->currency, total->currency, sizeof sum->currency);
    return MONEY_OK;
}

money_status_t total_average(const total_t *total, int32_t digits, money_rounding_t rounding, money_t *average,
                             money_error_t *error)
{
    money_t sum;
    money_decimal_t rows;
    money_status_t status = total_value(total, &sum, error);

    if (status == MONEY_OK && total->rows > INT64_MAX)
        status = fail(error, MONEY_ERR_OVERFLOW, "the number of rows does not fit in 64 bits");
    if (status == MONEY_OK) status = money_decimal_new((int64_t)total->rows, 0, &rows, error);
    return status == MONEY_OK ? money_divide(&sum, &rows, digits, rounding, average, NULL, error) : status;
}
