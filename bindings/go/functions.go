// Code generated from the headers by api/generate.py. DO NOT EDIT.

package money

// #include <money/desk.h>
import "C"

// Version returns the version of the loaded library, "MAJOR.MINOR.PATCH".
func Version() string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_version())
}

// AbiVersion returns the version of the binary interface of the loaded library.
func AbiVersion() int32 {
	c := begin()
	defer c.end()
	return int32(C.money_abi_version())
}

// StatusName returns the name of a status, such as "MONEY_ERR_NO_RATE".
//
// For an unknown value it is "MONEY_ERR_?".
func StatusName(status Status) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_status_name(C.money_status_t(status)))
}

// NewDecimalWithScale creates the decimal coefficient × 10^-scale: (1050, 2) is 10.50.
func NewDecimalWithScale(coefficient int64, scale uint32) (Decimal, error) {
	c := begin()
	defer c.end()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_new(C.int64_t(coefficient), C.uint32_t(scale), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// DecimalFromWords creates a decimal from the two 64-bit words of a 128-bit coefficient, for programs that have
// no larger integers.
//
//   - lo: the coefficient hi × 2^64 + lo in two's complement; its absolute value must be less than 10^38.
//   - hi: the coefficient hi × 2^64 + lo in two's complement; its absolute value must be less than 10^38.
//
// See also [DecimalFromCoefficient].
func DecimalFromWords(lo uint64, hi int64, scale uint32) (Decimal, error) {
	c := begin()
	defer c.end()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_from_words(C.uint64_t(lo), C.int64_t(hi), C.uint32_t(scale), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// DecimalFromCoefficient creates a decimal from a coefficient as text: ("-1050", 2) is -10.50.
//
//   - text: an optional sign and at most 38 digits, not counting leading zeros.
//   - scale: 0 to 38.
//
// The error is
//   - [ErrSyntax] if text is not an integer; the position is that of the first invalid byte
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Decimal.Coefficient].
func DecimalFromCoefficient(text string, scale uint32) (Decimal, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_from_coefficient(textText, C.size_t(len(text)), C.uint32_t(scale), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// Coefficient returns the coefficient of a decimal as text: "-1050" for -10.50.
//
// See also [DecimalFromCoefficient].
func (d Decimal) Coefficient() (string, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_decimal_coefficient(&own, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// ParseDecimal reads a decimal from text: an optional sign, digits, and optionally a point followed by digits.
//
// ".5" is valid; "5.", "1e3", "1,000", NaN and surrounding whitespace are not. Digits and scale are preserved.
// Leading zeros are dropped; trailing zeros of the fraction are dropped only if the number would otherwise
// exceed 38 digits.
//
// The error is
//   - [ErrSyntax] if text is not a decimal; the position is that of the first invalid byte
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if text is longer than [InputMax]
func ParseDecimal(text string) (Decimal, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_parse(textText, C.size_t(len(text)), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// Add returns d + other, exactly.
//
// The scale of the sum is the larger scale of the two; trailing zeros are dropped only if the sum would
// otherwise exceed 38 digits.
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits.
func (d Decimal) Add(other Decimal) (Decimal, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	otherRaw := other.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_add(&own, &otherRaw, &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// Subtract returns d - other, exactly, with the scale that [Decimal.Add] would use.
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits.
func (d Decimal) Subtract(other Decimal) (Decimal, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	otherRaw := other.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_subtract(&own, &otherRaw, &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// Negate returns -value, exactly.
//
// The call never overflows.
func (d Decimal) Negate() (Decimal, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_negate(&own, &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// Absolute returns |value|, exactly.
//
// The call never overflows.
func (d Decimal) Absolute() (Decimal, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_absolute(&own, &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// Multiply returns d × other, rounded once from the exact product.
//
//   - digits: the number of fraction digits, 0 to 38, or [DigitsExact] for the exact product. Trailing zeros of
//     an exact product are dropped if 38 digits cannot hold them; a product that still does not fit is
//     [ErrOverflow].
//   - rounding: a [Rounding] value; checked but not used with [DigitsExact].
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
func (d Decimal) Multiply(other Decimal, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	otherRaw := other.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_multiply(&own, &otherRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// MultiplyDetailed returns d × other, rounded once from the exact product.
//
//   - digits: the number of fraction digits, 0 to 38, or [DigitsExact] for the exact product. Trailing zeros of
//     an exact product are dropped if 38 digits cannot hold them; a product that still does not fit is
//     [ErrOverflow].
//   - rounding: a [Rounding] value; checked but not used with [DigitsExact].
//
// The results are
//   - the result
//   - 0 or [FlagsRounded]
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
func (d Decimal) MultiplyDetailed(other Decimal, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	otherRaw := other.raw()
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_decimal_multiply(&own, &otherRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// Divide returns d ÷ other, rounded once from the exact quotient.
//
//   - digits: the number of fraction digits, 0 to 38.
//
// The error is
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
func (d Decimal) Divide(other Decimal, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	otherRaw := other.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_divide(&own, &otherRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// DivideDetailed returns d ÷ other, rounded once from the exact quotient.
//
//   - digits: the number of fraction digits, 0 to 38.
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
func (d Decimal) DivideDetailed(other Decimal, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	otherRaw := other.raw()
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_decimal_divide(&own, &otherRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// Quantize returns the value with exactly digits fraction digits, rounded or padded with zeros.
//
//   - digits: the number of fraction digits, 0 to 38.
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
func (d Decimal) Quantize(digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_quantize(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// QuantizeDetailed returns the value with exactly digits fraction digits, rounded or padded with zeros.
//
//   - digits: the number of fraction digits, 0 to 38.
//
// The results are
//   - the result
//   - the flags
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
func (d Decimal) QuantizeDetailed(digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_decimal_quantize(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// DivideRemainder returns the quotient d ÷ other and the remainder: d = quotient × other + remainder, exactly.
//
// The rounding mode determines the sign of the remainder. With [RoundingDown] it is the sign of d, as for "%" in
// C: -7 ÷ 2 is -3, remainder -1. With [RoundingFloor] it is the sign of b, as for "%" in Python: -4, remainder
// 1. With [RoundingUnnecessary] a remainder other than 0 is [ErrInexact].
//
//   - digits: the number of fraction digits of the quotient, 0 to 38.
//
// The results are
//   - the quotient
//   - the remainder
//
// The error is
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [Decimal.Divide], [Money.DivideRemainder].
func (d Decimal) DivideRemainder(other Decimal, digits int32, rounding Rounding) (Decimal, Decimal, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	otherRaw := other.raw()
	var quotientOut C.money_decimal_t
	var remainderOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_divide_remainder(&own, &otherRaw, C.int32_t(digits), C.money_rounding_t(rounding), &quotientOut, &remainderOut, &c.why)) {
		return Decimal{}, Decimal{}, c.err
	}
	return decimalOf(quotientOut), decimalOf(remainderOut), nil
}

// Normalize returns the value with as few fraction digits as possible, but at least digits: 1.500 becomes 1.5,
// or 1.50 with two digits.
//
// Equal values are then represented identically.
//
//   - digits: the minimum number of fraction digits, 0 to 38.
//
// The error is [ErrOverflow] if the value with digits fraction digits does not fit in 38 digits.
//
// See also [Decimal.Quantize], [Money.Normalize].
func (d Decimal) Normalize(digits int32) (Decimal, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_normalize(&own, C.int32_t(digits), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// RoundToStep rounds a decimal to a multiple of a step, with the scale of the step: 1250 to a step of 100 is
// 1200, 1.03 to 0.05 is 1.05.
//
//   - step: must be positive.
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
//
// See also [Decimal.RoundSignificant], [Money.RoundToStep].
func (d Decimal) RoundToStep(step Decimal, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	stepRaw := step.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_round_to_step(&own, &stepRaw, C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// RoundToStepDetailed rounds a decimal to a multiple of a step, with the scale of the step: 1250 to a step of
// 100 is 1200, 1.03 to 0.05 is 1.05.
//
//   - step: must be positive.
//
// The results are
//   - the result
//   - the flags
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
//
// See also [Decimal.RoundSignificant], [Money.RoundToStep].
func (d Decimal) RoundToStepDetailed(step Decimal, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	stepRaw := step.raw()
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_decimal_round_to_step(&own, &stepRaw, C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// RoundSignificant rounds a decimal to at most digits significant digits: 1234.5 to two digits is 1200, 0.0995
// is 0.10.
//
// A value with no more significant digits is returned unchanged.
//
//   - digits: the maximum number of significant digits, 1 to 38.
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
//
// See also [Decimal.Quantize], [Money.RoundSignificant].
func (d Decimal) RoundSignificant(digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_round_significant(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// RoundSignificantDetailed rounds a decimal to at most digits significant digits: 1234.5 to two digits is 1200,
// 0.0995 is 0.10.
//
// A value with no more significant digits is returned unchanged.
//
//   - digits: the maximum number of significant digits, 1 to 38.
//
// The results are
//   - the result
//   - the flags
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
//
// See also [Decimal.Quantize], [Money.RoundSignificant].
func (d Decimal) RoundSignificantDetailed(digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_decimal_round_significant(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// DecimalSum returns the exact sum of decimals, at the largest scale among them.
//
// Without values the sum is 0. The call fails only if the sum itself does not fit; the order of the values does
// not matter.
//
//   - values: the decimals to add.
//
// The error is [ErrLimit] if the number of values exceeds [AmountsMax], or [ErrOverflow] if the exact result
// does not fit in 38 digits.
//
// See also [Sum].
func DecimalSum(values []Decimal) (Decimal, error) {
	c := begin()
	defer c.end()
	valuesRaw := make([]C.money_decimal_t, len(values))
	for index := range values {
		valuesRaw[index] = values[index].raw()
	}
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_sum(first(valuesRaw), C.size_t(len(values)), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// DecimalMinimum returns the smallest of one or more decimals; among equal values, the first.
//
// The error is [ErrLimit] if the number of values exceeds [AmountsMax].
//
// See also [Minimum].
func DecimalMinimum(values []Decimal) (Decimal, error) {
	c := begin()
	defer c.end()
	valuesRaw := make([]C.money_decimal_t, len(values))
	for index := range values {
		valuesRaw[index] = values[index].raw()
	}
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_minimum(first(valuesRaw), C.size_t(len(values)), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// DecimalMaximum returns the largest of one or more decimals; among equal values, the first.
//
// The error is [ErrLimit] if the number of values exceeds [AmountsMax].
//
// See also [Maximum].
func DecimalMaximum(values []Decimal) (Decimal, error) {
	c := begin()
	defer c.end()
	valuesRaw := make([]C.money_decimal_t, len(values))
	for index := range values {
		valuesRaw[index] = values[index].raw()
	}
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_maximum(first(valuesRaw), C.size_t(len(values)), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// Sign returns the sign of a decimal: -1 if it is negative, 0 if it is zero, 1 if it is positive.
//
// See also [Money.Sign].
func (d Decimal) Sign() (int32, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	var signOut C.int32_t
	if c.err != nil || c.failed(C.money_decimal_sign(&own, &signOut, &c.why)) {
		return 0, c.err
	}
	return int32(signOut), nil
}

// Compare compares two decimals by value: the result is -1 if d < other, 0 if they are equal, 1 if d > other.
//
// 10.5 and 10.50 are equal.
func (d Decimal) Compare(other Decimal) (int32, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	otherRaw := other.raw()
	var orderOut C.int32_t
	if c.err != nil || c.failed(C.money_decimal_compare(&own, &otherRaw, &orderOut, &c.why)) {
		return 0, c.err
	}
	return int32(orderOut), nil
}

// Hash returns a hash of the value.
//
// Equal decimals have equal hashes on every platform and in every version of this ABI.
func (d Decimal) Hash() (uint64, error) {
	c := begin()
	defer c.end()
	own := d.raw()
	var hashOut C.uint64_t
	if c.err != nil || c.failed(C.money_decimal_hash(&own, &hashOut, &c.why)) {
		return 0, c.err
	}
	return uint64(hashOut), nil
}

// RatioFromDecimals returns dividend ÷ divisor as an exact ratio in lowest terms.
//
// The error is [ErrDivisionByZero] if the divisor is 0.
//
// See also [Money.RatioFromAmounts].
func RatioFromDecimals(dividend Decimal, divisor Decimal) (Ratio, error) {
	c := begin()
	defer c.end()
	dividendRaw := dividend.raw()
	divisorRaw := divisor.raw()
	var resultOut C.money_ratio_t
	if c.err != nil || c.failed(C.money_ratio_from_decimals(&dividendRaw, &divisorRaw, &resultOut, &c.why)) {
		return Ratio{}, c.err
	}
	return ratioOf(&resultOut), nil
}

// ParseRatio reads a ratio from text: "7/3", "-1/2", or a decimal in the format of [ParseDecimal].
//
// The error is
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrOverflow] if the numerator or the denominator exceeds 512 bits
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Ratio.Format].
func ParseRatio(text string) (Ratio, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	var resultOut C.money_ratio_t
	if c.err != nil || c.failed(C.money_ratio_parse(textText, C.size_t(len(text)), &resultOut, &c.why)) {
		return Ratio{}, c.err
	}
	return ratioOf(&resultOut), nil
}

// Format returns a ratio as text in lowest terms: "7/3", "-1/2", or "5" for an integer.
//
// See also [ParseRatio], [Ratio.FormatDecimal].
func (r Ratio) Format() (string, error) {
	c := begin()
	defer c.end()
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_ratio_format(r.give(c), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// FormatDecimal returns a ratio as decimal text, rounded once: 7/3 with four fraction digits is "2.3333".
//
// The integer part is written in full, even if it exceeds 38 digits.
//
//   - digits: the exact number of fraction digits, 0 to 38.
//
// The error is [ErrInexact] if the result cannot be represented without rounding, which the call does not allow.
//
// See also [Ratio.ToDecimal].
func (r Ratio) FormatDecimal(digits int32, rounding Rounding) (string, error) {
	c := begin()
	defer c.end()
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_ratio_format_decimal(r.give(c), C.int32_t(digits), C.money_rounding_t(rounding), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// ToDecimal returns the nearest decimal with exactly digits fraction digits, rounded once.
//
//   - digits: the number of fraction digits, 0 to 38.
//
// The error is [ErrInexact] if the result cannot be represented without rounding, which the call does not allow,
// or [ErrOverflow] if the exact result does not fit in 38 digits.
//
// See also [Ratio.ToDouble].
func (r Ratio) ToDecimal(digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_ratio_to_decimal(r.give(c), C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// ToDecimalDetailed returns the nearest decimal with exactly digits fraction digits, rounded once.
//
//   - digits: the number of fraction digits, 0 to 38.
//
// The results are
//   - the result
//   - the flags
//
// The error is [ErrInexact] if the result cannot be represented without rounding, which the call does not allow,
// or [ErrOverflow] if the exact result does not fit in 38 digits.
//
// See also [Ratio.ToDouble].
func (r Ratio) ToDecimalDetailed(digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_ratio_to_decimal(r.give(c), C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// ToDouble returns the nearest double, ties to even, for charts and statistics.
//
// The result is identical on every platform, bit by bit. No other function converts an exact number to floating
// point, and no function converts the result back.
//
// See also [Ratio.ToDecimal].
func (r Ratio) ToDouble() (float64, error) {
	c := begin()
	defer c.end()
	var resultOut C.double
	if c.err != nil || c.failed(C.money_ratio_to_double(r.give(c), &resultOut, &c.why)) {
		return 0, c.err
	}
	return float64(resultOut), nil
}

// Compare compares two ratios by value: the result is -1 if r < other, 0 if they are equal, 1 if r > other.
//
// The ratios need not be in lowest terms.
//
// See also [Decimal.Compare].
func (r Ratio) Compare(other Ratio) (int32, error) {
	c := begin()
	defer c.end()
	otherRaw := other.give(c)
	var orderOut C.int32_t
	if c.err != nil || c.failed(C.money_ratio_compare(r.give(c), otherRaw, &orderOut, &c.why)) {
		return 0, c.err
	}
	return int32(orderOut), nil
}

// DateFromYmd returns the date of a year, month and day in the Gregorian calendar.
//
// Years are 1 to 9999.
//
// The error is [ErrDate] if the date is not a day in the years 1 to 9999.
func DateFromYmd(year int32, month int32, day int32) (Date, error) {
	c := begin()
	defer c.end()
	var dateOut C.money_date_t
	if c.err != nil || c.failed(C.money_date_from_ymd(C.int32_t(year), C.int32_t(month), C.int32_t(day), &dateOut, &c.why)) {
		return 0, c.err
	}
	return Date(dateOut), nil
}

// DateToYmd returns the year, month and day of a date: 1 to 9999, 1 to 12 and 1 to 31.
//
// The results are
//   - the year
//   - the month
//   - the day
//
// The error is [ErrDate] if date is out of range or [DateNone].
//
// See also [DateFromYmd].
func DateToYmd(date Date) (int32, int32, int32, error) {
	c := begin()
	defer c.end()
	var yearOut C.int32_t
	var monthOut C.int32_t
	var dayOut C.int32_t
	if c.err != nil || c.failed(C.money_date_to_ymd(C.money_date_t(date), &yearOut, &monthOut, &dayOut, &c.why)) {
		return 0, 0, 0, c.err
	}
	return int32(yearOut), int32(monthOut), int32(dayOut), nil
}

// DateWeekday returns the ISO 8601 day of the week of a date: 1 is Monday, 7 is Sunday.
//
// The error is [ErrDate] if date is out of range or [DateNone].
//
// See also [DateToYmd].
func DateWeekday(date Date) (int32, error) {
	c := begin()
	defer c.end()
	var weekdayOut C.int32_t
	if c.err != nil || c.failed(C.money_date_weekday(C.money_date_t(date), &weekdayOut, &c.why)) {
		return 0, c.err
	}
	return int32(weekdayOut), nil
}

// ParseDate reads an ISO 8601 date from text: "2024-02-29".
//
// The error is
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func ParseDate(text string) (Date, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	var dateOut C.money_date_t
	if c.err != nil || c.failed(C.money_date_parse(textText, C.size_t(len(text)), &dateOut, &c.why)) {
		return 0, c.err
	}
	return Date(dateOut), nil
}

// DateFormat returns a date as ISO 8601 text: "2024-02-29".
//
// The error is [ErrDate] if the date is not a day in the years 1 to 9999.
func DateFormat(date Date) (string, error) {
	c := begin()
	defer c.end()
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_date_format(C.money_date_t(date), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// CurrencyFind returns the currency with a code, from the built-in table or else from registry.
//
// The error is [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit
// is unknown, or [ErrSyntax] if code is not a currency code.
func CurrencyFind(code string, registry *CurrencyRegistry) (Currency, error) {
	c := begin()
	defer c.end()
	codeText := c.code(code)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var currencyOut C.money_currency_t
	if c.err != nil || c.failed(C.money_currency_find(codeText, registryAt, &currencyOut, &c.why)) {
		return Currency{}, c.err
	}
	return currencyOf(&currencyOut), nil
}

// CurrencyFindNumeric returns the currency that an ISO 4217 numeric code identifies on a date: 532 is ANG before
// 2025-03-31, and XCG from that day on.
//
//   - date: [DateNone] for the date of the table's data.
//
// The error is [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit
// is unknown, or [ErrDate] if the date is not a day in the years 1 to 9999.
func CurrencyFindNumeric(numeric int32, date Date) (Currency, error) {
	c := begin()
	defer c.end()
	var currencyOut C.money_currency_t
	if c.err != nil || c.failed(C.money_currency_find_numeric(C.int32_t(numeric), C.money_date_t(date), &currencyOut, &c.why)) {
		return Currency{}, c.err
	}
	return currencyOf(&currencyOut), nil
}

// CurrencyDigits returns the number of fraction digits of a currency's minor unit on a date, or -1 if it has no
// minor unit.
//
//   - date: [DateNone] for the date of the table's data.
//
// The error is
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
func CurrencyDigits(code string, date Date, registry *CurrencyRegistry) (int32, error) {
	c := begin()
	defer c.end()
	codeText := c.code(code)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var digitsOut C.int32_t
	if c.err != nil || c.failed(C.money_currency_digits(codeText, C.money_date_t(date), registryAt, &digitsOut, &c.why)) {
		return 0, c.err
	}
	return int32(digitsOut), nil
}

// CountryCurrencies returns the codes of the currencies that are legal tender in a country on a date, separated
// by spaces: "BTN INR" for Bhutan.
//
// The order is:
//
//   - currencies named after the country, newest first
//   - other currencies, oldest first
//   - currencies that have been replaced but are still legal tender: "EUR HRK" for Croatia on 2023-01-10
//
// The data are those of Unicode CLDR, with the dates of introduction of the built-in table.
//
//   - country: an ISO 3166-1 code of two letters, in either case. Codes of former countries, such as "SU", are
//     also accepted.
//   - date: [DateNone] for the end of the data.
//
// The error is
//   - [ErrNotFound] if no currency of the country is known on that date, or at all
//   - [ErrSyntax] if country is not a two-letter code
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [LocaleCurrency], [CurrencyFind].
func CountryCurrencies(country string, date Date) (string, error) {
	c := begin()
	defer c.end()
	countryText := c.code(country)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_country_currencies(countryText, C.money_date_t(date), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// CashRule returns the rule for rounding cash payments in a currency, in a country on a date: to 0.05 EUR in
// Ireland since 2015-10-28, to 0.50 UAH since 2025-10-01.
//
// A currency without such a rule is rounded to its minor unit.
//
// The call never guesses: it fails for a date before the first known rule.
//
//   - country: an ISO 3166-1 code of two letters, in either case; "" for the rule that applies in all countries
//     that use the currency.
//   - date: [DateNone] for the newest rule in the data.
//
// The error is
//   - [ErrNotFound] if the country is unknown, the currency is not legal tender there on that date, or no rule
//     is known for that date
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrSyntax] if country is not a two-letter code, or currency is not a currency code
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Money.ToCashInCountry].
func CashRule(currency string, country string, date Date) (CashRounding, error) {
	c := begin()
	defer c.end()
	currencyText := c.code(currency)
	countryText := c.optional(country)
	var ruleOut C.money_cash_rule_t
	if c.err != nil || c.failed(C.money_cash_rule(currencyText, countryText, C.money_date_t(date), &ruleOut, &c.why)) {
		return CashRounding{}, c.err
	}
	return cashRoundingOf(&ruleOut), nil
}

// Redenomination returns the factor between the units of a currency on two dates, if it was redenominated under
// the same code: 1 SYP of 2025-12-31 is 1/100 SYP of 2026-01-01.
//
// Without a redenomination between the dates the factor is 1.
//
// Conversions use these factors: rates from before a redenomination convert amounts from after it.
//
//   - from: the date of the amount.
//   - to: the date of the requested units, earlier or later.
//
// The error is
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrSyntax] if code is not a currency code
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//
// See also [Rates.Convert].
func Redenomination(code string, from Date, to Date) (Ratio, error) {
	c := begin()
	defer c.end()
	codeText := c.code(code)
	var factorOut C.money_ratio_t
	if c.err != nil || c.failed(C.money_redenomination(codeText, C.money_date_t(from), C.money_date_t(to), &factorOut, &c.why)) {
		return Ratio{}, c.err
	}
	return ratioOf(&factorOut), nil
}

// CurrencyCount returns the number of currencies in the built-in table.
func CurrencyCount() int {
	c := begin()
	defer c.end()
	return int(C.money_currency_count())
}

// CurrencyAt returns the built-in currency at an index.
//
// Currencies are sorted by code.
//
// The error is [ErrNotFound] if index is not less than the count.
func CurrencyAt(index int) (Currency, error) {
	c := begin()
	defer c.end()
	var currencyOut C.money_currency_t
	if c.err != nil || c.failed(C.money_currency_at(C.size_t(index), &currencyOut, &c.why)) {
		return Currency{}, c.err
	}
	return currencyOf(&currencyOut), nil
}

// CurrencyDataVersion returns the version of the built-in currency data.
func CurrencyDataVersion() string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_currency_data_version())
}

// Amount returns the number of an amount without its currency: 12.50 for 12.50 EUR.
//
// See also [New].
func (m Money) Amount() (Decimal, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_amount(&own, &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// Sign returns the sign of an amount: -1 if it is negative, 0 if it is zero, 1 if it is positive.
//
// See also [Money.Compare].
func (m Money) Sign() (int32, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	var signOut C.int32_t
	if c.err != nil || c.failed(C.money_sign(&own, &signOut, &c.why)) {
		return 0, c.err
	}
	return int32(signOut), nil
}

// FromMinor creates an amount from a number of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050
// JPY.
//
// The error is [ErrUnknownCurrency] if the currency is unknown or has no minor unit, or [ErrSyntax] if the text
// is not a number, amount, date or code; the position is that of the first invalid byte.
func FromMinor(minor int64, currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_from_minor(C.int64_t(minor), currencyText, registryAt, &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ToMinor returns an amount as an exact number of minor units.
//
// The error is
//   - [ErrInexact] if the amount contains a fraction of a minor unit
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
func (m Money) ToMinor(registry *CurrencyRegistry) (int64, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var minorOut C.int64_t
	if c.err != nil || c.failed(C.money_to_minor(&own, registryAt, &minorOut, &c.why)) {
		return 0, c.err
	}
	return int64(minorOut), nil
}

// Parse reads an amount such as "12.50 EUR" or "EUR 12.50" from text: a decimal in the format of [ParseDecimal]
// and a built-in code, separated by one space.
//
// The error is
//   - [ErrSyntax] if text is not an amount; the position is that of the first invalid byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func Parse(text string) (Money, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_parse(textText, C.size_t(len(text)), &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ParseWithCurrency reads an amount from text in the format of [Parse], or a plain decimal as an amount of
// currency.
//
// Codes in registry are accepted as well as built-in ones.
//
//   - currency: the currency of a plain decimal; "" to reject plain decimals with [ErrSyntax].
//   - registry: user-defined currencies.
//
// The error is
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
func ParseWithCurrency(text string, currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	currencyText := c.optional(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_parse_with_currency(textText, C.size_t(len(text)), currencyText, registryAt, &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ToJSON returns an amount as JSON: {"amount":"12.50","currency":"EUR"}, with all digits of its scale.
//
// Equal amounts of the same scale produce the same bytes.
//
// See also [FromJSON], [Bag.ToJSON].
func (m Money) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_to_json(&own, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// FromJSON reads an amount from JSON in the format of [Money.ToJSON]: an object with the strings "amount" and
// "currency", in either order, and no other members.
//
// Errors include the position in the text.
//
//   - registry: user-defined currencies that the document may use.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object contains a duplicate key
//   - [ErrDocument] if json is not such an object
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if json is longer than [InputMax], or nested deeper than 128 levels
//
// See also [Money.ToJSON].
func FromJSON(json string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	jsonText := c.text(json)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_from_json(jsonText, C.size_t(len(json)), registryAt, &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// Negate returns -amount, exactly.
//
// The call never overflows.
func (m Money) Negate() (Money, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_negate(&own, &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// Absolute returns |amount|, exactly.
//
// The call never overflows.
func (m Money) Absolute() (Money, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_absolute(&own, &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// Multiply returns amount × factor, rounded once, as [Decimal.Multiply] does.
//
//   - digits: the number of fraction digits: 0 to 38, [DigitsExact], or [DigitsCurrency] for the minor unit of a
//     built-in currency.
//
// The error is
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrUnknownCurrency] if the minor unit of the currency is unknown
func (m Money) Multiply(factor Decimal, digits int32, rounding Rounding) (Money, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	factorRaw := factor.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_multiply(&own, &factorRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// MultiplyDetailed returns amount × factor, rounded once, as [Decimal.Multiply] does.
//
//   - digits: the number of fraction digits: 0 to 38, [DigitsExact], or [DigitsCurrency] for the minor unit of a
//     built-in currency.
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrUnknownCurrency] if the minor unit of the currency is unknown
func (m Money) MultiplyDetailed(factor Decimal, digits int32, rounding Rounding) (Money, Flags, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	factorRaw := factor.raw()
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_multiply(&own, &factorRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// Divide returns amount ÷ divisor, rounded once, as [Decimal.Divide] does.
//
//   - digits: the number of fraction digits: 0 to 38, or [DigitsCurrency] for the minor unit of a built-in
//     currency.
//
// The error is
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
func (m Money) Divide(divisor Decimal, digits int32, rounding Rounding) (Money, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	divisorRaw := divisor.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_divide(&own, &divisorRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// DivideDetailed returns amount ÷ divisor, rounded once, as [Decimal.Divide] does.
//
//   - digits: the number of fraction digits: 0 to 38, or [DigitsCurrency] for the minor unit of a built-in
//     currency.
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
func (m Money) DivideDetailed(divisor Decimal, digits int32, rounding Rounding) (Money, Flags, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	divisorRaw := divisor.raw()
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_divide(&own, &divisorRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// DivideRemainder returns the quotient amount ÷ divisor and the remainder: amount = quotient × divisor +
// remainder, exactly.
//
// The rounding mode determines the sign of the remainder, as in [Decimal.DivideRemainder]. 100.00 EUR ÷ 3 with
// [RoundingDown] is 33.33 EUR, remainder 0.01 EUR.
//
//   - digits: the number of fraction digits of the quotient: 0 to 38, or [DigitsCurrency] for the minor unit of
//     a built-in currency.
//
// The results are
//   - the quotient
//   - the remainder
//
// The error is
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [Money.Divide], [Money.Split].
func (m Money) DivideRemainder(divisor Decimal, digits int32, rounding Rounding) (Money, Money, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	divisorRaw := divisor.raw()
	var quotientOut C.money_t
	var remainderOut C.money_t
	if c.err != nil || c.failed(C.money_divide_remainder(&own, &divisorRaw, C.int32_t(digits), C.money_rounding_t(rounding), &quotientOut, &remainderOut, &c.why)) {
		return Money{}, Money{}, c.err
	}
	return moneyOf(quotientOut), moneyOf(remainderOut), nil
}

// DivideByAmount divides an amount by another amount of the same currency and returns the quotient as a number,
// rounded once.
//
// 10.00 EUR ÷ 3.00 EUR without fraction digits, with [RoundingDown], is 3, remainder 1.00 EUR.
//
//   - digits: the number of fraction digits of the quotient, 0 to 38.
//
// The error is
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [Money.RatioFromAmounts], [Money.DivideRemainder].
func (m Money) DivideByAmount(divisor Money, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	divisorRaw := divisor.raw()
	var quotientOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_divide_by_amount(&own, &divisorRaw, C.int32_t(digits), C.money_rounding_t(rounding), &quotientOut, nil, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(quotientOut), nil
}

// DivideByAmountDetailed divides an amount by another amount of the same currency and returns the quotient as a
// number, rounded once.
//
// 10.00 EUR ÷ 3.00 EUR without fraction digits, with [RoundingDown], is 3, remainder 1.00 EUR.
//
//   - digits: the number of fraction digits of the quotient, 0 to 38.
//
// The results are
//   - the quotient
//   - amount - quotient × divisor, exactly
//   - the flags
//
// The error is
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [Money.RatioFromAmounts], [Money.DivideRemainder].
func (m Money) DivideByAmountDetailed(divisor Money, digits int32, rounding Rounding) (Decimal, Money, Flags, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	divisorRaw := divisor.raw()
	var quotientOut C.money_decimal_t
	var remainderOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_divide_by_amount(&own, &divisorRaw, C.int32_t(digits), C.money_rounding_t(rounding), &quotientOut, &remainderOut, &flagsOut, &c.why)) {
		return Decimal{}, Money{}, 0, c.err
	}
	return decimalOf(quotientOut), moneyOf(remainderOut), Flags(flagsOut), nil
}

// RatioFromAmounts returns the ratio of two amounts of one currency, exactly and in lowest terms.
//
// The error is [ErrCurrencyMismatch] if different currencies were used where one currency is required, or
// [ErrDivisionByZero] if the divisor is 0.
//
// See also [Money.DivideByAmount], [Ratio.ToDecimal].
func (m Money) RatioFromAmounts(divisor Money) (Ratio, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	divisorRaw := divisor.raw()
	var resultOut C.money_ratio_t
	if c.err != nil || c.failed(C.money_ratio_from_amounts(&own, &divisorRaw, &resultOut, &c.why)) {
		return Ratio{}, c.err
	}
	return ratioOf(&resultOut), nil
}

// Quantize returns the amount with exactly digits fraction digits, rounded or padded with zeros.
//
//   - digits: the number of fraction digits: 0 to 38, or [DigitsCurrency] for the minor unit of a built-in
//     currency.
//
// The error is
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
func (m Money) Quantize(digits int32, rounding Rounding) (Money, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_quantize(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// QuantizeDetailed returns the amount with exactly digits fraction digits, rounded or padded with zeros.
//
//   - digits: the number of fraction digits: 0 to 38, or [DigitsCurrency] for the minor unit of a built-in
//     currency.
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
func (m Money) QuantizeDetailed(digits int32, rounding Rounding) (Money, Flags, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_quantize(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// ToCash rounds an amount to a multiple of a cash step, with the scale of the step: 10.52 CHF at 0.05 is 10.50
// CHF.
//
// Trailing zeros are dropped if the result would otherwise exceed 38 digits.
//
//   - step: must be positive; nil for the cash step of the currency, or its minor unit if it has no cash step.
//
// The error is
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrUnknownCurrency] if neither a cash step nor a minor unit of the currency is known
func (m Money) ToCash(step *Decimal, rounding Rounding) (Money, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	stepRaw := step.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_to_cash(&own, stepRaw, C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ToCashDetailed rounds an amount to a multiple of a cash step, with the scale of the step: 10.52 CHF at 0.05 is
// 10.50 CHF.
//
// Trailing zeros are dropped if the result would otherwise exceed 38 digits.
//
//   - step: must be positive; nil for the cash step of the currency, or its minor unit if it has no cash step.
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrUnknownCurrency] if neither a cash step nor a minor unit of the currency is known
func (m Money) ToCashDetailed(step *Decimal, rounding Rounding) (Money, Flags, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	stepRaw := step.give(c)
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_to_cash(&own, stepRaw, C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// ToCashInCountry rounds an amount by the rule for cash payments in a country on a date, as returned by
// [CashRule]: 10.02 EUR is 10.00 EUR in Ireland, but was 10.02 EUR there before 2015-10-28.
//
//   - country: an ISO 3166-1 code of two letters, in either case; "" for the rule that applies in all countries
//     that use the currency.
//   - date: [DateNone] for the newest rule in the data.
//
// The error is
//   - [ErrNotFound] if the country is unknown, the currency is not legal tender there on that date, or no rule
//     is known for that date
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrSyntax] if country is not a two-letter code
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [CashRule], [Money.ToCash].
func (m Money) ToCashInCountry(country string, date Date) (Money, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	countryText := c.optional(country)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_to_cash_in_country(&own, countryText, C.money_date_t(date), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ToCashInCountryDetailed rounds an amount by the rule for cash payments in a country on a date, as returned by
// [CashRule]: 10.02 EUR is 10.00 EUR in Ireland, but was 10.02 EUR there before 2015-10-28.
//
//   - country: an ISO 3166-1 code of two letters, in either case; "" for the rule that applies in all countries
//     that use the currency.
//   - date: [DateNone] for the newest rule in the data.
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrNotFound] if the country is unknown, the currency is not legal tender there on that date, or no rule
//     is known for that date
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrSyntax] if country is not a two-letter code
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [CashRule], [Money.ToCash].
func (m Money) ToCashInCountryDetailed(country string, date Date) (Money, Flags, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	countryText := c.optional(country)
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_to_cash_in_country(&own, countryText, C.money_date_t(date), &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// Normalize returns the amount with as few fraction digits as possible, but at least digits: 1.5000 EUR becomes
// 1.5 EUR, or 1.50 EUR with [DigitsCurrency].
//
// Equal amounts are then represented identically.
//
//   - digits: the minimum number of fraction digits: 0 to 38, or [DigitsCurrency] for the minor unit of a
//     built-in currency.
//
// The error is [ErrOverflow] if the amount with digits fraction digits does not fit in 38 digits, or
// [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown.
//
// See also [Money.Quantize].
func (m Money) Normalize(digits int32) (Money, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_normalize(&own, C.int32_t(digits), &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// RoundToStep rounds an amount to a multiple of a step, with the scale of the step: 1234.56 EUR to a step of 100
// is 1200 EUR.
//
//   - step: must be positive.
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
//
// See also [Money.ToCash].
func (m Money) RoundToStep(step Decimal, rounding Rounding) (Money, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	stepRaw := step.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_round_to_step(&own, &stepRaw, C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// RoundToStepDetailed rounds an amount to a multiple of a step, with the scale of the step: 1234.56 EUR to a
// step of 100 is 1200 EUR.
//
//   - step: must be positive.
//
// The results are
//   - the result
//   - the flags
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
//
// See also [Money.ToCash].
func (m Money) RoundToStepDetailed(step Decimal, rounding Rounding) (Money, Flags, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	stepRaw := step.raw()
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_round_to_step(&own, &stepRaw, C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// RoundSignificant rounds an amount to at most digits significant digits: 1234.56 EUR to three digits is 1230
// EUR.
//
//   - digits: the maximum number of significant digits, 1 to 38.
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
//
// See also [Money.Quantize].
func (m Money) RoundSignificant(digits int32, rounding Rounding) (Money, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_round_significant(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// RoundSignificantDetailed rounds an amount to at most digits significant digits: 1234.56 EUR to three digits is
// 1230 EUR.
//
//   - digits: the maximum number of significant digits, 1 to 38.
//
// The results are
//   - the result
//   - the flags
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
//
// See also [Money.Quantize].
func (m Money) RoundSignificantDetailed(digits int32, rounding Rounding) (Money, Flags, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_round_significant(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// Sum returns the exact sum of amounts of one currency, at the largest scale among them.
//
// The call fails only if the sum itself does not fit; the order of the amounts does not matter.
//
//   - amounts: the amounts to add.
//   - currency: the currency of all amounts; without amounts the sum is 0 of this currency. "" for the currency
//     of the first amount; without amounts that is [ErrArgument].
//
// The error is
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrLimit] if the number of amounts exceeds [AmountsMax]
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if currency is not a currency code
//
// See also [Rates.Sum], [Bag.Add].
func Sum(amounts []Money, currency string) (Money, error) {
	c := begin()
	defer c.end()
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	currencyText := c.optional(currency)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_sum(first(amountsRaw), C.size_t(len(amounts)), currencyText, &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// Minimum returns the smallest of one or more amounts of one currency; among equal amounts, the first.
//
// The error is [ErrCurrencyMismatch] if different currencies were used where one currency is required, or
// [ErrLimit] if the number of amounts exceeds [AmountsMax].
//
// See also [Rates.Minimum].
func Minimum(amounts []Money) (Money, error) {
	c := begin()
	defer c.end()
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_minimum(first(amountsRaw), C.size_t(len(amounts)), &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// Maximum returns the largest of one or more amounts of one currency; among equal amounts, the first.
//
// The error is [ErrCurrencyMismatch] if different currencies were used where one currency is required, or
// [ErrLimit] if the number of amounts exceeds [AmountsMax].
//
// See also [Rates.Maximum].
func Maximum(amounts []Money) (Money, error) {
	c := begin()
	defer c.end()
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_maximum(first(amountsRaw), C.size_t(len(amounts)), &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// Hash returns a hash of value and currency.
//
// Equal amounts have equal hashes on every platform and in every version of this ABI.
func (m Money) Hash() (uint64, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	var hashOut C.uint64_t
	if c.err != nil || c.failed(C.money_hash(&own, &hashOut, &c.why)) {
		return 0, c.err
	}
	return uint64(hashOut), nil
}

// Allocate divides an amount into shares in proportion to weights; shares and remainder add up to the amount.
//
// These properties always hold:
//
//   - the shares and the remainder add up to the amount
//   - allocating -x returns the negated shares of x
//   - a weight of zero receives a share of zero
//   - the sign of a share is never opposite to that of the amount
//
// With a step in the options, every share is a multiple of the step. The method distributes multiples of the
// step, and the remainder is less than a step: 10.02 over 1:1:1 at 0.05 is 3.35, 3.35 and 3.30, remainder 0.02.
//
//   - weights: the weights, which must not be negative; at least one must be positive.
//
// The error is
//   - [ErrWeights] if the list of weights is empty, all weights are 0, or a weight is negative
//   - [ErrInexact] if the amount has more fraction digits than Digits
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrLimit] if the number of weights exceeds [SharesMax]
func (m Money) Allocate(weights []Decimal, options *AllocateOptions) ([]Money, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	weightsRaw := make([]C.money_decimal_t, len(weights))
	for index := range weights {
		weightsRaw[index] = weights[index].raw()
	}
	optionsRaw := options.give(c)
	sharesOut := make([]C.money_t, len(weights))
	if c.err != nil || c.failed(C.money_allocate(&own, first(weightsRaw), C.size_t(len(weights)), optionsRaw, first(sharesOut), nil, &c.why)) {
		return nil, c.err
	}
	return listOf(sharesOut, len(sharesOut), func(one C.money_t) Money { return moneyOf(one) }), nil
}

// AllocateDetailed divides an amount into shares in proportion to weights; shares and remainder add up to the
// amount.
//
// These properties always hold:
//
//   - the shares and the remainder add up to the amount
//   - allocating -x returns the negated shares of x
//   - a weight of zero receives a share of zero
//   - the sign of a share is never opposite to that of the amount
//
// With a step in the options, every share is a multiple of the step. The method distributes multiples of the
// step, and the remainder is less than a step: 10.02 over 1:1:1 at 0.05 is 3.35, 3.35 and 3.30, remainder 0.02.
//
//   - weights: the weights, which must not be negative; at least one must be positive.
//
// The results are
//   - one amount per weight, all of one scale; not written if the number of weights exceeds [SharesMax]
//   - the part that is not distributed: zero, unless the method is [AllocationSeparateRemainder] or the options
//     contain a step. In these two cases it is required
//
// The error is
//   - [ErrWeights] if the list of weights is empty, all weights are 0, or a weight is negative
//   - [ErrInexact] if the amount has more fraction digits than Digits
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrLimit] if the number of weights exceeds [SharesMax]
func (m Money) AllocateDetailed(weights []Decimal, options *AllocateOptions) ([]Money, Money, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	weightsRaw := make([]C.money_decimal_t, len(weights))
	for index := range weights {
		weightsRaw[index] = weights[index].raw()
	}
	optionsRaw := options.give(c)
	sharesOut := make([]C.money_t, len(weights))
	var remainderOut C.money_t
	if c.err != nil || c.failed(C.money_allocate(&own, first(weightsRaw), C.size_t(len(weights)), optionsRaw, first(sharesOut), &remainderOut, &c.why)) {
		return nil, Money{}, c.err
	}
	return listOf(sharesOut, len(sharesOut), func(one C.money_t) Money { return moneyOf(one) }), moneyOf(remainderOut), nil
}

// Pack returns an amount in packed form: version, currency, scale, coefficient and a check byte.
//
// Amounts with the same currency, value and scale have equal bytes.
//
// See also [Unpack], [Money.SortKey].
func (m Money) Pack() ([]byte, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	if c.err != nil {
		return nil, c.err
	}
	for room := textRoom; ; {
		bytesOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_pack(&own, bytesOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return nil, c.err
		}
		return bytesOf(bytesOut, length), nil
	}
}

// Unpack reads an amount that [Money.Pack] of this or an earlier version wrote.
//
// The currency need not be built in. Errors include the position in the bytes.
//
// The error is
//   - [ErrDocument] if the bytes are not a packed amount, or are damaged
//   - [ErrVersion] if the document was written by a newer version of the library
//   - [ErrLimit] if the length of bytes is above [PackedMax]
//
// See also [Money.Pack].
func Unpack(bytes []byte) (Money, error) {
	c := begin()
	defer c.end()
	bytesText := c.bytes(bytes)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_unpack(bytesText, C.size_t(len(bytes)), &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// SortKey returns a key whose order under memcmp is that of the amounts: first by currency code, then by value.
//
// Amounts of equal value and currency have equal keys, even with different scales. No key is the start of
// another, so keys can be parts of longer keys.
//
// See also [Money.Compare], [Money.Pack].
func (m Money) SortKey() ([]byte, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	if c.err != nil {
		return nil, c.err
	}
	for room := textRoom; ; {
		bytesOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_sort_key(&own, bytesOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return nil, c.err
		}
		return bytesOf(bytesOut, length), nil
	}
}

// ToRatio returns the value of a rate as a ratio, which you can compare, write, or convert to a decimal.
//
// The error is [ErrDate] if the date is not a day in the years 1 to 9999, or [ErrInvalidRate] if the rate is 0,
// or is not 1 for a currency against itself.
//
// See also [Ratio.ToDecimal], [Ratio.Format].
func (r Rate) ToRatio() (Ratio, error) {
	c := begin()
	defer c.end()
	var ratioOut C.money_ratio_t
	if c.err != nil || c.failed(C.money_rate_to_ratio(r.give(c), &ratioOut, &c.why)) {
		return Ratio{}, c.err
	}
	return ratioOf(&ratioOut), nil
}

// ConversionRule returns the name of the law that determined the rounding of a conversion, such as "Council
// Regulation (EC) No 1103/97, articles 4 and 5".
//
// It is nil if no law did.
//
//   - flags: the flags of the conversion.
//
// See also [Rates.Convert].
func ConversionRule(flags Flags) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_conversion_rule(C.money_flags_t(flags)))
}

// CurrencyPairFormat returns a currency pair as text: "EUR/USD".
//
// The error is [ErrSyntax] if from or to is not a currency code.
//
// See also [ParseCurrencyPair].
func CurrencyPairFormat(from string, to string) (string, error) {
	c := begin()
	defer c.end()
	fromText := c.code(from)
	toText := c.code(to)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_currency_pair_format(fromText, toText, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// ParseCurrencyPair reads a currency pair from text: "EUR/USD".
//
// The codes may be unknown, as markets use codes of their own.
//
// The error is
//   - [ErrSyntax] if text is not a currency pair; the position is that of the first invalid byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [CurrencyPairFormat].
func ParseCurrencyPair(text string) (CurrencyPair, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	var pairOut C.money_currency_pair_t
	if c.err != nil || c.failed(C.money_currency_pair_parse(textText, C.size_t(len(text)), &pairOut, &c.why)) {
		return CurrencyPair{}, c.err
	}
	return currencyPairOf(&pairOut), nil
}

// Format returns a rate as text: "EUR/USD 1.1172", or with a date "EUR/USD 1.1172 2020-03-13".
//
// A rate that cannot be written as a decimal is written as a ratio: "EUR/USD 10/9". The text does not contain
// the kind or the flags.
//
// The error is [ErrInvalidRate] if the rate is 0, or is not 1 for a currency against itself, or [ErrDate] if the
// date is not a day in the years 1 to 9999.
//
// See also [ParseRate], [Rate.ToJSON].
func (r Rate) Format() (string, error) {
	c := begin()
	defer c.end()
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_rate_format(r.give(c), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// ParseRate reads a rate from text in the format of [Rate.Format], with the same numerator and denominator.
//
// Its kind is [RateKindQuoted]. Errors include the position in the text.
//
// The error is
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Rate.Format].
func ParseRate(text string) (Rate, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	var rateOut C.money_rate_t
	if c.err != nil || c.failed(C.money_rate_parse(textText, C.size_t(len(text)), &rateOut, &c.why)) {
		return Rate{}, c.err
	}
	return rateOf(&rateOut), nil
}

// ToJSON returns a rate as JSON: {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, which is also an
// element of the lists that [RatesFromJSON] reads.
//
// A rate without a date is written without "date". "rounded":true is added before "to" if [FlagsRateRounded] is
// set.
//
// The error is [ErrInvalidRate] if the rate is 0, or is not 1 for a currency against itself, or [ErrDate] if the
// date is not a day in the years 1 to 9999.
//
// See also [RateFromJSON], [Rate.Format].
func (r Rate) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_rate_to_json(r.give(c), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// RateFromJSON reads a rate from JSON in the format of [Rate.ToJSON], with its members in any order and no
// others.
//
// Its kind is [RateKindQuoted]. Errors include the position in the text.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object contains a duplicate key
//   - [ErrDocument] if json is not such an object
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if json is longer than [InputMax], or nested deeper than 128 levels
//
// See also [Rate.ToJSON].
func RateFromJSON(json string) (Rate, error) {
	c := begin()
	defer c.end()
	jsonText := c.text(json)
	var rateOut C.money_rate_t
	if c.err != nil || c.failed(C.money_rate_from_json(jsonText, C.size_t(len(json)), &rateOut, &c.why)) {
		return Rate{}, c.err
	}
	return rateOf(&rateOut), nil
}

// Compare compares two rates: the result is -1 if r sorts before other, 0 if they are equal, 1 if r sorts after
// other.
//
// Rates are ordered by their codes, then by date, undated rates first, then by value. 1.10, 110/100 and 11/10
// are the same value. Kind and flags are ignored.
//
// The error is [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency
// against itself, or [ErrDate] if the date is not a day in the years 1 to 9999.
//
// See also [Rate.Equal], [Rate.Hash].
func (r Rate) Compare(other Rate) (int32, error) {
	c := begin()
	defer c.end()
	otherRaw := other.give(c)
	var orderOut C.int32_t
	if c.err != nil || c.failed(C.money_rate_compare(r.give(c), otherRaw, &orderOut, &c.why)) {
		return 0, c.err
	}
	return int32(orderOut), nil
}

// Equal returns whether two rates are equal in direction, date and value, as compared by [Rate.Compare].
//
// The error is [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency
// against itself, or [ErrDate] if the date is not a day in the years 1 to 9999.
//
// See also [Rate.Compare].
func (r Rate) Equal(other Rate) (bool, error) {
	c := begin()
	defer c.end()
	otherRaw := other.give(c)
	var equalOut C.money_bool_t
	if c.err != nil || c.failed(C.money_rate_equal(r.give(c), otherRaw, &equalOut, &c.why)) {
		return false, c.err
	}
	return equalOut != 0, nil
}

// Hash returns a hash of direction, date and value.
//
// Equal rates have equal hashes on every platform.
//
// The error is [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency
// against itself, or [ErrDate] if the date is not a day in the years 1 to 9999.
//
// See also [Rate.Equal].
func (r Rate) Hash() (uint64, error) {
	c := begin()
	defer c.end()
	var hashOut C.uint64_t
	if c.err != nil || c.failed(C.money_rate_hash(r.give(c), &hashOut, &c.why)) {
		return 0, c.err
	}
	return uint64(hashOut), nil
}

// AccumulatorAdd adds an amount.
//
// the result may be the accumulator.
//
// The error is [ErrCurrencyMismatch] if different currencies were used where one currency is required, or
// [ErrOverflow] if the count exceeds 64 bits or the sum is damaged.
//
// See also [Sum].
func AccumulatorAdd(accumulator Accumulator, amount Money) (Accumulator, error) {
	c := begin()
	defer c.end()
	accumulatorRaw := accumulator.give(c)
	amountRaw := amount.raw()
	var resultOut C.money_accumulator_t
	if c.err != nil || c.failed(C.money_accumulator_add(accumulatorRaw, &amountRaw, &resultOut, &c.why)) {
		return Accumulator{}, c.err
	}
	return accumulatorOf(&resultOut), nil
}

// AccumulatorMerge returns an accumulator with the amounts of both.
//
// the result may be either of them.
//
// The error is [ErrCurrencyMismatch] if different currencies were used where one currency is required, or
// [ErrOverflow] if the count exceeds 64 bits or the sum is damaged.
//
// See also [AccumulatorAdd].
func AccumulatorMerge(a Accumulator, b Accumulator) (Accumulator, error) {
	c := begin()
	defer c.end()
	aRaw := a.give(c)
	bRaw := b.give(c)
	var resultOut C.money_accumulator_t
	if c.err != nil || c.failed(C.money_accumulator_merge(aRaw, bRaw, &resultOut, &c.why)) {
		return Accumulator{}, c.err
	}
	return accumulatorOf(&resultOut), nil
}

// AccumulatorSubtract removes an amount that was added, as a window does when a row leaves it.
//
// result may be the accumulator.
//
// The scale of the total is that of the finest amount. If the only amount of that scale leaves, the scale of the
// others is unknown: isStale is then 1, result is the unchanged accumulator, and the sum of the remaining rows
// must be computed again.
//
// The results are
//   - the result
//   - true if the sum must be computed again, else false
//
// The error is
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrState] if the amount cannot be one of those that were added
//   - [ErrOverflow] if the sum is damaged
//
// See also [AccumulatorAdd].
func AccumulatorSubtract(accumulator Accumulator, amount Money) (Accumulator, bool, error) {
	c := begin()
	defer c.end()
	accumulatorRaw := accumulator.give(c)
	amountRaw := amount.raw()
	var resultOut C.money_accumulator_t
	var isStaleOut C.money_bool_t
	if c.err != nil || c.failed(C.money_accumulator_subtract(accumulatorRaw, &amountRaw, &resultOut, &isStaleOut, &c.why)) {
		return Accumulator{}, false, c.err
	}
	return accumulatorOf(&resultOut), isStaleOut != 0, nil
}

// AccumulatorTotal returns the sum, as [Sum] does: at the largest scale among the amounts.
//
// The error is [ErrNotFound] if the accumulator contains no amounts, or [ErrOverflow] if the sum does not fit in
// 38 digits; further amounts may make it fit.
//
// See also [Sum].
func AccumulatorTotal(accumulator Accumulator) (Money, error) {
	c := begin()
	defer c.end()
	accumulatorRaw := accumulator.give(c)
	var totalOut C.money_t
	if c.err != nil || c.failed(C.money_accumulator_total(accumulatorRaw, &totalOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(totalOut), nil
}

// AccumulatorToBytes returns an accumulator as bytes, in a frozen format with a version and a check byte.
// docs/reference/packed.md defines it.
//
// See also [AccumulatorFromBytes].
func AccumulatorToBytes(accumulator Accumulator) ([]byte, error) {
	c := begin()
	defer c.end()
	accumulatorRaw := accumulator.give(c)
	if c.err != nil {
		return nil, c.err
	}
	for room := textRoom; ; {
		bytesOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_accumulator_to_bytes(accumulatorRaw, bytesOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return nil, c.err
		}
		return bytesOf(bytesOut, length), nil
	}
}

// AccumulatorFromBytes reads an accumulator from bytes that [AccumulatorToBytes] of this or an earlier version
// wrote.
//
// Errors include the position in the bytes.
//
// The error is
//   - [ErrDocument] if the bytes are not an accumulator, or are damaged
//   - [ErrVersion] if the document was written by a newer version of the library
//   - [ErrLimit] if the length of bytes is above [AccumulatorBytes]
//
// See also [AccumulatorToBytes].
func AccumulatorFromBytes(bytes []byte) (Accumulator, error) {
	c := begin()
	defer c.end()
	bytesText := c.bytes(bytes)
	var resultOut C.money_accumulator_t
	if c.err != nil || c.failed(C.money_accumulator_from_bytes(bytesText, C.size_t(len(bytes)), &resultOut, &c.why)) {
		return Accumulator{}, c.err
	}
	return accumulatorOf(&resultOut), nil
}

// ExpressionCaret returns an expression and, below it, a caret at a position, such as the position of an error.
//
// 12 EUR + 3 $ ^
//
// The caret is placed by characters (Unicode scalar values), not by bytes, and tabs are preserved. Control
// characters and bytes that are not valid UTF-8 are written as "?"; they are not an error here.
//
//   - text: at most [ExpressionMax] bytes.
//   - position: a byte offset in the text, or its length for the end. A position inside a character means that
//     character.
//
// The error is [ErrLimit] if text is longer than [ExpressionMax].
//
// See also [Evaluate].
func ExpressionCaret(text string, position int64) (string, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_expression_caret(textText, C.size_t(len(text)), C.int64_t(position), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// LocaleCount returns the number of built-in locales.
func LocaleCount() int {
	c := begin()
	defer c.end()
	return int(C.money_locale_count())
}

// LocaleAt returns the identifier of the built-in locale at an index, such as "pt_BR".
//
// Locales are sorted by identifier.
//
// The error is [ErrNotFound] if index is not less than the count.
//
// See also [LocaleCount].
func LocaleAt(index int) (string, error) {
	c := begin()
	defer c.end()
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_locale_at(C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// LocaleFind returns the identifier of the locale that matches a name: "pt-br" is "pt_BR", "zh-TW" is
// "zh_Hant_TW".
//
// Aliases, likely subtags and parent locales are those of CLDR (UTS #35): "iw-IL" is "he_IL", "de-Latn-CH" is
// "de_CH", "en-036" is "en_AU", "zh-AU" is "zh_Hant", "es-JP" is "es_419". A region, script or variant for which
// CLDR contains no locale of the language is ignored: "en-ZZ" is "en". Every function that accepts a locale
// resolves it in this way.
//
// The keyword nu of a tag selects the digits: [Money.FormatLocale] writes "ar-EG-u-nu-latn" with the digits 0 to
// 9. The values native, traditio and finance select the locale's own systems. The identifier does not contain
// the keyword.
//
//   - locale: a BCP 47 tag in any case, with "-" or _: language, script, region, variants, extensions. Names in
//     the forms of POSIX ("de_DE.UTF-8", "sr_RS@latin", "C"), ICU ("ar_EG@numbers=latn") and Java ("iw_IL") are
//     accepted too. At most 255 bytes.
//
// The error is
//   - [ErrNotFound] if CLDR does not contain the language, or the numbering system is not one of decimal digits
//   - [ErrSyntax] if locale is not a locale name; the position is that of the first invalid byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func LocaleFind(locale string) (string, error) {
	c := begin()
	defer c.end()
	localeText := c.code(locale)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_locale_find(localeText, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// LocaleCurrency returns the code of the currency of a locale's country on a date: "CHF" for "de-CH".
//
// The country is that of the name, even if CLDR does not combine it with the language, but the language must be
// known. The keyword cu of the name is the currency itself, and rg overrides the country: "en-GB-u-rg-uszzzz". A
// former country is assigned its own currency while that existed, and then the currency of its successor: SUR
// and RUB for "ru-SU".
//
//   - locale: a name with a region, as in [LocaleFind].
//   - date: [DateNone] for the end of the data.
//
// The error is
//   - [ErrNotFound] if CLDR does not contain the language, the name does not contain a country, or the country
//     did not use a currency on that date
//   - [ErrSyntax] if locale is not a locale name
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [CountryCurrencies], [LocaleFind].
func LocaleCurrency(locale string, date Date) (string, error) {
	c := begin()
	defer c.end()
	localeText := c.code(locale)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_locale_currency(localeText, C.money_date_t(date), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// FormatLocale returns an amount in the format of a locale: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
//
// The call follows Unicode CLDR (UTS #35): no-break spaces, groups of two and three digits, minimum grouping
// digits, the position of the sign, and a space between alphabetic currencies and digits. It rounds only if you
// set Digits and the amount has more of them.
//
//   - options: nil for the defaults.
//
// The error is
//   - [ErrNotFound] if the locale does not exist, or its language provides no name for the currency
//   - [ErrInexact] if the amount must be rounded and the rounding mode does not allow it
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if locale is not a locale name
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Money.String], [ParseLocale], [CurrencyText].
func (m Money) FormatLocale(locale string, options *LocaleOptions) (string, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	localeText := c.code(locale)
	optionsRaw := options.give(c)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_format_locale(&own, localeText, optionsRaw, bufferOut, C.size_t(room), &length, nil, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// FormatLocaleDetailed returns an amount in the format of a locale: "R$ 1.234,56", "1 234,56 €", "($1,234.56)",
// "$1.2K".
//
// The call follows Unicode CLDR (UTS #35): no-break spaces, groups of two and three digits, minimum grouping
// digits, the position of the sign, and a space between alphabetic currencies and digits. It rounds only if you
// set Digits and the amount has more of them.
//
//   - options: nil for the defaults.
//
// The results are
//   - the buffer
//   - 0 or [FlagsRounded]
//
// The error is
//   - [ErrNotFound] if the locale does not exist, or its language provides no name for the currency
//   - [ErrInexact] if the amount must be rounded and the rounding mode does not allow it
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if locale is not a locale name
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Money.String], [ParseLocale], [CurrencyText].
func (m Money) FormatLocaleDetailed(locale string, options *LocaleOptions) (string, Flags, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	localeText := c.code(locale)
	optionsRaw := options.give(c)
	var flagsOut C.money_flags_t
	if c.err != nil {
		return "", 0, c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_format_locale(&own, localeText, optionsRaw, bufferOut, C.size_t(room), &length, &flagsOut, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", 0, c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), Flags(flagsOut), nil
	}
}

// ParseLocale reads an amount from text in the format of a locale: in any style, with symbol, narrow symbol,
// code or name, before or after the number.
//
// The call reads the text of [Money.FormatLocale] back exactly; a short form is read as the rounded amount that
// it shows. Any whitespace is accepted for a no-break space, groups may be omitted, and decimal digits of any
// script are accepted, but not digits of different scripts in one number. Group separators in invalid positions,
// separators of another locale, and anything that is not part of the amount are errors.
//
// A symbol denotes the currency that the locale writes with it. If the locale does not use the symbol, it
// denotes the currency that nearly all locales write with it. If several currencies remain, the call fails with
// [ErrAmbiguousCurrency] and the error's text lists them: "$5" is USD in en-US, MXN in es-MX, and ambiguous in
// pl. The final point and the case of a symbol are ignored unless they distinguish two symbols: "100 kr" is 100
// DKK in da, which writes "kr.". An alphabetic narrow symbol denotes a currency only in a locale of its country.
//
// A symbol never denotes a withdrawn currency that has been replaced: "100 F" in fr-CH may be FRF, EUR or CHF. A
// symbol that is the word for a unit, such as the character U+5143 of "yuan", denotes a currency only in a
// locale that uses it as the usual symbol of that currency. Both are ambiguous without currency.
//
// The unit of a short form and a symbol directly after it form one word, so "100 TL" and "100 B$" are errors,
// except in a locale that writes its own symbol in this way. After a number in a locale that writes symbols
// before it, a short form requires a code, a name or a sign: "1.2M USD".
//
// Brackets around the number, or around number and currency, are accounting style: "GBP (53,180.08)" is
// negative. Invisible characters next to the number, such as U+200B, are ignored. The characters U+202D and
// U+202E, which reorder digits on display, are [ErrSyntax].
//
//   - currency: the expected currency. The call then also accepts text without a currency, reads a symbol shared
//     by several currencies as this one, and rejects any other currency with [ErrCurrencyMismatch]. "" if the
//     text must contain the currency.
//   - registry: user-defined currencies.
//
// The error is
//   - [ErrSyntax] if text is not an amount; the position is that of the first invalid byte
//   - [ErrAmbiguousCurrency] if the symbol, such as $, is used by several currencies; the error's text lists
//     them
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrNotFound] if the locale does not exist
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if text is longer than [InputMax]
//
// See also [Parse], [Money.FormatLocale].
func ParseLocale(text string, locale string, currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	localeText := c.code(locale)
	currencyText := c.optional(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_parse_locale(textText, C.size_t(len(text)), localeText, currencyText, registryAt, &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// DecimalParseLocale reads a number without a currency from text in the format of a locale, such as a quantity:
// "1.234,5" in German.
//
// The call accepts an optional sign, digits and separators as [ParseLocale] does. Lenient reading also accepts a
// plain decimal in the format of [ParseDecimal]: "1.5" in German. If the text is another number in each of the
// two formats, such as "1.234", which is 1234 or 1.234 in German, lenient reading fails with [ErrSyntax]. A
// minus sign is U+002D or U+2212; lenient reading also accepts U+2013, U+FE63 and U+FF0D.
//
//   - reading: strict for the format of the locale only.
//
// The error is
//   - [ErrSyntax] if text is not a number, or is ambiguous, or locale is not a locale name; the position is that
//     of the first invalid byte
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrNotFound] if the locale does not exist
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if text is longer than [InputMax]
//
// See also [ParseLocale], [ParseDecimal].
func DecimalParseLocale(text string, locale string, reading Reading) (Decimal, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	localeText := c.code(locale)
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_parse_locale(textText, C.size_t(len(text)), localeText, C.money_reading_t(reading), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// CurrencyText returns a currency without an amount in the format of a locale: its symbol, narrow symbol, code
// or name ("US Dollar").
//
//   - display: any value except [CurrencyDisplayNone].
//   - registry: user-defined currencies.
//
// The error is
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrNotFound] if the locale does not exist, or its language provides no name for the currency
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Money.FormatLocale], [CurrencyFind].
func CurrencyText(code string, locale string, display CurrencyDisplay, registry *CurrencyRegistry) (string, error) {
	c := begin()
	defer c.end()
	codeText := c.code(code)
	localeText := c.code(locale)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_currency_text(codeText, localeText, C.money_currency_display_t(display), registryAt, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// FormatPattern returns an amount in the format of a number pattern: -1234.5 USD with "¤¤ #,##0.00;(¤¤
// #,##0.00)" is "(USD 1,234.50)".
//
// Patterns are those of Unicode CLDR (UTS #35), implemented literally:
//
//   - "0" is a digit that is always written, "#" one that is written if the amount has it
//   - "." is the decimal separator, and a comma groups the digits before it: "#,##0.00", "#,##,##0.##"
//   - "@" is a significant digit, used instead of "0": "@@#" writes two or three
//   - "¤" is the symbol of the currency and "¤¤" its code, each of which may appear once before and once after
//     the number
//   - ";" separates an optional second half, whose prefix and suffix are those of negative amounts and whose
//     number is ignored; without it, negative amounts start with a minus sign
//   - "-" in the second half and "+" in the first are the signs of the format
//   - text in '…' is literal, and '' is an apostrophe
//
// Percent, per mille, padding, exponents and rounding steps are errors.
//
// A plus sign for which the pattern contains no position replaces the minus sign of the second half, or is
// written in front. An amount that is rounded to 0 has no minus sign.
//
//   - options: nil for the defaults.
//
// The error is
//   - [ErrArgument] if the pattern is invalid, in which case the position is that of the invalid byte, or a
//     separator or sign would be ambiguous when read
//   - [ErrInexact] if the amount must be rounded and the rounding mode does not allow it
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if [DigitsCurrency] is set, and the currency is unknown or has no minor unit
//   - [ErrNotFound] if the locale does not exist
//   - [ErrSyntax] if Locale is not a locale name
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if an input or the result is longer than its limit
//
// See also [ParsePattern], [Money.FormatLocale].
func (m Money) FormatPattern(pattern string, options *FormatOptions) (string, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	patternText := c.text(pattern)
	optionsRaw := options.give(c)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_format_pattern(&own, patternText, C.size_t(len(pattern)), optionsRaw, bufferOut, C.size_t(room), &length, nil, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// FormatPatternDetailed returns an amount in the format of a number pattern: -1234.5 USD with "¤¤ #,##0.00;(¤¤
// #,##0.00)" is "(USD 1,234.50)".
//
// Patterns are those of Unicode CLDR (UTS #35), implemented literally:
//
//   - "0" is a digit that is always written, "#" one that is written if the amount has it
//   - "." is the decimal separator, and a comma groups the digits before it: "#,##0.00", "#,##,##0.##"
//   - "@" is a significant digit, used instead of "0": "@@#" writes two or three
//   - "¤" is the symbol of the currency and "¤¤" its code, each of which may appear once before and once after
//     the number
//   - ";" separates an optional second half, whose prefix and suffix are those of negative amounts and whose
//     number is ignored; without it, negative amounts start with a minus sign
//   - "-" in the second half and "+" in the first are the signs of the format
//   - text in '…' is literal, and '' is an apostrophe
//
// Percent, per mille, padding, exponents and rounding steps are errors.
//
// A plus sign for which the pattern contains no position replaces the minus sign of the second half, or is
// written in front. An amount that is rounded to 0 has no minus sign.
//
//   - options: nil for the defaults.
//
// The results are
//   - the buffer
//   - 0 or [FlagsRounded]
//
// The error is
//   - [ErrArgument] if the pattern is invalid, in which case the position is that of the invalid byte, or a
//     separator or sign would be ambiguous when read
//   - [ErrInexact] if the amount must be rounded and the rounding mode does not allow it
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if [DigitsCurrency] is set, and the currency is unknown or has no minor unit
//   - [ErrNotFound] if the locale does not exist
//   - [ErrSyntax] if Locale is not a locale name
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if an input or the result is longer than its limit
//
// See also [ParsePattern], [Money.FormatLocale].
func (m Money) FormatPatternDetailed(pattern string, options *FormatOptions) (string, Flags, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	patternText := c.text(pattern)
	optionsRaw := options.give(c)
	var flagsOut C.money_flags_t
	if c.err != nil {
		return "", 0, c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_format_pattern(&own, patternText, C.size_t(len(pattern)), optionsRaw, bufferOut, C.size_t(room), &length, &flagsOut, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", 0, c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), Flags(flagsOut), nil
	}
}

// ParsePattern reads an amount from text in the format of a number pattern, as written by [Money.FormatPattern]
// with the same pattern and options.
//
// The entire text must match, byte by byte. Each amount is read back exactly as it was written: a rounded amount
// with its rounded value, and with [SignDisplayNever] without its sign. The text may contain any number of
// digits, grouped as in the pattern or not at all. A text that matches two amounts is rejected.
//
//   - currency: the currency of the amount; "" if the text contains its code, or a symbol that the locale uses
//     for one currency only.
//   - options: nil for the defaults. Digits and rounding are ignored.
//
// The error is
//   - [ErrArgument] if the pattern is invalid; the position is that of the invalid byte of the pattern
//   - [ErrSyntax] if text does not match the pattern, or is ambiguous, in which case the position is that in the
//     text; or Locale is not a locale name, or currency is not a currency code
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrCurrencyMismatch] if the amount is of another currency
//   - [ErrAmbiguousCurrency] if the symbol, such as $, is used by several currencies; the error's text lists
//     them
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrNotFound] if the locale does not exist
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if text is longer than [InputMax], or another input is longer than its limit
//
// See also [Money.FormatPattern], [ParseLocale].
func ParsePattern(text string, pattern string, currency string, options *FormatOptions) (Money, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	patternText := c.text(pattern)
	currencyText := c.optional(currency)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_parse_pattern(textText, C.size_t(len(text)), patternText, C.size_t(len(pattern)), currencyText, optionsRaw, &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// WalletTransfer transfers amounts between wallets, atomically.
//
// For each wallet, the outgoing amounts less the incoming amounts must be available: part of the sum and not
// held. A fee is a leg of its own. The change callback of each wallet runs once, after all wallets have changed.
//
// Amounts with a cost keep their dates and costs. If entries of the source record costs in the currency, a leg
// to another wallet uses its oldest lots on the effective date of the transfer, as [Wallet.CashLots] computes
// them. Each lot with a cost is an entry of its own in both wallets. The source records the cost as the
// proceeds, so the transfer realises no gain. The target records it as the cost, with the date of the lot as the
// date of the entry and that of the transfer as its effective date. Lots without a cost are moved without one.
// No lot is carried if the note contains a cost, or if an earlier payment of the source exceeds its lots.
//
//   - legs: 1 to 1,024 legs.
//   - note: the note of every created entry; nil to omit it. A transfer with an external id that was made before
//     changes nothing. Its legs must not use several lots of a wallet.
//
// The error is
//   - [ErrInsufficient] if also if the lots on the date do not cover a leg
//   - [ErrConflict] if the external id belongs to another entry of one of the wallets
//   - [ErrDate] if also if lots have dates and the transfer has none
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [Wallet.Exchange], [Wallet.CashLots].
func WalletTransfer(legs []TransferLeg, note *WalletNote) error {
	c := begin()
	defer c.end()
	legsRaw := make([]C.money_transfer_leg_t, len(legs))
	for index := range legs {
		legs[index].fill(c, &legsRaw[index])
	}
	noteRaw := note.give(c)
	if c.err != nil || c.failed(C.money_wallet_transfer(first(legsRaw), C.size_t(len(legs)), noteRaw, &c.why)) {
		return c.err
	}
	return nil
}

// BasketPolicyPreset returns the policy of a preset.
//
// The error is [ErrNotFound] if preset is not a preset.
//
// See also [BasketPolicyPresetName], [Basket.SetPolicy].
func BasketPolicyPreset(preset BasketPreset) (BasketPolicy, error) {
	c := begin()
	defer c.end()
	var policyOut C.money_basket_policy_t
	if c.err != nil || c.failed(C.money_basket_policy_preset(C.money_basket_preset_t(preset), &policyOut, &c.why)) {
		return BasketPolicy{}, c.err
	}
	return basketPolicyOf(&policyOut), nil
}

// BasketPolicyPresetName returns the name of a preset, such as "swiss_cash", or nil if the preset does not
// exist.
//
// Presets are numbered consecutively from 0.
func BasketPolicyPresetName(preset BasketPreset) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_basket_policy_preset_name(C.money_basket_preset_t(preset)))
}

// BasketPolicyDescribe returns a policy as one English sentence.
func BasketPolicyDescribe(policy *BasketPolicy) (string, error) {
	c := begin()
	defer c.end()
	policyRaw := policy.give(c)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_basket_policy_describe(policyRaw, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// InvoiceCheck checks the amounts of an invoice or a credit note in UBL 2.1 or CII against EN 16931.
//
// Every total is recalculated to the cent, and each difference is a finding with its rule. Like a validator,
// each formula uses the amounts that the document states, so an error is reported at its source and not in every
// sum above it. Mixed currencies, a category without its rate and repeated elements that must be unique are
// findings too.
//
// The call succeeds for any document. One that is not an invoice, or lacks a mandatory part, is a report with
// one finding, whose IsReadable is false.
//
//   - xml: the document, at most 32 MiB.
//
// The error is [ErrLimit] if the document is longer than 64 MiB.
//
// See also [InvoiceReport.Info], [InvoiceReport.Findings].
func InvoiceCheck(xml string) (*InvoiceReport, error) {
	c := begin()
	defer c.end()
	xmlText := c.text(xml)
	var reportOut *C.money_invoice_report_t
	if c.err != nil || c.failed(C.money_invoice_check(xmlText, C.size_t(len(xml)), &reportOut, &c.why)) {
		return nil, c.err
	}
	return adoptInvoiceReport(reportOut), nil
}

// PaymentProviderName returns the name of a provider, such as "stripe", or nil if the provider does not exist.
//
// Providers are numbered consecutively from 0.
func PaymentProviderName(provider PaymentProvider) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_payment_provider_name(C.money_payment_provider_t(provider)))
}

// PaymentDigits returns the number of fraction digits that a provider uses for a currency.
//
// It is 2 for EUR, and 2 for UGX at Stripe.
//
//   - currency: a currency code. With [PaymentProviderStripe] it may be in lower case, as in Stripe's API:
//     "eur".
//   - registry: user-defined currencies, for which a provider is assumed to use the minor unit; nil for the
//     built-in ones only.
//
// The error is [ErrUnknownCurrency] if currency is unknown or has no minor units, or [ErrSyntax] if the text is
// not a number, amount, date or code; the position is that of the first invalid byte.
//
// See also [Money.PaymentToMinor].
func PaymentDigits(currency string, provider PaymentProvider, registry *CurrencyRegistry) (int32, error) {
	c := begin()
	defer c.end()
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var digitsOut C.int32_t
	if c.err != nil || c.failed(C.money_payment_digits(currencyText, C.money_payment_provider_t(provider), registryAt, &digitsOut, &c.why)) {
		return 0, c.err
	}
	return int32(digitsOut), nil
}

// PaymentToMinor converts an amount to the integer that a provider expects; fails rather than rounds.
//
// Stripe accepts ISK and UGX only in whole units, and currencies with three fraction digits only in hundredths.
//
// The error is
//   - [ErrInexact] if the amount is finer than the provider accepts
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [PaymentFromMinor], [Money.ToMinor].
func (m Money) PaymentToMinor(provider PaymentProvider, registry *CurrencyRegistry) (int64, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var minorOut C.int64_t
	if c.err != nil || c.failed(C.money_payment_to_minor(&own, C.money_payment_provider_t(provider), registryAt, &minorOut, &c.why)) {
		return 0, c.err
	}
	return int64(minorOut), nil
}

// PaymentFromMinor converts the integer of a provider to an amount: 500 of UGX from Stripe is 5.00 UGX.
//
//   - currency: a currency code, as in [PaymentDigits]. The amount contains it in upper case.
//
// The error is
//   - [ErrInexact] if the provider does not use such a number
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [Money.PaymentToMinor].
func PaymentFromMinor(minor int64, currency string, provider PaymentProvider, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_payment_from_minor(C.int64_t(minor), currencyText, C.money_payment_provider_t(provider), registryAt, &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// PaymentCheckISO20022 checks that an amount is valid in an ISO 20022 message.
//
// The amount must be 0 or more, with at most 18 digits and at most 5 fraction digits. Its currency must be one
// of ISO 4217, and the amount must not be finer than the currency's minor unit. Trailing zeros of the fraction
// are ignored.
//
//   - date: the date on which the currency must be in use, as in the type ActiveCurrencyAndAmount; [DateNone] to
//     accept withdrawn currencies too, as in ActiveOrHistoricCurrencyAndAmount.
//
// The error is
//   - [ErrLimit] if the amount is below 0 or has too many digits
//   - [ErrInexact] if the amount is finer than the currency's minor unit
//   - [ErrUnknownCurrency] if the currency is not in ISO 4217, is not in use, or has no minor units
//   - [ErrDate] if the date is not a day in the years 1 to 9999
func (m Money) PaymentCheckISO20022(date Date) error {
	c := begin()
	defer c.end()
	own := m.raw()
	if c.err != nil || c.failed(C.money_payment_check_iso20022(&own, C.money_date_t(date), &c.why)) {
		return c.err
	}
	return nil
}

// PaymentToUnits converts an amount to the units and nanos of google.type.Money.
//
// Units are whole units, and nanos are billionths of a unit. Both numbers carry the sign of the amount: -1.75 is
// -1 and -750000000.
//
// The results are
//   - the whole units
//   - the billionths, -999999999 to 999999999
//
// The error is [ErrInexact] if the amount has more than nine fraction digits, or [ErrOverflow] if the exact
// result does not fit in 38 digits.
//
// See also [PaymentFromUnits].
func (m Money) PaymentToUnits() (int64, int32, error) {
	c := begin()
	defer c.end()
	own := m.raw()
	var unitsOut C.int64_t
	var nanosOut C.int32_t
	if c.err != nil || c.failed(C.money_payment_to_units(&own, &unitsOut, &nanosOut, &c.why)) {
		return 0, 0, c.err
	}
	return int64(unitsOut), int32(nanosOut), nil
}

// PaymentFromUnits converts units and nanos of google.type.Money to an amount.
//
// The amount uses at least the fraction digits of the currency.
//
//   - units: the whole units; any number.
//   - nanos: the billionths of a unit, -999999999 to 999999999. If neither number is 0, their signs must be
//     equal.
//
// The error is [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit
// is unknown, or [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the
// first invalid byte.
//
// See also [Money.PaymentToUnits].
func PaymentFromUnits(units int64, nanos int32, currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_payment_from_units(C.int64_t(units), C.int32_t(nanos), currencyText, registryAt, &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// PaymentCode returns the text of a payment code.
//
// Lines end with a line feed, the last line with nothing.
//
// Spaces in Iban, Bic and Reference are ignored, and their letters may be in lower case. All check digits are
// verified. The QR-bill permits only the characters of its guidelines: U+0020 to U+007E, U+00A0 to U+017F, the
// letters S and T with a comma below, and the euro sign. The text of an EPC code is UTF-8 of at most 331 bytes.
//
//   - options: the creditor, the amount and the reference.
//
// The error is
//   - [ErrArgument] if an option is out of range, missing, not part of the format, or excluded by another one
//   - [ErrSyntax] if an IBAN, BIC, reference, country or purpose is malformed or its check digits are wrong, or
//     a text contains a character that is not permitted
//   - [ErrLimit] if the amount is out of range, or a text is too long
//   - [ErrInexact] if the amount has more than two fraction digits
//   - [ErrCurrencyMismatch] if the format does not permit the currency
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//
// See also [PaymentCodeParse], [PaymentReference], [PaymentCheckIban].
func PaymentCode(options PaymentCodeOptions) (string, error) {
	c := begin()
	defer c.end()
	optionsRaw := options.give(c)
	var textOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_payment_code(optionsRaw, &textOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(textOut, length), nil
}

// PaymentCodeParse reads the text of a payment code, the inverse of [PaymentCode].
//
// Each line must be exactly as [PaymentCode] writes it, and all values are checked as there: an account without
// spaces in upper case, valid check digits, and no further lines. Lines end with a line feed, or with a carriage
// return and a line feed; empty lines at the end are ignored. The amount of an EPC code may omit fraction digits
// of 0. Other character sets, earlier versions, unstructured addresses and the alternative procedures of the
// QR-bill are rejected. The error's text begins with the line, such as "line 7: IBAN must have valid check
// digits", and its position is the first byte of that line.
//
//   - text: the text of the code in UTF-8, at most 3,988 bytes.
//
// The error is
//   - [ErrSyntax] if the text is not a payment code, or a line is malformed, missing or excluded by another one
//   - [ErrLimit] if the amount is out of range, or the code or a line is too long
//   - [ErrInexact] if the amount has more than two fraction digits
//   - [ErrCurrencyMismatch] if the format does not permit the currency
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//
// See also [PaymentCode].
func PaymentCodeParse(text string) (PaymentCodeContent, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	var contentOut C.money_payment_code_content_t
	if c.err != nil || c.failed(C.money_payment_code_parse(textText, C.size_t(len(text)), &contentOut, &c.why)) {
		return PaymentCodeContent{}, c.err
	}
	return paymentCodeContentOf(&contentOut), nil
}

// PaymentCheckIban checks an IBAN: its form, its check digits and, for the countries of the IBAN registry, its
// length.
//
// Spaces are ignored, and letters may be in lower case.
//
// The error is
//   - [ErrSyntax] if iban is malformed, or its check digits are wrong
//   - [ErrLimit] if iban is longer than 127 bytes
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
func PaymentCheckIban(iban string) error {
	c := begin()
	defer c.end()
	ibanText := c.code(iban)
	if c.err != nil || c.failed(C.money_payment_check_iban(ibanText, &c.why)) {
		return c.err
	}
	return nil
}

// PaymentReference creates the reference of a number by adding its check digits, such as "RF18539007547034" for
// "539007547034".
//
//   - number: the number of the invoice or customer. For RF, 1 to 21 letters or digits; lower case becomes upper
//     case. For QR, 1 to 26 digits, which are filled up with leading zeros. Spaces are ignored.
//
// The error is
//   - [ErrArgument] if kind is unknown
//   - [ErrSyntax] if number is empty or contains another character
//   - [ErrLimit] if number is too long
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//
// See also [PaymentCode].
func PaymentReference(kind PaymentReferenceKind, number string) (string, error) {
	c := begin()
	defer c.end()
	numberText := c.code(number)
	var referenceOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_payment_reference(C.money_payment_reference_kind_t(kind), numberText, &referenceOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(referenceOut, length), nil
}

// DayCount returns the years between two dates as an exact ratio in lowest terms.
//
// The ratio is 0 for equal dates, and negative if to is before from: exchanging the dates changes only the sign.
//
//   - from: the first date.
//   - to: the second date.
//   - convention: a [DayCountConvention] value.
//   - options: the dates that the convention requires in addition; other dates are checked but ignored.
//
// The error is [ErrArgument] if the convention requires a period, which is missing, or [ErrDate] if a date is
// outside the calendar, or the period is not a whole number of months.
//
// See also [Ratio.Format], [XIRR].
func DayCount(from Date, to Date, convention DayCountConvention, options *DayCountOptions) (Ratio, error) {
	c := begin()
	defer c.end()
	optionsRaw := options.give(c)
	var yearsOut C.money_ratio_t
	if c.err != nil || c.failed(C.money_day_count(C.money_date_t(from), C.money_date_t(to), C.money_day_count_t(convention), optionsRaw, &yearsOut, &c.why)) {
		return Ratio{}, c.err
	}
	return ratioOf(&yearsOut), nil
}

// XIRR computes the internal rates of return of dated cash flows.
//
// They are all rates r at which the sum of amount / (1 + r)^(days / 365) is 0. Cash flows can be in any order;
// those of the same date are added up exactly. The search covers all rates up to 10^300 and divides intervals
// until each is proven to contain one root or no root. Rates are merged, and IsCertain is false, if they differ
// by less than about 1e-9, if they are the same double, or if the sum only touches 0.
//
// If IsCertain is true, each rate is proven to be the double nearest to the exact rate; the rate is -1 if nearly
// the entire amount is lost within days. If 768 bits cannot distinguish a rate from the midpoint of two doubles,
// the double whose last bit is 0 is returned.
//
//   - flows: cash flows in one currency.
//
// The error is
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the sum of the flows of a date exceeds 38 digits
//   - [ErrLimit] if the number of flows is above [CashFlowsMax], or more than [XIRRRatesMax] rates exist
//
// See also [XIRRReasonText], [Portfolio.XIRR].
func XIRR(flows []CashFlow) (RateOfReturn, error) {
	c := begin()
	defer c.end()
	flowsRaw := make([]C.money_cash_flow_t, len(flows))
	for index := range flows {
		flows[index].fill(c, &flowsRaw[index])
	}
	var resultOut C.money_xirr_t
	if c.err != nil || c.failed(C.money_xirr(first(flowsRaw), C.size_t(len(flows)), &resultOut, &c.why)) {
		return RateOfReturn{}, c.err
	}
	return rateOfReturnOf(&resultOut), nil
}

// XIRRReasonText returns a reason as English text, such as "all flows on one date".
//
// The text is "there is a rate" for 0, and "an unknown reason" for an undefined value.
func XIRRReasonText(reason XIRRReason) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_xirr_reason_text(C.money_xirr_reason_t(reason)))
}

// TimeWeightedReturn computes the time-weighted return: the product of the growth of all periods, minus 1.
//
// The product of up to 4,096 periods is an exact ratio, rounded once; that of more is computed with 512 bits.
// The growth of a period is the value at its end divided by the sum of value and flow at its start. The first
// value may be 0, and the last flow is ignored. A period that starts and ends with 0 has no effect. Points of
// the same date are processed in the order of the list, so each value is the value after the flow of the
// previous point.
//
//   - points: values in one currency, in ascending order of date; dates may repeat. Every value, and every sum
//     of value and flow, must be 0 or more.
//   - digits: the number of fraction digits of the result, 0 to 38: 4 for 0.0512.
//   - rounding: the rounding mode.
//
// The error is
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrDivisionByZero] if a period starts with 0 and ends with another value, or annualised is requested and
//     all points are on one date
//   - [ErrOverflow] if a number exceeds 38 digits, or the annualised return is outside the range of [XIRR]
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [XIRR].
func TimeWeightedReturn(points []ValuePoint, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	pointsRaw := make([]C.money_value_point_t, len(points))
	for index := range points {
		points[index].fill(c, &pointsRaw[index])
	}
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_time_weighted_return(first(pointsRaw), C.size_t(len(points)), C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// TimeWeightedReturnDetailed computes the time-weighted return: the product of the growth of all periods, minus
// 1.
//
// The product of up to 4,096 periods is an exact ratio, rounded once; that of more is computed with 512 bits.
// The growth of a period is the value at its end divided by the sum of value and flow at its start. The first
// value may be 0, and the last flow is ignored. A period that starts and ends with 0 has no effect. Points of
// the same date are processed in the order of the list, so each value is the value after the flow of the
// previous point.
//
//   - points: values in one currency, in ascending order of date; dates may repeat. Every value, and every sum
//     of value and flow, must be 0 or more.
//   - digits: the number of fraction digits of the result, 0 to 38: 4 for 0.0512.
//   - rounding: the rounding mode.
//
// The results are
//   - the return over the entire time: 0.05 is 5 %
//   - [FlagsRounded] or 0
//   - the return of 365 days with the same growth, as the nearest double; nil to skip it
//
// The error is
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrDivisionByZero] if a period starts with 0 and ends with another value, or annualised is requested and
//     all points are on one date
//   - [ErrOverflow] if a number exceeds 38 digits, or the annualised return is outside the range of [XIRR]
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [XIRR].
func TimeWeightedReturnDetailed(points []ValuePoint, digits int32, rounding Rounding) (Decimal, Flags, float64, error) {
	c := begin()
	defer c.end()
	pointsRaw := make([]C.money_value_point_t, len(points))
	for index := range points {
		points[index].fill(c, &pointsRaw[index])
	}
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	var annualisedOut C.double
	if c.err != nil || c.failed(C.money_time_weighted_return(first(pointsRaw), C.size_t(len(points)), C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &annualisedOut, &c.why)) {
		return Decimal{}, 0, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), float64(annualisedOut), nil
}

// Apr computes the annual percentage rate of a credit by the rule of a law.
//
// The rate is the only one, from 0 to 1,000,000,000 %, at which the advances are worth the payments, rounded
// once. A rate within about 10^-24 of a decimal with one digit more counts as that decimal.
//
// Each of three criteria proves that it is the only one; other flows are refused. The flows in the order of time
// change their sign once. Or their running sum does, and all periods are complete. Or the balance of the credit
// at that rate is never below 0 (never above 0, if a payment is first), as for drawdowns with payments in
// between.
//
// [AprRuleEu]: the interval from the first advance to a date is the number of complete months (weeks or years,
// if that is the unit), counted back from the date, and the remaining days. They are divided by 365, or by 366
// if the year that ends with them contains 29 February. The unit [PeriodUnitDay] counts complete years and days,
// half-months complete months and days.
//
// [AprRuleUs]: one unit-period is unitCount units, at most one year. Full unit-periods are counted back from the
// date, and the remaining odd days are a fraction of a unit-period with simple interest, from the earliest flow
// on. For one advance and one payment on dates, the unit-period is the term, if that is less than a year.
//
// For both rules, the last day of a shorter month counts as the same day of the month.
//
//   - rule: a [AprRule] value.
//   - unit: a [PeriodUnit] value.
//   - unitCount: the number of units in a period, 1 or more: 2 and [PeriodUnitWeek] for every two weeks.
//   - flows: flows in one currency, in any order, either all with dates or all with periods.
//   - digits: the number of fraction digits of the result, 0 to [AprDigitsMax].
//   - rounding: the rounding mode. The Directives prescribe [RoundingHalfUp], and at least one digit.
//
// The error is
//   - [ErrArgument] if no rate exists, several may exist, or a period is out of range
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDate] if a date is outside the calendar, or only some flows are dated
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if too many flows or periods
//   - [ErrOverflow] if the amounts exceed 37 digits, or the rate the range
//
// See also [Loan.Apr], [XIRR].
func Apr(rule AprRule, unit PeriodUnit, unitCount int32, flows []CreditFlow, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	flowsRaw := make([]C.money_credit_flow_t, len(flows))
	for index := range flows {
		flows[index].fill(c, &flowsRaw[index])
	}
	var percentOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_apr(C.money_apr_rule_t(rule), C.money_period_unit_t(unit), C.int32_t(unitCount), first(flowsRaw), C.size_t(len(flows)), C.int32_t(digits), C.money_rounding_t(rounding), &percentOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(percentOut), nil
}

// AprDetailed computes the annual percentage rate of a credit by the rule of a law.
//
// The rate is the only one, from 0 to 1,000,000,000 %, at which the advances are worth the payments, rounded
// once. A rate within about 10^-24 of a decimal with one digit more counts as that decimal.
//
// Each of three criteria proves that it is the only one; other flows are refused. The flows in the order of time
// change their sign once. Or their running sum does, and all periods are complete. Or the balance of the credit
// at that rate is never below 0 (never above 0, if a payment is first), as for drawdowns with payments in
// between.
//
// [AprRuleEu]: the interval from the first advance to a date is the number of complete months (weeks or years,
// if that is the unit), counted back from the date, and the remaining days. They are divided by 365, or by 366
// if the year that ends with them contains 29 February. The unit [PeriodUnitDay] counts complete years and days,
// half-months complete months and days.
//
// [AprRuleUs]: one unit-period is unitCount units, at most one year. Full unit-periods are counted back from the
// date, and the remaining odd days are a fraction of a unit-period with simple interest, from the earliest flow
// on. For one advance and one payment on dates, the unit-period is the term, if that is less than a year.
//
// For both rules, the last day of a shorter month counts as the same day of the month.
//
//   - rule: a [AprRule] value.
//   - unit: a [PeriodUnit] value.
//   - unitCount: the number of units in a period, 1 or more: 2 and [PeriodUnitWeek] for every two weeks.
//   - flows: flows in one currency, in any order, either all with dates or all with periods.
//   - digits: the number of fraction digits of the result, 0 to [AprDigitsMax].
//   - rounding: the rounding mode. The Directives prescribe [RoundingHalfUp], and at least one digit.
//
// The results are
//   - the rate in percent a year
//   - [FlagsRounded] or 0
//
// The error is
//   - [ErrArgument] if no rate exists, several may exist, or a period is out of range
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDate] if a date is outside the calendar, or only some flows are dated
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if too many flows or periods
//   - [ErrOverflow] if the amounts exceed 37 digits, or the rate the range
//
// See also [Loan.Apr], [XIRR].
func AprDetailed(rule AprRule, unit PeriodUnit, unitCount int32, flows []CreditFlow, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	flowsRaw := make([]C.money_credit_flow_t, len(flows))
	for index := range flows {
		flows[index].fill(c, &flowsRaw[index])
	}
	var percentOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_apr(C.money_apr_rule_t(rule), C.money_period_unit_t(unit), C.int32_t(unitCount), first(flowsRaw), C.size_t(len(flows)), C.int32_t(digits), C.money_rounding_t(rounding), &percentOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(percentOut), Flags(flagsOut), nil
}

// AnnuityPayment computes the level payment of an annuity (PMT).
//
//   - annuity: the annuity. Payment is ignored.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The error is
//   - [ErrArgument] if a term is out of range
//   - [ErrLimit] if too many periods
//   - [ErrOverflow] if the result exceeds 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [AnnuityPrincipal], [AnnuityInterest].
func AnnuityPayment(annuity Annuity, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	annuityRaw := annuity.give(c)
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_annuity_payment(annuityRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// AnnuityPaymentDetailed computes the level payment of an annuity (PMT).
//
//   - annuity: the annuity. Payment is ignored.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The results are
//   - the payment
//   - [FlagsRounded] or 0
//
// The error is
//   - [ErrArgument] if a term is out of range
//   - [ErrLimit] if too many periods
//   - [ErrOverflow] if the result exceeds 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [AnnuityPrincipal], [AnnuityInterest].
func AnnuityPaymentDetailed(annuity Annuity, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	annuityRaw := annuity.give(c)
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_annuity_payment(annuityRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// AnnuityPrincipal computes the principal in the level payment of a period (PPMT).
//
// As [AnnuityPayment]: principal + interest = payment.
//
//   - annuity: the annuity. Payment is ignored.
//   - period: the period, from 1 to Periods.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The error is
//   - [ErrArgument] if a term or period is out of range
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [AnnuityInterest].
func AnnuityPrincipal(annuity Annuity, period int32, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	annuityRaw := annuity.give(c)
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_annuity_principal(annuityRaw, C.int32_t(period), C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// AnnuityPrincipalDetailed computes the principal in the level payment of a period (PPMT).
//
// As [AnnuityPayment]: principal + interest = payment.
//
//   - annuity: the annuity. Payment is ignored.
//   - period: the period, from 1 to Periods.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The results are
//   - the principal
//   - [FlagsRounded] or 0
//
// The error is
//   - [ErrArgument] if a term or period is out of range
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [AnnuityInterest].
func AnnuityPrincipalDetailed(annuity Annuity, period int32, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	annuityRaw := annuity.give(c)
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_annuity_principal(annuityRaw, C.int32_t(period), C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// AnnuityInterest computes the interest in the level payment of a period (IPMT).
//
// A payment at the beginning of the first period contains no interest.
//
//   - annuity: the annuity. Payment is ignored.
//   - period: the period, from 1 to Periods.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The error is
//   - [ErrArgument] if a term or period is out of range
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [AnnuityPrincipal].
func AnnuityInterest(annuity Annuity, period int32, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	annuityRaw := annuity.give(c)
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_annuity_interest(annuityRaw, C.int32_t(period), C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// AnnuityInterestDetailed computes the interest in the level payment of a period (IPMT).
//
// A payment at the beginning of the first period contains no interest.
//
//   - annuity: the annuity. Payment is ignored.
//   - period: the period, from 1 to Periods.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The results are
//   - the interest
//   - [FlagsRounded] or 0
//
// The error is
//   - [ErrArgument] if a term or period is out of range
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [AnnuityPrincipal].
func AnnuityInterestDetailed(annuity Annuity, period int32, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	annuityRaw := annuity.give(c)
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_annuity_interest(annuityRaw, C.int32_t(period), C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// AnnuityPeriods computes the number of periods of an annuity (NPER), which need not be an integer.
//
//   - annuity: the annuity. Periods is ignored.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The error is
//   - [ErrArgument] if a term is out of range, or no number of periods is a solution
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [AnnuityRate].
func AnnuityPeriods(annuity Annuity, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	annuityRaw := annuity.give(c)
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_annuity_periods(annuityRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// AnnuityPeriodsDetailed computes the number of periods of an annuity (NPER), which need not be an integer.
//
//   - annuity: the annuity. Periods is ignored.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The results are
//   - the number
//   - [FlagsRounded] or 0
//
// The error is
//   - [ErrArgument] if a term is out of range, or no number of periods is a solution
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [AnnuityRate].
func AnnuityPeriodsDetailed(annuity Annuity, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	annuityRaw := annuity.give(c)
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_annuity_periods(annuityRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// AnnuityRate computes the rate of a period of an annuity (RATE).
//
// The amounts in the order of time must change their sign once, which proves that the rate is the only one above
// -1.
//
//   - annuity: the annuity. Rate and RatePeriods are ignored.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The error is
//   - [ErrArgument] if a term is out of range, no rate exists, or several may exist
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [AnnuityPeriods].
func AnnuityRate(annuity Annuity, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	annuityRaw := annuity.give(c)
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_annuity_rate(annuityRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// AnnuityRateDetailed computes the rate of a period of an annuity (RATE).
//
// The amounts in the order of time must change their sign once, which proves that the rate is the only one above
// -1.
//
//   - annuity: the annuity. Rate and RatePeriods are ignored.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The results are
//   - the rate of one period: 0.01 is 1 %
//   - [FlagsRounded] or 0
//
// The error is
//   - [ErrArgument] if a term is out of range, no rate exists, or several may exist
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [AnnuityPeriods].
func AnnuityRateDetailed(annuity Annuity, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	annuityRaw := annuity.give(c)
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_annuity_rate(annuityRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// AnnuityFutureValue computes the amount after the last period of an annuity (FV).
//
//   - annuity: the annuity. FutureValue is ignored.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The error is
//   - [ErrArgument] if a term is out of range
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [AnnuityPresentValue].
func AnnuityFutureValue(annuity Annuity, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	annuityRaw := annuity.give(c)
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_annuity_future_value(annuityRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// AnnuityFutureValueDetailed computes the amount after the last period of an annuity (FV).
//
//   - annuity: the annuity. FutureValue is ignored.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The results are
//   - the future value
//   - [FlagsRounded] or 0
//
// The error is
//   - [ErrArgument] if a term is out of range
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [AnnuityPresentValue].
func AnnuityFutureValueDetailed(annuity Annuity, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	annuityRaw := annuity.give(c)
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_annuity_future_value(annuityRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// AnnuityPresentValue computes the amount before the first period of an annuity (PV).
//
//   - annuity: the annuity. PresentValue is ignored.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The error is
//   - [ErrArgument] if a term is out of range
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [AnnuityFutureValue].
func AnnuityPresentValue(annuity Annuity, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	annuityRaw := annuity.give(c)
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_annuity_present_value(annuityRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// AnnuityPresentValueDetailed computes the amount before the first period of an annuity (PV).
//
//   - annuity: the annuity. PresentValue is ignored.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The results are
//   - the present value
//   - [FlagsRounded] or 0
//
// The error is
//   - [ErrArgument] if a term is out of range
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [AnnuityFutureValue].
func AnnuityPresentValueDetailed(annuity Annuity, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	annuityRaw := annuity.give(c)
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_annuity_present_value(annuityRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// Npv computes the net present value of amounts at the ends of equal periods (NPV).
//
// The first amount is at the start of the first period, so it is not discounted. For amounts on dates, see
// [XIRR].
//
//   - rate: the rate of a period, above -1: 0.05 is 5 %.
//   - amounts: the amounts.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The error is
//   - [ErrArgument] if rate is -1 or less
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [Mirr].
func Npv(rate Decimal, amounts []Decimal, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	rateRaw := rate.raw()
	amountsRaw := make([]C.money_decimal_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_npv(&rateRaw, first(amountsRaw), C.size_t(len(amounts)), C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// NpvDetailed computes the net present value of amounts at the ends of equal periods (NPV).
//
// The first amount is at the start of the first period, so it is not discounted. For amounts on dates, see
// [XIRR].
//
//   - rate: the rate of a period, above -1: 0.05 is 5 %.
//   - amounts: the amounts.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The results are
//   - the value
//   - [FlagsRounded] or 0
//
// The error is
//   - [ErrArgument] if rate is -1 or less
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [Mirr].
func NpvDetailed(rate Decimal, amounts []Decimal, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	rateRaw := rate.raw()
	amountsRaw := make([]C.money_decimal_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_npv(&rateRaw, first(amountsRaw), C.size_t(len(amounts)), C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// Mirr computes the modified internal rate of return of amounts at the ends of equal periods (MIRR).
//
// Amounts paid are financed at one rate, and amounts received are reinvested at another until the last period.
// The result is the only rate of a period that makes the two sums equal.
//
//   - amounts: the amounts, at least one paid (negative) and one received (positive).
//   - finance: the rate at which amounts paid are discounted, above -1.
//   - reinvest: the rate at which amounts received grow, above -1.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The error is
//   - [ErrArgument] if a rate is -1 or less, or no amount is paid or received
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [Npv], [XIRR].
func Mirr(amounts []Decimal, finance Decimal, reinvest Decimal, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	amountsRaw := make([]C.money_decimal_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	financeRaw := finance.raw()
	reinvestRaw := reinvest.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_mirr(first(amountsRaw), C.size_t(len(amounts)), &financeRaw, &reinvestRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// MirrDetailed computes the modified internal rate of return of amounts at the ends of equal periods (MIRR).
//
// Amounts paid are financed at one rate, and amounts received are reinvested at another until the last period.
// The result is the only rate of a period that makes the two sums equal.
//
//   - amounts: the amounts, at least one paid (negative) and one received (positive).
//   - finance: the rate at which amounts paid are discounted, above -1.
//   - reinvest: the rate at which amounts received grow, above -1.
//   - digits: the number of fraction digits, 0 to 38, or [DigitsSignificant].
//   - rounding: the rounding mode.
//
// The results are
//   - the rate of a period: 0.12 is 12 %
//   - [FlagsRounded] or 0
//
// The error is
//   - [ErrArgument] if a rate is -1 or less, or no amount is paid or received
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [Npv], [XIRR].
func MirrDetailed(amounts []Decimal, finance Decimal, reinvest Decimal, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	amountsRaw := make([]C.money_decimal_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	financeRaw := finance.raw()
	reinvestRaw := reinvest.raw()
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_mirr(first(amountsRaw), C.size_t(len(amounts)), &financeRaw, &reinvestRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// PointsTrackRecord computes the track record of an investment from its points.
//
// The growth of a period is its value at the end over the value and the flows at its start. The first point is
// the start: its flow is ignored, except with [FlowTimeAfter], where it counts and that of the last point is
// ignored. A period that starts and ends with 0 has no effect. Points of the same date are processed in the
// order of the list.
//
// The product of up to 4,096 periods is exact. That of more is computed with 512 bits; a return within about
// 10^-140 of the decimal that decides the rounding counts as that decimal.
//
// The samples of the volatility are the first point, and the last point of each period. Two levels that differ
// by less than 10^-28 of themselves count as equal for the drawdown.
//
//   - points: values in one currency, in ascending order of date; dates may repeat. Every value, and every
//     invested amount, must be 0 or more.
//   - options: the options; nil for the defaults.
//
// The error is
//   - [ErrArgument] if dates descend, a value is negative, fewer than 2 points, or an empty window
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrDivisionByZero] if a period starts with 0 and ends with another value
//   - [ErrNotFound] if no point is on or before First
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [TimeWeightedReturn], [Portfolio.TrackRecord].
func PointsTrackRecord(points []ValuePoint, options *TrackOptions) (TrackRecord, error) {
	c := begin()
	defer c.end()
	pointsRaw := make([]C.money_value_point_t, len(points))
	for index := range points {
		points[index].fill(c, &pointsRaw[index])
	}
	optionsRaw := options.give(c)
	var recordOut C.money_track_record_t
	if c.err != nil || c.failed(C.money_points_track_record(first(pointsRaw), C.size_t(len(points)), optionsRaw, &recordOut, &c.why)) {
		return TrackRecord{}, c.err
	}
	return trackRecordOf(&recordOut), nil
}

// RealReturn computes the real return of a nominal one, given an index of prices: (1 + nominal) × start / end -
// 1.
//
//   - nominal: the nominal return, -1 or more: 0.05 is 5 %.
//   - indexStart: the index of prices at the start, above 0.
//   - indexEnd: the index of prices at the end, above 0.
//   - digits: the number of fraction digits, 0 to 38.
//   - rounding: the rounding mode.
//
// The error is
//   - [ErrArgument] if nominal is below -1, or an index is not positive
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [PointsTrackRecord].
func RealReturn(nominal Decimal, indexStart Decimal, indexEnd Decimal, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	nominalRaw := nominal.raw()
	indexStartRaw := indexStart.raw()
	indexEndRaw := indexEnd.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_real_return(&nominalRaw, &indexStartRaw, &indexEndRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// RealReturnDetailed computes the real return of a nominal one, given an index of prices: (1 + nominal) × start
// / end - 1.
//
//   - nominal: the nominal return, -1 or more: 0.05 is 5 %.
//   - indexStart: the index of prices at the start, above 0.
//   - indexEnd: the index of prices at the end, above 0.
//   - digits: the number of fraction digits, 0 to 38.
//   - rounding: the rounding mode.
//
// The results are
//   - the real return
//   - [FlagsRounded] or 0
//
// The error is
//   - [ErrArgument] if nominal is below -1, or an index is not positive
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [PointsTrackRecord].
func RealReturnDetailed(nominal Decimal, indexStart Decimal, indexEnd Decimal, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	nominalRaw := nominal.raw()
	indexStartRaw := indexStart.raw()
	indexEndRaw := indexEnd.raw()
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_real_return(&nominalRaw, &indexStartRaw, &indexEndRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// WindowStart returns the first date of a window, whose value at the day's end is the start value.
//
// It is the same day of an earlier month, or the last day of a shorter month. A window does not start before the
// earliest date.
//
//   - window: a [Window] value.
//   - last: the last date of the window.
//   - earliest: the earliest date with a value; [DateNone] for no limit.
//
// The error is [ErrArgument] if the window is empty, or [ErrDate] if a date is outside the calendar, or earliest
// is missing for [WindowMax].
//
// See also [PointsTrackRecord].
func WindowStart(window Window, last Date, earliest Date) (Date, error) {
	c := begin()
	defer c.end()
	var firstOut C.money_date_t
	if c.err != nil || c.failed(C.money_window_start(C.money_window_t(window), C.money_date_t(last), C.money_date_t(earliest), &firstOut, &c.why)) {
		return 0, c.err
	}
	return Date(firstOut), nil
}

// DisposalRuleText returns the name of a rule, such as "same day".
//
// It is nil for an undefined rule.
func DisposalRuleText(rule DisposalRule) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_disposal_rule_text(C.money_disposal_rule_t(rule)))
}

// CalculatorKeyText returns the text of a key, such as "÷" or "AC".
//
// It is nil for an unknown key.
func CalculatorKeyText(key CalculatorKey) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_key_text(C.money_calculator_key_t(key)))
}

// CalculatorAlertName returns the identifier of an alert, such as "divide_by_zero".
//
// It is nil for an unknown alert.
func CalculatorAlertName(alert CalculatorAlert) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_alert_name(C.money_calculator_alert_t(alert)))
}

// CalculatorAlertTitle returns the default title of an alert, such as "Error".
//
// It is "" for [CalculatorAlertNone] and nil for an unknown alert.
//
// See also [CalculatorAlertText].
func CalculatorAlertTitle(alert CalculatorAlert) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_alert_title(C.money_calculator_alert_t(alert)))
}

// CalculatorAlertText returns the default message of an alert, one sentence.
//
// It is "" for [CalculatorAlertNone] and nil for an unknown alert.
//
// See also [CalculatorAlertTitle].
func CalculatorAlertText(alert CalculatorAlert) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_alert_text(C.money_calculator_alert_t(alert)))
}

// FieldStateText returns a message about a field for the user, such as "must be positive".
//
// It is nil for an undefined state.
func FieldStateText(state FieldState) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_field_state_text(C.money_field_state_t(state)))
}

