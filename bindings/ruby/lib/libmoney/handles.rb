# frozen_string_literal: true

# Made from the headers by api/generate.py.

module LibMoney
  # Currencies that only this program knows: tokens, loyalty points. Passed where a code must be
  # known.
  class CurrencyRegistry < Handle
    # Makes an empty registry.
    #
    # @note C: money_currency_registry_new
    def initialize()
      super()
      Native.make(52, self, [], nil)
    end

    # Adds a currency of the program's own.
    #
    # @param code [String] 1 to 11 of A-Z, a-z, 0-9, `.`, `_`, `-`, starting with a letter; not one of
    #   the built-in table.
    # @param digits [Integer] 0 to 38 minor units.
    # @param name [String, nil] UTF-8, at most 115 bytes; NULL with length 0 for none.
    # @return [nil]
    # @note C: money_currency_registry_add
    def add(code, digits, name = nil)
      Native.call(54, [self, code, digits, name], nil, false)
    end

    # Returns how many currencies the registry has.
    #
    # @return [Integer]
    # @note C: money_currency_registry_count
    def count
      Native.call(55, [self], nil, false)
    end

    # Writes the registry's currency at an index, in the order in which you added them.
    #
    # @param index [Integer]
    # @return [Currency]
    # @note C: money_currency_registry_at
    def at(index)
      Native.call(56, [self, index], nil, false)
    end
  end

  # A table of exchange rates: immutable, shared freely between threads.
  class Rates < Handle
    # Reads the euro foreign exchange reference rates of the European Central Bank: the history file
    # (`eurofxref-hist.csv`) or the daily file (`eurofxref.csv`), as told apart by their dates.
    #
    # @param csv [String]
    # @return [Rates]
    # @note C: money_rates_from_ecb_csv
    def self.from_ecb_csv(csv)
      Native.call(103, [csv], nil, false)
    end

    # Reads the same rates from the bank's XML files: of a day (`eurofxref-daily.xml`), of 90 days
    # (`eurofxref-hist-90d.xml`), or of all days (`eurofxref-hist.xml`).
    #
    # @param xml [String]
    # @return [Rates]
    # @note C: money_rates_from_ecb_xml
    def self.from_ecb_xml(xml)
      Native.call(104, [xml], nil, false)
    end

    # Reads a JSON document of rates, recognised by its shape: - currencylayer's and
    # exchangerate.host's: {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}},
    # with "date" for a past day, or with several days,
    # {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}}; - base and rates, of a day or of
    # several, as Frankfurter's version 1, Open Exchange Rates and fixer send them:
    # {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides
    # "date"; - ExchangeRate-API's and open.er-api.com's:
    # {"base_code":"USD","conversion_rates":{"EUR":0.9}} or "rates", with "time_last_update_unix", or
    # with "year", "month" and "day"; or "target_code" and "conversion_rate" for a pair; - rows of
    # Frankfurter's version 2: [{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}], one
    # such object, or an object a line (NDJSON); the table's base is that of all rows, if they have
    # the same; - a list of pairs: [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}],
    # "date" in all or none, or one pair; - tables A and B, or one of their series, of Narodowy Bank
    # Polski, and daily series of the Bank of Canada, such as
    # {"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]}; - what money_rates_to_json
    # writes.
    #
    # @param json [String]
    # @return [Rates]
    # @note C: money_rates_from_json
    def self.from_json(json)
      Native.call(105, [json], nil, false)
    end

    # Writes a table as JSON that money_rates_from_json reads back: the same table always gives the
    # same bytes.
    #
    # @return [String]
    # @note C: money_rates_to_json
    def to_json(*)
      Native.call(106, [self], nil, false)
    end

    # Tells what a table holds.
    #
    # @return [RatesInfo]
    # @note C: money_rates_info
    def info
      Native.call(107, [self], nil, false)
    end

    # Writes the code of the table's currency at an index, in the order of the codes.
    #
    # @param index [Integer]
    # @return [String]
    # @note C: money_rates_currency_at
    def currency_at(index)
      Native.call(108, [self, index], nil, false)
    end

    # Writes the codes of the currencies that have a rate of a day, in the order of the codes and with
    # a space between them, such as "EUR JPY USD".
    #
    # @param date [Date, Time, String, nil] the day; MONEY_DATE_NONE: the newest day of the table.
    #   Rates without dates are good for any day.
    # @return [String]
    # @note C: money_rates_currencies
    def currencies(date = nil)
      Native.call(109, [self, date], nil, false)
    end

    # Writes the table's date at an index, oldest first.
    #
    # @param index [Integer]
    # @return [Date, nil]
    # @note C: money_rates_date_at
    def date_at(index)
      Native.call(110, [self, index], nil, false)
    end

    # Writes the newest rate of the table's pair at an index, in the order of the codes.
    #
    # @param index [Integer]
    # @return [Rate]
    # @note C: money_rates_pair_at
    def pair_at(index)
      Native.call(111, [self, index], nil, false)
    end

    # Converts an amount at the rates of a table, rounding once.
    #
    # @param amount [Money, String] the amount to convert.
    # @param target [String, nil] a built-in code, one of `options->registry`, or, with digits given,
    #   any code.
    # @param options [Hash] the fields of ConvertOptions
    # @return [Money]
    # @note C: money_rates_convert
    def convert(amount, target = nil, **options)
      Native.call(113, [self, amount, target], options, false)
    end

    # Converts an amount at the rates of a table, rounding once.
    #
    # @param amount [Money, String] the amount to convert.
    # @param target [String, nil] a built-in code, one of `options->registry`, or, with digits given,
    #   any code.
    # @param options [Hash] the fields of ConvertOptions
    # @return [Struct with result, details]
    # @note C: money_rates_convert
    def convert_detailed(amount, target = nil, **options)
      Native.call(113, [self, amount, target], options, true)
    end

    # Writes the rate between two currencies under the rules of money_rates_convert, exactly, without
    # an amount.
    #
    # @param from [String]
    # @param to [String]
    # @param options [Hash] the fields of ConvertOptions
    # @return [Conversion]
    # @note C: money_rates_find
    def find(from, to, **options)
      Native.call(115, [self, from, to], options, false)
    end

    # Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0
    # or 1.
    #
    # @param a [Money, String]
    # @param b [Money, String]
    # @param target [String] the currency both are compared in. In a table whose rates disagree it can
    #   decide.
    # @param options [Hash] the fields of ConvertOptions
    # @return [Integer]
    # @note C: money_rates_compare
    def compare(a, b, target, **options)
      Native.call(143, [self, a, b, target], options, false)
    end

    # Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0
    # or 1.
    #
    # @param a [Money, String]
    # @param b [Money, String]
    # @param target [String] the currency both are compared in. In a table whose rates disagree it can
    #   decide.
    # @param options [Hash] the fields of ConvertOptions
    # @return [Struct with order, flags]
    # @note C: money_rates_compare
    def compare_detailed(a, b, target, **options)
      Native.call(143, [self, a, b, target], options, true)
    end

    # Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep
    # their order.
    #
    # @param amounts [Array<Money, String>] `count` amounts; may be NULL where `count` is 0.
    # @param target [String] as in money_rates_compare.
    # @param options [Hash] the fields of ConvertOptions
    # @return [Array<Integer>]
    # @note C: money_rates_sort
    def sort(amounts, target, **options)
      Native.call(144, [self, amounts, target], options, false)
    end

    # Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep
    # their order.
    #
    # @param amounts [Array<Money, String>] `count` amounts; may be NULL where `count` is 0.
    # @param target [String] as in money_rates_compare.
    # @param options [Hash] the fields of ConvertOptions
    # @return [Struct with indices, flags]
    # @note C: money_rates_sort
    def sort_detailed(amounts, target, **options)
      Native.call(144, [self, amounts, target], options, true)
    end

    # Writes the amount that is worth least in one currency, as it was given; of equal ones the first.
    #
    # @param amounts [Array<Money, String>]
    # @param target [String] as in money_rates_compare.
    # @param options [Hash] the fields of ConvertOptions
    # @return [Money]
    # @note C: money_rates_minimum
    def minimum(amounts, target, **options)
      Native.call(145, [self, amounts, target], options, false)
    end

    # Writes the amount that is worth least in one currency, as it was given; of equal ones the first.
    #
    # @param amounts [Array<Money, String>]
    # @param target [String] as in money_rates_compare.
    # @param options [Hash] the fields of ConvertOptions
    # @return [Struct with result, flags]
    # @note C: money_rates_minimum
    def minimum_detailed(amounts, target, **options)
      Native.call(145, [self, amounts, target], options, true)
    end

    # Writes the amount that is worth most in one currency, as it was given; of equal ones the first.
    #
    # @param amounts [Array<Money, String>]
    # @param target [String] as in money_rates_compare.
    # @param options [Hash] the fields of ConvertOptions
    # @return [Money]
    # @note C: money_rates_maximum
    def maximum(amounts, target, **options)
      Native.call(146, [self, amounts, target], options, false)
    end

    # Writes the amount that is worth most in one currency, as it was given; of equal ones the first.
    #
    # @param amounts [Array<Money, String>]
    # @param target [String] as in money_rates_compare.
    # @param options [Hash] the fields of ConvertOptions
    # @return [Struct with result, flags]
    # @note C: money_rates_maximum
    def maximum_detailed(amounts, target, **options)
      Native.call(146, [self, amounts, target], options, true)
    end

    # Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum
    # are exact, and the call rounds once.
    #
    # @param amounts [Array<Money, String>] `count` amounts; may be NULL where `count` is 0. The sum
    #   of none is 0 of `target`.
    # @param target [String] as in money_bag_reduce.
    # @param options [Hash] the fields of ConvertOptions
    # @return [Money]
    # @note C: money_rates_sum
    def sum(amounts, target, **options)
      Native.call(147, [self, amounts, target], options, false)
    end

    # Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum
    # are exact, and the call rounds once.
    #
    # @param amounts [Array<Money, String>] `count` amounts; may be NULL where `count` is 0. The sum
    #   of none is 0 of `target`.
    # @param target [String] as in money_bag_reduce.
    # @param options [Hash] the fields of ConvertOptions
    # @return [Struct with result, flags]
    # @note C: money_rates_sum
    def sum_detailed(amounts, target, **options)
      Native.call(147, [self, amounts, target], options, true)
    end
  end

  # A table of exchange rates in the making.
  class RatesBuilder < Handle
    # Makes an empty builder.
    #
    # @note C: money_rates_builder_new
    def initialize()
      super()
      Native.make(92, self, [], nil)
    end

    # Adds the rate 1 `from` = `rate` `to`, or replaces the one of the same direction and date.
    #
    # @param from [String]
    # @param to [String]
    # @param rate [String] a decimal of at most 19 significant digits ("1.1172"), or a ratio of two
    #   integers ("7/3"); more than 0.
    # @param date [Date, Time, String, nil] the day the rate is of, or MONEY_DATE_NONE for a rate of
    #   no date.
    # @return [nil]
    # @note C: money_rates_builder_add
    def add(from, to, rate, date = nil)
      Native.call(94, [self, from, to, rate, date], nil, false)
    end

    # Removes the rate of a direction and date.
    #
    # @param from [String]
    # @param to [String]
    # @param date [Date, Time, String, nil]
    # @return [nil]
    # @note C: money_rates_builder_remove
    def remove(from, to, date = nil)
      Native.call(95, [self, from, to, date], nil, false)
    end

    # Sets the currency that cross rates go through; NULL or "": none, and they take the shortest
    # path.
    #
    # @param base [String, nil] may be NULL.
    # @return [nil]
    # @note C: money_rates_builder_set_base
    def set_base(base = nil)
      Native.call(96, [self, base], nil, false)
    end

    # @see #set_base
    def base=(base)
      set_base(base)
    end

    # Sets who published the rates: one line of at most 63 bytes; NULL with length 0 for none.
    #
    # @param source [String, nil] may be NULL.
    # @return [nil]
    # @note C: money_rates_builder_set_source
    def set_source(source = nil)
      Native.call(97, [self, source], nil, false)
    end

    # @see #set_source
    def source=(source)
      set_source(source)
    end

    # Sets when the rates were published: an instant, or MONEY_INSTANT_NONE.
    #
    # @param instant [Time, Integer, nil]
    # @return [nil]
    # @note C: money_rates_builder_set_instant
    def set_instant(instant = nil)
      Native.call(98, [self, instant], nil, false)
    end

    # @see #set_instant
    def instant=(instant)
      set_instant(instant)
    end

    # Returns how many rates the builder has.
    #
    # @return [Integer]
    # @note C: money_rates_builder_count
    def count
      Native.call(99, [self], nil, false)
    end

    # Writes the builder's rate at an index, in the order in which you first added them.
    #
    # @param index [Integer]
    # @return [Rate]
    # @note C: money_rates_builder_at
    def at(index)
      Native.call(100, [self, index], nil, false)
    end

    # Makes a table of what the builder has; the builder stays as it is and may go on.
    #
    # @return [Rates]
    # @note C: money_rates_builder_build
    def build
      Native.call(101, [self], nil, false)
    end
  end

  # An exact sum of amounts in several currencies: one amount for each currency. An amount of 0 does
  # not count.
  class Bag < Handle
    # Makes an empty bag.
    #
    # @note C: money_bag_new
    def initialize()
      super()
      Native.make(126, self, [], nil)
    end

    # Makes a copy of a bag.
    #
    # @return [Bag]
    # @note C: money_bag_copy
    def copy
      Native.call(127, [self], nil, false)
    end

    # Adds an amount to the bag's amount of its currency.
    #
    # @param amount [Money, String]
    # @return [nil]
    # @note C: money_bag_add
    def add(amount)
      Native.call(129, [self, amount], nil, false)
    end

    # Adds every amount of another bag.
    #
    # @param other [Bag]
    # @return [nil]
    # @note C: money_bag_add_bag
    def add_bag(other)
      Native.call(130, [self, other], nil, false)
    end

    # Multiplies every amount, exactly.
    #
    # @param factor [Decimal, Integer, String, BigDecimal, Rational]
    # @return [nil]
    # @note C: money_bag_multiply
    def multiply(factor)
      Native.call(131, [self, factor], nil, false)
    end

    # Counts the amounts other than 0.
    #
    # @return [Integer]
    # @note C: money_bag_count
    def count
      Native.call(132, [self], nil, false)
    end

    # Reads the amount at an index among those other than 0, in the order in which the currencies were
    # added.
    #
    # @param index [Integer]
    # @return [Money]
    # @note C: money_bag_at
    def at(index)
      Native.call(133, [self, index], nil, false)
    end

    # Reads the amounts of money_bag_at from index `first` on into an array.
    #
    # @return [Array<Money>]
    # @note C: money_bag_amounts
    def amounts(**options)
      Native.call(134, [self], options, false)
    end

    # Reads the amount of a currency, which is 0 if the bag has none of it.
    #
    # @param currency [String]
    # @return [Money]
    # @note C: money_bag_amount
    def amount(currency)
      Native.call(135, [self, currency], nil, false)
    end

    # Compares two bags, whatever the order of their currencies.
    #
    # @param b [Bag]
    # @return [Boolean]
    # @note C: money_bag_equal
    def equal_to?(b)
      Native.call(136, [self, b], nil, false)
    end

    # Computes a hash over the amounts, whatever the order of their currencies: equal bags have equal
    # hashes.
    #
    # @return [Integer]
    # @note C: money_bag_hash
    def hash_value
      Native.call(137, [self], nil, false)
    end

    # Converts all amounts into one currency: the call adds up the exact conversions and rounds the
    # sum once.
    #
    # @param target [String] the currency of the result.
    # @param options [Hash] the fields of ConvertOptions
    # @option options [Rates, nil] :rates the rate table; NULL for a bag that has amounts of `target`
    #   alone.
    # @return [Money]
    # @note C: money_bag_reduce
    def reduce(target, **options)
      Native.call(138, [self, target], options, false)
    end

    # Converts all amounts into one currency: the call adds up the exact conversions and rounds the
    # sum once.
    #
    # @param target [String] the currency of the result.
    # @param options [Hash] the fields of ConvertOptions
    # @option options [Rates, nil] :rates the rate table; NULL for a bag that has amounts of `target`
    #   alone.
    # @return [Struct with result, flags]
    # @note C: money_bag_reduce
    def reduce_detailed(target, **options)
      Native.call(138, [self, target], options, true)
    end

    # Writes a bag as text, such as "-12.50 EUR + 3.00 USD": the amounts other than 0 in the order of
    # their codes, each with its own sign, or "0" if there are none.
    #
    # @return [String]
    # @note C: money_bag_format
    def format
      Native.call(139, [self], nil, false)
    end

    # Makes a bag from text that money_bag_format wrote: amounts as money_parse reads them, with " + "
    # between them, in any order, each currency once.
    #
    # @param text [String]
    # @param options [Hash]
    # @option options [CurrencyRegistry, nil] :registry your own currencies, which are known next to
    #   the built-in ones.
    # @return [Bag]
    # @note C: money_bag_parse
    def self.parse(text, **options)
      Native.call(140, [text], options, false)
    end

    # Writes a bag as JSON: a list of its amounts other than 0, as money_to_json writes them, in the
    # order of their codes.
    #
    # @return [String]
    # @note C: money_bag_to_json
    def to_json(*)
      Native.call(141, [self], nil, false)
    end

    # Makes a bag from JSON that money_bag_to_json wrote: a list of amounts in any order, each
    # currency once.
    #
    # @param json [String]
    # @param options [Hash]
    # @option options [CurrencyRegistry, nil] :registry your own currencies, which are known next to
    #   the built-in ones.
    # @return [Bag]
    # @note C: money_bag_from_json
    def self.from_json(json, **options)
      Native.call(142, [json], options, false)
    end
  end

  # An expression that was evaluated, with its exact result and its conversions. It never changes.
  class Expression < Handle
    # Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at
    # the end.
    #
    # @param text [String] at most MONEY_EXPRESSION_MAX bytes.
    # @param options [Hash] the fields of ConvertOptions
    # @option options [Rates, nil] :rates the rate table; NULL if nothing needs a rate.
    # @return [ExpressionValue]
    # @note C: money_expression_evaluate
    def self.evaluate(text, **options)
      Native.call(160, [text], options, false)
    end

    # Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at
    # the end.
    #
    # @param text [String] at most MONEY_EXPRESSION_MAX bytes.
    # @param options [Hash] the fields of ConvertOptions
    # @option options [Rates, nil] :rates the rate table; NULL if nothing needs a rate.
    # @return [Struct with value, expression]
    # @note C: money_expression_evaluate
    def self.evaluate_detailed(text, **options)
      Native.call(160, [text], options, true)
    end

    # Returns the result of an expression, rounded and exact, and how many conversions it needed.
    #
    # @return [ExpressionInfo]
    # @note C: money_expression_info
    def info
      Native.call(162, [self], nil, false)
    end

    # Returns the conversion at an index: its exact rate, path, date and source.
    #
    # @param index [Integer]
    # @return [Conversion]
    # @note C: money_expression_conversion_at
    def conversion_at(index)
      Native.call(163, [self, index], nil, false)
    end

    # Writes the conversions from an index on, as many as there are and as your array has room for.
    #
    # @return [Array<Conversion>]
    # @note C: money_expression_conversions
    def conversions(**options)
      Native.call(164, [self], options, false)
    end
  end

  # Amounts of several currencies, each kept as an entry, with holds and a journal.
  class Wallet < Handle
    # Makes an empty wallet.
    #
    # @note C: money_wallet_new
    def initialize()
      super()
      Native.make(167, self, [], nil)
    end

    # Adds an entry.
    #
    # @param amount [Money, String]
    # @param options [Hash] the fields of WalletNote
    # @return [Integer]
    # @note C: money_wallet_add
    def add(amount, **options)
      Native.call(169, [self, amount], options, false)
    end

    # Removes the entry of an id, as if it had never been there.
    #
    # @param id [Integer]
    # @return [nil]
    # @note C: money_wallet_remove
    def remove(id)
      Native.call(170, [self, id], nil, false)
    end

    # Removes the first entry whose amount equals another: 10.5 EUR equals 10.50 EUR.
    #
    # @param amount [Money, String]
    # @return [Integer]
    # @note C: money_wallet_remove_amount
    def remove_amount(amount)
      Native.call(171, [self, amount], nil, false)
    end

    # Counts the entries.
    #
    # @param currency [String, nil] NULL counts the entries of all currencies.
    # @return [Integer]
    # @note C: money_wallet_count
    def count(currency = nil)
      Native.call(172, [self, currency], nil, false)
    end

    # Reads the entry at an index, in the order in which entries were added.
    #
    # @param currency [String, nil] the index counts the entries of this currency; NULL: of all.
    # @param index [Integer]
    # @return [WalletEntry]
    # @note C: money_wallet_at
    def at(currency, index)
      Native.call(173, [self, currency, index], nil, false)
    end

    # Reads the entries from index `first` on into an array.
    #
    # @param currency [String, nil] as in money_wallet_at.
    # @return [Array<WalletEntry>]
    # @note C: money_wallet_entries
    def entries(currency = nil, **options)
      Native.call(174, [self, currency], options, false)
    end

    # Counts the currencies that the wallet has entries of.
    #
    # @return [Integer]
    # @note C: money_wallet_currency_count
    def currency_count
      Native.call(175, [self], nil, false)
    end

    # Reads the currency at an index, in the order of the currencies' first entries.
    #
    # @param index [Integer]
    # @return [String]
    # @note C: money_wallet_currency_at
    def currency_at(index)
      Native.call(176, [self, index], nil, false)
    end

    # Adds up the entries of a currency.
    #
    # @param currency [String]
    # @param options [Hash]
    # @option options [CurrencyRegistry, nil] :registry your own currencies, whose fraction digits
    #   count too.
    # @return [Money]
    # @note C: money_wallet_sum
    def sum(currency, **options)
      Native.call(177, [self, currency], options, false)
    end

    # Reads how much of a currency's sum is held.
    #
    # @param currency [String]
    # @param options [Hash]
    # @option options [CurrencyRegistry, nil] :registry as in money_wallet_sum.
    # @return [Money]
    # @note C: money_wallet_held
    def held(currency, **options)
      Native.call(178, [self, currency], options, false)
    end

    # Converts all entries into one currency: the call adds up the exact conversions and rounds the
    # sum once.
    #
    # @param target [String] the currency of the total.
    # @param options [Hash] the fields of ConvertOptions
    # @option options [Rates, nil] :rates the rate table; NULL if nothing needs a rate.
    # @return [Money]
    # @note C: money_wallet_total
    def total(target, **options)
      Native.call(179, [self, target], options, false)
    end

    # Converts all entries into one currency: the call adds up the exact conversions and rounds the
    # sum once.
    #
    # @param target [String] the currency of the total.
    # @param options [Hash] the fields of ConvertOptions
    # @option options [Rates, nil] :rates the rate table; NULL if nothing needs a rate.
    # @return [Struct with total, details]
    # @note C: money_wallet_total
    def total_detailed(target, **options)
      Native.call(179, [self, target], options, true)
    end

    # Holds an amount, which must be there and not held: nothing else can spend it until you commit or
    # release the hold.
    #
    # @param amount [Money, String] more than 0.
    # @param options [Hash] the fields of WalletNote
    # @return [Integer]
    # @note C: money_wallet_hold
    def hold(amount, **options)
      Native.call(180, [self, amount], options, false)
    end

    # Commits a hold: an entry of its amount below 0, with its note, takes the hold's place.
    #
    # @param hold [Integer]
    # @return [Integer]
    # @note C: money_wallet_commit
    def commit(hold)
      Native.call(181, [self, hold], nil, false)
    end

    # Commits an amount of a hold: an entry of that amount below 0, with the hold's note, takes the
    # hold's place, and the rest of the hold can be spent again.
    #
    # @param hold [Integer]
    # @param amount [Money, String] more than 0, and at most what is held, in the hold's currency.
    # @return [Integer]
    # @note C: money_wallet_commit_amount
    def commit_amount(hold, amount)
      Native.call(182, [self, hold, amount], nil, false)
    end

    # Releases a hold: its amount can be spent again.
    #
    # @param hold [Integer]
    # @return [nil]
    # @note C: money_wallet_release
    def release(hold)
      Native.call(183, [self, hold], nil, false)
    end

    # Counts the holds.
    #
    # @return [Integer]
    # @note C: money_wallet_hold_count
    def hold_count
      Native.call(184, [self], nil, false)
    end

    # Reads the hold at an index, in the order in which holds were made.
    #
    # @param index [Integer]
    # @return [WalletEntry]
    # @note C: money_wallet_hold_at
    def hold_at(index)
      Native.call(185, [self, index], nil, false)
    end

    # Reads the holds from index `first` on into an array, under the rules of money_wallet_entries.
    #
    # @return [Array<WalletEntry>]
    # @note C: money_wallet_holds
    def holds(**options)
      Native.call(186, [self], options, false)
    end

    # Exchanges amounts in a wallet at the rates of a rate table: all legs or none, each rounded once.
    #
    # @param legs [Array<Hash>] 1 to 1,024 legs.
    # @param options [Hash]
    # @option options [Rates, nil] :rates the rate table; NULL if nothing needs a rate.
    # @option options [Hash] :options the fields of ConvertOptions
    # @option options [Hash] :note the fields of WalletNote
    # @return [nil]
    # @note C: money_wallet_exchange
    def exchange(legs, **options)
      Native.call(190, [self, legs], options, false)
    end

    # Writes a wallet as JSON, without its journal.
    #
    # @return [String]
    # @note C: money_wallet_to_json
    def to_json(*)
      Native.call(191, [self], nil, false)
    end

    # Makes a wallet from JSON that money_wallet_to_json wrote.
    #
    # @param json [String]
    # @return [Wallet]
    # @note C: money_wallet_from_json
    def self.from_json(json)
      Native.call(192, [json], nil, false)
    end

    # Writes the journal of a wallet: one line of JSON for each change.
    #
    # @return [String]
    # @note C: money_wallet_to_journal
    def to_journal
      Native.call(193, [self], nil, false)
    end

    # Makes the wallet that a journal records, by making each change again: its JSON is the same to
    # the byte.
    #
    # @param journal [String]
    # @return [Wallet]
    # @note C: money_wallet_from_journal
    def self.from_journal(journal)
      Native.call(194, [journal], nil, false)
    end

    # Reads the wallet's revision, a number that grows by one with each change.
    #
    # @return [Integer]
    # @note C: money_wallet_revision
    def revision
      Native.call(195, [self], nil, false)
    end

    # Sets the callback that runs after each change, in place of the one before; NULL sets none.
    #
    # @param callback [Integer, nil]
    # @return [nil]
    # @note C: money_wallet_on_change
    # @yield [told] after the call that made the change has returned
    def on_change(callback = nil, &block)
      Native.listen(196, self, callback || block)
    end

    # Makes the statement of a wallet, with the grand total of money_wallet_total.
    #
    # @param target [String] the currency of the grand total.
    # @param options [Hash] the fields of ConvertOptions
    # @option options [Rates, nil] :rates the rate table; NULL if nothing needs a rate.
    # @return [WalletStatement]
    # @note C: money_wallet_statement
    def statement(target, **options)
      Native.call(197, [self, target], options, false)
    end
  end

  # A wallet as a screen shows it. Each currency has a section with a row for each entry and a row
  # with the subtotal; the last section has one row, the grand total. A statement is a copy: it does
  # not change with the wallet.
  class WalletStatement < Handle
    # Counts the sections: one for each currency, and one for the grand total.
    #
    # @return [Integer]
    # @note C: money_wallet_statement_section_count
    def section_count
      Native.call(199, [self], nil, false)
    end

    # Reads the header of a section, which is its currency.
    #
    # @param section [Integer]
    # @return [String]
    # @note C: money_wallet_statement_section_at
    def section_at(section)
      Native.call(200, [self, section], nil, false)
    end

    # Counts the rows of a section.
    #
    # @param section [Integer]
    # @return [Integer]
    # @note C: money_wallet_statement_row_count
    def row_count(section)
      Native.call(201, [self, section], nil, false)
    end

    # Reads the row of a section at an index.
    #
    # @param section [Integer]
    # @param index [Integer]
    # @return [WalletStatementRow]
    # @note C: money_wallet_statement_row_at
    def row_at(section, index)
      Native.call(202, [self, section, index], nil, false)
    end

    # Reads the rows of a section from index `first` on into an array, under the rules of
    # money_wallet_entries.
    #
    # @param section [Integer]
    # @return [Array<WalletStatementRow>]
    # @note C: money_wallet_statement_rows
    def rows(section, **options)
      Native.call(203, [self, section], options, false)
    end
  end

  # Products with prices in one currency, in the order in which you added them, and the tax rates of
  # their categories.
  class Catalogue < Handle
    # Makes an empty catalogue.
    #
    # @param currency [String] the currency of all prices, built in or in `registry`. It has minor
    #   units, so gold (XAU) is refused.
    # @param options [Hash]
    # @option options [CurrencyRegistry, nil] :registry your own currencies; the library reads it
    #   during the call only.
    # @note C: money_catalogue_new
    def initialize(currency, **options)
      super()
      Native.make(205, self, [currency], options)
    end

    # Adds a product at the end, or replaces the product of the same sku in its place.
    #
    # @param product [Hash] start with MONEY_PRODUCT_INIT, and set `sku` and `price` at least.
    # @return [nil]
    # @note C: money_catalogue_add
    def add(product)
      Native.call(207, [self, product], nil, false)
    end

    # Removes the product of a sku.
    #
    # @param sku [String]
    # @return [nil]
    # @note C: money_catalogue_remove
    def remove(sku)
      Native.call(208, [self, sku], nil, false)
    end

    # Finds the product of a sku.
    #
    # @param sku [String]
    # @return [Product]
    # @note C: money_catalogue_find
    def find(sku)
      Native.call(209, [self, sku], nil, false)
    end

    # Counts the products.
    #
    # @return [Integer]
    # @note C: money_catalogue_count
    def count
      Native.call(210, [self], nil, false)
    end

    # Writes the product at an index, in the order in which you added them.
    #
    # @param index [Integer]
    # @return [Product]
    # @note C: money_catalogue_at
    def at(index)
      Native.call(211, [self, index], nil, false)
    end

    # Writes several products in one call, in the order in which you added them.
    #
    # @return [Array<Product>]
    # @note C: money_catalogue_products
    def products(**options)
      Native.call(212, [self], options, false)
    end

    # Writes the code of the catalogue's currency.
    #
    # @return [String]
    # @note C: money_catalogue_currency
    def currency
      Native.call(213, [self], nil, false)
    end

    # Sets the tax rate of a category, in place of the one that it had.
    #
    # @param category [String, nil] one line of at most 31 bytes. NULL or "" stands for the products
    #   without a category, which are not taxed until you set a rate for them.
    # @param percent [Decimal, Integer, String, BigDecimal, Rational] 0 to 100: 19 is 19 %, and 0.19
    #   is less than a fifth of one percent.
    # @return [nil]
    # @note C: money_catalogue_set_tax
    def set_tax(category, percent)
      Native.call(214, [self, category, percent], nil, false)
    end

    # Counts the categories that have a tax rate.
    #
    # @return [Integer]
    # @note C: money_catalogue_tax_count
    def tax_count
      Native.call(215, [self], nil, false)
    end

    # Writes the tax rate at an index, in the order of the categories' bytes.
    #
    # @param index [Integer]
    # @return [TaxRate]
    # @note C: money_catalogue_tax_at
    def tax_at(index)
      Native.call(216, [self, index], nil, false)
    end

    # Writes several tax rates in one call, under the rules of money_catalogue_products.
    #
    # @return [Array<TaxRate>]
    # @note C: money_catalogue_taxes
    def taxes(**options)
      Native.call(217, [self], options, false)
    end

    # Reads a catalogue that money_catalogue_to_json wrote.
    #
    # @param json [String]
    # @return [Catalogue]
    # @note C: money_catalogue_from_json
    def self.from_json(json)
      Native.call(218, [json], nil, false)
    end

    # Writes a catalogue with its tax rates as JSON.
    #
    # @return [String]
    # @note C: money_catalogue_to_json
    def to_json(*)
      Native.call(219, [self], nil, false)
    end

    # Reads a catalogue from comma-separated values (RFC 4180).
    #
    # @param csv [String]
    # @param currency [String, nil] the currency of the prices. With NULL or "" the document's own
    #   column says it, and it is the same on every line.
    # @param options [Hash]
    # @option options [CurrencyRegistry, nil] :registry your own currencies; the library reads it
    #   during the call only.
    # @return [Catalogue]
    # @note C: money_catalogue_from_csv
    def self.from_csv(csv, currency = nil, **options)
      Native.call(220, [csv, currency], options, false)
    end

    # Writes the products as comma-separated values that money_catalogue_from_csv reads.
    #
    # @return [String]
    # @note C: money_catalogue_to_csv
    def to_csv
      Native.call(221, [self], nil, false)
    end
  end

  # Line items with quantities and discounts, tax rates and a policy, over a copy of a catalogue.
  class Basket < Handle
    # Makes an empty basket with a copy of the catalogue and its tax rates.
    #
    # @param catalogue [Catalogue]
    # @note C: money_basket_new
    def initialize(catalogue)
      super()
      Native.make(227, self, [catalogue], nil)
    end

    # Adds to the quantity of a product.
    #
    # @param sku [String] the identifier of a product of the catalogue, or of one that is in the
    #   basket.
    # @param quantity [Decimal, Integer, String, BigDecimal, Rational] not 0; fraction digits are
    #   allowed (0.350 kg). A negative quantity takes away, and a line item with a quantity below 0 is
    #   a refund.
    # @return [nil]
    # @note C: money_basket_add
    def add(sku, quantity)
      Native.call(229, [self, sku, quantity], nil, false)
    end

    # Sets the quantity of a product.
    #
    # @param sku [String]
    # @param quantity [Decimal, Integer, String, BigDecimal, Rational]
    # @return [nil]
    # @note C: money_basket_set
    def set(sku, quantity)
      Native.call(230, [self, sku, quantity], nil, false)
    end

    # Puts a product into the basket that need not be in the catalogue, or not at this price.
    #
    # @param product [Hash] start with MONEY_PRODUCT_INIT; its price is in the catalogue's currency.
    # @param quantity [Decimal, Integer, String, BigDecimal, Rational] not 0; below 0 for a refund.
    # @return [nil]
    # @note C: money_basket_put
    def put(product, quantity)
      Native.call(231, [self, product, quantity], nil, false)
    end

    # Removes the line item of a product, with its discount.
    #
    # @param sku [String]
    # @return [nil]
    # @note C: money_basket_remove
    def remove(sku)
      Native.call(232, [self, sku], nil, false)
    end

    # Removes all line items and the order's discount.
    #
    # @return [nil]
    # @note C: money_basket_clear
    def clear
      Native.call(233, [self], nil, false)
    end

    # Sets the discount of a line item, or of the order, in place of the discount that it had.
    #
    # @param sku [String, nil] the line item; NULL stands for the order, whose discount the line items
    #   share in proportion to their totals.
    # @param options [Hash] the fields of Discount
    # @return [nil]
    # @note C: money_basket_set_discount
    def set_discount(sku = nil, **options)
      Native.call(234, [self, sku], options, false)
    end

    # @see #set_discount
    def discount=(sku)
      set_discount(sku)
    end

    # Sets the tax rate of a category for this basket, under the rules of money_catalogue_set_tax.
    #
    # @param category [String, nil] NULL or "" stands for the products without a category.
    # @param percent [Decimal, Integer, String, BigDecimal, Rational] 0 to 100: 19 is 19 %.
    # @return [nil]
    # @note C: money_basket_set_tax
    def set_tax(category, percent)
      Native.call(235, [self, category, percent], nil, false)
    end

    # Sets the policy.
    #
    # @param options [Hash] the fields of BasketPolicy
    # @return [nil]
    # @note C: money_basket_set_policy
    def set_policy(**options)
      Native.call(236, [self], options, false)
    end

    # Writes the basket's policy, `struct_size` included.
    #
    # @return [BasketPolicy]
    # @note C: money_basket_policy
    def policy
      Native.call(237, [self], nil, false)
    end

    # Writes the code of the catalogue's currency.
    #
    # @return [String]
    # @note C: money_basket_currency
    def currency
      Native.call(238, [self], nil, false)
    end

    # Counts the line items.
    #
    # @return [Integer]
    # @note C: money_basket_count
    def count
      Native.call(239, [self], nil, false)
    end

    # Writes the line item at an index, in the order in which you first added the products.
    #
    # @param index [Integer]
    # @return [BasketLineItem]
    # @note C: money_basket_at
    def at(index)
      Native.call(240, [self, index], nil, false)
    end

    # Writes several line items in one call, under the rules of money_catalogue_products.
    #
    # @return [Array<BasketLineItem>]
    # @note C: money_basket_line_items
    def line_items(**options)
      Native.call(241, [self], options, false)
    end

    # Writes the quantity of a product: 0 if the basket has no line item of it.
    #
    # @param sku [String]
    # @return [Decimal]
    # @note C: money_basket_quantity
    def quantity(sku)
      Native.call(242, [self, sku], nil, false)
    end

    # Writes the revision: 0 for a new basket, and one more after each change.
    #
    # @return [Integer]
    # @note C: money_basket_revision
    def revision
      Native.call(243, [self], nil, false)
    end

    # Sets the callback that is notified after each change, in place of the one before.
    #
    # @param callback [Integer, nil]
    # @return [nil]
    # @note C: money_basket_on_change
    # @yield [told] after the call that made the change has returned
    def on_change(callback = nil, &block)
      Native.listen(244, self, callback || block)
    end

    # Makes a receipt: adds everything up under the basket's policy, in the catalogue's currency and
    # in `target`.
    #
    # @param target [String, nil] the currency to pay in; with NULL or "" the receipt is in the
    #   catalogue's currency alone.
    # @param options [Hash] the fields of ConvertOptions
    # @option options [Rates, nil] :rates NULL is enough if nothing is to be converted.
    # @return [Receipt]
    # @note C: money_basket_checkout
    def checkout(target = nil, **options)
      Native.call(245, [self, target], options, false)
    end

    # Reads a basket that money_basket_to_json wrote.
    #
    # @param json [String]
    # @param options [Hash]
    # @option options [Catalogue, nil] :catalogue the products that you can add later, in the basket's
    #   currency; the library copies it. With NULL you can add only the products of the document.
    # @return [Basket]
    # @note C: money_basket_from_json
    def self.from_json(json, **options)
      Native.call(246, [json], options, false)
    end

    # Writes a basket with its products, discounts, tax rates and policy as JSON.
    #
    # @return [String]
    # @note C: money_basket_to_json
    def to_json(*)
      Native.call(247, [self], nil, false)
    end
  end

  # The result of a checkout. A receipt never changes, so several threads may read it at once.
  class Receipt < Handle
    # Writes the totals of a receipt.
    #
    # @param view [Symbol] of {Words::RECEIPT_VIEW}
    # @return [ReceiptInfo]
    # @note C: money_receipt_info
    def info(view)
      Native.call(249, [self, view], nil, false)
    end

    # Writes the line item at an index, in the order of the basket.
    #
    # @param view [Symbol] of {Words::RECEIPT_VIEW}
    # @param index [Integer]
    # @return [ReceiptLineItem]
    # @note C: money_receipt_line_item_at
    def line_item_at(view, index)
      Native.call(250, [self, view, index], nil, false)
    end

    # Writes several line items in one call, under the rules of money_catalogue_products.
    #
    # @param view [Symbol] of {Words::RECEIPT_VIEW}
    # @return [Array<ReceiptLineItem>]
    # @note C: money_receipt_line_items
    def line_items(view, **options)
      Native.call(251, [self, view], options, false)
    end

    # Writes the tax row at an index.
    #
    # @param view [Symbol] of {Words::RECEIPT_VIEW}
    # @param index [Integer]
    # @return [ReceiptTax]
    # @note C: money_receipt_tax_at
    def tax_at(view, index)
      Native.call(252, [self, view, index], nil, false)
    end

    # Writes several tax rows in one call, under the rules of money_catalogue_products.
    #
    # @param view [Symbol] of {Words::RECEIPT_VIEW}
    # @return [Array<ReceiptTax>]
    # @note C: money_receipt_taxes
    def taxes(view, **options)
      Native.call(253, [self, view], options, false)
    end

    # Writes the refund of a line item, or of a part of its quantity.
    #
    # @param view [Symbol] of {Words::RECEIPT_VIEW}
    # @param index [Integer] the index of the line item in the receipt.
    # @param options [Hash]
    # @option options [Hash] :quantity the fields of Decimal
    # @option options [Hash] :refunded the fields of Decimal
    # @return [ReceiptLineItem]
    # @note C: money_receipt_refund
    def refund(view, index, **options)
      Native.call(254, [self, view, index], options, false)
    end

    # Writes how the total was converted: rate, conversion path, date, gap in days, age, source, and
    # the remainder that the rounding dropped.
    #
    # @return [Conversion]
    # @note C: money_receipt_conversion
    def conversion
      Native.call(255, [self], nil, false)
    end

    # Writes a receipt as aligned English text for a terminal or a printer.
    #
    # @param columns [Integer] the width in characters: 32 to 200, or 0 for 48.
    # @return [String]
    # @note C: money_receipt_to_text
    def to_text(columns)
      Native.call(256, [self, columns], nil, false)
    end

    # Writes a receipt with all its amounts as JSON.
    #
    # @return [String]
    # @note C: money_receipt_to_json
    def to_json(*)
      Native.call(257, [self], nil, false)
    end
  end

  # Line items, the allowances and charges of the document, what was paid before, and the currency of
  # the tax.
  class Invoice < Handle
    # Makes an invoice without line items.
    #
    # @param currency [String] the currency of all amounts (BT-5), built in or in `registry`. Amounts
    #   have its minor unit, but at most two fraction digits, because the norm has no more.
    # @param options [Hash]
    # @option options [CurrencyRegistry, nil] :registry your own currencies; the library reads it
    #   during the call only.
    # @note C: money_invoice_new
    def initialize(currency, **options)
      super()
      Native.make(260, self, [currency], options)
    end

    # Adds a line item at the end.
    #
    # @param item [Hash] start with MONEY_INVOICE_LINE_ITEM_INIT, and set `quantity`, `price` and a
    #   tax.
    # @return [Integer]
    # @note C: money_invoice_add
    def add(item)
      Native.call(262, [self, item], nil, false)
    end

    # Adds an allowance or a charge to a line item or to the document.
    #
    # @param line_item [Integer] the index of a line item, or MONEY_INVOICE_DOCUMENT.
    # @param adjustment [Hash] start with MONEY_INVOICE_ADJUSTMENT_INIT, and set `kind` and the
    #   amount.
    # @return [nil]
    # @note C: money_invoice_adjust
    def adjust(line_item, adjustment)
      Native.call(263, [self, line_item, adjustment], nil, false)
    end

    # Says why a category has no tax, in place of what was said before.
    #
    # @param category [String] the category, whether or not a line item has it.
    # @param reason [String, nil] for people, in one line, at most 255 bytes (BT-120).
    # @param reason_code [String, nil] a code of the list VATEX, at most 31 bytes (BT-121).
    # @return [nil]
    # @note C: money_invoice_set_exemption
    def set_exemption(category, reason = nil, reason_code = nil)
      Native.call(264, [self, category, reason, reason_code], nil, false)
    end

    # Sets what was paid before and the rounding amount, in place of what they were.
    #
    # @param options [Hash]
    # @option options [Hash] :prepaid the fields of Money
    # @option options [Hash] :rounding the fields of Money
    # @return [nil]
    # @note C: money_invoice_set_payment
    def set_payment(**options)
      Native.call(265, [self], options, false)
    end

    # Sets the currency in which the seller accounts for the tax (BT-6), if it is not the invoice's.
    #
    # @param currency [String] the currency, built in or in `registry`.
    # @param rate [Decimal, Integer, String, BigDecimal, Rational] how much of it one unit of the
    #   invoice's currency is, above 0.
    # @param options [Hash]
    # @option options [CurrencyRegistry, nil] :registry your own currencies; the library reads it
    #   during the call only.
    # @return [nil]
    # @note C: money_invoice_set_accounting
    def set_accounting(currency, rate, **options)
      Native.call(266, [self, currency, rate], options, false)
    end

    # Adds everything up.
    #
    # @return [InvoiceTotals]
    # @note C: money_invoice_totals
    def totals
      Native.call(267, [self], nil, false)
    end

    # Writes the amounts of several line items in one call, under the rules of
    # money_catalogue_products.
    #
    # @return [Array<InvoiceLineAmounts>]
    # @note C: money_invoice_line_amounts
    def line_amounts(**options)
      Native.call(268, [self], options, false)
    end

    # Writes several taxes with their sums in one call, under the rules of money_catalogue_products.
    #
    # @return [Array<InvoiceCategory>]
    # @note C: money_invoice_categories
    def categories(**options)
      Native.call(269, [self], options, false)
    end

    # Makes the invoice that takes another one back: each quantity and each amount has the other sign,
    # and prices stay as they are.
    #
    # @return [Invoice]
    # @note C: money_invoice_reverse
    def reverse
      Native.call(270, [self], nil, false)
    end

    # Reads an invoice that money_invoice_to_json wrote.
    #
    # @param json [String]
    # @return [Invoice]
    # @note C: money_invoice_from_json
    def self.from_json(json)
      Native.call(271, [json], nil, false)
    end

    # Writes an invoice as JSON: what you handed in, without the totals.
    #
    # @return [String]
    # @note C: money_invoice_to_json
    def to_json(*)
      Native.call(272, [self], nil, false)
    end
  end

  # Transactions in securities, by date. One thread at a time may use a portfolio.
  class Portfolio < Handle
    # Makes an empty portfolio.
    #
    # @param currency [String] the currency of all reports; one with minor units.
    # @param options [Hash] the fields of PortfolioOptions
    # @note C: money_portfolio_new
    def initialize(currency, **options)
      super()
      Native.make(288, self, [currency], options)
    end

    # Adds a transaction.
    #
    # @param transaction [Hash] the transaction to add.
    # @param lots [Array<Hash>] the lots that a sale names; their quantities add up to its own. NULL
    #   with count 0 lets the portfolio's method decide. With MONEY_LOTS_SPECIFIC each sale names
    #   lots; with MONEY_LOTS_AVERAGE none does.
    # @return [Transaction]
    # @note C: money_portfolio_add
    def add(transaction, lots = nil)
      Native.call(290, [self, transaction, lots], nil, false)
    end

    # Replaces the transaction that has the same id, under the rules of money_portfolio_add.
    #
    # @param transaction [Hash] the new transaction, with the id of the old one.
    # @param lots [Array<Hash>] as in money_portfolio_add.
    # @return [nil]
    # @note C: money_portfolio_edit
    def edit(transaction, lots = nil)
      Native.call(291, [self, transaction, lots], nil, false)
    end

    # Removes the transaction that has an id.
    #
    # @param id [String]
    # @return [nil]
    # @note C: money_portfolio_remove
    def remove(id)
      Native.call(292, [self, id], nil, false)
    end

    # Counts the transactions.
    #
    # @return [Integer]
    # @note C: money_portfolio_count
    def count
      Native.call(293, [self], nil, false)
    end

    # Writes the transaction at an index, by date, then in the order in which you added them.
    #
    # @param index [Integer]
    # @return [Transaction]
    # @note C: money_portfolio_transaction_at
    def transaction_at(index)
      Native.call(294, [self, index], nil, false)
    end

    # Writes several transactions in one call: those from index `first` on that there are and that
    # `rows` has room for.
    #
    # @return [Array<Transaction>]
    # @note C: money_portfolio_transactions
    def transactions(**options)
      Native.call(295, [self], options, false)
    end

    # Writes the transaction that has an id.
    #
    # @param id [String]
    # @return [Transaction]
    # @note C: money_portfolio_find
    def find(id)
      Native.call(296, [self, id], nil, false)
    end

    # Writes a lot that a sale names, at an index in the order in which it names them.
    #
    # @param id [String] the id of the sale.
    # @param index [Integer]
    # @return [LotSelection]
    # @note C: money_portfolio_lot_selection_at
    def lot_selection_at(id, index)
      Native.call(297, [self, id, index], nil, false)
    end

    # Writes the lots that a sale names in one call, under the rules of money_portfolio_transactions.
    #
    # @param id [String] the id of the sale; another transaction names no lots.
    # @return [Array<LotSelection>]
    # @note C: money_portfolio_lot_selections
    def lot_selections(id, **options)
      Native.call(298, [self, id], options, false)
    end

    # Writes what you made a portfolio with.
    #
    # @return [PortfolioInfo]
    # @note C: money_portfolio_info
    def info
      Native.call(299, [self], nil, false)
    end

    # Writes a portfolio as JSON, with its transactions in the order in which you added them.
    #
    # @return [String]
    # @note C: money_portfolio_to_json
    def to_json(*)
      Native.call(300, [self], nil, false)
    end

    # Reads a portfolio from the JSON that money_portfolio_to_json wrote.
    #
    # @param json [String]
    # @param options [Hash]
    # @option options [CurrencyRegistry, nil] :registry currencies of your own, which the call copies;
    #   may be NULL.
    # @return [Portfolio]
    # @note C: money_portfolio_from_json
    def self.from_json(json, **options)
      Native.call(301, [json], options, false)
    end

    # Reads transactions from comma-separated values into a new portfolio.
    #
    # @param csv [String]
    # @param currency [String] the currency of all reports, as in money_portfolio_new.
    # @param options [Hash] the fields of PortfolioOptions
    # @return [Portfolio]
    # @note C: money_portfolio_from_csv
    def self.from_csv(csv, currency, **options)
      Native.call(302, [csv, currency], options, false)
    end

    # Writes the transactions as comma-separated values, in the order in which you added them.
    #
    # @return [String]
    # @note C: money_portfolio_to_csv
    def to_csv
      Native.call(303, [self], nil, false)
    end

    # Writes the portfolio as a journal for beancount, which finds the lots of each sale itself and
    # checks each gain.
    #
    # @return [String]
    # @note C: money_portfolio_to_beancount
    def to_beancount
      Native.call(304, [self], nil, false)
    end

    # Writes the portfolio as a journal for ledger and hledger, in which shares and amounts each
    # balance exactly.
    #
    # @return [String]
    # @note C: money_portfolio_to_ledger
    def to_ledger
      Native.call(305, [self], nil, false)
    end

    # Writes the revision: a number that grows by one with each change, and is 0 for a new portfolio.
    #
    # @return [Integer]
    # @note C: money_portfolio_revision
    def revision
      Native.call(306, [self], nil, false)
    end

    # Sets the callback that is notified of changes, in place of the one before it.
    #
    # @param callback [Integer, nil]
    # @return [nil]
    # @note C: money_portfolio_on_change
    # @yield [told] after the call that made the change has returned
    def on_change(callback = nil, &block)
      Native.listen(307, self, callback || block)
    end

    # Frees what the portfolio keeps of earlier valuations.
    #
    # @return [nil]
    # @note C: money_portfolio_release_memory
    def release_memory
      Native.call(308, [self], nil, false)
    end

    # Values a portfolio.
    #
    # @param quotes [Array<Hash>] `count` price quotes. The last one of a symbol counts, and the call
    #   ignores those of symbols that are not held. NULL with count 0 is none.
    # @param options [Hash] the fields of ValuationOptions
    # @option options [Rates, nil] :rates may be NULL if nothing needs an exchange rate.
    # @return [Valuation]
    # @note C: money_portfolio_value
    def value(quotes = nil, **options)
      Native.call(311, [self, quotes], options, false)
    end

    # Lists the disposals of a portfolio, in the order of their transactions.
    #
    # @param options [Hash] the fields of ValuationOptions
    # @option options [Rates, nil] :rates may be NULL if nothing needs an exchange rate.
    # @return [Disposals]
    # @note C: money_portfolio_disposals
    def disposals(**options)
      Native.call(317, [self], options, false)
    end

    # Lists the lots of which shares are held, by symbol and age.
    #
    # @param options [Hash] the fields of ValuationOptions
    # @option options [Rates, nil] :rates may be NULL if nothing needs an exchange rate.
    # @return [OpenLots]
    # @note C: money_portfolio_open_lots
    def open_lots(**options)
      Native.call(322, [self], options, false)
    end

    # Finds the internal rates of return of a portfolio: of what you paid in and took out, with what
    # you hold as the last cash flow.
    #
    # @param quotes [Array<Hash>] as in money_portfolio_value.
    # @param options [Hash] the fields of ValuationOptions
    # @option options [Rates, nil] :rates may be NULL if nothing needs an exchange rate.
    # @return [Xirr]
    # @note C: money_portfolio_xirr
    def xirr(quotes = nil, **options)
      Native.call(327, [self, quotes], options, false)
    end
  end

  # A portfolio at the prices and exchange rates of a moment. It never changes, and all threads may
  # share it.
  class Valuation < Handle
    # Writes the summary of a valuation.
    #
    # @return [PortfolioSummary]
    # @note C: money_valuation_summary
    def summary
      Native.call(313, [self], nil, false)
    end

    # Counts the positions.
    #
    # @return [Integer]
    # @note C: money_valuation_position_count
    def position_count
      Native.call(314, [self], nil, false)
    end

    # Writes the position at an index, in the order of the bytes of the symbols.
    #
    # @param index [Integer]
    # @return [Position]
    # @note C: money_valuation_position_at
    def position_at(index)
      Native.call(315, [self, index], nil, false)
    end

    # Writes several positions in one call, under the rules of money_portfolio_transactions.
    #
    # @return [Array<Position>]
    # @note C: money_valuation_positions
    def positions(**options)
      Native.call(316, [self], options, false)
    end
  end

  # A list of disposals. It never changes, and all threads may share it.
  class Disposals < Handle
    # Counts the disposals.
    #
    # @return [Integer]
    # @note C: money_disposals_count
    def count
      Native.call(319, [self], nil, false)
    end

    # Writes the disposal at an index.
    #
    # @param index [Integer]
    # @return [Disposal]
    # @note C: money_disposals_at
    def at(index)
      Native.call(320, [self, index], nil, false)
    end

    # Writes several disposals in one call, under the rules of money_portfolio_transactions.
    #
    # @return [Array<Disposal>]
    # @note C: money_disposals_items
    def items(**options)
      Native.call(321, [self], options, false)
    end
  end

  # A list of open lots. It never changes, and all threads may share it.
  class OpenLots < Handle
    # Counts the open lots.
    #
    # @return [Integer]
    # @note C: money_open_lots_count
    def count
      Native.call(324, [self], nil, false)
    end

    # Writes the open lot at an index.
    #
    # @param index [Integer]
    # @return [OpenLot]
    # @note C: money_open_lots_at
    def at(index)
      Native.call(325, [self, index], nil, false)
    end

    # Writes several open lots in one call, under the rules of money_portfolio_transactions.
    #
    # @return [Array<OpenLot>]
    # @note C: money_open_lots_items
    def items(**options)
      Native.call(326, [self], options, false)
    end
  end

  # Tables of locales that a program loaded: newer ones than the library has inside, or with names in
  # more languages. They do not change after they are read, so several threads can use them at the
  # same time. They must stay alive during each call that you name them in.
  class Locales < Handle
    # Reads tables of locales from the bytes of a file.
    #
    # @param bytes [String]
    # @return [Locales]
    # @note C: money_locales_from_bytes
    def self.from_bytes(bytes)
      Native.call(336, [bytes], nil, false)
    end

    # Writes the version of Unicode CLDR that tables are of, such as "48".
    #
    # @return [String]
    # @note C: money_locales_version
    def version
      Native.call(338, [self], nil, false)
    end

    # Writes how many locales tables have.
    #
    # @return [Integer]
    # @note C: money_locales_count
    def count
      Native.call(339, [self], nil, false)
    end

    # Writes the identifier of the locale at an index of tables.
    #
    # @param index [Integer]
    # @return [String]
    # @note C: money_locales_at
    def at(index)
      Native.call(340, [self, index], nil, false)
    end

    # Writes the identifier of the locale that a name means in tables.
    #
    # @param locale [String] as money_locale_find takes it.
    # @return [String]
    # @note C: money_locales_find
    def find(locale)
      Native.call(341, [self, locale], nil, false)
    end

    # Reads an amount as money_parse_locale does, with tables of your own.
    #
    # @param text [String]
    # @param locale [String]
    # @param currency [String, nil] the expected currency; NULL or "": the text names the currency.
    # @param options [Hash]
    # @option options [CurrencyRegistry, nil] :registry your own currencies.
    # @return [Money]
    # @note C: money_locales_parse
    def parse(text, locale, currency = nil, **options)
      Native.call(342, [self, text, locale, currency], options, false)
    end

    # Writes a currency alone as money_currency_text does, with tables of your own.
    #
    # @param code [String]
    # @param locale [String]
    # @param display [Symbol] of {Words::CURRENCY_DISPLAY} any form except MONEY_DISPLAY_NONE.
    # @param options [Hash]
    # @option options [CurrencyRegistry, nil] :registry your own currencies.
    # @return [String]
    # @note C: money_locales_currency_text
    def currency_text(code, locale, display, **options)
      Native.call(343, [self, code, locale, display], options, false)
    end

    # Writes the name of a country in a locale's language: "Schweiz", "Suisse".
    #
    # @param country [String] an ISO 3166-1 code of two letters, in either case.
    # @param locale [String] as money_locale_find takes it. Its own country does not matter, but its
    #   region may have its own names.
    # @return [String]
    # @note C: money_locales_country_name
    def country_name(country, locale)
      Native.call(344, [self, country, locale], nil, false)
    end
  end

  # A keypad calculator: the keys pressed so far, the operation as text, and its result.
  class Calculator < Handle
    # Makes a calculator that shows `0`, with at most 5 fraction digits in results.
    #
    # @note C: money_calculator_new
    def initialize()
      super()
      Native.make(348, self, [], nil)
    end

    # Presses one key.
    #
    # @param key [Symbol] of {Words::CALCULATOR_KEY} a MONEY_CALCULATOR_KEY_ value.
    # @return [Symbol]
    # @note C: money_calculator_press
    def press(key)
      Native.call(350, [self, key], nil, false)
    end

    # Presses the keys of a text in turn: "40 + 6 x 9.3 ÷ 2 =".
    #
    # @param keys [String]
    # @return [Symbol]
    # @note C: money_calculator_press_keys
    def press_keys(keys)
      Native.call(351, [self, keys], nil, false)
    end

    # Returns the keys that the calculator can take now without alert or failure.
    #
    # @return [Integer]
    # @note C: money_calculator_keys
    def keys
      Native.call(352, [self], nil, false)
    end

    # Writes the display: the operation, such as "40 + 6 x "; after `=` only the result, " = 67.9".
    #
    # @return [String]
    # @note C: money_calculator_display
    def display
      Native.call(354, [self], nil, false)
    end

    # Writes the operation, also while the display shows the result: "40 + 6 x 9.3 ÷ 2".
    #
    # @return [String]
    # @note C: money_calculator_expression
    def expression
      Native.call(355, [self], nil, false)
    end

    # Returns the state, such as MONEY_CALCULATOR_RESULT.
    #
    # @return [Symbol]
    # @note C: money_calculator_state
    def state
      Native.call(356, [self], nil, false)
    end

    # Returns the exact value of the result, in lowest terms.
    #
    # @return [Rational, nil]
    # @note C: money_calculator_exact
    def exact
      Native.call(357, [self], nil, false)
    end

    # Returns the value of money_calculator_exact as a decimal, rounded once.
    #
    # @param digits [Integer] fraction digits, 0 to 38.
    # @param rounding [Symbol] of {Words::ROUNDING}
    # @return [Decimal]
    # @note C: money_calculator_value
    def value(digits, rounding)
      Native.call(358, [self, digits, rounding], nil, false)
    end

    # Returns the value of money_calculator_exact as a decimal, rounded once.
    #
    # @param digits [Integer] fraction digits, 0 to 38.
    # @param rounding [Symbol] of {Words::ROUNDING}
    # @return [Struct with value, flags]
    # @note C: money_calculator_value
    def value_detailed(digits, rounding)
      Native.call(358, [self, digits, rounding], nil, true)
    end

    # Returns how many fraction digits a result shows at most.
    #
    # @return [Integer]
    # @note C: money_calculator_digits
    def digits
      Native.call(359, [self], nil, false)
    end

    # Sets how many fraction digits (0 to 38) a result shows at most.
    #
    # @param digits [Integer]
    # @return [nil]
    # @note C: money_calculator_set_digits
    def set_digits(digits)
      Native.call(360, [self, digits], nil, false)
    end

    # @see #set_digits
    def digits=(digits)
      set_digits(digits)
    end

    # Sets the function that the library notifies of displays.
    #
    # @param display_callback [Integer, nil]
    # @return [nil]
    # @note C: money_calculator_on_display
    # @yield [told] after the call that made the change has returned
    def on_display(display_callback = nil, &block)
      Native.listen(364, self, display_callback || block)
    end

    # Sets the function that the library notifies of alerts.
    #
    # @param alert_callback [Integer, nil]
    # @return [nil]
    # @note C: money_calculator_on_alert
    # @yield [told] after the call that made the change has returned
    def on_alert(alert_callback = nil, &block)
      Native.listen(365, self, alert_callback || block)
    end

    # Returns the revision: a number that grows with each change of the operation or of the digits
    # shown.
    #
    # @return [Integer]
    # @note C: money_calculator_revision
    def revision
      Native.call(366, [self], nil, false)
    end

    # Writes a calculator, in any state, as JSON.
    #
    # @return [String]
    # @note C: money_calculator_to_json
    def to_json(*)
      Native.call(367, [self], nil, false)
    end

    # Makes a calculator from the JSON of money_calculator_to_json.
    #
    # @param json [String]
    # @return [Calculator]
    # @note C: money_calculator_from_json
    def self.from_json(json)
      Native.call(368, [json], nil, false)
    end
  end

  # A feed, which keeps up to date what a provider publishes. One thread at a time may use a feed. At
  # most one request is under way for each thing: for a document, for the price quote of a symbol, or
  # for a store of transactions.
  class Feed < Handle
    # Makes a feed that has nothing yet.
    #
    # @param provider [Symbol] of {Words::PROVIDER} a MONEY_PROVIDER_.
    # @param options [Hash] the fields of FeedOptions
    # @note C: money_feed_new
    def initialize(provider, **options)
      super()
      Native.make(370, self, [provider], options)
    end

    # Gives the next request to send.
    #
    # @param now [Time, Integer, nil] the present instant.
    # @return [FeedRequest]
    # @note C: money_feed_next
    def next(now = nil)
      Native.call(372, [self, now], nil, false)
    end

    # Receives a header of a response, before money_feed_receive_response.
    #
    # @param id [Integer]
    # @param name [String] the name of the header, in capitals or not.
    # @param value [String] the value of the header.
    # @return [nil]
    # @note C: money_feed_receive_header
    def receive_header(id, name, value)
      Native.call(379, [self, id, name, value], nil, false)
    end

    # Receives the response to a request.
    #
    # @param id [Integer] the number of a request that is under way.
    # @param http_status [Integer] 100 to 999.
    # @param content_type [String, nil] the header's value; NULL or "": not known, so that the feed
    #   judges by the body.
    # @param body [String, nil] NULL with length 0: none.
    # @param now [Time, Integer, nil] the present instant.
    # @return [nil]
    # @note C: money_feed_receive_response
    def receive_response(id, http_status, content_type = nil, body = nil, now = nil)
      Native.call(380, [self, id, http_status, content_type, body, now], nil, false)
    end

    # Reports that a request failed without a response.
    #
    # @param id [Integer]
    # @param reason [Symbol] of {Words::TRANSPORT_FAILURE} a MONEY_TRANSPORT_.
    # @param now [Time, Integer, nil]
    # @return [nil]
    # @note C: money_feed_fail_request
    def fail_request(id, reason, now = nil)
      Native.call(381, [self, id, reason, now], nil, false)
    end

    # Notifies the feed that the network is available again.
    #
    # @param now [Time, Integer, nil]
    # @return [nil]
    # @note C: money_feed_notify_online
    def notify_online(now = nil)
      Native.call(382, [self, now], nil, false)
    end

    # Makes everything due again, however fresh it is, but not what is under way.
    #
    # @return [nil]
    # @note C: money_feed_refresh
    def refresh
      Native.call(383, [self], nil, false)
    end

    # Counts the requests that are under way.
    #
    # @return [Integer]
    # @note C: money_feed_pending_count
    def pending_count
      Native.call(384, [self], nil, false)
    end

    # Writes how a feed is doing at a moment.
    #
    # @param now [Time, Integer, nil]
    # @return [FeedInfo]
    # @note C: money_feed_info
    def info(now = nil)
      Native.call(385, [self, now], nil, false)
    end

    # Writes the last failure that no success has followed.
    #
    # @param key [String, nil] NULL or "": of everything. A symbol: of its price quote. The id of a
    #   transaction: of what was last saved or removed under it.
    # @return [Failure]
    # @note C: money_feed_failure
    def failure(key = nil)
      Native.call(386, [self, key], nil, false)
    end

    # Sets what the feed does with exchange rates that jumped, from the next answer on.
    #
    # @param jump [Symbol] of {Words::JUMP_POLICY} a MONEY_JUMP_.
    # @return [nil]
    # @note C: money_feed_set_jump
    def set_jump(jump)
      Native.call(387, [self, jump], nil, false)
    end

    # @see #set_jump
    def jump=(jump)
      set_jump(jump)
    end

    # Writes what a feed has as JSON, for money_feed_restore after a restart.
    #
    # @return [String]
    # @note C: money_feed_to_json
    def to_json(*)
      Native.call(388, [self], nil, false)
    end

    # Gives a feed what it had before a restart, unless it has something newer.
    #
    # @param json [String] what money_feed_to_json wrote, or a document of the provider.
    # @param instant [Time, Integer, nil] when that had come: `success` of money_feed_info. A price
    #   quote has its own, which may be earlier.
    # @return [nil]
    # @note C: money_feed_restore
    def restore(json, instant = nil)
      Native.call(389, [self, json, instant], nil, false)
    end

    # Writes the revision: a number that grows with each change, and is 0 for a new feed.
    #
    # @return [Integer]
    # @note C: money_feed_revision
    def revision
      Native.call(390, [self], nil, false)
    end

    # Sets the callback that is notified of changes, in place of the one before it.
    #
    # @param callback [Integer, nil]
    # @return [nil]
    # @note C: money_feed_on_change
    # @yield [told] after the call that made the change has returned
    def on_change(callback = nil, &block)
      Native.listen(391, self, callback || block)
    end

    # Gives the exchange rates of a feed.
    #
    # @return [Rates]
    # @note C: money_feed_rates
    def rates
      Native.call(392, [self], nil, false)
    end

    # Adds a symbol whose price quote you need; one that the feed has already stays as it is.
    #
    # @param symbol [String] one line of UTF-8, 1 to MONEY_SYMBOL_SIZE - 1 bytes.
    # @return [nil]
    # @note C: money_feed_add_symbol
    def add_symbol(symbol)
      Native.call(393, [self, symbol], nil, false)
    end

    # Removes a symbol with its price quote.
    #
    # @param symbol [String]
    # @return [nil]
    # @note C: money_feed_remove_symbol
    def remove_symbol(symbol)
      Native.call(394, [self, symbol], nil, false)
    end

    # Counts the symbols.
    #
    # @return [Integer]
    # @note C: money_feed_symbol_count
    def symbol_count
      Native.call(395, [self], nil, false)
    end

    # Writes the symbol at an index, in the order in which you added them.
    #
    # @param index [Integer]
    # @return [String]
    # @note C: money_feed_symbol_at
    def symbol_at(index)
      Native.call(396, [self, index], nil, false)
    end

    # Writes the last good price quote of a symbol, which you may hand to money_portfolio_value.
    #
    # @param symbol [String]
    # @param now [Time, Integer, nil]
    # @return [PriceQuote]
    # @note C: money_feed_price_quote
    def price_quote(symbol, now = nil)
      Native.call(397, [self, symbol, now], nil, false)
    end

    # Writes the last good price quote of a symbol, which you may hand to money_portfolio_value.
    #
    # @param symbol [String]
    # @param now [Time, Integer, nil]
    # @return [Struct with quote, state, age]
    # @note C: money_feed_price_quote
    def price_quote_detailed(symbol, now = nil)
      Native.call(397, [self, symbol, now], nil, true)
    end

    # Gives the transactions of a feed, as the store last had them, with what it has acknowledged
    # since.
    #
    # @return [Portfolio]
    # @note C: money_feed_portfolio
    def portfolio
      Native.call(398, [self], nil, false)
    end

    # Asks the store to save a transaction: to add it, or to replace the one with its id.
    #
    # @param transaction [Hash] the transaction to save. Where several programs share a store, give it
    #   an id.
    # @param lots [Array<Hash>] as in money_portfolio_add.
    # @return [Transaction]
    # @note C: money_feed_put
    def put(transaction, lots = nil)
      Native.call(399, [self, transaction, lots], nil, false)
    end

    # Asks the store to remove a transaction, under the rules of money_feed_put.
    #
    # @param id [String]
    # @return [nil]
    # @note C: money_feed_remove
    def remove(id)
      Native.call(400, [self, id], nil, false)
    end

    # Writes what happened to the last transaction that was to be saved or removed under an id.
    #
    # @param id [String]
    # @return [Symbol]
    # @note C: money_feed_operation
    def operation(id)
      Native.call(401, [self, id], nil, false)
    end
  end

  # A request to send. It is yours and does not change. Only a request holds the feed's key; no other
  # text of the library does.
  class FeedRequest < Handle
    # Returns the number with which you hand in the answer.
    #
    # @return [Integer]
    # @note C: money_feed_request_id
    def id
      Native.call(374, [self], nil, false)
    end

    # Returns "GET", "PUT" or "DELETE", or "" for NULL.
    #
    # @return [String]
    # @note C: money_feed_request_method
    def http_method
      Native.call(375, [self], nil, false)
    end

    # Returns the percent-encoded URL, or "" for NULL.
    #
    # @return [String]
    # @note C: money_feed_request_url
    def url
      Native.call(376, [self], nil, false)
    end

    # Returns the header lines, each "Name: value\n", or "" for none and for NULL.
    #
    # @return [String]
    # @note C: money_feed_request_headers
    def headers
      Native.call(377, [self], nil, false)
    end

    # Returns the NUL-terminated body to send, or NULL for none and for NULL.
    #
    # @return [String]
    # @note C: money_feed_request_body
    def body
      Native.call(378, [self], nil, false)
    end
  end

  # A converter: two currencies, the input, rates and what happened to them, and options.
  class Converter < Handle
    # Makes a converter without input and without rates.
    #
    # @param source [String] any code of a provider's list; it may equal `target`.
    # @param target [String]
    # @param options [Hash] the fields of ConverterOptions
    # @note C: money_converter_new
    def initialize(source, target, **options)
      super()
      Native.make(403, self, [source, target], options)
    end

    # Sets the input, as a person has typed it so far.
    #
    # @param text [String, nil] at most MONEY_INPUT_MAX bytes; NULL with length 0: no input.
    # @return [nil]
    # @note C: money_converter_set_amount
    def set_amount(text = nil)
      Native.call(405, [self, text], nil, false)
    end

    # @see #set_amount
    def amount=(text)
      set_amount(text)
    end

    # Writes the input as it was typed.
    #
    # @return [String]
    # @note C: money_converter_amount
    def amount
      Native.call(406, [self], nil, false)
    end

    # Sets the currencies.
    #
    # @param source [String, nil] NULL or "": the converter keeps its source.
    # @param target [String, nil] NULL or "": the converter keeps its target.
    # @return [nil]
    # @note C: money_converter_set_pair
    def set_pair(source = nil, target = nil)
      Native.call(407, [self, source, target], nil, false)
    end

    # Exchanges source and target.
    #
    # @return [nil]
    # @note C: money_converter_swap
    def swap
      Native.call(408, [self], nil, false)
    end

    # Sets the locale in which the converter reads and writes amounts.
    #
    # @param locale [String, nil] NULL or "": plain decimals.
    # @return [nil]
    # @note C: money_converter_set_locale
    def set_locale(locale = nil)
      Native.call(409, [self, locale], nil, false)
    end

    # @see #set_locale
    def locale=(locale)
      set_locale(locale)
    end

    # Sets the tables that have the converter's locale; NULL: those inside of the library.
    #
    # @param options [Hash]
    # @option options [Locales, nil] :locales tables that you loaded.
    # @return [nil]
    # @note C: money_converter_set_locales
    def set_locales(**options)
      Native.call(410, [self], options, false)
    end

    # Replaces all options.
    #
    # @param options [Hash] the fields of ConverterOptions
    # @return [nil]
    # @note C: money_converter_set_options
    def set_options(**options)
      Native.call(411, [self], options, false)
    end

    # Asks for new rates, however fresh the present ones are.
    #
    # @return [nil]
    # @note C: money_converter_refresh
    def refresh
      Native.call(412, [self], nil, false)
    end

    # Notes that you asked for rates and that the answer is on its way.
    #
    # @return [nil]
    # @note C: money_converter_set_loading
    def set_loading
      Native.call(413, [self], nil, false)
    end

    # Hands over rates that have arrived; they replace the present ones.
    #
    # @param rates [Rates] the rate table, which the converter shares.
    # @param origin [Symbol] of {Words::ORIGIN} any origin except MONEY_ORIGIN_NONE.
    # @param received [Time, Integer, nil] when the rates arrived; for rates of a store, when they
    #   first arrived. MONEY_INSTANT_NONE: unknown, and the rates never become too old.
    # @return [nil]
    # @note C: money_converter_set_rates
    def set_rates(rates, origin, received = nil)
      Native.call(414, [self, rates, origin, received], nil, false)
    end

    # Notes that rates could not be had.
    #
    # @param failure [Symbol] of {Words::STATUS} why: a MONEY_ERR_ value, or any other number above 0.
    # @param reason [String, nil] one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with
    #   length 0: none.
    # @return [nil]
    # @note C: money_converter_set_rates_failure
    def set_rates_failure(failure, reason = nil)
      Native.call(415, [self, failure, reason], nil, false)
    end

    # Takes the present state of a feed of rates, in place of the three calls before.
    #
    # @param feed [Feed]
    # @return [nil]
    # @note C: money_converter_take_feed
    def take_feed(feed)
      Native.call(416, [self, feed], nil, false)
    end

    # Returns what the converter shows at a moment.
    #
    # @param now [Time, Integer, nil] the moment, for the ages; MONEY_INSTANT_NONE: no rates are too
    #   old.
    # @return [ConverterInfo]
    # @note C: money_converter_info
    def info(now = nil)
      Native.call(417, [self, now], nil, false)
    end

    # Returns the converted amount, as money_rates_convert gives it at the newest rates, with its
    # provenance.
    #
    # @param now [Time, Integer, nil] the moment, for the age of the rates, or MONEY_INSTANT_NONE.
    # @return [Money]
    # @note C: money_converter_result
    def result(now = nil)
      Native.call(418, [self, now], nil, false)
    end

    # Returns the converted amount, as money_rates_convert gives it at the newest rates, with its
    # provenance.
    #
    # @param now [Time, Integer, nil] the moment, for the age of the rates, or MONEY_INSTANT_NONE.
    # @return [Struct with result, details]
    # @note C: money_converter_result
    def result_detailed(now = nil)
      Native.call(418, [self, now], nil, true)
    end

    # Writes the converted amount: plain digits ("4.88"), or as the locale writes it; "" if there is
    # none.
    #
    # @return [String]
    # @note C: money_converter_text
    def text
      Native.call(419, [self], nil, false)
    end

    # Returns the exact rate from source to target, whatever the input is.
    #
    # @param now [Time, Integer, nil] the moment, for the age of the rates, or MONEY_INSTANT_NONE.
    # @return [Conversion]
    # @note C: money_converter_rate
    def rate(now = nil)
      Native.call(420, [self, now], nil, false)
    end

    # Writes the value of one unit of the source: "1 EUR = 1.1172 USD"; "" if there is no rate.
    #
    # @return [String]
    # @note C: money_converter_unit_rate
    def unit_rate
      Native.call(421, [self], nil, false)
    end

    # Writes why the converter failed, or why its rates could not be had or renewed: "no rate from USD
    # to XAF"; "" if nothing failed.
    #
    # @return [String]
    # @note C: money_converter_reason
    def reason
      Native.call(422, [self], nil, false)
    end

    # Writes a converter as JSON: pair, input, locale and options, without rates and registry.
    #
    # @return [String]
    # @note C: money_converter_to_json
    def to_json(*)
      Native.call(423, [self], nil, false)
    end

    # Makes a converter from the JSON of money_converter_to_json, without rates.
    #
    # @param json [String]
    # @param options [Hash]
    # @option options [CurrencyRegistry, nil] :registry your own currencies; the converter copies
    #   them.
    # @return [Converter]
    # @note C: money_converter_from_json
    def self.from_json(json, **options)
      Native.call(424, [json], options, false)
    end

    # Returns the revision: 0 for a new converter, and one more after each change.
    #
    # @return [Integer]
    # @note C: money_converter_revision
    def revision
      Native.call(425, [self], nil, false)
    end

    # Sets the function that the library notifies of changes.
    #
    # @param callback [Integer, nil]
    # @return [nil]
    # @note C: money_converter_on_change
    # @yield [told] after the call that made the change has returned
    def on_change(callback = nil, &block)
      Native.listen(426, self, callback || block)
    end
  end

  # A list of at most 4096 currencies to choose from. A name is CLDR's in the list's language, or else
  # the provider's, or else the code. Sorting by name follows UTS #10 with CLDR's root collation as
  # far as names of currencies need it: letters count first, then accents, then case. In Spanish ñ
  # comes after n. In Japanese kana come in their order, then kanji in the order of JIS X 0208.
  # docs/guide/locales.md says more.
  class CurrencyList < Handle
    # Makes an empty list, sorted by name.
    #
    # @param language [String] a locale of a language with names: de, en, es, fr, it, ja, pt. A list
    #   in another language starts in one of these, and then takes tables with
    #   money_currency_list_set_locales.
    # @note C: money_currency_list_new
    def initialize(language)
      super()
      Native.make(427, self, [language], nil)
    end

    # Adds a currency as a provider lists it; the library need not know its code.
    #
    # @param code [String]
    # @param name [String, nil] the provider's name, at most 255 bytes, of which a row has up to 127;
    #   NULL with length 0: none.
    # @return [nil]
    # @note C: money_currency_list_add
    def add(code, name = nil)
      Native.call(429, [self, code, name], nil, false)
    end

    # Adds the currencies that ISO 4217 has today and the list has not.
    #
    # @return [nil]
    # @note C: money_currency_list_add_current
    def add_current
      Native.call(430, [self], nil, false)
    end

    # Adds the currencies of a provider's document, all or none.
    #
    # @param json [String]
    # @return [nil]
    # @note C: money_currency_list_add_json
    def add_json(json)
      Native.call(431, [self, json], nil, false)
    end

    # Adds the currencies that a feed of currencies has, under the rules of
    # money_currency_list_add_json.
    #
    # @param feed [Feed]
    # @return [nil]
    # @note C: money_currency_list_take_feed
    def take_feed(feed)
      Native.call(432, [self, feed], nil, false)
    end

    # Sets the language of names and of sorting.
    #
    # @param language [String]
    # @return [nil]
    # @note C: money_currency_list_set_language
    def set_language(language)
      Native.call(433, [self, language], nil, false)
    end

    # @see #set_language
    def language=(language)
      set_language(language)
    end

    # Sets the tables that have the list's language; NULL: those inside of the library.
    #
    # @param options [Hash]
    # @option options [Locales, nil] :locales tables that you loaded.
    # @return [nil]
    # @note C: money_currency_list_set_locales
    def set_locales(**options)
      Native.call(434, [self], options, false)
    end

    # Shows the currencies that have a text in name or code, whatever its case and accents: "dolar"
    # finds "Dólar".
    #
    # @param text [String, nil] at most 255 bytes; the list ignores blanks around it. Blanks alone, or
    #   NULL with length 0: all.
    # @return [nil]
    # @note C: money_currency_list_set_search
    def set_search(text = nil)
      Native.call(435, [self, text], nil, false)
    end

    # @see #set_search
    def search=(text)
      set_search(text)
    end

    # Sets the order.
    #
    # @param sort [Symbol] of {Words::CURRENCY_LIST_SORT}
    # @return [nil]
    # @note C: money_currency_list_set_sort
    def set_sort(sort)
      Native.call(436, [self, sort], nil, false)
    end

    # @see #set_sort
    def sort=(sort)
      set_sort(sort)
    end

    # Makes a currency of the list a favourite (1), or no favourite (0).
    #
    # @param code [String]
    # @param is_favourite [Boolean]
    # @return [nil]
    # @note C: money_currency_list_set_favourite
    def set_favourite(code, is_favourite)
      Native.call(437, [self, code, is_favourite], nil, false)
    end

    # Shows only favourites (1), or all currencies (0).
    #
    # @param is_only [Boolean]
    # @return [nil]
    # @note C: money_currency_list_set_favourites_only
    def set_favourites_only(is_only)
      Native.call(438, [self, is_only], nil, false)
    end

    # @see #set_favourites_only
    def favourites_only=(is_only)
      set_favourites_only(is_only)
    end

    # Marks the currencies that a rate table has, and also those that you add later.
    #
    # @param options [Hash]
    # @option options [Rates, nil] :rates the rate table, which the list shares; NULL: the list marks
    #   none.
    # @return [nil]
    # @note C: money_currency_list_mark
    def mark(**options)
      Native.call(439, [self], options, false)
    end

    # Returns how many currencies the list shows.
    #
    # @return [Integer]
    # @note C: money_currency_list_count
    def count
      Native.call(440, [self], nil, false)
    end

    # Returns the currency that the list shows at an index.
    #
    # @param index [Integer]
    # @return [CurrencyListItem]
    # @note C: money_currency_list_at
    def at(index)
      Native.call(441, [self, index], nil, false)
    end

    # Writes the currencies that the list shows from an index on, as many as there are and as your
    # array has room for.
    #
    # @return [Array<CurrencyListItem>]
    # @note C: money_currency_list_items
    def items(**options)
      Native.call(442, [self], options, false)
    end

    # Writes the settings of a list as JSON: language, order, favourites, and whether it shows only
    # favourites.
    #
    # @return [String]
    # @note C: money_currency_list_to_json
    def to_json(*)
      Native.call(443, [self], nil, false)
    end

    # Sets an existing list to the settings that money_currency_list_to_json wrote, all of them or
    # none.
    #
    # @param json [String]
    # @return [nil]
    # @note C: money_currency_list_restore
    def restore(json)
      Native.call(444, [self, json], nil, false)
    end

    # Returns the state of the list, such as MONEY_LIST_NOTHING_FOUND.
    #
    # @return [Symbol]
    # @note C: money_currency_list_state
    def state
      Native.call(445, [self], nil, false)
    end

    # Returns the revision: 0 for a new list, and a greater number after each change.
    #
    # @return [Integer]
    # @note C: money_currency_list_revision
    def revision
      Native.call(446, [self], nil, false)
    end

    # Sets the function that the library notifies of changes.
    #
    # @param callback [Integer, nil]
    # @return [nil]
    # @note C: money_currency_list_on_change
    # @yield [told] after the call that made the change has returned
    def on_change(callback = nil, &block)
      Native.listen(447, self, callback || block)
    end
  end

  # A portfolio view, which a screen watches. One thread at a time may use a view.
  class PortfolioView < Handle
    # Makes a portfolio view that is loading.
    #
    # @param options [Hash] the fields of ValuationOptions
    # @note C: money_portfolio_view_new
    def initialize(**options)
      super()
      Native.make(448, self, [], options)
    end

    # Hands in the transactions that have arrived, in place of those that the view had.
    #
    # @param portfolio [Portfolio] the view copies it, so that your later changes of it do not show.
    # @return [nil]
    # @note C: money_portfolio_view_set_transactions
    def set_transactions(portfolio)
      Native.call(450, [self, portfolio], nil, false)
    end

    # @see #set_transactions
    def transactions=(portfolio)
      set_transactions(portfolio)
    end

    # Notes that transactions could not be retrieved.
    #
    # @param reason [String, nil] one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with
    #   length 0 is none.
    # @return [nil]
    # @note C: money_portfolio_view_set_transactions_failure
    def set_transactions_failure(reason = nil)
      Native.call(451, [self, reason], nil, false)
    end

    # @see #set_transactions_failure
    def transactions_failure=(reason)
      set_transactions_failure(reason)
    end

    # Hands in price quotes that have arrived, each in place of its symbol's.
    #
    # @param quotes [Array<Hash>]
    # @return [nil]
    # @note C: money_portfolio_view_set_quotes
    def set_quotes(quotes)
      Native.call(452, [self, quotes], nil, false)
    end

    # @see #set_quotes
    def quotes=(quotes)
      set_quotes(quotes)
    end

    # Notes that prices could not be had.
    #
    # @param reason [String, nil] as in money_portfolio_view_set_transactions_failure.
    # @return [nil]
    # @note C: money_portfolio_view_set_quotes_failure
    def set_quotes_failure(reason = nil)
      Native.call(453, [self, reason], nil, false)
    end

    # @see #set_quotes_failure
    def quotes_failure=(reason)
      set_quotes_failure(reason)
    end

    # Sets the rate table, in place of the one before it.
    #
    # @param options [Hash]
    # @option options [Rates, nil] :rates the view shares it; NULL if nothing needs an exchange rate.
    # @return [nil]
    # @note C: money_portfolio_view_set_rates
    def set_rates(**options)
      Native.call(454, [self], options, false)
    end

    # Hands in what a feed of transactions or of price quotes has, and why it could not get anything
    # newer.
    #
    # @param feed [Feed]
    # @return [nil]
    # @note C: money_portfolio_view_take_feed
    def take_feed(feed)
      Native.call(455, [self, feed], nil, false)
    end

    # Writes the state at a moment.
    #
    # @param now [Time, Integer, nil] from which the age of prices counts, or MONEY_INSTANT_NONE.
    # @return [Symbol]
    # @note C: money_portfolio_view_state
    def state(now = nil)
      Native.call(456, [self, now], nil, false)
    end

    # Writes why the view is in a state of failure, or "" if it is not.
    #
    # @return [String]
    # @note C: money_portfolio_view_reason
    def reason
      Native.call(457, [self], nil, false)
    end

    # Values the portfolio at a moment: its summary and its positions, for the screen.
    #
    # @param now [Time, Integer, nil]
    # @return [Valuation]
    # @note C: money_portfolio_view_value
    def value(now = nil)
      Native.call(458, [self, now], nil, false)
    end

    # Counts the symbols that need a price: those of which shares are held.
    #
    # @return [Integer]
    # @note C: money_portfolio_view_symbol_count
    def symbol_count
      Native.call(459, [self], nil, false)
    end

    # Writes the symbol at an index, in the order of their bytes.
    #
    # @param index [Integer]
    # @return [String]
    # @note C: money_portfolio_view_symbol_at
    def symbol_at(index)
      Native.call(460, [self, index], nil, false)
    end

    # Writes the revision: a number that grows by one with each change, and is 0 for a new view.
    #
    # @return [Integer]
    # @note C: money_portfolio_view_revision
    def revision
      Native.call(461, [self], nil, false)
    end

    # Sets the callback that is notified of changes, in place of the one before it.
    #
    # @param callback [Integer, nil]
    # @return [nil]
    # @note C: money_portfolio_view_on_change
    # @yield [told] after the call that made the change has returned
    def on_change(callback = nil, &block)
      Native.listen(462, self, callback || block)
    end
  end

  # A purchase or sale while a person types it. Freeing a form changes no portfolio. One thread at a
  # time may use a form.
  class OrderForm < Handle
    # Makes an empty order form.
    #
    # @param portfolio [Portfolio] the form takes currency and registry from it. You may save the form
    #   in any portfolio.
    # @param currency [String, nil] the currency of the sum; NULL or "" is the portfolio's.
    # @param ticker_rule [Symbol] of {Words::TICKER_RULE} a MONEY_TICKER_.
    # @note C: money_order_form_new
    def initialize(portfolio, currency, ticker_rule)
      super()
      Native.make(464, self, [portfolio, currency, ticker_rule], nil)
    end

    # Makes an order form that edits a stored purchase or sale.
    #
    # @param portfolio [Portfolio]
    # @param id [String]
    # @param ticker_rule [Symbol] of {Words::TICKER_RULE} a MONEY_TICKER_.
    # @return [OrderForm]
    # @note C: money_order_form_from_transaction
    def self.from_transaction(portfolio, id, ticker_rule)
      Native.call(465, [portfolio, id, ticker_rule], nil, false)
    end

    # Sets the text of a field.
    #
    # @param field [Symbol] of {Words::ORDER_FIELD} a MONEY_ORDER_.
    # @param text [String, nil] at most MONEY_TEXT_MAX - 1 bytes. No bytes, or NULL with length 0,
    #   empties the field.
    # @return [nil]
    # @note C: money_order_form_set
    def set(field, text = nil)
      Native.call(467, [self, field, text], nil, false)
    end

    # Writes what a field shows: the typed text, or what follows from the other fields, or "".
    #
    # @param field [Symbol] of {Words::ORDER_FIELD} a MONEY_ORDER_.
    # @return [String]
    # @note C: money_order_form_text
    def text(field)
      Native.call(468, [self, field], nil, false)
    end

    # Writes what is right or wrong with a field.
    #
    # @param field [Symbol] of {Words::ORDER_FIELD} a MONEY_ORDER_.
    # @return [Symbol]
    # @note C: money_order_form_state
    def state(field)
      Native.call(469, [self, field], nil, false)
    end

    # Writes the transaction of an order form whose fields are all right.
    #
    # @return [Transaction]
    # @note C: money_order_form_transaction
    def transaction
      Native.call(470, [self], nil, false)
    end

    # Saves an order form whose fields are all right: adds its transaction to a portfolio, or replaces
    # the one that it edits.
    #
    # @param portfolio [Portfolio]
    # @return [Transaction]
    # @note C: money_order_form_save
    def save(portfolio)
      Native.call(471, [self, portfolio], nil, false)
    end
  end

  # One file that keeps objects by name.
  class Store < Handle
    # Opens a store.
    #
    # @param path [String] one line of at most 4,095 bytes, NUL-terminated; ":memory:" makes a store
    #   in memory, which is gone when it is closed.
    # @param options [Hash] the fields of StoreOptions
    # @return [Store]
    # @note C: money_store_open
    def self.open(path, **options)
      Native.call(473, [path], options, false)
    end

    # Closes the file.
    #
    # @return [nil]
    # @note C: money_store_close
    def close
      Native.call(474, [self], nil, false)
    end

    # Begins a transaction: money_store_commit saves what you change from now on together.
    #
    # @return [nil]
    # @note C: money_store_begin
    def begin
      Native.call(476, [self], nil, false)
    end

    # Saves what was changed since money_store_begin, and ends the transaction.
    #
    # @return [nil]
    # @note C: money_store_commit
    def commit
      Native.call(477, [self], nil, false)
    end

    # Ends a transaction without saving anything of it.
    #
    # @return [nil]
    # @note C: money_store_rollback
    def rollback
      Native.call(478, [self], nil, false)
    end

    # Reads the whole file as the loading calls do, and fails if something in it is damaged.
    #
    # @return [nil]
    # @note C: money_store_check
    def check
      Native.call(479, [self], nil, false)
    end

    # Reads the file's revision: 0 for a new file, and one more for each change, whichever process
    # made it.
    #
    # @return [Integer]
    # @note C: money_store_revision
    def revision
      Native.call(480, [self], nil, false)
    end

    # Sets the callback that runs after each change that this handle makes, in place of the one
    # before; NULL sets none.
    #
    # @param callback [Integer, nil]
    # @return [nil]
    # @note C: money_store_on_change
    # @yield [told] after the call that made the change has returned
    def on_change(callback = nil, &block)
      Native.listen(481, self, callback || block)
    end

    # Frees the memory that the store holds only to be faster, such as SQLite's cache of pages.
    #
    # @return [nil]
    # @note C: money_store_release_memory
    def release_memory
      Native.call(482, [self], nil, false)
    end

    # Counts the names of a kind.
    #
    # @param kind [Symbol] of {Words::STORE_KIND}
    # @return [Integer]
    # @note C: money_store_name_count
    def name_count(kind)
      Native.call(483, [self, kind], nil, false)
    end

    # Reads the name at an index, in the order of the names' bytes.
    #
    # @param kind [Symbol] of {Words::STORE_KIND}
    # @param index [Integer]
    # @return [String]
    # @note C: money_store_name_at
    def name_at(kind, index)
      Native.call(484, [self, kind, index], nil, false)
    end

    # Removes the object of a name, with everything that belongs to it.
    #
    # @param kind [Symbol] of {Words::STORE_KIND}
    # @param name [String]
    # @return [nil]
    # @note C: money_store_remove
    def remove(kind, name)
      Native.call(485, [self, kind, name], nil, false)
    end

    # Saves a wallet with its journal, in place of the wallet of the same name.
    #
    # @param name [String]
    # @param wallet [Wallet]
    # @return [nil]
    # @note C: money_store_wallet_save
    def wallet_save(name, wallet)
      Native.call(486, [self, name, wallet], nil, false)
    end

    # Loads a wallet with its journal.
    #
    # @param name [String]
    # @return [Wallet]
    # @note C: money_store_wallet_load
    def wallet_load(name)
      Native.call(487, [self, name], nil, false)
    end

    # Adds an entry to a stored wallet without loading the wallet.
    #
    # @param name [String]
    # @param amount [Money, String]
    # @param options [Hash] the fields of WalletNote
    # @return [Integer]
    # @note C: money_store_wallet_add
    def wallet_add(name, amount, **options)
      Native.call(488, [self, name, amount], options, false)
    end

    # Counts the entries of a stored wallet.
    #
    # @param name [String]
    # @param currency [String, nil] NULL counts the entries of all currencies.
    # @return [Integer]
    # @note C: money_store_wallet_count
    def wallet_count(name, currency = nil)
      Native.call(489, [self, name, currency], nil, false)
    end

    # Counts the currencies that a stored wallet has entries of.
    #
    # @param name [String]
    # @return [Integer]
    # @note C: money_store_wallet_currency_count
    def wallet_currency_count(name)
      Native.call(490, [self, name], nil, false)
    end

    # Reads the currency at an index, in the order of the currencies' first entries.
    #
    # @param name [String]
    # @param index [Integer]
    # @return [String]
    # @note C: money_store_wallet_currency_at
    def wallet_currency_at(name, index)
      Native.call(491, [self, name, index], nil, false)
    end

    # Reads the sum of a currency of a stored wallet, as money_wallet_sum adds it up.
    #
    # @param name [String]
    # @param currency [String]
    # @param options [Hash]
    # @option options [CurrencyRegistry, nil] :registry as in money_wallet_sum.
    # @return [Money]
    # @note C: money_store_wallet_sum
    def wallet_sum(name, currency, **options)
      Native.call(492, [self, name, currency], options, false)
    end

    # Converts all entries of a stored wallet into one currency, as money_wallet_total does.
    #
    # @param name [String]
    # @param target [String] the currency of the total.
    # @param options [Hash] the fields of ConvertOptions
    # @option options [Rates, nil] :rates the rate table; NULL if nothing needs a rate.
    # @return [Money]
    # @note C: money_store_wallet_total
    def wallet_total(name, target, **options)
      Native.call(493, [self, name, target], options, false)
    end

    # Converts all entries of a stored wallet into one currency, as money_wallet_total does.
    #
    # @param name [String]
    # @param target [String] the currency of the total.
    # @param options [Hash] the fields of ConvertOptions
    # @option options [Rates, nil] :rates the rate table; NULL if nothing needs a rate.
    # @return [Struct with total, flags]
    # @note C: money_store_wallet_total
    def wallet_total_detailed(name, target, **options)
      Native.call(493, [self, name, target], options, true)
    end

    # Saves a portfolio, in place of the portfolio of the same name.
    #
    # @param name [String]
    # @param portfolio [Portfolio]
    # @return [nil]
    # @note C: money_store_portfolio_save
    def portfolio_save(name, portfolio)
      Native.call(494, [self, name, portfolio], nil, false)
    end

    # Loads a portfolio.
    #
    # @param name [String]
    # @param options [Hash]
    # @option options [CurrencyRegistry, nil] :registry your own currencies.
    # @return [Portfolio]
    # @note C: money_store_portfolio_load
    def portfolio_load(name, **options)
      Native.call(495, [self, name], options, false)
    end

    # Puts a transaction into a stored portfolio.
    #
    # @param name [String]
    # @param lots [Array<Hash>] the lots that a sale names; NULL with count 0 names none.
    # @param options [Hash] the fields of Transaction
    # @option options [CurrencyRegistry, nil] :registry your own currencies.
    # @return [nil]
    # @note C: money_store_transaction_save
    def transaction_save(name, lots = nil, **options)
      Native.call(496, [self, name, lots], options, false)
    end

    # Removes the transaction of an id from a stored portfolio.
    #
    # @param name [String]
    # @param id [String]
    # @return [nil]
    # @note C: money_store_transaction_remove
    def transaction_remove(name, id)
      Native.call(497, [self, name, id], nil, false)
    end

    # Saves a catalogue of products, in place of the catalogue of the same name.
    #
    # @param name [String]
    # @param catalogue [Catalogue]
    # @return [nil]
    # @note C: money_store_catalogue_save
    def catalogue_save(name, catalogue)
      Native.call(498, [self, name, catalogue], nil, false)
    end

    # Loads a catalogue.
    #
    # @param name [String]
    # @return [Catalogue]
    # @note C: money_store_catalogue_load
    def catalogue_load(name)
      Native.call(499, [self, name], nil, false)
    end

    # Saves a basket, in place of the basket of the same name.
    #
    # @param name [String]
    # @param basket [Basket]
    # @return [nil]
    # @note C: money_store_basket_save
    def basket_save(name, basket)
      Native.call(500, [self, name, basket], nil, false)
    end

    # Loads a basket.
    #
    # @param name [String]
    # @param options [Hash]
    # @option options [Catalogue, nil] :catalogue the products that can be added to the basket; NULL:
    #   only those that are in it.
    # @return [Basket]
    # @note C: money_store_basket_load
    def basket_load(name, **options)
      Native.call(501, [self, name], options, false)
    end

    # Spends an amount of a stored wallet: the call adds an entry of the amount below 0.
    #
    # @param name [String]
    # @param amount [Money, String] more than 0.
    # @param options [Hash]
    # @option options [Hash] :note the fields of WalletNote
    # @option options [Hash] :movement the fields of MovementOptions
    # @return [Integer]
    # @note C: money_store_wallet_spend
    def wallet_spend(name, amount, **options)
      Native.call(503, [self, name, amount], options, false)
    end

    # Holds an amount of a stored wallet, as money_wallet_hold does.
    #
    # @param name [String]
    # @param amount [Money, String] more than 0.
    # @param options [Hash]
    # @option options [Hash] :note the fields of WalletNote
    # @option options [Hash] :movement the fields of MovementOptions
    # @return [Integer]
    # @note C: money_store_wallet_hold
    def wallet_hold(name, amount, **options)
      Native.call(504, [self, name, amount], options, false)
    end

    # Commits a hold of a stored wallet, as money_wallet_commit does.
    #
    # @param name [String]
    # @param hold [Integer]
    # @param options [Hash] the fields of MovementOptions
    # @return [Integer]
    # @note C: money_store_wallet_commit
    def wallet_commit(name, hold, **options)
      Native.call(505, [self, name, hold], options, false)
    end

    # Commits an amount of a hold of a stored wallet, as money_wallet_commit_amount does.
    #
    # @param name [String]
    # @param hold [Integer]
    # @param amount [Money, String] more than 0, and at most what is held, in the hold's currency.
    # @param options [Hash] the fields of MovementOptions
    # @return [Integer]
    # @note C: money_store_wallet_commit_amount
    def wallet_commit_amount(name, hold, amount, **options)
      Native.call(506, [self, name, hold, amount], options, false)
    end

    # Releases a hold of a stored wallet, as money_wallet_release does.
    #
    # @param name [String]
    # @param hold [Integer]
    # @param options [Hash] the fields of MovementOptions
    # @return [nil]
    # @note C: money_store_wallet_release
    def wallet_release(name, hold, **options)
      Native.call(507, [self, name, hold], options, false)
    end

    # Moves amounts between stored wallets, as money_wallet_transfer does: all legs or none.
    #
    # @param legs [Array<Hash>] 1 to 1,024 legs.
    # @param options [Hash]
    # @option options [Hash] :note the fields of WalletNote
    # @option options [Hash] :movement the fields of MovementOptions
    # @return [Array<LegEntries>]
    # @note C: money_store_wallet_transfer
    def wallet_transfer(legs, **options)
      Native.call(509, [self, legs], options, false)
    end

    # Exchanges amounts in a stored wallet at the rates of a rate table, as money_wallet_exchange
    # does: all legs or none.
    #
    # @param name [String]
    # @param legs [Array<Hash>] 1 to 1,024 legs.
    # @param options [Hash]
    # @option options [Rates, nil] :rates the rate table; NULL if nothing needs a rate.
    # @option options [Hash] :options the fields of ConvertOptions
    # @option options [Hash] :note the fields of WalletNote
    # @option options [Hash] :movement the fields of MovementOptions
    # @return [Array<LegEntries>]
    # @note C: money_store_wallet_exchange
    def wallet_exchange(name, legs, **options)
      Native.call(510, [self, name, legs], options, false)
    end

    # Saves a rate table as it is quoted, with its dates, source and instant, in place of the one of
    # the same name and instant.
    #
    # @param name [String]
    # @param rates [Rates]
    # @return [nil]
    # @note C: money_store_rates_save
    def rates_save(name, rates)
      Native.call(511, [self, name, rates], nil, false)
    end

    # Adds rates with dates to the newest rate table of a name, in place of the rates of the same
    # days.
    #
    # @param name [String]
    # @param rates [Rates] rates with dates, and with the base currency of the stored ones.
    # @return [nil]
    # @note C: money_store_rates_add
    def rates_add(name, rates)
      Native.call(512, [self, name, rates], nil, false)
    end

    # Loads a rate table.
    #
    # @param name [String]
    # @param as_of [Time, Integer, nil] the call loads the newest rates that were published at this
    #   instant or before; MONEY_INSTANT_NONE: the newest.
    # @return [Rates]
    # @note C: money_store_rates_load
    def rates_load(name, as_of = nil)
      Native.call(513, [self, name, as_of], nil, false)
    end

    # Counts the rate tables of a name.
    #
    # @param name [String]
    # @return [Integer]
    # @note C: money_store_rates_count
    def rates_count(name)
      Native.call(514, [self, name], nil, false)
    end

    # Reads the instant at which the rates at an index were published, newest first.
    #
    # @param name [String]
    # @param index [Integer]
    # @return [Time, nil]
    # @note C: money_store_rates_at
    def rates_at(name, index)
      Native.call(515, [self, name, index], nil, false)
    end

    # Reads the instants of money_store_rates_at from index `first` on into an array.
    #
    # @param name [String]
    # @return [Array<Time, nil>]
    # @note C: money_store_rates_instants
    def rates_instants(name, **options)
      Native.call(516, [self, name], options, false)
    end

    # Removes the rates of a name that were published before an instant.
    #
    # @param name [String]
    # @param instant [Time, Integer, nil] not MONEY_INSTANT_NONE.
    # @return [Integer]
    # @note C: money_store_rates_remove_before
    def rates_remove_before(name, instant = nil)
      Native.call(517, [self, name, instant], nil, false)
    end

    # Saves all currencies of a list, shown or not, with the names that their provider gives them, in
    # place of those of the same name.
    #
    # @param name [String]
    # @param list [CurrencyList]
    # @return [nil]
    # @note C: money_store_currencies_save
    def currencies_save(name, list)
      Native.call(518, [self, name, list], nil, false)
    end

    # Loads currencies as a list.
    #
    # @param name [String]
    # @param language [String] as in money_currency_list_new.
    # @return [CurrencyList]
    # @note C: money_store_currencies_load
    def currencies_load(name, language)
      Native.call(519, [self, name, language], nil, false)
    end

    # Puts a setting in, in place of the one of the same key.
    #
    # @param key [String] a key, under the rules of names.
    # @param value [String] UTF-8, at most MONEY_DOCUMENT_MAX bytes.
    # @param instant [Time, Integer, nil] the instant that belongs to the value, such as when it was
    #   chosen or received; or MONEY_INSTANT_NONE.
    # @return [nil]
    # @note C: money_store_setting_save
    def setting_save(key, value, instant = nil)
      Native.call(520, [self, key, value, instant], nil, false)
    end

    # Reads the value of a setting, and its instant.
    #
    # @param key [String]
    # @return [String]
    # @note C: money_store_setting
    def setting(key)
      Native.call(521, [self, key], nil, false)
    end

    # Reads the value of a setting, and its instant.
    #
    # @param key [String]
    # @return [Struct with buffer, instant]
    # @note C: money_store_setting
    def setting_detailed(key)
      Native.call(521, [self, key], nil, true)
    end

    # Counts the settings.
    #
    # @return [Integer]
    # @note C: money_store_setting_count
    def setting_count
      Native.call(522, [self], nil, false)
    end

    # Reads the key at an index, in the order of the keys' bytes.
    #
    # @param index [Integer]
    # @return [String]
    # @note C: money_store_setting_key_at
    def setting_key_at(index)
      Native.call(523, [self, index], nil, false)
    end

    # Removes a setting.
    #
    # @param key [String]
    # @return [nil]
    # @note C: money_store_setting_remove
    def setting_remove(key)
      Native.call(524, [self, key], nil, false)
    end

    # Puts price quotes in, all or none.
    #
    # @param quotes [Array<Hash>] quotes with a symbol each; NULL with count 0 changes nothing.
    # @return [nil]
    # @note C: money_store_quotes_save
    def quotes_save(quotes = nil)
      Native.call(525, [self, quotes], nil, false)
    end

    # Reads the quote of a symbol.
    #
    # @param symbol [String]
    # @return [PriceQuote]
    # @note C: money_store_quote
    def quote(symbol)
      Native.call(526, [self, symbol], nil, false)
    end

    # Counts the quotes.
    #
    # @return [Integer]
    # @note C: money_store_quote_count
    def quote_count
      Native.call(527, [self], nil, false)
    end

    # Reads the quote at an index, in the order of the symbols.
    #
    # @param index [Integer]
    # @return [PriceQuote]
    # @note C: money_store_quote_at
    def quote_at(index)
      Native.call(528, [self, index], nil, false)
    end

    # Reads the quotes from index `first` on into an array, in the order of the symbols.
    #
    # @return [Array<PriceQuote>]
    # @note C: money_store_quotes
    def quotes(**options)
      Native.call(529, [self], options, false)
    end

    # Removes the quote of a symbol.
    #
    # @param symbol [String]
    # @return [nil]
    # @note C: money_store_quote_remove
    def quote_remove(symbol)
      Native.call(530, [self, symbol], nil, false)
    end
  end
end
