/* Made from the headers by api/generate.py: every function of the interface behind one signature.
 * Pointers, sizes and integers of up to 32 bits come as numbers, and integers of 64 bits as they are.
 */
#include "calls.h"

#include <money.h>
#include <stdint.h>

#define POINTER(index) ((void *)(uintptr_t)words[index].number)
#define SIZE(index) ((size_t)(int64_t)words[index].number)
#define CALL(name, statement) \
    static void call_##name(union money_word *words) \
    { \
        (void)words; \
        statement; \
    }

CALL(money_version, words[0].number = (double)(uintptr_t)money_version())
CALL(money_abi_version, words[0].number = (double)money_abi_version())
CALL(money_initialize, money_initialize())
CALL(money_status_name, words[0].number = (double)(uintptr_t)money_status_name((money_status_t)(int64_t)words[0].number))
CALL(money_string_free, money_string_free(POINTER(0)))
CALL(money_release_memory, money_release_memory())
CALL(money_progress_init, money_progress_init(POINTER(0)))
CALL(money_progress_watch, words[0].number = (double)money_progress_watch(POINTER(0), POINTER(1)))
CALL(money_decimal_new, words[0].number = (double)money_decimal_new((int64_t)words[0].integer, (uint32_t)(int64_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_decimal_from_words, words[0].number = (double)money_decimal_from_words((uint64_t)words[0].integer, (int64_t)words[1].integer, (uint32_t)(int64_t)words[2].number, POINTER(3), POINTER(4)))
CALL(money_decimal_from_coefficient, words[0].number = (double)money_decimal_from_coefficient(POINTER(0), SIZE(1), (uint32_t)(int64_t)words[2].number, POINTER(3), POINTER(4)))
CALL(money_decimal_coefficient, words[0].number = (double)money_decimal_coefficient(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_decimal_parse, words[0].number = (double)money_decimal_parse(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_decimal_format, words[0].number = (double)money_decimal_format(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_decimal_add, words[0].number = (double)money_decimal_add(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_decimal_subtract, words[0].number = (double)money_decimal_subtract(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_decimal_negate, words[0].number = (double)money_decimal_negate(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_decimal_absolute, words[0].number = (double)money_decimal_absolute(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_decimal_multiply, words[0].number = (double)money_decimal_multiply(POINTER(0), POINTER(1), (int32_t)(int64_t)words[2].number, (money_rounding_t)(int64_t)words[3].number, POINTER(4), POINTER(5), POINTER(6)))
CALL(money_decimal_divide, words[0].number = (double)money_decimal_divide(POINTER(0), POINTER(1), (int32_t)(int64_t)words[2].number, (money_rounding_t)(int64_t)words[3].number, POINTER(4), POINTER(5), POINTER(6)))
CALL(money_decimal_quantize, words[0].number = (double)money_decimal_quantize(POINTER(0), (int32_t)(int64_t)words[1].number, (money_rounding_t)(int64_t)words[2].number, POINTER(3), POINTER(4), POINTER(5)))
CALL(money_decimal_divide_remainder, words[0].number = (double)money_decimal_divide_remainder(POINTER(0), POINTER(1), (int32_t)(int64_t)words[2].number, (money_rounding_t)(int64_t)words[3].number, POINTER(4), POINTER(5), POINTER(6)))
CALL(money_decimal_normalize, words[0].number = (double)money_decimal_normalize(POINTER(0), (int32_t)(int64_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_decimal_round_to_step, words[0].number = (double)money_decimal_round_to_step(POINTER(0), POINTER(1), (money_rounding_t)(int64_t)words[2].number, POINTER(3), POINTER(4), POINTER(5)))
CALL(money_decimal_round_significant, words[0].number = (double)money_decimal_round_significant(POINTER(0), (int32_t)(int64_t)words[1].number, (money_rounding_t)(int64_t)words[2].number, POINTER(3), POINTER(4), POINTER(5)))
CALL(money_decimal_sum, words[0].number = (double)money_decimal_sum(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_decimal_minimum, words[0].number = (double)money_decimal_minimum(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_decimal_maximum, words[0].number = (double)money_decimal_maximum(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_decimal_sign, words[0].number = (double)money_decimal_sign(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_decimal_compare, words[0].number = (double)money_decimal_compare(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_decimal_hash, words[0].number = (double)money_decimal_hash(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_ratio_from_decimals, words[0].number = (double)money_ratio_from_decimals(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_ratio_parse, words[0].number = (double)money_ratio_parse(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_ratio_format, words[0].number = (double)money_ratio_format(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_ratio_format_decimal, words[0].number = (double)money_ratio_format_decimal(POINTER(0), (int32_t)(int64_t)words[1].number, (money_rounding_t)(int64_t)words[2].number, POINTER(3), SIZE(4), POINTER(5), POINTER(6)))
CALL(money_ratio_to_decimal, words[0].number = (double)money_ratio_to_decimal(POINTER(0), (int32_t)(int64_t)words[1].number, (money_rounding_t)(int64_t)words[2].number, POINTER(3), POINTER(4), POINTER(5)))
CALL(money_ratio_to_double, words[0].number = (double)money_ratio_to_double(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_ratio_compare, words[0].number = (double)money_ratio_compare(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_date_from_ymd, words[0].number = (double)money_date_from_ymd((int32_t)(int64_t)words[0].number, (int32_t)(int64_t)words[1].number, (int32_t)(int64_t)words[2].number, POINTER(3), POINTER(4)))
CALL(money_date_to_ymd, words[0].number = (double)money_date_to_ymd((money_date_t)(int64_t)words[0].number, POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_date_weekday, words[0].number = (double)money_date_weekday((money_date_t)(int64_t)words[0].number, POINTER(1), POINTER(2)))
CALL(money_date_parse, words[0].number = (double)money_date_parse(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_date_format, words[0].number = (double)money_date_format((money_date_t)(int64_t)words[0].number, POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_currency_find, words[0].number = (double)money_currency_find(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_currency_find_numeric, words[0].number = (double)money_currency_find_numeric((int32_t)(int64_t)words[0].number, (money_date_t)(int64_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_currency_digits, words[0].number = (double)money_currency_digits(POINTER(0), (money_date_t)(int64_t)words[1].number, POINTER(2), POINTER(3), POINTER(4)))
CALL(money_country_currencies, words[0].number = (double)money_country_currencies(POINTER(0), (money_date_t)(int64_t)words[1].number, POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_cash_rule, words[0].number = (double)money_cash_rule(POINTER(0), POINTER(1), (money_date_t)(int64_t)words[2].number, POINTER(3), POINTER(4)))
CALL(money_redenomination, words[0].number = (double)money_redenomination(POINTER(0), (money_date_t)(int64_t)words[1].number, (money_date_t)(int64_t)words[2].number, POINTER(3), POINTER(4)))
CALL(money_currency_count, words[0].number = (double)money_currency_count())
CALL(money_currency_at, words[0].number = (double)money_currency_at(SIZE(0), POINTER(1), POINTER(2)))
CALL(money_currency_data_version, words[0].number = (double)(uintptr_t)money_currency_data_version())
CALL(money_currency_registry_new, words[0].number = (double)money_currency_registry_new(POINTER(0), POINTER(1)))
CALL(money_currency_registry_free, money_currency_registry_free(POINTER(0)))
CALL(money_currency_registry_add, words[0].number = (double)money_currency_registry_add(POINTER(0), POINTER(1), (int32_t)(int64_t)words[2].number, POINTER(3), SIZE(4), POINTER(5)))
CALL(money_currency_registry_count, words[0].number = (double)money_currency_registry_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_currency_registry_at, words[0].number = (double)money_currency_registry_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_new, words[0].number = (double)money_new(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_amount, words[0].number = (double)money_amount(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_sign, words[0].number = (double)money_sign(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_from_minor, words[0].number = (double)money_from_minor((int64_t)words[0].integer, POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_to_minor, words[0].number = (double)money_to_minor(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_parse, words[0].number = (double)money_parse(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_parse_with_currency, words[0].number = (double)money_parse_with_currency(POINTER(0), SIZE(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5)))
CALL(money_format, words[0].number = (double)money_format(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_to_json, words[0].number = (double)money_to_json(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_from_json, words[0].number = (double)money_from_json(POINTER(0), SIZE(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_add, words[0].number = (double)money_add(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_subtract, words[0].number = (double)money_subtract(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_negate, words[0].number = (double)money_negate(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_absolute, words[0].number = (double)money_absolute(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_multiply, words[0].number = (double)money_multiply(POINTER(0), POINTER(1), (int32_t)(int64_t)words[2].number, (money_rounding_t)(int64_t)words[3].number, POINTER(4), POINTER(5), POINTER(6)))
CALL(money_divide, words[0].number = (double)money_divide(POINTER(0), POINTER(1), (int32_t)(int64_t)words[2].number, (money_rounding_t)(int64_t)words[3].number, POINTER(4), POINTER(5), POINTER(6)))
CALL(money_divide_remainder, words[0].number = (double)money_divide_remainder(POINTER(0), POINTER(1), (int32_t)(int64_t)words[2].number, (money_rounding_t)(int64_t)words[3].number, POINTER(4), POINTER(5), POINTER(6)))
CALL(money_divide_by_amount, words[0].number = (double)money_divide_by_amount(POINTER(0), POINTER(1), (int32_t)(int64_t)words[2].number, (money_rounding_t)(int64_t)words[3].number, POINTER(4), POINTER(5), POINTER(6), POINTER(7)))
CALL(money_ratio_from_amounts, words[0].number = (double)money_ratio_from_amounts(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_quantize, words[0].number = (double)money_quantize(POINTER(0), (int32_t)(int64_t)words[1].number, (money_rounding_t)(int64_t)words[2].number, POINTER(3), POINTER(4), POINTER(5)))
CALL(money_to_cash, words[0].number = (double)money_to_cash(POINTER(0), POINTER(1), (money_rounding_t)(int64_t)words[2].number, POINTER(3), POINTER(4), POINTER(5)))
CALL(money_to_cash_in_country, words[0].number = (double)money_to_cash_in_country(POINTER(0), POINTER(1), (money_date_t)(int64_t)words[2].number, POINTER(3), POINTER(4), POINTER(5)))
CALL(money_normalize, words[0].number = (double)money_normalize(POINTER(0), (int32_t)(int64_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_round_to_step, words[0].number = (double)money_round_to_step(POINTER(0), POINTER(1), (money_rounding_t)(int64_t)words[2].number, POINTER(3), POINTER(4), POINTER(5)))
CALL(money_round_significant, words[0].number = (double)money_round_significant(POINTER(0), (int32_t)(int64_t)words[1].number, (money_rounding_t)(int64_t)words[2].number, POINTER(3), POINTER(4), POINTER(5)))
CALL(money_sum, words[0].number = (double)money_sum(POINTER(0), SIZE(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_minimum, words[0].number = (double)money_minimum(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_maximum, words[0].number = (double)money_maximum(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_compare, words[0].number = (double)money_compare(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_equal, words[0].number = (double)money_equal(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_hash, words[0].number = (double)money_hash(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_allocate_options_init, money_allocate_options_init(POINTER(0)))
CALL(money_allocate, words[0].number = (double)money_allocate(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_split, words[0].number = (double)money_split(POINTER(0), SIZE(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5)))
CALL(money_rate_to_ratio, words[0].number = (double)money_rate_to_ratio(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_rates_builder_new, words[0].number = (double)money_rates_builder_new(POINTER(0), POINTER(1)))
CALL(money_rates_builder_free, money_rates_builder_free(POINTER(0)))
CALL(money_rates_builder_add, words[0].number = (double)money_rates_builder_add(POINTER(0), POINTER(1), POINTER(2), POINTER(3), SIZE(4), (money_date_t)(int64_t)words[5].number, POINTER(6)))
CALL(money_rates_builder_remove, words[0].number = (double)money_rates_builder_remove(POINTER(0), POINTER(1), POINTER(2), (money_date_t)(int64_t)words[3].number, POINTER(4)))
CALL(money_rates_builder_set_base, words[0].number = (double)money_rates_builder_set_base(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_rates_builder_set_source, words[0].number = (double)money_rates_builder_set_source(POINTER(0), POINTER(1), SIZE(2), POINTER(3)))
CALL(money_rates_builder_set_instant, words[0].number = (double)money_rates_builder_set_instant(POINTER(0), (money_instant_t)words[1].integer, POINTER(2)))
CALL(money_rates_builder_count, words[0].number = (double)money_rates_builder_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_rates_builder_at, words[0].number = (double)money_rates_builder_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_rates_builder_build, words[0].number = (double)money_rates_builder_build(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_rates_free, money_rates_free(POINTER(0)))
CALL(money_rates_from_ecb_csv, words[0].number = (double)money_rates_from_ecb_csv(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_rates_from_ecb_xml, words[0].number = (double)money_rates_from_ecb_xml(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_rates_from_json, words[0].number = (double)money_rates_from_json(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_rates_to_json, words[0].number = (double)money_rates_to_json(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_rates_info, words[0].number = (double)money_rates_info(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_rates_currency_at, words[0].number = (double)money_rates_currency_at(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_rates_currencies, words[0].number = (double)money_rates_currencies(POINTER(0), (money_date_t)(int64_t)words[1].number, POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_rates_date_at, words[0].number = (double)money_rates_date_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_rates_pair_at, words[0].number = (double)money_rates_pair_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_convert_options_init, money_convert_options_init(POINTER(0)))
CALL(money_rates_convert, words[0].number = (double)money_rates_convert(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_conversion_rule, words[0].number = (double)(uintptr_t)money_conversion_rule((money_flags_t)(int64_t)words[0].number))
CALL(money_rates_find, words[0].number = (double)money_rates_find(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5)))
CALL(money_rate_init, money_rate_init(POINTER(0)))
CALL(money_currency_pair_format, words[0].number = (double)money_currency_pair_format(POINTER(0), POINTER(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_currency_pair_parse, words[0].number = (double)money_currency_pair_parse(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_rate_format, words[0].number = (double)money_rate_format(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_rate_parse, words[0].number = (double)money_rate_parse(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_rate_to_json, words[0].number = (double)money_rate_to_json(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_rate_from_json, words[0].number = (double)money_rate_from_json(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_rate_compare, words[0].number = (double)money_rate_compare(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_rate_equal, words[0].number = (double)money_rate_equal(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_rate_hash, words[0].number = (double)money_rate_hash(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_bag_new, words[0].number = (double)money_bag_new(POINTER(0), POINTER(1)))
CALL(money_bag_copy, words[0].number = (double)money_bag_copy(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_bag_free, money_bag_free(POINTER(0)))
CALL(money_bag_add, words[0].number = (double)money_bag_add(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_bag_add_bag, words[0].number = (double)money_bag_add_bag(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_bag_multiply, words[0].number = (double)money_bag_multiply(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_bag_count, words[0].number = (double)money_bag_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_bag_at, words[0].number = (double)money_bag_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_bag_amounts, words[0].number = (double)money_bag_amounts(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_bag_amount, words[0].number = (double)money_bag_amount(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_bag_equal, words[0].number = (double)money_bag_equal(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_bag_hash, words[0].number = (double)money_bag_hash(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_bag_reduce, words[0].number = (double)money_bag_reduce(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_bag_format, words[0].number = (double)money_bag_format(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_bag_parse, words[0].number = (double)money_bag_parse(POINTER(0), SIZE(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_bag_to_json, words[0].number = (double)money_bag_to_json(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_bag_from_json, words[0].number = (double)money_bag_from_json(POINTER(0), SIZE(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_rates_compare, words[0].number = (double)money_rates_compare(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6), POINTER(7)))
CALL(money_rates_sort, words[0].number = (double)money_rates_sort(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6), POINTER(7)))
CALL(money_rates_minimum, words[0].number = (double)money_rates_minimum(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6), POINTER(7)))
CALL(money_rates_maximum, words[0].number = (double)money_rates_maximum(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6), POINTER(7)))
CALL(money_rates_sum, words[0].number = (double)money_rates_sum(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6), POINTER(7)))
CALL(money_column_of_int64, money_column_of_int64(POINTER(0), SIZE(1), POINTER(2)))
CALL(money_column_of_decimal128, money_column_of_decimal128(POINTER(0), SIZE(1), (int32_t)(int64_t)words[2].number, POINTER(3)))
CALL(money_column_of_date32, money_column_of_date32(POINTER(0), SIZE(1), POINTER(2)))
CALL(money_column_of_int8, money_column_of_int8(POINTER(0), SIZE(1), POINTER(2)))
CALL(money_column_of_int16, money_column_of_int16(POINTER(0), SIZE(1), POINTER(2)))
CALL(money_column_of_int32, money_column_of_int32(POINTER(0), SIZE(1), POINTER(2)))
CALL(money_column_options_init, money_column_options_init(POINTER(0)))
CALL(money_column_sum, words[0].number = (double)money_column_sum(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5)))
CALL(money_column_convert, words[0].number = (double)money_column_convert(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6), POINTER(7), POINTER(8), POINTER(9)))
CALL(money_column_quantize, words[0].number = (double)money_column_quantize(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_column_compare, words[0].number = (double)money_column_compare(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6), POINTER(7), POINTER(8)))
CALL(money_column_allocate, words[0].number = (double)money_column_allocate(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6), POINTER(7), POINTER(8)))
CALL(money_expression_evaluate, words[0].number = (double)money_expression_evaluate(POINTER(0), SIZE(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_expression_free, money_expression_free(POINTER(0)))
CALL(money_expression_info, words[0].number = (double)money_expression_info(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_expression_conversion_at, words[0].number = (double)money_expression_conversion_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_expression_conversions, words[0].number = (double)money_expression_conversions(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_expression_caret, words[0].number = (double)money_expression_caret(POINTER(0), SIZE(1), (int64_t)words[2].integer, POINTER(3), SIZE(4), POINTER(5), POINTER(6)))
CALL(money_wallet_note_init, money_wallet_note_init(POINTER(0)))
CALL(money_wallet_new, words[0].number = (double)money_wallet_new(POINTER(0), POINTER(1)))
CALL(money_wallet_free, money_wallet_free(POINTER(0)))
CALL(money_wallet_add, words[0].number = (double)money_wallet_add(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_wallet_remove, words[0].number = (double)money_wallet_remove(POINTER(0), (uint64_t)words[1].integer, POINTER(2)))
CALL(money_wallet_remove_amount, words[0].number = (double)money_wallet_remove_amount(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_wallet_count, words[0].number = (double)money_wallet_count(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_wallet_at, words[0].number = (double)money_wallet_at(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_wallet_entries, words[0].number = (double)money_wallet_entries(POINTER(0), POINTER(1), SIZE(2), POINTER(3), SIZE(4), POINTER(5), POINTER(6)))
CALL(money_wallet_currency_count, words[0].number = (double)money_wallet_currency_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_wallet_currency_at, words[0].number = (double)money_wallet_currency_at(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_wallet_sum, words[0].number = (double)money_wallet_sum(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_wallet_held, words[0].number = (double)money_wallet_held(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_wallet_total, words[0].number = (double)money_wallet_total(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_wallet_hold, words[0].number = (double)money_wallet_hold(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_wallet_commit, words[0].number = (double)money_wallet_commit(POINTER(0), (uint64_t)words[1].integer, POINTER(2), POINTER(3)))
CALL(money_wallet_commit_amount, words[0].number = (double)money_wallet_commit_amount(POINTER(0), (uint64_t)words[1].integer, POINTER(2), POINTER(3), POINTER(4)))
CALL(money_wallet_release, words[0].number = (double)money_wallet_release(POINTER(0), (uint64_t)words[1].integer, POINTER(2)))
CALL(money_wallet_hold_count, words[0].number = (double)money_wallet_hold_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_wallet_hold_at, words[0].number = (double)money_wallet_hold_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_wallet_holds, words[0].number = (double)money_wallet_holds(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_transfer_leg_init, money_transfer_leg_init(POINTER(0)))
CALL(money_wallet_transfer, words[0].number = (double)money_wallet_transfer(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_exchange_leg_init, money_exchange_leg_init(POINTER(0)))
CALL(money_wallet_exchange, words[0].number = (double)money_wallet_exchange(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_wallet_to_json, words[0].number = (double)money_wallet_to_json(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_wallet_from_json, words[0].number = (double)money_wallet_from_json(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_wallet_to_journal, words[0].number = (double)money_wallet_to_journal(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_wallet_from_journal, words[0].number = (double)money_wallet_from_journal(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_wallet_revision, words[0].number = (double)money_wallet_revision(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_wallet_on_change, words[0].number = (double)money_wallet_on_change(POINTER(0), (money_change_callback_t)(uintptr_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_wallet_statement, words[0].number = (double)money_wallet_statement(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5)))
CALL(money_wallet_statement_free, money_wallet_statement_free(POINTER(0)))
CALL(money_wallet_statement_section_count, words[0].number = (double)money_wallet_statement_section_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_wallet_statement_section_at, words[0].number = (double)money_wallet_statement_section_at(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_wallet_statement_row_count, words[0].number = (double)money_wallet_statement_row_count(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_wallet_statement_row_at, words[0].number = (double)money_wallet_statement_row_at(POINTER(0), SIZE(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_wallet_statement_rows, words[0].number = (double)money_wallet_statement_rows(POINTER(0), SIZE(1), SIZE(2), POINTER(3), SIZE(4), POINTER(5), POINTER(6)))
CALL(money_product_init, money_product_init(POINTER(0)))
CALL(money_catalogue_new, words[0].number = (double)money_catalogue_new(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_catalogue_free, money_catalogue_free(POINTER(0)))
CALL(money_catalogue_add, words[0].number = (double)money_catalogue_add(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_catalogue_remove, words[0].number = (double)money_catalogue_remove(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_catalogue_find, words[0].number = (double)money_catalogue_find(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_catalogue_count, words[0].number = (double)money_catalogue_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_catalogue_at, words[0].number = (double)money_catalogue_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_catalogue_products, words[0].number = (double)money_catalogue_products(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_catalogue_currency, words[0].number = (double)money_catalogue_currency(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_catalogue_set_tax, words[0].number = (double)money_catalogue_set_tax(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_catalogue_tax_count, words[0].number = (double)money_catalogue_tax_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_catalogue_tax_at, words[0].number = (double)money_catalogue_tax_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_catalogue_taxes, words[0].number = (double)money_catalogue_taxes(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_catalogue_from_json, words[0].number = (double)money_catalogue_from_json(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_catalogue_to_json, words[0].number = (double)money_catalogue_to_json(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_catalogue_from_csv, words[0].number = (double)money_catalogue_from_csv(POINTER(0), SIZE(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5)))
CALL(money_catalogue_to_csv, words[0].number = (double)money_catalogue_to_csv(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_basket_policy_init, money_basket_policy_init(POINTER(0)))
CALL(money_basket_policy_preset, words[0].number = (double)money_basket_policy_preset((money_basket_preset_t)(int64_t)words[0].number, POINTER(1), POINTER(2)))
CALL(money_basket_policy_preset_name, words[0].number = (double)(uintptr_t)money_basket_policy_preset_name((money_basket_preset_t)(int64_t)words[0].number))
CALL(money_basket_policy_describe, words[0].number = (double)money_basket_policy_describe(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_discount_init, money_discount_init(POINTER(0)))
CALL(money_basket_new, words[0].number = (double)money_basket_new(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_basket_free, money_basket_free(POINTER(0)))
CALL(money_basket_add, words[0].number = (double)money_basket_add(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_basket_set, words[0].number = (double)money_basket_set(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_basket_put, words[0].number = (double)money_basket_put(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_basket_remove, words[0].number = (double)money_basket_remove(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_basket_clear, words[0].number = (double)money_basket_clear(POINTER(0), POINTER(1)))
CALL(money_basket_set_discount, words[0].number = (double)money_basket_set_discount(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_basket_set_tax, words[0].number = (double)money_basket_set_tax(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_basket_set_policy, words[0].number = (double)money_basket_set_policy(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_basket_policy, words[0].number = (double)money_basket_policy(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_basket_currency, words[0].number = (double)money_basket_currency(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_basket_count, words[0].number = (double)money_basket_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_basket_at, words[0].number = (double)money_basket_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_basket_line_items, words[0].number = (double)money_basket_line_items(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_basket_quantity, words[0].number = (double)money_basket_quantity(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_basket_revision, words[0].number = (double)money_basket_revision(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_basket_on_change, words[0].number = (double)money_basket_on_change(POINTER(0), (money_change_callback_t)(uintptr_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_basket_checkout, words[0].number = (double)money_basket_checkout(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5)))
CALL(money_basket_from_json, words[0].number = (double)money_basket_from_json(POINTER(0), SIZE(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_basket_to_json, words[0].number = (double)money_basket_to_json(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_receipt_free, money_receipt_free(POINTER(0)))
CALL(money_receipt_info, words[0].number = (double)money_receipt_info(POINTER(0), (money_receipt_view_t)(int64_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_receipt_line_item_at, words[0].number = (double)money_receipt_line_item_at(POINTER(0), (money_receipt_view_t)(int64_t)words[1].number, SIZE(2), POINTER(3), POINTER(4)))
CALL(money_receipt_line_items, words[0].number = (double)money_receipt_line_items(POINTER(0), (money_receipt_view_t)(int64_t)words[1].number, SIZE(2), POINTER(3), SIZE(4), POINTER(5), POINTER(6)))
CALL(money_receipt_tax_at, words[0].number = (double)money_receipt_tax_at(POINTER(0), (money_receipt_view_t)(int64_t)words[1].number, SIZE(2), POINTER(3), POINTER(4)))
CALL(money_receipt_taxes, words[0].number = (double)money_receipt_taxes(POINTER(0), (money_receipt_view_t)(int64_t)words[1].number, SIZE(2), POINTER(3), SIZE(4), POINTER(5), POINTER(6)))
CALL(money_receipt_refund, words[0].number = (double)money_receipt_refund(POINTER(0), (money_receipt_view_t)(int64_t)words[1].number, SIZE(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_receipt_conversion, words[0].number = (double)money_receipt_conversion(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_receipt_to_text, words[0].number = (double)money_receipt_to_text(POINTER(0), (int32_t)(int64_t)words[1].number, POINTER(2), POINTER(3), POINTER(4)))
CALL(money_receipt_to_json, words[0].number = (double)money_receipt_to_json(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_invoice_line_item_init, money_invoice_line_item_init(POINTER(0)))
CALL(money_invoice_adjustment_init, money_invoice_adjustment_init(POINTER(0)))
CALL(money_invoice_new, words[0].number = (double)money_invoice_new(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_invoice_free, money_invoice_free(POINTER(0)))
CALL(money_invoice_add, words[0].number = (double)money_invoice_add(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_invoice_adjust, words[0].number = (double)money_invoice_adjust(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_invoice_set_exemption, words[0].number = (double)money_invoice_set_exemption(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_invoice_set_payment, words[0].number = (double)money_invoice_set_payment(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_invoice_set_accounting, words[0].number = (double)money_invoice_set_accounting(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_invoice_totals, words[0].number = (double)money_invoice_totals(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_invoice_line_amounts, words[0].number = (double)money_invoice_line_amounts(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_invoice_categories, words[0].number = (double)money_invoice_categories(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_invoice_reverse, words[0].number = (double)money_invoice_reverse(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_invoice_from_json, words[0].number = (double)money_invoice_from_json(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_invoice_to_json, words[0].number = (double)money_invoice_to_json(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_payment_provider_name, words[0].number = (double)(uintptr_t)money_payment_provider_name((money_payment_provider_t)(int64_t)words[0].number))
CALL(money_payment_digits, words[0].number = (double)money_payment_digits(POINTER(0), (money_payment_provider_t)(int64_t)words[1].number, POINTER(2), POINTER(3), POINTER(4)))
CALL(money_payment_to_minor, words[0].number = (double)money_payment_to_minor(POINTER(0), (money_payment_provider_t)(int64_t)words[1].number, POINTER(2), POINTER(3), POINTER(4)))
CALL(money_payment_from_minor, words[0].number = (double)money_payment_from_minor((int64_t)words[0].integer, POINTER(1), (money_payment_provider_t)(int64_t)words[2].number, POINTER(3), POINTER(4), POINTER(5)))
CALL(money_payment_check_iso20022, words[0].number = (double)money_payment_check_iso20022(POINTER(0), (money_date_t)(int64_t)words[1].number, POINTER(2)))
CALL(money_payment_to_units, words[0].number = (double)money_payment_to_units(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_payment_from_units, words[0].number = (double)money_payment_from_units((int64_t)words[0].integer, (int32_t)(int64_t)words[1].number, POINTER(2), POINTER(3), POINTER(4), POINTER(5)))
CALL(money_cash_flow_init, money_cash_flow_init(POINTER(0)))
CALL(money_xirr, words[0].number = (double)money_xirr(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_xirr_reason_text, words[0].number = (double)(uintptr_t)money_xirr_reason_text((money_xirr_reason_t)(int64_t)words[0].number))
CALL(money_value_point_init, money_value_point_init(POINTER(0)))
CALL(money_time_weighted_return, words[0].number = (double)money_time_weighted_return(POINTER(0), SIZE(1), (int32_t)(int64_t)words[2].number, (money_rounding_t)(int64_t)words[3].number, POINTER(4), POINTER(5), POINTER(6), POINTER(7)))
CALL(money_transaction_init, money_transaction_init(POINTER(0)))
CALL(money_lot_selection_init, money_lot_selection_init(POINTER(0)))
CALL(money_portfolio_options_init, money_portfolio_options_init(POINTER(0)))
CALL(money_portfolio_new, words[0].number = (double)money_portfolio_new(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_portfolio_free, money_portfolio_free(POINTER(0)))
CALL(money_portfolio_add, words[0].number = (double)money_portfolio_add(POINTER(0), POINTER(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_portfolio_edit, words[0].number = (double)money_portfolio_edit(POINTER(0), POINTER(1), POINTER(2), SIZE(3), POINTER(4)))
CALL(money_portfolio_remove, words[0].number = (double)money_portfolio_remove(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_portfolio_count, words[0].number = (double)money_portfolio_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_portfolio_transaction_at, words[0].number = (double)money_portfolio_transaction_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_portfolio_transactions, words[0].number = (double)money_portfolio_transactions(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_portfolio_find, words[0].number = (double)money_portfolio_find(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_portfolio_lot_selection_at, words[0].number = (double)money_portfolio_lot_selection_at(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_portfolio_lot_selections, words[0].number = (double)money_portfolio_lot_selections(POINTER(0), POINTER(1), SIZE(2), POINTER(3), SIZE(4), POINTER(5), POINTER(6)))
CALL(money_portfolio_info, words[0].number = (double)money_portfolio_info(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_portfolio_to_json, words[0].number = (double)money_portfolio_to_json(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_portfolio_from_json, words[0].number = (double)money_portfolio_from_json(POINTER(0), SIZE(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_portfolio_from_csv, words[0].number = (double)money_portfolio_from_csv(POINTER(0), SIZE(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5)))
CALL(money_portfolio_to_csv, words[0].number = (double)money_portfolio_to_csv(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_portfolio_to_beancount, words[0].number = (double)money_portfolio_to_beancount(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_portfolio_to_ledger, words[0].number = (double)money_portfolio_to_ledger(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_portfolio_revision, words[0].number = (double)money_portfolio_revision(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_portfolio_on_change, words[0].number = (double)money_portfolio_on_change(POINTER(0), (money_change_callback_t)(uintptr_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_portfolio_release_memory, words[0].number = (double)money_portfolio_release_memory(POINTER(0), POINTER(1)))
CALL(money_price_quote_init, money_price_quote_init(POINTER(0)))
CALL(money_valuation_options_init, money_valuation_options_init(POINTER(0)))
CALL(money_portfolio_value, words[0].number = (double)money_portfolio_value(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_valuation_free, money_valuation_free(POINTER(0)))
CALL(money_valuation_summary, words[0].number = (double)money_valuation_summary(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_valuation_position_count, words[0].number = (double)money_valuation_position_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_valuation_position_at, words[0].number = (double)money_valuation_position_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_valuation_positions, words[0].number = (double)money_valuation_positions(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_portfolio_disposals, words[0].number = (double)money_portfolio_disposals(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_disposals_free, money_disposals_free(POINTER(0)))
CALL(money_disposals_count, words[0].number = (double)money_disposals_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_disposals_at, words[0].number = (double)money_disposals_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_disposals_items, words[0].number = (double)money_disposals_items(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_portfolio_open_lots, words[0].number = (double)money_portfolio_open_lots(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_open_lots_free, money_open_lots_free(POINTER(0)))
CALL(money_open_lots_count, words[0].number = (double)money_open_lots_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_open_lots_at, words[0].number = (double)money_open_lots_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_open_lots_items, words[0].number = (double)money_open_lots_items(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_portfolio_xirr, words[0].number = (double)money_portfolio_xirr(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_locale_options_init, money_locale_options_init(POINTER(0)))
CALL(money_locale_count, words[0].number = (double)money_locale_count())
CALL(money_locale_at, words[0].number = (double)money_locale_at(SIZE(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_locale_find, words[0].number = (double)money_locale_find(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_locale_currency, words[0].number = (double)money_locale_currency(POINTER(0), (money_date_t)(int64_t)words[1].number, POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_format_locale, words[0].number = (double)money_format_locale(POINTER(0), POINTER(1), POINTER(2), POINTER(3), SIZE(4), POINTER(5), POINTER(6), POINTER(7)))
CALL(money_parse_locale, words[0].number = (double)money_parse_locale(POINTER(0), SIZE(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_currency_text, words[0].number = (double)money_currency_text(POINTER(0), POINTER(1), (money_currency_display_t)(int64_t)words[2].number, POINTER(3), POINTER(4), SIZE(5), POINTER(6), POINTER(7)))
CALL(money_locales_from_bytes, words[0].number = (double)money_locales_from_bytes(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_locales_free, money_locales_free(POINTER(0)))
CALL(money_locales_version, words[0].number = (double)money_locales_version(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_locales_count, words[0].number = (double)money_locales_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_locales_at, words[0].number = (double)money_locales_at(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_locales_find, words[0].number = (double)money_locales_find(POINTER(0), POINTER(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_locales_parse, words[0].number = (double)money_locales_parse(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6), POINTER(7)))
CALL(money_locales_currency_text, words[0].number = (double)money_locales_currency_text(POINTER(0), POINTER(1), POINTER(2), (money_currency_display_t)(int64_t)words[3].number, POINTER(4), POINTER(5), SIZE(6), POINTER(7), POINTER(8)))
CALL(money_locales_country_name, words[0].number = (double)money_locales_country_name(POINTER(0), POINTER(1), POINTER(2), POINTER(3), SIZE(4), POINTER(5), POINTER(6)))
CALL(money_format_options_init, money_format_options_init(POINTER(0)))
CALL(money_format_pattern, words[0].number = (double)money_format_pattern(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4), SIZE(5), POINTER(6), POINTER(7), POINTER(8)))
CALL(money_parse_pattern, words[0].number = (double)money_parse_pattern(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5), POINTER(6), POINTER(7)))
CALL(money_calculator_new, words[0].number = (double)money_calculator_new(POINTER(0), POINTER(1)))
CALL(money_calculator_free, money_calculator_free(POINTER(0)))
CALL(money_calculator_press, words[0].number = (double)money_calculator_press(POINTER(0), (money_calculator_key_t)(int64_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_calculator_press_keys, words[0].number = (double)money_calculator_press_keys(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_calculator_keys, words[0].number = (double)money_calculator_keys(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_calculator_key_text, words[0].number = (double)(uintptr_t)money_calculator_key_text((money_calculator_key_t)(int64_t)words[0].number))
CALL(money_calculator_display, words[0].number = (double)money_calculator_display(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_calculator_expression, words[0].number = (double)money_calculator_expression(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_calculator_state, words[0].number = (double)money_calculator_state(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_calculator_exact, words[0].number = (double)money_calculator_exact(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_calculator_value, words[0].number = (double)money_calculator_value(POINTER(0), (int32_t)(int64_t)words[1].number, (money_rounding_t)(int64_t)words[2].number, POINTER(3), POINTER(4), POINTER(5)))
CALL(money_calculator_digits, words[0].number = (double)money_calculator_digits(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_calculator_set_digits, words[0].number = (double)money_calculator_set_digits(POINTER(0), (int32_t)(int64_t)words[1].number, POINTER(2)))
CALL(money_calculator_alert_name, words[0].number = (double)(uintptr_t)money_calculator_alert_name((money_calculator_alert_t)(int64_t)words[0].number))
CALL(money_calculator_alert_title, words[0].number = (double)(uintptr_t)money_calculator_alert_title((money_calculator_alert_t)(int64_t)words[0].number))
CALL(money_calculator_alert_text, words[0].number = (double)(uintptr_t)money_calculator_alert_text((money_calculator_alert_t)(int64_t)words[0].number))
CALL(money_calculator_on_display, words[0].number = (double)money_calculator_on_display(POINTER(0), (money_calculator_display_callback_t)(uintptr_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_calculator_on_alert, words[0].number = (double)money_calculator_on_alert(POINTER(0), (money_calculator_alert_callback_t)(uintptr_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_calculator_revision, words[0].number = (double)money_calculator_revision(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_calculator_to_json, words[0].number = (double)money_calculator_to_json(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_calculator_from_json, words[0].number = (double)money_calculator_from_json(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_feed_options_init, money_feed_options_init(POINTER(0)))
CALL(money_feed_new, words[0].number = (double)money_feed_new((money_provider_t)(int64_t)words[0].number, POINTER(1), POINTER(2), POINTER(3)))
CALL(money_feed_free, money_feed_free(POINTER(0)))
CALL(money_feed_next, words[0].number = (double)money_feed_next(POINTER(0), (money_instant_t)words[1].integer, POINTER(2), POINTER(3)))
CALL(money_feed_request_free, money_feed_request_free(POINTER(0)))
CALL(money_feed_request_id, words[0].integer = (int64_t)money_feed_request_id(POINTER(0)))
CALL(money_feed_request_method, words[0].number = (double)(uintptr_t)money_feed_request_method(POINTER(0)))
CALL(money_feed_request_url, words[0].number = (double)(uintptr_t)money_feed_request_url(POINTER(0)))
CALL(money_feed_request_headers, words[0].number = (double)(uintptr_t)money_feed_request_headers(POINTER(0)))
CALL(money_feed_request_body, words[0].number = (double)(uintptr_t)money_feed_request_body(POINTER(0), POINTER(1)))
CALL(money_feed_receive_header, words[0].number = (double)money_feed_receive_header(POINTER(0), (uint64_t)words[1].integer, POINTER(2), POINTER(3), POINTER(4)))
CALL(money_feed_receive_response, words[0].number = (double)money_feed_receive_response(POINTER(0), (uint64_t)words[1].integer, (int32_t)(int64_t)words[2].number, POINTER(3), POINTER(4), SIZE(5), (money_instant_t)words[6].integer, POINTER(7)))
CALL(money_feed_fail_request, words[0].number = (double)money_feed_fail_request(POINTER(0), (uint64_t)words[1].integer, (money_transport_failure_t)(int64_t)words[2].number, (money_instant_t)words[3].integer, POINTER(4)))
CALL(money_feed_notify_online, words[0].number = (double)money_feed_notify_online(POINTER(0), (money_instant_t)words[1].integer, POINTER(2)))
CALL(money_feed_refresh, words[0].number = (double)money_feed_refresh(POINTER(0), POINTER(1)))
CALL(money_feed_pending_count, words[0].number = (double)money_feed_pending_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_feed_info, words[0].number = (double)money_feed_info(POINTER(0), (money_instant_t)words[1].integer, POINTER(2), POINTER(3)))
CALL(money_feed_failure, words[0].number = (double)money_feed_failure(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_feed_set_jump, words[0].number = (double)money_feed_set_jump(POINTER(0), (money_jump_policy_t)(int64_t)words[1].number, POINTER(2)))
CALL(money_feed_to_json, words[0].number = (double)money_feed_to_json(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_feed_restore, words[0].number = (double)money_feed_restore(POINTER(0), POINTER(1), SIZE(2), (money_instant_t)words[3].integer, POINTER(4)))
CALL(money_feed_revision, words[0].number = (double)money_feed_revision(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_feed_on_change, words[0].number = (double)money_feed_on_change(POINTER(0), (money_change_callback_t)(uintptr_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_feed_rates, words[0].number = (double)money_feed_rates(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_feed_add_symbol, words[0].number = (double)money_feed_add_symbol(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_feed_remove_symbol, words[0].number = (double)money_feed_remove_symbol(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_feed_symbol_count, words[0].number = (double)money_feed_symbol_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_feed_symbol_at, words[0].number = (double)money_feed_symbol_at(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_feed_price_quote, words[0].number = (double)money_feed_price_quote(POINTER(0), POINTER(1), (money_instant_t)words[2].integer, POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_feed_portfolio, words[0].number = (double)money_feed_portfolio(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_feed_put, words[0].number = (double)money_feed_put(POINTER(0), POINTER(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_feed_remove, words[0].number = (double)money_feed_remove(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_feed_operation, words[0].number = (double)money_feed_operation(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_converter_options_init, money_converter_options_init(POINTER(0)))
CALL(money_converter_new, words[0].number = (double)money_converter_new(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_converter_free, money_converter_free(POINTER(0)))
CALL(money_converter_set_amount, words[0].number = (double)money_converter_set_amount(POINTER(0), POINTER(1), SIZE(2), POINTER(3)))
CALL(money_converter_amount, words[0].number = (double)money_converter_amount(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_converter_set_pair, words[0].number = (double)money_converter_set_pair(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_converter_swap, words[0].number = (double)money_converter_swap(POINTER(0), POINTER(1)))
CALL(money_converter_set_locale, words[0].number = (double)money_converter_set_locale(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_converter_set_locales, words[0].number = (double)money_converter_set_locales(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_converter_set_options, words[0].number = (double)money_converter_set_options(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_converter_refresh, words[0].number = (double)money_converter_refresh(POINTER(0), POINTER(1)))
CALL(money_converter_set_loading, words[0].number = (double)money_converter_set_loading(POINTER(0), POINTER(1)))
CALL(money_converter_set_rates, words[0].number = (double)money_converter_set_rates(POINTER(0), POINTER(1), (money_origin_t)(int64_t)words[2].number, (money_instant_t)words[3].integer, POINTER(4)))
CALL(money_converter_set_rates_failure, words[0].number = (double)money_converter_set_rates_failure(POINTER(0), (money_status_t)(int64_t)words[1].number, POINTER(2), SIZE(3), POINTER(4)))
CALL(money_converter_take_feed, words[0].number = (double)money_converter_take_feed(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_converter_info, words[0].number = (double)money_converter_info(POINTER(0), (money_instant_t)words[1].integer, POINTER(2), POINTER(3)))
CALL(money_converter_result, words[0].number = (double)money_converter_result(POINTER(0), (money_instant_t)words[1].integer, POINTER(2), POINTER(3), POINTER(4)))
CALL(money_converter_text, words[0].number = (double)money_converter_text(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_converter_rate, words[0].number = (double)money_converter_rate(POINTER(0), (money_instant_t)words[1].integer, POINTER(2), POINTER(3)))
CALL(money_converter_unit_rate, words[0].number = (double)money_converter_unit_rate(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_converter_reason, words[0].number = (double)money_converter_reason(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_converter_to_json, words[0].number = (double)money_converter_to_json(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_converter_from_json, words[0].number = (double)money_converter_from_json(POINTER(0), SIZE(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_converter_revision, words[0].number = (double)money_converter_revision(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_converter_on_change, words[0].number = (double)money_converter_on_change(POINTER(0), (money_change_callback_t)(uintptr_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_currency_list_new, words[0].number = (double)money_currency_list_new(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_currency_list_free, money_currency_list_free(POINTER(0)))
CALL(money_currency_list_add, words[0].number = (double)money_currency_list_add(POINTER(0), POINTER(1), POINTER(2), SIZE(3), POINTER(4)))
CALL(money_currency_list_add_current, words[0].number = (double)money_currency_list_add_current(POINTER(0), POINTER(1)))
CALL(money_currency_list_add_json, words[0].number = (double)money_currency_list_add_json(POINTER(0), POINTER(1), SIZE(2), POINTER(3)))
CALL(money_currency_list_take_feed, words[0].number = (double)money_currency_list_take_feed(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_currency_list_set_language, words[0].number = (double)money_currency_list_set_language(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_currency_list_set_locales, words[0].number = (double)money_currency_list_set_locales(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_currency_list_set_search, words[0].number = (double)money_currency_list_set_search(POINTER(0), POINTER(1), SIZE(2), POINTER(3)))
CALL(money_currency_list_set_sort, words[0].number = (double)money_currency_list_set_sort(POINTER(0), (money_currency_list_sort_t)(int64_t)words[1].number, POINTER(2)))
CALL(money_currency_list_set_favourite, words[0].number = (double)money_currency_list_set_favourite(POINTER(0), POINTER(1), (money_bool_t)(int64_t)words[2].number, POINTER(3)))
CALL(money_currency_list_set_favourites_only, words[0].number = (double)money_currency_list_set_favourites_only(POINTER(0), (money_bool_t)(int64_t)words[1].number, POINTER(2)))
CALL(money_currency_list_mark, words[0].number = (double)money_currency_list_mark(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_currency_list_count, words[0].number = (double)money_currency_list_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_currency_list_at, words[0].number = (double)money_currency_list_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_currency_list_items, words[0].number = (double)money_currency_list_items(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_currency_list_to_json, words[0].number = (double)money_currency_list_to_json(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_currency_list_restore, words[0].number = (double)money_currency_list_restore(POINTER(0), POINTER(1), SIZE(2), POINTER(3)))
CALL(money_currency_list_state, words[0].number = (double)money_currency_list_state(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_currency_list_revision, words[0].number = (double)money_currency_list_revision(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_currency_list_on_change, words[0].number = (double)money_currency_list_on_change(POINTER(0), (money_change_callback_t)(uintptr_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_portfolio_view_new, words[0].number = (double)money_portfolio_view_new(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_portfolio_view_free, money_portfolio_view_free(POINTER(0)))
CALL(money_portfolio_view_set_transactions, words[0].number = (double)money_portfolio_view_set_transactions(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_portfolio_view_set_transactions_failure, words[0].number = (double)money_portfolio_view_set_transactions_failure(POINTER(0), POINTER(1), SIZE(2), POINTER(3)))
CALL(money_portfolio_view_set_quotes, words[0].number = (double)money_portfolio_view_set_quotes(POINTER(0), POINTER(1), SIZE(2), POINTER(3)))
CALL(money_portfolio_view_set_quotes_failure, words[0].number = (double)money_portfolio_view_set_quotes_failure(POINTER(0), POINTER(1), SIZE(2), POINTER(3)))
CALL(money_portfolio_view_set_rates, words[0].number = (double)money_portfolio_view_set_rates(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_portfolio_view_take_feed, words[0].number = (double)money_portfolio_view_take_feed(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_portfolio_view_state, words[0].number = (double)money_portfolio_view_state(POINTER(0), (money_instant_t)words[1].integer, POINTER(2), POINTER(3)))
CALL(money_portfolio_view_reason, words[0].number = (double)money_portfolio_view_reason(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_portfolio_view_value, words[0].number = (double)money_portfolio_view_value(POINTER(0), (money_instant_t)words[1].integer, POINTER(2), POINTER(3)))
CALL(money_portfolio_view_symbol_count, words[0].number = (double)money_portfolio_view_symbol_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_portfolio_view_symbol_at, words[0].number = (double)money_portfolio_view_symbol_at(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_portfolio_view_revision, words[0].number = (double)money_portfolio_view_revision(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_portfolio_view_on_change, words[0].number = (double)money_portfolio_view_on_change(POINTER(0), (money_change_callback_t)(uintptr_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_field_state_text, words[0].number = (double)(uintptr_t)money_field_state_text((money_field_state_t)(int64_t)words[0].number))
CALL(money_order_form_new, words[0].number = (double)money_order_form_new(POINTER(0), POINTER(1), (money_ticker_rule_t)(int64_t)words[2].number, POINTER(3), POINTER(4)))
CALL(money_order_form_from_transaction, words[0].number = (double)money_order_form_from_transaction(POINTER(0), POINTER(1), (money_ticker_rule_t)(int64_t)words[2].number, POINTER(3), POINTER(4)))
CALL(money_order_form_free, money_order_form_free(POINTER(0)))
CALL(money_order_form_set, words[0].number = (double)money_order_form_set(POINTER(0), (money_order_field_t)(int64_t)words[1].number, POINTER(2), SIZE(3), POINTER(4)))
CALL(money_order_form_text, words[0].number = (double)money_order_form_text(POINTER(0), (money_order_field_t)(int64_t)words[1].number, POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_order_form_state, words[0].number = (double)money_order_form_state(POINTER(0), (money_order_field_t)(int64_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_order_form_transaction, words[0].number = (double)money_order_form_transaction(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_order_form_save, words[0].number = (double)money_order_form_save(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_options_init, money_store_options_init(POINTER(0)))
CALL(money_store_open, words[0].number = (double)money_store_open(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_close, words[0].number = (double)money_store_close(POINTER(0), POINTER(1)))
CALL(money_store_free, money_store_free(POINTER(0)))
CALL(money_store_begin, words[0].number = (double)money_store_begin(POINTER(0), POINTER(1)))
CALL(money_store_commit, words[0].number = (double)money_store_commit(POINTER(0), POINTER(1)))
CALL(money_store_rollback, words[0].number = (double)money_store_rollback(POINTER(0), POINTER(1)))
CALL(money_store_check, words[0].number = (double)money_store_check(POINTER(0), POINTER(1)))
CALL(money_store_revision, words[0].number = (double)money_store_revision(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_store_on_change, words[0].number = (double)money_store_on_change(POINTER(0), (money_change_callback_t)(uintptr_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_store_release_memory, words[0].number = (double)money_store_release_memory(POINTER(0), POINTER(1)))
CALL(money_store_name_count, words[0].number = (double)money_store_name_count(POINTER(0), (money_store_kind_t)(int64_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_store_name_at, words[0].number = (double)money_store_name_at(POINTER(0), (money_store_kind_t)(int64_t)words[1].number, SIZE(2), POINTER(3), SIZE(4), POINTER(5), POINTER(6)))
CALL(money_store_remove, words[0].number = (double)money_store_remove(POINTER(0), (money_store_kind_t)(int64_t)words[1].number, POINTER(2), POINTER(3)))
CALL(money_store_wallet_save, words[0].number = (double)money_store_wallet_save(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_wallet_load, words[0].number = (double)money_store_wallet_load(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_wallet_add, words[0].number = (double)money_store_wallet_add(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5)))
CALL(money_store_wallet_count, words[0].number = (double)money_store_wallet_count(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_store_wallet_currency_count, words[0].number = (double)money_store_wallet_currency_count(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_wallet_currency_at, words[0].number = (double)money_store_wallet_currency_at(POINTER(0), POINTER(1), SIZE(2), POINTER(3), SIZE(4), POINTER(5), POINTER(6)))
CALL(money_store_wallet_sum, words[0].number = (double)money_store_wallet_sum(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5)))
CALL(money_store_wallet_total, words[0].number = (double)money_store_wallet_total(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6), POINTER(7)))
CALL(money_store_portfolio_save, words[0].number = (double)money_store_portfolio_save(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_portfolio_load, words[0].number = (double)money_store_portfolio_load(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_store_transaction_save, words[0].number = (double)money_store_transaction_save(POINTER(0), POINTER(1), POINTER(2), POINTER(3), SIZE(4), POINTER(5), POINTER(6)))
CALL(money_store_transaction_remove, words[0].number = (double)money_store_transaction_remove(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_catalogue_save, words[0].number = (double)money_store_catalogue_save(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_catalogue_load, words[0].number = (double)money_store_catalogue_load(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_basket_save, words[0].number = (double)money_store_basket_save(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_basket_load, words[0].number = (double)money_store_basket_load(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_movement_options_init, money_movement_options_init(POINTER(0)))
CALL(money_store_wallet_spend, words[0].number = (double)money_store_wallet_spend(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_store_wallet_hold, words[0].number = (double)money_store_wallet_hold(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_store_wallet_commit, words[0].number = (double)money_store_wallet_commit(POINTER(0), POINTER(1), (uint64_t)words[2].integer, POINTER(3), POINTER(4), POINTER(5)))
CALL(money_store_wallet_commit_amount, words[0].number = (double)money_store_wallet_commit_amount(POINTER(0), POINTER(1), (uint64_t)words[2].integer, POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_store_wallet_release, words[0].number = (double)money_store_wallet_release(POINTER(0), POINTER(1), (uint64_t)words[2].integer, POINTER(3), POINTER(4)))
CALL(money_stored_leg_init, money_stored_leg_init(POINTER(0)))
CALL(money_store_wallet_transfer, words[0].number = (double)money_store_wallet_transfer(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_store_wallet_exchange, words[0].number = (double)money_store_wallet_exchange(POINTER(0), POINTER(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5), POINTER(6), POINTER(7), POINTER(8), POINTER(9)))
CALL(money_store_rates_save, words[0].number = (double)money_store_rates_save(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_rates_add, words[0].number = (double)money_store_rates_add(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_rates_load, words[0].number = (double)money_store_rates_load(POINTER(0), POINTER(1), (money_instant_t)words[2].integer, POINTER(3), POINTER(4)))
CALL(money_store_rates_count, words[0].number = (double)money_store_rates_count(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_rates_at, words[0].number = (double)money_store_rates_at(POINTER(0), POINTER(1), SIZE(2), POINTER(3), POINTER(4)))
CALL(money_store_rates_instants, words[0].number = (double)money_store_rates_instants(POINTER(0), POINTER(1), SIZE(2), POINTER(3), SIZE(4), POINTER(5), POINTER(6)))
CALL(money_store_rates_remove_before, words[0].number = (double)money_store_rates_remove_before(POINTER(0), POINTER(1), (money_instant_t)words[2].integer, POINTER(3), POINTER(4)))
CALL(money_store_currencies_save, words[0].number = (double)money_store_currencies_save(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_currencies_load, words[0].number = (double)money_store_currencies_load(POINTER(0), POINTER(1), POINTER(2), POINTER(3), POINTER(4)))
CALL(money_store_setting_save, words[0].number = (double)money_store_setting_save(POINTER(0), POINTER(1), POINTER(2), SIZE(3), (money_instant_t)words[4].integer, POINTER(5)))
CALL(money_store_setting, words[0].number = (double)money_store_setting(POINTER(0), POINTER(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5), POINTER(6)))
CALL(money_store_setting_count, words[0].number = (double)money_store_setting_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_store_setting_key_at, words[0].number = (double)money_store_setting_key_at(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_store_setting_remove, words[0].number = (double)money_store_setting_remove(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_store_quotes_save, words[0].number = (double)money_store_quotes_save(POINTER(0), POINTER(1), SIZE(2), POINTER(3)))
CALL(money_store_quote, words[0].number = (double)money_store_quote(POINTER(0), POINTER(1), POINTER(2), POINTER(3)))
CALL(money_store_quote_count, words[0].number = (double)money_store_quote_count(POINTER(0), POINTER(1), POINTER(2)))
CALL(money_store_quote_at, words[0].number = (double)money_store_quote_at(POINTER(0), SIZE(1), POINTER(2), POINTER(3)))
CALL(money_store_quotes, words[0].number = (double)money_store_quotes(POINTER(0), SIZE(1), POINTER(2), SIZE(3), POINTER(4), POINTER(5)))
CALL(money_store_quote_remove, words[0].number = (double)money_store_quote_remove(POINTER(0), POINTER(1), POINTER(2)))

const struct money_call money_calls[] = {
    {"money_version", call_money_version},
    {"money_abi_version", call_money_abi_version},
    {"money_initialize", call_money_initialize},
    {"money_status_name", call_money_status_name},
    {"money_string_free", call_money_string_free},
    {"money_release_memory", call_money_release_memory},
    {"money_progress_init", call_money_progress_init},
    {"money_progress_watch", call_money_progress_watch},
    {"money_decimal_new", call_money_decimal_new},
    {"money_decimal_from_words", call_money_decimal_from_words},
    {"money_decimal_from_coefficient", call_money_decimal_from_coefficient},
    {"money_decimal_coefficient", call_money_decimal_coefficient},
    {"money_decimal_parse", call_money_decimal_parse},
    {"money_decimal_format", call_money_decimal_format},
    {"money_decimal_add", call_money_decimal_add},
    {"money_decimal_subtract", call_money_decimal_subtract},
    {"money_decimal_negate", call_money_decimal_negate},
    {"money_decimal_absolute", call_money_decimal_absolute},
    {"money_decimal_multiply", call_money_decimal_multiply},
    {"money_decimal_divide", call_money_decimal_divide},
    {"money_decimal_quantize", call_money_decimal_quantize},
    {"money_decimal_divide_remainder", call_money_decimal_divide_remainder},
    {"money_decimal_normalize", call_money_decimal_normalize},
    {"money_decimal_round_to_step", call_money_decimal_round_to_step},
    {"money_decimal_round_significant", call_money_decimal_round_significant},
    {"money_decimal_sum", call_money_decimal_sum},
    {"money_decimal_minimum", call_money_decimal_minimum},
    {"money_decimal_maximum", call_money_decimal_maximum},
    {"money_decimal_sign", call_money_decimal_sign},
    {"money_decimal_compare", call_money_decimal_compare},
    {"money_decimal_hash", call_money_decimal_hash},
    {"money_ratio_from_decimals", call_money_ratio_from_decimals},
    {"money_ratio_parse", call_money_ratio_parse},
    {"money_ratio_format", call_money_ratio_format},
    {"money_ratio_format_decimal", call_money_ratio_format_decimal},
    {"money_ratio_to_decimal", call_money_ratio_to_decimal},
    {"money_ratio_to_double", call_money_ratio_to_double},
    {"money_ratio_compare", call_money_ratio_compare},
    {"money_date_from_ymd", call_money_date_from_ymd},
    {"money_date_to_ymd", call_money_date_to_ymd},
    {"money_date_weekday", call_money_date_weekday},
    {"money_date_parse", call_money_date_parse},
    {"money_date_format", call_money_date_format},
    {"money_currency_find", call_money_currency_find},
    {"money_currency_find_numeric", call_money_currency_find_numeric},
    {"money_currency_digits", call_money_currency_digits},
    {"money_country_currencies", call_money_country_currencies},
    {"money_cash_rule", call_money_cash_rule},
    {"money_redenomination", call_money_redenomination},
    {"money_currency_count", call_money_currency_count},
    {"money_currency_at", call_money_currency_at},
    {"money_currency_data_version", call_money_currency_data_version},
    {"money_currency_registry_new", call_money_currency_registry_new},
    {"money_currency_registry_free", call_money_currency_registry_free},
    {"money_currency_registry_add", call_money_currency_registry_add},
    {"money_currency_registry_count", call_money_currency_registry_count},
    {"money_currency_registry_at", call_money_currency_registry_at},
    {"money_new", call_money_new},
    {"money_amount", call_money_amount},
    {"money_sign", call_money_sign},
    {"money_from_minor", call_money_from_minor},
    {"money_to_minor", call_money_to_minor},
    {"money_parse", call_money_parse},
    {"money_parse_with_currency", call_money_parse_with_currency},
    {"money_format", call_money_format},
    {"money_to_json", call_money_to_json},
    {"money_from_json", call_money_from_json},
    {"money_add", call_money_add},
    {"money_subtract", call_money_subtract},
    {"money_negate", call_money_negate},
    {"money_absolute", call_money_absolute},
    {"money_multiply", call_money_multiply},
    {"money_divide", call_money_divide},
    {"money_divide_remainder", call_money_divide_remainder},
    {"money_divide_by_amount", call_money_divide_by_amount},
    {"money_ratio_from_amounts", call_money_ratio_from_amounts},
    {"money_quantize", call_money_quantize},
    {"money_to_cash", call_money_to_cash},
    {"money_to_cash_in_country", call_money_to_cash_in_country},
    {"money_normalize", call_money_normalize},
    {"money_round_to_step", call_money_round_to_step},
    {"money_round_significant", call_money_round_significant},
    {"money_sum", call_money_sum},
    {"money_minimum", call_money_minimum},
    {"money_maximum", call_money_maximum},
    {"money_compare", call_money_compare},
    {"money_equal", call_money_equal},
    {"money_hash", call_money_hash},
    {"money_allocate_options_init", call_money_allocate_options_init},
    {"money_allocate", call_money_allocate},
    {"money_split", call_money_split},
    {"money_rate_to_ratio", call_money_rate_to_ratio},
    {"money_rates_builder_new", call_money_rates_builder_new},
    {"money_rates_builder_free", call_money_rates_builder_free},
    {"money_rates_builder_add", call_money_rates_builder_add},
    {"money_rates_builder_remove", call_money_rates_builder_remove},
    {"money_rates_builder_set_base", call_money_rates_builder_set_base},
    {"money_rates_builder_set_source", call_money_rates_builder_set_source},
    {"money_rates_builder_set_instant", call_money_rates_builder_set_instant},
    {"money_rates_builder_count", call_money_rates_builder_count},
    {"money_rates_builder_at", call_money_rates_builder_at},
    {"money_rates_builder_build", call_money_rates_builder_build},
    {"money_rates_free", call_money_rates_free},
    {"money_rates_from_ecb_csv", call_money_rates_from_ecb_csv},
    {"money_rates_from_ecb_xml", call_money_rates_from_ecb_xml},
    {"money_rates_from_json", call_money_rates_from_json},
    {"money_rates_to_json", call_money_rates_to_json},
    {"money_rates_info", call_money_rates_info},
    {"money_rates_currency_at", call_money_rates_currency_at},
    {"money_rates_currencies", call_money_rates_currencies},
    {"money_rates_date_at", call_money_rates_date_at},
    {"money_rates_pair_at", call_money_rates_pair_at},
    {"money_convert_options_init", call_money_convert_options_init},
    {"money_rates_convert", call_money_rates_convert},
    {"money_conversion_rule", call_money_conversion_rule},
    {"money_rates_find", call_money_rates_find},
    {"money_rate_init", call_money_rate_init},
    {"money_currency_pair_format", call_money_currency_pair_format},
    {"money_currency_pair_parse", call_money_currency_pair_parse},
    {"money_rate_format", call_money_rate_format},
    {"money_rate_parse", call_money_rate_parse},
    {"money_rate_to_json", call_money_rate_to_json},
    {"money_rate_from_json", call_money_rate_from_json},
    {"money_rate_compare", call_money_rate_compare},
    {"money_rate_equal", call_money_rate_equal},
    {"money_rate_hash", call_money_rate_hash},
    {"money_bag_new", call_money_bag_new},
    {"money_bag_copy", call_money_bag_copy},
    {"money_bag_free", call_money_bag_free},
    {"money_bag_add", call_money_bag_add},
    {"money_bag_add_bag", call_money_bag_add_bag},
    {"money_bag_multiply", call_money_bag_multiply},
    {"money_bag_count", call_money_bag_count},
    {"money_bag_at", call_money_bag_at},
    {"money_bag_amounts", call_money_bag_amounts},
    {"money_bag_amount", call_money_bag_amount},
    {"money_bag_equal", call_money_bag_equal},
    {"money_bag_hash", call_money_bag_hash},
    {"money_bag_reduce", call_money_bag_reduce},
    {"money_bag_format", call_money_bag_format},
    {"money_bag_parse", call_money_bag_parse},
    {"money_bag_to_json", call_money_bag_to_json},
    {"money_bag_from_json", call_money_bag_from_json},
    {"money_rates_compare", call_money_rates_compare},
    {"money_rates_sort", call_money_rates_sort},
    {"money_rates_minimum", call_money_rates_minimum},
    {"money_rates_maximum", call_money_rates_maximum},
    {"money_rates_sum", call_money_rates_sum},
    {"money_column_of_int64", call_money_column_of_int64},
    {"money_column_of_decimal128", call_money_column_of_decimal128},
    {"money_column_of_date32", call_money_column_of_date32},
    {"money_column_of_int8", call_money_column_of_int8},
    {"money_column_of_int16", call_money_column_of_int16},
    {"money_column_of_int32", call_money_column_of_int32},
    {"money_column_options_init", call_money_column_options_init},
    {"money_column_sum", call_money_column_sum},
    {"money_column_convert", call_money_column_convert},
    {"money_column_quantize", call_money_column_quantize},
    {"money_column_compare", call_money_column_compare},
    {"money_column_allocate", call_money_column_allocate},
    {"money_expression_evaluate", call_money_expression_evaluate},
    {"money_expression_free", call_money_expression_free},
    {"money_expression_info", call_money_expression_info},
    {"money_expression_conversion_at", call_money_expression_conversion_at},
    {"money_expression_conversions", call_money_expression_conversions},
    {"money_expression_caret", call_money_expression_caret},
    {"money_wallet_note_init", call_money_wallet_note_init},
    {"money_wallet_new", call_money_wallet_new},
    {"money_wallet_free", call_money_wallet_free},
    {"money_wallet_add", call_money_wallet_add},
    {"money_wallet_remove", call_money_wallet_remove},
    {"money_wallet_remove_amount", call_money_wallet_remove_amount},
    {"money_wallet_count", call_money_wallet_count},
    {"money_wallet_at", call_money_wallet_at},
    {"money_wallet_entries", call_money_wallet_entries},
    {"money_wallet_currency_count", call_money_wallet_currency_count},
    {"money_wallet_currency_at", call_money_wallet_currency_at},
    {"money_wallet_sum", call_money_wallet_sum},
    {"money_wallet_held", call_money_wallet_held},
    {"money_wallet_total", call_money_wallet_total},
    {"money_wallet_hold", call_money_wallet_hold},
    {"money_wallet_commit", call_money_wallet_commit},
    {"money_wallet_commit_amount", call_money_wallet_commit_amount},
    {"money_wallet_release", call_money_wallet_release},
    {"money_wallet_hold_count", call_money_wallet_hold_count},
    {"money_wallet_hold_at", call_money_wallet_hold_at},
    {"money_wallet_holds", call_money_wallet_holds},
    {"money_transfer_leg_init", call_money_transfer_leg_init},
    {"money_wallet_transfer", call_money_wallet_transfer},
    {"money_exchange_leg_init", call_money_exchange_leg_init},
    {"money_wallet_exchange", call_money_wallet_exchange},
    {"money_wallet_to_json", call_money_wallet_to_json},
    {"money_wallet_from_json", call_money_wallet_from_json},
    {"money_wallet_to_journal", call_money_wallet_to_journal},
    {"money_wallet_from_journal", call_money_wallet_from_journal},
    {"money_wallet_revision", call_money_wallet_revision},
    {"money_wallet_on_change", call_money_wallet_on_change},
    {"money_wallet_statement", call_money_wallet_statement},
    {"money_wallet_statement_free", call_money_wallet_statement_free},
    {"money_wallet_statement_section_count", call_money_wallet_statement_section_count},
    {"money_wallet_statement_section_at", call_money_wallet_statement_section_at},
    {"money_wallet_statement_row_count", call_money_wallet_statement_row_count},
    {"money_wallet_statement_row_at", call_money_wallet_statement_row_at},
    {"money_wallet_statement_rows", call_money_wallet_statement_rows},
    {"money_product_init", call_money_product_init},
    {"money_catalogue_new", call_money_catalogue_new},
    {"money_catalogue_free", call_money_catalogue_free},
    {"money_catalogue_add", call_money_catalogue_add},
    {"money_catalogue_remove", call_money_catalogue_remove},
    {"money_catalogue_find", call_money_catalogue_find},
    {"money_catalogue_count", call_money_catalogue_count},
    {"money_catalogue_at", call_money_catalogue_at},
    {"money_catalogue_products", call_money_catalogue_products},
    {"money_catalogue_currency", call_money_catalogue_currency},
    {"money_catalogue_set_tax", call_money_catalogue_set_tax},
    {"money_catalogue_tax_count", call_money_catalogue_tax_count},
    {"money_catalogue_tax_at", call_money_catalogue_tax_at},
    {"money_catalogue_taxes", call_money_catalogue_taxes},
    {"money_catalogue_from_json", call_money_catalogue_from_json},
    {"money_catalogue_to_json", call_money_catalogue_to_json},
    {"money_catalogue_from_csv", call_money_catalogue_from_csv},
    {"money_catalogue_to_csv", call_money_catalogue_to_csv},
    {"money_basket_policy_init", call_money_basket_policy_init},
    {"money_basket_policy_preset", call_money_basket_policy_preset},
    {"money_basket_policy_preset_name", call_money_basket_policy_preset_name},
    {"money_basket_policy_describe", call_money_basket_policy_describe},
    {"money_discount_init", call_money_discount_init},
    {"money_basket_new", call_money_basket_new},
    {"money_basket_free", call_money_basket_free},
    {"money_basket_add", call_money_basket_add},
    {"money_basket_set", call_money_basket_set},
    {"money_basket_put", call_money_basket_put},
    {"money_basket_remove", call_money_basket_remove},
    {"money_basket_clear", call_money_basket_clear},
    {"money_basket_set_discount", call_money_basket_set_discount},
    {"money_basket_set_tax", call_money_basket_set_tax},
    {"money_basket_set_policy", call_money_basket_set_policy},
    {"money_basket_policy", call_money_basket_policy},
    {"money_basket_currency", call_money_basket_currency},
    {"money_basket_count", call_money_basket_count},
    {"money_basket_at", call_money_basket_at},
    {"money_basket_line_items", call_money_basket_line_items},
    {"money_basket_quantity", call_money_basket_quantity},
    {"money_basket_revision", call_money_basket_revision},
    {"money_basket_on_change", call_money_basket_on_change},
    {"money_basket_checkout", call_money_basket_checkout},
    {"money_basket_from_json", call_money_basket_from_json},
    {"money_basket_to_json", call_money_basket_to_json},
    {"money_receipt_free", call_money_receipt_free},
    {"money_receipt_info", call_money_receipt_info},
    {"money_receipt_line_item_at", call_money_receipt_line_item_at},
    {"money_receipt_line_items", call_money_receipt_line_items},
    {"money_receipt_tax_at", call_money_receipt_tax_at},
    {"money_receipt_taxes", call_money_receipt_taxes},
    {"money_receipt_refund", call_money_receipt_refund},
    {"money_receipt_conversion", call_money_receipt_conversion},
    {"money_receipt_to_text", call_money_receipt_to_text},
    {"money_receipt_to_json", call_money_receipt_to_json},
    {"money_invoice_line_item_init", call_money_invoice_line_item_init},
    {"money_invoice_adjustment_init", call_money_invoice_adjustment_init},
    {"money_invoice_new", call_money_invoice_new},
    {"money_invoice_free", call_money_invoice_free},
    {"money_invoice_add", call_money_invoice_add},
    {"money_invoice_adjust", call_money_invoice_adjust},
    {"money_invoice_set_exemption", call_money_invoice_set_exemption},
    {"money_invoice_set_payment", call_money_invoice_set_payment},
    {"money_invoice_set_accounting", call_money_invoice_set_accounting},
    {"money_invoice_totals", call_money_invoice_totals},
    {"money_invoice_line_amounts", call_money_invoice_line_amounts},
    {"money_invoice_categories", call_money_invoice_categories},
    {"money_invoice_reverse", call_money_invoice_reverse},
    {"money_invoice_from_json", call_money_invoice_from_json},
    {"money_invoice_to_json", call_money_invoice_to_json},
    {"money_payment_provider_name", call_money_payment_provider_name},
    {"money_payment_digits", call_money_payment_digits},
    {"money_payment_to_minor", call_money_payment_to_minor},
    {"money_payment_from_minor", call_money_payment_from_minor},
    {"money_payment_check_iso20022", call_money_payment_check_iso20022},
    {"money_payment_to_units", call_money_payment_to_units},
    {"money_payment_from_units", call_money_payment_from_units},
    {"money_cash_flow_init", call_money_cash_flow_init},
    {"money_xirr", call_money_xirr},
    {"money_xirr_reason_text", call_money_xirr_reason_text},
    {"money_value_point_init", call_money_value_point_init},
    {"money_time_weighted_return", call_money_time_weighted_return},
    {"money_transaction_init", call_money_transaction_init},
    {"money_lot_selection_init", call_money_lot_selection_init},
    {"money_portfolio_options_init", call_money_portfolio_options_init},
    {"money_portfolio_new", call_money_portfolio_new},
    {"money_portfolio_free", call_money_portfolio_free},
    {"money_portfolio_add", call_money_portfolio_add},
    {"money_portfolio_edit", call_money_portfolio_edit},
    {"money_portfolio_remove", call_money_portfolio_remove},
    {"money_portfolio_count", call_money_portfolio_count},
    {"money_portfolio_transaction_at", call_money_portfolio_transaction_at},
    {"money_portfolio_transactions", call_money_portfolio_transactions},
    {"money_portfolio_find", call_money_portfolio_find},
    {"money_portfolio_lot_selection_at", call_money_portfolio_lot_selection_at},
    {"money_portfolio_lot_selections", call_money_portfolio_lot_selections},
    {"money_portfolio_info", call_money_portfolio_info},
    {"money_portfolio_to_json", call_money_portfolio_to_json},
    {"money_portfolio_from_json", call_money_portfolio_from_json},
    {"money_portfolio_from_csv", call_money_portfolio_from_csv},
    {"money_portfolio_to_csv", call_money_portfolio_to_csv},
    {"money_portfolio_to_beancount", call_money_portfolio_to_beancount},
    {"money_portfolio_to_ledger", call_money_portfolio_to_ledger},
    {"money_portfolio_revision", call_money_portfolio_revision},
    {"money_portfolio_on_change", call_money_portfolio_on_change},
    {"money_portfolio_release_memory", call_money_portfolio_release_memory},
    {"money_price_quote_init", call_money_price_quote_init},
    {"money_valuation_options_init", call_money_valuation_options_init},
    {"money_portfolio_value", call_money_portfolio_value},
    {"money_valuation_free", call_money_valuation_free},
    {"money_valuation_summary", call_money_valuation_summary},
    {"money_valuation_position_count", call_money_valuation_position_count},
    {"money_valuation_position_at", call_money_valuation_position_at},
    {"money_valuation_positions", call_money_valuation_positions},
    {"money_portfolio_disposals", call_money_portfolio_disposals},
    {"money_disposals_free", call_money_disposals_free},
    {"money_disposals_count", call_money_disposals_count},
    {"money_disposals_at", call_money_disposals_at},
    {"money_disposals_items", call_money_disposals_items},
    {"money_portfolio_open_lots", call_money_portfolio_open_lots},
    {"money_open_lots_free", call_money_open_lots_free},
    {"money_open_lots_count", call_money_open_lots_count},
    {"money_open_lots_at", call_money_open_lots_at},
    {"money_open_lots_items", call_money_open_lots_items},
    {"money_portfolio_xirr", call_money_portfolio_xirr},
    {"money_locale_options_init", call_money_locale_options_init},
    {"money_locale_count", call_money_locale_count},
    {"money_locale_at", call_money_locale_at},
    {"money_locale_find", call_money_locale_find},
    {"money_locale_currency", call_money_locale_currency},
    {"money_format_locale", call_money_format_locale},
    {"money_parse_locale", call_money_parse_locale},
    {"money_currency_text", call_money_currency_text},
    {"money_locales_from_bytes", call_money_locales_from_bytes},
    {"money_locales_free", call_money_locales_free},
    {"money_locales_version", call_money_locales_version},
    {"money_locales_count", call_money_locales_count},
    {"money_locales_at", call_money_locales_at},
    {"money_locales_find", call_money_locales_find},
    {"money_locales_parse", call_money_locales_parse},
    {"money_locales_currency_text", call_money_locales_currency_text},
    {"money_locales_country_name", call_money_locales_country_name},
    {"money_format_options_init", call_money_format_options_init},
    {"money_format_pattern", call_money_format_pattern},
    {"money_parse_pattern", call_money_parse_pattern},
    {"money_calculator_new", call_money_calculator_new},
    {"money_calculator_free", call_money_calculator_free},
    {"money_calculator_press", call_money_calculator_press},
    {"money_calculator_press_keys", call_money_calculator_press_keys},
    {"money_calculator_keys", call_money_calculator_keys},
    {"money_calculator_key_text", call_money_calculator_key_text},
    {"money_calculator_display", call_money_calculator_display},
    {"money_calculator_expression", call_money_calculator_expression},
    {"money_calculator_state", call_money_calculator_state},
    {"money_calculator_exact", call_money_calculator_exact},
    {"money_calculator_value", call_money_calculator_value},
    {"money_calculator_digits", call_money_calculator_digits},
    {"money_calculator_set_digits", call_money_calculator_set_digits},
    {"money_calculator_alert_name", call_money_calculator_alert_name},
    {"money_calculator_alert_title", call_money_calculator_alert_title},
    {"money_calculator_alert_text", call_money_calculator_alert_text},
    {"money_calculator_on_display", call_money_calculator_on_display},
    {"money_calculator_on_alert", call_money_calculator_on_alert},
    {"money_calculator_revision", call_money_calculator_revision},
    {"money_calculator_to_json", call_money_calculator_to_json},
    {"money_calculator_from_json", call_money_calculator_from_json},
    {"money_feed_options_init", call_money_feed_options_init},
    {"money_feed_new", call_money_feed_new},
    {"money_feed_free", call_money_feed_free},
    {"money_feed_next", call_money_feed_next},
    {"money_feed_request_free", call_money_feed_request_free},
    {"money_feed_request_id", call_money_feed_request_id},
    {"money_feed_request_method", call_money_feed_request_method},
    {"money_feed_request_url", call_money_feed_request_url},
    {"money_feed_request_headers", call_money_feed_request_headers},
    {"money_feed_request_body", call_money_feed_request_body},
    {"money_feed_receive_header", call_money_feed_receive_header},
    {"money_feed_receive_response", call_money_feed_receive_response},
    {"money_feed_fail_request", call_money_feed_fail_request},
    {"money_feed_notify_online", call_money_feed_notify_online},
    {"money_feed_refresh", call_money_feed_refresh},
    {"money_feed_pending_count", call_money_feed_pending_count},
    {"money_feed_info", call_money_feed_info},
    {"money_feed_failure", call_money_feed_failure},
    {"money_feed_set_jump", call_money_feed_set_jump},
    {"money_feed_to_json", call_money_feed_to_json},
    {"money_feed_restore", call_money_feed_restore},
    {"money_feed_revision", call_money_feed_revision},
    {"money_feed_on_change", call_money_feed_on_change},
    {"money_feed_rates", call_money_feed_rates},
    {"money_feed_add_symbol", call_money_feed_add_symbol},
    {"money_feed_remove_symbol", call_money_feed_remove_symbol},
    {"money_feed_symbol_count", call_money_feed_symbol_count},
    {"money_feed_symbol_at", call_money_feed_symbol_at},
    {"money_feed_price_quote", call_money_feed_price_quote},
    {"money_feed_portfolio", call_money_feed_portfolio},
    {"money_feed_put", call_money_feed_put},
    {"money_feed_remove", call_money_feed_remove},
    {"money_feed_operation", call_money_feed_operation},
    {"money_converter_options_init", call_money_converter_options_init},
    {"money_converter_new", call_money_converter_new},
    {"money_converter_free", call_money_converter_free},
    {"money_converter_set_amount", call_money_converter_set_amount},
    {"money_converter_amount", call_money_converter_amount},
    {"money_converter_set_pair", call_money_converter_set_pair},
    {"money_converter_swap", call_money_converter_swap},
    {"money_converter_set_locale", call_money_converter_set_locale},
    {"money_converter_set_locales", call_money_converter_set_locales},
    {"money_converter_set_options", call_money_converter_set_options},
    {"money_converter_refresh", call_money_converter_refresh},
    {"money_converter_set_loading", call_money_converter_set_loading},
    {"money_converter_set_rates", call_money_converter_set_rates},
    {"money_converter_set_rates_failure", call_money_converter_set_rates_failure},
    {"money_converter_take_feed", call_money_converter_take_feed},
    {"money_converter_info", call_money_converter_info},
    {"money_converter_result", call_money_converter_result},
    {"money_converter_text", call_money_converter_text},
    {"money_converter_rate", call_money_converter_rate},
    {"money_converter_unit_rate", call_money_converter_unit_rate},
    {"money_converter_reason", call_money_converter_reason},
    {"money_converter_to_json", call_money_converter_to_json},
    {"money_converter_from_json", call_money_converter_from_json},
    {"money_converter_revision", call_money_converter_revision},
    {"money_converter_on_change", call_money_converter_on_change},
    {"money_currency_list_new", call_money_currency_list_new},
    {"money_currency_list_free", call_money_currency_list_free},
    {"money_currency_list_add", call_money_currency_list_add},
    {"money_currency_list_add_current", call_money_currency_list_add_current},
    {"money_currency_list_add_json", call_money_currency_list_add_json},
    {"money_currency_list_take_feed", call_money_currency_list_take_feed},
    {"money_currency_list_set_language", call_money_currency_list_set_language},
    {"money_currency_list_set_locales", call_money_currency_list_set_locales},
    {"money_currency_list_set_search", call_money_currency_list_set_search},
    {"money_currency_list_set_sort", call_money_currency_list_set_sort},
    {"money_currency_list_set_favourite", call_money_currency_list_set_favourite},
    {"money_currency_list_set_favourites_only", call_money_currency_list_set_favourites_only},
    {"money_currency_list_mark", call_money_currency_list_mark},
    {"money_currency_list_count", call_money_currency_list_count},
    {"money_currency_list_at", call_money_currency_list_at},
    {"money_currency_list_items", call_money_currency_list_items},
    {"money_currency_list_to_json", call_money_currency_list_to_json},
    {"money_currency_list_restore", call_money_currency_list_restore},
    {"money_currency_list_state", call_money_currency_list_state},
    {"money_currency_list_revision", call_money_currency_list_revision},
    {"money_currency_list_on_change", call_money_currency_list_on_change},
    {"money_portfolio_view_new", call_money_portfolio_view_new},
    {"money_portfolio_view_free", call_money_portfolio_view_free},
    {"money_portfolio_view_set_transactions", call_money_portfolio_view_set_transactions},
    {"money_portfolio_view_set_transactions_failure", call_money_portfolio_view_set_transactions_failure},
    {"money_portfolio_view_set_quotes", call_money_portfolio_view_set_quotes},
    {"money_portfolio_view_set_quotes_failure", call_money_portfolio_view_set_quotes_failure},
    {"money_portfolio_view_set_rates", call_money_portfolio_view_set_rates},
    {"money_portfolio_view_take_feed", call_money_portfolio_view_take_feed},
    {"money_portfolio_view_state", call_money_portfolio_view_state},
    {"money_portfolio_view_reason", call_money_portfolio_view_reason},
    {"money_portfolio_view_value", call_money_portfolio_view_value},
    {"money_portfolio_view_symbol_count", call_money_portfolio_view_symbol_count},
    {"money_portfolio_view_symbol_at", call_money_portfolio_view_symbol_at},
    {"money_portfolio_view_revision", call_money_portfolio_view_revision},
    {"money_portfolio_view_on_change", call_money_portfolio_view_on_change},
    {"money_field_state_text", call_money_field_state_text},
    {"money_order_form_new", call_money_order_form_new},
    {"money_order_form_from_transaction", call_money_order_form_from_transaction},
    {"money_order_form_free", call_money_order_form_free},
    {"money_order_form_set", call_money_order_form_set},
    {"money_order_form_text", call_money_order_form_text},
    {"money_order_form_state", call_money_order_form_state},
    {"money_order_form_transaction", call_money_order_form_transaction},
    {"money_order_form_save", call_money_order_form_save},
    {"money_store_options_init", call_money_store_options_init},
    {"money_store_open", call_money_store_open},
    {"money_store_close", call_money_store_close},
    {"money_store_free", call_money_store_free},
    {"money_store_begin", call_money_store_begin},
    {"money_store_commit", call_money_store_commit},
    {"money_store_rollback", call_money_store_rollback},
    {"money_store_check", call_money_store_check},
    {"money_store_revision", call_money_store_revision},
    {"money_store_on_change", call_money_store_on_change},
    {"money_store_release_memory", call_money_store_release_memory},
    {"money_store_name_count", call_money_store_name_count},
    {"money_store_name_at", call_money_store_name_at},
    {"money_store_remove", call_money_store_remove},
    {"money_store_wallet_save", call_money_store_wallet_save},
    {"money_store_wallet_load", call_money_store_wallet_load},
    {"money_store_wallet_add", call_money_store_wallet_add},
    {"money_store_wallet_count", call_money_store_wallet_count},
    {"money_store_wallet_currency_count", call_money_store_wallet_currency_count},
    {"money_store_wallet_currency_at", call_money_store_wallet_currency_at},
    {"money_store_wallet_sum", call_money_store_wallet_sum},
    {"money_store_wallet_total", call_money_store_wallet_total},
    {"money_store_portfolio_save", call_money_store_portfolio_save},
    {"money_store_portfolio_load", call_money_store_portfolio_load},
    {"money_store_transaction_save", call_money_store_transaction_save},
    {"money_store_transaction_remove", call_money_store_transaction_remove},
    {"money_store_catalogue_save", call_money_store_catalogue_save},
    {"money_store_catalogue_load", call_money_store_catalogue_load},
    {"money_store_basket_save", call_money_store_basket_save},
    {"money_store_basket_load", call_money_store_basket_load},
    {"money_movement_options_init", call_money_movement_options_init},
    {"money_store_wallet_spend", call_money_store_wallet_spend},
    {"money_store_wallet_hold", call_money_store_wallet_hold},
    {"money_store_wallet_commit", call_money_store_wallet_commit},
    {"money_store_wallet_commit_amount", call_money_store_wallet_commit_amount},
    {"money_store_wallet_release", call_money_store_wallet_release},
    {"money_stored_leg_init", call_money_stored_leg_init},
    {"money_store_wallet_transfer", call_money_store_wallet_transfer},
    {"money_store_wallet_exchange", call_money_store_wallet_exchange},
    {"money_store_rates_save", call_money_store_rates_save},
    {"money_store_rates_add", call_money_store_rates_add},
    {"money_store_rates_load", call_money_store_rates_load},
    {"money_store_rates_count", call_money_store_rates_count},
    {"money_store_rates_at", call_money_store_rates_at},
    {"money_store_rates_instants", call_money_store_rates_instants},
    {"money_store_rates_remove_before", call_money_store_rates_remove_before},
    {"money_store_currencies_save", call_money_store_currencies_save},
    {"money_store_currencies_load", call_money_store_currencies_load},
    {"money_store_setting_save", call_money_store_setting_save},
    {"money_store_setting", call_money_store_setting},
    {"money_store_setting_count", call_money_store_setting_count},
    {"money_store_setting_key_at", call_money_store_setting_key_at},
    {"money_store_setting_remove", call_money_store_setting_remove},
    {"money_store_quotes_save", call_money_store_quotes_save},
    {"money_store_quote", call_money_store_quote},
    {"money_store_quote_count", call_money_store_quote_count},
    {"money_store_quote_at", call_money_store_quote_at},
    {"money_store_quotes", call_money_store_quotes},
    {"money_store_quote_remove", call_money_store_quote_remove},
    {0, 0},
};

static void on_money_change_callback_t(void *user_data, uint64_t revision)
{
    const union money_word words[] = {{.integer = (int64_t)revision}};
    money_addon_hear(user_data, words, 1, 1);
}

static void on_money_progress_callback_t(void *user_data, uint64_t done, uint64_t total)
{
    const union money_word words[] = {{.integer = (int64_t)done}, {.integer = (int64_t)total}};
    money_addon_hear(user_data, words, 2, 3);
}

static void on_money_calculator_display_callback_t(void *user_data, const char *display)
{
    const union money_word words[] = {{.number = (double)(uintptr_t)display}};
    money_addon_hear(user_data, words, 1, 0);
}

static void on_money_calculator_alert_callback_t(void *user_data, money_calculator_alert_t alert)
{
    const union money_word words[] = {{.number = (double)alert}};
    money_addon_hear(user_data, words, 1, 0);
}

const struct money_listener money_listeners[] = {
    {"money_change_callback_t", (uintptr_t)on_money_change_callback_t},
    {"money_progress_callback_t", (uintptr_t)on_money_progress_callback_t},
    {"money_calculator_display_callback_t", (uintptr_t)on_money_calculator_display_callback_t},
    {"money_calculator_alert_callback_t", (uintptr_t)on_money_calculator_alert_callback_t},
    {0, 0},
};
