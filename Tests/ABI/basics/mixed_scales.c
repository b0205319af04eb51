/*
 * Sums, differences and orders of amounts and decimals at all pairs of scales, against integers of 128 bits. The library
 * computes most of them on a fast path, whose results must be the bytes that the general path would write.
 */
#include "basics.h"

#include <stdint.h>

enum { MOST_SCALE = 38, PAIRS = 24 };

#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 wide;

static uint64_t state = 40;

static uint64_t next_word(void)
{
    state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return state >> 32 | state << 32;
}

/** A coefficient, often near the edges of 64 bits. */
static wide coefficient(void)
{
    static const int64_t edges[] = { 0, 1, -1, INT64_MAX, INT64_MIN, INT64_MAX - 1, 10, 100 };
    uint64_t word = next_word();
    wide value;

    switch (word % 4) {
    case 0: return edges[word / 4 % (sizeof edges / sizeof *edges)];
    case 1: return (wide)(int64_t)next_word() * 16;
    default:
        value = (wide)(next_word() >> 1 >> word / 4 % 63);
        return word >> 63 ? -value : value;
    }
}

static money_decimal_t number(wide value, uint32_t scale)
{
    money_decimal_t result = { (uint64_t)value, (int64_t)(value >> 64), scale, 0 };

    return result;
}

static money_t euros(wide value, uint32_t scale)
{
    money_t result = { (uint64_t)value, (int64_t)(value >> 64), scale, "EUR" };

    return result;
}

/** Multiplies a value by 10^places; false if the product would exceed 37 digits. */
static int is_shifted(wide *value, uint32_t places)
{
    wide limit = 1;
    int digits;

    for (digits = 0; digits < 37; digits++) limit *= 10;
    for (; places > 0; places--) {
        if (*value >= limit / 10 || *value <= -limit / 10) return 0;
        *value *= 10;
    }
    return *value < limit && *value > -limit;
}

static int is(const money_t *result, wide value, uint32_t scale)
{
    money_t wanted = euros(value, scale);

    return memcmp(result, &wanted, sizeof wanted) == 0;
}

static int is_number(const money_decimal_t *result, wide value, uint32_t scale)
{
    money_decimal_t wanted = number(value, scale);

    return memcmp(result, &wanted, sizeof wanted) == 0;
}

static void amounts(wide left, uint32_t left_scale, wide right, uint32_t right_scale, wide sums[2], int32_t order)
{
    money_t a = euros(left, left_scale), b = euros(right, right_scale), result;
    uint32_t scale = left_scale > right_scale ? left_scale : right_scale;
    int32_t found, equal;

    CHECK(money_add(&a, &b, &result, NULL) == MONEY_OK && is(&result, sums[0], scale));
    CHECK(money_subtract(&a, &b, &result, NULL) == MONEY_OK && is(&result, sums[1], scale));
    CHECK(money_compare(&a, &b, &found, NULL) == MONEY_OK && found == order);
    CHECK(money_equal(&a, &b, &equal, NULL) == MONEY_OK && equal == (order == 0));
    CHECK(money_negate(&a, &result, NULL) == MONEY_OK && is(&result, -left, left_scale));
    CHECK(money_absolute(&a, &result, NULL) == MONEY_OK && is(&result, left < 0 ? -left : left, left_scale));
    CHECK(money_sign(&a, &found, NULL) == MONEY_OK && found == (left > 0) - (left < 0));
    /* In place. */
    result = a;
    CHECK(money_add(&result, &b, &result, NULL) == MONEY_OK && is(&result, sums[0], scale));
    result = b;
    CHECK(money_subtract(&a, &result, &result, NULL) == MONEY_OK && is(&result, sums[1], scale));
}

static void numbers(wide left, uint32_t left_scale, wide right, uint32_t right_scale, wide sums[2], int32_t order)
{
    money_decimal_t a = number(left, left_scale), b = number(right, right_scale), result;
    uint32_t scale = left_scale > right_scale ? left_scale : right_scale;
    int32_t found;

    CHECK(money_decimal_add(&a, &b, &result, NULL) == MONEY_OK && is_number(&result, sums[0], scale));
    CHECK(money_decimal_subtract(&a, &b, &result, NULL) == MONEY_OK && is_number(&result, sums[1], scale));
    CHECK(money_decimal_compare(&a, &b, &found, NULL) == MONEY_OK && found == order);
    CHECK(money_decimal_negate(&a, &result, NULL) == MONEY_OK && is_number(&result, -left, left_scale));
    CHECK(money_decimal_absolute(&a, &result, NULL) == MONEY_OK && is_number(&result, left < 0 ? -left : left, left_scale));
    CHECK(money_decimal_sign(&a, &found, NULL) == MONEY_OK && found == (left > 0) - (left < 0));
    result = b;
    CHECK(money_decimal_subtract(&a, &result, &result, NULL) == MONEY_OK && is_number(&result, sums[1], scale));
}

static void all_scales(void)
{
    uint32_t left_scale, right_scale;
    int pair, compared = 0;

    for (left_scale = 0; left_scale <= MOST_SCALE; left_scale++) {
        for (right_scale = 0; right_scale <= MOST_SCALE; right_scale++) {
            for (pair = 0; pair < PAIRS; pair++) {
                wide left = coefficient(), right = coefficient(), a = left, b = right, sums[2];

                if (!is_shifted(&a, right_scale > left_scale ? right_scale - left_scale : 0)) continue;
                if (!is_shifted(&b, left_scale > right_scale ? left_scale - right_scale : 0)) continue;
                sums[0] = a + b;
                sums[1] = a - b;
                amounts(left, left_scale, right, right_scale, sums, (a > b) - (a < b));
                numbers(left, left_scale, right, right_scale, sums, (a > b) - (a < b));
                compared++;
            }
        }
    }
    CHECK(compared > 20000);
}
#else
static void all_scales(void)
{
    CHECK(MOST_SCALE == MONEY_DIGITS_MAX && PAIRS > 0);
}
#endif

/** Invalid values are rejected on either side, also at mixed scales. */
static void rejected(void)
{
    money_t one = amount("1.00 EUR"), other, result;
    money_decimal_t number_one = decimal("1.00"), number_other, number_result;
    int32_t order;

#define REJECTED(status)                                                             \
    CHECK_STATUS(money_add(&one, &other, &result, NULL), status);                    \
    CHECK_STATUS(money_subtract(&other, &one, &result, NULL), status);               \
    CHECK_STATUS(money_compare(&one, &other, &order, NULL), status)
    other = amount("1.0 USD");
    REJECTED(MONEY_ERR_CURRENCY_MISMATCH);
    other = amount("1.0 EUR");
    other.scale = 39;
    REJECTED(MONEY_ERR_ARGUMENT);
    other = amount("1.0 EUR");
    other.currency[11] = 'X';
    REJECTED(MONEY_ERR_ARGUMENT);
    other = amount("1.0 EUR");
    other.hi = INT64_MAX;
    REJECTED(MONEY_ERR_ARGUMENT);
    number_other = decimal("1.0");
    number_other.reserved = 1;
    CHECK_STATUS(money_decimal_add(&number_one, &number_other, &number_result, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_decimal_compare(&number_other, &number_one, &order, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_decimal_add(&number_other, &number_other, &number_result, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_decimal_negate(&number_other, &number_result, NULL), MONEY_ERR_ARGUMENT);
}

int main(void)
{
    all_scales();
    rejected();
    return check_end();
}
