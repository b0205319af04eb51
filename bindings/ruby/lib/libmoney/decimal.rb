# frozen_string_literal: true

module LibMoney
  # An exact decimal number of up to 38 digits. It is frozen, and Ractors share it. `Decimal.new("10.50")` keeps its two
  # fraction digits, and equals 10.5.
  #
  # @!method self.new(value)
  #   @param value [Decimal, Integer, String, BigDecimal, Rational] what has an exact decimal; a Float is refused
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
  #   @return [Integer] how many fraction digits it has
  # @!method hash
  #   @return [Integer]
  # @!method to_s
  #   @return [String]
  class Decimal
    # The value as a decimal.
    #
    # @return [Decimal]
    def self.of(value) = new(value)

    # The product with so many fraction digits, rounded once.
    #
    # @param rounding [Symbol] one of {Words::ROUNDING}
    # @return [Decimal]
    def times(factor, digits:, rounding: :half_even) = LibMoney.decimal_multiply(self, factor, digits, rounding)

    # Refused, because a quotient may have no end.
    def /(_other)
      raise TypeError, "a quotient may have no end; divided_by says how many digits it has, and to_r divides exactly"
    end

    # The quotient with so many fraction digits, rounded once.
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
    # @return [Integer, nil] -1, 0 or 1 by value; nil beside what is no exact number
    def <=>(other)
      found = compare_decimal(other)
      return found if found

      case other
      when Integer, Rational then to_r <=> other
      when BigDecimal then to_d <=> other
      end
    end

    # @return [Boolean] whether two decimals have one value: 10.5 equals 10.50
    def ==(other) = (self <=> other)&.zero? || false

    # @return [Boolean]
    def eql?(other) = other.is_a?(Decimal) && self == other

    # @return [Integer] the number without its point: 1050 for 10.50
    def coefficient = to_s.delete(".").to_i

    # @return [BigDecimal]
    def to_d = BigDecimal(to_s)

    # @return [Rational]
    def to_r = Rational(coefficient, 10**scale)

    # @return [Integer] the whole part
    def to_i = to_r.truncate

    # @return [String]
    def inspect = "#<LibMoney::Decimal #{self}>"

    # @private
    # YAML writes the text too: what an object has in variables of its own would be nothing.
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
