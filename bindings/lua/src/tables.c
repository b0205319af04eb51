/* Made from the headers by api/generate.py. */
#include "tables.h"

#include <money.h>

static void run_money_version(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_version();
}

static void run_money_abi_version(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_abi_version();
}

static void run_money_initialize(uint64_t *words)
{
    (void)words;
    money_initialize();
}

static void run_money_status_name(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_status_name((money_status_t)words[0]);
}

static void run_money_string_free(uint64_t *words)
{
    (void)words;
    money_string_free((void *)(uintptr_t)words[0]);
}

static void run_money_release_memory(uint64_t *words)
{
    (void)words;
    money_release_memory();
}

static void run_money_progress_init(uint64_t *words)
{
    (void)words;
    money_progress_init((void *)(uintptr_t)words[0]);
}

static void run_money_progress_watch(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_progress_watch((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_decimal_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_new((int64_t)words[0], (uint32_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_decimal_from_words(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_from_words((uint64_t)words[0], (int64_t)words[1], (uint32_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_decimal_from_coefficient(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_from_coefficient((void *)(uintptr_t)words[0], (size_t)words[1], (uint32_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_decimal_coefficient(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_coefficient((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_decimal_parse(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_parse((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_decimal_format(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_format((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_decimal_add(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_add((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_decimal_subtract(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_subtract((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_decimal_negate(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_negate((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_decimal_absolute(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_absolute((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_decimal_multiply(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_multiply((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (int32_t)words[2], (money_rounding_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_decimal_divide(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_divide((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (int32_t)words[2], (money_rounding_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_decimal_quantize(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_quantize((void *)(uintptr_t)words[0], (int32_t)words[1], (money_rounding_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_decimal_divide_remainder(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_divide_remainder((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (int32_t)words[2], (money_rounding_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_decimal_normalize(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_normalize((void *)(uintptr_t)words[0], (int32_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_decimal_round_to_step(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_round_to_step((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (money_rounding_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_decimal_round_significant(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_round_significant((void *)(uintptr_t)words[0], (int32_t)words[1], (money_rounding_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_decimal_sum(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_sum((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_decimal_minimum(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_minimum((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_decimal_maximum(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_maximum((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_decimal_sign(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_sign((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_decimal_compare(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_compare((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_decimal_hash(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_decimal_hash((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_ratio_from_decimals(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_ratio_from_decimals((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_ratio_parse(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_ratio_parse((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_ratio_format(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_ratio_format((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_ratio_format_decimal(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_ratio_format_decimal((void *)(uintptr_t)words[0], (int32_t)words[1], (money_rounding_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_ratio_to_decimal(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_ratio_to_decimal((void *)(uintptr_t)words[0], (int32_t)words[1], (money_rounding_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_ratio_to_double(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_ratio_to_double((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_ratio_compare(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_ratio_compare((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_date_from_ymd(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_date_from_ymd((int32_t)words[0], (int32_t)words[1], (int32_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_date_to_ymd(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_date_to_ymd((money_date_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_date_weekday(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_date_weekday((money_date_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_date_parse(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_date_parse((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_date_format(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_date_format((money_date_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_currency_find(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_find((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_currency_find_numeric(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_find_numeric((int32_t)words[0], (money_date_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_currency_digits(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_digits((void *)(uintptr_t)words[0], (money_date_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_country_currencies(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_country_currencies((void *)(uintptr_t)words[0], (money_date_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_cash_rule(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_cash_rule((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (money_date_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_redenomination(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_redenomination((void *)(uintptr_t)words[0], (money_date_t)words[1], (money_date_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_currency_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_count();
}

static void run_money_currency_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_at((size_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_currency_data_version(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_currency_data_version();
}

static void run_money_currency_registry_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_registry_new((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_currency_registry_free(uint64_t *words)
{
    (void)words;
    money_currency_registry_free((void *)(uintptr_t)words[0]);
}

static void run_money_currency_registry_add(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_registry_add((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (int32_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_currency_registry_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_registry_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_currency_registry_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_registry_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_new((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_amount(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_amount((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_sign(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_sign((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_from_minor(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_from_minor((int64_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_to_minor(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_to_minor((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_parse(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_parse((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_parse_with_currency(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_parse_with_currency((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_format(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_format((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_to_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_to_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_from_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_from_json((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_add(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_add((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_subtract(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_subtract((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_negate(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_negate((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_absolute(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_absolute((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_multiply(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_multiply((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (int32_t)words[2], (money_rounding_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_divide(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_divide((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (int32_t)words[2], (money_rounding_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_divide_remainder(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_divide_remainder((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (int32_t)words[2], (money_rounding_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_divide_by_amount(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_divide_by_amount((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (int32_t)words[2], (money_rounding_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7]);
}

static void run_money_ratio_from_amounts(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_ratio_from_amounts((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_quantize(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_quantize((void *)(uintptr_t)words[0], (int32_t)words[1], (money_rounding_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_to_cash(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_to_cash((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (money_rounding_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_to_cash_in_country(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_to_cash_in_country((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (money_date_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_normalize(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_normalize((void *)(uintptr_t)words[0], (int32_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_round_to_step(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_round_to_step((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (money_rounding_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_round_significant(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_round_significant((void *)(uintptr_t)words[0], (int32_t)words[1], (money_rounding_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_sum(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_sum((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_minimum(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_minimum((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_maximum(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_maximum((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_compare(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_compare((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_equal(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_equal((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_hash(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_hash((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_allocate_options_init(uint64_t *words)
{
    (void)words;
    money_allocate_options_init((void *)(uintptr_t)words[0]);
}

static void run_money_allocate(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_allocate((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_split(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_split((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_rate_to_ratio(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rate_to_ratio((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_rates_builder_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_builder_new((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_rates_builder_free(uint64_t *words)
{
    (void)words;
    money_rates_builder_free((void *)(uintptr_t)words[0]);
}

static void run_money_rates_builder_add(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_builder_add((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (money_date_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_rates_builder_remove(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_builder_remove((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (money_date_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_rates_builder_set_base(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_builder_set_base((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_rates_builder_set_source(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_builder_set_source((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_rates_builder_set_instant(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_builder_set_instant((void *)(uintptr_t)words[0], (money_instant_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_rates_builder_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_builder_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_rates_builder_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_builder_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_rates_builder_build(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_builder_build((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_rates_free(uint64_t *words)
{
    (void)words;
    money_rates_free((void *)(uintptr_t)words[0]);
}

static void run_money_rates_from_ecb_csv(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_from_ecb_csv((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_rates_from_ecb_xml(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_from_ecb_xml((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_rates_from_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_from_json((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_rates_to_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_to_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_rates_info(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_info((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_rates_currency_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_currency_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_rates_currencies(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_currencies((void *)(uintptr_t)words[0], (money_date_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_rates_date_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_date_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_rates_pair_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_pair_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_convert_options_init(uint64_t *words)
{
    (void)words;
    money_convert_options_init((void *)(uintptr_t)words[0]);
}

static void run_money_rates_convert(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_convert((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_conversion_rule(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_conversion_rule((money_flags_t)words[0]);
}

static void run_money_rates_find(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_find((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_rate_init(uint64_t *words)
{
    (void)words;
    money_rate_init((void *)(uintptr_t)words[0]);
}

static void run_money_currency_pair_format(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_pair_format((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_currency_pair_parse(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_pair_parse((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_rate_format(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rate_format((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_rate_parse(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rate_parse((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_rate_to_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rate_to_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_rate_from_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rate_from_json((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_rate_compare(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rate_compare((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_rate_equal(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rate_equal((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_rate_hash(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rate_hash((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_bag_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_new((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_bag_copy(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_copy((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_bag_free(uint64_t *words)
{
    (void)words;
    money_bag_free((void *)(uintptr_t)words[0]);
}

static void run_money_bag_add(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_add((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_bag_add_bag(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_add_bag((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_bag_multiply(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_multiply((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_bag_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_bag_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_bag_amounts(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_amounts((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_bag_amount(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_amount((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_bag_equal(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_equal((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_bag_hash(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_hash((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_bag_reduce(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_reduce((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_bag_format(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_format((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_bag_parse(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_parse((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_bag_to_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_to_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_bag_from_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_bag_from_json((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_rates_compare(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_compare((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7]);
}

static void run_money_rates_sort(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_sort((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7]);
}

static void run_money_rates_minimum(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_minimum((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7]);
}

static void run_money_rates_maximum(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_maximum((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7]);
}

static void run_money_rates_sum(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_rates_sum((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7]);
}

static void run_money_column_of_int64(uint64_t *words)
{
    (void)words;
    money_column_of_int64((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_column_of_decimal128(uint64_t *words)
{
    (void)words;
    money_column_of_decimal128((void *)(uintptr_t)words[0], (size_t)words[1], (int32_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_column_of_date32(uint64_t *words)
{
    (void)words;
    money_column_of_date32((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_column_of_int8(uint64_t *words)
{
    (void)words;
    money_column_of_int8((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_column_of_int16(uint64_t *words)
{
    (void)words;
    money_column_of_int16((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_column_of_int32(uint64_t *words)
{
    (void)words;
    money_column_of_int32((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_column_options_init(uint64_t *words)
{
    (void)words;
    money_column_options_init((void *)(uintptr_t)words[0]);
}

static void run_money_column_sum(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_column_sum((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_column_convert(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_column_convert((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7], (void *)(uintptr_t)words[8], (void *)(uintptr_t)words[9]);
}

static void run_money_column_quantize(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_column_quantize((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_column_compare(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_column_compare((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7], (void *)(uintptr_t)words[8]);
}

static void run_money_column_allocate(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_column_allocate((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7], (void *)(uintptr_t)words[8]);
}

static void run_money_expression_evaluate(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_expression_evaluate((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_expression_free(uint64_t *words)
{
    (void)words;
    money_expression_free((void *)(uintptr_t)words[0]);
}

static void run_money_expression_info(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_expression_info((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_expression_conversion_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_expression_conversion_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_expression_conversions(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_expression_conversions((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_expression_caret(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_expression_caret((void *)(uintptr_t)words[0], (size_t)words[1], (int64_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_wallet_note_init(uint64_t *words)
{
    (void)words;
    money_wallet_note_init((void *)(uintptr_t)words[0]);
}

static void run_money_wallet_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_new((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_wallet_free(uint64_t *words)
{
    (void)words;
    money_wallet_free((void *)(uintptr_t)words[0]);
}

static void run_money_wallet_add(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_add((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_wallet_remove(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_remove((void *)(uintptr_t)words[0], (uint64_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_wallet_remove_amount(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_remove_amount((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_wallet_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_wallet_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_at((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_wallet_entries(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_entries((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_wallet_currency_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_currency_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_wallet_currency_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_currency_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_wallet_sum(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_sum((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_wallet_held(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_held((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_wallet_total(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_total((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_wallet_hold(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_hold((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_wallet_commit(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_commit((void *)(uintptr_t)words[0], (uint64_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_wallet_commit_amount(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_commit_amount((void *)(uintptr_t)words[0], (uint64_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_wallet_release(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_release((void *)(uintptr_t)words[0], (uint64_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_wallet_hold_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_hold_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_wallet_hold_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_hold_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_wallet_holds(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_holds((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_transfer_leg_init(uint64_t *words)
{
    (void)words;
    money_transfer_leg_init((void *)(uintptr_t)words[0]);
}

static void run_money_wallet_transfer(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_transfer((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_exchange_leg_init(uint64_t *words)
{
    (void)words;
    money_exchange_leg_init((void *)(uintptr_t)words[0]);
}

static void run_money_wallet_exchange(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_exchange((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_wallet_to_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_to_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_wallet_from_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_from_json((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_wallet_to_journal(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_to_journal((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_wallet_from_journal(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_from_journal((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_wallet_revision(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_revision((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_wallet_on_change(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_on_change((void *)(uintptr_t)words[0], (money_change_callback_t)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_wallet_statement(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_statement((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_wallet_statement_free(uint64_t *words)
{
    (void)words;
    money_wallet_statement_free((void *)(uintptr_t)words[0]);
}

static void run_money_wallet_statement_section_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_statement_section_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_wallet_statement_section_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_statement_section_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_wallet_statement_row_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_statement_row_count((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_wallet_statement_row_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_statement_row_at((void *)(uintptr_t)words[0], (size_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_wallet_statement_rows(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_wallet_statement_rows((void *)(uintptr_t)words[0], (size_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_product_init(uint64_t *words)
{
    (void)words;
    money_product_init((void *)(uintptr_t)words[0]);
}

static void run_money_catalogue_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_new((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_catalogue_free(uint64_t *words)
{
    (void)words;
    money_catalogue_free((void *)(uintptr_t)words[0]);
}

static void run_money_catalogue_add(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_add((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_catalogue_remove(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_remove((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_catalogue_find(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_find((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_catalogue_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_catalogue_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_catalogue_products(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_products((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_catalogue_currency(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_currency((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_catalogue_set_tax(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_set_tax((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_catalogue_tax_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_tax_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_catalogue_tax_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_tax_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_catalogue_taxes(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_taxes((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_catalogue_from_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_from_json((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_catalogue_to_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_to_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_catalogue_from_csv(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_from_csv((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_catalogue_to_csv(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_catalogue_to_csv((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_basket_policy_init(uint64_t *words)
{
    (void)words;
    money_basket_policy_init((void *)(uintptr_t)words[0]);
}

static void run_money_basket_policy_preset(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_policy_preset((money_basket_preset_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_basket_policy_preset_name(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_basket_policy_preset_name((money_basket_preset_t)words[0]);
}

static void run_money_basket_policy_describe(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_policy_describe((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_discount_init(uint64_t *words)
{
    (void)words;
    money_discount_init((void *)(uintptr_t)words[0]);
}

static void run_money_basket_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_new((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_basket_free(uint64_t *words)
{
    (void)words;
    money_basket_free((void *)(uintptr_t)words[0]);
}

static void run_money_basket_add(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_add((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_basket_set(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_set((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_basket_put(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_put((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_basket_remove(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_remove((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_basket_clear(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_clear((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_basket_set_discount(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_set_discount((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_basket_set_tax(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_set_tax((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_basket_set_policy(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_set_policy((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_basket_policy(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_policy((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_basket_currency(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_currency((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_basket_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_basket_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_basket_line_items(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_line_items((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_basket_quantity(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_quantity((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_basket_revision(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_revision((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_basket_on_change(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_on_change((void *)(uintptr_t)words[0], (money_change_callback_t)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_basket_checkout(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_checkout((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_basket_from_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_from_json((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_basket_to_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_basket_to_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_receipt_free(uint64_t *words)
{
    (void)words;
    money_receipt_free((void *)(uintptr_t)words[0]);
}

static void run_money_receipt_info(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_receipt_info((void *)(uintptr_t)words[0], (money_receipt_view_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_receipt_line_item_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_receipt_line_item_at((void *)(uintptr_t)words[0], (money_receipt_view_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_receipt_line_items(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_receipt_line_items((void *)(uintptr_t)words[0], (money_receipt_view_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_receipt_tax_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_receipt_tax_at((void *)(uintptr_t)words[0], (money_receipt_view_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_receipt_taxes(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_receipt_taxes((void *)(uintptr_t)words[0], (money_receipt_view_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_receipt_refund(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_receipt_refund((void *)(uintptr_t)words[0], (money_receipt_view_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_receipt_conversion(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_receipt_conversion((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_receipt_to_text(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_receipt_to_text((void *)(uintptr_t)words[0], (int32_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_receipt_to_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_receipt_to_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_invoice_line_item_init(uint64_t *words)
{
    (void)words;
    money_invoice_line_item_init((void *)(uintptr_t)words[0]);
}

static void run_money_invoice_adjustment_init(uint64_t *words)
{
    (void)words;
    money_invoice_adjustment_init((void *)(uintptr_t)words[0]);
}

static void run_money_invoice_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_invoice_new((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_invoice_free(uint64_t *words)
{
    (void)words;
    money_invoice_free((void *)(uintptr_t)words[0]);
}

static void run_money_invoice_add(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_invoice_add((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_invoice_adjust(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_invoice_adjust((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_invoice_set_exemption(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_invoice_set_exemption((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_invoice_set_payment(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_invoice_set_payment((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_invoice_set_accounting(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_invoice_set_accounting((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_invoice_totals(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_invoice_totals((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_invoice_line_amounts(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_invoice_line_amounts((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_invoice_categories(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_invoice_categories((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_invoice_reverse(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_invoice_reverse((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_invoice_from_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_invoice_from_json((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_invoice_to_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_invoice_to_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_payment_provider_name(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_payment_provider_name((money_payment_provider_t)words[0]);
}

static void run_money_payment_digits(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_payment_digits((void *)(uintptr_t)words[0], (money_payment_provider_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_payment_to_minor(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_payment_to_minor((void *)(uintptr_t)words[0], (money_payment_provider_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_payment_from_minor(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_payment_from_minor((int64_t)words[0], (void *)(uintptr_t)words[1], (money_payment_provider_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_payment_check_iso20022(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_payment_check_iso20022((void *)(uintptr_t)words[0], (money_date_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_payment_to_units(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_payment_to_units((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_payment_from_units(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_payment_from_units((int64_t)words[0], (int32_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_cash_flow_init(uint64_t *words)
{
    (void)words;
    money_cash_flow_init((void *)(uintptr_t)words[0]);
}

static void run_money_xirr(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_xirr((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_xirr_reason_text(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_xirr_reason_text((money_xirr_reason_t)words[0]);
}

static void run_money_value_point_init(uint64_t *words)
{
    (void)words;
    money_value_point_init((void *)(uintptr_t)words[0]);
}

static void run_money_time_weighted_return(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_time_weighted_return((void *)(uintptr_t)words[0], (size_t)words[1], (int32_t)words[2], (money_rounding_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7]);
}

static void run_money_transaction_init(uint64_t *words)
{
    (void)words;
    money_transaction_init((void *)(uintptr_t)words[0]);
}

static void run_money_lot_selection_init(uint64_t *words)
{
    (void)words;
    money_lot_selection_init((void *)(uintptr_t)words[0]);
}

static void run_money_portfolio_options_init(uint64_t *words)
{
    (void)words;
    money_portfolio_options_init((void *)(uintptr_t)words[0]);
}

static void run_money_portfolio_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_new((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_portfolio_free(uint64_t *words)
{
    (void)words;
    money_portfolio_free((void *)(uintptr_t)words[0]);
}

static void run_money_portfolio_add(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_add((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_portfolio_edit(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_edit((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_portfolio_remove(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_remove((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_portfolio_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_portfolio_transaction_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_transaction_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_portfolio_transactions(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_transactions((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_portfolio_find(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_find((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_portfolio_lot_selection_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_lot_selection_at((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_portfolio_lot_selections(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_lot_selections((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_portfolio_info(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_info((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_portfolio_to_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_to_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_portfolio_from_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_from_json((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_portfolio_from_csv(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_from_csv((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_portfolio_to_csv(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_to_csv((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_portfolio_to_beancount(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_to_beancount((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_portfolio_to_ledger(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_to_ledger((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_portfolio_revision(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_revision((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_portfolio_on_change(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_on_change((void *)(uintptr_t)words[0], (money_change_callback_t)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_portfolio_release_memory(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_release_memory((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_price_quote_init(uint64_t *words)
{
    (void)words;
    money_price_quote_init((void *)(uintptr_t)words[0]);
}

static void run_money_valuation_options_init(uint64_t *words)
{
    (void)words;
    money_valuation_options_init((void *)(uintptr_t)words[0]);
}

static void run_money_portfolio_value(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_value((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_valuation_free(uint64_t *words)
{
    (void)words;
    money_valuation_free((void *)(uintptr_t)words[0]);
}

static void run_money_valuation_summary(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_valuation_summary((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_valuation_position_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_valuation_position_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_valuation_position_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_valuation_position_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_valuation_positions(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_valuation_positions((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_portfolio_disposals(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_disposals((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_disposals_free(uint64_t *words)
{
    (void)words;
    money_disposals_free((void *)(uintptr_t)words[0]);
}

static void run_money_disposals_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_disposals_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_disposals_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_disposals_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_disposals_items(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_disposals_items((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_portfolio_open_lots(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_open_lots((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_open_lots_free(uint64_t *words)
{
    (void)words;
    money_open_lots_free((void *)(uintptr_t)words[0]);
}

static void run_money_open_lots_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_open_lots_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_open_lots_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_open_lots_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_open_lots_items(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_open_lots_items((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_portfolio_xirr(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_xirr((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_locale_options_init(uint64_t *words)
{
    (void)words;
    money_locale_options_init((void *)(uintptr_t)words[0]);
}

static void run_money_locale_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_locale_count();
}

static void run_money_locale_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_locale_at((size_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_locale_find(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_locale_find((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_locale_currency(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_locale_currency((void *)(uintptr_t)words[0], (money_date_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_format_locale(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_format_locale((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7]);
}

static void run_money_parse_locale(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_parse_locale((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_currency_text(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_text((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (money_currency_display_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (size_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7]);
}

static void run_money_locales_from_bytes(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_locales_from_bytes((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_locales_free(uint64_t *words)
{
    (void)words;
    money_locales_free((void *)(uintptr_t)words[0]);
}

static void run_money_locales_version(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_locales_version((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_locales_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_locales_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_locales_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_locales_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_locales_find(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_locales_find((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_locales_parse(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_locales_parse((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7]);
}

static void run_money_locales_currency_text(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_locales_currency_text((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (money_currency_display_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (size_t)words[6], (void *)(uintptr_t)words[7], (void *)(uintptr_t)words[8]);
}

static void run_money_locales_country_name(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_locales_country_name((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_format_options_init(uint64_t *words)
{
    (void)words;
    money_format_options_init((void *)(uintptr_t)words[0]);
}

static void run_money_format_pattern(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_format_pattern((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (size_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7], (void *)(uintptr_t)words[8]);
}

static void run_money_parse_pattern(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_parse_pattern((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7]);
}

static void run_money_calculator_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_new((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_calculator_free(uint64_t *words)
{
    (void)words;
    money_calculator_free((void *)(uintptr_t)words[0]);
}

static void run_money_calculator_press(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_press((void *)(uintptr_t)words[0], (money_calculator_key_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_calculator_press_keys(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_press_keys((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_calculator_keys(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_keys((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_calculator_key_text(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_calculator_key_text((money_calculator_key_t)words[0]);
}

static void run_money_calculator_display(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_display((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_calculator_expression(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_expression((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_calculator_state(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_state((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_calculator_exact(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_exact((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_calculator_value(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_value((void *)(uintptr_t)words[0], (int32_t)words[1], (money_rounding_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_calculator_digits(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_digits((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_calculator_set_digits(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_set_digits((void *)(uintptr_t)words[0], (int32_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_calculator_alert_name(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_calculator_alert_name((money_calculator_alert_t)words[0]);
}

static void run_money_calculator_alert_title(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_calculator_alert_title((money_calculator_alert_t)words[0]);
}

static void run_money_calculator_alert_text(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_calculator_alert_text((money_calculator_alert_t)words[0]);
}

static void run_money_calculator_on_display(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_on_display((void *)(uintptr_t)words[0], (money_calculator_display_callback_t)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_calculator_on_alert(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_on_alert((void *)(uintptr_t)words[0], (money_calculator_alert_callback_t)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_calculator_revision(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_revision((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_calculator_to_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_to_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_calculator_from_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_calculator_from_json((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_feed_options_init(uint64_t *words)
{
    (void)words;
    money_feed_options_init((void *)(uintptr_t)words[0]);
}

static void run_money_feed_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_new((money_provider_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_feed_free(uint64_t *words)
{
    (void)words;
    money_feed_free((void *)(uintptr_t)words[0]);
}

static void run_money_feed_next(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_next((void *)(uintptr_t)words[0], (money_instant_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_feed_request_free(uint64_t *words)
{
    (void)words;
    money_feed_request_free((void *)(uintptr_t)words[0]);
}

static void run_money_feed_request_id(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_request_id((void *)(uintptr_t)words[0]);
}

static void run_money_feed_request_method(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_feed_request_method((void *)(uintptr_t)words[0]);
}

static void run_money_feed_request_url(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_feed_request_url((void *)(uintptr_t)words[0]);
}

static void run_money_feed_request_headers(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_feed_request_headers((void *)(uintptr_t)words[0]);
}

static void run_money_feed_request_body(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_feed_request_body((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_feed_receive_header(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_receive_header((void *)(uintptr_t)words[0], (uint64_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_feed_receive_response(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_receive_response((void *)(uintptr_t)words[0], (uint64_t)words[1], (int32_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (size_t)words[5], (money_instant_t)words[6], (void *)(uintptr_t)words[7]);
}

static void run_money_feed_fail_request(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_fail_request((void *)(uintptr_t)words[0], (uint64_t)words[1], (money_transport_failure_t)words[2], (money_instant_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_feed_notify_online(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_notify_online((void *)(uintptr_t)words[0], (money_instant_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_feed_refresh(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_refresh((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_feed_pending_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_pending_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_feed_info(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_info((void *)(uintptr_t)words[0], (money_instant_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_feed_failure(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_failure((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_feed_set_jump(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_set_jump((void *)(uintptr_t)words[0], (money_jump_policy_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_feed_to_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_to_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_feed_restore(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_restore((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (money_instant_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_feed_revision(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_revision((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_feed_on_change(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_on_change((void *)(uintptr_t)words[0], (money_change_callback_t)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_feed_rates(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_rates((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_feed_add_symbol(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_add_symbol((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_feed_remove_symbol(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_remove_symbol((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_feed_symbol_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_symbol_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_feed_symbol_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_symbol_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_feed_price_quote(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_price_quote((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (money_instant_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_feed_portfolio(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_portfolio((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_feed_put(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_put((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_feed_remove(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_remove((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_feed_operation(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_feed_operation((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_converter_options_init(uint64_t *words)
{
    (void)words;
    money_converter_options_init((void *)(uintptr_t)words[0]);
}

static void run_money_converter_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_new((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_converter_free(uint64_t *words)
{
    (void)words;
    money_converter_free((void *)(uintptr_t)words[0]);
}

static void run_money_converter_set_amount(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_set_amount((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_converter_amount(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_amount((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_converter_set_pair(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_set_pair((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_converter_swap(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_swap((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_converter_set_locale(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_set_locale((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_converter_set_locales(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_set_locales((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_converter_set_options(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_set_options((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_converter_refresh(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_refresh((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_converter_set_loading(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_set_loading((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_converter_set_rates(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_set_rates((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (money_origin_t)words[2], (money_instant_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_converter_set_rates_failure(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_set_rates_failure((void *)(uintptr_t)words[0], (money_status_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_converter_take_feed(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_take_feed((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_converter_info(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_info((void *)(uintptr_t)words[0], (money_instant_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_converter_result(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_result((void *)(uintptr_t)words[0], (money_instant_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_converter_text(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_text((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_converter_rate(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_rate((void *)(uintptr_t)words[0], (money_instant_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_converter_unit_rate(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_unit_rate((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_converter_reason(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_reason((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_converter_to_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_to_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_converter_from_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_from_json((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_converter_revision(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_revision((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_converter_on_change(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_converter_on_change((void *)(uintptr_t)words[0], (money_change_callback_t)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_currency_list_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_new((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_currency_list_free(uint64_t *words)
{
    (void)words;
    money_currency_list_free((void *)(uintptr_t)words[0]);
}

static void run_money_currency_list_add(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_add((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_currency_list_add_current(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_add_current((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_currency_list_add_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_add_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_currency_list_take_feed(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_take_feed((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_currency_list_set_language(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_set_language((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_currency_list_set_locales(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_set_locales((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_currency_list_set_search(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_set_search((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_currency_list_set_sort(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_set_sort((void *)(uintptr_t)words[0], (money_currency_list_sort_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_currency_list_set_favourite(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_set_favourite((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (money_bool_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_currency_list_set_favourites_only(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_set_favourites_only((void *)(uintptr_t)words[0], (money_bool_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_currency_list_mark(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_mark((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_currency_list_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_currency_list_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_currency_list_items(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_items((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_currency_list_to_json(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_to_json((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_currency_list_restore(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_restore((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_currency_list_state(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_state((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_currency_list_revision(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_revision((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_currency_list_on_change(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_currency_list_on_change((void *)(uintptr_t)words[0], (money_change_callback_t)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_portfolio_view_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_view_new((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_portfolio_view_free(uint64_t *words)
{
    (void)words;
    money_portfolio_view_free((void *)(uintptr_t)words[0]);
}

static void run_money_portfolio_view_set_transactions(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_view_set_transactions((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_portfolio_view_set_transactions_failure(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_view_set_transactions_failure((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_portfolio_view_set_quotes(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_view_set_quotes((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_portfolio_view_set_quotes_failure(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_view_set_quotes_failure((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_portfolio_view_set_rates(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_view_set_rates((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_portfolio_view_take_feed(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_view_take_feed((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_portfolio_view_state(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_view_state((void *)(uintptr_t)words[0], (money_instant_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_portfolio_view_reason(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_view_reason((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_portfolio_view_value(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_view_value((void *)(uintptr_t)words[0], (money_instant_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_portfolio_view_symbol_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_view_symbol_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_portfolio_view_symbol_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_view_symbol_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_portfolio_view_revision(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_view_revision((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_portfolio_view_on_change(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_portfolio_view_on_change((void *)(uintptr_t)words[0], (money_change_callback_t)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_field_state_text(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(uintptr_t)money_field_state_text((money_field_state_t)words[0]);
}

static void run_money_order_form_new(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_order_form_new((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (money_ticker_rule_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_order_form_from_transaction(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_order_form_from_transaction((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (money_ticker_rule_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_order_form_free(uint64_t *words)
{
    (void)words;
    money_order_form_free((void *)(uintptr_t)words[0]);
}

static void run_money_order_form_set(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_order_form_set((void *)(uintptr_t)words[0], (money_order_field_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_order_form_text(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_order_form_text((void *)(uintptr_t)words[0], (money_order_field_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_order_form_state(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_order_form_state((void *)(uintptr_t)words[0], (money_order_field_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_order_form_transaction(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_order_form_transaction((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_order_form_save(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_order_form_save((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_options_init(uint64_t *words)
{
    (void)words;
    money_store_options_init((void *)(uintptr_t)words[0]);
}

static void run_money_store_open(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_open((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_close(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_close((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_store_free(uint64_t *words)
{
    (void)words;
    money_store_free((void *)(uintptr_t)words[0]);
}

static void run_money_store_begin(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_begin((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_store_commit(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_commit((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_store_rollback(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_rollback((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_store_check(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_check((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_store_revision(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_revision((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_store_on_change(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_on_change((void *)(uintptr_t)words[0], (money_change_callback_t)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_release_memory(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_release_memory((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1]);
}

static void run_money_store_name_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_name_count((void *)(uintptr_t)words[0], (money_store_kind_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_name_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_name_at((void *)(uintptr_t)words[0], (money_store_kind_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_store_remove(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_remove((void *)(uintptr_t)words[0], (money_store_kind_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_wallet_save(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_save((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_wallet_load(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_load((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_wallet_add(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_add((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_store_wallet_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_store_wallet_currency_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_currency_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_wallet_currency_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_currency_at((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_store_wallet_sum(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_sum((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_store_wallet_total(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_total((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7]);
}

static void run_money_store_portfolio_save(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_portfolio_save((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_portfolio_load(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_portfolio_load((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_store_transaction_save(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_transaction_save((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_store_transaction_remove(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_transaction_remove((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_catalogue_save(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_catalogue_save((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_catalogue_load(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_catalogue_load((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_basket_save(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_basket_save((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_basket_load(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_basket_load((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_movement_options_init(uint64_t *words)
{
    (void)words;
    money_movement_options_init((void *)(uintptr_t)words[0]);
}

static void run_money_store_wallet_spend(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_spend((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_store_wallet_hold(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_hold((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_store_wallet_commit(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_commit((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (uint64_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_store_wallet_commit_amount(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_commit_amount((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (uint64_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_store_wallet_release(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_release((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (uint64_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_stored_leg_init(uint64_t *words)
{
    (void)words;
    money_stored_leg_init((void *)(uintptr_t)words[0]);
}

static void run_money_store_wallet_transfer(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_transfer((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_store_wallet_exchange(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_wallet_exchange((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6], (void *)(uintptr_t)words[7], (void *)(uintptr_t)words[8], (void *)(uintptr_t)words[9]);
}

static void run_money_store_rates_save(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_rates_save((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_rates_add(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_rates_add((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_rates_load(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_rates_load((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (money_instant_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_store_rates_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_rates_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_rates_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_rates_at((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_store_rates_instants(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_rates_instants((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3], (size_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_store_rates_remove_before(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_rates_remove_before((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (money_instant_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_store_currencies_save(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_currencies_save((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_currencies_load(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_currencies_load((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3], (void *)(uintptr_t)words[4]);
}

static void run_money_store_setting_save(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_setting_save((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (money_instant_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_store_setting(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_setting((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5], (void *)(uintptr_t)words[6]);
}

static void run_money_store_setting_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_setting_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_store_setting_key_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_setting_key_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_store_setting_remove(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_setting_remove((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_store_quotes_save(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_quotes_save((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (size_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_quote(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_quote((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_quote_count(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_quote_count((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static void run_money_store_quote_at(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_quote_at((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (void *)(uintptr_t)words[3]);
}

static void run_money_store_quotes(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_quotes((void *)(uintptr_t)words[0], (size_t)words[1], (void *)(uintptr_t)words[2], (size_t)words[3], (void *)(uintptr_t)words[4], (void *)(uintptr_t)words[5]);
}

static void run_money_store_quote_remove(uint64_t *words)
{
    (void)words;
    words[0] = (uint64_t)(int64_t)money_store_quote_remove((void *)(uintptr_t)words[0], (void *)(uintptr_t)words[1], (void *)(uintptr_t)words[2]);
}

static const struct face_word words_money_status_t[] = {{"ok", 0}, {"argument", 1}, {"buffer_too_small", 2}, {"busy", 3}, {"out_of_memory", 4}, {"limit", 5}, {"not_found", 6}, {"state", 7}, {"cancelled", 8}, {"syntax", 20}, {"encoding", 21}, {"overflow", 22}, {"division_by_zero", 23}, {"inexact", 24}, {"date", 25}, {"unknown_currency", 40}, {"currency_mismatch", 41}, {"duplicate_currency", 42}, {"ambiguous_currency", 43}, {"weights", 60}, {"no_rate", 80}, {"invalid_rate", 81}, {"duplicate_rate", 82}, {"no_rates", 83}, {"provider", 84}, {"json", 100}, {"document", 101}, {"version", 102}, {"insufficient", 110}, {"discount", 120}, {"tax", 121}, {"duplicate_sku", 122}, {"duplicate_id", 130}, {"transport", 140}, {"unknown_request", 141}, {"http", 142}, {"unauthorized", 143}, {"rate_limited", 144}, {"content_type", 145}, {"truncated", 146}, {"too_large", 147}, {"rate_jumped", 148}, {"no_currencies", 149}, {"retrieval", 160}, {"saving", 161}, {"removal", 162}, {"not_a_store", 163}, {"store_locked", 164}, {"store_read_only", 165}, {"store_full", 166}, {"store_corrupt", 167}, {"store_path", 168}, {"store_io", 169}, {"conflict", 170}, {"no_sqlite", 171}, {"store_unknown", 172}, {0, 0}};
static const struct face_word words_money_flags_t[] = {{"rounded", 1}, {"rate_rounded", 2}, {"fixed", 4}, {"earlier", 8}, {"stale", 16}, {"inconsistent", 32}, {"euro_regulation", 64}, {0, 0}};
static const struct face_word words_money_rounding_t[] = {{"half_even", 1000}, {"half_up", 1001}, {"half_down", 1002}, {"up", 1003}, {"down", 1004}, {"ceiling", 1005}, {"floor", 1006}, {"unnecessary", 1007}, {"half_odd", 1008}, {"half_ceiling", 1009}, {"half_floor", 1010}, {0, 0}};
static const struct face_word words_money_currency_kind_t[] = {{"current", 0}, {"historical", 1}, {"special", 2}, {"unit", 3}, {"informal", 4}, {"custom", 5}, {0, 0}};
static const struct face_word words_money_cash_small_t[] = {{"rounded", 0}, {"exact", 1}, {"up", 2}, {0, 0}};
static const struct face_word words_money_allocation_t[] = {{"largest_remainder", 0}, {"floor_to_first", 1}, {"floor_to_last", 2}, {"separate_remainder", 3}, {0, 0}};
static const struct face_word words_money_rate_kind_t[] = {{"quoted", 0}, {"inverse", 1}, {"fixed", 2}, {"unit", 3}, {0, 0}};
static const struct face_word words_money_stale_policy_t[] = {{"flag", 0}, {"refuse", 1}, {0, 0}};
static const struct face_word words_money_column_layout_t[] = {{"int64", 1}, {"decimal128", 2}, {"date32", 3}, {"int8", 4}, {"int16", 5}, {"int32", 6}, {0, 0}};
static const struct face_word words_money_expression_kind_t[] = {{"number", 1}, {"amount", 2}, {0, 0}};
static const struct face_word words_money_statement_row_kind_t[] = {{"amount", 0}, {"subtotal", 1}, {"total", 2}, {0, 0}};
static const struct face_word words_money_rounding_level_t[] = {{"unit", 0}, {"line", 1}, {"tax_group", 2}, {"order", 3}, {"invoice", 4}, {0, 0}};
static const struct face_word words_money_price_basis_t[] = {{"net", 0}, {"gross", 1}, {0, 0}};
static const struct face_word words_money_tender_t[] = {{"exact", 0}, {"cash", 1}, {0, 0}};
static const struct face_word words_money_basket_preset_t[] = {{"per_line_half_up", 0}, {"per_unit_half_up", 1}, {"per_line_half_even", 2}, {"per_tax_group_half_up", 3}, {"per_order_half_up", 4}, {"swiss_cash", 5}, {"en16931", 6}, {0, 0}};
static const struct face_word words_money_discount_kind_t[] = {{"none", 0}, {"percent", 1}, {"fixed", 2}, {0, 0}};
static const struct face_word words_money_receipt_view_t[] = {{"priced", 0}, {"checkout", 1}, {0, 0}};
static const struct face_word words_money_invoice_tax_kind_t[] = {{"added", 0}, {"compound", 1}, {"retained", 2}, {0, 0}};
static const struct face_word words_money_invoice_adjustment_kind_t[] = {{"allowance", 1}, {"charge", 2}, {0, 0}};
static const struct face_word words_money_payment_provider_t[] = {{"stripe", 0}, {"adyen", 1}, {"paypal", 2}, {0, 0}};
static const struct face_word words_money_xirr_outcome_t[] = {{"one", 1}, {"several", 2}, {"none", 3}, {"undefined", 4}, {0, 0}};
static const struct face_word words_money_xirr_reason_t[] = {{"no_flows", 1}, {"one_date", 2}, {"one_sign", 3}, {"always_zero", 4}, {"out_of_range", 5}, {"no_root", 6}, {"unpriced", 7}, {"no_date", 8}, {0, 0}};
static const struct face_word words_money_day_count_t[] = {{"day_count_actual_365", 1}, {0, 0}};
static const struct face_word words_money_action_t[] = {{"buy", 1}, {"sell", 2}, {"dividend", 3}, {"fee", 4}, {"split", 5}, {0, 0}};
static const struct face_word words_money_lot_method_t[] = {{"fifo", 0}, {"lifo", 1}, {"hifo", 2}, {"average", 3}, {"specific", 4}, {0, 0}};
static const struct face_word words_money_short_sale_policy_t[] = {{"reject", 0}, {"allow", 1}, {"record", 2}, {0, 0}};
static const struct face_word words_money_price_state_t[] = {{"fresh", 0}, {"stale", 1}, {"missing", 2}, {"zero", 3}, {"no_rate", 4}, {"closed", 5}, {0, 0}};
static const struct face_word words_money_percentages_t[] = {{"unrealised", 1}, {"realised", 2}, {"profit", 4}, {0, 0}};
static const struct face_word words_money_locale_style_t[] = {{"standard", 0}, {"accounting", 1}, {"compact", 2}, {0, 0}};
static const struct face_word words_money_currency_display_t[] = {{"symbol", 0}, {"narrow", 1}, {"code", 2}, {"name", 3}, {"none", 4}, {0, 0}};
static const struct face_word words_money_numerals_t[] = {{"locale", 0}, {"latin", 1}, {0, 0}};
static const struct face_word words_money_sign_display_t[] = {{"pattern", 0}, {"always", 1}, {"except_zero", 2}, {"never", 3}, {0, 0}};
static const struct face_word words_money_trailing_zeros_t[] = {{"pattern", 0}, {"strip", 1}, {"strip_whole", 2}, {0, 0}};
static const struct face_word words_money_calculator_key_t[] = {{"digit_0", 0}, {"digit_1", 1}, {"digit_2", 2}, {"digit_3", 3}, {"digit_4", 4}, {"digit_5", 5}, {"digit_6", 6}, {"digit_7", 7}, {"digit_8", 8}, {"digit_9", 9}, {"point", 10}, {"add", 11}, {"subtract", 12}, {"multiply", 13}, {"divide", 14}, {"equals", 15}, {"percent", 16}, {"sign", 17}, {"clear", 18}, {"correct", 19}, {"keep", 20}, {0, 0}};
static const struct face_word words_money_calculator_alert_t[] = {{"none", 0}, {"operation_impossible", 1}, {"has_result", 2}, {"operator_exists", 3}, {"divide_by_zero", 4}, {"decimal_exists", 5}, {"nothing_to_keep", 6}, {"syntax", 7}, {0, 0}};
static const struct face_word words_money_calculator_state_t[] = {{"start", 0}, {"number", 1}, {"operator", 2}, {"point", 3}, {"result", 4}, {0, 0}};
static const struct face_word words_money_provider_t[] = {{"currencylayer", 0}, {"currencylayer_list", 1}, {"frankfurter", 2}, {"open_exchange_rates", 3}, {"ecb", 4}, {"finnhub", 5}, {"transactions", 6}, {0, 0}};
static const struct face_word words_money_jump_policy_t[] = {{"refuse", 0}, {"flag", 1}, {"accept", 2}, {0, 0}};
static const struct face_word words_money_transport_failure_t[] = {{"connection", 1}, {"dns", 2}, {"tls", 3}, {"disconnected", 4}, {"cancelled", 5}, {"too_large", 6}, {"other", 7}, {"timeout", 8}, {0, 0}};
static const struct face_word words_money_feed_state_t[] = {{"empty", 0}, {"loading", 1}, {"ready", 2}, {"stale", 3}, {"failed", 4}, {"waiting", 5}, {0, 0}};
static const struct face_word words_money_feed_flags_t[] = {{"jumped", 1}, {"waiting", 2}, {"restored", 4}, {0, 0}};
static const struct face_word words_money_operation_t[] = {{"none", 0}, {"pending", 1}, {"done", 2}, {"failed", 3}, {0, 0}};
static const struct face_word words_money_converter_state_t[] = {{"empty", 0}, {"loading", 1}, {"ready", 2}, {"stale", 3}, {"failed", 4}, {0, 0}};
static const struct face_word words_money_input_state_t[] = {{"empty", 0}, {"complete", 1}, {"unfinished", 2}, {"invalid", 3}, {0, 0}};
static const struct face_word words_money_origin_t[] = {{"none", 0}, {"network", 1}, {"store", 2}, {"program", 3}, {0, 0}};
static const struct face_word words_money_currency_list_sort_t[] = {{"name_ascending", 0}, {"name_descending", 1}, {"code_ascending", 2}, {"code_descending", 3}, {0, 0}};
static const struct face_word words_money_currency_list_state_t[] = {{"ready", 0}, {"empty", 1}, {"nothing_found", 2}, {"no_favourites", 3}, {0, 0}};
static const struct face_word words_money_portfolio_view_state_t[] = {{"loading", 0}, {"empty", 1}, {"ready", 2}, {"stale", 3}, {"transactions_failed", 4}, {"quotes_failed", 5}, {0, 0}};
static const struct face_word words_money_order_field_t[] = {{"date", 0}, {"action", 1}, {"ticker", 2}, {"quantity", 3}, {"price", 4}, {"sum", 5}, {0, 0}};
static const struct face_word words_money_field_state_t[] = {{"ok", 0}, {"missing", 1}, {"not_a_date", 2}, {"unknown", 3}, {"length", 4}, {"letters", 5}, {"not_a_number", 6}, {"not_positive", 7}, {"too_many_digits", 8}, {"inexact", 9}, {"mismatch", 10}, {0, 0}};
static const struct face_word words_money_ticker_rule_t[] = {{"letters", 0}, {"exchange_symbol", 1}, {0, 0}};
static const struct face_word words_money_store_kind_t[] = {{"wallet", 0}, {"portfolio", 1}, {"catalogue", 2}, {"basket", 3}, {"rates", 4}, {"currencies", 5}, {"idempotency_key", 6}, {0, 0}};
static const struct face_field fields_money_error_t[] = {
    {"status", offsetof(money_error_t, status), -1, 0, FACE_WORD, 0, 0},
    {"cause", offsetof(money_error_t, cause), -1, 0, FACE_WORD, 0, 0},
    {"position", offsetof(money_error_t, position), -1, 0, FACE_I64, -1, 0},
    {"text", offsetof(money_error_t, text), -1, 240, FACE_CHAR, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_progress_t[] = {
    {"struct_size", offsetof(money_progress_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"cancel", offsetof(money_progress_t, cancel), -1, 0, FACE_BOOL, -1, 0},
    {"done", offsetof(money_progress_t, done), -1, 0, FACE_U64, -1, 0},
    {"total", offsetof(money_progress_t, total), -1, 0, FACE_U64, -1, 0},
    {"callback", offsetof(money_progress_t, callback), -1, 0, FACE_CALLBACK_KIND, 1, 0},
    {"user_data", offsetof(money_progress_t, user_data), -1, 0, FACE_POINTER, -1, 0},
    {"reserved", offsetof(money_progress_t, reserved), -1, 3, FACE_U64, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_decimal_t[] = {
    {"lo", offsetof(money_decimal_t, lo), -1, 0, FACE_U64, -1, 0},
    {"hi", offsetof(money_decimal_t, hi), -1, 0, FACE_I64, -1, 0},
    {"scale", offsetof(money_decimal_t, scale), -1, 0, FACE_U32, -1, 0},
    {"reserved", offsetof(money_decimal_t, reserved), -1, 0, FACE_U32, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_ratio_t[] = {
    {"numerator", offsetof(money_ratio_t, numerator), -1, 8, FACE_U64, -1, 0},
    {"denominator", offsetof(money_ratio_t, denominator), -1, 8, FACE_U64, -1, 0},
    {"sign", offsetof(money_ratio_t, sign), -1, 0, FACE_I32, -1, 0},
    {"reserved", offsetof(money_ratio_t, reserved), -1, 0, FACE_U32, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_currency_t[] = {
    {"code", offsetof(money_currency_t, code), -1, 12, FACE_CHAR, -1, 0},
    {"kind", offsetof(money_currency_t, kind), -1, 0, FACE_WORD, 3, 0},
    {"numeric", offsetof(money_currency_t, numeric), -1, 0, FACE_I32, -1, 0},
    {"digits", offsetof(money_currency_t, digits), -1, 0, FACE_I32, -1, 0},
    {"introduced", offsetof(money_currency_t, introduced), -1, 0, FACE_DATE, -1, 0},
    {"withdrawn", offsetof(money_currency_t, withdrawn), -1, 0, FACE_DATE, -1, 0},
    {"factor_since", offsetof(money_currency_t, factor_since), -1, 0, FACE_DATE, -1, 0},
    {"successor", offsetof(money_currency_t, successor), -1, 12, FACE_CHAR, -1, 0},
    {"factor_numerator", offsetof(money_currency_t, factor_numerator), -1, 0, FACE_U64, -1, 0},
    {"factor_denominator", offsetof(money_currency_t, factor_denominator), -1, 0, FACE_U64, -1, 0},
    {"cash_step", offsetof(money_currency_t, cash_step), -1, 0, FACE_DECIMAL, -1, 0},
    {"flag", offsetof(money_currency_t, flag), -1, 4, FACE_CHAR, -1, 0},
    {"countries", offsetof(money_currency_t, countries), -1, 128, FACE_CHAR, -1, 0},
    {"name", offsetof(money_currency_t, name), -1, 116, FACE_CHAR, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_cash_rule_t[] = {
    {"currency", offsetof(money_cash_rule_t, currency), -1, 12, FACE_CHAR, -1, 0},
    {"country", offsetof(money_cash_rule_t, country), -1, 4, FACE_CHAR, -1, 0},
    {"rounding", offsetof(money_cash_rule_t, rounding), -1, 0, FACE_WORD, 2, 0},
    {"small_amounts", offsetof(money_cash_rule_t, small_amounts), -1, 0, FACE_WORD, 4, 0},
    {"since", offsetof(money_cash_rule_t, since), -1, 0, FACE_DATE, -1, 0},
    {"until", offsetof(money_cash_rule_t, until), -1, 0, FACE_DATE, -1, 0},
    {"step", offsetof(money_cash_rule_t, step), -1, 0, FACE_DECIMAL, -1, 0},
    {"small", offsetof(money_cash_rule_t, small), -1, 0, FACE_DECIMAL, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_t[] = {
    {"lo", offsetof(money_t, lo), -1, 0, FACE_U64, -1, 0},
    {"hi", offsetof(money_t, hi), -1, 0, FACE_I64, -1, 0},
    {"scale", offsetof(money_t, scale), -1, 0, FACE_U32, -1, 0},
    {"currency", offsetof(money_t, currency), -1, 12, FACE_CHAR, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_allocate_options_t[] = {
    {"struct_size", offsetof(money_allocate_options_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"method", offsetof(money_allocate_options_t, method), -1, 0, FACE_WORD, 5, 0},
    {"digits", offsetof(money_allocate_options_t, digits), -1, 0, FACE_I32, -1, 0},
    {"reserved", offsetof(money_allocate_options_t, reserved), -1, 0, FACE_U32, -1, 1},
    {"registry", offsetof(money_allocate_options_t, registry), -1, 0, FACE_HANDLE_KIND, 0, 0},
    {"step", offsetof(money_allocate_options_t, step), -1, 0, FACE_DECIMAL, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_rate_t[] = {
    {"from", offsetof(money_rate_t, from), -1, 12, FACE_CHAR, -1, 0},
    {"to", offsetof(money_rate_t, to), -1, 12, FACE_CHAR, -1, 0},
    {"numerator", offsetof(money_rate_t, numerator), -1, 0, FACE_U64, -1, 0},
    {"denominator", offsetof(money_rate_t, denominator), -1, 0, FACE_U64, -1, 0},
    {"date", offsetof(money_rate_t, date), -1, 0, FACE_DATE, -1, 0},
    {"kind", offsetof(money_rate_t, kind), -1, 0, FACE_WORD, 6, 0},
    {"flags", offsetof(money_rate_t, flags), -1, 0, FACE_WORD, 1, 0},
    {"reserved", offsetof(money_rate_t, reserved), -1, 0, FACE_U32, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_rates_info_t[] = {
    {"base", offsetof(money_rates_info_t, base), -1, 12, FACE_CHAR, -1, 0},
    {"flags", offsetof(money_rates_info_t, flags), -1, 0, FACE_WORD, 1, 0},
    {"first_date", offsetof(money_rates_info_t, first_date), -1, 0, FACE_DATE, -1, 0},
    {"last_date", offsetof(money_rates_info_t, last_date), -1, 0, FACE_DATE, -1, 0},
    {"instant", offsetof(money_rates_info_t, instant), -1, 0, FACE_INSTANT, -1, 0},
    {"currency_count", offsetof(money_rates_info_t, currency_count), -1, 0, FACE_U64, -1, 0},
    {"pair_count", offsetof(money_rates_info_t, pair_count), -1, 0, FACE_U64, -1, 0},
    {"date_count", offsetof(money_rates_info_t, date_count), -1, 0, FACE_U64, -1, 0},
    {"quote_count", offsetof(money_rates_info_t, quote_count), -1, 0, FACE_U64, -1, 0},
    {"source", offsetof(money_rates_info_t, source), -1, 64, FACE_CHAR, -1, 0},
    {"reserved", offsetof(money_rates_info_t, reserved), -1, 3, FACE_U64, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_convert_options_t[] = {
    {"struct_size", offsetof(money_convert_options_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"date", offsetof(money_convert_options_t, date), -1, 0, FACE_DATE, -1, 0},
    {"max_gap", offsetof(money_convert_options_t, max_gap), -1, 0, FACE_I32, -1, 0},
    {"digits", offsetof(money_convert_options_t, digits), -1, 0, FACE_I32, -1, 0},
    {"rounding", offsetof(money_convert_options_t, rounding), -1, 0, FACE_WORD, 2, 0},
    {"stale", offsetof(money_convert_options_t, stale), -1, 0, FACE_WORD, 7, 0},
    {"registry", offsetof(money_convert_options_t, registry), -1, 0, FACE_HANDLE_KIND, 0, 0},
    {"now", offsetof(money_convert_options_t, now), -1, 0, FACE_INSTANT, -1, 0},
    {"fresh_for", offsetof(money_convert_options_t, fresh_for), -1, 0, FACE_I64, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_conversion_t[] = {
    {"rate", offsetof(money_conversion_t, rate), -1, 0, FACE_RATIO, -1, 0},
    {"remainder", offsetof(money_conversion_t, remainder), -1, 0, FACE_RATIO, -1, 0},
    {"as_of", offsetof(money_conversion_t, as_of), -1, 0, FACE_DATE, -1, 0},
    {"gap_days", offsetof(money_conversion_t, gap_days), -1, 0, FACE_I32, -1, 0},
    {"instant", offsetof(money_conversion_t, instant), -1, 0, FACE_INSTANT, -1, 0},
    {"age_seconds", offsetof(money_conversion_t, age_seconds), -1, 0, FACE_I64, -1, 0},
    {"flags", offsetof(money_conversion_t, flags), -1, 0, FACE_WORD, 1, 0},
    {"leg_count", offsetof(money_conversion_t, leg_count), -1, 0, FACE_U32, -1, 0},
    {"legs", offsetof(money_conversion_t, legs), offsetof(money_conversion_t, leg_count), 8, FACE_STRUCT, 8, 0},
    {"source", offsetof(money_conversion_t, source), -1, 64, FACE_CHAR, -1, 0},
    {"reserved", offsetof(money_conversion_t, reserved), -1, 4, FACE_U64, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_currency_pair_t[] = {
    {"from", offsetof(money_currency_pair_t, from), -1, 12, FACE_CHAR, -1, 0},
    {"to", offsetof(money_currency_pair_t, to), -1, 12, FACE_CHAR, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_column_t[] = {
    {"values", offsetof(money_column_t, values), -1, 0, FACE_POINTER, -1, 0},
    {"length", offsetof(money_column_t, length), -1, 0, FACE_SIZE, -1, 0},
    {"stride", offsetof(money_column_t, stride), -1, 0, FACE_I64, -1, 0},
    {"validity", offsetof(money_column_t, validity), -1, 0, FACE_POINTER, -1, 0},
    {"validity_size", offsetof(money_column_t, validity_size), -1, 0, FACE_SIZE, -1, 0},
    {"validity_offset", offsetof(money_column_t, validity_offset), -1, 0, FACE_SIZE, -1, 0},
    {"layout", offsetof(money_column_t, layout), -1, 0, FACE_WORD, 8, 0},
    {"scale", offsetof(money_column_t, scale), -1, 0, FACE_I32, -1, 0},
    {"reserved", offsetof(money_column_t, reserved), -1, 0, FACE_U64, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_column_currencies_t[] = {
    {"codes", offsetof(money_column_currencies_t, codes), -1, 0, FACE_TEXTS, -1, 0},
    {"count", offsetof(money_column_currencies_t, count), -1, 0, FACE_SIZE, -1, 0},
    {"indices", offsetof(money_column_currencies_t, indices), -1, 0, FACE_STRUCT_AT, 13, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_column_options_t[] = {
    {"struct_size", offsetof(money_column_options_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"date", offsetof(money_column_options_t, date), -1, 0, FACE_DATE, -1, 0},
    {"max_gap", offsetof(money_column_options_t, max_gap), -1, 0, FACE_I32, -1, 0},
    {"digits", offsetof(money_column_options_t, digits), -1, 0, FACE_I32, -1, 0},
    {"rounding", offsetof(money_column_options_t, rounding), -1, 0, FACE_WORD, 2, 0},
    {"method", offsetof(money_column_options_t, method), -1, 0, FACE_WORD, 5, 0},
    {"threads", offsetof(money_column_options_t, threads), -1, 0, FACE_I32, -1, 0},
    {"stale", offsetof(money_column_options_t, stale), -1, 0, FACE_WORD, 7, 0},
    {"registry", offsetof(money_column_options_t, registry), -1, 0, FACE_HANDLE_KIND, 0, 0},
    {"now", offsetof(money_column_options_t, now), -1, 0, FACE_INSTANT, -1, 0},
    {"fresh_for", offsetof(money_column_options_t, fresh_for), -1, 0, FACE_I64, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_column_report_t[] = {
    {"null_count", offsetof(money_column_report_t, null_count), -1, 0, FACE_U64, -1, 0},
    {"failed_count", offsetof(money_column_report_t, failed_count), -1, 0, FACE_U64, -1, 0},
    {"first_failed", offsetof(money_column_report_t, first_failed), -1, 0, FACE_I64, -1, 0},
    {"scale", offsetof(money_column_report_t, scale), -1, 0, FACE_I32, -1, 0},
    {"flags", offsetof(money_column_report_t, flags), -1, 0, FACE_WORD, 1, 0},
    {"reserved", offsetof(money_column_report_t, reserved), -1, 4, FACE_U64, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_expression_value_t[] = {
    {"kind", offsetof(money_expression_value_t, kind), -1, 0, FACE_WORD, 9, 0},
    {"flags", offsetof(money_expression_value_t, flags), -1, 0, FACE_WORD, 1, 0},
    {"number", offsetof(money_expression_value_t, number), -1, 0, FACE_DECIMAL, -1, 0},
    {"amount", offsetof(money_expression_value_t, amount), -1, 0, FACE_AMOUNT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_expression_info_t[] = {
    {"value", offsetof(money_expression_info_t, value), -1, 0, FACE_STRUCT, 17, 0},
    {"exact", offsetof(money_expression_info_t, exact), -1, 0, FACE_RATIO, -1, 0},
    {"conversion_count", offsetof(money_expression_info_t, conversion_count), -1, 0, FACE_U64, -1, 0},
    {"reserved", offsetof(money_expression_info_t, reserved), -1, 4, FACE_U64, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_wallet_note_t[] = {
    {"struct_size", offsetof(money_wallet_note_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"date", offsetof(money_wallet_note_t, date), -1, 0, FACE_DATE, -1, 0},
    {"label", offsetof(money_wallet_note_t, label), -1, 0, FACE_TEXT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_wallet_entry_t[] = {
    {"id", offsetof(money_wallet_entry_t, id), -1, 0, FACE_U64, -1, 0},
    {"amount", offsetof(money_wallet_entry_t, amount), -1, 0, FACE_AMOUNT, -1, 0},
    {"date", offsetof(money_wallet_entry_t, date), -1, 0, FACE_DATE, -1, 0},
    {"reserved", offsetof(money_wallet_entry_t, reserved), -1, 0, FACE_U32, -1, 1},
    {"label", offsetof(money_wallet_entry_t, label), -1, 80, FACE_CHAR, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_wallet_total_details_t[] = {
    {"total_of_rounded", offsetof(money_wallet_total_details_t, total_of_rounded), -1, 0, FACE_AMOUNT, -1, 0},
    {"difference", offsetof(money_wallet_total_details_t, difference), -1, 0, FACE_AMOUNT, -1, 0},
    {"flags", offsetof(money_wallet_total_details_t, flags), -1, 0, FACE_WORD, 1, 0},
    {"reserved", offsetof(money_wallet_total_details_t, reserved), -1, 0, FACE_U32, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_transfer_leg_t[] = {
    {"struct_size", offsetof(money_transfer_leg_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"reserved", offsetof(money_transfer_leg_t, reserved), -1, 0, FACE_U32, -1, 1},
    {"source", offsetof(money_transfer_leg_t, source), -1, 0, FACE_HANDLE_KIND, 5, 0},
    {"target", offsetof(money_transfer_leg_t, target), -1, 0, FACE_HANDLE_KIND, 5, 0},
    {"amount", offsetof(money_transfer_leg_t, amount), -1, 0, FACE_AMOUNT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_exchange_leg_t[] = {
    {"struct_size", offsetof(money_exchange_leg_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"receive", offsetof(money_exchange_leg_t, receive), -1, 12, FACE_CHAR, -1, 0},
    {"give", offsetof(money_exchange_leg_t, give), -1, 0, FACE_AMOUNT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_wallet_statement_row_t[] = {
    {"kind", offsetof(money_wallet_statement_row_t, kind), -1, 0, FACE_WORD, 10, 0},
    {"date", offsetof(money_wallet_statement_row_t, date), -1, 0, FACE_DATE, -1, 0},
    {"id", offsetof(money_wallet_statement_row_t, id), -1, 0, FACE_U64, -1, 0},
    {"amount", offsetof(money_wallet_statement_row_t, amount), -1, 0, FACE_AMOUNT, -1, 0},
    {"text", offsetof(money_wallet_statement_row_t, text), -1, 64, FACE_CHAR, -1, 0},
    {"label", offsetof(money_wallet_statement_row_t, label), -1, 80, FACE_CHAR, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_product_t[] = {
    {"struct_size", offsetof(money_product_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"reserved", offsetof(money_product_t, reserved), -1, 0, FACE_U32, -1, 1},
    {"sku", offsetof(money_product_t, sku), -1, 64, FACE_CHAR, -1, 0},
    {"name", offsetof(money_product_t, name), -1, 256, FACE_CHAR, -1, 0},
    {"unit", offsetof(money_product_t, unit), -1, 32, FACE_CHAR, -1, 0},
    {"category", offsetof(money_product_t, category), -1, 32, FACE_CHAR, -1, 0},
    {"price", offsetof(money_product_t, price), -1, 0, FACE_AMOUNT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_tax_rate_t[] = {
    {"category", offsetof(money_tax_rate_t, category), -1, 32, FACE_CHAR, -1, 0},
    {"percent", offsetof(money_tax_rate_t, percent), -1, 0, FACE_DECIMAL, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_basket_policy_t[] = {
    {"struct_size", offsetof(money_basket_policy_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"level", offsetof(money_basket_policy_t, level), -1, 0, FACE_WORD, 11, 0},
    {"rounding", offsetof(money_basket_policy_t, rounding), -1, 0, FACE_WORD, 2, 0},
    {"remainder", offsetof(money_basket_policy_t, remainder), -1, 0, FACE_WORD, 5, 0},
    {"prices", offsetof(money_basket_policy_t, prices), -1, 0, FACE_WORD, 12, 0},
    {"tender", offsetof(money_basket_policy_t, tender), -1, 0, FACE_WORD, 13, 0},
    {"cash_rounding", offsetof(money_basket_policy_t, cash_rounding), -1, 0, FACE_WORD, 2, 0},
    {"cash_country", offsetof(money_basket_policy_t, cash_country), -1, 4, FACE_CHAR, -1, 0},
    {"cash_step", offsetof(money_basket_policy_t, cash_step), -1, 0, FACE_DECIMAL, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_discount_t[] = {
    {"struct_size", offsetof(money_discount_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"kind", offsetof(money_discount_t, kind), -1, 0, FACE_WORD, 15, 0},
    {"percent", offsetof(money_discount_t, percent), -1, 0, FACE_DECIMAL, -1, 0},
    {"amount", offsetof(money_discount_t, amount), -1, 0, FACE_AMOUNT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_basket_line_item_t[] = {
    {"product", offsetof(money_basket_line_item_t, product), -1, 0, FACE_STRUCT, 25, 0},
    {"quantity", offsetof(money_basket_line_item_t, quantity), -1, 0, FACE_DECIMAL, -1, 0},
    {"discount", offsetof(money_basket_line_item_t, discount), -1, 0, FACE_STRUCT, 28, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_receipt_info_t[] = {
    {"subtotal", offsetof(money_receipt_info_t, subtotal), -1, 0, FACE_AMOUNT, -1, 0},
    {"discount", offsetof(money_receipt_info_t, discount), -1, 0, FACE_AMOUNT, -1, 0},
    {"net", offsetof(money_receipt_info_t, net), -1, 0, FACE_AMOUNT, -1, 0},
    {"tax", offsetof(money_receipt_info_t, tax), -1, 0, FACE_AMOUNT, -1, 0},
    {"gross", offsetof(money_receipt_info_t, gross), -1, 0, FACE_AMOUNT, -1, 0},
    {"total", offsetof(money_receipt_info_t, total), -1, 0, FACE_AMOUNT, -1, 0},
    {"difference", offsetof(money_receipt_info_t, difference), -1, 0, FACE_AMOUNT, -1, 0},
    {"cash_rounding", offsetof(money_receipt_info_t, cash_rounding), -1, 0, FACE_AMOUNT, -1, 0},
    {"payable", offsetof(money_receipt_info_t, payable), -1, 0, FACE_AMOUNT, -1, 0},
    {"line_item_count", offsetof(money_receipt_info_t, line_item_count), -1, 0, FACE_U64, -1, 0},
    {"tax_count", offsetof(money_receipt_info_t, tax_count), -1, 0, FACE_U64, -1, 0},
    {"discount_terms", offsetof(money_receipt_info_t, discount_terms), -1, 0, FACE_STRUCT, 28, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_receipt_line_item_t[] = {
    {"item", offsetof(money_receipt_line_item_t, item), -1, 0, FACE_STRUCT, 29, 0},
    {"price", offsetof(money_receipt_line_item_t, price), -1, 0, FACE_AMOUNT, -1, 0},
    {"discount", offsetof(money_receipt_line_item_t, discount), -1, 0, FACE_AMOUNT, -1, 0},
    {"total", offsetof(money_receipt_line_item_t, total), -1, 0, FACE_AMOUNT, -1, 0},
    {"order_discount", offsetof(money_receipt_line_item_t, order_discount), -1, 0, FACE_AMOUNT, -1, 0},
    {"net", offsetof(money_receipt_line_item_t, net), -1, 0, FACE_AMOUNT, -1, 0},
    {"tax", offsetof(money_receipt_line_item_t, tax), -1, 0, FACE_AMOUNT, -1, 0},
    {"gross", offsetof(money_receipt_line_item_t, gross), -1, 0, FACE_AMOUNT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_receipt_tax_t[] = {
    {"tax_rate", offsetof(money_receipt_tax_t, tax_rate), -1, 0, FACE_STRUCT, 26, 0},
    {"net", offsetof(money_receipt_tax_t, net), -1, 0, FACE_AMOUNT, -1, 0},
    {"tax", offsetof(money_receipt_tax_t, tax), -1, 0, FACE_AMOUNT, -1, 0},
    {"gross", offsetof(money_receipt_tax_t, gross), -1, 0, FACE_AMOUNT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_invoice_tax_t[] = {
    {"category", offsetof(money_invoice_tax_t, category), -1, 32, FACE_CHAR, -1, 0},
    {"percent", offsetof(money_invoice_tax_t, percent), -1, 0, FACE_DECIMAL, -1, 0},
    {"kind", offsetof(money_invoice_tax_t, kind), -1, 0, FACE_WORD, 17, 0},
    {"reserved", offsetof(money_invoice_tax_t, reserved), -1, 0, FACE_U32, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_invoice_line_item_t[] = {
    {"struct_size", offsetof(money_invoice_line_item_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"reserved", offsetof(money_invoice_line_item_t, reserved), -1, 0, FACE_U32, -1, 1},
    {"name", offsetof(money_invoice_line_item_t, name), -1, 256, FACE_CHAR, -1, 0},
    {"quantity", offsetof(money_invoice_line_item_t, quantity), -1, 0, FACE_DECIMAL, -1, 0},
    {"price", offsetof(money_invoice_line_item_t, price), -1, 0, FACE_AMOUNT, -1, 0},
    {"base_quantity", offsetof(money_invoice_line_item_t, base_quantity), -1, 0, FACE_DECIMAL, -1, 0},
    {"taxes", offsetof(money_invoice_line_item_t, taxes), -1, 4, FACE_STRUCT, 33, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_invoice_adjustment_t[] = {
    {"struct_size", offsetof(money_invoice_adjustment_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"kind", offsetof(money_invoice_adjustment_t, kind), -1, 0, FACE_WORD, 18, 0},
    {"reason", offsetof(money_invoice_adjustment_t, reason), -1, 256, FACE_CHAR, -1, 0},
    {"reason_code", offsetof(money_invoice_adjustment_t, reason_code), -1, 32, FACE_CHAR, -1, 0},
    {"amount", offsetof(money_invoice_adjustment_t, amount), -1, 0, FACE_AMOUNT, -1, 0},
    {"percent", offsetof(money_invoice_adjustment_t, percent), -1, 0, FACE_DECIMAL, -1, 0},
    {"base", offsetof(money_invoice_adjustment_t, base), -1, 0, FACE_AMOUNT, -1, 0},
    {"taxes", offsetof(money_invoice_adjustment_t, taxes), -1, 4, FACE_STRUCT, 33, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_invoice_line_amounts_t[] = {
    {"price", offsetof(money_invoice_line_amounts_t, price), -1, 0, FACE_AMOUNT, -1, 0},
    {"allowances", offsetof(money_invoice_line_amounts_t, allowances), -1, 0, FACE_AMOUNT, -1, 0},
    {"charges", offsetof(money_invoice_line_amounts_t, charges), -1, 0, FACE_AMOUNT, -1, 0},
    {"net", offsetof(money_invoice_line_amounts_t, net), -1, 0, FACE_AMOUNT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_invoice_category_t[] = {
    {"tax", offsetof(money_invoice_category_t, tax), -1, 0, FACE_STRUCT, 33, 0},
    {"base", offsetof(money_invoice_category_t, base), -1, 0, FACE_AMOUNT, -1, 0},
    {"amount", offsetof(money_invoice_category_t, amount), -1, 0, FACE_AMOUNT, -1, 0},
    {"reason", offsetof(money_invoice_category_t, reason), -1, 256, FACE_CHAR, -1, 0},
    {"reason_code", offsetof(money_invoice_category_t, reason_code), -1, 32, FACE_CHAR, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_invoice_totals_t[] = {
    {"line_total", offsetof(money_invoice_totals_t, line_total), -1, 0, FACE_AMOUNT, -1, 0},
    {"allowances", offsetof(money_invoice_totals_t, allowances), -1, 0, FACE_AMOUNT, -1, 0},
    {"charges", offsetof(money_invoice_totals_t, charges), -1, 0, FACE_AMOUNT, -1, 0},
    {"net", offsetof(money_invoice_totals_t, net), -1, 0, FACE_AMOUNT, -1, 0},
    {"tax", offsetof(money_invoice_totals_t, tax), -1, 0, FACE_AMOUNT, -1, 0},
    {"gross", offsetof(money_invoice_totals_t, gross), -1, 0, FACE_AMOUNT, -1, 0},
    {"retained", offsetof(money_invoice_totals_t, retained), -1, 0, FACE_AMOUNT, -1, 0},
    {"prepaid", offsetof(money_invoice_totals_t, prepaid), -1, 0, FACE_AMOUNT, -1, 0},
    {"rounding", offsetof(money_invoice_totals_t, rounding), -1, 0, FACE_AMOUNT, -1, 0},
    {"payable", offsetof(money_invoice_totals_t, payable), -1, 0, FACE_AMOUNT, -1, 0},
    {"accounting_tax", offsetof(money_invoice_totals_t, accounting_tax), -1, 0, FACE_AMOUNT, -1, 0},
    {"line_item_count", offsetof(money_invoice_totals_t, line_item_count), -1, 0, FACE_U64, -1, 0},
    {"category_count", offsetof(money_invoice_totals_t, category_count), -1, 0, FACE_U64, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_cash_flow_t[] = {
    {"struct_size", offsetof(money_cash_flow_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"date", offsetof(money_cash_flow_t, date), -1, 0, FACE_DATE, -1, 0},
    {"amount", offsetof(money_cash_flow_t, amount), -1, 0, FACE_AMOUNT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_xirr_t[] = {
    {"outcome", offsetof(money_xirr_t, outcome), -1, 0, FACE_WORD, 20, 0},
    {"reason", offsetof(money_xirr_t, reason), -1, 0, FACE_WORD, 21, 0},
    {"day_count", offsetof(money_xirr_t, day_count), -1, 0, FACE_WORD, 22, 0},
    {"is_certain", offsetof(money_xirr_t, is_certain), -1, 0, FACE_BOOL, -1, 0},
    {"rate_count", offsetof(money_xirr_t, rate_count), -1, 0, FACE_U32, -1, 0},
    {"reserved", offsetof(money_xirr_t, reserved), -1, 0, FACE_U32, -1, 1},
    {"rates", offsetof(money_xirr_t, rates), offsetof(money_xirr_t, rate_count), 32, FACE_DOUBLE, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_value_point_t[] = {
    {"struct_size", offsetof(money_value_point_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"date", offsetof(money_value_point_t, date), -1, 0, FACE_DATE, -1, 0},
    {"value", offsetof(money_value_point_t, value), -1, 0, FACE_AMOUNT, -1, 0},
    {"flow", offsetof(money_value_point_t, flow), -1, 0, FACE_AMOUNT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_transaction_t[] = {
    {"struct_size", offsetof(money_transaction_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"id", offsetof(money_transaction_t, id), -1, 40, FACE_CHAR, -1, 0},
    {"symbol", offsetof(money_transaction_t, symbol), -1, 64, FACE_CHAR, -1, 0},
    {"date", offsetof(money_transaction_t, date), -1, 0, FACE_DATE, -1, 0},
    {"action", offsetof(money_transaction_t, action), -1, 0, FACE_WORD, 23, 0},
    {"reserved", offsetof(money_transaction_t, reserved), -1, 0, FACE_U32, -1, 1},
    {"quantity", offsetof(money_transaction_t, quantity), -1, 0, FACE_DECIMAL, -1, 0},
    {"per", offsetof(money_transaction_t, per), -1, 0, FACE_DECIMAL, -1, 0},
    {"total", offsetof(money_transaction_t, total), -1, 0, FACE_AMOUNT, -1, 0},
    {"fee", offsetof(money_transaction_t, fee), -1, 0, FACE_AMOUNT, -1, 0},
    {"rate_numerator", offsetof(money_transaction_t, rate_numerator), -1, 0, FACE_U64, -1, 0},
    {"rate_denominator", offsetof(money_transaction_t, rate_denominator), -1, 0, FACE_U64, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_lot_selection_t[] = {
    {"struct_size", offsetof(money_lot_selection_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"id", offsetof(money_lot_selection_t, id), -1, 40, FACE_CHAR, -1, 0},
    {"reserved", offsetof(money_lot_selection_t, reserved), -1, 0, FACE_U32, -1, 1},
    {"quantity", offsetof(money_lot_selection_t, quantity), -1, 0, FACE_DECIMAL, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_portfolio_options_t[] = {
    {"struct_size", offsetof(money_portfolio_options_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"method", offsetof(money_portfolio_options_t, method), -1, 0, FACE_WORD, 24, 0},
    {"short_sales", offsetof(money_portfolio_options_t, short_sales), -1, 0, FACE_WORD, 25, 0},
    {"reserved", offsetof(money_portfolio_options_t, reserved), -1, 0, FACE_U32, -1, 1},
    {"registry", offsetof(money_portfolio_options_t, registry), -1, 0, FACE_HANDLE_KIND, 0, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_portfolio_info_t[] = {
    {"currency", offsetof(money_portfolio_info_t, currency), -1, 12, FACE_CHAR, -1, 0},
    {"method", offsetof(money_portfolio_info_t, method), -1, 0, FACE_WORD, 24, 0},
    {"short_sales", offsetof(money_portfolio_info_t, short_sales), -1, 0, FACE_WORD, 25, 0},
    {"reserved", offsetof(money_portfolio_info_t, reserved), -1, 0, FACE_U32, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_price_quote_t[] = {
    {"struct_size", offsetof(money_price_quote_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"symbol", offsetof(money_price_quote_t, symbol), -1, 64, FACE_CHAR, -1, 0},
    {"currency", offsetof(money_price_quote_t, currency), -1, 12, FACE_CHAR, -1, 0},
    {"price", offsetof(money_price_quote_t, price), -1, 0, FACE_DECIMAL, -1, 0},
    {"instant", offsetof(money_price_quote_t, instant), -1, 0, FACE_INSTANT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_valuation_options_t[] = {
    {"struct_size", offsetof(money_valuation_options_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"date", offsetof(money_valuation_options_t, date), -1, 0, FACE_DATE, -1, 0},
    {"max_gap", offsetof(money_valuation_options_t, max_gap), -1, 0, FACE_I32, -1, 0},
    {"percent_digits", offsetof(money_valuation_options_t, percent_digits), -1, 0, FACE_I32, -1, 0},
    {"rounding", offsetof(money_valuation_options_t, rounding), -1, 0, FACE_WORD, 2, 0},
    {"reserved", offsetof(money_valuation_options_t, reserved), -1, 0, FACE_U32, -1, 1},
    {"now", offsetof(money_valuation_options_t, now), -1, 0, FACE_INSTANT, -1, 0},
    {"fresh_for", offsetof(money_valuation_options_t, fresh_for), -1, 0, FACE_I64, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_performance_t[] = {
    {"value", offsetof(money_performance_t, value), -1, 0, FACE_AMOUNT, -1, 0},
    {"cost", offsetof(money_performance_t, cost), -1, 0, FACE_AMOUNT, -1, 0},
    {"unrealised_gain", offsetof(money_performance_t, unrealised_gain), -1, 0, FACE_AMOUNT, -1, 0},
    {"realised_gain", offsetof(money_performance_t, realised_gain), -1, 0, FACE_AMOUNT, -1, 0},
    {"disposed_cost", offsetof(money_performance_t, disposed_cost), -1, 0, FACE_AMOUNT, -1, 0},
    {"price_effect", offsetof(money_performance_t, price_effect), -1, 0, FACE_AMOUNT, -1, 0},
    {"currency_effect", offsetof(money_performance_t, currency_effect), -1, 0, FACE_AMOUNT, -1, 0},
    {"income", offsetof(money_performance_t, income), -1, 0, FACE_AMOUNT, -1, 0},
    {"fees", offsetof(money_performance_t, fees), -1, 0, FACE_AMOUNT, -1, 0},
    {"profit", offsetof(money_performance_t, profit), -1, 0, FACE_AMOUNT, -1, 0},
    {"unrealised_percent", offsetof(money_performance_t, unrealised_percent), -1, 0, FACE_DECIMAL, -1, 0},
    {"realised_percent", offsetof(money_performance_t, realised_percent), -1, 0, FACE_DECIMAL, -1, 0},
    {"profit_percent", offsetof(money_performance_t, profit_percent), -1, 0, FACE_DECIMAL, -1, 0},
    {"percentages", offsetof(money_performance_t, percentages), -1, 0, FACE_WORD, 27, 0},
    {"reserved", offsetof(money_performance_t, reserved), -1, 0, FACE_U32, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_portfolio_summary_t[] = {
    {"performance", offsetof(money_portfolio_summary_t, performance), -1, 0, FACE_STRUCT, 48, 0},
    {"position_count", offsetof(money_portfolio_summary_t, position_count), -1, 0, FACE_U64, -1, 0},
    {"unpriced_count", offsetof(money_portfolio_summary_t, unpriced_count), -1, 0, FACE_U64, -1, 0},
    {"flags", offsetof(money_portfolio_summary_t, flags), -1, 0, FACE_WORD, 1, 0},
    {"reserved", offsetof(money_portfolio_summary_t, reserved), -1, 0, FACE_U32, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_position_t[] = {
    {"symbol", offsetof(money_position_t, symbol), -1, 64, FACE_CHAR, -1, 0},
    {"quantity", offsetof(money_position_t, quantity), -1, 0, FACE_DECIMAL, -1, 0},
    {"oversold", offsetof(money_position_t, oversold), -1, 0, FACE_DECIMAL, -1, 0},
    {"price", offsetof(money_position_t, price), -1, 0, FACE_AMOUNT, -1, 0},
    {"cost", offsetof(money_position_t, cost), -1, 0, FACE_AMOUNT, -1, 0},
    {"value", offsetof(money_position_t, value), -1, 0, FACE_AMOUNT, -1, 0},
    {"realised_gain", offsetof(money_position_t, realised_gain), -1, 0, FACE_AMOUNT, -1, 0},
    {"performance", offsetof(money_position_t, performance), -1, 0, FACE_STRUCT, 48, 0},
    {"age_seconds", offsetof(money_position_t, age_seconds), -1, 0, FACE_I64, -1, 0},
    {"state", offsetof(money_position_t, state), -1, 0, FACE_WORD, 26, 0},
    {"flags", offsetof(money_position_t, flags), -1, 0, FACE_WORD, 1, 0},
    {"unconverted_id", offsetof(money_position_t, unconverted_id), -1, 40, FACE_CHAR, -1, 0},
    {"unconverted_date", offsetof(money_position_t, unconverted_date), -1, 0, FACE_DATE, -1, 0},
    {"reserved", offsetof(money_position_t, reserved), -1, 0, FACE_U32, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_disposal_t[] = {
    {"symbol", offsetof(money_disposal_t, symbol), -1, 64, FACE_CHAR, -1, 0},
    {"id", offsetof(money_disposal_t, id), -1, 40, FACE_CHAR, -1, 0},
    {"lot", offsetof(money_disposal_t, lot), -1, 40, FACE_CHAR, -1, 0},
    {"quantity", offsetof(money_disposal_t, quantity), -1, 0, FACE_DECIMAL, -1, 0},
    {"date", offsetof(money_disposal_t, date), -1, 0, FACE_DATE, -1, 0},
    {"opened", offsetof(money_disposal_t, opened), -1, 0, FACE_DATE, -1, 0},
    {"is_oversold", offsetof(money_disposal_t, is_oversold), -1, 0, FACE_BOOL, -1, 0},
    {"flags", offsetof(money_disposal_t, flags), -1, 0, FACE_WORD, 1, 0},
    {"proceeds", offsetof(money_disposal_t, proceeds), -1, 0, FACE_AMOUNT, -1, 0},
    {"cost", offsetof(money_disposal_t, cost), -1, 0, FACE_AMOUNT, -1, 0},
    {"gain", offsetof(money_disposal_t, gain), -1, 0, FACE_AMOUNT, -1, 0},
    {"reported_proceeds", offsetof(money_disposal_t, reported_proceeds), -1, 0, FACE_AMOUNT, -1, 0},
    {"reported_cost", offsetof(money_disposal_t, reported_cost), -1, 0, FACE_AMOUNT, -1, 0},
    {"reported_gain", offsetof(money_disposal_t, reported_gain), -1, 0, FACE_AMOUNT, -1, 0},
    {"price_effect", offsetof(money_disposal_t, price_effect), -1, 0, FACE_AMOUNT, -1, 0},
    {"currency_effect", offsetof(money_disposal_t, currency_effect), -1, 0, FACE_AMOUNT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_open_lot_t[] = {
    {"symbol", offsetof(money_open_lot_t, symbol), -1, 64, FACE_CHAR, -1, 0},
    {"lot", offsetof(money_open_lot_t, lot), -1, 40, FACE_CHAR, -1, 0},
    {"quantity", offsetof(money_open_lot_t, quantity), -1, 0, FACE_DECIMAL, -1, 0},
    {"opened", offsetof(money_open_lot_t, opened), -1, 0, FACE_DATE, -1, 0},
    {"flags", offsetof(money_open_lot_t, flags), -1, 0, FACE_WORD, 1, 0},
    {"cost", offsetof(money_open_lot_t, cost), -1, 0, FACE_AMOUNT, -1, 0},
    {"reported_cost", offsetof(money_open_lot_t, reported_cost), -1, 0, FACE_AMOUNT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_locale_options_t[] = {
    {"struct_size", offsetof(money_locale_options_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"style", offsetof(money_locale_options_t, style), -1, 0, FACE_WORD, 28, 0},
    {"display", offsetof(money_locale_options_t, display), -1, 0, FACE_WORD, 29, 0},
    {"digits", offsetof(money_locale_options_t, digits), -1, 0, FACE_I32, -1, 0},
    {"rounding", offsetof(money_locale_options_t, rounding), -1, 0, FACE_WORD, 2, 0},
    {"numerals", offsetof(money_locale_options_t, numerals), -1, 0, FACE_WORD, 30, 0},
    {"registry", offsetof(money_locale_options_t, registry), -1, 0, FACE_HANDLE_KIND, 0, 0},
    {"locales", offsetof(money_locale_options_t, locales), -1, 0, FACE_HANDLE_KIND, 15, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_format_options_t[] = {
    {"struct_size", offsetof(money_format_options_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"sign", offsetof(money_format_options_t, sign), -1, 0, FACE_WORD, 31, 0},
    {"zeros", offsetof(money_format_options_t, zeros), -1, 0, FACE_WORD, 32, 0},
    {"rounding", offsetof(money_format_options_t, rounding), -1, 0, FACE_WORD, 2, 0},
    {"numerals", offsetof(money_format_options_t, numerals), -1, 0, FACE_WORD, 30, 0},
    {"minimum_fraction", offsetof(money_format_options_t, minimum_fraction), -1, 0, FACE_I32, -1, 0},
    {"maximum_fraction", offsetof(money_format_options_t, maximum_fraction), -1, 0, FACE_I32, -1, 0},
    {"minimum_significant", offsetof(money_format_options_t, minimum_significant), -1, 0, FACE_I32, -1, 0},
    {"maximum_significant", offsetof(money_format_options_t, maximum_significant), -1, 0, FACE_I32, -1, 0},
    {"minimum_grouping", offsetof(money_format_options_t, minimum_grouping), -1, 0, FACE_I32, -1, 0},
    {"decimal_separator", offsetof(money_format_options_t, decimal_separator), -1, 0, FACE_TEXT, -1, 0},
    {"group_separator", offsetof(money_format_options_t, group_separator), -1, 0, FACE_TEXT, -1, 0},
    {"minus_sign", offsetof(money_format_options_t, minus_sign), -1, 0, FACE_TEXT, -1, 0},
    {"plus_sign", offsetof(money_format_options_t, plus_sign), -1, 0, FACE_TEXT, -1, 0},
    {"symbol", offsetof(money_format_options_t, symbol), -1, 0, FACE_TEXT, -1, 0},
    {"locale", offsetof(money_format_options_t, locale), -1, 0, FACE_TEXT, -1, 0},
    {"registry", offsetof(money_format_options_t, registry), -1, 0, FACE_HANDLE_KIND, 0, 0},
    {"locales", offsetof(money_format_options_t, locales), -1, 0, FACE_HANDLE_KIND, 15, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_feed_options_t[] = {
    {"struct_size", offsetof(money_feed_options_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"jump", offsetof(money_feed_options_t, jump), -1, 0, FACE_WORD, 37, 0},
    {"api_key", offsetof(money_feed_options_t, api_key), -1, 0, FACE_TEXT, -1, 0},
    {"base_url", offsetof(money_feed_options_t, base_url), -1, 0, FACE_TEXT, -1, 0},
    {"currency", offsetof(money_feed_options_t, currency), -1, 0, FACE_TEXT, -1, 0},
    {"portfolio", offsetof(money_feed_options_t, portfolio), -1, 0, FACE_STRUCT_AT, 44, 0},
    {"ttl_seconds", offsetof(money_feed_options_t, ttl_seconds), -1, 0, FACE_I64, -1, 0},
    {"retry_seconds", offsetof(money_feed_options_t, retry_seconds), -1, 0, FACE_I64, -1, 0},
    {"per_second", offsetof(money_feed_options_t, per_second), -1, 0, FACE_I32, -1, 0},
    {"per_minute", offsetof(money_feed_options_t, per_minute), -1, 0, FACE_I32, -1, 0},
    {"largest_body", offsetof(money_feed_options_t, largest_body), -1, 0, FACE_U64, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_feed_info_t[] = {
    {"provider", offsetof(money_feed_info_t, provider), -1, 0, FACE_WORD, 36, 0},
    {"state", offsetof(money_feed_info_t, state), -1, 0, FACE_WORD, 39, 0},
    {"status", offsetof(money_feed_info_t, status), -1, 0, FACE_WORD, 0, 0},
    {"cause", offsetof(money_feed_info_t, cause), -1, 0, FACE_WORD, 0, 0},
    {"reason", offsetof(money_feed_info_t, reason), -1, 0, FACE_WORD, 38, 0},
    {"http_status", offsetof(money_feed_info_t, http_status), -1, 0, FACE_I32, -1, 0},
    {"pending_count", offsetof(money_feed_info_t, pending_count), -1, 0, FACE_U32, -1, 0},
    {"flags", offsetof(money_feed_info_t, flags), -1, 0, FACE_WORD, 40, 0},
    {"success", offsetof(money_feed_info_t, success), -1, 0, FACE_INSTANT, -1, 0},
    {"age_seconds", offsetof(money_feed_info_t, age_seconds), -1, 0, FACE_I64, -1, 0},
    {"attempt", offsetof(money_feed_info_t, attempt), -1, 0, FACE_INSTANT, -1, 0},
    {"next_at", offsetof(money_feed_info_t, next_at), -1, 0, FACE_INSTANT, -1, 0},
    {"revision", offsetof(money_feed_info_t, revision), -1, 0, FACE_U64, -1, 0},
    {"reserved", offsetof(money_feed_info_t, reserved), -1, 0, FACE_U64, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_converter_options_t[] = {
    {"struct_size", offsetof(money_converter_options_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"digits", offsetof(money_converter_options_t, digits), -1, 0, FACE_I32, -1, 0},
    {"other_digits", offsetof(money_converter_options_t, other_digits), -1, 0, FACE_I32, -1, 0},
    {"rounding", offsetof(money_converter_options_t, rounding), -1, 0, FACE_WORD, 2, 0},
    {"display", offsetof(money_converter_options_t, display), -1, 0, FACE_WORD, 29, 0},
    {"reserved", offsetof(money_converter_options_t, reserved), -1, 0, FACE_U32, -1, 1},
    {"fresh_for", offsetof(money_converter_options_t, fresh_for), -1, 0, FACE_I64, -1, 0},
    {"registry", offsetof(money_converter_options_t, registry), -1, 0, FACE_HANDLE_KIND, 0, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_converter_info_t[] = {
    {"source", offsetof(money_converter_info_t, source), -1, 12, FACE_CHAR, -1, 0},
    {"target", offsetof(money_converter_info_t, target), -1, 12, FACE_CHAR, -1, 0},
    {"state", offsetof(money_converter_info_t, state), -1, 0, FACE_WORD, 42, 0},
    {"input_state", offsetof(money_converter_info_t, input_state), -1, 0, FACE_WORD, 43, 0},
    {"origin", offsetof(money_converter_info_t, origin), -1, 0, FACE_WORD, 44, 0},
    {"is_loading", offsetof(money_converter_info_t, is_loading), -1, 0, FACE_BOOL, -1, 0},
    {"is_stale", offsetof(money_converter_info_t, is_stale), -1, 0, FACE_BOOL, -1, 0},
    {"wants_rates", offsetof(money_converter_info_t, wants_rates), -1, 0, FACE_BOOL, -1, 0},
    {"failure", offsetof(money_converter_info_t, failure), -1, 0, FACE_WORD, 0, 0},
    {"flags", offsetof(money_converter_info_t, flags), -1, 0, FACE_WORD, 1, 0},
    {"updated", offsetof(money_converter_info_t, updated), -1, 0, FACE_INSTANT, -1, 0},
    {"updated_age", offsetof(money_converter_info_t, updated_age), -1, 0, FACE_I64, -1, 0},
    {"received", offsetof(money_converter_info_t, received), -1, 0, FACE_INSTANT, -1, 0},
    {"received_age", offsetof(money_converter_info_t, received_age), -1, 0, FACE_I64, -1, 0},
    {"reserved", offsetof(money_converter_info_t, reserved), -1, 3, FACE_U64, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_currency_list_item_t[] = {
    {"code", offsetof(money_currency_list_item_t, code), -1, 12, FACE_CHAR, -1, 0},
    {"flag", offsetof(money_currency_list_item_t, flag), -1, 12, FACE_CHAR, -1, 0},
    {"is_favourite", offsetof(money_currency_list_item_t, is_favourite), -1, 0, FACE_BOOL, -1, 0},
    {"is_quoted", offsetof(money_currency_list_item_t, is_quoted), -1, 0, FACE_BOOL, -1, 0},
    {"name", offsetof(money_currency_list_item_t, name), -1, 128, FACE_CHAR, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_store_options_t[] = {
    {"struct_size", offsetof(money_store_options_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"read_only", offsetof(money_store_options_t, read_only), -1, 0, FACE_BOOL, -1, 0},
    {"create", offsetof(money_store_options_t, create), -1, 0, FACE_BOOL, -1, 0},
    {"busy_milliseconds", offsetof(money_store_options_t, busy_milliseconds), -1, 0, FACE_I32, -1, 0},
    {"work_milliseconds", offsetof(money_store_options_t, work_milliseconds), -1, 0, FACE_I32, -1, 0},
    {"reserved", offsetof(money_store_options_t, reserved), -1, 0, FACE_U32, -1, 1},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_movement_options_t[] = {
    {"struct_size", offsetof(money_movement_options_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"may_go_below_zero", offsetof(money_movement_options_t, may_go_below_zero), -1, 0, FACE_BOOL, -1, 0},
    {"idempotency_key", offsetof(money_movement_options_t, idempotency_key), -1, 0, FACE_TEXT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_leg_entries_t[] = {
    {"source", offsetof(money_leg_entries_t, source), -1, 0, FACE_U64, -1, 0},
    {"target", offsetof(money_leg_entries_t, target), -1, 0, FACE_U64, -1, 0},
    {"received", offsetof(money_leg_entries_t, received), -1, 0, FACE_AMOUNT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_field fields_money_stored_leg_t[] = {
    {"struct_size", offsetof(money_stored_leg_t, struct_size), -1, 0, FACE_U32, -1, 1},
    {"reserved", offsetof(money_stored_leg_t, reserved), -1, 0, FACE_U32, -1, 1},
    {"source", offsetof(money_stored_leg_t, source), -1, 0, FACE_TEXT, -1, 0},
    {"target", offsetof(money_stored_leg_t, target), -1, 0, FACE_TEXT, -1, 0},
    {"amount", offsetof(money_stored_leg_t, amount), -1, 0, FACE_AMOUNT, -1, 0},
    {0, 0, 0, 0, 0, 0, 0},
};
static const struct face_parameter params_money_version[] = {
    {0},
};
static const struct face_parameter params_money_abi_version[] = {
    {0},
};
static const struct face_parameter params_money_initialize[] = {
    {0},
};
static const struct face_parameter params_money_status_name[] = {
    {"status", FACE_SCALAR, FACE_WORD, 0, 0, -1, -1, 0, 0},
    {0},
};
static const struct face_parameter params_money_string_free[] = {
    {"string", FACE_FREE, FACE_CHAR, -1, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_release_memory[] = {
    {0},
};
static const struct face_parameter params_money_progress_init[] = {
    {"progress", FACE_PROGRESS, FACE_STRUCT, 1, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_progress_watch[] = {
    {"progress", FACE_PROGRESS, FACE_STRUCT, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_new[] = {
    {"coefficient", FACE_SCALAR, FACE_I64, -1, 0, -1, -1, 0, 0},
    {"scale", FACE_SCALAR, FACE_U32, -1, 0, -1, -1, 1, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_from_words[] = {
    {"lo", FACE_SCALAR, FACE_U64, -1, 0, -1, -1, 0, 0},
    {"hi", FACE_SCALAR, FACE_I64, -1, 0, -1, -1, 1, 0},
    {"scale", FACE_SCALAR, FACE_U32, -1, 0, -1, -1, 2, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_from_coefficient[] = {
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"scale", FACE_SCALAR, FACE_U32, -1, 0, -1, -1, 1, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_coefficient[] = {
    {"value", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_parse[] = {
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_format[] = {
    {"value", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_add[] = {
    {"a", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"b", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 1, 1},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_subtract[] = {
    {"a", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"b", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 1, 1},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_negate[] = {
    {"value", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_absolute[] = {
    {"value", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_multiply[] = {
    {"a", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"b", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 1, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 2, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 3, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_divide[] = {
    {"a", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"b", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 1, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 2, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 3, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_quantize[] = {
    {"value", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 1, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 2, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_divide_remainder[] = {
    {"a", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"b", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 1, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 2, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 3, 0},
    {"quotient", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"remainder", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_normalize[] = {
    {"value", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 1, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_round_to_step[] = {
    {"value", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"step", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 1, 1},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 2, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_round_significant[] = {
    {"value", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 1, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 2, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_sum[] = {
    {"values", FACE_ARRAY_IN, FACE_DECIMAL, -1, 0, -1, 1, 0, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_minimum[] = {
    {"values", FACE_ARRAY_IN, FACE_DECIMAL, -1, 0, -1, 1, 0, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_maximum[] = {
    {"values", FACE_ARRAY_IN, FACE_DECIMAL, -1, 0, -1, 1, 0, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_sign[] = {
    {"value", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"sign", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_compare[] = {
    {"a", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"b", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 1, 1},
    {"order", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_decimal_hash[] = {
    {"value", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"hash", FACE_SCALAR_OUT, FACE_U64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_ratio_from_decimals[] = {
    {"dividend", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"divisor", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 1, 1},
    {"result", FACE_VALUE_OUT, FACE_RATIO, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_ratio_parse[] = {
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"result", FACE_VALUE_OUT, FACE_RATIO, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_ratio_format[] = {
    {"ratio", FACE_VALUE_IN, FACE_RATIO, -1, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_ratio_format_decimal[] = {
    {"ratio", FACE_VALUE_IN, FACE_RATIO, -1, 0, -1, -1, 0, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 1, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 2, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 4, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 3, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 3, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_ratio_to_decimal[] = {
    {"ratio", FACE_VALUE_IN, FACE_RATIO, -1, 0, -1, -1, 0, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 1, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 2, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_ratio_to_double[] = {
    {"ratio", FACE_VALUE_IN, FACE_RATIO, -1, 0, -1, -1, 0, 1},
    {"result", FACE_SCALAR_OUT, FACE_DOUBLE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_ratio_compare[] = {
    {"a", FACE_VALUE_IN, FACE_RATIO, -1, 0, -1, -1, 0, 1},
    {"b", FACE_VALUE_IN, FACE_RATIO, -1, 0, -1, -1, 1, 1},
    {"order", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_date_from_ymd[] = {
    {"year", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 0, 0},
    {"month", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 1, 0},
    {"day", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 2, 0},
    {"date", FACE_SCALAR_OUT, FACE_DATE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_date_to_ymd[] = {
    {"date", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 0, 0},
    {"year", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"month", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"day", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_date_weekday[] = {
    {"date", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 0, 0},
    {"weekday", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_date_parse[] = {
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"date", FACE_SCALAR_OUT, FACE_DATE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_date_format[] = {
    {"date", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 0, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_find[] = {
    {"code", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"currency", FACE_VALUE_OUT, FACE_STRUCT, 4, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_find_numeric[] = {
    {"numeric", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 0, 0},
    {"date", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 1, 0},
    {"currency", FACE_VALUE_OUT, FACE_STRUCT, 4, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_digits[] = {
    {"code", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"date", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 1, 0},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"digits", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_country_currencies[] = {
    {"country", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"date", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 1, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_cash_rule[] = {
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"country", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"date", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 2, 0},
    {"rule", FACE_VALUE_OUT, FACE_STRUCT, 5, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_redenomination[] = {
    {"code", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"from", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 1, 0},
    {"to", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 2, 0},
    {"factor", FACE_VALUE_OUT, FACE_RATIO, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_count[] = {
    {0},
};
static const struct face_parameter params_money_currency_at[] = {
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 0, 0},
    {"currency", FACE_VALUE_OUT, FACE_STRUCT, 4, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_data_version[] = {
    {0},
};
static const struct face_parameter params_money_currency_registry_new[] = {
    {"registry", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 0, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_registry_free[] = {
    {"registry", FACE_FREE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_registry_add[] = {
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 0, -1, -1, 0, 0},
    {"code", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 2, 0},
    {"name", FACE_TEXT_IN, FACE_CHAR, -1, 1, -1, 4, 3, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 3, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_registry_count[] = {
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_registry_at[] = {
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"currency", FACE_VALUE_OUT, FACE_STRUCT, 4, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_new[] = {
    {"amount", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 0, 1},
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_amount[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_sign[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"sign", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_from_minor[] = {
    {"minor", FACE_SCALAR, FACE_I64, -1, 0, -1, -1, 0, 0},
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_to_minor[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"minor", FACE_SCALAR_OUT, FACE_I64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_parse[] = {
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_parse_with_currency[] = {
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"currency", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_format[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_to_json[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_from_json[] = {
    {"json", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_add[] = {
    {"a", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"b", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 1, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_subtract[] = {
    {"a", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"b", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 1, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_negate[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_absolute[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_multiply[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"factor", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 1, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 2, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 3, 0},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_divide[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"divisor", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 1, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 2, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 3, 0},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_divide_remainder[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"divisor", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 1, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 2, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 3, 0},
    {"quotient", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"remainder", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_divide_by_amount[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"divisor", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 1, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 2, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 3, 0},
    {"quotient", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"remainder", FACE_VALUE_OUT, FACE_AMOUNT, -1, 1, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_ratio_from_amounts[] = {
    {"dividend", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"divisor", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 1, 1},
    {"result", FACE_VALUE_OUT, FACE_RATIO, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_quantize[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 1, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 2, 0},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_to_cash[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"step", FACE_VALUE_IN, FACE_DECIMAL, -1, 1, -1, -1, -1, 1},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 1, 0},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_to_cash_in_country[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"country", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"date", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 2, 0},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_normalize[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 1, 0},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_round_to_step[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"step", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 1, 1},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 2, 0},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_round_significant[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 1, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 2, 0},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_sum[] = {
    {"amounts", FACE_ARRAY_IN, FACE_AMOUNT, -1, 0, -1, 1, 0, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"currency", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_minimum[] = {
    {"amounts", FACE_ARRAY_IN, FACE_AMOUNT, -1, 0, -1, 1, 0, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_maximum[] = {
    {"amounts", FACE_ARRAY_IN, FACE_AMOUNT, -1, 0, -1, 1, 0, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_compare[] = {
    {"a", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"b", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 1, 1},
    {"order", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_equal[] = {
    {"a", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"b", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 1, 1},
    {"equal", FACE_SCALAR_OUT, FACE_BOOL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_hash[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"hash", FACE_SCALAR_OUT, FACE_U64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_allocate_options_init[] = {
    {"options", FACE_VALUE_OUT, FACE_STRUCT, 7, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_allocate[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"weights", FACE_ARRAY_IN, FACE_DECIMAL, -1, 0, -1, 2, 1, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"options", FACE_OPTIONS, FACE_STRUCT, 7, 1, -1, -1, -2, 1},
    {"shares", FACE_ARRAY_OUT, FACE_AMOUNT, -1, 0, -1, 2, -1, 0},
    {"remainder", FACE_VALUE_OUT, FACE_AMOUNT, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_split[] = {
    {"amount", FACE_ARRAY_IN, FACE_AMOUNT, -1, 0, -1, 1, 0, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"options", FACE_OPTIONS, FACE_STRUCT, 7, 1, -1, -1, -2, 1},
    {"shares", FACE_ARRAY_OUT, FACE_AMOUNT, -1, 0, -1, 1, -1, 0},
    {"remainder", FACE_VALUE_OUT, FACE_AMOUNT, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rate_to_ratio[] = {
    {"rate", FACE_VALUE_IN, FACE_STRUCT, 8, 0, -1, -1, 0, 1},
    {"ratio", FACE_VALUE_OUT, FACE_RATIO, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_builder_new[] = {
    {"builder", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 2, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_builder_free[] = {
    {"builder", FACE_FREE, FACE_HANDLE_KIND, 2, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_builder_add[] = {
    {"builder", FACE_HANDLE, FACE_HANDLE_KIND, 2, 0, -1, -1, 0, 0},
    {"from", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"to", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"rate", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 4, 3, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 3, -1, -1, 0},
    {"date", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 4, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_builder_remove[] = {
    {"builder", FACE_HANDLE, FACE_HANDLE_KIND, 2, 0, -1, -1, 0, 0},
    {"from", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"to", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"date", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 3, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_builder_set_base[] = {
    {"builder", FACE_HANDLE, FACE_HANDLE_KIND, 2, 0, -1, -1, 0, 0},
    {"base", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_builder_set_source[] = {
    {"builder", FACE_HANDLE, FACE_HANDLE_KIND, 2, 0, -1, -1, 0, 0},
    {"source", FACE_TEXT_IN, FACE_CHAR, -1, 1, -1, 2, 1, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_builder_set_instant[] = {
    {"builder", FACE_HANDLE, FACE_HANDLE_KIND, 2, 0, -1, -1, 0, 0},
    {"instant", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_builder_count[] = {
    {"builder", FACE_HANDLE, FACE_HANDLE_KIND, 2, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_builder_at[] = {
    {"builder", FACE_HANDLE, FACE_HANDLE_KIND, 2, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"rate", FACE_VALUE_OUT, FACE_STRUCT, 8, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_builder_build[] = {
    {"builder", FACE_HANDLE, FACE_HANDLE_KIND, 2, 0, -1, -1, 0, 1},
    {"rates", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_free[] = {
    {"rates", FACE_FREE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_from_ecb_csv[] = {
    {"csv", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"rates", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_from_ecb_xml[] = {
    {"xml", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"rates", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_from_json[] = {
    {"json", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"rates", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_to_json[] = {
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 0, -1, -1, 0, 1},
    {"json", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_info[] = {
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 0, -1, -1, 0, 1},
    {"info", FACE_VALUE_OUT, FACE_STRUCT, 9, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_currency_at[] = {
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_currencies[] = {
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 0, -1, -1, 0, 1},
    {"date", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 1, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_date_at[] = {
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"date", FACE_SCALAR_OUT, FACE_DATE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_pair_at[] = {
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"rate", FACE_VALUE_OUT, FACE_STRUCT, 8, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_convert_options_init[] = {
    {"options", FACE_VALUE_OUT, FACE_STRUCT, 10, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_convert[] = {
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, 0, 1},
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 1, 1},
    {"target", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 2, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -2, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"details", FACE_VALUE_OUT, FACE_STRUCT, 11, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_conversion_rule[] = {
    {"flags", FACE_SCALAR, FACE_WORD, 1, 0, -1, -1, 0, 0},
    {0},
};
static const struct face_parameter params_money_rates_find[] = {
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, 0, 1},
    {"from", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"to", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -2, 1},
    {"details", FACE_VALUE_OUT, FACE_STRUCT, 11, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rate_init[] = {
    {"rate", FACE_VALUE_OUT, FACE_STRUCT, 8, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_pair_format[] = {
    {"from", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"to", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_pair_parse[] = {
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"pair", FACE_VALUE_OUT, FACE_STRUCT, 12, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rate_format[] = {
    {"rate", FACE_VALUE_IN, FACE_STRUCT, 8, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rate_parse[] = {
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"rate", FACE_VALUE_OUT, FACE_STRUCT, 8, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rate_to_json[] = {
    {"rate", FACE_VALUE_IN, FACE_STRUCT, 8, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rate_from_json[] = {
    {"json", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"rate", FACE_VALUE_OUT, FACE_STRUCT, 8, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rate_compare[] = {
    {"a", FACE_VALUE_IN, FACE_STRUCT, 8, 0, -1, -1, 0, 1},
    {"b", FACE_VALUE_IN, FACE_STRUCT, 8, 0, -1, -1, 1, 1},
    {"order", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rate_equal[] = {
    {"a", FACE_VALUE_IN, FACE_STRUCT, 8, 0, -1, -1, 0, 1},
    {"b", FACE_VALUE_IN, FACE_STRUCT, 8, 0, -1, -1, 1, 1},
    {"equal", FACE_SCALAR_OUT, FACE_BOOL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rate_hash[] = {
    {"rate", FACE_VALUE_IN, FACE_STRUCT, 8, 0, -1, -1, 0, 1},
    {"hash", FACE_SCALAR_OUT, FACE_U64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_new[] = {
    {"bag", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 3, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_copy[] = {
    {"bag", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 0, 1},
    {"copy", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 3, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_free[] = {
    {"bag", FACE_FREE, FACE_HANDLE_KIND, 3, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_add[] = {
    {"bag", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 0, 0},
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_add_bag[] = {
    {"bag", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 0, 0},
    {"other", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_multiply[] = {
    {"bag", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 0, 0},
    {"factor", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_count[] = {
    {"bag", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_at[] = {
    {"bag", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"amount", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_amounts[] = {
    {"bag", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 0, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_AMOUNT, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_amount[] = {
    {"bag", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 0, 1},
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"amount", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_equal[] = {
    {"a", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 0, 1},
    {"b", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 1, 1},
    {"equal", FACE_SCALAR_OUT, FACE_BOOL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_hash[] = {
    {"bag", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 0, 1},
    {"hash", FACE_SCALAR_OUT, FACE_U64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_reduce[] = {
    {"bag", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 0, 1},
    {"target", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -2, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_format[] = {
    {"bag", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_parse[] = {
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"bag", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 3, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_to_json[] = {
    {"bag", FACE_HANDLE, FACE_HANDLE_KIND, 3, 0, -1, -1, 0, 1},
    {"json", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_bag_from_json[] = {
    {"json", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"bag", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 3, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_compare[] = {
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, 0, 1},
    {"a", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 1, 1},
    {"b", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 2, 1},
    {"target", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 3, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -2, 1},
    {"order", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_sort[] = {
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, 0, 1},
    {"amounts", FACE_ARRAY_IN, FACE_AMOUNT, -1, 0, -1, 2, 1, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"target", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -2, 1},
    {"indices", FACE_ARRAY_OUT, FACE_SIZE, -1, 0, -1, 2, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_minimum[] = {
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, 0, 1},
    {"amounts", FACE_ARRAY_IN, FACE_AMOUNT, -1, 0, -1, 2, 1, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"target", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -2, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_maximum[] = {
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, 0, 1},
    {"amounts", FACE_ARRAY_IN, FACE_AMOUNT, -1, 0, -1, 2, 1, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"target", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -2, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_rates_sum[] = {
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, 0, 1},
    {"amounts", FACE_ARRAY_IN, FACE_AMOUNT, -1, 0, -1, 2, 1, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"target", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -2, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_column_of_int64[] = {
    {"values", FACE_SCALAR, FACE_POINTER, -1, 1, -1, -1, 0, 0},
    {"length", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"column", FACE_VALUE_OUT, FACE_STRUCT, 13, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_column_of_decimal128[] = {
    {"values", FACE_SCALAR, FACE_POINTER, -1, 1, -1, -1, 0, 0},
    {"length", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"scale", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 2, 0},
    {"column", FACE_VALUE_OUT, FACE_STRUCT, 13, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_column_of_date32[] = {
    {"values", FACE_SCALAR, FACE_POINTER, -1, 1, -1, -1, 0, 0},
    {"length", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"column", FACE_VALUE_OUT, FACE_STRUCT, 13, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_column_of_int8[] = {
    {"values", FACE_SCALAR, FACE_POINTER, -1, 1, -1, -1, 0, 0},
    {"length", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"column", FACE_VALUE_OUT, FACE_STRUCT, 13, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_column_of_int16[] = {
    {"values", FACE_SCALAR, FACE_POINTER, -1, 1, -1, -1, 0, 0},
    {"length", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"column", FACE_VALUE_OUT, FACE_STRUCT, 13, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_column_of_int32[] = {
    {"values", FACE_SCALAR, FACE_POINTER, -1, 1, -1, -1, 0, 0},
    {"length", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"column", FACE_VALUE_OUT, FACE_STRUCT, 13, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_column_options_init[] = {
    {"options", FACE_VALUE_OUT, FACE_STRUCT, 15, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_column_sum[] = {
    {"amounts", FACE_VALUE_IN, FACE_STRUCT, 13, 0, -1, -1, 0, 1},
    {"currencies", FACE_VALUE_IN, FACE_STRUCT, 14, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 15, 1, -1, -1, -2, 1},
    {"sums", FACE_BUFFER, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"report", FACE_VALUE_OUT, FACE_STRUCT, 16, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_column_convert[] = {
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"amounts", FACE_VALUE_IN, FACE_STRUCT, 13, 0, -1, -1, 0, 1},
    {"currencies", FACE_VALUE_IN, FACE_STRUCT, 14, 0, -1, -1, 1, 1},
    {"dates", FACE_VALUE_IN, FACE_STRUCT, 13, 1, -1, -1, -1, 1},
    {"target", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 15, 1, -1, -1, -2, 1},
    {"result", FACE_VALUE_IN, FACE_STRUCT, 13, 0, -1, -1, 3, 1},
    {"statuses", FACE_BUFFER, FACE_WORD, 0, 1, -1, -1, -1, 0},
    {"report", FACE_VALUE_OUT, FACE_STRUCT, 16, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_column_quantize[] = {
    {"amounts", FACE_VALUE_IN, FACE_STRUCT, 13, 0, -1, -1, 0, 1},
    {"currencies", FACE_VALUE_IN, FACE_STRUCT, 14, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 15, 1, -1, -1, -2, 1},
    {"result", FACE_VALUE_IN, FACE_STRUCT, 13, 0, -1, -1, 1, 1},
    {"statuses", FACE_BUFFER, FACE_WORD, 0, 1, -1, -1, -1, 0},
    {"report", FACE_VALUE_OUT, FACE_STRUCT, 16, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_column_compare[] = {
    {"a", FACE_VALUE_IN, FACE_STRUCT, 13, 0, -1, -1, 0, 1},
    {"a_currencies", FACE_VALUE_IN, FACE_STRUCT, 14, 1, -1, -1, -1, 1},
    {"b", FACE_VALUE_IN, FACE_STRUCT, 13, 0, -1, -1, 1, 1},
    {"b_currencies", FACE_VALUE_IN, FACE_STRUCT, 14, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 15, 1, -1, -1, -2, 1},
    {"orders", FACE_VALUE_IN, FACE_STRUCT, 13, 0, -1, -1, 2, 1},
    {"statuses", FACE_BUFFER, FACE_WORD, 0, 1, -1, -1, -1, 0},
    {"report", FACE_VALUE_OUT, FACE_STRUCT, 16, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_column_allocate[] = {
    {"amounts", FACE_VALUE_IN, FACE_STRUCT, 13, 0, -1, -1, 0, 1},
    {"weights", FACE_ARRAY_IN, FACE_DECIMAL, -1, 0, -1, 2, 1, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"options", FACE_OPTIONS, FACE_STRUCT, 15, 1, -1, -1, -2, 1},
    {"shares", FACE_VALUE_IN, FACE_STRUCT, 13, 0, -1, 2, 2, 1},
    {"remainder", FACE_VALUE_IN, FACE_STRUCT, 13, 1, -1, -1, -1, 1},
    {"statuses", FACE_BUFFER, FACE_WORD, 0, 1, -1, -1, -1, 0},
    {"report", FACE_VALUE_OUT, FACE_STRUCT, 16, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_expression_evaluate[] = {
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -2, 1},
    {"value", FACE_VALUE_OUT, FACE_STRUCT, 17, 0, -1, -1, -1, 0},
    {"expression", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 4, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_expression_free[] = {
    {"expression", FACE_FREE, FACE_HANDLE_KIND, 4, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_expression_info[] = {
    {"expression", FACE_HANDLE, FACE_HANDLE_KIND, 4, 0, -1, -1, 0, 1},
    {"info", FACE_VALUE_OUT, FACE_STRUCT, 18, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_expression_conversion_at[] = {
    {"expression", FACE_HANDLE, FACE_HANDLE_KIND, 4, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"conversion", FACE_VALUE_OUT, FACE_STRUCT, 11, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_expression_conversions[] = {
    {"expression", FACE_HANDLE, FACE_HANDLE_KIND, 4, 0, -1, -1, 0, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 11, 0, -1, 3, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_expression_caret[] = {
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"text_length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"position", FACE_SCALAR, FACE_I64, -1, 0, -1, -1, 1, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 4, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 3, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 3, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_note_init[] = {
    {"note", FACE_VALUE_OUT, FACE_STRUCT, 19, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_new[] = {
    {"wallet", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 5, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_free[] = {
    {"wallet", FACE_FREE, FACE_HANDLE_KIND, 5, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_add[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 0},
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 1, 1},
    {"note", FACE_OPTIONS, FACE_STRUCT, 19, 1, -1, -1, -2, 1},
    {"id", FACE_SCALAR_OUT, FACE_U64, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_remove[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 0},
    {"id", FACE_SCALAR, FACE_U64, -1, 0, -1, -1, 1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_remove_amount[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 0},
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 1, 1},
    {"id", FACE_SCALAR_OUT, FACE_U64, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_count[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"currency", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_at[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"currency", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 2, 0},
    {"entry", FACE_VALUE_OUT, FACE_STRUCT, 20, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_entries[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"currency", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 20, 0, -1, 4, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_currency_count[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_currency_at[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_sum[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"sum", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_held[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"held", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_total[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"target", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -2, 1},
    {"total", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"details", FACE_VALUE_OUT, FACE_STRUCT, 21, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_hold[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 0},
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 1, 1},
    {"note", FACE_OPTIONS, FACE_STRUCT, 19, 1, -1, -1, -2, 1},
    {"hold", FACE_SCALAR_OUT, FACE_U64, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_commit[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 0},
    {"hold", FACE_SCALAR, FACE_U64, -1, 0, -1, -1, 1, 0},
    {"id", FACE_SCALAR_OUT, FACE_U64, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_commit_amount[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 0},
    {"hold", FACE_SCALAR, FACE_U64, -1, 0, -1, -1, 1, 0},
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 2, 1},
    {"id", FACE_SCALAR_OUT, FACE_U64, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_release[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 0},
    {"hold", FACE_SCALAR, FACE_U64, -1, 0, -1, -1, 1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_hold_count[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_hold_at[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"hold", FACE_VALUE_OUT, FACE_STRUCT, 20, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_holds[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 20, 0, -1, 3, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_transfer_leg_init[] = {
    {"leg", FACE_VALUE_OUT, FACE_STRUCT, 22, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_transfer[] = {
    {"legs", FACE_ARRAY_IN, FACE_STRUCT, 22, 0, -1, 1, 0, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"note", FACE_OPTIONS, FACE_STRUCT, 19, 1, -1, -1, -2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_exchange_leg_init[] = {
    {"leg", FACE_VALUE_OUT, FACE_STRUCT, 23, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_exchange[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 0},
    {"legs", FACE_ARRAY_IN, FACE_STRUCT, 23, 0, -1, 2, 1, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -1, 1},
    {"note", FACE_OPTIONS, FACE_STRUCT, 19, 1, -1, -1, -1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_to_json[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"json", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_from_json[] = {
    {"json", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"wallet", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 5, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_to_journal[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"journal", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_from_journal[] = {
    {"journal", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"wallet", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 5, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_revision[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"revision", FACE_SCALAR_OUT, FACE_U64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_on_change[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 0},
    {"callback", FACE_CALLBACK, FACE_CALLBACK_KIND, 0, 1, -1, -1, 1, 0},
    {"user_data", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_statement[] = {
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 0, 1},
    {"target", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -2, 1},
    {"statement", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 6, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_statement_free[] = {
    {"statement", FACE_FREE, FACE_HANDLE_KIND, 6, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_statement_section_count[] = {
    {"statement", FACE_HANDLE, FACE_HANDLE_KIND, 6, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_statement_section_at[] = {
    {"statement", FACE_HANDLE, FACE_HANDLE_KIND, 6, 0, -1, -1, 0, 1},
    {"section", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_statement_row_count[] = {
    {"statement", FACE_HANDLE, FACE_HANDLE_KIND, 6, 0, -1, -1, 0, 1},
    {"section", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_statement_row_at[] = {
    {"statement", FACE_HANDLE, FACE_HANDLE_KIND, 6, 0, -1, -1, 0, 1},
    {"section", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 2, 0},
    {"row", FACE_VALUE_OUT, FACE_STRUCT, 24, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_wallet_statement_rows[] = {
    {"statement", FACE_HANDLE, FACE_HANDLE_KIND, 6, 0, -1, -1, 0, 1},
    {"section", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 24, 0, -1, 4, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_product_init[] = {
    {"product", FACE_VALUE_OUT, FACE_STRUCT, 25, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_new[] = {
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"catalogue", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 7, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_free[] = {
    {"catalogue", FACE_FREE, FACE_HANDLE_KIND, 7, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_add[] = {
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 0, 0},
    {"product", FACE_VALUE_IN, FACE_STRUCT, 25, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_remove[] = {
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 0, 0},
    {"sku", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_find[] = {
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 0, 1},
    {"sku", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"product", FACE_VALUE_OUT, FACE_STRUCT, 25, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_count[] = {
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_at[] = {
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"product", FACE_VALUE_OUT, FACE_STRUCT, 25, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_products[] = {
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 0, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 25, 0, -1, 3, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_currency[] = {
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_set_tax[] = {
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 0, 0},
    {"category", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"percent", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_tax_count[] = {
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_tax_at[] = {
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"tax", FACE_VALUE_OUT, FACE_STRUCT, 26, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_taxes[] = {
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 0, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 26, 0, -1, 3, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_from_json[] = {
    {"json", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"catalogue", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 7, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_to_json[] = {
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 0, 1},
    {"json", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_from_csv[] = {
    {"csv", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"currency", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"catalogue", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 7, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_catalogue_to_csv[] = {
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 0, 1},
    {"csv", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_policy_init[] = {
    {"policy", FACE_VALUE_OUT, FACE_STRUCT, 27, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_policy_preset[] = {
    {"preset", FACE_SCALAR, FACE_WORD, 14, 0, -1, -1, 0, 0},
    {"policy", FACE_VALUE_OUT, FACE_STRUCT, 27, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_policy_preset_name[] = {
    {"preset", FACE_SCALAR, FACE_WORD, 14, 0, -1, -1, 0, 0},
    {0},
};
static const struct face_parameter params_money_basket_policy_describe[] = {
    {"policy", FACE_OPTIONS, FACE_STRUCT, 27, 1, -1, -1, -2, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_discount_init[] = {
    {"discount", FACE_VALUE_OUT, FACE_STRUCT, 28, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_new[] = {
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 0, 1},
    {"basket", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 8, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_free[] = {
    {"basket", FACE_FREE, FACE_HANDLE_KIND, 8, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_add[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 0},
    {"sku", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"quantity", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_set[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 0},
    {"sku", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"quantity", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_put[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 0},
    {"product", FACE_VALUE_IN, FACE_STRUCT, 25, 0, -1, -1, 1, 1},
    {"quantity", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_remove[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 0},
    {"sku", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_clear[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_set_discount[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 0},
    {"sku", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"discount", FACE_OPTIONS, FACE_STRUCT, 28, 1, -1, -1, -2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_set_tax[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 0},
    {"category", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"percent", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_set_policy[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 0},
    {"policy", FACE_OPTIONS, FACE_STRUCT, 27, 1, -1, -1, -2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_policy[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 1},
    {"policy", FACE_VALUE_OUT, FACE_STRUCT, 27, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_currency[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_count[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_at[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"item", FACE_VALUE_OUT, FACE_STRUCT, 29, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_line_items[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 29, 0, -1, 3, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_quantity[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 1},
    {"sku", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"quantity", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_revision[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 1},
    {"revision", FACE_SCALAR_OUT, FACE_U64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_on_change[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 0},
    {"callback", FACE_CALLBACK, FACE_CALLBACK_KIND, 0, 1, -1, -1, 1, 0},
    {"user_data", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_checkout[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 1},
    {"target", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -2, 1},
    {"receipt", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 9, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_from_json[] = {
    {"json", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 1, -1, -1, -1, 1},
    {"basket", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 8, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_basket_to_json[] = {
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 0, 1},
    {"json", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_receipt_free[] = {
    {"receipt", FACE_FREE, FACE_HANDLE_KIND, 9, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_receipt_info[] = {
    {"receipt", FACE_HANDLE, FACE_HANDLE_KIND, 9, 0, -1, -1, 0, 1},
    {"view", FACE_SCALAR, FACE_WORD, 16, 0, -1, -1, 1, 0},
    {"info", FACE_VALUE_OUT, FACE_STRUCT, 30, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_receipt_line_item_at[] = {
    {"receipt", FACE_HANDLE, FACE_HANDLE_KIND, 9, 0, -1, -1, 0, 1},
    {"view", FACE_SCALAR, FACE_WORD, 16, 0, -1, -1, 1, 0},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 2, 0},
    {"item", FACE_VALUE_OUT, FACE_STRUCT, 31, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_receipt_line_items[] = {
    {"receipt", FACE_HANDLE, FACE_HANDLE_KIND, 9, 0, -1, -1, 0, 1},
    {"view", FACE_SCALAR, FACE_WORD, 16, 0, -1, -1, 1, 0},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 31, 0, -1, 4, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_receipt_tax_at[] = {
    {"receipt", FACE_HANDLE, FACE_HANDLE_KIND, 9, 0, -1, -1, 0, 1},
    {"view", FACE_SCALAR, FACE_WORD, 16, 0, -1, -1, 1, 0},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 2, 0},
    {"tax", FACE_VALUE_OUT, FACE_STRUCT, 32, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_receipt_taxes[] = {
    {"receipt", FACE_HANDLE, FACE_HANDLE_KIND, 9, 0, -1, -1, 0, 1},
    {"view", FACE_SCALAR, FACE_WORD, 16, 0, -1, -1, 1, 0},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 32, 0, -1, 4, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_receipt_refund[] = {
    {"receipt", FACE_HANDLE, FACE_HANDLE_KIND, 9, 0, -1, -1, 0, 1},
    {"view", FACE_SCALAR, FACE_WORD, 16, 0, -1, -1, 1, 0},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 2, 0},
    {"quantity", FACE_VALUE_IN, FACE_DECIMAL, -1, 1, -1, -1, -1, 1},
    {"refunded", FACE_VALUE_IN, FACE_DECIMAL, -1, 1, -1, -1, -1, 1},
    {"item", FACE_VALUE_OUT, FACE_STRUCT, 31, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_receipt_conversion[] = {
    {"receipt", FACE_HANDLE, FACE_HANDLE_KIND, 9, 0, -1, -1, 0, 1},
    {"conversion", FACE_VALUE_OUT, FACE_STRUCT, 11, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_receipt_to_text[] = {
    {"receipt", FACE_HANDLE, FACE_HANDLE_KIND, 9, 0, -1, -1, 0, 1},
    {"columns", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 1, 0},
    {"text", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_receipt_to_json[] = {
    {"receipt", FACE_HANDLE, FACE_HANDLE_KIND, 9, 0, -1, -1, 0, 1},
    {"json", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_line_item_init[] = {
    {"item", FACE_VALUE_OUT, FACE_STRUCT, 34, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_adjustment_init[] = {
    {"adjustment", FACE_VALUE_OUT, FACE_STRUCT, 35, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_new[] = {
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"invoice", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 10, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_free[] = {
    {"invoice", FACE_FREE, FACE_HANDLE_KIND, 10, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_add[] = {
    {"invoice", FACE_HANDLE, FACE_HANDLE_KIND, 10, 0, -1, -1, 0, 0},
    {"item", FACE_VALUE_IN, FACE_STRUCT, 34, 0, -1, -1, 1, 1},
    {"index", FACE_SCALAR_OUT, FACE_SIZE, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_adjust[] = {
    {"invoice", FACE_HANDLE, FACE_HANDLE_KIND, 10, 0, -1, -1, 0, 0},
    {"line_item", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"adjustment", FACE_VALUE_IN, FACE_STRUCT, 35, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_set_exemption[] = {
    {"invoice", FACE_HANDLE, FACE_HANDLE_KIND, 10, 0, -1, -1, 0, 0},
    {"category", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"reason", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 2, 1},
    {"reason_code", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 3, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_set_payment[] = {
    {"invoice", FACE_HANDLE, FACE_HANDLE_KIND, 10, 0, -1, -1, 0, 0},
    {"prepaid", FACE_VALUE_IN, FACE_AMOUNT, -1, 1, -1, -1, -1, 1},
    {"rounding", FACE_VALUE_IN, FACE_AMOUNT, -1, 1, -1, -1, -1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_set_accounting[] = {
    {"invoice", FACE_HANDLE, FACE_HANDLE_KIND, 10, 0, -1, -1, 0, 0},
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"rate", FACE_VALUE_IN, FACE_DECIMAL, -1, 0, -1, -1, 2, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_totals[] = {
    {"invoice", FACE_HANDLE, FACE_HANDLE_KIND, 10, 0, -1, -1, 0, 1},
    {"totals", FACE_VALUE_OUT, FACE_STRUCT, 38, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_line_amounts[] = {
    {"invoice", FACE_HANDLE, FACE_HANDLE_KIND, 10, 0, -1, -1, 0, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 36, 0, -1, 3, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_categories[] = {
    {"invoice", FACE_HANDLE, FACE_HANDLE_KIND, 10, 0, -1, -1, 0, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 37, 0, -1, 3, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_reverse[] = {
    {"invoice", FACE_HANDLE, FACE_HANDLE_KIND, 10, 0, -1, -1, 0, 1},
    {"reversed", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 10, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_from_json[] = {
    {"json", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"invoice", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 10, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_invoice_to_json[] = {
    {"invoice", FACE_HANDLE, FACE_HANDLE_KIND, 10, 0, -1, -1, 0, 1},
    {"json", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_payment_provider_name[] = {
    {"provider", FACE_SCALAR, FACE_WORD, 19, 0, -1, -1, 0, 0},
    {0},
};
static const struct face_parameter params_money_payment_digits[] = {
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"provider", FACE_SCALAR, FACE_WORD, 19, 0, -1, -1, 1, 0},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"digits", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_payment_to_minor[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"provider", FACE_SCALAR, FACE_WORD, 19, 0, -1, -1, 1, 0},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"minor", FACE_SCALAR_OUT, FACE_I64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_payment_from_minor[] = {
    {"minor", FACE_SCALAR, FACE_I64, -1, 0, -1, -1, 0, 0},
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"provider", FACE_SCALAR, FACE_WORD, 19, 0, -1, -1, 2, 0},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_payment_check_iso20022[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"date", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_payment_to_units[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"units", FACE_SCALAR_OUT, FACE_I64, -1, 0, -1, -1, -1, 0},
    {"nanos", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_payment_from_units[] = {
    {"units", FACE_SCALAR, FACE_I64, -1, 0, -1, -1, 0, 0},
    {"nanos", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 1, 0},
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_cash_flow_init[] = {
    {"flow", FACE_VALUE_OUT, FACE_STRUCT, 39, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_xirr[] = {
    {"flows", FACE_ARRAY_IN, FACE_STRUCT, 39, 1, -1, 1, 0, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"result", FACE_VALUE_OUT, FACE_STRUCT, 40, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_xirr_reason_text[] = {
    {"reason", FACE_SCALAR, FACE_WORD, 21, 0, -1, -1, 0, 0},
    {0},
};
static const struct face_parameter params_money_value_point_init[] = {
    {"point", FACE_VALUE_OUT, FACE_STRUCT, 41, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_time_weighted_return[] = {
    {"points", FACE_ARRAY_IN, FACE_STRUCT, 41, 0, -1, 1, 0, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 1, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 2, 0},
    {"result", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"annualised", FACE_SCALAR_OUT, FACE_DOUBLE, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_transaction_init[] = {
    {"transaction", FACE_VALUE_OUT, FACE_STRUCT, 42, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_lot_selection_init[] = {
    {"lot", FACE_VALUE_OUT, FACE_STRUCT, 43, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_options_init[] = {
    {"options", FACE_VALUE_OUT, FACE_STRUCT, 44, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_new[] = {
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 44, 1, -1, -1, -2, 1},
    {"portfolio", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 11, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_free[] = {
    {"portfolio", FACE_FREE, FACE_HANDLE_KIND, 11, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_add[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 0},
    {"transaction", FACE_VALUE_IN, FACE_STRUCT, 42, 0, -1, -1, 1, 1},
    {"lots", FACE_ARRAY_IN, FACE_STRUCT, 43, 1, -1, 3, 2, 1},
    {"lot_count", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"stored", FACE_VALUE_OUT, FACE_STRUCT, 42, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_edit[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 0},
    {"transaction", FACE_VALUE_IN, FACE_STRUCT, 42, 0, -1, -1, 1, 1},
    {"lots", FACE_ARRAY_IN, FACE_STRUCT, 43, 1, -1, 3, 2, 1},
    {"lot_count", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_remove[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 0},
    {"id", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_count[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_transaction_at[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"transaction", FACE_VALUE_OUT, FACE_STRUCT, 42, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_transactions[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 42, 0, -1, 3, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_find[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"id", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"transaction", FACE_VALUE_OUT, FACE_STRUCT, 42, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_lot_selection_at[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"id", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 2, 0},
    {"lot", FACE_VALUE_OUT, FACE_STRUCT, 43, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_lot_selections[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"id", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 43, 0, -1, 4, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_info[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"info", FACE_VALUE_OUT, FACE_STRUCT, 45, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_to_json[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"json", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_from_json[] = {
    {"json", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"portfolio", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 11, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_from_csv[] = {
    {"csv", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 44, 1, -1, -1, -2, 1},
    {"portfolio", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 11, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_to_csv[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"csv", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_to_beancount[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"journal", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_to_ledger[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"journal", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_revision[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"revision", FACE_SCALAR_OUT, FACE_U64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_on_change[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 0},
    {"callback", FACE_CALLBACK, FACE_CALLBACK_KIND, 0, 1, -1, -1, 1, 0},
    {"user_data", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_release_memory[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_price_quote_init[] = {
    {"quote", FACE_VALUE_OUT, FACE_STRUCT, 46, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_valuation_options_init[] = {
    {"options", FACE_VALUE_OUT, FACE_STRUCT, 47, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_value[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 0},
    {"quotes", FACE_ARRAY_IN, FACE_STRUCT, 46, 1, -1, 2, 1, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 47, 1, -1, -1, -2, 1},
    {"valuation", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 12, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_valuation_free[] = {
    {"valuation", FACE_FREE, FACE_HANDLE_KIND, 12, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_valuation_summary[] = {
    {"valuation", FACE_HANDLE, FACE_HANDLE_KIND, 12, 0, -1, -1, 0, 1},
    {"summary", FACE_VALUE_OUT, FACE_STRUCT, 49, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_valuation_position_count[] = {
    {"valuation", FACE_HANDLE, FACE_HANDLE_KIND, 12, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_valuation_position_at[] = {
    {"valuation", FACE_HANDLE, FACE_HANDLE_KIND, 12, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"position", FACE_VALUE_OUT, FACE_STRUCT, 50, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_valuation_positions[] = {
    {"valuation", FACE_HANDLE, FACE_HANDLE_KIND, 12, 0, -1, -1, 0, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 50, 0, -1, 3, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_disposals[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 47, 1, -1, -1, -2, 1},
    {"disposals", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 13, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_disposals_free[] = {
    {"disposals", FACE_FREE, FACE_HANDLE_KIND, 13, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_disposals_count[] = {
    {"disposals", FACE_HANDLE, FACE_HANDLE_KIND, 13, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_disposals_at[] = {
    {"disposals", FACE_HANDLE, FACE_HANDLE_KIND, 13, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"disposal", FACE_VALUE_OUT, FACE_STRUCT, 51, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_disposals_items[] = {
    {"disposals", FACE_HANDLE, FACE_HANDLE_KIND, 13, 0, -1, -1, 0, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 51, 0, -1, 3, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_open_lots[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 47, 1, -1, -1, -2, 1},
    {"lots", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 14, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_open_lots_free[] = {
    {"lots", FACE_FREE, FACE_HANDLE_KIND, 14, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_open_lots_count[] = {
    {"lots", FACE_HANDLE, FACE_HANDLE_KIND, 14, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_open_lots_at[] = {
    {"lots", FACE_HANDLE, FACE_HANDLE_KIND, 14, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"lot", FACE_VALUE_OUT, FACE_STRUCT, 52, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_open_lots_items[] = {
    {"lots", FACE_HANDLE, FACE_HANDLE_KIND, 14, 0, -1, -1, 0, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 52, 0, -1, 3, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_xirr[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 0},
    {"quotes", FACE_ARRAY_IN, FACE_STRUCT, 46, 1, -1, 2, 1, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 47, 1, -1, -1, -2, 1},
    {"result", FACE_VALUE_OUT, FACE_STRUCT, 40, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_locale_options_init[] = {
    {"options", FACE_VALUE_OUT, FACE_STRUCT, 53, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_locale_count[] = {
    {0},
};
static const struct face_parameter params_money_locale_at[] = {
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 0, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_locale_find[] = {
    {"locale", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_locale_currency[] = {
    {"locale", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"date", FACE_SCALAR, FACE_DATE, -1, 0, -1, -1, 1, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_format_locale[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"locale", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 53, 1, -1, -1, -2, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 4, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 3, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 3, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_parse_locale[] = {
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"locale", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"currency", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 2, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_text[] = {
    {"code", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"locale", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"display", FACE_SCALAR, FACE_WORD, 29, 0, -1, -1, 2, 0},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 5, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 4, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 4, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_locales_from_bytes[] = {
    {"bytes", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"locales", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 15, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_locales_free[] = {
    {"locales", FACE_FREE, FACE_HANDLE_KIND, 15, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_locales_version[] = {
    {"locales", FACE_HANDLE, FACE_HANDLE_KIND, 15, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_locales_count[] = {
    {"locales", FACE_HANDLE, FACE_HANDLE_KIND, 15, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_locales_at[] = {
    {"locales", FACE_HANDLE, FACE_HANDLE_KIND, 15, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_locales_find[] = {
    {"locales", FACE_HANDLE, FACE_HANDLE_KIND, 15, 0, -1, -1, 0, 1},
    {"locale", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_locales_parse[] = {
    {"locales", FACE_HANDLE, FACE_HANDLE_KIND, 15, 0, -1, -1, 0, 1},
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 2, 1, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"locale", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"currency", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 3, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_locales_currency_text[] = {
    {"locales", FACE_HANDLE, FACE_HANDLE_KIND, 15, 0, -1, -1, 0, 1},
    {"code", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"locale", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"display", FACE_SCALAR, FACE_WORD, 29, 0, -1, -1, 3, 0},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 6, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 5, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 5, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_locales_country_name[] = {
    {"locales", FACE_HANDLE, FACE_HANDLE_KIND, 15, 0, -1, -1, 0, 1},
    {"country", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"locale", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 4, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 3, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 3, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_format_options_init[] = {
    {"options", FACE_VALUE_OUT, FACE_STRUCT, 54, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_format_pattern[] = {
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 0, 1},
    {"pattern", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 2, 1, 1},
    {"pattern_length", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"options", FACE_OPTIONS, FACE_STRUCT, 54, 1, -1, -1, -2, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 5, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 4, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 4, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_parse_pattern[] = {
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"pattern", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 3, 1, 1},
    {"pattern_length", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"currency", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 2, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 54, 1, -1, -1, -2, 1},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_new[] = {
    {"calculator", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 16, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_free[] = {
    {"calculator", FACE_FREE, FACE_HANDLE_KIND, 16, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_press[] = {
    {"calculator", FACE_HANDLE, FACE_HANDLE_KIND, 16, 0, -1, -1, 0, 0},
    {"key", FACE_SCALAR, FACE_WORD, 33, 0, -1, -1, 1, 0},
    {"alert", FACE_SCALAR_OUT, FACE_WORD, 34, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_press_keys[] = {
    {"calculator", FACE_HANDLE, FACE_HANDLE_KIND, 16, 0, -1, -1, 0, 0},
    {"keys", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 2, 1, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"alert", FACE_SCALAR_OUT, FACE_WORD, 34, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_keys[] = {
    {"calculator", FACE_HANDLE, FACE_HANDLE_KIND, 16, 0, -1, -1, 0, 1},
    {"allowed", FACE_SCALAR_OUT, FACE_U32, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_key_text[] = {
    {"key", FACE_SCALAR, FACE_WORD, 33, 0, -1, -1, 0, 0},
    {0},
};
static const struct face_parameter params_money_calculator_display[] = {
    {"calculator", FACE_HANDLE, FACE_HANDLE_KIND, 16, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_expression[] = {
    {"calculator", FACE_HANDLE, FACE_HANDLE_KIND, 16, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_state[] = {
    {"calculator", FACE_HANDLE, FACE_HANDLE_KIND, 16, 0, -1, -1, 0, 1},
    {"state", FACE_SCALAR_OUT, FACE_WORD, 35, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_exact[] = {
    {"calculator", FACE_HANDLE, FACE_HANDLE_KIND, 16, 0, -1, -1, 0, 1},
    {"exact", FACE_VALUE_OUT, FACE_RATIO, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_value[] = {
    {"calculator", FACE_HANDLE, FACE_HANDLE_KIND, 16, 0, -1, -1, 0, 1},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 1, 0},
    {"rounding", FACE_SCALAR, FACE_WORD, 2, 0, -1, -1, 2, 0},
    {"value", FACE_VALUE_OUT, FACE_DECIMAL, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_digits[] = {
    {"calculator", FACE_HANDLE, FACE_HANDLE_KIND, 16, 0, -1, -1, 0, 1},
    {"digits", FACE_SCALAR_OUT, FACE_I32, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_set_digits[] = {
    {"calculator", FACE_HANDLE, FACE_HANDLE_KIND, 16, 0, -1, -1, 0, 0},
    {"digits", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_alert_name[] = {
    {"alert", FACE_SCALAR, FACE_WORD, 34, 0, -1, -1, 0, 0},
    {0},
};
static const struct face_parameter params_money_calculator_alert_title[] = {
    {"alert", FACE_SCALAR, FACE_WORD, 34, 0, -1, -1, 0, 0},
    {0},
};
static const struct face_parameter params_money_calculator_alert_text[] = {
    {"alert", FACE_SCALAR, FACE_WORD, 34, 0, -1, -1, 0, 0},
    {0},
};
static const struct face_parameter params_money_calculator_on_display[] = {
    {"calculator", FACE_HANDLE, FACE_HANDLE_KIND, 16, 0, -1, -1, 0, 0},
    {"display_callback", FACE_CALLBACK, FACE_CALLBACK_KIND, 2, 1, -1, -1, 1, 0},
    {"user_data", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_on_alert[] = {
    {"calculator", FACE_HANDLE, FACE_HANDLE_KIND, 16, 0, -1, -1, 0, 0},
    {"alert_callback", FACE_CALLBACK, FACE_CALLBACK_KIND, 3, 1, -1, -1, 1, 0},
    {"user_data", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_revision[] = {
    {"calculator", FACE_HANDLE, FACE_HANDLE_KIND, 16, 0, -1, -1, 0, 1},
    {"revision", FACE_SCALAR_OUT, FACE_U64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_to_json[] = {
    {"calculator", FACE_HANDLE, FACE_HANDLE_KIND, 16, 0, -1, -1, 0, 1},
    {"json", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_calculator_from_json[] = {
    {"json", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"calculator", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 16, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_options_init[] = {
    {"options", FACE_VALUE_OUT, FACE_STRUCT, 55, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_new[] = {
    {"provider", FACE_SCALAR, FACE_WORD, 36, 0, -1, -1, 0, 0},
    {"options", FACE_OPTIONS, FACE_STRUCT, 55, 1, -1, -1, -2, 1},
    {"feed", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 17, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_free[] = {
    {"feed", FACE_FREE, FACE_HANDLE_KIND, 17, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_next[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 0},
    {"now", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 1, 0},
    {"request", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 18, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_request_free[] = {
    {"request", FACE_FREE, FACE_HANDLE_KIND, 18, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_request_id[] = {
    {"request", FACE_HANDLE, FACE_HANDLE_KIND, 18, 0, -1, -1, 0, 1},
    {0},
};
static const struct face_parameter params_money_feed_request_method[] = {
    {"request", FACE_HANDLE, FACE_HANDLE_KIND, 18, 0, -1, -1, 0, 1},
    {0},
};
static const struct face_parameter params_money_feed_request_url[] = {
    {"request", FACE_HANDLE, FACE_HANDLE_KIND, 18, 0, -1, -1, 0, 1},
    {0},
};
static const struct face_parameter params_money_feed_request_headers[] = {
    {"request", FACE_HANDLE, FACE_HANDLE_KIND, 18, 0, -1, -1, 0, 1},
    {0},
};
static const struct face_parameter params_money_feed_request_body[] = {
    {"request", FACE_HANDLE, FACE_HANDLE_KIND, 18, 0, -1, -1, 0, 1},
    {"length", FACE_SCALAR_OUT, FACE_SIZE, -1, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_receive_header[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 0},
    {"id", FACE_SCALAR, FACE_U64, -1, 0, -1, -1, 1, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"value", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 3, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_receive_response[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 0},
    {"id", FACE_SCALAR, FACE_U64, -1, 0, -1, -1, 1, 0},
    {"http_status", FACE_SCALAR, FACE_I32, -1, 0, -1, -1, 2, 0},
    {"content_type", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 3, 1},
    {"body", FACE_TEXT_IN, FACE_CHAR, -1, 1, -1, 5, 4, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 4, -1, -1, 0},
    {"now", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 5, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_fail_request[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 0},
    {"id", FACE_SCALAR, FACE_U64, -1, 0, -1, -1, 1, 0},
    {"reason", FACE_SCALAR, FACE_WORD, 38, 0, -1, -1, 2, 0},
    {"now", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 3, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_notify_online[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 0},
    {"now", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_refresh[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_pending_count[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_info[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 1},
    {"now", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 1, 0},
    {"info", FACE_VALUE_OUT, FACE_STRUCT, 56, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_failure[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 1},
    {"key", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"failure", FACE_VALUE_OUT, FACE_STRUCT, 0, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_set_jump[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 0},
    {"jump", FACE_SCALAR, FACE_WORD, 37, 0, -1, -1, 1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_to_json[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 1},
    {"json", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_restore[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 0},
    {"json", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 2, 1, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"instant", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 2, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_revision[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 1},
    {"revision", FACE_SCALAR_OUT, FACE_U64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_on_change[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 0},
    {"callback", FACE_CALLBACK, FACE_CALLBACK_KIND, 0, 1, -1, -1, 1, 0},
    {"user_data", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_rates[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 1},
    {"rates", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_add_symbol[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 0},
    {"symbol", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_remove_symbol[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 0},
    {"symbol", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_symbol_count[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_symbol_at[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_price_quote[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 1},
    {"symbol", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"now", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 2, 0},
    {"quote", FACE_VALUE_OUT, FACE_STRUCT, 46, 0, -1, -1, -1, 0},
    {"state", FACE_SCALAR_OUT, FACE_WORD, 26, 1, -1, -1, -1, 0},
    {"age", FACE_SCALAR_OUT, FACE_I64, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_portfolio[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 1},
    {"portfolio", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 11, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_put[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 0},
    {"transaction", FACE_VALUE_IN, FACE_STRUCT, 42, 0, -1, -1, 1, 1},
    {"lots", FACE_ARRAY_IN, FACE_STRUCT, 43, 1, -1, 3, 2, 1},
    {"lot_count", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"stored", FACE_VALUE_OUT, FACE_STRUCT, 42, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_remove[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 0},
    {"id", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_feed_operation[] = {
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 0, 1},
    {"id", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"state", FACE_SCALAR_OUT, FACE_WORD, 41, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_options_init[] = {
    {"options", FACE_VALUE_OUT, FACE_STRUCT, 57, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_new[] = {
    {"source", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"target", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 57, 1, -1, -1, -2, 1},
    {"converter", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 19, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_free[] = {
    {"converter", FACE_FREE, FACE_HANDLE_KIND, 19, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_set_amount[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 0},
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 1, -1, 2, 1, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_amount[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_set_pair[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 0},
    {"source", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"target", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_swap[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_set_locale[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 0},
    {"locale", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_set_locales[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 0},
    {"locales", FACE_HANDLE, FACE_HANDLE_KIND, 15, 1, -1, -1, -1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_set_options[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 0},
    {"options", FACE_OPTIONS, FACE_STRUCT, 57, 1, -1, -1, -2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_refresh[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_set_loading[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_set_rates[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 0},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 0, -1, -1, 1, 1},
    {"origin", FACE_SCALAR, FACE_WORD, 44, 0, -1, -1, 2, 0},
    {"received", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 3, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_set_rates_failure[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 0},
    {"failure", FACE_SCALAR, FACE_WORD, 0, 0, -1, -1, 1, 0},
    {"reason", FACE_TEXT_IN, FACE_CHAR, -1, 1, -1, 3, 2, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_take_feed[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 0},
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_info[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 1},
    {"now", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 1, 0},
    {"info", FACE_VALUE_OUT, FACE_STRUCT, 58, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_result[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 1},
    {"now", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 1, 0},
    {"result", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"details", FACE_VALUE_OUT, FACE_STRUCT, 11, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_text[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_rate[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 1},
    {"now", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 1, 0},
    {"details", FACE_VALUE_OUT, FACE_STRUCT, 11, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_unit_rate[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_reason[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_to_json[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 1},
    {"json", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_from_json[] = {
    {"json", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 1, 0, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 0, -1, -1, 0},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"converter", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 19, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_revision[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 1},
    {"revision", FACE_SCALAR_OUT, FACE_U64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_converter_on_change[] = {
    {"converter", FACE_HANDLE, FACE_HANDLE_KIND, 19, 0, -1, -1, 0, 0},
    {"callback", FACE_CALLBACK, FACE_CALLBACK_KIND, 0, 1, -1, -1, 1, 0},
    {"user_data", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_new[] = {
    {"language", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"list", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 20, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_free[] = {
    {"list", FACE_FREE, FACE_HANDLE_KIND, 20, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_add[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 0},
    {"code", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"name", FACE_TEXT_IN, FACE_CHAR, -1, 1, -1, 3, 2, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_add_current[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_add_json[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 0},
    {"json", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 2, 1, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_take_feed[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 0},
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_set_language[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 0},
    {"language", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_set_locales[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 0},
    {"locales", FACE_HANDLE, FACE_HANDLE_KIND, 15, 1, -1, -1, -1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_set_search[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 0},
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 1, -1, 2, 1, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_set_sort[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 0},
    {"sort", FACE_SCALAR, FACE_WORD, 45, 0, -1, -1, 1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_set_favourite[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 0},
    {"code", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"is_favourite", FACE_SCALAR, FACE_BOOL, -1, 0, -1, -1, 2, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_set_favourites_only[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 0},
    {"is_only", FACE_SCALAR, FACE_BOOL, -1, 0, -1, -1, 1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_mark[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 0},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_count[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_at[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"item", FACE_VALUE_OUT, FACE_STRUCT, 59, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_items[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 59, 0, -1, 3, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_to_json[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 1},
    {"json", FACE_DOCUMENT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_restore[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 0},
    {"json", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 2, 1, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_state[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 1},
    {"state", FACE_SCALAR_OUT, FACE_WORD, 46, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_revision[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 1},
    {"revision", FACE_SCALAR_OUT, FACE_U64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_currency_list_on_change[] = {
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 0, 0},
    {"callback", FACE_CALLBACK, FACE_CALLBACK_KIND, 0, 1, -1, -1, 1, 0},
    {"user_data", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_new[] = {
    {"options", FACE_OPTIONS, FACE_STRUCT, 47, 1, -1, -1, -2, 1},
    {"view", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 21, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_free[] = {
    {"view", FACE_FREE, FACE_HANDLE_KIND, 21, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_set_transactions[] = {
    {"view", FACE_HANDLE, FACE_HANDLE_KIND, 21, 0, -1, -1, 0, 0},
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_set_transactions_failure[] = {
    {"view", FACE_HANDLE, FACE_HANDLE_KIND, 21, 0, -1, -1, 0, 0},
    {"reason", FACE_TEXT_IN, FACE_CHAR, -1, 1, -1, 2, 1, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_set_quotes[] = {
    {"view", FACE_HANDLE, FACE_HANDLE_KIND, 21, 0, -1, -1, 0, 0},
    {"quotes", FACE_ARRAY_IN, FACE_STRUCT, 46, 0, -1, 2, 1, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_set_quotes_failure[] = {
    {"view", FACE_HANDLE, FACE_HANDLE_KIND, 21, 0, -1, -1, 0, 0},
    {"reason", FACE_TEXT_IN, FACE_CHAR, -1, 1, -1, 2, 1, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_set_rates[] = {
    {"view", FACE_HANDLE, FACE_HANDLE_KIND, 21, 0, -1, -1, 0, 0},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_take_feed[] = {
    {"view", FACE_HANDLE, FACE_HANDLE_KIND, 21, 0, -1, -1, 0, 0},
    {"feed", FACE_HANDLE, FACE_HANDLE_KIND, 17, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_state[] = {
    {"view", FACE_HANDLE, FACE_HANDLE_KIND, 21, 0, -1, -1, 0, 0},
    {"now", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 1, 0},
    {"state", FACE_SCALAR_OUT, FACE_WORD, 47, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_reason[] = {
    {"view", FACE_HANDLE, FACE_HANDLE_KIND, 21, 0, -1, -1, 0, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 2, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_value[] = {
    {"view", FACE_HANDLE, FACE_HANDLE_KIND, 21, 0, -1, -1, 0, 0},
    {"now", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 1, 0},
    {"valuation", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 12, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_symbol_count[] = {
    {"view", FACE_HANDLE, FACE_HANDLE_KIND, 21, 0, -1, -1, 0, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_symbol_at[] = {
    {"view", FACE_HANDLE, FACE_HANDLE_KIND, 21, 0, -1, -1, 0, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_revision[] = {
    {"view", FACE_HANDLE, FACE_HANDLE_KIND, 21, 0, -1, -1, 0, 1},
    {"revision", FACE_SCALAR_OUT, FACE_U64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_portfolio_view_on_change[] = {
    {"view", FACE_HANDLE, FACE_HANDLE_KIND, 21, 0, -1, -1, 0, 0},
    {"callback", FACE_CALLBACK, FACE_CALLBACK_KIND, 0, 1, -1, -1, 1, 0},
    {"user_data", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_field_state_text[] = {
    {"state", FACE_SCALAR, FACE_WORD, 49, 0, -1, -1, 0, 0},
    {0},
};
static const struct face_parameter params_money_order_form_new[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"currency", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 1, 1},
    {"ticker_rule", FACE_SCALAR, FACE_WORD, 50, 0, -1, -1, 2, 0},
    {"form", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 22, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_order_form_from_transaction[] = {
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 0, 1},
    {"id", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"ticker_rule", FACE_SCALAR, FACE_WORD, 50, 0, -1, -1, 2, 0},
    {"form", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 22, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_order_form_free[] = {
    {"form", FACE_FREE, FACE_HANDLE_KIND, 22, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_order_form_set[] = {
    {"form", FACE_HANDLE, FACE_HANDLE_KIND, 22, 0, -1, -1, 0, 0},
    {"field", FACE_SCALAR, FACE_WORD, 48, 0, -1, -1, 1, 0},
    {"text", FACE_TEXT_IN, FACE_CHAR, -1, 1, -1, 3, 2, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_order_form_text[] = {
    {"form", FACE_HANDLE, FACE_HANDLE_KIND, 22, 0, -1, -1, 0, 1},
    {"field", FACE_SCALAR, FACE_WORD, 48, 0, -1, -1, 1, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_order_form_state[] = {
    {"form", FACE_HANDLE, FACE_HANDLE_KIND, 22, 0, -1, -1, 0, 1},
    {"field", FACE_SCALAR, FACE_WORD, 48, 0, -1, -1, 1, 0},
    {"state", FACE_SCALAR_OUT, FACE_WORD, 49, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_order_form_transaction[] = {
    {"form", FACE_HANDLE, FACE_HANDLE_KIND, 22, 0, -1, -1, 0, 1},
    {"transaction", FACE_VALUE_OUT, FACE_STRUCT, 42, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_order_form_save[] = {
    {"form", FACE_HANDLE, FACE_HANDLE_KIND, 22, 0, -1, -1, 0, 0},
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 1, 0},
    {"stored", FACE_VALUE_OUT, FACE_STRUCT, 42, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_options_init[] = {
    {"options", FACE_VALUE_OUT, FACE_STRUCT, 60, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_open[] = {
    {"path", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 0, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 60, 1, -1, -1, -2, 1},
    {"store", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 23, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_close[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_free[] = {
    {"store", FACE_FREE, FACE_HANDLE_KIND, 23, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_begin[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_commit[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_rollback[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_check[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_revision[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"revision", FACE_SCALAR_OUT, FACE_U64, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_on_change[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"callback", FACE_CALLBACK, FACE_CALLBACK_KIND, 0, 1, -1, -1, 1, 0},
    {"user_data", FACE_PART_OF, FACE_POINTER, -1, 1, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_release_memory[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_name_count[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"kind", FACE_SCALAR, FACE_WORD, 51, 0, -1, -1, 1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_name_at[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"kind", FACE_SCALAR, FACE_WORD, 51, 0, -1, -1, 1, 0},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 2, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 4, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 3, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 3, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_remove[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"kind", FACE_SCALAR, FACE_WORD, 51, 0, -1, -1, 1, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_save[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"wallet", FACE_HANDLE, FACE_HANDLE_KIND, 5, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_load[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"wallet", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 5, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_add[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 2, 1},
    {"note", FACE_OPTIONS, FACE_STRUCT, 19, 1, -1, -1, -2, 1},
    {"id", FACE_SCALAR_OUT, FACE_U64, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_count[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"currency", FACE_CODE, FACE_TEXT, -1, 1, -1, -1, 2, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_currency_count[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_currency_at[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 2, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 4, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 3, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 3, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_sum[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"currency", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"sum", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_total[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"target", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -2, 1},
    {"total", FACE_VALUE_OUT, FACE_AMOUNT, -1, 0, -1, -1, -1, 0},
    {"flags", FACE_SCALAR_OUT, FACE_WORD, 1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_portfolio_save[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"portfolio", FACE_HANDLE, FACE_HANDLE_KIND, 11, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_portfolio_load[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"portfolio", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 11, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_transaction_save[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"transaction", FACE_OPTIONS, FACE_STRUCT, 42, 1, -1, -1, -2, 1},
    {"lots", FACE_ARRAY_IN, FACE_STRUCT, 43, 1, -1, 4, 2, 1},
    {"lot_count", FACE_PART_OF, FACE_SIZE, -1, 0, 3, -1, -1, 0},
    {"registry", FACE_HANDLE, FACE_HANDLE_KIND, 0, 1, -1, -1, -1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_transaction_remove[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"id", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_catalogue_save[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_catalogue_load[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"catalogue", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 7, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_basket_save[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"basket", FACE_HANDLE, FACE_HANDLE_KIND, 8, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_basket_load[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"catalogue", FACE_HANDLE, FACE_HANDLE_KIND, 7, 1, -1, -1, -1, 1},
    {"basket", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 8, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_movement_options_init[] = {
    {"options", FACE_VALUE_OUT, FACE_STRUCT, 61, 0, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_spend[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 2, 1},
    {"note", FACE_OPTIONS, FACE_STRUCT, 19, 1, -1, -1, -1, 1},
    {"movement", FACE_OPTIONS, FACE_STRUCT, 61, 1, -1, -1, -1, 1},
    {"id", FACE_SCALAR_OUT, FACE_U64, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_hold[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 2, 1},
    {"note", FACE_OPTIONS, FACE_STRUCT, 19, 1, -1, -1, -1, 1},
    {"movement", FACE_OPTIONS, FACE_STRUCT, 61, 1, -1, -1, -1, 1},
    {"hold", FACE_SCALAR_OUT, FACE_U64, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_commit[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"hold", FACE_SCALAR, FACE_U64, -1, 0, -1, -1, 2, 0},
    {"movement", FACE_OPTIONS, FACE_STRUCT, 61, 1, -1, -1, -2, 1},
    {"id", FACE_SCALAR_OUT, FACE_U64, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_commit_amount[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"hold", FACE_SCALAR, FACE_U64, -1, 0, -1, -1, 2, 0},
    {"amount", FACE_VALUE_IN, FACE_AMOUNT, -1, 0, -1, -1, 3, 1},
    {"movement", FACE_OPTIONS, FACE_STRUCT, 61, 1, -1, -1, -2, 1},
    {"id", FACE_SCALAR_OUT, FACE_U64, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_release[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"hold", FACE_SCALAR, FACE_U64, -1, 0, -1, -1, 2, 0},
    {"movement", FACE_OPTIONS, FACE_STRUCT, 61, 1, -1, -1, -2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_stored_leg_init[] = {
    {"leg", FACE_VALUE_OUT, FACE_STRUCT, 63, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_transfer[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"legs", FACE_ARRAY_IN, FACE_STRUCT, 63, 0, -1, 2, 1, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"note", FACE_OPTIONS, FACE_STRUCT, 19, 1, -1, -1, -1, 1},
    {"movement", FACE_OPTIONS, FACE_STRUCT, 61, 1, -1, -1, -1, 1},
    {"entries", FACE_ARRAY_OUT, FACE_STRUCT, 62, 1, -1, 2, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_wallet_exchange[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"legs", FACE_ARRAY_IN, FACE_STRUCT, 23, 0, -1, 3, 2, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 1, -1, -1, -1, 1},
    {"options", FACE_OPTIONS, FACE_STRUCT, 10, 1, -1, -1, -1, 1},
    {"note", FACE_OPTIONS, FACE_STRUCT, 19, 1, -1, -1, -1, 1},
    {"movement", FACE_OPTIONS, FACE_STRUCT, 61, 1, -1, -1, -1, 1},
    {"entries", FACE_ARRAY_OUT, FACE_STRUCT, 62, 1, -1, 3, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_rates_save[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_rates_add[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"rates", FACE_HANDLE, FACE_HANDLE_KIND, 1, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_rates_load[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"as_of", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 2, 0},
    {"rates", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_rates_count[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_rates_at[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 2, 0},
    {"instant", FACE_SCALAR_OUT, FACE_INSTANT, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_rates_instants[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_INSTANT, -1, 0, -1, 4, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_rates_remove_before[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"instant", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 2, 0},
    {"removed", FACE_SCALAR_OUT, FACE_SIZE, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_currencies_save[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"list", FACE_HANDLE, FACE_HANDLE_KIND, 20, 0, -1, -1, 2, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_currencies_load[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"name", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"language", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 2, 1},
    {"list", FACE_HANDLE_OUT, FACE_HANDLE_KIND, 20, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_setting_save[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"key", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"value", FACE_TEXT_IN, FACE_CHAR, -1, 0, -1, 3, 2, 1},
    {"length", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"instant", FACE_SCALAR, FACE_INSTANT, -1, 0, -1, -1, 3, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_setting[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"key", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"instant", FACE_SCALAR_OUT, FACE_INSTANT, -1, 1, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_setting_count[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_setting_key_at[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"buffer", FACE_TEXT_OUT, FACE_CHAR, -1, 0, -1, 3, -1, 0},
    {"capacity", FACE_PART_OF, FACE_SIZE, -1, 0, 2, -1, -1, 0},
    {"length", FACE_PART_OF, FACE_POINTER, -1, 1, 2, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_setting_remove[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"key", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_quotes_save[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"quotes", FACE_ARRAY_IN, FACE_STRUCT, 46, 1, -1, 2, 1, 1},
    {"count", FACE_PART_OF, FACE_SIZE, -1, 0, 1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_quote[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"symbol", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"quote", FACE_VALUE_OUT, FACE_STRUCT, 46, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_quote_count[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_quote_at[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"index", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, 1, 0},
    {"quote", FACE_VALUE_OUT, FACE_STRUCT, 46, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_quotes[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"first", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"rows", FACE_ARRAY_OUT, FACE_STRUCT, 46, 0, -1, 3, -1, 0},
    {"capacity", FACE_SCALAR, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"count", FACE_SCALAR_OUT, FACE_SIZE, -1, 0, -1, -1, -1, 0},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};
static const struct face_parameter params_money_store_quote_remove[] = {
    {"store", FACE_HANDLE, FACE_HANDLE_KIND, 23, 0, -1, -1, 0, 0},
    {"symbol", FACE_CODE, FACE_TEXT, -1, 0, -1, -1, 1, 1},
    {"error", FACE_ERROR, FACE_STRUCT, 0, 1, -1, -1, -1, 0},
    {0},
};

const struct face_enumeration face_enumerations[] = {
    {"money_status_t", words_money_status_t, 0},
    {"money_flags_t", words_money_flags_t, 1},
    {"money_rounding_t", words_money_rounding_t, 0},
    {"money_currency_kind_t", words_money_currency_kind_t, 0},
    {"money_cash_small_t", words_money_cash_small_t, 0},
    {"money_allocation_t", words_money_allocation_t, 0},
    {"money_rate_kind_t", words_money_rate_kind_t, 0},
    {"money_stale_policy_t", words_money_stale_policy_t, 0},
    {"money_column_layout_t", words_money_column_layout_t, 0},
    {"money_expression_kind_t", words_money_expression_kind_t, 0},
    {"money_statement_row_kind_t", words_money_statement_row_kind_t, 0},
    {"money_rounding_level_t", words_money_rounding_level_t, 0},
    {"money_price_basis_t", words_money_price_basis_t, 0},
    {"money_tender_t", words_money_tender_t, 0},
    {"money_basket_preset_t", words_money_basket_preset_t, 0},
    {"money_discount_kind_t", words_money_discount_kind_t, 0},
    {"money_receipt_view_t", words_money_receipt_view_t, 0},
    {"money_invoice_tax_kind_t", words_money_invoice_tax_kind_t, 0},
    {"money_invoice_adjustment_kind_t", words_money_invoice_adjustment_kind_t, 0},
    {"money_payment_provider_t", words_money_payment_provider_t, 0},
    {"money_xirr_outcome_t", words_money_xirr_outcome_t, 0},
    {"money_xirr_reason_t", words_money_xirr_reason_t, 0},
    {"money_day_count_t", words_money_day_count_t, 0},
    {"money_action_t", words_money_action_t, 0},
    {"money_lot_method_t", words_money_lot_method_t, 0},
    {"money_short_sale_policy_t", words_money_short_sale_policy_t, 0},
    {"money_price_state_t", words_money_price_state_t, 0},
    {"money_percentages_t", words_money_percentages_t, 1},
    {"money_locale_style_t", words_money_locale_style_t, 0},
    {"money_currency_display_t", words_money_currency_display_t, 0},
    {"money_numerals_t", words_money_numerals_t, 0},
    {"money_sign_display_t", words_money_sign_display_t, 0},
    {"money_trailing_zeros_t", words_money_trailing_zeros_t, 0},
    {"money_calculator_key_t", words_money_calculator_key_t, 0},
    {"money_calculator_alert_t", words_money_calculator_alert_t, 0},
    {"money_calculator_state_t", words_money_calculator_state_t, 0},
    {"money_provider_t", words_money_provider_t, 0},
    {"money_jump_policy_t", words_money_jump_policy_t, 0},
    {"money_transport_failure_t", words_money_transport_failure_t, 0},
    {"money_feed_state_t", words_money_feed_state_t, 0},
    {"money_feed_flags_t", words_money_feed_flags_t, 1},
    {"money_operation_t", words_money_operation_t, 0},
    {"money_converter_state_t", words_money_converter_state_t, 0},
    {"money_input_state_t", words_money_input_state_t, 0},
    {"money_origin_t", words_money_origin_t, 0},
    {"money_currency_list_sort_t", words_money_currency_list_sort_t, 0},
    {"money_currency_list_state_t", words_money_currency_list_state_t, 0},
    {"money_portfolio_view_state_t", words_money_portfolio_view_state_t, 0},
    {"money_order_field_t", words_money_order_field_t, 0},
    {"money_field_state_t", words_money_field_state_t, 0},
    {"money_ticker_rule_t", words_money_ticker_rule_t, 0},
    {"money_store_kind_t", words_money_store_kind_t, 0},
    {0, 0, 0},
};

const struct face_struct face_structs[] = {
    {"Error", sizeof(money_error_t), 0, fields_money_error_t},
    {"", sizeof(money_progress_t), (void (*)(void *))money_progress_init, fields_money_progress_t},
    {"Decimal", sizeof(money_decimal_t), 0, fields_money_decimal_t},
    {"", sizeof(money_ratio_t), 0, fields_money_ratio_t},
    {"Currency", sizeof(money_currency_t), 0, fields_money_currency_t},
    {"CashRule", sizeof(money_cash_rule_t), 0, fields_money_cash_rule_t},
    {"Money", sizeof(money_t), 0, fields_money_t},
    {"AllocateOptions", sizeof(money_allocate_options_t), (void (*)(void *))money_allocate_options_init, fields_money_allocate_options_t},
    {"Rate", sizeof(money_rate_t), (void (*)(void *))money_rate_init, fields_money_rate_t},
    {"RatesInfo", sizeof(money_rates_info_t), 0, fields_money_rates_info_t},
    {"ConvertOptions", sizeof(money_convert_options_t), (void (*)(void *))money_convert_options_init, fields_money_convert_options_t},
    {"Conversion", sizeof(money_conversion_t), 0, fields_money_conversion_t},
    {"CurrencyPair", sizeof(money_currency_pair_t), 0, fields_money_currency_pair_t},
    {"Column", sizeof(money_column_t), 0, fields_money_column_t},
    {"ColumnCurrencies", sizeof(money_column_currencies_t), 0, fields_money_column_currencies_t},
    {"ColumnOptions", sizeof(money_column_options_t), (void (*)(void *))money_column_options_init, fields_money_column_options_t},
    {"ColumnReport", sizeof(money_column_report_t), 0, fields_money_column_report_t},
    {"ExpressionValue", sizeof(money_expression_value_t), 0, fields_money_expression_value_t},
    {"ExpressionInfo", sizeof(money_expression_info_t), 0, fields_money_expression_info_t},
    {"WalletNote", sizeof(money_wallet_note_t), (void (*)(void *))money_wallet_note_init, fields_money_wallet_note_t},
    {"WalletEntry", sizeof(money_wallet_entry_t), 0, fields_money_wallet_entry_t},
    {"WalletTotalDetails", sizeof(money_wallet_total_details_t), 0, fields_money_wallet_total_details_t},
    {"TransferLeg", sizeof(money_transfer_leg_t), (void (*)(void *))money_transfer_leg_init, fields_money_transfer_leg_t},
    {"ExchangeLeg", sizeof(money_exchange_leg_t), (void (*)(void *))money_exchange_leg_init, fields_money_exchange_leg_t},
    {"WalletStatementRow", sizeof(money_wallet_statement_row_t), 0, fields_money_wallet_statement_row_t},
    {"Product", sizeof(money_product_t), (void (*)(void *))money_product_init, fields_money_product_t},
    {"TaxRate", sizeof(money_tax_rate_t), 0, fields_money_tax_rate_t},
    {"BasketPolicy", sizeof(money_basket_policy_t), (void (*)(void *))money_basket_policy_init, fields_money_basket_policy_t},
    {"Discount", sizeof(money_discount_t), (void (*)(void *))money_discount_init, fields_money_discount_t},
    {"BasketLineItem", sizeof(money_basket_line_item_t), 0, fields_money_basket_line_item_t},
    {"ReceiptInfo", sizeof(money_receipt_info_t), 0, fields_money_receipt_info_t},
    {"ReceiptLineItem", sizeof(money_receipt_line_item_t), 0, fields_money_receipt_line_item_t},
    {"ReceiptTax", sizeof(money_receipt_tax_t), 0, fields_money_receipt_tax_t},
    {"InvoiceTax", sizeof(money_invoice_tax_t), 0, fields_money_invoice_tax_t},
    {"InvoiceLineItem", sizeof(money_invoice_line_item_t), (void (*)(void *))money_invoice_line_item_init, fields_money_invoice_line_item_t},
    {"InvoiceAdjustment", sizeof(money_invoice_adjustment_t), (void (*)(void *))money_invoice_adjustment_init, fields_money_invoice_adjustment_t},
    {"InvoiceLineAmounts", sizeof(money_invoice_line_amounts_t), 0, fields_money_invoice_line_amounts_t},
    {"InvoiceCategory", sizeof(money_invoice_category_t), 0, fields_money_invoice_category_t},
    {"InvoiceTotals", sizeof(money_invoice_totals_t), 0, fields_money_invoice_totals_t},
    {"CashFlow", sizeof(money_cash_flow_t), (void (*)(void *))money_cash_flow_init, fields_money_cash_flow_t},
    {"Xirr", sizeof(money_xirr_t), 0, fields_money_xirr_t},
    {"ValuePoint", sizeof(money_value_point_t), (void (*)(void *))money_value_point_init, fields_money_value_point_t},
    {"Transaction", sizeof(money_transaction_t), (void (*)(void *))money_transaction_init, fields_money_transaction_t},
    {"LotSelection", sizeof(money_lot_selection_t), (void (*)(void *))money_lot_selection_init, fields_money_lot_selection_t},
    {"PortfolioOptions", sizeof(money_portfolio_options_t), (void (*)(void *))money_portfolio_options_init, fields_money_portfolio_options_t},
    {"PortfolioInfo", sizeof(money_portfolio_info_t), 0, fields_money_portfolio_info_t},
    {"PriceQuote", sizeof(money_price_quote_t), (void (*)(void *))money_price_quote_init, fields_money_price_quote_t},
    {"ValuationOptions", sizeof(money_valuation_options_t), (void (*)(void *))money_valuation_options_init, fields_money_valuation_options_t},
    {"Performance", sizeof(money_performance_t), 0, fields_money_performance_t},
    {"PortfolioSummary", sizeof(money_portfolio_summary_t), 0, fields_money_portfolio_summary_t},
    {"Position", sizeof(money_position_t), 0, fields_money_position_t},
    {"Disposal", sizeof(money_disposal_t), 0, fields_money_disposal_t},
    {"OpenLot", sizeof(money_open_lot_t), 0, fields_money_open_lot_t},
    {"LocaleOptions", sizeof(money_locale_options_t), (void (*)(void *))money_locale_options_init, fields_money_locale_options_t},
    {"FormatOptions", sizeof(money_format_options_t), (void (*)(void *))money_format_options_init, fields_money_format_options_t},
    {"FeedOptions", sizeof(money_feed_options_t), (void (*)(void *))money_feed_options_init, fields_money_feed_options_t},
    {"FeedInfo", sizeof(money_feed_info_t), 0, fields_money_feed_info_t},
    {"ConverterOptions", sizeof(money_converter_options_t), (void (*)(void *))money_converter_options_init, fields_money_converter_options_t},
    {"ConverterInfo", sizeof(money_converter_info_t), 0, fields_money_converter_info_t},
    {"CurrencyListItem", sizeof(money_currency_list_item_t), 0, fields_money_currency_list_item_t},
    {"StoreOptions", sizeof(money_store_options_t), (void (*)(void *))money_store_options_init, fields_money_store_options_t},
    {"MovementOptions", sizeof(money_movement_options_t), (void (*)(void *))money_movement_options_init, fields_money_movement_options_t},
    {"LegEntries", sizeof(money_leg_entries_t), 0, fields_money_leg_entries_t},
    {"StoredLeg", sizeof(money_stored_leg_t), (void (*)(void *))money_stored_leg_init, fields_money_stored_leg_t},
    {0, 0, 0, 0},
};

const struct face_handle face_handles[] = {
    {"CurrencyRegistry", (void (*)(void *))money_currency_registry_free},
    {"Rates", (void (*)(void *))money_rates_free},
    {"RatesBuilder", (void (*)(void *))money_rates_builder_free},
    {"Bag", (void (*)(void *))money_bag_free},
    {"Expression", (void (*)(void *))money_expression_free},
    {"Wallet", (void (*)(void *))money_wallet_free},
    {"WalletStatement", (void (*)(void *))money_wallet_statement_free},
    {"Catalogue", (void (*)(void *))money_catalogue_free},
    {"Basket", (void (*)(void *))money_basket_free},
    {"Receipt", (void (*)(void *))money_receipt_free},
    {"Invoice", (void (*)(void *))money_invoice_free},
    {"Portfolio", (void (*)(void *))money_portfolio_free},
    {"Valuation", (void (*)(void *))money_valuation_free},
    {"Disposals", (void (*)(void *))money_disposals_free},
    {"OpenLots", (void (*)(void *))money_open_lots_free},
    {"Locales", (void (*)(void *))money_locales_free},
    {"Calculator", (void (*)(void *))money_calculator_free},
    {"Feed", (void (*)(void *))money_feed_free},
    {"FeedRequest", (void (*)(void *))money_feed_request_free},
    {"Converter", (void (*)(void *))money_converter_free},
    {"CurrencyList", (void (*)(void *))money_currency_list_free},
    {"PortfolioView", (void (*)(void *))money_portfolio_view_free},
    {"OrderForm", (void (*)(void *))money_order_form_free},
    {"Store", (void (*)(void *))money_store_free},
    {0, 0},
};

const struct face_status face_statuses[] = {
    {0, "MONEY_OK", "ok", ""},
    {1, "MONEY_ERR_ARGUMENT", "argument", "InvalidArgument"},
    {2, "MONEY_ERR_BUFFER_TOO_SMALL", "buffer_too_small", "BufferTooSmall"},
    {3, "MONEY_ERR_BUSY", "busy", "BusyError"},
    {4, "MONEY_ERR_OUT_OF_MEMORY", "out_of_memory", "OutOfMemory"},
    {5, "MONEY_ERR_LIMIT", "limit", "LimitError"},
    {6, "MONEY_ERR_NOT_FOUND", "not_found", "NotFound"},
    {7, "MONEY_ERR_STATE", "state", "StateError"},
    {8, "MONEY_ERR_CANCELLED", "cancelled", "Cancelled"},
    {20, "MONEY_ERR_SYNTAX", "syntax", "InvalidSyntax"},
    {21, "MONEY_ERR_ENCODING", "encoding", "InvalidEncoding"},
    {22, "MONEY_ERR_OVERFLOW", "overflow", "DecimalOverflow"},
    {23, "MONEY_ERR_DIVISION_BY_ZERO", "division_by_zero", "DivisionByZero"},
    {24, "MONEY_ERR_INEXACT", "inexact", "InexactResult"},
    {25, "MONEY_ERR_DATE", "date", "InvalidDate"},
    {40, "MONEY_ERR_UNKNOWN_CURRENCY", "unknown_currency", "UnknownCurrency"},
    {41, "MONEY_ERR_CURRENCY_MISMATCH", "currency_mismatch", "CurrencyMismatch"},
    {42, "MONEY_ERR_DUPLICATE_CURRENCY", "duplicate_currency", "DuplicateCurrency"},
    {43, "MONEY_ERR_AMBIGUOUS_CURRENCY", "ambiguous_currency", "AmbiguousCurrency"},
    {60, "MONEY_ERR_WEIGHTS", "weights", "InvalidWeights"},
    {80, "MONEY_ERR_NO_RATE", "no_rate", "NoRate"},
    {81, "MONEY_ERR_INVALID_RATE", "invalid_rate", "InvalidRate"},
    {82, "MONEY_ERR_DUPLICATE_RATE", "duplicate_rate", "DuplicateRate"},
    {83, "MONEY_ERR_NO_RATES", "no_rates", "NoRates"},
    {84, "MONEY_ERR_PROVIDER", "provider", "ProviderError"},
    {100, "MONEY_ERR_JSON", "json", "JSONError"},
    {101, "MONEY_ERR_DOCUMENT", "document", "DocumentError"},
    {102, "MONEY_ERR_VERSION", "version", "VersionError"},
    {110, "MONEY_ERR_INSUFFICIENT", "insufficient", "InsufficientFunds"},
    {120, "MONEY_ERR_DISCOUNT", "discount", "InvalidDiscount"},
    {121, "MONEY_ERR_TAX", "tax", "InvalidTax"},
    {122, "MONEY_ERR_DUPLICATE_SKU", "duplicate_sku", "DuplicateSku"},
    {130, "MONEY_ERR_DUPLICATE_ID", "duplicate_id", "DuplicateId"},
    {140, "MONEY_ERR_TRANSPORT", "transport", "TransportError"},
    {141, "MONEY_ERR_UNKNOWN_REQUEST", "unknown_request", "UnknownRequest"},
    {142, "MONEY_ERR_HTTP", "http", "HTTPFailure"},
    {143, "MONEY_ERR_UNAUTHORIZED", "unauthorized", "Unauthorized"},
    {144, "MONEY_ERR_RATE_LIMITED", "rate_limited", "RateLimited"},
    {145, "MONEY_ERR_CONTENT_TYPE", "content_type", "WrongContentType"},
    {146, "MONEY_ERR_TRUNCATED", "truncated", "TruncatedResponse"},
    {147, "MONEY_ERR_TOO_LARGE", "too_large", "ResponseTooLarge"},
    {148, "MONEY_ERR_RATE_JUMPED", "rate_jumped", "RateJumped"},
    {149, "MONEY_ERR_NO_CURRENCIES", "no_currencies", "NoCurrencies"},
    {160, "MONEY_ERR_RETRIEVAL", "retrieval", "RetrievalError"},
    {161, "MONEY_ERR_SAVING", "saving", "SavingError"},
    {162, "MONEY_ERR_REMOVAL", "removal", "RemovalError"},
    {163, "MONEY_ERR_NOT_A_STORE", "not_a_store", "NotAStore"},
    {164, "MONEY_ERR_STORE_LOCKED", "store_locked", "StoreLocked"},
    {165, "MONEY_ERR_STORE_READ_ONLY", "store_read_only", "StoreReadOnly"},
    {166, "MONEY_ERR_STORE_FULL", "store_full", "StoreFull"},
    {167, "MONEY_ERR_STORE_CORRUPT", "store_corrupt", "StoreCorrupt"},
    {168, "MONEY_ERR_STORE_PATH", "store_path", "StorePathError"},
    {169, "MONEY_ERR_STORE_IO", "store_io", "StoreIOError"},
    {170, "MONEY_ERR_CONFLICT", "conflict", "Conflict"},
    {171, "MONEY_ERR_NO_SQLITE", "no_sqlite", "NoSQLite"},
    {172, "MONEY_ERR_STORE_UNKNOWN", "store_unknown", "StoreUnknown"},
    {0, 0, 0, 0},
};

const struct face_function face_functions[] = {
    {"money_version", run_money_version, params_money_version, 0, FACE_TEXT, 0, 0, 0, 0},
    {"money_abi_version", run_money_abi_version, params_money_abi_version, 0, FACE_I32, 0, 0, 0, 0},
    {"money_initialize", run_money_initialize, params_money_initialize, 0, FACE_VOID, 0, 0, 0, 0},
    {"money_status_name", run_money_status_name, params_money_status_name, 1, FACE_TEXT, 0, 0, 0, 1},
    {"money_string_free", run_money_string_free, params_money_string_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_release_memory", run_money_release_memory, params_money_release_memory, 0, FACE_VOID, 0, 0, 0, 0},
    {"money_progress_init", run_money_progress_init, params_money_progress_init, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_progress_watch", run_money_progress_watch, params_money_progress_watch, 2, FACE_STATUS, 0, 0, 0, 0},
    {"money_decimal_new", run_money_decimal_new, params_money_decimal_new, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_decimal_from_words", run_money_decimal_from_words, params_money_decimal_from_words, 5, FACE_STATUS, 0, 0, 1, 3},
    {"money_decimal_from_coefficient", run_money_decimal_from_coefficient, params_money_decimal_from_coefficient, 5, FACE_STATUS, 0, 0, 1, 2},
    {"money_decimal_coefficient", run_money_decimal_coefficient, params_money_decimal_coefficient, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_decimal_parse", run_money_decimal_parse, params_money_decimal_parse, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_decimal_format", run_money_decimal_format, params_money_decimal_format, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_decimal_add", run_money_decimal_add, params_money_decimal_add, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_decimal_subtract", run_money_decimal_subtract, params_money_decimal_subtract, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_decimal_negate", run_money_decimal_negate, params_money_decimal_negate, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_decimal_absolute", run_money_decimal_absolute, params_money_decimal_absolute, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_decimal_multiply", run_money_decimal_multiply, params_money_decimal_multiply, 7, FACE_STATUS, 0, 0, 1, 4},
    {"money_decimal_divide", run_money_decimal_divide, params_money_decimal_divide, 7, FACE_STATUS, 0, 0, 1, 4},
    {"money_decimal_quantize", run_money_decimal_quantize, params_money_decimal_quantize, 6, FACE_STATUS, 0, 0, 1, 3},
    {"money_decimal_divide_remainder", run_money_decimal_divide_remainder, params_money_decimal_divide_remainder, 7, FACE_STATUS, 0, 0, 2, 4},
    {"money_decimal_normalize", run_money_decimal_normalize, params_money_decimal_normalize, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_decimal_round_to_step", run_money_decimal_round_to_step, params_money_decimal_round_to_step, 6, FACE_STATUS, 0, 0, 1, 3},
    {"money_decimal_round_significant", run_money_decimal_round_significant, params_money_decimal_round_significant, 6, FACE_STATUS, 0, 0, 1, 3},
    {"money_decimal_sum", run_money_decimal_sum, params_money_decimal_sum, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_decimal_minimum", run_money_decimal_minimum, params_money_decimal_minimum, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_decimal_maximum", run_money_decimal_maximum, params_money_decimal_maximum, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_decimal_sign", run_money_decimal_sign, params_money_decimal_sign, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_decimal_compare", run_money_decimal_compare, params_money_decimal_compare, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_decimal_hash", run_money_decimal_hash, params_money_decimal_hash, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_ratio_from_decimals", run_money_ratio_from_decimals, params_money_ratio_from_decimals, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_ratio_parse", run_money_ratio_parse, params_money_ratio_parse, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_ratio_format", run_money_ratio_format, params_money_ratio_format, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_ratio_format_decimal", run_money_ratio_format_decimal, params_money_ratio_format_decimal, 7, FACE_STATUS, 0, 0, 1, 3},
    {"money_ratio_to_decimal", run_money_ratio_to_decimal, params_money_ratio_to_decimal, 6, FACE_STATUS, 0, 0, 1, 3},
    {"money_ratio_to_double", run_money_ratio_to_double, params_money_ratio_to_double, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_ratio_compare", run_money_ratio_compare, params_money_ratio_compare, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_date_from_ymd", run_money_date_from_ymd, params_money_date_from_ymd, 5, FACE_STATUS, 0, 0, 1, 3},
    {"money_date_to_ymd", run_money_date_to_ymd, params_money_date_to_ymd, 5, FACE_STATUS, 0, 0, 3, 1},
    {"money_date_weekday", run_money_date_weekday, params_money_date_weekday, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_date_parse", run_money_date_parse, params_money_date_parse, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_date_format", run_money_date_format, params_money_date_format, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_currency_find", run_money_currency_find, params_money_currency_find, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_currency_find_numeric", run_money_currency_find_numeric, params_money_currency_find_numeric, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_currency_digits", run_money_currency_digits, params_money_currency_digits, 5, FACE_STATUS, 0, 0, 1, 2},
    {"money_country_currencies", run_money_country_currencies, params_money_country_currencies, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_cash_rule", run_money_cash_rule, params_money_cash_rule, 5, FACE_STATUS, 0, 0, 1, 3},
    {"money_redenomination", run_money_redenomination, params_money_redenomination, 5, FACE_STATUS, 0, 0, 1, 3},
    {"money_currency_count", run_money_currency_count, params_money_currency_count, 0, FACE_SIZE, 0, 0, 0, 0},
    {"money_currency_at", run_money_currency_at, params_money_currency_at, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_currency_data_version", run_money_currency_data_version, params_money_currency_data_version, 0, FACE_TEXT, 0, 0, 0, 0},
    {"money_currency_registry_new", run_money_currency_registry_new, params_money_currency_registry_new, 2, FACE_STATUS, 0, 0, 1, 0},
    {"money_currency_registry_free", run_money_currency_registry_free, params_money_currency_registry_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_currency_registry_add", run_money_currency_registry_add, params_money_currency_registry_add, 6, FACE_STATUS, 0, 0, 0, 4},
    {"money_currency_registry_count", run_money_currency_registry_count, params_money_currency_registry_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_currency_registry_at", run_money_currency_registry_at, params_money_currency_registry_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_new", run_money_new, params_money_new, 5, FACE_STATUS, 0, 0, 1, 2},
    {"money_amount", run_money_amount, params_money_amount, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_sign", run_money_sign, params_money_sign, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_from_minor", run_money_from_minor, params_money_from_minor, 5, FACE_STATUS, 0, 0, 1, 2},
    {"money_to_minor", run_money_to_minor, params_money_to_minor, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_parse", run_money_parse, params_money_parse, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_parse_with_currency", run_money_parse_with_currency, params_money_parse_with_currency, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_format", run_money_format, params_money_format, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_to_json", run_money_to_json, params_money_to_json, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_from_json", run_money_from_json, params_money_from_json, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_add", run_money_add, params_money_add, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_subtract", run_money_subtract, params_money_subtract, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_negate", run_money_negate, params_money_negate, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_absolute", run_money_absolute, params_money_absolute, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_multiply", run_money_multiply, params_money_multiply, 7, FACE_STATUS, 0, 0, 1, 4},
    {"money_divide", run_money_divide, params_money_divide, 7, FACE_STATUS, 0, 0, 1, 4},
    {"money_divide_remainder", run_money_divide_remainder, params_money_divide_remainder, 7, FACE_STATUS, 0, 0, 2, 4},
    {"money_divide_by_amount", run_money_divide_by_amount, params_money_divide_by_amount, 8, FACE_STATUS, 0, 0, 1, 4},
    {"money_ratio_from_amounts", run_money_ratio_from_amounts, params_money_ratio_from_amounts, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_quantize", run_money_quantize, params_money_quantize, 6, FACE_STATUS, 0, 0, 1, 3},
    {"money_to_cash", run_money_to_cash, params_money_to_cash, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_to_cash_in_country", run_money_to_cash_in_country, params_money_to_cash_in_country, 6, FACE_STATUS, 0, 0, 1, 3},
    {"money_normalize", run_money_normalize, params_money_normalize, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_round_to_step", run_money_round_to_step, params_money_round_to_step, 6, FACE_STATUS, 0, 0, 1, 3},
    {"money_round_significant", run_money_round_significant, params_money_round_significant, 6, FACE_STATUS, 0, 0, 1, 3},
    {"money_sum", run_money_sum, params_money_sum, 5, FACE_STATUS, 0, 1, 1, 2},
    {"money_minimum", run_money_minimum, params_money_minimum, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_maximum", run_money_maximum, params_money_maximum, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_compare", run_money_compare, params_money_compare, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_equal", run_money_equal, params_money_equal, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_hash", run_money_hash, params_money_hash, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_allocate_options_init", run_money_allocate_options_init, params_money_allocate_options_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_allocate", run_money_allocate, params_money_allocate, 7, FACE_STATUS, 0, 0, 1, 2},
    {"money_split", run_money_split, params_money_split, 6, FACE_STATUS, 0, 0, 1, 1},
    {"money_rate_to_ratio", run_money_rate_to_ratio, params_money_rate_to_ratio, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_rates_builder_new", run_money_rates_builder_new, params_money_rates_builder_new, 2, FACE_STATUS, 0, 0, 1, 0},
    {"money_rates_builder_free", run_money_rates_builder_free, params_money_rates_builder_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_rates_builder_add", run_money_rates_builder_add, params_money_rates_builder_add, 7, FACE_STATUS, 0, 0, 0, 5},
    {"money_rates_builder_remove", run_money_rates_builder_remove, params_money_rates_builder_remove, 5, FACE_STATUS, 0, 0, 0, 4},
    {"money_rates_builder_set_base", run_money_rates_builder_set_base, params_money_rates_builder_set_base, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_rates_builder_set_source", run_money_rates_builder_set_source, params_money_rates_builder_set_source, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_rates_builder_set_instant", run_money_rates_builder_set_instant, params_money_rates_builder_set_instant, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_rates_builder_count", run_money_rates_builder_count, params_money_rates_builder_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_rates_builder_at", run_money_rates_builder_at, params_money_rates_builder_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_rates_builder_build", run_money_rates_builder_build, params_money_rates_builder_build, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_rates_free", run_money_rates_free, params_money_rates_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_rates_from_ecb_csv", run_money_rates_from_ecb_csv, params_money_rates_from_ecb_csv, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_rates_from_ecb_xml", run_money_rates_from_ecb_xml, params_money_rates_from_ecb_xml, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_rates_from_json", run_money_rates_from_json, params_money_rates_from_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_rates_to_json", run_money_rates_to_json, params_money_rates_to_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_rates_info", run_money_rates_info, params_money_rates_info, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_rates_currency_at", run_money_rates_currency_at, params_money_rates_currency_at, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_rates_currencies", run_money_rates_currencies, params_money_rates_currencies, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_rates_date_at", run_money_rates_date_at, params_money_rates_date_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_rates_pair_at", run_money_rates_pair_at, params_money_rates_pair_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_convert_options_init", run_money_convert_options_init, params_money_convert_options_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_rates_convert", run_money_rates_convert, params_money_rates_convert, 7, FACE_STATUS, 0, 0, 1, 3},
    {"money_conversion_rule", run_money_conversion_rule, params_money_conversion_rule, 1, FACE_TEXT, 0, 0, 0, 1},
    {"money_rates_find", run_money_rates_find, params_money_rates_find, 6, FACE_STATUS, 0, 0, 1, 3},
    {"money_rate_init", run_money_rate_init, params_money_rate_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_currency_pair_format", run_money_currency_pair_format, params_money_currency_pair_format, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_currency_pair_parse", run_money_currency_pair_parse, params_money_currency_pair_parse, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_rate_format", run_money_rate_format, params_money_rate_format, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_rate_parse", run_money_rate_parse, params_money_rate_parse, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_rate_to_json", run_money_rate_to_json, params_money_rate_to_json, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_rate_from_json", run_money_rate_from_json, params_money_rate_from_json, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_rate_compare", run_money_rate_compare, params_money_rate_compare, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_rate_equal", run_money_rate_equal, params_money_rate_equal, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_rate_hash", run_money_rate_hash, params_money_rate_hash, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_bag_new", run_money_bag_new, params_money_bag_new, 2, FACE_STATUS, 0, 0, 1, 0},
    {"money_bag_copy", run_money_bag_copy, params_money_bag_copy, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_bag_free", run_money_bag_free, params_money_bag_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_bag_add", run_money_bag_add, params_money_bag_add, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_bag_add_bag", run_money_bag_add_bag, params_money_bag_add_bag, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_bag_multiply", run_money_bag_multiply, params_money_bag_multiply, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_bag_count", run_money_bag_count, params_money_bag_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_bag_at", run_money_bag_at, params_money_bag_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_bag_amounts", run_money_bag_amounts, params_money_bag_amounts, 6, FACE_STATUS, 1, 0, 1, 1},
    {"money_bag_amount", run_money_bag_amount, params_money_bag_amount, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_bag_equal", run_money_bag_equal, params_money_bag_equal, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_bag_hash", run_money_bag_hash, params_money_bag_hash, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_bag_reduce", run_money_bag_reduce, params_money_bag_reduce, 7, FACE_STATUS, 0, 0, 1, 2},
    {"money_bag_format", run_money_bag_format, params_money_bag_format, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_bag_parse", run_money_bag_parse, params_money_bag_parse, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_bag_to_json", run_money_bag_to_json, params_money_bag_to_json, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_bag_from_json", run_money_bag_from_json, params_money_bag_from_json, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_rates_compare", run_money_rates_compare, params_money_rates_compare, 8, FACE_STATUS, 0, 0, 1, 4},
    {"money_rates_sort", run_money_rates_sort, params_money_rates_sort, 8, FACE_STATUS, 0, 1, 1, 3},
    {"money_rates_minimum", run_money_rates_minimum, params_money_rates_minimum, 8, FACE_STATUS, 0, 1, 1, 3},
    {"money_rates_maximum", run_money_rates_maximum, params_money_rates_maximum, 8, FACE_STATUS, 0, 1, 1, 3},
    {"money_rates_sum", run_money_rates_sum, params_money_rates_sum, 8, FACE_STATUS, 0, 1, 1, 3},
    {"money_column_of_int64", run_money_column_of_int64, params_money_column_of_int64, 3, FACE_VOID, 0, 0, 1, 2},
    {"money_column_of_decimal128", run_money_column_of_decimal128, params_money_column_of_decimal128, 4, FACE_VOID, 0, 0, 1, 3},
    {"money_column_of_date32", run_money_column_of_date32, params_money_column_of_date32, 3, FACE_VOID, 0, 0, 1, 2},
    {"money_column_of_int8", run_money_column_of_int8, params_money_column_of_int8, 3, FACE_VOID, 0, 0, 1, 2},
    {"money_column_of_int16", run_money_column_of_int16, params_money_column_of_int16, 3, FACE_VOID, 0, 0, 1, 2},
    {"money_column_of_int32", run_money_column_of_int32, params_money_column_of_int32, 3, FACE_VOID, 0, 0, 1, 2},
    {"money_column_options_init", run_money_column_options_init, params_money_column_options_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_column_sum", run_money_column_sum, params_money_column_sum, 6, FACE_STATUS, 0, 2, 1, 1},
    {"money_column_convert", run_money_column_convert, params_money_column_convert, 10, FACE_STATUS, 0, 2, 0, 4},
    {"money_column_quantize", run_money_column_quantize, params_money_column_quantize, 7, FACE_STATUS, 0, 2, 0, 2},
    {"money_column_compare", run_money_column_compare, params_money_column_compare, 9, FACE_STATUS, 0, 2, 0, 3},
    {"money_column_allocate", run_money_column_allocate, params_money_column_allocate, 9, FACE_STATUS, 0, 2, 0, 3},
    {"money_expression_evaluate", run_money_expression_evaluate, params_money_expression_evaluate, 7, FACE_STATUS, 0, 0, 1, 1},
    {"money_expression_free", run_money_expression_free, params_money_expression_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_expression_info", run_money_expression_info, params_money_expression_info, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_expression_conversion_at", run_money_expression_conversion_at, params_money_expression_conversion_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_expression_conversions", run_money_expression_conversions, params_money_expression_conversions, 6, FACE_STATUS, 1, 0, 1, 1},
    {"money_expression_caret", run_money_expression_caret, params_money_expression_caret, 7, FACE_STATUS, 0, 0, 1, 2},
    {"money_wallet_note_init", run_money_wallet_note_init, params_money_wallet_note_init, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_wallet_new", run_money_wallet_new, params_money_wallet_new, 2, FACE_STATUS, 0, 0, 1, 0},
    {"money_wallet_free", run_money_wallet_free, params_money_wallet_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_wallet_add", run_money_wallet_add, params_money_wallet_add, 5, FACE_STATUS, 0, 0, 0, 2},
    {"money_wallet_remove", run_money_wallet_remove, params_money_wallet_remove, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_wallet_remove_amount", run_money_wallet_remove_amount, params_money_wallet_remove_amount, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_wallet_count", run_money_wallet_count, params_money_wallet_count, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_wallet_at", run_money_wallet_at, params_money_wallet_at, 5, FACE_STATUS, 0, 0, 1, 3},
    {"money_wallet_entries", run_money_wallet_entries, params_money_wallet_entries, 7, FACE_STATUS, 1, 0, 1, 2},
    {"money_wallet_currency_count", run_money_wallet_currency_count, params_money_wallet_currency_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_wallet_currency_at", run_money_wallet_currency_at, params_money_wallet_currency_at, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_wallet_sum", run_money_wallet_sum, params_money_wallet_sum, 5, FACE_STATUS, 0, 0, 1, 2},
    {"money_wallet_held", run_money_wallet_held, params_money_wallet_held, 5, FACE_STATUS, 0, 0, 1, 2},
    {"money_wallet_total", run_money_wallet_total, params_money_wallet_total, 7, FACE_STATUS, 0, 0, 1, 2},
    {"money_wallet_hold", run_money_wallet_hold, params_money_wallet_hold, 5, FACE_STATUS, 0, 0, 0, 2},
    {"money_wallet_commit", run_money_wallet_commit, params_money_wallet_commit, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_wallet_commit_amount", run_money_wallet_commit_amount, params_money_wallet_commit_amount, 5, FACE_STATUS, 0, 0, 0, 3},
    {"money_wallet_release", run_money_wallet_release, params_money_wallet_release, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_wallet_hold_count", run_money_wallet_hold_count, params_money_wallet_hold_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_wallet_hold_at", run_money_wallet_hold_at, params_money_wallet_hold_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_wallet_holds", run_money_wallet_holds, params_money_wallet_holds, 6, FACE_STATUS, 1, 0, 1, 1},
    {"money_transfer_leg_init", run_money_transfer_leg_init, params_money_transfer_leg_init, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_wallet_transfer", run_money_wallet_transfer, params_money_wallet_transfer, 4, FACE_STATUS, 0, 0, 0, 1},
    {"money_exchange_leg_init", run_money_exchange_leg_init, params_money_exchange_leg_init, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_wallet_exchange", run_money_wallet_exchange, params_money_wallet_exchange, 7, FACE_STATUS, 0, 0, 0, 2},
    {"money_wallet_to_json", run_money_wallet_to_json, params_money_wallet_to_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_wallet_from_json", run_money_wallet_from_json, params_money_wallet_from_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_wallet_to_journal", run_money_wallet_to_journal, params_money_wallet_to_journal, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_wallet_from_journal", run_money_wallet_from_journal, params_money_wallet_from_journal, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_wallet_revision", run_money_wallet_revision, params_money_wallet_revision, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_wallet_on_change", run_money_wallet_on_change, params_money_wallet_on_change, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_wallet_statement", run_money_wallet_statement, params_money_wallet_statement, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_wallet_statement_free", run_money_wallet_statement_free, params_money_wallet_statement_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_wallet_statement_section_count", run_money_wallet_statement_section_count, params_money_wallet_statement_section_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_wallet_statement_section_at", run_money_wallet_statement_section_at, params_money_wallet_statement_section_at, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_wallet_statement_row_count", run_money_wallet_statement_row_count, params_money_wallet_statement_row_count, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_wallet_statement_row_at", run_money_wallet_statement_row_at, params_money_wallet_statement_row_at, 5, FACE_STATUS, 0, 0, 1, 3},
    {"money_wallet_statement_rows", run_money_wallet_statement_rows, params_money_wallet_statement_rows, 7, FACE_STATUS, 1, 0, 1, 2},
    {"money_product_init", run_money_product_init, params_money_product_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_catalogue_new", run_money_catalogue_new, params_money_catalogue_new, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_catalogue_free", run_money_catalogue_free, params_money_catalogue_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_catalogue_add", run_money_catalogue_add, params_money_catalogue_add, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_catalogue_remove", run_money_catalogue_remove, params_money_catalogue_remove, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_catalogue_find", run_money_catalogue_find, params_money_catalogue_find, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_catalogue_count", run_money_catalogue_count, params_money_catalogue_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_catalogue_at", run_money_catalogue_at, params_money_catalogue_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_catalogue_products", run_money_catalogue_products, params_money_catalogue_products, 6, FACE_STATUS, 1, 0, 1, 1},
    {"money_catalogue_currency", run_money_catalogue_currency, params_money_catalogue_currency, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_catalogue_set_tax", run_money_catalogue_set_tax, params_money_catalogue_set_tax, 4, FACE_STATUS, 0, 0, 0, 3},
    {"money_catalogue_tax_count", run_money_catalogue_tax_count, params_money_catalogue_tax_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_catalogue_tax_at", run_money_catalogue_tax_at, params_money_catalogue_tax_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_catalogue_taxes", run_money_catalogue_taxes, params_money_catalogue_taxes, 6, FACE_STATUS, 1, 0, 1, 1},
    {"money_catalogue_from_json", run_money_catalogue_from_json, params_money_catalogue_from_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_catalogue_to_json", run_money_catalogue_to_json, params_money_catalogue_to_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_catalogue_from_csv", run_money_catalogue_from_csv, params_money_catalogue_from_csv, 6, FACE_STATUS, 0, 1, 1, 2},
    {"money_catalogue_to_csv", run_money_catalogue_to_csv, params_money_catalogue_to_csv, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_basket_policy_init", run_money_basket_policy_init, params_money_basket_policy_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_basket_policy_preset", run_money_basket_policy_preset, params_money_basket_policy_preset, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_basket_policy_preset_name", run_money_basket_policy_preset_name, params_money_basket_policy_preset_name, 1, FACE_TEXT, 0, 0, 0, 1},
    {"money_basket_policy_describe", run_money_basket_policy_describe, params_money_basket_policy_describe, 5, FACE_STATUS, 0, 0, 1, 0},
    {"money_discount_init", run_money_discount_init, params_money_discount_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_basket_new", run_money_basket_new, params_money_basket_new, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_basket_free", run_money_basket_free, params_money_basket_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_basket_add", run_money_basket_add, params_money_basket_add, 4, FACE_STATUS, 0, 0, 0, 3},
    {"money_basket_set", run_money_basket_set, params_money_basket_set, 4, FACE_STATUS, 0, 0, 0, 3},
    {"money_basket_put", run_money_basket_put, params_money_basket_put, 4, FACE_STATUS, 0, 0, 0, 3},
    {"money_basket_remove", run_money_basket_remove, params_money_basket_remove, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_basket_clear", run_money_basket_clear, params_money_basket_clear, 2, FACE_STATUS, 0, 0, 0, 1},
    {"money_basket_set_discount", run_money_basket_set_discount, params_money_basket_set_discount, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_basket_set_tax", run_money_basket_set_tax, params_money_basket_set_tax, 4, FACE_STATUS, 0, 0, 0, 3},
    {"money_basket_set_policy", run_money_basket_set_policy, params_money_basket_set_policy, 3, FACE_STATUS, 0, 0, 0, 1},
    {"money_basket_policy", run_money_basket_policy, params_money_basket_policy, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_basket_currency", run_money_basket_currency, params_money_basket_currency, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_basket_count", run_money_basket_count, params_money_basket_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_basket_at", run_money_basket_at, params_money_basket_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_basket_line_items", run_money_basket_line_items, params_money_basket_line_items, 6, FACE_STATUS, 1, 0, 1, 1},
    {"money_basket_quantity", run_money_basket_quantity, params_money_basket_quantity, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_basket_revision", run_money_basket_revision, params_money_basket_revision, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_basket_on_change", run_money_basket_on_change, params_money_basket_on_change, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_basket_checkout", run_money_basket_checkout, params_money_basket_checkout, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_basket_from_json", run_money_basket_from_json, params_money_basket_from_json, 5, FACE_STATUS, 0, 1, 1, 1},
    {"money_basket_to_json", run_money_basket_to_json, params_money_basket_to_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_receipt_free", run_money_receipt_free, params_money_receipt_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_receipt_info", run_money_receipt_info, params_money_receipt_info, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_receipt_line_item_at", run_money_receipt_line_item_at, params_money_receipt_line_item_at, 5, FACE_STATUS, 0, 0, 1, 3},
    {"money_receipt_line_items", run_money_receipt_line_items, params_money_receipt_line_items, 7, FACE_STATUS, 1, 0, 1, 2},
    {"money_receipt_tax_at", run_money_receipt_tax_at, params_money_receipt_tax_at, 5, FACE_STATUS, 0, 0, 1, 3},
    {"money_receipt_taxes", run_money_receipt_taxes, params_money_receipt_taxes, 7, FACE_STATUS, 1, 0, 1, 2},
    {"money_receipt_refund", run_money_receipt_refund, params_money_receipt_refund, 7, FACE_STATUS, 0, 0, 1, 3},
    {"money_receipt_conversion", run_money_receipt_conversion, params_money_receipt_conversion, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_receipt_to_text", run_money_receipt_to_text, params_money_receipt_to_text, 5, FACE_STATUS, 0, 0, 1, 2},
    {"money_receipt_to_json", run_money_receipt_to_json, params_money_receipt_to_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_invoice_line_item_init", run_money_invoice_line_item_init, params_money_invoice_line_item_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_invoice_adjustment_init", run_money_invoice_adjustment_init, params_money_invoice_adjustment_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_invoice_new", run_money_invoice_new, params_money_invoice_new, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_invoice_free", run_money_invoice_free, params_money_invoice_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_invoice_add", run_money_invoice_add, params_money_invoice_add, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_invoice_adjust", run_money_invoice_adjust, params_money_invoice_adjust, 4, FACE_STATUS, 0, 0, 0, 3},
    {"money_invoice_set_exemption", run_money_invoice_set_exemption, params_money_invoice_set_exemption, 5, FACE_STATUS, 0, 0, 0, 4},
    {"money_invoice_set_payment", run_money_invoice_set_payment, params_money_invoice_set_payment, 4, FACE_STATUS, 0, 0, 0, 1},
    {"money_invoice_set_accounting", run_money_invoice_set_accounting, params_money_invoice_set_accounting, 5, FACE_STATUS, 0, 0, 0, 3},
    {"money_invoice_totals", run_money_invoice_totals, params_money_invoice_totals, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_invoice_line_amounts", run_money_invoice_line_amounts, params_money_invoice_line_amounts, 6, FACE_STATUS, 1, 0, 1, 1},
    {"money_invoice_categories", run_money_invoice_categories, params_money_invoice_categories, 6, FACE_STATUS, 1, 0, 1, 1},
    {"money_invoice_reverse", run_money_invoice_reverse, params_money_invoice_reverse, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_invoice_from_json", run_money_invoice_from_json, params_money_invoice_from_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_invoice_to_json", run_money_invoice_to_json, params_money_invoice_to_json, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_payment_provider_name", run_money_payment_provider_name, params_money_payment_provider_name, 1, FACE_TEXT, 0, 0, 0, 1},
    {"money_payment_digits", run_money_payment_digits, params_money_payment_digits, 5, FACE_STATUS, 0, 0, 1, 2},
    {"money_payment_to_minor", run_money_payment_to_minor, params_money_payment_to_minor, 5, FACE_STATUS, 0, 0, 1, 2},
    {"money_payment_from_minor", run_money_payment_from_minor, params_money_payment_from_minor, 6, FACE_STATUS, 0, 0, 1, 3},
    {"money_payment_check_iso20022", run_money_payment_check_iso20022, params_money_payment_check_iso20022, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_payment_to_units", run_money_payment_to_units, params_money_payment_to_units, 4, FACE_STATUS, 0, 0, 2, 1},
    {"money_payment_from_units", run_money_payment_from_units, params_money_payment_from_units, 6, FACE_STATUS, 0, 0, 1, 3},
    {"money_cash_flow_init", run_money_cash_flow_init, params_money_cash_flow_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_xirr", run_money_xirr, params_money_xirr, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_xirr_reason_text", run_money_xirr_reason_text, params_money_xirr_reason_text, 1, FACE_TEXT, 0, 0, 0, 1},
    {"money_value_point_init", run_money_value_point_init, params_money_value_point_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_time_weighted_return", run_money_time_weighted_return, params_money_time_weighted_return, 8, FACE_STATUS, 0, 0, 1, 3},
    {"money_transaction_init", run_money_transaction_init, params_money_transaction_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_lot_selection_init", run_money_lot_selection_init, params_money_lot_selection_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_portfolio_options_init", run_money_portfolio_options_init, params_money_portfolio_options_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_portfolio_new", run_money_portfolio_new, params_money_portfolio_new, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_portfolio_free", run_money_portfolio_free, params_money_portfolio_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_portfolio_add", run_money_portfolio_add, params_money_portfolio_add, 6, FACE_STATUS, 0, 0, 0, 3},
    {"money_portfolio_edit", run_money_portfolio_edit, params_money_portfolio_edit, 5, FACE_STATUS, 0, 0, 0, 3},
    {"money_portfolio_remove", run_money_portfolio_remove, params_money_portfolio_remove, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_portfolio_count", run_money_portfolio_count, params_money_portfolio_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_portfolio_transaction_at", run_money_portfolio_transaction_at, params_money_portfolio_transaction_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_portfolio_transactions", run_money_portfolio_transactions, params_money_portfolio_transactions, 6, FACE_STATUS, 1, 0, 1, 1},
    {"money_portfolio_find", run_money_portfolio_find, params_money_portfolio_find, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_portfolio_lot_selection_at", run_money_portfolio_lot_selection_at, params_money_portfolio_lot_selection_at, 5, FACE_STATUS, 0, 0, 1, 3},
    {"money_portfolio_lot_selections", run_money_portfolio_lot_selections, params_money_portfolio_lot_selections, 7, FACE_STATUS, 1, 0, 1, 2},
    {"money_portfolio_info", run_money_portfolio_info, params_money_portfolio_info, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_portfolio_to_json", run_money_portfolio_to_json, params_money_portfolio_to_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_portfolio_from_json", run_money_portfolio_from_json, params_money_portfolio_from_json, 5, FACE_STATUS, 0, 1, 1, 1},
    {"money_portfolio_from_csv", run_money_portfolio_from_csv, params_money_portfolio_from_csv, 6, FACE_STATUS, 0, 1, 1, 2},
    {"money_portfolio_to_csv", run_money_portfolio_to_csv, params_money_portfolio_to_csv, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_portfolio_to_beancount", run_money_portfolio_to_beancount, params_money_portfolio_to_beancount, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_portfolio_to_ledger", run_money_portfolio_to_ledger, params_money_portfolio_to_ledger, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_portfolio_revision", run_money_portfolio_revision, params_money_portfolio_revision, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_portfolio_on_change", run_money_portfolio_on_change, params_money_portfolio_on_change, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_portfolio_release_memory", run_money_portfolio_release_memory, params_money_portfolio_release_memory, 2, FACE_STATUS, 0, 0, 0, 1},
    {"money_price_quote_init", run_money_price_quote_init, params_money_price_quote_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_valuation_options_init", run_money_valuation_options_init, params_money_valuation_options_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_portfolio_value", run_money_portfolio_value, params_money_portfolio_value, 7, FACE_STATUS, 0, 1, 1, 2},
    {"money_valuation_free", run_money_valuation_free, params_money_valuation_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_valuation_summary", run_money_valuation_summary, params_money_valuation_summary, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_valuation_position_count", run_money_valuation_position_count, params_money_valuation_position_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_valuation_position_at", run_money_valuation_position_at, params_money_valuation_position_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_valuation_positions", run_money_valuation_positions, params_money_valuation_positions, 6, FACE_STATUS, 1, 0, 1, 1},
    {"money_portfolio_disposals", run_money_portfolio_disposals, params_money_portfolio_disposals, 5, FACE_STATUS, 0, 1, 1, 1},
    {"money_disposals_free", run_money_disposals_free, params_money_disposals_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_disposals_count", run_money_disposals_count, params_money_disposals_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_disposals_at", run_money_disposals_at, params_money_disposals_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_disposals_items", run_money_disposals_items, params_money_disposals_items, 6, FACE_STATUS, 1, 0, 1, 1},
    {"money_portfolio_open_lots", run_money_portfolio_open_lots, params_money_portfolio_open_lots, 5, FACE_STATUS, 0, 1, 1, 1},
    {"money_open_lots_free", run_money_open_lots_free, params_money_open_lots_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_open_lots_count", run_money_open_lots_count, params_money_open_lots_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_open_lots_at", run_money_open_lots_at, params_money_open_lots_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_open_lots_items", run_money_open_lots_items, params_money_open_lots_items, 6, FACE_STATUS, 1, 0, 1, 1},
    {"money_portfolio_xirr", run_money_portfolio_xirr, params_money_portfolio_xirr, 7, FACE_STATUS, 0, 1, 1, 2},
    {"money_locale_options_init", run_money_locale_options_init, params_money_locale_options_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_locale_count", run_money_locale_count, params_money_locale_count, 0, FACE_SIZE, 0, 0, 0, 0},
    {"money_locale_at", run_money_locale_at, params_money_locale_at, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_locale_find", run_money_locale_find, params_money_locale_find, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_locale_currency", run_money_locale_currency, params_money_locale_currency, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_format_locale", run_money_format_locale, params_money_format_locale, 8, FACE_STATUS, 0, 0, 1, 2},
    {"money_parse_locale", run_money_parse_locale, params_money_parse_locale, 7, FACE_STATUS, 0, 0, 1, 3},
    {"money_currency_text", run_money_currency_text, params_money_currency_text, 8, FACE_STATUS, 0, 0, 1, 3},
    {"money_locales_from_bytes", run_money_locales_from_bytes, params_money_locales_from_bytes, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_locales_free", run_money_locales_free, params_money_locales_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_locales_version", run_money_locales_version, params_money_locales_version, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_locales_count", run_money_locales_count, params_money_locales_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_locales_at", run_money_locales_at, params_money_locales_at, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_locales_find", run_money_locales_find, params_money_locales_find, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_locales_parse", run_money_locales_parse, params_money_locales_parse, 8, FACE_STATUS, 0, 0, 1, 4},
    {"money_locales_currency_text", run_money_locales_currency_text, params_money_locales_currency_text, 9, FACE_STATUS, 0, 0, 1, 4},
    {"money_locales_country_name", run_money_locales_country_name, params_money_locales_country_name, 7, FACE_STATUS, 0, 0, 1, 3},
    {"money_format_options_init", run_money_format_options_init, params_money_format_options_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_format_pattern", run_money_format_pattern, params_money_format_pattern, 9, FACE_STATUS, 0, 0, 1, 2},
    {"money_parse_pattern", run_money_parse_pattern, params_money_parse_pattern, 8, FACE_STATUS, 0, 0, 1, 3},
    {"money_calculator_new", run_money_calculator_new, params_money_calculator_new, 2, FACE_STATUS, 0, 0, 1, 0},
    {"money_calculator_free", run_money_calculator_free, params_money_calculator_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_calculator_press", run_money_calculator_press, params_money_calculator_press, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_calculator_press_keys", run_money_calculator_press_keys, params_money_calculator_press_keys, 5, FACE_STATUS, 0, 0, 0, 2},
    {"money_calculator_keys", run_money_calculator_keys, params_money_calculator_keys, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_calculator_key_text", run_money_calculator_key_text, params_money_calculator_key_text, 1, FACE_TEXT, 0, 0, 0, 1},
    {"money_calculator_display", run_money_calculator_display, params_money_calculator_display, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_calculator_expression", run_money_calculator_expression, params_money_calculator_expression, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_calculator_state", run_money_calculator_state, params_money_calculator_state, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_calculator_exact", run_money_calculator_exact, params_money_calculator_exact, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_calculator_value", run_money_calculator_value, params_money_calculator_value, 6, FACE_STATUS, 0, 0, 1, 3},
    {"money_calculator_digits", run_money_calculator_digits, params_money_calculator_digits, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_calculator_set_digits", run_money_calculator_set_digits, params_money_calculator_set_digits, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_calculator_alert_name", run_money_calculator_alert_name, params_money_calculator_alert_name, 1, FACE_TEXT, 0, 0, 0, 1},
    {"money_calculator_alert_title", run_money_calculator_alert_title, params_money_calculator_alert_title, 1, FACE_TEXT, 0, 0, 0, 1},
    {"money_calculator_alert_text", run_money_calculator_alert_text, params_money_calculator_alert_text, 1, FACE_TEXT, 0, 0, 0, 1},
    {"money_calculator_on_display", run_money_calculator_on_display, params_money_calculator_on_display, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_calculator_on_alert", run_money_calculator_on_alert, params_money_calculator_on_alert, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_calculator_revision", run_money_calculator_revision, params_money_calculator_revision, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_calculator_to_json", run_money_calculator_to_json, params_money_calculator_to_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_calculator_from_json", run_money_calculator_from_json, params_money_calculator_from_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_feed_options_init", run_money_feed_options_init, params_money_feed_options_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_feed_new", run_money_feed_new, params_money_feed_new, 4, FACE_STATUS, 0, 0, 1, 1},
    {"money_feed_free", run_money_feed_free, params_money_feed_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_feed_next", run_money_feed_next, params_money_feed_next, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_feed_request_free", run_money_feed_request_free, params_money_feed_request_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_feed_request_id", run_money_feed_request_id, params_money_feed_request_id, 1, FACE_U64, 0, 0, 0, 1},
    {"money_feed_request_method", run_money_feed_request_method, params_money_feed_request_method, 1, FACE_TEXT, 0, 0, 0, 1},
    {"money_feed_request_url", run_money_feed_request_url, params_money_feed_request_url, 1, FACE_TEXT, 0, 0, 0, 1},
    {"money_feed_request_headers", run_money_feed_request_headers, params_money_feed_request_headers, 1, FACE_TEXT, 0, 0, 0, 1},
    {"money_feed_request_body", run_money_feed_request_body, params_money_feed_request_body, 2, FACE_TEXT, 0, 0, 0, 1},
    {"money_feed_receive_header", run_money_feed_receive_header, params_money_feed_receive_header, 5, FACE_STATUS, 0, 0, 0, 4},
    {"money_feed_receive_response", run_money_feed_receive_response, params_money_feed_receive_response, 8, FACE_STATUS, 0, 0, 0, 6},
    {"money_feed_fail_request", run_money_feed_fail_request, params_money_feed_fail_request, 5, FACE_STATUS, 0, 0, 0, 4},
    {"money_feed_notify_online", run_money_feed_notify_online, params_money_feed_notify_online, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_feed_refresh", run_money_feed_refresh, params_money_feed_refresh, 2, FACE_STATUS, 0, 0, 0, 1},
    {"money_feed_pending_count", run_money_feed_pending_count, params_money_feed_pending_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_feed_info", run_money_feed_info, params_money_feed_info, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_feed_failure", run_money_feed_failure, params_money_feed_failure, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_feed_set_jump", run_money_feed_set_jump, params_money_feed_set_jump, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_feed_to_json", run_money_feed_to_json, params_money_feed_to_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_feed_restore", run_money_feed_restore, params_money_feed_restore, 5, FACE_STATUS, 0, 1, 0, 3},
    {"money_feed_revision", run_money_feed_revision, params_money_feed_revision, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_feed_on_change", run_money_feed_on_change, params_money_feed_on_change, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_feed_rates", run_money_feed_rates, params_money_feed_rates, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_feed_add_symbol", run_money_feed_add_symbol, params_money_feed_add_symbol, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_feed_remove_symbol", run_money_feed_remove_symbol, params_money_feed_remove_symbol, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_feed_symbol_count", run_money_feed_symbol_count, params_money_feed_symbol_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_feed_symbol_at", run_money_feed_symbol_at, params_money_feed_symbol_at, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_feed_price_quote", run_money_feed_price_quote, params_money_feed_price_quote, 7, FACE_STATUS, 0, 0, 1, 3},
    {"money_feed_portfolio", run_money_feed_portfolio, params_money_feed_portfolio, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_feed_put", run_money_feed_put, params_money_feed_put, 6, FACE_STATUS, 0, 0, 0, 3},
    {"money_feed_remove", run_money_feed_remove, params_money_feed_remove, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_feed_operation", run_money_feed_operation, params_money_feed_operation, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_converter_options_init", run_money_converter_options_init, params_money_converter_options_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_converter_new", run_money_converter_new, params_money_converter_new, 5, FACE_STATUS, 0, 0, 1, 2},
    {"money_converter_free", run_money_converter_free, params_money_converter_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_converter_set_amount", run_money_converter_set_amount, params_money_converter_set_amount, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_converter_amount", run_money_converter_amount, params_money_converter_amount, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_converter_set_pair", run_money_converter_set_pair, params_money_converter_set_pair, 4, FACE_STATUS, 0, 0, 0, 3},
    {"money_converter_swap", run_money_converter_swap, params_money_converter_swap, 2, FACE_STATUS, 0, 0, 0, 1},
    {"money_converter_set_locale", run_money_converter_set_locale, params_money_converter_set_locale, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_converter_set_locales", run_money_converter_set_locales, params_money_converter_set_locales, 3, FACE_STATUS, 0, 0, 0, 1},
    {"money_converter_set_options", run_money_converter_set_options, params_money_converter_set_options, 3, FACE_STATUS, 0, 0, 0, 1},
    {"money_converter_refresh", run_money_converter_refresh, params_money_converter_refresh, 2, FACE_STATUS, 0, 0, 0, 1},
    {"money_converter_set_loading", run_money_converter_set_loading, params_money_converter_set_loading, 2, FACE_STATUS, 0, 0, 0, 1},
    {"money_converter_set_rates", run_money_converter_set_rates, params_money_converter_set_rates, 5, FACE_STATUS, 0, 0, 0, 4},
    {"money_converter_set_rates_failure", run_money_converter_set_rates_failure, params_money_converter_set_rates_failure, 5, FACE_STATUS, 0, 0, 0, 3},
    {"money_converter_take_feed", run_money_converter_take_feed, params_money_converter_take_feed, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_converter_info", run_money_converter_info, params_money_converter_info, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_converter_result", run_money_converter_result, params_money_converter_result, 5, FACE_STATUS, 0, 0, 1, 2},
    {"money_converter_text", run_money_converter_text, params_money_converter_text, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_converter_rate", run_money_converter_rate, params_money_converter_rate, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_converter_unit_rate", run_money_converter_unit_rate, params_money_converter_unit_rate, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_converter_reason", run_money_converter_reason, params_money_converter_reason, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_converter_to_json", run_money_converter_to_json, params_money_converter_to_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_converter_from_json", run_money_converter_from_json, params_money_converter_from_json, 5, FACE_STATUS, 0, 1, 1, 1},
    {"money_converter_revision", run_money_converter_revision, params_money_converter_revision, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_converter_on_change", run_money_converter_on_change, params_money_converter_on_change, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_currency_list_new", run_money_currency_list_new, params_money_currency_list_new, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_currency_list_free", run_money_currency_list_free, params_money_currency_list_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_currency_list_add", run_money_currency_list_add, params_money_currency_list_add, 5, FACE_STATUS, 0, 0, 0, 3},
    {"money_currency_list_add_current", run_money_currency_list_add_current, params_money_currency_list_add_current, 2, FACE_STATUS, 0, 0, 0, 1},
    {"money_currency_list_add_json", run_money_currency_list_add_json, params_money_currency_list_add_json, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_currency_list_take_feed", run_money_currency_list_take_feed, params_money_currency_list_take_feed, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_currency_list_set_language", run_money_currency_list_set_language, params_money_currency_list_set_language, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_currency_list_set_locales", run_money_currency_list_set_locales, params_money_currency_list_set_locales, 3, FACE_STATUS, 0, 0, 0, 1},
    {"money_currency_list_set_search", run_money_currency_list_set_search, params_money_currency_list_set_search, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_currency_list_set_sort", run_money_currency_list_set_sort, params_money_currency_list_set_sort, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_currency_list_set_favourite", run_money_currency_list_set_favourite, params_money_currency_list_set_favourite, 4, FACE_STATUS, 0, 0, 0, 3},
    {"money_currency_list_set_favourites_only", run_money_currency_list_set_favourites_only, params_money_currency_list_set_favourites_only, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_currency_list_mark", run_money_currency_list_mark, params_money_currency_list_mark, 3, FACE_STATUS, 0, 0, 0, 1},
    {"money_currency_list_count", run_money_currency_list_count, params_money_currency_list_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_currency_list_at", run_money_currency_list_at, params_money_currency_list_at, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_currency_list_items", run_money_currency_list_items, params_money_currency_list_items, 6, FACE_STATUS, 1, 0, 1, 1},
    {"money_currency_list_to_json", run_money_currency_list_to_json, params_money_currency_list_to_json, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_currency_list_restore", run_money_currency_list_restore, params_money_currency_list_restore, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_currency_list_state", run_money_currency_list_state, params_money_currency_list_state, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_currency_list_revision", run_money_currency_list_revision, params_money_currency_list_revision, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_currency_list_on_change", run_money_currency_list_on_change, params_money_currency_list_on_change, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_portfolio_view_new", run_money_portfolio_view_new, params_money_portfolio_view_new, 3, FACE_STATUS, 0, 0, 1, 0},
    {"money_portfolio_view_free", run_money_portfolio_view_free, params_money_portfolio_view_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_portfolio_view_set_transactions", run_money_portfolio_view_set_transactions, params_money_portfolio_view_set_transactions, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_portfolio_view_set_transactions_failure", run_money_portfolio_view_set_transactions_failure, params_money_portfolio_view_set_transactions_failure, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_portfolio_view_set_quotes", run_money_portfolio_view_set_quotes, params_money_portfolio_view_set_quotes, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_portfolio_view_set_quotes_failure", run_money_portfolio_view_set_quotes_failure, params_money_portfolio_view_set_quotes_failure, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_portfolio_view_set_rates", run_money_portfolio_view_set_rates, params_money_portfolio_view_set_rates, 3, FACE_STATUS, 0, 0, 0, 1},
    {"money_portfolio_view_take_feed", run_money_portfolio_view_take_feed, params_money_portfolio_view_take_feed, 3, FACE_STATUS, 0, 0, 0, 2},
    {"money_portfolio_view_state", run_money_portfolio_view_state, params_money_portfolio_view_state, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_portfolio_view_reason", run_money_portfolio_view_reason, params_money_portfolio_view_reason, 5, FACE_STATUS, 0, 0, 1, 1},
    {"money_portfolio_view_value", run_money_portfolio_view_value, params_money_portfolio_view_value, 4, FACE_STATUS, 0, 1, 1, 2},
    {"money_portfolio_view_symbol_count", run_money_portfolio_view_symbol_count, params_money_portfolio_view_symbol_count, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_portfolio_view_symbol_at", run_money_portfolio_view_symbol_at, params_money_portfolio_view_symbol_at, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_portfolio_view_revision", run_money_portfolio_view_revision, params_money_portfolio_view_revision, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_portfolio_view_on_change", run_money_portfolio_view_on_change, params_money_portfolio_view_on_change, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_field_state_text", run_money_field_state_text, params_money_field_state_text, 1, FACE_TEXT, 0, 0, 0, 1},
    {"money_order_form_new", run_money_order_form_new, params_money_order_form_new, 5, FACE_STATUS, 0, 0, 1, 3},
    {"money_order_form_from_transaction", run_money_order_form_from_transaction, params_money_order_form_from_transaction, 5, FACE_STATUS, 0, 0, 1, 3},
    {"money_order_form_free", run_money_order_form_free, params_money_order_form_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_order_form_set", run_money_order_form_set, params_money_order_form_set, 5, FACE_STATUS, 0, 0, 0, 3},
    {"money_order_form_text", run_money_order_form_text, params_money_order_form_text, 6, FACE_STATUS, 0, 0, 1, 2},
    {"money_order_form_state", run_money_order_form_state, params_money_order_form_state, 4, FACE_STATUS, 0, 0, 1, 2},
    {"money_order_form_transaction", run_money_order_form_transaction, params_money_order_form_transaction, 3, FACE_STATUS, 0, 0, 1, 1},
    {"money_order_form_save", run_money_order_form_save, params_money_order_form_save, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_store_options_init", run_money_store_options_init, params_money_store_options_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_store_open", run_money_store_open, params_money_store_open, 4, FACE_STATUS, 0, 1, 1, 1},
    {"money_store_close", run_money_store_close, params_money_store_close, 2, FACE_STATUS, 0, 1, 0, 1},
    {"money_store_free", run_money_store_free, params_money_store_free, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_store_begin", run_money_store_begin, params_money_store_begin, 2, FACE_STATUS, 0, 1, 0, 1},
    {"money_store_commit", run_money_store_commit, params_money_store_commit, 2, FACE_STATUS, 0, 1, 0, 1},
    {"money_store_rollback", run_money_store_rollback, params_money_store_rollback, 2, FACE_STATUS, 0, 1, 0, 1},
    {"money_store_check", run_money_store_check, params_money_store_check, 2, FACE_STATUS, 0, 1, 0, 1},
    {"money_store_revision", run_money_store_revision, params_money_store_revision, 3, FACE_STATUS, 0, 1, 1, 1},
    {"money_store_on_change", run_money_store_on_change, params_money_store_on_change, 4, FACE_STATUS, 0, 0, 0, 2},
    {"money_store_release_memory", run_money_store_release_memory, params_money_store_release_memory, 2, FACE_STATUS, 0, 1, 0, 1},
    {"money_store_name_count", run_money_store_name_count, params_money_store_name_count, 4, FACE_STATUS, 0, 1, 1, 2},
    {"money_store_name_at", run_money_store_name_at, params_money_store_name_at, 7, FACE_STATUS, 0, 1, 1, 3},
    {"money_store_remove", run_money_store_remove, params_money_store_remove, 4, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_wallet_save", run_money_store_wallet_save, params_money_store_wallet_save, 4, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_wallet_load", run_money_store_wallet_load, params_money_store_wallet_load, 4, FACE_STATUS, 0, 1, 1, 2},
    {"money_store_wallet_add", run_money_store_wallet_add, params_money_store_wallet_add, 6, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_wallet_count", run_money_store_wallet_count, params_money_store_wallet_count, 5, FACE_STATUS, 0, 1, 1, 3},
    {"money_store_wallet_currency_count", run_money_store_wallet_currency_count, params_money_store_wallet_currency_count, 4, FACE_STATUS, 0, 1, 1, 2},
    {"money_store_wallet_currency_at", run_money_store_wallet_currency_at, params_money_store_wallet_currency_at, 7, FACE_STATUS, 0, 1, 1, 3},
    {"money_store_wallet_sum", run_money_store_wallet_sum, params_money_store_wallet_sum, 6, FACE_STATUS, 0, 1, 1, 3},
    {"money_store_wallet_total", run_money_store_wallet_total, params_money_store_wallet_total, 8, FACE_STATUS, 0, 1, 1, 3},
    {"money_store_portfolio_save", run_money_store_portfolio_save, params_money_store_portfolio_save, 4, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_portfolio_load", run_money_store_portfolio_load, params_money_store_portfolio_load, 5, FACE_STATUS, 0, 1, 1, 2},
    {"money_store_transaction_save", run_money_store_transaction_save, params_money_store_transaction_save, 7, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_transaction_remove", run_money_store_transaction_remove, params_money_store_transaction_remove, 4, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_catalogue_save", run_money_store_catalogue_save, params_money_store_catalogue_save, 4, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_catalogue_load", run_money_store_catalogue_load, params_money_store_catalogue_load, 4, FACE_STATUS, 0, 1, 1, 2},
    {"money_store_basket_save", run_money_store_basket_save, params_money_store_basket_save, 4, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_basket_load", run_money_store_basket_load, params_money_store_basket_load, 5, FACE_STATUS, 0, 1, 1, 2},
    {"money_movement_options_init", run_money_movement_options_init, params_money_movement_options_init, 1, FACE_VOID, 0, 0, 1, 0},
    {"money_store_wallet_spend", run_money_store_wallet_spend, params_money_store_wallet_spend, 7, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_wallet_hold", run_money_store_wallet_hold, params_money_store_wallet_hold, 7, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_wallet_commit", run_money_store_wallet_commit, params_money_store_wallet_commit, 6, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_wallet_commit_amount", run_money_store_wallet_commit_amount, params_money_store_wallet_commit_amount, 7, FACE_STATUS, 0, 1, 0, 4},
    {"money_store_wallet_release", run_money_store_wallet_release, params_money_store_wallet_release, 5, FACE_STATUS, 0, 1, 0, 3},
    {"money_stored_leg_init", run_money_stored_leg_init, params_money_stored_leg_init, 1, FACE_VOID, 0, 0, 0, 0},
    {"money_store_wallet_transfer", run_money_store_wallet_transfer, params_money_store_wallet_transfer, 7, FACE_STATUS, 0, 1, 0, 2},
    {"money_store_wallet_exchange", run_money_store_wallet_exchange, params_money_store_wallet_exchange, 10, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_rates_save", run_money_store_rates_save, params_money_store_rates_save, 4, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_rates_add", run_money_store_rates_add, params_money_store_rates_add, 4, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_rates_load", run_money_store_rates_load, params_money_store_rates_load, 5, FACE_STATUS, 0, 1, 1, 3},
    {"money_store_rates_count", run_money_store_rates_count, params_money_store_rates_count, 4, FACE_STATUS, 0, 1, 1, 2},
    {"money_store_rates_at", run_money_store_rates_at, params_money_store_rates_at, 5, FACE_STATUS, 0, 1, 1, 3},
    {"money_store_rates_instants", run_money_store_rates_instants, params_money_store_rates_instants, 7, FACE_STATUS, 1, 1, 1, 2},
    {"money_store_rates_remove_before", run_money_store_rates_remove_before, params_money_store_rates_remove_before, 5, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_currencies_save", run_money_store_currencies_save, params_money_store_currencies_save, 4, FACE_STATUS, 0, 1, 0, 3},
    {"money_store_currencies_load", run_money_store_currencies_load, params_money_store_currencies_load, 5, FACE_STATUS, 0, 1, 1, 3},
    {"money_store_setting_save", run_money_store_setting_save, params_money_store_setting_save, 6, FACE_STATUS, 0, 1, 0, 4},
    {"money_store_setting", run_money_store_setting, params_money_store_setting, 7, FACE_STATUS, 0, 1, 1, 2},
    {"money_store_setting_count", run_money_store_setting_count, params_money_store_setting_count, 3, FACE_STATUS, 0, 1, 1, 1},
    {"money_store_setting_key_at", run_money_store_setting_key_at, params_money_store_setting_key_at, 6, FACE_STATUS, 0, 1, 1, 2},
    {"money_store_setting_remove", run_money_store_setting_remove, params_money_store_setting_remove, 3, FACE_STATUS, 0, 1, 0, 2},
    {"money_store_quotes_save", run_money_store_quotes_save, params_money_store_quotes_save, 4, FACE_STATUS, 0, 1, 0, 2},
    {"money_store_quote", run_money_store_quote, params_money_store_quote, 4, FACE_STATUS, 0, 1, 1, 2},
    {"money_store_quote_count", run_money_store_quote_count, params_money_store_quote_count, 3, FACE_STATUS, 0, 1, 1, 1},
    {"money_store_quote_at", run_money_store_quote_at, params_money_store_quote_at, 4, FACE_STATUS, 0, 1, 1, 2},
    {"money_store_quotes", run_money_store_quotes, params_money_store_quotes, 6, FACE_STATUS, 1, 1, 1, 1},
    {"money_store_quote_remove", run_money_store_quote_remove, params_money_store_quote_remove, 3, FACE_STATUS, 0, 1, 0, 2},
    {0},
};
