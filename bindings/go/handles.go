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

func (cu *CurrencyRegistry) held() *handle {
	if cu == nil {
		return nil
	}
	return &cu.handle
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

// Count: Returns the number of currencies in a registry. C: money_currency_registry_count
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

// At: Returns the currency at an index of a registry, in the order in which you added them. C:
// money_currency_registry_at
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

func (r *Rates) held() *handle {
	if r == nil {
		return nil
	}
	return &r.handle
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

// Info: Returns information about a table of rates. C: money_rates_info
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

// CurrencyAt: Returns the code of the currency at an index of a table. Currencies are sorted by code. C:
// money_rates_currency_at
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

// Currencies: Writes the codes of the currencies with a rate on a date, sorted and separated by spaces, such as
// "EUR JPY USD". The text is empty if the table contains no rates of that date. C: money_rates_currencies
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

// DateAt: Returns the date at an index of a table, oldest first. C: money_rates_date_at
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

// PairAt: Returns the newest rate of the currency pair at an index of a table. Pairs are sorted by their codes.
// C: money_rates_pair_at
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

// Find: Returns the exact rate between two currencies under the rules of money_rates_convert, without an amount.
// C: money_rates_find
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

// Compare: Compares the values of two amounts in one currency. The amounts are converted exactly, without
// rounding; `digits` and `rounding` of the options are ignored. Amounts of the same currency are compared
// directly and need no rate. C: money_rates_compare
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

// CompareDetailed: Compares the values of two amounts in one currency. The amounts are converted exactly,
// without rounding; `digits` and `rounding` of the options are ignored. Amounts of the same currency are
// compared directly and need no rate. C: money_rates_compare
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

// Sort: Sorts amounts by their value in one currency, in ascending order. Amounts of equal value keep their
// order. C: money_rates_sort
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

// SortDetailed: Sorts amounts by their value in one currency, in ascending order. Amounts of equal value keep
// their order. C: money_rates_sort
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

// Minimum: Returns the amount with the lowest value in one currency, unconverted. If several amounts tie, the
// first of them is returned. C: money_rates_minimum
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

// MinimumDetailed: Returns the amount with the lowest value in one currency, unconverted. If several amounts
// tie, the first of them is returned. C: money_rates_minimum
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

// Maximum: Returns the amount with the highest value in one currency, unconverted. If several amounts tie, the
// first of them is returned. C: money_rates_maximum
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

// MaximumDetailed: Returns the amount with the highest value in one currency, unconverted. If several amounts
// tie, the first of them is returned. C: money_rates_maximum
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

// Sum: Adds up amounts in one currency, rounding once. As in money_bag_reduce, the exact conversions are added
// up, and the sum is rounded. C: money_rates_sum
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

// SumDetailed: Adds up amounts in one currency, rounding once. As in money_bag_reduce, the exact conversions are
// added up, and the sum is rounded. C: money_rates_sum
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

func (r *RatesBuilder) held() *handle {
	if r == nil {
		return nil
	}
	return &r.handle
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

// Remove: Removes the rate of a direction and date. C: money_rates_builder_remove
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

// SetBase: Sets the base currency, through which cross rates are calculated. Without a base currency they use
// the shortest path. C: money_rates_builder_set_base
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

// SetSource: Sets the publisher of the rates. C: money_rates_builder_set_source
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

// SetInstant: Sets the time of publication: an instant, or MONEY_INSTANT_NONE. C:
// money_rates_builder_set_instant
func (r *RatesBuilder) SetInstant(instant time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_rates_builder_t)(c.change(r.held()))
	if c.err != nil || c.failed(C.money_rates_builder_set_instant(at, ofTime(instant), &c.why)) {
		return c.err
	}
	return nil
}

// Count: Returns the number of rates in a builder. C: money_rates_builder_count
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

// At: Returns the rate at an index of a builder, in the order in which you first added them. C:
// money_rates_builder_at
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

// Build: Creates a table from the rates of a builder. The builder is unchanged and can be used again. An empty
// table is allowed. Free the table with money_rates_free. C: money_rates_builder_build
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

// Bag: An exact sum of amounts in several currencies, one amount for each currency. Amounts of 0 are ignored.
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

func (b *Bag) held() *handle {
	if b == nil {
		return nil
	}
	return &b.handle
}

// NewBag: Creates an empty bag. Free it with money_bag_free. C: money_bag_new
func NewBag() (*Bag, error) {
	c := begin()
	defer c.end()
	var bagOut *C.money_bag_t
	if c.err != nil || c.failed(C.money_bag_new(&bagOut, &c.why)) {
		return nil, c.err
	}
	return adoptBag(bagOut), nil
}

// Copy: Copies a bag. Free the copy with money_bag_free. C: money_bag_copy
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

// Add: Adds an amount to the bag's amount of the same currency. C: money_bag_add
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

// AddBag: Adds all amounts of another bag. `bag` and `other` may be the same bag. C: money_bag_add_bag
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

// Multiply: Multiplies all amounts by a factor, exactly. C: money_bag_multiply
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

// Count: Returns the number of amounts other than 0. C: money_bag_count
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

// At: Returns the amount at an index. Only amounts other than 0 are counted, in the order in which their
// currencies were added. C: money_bag_at
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

// Amounts: Returns a range of amounts, in the order of money_bag_at. C: money_bag_amounts
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

// Amount: Returns the amount of a currency, or 0 if the bag does not contain the currency. C: money_bag_amount
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

// Equal: Returns whether two bags contain the same amounts, in any order. C: money_bag_equal
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

// Hash: Returns a hash of the amounts. Equal bags have equal hashes. C: money_bag_hash
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

// Reduce: Converts a bag into one currency, rounding once. The exact conversions are added up, and the sum is
// rounded. If Council Regulation (EC) No 1103/97 governs every conversion, the sum is rounded by that regulation
// and MONEY_FLAG_EURO_REGULATION is set; see money_rates_convert. C: money_bag_reduce
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

// ReduceDetailed: Converts a bag into one currency, rounding once. The exact conversions are added up, and the
// sum is rounded. If Council Regulation (EC) No 1103/97 governs every conversion, the sum is rounded by that
// regulation and MONEY_FLAG_EURO_REGULATION is set; see money_rates_convert. C: money_bag_reduce
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

// Format: Writes a bag as text, such as "-12.50 EUR + 3.00 USD". The text contains the amounts other than 0,
// ordered by currency code and each with its own sign, or "0" if all amounts are 0. The length depends on the
// bag. Call the function with a NULL buffer first to obtain the length. C: money_bag_format
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

// ParseBag: Reads a bag from text that money_bag_format wrote. The text contains amounts in the form that
// money_parse accepts, separated by " + ", in any order, with at most one amount for each currency. Errors
// include the position in the text. Free the bag with money_bag_free. C: money_bag_parse
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

// ToJSON: Writes a bag as JSON: a list of its amounts other than 0, ordered by currency code, as money_to_json
// writes them. Equal bags with equal numbers of fraction digits produce the same bytes. C: money_bag_to_json
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

// BagFromJSON: Reads a bag from JSON that money_bag_to_json wrote: a list of amounts in any order, with at most
// one amount for each currency. Errors include the position in the text. Free the bag with money_bag_free. C:
// money_bag_from_json
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

func (e *Expression) held() *handle {
	if e == nil {
		return nil
	}
	return &e.handle
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

// ConversionAt: Returns the conversion at an index: its exact rate, path, date and source. Conversions are
// listed in the order in which they were used. Their remainder is 0, because nothing is rounded before the end.
// C: money_expression_conversion_at
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

// Conversions: Returns a range of conversions, in the order in which they were used. C:
// money_expression_conversions
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

func (l *Locales) held() *handle {
	if l == nil {
		return nil
	}
	return &l.handle
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

// Count: Returns the number of locales in tables. C: money_locales_count
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

// At: Returns the identifier of the locale at an index of tables. A buffer of MONEY_LOCALE_SIZE bytes is always
// large enough. C: money_locales_at
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

// Find: Writes the identifier of the locale in tables that matches a name. C: money_locales_find
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

// Parse: Reads an amount from text as money_parse_locale does, with loaded tables. C: money_locales_parse
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

// CurrencyText: Writes a currency without an amount as money_currency_text does, with loaded tables. C:
// money_locales_currency_text
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

// CountryName: Writes the name of a country in the language of a locale: "Schweiz", "Suisse". A buffer of
// MONEY_LOCALE_TEXT_MAX bytes is always large enough. The built-in tables contain no names of countries. The
// file share/locales/cldr.locales contains them in all languages for which Unicode CLDR provides them. If CLDR
// provides several forms, the call uses the standard form, not a short one: "United Kingdom". C:
// money_locales_country_name
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

// Wallet: A wallet: entries in several currencies, with holds and a journal.
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

func (w *Wallet) held() *handle {
	if w == nil {
		return nil
	}
	return &w.handle
}

// NewWallet: Creates an empty wallet. Free it with money_wallet_free. C: money_wallet_new
func NewWallet() (*Wallet, error) {
	c := begin()
	defer c.end()
	var walletOut *C.money_wallet_t
	if c.err != nil || c.failed(C.money_wallet_new(&walletOut, &c.why)) {
		return nil, c.err
	}
	return adoptWallet(walletOut), nil
}

// Add: Adds an entry. A negative amount records a payment. A payment may overdraw the wallet unless a part of
// the currency's sum is held. In that case the sum must not fall below the held amount. C: money_wallet_add
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

// Remove: Removes the entry with an id, as if it had never been added. C: money_wallet_remove
func (w *Wallet) Remove(id uint64) error {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(w.held()))
	if c.err != nil || c.failed(C.money_wallet_remove(at, C.uint64_t(id), &c.why)) {
		return c.err
	}
	return nil
}

// RemoveAmount: Removes the first entry of an equal amount. 10.5 EUR equals 10.50 EUR. C:
// money_wallet_remove_amount
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

// Count: Returns the number of entries. C: money_wallet_count
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

// At: Returns the entry at an index, in insertion order. C: money_wallet_at
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

// Entries: Returns a range of entries, in insertion order. C: money_wallet_entries
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

// CurrencyCount: Returns the number of currencies of the entries. C: money_wallet_currency_count
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

// CurrencyAt: Returns the currency at an index, in the order of the currencies' first entries. C:
// money_wallet_currency_at
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

// Sum: Returns the sum of the entries of a currency, or 0 if the wallet contains no such entries. The sum is
// exact. It is written with the fraction digits of the currency, or more if its value requires them. C:
// money_wallet_sum
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

// Held: Returns the held part of a currency's sum. C: money_wallet_held
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

// Total: Converts all entries into one currency, rounding once. The exact conversions are added up, and the sum
// is rounded. C: money_wallet_total
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

// TotalDetailed: Converts all entries into one currency, rounding once. The exact conversions are added up, and
// the sum is rounded. C: money_wallet_total
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

// Hold: Holds an amount: no other call can spend it until the hold is committed or released. The amount must be
// available: part of the sum, and not held yet. C: money_wallet_hold
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

// Commit: Commits a hold: replaces it with an entry of the negated amount, with the same note. C:
// money_wallet_commit
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

// CommitAmount: Commits part of a hold and releases the rest. The hold is replaced with an entry of the negated
// `amount`, with the same note. Committing 60 EUR of a hold of 80 EUR creates an entry of -60 EUR, and 20 EUR
// become available. C: money_wallet_commit_amount
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

// Release: Releases a hold, so that its amount is available again. C: money_wallet_release
func (w *Wallet) Release(hold uint64) error {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(w.held()))
	if c.err != nil || c.failed(C.money_wallet_release(at, C.uint64_t(hold), &c.why)) {
		return c.err
	}
	return nil
}

// HoldCount: Returns the number of holds. C: money_wallet_hold_count
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

// HoldAt: Returns the hold at an index, in the order of creation. C: money_wallet_hold_at
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

// Holds: Returns a range of holds, in the order of creation. C: money_wallet_holds
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

// Exchange: Exchanges amounts in a wallet at the rates of a rate table, atomically. Each leg is rounded once. C:
// money_wallet_exchange
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

// ToJSON: Writes a wallet as JSON, without its journal. The same wallet always produces the same bytes. C:
// money_wallet_to_json
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

// WalletFromJSON: Reads a wallet from JSON that money_wallet_to_json wrote. Free it with money_wallet_free. C:
// money_wallet_from_json
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

// WalletFromJournal: Reads a wallet from a journal by replaying its changes. Free it with money_wallet_free.
// Both wallets produce the same JSON, byte for byte. C: money_wallet_from_journal
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

// Revision: Returns the revision of a wallet, which each change increments. C: money_wallet_revision
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

// Statement: Creates the statement of a wallet. Free it with money_wallet_statement_free. The grand total is
// that of money_wallet_total. C: money_wallet_statement
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

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
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

// WalletStatement: A wallet prepared for display. Each currency is a section with a row for each entry and a row
// for the subtotal. The last section contains one row, the grand total. A statement is a copy: later changes of
// the wallet do not affect it.
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

func (w *WalletStatement) held() *handle {
	if w == nil {
		return nil
	}
	return &w.handle
}

// SectionCount: Returns the number of sections: one for each currency, and one for the grand total. C:
// money_wallet_statement_section_count
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

// SectionAt: Returns the header of the section at an index: the code of its currency. C:
// money_wallet_statement_section_at
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

// RowCount: Returns the number of rows of a section. C: money_wallet_statement_row_count
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

// RowAt: Returns the row at an index of a section. C: money_wallet_statement_row_at
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

// Rows: Returns a range of rows of a section. C: money_wallet_statement_rows
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

// Catalogue: Products in insertion order, with prices in one currency, and the tax rates of their categories.
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

func (ca *Catalogue) held() *handle {
	if ca == nil {
		return nil
	}
	return &ca.handle
}

// NewCatalogue: Creates an empty catalogue. Free it with money_catalogue_free. C: money_catalogue_new
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

// Add: Adds a product at the end, or replaces the product with the same sku. A replaced product keeps its
// position. C: money_catalogue_add
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

// Remove: Removes the product with a sku. C: money_catalogue_remove
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

// Find: Returns the product with a sku. To change the product, pass a changed copy to money_catalogue_add. C:
// money_catalogue_find
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

// Count: Returns the number of products. C: money_catalogue_count
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

// At: Returns the product at an index, in insertion order. C: money_catalogue_at
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

// Products: Returns a range of products, in insertion order. C: money_catalogue_products
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

// Currency: Writes the code of the catalogue's currency. A buffer of MONEY_CODE_SIZE bytes is large enough. C:
// money_catalogue_currency
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

// SetTax: Sets the tax rate of a category, replacing the previous one. Existing baskets keep their tax rates. C:
// money_catalogue_set_tax
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

// TaxCount: Returns the number of categories with a tax rate. C: money_catalogue_tax_count
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

// TaxAt: Returns the tax rate at an index, ordered by the bytes of the categories. C: money_catalogue_tax_at
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

// Taxes: Returns a range of tax rates, ordered by the bytes of the categories. C: money_catalogue_taxes
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

// CatalogueFromJSON: Reads a catalogue from JSON that money_catalogue_to_json wrote. Free it with
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

// ToJSON: Writes a catalogue with its tax rates as JSON. The same catalogue always produces the same bytes. C:
// money_catalogue_to_json
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

// CatalogueFromCSV: Reads a catalogue from comma-separated values (RFC 4180). Free it with money_catalogue_free.
// The first line names the columns, in any order; each further line is a product. The columns `sku` and `price`
// are required. The columns `name`, `unit`, `category` and `currency` are optional. Any other column is an
// error. Errors include the position in the text. C: money_catalogue_from_csv
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

// ToCSV: Writes the products as comma-separated values that money_catalogue_from_csv reads. Tax rates are not
// included. C: money_catalogue_to_csv
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

func (b *Basket) held() *handle {
	if b == nil {
		return nil
	}
	return &b.handle
}

// NewBasket: Creates an empty basket with a copy of a catalogue and its tax rates. Free it with
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

// Add: Adds to the quantity of a product. A line item is added if the basket does not contain the product, and
// removed if its quantity becomes 0. C: money_basket_add
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

// Set: Sets the quantity of a product. A line item is added if the basket does not contain the product. A
// quantity of 0 removes the line item. C: money_basket_set
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

// Put: Adds a product that is not in the catalogue, or is there at another price. Use it for a product that is
// sold once, for a price agreed with the customer, or for a second line item of a product with an option and a
// sku of its own. The line item stores the sku, the texts, the tax category and the price of `product`. A line
// item with the same sku is replaced; the new one keeps its position and its discount. Other functions identify
// the line item by its sku. C: money_basket_put
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

// Remove: Removes the line item of a product and its discount. C: money_basket_remove
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

// Clear: Removes all line items and the order's discount. Tax rates and the policy are kept. C:
// money_basket_clear
func (b *Basket) Clear() error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(b.held()))
	if c.err != nil || c.failed(C.money_basket_clear(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetDiscount: Sets the discount of a line item or of the order, replacing the previous one. A fixed discount of
// a line item must not exceed its price. A fixed discount of the order can be set before products are added, so
// money_basket_checkout compares it with the subtotal. The order's discount is allocated to the line items in
// proportion to their totals. C: money_basket_set_discount
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

// SetTax: Sets the tax rate of a category in this basket, as money_catalogue_set_tax does for a catalogue. C:
// money_basket_set_tax
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

// SetPolicy: Sets the policy of a basket. C: money_basket_set_policy
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

// Policy: Returns the policy of a basket. Its `struct_size` is set. C: money_basket_policy
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

// Currency: Writes the code of the catalogue's currency. A buffer of MONEY_CODE_SIZE bytes is large enough. C:
// money_basket_currency
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

// Count: Returns the number of line items. C: money_basket_count
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

// At: Returns the line item at an index, in insertion order. C: money_basket_at
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

// LineItems: Returns a range of line items, in insertion order. C: money_basket_line_items
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

// Quantity: Returns the quantity of a product, or 0 if the basket does not contain it. C: money_basket_quantity
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

// Revision: Returns the revision of a basket: 0 for a new basket, incremented by each change. C:
// money_basket_revision
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

// Checkout: Creates a receipt under the basket's policy. Free it with money_receipt_free. The receipt contains
// all amounts in the catalogue's currency and, if `target` is another currency, in that currency too. For the
// latter the total is converted once and each line item separately; the receipt states the difference. The
// basket is unchanged. C: money_basket_checkout
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

// BasketFromJSON: Reads a basket from JSON that money_basket_to_json wrote. Free it with money_basket_free. C:
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

// ToJSON: Writes a basket as JSON, with its products, discounts, tax rates and policy. The same basket always
// produces the same bytes. C: money_basket_to_json
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

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
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

// Receipt: The result of a checkout. Receipts are immutable, so several threads may read one at the same time.
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

func (r *Receipt) held() *handle {
	if r == nil {
		return nil
	}
	return &r.handle
}

// Info: Returns the totals of a receipt. C: money_receipt_info
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

// LineItemAt: Returns the line item at an index, in the order of the basket. C: money_receipt_line_item_at
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

// LineItems: Returns a range of line items, in the order of the basket. C: money_receipt_line_items
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

// TaxAt: Returns the tax row at an index. A receipt contains one row for each tax category, in the order of the
// line items. C: money_receipt_tax_at
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

// Taxes: Returns a range of tax rows, in the order of the line items. C: money_receipt_taxes
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

// Refund: Returns the refund of a line item or of part of its quantity. A refund negates all amounts, including
// the part's share of the discounts and of the tax. Receipts do not record refunds: `refunded` is the quantity
// returned earlier, and the refund is the difference to the new sum. Partial refunds therefore add up to the
// line item, and the refunds of all line items to the `gross` of the receipt. The `difference` of a converted
// receipt and its cash rounding belong to no line item. C: money_receipt_refund
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

// Conversion: Returns the conversion of the total: rate, path, date, gap in days, age, source, and the remainder
// of the rounding. C: money_receipt_conversion
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

// ToText: Writes a receipt as aligned English text for a terminal or a printer. The text ends with a description
// of the policy. A converted receipt contains a second part in the other currency, with the rate, its date and
// its age. C: money_receipt_to_text
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

// ToJSON: Writes a receipt as JSON, with all its amounts. The same receipt always produces the same bytes. C:
// money_receipt_to_json
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

// Invoice: An invoice: line items, allowances and charges of the document, the prepaid amount, and the
// accounting currency.
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

func (i *Invoice) held() *handle {
	if i == nil {
		return nil
	}
	return &i.handle
}

// NewInvoice: Creates an invoice without line items. Free it with money_invoice_free. C: money_invoice_new
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

// Add: Adds a line item at the end. Line items may repeat, also at different prices. C: money_invoice_add
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

// Adjust: Adds an allowance or a charge to a line item or to the document. Both may contain several of them. C:
// money_invoice_adjust
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

// SetExemption: Sets the reason for the exemption of a category from tax, replacing the previous reason. The
// standard requires a reason for E, AE, K, G and O. C: money_invoice_set_exemption
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

// SetPayment: Sets the prepaid amount and the rounding amount, replacing the previous ones. C:
// money_invoice_set_payment
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

// SetAccounting: Sets the currency of the tax accounts of the seller (BT-6), if it differs from the invoice's.
// C: money_invoice_set_accounting
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

// Totals: Returns the totals of an invoice. C: money_invoice_totals
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

// LineAmounts: Returns a range of the line items' amounts, in insertion order. C: money_invoice_line_amounts
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

// Categories: Returns a range of the taxes with their sums. Each row is a category with one percentage and one
// kind, in the order of first use. C: money_invoice_categories
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

// Reverse: Creates the reversal of an invoice. Free it with money_invoice_free. All quantities and amounts are
// negated; prices are unchanged. Every total is the negated total of the original. A credit note under the
// standard states positive amounts, as its invoice does, and therefore needs no reversal. C:
// money_invoice_reverse
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

// InvoiceFromJSON: Reads an invoice from JSON that money_invoice_to_json wrote. Free it with money_invoice_free.
// C: money_invoice_from_json
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

// ToJSON: Writes an invoice as JSON, without its totals. The same invoice always produces the same bytes. C:
// money_invoice_to_json
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

// Portfolio: Transactions in securities, ordered by date. A portfolio must be used by one thread at a time.
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

func (p *Portfolio) held() *handle {
	if p == nil {
		return nil
	}
	return &p.handle
}

// NewPortfolio: Creates an empty portfolio. Free it with money_portfolio_free. C: money_portfolio_new
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

// Add: Adds a transaction. Transactions can be added in any order of dates. All trades of a symbol must be in
// one currency; dividends and fees may be in other currencies. C: money_portfolio_add
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

// Edit: Replaces the transaction of the same id, under the rules of money_portfolio_add. The new transaction
// keeps the position of the old one among the transactions of a date. C: money_portfolio_edit
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

// Remove: Removes the transaction of an id. C: money_portfolio_remove
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

// Count: Returns the number of transactions. C: money_portfolio_count
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

// TransactionAt: Returns the transaction at an index, ordered by date, then by insertion. C:
// money_portfolio_transaction_at
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

// Transactions: Returns a range of transactions, ordered by date, then by insertion. C:
// money_portfolio_transactions
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

// Find: Returns the transaction of an id. C: money_portfolio_find
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

// LotSelectionAt: Returns the lot selection of a sale at an index, in the order of the sale's selections. C:
// money_portfolio_lot_selection_at
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

// LotSelections: Returns a range of the lot selections of a sale. C: money_portfolio_lot_selections
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

// Info: Returns the options with which a portfolio was created. C: money_portfolio_info
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

// ToJSON: Writes a portfolio as JSON, with its transactions in insertion order. The same portfolio always
// produces the same bytes. C: money_portfolio_to_json
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

// PortfolioFromJSON: Reads a portfolio from JSON that money_portfolio_to_json wrote. Free it with
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

// PortfolioFromCSV: Reads a portfolio from comma-separated values. Free it with money_portfolio_free. The first
// line names the columns, in any order; each further line is a transaction. - Required columns: `date`,
// `action`, `symbol`, `quantity`, and `total` or `price`. - Optional columns: `id`, `currency`, `fee` (or
// `fees`), `fee_currency`, `rate` and `lots`. Without a total, the total is quantity × price, exactly. With a
// total, the price is ignored but must be a number. Without the column `currency`, all amounts are in the
// portfolio's currency. The quantity of a split is a ratio such as 2:1. A document whose dates only descend is
// read from the end. Purchases are moved before a sale of the same date that needs them. docs/guide/portfolio-
// formats.md explains both rules. C: money_portfolio_from_csv
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

// ToCSV: Writes the transactions as comma-separated values, in insertion order. The columns are `id`, `date`,
// `action`, `symbol`, `quantity`, `price`, `total`, `currency`, `fee`, `fee_currency`, `rate` and `lots`. The
// column `lots` contains pairs id:quantity, separated by semicolons. The price is rounded to 8 fraction digits;
// the total is exact. money_portfolio_from_csv reads the same transactions from the document. The portfolio's
// options are not included. C: money_portfolio_to_csv
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

// ToBeancount: Writes a portfolio as a Beancount journal. Beancount selects the lots of each sale itself and
// checks each gain. Each purchase is split into the parts that are sold, each with its cost. Exchange rates are
// not included. C: money_portfolio_to_beancount
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

// ToLedger: Writes a portfolio as a journal for Ledger and hledger, in which shares and amounts balance exactly.
// The account `Assets` contains the holdings, `Equity:Trading` with the name of the security their cost basis,
// and `Income:Gains` the realised gains. Exchange rates are not included. C: money_portfolio_to_ledger
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

// Revision: Returns the revision of a portfolio: 0 for a new portfolio, incremented by each change. C:
// money_portfolio_revision
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

// ReleaseMemory: Releases the cached results of earlier valuations, which the next valuation computes again.
// Call it when memory is low. C: money_portfolio_release_memory
func (p *Portfolio) ReleaseMemory() error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.change(p.held()))
	if c.err != nil || c.failed(C.money_portfolio_release_memory(at, &c.why)) {
		return c.err
	}
	return nil
}

// Value: Values a portfolio. Free the valuation with money_valuation_free. The portfolio caches intermediate
// results, so that a valuation after one more transaction does not process all of them again. The call therefore
// requires exclusive access to the portfolio. Fees without a symbol appear only in the summary; such a fee
// without an exchange rate is a position without a symbol. C: money_portfolio_value
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

// Disposals: Returns the disposals of a portfolio, in the order of their transactions. Free the list with
// money_disposals_free. C: money_portfolio_disposals
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

// OpenLots: Returns the open lots of a portfolio, ordered by symbol and age. Free the list with
// money_open_lots_free. C: money_portfolio_open_lots
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

// XIRR: Computes the internal rates of return of a portfolio, with its current value as the last cash flow. Cash
// flows are in the portfolio's currency, converted at their own exchange rate or at that of their date.
// Purchases are negative; sales and dividends are positive, minus their fees. The call requires exclusive access
// to the portfolio, as money_portfolio_value does. C: money_portfolio_xirr
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

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
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

// Valuation: A portfolio at the prices and exchange rates of a moment. It is immutable and can be shared by all
// threads.
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

func (v *Valuation) held() *handle {
	if v == nil {
		return nil
	}
	return &v.handle
}

// Summary: Returns the summary of a valuation. Without transactions, all amounts are 0 and all percentages are
// undefined. C: money_valuation_summary
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

// PositionCount: Returns the number of positions, one for each symbol. C: money_valuation_position_count
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

// PositionAt: Returns the position at an index, ordered by the bytes of the symbols. C:
// money_valuation_position_at
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

// Positions: Returns a range of positions, ordered by the bytes of the symbols. C: money_valuation_positions
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

// Disposals: A list of disposals. It is immutable and can be shared by all threads.
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

func (d *Disposals) held() *handle {
	if d == nil {
		return nil
	}
	return &d.handle
}

// Count: Returns the number of disposals. C: money_disposals_count
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

// At: Returns the disposal at an index. C: money_disposals_at
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

// Items: Returns a range of disposals. C: money_disposals_items
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

// OpenLots: A list of open lots. It is immutable and can be shared by all threads.
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

func (o *OpenLots) held() *handle {
	if o == nil {
		return nil
	}
	return &o.handle
}

// Count: Returns the number of open lots. C: money_open_lots_count
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

// At: Returns the open lot at an index. C: money_open_lots_at
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

// Items: Returns a range of open lots. C: money_open_lots_items
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

func (f *Feed) held() *handle {
	if f == nil {
		return nil
	}
	return &f.handle
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

// ReceiveHeader: Passes a response header to a feed. Call it before money_feed_receive_response. You may pass
// all headers; the feed uses `Retry-After` and `X-Ratelimit-Reset`. C: money_feed_receive_header
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

// FailRequest: Reports to a feed that a request failed without a response. The feed records MONEY_ERR_TRANSPORT,
// which money_feed_failure returns. C: money_feed_fail_request
func (f *Feed) FailRequest(id uint64, reason TransportFailure, now time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	if c.err != nil || c.failed(C.money_feed_fail_request(at, C.uint64_t(id), C.money_transport_failure_t(reason), ofTime(now), &c.why)) {
		return c.err
	}
	return nil
}

// NotifyOnline: Notifies a feed that the network is available again. The feed then immediately retries, once,
// each item whose last attempt failed, and each item whose pending request receives no response. Waiting times
// imposed by the provider still apply. C: money_feed_notify_online
func (f *Feed) NotifyOnline(now time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	if c.err != nil || c.failed(C.money_feed_notify_online(at, ofTime(now), &c.why)) {
		return c.err
	}
	return nil
}

// Refresh: Makes all items of a feed due again, however fresh they are, except those with a pending request.
// Waiting times imposed by the provider still apply. C: money_feed_refresh
func (f *Feed) Refresh() error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	if c.err != nil || c.failed(C.money_feed_refresh(at, &c.why)) {
		return c.err
	}
	return nil
}

// PendingCount: Returns the number of pending requests. C: money_feed_pending_count
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

// Info: Returns the state of a feed at an instant. C: money_feed_info
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

// Failure: Returns the last failure since the last success. C: money_feed_failure
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

// SetJump: Sets the policy for exchange rates that jumped, beginning with the next response. C:
// money_feed_set_jump
func (f *Feed) SetJump(jump JumpPolicy) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(f.held()))
	if c.err != nil || c.failed(C.money_feed_set_jump(at, C.money_jump_policy_t(jump), &c.why)) {
		return c.err
	}
	return nil
}

// ToJSON: Writes a feed's contents as JSON, for money_feed_restore after a restart. Keys are not included. C:
// money_feed_to_json
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

// Restore: Restores saved contents of a feed, for instance after a restart. Newer contents are kept. C:
// money_feed_restore
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

// Revision: Returns the revision of a feed: 0 for a new feed, increasing with each change. C:
// money_feed_revision
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

// Rates: Returns the exchange rates of a feed. Their source is the name of the provider, unless the document
// contains another. C: money_feed_rates
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

// AddSymbol: Adds a symbol for which price quotes are requested. Adding it again has no effect. A feed contains
// at most 4096 symbols. C: money_feed_add_symbol
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

// RemoveSymbol: Removes a symbol with its price quote. The response to a pending request for it will be
// MONEY_ERR_UNKNOWN_REQUEST. C: money_feed_remove_symbol
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

// SymbolCount: Returns the number of symbols in a feed. C: money_feed_symbol_count
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

// SymbolAt: Returns the symbol at an index of a feed, in the order in which you added them. A buffer of
// MONEY_SYMBOL_SIZE bytes is always large enough. C: money_feed_symbol_at
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

// PriceQuote: Returns the last valid price quote of a symbol, which you can pass to money_portfolio_value. C:
// money_feed_price_quote
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

// PriceQuoteDetailed: Returns the last valid price quote of a symbol, which you can pass to
// money_portfolio_value. C: money_feed_price_quote
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

// Portfolio: Returns the transactions of a feed: those last retrieved from the store, with the changes
// acknowledged since. C: money_feed_portfolio
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

// Put: Requests that the store save a transaction, adding it or replacing the one with the same id. The
// transactions of the feed are unchanged until the store has acknowledged the request. If it fails,
// money_feed_failure returns MONEY_ERR_SAVING for the id, and the feed does not repeat it. Such requests are
// sent one at a time, in the order of your calls. C: money_feed_put
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

// Remove: Removes a transaction from the store of a feed, under the rules of money_feed_put. If it fails,
// money_feed_failure returns MONEY_ERR_REMOVAL for the id. C: money_feed_remove
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

// Operation: Returns the state of the last request to save or remove the transaction with an id. The feed stores
// the states of the last 1024 requests. C: money_feed_operation
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

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
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

func (f *FeedRequest) held() *handle {
	if f == nil {
		return nil
	}
	return &f.handle
}

// ID: Returns the number that identifies a request when you pass its response. It is positive. It is 0 for a
// NULL request. C: money_feed_request_id
func (f *FeedRequest) ID() uint64 {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(f.held()))
	return uint64(C.money_feed_request_id(at))
}

// Method: Returns the HTTP method of a request: "GET", "PUT" or "DELETE". It is "" for a NULL request. The
// buffer of the text is valid as long as the request. C: money_feed_request_method
func (f *FeedRequest) Method() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(f.held()))
	return C.GoString(C.money_feed_request_method(at))
}

// URL: Returns the percent-encoded URL of a request, which may contain a key: do not log it. It is "" for a NULL
// request. C: money_feed_request_url
func (f *FeedRequest) URL() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(f.held()))
	return C.GoString(C.money_feed_request_url(at))
}

// Headers: Returns the header lines of a request, each as "Name: value\n", or "" without headers. They may
// contain a key: do not log them. It is "" for a NULL request. C: money_feed_request_headers
func (f *FeedRequest) Headers() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(f.held()))
	return C.GoString(C.money_feed_request_headers(at))
}

// Body: Returns the body of a request to send, or NULL without a body. It is NUL-terminated. It is NULL for a
// NULL request. C: money_feed_request_body
func (f *FeedRequest) Body() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(f.held()))
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

func (s *Store) held() *handle {
	if s == nil {
		return nil
	}
	return &s.handle
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
func (s *Store) Close() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_close(at, &c.why)) {
		return c.err
	}
	return nil
}

// Begin: Begins a transaction: money_store_commit saves what you change from now on together. The changes can be
// read at once through this handle. C: money_store_begin
func (s *Store) Begin() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_begin(at, &c.why)) {
		return c.err
	}
	return nil
}

// Commit: Saves what was changed since money_store_begin, and ends the transaction. If it fails, the transaction
// ends too, and nothing of it is saved; after MONEY_ERR_STORE_UNKNOWN, all of it may be. C: money_store_commit
func (s *Store) Commit() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_commit(at, &c.why)) {
		return c.err
	}
	return nil
}

// Rollback: Ends a transaction without saving anything of it. C: money_store_rollback
func (s *Store) Rollback() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_rollback(at, &c.why)) {
		return c.err
	}
	return nil
}

// Check: Reads the whole file as the loading calls do, and fails if something in it is damaged. If the call
// succeeds, every object can be loaded. It does not put a portfolio together that uses currencies of your own.
// C: money_store_check
func (s *Store) Check() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_check(at, &c.why)) {
		return c.err
	}
	return nil
}

// Revision: Reads the file's revision: 0 for a new file, and one more for each change, whichever process made
// it. C: money_store_revision
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

// ReleaseMemory: Frees the memory that the store holds only to be faster, such as SQLite's cache of pages. C:
// money_store_release_memory
func (s *Store) ReleaseMemory() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_release_memory(at, &c.why)) {
		return c.err
	}
	return nil
}

// NameCount: Counts the names of a kind. C: money_store_name_count
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

// NameAt: Reads the name at an index, in the order of the names' bytes. A buffer of MONEY_STORE_NAME_SIZE bytes
// is large enough. C: money_store_name_at
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

// Remove: Removes the object of a name, with everything that belongs to it. C: money_store_remove
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

// WalletSave: Saves a wallet with its journal, in place of the wallet of the same name. A wallet remembers the
// stored wallet that you loaded it from or saved it to. If the stored wallet has changed since then, or was
// removed, the call is MONEY_ERR_CONFLICT and saves nothing. Then you load the wallet again, make your change,
// and save again. It does not matter who changed the stored wallet: another process, or a call such as
// money_store_wallet_add on this store. A wallet that you neither loaded from a name of this file nor saved to
// it replaces what has the name. This is true for a new wallet, for one from another file, and for a copy
// through JSON. The same holds for portfolios, catalogues and baskets. C: money_store_wallet_save
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

// WalletLoad: Loads a wallet with its journal. You free it with money_wallet_free. C: money_store_wallet_load
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

// WalletAdd: Adds an entry to a stored wallet without loading the wallet. If no wallet has the name, the call
// makes one. The rules are those of money_wallet_add, but an amount below 0 must be there and not held.
// money_store_wallet_spend can take the sum below 0 if you ask for it. C: money_store_wallet_add
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

// WalletCount: Counts the entries of a stored wallet. This function and the next four read no entry: the file
// keeps the sums. C: money_store_wallet_count
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

// WalletCurrencyCount: Counts the currencies that a stored wallet has entries of. C:
// money_store_wallet_currency_count
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

// WalletCurrencyAt: Reads the currency at an index, in the order of the currencies' first entries. C:
// money_store_wallet_currency_at
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

// WalletSum: Reads the sum of a currency of a stored wallet, as money_wallet_sum adds it up. C:
// money_store_wallet_sum
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

// WalletTotal: Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
// money_store_wallet_total
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

// WalletTotalDetailed: Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
// money_store_wallet_total
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

// PortfolioSave: Saves a portfolio, in place of the portfolio of the same name. If that portfolio has changed
// since you loaded this one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in
// money_store_wallet_save. C: money_store_portfolio_save
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

// PortfolioLoad: Loads a portfolio. You free it with money_portfolio_free. C: money_store_portfolio_load
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

// TransactionSave: Puts a transaction into a stored portfolio. A transaction of the same id is replaced, and
// keeps its place among those of its day. The call checks the transaction by itself; whether all of them go
// together is checked when you load the portfolio. C: money_store_transaction_save
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

// TransactionRemove: Removes the transaction of an id from a stored portfolio. C: money_store_transaction_remove
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

// CatalogueSave: Saves a catalogue of products, in place of the catalogue of the same name. If that catalogue
// has changed since you loaded this one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in
// money_store_wallet_save. C: money_store_catalogue_save
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

// CatalogueLoad: Loads a catalogue. You free it with money_catalogue_free. C: money_store_catalogue_load
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

// BasketSave: Saves a basket, in place of the basket of the same name. If that basket has changed since you
// loaded this one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in
// money_store_wallet_save. C: money_store_basket_save
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

// BasketLoad: Loads a basket. You free it with money_basket_free. C: money_store_basket_load
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

// WalletSpend: Spends an amount of a stored wallet: the call adds an entry of the amount below 0. The amount
// must be there and not held, unless movement.may_go_below_zero is 1. Then the sum may go below 0, but never
// below what is held. C: money_store_wallet_spend
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

// WalletHold: Holds an amount of a stored wallet, as money_wallet_hold does. C: money_store_wallet_hold
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

// WalletCommit: Commits a hold of a stored wallet, as money_wallet_commit does. C: money_store_wallet_commit
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

// WalletCommitAmount: Commits an amount of a hold of a stored wallet, as money_wallet_commit_amount does. C:
// money_store_wallet_commit_amount
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

// WalletRelease: Releases a hold of a stored wallet, as money_wallet_release does. C: money_store_wallet_release
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

// WalletTransfer: Moves amounts between stored wallets, as money_wallet_transfer does: all legs or none. The
// call makes a wallet that amounts only go into if no wallet has the name. A transfer from outside with a key
// adds an amount exactly once. C: money_store_wallet_transfer
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

// WalletExchange: Exchanges amounts in a stored wallet at the rates of a rate table, as money_wallet_exchange
// does: all legs or none. The rates and their options are no part of a request with a key, so you can repeat it
// with newer rates; it gives the entries that it made the first time. C: money_store_wallet_exchange
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

// RatesSave: Saves a rate table as it is quoted, with its dates, source and instant, in place of the one of the
// same name and instant. Rate tables of other instants stay. C: money_store_rates_save
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

// RatesAdd: Adds rates with dates to the newest rate table of a name, in place of the rates of the same days. If
// the name has no rate table, the call saves them. C: money_store_rates_add
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

// RatesLoad: Loads a rate table. You free it with money_rates_free. C: money_store_rates_load
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

// RatesCount: Counts the rate tables of a name. C: money_store_rates_count
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

// RatesAt: Reads the instant at which the rates at an index were published, newest first. C:
// money_store_rates_at
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

// RatesInstants: Reads the instants of money_store_rates_at from index `first` on into an array. C:
// money_store_rates_instants
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

// RatesRemoveBefore: Removes the rates of a name that were published before an instant. C:
// money_store_rates_remove_before
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

// SettingSave: Puts a setting in, in place of the one of the same key. C: money_store_setting_save
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

// Setting: Reads the value of a setting, and its instant. C: money_store_setting
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

// SettingDetailed: Reads the value of a setting, and its instant. C: money_store_setting
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

// SettingCount: Counts the settings. C: money_store_setting_count
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

// SettingKeyAt: Reads the key at an index, in the order of the keys' bytes. A buffer of MONEY_STORE_NAME_SIZE
// bytes is large enough. C: money_store_setting_key_at
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

// SettingRemove: Removes a setting. C: money_store_setting_remove
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

// QuotesSave: Puts price quotes in, all or none. Each replaces the quote of its symbol. C:
// money_store_quotes_save
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

// Quote: Reads the quote of a symbol. C: money_store_quote
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

// QuoteCount: Counts the quotes. C: money_store_quote_count
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

// QuoteAt: Reads the quote at an index, in the order of the symbols. C: money_store_quote_at
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

// Quotes: Reads the quotes from index `first` on into an array, in the order of the symbols. C:
// money_store_quotes
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

// QuoteRemove: Removes the quote of a symbol. C: money_store_quote_remove
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

// CurrenciesSave: Saves all currencies of a list under a name, shown or not, with the names of their provider.
// They replace any currencies saved under that name. The settings of the list are not saved: save the document
// of money_currency_list_to_json as a setting of the store. C: money_store_currencies_save
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

// CurrenciesLoad: Loads saved currencies as a list. Free it with money_currency_list_free. Restore its settings
// with money_currency_list_restore. Until then, favourites that version 0.1 saved in the file are used. C:
// money_store_currencies_load
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

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
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

func (ca *Calculator) held() *handle {
	if ca == nil {
		return nil
	}
	return &ca.handle
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

// PressKeys: Presses the keys of a text in order: "40 + 6 x 9.3 ÷ 2 =". Keys are separated by spaces, which may
// be omitted between digits and `.`. The keys are `0` to `9`, `.`, `+`, `-` or `−`, `x`, `×` or `*`, `÷` or `/`,
// `=`, `%`, `±` or `+/-`, `AC`, `X` and `K`, which are case-sensitive. After an alert the call continues with
// the next key. A call that fails has pressed no keys and has not called any callback. If a callback frees the
// calculator, no further keys are pressed. C: money_calculator_press_keys
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

// Keys: Returns the set of keys that are valid in the current state, without an alert or a failure. C:
// money_calculator_keys
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

// Display: Writes the display: the operation, such as "40 + 6 x ", or after `=` only the result, " = 67.9". C:
// money_calculator_display
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

// Expression: Writes the operation, even while the display shows the result: "40 + 6 x 9.3 ÷ 2". C:
// money_calculator_expression
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

// State: Returns the state of a calculator, such as MONEY_CALCULATOR_RESULT. C: money_calculator_state
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

// Exact: Returns the exact value of the result in lowest terms, or, without a result, of the last number. C:
// money_calculator_exact
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

// Value: Returns the value of money_calculator_exact as a decimal, rounded once. C: money_calculator_value
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

// ValueDetailed: Returns the value of money_calculator_exact as a decimal, rounded once. C:
// money_calculator_value
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

// Digits: Returns the maximum number of fraction digits in a displayed result. C: money_calculator_digits
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

// SetDigits: Sets the maximum number of fraction digits in a displayed result, 0 to 38. The display rounds half
// away from zero and omits trailing zeros. It shows fewer digits if the total would exceed 38. The operation
// itself is unchanged. C: money_calculator_set_digits
func (ca *Calculator) SetDigits(digits int32) error {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.change(ca.held()))
	if c.err != nil || c.failed(C.money_calculator_set_digits(at, C.int32_t(digits), &c.why)) {
		return c.err
	}
	return nil
}

// Revision: Returns the revision of a calculator, which increases with each change of the operation or of the
// displayed digits. C: money_calculator_revision
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

// ToJSON: Writes a calculator in any state as JSON. The same state always produces the same bytes. Callbacks and
// revision are not included. C: money_calculator_to_json
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

func (co *Converter) held() *handle {
	if co == nil {
		return nil
	}
	return &co.handle
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

// Amount: Writes the input as typed. C: money_converter_amount
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

// SetPair: Sets the source and the target currency. C: money_converter_set_pair
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

// Swap: Swaps source and target. The input remains as typed. C: money_converter_swap
func (co *Converter) Swap() error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(co.held()))
	if c.err != nil || c.failed(C.money_converter_swap(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetLocale: Sets the locale for reading and writing amounts. C: money_converter_set_locale
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

// SetLocales: Sets the locale tables of a converter. The locale remains the same, with the signs and names in
// these tables. The converter shares the tables, so you may free your handle immediately. Its JSON does not
// refer to tables: money_converter_from_json uses the built-in ones, and you set other tables again afterwards.
// C: money_converter_set_locales
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

// SetOptions: Sets all options. C: money_converter_set_options
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

// Refresh: Requests new rates, however fresh the present ones are. `wants_rates` of money_converter_info is 1
// until you call money_converter_set_loading. C: money_converter_refresh
func (co *Converter) Refresh() error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(co.held()))
	if c.err != nil || c.failed(C.money_converter_refresh(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetLoading: Sets the converter to loading: rates have been requested and the response is pending. C:
// money_converter_set_loading
func (co *Converter) SetLoading() error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(co.held()))
	if c.err != nil || c.failed(C.money_converter_set_loading(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetRates: Sets the rates, replacing the present ones. C: money_converter_set_rates
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

// SetRatesFailure: Sets the failure of a fetch of rates. The converter keeps its present rates, which become
// stale. C: money_converter_set_rates_failure
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

// TakeFeed: Copies the present state of a feed of rates, instead of the three calls above. The converter
// receives the feed's rates with their origin and time of arrival, the latest failure since then, and whether a
// response is pending. If the feed contains no rates, the converter keeps its own. Call this after each change
// of the feed; a repeated call has no effect. The feed must be one of exchange rates. C:
// money_converter_take_feed
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

// Info: Returns the state of a converter at an instant. `wants_rates` is 1 after money_converter_refresh, and
// also if rates are missing or stale by age, no response is pending, and the last attempt has not failed. After
// a failure your program decides when to try again. Rates that arrived further in the future than `fresh_for`
// allows also count as stale, because a clock must have been wrong. C: money_converter_info
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

// Result: Returns the converted amount with its provenance, as money_rates_convert does at the newest rates.
// Between equal currencies the amount is neither converted nor rounded: it keeps the digits of the input, padded
// with zeros to the digits of a result. C: money_converter_result
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

// ResultDetailed: Returns the converted amount with its provenance, as money_rates_convert does at the newest
// rates. Between equal currencies the amount is neither converted nor rounded: it keeps the digits of the input,
// padded with zeros to the digits of a result. C: money_converter_result
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

// Text: Writes the converted amount as plain digits ("4.88") or in the format of the locale. The text is empty
// without a result. A buffer of MONEY_LOCALE_TEXT_MAX bytes is always large enough. C: money_converter_text
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

// Rate: Returns the exact rate from source to target, regardless of the input. C: money_converter_rate
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

// UnitRate: Writes the value of one unit of the source: "1 EUR = 1.1172 USD". The text is empty if no rate is
// available. It contains four fraction digits, or more if four significant digits require them: "1 USD =
// 0.000009422 BTC". The number is rounded half-even and is in the format of the locale. A buffer of
// MONEY_LOCALE_TEXT_MAX bytes is always large enough. C: money_converter_unit_rate
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

// Reason: Writes the reason of the last failure of the conversion or of fetching rates: "no rate from USD to
// XAF". The text is empty without a failure. An unfinished input also produces a reason if its groups do not
// match the locale and further digits cannot make them match, such as "1,0000" in en-US. A buffer of
// MONEY_REASON_SIZE bytes is always large enough. C: money_converter_reason
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

// ToJSON: Writes a converter as JSON: pair, input, locale and options, without rates and user-defined
// currencies. The same converter always produces the same bytes. C: money_converter_to_json
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

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
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

func (cu *CurrencyList) held() *handle {
	if cu == nil {
		return nil
	}
	return &cu.handle
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

// AddCurrent: Adds the current currencies of ISO 4217 that the list does not contain yet. C:
// money_currency_list_add_current
func (cu *CurrencyList) AddCurrent() error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
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

// TakeFeed: Adds the currencies of a feed, under the rules of money_currency_list_add_json. The feed must be one
// of currencies. C: money_currency_list_take_feed
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

// SetLanguage: Sets the language of names and of the sort order. C: money_currency_list_set_language
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

// SetLocales: Sets the locale tables of a list. The language remains the same, with the names in these tables.
// Afterwards, money_currency_list_set_language and money_currency_list_restore accept every language of the
// tables. The list shares the tables, so you may free your handle immediately. C:
// money_currency_list_set_locales
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

// SetSearch: Sets the search text: the list shows the currencies whose name or code contains it, ignoring case
// and accents: "dolar" finds "Dólar". C: money_currency_list_set_search
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

// SetSort: Sets the sort order. Favourites are listed first, in the same order. C: money_currency_list_set_sort
func (cu *CurrencyList) SetSort(sort CurrencyListSort) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
	if c.err != nil || c.failed(C.money_currency_list_set_sort(at, C.money_currency_list_sort_t(sort), &c.why)) {
		return c.err
	}
	return nil
}

// SetFavourite: Sets whether a currency of the list is a favourite. C: money_currency_list_set_favourite
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

// SetFavouritesOnly: Sets whether the list shows only favourites or all currencies. The search text applies in
// both cases. C: money_currency_list_set_favourites_only
func (cu *CurrencyList) SetFavouritesOnly(isOnly bool) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(cu.held()))
	if c.err != nil || c.failed(C.money_currency_list_set_favourites_only(at, ofBool(isOnly), &c.why)) {
		return c.err
	}
	return nil
}

// Mark: Marks the currencies for which a table contains rates, including those that are added to the list later.
// C: money_currency_list_mark
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

// Count: Returns the number of currencies shown in a list. C: money_currency_list_count
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

// At: Returns the currency shown at an index of a list. C: money_currency_list_at
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

// Items: Returns a range of the currencies shown in a list, in its order. C: money_currency_list_items
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

// ToJSON: Writes a list's settings as JSON: language, order, favourites, and whether it shows only favourites.
// The same settings always produce the same bytes. Currencies and search text are not included. C:
// money_currency_list_to_json
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

// Restore: Restores the settings of a list from JSON in the format of money_currency_list_to_json, completely or
// not at all. The call changes an existing list, whereas `_from_json` functions create a new object. You can
// restore the settings before you add currencies: favourites that the list does not contain yet are kept. C:
// money_currency_list_restore
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

// State: Returns the state of a list, such as MONEY_LIST_NOTHING_FOUND. C: money_currency_list_state
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

// Revision: Returns the revision of a list: 0 for a new list, increasing with each change. C:
// money_currency_list_revision
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

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
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

// PortfolioView: The model of a screen that shows a portfolio. A view must be used by one thread at a time.
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

func (p *PortfolioView) held() *handle {
	if p == nil {
		return nil
	}
	return &p.handle
}

// NewPortfolioView: Creates a portfolio view in the loading state. Free it with money_portfolio_view_free. C:
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

// SetTransactions: Sets the transactions, replacing the previous ones. C: money_portfolio_view_set_transactions
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

// SetTransactionsFailure: Sets the reason why the last fetch of transactions failed. C:
// money_portfolio_view_set_transactions_failure
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

// SetQuotes: Sets price quotes, each replacing the previous quote of its symbol. C:
// money_portfolio_view_set_quotes
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

// SetQuotesFailure: Sets the reason why the last fetch of prices failed. C:
// money_portfolio_view_set_quotes_failure
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

// SetRates: Sets the rate table, replacing the previous one. C: money_portfolio_view_set_rates
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

// TakeFeed: Sets the contents of a feed of transactions or price quotes, or the reason why its last fetch
// failed. The call is equivalent to money_portfolio_view_set_transactions, money_portfolio_view_set_quotes and
// the functions for their failures. Call it when the feed has changed, for example in the feed's change
// callback. A feed without contents and without a failure changes nothing, and neither does a failure to save or
// remove a transaction. C: money_portfolio_view_take_feed
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

// State: Returns the state of a portfolio view at a moment. The call requires exclusive access to the view, as
// money_portfolio_value does to its portfolio. C: money_portfolio_view_state
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

// Reason: Writes the reason of a failed state, or "" in any other state. MONEY_REASON_SIZE bytes are enough. C:
// money_portfolio_view_reason
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

// Value: Values the portfolio of a view at a moment. Free the valuation with money_valuation_free. C:
// money_portfolio_view_value
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

// SymbolCount: Returns the number of symbols that require a price: those of the securities held. C:
// money_portfolio_view_symbol_count
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

// SymbolAt: Returns the symbol at an index, ordered by bytes. MONEY_SYMBOL_SIZE bytes are enough. C:
// money_portfolio_view_symbol_at
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

// Revision: Returns the revision of a view: 0 for a new view, incremented by each change. C:
// money_portfolio_view_revision
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

// OnChange sets the listener of changes, in place of the one before; nil sets none. It gets the
// revision, and runs when the call that changed the object has returned. A panic of it leaves that call;
// the change stays.
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

// OrderForm: A purchase or sale that a user is entering. Freeing a form does not change a portfolio. A form must
// be used by one thread at a time.
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

func (o *OrderForm) held() *handle {
	if o == nil {
		return nil
	}
	return &o.handle
}

// NewOrderForm: Creates an empty order form. Free it with money_order_form_free. C: money_order_form_new
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

// OrderFormFromTransaction: Creates an order form that edits a stored purchase or sale. Free it with
// money_order_form_free. The form contains the stored quantity and sum. Entering another number replaces one of
// them, the sum first. C: money_order_form_from_transaction
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

// Set: Sets the text of a field. Any text is accepted; errors in it are reported as the state of the field. C:
// money_order_form_set
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

// Text: Writes the text shown in a field: the entered text, a number computed from the other fields, or "".
// MONEY_TEXT_MAX bytes are enough. C: money_order_form_text
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

// State: Returns the state of a field. C: money_order_form_state
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

// Transaction: Returns the transaction of an order form whose fields are all valid. An edited transaction keeps
// its id, its fee and its exchange rate. C: money_order_form_transaction
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

// Save: Saves the transaction of an order form whose fields are all valid. The transaction is added to the
// portfolio, or replaces the transaction that the form edits. A replaced transaction keeps its id, fee, exchange
// rate and selected lots. Afterwards the form edits the saved transaction. A failure changes neither the form
// nor the portfolio. C: money_order_form_save
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

