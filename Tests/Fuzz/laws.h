/* Laws of every input. A violated law ends the process, which is a finding. */
#ifndef LAWS_H
#define LAWS_H

#include "big.h"

#include <stdio.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define LAW(condition) ((condition) ? (void)0 : law_broken(#condition, __FILE__, __LINE__))

_Noreturn static inline void law_broken(const char *law, const char *file, int line)
{
    fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, law);
    abort();
}

/* ------------------------------------------------------------------------------------------------ Input ---- */

/** Input as a stream of values; past the end all are 0. */
typedef struct {
    const uint8_t *bytes;
    size_t left;
} input_t;

static inline uint8_t input_byte(input_t *input)
{
    if (input->left == 0) return 0;
    input->left--;
    return *input->bytes++;
}

static inline uint64_t input_number(input_t *input, int size)
{
    uint64_t value = 0;

    while (size-- > 0) value = value << 8 | input_byte(input);
    return value;
}

/** A coefficient below 10^38, often a small or round one, with any sign. */
static inline money_decimal_t input_decimal(input_t *input)
{
    uint8_t form = input_byte(input);
    money_decimal_t decimal = {0, 0, 0, 0};
    big_wide_t value = 0, limit = 1;
    int i;

    for (i = 0; i < MONEY_DIGITS_MAX; i++) limit *= 10;
    switch (form & 7) {
    case 0: value = 0; break;
    case 1: value = input_byte(input); break;
    case 2: value = input_number(input, 3); break;
    case 3: value = input_number(input, 8); break;
    case 4: value = limit - 1 - input_byte(input); break;
    case 5:
        value = 1;
        for (i = input_byte(input) % 38; i > 0; i--) value *= 10;
        value = (value + (input_byte(input) & 3)) % limit;
        break;
    case 6: value = (big_wide_t)1 << (input_byte(input) % 126); break;
    default:
        value = (big_wide_t)input_number(input, 8) << 64;
        value = (value | input_number(input, 8)) % limit;
    }
    if (form & 8) value = ~value + 1;
    decimal.lo = (uint64_t)value;
    decimal.hi = (int64_t)(uint64_t)(value >> 64);
    decimal.scale = form & 16 ? input_byte(input) % (MONEY_DIGITS_MAX + 1) : (form >> 5) % 4;
    return decimal;
}

/* ------------------------------------------------------------------------------------------------ Errors ---- */

/** An unwritten error. */
static inline money_error_t error_untouched(void)
{
    money_error_t error;

    memset(&error, 0xA5, sizeof error);
    return error;
}

static inline int is_zeroed(const void *object, size_t size)
{
    const unsigned char *bytes = object;
    size_t i;

    for (i = 0; i < size; i++) {
        if (bytes[i] != 0) return 0;
    }
    return 1;
}

/** Where a text stops being UTF-8 without a NUL; its length when it does not. */
static inline size_t utf8_end(const uint8_t *text, size_t length)
{
    size_t i = 0;

    while (i < length) {
        uint8_t byte = text[i];
        size_t more = byte < 0x80 ? 0 : byte >= 0xC2 && byte <= 0xDF ? 1 : byte >= 0xE0 && byte <= 0xEF ? 2
                      : byte >= 0xF0 && byte <= 0xF4 ? 3 : 9;
        size_t j;

        if (byte == 0 || more == 9 || more > length - i - 1) return i;
        for (j = 1; j <= more; j++) {
            if ((text[i + j] & 0xC0) != 0x80) return i;
        }
        if (byte == 0xE0 && text[i + 1] < 0xA0) return i;
        if (byte == 0xED && text[i + 1] > 0x9F) return i;
        if (byte == 0xF0 && text[i + 1] < 0x90) return i;
        if (byte == 0xF4 && text[i + 1] > 0x8F) return i;
        i += more + 1;
    }
    return length;
}

/** Success leaves the error alone; failure fills it: one printable line, a position in the text or -1.
 *  Returns whether the call succeeded.
 */
static inline int law_status(money_status_t status, const money_error_t *error, size_t length)
{
    size_t end;
    size_t i;

    LAW(strcmp(money_status_name(status), "MONEY_ERR_?") != 0);
    if (status == MONEY_OK) {
        money_error_t untouched = error_untouched();

        LAW(memcmp(error, &untouched, sizeof untouched) == 0);
        return 1;
    }
    LAW(error->status == status);
    LAW(error->cause == 0);
    LAW(error->position >= -1 && error->position <= (int64_t)length);
    LAW(memchr(error->text, 0, sizeof error->text) != NULL);
    end = strlen(error->text);
    LAW(end > 0);
    LAW(utf8_end((const uint8_t *)error->text, end) == end);
    for (i = 0; i < end; i++) LAW((unsigned char)error->text[i] >= 0x20 && error->text[i] != 0x7F);
    return 0;
}

/* ---------------------------------------------------------------------------------------------- Decimals ---- */

static inline int decimal_is_negative(const money_decimal_t *value)
{
    return value->hi < 0;
}

static inline int decimal_is_zero(const money_decimal_t *value)
{
    return value->lo == 0 && value->hi == 0;
}

static inline big_t decimal_magnitude(const money_decimal_t *value)
{
    return big_magnitude(value->lo, value->hi);
}

static inline money_decimal_t decimal_of(const money_t *money)
{
    money_decimal_t decimal = {0, 0, 0, 0};

    decimal.lo = money->lo;
    decimal.hi = money->hi;
    decimal.scale = money->scale;
    return decimal;
}

static inline void law_decimal(const money_decimal_t *value)
{
    big_t magnitude = decimal_magnitude(value), limit = big_limit();

    LAW(value->reserved == 0);
    LAW(value->scale <= MONEY_DIGITS_MAX);
    LAW(big_compare(&magnitude, &limit) < 0);
}

static inline void law_money(const money_t *value)
{
    money_decimal_t decimal = decimal_of(value);
    size_t length, i;

    law_decimal(&decimal);
    LAW(memchr(value->currency, 0, MONEY_CODE_SIZE) != NULL);
    length = strlen(value->currency);
    LAW(length > 0);
    for (i = length; i < MONEY_CODE_SIZE; i++) LAW(value->currency[i] == 0);
}

static inline int decimal_same(const money_decimal_t *a, const money_decimal_t *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static inline int money_same(const money_t *a, const money_t *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/** `result` is ±numerator/denominator, rounded once to `digits`; the flag reports whether it was rounded. */
static inline void law_rounded(const big_t *numerator, const big_t *denominator, int negative, int32_t digits,
                               money_rounding_t rounding, const money_decimal_t *result, uint32_t flags)
{
    big_t coefficient = decimal_magnitude(result), exact, got, loss, twice;
    int order, half, up, ok = 0;

    law_decimal(result);
    LAW(result->scale == (uint32_t)digits);
    if (!big_is_zero(&coefficient)) LAW(decimal_is_negative(result) == negative);
    exact = big_shift10(numerator, (unsigned)digits);
    got = big_multiply(&coefficient, denominator);
    order = big_compare(&got, &exact);
    LAW(((flags & MONEY_FLAG_ROUNDED) != 0) == (order != 0));
    if (order == 0) return;
    loss = big_distance(&got, &exact);
    LAW(big_compare(&loss, denominator) < 0);
    twice = big_times(&loss, 2);
    half = big_compare(&twice, denominator);
    up = order > 0;
    switch (rounding) {
    case MONEY_ROUND_HALF_EVEN:
        ok = half < 0 || (half == 0 && (coefficient.count == 0 || coefficient.limb[0] % 2 == 0));
        break;
    case MONEY_ROUND_HALF_UP: ok = half < 0 || (half == 0 && up); break;
    case MONEY_ROUND_HALF_DOWN: ok = half < 0 || (half == 0 && !up); break;
    case MONEY_ROUND_UP: ok = up; break;
    case MONEY_ROUND_DOWN: ok = !up; break;
    case MONEY_ROUND_CEILING: ok = negative ? !up : up; break;
    case MONEY_ROUND_FLOOR: ok = negative ? up : !up; break;
    case MONEY_ROUND_HALF_ODD:
        ok = half < 0 || (half == 0 && coefficient.count > 0 && coefficient.limb[0] % 2 == 1);
        break;
    case MONEY_ROUND_HALF_CEILING: ok = half < 0 || (half == 0 && (negative ? !up : up)); break;
    case MONEY_ROUND_HALF_FLOOR: ok = half < 0 || (half == 0 && (negative ? up : !up)); break;
    default: ok = 0;
    }
    LAW(ok && "rounded as asked");
}

/** An overflow is only reported for a value that does not fit: rounded up, it needs more than 38 digits. */
static inline void law_overflow(const big_t *numerator, const big_t *denominator, int32_t digits)
{
    big_t exact = big_shift10(numerator, (unsigned)digits), one = big_of(1), limit = big_limit(), most, largest;

    largest = big_distance(&limit, &one);
    most = big_multiply(&largest, denominator);
    LAW(big_compare(&exact, &most) > 0);
}

/** `result` is ±coefficient × 10^-scale exactly, with as many digits of it as fit; or an overflow is right. */
static inline void law_exact(const big_t *coefficient, unsigned scale, int negative, money_status_t status,
                             const money_decimal_t *result)
{
    big_t wanted = *coefficient, limit = big_limit(), got;

    while ((scale > MONEY_DIGITS_MAX || big_compare(&wanted, &limit) >= 0) && scale > 0 && big_drop_zero(&wanted)) {
        scale--;
    }
    if (scale > MONEY_DIGITS_MAX || big_compare(&wanted, &limit) >= 0) {
        LAW(status == MONEY_ERR_OVERFLOW);
        return;
    }
    LAW(status == MONEY_OK);
    law_decimal(result);
    got = decimal_magnitude(result);
    LAW(result->scale == scale);
    LAW(big_compare(&got, &wanted) == 0);
    LAW(big_is_zero(&got) || decimal_is_negative(result) == negative);
}

/** ±a ± b at the larger scale: the exact sum. Returns whether it is negative. */
static inline int decimal_sum(const money_decimal_t *a, const money_decimal_t *b, big_t *sum)
{
    unsigned scale = a->scale > b->scale ? a->scale : b->scale;
    big_t left = decimal_magnitude(a), right = decimal_magnitude(b);

    left = big_shift10(&left, scale - a->scale);
    right = big_shift10(&right, scale - b->scale);
    if (decimal_is_negative(a) == decimal_is_negative(b)) {
        *sum = big_add(&left, &right);
        return decimal_is_negative(a);
    }
    *sum = big_distance(&left, &right);
    return big_compare(&left, &right) >= 0 ? decimal_is_negative(a) : decimal_is_negative(b);
}

#endif
