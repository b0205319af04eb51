// Code generated from the headers by api/generate.py. DO NOT EDIT.

package money

// #include <money/desk.h>
import "C"

import (
	"runtime"
	"time"
	"unsafe"
)

// CurrencyRegistry represents currencies that only this program knows: tokens, loyalty points.
//
// Passed where a code must be known.
//
// Call [CurrencyRegistry.Close] to release it, or leave that to the garbage collector.
type CurrencyRegistry struct {
	handle
}

func adoptCurrencyRegistry(at *C.money_currency_registry_t) *CurrencyRegistry {
	if at == nil {
		return nil
	}
	made := &CurrencyRegistry{}
	made.adopt(unsafe.Pointer(at), "CurrencyRegistry", func(at unsafe.Pointer) {
		C.money_currency_registry_free((*C.money_currency_registry_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *CurrencyRegistry) { gone.Close() })
	return made
}

func (cu *CurrencyRegistry) held() *handle {
	if cu == nil {
		return nil
	}
	return &cu.handle
}

// NewCurrencyRegistry makes an empty registry.
func NewCurrencyRegistry() (*CurrencyRegistry, error) {
	c := begin()
	defer c.end()
	var registryOut *C.money_currency_registry_t
	if c.err != nil || c.failed(C.money_currency_registry_new(&registryOut, &c.why)) {
		return nil, c.err
	}
	return adoptCurrencyRegistry(registryOut), nil
}

// Add adds a currency of the program's own.
//
//   - code: 1 to 11 of A-Z, a-z, 0-9, ".", _, "-", starting with a letter; not one of the built-in table.
//   - digits: 0 to 38 minor units.
//   - name: UTF-8, at most 115 bytes; "" for none.
//
// The error is
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrDuplicateCurrency] if the code is taken already
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (cu *CurrencyRegistry) Add(code string, digits int32, name string) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_registry_t)(c.change(cu.held()))
	codeText := c.code(code)
	nameText := c.text(name)
	if c.err != nil || c.failed(C.money_currency_registry_add(at, codeText, C.int32_t(digits), nameText, C.size_t(len(name)), &c.why)) {
		return c.err
	}
	return nil
}

// Count returns how many currencies the registry has.
func (cu *CurrencyRegistry) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_registry_t)(c.use(cu.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_currency_registry_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At writes the registry's currency at an index, in the order in which you added them.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
func (cu *CurrencyRegistry) At(index int) (Currency, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_registry_t)(c.use(cu.held()))
	var currencyOut C.money_currency_t
	if c.err != nil || c.failed(C.money_currency_registry_at(at, C.size_t(index), &currencyOut, &c.why)) {
		return Currency{}, c.err
	}
	return currencyOf(&currencyOut), nil
}

// Rates is a table of exchange rates: immutable, shared freely between threads.
//
// Call [Rates.Close] to release it, or leave that to the garbage collector.
type Rates struct {
	handle
}

func adoptRates(at *C.money_rates_t) *Rates {
	if at == nil {
		return nil
	}
	made := &Rates{}
	made.adopt(unsafe.Pointer(at), "Rates", func(at unsafe.Pointer) {
		C.money_rates_free((*C.money_rates_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Rates) { gone.Close() })
	return made
}

func (r *Rates) held() *handle {
	if r == nil {
		return nil
	}
	return &r.handle
}

// RatesFromECBCSV reads the euro foreign exchange reference rates of the European Central Bank: the history file
// ("eurofxref-hist.csv") or the daily file (eurofxref.csv), as told apart by their dates.
//
// It also reads daily spot rates of the bank's data interface in CSV (dataset EXR, "format=csvdata"), known by
// their titles. There the base is CURRENCY_DENOM, and a row without a value or with "NaN" is no rate; averages
// of months and years, whose FREQ is not D, are [ErrDocument].
//
// The error is
//   - [ErrDocument] if position: the cell
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrDuplicateRate] if one document has the same direction twice
//   - [ErrNoRates] if the document is well-formed and has no rate
//   - [ErrSyntax] if a currency that is no code
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func RatesFromECBCSV(csv string) (*Rates, error) {
	c := begin()
	defer c.end()
	csvText := c.text(csv)
	var ratesOut *C.money_rates_t
	if c.err != nil || c.failed(C.money_rates_from_ecb_csv(csvText, C.size_t(len(csv)), &ratesOut, &c.why)) {
		return nil, c.err
	}
	return adoptRates(ratesOut), nil
}

// RatesFromECBXML reads the same rates from the bank's XML files: of a day ("eurofxref-daily.xml"), of 90 days
// ("eurofxref-hist-90d.xml"), or of all days ("eurofxref-hist.xml").
//
// A document type (DTD) and entities are refused.
//
// The error is
//   - [ErrDocument] if position: the place
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrDuplicateRate] if one document has the same direction twice
//   - [ErrNoRates] if the document is well-formed and has no rate
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [RatesFromECBCSV].
func RatesFromECBXML(xml string) (*Rates, error) {
	c := begin()
	defer c.end()
	xmlText := c.text(xml)
	var ratesOut *C.money_rates_t
	if c.err != nil || c.failed(C.money_rates_from_ecb_xml(xmlText, C.size_t(len(xml)), &ratesOut, &c.why)) {
		return nil, c.err
	}
	return adoptRates(ratesOut), nil
}

// RatesFromJSON reads a JSON document of rates, recognised by its shape:
//
//   - currencylayer's and exchangerate.host's:
//     {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}}, with "date" for a past day, or
//     with several days, {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}};
//   - base and rates, of a day or of several, as Frankfurter's version 1, Open Exchange Rates and fixer send
//     them: {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides
//     "date";
//   - ExchangeRate-API's and open.er-api.com's: {"base_code":"USD","conversion_rates":{"EUR":0.9}} or "rates",
//     with "time_last_update_unix", or with "year", "month" and "day"; or "target_code" and "conversion_rate"
//     for a pair;
//   - rows of Frankfurter's version 2: [{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}], one such
//     object, or an object a line (NDJSON); the table's base is that of all rows, if they have the same;
//   - a list of pairs: [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}], "date" in all or none,
//     or one pair;
//   - tables A and B, or one of their series, of Narodowy Bank Polski, and daily series of the Bank of Canada,
//     such as {"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]};
//   - what [Rates.ToJSON] writes.
//
// A service's error is [ErrProvider] with its code and words: {"success":false,…}, {"error":…},
// {"result":"error",…}, {"status":404,"message":…} or {"message":…}.
//
// Numbers and strings of digits are both read, exactly, exponents too. A rate of more than 19 significant or 19
// fraction digits is rounded to what fits, half-even, and says so with [FlagsRateRounded], as does each
// conversion by it.
//
// The error is
//   - [ErrJSON] if position
//   - [ErrDocument] if the document is well-formed and not of the kind expected
//   - [ErrNoRates] if the document is well-formed and has no rate
//   - [ErrProvider] if the document is the provider's own error; the error's text has its code and words
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrDuplicateRate] if one document has the same direction twice
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrVersion] if a newer version of the library wrote it
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func RatesFromJSON(json string) (*Rates, error) {
	c := begin()
	defer c.end()
	jsonText := c.text(json)
	var ratesOut *C.money_rates_t
	if c.err != nil || c.failed(C.money_rates_from_json(jsonText, C.size_t(len(json)), &ratesOut, &c.why)) {
		return nil, c.err
	}
	return adoptRates(ratesOut), nil
}

// ToJSON returns a table as JSON that [RatesFromJSON] reads back: the same table always gives the same bytes.
func (r *Rates) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_rates_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Info tells what a table holds.
func (r *Rates) Info() (RatesInfo, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	var infoOut C.money_rates_info_t
	if c.err != nil || c.failed(C.money_rates_info(at, &infoOut, &c.why)) {
		return RatesInfo{}, c.err
	}
	return ratesInfoOf(&infoOut), nil
}

// CurrencyAt returns the code of the table's currency at an index, in the order of the codes.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
func (r *Rates) CurrencyAt(index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_rates_currency_at(at, C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Currencies returns the codes of the currencies that have a rate of a day, in the order of the codes and with a
// space between them, such as "EUR JPY USD".
//
// The text is empty if the table has no rates of that day.
//
//   - date: the day; [DateNone]: the newest day of the table. Rates without dates are good for any day.
//
// The error is [ErrDate] if the date is no day of the years 1 to 9999.
//
// See also [Rates.CurrencyAt], [CountryCurrencies].
func (r *Rates) Currencies(date Date) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_rates_currencies(at, C.money_date_t(date), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// DateAt writes the table's date at an index, oldest first.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
func (r *Rates) DateAt(index int) (Date, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	var dateOut C.money_date_t
	if c.err != nil || c.failed(C.money_rates_date_at(at, C.size_t(index), &dateOut, &c.why)) {
		return 0, c.err
	}
	return Date(dateOut), nil
}

// PairAt writes the newest rate of the table's pair at an index, in the order of the codes.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
func (r *Rates) PairAt(index int) (Rate, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	var rateOut C.money_rate_t
	if c.err != nil || c.failed(C.money_rates_pair_at(at, C.size_t(index), &rateOut, &c.why)) {
		return Rate{}, c.err
	}
	return rateOf(&rateOut), nil
}

// Convert converts an amount at the rates of a table, rounding once.
//
// The path is direct, inverse, or through the table's base. In a table without a base it is the shortest path of
// at most four legs. Of several such paths the call takes the one with the fewest inverse legs, then the first
// by codes. [FlagsInconsistent] says that another path of that length, or two legs next to a direct quote, give
// another rate. All legs are of one date: the one that you ask for, or the last before it within MaxGap that has
// them all.
//
// A withdrawn currency is converted by its legal factor from the day on which that was fixed, and [FlagsFixed]
// says so. If that day is not known, the factor counts only if the table has no rate. A quote unit such as GBX
// is converted by its factor.
//
// Between the euro and the currencies that it replaced, the call rounds as Council Regulation (EC) No 1103/97
// says, and sets [FlagsEuroRegulation]. Half of a cent goes up, and between two national currencies the amount
// in euro has three decimals. This holds for results in the target's minor unit, unless the options have a
// rounding other than half even, the default, and half up.
//
// An amount that is already in target needs no rate. The call copies it, with Digits if you give them. It does
// the same with any amount if target is nil or "".
//
//   - amount: the amount to convert.
//   - target: a built-in code, one of Registry, or, with digits given, any code.
//   - options: date, gap, digits, rounding; nil: newest date, the target's minor units of that date, half-even.
//
// The error is
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrSyntax] if not a code
func (r *Rates) Convert(amount Money, target string, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	amountRaw := amount.raw()
	targetText := c.optional(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_rates_convert(at, &amountRaw, targetText, optionsRaw, &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ConvertDetailed converts an amount at the rates of a table, rounding once.
//
// The path is direct, inverse, or through the table's base. In a table without a base it is the shortest path of
// at most four legs. Of several such paths the call takes the one with the fewest inverse legs, then the first
// by codes. [FlagsInconsistent] says that another path of that length, or two legs next to a direct quote, give
// another rate. All legs are of one date: the one that you ask for, or the last before it within MaxGap that has
// them all.
//
// A withdrawn currency is converted by its legal factor from the day on which that was fixed, and [FlagsFixed]
// says so. If that day is not known, the factor counts only if the table has no rate. A quote unit such as GBX
// is converted by its factor.
//
// Between the euro and the currencies that it replaced, the call rounds as Council Regulation (EC) No 1103/97
// says, and sets [FlagsEuroRegulation]. Half of a cent goes up, and between two national currencies the amount
// in euro has three decimals. This holds for results in the target's minor unit, unless the options have a
// rounding other than half even, the default, and half up.
//
// An amount that is already in target needs no rate. The call copies it, with Digits if you give them. It does
// the same with any amount if target is nil or "".
//
//   - amount: the amount to convert.
//   - target: a built-in code, one of Registry, or, with digits given, any code.
//   - options: date, gap, digits, rounding; nil: newest date, the target's minor units of that date, half-even.
//
// The results are
//   - the converted amount
//   - rate, path, as-of date, age and remainder
//
// The error is
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrSyntax] if not a code
func (r *Rates) ConvertDetailed(amount Money, target string, options *ConvertOptions) (Money, Conversion, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	amountRaw := amount.raw()
	targetText := c.optional(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	var detailsOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_rates_convert(at, &amountRaw, targetText, optionsRaw, &resultOut, &detailsOut, &c.why)) {
		return Money{}, Conversion{}, c.err
	}
	return moneyOf(resultOut), conversionOf(&detailsOut), nil
}

// Find writes the rate between two currencies under the rules of [Rates.Convert], exactly, without an amount.
//
// The error is
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
func (r *Rates) Find(from string, to string, options *ConvertOptions) (Conversion, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	fromText := c.code(from)
	toText := c.code(to)
	optionsRaw := options.give(c)
	var detailsOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_rates_find(at, fromText, toText, optionsRaw, &detailsOut, &c.why)) {
		return Conversion{}, c.err
	}
	return conversionOf(&detailsOut), nil
}

// Compare compares amounts of any currencies by what they are worth in one: order receives -1 (a < b), 0 or 1.
//
// The conversions are exact and nothing is rounded; Digits and Rounding of the options are not used. Amounts of
// one currency are compared as they are, without a rate.
//
//   - target: the currency both are compared in. In a table whose rates disagree it can decide.
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrSyntax] if not a code
//
// See also [Money.Compare], [Rates.Sort].
func (r *Rates) Compare(a Money, b Money, target string, options *ConvertOptions) (int32, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	aRaw := a.raw()
	bRaw := b.raw()
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var orderOut C.int32_t
	if c.err != nil || c.failed(C.money_rates_compare(at, &aRaw, &bRaw, targetText, optionsRaw, &orderOut, nil, &c.why)) {
		return 0, c.err
	}
	return int32(orderOut), nil
}

// CompareDetailed compares amounts of any currencies by what they are worth in one: order receives -1 (a < b), 0
// or 1.
//
// The conversions are exact and nothing is rounded; Digits and Rounding of the options are not used. Amounts of
// one currency are compared as they are, without a rate.
//
//   - target: the currency both are compared in. In a table whose rates disagree it can decide.
//
// The results are
//   - the order
//   - the flags
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrSyntax] if not a code
//
// See also [Money.Compare], [Rates.Sort].
func (r *Rates) CompareDetailed(a Money, b Money, target string, options *ConvertOptions) (int32, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	aRaw := a.raw()
	bRaw := b.raw()
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var orderOut C.int32_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_rates_compare(at, &aRaw, &bRaw, targetText, optionsRaw, &orderOut, &flagsOut, &c.why)) {
		return 0, 0, c.err
	}
	return int32(orderOut), Flags(flagsOut), nil
}

// Sort sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their
// order.
//
//   - amounts: the number of amounts amounts.
//   - target: as in [Rates.Compare].
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrLimit] if more than [AmountsMax]
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//
// See also [Rates.Compare].
func (r *Rates) Sort(amounts []Money, target string, options *ConvertOptions) ([]int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	indicesOut := make([]C.size_t, len(amounts))
	if c.err != nil || c.failed(C.money_rates_sort(at, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, first(indicesOut), nil, &c.why)) {
		return nil, c.err
	}
	return listOf(indicesOut, len(indicesOut), func(one C.size_t) int { return int(one) }), nil
}

// SortDetailed sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep
// their order.
//
//   - amounts: the number of amounts amounts.
//   - target: as in [Rates.Compare].
//
// The results are
//   - the amounts' indices in their new order
//   - the flags
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrLimit] if more than [AmountsMax]
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//
// See also [Rates.Compare].
func (r *Rates) SortDetailed(amounts []Money, target string, options *ConvertOptions) ([]int, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	indicesOut := make([]C.size_t, len(amounts))
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_rates_sort(at, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, first(indicesOut), &flagsOut, &c.why)) {
		return nil, 0, c.err
	}
	return listOf(indicesOut, len(indicesOut), func(one C.size_t) int { return int(one) }), Flags(flagsOut), nil
}

// Minimum writes the amount that is worth least in one currency, as it was given; of equal ones the first.
//
// the number of amounts is at least 1.
//
//   - target: as in [Rates.Compare].
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrLimit] if more than [AmountsMax]
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//
// See also [Minimum].
func (r *Rates) Minimum(amounts []Money, target string, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_rates_minimum(at, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// MinimumDetailed writes the amount that is worth least in one currency, as it was given; of equal ones the
// first.
//
// the number of amounts is at least 1.
//
//   - target: as in [Rates.Compare].
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrLimit] if more than [AmountsMax]
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//
// See also [Minimum].
func (r *Rates) MinimumDetailed(amounts []Money, target string, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_rates_minimum(at, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// Maximum writes the amount that is worth most in one currency, as it was given; of equal ones the first.
//
// the number of amounts is at least 1.
//
//   - target: as in [Rates.Compare].
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrLimit] if more than [AmountsMax]
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//
// See also [Maximum].
func (r *Rates) Maximum(amounts []Money, target string, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_rates_maximum(at, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// MaximumDetailed writes the amount that is worth most in one currency, as it was given; of equal ones the
// first.
//
// the number of amounts is at least 1.
//
//   - target: as in [Rates.Compare].
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrLimit] if more than [AmountsMax]
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//
// See also [Maximum].
func (r *Rates) MaximumDetailed(amounts []Money, target string, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_rates_maximum(at, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// Sum adds up amounts of any currencies in one currency, as [Bag.Reduce] does: conversions and sum are exact,
// and the call rounds once.
//
//   - amounts: the number of amounts amounts. The sum of none is 0 of target.
//   - target: as in [Bag.Reduce].
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrLimit] if more than [AmountsMax]
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//
// See also [Sum], [Bag.Reduce].
func (r *Rates) Sum(amounts []Money, target string, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_rates_sum(at, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// SumDetailed adds up amounts of any currencies in one currency, as [Bag.Reduce] does: conversions and sum are
// exact, and the call rounds once.
//
//   - amounts: the number of amounts amounts. The sum of none is 0 of target.
//   - target: as in [Bag.Reduce].
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrLimit] if more than [AmountsMax]
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//
// See also [Sum], [Bag.Reduce].
func (r *Rates) SumDetailed(amounts []Money, target string, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_rates_sum(at, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// RatesBuilder is a table of exchange rates in the making.
//
// Call [RatesBuilder.Close] to release it, or leave that to the garbage collector.
type RatesBuilder struct {
	handle
}

func adoptRatesBuilder(at *C.money_rates_builder_t) *RatesBuilder {
	if at == nil {
		return nil
	}
	made := &RatesBuilder{}
	made.adopt(unsafe.Pointer(at), "RatesBuilder", func(at unsafe.Pointer) {
		C.money_rates_builder_free((*C.money_rates_builder_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *RatesBuilder) { gone.Close() })
	return made
}

func (r *RatesBuilder) held() *handle {
	if r == nil {
		return nil
	}
	return &r.handle
}

// NewRatesBuilder makes an empty builder.
func NewRatesBuilder() (*RatesBuilder, error) {
	c := begin()
	defer c.end()
	var builderOut *C.money_rates_builder_t
	if c.err != nil || c.failed(C.money_rates_builder_new(&builderOut, &c.why)) {
		return nil, c.err
	}
	return adoptRatesBuilder(builderOut), nil
}

// Add adds the rate 1 from = rate to, or replaces the one of the same direction and date.
//
// The other direction is its own entry: give both (bid and ask), and each serves its own; give one, and the
// other is its exact inverse. A builder holds rates of dates, or rates of no date, not both.
//
//   - rate: a decimal of at most 19 significant digits ("1.1172"), or a ratio of two integers ("7/3"); more than
//     0.
//   - date: the day the rate is of, or [DateNone] for a rate of no date.
//
// The error is
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (r *RatesBuilder) Add(from string, to string, rate string, date Date) error {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.change(r.held()))
	fromText := c.code(from)
	toText := c.code(to)
	rateText := c.text(rate)
	if c.err != nil || c.failed(C.money_rates_builder_add(at, fromText, toText, rateText, C.size_t(len(rate)), C.money_date_t(date), &c.why)) {
		return c.err
	}
	return nil
}

// Remove removes the rate of a direction and date.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrSyntax] if not a code
//   - [ErrDate] if the date is no day of the years 1 to 9999
func (r *RatesBuilder) Remove(from string, to string, date Date) error {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.change(r.held()))
	fromText := c.code(from)
	toText := c.code(to)
	if c.err != nil || c.failed(C.money_rates_builder_remove(at, fromText, toText, C.money_date_t(date), &c.why)) {
		return c.err
	}
	return nil
}

// SetBase sets the currency that cross rates go through; nil or "": none, and they take the shortest path.
//
// The error is [ErrSyntax] if not a code.
func (r *RatesBuilder) SetBase(base string) error {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.change(r.held()))
	baseText := c.optional(base)
	if c.err != nil || c.failed(C.money_rates_builder_set_base(at, baseText, &c.why)) {
		return c.err
	}
	return nil
}

// SetSource sets who published the rates: one line of at most 63 bytes; nil for none.
//
// The error is
//   - [ErrSyntax] if a control byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (r *RatesBuilder) SetSource(source string) error {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.change(r.held()))
	sourceText := c.text(source)
	if c.err != nil || c.failed(C.money_rates_builder_set_source(at, sourceText, C.size_t(len(source)), &c.why)) {
		return c.err
	}
	return nil
}

// SetInstant sets when the rates were published: an instant, or the zero time.
func (r *RatesBuilder) SetInstant(instant time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.change(r.held()))
	if c.err != nil || c.failed(C.money_rates_builder_set_instant(at, ofTime(instant), &c.why)) {
		return c.err
	}
	return nil
}

// Count returns how many rates the builder has.
func (r *RatesBuilder) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.use(r.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_rates_builder_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At writes the builder's rate at an index, in the order in which you first added them.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
func (r *RatesBuilder) At(index int) (Rate, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.use(r.held()))
	var rateOut C.money_rate_t
	if c.err != nil || c.failed(C.money_rates_builder_at(at, C.size_t(index), &rateOut, &c.why)) {
		return Rate{}, c.err
	}
	return rateOf(&rateOut), nil
}

// Build makes a table of what the builder has; the builder stays as it is and may go on.
//
// An empty table is allowed.
func (r *RatesBuilder) Build() (*Rates, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.use(r.held()))
	var ratesOut *C.money_rates_t
	if c.err != nil || c.failed(C.money_rates_builder_build(at, &ratesOut, &c.why)) {
		return nil, c.err
	}
	return adoptRates(ratesOut), nil
}

// Bag is an exact sum of amounts in several currencies: one amount for each currency.
//
// An amount of 0 does not count.
//
// Call [Bag.Close] to release it, or leave that to the garbage collector.
type Bag struct {
	handle
}

func adoptBag(at *C.money_bag_t) *Bag {
	if at == nil {
		return nil
	}
	made := &Bag{}
	made.adopt(unsafe.Pointer(at), "Bag", func(at unsafe.Pointer) {
		C.money_bag_free((*C.money_bag_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Bag) { gone.Close() })
	return made
}

func (b *Bag) held() *handle {
	if b == nil {
		return nil
	}
	return &b.handle
}

// NewBag makes an empty bag.
func NewBag() (*Bag, error) {
	c := begin()
	defer c.end()
	var bagOut *C.money_bag_t
	if c.err != nil || c.failed(C.money_bag_new(&bagOut, &c.why)) {
		return nil, c.err
	}
	return adoptBag(bagOut), nil
}

// Copy makes a copy of a bag.
func (b *Bag) Copy() (*Bag, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(b.held()))
	var copyOut *C.money_bag_t
	if c.err != nil || c.failed(C.money_bag_copy(at, &copyOut, &c.why)) {
		return nil, c.err
	}
	return adoptBag(copyOut), nil
}

// Add adds an amount to the bag's amount of its currency.
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits.
//
// See also [Bag.AddBag].
func (b *Bag) Add(amount Money) error {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.change(b.held()))
	amountRaw := amount.raw()
	if c.err != nil || c.failed(C.money_bag_add(at, &amountRaw, &c.why)) {
		return c.err
	}
	return nil
}

// AddBag adds every amount of another bag.
//
// This bag and other may be the same.
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits.
func (b *Bag) AddBag(other *Bag) error {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.change(b.held()))
	otherAt := (*C.money_bag_t)(c.use(other.held()))
	if c.err != nil || c.failed(C.money_bag_add_bag(at, otherAt, &c.why)) {
		return c.err
	}
	return nil
}

// Multiply multiplies every amount, exactly.
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits.
func (b *Bag) Multiply(factor Decimal) error {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.change(b.held()))
	factorRaw := factor.raw()
	if c.err != nil || c.failed(C.money_bag_multiply(at, &factorRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Count counts the amounts other than 0.
func (b *Bag) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(b.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_bag_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At reads the amount at an index among those other than 0, in the order in which the currencies were added.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
func (b *Bag) At(index int) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(b.held()))
	var amountOut C.money_t
	if c.err != nil || c.failed(C.money_bag_at(at, C.size_t(index), &amountOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(amountOut), nil
}

// Amounts returns all amounts, in the order of [Bag.At].
func (b *Bag) Amounts() ([]Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(b.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_t, pageRows)
	var found []Money
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_bag_amounts(at, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, moneyOf(rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Amount reads the amount of a currency, which is 0 if the bag has none of it.
//
// The error is [ErrSyntax] if not a code.
func (b *Bag) Amount(currency string) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(b.held()))
	currencyText := c.code(currency)
	var amountOut C.money_t
	if c.err != nil || c.failed(C.money_bag_amount(at, currencyText, &amountOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(amountOut), nil
}

// Equal compares two bags, whatever the order of their currencies.
func (b *Bag) Equal(other *Bag) (bool, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(b.held()))
	otherAt := (*C.money_bag_t)(c.use(other.held()))
	var equalOut C.money_bool_t
	if c.err != nil || c.failed(C.money_bag_equal(at, otherAt, &equalOut, &c.why)) {
		return false, c.err
	}
	return equalOut != 0, nil
}

// Hash computes a hash over the amounts, whatever the order of their currencies: equal bags have equal hashes.
func (b *Bag) Hash() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(b.held()))
	var hashOut C.uint64_t
	if c.err != nil || c.failed(C.money_bag_hash(at, &hashOut, &c.why)) {
		return 0, c.err
	}
	return uint64(hashOut), nil
}

// Reduce converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once.
//
// If Council Regulation (EC) No 1103/97 governs every conversion, as [Rates.Convert] says, the call rounds the
// sum by it and sets [FlagsEuroRegulation].
//
//   - target: the currency of the result.
//   - rates: the rate table; nil for a bag that has amounts of target alone.
//   - options: as in [Rates.Convert].
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//
// See also [Rates.Convert], [Wallet.Total].
func (b *Bag) Reduce(target string, rates *Rates, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(b.held()))
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_bag_reduce(at, targetText, ratesAt, optionsRaw, &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ReduceDetailed converts all amounts into one currency: the call adds up the exact conversions and rounds the
// sum once.
//
// If Council Regulation (EC) No 1103/97 governs every conversion, as [Rates.Convert] says, the call rounds the
// sum by it and sets [FlagsEuroRegulation].
//
//   - target: the currency of the result.
//   - rates: the rate table; nil for a bag that has amounts of target alone.
//   - options: as in [Rates.Convert].
//
// The results are
//   - the result
//   - [Flags] values
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//
// See also [Rates.Convert], [Wallet.Total].
func (b *Bag) ReduceDetailed(target string, rates *Rates, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(b.held()))
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_bag_reduce(at, targetText, ratesAt, optionsRaw, &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// Format returns a bag as text, such as "-12.50 EUR + 3.00 USD": the amounts other than 0 in the order of their
// codes, each with its own sign, or "0" if there are none.
//
// See also [ParseBag], [Bag.ToJSON].
func (b *Bag) Format() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(b.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_bag_format(at, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// ParseBag makes a bag from text that [Bag.Format] wrote: amounts as [Parse] reads them, with " + " between
// them, in any order, each currency once.
//
// An error has the position in the text.
//
//   - registry: your own currencies, which are known next to the built-in ones.
//
// The error is
//   - [ErrSyntax] if also for two amounts of a currency
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if longer than [DocumentMax]
//
// See also [Bag.Format].
func ParseBag(text string, registry *CurrencyRegistry) (*Bag, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var bagOut *C.money_bag_t
	if c.err != nil || c.failed(C.money_bag_parse(textText, C.size_t(len(text)), registryAt, &bagOut, &c.why)) {
		return nil, c.err
	}
	return adoptBag(bagOut), nil
}

// ToJSON returns a bag as JSON: a list of its amounts other than 0, as [Money.ToJSON] writes them, in the order
// of their codes.
//
// Equal bags with equal fraction digits give the same bytes.
//
// See also [BagFromJSON], [Bag.Format].
func (b *Bag) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(b.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_bag_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// BagFromJSON makes a bag from JSON that [Bag.ToJSON] wrote: a list of amounts in any order, each currency once.
//
// An error has the position in the text.
//
//   - registry: your own currencies, which are known next to the built-in ones.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object has a key twice
//   - [ErrDocument] if not such a list, or two amounts of a currency
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [Bag.ToJSON].
func BagFromJSON(json string, registry *CurrencyRegistry) (*Bag, error) {
	c := begin()
	defer c.end()
	jsonText := c.text(json)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var bagOut *C.money_bag_t
	if c.err != nil || c.failed(C.money_bag_from_json(jsonText, C.size_t(len(json)), registryAt, &bagOut, &c.why)) {
		return nil, c.err
	}
	return adoptBag(bagOut), nil
}

// Expression is an expression that was evaluated, with its exact result and its conversions.
//
// It never changes.
//
// Call [Expression.Close] to release it, or leave that to the garbage collector.
type Expression struct {
	handle
}

func adoptExpression(at *C.money_expression_t) *Expression {
	if at == nil {
		return nil
	}
	made := &Expression{}
	made.adopt(unsafe.Pointer(at), "Expression", func(at unsafe.Pointer) {
		C.money_expression_free((*C.money_expression_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Expression) { gone.Close() })
	return made
}

func (e *Expression) held() *handle {
	if e == nil {
		return nil
	}
	return &e.handle
}

// Evaluate evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the
// end.
//
// Numbers are plain decimals ("12.50", ".5"). An amount is a number with a currency before or after it: a
// built-in code, a code of Registry, or a symbol that CLDR has for one currency ("EUR 12.50", "12.50€", "US$3").
// The operators are "+", "-" (or U+2212), x (or "*", U+00D7) and "/" (or U+00F7); the last two bind more
// tightly. You may write parentheses, and signs before a term. "N%" after "+" or "-" is that part of everything
// to its left; elsewhere it is a hundredth of N. in or To (in any case) with a currency converts everything
// before it, up to the parenthesis that it stands in. docs/guide/expressions.md has the whole grammar.
//
// An amount times or divided by a number is an amount. An amount divided by an amount is a number; the library
// first converts the divisor to the dividend's currency, or the dividend to the divisor's if the dividend mixes
// currencies. Only in converts a sum of several currencies. Without it such a sum is [ErrCurrencyMismatch], as
// are amount × amount, number ÷ amount and amount + number.
//
// Every step is a ratio of two integers of at most 512 bits in lowest terms. The library rounds an amount to
// Digits. It keeps a number exact if 38 digits hold it, without zeros at the end. Otherwise it rounds the number
// to Digits, or with [DigitsCurrency] to as many fraction digits as 38 digits in all leave.
//
// The error's position is the byte where the text stops making sense, the operator that fails, or the currency.
// If only the result shows the failure (too large, inexact, a currency without minor units), it is the length of
// the text.
//
//   - text: at most [ExpressionMax] bytes.
//   - rates: the rate table; nil if nothing needs a rate.
//   - options: as in [Rates.Convert]; nil: the newest date, the currency's minor units on that date, half-even.
//
// The error is
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrAmbiguousCurrency] if the text lists what the symbol may be
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if a number or the result does not fit 38 digits, or a step 512 bits
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if longer than [ExpressionMax], or more currencies than [ExpressionCurrenciesMax]
//
// See also [Parse], [Rates.Convert], [Expression.Info], [ExpressionCaret].
func Evaluate(text string, rates *Rates, options *ConvertOptions) (ExpressionValue, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var valueOut C.money_expression_value_t
	if c.err != nil || c.failed(C.money_expression_evaluate(textText, C.size_t(len(text)), ratesAt, optionsRaw, &valueOut, nil, &c.why)) {
		return ExpressionValue{}, c.err
	}
	return expressionValueOf(&valueOut), nil
}

// EvaluateDetailed evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at
// the end.
//
// Numbers are plain decimals ("12.50", ".5"). An amount is a number with a currency before or after it: a
// built-in code, a code of Registry, or a symbol that CLDR has for one currency ("EUR 12.50", "12.50€", "US$3").
// The operators are "+", "-" (or U+2212), x (or "*", U+00D7) and "/" (or U+00F7); the last two bind more
// tightly. You may write parentheses, and signs before a term. "N%" after "+" or "-" is that part of everything
// to its left; elsewhere it is a hundredth of N. in or To (in any case) with a currency converts everything
// before it, up to the parenthesis that it stands in. docs/guide/expressions.md has the whole grammar.
//
// An amount times or divided by a number is an amount. An amount divided by an amount is a number; the library
// first converts the divisor to the dividend's currency, or the dividend to the divisor's if the dividend mixes
// currencies. Only in converts a sum of several currencies. Without it such a sum is [ErrCurrencyMismatch], as
// are amount × amount, number ÷ amount and amount + number.
//
// Every step is a ratio of two integers of at most 512 bits in lowest terms. The library rounds an amount to
// Digits. It keeps a number exact if 38 digits hold it, without zeros at the end. Otherwise it rounds the number
// to Digits, or with [DigitsCurrency] to as many fraction digits as 38 digits in all leave.
//
// The error's position is the byte where the text stops making sense, the operator that fails, or the currency.
// If only the result shows the failure (too large, inexact, a currency without minor units), it is the length of
// the text.
//
//   - text: at most [ExpressionMax] bytes.
//   - rates: the rate table; nil if nothing needs a rate.
//   - options: as in [Rates.Convert]; nil: the newest date, the currency's minor units on that date, half-even.
//
// The results are
//   - the result
//   - how the result came about. nil if you do not need it
//
// The error is
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrAmbiguousCurrency] if the text lists what the symbol may be
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if a number or the result does not fit 38 digits, or a step 512 bits
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if longer than [ExpressionMax], or more currencies than [ExpressionCurrenciesMax]
//
// See also [Parse], [Rates.Convert], [Expression.Info], [ExpressionCaret].
func EvaluateDetailed(text string, rates *Rates, options *ConvertOptions) (ExpressionValue, *Expression, error) {
	c := begin()
	defer c.end()
	textText := c.text(text)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var valueOut C.money_expression_value_t
	var expressionOut *C.money_expression_t
	if c.err != nil || c.failed(C.money_expression_evaluate(textText, C.size_t(len(text)), ratesAt, optionsRaw, &valueOut, &expressionOut, &c.why)) {
		return ExpressionValue{}, nil, c.err
	}
	return expressionValueOf(&valueOut), adoptExpression(expressionOut), nil
}

// Info returns the result of an expression, rounded and exact, and how many conversions it needed.
func (e *Expression) Info() (ExpressionInfo, error) {
	c := begin()
	defer c.end()
	at := (*C.money_expression_t)(c.use(e.held()))
	var infoOut C.money_expression_info_t
	if c.err != nil || c.failed(C.money_expression_info(at, &infoOut, &c.why)) {
		return ExpressionInfo{}, c.err
	}
	return expressionInfoOf(&infoOut), nil
}

// ConversionAt returns the conversion at an index: its exact rate, path, date and source.
//
// Conversions have the order in which the expression needed them. Their remainder is 0, because the library
// rounds nothing before the end.
//
// The error is [ErrNotFound] if index is the number of conversions or above.
//
// See also [Expression.Conversions].
func (e *Expression) ConversionAt(index int) (Conversion, error) {
	c := begin()
	defer c.end()
	at := (*C.money_expression_t)(c.use(e.held()))
	var conversionOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_expression_conversion_at(at, C.size_t(index), &conversionOut, &c.why)) {
		return Conversion{}, c.err
	}
	return conversionOf(&conversionOut), nil
}

// Conversions returns all conversions of the expression, in the order in which they were made.
//
// See also [Expression.ConversionAt].
func (e *Expression) Conversions() ([]Conversion, error) {
	c := begin()
	defer c.end()
	at := (*C.money_expression_t)(c.use(e.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_conversion_t, pageRows)
	var found []Conversion
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_expression_conversions(at, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, conversionOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Locales represents tables of locales that a program loaded: newer ones than the library has inside, or with
// names in more languages.
//
// They do not change after they are read, so several threads can use them at the same time. They must stay alive
// during each call that you name them in.
//
// Call [Locales.Close] to release it, or leave that to the garbage collector.
type Locales struct {
	handle
}

func adoptLocales(at *C.money_locales_t) *Locales {
	if at == nil {
		return nil
	}
	made := &Locales{}
	made.adopt(unsafe.Pointer(at), "Locales", func(at unsafe.Pointer) {
		C.money_locales_free((*C.money_locales_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Locales) { gone.Close() })
	return made
}

func (l *Locales) held() *handle {
	if l == nil {
		return nil
	}
	return &l.handle
}

// LocalesFromBytes reads tables of locales from the bytes of a file.
//
// The library keeps a copy.
//
// The file share/locales/cldr.locales is installed with the library. It has the locales that are inside of the
// library, with the names of currencies and countries in all languages of Unicode CLDR. The generator in
// tools/data/currencies makes such a file of any release of CLDR.
//
// Tables of form 1, from before there were names of countries, are read as well. A library that knows form 1
// alone refuses form 2 with [ErrVersion].
//
// The error is
//   - [ErrDocument] if no tables, or damaged ones; position
//   - [ErrVersion] if tables of a form that this library does not know
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if longer than [DocumentMax]
//
// See also [Locales.Parse], [Locales.Find].
func LocalesFromBytes(bytes []byte) (*Locales, error) {
	c := begin()
	defer c.end()
	bytesText := c.bytes(bytes)
	var localesOut *C.money_locales_t
	if c.err != nil || c.failed(C.money_locales_from_bytes(bytesText, C.size_t(len(bytes)), &localesOut, &c.why)) {
		return nil, c.err
	}
	return adoptLocales(localesOut), nil
}

// Version returns the version of Unicode CLDR that tables are of, such as "48".
func (l *Locales) Version() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_locales_t)(c.use(l.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_locales_version(at, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Count writes how many locales tables have.
func (l *Locales) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_locales_t)(c.use(l.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_locales_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At returns the identifier of the locale at an index of tables.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
//
// See also [LocaleAt].
func (l *Locales) At(index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_locales_t)(c.use(l.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_locales_at(at, C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Find returns the identifier of the locale that a name means in tables.
//
//   - locale: as [LocaleFind] takes it.
//
// The error is
//   - [ErrNotFound] if a language that the tables do not have
//   - [ErrSyntax] if not a locale; position
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [LocaleFind].
func (l *Locales) Find(locale string) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_locales_t)(c.use(l.held()))
	localeText := c.code(locale)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_locales_find(at, localeText, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Parse reads an amount as [ParseLocale] does, with tables of your own.
//
//   - currency: the expected currency; "": the text names the currency.
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
// See also [ParseLocale].
func (l *Locales) Parse(text string, locale string, currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_locales_t)(c.use(l.held()))
	textText := c.text(text)
	localeText := c.code(locale)
	currencyText := c.optional(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_locales_parse(at, textText, C.size_t(len(text)), localeText, currencyText, registryAt, &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// CurrencyText returns a currency alone as [CurrencyText] does, with tables of your own.
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
// See also [CurrencyText].
func (l *Locales) CurrencyText(code string, locale string, display CurrencyDisplay, registry *CurrencyRegistry) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_locales_t)(c.use(l.held()))
	codeText := c.code(code)
	localeText := c.code(locale)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_locales_currency_text(at, codeText, localeText, C.money_currency_display_t(display), registryAt, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// CountryName returns the name of a country in a locale's language: "Schweiz", "Suisse".
//
// The library has no names of countries inside. The file share/locales/cldr.locales has them, in all languages
// in which Unicode CLDR has them. Where CLDR has several forms it is the usual one, not a short one: "United
// Kingdom".
//
//   - country: an ISO 3166-1 code of two letters, in either case.
//   - locale: as [LocaleFind] takes it. Its own country does not matter, but its region may have its own names.
//
// The error is
//   - [ErrNotFound] if a language that the tables do not have, or no name of that country in it
//   - [ErrSyntax] if not a country's code, not a locale
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [CountryCurrencies], [LocaleCurrency].
func (l *Locales) CountryName(country string, locale string) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_locales_t)(c.use(l.held()))
	countryText := c.code(country)
	localeText := c.code(locale)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_locales_country_name(at, countryText, localeText, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Wallet represents amounts of several currencies, each kept as an entry, with holds and a journal.
//
// Call [Wallet.Close] to release it, or leave that to the garbage collector.
type Wallet struct {
	handle
}

func adoptWallet(at *C.money_wallet_t) *Wallet {
	if at == nil {
		return nil
	}
	made := &Wallet{}
	made.adopt(unsafe.Pointer(at), "Wallet", func(at unsafe.Pointer) {
		C.money_wallet_free((*C.money_wallet_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Wallet) { gone.Close() })
	return made
}

func (w *Wallet) held() *handle {
	if w == nil {
		return nil
	}
	return &w.handle
}

// NewWallet makes an empty wallet.
func NewWallet() (*Wallet, error) {
	c := begin()
	defer c.end()
	var walletOut *C.money_wallet_t
	if c.err != nil || c.failed(C.money_wallet_new(&walletOut, &c.why)) {
		return nil, c.err
	}
	return adoptWallet(walletOut), nil
}

// Add adds an entry.
//
// An amount below 0 records a payment, which may take the sum below 0, but never below what is held.
//
// The error is
//   - [ErrOverflow] if the currency's sum
//   - [ErrInsufficient] if less than what is held would be left
//   - [ErrSyntax] if the label is not one line
//   - [ErrLimit] if the label is longer than 79 bytes, or the wallet has given out all its ids
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrDate] if the date is no day of the years 1 to 9999
//
// See also [Wallet.Remove], [WalletTransfer], [Store.WalletAdd].
func (w *Wallet) Add(amount Money, note *WalletNote) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(w.held()))
	amountRaw := amount.raw()
	noteRaw := note.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_add(at, &amountRaw, noteRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// Remove removes the entry of an id, as if it had never been there.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrInsufficient] if less than what is held would be left
//   - [ErrOverflow] if the sum of the other entries
//
// See also [Wallet.RemoveAmount].
func (w *Wallet) Remove(id uint64) error {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(w.held()))
	if c.err != nil || c.failed(C.money_wallet_remove(at, C.uint64_t(id), &c.why)) {
		return c.err
	}
	return nil
}

// RemoveAmount removes the first entry whose amount equals another: 10.5 EUR equals 10.50 EUR.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrOverflow] if the exact result does not fit 38 digits
//
// See also [Wallet.Remove].
func (w *Wallet) RemoveAmount(amount Money) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(w.held()))
	amountRaw := amount.raw()
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_remove_amount(at, &amountRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// Count counts the entries.
//
//   - currency: "" counts the entries of all currencies.
//
// The error is [ErrSyntax] if not a code.
func (w *Wallet) Count(currency string) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	currencyText := c.optional(currency)
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_count(at, currencyText, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At reads the entry at an index, in the order in which entries were added.
//
//   - currency: the index counts the entries of this currency; "": of all.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry, or [ErrSyntax] if the text
// is no number, amount, date or code; the position is its first byte that does not belong.
func (w *Wallet) At(currency string, index int) (WalletEntry, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	currencyText := c.optional(currency)
	var entryOut C.money_wallet_entry_t
	if c.err != nil || c.failed(C.money_wallet_at(at, currencyText, C.size_t(index), &entryOut, &c.why)) {
		return WalletEntry{}, c.err
	}
	return walletEntryOf(&entryOut), nil
}

// Entries returns all entries.
//
//   - currency: as in [Wallet.At].
//
// The error is [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that
// does not belong.
func (w *Wallet) Entries(currency string) ([]WalletEntry, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	currencyText := c.optional(currency)
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_wallet_entry_t, pageRows)
	var found []WalletEntry
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_wallet_entries(at, currencyText, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, walletEntryOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// CurrencyCount counts the currencies that the wallet has entries of.
func (w *Wallet) CurrencyCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_currency_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// CurrencyAt reads the currency at an index, in the order of the currencies' first entries.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
func (w *Wallet) CurrencyAt(index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_wallet_currency_at(at, C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Sum adds up the entries of a currency.
//
// The sum has the currency's fraction digits, or more if its value needs them; it is 0 if there are no entries
// of the currency.
//
//   - registry: your own currencies, whose fraction digits count too.
//
// The error is [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that
// does not belong.
func (w *Wallet) Sum(currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var sumOut C.money_t
	if c.err != nil || c.failed(C.money_wallet_sum(at, currencyText, registryAt, &sumOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(sumOut), nil
}

// Held reads how much of a currency's sum is held.
//
//   - registry: as in [Wallet.Sum].
//
// The error is [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that
// does not belong.
//
// See also [Wallet.Hold].
func (w *Wallet) Held(currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var heldOut C.money_t
	if c.err != nil || c.failed(C.money_wallet_held(at, currencyText, registryAt, &heldOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(heldOut), nil
}

// Total converts all entries into one currency: the call adds up the exact conversions and rounds the sum once.
//
//   - target: the currency of the total.
//   - rates: the rate table; nil if nothing needs a rate.
//   - options: as in [Rates.Convert].
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//
// See also [Wallet.Statement], [Bag.Reduce], [Store.WalletTotal].
func (w *Wallet) Total(target string, rates *Rates, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var totalOut C.money_t
	if c.err != nil || c.failed(C.money_wallet_total(at, targetText, ratesAt, optionsRaw, &totalOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(totalOut), nil
}

// TotalDetailed converts all entries into one currency: the call adds up the exact conversions and rounds the
// sum once.
//
//   - target: the currency of the total.
//   - rates: the rate table; nil if nothing needs a rate.
//   - options: as in [Rates.Convert].
//
// The results are
//   - the total
//   - the details, for which the call converts every entry; without them it converts one sum per currency
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//
// See also [Wallet.Statement], [Bag.Reduce], [Store.WalletTotal].
func (w *Wallet) TotalDetailed(target string, rates *Rates, options *ConvertOptions) (Money, WalletTotalDetails, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var totalOut C.money_t
	var detailsOut C.money_wallet_total_details_t
	if c.err != nil || c.failed(C.money_wallet_total(at, targetText, ratesAt, optionsRaw, &totalOut, &detailsOut, &c.why)) {
		return Money{}, WalletTotalDetails{}, c.err
	}
	return moneyOf(totalOut), walletTotalDetailsOf(&detailsOut), nil
}

// Hold holds an amount, which must be there and not held: nothing else can spend it until you commit or release
// the hold.
//
//   - amount: more than 0.
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
// See also [Wallet.Commit], [Wallet.Release].
func (w *Wallet) Hold(amount Money, note *WalletNote) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(w.held()))
	amountRaw := amount.raw()
	noteRaw := note.give(c)
	var holdOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_hold(at, &amountRaw, noteRaw, &holdOut, &c.why)) {
		return 0, c.err
	}
	return uint64(holdOut), nil
}

// Commit commits a hold: an entry of its amount below 0, with its note, takes the hold's place.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrOverflow] if the sum that is left
//   - [ErrLimit] if the wallet has given out all its ids
func (w *Wallet) Commit(hold uint64) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(w.held()))
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_commit(at, C.uint64_t(hold), &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// CommitAmount commits an amount of a hold: an entry of that amount below 0, with the hold's note, takes the
// hold's place, and the rest of the hold can be spent again.
//
// A hold of 80 EUR of which 60 EUR are committed leaves an entry of -60 EUR and no hold.
//
//   - amount: more than 0, and at most what is held, in the hold's currency.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrInsufficient] if the hold is of less
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrOverflow] if the sum that is left
//   - [ErrLimit] if the wallet has given out all its ids
//
// See also [Wallet.Commit].
func (w *Wallet) CommitAmount(hold uint64, amount Money) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(w.held()))
	amountRaw := amount.raw()
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_commit_amount(at, C.uint64_t(hold), &amountRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// Release releases a hold: its amount can be spent again.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry, or [ErrOverflow] if what
// is still held.
func (w *Wallet) Release(hold uint64) error {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(w.held()))
	if c.err != nil || c.failed(C.money_wallet_release(at, C.uint64_t(hold), &c.why)) {
		return c.err
	}
	return nil
}

// HoldCount counts the holds.
func (w *Wallet) HoldCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_hold_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// HoldAt reads the hold at an index, in the order in which holds were made.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
func (w *Wallet) HoldAt(index int) (WalletEntry, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	var holdOut C.money_wallet_entry_t
	if c.err != nil || c.failed(C.money_wallet_hold_at(at, C.size_t(index), &holdOut, &c.why)) {
		return WalletEntry{}, c.err
	}
	return walletEntryOf(&holdOut), nil
}

// Holds returns all holds.
func (w *Wallet) Holds() ([]WalletEntry, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_wallet_entry_t, pageRows)
	var found []WalletEntry
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_wallet_holds(at, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, walletEntryOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Exchange exchanges amounts in a wallet at the rates of a rate table: all legs or none, each rounded once.
//
//   - legs: 1 to 1,024 legs.
//   - rates: the rate table; nil if nothing needs a rate.
//   - options: as in [Rates.Convert].
//   - note: the note of every entry that the call makes.
//
// The error is
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//
// See also [WalletTransfer], [Rates.Convert].
func (w *Wallet) Exchange(legs []ExchangeLeg, rates *Rates, options *ConvertOptions, note *WalletNote) error {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(w.held()))
	legsRaw := make([]C.money_exchange_leg_t, len(legs))
	for index := range legs {
		legs[index].fill(c, &legsRaw[index])
	}
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	noteRaw := note.give(c)
	if c.err != nil || c.failed(C.money_wallet_exchange(at, first(legsRaw), C.size_t(len(legs)), ratesAt, optionsRaw, noteRaw, &c.why)) {
		return c.err
	}
	return nil
}

// ToJSON returns a wallet as JSON, without its journal.
//
// The same wallet always gives the same bytes.
//
// See also [WalletFromJSON], [Store.WalletSave].
func (w *Wallet) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_wallet_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// WalletFromJSON makes a wallet from JSON that [Wallet.ToJSON] wrote.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object has a key twice
//   - [ErrDocument] if the document is well-formed and not of the kind expected
//   - [ErrVersion] if a newer version of the library wrote it
//   - [ErrInsufficient] if more is held than there is
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func WalletFromJSON(json string) (*Wallet, error) {
	c := begin()
	defer c.end()
	jsonText := c.text(json)
	var walletOut *C.money_wallet_t
	if c.err != nil || c.failed(C.money_wallet_from_json(jsonText, C.size_t(len(json)), &walletOut, &c.why)) {
		return nil, c.err
	}
	return adoptWallet(walletOut), nil
}

// ToJournal returns the journal of a wallet: one line of JSON for each change.
//
// See also [WalletFromJournal].
func (w *Wallet) ToJournal() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	var journalOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_wallet_to_journal(at, &journalOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(journalOut, length), nil
}

// WalletFromJournal makes the wallet that a journal records, by making each change again: its JSON is the same
// to the byte.
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrDocument] if the document is well-formed and not of the kind expected
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrJSON] if the text is not JSON, or an object has a key twice
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrVersion] if a newer version of the library wrote it
func WalletFromJournal(journal string) (*Wallet, error) {
	c := begin()
	defer c.end()
	journalText := c.text(journal)
	var walletOut *C.money_wallet_t
	if c.err != nil || c.failed(C.money_wallet_from_journal(journalText, C.size_t(len(journal)), &walletOut, &c.why)) {
		return nil, c.err
	}
	return adoptWallet(walletOut), nil
}

// Revision reads the wallet's revision, a number that grows by one with each change.
func (w *Wallet) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// Statement makes the statement of a wallet, with the grand total of [Wallet.Total].
//
//   - target: the currency of the grand total.
//   - rates: the rate table; nil if nothing needs a rate.
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
func (w *Wallet) Statement(target string, rates *Rates, options *ConvertOptions) (*WalletStatement, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(w.held()))
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var statementOut *C.money_wallet_statement_t
	if c.err != nil || c.failed(C.money_wallet_statement(at, targetText, ratesAt, optionsRaw, &statementOut, &c.why)) {
		return nil, c.err
	}
	return adoptWalletStatement(statementOut), nil
}

// OnChange sets the listener of changes, replacing the previous one; nil removes it. It
// receives the revision after the change, before the call that made it returns. If it panics, so does the
// call, but the change persists.
func (w *Wallet) OnChange(listener func(revision uint64)) error {
	w.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := w.Revision()
	if err != nil {
		return err
	}
	w.setTell(func() {
		now, err := w.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// WalletStatement is a wallet as a screen shows it.
//
// Each currency has a section with a row for each entry and a row with the subtotal; the last section has one
// row, the grand total. A statement is a copy: it does not change with the wallet.
//
// Call [WalletStatement.Close] to release it, or leave that to the garbage collector.
type WalletStatement struct {
	handle
}

func adoptWalletStatement(at *C.money_wallet_statement_t) *WalletStatement {
	if at == nil {
		return nil
	}
	made := &WalletStatement{}
	made.adopt(unsafe.Pointer(at), "WalletStatement", func(at unsafe.Pointer) {
		C.money_wallet_statement_free((*C.money_wallet_statement_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *WalletStatement) { gone.Close() })
	return made
}

func (w *WalletStatement) held() *handle {
	if w == nil {
		return nil
	}
	return &w.handle
}

// SectionCount counts the sections: one for each currency, and one for the grand total.
func (w *WalletStatement) SectionCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_statement_t)(c.use(w.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_statement_section_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// SectionAt reads the header of a section, which is its currency.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
func (w *WalletStatement) SectionAt(section int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_statement_t)(c.use(w.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_wallet_statement_section_at(at, C.size_t(section), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// RowCount counts the rows of a section.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
func (w *WalletStatement) RowCount(section int) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_statement_t)(c.use(w.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_statement_row_count(at, C.size_t(section), &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// RowAt reads the row of a section at an index.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
func (w *WalletStatement) RowAt(section int, index int) (WalletStatementRow, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_statement_t)(c.use(w.held()))
	var rowOut C.money_wallet_statement_row_t
	if c.err != nil || c.failed(C.money_wallet_statement_row_at(at, C.size_t(section), C.size_t(index), &rowOut, &c.why)) {
		return WalletStatementRow{}, c.err
	}
	return walletStatementRowOf(&rowOut), nil
}

// Rows returns all rows of a section.
func (w *WalletStatement) Rows(section int) ([]WalletStatementRow, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_statement_t)(c.use(w.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_wallet_statement_row_t, pageRows)
	var found []WalletStatementRow
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_wallet_statement_rows(at, C.size_t(section), C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, walletStatementRowOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Catalogue represents products with prices in one currency, in the order in which you added them, and the tax
// rates of their categories.
//
// Call [Catalogue.Close] to release it, or leave that to the garbage collector.
type Catalogue struct {
	handle
}

func adoptCatalogue(at *C.money_catalogue_t) *Catalogue {
	if at == nil {
		return nil
	}
	made := &Catalogue{}
	made.adopt(unsafe.Pointer(at), "Catalogue", func(at unsafe.Pointer) {
		C.money_catalogue_free((*C.money_catalogue_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Catalogue) { gone.Close() })
	return made
}

func (ca *Catalogue) held() *handle {
	if ca == nil {
		return nil
	}
	return &ca.handle
}

// NewCatalogue makes an empty catalogue.
//
//   - currency: the currency of all prices, built in or in registry. It has minor units, so gold (XAU) is
//     refused.
//   - registry: your own currencies; the library reads it during the call only.
//
// The error is [ErrUnknownCurrency] if also: a currency without minor units, or [ErrSyntax] if not a code.
//
// See also [CatalogueFromCSV], [CatalogueFromJSON].
func NewCatalogue(currency string, registry *CurrencyRegistry) (*Catalogue, error) {
	c := begin()
	defer c.end()
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var catalogueOut *C.money_catalogue_t
	if c.err != nil || c.failed(C.money_catalogue_new(currencyText, registryAt, &catalogueOut, &c.why)) {
		return nil, c.err
	}
	return adoptCatalogue(catalogueOut), nil
}

// Add adds a product at the end, or replaces the product of the same sku in its place.
//
// The error is
//   - [ErrArgument] if also: a price below 0
//   - [ErrCurrencyMismatch] if the price is not in the catalogue's currency
//   - [ErrSyntax] if an empty sku, a text of two lines
//   - [ErrEncoding] if a text that is not UTF-8
//
// See also [Catalogue.Find], [Catalogue.Remove].
func (ca *Catalogue) Add(product Product) error {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.change(ca.held()))
	productRaw := product.give(c)
	if c.err != nil || c.failed(C.money_catalogue_add(at, productRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Remove removes the product of a sku.
//
// The error is
//   - [ErrNotFound] if the catalogue has no such product
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (ca *Catalogue) Remove(sku string) error {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.change(ca.held()))
	skuText := c.code(sku)
	if c.err != nil || c.failed(C.money_catalogue_remove(at, skuText, &c.why)) {
		return c.err
	}
	return nil
}

// Find finds the product of a sku.
//
// You may change the product and hand it to [Catalogue.Add].
//
// The error is
//   - [ErrNotFound] if the catalogue has no such product
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (ca *Catalogue) Find(sku string) (Product, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(ca.held()))
	skuText := c.code(sku)
	var productOut C.money_product_t
	if c.err != nil || c.failed(C.money_catalogue_find(at, skuText, &productOut, &c.why)) {
		return Product{}, c.err
	}
	return productOf(&productOut), nil
}

// Count counts the products.
//
// See also [Catalogue.At], [Catalogue.Products].
func (ca *Catalogue) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(ca.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_catalogue_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At writes the product at an index, in the order in which you added them.
//
// The error is [ErrNotFound] if the catalogue has fewer products.
//
// See also [Catalogue.Products], [Catalogue.Count].
func (ca *Catalogue) At(index int) (Product, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(ca.held()))
	var productOut C.money_product_t
	if c.err != nil || c.failed(C.money_catalogue_at(at, C.size_t(index), &productOut, &c.why)) {
		return Product{}, c.err
	}
	return productOf(&productOut), nil
}

// Products writes several products in one call, in the order in which you added them.
//
// See also [Catalogue.At].
func (ca *Catalogue) Products() ([]Product, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(ca.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_product_t, pageRows)
	var found []Product
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_catalogue_products(at, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, productOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Currency returns the code of the catalogue's currency.
func (ca *Catalogue) Currency() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(ca.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_catalogue_currency(at, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// SetTax sets the tax rate of a category, in place of the one that it had.
//
// Baskets that were made before keep theirs.
//
//   - category: one line of at most 31 bytes. "" stands for the products without a category, which are not taxed
//     until you set a rate for them.
//   - percent: 0 to 100: 19 is 19 %, and 0.19 is less than a fifth of one percent.
//
// The error is
//   - [ErrTax] if outside 0 to 100
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (ca *Catalogue) SetTax(category string, percent Decimal) error {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.change(ca.held()))
	categoryText := c.optional(category)
	percentRaw := percent.raw()
	if c.err != nil || c.failed(C.money_catalogue_set_tax(at, categoryText, &percentRaw, &c.why)) {
		return c.err
	}
	return nil
}

// TaxCount counts the categories that have a tax rate.
//
// See also [Catalogue.TaxAt], [Catalogue.Taxes].
func (ca *Catalogue) TaxCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(ca.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_catalogue_tax_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// TaxAt writes the tax rate at an index, in the order of the categories' bytes.
//
// The error is [ErrNotFound] if fewer categories have a rate.
//
// See also [Catalogue.Taxes], [Catalogue.TaxCount].
func (ca *Catalogue) TaxAt(index int) (TaxRate, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(ca.held()))
	var taxOut C.money_tax_rate_t
	if c.err != nil || c.failed(C.money_catalogue_tax_at(at, C.size_t(index), &taxOut, &c.why)) {
		return TaxRate{}, c.err
	}
	return taxRateOf(&taxOut), nil
}

// Taxes writes several tax rates in one call, under the rules of [Catalogue.Products].
//
// See also [Catalogue.TaxAt].
func (ca *Catalogue) Taxes() ([]TaxRate, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(ca.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_tax_rate_t, pageRows)
	var found []TaxRate
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_catalogue_taxes(at, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, taxRateOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// CatalogueFromJSON reads a catalogue that [Catalogue.ToJSON] wrote.
//
// The error is
//   - [ErrJSON] if position
//   - [ErrDocument] if the document is well-formed and not of the kind expected
//   - [ErrVersion] if a newer version of the library wrote it
//   - [ErrDuplicateSku] if one document has the same product twice
//   - [ErrTax] if the tax is outside 0 to 100 percent, or a category has none
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [CatalogueFromCSV].
func CatalogueFromJSON(json string) (*Catalogue, error) {
	c := begin()
	defer c.end()
	jsonText := c.text(json)
	var catalogueOut *C.money_catalogue_t
	if c.err != nil || c.failed(C.money_catalogue_from_json(jsonText, C.size_t(len(json)), &catalogueOut, &c.why)) {
		return nil, c.err
	}
	return adoptCatalogue(catalogueOut), nil
}

// ToJSON returns a catalogue with its tax rates as JSON.
//
// The same catalogue always gives the same bytes.
//
// See also [Catalogue.ToCSV].
func (ca *Catalogue) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(ca.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_catalogue_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// CatalogueFromCSV reads a catalogue from comma-separated values (RFC 4180).
//
// The first line names the columns, in any order, and each further line is a product. The columns sku and price
// are required; name, unit, category and currency are optional; any other column is refused.
//
//   - currency: the currency of the prices. With "" the document's own column says it, and it is the same on
//     every line.
//   - registry: your own currencies; the library reads it during the call only.
//
// The error is
//   - [ErrDocument] if the document is well-formed and not of the kind expected
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrDuplicateSku] if one document has the same product twice
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if all with the position
//
// See also [CatalogueFromJSON].
func CatalogueFromCSV(csv string, currency string, registry *CurrencyRegistry) (*Catalogue, error) {
	c := begin()
	defer c.end()
	csvText := c.text(csv)
	currencyText := c.optional(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var catalogueOut *C.money_catalogue_t
	if c.err != nil || c.failed(C.money_catalogue_from_csv(csvText, C.size_t(len(csv)), currencyText, registryAt, &catalogueOut, &c.why)) {
		return nil, c.err
	}
	return adoptCatalogue(catalogueOut), nil
}

// ToCSV returns the products as comma-separated values that [CatalogueFromCSV] reads.
//
// The document has no tax rates.
//
// See also [Catalogue.ToJSON].
func (ca *Catalogue) ToCSV() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(ca.held()))
	var csvOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_catalogue_to_csv(at, &csvOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(csvOut, length), nil
}

// Basket represents line items with quantities and discounts, tax rates and a policy, over a copy of a
// catalogue.
//
// Call [Basket.Close] to release it, or leave that to the garbage collector.
type Basket struct {
	handle
}

func adoptBasket(at *C.money_basket_t) *Basket {
	if at == nil {
		return nil
	}
	made := &Basket{}
	made.adopt(unsafe.Pointer(at), "Basket", func(at unsafe.Pointer) {
		C.money_basket_free((*C.money_basket_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Basket) { gone.Close() })
	return made
}

func (b *Basket) held() *handle {
	if b == nil {
		return nil
	}
	return &b.handle
}

// NewBasket makes an empty basket with a copy of the catalogue and its tax rates.
//
// See also [BasketFromJSON].
func NewBasket(catalogue *Catalogue) (*Basket, error) {
	c := begin()
	defer c.end()
	catalogueAt := (*C.money_catalogue_t)(c.use(catalogue.held()))
	var basketOut *C.money_basket_t
	if c.err != nil || c.failed(C.money_basket_new(catalogueAt, &basketOut, &c.why)) {
		return nil, c.err
	}
	return adoptBasket(basketOut), nil
}

// Add adds to the quantity of a product.
//
// The call adds a line item if the basket has none of the product, and removes the line item if its quantity
// becomes 0.
//
//   - sku: the identifier of a product of the catalogue, or of one that is in the basket.
//   - quantity: not 0; fraction digits are allowed (0.350 kg). A negative quantity takes away, and a line item
//     with a quantity below 0 is a refund.
//
// The error is
//   - [ErrArgument] if also: a quantity of 0
//   - [ErrNotFound] if no such product
//   - [ErrOverflow] if a quantity or price above 38 digits
//   - [ErrDiscount] if the line item's fixed discount would be above its price
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [Basket.Set], [Basket.Remove].
func (b *Basket) Add(sku string, quantity Decimal) error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(b.held()))
	skuText := c.code(sku)
	quantityRaw := quantity.raw()
	if c.err != nil || c.failed(C.money_basket_add(at, skuText, &quantityRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Set sets the quantity of a product.
//
// The call adds a line item if the basket has none of the product; a quantity of 0 removes the line item.
//
// The error is
//   - [ErrNotFound] if no such product, or 0 of one that is not in the basket
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrDiscount] if the discount is below 0, above 100 percent, or above the price
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [Basket.Add].
func (b *Basket) Set(sku string, quantity Decimal) error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(b.held()))
	skuText := c.code(sku)
	quantityRaw := quantity.raw()
	if c.err != nil || c.failed(C.money_basket_set(at, skuText, &quantityRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Put puts a product into the basket that need not be in the catalogue, or not at this price.
//
// It may be something that the shop sells once, a product at a price that was agreed, or the same product a
// second time, with an option and a sku of its own.
//
// The line item has its own sku, texts, tax category and price. It replaces the line item of the same sku in its
// place, which keeps its discount. Later calls name it by its sku.
//
//   - quantity: not 0; below 0 for a refund.
//
// The error is
//   - [ErrArgument] if also: a quantity of 0, a price below 0
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrSyntax] if an empty sku, or a text of several lines
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrDiscount] if the line item's fixed discount would be above its price
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [Basket.Add], [Basket.SetDiscount].
func (b *Basket) Put(product Product, quantity Decimal) error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(b.held()))
	productRaw := product.give(c)
	quantityRaw := quantity.raw()
	if c.err != nil || c.failed(C.money_basket_put(at, productRaw, &quantityRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Remove removes the line item of a product, with its discount.
//
// The error is
//   - [ErrNotFound] if the basket has no such line item
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [Basket.Clear].
func (b *Basket) Remove(sku string) error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(b.held()))
	skuText := c.code(sku)
	if c.err != nil || c.failed(C.money_basket_remove(at, skuText, &c.why)) {
		return c.err
	}
	return nil
}

// Clear removes all line items and the order's discount.
//
// Tax rates and policy stay.
func (b *Basket) Clear() error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(b.held()))
	if c.err != nil || c.failed(C.money_basket_clear(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetDiscount sets the discount of a line item, or of the order, in place of the discount that it had.
//
// The call compares a fixed discount of a line item with its price. A fixed discount of the order may come
// before the products, so [Basket.Checkout] compares it with the subtotal.
//
//   - sku: the line item; "" stands for the order, whose discount the line items share in proportion to their
//     totals.
//   - discount: nil, or a discount of kind [DiscountKindNone] or of 0, removes the discount.
//
// The error is
//   - [ErrArgument] if also: a percentage with [DiscountKindFixed], an amount with [DiscountKindPercent]
//   - [ErrNotFound] if the basket has no such line item
//   - [ErrDiscount] if outside 0 to 100 percent, an amount below 0 or above the price
//   - [ErrInexact] if an amount finer than a minor unit
//   - [ErrCurrencyMismatch] if an amount that is not in the catalogue's currency
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (b *Basket) SetDiscount(sku string, discount *Discount) error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(b.held()))
	skuText := c.optional(sku)
	discountRaw := discount.give(c)
	if c.err != nil || c.failed(C.money_basket_set_discount(at, skuText, discountRaw, &c.why)) {
		return c.err
	}
	return nil
}

// SetTax sets the tax rate of a category for this basket, under the rules of [Catalogue.SetTax].
//
//   - category: "" stands for the products without a category.
//   - percent: 0 to 100: 19 is 19 %.
//
// The error is
//   - [ErrTax] if outside 0 to 100
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (b *Basket) SetTax(category string, percent Decimal) error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(b.held()))
	categoryText := c.optional(category)
	percentRaw := percent.raw()
	if c.err != nil || c.failed(C.money_basket_set_tax(at, categoryText, &percentRaw, &c.why)) {
		return c.err
	}
	return nil
}

// SetPolicy sets the policy.
//
// See also [BasketPolicyPreset].
func (b *Basket) SetPolicy(policy *BasketPolicy) error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(b.held()))
	policyRaw := policy.give(c)
	if c.err != nil || c.failed(C.money_basket_set_policy(at, policyRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Policy writes the basket's policy.
func (b *Basket) Policy() (BasketPolicy, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(b.held()))
	var policyOut C.money_basket_policy_t
	if c.err != nil || c.failed(C.money_basket_policy(at, &policyOut, &c.why)) {
		return BasketPolicy{}, c.err
	}
	return basketPolicyOf(&policyOut), nil
}

// Currency returns the code of the catalogue's currency.
func (b *Basket) Currency() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(b.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_basket_currency(at, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Count counts the line items.
//
// See also [Basket.At], [Basket.LineItems].
func (b *Basket) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(b.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_basket_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At writes the line item at an index, in the order in which you first added the products.
//
// The error is [ErrNotFound] if the basket has fewer line items.
//
// See also [Basket.LineItems], [Basket.Count].
func (b *Basket) At(index int) (BasketLineItem, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(b.held()))
	var itemOut C.money_basket_line_item_t
	if c.err != nil || c.failed(C.money_basket_at(at, C.size_t(index), &itemOut, &c.why)) {
		return BasketLineItem{}, c.err
	}
	return basketLineItemOf(&itemOut), nil
}

// LineItems writes several line items in one call, under the rules of [Catalogue.Products].
//
// See also [Basket.At].
func (b *Basket) LineItems() ([]BasketLineItem, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(b.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_basket_line_item_t, pageRows)
	var found []BasketLineItem
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_basket_line_items(at, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, basketLineItemOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Quantity writes the quantity of a product: 0 if the basket has no line item of it.
//
// The error is [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000, or [ErrLimit] if
// the input is longer, larger or deeper than a limit.
func (b *Basket) Quantity(sku string) (Decimal, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(b.held()))
	skuText := c.code(sku)
	var quantityOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_basket_quantity(at, skuText, &quantityOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(quantityOut), nil
}

// Revision writes the revision: 0 for a new basket, and one more after each change.
//
// See also [Basket.OnChange].
func (b *Basket) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(b.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_basket_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// Checkout makes a receipt: adds everything up under the basket's policy, in the catalogue's currency and in
// target.
//
// The basket stays as it is.
//
// In another currency the library converts the total once and each line item on its own. The receipt shows the
// difference.
//
//   - target: the currency to pay in; with "" the receipt is in the catalogue's currency alone.
//   - rates: nil is enough if nothing is to be converted.
//   - options: as in [Rates.Convert]; with Now the receipt says how old the rates are.
//
// The error is
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrTax] if a category without a rate
//   - [ErrDiscount] if above the price
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the policy does not allow rounding
//   - [ErrLimit] if more than 64 different tax rates inside prices
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrSyntax] if not a code
//
// See also [Receipt.Info], [Receipt.ToText].
func (b *Basket) Checkout(target string, rates *Rates, options *ConvertOptions) (*Receipt, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(b.held()))
	targetText := c.optional(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var receiptOut *C.money_receipt_t
	if c.err != nil || c.failed(C.money_basket_checkout(at, targetText, ratesAt, optionsRaw, &receiptOut, &c.why)) {
		return nil, c.err
	}
	return adoptReceipt(receiptOut), nil
}

// BasketFromJSON reads a basket that [Basket.ToJSON] wrote.
//
//   - catalogue: the products that you can add later, in the basket's currency; the library copies it. With nil
//     you can add only the products of the document.
//
// The error is
//   - [ErrJSON] if position
//   - [ErrDocument] if the document is well-formed and not of the kind expected
//   - [ErrVersion] if a newer version of the library wrote it
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrDuplicateSku] if one document has the same product twice
//   - [ErrDiscount] if the discount is below 0, above 100 percent, or above the price
//   - [ErrTax] if the tax is outside 0 to 100 percent, or a category has none
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func BasketFromJSON(json string, catalogue *Catalogue) (*Basket, error) {
	c := begin()
	defer c.end()
	jsonText := c.text(json)
	catalogueAt := (*C.money_catalogue_t)(c.use(catalogue.held()))
	var basketOut *C.money_basket_t
	if c.err != nil || c.failed(C.money_basket_from_json(jsonText, C.size_t(len(json)), catalogueAt, &basketOut, &c.why)) {
		return nil, c.err
	}
	return adoptBasket(basketOut), nil
}

// ToJSON returns a basket with its products, discounts, tax rates and policy as JSON.
//
// The same basket always gives the same bytes.
func (b *Basket) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(b.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_basket_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// OnChange sets the listener of changes, replacing the previous one; nil removes it. It
// receives the revision after the change, before the call that made it returns. If it panics, so does the
// call, but the change persists.
func (b *Basket) OnChange(listener func(revision uint64)) error {
	b.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := b.Revision()
	if err != nil {
		return err
	}
	b.setTell(func() {
		now, err := b.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// Receipt is the result of a checkout.
//
// A receipt never changes, so several threads may read it at once.
//
// Call [Receipt.Close] to release it, or leave that to the garbage collector.
type Receipt struct {
	handle
}

func adoptReceipt(at *C.money_receipt_t) *Receipt {
	if at == nil {
		return nil
	}
	made := &Receipt{}
	made.adopt(unsafe.Pointer(at), "Receipt", func(at unsafe.Pointer) {
		C.money_receipt_free((*C.money_receipt_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Receipt) { gone.Close() })
	return made
}

func (r *Receipt) held() *handle {
	if r == nil {
		return nil
	}
	return &r.handle
}

// Info writes the totals of a receipt.
//
// See also [Receipt.LineItems], [Receipt.Taxes].
func (r *Receipt) Info(view ReceiptView) (ReceiptInfo, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(r.held()))
	var infoOut C.money_receipt_info_t
	if c.err != nil || c.failed(C.money_receipt_info(at, C.money_receipt_view_t(view), &infoOut, &c.why)) {
		return ReceiptInfo{}, c.err
	}
	return receiptInfoOf(&infoOut), nil
}

// LineItemAt writes the line item at an index, in the order of the basket.
//
// The error is [ErrNotFound] if the receipt has fewer line items.
//
// See also [Receipt.LineItems].
func (r *Receipt) LineItemAt(view ReceiptView, index int) (ReceiptLineItem, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(r.held()))
	var itemOut C.money_receipt_line_item_t
	if c.err != nil || c.failed(C.money_receipt_line_item_at(at, C.money_receipt_view_t(view), C.size_t(index), &itemOut, &c.why)) {
		return ReceiptLineItem{}, c.err
	}
	return receiptLineItemOf(&itemOut), nil
}

// LineItems writes several line items in one call, under the rules of [Catalogue.Products].
//
// See also [Receipt.LineItemAt].
func (r *Receipt) LineItems(view ReceiptView) ([]ReceiptLineItem, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(r.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_receipt_line_item_t, pageRows)
	var found []ReceiptLineItem
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_receipt_line_items(at, C.money_receipt_view_t(view), C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, receiptLineItemOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// TaxAt writes the tax row at an index.
//
// Each tax category has one, in the order in which the line items come.
//
// The error is [ErrNotFound] if the receipt has fewer tax rows.
//
// See also [Receipt.Taxes].
func (r *Receipt) TaxAt(view ReceiptView, index int) (ReceiptTax, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(r.held()))
	var taxOut C.money_receipt_tax_t
	if c.err != nil || c.failed(C.money_receipt_tax_at(at, C.money_receipt_view_t(view), C.size_t(index), &taxOut, &c.why)) {
		return ReceiptTax{}, c.err
	}
	return receiptTaxOf(&taxOut), nil
}

// Taxes writes several tax rows in one call, under the rules of [Catalogue.Products].
//
// See also [Receipt.TaxAt].
func (r *Receipt) Taxes(view ReceiptView) ([]ReceiptTax, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(r.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_receipt_tax_t, pageRows)
	var found []ReceiptTax
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_receipt_taxes(at, C.money_receipt_view_t(view), C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, receiptTaxOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Refund writes the refund of a line item, or of a part of its quantity.
//
// It gives back what the sale took: the amounts have the other sign, with the part's share of the discounts and
// of the tax.
//
// The library keeps no refunds. You hand in the quantity that earlier refunds gave back, and get what is missing
// to the new sum. So the parts of a line item add up to its amounts, and all line items to the receipt's Gross.
// The Difference of a converted receipt and its cash rounding belong to no line item.
//
//   - index: the index of the line item in the receipt.
//   - quantity: the quantity that comes back, with the sign of the line item's; nil: all that is left.
//   - refunded: the quantity that earlier refunds gave back; nil: none.
//
// The error is
//   - [ErrNotFound] if the receipt has fewer line items
//   - [ErrArgument] if a quantity is outside what is left of the line item, or nothing is left
//   - [ErrInexact] if the policy's rounding is [RoundingUnnecessary], and a part has more digits
//   - [ErrOverflow] if the exact result does not fit 38 digits
//
// See also [Receipt.LineItems].
func (r *Receipt) Refund(view ReceiptView, index int, quantity *Decimal, refunded *Decimal) (ReceiptLineItem, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(r.held()))
	quantityRaw := quantity.give(c)
	refundedRaw := refunded.give(c)
	var itemOut C.money_receipt_line_item_t
	if c.err != nil || c.failed(C.money_receipt_refund(at, C.money_receipt_view_t(view), C.size_t(index), quantityRaw, refundedRaw, &itemOut, &c.why)) {
		return ReceiptLineItem{}, c.err
	}
	return receiptLineItemOf(&itemOut), nil
}

// Conversion writes how the total was converted: rate, conversion path, date, gap in days, age, source, and the
// remainder that the rounding dropped.
func (r *Receipt) Conversion() (Conversion, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(r.held()))
	var conversionOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_receipt_conversion(at, &conversionOut, &c.why)) {
		return Conversion{}, c.err
	}
	return conversionOf(&conversionOut), nil
}

// ToText the text ends with the policy as a sentence.
//
// A converted receipt has the other currency below, with the rate, its date and its age.
//
//   - columns: the width in characters: 32 to 200, or 0 for 48.
//
// See also [Receipt.ToJSON].
func (r *Receipt) ToText(columns int32) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(r.held()))
	var textOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_receipt_to_text(at, C.int32_t(columns), &textOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(textOut, length), nil
}

// ToJSON returns a receipt with all its amounts as JSON.
//
// The same receipt always gives the same bytes.
//
// See also [Receipt.ToText].
func (r *Receipt) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(r.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_receipt_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Invoice represents line items, the allowances and charges of the document, what was paid before, and the
// currency of the tax.
//
// Call [Invoice.Close] to release it, or leave that to the garbage collector.
type Invoice struct {
	handle
}

func adoptInvoice(at *C.money_invoice_t) *Invoice {
	if at == nil {
		return nil
	}
	made := &Invoice{}
	made.adopt(unsafe.Pointer(at), "Invoice", func(at unsafe.Pointer) {
		C.money_invoice_free((*C.money_invoice_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Invoice) { gone.Close() })
	return made
}

func (i *Invoice) held() *handle {
	if i == nil {
		return nil
	}
	return &i.handle
}

// NewInvoice makes an invoice without line items.
//
//   - currency: the currency of all amounts (BT-5), built in or in registry. Amounts have its minor unit, but at
//     most two fraction digits, because the norm has no more.
//   - registry: your own currencies; the library reads it during the call only.
//
// The error is [ErrUnknownCurrency] if also: a currency without minor units, or [ErrSyntax] if not a code.
//
// See also [InvoiceFromJSON].
func NewInvoice(currency string, registry *CurrencyRegistry) (*Invoice, error) {
	c := begin()
	defer c.end()
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var invoiceOut *C.money_invoice_t
	if c.err != nil || c.failed(C.money_invoice_new(currencyText, registryAt, &invoiceOut, &c.why)) {
		return nil, c.err
	}
	return adoptInvoice(invoiceOut), nil
}

// Add adds a line item at the end.
//
// The same thing may be there twice, at other prices.
//
// The error is
//   - [ErrArgument] if also: a price below 0
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrTax] if no tax, one twice, a percentage outside 0 to 100, a percentage with a category that has none
//   - [ErrSyntax] if a text of two lines
//   - [ErrEncoding] if a text that is not UTF-8
//   - [ErrOverflow] if above 38 digits
func (i *Invoice) Add(item InvoiceLineItem) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.change(i.held()))
	itemRaw := item.give(c)
	var indexOut C.size_t
	if c.err != nil || c.failed(C.money_invoice_add(at, itemRaw, &indexOut, &c.why)) {
		return 0, c.err
	}
	return int(indexOut), nil
}

// Adjust adds an allowance or a charge to a line item or to the document.
//
// Each can have several.
//
//   - lineItem: the index of a line item, or [InvoiceDocument].
//
// The error is
//   - [ErrNotFound] if no such line item
//   - [ErrArgument] if also: a percentage without a base
//   - [ErrInexact] if more fraction digits than the invoice has
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrTax] if as in [Invoice.Add]; also: taxes for the adjustment of a line item
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrOverflow] if the exact result does not fit 38 digits
func (i *Invoice) Adjust(lineItem int, adjustment InvoiceAdjustment) error {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.change(i.held()))
	adjustmentRaw := adjustment.give(c)
	if c.err != nil || c.failed(C.money_invoice_adjust(at, C.size_t(lineItem), adjustmentRaw, &c.why)) {
		return c.err
	}
	return nil
}

// SetExemption says why a category has no tax, in place of what was said before.
//
// The norm demands a reason for E, AE, K, G and O.
//
//   - category: the category, whether or not a line item has it.
//   - reason: for people, in one line, at most 255 bytes (BT-120).
//   - reasonCode: a code of the list VATEX, at most 31 bytes (BT-121).
//
// The error is
//   - [ErrSyntax] if an empty category, a text of two lines
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if also: more than 256 categories
func (i *Invoice) SetExemption(category string, reason string, reasonCode string) error {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.change(i.held()))
	categoryText := c.code(category)
	reasonText := c.optional(reason)
	reasonCodeText := c.optional(reasonCode)
	if c.err != nil || c.failed(C.money_invoice_set_exemption(at, categoryText, reasonText, reasonCodeText, &c.why)) {
		return c.err
	}
	return nil
}

// SetPayment sets what was paid before and the rounding amount, in place of what they were.
//
//   - prepaid: the paid amount (BT-113); nil leaves it as it is.
//   - rounding: an amount that is added to what is due (BT-114), below 0 to lower it; nil leaves it.
//
// The error is
//   - [ErrInexact] if more fraction digits than the invoice has
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrOverflow] if above 38 digits
func (i *Invoice) SetPayment(prepaid *Money, rounding *Money) error {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.change(i.held()))
	prepaidRaw := prepaid.give(c)
	roundingRaw := rounding.give(c)
	if c.err != nil || c.failed(C.money_invoice_set_payment(at, prepaidRaw, roundingRaw, &c.why)) {
		return c.err
	}
	return nil
}

// SetAccounting sets the currency in which the seller accounts for the tax (BT-6), if it is not the invoice's.
//
//   - currency: the currency, built in or in registry.
//   - rate: how much of it one unit of the invoice's currency is, above 0.
//   - registry: your own currencies; the library reads it during the call only.
//
// The error is
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrSyntax] if not a code
//   - [ErrInvalidRate] if a rate that is not above 0
func (i *Invoice) SetAccounting(currency string, rate Decimal, registry *CurrencyRegistry) error {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.change(i.held()))
	currencyText := c.code(currency)
	rateRaw := rate.raw()
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	if c.err != nil || c.failed(C.money_invoice_set_accounting(at, currencyText, &rateRaw, registryAt, &c.why)) {
		return c.err
	}
	return nil
}

// Totals adds everything up.
//
// The error is [ErrOverflow] if a sum above 38 digits.
func (i *Invoice) Totals() (InvoiceTotals, error) {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.use(i.held()))
	var totalsOut C.money_invoice_totals_t
	if c.err != nil || c.failed(C.money_invoice_totals(at, &totalsOut, &c.why)) {
		return InvoiceTotals{}, c.err
	}
	return invoiceTotalsOf(&totalsOut), nil
}

// LineAmounts writes the amounts of several line items in one call, under the rules of [Catalogue.Products].
func (i *Invoice) LineAmounts() ([]InvoiceLineAmounts, error) {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.use(i.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_invoice_line_amounts_t, pageRows)
	var found []InvoiceLineAmounts
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_invoice_line_amounts(at, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, invoiceLineAmountsOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Categories writes several taxes with their sums in one call, under the rules of [Catalogue.Products].
//
// A row is a category with a percentage and a kind; the rows have the order of their first appearance.
//
// The error is [ErrOverflow] if a sum above 38 digits.
func (i *Invoice) Categories() ([]InvoiceCategory, error) {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.use(i.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_invoice_category_t, pageRows)
	var found []InvoiceCategory
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_invoice_categories(at, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, invoiceCategoryOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Reverse makes the invoice that takes another one back: each quantity and each amount has the other sign, and
// prices stay as they are.
//
// Every total is that of the invoice with the other sign.
//
// A credit note of the norm states the amounts of its invoice with the same sign, so it needs no reversal.
func (i *Invoice) Reverse() (*Invoice, error) {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.use(i.held()))
	var reversedOut *C.money_invoice_t
	if c.err != nil || c.failed(C.money_invoice_reverse(at, &reversedOut, &c.why)) {
		return nil, c.err
	}
	return adoptInvoice(reversedOut), nil
}

// InvoiceFromJSON reads an invoice that [Invoice.ToJSON] wrote.
//
// The error is
//   - [ErrJSON] if position
//   - [ErrDocument] if the document is well-formed and not of the kind expected
//   - [ErrVersion] if a newer version of the library wrote it
//   - [ErrTax] if the tax is outside 0 to 100 percent, or a category has none
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func InvoiceFromJSON(json string) (*Invoice, error) {
	c := begin()
	defer c.end()
	jsonText := c.text(json)
	var invoiceOut *C.money_invoice_t
	if c.err != nil || c.failed(C.money_invoice_from_json(jsonText, C.size_t(len(json)), &invoiceOut, &c.why)) {
		return nil, c.err
	}
	return adoptInvoice(invoiceOut), nil
}

// ToJSON returns an invoice as JSON: what you handed in, without the totals.
//
// The same invoice always gives the same text.
func (i *Invoice) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.use(i.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_invoice_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Portfolio represents transactions in securities, by date.
//
// One thread at a time may use a portfolio.
//
// Call [Portfolio.Close] to release it, or leave that to the garbage collector.
type Portfolio struct {
	handle
}

func adoptPortfolio(at *C.money_portfolio_t) *Portfolio {
	if at == nil {
		return nil
	}
	made := &Portfolio{}
	made.adopt(unsafe.Pointer(at), "Portfolio", func(at unsafe.Pointer) {
		C.money_portfolio_free((*C.money_portfolio_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Portfolio) { gone.Close() })
	return made
}

func (p *Portfolio) held() *handle {
	if p == nil {
		return nil
	}
	return &p.handle
}

// NewPortfolio makes an empty portfolio.
//
//   - currency: the currency of all reports; one with minor units.
//
// The error is [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor
// unit is not known, or [ErrSyntax] if not a code.
//
// See also [PortfolioFromCSV], [PortfolioFromJSON].
func NewPortfolio(currency string, options *PortfolioOptions) (*Portfolio, error) {
	c := begin()
	defer c.end()
	currencyText := c.code(currency)
	optionsRaw := options.give(c)
	var portfolioOut *C.money_portfolio_t
	if c.err != nil || c.failed(C.money_portfolio_new(currencyText, optionsRaw, &portfolioOut, &c.why)) {
		return nil, c.err
	}
	return adoptPortfolio(portfolioOut), nil
}

// Add adds a transaction.
//
// You may add transactions in any order of their dates. All trades of one symbol have one currency; dividends
// and fees may have others.
//
//   - transaction: the transaction to add.
//   - lots: the lots that a sale names; their quantities add up to its own. nil with count 0 lets the
//     portfolio's method decide. With [LotMethodSpecific] each sale names lots; with [LotMethodAverage] none
//     does.
//
// The error is
//   - [ErrInsufficient] if more sold than held, on this date or a later one, or a lot has fewer shares; the text
//     names the first sale that is too large
//   - [ErrDuplicateID] if two transactions have the same id
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrNotFound] if no such lot
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if a text is not one line
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [Portfolio.Edit], [Portfolio.Remove].
func (p *Portfolio) Add(transaction Transaction, lots []LotSelection) (Transaction, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.change(p.held()))
	transactionRaw := transaction.give(c)
	lotsRaw := make([]C.money_lot_selection_t, len(lots))
	for index := range lots {
		lots[index].fill(c, &lotsRaw[index])
	}
	var storedOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_portfolio_add(at, transactionRaw, first(lotsRaw), C.size_t(len(lots)), &storedOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&storedOut), nil
}

// Edit replaces the transaction that has the same id, under the rules of [Portfolio.Add].
//
// Among the transactions of one day the new one keeps the place of the old one.
//
//   - transaction: the new transaction, with the id of the old one.
//   - lots: as in [Portfolio.Add].
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//
// See also [Portfolio.Find].
func (p *Portfolio) Edit(transaction Transaction, lots []LotSelection) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.change(p.held()))
	transactionRaw := transaction.give(c)
	lotsRaw := make([]C.money_lot_selection_t, len(lots))
	for index := range lots {
		lots[index].fill(c, &lotsRaw[index])
	}
	if c.err != nil || c.failed(C.money_portfolio_edit(at, transactionRaw, first(lotsRaw), C.size_t(len(lots)), &c.why)) {
		return c.err
	}
	return nil
}

// Remove removes the transaction that has an id.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrInsufficient] if a later sale needs the shares
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (p *Portfolio) Remove(id string) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.change(p.held()))
	idText := c.code(id)
	if c.err != nil || c.failed(C.money_portfolio_remove(at, idText, &c.why)) {
		return c.err
	}
	return nil
}

// Count counts the transactions.
func (p *Portfolio) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(p.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_portfolio_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// TransactionAt writes the transaction at an index, by date, then in the order in which you added them.
//
// The error is [ErrNotFound] if index is the count or above.
//
// See also [Portfolio.Transactions], [Portfolio.Find].
func (p *Portfolio) TransactionAt(index int) (Transaction, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(p.held()))
	var transactionOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_portfolio_transaction_at(at, C.size_t(index), &transactionOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&transactionOut), nil
}

// Transactions returns all transactions.
//
// See also [Portfolio.TransactionAt].
func (p *Portfolio) Transactions() ([]Transaction, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(p.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_transaction_t, pageRows)
	var found []Transaction
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_portfolio_transactions(at, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, transactionOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Find writes the transaction that has an id.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (p *Portfolio) Find(id string) (Transaction, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(p.held()))
	idText := c.code(id)
	var transactionOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_portfolio_find(at, idText, &transactionOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&transactionOut), nil
}

// LotSelectionAt writes a lot that a sale names, at an index in the order in which it names them.
//
//   - id: the id of the sale.
//
// The error is
//   - [ErrNotFound] if no such transaction, or it names fewer lots
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [Portfolio.LotSelections].
func (p *Portfolio) LotSelectionAt(id string, index int) (LotSelection, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(p.held()))
	idText := c.code(id)
	var lotOut C.money_lot_selection_t
	if c.err != nil || c.failed(C.money_portfolio_lot_selection_at(at, idText, C.size_t(index), &lotOut, &c.why)) {
		return LotSelection{}, c.err
	}
	return lotSelectionOf(&lotOut), nil
}

// LotSelections writes the lots that a sale names in one call, under the rules of [Portfolio.Transactions].
//
//   - id: the id of the sale; another transaction names no lots.
//
// The error is
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (p *Portfolio) LotSelections(id string) ([]LotSelection, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(p.held()))
	idText := c.code(id)
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_lot_selection_t, pageRows)
	var found []LotSelection
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_portfolio_lot_selections(at, idText, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, lotSelectionOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Info writes what you made a portfolio with.
func (p *Portfolio) Info() (PortfolioInfo, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(p.held()))
	var infoOut C.money_portfolio_info_t
	if c.err != nil || c.failed(C.money_portfolio_info(at, &infoOut, &c.why)) {
		return PortfolioInfo{}, c.err
	}
	return portfolioInfoOf(&infoOut), nil
}

// ToJSON returns a portfolio as JSON, with its transactions in the order in which you added them.
//
// The same portfolio always gives the same bytes.
func (p *Portfolio) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(p.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_portfolio_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// PortfolioFromJSON reads a portfolio from the JSON that [Portfolio.ToJSON] wrote.
//
//   - registry: currencies of your own, which the call copies.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object has a key twice
//   - [ErrDocument] if the document is well-formed and not of the kind expected
//   - [ErrVersion] if a newer version of the library wrote it
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrDuplicateID] if two transactions have the same id
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
func PortfolioFromJSON(json string, registry *CurrencyRegistry) (*Portfolio, error) {
	c := begin()
	defer c.end()
	jsonText := c.text(json)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var portfolioOut *C.money_portfolio_t
	if c.err != nil || c.failed(C.money_portfolio_from_json(jsonText, C.size_t(len(json)), registryAt, &portfolioOut, &c.why)) {
		return nil, c.err
	}
	return adoptPortfolio(portfolioOut), nil
}

// PortfolioFromCSV reads transactions from comma-separated values into a new portfolio.
//
// The first line names the columns in any order: date, action, symbol, quantity, and total or price. The columns
// id, currency, fee (or fees), fee_currency, rate and lots are optional. Each further line is a transaction.
// Without a total the total is quantity * price, exactly; with one, the price only has to be a number. Without a
// column currency all amounts are in the portfolio's. The quantity of a split is a ratio such as 2:1.
//
// A document whose dates only descend is read from its end. The purchases of a day come before a sale of the
// same day that needs them. docs/guide/portfolio-formats.md has both rules.
//
//   - currency: the currency of all reports, as in [NewPortfolio].
//
// The error is
//   - [ErrDocument] if the document is well-formed and not of the kind expected
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrDuplicateID] if two transactions have the same id
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
func PortfolioFromCSV(csv string, currency string, options *PortfolioOptions) (*Portfolio, error) {
	c := begin()
	defer c.end()
	csvText := c.text(csv)
	currencyText := c.code(currency)
	optionsRaw := options.give(c)
	var portfolioOut *C.money_portfolio_t
	if c.err != nil || c.failed(C.money_portfolio_from_csv(csvText, C.size_t(len(csv)), currencyText, optionsRaw, &portfolioOut, &c.why)) {
		return nil, c.err
	}
	return adoptPortfolio(portfolioOut), nil
}

// ToCSV returns the transactions as comma-separated values, in the order in which you added them.
//
// The columns are id, date, action, symbol, quantity, price, total, currency, fee, fee_currency, rate and lots
// (id:quantity, with semicolons between them). The price is shown to 8 fraction digits; the total counts.
// [PortfolioFromCSV] reads the same transactions from it. The portfolio's options are not in it.
func (p *Portfolio) ToCSV() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(p.held()))
	var csvOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_portfolio_to_csv(at, &csvOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(csvOut, length), nil
}

// ToBeancount returns the portfolio as a journal for beancount, which finds the lots of each sale itself and
// checks each gain.
//
// The journal splits each purchase into the parts that are sold, each with its cost. Exchange rates are not in
// it.
//
// The error is
//   - [ErrInexact] if a quantity after a split has no last digit
//   - [ErrLimit] if more than 1,048,576 lines for shares; each split writes all open lots anew
//   - [ErrOverflow] if the exact result does not fit 38 digits
func (p *Portfolio) ToBeancount() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(p.held()))
	var journalOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_portfolio_to_beancount(at, &journalOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(journalOut, length), nil
}

// ToLedger returns the portfolio as a journal for ledger and hledger, in which shares and amounts each balance
// exactly.
//
// Assets has what you hold, "Equity:Trading" below the security's name has its cost basis, and "Income:Gains"
// has the realised gains. Exchange rates are not in it.
//
// The error is
//   - [ErrInexact] if the quantity held after a split has no last digit
//   - [ErrDate] if a year before 1400
//   - [ErrOverflow] if the exact result does not fit 38 digits
func (p *Portfolio) ToLedger() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(p.held()))
	var journalOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_portfolio_to_ledger(at, &journalOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(journalOut, length), nil
}

// Revision writes the revision: a number that grows by one with each change, and is 0 for a new portfolio.
func (p *Portfolio) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(p.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_portfolio_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// ReleaseMemory frees what the portfolio keeps of earlier valuations.
//
// The next one works it out again. Call it when the system warns that memory is short.
func (p *Portfolio) ReleaseMemory() error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.change(p.held()))
	if c.err != nil || c.failed(C.money_portfolio_release_memory(at, &c.why)) {
		return c.err
	}
	return nil
}

// Value values a portfolio.
//
// The portfolio keeps what the call works out, so that one transaction more does not take all of them again. The
// call therefore needs the portfolio for itself. Fees of no symbol are in the summary only; one without an
// exchange rate is a position without a symbol.
//
//   - quotes: the number of quotes price quotes. The last one of a symbol counts, and the call ignores those of
//     symbols that are not held. nil with count 0 is none.
//
// The error is
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the options forbid rounding
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [Valuation.Summary], [Valuation.Positions].
func (p *Portfolio) Value(quotes []PriceQuote, rates *Rates, options *ValuationOptions) (*Valuation, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.change(p.held()))
	quotesRaw := make([]C.money_price_quote_t, len(quotes))
	for index := range quotes {
		quotes[index].fill(c, &quotesRaw[index])
	}
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var valuationOut *C.money_valuation_t
	if c.err != nil || c.failed(C.money_portfolio_value(at, first(quotesRaw), C.size_t(len(quotes)), ratesAt, optionsRaw, &valuationOut, &c.why)) {
		return nil, c.err
	}
	return adoptValuation(valuationOut), nil
}

// Disposals lists the disposals of a portfolio, in the order of their transactions.
//
//   - options: Date is the last day that counts.
//
// The error is
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrDate] if the date is no day of the years 1 to 9999
//
// See also [Disposals.Items].
func (p *Portfolio) Disposals(rates *Rates, options *ValuationOptions) (*Disposals, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(p.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var disposalsOut *C.money_disposals_t
	if c.err != nil || c.failed(C.money_portfolio_disposals(at, ratesAt, optionsRaw, &disposalsOut, &c.why)) {
		return nil, c.err
	}
	return adoptDisposals(disposalsOut), nil
}

// OpenLots lists the lots of which shares are held, by symbol and age.
//
//   - options: Date is the last day that counts.
//
// The error is
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrDate] if the date is no day of the years 1 to 9999
//
// See also [Portfolio.Disposals], [OpenLots.Items].
func (p *Portfolio) OpenLots(rates *Rates, options *ValuationOptions) (*OpenLots, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(p.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var lotsOut *C.money_open_lots_t
	if c.err != nil || c.failed(C.money_portfolio_open_lots(at, ratesAt, optionsRaw, &lotsOut, &c.why)) {
		return nil, c.err
	}
	return adoptOpenLots(lotsOut), nil
}

// XIRR finds the internal rates of return of a portfolio: of what you paid in and took out, with what you hold
// as the last cash flow.
//
// All flows are in the portfolio's currency, at their own exchange rate or at that of their date. A purchase is
// below 0; a sale or a dividend is above 0, less its fee. The call needs the portfolio for itself, as
// [Portfolio.Value] does.
//
//   - quotes: as in [Portfolio.Value].
//   - options: Date is the day of the last flow, and transactions up to it count. math.MinInt64, or nil, gives
//     [XIRRReasonNoDate]. If a price or an exchange rate is missing, the rate is undefined too.
//
// The error is
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//
// See also [XIRR], [TimeWeightedReturn].
func (p *Portfolio) XIRR(quotes []PriceQuote, rates *Rates, options *ValuationOptions) (RateOfReturn, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.change(p.held()))
	quotesRaw := make([]C.money_price_quote_t, len(quotes))
	for index := range quotes {
		quotes[index].fill(c, &quotesRaw[index])
	}
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var resultOut C.money_xirr_t
	if c.err != nil || c.failed(C.money_portfolio_xirr(at, first(quotesRaw), C.size_t(len(quotes)), ratesAt, optionsRaw, &resultOut, &c.why)) {
		return RateOfReturn{}, c.err
	}
	return rateOfReturnOf(&resultOut), nil
}

// OnChange sets the listener of changes, replacing the previous one; nil removes it. It
// receives the revision after the change, before the call that made it returns. If it panics, so does the
// call, but the change persists.
func (p *Portfolio) OnChange(listener func(revision uint64)) error {
	p.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := p.Revision()
	if err != nil {
		return err
	}
	p.setTell(func() {
		now, err := p.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// Valuation is a portfolio at the prices and exchange rates of a moment.
//
// It never changes, and all threads may share it.
//
// Call [Valuation.Close] to release it, or leave that to the garbage collector.
type Valuation struct {
	handle
}

func adoptValuation(at *C.money_valuation_t) *Valuation {
	if at == nil {
		return nil
	}
	made := &Valuation{}
	made.adopt(unsafe.Pointer(at), "Valuation", func(at unsafe.Pointer) {
		C.money_valuation_free((*C.money_valuation_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Valuation) { gone.Close() })
	return made
}

func (v *Valuation) held() *handle {
	if v == nil {
		return nil
	}
	return &v.handle
}

// Summary writes the summary of a valuation.
//
// Without transactions its amounts are 0, and no percentage is known.
func (v *Valuation) Summary() (PortfolioSummary, error) {
	c := begin()
	defer c.end()
	at := (*C.money_valuation_t)(c.use(v.held()))
	var summaryOut C.money_portfolio_summary_t
	if c.err != nil || c.failed(C.money_valuation_summary(at, &summaryOut, &c.why)) {
		return PortfolioSummary{}, c.err
	}
	return portfolioSummaryOf(&summaryOut), nil
}

// PositionCount counts the positions.
//
// Each symbol has one.
func (v *Valuation) PositionCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_valuation_t)(c.use(v.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_valuation_position_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// PositionAt writes the position at an index, in the order of the bytes of the symbols.
//
// The error is [ErrNotFound] if index is the count or above.
//
// See also [Valuation.Positions].
func (v *Valuation) PositionAt(index int) (Position, error) {
	c := begin()
	defer c.end()
	at := (*C.money_valuation_t)(c.use(v.held()))
	var positionOut C.money_position_t
	if c.err != nil || c.failed(C.money_valuation_position_at(at, C.size_t(index), &positionOut, &c.why)) {
		return Position{}, c.err
	}
	return positionOf(&positionOut), nil
}

// Positions writes several positions in one call, under the rules of [Portfolio.Transactions].
//
// See also [Valuation.PositionAt].
func (v *Valuation) Positions() ([]Position, error) {
	c := begin()
	defer c.end()
	at := (*C.money_valuation_t)(c.use(v.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_position_t, pageRows)
	var found []Position
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_valuation_positions(at, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, positionOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Disposals is a list of disposals.
//
// It never changes, and all threads may share it.
//
// Call [Disposals.Close] to release it, or leave that to the garbage collector.
type Disposals struct {
	handle
}

func adoptDisposals(at *C.money_disposals_t) *Disposals {
	if at == nil {
		return nil
	}
	made := &Disposals{}
	made.adopt(unsafe.Pointer(at), "Disposals", func(at unsafe.Pointer) {
		C.money_disposals_free((*C.money_disposals_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Disposals) { gone.Close() })
	return made
}

func (d *Disposals) held() *handle {
	if d == nil {
		return nil
	}
	return &d.handle
}

// Count counts the disposals.
func (d *Disposals) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_disposals_t)(c.use(d.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_disposals_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At writes the disposal at an index.
//
// The error is [ErrNotFound] if index is the count or above.
//
// See also [Disposals.Items].
func (d *Disposals) At(index int) (Disposal, error) {
	c := begin()
	defer c.end()
	at := (*C.money_disposals_t)(c.use(d.held()))
	var disposalOut C.money_disposal_t
	if c.err != nil || c.failed(C.money_disposals_at(at, C.size_t(index), &disposalOut, &c.why)) {
		return Disposal{}, c.err
	}
	return disposalOf(&disposalOut), nil
}

// Items writes several disposals in one call, under the rules of [Portfolio.Transactions].
//
// See also [Disposals.At].
func (d *Disposals) Items() ([]Disposal, error) {
	c := begin()
	defer c.end()
	at := (*C.money_disposals_t)(c.use(d.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_disposal_t, pageRows)
	var found []Disposal
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_disposals_items(at, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, disposalOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// OpenLots is a list of open lots.
//
// It never changes, and all threads may share it.
//
// Call [OpenLots.Close] to release it, or leave that to the garbage collector.
type OpenLots struct {
	handle
}

func adoptOpenLots(at *C.money_open_lots_t) *OpenLots {
	if at == nil {
		return nil
	}
	made := &OpenLots{}
	made.adopt(unsafe.Pointer(at), "OpenLots", func(at unsafe.Pointer) {
		C.money_open_lots_free((*C.money_open_lots_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *OpenLots) { gone.Close() })
	return made
}

func (o *OpenLots) held() *handle {
	if o == nil {
		return nil
	}
	return &o.handle
}

// Count counts the open lots.
func (o *OpenLots) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_open_lots_t)(c.use(o.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_open_lots_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At writes the open lot at an index.
//
// The error is [ErrNotFound] if index is the count or above.
//
// See also [OpenLots.Items].
func (o *OpenLots) At(index int) (OpenLot, error) {
	c := begin()
	defer c.end()
	at := (*C.money_open_lots_t)(c.use(o.held()))
	var lotOut C.money_open_lot_t
	if c.err != nil || c.failed(C.money_open_lots_at(at, C.size_t(index), &lotOut, &c.why)) {
		return OpenLot{}, c.err
	}
	return openLotOf(&lotOut), nil
}

// Items writes several open lots in one call, under the rules of [Portfolio.Transactions].
//
// See also [OpenLots.At].
func (o *OpenLots) Items() ([]OpenLot, error) {
	c := begin()
	defer c.end()
	at := (*C.money_open_lots_t)(c.use(o.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_open_lot_t, pageRows)
	var found []OpenLot
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_open_lots_items(at, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, openLotOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Feed is a feed, which keeps up to date what a provider publishes.
//
// One thread at a time may use a feed. At most one request is under way for each thing: for a document, for the
// price quote of a symbol, or for a store of transactions.
//
// Call [Feed.Close] to release it, or leave that to the garbage collector.
type Feed struct {
	handle
}

func adoptFeed(at *C.money_feed_t) *Feed {
	if at == nil {
		return nil
	}
	made := &Feed{}
	made.adopt(unsafe.Pointer(at), "Feed", func(at unsafe.Pointer) {
		C.money_feed_free((*C.money_feed_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Feed) { gone.Close() })
	return made
}

func (f *Feed) held() *handle {
	if f == nil {
		return nil
	}
	return &f.handle
}

// NewFeed makes a feed that has nothing yet.
//
//   - provider: a [Provider].
//
// The error is
//   - [ErrSyntax] if not a key, URL or code; the text does not show it
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrLimit] if the key or URL is too long
//   - [ErrArgument] if also for a key, URL or currency that the provider needs and that you did not give
func NewFeed(provider Provider, options *FeedOptions) (*Feed, error) {
	c := begin()
	defer c.end()
	optionsRaw := options.give(c)
	var feedOut *C.money_feed_t
	if c.err != nil || c.failed(C.money_feed_new(C.money_provider_t(provider), optionsRaw, &feedOut, &c.why)) {
		return nil, c.err
	}
	return adoptFeed(feedOut), nil
}

// Next gives the next request to send.
//
// Several may be due: call it again until there is none. A request is under way until you call
// [Feed.ReceiveResponse] or [Feed.FailRequest] for it. The library has no time-out of its own.
//
//   - now: the present instant.
func (f *Feed) Next(now time.Time) (*FeedRequest, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	var requestOut *C.money_feed_request_t
	if c.err != nil || c.failed(C.money_feed_next(at, ofTime(now), &requestOut, &c.why)) {
		return nil, c.err
	}
	return adoptFeedRequest(requestOut), nil
}

// ReceiveHeader receives a header of a response, before [Feed.ReceiveResponse].
//
// You may pass all; the feed keeps "Retry-After" and "X-Ratelimit-Reset".
//
//   - name: the name of the header, in capitals or not.
//   - value: the value of the header.
//
// The error is [ErrUnknownRequest] if the answer is to a request that is not under way, or [ErrLimit] if longer
// than 8191 bytes.
func (f *Feed) ReceiveHeader(id uint64, name string, value string) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	nameText := c.code(name)
	valueText := c.code(value)
	if c.err != nil || c.failed(C.money_feed_receive_header(at, C.uint64_t(id), nameText, valueText, &c.why)) {
		return c.err
	}
	return nil
}

// ReceiveResponse receives the response to a request.
//
// The feed takes what is in it whole or not at all.
//
// The call returns [StatusOK] for an answer that the feed cannot use. The feed then notes one of these failures,
// which [Feed.Failure] writes:
//
//   - [ErrUnauthorized] (HTTP 401, 403), [ErrRateLimited] (429), [ErrHTTP] (any other status but 2xx);
//   - [ErrContentType]: HTML, or another type than the provider's;
//   - [ErrTruncated]: the document is cut off; [ErrTooLarge]: it is longer than options.largest_body;
//   - [ErrProvider]: the provider's own error, with its code and words;
//   - [ErrRateJumped]: see [JumpPolicyRefuse]; [ErrNoCurrencies]: a list of none;
//   - the statuses of the readers of its documents, such as [ErrNoRates], [ErrJSON], [ErrDocument];
//   - of a store of transactions [ErrRetrieval], [ErrSaving] or [ErrRemoval], with one of the above as its
//     cause.
//
//   - id: the number of a request that is under way.
//   - httpStatus: 100 to 999.
//   - contentType: the header's value; "": not known, so that the feed judges by the body.
//   - body: "": none.
//   - now: the present instant.
//
// The error is
//   - [ErrUnknownRequest] if not under way, or no longer
//   - [ErrLimit] if the content type is longer than 8191 bytes
//   - [ErrOutOfMemory] if the request is still under way
//
// See also [Feed.ReceiveHeader], [Feed.FailRequest], [Feed.Failure].
func (f *Feed) ReceiveResponse(id uint64, httpStatus int32, contentType string, body []byte, now time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	contentTypeText := c.optional(contentType)
	bodyText := c.bytes(body)
	if c.err != nil || c.failed(C.money_feed_receive_response(at, C.uint64_t(id), C.int32_t(httpStatus), contentTypeText, bodyText, C.size_t(len(body)), ofTime(now), &c.why)) {
		return c.err
	}
	return nil
}

// FailRequest reports that a request failed without a response.
//
// The feed notes the failure [ErrTransport], which [Feed.Failure] writes.
//
//   - reason: a [TransportFailure].
//
// The error is [ErrUnknownRequest] if not under way, or no longer.
func (f *Feed) FailRequest(id uint64, reason TransportFailure, now time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	if c.err != nil || c.failed(C.money_feed_fail_request(at, C.uint64_t(id), C.money_transport_failure_t(reason), ofTime(now), &c.why)) {
		return c.err
	}
	return nil
}

// NotifyOnline notifies the feed that the network is available again.
//
// The feed then asks once more, at once, for each thing whose last attempt failed, and for each that is under
// way and gets no answer. A wait that the provider asked for holds.
func (f *Feed) NotifyOnline(now time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	if c.err != nil || c.failed(C.money_feed_notify_online(at, ofTime(now), &c.why)) {
		return c.err
	}
	return nil
}

// Refresh makes everything due again, however fresh it is, but not what is under way.
//
// A wait that the provider asked for holds.
func (f *Feed) Refresh() error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	if c.err != nil || c.failed(C.money_feed_refresh(at, &c.why)) {
		return c.err
	}
	return nil
}

// PendingCount counts the requests that are under way.
func (f *Feed) PendingCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(f.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_feed_pending_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// Info writes how a feed is doing at a moment.
//
// See also [Feed.Failure].
func (f *Feed) Info(now time.Time) (FeedInfo, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(f.held()))
	var infoOut C.money_feed_info_t
	if c.err != nil || c.failed(C.money_feed_info(at, ofTime(now), &infoOut, &c.why)) {
		return FeedInfo{}, c.err
	}
	return feedInfoOf(&infoOut), nil
}

// Failure writes the last failure that no success has followed.
//
//   - key: "": of everything. A symbol: of its price quote. The id of a transaction: of what was last saved or
//     removed under it.
//
// The error is
//   - [ErrNotFound] if no such symbol
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (f *Feed) Failure(key string) (Failure, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(f.held()))
	keyText := c.optional(key)
	var failureOut C.money_error_t
	if c.err != nil || c.failed(C.money_feed_failure(at, keyText, &failureOut, &c.why)) {
		return Failure{}, c.err
	}
	return failureOf(&failureOut), nil
}

// SetJump sets what the feed does with exchange rates that jumped, from the next answer on.
//
//   - jump: a [JumpPolicy].
func (f *Feed) SetJump(jump JumpPolicy) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	if c.err != nil || c.failed(C.money_feed_set_jump(at, C.money_jump_policy_t(jump), &c.why)) {
		return c.err
	}
	return nil
}

// ToJSON returns what a feed has as JSON, for [Feed.Restore] after a restart.
//
// No key is in it.
//
// The error is [ErrNotFound] if the feed has nothing yet.
func (f *Feed) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(f.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_feed_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Restore gives a feed what it had before a restart, unless it has something newer.
//
//   - json: what [Feed.ToJSON] wrote, or a document of the provider.
//   - instant: when that had come: Success of [Feed.Info]. A price quote has its own, which may be earlier.
//
// The error is
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrDocument] if the document is well-formed and not of the kind expected
//   - [ErrDuplicateID] if two transactions have the same id
//   - [ErrDuplicateRate] if one document has the same direction twice
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrJSON] if the text is not JSON, or an object has a key twice
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrNoCurrencies] if the list is well-formed and has no currency
//   - [ErrNoRates] if the document is well-formed and has no rate
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrProvider] if the document is the provider's own error; the error's text has its code and words
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrVersion] if a newer version of the library wrote it
func (f *Feed) Restore(json string, instant time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	jsonText := c.text(json)
	if c.err != nil || c.failed(C.money_feed_restore(at, jsonText, C.size_t(len(json)), ofTime(instant), &c.why)) {
		return c.err
	}
	return nil
}

// Revision writes the revision: a number that grows with each change, and is 0 for a new feed.
func (f *Feed) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(f.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_feed_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// Rates gives the exchange rates of a feed.
//
// Their source is the provider's name, unless the document names one.
//
// The error is [ErrNotFound] if the feed has nothing yet, or [ErrArgument] if also for a feed of something else.
func (f *Feed) Rates() (*Rates, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(f.held()))
	var ratesOut *C.money_rates_t
	if c.err != nil || c.failed(C.money_feed_rates(at, &ratesOut, &c.why)) {
		return nil, c.err
	}
	return adoptRates(ratesOut), nil
}

// AddSymbol adds a symbol whose price quote you need; one that the feed has already stays as it is.
//
// A feed has at most 4096.
//
//   - symbol: one line of UTF-8, 1 to [SymbolSize] - 1 bytes.
//
// The error is
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [PortfolioView.SymbolAt].
func (f *Feed) AddSymbol(symbol string) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	symbolText := c.code(symbol)
	if c.err != nil || c.failed(C.money_feed_add_symbol(at, symbolText, &c.why)) {
		return c.err
	}
	return nil
}

// RemoveSymbol removes a symbol with its price quote.
//
// The answer to a request that is under way for it will be [ErrUnknownRequest].
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (f *Feed) RemoveSymbol(symbol string) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	symbolText := c.code(symbol)
	if c.err != nil || c.failed(C.money_feed_remove_symbol(at, symbolText, &c.why)) {
		return c.err
	}
	return nil
}

// SymbolCount counts the symbols.
func (f *Feed) SymbolCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(f.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_feed_symbol_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// SymbolAt returns the symbol at an index, in the order in which you added them.
//
// The error is [ErrNotFound] if index is the count or above.
func (f *Feed) SymbolAt(index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(f.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_feed_symbol_at(at, C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// PriceQuote writes the last good price quote of a symbol, which you may hand to [Portfolio.Value].
//
// The error is
//   - [ErrNotFound] if no such symbol
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [PortfolioView.SetQuotes].
func (f *Feed) PriceQuote(symbol string, now time.Time) (PriceQuote, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(f.held()))
	symbolText := c.code(symbol)
	var quoteOut C.money_price_quote_t
	if c.err != nil || c.failed(C.money_feed_price_quote(at, symbolText, ofTime(now), &quoteOut, nil, nil, &c.why)) {
		return PriceQuote{}, c.err
	}
	return priceQuoteOf(&quoteOut), nil
}

// PriceQuoteDetailed writes the last good price quote of a symbol, which you may hand to [Portfolio.Value].
//
// The results are
//   - the price quote, or all zero if there is none. Its instant is that of the trade, if the provider says it,
//     else that of the answer
//   - [PriceStateFresh], _STALE (it came longer ago than options.ttl_seconds), _ZERO (the provider answered 0:
//     it has no price) or _MISSING
//   - how many seconds ago it came, or math.MinInt64
//
// The error is
//   - [ErrNotFound] if no such symbol
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [PortfolioView.SetQuotes].
func (f *Feed) PriceQuoteDetailed(symbol string, now time.Time) (PriceQuote, PriceState, int64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(f.held()))
	symbolText := c.code(symbol)
	var quoteOut C.money_price_quote_t
	var stateOut C.money_price_state_t
	var ageOut C.int64_t
	if c.err != nil || c.failed(C.money_feed_price_quote(at, symbolText, ofTime(now), &quoteOut, &stateOut, &ageOut, &c.why)) {
		return PriceQuote{}, 0, 0, c.err
	}
	return priceQuoteOf(&quoteOut), PriceState(stateOut), int64(ageOut), nil
}

// Portfolio gives the transactions of a feed, as the store last had them, with what it has acknowledged since.
//
// The error is [ErrNotFound] if the feed has nothing yet, or [ErrArgument] if also for a feed of something else.
func (f *Feed) Portfolio() (*Portfolio, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(f.held()))
	var portfolioOut *C.money_portfolio_t
	if c.err != nil || c.failed(C.money_feed_portfolio(at, &portfolioOut, &c.why)) {
		return nil, c.err
	}
	return adoptPortfolio(portfolioOut), nil
}

// Put asks the store to save a transaction: to add it, or to replace the one with its id.
//
// The transactions stay as they are until the store has acknowledged it. If that fails, [Feed.Failure] for its
// id is [ErrSaving]; the feed does not send it again by itself. It sends such requests one at a time, in the
// order of your calls.
//
//   - transaction: the transaction to save. Where several programs share a store, give it an id.
//   - lots: as in [Portfolio.Add].
//
// The error is
//   - [ErrNotFound] if the feed has nothing yet
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrArgument] if also for a feed of something else
//
// See also [Feed.Operation].
func (f *Feed) Put(transaction Transaction, lots []LotSelection) (Transaction, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	transactionRaw := transaction.give(c)
	lotsRaw := make([]C.money_lot_selection_t, len(lots))
	for index := range lots {
		lots[index].fill(c, &lotsRaw[index])
	}
	var storedOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_feed_put(at, transactionRaw, first(lotsRaw), C.size_t(len(lots)), &storedOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&storedOut), nil
}

// Remove asks the store to remove a transaction, under the rules of [Feed.Put].
//
// If that fails, [Feed.Failure] for its id is [ErrRemoval].
//
// The error is
//   - [ErrNotFound] if no such transaction, or the feed has nothing yet
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrArgument] if also for a feed of something else
func (f *Feed) Remove(id string) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	idText := c.code(id)
	if c.err != nil || c.failed(C.money_feed_remove(at, idText, &c.why)) {
		return c.err
	}
	return nil
}

// Operation writes what happened to the last transaction that was to be saved or removed under an id.
//
// The feed keeps the last 1024.
//
// The error is
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (f *Feed) Operation(id string) (Operation, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(f.held()))
	idText := c.code(id)
	var stateOut C.money_operation_t
	if c.err != nil || c.failed(C.money_feed_operation(at, idText, &stateOut, &c.why)) {
		return 0, c.err
	}
	return Operation(stateOut), nil
}

// OnChange sets the listener of changes, replacing the previous one; nil removes it. It
// receives the revision after the change, before the call that made it returns. If it panics, so does the
// call, but the change persists.
func (f *Feed) OnChange(listener func(revision uint64)) error {
	f.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := f.Revision()
	if err != nil {
		return err
	}
	f.setTell(func() {
		now, err := f.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// FeedRequest is a request to send.
//
// It is yours and does not change. Only a request holds the feed's key; no other text of the library does.
//
// Call [FeedRequest.Close] to release it, or leave that to the garbage collector.
type FeedRequest struct {
	handle
}

func adoptFeedRequest(at *C.money_feed_request_t) *FeedRequest {
	if at == nil {
		return nil
	}
	made := &FeedRequest{}
	made.adopt(unsafe.Pointer(at), "FeedRequest", func(at unsafe.Pointer) {
		C.money_feed_request_free((*C.money_feed_request_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *FeedRequest) { gone.Close() })
	return made
}

func (f *FeedRequest) held() *handle {
	if f == nil {
		return nil
	}
	return &f.handle
}

// ID returns the number with which you hand in the answer.
//
// It is above 0, and 0 for nil.
func (f *FeedRequest) ID() uint64 {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(f.held()))
	return uint64(C.money_feed_request_id(at))
}

// Method returns "GET", "PUT" or "DELETE", or "" for nil.
//
// The text lives as long as the request.
func (f *FeedRequest) Method() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(f.held()))
	return C.GoString(C.money_feed_request_method(at))
}

// URL returns the percent-encoded URL, or "" for nil.
//
// It may hold a key: do not log it.
func (f *FeedRequest) URL() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(f.held()))
	return C.GoString(C.money_feed_request_url(at))
}

// Headers returns the header lines, each "Name: value\n", or "" for none and for nil.
//
// They may hold a key: do not log them.
func (f *FeedRequest) Headers() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(f.held()))
	return C.GoString(C.money_feed_request_headers(at))
}

// Body returns the body to send, or nil for none and for nil.
func (f *FeedRequest) Body() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(f.held()))
	return C.GoString(C.money_feed_request_body(at, nil))
}

// Store is one file that keeps objects by name.
//
// Call [Store.Close] to release it, or leave that to the garbage collector.
type Store struct {
	handle
}

func adoptStore(at *C.money_store_t) *Store {
	if at == nil {
		return nil
	}
	made := &Store{}
	made.adopt(unsafe.Pointer(at), "Store", func(at unsafe.Pointer) {
		C.money_store_free((*C.money_store_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Store) { gone.Close() })
	return made
}

func (s *Store) held() *handle {
	if s == nil {
		return nil
	}
	return &s.handle
}

// OpenStore opens a store.
//
// While the file is open, two files whose names end in "-wal" and "-shm" stand next to it. The call refuses a
// file whose tables, views, indexes or triggers are not those that this library makes. Such a file can hang a
// program or change what it saves.
//
// The first call in a process finds SQLite: the copy that the process has loaded, or the system's
// libsqlite3.so.0.
//
//   - path: one line of at most 4,095 bytes; ":memory:" makes a store in memory, which is gone when it is
//     closed.
//   - options: nil: a store that can be changed, is made if it does not exist, and waits up to 5 seconds.
//
// The error is
//   - [ErrNotAStore] if the file is of another program, or the path names a pipe, a socket or a device
//   - [ErrVersion] if a newer version wrote the file
//   - [ErrStoreCorrupt] if the file is damaged, or its schema is not a store's
//   - [ErrStorePath] if the file does not exist, is a directory, or may not be opened
//   - [ErrStoreLocked] if another connection writes, and did not end in time
//   - [ErrStoreReadOnly] if the file may only be read, and options.read_only is 0
//   - [ErrStoreFull] if no room is left on the disk, or in the quota
//   - [ErrStoreIo] if the disk failed
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the path is not one line
//   - [ErrState] if this process is a child, and a store had the file open at the fork or another thread was
//     using a store
//   - [ErrNoSqlite] if the system has no SQLite, one before 3.37, or one that was built without threads
//
// See also [Store.Close].
func OpenStore(path string, options *StoreOptions) (*Store, error) {
	c := begin()
	defer c.end()
	pathText := c.code(path)
	optionsRaw := options.give(c)
	var storeOut *C.money_store_t
	if c.err != nil || c.failed(C.money_store_open(pathText, optionsRaw, &storeOut, &c.why)) {
		return nil, c.err
	}
	return adoptStore(storeOut), nil
}

// Close closes the file.
//
// A transaction that is open is not saved. You can only free the store afterwards.
//
// The error is [ErrState] if the object is in a state in which this call makes no sense.
func (s *Store) Close() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_close(at, &c.why)) {
		return c.err
	}
	return nil
}

// Begin begins a transaction: [Store.Commit] saves what you change from now on together.
//
// The changes can be read at once through this handle.
//
// The error is
//   - [ErrArgument] if also if a transaction is open
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Store.Commit], [Store.Rollback].
func (s *Store) Begin() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_begin(at, &c.why)) {
		return c.err
	}
	return nil
}

// Commit saves what was changed since [Store.Begin], and ends the transaction.
//
// If it fails, the transaction ends too, and nothing of it is saved; after [ErrStoreUnknown], all of it may be.
//
// The error is
//   - [ErrArgument] if also if no transaction is open
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) Commit() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_commit(at, &c.why)) {
		return c.err
	}
	return nil
}

// Rollback ends a transaction without saving anything of it.
//
// The error is [ErrArgument] if also if no transaction is open, or [ErrState] if the object is in a state in
// which this call makes no sense.
func (s *Store) Rollback() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_rollback(at, &c.why)) {
		return c.err
	}
	return nil
}

// Check reads the whole file as the loading calls do, and fails if something in it is damaged.
//
// If the call succeeds, every object can be loaded. It does not put a portfolio together that uses currencies of
// your own.
//
// The error is [ErrRetrieval] if reading failed; the error's Cause says why, or [ErrState] if the object is in a
// state in which this call makes no sense.
func (s *Store) Check() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_check(at, &c.why)) {
		return c.err
	}
	return nil
}

// Revision reads the file's revision: 0 for a new file, and one more for each change, whichever process made it.
//
// The error is [ErrRetrieval] if reading failed; the error's Cause says why, or [ErrState] if the object is in a
// state in which this call makes no sense.
func (s *Store) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// ReleaseMemory frees the memory that the store holds only to be faster, such as SQLite's cache of pages.
//
// The error is [ErrState] if the object is in a state in which this call makes no sense.
func (s *Store) ReleaseMemory() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_release_memory(at, &c.why)) {
		return c.err
	}
	return nil
}

// NameCount counts the names of a kind.
//
// The error is [ErrRetrieval] if reading failed; the error's Cause says why, or [ErrState] if the object is in a
// state in which this call makes no sense.
func (s *Store) NameCount(kind StoreKind) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_name_count(at, C.money_store_kind_t(kind), &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// NameAt reads the name at an index, in the order of the names' bytes.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) NameAt(kind StoreKind, index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_store_name_at(at, C.money_store_kind_t(kind), C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Remove removes the object of a name, with everything that belongs to it.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRemoval] if removing failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) Remove(kind StoreKind, name string) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	if c.err != nil || c.failed(C.money_store_remove(at, C.money_store_kind_t(kind), nameText, &c.why)) {
		return c.err
	}
	return nil
}

// WalletSave saves a wallet with its journal, in place of the wallet of the same name.
//
// A wallet remembers the stored wallet that you loaded it from or saved it to. If the stored wallet has changed
// since then, or was removed, the call is [ErrConflict] and saves nothing. Then you load the wallet again, make
// your change, and save again. It does not matter who changed the stored wallet: another process, or a call such
// as [Store.WalletAdd] on this store.
//
// A wallet that you neither loaded from a name of this file nor saved to it replaces what has the name. This is
// true for a new wallet, for one from another file, and for a copy through JSON. The same holds for portfolios,
// catalogues and baskets.
//
// The error is
//   - [ErrConflict] if the stored wallet has changed, or was removed
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Store.WalletLoad].
func (s *Store) WalletSave(name string, wallet *Wallet) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	walletAt := (*C.money_wallet_t)(c.use(wallet.held()))
	if c.err != nil || c.failed(C.money_store_wallet_save(at, nameText, walletAt, &c.why)) {
		return c.err
	}
	return nil
}

// WalletLoad loads a wallet with its journal.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) WalletLoad(name string) (*Wallet, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var walletOut *C.money_wallet_t
	if c.err != nil || c.failed(C.money_store_wallet_load(at, nameText, &walletOut, &c.why)) {
		return nil, c.err
	}
	return adoptWallet(walletOut), nil
}

// WalletAdd adds an entry to a stored wallet without loading the wallet.
//
// If no wallet has the name, the call makes one. The rules are those of [Wallet.Add], but an amount below 0 must
// be there and not held. [Store.WalletSpend] can take the sum below 0 if you ask for it.
//
// The error is
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Wallet.Add], [Store.WalletSpend].
func (s *Store) WalletAdd(name string, amount Money, note *WalletNote) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	amountRaw := amount.raw()
	noteRaw := note.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_wallet_add(at, nameText, &amountRaw, noteRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// WalletCount counts the entries of a stored wallet.
//
// This function and the next four read no entry: the file keeps the sums.
//
//   - currency: "" counts the entries of all currencies.
//
// The error is
//   - [ErrNotFound] if no such wallet
//   - [ErrSyntax] if not a code, or not a name
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) WalletCount(name string, currency string) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	currencyText := c.optional(currency)
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_wallet_count(at, nameText, currencyText, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// WalletCurrencyCount counts the currencies that a stored wallet has entries of.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) WalletCurrencyCount(name string) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_wallet_currency_count(at, nameText, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// WalletCurrencyAt reads the currency at an index, in the order of the currencies' first entries.
//
// The error is
//   - [ErrNotFound] if no such wallet, or no such currency
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) WalletCurrencyAt(name string, index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_store_wallet_currency_at(at, nameText, C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// WalletSum reads the sum of a currency of a stored wallet, as [Wallet.Sum] adds it up.
//
//   - registry: as in [Wallet.Sum].
//
// The error is
//   - [ErrNotFound] if no such wallet
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) WalletSum(name string, currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var sumOut C.money_t
	if c.err != nil || c.failed(C.money_store_wallet_sum(at, nameText, currencyText, registryAt, &sumOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(sumOut), nil
}

// WalletTotal converts all entries of a stored wallet into one currency, as [Wallet.Total] does.
//
//   - target: the currency of the total.
//   - rates: the rate table; nil if nothing needs a rate.
//   - options: as in [Rates.Convert].
//
// The error is
//   - [ErrNotFound] if no such wallet
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Wallet.Total].
func (s *Store) WalletTotal(name string, target string, rates *Rates, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var totalOut C.money_t
	if c.err != nil || c.failed(C.money_store_wallet_total(at, nameText, targetText, ratesAt, optionsRaw, &totalOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(totalOut), nil
}

// WalletTotalDetailed converts all entries of a stored wallet into one currency, as [Wallet.Total] does.
//
//   - target: the currency of the total.
//   - rates: the rate table; nil if nothing needs a rate.
//   - options: as in [Rates.Convert].
//
// The results are
//   - the total
//   - [Flags] values
//
// The error is
//   - [ErrNotFound] if no such wallet
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Wallet.Total].
func (s *Store) WalletTotalDetailed(name string, target string, rates *Rates, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var totalOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_store_wallet_total(at, nameText, targetText, ratesAt, optionsRaw, &totalOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(totalOut), Flags(flagsOut), nil
}

// PortfolioSave saves a portfolio, in place of the portfolio of the same name.
//
// If that portfolio has changed since you loaded this one from it or saved this one to it, the call is
// [ErrConflict], as in [Store.WalletSave].
//
// The error is
//   - [ErrConflict] if somebody else changed the stored object since it was loaded, or another request has the
//     key
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Store.PortfolioLoad], [Store.WalletSave].
func (s *Store) PortfolioSave(name string, portfolio *Portfolio) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	portfolioAt := (*C.money_portfolio_t)(c.use(portfolio.held()))
	if c.err != nil || c.failed(C.money_store_portfolio_save(at, nameText, portfolioAt, &c.why)) {
		return c.err
	}
	return nil
}

// PortfolioLoad loads a portfolio.
//
//   - registry: your own currencies.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRetrieval] if also if the transactions do not go together; the cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) PortfolioLoad(name string, registry *CurrencyRegistry) (*Portfolio, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var portfolioOut *C.money_portfolio_t
	if c.err != nil || c.failed(C.money_store_portfolio_load(at, nameText, registryAt, &portfolioOut, &c.why)) {
		return nil, c.err
	}
	return adoptPortfolio(portfolioOut), nil
}

// TransactionSave puts a transaction into a stored portfolio.
//
// A transaction of the same id is replaced, and keeps its place among those of its day. The call checks the
// transaction by itself; whether all of them go together is checked when you load the portfolio.
//
//   - transaction: a transaction with an id.
//   - lots: the lots that a sale names; nil with count 0 names none.
//   - registry: your own currencies.
//
// The error is
//   - [ErrNotFound] if no such portfolio
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Portfolio.Add], [Store.TransactionRemove].
func (s *Store) TransactionSave(name string, transaction *Transaction, lots []LotSelection, registry *CurrencyRegistry) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	transactionRaw := transaction.give(c)
	lotsRaw := make([]C.money_lot_selection_t, len(lots))
	for index := range lots {
		lots[index].fill(c, &lotsRaw[index])
	}
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	if c.err != nil || c.failed(C.money_store_transaction_save(at, nameText, transactionRaw, first(lotsRaw), C.size_t(len(lots)), registryAt, &c.why)) {
		return c.err
	}
	return nil
}

// TransactionRemove removes the transaction of an id from a stored portfolio.
//
// The error is
//   - [ErrNotFound] if no such portfolio or transaction
//   - [ErrRemoval] if removing failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) TransactionRemove(name string, id string) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	idText := c.code(id)
	if c.err != nil || c.failed(C.money_store_transaction_remove(at, nameText, idText, &c.why)) {
		return c.err
	}
	return nil
}

// CatalogueSave saves a catalogue of products, in place of the catalogue of the same name.
//
// If that catalogue has changed since you loaded this one from it or saved this one to it, the call is
// [ErrConflict], as in [Store.WalletSave].
//
// The error is
//   - [ErrConflict] if somebody else changed the stored object since it was loaded, or another request has the
//     key
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Store.CatalogueLoad], [Store.WalletSave].
func (s *Store) CatalogueSave(name string, catalogue *Catalogue) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	catalogueAt := (*C.money_catalogue_t)(c.use(catalogue.held()))
	if c.err != nil || c.failed(C.money_store_catalogue_save(at, nameText, catalogueAt, &c.why)) {
		return c.err
	}
	return nil
}

// CatalogueLoad loads a catalogue.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) CatalogueLoad(name string) (*Catalogue, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var catalogueOut *C.money_catalogue_t
	if c.err != nil || c.failed(C.money_store_catalogue_load(at, nameText, &catalogueOut, &c.why)) {
		return nil, c.err
	}
	return adoptCatalogue(catalogueOut), nil
}

// BasketSave saves a basket, in place of the basket of the same name.
//
// If that basket has changed since you loaded this one from it or saved this one to it, the call is
// [ErrConflict], as in [Store.WalletSave].
//
// The error is
//   - [ErrConflict] if somebody else changed the stored object since it was loaded, or another request has the
//     key
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Store.BasketLoad], [Store.WalletSave].
func (s *Store) BasketSave(name string, basket *Basket) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	basketAt := (*C.money_basket_t)(c.use(basket.held()))
	if c.err != nil || c.failed(C.money_store_basket_save(at, nameText, basketAt, &c.why)) {
		return c.err
	}
	return nil
}

// BasketLoad loads a basket.
//
//   - catalogue: the products that can be added to the basket; nil: only those that are in it.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrCurrencyMismatch] if the catalogue has another currency
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) BasketLoad(name string, catalogue *Catalogue) (*Basket, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	catalogueAt := (*C.money_catalogue_t)(c.use(catalogue.held()))
	var basketOut *C.money_basket_t
	if c.err != nil || c.failed(C.money_store_basket_load(at, nameText, catalogueAt, &basketOut, &c.why)) {
		return nil, c.err
	}
	return adoptBasket(basketOut), nil
}

// WalletSpend spends an amount of a stored wallet: the call adds an entry of the amount below 0.
//
// The amount must be there and not held, unless movement.may_go_below_zero is 1. Then the sum may go below 0,
// but never below what is held.
//
//   - amount: more than 0.
//   - movement: nil: no key, and the sum does not go below 0.
//
// The error is
//   - [ErrNotFound] if no such wallet
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrConflict] if another request was done with the key
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Store.WalletAdd], [Store.WalletTransfer].
func (s *Store) WalletSpend(name string, amount Money, note *WalletNote, movement *MovementOptions) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	amountRaw := amount.raw()
	noteRaw := note.give(c)
	movementRaw := movement.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_wallet_spend(at, nameText, &amountRaw, noteRaw, movementRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// WalletHold holds an amount of a stored wallet, as [Wallet.Hold] does.
//
//   - amount: more than 0.
//   - movement: nil: no key.
//
// The error is
//   - [ErrNotFound] if no such wallet
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrConflict] if somebody else changed the stored object since it was loaded, or another request has the
//     key
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Wallet.Hold], [Store.WalletCommit], [Store.WalletRelease].
func (s *Store) WalletHold(name string, amount Money, note *WalletNote, movement *MovementOptions) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	amountRaw := amount.raw()
	noteRaw := note.give(c)
	movementRaw := movement.give(c)
	var holdOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_wallet_hold(at, nameText, &amountRaw, noteRaw, movementRaw, &holdOut, &c.why)) {
		return 0, c.err
	}
	return uint64(holdOut), nil
}

// WalletCommit commits a hold of a stored wallet, as [Wallet.Commit] does.
//
//   - movement: nil: no key.
//
// The error is
//   - [ErrNotFound] if no such wallet or hold
//   - [ErrConflict] if somebody else changed the stored object since it was loaded, or another request has the
//     key
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Wallet.Commit].
func (s *Store) WalletCommit(name string, hold uint64, movement *MovementOptions) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	movementRaw := movement.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_wallet_commit(at, nameText, C.uint64_t(hold), movementRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// WalletCommitAmount commits an amount of a hold of a stored wallet, as [Wallet.CommitAmount] does.
//
//   - amount: more than 0, and at most what is held, in the hold's currency.
//   - movement: nil: no key.
//
// The error is
//   - [ErrNotFound] if no such wallet or hold
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrConflict] if somebody else changed the stored object since it was loaded, or another request has the
//     key
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Wallet.CommitAmount].
func (s *Store) WalletCommitAmount(name string, hold uint64, amount Money, movement *MovementOptions) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	amountRaw := amount.raw()
	movementRaw := movement.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_wallet_commit_amount(at, nameText, C.uint64_t(hold), &amountRaw, movementRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// WalletRelease releases a hold of a stored wallet, as [Wallet.Release] does.
//
//   - movement: nil: no key.
//
// The error is
//   - [ErrNotFound] if no such wallet or hold
//   - [ErrConflict] if somebody else changed the stored object since it was loaded, or another request has the
//     key
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Wallet.Release].
func (s *Store) WalletRelease(name string, hold uint64, movement *MovementOptions) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	movementRaw := movement.give(c)
	if c.err != nil || c.failed(C.money_store_wallet_release(at, nameText, C.uint64_t(hold), movementRaw, &c.why)) {
		return c.err
	}
	return nil
}

// WalletTransfer moves amounts between stored wallets, as [WalletTransfer] does: all legs or none.
//
// The call makes a wallet that amounts only go into if no wallet has the name. A transfer from outside with a
// key adds an amount exactly once.
//
//   - legs: 1 to 1,024 legs.
//   - note: the note of every entry that the call makes.
//   - movement: nil: no key.
//
// The error is
//   - [ErrNotFound] if no such source
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrConflict] if somebody else changed the stored object since it was loaded, or another request has the
//     key
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [WalletTransfer].
func (s *Store) WalletTransfer(legs []StoredLeg, note *WalletNote, movement *MovementOptions) ([]LegEntries, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	legsRaw := make([]C.money_stored_leg_t, len(legs))
	for index := range legs {
		legs[index].fill(c, &legsRaw[index])
	}
	noteRaw := note.give(c)
	movementRaw := movement.give(c)
	entriesOut := make([]C.money_leg_entries_t, len(legs))
	if c.err != nil || c.failed(C.money_store_wallet_transfer(at, first(legsRaw), C.size_t(len(legs)), noteRaw, movementRaw, first(entriesOut), &c.why)) {
		return nil, c.err
	}
	return listOf(entriesOut, len(entriesOut), func(one C.money_leg_entries_t) LegEntries { return legEntriesOf(&one) }), nil
}

// WalletExchange exchanges amounts in a stored wallet at the rates of a rate table, as [Wallet.Exchange] does:
// all legs or none.
//
// The rates and their options are no part of a request with a key, so you can repeat it with newer rates; it
// gives the entries that it made the first time.
//
//   - legs: 1 to 1,024 legs.
//   - rates: the rate table; nil if nothing needs a rate.
//   - options: as in [Rates.Convert].
//   - note: the note of every entry that the call makes.
//   - movement: nil: no key.
//
// The error is
//   - [ErrNotFound] if no such wallet
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrConflict] if somebody else changed the stored object since it was loaded, or another request has the
//     key
//   - [ErrDate] if the date is no day of the years 1 to 9999
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Wallet.Exchange].
func (s *Store) WalletExchange(name string, legs []ExchangeLeg, rates *Rates, options *ConvertOptions, note *WalletNote, movement *MovementOptions) ([]LegEntries, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	legsRaw := make([]C.money_exchange_leg_t, len(legs))
	for index := range legs {
		legs[index].fill(c, &legsRaw[index])
	}
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	noteRaw := note.give(c)
	movementRaw := movement.give(c)
	entriesOut := make([]C.money_leg_entries_t, len(legs))
	if c.err != nil || c.failed(C.money_store_wallet_exchange(at, nameText, first(legsRaw), C.size_t(len(legs)), ratesAt, optionsRaw, noteRaw, movementRaw, first(entriesOut), &c.why)) {
		return nil, c.err
	}
	return listOf(entriesOut, len(entriesOut), func(one C.money_leg_entries_t) LegEntries { return legEntriesOf(&one) }), nil
}

// RatesSave saves a rate table as it is quoted, with its dates, source and instant, in place of the one of the
// same name and instant.
//
// Rate tables of other instants stay.
//
// The error is
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Store.RatesLoad], [Store.RatesAdd].
func (s *Store) RatesSave(name string, rates *Rates) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_store_rates_save(at, nameText, ratesAt, &c.why)) {
		return c.err
	}
	return nil
}

// RatesAdd adds rates with dates to the newest rate table of a name, in place of the rates of the same days.
//
// If the name has no rate table, the call saves them.
//
//   - rates: rates with dates, and with the base currency of the stored ones.
//
// The error is
//   - [ErrArgument] if also for rates without dates, or with another base currency
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Store.RatesSave].
func (s *Store) RatesAdd(name string, rates *Rates) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_store_rates_add(at, nameText, ratesAt, &c.why)) {
		return c.err
	}
	return nil
}

// RatesLoad loads a rate table.
//
//   - asOf: the call loads the newest rates that were published at this instant or before; the zero time: the
//     newest.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) RatesLoad(name string, asOf time.Time) (*Rates, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var ratesOut *C.money_rates_t
	if c.err != nil || c.failed(C.money_store_rates_load(at, nameText, ofTime(asOf), &ratesOut, &c.why)) {
		return nil, c.err
	}
	return adoptRates(ratesOut), nil
}

// RatesCount counts the rate tables of a name.
//
// The error is
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) RatesCount(name string) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_rates_count(at, nameText, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// RatesAt reads the instant at which the rates at an index were published, newest first.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) RatesAt(name string, index int) (time.Time, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var instantOut C.money_instant_t
	if c.err != nil || c.failed(C.money_store_rates_at(at, nameText, C.size_t(index), &instantOut, &c.why)) {
		return time.Time{}, c.err
	}
	return timeOf(instantOut), nil
}

// RatesInstants returns the instants of all stored rates, in the order of [Store.RatesAt].
//
// The error is
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) RatesInstants(name string) ([]time.Time, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_instant_t, pageRows)
	var found []time.Time
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_store_rates_instants(at, nameText, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, timeOf(rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// RatesRemoveBefore removes the rates of a name that were published before an instant.
//
//   - instant: not the zero time.
//
// The error is
//   - [ErrRemoval] if removing failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) RatesRemoveBefore(name string, instant time.Time) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var removedOut C.size_t
	if c.err != nil || c.failed(C.money_store_rates_remove_before(at, nameText, ofTime(instant), &removedOut, &c.why)) {
		return 0, c.err
	}
	return int(removedOut), nil
}

// SettingSave puts a setting in, in place of the one of the same key.
//
//   - key: a key, under the rules of names.
//   - value: UTF-8, at most [DocumentMax] bytes.
//   - instant: the instant that belongs to the value, such as when it was chosen or received; or the zero time.
//
// The error is
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Store.Setting], [Store.SettingRemove].
func (s *Store) SettingSave(key string, value string, instant time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	keyText := c.code(key)
	valueText := c.text(value)
	if c.err != nil || c.failed(C.money_store_setting_save(at, keyText, valueText, C.size_t(len(value)), ofTime(instant), &c.why)) {
		return c.err
	}
	return nil
}

// Setting reads the value of a setting, and its instant.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) Setting(key string) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	keyText := c.code(key)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_store_setting(at, keyText, bufferOut, C.size_t(room), &length, nil, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// SettingDetailed reads the value of a setting, and its instant.
//
// The results are
//   - the buffer
//   - the instant, or the zero time
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) SettingDetailed(key string) (string, time.Time, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	keyText := c.code(key)
	var instantOut C.money_instant_t
	if c.err != nil {
		return "", time.Time{}, c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_store_setting(at, keyText, bufferOut, C.size_t(room), &length, &instantOut, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", time.Time{}, c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), timeOf(instantOut), nil
	}
}

// SettingCount counts the settings.
//
// The error is [ErrRetrieval] if reading failed; the error's Cause says why, or [ErrState] if the object is in a
// state in which this call makes no sense.
func (s *Store) SettingCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_setting_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// SettingKeyAt reads the key at an index, in the order of the keys' bytes.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) SettingKeyAt(index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_store_setting_key_at(at, C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// SettingRemove removes a setting.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRemoval] if removing failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) SettingRemove(key string) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	keyText := c.code(key)
	if c.err != nil || c.failed(C.money_store_setting_remove(at, keyText, &c.why)) {
		return c.err
	}
	return nil
}

// QuotesSave puts price quotes in, all or none.
//
// Each replaces the quote of its symbol.
//
//   - quotes: quotes with a symbol each; nil with count 0 changes nothing.
//
// The error is
//   - [ErrSyntax] if not one line, or not a code
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [Store.Quote], [Store.QuoteRemove].
func (s *Store) QuotesSave(quotes []PriceQuote) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	quotesRaw := make([]C.money_price_quote_t, len(quotes))
	for index := range quotes {
		quotes[index].fill(c, &quotesRaw[index])
	}
	if c.err != nil || c.failed(C.money_store_quotes_save(at, first(quotesRaw), C.size_t(len(quotes)), &c.why)) {
		return c.err
	}
	return nil
}

// Quote reads the quote of a symbol.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) Quote(symbol string) (PriceQuote, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	symbolText := c.code(symbol)
	var quoteOut C.money_price_quote_t
	if c.err != nil || c.failed(C.money_store_quote(at, symbolText, &quoteOut, &c.why)) {
		return PriceQuote{}, c.err
	}
	return priceQuoteOf(&quoteOut), nil
}

// QuoteCount counts the quotes.
//
// The error is [ErrRetrieval] if reading failed; the error's Cause says why, or [ErrState] if the object is in a
// state in which this call makes no sense.
func (s *Store) QuoteCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_quote_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// QuoteAt reads the quote at an index, in the order of the symbols.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) QuoteAt(index int) (PriceQuote, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	var quoteOut C.money_price_quote_t
	if c.err != nil || c.failed(C.money_store_quote_at(at, C.size_t(index), &quoteOut, &c.why)) {
		return PriceQuote{}, c.err
	}
	return priceQuoteOf(&quoteOut), nil
}

// Quotes returns all quotes, in the order of the symbols.
//
// The error is [ErrRetrieval] if reading failed; the error's Cause says why, or [ErrState] if the object is in a
// state in which this call makes no sense.
func (s *Store) Quotes() ([]PriceQuote, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_price_quote_t, pageRows)
	var found []PriceQuote
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_store_quotes(at, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, priceQuoteOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// QuoteRemove removes the quote of a symbol.
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrRemoval] if removing failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrState] if the object is in a state in which this call makes no sense
func (s *Store) QuoteRemove(symbol string) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	symbolText := c.code(symbol)
	if c.err != nil || c.failed(C.money_store_quote_remove(at, symbolText, &c.why)) {
		return c.err
	}
	return nil
}

// CurrenciesSave saves all currencies of a list, shown or not, with the names that their provider gives them, in
// place of those of the same name.
//
// The list's settings are not among them: keep what [CurrencyList.ToJSON] writes as a setting.
//
// The error is
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause says why
//   - [ErrStoreUnknown] if saving or removing failed, and it is not known whether the change is there as a whole
//     or not at all; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [CurrencyList.ToJSON], [Store.SettingSave].
func (s *Store) CurrenciesSave(name string, list *CurrencyList) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	listAt := (*C.money_currency_list_t)(c.use(list.held()))
	if c.err != nil || c.failed(C.money_store_currencies_save(at, nameText, listAt, &c.why)) {
		return c.err
	}
	return nil
}

// CurrenciesLoad loads currencies as a list.
//
// Favourites that version 0.1 kept in the file are favourites until then.
//
//   - language: as in [NewCurrencyList].
//
// The error is
//   - [ErrNotFound] if no such name, or no such language
//   - [ErrRetrieval] if reading failed; the error's Cause says why
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrState] if the object is in a state in which this call makes no sense
//
// See also [CurrencyList.Restore].
func (s *Store) CurrenciesLoad(name string, language string) (*CurrencyList, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	languageText := c.code(language)
	var listOut *C.money_currency_list_t
	if c.err != nil || c.failed(C.money_store_currencies_load(at, nameText, languageText, &listOut, &c.why)) {
		return nil, c.err
	}
	return adoptCurrencyList(listOut), nil
}

// OnChange sets the listener of changes, replacing the previous one; nil removes it. It
// receives the revision after the change, before the call that made it returns. If it panics, so does the
// call, but the change persists.
func (s *Store) OnChange(listener func(revision uint64)) error {
	s.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := s.Revision()
	if err != nil {
		return err
	}
	s.setTell(func() {
		now, err := s.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// Calculator is a keypad calculator: the keys pressed so far, the operation as text, and its result.
//
// Call [Calculator.Close] to release it, or leave that to the garbage collector.
type Calculator struct {
	handle
}

func adoptCalculator(at *C.money_calculator_t) *Calculator {
	if at == nil {
		return nil
	}
	made := &Calculator{}
	made.adopt(unsafe.Pointer(at), "Calculator", func(at unsafe.Pointer) {
		C.money_calculator_free((*C.money_calculator_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Calculator) { gone.Close() })
	return made
}

func (ca *Calculator) held() *handle {
	if ca == nil {
		return nil
	}
	return &ca.handle
}

// NewCalculator makes a calculator that shows "0", with at most 5 fraction digits in results.
func NewCalculator() (*Calculator, error) {
	c := begin()
	defer c.end()
	var calculatorOut *C.money_calculator_t
	if c.err != nil || c.failed(C.money_calculator_new(&calculatorOut, &c.why)) {
		return nil, c.err
	}
	return adoptCalculator(calculatorOut), nil
}

// Press presses one key.
//
// If the calculator cannot take the key now, that is an alert: the call returns [StatusOK], and the operation
// stays as it was. The library notifies your callbacks of the alert, or of a display that has changed.
//
//   - key: a [CalculatorKey] value.
//
// The error is [ErrLimit] if the number would have more than 38 digits, or the operation more than
// [CalculatorNumbersMax] numbers, or [ErrOverflow] if the exact value needs more than 512 bits above or below
// its fraction line, or more than 38 digits before the point.
//
// See also [Calculator.PressKeys], [Calculator.Keys].
func (ca *Calculator) Press(key CalculatorKey) (CalculatorAlert, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.change(ca.held()))
	var alertOut C.money_calculator_alert_t
	if c.err != nil || c.failed(C.money_calculator_press(at, C.money_calculator_key_t(key), &alertOut, &c.why)) {
		return 0, c.err
	}
	return CalculatorAlert(alertOut), nil
}

// PressKeys presses the keys of a text in turn: "40 + 6 x 9.3 ÷ 2 =".
//
// Spaces separate keys; digits and "." may stand together. The keys are "0" to "9", ".", "+", "-" or "−", x, "×"
// or "*", "÷" or "/", "=", "%", "±" or "+/-", AC, X and K; case matters. After an alert the call goes on with
// the next key. A call that fails has pressed no key, not even the keys before the error, and has notified
// nobody. If one of its callbacks frees the calculator, the call presses no further key.
//
// The error is
//   - [ErrSyntax] if no such key
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if also if the text is longer than [CalculatorKeysMax]
//   - [ErrOverflow] if the exact result does not fit 38 digits
//
// See also [Calculator.Press], [Evaluate].
func (ca *Calculator) PressKeys(keys string) (CalculatorAlert, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.change(ca.held()))
	keysText := c.text(keys)
	var alertOut C.money_calculator_alert_t
	if c.err != nil || c.failed(C.money_calculator_press_keys(at, keysText, C.size_t(len(keys)), &alertOut, &c.why)) {
		return 0, c.err
	}
	return CalculatorAlert(alertOut), nil
}

// Keys returns the keys that the calculator can take now without alert or failure.
func (ca *Calculator) Keys() (uint32, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(ca.held()))
	var allowedOut C.uint32_t
	if c.err != nil || c.failed(C.money_calculator_keys(at, &allowedOut, &c.why)) {
		return 0, c.err
	}
	return uint32(allowedOut), nil
}

// Display returns the display: the operation, such as "40 + 6 x "; after "=" only the result, " = 67.9".
//
// See also [Calculator.Expression].
func (ca *Calculator) Display() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(ca.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_calculator_display(at, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Expression returns the operation, also while the display shows the result: "40 + 6 x 9.3 ÷ 2".
//
// See also [Calculator.Display].
func (ca *Calculator) Expression() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(ca.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_calculator_expression(at, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// State returns the state, such as [CalculatorStateResult].
func (ca *Calculator) State() (CalculatorState, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(ca.held()))
	var stateOut C.money_calculator_state_t
	if c.err != nil || c.failed(C.money_calculator_state(at, &stateOut, &c.why)) {
		return 0, c.err
	}
	return CalculatorState(stateOut), nil
}

// Exact returns the exact value of the result, in lowest terms.
//
// Without a result it is the value of the last number.
//
// See also [Calculator.Value].
func (ca *Calculator) Exact() (Ratio, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(ca.held()))
	var exactOut C.money_ratio_t
	if c.err != nil || c.failed(C.money_calculator_exact(at, &exactOut, &c.why)) {
		return Ratio{}, c.err
	}
	return ratioOf(&exactOut), nil
}

// Value returns the value of [Calculator.Exact] as a decimal, rounded once.
//
//   - digits: fraction digits, 0 to 38.
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
func (ca *Calculator) Value(digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(ca.held()))
	var valueOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_calculator_value(at, C.int32_t(digits), C.money_rounding_t(rounding), &valueOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(valueOut), nil
}

// ValueDetailed returns the value of [Calculator.Exact] as a decimal, rounded once.
//
//   - digits: fraction digits, 0 to 38.
//
// The results are
//   - the value of [Calculator.Exact] as a decimal, rounded once
//   - 0 or [FlagsRounded]
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
func (ca *Calculator) ValueDetailed(digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(ca.held()))
	var valueOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_calculator_value(at, C.int32_t(digits), C.money_rounding_t(rounding), &valueOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(valueOut), Flags(flagsOut), nil
}

// Digits returns how many fraction digits a result shows at most.
func (ca *Calculator) Digits() (int32, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(ca.held()))
	var digitsOut C.int32_t
	if c.err != nil || c.failed(C.money_calculator_digits(at, &digitsOut, &c.why)) {
		return 0, c.err
	}
	return int32(digitsOut), nil
}

// SetDigits sets how many fraction digits (0 to 38) a result shows at most.
//
// The display rounds half away from zero and drops zeros at the end. It shows fewer digits if 38 digits in all
// do not hold them. The input of the operation stays as it is.
func (ca *Calculator) SetDigits(digits int32) error {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.change(ca.held()))
	if c.err != nil || c.failed(C.money_calculator_set_digits(at, C.int32_t(digits), &c.why)) {
		return c.err
	}
	return nil
}

// Revision returns the revision: a number that grows with each change of the operation or of the digits shown.
func (ca *Calculator) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(ca.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_calculator_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// ToJSON returns a calculator, in any state, as JSON.
//
// The same state always gives the same bytes. Callbacks and revision are not in it.
//
// See also [CalculatorFromJSON].
func (ca *Calculator) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(ca.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_calculator_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// CalculatorFromJSON makes a calculator from the JSON of [Calculator.ToJSON].
//
// The call refuses a state that no keys lead to.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object has a key twice
//   - [ErrDocument] if the document is well-formed and not of the kind expected
//   - [ErrVersion] if all with the position
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func CalculatorFromJSON(json string) (*Calculator, error) {
	c := begin()
	defer c.end()
	jsonText := c.text(json)
	var calculatorOut *C.money_calculator_t
	if c.err != nil || c.failed(C.money_calculator_from_json(jsonText, C.size_t(len(json)), &calculatorOut, &c.why)) {
		return nil, c.err
	}
	return adoptCalculator(calculatorOut), nil
}

// OnDisplay sets the listener of the display, replacing the previous one; nil removes it. It
// runs after the change, before the call that made it returns. [Calculator.Press] and [Calculator.PressKeys]
// return the alerts.
func (ca *Calculator) OnDisplay(listener func(display string)) error {
	ca.setTell(nil)
	if listener == nil {
		return nil
	}
	shown, err := ca.Display()
	if err != nil {
		return err
	}
	ca.setTell(func() {
		now, err := ca.Display()
		if err == nil && now != shown {
			shown = now
			listener(now)
		}
	})
	return nil
}

// Converter is a converter: two currencies, the input, rates and what happened to them, and options.
//
// Call [Converter.Close] to release it, or leave that to the garbage collector.
type Converter struct {
	handle
}

func adoptConverter(at *C.money_converter_t) *Converter {
	if at == nil {
		return nil
	}
	made := &Converter{}
	made.adopt(unsafe.Pointer(at), "Converter", func(at unsafe.Pointer) {
		C.money_converter_free((*C.money_converter_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Converter) { gone.Close() })
	return made
}

func (co *Converter) held() *handle {
	if co == nil {
		return nil
	}
	return &co.handle
}

// NewConverter makes a converter without input and without rates.
//
//   - source: any code of a provider's list; it may equal target.
//   - options: nil: the defaults.
//
// The error is [ErrSyntax] if not a code.
func NewConverter(source string, target string, options *ConverterOptions) (*Converter, error) {
	c := begin()
	defer c.end()
	sourceText := c.code(source)
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var converterOut *C.money_converter_t
	if c.err != nil || c.failed(C.money_converter_new(sourceText, targetText, optionsRaw, &converterOut, &c.why)) {
		return nil, c.err
	}
	return adoptConverter(converterOut), nil
}

// SetAmount sets the input, as a person has typed it so far.
//
// Text that is no amount is no failure of this call: [Converter.Info] says what the input is.
//
// Without a locale the converter reads plain decimals, as [ParseDecimal] does; with a locale it reads what
// [ParseLocale] reads as an amount of the source. It ignores blanks around the input, and "12." is 12; in a
// locale with commas ",5" is 0,5.
//
//   - text: at most [InputMax] bytes; "": no input.
//
// The error is [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000, or [ErrLimit] if
// the input is longer, larger or deeper than a limit.
//
// See also [Converter.Info], [Converter.Text].
func (co *Converter) SetAmount(text string) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(co.held()))
	textText := c.text(text)
	if c.err != nil || c.failed(C.money_converter_set_amount(at, textText, C.size_t(len(text)), &c.why)) {
		return c.err
	}
	return nil
}

// Amount returns the input as it was typed.
func (co *Converter) Amount() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(co.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_converter_amount(at, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// SetPair sets the currencies.
//
//   - source: "": the converter keeps its source.
//   - target: "": the converter keeps its target.
//
// The error is [ErrSyntax] if not a code.
//
// See also [Converter.Swap].
func (co *Converter) SetPair(source string, target string) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(co.held()))
	sourceText := c.optional(source)
	targetText := c.optional(target)
	if c.err != nil || c.failed(C.money_converter_set_pair(at, sourceText, targetText, &c.why)) {
		return c.err
	}
	return nil
}

// Swap exchanges source and target.
//
// The input stays as it was typed.
func (co *Converter) Swap() error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(co.held()))
	if c.err != nil || c.failed(C.money_converter_swap(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetLocale sets the locale in which the converter reads and writes amounts.
//
//   - locale: "": plain decimals.
//
// The error is
//   - [ErrNotFound] if no such locale
//   - [ErrSyntax] if not a locale; position
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (co *Converter) SetLocale(locale string) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(co.held()))
	localeText := c.optional(locale)
	if c.err != nil || c.failed(C.money_converter_set_locale(at, localeText, &c.why)) {
		return c.err
	}
	return nil
}

// SetLocales sets the tables that have the converter's locale; nil: those inside of the library.
//
// The locale stays as it is, with the signs and names of these tables. Its JSON names no tables: you set them
// again after [ConverterFromJSON], which finds the locale in those inside of the library.
//
//   - locales: tables that you loaded.
//
// The error is [ErrNotFound] if the tables do not have the converter's locale.
//
// See also [LocalesFromBytes].
func (co *Converter) SetLocales(locales *Locales) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(co.held()))
	localesAt := (*C.money_locales_t)(c.use(locales.held()))
	if c.err != nil || c.failed(C.money_converter_set_locales(at, localesAt, &c.why)) {
		return c.err
	}
	return nil
}

// SetOptions replaces all options.
//
//   - options: nil: the defaults.
func (co *Converter) SetOptions(options *ConverterOptions) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(co.held()))
	optionsRaw := options.give(c)
	if c.err != nil || c.failed(C.money_converter_set_options(at, optionsRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Refresh asks for new rates, however fresh the present ones are.
//
// WantsRates of [Converter.Info] is true until you note with [Converter.SetLoading] that you asked for them.
func (co *Converter) Refresh() error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(co.held()))
	if c.err != nil || c.failed(C.money_converter_refresh(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetLoading notes that you asked for rates and that the answer is on its way.
//
// See also [Converter.SetRates], [Converter.SetRatesFailure].
func (co *Converter) SetLoading() error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(co.held()))
	if c.err != nil || c.failed(C.money_converter_set_loading(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetRates hands over rates that have arrived; they replace the present ones.
//
//   - rates: the rate table, which the converter shares.
//   - origin: any origin except [OriginNone].
//   - received: when the rates arrived; for rates of a store, when they first arrived. the zero time: unknown,
//     and the rates never become too old.
//
// See also [Converter.TakeFeed].
func (co *Converter) SetRates(rates *Rates, origin Origin, received time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(co.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_converter_set_rates(at, ratesAt, C.money_origin_t(origin), ofTime(received), &c.why)) {
		return c.err
	}
	return nil
}

// SetRatesFailure notes that rates could not be had.
//
// The converter keeps its present rates, and they are stale.
//
//   - failure: why: a [Status] value, or any other number above 0.
//   - reason: one line of UTF-8, at most [ReasonSize] - 1 bytes; "": none.
//
// The error is
//   - [ErrSyntax] if not one line
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [Converter.Reason].
func (co *Converter) SetRatesFailure(failure Status, reason string) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(co.held()))
	reasonText := c.text(reason)
	if c.err != nil || c.failed(C.money_converter_set_rates_failure(at, C.money_status_t(failure), reasonText, C.size_t(len(reason)), &c.why)) {
		return c.err
	}
	return nil
}

// TakeFeed takes the present state of a feed of rates, in place of the three calls before.
//
// The converter takes the feed's rates with their origin and the time of their arrival, the last failure since
// then, and whether an answer is on its way. If the feed has no rates, the converter keeps its own. Call this
// after each change of the feed; a second call changes nothing.
//
// The error is [ErrArgument] if also for a feed of something else.
//
// See also [CurrencyList.TakeFeed].
func (co *Converter) TakeFeed(feed *Feed) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(co.held()))
	feedAt := (*C.money_feed_t)(c.use(feed.held()))
	if c.err != nil || c.failed(C.money_converter_take_feed(at, feedAt, &c.why)) {
		return c.err
	}
	return nil
}

// Info returns what the converter shows at a moment.
//
// WantsRates is true after [Converter.Refresh]. It is also 1 if there are no rates or only old ones, no answer
// is on its way, and the last attempt has not failed. After a failure it is for you to decide when to try again.
// Rates that arrived further in the future than they stay fresh count as old too, because some clock was wrong.
//
//   - now: the moment, for the ages; the zero time: no rates are too old.
func (co *Converter) Info(now time.Time) (ConverterInfo, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(co.held()))
	var infoOut C.money_converter_info_t
	if c.err != nil || c.failed(C.money_converter_info(at, ofTime(now), &infoOut, &c.why)) {
		return ConverterInfo{}, c.err
	}
	return converterInfoOf(&infoOut), nil
}

// Result returns the converted amount, as [Rates.Convert] gives it at the newest rates, with its provenance.
//
// Between equal currencies the converter neither converts nor rounds: the amount has the digits of the input,
// filled up with zeros to the digits of a result.
//
//   - now: the moment, for the age of the rates, or the zero time.
//
// The error is
//   - [ErrNotFound] if there is no amount yet
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//
// See also [Converter.Text], [Converter.Rate].
func (co *Converter) Result(now time.Time) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(co.held()))
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_converter_result(at, ofTime(now), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ResultDetailed returns the converted amount, as [Rates.Convert] gives it at the newest rates, with its
// provenance.
//
// Between equal currencies the converter neither converts nor rounds: the amount has the digits of the input,
// filled up with zeros to the digits of a result.
//
//   - now: the moment, for the age of the rates, or the zero time.
//
// The results are
//   - the converted amount, as [Rates.Convert] gives it at the newest rates, with its provenance
//   - rate, path, date and remainder
//
// The error is
//   - [ErrNotFound] if there is no amount yet
//   - [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old; the error's
//     text names the last day before it that had one, however long ago
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//
// See also [Converter.Text], [Converter.Rate].
func (co *Converter) ResultDetailed(now time.Time) (Money, Conversion, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(co.held()))
	var resultOut C.money_t
	var detailsOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_converter_result(at, ofTime(now), &resultOut, &detailsOut, &c.why)) {
		return Money{}, Conversion{}, c.err
	}
	return moneyOf(resultOut), conversionOf(&detailsOut), nil
}

// Text returns the converted amount: plain digits ("4.88"), or as the locale writes it; "" if there is none.
//
// The error is [ErrNotFound] if the locale's language has no name for the target.
//
// See also [Converter.Result].
func (co *Converter) Text() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(co.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_converter_text(at, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Rate returns the exact rate from source to target, whatever the input is.
//
//   - now: the moment, for the age of the rates, or the zero time.
//
// The error is [ErrNoRate] if no rate leads from the one currency to the other on that day, or it is too old;
// the error's text names the last day before it that had one, however long ago.
//
// See also [Converter.UnitRate].
func (co *Converter) Rate(now time.Time) (Conversion, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(co.held()))
	var detailsOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_converter_rate(at, ofTime(now), &detailsOut, &c.why)) {
		return Conversion{}, c.err
	}
	return conversionOf(&detailsOut), nil
}

// UnitRate returns the value of one unit of the source: "1 EUR = 1.1172 USD"; "" if there is no rate.
//
// The text has four fraction digits, or more if four significant digits need them: "1 USD = 0.000009422 BTC".
// The converter rounds half-even and writes the number as the locale does.
//
// The error is [ErrOverflow] if four significant digits do not fit 38 digits.
func (co *Converter) UnitRate() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(co.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_converter_unit_rate(at, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Reason returns why the converter failed, or why its rates could not be had or renewed: "no rate from USD to
// XAF"; "" if nothing failed.
//
// An unfinished input has a reason if its groups are not those of the locale and more digits at the end do not
// make them so, such as "1,0000" in en-US.
//
// See also [Converter.Info].
func (co *Converter) Reason() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(co.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_converter_reason(at, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// ToJSON returns a converter as JSON: pair, input, locale and options, without rates and registry.
//
// The same converter always gives the same bytes.
//
// See also [ConverterFromJSON].
func (co *Converter) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(co.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_converter_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// ConverterFromJSON makes a converter from the JSON of [Converter.ToJSON], without rates.
//
//   - registry: your own currencies; the converter copies them.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object has a key twice
//   - [ErrDocument] if the document is well-formed and not of the kind expected
//   - [ErrVersion] if a newer version of the library wrote it
//   - [ErrNotFound] if no such locale
//   - [ErrSyntax] if not a code, not a locale
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func ConverterFromJSON(json string, registry *CurrencyRegistry) (*Converter, error) {
	c := begin()
	defer c.end()
	jsonText := c.text(json)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var converterOut *C.money_converter_t
	if c.err != nil || c.failed(C.money_converter_from_json(jsonText, C.size_t(len(json)), registryAt, &converterOut, &c.why)) {
		return nil, c.err
	}
	return adoptConverter(converterOut), nil
}

// Revision returns the revision: 0 for a new converter, and one more after each change.
func (co *Converter) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(co.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_converter_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// OnChange sets the listener of changes, replacing the previous one; nil removes it. It
// receives the revision after the change, before the call that made it returns. If it panics, so does the
// call, but the change persists.
func (co *Converter) OnChange(listener func(revision uint64)) error {
	co.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := co.Revision()
	if err != nil {
		return err
	}
	co.setTell(func() {
		now, err := co.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// CurrencyList is a list of at most 4096 currencies to choose from.
//
// A name is CLDR's in the list's language, or else the provider's, or else the code. Sorting by name follows UTS
// #10 with CLDR's root collation as far as names of currencies need it: letters count first, then accents, then
// case. In Spanish ñ comes after n. In Japanese kana come in their order, then kanji in the order of JIS X 0208.
// docs/guide/locales.md says more.
//
// Call [CurrencyList.Close] to release it, or leave that to the garbage collector.
type CurrencyList struct {
	handle
}

func adoptCurrencyList(at *C.money_currency_list_t) *CurrencyList {
	if at == nil {
		return nil
	}
	made := &CurrencyList{}
	made.adopt(unsafe.Pointer(at), "CurrencyList", func(at unsafe.Pointer) {
		C.money_currency_list_free((*C.money_currency_list_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *CurrencyList) { gone.Close() })
	return made
}

func (cu *CurrencyList) held() *handle {
	if cu == nil {
		return nil
	}
	return &cu.handle
}

// NewCurrencyList makes an empty list, sorted by name.
//
//   - language: a locale of a language with names: de, en, es, fr, it, ja, pt. A list in another language starts
//     in one of these, and then takes tables with [CurrencyList.SetLocales].
//
// The error is
//   - [ErrNotFound] if no such locale, or no names in it
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func NewCurrencyList(language string) (*CurrencyList, error) {
	c := begin()
	defer c.end()
	languageText := c.code(language)
	var listOut *C.money_currency_list_t
	if c.err != nil || c.failed(C.money_currency_list_new(languageText, &listOut, &c.why)) {
		return nil, c.err
	}
	return adoptCurrencyList(listOut), nil
}

// Add adds a currency as a provider lists it; the library need not know its code.
//
//   - name: the provider's name, at most 255 bytes, of which a row has up to 127; "": none.
//
// The error is
//   - [ErrDuplicateCurrency] if the code is taken already
//   - [ErrSyntax] if not a code
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [CurrencyList.AddCurrent], [CurrencyList.AddJSON], [CurrencyList.TakeFeed].
func (cu *CurrencyList) Add(code string, name string) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
	codeText := c.code(code)
	nameText := c.text(name)
	if c.err != nil || c.failed(C.money_currency_list_add(at, codeText, nameText, C.size_t(len(name)), &c.why)) {
		return c.err
	}
	return nil
}

// AddCurrent adds the currencies that ISO 4217 has today and the list has not.
//
// The error is [ErrLimit] if the input is longer, larger or deeper than a limit.
func (cu *CurrencyList) AddCurrent() error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
	if c.err != nil || c.failed(C.money_currency_list_add_current(at, &c.why)) {
		return c.err
	}
	return nil
}

// AddJSON adds the currencies of a provider's document, all or none.
//
// A currency that the list has already gets the provider's name from the document.
//
// The call reads currencylayer's this currency list, {"success":true,"currencies":{"EUR":"Euro",...}}, and a
// plain map of codes and names, {"EUR":"Euro",...}, as Frankfurter, Open Exchange Rates and older services give
// it. The codes of a plain map are capital letters and digits.
//
// The error is
//   - [ErrNoCurrencies] if the list is well-formed and has no currency
//   - [ErrProvider] if the document is the provider's own error; the error's text has its code and words
//   - [ErrJSON] if position
//   - [ErrDocument] if the document is well-formed and not of the kind expected
//   - [ErrSyntax] if not a code
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (cu *CurrencyList) AddJSON(json string) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
	jsonText := c.text(json)
	if c.err != nil || c.failed(C.money_currency_list_add_json(at, jsonText, C.size_t(len(json)), &c.why)) {
		return c.err
	}
	return nil
}

// TakeFeed adds the currencies that a feed of currencies has, under the rules of [CurrencyList.AddJSON].
//
// The error is
//   - [ErrNotFound] if the feed has none yet
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrArgument] if also for a feed of something else
//
// See also [Converter.TakeFeed].
func (cu *CurrencyList) TakeFeed(feed *Feed) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
	feedAt := (*C.money_feed_t)(c.use(feed.held()))
	if c.err != nil || c.failed(C.money_currency_list_take_feed(at, feedAt, &c.why)) {
		return c.err
	}
	return nil
}

// SetLanguage sets the language of names and of sorting.
//
// The error is
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//
// See also [NewCurrencyList].
func (cu *CurrencyList) SetLanguage(language string) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
	languageText := c.code(language)
	if c.err != nil || c.failed(C.money_currency_list_set_language(at, languageText, &c.why)) {
		return c.err
	}
	return nil
}

// SetLocales sets the tables that have the list's language; nil: those inside of the library.
//
// The language stays as it is, with the names of these tables. After that [CurrencyList.SetLanguage] and
// [CurrencyList.Restore] take every language of the tables.
//
//   - locales: tables that you loaded.
//
// The error is [ErrNotFound] if the tables do not have the list's language, or no names in it.
//
// See also [LocalesFromBytes].
func (cu *CurrencyList) SetLocales(locales *Locales) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
	localesAt := (*C.money_locales_t)(c.use(locales.held()))
	if c.err != nil || c.failed(C.money_currency_list_set_locales(at, localesAt, &c.why)) {
		return c.err
	}
	return nil
}

// SetSearch shows the currencies that have a text in name or code, whatever its case and accents: "dolar" finds
// "Dólar".
//
//   - text: at most 255 bytes; the list ignores blanks around it. Blanks alone, or "": all.
//
// The error is [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000, or [ErrLimit] if
// the input is longer, larger or deeper than a limit.
func (cu *CurrencyList) SetSearch(text string) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
	textText := c.text(text)
	if c.err != nil || c.failed(C.money_currency_list_set_search(at, textText, C.size_t(len(text)), &c.why)) {
		return c.err
	}
	return nil
}

// SetSort sets the order.
//
// Favourites come first, in the same order.
func (cu *CurrencyList) SetSort(sort CurrencyListSort) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
	if c.err != nil || c.failed(C.money_currency_list_set_sort(at, C.money_currency_list_sort_t(sort), &c.why)) {
		return c.err
	}
	return nil
}

// SetFavourite makes a currency of the list a favourite (1), or no favourite (0).
//
// The error is [ErrNotFound] if the list has no such currency, or [ErrSyntax] if not a code.
func (cu *CurrencyList) SetFavourite(code string, isFavourite bool) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
	codeText := c.code(code)
	if c.err != nil || c.failed(C.money_currency_list_set_favourite(at, codeText, ofBool(isFavourite), &c.why)) {
		return c.err
	}
	return nil
}

// SetFavouritesOnly shows only favourites (1), or all currencies (0).
//
// The search applies to both.
func (cu *CurrencyList) SetFavouritesOnly(isOnly bool) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
	if c.err != nil || c.failed(C.money_currency_list_set_favourites_only(at, ofBool(isOnly), &c.why)) {
		return c.err
	}
	return nil
}

// Mark marks the currencies that a rate table has, and also those that you add later.
//
//   - rates: the rate table, which the list shares; nil: the list marks none.
func (cu *CurrencyList) Mark(rates *Rates) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_currency_list_mark(at, ratesAt, &c.why)) {
		return c.err
	}
	return nil
}

// Count returns how many currencies the list shows.
func (cu *CurrencyList) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.use(cu.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_currency_list_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At returns the currency that the list shows at an index.
//
// The error is [ErrNotFound] if the index is past the end, or there is no such entry.
//
// See also [CurrencyList.Items].
func (cu *CurrencyList) At(index int) (CurrencyListItem, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.use(cu.held()))
	var itemOut C.money_currency_list_item_t
	if c.err != nil || c.failed(C.money_currency_list_at(at, C.size_t(index), &itemOut, &c.why)) {
		return CurrencyListItem{}, c.err
	}
	return currencyListItemOf(&itemOut), nil
}

// Items returns all currencies that the list shows.
//
// See also [CurrencyList.At].
func (cu *CurrencyList) Items() ([]CurrencyListItem, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.use(cu.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_currency_list_item_t, pageRows)
	var found []CurrencyListItem
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_currency_list_items(at, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, currencyListItemOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// ToJSON returns the settings of a list as JSON: language, order, favourites, and whether it shows only
// favourites.
//
// The same settings always give the same bytes. Currencies and search are not in it.
//
// See also [CurrencyList.Restore].
func (cu *CurrencyList) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.use(cu.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_currency_list_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Restore sets an existing list to the settings that [CurrencyList.ToJSON] wrote, all of them or none.
//
// Settings may come before the currencies do: the list keeps a favourite that it does not contain yet.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object has a key twice
//   - [ErrDocument] if the document is well-formed and not of the kind expected
//   - [ErrVersion] if a newer version of the library wrote it
//   - [ErrNotFound] if no such locale, or no names in it
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (cu *CurrencyList) Restore(json string) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
	jsonText := c.text(json)
	if c.err != nil || c.failed(C.money_currency_list_restore(at, jsonText, C.size_t(len(json)), &c.why)) {
		return c.err
	}
	return nil
}

// State returns the state of the list, such as [CurrencyListStateNothingFound].
func (cu *CurrencyList) State() (CurrencyListState, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.use(cu.held()))
	var stateOut C.money_currency_list_state_t
	if c.err != nil || c.failed(C.money_currency_list_state(at, &stateOut, &c.why)) {
		return 0, c.err
	}
	return CurrencyListState(stateOut), nil
}

// Revision returns the revision: 0 for a new list, and a greater number after each change.
func (cu *CurrencyList) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.use(cu.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_currency_list_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// OnChange sets the listener of changes, replacing the previous one; nil removes it. It
// receives the revision after the change, before the call that made it returns. If it panics, so does the
// call, but the change persists.
func (cu *CurrencyList) OnChange(listener func(revision uint64)) error {
	cu.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := cu.Revision()
	if err != nil {
		return err
	}
	cu.setTell(func() {
		now, err := cu.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// PortfolioView is a portfolio view, which a screen watches.
//
// One thread at a time may use a view.
//
// Call [PortfolioView.Close] to release it, or leave that to the garbage collector.
type PortfolioView struct {
	handle
}

func adoptPortfolioView(at *C.money_portfolio_view_t) *PortfolioView {
	if at == nil {
		return nil
	}
	made := &PortfolioView{}
	made.adopt(unsafe.Pointer(at), "PortfolioView", func(at unsafe.Pointer) {
		C.money_portfolio_view_free((*C.money_portfolio_view_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *PortfolioView) { gone.Close() })
	return made
}

func (p *PortfolioView) held() *handle {
	if p == nil {
		return nil
	}
	return &p.handle
}

// NewPortfolioView makes a portfolio view that is loading.
//
//   - options: how to value the portfolio; the view ignores Now.
//
// The error is [ErrDate] if the date is no day of the years 1 to 9999.
func NewPortfolioView(options *ValuationOptions) (*PortfolioView, error) {
	c := begin()
	defer c.end()
	optionsRaw := options.give(c)
	var viewOut *C.money_portfolio_view_t
	if c.err != nil || c.failed(C.money_portfolio_view_new(optionsRaw, &viewOut, &c.why)) {
		return nil, c.err
	}
	return adoptPortfolioView(viewOut), nil
}

// SetTransactions hands in the transactions that have arrived, in place of those that the view had.
//
//   - portfolio: the view copies it, so that your later changes of it do not show.
//
// See also [PortfolioView.SetTransactionsFailure], [PortfolioView.TakeFeed].
func (p *PortfolioView) SetTransactions(portfolio *Portfolio) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(p.held()))
	portfolioAt := (*C.money_portfolio_t)(c.use(portfolio.held()))
	if c.err != nil || c.failed(C.money_portfolio_view_set_transactions(at, portfolioAt, &c.why)) {
		return c.err
	}
	return nil
}

// SetTransactionsFailure notes that transactions could not be retrieved.
//
//   - reason: one line of UTF-8, at most [ReasonSize] - 1 bytes; "" is none.
//
// The error is
//   - [ErrSyntax] if not one line
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
func (p *PortfolioView) SetTransactionsFailure(reason string) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(p.held()))
	reasonText := c.text(reason)
	if c.err != nil || c.failed(C.money_portfolio_view_set_transactions_failure(at, reasonText, C.size_t(len(reason)), &c.why)) {
		return c.err
	}
	return nil
}

// SetQuotes hands in price quotes that have arrived, each in place of its symbol's.
//
// The error is
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//
// See also [PortfolioView.SetQuotesFailure].
func (p *PortfolioView) SetQuotes(quotes []PriceQuote) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(p.held()))
	quotesRaw := make([]C.money_price_quote_t, len(quotes))
	for index := range quotes {
		quotes[index].fill(c, &quotesRaw[index])
	}
	if c.err != nil || c.failed(C.money_portfolio_view_set_quotes(at, first(quotesRaw), C.size_t(len(quotes)), &c.why)) {
		return c.err
	}
	return nil
}

// SetQuotesFailure notes that prices could not be had.
//
//   - reason: as in [PortfolioView.SetTransactionsFailure].
//
// The error is
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
func (p *PortfolioView) SetQuotesFailure(reason string) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(p.held()))
	reasonText := c.text(reason)
	if c.err != nil || c.failed(C.money_portfolio_view_set_quotes_failure(at, reasonText, C.size_t(len(reason)), &c.why)) {
		return c.err
	}
	return nil
}

// SetRates sets the rate table, in place of the one before it.
//
//   - rates: the view shares it; nil if nothing needs an exchange rate.
func (p *PortfolioView) SetRates(rates *Rates) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(p.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_portfolio_view_set_rates(at, ratesAt, &c.why)) {
		return c.err
	}
	return nil
}

// TakeFeed hands in what a feed of transactions or of price quotes has, and why it could not get anything newer.
//
// The call does what [PortfolioView.SetTransactions] and [PortfolioView.SetQuotes] do, and their failures. Call
// it when the feed has changed, also in its callback. A feed that has nothing yet, and no failure, changes
// nothing; neither does a transaction that could not be saved or removed.
//
// The error is [ErrArgument] if also for a feed of something else.
func (p *PortfolioView) TakeFeed(feed *Feed) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(p.held()))
	feedAt := (*C.money_feed_t)(c.use(feed.held()))
	if c.err != nil || c.failed(C.money_portfolio_view_take_feed(at, feedAt, &c.why)) {
		return c.err
	}
	return nil
}

// State writes the state at a moment.
//
// The call needs the view for itself, as [Portfolio.Value] does its portfolio.
//
//   - now: from which the age of prices counts, or the zero time.
//
// The error is [ErrOverflow] if the exact result does not fit 38 digits, or [ErrInexact] if the result would
// have to be rounded, and rounding was not allowed.
//
// See also [PortfolioView.Reason].
func (p *PortfolioView) State(now time.Time) (PortfolioViewState, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(p.held()))
	var stateOut C.money_portfolio_view_state_t
	if c.err != nil || c.failed(C.money_portfolio_view_state(at, ofTime(now), &stateOut, &c.why)) {
		return 0, c.err
	}
	return PortfolioViewState(stateOut), nil
}

// Reason returns why the view is in a state of failure, or "" if it is not.
func (p *PortfolioView) Reason() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.use(p.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_portfolio_view_reason(at, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Value values the portfolio at a moment: its summary and its positions, for the screen.
//
// The error is
//   - [ErrNotFound] if no transactions have arrived yet
//   - [ErrInexact] if the result would have to be rounded, and rounding was not allowed
//   - [ErrOverflow] if the exact result does not fit 38 digits
//
// See also [Valuation.Summary], [Valuation.Positions].
func (p *PortfolioView) Value(now time.Time) (*Valuation, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(p.held()))
	var valuationOut *C.money_valuation_t
	if c.err != nil || c.failed(C.money_portfolio_view_value(at, ofTime(now), &valuationOut, &c.why)) {
		return nil, c.err
	}
	return adoptValuation(valuationOut), nil
}

// SymbolCount counts the symbols that need a price: those of which shares are held.
func (p *PortfolioView) SymbolCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.use(p.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_portfolio_view_symbol_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// SymbolAt returns the symbol at an index, in the order of their bytes.
//
// The error is [ErrNotFound] if index is the count or above.
func (p *PortfolioView) SymbolAt(index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.use(p.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_portfolio_view_symbol_at(at, C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Revision writes the revision: a number that grows by one with each change, and is 0 for a new view.
func (p *PortfolioView) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.use(p.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_portfolio_view_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// OnChange sets the listener of changes, replacing the previous one; nil removes it. It
// receives the revision after the change, before the call that made it returns. If it panics, so does the
// call, but the change persists.
func (p *PortfolioView) OnChange(listener func(revision uint64)) error {
	p.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := p.Revision()
	if err != nil {
		return err
	}
	p.setTell(func() {
		now, err := p.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// OrderForm is a purchase or sale while a person types it.
//
// Freeing a form changes no portfolio. One thread at a time may use a form.
//
// Call [OrderForm.Close] to release it, or leave that to the garbage collector.
type OrderForm struct {
	handle
}

func adoptOrderForm(at *C.money_order_form_t) *OrderForm {
	if at == nil {
		return nil
	}
	made := &OrderForm{}
	made.adopt(unsafe.Pointer(at), "OrderForm", func(at unsafe.Pointer) {
		C.money_order_form_free((*C.money_order_form_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *OrderForm) { gone.Close() })
	return made
}

func (o *OrderForm) held() *handle {
	if o == nil {
		return nil
	}
	return &o.handle
}

// NewOrderForm makes an empty order form.
//
//   - portfolio: the form takes currency and registry from it. You may save the form in any portfolio.
//   - currency: the currency of the sum; "" is the portfolio's.
//   - tickerRule: a [TickerRule].
//
// The error is [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor
// unit is not known, or [ErrSyntax] if not a code.
//
// See also [OrderFormFromTransaction].
func NewOrderForm(portfolio *Portfolio, currency string, tickerRule TickerRule) (*OrderForm, error) {
	c := begin()
	defer c.end()
	portfolioAt := (*C.money_portfolio_t)(c.use(portfolio.held()))
	currencyText := c.optional(currency)
	var formOut *C.money_order_form_t
	if c.err != nil || c.failed(C.money_order_form_new(portfolioAt, currencyText, C.money_ticker_rule_t(tickerRule), &formOut, &c.why)) {
		return nil, c.err
	}
	return adoptOrderForm(formOut), nil
}

// OrderFormFromTransaction makes an order form that edits a stored purchase or sale.
//
// It starts with the stored quantity and sum; a figure that is typed replaces one of them, the sum first.
//
//   - tickerRule: a [TickerRule].
//
// The error is
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrSyntax] if the text is no number, amount, date or code; the position is its first byte that does not
//     belong
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrArgument] if also for a transaction that is no purchase or sale
func OrderFormFromTransaction(portfolio *Portfolio, id string, tickerRule TickerRule) (*OrderForm, error) {
	c := begin()
	defer c.end()
	portfolioAt := (*C.money_portfolio_t)(c.use(portfolio.held()))
	idText := c.code(id)
	var formOut *C.money_order_form_t
	if c.err != nil || c.failed(C.money_order_form_from_transaction(portfolioAt, idText, C.money_ticker_rule_t(tickerRule), &formOut, &c.why)) {
		return nil, c.err
	}
	return adoptOrderForm(formOut), nil
}

// Set sets the text of a field.
//
// The call takes any text; what is wrong with it is the field's state.
//
//   - field: a [OrderField].
//   - text: at most [TextMax] - 1 bytes. No bytes, or "", empties the field.
//
// The error is [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000, or [ErrLimit] if
// the input is longer, larger or deeper than a limit.
//
// See also [OrderForm.State], [OrderForm.Text].
func (o *OrderForm) Set(field OrderField, text string) error {
	c := begin()
	defer c.end()
	at := (*C.money_order_form_t)(c.change(o.held()))
	textText := c.text(text)
	if c.err != nil || c.failed(C.money_order_form_set(at, C.money_order_field_t(field), textText, C.size_t(len(text)), &c.why)) {
		return c.err
	}
	return nil
}

// Text returns what a field shows: the typed text, or what follows from the other fields, or "".
//
//   - field: a [OrderField].
func (o *OrderForm) Text(field OrderField) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_order_form_t)(c.use(o.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_order_form_text(at, C.money_order_field_t(field), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// State writes what is right or wrong with a field.
//
//   - field: a [OrderField].
//
// See also [FieldStateText].
func (o *OrderForm) State(field OrderField) (FieldState, error) {
	c := begin()
	defer c.end()
	at := (*C.money_order_form_t)(c.use(o.held()))
	var stateOut C.money_field_state_t
	if c.err != nil || c.failed(C.money_order_form_state(at, C.money_order_field_t(field), &stateOut, &c.why)) {
		return 0, c.err
	}
	return FieldState(stateOut), nil
}

// Transaction writes the transaction of an order form whose fields are all right.
//
// One that the form edits keeps its id, its fee and its exchange rate.
//
// The error is [ErrSyntax] if a field is not right; the text names the first one.
//
// See also [OrderForm.Save].
func (o *OrderForm) Transaction() (Transaction, error) {
	c := begin()
	defer c.end()
	at := (*C.money_order_form_t)(c.use(o.held()))
	var transactionOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_order_form_transaction(at, &transactionOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&transactionOut), nil
}

// Save saves an order form whose fields are all right: adds its transaction to a portfolio, or replaces the one
// that it edits.
//
// A transaction that it replaces keeps its id, fee, exchange rate and named lots. After the call the form edits
// what it saved. A failure changes neither the form nor the portfolio.
//
// The error is
//   - [ErrSyntax] if a field is not right
//   - [ErrCurrencyMismatch] if two currencies meet where one is needed
//   - [ErrInsufficient] if less is there, or less is not held, than should go out
//   - [ErrLimit] if the input is longer, larger or deeper than a limit
//   - [ErrNotFound] if the index is past the end, or there is no such entry
//   - [ErrOverflow] if the exact result does not fit 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry given, or its minor unit is
//     not known
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
func (o *OrderForm) Save(portfolio *Portfolio) (Transaction, error) {
	c := begin()
	defer c.end()
	at := (*C.money_order_form_t)(c.change(o.held()))
	portfolioAt := (*C.money_portfolio_t)(c.change(portfolio.held()))
	var storedOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_order_form_save(at, portfolioAt, &storedOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&storedOut), nil
}

