# frozen_string_literal: true

module LibMoney
  # An exact decimal number of up to 38 digits, immutable. `Decimal.new("10.50")` keeps its two fraction digits.
  class Decimal
    # The value as a decimal: a Decimal, Integer, String, BigDecimal or Rational. A Float is refused.
    def self.of(value)
      new(value)
    end

    # @param other [Decimal, Integer, String, BigDecimal, Rational]
    # @return [Decimal] the exact sum
    def +(other) = LibMoney.decimal_add(self, other)

    # @return [Decimal] the exact difference
    def -(other) = LibMoney.decimal_subtract(self, other)

    # @return [Decimal] the exact product; {#times} rounds
    def *(other)
      return other * self if other.is_a?(Money)

      LibMoney.decimal_multiply(self, other, Constants::DIGITS_EXACT, :unnecessary)
    end

    # @return [Decimal] the product with so many fraction digits
    def times(factor, digits:, rounding: :half_even) = LibMoney.decimal_multiply(self, factor, digits, rounding)

    # @return [Decimal] the quotient with so many fraction digits
    def divided_by(divisor, digits:, rounding: :half_even) = LibMoney.decimal_divide(self, divisor, digits, rounding)

    # @return [Decimal]
    def round(digits = 0, rounding = :half_even) = LibMoney.decimal_quantize(self, digits, rounding)

    def -@ = LibMoney.decimal_negate(self)
    def +@ = self
    def abs = LibMoney.decimal_absolute(self)

    # @return [Integer] -1, 0 or 1
    def sign = LibMoney.decimal_sign(self)

    def zero? = sign.zero?
    def positive? = sign.positive?
    def negative? = sign.negative?

    # @return [Integer, nil] -1, 0 or 1 by value; nil beside what is no number
    def <=>(other)
      case other
      when Decimal, Integer then LibMoney.decimal_compare(self, other)
      when BigDecimal, Rational then to_r <=> other.to_r
      end
    end

    # Whether two decimals have one value: 10.5 equals 10.50.
    def ==(other) = (self <=> other)&.zero? || false

    def eql?(other) = other.is_a?(Decimal) && self == other

    # @return [Integer] the number without its point: 1050 for 10.50
    def coefficient = to_s.delete(".").to_i

    def to_d = BigDecimal(to_s)
    def to_r = Rational(coefficient, 10**scale)
    def to_i = to_r.truncate
    def inspect = "#<LibMoney::Decimal #{self}>"
    def as_json(*) = to_s
    def to_json(*) = "\"#{self}\""
    def coerce(other) = [Decimal.of(other), self]
    def _dump(_level) = to_s
    def self._load(text) = new(text)
  end
end
