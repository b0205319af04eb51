/*
 * Tables made by hand, conversions and bags, each result checked against whole numbers.
 *
 * Input: bytes that choose the currencies, the rates and their days, then the conversions.
 */
#include "tables.h"

enum { RATES_MOST = 32, CONVERSIONS_MOST = 8, FIRST_DAY = 10600, PARTS_MOST = 4 };

/* Among them currencies with a legal factor to the euro (DEM, ITL, HRK, BGN), quote units (GBX, ZAc) and changed minor
 * units (ISK). Others lack minor units (XAU), are unknown (NEW), or are of the registry (PTS). */
static const char *const CODES[] = {"EUR", "USD", "JPY", "GBP", "GBX", "DEM", "ITL", "HRK", "BGN", "ISK", "ZAc", "ZAR",
                                    "XAU", "CLF", "PTS", "NEW"};
#define CODE(byte) CODES[(byte) % (sizeof CODES / sizeof *CODES)]

static int32_t day_of(uint8_t byte)
{
    /* Close together, and now and then years apart: around when factors were fixed. */
    return FIRST_DAY + byte % 8 + (byte & 0x40 ? 8500 : 0) - (byte & 0x80 ? 40 : 0);
}

/** A rate as text: a small decimal, a long one, a ratio, or bytes of the input. */
static size_t rate_text(input_t *input, char *text, size_t capacity)
{
    uint8_t form = input_byte(input);
    unsigned digits = form >> 3;
    uint64_t a, b;

    switch (form & 7) {
    case 0: return (size_t)snprintf(text, capacity, "%u", input_byte(input));
    case 1:
        a = input_byte(input);
        b = input_number(input, 2) % 10000;
        return (size_t)snprintf(text, capacity, "%u.%04u", (unsigned)a, (unsigned)b);
    case 2: return (size_t)snprintf(text, capacity, "0.%0*u", (int)digits % 19 + 1, input_byte(input));
    case 3:
        a = input_number(input, 3);
        b = input_number(input, 5);
        return (size_t)snprintf(text, capacity, "%llu.%llu", (unsigned long long)a, (unsigned long long)b);
    case 4:
        a = input_number(input, 8);
        b = input_number(input, 8);
        return (size_t)snprintf(text, capacity, "%llu/%llu", (unsigned long long)a, (unsigned long long)b);
    case 5:
        a = input_byte(input);
        b = input_byte(input);
        return (size_t)snprintf(text, capacity, "%u/%u", (unsigned)a, (unsigned)b);
    case 6: return (size_t)snprintf(text, capacity, "%llu",
                                    (unsigned long long)UINT64_MAX - input_byte(input));
    default:
        for (a = 0; a < digits && a < capacity; a++) text[a] = (char)input_byte(input);
        return (size_t)a;
    }
}

/** A builder counts its rates, and a call that fails leaves it unchanged. */
static void fill(money_rates_builder_t *builder, input_t *input, int dated)
{
    int count = input_byte(input) % (RATES_MOST + 1);
    size_t before, after, length;
    char text[40];
    money_rate_t rate;
    money_error_t error;
    money_status_t status;

    while (count-- > 0) {
        uint8_t pair = input_byte(input), form = input_byte(input);
        const char *from = CODE(pair), *to = CODE(pair >> 4);
        int32_t date = dated ? day_of(form) : MONEY_DATE_NONE;

        if ((form & 0x3F) == 0x3F) date = dated ? MONEY_DATE_NONE : FIRST_DAY;
        error = error_untouched();
        LAW(money_rates_builder_count(builder, &before, NULL) == MONEY_OK);
        if ((form & 0x38) == 0x38) {
            status = money_rates_builder_remove(builder, from, to, date, &error);
            LAW(money_rates_builder_count(builder, &after, NULL) == MONEY_OK);
            LAW(after == before - (status == MONEY_OK));
            law_status(status, &error, 0);
            continue;
        }
        length = rate_text(input, text, sizeof text);
        status = money_rates_builder_add(builder, from, to, text, length, date, &error);
        LAW(money_rates_builder_count(builder, &after, NULL) == MONEY_OK);
        if (!law_status(status, &error, length)) LAW(after == before);
        LAW(after == before || after == before + 1);
        if (after == before + 1) {
            LAW(money_rates_builder_at(builder, before, &rate, NULL) == MONEY_OK);
            law_rate(&rate);
            LAW(strcmp(rate.from, from) == 0 && strcmp(rate.to, to) == 0 && rate.date == date);
        }
        LAW(money_rates_builder_at(builder, after, &rate, NULL) == MONEY_ERR_NOT_FOUND);
    }
}

/** numerator/denominator += left/right, each with its sign. */
static void add_ratio(big_t *numerator, big_t *denominator, int *negative, const big_t *left, const big_t *right,
                      int negative_part)
{
    big_t part = big_multiply(left, denominator);

    *numerator = big_multiply(numerator, right);
    *denominator = big_multiply(denominator, right);
    if (big_is_zero(numerator)) *negative = negative_part;
    if (*negative == negative_part) {
        *numerator = big_add(numerator, &part);
    } else {
        if (big_compare(numerator, &part) < 0) *negative = negative_part;
        *numerator = big_distance(numerator, &part);
    }
}

static void law_copy(const money_bag_t *bag)
{
    money_bag_t *copy;
    uint64_t hash, hash_copy;
    int32_t equal;

    LAW(money_bag_copy(bag, &copy, NULL) == MONEY_OK);
    LAW(money_bag_equal(bag, copy, &equal, NULL) == MONEY_OK && equal == 1);
    LAW(money_bag_hash(bag, &hash, NULL) == MONEY_OK && money_bag_hash(copy, &hash_copy, NULL) == MONEY_OK);
    LAW(hash == hash_copy);
    money_bag_free(copy);
}

/** The sum of the parts' exact conversions, rounded once; by the Regulation on the euro, if that governs all of them. */
static void law_bag(const money_rates_t *rates, const money_t *parts, int count, const char *target,
                    const money_convert_options_t *options)
{
    money_bag_t *bag;
    money_t result, part;
    money_conversion_t found;
    money_error_t error = error_untouched();
    money_decimal_t value;
    money_status_t status;
    big_t numerator = big_of(0), denominator = big_of(1), left, right, other;
    uint32_t flags;
    size_t parts_left, index;
    int i, converted = 0, missing = 0, negative = 0;

    LAW(money_bag_new(&bag, NULL) == MONEY_OK);
    for (i = 0; i < count; i++) {
        if (money_bag_add(bag, &parts[i], &error) != MONEY_OK) error = error_untouched();
    }
    law_copy(bag);
    LAW(money_bag_count(bag, &parts_left, NULL) == MONEY_OK);
    status = money_bag_reduce(bag, target, rates, options, &result, &flags, &error);
    law_status(status, &error, 0);
    for (index = 0; index < parts_left; index++) {
        LAW(money_bag_at(bag, index, &part, NULL) == MONEY_OK);
        law_money(&part);
        value = decimal_of(&part);
        LAW(!decimal_is_zero(&value));
        left = decimal_magnitude(&value);
        right = big_of(1);
        right = big_shift10(&right, value.scale);
        if (strcmp(part.currency, target) != 0) {
            converted = 1;
            if (money_rates_find(rates, part.currency, target, options, &found, NULL) != MONEY_OK) {
                missing = 1;
                break;
            }
            other = ratio_numerator(&found.rate);
            left = big_multiply(&left, &other);
            other = ratio_denominator(&found.rate);
            right = big_multiply(&right, &other);
            if (status == MONEY_OK && (flags & MONEY_FLAG_EURO_REGULATION)) {
                regulated_product(&part, options, &found, &left, &right);
            }
        }
        add_ratio(&numerator, &denominator, &negative, &left, &right, decimal_is_negative(&value));
    }
    LAW(money_bag_at(bag, parts_left, &part, NULL) == MONEY_ERR_NOT_FOUND);
    if (status == MONEY_OK) {
        LAW(!missing && strcmp(result.currency, target) == 0);
        value = decimal_of(&result);
        if (converted && options->digits >= 0) LAW(result.scale == (uint32_t)options->digits);
        if (flags & MONEY_FLAG_EURO_REGULATION) {
            law_regulated(&numerator, &denominator, negative, &result);
        } else {
            law_rounded(&numerator, &denominator, negative, (int32_t)result.scale, options->rounding, &value, flags);
        }
    } else {
        LAW(is_zeroed(&result, sizeof result));
        if (status == MONEY_ERR_NO_RATE) LAW(missing);
        if (status == MONEY_ERR_OVERFLOW && !missing && options->digits >= 0) {
            law_overflow(&numerator, &denominator, options->digits);
        }
    }
    money_bag_free(bag);
}

static void law_conversions(const money_rates_t *rates, const money_currency_registry_t *registry, input_t *input)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_t parts[PARTS_MOST];
    int count = input_byte(input) % (CONVERSIONS_MOST + 1), i;
    int32_t newest = MONEY_DATE_NONE;
    money_rates_info_t info;

    if (rates != NULL) {
        LAW(money_rates_info(rates, &info, NULL) == MONEY_OK);
        newest = info.last_date;
    }
    memset(parts, 0, sizeof parts);
    for (i = 0; i < PARTS_MOST; i++) strcpy(parts[i].currency, "EUR");
    for (i = 0; i < count; i++) {
        uint8_t form = input_byte(input), pair = input_byte(input);
        money_decimal_t number = input_decimal(input);
        money_t *amount = &parts[i % PARTS_MOST];

        memset(amount, 0, sizeof *amount);
        amount->lo = number.lo;
        amount->hi = number.hi;
        amount->scale = number.scale;
        strcpy(amount->currency, CODE(pair));
        options.registry = form & 1 ? registry : NULL;
        options.digits = form & 2 ? MONEY_DIGITS_CURRENCY : input_byte(input) % (MONEY_DIGITS_MAX + 1);
        options.rounding = form & 4 ? MONEY_ROUND_HALF_EVEN : MONEY_ROUND_HALF_EVEN + input_byte(input) % 11;
        options.date = form & 8 ? MONEY_DATE_NONE : day_of(input_byte(input));
        options.max_gap = form & 16 ? 0 : input_byte(input);
        options.now = form & 32 ? MONEY_INSTANT_NONE : (int64_t)input_number(input, 8);
        law_conversion(rates, amount, CODE(pair >> 4), form & 64 ? NULL : &options, newest);
        if (i + 1 == count || i + 1 == PARTS_MOST) law_bag(rates, parts, PARTS_MOST, CODE(pair >> 4), &options);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    money_currency_registry_t *registry;
    money_rates_builder_t *builder;
    money_rates_t *rates = NULL;
    input_t input;
    uint8_t form;

    input.bytes = data;
    input.left = size;
    form = input_byte(&input);
    LAW(money_currency_registry_new(&registry, NULL) == MONEY_OK);
    LAW(money_currency_registry_add(registry, "PTS", form % (MONEY_DIGITS_MAX + 1), "Points", MONEY_NTS, NULL) == MONEY_OK);
    form = input_byte(&input);
    if ((form & 1) == 0) {
        LAW(money_rates_builder_new(&builder, NULL) == MONEY_OK);
        if (form & 2) LAW(money_rates_builder_set_base(builder, CODE(input_byte(&input)), NULL) == MONEY_OK);
        if (form & 4) LAW(money_rates_builder_set_instant(builder, (int64_t)input_number(&input, 5), NULL) == MONEY_OK);
        if (form & 8) LAW(money_rates_builder_set_source(builder, "hand", MONEY_NTS, NULL) == MONEY_OK);
        fill(builder, &input, (form & 16) != 0);
        LAW(money_rates_builder_build(builder, &rates, NULL) == MONEY_OK);
        money_rates_builder_free(builder);
        law_table(rates, seed_of(data, size));
    }
    law_conversions(rates, registry, &input);
    money_rates_free(rates);
    money_currency_registry_free(registry);
    return 0;
}
