/* Laws of every table of rates, regardless of its source. */
#ifndef TABLES_H
#define TABLES_H

#include "laws.h"

static inline big_t ratio_numerator(const money_ratio_t *ratio)
{
    return big_words(ratio->numerator, 8);
}

static inline big_t ratio_denominator(const money_ratio_t *ratio)
{
    return big_words(ratio->denominator, 8);
}

static inline void law_code(const char *code)
{
    size_t length, i;

    LAW(memchr(code, 0, MONEY_CODE_SIZE) != NULL);
    length = strlen(code);
    LAW(length > 0);
    for (i = length; i < MONEY_CODE_SIZE; i++) LAW(code[i] == 0);
}

/** A rate the way the header has it, more than 0: of two currencies, or the factor of one that lost zeros. */
static inline void law_rate(const money_rate_t *rate)
{
    law_code(rate->from);
    law_code(rate->to);
    LAW(strcmp(rate->from, rate->to) != 0 || rate->kind == MONEY_RATE_FIXED);
    LAW(rate->numerator > 0 && rate->denominator > 0);
    LAW(rate->kind >= MONEY_RATE_QUOTED && rate->kind <= MONEY_RATE_UNIT);
    LAW((rate->flags & ~MONEY_FLAG_RATE_ROUNDED) == 0 && rate->reserved == 0);
}

/* -------------------------------------------------------------------------------------------- Conversion ---- */

/** The path leads from one currency to the other, its product is the rate, all of it is of one day. */
static inline void law_route(const money_conversion_t *details, const char *from, const char *to,
                             const money_convert_options_t *options, int32_t newest)
{
    int32_t wanted = options->date == MONEY_DATE_NONE ? newest : options->date;
    big_t numerator = big_of(1), denominator = big_of(1), left, right, rate;
    uint32_t flags = 0, i;

    LAW(details->leg_count <= MONEY_LEGS_MAX);
    LAW(details->leg_count > 0 || strcmp(from, to) == 0);
    for (i = 0; i < details->leg_count; i++) {
        const money_rate_t *leg = &details->legs[i];

        law_rate(leg);
        LAW(strcmp(leg->from, i == 0 ? from : details->legs[i - 1].to) == 0);
        numerator = big_times(&numerator, leg->numerator);
        denominator = big_times(&denominator, leg->denominator);
        flags |= leg->flags;
        if (leg->kind == MONEY_RATE_FIXED || leg->kind == MONEY_RATE_UNIT) {
            flags |= MONEY_FLAG_FIXED;
        } else {
            LAW(leg->date == details->as_of);
        }
    }
    if (details->leg_count > 0) LAW(strcmp(details->legs[details->leg_count - 1].to, to) == 0);
    LAW(is_zeroed(&details->legs[details->leg_count], (MONEY_LEGS_MAX - details->leg_count) * sizeof(money_rate_t)));
    LAW(details->rate.sign == 1 && details->rate.reserved == 0);
    rate = ratio_denominator(&details->rate);
    LAW(!big_is_zero(&rate));
    left = big_multiply(&numerator, &rate);
    rate = ratio_numerator(&details->rate);
    right = big_multiply(&denominator, &rate);
    LAW(big_compare(&left, &right) == 0);

    if (details->as_of == MONEY_DATE_NONE) {
        LAW(details->gap_days == 0);
    } else {
        LAW(details->as_of <= wanted && details->gap_days == wanted - details->as_of);
        LAW(details->gap_days <= options->max_gap);
        if (details->gap_days > 0) flags |= MONEY_FLAG_EARLIER;
    }
    LAW((details->flags & ~(uint32_t)(MONEY_FLAG_ROUNDED | MONEY_FLAG_INCONSISTENT | MONEY_FLAG_EURO_REGULATION)) == flags);
    LAW(is_zeroed(details->reserved, sizeof details->reserved));
    LAW(memchr(details->source, 0, sizeof details->source) != NULL);
    if (options->now == MONEY_INSTANT_NONE) LAW(details->age_seconds == MONEY_INSTANT_NONE);
}

/** exact result - rounded result = remainder */
static inline void law_remainder(const money_t *amount, const money_t *result, const money_conversion_t *details)
{
    money_decimal_t before = decimal_of(amount), after = decimal_of(result);
    big_t left = decimal_magnitude(&before), right = decimal_magnitude(&after), numerator, denominator, sum;
    int negative_after = decimal_is_negative(&after), negative_rest = details->remainder.sign < 0;

    numerator = ratio_numerator(&details->remainder);
    denominator = ratio_denominator(&details->remainder);
    LAW(!big_is_zero(&denominator));
    LAW(details->remainder.sign >= -1 && details->remainder.sign <= 1 && details->remainder.reserved == 0);
    LAW((details->remainder.sign == 0) == big_is_zero(&numerator));
    LAW((details->remainder.sign != 0) == ((details->flags & MONEY_FLAG_ROUNDED) != 0));

    /* result + remainder, over 10^scale × denominator */
    right = big_multiply(&right, &denominator);
    numerator = big_shift10(&numerator, after.scale);
    denominator = big_shift10(&denominator, after.scale);
    if (big_is_zero(&right)) negative_after = negative_rest;
    if (big_is_zero(&numerator)) negative_rest = negative_after;
    if (negative_after == negative_rest) {
        sum = big_add(&right, &numerator);
    } else {
        if (big_compare(&right, &numerator) < 0) negative_after = negative_rest;
        sum = big_distance(&right, &numerator);
    }
    /* amount × rate, over 10^scale × denominator */
    numerator = ratio_numerator(&details->rate);
    left = big_multiply(&left, &numerator);
    numerator = ratio_denominator(&details->rate);
    numerator = big_shift10(&numerator, before.scale);
    left = big_multiply(&left, &denominator);
    sum = big_multiply(&sum, &numerator);
    LAW(big_compare(&left, &sum) == 0);
    LAW(big_is_zero(&left) || decimal_is_negative(&before) == negative_after);
}

/** The product of an amount with its rates under Regulation (EC) No 1103/97: over the euro, the intermediate amount is
 *  rounded to three decimals. The exact product is passed, over the power of ten of the amount's scale. */
static inline void regulated_product(const money_t *amount, const money_convert_options_t *options,
                                     const money_conversion_t *details, big_t *product, big_t *divisor)
{
    money_convert_options_t three = *options;
    money_decimal_t before = decimal_of(amount), euro;
    big_t numerator, denominator, exact, got;
    money_t middle;
    uint32_t flags;

    LAW(options->rounding == MONEY_ROUND_HALF_EVEN || options->rounding == MONEY_ROUND_HALF_UP);
    LAW(details->leg_count == 1 || details->leg_count == 2);
    LAW((details->flags & MONEY_FLAG_FIXED) != 0);
    three.digits = 3;
    three.rounding = MONEY_ROUND_HALF_UP;
    /* Without a table, because that may contain its own quote to the euro. */
    if (details->leg_count != 2 || money_rates_convert(NULL, amount, "EUR", &three, &middle, NULL, NULL) != MONEY_OK) return;
    euro = decimal_of(&middle);
    numerator = decimal_magnitude(&before);
    numerator = big_times(&numerator, details->legs[0].numerator);
    denominator = big_of(details->legs[0].denominator);
    denominator = big_shift10(&denominator, before.scale);
    exact = big_shift10(&numerator, 3);
    got = decimal_magnitude(&euro);
    got = big_multiply(&got, &denominator);
    flags = big_compare(&got, &exact) != 0 ? MONEY_FLAG_ROUNDED : 0;
    law_rounded(&numerator, &denominator, decimal_is_negative(&before), 3, MONEY_ROUND_HALF_UP, &euro, flags);
    *product = decimal_magnitude(&euro);
    *product = big_times(product, details->legs[1].numerator);
    *divisor = big_of(details->legs[1].denominator);
    *divisor = big_shift10(divisor, 3);
}

/** A result by the Regulation: half of a unit is rounded up. MONEY_FLAG_ROUNDED also covers intermediate rounding. */
static inline void law_regulated(const big_t *numerator, const big_t *denominator, int negative, const money_t *result)
{
    money_decimal_t after = decimal_of(result);
    big_t exact = big_shift10(numerator, result->scale), got = decimal_magnitude(&after);
    uint32_t flags;

    got = big_multiply(&got, denominator);
    flags = big_compare(&got, &exact) != 0 ? MONEY_FLAG_ROUNDED : 0;
    law_rounded(numerator, denominator, negative, (int32_t)result->scale, MONEY_ROUND_HALF_UP, &after, flags);
}

/** An amount times a rate, as numerator and denominator. */
static inline void exact_product(const money_decimal_t *amount, const money_ratio_t *rate, big_t *numerator,
                                 big_t *denominator)
{
    big_t factor = ratio_numerator(rate);

    *numerator = decimal_magnitude(amount);
    *numerator = big_multiply(numerator, &factor);
    *denominator = ratio_denominator(rate);
    *denominator = big_shift10(denominator, amount->scale);
}

/** There and back is exactly 1. */
static inline void law_there_and_back(const money_rates_t *rates, const char *from, const char *to,
                                      const money_convert_options_t *options, const money_conversion_t *details)
{
    money_conversion_t found;
    big_t numerator, denominator, rate;
    uint32_t i;

    if (money_rates_find(rates, to, from, options, &found, NULL) != MONEY_OK || found.leg_count != details->leg_count) return;
    for (i = 0; i < found.leg_count; i++) {
        const money_rate_t *back = &found.legs[i], *there = &details->legs[found.leg_count - 1 - i];

        /* Where both directions are quoted, each serves its own; and there may be two ways of one length. */
        if (back->kind == MONEY_RATE_QUOTED && there->kind == MONEY_RATE_QUOTED) return;
        if (strcmp(back->to, there->from) != 0) return;
    }
    numerator = ratio_numerator(&found.rate);
    rate = ratio_numerator(&details->rate);
    numerator = big_multiply(&numerator, &rate);
    denominator = ratio_denominator(&found.rate);
    rate = ratio_denominator(&details->rate);
    denominator = big_multiply(&denominator, &rate);
    LAW(big_compare(&numerator, &denominator) == 0);
}

/** One conversion, with and without details, against whole numbers. Returns its status. */
static inline money_status_t law_conversion(const money_rates_t *rates, const money_t *amount, const char *target,
                                            const money_convert_options_t *options, int32_t newest)
{
    money_convert_options_t used = MONEY_CONVERT_OPTIONS_INIT;
    money_conversion_t details, found;
    money_t result, other;
    money_error_t error = error_untouched(), again = error_untouched();
    money_decimal_t before = decimal_of(amount), after;
    money_status_t status;
    big_t numerator, denominator;

    if (options != NULL) used = *options;
    status = money_rates_convert(rates, amount, target, options, &result, NULL, &error);
    law_status(status, &error, 0);
    LAW(money_rates_convert(rates, amount, target, options, &other, &details, &again) == status);
    LAW(memcmp(&result, &other, sizeof result) == 0);
    LAW(memcmp(&error, &again, sizeof error) == 0);
    if (target == NULL || *target == 0) target = amount->currency;
    if (status != MONEY_OK) {
        LAW(is_zeroed(&result, sizeof result) && is_zeroed(&details, sizeof details));
        LAW(status == MONEY_ERR_NO_RATE || status == MONEY_ERR_UNKNOWN_CURRENCY || status == MONEY_ERR_OVERFLOW
            || status == MONEY_ERR_INEXACT || status == MONEY_ERR_DATE || status == MONEY_ERR_SYNTAX);
        if (status == MONEY_ERR_OVERFLOW && used.digits >= 0) {
            LAW(money_rates_find(rates, amount->currency, target, options, &found, NULL) == MONEY_OK);
            exact_product(&before, &found.rate, &numerator, &denominator);
            law_overflow(&numerator, &denominator, used.digits);
        }
        return status;
    }
    law_money(&result);
    LAW(strcmp(result.currency, target) == 0);
    law_route(&details, amount->currency, target, &used, newest);
    law_remainder(amount, &result, &details);
    if (strcmp(amount->currency, target) == 0) {
        LAW(details.leg_count == 0);
        if (used.digits < 0) LAW(money_same(amount, &result));
        if (used.digits < 0) return status;
    }
    if (used.digits >= 0) LAW(result.scale == (uint32_t)used.digits);
    after = decimal_of(&result);
    exact_product(&before, &details.rate, &numerator, &denominator);
    if (details.flags & MONEY_FLAG_EURO_REGULATION) {
        regulated_product(amount, &used, &details, &numerator, &denominator);
        law_regulated(&numerator, &denominator, decimal_is_negative(&before), &result);
    } else {
        law_rounded(&numerator, &denominator, decimal_is_negative(&before), (int32_t)result.scale, used.rounding, &after,
                    details.flags);
    }
    if (strcmp(amount->currency, target) == 0) return status;

    LAW(money_rates_find(rates, amount->currency, target, options, &found, NULL) == MONEY_OK);
    LAW(memcmp(found.legs, details.legs, sizeof found.legs) == 0 && found.as_of == details.as_of);
    LAW(memcmp(&found.rate, &details.rate, sizeof found.rate) == 0 && found.remainder.sign == 0);
    LAW((found.flags | MONEY_FLAG_ROUNDED | MONEY_FLAG_EURO_REGULATION)
        == (details.flags | MONEY_FLAG_ROUNDED | MONEY_FLAG_EURO_REGULATION));
    law_there_and_back(rates, amount->currency, target, options, &details);
    return status;
}

/* ------------------------------------------------------------------------------------------------ Tables ---- */

/** Written, read and written again, a table produces the same bytes. A day without any rate, which only files of the
 *  European Central Bank contain, is not written.
 */
static inline void law_written_again(const money_rates_t *rates)
{
    char *json, *again;
    size_t length, length_again;
    money_rates_t *copy;
    money_rates_info_t info, info_again;

    LAW(money_rates_to_json(rates, &json, &length, NULL) == MONEY_OK);
    LAW(strlen(json) == length && utf8_end((const uint8_t *)json, length) == length);
    LAW(money_rates_from_json(json, length, &copy, NULL) == MONEY_OK);
    LAW(money_rates_to_json(copy, &again, &length_again, NULL) == MONEY_OK);
    LAW(length == length_again && memcmp(json, again, length) == 0);
    LAW(money_rates_info(rates, &info, NULL) == MONEY_OK && money_rates_info(copy, &info_again, NULL) == MONEY_OK);
    LAW(info.date_count >= info_again.date_count);
    if (strcmp(info.source, "European Central Bank") == 0) {
        info.date_count = info_again.date_count;
        info.first_date = info_again.first_date;
        info.last_date = info_again.last_date;
    }
    LAW(memcmp(&info, &info_again, sizeof info) == 0);
    money_rates_free(copy);
    money_string_free(json);
    money_string_free(again);
}

enum { CODES_SEEN = 5 };

static inline void law_table_conversions(const money_rates_t *rates, const money_rates_info_t *info, uint32_t seed)
{
    static const char *const numbers[] = {"10.50", "-0.01", "0", "99999999999999999999999999999999999999",
                                          "-1234567890123.456789", "0.00000000000000000000000000000000000001"};
    char codes[CODES_SEEN][MONEY_CODE_SIZE];
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    int count = 0, i, j;

    memset(codes, 0, sizeof codes);
    for (i = 0; i < CODES_SEEN && (uint64_t)i < info->currency_count; i++) {
        size_t index = (size_t)i * (size_t)info->currency_count / CODES_SEEN;

        if (info->currency_count <= CODES_SEEN) index = (size_t)i;
        LAW(money_rates_currency_at(rates, index, codes[count++], MONEY_CODE_SIZE, NULL, NULL) == MONEY_OK);
    }
    for (i = 0; i < count; i++) {
        for (j = 0; j < count; j++) {
            money_decimal_t number;
            money_t amount = {0, 0, 0, ""};
            uint32_t choice = seed + (uint32_t)(i * 31 + j);

            LAW(money_decimal_parse(numbers[choice % 6], MONEY_NTS, &number, NULL) == MONEY_OK);
            amount.lo = number.lo;
            amount.hi = number.hi;
            amount.scale = number.scale;
            memcpy(amount.currency, codes[i], MONEY_CODE_SIZE);
            options.digits = (int32_t)(choice / 6 % 41) - 1;
            if (options.digits > MONEY_DIGITS_MAX) options.digits = MONEY_DIGITS_CURRENCY;
            options.rounding = MONEY_ROUND_HALF_EVEN + (int32_t)(choice / 7 % 11);
            options.date = MONEY_DATE_NONE;
            options.max_gap = 0;
            if (info->date_count > 0 && choice % 3 != 0) {
                LAW(money_rates_date_at(rates, (size_t)(choice % info->date_count), &options.date, NULL) == MONEY_OK);
                if (choice % 3 == 1 && options.date < 2932896 - 5) options.date += (int32_t)(choice % 5);
                options.max_gap = (int32_t)(choice % 7);
            }
            law_conversion(rates, &amount, codes[j], choice % 4 == 0 ? NULL : &options, info->last_date);
        }
    }
}

/** Everything that can be asked of a table. */
static inline void law_table(const money_rates_t *rates, uint32_t seed)
{
    money_rates_info_t info;
    money_error_t error = error_untouched();
    money_rate_t rate, last_rate;
    char code[MONEY_CODE_SIZE], last[MONEY_CODE_SIZE] = "";
    int32_t date, last_date = MONEY_DATE_NONE;
    uint64_t i, any_rounded = 0;
    size_t length;

    LAW(law_status(money_rates_info(rates, &info, &error), &error, 0));
    LAW(memchr(info.base, 0, sizeof info.base) != NULL && memchr(info.source, 0, sizeof info.source) != NULL);
    LAW(is_zeroed(info.reserved, sizeof info.reserved) && (info.flags & ~MONEY_FLAG_RATE_ROUNDED) == 0);
    LAW(info.quote_count >= info.pair_count);
    LAW(info.date_count == 0 || info.quote_count <= info.pair_count * info.date_count);

    for (i = 0; i < info.currency_count; i++) {
        LAW(money_rates_currency_at(rates, (size_t)i, code, sizeof code, &length, NULL) == MONEY_OK);
        LAW(strlen(code) == length && strcmp(last, code) < 0);
        strcpy(last, code);
    }
    LAW(money_rates_currency_at(rates, (size_t)i, code, sizeof code, &length, NULL) == MONEY_ERR_NOT_FOUND);
    for (i = 0; i < info.date_count; i++) {
        LAW(money_rates_date_at(rates, (size_t)i, &date, NULL) == MONEY_OK && date > last_date);
        if (i == 0) LAW(date == info.first_date);
        last_date = date;
    }
    LAW(last_date == info.last_date && (info.date_count > 0 || info.first_date == MONEY_DATE_NONE));
    LAW(money_rates_date_at(rates, (size_t)i, &date, NULL) == MONEY_ERR_NOT_FOUND);
    memset(&last_rate, 0, sizeof last_rate);
    for (i = 0; i < info.pair_count; i++) {
        int order;

        LAW(money_rates_pair_at(rates, (size_t)i, &rate, NULL) == MONEY_OK);
        law_rate(&rate);
        LAW(rate.kind == MONEY_RATE_QUOTED);
        LAW((rate.date == MONEY_DATE_NONE) == (info.date_count == 0));
        LAW(info.date_count == 0 || (rate.date >= info.first_date && rate.date <= info.last_date));
        order = strcmp(last_rate.from, rate.from);
        LAW(order < 0 || (order == 0 && strcmp(last_rate.to, rate.to) < 0));
        last_rate = rate;
        any_rounded |= rate.flags;
    }
    LAW(money_rates_pair_at(rates, (size_t)i, &rate, NULL) == MONEY_ERR_NOT_FOUND);
    if (any_rounded) LAW(info.flags & MONEY_FLAG_RATE_ROUNDED);
    law_table_conversions(rates, &info, seed);
    law_written_again(rates);
}

/** A number of its own for each input. */
static inline uint32_t seed_of(const uint8_t *data, size_t size)
{
    uint32_t seed = 2166136261u;
    size_t i;

    for (i = 0; i < size; i++) seed = (seed ^ data[i]) * 16777619u;
    return seed;
}

typedef money_status_t (*reader_t)(const char *text, size_t length, money_rates_t **rates, money_error_t *error);

/** Reads a document from memory of just its length; a table that comes out keeps every law. */
static inline void law_document(reader_t read, const uint8_t *data, size_t size)
{
    money_error_t error = error_untouched();
    money_rates_t *rates = NULL;
    money_status_t status;
    char *text = calloc(size > 0 ? size : 1, 1);

    if (text == NULL) abort();
    if (size > 0) memcpy(text, data, size);
    status = read(text, size, &rates, &error);
    free(text);
    if (law_status(status, &error, size)) {
        LAW(rates != NULL);
        law_table(rates, seed_of(data, size));
    } else {
        LAW(rates == NULL);
    }
    money_rates_free(rates);
}

#endif
