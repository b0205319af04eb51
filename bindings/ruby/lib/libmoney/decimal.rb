# frozen_string_literal: true

module LibMoney
  # An exact decimal number of up to 38 digits. It is frozen and Ractor-shareable. `Decimal.new("10.50")` keeps its two
  # fraction digits, and equals 10.5.
  #
  # @!method self.new(value)
  #   @param value [Decimal, Integer, String, BigDecimal, Rational] an exact number; a Float raises a TypeError
  # @!method +(other)
  #   @param other [Decimal, Integer, String, BigDecimal, Rational]
  #   @return [Decimal] the exact sum
  # @!method -(other)
  #   @param other [Decimal, Integer, String, BigDecimal, Rational]
  #   @return [Decimal] the exact difference
  # @!method *(other)
  #   @param other [Decimal, Integer, String, BigDecimal, Rational, Money]
  #   @return [Decimal, Money] the exact product; {#times} rounds
  # @!method -@
  #   @return [Decimal]
  # @!method sign
  #   @return [Integer] -1, 0 or 1
  # @!method scale
  #   @return [Integer] the number of fraction digits
  # @!method hash
  #   @return [Integer]
  # @!method to_s
  #   @return [String]
  class Decimal
    # Converts a value to a decimal.
    #
    # @return [Decimal]
    def self.of(value) = new(value)

    # Returns the product, rounded once to `digits` fraction digits.
    #
    # @param rounding [Symbol] one of {Words::ROUNDING}
    # @return [Decimal]
    def times(factor, digits:, rounding: :half_even) = LibMoney.decimal_multiply(self, factor, digits, rounding)

    # Raises a TypeError, because a quotient may have infinitely many digits.
    def /(_other)
      raise TypeError, "a quotient must be rounded: use divided_by, or to_r for an exact one"
    end

    # Returns the quotient, rounded once to `digits` fraction digits.
    #
    # @param rounding [Symbol] one of {Words::ROUNDING}
    # @return [Decimal]
    def divided_by(divisor, digits:, rounding: :half_even) = LibMoney.decimal_divide(self, divisor, digits, rounding)

    # @param digits [Integer]
    # @param rounding [Symbol] one of {Words::ROUNDING}
    # @return [Decimal]
    def round(digits = 0, rounding = :half_even) = LibMoney.decimal_quantize(self, digits, rounding)

    # @return [Decimal]
    def +@ = self

    # @return [Decimal]
    def abs = negative? ? -self : self

    # @return [Boolean]
    def zero? = sign.zero?

    # @return [Boolean]
    def positive? = sign.positive?

    # @return [Boolean]
    def negative? = sign.negative?

    # @param other [Decimal, Integer, BigDecimal, Rational]
    # @return [Integer, nil] -1, 0 or 1 by value; `nil` if `other` is not an exact number
    def <=>(other)
      found = compare_decimal(other)
      return found if found

      case other
      when Integer, Rational then to_r <=> other
      when BigDecimal then to_d <=> other
      end
    end

    # @return [Boolean] whether two decimals are equal by value: 10.5 equals 10.50
    def ==(other) = (self <=> other)&.zero? || false

    # @return [Boolean]
    def eql?(other) = other.is_a?(Decimal) && self == other

    # @return [Integer] the coefficient: 1050 for 10.50
    def coefficient = to_s.delete(".").to_i

    # @return [BigDecimal]
    def to_d = BigDecimal(to_s)

    # @return [Rational]
    def to_r = Rational(coefficient, 10**scale)

    # @return [Integer] the integer part
    def to_i = to_r.truncate

    # @return [String]
    def inspect = "#<LibMoney::Decimal #{self}>"

    # @private
    # YAML writes the text, because the object has no instance variables.
    def encode_with(coder) = coder.represent_scalar("tag:yaml.org,2002:str", to_s)

    # @private
    def as_json(*) = to_s

    # @return [String] the number as text in JSON
    def to_json(*) = "\"#{self}\""

    # @private
    def coerce(other) = [Decimal.of(other), self]

    # @private
    def _dump(_level) = to_s

    # @private
    def self._load(text) = new(text)
  end
end
