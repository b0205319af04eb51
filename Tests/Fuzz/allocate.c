/*
 * Allocation: the shares sum to the amount, and each follows its method.
 *
 * Input: bytes that choose method, digits, currency, the amount and the weights.
 */
#include "laws.h"

enum { WEIGHTS_MOST = 64 };

static const char *const CURRENCIES[] = {"EUR", "JPY", "TND", "CLF", "XAU", "BTC"};

static big_t coefficient_of(const money_t *money)
{
    return big_magnitude(money->lo, money->hi);
}

/** A share has the amount's sign and currency, and the common scale. */
static void law_share(const money_t *share, const money_t *amount, uint32_t scale)
{
    law_money(share);
    LAW(share->scale == scale);
    LAW(strcmp(share->currency, amount->currency) == 0);
    LAW((share->lo == 0 && share->hi == 0) || (share->hi < 0) == (amount->hi < 0));
}

/** The remainder that a share lost by rounding down, times the weights' sum: amount × weight - floor × sum. `extra`
 *  receives the share's units above the floor.
 */
static big_t loss_of(const big_t *whole, const big_t *weight, const big_t *sum, const money_t *share, int *extra)
{
    big_t exact = big_multiply(whole, weight), units = coefficient_of(share), got, one = big_of(1);

    *extra = 0;
    got = big_multiply(&units, sum);
    if (big_compare(&got, &exact) > 0) {
        *extra = 1;
        LAW(!big_is_zero(&units));
        units = big_distance(&units, &one);
        got = big_multiply(&units, sum);
    }
    LAW(big_compare(&got, &exact) <= 0);
    exact = big_distance(&exact, &got);
    LAW(big_compare(&exact, sum) < 0);
    return exact;
}

static void law_shares(const money_t *amount, const money_decimal_t *weights, size_t count, money_allocation_t method,
                       const money_t *shares, const money_t *remainder)
{
    static big_t parts[WEIGHTS_MOST], losses[WEIGHTS_MOST];
    static int extra[WEIGHTS_MOST];
    big_t total = big_of(0), sum = big_of(0), whole = coefficient_of(amount), units;
    uint32_t scale = shares[0].scale, weight_scale = 0;
    size_t i, j;

    for (i = 0; i < count; i++) {
        if (weights[i].scale > weight_scale) weight_scale = weights[i].scale;
    }
    for (i = 0; i < count; i++) {
        law_share(&shares[i], amount, scale);
        units = coefficient_of(&shares[i]);
        total = big_add(&total, &units);
        parts[i] = decimal_magnitude(&weights[i]);
        parts[i] = big_shift10(&parts[i], weight_scale - weights[i].scale);
        if (big_is_zero(&parts[i])) LAW(big_is_zero(&units));
        sum = big_add(&sum, &parts[i]);
    }
    law_share(remainder, amount, scale);
    units = coefficient_of(remainder);
    if (method != MONEY_ALLOCATE_SEPARATE_REMAINDER) LAW(big_is_zero(&units));
    total = big_add(&total, &units);
    total = big_shift10(&total, amount->scale);
    units = big_shift10(&whole, scale);
    LAW(big_compare(&total, &units) == 0 && "shares sum to the whole");

    LAW(scale >= amount->scale || big_is_zero(&whole) || big_drop_zero(&whole));
    whole = coefficient_of(amount);
    for (i = amount->scale; i < scale; i++) whole = big_times(&whole, 10);
    for (i = amount->scale; i > scale; i--) LAW(big_drop_zero(&whole) || big_is_zero(&whole));
    for (i = 0; i < count; i++) losses[i] = loss_of(&whole, &parts[i], &sum, &shares[i], &extra[i]);
    for (i = 0; i < count; i++) {
        if (method == MONEY_ALLOCATE_SEPARATE_REMAINDER) LAW(!extra[i]);
        for (j = i + 1; j < count; j++) {
            int order = big_compare(&losses[i], &losses[j]);

            if (big_is_zero(&parts[i]) || big_is_zero(&parts[j])) continue;
            switch (method) {
            case MONEY_ALLOCATE_LARGEST_REMAINDER:
                if (extra[j] && !extra[i]) LAW(order < 0);
                if (extra[i] && !extra[j]) LAW(order >= 0);
                break;
            case MONEY_ALLOCATE_FLOOR_TO_FIRST: LAW(extra[i] >= extra[j]); break;
            case MONEY_ALLOCATE_FLOOR_TO_LAST: LAW(extra[i] <= extra[j]); break;
            default: break;
            }
        }
    }
}

static void law_allocation(const money_t *amount, const money_decimal_t *weights, size_t count,
                           const money_allocate_options_t *options)
{
    static money_t shares[WEIGHTS_MOST], negated[WEIGHTS_MOST];
    money_t remainder, opposite, other;
    money_error_t error = error_untouched();
    money_status_t status;
    size_t i;
    int all_zero = 1, negative = 0, equal = 1;

    for (i = 0; i < count; i++) {
        if (!decimal_is_zero(&weights[i])) all_zero = 0;
        if (decimal_is_negative(&weights[i])) negative = 1;
        if (memcmp(&weights[i], &weights[0], sizeof weights[i]) != 0) equal = 0;
    }
    memset(shares, 0xA5, sizeof shares);
    status = money_allocate(amount, weights, count, options, shares, &remainder, &error);
    if (!law_status(status, &error, 0)) {
        LAW(is_zeroed(shares, count * sizeof *shares) && is_zeroed(&remainder, sizeof remainder));
        LAW((status == MONEY_ERR_WEIGHTS) == (count == 0 || all_zero || negative));
        LAW(status == MONEY_ERR_WEIGHTS || status == MONEY_ERR_INEXACT || status == MONEY_ERR_OVERFLOW);
        return;
    }
    LAW(count > 0 && !all_zero && !negative);
    law_shares(amount, weights, count, options->method, shares, &remainder);
    LAW(money_negate(amount, &opposite, NULL) == MONEY_OK);
    LAW(money_allocate(&opposite, weights, count, options, negated, &opposite, NULL) == MONEY_OK);
    for (i = 0; i < count; i++) {
        LAW(money_negate(&shares[i], &other, NULL) == MONEY_OK && money_same(&other, &negated[i]));
    }
    LAW(money_negate(&remainder, &other, NULL) == MONEY_OK && money_same(&other, &opposite));
    if (equal) {
        LAW(money_split(amount, count, options, negated, &other, NULL) == MONEY_OK);
        LAW(memcmp(shares, negated, count * sizeof *shares) == 0 && money_same(&remainder, &other));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static money_decimal_t weights[WEIGHTS_MOST];
    money_allocate_options_t options = MONEY_ALLOCATE_OPTIONS_INIT;
    input_t input;
    money_decimal_t number;
    money_t amount = {0, 0, 0, ""};
    size_t count, i;
    uint8_t form;

    input.bytes = data;
    input.left = size;
    options.method = input_byte(&input) % 4;
    options.digits = input_byte(&input) % (MONEY_DIGITS_MAX + 2) - 1;
    form = input_byte(&input);
    count = input_byte(&input) % (WEIGHTS_MOST + 1);
    number = input_decimal(&input);
    amount.lo = number.lo;
    amount.hi = number.hi;
    amount.scale = number.scale;
    strcpy(amount.currency, CURRENCIES[form % 6]);
    number = input_decimal(&input);
    for (i = 0; i < count; i++) {
        /* Equal weights, or each its own. */
        if (form & 0x80) number = input_decimal(&input);
        if ((form & 0x40) == 0) LAW(money_decimal_absolute(&number, &number, NULL) == MONEY_OK);
        weights[i] = number;
    }
    law_allocation(&amount, weights, count, &options);
    return 0;
}
