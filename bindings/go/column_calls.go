package money

/*
#include <money.h>
#include <stdlib.h>

// A Go column. The addresses of its slices are passed as parameters, so that cgo sees them and no struct
// contains a Go pointer.
#define COLUMN const int64_t *values, size_t length, int32_t scale, uint8_t *bits, size_t size
#define CURRENCIES const char *const *codes, size_t count, int32_t *indices

static inline money_column_t column_of(const void *values, size_t length, int64_t stride, money_column_layout_t layout,
                                       int32_t scale, uint8_t *bits, size_t size)
{
    money_column_t made = {(void *)values, length, stride, bits, size, 0, layout, scale, 0};
    return made;
}

static inline money_status_t go_sum(COLUMN, CURRENCIES, const money_column_options_t *options, money_decimal_t *sums,
                                    money_error_t *error)
{
    money_column_t amounts = column_of(values, length, 8, MONEY_COLUMN_INT64, scale, bits, size);
    money_column_t places = column_of(indices, length, 4, MONEY_COLUMN_INT32, 0, NULL, 0);
    money_column_currencies_t currencies = {codes, count, indices == NULL ? NULL : &places};
    return money_column_sum(&amounts, &currencies, options, sums, NULL, error);
}

static inline money_status_t go_convert(const money_rates_t *rates, COLUMN, CURRENCIES, int32_t *dates, const char *target,
                                        const money_column_options_t *options, int64_t *out, uint8_t *out_bits,
                                        money_status_t *statuses, money_column_report_t *report, money_error_t *error)
{
    money_column_t amounts = column_of(values, length, 8, MONEY_COLUMN_INT64, scale, bits, size);
    money_column_t places = column_of(indices, length, 4, MONEY_COLUMN_INT32, 0, NULL, 0);
    money_column_t days = column_of(dates, length, 4, MONEY_COLUMN_DATE32, 0, NULL, 0);
    money_column_currencies_t currencies = {codes, count, indices == NULL ? NULL : &places};
    money_column_t result = column_of(out, length, 8, MONEY_COLUMN_INT64, MONEY_DIGITS_CURRENCY, out_bits,
                                      out_bits == NULL ? 0 : (length + 7) / 8);
    return money_column_convert(rates, &amounts, &currencies, dates == NULL ? NULL : &days, target, options, &result,
                                statuses, report, error);
}

static inline money_status_t go_quantize(COLUMN, CURRENCIES, const money_column_options_t *options, int64_t *out,
                                         uint8_t *out_bits, money_status_t *statuses, money_column_report_t *report,
                                         money_error_t *error)
{
    money_column_t amounts = column_of(values, length, 8, MONEY_COLUMN_INT64, scale, bits, size);
    money_column_t places = column_of(indices, length, 4, MONEY_COLUMN_INT32, 0, NULL, 0);
    money_column_currencies_t currencies = {codes, count, indices == NULL ? NULL : &places};
    money_column_t result = column_of(out, length, 8, MONEY_COLUMN_INT64, MONEY_DIGITS_CURRENCY, out_bits,
                                      out_bits == NULL ? 0 : (length + 7) / 8);
    return money_column_quantize(&amounts, &currencies, options, &result, statuses, report, error);
}

// The shares follow one another in `out` and `out_bits`.
static inline money_status_t go_allocate(COLUMN, const money_decimal_t *weights, size_t shares,
                                         const money_column_options_t *options, int64_t *out, uint8_t *out_bits,
                                         money_status_t *statuses, money_column_report_t *report, money_error_t *error)
{
    money_column_t amounts = column_of(values, length, 8, MONEY_COLUMN_INT64, scale, bits, size);
    money_column_t *columns = malloc((shares + 1) * sizeof *columns);
    size_t step = (length + 7) / 8, share;
    money_status_t status;
    if (columns == NULL) return MONEY_ERR_OUT_OF_MEMORY;
    for (share = 0; share < shares; share++)
        columns[share] = column_of(out + share * length, length, 8, MONEY_COLUMN_INT64, scale,
                                   out_bits == NULL ? NULL : out_bits + share * step, out_bits == NULL ? 0 : step);
    status = money_column_allocate(&amounts, weights, shares, options, columns, NULL, statuses, report, error);
    free(columns);
    return status;
}

static inline money_status_t go_compare(COLUMN, CURRENCIES, const int64_t *others, int32_t other_scale,
                                        const char *const *other_codes, size_t other_count, int32_t *other_indices,
                                        int8_t *orders, money_error_t *error)
{
    money_column_t a = column_of(values, length, 8, MONEY_COLUMN_INT64, scale, bits, size);
    money_column_t b = column_of(others, length, 8, MONEY_COLUMN_INT64, other_scale, NULL, 0);
    money_column_t places = column_of(indices, length, 4, MONEY_COLUMN_INT32, 0, NULL, 0);
    money_column_t other_places = column_of(other_indices, length, 4, MONEY_COLUMN_INT32, 0, NULL, 0);
    money_column_currencies_t currencies = {codes, count, indices == NULL ? NULL : &places};
    money_column_currencies_t other = {other_codes, other_count, other_indices == NULL ? NULL : &other_places};
    money_column_t result = column_of(orders, length, 1, MONEY_COLUMN_INT8, 0, NULL, 0);
    return money_column_compare(&a, &currencies, &b, &other, NULL, &result, NULL, NULL, error);
}
*/
import "C"

import (
	"errors"
	"fmt"
	"unsafe"
)

// check rejects a column whose slices differ in length.
func (a *Amounts) check() error {
	length := len(a.Values)
	switch {
	case len(a.Codes) == 0:
		return errors.New("number of currencies must be at least 1, got 0")
	case a.Indices != nil && len(a.Indices) != length:
		return fmt.Errorf("number of indices must be %d, got %d", length, len(a.Indices))
	case a.Validity != nil && len(a.Validity) < (length+7)/8:
		return fmt.Errorf("validity of %d rows must be at least %d bytes, got %d", length, (length+7)/8, len(a.Validity))
	}
	return nil
}

func (c *call) codes(codes []string) **C.char {
	at := c.take(C.size_t(len(codes)) * C.size_t(unsafe.Sizeof(uintptr(0))))
	made := unsafe.Slice((**C.char)(at), len(codes))
	for index, code := range codes {
		made[index] = c.code(code)
	}
	return (**C.char)(at)
}

func int64s(values []int64) *C.int64_t { return (*C.int64_t)(unsafe.Pointer(first(values))) }

// int32s returns nil only for a nil slice; an empty slice has a non-nil address.
func int32s[T ~int32](values []T) *C.int32_t {
	if values != nil && len(values) == 0 {
		values = make([]T, 1)
	}
	return (*C.int32_t)(unsafe.Pointer(first(values)))
}

func bitmap(values []byte) *C.uint8_t { return (*C.uint8_t)(unsafe.Pointer(first(values))) }

// A columnRun is a call over a column that writes columns.
type columnRun struct {
	*call
	options  *C.money_column_options_t
	statuses []Status
	report   C.money_column_report_t
	hasNulls bool
}

func (a *Amounts) run(c *call, settings *ColumnSettings) (*columnRun, error) {
	if err := a.check(); err != nil {
		return nil, err
	}
	run := &columnRun{call: c, hasNulls: a.Validity != nil}
	if settings == nil {
		return run, nil
	}
	run.options = settings.Options.give(c)
	if settings.KeepFailures {
		run.statuses = make([]Status, len(a.Values))
		run.hasNulls = true
	}
	if settings.Dates != nil && len(settings.Dates) != len(a.Values) {
		return nil, fmt.Errorf("number of dates must be %d, got %d", len(a.Values), len(settings.Dates))
	}
	if settings.Into != nil && len(settings.Into) != len(a.Values) {
		return nil, fmt.Errorf("Into must have %d rows, got %d", len(a.Values), len(settings.Into))
	}
	return run, c.err
}

// empty returns a column for a result.
func (r *columnRun) empty(length int, settings *ColumnSettings) *Amounts {
	made := &Amounts{Scale: DigitsCurrency, Statuses: r.statuses}
	if settings != nil && settings.Into != nil {
		made.Values = settings.Into
	} else {
		made.Values = make([]int64, length)
	}
	if r.hasNulls {
		made.Validity = make([]byte, (length+7)/8)
	}
	return made
}

// Sums returns the exact sum of each currency, in the order of Codes. It skips nulls.
func (a *Amounts) Sums() ([]Money, error) {
	c := begin()
	defer c.end()
	if err := a.check(); err != nil {
		return nil, err
	}
	codes, sums := c.codes(a.Codes), make([]C.money_decimal_t, len(a.Codes))
	if c.err != nil {
		return nil, c.err
	}
	status := C.go_sum(int64s(a.Values), C.size_t(len(a.Values)), C.int32_t(a.Scale), bitmap(a.Validity),
		C.size_t(len(a.Validity)), codes, C.size_t(len(a.Codes)), int32s(a.Indices), nil, &sums[0], &c.why)
	if c.failed(status) {
		return nil, c.err
	}
	found := make([]Money, 0, len(sums))
	for index, one := range sums {
		amount, err := New(decimalOf(one), a.Codes[index])
		if err != nil {
			return nil, err
		}
		found = append(found, amount)
	}
	return found, nil
}

// Convert returns each amount in another currency, rounded once, as [Rates.Convert] does.
func (a *Amounts) Convert(rates *Rates, target string, settings *ColumnSettings) (*Amounts, error) {
	c := begin()
	defer c.end()
	run, err := a.run(c, settings)
	if err != nil {
		return nil, err
	}
	var dates []Date
	if settings != nil {
		dates = settings.Dates
	}
	made := run.empty(len(a.Values), settings)
	made.Codes = []string{target}
	table, codes, code := (*C.money_rates_t)(c.use(rates.held())), c.codes(a.Codes), c.code(target)
	if c.err != nil {
		return nil, c.err
	}
	status := C.go_convert(table, int64s(a.Values), C.size_t(len(a.Values)), C.int32_t(a.Scale),
		bitmap(a.Validity), C.size_t(len(a.Validity)), codes, C.size_t(len(a.Codes)), int32s(a.Indices),
		int32s(dates), code, run.options, int64s(made.Values), bitmap(made.Validity), int32s(run.statuses), &run.report, &c.why)
	if c.failed(status) {
		return nil, c.err
	}
	made.Scale = int32(run.report.scale)
	return made, nil
}

// Rounded returns each amount rounded, by default half to even to the minor units of its currency.
func (a *Amounts) Rounded(settings *ColumnSettings) (*Amounts, error) {
	c := begin()
	defer c.end()
	run, err := a.run(c, settings)
	if err != nil {
		return nil, err
	}
	made := run.empty(len(a.Values), settings)
	made.Codes, made.Indices = a.Codes, a.Indices
	codes := c.codes(a.Codes)
	if c.err != nil {
		return nil, c.err
	}
	status := C.go_quantize(int64s(a.Values), C.size_t(len(a.Values)), C.int32_t(a.Scale),
		bitmap(a.Validity), C.size_t(len(a.Validity)), codes, C.size_t(len(a.Codes)), int32s(a.Indices),
		run.options, int64s(made.Values), bitmap(made.Validity), int32s(run.statuses), &run.report, &c.why)
	if c.failed(status) {
		return nil, c.err
	}
	made.Scale = int32(run.report.scale)
	return made, nil
}

// Allocate divides each amount in proportion to the same weights, and returns a column for each share. The shares of a row
// add up to its amount.
func (a *Amounts) Allocate(weights []Decimal, settings *ColumnSettings) ([]*Amounts, error) {
	c := begin()
	defer c.end()
	run, err := a.run(c, settings)
	if err != nil {
		return nil, err
	}
	length, step := len(a.Values), (len(a.Values)+7)/8
	if len(weights) > SharesMax {
		return nil, fmt.Errorf("number of weights must be at most %d, got %d", SharesMax, len(weights))
	}
	raw, values := make([]C.money_decimal_t, len(weights)), make([]int64, len(weights)*length)
	for index := range weights {
		raw[index] = weights[index].raw()
	}
	var validity []byte
	if run.hasNulls {
		validity = make([]byte, len(weights)*step)
	}
	status := C.go_allocate(int64s(a.Values), C.size_t(length), C.int32_t(a.Scale), bitmap(a.Validity),
		C.size_t(len(a.Validity)), first(raw), C.size_t(len(raw)), run.options, int64s(values), bitmap(validity),
		int32s(run.statuses), &run.report, &c.why)
	if c.failed(status) {
		return nil, c.err
	}
	shares := make([]*Amounts, 0, len(weights))
	for index := range weights {
		one := &Amounts{Values: values[index*length : (index+1)*length : (index+1)*length], Codes: a.Codes}
		one.Indices, one.Scale, one.Statuses = a.Indices, a.Scale, run.statuses
		if run.hasNulls {
			one.Validity = validity[index*step : (index+1)*step : (index+1)*step]
		}
		shares = append(shares, one)
	}
	return shares, nil
}

// Compare compares the columns row by row: -1, 0 or 1. The error is [ErrCurrencyMismatch] if the currencies of a row differ.
func (a *Amounts) Compare(other *Amounts) ([]int8, error) {
	c := begin()
	defer c.end()
	for _, one := range []*Amounts{a, other} {
		if err := one.check(); err != nil {
			return nil, err
		}
		if one.Validity != nil {
			return nil, errors.New("columns to compare must not contain nulls")
		}
	}
	if len(other.Values) != len(a.Values) {
		return nil, fmt.Errorf("number of rows must be %d, got %d", len(a.Values), len(other.Values))
	}
	orders, codes, others := make([]int8, len(a.Values)), c.codes(a.Codes), c.codes(other.Codes)
	if c.err != nil {
		return nil, c.err
	}
	status := C.go_compare(int64s(a.Values), C.size_t(len(a.Values)), C.int32_t(a.Scale), nil, 0, codes,
		C.size_t(len(a.Codes)), int32s(a.Indices), int64s(other.Values), C.int32_t(other.Scale), others,
		C.size_t(len(other.Codes)), int32s(other.Indices), (*C.int8_t)(unsafe.Pointer(first(orders))), &c.why)
	if c.failed(status) {
		return nil, c.err
	}
	return orders, nil
}
