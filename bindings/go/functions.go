// Code generated from the headers by api/generate.py. DO NOT EDIT.

package money

// #include <money/desk.h>
import "C"

// Version: Returns the version of the loaded library, "MAJOR.MINOR.PATCH", as a static string. C: money_version
func Version() string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_version())
}

// AbiVersion: Returns the MONEY_ABI_VERSION of the loaded library. C: money_abi_version
func AbiVersion() int32 {
	c := begin()
	defer c.end()
	return int32(C.money_abi_version())
}

// StatusName: Returns the name of a status, such as "MONEY_ERR_NO_RATE", as a static string. For an unknown
// value it is "MONEY_ERR_?". C: money_status_name
func StatusName(status Status) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_status_name(C.money_status_t(status)))
}

// DecimalNew: Creates the decimal coefficient × 10^-scale: (1050, 2) is 10.50. C: money_decimal_new
func DecimalNew(coefficient int64, scale uint32) (Decimal, error) {
	c := begin()
	defer c.end()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_new(C.int64_t(coefficient), C.uint32_t(scale), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// DecimalFromWords: Creates a decimal from the two 64-bit words of a 128-bit coefficient. The call is meant for
// runtimes that only support 64-bit integers. The words and the scale are the fields of money_decimal_t, which
// the call validates. C: money_decimal_from_words
func DecimalFromWords(lo uint64, hi int64, scale uint32) (Decimal, error) {
	c := begin()
	defer c.end()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_from_words(C.uint64_t(lo), C.int64_t(hi), C.uint32_t(scale), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// DecimalFromCoefficient: Creates a decimal from a coefficient as text: ("-1050", 2) is -10.50. C:
// money_decimal_from_coefficient
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

// Coefficient: Writes the coefficient of a decimal as text: "-1050" for -10.50. At most MONEY_TEXT_MAX bytes,
// including the NUL. C: money_decimal_coefficient
func (self Decimal) Coefficient() (string, error) {
	c := begin()
	defer c.end()
	own := self.raw()
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

// DecimalParse: Reads a decimal from text: an optional sign, digits, and optionally a point followed by digits.
// `.5` is valid; `5.`, `1e3`, `1,000`, `NaN` and surrounding whitespace are not. Digits and scale are preserved.
// Leading zeros are dropped; trailing zeros of the fraction are dropped only if the number would otherwise
// exceed 38 digits. C: money_decimal_parse
func DecimalParse(text string) (Decimal, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_parse(textText, C.size_t(len(text)), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// Add: Returns a + b, exactly. The scale of the sum is the larger scale of the two; trailing zeros are dropped
// only if the sum would otherwise exceed 38 digits. C: money_decimal_add
func (self Decimal) Add(b Decimal) (Decimal, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	bRaw := b.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_add(&own, &bRaw, &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// Subtract: Returns a - b, exactly, with the scale that money_decimal_add would use. C: money_decimal_subtract
func (self Decimal) Subtract(b Decimal) (Decimal, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	bRaw := b.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_subtract(&own, &bRaw, &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// Negate: Returns -value, exactly. The call never overflows. C: money_decimal_negate
func (self Decimal) Negate() (Decimal, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_negate(&own, &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// Absolute: Returns |value|, exactly. The call never overflows. C: money_decimal_absolute
func (self Decimal) Absolute() (Decimal, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_absolute(&own, &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// Multiply: Returns a × b, rounded once from the exact product. C: money_decimal_multiply
func (self Decimal) Multiply(b Decimal, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	bRaw := b.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_multiply(&own, &bRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// MultiplyDetailed: Returns a × b, rounded once from the exact product. C: money_decimal_multiply
func (self Decimal) MultiplyDetailed(b Decimal, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	bRaw := b.raw()
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_decimal_multiply(&own, &bRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// Divide: Returns a ÷ b, rounded once from the exact quotient. C: money_decimal_divide
func (self Decimal) Divide(b Decimal, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	bRaw := b.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_divide(&own, &bRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// DivideDetailed: Returns a ÷ b, rounded once from the exact quotient. C: money_decimal_divide
func (self Decimal) DivideDetailed(b Decimal, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	bRaw := b.raw()
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_decimal_divide(&own, &bRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// Quantize: Returns the value with exactly `digits` fraction digits, rounded or padded with zeros. C:
// money_decimal_quantize
func (self Decimal) Quantize(digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_quantize(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// QuantizeDetailed: Returns the value with exactly `digits` fraction digits, rounded or padded with zeros. C:
// money_decimal_quantize
func (self Decimal) QuantizeDetailed(digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_decimal_quantize(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// DivideRemainder: Returns the quotient a ÷ b and the remainder: a = quotient × b + remainder, exactly. The
// rounding mode determines the sign of the remainder. With MONEY_ROUND_DOWN it is the sign of `a`, as for `%` in
// C: -7 ÷ 2 is -3, remainder -1. With MONEY_ROUND_FLOOR it is the sign of `b`, as for `%` in Python: -4,
// remainder 1. With MONEY_ROUND_UNNECESSARY a remainder other than 0 is MONEY_ERR_INEXACT. C:
// money_decimal_divide_remainder
func (self Decimal) DivideRemainder(b Decimal, digits int32, rounding Rounding) (Decimal, Decimal, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	bRaw := b.raw()
	var quotientOut C.money_decimal_t
	var remainderOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_divide_remainder(&own, &bRaw, C.int32_t(digits), C.money_rounding_t(rounding), &quotientOut, &remainderOut, &c.why)) {
		return Decimal{}, Decimal{}, c.err
	}
	return decimalOf(quotientOut), decimalOf(remainderOut), nil
}

// Normalize: Returns the value with as few fraction digits as possible, but at least `digits`: 1.500 becomes
// 1.5, or 1.50 with two digits. Equal values are then represented identically. C: money_decimal_normalize
func (self Decimal) Normalize(digits int32) (Decimal, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_normalize(&own, C.int32_t(digits), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// RoundToStep: Rounds a decimal to a multiple of a step, with the scale of the step: 1250 to a step of 100 is
// 1200, 1.03 to 0.05 is 1.05. C: money_decimal_round_to_step
func (self Decimal) RoundToStep(step Decimal, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	stepRaw := step.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_round_to_step(&own, &stepRaw, C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// RoundToStepDetailed: Rounds a decimal to a multiple of a step, with the scale of the step: 1250 to a step of
// 100 is 1200, 1.03 to 0.05 is 1.05. C: money_decimal_round_to_step
func (self Decimal) RoundToStepDetailed(step Decimal, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	stepRaw := step.raw()
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_decimal_round_to_step(&own, &stepRaw, C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// RoundSignificant: Rounds a decimal to at most `digits` significant digits: 1234.5 to two digits is 1200,
// 0.0995 is 0.10. A value with no more significant digits is returned unchanged. C:
// money_decimal_round_significant
func (self Decimal) RoundSignificant(digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_round_significant(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// RoundSignificantDetailed: Rounds a decimal to at most `digits` significant digits: 1234.5 to two digits is
// 1200, 0.0995 is 0.10. A value with no more significant digits is returned unchanged. C:
// money_decimal_round_significant
func (self Decimal) RoundSignificantDetailed(digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_decimal_round_significant(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// DecimalSum: Returns the exact sum of decimals, at the largest scale among them. Without values the sum is 0.
// The call fails only if the sum itself does not fit; the order of the values does not matter. C:
// money_decimal_sum
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

// DecimalMinimum: Returns the smallest of one or more decimals; among equal values, the first. C:
// money_decimal_minimum
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

// DecimalMaximum: Returns the largest of one or more decimals; among equal values, the first. C:
// money_decimal_maximum
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

// Sign: Returns the sign of a decimal: -1 if it is negative, 0 if it is zero, 1 if it is positive. C:
// money_decimal_sign
func (self Decimal) Sign() (int32, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var signOut C.int32_t
	if c.err != nil || c.failed(C.money_decimal_sign(&own, &signOut, &c.why)) {
		return 0, c.err
	}
	return int32(signOut), nil
}

// Compare: Compares two decimals by value: `order` is -1 if a < b, 0 if they are equal, 1 if a > b. 10.5 and
// 10.50 are equal. C: money_decimal_compare
func (self Decimal) Compare(b Decimal) (int32, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	bRaw := b.raw()
	var orderOut C.int32_t
	if c.err != nil || c.failed(C.money_decimal_compare(&own, &bRaw, &orderOut, &c.why)) {
		return 0, c.err
	}
	return int32(orderOut), nil
}

// Hash: Returns a hash of the value. Equal decimals have equal hashes on every platform and in every version of
// this ABI. C: money_decimal_hash
func (self Decimal) Hash() (uint64, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var hashOut C.uint64_t
	if c.err != nil || c.failed(C.money_decimal_hash(&own, &hashOut, &c.why)) {
		return 0, c.err
	}
	return uint64(hashOut), nil
}

// RatioFromDecimals: Returns dividend ÷ divisor as an exact ratio in lowest terms. C: money_ratio_from_decimals
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

// RatioParse: Reads a ratio from text: "7/3", "-1/2", or a decimal in the format of money_decimal_parse. C:
// money_ratio_parse
func RatioParse(text string) (Ratio, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	var resultOut C.money_ratio_t
	if c.err != nil || c.failed(C.money_ratio_parse(textText, C.size_t(len(text)), &resultOut, &c.why)) {
		return Ratio{}, c.err
	}
	return ratioOf(&resultOut), nil
}

// Format: Writes a ratio as text in lowest terms: "7/3", "-1/2", or "5" for an integer. At most
// MONEY_RATIO_TEXT_MAX bytes, including the NUL. C: money_ratio_format
func (self Ratio) Format() (string, error) {
	c := begin()
	defer c.end()
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_ratio_format(self.give(c), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// FormatDecimal: Writes a ratio as decimal text, rounded once: 7/3 with four fraction digits is "2.3333". The
// integer part is written in full, even if it exceeds 38 digits. At most MONEY_RATIO_TEXT_MAX bytes, including
// the NUL. C: money_ratio_format_decimal
func (self Ratio) FormatDecimal(digits int32, rounding Rounding) (string, error) {
	c := begin()
	defer c.end()
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_ratio_format_decimal(self.give(c), C.int32_t(digits), C.money_rounding_t(rounding), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// ToDecimal: Returns the nearest decimal with exactly `digits` fraction digits, rounded once. C:
// money_ratio_to_decimal
func (self Ratio) ToDecimal(digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_ratio_to_decimal(self.give(c), C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// ToDecimalDetailed: Returns the nearest decimal with exactly `digits` fraction digits, rounded once. C:
// money_ratio_to_decimal
func (self Ratio) ToDecimalDetailed(digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	var resultOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_ratio_to_decimal(self.give(c), C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(resultOut), Flags(flagsOut), nil
}

// ToDouble: Returns the nearest double, ties to even, for charts and statistics. The result is identical on
// every platform, bit by bit. No other function converts an exact number to floating point, and no function
// converts the result back. C: money_ratio_to_double
func (self Ratio) ToDouble() (float64, error) {
	c := begin()
	defer c.end()
	var resultOut C.double
	if c.err != nil || c.failed(C.money_ratio_to_double(self.give(c), &resultOut, &c.why)) {
		return 0, c.err
	}
	return float64(resultOut), nil
}

// Compare: Compares two ratios by value: `order` is -1 if a < b, 0 if they are equal, 1 if a > b. The ratios
// need not be in lowest terms. C: money_ratio_compare
func (self Ratio) Compare(b Ratio) (int32, error) {
	c := begin()
	defer c.end()
	bRaw := b.give(c)
	var orderOut C.int32_t
	if c.err != nil || c.failed(C.money_ratio_compare(self.give(c), bRaw, &orderOut, &c.why)) {
		return 0, c.err
	}
	return int32(orderOut), nil
}

// DateFromYmd: Returns the date of a year, month and day in the Gregorian calendar. Years are 1 to 9999. C:
// money_date_from_ymd
func DateFromYmd(year int32, month int32, day int32) (Date, error) {
	c := begin()
	defer c.end()
	var dateOut C.money_date_t
	if c.err != nil || c.failed(C.money_date_from_ymd(C.int32_t(year), C.int32_t(month), C.int32_t(day), &dateOut, &c.why)) {
		return 0, c.err
	}
	return Date(dateOut), nil
}

// DateToYmd: Returns the year, month and day of a date: 1 to 9999, 1 to 12 and 1 to 31. C: money_date_to_ymd
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

// DateWeekday: Returns the ISO 8601 day of the week of a date: 1 is Monday, 7 is Sunday. C: money_date_weekday
func DateWeekday(date Date) (int32, error) {
	c := begin()
	defer c.end()
	var weekdayOut C.int32_t
	if c.err != nil || c.failed(C.money_date_weekday(C.money_date_t(date), &weekdayOut, &c.why)) {
		return 0, c.err
	}
	return int32(weekdayOut), nil
}

// DateParse: Reads an ISO 8601 date from text: "2024-02-29". C: money_date_parse
func DateParse(text string) (Date, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	var dateOut C.money_date_t
	if c.err != nil || c.failed(C.money_date_parse(textText, C.size_t(len(text)), &dateOut, &c.why)) {
		return 0, c.err
	}
	return Date(dateOut), nil
}

// DateFormat: Writes a date as ISO 8601 text: "2024-02-29". C: money_date_format
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

// CurrencyFind: Returns the currency with a code, from the built-in table or else from `registry`. C:
// money_currency_find
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

// CurrencyFindNumeric: Returns the currency that an ISO 4217 numeric code identifies on a date: 532 is ANG
// before 2025-03-31, and XCG from that day on. C: money_currency_find_numeric
func CurrencyFindNumeric(numeric int32, date Date) (Currency, error) {
	c := begin()
	defer c.end()
	var currencyOut C.money_currency_t
	if c.err != nil || c.failed(C.money_currency_find_numeric(C.int32_t(numeric), C.money_date_t(date), &currencyOut, &c.why)) {
		return Currency{}, c.err
	}
	return currencyOf(&currencyOut), nil
}

// CurrencyDigits: Returns the number of fraction digits of a currency's minor unit on a date, or -1 if it has no
// minor unit. C: money_currency_digits
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

// CountryCurrencies: Writes the codes of the currencies that are legal tender in a country on a date, separated
// by spaces: "BTN INR" for Bhutan. A buffer of MONEY_TEXT_MAX bytes is always large enough. The order is: -
// currencies named after the country, newest first - other currencies, oldest first - currencies that have been
// replaced but are still legal tender: "EUR HRK" for Croatia on 2023-01-10 The data are those of Unicode CLDR,
// with the dates of introduction of the built-in table. C: money_country_currencies
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

// CashRule: Returns the rule for rounding cash payments in a currency, in a country on a date: to 0.05 EUR in
// Ireland since 2015-10-28, to 0.50 UAH since 2025-10-01. A currency without such a rule is rounded to its minor
// unit. The call never guesses: it fails for a date before the first known rule. C: money_cash_rule
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

// Redenomination: Returns the factor between the units of a currency on two dates, if it was redenominated under
// the same code: 1 SYP of 2025-12-31 is 1/100 SYP of 2026-01-01. Without a redenomination between the dates the
// factor is 1. Conversions use these factors: rates from before a redenomination convert amounts from after it.
// C: money_redenomination
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

// CurrencyCount: Returns the number of currencies in the built-in table. C: money_currency_count
func CurrencyCount() int {
	c := begin()
	defer c.end()
	return int(C.money_currency_count())
}

// CurrencyAt: Returns the built-in currency at an index. Currencies are sorted by code. C: money_currency_at
func CurrencyAt(index int) (Currency, error) {
	c := begin()
	defer c.end()
	var currencyOut C.money_currency_t
	if c.err != nil || c.failed(C.money_currency_at(C.size_t(index), &currencyOut, &c.why)) {
		return Currency{}, c.err
	}
	return currencyOf(&currencyOut), nil
}

// CurrencyDataVersion: Returns the version of the built-in currency data as a static string. C:
// money_currency_data_version
func CurrencyDataVersion() string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_currency_data_version())
}

// Amount: Returns the number of an amount without its currency: 12.50 for 12.50 EUR. C: money_amount
func (self Money) Amount() (Decimal, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_amount(&own, &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// Sign: Returns the sign of an amount: -1 if it is negative, 0 if it is zero, 1 if it is positive. C: money_sign
func (self Money) Sign() (int32, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var signOut C.int32_t
	if c.err != nil || c.failed(C.money_sign(&own, &signOut, &c.why)) {
		return 0, c.err
	}
	return int32(signOut), nil
}

// FromMinor: Creates an amount from a number of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050
// JPY. C: money_from_minor
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

// ToMinor: Returns an amount as an exact number of minor units. C: money_to_minor
func (self Money) ToMinor(registry *CurrencyRegistry) (int64, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var minorOut C.int64_t
	if c.err != nil || c.failed(C.money_to_minor(&own, registryAt, &minorOut, &c.why)) {
		return 0, c.err
	}
	return int64(minorOut), nil
}

// Parse: Reads an amount such as "12.50 EUR" or "EUR 12.50" from text: a decimal in the format of
// money_decimal_parse and a built-in code, separated by one space. C: money_parse
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

// ParseWithCurrency: Reads an amount from text in the format of money_parse, or a plain decimal as an amount of
// `currency`. Codes in `registry` are accepted as well as built-in ones. C: money_parse_with_currency
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

// ToJSON: Writes an amount as JSON: {"amount":"12.50","currency":"EUR"}, with all digits of its scale. Equal
// amounts of the same scale produce the same bytes. A buffer of MONEY_JSON_MAX bytes is always large enough. C:
// money_to_json
func (self Money) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	own := self.raw()
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

// FromJSON: Reads an amount from JSON in the format of money_to_json: an object with the strings "amount" and
// "currency", in either order, and no other members. Errors include the position in the text. C: money_from_json
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

// Negate: Returns -amount, exactly. The call never overflows. C: money_negate
func (self Money) Negate() (Money, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_negate(&own, &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// Absolute: Returns |amount|, exactly. The call never overflows. C: money_absolute
func (self Money) Absolute() (Money, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_absolute(&own, &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// Multiply: Returns amount × factor, rounded once, as money_decimal_multiply does. C: money_multiply
func (self Money) Multiply(factor Decimal, digits int32, rounding Rounding) (Money, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	factorRaw := factor.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_multiply(&own, &factorRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// MultiplyDetailed: Returns amount × factor, rounded once, as money_decimal_multiply does. C: money_multiply
func (self Money) MultiplyDetailed(factor Decimal, digits int32, rounding Rounding) (Money, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	factorRaw := factor.raw()
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_multiply(&own, &factorRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// Divide: Returns amount ÷ divisor, rounded once, as money_decimal_divide does. C: money_divide
func (self Money) Divide(divisor Decimal, digits int32, rounding Rounding) (Money, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	divisorRaw := divisor.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_divide(&own, &divisorRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// DivideDetailed: Returns amount ÷ divisor, rounded once, as money_decimal_divide does. C: money_divide
func (self Money) DivideDetailed(divisor Decimal, digits int32, rounding Rounding) (Money, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	divisorRaw := divisor.raw()
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_divide(&own, &divisorRaw, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// DivideRemainder: Returns the quotient amount ÷ divisor and the remainder: amount = quotient × divisor +
// remainder, exactly. The rounding mode determines the sign of the remainder, as in
// money_decimal_divide_remainder. 100.00 EUR ÷ 3 with MONEY_ROUND_DOWN is 33.33 EUR, remainder 0.01 EUR. C:
// money_divide_remainder
func (self Money) DivideRemainder(divisor Decimal, digits int32, rounding Rounding) (Money, Money, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	divisorRaw := divisor.raw()
	var quotientOut C.money_t
	var remainderOut C.money_t
	if c.err != nil || c.failed(C.money_divide_remainder(&own, &divisorRaw, C.int32_t(digits), C.money_rounding_t(rounding), &quotientOut, &remainderOut, &c.why)) {
		return Money{}, Money{}, c.err
	}
	return moneyOf(quotientOut), moneyOf(remainderOut), nil
}

// DivideByAmount: Divides an amount by another amount of the same currency and returns the quotient as a number,
// rounded once. 10.00 EUR ÷ 3.00 EUR without fraction digits, with MONEY_ROUND_DOWN, is 3, remainder 1.00 EUR.
// C: money_divide_by_amount
func (self Money) DivideByAmount(divisor Money, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	divisorRaw := divisor.raw()
	var quotientOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_divide_by_amount(&own, &divisorRaw, C.int32_t(digits), C.money_rounding_t(rounding), &quotientOut, nil, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(quotientOut), nil
}

// DivideByAmountDetailed: Divides an amount by another amount of the same currency and returns the quotient as a
// number, rounded once. 10.00 EUR ÷ 3.00 EUR without fraction digits, with MONEY_ROUND_DOWN, is 3, remainder
// 1.00 EUR. C: money_divide_by_amount
func (self Money) DivideByAmountDetailed(divisor Money, digits int32, rounding Rounding) (Decimal, Money, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	divisorRaw := divisor.raw()
	var quotientOut C.money_decimal_t
	var remainderOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_divide_by_amount(&own, &divisorRaw, C.int32_t(digits), C.money_rounding_t(rounding), &quotientOut, &remainderOut, &flagsOut, &c.why)) {
		return Decimal{}, Money{}, 0, c.err
	}
	return decimalOf(quotientOut), moneyOf(remainderOut), Flags(flagsOut), nil
}

// RatioFromAmounts: Returns the ratio of two amounts of one currency, exactly and in lowest terms. C:
// money_ratio_from_amounts
func (self Money) RatioFromAmounts(divisor Money) (Ratio, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	divisorRaw := divisor.raw()
	var resultOut C.money_ratio_t
	if c.err != nil || c.failed(C.money_ratio_from_amounts(&own, &divisorRaw, &resultOut, &c.why)) {
		return Ratio{}, c.err
	}
	return ratioOf(&resultOut), nil
}

// Quantize: Returns the amount with exactly `digits` fraction digits, rounded or padded with zeros. C:
// money_quantize
func (self Money) Quantize(digits int32, rounding Rounding) (Money, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_quantize(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// QuantizeDetailed: Returns the amount with exactly `digits` fraction digits, rounded or padded with zeros. C:
// money_quantize
func (self Money) QuantizeDetailed(digits int32, rounding Rounding) (Money, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_quantize(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// ToCash: Rounds an amount to a multiple of a cash step, with the scale of the step: 10.52 CHF at 0.05 is 10.50
// CHF. Trailing zeros are dropped if the result would otherwise exceed 38 digits. C: money_to_cash
func (self Money) ToCash(step *Decimal, rounding Rounding) (Money, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	stepRaw := step.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_to_cash(&own, stepRaw, C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ToCashDetailed: Rounds an amount to a multiple of a cash step, with the scale of the step: 10.52 CHF at 0.05
// is 10.50 CHF. Trailing zeros are dropped if the result would otherwise exceed 38 digits. C: money_to_cash
func (self Money) ToCashDetailed(step *Decimal, rounding Rounding) (Money, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	stepRaw := step.give(c)
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_to_cash(&own, stepRaw, C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// ToCashInCountry: Rounds an amount by the rule for cash payments in a country on a date, as returned by
// money_cash_rule: 10.02 EUR is 10.00 EUR in Ireland, but was 10.02 EUR there before 2015-10-28. C:
// money_to_cash_in_country
func (self Money) ToCashInCountry(country string, date Date) (Money, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	countryText := c.optional(country)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_to_cash_in_country(&own, countryText, C.money_date_t(date), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ToCashInCountryDetailed: Rounds an amount by the rule for cash payments in a country on a date, as returned by
// money_cash_rule: 10.02 EUR is 10.00 EUR in Ireland, but was 10.02 EUR there before 2015-10-28. C:
// money_to_cash_in_country
func (self Money) ToCashInCountryDetailed(country string, date Date) (Money, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	countryText := c.optional(country)
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_to_cash_in_country(&own, countryText, C.money_date_t(date), &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// Normalize: Returns the amount with as few fraction digits as possible, but at least `digits`: 1.5000 EUR
// becomes 1.5 EUR, or 1.50 EUR with MONEY_DIGITS_CURRENCY. Equal amounts are then represented identically. C:
// money_normalize
func (self Money) Normalize(digits int32) (Money, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_normalize(&own, C.int32_t(digits), &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// RoundToStep: Rounds an amount to a multiple of a step, with the scale of the step: 1234.56 EUR to a step of
// 100 is 1200 EUR. C: money_round_to_step
func (self Money) RoundToStep(step Decimal, rounding Rounding) (Money, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	stepRaw := step.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_round_to_step(&own, &stepRaw, C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// RoundToStepDetailed: Rounds an amount to a multiple of a step, with the scale of the step: 1234.56 EUR to a
// step of 100 is 1200 EUR. C: money_round_to_step
func (self Money) RoundToStepDetailed(step Decimal, rounding Rounding) (Money, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	stepRaw := step.raw()
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_round_to_step(&own, &stepRaw, C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// RoundSignificant: Rounds an amount to at most `digits` significant digits: 1234.56 EUR to three digits is 1230
// EUR. C: money_round_significant
func (self Money) RoundSignificant(digits int32, rounding Rounding) (Money, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_round_significant(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// RoundSignificantDetailed: Rounds an amount to at most `digits` significant digits: 1234.56 EUR to three digits
// is 1230 EUR. C: money_round_significant
func (self Money) RoundSignificantDetailed(digits int32, rounding Rounding) (Money, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_round_significant(&own, C.int32_t(digits), C.money_rounding_t(rounding), &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// Sum: Returns the exact sum of amounts of one currency, at the largest scale among them. The call fails only if
// the sum itself does not fit; the order of the amounts does not matter. C: money_sum
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

// Minimum: Returns the smallest of one or more amounts of one currency; among equal amounts, the first. C:
// money_minimum
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

// Maximum: Returns the largest of one or more amounts of one currency; among equal amounts, the first. C:
// money_maximum
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

// Hash: Returns a hash of value and currency. Equal amounts have equal hashes on every platform and in every
// version of this ABI. C: money_hash
func (self Money) Hash() (uint64, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var hashOut C.uint64_t
	if c.err != nil || c.failed(C.money_hash(&own, &hashOut, &c.why)) {
		return 0, c.err
	}
	return uint64(hashOut), nil
}

// Allocate: Divides an amount into shares in proportion to weights, without loss. These properties always hold:
// - the shares and the remainder add up to the amount - allocating -x returns the negated shares of x - a weight
// of zero receives a share of zero - the sign of a share is never opposite to that of the amount With a step in
// the options, every share is a multiple of the step. The method distributes multiples of the step, and the
// remainder is less than a step: 10.02 over 1:1:1 at 0.05 is 3.35, 3.35 and 3.30, remainder 0.02. C:
// money_allocate
func (self Money) Allocate(weights []Decimal, options *AllocateOptions) ([]Money, error) {
	c := begin()
	defer c.end()
	own := self.raw()
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

// AllocateDetailed: Divides an amount into shares in proportion to weights, without loss. These properties
// always hold: - the shares and the remainder add up to the amount - allocating -x returns the negated shares of
// x - a weight of zero receives a share of zero - the sign of a share is never opposite to that of the amount
// With a step in the options, every share is a multiple of the step. The method distributes multiples of the
// step, and the remainder is less than a step: 10.02 over 1:1:1 at 0.05 is 3.35, 3.35 and 3.30, remainder 0.02.
// C: money_allocate
func (self Money) AllocateDetailed(weights []Decimal, options *AllocateOptions) ([]Money, Money, error) {
	c := begin()
	defer c.end()
	own := self.raw()
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

// ToRatio: Returns the value of a rate as a ratio, which you can compare, write, or convert to a decimal. C:
// money_rate_to_ratio
func (self Rate) ToRatio() (Ratio, error) {
	c := begin()
	defer c.end()
	var ratioOut C.money_ratio_t
	if c.err != nil || c.failed(C.money_rate_to_ratio(self.give(c), &ratioOut, &c.why)) {
		return Ratio{}, c.err
	}
	return ratioOf(&ratioOut), nil
}

// ConversionRule: Returns the name of the law that determined the rounding of a conversion, such as "Council
// Regulation (EC) No 1103/97, articles 4 and 5", as a static string. It is NULL if no law did. C:
// money_conversion_rule
func ConversionRule(flags Flags) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_conversion_rule(C.money_flags_t(flags)))
}

// CurrencyPairFormat: Writes a currency pair as text: "EUR/USD". A buffer of MONEY_CURRENCY_PAIR_TEXT_MAX bytes
// is always large enough. C: money_currency_pair_format
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

// CurrencyPairParse: Reads a currency pair from text: "EUR/USD". The codes may be unknown, as markets use codes
// of their own. C: money_currency_pair_parse
func CurrencyPairParse(text string) (CurrencyPair, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	var pairOut C.money_currency_pair_t
	if c.err != nil || c.failed(C.money_currency_pair_parse(textText, C.size_t(len(text)), &pairOut, &c.why)) {
		return CurrencyPair{}, c.err
	}
	return currencyPairOf(&pairOut), nil
}

// Format: Writes a rate as text: "EUR/USD 1.1172", or with a date "EUR/USD 1.1172 2020-03-13". A rate that
// cannot be written as a decimal is written as a ratio: "EUR/USD 10/9". The text does not contain the kind or
// the flags. A buffer of MONEY_RATE_TEXT_MAX bytes is always large enough. C: money_rate_format
func (self Rate) Format() (string, error) {
	c := begin()
	defer c.end()
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_rate_format(self.give(c), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// RateParse: Reads a rate from text in the format of money_rate_format, with the same numerator and denominator.
// Its kind is MONEY_RATE_QUOTED. Errors include the position in the text. C: money_rate_parse
func RateParse(text string) (Rate, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	var rateOut C.money_rate_t
	if c.err != nil || c.failed(C.money_rate_parse(textText, C.size_t(len(text)), &rateOut, &c.why)) {
		return Rate{}, c.err
	}
	return rateOf(&rateOut), nil
}

// ToJSON: Writes a rate as JSON: {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, which is also an
// element of the lists that money_rates_from_json reads. A rate without a date is written without "date".
// "rounded":true is added before "to" if MONEY_FLAG_RATE_ROUNDED is set. A buffer of MONEY_RATE_JSON_MAX bytes
// is always large enough. C: money_rate_to_json
func (self Rate) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_rate_to_json(self.give(c), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// RateFromJSON: Reads a rate from JSON in the format of money_rate_to_json, with its members in any order and no
// others. Its kind is MONEY_RATE_QUOTED. Errors include the position in the text. C: money_rate_from_json
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

// Compare: Compares two rates: `order` is -1 if a sorts before b, 0 if they are equal, 1 if a sorts after b.
// Rates are ordered by their codes, then by date, undated rates first, then by value. 1.10, 110/100 and 11/10
// are the same value. Kind and flags are ignored. C: money_rate_compare
func (self Rate) Compare(b Rate) (int32, error) {
	c := begin()
	defer c.end()
	bRaw := b.give(c)
	var orderOut C.int32_t
	if c.err != nil || c.failed(C.money_rate_compare(self.give(c), bRaw, &orderOut, &c.why)) {
		return 0, c.err
	}
	return int32(orderOut), nil
}

// Equal: Returns whether two rates are equal in direction, date and value, as compared by money_rate_compare. C:
// money_rate_equal
func (self Rate) Equal(b Rate) (bool, error) {
	c := begin()
	defer c.end()
	bRaw := b.give(c)
	var equalOut C.money_bool_t
	if c.err != nil || c.failed(C.money_rate_equal(self.give(c), bRaw, &equalOut, &c.why)) {
		return false, c.err
	}
	return equalOut != 0, nil
}

// Hash: Returns a hash of direction, date and value. Equal rates have equal hashes on every platform. C:
// money_rate_hash
func (self Rate) Hash() (uint64, error) {
	c := begin()
	defer c.end()
	var hashOut C.uint64_t
	if c.err != nil || c.failed(C.money_rate_hash(self.give(c), &hashOut, &c.why)) {
		return 0, c.err
	}
	return uint64(hashOut), nil
}

// ExpressionCaret: Writes an expression and, below it, a caret at a position, such as the position of an error.
// 12 EUR + 3 $ ^ The caret is placed by characters (Unicode scalar values), not by bytes, and tabs are
// preserved. Control characters and bytes that are not valid UTF-8 are written as `?`; they are not an error
// here. C: money_expression_caret
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

// LocaleCount: Returns the number of built-in locales. C: money_locale_count
func LocaleCount() int {
	c := begin()
	defer c.end()
	return int(C.money_locale_count())
}

// LocaleAt: Returns the identifier of the built-in locale at an index, such as "pt_BR". Locales are sorted by
// identifier. A buffer of MONEY_LOCALE_SIZE bytes is always large enough. C: money_locale_at
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

// LocaleFind: Writes the identifier of the locale that matches a name: "pt-br" is "pt_BR", "zh-TW" is
// "zh_Hant_TW". Aliases, likely subtags and parent locales are those of CLDR (UTS #35): "iw-IL" is "he_IL", "de-
// Latn-CH" is "de_CH", "en-036" is "en_AU", "zh-AU" is "zh_Hant", "es-JP" is "es_419". A region, script or
// variant for which CLDR contains no locale of the language is ignored: "en-ZZ" is "en". Every function that
// accepts a locale resolves it in this way. The keyword `nu` of a tag selects the digits: money_format_locale
// writes "ar-EG-u-nu-latn" with the digits 0 to 9. The values `native`, `traditio` and `finance` select the
// locale's own systems. The identifier does not contain the keyword. C: money_locale_find
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

// LocaleCurrency: Writes the code of the currency of a locale's country on a date: "CHF" for "de-CH". A buffer
// of MONEY_CODE_SIZE bytes is always large enough. The country is that of the name, even if CLDR does not
// combine it with the language, but the language must be known. The keyword `cu` of the name is the currency
// itself, and `rg` overrides the country: "en-GB-u-rg-uszzzz". A former country is assigned its own currency
// while that existed, and then the currency of its successor: SUR and RUB for "ru-SU". C: money_locale_currency
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

// FormatLocale: Writes an amount in the format of a locale: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
// The call follows Unicode CLDR (UTS #35): no-break spaces, groups of two and three digits, minimum grouping
// digits, the position of the sign, and a space between alphabetic currencies and digits. It rounds only if you
// set `digits` and the amount has more of them. The text needs at most MONEY_LOCALE_TEXT_MAX bytes, including
// the NUL. C: money_format_locale
func (self Money) FormatLocale(locale string, options *LocaleOptions) (string, error) {
	c := begin()
	defer c.end()
	own := self.raw()
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

// FormatLocaleDetailed: Writes an amount in the format of a locale: "R$ 1.234,56", "1 234,56 €", "($1,234.56)",
// "$1.2K". The call follows Unicode CLDR (UTS #35): no-break spaces, groups of two and three digits, minimum
// grouping digits, the position of the sign, and a space between alphabetic currencies and digits. It rounds
// only if you set `digits` and the amount has more of them. The text needs at most MONEY_LOCALE_TEXT_MAX bytes,
// including the NUL. C: money_format_locale
func (self Money) FormatLocaleDetailed(locale string, options *LocaleOptions) (string, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
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

// ParseLocale: Reads an amount from text in the format of a locale: in any style, with symbol, narrow symbol,
// code or name, before or after the number. The call reads the text of money_format_locale back exactly; a short
// form is read as the rounded amount that it shows. Any whitespace is accepted for a no-break space, groups may
// be omitted, and decimal digits of any script are accepted, but not digits of different scripts in one number.
// Group separators in invalid positions, separators of another locale, and anything that is not part of the
// amount are errors. A symbol denotes the currency that the locale writes with it. If the locale does not use
// the symbol, it denotes the currency that nearly all locales write with it. If several currencies remain, the
// call fails with MONEY_ERR_AMBIGUOUS_CURRENCY and the error's text lists them: "$5" is USD in en-US, MXN in es-
// MX, and ambiguous in pl. The final point and the case of a symbol are ignored unless they distinguish two
// symbols: "100 kr" is 100 DKK in da, which writes "kr.". An alphabetic narrow symbol denotes a currency only in
// a locale of its country. A symbol never denotes a withdrawn currency that has been replaced: "100 F" in fr-CH
// may be FRF, EUR or CHF. A symbol that is the word for a unit, such as the character U+5143 of "yuan", denotes
// a currency only in a locale that uses it as the usual symbol of that currency. Both are ambiguous without
// `currency`. The unit of a short form and a symbol directly after it form one word, so "100 TL" and "100 B$"
// are errors, except in a locale that writes its own symbol in this way. After a number in a locale that writes
// symbols before it, a short form requires a code, a name or a sign: "1.2M USD". Brackets around the number, or
// around number and currency, are accounting style: "GBP (53,180.08)" is negative. Invisible characters next to
// the number, such as U+200B, are ignored. The characters U+202D and U+202E, which reorder digits on display,
// are MONEY_ERR_SYNTAX. C: money_parse_locale
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

// CurrencyText: Writes a currency without an amount in the format of a locale: its symbol, narrow symbol, code
// or name ("US Dollar"). C: money_currency_text
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

// FormatPattern: Writes an amount in the format of a number pattern: -1234.5 USD with "¤¤ #,##0.00;(¤¤
// #,##0.00)" is "(USD 1,234.50)". Patterns are those of Unicode CLDR (UTS #35), implemented literally: - `0` is
// a digit that is always written, `#` one that is written if the amount has it - `.` is the decimal separator,
// and a comma groups the digits before it: "#,##0.00", "#,##,##0.##" - `@` is a significant digit, used instead
// of `0`: "@@#" writes two or three - `¤` is the symbol of the currency and `¤¤` its code, each of which may
// appear once before and once after the number - `;` separates an optional second half, whose prefix and suffix
// are those of negative amounts and whose number is ignored; without it, negative amounts start with a minus
// sign - `-` in the second half and `+` in the first are the signs of the format - text in '…' is literal, and
// '' is an apostrophe Percent, per mille, padding, exponents and rounding steps are errors. A plus sign for
// which the pattern contains no position replaces the minus sign of the second half, or is written in front. An
// amount that is rounded to 0 has no minus sign. The text needs at most MONEY_LOCALE_TEXT_MAX bytes, including
// the NUL. C: money_format_pattern
func (self Money) FormatPattern(pattern string, options *FormatOptions) (string, error) {
	c := begin()
	defer c.end()
	own := self.raw()
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

// FormatPatternDetailed: Writes an amount in the format of a number pattern: -1234.5 USD with "¤¤ #,##0.00;(¤¤
// #,##0.00)" is "(USD 1,234.50)". Patterns are those of Unicode CLDR (UTS #35), implemented literally: - `0` is
// a digit that is always written, `#` one that is written if the amount has it - `.` is the decimal separator,
// and a comma groups the digits before it: "#,##0.00", "#,##,##0.##" - `@` is a significant digit, used instead
// of `0`: "@@#" writes two or three - `¤` is the symbol of the currency and `¤¤` its code, each of which may
// appear once before and once after the number - `;` separates an optional second half, whose prefix and suffix
// are those of negative amounts and whose number is ignored; without it, negative amounts start with a minus
// sign - `-` in the second half and `+` in the first are the signs of the format - text in '…' is literal, and
// '' is an apostrophe Percent, per mille, padding, exponents and rounding steps are errors. A plus sign for
// which the pattern contains no position replaces the minus sign of the second half, or is written in front. An
// amount that is rounded to 0 has no minus sign. The text needs at most MONEY_LOCALE_TEXT_MAX bytes, including
// the NUL. C: money_format_pattern
func (self Money) FormatPatternDetailed(pattern string, options *FormatOptions) (string, Flags, error) {
	c := begin()
	defer c.end()
	own := self.raw()
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

// ParsePattern: Reads an amount from text in the format of a number pattern, as written by money_format_pattern
// with the same pattern and options. The entire text must match, byte by byte. Each amount is read back exactly
// as it was written: a rounded amount with its rounded value, and with MONEY_SIGN_NEVER without its sign. The
// text may contain any number of digits, grouped as in the pattern or not at all. A text that matches two
// amounts is rejected. C: money_parse_pattern
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

// WalletTransfer: Moves amounts between wallets: all legs or none. The amounts that leave a wallet, less those
// that come in, must be there and not held. A fee is a leg of its own. Each wallet's callback runs once, after
// all wallets have changed. C: money_wallet_transfer
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

// BasketPolicyPreset: Writes the policy of a preset, `struct_size` included. C: money_basket_policy_preset
func BasketPolicyPreset(preset BasketPreset) (BasketPolicy, error) {
	c := begin()
	defer c.end()
	var policyOut C.money_basket_policy_t
	if c.err != nil || c.failed(C.money_basket_policy_preset(C.money_basket_preset_t(preset), &policyOut, &c.why)) {
		return BasketPolicy{}, c.err
	}
	return basketPolicyOf(&policyOut), nil
}

// BasketPolicyPresetName: Returns the name of a preset, such as "swiss_cash", as a static string. It returns
// NULL past the last preset, so that you can list them from 0 on. C: money_basket_policy_preset_name
func BasketPolicyPresetName(preset BasketPreset) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_basket_policy_preset_name(C.money_basket_preset_t(preset)))
}

// BasketPolicyDescribe: Writes a policy as one English sentence. A buffer of 512 bytes is large enough. C:
// money_basket_policy_describe
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

// PaymentProviderName: Returns the name of a provider, such as "stripe", as a static string. It returns NULL
// past the last provider, so that you can list them from 0 on. C: money_payment_provider_name
func PaymentProviderName(provider PaymentProvider) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_payment_provider_name(C.money_payment_provider_t(provider)))
}

// PaymentDigits: Writes the fraction digits that a provider counts an amount in: 2 for EUR everywhere, 2 for UGX
// at Stripe. C: money_payment_digits
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

// PaymentToMinor: Writes an amount as the whole number that a provider takes, exactly. Stripe takes only whole
// ISK and UGX, and only hundredths of the currencies that have three fraction digits. C: money_payment_to_minor
func (self Money) PaymentToMinor(provider PaymentProvider, registry *CurrencyRegistry) (int64, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var minorOut C.int64_t
	if c.err != nil || c.failed(C.money_payment_to_minor(&own, C.money_payment_provider_t(provider), registryAt, &minorOut, &c.why)) {
		return 0, c.err
	}
	return int64(minorOut), nil
}

// PaymentFromMinor: Makes an amount of the whole number that a provider gives. 500 from Stripe are 5.00 UGX. C:
// money_payment_from_minor
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

// PaymentCheckISO20022: Checks that a message of ISO 20022 may have an amount. It must not be below 0, and may
// have at most 18 digits and 5 fraction digits, and no more fraction digits than its currency, which must be of
// ISO 4217. Zeros at the end of the fraction do not count. C: money_payment_check_iso20022
func (self Money) PaymentCheckISO20022(date Date) error {
	c := begin()
	defer c.end()
	own := self.raw()
	if c.err != nil || c.failed(C.money_payment_check_iso20022(&own, C.money_date_t(date), &c.why)) {
		return c.err
	}
	return nil
}

// PaymentToUnits: Writes an amount as google.type.Money has it: whole units, and billionths of one. Both have
// the amount's sign: -1.75 is -1 and -750000000. C: money_payment_to_units
func (self Money) PaymentToUnits() (int64, int32, error) {
	c := begin()
	defer c.end()
	own := self.raw()
	var unitsOut C.int64_t
	var nanosOut C.int32_t
	if c.err != nil || c.failed(C.money_payment_to_units(&own, &unitsOut, &nanosOut, &c.why)) {
		return 0, 0, c.err
	}
	return int64(unitsOut), int32(nanosOut), nil
}

// PaymentFromUnits: Makes an amount of whole units and billionths of one, with at least the fraction digits of
// the currency. C: money_payment_from_units
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

// XIRR: Finds the internal rates of return: every rate r at which the sum of amount / (1 + r)^(days / 365) is 0.
// The flows may come in any order; the call adds up those of one date, exactly. It finds every rate up to
// 10^300. It searches intervals until bounds prove that each has no root, or one. If rates are closer than about
// 1e-9, if they are the same double, or if the sum only touches 0, they are one rate, and `is_certain` is 0. If
// `is_certain` is 1, each rate is proven to be the nearest double to the exact one; that is -1 if nearly all is
// lost in days. A rate that 768 bits do not tell from the middle of two doubles is the one whose last bit is 0.
// C: money_xirr
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

// XIRRReasonText: Returns a reason in words, such as "all flows on one date", as a static string. It returns
// "there is a rate" for 0, and "an unknown reason" for a value that the library does not know. C:
// money_xirr_reason_text
func XIRRReasonText(reason XIRRReason) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_xirr_reason_text(C.money_xirr_reason_t(reason)))
}

// TimeWeightedReturn: Finds the time-weighted return: the product of the growth of each period, less 1. It is an
// exact ratio, which the call rounds once. The growth of a period is the value at its end divided by the value
// plus the flow at its start. The first value may be 0, and the last flow does not count. A period that starts
// and ends with nothing counts as no growth. If several points have one date, the order of the list is their
// order within the day: the value of the second one is that after the first one's flow. C:
// money_time_weighted_return
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

// TimeWeightedReturnDetailed: Finds the time-weighted return: the product of the growth of each period, less 1.
// It is an exact ratio, which the call rounds once. The growth of a period is the value at its end divided by
// the value plus the flow at its start. The first value may be 0, and the last flow does not count. A period
// that starts and ends with nothing counts as no growth. If several points have one date, the order of the list
// is their order within the day: the value of the second one is that after the first one's flow. C:
// money_time_weighted_return
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

// CalculatorKeyText: Returns the text of a key, such as "÷" or "AC", as a static string. It is NULL for an
// unknown key. C: money_calculator_key_text
func CalculatorKeyText(key CalculatorKey) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_key_text(C.money_calculator_key_t(key)))
}

// CalculatorAlertName: Returns the identifier of an alert, such as "divide_by_zero", as a static string. It is
// NULL for an unknown alert. C: money_calculator_alert_name
func CalculatorAlertName(alert CalculatorAlert) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_alert_name(C.money_calculator_alert_t(alert)))
}

// CalculatorAlertTitle: Returns the default title of an alert, such as "Error", as a static string. It is "" for
// MONEY_CALCULATOR_ALERT_NONE and NULL for an unknown alert. C: money_calculator_alert_title
func CalculatorAlertTitle(alert CalculatorAlert) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_alert_title(C.money_calculator_alert_t(alert)))
}

// CalculatorAlertText: Returns the default message of an alert, one sentence, as a static string. It is "" for
// MONEY_CALCULATOR_ALERT_NONE and NULL for an unknown alert. C: money_calculator_alert_text
func CalculatorAlertText(alert CalculatorAlert) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_alert_text(C.money_calculator_alert_t(alert)))
}

// FieldStateText: Returns what a person reads about a field, such as "must be positive", as a static string. It
// returns NULL for a value that the library does not know. C: money_field_state_text
func FieldStateText(state FieldState) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_field_state_text(C.money_field_state_t(state)))
}

