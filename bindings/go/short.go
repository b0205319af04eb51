package money

import "math"

// powers contains the powers of ten that fit 63 bits. A coefficient up to most[n] can be multiplied by powers[n].
var powers, most = func() (powers, most [19]int64) {
	power := int64(1)
	for places := range powers {
		powers[places], most[places] = power, math.MaxInt64/power
		power *= 10
	}
	return
}()

// shifted returns a coefficient of 64 bits with more fraction digits, and whether it still fits.
func shifted(coefficient int64, places uint32) (int64, bool) {
	if places == 0 {
		return coefficient, true
	}
	if places >= uint32(len(powers)) || coefficient > most[places] || coefficient < -most[places] {
		return 0, false
	}
	return coefficient * powers[places], true
}

// aligned returns the coefficients of two amounts of one currency at the larger of their scales, and that scale. The
// last result is false if only the library can add or compare the amounts.
func aligned(a, b *Money) (left, right int64, scale uint32, fits bool) {
	if a.code != b.code || a.code[0] == 0 || !isShort(a.lo, a.hi) || !isShort(b.lo, b.hi) {
		return 0, 0, 0, false
	}
	left, right, scale, fits = int64(a.lo), int64(b.lo), a.scale, true
	if scale < b.scale {
		left, fits = shifted(left, b.scale-scale)
		scale = b.scale
	} else if scale > b.scale {
		right, fits = shifted(right, scale-b.scale)
	}
	return left, right, scale, fits
}

// with returns the amount with another number.
func (m Money) with(coefficient int64, scale uint32) Money {
	m.lo, m.hi, m.scale = uint64(coefficient), coefficient>>63, scale
	return m
}
