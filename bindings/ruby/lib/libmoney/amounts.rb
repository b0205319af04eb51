# frozen_string_literal: true

module LibMoney
  # A column of amounts: 64-bit integers that count minor units, or coefficients of one scale. The values are a binary
  # String of native 64-bit integers, as `pack("q*")` makes it, or an Array of Integers.
  #
  #     prices = Amounts.new([1050, 250, 99], "EUR")
  #     prices.convert(rates, "USD").to_a      # 11.73 USD, 2.79 USD, 1.11 USD
  #
  # A row is null where its bit of `validity` is 0; `validity` is a String of bits, the lowest first. A column is frozen.
  class Amounts
    include Enumerable

    # The options of a program; the other fields are memory of the column.
    OPTIONS = %i[date max_gap digits rounding method threads stale registry now fresh_for].freeze
    private_constant :OPTIONS

    # @return [String] the packed integers
    attr_reader :values
    # @return [Array<String>] the codes of the currencies
    attr_reader :codes
    # @return [String, nil] the packed indices of the rows' codes, or `nil` for a column of one currency
    attr_reader :indices
    # @return [Integer, nil] the number of fraction digits, or `nil` for minor units
    attr_reader :scale
    # @return [String, nil] a bitmap of one bit a row, or `nil` without nulls
    attr_reader :validity
    # @return [Array<Integer>, nil] the status of each row after a call with `failures: :null`
    attr_reader :statuses
    # @return [Integer] the number of rows
    attr_reader :length
    alias size length

    # @param values [Array<Integer>, String]
    # @param currency [String, Array<String>] a code, or several
    # @param scale [Integer, nil] the number of fraction digits of the values; `nil` for minor units
    # @param validity [String, nil]
    # @param indices [Array<Integer>, String, nil] the index of each row's code
    # @param registry [CurrencyRegistry, nil] user-defined currencies
    def initialize(values, currency, scale: nil, validity: nil, indices: nil, statuses: nil, registry: nil)
      @values = packed(values, "q*", 8)
      @length = @values.bytesize / 8
      @codes = Array(currency).map(&:to_s).freeze
      @indices = indices && packed(indices, "l*", 4)
      @scale = scale
      @validity = validity&.b&.freeze
      @statuses = statuses&.freeze
      @registry = registry
      check
      freeze
    end

    # Returns the column of amounts of any currencies, with the largest scale among them; `nil` is a null row.
    #
    # @param amounts [Array<Money, String, nil>]
    # @return [Amounts]
    def self.of(amounts, registry: nil)
      found = amounts.map { |one| one.nil? ? nil : Money.of(one) }
      present = found.compact
      raise TypeError, "amounts must not be empty or all nil" if present.empty?

      scale = present.map(&:scale).max
      codes = present.map(&:currency).uniq
      values = found.map { |one| one ? one.amount.coefficient * (10**(scale - one.scale)) : 0 }
      indices = found.map { |one| one ? codes.index(one.currency) : 0 }
      validity = [found.map { |one| one ? "1" : "0" }.join].pack("b*") unless present.length == found.length
      new(values, codes, scale: scale, validity: validity, indices: codes.length > 1 ? indices : nil,
                         registry: registry)
    end

    # Returns the amount of a row, or `nil` for a null. A negative index counts from the end.
    #
    # @param index [Integer]
    # @return [Money, nil]
    def [](index)
      place = index.negative? ? index + length : index
      raise IndexError, "index must be less than #{length}, got #{index}" unless place.between?(0, length - 1)
      return nil if null?(place)

      code = @codes[@indices ? @indices.unpack1("l", offset: place * 4) : 0]
      value = @values.unpack1("q", offset: place * 8)
      @scale.nil? ? Money.from_minor(value, code, registry: @registry) : amount_of(value, @scale, code)
    end

    # @yieldparam amount [Money, nil]
    # @return [self, Enumerator]
    def each
      return to_enum { length } unless block_given?

      length.times { |index| yield self[index] }
      self
    end

    # Returns the exact sum of each currency by its code. Nulls are skipped.
    #
    # @return [Hash{String => Money}]
    def sums
      buffer = zeros(@codes.length * 24)
      call(:money_column_sum, [column], currencies: currencies, sums: buffer)
      @codes.each_with_index.to_h do |code, at|
        low, high, scale = buffer.byteslice(at * 24, 24).unpack("Q<q<L<")
        [code, amount_of((high << 64) | low, scale, code)]
      end
    end

    # Returns the exact sum of a column of one currency.
    #
    # @return [Money]
    def sum
      raise TypeError, "column must have one currency, got #{@codes.join(", ")}: use sums" if @codes.length != 1

      sums.fetch(@codes.first)
    end

    # Converts each amount, rounded once, as {Rates#convert} does.
    #
    # @param rates [Rates]
    # @param target [String]
    # @param dates [Array<Date, String>, String, nil] a date for each row; a String has packed days since 1970-01-01
    # @param failures [Symbol] `:raise`, or `:null` to turn failed rows into nulls with their statuses
    # @param options [Hash] the fields of ColumnOptions
    # @return [Amounts]
    def convert(rates, target, dates: nil, failures: :raise, **options)
      result, given = results(failures)
      days = dates && { values: days_of(dates), length: length, stride: 4, layout: :date32 }
      report = call(:money_column_convert, [column, currencies, target, result], options, rates: rates, dates: days, **given)
      finish(result, given, report.scale, [target], nil)
    end

    # Rounds each amount, by default to the minor units of its currency.
    #
    # @param options [Hash] the fields of ColumnOptions
    # @return [Amounts]
    def round(failures: :raise, **options)
      result, given = results(failures)
      report = call(:money_column_quantize, [column, result], options, currencies: currencies, **given)
      finish(result, given, report.scale == Constants::DIGITS_CURRENCY ? nil : report.scale, @codes, @indices)
    end

    # Divides each amount in proportion to the same weights, and returns a column for each share. The shares of a row add
    # up to its amount.
    #
    # @param weights [Array<Integer, Decimal, BigDecimal, Rational, String>]
    # @param options [Hash] the fields of ColumnOptions
    # @return [Array<Amounts>]
    def allocate(weights, failures: :raise, **options)
      weights = weights.to_a
      made = weights.map { results(failures) }
      shares = made.map { |result, _| result.merge(scale: @scale || Constants::DIGITS_CURRENCY) }
      given = made.empty? ? {} : made.first.last
      call(:money_column_allocate, [column, weights, shares], options, **given)
      made.map { |result, _| finish(result, given, @scale, @codes, @indices) }
    end

    # Compares the columns row by row: -1, 0 or 1. Two currencies in a row raise {CurrencyMismatch}.
    #
    # @param other [Amounts]
    # @return [Array<Integer>]
    def compare(other)
      raise TypeError, "a column must be compared with a LibMoney::Amounts, got #{other.class}" unless other.is_a?(Amounts)
      raise TypeError, "columns to compare must not contain nil" if @validity || other.validity

      orders = zeros(length)
      result = { values: orders, length: length, stride: 1, layout: :int8 }
      call(:money_column_compare, [column, other.column, result],
           a_currencies: currencies, b_currencies: other.currencies)
      orders.byteslice(0, length).unpack("c*")
    end

    # @private
    def column
      bits = @validity ? { validity: @validity, validity_size: @validity.bytesize } : {}
      { values: @values, length: length, stride: 8, layout: :int64, scale: @scale || Constants::DIGITS_CURRENCY, **bits }
    end

    # @private
    def currencies
      indices = @indices && { values: @indices, length: length, stride: 4, layout: :int32 }
      { codes: @codes, count: @codes.length, indices: indices }
    end

    # Raises a TypeError: JSON would contain the class and its address only. Marshal and YAML keep a column.
    def to_json(*)
      raise TypeError, "could not convert a column to JSON: use its amounts, to_a"
    end

    # @return [String]
    def inspect = "#<LibMoney::Amounts #{length} rows of #{codes.join(", ")}>"

    private

    def null?(index) = !@validity.nil? && @validity.getbyte(index >> 3)[index & 7].zero?

    def amount_of(coefficient, scale, code)
      Money.new(LibMoney.decimal_from_coefficient(coefficient.to_s, scale), code, registry: @registry)
    end

    def packed(values, template, width)
      found = values.is_a?(String) ? values : values.to_a.each { |one| whole(one, width) }.pack(template)
      raise ::ArgumentError, "size of a String must be a multiple of #{width} bytes" unless (found.bytesize % width).zero?

      found.frozen? ? found : found.dup.freeze
    end

    def whole(value, width)
      raise TypeError, "a value must be an Integer, got #{value.inspect}" unless value.is_a?(Integer)
      raise RangeError, "a value must fit #{width * 8} bits, got #{value}" if value.bit_length >= width * 8
    end

    def check
      raise ::ArgumentError, "validity must contain a bit for each row" if @validity && @validity.bytesize * 8 < length
      return if @indices.nil?
      return if @indices.bytesize / 4 == length

      raise ::ArgumentError, "number of indices must be #{length}, got #{@indices.bytesize / 4}"
    end

    # A String that the library writes, whose bytes are not shared.
    def zeros(size) = "\0".b * [size, 24].max

    def days_of(dates)
      days = dates.is_a?(String) ? dates : dates.map { |one| LibMoney.day_number(one) }.pack("l*")
      raise ::ArgumentError, "number of dates must be #{length}, got #{days.bytesize / 4}" if days.bytesize != length * 4

      days
    end

    # The column of a result, and the other arguments of the call.
    def results(failures)
      raise ::ArgumentError, "failures must be :raise or :null" unless %i[raise null].include?(failures)

      is_kept = failures == :null
      bits = @validity || is_kept ? zeros((length + 7) / 8) : nil
      result = { values: zeros(length * 8), length: length, stride: 8, layout: :int64, scale: Constants::DIGITS_CURRENCY }
      result.merge!(validity: bits, validity_size: bits.bytesize) if bits
      [result, is_kept ? { statuses: zeros(length * 4) } : {}]
    end

    def finish(result, given, scale, codes, indices)
      statuses = given[:statuses]&.byteslice(0, length * 4)&.unpack("l*")
      values = result[:values].byteslice(0, length * 8)
      Amounts.new(values, codes, scale: scale, validity: result[:validity], indices: indices, statuses: statuses,
                                 registry: @registry)
    end

    def call(name, arguments, settings = {}, **options)
      unknown = settings.keys - OPTIONS
      raise ::ArgumentError, "unknown option \"#{unknown.first}\" of a column" unless unknown.empty?

      options = { registry: @registry, **settings, **options }
      Native.call(Native::FUNCTIONS.fetch(name), arguments, options, true)
    end
  end
end
