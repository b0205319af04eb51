# frozen_string_literal: true

# Made from the headers by api/generate.py.

module LibMoney
  # The symbols that stand for the constants of the headers.
  module Words
    # The result of a call: MONEY_OK or one of MONEY_ERR_. The values are never renumbered and never
    # reused.
    STATUS = %i[
      ok argument buffer_too_small busy out_of_memory limit not_found state cancelled syntax encoding
      overflow division_by_zero inexact date unknown_currency currency_mismatch duplicate_currency
      ambiguous_currency weights no_rate invalid_rate duplicate_rate no_rates provider json document
      version insufficient discount tax duplicate_sku duplicate_id transport unknown_request http
      unauthorized rate_limited content_type truncated too_large rate_jumped no_currencies retrieval
      saving removal not_a_store store_locked store_read_only store_full store_corrupt store_path store_io
      conflict no_sqlite store_unknown
    ].freeze

    # Facts about a result that are no failures. Several may be set.
    FLAGS = %i[
      rounded rate_rounded fixed earlier stale inconsistent euro_regulation
    ].freeze

    # How the library rounds a result that does not fit its digits. The brackets have the names of
    # IEEE 754 and ISO 80000-1. The values begin at 1000, so no number of digits is a rounding mode. A
    # call whose digits and mode are swapped fails, and so does an options struct whose mode you left
    # 0.
    ROUNDING = %i[
      half_even half_up half_down up down ceiling floor unnecessary half_odd half_ceiling half_floor
    ].freeze

    # The kind of thing that a code stands for.
    CURRENCY_KIND = %i[
      current historical special unit informal custom
    ].freeze

    # The treatment of amounts that are too small for a rule on cash.
    CASH_SMALL = %i[
      rounded exact up
    ].freeze

    # The method that hands out the units that are left over when every share has been rounded down.
    ALLOCATION = %i[
      largest_remainder floor_to_first floor_to_last separate_remainder
    ].freeze

    # The origin of a rate in a conversion path.
    RATE_KIND = %i[
      quoted inverse fixed unit
    ].freeze

    # The choice whether a conversion flags or refuses rates that are older than `fresh_for`, or that
    # have no time.
    STALE_POLICY = %i[
      flag refuse
    ].freeze

    # The layout of the values of a column, as in Apache Arrow's columnar format, little-endian.
    COLUMN_LAYOUT = %i[
      int64 decimal128 date32 int8 int16 int32
    ].freeze

    # Says whether the result of an expression has a currency.
    EXPRESSION_KIND = %i[
      number amount
    ].freeze

    # The kind of a row of a wallet statement.
    STATEMENT_ROW_KIND = %i[
      amount subtotal total
    ].freeze

    # The level at which a basket rounds. If it rounds a sum, it shares the difference among the line
    # items, so that they add up.
    ROUNDING_LEVEL = %i[
      unit line tax_group order invoice
    ].freeze

    # The choice whether prices include their tax.
    PRICE_BASIS = %i[
      net gross
    ].freeze

    # The way in which the customer pays the total.
    TENDER = %i[
      exact cash
    ].freeze

    # A policy with a name.
    BASKET_PRESET = %i[
      per_line_half_up per_unit_half_up per_line_half_even per_tax_group_half_up per_order_half_up
      swiss_cash en16931
    ].freeze

    # The kind of a discount: a percentage or an amount.
    DISCOUNT_KIND = %i[
      none percent fixed
    ].freeze

    # The currency that you read a receipt in.
    RECEIPT_VIEW = %i[
      priced checkout
    ].freeze

    # The way in which a tax enters the totals.
    INVOICE_TAX_KIND = %i[
      added compound retained
    ].freeze

    # The kind of an adjustment.
    INVOICE_ADJUSTMENT_KIND = %i[
      allowance charge
    ].freeze

    # A payment provider.
    PAYMENT_PROVIDER = %i[
      stripe adyen paypal
    ].freeze

    # The number of internal rates of return.
    XIRR_OUTCOME = %i[
      one several none undefined
    ].freeze

    # Why there is no rate.
    XIRR_REASON = %i[
      no_flows one_date one_sign always_zero out_of_range no_root unpriced no_date
    ].freeze

    # The day count, which turns days into years. Actual/365 (fixed), as in ISDA's definitions,
    # divides the days between two dates by 365.
    DAY_COUNT = %i[
      day_count_actual_365
    ].freeze

    # The action that a transaction records. No action is 0, so that a transaction that you did not
    # fill in is refused.
    ACTION = %i[
      buy sell dividend fee split
    ].freeze

    # Which lots a sale takes shares from.
    LOT_METHOD = %i[
      fifo lifo hifo average specific
    ].freeze

    # The short-sale policy: what happens when a sale is of more shares than you hold.
    SHORT_SALE_POLICY = %i[
      reject allow record
    ].freeze

    # The state of a position's price.
    PRICE_STATE = %i[
      fresh stale missing zero no_rate closed
    ].freeze

    # Which percentages are known. Several may be set.
    PERCENTAGES = %i[
      unrealised realised profit
    ].freeze

    # The style in which a locale writes an amount.
    LOCALE_STYLE = %i[
      standard accounting compact
    ].freeze

    # The form in which a locale writes a currency.
    CURRENCY_DISPLAY = %i[
      symbol narrow code name none
    ].freeze

    # The digits that a locale writes.
    NUMERALS = %i[
      locale latin
    ].freeze

    # Which amounts are written with a sign.
    SIGN_DISPLAY = %i[
      pattern always except_zero never
    ].freeze

    # The choice whether zeros at the end of the fraction stay.
    TRAILING_ZEROS = %i[
      pattern strip strip_whole
    ].freeze

    # A key. `x` multiplies and `X` corrects: they are two constants, and two different letters in a
    # text of keys.
    CALCULATOR_KEY = %i[
      digit_0 digit_1 digit_2 digit_3 digit_4 digit_5 digit_6 digit_7 digit_8 digit_9 point add subtract
      multiply divide equals percent sign clear correct keep
    ].freeze

    # The reason why the calculator did not take a key. The operation is then as it was before the
    # key.
    CALCULATOR_ALERT = %i[
      none operation_impossible has_result operator_exists divide_by_zero decimal_exists nothing_to_keep
      syntax
    ].freeze

    # The state of a calculator: a column in the table of keys.
    CALCULATOR_STATE = %i[
      start number operator point result
    ].freeze

    # Whose documents a feed reads.
    PROVIDER = %i[
      currencylayer currencylayer_list frankfurter open_exchange_rates ecb finnhub transactions
    ].freeze

    # The policy of a feed for an exchange rate that jumped: one a hundred times higher or lower than
    # in the table before.
    JUMP_POLICY = %i[
      refuse flag accept
    ].freeze

    # The reason why a request failed without a response.
    TRANSPORT_FAILURE = %i[
      connection dns tls disconnected cancelled too_large other timeout
    ].freeze

    # The state of a feed.
    FEED_STATE = %i[
      empty loading ready stale failed waiting
    ].freeze

    # Facts about a feed. Several may be set.
    FEED_FLAGS = %i[
      jumped waiting restored
    ].freeze

    # The state of a request to save or remove a transaction.
    OPERATION = %i[
      none pending done failed
    ].freeze

    # The state of a converter.
    CONVERTER_STATE = %i[
      empty loading ready stale failed
    ].freeze

    # The kind of the input.
    INPUT_STATE = %i[
      empty complete unfinished invalid
    ].freeze

    # The origin of a converter's rates.
    ORIGIN = %i[
      none network store program
    ].freeze

    # The order of a list.
    CURRENCY_LIST_SORT = %i[
      name_ascending name_descending code_ascending code_descending
    ].freeze

    # The state of a list.
    CURRENCY_LIST_STATE = %i[
      ready empty nothing_found no_favourites
    ].freeze

    # The state of a portfolio view.
    PORTFOLIO_VIEW_STATE = %i[
      loading empty ready stale transactions_failed quotes_failed
    ].freeze

    # The fields of an order form. Of quantity, price and sum, any two give the third, which then
    # shows by itself.
    ORDER_FIELD = %i[
      date action ticker quantity price sum
    ].freeze

    # The state of a field.
    FIELD_STATE = %i[
      ok missing not_a_date unknown length letters not_a_number not_positive too_many_digits inexact
      mismatch
    ].freeze

    # Which tickers are right.
    TICKER_RULE = %i[
      letters exchange_symbol
    ].freeze

    # The kinds of objects that a store keeps by name.
    STORE_KIND = %i[
      wallet portfolio catalogue basket rates currencies idempotency_key
    ].freeze
  end
end
