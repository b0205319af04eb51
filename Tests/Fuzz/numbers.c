/*
 * Text to decimals and amounts and back, and arithmetic on these, each result checked against integers.
 *
 * Input: three lines. The first two are read, each as a decimal and as an amount; of the third, the bytes choose digits
 * and rounding.
 */
#include "reading.h"

/* --------------------------------------------------------------------------------------------- Arithmetic ---- */

static void law_order(const money_decimal_t *a, const money_decimal_t *b)
{
    big_t difference;
    money_decimal_t minus_b;
    uint64_t hash_a, hash_b;
    int32_t order, reverse;
    int wanted;

    LAW(money_decimal_negate(b, &minus_b, NULL) == MONEY_OK);
    wanted = decimal_sum(a, &minus_b, &difference) ? -1 : 1;
    if (big_is_zero(&difference)) wanted = 0;
    LAW(money_decimal_compare(a, b, &order, NULL) == MONEY_OK && order == wanted);
    LAW(money_decimal_compare(b, a, &reverse, NULL) == MONEY_OK && reverse == -order);
    LAW(money_decimal_hash(a, &hash_a, NULL) == MONEY_OK && money_decimal_hash(b, &hash_b, NULL) == MONEY_OK);
    if (order == 0) LAW(hash_a == hash_b);
}

static void law_sums(const money_decimal_t *a, const money_decimal_t *b)
{
    money_decimal_t sum, reverse, minus_b, difference, other;
    money_error_t error = error_untouched();
    money_status_t status;
    big_t exact;
    int negative;

    status = money_decimal_add(a, b, &sum, &error);
    negative = decimal_sum(a, b, &exact);
    law_exact(&exact, a->scale > b->scale ? a->scale : b->scale, negative, status, &sum);
    if (!law_status(status, &error, 0)) LAW(is_zeroed(&sum, sizeof sum));
    LAW(money_decimal_add(b, a, &reverse, NULL) == status && decimal_same(&sum, &reverse));
    LAW(money_decimal_negate(b, &minus_b, NULL) == MONEY_OK);
    law_decimal(&minus_b);
    status = money_decimal_subtract(a, b, &difference, NULL);
    LAW(money_decimal_add(a, &minus_b, &other, NULL) == status && decimal_same(&difference, &other));
    LAW(money_decimal_negate(&minus_b, &other, NULL) == MONEY_OK && decimal_same(&other, b));
    LAW(money_decimal_absolute(a, &other, NULL) == MONEY_OK && !decimal_is_negative(&other));
    LAW(money_decimal_subtract(a, a, &other, NULL) == MONEY_OK && decimal_is_zero(&other));
}

/** How one product or quotient came out. */
static void law_scaled(money_status_t status, const big_t *numerator, const big_t *denominator, int negative,
                       int32_t digits, money_rounding_t rounding, const money_decimal_t *result, uint32_t flags,
                       money_status_t rounded_down)
{
    if (status == MONEY_OK) {
        LAW((flags & ~MONEY_FLAG_ROUNDED) == 0);
        law_rounded(numerator, denominator, negative, digits, rounding, result, flags);
        return;
    }
    LAW(is_zeroed(result, sizeof *result) && flags == 0);
    if (status == MONEY_ERR_INEXACT) {
        LAW(rounding == MONEY_ROUND_UNNECESSARY);
        /* Cut, it is either too large or has lost something. */
        LAW(rounded_down == MONEY_ERR_OVERFLOW || rounded_down == MONEY_ERR_INEXACT);
        return;
    }
    LAW(status == MONEY_ERR_OVERFLOW);
    law_overflow(numerator, denominator, digits);
}

static void law_products(const money_decimal_t *a, const money_decimal_t *b, int32_t digits, money_rounding_t rounding)
{
    big_t left = decimal_magnitude(a), right = decimal_magnitude(b), product, unit = big_of(1);
    int negative = decimal_is_negative(a) != decimal_is_negative(b);
    money_decimal_t result, reverse, cut;
    money_error_t error = error_untouched();
    money_status_t status, rounded_down = MONEY_OK;
    uint32_t flags = 7, cut_flags;

    product = big_multiply(&left, &right);
    status = money_decimal_multiply(a, b, digits, rounding, &result, &flags, &error);
    law_status(status, &error, 0);
    LAW(money_decimal_multiply(b, a, digits, rounding, &reverse, NULL, NULL) == status);
    LAW(decimal_same(&result, &reverse));
    if (digits == MONEY_DIGITS_EXACT) {
        law_exact(&product, a->scale + b->scale, negative, status, &result);
        LAW(flags == 0);
        return;
    }
    if (status == MONEY_ERR_INEXACT) {
        rounded_down = money_decimal_multiply(a, b, digits, MONEY_ROUND_DOWN, &cut, &cut_flags, NULL);
        if (rounded_down == MONEY_OK && cut_flags == MONEY_FLAG_ROUNDED) rounded_down = MONEY_ERR_INEXACT;
    }
    unit = big_shift10(&unit, a->scale + b->scale);
    law_scaled(status, &product, &unit, negative, digits, rounding, &result, flags, rounded_down);
}

static void law_quotients(const money_decimal_t *a, const money_decimal_t *b, int32_t digits,
                          money_rounding_t rounding)
{
    big_t left = decimal_magnitude(a), right = decimal_magnitude(b);
    int negative = decimal_is_negative(a) != decimal_is_negative(b);
    money_decimal_t result, cut;
    money_error_t error = error_untouched();
    money_status_t status, rounded_down = MONEY_OK;
    uint32_t flags = 7, cut_flags;

    status = money_decimal_divide(a, b, digits, rounding, &result, &flags, &error);
    law_status(status, &error, 0);
    if (digits < 0) {
        LAW(status == MONEY_ERR_ARGUMENT && is_zeroed(&result, sizeof result));
        return;
    }
    if (decimal_is_zero(b)) {
        LAW(status == MONEY_ERR_DIVISION_BY_ZERO && is_zeroed(&result, sizeof result));
        return;
    }
    if (status == MONEY_ERR_INEXACT) {
        rounded_down = money_decimal_divide(a, b, digits, MONEY_ROUND_DOWN, &cut, &cut_flags, NULL);
        if (rounded_down == MONEY_OK && cut_flags == MONEY_FLAG_ROUNDED) rounded_down = MONEY_ERR_INEXACT;
    }
    left = big_shift10(&left, b->scale);
    right = big_shift10(&right, a->scale);
    law_scaled(status, &left, &right, negative, digits, rounding, &result, flags, rounded_down);
}

static void law_quantized(const money_decimal_t *a, int32_t digits, money_rounding_t rounding)
{
    big_t magnitude = decimal_magnitude(a), unit = big_of(1);
    money_decimal_t result, cut;
    money_error_t error = error_untouched();
    money_status_t status, rounded_down = MONEY_OK;
    uint32_t flags = 7, cut_flags;

    status = money_decimal_quantize(a, digits, rounding, &result, &flags, &error);
    law_status(status, &error, 0);
    if (digits < 0) {
        LAW(status == MONEY_ERR_ARGUMENT && is_zeroed(&result, sizeof result));
        return;
    }
    if (status == MONEY_ERR_INEXACT) {
        rounded_down = money_decimal_quantize(a, digits, MONEY_ROUND_DOWN, &cut, &cut_flags, NULL);
        if (rounded_down == MONEY_OK && cut_flags == MONEY_FLAG_ROUNDED) rounded_down = MONEY_ERR_INEXACT;
    }
    unit = big_shift10(&unit, a->scale);
    law_scaled(status, &magnitude, &unit, decimal_is_negative(a), digits, rounding, &result, flags, rounded_down);
}

/** Amounts behave like their decimals, and keep their currency. */
static void law_amounts(const money_t *a, const money_t *b, int32_t digits, money_rounding_t rounding)
{
    money_decimal_t left = decimal_of(a), right = decimal_of(b), wanted, got;
    money_t result;
    uint64_t hash_a, hash_b;
    uint32_t flags, wanted_flags;
    int32_t order, wanted_order, equal;
    int64_t minor;
    money_status_t status;

    status = money_add(a, b, &result, NULL);
    if (strcmp(a->currency, b->currency) != 0) {
        LAW(status == MONEY_ERR_CURRENCY_MISMATCH && is_zeroed(&result, sizeof result));
        LAW(money_subtract(a, b, &result, NULL) == MONEY_ERR_CURRENCY_MISMATCH);
        LAW(money_compare(a, b, &order, NULL) == MONEY_ERR_CURRENCY_MISMATCH);
        LAW(money_equal(a, b, &equal, NULL) == MONEY_OK && equal == 0);
    } else {
        LAW(money_decimal_add(&left, &right, &wanted, NULL) == status);
        got = decimal_of(&result);
        LAW(decimal_same(&got, &wanted));
        if (status == MONEY_OK) LAW(strcmp(result.currency, a->currency) == 0);
        LAW(money_compare(a, b, &order, NULL) == MONEY_OK);
        LAW(money_decimal_compare(&left, &right, &wanted_order, NULL) == MONEY_OK && order == wanted_order);
        LAW(money_equal(a, b, &equal, NULL) == MONEY_OK && equal == (order == 0));
        LAW(money_hash(a, &hash_a, NULL) == MONEY_OK && money_hash(b, &hash_b, NULL) == MONEY_OK);
        if (equal) LAW(hash_a == hash_b);
    }
    status = money_multiply(a, &right, digits, rounding, &result, &flags, NULL);
    if (digits != MONEY_DIGITS_CURRENCY) {
        LAW(money_decimal_multiply(&left, &right, digits, rounding, &wanted, &wanted_flags, NULL) == status);
        got = decimal_of(&result);
        LAW(decimal_same(&got, &wanted) && flags == wanted_flags);
    } else if (status == MONEY_OK) {
        LAW(money_currency_digits(a->currency, MONEY_DATE_NONE, NULL, &digits, NULL) == MONEY_OK);
        LAW(result.scale == (uint32_t)digits);
    }
    status = money_to_minor(a, NULL, &minor, NULL);
    if (status == MONEY_OK) {
        LAW(money_from_minor(minor, a->currency, NULL, &result, NULL) == MONEY_OK);
        LAW(money_equal(a, &result, &equal, NULL) == MONEY_OK && equal == 1);
    }
    status = money_to_cash(a, &right, rounding, &result, &flags, NULL);
    if (status == MONEY_OK) {
        big_t units = decimal_magnitude(&left), step = decimal_magnitude(&right), coefficient, rest;

        /* A multiple of the step, less than one step away; its scale is the step's, or the largest that fits. */
        LAW(right.hi >= 0 && !decimal_is_zero(&right));
        got = decimal_of(&result);
        coefficient = decimal_magnitude(&got);
        LAW(result.scale <= right.scale);
        coefficient = big_shift10(&coefficient, right.scale - result.scale);
        law_exact(&coefficient, right.scale, decimal_is_negative(&got), MONEY_OK, &got);
        if (result.scale == right.scale) {
            LAW(money_decimal_divide(&got, &right, 0, MONEY_ROUND_UNNECESSARY, &wanted, NULL, NULL) == MONEY_OK);
        }
        coefficient = big_shift10(&coefficient, left.scale);
        units = big_shift10(&units, right.scale);
        rest = big_distance(&coefficient, &units);
        step = big_shift10(&step, left.scale);
        LAW(big_compare(&rest, &step) < 0);
        LAW(((flags & MONEY_FLAG_ROUNDED) != 0) == !big_is_zero(&rest));
    } else {
        LAW(is_zeroed(&result, sizeof result));
        LAW(status == MONEY_ERR_ARGUMENT || status == MONEY_ERR_OVERFLOW || status == MONEY_ERR_INEXACT);
    }
}

/* --------------------------------------------------------------------------------------------------- Entry ---- */

static size_t line_end(const uint8_t *data, size_t size, size_t start)
{
    while (start < size && data[start] != '\n') start++;
    return start;
}

/** A text that is not a number may be a date, which is written as it was read. */
static void read_date(const uint8_t *data, size_t size)
{
    money_error_t error = error_untouched();
    char text[16];
    int32_t date;

    if (!law_status(money_date_parse((const char *)data, size, &date, &error), &error, size)) return;
    LAW(money_date_format(date, text, sizeof text, NULL, NULL) == MONEY_OK);
    LAW(size == strlen(text) && memcmp(text, data, size) == 0);
}

/** Or a code, of which every fact is in its range. */
static void read_code(const uint8_t *data, size_t size)
{
    money_error_t error = error_untouched();
    money_currency_t currency;
    char *code = calloc(size + 1, 1);
    int32_t digits;
    money_status_t status;

    if (code == NULL) abort();
    if (size > 0) memcpy(code, data, size);
    status = money_currency_find(code, NULL, &currency, &error);
    if (law_status(status, &error, size)) {
        LAW(strcmp(code, currency.code) == 0 && strlen(currency.name) < sizeof currency.name);
        LAW(money_currency_digits(code, MONEY_DATE_NONE, NULL, &digits, NULL) == MONEY_OK);
        LAW(digits == currency.digits && digits >= -1 && digits <= MONEY_DIGITS_MAX);
        law_decimal(&currency.cash_step);
    } else {
        LAW(status == MONEY_ERR_SYNTAX || status == MONEY_ERR_UNKNOWN_CURRENCY);
        LAW(is_zeroed(&currency, sizeof currency));
    }
    free(code);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t first = line_end(data, size, 0), second = line_end(data, size, first < size ? first + 1 : size);
    size_t start = first < size ? first + 1 : size;
    money_decimal_t a, b;
    money_t left, right;
    input_t choices;
    int32_t digits;
    money_rounding_t rounding;

    if (!read_text(data, first, &a, &left)) {
        read_date(data, first);
        read_code(data, first);
        return 0;
    }
    if (!read_text(data + start, second - start, &b, &right)) return 0;
    choices.bytes = data + (second < size ? second + 1 : size);
    choices.left = second < size ? size - second - 1 : 0;
    digits = input_byte(&choices) % 41 - 2;
    rounding = MONEY_ROUND_HALF_EVEN + input_byte(&choices) % 11;
    law_order(&a, &b);
    law_sums(&a, &b);
    if (digits != MONEY_DIGITS_CURRENCY) law_products(&a, &b, digits, rounding);
    law_quotients(&a, &b, digits, rounding);
    law_quantized(&a, digits, rounding);
    law_amounts(&left, &right, digits, rounding);
    if (input_byte(&choices) & 1) memcpy(right.currency, left.currency, sizeof right.currency);
    law_amounts(&right, &left, digits, rounding);
    return 0;
}
