<?php

// Made from the headers by api/generate.py.

declare(strict_types=1);

namespace LibMoney;

/** The constants of the headers, without MONEY_; null stands for the largest number. */
final class Constants
{
    public const VERSION_MAJOR = 0;
    public const VERSION_MINOR = 2;
    public const VERSION_PATCH = 0;
    public const VERSION = '0.2.0';
    public const ABI_VERSION = 0;
    public const TEXT_MAX = 64;
    public const CODE_SIZE = 12;
    public const DIGITS_MAX = 38;
    public const INPUT_MAX = 1024;
    public const DOCUMENT_MAX = 67108864;
    public const SHARES_MAX = 1048576;
    public const AMOUNTS_MAX = 1048576;
    public const LEGS_MAX = 8;
    public const NTS = null;
    public const DATE_NONE = -2147483648;
    public const INSTANT_NONE = PHP_INT_MIN;
    public const DIGITS_CURRENCY = -1;
    public const DIGITS_EXACT = -2;
    public const RATIO_TEXT_MAX = 320;
    public const JSON_MAX = 96;
    public const CURRENCY_PAIR_TEXT_MAX = 24;
    public const RATE_TEXT_MAX = 96;
    public const RATE_JSON_MAX = 160;
    public const COLUMN_THREADS_MAX = 256;
    public const COLUMN_CODES_MAX = 65536;
    public const EXPRESSION_MAX = 16384;
    public const EXPRESSION_CURRENCIES_MAX = 64;
    public const LABEL_SIZE = 80;
    public const INVOICE_TAXES_MAX = 4;
    public const INVOICE_DOCUMENT = null;
    public const CASH_FLOWS_MAX = 1048576;
    public const XIRR_RATES_MAX = 32;
    public const VALUE_POINTS_MAX = 4096;
    public const ID_SIZE = 40;
    public const SYMBOL_SIZE = 64;
    public const LOT_SELECTIONS_MAX = 1024;
    public const LOCALE_SIZE = 16;
    public const LOCALE_TEXT_MAX = 512;
    public const PATTERN_MAX = 128;
    public const DIGITS_PATTERN = -3;
    public const CALCULATOR_NUMBERS_MAX = 100;
    public const CALCULATOR_KEYS_MAX = 8192;
    public const CALCULATOR_TEXT_MAX = 4608;
    public const REASON_SIZE = 240;
    public const STORE_NAME_SIZE = 256;
}

/** @internal The place of each function in the table of the extension. */
final class Functions
{
    public const PLACES = [
        'money_version' => 0,
        'money_abi_version' => 1,
        'money_initialize' => 2,
        'money_status_name' => 3,
        'money_string_free' => 4,
        'money_release_memory' => 5,
        'money_progress_init' => 6,
        'money_progress_watch' => 7,
        'money_decimal_new' => 8,
        'money_decimal_from_words' => 9,
        'money_decimal_from_coefficient' => 10,
        'money_decimal_coefficient' => 11,
        'money_decimal_parse' => 12,
        'money_decimal_format' => 13,
        'money_decimal_add' => 14,
        'money_decimal_subtract' => 15,
        'money_decimal_negate' => 16,
        'money_decimal_absolute' => 17,
        'money_decimal_multiply' => 18,
        'money_decimal_divide' => 19,
        'money_decimal_quantize' => 20,
        'money_decimal_divide_remainder' => 21,
        'money_decimal_normalize' => 22,
        'money_decimal_round_to_step' => 23,
        'money_decimal_round_significant' => 24,
        'money_decimal_sum' => 25,
        'money_decimal_minimum' => 26,
        'money_decimal_maximum' => 27,
        'money_decimal_sign' => 28,
        'money_decimal_compare' => 29,
        'money_decimal_hash' => 30,
        'money_ratio_from_decimals' => 31,
        'money_ratio_parse' => 32,
        'money_ratio_format' => 33,
        'money_ratio_format_decimal' => 34,
        'money_ratio_to_decimal' => 35,
        'money_ratio_to_double' => 36,
        'money_ratio_compare' => 37,
        'money_date_from_ymd' => 38,
        'money_date_to_ymd' => 39,
        'money_date_weekday' => 40,
        'money_date_parse' => 41,
        'money_date_format' => 42,
        'money_currency_find' => 43,
        'money_currency_find_numeric' => 44,
        'money_currency_digits' => 45,
        'money_country_currencies' => 46,
        'money_cash_rule' => 47,
        'money_redenomination' => 48,
        'money_currency_count' => 49,
        'money_currency_at' => 50,
        'money_currency_data_version' => 51,
        'money_currency_registry_new' => 52,
        'money_currency_registry_free' => 53,
        'money_currency_registry_add' => 54,
        'money_currency_registry_count' => 55,
        'money_currency_registry_at' => 56,
        'money_new' => 57,
        'money_amount' => 58,
        'money_sign' => 59,
        'money_from_minor' => 60,
        'money_to_minor' => 61,
        'money_parse' => 62,
        'money_parse_with_currency' => 63,
        'money_format' => 64,
        'money_to_json' => 65,
        'money_from_json' => 66,
        'money_add' => 67,
        'money_subtract' => 68,
        'money_negate' => 69,
        'money_absolute' => 70,
        'money_multiply' => 71,
        'money_divide' => 72,
        'money_divide_remainder' => 73,
        'money_divide_by_amount' => 74,
        'money_ratio_from_amounts' => 75,
        'money_quantize' => 76,
        'money_to_cash' => 77,
        'money_to_cash_in_country' => 78,
        'money_normalize' => 79,
        'money_round_to_step' => 80,
        'money_round_significant' => 81,
        'money_sum' => 82,
        'money_minimum' => 83,
        'money_maximum' => 84,
        'money_compare' => 85,
        'money_equal' => 86,
        'money_hash' => 87,
        'money_allocate_options_init' => 88,
        'money_allocate' => 89,
        'money_split' => 90,
        'money_rate_to_ratio' => 91,
        'money_rates_builder_new' => 92,
        'money_rates_builder_free' => 93,
        'money_rates_builder_add' => 94,
        'money_rates_builder_remove' => 95,
        'money_rates_builder_set_base' => 96,
        'money_rates_builder_set_source' => 97,
        'money_rates_builder_set_instant' => 98,
        'money_rates_builder_count' => 99,
        'money_rates_builder_at' => 100,
        'money_rates_builder_build' => 101,
        'money_rates_free' => 102,
        'money_rates_from_ecb_csv' => 103,
        'money_rates_from_ecb_xml' => 104,
        'money_rates_from_json' => 105,
        'money_rates_to_json' => 106,
        'money_rates_info' => 107,
        'money_rates_currency_at' => 108,
        'money_rates_currencies' => 109,
        'money_rates_date_at' => 110,
        'money_rates_pair_at' => 111,
        'money_convert_options_init' => 112,
        'money_rates_convert' => 113,
        'money_conversion_rule' => 114,
        'money_rates_find' => 115,
        'money_rate_init' => 116,
        'money_currency_pair_format' => 117,
        'money_currency_pair_parse' => 118,
        'money_rate_format' => 119,
        'money_rate_parse' => 120,
        'money_rate_to_json' => 121,
        'money_rate_from_json' => 122,
        'money_rate_compare' => 123,
        'money_rate_equal' => 124,
        'money_rate_hash' => 125,
        'money_bag_new' => 126,
        'money_bag_copy' => 127,
        'money_bag_free' => 128,
        'money_bag_add' => 129,
        'money_bag_add_bag' => 130,
        'money_bag_multiply' => 131,
        'money_bag_count' => 132,
        'money_bag_at' => 133,
        'money_bag_amounts' => 134,
        'money_bag_amount' => 135,
        'money_bag_equal' => 136,
        'money_bag_hash' => 137,
        'money_bag_reduce' => 138,
        'money_bag_format' => 139,
        'money_bag_parse' => 140,
        'money_bag_to_json' => 141,
        'money_bag_from_json' => 142,
        'money_rates_compare' => 143,
        'money_rates_sort' => 144,
        'money_rates_minimum' => 145,
        'money_rates_maximum' => 146,
        'money_rates_sum' => 147,
        'money_column_of_int64' => 148,
        'money_column_of_decimal128' => 149,
        'money_column_of_date32' => 150,
        'money_column_of_int8' => 151,
        'money_column_of_int16' => 152,
        'money_column_of_int32' => 153,
        'money_column_options_init' => 154,
        'money_column_sum' => 155,
        'money_column_convert' => 156,
        'money_column_quantize' => 157,
        'money_column_compare' => 158,
        'money_column_allocate' => 159,
        'money_expression_evaluate' => 160,
        'money_expression_free' => 161,
        'money_expression_info' => 162,
        'money_expression_conversion_at' => 163,
        'money_expression_conversions' => 164,
        'money_expression_caret' => 165,
        'money_wallet_note_init' => 166,
        'money_wallet_new' => 167,
        'money_wallet_free' => 168,
        'money_wallet_add' => 169,
        'money_wallet_remove' => 170,
        'money_wallet_remove_amount' => 171,
        'money_wallet_count' => 172,
        'money_wallet_at' => 173,
        'money_wallet_entries' => 174,
        'money_wallet_currency_count' => 175,
        'money_wallet_currency_at' => 176,
        'money_wallet_sum' => 177,
        'money_wallet_held' => 178,
        'money_wallet_total' => 179,
        'money_wallet_hold' => 180,
        'money_wallet_commit' => 181,
        'money_wallet_commit_amount' => 182,
        'money_wallet_release' => 183,
        'money_wallet_hold_count' => 184,
        'money_wallet_hold_at' => 185,
        'money_wallet_holds' => 186,
        'money_transfer_leg_init' => 187,
        'money_wallet_transfer' => 188,
        'money_exchange_leg_init' => 189,
        'money_wallet_exchange' => 190,
        'money_wallet_to_json' => 191,
        'money_wallet_from_json' => 192,
        'money_wallet_to_journal' => 193,
        'money_wallet_from_journal' => 194,
        'money_wallet_revision' => 195,
        'money_wallet_on_change' => 196,
        'money_wallet_statement' => 197,
        'money_wallet_statement_free' => 198,
        'money_wallet_statement_section_count' => 199,
        'money_wallet_statement_section_at' => 200,
        'money_wallet_statement_row_count' => 201,
        'money_wallet_statement_row_at' => 202,
        'money_wallet_statement_rows' => 203,
        'money_product_init' => 204,
        'money_catalogue_new' => 205,
        'money_catalogue_free' => 206,
        'money_catalogue_add' => 207,
        'money_catalogue_remove' => 208,
        'money_catalogue_find' => 209,
        'money_catalogue_count' => 210,
        'money_catalogue_at' => 211,
        'money_catalogue_products' => 212,
        'money_catalogue_currency' => 213,
        'money_catalogue_set_tax' => 214,
        'money_catalogue_tax_count' => 215,
        'money_catalogue_tax_at' => 216,
        'money_catalogue_taxes' => 217,
        'money_catalogue_from_json' => 218,
        'money_catalogue_to_json' => 219,
        'money_catalogue_from_csv' => 220,
        'money_catalogue_to_csv' => 221,
        'money_basket_policy_init' => 222,
        'money_basket_policy_preset' => 223,
        'money_basket_policy_preset_name' => 224,
        'money_basket_policy_describe' => 225,
        'money_discount_init' => 226,
        'money_basket_new' => 227,
        'money_basket_free' => 228,
        'money_basket_add' => 229,
        'money_basket_set' => 230,
        'money_basket_put' => 231,
        'money_basket_remove' => 232,
        'money_basket_clear' => 233,
        'money_basket_set_discount' => 234,
        'money_basket_set_tax' => 235,
        'money_basket_set_policy' => 236,
        'money_basket_policy' => 237,
        'money_basket_currency' => 238,
        'money_basket_count' => 239,
        'money_basket_at' => 240,
        'money_basket_line_items' => 241,
        'money_basket_quantity' => 242,
        'money_basket_revision' => 243,
        'money_basket_on_change' => 244,
        'money_basket_checkout' => 245,
        'money_basket_from_json' => 246,
        'money_basket_to_json' => 247,
        'money_receipt_free' => 248,
        'money_receipt_info' => 249,
        'money_receipt_line_item_at' => 250,
        'money_receipt_line_items' => 251,
        'money_receipt_tax_at' => 252,
        'money_receipt_taxes' => 253,
        'money_receipt_refund' => 254,
        'money_receipt_conversion' => 255,
        'money_receipt_to_text' => 256,
        'money_receipt_to_json' => 257,
        'money_invoice_line_item_init' => 258,
        'money_invoice_adjustment_init' => 259,
        'money_invoice_new' => 260,
        'money_invoice_free' => 261,
        'money_invoice_add' => 262,
        'money_invoice_adjust' => 263,
        'money_invoice_set_exemption' => 264,
        'money_invoice_set_payment' => 265,
        'money_invoice_set_accounting' => 266,
        'money_invoice_totals' => 267,
        'money_invoice_line_amounts' => 268,
        'money_invoice_categories' => 269,
        'money_invoice_reverse' => 270,
        'money_invoice_from_json' => 271,
        'money_invoice_to_json' => 272,
        'money_payment_provider_name' => 273,
        'money_payment_digits' => 274,
        'money_payment_to_minor' => 275,
        'money_payment_from_minor' => 276,
        'money_payment_check_iso20022' => 277,
        'money_payment_to_units' => 278,
        'money_payment_from_units' => 279,
        'money_cash_flow_init' => 280,
        'money_xirr' => 281,
        'money_xirr_reason_text' => 282,
        'money_value_point_init' => 283,
        'money_time_weighted_return' => 284,
        'money_transaction_init' => 285,
        'money_lot_selection_init' => 286,
        'money_portfolio_options_init' => 287,
        'money_portfolio_new' => 288,
        'money_portfolio_free' => 289,
        'money_portfolio_add' => 290,
        'money_portfolio_edit' => 291,
        'money_portfolio_remove' => 292,
        'money_portfolio_count' => 293,
        'money_portfolio_transaction_at' => 294,
        'money_portfolio_transactions' => 295,
        'money_portfolio_find' => 296,
        'money_portfolio_lot_selection_at' => 297,
        'money_portfolio_lot_selections' => 298,
        'money_portfolio_info' => 299,
        'money_portfolio_to_json' => 300,
        'money_portfolio_from_json' => 301,
        'money_portfolio_from_csv' => 302,
        'money_portfolio_to_csv' => 303,
        'money_portfolio_to_beancount' => 304,
        'money_portfolio_to_ledger' => 305,
        'money_portfolio_revision' => 306,
        'money_portfolio_on_change' => 307,
        'money_portfolio_release_memory' => 308,
        'money_price_quote_init' => 309,
        'money_valuation_options_init' => 310,
        'money_portfolio_value' => 311,
        'money_valuation_free' => 312,
        'money_valuation_summary' => 313,
        'money_valuation_position_count' => 314,
        'money_valuation_position_at' => 315,
        'money_valuation_positions' => 316,
        'money_portfolio_disposals' => 317,
        'money_disposals_free' => 318,
        'money_disposals_count' => 319,
        'money_disposals_at' => 320,
        'money_disposals_items' => 321,
        'money_portfolio_open_lots' => 322,
        'money_open_lots_free' => 323,
        'money_open_lots_count' => 324,
        'money_open_lots_at' => 325,
        'money_open_lots_items' => 326,
        'money_portfolio_xirr' => 327,
        'money_locale_options_init' => 328,
        'money_locale_count' => 329,
        'money_locale_at' => 330,
        'money_locale_find' => 331,
        'money_locale_currency' => 332,
        'money_format_locale' => 333,
        'money_parse_locale' => 334,
        'money_currency_text' => 335,
        'money_locales_from_bytes' => 336,
        'money_locales_free' => 337,
        'money_locales_version' => 338,
        'money_locales_count' => 339,
        'money_locales_at' => 340,
        'money_locales_find' => 341,
        'money_locales_parse' => 342,
        'money_locales_currency_text' => 343,
        'money_locales_country_name' => 344,
        'money_format_options_init' => 345,
        'money_format_pattern' => 346,
        'money_parse_pattern' => 347,
        'money_calculator_new' => 348,
        'money_calculator_free' => 349,
        'money_calculator_press' => 350,
        'money_calculator_press_keys' => 351,
        'money_calculator_keys' => 352,
        'money_calculator_key_text' => 353,
        'money_calculator_display' => 354,
        'money_calculator_expression' => 355,
        'money_calculator_state' => 356,
        'money_calculator_exact' => 357,
        'money_calculator_value' => 358,
        'money_calculator_digits' => 359,
        'money_calculator_set_digits' => 360,
        'money_calculator_alert_name' => 361,
        'money_calculator_alert_title' => 362,
        'money_calculator_alert_text' => 363,
        'money_calculator_on_display' => 364,
        'money_calculator_on_alert' => 365,
        'money_calculator_revision' => 366,
        'money_calculator_to_json' => 367,
        'money_calculator_from_json' => 368,
        'money_feed_options_init' => 369,
        'money_feed_new' => 370,
        'money_feed_free' => 371,
        'money_feed_next' => 372,
        'money_feed_request_free' => 373,
        'money_feed_request_id' => 374,
        'money_feed_request_method' => 375,
        'money_feed_request_url' => 376,
        'money_feed_request_headers' => 377,
        'money_feed_request_body' => 378,
        'money_feed_receive_header' => 379,
        'money_feed_receive_response' => 380,
        'money_feed_fail_request' => 381,
        'money_feed_notify_online' => 382,
        'money_feed_refresh' => 383,
        'money_feed_pending_count' => 384,
        'money_feed_info' => 385,
        'money_feed_failure' => 386,
        'money_feed_set_jump' => 387,
        'money_feed_to_json' => 388,
        'money_feed_restore' => 389,
        'money_feed_revision' => 390,
        'money_feed_on_change' => 391,
        'money_feed_rates' => 392,
        'money_feed_add_symbol' => 393,
        'money_feed_remove_symbol' => 394,
        'money_feed_symbol_count' => 395,
        'money_feed_symbol_at' => 396,
        'money_feed_price_quote' => 397,
        'money_feed_portfolio' => 398,
        'money_feed_put' => 399,
        'money_feed_remove' => 400,
        'money_feed_operation' => 401,
        'money_converter_options_init' => 402,
        'money_converter_new' => 403,
        'money_converter_free' => 404,
        'money_converter_set_amount' => 405,
        'money_converter_amount' => 406,
        'money_converter_set_pair' => 407,
        'money_converter_swap' => 408,
        'money_converter_set_locale' => 409,
        'money_converter_set_locales' => 410,
        'money_converter_set_options' => 411,
        'money_converter_refresh' => 412,
        'money_converter_set_loading' => 413,
        'money_converter_set_rates' => 414,
        'money_converter_set_rates_failure' => 415,
        'money_converter_take_feed' => 416,
        'money_converter_info' => 417,
        'money_converter_result' => 418,
        'money_converter_text' => 419,
        'money_converter_rate' => 420,
        'money_converter_unit_rate' => 421,
        'money_converter_reason' => 422,
        'money_converter_to_json' => 423,
        'money_converter_from_json' => 424,
        'money_converter_revision' => 425,
        'money_converter_on_change' => 426,
        'money_currency_list_new' => 427,
        'money_currency_list_free' => 428,
        'money_currency_list_add' => 429,
        'money_currency_list_add_current' => 430,
        'money_currency_list_add_json' => 431,
        'money_currency_list_take_feed' => 432,
        'money_currency_list_set_language' => 433,
        'money_currency_list_set_locales' => 434,
        'money_currency_list_set_search' => 435,
        'money_currency_list_set_sort' => 436,
        'money_currency_list_set_favourite' => 437,
        'money_currency_list_set_favourites_only' => 438,
        'money_currency_list_mark' => 439,
        'money_currency_list_count' => 440,
        'money_currency_list_at' => 441,
        'money_currency_list_items' => 442,
        'money_currency_list_to_json' => 443,
        'money_currency_list_restore' => 444,
        'money_currency_list_state' => 445,
        'money_currency_list_revision' => 446,
        'money_currency_list_on_change' => 447,
        'money_portfolio_view_new' => 448,
        'money_portfolio_view_free' => 449,
        'money_portfolio_view_set_transactions' => 450,
        'money_portfolio_view_set_transactions_failure' => 451,
        'money_portfolio_view_set_quotes' => 452,
        'money_portfolio_view_set_quotes_failure' => 453,
        'money_portfolio_view_set_rates' => 454,
        'money_portfolio_view_take_feed' => 455,
        'money_portfolio_view_state' => 456,
        'money_portfolio_view_reason' => 457,
        'money_portfolio_view_value' => 458,
        'money_portfolio_view_symbol_count' => 459,
        'money_portfolio_view_symbol_at' => 460,
        'money_portfolio_view_revision' => 461,
        'money_portfolio_view_on_change' => 462,
        'money_field_state_text' => 463,
        'money_order_form_new' => 464,
        'money_order_form_from_transaction' => 465,
        'money_order_form_free' => 466,
        'money_order_form_set' => 467,
        'money_order_form_text' => 468,
        'money_order_form_state' => 469,
        'money_order_form_transaction' => 470,
        'money_order_form_save' => 471,
        'money_store_options_init' => 472,
        'money_store_open' => 473,
        'money_store_close' => 474,
        'money_store_free' => 475,
        'money_store_begin' => 476,
        'money_store_commit' => 477,
        'money_store_rollback' => 478,
        'money_store_check' => 479,
        'money_store_revision' => 480,
        'money_store_on_change' => 481,
        'money_store_release_memory' => 482,
        'money_store_name_count' => 483,
        'money_store_name_at' => 484,
        'money_store_remove' => 485,
        'money_store_wallet_save' => 486,
        'money_store_wallet_load' => 487,
        'money_store_wallet_add' => 488,
        'money_store_wallet_count' => 489,
        'money_store_wallet_currency_count' => 490,
        'money_store_wallet_currency_at' => 491,
        'money_store_wallet_sum' => 492,
        'money_store_wallet_total' => 493,
        'money_store_portfolio_save' => 494,
        'money_store_portfolio_load' => 495,
        'money_store_transaction_save' => 496,
        'money_store_transaction_remove' => 497,
        'money_store_catalogue_save' => 498,
        'money_store_catalogue_load' => 499,
        'money_store_basket_save' => 500,
        'money_store_basket_load' => 501,
        'money_movement_options_init' => 502,
        'money_store_wallet_spend' => 503,
        'money_store_wallet_hold' => 504,
        'money_store_wallet_commit' => 505,
        'money_store_wallet_commit_amount' => 506,
        'money_store_wallet_release' => 507,
        'money_stored_leg_init' => 508,
        'money_store_wallet_transfer' => 509,
        'money_store_wallet_exchange' => 510,
        'money_store_rates_save' => 511,
        'money_store_rates_add' => 512,
        'money_store_rates_load' => 513,
        'money_store_rates_count' => 514,
        'money_store_rates_at' => 515,
        'money_store_rates_instants' => 516,
        'money_store_rates_remove_before' => 517,
        'money_store_currencies_save' => 518,
        'money_store_currencies_load' => 519,
        'money_store_setting_save' => 520,
        'money_store_setting' => 521,
        'money_store_setting_count' => 522,
        'money_store_setting_key_at' => 523,
        'money_store_setting_remove' => 524,
        'money_store_quotes_save' => 525,
        'money_store_quote' => 526,
        'money_store_quote_count' => 527,
        'money_store_quote_at' => 528,
        'money_store_quotes' => 529,
        'money_store_quote_remove' => 530,
    ];
}

/** The functions that belong to no object. */
final class LibMoney
{
    /**
     * Returns the version of the loaded library, "MAJOR.MINOR.PATCH", as a static string.
     *
     * @return string
     * C: money_version
     */
    public static function version(): mixed
    {
        return Native::call(0, [], null, false);
    }

    /**
     * Returns the MONEY_ABI_VERSION of the loaded library.
     *
     * @return int
     * C: money_abi_version
     */
    public static function abiVersion(): mixed
    {
        return Native::call(1, [], null, false);
    }

    /**
     * Returns the name of a status, such as "MONEY_ERR_NO_RATE", or "MONEY_ERR_?" for a value that the library
     * does not know.
     *
     * @param Status|string|int $status
     * @return string
     * C: money_status_name
     */
    public static function statusName(Status|string|int $status): mixed
    {
        return Native::call(3, [$status], null, false);
    }

    /**
     * Gives memory back to the system that the library's allocator holds and does not need.
     *
     * @return null
     * C: money_release_memory
     */
    public static function releaseMemory(): mixed
    {
        return Native::call(5, [], null, false);
    }

    /**
     * Makes coefficient × 10^-scale: (1050, 2) is 10.50.
     *
     * @param int $coefficient
     * @param int $scale
     * @return Decimal
     * C: money_decimal_new
     */
    public static function decimalNew(int $coefficient, int $scale): mixed
    {
        return Native::call(8, [$coefficient, $scale], null, false);
    }

    /**
     * Makes a decimal of all 127 bits of a coefficient, for a runtime whose integers have 64: the two words of a
     * two's complement integer, and the scale.
     *
     * @param int|string $lo the coefficient is hi × 2^64 + lo, less than 10^38 without its sign.
     * @param int $hi the coefficient is hi × 2^64 + lo, less than 10^38 without its sign.
     * @param int $scale
     * @return Decimal
     * C: money_decimal_from_words
     */
    public static function decimalFromWords(int|string $lo, int $hi, int $scale): mixed
    {
        return Native::call(9, [$lo, $hi, $scale], null, false);
    }

    /**
     * Makes a decimal of a coefficient as text: ("-1050", 2) is -10.50.
     *
     * @param string $text an optional sign and digits, at most 38 of them without leading zeros.
     * @param int $scale 0 to 38.
     * @return Decimal
     * C: money_decimal_from_coefficient
     */
    public static function decimalFromCoefficient(string $text, int $scale): mixed
    {
        return Native::call(10, [$text, $scale], null, false);
    }

    /**
     * Writes the coefficient alone: "-1050" for -10.50.
     *
     * @param Decimal|int|string $value
     * @return string
     * C: money_decimal_coefficient
     */
    public static function decimalCoefficient(mixed $value): mixed
    {
        return Native::call(11, [$value], null, false);
    }

    /**
     * Reads a decimal: an optional sign, digits, an optional point with digits behind it, nothing else.
     *
     * @param string $text
     * @return Decimal
     * C: money_decimal_parse
     */
    public static function decimalParse(string $text): mixed
    {
        return Native::call(12, [$text], null, false);
    }

    /**
     * Writes a decimal plainly, with all digits of its scale: "-0.50".
     *
     * @param Decimal|int|string $value
     * @return string
     * C: money_decimal_format
     */
    public static function decimalFormat(mixed $value): mixed
    {
        return Native::call(13, [$value], null, false);
    }

    /**
     * Writes a + b, exactly.
     *
     * @param Decimal|int|string $a
     * @param Decimal|int|string $b
     * @return Decimal
     * C: money_decimal_add
     */
    public static function decimalAdd(mixed $a, mixed $b): mixed
    {
        return Native::call(14, [$a, $b], null, false);
    }

    /**
     * Writes a - b, under the rules of money_decimal_add.
     *
     * @param Decimal|int|string $a
     * @param Decimal|int|string $b
     * @return Decimal
     * C: money_decimal_subtract
     */
    public static function decimalSubtract(mixed $a, mixed $b): mixed
    {
        return Native::call(15, [$a, $b], null, false);
    }

    /**
     * Writes -value, exactly.
     *
     * @param Decimal|int|string $value
     * @return Decimal
     * C: money_decimal_negate
     */
    public static function decimalNegate(mixed $value): mixed
    {
        return Native::call(16, [$value], null, false);
    }

    /**
     * Writes |value|, exactly.
     *
     * @param Decimal|int|string $value
     * @return Decimal
     * C: money_decimal_absolute
     */
    public static function decimalAbsolute(mixed $value): mixed
    {
        return Native::call(17, [$value], null, false);
    }

    /**
     * Writes a × b, rounded once from the exact product.
     *
     * @param Decimal|int|string $a
     * @param Decimal|int|string $b
     * @param int $digits 0 to 38 fraction digits, or MONEY_DIGITS_EXACT: all of them, where zeros at the end are
     * dropped if 38 digits do not hold them, and anything else that does not fit is MONEY_ERR_OVERFLOW.
     * @param Rounding|string|int $rounding a MONEY_ROUND_; not used with MONEY_DIGITS_EXACT, but checked.
     * @return Decimal
     * C: money_decimal_multiply
     */
    public static function decimalMultiply(mixed $a, mixed $b, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(18, [$a, $b, $digits, $rounding], null, false);
    }

    /**
     * Writes a × b, rounded once from the exact product.
     *
     * @param Decimal|int|string $a
     * @param Decimal|int|string $b
     * @param int $digits 0 to 38 fraction digits, or MONEY_DIGITS_EXACT: all of them, where zeros at the end are
     * dropped if 38 digits do not hold them, and anything else that does not fit is MONEY_ERR_OVERFLOW.
     * @param Rounding|string|int $rounding a MONEY_ROUND_; not used with MONEY_DIGITS_EXACT, but checked.
     * @return array{result: Decimal, flags: list<Flags>}
     * C: money_decimal_multiply
     */
    public static function decimalMultiplyDetailed(mixed $a, mixed $b, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(18, [$a, $b, $digits, $rounding], null, true);
    }

    /**
     * Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient.
     *
     * @param Decimal|int|string $a
     * @param Decimal|int|string $b
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return Decimal
     * C: money_decimal_divide
     */
    public static function decimalDivide(mixed $a, mixed $b, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(19, [$a, $b, $digits, $rounding], null, false);
    }

    /**
     * Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient.
     *
     * @param Decimal|int|string $a
     * @param Decimal|int|string $b
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return array{result: Decimal, flags: list<Flags>}
     * C: money_decimal_divide
     */
    public static function decimalDivideDetailed(mixed $a, mixed $b, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(19, [$a, $b, $digits, $rounding], null, true);
    }

    /**
     * Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros.
     *
     * @param Decimal|int|string $value
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return Decimal
     * C: money_decimal_quantize
     */
    public static function decimalQuantize(mixed $value, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(20, [$value, $digits, $rounding], null, false);
    }

    /**
     * Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros.
     *
     * @param Decimal|int|string $value
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return array{result: Decimal, flags: list<Flags>}
     * C: money_decimal_quantize
     */
    public static function decimalQuantizeDetailed(mixed $value, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(20, [$value, $digits, $rounding], null, true);
    }

    /**
     * Writes a ÷ b with `digits` (0 to 38) fraction digits, and the remainder: a = quotient × b + remainder,
     * exactly.
     *
     * @param Decimal|int|string $a
     * @param Decimal|int|string $b
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return array{quotient: Decimal, remainder: Decimal}
     * C: money_decimal_divide_remainder
     */
    public static function decimalDivideRemainder(mixed $a, mixed $b, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(21, [$a, $b, $digits, $rounding], null, false);
    }

    /**
     * Writes the value with as few fraction digits as hold it exactly, but at least `digits` (0 to 38): 1.500 is
     * 1.5, and with two digits 1.50.
     *
     * @param Decimal|int|string $value
     * @param int $digits
     * @return Decimal
     * C: money_decimal_normalize
     */
    public static function decimalNormalize(mixed $value, int $digits): mixed
    {
        return Native::call(22, [$value, $digits], null, false);
    }

    /**
     * Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is
     * 1.05.
     *
     * @param Decimal|int|string $value
     * @param Decimal|int|string $step more than 0.
     * @param Rounding|string|int $rounding
     * @return Decimal
     * C: money_decimal_round_to_step
     */
    public static function decimalRoundToStep(mixed $value, mixed $step, Rounding|string|int $rounding): mixed
    {
        return Native::call(23, [$value, $step, $rounding], null, false);
    }

    /**
     * Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is
     * 1.05.
     *
     * @param Decimal|int|string $value
     * @param Decimal|int|string $step more than 0.
     * @param Rounding|string|int $rounding
     * @return array{result: Decimal, flags: list<Flags>}
     * C: money_decimal_round_to_step
     */
    public static function decimalRoundToStepDetailed(mixed $value, mixed $step, Rounding|string|int $rounding): mixed
    {
        return Native::call(23, [$value, $step, $rounding], null, true);
    }

    /**
     * Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of 0.0995
     * are 0.10.
     *
     * @param Decimal|int|string $value
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return Decimal
     * C: money_decimal_round_significant
     */
    public static function decimalRoundSignificant(mixed $value, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(24, [$value, $digits, $rounding], null, false);
    }

    /**
     * Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of 0.0995
     * are 0.10.
     *
     * @param Decimal|int|string $value
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return array{result: Decimal, flags: list<Flags>}
     * C: money_decimal_round_significant
     */
    public static function decimalRoundSignificantDetailed(mixed $value, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(24, [$value, $digits, $rounding], null, true);
    }

    /**
     * Adds up `count` decimals, exactly, at the largest scale among them.
     *
     * @param list<Decimal|int|string> $values `count` decimals; may be NULL where `count` is 0.
     * @return Decimal
     * C: money_decimal_sum
     */
    public static function decimalSum(array $values): mixed
    {
        return Native::call(25, [$values], null, false);
    }

    /**
     * Writes the smallest of `count` decimals, of equal ones the first.
     *
     * @param list<Decimal|int|string> $values
     * @return Decimal
     * C: money_decimal_minimum
     */
    public static function decimalMinimum(array $values): mixed
    {
        return Native::call(26, [$values], null, false);
    }

    /**
     * Writes the largest of `count` decimals, of equal ones the first.
     *
     * @param list<Decimal|int|string> $values
     * @return Decimal
     * C: money_decimal_maximum
     */
    public static function decimalMaximum(array $values): mixed
    {
        return Native::call(27, [$values], null, false);
    }

    /**
     * Writes -1 to `sign` if the value is less than 0, 1 if it is more, and 0 if it is 0.
     *
     * @param Decimal|int|string $value
     * @return int
     * C: money_decimal_sign
     */
    public static function decimalSign(mixed $value): mixed
    {
        return Native::call(28, [$value], null, false);
    }

    /**
     * Compares by value: `order` receives -1 (a < b), 0 or 1.
     *
     * @param Decimal|int|string $a
     * @param Decimal|int|string $b
     * @return int
     * C: money_decimal_compare
     */
    public static function decimalCompare(mixed $a, mixed $b): mixed
    {
        return Native::call(29, [$a, $b], null, false);
    }

    /**
     * Writes a hash of the value: equal decimals have equal hashes, on every platform and in every version of
     * this ABI.
     *
     * @param Decimal|int|string $value
     * @return int|string
     * C: money_decimal_hash
     */
    public static function decimalHash(mixed $value): mixed
    {
        return Native::call(30, [$value], null, false);
    }

    /**
     * Writes dividend ÷ divisor, exactly and in lowest terms.
     *
     * @param Decimal|int|string $dividend
     * @param Decimal|int|string $divisor
     * @return Ratio
     * C: money_ratio_from_decimals
     */
    public static function ratioFromDecimals(mixed $dividend, mixed $divisor): mixed
    {
        return Native::call(31, [$dividend, $divisor], null, false);
    }

    /**
     * Reads "7/3", "-1/2", or a decimal as money_decimal_parse reads it.
     *
     * @param string $text
     * @return Ratio
     * C: money_ratio_parse
     */
    public static function ratioParse(string $text): mixed
    {
        return Native::call(32, [$text], null, false);
    }

    /**
     * Writes a ratio in lowest terms: "7/3", "-1/2", or "5" for a whole number.
     *
     * @param Ratio|array<string, mixed> $ratio
     * @return string
     * C: money_ratio_format
     */
    public static function ratioFormat(Ratio|array $ratio): mixed
    {
        return Native::call(33, [$ratio], null, false);
    }

    /**
     * Writes a ratio as a decimal with exactly `digits` (0 to 38) fraction digits, rounded once: 7/3 with four
     * is "2.3333".
     *
     * @param Ratio|array<string, mixed> $ratio
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return string
     * C: money_ratio_format_decimal
     */
    public static function ratioFormatDecimal(Ratio|array $ratio, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(34, [$ratio, $digits, $rounding], null, false);
    }

    /**
     * Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once.
     *
     * @param Ratio|array<string, mixed> $ratio
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return Decimal
     * C: money_ratio_to_decimal
     */
    public static function ratioToDecimal(Ratio|array $ratio, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(35, [$ratio, $digits, $rounding], null, false);
    }

    /**
     * Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once.
     *
     * @param Ratio|array<string, mixed> $ratio
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return array{result: Decimal, flags: list<Flags>}
     * C: money_ratio_to_decimal
     */
    public static function ratioToDecimalDetailed(Ratio|array $ratio, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(35, [$ratio, $digits, $rounding], null, true);
    }

    /**
     * Writes the nearest double, ties to the even one, for charts and statistics.
     *
     * @param Ratio|array<string, mixed> $ratio
     * @return float
     * C: money_ratio_to_double
     */
    public static function ratioToDouble(Ratio|array $ratio): mixed
    {
        return Native::call(36, [$ratio], null, false);
    }

    /**
     * Compares by value, in whatever terms the two are: `order` receives -1 (a < b), 0 or 1.
     *
     * @param Ratio|array<string, mixed> $a
     * @param Ratio|array<string, mixed> $b
     * @return int
     * C: money_ratio_compare
     */
    public static function ratioCompare(Ratio|array $a, Ratio|array $b): mixed
    {
        return Native::call(37, [$a, $b], null, false);
    }

    /**
     * Writes the date of a year (1 to 9999), month and day of the Gregorian calendar.
     *
     * @param int $year
     * @param int $month
     * @param int $day
     * @return ?\DateTimeImmutable
     * C: money_date_from_ymd
     */
    public static function dateFromYmd(int $year, int $month, int $day): mixed
    {
        return Native::call(38, [$year, $month, $day], null, false);
    }

    /**
     * Writes the year (1 to 9999), month (1 to 12) and day (1 to 31) of a date.
     *
     * @param \DateTimeInterface|string|null $date
     * @return array{year: int, month: int, day: int}
     * C: money_date_to_ymd
     */
    public static function dateToYmd(\DateTimeInterface|string|null $date = null): mixed
    {
        return Native::call(39, [$date], null, false);
    }

    /**
     * Writes the day of the week of a date, as ISO 8601 counts: 1 is Monday, 7 is Sunday.
     *
     * @param \DateTimeInterface|string|null $date
     * @return int
     * C: money_date_weekday
     */
    public static function dateWeekday(\DateTimeInterface|string|null $date = null): mixed
    {
        return Native::call(40, [$date], null, false);
    }

    /**
     * Reads a date as ISO 8601 writes it: "2024-02-29".
     *
     * @param string $text
     * @return ?\DateTimeImmutable
     * C: money_date_parse
     */
    public static function dateParse(string $text): mixed
    {
        return Native::call(41, [$text], null, false);
    }

    /**
     * Writes a date as "2024-02-29".
     *
     * @param \DateTimeInterface|string|null $date
     * @return string
     * C: money_date_format
     */
    public static function dateFormat(\DateTimeInterface|string|null $date = null): mixed
    {
        return Native::call(42, [$date], null, false);
    }

    /**
     * Looks a code up, first in the built-in table, then in `registry` (may be NULL).
     *
     * @param string $code
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return Currency
     * C: money_currency_find
     */
    public static function currencyFind(string $code, mixed ...$options): mixed
    {
        return Native::call(43, [$code], $options, false);
    }

    /**
     * Writes the currency that a numeric code of ISO 4217 stands for on a date: 532 is ANG before 2025-03-31,
     * XCG from then.
     *
     * @param int $numeric
     * @param \DateTimeInterface|string|null $date MONEY_DATE_NONE: as of the table's data.
     * @return Currency
     * C: money_currency_find_numeric
     */
    public static function currencyFindNumeric(int $numeric, \DateTimeInterface|string|null $date = null): mixed
    {
        return Native::call(44, [$numeric, $date], null, false);
    }

    /**
     * Writes how many fraction digits the minor unit of a currency has on a date, or -1 if it has none.
     *
     * @param string $code
     * @param \DateTimeInterface|string|null $date MONEY_DATE_NONE: as of the table's data.
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return int
     * C: money_currency_digits
     */
    public static function currencyDigits(string $code, \DateTimeInterface|string|null $date = null, mixed ...$options): mixed
    {
        return Native::call(45, [$code, $date], $options, false);
    }

    /**
     * Writes the currencies that are legal tender in a country on a date, separated by spaces: "BTN INR" in
     * Bhutan.
     *
     * @param string $country an ISO 3166-1 code of two letters, in either case; also of a country that is no
     * more, such as "SU".
     * @param \DateTimeInterface|string|null $date MONEY_DATE_NONE: those of the end of the data.
     * @return string
     * C: money_country_currencies
     */
    public static function countryCurrencies(string $country, \DateTimeInterface|string|null $date = null): mixed
    {
        return Native::call(46, [$country, $date], null, false);
    }

    /**
     * Writes what cash payments in a currency are rounded to, in a country on a date: to 0.05 EUR in Ireland
     * since 2015-10-28, to 0.50 UAH since 2025-10-01.
     *
     * @param string $currency
     * @param string|null $country an ISO 3166-1 code of two letters, in either case; NULL: the rule of all
     * countries with the currency.
     * @param \DateTimeInterface|string|null $date MONEY_DATE_NONE: the rule at the end of the data.
     * @return CashRule
     * C: money_cash_rule
     */
    public static function cashRule(string $currency, string|null $country = null, \DateTimeInterface|string|null $date = null): mixed
    {
        return Native::call(47, [$currency, $country, $date], null, false);
    }

    /**
     * Writes the factor between a currency's units of two dates, if it lost zeros and kept its code: 1 SYP of
     * 2025-12-31 is 1/100 SYP of 2026-01-01.
     *
     * @param string $code
     * @param \DateTimeInterface|string|null $from the date of the amount that you have.
     * @param \DateTimeInterface|string|null $to the date whose units you want, earlier or later.
     * @return Ratio
     * C: money_redenomination
     */
    public static function redenomination(string $code, \DateTimeInterface|string|null $from = null, \DateTimeInterface|string|null $to = null): mixed
    {
        return Native::call(48, [$code, $from, $to], null, false);
    }

    /**
     * Returns how many currencies the built-in table has.
     *
     * @return int|string|null
     * C: money_currency_count
     */
    public static function currencyCount(): mixed
    {
        return Native::call(49, [], null, false);
    }

    /**
     * Writes the built-in currency at an index, in the order of the codes.
     *
     * @param int|string|null $index
     * @return Currency
     * C: money_currency_at
     */
    public static function currencyAt(int|string|null $index = null): mixed
    {
        return Native::call(50, [$index], null, false);
    }

    /**
     * Returns the version of the built-in currency data as a static string.
     *
     * @return string
     * C: money_currency_data_version
     */
    public static function currencyDataVersion(): mixed
    {
        return Native::call(51, [], null, false);
    }

    /**
     * Writes the number of an amount, without its currency: 12.50 of 12.50 EUR.
     *
     * @param Money|string $amount
     * @return Decimal
     * C: money_amount
     */
    public static function amount(mixed $amount): mixed
    {
        return Native::call(58, [$amount], null, false);
    }

    /**
     * Writes -1 to `sign` if the amount is less than 0, 1 if it is more, and 0 if it is 0.
     *
     * @param Money|string $amount
     * @return int
     * C: money_sign
     */
    public static function sign(mixed $amount): mixed
    {
        return Native::call(59, [$amount], null, false);
    }

    /**
     * Makes an amount of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050 JPY.
     *
     * @param int $minor
     * @param string $currency
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return ?Money
     * C: money_from_minor
     */
    public static function fromMinor(int $minor, string $currency, mixed ...$options): mixed
    {
        return Native::call(60, [$minor, $currency], $options, false);
    }

    /**
     * Writes the amount in minor units, exactly.
     *
     * @param Money|string $amount
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return int
     * C: money_to_minor
     */
    public static function toMinor(mixed $amount, mixed ...$options): mixed
    {
        return Native::call(61, [$amount], $options, false);
    }

    /**
     * Reads "12.50 EUR" or "EUR 12.50": a decimal as money_decimal_parse reads it and a built-in code, one space
     * between.
     *
     * @param string $text
     * @return ?Money
     * C: money_parse
     */
    public static function parse(string $text): mixed
    {
        return Native::call(62, [$text], null, false);
    }

    /**
     * Reads an amount as money_parse does.
     *
     * @param string $text
     * @param string|null $currency what a plain decimal is an amount of; NULL or "": a plain decimal is
     * MONEY_ERR_SYNTAX.
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return ?Money
     * C: money_parse_with_currency
     */
    public static function parseWithCurrency(string $text, string|null $currency = null, mixed ...$options): mixed
    {
        return Native::call(63, [$text, $currency], $options, false);
    }

    /**
     * Writes "12.50 EUR", with all digits of the scale.
     *
     * @param Money|string $amount
     * @return string
     * C: money_format
     */
    public static function format(mixed $amount): mixed
    {
        return Native::call(64, [$amount], null, false);
    }

    /**
     * Writes {"amount":"12.50","currency":"EUR"}, with all digits of the scale: the same amount has the same
     * bytes.
     *
     * @param Money|string $amount
     * @return string
     * C: money_to_json
     */
    public static function toJson(mixed $amount): mixed
    {
        return Native::call(65, [$amount], null, false);
    }

    /**
     * Reads an amount that money_to_json wrote: an object with the strings "amount" and "currency", in either
     * order, and nothing else.
     *
     * @param string $json
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return ?Money
     * C: money_from_json
     */
    public static function fromJson(string $json, mixed ...$options): mixed
    {
        return Native::call(66, [$json], $options, false);
    }

    /**
     * Writes a + b, exactly, as money_decimal_add.
     *
     * @param Money|string $a
     * @param Money|string $b
     * @return ?Money
     * C: money_add
     */
    public static function add(mixed $a, mixed $b): mixed
    {
        return Native::call(67, [$a, $b], null, false);
    }

    /**
     * Writes a - b, exactly, as money_decimal_subtract.
     *
     * @param Money|string $a
     * @param Money|string $b
     * @return ?Money
     * C: money_subtract
     */
    public static function subtract(mixed $a, mixed $b): mixed
    {
        return Native::call(68, [$a, $b], null, false);
    }

    /**
     * Writes -amount, exactly.
     *
     * @param Money|string $amount
     * @return ?Money
     * C: money_negate
     */
    public static function negate(mixed $amount): mixed
    {
        return Native::call(69, [$amount], null, false);
    }

    /**
     * Writes |amount|, exactly.
     *
     * @param Money|string $amount
     * @return ?Money
     * C: money_absolute
     */
    public static function absolute(mixed $amount): mixed
    {
        return Native::call(70, [$amount], null, false);
    }

    /**
     * Writes amount × factor, rounded once, as money_decimal_multiply does.
     *
     * @param Money|string $amount
     * @param Decimal|int|string $factor
     * @param int $digits 0 to 38, MONEY_DIGITS_EXACT, or MONEY_DIGITS_CURRENCY (a built-in currency's minor
     * units).
     * @param Rounding|string|int $rounding
     * @return ?Money
     * C: money_multiply
     */
    public static function multiply(mixed $amount, mixed $factor, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(71, [$amount, $factor, $digits, $rounding], null, false);
    }

    /**
     * Writes amount × factor, rounded once, as money_decimal_multiply does.
     *
     * @param Money|string $amount
     * @param Decimal|int|string $factor
     * @param int $digits 0 to 38, MONEY_DIGITS_EXACT, or MONEY_DIGITS_CURRENCY (a built-in currency's minor
     * units).
     * @param Rounding|string|int $rounding
     * @return array{result: ?Money, flags: list<Flags>}
     * C: money_multiply
     */
    public static function multiplyDetailed(mixed $amount, mixed $factor, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(71, [$amount, $factor, $digits, $rounding], null, true);
    }

    /**
     * Writes amount ÷ divisor, rounded once, as money_decimal_divide does.
     *
     * @param Money|string $amount
     * @param Decimal|int|string $divisor
     * @param int $digits 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
     * @param Rounding|string|int $rounding
     * @return ?Money
     * C: money_divide
     */
    public static function divide(mixed $amount, mixed $divisor, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(72, [$amount, $divisor, $digits, $rounding], null, false);
    }

    /**
     * Writes amount ÷ divisor, rounded once, as money_decimal_divide does.
     *
     * @param Money|string $amount
     * @param Decimal|int|string $divisor
     * @param int $digits 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
     * @param Rounding|string|int $rounding
     * @return array{result: ?Money, flags: list<Flags>}
     * C: money_divide
     */
    public static function divideDetailed(mixed $amount, mixed $divisor, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(72, [$amount, $divisor, $digits, $rounding], null, true);
    }

    /**
     * Writes amount ÷ divisor and the remainder as money_decimal_divide_remainder does: amount = quotient ×
     * divisor + remainder, exactly.
     *
     * @param Money|string $amount
     * @param Decimal|int|string $divisor
     * @param int $digits of the quotient: 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
     * @param Rounding|string|int $rounding
     * @return array{quotient: ?Money, remainder: ?Money}
     * C: money_divide_remainder
     */
    public static function divideRemainder(mixed $amount, mixed $divisor, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(73, [$amount, $divisor, $digits, $rounding], null, false);
    }

    /**
     * Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction digits,
     * rounded once.
     *
     * @param Money|string $amount
     * @param Money|string $divisor
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return Decimal
     * C: money_divide_by_amount
     */
    public static function divideByAmount(mixed $amount, mixed $divisor, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(74, [$amount, $divisor, $digits, $rounding], null, false);
    }

    /**
     * Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction digits,
     * rounded once.
     *
     * @param Money|string $amount
     * @param Money|string $divisor
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return array{quotient: Decimal, remainder: ?Money, flags: list<Flags>}
     * C: money_divide_by_amount
     */
    public static function divideByAmountDetailed(mixed $amount, mixed $divisor, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(74, [$amount, $divisor, $digits, $rounding], null, true);
    }

    /**
     * Writes dividend ÷ divisor of one currency, exactly and in lowest terms.
     *
     * @param Money|string $dividend
     * @param Money|string $divisor
     * @return Ratio
     * C: money_ratio_from_amounts
     */
    public static function ratioFromAmounts(mixed $dividend, mixed $divisor): mixed
    {
        return Native::call(75, [$dividend, $divisor], null, false);
    }

    /**
     * Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY.
     *
     * @param Money|string $amount
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return ?Money
     * C: money_quantize
     */
    public static function quantize(mixed $amount, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(76, [$amount, $digits, $rounding], null, false);
    }

    /**
     * Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY.
     *
     * @param Money|string $amount
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return array{result: ?Money, flags: list<Flags>}
     * C: money_quantize
     */
    public static function quantizeDetailed(mixed $amount, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(76, [$amount, $digits, $rounding], null, true);
    }

    /**
     * Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF.
     *
     * @param Money|string $amount
     * @param Rounding|string|int $rounding
     * @param mixed ...$options step: Decimal|int|string
     * @return ?Money
     * C: money_to_cash
     */
    public static function toCash(mixed $amount, Rounding|string|int $rounding, mixed ...$options): mixed
    {
        return Native::call(77, [$amount, $rounding], $options, false);
    }

    /**
     * Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF.
     *
     * @param Money|string $amount
     * @param Rounding|string|int $rounding
     * @param mixed ...$options step: Decimal|int|string
     * @return array{result: ?Money, flags: list<Flags>}
     * C: money_to_cash
     */
    public static function toCashDetailed(mixed $amount, Rounding|string|int $rounding, mixed ...$options): mixed
    {
        return Native::call(77, [$amount, $rounding], $options, true);
    }

    /**
     * Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in Ireland,
     * and stayed 10.02 EUR there before 2015-10-28.
     *
     * @param Money|string $amount
     * @param string|null $country an ISO 3166-1 code of two letters, in either case; NULL: the rule of all
     * countries with the currency.
     * @param \DateTimeInterface|string|null $date MONEY_DATE_NONE: the rule at the end of the data.
     * @return ?Money
     * C: money_to_cash_in_country
     */
    public static function toCashInCountry(mixed $amount, string|null $country = null, \DateTimeInterface|string|null $date = null): mixed
    {
        return Native::call(78, [$amount, $country, $date], null, false);
    }

    /**
     * Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in Ireland,
     * and stayed 10.02 EUR there before 2015-10-28.
     *
     * @param Money|string $amount
     * @param string|null $country an ISO 3166-1 code of two letters, in either case; NULL: the rule of all
     * countries with the currency.
     * @param \DateTimeInterface|string|null $date MONEY_DATE_NONE: the rule at the end of the data.
     * @return array{result: ?Money, flags: list<Flags>}
     * C: money_to_cash_in_country
     */
    public static function toCashInCountryDetailed(mixed $amount, string|null $country = null, \DateTimeInterface|string|null $date = null): mixed
    {
        return Native::call(78, [$amount, $country, $date], null, true);
    }

    /**
     * Writes the amount with as few fraction digits as hold it exactly, but at least `digits`: 1.5000 EUR is 1.5
     * EUR, and with MONEY_DIGITS_CURRENCY 1.50 EUR.
     *
     * @param Money|string $amount
     * @param int $digits 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
     * @return ?Money
     * C: money_normalize
     */
    public static function normalize(mixed $amount, int $digits): mixed
    {
        return Native::call(79, [$amount, $digits], null, false);
    }

    /**
     * Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR.
     *
     * @param Money|string $amount
     * @param Decimal|int|string $step more than 0.
     * @param Rounding|string|int $rounding
     * @return ?Money
     * C: money_round_to_step
     */
    public static function roundToStep(mixed $amount, mixed $step, Rounding|string|int $rounding): mixed
    {
        return Native::call(80, [$amount, $step, $rounding], null, false);
    }

    /**
     * Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR.
     *
     * @param Money|string $amount
     * @param Decimal|int|string $step more than 0.
     * @param Rounding|string|int $rounding
     * @return array{result: ?Money, flags: list<Flags>}
     * C: money_round_to_step
     */
    public static function roundToStepDetailed(mixed $amount, mixed $step, Rounding|string|int $rounding): mixed
    {
        return Native::call(80, [$amount, $step, $rounding], null, true);
    }

    /**
     * Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR.
     *
     * @param Money|string $amount
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return ?Money
     * C: money_round_significant
     */
    public static function roundSignificant(mixed $amount, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(81, [$amount, $digits, $rounding], null, false);
    }

    /**
     * Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR.
     *
     * @param Money|string $amount
     * @param int $digits
     * @param Rounding|string|int $rounding
     * @return array{result: ?Money, flags: list<Flags>}
     * C: money_round_significant
     */
    public static function roundSignificantDetailed(mixed $amount, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(81, [$amount, $digits, $rounding], null, true);
    }

    /**
     * Adds up `count` amounts of one currency, exactly, at the largest scale among them.
     *
     * @param list<Money|string> $amounts `count` amounts; may be NULL where `count` is 0.
     * @param string|null $currency what all amounts are of; the sum of none is 0 of it. NULL or "": the currency
     * of the first amount, and no amounts are MONEY_ERR_ARGUMENT.
     * @return ?Money
     * C: money_sum
     */
    public static function sum(array $amounts, string|null $currency = null): mixed
    {
        return Native::call(82, [$amounts, $currency], null, false);
    }

    /**
     * Writes the smallest of `count` amounts of one currency, of equal ones the first.
     *
     * @param list<Money|string> $amounts
     * @return ?Money
     * C: money_minimum
     */
    public static function minimum(array $amounts): mixed
    {
        return Native::call(83, [$amounts], null, false);
    }

    /**
     * Writes the largest of `count` amounts of one currency, of equal ones the first.
     *
     * @param list<Money|string> $amounts
     * @return ?Money
     * C: money_maximum
     */
    public static function maximum(array $amounts): mixed
    {
        return Native::call(84, [$amounts], null, false);
    }

    /**
     * Compares amounts of one currency: `order` receives -1 (a < b), 0 or 1.
     *
     * @param Money|string $a
     * @param Money|string $b
     * @return int
     * C: money_compare
     */
    public static function compare(mixed $a, mixed $b): mixed
    {
        return Native::call(85, [$a, $b], null, false);
    }

    /**
     * Writes 1 to `equal` if both are the same value of the same currency (10.5 EUR is 10.50 EUR), else 0.
     *
     * @param Money|string $a
     * @param Money|string $b
     * @return bool
     * C: money_equal
     */
    public static function equal(mixed $a, mixed $b): mixed
    {
        return Native::call(86, [$a, $b], null, false);
    }

    /**
     * Writes a hash of value and currency: equal amounts have equal hashes, on every platform and in every
     * version of this ABI.
     *
     * @param Money|string $amount
     * @return int|string
     * C: money_hash
     */
    public static function hash(mixed $amount): mixed
    {
        return Native::call(87, [$amount], null, false);
    }

    /**
     * Divides an amount in proportion to weights, losing nothing.
     *
     * @param Money|string $amount
     * @param list<Decimal|int|string> $weights `count` decimals, none negative, not all zero.
     * @param mixed ...$options options: the fields of AllocateOptions
     * @return list<?Money>
     * C: money_allocate
     */
    public static function allocate(mixed $amount, array $weights, mixed ...$options): mixed
    {
        return Native::call(89, [$amount, $weights], $options, false);
    }

    /**
     * Divides an amount in proportion to weights, losing nothing.
     *
     * @param Money|string $amount
     * @param list<Decimal|int|string> $weights `count` decimals, none negative, not all zero.
     * @param mixed ...$options options: the fields of AllocateOptions
     * @return array{shares: list<?Money>, remainder: ?Money}
     * C: money_allocate
     */
    public static function allocateDetailed(mixed $amount, array $weights, mixed ...$options): mixed
    {
        return Native::call(89, [$amount, $weights], $options, true);
    }

    /**
     * Divides an amount into `count` shares as equal as can be; as money_allocate with equal weights.
     *
     * @param list<Money|string> $amount
     * @param mixed ...$options options: the fields of AllocateOptions
     * @return list<?Money>
     * C: money_split
     */
    public static function split(mixed $amount, mixed ...$options): mixed
    {
        return Native::call(90, [$amount], $options, false);
    }

    /**
     * Divides an amount into `count` shares as equal as can be; as money_allocate with equal weights.
     *
     * @param list<Money|string> $amount
     * @param mixed ...$options options: the fields of AllocateOptions
     * @return array{shares: list<?Money>, remainder: ?Money}
     * C: money_split
     */
    public static function splitDetailed(mixed $amount, mixed ...$options): mixed
    {
        return Native::call(90, [$amount], $options, true);
    }

    /**
     * Writes the value of a rate as a ratio, which you can compare, write or make a decimal of.
     *
     * @param Rate|array<string, mixed> $rate
     * @return Ratio
     * C: money_rate_to_ratio
     */
    public static function rateToRatio(Rate|array $rate): mixed
    {
        return Native::call(91, [$rate], null, false);
    }

    /**
     * Returns the name of the law by which a conversion was rounded, such as "Council Regulation (EC) No
     * 1103/97, articles 4 and 5", as a static string.
     *
     * @param list<Flags>|int $flags the flags of the conversion.
     * @return string
     * C: money_conversion_rule
     */
    public static function conversionRule(array|int $flags): mixed
    {
        return Native::call(114, [$flags], null, false);
    }

    /**
     * Writes "EUR/USD".
     *
     * @param string $from
     * @param string $to
     * @return string
     * C: money_currency_pair_format
     */
    public static function currencyPairFormat(string $from, string $to): mixed
    {
        return Native::call(117, [$from, $to], null, false);
    }

    /**
     * Reads "EUR/USD".
     *
     * @param string $text
     * @return CurrencyPair
     * C: money_currency_pair_parse
     */
    public static function currencyPairParse(string $text): mixed
    {
        return Native::call(118, [$text], null, false);
    }

    /**
     * Writes "EUR/USD 1.1172", and of a date "EUR/USD 1.1172 2020-03-13".
     *
     * @param Rate|array<string, mixed> $rate
     * @return string
     * C: money_rate_format
     */
    public static function rateFormat(Rate|array $rate): mixed
    {
        return Native::call(119, [$rate], null, false);
    }

    /**
     * Reads a rate that money_rate_format wrote, numerator and denominator as they were; its kind is
     * MONEY_RATE_QUOTED.
     *
     * @param string $text
     * @return Rate
     * C: money_rate_parse
     */
    public static function rateParse(string $text): mixed
    {
        return Native::call(120, [$text], null, false);
    }

    /**
     * Writes {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, an element of the lists that
     * money_rates_from_json reads.
     *
     * @param Rate|array<string, mixed> $rate
     * @return string
     * C: money_rate_to_json
     */
    public static function rateToJson(Rate|array $rate): mixed
    {
        return Native::call(121, [$rate], null, false);
    }

    /**
     * Reads a rate that money_rate_to_json wrote, members in any order and no others; its kind is
     * MONEY_RATE_QUOTED.
     *
     * @param string $json
     * @return Rate
     * C: money_rate_from_json
     */
    public static function rateFromJson(string $json): mixed
    {
        return Native::call(122, [$json], null, false);
    }

    /**
     * Writes -1 to `order` if a is before b, 0 if they are equal, else 1.
     *
     * @param Rate|array<string, mixed> $a
     * @param Rate|array<string, mixed> $b
     * @return int
     * C: money_rate_compare
     */
    public static function rateCompare(Rate|array $a, Rate|array $b): mixed
    {
        return Native::call(123, [$a, $b], null, false);
    }

    /**
     * Writes 1 to `equal` if direction, date and value are the same, as money_rate_compare has them, else 0.
     *
     * @param Rate|array<string, mixed> $a
     * @param Rate|array<string, mixed> $b
     * @return bool
     * C: money_rate_equal
     */
    public static function rateEqual(Rate|array $a, Rate|array $b): mixed
    {
        return Native::call(124, [$a, $b], null, false);
    }

    /**
     * Writes a hash of direction, date and value: equal rates have equal hashes, on every platform.
     *
     * @param Rate|array<string, mixed> $rate
     * @return int|string
     * C: money_rate_hash
     */
    public static function rateHash(Rate|array $rate): mixed
    {
        return Native::call(125, [$rate], null, false);
    }

    /**
     * Writes an expression and, under it, a caret at a position, such as the position of an error: 12 EUR + 3 $
     * ^ The call moves the caret by characters (Unicode scalar values), not by bytes, and keeps a tab as a tab.
     *
     * @param string $text at most MONEY_EXPRESSION_MAX bytes.
     * @param int $position a byte of the text, or its length for the end. A position inside a character means
     * that character.
     * @return string
     * C: money_expression_caret
     */
    public static function expressionCaret(string $text, int $position): mixed
    {
        return Native::call(165, [$text, $position], null, false);
    }

    /**
     * Moves amounts between wallets: all legs or none.
     *
     * @param list<TransferLeg|array<string, mixed>> $legs 1 to 1,024 legs.
     * @param mixed ...$options note: the fields of WalletNote
     * @return null
     * C: money_wallet_transfer
     */
    public static function walletTransfer(array $legs, mixed ...$options): mixed
    {
        return Native::call(188, [$legs], $options, false);
    }

    /**
     * Writes the policy of a preset, `struct_size` included.
     *
     * @param BasketPreset|string|int $preset
     * @return BasketPolicy
     * C: money_basket_policy_preset
     */
    public static function basketPolicyPreset(BasketPreset|string|int $preset): mixed
    {
        return Native::call(223, [$preset], null, false);
    }

    /**
     * Returns the name of a preset, such as "swiss_cash", as a static string.
     *
     * @param BasketPreset|string|int $preset
     * @return string
     * C: money_basket_policy_preset_name
     */
    public static function basketPolicyPresetName(BasketPreset|string|int $preset): mixed
    {
        return Native::call(224, [$preset], null, false);
    }

    /**
     * Writes a policy as one English sentence.
     *
     * @param mixed ...$options policy: the fields of BasketPolicy
     * @return string
     * C: money_basket_policy_describe
     */
    public static function basketPolicyDescribe(mixed ...$options): mixed
    {
        return Native::call(225, [], $options, false);
    }

    /**
     * Returns the name of a provider, such as "stripe", as a static string.
     *
     * @param PaymentProvider|string|int $provider
     * @return string
     * C: money_payment_provider_name
     */
    public static function paymentProviderName(PaymentProvider|string|int $provider): mixed
    {
        return Native::call(273, [$provider], null, false);
    }

    /**
     * Writes the fraction digits that a provider counts an amount in: 2 for EUR everywhere, 2 for UGX at Stripe.
     *
     * @param string $currency a code; with MONEY_PAYMENT_STRIPE also in lower case, as Stripe writes it: "eur".
     * @param PaymentProvider|string|int $provider
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return int
     * C: money_payment_digits
     */
    public static function paymentDigits(string $currency, PaymentProvider|string|int $provider, mixed ...$options): mixed
    {
        return Native::call(274, [$currency, $provider], $options, false);
    }

    /**
     * Writes an amount as the whole number that a provider takes, exactly.
     *
     * @param Money|string $amount
     * @param PaymentProvider|string|int $provider
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return int
     * C: money_payment_to_minor
     */
    public static function paymentToMinor(mixed $amount, PaymentProvider|string|int $provider, mixed ...$options): mixed
    {
        return Native::call(275, [$amount, $provider], $options, false);
    }

    /**
     * Makes an amount of the whole number that a provider gives.
     *
     * @param int $minor
     * @param string $currency a code, as in money_payment_digits; the amount has it in capitals.
     * @param PaymentProvider|string|int $provider
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return ?Money
     * C: money_payment_from_minor
     */
    public static function paymentFromMinor(int $minor, string $currency, PaymentProvider|string|int $provider, mixed ...$options): mixed
    {
        return Native::call(276, [$minor, $currency, $provider], $options, false);
    }

    /**
     * Checks that a message of ISO 20022 may have an amount.
     *
     * @param Money|string $amount
     * @param \DateTimeInterface|string|null $date the day on which the currency must be in use, as
     * ActiveCurrencyAndAmount demands. With MONEY_DATE_NONE a withdrawn currency is allowed too, as in
     * ActiveOrHistoricCurrencyAndAmount.
     * @return null
     * C: money_payment_check_iso20022
     */
    public static function paymentCheckIso20022(mixed $amount, \DateTimeInterface|string|null $date = null): mixed
    {
        return Native::call(277, [$amount, $date], null, false);
    }

    /**
     * Writes an amount as google.type.Money has it: whole units, and billionths of one.
     *
     * @param Money|string $amount
     * @return array{units: int, nanos: int}
     * C: money_payment_to_units
     */
    public static function paymentToUnits(mixed $amount): mixed
    {
        return Native::call(278, [$amount], null, false);
    }

    /**
     * Makes an amount of whole units and billionths of one, with at least the fraction digits of the currency.
     *
     * @param int $units any whole number.
     * @param int $nanos -999999999 to 999999999, with the sign of `units` where both are not 0.
     * @param string $currency
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return ?Money
     * C: money_payment_from_units
     */
    public static function paymentFromUnits(int $units, int $nanos, string $currency, mixed ...$options): mixed
    {
        return Native::call(279, [$units, $nanos, $currency], $options, false);
    }

    /**
     * Finds the internal rates of return: every rate r at which the sum of amount / (1 + r)^(days / 365) is 0.
     *
     * @param list<CashFlow|array<string, mixed>>|null $flows `count` flows of one currency; NULL is allowed if
     * `count` is 0.
     * @return Xirr
     * C: money_xirr
     */
    public static function xirr(array|null $flows = null): mixed
    {
        return Native::call(281, [$flows], null, false);
    }

    /**
     * Returns a reason in words, such as "all flows on one date", as a static string.
     *
     * @param XirrReason|string|int $reason
     * @return string
     * C: money_xirr_reason_text
     */
    public static function xirrReasonText(XirrReason|string|int $reason): mixed
    {
        return Native::call(282, [$reason], null, false);
    }

    /**
     * Finds the time-weighted return: the product of the growth of each period, less 1.
     *
     * @param list<ValuePoint|array<string, mixed>> $points `count` points of one currency whose dates do not
     * descend. No value, and no value plus flow, is below 0.
     * @param int $digits 0 to 38 fraction digits: 0.0512 has 4.
     * @param Rounding|string|int $rounding a MONEY_ROUND_.
     * @return Decimal
     * C: money_time_weighted_return
     */
    public static function timeWeightedReturn(array $points, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(284, [$points, $digits, $rounding], null, false);
    }

    /**
     * Finds the time-weighted return: the product of the growth of each period, less 1.
     *
     * @param list<ValuePoint|array<string, mixed>> $points `count` points of one currency whose dates do not
     * descend. No value, and no value plus flow, is below 0.
     * @param int $digits 0 to 38 fraction digits: 0.0512 has 4.
     * @param Rounding|string|int $rounding a MONEY_ROUND_.
     * @return array{result: Decimal, flags: list<Flags>, annualised: float}
     * C: money_time_weighted_return
     */
    public static function timeWeightedReturnDetailed(array $points, int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(284, [$points, $digits, $rounding], null, true);
    }

    /**
     * Returns how many locales Unicode CLDR has.
     *
     * @return int|string|null
     * C: money_locale_count
     */
    public static function localeCount(): mixed
    {
        return Native::call(329, [], null, false);
    }

    /**
     * Writes the identifier of the locale at an index, such as "pt_BR".
     *
     * @param int|string|null $index
     * @return string
     * C: money_locale_at
     */
    public static function localeAt(int|string|null $index = null): mixed
    {
        return Native::call(330, [$index], null, false);
    }

    /**
     * Writes the identifier of the locale that a name means: "pt-br" is "pt_BR", "zh-TW" is "zh_Hant_TW".
     *
     * @param string $locale a tag of BCP 47, with `-` or `_` and in any case: language, script, region,
     * variants, extensions. Names of POSIX ("de_DE.UTF-8", "sr_RS@latin", "C"), of ICU ("ar_EG@numbers=latn")
     * and of Java ("iw_IL") are read too. At most 255 bytes.
     * @return string
     * C: money_locale_find
     */
    public static function localeFind(string $locale): mixed
    {
        return Native::call(331, [$locale], null, false);
    }

    /**
     * Writes the code of the currency of a locale's country on a date: "CHF" for "de-CH".
     *
     * @param string $locale as money_locale_find takes it, with a region.
     * @param \DateTimeInterface|string|null $date MONEY_DATE_NONE: the end of the data.
     * @return string
     * C: money_locale_currency
     */
    public static function localeCurrency(string $locale, \DateTimeInterface|string|null $date = null): mixed
    {
        return Native::call(332, [$locale, $date], null, false);
    }

    /**
     * Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
     *
     * @param Money|string $amount
     * @param string $locale
     * @param mixed ...$options options: the fields of LocaleOptions
     * @return string
     * C: money_format_locale
     */
    public static function formatLocale(mixed $amount, string $locale, mixed ...$options): mixed
    {
        return Native::call(333, [$amount, $locale], $options, false);
    }

    /**
     * Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
     *
     * @param Money|string $amount
     * @param string $locale
     * @param mixed ...$options options: the fields of LocaleOptions
     * @return array{buffer: string, flags: list<Flags>}
     * C: money_format_locale
     */
    public static function formatLocaleDetailed(mixed $amount, string $locale, mixed ...$options): mixed
    {
        return Native::call(333, [$amount, $locale], $options, true);
    }

    /**
     * Reads an amount as a locale writes it, in any style, with symbol, narrow symbol, code or name, before or
     * after.
     *
     * @param string $text
     * @param string $locale
     * @param string|null $currency the expected currency. The call then also reads text without a currency,
     * reads a symbol that several currencies share as this one, and refuses another currency with
     * MONEY_ERR_CURRENCY_MISMATCH. NULL or "": the text names the currency.
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return ?Money
     * C: money_parse_locale
     */
    public static function parseLocale(string $text, string $locale, string|null $currency = null, mixed ...$options): mixed
    {
        return Native::call(334, [$text, $locale, $currency], $options, false);
    }

    /**
     * Writes a currency alone as a locale does: its symbol, narrow symbol, code or name ("US Dollar").
     *
     * @param string $code
     * @param string $locale
     * @param CurrencyDisplay|string|int $display any form except MONEY_DISPLAY_NONE.
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return string
     * C: money_currency_text
     */
    public static function currencyText(string $code, string $locale, CurrencyDisplay|string|int $display, mixed ...$options): mixed
    {
        return Native::call(335, [$code, $locale, $display], $options, false);
    }

    /**
     * Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤
     * #,##0.00)".
     *
     * @param Money|string $amount
     * @param string $pattern
     * @param mixed ...$options options: the fields of FormatOptions
     * @return string
     * C: money_format_pattern
     */
    public static function formatPattern(mixed $amount, string $pattern, mixed ...$options): mixed
    {
        return Native::call(346, [$amount, $pattern], $options, false);
    }

    /**
     * Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤
     * #,##0.00)".
     *
     * @param Money|string $amount
     * @param string $pattern
     * @param mixed ...$options options: the fields of FormatOptions
     * @return array{buffer: string, flags: list<Flags>}
     * C: money_format_pattern
     */
    public static function formatPatternDetailed(mixed $amount, string $pattern, mixed ...$options): mixed
    {
        return Native::call(346, [$amount, $pattern], $options, true);
    }

    /**
     * Reads an amount that money_format_pattern wrote with the same pattern and options.
     *
     * @param string $text
     * @param string $pattern
     * @param string|null $currency what it is an amount of; NULL or "": the text says, by its code or by a
     * symbol that the locale has for one currency.
     * @param mixed ...$options options: the fields of FormatOptions
     * @return ?Money
     * C: money_parse_pattern
     */
    public static function parsePattern(string $text, string $pattern, string|null $currency = null, mixed ...$options): mixed
    {
        return Native::call(347, [$text, $pattern, $currency], $options, false);
    }

    /**
     * Returns the text of a key, such as "÷" or "AC".
     *
     * @param CalculatorKey|string|int $key
     * @return string
     * C: money_calculator_key_text
     */
    public static function calculatorKeyText(CalculatorKey|string|int $key): mixed
    {
        return Native::call(353, [$key], null, false);
    }

    /**
     * Returns an identifier of an alert, such as "divide_by_zero", or "none".
     *
     * @param CalculatorAlert|string|int $alert
     * @return string
     * C: money_calculator_alert_name
     */
    public static function calculatorAlertName(CalculatorAlert|string|int $alert): mixed
    {
        return Native::call(361, [$alert], null, false);
    }

    /**
     * Returns the default title of an alert, such as "Error".
     *
     * @param CalculatorAlert|string|int $alert
     * @return string
     * C: money_calculator_alert_title
     */
    public static function calculatorAlertTitle(CalculatorAlert|string|int $alert): mixed
    {
        return Native::call(362, [$alert], null, false);
    }

    /**
     * Returns the default sentence of an alert, such as "Division by zero is impossible." It is a static string:
     * "" for MONEY_CALCULATOR_ALERT_NONE; NULL past the last alert.
     *
     * @param CalculatorAlert|string|int $alert
     * @return string
     * C: money_calculator_alert_text
     */
    public static function calculatorAlertText(CalculatorAlert|string|int $alert): mixed
    {
        return Native::call(363, [$alert], null, false);
    }

    /**
     * Returns what a person reads about a field, such as "must be positive", as a static string.
     *
     * @param FieldState|string|int $state
     * @return string
     * C: money_field_state_text
     */
    public static function fieldStateText(FieldState|string|int $state): mixed
    {
        return Native::call(463, [$state], null, false);
    }
}
