/* Portfolios, returns, feeds, converters and lists of currencies. */
#include "layout.h"

ASSERT_SIZE(money_transaction_t, 224);
ASSERT_FIELD(money_transaction_t, id, 0, 40);
ASSERT_FIELD(money_transaction_t, symbol, 40, 32);
ASSERT_FIELD(money_transaction_t, date, 72, 4);
ASSERT_FIELD(money_transaction_t, action, 76, 4);
ASSERT_FIELD(money_transaction_t, quantity, 80, 24);
ASSERT_FIELD(money_transaction_t, per, 104, 24);
ASSERT_FIELD(money_transaction_t, total, 128, 32);
ASSERT_FIELD(money_transaction_t, fee, 160, 32);
ASSERT_FIELD(money_transaction_t, rate_numerator, 192, 8);
ASSERT_FIELD(money_transaction_t, rate_denominator, 200, 8);
ASSERT_FIELD(money_transaction_t, reserved, 208, 16);

ASSERT_SIZE(money_chosen_lot_t, 64);
ASSERT_FIELD(money_chosen_lot_t, id, 0, 40);
ASSERT_FIELD(money_chosen_lot_t, quantity, 40, 24);

ASSERT_FIELD(money_portfolio_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_portfolio_options_t, method, 4, 4);
ASSERT_FIELD(money_portfolio_options_t, shortage, 8, 4);
ASSERT_FIELD(money_portfolio_options_t, reserved, 12, 4);
ASSERT_FIELD(money_portfolio_options_t, registry, 16, sizeof(void *));

ASSERT_SIZE(money_portfolio_info_t, 24);
ASSERT_FIELD(money_portfolio_info_t, currency, 0, 12);
ASSERT_FIELD(money_portfolio_info_t, method, 12, 4);
ASSERT_FIELD(money_portfolio_info_t, shortage, 16, 4);
ASSERT_FIELD(money_portfolio_info_t, reserved, 20, 4);

ASSERT_SIZE(money_quote_t, 80);
ASSERT_FIELD(money_quote_t, symbol, 0, 32);
ASSERT_FIELD(money_quote_t, price, 32, 24);
ASSERT_FIELD(money_quote_t, currency, 56, 12);
ASSERT_FIELD(money_quote_t, reserved, 68, 4);
ASSERT_FIELD(money_quote_t, instant, 72, 8);

ASSERT_SIZE(money_valuation_options_t, 40);
ASSERT_FIELD(money_valuation_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_valuation_options_t, date, 4, 4);
ASSERT_FIELD(money_valuation_options_t, max_gap, 8, 4);
ASSERT_FIELD(money_valuation_options_t, percent_digits, 12, 4);
ASSERT_FIELD(money_valuation_options_t, rounding, 16, 4);
ASSERT_FIELD(money_valuation_options_t, reserved, 20, 4);
ASSERT_FIELD(money_valuation_options_t, now, 24, 8);
ASSERT_FIELD(money_valuation_options_t, fresh_for, 32, 8);

ASSERT_SIZE(money_result_t, 400);
ASSERT_FIELD(money_result_t, value, 0, 32);
ASSERT_FIELD(money_result_t, cost, 32, 32);
ASSERT_FIELD(money_result_t, unrealised, 64, 32);
ASSERT_FIELD(money_result_t, realised, 96, 32);
ASSERT_FIELD(money_result_t, released, 128, 32);
ASSERT_FIELD(money_result_t, price_effect, 160, 32);
ASSERT_FIELD(money_result_t, currency_effect, 192, 32);
ASSERT_FIELD(money_result_t, income, 224, 32);
ASSERT_FIELD(money_result_t, fees, 256, 32);
ASSERT_FIELD(money_result_t, profit, 288, 32);
ASSERT_FIELD(money_result_t, unrealised_percent, 320, 24);
ASSERT_FIELD(money_result_t, realised_percent, 344, 24);
ASSERT_FIELD(money_result_t, profit_percent, 368, 24);
ASSERT_FIELD(money_result_t, percentages, 392, 4);
ASSERT_FIELD(money_result_t, reserved, 396, 4);

ASSERT_SIZE(money_summary_t, 424);
ASSERT_FIELD(money_summary_t, result, 0, 400);
ASSERT_FIELD(money_summary_t, position_count, 400, 8);
ASSERT_FIELD(money_summary_t, unpriced_count, 408, 8);
ASSERT_FIELD(money_summary_t, flags, 416, 4);
ASSERT_FIELD(money_summary_t, reserved, 420, 4);

ASSERT_SIZE(money_position_t, 672);
ASSERT_FIELD(money_position_t, symbol, 0, 32);
ASSERT_FIELD(money_position_t, quantity, 32, 24);
ASSERT_FIELD(money_position_t, missing, 56, 24);
ASSERT_FIELD(money_position_t, price, 80, 32);
ASSERT_FIELD(money_position_t, cost, 112, 32);
ASSERT_FIELD(money_position_t, value, 144, 32);
ASSERT_FIELD(money_position_t, realised, 176, 32);
ASSERT_FIELD(money_position_t, result, 208, 400);
ASSERT_FIELD(money_position_t, age_seconds, 608, 8);
ASSERT_FIELD(money_position_t, state, 616, 4);
ASSERT_FIELD(money_position_t, flags, 620, 4);
ASSERT_FIELD(money_position_t, unconverted_id, 624, 40);
ASSERT_FIELD(money_position_t, unconverted_date, 664, 4);
ASSERT_FIELD(money_position_t, reserved, 668, 4);

ASSERT_SIZE(money_disposal_t, 408);
ASSERT_FIELD(money_disposal_t, symbol, 0, 32);
ASSERT_FIELD(money_disposal_t, id, 32, 40);
ASSERT_FIELD(money_disposal_t, lot, 72, 40);
ASSERT_FIELD(money_disposal_t, quantity, 112, 24);
ASSERT_FIELD(money_disposal_t, date, 136, 4);
ASSERT_FIELD(money_disposal_t, opened, 140, 4);
ASSERT_FIELD(money_disposal_t, missing, 144, 4);
ASSERT_FIELD(money_disposal_t, flags, 148, 4);
ASSERT_FIELD(money_disposal_t, proceeds, 152, 32);
ASSERT_FIELD(money_disposal_t, cost, 184, 32);
ASSERT_FIELD(money_disposal_t, gain, 216, 32);
ASSERT_FIELD(money_disposal_t, reported_proceeds, 248, 32);
ASSERT_FIELD(money_disposal_t, reported_cost, 280, 32);
ASSERT_FIELD(money_disposal_t, reported_gain, 312, 32);
ASSERT_FIELD(money_disposal_t, price_effect, 344, 32);
ASSERT_FIELD(money_disposal_t, currency_effect, 376, 32);

ASSERT_SIZE(money_converter_options_t, 40);
ASSERT_FIELD(money_converter_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_converter_options_t, digits, 4, 4);
ASSERT_FIELD(money_converter_options_t, other_digits, 8, 4);
ASSERT_FIELD(money_converter_options_t, rounding, 12, 4);
ASSERT_FIELD(money_converter_options_t, display, 16, 4);
ASSERT_FIELD(money_converter_options_t, reserved, 20, 4);
ASSERT_FIELD(money_converter_options_t, fresh_for, 24, 8);
ASSERT_FIELD(money_converter_options_t, registry, 32, 8);

ASSERT_SIZE(money_converter_info_t, 112);
ASSERT_FIELD(money_converter_info_t, source, 0, 12);
ASSERT_FIELD(money_converter_info_t, target, 12, 12);
ASSERT_FIELD(money_converter_info_t, state, 24, 4);
ASSERT_FIELD(money_converter_info_t, typed, 28, 4);
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

ASSERT_SIZE(money_cash_flow_t, 40);
ASSERT_FIELD(money_cash_flow_t, amount, 0, 32);
ASSERT_FIELD(money_cash_flow_t, date, 32, 4);
ASSERT_FIELD(money_cash_flow_t, reserved, 36, 4);

ASSERT_SIZE(money_xirr_t, 280);
ASSERT_FIELD(money_xirr_t, outcome, 0, 4);
ASSERT_FIELD(money_xirr_t, reason, 4, 4);
ASSERT_FIELD(money_xirr_t, day_count, 8, 4);
ASSERT_FIELD(money_xirr_t, is_certain, 12, 4);
ASSERT_FIELD(money_xirr_t, rate_count, 16, 4);
ASSERT_FIELD(money_xirr_t, reserved, 20, 4);
ASSERT_FIELD(money_xirr_t, rates, 24, 256);

ASSERT_SIZE(money_value_point_t, 72);
ASSERT_FIELD(money_value_point_t, value, 0, 32);
ASSERT_FIELD(money_value_point_t, flow, 32, 32);
ASSERT_FIELD(money_value_point_t, date, 64, 4);
ASSERT_FIELD(money_value_point_t, reserved, 68, 4);

ASSERT_SIZE(money_feed_info_t, 80);
ASSERT_FIELD(money_feed_info_t, provider, 0, 4);
ASSERT_FIELD(money_feed_info_t, state, 4, 4);
ASSERT_FIELD(money_feed_info_t, status, 8, 4);
ASSERT_FIELD(money_feed_info_t, cause, 12, 4);
ASSERT_FIELD(money_feed_info_t, reason, 16, 4);
ASSERT_FIELD(money_feed_info_t, http_status, 20, 4);
ASSERT_FIELD(money_feed_info_t, under_way, 24, 4);
ASSERT_FIELD(money_feed_info_t, flags, 28, 4);
ASSERT_FIELD(money_feed_info_t, success, 32, 8);
ASSERT_FIELD(money_feed_info_t, age, 40, 8);
ASSERT_FIELD(money_feed_info_t, attempt, 48, 8);
ASSERT_FIELD(money_feed_info_t, next_at, 56, 8);
ASSERT_FIELD(money_feed_info_t, revision, 64, 8);
ASSERT_FIELD(money_feed_info_t, reserved, 72, 8);
