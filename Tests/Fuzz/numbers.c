/*
 * Text to decimals and amounts and back, and arithmetic on what was read, each result checked against whole numbers.
 *
 * Input: three lines. The first two are read, each as a decimal and as an amount; of the third, the bytes choose digits
 * and rounding.
 */
#include "laws.h"

/* ------------------------------------------------------------------------------------------------ Reading ---- */

/** What the header says of a text: the status, the value, and where the first byte stands that does not belong. A
 *  number too long with something behind it is told of as too long.
 */
static money_status_t read_by_the_rules(const uint8_t *text, size_t length, money_decimal_t *value, size_t *position)
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

/** Writing gives the same text whatever the buffer, and it reads back as the same value. */
static void law_written(const money_decimal_t *value, const money_t *amount)
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
static int read_text(const uint8_t *bytes, size_t length, money_decimal_t *value, money_t *amount)
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
        LAW(money_parse_in(text, length, "JPY", NULL, &other, NULL) == MONEY_OK && money_same(amount, &other));
    } else {
        LAW(is_zeroed(amount, sizeof *amount));
        error = error_untouched();
        status = money_parse_in(text, length, "JPY", NULL, amount, &error);
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

/** Amounts do what their decimals do, and keep their currency. */
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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t first = line_end(data, size, 0), second = line_end(data, size, first < size ? first + 1 : size);
    size_t start = first < size ? first + 1 : size;
    money_decimal_t a, b;
    money_t left, right;
    input_t choices;
    int32_t digits;
    money_rounding_t rounding;
    int32_t date;

    if (!read_text(data, first, &a, &left)) {
        char text[16];
        money_error_t error = error_untouched();

        /* Dates are short: what is no number may be one. */
        if (law_status(money_date_parse((const char *)data, first, &date, &error), &error, first)) {
            LAW(money_date_format(date, text, sizeof text, NULL, NULL) == MONEY_OK);
            LAW(first == strlen(text) && memcmp(text, data, first) == 0);
        }
        return 0;
    }
    if (!read_text(data + start, second - start, &b, &right)) return 0;
    choices.bytes = data + (second < size ? second + 1 : size);
    choices.left = second < size ? size - second - 1 : 0;
    digits = input_byte(&choices) % 41 - 2;
    rounding = input_byte(&choices) % 8;
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
