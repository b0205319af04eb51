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

// StatusName returns the name of a status, such as "MONEY_ERR_NO_RATE", or "MONEY_ERR_?" for a value that the
// library does not know.
//
// The string is static.
func StatusName(status Status) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_status_name(C.money_status_t(status)))
}

// NewDecimalWithScale makes coefficient × 10^-scale: (1050, 2) is 10.50.
func NewDecimalWithScale(coefficient int64, scale uint32) (Decimal, error) {
	c := begin()
	defer c.end()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_new(C.int64_t(coefficient), C.uint32_t(scale), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// DecimalFromWords makes a decimal of all 127 bits of a coefficient, for a runtime whose integers have 64: the
// two words of a two's complement integer, and the scale.
//
// They are the fields of the struct, which this call checks.
//
//   - lo: the coefficient is hi × 2^64 + lo, less than 10^38 without its sign.
//   - hi: the coefficient is hi × 2^64 + lo, less than 10^38 without its sign.
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

// DecimalFromCoefficient makes a decimal of a coefficient as text: ("-1050", 2) is -10.50.
//
//   - text: an optional sign and digits, at most 38 of them without leading zeros.
//   - scale: 0 to 38.
//
// The error is
//   - [ErrSyntax] if position: the first byte that does not belong
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// Coefficient returns the coefficient alone: "-1050" for -10.50.
//
// At most [TextMax] bytes.
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

// ParseDecimal reads a decimal: an optional sign, digits, an optional point with digits behind it, nothing else.
//
// ".5" is read, "5.", "1e3", "1,000", NaN, surrounding blanks are not. Digits and scale are kept as written;
// leading zeros go, and zeros at the end of the fraction go only where 38 digits would not hold them.
//
// The error is
//   - [ErrSyntax] if position: the first byte that does not belong
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if longer than [InputMax]
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

// Add writes a + b, exactly.
//
// The sum has the larger scale of the two. If 38 digits do not hold it, the call first drops zeros at its end.
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits.
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

// Subtract writes a - b, under the rules of [Decimal.Add].
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits.
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

// Negate writes -value, exactly.
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

// Absolute writes |value|, exactly.
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

// Multiply writes a × b, rounded once from the exact product.
//
//   - digits: 0 to 38 fraction digits, or [DigitsExact]: all of them, where zeros at the end are dropped if 38
//     digits do not hold them, and anything else that does not fit is [ErrOverflow].
//   - rounding: a [Rounding]; not used with [DigitsExact], but checked.
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
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

// MultiplyDetailed writes a × b, rounded once from the exact product.
//
//   - digits: 0 to 38 fraction digits, or [DigitsExact]: all of them, where zeros at the end are dropped if 38
//     digits do not hold them, and anything else that does not fit is [ErrOverflow].
//   - rounding: a [Rounding]; not used with [DigitsExact], but checked.
//
// The results are
//   - the result
//   - 0 or [FlagsRounded]
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
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

// Divide writes a ÷ b with digits (0 to 38) fraction digits, rounded once from the exact quotient.
//
// The error is
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
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

// DivideDetailed writes a ÷ b with digits (0 to 38) fraction digits, rounded once from the exact quotient.
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
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

// Quantize writes the value with exactly digits (0 to 38) fraction digits: rounded, or filled up with zeros.
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
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

// QuantizeDetailed writes the value with exactly digits (0 to 38) fraction digits: rounded, or filled up with
// zeros.
//
// The results are
//   - the result
//   - the flags
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
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

// DivideRemainder writes a ÷ b with digits (0 to 38) fraction digits, and the remainder: a = quotient × b +
// remainder, exactly.
//
// The rounding decides the remainder's sign. [RoundingDown] gives it the sign of d, as "%" has in C: -7 ÷ 2 is
// -3, remainder -1. [RoundingFloor] gives it the sign of b, as "%" has in Python: -4, remainder 1. With
// [RoundingUnnecessary] a remainder other than 0 is [ErrInexact].
//
// The results are
//   - the quotient
//   - the remainder
//
// The error is
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
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

// Normalize writes the value with as few fraction digits as hold it exactly, but at least digits (0 to 38):
// 1.500 is 1.5, and with two digits 1.50.
//
// Equal values become the same bytes.
//
// The error is [ErrOverflow] if the zeros asked for do not fit.
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

// RoundToStep rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05
// is 1.05.
//
//   - step: more than 0.
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
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

// RoundToStepDetailed rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03
// at 0.05 is 1.05.
//
//   - step: more than 0.
//
// The results are
//   - the result
//   - the flags
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
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

// RoundSignificant writes the value with at most digits (1 to 38) significant digits: two of 1234.5 are 1200,
// two of 0.0995 are 0.10.
//
// The call does not change a value that has no more of them.
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
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

// RoundSignificantDetailed writes the value with at most digits (1 to 38) significant digits: two of 1234.5 are
// 1200, two of 0.0995 are 0.10.
//
// The call does not change a value that has no more of them.
//
// The results are
//   - the result
//   - the flags
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
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

// DecimalSum adds up the number of values decimals, exactly, at the largest scale among them.
//
// The sum of none is 0. The call fails only where the sum itself does not fit, whatever the order of the values.
//
//   - values: the number of values decimals.
//
// The error is [ErrLimit] if more than [AmountsMax], or [ErrOverflow] if the exact result does not fit 38
// digits.
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

// DecimalMinimum writes the smallest of the number of values decimals, of equal ones the first.
//
// the number of values is at least 1.
//
// The error is [ErrLimit] if more than [AmountsMax].
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

// DecimalMaximum writes the largest of the number of values decimals, of equal ones the first.
//
// the number of values is at least 1.
//
// The error is [ErrLimit] if more than [AmountsMax].
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

// Sign writes -1 to sign if the value is less than 0, 1 if it is more, and 0 if it is 0.
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

// Compare compares by value: order receives -1 (a < b), 0 or 1.
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

// Hash writes a hash of the value: equal decimals have equal hashes, on every platform and in every version of
// this ABI.
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

// RatioFromDecimals writes dividend ÷ divisor, exactly and in lowest terms.
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

// ParseRatio reads "7/3", "-1/2", or a decimal as [ParseDecimal] reads it.
//
// The error is
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrOverflow] if more than 512 bits
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// Format returns a ratio in lowest terms: "7/3", "-1/2", or "5" for a whole number.
//
// At most [RatioTextMax] bytes.
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

// FormatDecimal returns a ratio as a decimal with exactly digits (0 to 38) fraction digits, rounded once: 7/3
// with four is "2.3333".
//
// Before the point there are as many digits as it takes. At most [RatioTextMax] bytes.
//
// The error is [ErrInexact] if the result would have to be rounded, and rounding was not allowed.
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

// ToDecimal writes the nearest decimal with exactly digits (0 to 38) fraction digits, rounded once.
//
// The error is [ErrInexact] if the result would have to be rounded, and rounding was not allowed, or
// [ErrOverflow] if the exact result does not fit 38 digits.
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

// ToDecimalDetailed writes the nearest decimal with exactly digits (0 to 38) fraction digits, rounded once.
//
// The results are
//   - the result
//   - the flags
//
// The error is [ErrInexact] if the result would have to be rounded, and rounding was not allowed, or
// [ErrOverflow] if the exact result does not fit 38 digits.
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

// ToDouble writes the nearest double, ties to the even one, for charts and statistics.
//
// It has the same bits on every platform. No other call makes floating point of an exact number, and no call
// takes the result back.
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

// Compare compares by value, in whatever terms the two are: order receives -1 (a < b), 0 or 1.
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

// DateFromYmd writes the date of a year (1 to 9999), month and day of the Gregorian calendar.
//
// The error is [ErrDate] if the date is no day of the years 1 to 9999.
func DateFromYmd(year int32, month int32, day int32) (Date, error) {
	c := begin()
	defer c.end()
	var dateOut C.money_date_t
	if c.err != nil || c.failed(C.money_date_from_ymd(C.int32_t(year), C.int32_t(month), C.int32_t(day), &dateOut, &c.why)) {
		return 0, c.err
	}
	return Date(dateOut), nil
}

// DateToYmd writes the year (1 to 9999), month (1 to 12) and day (1 to 31) of a date.
//
// The results are
//   - the year
//   - the month
//   - the day
//
// The error is [ErrDate] if also of [DateNone].
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

// DateWeekday writes the day of the week of a date, as ISO 8601 counts: 1 is Monday, 7 is Sunday.
//
// The error is [ErrDate] if also of [DateNone].
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

// ParseDate reads a date as ISO 8601 writes it: "2024-02-29".
//
// The error is
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// DateFormat returns a date as "2024-02-29".
//
// The error is [ErrDate] if the date is no day of the years 1 to 9999.
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

// CurrencyFind looks a code up, first in the built-in table, then in registry.
//
// The error is [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor
// unit is not known, or [ErrSyntax] if not a code.
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

// CurrencyFindNumeric writes the currency that a numeric code of ISO 4217 stands for on a date: 532 is ANG
// before 2025-03-31, XCG from then.
//
//   - date: [DateNone]: as of the table's data.
//
// The error is [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor
// unit is not known, or [ErrDate] if the date is no day of the years 1 to 9999.
func CurrencyFindNumeric(numeric int32, date Date) (Currency, error) {
	c := begin()
	defer c.end()
	var currencyOut C.money_currency_t
	if c.err != nil || c.failed(C.money_currency_find_numeric(C.int32_t(numeric), C.money_date_t(date), &currencyOut, &c.why)) {
		return Currency{}, c.err
	}
	return currencyOf(&currencyOut), nil
}

// CurrencyDigits writes how many fraction digits the minor unit of a currency has on a date, or -1 if it has
// none.
//
//   - date: [DateNone]: as of the table's data.
//
// The error is
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
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

// CountryCurrencies returns the currencies that are legal tender in a country on a date, separated by spaces:
// "BTN INR" in Bhutan.
//
// Those that are named after the country come first, the newest one first, then the others, the oldest one
// first, and last those that another currency has replaced and that are still legal tender: "EUR HRK" in Croatia
// on 2023-01-10. The data are Unicode CLDR's, with the first days of the built-in table.
//
//   - country: an ISO 3166-1 code of two letters, in either case; also of a country that is no more, such as
//     "SU".
//   - date: [DateNone]: those of the end of the data.
//
// The error is
//   - [ErrNotFound] if no currency of that country is known, or none on that date
//   - [ErrSyntax] if not two letters
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// CashRule writes what cash payments in a currency are rounded to, in a country on a date: to 0.05 EUR in
// Ireland since 2015-10-28, to 0.50 UAH since 2025-10-01.
//
// A currency without such a rule has its minor unit.
//
// The call guesses nothing: it fails on a date before the first rule that is known.
//
//   - country: an ISO 3166-1 code of two letters, in either case; "": the rule of all countries with the
//     currency.
//   - date: [DateNone]: the rule at the end of the data.
//
// The error is
//   - [ErrNotFound] if no rule is known: for that country, for the currency there, or for that date
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrSyntax] if not two letters, not a code
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// Redenomination writes the factor between a currency's units of two dates, if it lost zeros and kept its code:
// 1 SYP of 2025-12-31 is 1/100 SYP of 2026-01-01.
//
// The factor is 1 if it lost none in between.
//
// Conversions use these factors: rates of a date before the loss convert amounts of a date after it.
//
//   - from: the date of the amount that you have.
//   - to: the date whose units you want, earlier or later.
//
// The error is
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrSyntax] if not a code
//   - [ErrDate] if the date is no day of the years 1 to 9999
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

// CurrencyCount returns how many currencies the built-in table has.
func CurrencyCount() int {
	c := begin()
	defer c.end()
	return int(C.money_currency_count())
}

// CurrencyAt writes the built-in currency at an index, in the order of the codes.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
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

// Amount writes the number of an amount, without its currency: 12.50 of 12.50 EUR.
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

// Sign writes -1 to sign if the amount is less than 0, 1 if it is more, and 0 if it is 0.
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

// FromMinor makes an amount of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050 JPY.
//
// The error is [ErrUnknownCurrency] if also: a currency without minor units, or [ErrSyntax] if the text is no
// number, amount, date or code; the position is its first byte that does not belong.
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

// ToMinor writes the amount in minor units, exactly.
//
// The error is
//   - [ErrInexact] if finer than a minor unit
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
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

// Parse reads "12.50 EUR" or "EUR 12.50": a decimal as [ParseDecimal] reads it and a built-in code, one space
// between.
//
// The error is
//   - [ErrSyntax] if position: the first byte that does not belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// ParseWithCurrency reads an amount as [Parse] does.
//
// It also takes a plain decimal as an amount of currency, and knows the codes of registry.
//
//   - currency: what a plain decimal is an amount of; "": a plain decimal is [ErrSyntax].
//
// The error is
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
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

// ToJSON returns {"amount":"12.50","currency":"EUR"}, with all digits of the scale: the same amount has the same
// bytes.
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

// FromJSON reads an amount that [Money.ToJSON] wrote: an object with the strings "amount" and "currency", in
// either order, and nothing else.
//
// An error has the position in the text.
//
//   - registry: codes that are known next to the built-in ones.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object has a key twice
//   - [ErrDocument] if no such object
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if longer than [InputMax], or deeper than 128 levels
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

// Negate writes -amount, exactly.
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

// Absolute writes |amount|, exactly.
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

// Multiply writes amount × factor, rounded once, as [Decimal.Multiply] does.
//
//   - digits: 0 to 38, [DigitsExact], or [DigitsCurrency] (a built-in currency's minor units).
//
// The error is
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrUnknownCurrency] if no minor units known
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

// MultiplyDetailed writes amount × factor, rounded once, as [Decimal.Multiply] does.
//
//   - digits: 0 to 38, [DigitsExact], or [DigitsCurrency] (a built-in currency's minor units).
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrUnknownCurrency] if no minor units known
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

// Divide writes amount ÷ divisor, rounded once, as [Decimal.Divide] does.
//
//   - digits: 0 to 38, or [DigitsCurrency] (a built-in currency's minor units).
//
// The error is
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
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

// DivideDetailed writes amount ÷ divisor, rounded once, as [Decimal.Divide] does.
//
//   - digits: 0 to 38, or [DigitsCurrency] (a built-in currency's minor units).
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
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

// DivideRemainder writes amount ÷ divisor and the remainder as [Decimal.DivideRemainder] does: amount = quotient
// × divisor + remainder, exactly.
//
// 100.00 EUR ÷ 3 with [RoundingDown] is 33.33 EUR, remainder 0.01 EUR.
//
//   - digits: of the quotient: 0 to 38, or [DigitsCurrency] (a built-in currency's minor units).
//
// The results are
//   - the quotient
//   - the remainder
//
// The error is
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
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

// DivideByAmount writes how often an amount goes into another one of its currency, with digits (0 to 38)
// fraction digits, rounded once.
//
// 10.00 EUR ÷ 3.00 EUR without digits, with [RoundingDown], is 3, remainder 1.00 EUR.
//
// The error is
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
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

// DivideByAmountDetailed writes how often an amount goes into another one of its currency, with digits (0 to 38)
// fraction digits, rounded once.
//
// 10.00 EUR ÷ 3.00 EUR without digits, with [RoundingDown], is 3, remainder 1.00 EUR.
//
// The results are
//   - the quotient
//   - amount - quotient × divisor, exactly
//   - the flags
//
// The error is
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
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

// RatioFromAmounts writes dividend ÷ divisor of one currency, exactly and in lowest terms.
//
// The error is [ErrCurrencyMismatch] if two currencies meet where one is needed, or [ErrDivisionByZero] if the
// divisor is 0.
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

// Quantize writes the amount with exactly digits fraction digits: 0 to 38, or [DigitsCurrency].
//
// The error is
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
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

// QuantizeDetailed writes the amount with exactly digits fraction digits: 0 to 38, or [DigitsCurrency].
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
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

// ToCash rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF.
//
// If 38 digits do not hold the result, the call drops zeros at its end.
//
//   - step: more than 0; nil: the currency's cash step, or its minor unit where it has no step of its own.
//
// The error is
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrUnknownCurrency] if no step known
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

// ToCashDetailed rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is
// 10.50 CHF.
//
// If 38 digits do not hold the result, the call drops zeros at its end.
//
//   - step: more than 0; nil: the currency's cash step, or its minor unit where it has no step of its own.
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrUnknownCurrency] if no step known
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

// ToCashInCountry rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR
// in Ireland, and stayed 10.02 EUR there before 2015-10-28.
//
// The rule is that of [CashRule].
//
//   - country: an ISO 3166-1 code of two letters, in either case; "": the rule of all countries with the
//     currency.
//   - date: [DateNone]: the rule at the end of the data.
//
// The error is
//   - [ErrNotFound] if no rule is known: for that country, for the currency there, or for that date
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrSyntax] if not two letters
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// ToCashInCountryDetailed rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are
// 10.00 EUR in Ireland, and stayed 10.02 EUR there before 2015-10-28.
//
// The rule is that of [CashRule].
//
//   - country: an ISO 3166-1 code of two letters, in either case; "": the rule of all countries with the
//     currency.
//   - date: [DateNone]: the rule at the end of the data.
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrNotFound] if no rule is known: for that country, for the currency there, or for that date
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrSyntax] if not two letters
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// Normalize writes the amount with as few fraction digits as hold it exactly, but at least digits: 1.5000 EUR is
// 1.5 EUR, and with [DigitsCurrency] 1.50 EUR.
//
// Equal amounts become the same bytes.
//
//   - digits: 0 to 38, or [DigitsCurrency] (a built-in currency's minor units).
//
// The error is [ErrOverflow] if the zeros asked for do not fit, or [ErrUnknownCurrency] if the currency is
// neither built in nor in the registry given, or its minor unit is not known.
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

// RoundToStep rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR.
//
//   - step: more than 0.
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
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

// RoundToStepDetailed rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is
// 1200 EUR.
//
//   - step: more than 0.
//
// The results are
//   - the result
//   - the flags
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
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

// RoundSignificant writes the amount with at most digits (1 to 38) significant digits: three of 1234.56 EUR are
// 1230 EUR.
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
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

// RoundSignificantDetailed writes the amount with at most digits (1 to 38) significant digits: three of 1234.56
// EUR are 1230 EUR.
//
// The results are
//   - the result
//   - the flags
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
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

// Sum adds up the number of amounts amounts of one currency, exactly, at the largest scale among them.
//
// The call fails only where the sum itself does not fit, whatever the order of the amounts.
//
//   - amounts: the number of amounts amounts.
//   - currency: what all amounts are of; the sum of none is 0 of it. "": the currency of the first amount, and
//     no amounts are [ErrArgument].
//
// The error is
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrLimit] if more than [AmountsMax]
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if not a code
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

// Minimum writes the smallest of the number of amounts amounts of one currency, of equal ones the first.
//
// the number of amounts is at least 1.
//
// The error is [ErrCurrencyMismatch] if two currencies meet where one is needed, or [ErrLimit] if more than
// [AmountsMax].
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

// Maximum writes the largest of the number of amounts amounts of one currency, of equal ones the first.
//
// the number of amounts is at least 1.
//
// The error is [ErrCurrencyMismatch] if two currencies meet where one is needed, or [ErrLimit] if more than
// [AmountsMax].
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

// Hash writes a hash of value and currency: equal amounts have equal hashes, on every platform and in every
// version of this ABI.
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

// Allocate divides an amount in proportion to weights, losing nothing.
//
// Always: the shares (and the remainder) sum to the amount; allocating -x gives the negated shares of x; a
// weight of zero gets zero; no share has the other sign.
//
// With a step in the options every share is a multiple of it. The method hands out whole steps, and the
// remainder has what is less than a step. 10.02 over 1:1:1 at 0.05 is 3.35, 3.35 and 3.30, and the remainder is
// 0.02.
//
//   - weights: the number of weights decimals, none negative, not all zero.
//
// The error is
//   - [ErrWeights] if there are no weights, or one is negative, or all are 0
//   - [ErrInexact] if the amount is finer than Digits
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrLimit] if more than [SharesMax]
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

// AllocateDetailed divides an amount in proportion to weights, losing nothing.
//
// Always: the shares (and the remainder) sum to the amount; allocating -x gives the negated shares of x; a
// weight of zero gets zero; no share has the other sign.
//
// With a step in the options every share is a multiple of it. The method hands out whole steps, and the
// remainder has what is less than a step. 10.02 over 1:1:1 at 0.05 is 3.35, 3.35 and 3.30, and the remainder is
// 0.02.
//
//   - weights: the number of weights decimals, none negative, not all zero.
//
// The results are
//   - the number of weights amounts of one scale; left alone when the number of weights is beyond [SharesMax]
//   - what is left over: zero, unless the method is [AllocationSeparateRemainder] or the options have a step;
//     both need it
//
// The error is
//   - [ErrWeights] if there are no weights, or one is negative, or all are 0
//   - [ErrInexact] if the amount is finer than Digits
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrLimit] if more than [SharesMax]
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

// ToRatio writes the value of a rate as a ratio, which you can compare, write or make a decimal of.
//
// The error is [ErrDate] if the date is no day of the years 1 to 9999, or [ErrInvalidRate] if 0, or not 1 for a
// currency against itself.
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

// ConversionRule returns the name of the law by which a conversion was rounded, such as "Council Regulation (EC)
// No 1103/97, articles 4 and 5".
//
// It returns nil if no law says how the conversion is rounded.
//
//   - flags: the flags of the conversion.
//
// See also [Rates.Convert].
func ConversionRule(flags Flags) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_conversion_rule(C.money_flags_t(flags)))
}

// CurrencyPairFormat returns "EUR/USD".
//
// The error is [ErrSyntax] if not a code.
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

// ParseCurrencyPair reads "EUR/USD".
//
// The codes need not be known: markets have codes of their own.
//
// The error is
//   - [ErrSyntax] if with a position
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// Format returns "EUR/USD 1.1172", and of a date "EUR/USD 1.1172 2020-03-13".
//
// A rate that is no decimal is written as a ratio, "EUR/USD 10/9". Kind and flags are not written.
//
// The error is [ErrInvalidRate] if 0, or not 1 for a currency against itself, or [ErrDate] if the date is no day
// of the years 1 to 9999.
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

// ParseRate reads a rate that [Rate.Format] wrote, numerator and denominator as they were; its kind is
// [RateKindQuoted].
//
// An error has the position in the text.
//
// The error is
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// ToJSON returns {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, an element of the lists that
// [RatesFromJSON] reads. "date" is left out where there is none, and "rounded":true stands before "to" for
// [FlagsRateRounded].
//
// The error is [ErrInvalidRate] if 0, or not 1 for a currency against itself, or [ErrDate] if the date is no day
// of the years 1 to 9999.
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

// RateFromJSON reads a rate that [Rate.ToJSON] wrote, members in any order and no others; its kind is
// [RateKindQuoted].
//
// An error has the position in the text.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object has a key twice
//   - [ErrDocument] if no such object
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if longer than [InputMax], or deeper than 128 levels
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

// Compare writes -1 to order if a is before b, 0 if they are equal, else 1.
//
// Rates have the order of their codes, then of their dates (those without one first), then of their values.
// 1.10, 110/100 and 11/10 are one value; kind and flags do not count.
//
// The error is [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency
// against itself, or [ErrDate] if the date is no day of the years 1 to 9999.
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

// Equal writes 1 to equal if direction, date and value are the same, as [Rate.Compare] has them, else 0.
//
// The error is [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency
// against itself, or [ErrDate] if the date is no day of the years 1 to 9999.
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

// Hash writes a hash of direction, date and value: equal rates have equal hashes, on every platform.
//
// The error is [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency
// against itself, or [ErrDate] if the date is no day of the years 1 to 9999.
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

// ExpressionCaret returns an expression and, under it, a caret at a position, such as the position of an error:
//
// 12 EUR + 3 $ ^
//
// The call moves the caret by characters (Unicode scalar values), not by bytes, and keeps a tab as a tab. It
// writes "?" for control characters and for bytes that are not UTF-8; these are no error here.
//
//   - text: at most [ExpressionMax] bytes.
//   - position: a byte of the text, or its length for the end. A position inside a character means that
//     character.
//
// The error is [ErrLimit] if longer than [ExpressionMax].
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

// LocaleCount returns how many locales Unicode CLDR has.
func LocaleCount() int {
	c := begin()
	defer c.end()
	return int(C.money_locale_count())
}

// LocaleAt returns the identifier of the locale at an index, such as "pt_BR".
//
// Locales have the order of their identifiers.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
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

// LocaleFind returns the identifier of the locale that a name means: "pt-br" is "pt_BR", "zh-TW" is
// "zh_Hant_TW".
//
// Aliases, likely subtags and parents are those of CLDR (UTS #35): "iw-IL" is "he_IL", "de-Latn-CH" is "de_CH",
// "en-036" is "en_AU", "zh-AU" is "zh_Hant", "es-JP" is "es_419". The library leaves out a region, script or
// variant for which CLDR has no locale of the language: "en-ZZ" is "en". Every function that takes a locale
// finds it in this way.
//
// The keyword nu of a tag names the digits: [Money.FormatLocale] writes those of "ar-EG-u-nu-latn" as 0 to 9.
// The values native, traditio and finance mean the locale's own systems. The identifier does not contain the
// keyword.
//
//   - locale: a tag of BCP 47, with "-" or _ and in any case: language, script, region, variants, extensions.
//     Names of POSIX ("de_DE.UTF-8", "sr_RS@latin", "C"), of ICU ("ar_EG@numbers=latn") and of Java ("iw_IL")
//     are read too. At most 255 bytes.
//
// The error is
//   - [ErrNotFound] if a language CLDR does not know, or a numbering system without decimal digits
//   - [ErrSyntax] if not a locale; position
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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
// The country is the name's own, also where CLDR does not know the language there; the language is known. The
// keyword cu of the name is the currency itself, and rg is another country: "en-GB-u-rg-uszzzz". A country that
// is no more has its own currency as long as there was one, and then that of its successor: SUR and RUB for
// "ru-SU".
//
//   - locale: as [LocaleFind] takes it, with a region.
//   - date: [DateNone]: the end of the data.
//
// The error is
//   - [ErrNotFound] if a language CLDR does not know, a name without a country, a country without a currency
//     then
//   - [ErrSyntax] if not a locale
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// FormatLocale returns an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
//
// The call follows Unicode CLDR (UTS #35): no-break spaces, groups of 2 and 3 digits, least digits before a
// group, the place of the sign, a space between a currency of letters and a digit. It rounds only if you give
// Digits and the amount has more. The text has at most [LocaleTextMax] bytes.
//
//   - options: nil: the defaults.
//
// The error is
//   - [ErrNotFound] if no such locale, or no name of the currency in its language
//   - [ErrInexact] if the options allow no rounding
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if not a locale
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// FormatLocaleDetailed returns an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
//
// The call follows Unicode CLDR (UTS #35): no-break spaces, groups of 2 and 3 digits, least digits before a
// group, the place of the sign, a space between a currency of letters and a digit. It rounds only if you give
// Digits and the amount has more. The text has at most [LocaleTextMax] bytes.
//
//   - options: nil: the defaults.
//
// The results are
//   - an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K"
//   - 0 or [FlagsRounded]
//
// The error is
//   - [ErrNotFound] if no such locale, or no name of the currency in its language
//   - [ErrInexact] if the options allow no rounding
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if not a locale
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// ParseLocale reads an amount as a locale writes it, in any style, with symbol, narrow symbol, code or name,
// before or after.
//
// The call reads back exactly what [Money.FormatLocale] wrote; a short form is the rounded amount that it shows.
// Any blank may stand for a no-break space, groups may be left out, and decimal digits of any script may stand
// for the locale's own: all digits of a number are of one script. Group signs where no group can begin, another
// locale's signs, and anything that is not part of the amount are errors.
//
// A symbol means the currency that the locale writes with it. If the locale writes no currency so, the symbol
// means the one that it means in nearly all locales. If several currencies remain, the call is
// [ErrAmbiguousCurrency] and the error's text lists them. So "$5" is USD in en-US, MXN in es-MX, and ambiguous
// in pl. The final point of a symbol and its case do not matter where no other symbol is written so: "100 kr" is
// 100 DKK in da, which writes "kr.". A narrow symbol of letters means a currency only in a locale of its
// country.
//
// A symbol never means a withdrawn currency that another one replaced: "100 F" in fr-CH may be FRF, EUR or CHF.
// A symbol that is the word of a unit, as the character U+5143 of "yuan" is, means one currency only where that
// one is at home. Both are ambiguous without currency.
//
// The unit of a short form and a symbol that follows it directly are one word, and so "100 TL" and "100 B$" are
// errors, except in a locale that writes its own symbol so. Behind the number of a locale that writes symbols
// before it, a short form has a code, a name or a sign: "1.2M USD".
//
// Brackets around the number, or around number and currency, are those of accounting: "GBP (53,180.08)" is
// negative. Invisible characters, such as U+200B, do not count beside the number. The marks U+202D and U+202E,
// which show digits in another order, are [ErrSyntax].
//
//   - currency: the expected currency. The call then also reads text without a currency, reads a symbol that
//     several currencies share as this one, and refuses another currency with [ErrCurrencyMismatch]. "": the
//     text names the currency.
//   - registry: your own currencies.
//
// The error is
//   - [ErrSyntax] if position: the first byte that does not belong
//   - [ErrAmbiguousCurrency] if the symbol, such as $, stands for several currencies; the error's text lists
//     them
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrNotFound] if no such locale
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if longer than [InputMax]
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

// CurrencyText returns a currency alone as a locale does: its symbol, narrow symbol, code or name ("US Dollar").
//
//   - display: any form except [CurrencyDisplayNone].
//   - registry: your own currencies.
//
// The error is
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrNotFound] if no such locale, or no name of the currency in its language
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// FormatPattern returns an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤
// #,##0.00;(¤¤ #,##0.00)".
//
// Patterns are those of Unicode CLDR (UTS #35), taken at their word:
//
//   - "0" is a digit that is always written, "#" one that is written where the amount has it, "." the decimal
//     separator; a comma groups the digits before the point: "#,##0.00", "#,##,##0.##".
//   - "@" counts significant digits in place of "0": "@@#" writes two or three.
//   - "¤" is the currency's symbol, "¤¤" its code, once before and once after the number.
//   - A second half after ";" surrounds negative amounts; its number does not count. Without one they have the
//     minus sign in front. "-" in the second half and "+" in the first are the signs of the format.
//   - Text in '…' is taken as it is; '' is an apostrophe. Percent, per mille, padding, exponents and steps are
//     errors.
//
// A plus sign that the pattern has no place for takes the place of the second half's minus sign, or stands in
// front. An amount that is rounded to 0 has no minus sign. The text has at most [LocaleTextMax] bytes.
//
//   - options: nil: the defaults.
//
// The error is
//   - [ErrArgument] if also: a wrong pattern, with the position of the wrong byte; a separator or sign that
//     could not be told apart when read
//   - [ErrInexact] if rounding was ruled out
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrUnknownCurrency] if [DigitsCurrency] of a currency that is unknown or has no minor unit
//   - [ErrNotFound] if no such locale
//   - [ErrSyntax] if not a locale
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if a text longer than its limit, in or out
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

// FormatPatternDetailed returns an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤
// #,##0.00;(¤¤ #,##0.00)".
//
// Patterns are those of Unicode CLDR (UTS #35), taken at their word:
//
//   - "0" is a digit that is always written, "#" one that is written where the amount has it, "." the decimal
//     separator; a comma groups the digits before the point: "#,##0.00", "#,##,##0.##".
//   - "@" counts significant digits in place of "0": "@@#" writes two or three.
//   - "¤" is the currency's symbol, "¤¤" its code, once before and once after the number.
//   - A second half after ";" surrounds negative amounts; its number does not count. Without one they have the
//     minus sign in front. "-" in the second half and "+" in the first are the signs of the format.
//   - Text in '…' is taken as it is; '' is an apostrophe. Percent, per mille, padding, exponents and steps are
//     errors.
//
// A plus sign that the pattern has no place for takes the place of the second half's minus sign, or stands in
// front. An amount that is rounded to 0 has no minus sign. The text has at most [LocaleTextMax] bytes.
//
//   - options: nil: the defaults.
//
// The results are
//   - an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤ #,##0.00)"
//   - 0 or [FlagsRounded]
//
// The error is
//   - [ErrArgument] if also: a wrong pattern, with the position of the wrong byte; a separator or sign that
//     could not be told apart when read
//   - [ErrInexact] if rounding was ruled out
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrUnknownCurrency] if [DigitsCurrency] of a currency that is unknown or has no minor unit
//   - [ErrNotFound] if no such locale
//   - [ErrSyntax] if not a locale
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if a text longer than its limit, in or out
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

// ParsePattern reads an amount that [Money.FormatPattern] wrote with the same pattern and options.
//
// The text is read whole and byte by byte. Every written amount is read back exactly: a rounded amount as what
// it was rounded to, and with [SignDisplayNever] an amount without its sign. The text may have any number of
// digits, grouped as the pattern groups them or not at all. A text that could be two amounts is refused.
//
//   - currency: what it is an amount of; "": the text says, by its code or by a symbol that the locale has for
//     one currency.
//   - options: nil: the defaults. Digits and rounding do not matter.
//
// The error is
//   - [ErrArgument] if also: a wrong pattern, with the position in the pattern
//   - [ErrSyntax] if not an amount of the pattern, or two, with the position in the text; not a locale; not a
//     code
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrCurrencyMismatch] if an amount of another currency
//   - [ErrAmbiguousCurrency] if the symbol, such as $, stands for several currencies; the error's text lists
//     them
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrNotFound] if no such locale
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if a text longer than [InputMax], or its own limit
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

// WalletTransfer moves amounts between wallets: all legs or none.
//
// The amounts that leave a wallet, less those that come in, must be there and not held. A fee is a leg of its
// own. Each wallet's callback runs once, after all wallets have changed.
//
//   - legs: 1 to 1,024 legs.
//   - note: the note of every entry that the call makes.
//
// The error is
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//
// See also [Wallet.Exchange].
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

// BasketPolicyPreset writes the policy of a preset.
//
// The error is [ErrNotFound] if no such preset.
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

// BasketPolicyPresetName returns the name of a preset, such as "swiss_cash".
//
// It returns nil past the last preset, so that you can list them from 0 on.
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

// PaymentProviderName returns the name of a provider, such as "stripe".
//
// It returns nil past the last provider, so that you can list them from 0 on.
func PaymentProviderName(provider PaymentProvider) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_payment_provider_name(C.money_payment_provider_t(provider)))
}

// PaymentDigits writes the fraction digits that a provider counts an amount in: 2 for EUR everywhere, 2 for UGX
// at Stripe.
//
//   - currency: a code; with [PaymentProviderStripe] also in lower case, as Stripe writes it: "eur".
//   - registry: your own currencies; a provider that takes them is expected to count their minor units.
//
// The error is [ErrUnknownCurrency] if also: a currency without minor units, or [ErrSyntax] if the text is no
// number, amount, date or code; the position is its first byte that does not belong.
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

// PaymentToMinor writes an amount as the whole number that a provider takes, exactly.
//
// Stripe takes only whole ISK and UGX, and only hundredths of the currencies that have three fraction digits.
//
// The error is
//   - [ErrInexact] if finer than the provider takes
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
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

// PaymentFromMinor makes an amount of the whole number that a provider gives.
//
// 500 from Stripe are 5.00 UGX.
//
//   - currency: a code, as in [PaymentDigits]; the amount has it in capitals.
//
// The error is
//   - [ErrInexact] if a number that the provider does not take
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
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

// PaymentCheckISO20022 checks that a message of ISO 20022 may have an amount.
//
// It must not be below 0, and may have at most 18 digits and 5 fraction digits, and no more fraction digits than
// its currency, which must be of ISO 4217. Zeros at the end of the fraction do not count.
//
//   - date: the day on which the currency must be in use, as ActiveCurrencyAndAmount demands. With [DateNone] a
//     withdrawn currency is allowed too, as in ActiveOrHistoricCurrencyAndAmount.
//
// The error is
//   - [ErrLimit] if below 0, or too many digits
//   - [ErrInexact] if more fraction digits than the currency has
//   - [ErrUnknownCurrency] if not in ISO 4217, not in use, or without minor units
//   - [ErrDate] if the date is no day of the years 1 to 9999
func (m Money) PaymentCheckISO20022(date Date) error {
	c := begin()
	defer c.end()
	own := m.raw()
	if c.err != nil || c.failed(C.money_payment_check_iso20022(&own, C.money_date_t(date), &c.why)) {
		return c.err
	}
	return nil
}

// PaymentToUnits writes an amount as google.type.Money has it: whole units, and billionths of one.
//
// Both have the amount's sign: -1.75 is -1 and -750000000.
//
// The results are
//   - the units
//   - -999999999 to 999999999
//
// The error is [ErrInexact] if more than nine fraction digits, or [ErrOverflow] if the exact result does not fit
// 38 digits.
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

// PaymentFromUnits makes an amount of whole units and billionths of one, with at least the fraction digits of
// the currency.
//
//   - units: any whole number.
//   - nanos: -999999999 to 999999999, with the sign of units where both are not 0.
//
// The error is [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor
// unit is not known, or [ErrSyntax] if the text is no number, amount, date or code; the position is its first
// byte that does not belong.
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

// XIRR finds the internal rates of return: every rate r at which the sum of amount / (1 + r)^(days / 365) is 0.
//
// The flows may come in any order; the call adds up those of one date, exactly. It finds every rate up to
// 10^300. It searches intervals until bounds prove that each has no root, or one. If rates are closer than about
// 1e-9, if they are the same double, or if the sum only touches 0, they are one rate, and IsCertain is false.
//
// If IsCertain is true, each rate is proven to be the nearest double to the exact one; that is -1 if nearly all
// is lost in days. A rate that 768 bits do not tell from the middle of two doubles is the one whose last bit is
// 0.
//
//   - flows: the number of flows flows of one currency.
//
// The error is
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrOverflow] if the sum of a date's flows has more than 38 digits
//   - [ErrLimit] if too many flows, or more than [XIRRRatesMax] rates
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

// XIRRReasonText returns a reason in words, such as "all flows on one date".
//
// It returns "there is a rate" for 0, and "an unknown reason" for a value that the library does not know.
func XIRRReasonText(reason XIRRReason) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_xirr_reason_text(C.money_xirr_reason_t(reason)))
}

// TimeWeightedReturn finds the time-weighted return: the product of the growth of each period, less 1.
//
// It is an exact ratio, which the call rounds once.
//
// The growth of a period is the value at its end divided by the value plus the flow at its start. The first
// value may be 0, and the last flow does not count. A period that starts and ends with nothing counts as no
// growth. If several points have one date, the order of the list is their order within the day: the value of the
// second one is that after the first one's flow.
//
//   - points: the number of points points of one currency whose dates do not descend. No value, and no value
//     plus flow, is below 0.
//   - digits: 0 to 38 fraction digits: 0.0512 has 4.
//   - rounding: a [Rounding].
//
// The error is
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrDivisionByZero] if a period starts with nothing and ends with something; also, if you ask for the
//     return of a year: all points are on one date
//   - [ErrOverflow] if also: the return of a year is out of [XIRR]'s range
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// TimeWeightedReturnDetailed finds the time-weighted return: the product of the growth of each period, less 1.
//
// It is an exact ratio, which the call rounds once.
//
// The growth of a period is the value at its end divided by the value plus the flow at its start. The first
// value may be 0, and the last flow does not count. A period that starts and ends with nothing counts as no
// growth. If several points have one date, the order of the list is their order within the day: the value of the
// second one is that after the first one's flow.
//
//   - points: the number of points points of one currency whose dates do not descend. No value, and no value
//     plus flow, is below 0.
//   - digits: 0 to 38 fraction digits: 0.0512 has 4.
//   - rounding: a [Rounding].
//
// The results are
//   - the return of the whole time: 0.05 is 5 %
//   - 0 or [FlagsRounded]
//   - the return of 365 days with the same growth, as the nearest double; nil if you do not need it
//
// The error is
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrDivisionByZero] if a period starts with nothing and ends with something; also, if you ask for the
//     return of a year: all points are on one date
//   - [ErrOverflow] if also: the return of a year is out of [XIRR]'s range
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
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

// CalculatorKeyText returns the text of a key, such as "÷" or "AC".
//
// It is a static string; nil past the last key.
func CalculatorKeyText(key CalculatorKey) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_key_text(C.money_calculator_key_t(key)))
}

// CalculatorAlertName returns an identifier of an alert, such as "divide_by_zero", or "none".
//
// It is a static string; nil past the last.
func CalculatorAlertName(alert CalculatorAlert) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_alert_name(C.money_calculator_alert_t(alert)))
}

// CalculatorAlertTitle returns the default title of an alert, such as "Error".
//
// It is a static string: "" for [CalculatorAlertNone]; nil past the last alert.
//
// See also [CalculatorAlertText].
func CalculatorAlertTitle(alert CalculatorAlert) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_alert_title(C.money_calculator_alert_t(alert)))
}

// CalculatorAlertText returns the default sentence of an alert, such as "Division by zero is impossible."
//
// It is a static string: "" for [CalculatorAlertNone]; nil past the last alert.
//
// See also [CalculatorAlertTitle].
func CalculatorAlertText(alert CalculatorAlert) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_alert_text(C.money_calculator_alert_t(alert)))
}

// FieldStateText returns what a person reads about a field, such as "must be positive".
//
// It returns nil for a value that the library does not know.
func FieldStateText(state FieldState) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_field_state_text(C.money_field_state_t(state)))
}

