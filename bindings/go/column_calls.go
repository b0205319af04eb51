package money

/*
#include <money.h>
#include <stdlib.h>

// A column of Go: the addresses of its slices are parameters, so that cgo sees them and no struct holds one.
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

// The shares are one after the other in `out` and `out_bits`.
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

// check refuses columns whose parts differ in length.
func (column *Amounts) check() error {
	length := len(column.Values)
	switch {
	case len(column.Codes) == 0:
		return errors.New("a column has a currency at least")
	case column.Indices != nil && len(column.Indices) != length:
		return fmt.Errorf("there are %d indices for %d amounts", len(column.Indices), length)
	case column.Validity != nil && len(column.Validity) < (length+7)/8:
		return fmt.Errorf("the validity has %d bytes, and %d rows need %d", len(column.Validity), length, (length+7)/8)
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

// int32s is NULL for nil alone: an empty slice is one, too.
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

func (column *Amounts) run(c *call, settings *ColumnSettings) (*columnRun, error) {
	if err := column.check(); err != nil {
		return nil, err
	}
	run := &columnRun{call: c, hasNulls: column.Validity != nil}
	if settings == nil {
		return run, nil
	}
	run.options = settings.Options.give(c)
	if settings.KeepFailures {
		run.statuses = make([]Status, len(column.Values))
		run.hasNulls = true
	}
	if settings.Dates != nil && len(settings.Dates) != len(column.Values) {
		return nil, fmt.Errorf("there are %d dates for %d amounts", len(settings.Dates), len(column.Values))
	}
	if settings.Into != nil && len(settings.Into) != len(column.Values) {
		return nil, fmt.Errorf("Into has %d rows, and the column %d", len(settings.Into), len(column.Values))
	}
	return run, c.err
}

// empty is the column of a result.
func (run *columnRun) empty(length int, settings *ColumnSettings) *Amounts {
	made := &Amounts{Scale: DigitsCurrency, Statuses: run.statuses}
	if settings != nil && settings.Into != nil {
		made.Values = settings.Into
	} else {
		made.Values = make([]int64, length)
	}
	if run.hasNulls {
		made.Validity = make([]byte, (length+7)/8)
	}
	return made
}

// Sums returns the exact sum of each currency, in the order of Codes. Nulls do not count.
func (column *Amounts) Sums() ([]Money, error) {
	c := begin()
	defer c.end()
	if err := column.check(); err != nil {
		return nil, err
	}
	codes, sums := c.codes(column.Codes), make([]C.money_decimal_t, len(column.Codes))
	if c.err != nil {
		return nil, c.err
	}
	status := C.go_sum(int64s(column.Values), C.size_t(len(column.Values)), C.int32_t(column.Scale), bitmap(column.Validity),
		C.size_t(len(column.Validity)), codes, C.size_t(len(column.Codes)), int32s(column.Indices), nil, &sums[0], &c.why)
	if c.failed(status) {
		return nil, c.err
	}
	found := make([]Money, 0, len(sums))
	for index, one := range sums {
		amount, err := New(decimalOf(one), column.Codes[index])
		if err != nil {
			return nil, err
		}
		found = append(found, amount)
	}
	return found, nil
}

// Convert returns each amount in another currency, rounded once, as Rates.Convert does it.
func (column *Amounts) Convert(rates *Rates, target string, settings *ColumnSettings) (*Amounts, error) {
	c := begin()
	defer c.end()
	run, err := column.run(c, settings)
	if err != nil {
		return nil, err
	}
	var dates []Date
	if settings != nil {
		dates = settings.Dates
	}
	made := run.empty(len(column.Values), settings)
	made.Codes = []string{target}
	table, codes, code := (*C.money_rates_t)(c.use(rates.held())), c.codes(column.Codes), c.code(target)
	if c.err != nil {
		return nil, c.err
	}
	status := C.go_convert(table, int64s(column.Values), C.size_t(len(column.Values)), C.int32_t(column.Scale),
		bitmap(column.Validity), C.size_t(len(column.Validity)), codes, C.size_t(len(column.Codes)), int32s(column.Indices),
		int32s(dates), code, run.options, int64s(made.Values), bitmap(made.Validity), int32s(run.statuses), &run.report, &c.why)
	if c.failed(status) {
		return nil, c.err
	}
	made.Scale = int32(run.report.scale)
	return made, nil
}

// Rounded returns each amount rounded: half to even to the minor units of its currency unless the options say otherwise.
func (column *Amounts) Rounded(settings *ColumnSettings) (*Amounts, error) {
	c := begin()
	defer c.end()
	run, err := column.run(c, settings)
	if err != nil {
		return nil, err
	}
	made := run.empty(len(column.Values), settings)
	made.Codes, made.Indices = column.Codes, column.Indices
	codes := c.codes(column.Codes)
	if c.err != nil {
		return nil, c.err
	}
	status := C.go_quantize(int64s(column.Values), C.size_t(len(column.Values)), C.int32_t(column.Scale),
		bitmap(column.Validity), C.size_t(len(column.Validity)), codes, C.size_t(len(column.Codes)), int32s(column.Indices),
		run.options, int64s(made.Values), bitmap(made.Validity), int32s(run.statuses), &run.report, &c.why)
	if c.failed(status) {
		return nil, c.err
	}
	made.Scale = int32(run.report.scale)
	return made, nil
}

// Allocate divides each amount in proportion to the same weights: a column for each share. No cent is lost.
func (column *Amounts) Allocate(weights []Decimal, settings *ColumnSettings) ([]*Amounts, error) {
	c := begin()
	defer c.end()
	run, err := column.run(c, settings)
	if err != nil {
		return nil, err
	}
	length, step := len(column.Values), (len(column.Values)+7)/8
	if len(weights) > SharesMax {
		return nil, fmt.Errorf("there are %d weights, and %d at most", len(weights), SharesMax)
	}
	raw, values := make([]C.money_decimal_t, len(weights)), make([]int64, len(weights)*length)
	for index := range weights {
		raw[index] = weights[index].raw()
	}
	var validity []byte
	if run.hasNulls {
		validity = make([]byte, len(weights)*step)
	}
	status := C.go_allocate(int64s(column.Values), C.size_t(length), C.int32_t(column.Scale), bitmap(column.Validity),
		C.size_t(len(column.Validity)), first(raw), C.size_t(len(raw)), run.options, int64s(values), bitmap(validity),
		int32s(run.statuses), &run.report, &c.why)
	if c.failed(status) {
		return nil, c.err
	}
	shares := make([]*Amounts, 0, len(weights))
	for index := range weights {
		one := &Amounts{Values: values[index*length : (index+1)*length : (index+1)*length], Codes: column.Codes}
		one.Indices, one.Scale, one.Statuses = column.Indices, column.Scale, run.statuses
		if run.hasNulls {
			one.Validity = validity[index*step : (index+1)*step : (index+1)*step]
		}
		shares = append(shares, one)
	}
	return shares, nil
}

// Compare returns the order of each row and that of another column: -1, 0 or 1. Two currencies in one row are an error.
func (column *Amounts) Compare(other *Amounts) ([]int8, error) {
	c := begin()
	defer c.end()
	for _, one := range []*Amounts{column, other} {
		if err := one.check(); err != nil {
			return nil, err
		}
		if one.Validity != nil {
			return nil, errors.New("columns with nulls have no order")
		}
	}
	if len(other.Values) != len(column.Values) {
		return nil, fmt.Errorf("the columns have %d and %d rows", len(column.Values), len(other.Values))
	}
	orders, codes, others := make([]int8, len(column.Values)), c.codes(column.Codes), c.codes(other.Codes)
	if c.err != nil {
		return nil, c.err
	}
	status := C.go_compare(int64s(column.Values), C.size_t(len(column.Values)), C.int32_t(column.Scale), nil, 0, codes,
		C.size_t(len(column.Codes)), int32s(column.Indices), int64s(other.Values), C.int32_t(other.Scale), others,
		C.size_t(len(other.Codes)), int32s(other.Indices), (*C.int8_t)(unsafe.Pointer(first(orders))), &c.why)
	if c.failed(status) {
		return nil, c.err
	}
	return orders, nil
}
