# frozen_string_literal: true

module LibMoney
  # An exact amount of a currency. It is immutable and frozen; operators give new ones.
  #
  #     price = Money.new("19.99", "EUR")
  #     (price * 3).to_s                  # "59.97 EUR"
  #
  # Amounts of two currencies do not add, and have no order: that raises {CurrencyMismatch}.
  class Money
    # A number before an amount, as in `3 * price` and in the 0 with which `sum` begins.
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
    def self.of(value) = new(value)

    # So many minor units: `Money.from_minor(1050, "EUR")` is 10.50 EUR.
    def self.from_minor(minor, currency, **options) = LibMoney.from_minor(minor, currency, **options)

    # The sum of several amounts of one currency.
    def self.sum(amounts) = LibMoney.sum(amounts)

    # @return [Integer] -1, 0 or 1
    def sign = LibMoney.sign(self)

    def zero? = sign.zero?
    def positive? = sign.positive?
    def negative? = sign.negative?

    # @return [Integer] the minor units, as 1050 for 10.50 EUR; raises {InexactResult} if there are parts of one
    def minor = LibMoney.to_minor(self)

    # The product, rounded once to the minor units of the currency; {#times} takes digits and a mode.
    def *(other) = times(other)

    # @param digits [Integer, Symbol] how many fraction digits, :currency or :exact
    # @param rounding [Symbol] such as :half_even or :half_up
    def times(factor, digits: :currency, rounding: :half_even)
      LibMoney.multiply(self, factor, digits_of(digits), rounding)
    end

    # The quotient by a number, rounded once; by an amount, the exact ratio as a Rational. {#split} loses nothing.
    def /(other)
      return amount.to_r / other.amount.to_r if same_currency(other)

      divided_by(other)
    end

    def divided_by(divisor, digits: :currency, rounding: :half_even)
      LibMoney.divide(self, divisor, digits_of(digits), rounding)
    end

    # The amount with so many fraction digits; by default those of the currency.
    def round(digits = :currency, rounding = :half_even)
      LibMoney.quantize(self, digits_of(digits), rounding)
    end

    def -@ = LibMoney.negate(self)
    def +@ = self
    def abs = LibMoney.absolute(self)

    # So many shares, as equal as can be, which add up to this amount.
    def split(count)
      raise TypeError, "the number of shares is an Integer" unless count.is_a?(Integer)
      raise ::ArgumentError, "the number of shares is 1 or more" if count < 1

      LibMoney.split(self, count: count)
    end

    # Shares in proportion to weights, which add up to this amount.
    def allocate(weights, **options) = LibMoney.allocate(self, weights, **options)

    # The amount in another currency.
    def to(currency, rates:, **options) = rates.convert(self, currency, **options)

    def to_d = amount.to_d
    def to_r = amount.to_r
    def inspect = "#<LibMoney::Money #{self}>"
    def as_json(*) = to_s
    def to_json(*) = "\"#{self}\""
    def coerce(other) = [Operand.new(other), self]
    def deconstruct_keys(_keys) = { amount: amount, currency: currency }
    def _dump(_level) = "#{amount} #{currency}"

    def self._load(text)
      number, code = text.split
      new(number, code)
    end

    private

    def same_currency(other)
      return false unless other.is_a?(Money)
      return true if currency == other.currency && !other.zero?

      raise ZeroDivisionError, "the divisor is 0" if currency == other.currency

      LibMoney.subtract(self, other)
    end

    def digits_of(digits)
      case digits
      when :currency then Constants::DIGITS_CURRENCY
      when :exact then Constants::DIGITS_EXACT
      else digits
      end
    end
  end
end
