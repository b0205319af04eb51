package money

import (
	"errors"
	"fmt"
)

// Amounts is a column of amounts: 64-bit integers that count minor units, or coefficients of one scale. The integers are
// those of your slice, not a copy.
//
//	prices := money.Amounts{Values: []int64{1050, 250, 99}, Codes: []string{"EUR"}, Scale: money.DigitsCurrency}
//	dollars, err := prices.Convert(rates, "USD", nil)    // 1173, 279, 111
type Amounts struct {
	// Values has an integer for each row.
	Values []int64
	// Codes has the currencies, and Indices the place of each row's code in it; nil if there is one code.
	Codes   []string
	Indices []int32
	// Validity has a bit for each row, lowest first, 1 for a value; nil: no row is null.
	Validity []byte
	// Scale is the number of fraction digits of all rows, or DigitsCurrency for minor units.
	Scale int32
	// Statuses has the status of each row after a call that kept its failures.
	Statuses []Status
}

// ColumnSettings say how a call over a column works; nil is for the defaults.
type ColumnSettings struct {
	// Options has digits, rounding, date, threads and the like; nil for the defaults of the library.
	Options *ColumnOptions
	// Dates has the date of each row; nil: the date of the options.
	Dates []Date
	// KeepFailures makes a row that fails null, with its status in Statuses. Without it the call fails.
	KeepFailures bool
	// Into receives the integers of the results; nil: a new slice. After a failure they are not specified.
	Into []int64
}

// CentsOf makes a column of minor units of one currency.
func CentsOf(values []int64, currency string) *Amounts {
	return &Amounts{Values: values, Codes: []string{currency}, Scale: DigitsCurrency}
}

// AmountsOf makes the column of amounts of any currencies, all with the scale of the finest one; nil is a row without one.
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
			return nil, fmt.Errorf("%v does not fit a column of 64 bits", one)
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
		return nil, errors.New("a column of no amounts has no currency")
	}
	return made, nil
}

// Has tells whether a row has an amount.
func (a *Amounts) Has(row int) bool {
	return a.Validity == nil || a.Validity[row/8]>>(row%8)&1 == 1
}

// At is the amount of a row; the zero value for a null.
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
