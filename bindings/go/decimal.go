package money

// #include <money.h>
import "C"

import (
	"database/sql/driver"
	"fmt"
	"math/big"
	"unsafe"
)

// Decimal is an exact number of up to 38 digits, 0 to 38 of them after the point. The zero value is 0. [NewDecimal] and
// [ParseDecimal] return other values. No function accepts a float.
type Decimal struct {
	lo       uint64
	hi       int64
	scale    uint32
	reserved uint32
}

// The Go struct and the C struct share their bytes: this does not compile unless their sizes are equal.
var _ = [1]struct{}{}[unsafe.Sizeof(Decimal{})-C.sizeof_money_decimal_t]

func (d Decimal) raw() C.money_decimal_t { return *(*C.money_decimal_t)(unsafe.Pointer(&d)) }

func decimalOf(raw C.money_decimal_t) Decimal { return *(*Decimal)(unsafe.Pointer(&raw)) }

func (d *Decimal) give(c *call) *C.money_decimal_t {
	if d == nil {
		return nil
	}
	at := (*C.money_decimal_t)(c.take(C.sizeof_money_decimal_t))
	*at = d.raw()
	return at
}

// NewDecimal returns an integer as a decimal without fraction digits.
func NewDecimal(value int64) Decimal { return Decimal{lo: uint64(value), hi: value >> 63} }

// MustDecimal is like [ParseDecimal] but panics if the text is not a number. It simplifies constants of a program.
func MustDecimal(text string) Decimal {
	value, err := ParseDecimal(text)
	if err != nil {
		panic(err)
	}
	return value
}

// Scale returns the number of fraction digits.
func (d Decimal) Scale() int { return int(d.scale) }

// BigInt returns the coefficient: 1050 for 10.50.
func (d Decimal) BigInt() *big.Int {
	number := new(big.Int).Lsh(big.NewInt(d.hi), 64)
	return number.Add(number, new(big.Int).SetUint64(d.lo))
}

// Rat returns the number as a fraction.
func (d Decimal) Rat() *big.Rat {
	power := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(d.scale)), nil)
	return new(big.Rat).SetFrac(d.BigInt(), power)
}

// String returns the number with all its digits: "10.50".
func (d Decimal) String() string { return string(d.append(nil)) }

// MarshalText implements [encoding.TextMarshaler]: it returns the text of [Decimal.String].
func (d Decimal) MarshalText() ([]byte, error) { return d.append(nil), nil }

// UnmarshalText implements [encoding.TextUnmarshaler].
func (d *Decimal) UnmarshalText(text []byte) error {
	read, err := ParseDecimal(string(text))
	if err == nil {
		*d = read
	}
	return err
}

// MarshalBinary implements [encoding.BinaryMarshaler] with the same text, for encoding/gob.
func (d Decimal) MarshalBinary() ([]byte, error) { return d.MarshalText() }

// UnmarshalBinary implements [encoding.BinaryUnmarshaler].
func (d *Decimal) UnmarshalBinary(data []byte) error { return d.UnmarshalText(data) }

// Value implements [driver.Valuer] with the text of [Decimal.String].
func (d Decimal) Value() (driver.Value, error) { return d.String(), nil }

// Scan implements [database/sql.Scanner]. It reads text and integers, and rejects floats.
func (d *Decimal) Scan(from any) error {
	switch found := from.(type) {
	case string:
		return d.UnmarshalText([]byte(found))
	case []byte:
		return d.UnmarshalText(found)
	case int64:
		*d = NewDecimal(found)
		return nil
	}
	return fmt.Errorf("a decimal must be text or an integer, got %T", from)
}

// append appends the digits. Coefficients of 64 bits need no call of the library.
func (d Decimal) append(text []byte) []byte {
	magnitude := d.lo
	if d.hi != int64(d.lo)>>63 {
		c := begin()
		defer c.end()
		raw := d.raw()
		buffer := (*C.char)(c.take(C.MONEY_TEXT_MAX))
		var length C.size_t
		c.failed(C.money_decimal_format(&raw, buffer, C.MONEY_TEXT_MAX, &length, &c.why))
		return append(text, C.GoStringN(buffer, C.int(length))...)
	}
	if d.hi < 0 {
		magnitude = -magnitude
		text = append(text, '-')
	}
	var digits [64]byte
	at := len(digits)
	for count := uint32(0); magnitude != 0 || count <= d.scale; count++ {
		if count == d.scale && count != 0 {
			at--
			digits[at] = '.'
		}
		at--
		digits[at] = '0' + byte(magnitude%10)
		magnitude /= 10
	}
	return append(text, digits[at:]...)
}

// isShort returns whether a coefficient fits 64 bits.
func isShort(lo uint64, hi int64) bool { return hi == int64(lo)>>63 }
