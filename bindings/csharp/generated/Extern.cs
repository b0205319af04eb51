// Made from the headers by api/generate.py.
using System;
using System.Runtime.InteropServices;

namespace Libmoney
{
    /// <summary>The functions of C, with addresses as 64-bit integers.</summary>
    internal static class Extern
    {
        [DllImport(Native.Name)]
        internal static extern long money_version();

        [DllImport(Native.Name)]
        internal static extern int money_abi_version();

        [DllImport(Native.Name)]
        internal static extern void money_initialize();

        [DllImport(Native.Name)]
        internal static extern long money_status_name(int p0);

        [DllImport(Native.Name)]
        internal static extern void money_string_free(long p0);

        [DllImport(Native.Name)]
        internal static extern void money_release_memory();

        [DllImport(Native.Name)]
        internal static extern void money_progress_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_progress_watch(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_new(long p0, int p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_from_words(long p0, long p1, int p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_from_coefficient(long p0, long p1, int p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_coefficient(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_parse(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_format(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_add(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_subtract(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_negate(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_absolute(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_multiply(long p0, long p1, int p2, int p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_divide(long p0, long p1, int p2, int p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_quantize(long p0, int p1, int p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_divide_remainder(long p0, long p1, int p2, int p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_normalize(long p0, int p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_round_to_step(long p0, long p1, int p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_round_significant(long p0, int p1, int p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_sum(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_minimum(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_maximum(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_sign(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_compare(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_decimal_hash(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_ratio_from_decimals(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_ratio_parse(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_ratio_format(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_ratio_format_decimal(long p0, int p1, int p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_ratio_to_decimal(long p0, int p1, int p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_ratio_to_double(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_ratio_compare(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_date_from_ymd(int p0, int p1, int p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_date_to_ymd(int p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_date_weekday(int p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_date_parse(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_date_format(int p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_currency_find(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_currency_find_numeric(int p0, int p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_currency_digits(long p0, int p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_country_currencies(long p0, int p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_cash_rule(long p0, long p1, int p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_redenomination(long p0, int p1, int p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern long money_currency_count();

        [DllImport(Native.Name)]
        internal static extern int money_currency_at(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern long money_currency_data_version();

        [DllImport(Native.Name)]
        internal static extern int money_currency_registry_new(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern void money_currency_registry_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_currency_registry_add(long p0, long p1, int p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_currency_registry_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_currency_registry_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_new(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_amount(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_sign(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_from_minor(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_to_minor(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_parse(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_parse_with_currency(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_format(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_to_json(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_from_json(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_add(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_subtract(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_negate(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_absolute(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_multiply(long p0, long p1, int p2, int p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_divide(long p0, long p1, int p2, int p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_divide_remainder(long p0, long p1, int p2, int p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_divide_by_amount(long p0, long p1, int p2, int p3, long p4, long p5, long p6, long p7);

        [DllImport(Native.Name)]
        internal static extern int money_ratio_from_amounts(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_quantize(long p0, int p1, int p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_to_cash(long p0, long p1, int p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_to_cash_in_country(long p0, long p1, int p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_normalize(long p0, int p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_round_to_step(long p0, long p1, int p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_round_significant(long p0, int p1, int p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_sum(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_minimum(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_maximum(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_compare(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_equal(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_hash(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern void money_allocate_options_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_allocate(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_split(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_rate_to_ratio(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_rates_builder_new(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern void money_rates_builder_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_rates_builder_add(long p0, long p1, long p2, long p3, long p4, int p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_rates_builder_remove(long p0, long p1, long p2, int p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_rates_builder_set_base(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_rates_builder_set_source(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_rates_builder_set_instant(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_rates_builder_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_rates_builder_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_rates_builder_build(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern void money_rates_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_rates_from_ecb_csv(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_rates_from_ecb_xml(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_rates_from_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_rates_to_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_rates_info(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_rates_currency_at(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_rates_currencies(long p0, int p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_rates_date_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_rates_pair_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_convert_options_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_rates_convert(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern long money_conversion_rule(int p0);

        [DllImport(Native.Name)]
        internal static extern int money_rates_find(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern void money_rate_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_currency_pair_format(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_currency_pair_parse(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_rate_format(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_rate_parse(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_rate_to_json(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_rate_from_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_rate_compare(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_rate_equal(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_rate_hash(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_bag_new(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern int money_bag_copy(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern void money_bag_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_bag_add(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_bag_add_bag(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_bag_multiply(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_bag_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_bag_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_bag_amounts(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_bag_amount(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_bag_equal(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_bag_hash(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_bag_reduce(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_bag_format(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_bag_parse(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_bag_to_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_bag_from_json(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_rates_compare(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7);

        [DllImport(Native.Name)]
        internal static extern int money_rates_sort(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7);

        [DllImport(Native.Name)]
        internal static extern int money_rates_minimum(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7);

        [DllImport(Native.Name)]
        internal static extern int money_rates_maximum(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7);

        [DllImport(Native.Name)]
        internal static extern int money_rates_sum(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7);

        [DllImport(Native.Name)]
        internal static extern void money_column_of_int64(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern void money_column_of_decimal128(long p0, long p1, int p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_column_of_date32(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern void money_column_of_int8(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern void money_column_of_int16(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern void money_column_of_int32(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern void money_column_options_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_column_sum(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_column_convert(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8, long p9);

        [DllImport(Native.Name)]
        internal static extern int money_column_quantize(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_column_compare(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8);

        [DllImport(Native.Name)]
        internal static extern int money_column_allocate(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8);

        [DllImport(Native.Name)]
        internal static extern int money_expression_evaluate(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern void money_expression_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_expression_info(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_expression_conversion_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_expression_conversions(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_expression_caret(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern void money_wallet_note_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_new(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern void money_wallet_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_add(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_remove(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_remove_amount(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_count(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_at(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_entries(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_currency_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_currency_at(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_sum(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_held(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_total(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_hold(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_commit(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_commit_amount(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_release(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_hold_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_hold_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_holds(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern void money_transfer_leg_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_transfer(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_exchange_leg_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_exchange(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_to_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_from_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_to_journal(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_from_journal(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_revision(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_on_change(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_statement(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern void money_wallet_statement_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_statement_section_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_statement_section_at(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_statement_row_count(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_statement_row_at(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_wallet_statement_rows(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern void money_product_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_new(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_catalogue_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_add(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_remove(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_find(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_products(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_currency(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_set_tax(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_tax_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_tax_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_taxes(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_from_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_to_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_from_csv(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_catalogue_to_csv(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_basket_policy_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_basket_policy_preset(int p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern long money_basket_policy_preset_name(int p0);

        [DllImport(Native.Name)]
        internal static extern int money_basket_policy_describe(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern void money_discount_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_basket_new(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern void money_basket_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_basket_add(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_basket_set(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_basket_put(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_basket_remove(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_basket_clear(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern int money_basket_set_discount(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_basket_set_tax(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_basket_set_policy(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_basket_policy(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_basket_currency(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_basket_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_basket_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_basket_line_items(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_basket_quantity(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_basket_revision(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_basket_on_change(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_basket_checkout(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_basket_from_json(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_basket_to_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_receipt_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_receipt_info(long p0, int p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_receipt_line_item_at(long p0, int p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_receipt_line_items(long p0, int p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_receipt_tax_at(long p0, int p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_receipt_taxes(long p0, int p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_receipt_refund(long p0, int p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_receipt_conversion(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_receipt_to_text(long p0, int p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_receipt_to_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_invoice_line_item_init(long p0);

        [DllImport(Native.Name)]
        internal static extern void money_invoice_adjustment_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_invoice_new(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_invoice_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_invoice_add(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_invoice_adjust(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_invoice_set_exemption(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_invoice_set_payment(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_invoice_set_accounting(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_invoice_totals(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_invoice_line_amounts(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_invoice_categories(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_invoice_reverse(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_invoice_from_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_invoice_to_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern long money_payment_provider_name(int p0);

        [DllImport(Native.Name)]
        internal static extern int money_payment_digits(long p0, int p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_payment_to_minor(long p0, int p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_payment_from_minor(long p0, long p1, int p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_payment_check_iso20022(long p0, int p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_payment_to_units(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_payment_from_units(long p0, int p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern void money_cash_flow_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_xirr(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern long money_xirr_reason_text(int p0);

        [DllImport(Native.Name)]
        internal static extern void money_value_point_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_time_weighted_return(long p0, long p1, int p2, int p3, long p4, long p5, long p6, long p7);

        [DllImport(Native.Name)]
        internal static extern void money_transaction_init(long p0);

        [DllImport(Native.Name)]
        internal static extern void money_lot_selection_init(long p0);

        [DllImport(Native.Name)]
        internal static extern void money_portfolio_options_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_new(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_portfolio_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_add(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_edit(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_remove(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_transaction_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_transactions(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_find(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_lot_selection_at(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_lot_selections(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_info(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_to_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_from_json(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_from_csv(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_to_csv(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_to_beancount(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_to_ledger(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_revision(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_on_change(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_release_memory(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern void money_price_quote_init(long p0);

        [DllImport(Native.Name)]
        internal static extern void money_valuation_options_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_value(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern void money_valuation_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_valuation_summary(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_valuation_position_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_valuation_position_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_valuation_positions(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_disposals(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern void money_disposals_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_disposals_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_disposals_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_disposals_items(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_open_lots(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern void money_open_lots_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_open_lots_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_open_lots_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_open_lots_items(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_xirr(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern void money_locale_options_init(long p0);

        [DllImport(Native.Name)]
        internal static extern long money_locale_count();

        [DllImport(Native.Name)]
        internal static extern int money_locale_at(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_locale_find(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_locale_currency(long p0, int p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_format_locale(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7);

        [DllImport(Native.Name)]
        internal static extern int money_parse_locale(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_currency_text(long p0, long p1, int p2, long p3, long p4, long p5, long p6, long p7);

        [DllImport(Native.Name)]
        internal static extern int money_locales_from_bytes(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_locales_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_locales_version(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_locales_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_locales_at(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_locales_find(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_locales_parse(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7);

        [DllImport(Native.Name)]
        internal static extern int money_locales_currency_text(long p0, long p1, long p2, int p3, long p4, long p5, long p6, long p7, long p8);

        [DllImport(Native.Name)]
        internal static extern int money_locales_country_name(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern void money_format_options_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_format_pattern(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8);

        [DllImport(Native.Name)]
        internal static extern int money_parse_pattern(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_new(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern void money_calculator_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_press(long p0, int p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_press_keys(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_keys(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern long money_calculator_key_text(int p0);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_display(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_expression(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_state(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_exact(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_value(long p0, int p1, int p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_digits(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_set_digits(long p0, int p1, long p2);

        [DllImport(Native.Name)]
        internal static extern long money_calculator_alert_name(int p0);

        [DllImport(Native.Name)]
        internal static extern long money_calculator_alert_title(int p0);

        [DllImport(Native.Name)]
        internal static extern long money_calculator_alert_text(int p0);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_on_display(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_on_alert(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_revision(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_to_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_calculator_from_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_feed_options_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_feed_new(int p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_feed_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_feed_next(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_feed_request_free(long p0);

        [DllImport(Native.Name)]
        internal static extern long money_feed_request_id(long p0);

        [DllImport(Native.Name)]
        internal static extern long money_feed_request_method(long p0);

        [DllImport(Native.Name)]
        internal static extern long money_feed_request_url(long p0);

        [DllImport(Native.Name)]
        internal static extern long money_feed_request_headers(long p0);

        [DllImport(Native.Name)]
        internal static extern long money_feed_request_body(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern int money_feed_receive_header(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_feed_receive_response(long p0, long p1, int p2, long p3, long p4, long p5, long p6, long p7);

        [DllImport(Native.Name)]
        internal static extern int money_feed_fail_request(long p0, long p1, int p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_feed_notify_online(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_feed_refresh(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern int money_feed_pending_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_feed_info(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_feed_failure(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_feed_set_jump(long p0, int p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_feed_to_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_feed_restore(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_feed_revision(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_feed_on_change(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_feed_rates(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_feed_add_symbol(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_feed_remove_symbol(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_feed_symbol_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_feed_symbol_at(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_feed_price_quote(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_feed_portfolio(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_feed_put(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_feed_remove(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_feed_operation(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_converter_options_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_converter_new(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern void money_converter_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_converter_set_amount(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_converter_amount(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_converter_set_pair(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_converter_swap(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern int money_converter_set_locale(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_converter_set_locales(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_converter_set_options(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_converter_refresh(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern int money_converter_set_loading(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern int money_converter_set_rates(long p0, long p1, int p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_converter_set_rates_failure(long p0, int p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_converter_take_feed(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_converter_info(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_converter_result(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_converter_text(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_converter_rate(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_converter_unit_rate(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_converter_reason(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_converter_to_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_converter_from_json(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_converter_revision(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_converter_on_change(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_new(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern void money_currency_list_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_add(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_add_current(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_add_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_take_feed(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_set_language(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_set_locales(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_set_search(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_set_sort(long p0, int p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_set_favourite(long p0, long p1, int p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_set_favourites_only(long p0, int p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_mark(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_items(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_to_json(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_restore(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_state(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_revision(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_currency_list_on_change(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_view_new(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern void money_portfolio_view_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_view_set_transactions(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_view_set_transactions_failure(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_view_set_quotes(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_view_set_quotes_failure(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_view_set_rates(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_view_take_feed(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_view_state(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_view_reason(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_view_value(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_view_symbol_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_view_symbol_at(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_view_revision(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_portfolio_view_on_change(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern long money_field_state_text(int p0);

        [DllImport(Native.Name)]
        internal static extern int money_order_form_new(long p0, long p1, int p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_order_form_from_transaction(long p0, long p1, int p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern void money_order_form_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_order_form_set(long p0, int p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_order_form_text(long p0, int p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_order_form_state(long p0, int p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_order_form_transaction(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_order_form_save(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern void money_store_options_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_store_open(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_close(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern void money_store_free(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_store_begin(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern int money_store_commit(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern int money_store_rollback(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern int money_store_check(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern int money_store_revision(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_store_on_change(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_release_memory(long p0, long p1);

        [DllImport(Native.Name)]
        internal static extern int money_store_name_count(long p0, int p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_name_at(long p0, int p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_store_remove(long p0, int p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_save(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_load(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_add(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_count(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_currency_count(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_currency_at(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_sum(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_total(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7);

        [DllImport(Native.Name)]
        internal static extern int money_store_portfolio_save(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_portfolio_load(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_store_transaction_save(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_store_transaction_remove(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_catalogue_save(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_catalogue_load(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_basket_save(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_basket_load(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern void money_movement_options_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_spend(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_hold(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_commit(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_commit_amount(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_release(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern void money_stored_leg_init(long p0);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_transfer(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_store_wallet_exchange(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8, long p9);

        [DllImport(Native.Name)]
        internal static extern int money_store_rates_save(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_rates_add(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_rates_load(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_store_rates_count(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_rates_at(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_store_rates_instants(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_store_rates_remove_before(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_store_currencies_save(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_currencies_load(long p0, long p1, long p2, long p3, long p4);

        [DllImport(Native.Name)]
        internal static extern int money_store_setting_save(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_store_setting(long p0, long p1, long p2, long p3, long p4, long p5, long p6);

        [DllImport(Native.Name)]
        internal static extern int money_store_setting_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_store_setting_key_at(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_store_setting_remove(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_store_quotes_save(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_quote(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_quote_count(long p0, long p1, long p2);

        [DllImport(Native.Name)]
        internal static extern int money_store_quote_at(long p0, long p1, long p2, long p3);

        [DllImport(Native.Name)]
        internal static extern int money_store_quotes(long p0, long p1, long p2, long p3, long p4, long p5);

        [DllImport(Native.Name)]
        internal static extern int money_store_quote_remove(long p0, long p1, long p2);
    }
}
