/* The layout of every public struct, asserted at compile time, so that the layout known to foreign
 * runtimes stays true. Generated from the headers by api/generate.py.
 */
#include "money/desk.h"

#define ASSERT_LAYOUT(name, condition) typedef char money_assert_##name[(condition) ? 1 : -1]
#define ASSERT_SIZE(type, size) ASSERT_LAYOUT(type##_size, sizeof(type) == (size))
#define ASSERT_FIELD(type, field, at, size) \
    ASSERT_LAYOUT(type##_##field, offsetof(type, field) == (at) && sizeof(((type *)0)->field) == (size))

ASSERT_LAYOUT(money_date_t_integer, sizeof(money_date_t) == 4 && (money_date_t)-1 < 0);
ASSERT_LAYOUT(money_instant_t_integer, sizeof(money_instant_t) == 8 && (money_instant_t)-1 < 0);
ASSERT_LAYOUT(money_bool_t_integer, sizeof(money_bool_t) == 4 && (money_bool_t)-1 < 0);
ASSERT_LAYOUT(money_status_t_integer, sizeof(money_status_t) == 4 && (money_status_t)-1 < 0);
ASSERT_LAYOUT(money_flags_t_integer, sizeof(money_flags_t) == 4 && (money_flags_t)-1 > 0);
ASSERT_LAYOUT(money_rounding_t_integer, sizeof(money_rounding_t) == 4 && (money_rounding_t)-1 < 0);
ASSERT_LAYOUT(money_currency_kind_t_integer, sizeof(money_currency_kind_t) == 4 && (money_currency_kind_t)-1 < 0);
ASSERT_LAYOUT(money_cash_small_t_integer, sizeof(money_cash_small_t) == 4 && (money_cash_small_t)-1 < 0);
ASSERT_LAYOUT(money_allocation_t_integer, sizeof(money_allocation_t) == 4 && (money_allocation_t)-1 < 0);
ASSERT_LAYOUT(money_explanation_kind_t_integer, sizeof(money_explanation_kind_t) == 4 && (money_explanation_kind_t)-1 < 0);
ASSERT_LAYOUT(money_explanation_flags_t_integer, sizeof(money_explanation_flags_t) == 4 && (money_explanation_flags_t)-1 > 0);
ASSERT_LAYOUT(money_rate_kind_t_integer, sizeof(money_rate_kind_t) == 4 && (money_rate_kind_t)-1 < 0);
ASSERT_LAYOUT(money_merge_rule_t_integer, sizeof(money_merge_rule_t) == 4 && (money_merge_rule_t)-1 < 0);
ASSERT_LAYOUT(money_stale_policy_t_integer, sizeof(money_stale_policy_t) == 4 && (money_stale_policy_t)-1 < 0);
ASSERT_LAYOUT(money_column_layout_t_integer, sizeof(money_column_layout_t) == 4 && (money_column_layout_t)-1 < 0);
ASSERT_LAYOUT(money_expression_kind_t_integer, sizeof(money_expression_kind_t) == 4 && (money_expression_kind_t)-1 < 0);
ASSERT_LAYOUT(money_locale_style_t_integer, sizeof(money_locale_style_t) == 4 && (money_locale_style_t)-1 < 0);
ASSERT_LAYOUT(money_currency_display_t_integer, sizeof(money_currency_display_t) == 4 && (money_currency_display_t)-1 < 0);
ASSERT_LAYOUT(money_numerals_t_integer, sizeof(money_numerals_t) == 4 && (money_numerals_t)-1 < 0);
ASSERT_LAYOUT(money_reading_t_integer, sizeof(money_reading_t) == 4 && (money_reading_t)-1 < 0);
ASSERT_LAYOUT(money_sign_display_t_integer, sizeof(money_sign_display_t) == 4 && (money_sign_display_t)-1 < 0);
ASSERT_LAYOUT(money_trailing_zeros_t_integer, sizeof(money_trailing_zeros_t) == 4 && (money_trailing_zeros_t)-1 < 0);
ASSERT_LAYOUT(money_line_kind_t_integer, sizeof(money_line_kind_t) == 4 && (money_line_kind_t)-1 < 0);
ASSERT_LAYOUT(money_line_part_t_integer, sizeof(money_line_part_t) == 4 && (money_line_part_t)-1 < 0);
ASSERT_LAYOUT(money_entry_kind_t_integer, sizeof(money_entry_kind_t) == 4 && (money_entry_kind_t)-1 < 0);
ASSERT_LAYOUT(money_statement_row_kind_t_integer, sizeof(money_statement_row_kind_t) == 4 && (money_statement_row_kind_t)-1 < 0);
ASSERT_LAYOUT(money_wallet_change_kind_t_integer, sizeof(money_wallet_change_kind_t) == 4 && (money_wallet_change_kind_t)-1 < 0);
ASSERT_LAYOUT(money_cash_lot_method_t_integer, sizeof(money_cash_lot_method_t) == 4 && (money_cash_lot_method_t)-1 < 0);
ASSERT_LAYOUT(money_bank_message_t_integer, sizeof(money_bank_message_t) == 4 && (money_bank_message_t)-1 < 0);
ASSERT_LAYOUT(money_bank_check_t_integer, sizeof(money_bank_check_t) == 4 && (money_bank_check_t)-1 < 0);
ASSERT_LAYOUT(money_bank_entry_status_t_integer, sizeof(money_bank_entry_status_t) == 4 && (money_bank_entry_status_t)-1 < 0);
ASSERT_LAYOUT(money_bank_direction_t_integer, sizeof(money_bank_direction_t) == 4 && (money_bank_direction_t)-1 < 0);
ASSERT_LAYOUT(money_bank_inclusion_t_integer, sizeof(money_bank_inclusion_t) == 4 && (money_bank_inclusion_t)-1 < 0);
ASSERT_LAYOUT(money_bank_finding_kind_t_integer, sizeof(money_bank_finding_kind_t) == 4 && (money_bank_finding_kind_t)-1 < 0);
ASSERT_LAYOUT(money_bank_text_t_integer, sizeof(money_bank_text_t) == 4 && (money_bank_text_t)-1 < 0);
ASSERT_LAYOUT(money_account_kind_t_integer, sizeof(money_account_kind_t) == 4 && (money_account_kind_t)-1 < 0);
ASSERT_LAYOUT(money_ledger_transaction_kind_t_integer, sizeof(money_ledger_transaction_kind_t) == 4 && (money_ledger_transaction_kind_t)-1 < 0);
ASSERT_LAYOUT(money_ledger_report_kind_t_integer, sizeof(money_ledger_report_kind_t) == 4 && (money_ledger_report_kind_t)-1 < 0);
ASSERT_LAYOUT(money_ledger_row_kind_t_integer, sizeof(money_ledger_row_kind_t) == 4 && (money_ledger_row_kind_t)-1 < 0);
ASSERT_LAYOUT(money_balance_rates_t_integer, sizeof(money_balance_rates_t) == 4 && (money_balance_rates_t)-1 < 0);
ASSERT_LAYOUT(money_journal_format_t_integer, sizeof(money_journal_format_t) == 4 && (money_journal_format_t)-1 < 0);
ASSERT_LAYOUT(money_rounding_level_t_integer, sizeof(money_rounding_level_t) == 4 && (money_rounding_level_t)-1 < 0);
ASSERT_LAYOUT(money_price_basis_t_integer, sizeof(money_price_basis_t) == 4 && (money_price_basis_t)-1 < 0);
ASSERT_LAYOUT(money_tender_t_integer, sizeof(money_tender_t) == 4 && (money_tender_t)-1 < 0);
ASSERT_LAYOUT(money_basket_preset_t_integer, sizeof(money_basket_preset_t) == 4 && (money_basket_preset_t)-1 < 0);
ASSERT_LAYOUT(money_discount_kind_t_integer, sizeof(money_discount_kind_t) == 4 && (money_discount_kind_t)-1 < 0);
ASSERT_LAYOUT(money_receipt_view_t_integer, sizeof(money_receipt_view_t) == 4 && (money_receipt_view_t)-1 < 0);
ASSERT_LAYOUT(money_invoice_tax_kind_t_integer, sizeof(money_invoice_tax_kind_t) == 4 && (money_invoice_tax_kind_t)-1 < 0);
ASSERT_LAYOUT(money_invoice_adjustment_kind_t_integer, sizeof(money_invoice_adjustment_kind_t) == 4 && (money_invoice_adjustment_kind_t)-1 < 0);
ASSERT_LAYOUT(money_invoice_syntax_t_integer, sizeof(money_invoice_syntax_t) == 4 && (money_invoice_syntax_t)-1 < 0);
ASSERT_LAYOUT(money_invoice_profile_t_integer, sizeof(money_invoice_profile_t) == 4 && (money_invoice_profile_t)-1 < 0);
ASSERT_LAYOUT(money_invoice_rounding_t_integer, sizeof(money_invoice_rounding_t) == 4 && (money_invoice_rounding_t)-1 < 0);
ASSERT_LAYOUT(money_paper_format_t_integer, sizeof(money_paper_format_t) == 4 && (money_paper_format_t)-1 < 0);
ASSERT_LAYOUT(money_payment_provider_t_integer, sizeof(money_payment_provider_t) == 4 && (money_payment_provider_t)-1 < 0);
ASSERT_LAYOUT(money_payment_code_format_t_integer, sizeof(money_payment_code_format_t) == 4 && (money_payment_code_format_t)-1 < 0);
ASSERT_LAYOUT(money_payment_reference_kind_t_integer, sizeof(money_payment_reference_kind_t) == 4 && (money_payment_reference_kind_t)-1 < 0);
ASSERT_LAYOUT(money_day_count_t_integer, sizeof(money_day_count_t) == 4 && (money_day_count_t)-1 < 0);
ASSERT_LAYOUT(money_xirr_outcome_t_integer, sizeof(money_xirr_outcome_t) == 4 && (money_xirr_outcome_t)-1 < 0);
ASSERT_LAYOUT(money_xirr_reason_t_integer, sizeof(money_xirr_reason_t) == 4 && (money_xirr_reason_t)-1 < 0);
ASSERT_LAYOUT(money_period_unit_t_integer, sizeof(money_period_unit_t) == 4 && (money_period_unit_t)-1 < 0);
ASSERT_LAYOUT(money_loan_kind_t_integer, sizeof(money_loan_kind_t) == 4 && (money_loan_kind_t)-1 < 0);
ASSERT_LAYOUT(money_loan_event_kind_t_integer, sizeof(money_loan_event_kind_t) == 4 && (money_loan_event_kind_t)-1 < 0);
ASSERT_LAYOUT(money_apr_rule_t_integer, sizeof(money_apr_rule_t) == 4 && (money_apr_rule_t)-1 < 0);
ASSERT_LAYOUT(money_payment_time_t_integer, sizeof(money_payment_time_t) == 4 && (money_payment_time_t)-1 < 0);
ASSERT_LAYOUT(money_flow_time_t_integer, sizeof(money_flow_time_t) == 4 && (money_flow_time_t)-1 < 0);
ASSERT_LAYOUT(money_sample_t_integer, sizeof(money_sample_t) == 4 && (money_sample_t)-1 < 0);
ASSERT_LAYOUT(money_track_figures_t_integer, sizeof(money_track_figures_t) == 4 && (money_track_figures_t)-1 > 0);
ASSERT_LAYOUT(money_window_t_integer, sizeof(money_window_t) == 4 && (money_window_t)-1 < 0);
ASSERT_LAYOUT(money_action_t_integer, sizeof(money_action_t) == 4 && (money_action_t)-1 < 0);
ASSERT_LAYOUT(money_lot_method_t_integer, sizeof(money_lot_method_t) == 4 && (money_lot_method_t)-1 < 0);
ASSERT_LAYOUT(money_short_sale_policy_t_integer, sizeof(money_short_sale_policy_t) == 4 && (money_short_sale_policy_t)-1 < 0);
ASSERT_LAYOUT(money_fee_policy_t_integer, sizeof(money_fee_policy_t) == 4 && (money_fee_policy_t)-1 < 0);
ASSERT_LAYOUT(money_capital_policy_t_integer, sizeof(money_capital_policy_t) == 4 && (money_capital_policy_t)-1 < 0);
ASSERT_LAYOUT(money_import_format_t_integer, sizeof(money_import_format_t) == 4 && (money_import_format_t)-1 < 0);
ASSERT_LAYOUT(money_date_order_t_integer, sizeof(money_date_order_t) == 4 && (money_date_order_t)-1 < 0);
ASSERT_LAYOUT(money_import_outcome_t_integer, sizeof(money_import_outcome_t) == 4 && (money_import_outcome_t)-1 < 0);
ASSERT_LAYOUT(money_price_state_t_integer, sizeof(money_price_state_t) == 4 && (money_price_state_t)-1 < 0);
ASSERT_LAYOUT(money_percentages_t_integer, sizeof(money_percentages_t) == 4 && (money_percentages_t)-1 > 0);
ASSERT_LAYOUT(money_disposal_rule_t_integer, sizeof(money_disposal_rule_t) == 4 && (money_disposal_rule_t)-1 < 0);
ASSERT_LAYOUT(money_tax_report_format_t_integer, sizeof(money_tax_report_format_t) == 4 && (money_tax_report_format_t)-1 < 0);
ASSERT_LAYOUT(money_provider_t_integer, sizeof(money_provider_t) == 4 && (money_provider_t)-1 < 0);
ASSERT_LAYOUT(money_jump_policy_t_integer, sizeof(money_jump_policy_t) == 4 && (money_jump_policy_t)-1 < 0);
ASSERT_LAYOUT(money_transport_failure_t_integer, sizeof(money_transport_failure_t) == 4 && (money_transport_failure_t)-1 < 0);
ASSERT_LAYOUT(money_feed_state_t_integer, sizeof(money_feed_state_t) == 4 && (money_feed_state_t)-1 < 0);
ASSERT_LAYOUT(money_feed_flags_t_integer, sizeof(money_feed_flags_t) == 4 && (money_feed_flags_t)-1 > 0);
ASSERT_LAYOUT(money_operation_t_integer, sizeof(money_operation_t) == 4 && (money_operation_t)-1 < 0);
ASSERT_LAYOUT(money_store_kind_t_integer, sizeof(money_store_kind_t) == 4 && (money_store_kind_t)-1 < 0);
ASSERT_LAYOUT(money_calculator_key_t_integer, sizeof(money_calculator_key_t) == 4 && (money_calculator_key_t)-1 < 0);
ASSERT_LAYOUT(money_calculator_alert_t_integer, sizeof(money_calculator_alert_t) == 4 && (money_calculator_alert_t)-1 < 0);
ASSERT_LAYOUT(money_calculator_state_t_integer, sizeof(money_calculator_state_t) == 4 && (money_calculator_state_t)-1 < 0);
ASSERT_LAYOUT(money_converter_state_t_integer, sizeof(money_converter_state_t) == 4 && (money_converter_state_t)-1 < 0);
ASSERT_LAYOUT(money_input_state_t_integer, sizeof(money_input_state_t) == 4 && (money_input_state_t)-1 < 0);
ASSERT_LAYOUT(money_origin_t_integer, sizeof(money_origin_t) == 4 && (money_origin_t)-1 < 0);
ASSERT_LAYOUT(money_currency_list_sort_t_integer, sizeof(money_currency_list_sort_t) == 4 && (money_currency_list_sort_t)-1 < 0);
ASSERT_LAYOUT(money_currency_list_state_t_integer, sizeof(money_currency_list_state_t) == 4 && (money_currency_list_state_t)-1 < 0);
ASSERT_LAYOUT(money_portfolio_view_state_t_integer, sizeof(money_portfolio_view_state_t) == 4 && (money_portfolio_view_state_t)-1 < 0);
ASSERT_LAYOUT(money_order_field_t_integer, sizeof(money_order_field_t) == 4 && (money_order_field_t)-1 < 0);
ASSERT_LAYOUT(money_field_state_t_integer, sizeof(money_field_state_t) == 4 && (money_field_state_t)-1 < 0);
ASSERT_LAYOUT(money_ticker_rule_t_integer, sizeof(money_ticker_rule_t) == 4 && (money_ticker_rule_t)-1 < 0);

ASSERT_SIZE(money_error_t, 256);
ASSERT_FIELD(money_error_t, status, 0, 4);
ASSERT_FIELD(money_error_t, cause, 4, 4);
ASSERT_FIELD(money_error_t, position, 8, 8);
ASSERT_FIELD(money_error_t, text, 16, 240);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_progress_t, 64);
ASSERT_FIELD(money_progress_t, struct_size, 0, 4);
ASSERT_FIELD(money_progress_t, cancel, 4, 4);
ASSERT_FIELD(money_progress_t, done, 8, 8);
ASSERT_FIELD(money_progress_t, total, 16, 8);
ASSERT_FIELD(money_progress_t, callback, 24, 8);
ASSERT_FIELD(money_progress_t, user_data, 32, 8);
ASSERT_FIELD(money_progress_t, reserved, 40, 24);
#else
ASSERT_SIZE(money_progress_t, 56);
ASSERT_FIELD(money_progress_t, struct_size, 0, 4);
ASSERT_FIELD(money_progress_t, cancel, 4, 4);
ASSERT_FIELD(money_progress_t, done, 8, 8);
ASSERT_FIELD(money_progress_t, total, 16, 8);
ASSERT_FIELD(money_progress_t, callback, 24, 4);
ASSERT_FIELD(money_progress_t, user_data, 28, 4);
ASSERT_FIELD(money_progress_t, reserved, 32, 24);
#endif

ASSERT_SIZE(money_decimal_t, 24);
ASSERT_FIELD(money_decimal_t, lo, 0, 8);
ASSERT_FIELD(money_decimal_t, hi, 8, 8);
ASSERT_FIELD(money_decimal_t, scale, 16, 4);
ASSERT_FIELD(money_decimal_t, reserved, 20, 4);

ASSERT_SIZE(money_ratio_t, 136);
ASSERT_FIELD(money_ratio_t, numerator, 0, 64);
ASSERT_FIELD(money_ratio_t, denominator, 64, 64);
ASSERT_FIELD(money_ratio_t, sign, 128, 4);
ASSERT_FIELD(money_ratio_t, reserved, 132, 4);

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

ASSERT_SIZE(money_cash_rule_t, 80);
ASSERT_FIELD(money_cash_rule_t, currency, 0, 12);
ASSERT_FIELD(money_cash_rule_t, country, 12, 4);
ASSERT_FIELD(money_cash_rule_t, rounding, 16, 4);
ASSERT_FIELD(money_cash_rule_t, small_amounts, 20, 4);
ASSERT_FIELD(money_cash_rule_t, since, 24, 4);
ASSERT_FIELD(money_cash_rule_t, until, 28, 4);
ASSERT_FIELD(money_cash_rule_t, step, 32, 24);
ASSERT_FIELD(money_cash_rule_t, small, 56, 24);

ASSERT_SIZE(money_t, 32);
ASSERT_FIELD(money_t, lo, 0, 8);
ASSERT_FIELD(money_t, hi, 8, 8);
ASSERT_FIELD(money_t, scale, 16, 4);
ASSERT_FIELD(money_t, currency, 20, 12);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_allocate_options_t, 48);
ASSERT_FIELD(money_allocate_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_allocate_options_t, method, 4, 4);
ASSERT_FIELD(money_allocate_options_t, digits, 8, 4);
ASSERT_FIELD(money_allocate_options_t, reserved, 12, 4);
ASSERT_FIELD(money_allocate_options_t, registry, 16, 8);
ASSERT_FIELD(money_allocate_options_t, step, 24, 24);
#else
ASSERT_SIZE(money_allocate_options_t, 48);
ASSERT_FIELD(money_allocate_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_allocate_options_t, method, 4, 4);
ASSERT_FIELD(money_allocate_options_t, digits, 8, 4);
ASSERT_FIELD(money_allocate_options_t, reserved, 12, 4);
ASSERT_FIELD(money_allocate_options_t, registry, 16, 4);
ASSERT_FIELD(money_allocate_options_t, step, 24, 24);
#endif

ASSERT_SIZE(money_explanation_node_t, 848);
ASSERT_FIELD(money_explanation_node_t, name, 0, 64);
ASSERT_FIELD(money_explanation_node_t, rule, 64, 96);
ASSERT_FIELD(money_explanation_node_t, text, 160, 256);
ASSERT_FIELD(money_explanation_node_t, currency, 416, 12);
ASSERT_FIELD(money_explanation_node_t, kind, 428, 4);
ASSERT_FIELD(money_explanation_node_t, flags, 432, 4);
ASSERT_FIELD(money_explanation_node_t, depth, 436, 4);
ASSERT_FIELD(money_explanation_node_t, parent, 440, 8);
ASSERT_FIELD(money_explanation_node_t, target, 448, 8);
ASSERT_FIELD(money_explanation_node_t, amount, 456, 32);
ASSERT_FIELD(money_explanation_node_t, number, 488, 24);
ASSERT_FIELD(money_explanation_node_t, exact, 512, 136);
ASSERT_FIELD(money_explanation_node_t, moved, 648, 136);
ASSERT_FIELD(money_explanation_node_t, rounding, 784, 4);
ASSERT_FIELD(money_explanation_node_t, digits, 788, 4);
ASSERT_FIELD(money_explanation_node_t, step, 792, 24);
ASSERT_FIELD(money_explanation_node_t, quantity, 816, 24);
ASSERT_FIELD(money_explanation_node_t, units, 840, 4);
ASSERT_FIELD(money_explanation_node_t, reserved, 844, 4);

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

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_convert_options_t, 48);
ASSERT_FIELD(money_convert_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_convert_options_t, date, 4, 4);
ASSERT_FIELD(money_convert_options_t, max_gap, 8, 4);
ASSERT_FIELD(money_convert_options_t, digits, 12, 4);
ASSERT_FIELD(money_convert_options_t, rounding, 16, 4);
ASSERT_FIELD(money_convert_options_t, stale, 20, 4);
ASSERT_FIELD(money_convert_options_t, registry, 24, 8);
ASSERT_FIELD(money_convert_options_t, now, 32, 8);
ASSERT_FIELD(money_convert_options_t, fresh_for, 40, 8);
#else
ASSERT_SIZE(money_convert_options_t, 48);
ASSERT_FIELD(money_convert_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_convert_options_t, date, 4, 4);
ASSERT_FIELD(money_convert_options_t, max_gap, 8, 4);
ASSERT_FIELD(money_convert_options_t, digits, 12, 4);
ASSERT_FIELD(money_convert_options_t, rounding, 16, 4);
ASSERT_FIELD(money_convert_options_t, stale, 20, 4);
ASSERT_FIELD(money_convert_options_t, registry, 24, 4);
ASSERT_FIELD(money_convert_options_t, now, 32, 8);
ASSERT_FIELD(money_convert_options_t, fresh_for, 40, 8);
#endif

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

ASSERT_SIZE(money_currency_pair_t, 24);
ASSERT_FIELD(money_currency_pair_t, from, 0, 12);
ASSERT_FIELD(money_currency_pair_t, to, 12, 12);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_column_t, 64);
ASSERT_FIELD(money_column_t, values, 0, 8);
ASSERT_FIELD(money_column_t, length, 8, 8);
ASSERT_FIELD(money_column_t, stride, 16, 8);
ASSERT_FIELD(money_column_t, validity, 24, 8);
ASSERT_FIELD(money_column_t, validity_size, 32, 8);
ASSERT_FIELD(money_column_t, validity_offset, 40, 8);
ASSERT_FIELD(money_column_t, layout, 48, 4);
ASSERT_FIELD(money_column_t, scale, 52, 4);
ASSERT_FIELD(money_column_t, reserved, 56, 8);
#else
ASSERT_SIZE(money_column_t, 48);
ASSERT_FIELD(money_column_t, values, 0, 4);
ASSERT_FIELD(money_column_t, length, 4, 4);
ASSERT_FIELD(money_column_t, stride, 8, 8);
ASSERT_FIELD(money_column_t, validity, 16, 4);
ASSERT_FIELD(money_column_t, validity_size, 20, 4);
ASSERT_FIELD(money_column_t, validity_offset, 24, 4);
ASSERT_FIELD(money_column_t, layout, 28, 4);
ASSERT_FIELD(money_column_t, scale, 32, 4);
ASSERT_FIELD(money_column_t, reserved, 40, 8);
#endif

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_column_currencies_t, 24);
ASSERT_FIELD(money_column_currencies_t, codes, 0, 8);
ASSERT_FIELD(money_column_currencies_t, count, 8, 8);
ASSERT_FIELD(money_column_currencies_t, indices, 16, 8);
#else
ASSERT_SIZE(money_column_currencies_t, 12);
ASSERT_FIELD(money_column_currencies_t, codes, 0, 4);
ASSERT_FIELD(money_column_currencies_t, count, 4, 4);
ASSERT_FIELD(money_column_currencies_t, indices, 8, 4);
#endif

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_column_options_t, 56);
ASSERT_FIELD(money_column_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_column_options_t, date, 4, 4);
ASSERT_FIELD(money_column_options_t, max_gap, 8, 4);
ASSERT_FIELD(money_column_options_t, digits, 12, 4);
ASSERT_FIELD(money_column_options_t, rounding, 16, 4);
ASSERT_FIELD(money_column_options_t, method, 20, 4);
ASSERT_FIELD(money_column_options_t, threads, 24, 4);
ASSERT_FIELD(money_column_options_t, stale, 28, 4);
ASSERT_FIELD(money_column_options_t, registry, 32, 8);
ASSERT_FIELD(money_column_options_t, now, 40, 8);
ASSERT_FIELD(money_column_options_t, fresh_for, 48, 8);
#else
ASSERT_SIZE(money_column_options_t, 56);
ASSERT_FIELD(money_column_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_column_options_t, date, 4, 4);
ASSERT_FIELD(money_column_options_t, max_gap, 8, 4);
ASSERT_FIELD(money_column_options_t, digits, 12, 4);
ASSERT_FIELD(money_column_options_t, rounding, 16, 4);
ASSERT_FIELD(money_column_options_t, method, 20, 4);
ASSERT_FIELD(money_column_options_t, threads, 24, 4);
ASSERT_FIELD(money_column_options_t, stale, 28, 4);
ASSERT_FIELD(money_column_options_t, registry, 32, 4);
ASSERT_FIELD(money_column_options_t, now, 40, 8);
ASSERT_FIELD(money_column_options_t, fresh_for, 48, 8);
#endif

ASSERT_SIZE(money_column_report_t, 64);
ASSERT_FIELD(money_column_report_t, null_count, 0, 8);
ASSERT_FIELD(money_column_report_t, failed_count, 8, 8);
ASSERT_FIELD(money_column_report_t, first_failed, 16, 8);
ASSERT_FIELD(money_column_report_t, scale, 24, 4);
ASSERT_FIELD(money_column_report_t, flags, 28, 4);
ASSERT_FIELD(money_column_report_t, reserved, 32, 32);

ASSERT_SIZE(money_accumulator_t, 80);
ASSERT_FIELD(money_accumulator_t, word0, 0, 8);
ASSERT_FIELD(money_accumulator_t, word1, 8, 8);
ASSERT_FIELD(money_accumulator_t, word2, 16, 8);
ASSERT_FIELD(money_accumulator_t, word3, 24, 8);
ASSERT_FIELD(money_accumulator_t, word4, 32, 8);
ASSERT_FIELD(money_accumulator_t, count, 40, 8);
ASSERT_FIELD(money_accumulator_t, finest_count, 48, 8);
ASSERT_FIELD(money_accumulator_t, scale, 56, 4);
ASSERT_FIELD(money_accumulator_t, currency, 60, 12);
ASSERT_FIELD(money_accumulator_t, reserved, 72, 8);

ASSERT_SIZE(money_expression_value_t, 64);
ASSERT_FIELD(money_expression_value_t, kind, 0, 4);
ASSERT_FIELD(money_expression_value_t, flags, 4, 4);
ASSERT_FIELD(money_expression_value_t, number, 8, 24);
ASSERT_FIELD(money_expression_value_t, amount, 32, 32);

ASSERT_SIZE(money_expression_info_t, 240);
ASSERT_FIELD(money_expression_info_t, value, 0, 64);
ASSERT_FIELD(money_expression_info_t, exact, 64, 136);
ASSERT_FIELD(money_expression_info_t, conversion_count, 200, 8);
ASSERT_FIELD(money_expression_info_t, reserved, 208, 32);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_locale_options_t, 40);
ASSERT_FIELD(money_locale_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_locale_options_t, style, 4, 4);
ASSERT_FIELD(money_locale_options_t, display, 8, 4);
ASSERT_FIELD(money_locale_options_t, digits, 12, 4);
ASSERT_FIELD(money_locale_options_t, rounding, 16, 4);
ASSERT_FIELD(money_locale_options_t, numerals, 20, 4);
ASSERT_FIELD(money_locale_options_t, registry, 24, 8);
ASSERT_FIELD(money_locale_options_t, locales, 32, 8);
#else
ASSERT_SIZE(money_locale_options_t, 32);
ASSERT_FIELD(money_locale_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_locale_options_t, style, 4, 4);
ASSERT_FIELD(money_locale_options_t, display, 8, 4);
ASSERT_FIELD(money_locale_options_t, digits, 12, 4);
ASSERT_FIELD(money_locale_options_t, rounding, 16, 4);
ASSERT_FIELD(money_locale_options_t, numerals, 20, 4);
ASSERT_FIELD(money_locale_options_t, registry, 24, 4);
ASSERT_FIELD(money_locale_options_t, locales, 28, 4);
#endif

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_format_options_t, 104);
ASSERT_FIELD(money_format_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_format_options_t, sign, 4, 4);
ASSERT_FIELD(money_format_options_t, zeros, 8, 4);
ASSERT_FIELD(money_format_options_t, rounding, 12, 4);
ASSERT_FIELD(money_format_options_t, numerals, 16, 4);
ASSERT_FIELD(money_format_options_t, minimum_fraction, 20, 4);
ASSERT_FIELD(money_format_options_t, maximum_fraction, 24, 4);
ASSERT_FIELD(money_format_options_t, minimum_significant, 28, 4);
ASSERT_FIELD(money_format_options_t, maximum_significant, 32, 4);
ASSERT_FIELD(money_format_options_t, minimum_grouping, 36, 4);
ASSERT_FIELD(money_format_options_t, decimal_separator, 40, 8);
ASSERT_FIELD(money_format_options_t, group_separator, 48, 8);
ASSERT_FIELD(money_format_options_t, minus_sign, 56, 8);
ASSERT_FIELD(money_format_options_t, plus_sign, 64, 8);
ASSERT_FIELD(money_format_options_t, symbol, 72, 8);
ASSERT_FIELD(money_format_options_t, locale, 80, 8);
ASSERT_FIELD(money_format_options_t, registry, 88, 8);
ASSERT_FIELD(money_format_options_t, locales, 96, 8);
#else
ASSERT_SIZE(money_format_options_t, 72);
ASSERT_FIELD(money_format_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_format_options_t, sign, 4, 4);
ASSERT_FIELD(money_format_options_t, zeros, 8, 4);
ASSERT_FIELD(money_format_options_t, rounding, 12, 4);
ASSERT_FIELD(money_format_options_t, numerals, 16, 4);
ASSERT_FIELD(money_format_options_t, minimum_fraction, 20, 4);
ASSERT_FIELD(money_format_options_t, maximum_fraction, 24, 4);
ASSERT_FIELD(money_format_options_t, minimum_significant, 28, 4);
ASSERT_FIELD(money_format_options_t, maximum_significant, 32, 4);
ASSERT_FIELD(money_format_options_t, minimum_grouping, 36, 4);
ASSERT_FIELD(money_format_options_t, decimal_separator, 40, 4);
ASSERT_FIELD(money_format_options_t, group_separator, 44, 4);
ASSERT_FIELD(money_format_options_t, minus_sign, 48, 4);
ASSERT_FIELD(money_format_options_t, plus_sign, 52, 4);
ASSERT_FIELD(money_format_options_t, symbol, 56, 4);
ASSERT_FIELD(money_format_options_t, locale, 60, 4);
ASSERT_FIELD(money_format_options_t, registry, 64, 4);
ASSERT_FIELD(money_format_options_t, locales, 68, 4);
#endif

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_notepad_options_t, 48);
ASSERT_FIELD(money_notepad_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_notepad_options_t, reading, 4, 4);
ASSERT_FIELD(money_notepad_options_t, today, 8, 4);
ASSERT_FIELD(money_notepad_options_t, max_gap, 12, 4);
ASSERT_FIELD(money_notepad_options_t, digits, 16, 4);
ASSERT_FIELD(money_notepad_options_t, rounding, 20, 4);
ASSERT_FIELD(money_notepad_options_t, locale, 24, 8);
ASSERT_FIELD(money_notepad_options_t, home, 32, 8);
ASSERT_FIELD(money_notepad_options_t, registry, 40, 8);
#else
ASSERT_SIZE(money_notepad_options_t, 36);
ASSERT_FIELD(money_notepad_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_notepad_options_t, reading, 4, 4);
ASSERT_FIELD(money_notepad_options_t, today, 8, 4);
ASSERT_FIELD(money_notepad_options_t, max_gap, 12, 4);
ASSERT_FIELD(money_notepad_options_t, digits, 16, 4);
ASSERT_FIELD(money_notepad_options_t, rounding, 20, 4);
ASSERT_FIELD(money_notepad_options_t, locale, 24, 4);
ASSERT_FIELD(money_notepad_options_t, home, 28, 4);
ASSERT_FIELD(money_notepad_options_t, registry, 32, 4);
#endif

ASSERT_SIZE(money_notepad_line_t, 144);
ASSERT_FIELD(money_notepad_line_t, index, 0, 8);
ASSERT_FIELD(money_notepad_line_t, version, 8, 8);
ASSERT_FIELD(money_notepad_line_t, kind, 16, 4);
ASSERT_FIELD(money_notepad_line_t, flags, 20, 4);
ASSERT_FIELD(money_notepad_line_t, number, 24, 24);
ASSERT_FIELD(money_notepad_line_t, amount, 48, 32);
ASSERT_FIELD(money_notepad_line_t, status, 80, 4);
ASSERT_FIELD(money_notepad_line_t, reserved, 84, 4);
ASSERT_FIELD(money_notepad_line_t, position, 88, 8);
ASSERT_FIELD(money_notepad_line_t, amount_count, 96, 8);
ASSERT_FIELD(money_notepad_line_t, conversion_count, 104, 8);
ASSERT_FIELD(money_notepad_line_t, reading_count, 112, 8);
ASSERT_FIELD(money_notepad_line_t, reserved2, 120, 24);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_wallet_note_t, 72);
ASSERT_FIELD(money_wallet_note_t, struct_size, 0, 4);
ASSERT_FIELD(money_wallet_note_t, date, 4, 4);
ASSERT_FIELD(money_wallet_note_t, label, 8, 8);
ASSERT_FIELD(money_wallet_note_t, kind, 16, 4);
ASSERT_FIELD(money_wallet_note_t, effective, 20, 4);
ASSERT_FIELD(money_wallet_note_t, counterpart, 24, 8);
ASSERT_FIELD(money_wallet_note_t, external_id, 32, 8);
ASSERT_FIELD(money_wallet_note_t, cost, 40, 32);
#else
ASSERT_SIZE(money_wallet_note_t, 64);
ASSERT_FIELD(money_wallet_note_t, struct_size, 0, 4);
ASSERT_FIELD(money_wallet_note_t, date, 4, 4);
ASSERT_FIELD(money_wallet_note_t, label, 8, 4);
ASSERT_FIELD(money_wallet_note_t, kind, 12, 4);
ASSERT_FIELD(money_wallet_note_t, effective, 16, 4);
ASSERT_FIELD(money_wallet_note_t, counterpart, 20, 4);
ASSERT_FIELD(money_wallet_note_t, external_id, 24, 4);
ASSERT_FIELD(money_wallet_note_t, cost, 32, 32);
#endif

ASSERT_SIZE(money_wallet_entry_t, 128);
ASSERT_FIELD(money_wallet_entry_t, id, 0, 8);
ASSERT_FIELD(money_wallet_entry_t, amount, 8, 32);
ASSERT_FIELD(money_wallet_entry_t, date, 40, 4);
ASSERT_FIELD(money_wallet_entry_t, kind, 44, 4);
ASSERT_FIELD(money_wallet_entry_t, label, 48, 80);

ASSERT_SIZE(money_wallet_details_t, 208);
ASSERT_FIELD(money_wallet_details_t, id, 0, 8);
ASSERT_FIELD(money_wallet_details_t, cost, 8, 32);
ASSERT_FIELD(money_wallet_details_t, effective, 40, 4);
ASSERT_FIELD(money_wallet_details_t, kind, 44, 4);
ASSERT_FIELD(money_wallet_details_t, counterpart, 48, 80);
ASSERT_FIELD(money_wallet_details_t, external_id, 128, 80);

ASSERT_SIZE(money_wallet_balance_t, 128);
ASSERT_FIELD(money_wallet_balance_t, posted, 0, 32);
ASSERT_FIELD(money_wallet_balance_t, held, 32, 32);
ASSERT_FIELD(money_wallet_balance_t, pending, 64, 32);
ASSERT_FIELD(money_wallet_balance_t, available, 96, 32);

ASSERT_SIZE(money_wallet_total_details_t, 72);
ASSERT_FIELD(money_wallet_total_details_t, total_of_rounded, 0, 32);
ASSERT_FIELD(money_wallet_total_details_t, difference, 32, 32);
ASSERT_FIELD(money_wallet_total_details_t, flags, 64, 4);
ASSERT_FIELD(money_wallet_total_details_t, reserved, 68, 4);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_transfer_leg_t, 56);
ASSERT_FIELD(money_transfer_leg_t, struct_size, 0, 4);
ASSERT_FIELD(money_transfer_leg_t, reserved, 4, 4);
ASSERT_FIELD(money_transfer_leg_t, source, 8, 8);
ASSERT_FIELD(money_transfer_leg_t, target, 16, 8);
ASSERT_FIELD(money_transfer_leg_t, amount, 24, 32);
#else
ASSERT_SIZE(money_transfer_leg_t, 48);
ASSERT_FIELD(money_transfer_leg_t, struct_size, 0, 4);
ASSERT_FIELD(money_transfer_leg_t, reserved, 4, 4);
ASSERT_FIELD(money_transfer_leg_t, source, 8, 4);
ASSERT_FIELD(money_transfer_leg_t, target, 12, 4);
ASSERT_FIELD(money_transfer_leg_t, amount, 16, 32);
#endif

ASSERT_SIZE(money_exchange_leg_t, 48);
ASSERT_FIELD(money_exchange_leg_t, struct_size, 0, 4);
ASSERT_FIELD(money_exchange_leg_t, receive, 4, 12);
ASSERT_FIELD(money_exchange_leg_t, give, 16, 32);

ASSERT_SIZE(money_wallet_statement_row_t, 192);
ASSERT_FIELD(money_wallet_statement_row_t, kind, 0, 4);
ASSERT_FIELD(money_wallet_statement_row_t, date, 4, 4);
ASSERT_FIELD(money_wallet_statement_row_t, id, 8, 8);
ASSERT_FIELD(money_wallet_statement_row_t, amount, 16, 32);
ASSERT_FIELD(money_wallet_statement_row_t, text, 48, 64);
ASSERT_FIELD(money_wallet_statement_row_t, label, 112, 80);

ASSERT_SIZE(money_account_statement_info_t, 160);
ASSERT_FIELD(money_account_statement_info_t, currency, 0, 12);
ASSERT_FIELD(money_account_statement_info_t, start, 12, 4);
ASSERT_FIELD(money_account_statement_info_t, end, 16, 4);
ASSERT_FIELD(money_account_statement_info_t, reserved, 20, 4);
ASSERT_FIELD(money_account_statement_info_t, row_count, 24, 8);
ASSERT_FIELD(money_account_statement_info_t, opening, 32, 32);
ASSERT_FIELD(money_account_statement_info_t, inflow, 64, 32);
ASSERT_FIELD(money_account_statement_info_t, outflow, 96, 32);
ASSERT_FIELD(money_account_statement_info_t, closing, 128, 32);

ASSERT_SIZE(money_account_turnover_t, 80);
ASSERT_FIELD(money_account_turnover_t, kind, 0, 4);
ASSERT_FIELD(money_account_turnover_t, reserved, 4, 4);
ASSERT_FIELD(money_account_turnover_t, count, 8, 8);
ASSERT_FIELD(money_account_turnover_t, inflow, 16, 32);
ASSERT_FIELD(money_account_turnover_t, outflow, 48, 32);

ASSERT_SIZE(money_account_row_t, 328);
ASSERT_FIELD(money_account_row_t, id, 0, 8);
ASSERT_FIELD(money_account_row_t, amount, 8, 32);
ASSERT_FIELD(money_account_row_t, balance, 40, 32);
ASSERT_FIELD(money_account_row_t, date, 72, 4);
ASSERT_FIELD(money_account_row_t, effective, 76, 4);
ASSERT_FIELD(money_account_row_t, kind, 80, 4);
ASSERT_FIELD(money_account_row_t, reserved, 84, 4);
ASSERT_FIELD(money_account_row_t, label, 88, 80);
ASSERT_FIELD(money_account_row_t, counterpart, 168, 80);
ASSERT_FIELD(money_account_row_t, external_id, 248, 80);

ASSERT_SIZE(money_wallet_change_t, 416);
ASSERT_FIELD(money_wallet_change_t, id, 0, 8);
ASSERT_FIELD(money_wallet_change_t, at, 8, 8);
ASSERT_FIELD(money_wallet_change_t, amount, 16, 32);
ASSERT_FIELD(money_wallet_change_t, cost, 48, 32);
ASSERT_FIELD(money_wallet_change_t, date, 80, 4);
ASSERT_FIELD(money_wallet_change_t, effective, 84, 4);
ASSERT_FIELD(money_wallet_change_t, kind, 88, 4);
ASSERT_FIELD(money_wallet_change_t, change, 92, 4);
ASSERT_FIELD(money_wallet_change_t, label, 96, 80);
ASSERT_FIELD(money_wallet_change_t, counterpart, 176, 80);
ASSERT_FIELD(money_wallet_change_t, external_id, 256, 80);
ASSERT_FIELD(money_wallet_change_t, reason, 336, 80);

ASSERT_SIZE(money_cash_lots_info_t, 128);
ASSERT_FIELD(money_cash_lots_info_t, currency, 0, 12);
ASSERT_FIELD(money_cash_lots_info_t, reporting, 12, 12);
ASSERT_FIELD(money_cash_lots_info_t, method, 24, 4);
ASSERT_FIELD(money_cash_lots_info_t, reserved, 28, 4);
ASSERT_FIELD(money_cash_lots_info_t, amount, 32, 32);
ASSERT_FIELD(money_cash_lots_info_t, cost, 64, 32);
ASSERT_FIELD(money_cash_lots_info_t, realised, 96, 32);

ASSERT_SIZE(money_cash_lot_t, 80);
ASSERT_FIELD(money_cash_lot_t, entry, 0, 8);
ASSERT_FIELD(money_cash_lot_t, opened, 8, 4);
ASSERT_FIELD(money_cash_lot_t, reserved, 12, 4);
ASSERT_FIELD(money_cash_lot_t, amount, 16, 32);
ASSERT_FIELD(money_cash_lot_t, cost, 48, 32);

ASSERT_SIZE(money_cash_disposal_t, 144);
ASSERT_FIELD(money_cash_disposal_t, entry, 0, 8);
ASSERT_FIELD(money_cash_disposal_t, date, 8, 4);
ASSERT_FIELD(money_cash_disposal_t, reserved, 12, 4);
ASSERT_FIELD(money_cash_disposal_t, amount, 16, 32);
ASSERT_FIELD(money_cash_disposal_t, cost, 48, 32);
ASSERT_FIELD(money_cash_disposal_t, proceeds, 80, 32);
ASSERT_FIELD(money_cash_disposal_t, gain, 112, 32);

ASSERT_SIZE(money_bank_statements_info_t, 240);
ASSERT_FIELD(money_bank_statements_info_t, message, 0, 4);
ASSERT_FIELD(money_bank_statements_info_t, version, 4, 4);
ASSERT_FIELD(money_bank_statements_info_t, id, 8, 144);
ASSERT_FIELD(money_bank_statements_info_t, created, 152, 40);
ASSERT_FIELD(money_bank_statements_info_t, statement_count, 192, 8);
ASSERT_FIELD(money_bank_statements_info_t, balance_count, 200, 8);
ASSERT_FIELD(money_bank_statements_info_t, entry_count, 208, 8);
ASSERT_FIELD(money_bank_statements_info_t, transaction_count, 216, 8);
ASSERT_FIELD(money_bank_statements_info_t, charge_count, 224, 8);
ASSERT_FIELD(money_bank_statements_info_t, finding_count, 232, 8);

ASSERT_SIZE(money_bank_statement_t, 448);
ASSERT_FIELD(money_bank_statement_t, id, 0, 144);
ASSERT_FIELD(money_bank_statement_t, account, 144, 144);
ASSERT_FIELD(money_bank_statement_t, sequence, 288, 40);
ASSERT_FIELD(money_bank_statement_t, created, 328, 40);
ASSERT_FIELD(money_bank_statement_t, currency, 368, 12);
ASSERT_FIELD(money_bank_statement_t, is_iban, 380, 4);
ASSERT_FIELD(money_bank_statement_t, from, 384, 4);
ASSERT_FIELD(money_bank_statement_t, to, 388, 4);
ASSERT_FIELD(money_bank_statement_t, check, 392, 4);
ASSERT_FIELD(money_bank_statement_t, reserved, 396, 4);
ASSERT_FIELD(money_bank_statement_t, first_balance, 400, 8);
ASSERT_FIELD(money_bank_statement_t, balance_count, 408, 8);
ASSERT_FIELD(money_bank_statement_t, first_entry, 416, 8);
ASSERT_FIELD(money_bank_statement_t, entry_count, 424, 8);
ASSERT_FIELD(money_bank_statement_t, first_finding, 432, 8);
ASSERT_FIELD(money_bank_statement_t, finding_count, 440, 8);

ASSERT_SIZE(money_bank_balance_t, 192);
ASSERT_FIELD(money_bank_balance_t, statement, 0, 8);
ASSERT_FIELD(money_bank_balance_t, amount, 8, 32);
ASSERT_FIELD(money_bank_balance_t, date, 40, 4);
ASSERT_FIELD(money_bank_balance_t, reserved, 44, 4);
ASSERT_FIELD(money_bank_balance_t, type, 48, 144);

ASSERT_SIZE(money_bank_exchange_t, 128);
ASSERT_FIELD(money_bank_exchange_t, instructed, 0, 32);
ASSERT_FIELD(money_bank_exchange_t, transaction, 32, 32);
ASSERT_FIELD(money_bank_exchange_t, rate, 64, 24);
ASSERT_FIELD(money_bank_exchange_t, source, 88, 12);
ASSERT_FIELD(money_bank_exchange_t, target, 100, 12);
ASSERT_FIELD(money_bank_exchange_t, unit, 112, 12);
ASSERT_FIELD(money_bank_exchange_t, reserved, 124, 4);

ASSERT_SIZE(money_bank_entry_t, 680);
ASSERT_FIELD(money_bank_entry_t, statement, 0, 8);
ASSERT_FIELD(money_bank_entry_t, amount, 8, 32);
ASSERT_FIELD(money_bank_entry_t, status, 40, 4);
ASSERT_FIELD(money_bank_entry_t, is_debit, 44, 4);
ASSERT_FIELD(money_bank_entry_t, is_reversal, 48, 4);
ASSERT_FIELD(money_bank_entry_t, booking_date, 52, 4);
ASSERT_FIELD(money_bank_entry_t, value_date, 56, 4);
ASSERT_FIELD(money_bank_entry_t, domain, 60, 8);
ASSERT_FIELD(money_bank_entry_t, family, 68, 8);
ASSERT_FIELD(money_bank_entry_t, subfamily, 76, 8);
ASSERT_FIELD(money_bank_entry_t, reserved, 84, 4);
ASSERT_FIELD(money_bank_entry_t, code, 88, 144);
ASSERT_FIELD(money_bank_entry_t, reference, 232, 144);
ASSERT_FIELD(money_bank_entry_t, servicer_reference, 376, 144);
ASSERT_FIELD(money_bank_entry_t, exchange, 520, 128);
ASSERT_FIELD(money_bank_entry_t, first_transaction, 648, 8);
ASSERT_FIELD(money_bank_entry_t, transaction_count, 656, 8);
ASSERT_FIELD(money_bank_entry_t, first_charge, 664, 8);
ASSERT_FIELD(money_bank_entry_t, charge_count, 672, 8);

ASSERT_SIZE(money_bank_transaction_t, 1200);
ASSERT_FIELD(money_bank_transaction_t, entry, 0, 8);
ASSERT_FIELD(money_bank_transaction_t, amount, 8, 32);
ASSERT_FIELD(money_bank_transaction_t, is_iban, 40, 4);
ASSERT_FIELD(money_bank_transaction_t, reserved, 44, 4);
ASSERT_FIELD(money_bank_transaction_t, account, 48, 144);
ASSERT_FIELD(money_bank_transaction_t, end_to_end_id, 192, 144);
ASSERT_FIELD(money_bank_transaction_t, transaction_id, 336, 144);
ASSERT_FIELD(money_bank_transaction_t, mandate_id, 480, 144);
ASSERT_FIELD(money_bank_transaction_t, servicer_reference, 624, 144);
ASSERT_FIELD(money_bank_transaction_t, creditor_reference, 768, 144);
ASSERT_FIELD(money_bank_transaction_t, purpose, 912, 144);
ASSERT_FIELD(money_bank_transaction_t, exchange, 1056, 128);
ASSERT_FIELD(money_bank_transaction_t, first_charge, 1184, 8);
ASSERT_FIELD(money_bank_transaction_t, charge_count, 1192, 8);

ASSERT_SIZE(money_bank_charge_t, 200);
ASSERT_FIELD(money_bank_charge_t, entry, 0, 8);
ASSERT_FIELD(money_bank_charge_t, transaction, 8, 8);
ASSERT_FIELD(money_bank_charge_t, amount, 16, 32);
ASSERT_FIELD(money_bank_charge_t, direction, 48, 4);
ASSERT_FIELD(money_bank_charge_t, inclusion, 52, 4);
ASSERT_FIELD(money_bank_charge_t, type, 56, 144);

ASSERT_SIZE(money_bank_finding_t, 96);
ASSERT_FIELD(money_bank_finding_t, statement, 0, 8);
ASSERT_FIELD(money_bank_finding_t, entry, 8, 8);
ASSERT_FIELD(money_bank_finding_t, line, 16, 8);
ASSERT_FIELD(money_bank_finding_t, column, 24, 8);
ASSERT_FIELD(money_bank_finding_t, stated, 32, 24);
ASSERT_FIELD(money_bank_finding_t, computed, 56, 24);
ASSERT_FIELD(money_bank_finding_t, currency, 80, 12);
ASSERT_FIELD(money_bank_finding_t, kind, 92, 4);

ASSERT_SIZE(money_bank_import_t, 24);
ASSERT_FIELD(money_bank_import_t, added, 0, 8);
ASSERT_FIELD(money_bank_import_t, present, 8, 8);
ASSERT_FIELD(money_bank_import_t, unbooked, 16, 8);

ASSERT_SIZE(money_ledger_info_t, 40);
ASSERT_FIELD(money_ledger_info_t, base, 0, 12);
ASSERT_FIELD(money_ledger_info_t, closed, 12, 4);
ASSERT_FIELD(money_ledger_info_t, account_count, 16, 8);
ASSERT_FIELD(money_ledger_info_t, transaction_count, 24, 8);
ASSERT_FIELD(money_ledger_info_t, posting_count, 32, 8);

ASSERT_SIZE(money_ledger_account_t, 148);
ASSERT_FIELD(money_ledger_account_t, kind, 0, 4);
ASSERT_FIELD(money_ledger_account_t, is_group, 4, 4);
ASSERT_FIELD(money_ledger_account_t, currency, 8, 12);
ASSERT_FIELD(money_ledger_account_t, name, 20, 128);

ASSERT_SIZE(money_ledger_transaction_t, 304);
ASSERT_FIELD(money_ledger_transaction_t, id, 0, 8);
ASSERT_FIELD(money_ledger_transaction_t, reverses, 8, 8);
ASSERT_FIELD(money_ledger_transaction_t, reversed_by, 16, 8);
ASSERT_FIELD(money_ledger_transaction_t, first_posting, 24, 8);
ASSERT_FIELD(money_ledger_transaction_t, posting_count, 32, 8);
ASSERT_FIELD(money_ledger_transaction_t, date, 40, 4);
ASSERT_FIELD(money_ledger_transaction_t, kind, 44, 4);
ASSERT_FIELD(money_ledger_transaction_t, description, 48, 256);

ASSERT_SIZE(money_ledger_posting_t, 168);
ASSERT_FIELD(money_ledger_posting_t, transaction, 0, 8);
ASSERT_FIELD(money_ledger_posting_t, amount, 8, 32);
ASSERT_FIELD(money_ledger_posting_t, account, 40, 128);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_posting_t, 48);
ASSERT_FIELD(money_posting_t, struct_size, 0, 4);
ASSERT_FIELD(money_posting_t, reserved, 4, 4);
ASSERT_FIELD(money_posting_t, account, 8, 8);
ASSERT_FIELD(money_posting_t, amount, 16, 32);
#else
ASSERT_SIZE(money_posting_t, 48);
ASSERT_FIELD(money_posting_t, struct_size, 0, 4);
ASSERT_FIELD(money_posting_t, reserved, 4, 4);
ASSERT_FIELD(money_posting_t, account, 8, 4);
ASSERT_FIELD(money_posting_t, amount, 16, 32);
#endif

ASSERT_SIZE(money_ledger_statement_row_t, 344);
ASSERT_FIELD(money_ledger_statement_row_t, id, 0, 8);
ASSERT_FIELD(money_ledger_statement_row_t, transaction, 8, 8);
ASSERT_FIELD(money_ledger_statement_row_t, amount, 16, 32);
ASSERT_FIELD(money_ledger_statement_row_t, balance, 48, 32);
ASSERT_FIELD(money_ledger_statement_row_t, date, 80, 4);
ASSERT_FIELD(money_ledger_statement_row_t, reserved, 84, 4);
ASSERT_FIELD(money_ledger_statement_row_t, description, 88, 256);

ASSERT_SIZE(money_ledger_row_t, 176);
ASSERT_FIELD(money_ledger_row_t, kind, 0, 4);
ASSERT_FIELD(money_ledger_row_t, account_kind, 4, 4);
ASSERT_FIELD(money_ledger_row_t, depth, 8, 4);
ASSERT_FIELD(money_ledger_row_t, reserved, 12, 4);
ASSERT_FIELD(money_ledger_row_t, amount, 16, 32);
ASSERT_FIELD(money_ledger_row_t, account, 48, 128);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_exchange_terms_t, 104);
ASSERT_FIELD(money_exchange_terms_t, struct_size, 0, 4);
ASSERT_FIELD(money_exchange_terms_t, is_inverse, 4, 4);
ASSERT_FIELD(money_exchange_terms_t, rate, 8, 24);
ASSERT_FIELD(money_exchange_terms_t, receive, 32, 32);
ASSERT_FIELD(money_exchange_terms_t, fee, 64, 32);
ASSERT_FIELD(money_exchange_terms_t, id, 96, 8);
#else
ASSERT_SIZE(money_exchange_terms_t, 104);
ASSERT_FIELD(money_exchange_terms_t, struct_size, 0, 4);
ASSERT_FIELD(money_exchange_terms_t, is_inverse, 4, 4);
ASSERT_FIELD(money_exchange_terms_t, rate, 8, 24);
ASSERT_FIELD(money_exchange_terms_t, receive, 32, 32);
ASSERT_FIELD(money_exchange_terms_t, fee, 64, 32);
ASSERT_FIELD(money_exchange_terms_t, id, 96, 4);
#endif

ASSERT_SIZE(money_exchange_t, 1392);
ASSERT_FIELD(money_exchange_t, give, 0, 32);
ASSERT_FIELD(money_exchange_t, receive, 32, 32);
ASSERT_FIELD(money_exchange_t, fee, 64, 32);
ASSERT_FIELD(money_exchange_t, market_value, 96, 32);
ASSERT_FIELD(money_exchange_t, margin, 128, 32);
ASSERT_FIELD(money_exchange_t, rate, 160, 136);
ASSERT_FIELD(money_exchange_t, remainder, 296, 136);
ASSERT_FIELD(money_exchange_t, market, 432, 848);
ASSERT_FIELD(money_exchange_t, give_entry, 1280, 8);
ASSERT_FIELD(money_exchange_t, receive_entry, 1288, 8);
ASSERT_FIELD(money_exchange_t, fee_entry, 1296, 8);
ASSERT_FIELD(money_exchange_t, valid_until, 1304, 8);
ASSERT_FIELD(money_exchange_t, id, 1312, 80);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_exchange_accounts_t, 48);
ASSERT_FIELD(money_exchange_accounts_t, struct_size, 0, 4);
ASSERT_FIELD(money_exchange_accounts_t, digits, 4, 4);
ASSERT_FIELD(money_exchange_accounts_t, give, 8, 8);
ASSERT_FIELD(money_exchange_accounts_t, receive, 16, 8);
ASSERT_FIELD(money_exchange_accounts_t, exchange, 24, 8);
ASSERT_FIELD(money_exchange_accounts_t, remainder, 32, 8);
ASSERT_FIELD(money_exchange_accounts_t, fee, 40, 8);
#else
ASSERT_SIZE(money_exchange_accounts_t, 28);
ASSERT_FIELD(money_exchange_accounts_t, struct_size, 0, 4);
ASSERT_FIELD(money_exchange_accounts_t, digits, 4, 4);
ASSERT_FIELD(money_exchange_accounts_t, give, 8, 4);
ASSERT_FIELD(money_exchange_accounts_t, receive, 12, 4);
ASSERT_FIELD(money_exchange_accounts_t, exchange, 16, 4);
ASSERT_FIELD(money_exchange_accounts_t, remainder, 20, 4);
ASSERT_FIELD(money_exchange_accounts_t, fee, 24, 4);
#endif

ASSERT_SIZE(money_daily_balance_t, 40);
ASSERT_FIELD(money_daily_balance_t, date, 0, 4);
ASSERT_FIELD(money_daily_balance_t, flags, 4, 4);
ASSERT_FIELD(money_daily_balance_t, balance, 8, 32);

ASSERT_SIZE(money_product_t, 424);
ASSERT_FIELD(money_product_t, struct_size, 0, 4);
ASSERT_FIELD(money_product_t, reserved, 4, 4);
ASSERT_FIELD(money_product_t, sku, 8, 64);
ASSERT_FIELD(money_product_t, name, 72, 256);
ASSERT_FIELD(money_product_t, unit, 328, 32);
ASSERT_FIELD(money_product_t, category, 360, 32);
ASSERT_FIELD(money_product_t, price, 392, 32);

ASSERT_SIZE(money_tax_rate_t, 56);
ASSERT_FIELD(money_tax_rate_t, category, 0, 32);
ASSERT_FIELD(money_tax_rate_t, percent, 32, 24);

ASSERT_SIZE(money_basket_policy_t, 56);
ASSERT_FIELD(money_basket_policy_t, struct_size, 0, 4);
ASSERT_FIELD(money_basket_policy_t, level, 4, 4);
ASSERT_FIELD(money_basket_policy_t, rounding, 8, 4);
ASSERT_FIELD(money_basket_policy_t, remainder, 12, 4);
ASSERT_FIELD(money_basket_policy_t, prices, 16, 4);
ASSERT_FIELD(money_basket_policy_t, tender, 20, 4);
ASSERT_FIELD(money_basket_policy_t, cash_rounding, 24, 4);
ASSERT_FIELD(money_basket_policy_t, cash_country, 28, 4);
ASSERT_FIELD(money_basket_policy_t, cash_step, 32, 24);

ASSERT_SIZE(money_discount_t, 64);
ASSERT_FIELD(money_discount_t, struct_size, 0, 4);
ASSERT_FIELD(money_discount_t, kind, 4, 4);
ASSERT_FIELD(money_discount_t, percent, 8, 24);
ASSERT_FIELD(money_discount_t, amount, 32, 32);

ASSERT_SIZE(money_basket_line_item_t, 512);
ASSERT_FIELD(money_basket_line_item_t, product, 0, 424);
ASSERT_FIELD(money_basket_line_item_t, quantity, 424, 24);
ASSERT_FIELD(money_basket_line_item_t, discount, 448, 64);

ASSERT_SIZE(money_receipt_info_t, 368);
ASSERT_FIELD(money_receipt_info_t, subtotal, 0, 32);
ASSERT_FIELD(money_receipt_info_t, discount, 32, 32);
ASSERT_FIELD(money_receipt_info_t, net, 64, 32);
ASSERT_FIELD(money_receipt_info_t, tax, 96, 32);
ASSERT_FIELD(money_receipt_info_t, gross, 128, 32);
ASSERT_FIELD(money_receipt_info_t, total, 160, 32);
ASSERT_FIELD(money_receipt_info_t, difference, 192, 32);
ASSERT_FIELD(money_receipt_info_t, cash_rounding, 224, 32);
ASSERT_FIELD(money_receipt_info_t, payable, 256, 32);
ASSERT_FIELD(money_receipt_info_t, line_item_count, 288, 8);
ASSERT_FIELD(money_receipt_info_t, tax_count, 296, 8);
ASSERT_FIELD(money_receipt_info_t, discount_terms, 304, 64);

ASSERT_SIZE(money_receipt_line_item_t, 736);
ASSERT_FIELD(money_receipt_line_item_t, item, 0, 512);
ASSERT_FIELD(money_receipt_line_item_t, price, 512, 32);
ASSERT_FIELD(money_receipt_line_item_t, discount, 544, 32);
ASSERT_FIELD(money_receipt_line_item_t, total, 576, 32);
ASSERT_FIELD(money_receipt_line_item_t, order_discount, 608, 32);
ASSERT_FIELD(money_receipt_line_item_t, net, 640, 32);
ASSERT_FIELD(money_receipt_line_item_t, tax, 672, 32);
ASSERT_FIELD(money_receipt_line_item_t, gross, 704, 32);

ASSERT_SIZE(money_receipt_tax_t, 152);
ASSERT_FIELD(money_receipt_tax_t, tax_rate, 0, 56);
ASSERT_FIELD(money_receipt_tax_t, net, 56, 32);
ASSERT_FIELD(money_receipt_tax_t, tax, 88, 32);
ASSERT_FIELD(money_receipt_tax_t, gross, 120, 32);

ASSERT_SIZE(money_invoice_tax_t, 64);
ASSERT_FIELD(money_invoice_tax_t, category, 0, 32);
ASSERT_FIELD(money_invoice_tax_t, percent, 32, 24);
ASSERT_FIELD(money_invoice_tax_t, kind, 56, 4);
ASSERT_FIELD(money_invoice_tax_t, reserved, 60, 4);

ASSERT_SIZE(money_invoice_line_item_t, 600);
ASSERT_FIELD(money_invoice_line_item_t, struct_size, 0, 4);
ASSERT_FIELD(money_invoice_line_item_t, reserved, 4, 4);
ASSERT_FIELD(money_invoice_line_item_t, name, 8, 256);
ASSERT_FIELD(money_invoice_line_item_t, quantity, 264, 24);
ASSERT_FIELD(money_invoice_line_item_t, price, 288, 32);
ASSERT_FIELD(money_invoice_line_item_t, base_quantity, 320, 24);
ASSERT_FIELD(money_invoice_line_item_t, taxes, 344, 256);

ASSERT_SIZE(money_invoice_adjustment_t, 640);
ASSERT_FIELD(money_invoice_adjustment_t, struct_size, 0, 4);
ASSERT_FIELD(money_invoice_adjustment_t, kind, 4, 4);
ASSERT_FIELD(money_invoice_adjustment_t, reason, 8, 256);
ASSERT_FIELD(money_invoice_adjustment_t, reason_code, 264, 32);
ASSERT_FIELD(money_invoice_adjustment_t, amount, 296, 32);
ASSERT_FIELD(money_invoice_adjustment_t, percent, 328, 24);
ASSERT_FIELD(money_invoice_adjustment_t, base, 352, 32);
ASSERT_FIELD(money_invoice_adjustment_t, taxes, 384, 256);

ASSERT_SIZE(money_invoice_line_amounts_t, 128);
ASSERT_FIELD(money_invoice_line_amounts_t, price, 0, 32);
ASSERT_FIELD(money_invoice_line_amounts_t, allowances, 32, 32);
ASSERT_FIELD(money_invoice_line_amounts_t, charges, 64, 32);
ASSERT_FIELD(money_invoice_line_amounts_t, net, 96, 32);

ASSERT_SIZE(money_invoice_category_t, 416);
ASSERT_FIELD(money_invoice_category_t, tax, 0, 64);
ASSERT_FIELD(money_invoice_category_t, base, 64, 32);
ASSERT_FIELD(money_invoice_category_t, amount, 96, 32);
ASSERT_FIELD(money_invoice_category_t, reason, 128, 256);
ASSERT_FIELD(money_invoice_category_t, reason_code, 384, 32);

ASSERT_SIZE(money_invoice_totals_t, 368);
ASSERT_FIELD(money_invoice_totals_t, line_total, 0, 32);
ASSERT_FIELD(money_invoice_totals_t, allowances, 32, 32);
ASSERT_FIELD(money_invoice_totals_t, charges, 64, 32);
ASSERT_FIELD(money_invoice_totals_t, net, 96, 32);
ASSERT_FIELD(money_invoice_totals_t, tax, 128, 32);
ASSERT_FIELD(money_invoice_totals_t, gross, 160, 32);
ASSERT_FIELD(money_invoice_totals_t, retained, 192, 32);
ASSERT_FIELD(money_invoice_totals_t, prepaid, 224, 32);
ASSERT_FIELD(money_invoice_totals_t, rounding, 256, 32);
ASSERT_FIELD(money_invoice_totals_t, payable, 288, 32);
ASSERT_FIELD(money_invoice_totals_t, accounting_tax, 320, 32);
ASSERT_FIELD(money_invoice_totals_t, line_item_count, 352, 8);
ASSERT_FIELD(money_invoice_totals_t, category_count, 360, 8);

ASSERT_SIZE(money_invoice_finding_t, 928);
ASSERT_FIELD(money_invoice_finding_t, rule, 0, 32);
ASSERT_FIELD(money_invoice_finding_t, place, 32, 256);
ASSERT_FIELD(money_invoice_finding_t, message, 288, 320);
ASSERT_FIELD(money_invoice_finding_t, hypothesis, 608, 240);
ASSERT_FIELD(money_invoice_finding_t, line, 848, 8);
ASSERT_FIELD(money_invoice_finding_t, column, 856, 8);
ASSERT_FIELD(money_invoice_finding_t, stated, 864, 24);
ASSERT_FIELD(money_invoice_finding_t, computed, 888, 24);
ASSERT_FIELD(money_invoice_finding_t, has_stated, 912, 4);
ASSERT_FIELD(money_invoice_finding_t, has_computed, 916, 4);
ASSERT_FIELD(money_invoice_finding_t, rounding, 920, 4);
ASSERT_FIELD(money_invoice_finding_t, reserved, 924, 4);

ASSERT_SIZE(money_invoice_correction_t, 320);
ASSERT_FIELD(money_invoice_correction_t, place, 0, 256);
ASSERT_FIELD(money_invoice_correction_t, line, 256, 8);
ASSERT_FIELD(money_invoice_correction_t, column, 264, 8);
ASSERT_FIELD(money_invoice_correction_t, from, 272, 24);
ASSERT_FIELD(money_invoice_correction_t, to, 296, 24);

ASSERT_SIZE(money_invoice_report_info_t, 976);
ASSERT_FIELD(money_invoice_report_info_t, syntax, 0, 4);
ASSERT_FIELD(money_invoice_report_info_t, profile, 4, 4);
ASSERT_FIELD(money_invoice_report_info_t, finding_count, 8, 8);
ASSERT_FIELD(money_invoice_report_info_t, correction_count, 16, 8);
ASSERT_FIELD(money_invoice_report_info_t, is_credit_note, 24, 4);
ASSERT_FIELD(money_invoice_report_info_t, is_readable, 28, 4);
ASSERT_FIELD(money_invoice_report_info_t, is_correctable, 32, 4);
ASSERT_FIELD(money_invoice_report_info_t, is_refused, 36, 4);
ASSERT_FIELD(money_invoice_report_info_t, is_refused_totals, 40, 4);
ASSERT_FIELD(money_invoice_report_info_t, reserved, 44, 4);
ASSERT_FIELD(money_invoice_report_info_t, refusal, 48, 928);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_invoice_heading_t, 144);
ASSERT_FIELD(money_invoice_heading_t, struct_size, 0, 4);
ASSERT_FIELD(money_invoice_heading_t, is_credit_note, 4, 4);
ASSERT_FIELD(money_invoice_heading_t, issued, 8, 4);
ASSERT_FIELD(money_invoice_heading_t, due, 12, 4);
ASSERT_FIELD(money_invoice_heading_t, number, 16, 8);
ASSERT_FIELD(money_invoice_heading_t, buyer_reference, 24, 8);
ASSERT_FIELD(money_invoice_heading_t, profile, 32, 8);
ASSERT_FIELD(money_invoice_heading_t, unit, 40, 8);
ASSERT_FIELD(money_invoice_heading_t, seller, 48, 8);
ASSERT_FIELD(money_invoice_heading_t, seller_country, 56, 8);
ASSERT_FIELD(money_invoice_heading_t, seller_tax_id, 64, 8);
ASSERT_FIELD(money_invoice_heading_t, seller_street, 72, 8);
ASSERT_FIELD(money_invoice_heading_t, seller_city, 80, 8);
ASSERT_FIELD(money_invoice_heading_t, seller_postcode, 88, 8);
ASSERT_FIELD(money_invoice_heading_t, buyer, 96, 8);
ASSERT_FIELD(money_invoice_heading_t, buyer_country, 104, 8);
ASSERT_FIELD(money_invoice_heading_t, buyer_tax_id, 112, 8);
ASSERT_FIELD(money_invoice_heading_t, buyer_street, 120, 8);
ASSERT_FIELD(money_invoice_heading_t, buyer_city, 128, 8);
ASSERT_FIELD(money_invoice_heading_t, buyer_postcode, 136, 8);
#else
ASSERT_SIZE(money_invoice_heading_t, 80);
ASSERT_FIELD(money_invoice_heading_t, struct_size, 0, 4);
ASSERT_FIELD(money_invoice_heading_t, is_credit_note, 4, 4);
ASSERT_FIELD(money_invoice_heading_t, issued, 8, 4);
ASSERT_FIELD(money_invoice_heading_t, due, 12, 4);
ASSERT_FIELD(money_invoice_heading_t, number, 16, 4);
ASSERT_FIELD(money_invoice_heading_t, buyer_reference, 20, 4);
ASSERT_FIELD(money_invoice_heading_t, profile, 24, 4);
ASSERT_FIELD(money_invoice_heading_t, unit, 28, 4);
ASSERT_FIELD(money_invoice_heading_t, seller, 32, 4);
ASSERT_FIELD(money_invoice_heading_t, seller_country, 36, 4);
ASSERT_FIELD(money_invoice_heading_t, seller_tax_id, 40, 4);
ASSERT_FIELD(money_invoice_heading_t, seller_street, 44, 4);
ASSERT_FIELD(money_invoice_heading_t, seller_city, 48, 4);
ASSERT_FIELD(money_invoice_heading_t, seller_postcode, 52, 4);
ASSERT_FIELD(money_invoice_heading_t, buyer, 56, 4);
ASSERT_FIELD(money_invoice_heading_t, buyer_country, 60, 4);
ASSERT_FIELD(money_invoice_heading_t, buyer_tax_id, 64, 4);
ASSERT_FIELD(money_invoice_heading_t, buyer_street, 68, 4);
ASSERT_FIELD(money_invoice_heading_t, buyer_city, 72, 4);
ASSERT_FIELD(money_invoice_heading_t, buyer_postcode, 76, 4);
#endif

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_paper_options_t, 144);
ASSERT_FIELD(money_paper_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_paper_options_t, format, 4, 4);
ASSERT_FIELD(money_paper_options_t, columns, 8, 4);
ASSERT_FIELD(money_paper_options_t, date, 12, 4);
ASSERT_FIELD(money_paper_options_t, due, 16, 4);
ASSERT_FIELD(money_paper_options_t, show_policy, 20, 4);
ASSERT_FIELD(money_paper_options_t, reserved, 24, 8);
ASSERT_FIELD(money_paper_options_t, tendered, 32, 32);
ASSERT_FIELD(money_paper_options_t, locale, 64, 8);
ASSERT_FIELD(money_paper_options_t, words, 72, 8);
ASSERT_FIELD(money_paper_options_t, seller, 80, 8);
ASSERT_FIELD(money_paper_options_t, seller_tax_id, 88, 8);
ASSERT_FIELD(money_paper_options_t, buyer, 96, 8);
ASSERT_FIELD(money_paper_options_t, buyer_tax_id, 104, 8);
ASSERT_FIELD(money_paper_options_t, number, 112, 8);
ASSERT_FIELD(money_paper_options_t, note, 120, 8);
ASSERT_FIELD(money_paper_options_t, registry, 128, 8);
ASSERT_FIELD(money_paper_options_t, locales, 136, 8);
#else
ASSERT_SIZE(money_paper_options_t, 104);
ASSERT_FIELD(money_paper_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_paper_options_t, format, 4, 4);
ASSERT_FIELD(money_paper_options_t, columns, 8, 4);
ASSERT_FIELD(money_paper_options_t, date, 12, 4);
ASSERT_FIELD(money_paper_options_t, due, 16, 4);
ASSERT_FIELD(money_paper_options_t, show_policy, 20, 4);
ASSERT_FIELD(money_paper_options_t, reserved, 24, 8);
ASSERT_FIELD(money_paper_options_t, tendered, 32, 32);
ASSERT_FIELD(money_paper_options_t, locale, 64, 4);
ASSERT_FIELD(money_paper_options_t, words, 68, 4);
ASSERT_FIELD(money_paper_options_t, seller, 72, 4);
ASSERT_FIELD(money_paper_options_t, seller_tax_id, 76, 4);
ASSERT_FIELD(money_paper_options_t, buyer, 80, 4);
ASSERT_FIELD(money_paper_options_t, buyer_tax_id, 84, 4);
ASSERT_FIELD(money_paper_options_t, number, 88, 4);
ASSERT_FIELD(money_paper_options_t, note, 92, 4);
ASSERT_FIELD(money_paper_options_t, registry, 96, 4);
ASSERT_FIELD(money_paper_options_t, locales, 100, 4);
#endif

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_payment_code_options_t, 192);
ASSERT_FIELD(money_payment_code_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_payment_code_options_t, format, 4, 4);
ASSERT_FIELD(money_payment_code_options_t, version, 8, 4);
ASSERT_FIELD(money_payment_code_options_t, is_amount_open, 12, 4);
ASSERT_FIELD(money_payment_code_options_t, amount, 16, 32);
ASSERT_FIELD(money_payment_code_options_t, iban, 48, 8);
ASSERT_FIELD(money_payment_code_options_t, bic, 56, 8);
ASSERT_FIELD(money_payment_code_options_t, creditor_name, 64, 8);
ASSERT_FIELD(money_payment_code_options_t, creditor_street, 72, 8);
ASSERT_FIELD(money_payment_code_options_t, creditor_building, 80, 8);
ASSERT_FIELD(money_payment_code_options_t, creditor_postcode, 88, 8);
ASSERT_FIELD(money_payment_code_options_t, creditor_town, 96, 8);
ASSERT_FIELD(money_payment_code_options_t, creditor_country, 104, 8);
ASSERT_FIELD(money_payment_code_options_t, debtor_name, 112, 8);
ASSERT_FIELD(money_payment_code_options_t, debtor_street, 120, 8);
ASSERT_FIELD(money_payment_code_options_t, debtor_building, 128, 8);
ASSERT_FIELD(money_payment_code_options_t, debtor_postcode, 136, 8);
ASSERT_FIELD(money_payment_code_options_t, debtor_town, 144, 8);
ASSERT_FIELD(money_payment_code_options_t, debtor_country, 152, 8);
ASSERT_FIELD(money_payment_code_options_t, reference, 160, 8);
ASSERT_FIELD(money_payment_code_options_t, message, 168, 8);
ASSERT_FIELD(money_payment_code_options_t, information, 176, 8);
ASSERT_FIELD(money_payment_code_options_t, purpose, 184, 8);
#else
ASSERT_SIZE(money_payment_code_options_t, 120);
ASSERT_FIELD(money_payment_code_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_payment_code_options_t, format, 4, 4);
ASSERT_FIELD(money_payment_code_options_t, version, 8, 4);
ASSERT_FIELD(money_payment_code_options_t, is_amount_open, 12, 4);
ASSERT_FIELD(money_payment_code_options_t, amount, 16, 32);
ASSERT_FIELD(money_payment_code_options_t, iban, 48, 4);
ASSERT_FIELD(money_payment_code_options_t, bic, 52, 4);
ASSERT_FIELD(money_payment_code_options_t, creditor_name, 56, 4);
ASSERT_FIELD(money_payment_code_options_t, creditor_street, 60, 4);
ASSERT_FIELD(money_payment_code_options_t, creditor_building, 64, 4);
ASSERT_FIELD(money_payment_code_options_t, creditor_postcode, 68, 4);
ASSERT_FIELD(money_payment_code_options_t, creditor_town, 72, 4);
ASSERT_FIELD(money_payment_code_options_t, creditor_country, 76, 4);
ASSERT_FIELD(money_payment_code_options_t, debtor_name, 80, 4);
ASSERT_FIELD(money_payment_code_options_t, debtor_street, 84, 4);
ASSERT_FIELD(money_payment_code_options_t, debtor_building, 88, 4);
ASSERT_FIELD(money_payment_code_options_t, debtor_postcode, 92, 4);
ASSERT_FIELD(money_payment_code_options_t, debtor_town, 96, 4);
ASSERT_FIELD(money_payment_code_options_t, debtor_country, 100, 4);
ASSERT_FIELD(money_payment_code_options_t, reference, 104, 4);
ASSERT_FIELD(money_payment_code_options_t, message, 108, 4);
ASSERT_FIELD(money_payment_code_options_t, information, 112, 4);
ASSERT_FIELD(money_payment_code_options_t, purpose, 116, 4);
#endif

ASSERT_SIZE(money_payment_code_content_t, 2968);
ASSERT_FIELD(money_payment_code_content_t, format, 0, 4);
ASSERT_FIELD(money_payment_code_content_t, version, 4, 4);
ASSERT_FIELD(money_payment_code_content_t, is_amount_open, 8, 4);
ASSERT_FIELD(money_payment_code_content_t, reserved, 12, 4);
ASSERT_FIELD(money_payment_code_content_t, amount, 16, 32);
ASSERT_FIELD(money_payment_code_content_t, iban, 48, 36);
ASSERT_FIELD(money_payment_code_content_t, bic, 84, 12);
ASSERT_FIELD(money_payment_code_content_t, creditor_name, 96, 284);
ASSERT_FIELD(money_payment_code_content_t, creditor_street, 380, 284);
ASSERT_FIELD(money_payment_code_content_t, creditor_building, 664, 68);
ASSERT_FIELD(money_payment_code_content_t, creditor_postcode, 732, 68);
ASSERT_FIELD(money_payment_code_content_t, creditor_town, 800, 144);
ASSERT_FIELD(money_payment_code_content_t, creditor_country, 944, 4);
ASSERT_FIELD(money_payment_code_content_t, debtor_name, 948, 284);
ASSERT_FIELD(money_payment_code_content_t, debtor_street, 1232, 284);
ASSERT_FIELD(money_payment_code_content_t, debtor_building, 1516, 68);
ASSERT_FIELD(money_payment_code_content_t, debtor_postcode, 1584, 68);
ASSERT_FIELD(money_payment_code_content_t, debtor_town, 1652, 144);
ASSERT_FIELD(money_payment_code_content_t, debtor_country, 1796, 4);
ASSERT_FIELD(money_payment_code_content_t, reference, 1800, 28);
ASSERT_FIELD(money_payment_code_content_t, message, 1828, 564);
ASSERT_FIELD(money_payment_code_content_t, information, 2392, 564);
ASSERT_FIELD(money_payment_code_content_t, purpose, 2956, 8);

ASSERT_SIZE(money_day_count_options_t, 16);
ASSERT_FIELD(money_day_count_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_day_count_options_t, period_start, 4, 4);
ASSERT_FIELD(money_day_count_options_t, period_end, 8, 4);
ASSERT_FIELD(money_day_count_options_t, termination, 12, 4);

ASSERT_SIZE(money_cash_flow_t, 40);
ASSERT_FIELD(money_cash_flow_t, struct_size, 0, 4);
ASSERT_FIELD(money_cash_flow_t, date, 4, 4);
ASSERT_FIELD(money_cash_flow_t, amount, 8, 32);

ASSERT_SIZE(money_xirr_t, 280);
ASSERT_FIELD(money_xirr_t, outcome, 0, 4);
ASSERT_FIELD(money_xirr_t, reason, 4, 4);
ASSERT_FIELD(money_xirr_t, day_count, 8, 4);
ASSERT_FIELD(money_xirr_t, is_certain, 12, 4);
ASSERT_FIELD(money_xirr_t, rate_count, 16, 4);
ASSERT_FIELD(money_xirr_t, reserved, 20, 4);
ASSERT_FIELD(money_xirr_t, rates, 24, 256);

ASSERT_SIZE(money_value_point_t, 72);
ASSERT_FIELD(money_value_point_t, struct_size, 0, 4);
ASSERT_FIELD(money_value_point_t, date, 4, 4);
ASSERT_FIELD(money_value_point_t, value, 8, 32);
ASSERT_FIELD(money_value_point_t, flow, 40, 32);

ASSERT_SIZE(money_loan_terms_t, 192);
ASSERT_FIELD(money_loan_terms_t, struct_size, 0, 4);
ASSERT_FIELD(money_loan_terms_t, start, 4, 4);
ASSERT_FIELD(money_loan_terms_t, kind, 8, 4);
ASSERT_FIELD(money_loan_terms_t, unit, 12, 4);
ASSERT_FIELD(money_loan_terms_t, unit_count, 16, 4);
ASSERT_FIELD(money_loan_terms_t, payment_count, 20, 4);
ASSERT_FIELD(money_loan_terms_t, day_count, 24, 4);
ASSERT_FIELD(money_loan_terms_t, rounding, 28, 4);
ASSERT_FIELD(money_loan_terms_t, first_payment, 32, 4);
ASSERT_FIELD(money_loan_terms_t, reserved, 36, 4);
ASSERT_FIELD(money_loan_terms_t, principal, 40, 32);
ASSERT_FIELD(money_loan_terms_t, rate, 72, 24);
ASSERT_FIELD(money_loan_terms_t, payment, 96, 32);
ASSERT_FIELD(money_loan_terms_t, advance_fee, 128, 32);
ASSERT_FIELD(money_loan_terms_t, payment_fee, 160, 32);

ASSERT_SIZE(money_loan_row_t, 168);
ASSERT_FIELD(money_loan_row_t, date, 0, 4);
ASSERT_FIELD(money_loan_row_t, number, 4, 4);
ASSERT_FIELD(money_loan_row_t, payment, 8, 32);
ASSERT_FIELD(money_loan_row_t, interest, 40, 32);
ASSERT_FIELD(money_loan_row_t, principal, 72, 32);
ASSERT_FIELD(money_loan_row_t, balance, 104, 32);
ASSERT_FIELD(money_loan_row_t, fee, 136, 32);

ASSERT_SIZE(money_loan_info_t, 208);
ASSERT_FIELD(money_loan_info_t, payment, 0, 32);
ASSERT_FIELD(money_loan_info_t, paid, 32, 32);
ASSERT_FIELD(money_loan_info_t, interest, 64, 32);
ASSERT_FIELD(money_loan_info_t, principal, 96, 32);
ASSERT_FIELD(money_loan_info_t, fees, 128, 32);
ASSERT_FIELD(money_loan_info_t, cost, 160, 32);
ASSERT_FIELD(money_loan_info_t, row_count, 192, 8);
ASSERT_FIELD(money_loan_info_t, end, 200, 4);
ASSERT_FIELD(money_loan_info_t, reserved, 204, 4);

ASSERT_SIZE(money_loan_event_t, 72);
ASSERT_FIELD(money_loan_event_t, struct_size, 0, 4);
ASSERT_FIELD(money_loan_event_t, date, 4, 4);
ASSERT_FIELD(money_loan_event_t, kind, 8, 4);
ASSERT_FIELD(money_loan_event_t, reserved, 12, 4);
ASSERT_FIELD(money_loan_event_t, amount, 16, 32);
ASSERT_FIELD(money_loan_event_t, rate, 48, 24);

ASSERT_SIZE(money_credit_flow_t, 48);
ASSERT_FIELD(money_credit_flow_t, struct_size, 0, 4);
ASSERT_FIELD(money_credit_flow_t, date, 4, 4);
ASSERT_FIELD(money_credit_flow_t, periods, 8, 4);
ASSERT_FIELD(money_credit_flow_t, reserved, 12, 4);
ASSERT_FIELD(money_credit_flow_t, amount, 16, 32);

ASSERT_SIZE(money_annuity_t, 112);
ASSERT_FIELD(money_annuity_t, struct_size, 0, 4);
ASSERT_FIELD(money_annuity_t, time, 4, 4);
ASSERT_FIELD(money_annuity_t, periods, 8, 4);
ASSERT_FIELD(money_annuity_t, rate_periods, 12, 4);
ASSERT_FIELD(money_annuity_t, rate, 16, 24);
ASSERT_FIELD(money_annuity_t, payment, 40, 24);
ASSERT_FIELD(money_annuity_t, present_value, 64, 24);
ASSERT_FIELD(money_annuity_t, future_value, 88, 24);

ASSERT_SIZE(money_track_options_t, 40);
ASSERT_FIELD(money_track_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_track_options_t, flow_time, 4, 4);
ASSERT_FIELD(money_track_options_t, sample, 8, 4);
ASSERT_FIELD(money_track_options_t, digits, 12, 4);
ASSERT_FIELD(money_track_options_t, rounding, 16, 4);
ASSERT_FIELD(money_track_options_t, first, 20, 4);
ASSERT_FIELD(money_track_options_t, last, 24, 4);
ASSERT_FIELD(money_track_options_t, price_gap, 28, 4);
ASSERT_FIELD(money_track_options_t, reserved, 32, 8);

ASSERT_SIZE(money_track_record_t, 560);
ASSERT_FIELD(money_track_record_t, first, 0, 4);
ASSERT_FIELD(money_track_record_t, last, 4, 4);
ASSERT_FIELD(money_track_record_t, start_value, 8, 32);
ASSERT_FIELD(money_track_record_t, end_value, 40, 32);
ASSERT_FIELD(money_track_record_t, flows, 72, 32);
ASSERT_FIELD(money_track_record_t, gain, 104, 32);
ASSERT_FIELD(money_track_record_t, time_weighted, 136, 24);
ASSERT_FIELD(money_track_record_t, modified_dietz, 160, 24);
ASSERT_FIELD(money_track_record_t, drawdown, 184, 24);
ASSERT_FIELD(money_track_record_t, annualised, 208, 8);
ASSERT_FIELD(money_track_record_t, volatility, 216, 8);
ASSERT_FIELD(money_track_record_t, semi_deviation, 224, 8);
ASSERT_FIELD(money_track_record_t, year_factor, 232, 8);
ASSERT_FIELD(money_track_record_t, sample_count, 240, 8);
ASSERT_FIELD(money_track_record_t, peak, 248, 4);
ASSERT_FIELD(money_track_record_t, trough, 252, 4);
ASSERT_FIELD(money_track_record_t, recovery, 256, 4);
ASSERT_FIELD(money_track_record_t, longest_start, 260, 4);
ASSERT_FIELD(money_track_record_t, longest_days, 264, 4);
ASSERT_FIELD(money_track_record_t, figures, 268, 4);
ASSERT_FIELD(money_track_record_t, flags, 272, 4);
ASSERT_FIELD(money_track_record_t, reserved, 276, 4);
ASSERT_FIELD(money_track_record_t, money_weighted, 280, 280);

ASSERT_SIZE(money_transaction_t, 336);
ASSERT_FIELD(money_transaction_t, struct_size, 0, 4);
ASSERT_FIELD(money_transaction_t, id, 4, 40);
ASSERT_FIELD(money_transaction_t, symbol, 44, 64);
ASSERT_FIELD(money_transaction_t, date, 108, 4);
ASSERT_FIELD(money_transaction_t, action, 112, 4);
ASSERT_FIELD(money_transaction_t, reserved, 116, 4);
ASSERT_FIELD(money_transaction_t, quantity, 120, 24);
ASSERT_FIELD(money_transaction_t, per, 144, 24);
ASSERT_FIELD(money_transaction_t, total, 168, 32);
ASSERT_FIELD(money_transaction_t, fee, 200, 32);
ASSERT_FIELD(money_transaction_t, rate_numerator, 232, 8);
ASSERT_FIELD(money_transaction_t, rate_denominator, 240, 8);
ASSERT_FIELD(money_transaction_t, into, 248, 64);
ASSERT_FIELD(money_transaction_t, cost_share_numerator, 312, 8);
ASSERT_FIELD(money_transaction_t, cost_share_denominator, 320, 8);
ASSERT_FIELD(money_transaction_t, opened, 328, 4);
ASSERT_FIELD(money_transaction_t, reserved_terms, 332, 4);

ASSERT_SIZE(money_lot_selection_t, 72);
ASSERT_FIELD(money_lot_selection_t, struct_size, 0, 4);
ASSERT_FIELD(money_lot_selection_t, id, 4, 40);
ASSERT_FIELD(money_lot_selection_t, reserved, 44, 4);
ASSERT_FIELD(money_lot_selection_t, quantity, 48, 24);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_portfolio_options_t, 32);
ASSERT_FIELD(money_portfolio_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_portfolio_options_t, method, 4, 4);
ASSERT_FIELD(money_portfolio_options_t, short_sales, 8, 4);
ASSERT_FIELD(money_portfolio_options_t, fees, 12, 4);
ASSERT_FIELD(money_portfolio_options_t, registry, 16, 8);
ASSERT_FIELD(money_portfolio_options_t, wash_sales, 24, 4);
ASSERT_FIELD(money_portfolio_options_t, capital, 28, 4);
#else
ASSERT_SIZE(money_portfolio_options_t, 28);
ASSERT_FIELD(money_portfolio_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_portfolio_options_t, method, 4, 4);
ASSERT_FIELD(money_portfolio_options_t, short_sales, 8, 4);
ASSERT_FIELD(money_portfolio_options_t, fees, 12, 4);
ASSERT_FIELD(money_portfolio_options_t, registry, 16, 4);
ASSERT_FIELD(money_portfolio_options_t, wash_sales, 20, 4);
ASSERT_FIELD(money_portfolio_options_t, capital, 24, 4);
#endif

ASSERT_SIZE(money_portfolio_info_t, 32);
ASSERT_FIELD(money_portfolio_info_t, currency, 0, 12);
ASSERT_FIELD(money_portfolio_info_t, method, 12, 4);
ASSERT_FIELD(money_portfolio_info_t, short_sales, 16, 4);
ASSERT_FIELD(money_portfolio_info_t, fees, 20, 4);
ASSERT_FIELD(money_portfolio_info_t, wash_sales, 24, 4);
ASSERT_FIELD(money_portfolio_info_t, capital, 28, 4);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_import_options_t, 72);
ASSERT_FIELD(money_import_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_import_options_t, flags, 4, 4);
ASSERT_FIELD(money_import_options_t, date_order, 8, 4);
ASSERT_FIELD(money_import_options_t, reserved, 12, 4);
ASSERT_FIELD(money_import_options_t, delimiter, 16, 8);
ASSERT_FIELD(money_import_options_t, decimal_separator, 24, 8);
ASSERT_FIELD(money_import_options_t, group_separator, 32, 8);
ASSERT_FIELD(money_import_options_t, columns, 40, 8);
ASSERT_FIELD(money_import_options_t, actions, 48, 8);
ASSERT_FIELD(money_import_options_t, symbols, 56, 8);
ASSERT_FIELD(money_import_options_t, currency, 64, 8);
#else
ASSERT_SIZE(money_import_options_t, 44);
ASSERT_FIELD(money_import_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_import_options_t, flags, 4, 4);
ASSERT_FIELD(money_import_options_t, date_order, 8, 4);
ASSERT_FIELD(money_import_options_t, reserved, 12, 4);
ASSERT_FIELD(money_import_options_t, delimiter, 16, 4);
ASSERT_FIELD(money_import_options_t, decimal_separator, 20, 4);
ASSERT_FIELD(money_import_options_t, group_separator, 24, 4);
ASSERT_FIELD(money_import_options_t, columns, 28, 4);
ASSERT_FIELD(money_import_options_t, actions, 32, 4);
ASSERT_FIELD(money_import_options_t, symbols, 36, 4);
ASSERT_FIELD(money_import_options_t, currency, 40, 4);
#endif

ASSERT_SIZE(money_import_info_t, 56);
ASSERT_FIELD(money_import_info_t, is_dry_run, 0, 4);
ASSERT_FIELD(money_import_info_t, reserved, 4, 4);
ASSERT_FIELD(money_import_info_t, row_count, 8, 8);
ASSERT_FIELD(money_import_info_t, accepted_count, 16, 8);
ASSERT_FIELD(money_import_info_t, duplicate_count, 24, 8);
ASSERT_FIELD(money_import_info_t, ignored_count, 32, 8);
ASSERT_FIELD(money_import_info_t, refused_count, 40, 8);
ASSERT_FIELD(money_import_info_t, transaction_count, 48, 8);

ASSERT_SIZE(money_import_row_t, 312);
ASSERT_FIELD(money_import_row_t, line, 0, 8);
ASSERT_FIELD(money_import_row_t, column, 8, 8);
ASSERT_FIELD(money_import_row_t, outcome, 16, 4);
ASSERT_FIELD(money_import_row_t, status, 20, 4);
ASSERT_FIELD(money_import_row_t, transaction, 24, 8);
ASSERT_FIELD(money_import_row_t, id, 32, 40);
ASSERT_FIELD(money_import_row_t, text, 72, 240);

ASSERT_SIZE(money_price_quote_t, 112);
ASSERT_FIELD(money_price_quote_t, struct_size, 0, 4);
ASSERT_FIELD(money_price_quote_t, symbol, 4, 64);
ASSERT_FIELD(money_price_quote_t, currency, 68, 12);
ASSERT_FIELD(money_price_quote_t, price, 80, 24);
ASSERT_FIELD(money_price_quote_t, instant, 104, 8);

ASSERT_SIZE(money_valuation_options_t, 40);
ASSERT_FIELD(money_valuation_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_valuation_options_t, date, 4, 4);
ASSERT_FIELD(money_valuation_options_t, max_gap, 8, 4);
ASSERT_FIELD(money_valuation_options_t, percent_digits, 12, 4);
ASSERT_FIELD(money_valuation_options_t, rounding, 16, 4);
ASSERT_FIELD(money_valuation_options_t, reserved, 20, 4);
ASSERT_FIELD(money_valuation_options_t, now, 24, 8);
ASSERT_FIELD(money_valuation_options_t, fresh_for, 32, 8);

ASSERT_SIZE(money_performance_t, 400);
ASSERT_FIELD(money_performance_t, value, 0, 32);
ASSERT_FIELD(money_performance_t, cost, 32, 32);
ASSERT_FIELD(money_performance_t, unrealised_gain, 64, 32);
ASSERT_FIELD(money_performance_t, realised_gain, 96, 32);
ASSERT_FIELD(money_performance_t, disposed_cost, 128, 32);
ASSERT_FIELD(money_performance_t, price_effect, 160, 32);
ASSERT_FIELD(money_performance_t, currency_effect, 192, 32);
ASSERT_FIELD(money_performance_t, income, 224, 32);
ASSERT_FIELD(money_performance_t, fees, 256, 32);
ASSERT_FIELD(money_performance_t, profit, 288, 32);
ASSERT_FIELD(money_performance_t, unrealised_percent, 320, 24);
ASSERT_FIELD(money_performance_t, realised_percent, 344, 24);
ASSERT_FIELD(money_performance_t, profit_percent, 368, 24);
ASSERT_FIELD(money_performance_t, percentages, 392, 4);
ASSERT_FIELD(money_performance_t, reserved, 396, 4);

ASSERT_SIZE(money_portfolio_summary_t, 424);
ASSERT_FIELD(money_portfolio_summary_t, performance, 0, 400);
ASSERT_FIELD(money_portfolio_summary_t, position_count, 400, 8);
ASSERT_FIELD(money_portfolio_summary_t, unpriced_count, 408, 8);
ASSERT_FIELD(money_portfolio_summary_t, flags, 416, 4);
ASSERT_FIELD(money_portfolio_summary_t, reserved, 420, 4);

ASSERT_SIZE(money_position_t, 736);
ASSERT_FIELD(money_position_t, symbol, 0, 64);
ASSERT_FIELD(money_position_t, quantity, 64, 24);
ASSERT_FIELD(money_position_t, oversold, 88, 24);
ASSERT_FIELD(money_position_t, price, 112, 32);
ASSERT_FIELD(money_position_t, cost, 144, 32);
ASSERT_FIELD(money_position_t, value, 176, 32);
ASSERT_FIELD(money_position_t, realised_gain, 208, 32);
ASSERT_FIELD(money_position_t, performance, 240, 400);
ASSERT_FIELD(money_position_t, age_seconds, 640, 8);
ASSERT_FIELD(money_position_t, state, 648, 4);
ASSERT_FIELD(money_position_t, flags, 652, 4);
ASSERT_FIELD(money_position_t, unconverted_id, 656, 40);
ASSERT_FIELD(money_position_t, unconverted_date, 696, 4);
ASSERT_FIELD(money_position_t, reserved, 700, 4);
ASSERT_FIELD(money_position_t, count_numerator, 704, 24);
ASSERT_FIELD(money_position_t, count_denominator, 728, 8);

ASSERT_SIZE(money_disposal_t, 640);
ASSERT_FIELD(money_disposal_t, symbol, 0, 64);
ASSERT_FIELD(money_disposal_t, id, 64, 40);
ASSERT_FIELD(money_disposal_t, lot, 104, 40);
ASSERT_FIELD(money_disposal_t, quantity, 144, 24);
ASSERT_FIELD(money_disposal_t, date, 168, 4);
ASSERT_FIELD(money_disposal_t, opened, 172, 4);
ASSERT_FIELD(money_disposal_t, is_oversold, 176, 4);
ASSERT_FIELD(money_disposal_t, flags, 180, 4);
ASSERT_FIELD(money_disposal_t, proceeds, 184, 32);
ASSERT_FIELD(money_disposal_t, cost, 216, 32);
ASSERT_FIELD(money_disposal_t, gain, 248, 32);
ASSERT_FIELD(money_disposal_t, reported_proceeds, 280, 32);
ASSERT_FIELD(money_disposal_t, reported_cost, 312, 32);
ASSERT_FIELD(money_disposal_t, reported_gain, 344, 32);
ASSERT_FIELD(money_disposal_t, price_effect, 376, 32);
ASSERT_FIELD(money_disposal_t, currency_effect, 408, 32);
ASSERT_FIELD(money_disposal_t, rule, 440, 4);
ASSERT_FIELD(money_disposal_t, held_from, 444, 4);
ASSERT_FIELD(money_disposal_t, fee, 448, 32);
ASSERT_FIELD(money_disposal_t, disallowed, 480, 32);
ASSERT_FIELD(money_disposal_t, reported_disallowed, 512, 32);
ASSERT_FIELD(money_disposal_t, carried_to, 544, 40);
ASSERT_FIELD(money_disposal_t, left_quantity, 584, 24);
ASSERT_FIELD(money_disposal_t, left_cost, 608, 32);

ASSERT_SIZE(money_open_lot_t, 272);
ASSERT_FIELD(money_open_lot_t, symbol, 0, 64);
ASSERT_FIELD(money_open_lot_t, lot, 64, 40);
ASSERT_FIELD(money_open_lot_t, quantity, 104, 24);
ASSERT_FIELD(money_open_lot_t, opened, 128, 4);
ASSERT_FIELD(money_open_lot_t, flags, 132, 4);
ASSERT_FIELD(money_open_lot_t, cost, 136, 32);
ASSERT_FIELD(money_open_lot_t, reported_cost, 168, 32);
ASSERT_FIELD(money_open_lot_t, fee, 200, 32);
ASSERT_FIELD(money_open_lot_t, held_from, 232, 4);
ASSERT_FIELD(money_open_lot_t, reserved, 236, 4);
ASSERT_FIELD(money_open_lot_t, count_numerator, 240, 24);
ASSERT_FIELD(money_open_lot_t, count_denominator, 264, 8);

ASSERT_SIZE(money_pool_t, 128);
ASSERT_FIELD(money_pool_t, quantity, 0, 24);
ASSERT_FIELD(money_pool_t, count_numerator, 24, 24);
ASSERT_FIELD(money_pool_t, count_denominator, 48, 8);
ASSERT_FIELD(money_pool_t, cost, 56, 32);
ASSERT_FIELD(money_pool_t, reported_cost, 88, 32);
ASSERT_FIELD(money_pool_t, flags, 120, 4);
ASSERT_FIELD(money_pool_t, reserved, 124, 4);

ASSERT_SIZE(money_target_t, 96);
ASSERT_FIELD(money_target_t, struct_size, 0, 4);
ASSERT_FIELD(money_target_t, symbol, 4, 64);
ASSERT_FIELD(money_target_t, reserved, 68, 4);
ASSERT_FIELD(money_target_t, weight, 72, 24);

ASSERT_SIZE(money_rebalance_options_t, 48);
ASSERT_FIELD(money_rebalance_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_rebalance_options_t, quantity_digits, 4, 4);
ASSERT_FIELD(money_rebalance_options_t, sells, 8, 4);
ASSERT_FIELD(money_rebalance_options_t, reserved, 12, 4);
ASSERT_FIELD(money_rebalance_options_t, cash, 16, 32);

ASSERT_SIZE(money_order_t, 184);
ASSERT_FIELD(money_order_t, symbol, 0, 64);
ASSERT_FIELD(money_order_t, quantity, 64, 24);
ASSERT_FIELD(money_order_t, price, 88, 32);
ASSERT_FIELD(money_order_t, amount, 120, 32);
ASSERT_FIELD(money_order_t, value, 152, 32);

ASSERT_SIZE(money_rebalancing_info_t, 72);
ASSERT_FIELD(money_rebalancing_info_t, total, 0, 32);
ASSERT_FIELD(money_rebalancing_info_t, cash_left, 32, 32);
ASSERT_FIELD(money_rebalancing_info_t, order_count, 64, 8);

ASSERT_SIZE(money_symbol_label_t, 136);
ASSERT_FIELD(money_symbol_label_t, struct_size, 0, 4);
ASSERT_FIELD(money_symbol_label_t, symbol, 4, 64);
ASSERT_FIELD(money_symbol_label_t, label, 68, 64);
ASSERT_FIELD(money_symbol_label_t, reserved, 132, 4);

ASSERT_SIZE(money_breakdown_row_t, 136);
ASSERT_FIELD(money_breakdown_row_t, label, 0, 64);
ASSERT_FIELD(money_breakdown_row_t, value, 64, 32);
ASSERT_FIELD(money_breakdown_row_t, percent, 96, 24);
ASSERT_FIELD(money_breakdown_row_t, position_count, 120, 8);
ASSERT_FIELD(money_breakdown_row_t, has_percent, 128, 4);
ASSERT_FIELD(money_breakdown_row_t, reserved, 132, 4);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_posting_accounts_t, 168);
ASSERT_FIELD(money_posting_accounts_t, struct_size, 0, 4);
ASSERT_FIELD(money_posting_accounts_t, reserved, 4, 4);
ASSERT_FIELD(money_posting_accounts_t, cash, 8, 8);
ASSERT_FIELD(money_posting_accounts_t, receivable, 16, 8);
ASSERT_FIELD(money_posting_accounts_t, revenue, 24, 8);
ASSERT_FIELD(money_posting_accounts_t, tax, 32, 8);
ASSERT_FIELD(money_posting_accounts_t, retained, 40, 8);
ASSERT_FIELD(money_posting_accounts_t, prepaid, 48, 8);
ASSERT_FIELD(money_posting_accounts_t, rounding, 56, 8);
ASSERT_FIELD(money_posting_accounts_t, deposits, 64, 8);
ASSERT_FIELD(money_posting_accounts_t, withdrawals, 72, 8);
ASSERT_FIELD(money_posting_accounts_t, transfers, 80, 8);
ASSERT_FIELD(money_posting_accounts_t, exchange, 88, 8);
ASSERT_FIELD(money_posting_accounts_t, fees, 96, 8);
ASSERT_FIELD(money_posting_accounts_t, interest, 104, 8);
ASSERT_FIELD(money_posting_accounts_t, adjustments, 112, 8);
ASSERT_FIELD(money_posting_accounts_t, opening, 120, 8);
ASSERT_FIELD(money_posting_accounts_t, other, 128, 8);
ASSERT_FIELD(money_posting_accounts_t, securities, 136, 8);
ASSERT_FIELD(money_posting_accounts_t, gains, 144, 8);
ASSERT_FIELD(money_posting_accounts_t, dividends, 152, 8);
ASSERT_FIELD(money_posting_accounts_t, missing, 160, 8);
#else
ASSERT_SIZE(money_posting_accounts_t, 88);
ASSERT_FIELD(money_posting_accounts_t, struct_size, 0, 4);
ASSERT_FIELD(money_posting_accounts_t, reserved, 4, 4);
ASSERT_FIELD(money_posting_accounts_t, cash, 8, 4);
ASSERT_FIELD(money_posting_accounts_t, receivable, 12, 4);
ASSERT_FIELD(money_posting_accounts_t, revenue, 16, 4);
ASSERT_FIELD(money_posting_accounts_t, tax, 20, 4);
ASSERT_FIELD(money_posting_accounts_t, retained, 24, 4);
ASSERT_FIELD(money_posting_accounts_t, prepaid, 28, 4);
ASSERT_FIELD(money_posting_accounts_t, rounding, 32, 4);
ASSERT_FIELD(money_posting_accounts_t, deposits, 36, 4);
ASSERT_FIELD(money_posting_accounts_t, withdrawals, 40, 4);
ASSERT_FIELD(money_posting_accounts_t, transfers, 44, 4);
ASSERT_FIELD(money_posting_accounts_t, exchange, 48, 4);
ASSERT_FIELD(money_posting_accounts_t, fees, 52, 4);
ASSERT_FIELD(money_posting_accounts_t, interest, 56, 4);
ASSERT_FIELD(money_posting_accounts_t, adjustments, 60, 4);
ASSERT_FIELD(money_posting_accounts_t, opening, 64, 4);
ASSERT_FIELD(money_posting_accounts_t, other, 68, 4);
ASSERT_FIELD(money_posting_accounts_t, securities, 72, 4);
ASSERT_FIELD(money_posting_accounts_t, gains, 76, 4);
ASSERT_FIELD(money_posting_accounts_t, dividends, 80, 4);
ASSERT_FIELD(money_posting_accounts_t, missing, 84, 4);
#endif

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_feed_options_t, 72);
ASSERT_FIELD(money_feed_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_feed_options_t, jump, 4, 4);
ASSERT_FIELD(money_feed_options_t, api_key, 8, 8);
ASSERT_FIELD(money_feed_options_t, base_url, 16, 8);
ASSERT_FIELD(money_feed_options_t, currency, 24, 8);
ASSERT_FIELD(money_feed_options_t, portfolio, 32, 8);
ASSERT_FIELD(money_feed_options_t, ttl_seconds, 40, 8);
ASSERT_FIELD(money_feed_options_t, retry_seconds, 48, 8);
ASSERT_FIELD(money_feed_options_t, per_second, 56, 4);
ASSERT_FIELD(money_feed_options_t, per_minute, 60, 4);
ASSERT_FIELD(money_feed_options_t, largest_body, 64, 8);
#else
ASSERT_SIZE(money_feed_options_t, 56);
ASSERT_FIELD(money_feed_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_feed_options_t, jump, 4, 4);
ASSERT_FIELD(money_feed_options_t, api_key, 8, 4);
ASSERT_FIELD(money_feed_options_t, base_url, 12, 4);
ASSERT_FIELD(money_feed_options_t, currency, 16, 4);
ASSERT_FIELD(money_feed_options_t, portfolio, 20, 4);
ASSERT_FIELD(money_feed_options_t, ttl_seconds, 24, 8);
ASSERT_FIELD(money_feed_options_t, retry_seconds, 32, 8);
ASSERT_FIELD(money_feed_options_t, per_second, 40, 4);
ASSERT_FIELD(money_feed_options_t, per_minute, 44, 4);
ASSERT_FIELD(money_feed_options_t, largest_body, 48, 8);
#endif

ASSERT_SIZE(money_feed_info_t, 80);
ASSERT_FIELD(money_feed_info_t, provider, 0, 4);
ASSERT_FIELD(money_feed_info_t, state, 4, 4);
ASSERT_FIELD(money_feed_info_t, status, 8, 4);
ASSERT_FIELD(money_feed_info_t, cause, 12, 4);
ASSERT_FIELD(money_feed_info_t, reason, 16, 4);
ASSERT_FIELD(money_feed_info_t, http_status, 20, 4);
ASSERT_FIELD(money_feed_info_t, pending_count, 24, 4);
ASSERT_FIELD(money_feed_info_t, flags, 28, 4);
ASSERT_FIELD(money_feed_info_t, success, 32, 8);
ASSERT_FIELD(money_feed_info_t, age_seconds, 40, 8);
ASSERT_FIELD(money_feed_info_t, attempt, 48, 8);
ASSERT_FIELD(money_feed_info_t, next_at, 56, 8);
ASSERT_FIELD(money_feed_info_t, revision, 64, 8);
ASSERT_FIELD(money_feed_info_t, reserved, 72, 8);

ASSERT_SIZE(money_store_options_t, 24);
ASSERT_FIELD(money_store_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_store_options_t, read_only, 4, 4);
ASSERT_FIELD(money_store_options_t, create, 8, 4);
ASSERT_FIELD(money_store_options_t, busy_milliseconds, 12, 4);
ASSERT_FIELD(money_store_options_t, work_milliseconds, 16, 4);
ASSERT_FIELD(money_store_options_t, reserved, 20, 4);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_movement_options_t, 16);
ASSERT_FIELD(money_movement_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_movement_options_t, may_go_below_zero, 4, 4);
ASSERT_FIELD(money_movement_options_t, idempotency_key, 8, 8);
#else
ASSERT_SIZE(money_movement_options_t, 12);
ASSERT_FIELD(money_movement_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_movement_options_t, may_go_below_zero, 4, 4);
ASSERT_FIELD(money_movement_options_t, idempotency_key, 8, 4);
#endif

ASSERT_SIZE(money_leg_entries_t, 48);
ASSERT_FIELD(money_leg_entries_t, source, 0, 8);
ASSERT_FIELD(money_leg_entries_t, target, 8, 8);
ASSERT_FIELD(money_leg_entries_t, received, 16, 32);

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_stored_leg_t, 56);
ASSERT_FIELD(money_stored_leg_t, struct_size, 0, 4);
ASSERT_FIELD(money_stored_leg_t, reserved, 4, 4);
ASSERT_FIELD(money_stored_leg_t, source, 8, 8);
ASSERT_FIELD(money_stored_leg_t, target, 16, 8);
ASSERT_FIELD(money_stored_leg_t, amount, 24, 32);
#else
ASSERT_SIZE(money_stored_leg_t, 48);
ASSERT_FIELD(money_stored_leg_t, struct_size, 0, 4);
ASSERT_FIELD(money_stored_leg_t, reserved, 4, 4);
ASSERT_FIELD(money_stored_leg_t, source, 8, 4);
ASSERT_FIELD(money_stored_leg_t, target, 12, 4);
ASSERT_FIELD(money_stored_leg_t, amount, 16, 32);
#endif

#if UINTPTR_MAX > 0xFFFFFFFFu
ASSERT_SIZE(money_converter_options_t, 40);
ASSERT_FIELD(money_converter_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_converter_options_t, digits, 4, 4);
ASSERT_FIELD(money_converter_options_t, other_digits, 8, 4);
ASSERT_FIELD(money_converter_options_t, rounding, 12, 4);
ASSERT_FIELD(money_converter_options_t, display, 16, 4);
ASSERT_FIELD(money_converter_options_t, reserved, 20, 4);
ASSERT_FIELD(money_converter_options_t, fresh_for, 24, 8);
ASSERT_FIELD(money_converter_options_t, registry, 32, 8);
#else
ASSERT_SIZE(money_converter_options_t, 40);
ASSERT_FIELD(money_converter_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_converter_options_t, digits, 4, 4);
ASSERT_FIELD(money_converter_options_t, other_digits, 8, 4);
ASSERT_FIELD(money_converter_options_t, rounding, 12, 4);
ASSERT_FIELD(money_converter_options_t, display, 16, 4);
ASSERT_FIELD(money_converter_options_t, reserved, 20, 4);
ASSERT_FIELD(money_converter_options_t, fresh_for, 24, 8);
ASSERT_FIELD(money_converter_options_t, registry, 32, 4);
#endif

ASSERT_SIZE(money_converter_info_t, 112);
ASSERT_FIELD(money_converter_info_t, source, 0, 12);
ASSERT_FIELD(money_converter_info_t, target, 12, 12);
ASSERT_FIELD(money_converter_info_t, state, 24, 4);
ASSERT_FIELD(money_converter_info_t, input_state, 28, 4);
ASSERT_FIELD(money_converter_info_t, origin, 32, 4);
ASSERT_FIELD(money_converter_info_t, is_loading, 36, 4);
ASSERT_FIELD(money_converter_info_t, is_stale, 40, 4);
ASSERT_FIELD(money_converter_info_t, wants_rates, 44, 4);
ASSERT_FIELD(money_converter_info_t, failure, 48, 4);
ASSERT_FIELD(money_converter_info_t, flags, 52, 4);
ASSERT_FIELD(money_converter_info_t, updated, 56, 8);
ASSERT_FIELD(money_converter_info_t, updated_age, 64, 8);
ASSERT_FIELD(money_converter_info_t, received, 72, 8);
ASSERT_FIELD(money_converter_info_t, received_age, 80, 8);
ASSERT_FIELD(money_converter_info_t, reserved, 88, 24);

ASSERT_SIZE(money_currency_list_item_t, 160);
ASSERT_FIELD(money_currency_list_item_t, code, 0, 12);
ASSERT_FIELD(money_currency_list_item_t, flag, 12, 12);
ASSERT_FIELD(money_currency_list_item_t, is_favourite, 24, 4);
ASSERT_FIELD(money_currency_list_item_t, is_quoted, 28, 4);
ASSERT_FIELD(money_currency_list_item_t, name, 32, 128);
