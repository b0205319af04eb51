/* Values, rates, wallets, baskets and lines. */
#include "layout.h"

ASSERT_LAYOUT(status, sizeof(money_status_t) == 4 && (money_status_t)-1 < 0);
ASSERT_LAYOUT(rounding, sizeof(money_rounding_t) == 4 && (money_rounding_t)-1 < 0);
ASSERT_LAYOUT(allocation, sizeof(money_allocation_t) == 4 && (money_allocation_t)-1 < 0);

ASSERT_SIZE(money_error_t, 256);
ASSERT_FIELD(money_error_t, status, 0, 4);
ASSERT_FIELD(money_error_t, cause, 4, 4);
ASSERT_FIELD(money_error_t, position, 8, 8);
ASSERT_FIELD(money_error_t, text, 16, 240);

ASSERT_SIZE(money_decimal_t, 24);
ASSERT_FIELD(money_decimal_t, lo, 0, 8);
ASSERT_FIELD(money_decimal_t, hi, 8, 8);
ASSERT_FIELD(money_decimal_t, scale, 16, 4);
ASSERT_FIELD(money_decimal_t, reserved, 20, 4);

ASSERT_SIZE(money_currency_t, 336);
ASSERT_FIELD(money_currency_t, code, 0, 12);
ASSERT_FIELD(money_currency_t, kind, 12, 4);
ASSERT_FIELD(money_currency_t, numeric, 16, 4);
ASSERT_FIELD(money_currency_t, digits, 20, 4);
ASSERT_FIELD(money_currency_t, introduced, 24, 4);
ASSERT_FIELD(money_currency_t, withdrawn, 28, 4);
ASSERT_FIELD(money_currency_t, factor_since, 32, 4);
ASSERT_FIELD(money_currency_t, successor, 36, 12);
ASSERT_FIELD(money_currency_t, factor_numerator, 48, 8);
ASSERT_FIELD(money_currency_t, factor_denominator, 56, 8);
ASSERT_FIELD(money_currency_t, cash_step, 64, 24);
ASSERT_FIELD(money_currency_t, flag, 88, 4);
ASSERT_FIELD(money_currency_t, countries, 92, 128);
ASSERT_FIELD(money_currency_t, name, 220, 116);

ASSERT_SIZE(money_t, 32);
ASSERT_FIELD(money_t, lo, 0, 8);
ASSERT_FIELD(money_t, hi, 8, 8);
ASSERT_FIELD(money_t, scale, 16, 4);
ASSERT_FIELD(money_t, currency, 20, 12);

ASSERT_FIELD(money_allocate_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_allocate_options_t, method, 4, 4);
ASSERT_FIELD(money_allocate_options_t, digits, 8, 4);
ASSERT_FIELD(money_allocate_options_t, reserved, 12, 4);
ASSERT_FIELD(money_allocate_options_t, registry, 16, sizeof(void *));

ASSERT_SIZE(money_rate_t, 56);
ASSERT_FIELD(money_rate_t, from, 0, 12);
ASSERT_FIELD(money_rate_t, to, 12, 12);
ASSERT_FIELD(money_rate_t, numerator, 24, 8);
ASSERT_FIELD(money_rate_t, denominator, 32, 8);
ASSERT_FIELD(money_rate_t, date, 40, 4);
ASSERT_FIELD(money_rate_t, kind, 44, 4);
ASSERT_FIELD(money_rate_t, flags, 48, 4);
ASSERT_FIELD(money_rate_t, reserved, 52, 4);

ASSERT_SIZE(money_rates_info_t, 152);
ASSERT_FIELD(money_rates_info_t, base, 0, 12);
ASSERT_FIELD(money_rates_info_t, flags, 12, 4);
ASSERT_FIELD(money_rates_info_t, first_date, 16, 4);
ASSERT_FIELD(money_rates_info_t, last_date, 20, 4);
ASSERT_FIELD(money_rates_info_t, instant, 24, 8);
ASSERT_FIELD(money_rates_info_t, currency_count, 32, 8);
ASSERT_FIELD(money_rates_info_t, pair_count, 40, 8);
ASSERT_FIELD(money_rates_info_t, date_count, 48, 8);
ASSERT_FIELD(money_rates_info_t, quote_count, 56, 8);
ASSERT_FIELD(money_rates_info_t, source, 64, 64);
ASSERT_FIELD(money_rates_info_t, reserved, 128, 24);

ASSERT_FIELD(money_convert_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_convert_options_t, date, 4, 4);
ASSERT_FIELD(money_convert_options_t, max_gap, 8, 4);
ASSERT_FIELD(money_convert_options_t, digits, 12, 4);
ASSERT_FIELD(money_convert_options_t, rounding, 16, 4);
ASSERT_FIELD(money_convert_options_t, reserved, 20, 4);
ASSERT_FIELD(money_convert_options_t, registry, 24, sizeof(void *));

ASSERT_SIZE(money_ratio_t, 136);
ASSERT_FIELD(money_ratio_t, numerator, 0, 64);
ASSERT_FIELD(money_ratio_t, denominator, 64, 64);
ASSERT_FIELD(money_ratio_t, sign, 128, 4);
ASSERT_FIELD(money_ratio_t, reserved, 132, 4);

ASSERT_SIZE(money_conversion_t, 848);
ASSERT_FIELD(money_conversion_t, rate, 0, 136);
ASSERT_FIELD(money_conversion_t, remainder, 136, 136);
ASSERT_FIELD(money_conversion_t, as_of, 272, 4);
ASSERT_FIELD(money_conversion_t, gap_days, 276, 4);
ASSERT_FIELD(money_conversion_t, instant, 280, 8);
ASSERT_FIELD(money_conversion_t, age_seconds, 288, 8);
ASSERT_FIELD(money_conversion_t, flags, 296, 4);
ASSERT_FIELD(money_conversion_t, leg_count, 300, 4);
ASSERT_FIELD(money_conversion_t, legs, 304, 448);
ASSERT_FIELD(money_conversion_t, source, 752, 64);
ASSERT_FIELD(money_conversion_t, reserved, 816, 32);

ASSERT_SIZE(money_wallet_entry_t, 128);
ASSERT_FIELD(money_wallet_entry_t, id, 0, 8);
ASSERT_FIELD(money_wallet_entry_t, money, 8, 32);
ASSERT_FIELD(money_wallet_entry_t, date, 40, 4);
ASSERT_FIELD(money_wallet_entry_t, reserved, 44, 4);
ASSERT_FIELD(money_wallet_entry_t, label, 48, 80);

ASSERT_SIZE(money_wallet_totals_t, 104);
ASSERT_FIELD(money_wallet_totals_t, total, 0, 32);
ASSERT_FIELD(money_wallet_totals_t, total_of_rounded, 32, 32);
ASSERT_FIELD(money_wallet_totals_t, difference, 64, 32);
ASSERT_FIELD(money_wallet_totals_t, flags, 96, 4);
ASSERT_FIELD(money_wallet_totals_t, reserved, 100, 4);

ASSERT_SIZE(money_exchange_leg_t, 48);
ASSERT_FIELD(money_exchange_leg_t, give, 0, 32);
ASSERT_FIELD(money_exchange_leg_t, receive, 32, 12);
ASSERT_FIELD(money_exchange_leg_t, reserved, 44, 4);

ASSERT_SIZE(money_table_row_t, 192);
ASSERT_FIELD(money_table_row_t, kind, 0, 4);
ASSERT_FIELD(money_table_row_t, date, 4, 4);
ASSERT_FIELD(money_table_row_t, id, 8, 8);
ASSERT_FIELD(money_table_row_t, money, 16, 32);
ASSERT_FIELD(money_table_row_t, text, 48, 64);
ASSERT_FIELD(money_table_row_t, label, 112, 80);

ASSERT_FIELD(money_wallet_note_t, struct_size, 0, 4);
ASSERT_FIELD(money_wallet_note_t, date, 4, 4);
ASSERT_FIELD(money_wallet_note_t, label, 8, sizeof(void *));

ASSERT_FIELD(money_transfer_leg_t, from, 0, sizeof(void *));
ASSERT_FIELD(money_transfer_leg_t, to, sizeof(void *), sizeof(void *));
ASSERT_FIELD(money_transfer_leg_t, money, 2 * sizeof(void *), 32);
ASSERT_SIZE(money_product_t, 288);
ASSERT_FIELD(money_product_t, sku, 0, 64);
ASSERT_FIELD(money_product_t, name, 64, 128);
ASSERT_FIELD(money_product_t, unit, 192, 32);
ASSERT_FIELD(money_product_t, category, 224, 32);
ASSERT_FIELD(money_product_t, price, 256, 32);

ASSERT_SIZE(money_tax_rate_t, 56);
ASSERT_FIELD(money_tax_rate_t, category, 0, 32);
ASSERT_FIELD(money_tax_rate_t, rate, 32, 24);

ASSERT_SIZE(money_policy_t, 56);
ASSERT_FIELD(money_policy_t, struct_size, 0, 4);
ASSERT_FIELD(money_policy_t, level, 4, 4);
ASSERT_FIELD(money_policy_t, rounding, 8, 4);
ASSERT_FIELD(money_policy_t, remainder, 12, 4);
ASSERT_FIELD(money_policy_t, prices, 16, 4);
ASSERT_FIELD(money_policy_t, tender, 20, 4);
ASSERT_FIELD(money_policy_t, cash_rounding, 24, 4);
ASSERT_FIELD(money_policy_t, reserved, 28, 4);
ASSERT_FIELD(money_policy_t, cash_step, 32, 24);

ASSERT_SIZE(money_basket_item_t, 344);
ASSERT_FIELD(money_basket_item_t, product, 0, 288);
ASSERT_FIELD(money_basket_item_t, quantity, 288, 24);
ASSERT_FIELD(money_basket_item_t, discount, 312, 24);
ASSERT_FIELD(money_basket_item_t, discount_kind, 336, 4);
ASSERT_FIELD(money_basket_item_t, reserved, 340, 4);

ASSERT_SIZE(money_receipt_info_t, 336);
ASSERT_FIELD(money_receipt_info_t, subtotal, 0, 32);
ASSERT_FIELD(money_receipt_info_t, discount, 32, 32);
ASSERT_FIELD(money_receipt_info_t, net, 64, 32);
ASSERT_FIELD(money_receipt_info_t, tax, 96, 32);
ASSERT_FIELD(money_receipt_info_t, gross, 128, 32);
ASSERT_FIELD(money_receipt_info_t, total, 160, 32);
ASSERT_FIELD(money_receipt_info_t, difference, 192, 32);
ASSERT_FIELD(money_receipt_info_t, cash_rounding, 224, 32);
ASSERT_FIELD(money_receipt_info_t, payable, 256, 32);
ASSERT_FIELD(money_receipt_info_t, line_count, 288, 8);
ASSERT_FIELD(money_receipt_info_t, tax_count, 296, 8);
ASSERT_FIELD(money_receipt_info_t, discount_kind, 304, 4);
ASSERT_FIELD(money_receipt_info_t, reserved, 308, 4);
ASSERT_FIELD(money_receipt_info_t, discount_value, 312, 24);

ASSERT_SIZE(money_receipt_line_t, 576);
ASSERT_FIELD(money_receipt_line_t, item, 0, 344);
ASSERT_FIELD(money_receipt_line_t, price, 344, 32);
ASSERT_FIELD(money_receipt_line_t, discount, 376, 32);
ASSERT_FIELD(money_receipt_line_t, total, 408, 32);
ASSERT_FIELD(money_receipt_line_t, order_discount, 440, 32);
ASSERT_FIELD(money_receipt_line_t, net, 472, 32);
ASSERT_FIELD(money_receipt_line_t, tax, 504, 32);
ASSERT_FIELD(money_receipt_line_t, gross, 536, 32);
ASSERT_FIELD(money_receipt_line_t, reserved, 568, 8);

ASSERT_SIZE(money_receipt_tax_t, 152);
ASSERT_FIELD(money_receipt_tax_t, tax_rate, 0, 56);
ASSERT_FIELD(money_receipt_tax_t, net, 56, 32);
ASSERT_FIELD(money_receipt_tax_t, tax, 88, 32);
ASSERT_FIELD(money_receipt_tax_t, gross, 120, 32);

ASSERT_SIZE(money_value_t, 64);
ASSERT_FIELD(money_value_t, kind, 0, 4);
ASSERT_FIELD(money_value_t, flags, 4, 4);
ASSERT_FIELD(money_value_t, number, 8, 24);
ASSERT_FIELD(money_value_t, money, 32, 32);

ASSERT_SIZE(money_evaluation_info_t, 240);
ASSERT_FIELD(money_evaluation_info_t, value, 0, 64);
ASSERT_FIELD(money_evaluation_info_t, exact, 64, 136);
ASSERT_FIELD(money_evaluation_info_t, conversion_count, 200, 8);
ASSERT_FIELD(money_evaluation_info_t, reserved, 208, 32);
