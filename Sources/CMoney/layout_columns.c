/* Columns, and the options of functions. */
#include "layout.h"

ASSERT_SIZE(money_store_options_t, 16);

ASSERT_SIZE(money_column_report_t, 64);
ASSERT_FIELD(money_column_report_t, null_count, 0, 8);
ASSERT_FIELD(money_column_report_t, failed_count, 8, 8);
ASSERT_FIELD(money_column_report_t, first_failed, 16, 8);
ASSERT_FIELD(money_column_report_t, scale, 24, 4);
ASSERT_FIELD(money_column_report_t, flags, 28, 4);
ASSERT_FIELD(money_column_report_t, reserved, 32, 32);

/* What lies behind a pointer depends on its size. */
#if UINTPTR_MAX == UINT64_MAX
ASSERT_SIZE(money_column_t, 64);
ASSERT_FIELD(money_column_t, values, 0, 8);
ASSERT_FIELD(money_column_t, length, 8, 8);
ASSERT_FIELD(money_column_t, stride, 16, 8);
ASSERT_FIELD(money_column_t, validity, 24, 8);
ASSERT_FIELD(money_column_t, validity_size, 32, 8);
ASSERT_FIELD(money_column_t, validity_offset, 40, 8);
ASSERT_FIELD(money_column_t, type, 48, 4);
ASSERT_FIELD(money_column_t, scale, 52, 4);
ASSERT_FIELD(money_column_t, reserved, 56, 8);
ASSERT_SIZE(money_column_currencies_t, 24);
ASSERT_FIELD(money_column_currencies_t, codes, 0, 8);
ASSERT_FIELD(money_column_currencies_t, count, 8, 8);
ASSERT_FIELD(money_column_currencies_t, indices, 16, 8);
ASSERT_SIZE(money_column_options_t, 40);
ASSERT_FIELD(money_column_options_t, struct_size, 0, 4);
ASSERT_FIELD(money_column_options_t, date, 4, 4);
ASSERT_FIELD(money_column_options_t, max_gap, 8, 4);
ASSERT_FIELD(money_column_options_t, digits, 12, 4);
ASSERT_FIELD(money_column_options_t, rounding, 16, 4);
ASSERT_FIELD(money_column_options_t, method, 20, 4);
ASSERT_FIELD(money_column_options_t, threads, 24, 4);
ASSERT_FIELD(money_column_options_t, reserved, 28, 4);
ASSERT_FIELD(money_column_options_t, registry, 32, 8);
ASSERT_SIZE(money_allocate_options_t, 24);
ASSERT_SIZE(money_convert_options_t, 40);
ASSERT_SIZE(money_wallet_note_t, 16);
ASSERT_SIZE(money_portfolio_options_t, 24);
ASSERT_SIZE(money_feed_options_t, 72);
ASSERT_FIELD(money_feed_options_t, portfolio, 32, 8);
ASSERT_FIELD(money_feed_options_t, largest_body, 64, 8);
ASSERT_SIZE(money_locale_options_t, 32);
ASSERT_FIELD(money_locale_options_t, numerals, 20, 4);
ASSERT_FIELD(money_locale_options_t, registry, 24, 8);
ASSERT_SIZE(money_transfer_leg_t, 48);
ASSERT_FIELD(money_convert_options_t, now, 32, 8);
#else
ASSERT_SIZE(money_allocate_options_t, 20);
ASSERT_FIELD(money_convert_options_t, now, sizeof(money_convert_options_t) - 8, 8);
#endif
