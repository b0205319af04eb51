// Package money provides exact amounts of money, exchange rates, wallets, baskets, invoices and portfolios.
//
//	price := money.MustParse("19.99 EUR")
//	total, err := price.Add(money.MustParse("4.50 EUR"))
//	shares, err := total.Split(3)
//
// It calls the library libmoney by cgo. An amount is a value. Objects such as a [Wallet] have a Close method; the garbage
// collector closes an object that the program does not. A call that fails returns an *[Error] and has changed nothing.
package money

// #include <money.h>
import "C"

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"unsafe"
)

// Values of a digits parameter that are not a number of fraction digits: those of the currency, or all.
const (
	DigitsCurrency int32 = -1
	DigitsExact    int32 = -2
)

// A program built for one version of the interface would read wrong bytes from a library of another.
func init() {
	if found := int(C.money_abi_version()); found != C.MONEY_ABI_VERSION {
		panic(fmt.Sprintf("interface version of libmoney.so.0 must be %d, got %d: rebuild the program with this library, or "+
			"install the library that it was built with", C.MONEY_ABI_VERSION, found))
	}
}

// Money is an exact amount of a currency. It is immutable: methods return new amounts. The zero value has no currency.
//
// Compare amounts with [Money.Equal] instead of ==, because 10.5 EUR and 10.50 EUR are equal and differ in their fraction
// digits.
type Money struct {
	lo    uint64
	hi    int64
	scale uint32
	code  [C.MONEY_CODE_SIZE]byte
}

// The Go struct and the C struct share their bytes: this does not compile unless their sizes are equal.
var _ = [1]struct{}{}[unsafe.Sizeof(Money{})-C.sizeof_money_t]

func (m Money) raw() C.money_t { return *(*C.money_t)(unsafe.Pointer(&m)) }

func moneyOf(raw C.money_t) Money { return *(*Money)(unsafe.Pointer(&raw)) }

func (m *Money) give(c *call) *C.money_t {
	if m == nil {
		return nil
	}
	at := (*C.money_t)(c.take(C.sizeof_money_t))
	*at = m.raw()
	return at
}

// New returns the amount of a number in a currency: New(MustDecimal("19.99"), "EUR").
func New(amount Decimal, currency string) (Money, error) {
	c := begin()
	defer c.end()
	raw, code := amount.raw(), c.code(currency)
	if c.err != nil {
		return Money{}, c.err
	}
	var made C.money_t
	if c.failed(C.money_new(&raw, code, nil, &made, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(made), nil
}

// MustParse is like [Parse] but panics if the text is not an amount. It simplifies constants of a program.
func MustParse(text string) Money {
	amount, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return amount
}

// Number returns the amount without its currency.
func (m Money) Number() Decimal {
	return Decimal{lo: m.lo, hi: m.hi, scale: m.scale}
}

// Currency returns the currency code, such as "EUR"; "" for the zero value.
func (m Money) Currency() string {
	length := 0
	for length < len(m.code) && m.code[length] != 0 {
		length++
	}
	return string(m.code[:length])
}

// Scale returns the number of fraction digits.
func (m Money) Scale() int { return int(m.scale) }

// IsZero returns whether the number is 0.
func (m Money) IsZero() bool { return m.lo == 0 && m.hi == 0 }

// Add returns the exact sum. The error is [ErrCurrencyMismatch] if the currencies differ, and [ErrOverflow] if the sum has
// more than 38 digits.
func (m Money) Add(other Money) (Money, error) {
	if left, right, scale, fits := aligned(&m, &other); fits {
		// A sum overflows if its sign differs from that of both terms.
		if sum := left + right; (left^sum)&(right^sum) >= 0 {
			return m.with(sum, scale), nil
		}
	}
	return m.slow(other, false)
}

// Subtract returns the exact difference. Its errors are those of [Money.Add].
func (m Money) Subtract(other Money) (Money, error) {
	if left, right, scale, fits := aligned(&m, &other); fits {
		if rest := left - right; (left^right)&(left^rest) >= 0 {
			return m.with(rest, scale), nil
		}
	}
	return m.slow(other, true)
}

func (m Money) slow(other Money, isDifference bool) (Money, error) {
	c := begin()
	defer c.end()
	a, b := m.raw(), other.raw()
	var made C.money_t
	var status C.money_status_t
	if isDifference {
		status = C.money_subtract(&a, &b, &made, &c.why)
	} else {
		status = C.money_add(&a, &b, &made, &c.why)
	}
	if c.failed(status) {
		return Money{}, c.err
	}
	return moneyOf(made), nil
}

// Times returns the product, rounded once, half to even, to the minor units of the currency. [Money.Multiply] accepts
// other fraction digits and rounding modes.
func (m Money) Times(factor Decimal) (Money, error) {
	return m.Multiply(factor, DigitsCurrency, RoundingHalfEven)
}

// Split divides an amount into count shares that differ by at most one minor unit and add up to the amount.
func (m Money) Split(count int) ([]Money, error) {
	if count < 1 || count > SharesMax {
		return nil, fmt.Errorf("number of shares must be 1 to %d, got %d", SharesMax, count)
	}
	c := begin()
	defer c.end()
	raw, shares := m.raw(), make([]C.money_t, count)
	if c.failed(C.money_split(&raw, C.size_t(count), nil, &shares[0], nil, &c.why)) {
		return nil, c.err
	}
	return listOf(shares, count, moneyOf), nil
}

// Compare returns -1, 0 or 1 by value. The error is [ErrCurrencyMismatch] if the currencies differ.
func (m Money) Compare(other Money) (int, error) {
	if left, right, _, fits := aligned(&m, &other); fits {
		switch {
		case left < right:
			return -1, nil
		case left > right:
			return 1, nil
		}
		return 0, nil
	}
	c := begin()
	defer c.end()
	a, b := m.raw(), other.raw()
	var order C.int32_t
	if c.failed(C.money_compare(&a, &b, &order, &c.why)) {
		return 0, c.err
	}
	return int(order), nil
}

// Equal returns whether two amounts have the same currency and value: 10.5 EUR equals 10.50 EUR.
func (m Money) Equal(other Money) bool {
	if m.code != other.code {
		return false
	}
	if m.scale == other.scale {
		return m.lo == other.lo && m.hi == other.hi
	}
	order, err := m.Compare(other)
	return err == nil && order == 0
}

// Total returns the sum of amounts of one currency. It requires at least one amount.
func Total(amounts ...Money) (Money, error) {
	if len(amounts) == 0 {
		return Money{}, errors.New("number of amounts must be at least 1, got 0")
	}
	total := amounts[0]
	for _, one := range amounts[1:] {
		var err error
		if total, err = total.Add(one); err != nil {
			return Money{}, err
		}
	}
	return total, nil
}

// String returns the amount as text, such as "12.50 EUR"; "" for the zero value.
func (m Money) String() string {
	if m.code[0] == 0 {
		return ""
	}
	text := append(m.Number().append(nil), ' ')
	return string(append(text, m.Currency()...))
}

// MarshalText implements [encoding.TextMarshaler]: it returns the text of [Money.String].
func (m Money) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText implements [encoding.TextUnmarshaler]. It reads "12.50 EUR", and "" as the zero value.
func (m *Money) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		*m = Money{}
		return nil
	}
	read, err := Parse(string(text))
	if err == nil {
		*m = read
	}
	return err
}

// MarshalBinary implements [encoding.BinaryMarshaler] with the same text, for encoding/gob.
func (m Money) MarshalBinary() ([]byte, error) { return m.MarshalText() }

// UnmarshalBinary implements [encoding.BinaryUnmarshaler].
func (m *Money) UnmarshalBinary(data []byte) error { return m.UnmarshalText(data) }

// Value implements [driver.Valuer] with the text of [Money.String].
func (m Money) Value() (driver.Value, error) { return m.String(), nil }

// Scan implements [database/sql.Scanner]. It reads the text of an amount.
func (m *Money) Scan(value any) error {
	switch text := value.(type) {
	case string:
		return m.UnmarshalText([]byte(text))
	case []byte:
		return m.UnmarshalText(text)
	}
	return fmt.Errorf("an amount must be text, got %T", value)
}
