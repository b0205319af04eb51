// Code generated from the headers by api/generate.py. DO NOT EDIT.

package money

// #include <money/desk.h>
import "C"

import (
	"runtime"
	"time"
	"unsafe"
)

// CurrencyRegistry: Currencies that only this program knows: tokens, loyalty points. Passed where a code must be
// known.
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

// NewCurrencyRegistry: Makes an empty registry. Freed with money_currency_registry_free. C:
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

// Add: Adds a currency of the program's own. C: money_currency_registry_add
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

// Count: Returns how many currencies the registry has. C: money_currency_registry_count
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

// At: Writes the registry's currency at an index, in the order in which you added them. C:
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

// Rates: A table of exchange rates: immutable, shared freely between threads.
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

// RatesFromECBCSV: Reads the euro foreign exchange reference rates of the European Central Bank: the history
// file (`eurofxref-hist.csv`) or the daily file (`eurofxref.csv`), as told apart by their dates. It also reads
// daily spot rates of the bank's data interface in CSV (dataset EXR, `format=csvdata`), known by their titles.
// There the base is CURRENCY_DENOM, and a row without a value or with "NaN" is no rate; averages of months and
// years, whose FREQ is not D, are MONEY_ERR_DOCUMENT. C: money_rates_from_ecb_csv
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

// RatesFromECBXML: Reads the same rates from the bank's XML files: of a day (`eurofxref-daily.xml`), of 90 days
// (`eurofxref-hist-90d.xml`), or of all days (`eurofxref-hist.xml`). A document type (DTD) and entities are
// refused. C: money_rates_from_ecb_xml
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

// RatesFromJSON: Reads a JSON document of rates, recognised by its shape: - currencylayer's and
// exchangerate.host's: {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}}, with "date" for
// a past day, or with several days, {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}}; - base and rates,
// of a day or of several, as Frankfurter's version 1, Open Exchange Rates and fixer send them:
// {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides "date"; -
// ExchangeRate-API's and open.er-api.com's: {"base_code":"USD","conversion_rates":{"EUR":0.9}} or "rates", with
// "time_last_update_unix", or with "year", "month" and "day"; or "target_code" and "conversion_rate" for a pair;
// - rows of Frankfurter's version 2: [{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}], one such
// object, or an object a line (NDJSON); the table's base is that of all rows, if they have the same; - a list of
// pairs: [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}], "date" in all or none, or one pair; -
// tables A and B, or one of their series, of Narodowy Bank Polski, and daily series of the Bank of Canada, such
// as {"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]}; - what money_rates_to_json writes. A
// service's error is MONEY_ERR_PROVIDER with its code and words: {"success":false,…}, {"error":…},
// {"result":"error",…}, {"status":404,"message":…} or {"message":…}. Numbers and strings of digits are both
// read, exactly, exponents too. A rate of more than 19 significant or 19 fraction digits is rounded to what
// fits, half-even, and says so with MONEY_FLAG_RATE_ROUNDED, as does each conversion by it. C:
// money_rates_from_json
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

// ToJSON: Writes a table as JSON that money_rates_from_json reads back: the same table always gives the same
// bytes. C: money_rates_to_json
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

// Info: Tells what a table holds. C: money_rates_info
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

// CurrencyAt: Writes the code of the table's currency at an index, in the order of the codes. C:
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

// Currencies: Writes the codes of the currencies that have a rate of a day, in the order of the codes and with a
// space between them, such as "EUR JPY USD". The text is empty if the table has no rates of that day. C:
// money_rates_currencies
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

// DateAt: Writes the table's date at an index, oldest first. C: money_rates_date_at
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

// PairAt: Writes the newest rate of the table's pair at an index, in the order of the codes. C:
// money_rates_pair_at
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
// the table's base. In a table without a base it is the shortest path of at most four legs. Of several such
// paths the call takes the one with the fewest inverse legs, then the first by codes. MONEY_FLAG_INCONSISTENT
// says that another path of that length, or two legs next to a direct quote, give another rate. All legs are of
// one date: the one that you ask for, or the last before it within `max_gap` that has them all. A withdrawn
// currency is converted by its legal factor from the day on which that was fixed, and MONEY_FLAG_FIXED says so.
// If that day is not known, the factor counts only if the table has no rate. A quote unit such as GBX is
// converted by its factor. Between the euro and the currencies that it replaced, the call rounds as Council
// Regulation (EC) No 1103/97 says, and sets MONEY_FLAG_EURO_REGULATION. Half of a cent goes up, and between two
// national currencies the amount in euro has three decimals. This holds for results in the target's minor unit,
// unless the options have a rounding other than half even, the default, and half up. An amount that is already
// in `target` needs no rate. The call copies it, with `options->digits` if you give them. It does the same with
// any amount if `target` is NULL or "". C: money_rates_convert
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
// through the table's base. In a table without a base it is the shortest path of at most four legs. Of several
// such paths the call takes the one with the fewest inverse legs, then the first by codes.
// MONEY_FLAG_INCONSISTENT says that another path of that length, or two legs next to a direct quote, give
// another rate. All legs are of one date: the one that you ask for, or the last before it within `max_gap` that
// has them all. A withdrawn currency is converted by its legal factor from the day on which that was fixed, and
// MONEY_FLAG_FIXED says so. If that day is not known, the factor counts only if the table has no rate. A quote
// unit such as GBX is converted by its factor. Between the euro and the currencies that it replaced, the call
// rounds as Council Regulation (EC) No 1103/97 says, and sets MONEY_FLAG_EURO_REGULATION. Half of a cent goes
// up, and between two national currencies the amount in euro has three decimals. This holds for results in the
// target's minor unit, unless the options have a rounding other than half even, the default, and half up. An
// amount that is already in `target` needs no rate. The call copies it, with `options->digits` if you give them.
// It does the same with any amount if `target` is NULL or "". C: money_rates_convert
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

// Find: Writes the rate between two currencies under the rules of money_rates_convert, exactly, without an
// amount. C: money_rates_find
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

// Compare: Compares the values of two amounts in one currency. The amounts are converted exactly, without
// rounding; `digits` and `rounding` of the options are ignored. Amounts of the same currency are compared
// directly and need no rate. C: money_rates_compare
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

// CompareDetailed: Compares the values of two amounts in one currency. The amounts are converted exactly,
// without rounding; `digits` and `rounding` of the options are ignored. Amounts of the same currency are
// compared directly and need no rate. C: money_rates_compare
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

// Sort: Sorts amounts by their value in one currency, in ascending order. Amounts of equal value keep their
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

// SortDetailed: Sorts amounts by their value in one currency, in ascending order. Amounts of equal value keep
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

// Minimum: Returns the amount with the lowest value in one currency, unconverted. If several amounts tie, the
// first of them is returned. C: money_rates_minimum
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

// MinimumDetailed: Returns the amount with the lowest value in one currency, unconverted. If several amounts
// tie, the first of them is returned. C: money_rates_minimum
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

// Maximum: Returns the amount with the highest value in one currency, unconverted. If several amounts tie, the
// first of them is returned. C: money_rates_maximum
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

// MaximumDetailed: Returns the amount with the highest value in one currency, unconverted. If several amounts
// tie, the first of them is returned. C: money_rates_maximum
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

// Sum: Adds up amounts in one currency, rounding once. As in money_bag_reduce, the exact conversions are added
// up, and the sum is rounded. C: money_rates_sum
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

// SumDetailed: Adds up amounts in one currency, rounding once. As in money_bag_reduce, the exact conversions are
// added up, and the sum is rounded. C: money_rates_sum
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

// RatesBuilder: A table of exchange rates in the making.
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

// NewRatesBuilder: Makes an empty builder. Freed with money_rates_builder_free. C: money_rates_builder_new
func NewRatesBuilder() (*RatesBuilder, error) {
	c := begin()
	defer c.end()
	var builderOut *C.money_rates_builder_t
	if c.err != nil || c.failed(C.money_rates_builder_new(&builderOut, &c.why)) {
		return nil, c.err
	}
	return adoptRatesBuilder(builderOut), nil
}

// Add: Adds the rate 1 `from` = `rate` `to`, or replaces the one of the same direction and date. The other
// direction is its own entry: give both (bid and ask), and each serves its own; give one, and the other is its
// exact inverse. A builder holds rates of dates, or rates of no date, not both. C: money_rates_builder_add
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

// SetBase: Sets the currency that cross rates go through; NULL or "": none, and they take the shortest path. C:
// money_rates_builder_set_base
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

// SetSource: Sets who published the rates: one line of at most 63 bytes; NULL with length 0 for none. C:
// money_rates_builder_set_source
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

// SetInstant: Sets when the rates were published: an instant, or MONEY_INSTANT_NONE. C:
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

// Count: Returns how many rates the builder has. C: money_rates_builder_count
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

// At: Writes the builder's rate at an index, in the order in which you first added them. C:
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

// Build: Makes a table of what the builder has; the builder stays as it is and may go on. An empty table is
// allowed. Freed with money_rates_free. C: money_rates_builder_build
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

func (self *Bag) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
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

// Add: Adds an amount to the bag's amount of the same currency. C: money_bag_add
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

// AddBag: Adds all amounts of another bag. `bag` and `other` may be the same bag. C: money_bag_add_bag
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

// Multiply: Multiplies all amounts by a factor, exactly. C: money_bag_multiply
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

// Count: Returns the number of amounts other than 0. C: money_bag_count
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

// At: Returns the amount at an index. Only amounts other than 0 are counted, in the order in which their
// currencies were added. C: money_bag_at
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

// Amounts: Returns a range of amounts, in the order of money_bag_at. C: money_bag_amounts
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

// Amount: Returns the amount of a currency, or 0 if the bag does not contain the currency. C: money_bag_amount
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

// Equal: Returns whether two bags contain the same amounts, in any order. C: money_bag_equal
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

// Hash: Returns a hash of the amounts. Equal bags have equal hashes. C: money_bag_hash
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

// Reduce: Converts a bag into one currency, rounding once. The exact conversions are added up, and the sum is
// rounded. If Council Regulation (EC) No 1103/97 governs every conversion, the sum is rounded by that regulation
// and MONEY_FLAG_EURO_REGULATION is set; see money_rates_convert. C: money_bag_reduce
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

// ReduceDetailed: Converts a bag into one currency, rounding once. The exact conversions are added up, and the
// sum is rounded. If Council Regulation (EC) No 1103/97 governs every conversion, the sum is rounded by that
// regulation and MONEY_FLAG_EURO_REGULATION is set; see money_rates_convert. C: money_bag_reduce
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

// Format: Writes a bag as text, such as "-12.50 EUR + 3.00 USD". The text contains the amounts other than 0,
// ordered by currency code and each with its own sign, or "0" if all amounts are 0. The length depends on the
// bag. Call the function with a NULL buffer first to obtain the length. C: money_bag_format
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

// ToJSON: Writes a bag as JSON. The document is a list of its amounts other than 0, ordered by currency code, in
// the format of money_to_json. Equal bags with equal numbers of fraction digits produce the same bytes. C:
// money_bag_to_json
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

// BagFromJSON: Reads a bag from JSON that money_bag_to_json wrote. The document is a list of amounts in any
// order, with at most one amount for each currency. Errors include the position in the text. Free the bag with
// money_bag_free. C: money_bag_from_json
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

// Expression: An expression that was evaluated, with its exact result and its conversions. It never changes.
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
// end. Numbers are plain decimals ("12.50", ".5"). An amount is a number with a currency before or after it: a
// built-in code, a code of `options->registry`, or a symbol that CLDR has for one currency ("EUR 12.50",
// "12.50€", "US$3"). The operators are `+`, `-` (or U+2212), `x` (or `*`, U+00D7) and `/` (or U+00F7); the last
// two bind more tightly. You may write parentheses, and signs before a term. `N%` after `+` or `-` is that part
// of everything to its left; elsewhere it is a hundredth of N. `in` or `to` (in any case) with a currency
// converts everything before it, up to the parenthesis that it stands in. docs/guide/expressions.md has the
// whole grammar. An amount times or divided by a number is an amount. An amount divided by an amount is a
// number; the library first converts the divisor to the dividend's currency, or the dividend to the divisor's if
// the dividend mixes currencies. Only `in` converts a sum of several currencies. Without it such a sum is
// MONEY_ERR_CURRENCY_MISMATCH, as are amount × amount, number ÷ amount and amount + number. Every step is a
// ratio of two integers of at most 512 bits in lowest terms. The library rounds an amount to `options->digits`.
// It keeps a number exact if 38 digits hold it, without zeros at the end. Otherwise it rounds the number to
// `options->digits`, or with MONEY_DIGITS_CURRENCY to as many fraction digits as 38 digits in all leave. The
// error's position is the byte where the text stops making sense, the operator that fails, or the currency. If
// only the result shows the failure (too large, inexact, a currency without minor units), it is the length of
// the text. C: money_expression_evaluate
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
// at the end. Numbers are plain decimals ("12.50", ".5"). An amount is a number with a currency before or after
// it: a built-in code, a code of `options->registry`, or a symbol that CLDR has for one currency ("EUR 12.50",
// "12.50€", "US$3"). The operators are `+`, `-` (or U+2212), `x` (or `*`, U+00D7) and `/` (or U+00F7); the last
// two bind more tightly. You may write parentheses, and signs before a term. `N%` after `+` or `-` is that part
// of everything to its left; elsewhere it is a hundredth of N. `in` or `to` (in any case) with a currency
// converts everything before it, up to the parenthesis that it stands in. docs/guide/expressions.md has the
// whole grammar. An amount times or divided by a number is an amount. An amount divided by an amount is a
// number; the library first converts the divisor to the dividend's currency, or the dividend to the divisor's if
// the dividend mixes currencies. Only `in` converts a sum of several currencies. Without it such a sum is
// MONEY_ERR_CURRENCY_MISMATCH, as are amount × amount, number ÷ amount and amount + number. Every step is a
// ratio of two integers of at most 512 bits in lowest terms. The library rounds an amount to `options->digits`.
// It keeps a number exact if 38 digits hold it, without zeros at the end. Otherwise it rounds the number to
// `options->digits`, or with MONEY_DIGITS_CURRENCY to as many fraction digits as 38 digits in all leave. The
// error's position is the byte where the text stops making sense, the operator that fails, or the currency. If
// only the result shows the failure (too large, inexact, a currency without minor units), it is the length of
// the text. C: money_expression_evaluate
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

// Info: Returns the result of an expression, rounded and exact, and how many conversions it needed. C:
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

// ConversionAt: Returns the conversion at an index: its exact rate, path, date and source. Conversions have the
// order in which the expression needed them. Their remainder is 0, because the library rounds nothing before the
// end. C: money_expression_conversion_at
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

// Conversions: Writes the conversions from an index on, as many as there are and as your array has room for. C:
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

// Locales: Tables of locales that a program loaded: newer ones than the library has inside, or with names in
// more languages. They do not change after they are read, so several threads can use them at the same time. They
// must stay alive during each call that you name them in.
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

// LocalesFromBytes: Reads tables of locales from the bytes of a file. The library keeps a copy. You free the
// tables with money_locales_free. The file share/locales/cldr.locales is installed with the library. It has the
// locales that are inside of the library, with the names of currencies and countries in all languages of Unicode
// CLDR. The generator in tools/data/currencies makes such a file of any release of CLDR. Tables of form 1, from
// before there were names of countries, are read as well. A library that knows form 1 alone refuses form 2 with
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

// Version: Writes the version of Unicode CLDR that tables are of, such as "48". MONEY_LOCALE_SIZE bytes are
// enough. C: money_locales_version
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

// Count: Writes how many locales tables have. C: money_locales_count
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

// At: Writes the identifier of the locale at an index of tables. MONEY_LOCALE_SIZE bytes are enough. C:
// money_locales_at
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

// Find: Writes the identifier of the locale that a name means in tables. C: money_locales_find
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

// Parse: Reads an amount as money_parse_locale does, with tables of your own. C: money_locales_parse
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

// CurrencyText: Writes a currency alone as money_currency_text does, with tables of your own. C:
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

// CountryName: Writes the name of a country in a locale's language: "Schweiz", "Suisse". MONEY_LOCALE_TEXT_MAX
// bytes are enough. The library has no names of countries inside. The file share/locales/cldr.locales has them,
// in all languages in which Unicode CLDR has them. Where CLDR has several forms it is the usual one, not a short
// one: "United Kingdom". C: money_locales_country_name
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

func (self *Wallet) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
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

// Remove: Removes the entry with the given id, as if it had never been added. C: money_wallet_remove
func (self *Wallet) Remove(id uint64) error {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_wallet_remove(at, C.uint64_t(id), &c.why)) {
		return c.err
	}
	return nil
}

// RemoveAmount: Removes the first entry of an equal amount. 10.5 EUR equals 10.50 EUR. C:
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

// Count: Returns the number of entries. C: money_wallet_count
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

// At: Returns the entry at an index, in insertion order. C: money_wallet_at
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

// Entries: Returns a range of entries, in insertion order. C: money_wallet_entries
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

// CurrencyCount: Returns the number of currencies of the entries. C: money_wallet_currency_count
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

// CurrencyAt: Returns the currency at an index, in the order of the currencies' first entries. C:
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

// Sum: Returns the sum of the entries of a currency, or 0 if the wallet contains no such entries. The sum is
// exact. It is written with the fraction digits of the currency, or more if its value requires them. C:
// money_wallet_sum
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

// Held: Returns the amount held in a currency. C: money_wallet_held
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

// Total: Converts all entries into one currency, rounding once. The exact conversions are added up, and the sum
// is rounded. C: money_wallet_total
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

// TotalDetailed: Converts all entries into one currency, rounding once. The exact conversions are added up, and
// the sum is rounded. C: money_wallet_total
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

// Hold: Holds an amount: no other call can spend it until the hold is committed or released. The amount must be
// available: part of the sum, and not held yet. C: money_wallet_hold
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

// Commit: Commits a hold: replaces it with an entry of the negated amount, with the same note. C:
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

// CommitAmount: Commits part of a hold and releases the rest. The hold is replaced with an entry of the negated
// `amount`, with the same note. Committing 60 EUR of a hold of 80 EUR creates an entry of -60 EUR, and 20 EUR
// become available. C: money_wallet_commit_amount
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

// Release: Releases a hold, so that its amount is available again. C: money_wallet_release
func (self *Wallet) Release(hold uint64) error {
	c := begin()
	defer c.end()
	at := (*C.money_wallet_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_wallet_release(at, C.uint64_t(hold), &c.why)) {
		return c.err
	}
	return nil
}

// HoldCount: Returns the number of holds. C: money_wallet_hold_count
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

// HoldAt: Returns the hold at an index, in the order of creation. C: money_wallet_hold_at
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

// Holds: Returns a range of holds, in the order of creation. C: money_wallet_holds
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

// Exchange: Exchanges amounts in a wallet at the rates of a rate table, atomically. Each leg is rounded once. C:
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

// ToJSON: Writes a wallet as JSON, without its journal. The same wallet always produces the same bytes. C:
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

// Statement: Creates the statement of a wallet. Free it with money_wallet_statement_free. The grand total is
// that of money_wallet_total. C: money_wallet_statement
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

func (self *WalletStatement) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// SectionCount: Returns the number of sections: one for each currency, and one for the grand total. C:
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

// SectionAt: Returns the header of the section at an index: the code of its currency. C:
// money_wallet_statement_section_at
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

// RowCount: Returns the number of rows of a section. C: money_wallet_statement_row_count
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

// RowAt: Returns the row at an index of a section. C: money_wallet_statement_row_at
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

// Rows: Returns a range of rows of a section. C: money_wallet_statement_rows
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

func (self *Catalogue) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
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

// Add: Adds a product at the end, or replaces the product with the same sku. The replacement keeps the position.
// C: money_catalogue_add
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

// Remove: Removes the product with the given sku. C: money_catalogue_remove
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

// Find: Returns the product with the given sku. To change the product, pass a changed copy to
// money_catalogue_add. C: money_catalogue_find
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

// Count: Returns the number of products. C: money_catalogue_count
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

// At: Returns the product at an index, in insertion order. C: money_catalogue_at
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

// Products: Returns a range of products, in insertion order. C: money_catalogue_products
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

// SetTax: Sets the tax rate of a category, replacing the previous one. Existing baskets keep their tax rates. C:
// money_catalogue_set_tax
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

// TaxCount: Returns the number of categories with a tax rate. C: money_catalogue_tax_count
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

// TaxAt: Returns the tax rate at an index, ordered by the bytes of the categories. C: money_catalogue_tax_at
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

// Taxes: Returns a range of tax rates, ordered by the bytes of the categories. C: money_catalogue_taxes
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

// CatalogueFromCSV: Reads a catalogue from comma-separated values as defined by RFC 4180. Free it with
// money_catalogue_free. The first line names the columns, in any order; each further line is a product. The
// columns `sku` and `price` are required. The columns `name`, `unit`, `category` and `currency` are optional.
// Any other column is an error. Errors include the position in the text. C: money_catalogue_from_csv
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

// Set: Sets the quantity of a product. A line item is added if the basket does not contain the product. A
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

// Put: Adds a product that is not in the catalogue, or is there at another price. Use it for a product that is
// sold once, for a price agreed with the customer, or for a second line item of a product with an option and a
// sku of its own. The line item stores the sku, the texts, the tax category and the price of `product`. A line
// item with the same sku is replaced; the new one keeps its position and its discount. Other functions identify
// the line item by its sku. C: money_basket_put
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

// Remove: Removes the line item of a product and its discount. C: money_basket_remove
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

// Clear: Removes all line items and the order's discount. Tax rates and the policy are kept. C:
// money_basket_clear
func (self *Basket) Clear() error {
	c := begin()
	defer c.end()
	at := (*C.money_basket_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_basket_clear(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetDiscount: Sets the discount of a line item or of the order, replacing the previous one. A fixed discount of
// a line item must not exceed its price. A fixed discount of the order can be set before products are added, so
// money_basket_checkout compares it with the subtotal. The order's discount is allocated to the line items in
// proportion to their totals. C: money_basket_set_discount
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

// SetTax: Sets the tax rate of a category in this basket, as money_catalogue_set_tax does for a catalogue. C:
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

// SetPolicy: Sets the policy of a basket. C: money_basket_set_policy
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

// Policy: Returns the policy of a basket. Its `struct_size` is set. C: money_basket_policy
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

// Count: Returns the number of line items. C: money_basket_count
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

// At: Returns the line item at an index, in insertion order. C: money_basket_at
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

// LineItems: Returns a range of line items, in insertion order. C: money_basket_line_items
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

// Quantity: Returns the quantity of a product, or 0 if the basket does not contain it. C: money_basket_quantity
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

// Revision: Returns the revision of a basket: 0 for a new basket, incremented by each change. C:
// money_basket_revision
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

// Checkout: Creates a receipt under the basket's policy. Free it with money_receipt_free. The receipt contains
// all amounts in the catalogue's currency and, if `target` is another currency, in that currency too. For the
// latter the total is converted once and each line item separately; the receipt states the difference. The
// basket is unchanged. C: money_basket_checkout
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

func (self *Receipt) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// Info: Returns the totals of a receipt. C: money_receipt_info
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

// LineItemAt: Returns the line item at an index, in the order of the basket. C: money_receipt_line_item_at
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

// LineItems: Returns a range of line items, in the order of the basket. C: money_receipt_line_items
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

// TaxAt: Returns the tax row at an index. A receipt contains one row for each tax category, in the order of the
// line items. C: money_receipt_tax_at
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

// Taxes: Returns a range of tax rows, in the order of the line items. C: money_receipt_taxes
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

// Refund: Returns the refund of a line item or of part of its quantity. A refund negates all amounts, including
// the part's share of the discounts and of the tax. Receipts do not record refunds. Pass the quantity refunded
// so far as `refunded`; the refund is the difference between the rounded amounts before and after it. Partial
// refunds therefore add up to the line item, and the refunds of all line items to the `gross` of the receipt.
// The `difference` of a converted receipt and its cash rounding belong to no line item. C: money_receipt_refund
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

// Conversion: Returns the conversion of the total. It contains the rate, its path, date, gap in days, age and
// source, and the remainder of the rounding. C: money_receipt_conversion
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

// ToText: Writes a receipt as English text in columns, for a terminal or a printer. The text ends with a
// description of the policy. A converted receipt contains a second part in the other currency, with the rate,
// its date and its age. C: money_receipt_to_text
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

// ToJSON: Writes a receipt as JSON, with all its amounts. The same receipt always produces the same bytes. C:
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

func (self *Invoice) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
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

// Add: Adds a line item at the end. The same item can be added more than once, for example at different prices.
// C: money_invoice_add
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

// Adjust: Adds an allowance or a charge to a line item or to the document. Each can contain several adjustments.
// C: money_invoice_adjust
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

// SetExemption: Sets the reason for the exemption of a category from tax, replacing the previous reason. The
// standard requires a reason for E, AE, K, G and O. C: money_invoice_set_exemption
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

// SetPayment: Sets the prepaid amount and the rounding amount, replacing the previous ones. C:
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

// SetAccounting: Sets the currency in which the seller accounts for tax, if it differs from the invoice's. This
// is BT-6. C: money_invoice_set_accounting
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

// Totals: Returns the totals of an invoice. C: money_invoice_totals
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

// LineAmounts: Returns a range of the line items' amounts, in insertion order. C: money_invoice_line_amounts
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

// Categories: Returns a range of the taxes with their sums. Each row is a category with one percentage and one
// kind, in the order of first use. C: money_invoice_categories
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

// Reverse: Creates the reversal of an invoice. Free it with money_invoice_free. All quantities and amounts are
// negated; prices are unchanged. Every total is the negated total of the original. A credit note under the
// standard states positive amounts, as its invoice does, and therefore needs no reversal. C:
// money_invoice_reverse
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

func (self *Portfolio) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
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

// Edit: Replaces the transaction with the same id, under the rules of money_portfolio_add. The new transaction
// keeps the position of the old one among the transactions of a date. C: money_portfolio_edit
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

// Remove: Removes the transaction with the given id. C: money_portfolio_remove
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

// Count: Returns the number of transactions. C: money_portfolio_count
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

// TransactionAt: Returns the transaction at an index, ordered by date, then by insertion. C:
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

// Transactions: Returns a range of transactions, ordered by date, then by insertion. C:
// money_portfolio_transactions
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

// Find: Returns the transaction with the given id. C: money_portfolio_find
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

// LotSelectionAt: Returns the lot selection of a sale at an index, in the order of the sale's selections. C:
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

// LotSelections: Returns a range of the lot selections of a sale. C: money_portfolio_lot_selections
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

// Info: Returns the options with which a portfolio was created. C: money_portfolio_info
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

// ToJSON: Writes a portfolio as JSON, with its transactions in insertion order. The same portfolio always
// produces the same bytes. C: money_portfolio_to_json
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
// `action`, `symbol`, `quantity`, and `total` or `price` - Optional columns: `id`, `currency`, `fee` (or
// `fees`), `fee_currency`, `rate` and `lots` Without a total, the total is quantity × price, exactly. With a
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

// ToBeancount: Writes a portfolio as a Beancount journal. Beancount selects the lots of each sale itself and
// checks each gain. Each purchase is split into the parts that are sold, each with its cost. Exchange rates are
// not included. C: money_portfolio_to_beancount
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

// ToLedger: Writes a portfolio as a journal for Ledger and hledger, in which shares and amounts balance exactly.
// The account `Assets` contains the holdings, `Equity:Trading` with the name of the security their cost basis,
// and `Income:Gains` the realised gains. Exchange rates are not included. C: money_portfolio_to_ledger
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

// Revision: Returns the revision of a portfolio: 0 for a new portfolio, incremented by each change. C:
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

// ReleaseMemory: Releases the cached results of earlier valuations, which the next valuation computes again.
// Call it when memory is low. C: money_portfolio_release_memory
func (self *Portfolio) ReleaseMemory() error {
	c := begin()
	defer c.end()
	at := (*C.money_portfolio_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_portfolio_release_memory(at, &c.why)) {
		return c.err
	}
	return nil
}

// Value: Values a portfolio. Free the valuation with money_valuation_free. The portfolio caches intermediate
// results, so that a valuation after a new transaction does not process the earlier ones again. The call
// therefore requires exclusive access to the portfolio. Fees without a symbol appear only in the summary; such a
// fee without an exchange rate is a position without a symbol. C: money_portfolio_value
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

// Disposals: Returns the disposals of a portfolio, in the order of their transactions. Free the list with
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

// OpenLots: Returns the open lots of a portfolio, ordered by symbol and age. Free the list with
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

// XIRR: Computes the internal rates of return of a portfolio. The last cash flow is the value of the holdings.
// Cash flows are in the portfolio's currency, converted at their own exchange rate or at that of their date.
// Purchases are negative; sales and dividends are positive, minus their fees. The call requires exclusive access
// to the portfolio, as money_portfolio_value does. C: money_portfolio_xirr
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

func (self *Valuation) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// Summary: Returns the summary of a valuation. Without transactions, all amounts are 0 and all percentages are
// undefined. C: money_valuation_summary
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

// PositionCount: Returns the number of positions, one for each symbol. C: money_valuation_position_count
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

// PositionAt: Returns the position at an index, ordered by the bytes of the symbols. C:
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

// Positions: Returns a range of positions, ordered by the bytes of the symbols. C: money_valuation_positions
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

func (self *Disposals) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// Count: Returns the number of disposals. C: money_disposals_count
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

// At: Returns the disposal at an index. C: money_disposals_at
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

// Items: Returns a range of disposals. C: money_disposals_items
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

func (self *OpenLots) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
}

// Count: Returns the number of open lots. C: money_open_lots_count
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

// At: Returns the open lot at an index. C: money_open_lots_at
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

// Items: Returns a range of open lots. C: money_open_lots_items
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

// Feed: A feed, which keeps up to date what a provider publishes. One thread at a time may use a feed. At most
// one request is under way for each thing: for a document, for the price quote of a symbol, or for a store of
// transactions.
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

// NewFeed: Makes a feed that has nothing yet. You free it with money_feed_free. C: money_feed_new
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

// Next: Gives the next request to send. Several may be due: call it again until there is none. A request is
// under way until you call money_feed_receive_response or money_feed_fail_request for it. The library has no
// time-out of its own. C: money_feed_next
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

// ReceiveHeader: Receives a header of a response, before money_feed_receive_response. You may pass all; the feed
// keeps `Retry-After` and `X-Ratelimit-Reset`. C: money_feed_receive_header
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

// ReceiveResponse: Receives the response to a request. The feed takes what is in it whole or not at all. The
// call returns MONEY_OK for an answer that the feed cannot use. The feed then notes one of these failures, which
// money_feed_failure writes: - MONEY_ERR_UNAUTHORIZED (HTTP 401, 403), MONEY_ERR_RATE_LIMITED (429),
// MONEY_ERR_HTTP (any other status but 2xx); - MONEY_ERR_CONTENT_TYPE: HTML, or another type than the
// provider's; - MONEY_ERR_TRUNCATED: the document is cut off; MONEY_ERR_TOO_LARGE: it is longer than
// options.largest_body; - MONEY_ERR_PROVIDER: the provider's own error, with its code and words; -
// MONEY_ERR_RATE_JUMPED: see MONEY_JUMP_REFUSE; MONEY_ERR_NO_CURRENCIES: a list of none; - the statuses of the
// readers of its documents, such as MONEY_ERR_NO_RATES, MONEY_ERR_JSON, MONEY_ERR_DOCUMENT; - of a store of
// transactions MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING or MONEY_ERR_REMOVAL, with one of the above as its cause.
// C: money_feed_receive_response
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

// FailRequest: Reports that a request failed without a response. The feed notes the failure MONEY_ERR_TRANSPORT,
// which money_feed_failure writes. C: money_feed_fail_request
func (self *Feed) FailRequest(id uint64, reason TransportFailure, now time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_feed_fail_request(at, C.uint64_t(id), C.money_transport_failure_t(reason), ofTime(now), &c.why)) {
		return c.err
	}
	return nil
}

// NotifyOnline: Notifies the feed that the network is available again. The feed then asks once more, at once,
// for each thing whose last attempt failed, and for each that is under way and gets no answer. A wait that the
// provider asked for holds. C: money_feed_notify_online
func (self *Feed) NotifyOnline(now time.Time) error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_feed_notify_online(at, ofTime(now), &c.why)) {
		return c.err
	}
	return nil
}

// Refresh: Makes everything due again, however fresh it is, but not what is under way. A wait that the provider
// asked for holds. C: money_feed_refresh
func (self *Feed) Refresh() error {
	c := begin()
	defer c.end()
	at := (*C.money_feed_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_feed_refresh(at, &c.why)) {
		return c.err
	}
	return nil
}

// PendingCount: Counts the requests that are under way. C: money_feed_pending_count
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

// Info: Writes how a feed is doing at a moment. C: money_feed_info
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

// Failure: Writes the last failure that no success has followed. C: money_feed_failure
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

// SetJump: Sets what the feed does with exchange rates that jumped, from the next answer on. C:
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

// ToJSON: Writes what a feed has as JSON, for money_feed_restore after a restart. No key is in it. C:
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

// Restore: Gives a feed what it had before a restart, unless it has something newer. C: money_feed_restore
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

// Revision: Writes the revision: a number that grows with each change, and is 0 for a new feed. C:
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

// Rates: Gives the exchange rates of a feed. Their source is the provider's name, unless the document names one.
// C: money_feed_rates
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

// AddSymbol: Adds a symbol whose price quote you need; one that the feed has already stays as it is. A feed has
// at most 4096. C: money_feed_add_symbol
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

// RemoveSymbol: Removes a symbol with its price quote. The answer to a request that is under way for it will be
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

// SymbolCount: Counts the symbols. C: money_feed_symbol_count
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

// SymbolAt: Writes the symbol at an index, in the order in which you added them. MONEY_SYMBOL_SIZE bytes are
// room enough. C: money_feed_symbol_at
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

// PriceQuote: Writes the last good price quote of a symbol, which you may hand to money_portfolio_value. C:
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

// PriceQuoteDetailed: Writes the last good price quote of a symbol, which you may hand to money_portfolio_value.
// C: money_feed_price_quote
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

// Portfolio: Gives the transactions of a feed, as the store last had them, with what it has acknowledged since.
// C: money_feed_portfolio
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

// Put: Asks the store to save a transaction: to add it, or to replace the one with its id. The transactions stay
// as they are until the store has acknowledged it. If that fails, money_feed_failure for its id is
// MONEY_ERR_SAVING; the feed does not send it again by itself. It sends such requests one at a time, in the
// order of your calls. C: money_feed_put
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

// Remove: Asks the store to remove a transaction, under the rules of money_feed_put. If that fails,
// money_feed_failure for its id is MONEY_ERR_REMOVAL. C: money_feed_remove
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

// Operation: Writes what happened to the last transaction that was to be saved or removed under an id. The feed
// keeps the last 1024. C: money_feed_operation
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

// FeedRequest: A request to send. It is yours and does not change. Only a request holds the feed's key; no other
// text of the library does.
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

// ID: Returns the number with which you hand in the answer. It is above 0, and 0 for NULL. C:
// money_feed_request_id
func (self *FeedRequest) ID() uint64 {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(self.held()))
	return uint64(C.money_feed_request_id(at))
}

// Method: Returns "GET", "PUT" or "DELETE", or "" for NULL. The text lives as long as the request. C:
// money_feed_request_method
func (self *FeedRequest) Method() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(self.held()))
	return C.GoString(C.money_feed_request_method(at))
}

// URL: Returns the percent-encoded URL, or "" for NULL. It may hold a key: do not log it. C:
// money_feed_request_url
func (self *FeedRequest) URL() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(self.held()))
	return C.GoString(C.money_feed_request_url(at))
}

// Headers: Returns the header lines, each "Name: value\n", or "" for none and for NULL. They may hold a key: do
// not log them. C: money_feed_request_headers
func (self *FeedRequest) Headers() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(self.held()))
	return C.GoString(C.money_feed_request_headers(at))
}

// Body: Returns the NUL-terminated body to send, or NULL for none and for NULL. C: money_feed_request_body
func (self *FeedRequest) Body() string {
	c := begin()
	defer c.end()
	at := (*C.money_feed_request_t)(c.use(self.held()))
	return C.GoString(C.money_feed_request_body(at, nil))
}

// Store: A file that contains objects by name.
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

// OpenStore: Opens a store. Free it with money_store_free. While a store is open, two additional files with the
// suffixes "-wal" and "-shm" exist. A file with tables, views, indexes or triggers other than those that the
// library creates is rejected, because it could hang the program or alter saved data. The first call in a
// process locates SQLite: the copy that the process has loaded, or the system's libsqlite3.so.0. C:
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

// Close: Closes the file of a store and discards an open transaction. Afterwards the store can only be freed. C:
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

// Begin: Begins a transaction, which money_store_commit saves. Until then, the changes are visible only through
// this handle. C: money_store_begin
func (self *Store) Begin() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_store_begin(at, &c.why)) {
		return c.err
	}
	return nil
}

// Commit: Saves the changes made since money_store_begin and ends the transaction. If the call fails, the
// transaction ends too, and no change is saved; after MONEY_ERR_STORE_UNKNOWN, all of them may be saved. C:
// money_store_commit
func (self *Store) Commit() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_store_commit(at, &c.why)) {
		return c.err
	}
	return nil
}

// Rollback: Ends a transaction and discards its changes. C: money_store_rollback
func (self *Store) Rollback() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_store_rollback(at, &c.why)) {
		return c.err
	}
	return nil
}

// Check: Checks a store by reading all of its data. If the call succeeds, every object can be loaded, except
// that portfolios with user-defined currencies are not validated. C: money_store_check
func (self *Store) Check() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_store_check(at, &c.why)) {
		return c.err
	}
	return nil
}

// Revision: Returns the revision of the file: 0 for a new file, incremented by each change of any process. C:
// money_store_revision
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

// ReleaseMemory: Releases cached memory, such as SQLite's page cache. C: money_store_release_memory
func (self *Store) ReleaseMemory() error {
	c := begin()
	defer c.end()
	at := (*C.money_store_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_store_release_memory(at, &c.why)) {
		return c.err
	}
	return nil
}

// NameCount: Returns the number of names of a kind. C: money_store_name_count
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

// NameAt: Returns the name at an index, ordered by bytes. A buffer of MONEY_STORE_NAME_SIZE bytes is large
// enough. C: money_store_name_at
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

// Remove: Removes an object with all of its data. C: money_store_remove
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

// WalletSave: Saves a wallet with its journal, replacing the wallet of the same name. A wallet records the
// stored wallets that it was loaded from or saved to. If the stored wallet has since been changed or removed, by
// another process or by a call such as money_store_wallet_add, the call returns MONEY_ERR_CONFLICT and saves
// nothing. Load the wallet again, repeat the change, and save it. A wallet that was neither loaded from this
// name of the file nor saved to it replaces the stored wallet unconditionally: a new wallet, a wallet of another
// file, or a copy made through JSON. At most 16 names are recorded: the first one and the 15 most recent ones.
// The same rules apply to portfolios, catalogues and baskets. C: money_store_wallet_save
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

// WalletLoad: Loads a wallet with its journal. Free it with money_wallet_free. C: money_store_wallet_load
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

// WalletAdd: Adds an entry to a stored wallet without loading it. The wallet is created if it does not exist.
// The rules are those of money_wallet_add, except that a payment must not exceed the available balance. Use
// money_store_wallet_spend for a payment that may overdraw the wallet. C: money_store_wallet_add
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

// WalletCount: Returns the number of entries of a stored wallet. Counts, currencies and sums are stored: no
// entry is read. C: money_store_wallet_count
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

// WalletCurrencyCount: Returns the number of currencies of the entries of a stored wallet. C:
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

// WalletCurrencyAt: Returns the currency at an index, in the order of the currencies' first entries. C:
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

// WalletSum: Returns the sum of a currency of a stored wallet, as money_wallet_sum does. C:
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

// PortfolioSave: Saves a portfolio, replacing the portfolio of the same name. Conflicts are detected as in
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

// PortfolioLoad: Loads a portfolio. Free it with money_portfolio_free. C: money_store_portfolio_load
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

// TransactionSave: Saves a transaction in a stored portfolio, replacing the transaction with the same id. A
// replaced transaction keeps its position among those of its date. The call validates only the transaction
// itself; the consistency of all transactions is checked when the portfolio is loaded. C:
// money_store_transaction_save
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

// TransactionRemove: Removes the transaction with the given id from a stored portfolio. C:
// money_store_transaction_remove
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

// CatalogueSave: Saves a catalogue, replacing the catalogue of the same name. Conflicts are detected as in
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

// CatalogueLoad: Loads a catalogue. Free it with money_catalogue_free. C: money_store_catalogue_load
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

// BasketSave: Saves a basket, replacing the basket of the same name. Conflicts are detected as in
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

// BasketLoad: Loads a basket. Free it with money_basket_free. C: money_store_basket_load
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

// WalletSpend: Spends an amount of a stored wallet: adds an entry of the negated amount. The amount must be
// available: part of the sum, and not held. If `may_go_below_zero` is 1, the wallet may be overdrawn unless a
// part of the currency's sum is held. In that case the sum must not fall below the held amount. C:
// money_store_wallet_spend
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

// WalletCommitAmount: Commits part of a hold of a stored wallet, as money_wallet_commit_amount does. C:
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

// WalletTransfer: Transfers amounts between stored wallets atomically, as money_wallet_transfer does. A wallet
// that only receives amounts is created if it does not exist. An inflow with an idempotency key is added exactly
// once. C: money_store_wallet_transfer
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

// WalletExchange: Exchanges amounts in a stored wallet atomically, as money_wallet_exchange does. The rates and
// their options are not part of a request with an idempotency key. It can be repeated with newer rates, and
// returns the entries that the first request created. C: money_store_wallet_exchange
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

// RatesSave: Saves a rate table, replacing the table with the same name and instant. The rates are saved as
// quoted, with their dates, source and instant. Rate tables of other instants are kept. C:
// money_store_rates_save
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

// RatesAdd: Adds dated rates to the newest rate table of a name, replacing rates of the same dates. If no rate
// table of the name exists, the rates are saved as one. C: money_store_rates_add
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

// RatesLoad: Loads a rate table. Free it with money_rates_free. C: money_store_rates_load
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

// RatesCount: Returns the number of rate tables of a name. C: money_store_rates_count
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

// RatesAt: Returns the instant of the rate table at an index, newest first. C: money_store_rates_at
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

// RatesInstants: Returns a range of the instants of rate tables, newest first. C: money_store_rates_instants
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

// SettingSave: Saves a setting, replacing the setting with the same key. C: money_store_setting_save
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

// Setting: Writes the value of a setting, and returns its instant. C: money_store_setting
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

// SettingDetailed: Writes the value of a setting, and returns its instant. C: money_store_setting
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

// SettingCount: Returns the number of settings. C: money_store_setting_count
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

// SettingKeyAt: Returns the key at an index, ordered by bytes. A buffer of MONEY_STORE_NAME_SIZE bytes is large
// enough. C: money_store_setting_key_at
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

// QuotesSave: Saves price quotes atomically, each replacing the previous quote of its symbol. C:
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

// Quote: Returns the quote of a symbol. C: money_store_quote
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

// QuoteCount: Returns the number of quotes. C: money_store_quote_count
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

// QuoteAt: Returns the quote at an index, ordered by symbol. C: money_store_quote_at
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

// Quotes: Returns a range of quotes, ordered by symbol. C: money_store_quotes
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

// CurrenciesSave: Saves all currencies of a list, shown or not, with the names that their provider gives them,
// in place of those of the same name. The list's settings are not among them: keep what
// money_currency_list_to_json writes as a setting. C: money_store_currencies_save
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

// CurrenciesLoad: Loads currencies as a list. You free it with money_currency_list_free, and give it its
// settings back with money_currency_list_restore. Favourites that version 0.1 kept in the file are favourites
// until then. C: money_store_currencies_load
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

// NewCalculator: Makes a calculator that shows `0`, with at most 5 fraction digits in results. You free it with
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

// Press: Presses one key. If the calculator cannot take the key now, that is an alert: the call returns
// MONEY_OK, and the operation stays as it was. The library notifies your callbacks of the alert, or of a display
// that has changed. C: money_calculator_press
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

// PressKeys: Presses the keys of a text in turn: "40 + 6 x 9.3 ÷ 2 =". Spaces separate keys; digits and `.` may
// stand together. The keys are `0` to `9`, `.`, `+`, `-` or `−`, `x`, `×` or `*`, `÷` or `/`, `=`, `%`, `±` or
// `+/-`, `AC`, `X` and `K`; case matters. After an alert the call goes on with the next key. A call that fails
// has pressed no key, not even the keys before the error, and has notified nobody. If one of its callbacks frees
// the calculator, the call presses no further key. C: money_calculator_press_keys
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

// Keys: Returns the keys that the calculator can take now without alert or failure. C: money_calculator_keys
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

// Display: Writes the display: the operation, such as "40 + 6 x "; after `=` only the result, " = 67.9". C:
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

// Expression: Writes the operation, also while the display shows the result: "40 + 6 x 9.3 ÷ 2". C:
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

// State: Returns the state, such as MONEY_CALCULATOR_RESULT. C: money_calculator_state
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

// Exact: Returns the exact value of the result, in lowest terms. Without a result it is the value of the last
// number. C: money_calculator_exact
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

// Digits: Returns how many fraction digits a result shows at most. C: money_calculator_digits
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

// SetDigits: Sets how many fraction digits (0 to 38) a result shows at most. The display rounds half away from
// zero and drops zeros at the end. It shows fewer digits if 38 digits in all do not hold them. The input of the
// operation stays as it is. C: money_calculator_set_digits
func (self *Calculator) SetDigits(digits int32) error {
	c := begin()
	defer c.end()
	at := (*C.money_calculator_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_calculator_set_digits(at, C.int32_t(digits), &c.why)) {
		return c.err
	}
	return nil
}

// Revision: Returns the revision: a number that grows with each change of the operation or of the digits shown.
// C: money_calculator_revision
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

// ToJSON: Writes a calculator, in any state, as JSON. The same state always gives the same bytes. Callbacks and
// revision are not in it. C: money_calculator_to_json
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

// CalculatorFromJSON: Makes a calculator from the JSON of money_calculator_to_json. You free it with
// money_calculator_free. The call refuses a state that no keys lead to. C: money_calculator_from_json
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

// Converter: A converter: two currencies, the input, rates and what happened to them, and options.
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

// NewConverter: Makes a converter without input and without rates. You free it with money_converter_free. C:
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

// SetAmount: Sets the input, as a person has typed it so far. Text that is no amount is no failure of this call:
// money_converter_info says what the input is. Without a locale the converter reads plain decimals, as
// money_decimal_parse does; with a locale it reads what money_parse_locale reads as an amount of the source. It
// ignores blanks around the input, and "12." is 12; in a locale with commas ",5" is 0,5. C:
// money_converter_set_amount
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

// Amount: Writes the input as it was typed. C: money_converter_amount
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

// SetPair: Sets the currencies. C: money_converter_set_pair
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

// Swap: Exchanges source and target. The input stays as it was typed. C: money_converter_swap
func (self *Converter) Swap() error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_converter_swap(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetLocale: Sets the locale in which the converter reads and writes amounts. C: money_converter_set_locale
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

// SetLocales: Sets the tables that have the converter's locale; NULL: those inside of the library. The locale
// stays as it is, with the signs and names of these tables. The converter keeps the tables as long as it needs
// them, so you may free yours at once. Its JSON names no tables: you set them again after
// money_converter_from_json, which finds the locale in those inside of the library. C:
// money_converter_set_locales
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

// SetOptions: Replaces all options. C: money_converter_set_options
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

// Refresh: Asks for new rates, however fresh the present ones are. `wants_rates` of money_converter_info is 1
// until you note with money_converter_set_loading that you asked for them. C: money_converter_refresh
func (self *Converter) Refresh() error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_converter_refresh(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetLoading: Notes that you asked for rates and that the answer is on its way. C: money_converter_set_loading
func (self *Converter) SetLoading() error {
	c := begin()
	defer c.end()
	at := (*C.money_converter_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_converter_set_loading(at, &c.why)) {
		return c.err
	}
	return nil
}

// SetRates: Hands over rates that have arrived; they replace the present ones. C: money_converter_set_rates
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

// SetRatesFailure: Notes that rates could not be had. The converter keeps its present rates, and they are stale.
// C: money_converter_set_rates_failure
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

// TakeFeed: Takes the present state of a feed of rates, in place of the three calls before. The converter takes
// the feed's rates with their origin and the time of their arrival, the last failure since then, and whether an
// answer is on its way. If the feed has no rates, the converter keeps its own. Call this after each change of
// the feed; a second call changes nothing. C: money_converter_take_feed
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

// Info: Returns what the converter shows at a moment. `wants_rates` is 1 after money_converter_refresh. It is
// also 1 if there are no rates or only old ones, no answer is on its way, and the last attempt has not failed.
// After a failure it is for you to decide when to try again. Rates that arrived further in the future than they
// stay fresh count as old too, because some clock was wrong. C: money_converter_info
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

// Result: Returns the converted amount, as money_rates_convert gives it at the newest rates, with its
// provenance. Between equal currencies the converter neither converts nor rounds: the amount has the digits of
// the input, filled up with zeros to the digits of a result. C: money_converter_result
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

// ResultDetailed: Returns the converted amount, as money_rates_convert gives it at the newest rates, with its
// provenance. Between equal currencies the converter neither converts nor rounds: the amount has the digits of
// the input, filled up with zeros to the digits of a result. C: money_converter_result
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

// Text: Writes the converted amount: plain digits ("4.88"), or as the locale writes it; "" if there is none.
// MONEY_LOCALE_TEXT_MAX bytes are enough. C: money_converter_text
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

// Rate: Returns the exact rate from source to target, whatever the input is. C: money_converter_rate
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

// UnitRate: Writes the value of one unit of the source: "1 EUR = 1.1172 USD"; "" if there is no rate. The text
// has four fraction digits, or more if four significant digits need them: "1 USD = 0.000009422 BTC". The
// converter rounds half-even and writes the number as the locale does. MONEY_LOCALE_TEXT_MAX bytes are enough.
// C: money_converter_unit_rate
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

// Reason: Writes why the converter failed, or why its rates could not be had or renewed: "no rate from USD to
// XAF"; "" if nothing failed. An unfinished input has a reason if its groups are not those of the locale and
// more digits at the end do not make them so, such as "1,0000" in en-US. MONEY_REASON_SIZE bytes are enough. C:
// money_converter_reason
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

// ToJSON: Writes a converter as JSON: pair, input, locale and options, without rates and registry. The same
// converter always gives the same bytes. C: money_converter_to_json
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

// ConverterFromJSON: Makes a converter from the JSON of money_converter_to_json, without rates. You free it with
// money_converter_free. C: money_converter_from_json
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

// Revision: Returns the revision: 0 for a new converter, and one more after each change. C:
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

// CurrencyList: A list of at most 4096 currencies to choose from. A name is CLDR's in the list's language, or
// else the provider's, or else the code. Sorting by name follows UTS #10 with CLDR's root collation as far as
// names of currencies need it: letters count first, then accents, then case. In Spanish ñ comes after n. In
// Japanese kana come in their order, then kanji in the order of JIS X 0208. docs/guide/locales.md says more.
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

// NewCurrencyList: Makes an empty list, sorted by name. You free it with money_currency_list_free. C:
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

// Add: Adds a currency as a provider lists it; the library need not know its code. C: money_currency_list_add
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

// AddCurrent: Adds the currencies that ISO 4217 has today and the list has not. C:
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

// AddJSON: Adds the currencies of a provider's document, all or none. A currency that the list has already gets
// the provider's name from the document. The call reads currencylayer's `list`,
// {"success":true,"currencies":{"EUR":"Euro",...}}, and a plain map of codes and names, {"EUR":"Euro",...}, as
// Frankfurter, Open Exchange Rates and older services give it. The codes of a plain map are capital letters and
// digits. C: money_currency_list_add_json
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

// TakeFeed: Adds the currencies that a feed of currencies has, under the rules of money_currency_list_add_json.
// C: money_currency_list_take_feed
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

// SetLanguage: Sets the language of names and of sorting. C: money_currency_list_set_language
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

// SetLocales: Sets the tables that have the list's language; NULL: those inside of the library. The language
// stays as it is, with the names of these tables. After that money_currency_list_set_language and
// money_currency_list_restore take every language of the tables. The list keeps the tables as long as it needs
// them, so you may free yours at once. C: money_currency_list_set_locales
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

// SetSearch: Shows the currencies that have a text in name or code, whatever its case and accents: "dolar" finds
// "Dólar". C: money_currency_list_set_search
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

// SetSort: Sets the order. Favourites come first, in the same order. C: money_currency_list_set_sort
func (self *CurrencyList) SetSort(sort CurrencyListSort) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_currency_list_set_sort(at, C.money_currency_list_sort_t(sort), &c.why)) {
		return c.err
	}
	return nil
}

// SetFavourite: Makes a currency of the list a favourite (1), or no favourite (0). C:
// money_currency_list_set_favourite
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

// SetFavouritesOnly: Shows only favourites (1), or all currencies (0). The search applies to both. C:
// money_currency_list_set_favourites_only
func (self *CurrencyList) SetFavouritesOnly(isOnly bool) error {
	c := begin()
	defer c.end()
	at := (*C.money_currency_list_t)(c.change(self.held()))
	if c.err != nil || c.failed(C.money_currency_list_set_favourites_only(at, ofBool(isOnly), &c.why)) {
		return c.err
	}
	return nil
}

// Mark: Marks the currencies that a rate table has, and also those that you add later. C:
// money_currency_list_mark
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

// Count: Returns how many currencies the list shows. C: money_currency_list_count
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

// At: Returns the currency that the list shows at an index. C: money_currency_list_at
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

// Items: Writes the currencies that the list shows from an index on, as many as there are and as your array has
// room for. C: money_currency_list_items
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

// ToJSON: Writes the settings of a list as JSON: language, order, favourites, and whether it shows only
// favourites. The same settings always give the same bytes. Currencies and search are not in it. C:
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

// Restore: Sets an existing list to the settings that money_currency_list_to_json wrote, all of them or none. A
// `_restore` function sets an object that you have; a `_from_json` function makes a new one. Settings may come
// before the currencies do: the list remembers a favourite that it does not have yet. C:
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

// State: Returns the state of the list, such as MONEY_LIST_NOTHING_FOUND. C: money_currency_list_state
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

// Revision: Returns the revision: 0 for a new list, and a greater number after each change. C:
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

func (self *PortfolioView) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
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

// SetTransactionsFailure: Sets the reason why the last fetch of transactions failed. C:
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

// SetQuotes: Sets price quotes, each replacing the previous quote of its symbol. C:
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

// SetQuotesFailure: Sets the reason why the last fetch of prices failed. C:
// money_portfolio_view_set_quotes_failure
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

// SetRates: Sets the rate table, replacing the previous one. C: money_portfolio_view_set_rates
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

// TakeFeed: Updates a portfolio view from a feed of transactions or price quotes. The call sets the contents of
// the feed, or the reason why its last fetch failed, as money_portfolio_view_set_transactions,
// money_portfolio_view_set_quotes and the functions for failures do. Call it when the feed has changed, for
// example in the feed's change callback. A feed without contents and without a failure changes nothing, and
// neither does a failure to save or remove a transaction. C: money_portfolio_view_take_feed
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

// State: Returns the state of a portfolio view at a moment. The call requires exclusive access to the view, as
// money_portfolio_value does to its portfolio. C: money_portfolio_view_state
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

// Reason: Writes the reason of a failed state, or "" in any other state. MONEY_REASON_SIZE bytes are enough. C:
// money_portfolio_view_reason
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

// Value: Values the portfolio of a view at a moment. Free the valuation with money_valuation_free. C:
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

// SymbolCount: Returns the number of symbols that require a price: those of the securities held. C:
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

// SymbolAt: Returns the symbol at an index, ordered by bytes. MONEY_SYMBOL_SIZE bytes are enough. C:
// money_portfolio_view_symbol_at
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

// Revision: Returns the revision of a view: 0 for a new view, incremented by each change. C:
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

func (self *OrderForm) held() *handle {
	if self == nil {
		return nil
	}
	return &self.handle
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

// Text: Writes the text shown in a field: the entered text, a number computed from the other fields, or "".
// MONEY_TEXT_MAX bytes are enough. C: money_order_form_text
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

// State: Returns the state of a field. C: money_order_form_state
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

// Transaction: Returns the transaction of an order form whose fields are all valid. An edited transaction keeps
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

// Save: Saves the transaction of an order form whose fields are all valid. The transaction is added to the
// portfolio, or replaces the transaction that the form edits. A replaced transaction keeps its id, fee, exchange
// rate and selected lots. Afterwards the form edits the saved transaction. A failure changes neither the form
// nor the portfolio. C: money_order_form_save
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

