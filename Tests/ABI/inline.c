/*
 * The inline functions of money/inline.h beside the calls: equal results, flags, statuses and errors, byte by byte.
 *
 *     inline [CASES]    random cases, after all pairs of the hostile amounts; 300,000 by default
 */
#include "check.h"

#include <money/inline.h>

static uint64_t state = 20261126;

static uint64_t next(void)
{
    uint64_t word;

    state += UINT64_C(0x9E3779B97F4A7C15);
    word = state;
    word = (word ^ (word >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    word = (word ^ (word >> 27)) * UINT64_C(0x94D049BB133111EB);
    return word ^ (word >> 31);
}

/* -------------------------------------------------------------------------------------------------- The operands */

static const char codes[][MONEY_CODE_SIZE] = {
    "EUR", "USD", "JPY", "eur", "EU", "EURO", "USDT", "E", "", "A", "ABCDEFGHIJK", "EU\0R", "EUR\0\0X", "EUR\0\0\0\0X",
    "@UR", "EU[", "E1R", "1UR", "\xC5UR", "ABCDEFGHIJKL",
};
static const uint64_t lows[] = {
    0, 1, 2, 5, 15, 25, 49, 50, 51, 99, 100, 12345, 1000000007, UINT64_C(4999999999), UINT64_C(5000000000),
    UINT64_C(1000000000000000000), UINT64_C(9223372036854775807), UINT64_C(9223372036854775808), UINT64_C(9223372036854775809),
    UINT64_C(18446744073709551615), UINT64_C(18446744073709551614), UINT64_C(18446744073709551566),
    UINT64_C(687399551400673279), UINT64_C(687399551400673280),
};
static const int64_t highs[] = {
    0, -1, 1, -2, INT64_C(5421010862427522170), INT64_C(5421010862427522169), INT64_MAX, INT64_MIN, INT64_C(-5421010862427522171),
};
static const uint32_t scales[] = { 2, 0, 1, 3, 4, 8, 18, 19, 20, 21, 37, 38, 39, 64, 0x80, 0x100, 0x80000002, UINT32_MAX };
static const int32_t digit_counts[] = {
    2, 0, 1, 3, 6, 18, 19, 20, 38, 39, -1, MONEY_DIGITS_EXACT, MONEY_DIGITS_CURRENCY, INT32_MAX, INT32_MIN,
};

enum {
    HOSTILE_CODES = sizeof codes / sizeof *codes,
    HOSTILE_LOWS = sizeof lows / sizeof *lows,
    HOSTILE_HIGHS = sizeof highs / sizeof *highs,
    HOSTILE_SCALES = sizeof scales / sizeof *scales,
    HOSTILE_DIGITS = sizeof digit_counts / sizeof *digit_counts
};

/** A number of few bits as often as one of many. */
static int64_t some_short(void)
{
    uint64_t word = next();

    return (int64_t)(next() % 4 == 0 ? lows[word % HOSTILE_LOWS] : next() >> (word % 64)) * (word & 64 ? -1 : 1);
}

static void some_coefficient(uint64_t *lo, int64_t *hi)
{
    int64_t value = next() % 2 == 0 ? some_short() >> (next() % 40) : some_short();

    *lo = (uint64_t)value;
    *hi = next() % 16 != 0 ? (value < 0 ? -1 : 0) : highs[next() % HOSTILE_HIGHS];
}

static uint32_t some_scale(void)
{
    uint64_t word = next();

    return word % 16 == 0 ? scales[word / 16 % HOSTILE_SCALES] : word % 4 == 0 ? (uint32_t)(word / 16 % 39) : (uint32_t)(word / 16 % 7);
}

static money_t some_amount(void)
{
    money_t amount;
    uint64_t word = next();

    some_coefficient(&amount.lo, &amount.hi);
    amount.scale = some_scale();
    memcpy(amount.currency, codes[word % 8 != 0 ? 0 : word / 8 % HOSTILE_CODES], MONEY_CODE_SIZE);
    return amount;
}

static money_decimal_t some_factor(void)
{
    money_decimal_t factor;

    some_coefficient(&factor.lo, &factor.hi);
    factor.scale = some_scale();
    factor.reserved = next() % 64 == 0 ? (uint32_t)next() : 0;
    return factor;
}

/* ------------------------------------------------------------------------------------------------ The comparison */

/** The outputs of a call. */
typedef struct {
    money_t amount;
    money_error_t error;
    int32_t order;
    money_flags_t flags;
    money_status_t status;
} outcome_t;

/** Both outcomes begin with the same bytes, so that bytes which only one of them writes are found. */
static void start(outcome_t *called, outcome_t *inlined)
{
    memset(called, 0xA5, sizeof *called);
    memset(inlined, 0xA5, sizeof *inlined);
}

/** True if both calls wrote the same; prints the operands of the first calls that did not. */
static int are_equal(const char *name, const outcome_t *called, const outcome_t *inlined, const money_t *a, const money_t *b)
{
    static int printed;

    if (memcmp(called, inlined, sizeof *called) == 0) return 1;
    if (printed++ < 10) {
        fprintf(stderr, "%s: (%lld, %llu, scale %u, %.12s) and (%lld, %llu, scale %u, %.12s): status %d inline, %d called\n",
                name, (long long)a->hi, (unsigned long long)a->lo, (unsigned)a->scale, a->currency, (long long)b->hi,
                (unsigned long long)b->lo, (unsigned)b->scale, b->currency, (int)inlined->status, (int)called->status);
    }
    return 0;
}

#define BOTH(a, b, call, function, ...)                                                                               \
    do {                                                                                                              \
        outcome_t called, inlined, *to = &called;                                                                     \
        start(&called, &inlined);                                                                                     \
        to->status = money_##function(__VA_ARGS__);                                                                   \
        to = &inlined;                                                                                                \
        to->status = money_inline_##function(__VA_ARGS__);                                                            \
        call &= are_equal(#function, &called, &inlined, a, b);                                                        \
    } while (0)

/** An output that is also the first or the second operand, or both. */
static int same_in_place(const money_t *a, const money_t *b)
{
    money_t left[2], right[2];
    int index, holds = 1;

    for (index = 0; index < 2; index++) {
        left[index] = *a;
        right[index] = *b;
    }
    holds &= money_add(&left[0], &right[0], &left[0], NULL) == money_inline_add(&left[1], &right[1], &left[1], NULL);
    holds &= money_subtract(&left[0], &right[0], &right[0], NULL) ==
             money_inline_subtract(&left[1], &right[1], &right[1], NULL);
    holds &= money_add(&left[0], &left[0], &left[0], NULL) == money_inline_add(&left[1], &left[1], &left[1], NULL);
    holds &= money_negate(&right[0], &right[0], NULL) == money_inline_negate(&right[1], &right[1], NULL);
    return holds && memcmp(&left[0], &left[1], sizeof *left) == 0 && memcmp(&right[0], &right[1], sizeof *right) == 0;
}

static int same_pair(const money_t *a, const money_t *b)
{
    int holds = 1;

    BOTH(a, b, holds, add, a, b, &to->amount, &to->error);
    BOTH(a, b, holds, subtract, a, b, &to->amount, &to->error);
    BOTH(a, b, holds, compare, a, b, &to->order, &to->error);
    BOTH(a, a, holds, negate, a, &to->amount, &to->error);
    BOTH(a, a, holds, sign, a, &to->order, &to->error);
    return holds && same_in_place(a, b);
}

static int same_product(const money_t *amount, const money_decimal_t *factor, int32_t digits, money_rounding_t rounding)
{
    money_t in_place[2], shown = *amount;
    int holds = 1;

    shown.lo = factor->lo;
    shown.hi = factor->hi;
    shown.scale = factor->scale;
    BOTH(amount, &shown, holds, multiply, amount, factor, digits, rounding, &to->amount, &to->flags, &to->error);
    BOTH(amount, &shown, holds, multiply, amount, factor, digits, rounding, &to->amount, NULL, NULL);
    in_place[0] = in_place[1] = *amount;
    holds &= money_multiply(&in_place[0], factor, digits, rounding, &in_place[0], NULL, NULL) ==
             money_inline_multiply(&in_place[1], factor, digits, rounding, &in_place[1], NULL, NULL);
    return holds && memcmp(&in_place[0], &in_place[1], sizeof *in_place) == 0;
}

enum { SUMMANDS = 5 };

static int same_sum(const money_t *amounts)
{
    static const char *const named[] = { NULL, "", "EUR", "USD", "EURO", "E", "eur", "EU", "EURR" };
    const char *currency = named[next() % 9];
    size_t count = next() % (SUMMANDS + 1);
    int holds = 1;

    BOTH(amounts, &amounts[1], holds, sum, amounts, count, currency, &to->amount, &to->error);
    return holds;
}

/* ------------------------------------------------------------------------------------------------------ The cases */

static void hostile(void)
{
    money_t a, b;
    money_decimal_t factor;
    size_t low, high, scale, code, digits;
    int32_t mode;
    long unequal = 0, cases = 0;

    for (code = 0; code < HOSTILE_CODES; code++) {
        for (low = 0; low < HOSTILE_LOWS * HOSTILE_HIGHS; low++) {
            for (scale = 0; scale < HOSTILE_SCALES; scale++) {
                a.lo = lows[low / HOSTILE_HIGHS];
                a.hi = highs[low % HOSTILE_HIGHS];
                a.scale = scales[scale];
                memcpy(a.currency, codes[code], MONEY_CODE_SIZE);
                b = some_amount();
                unequal += !same_pair(&a, &b) + !same_pair(&b, &a);
                cases += 2;
            }
        }
    }
    for (low = 0; low < HOSTILE_LOWS; low++) {
        for (high = 0; high < HOSTILE_LOWS; high++) {
            for (digits = 0; digits < HOSTILE_DIGITS; digits++) {
                for (mode = MONEY_ROUND_HALF_EVEN - 1; mode <= MONEY_ROUND_HALF_FLOOR + 1; mode++) {
                    a = some_amount();
                    factor = some_factor();
                    a.lo = lows[low];
                    factor.lo = lows[high];
                    a.hi = (int64_t)a.lo >> 63;
                    factor.hi = (int64_t)factor.lo >> 63;
                    unequal += !same_product(&a, &factor, digit_counts[digits], mode);
                    cases++;
                }
            }
        }
    }
    CHECK(unequal == 0);
    CHECK(cases > 100000);
}

/** Exact halves at each number of dropped digits, in each mode, with either sign. */
static void ties(void)
{
    money_decimal_t factor = { 1, 0, 0, 0 };
    money_t amount = { 0, 0, 0, "EUR" };
    int64_t power = 1;
    int32_t mode;
    int odd, sign;
    uint32_t places;
    long unequal = 0;

    for (places = 1; places <= 18; places++) {
        power *= 10;
        for (mode = MONEY_ROUND_HALF_EVEN; mode <= MONEY_ROUND_HALF_FLOOR; mode++) {
            for (odd = 0; odd < 8; odd++) {
                for (sign = -1; sign <= 1; sign += 2) {
                    int64_t value = sign * (power * (odd / 2) + power / 2 + odd % 3 - 1);

                    amount.lo = (uint64_t)value;
                    amount.hi = value >> 63;
                    amount.scale = places;
                    unequal += !same_product(&amount, &factor, 0, mode);
                }
            }
        }
    }
    CHECK(unequal == 0);
}

static void random_cases(long count)
{
    money_t amounts[SUMMANDS];
    money_decimal_t factor;
    long index, unequal = 0;
    size_t part;

    for (index = 0; index < count; index++) {
        uint32_t scale = some_scale();

        for (part = 0; part < SUMMANDS; part++) {
            amounts[part] = some_amount();
            if (next() % 8 != 0) amounts[part].scale = scale;
        }
        factor = some_factor();
        unequal += !same_pair(&amounts[0], &amounts[1]);
        unequal += !same_product(&amounts[2], &factor,
                                 next() % 16 == 0 ? digit_counts[next() % HOSTILE_DIGITS] : (int32_t)(next() % 8),
                                 (money_rounding_t)(MONEY_ROUND_HALF_EVEN + next() % 11));
        unequal += !same_sum(amounts);
    }
    CHECK(unequal == 0);
}

/** Null pointers, one at a time. */
static void nulls(void)
{
    money_t amount = some_amount();
    money_decimal_t factor = some_factor();
    int holds = 1;

    BOTH(&amount, &amount, holds, add, NULL, &amount, &to->amount, &to->error);
    BOTH(&amount, &amount, holds, add, &amount, NULL, &to->amount, &to->error);
    BOTH(&amount, &amount, holds, add, &amount, &amount, NULL, &to->error);
    BOTH(&amount, &amount, holds, subtract, NULL, &amount, &to->amount, &to->error);
    BOTH(&amount, &amount, holds, subtract, &amount, &amount, NULL, &to->error);
    BOTH(&amount, &amount, holds, compare, &amount, NULL, &to->order, &to->error);
    BOTH(&amount, &amount, holds, compare, &amount, &amount, NULL, &to->error);
    BOTH(&amount, &amount, holds, negate, NULL, &to->amount, &to->error);
    BOTH(&amount, &amount, holds, negate, &amount, NULL, &to->error);
    BOTH(&amount, &amount, holds, sign, NULL, &to->order, &to->error);
    BOTH(&amount, &amount, holds, sign, &amount, NULL, &to->error);
    BOTH(&amount, &amount, holds, sum, NULL, 1, NULL, &to->amount, &to->error);
    BOTH(&amount, &amount, holds, sum, NULL, 0, "EUR", &to->amount, &to->error);
    BOTH(&amount, &amount, holds, sum, &amount, 1, NULL, NULL, &to->error);
    BOTH(&amount, &amount, holds, sum, &amount, (size_t)MONEY_AMOUNTS_MAX + 1, NULL, &to->amount, &to->error);
    BOTH(&amount, &amount, holds, multiply, NULL, &factor, 2, MONEY_ROUND_DOWN, &to->amount, &to->flags, &to->error);
    BOTH(&amount, &amount, holds, multiply, &amount, NULL, 2, MONEY_ROUND_DOWN, &to->amount, &to->flags, &to->error);
    BOTH(&amount, &amount, holds, multiply, &amount, &factor, 2, MONEY_ROUND_DOWN, NULL, &to->flags, &to->error);
    CHECK(holds);
}

int main(int argument_count, char **arguments)
{
    hostile();
    ties();
    nulls();
    random_cases(argument_count > 1 ? strtol(arguments[1], NULL, 10) : 300000);
    return check_end();
}
