# frozen_string_literal: true

module LibMoney
  # An exact amount of a currency. It is frozen, and Ractors share it; operators give new ones.
  #
  #     price = Money.new("19.99", "EUR")
  #     (price * 3).to_s                  # "59.97 EUR"
  #
  # Amounts of two currencies do not add, and have no order: that raises {CurrencyMismatch}. Two amounts are equal by their
  # values, so 10.5 EUR equals 10.50 EUR and has its hash.
  #
  # @!method self.new(amount, currency = nil, registry: nil)
  #   @param amount [Decimal, Integer, BigDecimal, Rational, String] the number, or text such as "12.50 EUR"
  #   @param currency [String, Symbol, nil] a code; nil if the text has it
  #   @param registry [CurrencyRegistry, nil] the currencies of your own
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
  #   @return [Integer, nil] -1, 0 or 1; nil beside what is no amount
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
  #   @return [Integer] how many fraction digits the number has
  # @!method to_s
  #   @return [String] such as "12.50 EUR"
  class Money
    # A number before an amount, as in `3 * price` and in the 0 with which `sum` begins.
    # @private
    class Operand
      def initialize(number)
        @number = number
      end

      def *(other) = other * @number

      def +(other)
        raise TypeError, "a number and an amount do not add" unless @number.is_a?(Integer) && @number.zero?

        other
      end

      def -(other) = self + -other

      def /(_other)
        raise TypeError, "a number is not divided by an amount"
      end

      def <=>(_other) = nil
    end
    private_constant :Operand

    # The value as an amount: an amount, or text such as "12.50 EUR".
    #
    # @return [Money]
    def self.of(value) = new(value)

    # Reads text such as "12.50 EUR".
    #
    # @param text [String]
    # @return [Money]
    def self.parse(text) = LibMoney.parse(text)

    # So many minor units: `Money.from_minor(1050, "EUR")` is 10.50 EUR.
    #
    # @param minor [Integer]
    # @param currency [String]
    # @return [Money]
    def self.from_minor(minor, currency, **options) = LibMoney.from_minor(minor, currency, **options)

    # The sum of several amounts of one currency.
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

    # @return [Integer] the minor units, as 1050 for 10.50 EUR; raises {InexactResult} if there are parts of one
    def minor = LibMoney.to_minor(self)

    # The product, rounded once.
    #
    # @param digits [Integer, Symbol] how many fraction digits, :currency or :exact
    # @param rounding [Symbol] one of {Words::ROUNDING}
    # @return [Money]
    def times(factor, digits: :currency, rounding: :half_even)
      LibMoney.multiply(self, factor, digits_of(digits), rounding)
    end

    # The exact ratio of two amounts of one currency. An amount is not divided by a number, because the quotient would be
    # rounded: {#split} loses nothing, and {#divided_by} rounds.
    #
    # @param other [Money]
    # @return [Rational]
    def /(other)
      return LibMoney.ratio_from_amounts(self, other) if other.is_a?(Money)

      raise TypeError, "an amount is divided by an amount alone; split shares it out, and divided_by says how it is rounded"
    end

    # How often an amount fits into this one, and what is left.
    #
    # @param other [Money]
    # @return [Array(Integer, Money)]
    def divmod(other)
      raise TypeError, "an amount is divided by an amount alone" unless other.is_a?(Money)

      found = LibMoney.divide_by_amount_detailed(self, other, 0, :floor)
      [found.quotient.to_i, found.remainder]
    end

    # @param other [Money]
    # @return [Money] what {#divmod} leaves
    def %(other) = divmod(other).last

    # The quotient by a number, rounded once.
    #
    # @param digits [Integer, Symbol] how many fraction digits, :currency or :exact
    # @param rounding [Symbol] one of {Words::ROUNDING}
    # @return [Money]
    def divided_by(divisor, digits: :currency, rounding: :half_even)
      LibMoney.divide(self, divisor, digits_of(digits), rounding)
    end

    # The amount with so many fraction digits; by default those of the currency.
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

    # So many shares, as equal as can be, which add up to this amount.
    #
    # @param count [Integer]
    # @return [Array<Money>]
    def split(count)
      raise TypeError, "the number of shares is an Integer" unless count.is_a?(Integer)
      raise ::ArgumentError, "the number of shares is 1 or more" if count < 1

      LibMoney.split(self, count: count)
    end

    # Shares in proportion to weights, which add up to this amount.
    #
    # @param weights [Array<Integer, Decimal, BigDecimal, Rational, String>]
    # @param options [Hash] those of {LibMoney.allocate}
    # @return [Array<Money>]
    def allocate(weights, **options) = LibMoney.allocate(self, weights, **options)

    # The amount in another currency, rounded once.
    #
    # @param currency [String]
    # @param rates [Rates]
    # @param options [Hash] those of {Rates#convert}
    # @return [Money]
    def to(currency, rates:, **options) = rates.convert(self, currency, **options)

    # The amount as a country writes it, as in "12,50 €".
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
    # YAML writes the text too: what an object has in variables of its own would be nothing.
    def encode_with(coder) = coder.represent_scalar("tag:yaml.org,2002:str", to_s)

    # @private
    def as_json(*) = to_s

    # @return [String] the amount as text in JSON
    def to_json(*) = "\"#{self}\""

    # @private
    def coerce(other) = [Operand.new(other), self]

    # Amounts take part in patterns: `in Money(amount, "EUR")`.
    #
    # @return [Array(Decimal, String)]
    def deconstruct = [amount, currency]

    # Amounts take part in patterns: `in {currency: "EUR", amount:}`.
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
