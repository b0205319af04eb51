# frozen_string_literal: true

# Made from the headers by api/generate.py.

module LibMoney
  # The limits and other constants of the headers, without MONEY_.
  module Constants
    # C: MONEY_VERSION_MAJOR
    VERSION_MAJOR = 0
    # C: MONEY_VERSION_MINOR
    VERSION_MINOR = 2
    # C: MONEY_VERSION_PATCH
    VERSION_PATCH = 0
    # C: MONEY_VERSION
    VERSION = "0.2.0"
    # The number in the soname.
    ABI_VERSION = 0
    # Room for any amount as text, with its currency and the NUL.
    TEXT_MAX = 64
    # Room for a currency code and its NUL: codes have 1 to 11 bytes.
    CODE_SIZE = 12
    # The most digits that a decimal holds, and the largest scale.
    DIGITS_MAX = 38
    # The longest text of an amount or a rate that is read, in bytes.
    INPUT_MAX = 1024
    # The longest document that is read, in bytes (64 MiB).
    DOCUMENT_MAX = 67108864
    # The most shares of one allocation.
    SHARES_MAX = 1048576
    # The most amounts or decimals that one call adds up, compares or sorts; columns take any number.
    AMOUNTS_MAX = 1048576
    # The most legs of one conversion path.
    LEGS_MAX = 8
    # As a length: the text ends at its NUL.
    NTS = 18446744073709551615
    # No date. As a requested date, it asks for the newest rates of the table.
    DATE_NONE = -2147483648
    # No instant.
    INSTANT_NONE = -9223372036854775808
    # As fraction digits: those of the currency's minor unit.
    DIGITS_CURRENCY = -1
    # As fraction digits of a product: all of them, exactly.
    DIGITS_EXACT = -2
    # Room for any ratio as text, with the NUL.
    RATIO_TEXT_MAX = 320
    # Room for any amount as JSON, and the NUL.
    JSON_MAX = 96
    # Room for any pair of currencies as text, and the NUL.
    CURRENCY_PAIR_TEXT_MAX = 24
    # Room for any rate as text, and the NUL.
    RATE_TEXT_MAX = 96
    # Room for any rate as JSON, and the NUL.
    RATE_JSON_MAX = 160
    # The most threads of one call.
    COLUMN_THREADS_MAX = 256
    # The most codes of a dictionary.
    COLUMN_CODES_MAX = 65536
    # The longest expression that the library evaluates, in bytes.
    EXPRESSION_MAX = 16384
    # The most currencies that one sum of an expression may mix.
    EXPRESSION_CURRENCIES_MAX = 64
    # Room for a label and its NUL.
    LABEL_SIZE = 80
    # The largest number of taxes of one line item.
    INVOICE_TAXES_MAX = 4
    # The index that stands for the document in money_invoice_adjust.
    INVOICE_DOCUMENT = 18446744073709551615
    # The most cash flows of one calculation.
    CASH_FLOWS_MAX = 1048576
    # The most rates of one result.
    XIRR_RATES_MAX = 32
    # The most points of one calculation.
    VALUE_POINTS_MAX = 4096
    # Room for a transaction's id and its NUL.
    ID_SIZE = 40
    # Room for a security's symbol and its NUL.
    SYMBOL_SIZE = 64
    # The most lots that one sale names.
    LOT_SELECTIONS_MAX = 1024
    # Room for a locale's identifier and its NUL.
    LOCALE_SIZE = 16
    # Room for any amount as a locale writes it, and the NUL.
    LOCALE_TEXT_MAX = 512
    # The longest pattern, in bytes.
    PATTERN_MAX = 128
    # As digits of a format: as the pattern says.
    DIGITS_PATTERN = -3
    # The most numbers of one operation. Each has at most 38 digits.
    CALCULATOR_NUMBERS_MAX = 100
    # The longest text of keys for one call, in bytes.
    CALCULATOR_KEYS_MAX = 8192
    # Room for any display or expression and its NUL.
    CALCULATOR_TEXT_MAX = 4608
    # Room for a reason and its NUL.
    REASON_SIZE = 240
    # Room for a name or a key and its NUL.
    STORE_NAME_SIZE = 256
  end

  # The place of each function in the table of the extension.
  # @private
  module Native
    FUNCTIONS = {
      money_version: 0,
      money_abi_version: 1,
      money_initialize: 2,
      money_status_name: 3,
      money_string_free: 4,
      money_release_memory: 5,
      money_progress_init: 6,
      money_progress_watch: 7,
      money_decimal_new: 8,
      money_decimal_from_words: 9,
      money_decimal_from_coefficient: 10,
      money_decimal_coefficient: 11,
      money_decimal_parse: 12,
      money_decimal_format: 13,
      money_decimal_add: 14,
      money_decimal_subtract: 15,
      money_decimal_negate: 16,
      money_decimal_absolute: 17,
      money_decimal_multiply: 18,
      money_decimal_divide: 19,
      money_decimal_quantize: 20,
      money_decimal_divide_remainder: 21,
      money_decimal_normalize: 22,
      money_decimal_round_to_step: 23,
      money_decimal_round_significant: 24,
      money_decimal_sum: 25,
      money_decimal_minimum: 26,
      money_decimal_maximum: 27,
      money_decimal_sign: 28,
      money_decimal_compare: 29,
      money_decimal_hash: 30,
      money_ratio_from_decimals: 31,
      money_ratio_parse: 32,
      money_ratio_format: 33,
      money_ratio_format_decimal: 34,
      money_ratio_to_decimal: 35,
      money_ratio_to_double: 36,
      money_ratio_compare: 37,
      money_date_from_ymd: 38,
      money_date_to_ymd: 39,
      money_date_weekday: 40,
      money_date_parse: 41,
      money_date_format: 42,
      money_currency_find: 43,
      money_currency_find_numeric: 44,
      money_currency_digits: 45,
      money_country_currencies: 46,
      money_cash_rule: 47,
      money_redenomination: 48,
      money_currency_count: 49,
      money_currency_at: 50,
      money_currency_data_version: 51,
      money_currency_registry_new: 52,
      money_currency_registry_free: 53,
      money_currency_registry_add: 54,
      money_currency_registry_count: 55,
      money_currency_registry_at: 56,
      money_new: 57,
      money_amount: 58,
      money_sign: 59,
      money_from_minor: 60,
      money_to_minor: 61,
      money_parse: 62,
      money_parse_with_currency: 63,
      money_format: 64,
      money_to_json: 65,
      money_from_json: 66,
      money_add: 67,
      money_subtract: 68,
      money_negate: 69,
      money_absolute: 70,
      money_multiply: 71,
      money_divide: 72,
      money_divide_remainder: 73,
      money_divide_by_amount: 74,
      money_ratio_from_amounts: 75,
      money_quantize: 76,
      money_to_cash: 77,
      money_to_cash_in_country: 78,
      money_normalize: 79,
      money_round_to_step: 80,
      money_round_significant: 81,
      money_sum: 82,
      money_minimum: 83,
      money_maximum: 84,
      money_compare: 85,
      money_equal: 86,
      money_hash: 87,
      money_allocate_options_init: 88,
      money_allocate: 89,
      money_split: 90,
      money_rate_to_ratio: 91,
      money_rates_builder_new: 92,
      money_rates_builder_free: 93,
      money_rates_builder_add: 94,
      money_rates_builder_remove: 95,
      money_rates_builder_set_base: 96,
      money_rates_builder_set_source: 97,
      money_rates_builder_set_instant: 98,
      money_rates_builder_count: 99,
      money_rates_builder_at: 100,
      money_rates_builder_build: 101,
      money_rates_free: 102,
      money_rates_from_ecb_csv: 103,
      money_rates_from_ecb_xml: 104,
      money_rates_from_json: 105,
      money_rates_to_json: 106,
      money_rates_info: 107,
      money_rates_currency_at: 108,
      money_rates_currencies: 109,
      money_rates_date_at: 110,
      money_rates_pair_at: 111,
      money_convert_options_init: 112,
      money_rates_convert: 113,
      money_conversion_rule: 114,
      money_rates_find: 115,
      money_rate_init: 116,
      money_currency_pair_format: 117,
      money_currency_pair_parse: 118,
      money_rate_format: 119,
      money_rate_parse: 120,
      money_rate_to_json: 121,
      money_rate_from_json: 122,
      money_rate_compare: 123,
      money_rate_equal: 124,
      money_rate_hash: 125,
      money_bag_new: 126,
      money_bag_copy: 127,
      money_bag_free: 128,
      money_bag_add: 129,
      money_bag_add_bag: 130,
      money_bag_multiply: 131,
      money_bag_count: 132,
      money_bag_at: 133,
      money_bag_amounts: 134,
      money_bag_amount: 135,
      money_bag_equal: 136,
      money_bag_hash: 137,
      money_bag_reduce: 138,
      money_bag_format: 139,
      money_bag_parse: 140,
      money_bag_to_json: 141,
      money_bag_from_json: 142,
      money_rates_compare: 143,
      money_rates_sort: 144,
      money_rates_minimum: 145,
      money_rates_maximum: 146,
      money_rates_sum: 147,
      money_column_of_int64: 148,
      money_column_of_decimal128: 149,
      money_column_of_date32: 150,
      money_column_of_int8: 151,
      money_column_of_int16: 152,
      money_column_of_int32: 153,
      money_column_options_init: 154,
      money_column_sum: 155,
      money_column_convert: 156,
      money_column_quantize: 157,
      money_column_compare: 158,
      money_column_allocate: 159,
      money_expression_evaluate: 160,
      money_expression_free: 161,
      money_expression_info: 162,
      money_expression_conversion_at: 163,
      money_expression_conversions: 164,
      money_expression_caret: 165,
      money_wallet_note_init: 166,
      money_wallet_new: 167,
      money_wallet_free: 168,
      money_wallet_add: 169,
      money_wallet_remove: 170,
      money_wallet_remove_amount: 171,
      money_wallet_count: 172,
      money_wallet_at: 173,
      money_wallet_entries: 174,
      money_wallet_currency_count: 175,
      money_wallet_currency_at: 176,
      money_wallet_sum: 177,
      money_wallet_held: 178,
      money_wallet_total: 179,
      money_wallet_hold: 180,
      money_wallet_commit: 181,
      money_wallet_commit_amount: 182,
      money_wallet_release: 183,
      money_wallet_hold_count: 184,
      money_wallet_hold_at: 185,
      money_wallet_holds: 186,
      money_transfer_leg_init: 187,
      money_wallet_transfer: 188,
      money_exchange_leg_init: 189,
      money_wallet_exchange: 190,
      money_wallet_to_json: 191,
      money_wallet_from_json: 192,
      money_wallet_to_journal: 193,
      money_wallet_from_journal: 194,
      money_wallet_revision: 195,
      money_wallet_on_change: 196,
      money_wallet_statement: 197,
      money_wallet_statement_free: 198,
      money_wallet_statement_section_count: 199,
      money_wallet_statement_section_at: 200,
      money_wallet_statement_row_count: 201,
      money_wallet_statement_row_at: 202,
      money_wallet_statement_rows: 203,
      money_product_init: 204,
      money_catalogue_new: 205,
      money_catalogue_free: 206,
      money_catalogue_add: 207,
      money_catalogue_remove: 208,
      money_catalogue_find: 209,
      money_catalogue_count: 210,
      money_catalogue_at: 211,
      money_catalogue_products: 212,
      money_catalogue_currency: 213,
      money_catalogue_set_tax: 214,
      money_catalogue_tax_count: 215,
      money_catalogue_tax_at: 216,
      money_catalogue_taxes: 217,
      money_catalogue_from_json: 218,
      money_catalogue_to_json: 219,
      money_catalogue_from_csv: 220,
      money_catalogue_to_csv: 221,
      money_basket_policy_init: 222,
      money_basket_policy_preset: 223,
      money_basket_policy_preset_name: 224,
      money_basket_policy_describe: 225,
      money_discount_init: 226,
      money_basket_new: 227,
      money_basket_free: 228,
      money_basket_add: 229,
      money_basket_set: 230,
      money_basket_put: 231,
      money_basket_remove: 232,
      money_basket_clear: 233,
      money_basket_set_discount: 234,
      money_basket_set_tax: 235,
      money_basket_set_policy: 236,
      money_basket_policy: 237,
      money_basket_currency: 238,
      money_basket_count: 239,
      money_basket_at: 240,
      money_basket_line_items: 241,
      money_basket_quantity: 242,
      money_basket_revision: 243,
      money_basket_on_change: 244,
      money_basket_checkout: 245,
      money_basket_from_json: 246,
      money_basket_to_json: 247,
      money_receipt_free: 248,
      money_receipt_info: 249,
      money_receipt_line_item_at: 250,
      money_receipt_line_items: 251,
      money_receipt_tax_at: 252,
      money_receipt_taxes: 253,
      money_receipt_refund: 254,
      money_receipt_conversion: 255,
      money_receipt_to_text: 256,
      money_receipt_to_json: 257,
      money_invoice_line_item_init: 258,
      money_invoice_adjustment_init: 259,
      money_invoice_new: 260,
      money_invoice_free: 261,
      money_invoice_add: 262,
      money_invoice_adjust: 263,
      money_invoice_set_exemption: 264,
      money_invoice_set_payment: 265,
      money_invoice_set_accounting: 266,
      money_invoice_totals: 267,
      money_invoice_line_amounts: 268,
      money_invoice_categories: 269,
      money_invoice_reverse: 270,
      money_invoice_from_json: 271,
      money_invoice_to_json: 272,
      money_payment_provider_name: 273,
      money_payment_digits: 274,
      money_payment_to_minor: 275,
      money_payment_from_minor: 276,
      money_payment_check_iso20022: 277,
      money_payment_to_units: 278,
      money_payment_from_units: 279,
      money_cash_flow_init: 280,
      money_xirr: 281,
      money_xirr_reason_text: 282,
      money_value_point_init: 283,
      money_time_weighted_return: 284,
      money_transaction_init: 285,
      money_lot_selection_init: 286,
      money_portfolio_options_init: 287,
      money_portfolio_new: 288,
      money_portfolio_free: 289,
      money_portfolio_add: 290,
      money_portfolio_edit: 291,
      money_portfolio_remove: 292,
      money_portfolio_count: 293,
      money_portfolio_transaction_at: 294,
      money_portfolio_transactions: 295,
      money_portfolio_find: 296,
      money_portfolio_lot_selection_at: 297,
      money_portfolio_lot_selections: 298,
      money_portfolio_info: 299,
      money_portfolio_to_json: 300,
      money_portfolio_from_json: 301,
      money_portfolio_from_csv: 302,
      money_portfolio_to_csv: 303,
      money_portfolio_to_beancount: 304,
      money_portfolio_to_ledger: 305,
      money_portfolio_revision: 306,
      money_portfolio_on_change: 307,
      money_portfolio_release_memory: 308,
      money_price_quote_init: 309,
      money_valuation_options_init: 310,
      money_portfolio_value: 311,
      money_valuation_free: 312,
      money_valuation_summary: 313,
      money_valuation_position_count: 314,
      money_valuation_position_at: 315,
      money_valuation_positions: 316,
      money_portfolio_disposals: 317,
      money_disposals_free: 318,
      money_disposals_count: 319,
      money_disposals_at: 320,
      money_disposals_items: 321,
      money_portfolio_open_lots: 322,
      money_open_lots_free: 323,
      money_open_lots_count: 324,
      money_open_lots_at: 325,
      money_open_lots_items: 326,
      money_portfolio_xirr: 327,
      money_locale_options_init: 328,
      money_locale_count: 329,
      money_locale_at: 330,
      money_locale_find: 331,
      money_locale_currency: 332,
      money_format_locale: 333,
      money_parse_locale: 334,
      money_currency_text: 335,
      money_locales_from_bytes: 336,
      money_locales_free: 337,
      money_locales_version: 338,
      money_locales_count: 339,
      money_locales_at: 340,
      money_locales_find: 341,
      money_locales_parse: 342,
      money_locales_currency_text: 343,
      money_locales_country_name: 344,
      money_format_options_init: 345,
      money_format_pattern: 346,
      money_parse_pattern: 347,
      money_calculator_new: 348,
      money_calculator_free: 349,
      money_calculator_press: 350,
      money_calculator_press_keys: 351,
      money_calculator_keys: 352,
      money_calculator_key_text: 353,
      money_calculator_display: 354,
      money_calculator_expression: 355,
      money_calculator_state: 356,
      money_calculator_exact: 357,
      money_calculator_value: 358,
      money_calculator_digits: 359,
      money_calculator_set_digits: 360,
      money_calculator_alert_name: 361,
      money_calculator_alert_title: 362,
      money_calculator_alert_text: 363,
      money_calculator_on_display: 364,
      money_calculator_on_alert: 365,
      money_calculator_revision: 366,
      money_calculator_to_json: 367,
      money_calculator_from_json: 368,
      money_feed_options_init: 369,
      money_feed_new: 370,
      money_feed_free: 371,
      money_feed_next: 372,
      money_feed_request_free: 373,
      money_feed_request_id: 374,
      money_feed_request_method: 375,
      money_feed_request_url: 376,
      money_feed_request_headers: 377,
      money_feed_request_body: 378,
      money_feed_receive_header: 379,
      money_feed_receive_response: 380,
      money_feed_fail_request: 381,
      money_feed_notify_online: 382,
      money_feed_refresh: 383,
      money_feed_pending_count: 384,
      money_feed_info: 385,
      money_feed_failure: 386,
      money_feed_set_jump: 387,
      money_feed_to_json: 388,
      money_feed_restore: 389,
      money_feed_revision: 390,
      money_feed_on_change: 391,
      money_feed_rates: 392,
      money_feed_add_symbol: 393,
      money_feed_remove_symbol: 394,
      money_feed_symbol_count: 395,
      money_feed_symbol_at: 396,
      money_feed_price_quote: 397,
      money_feed_portfolio: 398,
      money_feed_put: 399,
      money_feed_remove: 400,
      money_feed_operation: 401,
      money_converter_options_init: 402,
      money_converter_new: 403,
      money_converter_free: 404,
      money_converter_set_amount: 405,
      money_converter_amount: 406,
      money_converter_set_pair: 407,
      money_converter_swap: 408,
      money_converter_set_locale: 409,
      money_converter_set_locales: 410,
      money_converter_set_options: 411,
      money_converter_refresh: 412,
      money_converter_set_loading: 413,
      money_converter_set_rates: 414,
      money_converter_set_rates_failure: 415,
      money_converter_take_feed: 416,
      money_converter_info: 417,
      money_converter_result: 418,
      money_converter_text: 419,
      money_converter_rate: 420,
      money_converter_unit_rate: 421,
      money_converter_reason: 422,
      money_converter_to_json: 423,
      money_converter_from_json: 424,
      money_converter_revision: 425,
      money_converter_on_change: 426,
      money_currency_list_new: 427,
      money_currency_list_free: 428,
      money_currency_list_add: 429,
      money_currency_list_add_current: 430,
      money_currency_list_add_json: 431,
      money_currency_list_take_feed: 432,
      money_currency_list_set_language: 433,
      money_currency_list_set_locales: 434,
      money_currency_list_set_search: 435,
      money_currency_list_set_sort: 436,
      money_currency_list_set_favourite: 437,
      money_currency_list_set_favourites_only: 438,
      money_currency_list_mark: 439,
      money_currency_list_count: 440,
      money_currency_list_at: 441,
      money_currency_list_items: 442,
      money_currency_list_to_json: 443,
      money_currency_list_restore: 444,
      money_currency_list_state: 445,
      money_currency_list_revision: 446,
      money_currency_list_on_change: 447,
      money_portfolio_view_new: 448,
      money_portfolio_view_free: 449,
      money_portfolio_view_set_transactions: 450,
      money_portfolio_view_set_transactions_failure: 451,
      money_portfolio_view_set_quotes: 452,
      money_portfolio_view_set_quotes_failure: 453,
      money_portfolio_view_set_rates: 454,
      money_portfolio_view_take_feed: 455,
      money_portfolio_view_state: 456,
      money_portfolio_view_reason: 457,
      money_portfolio_view_value: 458,
      money_portfolio_view_symbol_count: 459,
      money_portfolio_view_symbol_at: 460,
      money_portfolio_view_revision: 461,
      money_portfolio_view_on_change: 462,
      money_field_state_text: 463,
      money_order_form_new: 464,
      money_order_form_from_transaction: 465,
      money_order_form_free: 466,
      money_order_form_set: 467,
      money_order_form_text: 468,
      money_order_form_state: 469,
      money_order_form_transaction: 470,
      money_order_form_save: 471,
      money_store_options_init: 472,
      money_store_open: 473,
      money_store_close: 474,
      money_store_free: 475,
      money_store_begin: 476,
      money_store_commit: 477,
      money_store_rollback: 478,
      money_store_check: 479,
      money_store_revision: 480,
      money_store_on_change: 481,
      money_store_release_memory: 482,
      money_store_name_count: 483,
      money_store_name_at: 484,
      money_store_remove: 485,
      money_store_wallet_save: 486,
      money_store_wallet_load: 487,
      money_store_wallet_add: 488,
      money_store_wallet_count: 489,
      money_store_wallet_currency_count: 490,
      money_store_wallet_currency_at: 491,
      money_store_wallet_sum: 492,
      money_store_wallet_total: 493,
      money_store_portfolio_save: 494,
      money_store_portfolio_load: 495,
      money_store_transaction_save: 496,
      money_store_transaction_remove: 497,
      money_store_catalogue_save: 498,
      money_store_catalogue_load: 499,
      money_store_basket_save: 500,
      money_store_basket_load: 501,
      money_movement_options_init: 502,
      money_store_wallet_spend: 503,
      money_store_wallet_hold: 504,
      money_store_wallet_commit: 505,
      money_store_wallet_commit_amount: 506,
      money_store_wallet_release: 507,
      money_stored_leg_init: 508,
      money_store_wallet_transfer: 509,
      money_store_wallet_exchange: 510,
      money_store_rates_save: 511,
      money_store_rates_add: 512,
      money_store_rates_load: 513,
      money_store_rates_count: 514,
      money_store_rates_at: 515,
      money_store_rates_instants: 516,
      money_store_rates_remove_before: 517,
      money_store_currencies_save: 518,
      money_store_currencies_load: 519,
      money_store_setting_save: 520,
      money_store_setting: 521,
      money_store_setting_count: 522,
      money_store_setting_key_at: 523,
      money_store_setting_remove: 524,
      money_store_quotes_save: 525,
      money_store_quote: 526,
      money_store_quote_count: 527,
      money_store_quote_at: 528,
      money_store_quotes: 529,
      money_store_quote_remove: 530,
    }.freeze
  end

  # Returns the version of the loaded library, "MAJOR.MINOR.PATCH", as a static string.
  #
  # @return [String]
  # @note C: money_version
  def self.version
    Native.call(0, [], nil, false)
  end

  # Returns the MONEY_ABI_VERSION of the loaded library.
  #
  # @return [Integer]
  # @note C: money_abi_version
  def self.abi_version
    Native.call(1, [], nil, false)
  end

  # Returns the name of a status, such as "MONEY_ERR_NO_RATE", or "MONEY_ERR_?" for a value that the
  # library does not know.
  #
  # @param status [Symbol] of {Words::STATUS}
  # @return [String]
  # @note C: money_status_name
  def self.status_name(status)
    Native.call(3, [status], nil, false)
  end

  # Gives memory back to the system that the library's allocator holds and does not need.
  #
  # @return [nil]
  # @note C: money_release_memory
  def self.release_memory
    Native.call(5, [], nil, false)
  end

  # Makes coefficient × 10^-scale: (1050, 2) is 10.50.
  #
  # @param coefficient [Integer]
  # @param scale [Integer]
  # @return [Decimal]
  # @note C: money_decimal_new
  def self.decimal_new(coefficient, scale)
    Native.call(8, [coefficient, scale], nil, false)
  end

  # Makes a decimal of all 127 bits of a coefficient, for a runtime whose integers have 64: the two
  # words of a two's complement integer, and the scale.
  #
  # @param lo [Integer] the coefficient is hi × 2^64 + lo, less than 10^38 without its sign.
  # @param hi [Integer] the coefficient is hi × 2^64 + lo, less than 10^38 without its sign.
  # @param scale [Integer]
  # @return [Decimal]
  # @note C: money_decimal_from_words
  def self.decimal_from_words(lo, hi, scale)
    Native.call(9, [lo, hi, scale], nil, false)
  end

  # Makes a decimal of a coefficient as text: ("-1050", 2) is -10.50.
  #
  # @param text [String] an optional sign and digits, at most 38 of them without leading zeros.
  # @param scale [Integer] 0 to 38.
  # @return [Decimal]
  # @note C: money_decimal_from_coefficient
  def self.decimal_from_coefficient(text, scale)
    Native.call(10, [text, scale], nil, false)
  end

  # Writes the coefficient alone: "-1050" for -10.50.
  #
  # @param value [Decimal, Integer, String, BigDecimal, Rational]
  # @return [String]
  # @note C: money_decimal_coefficient
  def self.decimal_coefficient(value)
    Native.call(11, [value], nil, false)
  end

  # Reads a decimal: an optional sign, digits, an optional point with digits behind it, nothing else.
  #
  # @param text [String]
  # @return [Decimal]
  # @note C: money_decimal_parse
  def self.decimal_parse(text)
    Native.call(12, [text], nil, false)
  end

  # Writes a decimal plainly, with all digits of its scale: "-0.50".
  #
  # @param value [Decimal, Integer, String, BigDecimal, Rational]
  # @return [String]
  # @note C: money_decimal_format
  def self.decimal_format(value)
    Native.call(13, [value], nil, false)
  end

  # Writes a + b, exactly.
  #
  # @param a [Decimal, Integer, String, BigDecimal, Rational]
  # @param b [Decimal, Integer, String, BigDecimal, Rational]
  # @return [Decimal]
  # @note C: money_decimal_add
  def self.decimal_add(a, b)
    Native.call(14, [a, b], nil, false)
  end

  # Writes a - b, under the rules of money_decimal_add.
  #
  # @param a [Decimal, Integer, String, BigDecimal, Rational]
  # @param b [Decimal, Integer, String, BigDecimal, Rational]
  # @return [Decimal]
  # @note C: money_decimal_subtract
  def self.decimal_subtract(a, b)
    Native.call(15, [a, b], nil, false)
  end

  # Writes -value, exactly.
  #
  # @param value [Decimal, Integer, String, BigDecimal, Rational]
  # @return [Decimal]
  # @note C: money_decimal_negate
  def self.decimal_negate(value)
    Native.call(16, [value], nil, false)
  end

  # Writes |value|, exactly.
  #
  # @param value [Decimal, Integer, String, BigDecimal, Rational]
  # @return [Decimal]
  # @note C: money_decimal_absolute
  def self.decimal_absolute(value)
    Native.call(17, [value], nil, false)
  end

  # Writes a × b, rounded once from the exact product.
  #
  # @param a [Decimal, Integer, String, BigDecimal, Rational]
  # @param b [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer] 0 to 38 fraction digits, or MONEY_DIGITS_EXACT: all of them, where zeros
  #   at the end are dropped if 38 digits do not hold them, and anything else that does not fit is
  #   MONEY_ERR_OVERFLOW.
  # @param rounding [Symbol] of {Words::ROUNDING} a MONEY_ROUND_; not used with MONEY_DIGITS_EXACT,
  #   but checked.
  # @return [Decimal]
  # @note C: money_decimal_multiply
  def self.decimal_multiply(a, b, digits, rounding)
    Native.call(18, [a, b, digits, rounding], nil, false)
  end

  # Writes a × b, rounded once from the exact product.
  #
  # @param a [Decimal, Integer, String, BigDecimal, Rational]
  # @param b [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer] 0 to 38 fraction digits, or MONEY_DIGITS_EXACT: all of them, where zeros
  #   at the end are dropped if 38 digits do not hold them, and anything else that does not fit is
  #   MONEY_ERR_OVERFLOW.
  # @param rounding [Symbol] of {Words::ROUNDING} a MONEY_ROUND_; not used with MONEY_DIGITS_EXACT,
  #   but checked.
  # @return [Struct with result, flags]
  # @note C: money_decimal_multiply
  def self.decimal_multiply_detailed(a, b, digits, rounding)
    Native.call(18, [a, b, digits, rounding], nil, true)
  end

  # Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient.
  #
  # @param a [Decimal, Integer, String, BigDecimal, Rational]
  # @param b [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Decimal]
  # @note C: money_decimal_divide
  def self.decimal_divide(a, b, digits, rounding)
    Native.call(19, [a, b, digits, rounding], nil, false)
  end

  # Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient.
  #
  # @param a [Decimal, Integer, String, BigDecimal, Rational]
  # @param b [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Struct with result, flags]
  # @note C: money_decimal_divide
  def self.decimal_divide_detailed(a, b, digits, rounding)
    Native.call(19, [a, b, digits, rounding], nil, true)
  end

  # Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with
  # zeros.
  #
  # @param value [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Decimal]
  # @note C: money_decimal_quantize
  def self.decimal_quantize(value, digits, rounding)
    Native.call(20, [value, digits, rounding], nil, false)
  end

  # Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with
  # zeros.
  #
  # @param value [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Struct with result, flags]
  # @note C: money_decimal_quantize
  def self.decimal_quantize_detailed(value, digits, rounding)
    Native.call(20, [value, digits, rounding], nil, true)
  end

  # Writes a ÷ b with `digits` (0 to 38) fraction digits, and the remainder: a = quotient × b +
  # remainder, exactly.
  #
  # @param a [Decimal, Integer, String, BigDecimal, Rational]
  # @param b [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Struct with quotient, remainder]
  # @note C: money_decimal_divide_remainder
  def self.decimal_divide_remainder(a, b, digits, rounding)
    Native.call(21, [a, b, digits, rounding], nil, false)
  end

  # Writes the value with as few fraction digits as hold it exactly, but at least `digits` (0 to 38):
  # 1.500 is 1.5, and with two digits 1.50.
  #
  # @param value [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer]
  # @return [Decimal]
  # @note C: money_decimal_normalize
  def self.decimal_normalize(value, digits)
    Native.call(22, [value, digits], nil, false)
  end

  # Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05
  # is 1.05.
  #
  # @param value [Decimal, Integer, String, BigDecimal, Rational]
  # @param step [Decimal, Integer, String, BigDecimal, Rational] more than 0.
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Decimal]
  # @note C: money_decimal_round_to_step
  def self.decimal_round_to_step(value, step, rounding)
    Native.call(23, [value, step, rounding], nil, false)
  end

  # Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05
  # is 1.05.
  #
  # @param value [Decimal, Integer, String, BigDecimal, Rational]
  # @param step [Decimal, Integer, String, BigDecimal, Rational] more than 0.
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Struct with result, flags]
  # @note C: money_decimal_round_to_step
  def self.decimal_round_to_step_detailed(value, step, rounding)
    Native.call(23, [value, step, rounding], nil, true)
  end

  # Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two
  # of 0.0995 are 0.10.
  #
  # @param value [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Decimal]
  # @note C: money_decimal_round_significant
  def self.decimal_round_significant(value, digits, rounding)
    Native.call(24, [value, digits, rounding], nil, false)
  end

  # Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two
  # of 0.0995 are 0.10.
  #
  # @param value [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Struct with result, flags]
  # @note C: money_decimal_round_significant
  def self.decimal_round_significant_detailed(value, digits, rounding)
    Native.call(24, [value, digits, rounding], nil, true)
  end

  # Adds up `count` decimals, exactly, at the largest scale among them.
  #
  # @param values [Array<Decimal, Integer, String, BigDecimal, Rational>] `count` decimals; may be
  #   NULL where `count` is 0.
  # @return [Decimal]
  # @note C: money_decimal_sum
  def self.decimal_sum(values)
    Native.call(25, [values], nil, false)
  end

  # Writes the smallest of `count` decimals, of equal ones the first.
  #
  # @param values [Array<Decimal, Integer, String, BigDecimal, Rational>]
  # @return [Decimal]
  # @note C: money_decimal_minimum
  def self.decimal_minimum(values)
    Native.call(26, [values], nil, false)
  end

  # Writes the largest of `count` decimals, of equal ones the first.
  #
  # @param values [Array<Decimal, Integer, String, BigDecimal, Rational>]
  # @return [Decimal]
  # @note C: money_decimal_maximum
  def self.decimal_maximum(values)
    Native.call(27, [values], nil, false)
  end

  # Writes -1 to `sign` if the value is less than 0, 1 if it is more, and 0 if it is 0.
  #
  # @param value [Decimal, Integer, String, BigDecimal, Rational]
  # @return [Integer]
  # @note C: money_decimal_sign
  def self.decimal_sign(value)
    Native.call(28, [value], nil, false)
  end

  # Compares by value: `order` receives -1 (a < b), 0 or 1.
  #
  # @param a [Decimal, Integer, String, BigDecimal, Rational]
  # @param b [Decimal, Integer, String, BigDecimal, Rational]
  # @return [Integer]
  # @note C: money_decimal_compare
  def self.decimal_compare(a, b)
    Native.call(29, [a, b], nil, false)
  end

  # Writes a hash of the value: equal decimals have equal hashes, on every platform and in every
  # version of this ABI.
  #
  # @param value [Decimal, Integer, String, BigDecimal, Rational]
  # @return [Integer]
  # @note C: money_decimal_hash
  def self.decimal_hash(value)
    Native.call(30, [value], nil, false)
  end

  # Writes dividend ÷ divisor, exactly and in lowest terms.
  #
  # @param dividend [Decimal, Integer, String, BigDecimal, Rational]
  # @param divisor [Decimal, Integer, String, BigDecimal, Rational]
  # @return [Rational, nil]
  # @note C: money_ratio_from_decimals
  def self.ratio_from_decimals(dividend, divisor)
    Native.call(31, [dividend, divisor], nil, false)
  end

  # Reads "7/3", "-1/2", or a decimal as money_decimal_parse reads it.
  #
  # @param text [String]
  # @return [Rational, nil]
  # @note C: money_ratio_parse
  def self.ratio_parse(text)
    Native.call(32, [text], nil, false)
  end

  # Writes a ratio in lowest terms: "7/3", "-1/2", or "5" for a whole number.
  #
  # @param ratio [Rational, Integer, Decimal]
  # @return [String]
  # @note C: money_ratio_format
  def self.ratio_format(ratio)
    Native.call(33, [ratio], nil, false)
  end

  # Writes a ratio as a decimal with exactly `digits` (0 to 38) fraction digits, rounded once: 7/3
  # with four is "2.3333".
  #
  # @param ratio [Rational, Integer, Decimal]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [String]
  # @note C: money_ratio_format_decimal
  def self.ratio_format_decimal(ratio, digits, rounding)
    Native.call(34, [ratio, digits, rounding], nil, false)
  end

  # Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once.
  #
  # @param ratio [Rational, Integer, Decimal]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Decimal]
  # @note C: money_ratio_to_decimal
  def self.ratio_to_decimal(ratio, digits, rounding)
    Native.call(35, [ratio, digits, rounding], nil, false)
  end

  # Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once.
  #
  # @param ratio [Rational, Integer, Decimal]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Struct with result, flags]
  # @note C: money_ratio_to_decimal
  def self.ratio_to_decimal_detailed(ratio, digits, rounding)
    Native.call(35, [ratio, digits, rounding], nil, true)
  end

  # Writes the nearest double, ties to the even one, for charts and statistics.
  #
  # @param ratio [Rational, Integer, Decimal]
  # @return [Float]
  # @note C: money_ratio_to_double
  def self.ratio_to_double(ratio)
    Native.call(36, [ratio], nil, false)
  end

  # Compares by value, in whatever terms the two are: `order` receives -1 (a < b), 0 or 1.
  #
  # @param a [Rational, Integer, Decimal]
  # @param b [Rational, Integer, Decimal]
  # @return [Integer]
  # @note C: money_ratio_compare
  def self.ratio_compare(a, b)
    Native.call(37, [a, b], nil, false)
  end

  # Writes the date of a year (1 to 9999), month and day of the Gregorian calendar.
  #
  # @param year [Integer]
  # @param month [Integer]
  # @param day [Integer]
  # @return [Date, nil]
  # @note C: money_date_from_ymd
  def self.date_from_ymd(year, month, day)
    Native.call(38, [year, month, day], nil, false)
  end

  # Writes the year (1 to 9999), month (1 to 12) and day (1 to 31) of a date.
  #
  # @param date [Date, Time, String, nil]
  # @return [Struct with year, month, day]
  # @note C: money_date_to_ymd
  def self.date_to_ymd(date = nil)
    Native.call(39, [date], nil, false)
  end

  # Writes the day of the week of a date, as ISO 8601 counts: 1 is Monday, 7 is Sunday.
  #
  # @param date [Date, Time, String, nil]
  # @return [Integer]
  # @note C: money_date_weekday
  def self.date_weekday(date = nil)
    Native.call(40, [date], nil, false)
  end

  # Reads a date as ISO 8601 writes it: "2024-02-29".
  #
  # @param text [String]
  # @return [Date, nil]
  # @note C: money_date_parse
  def self.date_parse(text)
    Native.call(41, [text], nil, false)
  end

  # Writes a date as "2024-02-29".
  #
  # @param date [Date, Time, String, nil]
  # @return [String]
  # @note C: money_date_format
  def self.date_format(date = nil)
    Native.call(42, [date], nil, false)
  end

  # Looks a code up, first in the built-in table, then in `registry` (may be NULL).
  #
  # @param code [String]
  # @param options [Hash]
  # @option options [CurrencyRegistry, nil] :registry
  # @return [Currency]
  # @note C: money_currency_find
  def self.currency_find(code, **options)
    Native.call(43, [code], options, false)
  end

  # Writes the currency that a numeric code of ISO 4217 stands for on a date: 532 is ANG before
  # 2025-03-31, XCG from then.
  #
  # @param numeric [Integer]
  # @param date [Date, Time, String, nil] MONEY_DATE_NONE: as of the table's data.
  # @return [Currency]
  # @note C: money_currency_find_numeric
  def self.currency_find_numeric(numeric, date = nil)
    Native.call(44, [numeric, date], nil, false)
  end

  # Writes how many fraction digits the minor unit of a currency has on a date, or -1 if it has none.
  #
  # @param code [String]
  # @param date [Date, Time, String, nil] MONEY_DATE_NONE: as of the table's data.
  # @param options [Hash]
  # @option options [CurrencyRegistry, nil] :registry
  # @return [Integer]
  # @note C: money_currency_digits
  def self.currency_digits(code, date = nil, **options)
    Native.call(45, [code, date], options, false)
  end

  # Writes the currencies that are legal tender in a country on a date, separated by spaces: "BTN INR"
  # in Bhutan.
  #
  # @param country [String] an ISO 3166-1 code of two letters, in either case; also of a country that
  #   is no more, such as "SU".
  # @param date [Date, Time, String, nil] MONEY_DATE_NONE: those of the end of the data.
  # @return [String]
  # @note C: money_country_currencies
  def self.country_currencies(country, date = nil)
    Native.call(46, [country, date], nil, false)
  end

  # Writes what cash payments in a currency are rounded to, in a country on a date: to 0.05 EUR in
  # Ireland since 2015-10-28, to 0.50 UAH since 2025-10-01.
  #
  # @param currency [String]
  # @param country [String, nil] an ISO 3166-1 code of two letters, in either case; NULL: the rule of
  #   all countries with the currency.
  # @param date [Date, Time, String, nil] MONEY_DATE_NONE: the rule at the end of the data.
  # @return [CashRule]
  # @note C: money_cash_rule
  def self.cash_rule(currency, country = nil, date = nil)
    Native.call(47, [currency, country, date], nil, false)
  end

  # Writes the factor between a currency's units of two dates, if it lost zeros and kept its code: 1
  # SYP of 2025-12-31 is 1/100 SYP of 2026-01-01.
  #
  # @param code [String]
  # @param from [Date, Time, String, nil] the date of the amount that you have.
  # @param to [Date, Time, String, nil] the date whose units you want, earlier or later.
  # @return [Rational, nil]
  # @note C: money_redenomination
  def self.redenomination(code, from = nil, to = nil)
    Native.call(48, [code, from, to], nil, false)
  end

  # Returns how many currencies the built-in table has.
  #
  # @return [Integer]
  # @note C: money_currency_count
  def self.currency_count
    Native.call(49, [], nil, false)
  end

  # Writes the built-in currency at an index, in the order of the codes.
  #
  # @param index [Integer]
  # @return [Currency]
  # @note C: money_currency_at
  def self.currency_at(index)
    Native.call(50, [index], nil, false)
  end

  # Returns the version of the built-in currency data as a static string.
  #
  # @return [String]
  # @note C: money_currency_data_version
  def self.currency_data_version
    Native.call(51, [], nil, false)
  end

  # Writes the number of an amount, without its currency: 12.50 of 12.50 EUR.
  #
  # @param amount [Money, String]
  # @return [Decimal]
  # @note C: money_amount
  def self.amount(amount)
    Native.call(58, [amount], nil, false)
  end

  # Writes -1 to `sign` if the amount is less than 0, 1 if it is more, and 0 if it is 0.
  #
  # @param amount [Money, String]
  # @return [Integer]
  # @note C: money_sign
  def self.sign(amount)
    Native.call(59, [amount], nil, false)
  end

  # Makes an amount of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050 JPY.
  #
  # @param minor [Integer]
  # @param currency [String]
  # @param options [Hash]
  # @option options [CurrencyRegistry, nil] :registry
  # @return [Money]
  # @note C: money_from_minor
  def self.from_minor(minor, currency, **options)
    Native.call(60, [minor, currency], options, false)
  end

  # Writes the amount in minor units, exactly.
  #
  # @param amount [Money, String]
  # @param options [Hash]
  # @option options [CurrencyRegistry, nil] :registry
  # @return [Integer]
  # @note C: money_to_minor
  def self.to_minor(amount, **options)
    Native.call(61, [amount], options, false)
  end

  # Reads "12.50 EUR" or "EUR 12.50": a decimal as money_decimal_parse reads it and a built-in code,
  # one space between.
  #
  # @param text [String]
  # @return [Money]
  # @note C: money_parse
  def self.parse(text)
    Native.call(62, [text], nil, false)
  end

  # Reads an amount as money_parse does.
  #
  # @param text [String]
  # @param currency [String, nil] what a plain decimal is an amount of; NULL or "": a plain decimal is
  #   MONEY_ERR_SYNTAX.
  # @param options [Hash]
  # @option options [CurrencyRegistry, nil] :registry may be NULL.
  # @return [Money]
  # @note C: money_parse_with_currency
  def self.parse_with_currency(text, currency = nil, **options)
    Native.call(63, [text, currency], options, false)
  end

  # Writes "12.50 EUR", with all digits of the scale.
  #
  # @param amount [Money, String]
  # @return [String]
  # @note C: money_format
  def self.format(amount)
    Native.call(64, [amount], nil, false)
  end

  # Writes {"amount":"12.50","currency":"EUR"}, with all digits of the scale: the same amount has the
  # same bytes.
  #
  # @param amount [Money, String]
  # @return [String]
  # @note C: money_to_json
  def self.to_json(amount)
    Native.call(65, [amount], nil, false)
  end

  # Reads an amount that money_to_json wrote: an object with the strings "amount" and "currency", in
  # either order, and nothing else.
  #
  # @param json [String]
  # @param options [Hash]
  # @option options [CurrencyRegistry, nil] :registry codes that are known next to the built-in ones.
  # @return [Money]
  # @note C: money_from_json
  def self.from_json(json, **options)
    Native.call(66, [json], options, false)
  end

  # Writes a + b, exactly, as money_decimal_add.
  #
  # @param a [Money, String]
  # @param b [Money, String]
  # @return [Money]
  # @note C: money_add
  def self.add(a, b)
    Native.call(67, [a, b], nil, false)
  end

  # Writes a - b, exactly, as money_decimal_subtract.
  #
  # @param a [Money, String]
  # @param b [Money, String]
  # @return [Money]
  # @note C: money_subtract
  def self.subtract(a, b)
    Native.call(68, [a, b], nil, false)
  end

  # Writes -amount, exactly.
  #
  # @param amount [Money, String]
  # @return [Money]
  # @note C: money_negate
  def self.negate(amount)
    Native.call(69, [amount], nil, false)
  end

  # Writes |amount|, exactly.
  #
  # @param amount [Money, String]
  # @return [Money]
  # @note C: money_absolute
  def self.absolute(amount)
    Native.call(70, [amount], nil, false)
  end

  # Writes amount × factor, rounded once, as money_decimal_multiply does.
  #
  # @param amount [Money, String]
  # @param factor [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer] 0 to 38, MONEY_DIGITS_EXACT, or MONEY_DIGITS_CURRENCY (a built-in
  #   currency's minor units).
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Money]
  # @note C: money_multiply
  def self.multiply(amount, factor, digits, rounding)
    Native.call(71, [amount, factor, digits, rounding], nil, false)
  end

  # Writes amount × factor, rounded once, as money_decimal_multiply does.
  #
  # @param amount [Money, String]
  # @param factor [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer] 0 to 38, MONEY_DIGITS_EXACT, or MONEY_DIGITS_CURRENCY (a built-in
  #   currency's minor units).
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Struct with result, flags]
  # @note C: money_multiply
  def self.multiply_detailed(amount, factor, digits, rounding)
    Native.call(71, [amount, factor, digits, rounding], nil, true)
  end

  # Writes amount ÷ divisor, rounded once, as money_decimal_divide does.
  #
  # @param amount [Money, String]
  # @param divisor [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer] 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Money]
  # @note C: money_divide
  def self.divide(amount, divisor, digits, rounding)
    Native.call(72, [amount, divisor, digits, rounding], nil, false)
  end

  # Writes amount ÷ divisor, rounded once, as money_decimal_divide does.
  #
  # @param amount [Money, String]
  # @param divisor [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer] 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Struct with result, flags]
  # @note C: money_divide
  def self.divide_detailed(amount, divisor, digits, rounding)
    Native.call(72, [amount, divisor, digits, rounding], nil, true)
  end

  # Writes amount ÷ divisor and the remainder as money_decimal_divide_remainder does: amount =
  # quotient × divisor + remainder, exactly.
  #
  # @param amount [Money, String]
  # @param divisor [Decimal, Integer, String, BigDecimal, Rational]
  # @param digits [Integer] of the quotient: 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's
  #   minor units).
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Struct with quotient, remainder]
  # @note C: money_divide_remainder
  def self.divide_remainder(amount, divisor, digits, rounding)
    Native.call(73, [amount, divisor, digits, rounding], nil, false)
  end

  # Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction
  # digits, rounded once.
  #
  # @param amount [Money, String]
  # @param divisor [Money, String]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Decimal]
  # @note C: money_divide_by_amount
  def self.divide_by_amount(amount, divisor, digits, rounding)
    Native.call(74, [amount, divisor, digits, rounding], nil, false)
  end

  # Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction
  # digits, rounded once.
  #
  # @param amount [Money, String]
  # @param divisor [Money, String]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Struct with quotient, remainder, flags]
  # @note C: money_divide_by_amount
  def self.divide_by_amount_detailed(amount, divisor, digits, rounding)
    Native.call(74, [amount, divisor, digits, rounding], nil, true)
  end

  # Writes dividend ÷ divisor of one currency, exactly and in lowest terms.
  #
  # @param dividend [Money, String]
  # @param divisor [Money, String]
  # @return [Rational, nil]
  # @note C: money_ratio_from_amounts
  def self.ratio_from_amounts(dividend, divisor)
    Native.call(75, [dividend, divisor], nil, false)
  end

  # Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY.
  #
  # @param amount [Money, String]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Money]
  # @note C: money_quantize
  def self.quantize(amount, digits, rounding)
    Native.call(76, [amount, digits, rounding], nil, false)
  end

  # Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY.
  #
  # @param amount [Money, String]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Struct with result, flags]
  # @note C: money_quantize
  def self.quantize_detailed(amount, digits, rounding)
    Native.call(76, [amount, digits, rounding], nil, true)
  end

  # Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50
  # CHF.
  #
  # @param amount [Money, String]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @param options [Hash]
  # @option options [Hash] :step the fields of Decimal
  # @return [Money]
  # @note C: money_to_cash
  def self.to_cash(amount, rounding, **options)
    Native.call(77, [amount, rounding], options, false)
  end

  # Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50
  # CHF.
  #
  # @param amount [Money, String]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @param options [Hash]
  # @option options [Hash] :step the fields of Decimal
  # @return [Struct with result, flags]
  # @note C: money_to_cash
  def self.to_cash_detailed(amount, rounding, **options)
    Native.call(77, [amount, rounding], options, true)
  end

  # Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in
  # Ireland, and stayed 10.02 EUR there before 2015-10-28.
  #
  # @param amount [Money, String]
  # @param country [String, nil] an ISO 3166-1 code of two letters, in either case; NULL: the rule of
  #   all countries with the currency.
  # @param date [Date, Time, String, nil] MONEY_DATE_NONE: the rule at the end of the data.
  # @return [Money]
  # @note C: money_to_cash_in_country
  def self.to_cash_in_country(amount, country = nil, date = nil)
    Native.call(78, [amount, country, date], nil, false)
  end

  # Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in
  # Ireland, and stayed 10.02 EUR there before 2015-10-28.
  #
  # @param amount [Money, String]
  # @param country [String, nil] an ISO 3166-1 code of two letters, in either case; NULL: the rule of
  #   all countries with the currency.
  # @param date [Date, Time, String, nil] MONEY_DATE_NONE: the rule at the end of the data.
  # @return [Struct with result, flags]
  # @note C: money_to_cash_in_country
  def self.to_cash_in_country_detailed(amount, country = nil, date = nil)
    Native.call(78, [amount, country, date], nil, true)
  end

  # Writes the amount with as few fraction digits as hold it exactly, but at least `digits`: 1.5000
  # EUR is 1.5 EUR, and with MONEY_DIGITS_CURRENCY 1.50 EUR.
  #
  # @param amount [Money, String]
  # @param digits [Integer] 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
  # @return [Money]
  # @note C: money_normalize
  def self.normalize(amount, digits)
    Native.call(79, [amount, digits], nil, false)
  end

  # Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR.
  #
  # @param amount [Money, String]
  # @param step [Decimal, Integer, String, BigDecimal, Rational] more than 0.
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Money]
  # @note C: money_round_to_step
  def self.round_to_step(amount, step, rounding)
    Native.call(80, [amount, step, rounding], nil, false)
  end

  # Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR.
  #
  # @param amount [Money, String]
  # @param step [Decimal, Integer, String, BigDecimal, Rational] more than 0.
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Struct with result, flags]
  # @note C: money_round_to_step
  def self.round_to_step_detailed(amount, step, rounding)
    Native.call(80, [amount, step, rounding], nil, true)
  end

  # Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are
  # 1230 EUR.
  #
  # @param amount [Money, String]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Money]
  # @note C: money_round_significant
  def self.round_significant(amount, digits, rounding)
    Native.call(81, [amount, digits, rounding], nil, false)
  end

  # Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are
  # 1230 EUR.
  #
  # @param amount [Money, String]
  # @param digits [Integer]
  # @param rounding [Symbol] of {Words::ROUNDING}
  # @return [Struct with result, flags]
  # @note C: money_round_significant
  def self.round_significant_detailed(amount, digits, rounding)
    Native.call(81, [amount, digits, rounding], nil, true)
  end

  # Adds up `count` amounts of one currency, exactly, at the largest scale among them.
  #
  # @param amounts [Array<Money, String>] `count` amounts; may be NULL where `count` is 0.
  # @param currency [String, nil] what all amounts are of; the sum of none is 0 of it. NULL or "": the
  #   currency of the first amount, and no amounts are MONEY_ERR_ARGUMENT.
  # @return [Money]
  # @note C: money_sum
  def self.sum(amounts, currency = nil)
    Native.call(82, [amounts, currency], nil, false)
  end

  # Writes the smallest of `count` amounts of one currency, of equal ones the first.
  #
  # @param amounts [Array<Money, String>]
  # @return [Money]
  # @note C: money_minimum
  def self.minimum(amounts)
    Native.call(83, [amounts], nil, false)
  end

  # Writes the largest of `count` amounts of one currency, of equal ones the first.
  #
  # @param amounts [Array<Money, String>]
  # @return [Money]
  # @note C: money_maximum
  def self.maximum(amounts)
    Native.call(84, [amounts], nil, false)
  end

  # Compares amounts of one currency: `order` receives -1 (a < b), 0 or 1.
  #
  # @param a [Money, String]
  # @param b [Money, String]
  # @return [Integer]
  # @note C: money_compare
  def self.compare(a, b)
    Native.call(85, [a, b], nil, false)
  end

  # Writes 1 to `equal` if both are the same value of the same currency (10.5 EUR is 10.50 EUR), else
  # 0.
  #
  # @param a [Money, String]
  # @param b [Money, String]
  # @return [Boolean]
  # @note C: money_equal
  def self.equal_to?(a, b)
    Native.call(86, [a, b], nil, false)
  end

  # Writes a hash of value and currency: equal amounts have equal hashes, on every platform and in
  # every version of this ABI.
  #
  # @param amount [Money, String]
  # @return [Integer]
  # @note C: money_hash
  def self.hash_value(amount)
    Native.call(87, [amount], nil, false)
  end

  # Divides an amount in proportion to weights, losing nothing.
  #
  # @param amount [Money, String]
  # @param weights [Array<Decimal, Integer, String, BigDecimal, Rational>] `count` decimals, none
  #   negative, not all zero.
  # @param options [Hash] the fields of AllocateOptions
  # @return [Array<Money>]
  # @note C: money_allocate
  def self.allocate(amount, weights, **options)
    Native.call(89, [amount, weights], options, false)
  end

  # Divides an amount in proportion to weights, losing nothing.
  #
  # @param amount [Money, String]
  # @param weights [Array<Decimal, Integer, String, BigDecimal, Rational>] `count` decimals, none
  #   negative, not all zero.
  # @param options [Hash] the fields of AllocateOptions
  # @return [Struct with shares, remainder]
  # @note C: money_allocate
  def self.allocate_detailed(amount, weights, **options)
    Native.call(89, [amount, weights], options, true)
  end

  # Divides an amount into `count` shares as equal as can be; as money_allocate with equal weights.
  #
  # @param amount [Array<Money, String>]
  # @param options [Hash] the fields of AllocateOptions
  # @return [Array<Money>]
  # @note C: money_split
  def self.split(amount, **options)
    Native.call(90, [amount], options, false)
  end

  # Divides an amount into `count` shares as equal as can be; as money_allocate with equal weights.
  #
  # @param amount [Array<Money, String>]
  # @param options [Hash] the fields of AllocateOptions
  # @return [Struct with shares, remainder]
  # @note C: money_split
  def self.split_detailed(amount, **options)
    Native.call(90, [amount], options, true)
  end

  # Writes the value of a rate as a ratio, which you can compare, write or make a decimal of.
  #
  # @param rate [Hash]
  # @return [Rational, nil]
  # @note C: money_rate_to_ratio
  def self.rate_to_ratio(rate)
    Native.call(91, [rate], nil, false)
  end

  # Returns the name of the law by which a conversion was rounded, such as "Council Regulation (EC) No
  # 1103/97, articles 4 and 5", as a static string.
  #
  # @param flags [Array<Symbol>] of {Words::FLAGS} the flags of the conversion.
  # @return [String]
  # @note C: money_conversion_rule
  def self.conversion_rule(flags)
    Native.call(114, [flags], nil, false)
  end

  # Writes "EUR/USD".
  #
  # @param from [String]
  # @param to [String]
  # @return [String]
  # @note C: money_currency_pair_format
  def self.currency_pair_format(from, to)
    Native.call(117, [from, to], nil, false)
  end

  # Reads "EUR/USD".
  #
  # @param text [String]
  # @return [CurrencyPair]
  # @note C: money_currency_pair_parse
  def self.currency_pair_parse(text)
    Native.call(118, [text], nil, false)
  end

  # Writes "EUR/USD 1.1172", and of a date "EUR/USD 1.1172 2020-03-13".
  #
  # @param rate [Hash]
  # @return [String]
  # @note C: money_rate_format
  def self.rate_format(rate)
    Native.call(119, [rate], nil, false)
  end

  # Reads a rate that money_rate_format wrote, numerator and denominator as they were; its kind is
  # MONEY_RATE_QUOTED.
  #
  # @param text [String]
  # @return [Rate]
  # @note C: money_rate_parse
  def self.rate_parse(text)
    Native.call(120, [text], nil, false)
  end

  # Writes {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, an element of the lists that
  # money_rates_from_json reads.
  #
  # @param rate [Hash]
  # @return [String]
  # @note C: money_rate_to_json
  def self.rate_to_json(rate)
    Native.call(121, [rate], nil, false)
  end

  # Reads a rate that money_rate_to_json wrote, members in any order and no others; its kind is
  # MONEY_RATE_QUOTED.
  #
  # @param json [String]
  # @return [Rate]
  # @note C: money_rate_from_json
  def self.rate_from_json(json)
    Native.call(122, [json], nil, false)
  end

  # Writes -1 to `order` if a is before b, 0 if they are equal, else 1.
  #
  # @param a [Hash]
  # @param b [Hash]
  # @return [Integer]
  # @note C: money_rate_compare
  def self.rate_compare(a, b)
    Native.call(123, [a, b], nil, false)
  end

  # Writes 1 to `equal` if direction, date and value are the same, as money_rate_compare has them,
  # else 0.
  #
  # @param a [Hash]
  # @param b [Hash]
  # @return [Boolean]
  # @note C: money_rate_equal
  def self.rate_equal?(a, b)
    Native.call(124, [a, b], nil, false)
  end

  # Writes a hash of direction, date and value: equal rates have equal hashes, on every platform.
  #
  # @param rate [Hash]
  # @return [Integer]
  # @note C: money_rate_hash
  def self.rate_hash(rate)
    Native.call(125, [rate], nil, false)
  end

  # Writes an expression and, under it, a caret at a position, such as the position of an error: 12
  # EUR + 3 $ ^ The call moves the caret by characters (Unicode scalar values), not by bytes, and
  # keeps a tab as a tab.
  #
  # @param text [String] at most MONEY_EXPRESSION_MAX bytes.
  # @param position [Integer] a byte of the text, or its length for the end. A position inside a
  #   character means that character.
  # @return [String]
  # @note C: money_expression_caret
  def self.expression_caret(text, position)
    Native.call(165, [text, position], nil, false)
  end

  # Moves amounts between wallets: all legs or none.
  #
  # @param legs [Array<Hash>] 1 to 1,024 legs.
  # @param options [Hash] the fields of WalletNote
  # @return [nil]
  # @note C: money_wallet_transfer
  def self.wallet_transfer(legs, **options)
    Native.call(188, [legs], options, false)
  end

  # Writes the policy of a preset, `struct_size` included.
  #
  # @param preset [Symbol] of {Words::BASKET_PRESET}
  # @return [BasketPolicy]
  # @note C: money_basket_policy_preset
  def self.basket_policy_preset(preset)
    Native.call(223, [preset], nil, false)
  end

  # Returns the name of a preset, such as "swiss_cash", as a static string.
  #
  # @param preset [Symbol] of {Words::BASKET_PRESET}
  # @return [String]
  # @note C: money_basket_policy_preset_name
  def self.basket_policy_preset_name(preset)
    Native.call(224, [preset], nil, false)
  end

  # Writes a policy as one English sentence.
  #
  # @param options [Hash] the fields of BasketPolicy
  # @return [String]
  # @note C: money_basket_policy_describe
  def self.basket_policy_describe(**options)
    Native.call(225, [], options, false)
  end

  # Returns the name of a provider, such as "stripe", as a static string.
  #
  # @param provider [Symbol] of {Words::PAYMENT_PROVIDER}
  # @return [String]
  # @note C: money_payment_provider_name
  def self.payment_provider_name(provider)
    Native.call(273, [provider], nil, false)
  end

  # Writes the fraction digits that a provider counts an amount in: 2 for EUR everywhere, 2 for UGX at
  # Stripe.
  #
  # @param currency [String] a code; with MONEY_PAYMENT_STRIPE also in lower case, as Stripe writes
  #   it: "eur".
  # @param provider [Symbol] of {Words::PAYMENT_PROVIDER}
  # @param options [Hash]
  # @option options [CurrencyRegistry, nil] :registry your own currencies; a provider that takes them
  #   is expected to count their minor units.
  # @return [Integer]
  # @note C: money_payment_digits
  def self.payment_digits(currency, provider, **options)
    Native.call(274, [currency, provider], options, false)
  end

  # Writes an amount as the whole number that a provider takes, exactly.
  #
  # @param amount [Money, String]
  # @param provider [Symbol] of {Words::PAYMENT_PROVIDER}
  # @param options [Hash]
  # @option options [CurrencyRegistry, nil] :registry
  # @return [Integer]
  # @note C: money_payment_to_minor
  def self.payment_to_minor(amount, provider, **options)
    Native.call(275, [amount, provider], options, false)
  end

  # Makes an amount of the whole number that a provider gives.
  #
  # @param minor [Integer]
  # @param currency [String] a code, as in money_payment_digits; the amount has it in capitals.
  # @param provider [Symbol] of {Words::PAYMENT_PROVIDER}
  # @param options [Hash]
  # @option options [CurrencyRegistry, nil] :registry
  # @return [Money]
  # @note C: money_payment_from_minor
  def self.payment_from_minor(minor, currency, provider, **options)
    Native.call(276, [minor, currency, provider], options, false)
  end

  # Checks that a message of ISO 20022 may have an amount.
  #
  # @param amount [Money, String]
  # @param date [Date, Time, String, nil] the day on which the currency must be in use, as
  #   ActiveCurrencyAndAmount demands. With MONEY_DATE_NONE a withdrawn currency is allowed too, as in
  #   ActiveOrHistoricCurrencyAndAmount.
  # @return [nil]
  # @note C: money_payment_check_iso20022
  def self.payment_check_iso20022(amount, date = nil)
    Native.call(277, [amount, date], nil, false)
  end

  # Writes an amount as google.type.Money has it: whole units, and billionths of one.
  #
  # @param amount [Money, String]
  # @return [Struct with units, nanos]
  # @note C: money_payment_to_units
  def self.payment_to_units(amount)
    Native.call(278, [amount], nil, false)
  end

  # Makes an amount of whole units and billionths of one, with at least the fraction digits of the
  # currency.
  #
  # @param units [Integer] any whole number.
  # @param nanos [Integer] -999999999 to 999999999, with the sign of `units` where both are not 0.
  # @param currency [String]
  # @param options [Hash]
  # @option options [CurrencyRegistry, nil] :registry
  # @return [Money]
  # @note C: money_payment_from_units
  def self.payment_from_units(units, nanos, currency, **options)
    Native.call(279, [units, nanos, currency], options, false)
  end

  # Finds the internal rates of return: every rate r at which the sum of amount / (1 + r)^(days / 365)
  # is 0.
  #
  # @param flows [Array<Hash>] `count` flows of one currency; NULL is allowed if `count` is 0.
  # @return [Xirr]
  # @note C: money_xirr
  def self.xirr(flows = nil)
    Native.call(281, [flows], nil, false)
  end

  # Returns a reason in words, such as "all flows on one date", as a static string.
  #
  # @param reason [Symbol] of {Words::XIRR_REASON}
  # @return [String]
  # @note C: money_xirr_reason_text
  def self.xirr_reason_text(reason)
    Native.call(282, [reason], nil, false)
  end

  # Finds the time-weighted return: the product of the growth of each period, less 1.
  #
  # @param points [Array<Hash>] `count` points of one currency whose dates do not descend. No value,
  #   and no value plus flow, is below 0.
  # @param digits [Integer] 0 to 38 fraction digits: 0.0512 has 4.
  # @param rounding [Symbol] of {Words::ROUNDING} a MONEY_ROUND_.
  # @return [Decimal]
  # @note C: money_time_weighted_return
  def self.time_weighted_return(points, digits, rounding)
    Native.call(284, [points, digits, rounding], nil, false)
  end

  # Finds the time-weighted return: the product of the growth of each period, less 1.
  #
  # @param points [Array<Hash>] `count` points of one currency whose dates do not descend. No value,
  #   and no value plus flow, is below 0.
  # @param digits [Integer] 0 to 38 fraction digits: 0.0512 has 4.
  # @param rounding [Symbol] of {Words::ROUNDING} a MONEY_ROUND_.
  # @return [Struct with result, flags, annualised]
  # @note C: money_time_weighted_return
  def self.time_weighted_return_detailed(points, digits, rounding)
    Native.call(284, [points, digits, rounding], nil, true)
  end

  # Returns how many locales Unicode CLDR has.
  #
  # @return [Integer]
  # @note C: money_locale_count
  def self.locale_count
    Native.call(329, [], nil, false)
  end

  # Writes the identifier of the locale at an index, such as "pt_BR".
  #
  # @param index [Integer]
  # @return [String]
  # @note C: money_locale_at
  def self.locale_at(index)
    Native.call(330, [index], nil, false)
  end

  # Writes the identifier of the locale that a name means: "pt-br" is "pt_BR", "zh-TW" is
  # "zh_Hant_TW".
  #
  # @param locale [String] a tag of BCP 47, with `-` or `_` and in any case: language, script, region,
  #   variants, extensions. Names of POSIX ("de_DE.UTF-8", "sr_RS@latin", "C"), of ICU
  #   ("ar_EG@numbers=latn") and of Java ("iw_IL") are read too. At most 255 bytes.
  # @return [String]
  # @note C: money_locale_find
  def self.locale_find(locale)
    Native.call(331, [locale], nil, false)
  end

  # Writes the code of the currency of a locale's country on a date: "CHF" for "de-CH".
  #
  # @param locale [String] as money_locale_find takes it, with a region.
  # @param date [Date, Time, String, nil] MONEY_DATE_NONE: the end of the data.
  # @return [String]
  # @note C: money_locale_currency
  def self.locale_currency(locale, date = nil)
    Native.call(332, [locale, date], nil, false)
  end

  # Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
  #
  # @param amount [Money, String]
  # @param locale [String]
  # @param options [Hash] the fields of LocaleOptions
  # @return [String]
  # @note C: money_format_locale
  def self.format_locale(amount, locale, **options)
    Native.call(333, [amount, locale], options, false)
  end

  # Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
  #
  # @param amount [Money, String]
  # @param locale [String]
  # @param options [Hash] the fields of LocaleOptions
  # @return [Struct with buffer, flags]
  # @note C: money_format_locale
  def self.format_locale_detailed(amount, locale, **options)
    Native.call(333, [amount, locale], options, true)
  end

  # Reads an amount as a locale writes it, in any style, with symbol, narrow symbol, code or name,
  # before or after.
  #
  # @param text [String]
  # @param locale [String]
  # @param currency [String, nil] the expected currency. The call then also reads text without a
  #   currency, reads a symbol that several currencies share as this one, and refuses another currency
  #   with MONEY_ERR_CURRENCY_MISMATCH. NULL or "": the text names the currency.
  # @param options [Hash]
  # @option options [CurrencyRegistry, nil] :registry your own currencies.
  # @return [Money]
  # @note C: money_parse_locale
  def self.parse_locale(text, locale, currency = nil, **options)
    Native.call(334, [text, locale, currency], options, false)
  end

  # Writes a currency alone as a locale does: its symbol, narrow symbol, code or name ("US Dollar").
  #
  # @param code [String]
  # @param locale [String]
  # @param display [Symbol] of {Words::CURRENCY_DISPLAY} any form except MONEY_DISPLAY_NONE.
  # @param options [Hash]
  # @option options [CurrencyRegistry, nil] :registry your own currencies.
  # @return [String]
  # @note C: money_currency_text
  def self.currency_text(code, locale, display, **options)
    Native.call(335, [code, locale, display], options, false)
  end

  # Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤
  # #,##0.00)".
  #
  # @param amount [Money, String]
  # @param pattern [String]
  # @param options [Hash] the fields of FormatOptions
  # @return [String]
  # @note C: money_format_pattern
  def self.format_pattern(amount, pattern, **options)
    Native.call(346, [amount, pattern], options, false)
  end

  # Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤
  # #,##0.00)".
  #
  # @param amount [Money, String]
  # @param pattern [String]
  # @param options [Hash] the fields of FormatOptions
  # @return [Struct with buffer, flags]
  # @note C: money_format_pattern
  def self.format_pattern_detailed(amount, pattern, **options)
    Native.call(346, [amount, pattern], options, true)
  end

  # Reads an amount that money_format_pattern wrote with the same pattern and options.
  #
  # @param text [String]
  # @param pattern [String]
  # @param currency [String, nil] what it is an amount of; NULL or "": the text says, by its code or
  #   by a symbol that the locale has for one currency.
  # @param options [Hash] the fields of FormatOptions
  # @return [Money]
  # @note C: money_parse_pattern
  def self.parse_pattern(text, pattern, currency = nil, **options)
    Native.call(347, [text, pattern, currency], options, false)
  end

  # Returns the text of a key, such as "÷" or "AC".
  #
  # @param key [Symbol] of {Words::CALCULATOR_KEY}
  # @return [String]
  # @note C: money_calculator_key_text
  def self.calculator_key_text(key)
    Native.call(353, [key], nil, false)
  end

  # Returns an identifier of an alert, such as "divide_by_zero", or "none".
  #
  # @param alert [Symbol] of {Words::CALCULATOR_ALERT}
  # @return [String]
  # @note C: money_calculator_alert_name
  def self.calculator_alert_name(alert)
    Native.call(361, [alert], nil, false)
  end

  # Returns the default title of an alert, such as "Error".
  #
  # @param alert [Symbol] of {Words::CALCULATOR_ALERT}
  # @return [String]
  # @note C: money_calculator_alert_title
  def self.calculator_alert_title(alert)
    Native.call(362, [alert], nil, false)
  end

  # Returns the default sentence of an alert, such as "Division by zero is impossible." It is a static
  # string: "" for MONEY_CALCULATOR_ALERT_NONE; NULL past the last alert.
  #
  # @param alert [Symbol] of {Words::CALCULATOR_ALERT}
  # @return [String]
  # @note C: money_calculator_alert_text
  def self.calculator_alert_text(alert)
    Native.call(363, [alert], nil, false)
  end

  # Returns what a person reads about a field, such as "must be positive", as a static string.
  #
  # @param state [Symbol] of {Words::FIELD_STATE}
  # @return [String]
  # @note C: money_field_state_text
  def self.field_state_text(state)
    Native.call(463, [state], nil, false)
  end
end
