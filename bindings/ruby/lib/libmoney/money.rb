# frozen_string_literal: true

module LibMoney
  # An exact amount of a currency. It is frozen and Ractor-shareable: operators return new amounts.
  #
  #     price = Money.new("19.99", "EUR")
  #     (price * 3).to_s                  # "59.97 EUR"
  #
  # Adding or comparing amounts of two currencies raises {CurrencyMismatch}. Amounts are equal by value: 10.5 EUR equals
  # 10.50 EUR and has the same hash.
  #
  # @!method self.new(amount, currency = nil, registry: nil)
  #   @param amount [Decimal, Integer, BigDecimal, Rational, String] the number, or text such as "12.50 EUR"
  #   @param currency [String, Symbol, nil] a code; `nil` if the text contains it
  #   @param registry [CurrencyRegistry, nil] user-defined currencies
  # @!method +(other)
  #   @param other [Money, String]
  #   @return [Money] the exact sum
  # @!method -(other)
  #   @param other [Money, String]
  #   @return [Money] the exact difference
  # @!method *(factor)
  #   @param factor [Decimal, Integer, BigDecimal, Rational, String]
  #   @return [Money] the exact product; {#times} rounds
  # @!method -@
  #   @return [Money]
  # @!method <=>(other)
  #   @return [Integer, nil] -1, 0 or 1; `nil` if `other` is not an amount
  # @!method ==(other)
  #   @return [Boolean]
  # @!method eql?(other)
  #   @return [Boolean]
  # @!method hash
  #   @return [Integer]
  # @!method sign
  #   @return [Integer] -1, 0 or 1
  # @!method amount
  #   @return [Decimal] the number
  # @!method currency
  #   @return [String] the code
  # @!method scale
  #   @return [Integer] the number of fraction digits
  # @!method to_s
  #   @return [String] such as "12.50 EUR"
  class Money
    # Supports a number on the left, as in `3 * price`, and the 0 with which `sum` starts.
    # @private
    class Operand
      def initialize(number)
        @number = number
      end

      def *(other) = other * @number

      def +(other)
        raise TypeError, "expected an amount, got a number" unless @number.is_a?(Integer) && @number.zero?

        other
      end

      def -(other) = self + -other

      def /(_other)
        raise TypeError, "a divisor of a number must be a number, got an amount"
      end

      def <=>(_other) = nil
    end
    private_constant :Operand

    # Converts a value to an amount: an amount, or text such as "12.50 EUR".
    #
    # @return [Money]
    def self.of(value) = new(value)

    # Reads text such as "12.50 EUR".
    #
    # @param text [String]
    # @return [Money]
    def self.parse(text) = LibMoney.parse(text)

    # Returns an amount of minor units: `Money.from_minor(1050, "EUR")` is 10.50 EUR.
    #
    # @param minor [Integer]
    # @param currency [String]
    # @return [Money]
    def self.from_minor(minor, currency, **options) = LibMoney.from_minor(minor, currency, **options)

    # Returns the sum of amounts of one currency.
    #
    # @param amounts [Array<Money>]
    # @param currency [String, nil] the currency of the sum of no amounts
    # @return [Money]
    def self.sum(amounts, currency = nil) = LibMoney.sum(amounts, currency)

    # @return [Boolean]
    def zero? = sign.zero?

    # @return [Boolean]
    def positive? = sign.positive?

    # @return [Boolean]
    def negative? = sign.negative?

    # @return [Integer] the amount in minor units: 1050 for 10.50 EUR
    # @raise [InexactResult] if it is not an integer
    def minor = LibMoney.to_minor(self)

    # Returns the product, rounded once.
    #
    # @param digits [Integer, Symbol] the number of fraction digits, `:currency` or `:exact`
    # @param rounding [Symbol] one of {Words::ROUNDING}
    # @return [Money]
    def times(factor, digits: :currency, rounding: :half_even)
      LibMoney.multiply(self, factor, digits_of(digits), rounding)
    end

    # Returns the exact ratio of two amounts of one currency. The divisor cannot be a number, because the quotient would be
    # rounded: {#split} divides without a remainder, and {#divided_by} rounds.
    #
    # @param other [Money]
    # @return [Rational]
    def /(other)
      return LibMoney.ratio_from_amounts(self, other) if other.is_a?(Money)

      raise TypeError, "a divisor must be an amount: use split, or divided_by with a rounding mode"
    end

    # Divides by an amount of the same currency, and returns the integer quotient and the remainder.
    #
    # @param other [Money]
    # @return [Array(Integer, Money)]
    def divmod(other)
      raise TypeError, "a divisor must be an amount, got #{other.class}" unless other.is_a?(Money)

      found = LibMoney.divide_by_amount_detailed(self, other, 0, :floor)
      [found.quotient.to_i, found.remainder]
    end

    # @param other [Money]
    # @return [Money] the remainder of {#divmod}
    def %(other) = divmod(other).last

    # Returns the quotient by a number, rounded once.
    #
    # @param digits [Integer, Symbol] the number of fraction digits, `:currency` or `:exact`
    # @param rounding [Symbol] one of {Words::ROUNDING}
    # @return [Money]
    def divided_by(divisor, digits: :currency, rounding: :half_even)
      LibMoney.divide(self, divisor, digits_of(digits), rounding)
    end

    # Rounds to `digits` fraction digits, by default those of the currency.
    #
    # @param digits [Integer, Symbol]
    # @param rounding [Symbol] one of {Words::ROUNDING}
    # @return [Money]
    def round(digits = :currency, rounding = :half_even)
      LibMoney.quantize(self, digits_of(digits), rounding)
    end

    # @return [Money]
    def +@ = self

    # @return [Money]
    def abs = negative? ? -self : self

    # Divides the amount into `count` shares that differ by at most one minor unit and add up to the amount.
    #
    # @param count [Integer]
    # @return [Array<Money>]
    def split(count)
      raise TypeError, "number of shares must be an Integer, got #{count.class}" unless count.is_a?(Integer)
      raise ::ArgumentError, "number of shares must be at least 1, got #{count}" if count < 1

      LibMoney.split(self, count: count)
    end

    # Divides the amount in proportion to weights. The shares add up to the amount.
    #
    # @param weights [Array<Integer, Decimal, BigDecimal, Rational, String>]
    # @param options [Hash] those of {LibMoney.allocate}
    # @return [Array<Money>]
    def allocate(weights, **options) = LibMoney.allocate(self, weights, **options)

    # Returns the packed form, 7 to 30 bytes, which {LibMoney.unpack} reads.
    #
    # @return [String] in binary encoding
    def pack = LibMoney.pack(self)

    # Returns a key that sorts like the amounts: first by currency code, then by value.
    #
    # @return [String] in binary encoding
    def sort_key = LibMoney.sort_key(self)

    # Converts the amount to another currency, rounded once.
    #
    # @param currency [String]
    # @param rates [Rates]
    # @param options [Hash] those of {Rates#convert}
    # @return [Money]
    def to(currency, rates:, **options) = rates.convert(self, currency, **options)

    # Formats the amount for a locale, as in "12,50 €".
    #
    # @param locale [String] such as "de_DE"
    # @param options [Hash] those of {LibMoney.format_locale}
    # @return [String]
    def format(locale, **options) = LibMoney.format_locale(self, locale, **options)

    # @return [BigDecimal]
    def to_d = amount.to_d

    # @return [Rational]
    def to_r = amount.to_r

    # @return [String]
    def inspect = "#<LibMoney::Money #{self}>"

    # @private
    # YAML writes the text, because the object has no instance variables.
    def encode_with(coder) = coder.represent_scalar("tag:yaml.org,2002:str", to_s)

    # @private
    def as_json(*) = to_s

    # @return [String] the amount as text in JSON
    def to_json(*) = "\"#{self}\""

    # @private
    def coerce(other) = [Operand.new(other), self]

    # Supports pattern matching: `in Money(amount, "EUR")`.
    #
    # @return [Array(Decimal, String)]
    def deconstruct = [amount, currency]

    # Supports pattern matching: `in {currency: "EUR", amount:}`.
    #
    # @return [Hash]
    def deconstruct_keys(_keys) = { amount: amount, currency: currency, sign: sign }

    # @private
    def _dump(_level) = "#{amount} #{currency}"

    # @private
    def self._load(text)
      number, code = text.split
      restore(Decimal.new(number), code)
    end

    private

    def digits_of(digits)
      case digits
      when :currency then Constants::DIGITS_CURRENCY
      when :exact then Constants::DIGITS_EXACT
      else digits
      end
    end
  end
end
