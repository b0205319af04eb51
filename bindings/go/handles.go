// Code generated from the headers by api/generate.py. DO NOT EDIT.

package money

// #include <money/desk.h>
import "C"

import (
	"runtime"
	"time"
	"unsafe"
)

// CurrencyRegistry: A registry of user-defined currencies, such as tokens or loyalty points. Functions that
// accept currency codes also accept a registry.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *CurrencyRegistry) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// NewCurrencyRegistry: Creates an empty registry. Free it with money_currency_registry_free. C:
// money_currency_registry_new
func NewCurrencyRegistry() (*CurrencyRegistry, error) {
	c := begin()
	defer c.end()
	var registryOut *C.money_currency_registry_t
	if c.err != nil || c.failed(C.money_currency_registry_new(&registryOut, &c.why)) {
		return nil, c.err
	}
	return adoptCurrencyRegistry(registryOut), nil
}

// Add: Adds a user-defined currency to a registry. C: money_currency_registry_add
func (self *CurrencyRegistry) Add(code string, digits int32, name string) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_registry_t)(c.change(self.held()))
	codeText := c.code(code)
	nameText := c.text(name)
	if c.err != nil || c.failed(C.money_currency_registry_add(at, codeText, C.int32_t(digits), nameText, C.size_t(len(name)), &c.why)) {
		return c.err
	}
	return nil
}

// Count: Returns the number of currencies in a registry. C: money_currency_registry_count
func (self *CurrencyRegistry) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_registry_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_currency_registry_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At: Returns the currency at an index of a registry, in the order in which you added them. C:
// money_currency_registry_at
func (self *CurrencyRegistry) At(index int) (Currency, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_registry_t)(c.use(self.held()))
	var currencyOut C.money_currency_t
	if c.err != nil || c.failed(C.money_currency_registry_at(at, C.size_t(index), &currencyOut, &c.why)) {
		return Currency{}, c.err
	}
	return currencyOf(&currencyOut), nil
}

// Rates: An immutable table of exchange rates, which threads may share.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Rates) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// RatesFromECBCSV: Reads euro foreign exchange reference rates from a CSV file of the European Central Bank. The
// call accepts the history file (`eurofxref-hist.csv`) and the daily file (`eurofxref.csv`), which it
// distinguishes by their dates. It also reads daily spot rates from the bank's data interface as CSV (dataset
// EXR, `format=csvdata`), recognised by their column titles. In these, the base is CURRENCY_DENOM, and rows
// without a value or with "NaN" are skipped; monthly and annual averages, whose FREQ is not D, are
// MONEY_ERR_DOCUMENT. C: money_rates_from_ecb_csv
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

// RatesFromECBXML: Reads euro foreign exchange reference rates from an XML file of the European Central Bank.
// The call accepts the files of one day (`eurofxref-daily.xml`), of 90 days (`eurofxref-hist-90d.xml`) and of
// all days (`eurofxref-hist.xml`). It rejects document type declarations (DTDs) and entities. C:
// money_rates_from_ecb_xml
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

// RatesFromJSON: Reads a table of rates from JSON. The call recognises these formats by their structure: -
// currencylayer and exchangerate.host: {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}},
// with "date" for a past day; or several days, {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}} - base
// and rates of one or several days, as sent by version 1 of Frankfurter, Open Exchange Rates and fixer:
// {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides "date" -
// ExchangeRate-API and open.er-api.com: {"base_code":"USD","conversion_rates":{"EUR":0.9}} or "rates", with
// "time_last_update_unix", or with "year", "month" and "day"; or "target_code" and "conversion_rate" for one
// pair - rows of version 2 of Frankfurter: [{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}], one
// such object, or one object per line (NDJSON); the table's base is the base of the rows if it is the same in
// all of them - a list of pairs: [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}], with "date" in
// all or in no elements, or a single pair - tables A and B of Narodowy Bank Polski, or one of their series, and
// daily series of the Bank of Canada, such as {"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]} -
// the documents of money_rates_to_json An error of the provider is MONEY_ERR_PROVIDER, with its code and
// message: {"success":false,…}, {"error":…}, {"result":"error",…}, {"status":404,"message":…} or {"message":…}.
// Rates may be numbers or strings of digits, also with exponents, and are read exactly. A rate with more than 19
// significant digits or 19 fraction digits is rounded to fit, half-even. MONEY_FLAG_RATE_ROUNDED is then set for
// the rate and for each conversion that uses it. C: money_rates_from_json
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

// ToJSON: Writes a table of rates as JSON that money_rates_from_json reads. The same table always produces the
// same bytes. C: money_rates_to_json
func (self *Rates) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_rates_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Info: Returns information about a table of rates. C: money_rates_info
func (self *Rates) Info() (RatesInfo, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
	var infoOut C.money_rates_info_t
	if c.err != nil || c.failed(C.money_rates_info(at, &infoOut, &c.why)) {
		return RatesInfo{}, c.err
	}
	return ratesInfoOf(&infoOut), nil
}

// CurrencyAt: Returns the code of the currency at an index of a table. Currencies are sorted by code. C:
// money_rates_currency_at
func (self *Rates) CurrencyAt(index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
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

// Currencies: Writes the codes of the currencies with a rate on a date, sorted and separated by spaces, such as
// "EUR JPY USD". The text is empty if the table contains no rates of that date. C: money_rates_currencies
func (self *Rates) Currencies(date Date) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
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

// DateAt: Returns the date at an index of a table, oldest first. C: money_rates_date_at
func (self *Rates) DateAt(index int) (Date, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
	var dateOut C.money_date_t
	if c.err != nil || c.failed(C.money_rates_date_at(at, C.size_t(index), &dateOut, &c.why)) {
		return 0, c.err
	}
	return Date(dateOut), nil
}

// PairAt: Returns the newest rate of the currency pair at an index of a table. Pairs are sorted by their codes.
// C: money_rates_pair_at
func (self *Rates) PairAt(index int) (Rate, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
	var rateOut C.money_rate_t
	if c.err != nil || c.failed(C.money_rates_pair_at(at, C.size_t(index), &rateOut, &c.why)) {
		return Rate{}, c.err
	}
	return rateOf(&rateOut), nil
}

// Convert: Converts an amount at the rates of a table, rounding once. The path is direct, inverse, or through
// the table's base. In a table without a base it is the shortest path of at most four legs; among several, the
// call selects the one with the fewest inverse legs, then the first by codes. MONEY_FLAG_INCONSISTENT is set if
// another path of the same length, or two legs next to a direct quote, produce a different rate. All legs are of
// the same date: the requested date, or the last date before it within `max_gap` that has rates for all of them.
// A withdrawn currency is converted by its legal factor from the date on which the factor was fixed, and
// MONEY_FLAG_FIXED is set. If that date is unknown, the factor is used only if the table contains no rate. A
// quote unit such as GBX is converted by its factor. Between the euro and the currencies that it replaced, the
// call rounds as Council Regulation (EC) No 1103/97 requires, and sets MONEY_FLAG_EURO_REGULATION. Half a cent
// is rounded up, and between two national currencies the intermediate amount in euro is rounded to three
// decimals. This applies to results in the minor unit of the target, and only if the rounding mode is
// MONEY_ROUND_HALF_EVEN, which is the default, or MONEY_ROUND_HALF_UP. An amount that is already in `target`
// needs no rate. It is returned unchanged, or with `options->digits` fraction digits if they are set. If
// `target` is NULL or "", this applies to any amount. C: money_rates_convert
func (self *Rates) Convert(amount Money, target string, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
	amountRaw := amount.raw()
	targetText := c.optional(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_rates_convert(at, &amountRaw, targetText, optionsRaw, &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ConvertDetailed: Converts an amount at the rates of a table, rounding once. The path is direct, inverse, or
// through the table's base. In a table without a base it is the shortest path of at most four legs; among
// several, the call selects the one with the fewest inverse legs, then the first by codes.
// MONEY_FLAG_INCONSISTENT is set if another path of the same length, or two legs next to a direct quote, produce
// a different rate. All legs are of the same date: the requested date, or the last date before it within
// `max_gap` that has rates for all of them. A withdrawn currency is converted by its legal factor from the date
// on which the factor was fixed, and MONEY_FLAG_FIXED is set. If that date is unknown, the factor is used only
// if the table contains no rate. A quote unit such as GBX is converted by its factor. Between the euro and the
// currencies that it replaced, the call rounds as Council Regulation (EC) No 1103/97 requires, and sets
// MONEY_FLAG_EURO_REGULATION. Half a cent is rounded up, and between two national currencies the intermediate
// amount in euro is rounded to three decimals. This applies to results in the minor unit of the target, and only
// if the rounding mode is MONEY_ROUND_HALF_EVEN, which is the default, or MONEY_ROUND_HALF_UP. An amount that is
// already in `target` needs no rate. It is returned unchanged, or with `options->digits` fraction digits if they
// are set. If `target` is NULL or "", this applies to any amount. C: money_rates_convert
func (self *Rates) ConvertDetailed(amount Money, target string, options *ConvertOptions) (Money, Conversion, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
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

// Find: Returns the exact rate between two currencies under the rules of money_rates_convert, without an amount.
// C: money_rates_find
func (self *Rates) Find(from string, to string, options *ConvertOptions) (Conversion, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
	fromText := c.code(from)
	toText := c.code(to)
	optionsRaw := options.give(c)
	var detailsOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_rates_find(at, fromText, toText, optionsRaw, &detailsOut, &c.why)) {
		return Conversion{}, c.err
	}
	return conversionOf(&detailsOut), nil
}

// Compare: Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0 or
// 1. The conversions are exact and nothing is rounded; `digits` and `rounding` of the options are not used.
// Amounts of one currency are compared as they are, without a rate. C: money_rates_compare
func (self *Rates) Compare(a Money, b Money, target string, options *ConvertOptions) (int32, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
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

// CompareDetailed: Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a <
// b), 0 or 1. The conversions are exact and nothing is rounded; `digits` and `rounding` of the options are not
// used. Amounts of one currency are compared as they are, without a rate. C: money_rates_compare
func (self *Rates) CompareDetailed(a Money, b Money, target string, options *ConvertOptions) (int32, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
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

// Sort: Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their
// order. C: money_rates_sort
func (self *Rates) Sort(amounts []Money, target string, options *ConvertOptions) ([]int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
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

// SortDetailed: Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep
// their order. C: money_rates_sort
func (self *Rates) SortDetailed(amounts []Money, target string, options *ConvertOptions) ([]int, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
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

// Minimum: Writes the amount that is worth least in one currency, as it was given; of equal ones the first.
// `count` is at least 1. C: money_rates_minimum
func (self *Rates) Minimum(amounts []Money, target string, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
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

// MinimumDetailed: Writes the amount that is worth least in one currency, as it was given; of equal ones the
// first. `count` is at least 1. C: money_rates_minimum
func (self *Rates) MinimumDetailed(amounts []Money, target string, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
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

// Maximum: Writes the amount that is worth most in one currency, as it was given; of equal ones the first.
// `count` is at least 1. C: money_rates_maximum
func (self *Rates) Maximum(amounts []Money, target string, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
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

// MaximumDetailed: Writes the amount that is worth most in one currency, as it was given; of equal ones the
// first. `count` is at least 1. C: money_rates_maximum
func (self *Rates) MaximumDetailed(amounts []Money, target string, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
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

// Sum: Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are
// exact, and the call rounds once. C: money_rates_sum
func (self *Rates) Sum(amounts []Money, target string, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
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

// SumDetailed: Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum
// are exact, and the call rounds once. C: money_rates_sum
func (self *Rates) SumDetailed(amounts []Money, target string, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_t)(c.use(self.held()))
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

// RatesBuilder: A builder of rate tables.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *RatesBuilder) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// NewRatesBuilder: Creates an empty builder of rate tables. Free it with money_rates_builder_free. C:
// money_rates_builder_new
func NewRatesBuilder() (*RatesBuilder, error) {
	c := begin()
	defer c.end()
	var builderOut *C.money_rates_builder_t
	if c.err != nil || c.failed(C.money_rates_builder_new(&builderOut, &c.why)) {
		return nil, c.err
	}
	return adoptRatesBuilder(builderOut), nil
}

// Add: Adds the rate 1 `from` = `rate` `to`, or replaces the rate of the same direction and date. The opposite
// direction is a separate entry. If you add both, such as bid and ask, each applies to its own direction. If you
// add only one, the exact inverse applies to the other. A builder contains either dated or undated rates, not
// both. C: money_rates_builder_add
func (self *RatesBuilder) Add(from string, to string, rate string, date Date) error {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.change(self.held()))
	fromText := c.code(from)
	toText := c.code(to)
	rateText := c.text(rate)
	if c.err != nil || c.failed(C.money_rates_builder_add(at, fromText, toText, rateText, C.size_t(len(rate)), C.money_date_t(date), &c.why)) {
		return c.err
	}
	return nil
}

// Remove: Removes the rate of a direction and date. C: money_rates_builder_remove
func (self *RatesBuilder) Remove(from string, to string, date Date) error {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.change(self.held()))
	fromText := c.code(from)
	toText := c.code(to)
	if c.err != nil || c.failed(C.money_rates_builder_remove(at, fromText, toText, C.money_date_t(date), &c.why)) {
		return c.err
	}
	return nil
}

// SetBase: Sets the base currency, through which cross rates are calculated. Without a base currency they use
// the shortest path. C: money_rates_builder_set_base
func (self *RatesBuilder) SetBase(base string) error {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.change(self.held()))
	baseText := c.optional(base)
	if c.err != nil || c.failed(C.money_rates_builder_set_base(at, baseText, &c.why)) {
		return c.err
	}
	return nil
}

// SetSource: Sets the publisher of the rates. C: money_rates_builder_set_source
func (self *RatesBuilder) SetSource(source string) error {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.change(self.held()))
	sourceText := c.text(source)
	if c.err != nil || c.failed(C.money_rates_builder_set_source(at, sourceText, C.size_t(len(source)), &c.why)) {
		return c.err
	}
	return nil
}

// SetInstant: Sets the time of publication: an instant, or MONEY_INSTANT_NONE. C:
// money_rates_builder_set_instant
func (self *RatesBuilder) SetInstant(instant time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_rates_builder_set_instant(at, ofTime(instant), &c.why)) {
		return c.err
	}
	return nil
}

// Count: Returns the number of rates in a builder. C: money_rates_builder_count
func (self *RatesBuilder) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_rates_builder_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At: Returns the rate at an index of a builder, in the order in which you first added them. C:
// money_rates_builder_at
func (self *RatesBuilder) At(index int) (Rate, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.use(self.held()))
	var rateOut C.money_rate_t
	if c.err != nil || c.failed(C.money_rates_builder_at(at, C.size_t(index), &rateOut, &c.why)) {
		return Rate{}, c.err
	}
	return rateOf(&rateOut), nil
}

// Build: Creates a table from the rates of a builder. The builder is unchanged and can be used again. An empty
// table is allowed. Free the table with money_rates_free. C: money_rates_builder_build
func (self *RatesBuilder) Build() (*Rates, error) {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.use(self.held()))
	var ratesOut *C.money_rates_t
	if c.err != nil || c.failed(C.money_rates_builder_build(at, &ratesOut, &c.why)) {
		return nil, c.err
	}
	return adoptRates(ratesOut), nil
}

// Bag: An exact sum of amounts in several currencies: one amount for each currency. An amount of 0 does not
// count.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Bag) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// NewBag: Makes an empty bag. You free it with money_bag_free. C: money_bag_new
func NewBag() (*Bag, error) {
	c := begin()
	defer c.end()
	var bagOut *C.money_bag_t
	if c.err != nil || c.failed(C.money_bag_new(&bagOut, &c.why)) {
		return nil, c.err
	}
	return adoptBag(bagOut), nil
}

// Copy: Makes a copy of a bag. You free it with money_bag_free. C: money_bag_copy
func (self *Bag) Copy() (*Bag, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(self.held()))
	var copyOut *C.money_bag_t
	if c.err != nil || c.failed(C.money_bag_copy(at, &copyOut, &c.why)) {
		return nil, c.err
	}
	return adoptBag(copyOut), nil
}

// Add: Adds an amount to the bag's amount of its currency. C: money_bag_add
func (self *Bag) Add(amount Money) error {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.change(self.held()))
	amountRaw := amount.raw()
	if c.err != nil || c.failed(C.money_bag_add(at, &amountRaw, &c.why)) {
		return c.err
	}
	return nil
}

// AddBag: Adds every amount of another bag. `bag` and `other` may be the same. C: money_bag_add_bag
func (self *Bag) AddBag(other *Bag) error {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.change(self.held()))
	otherAt := (*C.money_bag_t)(c.use(other.held()))
	if c.err != nil || c.failed(C.money_bag_add_bag(at, otherAt, &c.why)) {
		return c.err
	}
	return nil
}

// Multiply: Multiplies every amount, exactly. C: money_bag_multiply
func (self *Bag) Multiply(factor Decimal) error {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.change(self.held()))
	factorRaw := factor.raw()
	if c.err != nil || c.failed(C.money_bag_multiply(at, &factorRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Count: Counts the amounts other than 0. C: money_bag_count
func (self *Bag) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_bag_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At: Reads the amount at an index among those other than 0, in the order in which the currencies were added. C:
// money_bag_at
func (self *Bag) At(index int) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(self.held()))
	var amountOut C.money_t
	if c.err != nil || c.failed(C.money_bag_at(at, C.size_t(index), &amountOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(amountOut), nil
}

// Amounts: Reads the amounts of money_bag_at from index `first` on into an array. C: money_bag_amounts
func (self *Bag) Amounts() ([]Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(self.held()))
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

// Amount: Reads the amount of a currency, which is 0 if the bag has none of it. C: money_bag_amount
func (self *Bag) Amount(currency string) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(self.held()))
	currencyText := c.code(currency)
	var amountOut C.money_t
	if c.err != nil || c.failed(C.money_bag_amount(at, currencyText, &amountOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(amountOut), nil
}

// Equal: Compares two bags, whatever the order of their currencies. C: money_bag_equal
func (self *Bag) Equal(b *Bag) (bool, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(self.held()))
	bAt := (*C.money_bag_t)(c.use(b.held()))
	var equalOut C.money_bool_t
	if c.err != nil || c.failed(C.money_bag_equal(at, bAt, &equalOut, &c.why)) {
		return false, c.err
	}
	return equalOut != 0, nil
}

// Hash: Computes a hash over the amounts, whatever the order of their currencies: equal bags have equal hashes.
// C: money_bag_hash
func (self *Bag) Hash() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(self.held()))
	var hashOut C.uint64_t
	if c.err != nil || c.failed(C.money_bag_hash(at, &hashOut, &c.why)) {
		return 0, c.err
	}
	return uint64(hashOut), nil
}

// Reduce: Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum
// once. If Council Regulation (EC) No 1103/97 governs every conversion, as money_rates_convert says, the call
// rounds the sum by it and sets MONEY_FLAG_EURO_REGULATION. C: money_bag_reduce
func (self *Bag) Reduce(target string, rates *Rates, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(self.held()))
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_bag_reduce(at, targetText, ratesAt, optionsRaw, &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ReduceDetailed: Converts all amounts into one currency: the call adds up the exact conversions and rounds the
// sum once. If Council Regulation (EC) No 1103/97 governs every conversion, as money_rates_convert says, the
// call rounds the sum by it and sets MONEY_FLAG_EURO_REGULATION. C: money_bag_reduce
func (self *Bag) ReduceDetailed(target string, rates *Rates, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(self.held()))
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

// Format: Writes a bag as text, such as "-12.50 EUR + 3.00 USD": the amounts other than 0 in the order of their
// codes, each with its own sign, or "0" if there are none. The length depends on the bag: ask for it first, with
// a buffer of NULL. C: money_bag_format
func (self *Bag) Format() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(self.held()))
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

// ParseBag: Makes a bag from text that money_bag_format wrote: amounts as money_parse reads them, with " + "
// between them, in any order, each currency once. An error has the position in the text. You free the bag with
// money_bag_free. C: money_bag_parse
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

// ToJSON: Writes a bag as JSON: a list of its amounts other than 0, as money_to_json writes them, in the order
// of their codes. Equal bags with equal fraction digits give the same bytes. C: money_bag_to_json
func (self *Bag) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_bag_t)(c.use(self.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_bag_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// BagFromJSON: Makes a bag from JSON that money_bag_to_json wrote: a list of amounts in any order, each currency
// once. An error has the position in the text. You free the bag with money_bag_free. C: money_bag_from_json
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

// Expression: An evaluated expression, with its exact result and its conversions. It is immutable.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Expression) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// Evaluate: Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the
// end. An expression consists of these elements: - numbers: decimals without exponents ("12.50", ".5") -
// amounts: numbers with a currency before or after them, which is a built-in code, a code of
// `options->registry`, or a symbol that CLDR uses for one currency only ("EUR 12.50", "12.50€", "US$3") -
// operators: `+`, `-` (or U+2212), `x` (or `*`, U+00D7) and `/` (or U+00F7), of which the last two bind more
// tightly - parentheses, and signs before a term - percentages: `N%` after `+` or `-` is that percentage of
// everything to its left, and elsewhere a hundredth of N - conversions: `in` or `to`, in any case, with a
// currency converts everything before it, up to the enclosing parenthesis docs/guide/expressions.md contains the
// complete grammar. An amount times or divided by a number is an amount. An amount divided by an amount is a
// number: the divisor is first converted to the dividend's currency, or the dividend to the divisor's currency
// if the dividend mixes currencies. A sum of several currencies requires `in`; otherwise it is
// MONEY_ERR_CURRENCY_MISMATCH, as are amount × amount, number ÷ amount, and amount + number. Each step is a
// ratio of two integers of at most 512 bits in lowest terms. An amount is rounded to `options->digits`. A number
// that fits in 38 digits is exact and written without trailing zeros. Otherwise it is rounded to
// `options->digits`, or, with MONEY_DIGITS_CURRENCY, to as many fraction digits as 38 digits in total allow. The
// error's position is that of the first byte that is invalid, of the operator that fails, or of the currency. If
// only the result fails, because it is too large, is inexact, or is in a currency without minor units, the
// position is the length of the text. C: money_expression_evaluate
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

// EvaluateDetailed: Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once,
// at the end. An expression consists of these elements: - numbers: decimals without exponents ("12.50", ".5") -
// amounts: numbers with a currency before or after them, which is a built-in code, a code of
// `options->registry`, or a symbol that CLDR uses for one currency only ("EUR 12.50", "12.50€", "US$3") -
// operators: `+`, `-` (or U+2212), `x` (or `*`, U+00D7) and `/` (or U+00F7), of which the last two bind more
// tightly - parentheses, and signs before a term - percentages: `N%` after `+` or `-` is that percentage of
// everything to its left, and elsewhere a hundredth of N - conversions: `in` or `to`, in any case, with a
// currency converts everything before it, up to the enclosing parenthesis docs/guide/expressions.md contains the
// complete grammar. An amount times or divided by a number is an amount. An amount divided by an amount is a
// number: the divisor is first converted to the dividend's currency, or the dividend to the divisor's currency
// if the dividend mixes currencies. A sum of several currencies requires `in`; otherwise it is
// MONEY_ERR_CURRENCY_MISMATCH, as are amount × amount, number ÷ amount, and amount + number. Each step is a
// ratio of two integers of at most 512 bits in lowest terms. An amount is rounded to `options->digits`. A number
// that fits in 38 digits is exact and written without trailing zeros. Otherwise it is rounded to
// `options->digits`, or, with MONEY_DIGITS_CURRENCY, to as many fraction digits as 38 digits in total allow. The
// error's position is that of the first byte that is invalid, of the operator that fails, or of the currency. If
// only the result fails, because it is too large, is inexact, or is in a currency without minor units, the
// position is the length of the text. C: money_expression_evaluate
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

// Info: Returns the result of an expression, rounded and exact, and the number of conversions. C:
// money_expression_info
func (self *Expression) Info() (ExpressionInfo, error) {
	c := begin()
	defer c.end()
	at := (*C.money_expression_t)(c.use(self.held()))
	var infoOut C.money_expression_info_t
	if c.err != nil || c.failed(C.money_expression_info(at, &infoOut, &c.why)) {
		return ExpressionInfo{}, c.err
	}
	return expressionInfoOf(&infoOut), nil
}

// ConversionAt: Returns the conversion at an index: its exact rate, path, date and source. Conversions are
// listed in the order in which they were used. Their remainder is 0, because nothing is rounded before the end.
// C: money_expression_conversion_at
func (self *Expression) ConversionAt(index int) (Conversion, error) {
	c := begin()
	defer c.end()
	at := (*C.money_expression_t)(c.use(self.held()))
	var conversionOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_expression_conversion_at(at, C.size_t(index), &conversionOut, &c.why)) {
		return Conversion{}, c.err
	}
	return conversionOf(&conversionOut), nil
}

// Conversions: Returns a range of conversions, in the order in which they were used. C:
// money_expression_conversions
func (self *Expression) Conversions() ([]Conversion, error) {
	c := begin()
	defer c.end()
	at := (*C.money_expression_t)(c.use(self.held()))
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

// Locales: Loaded locale tables, newer than the built-in ones or with names in more languages. Tables are
// immutable, so threads can share them. They must stay alive during each call to which you pass them.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Locales) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// LocalesFromBytes: Reads locale tables from the bytes of a file. The library copies the bytes. Free the tables
// with money_locales_free. The file share/locales/cldr.locales is installed with the library. It contains the
// built-in locales, with the names of currencies and countries in all languages of Unicode CLDR. The generator
// in tools/data/currencies creates such a file from any release of CLDR. Tables of form 1, which contain no
// names of countries, are accepted too. Versions of the library that only support form 1 reject form 2 with
// MONEY_ERR_VERSION. C: money_locales_from_bytes
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

// Version: Writes the version of Unicode CLDR of locale tables, such as "48". A buffer of MONEY_LOCALE_SIZE
// bytes is always large enough. C: money_locales_version
func (self *Locales) Version() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_locales_t)(c.use(self.held()))
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

// Count: Returns the number of locales in tables. C: money_locales_count
func (self *Locales) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_locales_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_locales_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At: Returns the identifier of the locale at an index of tables. A buffer of MONEY_LOCALE_SIZE bytes is always
// large enough. C: money_locales_at
func (self *Locales) At(index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_locales_t)(c.use(self.held()))
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

// Find: Writes the identifier of the locale in tables that matches a name. C: money_locales_find
func (self *Locales) Find(locale string) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_locales_t)(c.use(self.held()))
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

// Parse: Reads an amount from text as money_parse_locale does, with loaded tables. C: money_locales_parse
func (self *Locales) Parse(text string, locale string, currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_locales_t)(c.use(self.held()))
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

// CurrencyText: Writes a currency without an amount as money_currency_text does, with loaded tables. C:
// money_locales_currency_text
func (self *Locales) CurrencyText(code string, locale string, display CurrencyDisplay, registry *CurrencyRegistry) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_locales_t)(c.use(self.held()))
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

// CountryName: Writes the name of a country in the language of a locale: "Schweiz", "Suisse". A buffer of
// MONEY_LOCALE_TEXT_MAX bytes is always large enough. The built-in tables contain no names of countries. The
// file share/locales/cldr.locales contains them in all languages for which Unicode CLDR provides them. If CLDR
// provides several forms, the call uses the standard form, not a short one: "United Kingdom". C:
// money_locales_country_name
func (self *Locales) CountryName(country string, locale string) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_locales_t)(c.use(self.held()))
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

// Wallet: Amounts of several currencies, each kept as an entry, with holds and a journal.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Wallet) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// NewWallet: Makes an empty wallet. You free it with money_wallet_free. C: money_wallet_new
func NewWallet() (*Wallet, error) {
	c := begin()
	defer c.end()
	var walletOut *C.money_wallet_t
	if c.err != nil || c.failed(C.money_wallet_new(&walletOut, &c.why)) {
		return nil, c.err
	}
	return adoptWallet(walletOut), nil
}

// Add: Adds an entry. An amount below 0 records a payment, which may take the sum below 0, but never below what
// is held. C: money_wallet_add
func (self *Wallet) Add(amount Money, note *WalletNote) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(self.held()))
	amountRaw := amount.raw()
	noteRaw := note.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_add(at, &amountRaw, noteRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// Remove: Removes the entry of an id, as if it had never been there. C: money_wallet_remove
func (self *Wallet) Remove(id uint64) error {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_wallet_remove(at, C.uint64_t(id), &c.why)) {
		return c.err
	}
	return nil
}

// RemoveAmount: Removes the first entry whose amount equals another: 10.5 EUR equals 10.50 EUR. C:
// money_wallet_remove_amount
func (self *Wallet) RemoveAmount(amount Money) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(self.held()))
	amountRaw := amount.raw()
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_remove_amount(at, &amountRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// Count: Counts the entries. C: money_wallet_count
func (self *Wallet) Count(currency string) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
	currencyText := c.optional(currency)
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_count(at, currencyText, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At: Reads the entry at an index, in the order in which entries were added. C: money_wallet_at
func (self *Wallet) At(currency string, index int) (WalletEntry, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
	currencyText := c.optional(currency)
	var entryOut C.money_wallet_entry_t
	if c.err != nil || c.failed(C.money_wallet_at(at, currencyText, C.size_t(index), &entryOut, &c.why)) {
		return WalletEntry{}, c.err
	}
	return walletEntryOf(&entryOut), nil
}

// Entries: Reads the entries from index `first` on into an array. C: money_wallet_entries
func (self *Wallet) Entries(currency string) ([]WalletEntry, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
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

// CurrencyCount: Counts the currencies that the wallet has entries of. C: money_wallet_currency_count
func (self *Wallet) CurrencyCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_currency_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// CurrencyAt: Reads the currency at an index, in the order of the currencies' first entries. C:
// money_wallet_currency_at
func (self *Wallet) CurrencyAt(index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
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

// Sum: Adds up the entries of a currency. The sum has the currency's fraction digits, or more if its value needs
// them; it is 0 if there are no entries of the currency. C: money_wallet_sum
func (self *Wallet) Sum(currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var sumOut C.money_t
	if c.err != nil || c.failed(C.money_wallet_sum(at, currencyText, registryAt, &sumOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(sumOut), nil
}

// Held: Reads how much of a currency's sum is held. C: money_wallet_held
func (self *Wallet) Held(currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var heldOut C.money_t
	if c.err != nil || c.failed(C.money_wallet_held(at, currencyText, registryAt, &heldOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(heldOut), nil
}

// Total: Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once.
// C: money_wallet_total
func (self *Wallet) Total(target string, rates *Rates, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var totalOut C.money_t
	if c.err != nil || c.failed(C.money_wallet_total(at, targetText, ratesAt, optionsRaw, &totalOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(totalOut), nil
}

// TotalDetailed: Converts all entries into one currency: the call adds up the exact conversions and rounds the
// sum once. C: money_wallet_total
func (self *Wallet) TotalDetailed(target string, rates *Rates, options *ConvertOptions) (Money, WalletTotalDetails, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
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

// Hold: Holds an amount, which must be there and not held: nothing else can spend it until you commit or release
// the hold. C: money_wallet_hold
func (self *Wallet) Hold(amount Money, note *WalletNote) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(self.held()))
	amountRaw := amount.raw()
	noteRaw := note.give(c)
	var holdOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_hold(at, &amountRaw, noteRaw, &holdOut, &c.why)) {
		return 0, c.err
	}
	return uint64(holdOut), nil
}

// Commit: Commits a hold: an entry of its amount below 0, with its note, takes the hold's place. C:
// money_wallet_commit
func (self *Wallet) Commit(hold uint64) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(self.held()))
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_commit(at, C.uint64_t(hold), &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// CommitAmount: Commits an amount of a hold: an entry of that amount below 0, with the hold's note, takes the
// hold's place, and the rest of the hold can be spent again. A hold of 80 EUR of which 60 EUR are committed
// leaves an entry of -60 EUR and no hold. C: money_wallet_commit_amount
func (self *Wallet) CommitAmount(hold uint64, amount Money) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(self.held()))
	amountRaw := amount.raw()
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_commit_amount(at, C.uint64_t(hold), &amountRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// Release: Releases a hold: its amount can be spent again. C: money_wallet_release
func (self *Wallet) Release(hold uint64) error {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_wallet_release(at, C.uint64_t(hold), &c.why)) {
		return c.err
	}
	return nil
}

// HoldCount: Counts the holds. C: money_wallet_hold_count
func (self *Wallet) HoldCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_hold_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// HoldAt: Reads the hold at an index, in the order in which holds were made. C: money_wallet_hold_at
func (self *Wallet) HoldAt(index int) (WalletEntry, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
	var holdOut C.money_wallet_entry_t
	if c.err != nil || c.failed(C.money_wallet_hold_at(at, C.size_t(index), &holdOut, &c.why)) {
		return WalletEntry{}, c.err
	}
	return walletEntryOf(&holdOut), nil
}

// Holds: Reads the holds from index `first` on into an array, under the rules of money_wallet_entries. C:
// money_wallet_holds
func (self *Wallet) Holds() ([]WalletEntry, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
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

// Exchange: Exchanges amounts in a wallet at the rates of a rate table: all legs or none, each rounded once. C:
// money_wallet_exchange
func (self *Wallet) Exchange(legs []ExchangeLeg, rates *Rates, options *ConvertOptions, note *WalletNote) error {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(self.held()))
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

// ToJSON: Writes a wallet as JSON, without its journal. The same wallet always gives the same bytes. C:
// money_wallet_to_json
func (self *Wallet) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_wallet_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// WalletFromJSON: Makes a wallet from JSON that money_wallet_to_json wrote. You free it with money_wallet_free.
// C: money_wallet_from_json
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

// ToJournal: Writes the journal of a wallet: one line of JSON for each change. C: money_wallet_to_journal
func (self *Wallet) ToJournal() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
	var journalOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_wallet_to_journal(at, &journalOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(journalOut, length), nil
}

// WalletFromJournal: Makes the wallet that a journal records, by making each change again: its JSON is the same
// to the byte. You free it with money_wallet_free. C: money_wallet_from_journal
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

// Revision: Reads the wallet's revision, a number that grows by one with each change. C: money_wallet_revision
func (self *Wallet) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// Statement: Makes the statement of a wallet, with the grand total of money_wallet_total. You free it with
// money_wallet_statement_free. C: money_wallet_statement
func (self *Wallet) Statement(target string, rates *Rates, options *ConvertOptions) (*WalletStatement, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.use(self.held()))
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var statementOut *C.money_wallet_statement_t
	if c.err != nil || c.failed(C.money_wallet_statement(at, targetText, ratesAt, optionsRaw, &statementOut, &c.why)) {
		return nil, c.err
	}
	return adoptWalletStatement(statementOut), nil
}

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
func (self *Wallet) OnChange(listener func(revision uint64)) error {
	self.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := self.Revision()
	if err != nil {
		return err
	}
	self.setTell(func() {
		now, err := self.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// WalletStatement: A wallet as a screen shows it. Each currency has a section with a row for each entry and a
// row with the subtotal; the last section has one row, the grand total. A statement is a copy: it does not
// change with the wallet.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *WalletStatement) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// SectionCount: Counts the sections: one for each currency, and one for the grand total. C:
// money_wallet_statement_section_count
func (self *WalletStatement) SectionCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_statement_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_statement_section_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// SectionAt: Reads the header of a section, which is its currency. C: money_wallet_statement_section_at
func (self *WalletStatement) SectionAt(section int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_statement_t)(c.use(self.held()))
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

// RowCount: Counts the rows of a section. C: money_wallet_statement_row_count
func (self *WalletStatement) RowCount(section int) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_statement_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_statement_row_count(at, C.size_t(section), &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// RowAt: Reads the row of a section at an index. C: money_wallet_statement_row_at
func (self *WalletStatement) RowAt(section int, index int) (WalletStatementRow, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_statement_t)(c.use(self.held()))
	var rowOut C.money_wallet_statement_row_t
	if c.err != nil || c.failed(C.money_wallet_statement_row_at(at, C.size_t(section), C.size_t(index), &rowOut, &c.why)) {
		return WalletStatementRow{}, c.err
	}
	return walletStatementRowOf(&rowOut), nil
}

// Rows: Reads the rows of a section from index `first` on into an array, under the rules of
// money_wallet_entries. C: money_wallet_statement_rows
func (self *WalletStatement) Rows(section int) ([]WalletStatementRow, error) {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_statement_t)(c.use(self.held()))
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

// Catalogue: Products with prices in one currency, in the order in which you added them, and the tax rates of
// their categories.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Catalogue) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// NewCatalogue: Makes an empty catalogue. You free it with money_catalogue_free. C: money_catalogue_new
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

// Add: Adds a product at the end, or replaces the product of the same sku in its place. C: money_catalogue_add
func (self *Catalogue) Add(product Product) error {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.change(self.held()))
	productRaw := product.give(c)
	if c.err != nil || c.failed(C.money_catalogue_add(at, productRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Remove: Removes the product of a sku. C: money_catalogue_remove
func (self *Catalogue) Remove(sku string) error {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.change(self.held()))
	skuText := c.code(sku)
	if c.err != nil || c.failed(C.money_catalogue_remove(at, skuText, &c.why)) {
		return c.err
	}
	return nil
}

// Find: Finds the product of a sku. You may change the product and hand it to money_catalogue_add. C:
// money_catalogue_find
func (self *Catalogue) Find(sku string) (Product, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(self.held()))
	skuText := c.code(sku)
	var productOut C.money_product_t
	if c.err != nil || c.failed(C.money_catalogue_find(at, skuText, &productOut, &c.why)) {
		return Product{}, c.err
	}
	return productOf(&productOut), nil
}

// Count: Counts the products. C: money_catalogue_count
func (self *Catalogue) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_catalogue_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At: Writes the product at an index, in the order in which you added them. C: money_catalogue_at
func (self *Catalogue) At(index int) (Product, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(self.held()))
	var productOut C.money_product_t
	if c.err != nil || c.failed(C.money_catalogue_at(at, C.size_t(index), &productOut, &c.why)) {
		return Product{}, c.err
	}
	return productOf(&productOut), nil
}

// Products: Writes several products in one call, in the order in which you added them. C:
// money_catalogue_products
func (self *Catalogue) Products() ([]Product, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(self.held()))
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

// Currency: Writes the code of the catalogue's currency. A buffer of MONEY_CODE_SIZE bytes is large enough. C:
// money_catalogue_currency
func (self *Catalogue) Currency() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(self.held()))
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

// SetTax: Sets the tax rate of a category, in place of the one that it had. Baskets that were made before keep
// theirs. C: money_catalogue_set_tax
func (self *Catalogue) SetTax(category string, percent Decimal) error {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.change(self.held()))
	categoryText := c.optional(category)
	percentRaw := percent.raw()
	if c.err != nil || c.failed(C.money_catalogue_set_tax(at, categoryText, &percentRaw, &c.why)) {
		return c.err
	}
	return nil
}

// TaxCount: Counts the categories that have a tax rate. C: money_catalogue_tax_count
func (self *Catalogue) TaxCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_catalogue_tax_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// TaxAt: Writes the tax rate at an index, in the order of the categories' bytes. C: money_catalogue_tax_at
func (self *Catalogue) TaxAt(index int) (TaxRate, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(self.held()))
	var taxOut C.money_tax_rate_t
	if c.err != nil || c.failed(C.money_catalogue_tax_at(at, C.size_t(index), &taxOut, &c.why)) {
		return TaxRate{}, c.err
	}
	return taxRateOf(&taxOut), nil
}

// Taxes: Writes several tax rates in one call, under the rules of money_catalogue_products. C:
// money_catalogue_taxes
func (self *Catalogue) Taxes() ([]TaxRate, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(self.held()))
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

// CatalogueFromJSON: Reads a catalogue that money_catalogue_to_json wrote. You free it with
// money_catalogue_free. C: money_catalogue_from_json
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

// ToJSON: Writes a catalogue with its tax rates as JSON. The same catalogue always gives the same bytes. C:
// money_catalogue_to_json
func (self *Catalogue) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(self.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_catalogue_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// CatalogueFromCSV: Reads a catalogue from comma-separated values (RFC 4180). You free it with
// money_catalogue_free. The first line names the columns, in any order, and each further line is a product. The
// columns `sku` and `price` are required; `name`, `unit`, `category` and `currency` are optional; any other
// column is refused. C: money_catalogue_from_csv
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

// ToCSV: Writes the products as comma-separated values that money_catalogue_from_csv reads. The document has no
// tax rates. C: money_catalogue_to_csv
func (self *Catalogue) ToCSV() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_catalogue_t)(c.use(self.held()))
	var csvOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_catalogue_to_csv(at, &csvOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(csvOut, length), nil
}

// Basket: Line items with quantities and discounts, tax rates and a policy, over a copy of a catalogue.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Basket) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// NewBasket: Makes an empty basket with a copy of the catalogue and its tax rates. You free it with
// money_basket_free. C: money_basket_new
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

// Add: Adds to the quantity of a product. The call adds a line item if the basket has none of the product, and
// removes the line item if its quantity becomes 0. C: money_basket_add
func (self *Basket) Add(sku string, quantity Decimal) error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(self.held()))
	skuText := c.code(sku)
	quantityRaw := quantity.raw()
	if c.err != nil || c.failed(C.money_basket_add(at, skuText, &quantityRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Set: Sets the quantity of a product. The call adds a line item if the basket has none of the product; a
// quantity of 0 removes the line item. C: money_basket_set
func (self *Basket) Set(sku string, quantity Decimal) error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(self.held()))
	skuText := c.code(sku)
	quantityRaw := quantity.raw()
	if c.err != nil || c.failed(C.money_basket_set(at, skuText, &quantityRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Put: Puts a product into the basket that need not be in the catalogue, or not at this price. It may be
// something that the shop sells once, a product at a price that was agreed, or the same product a second time,
// with an option and a sku of its own. The line item has its own sku, texts, tax category and price. It replaces
// the line item of the same sku in its place, which keeps its discount. Later calls name it by its sku. C:
// money_basket_put
func (self *Basket) Put(product Product, quantity Decimal) error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(self.held()))
	productRaw := product.give(c)
	quantityRaw := quantity.raw()
	if c.err != nil || c.failed(C.money_basket_put(at, productRaw, &quantityRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Remove: Removes the line item of a product, with its discount. C: money_basket_remove
func (self *Basket) Remove(sku string) error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(self.held()))
	skuText := c.code(sku)
	if c.err != nil || c.failed(C.money_basket_remove(at, skuText, &c.why)) {
		return c.err
	}
	return nil
}

// Clear: Removes all line items and the order's discount. Tax rates and policy stay. C: money_basket_clear
func (self *Basket) Clear() error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_basket_clear(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetDiscount: Sets the discount of a line item, or of the order, in place of the discount that it had. The call
// compares a fixed discount of a line item with its price. A fixed discount of the order may come before the
// products, so money_basket_checkout compares it with the subtotal. C: money_basket_set_discount
func (self *Basket) SetDiscount(sku string, discount *Discount) error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(self.held()))
	skuText := c.optional(sku)
	discountRaw := discount.give(c)
	if c.err != nil || c.failed(C.money_basket_set_discount(at, skuText, discountRaw, &c.why)) {
		return c.err
	}
	return nil
}

// SetTax: Sets the tax rate of a category for this basket, under the rules of money_catalogue_set_tax. C:
// money_basket_set_tax
func (self *Basket) SetTax(category string, percent Decimal) error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(self.held()))
	categoryText := c.optional(category)
	percentRaw := percent.raw()
	if c.err != nil || c.failed(C.money_basket_set_tax(at, categoryText, &percentRaw, &c.why)) {
		return c.err
	}
	return nil
}

// SetPolicy: Sets the policy. With NULL the basket gets MONEY_BASKET_POLICY_INIT. C: money_basket_set_policy
func (self *Basket) SetPolicy(policy *BasketPolicy) error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(self.held()))
	policyRaw := policy.give(c)
	if c.err != nil || c.failed(C.money_basket_set_policy(at, policyRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Policy: Writes the basket's policy, `struct_size` included. C: money_basket_policy
func (self *Basket) Policy() (BasketPolicy, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(self.held()))
	var policyOut C.money_basket_policy_t
	if c.err != nil || c.failed(C.money_basket_policy(at, &policyOut, &c.why)) {
		return BasketPolicy{}, c.err
	}
	return basketPolicyOf(&policyOut), nil
}

// Currency: Writes the code of the catalogue's currency. A buffer of MONEY_CODE_SIZE bytes is large enough. C:
// money_basket_currency
func (self *Basket) Currency() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(self.held()))
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

// Count: Counts the line items. C: money_basket_count
func (self *Basket) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_basket_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At: Writes the line item at an index, in the order in which you first added the products. C: money_basket_at
func (self *Basket) At(index int) (BasketLineItem, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(self.held()))
	var itemOut C.money_basket_line_item_t
	if c.err != nil || c.failed(C.money_basket_at(at, C.size_t(index), &itemOut, &c.why)) {
		return BasketLineItem{}, c.err
	}
	return basketLineItemOf(&itemOut), nil
}

// LineItems: Writes several line items in one call, under the rules of money_catalogue_products. C:
// money_basket_line_items
func (self *Basket) LineItems() ([]BasketLineItem, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(self.held()))
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

// Quantity: Writes the quantity of a product: 0 if the basket has no line item of it. C: money_basket_quantity
func (self *Basket) Quantity(sku string) (Decimal, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(self.held()))
	skuText := c.code(sku)
	var quantityOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_basket_quantity(at, skuText, &quantityOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(quantityOut), nil
}

// Revision: Writes the revision: 0 for a new basket, and one more after each change. C: money_basket_revision
func (self *Basket) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(self.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_basket_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// Checkout: Makes a receipt: adds everything up under the basket's policy, in the catalogue's currency and in
// `target`. The basket stays as it is. In another currency the library converts the total once and each line
// item on its own. The receipt shows the difference. C: money_basket_checkout
func (self *Basket) Checkout(target string, rates *Rates, options *ConvertOptions) (*Receipt, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(self.held()))
	targetText := c.optional(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var receiptOut *C.money_receipt_t
	if c.err != nil || c.failed(C.money_basket_checkout(at, targetText, ratesAt, optionsRaw, &receiptOut, &c.why)) {
		return nil, c.err
	}
	return adoptReceipt(receiptOut), nil
}

// BasketFromJSON: Reads a basket that money_basket_to_json wrote. You free it with money_basket_free. C:
// money_basket_from_json
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

// ToJSON: Writes a basket with its products, discounts, tax rates and policy as JSON. The same basket always
// gives the same bytes. C: money_basket_to_json
func (self *Basket) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.use(self.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_basket_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
func (self *Basket) OnChange(listener func(revision uint64)) error {
	self.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := self.Revision()
	if err != nil {
		return err
	}
	self.setTell(func() {
		now, err := self.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// Receipt: The result of a checkout. A receipt never changes, so several threads may read it at once.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Receipt) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// Info: Writes the totals of a receipt. C: money_receipt_info
func (self *Receipt) Info(view ReceiptView) (ReceiptInfo, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(self.held()))
	var infoOut C.money_receipt_info_t
	if c.err != nil || c.failed(C.money_receipt_info(at, C.money_receipt_view_t(view), &infoOut, &c.why)) {
		return ReceiptInfo{}, c.err
	}
	return receiptInfoOf(&infoOut), nil
}

// LineItemAt: Writes the line item at an index, in the order of the basket. C: money_receipt_line_item_at
func (self *Receipt) LineItemAt(view ReceiptView, index int) (ReceiptLineItem, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(self.held()))
	var itemOut C.money_receipt_line_item_t
	if c.err != nil || c.failed(C.money_receipt_line_item_at(at, C.money_receipt_view_t(view), C.size_t(index), &itemOut, &c.why)) {
		return ReceiptLineItem{}, c.err
	}
	return receiptLineItemOf(&itemOut), nil
}

// LineItems: Writes several line items in one call, under the rules of money_catalogue_products. C:
// money_receipt_line_items
func (self *Receipt) LineItems(view ReceiptView) ([]ReceiptLineItem, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(self.held()))
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

// TaxAt: Writes the tax row at an index. Each tax category has one, in the order in which the line items come.
// C: money_receipt_tax_at
func (self *Receipt) TaxAt(view ReceiptView, index int) (ReceiptTax, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(self.held()))
	var taxOut C.money_receipt_tax_t
	if c.err != nil || c.failed(C.money_receipt_tax_at(at, C.money_receipt_view_t(view), C.size_t(index), &taxOut, &c.why)) {
		return ReceiptTax{}, c.err
	}
	return receiptTaxOf(&taxOut), nil
}

// Taxes: Writes several tax rows in one call, under the rules of money_catalogue_products. C:
// money_receipt_taxes
func (self *Receipt) Taxes(view ReceiptView) ([]ReceiptTax, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(self.held()))
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

// Refund: Writes the refund of a line item, or of a part of its quantity. It gives back what the sale took: the
// amounts have the other sign, with the part's share of the discounts and of the tax. The library keeps no
// refunds. You hand in the quantity that earlier refunds gave back, and get what is missing to the new sum. So
// the parts of a line item add up to its amounts, and all line items to the receipt's `gross`. The `difference`
// of a converted receipt and its cash rounding belong to no line item. C: money_receipt_refund
func (self *Receipt) Refund(view ReceiptView, index int, quantity *Decimal, refunded *Decimal) (ReceiptLineItem, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(self.held()))
	quantityRaw := quantity.give(c)
	refundedRaw := refunded.give(c)
	var itemOut C.money_receipt_line_item_t
	if c.err != nil || c.failed(C.money_receipt_refund(at, C.money_receipt_view_t(view), C.size_t(index), quantityRaw, refundedRaw, &itemOut, &c.why)) {
		return ReceiptLineItem{}, c.err
	}
	return receiptLineItemOf(&itemOut), nil
}

// Conversion: Writes how the total was converted: rate, conversion path, date, gap in days, age, source, and the
// remainder that the rounding dropped. C: money_receipt_conversion
func (self *Receipt) Conversion() (Conversion, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(self.held()))
	var conversionOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_receipt_conversion(at, &conversionOut, &c.why)) {
		return Conversion{}, c.err
	}
	return conversionOf(&conversionOut), nil
}

// ToText: Writes a receipt as aligned English text for a terminal or a printer. The text ends with the policy as
// a sentence. A converted receipt has the other currency below, with the rate, its date and its age. C:
// money_receipt_to_text
func (self *Receipt) ToText(columns int32) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(self.held()))
	var textOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_receipt_to_text(at, C.int32_t(columns), &textOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(textOut, length), nil
}

// ToJSON: Writes a receipt with all its amounts as JSON. The same receipt always gives the same bytes. C:
// money_receipt_to_json
func (self *Receipt) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_receipt_t)(c.use(self.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_receipt_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Invoice: Line items, the allowances and charges of the document, what was paid before, and the currency of the
// tax.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Invoice) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// NewInvoice: Makes an invoice without line items. You free it with money_invoice_free. C: money_invoice_new
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

// Add: Adds a line item at the end. The same thing may be there twice, at other prices. C: money_invoice_add
func (self *Invoice) Add(item InvoiceLineItem) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.change(self.held()))
	itemRaw := item.give(c)
	var indexOut C.size_t
	if c.err != nil || c.failed(C.money_invoice_add(at, itemRaw, &indexOut, &c.why)) {
		return 0, c.err
	}
	return int(indexOut), nil
}

// Adjust: Adds an allowance or a charge to a line item or to the document. Each can have several. C:
// money_invoice_adjust
func (self *Invoice) Adjust(lineItem int, adjustment InvoiceAdjustment) error {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.change(self.held()))
	adjustmentRaw := adjustment.give(c)
	if c.err != nil || c.failed(C.money_invoice_adjust(at, C.size_t(lineItem), adjustmentRaw, &c.why)) {
		return c.err
	}
	return nil
}

// SetExemption: Says why a category has no tax, in place of what was said before. The norm demands a reason for
// E, AE, K, G and O. C: money_invoice_set_exemption
func (self *Invoice) SetExemption(category string, reason string, reasonCode string) error {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.change(self.held()))
	categoryText := c.code(category)
	reasonText := c.optional(reason)
	reasonCodeText := c.optional(reasonCode)
	if c.err != nil || c.failed(C.money_invoice_set_exemption(at, categoryText, reasonText, reasonCodeText, &c.why)) {
		return c.err
	}
	return nil
}

// SetPayment: Sets what was paid before and the rounding amount, in place of what they were. C:
// money_invoice_set_payment
func (self *Invoice) SetPayment(prepaid *Money, rounding *Money) error {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.change(self.held()))
	prepaidRaw := prepaid.give(c)
	roundingRaw := rounding.give(c)
	if c.err != nil || c.failed(C.money_invoice_set_payment(at, prepaidRaw, roundingRaw, &c.why)) {
		return c.err
	}
	return nil
}

// SetAccounting: Sets the currency in which the seller accounts for the tax (BT-6), if it is not the invoice's.
// C: money_invoice_set_accounting
func (self *Invoice) SetAccounting(currency string, rate Decimal, registry *CurrencyRegistry) error {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.change(self.held()))
	currencyText := c.code(currency)
	rateRaw := rate.raw()
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	if c.err != nil || c.failed(C.money_invoice_set_accounting(at, currencyText, &rateRaw, registryAt, &c.why)) {
		return c.err
	}
	return nil
}

// Totals: Adds everything up. C: money_invoice_totals
func (self *Invoice) Totals() (InvoiceTotals, error) {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.use(self.held()))
	var totalsOut C.money_invoice_totals_t
	if c.err != nil || c.failed(C.money_invoice_totals(at, &totalsOut, &c.why)) {
		return InvoiceTotals{}, c.err
	}
	return invoiceTotalsOf(&totalsOut), nil
}

// LineAmounts: Writes the amounts of several line items in one call, under the rules of
// money_catalogue_products. C: money_invoice_line_amounts
func (self *Invoice) LineAmounts() ([]InvoiceLineAmounts, error) {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.use(self.held()))
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

// Categories: Writes several taxes with their sums in one call, under the rules of money_catalogue_products. A
// row is a category with a percentage and a kind; the rows have the order of their first appearance. C:
// money_invoice_categories
func (self *Invoice) Categories() ([]InvoiceCategory, error) {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.use(self.held()))
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

// Reverse: Makes the invoice that takes another one back: each quantity and each amount has the other sign, and
// prices stay as they are. Every total is that of the invoice with the other sign. You free it with
// money_invoice_free. A credit note of the norm states the amounts of its invoice with the same sign, so it
// needs no reversal. C: money_invoice_reverse
func (self *Invoice) Reverse() (*Invoice, error) {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.use(self.held()))
	var reversedOut *C.money_invoice_t
	if c.err != nil || c.failed(C.money_invoice_reverse(at, &reversedOut, &c.why)) {
		return nil, c.err
	}
	return adoptInvoice(reversedOut), nil
}

// InvoiceFromJSON: Reads an invoice that money_invoice_to_json wrote. You free it with money_invoice_free. C:
// money_invoice_from_json
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

// ToJSON: Writes an invoice as JSON: what you handed in, without the totals. The same invoice always gives the
// same text. You free it with money_string_free. C: money_invoice_to_json
func (self *Invoice) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_invoice_t)(c.use(self.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_invoice_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Portfolio: Transactions in securities, by date. One thread at a time may use a portfolio.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Portfolio) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// NewPortfolio: Makes an empty portfolio. You free it with money_portfolio_free. C: money_portfolio_new
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

// Add: Adds a transaction. You may add transactions in any order of their dates. All trades of one symbol have
// one currency; dividends and fees may have others. C: money_portfolio_add
func (self *Portfolio) Add(transaction Transaction, lots []LotSelection) (Transaction, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.change(self.held()))
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

// Edit: Replaces the transaction that has the same id, under the rules of money_portfolio_add. Among the
// transactions of one day the new one keeps the place of the old one. C: money_portfolio_edit
func (self *Portfolio) Edit(transaction Transaction, lots []LotSelection) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.change(self.held()))
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

// Remove: Removes the transaction that has an id. C: money_portfolio_remove
func (self *Portfolio) Remove(id string) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.change(self.held()))
	idText := c.code(id)
	if c.err != nil || c.failed(C.money_portfolio_remove(at, idText, &c.why)) {
		return c.err
	}
	return nil
}

// Count: Counts the transactions. C: money_portfolio_count
func (self *Portfolio) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_portfolio_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// TransactionAt: Writes the transaction at an index, by date, then in the order in which you added them. C:
// money_portfolio_transaction_at
func (self *Portfolio) TransactionAt(index int) (Transaction, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(self.held()))
	var transactionOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_portfolio_transaction_at(at, C.size_t(index), &transactionOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&transactionOut), nil
}

// Transactions: Writes several transactions in one call: those from index `first` on that there are and that
// `rows` has room for. C: money_portfolio_transactions
func (self *Portfolio) Transactions() ([]Transaction, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(self.held()))
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

// Find: Writes the transaction that has an id. C: money_portfolio_find
func (self *Portfolio) Find(id string) (Transaction, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(self.held()))
	idText := c.code(id)
	var transactionOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_portfolio_find(at, idText, &transactionOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&transactionOut), nil
}

// LotSelectionAt: Writes a lot that a sale names, at an index in the order in which it names them. C:
// money_portfolio_lot_selection_at
func (self *Portfolio) LotSelectionAt(id string, index int) (LotSelection, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(self.held()))
	idText := c.code(id)
	var lotOut C.money_lot_selection_t
	if c.err != nil || c.failed(C.money_portfolio_lot_selection_at(at, idText, C.size_t(index), &lotOut, &c.why)) {
		return LotSelection{}, c.err
	}
	return lotSelectionOf(&lotOut), nil
}

// LotSelections: Writes the lots that a sale names in one call, under the rules of money_portfolio_transactions.
// C: money_portfolio_lot_selections
func (self *Portfolio) LotSelections(id string) ([]LotSelection, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(self.held()))
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

// Info: Writes what you made a portfolio with. C: money_portfolio_info
func (self *Portfolio) Info() (PortfolioInfo, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(self.held()))
	var infoOut C.money_portfolio_info_t
	if c.err != nil || c.failed(C.money_portfolio_info(at, &infoOut, &c.why)) {
		return PortfolioInfo{}, c.err
	}
	return portfolioInfoOf(&infoOut), nil
}

// ToJSON: Writes a portfolio as JSON, with its transactions in the order in which you added them. The same
// portfolio always gives the same bytes. C: money_portfolio_to_json
func (self *Portfolio) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(self.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_portfolio_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// PortfolioFromJSON: Reads a portfolio from the JSON that money_portfolio_to_json wrote. You free it with
// money_portfolio_free. C: money_portfolio_from_json
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

// PortfolioFromCSV: Reads transactions from comma-separated values into a new portfolio. You free it with
// money_portfolio_free. The first line names the columns in any order: `date`, `action`, `symbol`, `quantity`,
// and `total` or `price`. The columns `id`, `currency`, `fee` (or `fees`), `fee_currency`, `rate` and `lots` are
// optional. Each further line is a transaction. Without a total the total is quantity * price, exactly; with
// one, the price only has to be a number. Without a column `currency` all amounts are in the portfolio's. The
// quantity of a split is a ratio such as 2:1. A document whose dates only descend is read from its end. The
// purchases of a day come before a sale of the same day that needs them. docs/guide/portfolio-formats.md has
// both rules. C: money_portfolio_from_csv
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

// ToCSV: Writes the transactions as comma-separated values, in the order in which you added them. The columns
// are id, date, action, symbol, quantity, price, total, currency, fee, fee_currency, rate and lots (id:quantity,
// with semicolons between them). The price is shown to 8 fraction digits; the total counts.
// money_portfolio_from_csv reads the same transactions from it. The portfolio's options are not in it. C:
// money_portfolio_to_csv
func (self *Portfolio) ToCSV() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(self.held()))
	var csvOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_portfolio_to_csv(at, &csvOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(csvOut, length), nil
}

// ToBeancount: Writes the portfolio as a journal for beancount, which finds the lots of each sale itself and
// checks each gain. The journal splits each purchase into the parts that are sold, each with its cost. Exchange
// rates are not in it. C: money_portfolio_to_beancount
func (self *Portfolio) ToBeancount() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(self.held()))
	var journalOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_portfolio_to_beancount(at, &journalOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(journalOut, length), nil
}

// ToLedger: Writes the portfolio as a journal for ledger and hledger, in which shares and amounts each balance
// exactly. `Assets` has what you hold, `Equity:Trading` below the security's name has its cost basis, and
// `Income:Gains` has the realised gains. Exchange rates are not in it. C: money_portfolio_to_ledger
func (self *Portfolio) ToLedger() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(self.held()))
	var journalOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_portfolio_to_ledger(at, &journalOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(journalOut, length), nil
}

// Revision: Writes the revision: a number that grows by one with each change, and is 0 for a new portfolio. C:
// money_portfolio_revision
func (self *Portfolio) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(self.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_portfolio_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// ReleaseMemory: Frees what the portfolio keeps of earlier valuations. The next one works it out again. Call it
// when the system warns that memory is short. C: money_portfolio_release_memory
func (self *Portfolio) ReleaseMemory() error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_portfolio_release_memory(at, &c.why)) {
		return c.err
	}
	return nil
}

// Value: Values a portfolio. You free the valuation with money_valuation_free. The portfolio keeps what the call
// works out, so that one transaction more does not take all of them again. The call therefore needs the
// portfolio for itself. Fees of no symbol are in the summary only; one without an exchange rate is a position
// without a symbol. C: money_portfolio_value
func (self *Portfolio) Value(quotes []PriceQuote, rates *Rates, options *ValuationOptions) (*Valuation, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.change(self.held()))
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

// Disposals: Lists the disposals of a portfolio, in the order of their transactions. You free the list with
// money_disposals_free. C: money_portfolio_disposals
func (self *Portfolio) Disposals(rates *Rates, options *ValuationOptions) (*Disposals, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(self.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var disposalsOut *C.money_disposals_t
	if c.err != nil || c.failed(C.money_portfolio_disposals(at, ratesAt, optionsRaw, &disposalsOut, &c.why)) {
		return nil, c.err
	}
	return adoptDisposals(disposalsOut), nil
}

// OpenLots: Lists the lots of which shares are held, by symbol and age. You free the list with
// money_open_lots_free. C: money_portfolio_open_lots
func (self *Portfolio) OpenLots(rates *Rates, options *ValuationOptions) (*OpenLots, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.use(self.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var lotsOut *C.money_open_lots_t
	if c.err != nil || c.failed(C.money_portfolio_open_lots(at, ratesAt, optionsRaw, &lotsOut, &c.why)) {
		return nil, c.err
	}
	return adoptOpenLots(lotsOut), nil
}

// XIRR: Finds the internal rates of return of a portfolio: of what you paid in and took out, with what you hold
// as the last cash flow. All flows are in the portfolio's currency, at their own exchange rate or at that of
// their date. A purchase is below 0; a sale or a dividend is above 0, less its fee. The call needs the portfolio
// for itself, as money_portfolio_value does. C: money_portfolio_xirr
func (self *Portfolio) XIRR(quotes []PriceQuote, rates *Rates, options *ValuationOptions) (RateOfReturn, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.change(self.held()))
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

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
func (self *Portfolio) OnChange(listener func(revision uint64)) error {
	self.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := self.Revision()
	if err != nil {
		return err
	}
	self.setTell(func() {
		now, err := self.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// Valuation: A portfolio at the prices and exchange rates of a moment. It never changes, and all threads may
// share it.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Valuation) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// Summary: Writes the summary of a valuation. Without transactions its amounts are 0, and no percentage is
// known. C: money_valuation_summary
func (self *Valuation) Summary() (PortfolioSummary, error) {
	c := begin()
	defer c.end()
	at := (*C.money_valuation_t)(c.use(self.held()))
	var summaryOut C.money_portfolio_summary_t
	if c.err != nil || c.failed(C.money_valuation_summary(at, &summaryOut, &c.why)) {
		return PortfolioSummary{}, c.err
	}
	return portfolioSummaryOf(&summaryOut), nil
}

// PositionCount: Counts the positions. Each symbol has one. C: money_valuation_position_count
func (self *Valuation) PositionCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_valuation_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_valuation_position_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// PositionAt: Writes the position at an index, in the order of the bytes of the symbols. C:
// money_valuation_position_at
func (self *Valuation) PositionAt(index int) (Position, error) {
	c := begin()
	defer c.end()
	at := (*C.money_valuation_t)(c.use(self.held()))
	var positionOut C.money_position_t
	if c.err != nil || c.failed(C.money_valuation_position_at(at, C.size_t(index), &positionOut, &c.why)) {
		return Position{}, c.err
	}
	return positionOf(&positionOut), nil
}

// Positions: Writes several positions in one call, under the rules of money_portfolio_transactions. C:
// money_valuation_positions
func (self *Valuation) Positions() ([]Position, error) {
	c := begin()
	defer c.end()
	at := (*C.money_valuation_t)(c.use(self.held()))
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

// Disposals: A list of disposals. It never changes, and all threads may share it.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Disposals) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// Count: Counts the disposals. C: money_disposals_count
func (self *Disposals) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_disposals_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_disposals_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At: Writes the disposal at an index. C: money_disposals_at
func (self *Disposals) At(index int) (Disposal, error) {
	c := begin()
	defer c.end()
	at := (*C.money_disposals_t)(c.use(self.held()))
	var disposalOut C.money_disposal_t
	if c.err != nil || c.failed(C.money_disposals_at(at, C.size_t(index), &disposalOut, &c.why)) {
		return Disposal{}, c.err
	}
	return disposalOf(&disposalOut), nil
}

// Items: Writes several disposals in one call, under the rules of money_portfolio_transactions. C:
// money_disposals_items
func (self *Disposals) Items() ([]Disposal, error) {
	c := begin()
	defer c.end()
	at := (*C.money_disposals_t)(c.use(self.held()))
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

// OpenLots: A list of open lots. It never changes, and all threads may share it.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *OpenLots) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// Count: Counts the open lots. C: money_open_lots_count
func (self *OpenLots) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_open_lots_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_open_lots_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At: Writes the open lot at an index. C: money_open_lots_at
func (self *OpenLots) At(index int) (OpenLot, error) {
	c := begin()
	defer c.end()
	at := (*C.money_open_lots_t)(c.use(self.held()))
	var lotOut C.money_open_lot_t
	if c.err != nil || c.failed(C.money_open_lots_at(at, C.size_t(index), &lotOut, &c.why)) {
		return OpenLot{}, c.err
	}
	return openLotOf(&lotOut), nil
}

// Items: Writes several open lots in one call, under the rules of money_portfolio_transactions. C:
// money_open_lots_items
func (self *OpenLots) Items() ([]OpenLot, error) {
	c := begin()
	defer c.end()
	at := (*C.money_open_lots_t)(c.use(self.held()))
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

// Feed: A feed of a provider's data. At most one request is pending for each item: a document, the price quote
// of a symbol, or a store of transactions. Only one thread at a time may use a feed.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Feed) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// NewFeed: Creates an empty feed. Free it with money_feed_free. C: money_feed_new
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

// Next: Returns the next request to send. Several requests may be due: call it again until it returns no
// request. A request is pending until you call money_feed_receive_response or money_feed_fail_request for it.
// The library applies no time-out. C: money_feed_next
func (self *Feed) Next(now time.Time) (*FeedRequest, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
	var requestOut *C.money_feed_request_t
	if c.err != nil || c.failed(C.money_feed_next(at, ofTime(now), &requestOut, &c.why)) {
		return nil, c.err
	}
	return adoptFeedRequest(requestOut), nil
}

// ReceiveHeader: Passes a response header to a feed. Call it before money_feed_receive_response. You may pass
// all headers; the feed uses `Retry-After` and `X-Ratelimit-Reset`. C: money_feed_receive_header
func (self *Feed) ReceiveHeader(id uint64, name string, value string) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
	nameText := c.code(name)
	valueText := c.code(value)
	if c.err != nil || c.failed(C.money_feed_receive_header(at, C.uint64_t(id), nameText, valueText, &c.why)) {
		return c.err
	}
	return nil
}

// ReceiveResponse: Passes the response to a request to a feed. Its contents are accepted completely or not at
// all. The call succeeds even if the feed cannot use the response. The feed then records one of these failures,
// which money_feed_failure returns: - MONEY_ERR_UNAUTHORIZED: the HTTP status is 401 or 403 -
// MONEY_ERR_RATE_LIMITED: the HTTP status is 429 - MONEY_ERR_HTTP: the HTTP status is any other except 2xx -
// MONEY_ERR_CONTENT_TYPE: the response is HTML, or not of the provider's content type - MONEY_ERR_TRUNCATED: the
// document is incomplete - MONEY_ERR_TOO_LARGE: the document is longer than `largest_body` of the options -
// MONEY_ERR_PROVIDER: the document is the provider's own error, with its code and message -
// MONEY_ERR_RATE_JUMPED: an exchange rate jumped; see MONEY_JUMP_REFUSE - MONEY_ERR_NO_CURRENCIES: the list
// contains no currencies - the statuses of the functions that read its documents, such as MONEY_ERR_NO_RATES,
// MONEY_ERR_JSON, MONEY_ERR_DOCUMENT - for a store of transactions MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING or
// MONEY_ERR_REMOVAL, with one of the above as its cause C: money_feed_receive_response
func (self *Feed) ReceiveResponse(id uint64, httpStatus int32, contentType string, body []byte, now time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
	contentTypeText := c.optional(contentType)
	bodyText := c.bytes(body)
	if c.err != nil || c.failed(C.money_feed_receive_response(at, C.uint64_t(id), C.int32_t(httpStatus), contentTypeText, bodyText, C.size_t(len(body)), ofTime(now), &c.why)) {
		return c.err
	}
	return nil
}

// FailRequest: Reports to a feed that a request failed without a response. The feed records MONEY_ERR_TRANSPORT,
// which money_feed_failure returns. C: money_feed_fail_request
func (self *Feed) FailRequest(id uint64, reason TransportFailure, now time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_feed_fail_request(at, C.uint64_t(id), C.money_transport_failure_t(reason), ofTime(now), &c.why)) {
		return c.err
	}
	return nil
}

// NotifyOnline: Notifies a feed that the network is available again. The feed then immediately retries, once,
// each item whose last attempt failed, and each item whose pending request receives no response. Waiting times
// imposed by the provider still apply. C: money_feed_notify_online
func (self *Feed) NotifyOnline(now time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_feed_notify_online(at, ofTime(now), &c.why)) {
		return c.err
	}
	return nil
}

// Refresh: Makes all items of a feed due again, however fresh they are, except those with a pending request.
// Waiting times imposed by the provider still apply. C: money_feed_refresh
func (self *Feed) Refresh() error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_feed_refresh(at, &c.why)) {
		return c.err
	}
	return nil
}

// PendingCount: Returns the number of pending requests. C: money_feed_pending_count
func (self *Feed) PendingCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_feed_pending_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// Info: Returns the state of a feed at an instant. C: money_feed_info
func (self *Feed) Info(now time.Time) (FeedInfo, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(self.held()))
	var infoOut C.money_feed_info_t
	if c.err != nil || c.failed(C.money_feed_info(at, ofTime(now), &infoOut, &c.why)) {
		return FeedInfo{}, c.err
	}
	return feedInfoOf(&infoOut), nil
}

// Failure: Returns the last failure since the last success. C: money_feed_failure
func (self *Feed) Failure(key string) (Failure, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(self.held()))
	keyText := c.optional(key)
	var failureOut C.money_error_t
	if c.err != nil || c.failed(C.money_feed_failure(at, keyText, &failureOut, &c.why)) {
		return Failure{}, c.err
	}
	return failureOf(&failureOut), nil
}

// SetJump: Sets the policy for exchange rates that jumped, beginning with the next response. C:
// money_feed_set_jump
func (self *Feed) SetJump(jump JumpPolicy) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_feed_set_jump(at, C.money_jump_policy_t(jump), &c.why)) {
		return c.err
	}
	return nil
}

// ToJSON: Writes a feed's contents as JSON, for money_feed_restore after a restart. Keys are not included. C:
// money_feed_to_json
func (self *Feed) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(self.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_feed_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Restore: Restores saved contents of a feed, for instance after a restart. Newer contents are kept. C:
// money_feed_restore
func (self *Feed) Restore(json string, instant time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
	jsonText := c.text(json)
	if c.err != nil || c.failed(C.money_feed_restore(at, jsonText, C.size_t(len(json)), ofTime(instant), &c.why)) {
		return c.err
	}
	return nil
}

// Revision: Returns the revision of a feed: 0 for a new feed, increasing with each change. C:
// money_feed_revision
func (self *Feed) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(self.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_feed_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// Rates: Returns the exchange rates of a feed. Their source is the name of the provider, unless the document
// contains another. C: money_feed_rates
func (self *Feed) Rates() (*Rates, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(self.held()))
	var ratesOut *C.money_rates_t
	if c.err != nil || c.failed(C.money_feed_rates(at, &ratesOut, &c.why)) {
		return nil, c.err
	}
	return adoptRates(ratesOut), nil
}

// AddSymbol: Adds a symbol for which price quotes are requested. Adding it again has no effect. A feed contains
// at most 4096 symbols. C: money_feed_add_symbol
func (self *Feed) AddSymbol(symbol string) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
	symbolText := c.code(symbol)
	if c.err != nil || c.failed(C.money_feed_add_symbol(at, symbolText, &c.why)) {
		return c.err
	}
	return nil
}

// RemoveSymbol: Removes a symbol with its price quote. The response to a pending request for it will be
// MONEY_ERR_UNKNOWN_REQUEST. C: money_feed_remove_symbol
func (self *Feed) RemoveSymbol(symbol string) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
	symbolText := c.code(symbol)
	if c.err != nil || c.failed(C.money_feed_remove_symbol(at, symbolText, &c.why)) {
		return c.err
	}
	return nil
}

// SymbolCount: Returns the number of symbols in a feed. C: money_feed_symbol_count
func (self *Feed) SymbolCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_feed_symbol_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// SymbolAt: Returns the symbol at an index of a feed, in the order in which you added them. A buffer of
// MONEY_SYMBOL_SIZE bytes is always large enough. C: money_feed_symbol_at
func (self *Feed) SymbolAt(index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(self.held()))
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

// PriceQuote: Returns the last valid price quote of a symbol, which you can pass to money_portfolio_value. C:
// money_feed_price_quote
func (self *Feed) PriceQuote(symbol string, now time.Time) (PriceQuote, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(self.held()))
	symbolText := c.code(symbol)
	var quoteOut C.money_price_quote_t
	if c.err != nil || c.failed(C.money_feed_price_quote(at, symbolText, ofTime(now), &quoteOut, nil, nil, &c.why)) {
		return PriceQuote{}, c.err
	}
	return priceQuoteOf(&quoteOut), nil
}

// PriceQuoteDetailed: Returns the last valid price quote of a symbol, which you can pass to
// money_portfolio_value. C: money_feed_price_quote
func (self *Feed) PriceQuoteDetailed(symbol string, now time.Time) (PriceQuote, PriceState, int64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(self.held()))
	symbolText := c.code(symbol)
	var quoteOut C.money_price_quote_t
	var stateOut C.money_price_state_t
	var ageOut C.int64_t
	if c.err != nil || c.failed(C.money_feed_price_quote(at, symbolText, ofTime(now), &quoteOut, &stateOut, &ageOut, &c.why)) {
		return PriceQuote{}, 0, 0, c.err
	}
	return priceQuoteOf(&quoteOut), PriceState(stateOut), int64(ageOut), nil
}

// Portfolio: Returns the transactions of a feed: those last retrieved from the store, with the changes
// acknowledged since. C: money_feed_portfolio
func (self *Feed) Portfolio() (*Portfolio, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(self.held()))
	var portfolioOut *C.money_portfolio_t
	if c.err != nil || c.failed(C.money_feed_portfolio(at, &portfolioOut, &c.why)) {
		return nil, c.err
	}
	return adoptPortfolio(portfolioOut), nil
}

// Put: Requests that the store save a transaction, adding it or replacing the one with the same id. The
// transactions of the feed are unchanged until the store has acknowledged the request. If it fails,
// money_feed_failure returns MONEY_ERR_SAVING for the id, and the feed does not repeat it. Such requests are
// sent one at a time, in the order of your calls. C: money_feed_put
func (self *Feed) Put(transaction Transaction, lots []LotSelection) (Transaction, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
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

// Remove: Removes a transaction from the store of a feed, under the rules of money_feed_put. If it fails,
// money_feed_failure returns MONEY_ERR_REMOVAL for the id. C: money_feed_remove
func (self *Feed) Remove(id string) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
	idText := c.code(id)
	if c.err != nil || c.failed(C.money_feed_remove(at, idText, &c.why)) {
		return c.err
	}
	return nil
}

// Operation: Returns the state of the last request to save or remove the transaction with an id. The feed stores
// the states of the last 1024 requests. C: money_feed_operation
func (self *Feed) Operation(id string) (Operation, error) {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.use(self.held()))
	idText := c.code(id)
	var stateOut C.money_operation_t
	if c.err != nil || c.failed(C.money_feed_operation(at, idText, &stateOut, &c.why)) {
		return 0, c.err
	}
	return Operation(stateOut), nil
}

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
func (self *Feed) OnChange(listener func(revision uint64)) error {
	self.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := self.Revision()
	if err != nil {
		return err
	}
	self.setTell(func() {
		now, err := self.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// FeedRequest: A request for your program to send. It is immutable and independent of the feed. Requests contain
// the feed's key; all other texts of the library omit it.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *FeedRequest) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// ID: Returns the number that identifies a request when you pass its response. It is positive. It is 0 for a
// NULL request. C: money_feed_request_id
func (self *FeedRequest) ID() uint64 {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(self.held()))
	return uint64(C.money_feed_request_id(at))
}

// Method: Returns the HTTP method of a request: "GET", "PUT" or "DELETE". It is "" for a NULL request. The
// buffer of the text is valid as long as the request. C: money_feed_request_method
func (self *FeedRequest) Method() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(self.held()))
	return C.GoString(C.money_feed_request_method(at))
}

// URL: Returns the percent-encoded URL of a request, which may contain a key: do not log it. It is "" for a NULL
// request. C: money_feed_request_url
func (self *FeedRequest) URL() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(self.held()))
	return C.GoString(C.money_feed_request_url(at))
}

// Headers: Returns the header lines of a request, each as "Name: value\n", or "" without headers. They may
// contain a key: do not log them. It is "" for a NULL request. C: money_feed_request_headers
func (self *FeedRequest) Headers() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(self.held()))
	return C.GoString(C.money_feed_request_headers(at))
}

// Body: Returns the body of a request to send, or NULL without a body. It is NUL-terminated. It is NULL for a
// NULL request. C: money_feed_request_body
func (self *FeedRequest) Body() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(self.held()))
	return C.GoString(C.money_feed_request_body(at, nil))
}

// Store: One file that keeps objects by name.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Store) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// OpenStore: Opens a store. You free it with money_store_free. While the file is open, two files whose names end
// in "-wal" and "-shm" stand next to it. The call refuses a file whose tables, views, indexes or triggers are
// not those that this library makes. Such a file can hang a program or change what it saves. The first call in a
// process finds SQLite: the copy that the process has loaded, or the system's libsqlite3.so.0. C:
// money_store_open
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

// Close: Closes the file. A transaction that is open is not saved. You can only free the store afterwards. C:
// money_store_close
func (self *Store) Close() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_store_close(at, &c.why)) {
		return c.err
	}
	return nil
}

// Begin: Begins a transaction: money_store_commit saves what you change from now on together. The changes can be
// read at once through this handle. C: money_store_begin
func (self *Store) Begin() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_store_begin(at, &c.why)) {
		return c.err
	}
	return nil
}

// Commit: Saves what was changed since money_store_begin, and ends the transaction. If it fails, the transaction
// ends too, and nothing of it is saved; after MONEY_ERR_STORE_UNKNOWN, all of it may be. C: money_store_commit
func (self *Store) Commit() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_store_commit(at, &c.why)) {
		return c.err
	}
	return nil
}

// Rollback: Ends a transaction without saving anything of it. C: money_store_rollback
func (self *Store) Rollback() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_store_rollback(at, &c.why)) {
		return c.err
	}
	return nil
}

// Check: Reads the whole file as the loading calls do, and fails if something in it is damaged. If the call
// succeeds, every object can be loaded. It does not put a portfolio together that uses currencies of your own.
// C: money_store_check
func (self *Store) Check() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_store_check(at, &c.why)) {
		return c.err
	}
	return nil
}

// Revision: Reads the file's revision: 0 for a new file, and one more for each change, whichever process made
// it. C: money_store_revision
func (self *Store) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// ReleaseMemory: Frees the memory that the store holds only to be faster, such as SQLite's cache of pages. C:
// money_store_release_memory
func (self *Store) ReleaseMemory() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_store_release_memory(at, &c.why)) {
		return c.err
	}
	return nil
}

// NameCount: Counts the names of a kind. C: money_store_name_count
func (self *Store) NameCount(kind StoreKind) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_name_count(at, C.money_store_kind_t(kind), &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// NameAt: Reads the name at an index, in the order of the names' bytes. A buffer of MONEY_STORE_NAME_SIZE bytes
// is large enough. C: money_store_name_at
func (self *Store) NameAt(kind StoreKind, index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
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

// Remove: Removes the object of a name, with everything that belongs to it. C: money_store_remove
func (self *Store) Remove(kind StoreKind, name string) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	if c.err != nil || c.failed(C.money_store_remove(at, C.money_store_kind_t(kind), nameText, &c.why)) {
		return c.err
	}
	return nil
}

// WalletSave: Saves a wallet with its journal, in place of the wallet of the same name. A wallet remembers the
// stored wallet that you loaded it from or saved it to. If the stored wallet has changed since then, or was
// removed, the call is MONEY_ERR_CONFLICT and saves nothing. Then you load the wallet again, make your change,
// and save again. It does not matter who changed the stored wallet: another process, or a call such as
// money_store_wallet_add on this store. A wallet that you neither loaded from a name of this file nor saved to
// it replaces what has the name. This is true for a new wallet, for one from another file, and for a copy
// through JSON. The same holds for portfolios, catalogues and baskets. C: money_store_wallet_save
func (self *Store) WalletSave(name string, wallet *Wallet) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	walletAt := (*C.money_wallet_t)(c.use(wallet.held()))
	if c.err != nil || c.failed(C.money_store_wallet_save(at, nameText, walletAt, &c.why)) {
		return c.err
	}
	return nil
}

// WalletLoad: Loads a wallet with its journal. You free it with money_wallet_free. C: money_store_wallet_load
func (self *Store) WalletLoad(name string) (*Wallet, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	var walletOut *C.money_wallet_t
	if c.err != nil || c.failed(C.money_store_wallet_load(at, nameText, &walletOut, &c.why)) {
		return nil, c.err
	}
	return adoptWallet(walletOut), nil
}

// WalletAdd: Adds an entry to a stored wallet without loading the wallet. If no wallet has the name, the call
// makes one. The rules are those of money_wallet_add, but an amount below 0 must be there and not held.
// money_store_wallet_spend can take the sum below 0 if you ask for it. C: money_store_wallet_add
func (self *Store) WalletAdd(name string, amount Money, note *WalletNote) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	amountRaw := amount.raw()
	noteRaw := note.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_wallet_add(at, nameText, &amountRaw, noteRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// WalletCount: Counts the entries of a stored wallet. This function and the next four read no entry: the file
// keeps the sums. C: money_store_wallet_count
func (self *Store) WalletCount(name string, currency string) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	currencyText := c.optional(currency)
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_wallet_count(at, nameText, currencyText, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// WalletCurrencyCount: Counts the currencies that a stored wallet has entries of. C:
// money_store_wallet_currency_count
func (self *Store) WalletCurrencyCount(name string) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_wallet_currency_count(at, nameText, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// WalletCurrencyAt: Reads the currency at an index, in the order of the currencies' first entries. C:
// money_store_wallet_currency_at
func (self *Store) WalletCurrencyAt(name string, index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
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

// WalletSum: Reads the sum of a currency of a stored wallet, as money_wallet_sum adds it up. C:
// money_store_wallet_sum
func (self *Store) WalletSum(name string, currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var sumOut C.money_t
	if c.err != nil || c.failed(C.money_store_wallet_sum(at, nameText, currencyText, registryAt, &sumOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(sumOut), nil
}

// WalletTotal: Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
// money_store_wallet_total
func (self *Store) WalletTotal(name string, target string, rates *Rates, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
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

// WalletTotalDetailed: Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
// money_store_wallet_total
func (self *Store) WalletTotalDetailed(name string, target string, rates *Rates, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
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

// PortfolioSave: Saves a portfolio, in place of the portfolio of the same name. If that portfolio has changed
// since you loaded this one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in
// money_store_wallet_save. C: money_store_portfolio_save
func (self *Store) PortfolioSave(name string, portfolio *Portfolio) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	portfolioAt := (*C.money_portfolio_t)(c.use(portfolio.held()))
	if c.err != nil || c.failed(C.money_store_portfolio_save(at, nameText, portfolioAt, &c.why)) {
		return c.err
	}
	return nil
}

// PortfolioLoad: Loads a portfolio. You free it with money_portfolio_free. C: money_store_portfolio_load
func (self *Store) PortfolioLoad(name string, registry *CurrencyRegistry) (*Portfolio, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var portfolioOut *C.money_portfolio_t
	if c.err != nil || c.failed(C.money_store_portfolio_load(at, nameText, registryAt, &portfolioOut, &c.why)) {
		return nil, c.err
	}
	return adoptPortfolio(portfolioOut), nil
}

// TransactionSave: Puts a transaction into a stored portfolio. A transaction of the same id is replaced, and
// keeps its place among those of its day. The call checks the transaction by itself; whether all of them go
// together is checked when you load the portfolio. C: money_store_transaction_save
func (self *Store) TransactionSave(name string, transaction *Transaction, lots []LotSelection, registry *CurrencyRegistry) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
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

// TransactionRemove: Removes the transaction of an id from a stored portfolio. C: money_store_transaction_remove
func (self *Store) TransactionRemove(name string, id string) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	idText := c.code(id)
	if c.err != nil || c.failed(C.money_store_transaction_remove(at, nameText, idText, &c.why)) {
		return c.err
	}
	return nil
}

// CatalogueSave: Saves a catalogue of products, in place of the catalogue of the same name. If that catalogue
// has changed since you loaded this one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in
// money_store_wallet_save. C: money_store_catalogue_save
func (self *Store) CatalogueSave(name string, catalogue *Catalogue) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	catalogueAt := (*C.money_catalogue_t)(c.use(catalogue.held()))
	if c.err != nil || c.failed(C.money_store_catalogue_save(at, nameText, catalogueAt, &c.why)) {
		return c.err
	}
	return nil
}

// CatalogueLoad: Loads a catalogue. You free it with money_catalogue_free. C: money_store_catalogue_load
func (self *Store) CatalogueLoad(name string) (*Catalogue, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	var catalogueOut *C.money_catalogue_t
	if c.err != nil || c.failed(C.money_store_catalogue_load(at, nameText, &catalogueOut, &c.why)) {
		return nil, c.err
	}
	return adoptCatalogue(catalogueOut), nil
}

// BasketSave: Saves a basket, in place of the basket of the same name. If that basket has changed since you
// loaded this one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in
// money_store_wallet_save. C: money_store_basket_save
func (self *Store) BasketSave(name string, basket *Basket) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	basketAt := (*C.money_basket_t)(c.use(basket.held()))
	if c.err != nil || c.failed(C.money_store_basket_save(at, nameText, basketAt, &c.why)) {
		return c.err
	}
	return nil
}

// BasketLoad: Loads a basket. You free it with money_basket_free. C: money_store_basket_load
func (self *Store) BasketLoad(name string, catalogue *Catalogue) (*Basket, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	catalogueAt := (*C.money_catalogue_t)(c.use(catalogue.held()))
	var basketOut *C.money_basket_t
	if c.err != nil || c.failed(C.money_store_basket_load(at, nameText, catalogueAt, &basketOut, &c.why)) {
		return nil, c.err
	}
	return adoptBasket(basketOut), nil
}

// WalletSpend: Spends an amount of a stored wallet: the call adds an entry of the amount below 0. The amount
// must be there and not held, unless movement.may_go_below_zero is 1. Then the sum may go below 0, but never
// below what is held. C: money_store_wallet_spend
func (self *Store) WalletSpend(name string, amount Money, note *WalletNote, movement *MovementOptions) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
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

// WalletHold: Holds an amount of a stored wallet, as money_wallet_hold does. C: money_store_wallet_hold
func (self *Store) WalletHold(name string, amount Money, note *WalletNote, movement *MovementOptions) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
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

// WalletCommit: Commits a hold of a stored wallet, as money_wallet_commit does. C: money_store_wallet_commit
func (self *Store) WalletCommit(name string, hold uint64, movement *MovementOptions) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	movementRaw := movement.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_wallet_commit(at, nameText, C.uint64_t(hold), movementRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// WalletCommitAmount: Commits an amount of a hold of a stored wallet, as money_wallet_commit_amount does. C:
// money_store_wallet_commit_amount
func (self *Store) WalletCommitAmount(name string, hold uint64, amount Money, movement *MovementOptions) (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	amountRaw := amount.raw()
	movementRaw := movement.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_wallet_commit_amount(at, nameText, C.uint64_t(hold), &amountRaw, movementRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// WalletRelease: Releases a hold of a stored wallet, as money_wallet_release does. C: money_store_wallet_release
func (self *Store) WalletRelease(name string, hold uint64, movement *MovementOptions) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	movementRaw := movement.give(c)
	if c.err != nil || c.failed(C.money_store_wallet_release(at, nameText, C.uint64_t(hold), movementRaw, &c.why)) {
		return c.err
	}
	return nil
}

// WalletTransfer: Moves amounts between stored wallets, as money_wallet_transfer does: all legs or none. The
// call makes a wallet that amounts only go into if no wallet has the name. A transfer from outside with a key
// adds an amount exactly once. C: money_store_wallet_transfer
func (self *Store) WalletTransfer(legs []StoredLeg, note *WalletNote, movement *MovementOptions) ([]LegEntries, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
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

// WalletExchange: Exchanges amounts in a stored wallet at the rates of a rate table, as money_wallet_exchange
// does: all legs or none. The rates and their options are no part of a request with a key, so you can repeat it
// with newer rates; it gives the entries that it made the first time. C: money_store_wallet_exchange
func (self *Store) WalletExchange(name string, legs []ExchangeLeg, rates *Rates, options *ConvertOptions, note *WalletNote, movement *MovementOptions) ([]LegEntries, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
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

// RatesSave: Saves a rate table as it is quoted, with its dates, source and instant, in place of the one of the
// same name and instant. Rate tables of other instants stay. C: money_store_rates_save
func (self *Store) RatesSave(name string, rates *Rates) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_store_rates_save(at, nameText, ratesAt, &c.why)) {
		return c.err
	}
	return nil
}

// RatesAdd: Adds rates with dates to the newest rate table of a name, in place of the rates of the same days. If
// the name has no rate table, the call saves them. C: money_store_rates_add
func (self *Store) RatesAdd(name string, rates *Rates) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_store_rates_add(at, nameText, ratesAt, &c.why)) {
		return c.err
	}
	return nil
}

// RatesLoad: Loads a rate table. You free it with money_rates_free. C: money_store_rates_load
func (self *Store) RatesLoad(name string, asOf time.Time) (*Rates, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	var ratesOut *C.money_rates_t
	if c.err != nil || c.failed(C.money_store_rates_load(at, nameText, ofTime(asOf), &ratesOut, &c.why)) {
		return nil, c.err
	}
	return adoptRates(ratesOut), nil
}

// RatesCount: Counts the rate tables of a name. C: money_store_rates_count
func (self *Store) RatesCount(name string) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_rates_count(at, nameText, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// RatesAt: Reads the instant at which the rates at an index were published, newest first. C:
// money_store_rates_at
func (self *Store) RatesAt(name string, index int) (time.Time, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	var instantOut C.money_instant_t
	if c.err != nil || c.failed(C.money_store_rates_at(at, nameText, C.size_t(index), &instantOut, &c.why)) {
		return time.Time{}, c.err
	}
	return timeOf(instantOut), nil
}

// RatesInstants: Reads the instants of money_store_rates_at from index `first` on into an array. C:
// money_store_rates_instants
func (self *Store) RatesInstants(name string) ([]time.Time, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
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

// RatesRemoveBefore: Removes the rates of a name that were published before an instant. C:
// money_store_rates_remove_before
func (self *Store) RatesRemoveBefore(name string, instant time.Time) (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	var removedOut C.size_t
	if c.err != nil || c.failed(C.money_store_rates_remove_before(at, nameText, ofTime(instant), &removedOut, &c.why)) {
		return 0, c.err
	}
	return int(removedOut), nil
}

// SettingSave: Puts a setting in, in place of the one of the same key. C: money_store_setting_save
func (self *Store) SettingSave(key string, value string, instant time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	keyText := c.code(key)
	valueText := c.text(value)
	if c.err != nil || c.failed(C.money_store_setting_save(at, keyText, valueText, C.size_t(len(value)), ofTime(instant), &c.why)) {
		return c.err
	}
	return nil
}

// Setting: Reads the value of a setting, and its instant. C: money_store_setting
func (self *Store) Setting(key string) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
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

// SettingDetailed: Reads the value of a setting, and its instant. C: money_store_setting
func (self *Store) SettingDetailed(key string) (string, time.Time, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
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

// SettingCount: Counts the settings. C: money_store_setting_count
func (self *Store) SettingCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_setting_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// SettingKeyAt: Reads the key at an index, in the order of the keys' bytes. A buffer of MONEY_STORE_NAME_SIZE
// bytes is large enough. C: money_store_setting_key_at
func (self *Store) SettingKeyAt(index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
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

// SettingRemove: Removes a setting. C: money_store_setting_remove
func (self *Store) SettingRemove(key string) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	keyText := c.code(key)
	if c.err != nil || c.failed(C.money_store_setting_remove(at, keyText, &c.why)) {
		return c.err
	}
	return nil
}

// QuotesSave: Puts price quotes in, all or none. Each replaces the quote of its symbol. C:
// money_store_quotes_save
func (self *Store) QuotesSave(quotes []PriceQuote) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	quotesRaw := make([]C.money_price_quote_t, len(quotes))
	for index := range quotes {
		quotes[index].fill(c, &quotesRaw[index])
	}
	if c.err != nil || c.failed(C.money_store_quotes_save(at, first(quotesRaw), C.size_t(len(quotes)), &c.why)) {
		return c.err
	}
	return nil
}

// Quote: Reads the quote of a symbol. C: money_store_quote
func (self *Store) Quote(symbol string) (PriceQuote, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	symbolText := c.code(symbol)
	var quoteOut C.money_price_quote_t
	if c.err != nil || c.failed(C.money_store_quote(at, symbolText, &quoteOut, &c.why)) {
		return PriceQuote{}, c.err
	}
	return priceQuoteOf(&quoteOut), nil
}

// QuoteCount: Counts the quotes. C: money_store_quote_count
func (self *Store) QuoteCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_quote_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// QuoteAt: Reads the quote at an index, in the order of the symbols. C: money_store_quote_at
func (self *Store) QuoteAt(index int) (PriceQuote, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	var quoteOut C.money_price_quote_t
	if c.err != nil || c.failed(C.money_store_quote_at(at, C.size_t(index), &quoteOut, &c.why)) {
		return PriceQuote{}, c.err
	}
	return priceQuoteOf(&quoteOut), nil
}

// Quotes: Reads the quotes from index `first` on into an array, in the order of the symbols. C:
// money_store_quotes
func (self *Store) Quotes() ([]PriceQuote, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
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

// QuoteRemove: Removes the quote of a symbol. C: money_store_quote_remove
func (self *Store) QuoteRemove(symbol string) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	symbolText := c.code(symbol)
	if c.err != nil || c.failed(C.money_store_quote_remove(at, symbolText, &c.why)) {
		return c.err
	}
	return nil
}

// CurrenciesSave: Saves all currencies of a list under a name, shown or not, with the names of their provider.
// They replace any currencies saved under that name. The settings of the list are not saved: save the document
// of money_currency_list_to_json as a setting of the store. C: money_store_currencies_save
func (self *Store) CurrenciesSave(name string, list *CurrencyList) error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	listAt := (*C.money_currency_list_t)(c.use(list.held()))
	if c.err != nil || c.failed(C.money_store_currencies_save(at, nameText, listAt, &c.why)) {
		return c.err
	}
	return nil
}

// CurrenciesLoad: Loads saved currencies as a list. Free it with money_currency_list_free. Restore its settings
// with money_currency_list_restore. Until then, favourites that version 0.1 saved in the file are used. C:
// money_store_currencies_load
func (self *Store) CurrenciesLoad(name string, language string) (*CurrencyList, error) {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	nameText := c.code(name)
	languageText := c.code(language)
	var listOut *C.money_currency_list_t
	if c.err != nil || c.failed(C.money_store_currencies_load(at, nameText, languageText, &listOut, &c.why)) {
		return nil, c.err
	}
	return adoptCurrencyList(listOut), nil
}

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
func (self *Store) OnChange(listener func(revision uint64)) error {
	self.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := self.Revision()
	if err != nil {
		return err
	}
	self.setTell(func() {
		now, err := self.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// Calculator: A keypad calculator: the keys pressed so far, the operation as text, and its result.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Calculator) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// NewCalculator: Creates a calculator that displays `0`, with at most 5 fraction digits in results. Free it with
// money_calculator_free. C: money_calculator_new
func NewCalculator() (*Calculator, error) {
	c := begin()
	defer c.end()
	var calculatorOut *C.money_calculator_t
	if c.err != nil || c.failed(C.money_calculator_new(&calculatorOut, &c.why)) {
		return nil, c.err
	}
	return adoptCalculator(calculatorOut), nil
}

// Press: Presses a key. A key that is not valid in the current state is reported as an alert and leaves the
// operation unchanged; the call succeeds. Callbacks are notified of the alert, or of a changed display. C:
// money_calculator_press
func (self *Calculator) Press(key CalculatorKey) (CalculatorAlert, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.change(self.held()))
	var alertOut C.money_calculator_alert_t
	if c.err != nil || c.failed(C.money_calculator_press(at, C.money_calculator_key_t(key), &alertOut, &c.why)) {
		return 0, c.err
	}
	return CalculatorAlert(alertOut), nil
}

// PressKeys: Presses the keys of a text in order: "40 + 6 x 9.3 ÷ 2 =". Keys are separated by spaces, which may
// be omitted between digits and `.`. The keys are `0` to `9`, `.`, `+`, `-` or `−`, `x`, `×` or `*`, `÷` or `/`,
// `=`, `%`, `±` or `+/-`, `AC`, `X` and `K`, which are case-sensitive. After an alert the call continues with
// the next key. A call that fails has pressed no keys and has not called any callback. If a callback frees the
// calculator, no further keys are pressed. C: money_calculator_press_keys
func (self *Calculator) PressKeys(keys string) (CalculatorAlert, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.change(self.held()))
	keysText := c.text(keys)
	var alertOut C.money_calculator_alert_t
	if c.err != nil || c.failed(C.money_calculator_press_keys(at, keysText, C.size_t(len(keys)), &alertOut, &c.why)) {
		return 0, c.err
	}
	return CalculatorAlert(alertOut), nil
}

// Keys: Returns the set of keys that are valid in the current state, without an alert or a failure. C:
// money_calculator_keys
func (self *Calculator) Keys() (uint32, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(self.held()))
	var allowedOut C.uint32_t
	if c.err != nil || c.failed(C.money_calculator_keys(at, &allowedOut, &c.why)) {
		return 0, c.err
	}
	return uint32(allowedOut), nil
}

// Display: Writes the display: the operation, such as "40 + 6 x ", or after `=` only the result, " = 67.9". C:
// money_calculator_display
func (self *Calculator) Display() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(self.held()))
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

// Expression: Writes the operation, even while the display shows the result: "40 + 6 x 9.3 ÷ 2". C:
// money_calculator_expression
func (self *Calculator) Expression() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(self.held()))
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

// State: Returns the state of a calculator, such as MONEY_CALCULATOR_RESULT. C: money_calculator_state
func (self *Calculator) State() (CalculatorState, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(self.held()))
	var stateOut C.money_calculator_state_t
	if c.err != nil || c.failed(C.money_calculator_state(at, &stateOut, &c.why)) {
		return 0, c.err
	}
	return CalculatorState(stateOut), nil
}

// Exact: Returns the exact value of the result in lowest terms, or, without a result, of the last number. C:
// money_calculator_exact
func (self *Calculator) Exact() (Ratio, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(self.held()))
	var exactOut C.money_ratio_t
	if c.err != nil || c.failed(C.money_calculator_exact(at, &exactOut, &c.why)) {
		return Ratio{}, c.err
	}
	return ratioOf(&exactOut), nil
}

// Value: Returns the value of money_calculator_exact as a decimal, rounded once. C: money_calculator_value
func (self *Calculator) Value(digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(self.held()))
	var valueOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_calculator_value(at, C.int32_t(digits), C.money_rounding_t(rounding), &valueOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(valueOut), nil
}

// ValueDetailed: Returns the value of money_calculator_exact as a decimal, rounded once. C:
// money_calculator_value
func (self *Calculator) ValueDetailed(digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(self.held()))
	var valueOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_calculator_value(at, C.int32_t(digits), C.money_rounding_t(rounding), &valueOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(valueOut), Flags(flagsOut), nil
}

// Digits: Returns the maximum number of fraction digits in a displayed result. C: money_calculator_digits
func (self *Calculator) Digits() (int32, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(self.held()))
	var digitsOut C.int32_t
	if c.err != nil || c.failed(C.money_calculator_digits(at, &digitsOut, &c.why)) {
		return 0, c.err
	}
	return int32(digitsOut), nil
}

// SetDigits: Sets the maximum number of fraction digits in a displayed result, 0 to 38. The display rounds half
// away from zero and omits trailing zeros. It shows fewer digits if the total would exceed 38. The operation
// itself is unchanged. C: money_calculator_set_digits
func (self *Calculator) SetDigits(digits int32) error {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_calculator_set_digits(at, C.int32_t(digits), &c.why)) {
		return c.err
	}
	return nil
}

// Revision: Returns the revision of a calculator, which increases with each change of the operation or of the
// displayed digits. C: money_calculator_revision
func (self *Calculator) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(self.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_calculator_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// ToJSON: Writes a calculator in any state as JSON. The same state always produces the same bytes. Callbacks and
// revision are not included. C: money_calculator_to_json
func (self *Calculator) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.use(self.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_calculator_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// CalculatorFromJSON: Reads a calculator from JSON in the format of money_calculator_to_json. States that no
// sequence of keys produces are rejected. Errors include the position in the text. Free the calculator with
// money_calculator_free. C: money_calculator_from_json
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

// OnDisplay sets the listener of the display, in place of the one before; nil sets none. It
// runs // when the call that changed the display has returned. Press and PressKeys return the alerts.
func (self *Calculator) OnDisplay(listener func(display string)) error {
	self.setTell(nil)
	if listener == nil {
		return nil
	}
	shown, err := self.Display()
	if err != nil {
		return err
	}
	self.setTell(func() {
		now, err := self.Display()
		if err == nil && now != shown {
			shown = now
			listener(now)
		}
	})
	return nil
}

// Converter: A converter: two currencies, the input, rates and their state, and options.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *Converter) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// NewConverter: Creates a converter without input and rates. Free it with money_converter_free. C:
// money_converter_new
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

// SetAmount: Sets the input, as typed so far. The call does not fail if the text is not an amount;
// money_converter_info returns the state of the input. Without a locale, plain decimals in the format of
// money_decimal_parse are accepted; with a locale, amounts of the source currency in the format of
// money_parse_locale. Surrounding whitespace is ignored, and "12." is read as 12. In a locale with decimal
// commas ",5" is read as 0,5. C: money_converter_set_amount
func (self *Converter) SetAmount(text string) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(self.held()))
	textText := c.text(text)
	if c.err != nil || c.failed(C.money_converter_set_amount(at, textText, C.size_t(len(text)), &c.why)) {
		return c.err
	}
	return nil
}

// Amount: Writes the input as typed. C: money_converter_amount
func (self *Converter) Amount() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(self.held()))
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

// SetPair: Sets the source and the target currency. C: money_converter_set_pair
func (self *Converter) SetPair(source string, target string) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(self.held()))
	sourceText := c.optional(source)
	targetText := c.optional(target)
	if c.err != nil || c.failed(C.money_converter_set_pair(at, sourceText, targetText, &c.why)) {
		return c.err
	}
	return nil
}

// Swap: Swaps source and target. The input remains as typed. C: money_converter_swap
func (self *Converter) Swap() error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_converter_swap(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetLocale: Sets the locale for reading and writing amounts. C: money_converter_set_locale
func (self *Converter) SetLocale(locale string) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(self.held()))
	localeText := c.optional(locale)
	if c.err != nil || c.failed(C.money_converter_set_locale(at, localeText, &c.why)) {
		return c.err
	}
	return nil
}

// SetLocales: Sets the locale tables of a converter. The locale remains the same, with the signs and names in
// these tables. The converter shares the tables, so you may free your handle immediately. Its JSON does not
// refer to tables: money_converter_from_json uses the built-in ones, and you set other tables again afterwards.
// C: money_converter_set_locales
func (self *Converter) SetLocales(locales *Locales) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(self.held()))
	localesAt := (*C.money_locales_t)(c.use(locales.held()))
	if c.err != nil || c.failed(C.money_converter_set_locales(at, localesAt, &c.why)) {
		return c.err
	}
	return nil
}

// SetOptions: Sets all options. C: money_converter_set_options
func (self *Converter) SetOptions(options *ConverterOptions) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(self.held()))
	optionsRaw := options.give(c)
	if c.err != nil || c.failed(C.money_converter_set_options(at, optionsRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Refresh: Requests new rates, however fresh the present ones are. `wants_rates` of money_converter_info is 1
// until you call money_converter_set_loading. C: money_converter_refresh
func (self *Converter) Refresh() error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_converter_refresh(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetLoading: Sets the converter to loading: rates have been requested and the response is pending. C:
// money_converter_set_loading
func (self *Converter) SetLoading() error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_converter_set_loading(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetRates: Sets the rates, replacing the present ones. C: money_converter_set_rates
func (self *Converter) SetRates(rates *Rates, origin Origin, received time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(self.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_converter_set_rates(at, ratesAt, C.money_origin_t(origin), ofTime(received), &c.why)) {
		return c.err
	}
	return nil
}

// SetRatesFailure: Sets the failure of a fetch of rates. The converter keeps its present rates, which become
// stale. C: money_converter_set_rates_failure
func (self *Converter) SetRatesFailure(failure Status, reason string) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(self.held()))
	reasonText := c.text(reason)
	if c.err != nil || c.failed(C.money_converter_set_rates_failure(at, C.money_status_t(failure), reasonText, C.size_t(len(reason)), &c.why)) {
		return c.err
	}
	return nil
}

// TakeFeed: Copies the present state of a feed of rates, instead of the three calls above. The converter
// receives the feed's rates with their origin and time of arrival, the latest failure since then, and whether a
// response is pending. If the feed contains no rates, the converter keeps its own. Call this after each change
// of the feed; a repeated call has no effect. The feed must be one of exchange rates. C:
// money_converter_take_feed
func (self *Converter) TakeFeed(feed *Feed) error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(self.held()))
	feedAt := (*C.money_feed_t)(c.use(feed.held()))
	if c.err != nil || c.failed(C.money_converter_take_feed(at, feedAt, &c.why)) {
		return c.err
	}
	return nil
}

// Info: Returns the state of a converter at an instant. `wants_rates` is 1 after money_converter_refresh, and
// also if rates are missing or stale by age, no response is pending, and the last attempt has not failed. After
// a failure your program decides when to try again. Rates that arrived further in the future than `fresh_for`
// allows also count as stale, because a clock must have been wrong. C: money_converter_info
func (self *Converter) Info(now time.Time) (ConverterInfo, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(self.held()))
	var infoOut C.money_converter_info_t
	if c.err != nil || c.failed(C.money_converter_info(at, ofTime(now), &infoOut, &c.why)) {
		return ConverterInfo{}, c.err
	}
	return converterInfoOf(&infoOut), nil
}

// Result: Returns the converted amount with its provenance, as money_rates_convert does at the newest rates.
// Between equal currencies the amount is neither converted nor rounded: it keeps the digits of the input, padded
// with zeros to the digits of a result. C: money_converter_result
func (self *Converter) Result(now time.Time) (Money, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(self.held()))
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_converter_result(at, ofTime(now), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ResultDetailed: Returns the converted amount with its provenance, as money_rates_convert does at the newest
// rates. Between equal currencies the amount is neither converted nor rounded: it keeps the digits of the input,
// padded with zeros to the digits of a result. C: money_converter_result
func (self *Converter) ResultDetailed(now time.Time) (Money, Conversion, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(self.held()))
	var resultOut C.money_t
	var detailsOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_converter_result(at, ofTime(now), &resultOut, &detailsOut, &c.why)) {
		return Money{}, Conversion{}, c.err
	}
	return moneyOf(resultOut), conversionOf(&detailsOut), nil
}

// Text: Writes the converted amount as plain digits ("4.88") or in the format of the locale. The text is empty
// without a result. A buffer of MONEY_LOCALE_TEXT_MAX bytes is always large enough. C: money_converter_text
func (self *Converter) Text() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(self.held()))
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

// Rate: Returns the exact rate from source to target, regardless of the input. C: money_converter_rate
func (self *Converter) Rate(now time.Time) (Conversion, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(self.held()))
	var detailsOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_converter_rate(at, ofTime(now), &detailsOut, &c.why)) {
		return Conversion{}, c.err
	}
	return conversionOf(&detailsOut), nil
}

// UnitRate: Writes the value of one unit of the source: "1 EUR = 1.1172 USD". The text is empty if no rate is
// available. It contains four fraction digits, or more if four significant digits require them: "1 USD =
// 0.000009422 BTC". The number is rounded half-even and is in the format of the locale. A buffer of
// MONEY_LOCALE_TEXT_MAX bytes is always large enough. C: money_converter_unit_rate
func (self *Converter) UnitRate() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(self.held()))
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

// Reason: Writes the reason of the last failure of the conversion or of fetching rates: "no rate from USD to
// XAF". The text is empty without a failure. An unfinished input also produces a reason if its groups do not
// match the locale and further digits cannot make them match, such as "1,0000" in en-US. A buffer of
// MONEY_REASON_SIZE bytes is always large enough. C: money_converter_reason
func (self *Converter) Reason() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(self.held()))
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

// ToJSON: Writes a converter as JSON: pair, input, locale and options, without rates and user-defined
// currencies. The same converter always produces the same bytes. C: money_converter_to_json
func (self *Converter) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(self.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_converter_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// ConverterFromJSON: Reads a converter from JSON in the format of money_converter_to_json, without rates. Free
// it with money_converter_free. C: money_converter_from_json
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

// Revision: Returns the revision of a converter: 0 for a new converter, increasing by one with each change. C:
// money_converter_revision
func (self *Converter) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.use(self.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_converter_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
func (self *Converter) OnChange(listener func(revision uint64)) error {
	self.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := self.Revision()
	if err != nil {
		return err
	}
	self.setTell(func() {
		now, err := self.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// CurrencyList: A list of at most 4096 currencies for selection. The name of a currency is that of CLDR in the
// language of the list, or else that of the provider, or else the code. Names are sorted according to UTS #10
// with CLDR's root collation, to the extent that names of currencies need it: by letters, then by accents, then
// by case. In Spanish ñ follows n. In Japanese kana are sorted before kanji, which are in the order of JIS X
// 0208. docs/guide/locales.md contains the details.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *CurrencyList) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// NewCurrencyList: Creates an empty list, sorted by name. Free it with money_currency_list_free. C:
// money_currency_list_new
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

// Add: Adds a currency of a provider. Its code may be unknown to the library. C: money_currency_list_add
func (self *CurrencyList) Add(code string, name string) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(self.held()))
	codeText := c.code(code)
	nameText := c.text(name)
	if c.err != nil || c.failed(C.money_currency_list_add(at, codeText, nameText, C.size_t(len(name)), &c.why)) {
		return c.err
	}
	return nil
}

// AddCurrent: Adds the current currencies of ISO 4217 that the list does not contain yet. C:
// money_currency_list_add_current
func (self *CurrencyList) AddCurrent() error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_currency_list_add_current(at, &c.why)) {
		return c.err
	}
	return nil
}

// AddJSON: Adds the currencies of a provider's JSON document, completely or not at all. The provider's name
// replaces that of a currency already in the list. The call accepts the `list` document of currencylayer,
// {"success":true,"currencies":{"EUR":"Euro",...}}, and a plain map of codes to names, {"EUR":"Euro",...}, as
// sent by Frankfurter, Open Exchange Rates and older services. The codes of a plain map must consist of capital
// letters and digits. C: money_currency_list_add_json
func (self *CurrencyList) AddJSON(json string) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(self.held()))
	jsonText := c.text(json)
	if c.err != nil || c.failed(C.money_currency_list_add_json(at, jsonText, C.size_t(len(json)), &c.why)) {
		return c.err
	}
	return nil
}

// TakeFeed: Adds the currencies of a feed, under the rules of money_currency_list_add_json. The feed must be one
// of currencies. C: money_currency_list_take_feed
func (self *CurrencyList) TakeFeed(feed *Feed) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(self.held()))
	feedAt := (*C.money_feed_t)(c.use(feed.held()))
	if c.err != nil || c.failed(C.money_currency_list_take_feed(at, feedAt, &c.why)) {
		return c.err
	}
	return nil
}

// SetLanguage: Sets the language of names and of the sort order. C: money_currency_list_set_language
func (self *CurrencyList) SetLanguage(language string) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(self.held()))
	languageText := c.code(language)
	if c.err != nil || c.failed(C.money_currency_list_set_language(at, languageText, &c.why)) {
		return c.err
	}
	return nil
}

// SetLocales: Sets the locale tables of a list. The language remains the same, with the names in these tables.
// Afterwards, money_currency_list_set_language and money_currency_list_restore accept every language of the
// tables. The list shares the tables, so you may free your handle immediately. C:
// money_currency_list_set_locales
func (self *CurrencyList) SetLocales(locales *Locales) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(self.held()))
	localesAt := (*C.money_locales_t)(c.use(locales.held()))
	if c.err != nil || c.failed(C.money_currency_list_set_locales(at, localesAt, &c.why)) {
		return c.err
	}
	return nil
}

// SetSearch: Sets the search text: the list shows the currencies whose name or code contains it, ignoring case
// and accents: "dolar" finds "Dólar". C: money_currency_list_set_search
func (self *CurrencyList) SetSearch(text string) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(self.held()))
	textText := c.text(text)
	if c.err != nil || c.failed(C.money_currency_list_set_search(at, textText, C.size_t(len(text)), &c.why)) {
		return c.err
	}
	return nil
}

// SetSort: Sets the sort order. Favourites are listed first, in the same order. C: money_currency_list_set_sort
func (self *CurrencyList) SetSort(sort CurrencyListSort) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_currency_list_set_sort(at, C.money_currency_list_sort_t(sort), &c.why)) {
		return c.err
	}
	return nil
}

// SetFavourite: Sets whether a currency of the list is a favourite. C: money_currency_list_set_favourite
func (self *CurrencyList) SetFavourite(code string, isFavourite bool) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(self.held()))
	codeText := c.code(code)
	if c.err != nil || c.failed(C.money_currency_list_set_favourite(at, codeText, ofBool(isFavourite), &c.why)) {
		return c.err
	}
	return nil
}

// SetFavouritesOnly: Sets whether the list shows only favourites or all currencies. The search text applies in
// both cases. C: money_currency_list_set_favourites_only
func (self *CurrencyList) SetFavouritesOnly(isOnly bool) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_currency_list_set_favourites_only(at, ofBool(isOnly), &c.why)) {
		return c.err
	}
	return nil
}

// Mark: Marks the currencies for which a table contains rates, including those that are added to the list later.
// C: money_currency_list_mark
func (self *CurrencyList) Mark(rates *Rates) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(self.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_currency_list_mark(at, ratesAt, &c.why)) {
		return c.err
	}
	return nil
}

// Count: Returns the number of currencies shown in a list. C: money_currency_list_count
func (self *CurrencyList) Count() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_currency_list_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At: Returns the currency shown at an index of a list. C: money_currency_list_at
func (self *CurrencyList) At(index int) (CurrencyListItem, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.use(self.held()))
	var itemOut C.money_currency_list_item_t
	if c.err != nil || c.failed(C.money_currency_list_at(at, C.size_t(index), &itemOut, &c.why)) {
		return CurrencyListItem{}, c.err
	}
	return currencyListItemOf(&itemOut), nil
}

// Items: Returns a range of the currencies shown in a list, in its order. C: money_currency_list_items
func (self *CurrencyList) Items() ([]CurrencyListItem, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.use(self.held()))
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

// ToJSON: Writes a list's settings as JSON: language, order, favourites, and whether it shows only favourites.
// The same settings always produce the same bytes. Currencies and search text are not included. C:
// money_currency_list_to_json
func (self *CurrencyList) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.use(self.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_currency_list_to_json(at, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Restore: Restores the settings of a list from JSON in the format of money_currency_list_to_json, completely or
// not at all. The call changes an existing list, whereas `_from_json` functions create a new object. You can
// restore the settings before you add currencies: favourites that the list does not contain yet are kept. C:
// money_currency_list_restore
func (self *CurrencyList) Restore(json string) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(self.held()))
	jsonText := c.text(json)
	if c.err != nil || c.failed(C.money_currency_list_restore(at, jsonText, C.size_t(len(json)), &c.why)) {
		return c.err
	}
	return nil
}

// State: Returns the state of a list, such as MONEY_LIST_NOTHING_FOUND. C: money_currency_list_state
func (self *CurrencyList) State() (CurrencyListState, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.use(self.held()))
	var stateOut C.money_currency_list_state_t
	if c.err != nil || c.failed(C.money_currency_list_state(at, &stateOut, &c.why)) {
		return 0, c.err
	}
	return CurrencyListState(stateOut), nil
}

// Revision: Returns the revision of a list: 0 for a new list, increasing with each change. C:
// money_currency_list_revision
func (self *CurrencyList) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.use(self.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_currency_list_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
func (self *CurrencyList) OnChange(listener func(revision uint64)) error {
	self.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := self.Revision()
	if err != nil {
		return err
	}
	self.setTell(func() {
		now, err := self.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// PortfolioView: A portfolio view, which a screen watches. One thread at a time may use a view.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *PortfolioView) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// NewPortfolioView: Makes a portfolio view that is loading. You free it with money_portfolio_view_free. C:
// money_portfolio_view_new
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

// SetTransactions: Hands in the transactions that have arrived, in place of those that the view had. C:
// money_portfolio_view_set_transactions
func (self *PortfolioView) SetTransactions(portfolio *Portfolio) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(self.held()))
	portfolioAt := (*C.money_portfolio_t)(c.use(portfolio.held()))
	if c.err != nil || c.failed(C.money_portfolio_view_set_transactions(at, portfolioAt, &c.why)) {
		return c.err
	}
	return nil
}

// SetTransactionsFailure: Notes that transactions could not be retrieved. C:
// money_portfolio_view_set_transactions_failure
func (self *PortfolioView) SetTransactionsFailure(reason string) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(self.held()))
	reasonText := c.text(reason)
	if c.err != nil || c.failed(C.money_portfolio_view_set_transactions_failure(at, reasonText, C.size_t(len(reason)), &c.why)) {
		return c.err
	}
	return nil
}

// SetQuotes: Hands in price quotes that have arrived, each in place of its symbol's. C:
// money_portfolio_view_set_quotes
func (self *PortfolioView) SetQuotes(quotes []PriceQuote) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(self.held()))
	quotesRaw := make([]C.money_price_quote_t, len(quotes))
	for index := range quotes {
		quotes[index].fill(c, &quotesRaw[index])
	}
	if c.err != nil || c.failed(C.money_portfolio_view_set_quotes(at, first(quotesRaw), C.size_t(len(quotes)), &c.why)) {
		return c.err
	}
	return nil
}

// SetQuotesFailure: Notes that prices could not be had. C: money_portfolio_view_set_quotes_failure
func (self *PortfolioView) SetQuotesFailure(reason string) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(self.held()))
	reasonText := c.text(reason)
	if c.err != nil || c.failed(C.money_portfolio_view_set_quotes_failure(at, reasonText, C.size_t(len(reason)), &c.why)) {
		return c.err
	}
	return nil
}

// SetRates: Sets the rate table, in place of the one before it. C: money_portfolio_view_set_rates
func (self *PortfolioView) SetRates(rates *Rates) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(self.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_portfolio_view_set_rates(at, ratesAt, &c.why)) {
		return c.err
	}
	return nil
}

// TakeFeed: Hands in what a feed of transactions or of price quotes has, and why it could not get anything
// newer. The call does what money_portfolio_view_set_transactions and money_portfolio_view_set_quotes do, and
// their failures. Call it when the feed has changed, also in its callback. A feed that has nothing yet, and no
// failure, changes nothing; neither does a transaction that could not be saved or removed. C:
// money_portfolio_view_take_feed
func (self *PortfolioView) TakeFeed(feed *Feed) error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(self.held()))
	feedAt := (*C.money_feed_t)(c.use(feed.held()))
	if c.err != nil || c.failed(C.money_portfolio_view_take_feed(at, feedAt, &c.why)) {
		return c.err
	}
	return nil
}

// State: Writes the state at a moment. The call needs the view for itself, as money_portfolio_value does its
// portfolio. C: money_portfolio_view_state
func (self *PortfolioView) State(now time.Time) (PortfolioViewState, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(self.held()))
	var stateOut C.money_portfolio_view_state_t
	if c.err != nil || c.failed(C.money_portfolio_view_state(at, ofTime(now), &stateOut, &c.why)) {
		return 0, c.err
	}
	return PortfolioViewState(stateOut), nil
}

// Reason: Writes why the view is in a state of failure, or "" if it is not. MONEY_REASON_SIZE bytes are room
// enough. C: money_portfolio_view_reason
func (self *PortfolioView) Reason() (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.use(self.held()))
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

// Value: Values the portfolio at a moment: its summary and its positions, for the screen. C:
// money_portfolio_view_value
func (self *PortfolioView) Value(now time.Time) (*Valuation, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.change(self.held()))
	var valuationOut *C.money_valuation_t
	if c.err != nil || c.failed(C.money_portfolio_view_value(at, ofTime(now), &valuationOut, &c.why)) {
		return nil, c.err
	}
	return adoptValuation(valuationOut), nil
}

// SymbolCount: Counts the symbols that need a price: those of which shares are held. C:
// money_portfolio_view_symbol_count
func (self *PortfolioView) SymbolCount() (int, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.use(self.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_portfolio_view_symbol_count(at, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// SymbolAt: Writes the symbol at an index, in the order of their bytes. MONEY_SYMBOL_SIZE bytes are room enough.
// C: money_portfolio_view_symbol_at
func (self *PortfolioView) SymbolAt(index int) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.use(self.held()))
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

// Revision: Writes the revision: a number that grows by one with each change, and is 0 for a new view. C:
// money_portfolio_view_revision
func (self *PortfolioView) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_view_t)(c.use(self.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_portfolio_view_revision(at, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
func (self *PortfolioView) OnChange(listener func(revision uint64)) error {
	self.setTell(nil)
	if listener == nil {
		return nil
	}
	heard, err := self.Revision()
	if err != nil {
		return err
	}
	self.setTell(func() {
		now, err := self.Revision()
		if err == nil && now != heard {
			heard = now
			listener(now)
		}
	})
	return nil
}

// OrderForm: A purchase or sale while a person types it. Freeing a form changes no portfolio. One thread at a
// time may use a form.
//
// Close it when you no longer need it; the collector closes one that you forget.
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

func (self *OrderForm) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// NewOrderForm: Makes an empty order form. You free it with money_order_form_free. C: money_order_form_new
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

// OrderFormFromTransaction: Makes an order form that edits a stored purchase or sale. It starts with the stored
// quantity and sum; a figure that is typed replaces one of them, the sum first. You free the form with
// money_order_form_free. C: money_order_form_from_transaction
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

// Set: Sets the text of a field. The call takes any text; what is wrong with it is the field's state. C:
// money_order_form_set
func (self *OrderForm) Set(field OrderField, text string) error {
	c := begin()
	defer c.end()
	at := (*C.money_order_form_t)(c.change(self.held()))
	textText := c.text(text)
	if c.err != nil || c.failed(C.money_order_form_set(at, C.money_order_field_t(field), textText, C.size_t(len(text)), &c.why)) {
		return c.err
	}
	return nil
}

// Text: Writes what a field shows: the typed text, or what follows from the other fields, or "". MONEY_TEXT_MAX
// bytes are room enough. C: money_order_form_text
func (self *OrderForm) Text(field OrderField) (string, error) {
	c := begin()
	defer c.end()
	at := (*C.money_order_form_t)(c.use(self.held()))
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

// State: Writes what is right or wrong with a field. C: money_order_form_state
func (self *OrderForm) State(field OrderField) (FieldState, error) {
	c := begin()
	defer c.end()
	at := (*C.money_order_form_t)(c.use(self.held()))
	var stateOut C.money_field_state_t
	if c.err != nil || c.failed(C.money_order_form_state(at, C.money_order_field_t(field), &stateOut, &c.why)) {
		return 0, c.err
	}
	return FieldState(stateOut), nil
}

// Transaction: Writes the transaction of an order form whose fields are all right. One that the form edits keeps
// its id, its fee and its exchange rate. C: money_order_form_transaction
func (self *OrderForm) Transaction() (Transaction, error) {
	c := begin()
	defer c.end()
	at := (*C.money_order_form_t)(c.use(self.held()))
	var transactionOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_order_form_transaction(at, &transactionOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&transactionOut), nil
}

// Save: Saves an order form whose fields are all right: adds its transaction to a portfolio, or replaces the one
// that it edits. A transaction that it replaces keeps its id, fee, exchange rate and named lots. After the call
// the form edits what it saved. A failure changes neither the form nor the portfolio. C: money_order_form_save
func (self *OrderForm) Save(portfolio *Portfolio) (Transaction, error) {
	c := begin()
	defer c.end()
	at := (*C.money_order_form_t)(c.change(self.held()))
	portfolioAt := (*C.money_portfolio_t)(c.change(portfolio.held()))
	var storedOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_order_form_save(at, portfolioAt, &storedOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&storedOut), nil
}

