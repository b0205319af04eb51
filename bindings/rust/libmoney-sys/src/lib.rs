// Made from the headers by api/generate.py.
//! The functions of libmoney as C has them. The crate `libmoney` has types that are safe.

#![allow(non_camel_case_types)]
#![no_std]

use core::ffi::c_void;
use core::mem::size_of;

/// A character of C.
pub type c_char = u8;

pub type money_date_t = i32;
pub type money_instant_t = i64;
pub type money_bool_t = i32;
pub type money_status_t = i32;
pub const MONEY_OK: money_status_t = 0;
pub const MONEY_ERR_ARGUMENT: money_status_t = 1;
pub const MONEY_ERR_BUFFER_TOO_SMALL: money_status_t = 2;
pub const MONEY_ERR_BUSY: money_status_t = 3;
pub const MONEY_ERR_OUT_OF_MEMORY: money_status_t = 4;
pub const MONEY_ERR_LIMIT: money_status_t = 5;
pub const MONEY_ERR_NOT_FOUND: money_status_t = 6;
pub const MONEY_ERR_STATE: money_status_t = 7;
pub const MONEY_ERR_CANCELLED: money_status_t = 8;
pub const MONEY_ERR_SYNTAX: money_status_t = 20;
pub const MONEY_ERR_ENCODING: money_status_t = 21;
pub const MONEY_ERR_OVERFLOW: money_status_t = 22;
pub const MONEY_ERR_DIVISION_BY_ZERO: money_status_t = 23;
pub const MONEY_ERR_INEXACT: money_status_t = 24;
pub const MONEY_ERR_DATE: money_status_t = 25;
pub const MONEY_ERR_UNKNOWN_CURRENCY: money_status_t = 40;
pub const MONEY_ERR_CURRENCY_MISMATCH: money_status_t = 41;
pub const MONEY_ERR_DUPLICATE_CURRENCY: money_status_t = 42;
pub const MONEY_ERR_AMBIGUOUS_CURRENCY: money_status_t = 43;
pub const MONEY_ERR_WEIGHTS: money_status_t = 60;
pub const MONEY_ERR_NO_RATE: money_status_t = 80;
pub const MONEY_ERR_INVALID_RATE: money_status_t = 81;
pub const MONEY_ERR_DUPLICATE_RATE: money_status_t = 82;
pub const MONEY_ERR_NO_RATES: money_status_t = 83;
pub const MONEY_ERR_PROVIDER: money_status_t = 84;
pub const MONEY_ERR_JSON: money_status_t = 100;
pub const MONEY_ERR_DOCUMENT: money_status_t = 101;
pub const MONEY_ERR_VERSION: money_status_t = 102;
pub const MONEY_ERR_INSUFFICIENT: money_status_t = 110;
pub const MONEY_ERR_DISCOUNT: money_status_t = 120;
pub const MONEY_ERR_TAX: money_status_t = 121;
pub const MONEY_ERR_DUPLICATE_SKU: money_status_t = 122;
pub const MONEY_ERR_DUPLICATE_ID: money_status_t = 130;
pub const MONEY_ERR_TRANSPORT: money_status_t = 140;
pub const MONEY_ERR_UNKNOWN_REQUEST: money_status_t = 141;
pub const MONEY_ERR_HTTP: money_status_t = 142;
pub const MONEY_ERR_UNAUTHORIZED: money_status_t = 143;
pub const MONEY_ERR_RATE_LIMITED: money_status_t = 144;
pub const MONEY_ERR_CONTENT_TYPE: money_status_t = 145;
pub const MONEY_ERR_TRUNCATED: money_status_t = 146;
pub const MONEY_ERR_TOO_LARGE: money_status_t = 147;
pub const MONEY_ERR_RATE_JUMPED: money_status_t = 148;
pub const MONEY_ERR_NO_CURRENCIES: money_status_t = 149;
pub const MONEY_ERR_RETRIEVAL: money_status_t = 160;
pub const MONEY_ERR_SAVING: money_status_t = 161;
pub const MONEY_ERR_REMOVAL: money_status_t = 162;
pub const MONEY_ERR_NOT_A_STORE: money_status_t = 163;
pub const MONEY_ERR_STORE_LOCKED: money_status_t = 164;
pub const MONEY_ERR_STORE_READ_ONLY: money_status_t = 165;
pub const MONEY_ERR_STORE_FULL: money_status_t = 166;
pub const MONEY_ERR_STORE_CORRUPT: money_status_t = 167;
pub const MONEY_ERR_STORE_PATH: money_status_t = 168;
pub const MONEY_ERR_STORE_IO: money_status_t = 169;
pub const MONEY_ERR_CONFLICT: money_status_t = 170;
pub const MONEY_ERR_NO_SQLITE: money_status_t = 171;
pub const MONEY_ERR_STORE_UNKNOWN: money_status_t = 172;
pub type money_flags_t = u32;
pub const MONEY_FLAG_ROUNDED: money_flags_t = 1;
pub const MONEY_FLAG_RATE_ROUNDED: money_flags_t = 2;
pub const MONEY_FLAG_FIXED: money_flags_t = 4;
pub const MONEY_FLAG_EARLIER: money_flags_t = 8;
pub const MONEY_FLAG_STALE: money_flags_t = 16;
pub const MONEY_FLAG_INCONSISTENT: money_flags_t = 32;
pub const MONEY_FLAG_EURO_REGULATION: money_flags_t = 64;
pub type money_rounding_t = i32;
pub const MONEY_ROUND_HALF_EVEN: money_rounding_t = 1000;
pub const MONEY_ROUND_HALF_UP: money_rounding_t = 1001;
pub const MONEY_ROUND_HALF_DOWN: money_rounding_t = 1002;
pub const MONEY_ROUND_UP: money_rounding_t = 1003;
pub const MONEY_ROUND_DOWN: money_rounding_t = 1004;
pub const MONEY_ROUND_CEILING: money_rounding_t = 1005;
pub const MONEY_ROUND_FLOOR: money_rounding_t = 1006;
pub const MONEY_ROUND_UNNECESSARY: money_rounding_t = 1007;
pub const MONEY_ROUND_HALF_ODD: money_rounding_t = 1008;
pub const MONEY_ROUND_HALF_CEILING: money_rounding_t = 1009;
pub const MONEY_ROUND_HALF_FLOOR: money_rounding_t = 1010;
pub type money_currency_kind_t = i32;
pub const MONEY_CURRENCY_CURRENT: money_currency_kind_t = 0;
pub const MONEY_CURRENCY_HISTORICAL: money_currency_kind_t = 1;
pub const MONEY_CURRENCY_SPECIAL: money_currency_kind_t = 2;
pub const MONEY_CURRENCY_UNIT: money_currency_kind_t = 3;
pub const MONEY_CURRENCY_INFORMAL: money_currency_kind_t = 4;
pub const MONEY_CURRENCY_CUSTOM: money_currency_kind_t = 5;
pub type money_cash_small_t = i32;
pub const MONEY_CASH_SMALL_ROUNDED: money_cash_small_t = 0;
pub const MONEY_CASH_SMALL_EXACT: money_cash_small_t = 1;
pub const MONEY_CASH_SMALL_UP: money_cash_small_t = 2;
pub type money_allocation_t = i32;
pub const MONEY_ALLOCATE_LARGEST_REMAINDER: money_allocation_t = 0;
pub const MONEY_ALLOCATE_FLOOR_TO_FIRST: money_allocation_t = 1;
pub const MONEY_ALLOCATE_FLOOR_TO_LAST: money_allocation_t = 2;
pub const MONEY_ALLOCATE_SEPARATE_REMAINDER: money_allocation_t = 3;
pub type money_rate_kind_t = i32;
pub const MONEY_RATE_QUOTED: money_rate_kind_t = 0;
pub const MONEY_RATE_INVERSE: money_rate_kind_t = 1;
pub const MONEY_RATE_FIXED: money_rate_kind_t = 2;
pub const MONEY_RATE_UNIT: money_rate_kind_t = 3;
pub type money_stale_policy_t = i32;
pub const MONEY_STALE_FLAG: money_stale_policy_t = 0;
pub const MONEY_STALE_REFUSE: money_stale_policy_t = 1;
pub type money_column_layout_t = i32;
pub const MONEY_COLUMN_INT64: money_column_layout_t = 1;
pub const MONEY_COLUMN_DECIMAL128: money_column_layout_t = 2;
pub const MONEY_COLUMN_DATE32: money_column_layout_t = 3;
pub const MONEY_COLUMN_INT8: money_column_layout_t = 4;
pub const MONEY_COLUMN_INT16: money_column_layout_t = 5;
pub const MONEY_COLUMN_INT32: money_column_layout_t = 6;
pub type money_expression_kind_t = i32;
pub const MONEY_EXPRESSION_NUMBER: money_expression_kind_t = 1;
pub const MONEY_EXPRESSION_AMOUNT: money_expression_kind_t = 2;
pub type money_statement_row_kind_t = i32;
pub const MONEY_STATEMENT_ROW_AMOUNT: money_statement_row_kind_t = 0;
pub const MONEY_STATEMENT_ROW_SUBTOTAL: money_statement_row_kind_t = 1;
pub const MONEY_STATEMENT_ROW_TOTAL: money_statement_row_kind_t = 2;
pub type money_rounding_level_t = i32;
pub const MONEY_LEVEL_UNIT: money_rounding_level_t = 0;
pub const MONEY_LEVEL_LINE: money_rounding_level_t = 1;
pub const MONEY_LEVEL_TAX_GROUP: money_rounding_level_t = 2;
pub const MONEY_LEVEL_ORDER: money_rounding_level_t = 3;
pub const MONEY_LEVEL_INVOICE: money_rounding_level_t = 4;
pub type money_price_basis_t = i32;
pub const MONEY_PRICE_BASIS_NET: money_price_basis_t = 0;
pub const MONEY_PRICE_BASIS_GROSS: money_price_basis_t = 1;
pub type money_tender_t = i32;
pub const MONEY_TENDER_EXACT: money_tender_t = 0;
pub const MONEY_TENDER_CASH: money_tender_t = 1;
pub type money_basket_preset_t = i32;
pub const MONEY_BASKET_PRESET_PER_LINE_HALF_UP: money_basket_preset_t = 0;
pub const MONEY_BASKET_PRESET_PER_UNIT_HALF_UP: money_basket_preset_t = 1;
pub const MONEY_BASKET_PRESET_PER_LINE_HALF_EVEN: money_basket_preset_t = 2;
pub const MONEY_BASKET_PRESET_PER_TAX_GROUP_HALF_UP: money_basket_preset_t = 3;
pub const MONEY_BASKET_PRESET_PER_ORDER_HALF_UP: money_basket_preset_t = 4;
pub const MONEY_BASKET_PRESET_SWISS_CASH: money_basket_preset_t = 5;
pub const MONEY_BASKET_PRESET_EN16931: money_basket_preset_t = 6;
pub type money_discount_kind_t = i32;
pub const MONEY_DISCOUNT_NONE: money_discount_kind_t = 0;
pub const MONEY_DISCOUNT_PERCENT: money_discount_kind_t = 1;
pub const MONEY_DISCOUNT_FIXED: money_discount_kind_t = 2;
pub type money_receipt_view_t = i32;
pub const MONEY_RECEIPT_PRICED: money_receipt_view_t = 0;
pub const MONEY_RECEIPT_CHECKOUT: money_receipt_view_t = 1;
pub type money_invoice_tax_kind_t = i32;
pub const MONEY_INVOICE_TAX_ADDED: money_invoice_tax_kind_t = 0;
pub const MONEY_INVOICE_TAX_COMPOUND: money_invoice_tax_kind_t = 1;
pub const MONEY_INVOICE_TAX_RETAINED: money_invoice_tax_kind_t = 2;
pub type money_invoice_adjustment_kind_t = i32;
pub const MONEY_INVOICE_ALLOWANCE: money_invoice_adjustment_kind_t = 1;
pub const MONEY_INVOICE_CHARGE: money_invoice_adjustment_kind_t = 2;
pub type money_payment_provider_t = i32;
pub const MONEY_PAYMENT_STRIPE: money_payment_provider_t = 0;
pub const MONEY_PAYMENT_ADYEN: money_payment_provider_t = 1;
pub const MONEY_PAYMENT_PAYPAL: money_payment_provider_t = 2;
pub type money_xirr_outcome_t = i32;
pub const MONEY_XIRR_ONE: money_xirr_outcome_t = 1;
pub const MONEY_XIRR_SEVERAL: money_xirr_outcome_t = 2;
pub const MONEY_XIRR_NONE: money_xirr_outcome_t = 3;
pub const MONEY_XIRR_UNDEFINED: money_xirr_outcome_t = 4;
pub type money_xirr_reason_t = i32;
pub const MONEY_XIRR_REASON_NO_FLOWS: money_xirr_reason_t = 1;
pub const MONEY_XIRR_REASON_ONE_DATE: money_xirr_reason_t = 2;
pub const MONEY_XIRR_REASON_ONE_SIGN: money_xirr_reason_t = 3;
pub const MONEY_XIRR_REASON_ALWAYS_ZERO: money_xirr_reason_t = 4;
pub const MONEY_XIRR_REASON_OUT_OF_RANGE: money_xirr_reason_t = 5;
pub const MONEY_XIRR_REASON_NO_ROOT: money_xirr_reason_t = 6;
pub const MONEY_XIRR_REASON_UNPRICED: money_xirr_reason_t = 7;
pub const MONEY_XIRR_REASON_NO_DATE: money_xirr_reason_t = 8;
pub type money_day_count_t = i32;
pub const MONEY_DAY_COUNT_ACTUAL_365: money_day_count_t = 1;
pub type money_action_t = i32;
pub const MONEY_ACTION_BUY: money_action_t = 1;
pub const MONEY_ACTION_SELL: money_action_t = 2;
pub const MONEY_ACTION_DIVIDEND: money_action_t = 3;
pub const MONEY_ACTION_FEE: money_action_t = 4;
pub const MONEY_ACTION_SPLIT: money_action_t = 5;
pub type money_lot_method_t = i32;
pub const MONEY_LOTS_FIFO: money_lot_method_t = 0;
pub const MONEY_LOTS_LIFO: money_lot_method_t = 1;
pub const MONEY_LOTS_HIFO: money_lot_method_t = 2;
pub const MONEY_LOTS_AVERAGE: money_lot_method_t = 3;
pub const MONEY_LOTS_SPECIFIC: money_lot_method_t = 4;
pub type money_short_sale_policy_t = i32;
pub const MONEY_SHORT_SALE_REJECT: money_short_sale_policy_t = 0;
pub const MONEY_SHORT_SALE_ALLOW: money_short_sale_policy_t = 1;
pub const MONEY_SHORT_SALE_RECORD: money_short_sale_policy_t = 2;
pub type money_price_state_t = i32;
pub const MONEY_PRICE_FRESH: money_price_state_t = 0;
pub const MONEY_PRICE_STALE: money_price_state_t = 1;
pub const MONEY_PRICE_MISSING: money_price_state_t = 2;
pub const MONEY_PRICE_ZERO: money_price_state_t = 3;
pub const MONEY_PRICE_NO_RATE: money_price_state_t = 4;
pub const MONEY_PRICE_CLOSED: money_price_state_t = 5;
pub type money_percentages_t = u32;
pub const MONEY_PERCENT_UNREALISED: money_percentages_t = 1;
pub const MONEY_PERCENT_REALISED: money_percentages_t = 2;
pub const MONEY_PERCENT_PROFIT: money_percentages_t = 4;
pub type money_locale_style_t = i32;
pub const MONEY_STYLE_STANDARD: money_locale_style_t = 0;
pub const MONEY_STYLE_ACCOUNTING: money_locale_style_t = 1;
pub const MONEY_STYLE_COMPACT: money_locale_style_t = 2;
pub type money_currency_display_t = i32;
pub const MONEY_DISPLAY_SYMBOL: money_currency_display_t = 0;
pub const MONEY_DISPLAY_NARROW: money_currency_display_t = 1;
pub const MONEY_DISPLAY_CODE: money_currency_display_t = 2;
pub const MONEY_DISPLAY_NAME: money_currency_display_t = 3;
pub const MONEY_DISPLAY_NONE: money_currency_display_t = 4;
pub type money_numerals_t = i32;
pub const MONEY_NUMERALS_LOCALE: money_numerals_t = 0;
pub const MONEY_NUMERALS_LATIN: money_numerals_t = 1;
pub type money_sign_display_t = i32;
pub const MONEY_SIGN_PATTERN: money_sign_display_t = 0;
pub const MONEY_SIGN_ALWAYS: money_sign_display_t = 1;
pub const MONEY_SIGN_EXCEPT_ZERO: money_sign_display_t = 2;
pub const MONEY_SIGN_NEVER: money_sign_display_t = 3;
pub type money_trailing_zeros_t = i32;
pub const MONEY_ZEROS_PATTERN: money_trailing_zeros_t = 0;
pub const MONEY_ZEROS_STRIP: money_trailing_zeros_t = 1;
pub const MONEY_ZEROS_STRIP_WHOLE: money_trailing_zeros_t = 2;
pub type money_calculator_key_t = i32;
pub const MONEY_CALCULATOR_KEY_DIGIT_0: money_calculator_key_t = 0;
pub const MONEY_CALCULATOR_KEY_DIGIT_1: money_calculator_key_t = 1;
pub const MONEY_CALCULATOR_KEY_DIGIT_2: money_calculator_key_t = 2;
pub const MONEY_CALCULATOR_KEY_DIGIT_3: money_calculator_key_t = 3;
pub const MONEY_CALCULATOR_KEY_DIGIT_4: money_calculator_key_t = 4;
pub const MONEY_CALCULATOR_KEY_DIGIT_5: money_calculator_key_t = 5;
pub const MONEY_CALCULATOR_KEY_DIGIT_6: money_calculator_key_t = 6;
pub const MONEY_CALCULATOR_KEY_DIGIT_7: money_calculator_key_t = 7;
pub const MONEY_CALCULATOR_KEY_DIGIT_8: money_calculator_key_t = 8;
pub const MONEY_CALCULATOR_KEY_DIGIT_9: money_calculator_key_t = 9;
pub const MONEY_CALCULATOR_KEY_POINT: money_calculator_key_t = 10;
pub const MONEY_CALCULATOR_KEY_ADD: money_calculator_key_t = 11;
pub const MONEY_CALCULATOR_KEY_SUBTRACT: money_calculator_key_t = 12;
pub const MONEY_CALCULATOR_KEY_MULTIPLY: money_calculator_key_t = 13;
pub const MONEY_CALCULATOR_KEY_DIVIDE: money_calculator_key_t = 14;
pub const MONEY_CALCULATOR_KEY_EQUALS: money_calculator_key_t = 15;
pub const MONEY_CALCULATOR_KEY_PERCENT: money_calculator_key_t = 16;
pub const MONEY_CALCULATOR_KEY_SIGN: money_calculator_key_t = 17;
pub const MONEY_CALCULATOR_KEY_CLEAR: money_calculator_key_t = 18;
pub const MONEY_CALCULATOR_KEY_CORRECT: money_calculator_key_t = 19;
pub const MONEY_CALCULATOR_KEY_KEEP: money_calculator_key_t = 20;
pub type money_calculator_alert_t = i32;
pub const MONEY_CALCULATOR_ALERT_NONE: money_calculator_alert_t = 0;
pub const MONEY_CALCULATOR_ALERT_OPERATION_IMPOSSIBLE: money_calculator_alert_t = 1;
pub const MONEY_CALCULATOR_ALERT_HAS_RESULT: money_calculator_alert_t = 2;
pub const MONEY_CALCULATOR_ALERT_OPERATOR_EXISTS: money_calculator_alert_t = 3;
pub const MONEY_CALCULATOR_ALERT_DIVIDE_BY_ZERO: money_calculator_alert_t = 4;
pub const MONEY_CALCULATOR_ALERT_DECIMAL_EXISTS: money_calculator_alert_t = 5;
pub const MONEY_CALCULATOR_ALERT_NOTHING_TO_KEEP: money_calculator_alert_t = 6;
pub const MONEY_CALCULATOR_ALERT_SYNTAX: money_calculator_alert_t = 7;
pub type money_calculator_state_t = i32;
pub const MONEY_CALCULATOR_START: money_calculator_state_t = 0;
pub const MONEY_CALCULATOR_NUMBER: money_calculator_state_t = 1;
pub const MONEY_CALCULATOR_OPERATOR: money_calculator_state_t = 2;
pub const MONEY_CALCULATOR_POINT: money_calculator_state_t = 3;
pub const MONEY_CALCULATOR_RESULT: money_calculator_state_t = 4;
pub type money_provider_t = i32;
pub const MONEY_PROVIDER_CURRENCYLAYER: money_provider_t = 0;
pub const MONEY_PROVIDER_CURRENCYLAYER_LIST: money_provider_t = 1;
pub const MONEY_PROVIDER_FRANKFURTER: money_provider_t = 2;
pub const MONEY_PROVIDER_OPEN_EXCHANGE_RATES: money_provider_t = 3;
pub const MONEY_PROVIDER_ECB: money_provider_t = 4;
pub const MONEY_PROVIDER_FINNHUB: money_provider_t = 5;
pub const MONEY_PROVIDER_TRANSACTIONS: money_provider_t = 6;
pub type money_jump_policy_t = i32;
pub const MONEY_JUMP_REFUSE: money_jump_policy_t = 0;
pub const MONEY_JUMP_FLAG: money_jump_policy_t = 1;
pub const MONEY_JUMP_ACCEPT: money_jump_policy_t = 2;
pub type money_transport_failure_t = i32;
pub const MONEY_TRANSPORT_CONNECTION: money_transport_failure_t = 1;
pub const MONEY_TRANSPORT_DNS: money_transport_failure_t = 2;
pub const MONEY_TRANSPORT_TLS: money_transport_failure_t = 3;
pub const MONEY_TRANSPORT_DISCONNECTED: money_transport_failure_t = 4;
pub const MONEY_TRANSPORT_CANCELLED: money_transport_failure_t = 5;
pub const MONEY_TRANSPORT_TOO_LARGE: money_transport_failure_t = 6;
pub const MONEY_TRANSPORT_OTHER: money_transport_failure_t = 7;
pub const MONEY_TRANSPORT_TIMEOUT: money_transport_failure_t = 8;
pub type money_feed_state_t = i32;
pub const MONEY_FEED_EMPTY: money_feed_state_t = 0;
pub const MONEY_FEED_LOADING: money_feed_state_t = 1;
pub const MONEY_FEED_READY: money_feed_state_t = 2;
pub const MONEY_FEED_STALE: money_feed_state_t = 3;
pub const MONEY_FEED_FAILED: money_feed_state_t = 4;
pub const MONEY_FEED_WAITING: money_feed_state_t = 5;
pub type money_feed_flags_t = u32;
pub const MONEY_FEED_FLAG_JUMPED: money_feed_flags_t = 1;
pub const MONEY_FEED_FLAG_WAITING: money_feed_flags_t = 2;
pub const MONEY_FEED_FLAG_RESTORED: money_feed_flags_t = 4;
pub type money_operation_t = i32;
pub const MONEY_OPERATION_NONE: money_operation_t = 0;
pub const MONEY_OPERATION_PENDING: money_operation_t = 1;
pub const MONEY_OPERATION_DONE: money_operation_t = 2;
pub const MONEY_OPERATION_FAILED: money_operation_t = 3;
pub type money_converter_state_t = i32;
pub const MONEY_CONVERTER_EMPTY: money_converter_state_t = 0;
pub const MONEY_CONVERTER_LOADING: money_converter_state_t = 1;
pub const MONEY_CONVERTER_READY: money_converter_state_t = 2;
pub const MONEY_CONVERTER_STALE: money_converter_state_t = 3;
pub const MONEY_CONVERTER_FAILED: money_converter_state_t = 4;
pub type money_input_state_t = i32;
pub const MONEY_INPUT_STATE_EMPTY: money_input_state_t = 0;
pub const MONEY_INPUT_STATE_COMPLETE: money_input_state_t = 1;
pub const MONEY_INPUT_STATE_UNFINISHED: money_input_state_t = 2;
pub const MONEY_INPUT_STATE_INVALID: money_input_state_t = 3;
pub type money_origin_t = i32;
pub const MONEY_ORIGIN_NONE: money_origin_t = 0;
pub const MONEY_ORIGIN_NETWORK: money_origin_t = 1;
pub const MONEY_ORIGIN_STORE: money_origin_t = 2;
pub const MONEY_ORIGIN_PROGRAM: money_origin_t = 3;
pub type money_currency_list_sort_t = i32;
pub const MONEY_SORT_NAME_ASCENDING: money_currency_list_sort_t = 0;
pub const MONEY_SORT_NAME_DESCENDING: money_currency_list_sort_t = 1;
pub const MONEY_SORT_CODE_ASCENDING: money_currency_list_sort_t = 2;
pub const MONEY_SORT_CODE_DESCENDING: money_currency_list_sort_t = 3;
pub type money_currency_list_state_t = i32;
pub const MONEY_LIST_READY: money_currency_list_state_t = 0;
pub const MONEY_LIST_EMPTY: money_currency_list_state_t = 1;
pub const MONEY_LIST_NOTHING_FOUND: money_currency_list_state_t = 2;
pub const MONEY_LIST_NO_FAVOURITES: money_currency_list_state_t = 3;
pub type money_portfolio_view_state_t = i32;
pub const MONEY_PORTFOLIO_VIEW_LOADING: money_portfolio_view_state_t = 0;
pub const MONEY_PORTFOLIO_VIEW_EMPTY: money_portfolio_view_state_t = 1;
pub const MONEY_PORTFOLIO_VIEW_READY: money_portfolio_view_state_t = 2;
pub const MONEY_PORTFOLIO_VIEW_STALE: money_portfolio_view_state_t = 3;
pub const MONEY_PORTFOLIO_VIEW_TRANSACTIONS_FAILED: money_portfolio_view_state_t = 4;
pub const MONEY_PORTFOLIO_VIEW_QUOTES_FAILED: money_portfolio_view_state_t = 5;
pub type money_order_field_t = i32;
pub const MONEY_ORDER_DATE: money_order_field_t = 0;
pub const MONEY_ORDER_ACTION: money_order_field_t = 1;
pub const MONEY_ORDER_TICKER: money_order_field_t = 2;
pub const MONEY_ORDER_QUANTITY: money_order_field_t = 3;
pub const MONEY_ORDER_PRICE: money_order_field_t = 4;
pub const MONEY_ORDER_SUM: money_order_field_t = 5;
pub type money_field_state_t = i32;
pub const MONEY_FIELD_OK: money_field_state_t = 0;
pub const MONEY_FIELD_MISSING: money_field_state_t = 1;
pub const MONEY_FIELD_NOT_A_DATE: money_field_state_t = 2;
pub const MONEY_FIELD_UNKNOWN: money_field_state_t = 3;
pub const MONEY_FIELD_LENGTH: money_field_state_t = 4;
pub const MONEY_FIELD_LETTERS: money_field_state_t = 5;
pub const MONEY_FIELD_NOT_A_NUMBER: money_field_state_t = 6;
pub const MONEY_FIELD_NOT_POSITIVE: money_field_state_t = 7;
pub const MONEY_FIELD_TOO_MANY_DIGITS: money_field_state_t = 8;
pub const MONEY_FIELD_INEXACT: money_field_state_t = 9;
pub const MONEY_FIELD_MISMATCH: money_field_state_t = 10;
pub type money_ticker_rule_t = i32;
pub const MONEY_TICKER_LETTERS: money_ticker_rule_t = 0;
pub const MONEY_TICKER_EXCHANGE_SYMBOL: money_ticker_rule_t = 1;
pub type money_store_kind_t = i32;
pub const MONEY_STORE_KIND_WALLET: money_store_kind_t = 0;
pub const MONEY_STORE_KIND_PORTFOLIO: money_store_kind_t = 1;
pub const MONEY_STORE_KIND_CATALOGUE: money_store_kind_t = 2;
pub const MONEY_STORE_KIND_BASKET: money_store_kind_t = 3;
pub const MONEY_STORE_KIND_RATES: money_store_kind_t = 4;
pub const MONEY_STORE_KIND_CURRENCIES: money_store_kind_t = 5;
pub const MONEY_STORE_KIND_IDEMPOTENCY_KEY: money_store_kind_t = 6;
pub const MONEY_VERSION_MAJOR: i32 = 0;
pub const MONEY_VERSION_MINOR: i32 = 2;
pub const MONEY_VERSION_PATCH: i32 = 0;
pub const MONEY_VERSION: &str = "0.2.0";
pub const MONEY_ABI_VERSION: i32 = 0;
pub const MONEY_TEXT_MAX: i32 = 64;
pub const MONEY_CODE_SIZE: i32 = 12;
pub const MONEY_DIGITS_MAX: i32 = 38;
pub const MONEY_INPUT_MAX: i32 = 1024;
pub const MONEY_DOCUMENT_MAX: i32 = 67108864;
pub const MONEY_SHARES_MAX: i32 = 1048576;
pub const MONEY_AMOUNTS_MAX: i32 = 1048576;
pub const MONEY_LEGS_MAX: i32 = 8;
pub const MONEY_NTS: usize = usize::MAX;
pub const MONEY_DATE_NONE: i32 = i32::MIN;
pub const MONEY_INSTANT_NONE: i64 = i64::MIN;
pub const MONEY_DIGITS_CURRENCY: i32 = -1;
pub const MONEY_DIGITS_EXACT: i32 = -2;
pub const MONEY_RATIO_TEXT_MAX: i32 = 320;
pub const MONEY_JSON_MAX: i32 = 96;
pub const MONEY_CURRENCY_PAIR_TEXT_MAX: i32 = 24;
pub const MONEY_RATE_TEXT_MAX: i32 = 96;
pub const MONEY_RATE_JSON_MAX: i32 = 160;
pub const MONEY_COLUMN_THREADS_MAX: i32 = 256;
pub const MONEY_COLUMN_CODES_MAX: i32 = 65536;
pub const MONEY_EXPRESSION_MAX: i32 = 16384;
pub const MONEY_EXPRESSION_CURRENCIES_MAX: i32 = 64;
pub const MONEY_LABEL_SIZE: i32 = 80;
pub const MONEY_INVOICE_TAXES_MAX: i32 = 4;
pub const MONEY_INVOICE_DOCUMENT: usize = usize::MAX;
pub const MONEY_CASH_FLOWS_MAX: i32 = 1048576;
pub const MONEY_XIRR_RATES_MAX: i32 = 32;
pub const MONEY_VALUE_POINTS_MAX: i32 = 4096;
pub const MONEY_ID_SIZE: i32 = 40;
pub const MONEY_SYMBOL_SIZE: i32 = 64;
pub const MONEY_LOT_SELECTIONS_MAX: i32 = 1024;
pub const MONEY_LOCALE_SIZE: i32 = 16;
pub const MONEY_LOCALE_TEXT_MAX: i32 = 512;
pub const MONEY_PATTERN_MAX: i32 = 128;
pub const MONEY_DIGITS_PATTERN: i32 = -3;
pub const MONEY_CALCULATOR_NUMBERS_MAX: i32 = 100;
pub const MONEY_CALCULATOR_KEYS_MAX: i32 = 8192;
pub const MONEY_CALCULATOR_TEXT_MAX: i32 = 4608;
pub const MONEY_REASON_SIZE: i32 = 240;
pub const MONEY_STORE_NAME_SIZE: i32 = 256;

/// Currencies that only this program knows: tokens, loyalty points. Passed where a code must be known.
#[repr(C)]
pub struct money_currency_registry_t {
    _private: [u8; 0],
}

/// A table of exchange rates: immutable, shared freely between threads.
#[repr(C)]
pub struct money_rates_t {
    _private: [u8; 0],
}

/// A table of exchange rates in the making.
#[repr(C)]
pub struct money_rates_builder_t {
    _private: [u8; 0],
}

/// An exact sum of amounts in several currencies: one amount for each currency. An amount of 0 does not count.
#[repr(C)]
pub struct money_bag_t {
    _private: [u8; 0],
}

/// An expression that was evaluated, with its exact result and its conversions. It never changes.
#[repr(C)]
pub struct money_expression_t {
    _private: [u8; 0],
}

/// Amounts of several currencies, each kept as an entry, with holds and a journal.
#[repr(C)]
pub struct money_wallet_t {
    _private: [u8; 0],
}

/// A wallet as a screen shows it. Each currency has a section with a row for each entry and a row with the subtotal; the last section has one row, the grand total. A statement is a copy: it does not change with the wallet.
#[repr(C)]
pub struct money_wallet_statement_t {
    _private: [u8; 0],
}

/// Products with prices in one currency, in the order in which you added them, and the tax rates of their categories.
#[repr(C)]
pub struct money_catalogue_t {
    _private: [u8; 0],
}

/// Line items with quantities and discounts, tax rates and a policy, over a copy of a catalogue.
#[repr(C)]
pub struct money_basket_t {
    _private: [u8; 0],
}

/// The result of a checkout. A receipt never changes, so several threads may read it at once.
#[repr(C)]
pub struct money_receipt_t {
    _private: [u8; 0],
}

/// Line items, the allowances and charges of the document, what was paid before, and the currency of the tax.
#[repr(C)]
pub struct money_invoice_t {
    _private: [u8; 0],
}

/// Transactions in securities, by date. One thread at a time may use a portfolio.
#[repr(C)]
pub struct money_portfolio_t {
    _private: [u8; 0],
}

/// A portfolio at the prices and exchange rates of a moment. It never changes, and all threads may share it.
#[repr(C)]
pub struct money_valuation_t {
    _private: [u8; 0],
}

/// A list of disposals. It never changes, and all threads may share it.
#[repr(C)]
pub struct money_disposals_t {
    _private: [u8; 0],
}

/// A list of open lots. It never changes, and all threads may share it.
#[repr(C)]
pub struct money_open_lots_t {
    _private: [u8; 0],
}

/// Tables of locales that a program loaded: newer ones than the library has inside, or with names in more languages. They do not change after they are read, so several threads can use them at the same time. They must stay alive during each call that you name them in.
#[repr(C)]
pub struct money_locales_t {
    _private: [u8; 0],
}

/// A keypad calculator: the keys pressed so far, the operation as text, and its result.
#[repr(C)]
pub struct money_calculator_t {
    _private: [u8; 0],
}

/// A feed, which keeps up to date what a provider publishes. One thread at a time may use a feed. At most one request is under way for each thing: for a document, for the price quote of a symbol, or for a store of transactions.
#[repr(C)]
pub struct money_feed_t {
    _private: [u8; 0],
}

/// A request to send. It is yours and does not change. Only a request holds the feed's key; no other text of the library does.
#[repr(C)]
pub struct money_feed_request_t {
    _private: [u8; 0],
}

/// A converter: two currencies, the input, rates and what happened to them, and options.
#[repr(C)]
pub struct money_converter_t {
    _private: [u8; 0],
}

/// A list of at most 4096 currencies to choose from. A name is CLDR's in the list's language, or else the provider's, or else the code. Sorting by name follows UTS #10 with CLDR's root collation as far as names of currencies need it: letters count first, then accents, then case. In Spanish ñ comes after n. In Japanese kana come in their order, then kanji in the order of JIS X 0208. docs/guide/locales.md says more.
#[repr(C)]
pub struct money_currency_list_t {
    _private: [u8; 0],
}

/// A portfolio view, which a screen watches. One thread at a time may use a view.
#[repr(C)]
pub struct money_portfolio_view_t {
    _private: [u8; 0],
}

/// A purchase or sale while a person types it. Freeing a form changes no portfolio. One thread at a time may use a form.
#[repr(C)]
pub struct money_order_form_t {
    _private: [u8; 0],
}

/// One file that keeps objects by name.
#[repr(C)]
pub struct money_store_t {
    _private: [u8; 0],
}

pub type money_change_callback_t = Option<unsafe extern "C" fn(*mut c_void, u64)>;
pub type money_progress_callback_t = Option<unsafe extern "C" fn(*mut c_void, u64, u64)>;
pub type money_calculator_display_callback_t = Option<unsafe extern "C" fn(*mut c_void, *const c_char)>;
pub type money_calculator_alert_callback_t = Option<unsafe extern "C" fn(*mut c_void, money_calculator_alert_t)>;

/// The reason of a failure. You own it, and a call writes it only when it fails. 256 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_error_t {
    pub status: money_status_t,
    pub cause: money_status_t,
    pub position: i64,
    pub text: [c_char; 240],
}

/// The progress of a long call. You own it, and give it to money_progress_watch. While a call runs, any thread may read `done` and `total` and may set `cancel` to 1. The call then ends with MONEY_ERR_CANCELLED and has changed nothing. The units are bytes while a document is read, and entries, transactions or rows otherwise. The members are read and written as whole words, so another thread needs no lock. A call over columns that is cancelled zeroes its results, as each failed call over columns does.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_progress_t {
    pub struct_size: u32,
    pub cancel: money_bool_t,
    pub done: u64,
    pub total: u64,
    pub callback: money_progress_callback_t,
    pub user_data: *mut c_void,
    pub reserved: [u64; 3],
}

/// A decimal number: coefficient × 10^-scale. 24 bytes. The coefficient is a 128-bit two's complement integer, |coefficient| < 10^38, low word first: on little-endian machines its 16 bytes are one value of Apache Arrow's decimal128. The scale is 0 to 38. 10.50 keeps scale 2 and is equal to 10.5, with the same hash.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_decimal_t {
    pub lo: u64,
    pub hi: i64,
    pub scale: u32,
    pub reserved: u32,
}

/// An exact ratio of two 512-bit integers, least significant word first; not necessarily in lowest terms. A zeroed ratio has no denominator and is refused.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_ratio_t {
    pub numerator: [u64; 8],
    pub denominator: [u64; 8],
    pub sign: i32,
    pub reserved: u32,
}

/// A currency as the library knows it. The facts are from ISO 4217 and Unicode CLDR; `share/currencies` has each with its source.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_currency_t {
    pub code: [c_char; 12],
    pub kind: money_currency_kind_t,
    pub numeric: i32,
    pub digits: i32,
    pub introduced: money_date_t,
    pub withdrawn: money_date_t,
    pub factor_since: money_date_t,
    pub successor: [c_char; 12],
    pub factor_numerator: u64,
    pub factor_denominator: u64,
    pub cash_step: money_decimal_t,
    pub flag: [c_char; 4],
    pub countries: [c_char; 128],
    pub name: [c_char; 116],
}

/// The rule by which a payment in cash is rounded. `share/currencies/cash.csv` has each rule with its source.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_cash_rule_t {
    pub currency: [c_char; 12],
    pub country: [c_char; 4],
    pub rounding: money_rounding_t,
    pub small_amounts: money_cash_small_t,
    pub since: money_date_t,
    pub until: money_date_t,
    pub step: money_decimal_t,
    pub small: money_decimal_t,
}

/// An amount of a currency: coefficient × 10^-scale, as money_decimal_t. 32 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_t {
    pub lo: u64,
    pub hi: i64,
    pub scale: u32,
    pub currency: [c_char; 12],
}

/// Options of money_allocate and money_split.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_allocate_options_t {
    pub struct_size: u32,
    pub method: money_allocation_t,
    pub digits: i32,
    pub reserved: u32,
    pub registry: *const money_currency_registry_t,
    pub step: money_decimal_t,
}

/// A rate: 1 `from` = numerator/denominator `to`, exactly as quoted (1.10 is 110/100). 56 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_rate_t {
    pub from: [c_char; 12],
    pub to: [c_char; 12],
    pub numerator: u64,
    pub denominator: u64,
    pub date: money_date_t,
    pub kind: money_rate_kind_t,
    pub flags: money_flags_t,
    pub reserved: u32,
}

/// The contents of a rate table. 152 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_rates_info_t {
    pub base: [c_char; 12],
    pub flags: money_flags_t,
    pub first_date: money_date_t,
    pub last_date: money_date_t,
    pub instant: money_instant_t,
    pub currency_count: u64,
    pub pair_count: u64,
    pub date_count: u64,
    pub quote_count: u64,
    pub source: [c_char; 64],
    pub reserved: [u64; 3],
}

/// Options of a conversion. `max_gap` counts the days from the date that you ask for back to the rates, whatever time it is now. `fresh_for` counts the seconds from `now` back to the time when the rates were published, whether or not you give a date. So it notices a table that nobody renews. A conversion reads no clock, so `fresh_for` needs `now`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_convert_options_t {
    pub struct_size: u32,
    pub date: money_date_t,
    pub max_gap: i32,
    pub digits: i32,
    pub rounding: money_rounding_t,
    pub stale: money_stale_policy_t,
    pub registry: *const money_currency_registry_t,
    pub now: money_instant_t,
    pub fresh_for: i64,
}

/// The provenance of a conversion.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_conversion_t {
    pub rate: money_ratio_t,
    pub remainder: money_ratio_t,
    pub as_of: money_date_t,
    pub gap_days: i32,
    pub instant: money_instant_t,
    pub age_seconds: i64,
    pub flags: money_flags_t,
    pub leg_count: u32,
    pub legs: [money_rate_t; 8],
    pub source: [c_char; 64],
    pub reserved: [u64; 4],
}

/// A direction of exchange: what 1 `from` costs in `to`. 24 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_currency_pair_t {
    pub from: [c_char; 12],
    pub to: [c_char; 12],
}

/// A column in your memory. 64 bytes. A zeroed column has no layout, and the library refuses it. `scale` is the number of fraction digits of the amounts, 0 to 38. With MONEY_DIGITS_CURRENCY the coefficient counts minor units of the row's currency, as in money_from_minor. For dates, indices and orders it is 0.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_column_t {
    pub values: *mut c_void,
    pub length: usize,
    pub stride: i64,
    pub validity: *mut u8,
    pub validity_size: usize,
    pub validity_offset: usize,
    pub layout: money_column_layout_t,
    pub scale: i32,
    pub reserved: u64,
}

/// The currencies of a column's rows: a dictionary, and each row's index in it. The index of a null row does not count. Zeroed currencies have no code, and the library refuses them.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_column_currencies_t {
    pub codes: *const *const c_char,
    pub count: usize,
    pub indices: *const money_column_t,
}

/// Options of the functions of columns.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_column_options_t {
    pub struct_size: u32,
    pub date: money_date_t,
    pub max_gap: i32,
    pub digits: i32,
    pub rounding: money_rounding_t,
    pub method: money_allocation_t,
    pub threads: i32,
    pub stale: money_stale_policy_t,
    pub registry: *const money_currency_registry_t,
    pub now: money_instant_t,
    pub fresh_for: i64,
}

/// The report of a call over columns. 64 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_column_report_t {
    pub null_count: u64,
    pub failed_count: u64,
    pub first_failed: i64,
    pub scale: i32,
    pub flags: money_flags_t,
    pub reserved: [u64; 4],
}

/// The result of an expression. 64 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_expression_value_t {
    pub kind: money_expression_kind_t,
    pub flags: money_flags_t,
    pub number: money_decimal_t,
    pub amount: money_t,
}

/// The facts of an evaluated expression. 240 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_expression_info_t {
    pub value: money_expression_value_t,
    pub exact: money_ratio_t,
    pub conversion_count: u64,
    pub reserved: [u64; 4],
}

/// The label and the date of an entry or a hold. NULL in place of a note means no label and no date.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_wallet_note_t {
    pub struct_size: u32,
    pub date: money_date_t,
    pub label: *const c_char,
}

/// An entry of a wallet, or a hold. 128 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_wallet_entry_t {
    pub id: u64,
    pub amount: money_t,
    pub date: money_date_t,
    pub reserved: u32,
    pub label: [c_char; 80],
}

/// The details of a total: the difference that rounding each entry by itself makes, and flags. 72 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_wallet_total_details_t {
    pub total_of_rounded: money_t,
    pub difference: money_t,
    pub flags: money_flags_t,
    pub reserved: u32,
}

/// One leg of a transfer: an amount goes out of a source wallet and into a target wallet. 56 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_transfer_leg_t {
    pub struct_size: u32,
    pub reserved: u32,
    pub source: *mut money_wallet_t,
    pub target: *mut money_wallet_t,
    pub amount: money_t,
}

/// One leg of an exchange: an amount is given for another currency. 48 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_exchange_leg_t {
    pub struct_size: u32,
    pub receive: [c_char; 12],
    pub give: money_t,
}

/// A row of a wallet statement. 192 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_wallet_statement_row_t {
    pub kind: money_statement_row_kind_t,
    pub date: money_date_t,
    pub id: u64,
    pub amount: money_t,
    pub text: [c_char; 64],
    pub label: [c_char; 80],
}

/// A product and its price. 424 bytes. Each text is one line of UTF-8 that ends with a NUL inside its array; the library ignores the bytes after the NUL.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_product_t {
    pub struct_size: u32,
    pub reserved: u32,
    pub sku: [c_char; 64],
    pub name: [c_char; 256],
    pub unit: [c_char; 32],
    pub category: [c_char; 32],
    pub price: money_t,
}

/// The tax rate of a category, in percent as discounts are. 56 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_tax_rate_t {
    pub category: [c_char; 32],
    pub percent: money_decimal_t,
}

/// The rules by which a basket becomes amounts of whole minor units.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_basket_policy_t {
    pub struct_size: u32,
    pub level: money_rounding_level_t,
    pub rounding: money_rounding_t,
    pub remainder: money_allocation_t,
    pub prices: money_price_basis_t,
    pub tender: money_tender_t,
    pub cash_rounding: money_rounding_t,
    pub cash_country: [c_char; 4],
    pub cash_step: money_decimal_t,
}

/// A discount on a line item or on the order. 64 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_discount_t {
    pub struct_size: u32,
    pub kind: money_discount_kind_t,
    pub percent: money_decimal_t,
    pub amount: money_t,
}

/// A line item of a basket: a product and how much of it. 512 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_basket_line_item_t {
    pub product: money_product_t,
    pub quantity: money_decimal_t,
    pub discount: money_discount_t,
}

/// The totals of a receipt in one currency. 368 bytes. These sums always hold. The line items' totals add up to `subtotal`, and their shares of the order's discount to `discount`. The tax rows add up to `net`, `tax` and `gross`. net + tax = gross, gross + difference = total, and total + cash_rounding = payable.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_receipt_info_t {
    pub subtotal: money_t,
    pub discount: money_t,
    pub net: money_t,
    pub tax: money_t,
    pub gross: money_t,
    pub total: money_t,
    pub difference: money_t,
    pub cash_rounding: money_t,
    pub payable: money_t,
    pub line_item_count: u64,
    pub tax_count: u64,
    pub discount_terms: money_discount_t,
}

/// A line item of a receipt in one currency. 736 bytes. price - discount = total, and net + tax = gross.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_receipt_line_item_t {
    pub item: money_basket_line_item_t,
    pub price: money_t,
    pub discount: money_t,
    pub total: money_t,
    pub order_discount: money_t,
    pub net: money_t,
    pub tax: money_t,
    pub gross: money_t,
}

/// A tax row of a receipt: the amounts of one tax category. 152 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_receipt_tax_t {
    pub tax_rate: money_tax_rate_t,
    pub net: money_t,
    pub tax: money_t,
    pub gross: money_t,
}

/// A tax of a line item, an allowance or a charge. 64 bytes. A tax of zeros is none. The categories of the norm are S (standard rate), Z (zero rated), E (exempt), AE (reverse charge), K (delivery within the European Union), G (export), O (outside the scope), L, M and B. The percentage of Z, E, AE, K, G and O is 0. You may name any other tax, such as "GST", "CGST" or "IRPF".
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_invoice_tax_t {
    pub category: [c_char; 32],
    pub percent: money_decimal_t,
    pub kind: money_invoice_tax_kind_t,
    pub reserved: u32,
}

/// A line item of an invoice: what was delivered, at which price, and under which taxes. 616 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_invoice_line_item_t {
    pub struct_size: u32,
    pub reserved: u32,
    pub name: [c_char; 256],
    pub quantity: money_decimal_t,
    pub price: money_t,
    pub base_quantity: money_decimal_t,
    pub taxes: [money_invoice_tax_t; 4],
}

/// An allowance or a charge of a line item or of the document. Its amount is given, or is `percent` of `base`, rounded to the invoice's digits. If you give both, the amount counts, and the library keeps the other two with it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_invoice_adjustment_t {
    pub struct_size: u32,
    pub kind: money_invoice_adjustment_kind_t,
    pub reason: [c_char; 256],
    pub reason_code: [c_char; 32],
    pub amount: money_t,
    pub percent: money_decimal_t,
    pub base: money_t,
    pub taxes: [money_invoice_tax_t; 4],
}

/// The amounts of a line item. 128 bytes: price - allowances + charges = net.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_invoice_line_amounts_t {
    pub price: money_t,
    pub allowances: money_t,
    pub charges: money_t,
    pub net: money_t,
}

/// A tax with the sum that it is due on.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_invoice_category_t {
    pub tax: money_invoice_tax_t,
    pub base: money_t,
    pub amount: money_t,
    pub reason: [c_char; 256],
    pub reason_code: [c_char; 32],
}

/// The totals of an invoice.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_invoice_totals_t {
    pub line_total: money_t,
    pub allowances: money_t,
    pub charges: money_t,
    pub net: money_t,
    pub tax: money_t,
    pub gross: money_t,
    pub retained: money_t,
    pub prepaid: money_t,
    pub rounding: money_t,
    pub payable: money_t,
    pub accounting_tax: money_t,
    pub line_item_count: u64,
    pub category_count: u64,
}

/// An amount that you pay in (below 0) or take out (above 0) on a day. 40 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_cash_flow_t {
    pub struct_size: u32,
    pub date: money_date_t,
    pub amount: money_t,
}

/// The internal rates of return of dated cash flows. 280 bytes. Rates of return are not amounts: they are doubles, with the same bytes on every platform. 0.05 is 5 % a year.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_xirr_t {
    pub outcome: money_xirr_outcome_t,
    pub reason: money_xirr_reason_t,
    pub day_count: money_day_count_t,
    pub is_certain: money_bool_t,
    pub rate_count: u32,
    pub reserved: u32,
    pub rates: [f64; 32],
}

/// The value of an investment on a day, and the amount that you then pay in (above 0) or take out (below 0). 72 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_value_point_t {
    pub struct_size: u32,
    pub date: money_date_t,
    pub value: money_t,
    pub flow: money_t,
}

/// A trade, a payment or a split. 248 bytes. Fields that an action does not need stay as MONEY_TRANSACTION_INIT writes them.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_transaction_t {
    pub struct_size: u32,
    pub id: [c_char; 40],
    pub symbol: [c_char; 64],
    pub date: money_date_t,
    pub action: money_action_t,
    pub reserved: u32,
    pub quantity: money_decimal_t,
    pub per: money_decimal_t,
    pub total: money_t,
    pub fee: money_t,
    pub rate_numerator: u64,
    pub rate_denominator: u64,
}

/// Specific identification: a lot that a sale names, and the shares that it takes from it. 72 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_lot_selection_t {
    pub struct_size: u32,
    pub id: [c_char; 40],
    pub reserved: u32,
    pub quantity: money_decimal_t,
}

/// The options of a new portfolio. The portfolio keeps them.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_portfolio_options_t {
    pub struct_size: u32,
    pub method: money_lot_method_t,
    pub short_sales: money_short_sale_policy_t,
    pub reserved: u32,
    pub registry: *const money_currency_registry_t,
}

/// The options that you made a portfolio with. 24 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_portfolio_info_t {
    pub currency: [c_char; 12],
    pub method: money_lot_method_t,
    pub short_sales: money_short_sale_policy_t,
    pub reserved: u32,
}

/// A price quote: what one share of a security costs. 112 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_price_quote_t {
    pub struct_size: u32,
    pub symbol: [c_char; 64],
    pub currency: [c_char; 12],
    pub price: money_decimal_t,
    pub instant: money_instant_t,
}

/// On which day a portfolio is valued, and how.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_valuation_options_t {
    pub struct_size: u32,
    pub date: money_date_t,
    pub max_gap: i32,
    pub percent_digits: i32,
    pub rounding: money_rounding_t,
    pub reserved: u32,
    pub now: money_instant_t,
    pub fresh_for: i64,
}

/// The performance of securities, in the portfolio's currency. 400 bytes. Always profit = price_effect + currency_effect + income - fees. If everything has a price, then also unrealised_gain = value - cost, and profit = realised_gain + unrealised_gain + income - fees. An amount that is not known is all zero, without a currency.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_performance_t {
    pub value: money_t,
    pub cost: money_t,
    pub unrealised_gain: money_t,
    pub realised_gain: money_t,
    pub disposed_cost: money_t,
    pub price_effect: money_t,
    pub currency_effect: money_t,
    pub income: money_t,
    pub fees: money_t,
    pub profit: money_t,
    pub unrealised_percent: money_decimal_t,
    pub realised_percent: money_decimal_t,
    pub profit_percent: money_decimal_t,
    pub percentages: money_percentages_t,
    pub reserved: u32,
}

/// The summary of a portfolio. 424 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_portfolio_summary_t {
    pub performance: money_performance_t,
    pub position_count: u64,
    pub unpriced_count: u64,
    pub flags: money_flags_t,
    pub reserved: u32,
}

/// The position of a security that you hold now, or held once. 704 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_position_t {
    pub symbol: [c_char; 64],
    pub quantity: money_decimal_t,
    pub oversold: money_decimal_t,
    pub price: money_t,
    pub cost: money_t,
    pub value: money_t,
    pub realised_gain: money_t,
    pub performance: money_performance_t,
    pub age_seconds: i64,
    pub state: money_price_state_t,
    pub flags: money_flags_t,
    pub unconverted_id: [c_char; 40],
    pub unconverted_date: money_date_t,
    pub reserved: u32,
}

/// A part of a lot that a transaction disposed of. 440 bytes. A sale disposes of shares that you bought. With MONEY_SHORT_SALE_ALLOW a purchase disposes of a debt of shares: its cost is what the sale brought, and its proceeds are what it took to settle it, both below 0. Always gain = proceeds - cost, and reported_gain = reported_proceeds - reported_cost = price_effect + currency_effect.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_disposal_t {
    pub symbol: [c_char; 64],
    pub id: [c_char; 40],
    pub lot: [c_char; 40],
    pub quantity: money_decimal_t,
    pub date: money_date_t,
    pub opened: money_date_t,
    pub is_oversold: money_bool_t,
    pub flags: money_flags_t,
    pub proceeds: money_t,
    pub cost: money_t,
    pub gain: money_t,
    pub reported_proceeds: money_t,
    pub reported_cost: money_t,
    pub reported_gain: money_t,
    pub price_effect: money_t,
    pub currency_effect: money_t,
}

/// A lot of which shares are held. 200 bytes. With MONEY_SHORT_SALE_ALLOW a sale of shares that you do not hold makes a lot of shares that you owe: its quantity and its cost are below 0. The quantities and the costs of a symbol's open lots add up to those of its position.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_open_lot_t {
    pub symbol: [c_char; 64],
    pub lot: [c_char; 40],
    pub quantity: money_decimal_t,
    pub opened: money_date_t,
    pub flags: money_flags_t,
    pub cost: money_t,
    pub reported_cost: money_t,
}

/// Options of money_format_locale. 40 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_locale_options_t {
    pub struct_size: u32,
    pub style: money_locale_style_t,
    pub display: money_currency_display_t,
    pub digits: i32,
    pub rounding: money_rounding_t,
    pub numerals: money_numerals_t,
    pub registry: *const money_currency_registry_t,
    pub locales: *const money_locales_t,
}

/// Options of money_format_pattern and money_parse_pattern. 104 bytes. A text that is NULL is the locale's, or without a locale ".", ",", "-" and "+". Texts have at most 32 bytes and no control characters; separators and signs have no digits.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_format_options_t {
    pub struct_size: u32,
    pub sign: money_sign_display_t,
    pub zeros: money_trailing_zeros_t,
    pub rounding: money_rounding_t,
    pub numerals: money_numerals_t,
    pub minimum_fraction: i32,
    pub maximum_fraction: i32,
    pub minimum_significant: i32,
    pub maximum_significant: i32,
    pub minimum_grouping: i32,
    pub decimal_separator: *const c_char,
    pub group_separator: *const c_char,
    pub minus_sign: *const c_char,
    pub plus_sign: *const c_char,
    pub symbol: *const c_char,
    pub locale: *const c_char,
    pub registry: *const money_currency_registry_t,
    pub locales: *const money_locales_t,
}

/// The options of a new feed. The call copies all texts.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_feed_options_t {
    pub struct_size: u32,
    pub jump: money_jump_policy_t,
    pub api_key: *const c_char,
    pub base_url: *const c_char,
    pub currency: *const c_char,
    pub portfolio: *const money_portfolio_options_t,
    pub ttl_seconds: i64,
    pub retry_seconds: i64,
    pub per_second: i32,
    pub per_minute: i32,
    pub largest_body: u64,
}

/// The state of a feed at a moment. 80 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_feed_info_t {
    pub provider: money_provider_t,
    pub state: money_feed_state_t,
    pub status: money_status_t,
    pub cause: money_status_t,
    pub reason: money_transport_failure_t,
    pub http_status: i32,
    pub pending_count: u32,
    pub flags: money_feed_flags_t,
    pub success: money_instant_t,
    pub age_seconds: i64,
    pub attempt: money_instant_t,
    pub next_at: money_instant_t,
    pub revision: u64,
    pub reserved: u64,
}

/// Options of a converter. 40 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_converter_options_t {
    pub struct_size: u32,
    pub digits: i32,
    pub other_digits: i32,
    pub rounding: money_rounding_t,
    pub display: money_currency_display_t,
    pub reserved: u32,
    pub fresh_for: i64,
    pub registry: *const money_currency_registry_t,
}

/// The values that a converter shows, apart from its texts. 112 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_converter_info_t {
    pub source: [c_char; 12],
    pub target: [c_char; 12],
    pub state: money_converter_state_t,
    pub input_state: money_input_state_t,
    pub origin: money_origin_t,
    pub is_loading: money_bool_t,
    pub is_stale: money_bool_t,
    pub wants_rates: money_bool_t,
    pub failure: money_status_t,
    pub flags: money_flags_t,
    pub updated: money_instant_t,
    pub updated_age: i64,
    pub received: money_instant_t,
    pub received_age: i64,
    pub reserved: [u64; 3],
}

/// A currency as a list shows it. 160 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_currency_list_item_t {
    pub code: [c_char; 12],
    pub flag: [c_char; 12],
    pub is_favourite: money_bool_t,
    pub is_quoted: money_bool_t,
    pub name: [c_char; 128],
}

/// The options with which a store is opened. 24 bytes; the library also reads the 16 bytes of version 0.1.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_store_options_t {
    pub struct_size: u32,
    pub read_only: money_bool_t,
    pub create: money_bool_t,
    pub busy_milliseconds: i32,
    pub work_milliseconds: i32,
    pub reserved: u32,
}

/// The options of a movement in stored wallets. 16 bytes. NULL in place of them means no key and nothing below 0.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_movement_options_t {
    pub struct_size: u32,
    pub may_go_below_zero: money_bool_t,
    pub idempotency_key: *const c_char,
}

/// The entries that a leg of a movement made. 48 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_leg_entries_t {
    pub source: u64,
    pub target: u64,
    pub received: money_t,
}

/// One leg of a transfer between stored wallets: an amount goes out of a source wallet and into a target wallet. 56 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct money_stored_leg_t {
    pub struct_size: u32,
    pub reserved: u32,
    pub source: *const c_char,
    pub target: *const c_char,
    pub amount: money_t,
}

#[cfg(target_pointer_width = "64")]
const _: () = {
    assert!(size_of::<money_error_t>() == 256);
    assert!(size_of::<money_progress_t>() == 64);
    assert!(size_of::<money_decimal_t>() == 24);
    assert!(size_of::<money_ratio_t>() == 136);
    assert!(size_of::<money_currency_t>() == 336);
    assert!(size_of::<money_cash_rule_t>() == 80);
    assert!(size_of::<money_t>() == 32);
    assert!(size_of::<money_allocate_options_t>() == 48);
    assert!(size_of::<money_rate_t>() == 56);
    assert!(size_of::<money_rates_info_t>() == 152);
    assert!(size_of::<money_convert_options_t>() == 48);
    assert!(size_of::<money_conversion_t>() == 848);
    assert!(size_of::<money_currency_pair_t>() == 24);
    assert!(size_of::<money_column_t>() == 64);
    assert!(size_of::<money_column_currencies_t>() == 24);
    assert!(size_of::<money_column_options_t>() == 56);
    assert!(size_of::<money_column_report_t>() == 64);
    assert!(size_of::<money_expression_value_t>() == 64);
    assert!(size_of::<money_expression_info_t>() == 240);
    assert!(size_of::<money_wallet_note_t>() == 16);
    assert!(size_of::<money_wallet_entry_t>() == 128);
    assert!(size_of::<money_wallet_total_details_t>() == 72);
    assert!(size_of::<money_transfer_leg_t>() == 56);
    assert!(size_of::<money_exchange_leg_t>() == 48);
    assert!(size_of::<money_wallet_statement_row_t>() == 192);
    assert!(size_of::<money_product_t>() == 424);
    assert!(size_of::<money_tax_rate_t>() == 56);
    assert!(size_of::<money_basket_policy_t>() == 56);
    assert!(size_of::<money_discount_t>() == 64);
    assert!(size_of::<money_basket_line_item_t>() == 512);
    assert!(size_of::<money_receipt_info_t>() == 368);
    assert!(size_of::<money_receipt_line_item_t>() == 736);
    assert!(size_of::<money_receipt_tax_t>() == 152);
    assert!(size_of::<money_invoice_tax_t>() == 64);
    assert!(size_of::<money_invoice_line_item_t>() == 600);
    assert!(size_of::<money_invoice_adjustment_t>() == 640);
    assert!(size_of::<money_invoice_line_amounts_t>() == 128);
    assert!(size_of::<money_invoice_category_t>() == 416);
    assert!(size_of::<money_invoice_totals_t>() == 368);
    assert!(size_of::<money_cash_flow_t>() == 40);
    assert!(size_of::<money_xirr_t>() == 280);
    assert!(size_of::<money_value_point_t>() == 72);
    assert!(size_of::<money_transaction_t>() == 248);
    assert!(size_of::<money_lot_selection_t>() == 72);
    assert!(size_of::<money_portfolio_options_t>() == 24);
    assert!(size_of::<money_portfolio_info_t>() == 24);
    assert!(size_of::<money_price_quote_t>() == 112);
    assert!(size_of::<money_valuation_options_t>() == 40);
    assert!(size_of::<money_performance_t>() == 400);
    assert!(size_of::<money_portfolio_summary_t>() == 424);
    assert!(size_of::<money_position_t>() == 704);
    assert!(size_of::<money_disposal_t>() == 440);
    assert!(size_of::<money_open_lot_t>() == 200);
    assert!(size_of::<money_locale_options_t>() == 40);
    assert!(size_of::<money_format_options_t>() == 104);
    assert!(size_of::<money_feed_options_t>() == 72);
    assert!(size_of::<money_feed_info_t>() == 80);
    assert!(size_of::<money_converter_options_t>() == 40);
    assert!(size_of::<money_converter_info_t>() == 112);
    assert!(size_of::<money_currency_list_item_t>() == 160);
    assert!(size_of::<money_store_options_t>() == 24);
    assert!(size_of::<money_movement_options_t>() == 16);
    assert!(size_of::<money_leg_entries_t>() == 48);
    assert!(size_of::<money_stored_leg_t>() == 56);
};

extern "C" {
    pub fn money_version() -> *const c_char;
    pub fn money_abi_version() -> i32;
    pub fn money_initialize();
    pub fn money_status_name(status: money_status_t) -> *const c_char;
    pub fn money_string_free(string: *mut c_char);
    pub fn money_release_memory();
    pub fn money_progress_init(progress: *mut money_progress_t);
    pub fn money_progress_watch(progress: *mut money_progress_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_new(coefficient: i64, scale: u32, result: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_from_words(lo: u64, hi: i64, scale: u32, result: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_from_coefficient(text: *const c_char, length: usize, scale: u32, result: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_coefficient(value: *const money_decimal_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_parse(text: *const c_char, length: usize, result: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_format(value: *const money_decimal_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_add(a: *const money_decimal_t, b: *const money_decimal_t, result: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_subtract(a: *const money_decimal_t, b: *const money_decimal_t, result: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_negate(value: *const money_decimal_t, result: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_absolute(value: *const money_decimal_t, result: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_multiply(a: *const money_decimal_t, b: *const money_decimal_t, digits: i32, rounding: money_rounding_t, result: *mut money_decimal_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_divide(a: *const money_decimal_t, b: *const money_decimal_t, digits: i32, rounding: money_rounding_t, result: *mut money_decimal_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_quantize(value: *const money_decimal_t, digits: i32, rounding: money_rounding_t, result: *mut money_decimal_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_divide_remainder(a: *const money_decimal_t, b: *const money_decimal_t, digits: i32, rounding: money_rounding_t, quotient: *mut money_decimal_t, remainder: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_normalize(value: *const money_decimal_t, digits: i32, result: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_round_to_step(value: *const money_decimal_t, step: *const money_decimal_t, rounding: money_rounding_t, result: *mut money_decimal_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_round_significant(value: *const money_decimal_t, digits: i32, rounding: money_rounding_t, result: *mut money_decimal_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_sum(values: *const money_decimal_t, count: usize, result: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_minimum(values: *const money_decimal_t, count: usize, result: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_maximum(values: *const money_decimal_t, count: usize, result: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_sign(value: *const money_decimal_t, sign: *mut i32, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_compare(a: *const money_decimal_t, b: *const money_decimal_t, order: *mut i32, error: *mut money_error_t) -> money_status_t;
    pub fn money_decimal_hash(value: *const money_decimal_t, hash: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_ratio_from_decimals(dividend: *const money_decimal_t, divisor: *const money_decimal_t, result: *mut money_ratio_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_ratio_parse(text: *const c_char, length: usize, result: *mut money_ratio_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_ratio_format(ratio: *const money_ratio_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_ratio_format_decimal(ratio: *const money_ratio_t, digits: i32, rounding: money_rounding_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_ratio_to_decimal(ratio: *const money_ratio_t, digits: i32, rounding: money_rounding_t, result: *mut money_decimal_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_ratio_to_double(ratio: *const money_ratio_t, result: *mut f64, error: *mut money_error_t) -> money_status_t;
    pub fn money_ratio_compare(a: *const money_ratio_t, b: *const money_ratio_t, order: *mut i32, error: *mut money_error_t) -> money_status_t;
    pub fn money_date_from_ymd(year: i32, month: i32, day: i32, date: *mut money_date_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_date_to_ymd(date: money_date_t, year: *mut i32, month: *mut i32, day: *mut i32, error: *mut money_error_t) -> money_status_t;
    pub fn money_date_weekday(date: money_date_t, weekday: *mut i32, error: *mut money_error_t) -> money_status_t;
    pub fn money_date_parse(text: *const c_char, length: usize, date: *mut money_date_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_date_format(date: money_date_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_find(code: *const c_char, registry: *const money_currency_registry_t, currency: *mut money_currency_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_find_numeric(numeric: i32, date: money_date_t, currency: *mut money_currency_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_digits(code: *const c_char, date: money_date_t, registry: *const money_currency_registry_t, digits: *mut i32, error: *mut money_error_t) -> money_status_t;
    pub fn money_country_currencies(country: *const c_char, date: money_date_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_cash_rule(currency: *const c_char, country: *const c_char, date: money_date_t, rule: *mut money_cash_rule_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_redenomination(code: *const c_char, from: money_date_t, to: money_date_t, factor: *mut money_ratio_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_count() -> usize;
    pub fn money_currency_at(index: usize, currency: *mut money_currency_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_data_version() -> *const c_char;
    pub fn money_currency_registry_new(registry: *mut *mut money_currency_registry_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_registry_free(registry: *mut money_currency_registry_t);
    pub fn money_currency_registry_add(registry: *mut money_currency_registry_t, code: *const c_char, digits: i32, name: *const c_char, length: usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_registry_count(registry: *const money_currency_registry_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_registry_at(registry: *const money_currency_registry_t, index: usize, currency: *mut money_currency_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_new(amount: *const money_decimal_t, currency: *const c_char, registry: *const money_currency_registry_t, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_amount(amount: *const money_t, result: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_sign(amount: *const money_t, sign: *mut i32, error: *mut money_error_t) -> money_status_t;
    pub fn money_from_minor(minor: i64, currency: *const c_char, registry: *const money_currency_registry_t, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_to_minor(amount: *const money_t, registry: *const money_currency_registry_t, minor: *mut i64, error: *mut money_error_t) -> money_status_t;
    pub fn money_parse(text: *const c_char, length: usize, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_parse_with_currency(text: *const c_char, length: usize, currency: *const c_char, registry: *const money_currency_registry_t, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_format(amount: *const money_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_to_json(amount: *const money_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_from_json(json: *const c_char, length: usize, registry: *const money_currency_registry_t, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_add(a: *const money_t, b: *const money_t, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_subtract(a: *const money_t, b: *const money_t, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_negate(amount: *const money_t, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_absolute(amount: *const money_t, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_multiply(amount: *const money_t, factor: *const money_decimal_t, digits: i32, rounding: money_rounding_t, result: *mut money_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_divide(amount: *const money_t, divisor: *const money_decimal_t, digits: i32, rounding: money_rounding_t, result: *mut money_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_divide_remainder(amount: *const money_t, divisor: *const money_decimal_t, digits: i32, rounding: money_rounding_t, quotient: *mut money_t, remainder: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_divide_by_amount(amount: *const money_t, divisor: *const money_t, digits: i32, rounding: money_rounding_t, quotient: *mut money_decimal_t, remainder: *mut money_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_ratio_from_amounts(dividend: *const money_t, divisor: *const money_t, result: *mut money_ratio_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_quantize(amount: *const money_t, digits: i32, rounding: money_rounding_t, result: *mut money_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_to_cash(amount: *const money_t, step: *const money_decimal_t, rounding: money_rounding_t, result: *mut money_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_to_cash_in_country(amount: *const money_t, country: *const c_char, date: money_date_t, result: *mut money_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_normalize(amount: *const money_t, digits: i32, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_round_to_step(amount: *const money_t, step: *const money_decimal_t, rounding: money_rounding_t, result: *mut money_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_round_significant(amount: *const money_t, digits: i32, rounding: money_rounding_t, result: *mut money_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_sum(amounts: *const money_t, count: usize, currency: *const c_char, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_minimum(amounts: *const money_t, count: usize, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_maximum(amounts: *const money_t, count: usize, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_compare(a: *const money_t, b: *const money_t, order: *mut i32, error: *mut money_error_t) -> money_status_t;
    pub fn money_equal(a: *const money_t, b: *const money_t, equal: *mut money_bool_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_hash(amount: *const money_t, hash: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_allocate_options_init(options: *mut money_allocate_options_t);
    pub fn money_allocate(amount: *const money_t, weights: *const money_decimal_t, count: usize, options: *const money_allocate_options_t, shares: *mut money_t, remainder: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_split(amount: *const money_t, count: usize, options: *const money_allocate_options_t, shares: *mut money_t, remainder: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rate_to_ratio(rate: *const money_rate_t, ratio: *mut money_ratio_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_builder_new(builder: *mut *mut money_rates_builder_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_builder_free(builder: *mut money_rates_builder_t);
    pub fn money_rates_builder_add(builder: *mut money_rates_builder_t, from: *const c_char, to: *const c_char, rate: *const c_char, length: usize, date: money_date_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_builder_remove(builder: *mut money_rates_builder_t, from: *const c_char, to: *const c_char, date: money_date_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_builder_set_base(builder: *mut money_rates_builder_t, base: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_builder_set_source(builder: *mut money_rates_builder_t, source: *const c_char, length: usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_builder_set_instant(builder: *mut money_rates_builder_t, instant: money_instant_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_builder_count(builder: *const money_rates_builder_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_builder_at(builder: *const money_rates_builder_t, index: usize, rate: *mut money_rate_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_builder_build(builder: *const money_rates_builder_t, rates: *mut *mut money_rates_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_free(rates: *mut money_rates_t);
    pub fn money_rates_from_ecb_csv(csv: *const c_char, length: usize, rates: *mut *mut money_rates_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_from_ecb_xml(xml: *const c_char, length: usize, rates: *mut *mut money_rates_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_from_json(json: *const c_char, length: usize, rates: *mut *mut money_rates_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_to_json(rates: *const money_rates_t, json: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_info(rates: *const money_rates_t, info: *mut money_rates_info_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_currency_at(rates: *const money_rates_t, index: usize, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_currencies(rates: *const money_rates_t, date: money_date_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_date_at(rates: *const money_rates_t, index: usize, date: *mut money_date_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_pair_at(rates: *const money_rates_t, index: usize, rate: *mut money_rate_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_convert_options_init(options: *mut money_convert_options_t);
    pub fn money_rates_convert(rates: *const money_rates_t, amount: *const money_t, target: *const c_char, options: *const money_convert_options_t, result: *mut money_t, details: *mut money_conversion_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_conversion_rule(flags: money_flags_t) -> *const c_char;
    pub fn money_rates_find(rates: *const money_rates_t, from: *const c_char, to: *const c_char, options: *const money_convert_options_t, details: *mut money_conversion_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rate_init(rate: *mut money_rate_t);
    pub fn money_currency_pair_format(from: *const c_char, to: *const c_char, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_pair_parse(text: *const c_char, length: usize, pair: *mut money_currency_pair_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rate_format(rate: *const money_rate_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_rate_parse(text: *const c_char, length: usize, rate: *mut money_rate_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rate_to_json(rate: *const money_rate_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_rate_from_json(json: *const c_char, length: usize, rate: *mut money_rate_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rate_compare(a: *const money_rate_t, b: *const money_rate_t, order: *mut i32, error: *mut money_error_t) -> money_status_t;
    pub fn money_rate_equal(a: *const money_rate_t, b: *const money_rate_t, equal: *mut money_bool_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rate_hash(rate: *const money_rate_t, hash: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_new(bag: *mut *mut money_bag_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_copy(bag: *const money_bag_t, copy: *mut *mut money_bag_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_free(bag: *mut money_bag_t);
    pub fn money_bag_add(bag: *mut money_bag_t, amount: *const money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_add_bag(bag: *mut money_bag_t, other: *const money_bag_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_multiply(bag: *mut money_bag_t, factor: *const money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_count(bag: *const money_bag_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_at(bag: *const money_bag_t, index: usize, amount: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_amounts(bag: *const money_bag_t, first: usize, rows: *mut money_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_amount(bag: *const money_bag_t, currency: *const c_char, amount: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_equal(a: *const money_bag_t, b: *const money_bag_t, equal: *mut money_bool_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_hash(bag: *const money_bag_t, hash: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_reduce(bag: *const money_bag_t, target: *const c_char, rates: *const money_rates_t, options: *const money_convert_options_t, result: *mut money_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_format(bag: *const money_bag_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_parse(text: *const c_char, length: usize, registry: *const money_currency_registry_t, bag: *mut *mut money_bag_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_to_json(bag: *const money_bag_t, json: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_bag_from_json(json: *const c_char, length: usize, registry: *const money_currency_registry_t, bag: *mut *mut money_bag_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_compare(rates: *const money_rates_t, a: *const money_t, b: *const money_t, target: *const c_char, options: *const money_convert_options_t, order: *mut i32, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_sort(rates: *const money_rates_t, amounts: *const money_t, count: usize, target: *const c_char, options: *const money_convert_options_t, indices: *mut usize, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_minimum(rates: *const money_rates_t, amounts: *const money_t, count: usize, target: *const c_char, options: *const money_convert_options_t, result: *mut money_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_maximum(rates: *const money_rates_t, amounts: *const money_t, count: usize, target: *const c_char, options: *const money_convert_options_t, result: *mut money_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_rates_sum(rates: *const money_rates_t, amounts: *const money_t, count: usize, target: *const c_char, options: *const money_convert_options_t, result: *mut money_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_column_of_int64(values: *mut c_void, length: usize, column: *mut money_column_t);
    pub fn money_column_of_decimal128(values: *mut c_void, length: usize, scale: i32, column: *mut money_column_t);
    pub fn money_column_of_date32(values: *mut c_void, length: usize, column: *mut money_column_t);
    pub fn money_column_of_int8(values: *mut c_void, length: usize, column: *mut money_column_t);
    pub fn money_column_of_int16(values: *mut c_void, length: usize, column: *mut money_column_t);
    pub fn money_column_of_int32(values: *mut c_void, length: usize, column: *mut money_column_t);
    pub fn money_column_options_init(options: *mut money_column_options_t);
    pub fn money_column_sum(amounts: *const money_column_t, currencies: *const money_column_currencies_t, options: *const money_column_options_t, sums: *mut money_decimal_t, report: *mut money_column_report_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_column_convert(rates: *const money_rates_t, amounts: *const money_column_t, currencies: *const money_column_currencies_t, dates: *const money_column_t, target: *const c_char, options: *const money_column_options_t, result: *const money_column_t, statuses: *mut money_status_t, report: *mut money_column_report_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_column_quantize(amounts: *const money_column_t, currencies: *const money_column_currencies_t, options: *const money_column_options_t, result: *const money_column_t, statuses: *mut money_status_t, report: *mut money_column_report_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_column_compare(a: *const money_column_t, a_currencies: *const money_column_currencies_t, b: *const money_column_t, b_currencies: *const money_column_currencies_t, options: *const money_column_options_t, orders: *const money_column_t, statuses: *mut money_status_t, report: *mut money_column_report_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_column_allocate(amounts: *const money_column_t, weights: *const money_decimal_t, count: usize, options: *const money_column_options_t, shares: *const money_column_t, remainder: *const money_column_t, statuses: *mut money_status_t, report: *mut money_column_report_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_expression_evaluate(text: *const c_char, length: usize, rates: *const money_rates_t, options: *const money_convert_options_t, value: *mut money_expression_value_t, expression: *mut *mut money_expression_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_expression_free(expression: *mut money_expression_t);
    pub fn money_expression_info(expression: *const money_expression_t, info: *mut money_expression_info_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_expression_conversion_at(expression: *const money_expression_t, index: usize, conversion: *mut money_conversion_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_expression_conversions(expression: *const money_expression_t, first: usize, rows: *mut money_conversion_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_expression_caret(text: *const c_char, text_length: usize, position: i64, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_note_init(note: *mut money_wallet_note_t);
    pub fn money_wallet_new(wallet: *mut *mut money_wallet_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_free(wallet: *mut money_wallet_t);
    pub fn money_wallet_add(wallet: *mut money_wallet_t, amount: *const money_t, note: *const money_wallet_note_t, id: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_remove(wallet: *mut money_wallet_t, id: u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_remove_amount(wallet: *mut money_wallet_t, amount: *const money_t, id: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_count(wallet: *const money_wallet_t, currency: *const c_char, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_at(wallet: *const money_wallet_t, currency: *const c_char, index: usize, entry: *mut money_wallet_entry_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_entries(wallet: *const money_wallet_t, currency: *const c_char, first: usize, rows: *mut money_wallet_entry_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_currency_count(wallet: *const money_wallet_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_currency_at(wallet: *const money_wallet_t, index: usize, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_sum(wallet: *const money_wallet_t, currency: *const c_char, registry: *const money_currency_registry_t, sum: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_held(wallet: *const money_wallet_t, currency: *const c_char, registry: *const money_currency_registry_t, held: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_total(wallet: *const money_wallet_t, target: *const c_char, rates: *const money_rates_t, options: *const money_convert_options_t, total: *mut money_t, details: *mut money_wallet_total_details_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_hold(wallet: *mut money_wallet_t, amount: *const money_t, note: *const money_wallet_note_t, hold: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_commit(wallet: *mut money_wallet_t, hold: u64, id: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_commit_amount(wallet: *mut money_wallet_t, hold: u64, amount: *const money_t, id: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_release(wallet: *mut money_wallet_t, hold: u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_hold_count(wallet: *const money_wallet_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_hold_at(wallet: *const money_wallet_t, index: usize, hold: *mut money_wallet_entry_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_holds(wallet: *const money_wallet_t, first: usize, rows: *mut money_wallet_entry_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_transfer_leg_init(leg: *mut money_transfer_leg_t);
    pub fn money_wallet_transfer(legs: *const money_transfer_leg_t, count: usize, note: *const money_wallet_note_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_exchange_leg_init(leg: *mut money_exchange_leg_t);
    pub fn money_wallet_exchange(wallet: *mut money_wallet_t, legs: *const money_exchange_leg_t, count: usize, rates: *const money_rates_t, options: *const money_convert_options_t, note: *const money_wallet_note_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_to_json(wallet: *const money_wallet_t, json: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_from_json(json: *const c_char, length: usize, wallet: *mut *mut money_wallet_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_to_journal(wallet: *const money_wallet_t, journal: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_from_journal(journal: *const c_char, length: usize, wallet: *mut *mut money_wallet_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_revision(wallet: *const money_wallet_t, revision: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_on_change(wallet: *mut money_wallet_t, callback: money_change_callback_t, user_data: *mut c_void, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_statement(wallet: *const money_wallet_t, target: *const c_char, rates: *const money_rates_t, options: *const money_convert_options_t, statement: *mut *mut money_wallet_statement_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_statement_free(statement: *mut money_wallet_statement_t);
    pub fn money_wallet_statement_section_count(statement: *const money_wallet_statement_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_statement_section_at(statement: *const money_wallet_statement_t, section: usize, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_statement_row_count(statement: *const money_wallet_statement_t, section: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_statement_row_at(statement: *const money_wallet_statement_t, section: usize, index: usize, row: *mut money_wallet_statement_row_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_wallet_statement_rows(statement: *const money_wallet_statement_t, section: usize, first: usize, rows: *mut money_wallet_statement_row_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_product_init(product: *mut money_product_t);
    pub fn money_catalogue_new(currency: *const c_char, registry: *const money_currency_registry_t, catalogue: *mut *mut money_catalogue_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_free(catalogue: *mut money_catalogue_t);
    pub fn money_catalogue_add(catalogue: *mut money_catalogue_t, product: *const money_product_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_remove(catalogue: *mut money_catalogue_t, sku: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_find(catalogue: *const money_catalogue_t, sku: *const c_char, product: *mut money_product_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_count(catalogue: *const money_catalogue_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_at(catalogue: *const money_catalogue_t, index: usize, product: *mut money_product_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_products(catalogue: *const money_catalogue_t, first: usize, rows: *mut money_product_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_currency(catalogue: *const money_catalogue_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_set_tax(catalogue: *mut money_catalogue_t, category: *const c_char, percent: *const money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_tax_count(catalogue: *const money_catalogue_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_tax_at(catalogue: *const money_catalogue_t, index: usize, tax: *mut money_tax_rate_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_taxes(catalogue: *const money_catalogue_t, first: usize, rows: *mut money_tax_rate_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_from_json(json: *const c_char, length: usize, catalogue: *mut *mut money_catalogue_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_to_json(catalogue: *const money_catalogue_t, json: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_from_csv(csv: *const c_char, length: usize, currency: *const c_char, registry: *const money_currency_registry_t, catalogue: *mut *mut money_catalogue_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_catalogue_to_csv(catalogue: *const money_catalogue_t, csv: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_policy_init(policy: *mut money_basket_policy_t);
    pub fn money_basket_policy_preset(preset: money_basket_preset_t, policy: *mut money_basket_policy_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_policy_preset_name(preset: money_basket_preset_t) -> *const c_char;
    pub fn money_basket_policy_describe(policy: *const money_basket_policy_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_discount_init(discount: *mut money_discount_t);
    pub fn money_basket_new(catalogue: *const money_catalogue_t, basket: *mut *mut money_basket_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_free(basket: *mut money_basket_t);
    pub fn money_basket_add(basket: *mut money_basket_t, sku: *const c_char, quantity: *const money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_set(basket: *mut money_basket_t, sku: *const c_char, quantity: *const money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_put(basket: *mut money_basket_t, product: *const money_product_t, quantity: *const money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_remove(basket: *mut money_basket_t, sku: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_clear(basket: *mut money_basket_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_set_discount(basket: *mut money_basket_t, sku: *const c_char, discount: *const money_discount_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_set_tax(basket: *mut money_basket_t, category: *const c_char, percent: *const money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_set_policy(basket: *mut money_basket_t, policy: *const money_basket_policy_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_policy(basket: *const money_basket_t, policy: *mut money_basket_policy_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_currency(basket: *const money_basket_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_count(basket: *const money_basket_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_at(basket: *const money_basket_t, index: usize, item: *mut money_basket_line_item_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_line_items(basket: *const money_basket_t, first: usize, rows: *mut money_basket_line_item_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_quantity(basket: *const money_basket_t, sku: *const c_char, quantity: *mut money_decimal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_revision(basket: *const money_basket_t, revision: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_on_change(basket: *mut money_basket_t, callback: money_change_callback_t, user_data: *mut c_void, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_checkout(basket: *const money_basket_t, target: *const c_char, rates: *const money_rates_t, options: *const money_convert_options_t, receipt: *mut *mut money_receipt_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_from_json(json: *const c_char, length: usize, catalogue: *const money_catalogue_t, basket: *mut *mut money_basket_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_basket_to_json(basket: *const money_basket_t, json: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_receipt_free(receipt: *mut money_receipt_t);
    pub fn money_receipt_info(receipt: *const money_receipt_t, view: money_receipt_view_t, info: *mut money_receipt_info_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_receipt_line_item_at(receipt: *const money_receipt_t, view: money_receipt_view_t, index: usize, item: *mut money_receipt_line_item_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_receipt_line_items(receipt: *const money_receipt_t, view: money_receipt_view_t, first: usize, rows: *mut money_receipt_line_item_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_receipt_tax_at(receipt: *const money_receipt_t, view: money_receipt_view_t, index: usize, tax: *mut money_receipt_tax_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_receipt_taxes(receipt: *const money_receipt_t, view: money_receipt_view_t, first: usize, rows: *mut money_receipt_tax_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_receipt_refund(receipt: *const money_receipt_t, view: money_receipt_view_t, index: usize, quantity: *const money_decimal_t, refunded: *const money_decimal_t, item: *mut money_receipt_line_item_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_receipt_conversion(receipt: *const money_receipt_t, conversion: *mut money_conversion_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_receipt_to_text(receipt: *const money_receipt_t, columns: i32, text: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_receipt_to_json(receipt: *const money_receipt_t, json: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_invoice_line_item_init(item: *mut money_invoice_line_item_t);
    pub fn money_invoice_adjustment_init(adjustment: *mut money_invoice_adjustment_t);
    pub fn money_invoice_new(currency: *const c_char, registry: *const money_currency_registry_t, invoice: *mut *mut money_invoice_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_invoice_free(invoice: *mut money_invoice_t);
    pub fn money_invoice_add(invoice: *mut money_invoice_t, item: *const money_invoice_line_item_t, index: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_invoice_adjust(invoice: *mut money_invoice_t, line_item: usize, adjustment: *const money_invoice_adjustment_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_invoice_set_exemption(invoice: *mut money_invoice_t, category: *const c_char, reason: *const c_char, reason_code: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_invoice_set_payment(invoice: *mut money_invoice_t, prepaid: *const money_t, rounding: *const money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_invoice_set_accounting(invoice: *mut money_invoice_t, currency: *const c_char, rate: *const money_decimal_t, registry: *const money_currency_registry_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_invoice_totals(invoice: *const money_invoice_t, totals: *mut money_invoice_totals_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_invoice_line_amounts(invoice: *const money_invoice_t, first: usize, rows: *mut money_invoice_line_amounts_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_invoice_categories(invoice: *const money_invoice_t, first: usize, rows: *mut money_invoice_category_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_invoice_reverse(invoice: *const money_invoice_t, reversed: *mut *mut money_invoice_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_invoice_from_json(json: *const c_char, length: usize, invoice: *mut *mut money_invoice_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_invoice_to_json(invoice: *const money_invoice_t, json: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_payment_provider_name(provider: money_payment_provider_t) -> *const c_char;
    pub fn money_payment_digits(currency: *const c_char, provider: money_payment_provider_t, registry: *const money_currency_registry_t, digits: *mut i32, error: *mut money_error_t) -> money_status_t;
    pub fn money_payment_to_minor(amount: *const money_t, provider: money_payment_provider_t, registry: *const money_currency_registry_t, minor: *mut i64, error: *mut money_error_t) -> money_status_t;
    pub fn money_payment_from_minor(minor: i64, currency: *const c_char, provider: money_payment_provider_t, registry: *const money_currency_registry_t, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_payment_check_iso20022(amount: *const money_t, date: money_date_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_payment_to_units(amount: *const money_t, units: *mut i64, nanos: *mut i32, error: *mut money_error_t) -> money_status_t;
    pub fn money_payment_from_units(units: i64, nanos: i32, currency: *const c_char, registry: *const money_currency_registry_t, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_cash_flow_init(flow: *mut money_cash_flow_t);
    pub fn money_xirr(flows: *const money_cash_flow_t, count: usize, result: *mut money_xirr_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_xirr_reason_text(reason: money_xirr_reason_t) -> *const c_char;
    pub fn money_value_point_init(point: *mut money_value_point_t);
    pub fn money_time_weighted_return(points: *const money_value_point_t, count: usize, digits: i32, rounding: money_rounding_t, result: *mut money_decimal_t, flags: *mut money_flags_t, annualised: *mut f64, error: *mut money_error_t) -> money_status_t;
    pub fn money_transaction_init(transaction: *mut money_transaction_t);
    pub fn money_lot_selection_init(lot: *mut money_lot_selection_t);
    pub fn money_portfolio_options_init(options: *mut money_portfolio_options_t);
    pub fn money_portfolio_new(currency: *const c_char, options: *const money_portfolio_options_t, portfolio: *mut *mut money_portfolio_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_free(portfolio: *mut money_portfolio_t);
    pub fn money_portfolio_add(portfolio: *mut money_portfolio_t, transaction: *const money_transaction_t, lots: *const money_lot_selection_t, lot_count: usize, stored: *mut money_transaction_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_edit(portfolio: *mut money_portfolio_t, transaction: *const money_transaction_t, lots: *const money_lot_selection_t, lot_count: usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_remove(portfolio: *mut money_portfolio_t, id: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_count(portfolio: *const money_portfolio_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_transaction_at(portfolio: *const money_portfolio_t, index: usize, transaction: *mut money_transaction_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_transactions(portfolio: *const money_portfolio_t, first: usize, rows: *mut money_transaction_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_find(portfolio: *const money_portfolio_t, id: *const c_char, transaction: *mut money_transaction_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_lot_selection_at(portfolio: *const money_portfolio_t, id: *const c_char, index: usize, lot: *mut money_lot_selection_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_lot_selections(portfolio: *const money_portfolio_t, id: *const c_char, first: usize, rows: *mut money_lot_selection_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_info(portfolio: *const money_portfolio_t, info: *mut money_portfolio_info_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_to_json(portfolio: *const money_portfolio_t, json: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_from_json(json: *const c_char, length: usize, registry: *const money_currency_registry_t, portfolio: *mut *mut money_portfolio_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_from_csv(csv: *const c_char, length: usize, currency: *const c_char, options: *const money_portfolio_options_t, portfolio: *mut *mut money_portfolio_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_to_csv(portfolio: *const money_portfolio_t, csv: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_to_beancount(portfolio: *const money_portfolio_t, journal: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_to_ledger(portfolio: *const money_portfolio_t, journal: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_revision(portfolio: *const money_portfolio_t, revision: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_on_change(portfolio: *mut money_portfolio_t, callback: money_change_callback_t, user_data: *mut c_void, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_release_memory(portfolio: *mut money_portfolio_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_price_quote_init(quote: *mut money_price_quote_t);
    pub fn money_valuation_options_init(options: *mut money_valuation_options_t);
    pub fn money_portfolio_value(portfolio: *mut money_portfolio_t, quotes: *const money_price_quote_t, count: usize, rates: *const money_rates_t, options: *const money_valuation_options_t, valuation: *mut *mut money_valuation_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_valuation_free(valuation: *mut money_valuation_t);
    pub fn money_valuation_summary(valuation: *const money_valuation_t, summary: *mut money_portfolio_summary_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_valuation_position_count(valuation: *const money_valuation_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_valuation_position_at(valuation: *const money_valuation_t, index: usize, position: *mut money_position_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_valuation_positions(valuation: *const money_valuation_t, first: usize, rows: *mut money_position_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_disposals(portfolio: *const money_portfolio_t, rates: *const money_rates_t, options: *const money_valuation_options_t, disposals: *mut *mut money_disposals_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_disposals_free(disposals: *mut money_disposals_t);
    pub fn money_disposals_count(disposals: *const money_disposals_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_disposals_at(disposals: *const money_disposals_t, index: usize, disposal: *mut money_disposal_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_disposals_items(disposals: *const money_disposals_t, first: usize, rows: *mut money_disposal_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_open_lots(portfolio: *const money_portfolio_t, rates: *const money_rates_t, options: *const money_valuation_options_t, lots: *mut *mut money_open_lots_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_open_lots_free(lots: *mut money_open_lots_t);
    pub fn money_open_lots_count(lots: *const money_open_lots_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_open_lots_at(lots: *const money_open_lots_t, index: usize, lot: *mut money_open_lot_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_open_lots_items(lots: *const money_open_lots_t, first: usize, rows: *mut money_open_lot_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_xirr(portfolio: *mut money_portfolio_t, quotes: *const money_price_quote_t, count: usize, rates: *const money_rates_t, options: *const money_valuation_options_t, result: *mut money_xirr_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_locale_options_init(options: *mut money_locale_options_t);
    pub fn money_locale_count() -> usize;
    pub fn money_locale_at(index: usize, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_locale_find(locale: *const c_char, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_locale_currency(locale: *const c_char, date: money_date_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_format_locale(amount: *const money_t, locale: *const c_char, options: *const money_locale_options_t, buffer: *mut c_char, capacity: usize, length: *mut usize, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_parse_locale(text: *const c_char, length: usize, locale: *const c_char, currency: *const c_char, registry: *const money_currency_registry_t, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_text(code: *const c_char, locale: *const c_char, display: money_currency_display_t, registry: *const money_currency_registry_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_locales_from_bytes(bytes: *const c_char, length: usize, locales: *mut *mut money_locales_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_locales_free(locales: *mut money_locales_t);
    pub fn money_locales_version(locales: *const money_locales_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_locales_count(locales: *const money_locales_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_locales_at(locales: *const money_locales_t, index: usize, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_locales_find(locales: *const money_locales_t, locale: *const c_char, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_locales_parse(locales: *const money_locales_t, text: *const c_char, length: usize, locale: *const c_char, currency: *const c_char, registry: *const money_currency_registry_t, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_locales_currency_text(locales: *const money_locales_t, code: *const c_char, locale: *const c_char, display: money_currency_display_t, registry: *const money_currency_registry_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_locales_country_name(locales: *const money_locales_t, country: *const c_char, locale: *const c_char, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_format_options_init(options: *mut money_format_options_t);
    pub fn money_format_pattern(amount: *const money_t, pattern: *const c_char, pattern_length: usize, options: *const money_format_options_t, buffer: *mut c_char, capacity: usize, length: *mut usize, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_parse_pattern(text: *const c_char, length: usize, pattern: *const c_char, pattern_length: usize, currency: *const c_char, options: *const money_format_options_t, result: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_new(calculator: *mut *mut money_calculator_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_free(calculator: *mut money_calculator_t);
    pub fn money_calculator_press(calculator: *mut money_calculator_t, key: money_calculator_key_t, alert: *mut money_calculator_alert_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_press_keys(calculator: *mut money_calculator_t, keys: *const c_char, length: usize, alert: *mut money_calculator_alert_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_keys(calculator: *const money_calculator_t, allowed: *mut u32, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_key_text(key: money_calculator_key_t) -> *const c_char;
    pub fn money_calculator_display(calculator: *const money_calculator_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_expression(calculator: *const money_calculator_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_state(calculator: *const money_calculator_t, state: *mut money_calculator_state_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_exact(calculator: *const money_calculator_t, exact: *mut money_ratio_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_value(calculator: *const money_calculator_t, digits: i32, rounding: money_rounding_t, value: *mut money_decimal_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_digits(calculator: *const money_calculator_t, digits: *mut i32, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_set_digits(calculator: *mut money_calculator_t, digits: i32, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_alert_name(alert: money_calculator_alert_t) -> *const c_char;
    pub fn money_calculator_alert_title(alert: money_calculator_alert_t) -> *const c_char;
    pub fn money_calculator_alert_text(alert: money_calculator_alert_t) -> *const c_char;
    pub fn money_calculator_on_display(calculator: *mut money_calculator_t, display_callback: money_calculator_display_callback_t, user_data: *mut c_void, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_on_alert(calculator: *mut money_calculator_t, alert_callback: money_calculator_alert_callback_t, user_data: *mut c_void, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_revision(calculator: *const money_calculator_t, revision: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_to_json(calculator: *const money_calculator_t, json: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_calculator_from_json(json: *const c_char, length: usize, calculator: *mut *mut money_calculator_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_options_init(options: *mut money_feed_options_t);
    pub fn money_feed_new(provider: money_provider_t, options: *const money_feed_options_t, feed: *mut *mut money_feed_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_free(feed: *mut money_feed_t);
    pub fn money_feed_next(feed: *mut money_feed_t, now: money_instant_t, request: *mut *mut money_feed_request_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_request_free(request: *mut money_feed_request_t);
    pub fn money_feed_request_id(request: *const money_feed_request_t) -> u64;
    pub fn money_feed_request_method(request: *const money_feed_request_t) -> *const c_char;
    pub fn money_feed_request_url(request: *const money_feed_request_t) -> *const c_char;
    pub fn money_feed_request_headers(request: *const money_feed_request_t) -> *const c_char;
    pub fn money_feed_request_body(request: *const money_feed_request_t, length: *mut usize) -> *const c_char;
    pub fn money_feed_receive_header(feed: *mut money_feed_t, id: u64, name: *const c_char, value: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_receive_response(feed: *mut money_feed_t, id: u64, http_status: i32, content_type: *const c_char, body: *const c_char, length: usize, now: money_instant_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_fail_request(feed: *mut money_feed_t, id: u64, reason: money_transport_failure_t, now: money_instant_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_notify_online(feed: *mut money_feed_t, now: money_instant_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_refresh(feed: *mut money_feed_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_pending_count(feed: *const money_feed_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_info(feed: *const money_feed_t, now: money_instant_t, info: *mut money_feed_info_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_failure(feed: *const money_feed_t, key: *const c_char, failure: *mut money_error_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_set_jump(feed: *mut money_feed_t, jump: money_jump_policy_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_to_json(feed: *const money_feed_t, json: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_restore(feed: *mut money_feed_t, json: *const c_char, length: usize, instant: money_instant_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_revision(feed: *const money_feed_t, revision: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_on_change(feed: *mut money_feed_t, callback: money_change_callback_t, user_data: *mut c_void, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_rates(feed: *const money_feed_t, rates: *mut *mut money_rates_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_add_symbol(feed: *mut money_feed_t, symbol: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_remove_symbol(feed: *mut money_feed_t, symbol: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_symbol_count(feed: *const money_feed_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_symbol_at(feed: *const money_feed_t, index: usize, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_price_quote(feed: *const money_feed_t, symbol: *const c_char, now: money_instant_t, quote: *mut money_price_quote_t, state: *mut money_price_state_t, age: *mut i64, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_portfolio(feed: *const money_feed_t, portfolio: *mut *mut money_portfolio_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_put(feed: *mut money_feed_t, transaction: *const money_transaction_t, lots: *const money_lot_selection_t, lot_count: usize, stored: *mut money_transaction_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_remove(feed: *mut money_feed_t, id: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_feed_operation(feed: *const money_feed_t, id: *const c_char, state: *mut money_operation_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_options_init(options: *mut money_converter_options_t);
    pub fn money_converter_new(source: *const c_char, target: *const c_char, options: *const money_converter_options_t, converter: *mut *mut money_converter_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_free(converter: *mut money_converter_t);
    pub fn money_converter_set_amount(converter: *mut money_converter_t, text: *const c_char, length: usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_amount(converter: *const money_converter_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_set_pair(converter: *mut money_converter_t, source: *const c_char, target: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_swap(converter: *mut money_converter_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_set_locale(converter: *mut money_converter_t, locale: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_set_locales(converter: *mut money_converter_t, locales: *const money_locales_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_set_options(converter: *mut money_converter_t, options: *const money_converter_options_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_refresh(converter: *mut money_converter_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_set_loading(converter: *mut money_converter_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_set_rates(converter: *mut money_converter_t, rates: *const money_rates_t, origin: money_origin_t, received: money_instant_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_set_rates_failure(converter: *mut money_converter_t, failure: money_status_t, reason: *const c_char, length: usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_take_feed(converter: *mut money_converter_t, feed: *const money_feed_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_info(converter: *const money_converter_t, now: money_instant_t, info: *mut money_converter_info_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_result(converter: *const money_converter_t, now: money_instant_t, result: *mut money_t, details: *mut money_conversion_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_text(converter: *const money_converter_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_rate(converter: *const money_converter_t, now: money_instant_t, details: *mut money_conversion_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_unit_rate(converter: *const money_converter_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_reason(converter: *const money_converter_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_to_json(converter: *const money_converter_t, json: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_from_json(json: *const c_char, length: usize, registry: *const money_currency_registry_t, converter: *mut *mut money_converter_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_revision(converter: *const money_converter_t, revision: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_converter_on_change(converter: *mut money_converter_t, callback: money_change_callback_t, user_data: *mut c_void, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_new(language: *const c_char, list: *mut *mut money_currency_list_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_free(list: *mut money_currency_list_t);
    pub fn money_currency_list_add(list: *mut money_currency_list_t, code: *const c_char, name: *const c_char, length: usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_add_current(list: *mut money_currency_list_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_add_json(list: *mut money_currency_list_t, json: *const c_char, length: usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_take_feed(list: *mut money_currency_list_t, feed: *const money_feed_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_set_language(list: *mut money_currency_list_t, language: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_set_locales(list: *mut money_currency_list_t, locales: *const money_locales_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_set_search(list: *mut money_currency_list_t, text: *const c_char, length: usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_set_sort(list: *mut money_currency_list_t, sort: money_currency_list_sort_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_set_favourite(list: *mut money_currency_list_t, code: *const c_char, is_favourite: money_bool_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_set_favourites_only(list: *mut money_currency_list_t, is_only: money_bool_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_mark(list: *mut money_currency_list_t, rates: *const money_rates_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_count(list: *const money_currency_list_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_at(list: *const money_currency_list_t, index: usize, item: *mut money_currency_list_item_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_items(list: *const money_currency_list_t, first: usize, rows: *mut money_currency_list_item_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_to_json(list: *const money_currency_list_t, json: *mut *mut c_char, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_restore(list: *mut money_currency_list_t, json: *const c_char, length: usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_state(list: *const money_currency_list_t, state: *mut money_currency_list_state_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_revision(list: *const money_currency_list_t, revision: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_currency_list_on_change(list: *mut money_currency_list_t, callback: money_change_callback_t, user_data: *mut c_void, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_view_new(options: *const money_valuation_options_t, view: *mut *mut money_portfolio_view_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_view_free(view: *mut money_portfolio_view_t);
    pub fn money_portfolio_view_set_transactions(view: *mut money_portfolio_view_t, portfolio: *const money_portfolio_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_view_set_transactions_failure(view: *mut money_portfolio_view_t, reason: *const c_char, length: usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_view_set_quotes(view: *mut money_portfolio_view_t, quotes: *const money_price_quote_t, count: usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_view_set_quotes_failure(view: *mut money_portfolio_view_t, reason: *const c_char, length: usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_view_set_rates(view: *mut money_portfolio_view_t, rates: *const money_rates_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_view_take_feed(view: *mut money_portfolio_view_t, feed: *const money_feed_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_view_state(view: *mut money_portfolio_view_t, now: money_instant_t, state: *mut money_portfolio_view_state_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_view_reason(view: *const money_portfolio_view_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_view_value(view: *mut money_portfolio_view_t, now: money_instant_t, valuation: *mut *mut money_valuation_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_view_symbol_count(view: *const money_portfolio_view_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_view_symbol_at(view: *const money_portfolio_view_t, index: usize, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_view_revision(view: *const money_portfolio_view_t, revision: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_portfolio_view_on_change(view: *mut money_portfolio_view_t, callback: money_change_callback_t, user_data: *mut c_void, error: *mut money_error_t) -> money_status_t;
    pub fn money_field_state_text(state: money_field_state_t) -> *const c_char;
    pub fn money_order_form_new(portfolio: *const money_portfolio_t, currency: *const c_char, ticker_rule: money_ticker_rule_t, form: *mut *mut money_order_form_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_order_form_from_transaction(portfolio: *const money_portfolio_t, id: *const c_char, ticker_rule: money_ticker_rule_t, form: *mut *mut money_order_form_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_order_form_free(form: *mut money_order_form_t);
    pub fn money_order_form_set(form: *mut money_order_form_t, field: money_order_field_t, text: *const c_char, length: usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_order_form_text(form: *const money_order_form_t, field: money_order_field_t, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_order_form_state(form: *const money_order_form_t, field: money_order_field_t, state: *mut money_field_state_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_order_form_transaction(form: *const money_order_form_t, transaction: *mut money_transaction_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_order_form_save(form: *mut money_order_form_t, portfolio: *mut money_portfolio_t, stored: *mut money_transaction_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_options_init(options: *mut money_store_options_t);
    pub fn money_store_open(path: *const c_char, options: *const money_store_options_t, store: *mut *mut money_store_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_close(store: *mut money_store_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_free(store: *mut money_store_t);
    pub fn money_store_begin(store: *mut money_store_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_commit(store: *mut money_store_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_rollback(store: *mut money_store_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_check(store: *mut money_store_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_revision(store: *mut money_store_t, revision: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_on_change(store: *mut money_store_t, callback: money_change_callback_t, user_data: *mut c_void, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_release_memory(store: *mut money_store_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_name_count(store: *mut money_store_t, kind: money_store_kind_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_name_at(store: *mut money_store_t, kind: money_store_kind_t, index: usize, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_remove(store: *mut money_store_t, kind: money_store_kind_t, name: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_wallet_save(store: *mut money_store_t, name: *const c_char, wallet: *const money_wallet_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_wallet_load(store: *mut money_store_t, name: *const c_char, wallet: *mut *mut money_wallet_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_wallet_add(store: *mut money_store_t, name: *const c_char, amount: *const money_t, note: *const money_wallet_note_t, id: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_wallet_count(store: *mut money_store_t, name: *const c_char, currency: *const c_char, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_wallet_currency_count(store: *mut money_store_t, name: *const c_char, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_wallet_currency_at(store: *mut money_store_t, name: *const c_char, index: usize, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_wallet_sum(store: *mut money_store_t, name: *const c_char, currency: *const c_char, registry: *const money_currency_registry_t, sum: *mut money_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_wallet_total(store: *mut money_store_t, name: *const c_char, target: *const c_char, rates: *const money_rates_t, options: *const money_convert_options_t, total: *mut money_t, flags: *mut money_flags_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_portfolio_save(store: *mut money_store_t, name: *const c_char, portfolio: *const money_portfolio_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_portfolio_load(store: *mut money_store_t, name: *const c_char, registry: *const money_currency_registry_t, portfolio: *mut *mut money_portfolio_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_transaction_save(store: *mut money_store_t, name: *const c_char, transaction: *const money_transaction_t, lots: *const money_lot_selection_t, lot_count: usize, registry: *const money_currency_registry_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_transaction_remove(store: *mut money_store_t, name: *const c_char, id: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_catalogue_save(store: *mut money_store_t, name: *const c_char, catalogue: *const money_catalogue_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_catalogue_load(store: *mut money_store_t, name: *const c_char, catalogue: *mut *mut money_catalogue_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_basket_save(store: *mut money_store_t, name: *const c_char, basket: *const money_basket_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_basket_load(store: *mut money_store_t, name: *const c_char, catalogue: *const money_catalogue_t, basket: *mut *mut money_basket_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_movement_options_init(options: *mut money_movement_options_t);
    pub fn money_store_wallet_spend(store: *mut money_store_t, name: *const c_char, amount: *const money_t, note: *const money_wallet_note_t, movement: *const money_movement_options_t, id: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_wallet_hold(store: *mut money_store_t, name: *const c_char, amount: *const money_t, note: *const money_wallet_note_t, movement: *const money_movement_options_t, hold: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_wallet_commit(store: *mut money_store_t, name: *const c_char, hold: u64, movement: *const money_movement_options_t, id: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_wallet_commit_amount(store: *mut money_store_t, name: *const c_char, hold: u64, amount: *const money_t, movement: *const money_movement_options_t, id: *mut u64, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_wallet_release(store: *mut money_store_t, name: *const c_char, hold: u64, movement: *const money_movement_options_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_stored_leg_init(leg: *mut money_stored_leg_t);
    pub fn money_store_wallet_transfer(store: *mut money_store_t, legs: *const money_stored_leg_t, count: usize, note: *const money_wallet_note_t, movement: *const money_movement_options_t, entries: *mut money_leg_entries_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_wallet_exchange(store: *mut money_store_t, name: *const c_char, legs: *const money_exchange_leg_t, count: usize, rates: *const money_rates_t, options: *const money_convert_options_t, note: *const money_wallet_note_t, movement: *const money_movement_options_t, entries: *mut money_leg_entries_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_rates_save(store: *mut money_store_t, name: *const c_char, rates: *const money_rates_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_rates_add(store: *mut money_store_t, name: *const c_char, rates: *const money_rates_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_rates_load(store: *mut money_store_t, name: *const c_char, as_of: money_instant_t, rates: *mut *mut money_rates_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_rates_count(store: *mut money_store_t, name: *const c_char, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_rates_at(store: *mut money_store_t, name: *const c_char, index: usize, instant: *mut money_instant_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_rates_instants(store: *mut money_store_t, name: *const c_char, first: usize, rows: *mut money_instant_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_rates_remove_before(store: *mut money_store_t, name: *const c_char, instant: money_instant_t, removed: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_currencies_save(store: *mut money_store_t, name: *const c_char, list: *const money_currency_list_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_currencies_load(store: *mut money_store_t, name: *const c_char, language: *const c_char, list: *mut *mut money_currency_list_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_setting_save(store: *mut money_store_t, key: *const c_char, value: *const c_char, length: usize, instant: money_instant_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_setting(store: *mut money_store_t, key: *const c_char, buffer: *mut c_char, capacity: usize, length: *mut usize, instant: *mut money_instant_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_setting_count(store: *mut money_store_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_setting_key_at(store: *mut money_store_t, index: usize, buffer: *mut c_char, capacity: usize, length: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_setting_remove(store: *mut money_store_t, key: *const c_char, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_quotes_save(store: *mut money_store_t, quotes: *const money_price_quote_t, count: usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_quote(store: *mut money_store_t, symbol: *const c_char, quote: *mut money_price_quote_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_quote_count(store: *mut money_store_t, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_quote_at(store: *mut money_store_t, index: usize, quote: *mut money_price_quote_t, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_quotes(store: *mut money_store_t, first: usize, rows: *mut money_price_quote_t, capacity: usize, count: *mut usize, error: *mut money_error_t) -> money_status_t;
    pub fn money_store_quote_remove(store: *mut money_store_t, symbol: *const c_char, error: *mut money_error_t) -> money_status_t;
}
