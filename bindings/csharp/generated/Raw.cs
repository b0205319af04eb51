// Made from the headers by api/generate.py.
using System;
using System.Runtime.CompilerServices;

namespace Libmoney
{
    /// <summary>Calls the functions of C. mono looks for a function when it compiles the
    /// method that calls it, so these methods are not part of others: the library has been loaded
    /// before they are compiled.</summary>
    internal static class Raw
    {
        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_version()
        {
            return Extern.money_version();
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_abi_version()
        {
            return Extern.money_abi_version();
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_initialize()
        {
            Extern.money_initialize();
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_status_name(int p0)
        {
            return Extern.money_status_name(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_string_free(long p0)
        {
            Extern.money_string_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_release_memory()
        {
            Extern.money_release_memory();
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_progress_init(long p0)
        {
            Extern.money_progress_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_progress_watch(long p0, long p1)
        {
            return Extern.money_progress_watch(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_new(long p0, int p1, long p2, long p3)
        {
            return Extern.money_decimal_new(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_from_words(long p0, long p1, int p2, long p3, long p4)
        {
            return Extern.money_decimal_from_words(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_from_coefficient(long p0, long p1, int p2, long p3, long p4)
        {
            return Extern.money_decimal_from_coefficient(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_coefficient(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_decimal_coefficient(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_parse(long p0, long p1, long p2, long p3)
        {
            return Extern.money_decimal_parse(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_format(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_decimal_format(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_add(long p0, long p1, long p2, long p3)
        {
            return Extern.money_decimal_add(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_subtract(long p0, long p1, long p2, long p3)
        {
            return Extern.money_decimal_subtract(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_negate(long p0, long p1, long p2)
        {
            return Extern.money_decimal_negate(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_absolute(long p0, long p1, long p2)
        {
            return Extern.money_decimal_absolute(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_multiply(long p0, long p1, int p2, int p3, long p4, long p5, long p6)
        {
            return Extern.money_decimal_multiply(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_divide(long p0, long p1, int p2, int p3, long p4, long p5, long p6)
        {
            return Extern.money_decimal_divide(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_quantize(long p0, int p1, int p2, long p3, long p4, long p5)
        {
            return Extern.money_decimal_quantize(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_divide_remainder(long p0, long p1, int p2, int p3, long p4, long p5, long p6)
        {
            return Extern.money_decimal_divide_remainder(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_normalize(long p0, int p1, long p2, long p3)
        {
            return Extern.money_decimal_normalize(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_round_to_step(long p0, long p1, int p2, long p3, long p4, long p5)
        {
            return Extern.money_decimal_round_to_step(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_round_significant(long p0, int p1, int p2, long p3, long p4, long p5)
        {
            return Extern.money_decimal_round_significant(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_sum(long p0, long p1, long p2, long p3)
        {
            return Extern.money_decimal_sum(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_minimum(long p0, long p1, long p2, long p3)
        {
            return Extern.money_decimal_minimum(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_maximum(long p0, long p1, long p2, long p3)
        {
            return Extern.money_decimal_maximum(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_sign(long p0, long p1, long p2)
        {
            return Extern.money_decimal_sign(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_compare(long p0, long p1, long p2, long p3)
        {
            return Extern.money_decimal_compare(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_decimal_hash(long p0, long p1, long p2)
        {
            return Extern.money_decimal_hash(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_ratio_from_decimals(long p0, long p1, long p2, long p3)
        {
            return Extern.money_ratio_from_decimals(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_ratio_parse(long p0, long p1, long p2, long p3)
        {
            return Extern.money_ratio_parse(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_ratio_format(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_ratio_format(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_ratio_format_decimal(long p0, int p1, int p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_ratio_format_decimal(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_ratio_to_decimal(long p0, int p1, int p2, long p3, long p4, long p5)
        {
            return Extern.money_ratio_to_decimal(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_ratio_to_double(long p0, long p1, long p2)
        {
            return Extern.money_ratio_to_double(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_ratio_compare(long p0, long p1, long p2, long p3)
        {
            return Extern.money_ratio_compare(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_date_from_ymd(int p0, int p1, int p2, long p3, long p4)
        {
            return Extern.money_date_from_ymd(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_date_to_ymd(int p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_date_to_ymd(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_date_weekday(int p0, long p1, long p2)
        {
            return Extern.money_date_weekday(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_date_parse(long p0, long p1, long p2, long p3)
        {
            return Extern.money_date_parse(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_date_format(int p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_date_format(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_find(long p0, long p1, long p2, long p3)
        {
            return Extern.money_currency_find(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_find_numeric(int p0, int p1, long p2, long p3)
        {
            return Extern.money_currency_find_numeric(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_digits(long p0, int p1, long p2, long p3, long p4)
        {
            return Extern.money_currency_digits(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_country_currencies(long p0, int p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_country_currencies(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_cash_rule(long p0, long p1, int p2, long p3, long p4)
        {
            return Extern.money_cash_rule(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_redenomination(long p0, int p1, int p2, long p3, long p4)
        {
            return Extern.money_redenomination(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_currency_count()
        {
            return Extern.money_currency_count();
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_at(long p0, long p1, long p2)
        {
            return Extern.money_currency_at(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_currency_data_version()
        {
            return Extern.money_currency_data_version();
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_registry_new(long p0, long p1)
        {
            return Extern.money_currency_registry_new(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_currency_registry_free(long p0)
        {
            Extern.money_currency_registry_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_registry_add(long p0, long p1, int p2, long p3, long p4, long p5)
        {
            return Extern.money_currency_registry_add(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_registry_count(long p0, long p1, long p2)
        {
            return Extern.money_currency_registry_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_registry_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_currency_registry_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_new(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_new(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_amount(long p0, long p1, long p2)
        {
            return Extern.money_amount(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_sign(long p0, long p1, long p2)
        {
            return Extern.money_sign(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_from_minor(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_from_minor(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_to_minor(long p0, long p1, long p2, long p3)
        {
            return Extern.money_to_minor(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_parse(long p0, long p1, long p2, long p3)
        {
            return Extern.money_parse(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_parse_with_currency(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_parse_with_currency(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_format(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_format(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_to_json(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_to_json(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_from_json(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_from_json(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_add(long p0, long p1, long p2, long p3)
        {
            return Extern.money_add(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_subtract(long p0, long p1, long p2, long p3)
        {
            return Extern.money_subtract(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_negate(long p0, long p1, long p2)
        {
            return Extern.money_negate(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_absolute(long p0, long p1, long p2)
        {
            return Extern.money_absolute(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_multiply(long p0, long p1, int p2, int p3, long p4, long p5, long p6)
        {
            return Extern.money_multiply(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_divide(long p0, long p1, int p2, int p3, long p4, long p5, long p6)
        {
            return Extern.money_divide(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_divide_remainder(long p0, long p1, int p2, int p3, long p4, long p5, long p6)
        {
            return Extern.money_divide_remainder(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_divide_by_amount(long p0, long p1, int p2, int p3, long p4, long p5, long p6, long p7)
        {
            return Extern.money_divide_by_amount(p0, p1, p2, p3, p4, p5, p6, p7);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_ratio_from_amounts(long p0, long p1, long p2, long p3)
        {
            return Extern.money_ratio_from_amounts(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_quantize(long p0, int p1, int p2, long p3, long p4, long p5)
        {
            return Extern.money_quantize(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_to_cash(long p0, long p1, int p2, long p3, long p4, long p5)
        {
            return Extern.money_to_cash(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_to_cash_in_country(long p0, long p1, int p2, long p3, long p4, long p5)
        {
            return Extern.money_to_cash_in_country(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_normalize(long p0, int p1, long p2, long p3)
        {
            return Extern.money_normalize(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_round_to_step(long p0, long p1, int p2, long p3, long p4, long p5)
        {
            return Extern.money_round_to_step(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_round_significant(long p0, int p1, int p2, long p3, long p4, long p5)
        {
            return Extern.money_round_significant(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_sum(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_sum(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_minimum(long p0, long p1, long p2, long p3)
        {
            return Extern.money_minimum(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_maximum(long p0, long p1, long p2, long p3)
        {
            return Extern.money_maximum(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_compare(long p0, long p1, long p2, long p3)
        {
            return Extern.money_compare(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_equal(long p0, long p1, long p2, long p3)
        {
            return Extern.money_equal(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_hash(long p0, long p1, long p2)
        {
            return Extern.money_hash(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_allocate_options_init(long p0)
        {
            Extern.money_allocate_options_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_allocate(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_allocate(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_split(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_split(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rate_to_ratio(long p0, long p1, long p2)
        {
            return Extern.money_rate_to_ratio(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_builder_new(long p0, long p1)
        {
            return Extern.money_rates_builder_new(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_rates_builder_free(long p0)
        {
            Extern.money_rates_builder_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_builder_add(long p0, long p1, long p2, long p3, long p4, int p5, long p6)
        {
            return Extern.money_rates_builder_add(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_builder_remove(long p0, long p1, long p2, int p3, long p4)
        {
            return Extern.money_rates_builder_remove(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_builder_set_base(long p0, long p1, long p2)
        {
            return Extern.money_rates_builder_set_base(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_builder_set_source(long p0, long p1, long p2, long p3)
        {
            return Extern.money_rates_builder_set_source(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_builder_set_instant(long p0, long p1, long p2)
        {
            return Extern.money_rates_builder_set_instant(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_builder_count(long p0, long p1, long p2)
        {
            return Extern.money_rates_builder_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_builder_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_rates_builder_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_builder_build(long p0, long p1, long p2)
        {
            return Extern.money_rates_builder_build(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_rates_free(long p0)
        {
            Extern.money_rates_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_from_ecb_csv(long p0, long p1, long p2, long p3)
        {
            return Extern.money_rates_from_ecb_csv(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_from_ecb_xml(long p0, long p1, long p2, long p3)
        {
            return Extern.money_rates_from_ecb_xml(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_from_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_rates_from_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_to_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_rates_to_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_info(long p0, long p1, long p2)
        {
            return Extern.money_rates_info(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_currency_at(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_rates_currency_at(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_currencies(long p0, int p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_rates_currencies(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_date_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_rates_date_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_pair_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_rates_pair_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_convert_options_init(long p0)
        {
            Extern.money_convert_options_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_convert(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_rates_convert(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_conversion_rule(int p0)
        {
            return Extern.money_conversion_rule(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_find(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_rates_find(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_rate_init(long p0)
        {
            Extern.money_rate_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_pair_format(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_currency_pair_format(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_pair_parse(long p0, long p1, long p2, long p3)
        {
            return Extern.money_currency_pair_parse(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rate_format(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_rate_format(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rate_parse(long p0, long p1, long p2, long p3)
        {
            return Extern.money_rate_parse(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rate_to_json(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_rate_to_json(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rate_from_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_rate_from_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rate_compare(long p0, long p1, long p2, long p3)
        {
            return Extern.money_rate_compare(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rate_equal(long p0, long p1, long p2, long p3)
        {
            return Extern.money_rate_equal(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rate_hash(long p0, long p1, long p2)
        {
            return Extern.money_rate_hash(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_new(long p0, long p1)
        {
            return Extern.money_bag_new(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_copy(long p0, long p1, long p2)
        {
            return Extern.money_bag_copy(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_bag_free(long p0)
        {
            Extern.money_bag_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_add(long p0, long p1, long p2)
        {
            return Extern.money_bag_add(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_add_bag(long p0, long p1, long p2)
        {
            return Extern.money_bag_add_bag(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_multiply(long p0, long p1, long p2)
        {
            return Extern.money_bag_multiply(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_count(long p0, long p1, long p2)
        {
            return Extern.money_bag_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_bag_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_amounts(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_bag_amounts(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_amount(long p0, long p1, long p2, long p3)
        {
            return Extern.money_bag_amount(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_equal(long p0, long p1, long p2, long p3)
        {
            return Extern.money_bag_equal(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_hash(long p0, long p1, long p2)
        {
            return Extern.money_bag_hash(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_reduce(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_bag_reduce(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_format(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_bag_format(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_parse(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_bag_parse(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_to_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_bag_to_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_bag_from_json(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_bag_from_json(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_compare(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7)
        {
            return Extern.money_rates_compare(p0, p1, p2, p3, p4, p5, p6, p7);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_sort(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7)
        {
            return Extern.money_rates_sort(p0, p1, p2, p3, p4, p5, p6, p7);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_minimum(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7)
        {
            return Extern.money_rates_minimum(p0, p1, p2, p3, p4, p5, p6, p7);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_maximum(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7)
        {
            return Extern.money_rates_maximum(p0, p1, p2, p3, p4, p5, p6, p7);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_rates_sum(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7)
        {
            return Extern.money_rates_sum(p0, p1, p2, p3, p4, p5, p6, p7);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_column_of_int64(long p0, long p1, long p2)
        {
            Extern.money_column_of_int64(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_column_of_decimal128(long p0, long p1, int p2, long p3)
        {
            Extern.money_column_of_decimal128(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_column_of_date32(long p0, long p1, long p2)
        {
            Extern.money_column_of_date32(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_column_of_int8(long p0, long p1, long p2)
        {
            Extern.money_column_of_int8(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_column_of_int16(long p0, long p1, long p2)
        {
            Extern.money_column_of_int16(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_column_of_int32(long p0, long p1, long p2)
        {
            Extern.money_column_of_int32(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_column_options_init(long p0)
        {
            Extern.money_column_options_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_column_sum(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_column_sum(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_column_convert(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8, long p9)
        {
            return Extern.money_column_convert(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_column_quantize(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_column_quantize(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_column_compare(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8)
        {
            return Extern.money_column_compare(p0, p1, p2, p3, p4, p5, p6, p7, p8);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_column_allocate(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8)
        {
            return Extern.money_column_allocate(p0, p1, p2, p3, p4, p5, p6, p7, p8);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_expression_evaluate(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_expression_evaluate(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_expression_free(long p0)
        {
            Extern.money_expression_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_expression_info(long p0, long p1, long p2)
        {
            return Extern.money_expression_info(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_expression_conversion_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_expression_conversion_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_expression_conversions(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_expression_conversions(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_expression_caret(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_expression_caret(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_wallet_note_init(long p0)
        {
            Extern.money_wallet_note_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_new(long p0, long p1)
        {
            return Extern.money_wallet_new(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_wallet_free(long p0)
        {
            Extern.money_wallet_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_add(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_wallet_add(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_remove(long p0, long p1, long p2)
        {
            return Extern.money_wallet_remove(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_remove_amount(long p0, long p1, long p2, long p3)
        {
            return Extern.money_wallet_remove_amount(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_count(long p0, long p1, long p2, long p3)
        {
            return Extern.money_wallet_count(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_at(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_wallet_at(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_entries(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_wallet_entries(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_currency_count(long p0, long p1, long p2)
        {
            return Extern.money_wallet_currency_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_currency_at(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_wallet_currency_at(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_sum(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_wallet_sum(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_held(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_wallet_held(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_total(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_wallet_total(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_hold(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_wallet_hold(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_commit(long p0, long p1, long p2, long p3)
        {
            return Extern.money_wallet_commit(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_commit_amount(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_wallet_commit_amount(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_release(long p0, long p1, long p2)
        {
            return Extern.money_wallet_release(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_hold_count(long p0, long p1, long p2)
        {
            return Extern.money_wallet_hold_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_hold_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_wallet_hold_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_holds(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_wallet_holds(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_transfer_leg_init(long p0)
        {
            Extern.money_transfer_leg_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_transfer(long p0, long p1, long p2, long p3)
        {
            return Extern.money_wallet_transfer(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_exchange_leg_init(long p0)
        {
            Extern.money_exchange_leg_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_exchange(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_wallet_exchange(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_to_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_wallet_to_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_from_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_wallet_from_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_to_journal(long p0, long p1, long p2, long p3)
        {
            return Extern.money_wallet_to_journal(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_from_journal(long p0, long p1, long p2, long p3)
        {
            return Extern.money_wallet_from_journal(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_revision(long p0, long p1, long p2)
        {
            return Extern.money_wallet_revision(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_on_change(long p0, long p1, long p2, long p3)
        {
            return Extern.money_wallet_on_change(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_statement(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_wallet_statement(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_wallet_statement_free(long p0)
        {
            Extern.money_wallet_statement_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_statement_section_count(long p0, long p1, long p2)
        {
            return Extern.money_wallet_statement_section_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_statement_section_at(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_wallet_statement_section_at(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_statement_row_count(long p0, long p1, long p2, long p3)
        {
            return Extern.money_wallet_statement_row_count(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_statement_row_at(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_wallet_statement_row_at(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_wallet_statement_rows(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_wallet_statement_rows(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_product_init(long p0)
        {
            Extern.money_product_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_new(long p0, long p1, long p2, long p3)
        {
            return Extern.money_catalogue_new(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_catalogue_free(long p0)
        {
            Extern.money_catalogue_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_add(long p0, long p1, long p2)
        {
            return Extern.money_catalogue_add(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_remove(long p0, long p1, long p2)
        {
            return Extern.money_catalogue_remove(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_find(long p0, long p1, long p2, long p3)
        {
            return Extern.money_catalogue_find(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_count(long p0, long p1, long p2)
        {
            return Extern.money_catalogue_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_catalogue_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_products(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_catalogue_products(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_currency(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_catalogue_currency(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_set_tax(long p0, long p1, long p2, long p3)
        {
            return Extern.money_catalogue_set_tax(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_tax_count(long p0, long p1, long p2)
        {
            return Extern.money_catalogue_tax_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_tax_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_catalogue_tax_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_taxes(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_catalogue_taxes(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_from_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_catalogue_from_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_to_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_catalogue_to_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_from_csv(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_catalogue_from_csv(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_catalogue_to_csv(long p0, long p1, long p2, long p3)
        {
            return Extern.money_catalogue_to_csv(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_basket_policy_init(long p0)
        {
            Extern.money_basket_policy_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_policy_preset(int p0, long p1, long p2)
        {
            return Extern.money_basket_policy_preset(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_basket_policy_preset_name(int p0)
        {
            return Extern.money_basket_policy_preset_name(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_policy_describe(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_basket_policy_describe(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_discount_init(long p0)
        {
            Extern.money_discount_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_new(long p0, long p1, long p2)
        {
            return Extern.money_basket_new(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_basket_free(long p0)
        {
            Extern.money_basket_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_add(long p0, long p1, long p2, long p3)
        {
            return Extern.money_basket_add(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_set(long p0, long p1, long p2, long p3)
        {
            return Extern.money_basket_set(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_put(long p0, long p1, long p2, long p3)
        {
            return Extern.money_basket_put(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_remove(long p0, long p1, long p2)
        {
            return Extern.money_basket_remove(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_clear(long p0, long p1)
        {
            return Extern.money_basket_clear(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_set_discount(long p0, long p1, long p2, long p3)
        {
            return Extern.money_basket_set_discount(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_set_tax(long p0, long p1, long p2, long p3)
        {
            return Extern.money_basket_set_tax(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_set_policy(long p0, long p1, long p2)
        {
            return Extern.money_basket_set_policy(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_policy(long p0, long p1, long p2)
        {
            return Extern.money_basket_policy(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_currency(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_basket_currency(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_count(long p0, long p1, long p2)
        {
            return Extern.money_basket_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_basket_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_line_items(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_basket_line_items(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_quantity(long p0, long p1, long p2, long p3)
        {
            return Extern.money_basket_quantity(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_revision(long p0, long p1, long p2)
        {
            return Extern.money_basket_revision(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_on_change(long p0, long p1, long p2, long p3)
        {
            return Extern.money_basket_on_change(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_checkout(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_basket_checkout(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_from_json(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_basket_from_json(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_basket_to_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_basket_to_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_receipt_free(long p0)
        {
            Extern.money_receipt_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_receipt_info(long p0, int p1, long p2, long p3)
        {
            return Extern.money_receipt_info(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_receipt_line_item_at(long p0, int p1, long p2, long p3, long p4)
        {
            return Extern.money_receipt_line_item_at(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_receipt_line_items(long p0, int p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_receipt_line_items(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_receipt_tax_at(long p0, int p1, long p2, long p3, long p4)
        {
            return Extern.money_receipt_tax_at(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_receipt_taxes(long p0, int p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_receipt_taxes(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_receipt_refund(long p0, int p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_receipt_refund(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_receipt_conversion(long p0, long p1, long p2)
        {
            return Extern.money_receipt_conversion(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_receipt_to_text(long p0, int p1, long p2, long p3, long p4)
        {
            return Extern.money_receipt_to_text(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_receipt_to_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_receipt_to_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_invoice_line_item_init(long p0)
        {
            Extern.money_invoice_line_item_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_invoice_adjustment_init(long p0)
        {
            Extern.money_invoice_adjustment_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_invoice_new(long p0, long p1, long p2, long p3)
        {
            return Extern.money_invoice_new(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_invoice_free(long p0)
        {
            Extern.money_invoice_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_invoice_add(long p0, long p1, long p2, long p3)
        {
            return Extern.money_invoice_add(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_invoice_adjust(long p0, long p1, long p2, long p3)
        {
            return Extern.money_invoice_adjust(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_invoice_set_exemption(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_invoice_set_exemption(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_invoice_set_payment(long p0, long p1, long p2, long p3)
        {
            return Extern.money_invoice_set_payment(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_invoice_set_accounting(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_invoice_set_accounting(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_invoice_totals(long p0, long p1, long p2)
        {
            return Extern.money_invoice_totals(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_invoice_line_amounts(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_invoice_line_amounts(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_invoice_categories(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_invoice_categories(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_invoice_reverse(long p0, long p1, long p2)
        {
            return Extern.money_invoice_reverse(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_invoice_from_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_invoice_from_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_invoice_to_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_invoice_to_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_payment_provider_name(int p0)
        {
            return Extern.money_payment_provider_name(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_payment_digits(long p0, int p1, long p2, long p3, long p4)
        {
            return Extern.money_payment_digits(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_payment_to_minor(long p0, int p1, long p2, long p3, long p4)
        {
            return Extern.money_payment_to_minor(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_payment_from_minor(long p0, long p1, int p2, long p3, long p4, long p5)
        {
            return Extern.money_payment_from_minor(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_payment_check_iso20022(long p0, int p1, long p2)
        {
            return Extern.money_payment_check_iso20022(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_payment_to_units(long p0, long p1, long p2, long p3)
        {
            return Extern.money_payment_to_units(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_payment_from_units(long p0, int p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_payment_from_units(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_cash_flow_init(long p0)
        {
            Extern.money_cash_flow_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_xirr(long p0, long p1, long p2, long p3)
        {
            return Extern.money_xirr(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_xirr_reason_text(int p0)
        {
            return Extern.money_xirr_reason_text(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_value_point_init(long p0)
        {
            Extern.money_value_point_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_time_weighted_return(long p0, long p1, int p2, int p3, long p4, long p5, long p6, long p7)
        {
            return Extern.money_time_weighted_return(p0, p1, p2, p3, p4, p5, p6, p7);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_transaction_init(long p0)
        {
            Extern.money_transaction_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_lot_selection_init(long p0)
        {
            Extern.money_lot_selection_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_portfolio_options_init(long p0)
        {
            Extern.money_portfolio_options_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_new(long p0, long p1, long p2, long p3)
        {
            return Extern.money_portfolio_new(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_portfolio_free(long p0)
        {
            Extern.money_portfolio_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_add(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_portfolio_add(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_edit(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_portfolio_edit(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_remove(long p0, long p1, long p2)
        {
            return Extern.money_portfolio_remove(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_count(long p0, long p1, long p2)
        {
            return Extern.money_portfolio_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_transaction_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_portfolio_transaction_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_transactions(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_portfolio_transactions(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_find(long p0, long p1, long p2, long p3)
        {
            return Extern.money_portfolio_find(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_lot_selection_at(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_portfolio_lot_selection_at(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_lot_selections(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_portfolio_lot_selections(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_info(long p0, long p1, long p2)
        {
            return Extern.money_portfolio_info(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_to_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_portfolio_to_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_from_json(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_portfolio_from_json(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_from_csv(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_portfolio_from_csv(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_to_csv(long p0, long p1, long p2, long p3)
        {
            return Extern.money_portfolio_to_csv(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_to_beancount(long p0, long p1, long p2, long p3)
        {
            return Extern.money_portfolio_to_beancount(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_to_ledger(long p0, long p1, long p2, long p3)
        {
            return Extern.money_portfolio_to_ledger(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_revision(long p0, long p1, long p2)
        {
            return Extern.money_portfolio_revision(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_on_change(long p0, long p1, long p2, long p3)
        {
            return Extern.money_portfolio_on_change(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_release_memory(long p0, long p1)
        {
            return Extern.money_portfolio_release_memory(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_price_quote_init(long p0)
        {
            Extern.money_price_quote_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_valuation_options_init(long p0)
        {
            Extern.money_valuation_options_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_value(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_portfolio_value(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_valuation_free(long p0)
        {
            Extern.money_valuation_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_valuation_summary(long p0, long p1, long p2)
        {
            return Extern.money_valuation_summary(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_valuation_position_count(long p0, long p1, long p2)
        {
            return Extern.money_valuation_position_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_valuation_position_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_valuation_position_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_valuation_positions(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_valuation_positions(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_disposals(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_portfolio_disposals(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_disposals_free(long p0)
        {
            Extern.money_disposals_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_disposals_count(long p0, long p1, long p2)
        {
            return Extern.money_disposals_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_disposals_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_disposals_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_disposals_items(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_disposals_items(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_open_lots(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_portfolio_open_lots(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_open_lots_free(long p0)
        {
            Extern.money_open_lots_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_open_lots_count(long p0, long p1, long p2)
        {
            return Extern.money_open_lots_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_open_lots_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_open_lots_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_open_lots_items(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_open_lots_items(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_xirr(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_portfolio_xirr(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_locale_options_init(long p0)
        {
            Extern.money_locale_options_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_locale_count()
        {
            return Extern.money_locale_count();
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_locale_at(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_locale_at(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_locale_find(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_locale_find(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_locale_currency(long p0, int p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_locale_currency(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_format_locale(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7)
        {
            return Extern.money_format_locale(p0, p1, p2, p3, p4, p5, p6, p7);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_parse_locale(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_parse_locale(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_text(long p0, long p1, int p2, long p3, long p4, long p5, long p6, long p7)
        {
            return Extern.money_currency_text(p0, p1, p2, p3, p4, p5, p6, p7);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_locales_from_bytes(long p0, long p1, long p2, long p3)
        {
            return Extern.money_locales_from_bytes(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_locales_free(long p0)
        {
            Extern.money_locales_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_locales_version(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_locales_version(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_locales_count(long p0, long p1, long p2)
        {
            return Extern.money_locales_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_locales_at(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_locales_at(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_locales_find(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_locales_find(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_locales_parse(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7)
        {
            return Extern.money_locales_parse(p0, p1, p2, p3, p4, p5, p6, p7);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_locales_currency_text(long p0, long p1, long p2, int p3, long p4, long p5, long p6, long p7, long p8)
        {
            return Extern.money_locales_currency_text(p0, p1, p2, p3, p4, p5, p6, p7, p8);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_locales_country_name(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_locales_country_name(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_format_options_init(long p0)
        {
            Extern.money_format_options_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_format_pattern(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8)
        {
            return Extern.money_format_pattern(p0, p1, p2, p3, p4, p5, p6, p7, p8);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_parse_pattern(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7)
        {
            return Extern.money_parse_pattern(p0, p1, p2, p3, p4, p5, p6, p7);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_new(long p0, long p1)
        {
            return Extern.money_calculator_new(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_calculator_free(long p0)
        {
            Extern.money_calculator_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_press(long p0, int p1, long p2, long p3)
        {
            return Extern.money_calculator_press(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_press_keys(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_calculator_press_keys(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_keys(long p0, long p1, long p2)
        {
            return Extern.money_calculator_keys(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_calculator_key_text(int p0)
        {
            return Extern.money_calculator_key_text(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_display(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_calculator_display(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_expression(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_calculator_expression(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_state(long p0, long p1, long p2)
        {
            return Extern.money_calculator_state(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_exact(long p0, long p1, long p2)
        {
            return Extern.money_calculator_exact(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_value(long p0, int p1, int p2, long p3, long p4, long p5)
        {
            return Extern.money_calculator_value(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_digits(long p0, long p1, long p2)
        {
            return Extern.money_calculator_digits(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_set_digits(long p0, int p1, long p2)
        {
            return Extern.money_calculator_set_digits(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_calculator_alert_name(int p0)
        {
            return Extern.money_calculator_alert_name(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_calculator_alert_title(int p0)
        {
            return Extern.money_calculator_alert_title(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_calculator_alert_text(int p0)
        {
            return Extern.money_calculator_alert_text(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_on_display(long p0, long p1, long p2, long p3)
        {
            return Extern.money_calculator_on_display(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_on_alert(long p0, long p1, long p2, long p3)
        {
            return Extern.money_calculator_on_alert(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_revision(long p0, long p1, long p2)
        {
            return Extern.money_calculator_revision(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_to_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_calculator_to_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_calculator_from_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_calculator_from_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_feed_options_init(long p0)
        {
            Extern.money_feed_options_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_new(int p0, long p1, long p2, long p3)
        {
            return Extern.money_feed_new(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_feed_free(long p0)
        {
            Extern.money_feed_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_next(long p0, long p1, long p2, long p3)
        {
            return Extern.money_feed_next(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_feed_request_free(long p0)
        {
            Extern.money_feed_request_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_feed_request_id(long p0)
        {
            return Extern.money_feed_request_id(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_feed_request_method(long p0)
        {
            return Extern.money_feed_request_method(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_feed_request_url(long p0)
        {
            return Extern.money_feed_request_url(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_feed_request_headers(long p0)
        {
            return Extern.money_feed_request_headers(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_feed_request_body(long p0, long p1)
        {
            return Extern.money_feed_request_body(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_receive_header(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_feed_receive_header(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_receive_response(long p0, long p1, int p2, long p3, long p4, long p5, long p6, long p7)
        {
            return Extern.money_feed_receive_response(p0, p1, p2, p3, p4, p5, p6, p7);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_fail_request(long p0, long p1, int p2, long p3, long p4)
        {
            return Extern.money_feed_fail_request(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_notify_online(long p0, long p1, long p2)
        {
            return Extern.money_feed_notify_online(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_refresh(long p0, long p1)
        {
            return Extern.money_feed_refresh(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_pending_count(long p0, long p1, long p2)
        {
            return Extern.money_feed_pending_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_info(long p0, long p1, long p2, long p3)
        {
            return Extern.money_feed_info(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_failure(long p0, long p1, long p2, long p3)
        {
            return Extern.money_feed_failure(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_set_jump(long p0, int p1, long p2)
        {
            return Extern.money_feed_set_jump(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_to_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_feed_to_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_restore(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_feed_restore(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_revision(long p0, long p1, long p2)
        {
            return Extern.money_feed_revision(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_on_change(long p0, long p1, long p2, long p3)
        {
            return Extern.money_feed_on_change(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_rates(long p0, long p1, long p2)
        {
            return Extern.money_feed_rates(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_add_symbol(long p0, long p1, long p2)
        {
            return Extern.money_feed_add_symbol(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_remove_symbol(long p0, long p1, long p2)
        {
            return Extern.money_feed_remove_symbol(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_symbol_count(long p0, long p1, long p2)
        {
            return Extern.money_feed_symbol_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_symbol_at(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_feed_symbol_at(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_price_quote(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_feed_price_quote(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_portfolio(long p0, long p1, long p2)
        {
            return Extern.money_feed_portfolio(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_put(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_feed_put(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_remove(long p0, long p1, long p2)
        {
            return Extern.money_feed_remove(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_feed_operation(long p0, long p1, long p2, long p3)
        {
            return Extern.money_feed_operation(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_converter_options_init(long p0)
        {
            Extern.money_converter_options_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_new(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_converter_new(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_converter_free(long p0)
        {
            Extern.money_converter_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_set_amount(long p0, long p1, long p2, long p3)
        {
            return Extern.money_converter_set_amount(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_amount(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_converter_amount(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_set_pair(long p0, long p1, long p2, long p3)
        {
            return Extern.money_converter_set_pair(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_swap(long p0, long p1)
        {
            return Extern.money_converter_swap(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_set_locale(long p0, long p1, long p2)
        {
            return Extern.money_converter_set_locale(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_set_locales(long p0, long p1, long p2)
        {
            return Extern.money_converter_set_locales(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_set_options(long p0, long p1, long p2)
        {
            return Extern.money_converter_set_options(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_refresh(long p0, long p1)
        {
            return Extern.money_converter_refresh(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_set_loading(long p0, long p1)
        {
            return Extern.money_converter_set_loading(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_set_rates(long p0, long p1, int p2, long p3, long p4)
        {
            return Extern.money_converter_set_rates(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_set_rates_failure(long p0, int p1, long p2, long p3, long p4)
        {
            return Extern.money_converter_set_rates_failure(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_take_feed(long p0, long p1, long p2)
        {
            return Extern.money_converter_take_feed(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_info(long p0, long p1, long p2, long p3)
        {
            return Extern.money_converter_info(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_result(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_converter_result(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_text(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_converter_text(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_rate(long p0, long p1, long p2, long p3)
        {
            return Extern.money_converter_rate(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_unit_rate(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_converter_unit_rate(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_reason(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_converter_reason(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_to_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_converter_to_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_from_json(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_converter_from_json(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_revision(long p0, long p1, long p2)
        {
            return Extern.money_converter_revision(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_converter_on_change(long p0, long p1, long p2, long p3)
        {
            return Extern.money_converter_on_change(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_new(long p0, long p1, long p2)
        {
            return Extern.money_currency_list_new(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_currency_list_free(long p0)
        {
            Extern.money_currency_list_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_add(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_currency_list_add(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_add_current(long p0, long p1)
        {
            return Extern.money_currency_list_add_current(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_add_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_currency_list_add_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_take_feed(long p0, long p1, long p2)
        {
            return Extern.money_currency_list_take_feed(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_set_language(long p0, long p1, long p2)
        {
            return Extern.money_currency_list_set_language(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_set_locales(long p0, long p1, long p2)
        {
            return Extern.money_currency_list_set_locales(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_set_search(long p0, long p1, long p2, long p3)
        {
            return Extern.money_currency_list_set_search(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_set_sort(long p0, int p1, long p2)
        {
            return Extern.money_currency_list_set_sort(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_set_favourite(long p0, long p1, int p2, long p3)
        {
            return Extern.money_currency_list_set_favourite(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_set_favourites_only(long p0, int p1, long p2)
        {
            return Extern.money_currency_list_set_favourites_only(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_mark(long p0, long p1, long p2)
        {
            return Extern.money_currency_list_mark(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_count(long p0, long p1, long p2)
        {
            return Extern.money_currency_list_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_currency_list_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_items(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_currency_list_items(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_to_json(long p0, long p1, long p2, long p3)
        {
            return Extern.money_currency_list_to_json(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_restore(long p0, long p1, long p2, long p3)
        {
            return Extern.money_currency_list_restore(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_state(long p0, long p1, long p2)
        {
            return Extern.money_currency_list_state(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_revision(long p0, long p1, long p2)
        {
            return Extern.money_currency_list_revision(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_currency_list_on_change(long p0, long p1, long p2, long p3)
        {
            return Extern.money_currency_list_on_change(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_view_new(long p0, long p1, long p2)
        {
            return Extern.money_portfolio_view_new(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_portfolio_view_free(long p0)
        {
            Extern.money_portfolio_view_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_view_set_transactions(long p0, long p1, long p2)
        {
            return Extern.money_portfolio_view_set_transactions(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_view_set_transactions_failure(long p0, long p1, long p2, long p3)
        {
            return Extern.money_portfolio_view_set_transactions_failure(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_view_set_quotes(long p0, long p1, long p2, long p3)
        {
            return Extern.money_portfolio_view_set_quotes(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_view_set_quotes_failure(long p0, long p1, long p2, long p3)
        {
            return Extern.money_portfolio_view_set_quotes_failure(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_view_set_rates(long p0, long p1, long p2)
        {
            return Extern.money_portfolio_view_set_rates(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_view_take_feed(long p0, long p1, long p2)
        {
            return Extern.money_portfolio_view_take_feed(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_view_state(long p0, long p1, long p2, long p3)
        {
            return Extern.money_portfolio_view_state(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_view_reason(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_portfolio_view_reason(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_view_value(long p0, long p1, long p2, long p3)
        {
            return Extern.money_portfolio_view_value(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_view_symbol_count(long p0, long p1, long p2)
        {
            return Extern.money_portfolio_view_symbol_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_view_symbol_at(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_portfolio_view_symbol_at(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_view_revision(long p0, long p1, long p2)
        {
            return Extern.money_portfolio_view_revision(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_portfolio_view_on_change(long p0, long p1, long p2, long p3)
        {
            return Extern.money_portfolio_view_on_change(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static long money_field_state_text(int p0)
        {
            return Extern.money_field_state_text(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_order_form_new(long p0, long p1, int p2, long p3, long p4)
        {
            return Extern.money_order_form_new(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_order_form_from_transaction(long p0, long p1, int p2, long p3, long p4)
        {
            return Extern.money_order_form_from_transaction(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_order_form_free(long p0)
        {
            Extern.money_order_form_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_order_form_set(long p0, int p1, long p2, long p3, long p4)
        {
            return Extern.money_order_form_set(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_order_form_text(long p0, int p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_order_form_text(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_order_form_state(long p0, int p1, long p2, long p3)
        {
            return Extern.money_order_form_state(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_order_form_transaction(long p0, long p1, long p2)
        {
            return Extern.money_order_form_transaction(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_order_form_save(long p0, long p1, long p2, long p3)
        {
            return Extern.money_order_form_save(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_store_options_init(long p0)
        {
            Extern.money_store_options_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_open(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_open(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_close(long p0, long p1)
        {
            return Extern.money_store_close(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_store_free(long p0)
        {
            Extern.money_store_free(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_begin(long p0, long p1)
        {
            return Extern.money_store_begin(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_commit(long p0, long p1)
        {
            return Extern.money_store_commit(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_rollback(long p0, long p1)
        {
            return Extern.money_store_rollback(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_check(long p0, long p1)
        {
            return Extern.money_store_check(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_revision(long p0, long p1, long p2)
        {
            return Extern.money_store_revision(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_on_change(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_on_change(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_release_memory(long p0, long p1)
        {
            return Extern.money_store_release_memory(p0, p1);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_name_count(long p0, int p1, long p2, long p3)
        {
            return Extern.money_store_name_count(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_name_at(long p0, int p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_store_name_at(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_remove(long p0, int p1, long p2, long p3)
        {
            return Extern.money_store_remove(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_save(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_wallet_save(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_load(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_wallet_load(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_add(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_store_wallet_add(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_count(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_store_wallet_count(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_currency_count(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_wallet_currency_count(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_currency_at(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_store_wallet_currency_at(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_sum(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_store_wallet_sum(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_total(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7)
        {
            return Extern.money_store_wallet_total(p0, p1, p2, p3, p4, p5, p6, p7);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_portfolio_save(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_portfolio_save(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_portfolio_load(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_store_portfolio_load(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_transaction_save(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_store_transaction_save(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_transaction_remove(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_transaction_remove(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_catalogue_save(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_catalogue_save(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_catalogue_load(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_catalogue_load(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_basket_save(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_basket_save(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_basket_load(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_store_basket_load(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_movement_options_init(long p0)
        {
            Extern.money_movement_options_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_spend(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_store_wallet_spend(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_hold(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_store_wallet_hold(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_commit(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_store_wallet_commit(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_commit_amount(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_store_wallet_commit_amount(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_release(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_store_wallet_release(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static void money_stored_leg_init(long p0)
        {
            Extern.money_stored_leg_init(p0);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_transfer(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_store_wallet_transfer(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_wallet_exchange(long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8, long p9)
        {
            return Extern.money_store_wallet_exchange(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_rates_save(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_rates_save(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_rates_add(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_rates_add(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_rates_load(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_store_rates_load(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_rates_count(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_rates_count(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_rates_at(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_store_rates_at(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_rates_instants(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_store_rates_instants(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_rates_remove_before(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_store_rates_remove_before(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_currencies_save(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_currencies_save(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_currencies_load(long p0, long p1, long p2, long p3, long p4)
        {
            return Extern.money_store_currencies_load(p0, p1, p2, p3, p4);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_setting_save(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_store_setting_save(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_setting(long p0, long p1, long p2, long p3, long p4, long p5, long p6)
        {
            return Extern.money_store_setting(p0, p1, p2, p3, p4, p5, p6);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_setting_count(long p0, long p1, long p2)
        {
            return Extern.money_store_setting_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_setting_key_at(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_store_setting_key_at(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_setting_remove(long p0, long p1, long p2)
        {
            return Extern.money_store_setting_remove(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_quotes_save(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_quotes_save(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_quote(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_quote(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_quote_count(long p0, long p1, long p2)
        {
            return Extern.money_store_quote_count(p0, p1, p2);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_quote_at(long p0, long p1, long p2, long p3)
        {
            return Extern.money_store_quote_at(p0, p1, p2, p3);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_quotes(long p0, long p1, long p2, long p3, long p4, long p5)
        {
            return Extern.money_store_quotes(p0, p1, p2, p3, p4, p5);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static int money_store_quote_remove(long p0, long p1, long p2)
        {
            return Extern.money_store_quote_remove(p0, p1, p2);
        }
    }
}
