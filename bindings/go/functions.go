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

// StatusName: Returns the name of a status, such as "MONEY_ERR_NO_RATE", or "MONEY_ERR_?" for a value that the
// library does not know. The string is static. C: money_status_name
func StatusName(status Status) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_status_name(C.money_status_t(status)))
}

// DecimalNew: Makes coefficient × 10^-scale: (1050, 2) is 10.50. C: money_decimal_new
func DecimalNew(coefficient int64, scale uint32) (Decimal, error) {
	c := begin()
	defer c.end()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_new(C.int64_t(coefficient), C.uint32_t(scale), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// DecimalFromWords: Makes a decimal of all 127 bits of a coefficient, for a runtime whose integers have 64: the
// two words of a two's complement integer, and the scale. They are the fields of the struct, which this call
// checks. C: money_decimal_from_words
func DecimalFromWords(lo uint64, hi int64, scale uint32) (Decimal, error) {
	c := begin()
	defer c.end()
	var resultOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_decimal_from_words(C.uint64_t(lo), C.int64_t(hi), C.uint32_t(scale), &resultOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(resultOut), nil
}

// DecimalFromCoefficient: Makes a decimal of a coefficient as text: ("-1050", 2) is -10.50. C:
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

// Coefficient: Writes the coefficient alone: "-1050" for -10.50. At most MONEY_TEXT_MAX bytes with the NUL. C:
// money_decimal_coefficient
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

// DecimalParse: Reads a decimal: an optional sign, digits, an optional point with digits behind it, nothing
// else. `.5` is read, `5.`, `1e3`, `1,000`, `NaN`, surrounding blanks are not. Digits and scale are kept as
// written; leading zeros go, and zeros at the end of the fraction go only where 38 digits would not hold them.
// C: money_decimal_parse
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

// Add: Writes a + b, exactly. The sum has the larger scale of the two. If 38 digits do not hold it, the call
// first drops zeros at its end. C: money_decimal_add
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

// Subtract: Writes a - b, under the rules of money_decimal_add. C: money_decimal_subtract
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

// Negate: Writes -value, exactly. The call never overflows. C: money_decimal_negate
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

// Absolute: Writes |value|, exactly. The call never overflows. C: money_decimal_absolute
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

// Multiply: Writes a × b, rounded once from the exact product. C: money_decimal_multiply
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

// MultiplyDetailed: Writes a × b, rounded once from the exact product. C: money_decimal_multiply
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

// Divide: Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient. C:
// money_decimal_divide
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

// DivideDetailed: Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient. C:
// money_decimal_divide
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

// Quantize: Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros.
// C: money_decimal_quantize
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

// QuantizeDetailed: Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with
// zeros. C: money_decimal_quantize
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

// DivideRemainder: Writes a ÷ b with `digits` (0 to 38) fraction digits, and the remainder: a = quotient × b +
// remainder, exactly. The rounding decides the remainder's sign. MONEY_ROUND_DOWN gives it the sign of `a`, as
// `%` has in C: -7 ÷ 2 is -3, remainder -1. MONEY_ROUND_FLOOR gives it the sign of `b`, as `%` has in Python:
// -4, remainder 1. With MONEY_ROUND_UNNECESSARY a remainder other than 0 is MONEY_ERR_INEXACT. C:
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

// Normalize: Writes the value with as few fraction digits as hold it exactly, but at least `digits` (0 to 38):
// 1.500 is 1.5, and with two digits 1.50. Equal values become the same bytes. C: money_decimal_normalize
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

// RoundToStep: Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at
// 0.05 is 1.05. C: money_decimal_round_to_step
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

// RoundToStepDetailed: Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200,
// 1.03 at 0.05 is 1.05. C: money_decimal_round_to_step
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

// RoundSignificant: Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200,
// two of 0.0995 are 0.10. The call does not change a value that has no more of them. C:
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

// RoundSignificantDetailed: Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5
// are 1200, two of 0.0995 are 0.10. The call does not change a value that has no more of them. C:
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

// DecimalSum: Adds up `count` decimals, exactly, at the largest scale among them. The sum of none is 0. The call
// fails only where the sum itself does not fit, whatever the order of the values. C: money_decimal_sum
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

// DecimalMinimum: Writes the smallest of `count` decimals, of equal ones the first. `count` is at least 1. C:
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

// DecimalMaximum: Writes the largest of `count` decimals, of equal ones the first. `count` is at least 1. C:
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

// Sign: Writes -1 to `sign` if the value is less than 0, 1 if it is more, and 0 if it is 0. C:
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

// Compare: Compares by value: `order` receives -1 (a < b), 0 or 1. 10.5 and 10.50 are equal. C:
// money_decimal_compare
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

// Hash: Writes a hash of the value: equal decimals have equal hashes, on every platform and in every version of
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

// RatioFromDecimals: Writes dividend ÷ divisor, exactly and in lowest terms. C: money_ratio_from_decimals
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

// RatioParse: Reads "7/3", "-1/2", or a decimal as money_decimal_parse reads it. C: money_ratio_parse
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

// Format: Writes a ratio in lowest terms: "7/3", "-1/2", or "5" for a whole number. At most MONEY_RATIO_TEXT_MAX
// bytes with the NUL. C: money_ratio_format
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

// FormatDecimal: Writes a ratio as a decimal with exactly `digits` (0 to 38) fraction digits, rounded once: 7/3
// with four is "2.3333". Before the point there are as many digits as it takes. At most MONEY_RATIO_TEXT_MAX
// bytes with the NUL. C: money_ratio_format_decimal
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

// ToDecimal: Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once. C:
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

// ToDecimalDetailed: Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once.
// C: money_ratio_to_decimal
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

// ToDouble: Writes the nearest double, ties to the even one, for charts and statistics. It has the same bits on
// every platform. No other call makes floating point of an exact number, and no call takes the result back. C:
// money_ratio_to_double
func (self Ratio) ToDouble() (float64, error) {
	c := begin()
	defer c.end()
	var resultOut C.double
	if c.err != nil || c.failed(C.money_ratio_to_double(self.give(c), &resultOut, &c.why)) {
		return 0, c.err
	}
	return float64(resultOut), nil
}

// Compare: Compares by value, in whatever terms the two are: `order` receives -1 (a < b), 0 or 1. C:
// money_ratio_compare
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

// DateFromYmd: Writes the date of a year (1 to 9999), month and day of the Gregorian calendar. C:
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

// DateToYmd: Writes the year (1 to 9999), month (1 to 12) and day (1 to 31) of a date. C: money_date_to_ymd
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

// DateWeekday: Writes the day of the week of a date, as ISO 8601 counts: 1 is Monday, 7 is Sunday. C:
// money_date_weekday
func DateWeekday(date Date) (int32, error) {
	c := begin()
	defer c.end()
	var weekdayOut C.int32_t
	if c.err != nil || c.failed(C.money_date_weekday(C.money_date_t(date), &weekdayOut, &c.why)) {
		return 0, c.err
	}
	return int32(weekdayOut), nil
}

// DateParse: Reads a date as ISO 8601 writes it: "2024-02-29". C: money_date_parse
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

// DateFormat: Writes a date as "2024-02-29". C: money_date_format
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

// CurrencyFind: Looks a code up, first in the built-in table, then in `registry` (may be NULL). C:
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

// CurrencyFindNumeric: Writes the currency that a numeric code of ISO 4217 stands for on a date: 532 is ANG
// before 2025-03-31, XCG from then. C: money_currency_find_numeric
func CurrencyFindNumeric(numeric int32, date Date) (Currency, error) {
	c := begin()
	defer c.end()
	var currencyOut C.money_currency_t
	if c.err != nil || c.failed(C.money_currency_find_numeric(C.int32_t(numeric), C.money_date_t(date), &currencyOut, &c.why)) {
		return Currency{}, c.err
	}
	return currencyOf(&currencyOut), nil
}

// CurrencyDigits: Writes how many fraction digits the minor unit of a currency has on a date, or -1 if it has
// none. C: money_currency_digits
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

// CountryCurrencies: Writes the currencies that are legal tender in a country on a date, separated by spaces:
// "BTN INR" in Bhutan. MONEY_TEXT_MAX bytes are room enough. Those that are named after the country come first,
// the newest one first, then the others, the oldest one first, and last those that another currency has replaced
// and that are still legal tender: "EUR HRK" in Croatia on 2023-01-10. The data are Unicode CLDR's, with the
// first days of the built-in table. C: money_country_currencies
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

// CashRule: Writes what cash payments in a currency are rounded to, in a country on a date: to 0.05 EUR in
// Ireland since 2015-10-28, to 0.50 UAH since 2025-10-01. A currency without such a rule has its minor unit. The
// call guesses nothing: it fails on a date before the first rule that is known. C: money_cash_rule
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

// Redenomination: Writes the factor between a currency's units of two dates, if it lost zeros and kept its code:
// 1 SYP of 2025-12-31 is 1/100 SYP of 2026-01-01. The factor is 1 if it lost none in between. Conversions use
// these factors: rates of a date before the loss convert amounts of a date after it. C: money_redenomination
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

// CurrencyCount: Returns how many currencies the built-in table has. C: money_currency_count
func CurrencyCount() int {
	c := begin()
	defer c.end()
	return int(C.money_currency_count())
}

// CurrencyAt: Writes the built-in currency at an index, in the order of the codes. C: money_currency_at
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

// Amount: Writes the number of an amount, without its currency: 12.50 of 12.50 EUR. C: money_amount
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

// Sign: Writes -1 to `sign` if the amount is less than 0, 1 if it is more, and 0 if it is 0. C: money_sign
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

// FromMinor: Makes an amount of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050 JPY. C:
// money_from_minor
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

// ToMinor: Writes the amount in minor units, exactly. C: money_to_minor
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

// Parse: Reads "12.50 EUR" or "EUR 12.50": a decimal as money_decimal_parse reads it and a built-in code, one
// space between. C: money_parse
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

// ParseWithCurrency: Reads an amount as money_parse does. It also takes a plain decimal as an amount of
// `currency`, and knows the codes of `registry`. C: money_parse_with_currency
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

// ToJSON: Writes {"amount":"12.50","currency":"EUR"}, with all digits of the scale: the same amount has the same
// bytes. MONEY_JSON_MAX bytes are room enough. C: money_to_json
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

// FromJSON: Reads an amount that money_to_json wrote: an object with the strings "amount" and "currency", in
// either order, and nothing else. An error has the position in the text. C: money_from_json
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

// Negate: Writes -amount, exactly. The call never overflows. C: money_negate
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

// Absolute: Writes |amount|, exactly. The call never overflows. C: money_absolute
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

// Multiply: Writes amount × factor, rounded once, as money_decimal_multiply does. C: money_multiply
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

// MultiplyDetailed: Writes amount × factor, rounded once, as money_decimal_multiply does. C: money_multiply
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

// Divide: Writes amount ÷ divisor, rounded once, as money_decimal_divide does. C: money_divide
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

// DivideDetailed: Writes amount ÷ divisor, rounded once, as money_decimal_divide does. C: money_divide
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

// DivideRemainder: Writes amount ÷ divisor and the remainder as money_decimal_divide_remainder does: amount =
// quotient × divisor + remainder, exactly. 100.00 EUR ÷ 3 with MONEY_ROUND_DOWN is 33.33 EUR, remainder 0.01
// EUR. C: money_divide_remainder
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

// DivideByAmount: Writes how often an amount goes into another one of its currency, with `digits` (0 to 38)
// fraction digits, rounded once. 10.00 EUR ÷ 3.00 EUR without digits, with MONEY_ROUND_DOWN, is 3, remainder
// 1.00 EUR. C: money_divide_by_amount
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

// DivideByAmountDetailed: Writes how often an amount goes into another one of its currency, with `digits` (0 to
// 38) fraction digits, rounded once. 10.00 EUR ÷ 3.00 EUR without digits, with MONEY_ROUND_DOWN, is 3, remainder
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

// RatioFromAmounts: Writes dividend ÷ divisor of one currency, exactly and in lowest terms. C:
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

// Quantize: Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY. C:
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

// QuantizeDetailed: Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY.
// C: money_quantize
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

// ToCash: Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF.
// If 38 digits do not hold the result, the call drops zeros at its end. C: money_to_cash
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

// ToCashDetailed: Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is
// 10.50 CHF. If 38 digits do not hold the result, the call drops zeros at its end. C: money_to_cash
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

// ToCashInCountry: Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00
// EUR in Ireland, and stayed 10.02 EUR there before 2015-10-28. The rule is that of money_cash_rule. C:
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

// ToCashInCountryDetailed: Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are
// 10.00 EUR in Ireland, and stayed 10.02 EUR there before 2015-10-28. The rule is that of money_cash_rule. C:
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

// Normalize: Writes the amount with as few fraction digits as hold it exactly, but at least `digits`: 1.5000 EUR
// is 1.5 EUR, and with MONEY_DIGITS_CURRENCY 1.50 EUR. Equal amounts become the same bytes. C: money_normalize
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

// RoundToStep: Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR.
// C: money_round_to_step
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

// RoundToStepDetailed: Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is
// 1200 EUR. C: money_round_to_step
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

// RoundSignificant: Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR
// are 1230 EUR. C: money_round_significant
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

// RoundSignificantDetailed: Writes the amount with at most `digits` (1 to 38) significant digits: three of
// 1234.56 EUR are 1230 EUR. C: money_round_significant
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

// Sum: Adds up `count` amounts of one currency, exactly, at the largest scale among them. The call fails only
// where the sum itself does not fit, whatever the order of the amounts. C: money_sum
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

// Minimum: Writes the smallest of `count` amounts of one currency, of equal ones the first. `count` is at least
// 1. C: money_minimum
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

// Maximum: Writes the largest of `count` amounts of one currency, of equal ones the first. `count` is at least
// 1. C: money_maximum
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

// Hash: Writes a hash of value and currency: equal amounts have equal hashes, on every platform and in every
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

// Allocate: Divides an amount in proportion to weights, losing nothing. Always: the shares (and the remainder)
// sum to the amount; allocating -x gives the negated shares of x; a weight of zero gets zero; no share has the
// other sign. With a step in the options every share is a multiple of it. The method hands out whole steps, and
// the remainder has what is less than a step. 10.02 over 1:1:1 at 0.05 is 3.35, 3.35 and 3.30, and the remainder
// is 0.02. C: money_allocate
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

// AllocateDetailed: Divides an amount in proportion to weights, losing nothing. Always: the shares (and the
// remainder) sum to the amount; allocating -x gives the negated shares of x; a weight of zero gets zero; no
// share has the other sign. With a step in the options every share is a multiple of it. The method hands out
// whole steps, and the remainder has what is less than a step. 10.02 over 1:1:1 at 0.05 is 3.35, 3.35 and 3.30,
// and the remainder is 0.02. C: money_allocate
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

// ToRatio: Writes the value of a rate as a ratio, which you can compare, write or make a decimal of. C:
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

// ConversionRule: Returns the name of the law by which a conversion was rounded, such as "Council Regulation
// (EC) No 1103/97, articles 4 and 5", as a static string. It returns NULL if no law says how the conversion is
// rounded. C: money_conversion_rule
func ConversionRule(flags Flags) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_conversion_rule(C.money_flags_t(flags)))
}

// CurrencyPairFormat: Writes "EUR/USD". MONEY_CURRENCY_PAIR_TEXT_MAX bytes are room enough. C:
// money_currency_pair_format
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

// CurrencyPairParse: Reads "EUR/USD". The codes need not be known: markets have codes of their own. C:
// money_currency_pair_parse
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

// Format: Writes "EUR/USD 1.1172", and of a date "EUR/USD 1.1172 2020-03-13". A rate that is no decimal is
// written as a ratio, "EUR/USD 10/9". Kind and flags are not written. MONEY_RATE_TEXT_MAX bytes are room enough.
// C: money_rate_format
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

// RateParse: Reads a rate that money_rate_format wrote, numerator and denominator as they were; its kind is
// MONEY_RATE_QUOTED. An error has the position in the text. C: money_rate_parse
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

// ToJSON: Writes {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, an element of the lists that
// money_rates_from_json reads. "date" is left out where there is none, and "rounded":true stands before "to" for
// MONEY_FLAG_RATE_ROUNDED. MONEY_RATE_JSON_MAX bytes are room enough. C: money_rate_to_json
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

// RateFromJSON: Reads a rate that money_rate_to_json wrote, members in any order and no others; its kind is
// MONEY_RATE_QUOTED. An error has the position in the text. C: money_rate_from_json
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

// Compare: Writes -1 to `order` if a is before b, 0 if they are equal, else 1. Rates have the order of their
// codes, then of their dates (those without one first), then of their values. 1.10, 110/100 and 11/10 are one
// value; kind and flags do not count. C: money_rate_compare
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

// Equal: Writes 1 to `equal` if direction, date and value are the same, as money_rate_compare has them, else 0.
// C: money_rate_equal
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

// Hash: Writes a hash of direction, date and value: equal rates have equal hashes, on every platform. C:
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

// ExpressionCaret: Writes an expression and, under it, a caret at a position, such as the position of an error:
// 12 EUR + 3 $ ^ The call moves the caret by characters (Unicode scalar values), not by bytes, and keeps a tab
// as a tab. It writes `?` for control characters and for bytes that are not UTF-8; these are no error here. C:
// money_expression_caret
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

// LocaleCount: Returns how many locales Unicode CLDR has. C: money_locale_count
func LocaleCount() int {
	c := begin()
	defer c.end()
	return int(C.money_locale_count())
}

// LocaleAt: Writes the identifier of the locale at an index, such as "pt_BR". Locales have the order of their
// identifiers. MONEY_LOCALE_SIZE bytes are enough. C: money_locale_at
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

// LocaleFind: Writes the identifier of the locale that a name means: "pt-br" is "pt_BR", "zh-TW" is
// "zh_Hant_TW". Aliases, likely subtags and parents are those of CLDR (UTS #35): "iw-IL" is "he_IL", "de-Latn-
// CH" is "de_CH", "en-036" is "en_AU", "zh-AU" is "zh_Hant", "es-JP" is "es_419". The library leaves out a
// region, script or variant for which CLDR has no locale of the language: "en-ZZ" is "en". Every function that
// takes a locale finds it in this way. The keyword `nu` of a tag names the digits: money_format_locale writes
// those of "ar-EG-u-nu-latn" as 0 to 9. The values `native`, `traditio` and `finance` mean the locale's own
// systems. The identifier does not contain the keyword. C: money_locale_find
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

// LocaleCurrency: Writes the code of the currency of a locale's country on a date: "CHF" for "de-CH".
// MONEY_CODE_SIZE bytes are room enough. The country is the name's own, also where CLDR does not know the
// language there; the language is known. The keyword `cu` of the name is the currency itself, and `rg` is
// another country: "en-GB-u-rg-uszzzz". A country that is no more has its own currency as long as there was one,
// and then that of its successor: SUR and RUB for "ru-SU". C: money_locale_currency
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

// FormatLocale: Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K". The call
// follows Unicode CLDR (UTS #35): no-break spaces, groups of 2 and 3 digits, least digits before a group, the
// place of the sign, a space between a currency of letters and a digit. It rounds only if you give `digits` and
// the amount has more. The text has at most MONEY_LOCALE_TEXT_MAX bytes with the NUL. C: money_format_locale
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

// FormatLocaleDetailed: Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
// The call follows Unicode CLDR (UTS #35): no-break spaces, groups of 2 and 3 digits, least digits before a
// group, the place of the sign, a space between a currency of letters and a digit. It rounds only if you give
// `digits` and the amount has more. The text has at most MONEY_LOCALE_TEXT_MAX bytes with the NUL. C:
// money_format_locale
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

// ParseLocale: Reads an amount as a locale writes it, in any style, with symbol, narrow symbol, code or name,
// before or after. The call reads back exactly what money_format_locale wrote; a short form is the rounded
// amount that it shows. Any blank may stand for a no-break space, groups may be left out, and decimal digits of
// any script may stand for the locale's own: all digits of a number are of one script. Group signs where no
// group can begin, another locale's signs, and anything that is not part of the amount are errors. A symbol
// means the currency that the locale writes with it. If the locale writes no currency so, the symbol means the
// one that it means in nearly all locales. If several currencies remain, the call is
// MONEY_ERR_AMBIGUOUS_CURRENCY and the error's text lists them. So "$5" is USD in en-US, MXN in es-MX, and
// ambiguous in pl. The final point of a symbol and its case do not matter where no other symbol is written so:
// "100 kr" is 100 DKK in da, which writes "kr.". A narrow symbol of letters means a currency only in a locale of
// its country. A symbol never means a withdrawn currency that another one replaced: "100 F" in fr-CH may be FRF,
// EUR or CHF. A symbol that is the word of a unit, as the character U+5143 of "yuan" is, means one currency only
// where that one is at home. Both are ambiguous without `currency`. The unit of a short form and a symbol that
// follows it directly are one word, and so "100 TL" and "100 B$" are errors, except in a locale that writes its
// own symbol so. Behind the number of a locale that writes symbols before it, a short form has a code, a name or
// a sign: "1.2M USD". Brackets around the number, or around number and currency, are those of accounting: "GBP
// (53,180.08)" is negative. Invisible characters, such as U+200B, do not count beside the number. The marks
// U+202D and U+202E, which show digits in another order, are MONEY_ERR_SYNTAX. C: money_parse_locale
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

// CurrencyText: Writes a currency alone as a locale does: its symbol, narrow symbol, code or name ("US Dollar").
// C: money_currency_text
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

// FormatPattern: Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤
// #,##0.00;(¤¤ #,##0.00)". Patterns are those of Unicode CLDR (UTS #35), taken at their word: - `0` is a digit
// that is always written, `#` one that is written where the amount has it, `.` the decimal separator; a comma
// groups the digits before the point: "#,##0.00", "#,##,##0.##". - `@` counts significant digits in place of
// `0`: "@@#" writes two or three. - `¤` is the currency's symbol, `¤¤` its code, once before and once after the
// number. - A second half after `;` surrounds negative amounts; its number does not count. Without one they have
// the minus sign in front. `-` in the second half and `+` in the first are the signs of the format. - Text in
// '…' is taken as it is; '' is an apostrophe. Percent, per mille, padding, exponents and steps are errors. A
// plus sign that the pattern has no place for takes the place of the second half's minus sign, or stands in
// front. An amount that is rounded to 0 has no minus sign. The text has at most MONEY_LOCALE_TEXT_MAX bytes with
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

// FormatPatternDetailed: Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤
// #,##0.00;(¤¤ #,##0.00)". Patterns are those of Unicode CLDR (UTS #35), taken at their word: - `0` is a digit
// that is always written, `#` one that is written where the amount has it, `.` the decimal separator; a comma
// groups the digits before the point: "#,##0.00", "#,##,##0.##". - `@` counts significant digits in place of
// `0`: "@@#" writes two or three. - `¤` is the currency's symbol, `¤¤` its code, once before and once after the
// number. - A second half after `;` surrounds negative amounts; its number does not count. Without one they have
// the minus sign in front. `-` in the second half and `+` in the first are the signs of the format. - Text in
// '…' is taken as it is; '' is an apostrophe. Percent, per mille, padding, exponents and steps are errors. A
// plus sign that the pattern has no place for takes the place of the second half's minus sign, or stands in
// front. An amount that is rounded to 0 has no minus sign. The text has at most MONEY_LOCALE_TEXT_MAX bytes with
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

// ParsePattern: Reads an amount that money_format_pattern wrote with the same pattern and options. The text is
// read whole and byte by byte. Every written amount is read back exactly: a rounded amount as what it was
// rounded to, and with MONEY_SIGN_NEVER an amount without its sign. The text may have any number of digits,
// grouped as the pattern groups them or not at all. A text that could be two amounts is refused. C:
// money_parse_pattern
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

// WalletTransfer: Transfers amounts between wallets, atomically. For each wallet, the outgoing amounts less the
// incoming amounts must be available: part of the sum and not held. A fee is a leg of its own. The change
// callback of each wallet runs once, after all wallets have changed. C: money_wallet_transfer
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

// BasketPolicyPreset: Returns the policy of a preset. Its `struct_size` is set. C: money_basket_policy_preset
func BasketPolicyPreset(preset BasketPreset) (BasketPolicy, error) {
	c := begin()
	defer c.end()
	var policyOut C.money_basket_policy_t
	if c.err != nil || c.failed(C.money_basket_policy_preset(C.money_basket_preset_t(preset), &policyOut, &c.why)) {
		return BasketPolicy{}, c.err
	}
	return basketPolicyOf(&policyOut), nil
}

// BasketPolicyPresetName: Returns the name of a preset, such as "swiss_cash", as a static string, or NULL if the
// preset does not exist. Presets are numbered consecutively from 0. C: money_basket_policy_preset_name
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

// PaymentProviderName: Returns the name of a provider, such as "stripe", as a static string, or NULL if the
// provider does not exist. Providers are numbered consecutively from 0. C: money_payment_provider_name
func PaymentProviderName(provider PaymentProvider) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_payment_provider_name(C.money_payment_provider_t(provider)))
}

// PaymentDigits: Returns the number of fraction digits that a provider uses for a currency. It is 2 for EUR, and
// 2 for UGX at Stripe. C: money_payment_digits
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

// PaymentToMinor: Converts an amount to the integer that a provider expects, exactly. Stripe accepts ISK and UGX
// only in whole units, and currencies with three fraction digits only in hundredths. C: money_payment_to_minor
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

// PaymentFromMinor: Converts the integer of a provider to an amount: 500 of UGX from Stripe is 5.00 UGX. C:
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

// PaymentCheckISO20022: Checks that an amount is valid in an ISO 20022 message. The amount must be 0 or more,
// with at most 18 digits and at most 5 fraction digits. Its currency must be one of ISO 4217, and the amount
// must not be finer than the currency's minor unit. Trailing zeros of the fraction are ignored. C:
// money_payment_check_iso20022
func (self Money) PaymentCheckISO20022(date Date) error {
	c := begin()
	defer c.end()
	own := self.raw()
	if c.err != nil || c.failed(C.money_payment_check_iso20022(&own, C.money_date_t(date), &c.why)) {
		return c.err
	}
	return nil
}

// PaymentToUnits: Converts an amount to the units and nanos of `google.type.Money`. Units are whole units, and
// nanos are billionths of a unit. Both numbers carry the sign of the amount: -1.75 is -1 and -750000000. C:
// money_payment_to_units
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

// PaymentFromUnits: Converts units and nanos of `google.type.Money` to an amount. The amount uses at least the
// fraction digits of the currency. C: money_payment_from_units
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

// XIRR: Computes the internal rates of return of dated cash flows. They are all rates r at which the sum of
// amount / (1 + r)^(days / 365) is 0. Cash flows can be in any order; those of the same date are added up
// exactly. The search covers all rates up to 10^300 and divides intervals until each is proven to contain one
// root or no root. Rates are merged, and `is_certain` is 0, if they differ by less than about 1e-9, if they are
// the same double, or if the sum only touches 0. If `is_certain` is 1, each rate is proven to be the double
// nearest to the exact rate; the rate is -1 if nearly the entire amount is lost within days. If 768 bits cannot
// distinguish a rate from the midpoint of two doubles, the double whose last bit is 0 is returned. C: money_xirr
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

// XIRRReasonText: Returns a reason as English text, such as "all flows on one date", as a static string. The
// text is "there is a rate" for 0, and "an unknown reason" for an undefined value. C: money_xirr_reason_text
func XIRRReasonText(reason XIRRReason) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_xirr_reason_text(C.money_xirr_reason_t(reason)))
}

// TimeWeightedReturn: Computes the time-weighted return: the product of the growth of all periods, minus 1. The
// product is an exact ratio, rounded once. The growth of a period is the value at its end divided by the sum of
// value and flow at its start. The first value may be 0, and the last flow is ignored. A period that starts and
// ends with 0 has no effect. Points of the same date are processed in the order of the list, so each value is
// the value after the flow of the previous point. C: money_time_weighted_return
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

// TimeWeightedReturnDetailed: Computes the time-weighted return: the product of the growth of all periods, minus
// 1. The product is an exact ratio, rounded once. The growth of a period is the value at its end divided by the
// sum of value and flow at its start. The first value may be 0, and the last flow is ignored. A period that
// starts and ends with 0 has no effect. Points of the same date are processed in the order of the list, so each
// value is the value after the flow of the previous point. C: money_time_weighted_return
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

// CalculatorKeyText: Returns the text of a key, such as "÷" or "AC". It is a static string; NULL past the last
// key. C: money_calculator_key_text
func CalculatorKeyText(key CalculatorKey) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_key_text(C.money_calculator_key_t(key)))
}

// CalculatorAlertName: Returns an identifier of an alert, such as "divide_by_zero", or "none". It is a static
// string; NULL past the last. C: money_calculator_alert_name
func CalculatorAlertName(alert CalculatorAlert) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_alert_name(C.money_calculator_alert_t(alert)))
}

// CalculatorAlertTitle: Returns the default title of an alert, such as "Error". It is a static string: "" for
// MONEY_CALCULATOR_ALERT_NONE; NULL past the last alert. C: money_calculator_alert_title
func CalculatorAlertTitle(alert CalculatorAlert) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_alert_title(C.money_calculator_alert_t(alert)))
}

// CalculatorAlertText: Returns the default sentence of an alert, such as "Division by zero is impossible." It is
// a static string: "" for MONEY_CALCULATOR_ALERT_NONE; NULL past the last alert. C: money_calculator_alert_text
func CalculatorAlertText(alert CalculatorAlert) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_calculator_alert_text(C.money_calculator_alert_t(alert)))
}

// FieldStateText: Returns a message about a field for the user, such as "must be positive", as a static string.
// It is NULL for an undefined state. C: money_field_state_text
func FieldStateText(state FieldState) string {
	c := begin()
	defer c.end()
	return C.GoString(C.money_field_state_text(C.money_field_state_t(state)))
}

