package money

import (
	"errors"
	"fmt"
)

// Amounts is a column of amounts: 64-bit integers that count minor units, or coefficients of one scale. The column shares
// the slice of the caller.
//
//	prices := money.Amounts{Values: []int64{1050, 250, 99}, Codes: []string{"EUR"}, Scale: money.DigitsCurrency}
//	dollars, err := prices.Convert(rates, "USD", nil)    // 1173, 279, 111
type Amounts struct {
	// Values contains one integer a row.
	Values []int64
	// Codes contains the currency codes, and Indices the index of each row's code; nil for a column of one currency.
	Codes   []string
	Indices []int32
	// Validity is a bitmap of one bit a row, lowest bit first; 0 marks a null. nil for a column without nulls.
	Validity []byte
	// Scale is the number of fraction digits of all rows, or [DigitsCurrency] for minor units.
	Scale int32
	// Statuses contains the status of each row after a call with [ColumnSettings.KeepFailures].
	Statuses []Status
}

// ColumnSettings are the settings of a call on a column.
type ColumnSettings struct {
	// Options are the digits, rounding mode, date and number of threads; nil for the defaults.
	Options *ColumnOptions
	// Dates contains the date of each row; nil for the date of the options.
	Dates []Date
	// KeepFailures turns a row that fails into a null and records its status in Statuses, instead of failing the call.
	KeepFailures bool
	// Into receives the integers of the results; nil for a new slice. Their values are unspecified after a failure.
	Into []int64
}

// CentsOf returns a column of minor units of one currency.
func CentsOf(values []int64, currency string) *Amounts {
	return &Amounts{Values: values, Codes: []string{currency}, Scale: DigitsCurrency}
}

// AmountsOf returns the column of amounts of any currencies, with the largest scale among them. A nil amount is a null.
func AmountsOf(amounts []*Money) (*Amounts, error) {
	made := &Amounts{Values: make([]int64, len(amounts)), Indices: make([]int32, len(amounts))}
	places := map[string]int32{}
	hasNulls := false
	for _, one := range amounts {
		if one == nil {
			hasNulls = true
		} else if int32(one.scale) > made.Scale {
			made.Scale = int32(one.scale)
		}
	}
	if hasNulls {
		made.Validity = make([]byte, (len(amounts)+7)/8)
	}
	for row, one := range amounts {
		if one == nil {
			continue
		}
		fine, err := one.Quantize(made.Scale, RoundingUnnecessary)
		if err != nil {
			return nil, err
		}
		if !isShort(fine.lo, fine.hi) {
			return nil, fmt.Errorf("an amount must fit 64 bits, got %v", one)
		}
		place, isThere := places[one.Currency()]
		if !isThere {
			place = int32(len(made.Codes))
			places[one.Currency()] = place
			made.Codes = append(made.Codes, one.Currency())
		}
		made.Values[row], made.Indices[row] = int64(fine.lo), place
		if hasNulls {
			made.Validity[row/8] |= 1 << (row % 8)
		}
	}
	if len(made.Codes) == 0 {
		return nil, errors.New("amounts must not be empty or all nil")
	}
	return made, nil
}

// Has returns whether a row is not null.
func (a *Amounts) Has(row int) bool {
	return a.Validity == nil || a.Validity[row/8]>>(row%8)&1 == 1
}

// At returns the amount of a row; the zero value for a null.
func (a *Amounts) At(row int) (Money, error) {
	if !a.Has(row) {
		return Money{}, nil
	}
	code := a.Codes[0]
	if a.Indices != nil {
		code = a.Codes[a.Indices[row]]
	}
	if a.Scale == DigitsCurrency {
		return FromMinor(a.Values[row], code, nil)
	}
	value := NewDecimal(a.Values[row])
	value.scale = uint32(a.Scale)
	return New(value, code)
}
