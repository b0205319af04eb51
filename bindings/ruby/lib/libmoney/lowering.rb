# frozen_string_literal: true

module LibMoney
  # The day from which dates are counted, as Date#jd has it.
  EPOCH = 2_440_588
  # No decimal of the library has more digits; a number beyond is refused before its text is made.
  MOST_DIGITS = 400
  private_constant :EPOCH, :MOST_DIGITS

  class << self
    # @private Text of a number that is neither an Integer nor a String.
    def number_text(value)
      case value
      when Float
        raise TypeError, "a number must be exact, got Float #{value}: write it as text, such as \"#{value}\""
      when BigDecimal then decimal_text(value)
      when Rational then rational_text(value)
      when Money
        raise TypeError, "expected a number, got the amount #{value}"
      else
        raise TypeError, "a number must be a Decimal, Integer, String, BigDecimal or Rational, got #{value.class}"
      end
    end

    # @private Days since 1970-01-01.
    def day_number(value)
      case value
      when Date then value.jd - EPOCH
      when Time then value.to_date.jd - EPOCH
      when String then Native.call(Native::FUNCTIONS[:money_date_parse], [value], nil, false).jd - EPOCH
      else raise TypeError, "a date must be a Date, a Time, text such as 2026-11-23 or nil, got #{value.class}"
      end
    end

    # @private
    def date_of(days)
      Date.jd(days + EPOCH, Date::GREGORIAN)
    end

    # @private Seconds since 1970-01-01 in UTC.
    def second_number(value)
      case value
      when Time, Integer then value.to_i
      when DateTime then value.to_time.to_i
      else raise TypeError, "an instant must be a Time, an Integer of seconds since 1970 or nil, got #{value.class}"
      end
    end

    # @private
    def instant_of(seconds)
      Time.at(seconds).utc
    end

    private

    def decimal_text(value)
      raise TypeError, "a number must be finite, got #{value}" unless value.finite?

      digits = [value.exponent.abs, value.n_significant_digits].max
      raise RangeError, "a number must have at most #{MOST_DIGITS} digits, got #{digits}" if digits > MOST_DIGITS

      value.to_s("F").delete_suffix(".0")
    end

    # The digits of a fraction that end, as those of 1/8 do.
    def rational_text(value)
      denominator = value.denominator
      raise RangeError, "denominator must have at most #{MOST_DIGITS} bits" if denominator.bit_length > MOST_DIGITS

      twos = fives = 0
      twos += 1 while (denominator >> twos).even?
      rest = denominator >> twos
      (rest /= 5) && (fives += 1) while (rest % 5).zero?
      raise TypeError, "a fraction must be a finite decimal, got #{value}" unless rest == 1

      digits = [twos, fives].max
      point((value * (10**digits)).numerator, digits)
    end

    # The text of a coefficient with `digits` fraction digits.
    def point(coefficient, digits)
      text = coefficient.abs.to_s.rjust(digits + 1, "0")
      whole = text[0, text.length - digits]
      "#{"-" if coefficient.negative?}#{digits.zero? ? whole : "#{whole}.#{text[-digits, digits]}"}"
    end
  end
end
