// Code generated from the headers by api/generate.py. DO NOT EDIT.

package money

// #include <money/desk.h>
import "C"

import (
	"runtime"
	"time"
	"unsafe"
)

// CurrencyRegistry is a registry of user-defined currencies, such as tokens or loyalty points.
//
// Functions that accept currency codes also accept a registry.
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

// NewCurrencyRegistry creates an empty registry.
func NewCurrencyRegistry() (*CurrencyRegistry, error) {
	c := begin()
	defer c.end()
	var registryOut *C.money_currency_registry_t
	if c.err != nil || c.failed(C.money_currency_registry_new(&registryOut, &c.why)) {
		return nil, c.err
	}
	return adoptCurrencyRegistry(registryOut), nil
}

// Add adds a user-defined currency to a registry.
//
//   - code: 1 to 11 characters of A-Z, a-z, 0-9, ".", _ and "-", starting with a letter. Codes of the built-in
//     table are not allowed.
//   - digits: the number of fraction digits of the minor unit, 0 to 38.
//   - name: UTF-8, at most 115 bytes; "" for a currency without a name.
//
// The error is
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrDuplicateCurrency] if a currency with this code already exists
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (cu *CurrencyRegistry) Add(code string, digits int32, name string) error {
	c := begin()
	defer c.end()
	self := (*C.money_currency_registry_t)(c.change(cu.held()))
	codeText := c.code(code)
	nameText := c.text(name)
	if c.err != nil || c.failed(C.money_currency_registry_add(self, codeText, C.int32_t(digits), nameText, C.size_t(len(name)), &c.why)) {
		return c.err
	}
	return nil
}

// Count returns the number of currencies in a registry.
func (cu *CurrencyRegistry) Count() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_currency_registry_t)(c.use(cu.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_currency_registry_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At returns the currency at an index of a registry, in the order in which you added them.
//
// The error is [ErrNotFound] if index is not less than the count.
func (cu *CurrencyRegistry) At(index int) (Currency, error) {
	c := begin()
	defer c.end()
	self := (*C.money_currency_registry_t)(c.use(cu.held()))
	var currencyOut C.money_currency_t
	if c.err != nil || c.failed(C.money_currency_registry_at(self, C.size_t(index), &currencyOut, &c.why)) {
		return Currency{}, c.err
	}
	return currencyOf(&currencyOut), nil
}

// Explanation is an explanation: the nodes of one or more trees in depth-first order.
//
// It is immutable.
//
// Call [Explanation.Close] to release it, or leave that to the garbage collector.
type Explanation struct {
	handle
}

func adoptExplanation(at *C.money_explanation_t) *Explanation {
	if at == nil {
		return nil
	}
	made := &Explanation{}
	made.adopt(unsafe.Pointer(at), "Explanation", func(at unsafe.Pointer) {
		C.money_explanation_free((*C.money_explanation_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Explanation) { gone.Close() })
	return made
}

func (e *Explanation) held() *handle {
	if e == nil {
		return nil
	}
	return &e.handle
}

// Count returns the number of nodes.
//
// See also [Explanation.Nodes].
func (e *Explanation) Count() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_explanation_t)(c.use(e.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_explanation_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// Nodes returns all nodes, in depth-first order: each node is followed by its children.
//
// The first node is the root. Amounts that do not enter it, such as the tax in an accounting currency, have
// roots of their own.
//
// See also [Explanation.Count].
func (e *Explanation) Nodes() ([]ExplanationNode, error) {
	c := begin()
	defer c.end()
	self := (*C.money_explanation_t)(c.use(e.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_explanation_node_t, pageRows)
	var found []ExplanationNode
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_explanation_nodes(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, explanationNodeOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Find returns the index of the node with a name.
//
// References are not searched.
//
//   - name: the name, such as "tax" or "lines[0].net": UTF-8 of at most 63 bytes.
//
// The error is
//   - [ErrNotFound] if name is not the name of a node
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Explanation.Nodes].
func (e *Explanation) Find(name string) (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_explanation_t)(c.use(e.held()))
	nameText := c.code(name)
	var indexOut C.size_t
	if c.err != nil || c.failed(C.money_explanation_find(self, nameText, &indexOut, &c.why)) {
		return 0, c.err
	}
	return int(indexOut), nil
}

// ToText returns an explanation as English text.
//
// Each value is followed by its computation in a line that starts with "=", with its rule and the part that
// rounding moved. Inputs appear only in the computations.
//
// See also [Explanation.ToJSON].
func (e *Explanation) ToText() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_explanation_t)(c.use(e.held()))
	var textOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_explanation_to_text(self, &textOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(textOut, length), nil
}

// ToJSON returns an explanation as JSON: the list of its nodes, in which a parent is an index.
//
// The same explanation always produces the same bytes.
//
// See also [Explanation.ToText].
func (e *Explanation) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_explanation_t)(c.use(e.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_explanation_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Rates is an immutable table of exchange rates, which threads may share.
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

// RatesFromECBCSV reads euro foreign exchange reference rates from a CSV file of the European Central Bank.
//
// The call accepts the history file ("eurofxref-hist.csv") and the daily file (eurofxref.csv), which it
// distinguishes by their dates. It also reads daily spot rates from the bank's data interface as CSV (dataset
// EXR, "format=csvdata"), recognised by their column titles. In these, the base is CURRENCY_DENOM, and rows
// without a value or with "NaN" are skipped; monthly and annual averages, whose FREQ is not D, are
// [ErrDocument].
//
// The error is
//   - [ErrDocument] if csv is not such a file; the position is that of the cell
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrDuplicateRate] if the document contains more than one rate for the same direction and date
//   - [ErrNoRates] if the document is well-formed but contains no rates
//   - [ErrSyntax] if a currency in csv is not a currency code
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
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

// RatesFromECBXML reads euro foreign exchange reference rates from an XML file of the European Central Bank.
//
// The call accepts the files of one day ("eurofxref-daily.xml"), of 90 days ("eurofxref-hist-90d.xml") and of
// all days ("eurofxref-hist.xml"). It rejects document type declarations (DTDs) and entities.
//
// The error is
//   - [ErrDocument] if xml is not such a file; the position is that of the invalid part
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrDuplicateRate] if the document contains more than one rate for the same direction and date
//   - [ErrNoRates] if the document is well-formed but contains no rates
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
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

// RatesFromJSON reads a table of rates from JSON.
//
// The call recognises these formats by their structure:
//
//   - currencylayer and exchangerate.host:
//     {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}}, with "date" for a past day; or
//     several days, {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}}
//   - base and rates of one or several days, as sent by version 1 of Frankfurter, Open Exchange Rates and fixer:
//     {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides "date"
//   - ExchangeRate-API and open.er-api.com: {"base_code":"USD","conversion_rates":{"EUR":0.9}} or "rates", with
//     "time_last_update_unix", or with "year", "month" and "day"; or "target_code" and "conversion_rate" for one
//     pair
//   - rows of version 2 of Frankfurter: [{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}], one such
//     object, or one object per line (NDJSON); the table's base is the base of the rows if it is the same in all
//     of them
//   - a list of pairs: [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}], with "date" in all or in
//     no elements, or a single pair
//   - tables A and B of Narodowy Bank Polski, or one of their series, and daily series of the Bank of Canada,
//     such as {"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]}
//   - the documents of [Rates.ToJSON]
//
// An error of the provider is [ErrProvider], with its code and message: {"success":false,…}, {"error":…},
// {"result":"error",…}, {"status":404,"message":…} or {"message":…}.
//
// Rates may be numbers or strings of digits, also with exponents, and are read exactly. A rate with more than 19
// significant digits or 19 fraction digits is rounded to fit, half-even. [FlagsRateRounded] is then set for the
// rate and for each conversion that uses it.
//
// The error is
//   - [ErrJSON] if json is not valid JSON; the position is that of the error
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrNoRates] if the document is well-formed but contains no rates
//   - [ErrProvider] if the document is an error of the provider; the error's text contains its code and message
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrDuplicateRate] if the document contains more than one rate for the same direction and date
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrVersion] if the document was written by a newer version of the library
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
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

// ToJSON returns a table of rates as JSON that [RatesFromJSON] reads.
//
// The same table always produces the same bytes.
func (r *Rates) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_rates_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// ToBytes returns a table of rates as bytes, many times as fast as JSON.
//
// The same table always produces the same bytes on every platform; docs/reference/packed.md defines them.
func (r *Rates) ToBytes() ([]byte, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	var bytesOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_rates_to_bytes(self, &bytesOut, &length, &c.why)) {
		return nil, c.err
	}
	return freedBytesOf(bytesOut, length), nil
}

// RatesFromBytes reads a table of rates from bytes that [Rates.ToBytes] of this or an earlier version wrote.
//
// The table copies them. Errors include the position in the bytes.
//
// The error is
//   - [ErrDocument] if no snapshot, or a damaged one
//   - [ErrVersion] if the document was written by a newer version of the library
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func RatesFromBytes(bytes []byte) (*Rates, error) {
	c := begin()
	defer c.end()
	bytesText := c.bytes(bytes)
	var ratesOut *C.money_rates_t
	if c.err != nil || c.failed(C.money_rates_from_bytes(bytesText, C.size_t(len(bytes)), &ratesOut, &c.why)) {
		return nil, c.err
	}
	return adoptRates(ratesOut), nil
}

// Merge creates a table with the rates of two tables, such as a history and newer rates of another publisher.
//
// This rate table takes precedence. With [MergeRulePairs], the call omits a rate of added if this rate table
// contains a rate between the same two currencies, in either direction, on the same date. With [MergeRuleDays],
// it omits all rates of added whose date this rate table contains; undated rates count as rates of one date. No
// rate is calculated.
//
// The result keeps the base currency if it is the same in both tables; otherwise cross rates use the shortest
// path. Its source consists of both publishers, separated by ", " and cut after 63 bytes. Its time of
// publication is that of the table with the later date, and for the same date the earlier time. If the call adds
// no rate, all three remain those of this rate table; if this rate table is empty, they are those of added.
//
// The time is proportional to the number of rates in both tables.
//
//   - date: the date of undated rates, or [DateNone] to leave them undated.
//
// The error is [ErrArgument] if only one of the tables contains dates, and date is [DateNone], or [ErrDate] if
// the date is not a day in the years 1 to 9999.
//
// See also [RatesBuilder.Add], [Store.RatesAdd].
func (r *Rates) Merge(added *Rates, rule MergeRule, date Date) (*Rates, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	addedAt := (*C.money_rates_t)(c.use(added.held()))
	var mergedOut *C.money_rates_t
	if c.err != nil || c.failed(C.money_rates_merge(self, addedAt, C.money_merge_rule_t(rule), C.money_date_t(date), &mergedOut, &c.why)) {
		return nil, c.err
	}
	return adoptRates(mergedOut), nil
}

// Info returns information about a table of rates.
func (r *Rates) Info() (RatesInfo, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	var infoOut C.money_rates_info_t
	if c.err != nil || c.failed(C.money_rates_info(self, &infoOut, &c.why)) {
		return RatesInfo{}, c.err
	}
	return ratesInfoOf(&infoOut), nil
}

// CurrencyAt returns the code of the currency at an index of a table.
//
// Currencies are sorted by code.
//
// The error is [ErrNotFound] if index is not less than the count.
func (r *Rates) CurrencyAt(index int) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_rates_currency_at(self, C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Currencies returns the codes of the currencies with a rate on a date, sorted and separated by spaces, such as
// "EUR JPY USD".
//
// The text is empty if the table contains no rates of that date.
//
//   - date: [DateNone] for the newest date of the table. Undated rates are valid on any date.
//
// The error is [ErrDate] if the date is not a day in the years 1 to 9999.
//
// See also [Rates.CurrencyAt], [CountryCurrencies].
func (r *Rates) Currencies(date Date) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_rates_currencies(self, C.money_date_t(date), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// DateAt returns the date at an index of a table, oldest first.
//
// The error is [ErrNotFound] if index is not less than the count.
func (r *Rates) DateAt(index int) (Date, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	var dateOut C.money_date_t
	if c.err != nil || c.failed(C.money_rates_date_at(self, C.size_t(index), &dateOut, &c.why)) {
		return 0, c.err
	}
	return Date(dateOut), nil
}

// PairAt returns the newest rate of the currency pair at an index of a table.
//
// Pairs are sorted by their codes.
//
// The error is [ErrNotFound] if index is not less than the count.
func (r *Rates) PairAt(index int) (Rate, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	var rateOut C.money_rate_t
	if c.err != nil || c.failed(C.money_rates_pair_at(self, C.size_t(index), &rateOut, &c.why)) {
		return Rate{}, c.err
	}
	return rateOf(&rateOut), nil
}

// Convert converts an amount using a rate table, rounding once.
//
// The path is direct, inverse, or through the table's base. In a table without a base it is the shortest path of
// at most four legs; among several, the call selects the one with the fewest inverse legs, then the first by
// codes. [FlagsInconsistent] is set if another path of the same length, or two legs next to a direct quote,
// produce a different rate. All legs are of the same date: the requested date, or the last date before it within
// MaxGap that has rates for all of them.
//
// A withdrawn currency is converted by its legal factor from the date on which the factor was fixed, and
// [FlagsFixed] is set. If that date is unknown, the factor is used only if the table contains no rate. A quote
// unit such as GBX is converted by its factor.
//
// Between the euro and the currencies that it replaced, the call rounds as Council Regulation (EC) No 1103/97
// requires, and sets [FlagsEuroRegulation]. Half a cent is rounded up, and between two national currencies the
// intermediate amount in euro is rounded to three decimals. This applies to results in the minor unit of the
// target, and only if the rounding mode is [RoundingHalfEven], which is the default, or [RoundingHalfUp].
//
// An amount that is already in target needs no rate. It is returned unchanged, or with Digits fraction digits if
// they are set. If target is nil or "", this applies to any amount.
//
//   - amount: the amount to convert.
//   - target: a built-in code, a code of Registry, or any code if Digits is set.
//   - options: date, gap, digits and rounding; nil for the newest date, the minor unit of the target on that
//     date, and half-even.
//
// The error is
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSyntax] if target is not a currency code
func (r *Rates) Convert(amount Money, target string, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	amountRaw := amount.raw()
	targetText := c.optional(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_rates_convert(self, &amountRaw, targetText, optionsRaw, &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ConvertDetailed converts an amount using a rate table, rounding once.
//
// The path is direct, inverse, or through the table's base. In a table without a base it is the shortest path of
// at most four legs; among several, the call selects the one with the fewest inverse legs, then the first by
// codes. [FlagsInconsistent] is set if another path of the same length, or two legs next to a direct quote,
// produce a different rate. All legs are of the same date: the requested date, or the last date before it within
// MaxGap that has rates for all of them.
//
// A withdrawn currency is converted by its legal factor from the date on which the factor was fixed, and
// [FlagsFixed] is set. If that date is unknown, the factor is used only if the table contains no rate. A quote
// unit such as GBX is converted by its factor.
//
// Between the euro and the currencies that it replaced, the call rounds as Council Regulation (EC) No 1103/97
// requires, and sets [FlagsEuroRegulation]. Half a cent is rounded up, and between two national currencies the
// intermediate amount in euro is rounded to three decimals. This applies to results in the minor unit of the
// target, and only if the rounding mode is [RoundingHalfEven], which is the default, or [RoundingHalfUp].
//
// An amount that is already in target needs no rate. It is returned unchanged, or with Digits fraction digits if
// they are set. If target is nil or "", this applies to any amount.
//
//   - amount: the amount to convert.
//   - target: a built-in code, a code of Registry, or any code if Digits is set.
//   - options: date, gap, digits and rounding; nil for the newest date, the minor unit of the target on that
//     date, and half-even.
//
// The results are
//   - the converted amount
//   - rate, path, date, age and remainder
//
// The error is
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSyntax] if target is not a currency code
func (r *Rates) ConvertDetailed(amount Money, target string, options *ConvertOptions) (Money, Conversion, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	amountRaw := amount.raw()
	targetText := c.optional(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	var detailsOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_rates_convert(self, &amountRaw, targetText, optionsRaw, &resultOut, &detailsOut, &c.why)) {
		return Money{}, Conversion{}, c.err
	}
	return moneyOf(resultOut), conversionOf(&detailsOut), nil
}

// Find returns the exact rate between two currencies under the rules of [Rates.Convert], without an amount.
//
// The error is
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
func (r *Rates) Find(from string, to string, options *ConvertOptions) (Conversion, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	fromText := c.code(from)
	toText := c.code(to)
	optionsRaw := options.give(c)
	var detailsOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_rates_find(self, fromText, toText, optionsRaw, &detailsOut, &c.why)) {
		return Conversion{}, c.err
	}
	return conversionOf(&detailsOut), nil
}

// Explain explains a conversion: the rates of its path, the rounding, and the regulation that requires it.
//
// The result is the node "result". Its children are the node "amount" and a node for each rate, such as
// "EUR/USD".
//
//   - target: the currency of the result.
//   - options: nil for the defaults of [Rates.Convert].
//
// The error is
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSyntax] if target is not a currency code
//
// See also [Rates.Convert], [Explanation.Nodes].
func (r *Rates) Explain(amount Money, target string, options *ConvertOptions) (*Explanation, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	amountRaw := amount.raw()
	targetText := c.optional(target)
	optionsRaw := options.give(c)
	var explanationOut *C.money_explanation_t
	if c.err != nil || c.failed(C.money_rates_explain(self, &amountRaw, targetText, optionsRaw, &explanationOut, &c.why)) {
		return nil, c.err
	}
	return adoptExplanation(explanationOut), nil
}

// Compare compares the values of two amounts in one currency.
//
// The amounts are converted exactly, without rounding; Digits and Rounding of the options are ignored. Amounts
// of the same currency are compared directly and need no rate.
//
//   - target: the currency in which the amounts are compared. If the table's rates are inconsistent, the order
//     can depend on it.
//   - options: the options of [Rates.Convert]; nil for the defaults.
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrSyntax] if target is not a currency code
//
// See also [Money.Compare], [Rates.Sort].
func (r *Rates) Compare(a Money, b Money, target string, options *ConvertOptions) (int32, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	aRaw := a.raw()
	bRaw := b.raw()
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var orderOut C.int32_t
	if c.err != nil || c.failed(C.money_rates_compare(self, &aRaw, &bRaw, targetText, optionsRaw, &orderOut, nil, &c.why)) {
		return 0, c.err
	}
	return int32(orderOut), nil
}

// CompareDetailed compares the values of two amounts in one currency.
//
// The amounts are converted exactly, without rounding; Digits and Rounding of the options are ignored. Amounts
// of the same currency are compared directly and need no rate.
//
//   - target: the currency in which the amounts are compared. If the table's rates are inconsistent, the order
//     can depend on it.
//   - options: the options of [Rates.Convert]; nil for the defaults.
//
// The results are
//   - -1 if a is worth less than b, 0 if both are worth the same, or 1
//   - the flags of the conversions
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrSyntax] if target is not a currency code
//
// See also [Money.Compare], [Rates.Sort].
func (r *Rates) CompareDetailed(a Money, b Money, target string, options *ConvertOptions) (int32, Flags, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	aRaw := a.raw()
	bRaw := b.raw()
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var orderOut C.int32_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_rates_compare(self, &aRaw, &bRaw, targetText, optionsRaw, &orderOut, &flagsOut, &c.why)) {
		return 0, 0, c.err
	}
	return int32(orderOut), Flags(flagsOut), nil
}

// Sort sorts amounts by their value in one currency, in ascending order.
//
// Amounts of equal value keep their order.
//
//   - amounts: the amounts to sort.
//   - target: the currency in which the amounts are compared, as in [Rates.Compare].
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrLimit] if the number of amounts is above [AmountsMax]
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [Rates.Compare].
func (r *Rates) Sort(amounts []Money, target string, options *ConvertOptions) ([]int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	indicesOut := make([]C.size_t, len(amounts))
	if c.err != nil || c.failed(C.money_rates_sort(self, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, first(indicesOut), nil, &c.why)) {
		return nil, c.err
	}
	return listOf(indicesOut, len(indicesOut), func(one C.size_t) int { return int(one) }), nil
}

// SortDetailed sorts amounts by their value in one currency, in ascending order.
//
// Amounts of equal value keep their order.
//
//   - amounts: the amounts to sort.
//   - target: the currency in which the amounts are compared, as in [Rates.Compare].
//
// The results are
//   - the indices of the amounts in sorted order
//   - the flags
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrLimit] if the number of amounts is above [AmountsMax]
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [Rates.Compare].
func (r *Rates) SortDetailed(amounts []Money, target string, options *ConvertOptions) ([]int, Flags, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	indicesOut := make([]C.size_t, len(amounts))
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_rates_sort(self, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, first(indicesOut), &flagsOut, &c.why)) {
		return nil, 0, c.err
	}
	return listOf(indicesOut, len(indicesOut), func(one C.size_t) int { return int(one) }), Flags(flagsOut), nil
}

// Minimum returns the amount with the lowest value in one currency, unconverted.
//
// If several amounts tie, the first of them is returned.
//
//   - target: the currency in which the amounts are compared, as in [Rates.Compare].
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrLimit] if the number of amounts is above [AmountsMax]
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [Minimum].
func (r *Rates) Minimum(amounts []Money, target string, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_rates_minimum(self, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// MinimumDetailed returns the amount with the lowest value in one currency, unconverted.
//
// If several amounts tie, the first of them is returned.
//
//   - target: the currency in which the amounts are compared, as in [Rates.Compare].
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrLimit] if the number of amounts is above [AmountsMax]
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [Minimum].
func (r *Rates) MinimumDetailed(amounts []Money, target string, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_rates_minimum(self, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// Maximum returns the amount with the highest value in one currency, unconverted.
//
// If several amounts tie, the first of them is returned.
//
//   - target: the currency in which the amounts are compared, as in [Rates.Compare].
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrLimit] if the number of amounts is above [AmountsMax]
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [Maximum].
func (r *Rates) Maximum(amounts []Money, target string, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_rates_maximum(self, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// MaximumDetailed returns the amount with the highest value in one currency, unconverted.
//
// If several amounts tie, the first of them is returned.
//
//   - target: the currency in which the amounts are compared, as in [Rates.Compare].
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrLimit] if the number of amounts is above [AmountsMax]
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [Maximum].
func (r *Rates) MaximumDetailed(amounts []Money, target string, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_rates_maximum(self, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// Sum adds up amounts in one currency, rounding once.
//
// As in [Bag.Reduce], the exact conversions are added up, and the sum is rounded.
//
//   - amounts: the amounts to add up. Without amounts the sum is 0 of target.
//   - target: the currency of the result.
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if the number of amounts is above [AmountsMax]
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [Sum], [Bag.Reduce].
func (r *Rates) Sum(amounts []Money, target string, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_rates_sum(self, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// SumDetailed adds up amounts in one currency, rounding once.
//
// As in [Bag.Reduce], the exact conversions are added up, and the sum is rounded.
//
//   - amounts: the amounts to add up. Without amounts the sum is 0 of target.
//   - target: the currency of the result.
//
// The results are
//   - the result
//   - the flags
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if the number of amounts is above [AmountsMax]
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [Sum], [Bag.Reduce].
func (r *Rates) SumDetailed(amounts []Money, target string, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_t)(c.use(r.held()))
	amountsRaw := make([]C.money_t, len(amounts))
	for index := range amounts {
		amountsRaw[index] = amounts[index].raw()
	}
	targetText := c.code(target)
	optionsRaw := options.give(c)
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_rates_sum(self, first(amountsRaw), C.size_t(len(amounts)), targetText, optionsRaw, &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// RatesBuilder is a builder of rate tables.
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

// NewRatesBuilder creates an empty builder of rate tables.
func NewRatesBuilder() (*RatesBuilder, error) {
	c := begin()
	defer c.end()
	var builderOut *C.money_rates_builder_t
	if c.err != nil || c.failed(C.money_rates_builder_new(&builderOut, &c.why)) {
		return nil, c.err
	}
	return adoptRatesBuilder(builderOut), nil
}

// Add adds the rate 1 from = rate to, or replaces the rate of the same direction and date.
//
// The opposite direction is a separate entry. If you add both, such as bid and ask, each applies to its own
// direction. If you add only one, the exact inverse applies to the other. A builder contains either dated or
// undated rates, not both.
//
//   - rate: a decimal of at most 19 significant digits ("1.1172"), or a ratio of two integers ("7/3"). It must
//     be positive.
//   - date: the date of the rate, or [DateNone] for an undated rate.
//
// The error is
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (r *RatesBuilder) Add(from string, to string, rate string, date Date) error {
	c := begin()
	defer c.end()
	self := (*C.money_rates_builder_t)(c.change(r.held()))
	fromText := c.code(from)
	toText := c.code(to)
	rateText := c.text(rate)
	if c.err != nil || c.failed(C.money_rates_builder_add(self, fromText, toText, rateText, C.size_t(len(rate)), C.money_date_t(date), &c.why)) {
		return c.err
	}
	return nil
}

// Remove removes the rate of a direction and date.
//
// The error is
//   - [ErrNotFound] if no rate has this direction and date
//   - [ErrSyntax] if from or to is not a currency code
//   - [ErrDate] if the date is not a day in the years 1 to 9999
func (r *RatesBuilder) Remove(from string, to string, date Date) error {
	c := begin()
	defer c.end()
	self := (*C.money_rates_builder_t)(c.change(r.held()))
	fromText := c.code(from)
	toText := c.code(to)
	if c.err != nil || c.failed(C.money_rates_builder_remove(self, fromText, toText, C.money_date_t(date), &c.why)) {
		return c.err
	}
	return nil
}

// SetBase sets the base currency, through which cross rates are calculated.
//
// Without a base currency they use the shortest path.
//
//   - base: "" for no base currency.
//
// The error is [ErrSyntax] if base is not a currency code.
func (r *RatesBuilder) SetBase(base string) error {
	c := begin()
	defer c.end()
	self := (*C.money_rates_builder_t)(c.change(r.held()))
	baseText := c.optional(base)
	if c.err != nil || c.failed(C.money_rates_builder_set_base(self, baseText, &c.why)) {
		return c.err
	}
	return nil
}

// SetSource sets the publisher of the rates.
//
//   - source: one line of at most 63 bytes; "" for no publisher.
//
// The error is
//   - [ErrSyntax] if source contains a control character
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (r *RatesBuilder) SetSource(source string) error {
	c := begin()
	defer c.end()
	self := (*C.money_rates_builder_t)(c.change(r.held()))
	sourceText := c.text(source)
	if c.err != nil || c.failed(C.money_rates_builder_set_source(self, sourceText, C.size_t(len(source)), &c.why)) {
		return c.err
	}
	return nil
}

// SetInstant sets the time of publication: an instant, or the zero time.
func (r *RatesBuilder) SetInstant(instant time.Time) error {
	c := begin()
	defer c.end()
	self := (*C.money_rates_builder_t)(c.change(r.held()))
	if c.err != nil || c.failed(C.money_rates_builder_set_instant(self, ofTime(instant), &c.why)) {
		return c.err
	}
	return nil
}

// Count returns the number of rates in a builder.
func (r *RatesBuilder) Count() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_builder_t)(c.use(r.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_rates_builder_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At returns the rate at an index of a builder, in the order in which you first added them.
//
// The error is [ErrNotFound] if index is not less than the count.
func (r *RatesBuilder) At(index int) (Rate, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_builder_t)(c.use(r.held()))
	var rateOut C.money_rate_t
	if c.err != nil || c.failed(C.money_rates_builder_at(self, C.size_t(index), &rateOut, &c.why)) {
		return Rate{}, c.err
	}
	return rateOf(&rateOut), nil
}

// Build creates a table from the rates of a builder.
//
// The builder is unchanged and can be used again. An empty table is allowed.
func (r *RatesBuilder) Build() (*Rates, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rates_builder_t)(c.use(r.held()))
	var ratesOut *C.money_rates_t
	if c.err != nil || c.failed(C.money_rates_builder_build(self, &ratesOut, &c.why)) {
		return nil, c.err
	}
	return adoptRates(ratesOut), nil
}

// Bag is an exact sum of amounts in several currencies, one amount for each currency.
//
// Amounts of 0 are ignored.
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

// NewBag creates an empty bag.
func NewBag() (*Bag, error) {
	c := begin()
	defer c.end()
	var bagOut *C.money_bag_t
	if c.err != nil || c.failed(C.money_bag_new(&bagOut, &c.why)) {
		return nil, c.err
	}
	return adoptBag(bagOut), nil
}

// Copy copies a bag.
func (b *Bag) Copy() (*Bag, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bag_t)(c.use(b.held()))
	var copyOut *C.money_bag_t
	if c.err != nil || c.failed(C.money_bag_copy(self, &copyOut, &c.why)) {
		return nil, c.err
	}
	return adoptBag(copyOut), nil
}

// Add adds an amount to the bag's amount of the same currency.
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits.
//
// See also [Bag.AddBag].
func (b *Bag) Add(amount Money) error {
	c := begin()
	defer c.end()
	self := (*C.money_bag_t)(c.change(b.held()))
	amountRaw := amount.raw()
	if c.err != nil || c.failed(C.money_bag_add(self, &amountRaw, &c.why)) {
		return c.err
	}
	return nil
}

// AddBag adds all amounts of another bag.
//
// This bag and other may be the same bag.
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits.
func (b *Bag) AddBag(other *Bag) error {
	c := begin()
	defer c.end()
	self := (*C.money_bag_t)(c.change(b.held()))
	otherAt := (*C.money_bag_t)(c.use(other.held()))
	if c.err != nil || c.failed(C.money_bag_add_bag(self, otherAt, &c.why)) {
		return c.err
	}
	return nil
}

// Multiply multiplies all amounts by a factor, exactly.
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits.
func (b *Bag) Multiply(factor Decimal) error {
	c := begin()
	defer c.end()
	self := (*C.money_bag_t)(c.change(b.held()))
	factorRaw := factor.raw()
	if c.err != nil || c.failed(C.money_bag_multiply(self, &factorRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Count returns the number of amounts other than 0.
func (b *Bag) Count() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bag_t)(c.use(b.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_bag_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At returns the amount at an index.
//
// Only amounts other than 0 are counted, in the order in which their currencies were added.
//
// The error is [ErrNotFound] if index is out of range.
func (b *Bag) At(index int) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bag_t)(c.use(b.held()))
	var amountOut C.money_t
	if c.err != nil || c.failed(C.money_bag_at(self, C.size_t(index), &amountOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(amountOut), nil
}

// Amounts returns all amounts, in the order of [Bag.At].
func (b *Bag) Amounts() ([]Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bag_t)(c.use(b.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_t, pageRows)
	var found []Money
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_bag_amounts(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// Amount returns the amount of a currency, or 0 if the bag does not contain the currency.
//
// The error is [ErrSyntax] if currency is not a currency code.
func (b *Bag) Amount(currency string) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bag_t)(c.use(b.held()))
	currencyText := c.code(currency)
	var amountOut C.money_t
	if c.err != nil || c.failed(C.money_bag_amount(self, currencyText, &amountOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(amountOut), nil
}

// Equal returns whether two bags contain the same amounts, in any order.
func (b *Bag) Equal(other *Bag) (bool, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bag_t)(c.use(b.held()))
	otherAt := (*C.money_bag_t)(c.use(other.held()))
	var equalOut C.money_bool_t
	if c.err != nil || c.failed(C.money_bag_equal(self, otherAt, &equalOut, &c.why)) {
		return false, c.err
	}
	return equalOut != 0, nil
}

// Hash returns a hash of the amounts.
//
// Equal bags have equal hashes.
func (b *Bag) Hash() (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bag_t)(c.use(b.held()))
	var hashOut C.uint64_t
	if c.err != nil || c.failed(C.money_bag_hash(self, &hashOut, &c.why)) {
		return 0, c.err
	}
	return uint64(hashOut), nil
}

// Reduce converts a bag into one currency, rounding once.
//
// The exact conversions are added up, and the sum is rounded. If Council Regulation (EC) No 1103/97 governs
// every conversion, the sum is rounded by that regulation and [FlagsEuroRegulation] is set; see [Rates.Convert].
//
//   - target: the currency of the result.
//   - rates: the rate table; nil for a bag that contains only amounts of target.
//   - options: the options of [Rates.Convert]; nil for the defaults.
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [Rates.Convert], [Wallet.Total].
func (b *Bag) Reduce(target string, rates *Rates, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bag_t)(c.use(b.held()))
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_bag_reduce(self, targetText, ratesAt, optionsRaw, &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ReduceDetailed converts a bag into one currency, rounding once.
//
// The exact conversions are added up, and the sum is rounded. If Council Regulation (EC) No 1103/97 governs
// every conversion, the sum is rounded by that regulation and [FlagsEuroRegulation] is set; see [Rates.Convert].
//
//   - target: the currency of the result.
//   - rates: the rate table; nil for a bag that contains only amounts of target.
//   - options: the options of [Rates.Convert]; nil for the defaults.
//
// The results are
//   - the result
//   - the flags of the conversion
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [Rates.Convert], [Wallet.Total].
func (b *Bag) ReduceDetailed(target string, rates *Rates, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bag_t)(c.use(b.held()))
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var resultOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_bag_reduce(self, targetText, ratesAt, optionsRaw, &resultOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(resultOut), Flags(flagsOut), nil
}

// Format returns a bag as text, such as "-12.50 EUR + 3.00 USD".
//
// The text contains the amounts other than 0, ordered by currency code and each with its own sign, or "0" if all
// amounts are 0. The length depends on the bag.
//
// See also [ParseBag], [Bag.ToJSON].
func (b *Bag) Format() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bag_t)(c.use(b.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_bag_format(self, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// ParseBag reads a bag from text that [Bag.Format] wrote.
//
// The text contains amounts in the form that [Parse] accepts, separated by " + ", in any order, with at most one
// amount for each currency. Errors include the position in the text.
//
//   - registry: user-defined currencies, accepted in addition to the built-in ones; nil for the built-in ones
//     only.
//
// The error is
//   - [ErrSyntax] if text is not a sum of amounts, or two amounts are in the same currency
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if text is longer than [DocumentMax]
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

// ToJSON returns a bag as JSON.
//
// The document is a list of its amounts other than 0, ordered by currency code, in the format of [Money.ToJSON].
// Equal bags with equal numbers of fraction digits produce the same bytes.
//
// See also [BagFromJSON], [Bag.Format].
func (b *Bag) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bag_t)(c.use(b.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_bag_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// BagFromJSON reads a bag from JSON that [Bag.ToJSON] wrote.
//
// The document is a list of amounts in any order, with at most one amount for each currency. Errors include the
// position in the text.
//
//   - registry: user-defined currencies, accepted in addition to the built-in ones; nil for the built-in ones
//     only.
//
// The error is
//   - [ErrJSON] if json is not valid JSON
//   - [ErrDocument] if json is not a list of amounts, or two amounts are in the same currency
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
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

// Expression is an evaluated expression, with its exact result and its conversions.
//
// It is immutable.
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
// An expression consists of these elements:
//
//   - numbers: decimals without exponents ("12.50", ".5")
//   - amounts: numbers with a currency before or after them, which is a built-in code, a code of Registry, or a
//     symbol that CLDR uses for one currency only ("EUR 12.50", "12.50€", "US$3")
//   - operators: "+", "-" (or U+2212), x (or "*", U+00D7) and "/" (or U+00F7), of which the last two bind more
//     tightly
//   - parentheses, and signs before a term
//   - percentages: "N%" after "+" or "-" is that percentage of everything to its left, and elsewhere a hundredth
//     of N; the sum of two percentages is a percentage
//   - conversions: in or To, in any case, with a currency converts everything before it, up to the enclosing
//     parenthesis
//
// docs/guide/expressions.md contains the complete grammar.
//
// An amount times or divided by a number is an amount. An amount divided by an amount is a number: the divisor
// is first converted to the dividend's currency, or the dividend to the divisor's currency if the dividend mixes
// currencies. A sum of several currencies requires in; otherwise it is [ErrCurrencyMismatch], as are amount ×
// amount, number ÷ amount, and amount + number.
//
// Each step is a ratio of two integers of at most 512 bits in lowest terms. An amount is rounded to Digits. A
// number that fits in 38 digits is exact and written without trailing zeros. Otherwise it is rounded to Digits,
// or, with [DigitsCurrency], to as many fraction digits as 38 digits in total allow.
//
// The error's position is that of the first byte that is invalid, of the operator that fails, or of the
// currency. If only the result fails, because it is too large, is inexact, or is in a currency without minor
// units, the position is the length of the text.
//
//   - text: at most [ExpressionMax] bytes.
//   - rates: the table of rates; nil if the expression requires no rates.
//   - options: as in [Rates.Convert]; nil for the newest date, the minor unit of the currency on that date, and
//     half-even.
//
// The error is
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrAmbiguousCurrency] if a symbol is used by several currencies; the error's text lists them
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if a number or the result does not fit in 38 digits, or a step exceeds 512 bits
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if text is longer than [ExpressionMax], or a sum mixes more than [ExpressionCurrenciesMax]
//     currencies
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
// An expression consists of these elements:
//
//   - numbers: decimals without exponents ("12.50", ".5")
//   - amounts: numbers with a currency before or after them, which is a built-in code, a code of Registry, or a
//     symbol that CLDR uses for one currency only ("EUR 12.50", "12.50€", "US$3")
//   - operators: "+", "-" (or U+2212), x (or "*", U+00D7) and "/" (or U+00F7), of which the last two bind more
//     tightly
//   - parentheses, and signs before a term
//   - percentages: "N%" after "+" or "-" is that percentage of everything to its left, and elsewhere a hundredth
//     of N; the sum of two percentages is a percentage
//   - conversions: in or To, in any case, with a currency converts everything before it, up to the enclosing
//     parenthesis
//
// docs/guide/expressions.md contains the complete grammar.
//
// An amount times or divided by a number is an amount. An amount divided by an amount is a number: the divisor
// is first converted to the dividend's currency, or the dividend to the divisor's currency if the dividend mixes
// currencies. A sum of several currencies requires in; otherwise it is [ErrCurrencyMismatch], as are amount ×
// amount, number ÷ amount, and amount + number.
//
// Each step is a ratio of two integers of at most 512 bits in lowest terms. An amount is rounded to Digits. A
// number that fits in 38 digits is exact and written without trailing zeros. Otherwise it is rounded to Digits,
// or, with [DigitsCurrency], to as many fraction digits as 38 digits in total allow.
//
// The error's position is that of the first byte that is invalid, of the operator that fails, or of the
// currency. If only the result fails, because it is too large, is inexact, or is in a currency without minor
// units, the position is the length of the text.
//
//   - text: at most [ExpressionMax] bytes.
//   - rates: the table of rates; nil if the expression requires no rates.
//   - options: as in [Rates.Convert]; nil for the newest date, the minor unit of the currency on that date, and
//     half-even.
//
// The results are
//   - the result
//   - the evaluated expression with its conversions; nil if you do not need it
//
// The error is
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrAmbiguousCurrency] if a symbol is used by several currencies; the error's text lists them
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDivisionByZero] if the divisor is 0
//   - [ErrOverflow] if a number or the result does not fit in 38 digits, or a step exceeds 512 bits
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if text is longer than [ExpressionMax], or a sum mixes more than [ExpressionCurrenciesMax]
//     currencies
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

// Info returns the result of an expression, rounded and exact, and the number of conversions.
func (e *Expression) Info() (ExpressionInfo, error) {
	c := begin()
	defer c.end()
	self := (*C.money_expression_t)(c.use(e.held()))
	var infoOut C.money_expression_info_t
	if c.err != nil || c.failed(C.money_expression_info(self, &infoOut, &c.why)) {
		return ExpressionInfo{}, c.err
	}
	return expressionInfoOf(&infoOut), nil
}

// ConversionAt returns the conversion at an index: its exact rate, path, date and source.
//
// Conversions are listed in the order in which they were used. Their remainder is 0, because nothing is rounded
// before the end.
//
// The error is [ErrNotFound] if index is not less than the number of conversions.
//
// See also [Expression.Conversions].
func (e *Expression) ConversionAt(index int) (Conversion, error) {
	c := begin()
	defer c.end()
	self := (*C.money_expression_t)(c.use(e.held()))
	var conversionOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_expression_conversion_at(self, C.size_t(index), &conversionOut, &c.why)) {
		return Conversion{}, c.err
	}
	return conversionOf(&conversionOut), nil
}

// Conversions returns all conversions, in the order in which they were used.
//
// See also [Expression.ConversionAt].
func (e *Expression) Conversions() ([]Conversion, error) {
	c := begin()
	defer c.end()
	self := (*C.money_expression_t)(c.use(e.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_conversion_t, pageRows)
	var found []Conversion
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_expression_conversions(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// Explain explains an expression: its operations, down to the numbers and amounts of the text and the exchange
// rates.
//
// The result is the node "result". The numbers and amounts are "terms[0]" and so on, in the order of the text,
// the operations "steps[0]", in the order of evaluation, and the rates have names such as "EUR/USD".
//
// The error is [ErrOverflow] if an exact value exceeds 512 bits.
//
// See also [Evaluate], [Explanation.Nodes].
func (e *Expression) Explain() (*Explanation, error) {
	c := begin()
	defer c.end()
	self := (*C.money_expression_t)(c.use(e.held()))
	var explanationOut *C.money_explanation_t
	if c.err != nil || c.failed(C.money_expression_explain(self, &explanationOut, &c.why)) {
		return nil, c.err
	}
	return adoptExplanation(explanationOut), nil
}

// Locales represents loaded locale tables, newer than the built-in ones or with names in more languages.
//
// Tables are immutable, so threads can share them. They must stay alive during each call to which you pass them.
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

// LocalesFromBytes reads locale tables from the bytes of a file.
//
// The library copies the bytes.
//
// The file share/locales/cldr.locales is installed with the library. It contains the built-in locales, with the
// names of currencies and countries in all languages of Unicode CLDR. The generator in tools/data/currencies
// creates such a file from any release of CLDR.
//
// Tables of form 1, which contain no names of countries, are accepted too. Versions of the library that only
// support form 1 reject form 2 with [ErrVersion].
//
// The error is
//   - [ErrDocument] if the bytes are not locale tables, or are damaged; the position is that of the invalid part
//   - [ErrVersion] if the tables are of a newer form than this library supports
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the length of bytes exceeds [DocumentMax]
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

// Version returns the version of Unicode CLDR of locale tables, such as "48".
func (l *Locales) Version() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_locales_t)(c.use(l.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_locales_version(self, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Count returns the number of locales in tables.
func (l *Locales) Count() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_locales_t)(c.use(l.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_locales_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At returns the identifier of the locale at an index of tables.
//
// The error is [ErrNotFound] if index is not less than the count.
//
// See also [LocaleAt].
func (l *Locales) At(index int) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_locales_t)(c.use(l.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_locales_at(self, C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Find returns the identifier of the locale in tables that matches a name.
//
//   - locale: a locale name, as in [LocaleFind].
//
// The error is
//   - [ErrNotFound] if the tables do not contain the language
//   - [ErrSyntax] if locale is not a locale name; the position is that of the first invalid byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [LocaleFind].
func (l *Locales) Find(locale string) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_locales_t)(c.use(l.held()))
	localeText := c.code(locale)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_locales_find(self, localeText, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Parse reads an amount from text as [ParseLocale] does, with loaded tables.
//
//   - currency: the expected currency; "" if the text must contain the currency.
//   - registry: user-defined currencies.
//
// The error is
//   - [ErrSyntax] if text is not an amount; the position is that of the first invalid byte
//   - [ErrAmbiguousCurrency] if the symbol, such as $, is used by several currencies; the error's text lists
//     them
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrNotFound] if the locale does not exist
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if text is longer than [InputMax]
//
// See also [ParseLocale].
func (l *Locales) Parse(text string, locale string, currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_locales_t)(c.use(l.held()))
	textText := c.text(text)
	localeText := c.code(locale)
	currencyText := c.optional(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_locales_parse(self, textText, C.size_t(len(text)), localeText, currencyText, registryAt, &resultOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// CurrencyText returns a currency without an amount as [CurrencyText] does, with loaded tables.
//
//   - display: any value except [CurrencyDisplayNone].
//   - registry: user-defined currencies.
//
// The error is
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrNotFound] if the locale does not exist, or its language provides no name for the currency
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [CurrencyText].
func (l *Locales) CurrencyText(code string, locale string, display CurrencyDisplay, registry *CurrencyRegistry) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_locales_t)(c.use(l.held()))
	codeText := c.code(code)
	localeText := c.code(locale)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_locales_currency_text(self, codeText, localeText, C.money_currency_display_t(display), registryAt, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// CountryName returns the name of a country in the language of a locale: "Schweiz", "Suisse".
//
// The built-in tables contain no names of countries. The file share/locales/cldr.locales contains them in all
// languages for which Unicode CLDR provides them. If CLDR provides several forms, the call uses the standard
// form, not a short one: "United Kingdom".
//
//   - country: an ISO 3166-1 code of two letters, in either case.
//   - locale: a locale name, as in [LocaleFind]. Its own country does not matter, but names may differ by
//     region.
//
// The error is
//   - [ErrNotFound] if the tables do not contain the language, or contain no name of the country in it
//   - [ErrSyntax] if country is not a two-letter code, or locale is not a locale name
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [CountryCurrencies], [LocaleCurrency].
func (l *Locales) CountryName(country string, locale string) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_locales_t)(c.use(l.held()))
	countryText := c.code(country)
	localeText := c.code(locale)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_locales_country_name(self, countryText, localeText, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Notepad represents lines of text with their answers, rates and options.
//
// Call [Notepad.Close] to release it, or leave that to the garbage collector.
type Notepad struct {
	handle
}

func adoptNotepad(at *C.money_notepad_t) *Notepad {
	if at == nil {
		return nil
	}
	made := &Notepad{}
	made.adopt(unsafe.Pointer(at), "Notepad", func(at unsafe.Pointer) {
		C.money_notepad_free((*C.money_notepad_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Notepad) { gone.Close() })
	return made
}

func (n *Notepad) held() *handle {
	if n == nil {
		return nil
	}
	return &n.handle
}

// NewNotepad creates an empty notepad without rates.
//
//   - options: nil for the defaults.
//
// The error is
//   - [ErrNotFound] if the locale does not exist
//   - [ErrSyntax] if Locale is not a locale name, or Home is not a currency code
//   - [ErrUnknownCurrency] if Home is unknown
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func NewNotepad(options *NotepadOptions) (*Notepad, error) {
	c := begin()
	defer c.end()
	optionsRaw := options.give(c)
	var notepadOut *C.money_notepad_t
	if c.err != nil || c.failed(C.money_notepad_new(optionsRaw, &notepadOut, &c.why)) {
		return nil, c.err
	}
	return adoptNotepad(notepadOut), nil
}

// SetOptions sets all options, and evaluates all lines.
//
//   - options: nil for the defaults.
//
// The error is
//   - [ErrNotFound] if the locale does not exist
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [NewNotepad].
func (n *Notepad) SetOptions(options *NotepadOptions) error {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.change(n.held()))
	optionsRaw := options.give(c)
	if c.err != nil || c.failed(C.money_notepad_set_options(self, optionsRaw, &c.why)) {
		return c.err
	}
	return nil
}

// SetRates sets the rates, and evaluates all lines.
//
//   - rates: the table of rates, which the notepad shares; nil for no rates.
func (n *Notepad) SetRates(rates *Rates) error {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.change(n.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_notepad_set_rates(self, ratesAt, &c.why)) {
		return c.err
	}
	return nil
}

// SetText sets the text, replacing all lines.
//
// Lines end with LF or CR LF.
//
// An invalid line is not an error of the call: its kind is [LineKindError]. This includes lines of more than
// [ExpressionMax] bytes. Empty text is one empty line.
//
// docs/guide/notepad.md contains the grammar of both readings.
//
//   - text: at most [NotepadTextMax] bytes; "" for empty text.
//
// The error is [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000, or [ErrLimit] if
// text is longer than [NotepadTextMax], or contains more than [NotepadLinesMax] lines.
//
// See also [Notepad.SetLine], [Notepad.Changes].
func (n *Notepad) SetText(text string) error {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.change(n.held()))
	textText := c.text(text)
	if c.err != nil || c.failed(C.money_notepad_set_text(self, textText, C.size_t(len(text)), &c.why)) {
		return c.err
	}
	return nil
}

// SetLine sets the text of a line, and evaluates it and the lines that depend on it.
//
//   - text: the text without a line break; "" for an empty line.
//
// The error is
//   - [ErrNotFound] if index is not less than the number of lines
//   - [ErrSyntax] if text contains a line break
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the notepad would be longer than [NotepadTextMax]
//
// See also [Notepad.Changes].
func (n *Notepad) SetLine(index int, text string) error {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.change(n.held()))
	textText := c.text(text)
	if c.err != nil || c.failed(C.money_notepad_set_line(self, C.size_t(index), textText, C.size_t(len(text)), &c.why)) {
		return c.err
	}
	return nil
}

// InsertLine inserts a line before the line at an index, and evaluates it and the lines that depend on it.
//
//   - index: at most the number of lines, which appends the line.
//   - text: the text without a line break; "" for an empty line.
//
// The error is
//   - [ErrNotFound] if index exceeds the number of lines
//   - [ErrSyntax] if text contains a line break
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the notepad would be longer than [NotepadTextMax], or contain more than [NotepadLinesMax]
//     lines
func (n *Notepad) InsertLine(index int, text string) error {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.change(n.held()))
	textText := c.text(text)
	if c.err != nil || c.failed(C.money_notepad_insert_line(self, C.size_t(index), textText, C.size_t(len(text)), &c.why)) {
		return c.err
	}
	return nil
}

// RemoveLine removes a line, and evaluates the lines that depended on it.
//
// A notepad always contains at least one line: removing the only one leaves an empty line.
//
// The error is [ErrNotFound] if index is not less than the number of lines.
func (n *Notepad) RemoveLine(index int) error {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.change(n.held()))
	if c.err != nil || c.failed(C.money_notepad_remove_line(self, C.size_t(index), &c.why)) {
		return c.err
	}
	return nil
}

// LineCount returns the number of lines of a notepad, at least 1.
func (n *Notepad) LineCount() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.use(n.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_notepad_line_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// LineAt returns the line at an index, with its answer.
//
// The error is [ErrNotFound] if index is not less than the number of lines.
//
// See also [Notepad.LineText], [Notepad.Lines].
func (n *Notepad) LineAt(index int) (NotepadLine, error) {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.use(n.held()))
	var lineOut C.money_notepad_line_t
	if c.err != nil || c.failed(C.money_notepad_line_at(self, C.size_t(index), &lineOut, &c.why)) {
		return NotepadLine{}, c.err
	}
	return notepadLineOf(&lineOut), nil
}

// Lines returns all lines, with their answers.
//
// See also [Notepad.LineAt], [Notepad.Changes].
func (n *Notepad) Lines() ([]NotepadLine, error) {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.use(n.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_notepad_line_t, pageRows)
	var found []NotepadLine
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_notepad_lines(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, notepadLineOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Changes returns all the lines whose answers have changed since a version, in the order of the text.
//
// A line that was set or inserted counts as changed. A line that only moved does not.
//
//   - since: the highest version that you have received so far; 0 for all lines.
//
// See also [Notepad.Lines].
func (n *Notepad) Changes(since uint64) ([]NotepadLine, error) {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.use(n.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_notepad_line_t, pageRows)
	var found []NotepadLine
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_notepad_changes(self, C.uint64_t(since), C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, notepadLineOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// LineText returns a part of a line as text.
//
// The text is empty if the line does not contain the part.
//
//   - part: a [LinePart] value from [LinePartSource] to [LinePartCaret].
//
// The error is [ErrNotFound] if index is not less than the number of lines.
func (n *Notepad) LineText(index int, part LinePart) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.use(n.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_notepad_line_text(self, C.size_t(index), C.money_line_part_t(part), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// LineReadingAt returns the reading at an index of a question, as a strict expression: "1.234 EUR" and "1234
// EUR" for "1,234 EUR".
//
//   - index: the index of the line.
//   - reading: the index of the reading.
//
// The error is [ErrNotFound] if the notepad does not contain the line, or the line not the reading.
func (n *Notepad) LineReadingAt(index int, reading int) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.use(n.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_notepad_line_reading_at(self, C.size_t(index), C.size_t(reading), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// LineAmounts returns all the amounts of a line: its targets, its shares, or its amount.
//
// Shares add up to the amount.
//
//   - index: the index of the line.
func (n *Notepad) LineAmounts(index int) ([]Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.use(n.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_t, pageRows)
	var found []Money
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_notepad_line_amounts(self, C.size_t(index), C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// LineConversions returns all the conversions of a line, in the order in which they were used.
//
//   - index: the index of the line.
//
// See also [Expression.Conversions].
func (n *Notepad) LineConversions(index int) ([]Conversion, error) {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.use(n.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_conversion_t, pageRows)
	var found []Conversion
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_notepad_line_conversions(self, C.size_t(index), C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// LineDependencies returns all the lines on which a line depends directly, in the order of the text.
//
// These are the definitions of its names, the previous answer for prev, and the items of the block for a total.
//
//   - index: the index of the line.
func (n *Notepad) LineDependencies(index int) ([]NotepadLine, error) {
	c := begin()
	defer c.end()
	self := (*C.money_notepad_t)(c.use(n.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_notepad_line_t, pageRows)
	var found []NotepadLine
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_notepad_line_dependencies(self, C.size_t(index), C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, notepadLineOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Wallet is a wallet: entries in several currencies, with holds and a journal.
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

// NewWallet creates an empty wallet.
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
// A negative amount records a payment.
//
// A payment may overdraw the wallet unless a part of the currency's sum is held. In that case the sum must not
// fall below the held amount.
//
//   - note: the label, the date and the details; nil to omit them.
//
// The error is
//   - [ErrOverflow] if the sum of the currency exceeds 38 digits
//   - [ErrInsufficient] if the sum would fall below the held amount
//   - [ErrConflict] if the external id belongs to another entry
//   - [ErrSyntax] if a text is not one line
//   - [ErrLimit] if a text is longer than 79 bytes, or the wallet has used all its ids
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//
// See also [Wallet.Remove], [WalletTransfer], [Store.WalletAdd].
func (w *Wallet) Add(amount Money, note *WalletNote) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.change(w.held()))
	amountRaw := amount.raw()
	noteRaw := note.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_add(self, &amountRaw, noteRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// Remove removes the entry with the given id, as if it had never been added.
//
// The error is
//   - [ErrNotFound] if no entry has this id
//   - [ErrInsufficient] if the sum would fall below the held amount
//   - [ErrOverflow] if the sum of the remaining entries exceeds 38 digits
//
// See also [Wallet.RemoveAmount].
func (w *Wallet) Remove(id uint64) error {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.change(w.held()))
	if c.err != nil || c.failed(C.money_wallet_remove(self, C.uint64_t(id), &c.why)) {
		return c.err
	}
	return nil
}

// RemoveAmount removes the first entry of an equal amount.
//
// 10.5 EUR equals 10.50 EUR.
//
// The error is
//   - [ErrNotFound] if no entry equals the amount
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//
// See also [Wallet.Remove].
func (w *Wallet) RemoveAmount(amount Money) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.change(w.held()))
	amountRaw := amount.raw()
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_remove_amount(self, &amountRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// Count returns the number of entries.
//
//   - currency: the currency of the entries; "" for all currencies.
//
// The error is [ErrSyntax] if currency is not a currency code.
func (w *Wallet) Count(currency string) (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	currencyText := c.optional(currency)
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_count(self, currencyText, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At returns the entry at an index, in insertion order.
//
//   - currency: the currency of the entries that the index counts; "" for all currencies.
//   - index: the index, less than the number of these entries.
//
// The error is [ErrNotFound] if index is not less than the count, or [ErrSyntax] if the text is not a number,
// amount, date or code; the position is that of the first invalid byte.
func (w *Wallet) At(currency string, index int) (WalletEntry, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	currencyText := c.optional(currency)
	var entryOut C.money_wallet_entry_t
	if c.err != nil || c.failed(C.money_wallet_at(self, currencyText, C.size_t(index), &entryOut, &c.why)) {
		return WalletEntry{}, c.err
	}
	return walletEntryOf(&entryOut), nil
}

// Entries returns all entries, in insertion order.
//
//   - currency: the currency of the entries; "" for all currencies.
//
// The error is [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first
// invalid byte.
func (w *Wallet) Entries(currency string) ([]WalletEntry, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	currencyText := c.optional(currency)
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_wallet_entry_t, pageRows)
	var found []WalletEntry
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_wallet_entries(self, currencyText, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// Details returns the details of an entry or a hold.
//
// The error is [ErrNotFound] if no entry and no hold has this id.
//
// See also [Wallet.Find], [Wallet.EntryDetails].
func (w *Wallet) Details(id uint64) (WalletDetails, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	var detailsOut C.money_wallet_details_t
	if c.err != nil || c.failed(C.money_wallet_details(self, C.uint64_t(id), &detailsOut, &c.why)) {
		return WalletDetails{}, c.err
	}
	return walletDetailsOf(&detailsOut), nil
}

// EntryDetails returns all the details of entries, in insertion order, for the same entries as [Wallet.Entries].
//
//   - currency: the currency of the entries; "" for all currencies.
//
// The error is [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first
// invalid byte.
func (w *Wallet) EntryDetails(currency string) ([]WalletDetails, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	currencyText := c.optional(currency)
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_wallet_details_t, pageRows)
	var found []WalletDetails
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_wallet_entry_details(self, currencyText, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, walletDetailsOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Find returns the entry or the hold of an external id.
//
//   - externalID: the external id, not empty.
//
// The error is
//   - [ErrNotFound] if no entry and no hold has this external id
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the text is longer than 79 bytes
func (w *Wallet) Find(externalID string) (WalletEntry, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	externalIDText := c.code(externalID)
	var entryOut C.money_wallet_entry_t
	if c.err != nil || c.failed(C.money_wallet_find(self, externalIDText, &entryOut, &c.why)) {
		return WalletEntry{}, c.err
	}
	return walletEntryOf(&entryOut), nil
}

// CurrencyCount returns the number of currencies of the entries.
func (w *Wallet) CurrencyCount() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_currency_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// CurrencyAt returns the currency at an index, in the order of the currencies' first entries.
//
// The error is [ErrNotFound] if index is not less than the count.
func (w *Wallet) CurrencyAt(index int) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_wallet_currency_at(self, C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Sum returns the sum of the entries of a currency, or 0 if the wallet contains no such entries.
//
// The sum is exact. It is written with the fraction digits of the currency, or more if its value requires them.
//
//   - registry: user-defined currencies, for their fraction digits; nil for the built-in ones only.
//
// The error is [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first
// invalid byte.
func (w *Wallet) Sum(currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var sumOut C.money_t
	if c.err != nil || c.failed(C.money_wallet_sum(self, currencyText, registryAt, &sumOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(sumOut), nil
}

// Held returns the amount held in a currency.
//
//   - registry: user-defined currencies, as in [Wallet.Sum].
//
// The error is [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first
// invalid byte.
//
// See also [Wallet.Hold].
func (w *Wallet) Held(currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var heldOut C.money_t
	if c.err != nil || c.failed(C.money_wallet_held(self, currencyText, registryAt, &heldOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(heldOut), nil
}

// Balance returns the balance of a currency at the end of a day.
//
// An entry or a hold without a date counts on every day.
//
//   - date: the day; [DateNone] for all entries and holds.
//   - registry: user-defined currencies, as in [Wallet.Sum].
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the balance of that day exceeds 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [Wallet.AccountStatement], [Wallet.DailyBalances].
func (w *Wallet) Balance(currency string, date Date, registry *CurrencyRegistry) (WalletBalance, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var balanceOut C.money_wallet_balance_t
	if c.err != nil || c.failed(C.money_wallet_balance(self, currencyText, C.money_date_t(date), registryAt, &balanceOut, &c.why)) {
		return WalletBalance{}, c.err
	}
	return walletBalanceOf(&balanceOut), nil
}

// Total converts all entries into one currency, rounding once.
//
// The exact conversions are added up, and the sum is rounded.
//
//   - target: the currency of the total.
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options of [Rates.Convert]; nil for the defaults.
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [Wallet.Statement], [Bag.Reduce], [Store.WalletTotal].
func (w *Wallet) Total(target string, rates *Rates, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var totalOut C.money_t
	if c.err != nil || c.failed(C.money_wallet_total(self, targetText, ratesAt, optionsRaw, &totalOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(totalOut), nil
}

// TotalDetailed converts all entries into one currency, rounding once.
//
// The exact conversions are added up, and the sum is rounded.
//
//   - target: the currency of the total.
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options of [Rates.Convert]; nil for the defaults.
//
// The results are
//   - the total
//   - the details. They require a conversion of every entry instead of one for each currency
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [Wallet.Statement], [Bag.Reduce], [Store.WalletTotal].
func (w *Wallet) TotalDetailed(target string, rates *Rates, options *ConvertOptions) (Money, WalletTotalDetails, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var totalOut C.money_t
	var detailsOut C.money_wallet_total_details_t
	if c.err != nil || c.failed(C.money_wallet_total(self, targetText, ratesAt, optionsRaw, &totalOut, &detailsOut, &c.why)) {
		return Money{}, WalletTotalDetails{}, c.err
	}
	return moneyOf(totalOut), walletTotalDetailsOf(&detailsOut), nil
}

// Hold reserves an amount, so that nothing else can spend it until the hold is committed or released.
//
// The amount must be available: part of the sum, and not held yet.
//
//   - amount: the amount to hold, above 0.
//   - note: the label, the date and the details, without a cost; nil to omit them.
//
// The error is
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrConflict] if the external id belongs to another hold or to an entry
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [Wallet.Commit], [Wallet.Release].
func (w *Wallet) Hold(amount Money, note *WalletNote) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.change(w.held()))
	amountRaw := amount.raw()
	noteRaw := note.give(c)
	var holdOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_hold(self, &amountRaw, noteRaw, &holdOut, &c.why)) {
		return 0, c.err
	}
	return uint64(holdOut), nil
}

// Commit commits (captures) a hold: replaces it with an entry of the negated amount, with the same note.
//
// The error is
//   - [ErrNotFound] if no hold has this id
//   - [ErrOverflow] if the remaining sum exceeds 38 digits
//   - [ErrLimit] if the wallet has used all its ids
func (w *Wallet) Commit(hold uint64) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.change(w.held()))
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_commit(self, C.uint64_t(hold), &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// CommitAmount commits part of a hold and releases the rest.
//
// The hold is replaced with an entry of the negated amount, with the same note. Committing 60 EUR of a hold of
// 80 EUR creates an entry of -60 EUR, and 20 EUR become available.
//
//   - amount: the amount to spend, in the currency of the hold: above 0 and at most the held amount.
//
// The error is
//   - [ErrNotFound] if no hold has this id
//   - [ErrInsufficient] if amount exceeds the held amount
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrOverflow] if the remaining sum exceeds 38 digits
//   - [ErrLimit] if the wallet has used all its ids
//
// See also [Wallet.Commit].
func (w *Wallet) CommitAmount(hold uint64, amount Money) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.change(w.held()))
	amountRaw := amount.raw()
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_commit_amount(self, C.uint64_t(hold), &amountRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// Release releases a hold, so that its amount is available again.
//
// The error is [ErrNotFound] if no hold has this id, or [ErrOverflow] if the sum of the remaining holds exceeds
// 38 digits.
func (w *Wallet) Release(hold uint64) error {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.change(w.held()))
	if c.err != nil || c.failed(C.money_wallet_release(self, C.uint64_t(hold), &c.why)) {
		return c.err
	}
	return nil
}

// HoldCount returns the number of holds.
func (w *Wallet) HoldCount() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_hold_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// HoldAt returns the hold at an index, in the order of creation.
//
// The error is [ErrNotFound] if index is not less than the count.
func (w *Wallet) HoldAt(index int) (WalletEntry, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	var holdOut C.money_wallet_entry_t
	if c.err != nil || c.failed(C.money_wallet_hold_at(self, C.size_t(index), &holdOut, &c.why)) {
		return WalletEntry{}, c.err
	}
	return walletEntryOf(&holdOut), nil
}

// Holds returns all holds, in the order of creation.
func (w *Wallet) Holds() ([]WalletEntry, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_wallet_entry_t, pageRows)
	var found []WalletEntry
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_wallet_holds(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// ToJSON returns a wallet as JSON, without its journal.
//
// The same wallet always produces the same bytes. A wallet with details of entries needs version 2 of the
// document, which libraries without this feature reject with [ErrVersion].
//
// See also [WalletFromJSON], [Store.WalletSave].
func (w *Wallet) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_wallet_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// WalletFromJSON reads a wallet from JSON that [Wallet.ToJSON] wrote.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object contains a duplicate key
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrVersion] if the document was written by a newer version of the library
//   - [ErrInsufficient] if the held amounts of a currency exceed its sum
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
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
	self := (*C.money_wallet_t)(c.use(w.held()))
	var journalOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_wallet_to_journal(self, &journalOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(journalOut, length), nil
}

// WalletFromJournal reads a wallet from a journal by replaying its changes.
//
// Both wallets produce the same JSON, byte for byte.
//
// The error is
//   - [ErrConflict] if two entries share an external id
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrJSON] if the text is not JSON, or an object contains a duplicate key
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrNotFound] if the index is out of range, or the entry does not exist
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrVersion] if the document was written by a newer version of the library
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

// Revision returns the revision of a wallet, which each change increments.
func (w *Wallet) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_wallet_revision(self, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// Exchange exchanges amounts in a wallet at the rates of a rate table, atomically.
//
// Each leg is rounded once.
//
//   - legs: 1 to 1,024 legs.
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options of [Rates.Convert]; nil for the defaults.
//   - note: the note of every created entry; nil to omit it. With the kind [EntryKindExchange], each entry
//     records the other amount of its leg as its cost. A note with an external id requires one leg that receives
//     nothing.
//
// The error is
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrConflict] if the external id belongs to another entry
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [Wallet.ExchangeAmount], [WalletTransfer], [Rates.Convert].
func (w *Wallet) Exchange(legs []ExchangeLeg, rates *Rates, options *ConvertOptions, note *WalletNote) error {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.change(w.held()))
	legsRaw := make([]C.money_exchange_leg_t, len(legs))
	for index := range legs {
		legs[index].fill(c, &legsRaw[index])
	}
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	noteRaw := note.give(c)
	if c.err != nil || c.failed(C.money_wallet_exchange(self, first(legsRaw), C.size_t(len(legs)), ratesAt, optionsRaw, noteRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Statement creates the statement of a wallet.
//
// The grand total is that of [Wallet.Total].
//
//   - target: the currency of the grand total.
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options of [Rates.Convert]; nil for the defaults.
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
func (w *Wallet) Statement(target string, rates *Rates, options *ConvertOptions) (*WalletStatement, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var statementOut *C.money_wallet_statement_t
	if c.err != nil || c.failed(C.money_wallet_statement(self, targetText, ratesAt, optionsRaw, &statementOut, &c.why)) {
		return nil, c.err
	}
	return adoptWalletStatement(statementOut), nil
}

// AccountStatement creates the statement of a period.
//
//   - currency: the currency of the entries.
//   - start: the first day; [DateNone] for the beginning of the wallet, with an opening balance of 0.
//   - end: the last day; [DateNone] for no end.
//   - registry: user-defined currencies, as in [Wallet.Sum].
//
// The error is
//   - [ErrArgument] if end is before start
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if a balance or a sum exceeds 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [Wallet.Balance].
func (w *Wallet) AccountStatement(currency string, start Date, end Date, registry *CurrencyRegistry) (*AccountStatement, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var statementOut *C.money_account_statement_t
	if c.err != nil || c.failed(C.money_wallet_account_statement(self, currencyText, C.money_date_t(start), C.money_date_t(end), registryAt, &statementOut, &c.why)) {
		return nil, c.err
	}
	return adoptAccountStatement(statementOut), nil
}

// AmendEntry replaces the content of an entry, which keeps its id.
//
// The history keeps the former content.
//
//   - id: the id of the entry.
//   - amount: the new amount, in the currency of the entry. To change the currency, void the entry and add
//     another.
//   - note: the new note, which replaces the former note; nil to omit it.
//   - at: the instant of the change, not before that of the last change.
//   - reason: who made the change, or why: one line of at most 79 bytes; "" to omit it.
//
// The error is
//   - [ErrNotFound] if no entry has this id
//   - [ErrArgument] if at is the zero time or before the last change
//   - [ErrCurrencyMismatch] if the amount is in another currency
//   - [ErrInsufficient] if the sum would fall below the held amount
//   - [ErrConflict] if the external id belongs to another entry or a hold
//   - [ErrOverflow] if the sum of the currency exceeds 38 digits
//   - [ErrSyntax] if a text is not one line
//   - [ErrLimit] if a text is longer than 79 bytes
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//
// See also [Wallet.VoidEntry], [Wallet.Changes].
func (w *Wallet) AmendEntry(id uint64, amount Money, note *WalletNote, at time.Time, reason string) error {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.change(w.held()))
	amountRaw := amount.raw()
	noteRaw := note.give(c)
	reasonText := c.optional(reason)
	if c.err != nil || c.failed(C.money_wallet_amend_entry(self, C.uint64_t(id), &amountRaw, noteRaw, ofTime(at), reasonText, &c.why)) {
		return c.err
	}
	return nil
}

// VoidEntry removes the entry with the given id.
//
// Unlike after [Wallet.Remove], the history keeps the entry.
//
//   - id: the id of the entry.
//   - at: the instant of the change, not before that of the last change.
//   - reason: who made the change, or why: one line of at most 79 bytes; "" to omit it.
//
// The error is
//   - [ErrNotFound] if no entry has this id
//   - [ErrArgument] if at is the zero time or before the last change
//   - [ErrInsufficient] if the sum would fall below the held amount
//   - [ErrOverflow] if the sum of the remaining entries exceeds 38 digits
//   - [ErrSyntax] if the reason is not one line
//   - [ErrLimit] if the reason is longer than 79 bytes
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//
// See also [Wallet.Remove], [Wallet.AmendEntry].
func (w *Wallet) VoidEntry(id uint64, at time.Time, reason string) error {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.change(w.held()))
	reasonText := c.optional(reason)
	if c.err != nil || c.failed(C.money_wallet_void_entry(self, C.uint64_t(id), ofTime(at), reasonText, &c.why)) {
		return c.err
	}
	return nil
}

// Checkpoint records that a wallet is in its present state at an instant, such as the end of a month.
//
// Entries that are added later are not known at that instant.
//
//   - at: the instant, not before that of the last change.
//   - reason: who made the checkpoint, or why: one line of at most 79 bytes; "" to omit it.
//
// The error is
//   - [ErrArgument] if at is the zero time or before the last change
//   - [ErrSyntax] if the reason is not one line
//   - [ErrLimit] if the reason is longer than 79 bytes
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//
// See also [Wallet.AsKnown].
func (w *Wallet) Checkpoint(at time.Time, reason string) error {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.change(w.held()))
	reasonText := c.optional(reason)
	if c.err != nil || c.failed(C.money_wallet_checkpoint(self, ofTime(at), reasonText, &c.why)) {
		return c.err
	}
	return nil
}

// ChangeCount returns the number of changes in the history of a wallet.
func (w *Wallet) ChangeCount() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_change_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// Changes returns all the changes in the history of a wallet, in their order.
func (w *Wallet) Changes() ([]WalletChange, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_wallet_change_t, pageRows)
	var found []WalletChange
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_wallet_changes(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, walletChangeOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// AsKnown creates a copy of a wallet as it was known at an instant, without holds.
//
// Its balances and statements are those that were known.
//
// The copy is the wallet as the last change at that instant left it or, without such a change, as the first
// later change found it.
//
// An entry that [Wallet.Remove] removed is unknown at every instant.
//
//   - at: the instant.
//
// The error is
//   - [ErrArgument] if at is the zero time
//   - [ErrOverflow] if a sum without the removed entries exceeds 38 digits
//   - [ErrDocument] if the wallet was read from a document in which two entries shared an external id at that
//     instant
//
// See also [Wallet.Balance], [Wallet.AccountStatement].
func (w *Wallet) AsKnown(at time.Time) (*Wallet, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	var knownOut *C.money_wallet_t
	if c.err != nil || c.failed(C.money_wallet_as_known(self, ofTime(at), &knownOut, &c.why)) {
		return nil, c.err
	}
	return adoptWallet(knownOut), nil
}

// CashLots computes the lots of a wallet in one currency.
//
//   - currency: the currency of the lots.
//   - reporting: the currency of the costs; "" for the currency of all costs of the entries.
//   - method: a [CashLotMethod] value.
//   - rates: the rates for entries without a cost, each on its effective date; nil for no rates. Without rates,
//     a payment without a cost has no known proceeds.
//   - options: the options of [Rates.Convert]. Their date applies to entries without a date. nil for the
//     defaults.
//
// The error is
//   - [ErrArgument] if reporting is nil, and the entries have no cost or costs in several currencies
//   - [ErrCurrencyMismatch] if a cost is in another currency
//   - [ErrInsufficient] if a payment exceeds the lots before it
//   - [ErrNoRate] if the cost of a positive entry is unknown
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [Wallet.Add], [CashLots.Unrealised].
func (w *Wallet) CashLots(currency string, reporting string, method CashLotMethod, rates *Rates, options *ConvertOptions) (*CashLots, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	currencyText := c.code(currency)
	reportingText := c.optional(reporting)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var lotsOut *C.money_cash_lots_t
	if c.err != nil || c.failed(C.money_wallet_cash_lots(self, currencyText, reportingText, C.money_cash_lot_method_t(method), ratesAt, optionsRaw, &lotsOut, &c.why)) {
		return nil, c.err
	}
	return adoptCashLots(lotsOut), nil
}

// AddBankStatement adds the booked entries of a statement to a wallet, as far as the wallet does not contain
// them, in one change.
//
// The date of an entry is its booking date, or else its value date. Its label is [BankTextLabel]; one of more
// than 79 bytes is cut and ends with "…". Entries are equal if their amounts, dates and labels are. Of n equal
// entries in the statement, as many are added as the wallet lacks, so adding a statement again changes nothing.
//
//   - index: the index of the statement.
//
// The error is
//   - [ErrNotFound] if the statement does not exist
//   - [ErrOverflow] if the sum of a currency exceeds 38 digits
//   - [ErrInsufficient] if a sum would fall below the held amount
//   - [ErrSyntax] if a label contains control characters
//   - [ErrLimit] if the wallet has used all its ids
//
// See also [BankStatementsFromCamt], [Wallet.Add].
func (w *Wallet) AddBankStatement(statements *BankStatements, index int) (BankImport, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.change(w.held()))
	statementsAt := (*C.money_bank_statements_t)(c.use(statements.held()))
	var resultOut C.money_bank_import_t
	if c.err != nil || c.failed(C.money_wallet_add_bank_statement(self, statementsAt, C.size_t(index), &resultOut, &c.why)) {
		return BankImport{}, c.err
	}
	return bankImportOf(&resultOut), nil
}

// ExchangeAmount exchanges an amount in a wallet for another currency, at the rate of a table or on terms that a
// bank states.
//
// The call adds an entry of the negated amount, an entry of the amount received and, if the terms contain a fee,
// an entry of the negated fee. All three must be available: part of the sum and not held. The entries of both
// amounts record each other as their cost. They are of the kind of the note, or of [EntryKindExchange] if it is
// unspecified; the fee is of the kind [EntryKindFee].
//
// The amount received is rounded once, as by [Rates.Convert], also at a rate of the terms. A stated amount is
// not rounded, and its remainder is 0. A wallet contains no remainders; [Ledger.Exchange] books one to an
// account.
//
//   - give: the amount to sell, above 0.
//   - receive: the currency to buy, which differs from that of give.
//   - rates: the rate table; nil for no table: the terms then determine the rate, and the margin is unknown.
//   - options: the options of [Rates.Convert]; nil for the defaults.
//   - terms: a rate, an amount, a fee and an id; nil for the rate of the table, no fee and no id.
//   - note: the note of every entry, without a cost and an external id; nil to omit it.
//
// The error is
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrConflict] if the wallet contains the id
//   - [ErrCurrencyMismatch] if the stated amount is not in the currency receive
//   - [ErrInvalidRate] if the rate of the terms is negative
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [Wallet.Exchange], [NewExchangeQuote], [Ledger.Exchange].
func (w *Wallet) ExchangeAmount(give Money, receive string, rates *Rates, options *ConvertOptions, terms *ExchangeTerms, note *WalletNote) (Exchange, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.change(w.held()))
	giveRaw := give.raw()
	receiveText := c.code(receive)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	termsRaw := terms.give(c)
	noteRaw := note.give(c)
	var exchangeOut C.money_exchange_t
	if c.err != nil || c.failed(C.money_wallet_exchange_amount(self, &giveRaw, receiveText, ratesAt, optionsRaw, termsRaw, noteRaw, &exchangeOut, &c.why)) {
		return Exchange{}, c.err
	}
	return exchangeOf(&exchangeOut), nil
}

// Accept accepts a quote: books its exchange in a wallet, as [Wallet.ExchangeAmount] does, with the quoted
// amounts.
//
// A call that fails leaves the wallet unchanged and the quote open. A wallet that contains an entry with the id
// of the quote refuses it too, for instance because a program accepted the same quote before it was restarted.
//
//   - at: the present instant.
//   - note: the note of every entry, without a cost and an external id; nil to omit it.
//
// The error is
//   - [ErrExpired] if at is after the last instant of the quote
//   - [ErrState] if the quote has been accepted already
//   - [ErrConflict] if the wallet contains the id of the quote
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [NewExchangeQuote], [Store.WalletAccept].
func (w *Wallet) Accept(quote *ExchangeQuote, at time.Time, note *WalletNote) (Exchange, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.change(w.held()))
	quoteAt := (*C.money_exchange_quote_t)(c.change(quote.held()))
	noteRaw := note.give(c)
	var exchangeOut C.money_exchange_t
	if c.err != nil || c.failed(C.money_wallet_accept(self, quoteAt, ofTime(at), noteRaw, &exchangeOut, &c.why)) {
		return Exchange{}, c.err
	}
	return exchangeOf(&exchangeOut), nil
}

// DailyBalances returns all the daily balances of a wallet: the value of all its currencies, in one currency, at
// the end of each day.
//
// An entry counts from its effective date on, as in [Wallet.Balance]. Each balance is converted exactly, and the
// sum is rounded once, as in [Wallet.Total]. A currency whose balance is 0 on a day needs no rate.
//
//   - target: the currency of the balances.
//   - start: the first day.
//   - end: the last day, not before start.
//   - basis: a [BalanceRates] value.
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options of [Rates.Convert]; nil for the defaults. For [BalanceRatesDaily] their date must be
//     unset, and MaxGap covers days without rates, such as weekends. For [BalanceRatesOne] it is the date of all
//     rates; math.MinInt64 for the newest.
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [Wallet.Balance], [Wallet.Total].
func (w *Wallet) DailyBalances(target string, start Date, end Date, basis BalanceRates, rates *Rates, options *ConvertOptions) ([]DailyBalance, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_t)(c.use(w.held()))
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_daily_balance_t, pageRows)
	var found []DailyBalance
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_wallet_daily_balances(self, targetText, C.money_date_t(start), C.money_date_t(end), C.money_balance_rates_t(basis), ratesAt, optionsRaw, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, dailyBalanceOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
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

// WalletStatement is a wallet prepared for display.
//
// Each currency is a section with a row for each entry and a row for the subtotal. The last section contains one
// row, the grand total. A statement is a copy: later changes of the wallet do not affect it.
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

// SectionCount returns the number of sections: one for each currency, and one for the grand total.
func (w *WalletStatement) SectionCount() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_statement_t)(c.use(w.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_statement_section_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// SectionAt returns the header of the section at an index: the code of its currency.
//
// The error is [ErrNotFound] if section is not less than the count.
func (w *WalletStatement) SectionAt(section int) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_statement_t)(c.use(w.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_wallet_statement_section_at(self, C.size_t(section), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// RowCount returns the number of rows of a section.
//
// The error is [ErrNotFound] if section is not less than the count.
func (w *WalletStatement) RowCount(section int) (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_statement_t)(c.use(w.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_wallet_statement_row_count(self, C.size_t(section), &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// RowAt returns the row at an index of a section.
//
// The error is [ErrNotFound] if section or index is not less than its count.
func (w *WalletStatement) RowAt(section int, index int) (WalletStatementRow, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_statement_t)(c.use(w.held()))
	var rowOut C.money_wallet_statement_row_t
	if c.err != nil || c.failed(C.money_wallet_statement_row_at(self, C.size_t(section), C.size_t(index), &rowOut, &c.why)) {
		return WalletStatementRow{}, c.err
	}
	return walletStatementRowOf(&rowOut), nil
}

// Rows returns all rows of a section.
func (w *WalletStatement) Rows(section int) ([]WalletStatementRow, error) {
	c := begin()
	defer c.end()
	self := (*C.money_wallet_statement_t)(c.use(w.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_wallet_statement_row_t, pageRows)
	var found []WalletStatementRow
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_wallet_statement_rows(self, C.size_t(section), C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// AccountStatement is the statement of a period.
//
// It is a copy: later changes of the wallet do not affect it.
//
// Call [AccountStatement.Close] to release it, or leave that to the garbage collector.
type AccountStatement struct {
	handle
}

func adoptAccountStatement(at *C.money_account_statement_t) *AccountStatement {
	if at == nil {
		return nil
	}
	made := &AccountStatement{}
	made.adopt(unsafe.Pointer(at), "AccountStatement", func(at unsafe.Pointer) {
		C.money_account_statement_free((*C.money_account_statement_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *AccountStatement) { gone.Close() })
	return made
}

func (a *AccountStatement) held() *handle {
	if a == nil {
		return nil
	}
	return &a.handle
}

// Info returns information about a statement: its period, balances and sums.
func (a *AccountStatement) Info() (AccountStatementInfo, error) {
	c := begin()
	defer c.end()
	self := (*C.money_account_statement_t)(c.use(a.held()))
	var infoOut C.money_account_statement_info_t
	if c.err != nil || c.failed(C.money_account_statement_info(self, &infoOut, &c.why)) {
		return AccountStatementInfo{}, c.err
	}
	return accountStatementInfoOf(&infoOut), nil
}

// Turnovers returns all the sums by kind, in the order of the kinds' numbers.
//
// A kind without entries is left out.
func (a *AccountStatement) Turnovers() ([]AccountTurnover, error) {
	c := begin()
	defer c.end()
	self := (*C.money_account_statement_t)(c.use(a.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_account_turnover_t, pageRows)
	var found []AccountTurnover
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_account_statement_turnovers(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, accountTurnoverOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Rows returns all the entries with their balances.
func (a *AccountStatement) Rows() ([]AccountRow, error) {
	c := begin()
	defer c.end()
	self := (*C.money_account_statement_t)(c.use(a.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_account_row_t, pageRows)
	var found []AccountRow
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_account_statement_rows(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, accountRowOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Find returns the index of the first entry that is effective on a day or later, for pages by day.
//
//   - date: the day.
//
// The error is [ErrDate] if the date is not a day in the years 1 to 9999.
func (a *AccountStatement) Find(date Date) (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_account_statement_t)(c.use(a.held()))
	var indexOut C.size_t
	if c.err != nil || c.failed(C.money_account_statement_find(self, C.money_date_t(date), &indexOut, &c.why)) {
		return 0, c.err
	}
	return int(indexOut), nil
}

// ToJSON returns an account statement as JSON, with its balances, sums and entries.
//
// The same statement always produces the same bytes.
func (a *AccountStatement) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_account_statement_t)(c.use(a.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_account_statement_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Render returns an account statement for a customer.
//
// Options, words and formats are those of [Receipt.Render]; Tendered and ShowPolicy have no effect.
//
//   - options: nil for the defaults: a complete HTML document in English.
//
// The error is
//   - [ErrArgument] if an option is out of range, or a name in Words is unknown
//   - [ErrDate] if a date is out of range
//   - [ErrNotFound] if the locale does not exist
//   - [ErrSyntax] if a text contains a control character, or Locale is not a locale name
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if a text is too long or has too many lines
//
// See also [Wallet.AccountStatement].
func (a *AccountStatement) Render(options *PaperOptions) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_account_statement_t)(c.use(a.held()))
	optionsRaw := options.give(c)
	var textOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_account_statement_render(self, optionsRaw, &textOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(textOut, length), nil
}

// CashLots is the lots of a wallet in one currency.
//
// They are a copy: later changes of the wallet do not affect them.
//
// Call [CashLots.Close] to release it, or leave that to the garbage collector.
type CashLots struct {
	handle
}

func adoptCashLots(at *C.money_cash_lots_t) *CashLots {
	if at == nil {
		return nil
	}
	made := &CashLots{}
	made.adopt(unsafe.Pointer(at), "CashLots", func(at unsafe.Pointer) {
		C.money_cash_lots_free((*C.money_cash_lots_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *CashLots) { gone.Close() })
	return made
}

func (ca *CashLots) held() *handle {
	if ca == nil {
		return nil
	}
	return &ca.handle
}

// Info returns information about lots: their currencies, method and sums.
func (ca *CashLots) Info() (CashLotsInfo, error) {
	c := begin()
	defer c.end()
	self := (*C.money_cash_lots_t)(c.use(ca.held()))
	var infoOut C.money_cash_lots_info_t
	if c.err != nil || c.failed(C.money_cash_lots_info(self, &infoOut, &c.why)) {
		return CashLotsInfo{}, c.err
	}
	return cashLotsInfoOf(&infoOut), nil
}

// Open returns all the open lots, the oldest first.
func (ca *CashLots) Open() ([]CashLot, error) {
	c := begin()
	defer c.end()
	self := (*C.money_cash_lots_t)(c.use(ca.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_cash_lot_t, pageRows)
	var found []CashLot
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_cash_lots_open(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, cashLotOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Disposals returns all the payments that used lots, in the order of their effective dates.
func (ca *CashLots) Disposals() ([]CashDisposal, error) {
	c := begin()
	defer c.end()
	self := (*C.money_cash_lots_t)(c.use(ca.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_cash_disposal_t, pageRows)
	var found []CashDisposal
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_cash_lots_disposals(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, cashDisposalOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Unrealised returns the unrealised gain of the open lots: the value of their amount at a rate, minus their
// cost.
//
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options of [Rates.Convert]; nil for the defaults.
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
func (ca *CashLots) Unrealised(rates *Rates, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_cash_lots_t)(c.use(ca.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var gainOut C.money_t
	if c.err != nil || c.failed(C.money_cash_lots_unrealised(self, ratesAt, optionsRaw, &gainOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(gainOut), nil
}

// BankStatements is the statements of a document, with their balances, entries, transactions, charges and
// findings.
//
// Call [BankStatements.Close] to release it, or leave that to the garbage collector.
type BankStatements struct {
	handle
}

func adoptBankStatements(at *C.money_bank_statements_t) *BankStatements {
	if at == nil {
		return nil
	}
	made := &BankStatements{}
	made.adopt(unsafe.Pointer(at), "BankStatements", func(at unsafe.Pointer) {
		C.money_bank_statements_free((*C.money_bank_statements_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *BankStatements) { gone.Close() })
	return made
}

func (b *BankStatements) held() *handle {
	if b == nil {
		return nil
	}
	return &b.handle
}

// BankStatementsFromCamt reads the statements of a document: camt.052, camt.053 or camt.054 in the versions 02
// to 13.
//
// A document that cannot be read is an error, whose text contains the line and the column. Differences between
// the stated numbers and the entries are findings instead. The balance check adds the booked entries to the
// opening balance (OPBD, or else PRCD) and compares the sum with the closing balance (CLBD).
//
//   - xml: the document, at most 64 MiB.
//
// The error is
//   - [ErrXML] if the text is not well-formed XML, contains a document type declaration, or contains more than
//     6,000,000 elements
//   - [ErrDocument] if the document is not such a message, a mandatory part is missing or occurs twice, a value
//     is malformed, or a text is too long for its field
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrOverflow] if a number or a sum exceeds 38 digits
//   - [ErrLimit] if the document is longer than 64 MiB, or contains more than 400,000 rows of all lists
//
// See also [BankStatements.Entries], [Wallet.AddBankStatement].
func BankStatementsFromCamt(xml string) (*BankStatements, error) {
	c := begin()
	defer c.end()
	xmlText := c.text(xml)
	var statementsOut *C.money_bank_statements_t
	if c.err != nil || c.failed(C.money_bank_statements_from_camt(xmlText, C.size_t(len(xml)), &statementsOut, &c.why)) {
		return nil, c.err
	}
	return adoptBankStatements(statementsOut), nil
}

// Info returns information about a document and the numbers of its rows.
func (b *BankStatements) Info() (BankStatementsInfo, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bank_statements_t)(c.use(b.held()))
	var infoOut C.money_bank_statements_info_t
	if c.err != nil || c.failed(C.money_bank_statements_info(self, &infoOut, &c.why)) {
		return BankStatementsInfo{}, c.err
	}
	return bankStatementsInfoOf(&infoOut), nil
}

// Rows returns all the statements.
func (b *BankStatements) Rows() ([]BankStatement, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bank_statements_t)(c.use(b.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_bank_statement_t, pageRows)
	var found []BankStatement
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_bank_statements_rows(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, bankStatementOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Balances returns all the balances of all statements.
func (b *BankStatements) Balances() ([]BankBalance, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bank_statements_t)(c.use(b.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_bank_balance_t, pageRows)
	var found []BankBalance
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_bank_statements_balances(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, bankBalanceOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Entries returns all the entries of all statements.
func (b *BankStatements) Entries() ([]BankEntry, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bank_statements_t)(c.use(b.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_bank_entry_t, pageRows)
	var found []BankEntry
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_bank_statements_entries(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, bankEntryOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Transactions returns all the transactions of all entries.
func (b *BankStatements) Transactions() ([]BankTransaction, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bank_statements_t)(c.use(b.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_bank_transaction_t, pageRows)
	var found []BankTransaction
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_bank_statements_transactions(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, bankTransactionOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Charges returns all the charges of all entries.
func (b *BankStatements) Charges() ([]BankCharge, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bank_statements_t)(c.use(b.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_bank_charge_t, pageRows)
	var found []BankCharge
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_bank_statements_charges(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, bankChargeOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Findings returns all the findings about all statements.
func (b *BankStatements) Findings() ([]BankFinding, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bank_statements_t)(c.use(b.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_bank_finding_t, pageRows)
	var found []BankFinding
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_bank_statements_findings(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, bankFindingOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Text returns a text of a row.
//
//   - text: the text; it determines the kind of the row.
//   - index: the index of the statement, entry or transaction.
//
// The error is [ErrArgument] if text is unknown, or [ErrNotFound] if the row does not exist.
func (b *BankStatements) Text(text BankText, index int) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bank_statements_t)(c.use(b.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_bank_statements_text(self, C.money_bank_text_t(text), C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// ToJSON returns a set of bank statements as JSON, with all rows and texts.
//
// The same statements always produce the same bytes.
func (b *BankStatements) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_bank_statements_t)(c.use(b.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_bank_statements_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Ledger is a double-entry ledger.
//
// Call [Ledger.Close] to release it, or leave that to the garbage collector.
type Ledger struct {
	handle
}

func adoptLedger(at *C.money_ledger_t) *Ledger {
	if at == nil {
		return nil
	}
	made := &Ledger{}
	made.adopt(unsafe.Pointer(at), "Ledger", func(at unsafe.Pointer) {
		C.money_ledger_free((*C.money_ledger_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Ledger) { gone.Close() })
	return made
}

func (l *Ledger) held() *handle {
	if l == nil {
		return nil
	}
	return &l.handle
}

// NewLedger creates an empty ledger.
//
//   - base: the base currency, in which revaluations are posted.
//
// The error is [ErrSyntax] if base is not a currency code.
func NewLedger(base string) (*Ledger, error) {
	c := begin()
	defer c.end()
	baseText := c.code(base)
	var ledgerOut *C.money_ledger_t
	if c.err != nil || c.failed(C.money_ledger_new(baseText, &ledgerOut, &c.why)) {
		return nil, c.err
	}
	return adoptLedger(ledgerOut), nil
}

// Info returns information about a ledger.
func (l *Ledger) Info() (LedgerInfo, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.use(l.held()))
	var infoOut C.money_ledger_info_t
	if c.err != nil || c.failed(C.money_ledger_info(self, &infoOut, &c.why)) {
		return LedgerInfo{}, c.err
	}
	return ledgerInfoOf(&infoOut), nil
}

// AddAccount adds an account, and those of its parents that do not exist.
//
// A parent that the call creates only groups its children: it accepts no postings until it is added itself. It
// is of the kind of the account, or of [AccountKindEquity] above an exchange account. All accounts below one are
// of its kind, except that exchange accounts and equity accounts may be below each other.
//
// If the account exists with the same kind and currency, the call changes nothing.
//
//   - name: one line of UTF-8, 1 to 127 bytes. Each part between colons is not empty, and neither begins nor
//     ends with a space.
//   - currency: the currency of all postings; "" for any currency.
//
// The error is
//   - [ErrAccount] if the account exists with another kind or currency, or is of another kind than its parent
//   - [ErrSyntax] if name is not an account name, or currency is not a currency code
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if name is longer than 127 bytes
func (l *Ledger) AddAccount(name string, kind AccountKind, currency string) error {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.change(l.held()))
	nameText := c.code(name)
	currencyText := c.optional(currency)
	if c.err != nil || c.failed(C.money_ledger_add_account(self, nameText, C.money_account_kind_t(kind), currencyText, &c.why)) {
		return c.err
	}
	return nil
}

// Accounts returns all the accounts, in the order in which they were created.
func (l *Ledger) Accounts() ([]LedgerAccount, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.use(l.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_ledger_account_t, pageRows)
	var found []LedgerAccount
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_ledger_accounts(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, ledgerAccountOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Post adds a transaction to a ledger.
//
// The postings sum to zero in each currency. A transaction with several currencies exchanges them over an
// account of the kind [AccountKindExchange]. A payment of 10.00 USD for 9.26 EUR is four postings: -10.00 USD
// and 9.26 EUR of the bank accounts, and 10.00 USD and -9.26 EUR of the exchange account.
//
// Transactions may be added in any order of their dates.
//
//   - description: one line of UTF-8, at most 255 bytes.
//   - postings: 2 to 65,536 postings.
//
// The error is
//   - [ErrUnbalanced] if the postings of a currency do not sum to zero
//   - [ErrNotFound] if an account does not exist
//   - [ErrAccount] if an account only groups others
//   - [ErrCurrencyMismatch] if an amount is not in the currency of its account
//   - [ErrPeriodClosed] if the date is in a closed period
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the debits and credits of an account in a currency exceed 38 digits in total
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Ledger.Reverse].
func (l *Ledger) Post(date Date, description string, postings []Posting) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.change(l.held()))
	descriptionText := c.text(description)
	postingsRaw := make([]C.money_posting_t, len(postings))
	for index := range postings {
		postings[index].fill(c, &postingsRaw[index])
	}
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_ledger_post(self, C.money_date_t(date), descriptionText, C.size_t(len(description)), first(postingsRaw), C.size_t(len(postings)), &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// Reverse reverses a transaction: adds a transaction with the negated amounts and the same description.
//
//   - transaction: the id of the transaction to reverse, which may be a reversal itself.
//   - date: the date of the reversal, not before that of the transaction.
//
// The error is
//   - [ErrNotFound] if no transaction has this id
//   - [ErrState] if the transaction is reversed already, or closes a period
//   - [ErrPeriodClosed] if the date is in a closed period
//   - [ErrDate] if date is not a date, or is before that of the transaction
//   - [ErrOverflow] if the exact result does not fit in 38 digits
func (l *Ledger) Reverse(transaction uint64, date Date) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.change(l.held()))
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_ledger_reverse(self, C.uint64_t(transaction), C.money_date_t(date), &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// ClosePeriod closes the period that ends on a date: no transaction on or before that date can be added from
// then on.
//
// If equity is set, the balances of all income and expense accounts on that date are transferred to it by a
// closing transaction, which income statements exclude. No transaction is added if all of these balances are
// zero.
//
//   - date: the last date of the period.
//   - equity: the equity account for the result; "" to transfer no balances.
//
// The error is
//   - [ErrPeriodClosed] if the date is in a closed period
//   - [ErrNotFound] if equity does not exist
//   - [ErrAccount] if equity is not an equity account, or only groups others
//   - [ErrCurrencyMismatch] if equity does not accept a currency of the result
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (l *Ledger) ClosePeriod(date Date, equity string) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.change(l.held()))
	equityText := c.optional(equity)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_ledger_close_period(self, C.money_date_t(date), equityText, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// Revalue revalues exchange accounts at the rates of a date, and reverses the revaluation on the next day.
//
// The balances of an exchange account are the reverse of the currencies held elsewhere: after a purchase of 100
// USD for 80 EUR, they are -100 USD and 80 EUR. Their value in the base currency is the unrealised exchange
// loss, or gain if it is negative. The call adds a transaction in the base currency that transfers it to the
// account gain, and the reversal of this transaction on the next day. No transaction is added if all of these
// values are zero.
//
// Each account is converted exactly and rounded once. A currency with a balance of zero needs no rate: if only a
// balance in the base currency is left, it is transferred as it is.
//
//   - date: the date of the balances and of the rates.
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options of [Rates.Convert], whose date is date if it is unset; nil for the defaults.
//   - exchange: the account to revalue, of any kind; "" for all accounts of the kind [AccountKindExchange], of
//     which at least one must exist.
//   - gain: the account for the exchange gain or loss.
//
// The error is
//   - [ErrNotFound] if an account does not exist, or the ledger contains no exchange account
//   - [ErrAccount] if an account only groups others, or gain is to be revalued
//   - [ErrCurrencyMismatch] if an account does not accept the base currency
//   - [ErrPeriodClosed] if the date is in a closed period
//   - [ErrDate] if the next day is not a date either
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Rates.Convert].
func (l *Ledger) Revalue(date Date, rates *Rates, options *ConvertOptions, exchange string, gain string) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.change(l.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	exchangeText := c.optional(exchange)
	gainText := c.code(gain)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_ledger_revalue(self, C.money_date_t(date), ratesAt, optionsRaw, exchangeText, gainText, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// Transactions returns all the transactions, by id.
func (l *Ledger) Transactions() ([]LedgerTransaction, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.use(l.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_ledger_transaction_t, pageRows)
	var found []LedgerTransaction
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_ledger_transactions(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, ledgerTransactionOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Postings returns all the postings of all transactions, by the ids of the transactions.
func (l *Ledger) Postings() ([]LedgerPosting, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.use(l.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_ledger_posting_t, pageRows)
	var found []LedgerPosting
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_ledger_postings(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, ledgerPostingOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Balance returns the balance of an account in a currency at the end of a date: positive for a debit balance.
//
// The balance is exact. It is written with the fraction digits of the currency, or more if its value requires
// them. The duration of the call grows with the logarithm of the number of postings, and with the number of
// accounts below the account.
//
//   - date: the date, or [DateNone] for the balance of all postings.
//   - withChildren: 1 to add the balances of all accounts below the account.
//   - registry: user-defined currencies, for their fraction digits; nil for the built-in ones only.
//
// The error is
//   - [ErrNotFound] if the account does not exist
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the sum of the accounts exceeds 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (l *Ledger) Balance(account string, currency string, date Date, withChildren bool, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.use(l.held()))
	accountText := c.code(account)
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var balanceOut C.money_t
	if c.err != nil || c.failed(C.money_ledger_balance(self, accountText, currencyText, C.money_date_t(date), ofBool(withChildren), registryAt, &balanceOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(balanceOut), nil
}

// ToJSON returns a ledger as JSON.
//
// The same ledger always produces the same bytes.
//
// See also [LedgerFromJSON].
func (l *Ledger) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.use(l.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_ledger_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// LedgerFromJSON reads a ledger from JSON that [Ledger.ToJSON] wrote.
//
// Every transaction is checked as when it is added.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object contains a duplicate key
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrVersion] if the document was written by a newer version of the library
//   - [ErrUnbalanced] if the postings of a transaction do not sum to zero in a currency
//   - [ErrNotFound] if the index is out of range, or the entry does not exist
//   - [ErrAccount] if the account is of another kind or currency, or only groups others
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrState] if the object is not in a state that allows the call
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func LedgerFromJSON(json string) (*Ledger, error) {
	c := begin()
	defer c.end()
	jsonText := c.text(json)
	var ledgerOut *C.money_ledger_t
	if c.err != nil || c.failed(C.money_ledger_from_json(jsonText, C.size_t(len(json)), &ledgerOut, &c.why)) {
		return nil, c.err
	}
	return adoptLedger(ledgerOut), nil
}

// Statement returns all the statement of an account: its postings in a currency, by date, with the balance after
// each.
//
// Postings of one date are in the order in which they were added.
//
//   - start: the first date of the statement, or [DateNone] for all postings to end.
//   - end: the last date of the statement, or [DateNone] for all postings from start on.
//   - registry: user-defined currencies, for the fraction digits of the balances; nil for the built-in ones
//     only.
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (l *Ledger) Statement(account string, currency string, start Date, end Date, registry *CurrencyRegistry) ([]LedgerStatementRow, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.use(l.held()))
	accountText := c.code(account)
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_ledger_statement_row_t, pageRows)
	var found []LedgerStatementRow
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_ledger_statement(self, accountText, currencyText, C.money_date_t(start), C.money_date_t(end), registryAt, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, ledgerStatementRowOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Report creates a report on a ledger.
//
// A report lists the accounts with a balance other than zero, by kind and name, with a row for each currency. An
// account with children is followed by them and then by its subtotals. The accounts of each kind are followed by
// their totals; exchange accounts belong to the section of the equity accounts.
//
// In a trial balance, a debit balance is positive and a credit balance negative. It contains no subtotals, and
// ends with the sums of the debits and credits of each currency, which are equal. In a balance sheet and an
// income statement, the balances of liabilities, equity and income are negated, so that the usual balance of
// each account is positive. In a balance sheet, the total of the assets equals that of liabilities and equity
// plus the result, in each currency.
//
//   - start: the first date of an income statement, or [DateNone] for the first date of the ledger; [DateNone]
//     for the other kinds.
//   - end: the date of the balances, or [DateNone] for all postings.
//   - registry: user-defined currencies, for their fraction digits; nil for the built-in ones only.
//
// The error is
//   - [ErrArgument] if start is set for another report than an income statement
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if a sum exceeds 38 digits
func (l *Ledger) Report(kind LedgerReportKind, start Date, end Date, registry *CurrencyRegistry) (*LedgerReport, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.use(l.held()))
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var reportOut *C.money_ledger_report_t
	if c.err != nil || c.failed(C.money_ledger_report(self, C.money_ledger_report_kind_t(kind), C.money_date_t(start), C.money_date_t(end), registryAt, &reportOut, &c.why)) {
		return nil, c.err
	}
	return adoptLedgerReport(reportOut), nil
}

// Exchange adds the exchange of a quote to a ledger as a transaction.
//
// It sums to zero in every currency.
//
// The account Give is credited with the amount given, and Receive debited with the amount received. The account
// Exchange receives the reverse of both. With an account for the remainder, Exchange is credited with the exact
// value, and the remainder posted to its own account: 8.00 EUR at 1.1172 are 8.94 USD, and a remainder of
// -0.0024 USD.
//
// A remainder that no decimal represents, such as that of an inverse rate, is [ErrInexact] unless Digits is set.
// It is then rounded half to even, and the difference is part of the posting to Exchange.
//
// A fee is paid by the account Receive if it is in the currency received, and by the account Give otherwise. The
// call does not depend on the state of the quote and does not change it.
//
//   - description: one line of UTF-8, at most 255 bytes.
//   - accounts: the accounts.
//
// The error is
//   - [ErrAccount] if an account only groups others, or Exchange is not of the kind [AccountKindExchange]
//   - [ErrNotFound] if an account does not exist
//   - [ErrCurrencyMismatch] if an account does not accept the currency
//   - [ErrInexact] if no decimal represents the remainder
//   - [ErrPeriodClosed] if the date is in a closed period
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Ledger.Post].
func (l *Ledger) Exchange(date Date, description string, quote *ExchangeQuote, accounts ExchangeAccounts) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.change(l.held()))
	descriptionText := c.text(description)
	quoteAt := (*C.money_exchange_quote_t)(c.use(quote.held()))
	accountsRaw := accounts.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_ledger_exchange(self, C.money_date_t(date), descriptionText, C.size_t(len(description)), quoteAt, accountsRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// ToJournal returns a ledger as a journal.
//
// The same ledger always produces the same bytes.
//
// Accounts and transactions are in the order of their creation. Each currency of a transaction sums to zero, so
// the journal contains no prices: exchanges remain postings of an exchange account.
//
// The error is [ErrAccount] if the format does not allow the name of an account: Beancount requires two or more
// parts of letters, digits and hyphens, of which the first is Assets, Liabilities, Equity, Income or Expenses,
// by the kind of the account, or [ErrDate] if a date is before 1400, which Ledger does not read.
//
// See also [LedgerFromJournal].
func (l *Ledger) ToJournal(format JournalFormat) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.use(l.held()))
	var journalOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_ledger_to_journal(self, C.money_journal_format_t(format), &journalOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(journalOut, length), nil
}

// LedgerFromJournal reads a ledger from a journal.
//
// Every transaction is checked as when it is added. One posting of a transaction may omit its amount: it
// receives the negated sum of the others.
//
// A posting may state a price after "@" or "@@". At their prices, the amounts of the transaction must sum to
// zero, to half a unit of their last digit. The ledger stores the amounts as they are written, and posts their
// difference in each currency to exchange. In Ledger and hledger, two currencies without prices are an exchange,
// too.
//
// A Beancount journal opens its accounts. In Ledger and hledger, the kind of an account is the type that the
// journal declares for the account or its parent. Without a declaration, hledger's rules infer it from the name,
// such as "Assets" or "income".
//
// The error's position is a byte of the journal, and its text begins with the line and the column.
//
//   - base: the base currency of the ledger.
//   - exchange: the account over which transactions exchange currencies. It is added as an exchange account if
//     it does not exist. "" to reject such transactions.
//   - symbols: the names of currencies in the journal that are not their codes, as lines of "symbol=code", such
//     as "$=USD"; at most 4,095 bytes. "" for no symbols.
//
// The error is
//   - [ErrSyntax] if the text is not a journal of this format, base is not a currency code, or symbols contains
//     another line or a duplicate symbol
//   - [ErrDocument] if the journal contains a directive or a posting that a ledger cannot store, or a balance
//     that it asserts is wrong
//   - [ErrUnbalanced] if a transaction does not sum to zero
//   - [ErrInexact] if Beancount would round an omitted amount
//   - [ErrNotFound] if an account is not open, or a reversed transaction does not exist
//   - [ErrAccount] if the kind of an account is unknown, or contradicts that of its parent
//   - [ErrCurrencyMismatch] if a posting is not in the currency of its account, or a transaction exchanges
//     currencies and exchange is nil
//   - [ErrState] if a transaction is reversed twice
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Ledger.ToJournal].
func LedgerFromJournal(journal string, format JournalFormat, base string, exchange string, symbols string) (*Ledger, error) {
	c := begin()
	defer c.end()
	journalText := c.text(journal)
	baseText := c.code(base)
	exchangeText := c.optional(exchange)
	symbolsText := c.optional(symbols)
	var ledgerOut *C.money_ledger_t
	if c.err != nil || c.failed(C.money_ledger_from_journal(journalText, C.size_t(len(journal)), C.money_journal_format_t(format), baseText, exchangeText, symbolsText, &ledgerOut, &c.why)) {
		return nil, c.err
	}
	return adoptLedger(ledgerOut), nil
}

// PostReceipt posts a receipt: adds a transaction that debits Cash and credits Revenue and Tax.
//
// The postings are Payable of the receipt, and its negated Net, Tax, and Difference + CashRounding. They sum to
// zero. Postings of zero to Tax and Rounding are omitted. A refund, whose amounts are negative, is posted in the
// other direction.
//
//   - description: one line of UTF-8, at most 255 bytes.
//   - accounts: the accounts Cash, Revenue, Tax and Rounding.
//
// The error is
//   - [ErrArgument] if an account that is needed is nil
//   - [ErrNotFound] if an account does not exist
//   - [ErrAccount] if an account only groups others
//   - [ErrCurrencyMismatch] if an amount is not in the currency of its account
//   - [ErrPeriodClosed] if the date is in a closed period
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the debits and credits of an account in a currency exceed 38 digits in total
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Ledger.PostInvoice].
func (l *Ledger) PostReceipt(date Date, description string, receipt *Receipt, view ReceiptView, accounts PostingAccounts) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.change(l.held()))
	descriptionText := c.text(description)
	receiptAt := (*C.money_receipt_t)(c.use(receipt.held()))
	accountsRaw := accounts.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_ledger_post_receipt(self, C.money_date_t(date), descriptionText, C.size_t(len(description)), receiptAt, C.money_receipt_view_t(view), accountsRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// PostInvoice posts an invoice: adds a transaction that debits Receivable and credits Revenue and Tax.
//
// The postings are Payable of the invoice, its Prepaid and Retained, and its negated Net, Tax and Rounding. They
// sum to zero. Postings of zero are omitted, except those to Receivable and Revenue. Post a credit note as the
// invoice that [Invoice.Reverse] returns.
//
//   - description: one line of UTF-8, at most 255 bytes.
//   - accounts: the accounts Receivable, Prepaid, Retained, Revenue, Tax and Rounding.
//
// The error is
//   - [ErrArgument] if an account that is needed is nil
//   - [ErrNotFound] if an account does not exist
//   - [ErrAccount] if an account only groups others
//   - [ErrCurrencyMismatch] if an amount is not in the currency of its account
//   - [ErrPeriodClosed] if the date is in a closed period
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if a total, or the debits and credits of an account in a currency, exceed 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Ledger.PostReceipt].
func (l *Ledger) PostInvoice(date Date, description string, invoice *Invoice, accounts PostingAccounts) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.change(l.held()))
	descriptionText := c.text(description)
	invoiceAt := (*C.money_invoice_t)(c.use(invoice.held()))
	accountsRaw := accounts.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_ledger_post_invoice(self, C.money_date_t(date), descriptionText, C.size_t(len(description)), invoiceAt, accountsRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// PostWallet posts the entries of a wallet in a period: adds a transaction for each entry.
//
// The entry's amount is posted to Cash, and the negated amount to the account of the entry's kind. Therefore,
// the balance of Cash changes by the sum of the entries in each currency. The date is the effective date of the
// entry, and the description its label. The transactions are in the order of the entries' ids.
//
//   - start: the first date, or [DateNone] for all entries to end.
//   - end: the last date, or [DateNone] for all entries from start on.
//   - accounts: the account Cash, and those of the kinds of the entries.
//
// The error is
//   - [ErrArgument] if an account that is needed is nil
//   - [ErrNotFound] if an account does not exist
//   - [ErrAccount] if an account only groups others
//   - [ErrCurrencyMismatch] if an amount is not in the currency of its account
//   - [ErrPeriodClosed] if the date of an entry is in a closed period
//   - [ErrDate] if a date is out of range, or start is [DateNone] and an entry has no date
//   - [ErrOverflow] if the debits and credits of an account in a currency exceed 38 digits in total
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Ledger.PostPortfolio].
func (l *Ledger) PostWallet(wallet *Wallet, start Date, end Date, accounts PostingAccounts) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.change(l.held()))
	walletAt := (*C.money_wallet_t)(c.use(wallet.held()))
	accountsRaw := accounts.give(c)
	var countOut C.uint64_t
	if c.err != nil || c.failed(C.money_ledger_post_wallet(self, walletAt, C.money_date_t(start), C.money_date_t(end), accountsRaw, &countOut, &c.why)) {
		return 0, c.err
	}
	return uint64(countOut), nil
}

// PostPortfolio posts the transactions of a portfolio in a period: adds a transaction for each, except for
// splits.
//
// A purchase is posted from Cash to Securities at its total. A sale is posted to Cash at its total; Securities
// decreases by the cost basis of the lots, and Gains receives the realised gain. Fees are posted from Cash to
// Fees, and dividends from Dividends to Cash. Postings of zero are omitted. Each transaction sums to zero in its
// currencies, so the balance of Securities is the cost basis of all securities that are held.
//
//   - start: the first date, or [DateNone] for all transactions to end.
//   - end: the last date, or [DateNone] for all transactions from start on.
//   - accounts: the accounts Cash, Securities, Gains, Dividends, Fees and Missing.
//
// The error is
//   - [ErrArgument] if an account that is needed is nil
//   - [ErrNotFound] if an account does not exist
//   - [ErrAccount] if an account only groups others
//   - [ErrCurrencyMismatch] if an amount is not in the currency of its account
//   - [ErrPeriodClosed] if a date is in a closed period
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrInexact] if the quantity held after a split is not a finite decimal
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Ledger.PostWallet].
func (l *Ledger) PostPortfolio(portfolio *Portfolio, start Date, end Date, accounts PostingAccounts) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_t)(c.change(l.held()))
	portfolioAt := (*C.money_portfolio_t)(c.use(portfolio.held()))
	accountsRaw := accounts.give(c)
	var countOut C.uint64_t
	if c.err != nil || c.failed(C.money_ledger_post_portfolio(self, portfolioAt, C.money_date_t(start), C.money_date_t(end), accountsRaw, &countOut, &c.why)) {
		return 0, c.err
	}
	return uint64(countOut), nil
}

// LedgerReport is a report on a ledger: rows with subtotals and totals.
//
// A report is a copy: later changes of the ledger do not affect it.
//
// Call [LedgerReport.Close] to release it, or leave that to the garbage collector.
type LedgerReport struct {
	handle
}

func adoptLedgerReport(at *C.money_ledger_report_t) *LedgerReport {
	if at == nil {
		return nil
	}
	made := &LedgerReport{}
	made.adopt(unsafe.Pointer(at), "LedgerReport", func(at unsafe.Pointer) {
		C.money_ledger_report_free((*C.money_ledger_report_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *LedgerReport) { gone.Close() })
	return made
}

func (l *LedgerReport) held() *handle {
	if l == nil {
		return nil
	}
	return &l.handle
}

// Rows returns all the rows of a report.
func (l *LedgerReport) Rows() ([]LedgerRow, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_report_t)(c.use(l.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_ledger_row_t, pageRows)
	var found []LedgerRow
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_ledger_report_rows(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, ledgerRowOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// ToJSON returns a report as JSON: its kind, and an object for each row.
//
// The same report always produces the same bytes.
func (l *LedgerReport) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_ledger_report_t)(c.use(l.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_ledger_report_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// ExchangeQuote is a quote: an exchange that is offered until an instant.
//
// Call [ExchangeQuote.Close] to release it, or leave that to the garbage collector.
type ExchangeQuote struct {
	handle
}

func adoptExchangeQuote(at *C.money_exchange_quote_t) *ExchangeQuote {
	if at == nil {
		return nil
	}
	made := &ExchangeQuote{}
	made.adopt(unsafe.Pointer(at), "ExchangeQuote", func(at unsafe.Pointer) {
		C.money_exchange_quote_free((*C.money_exchange_quote_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *ExchangeQuote) { gone.Close() })
	return made
}

func (e *ExchangeQuote) held() *handle {
	if e == nil {
		return nil
	}
	return &e.handle
}

// NewExchangeQuote creates a quote: computes an exchange, which a wallet can accept until an instant.
//
//   - give: the amount to sell, above 0.
//   - receive: the currency to buy, which differs from that of give.
//   - rates: the rate table; nil as in [Wallet.ExchangeAmount].
//   - options: the options of [Rates.Convert]; nil for the defaults.
//   - terms: a rate, an amount, a fee and an id; nil for the rate of the table, no fee and no id.
//   - validUntil: the last instant at which the quote is accepted; the zero time is refused.
//
// The error is
//   - [ErrCurrencyMismatch] if the stated amount is not in the currency receive
//   - [ErrInvalidRate] if the rate of the terms is negative
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [Wallet.Accept], [ExchangeQuote.Info].
func NewExchangeQuote(give Money, receive string, rates *Rates, options *ConvertOptions, terms *ExchangeTerms, validUntil time.Time) (*ExchangeQuote, error) {
	c := begin()
	defer c.end()
	giveRaw := give.raw()
	receiveText := c.code(receive)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	termsRaw := terms.give(c)
	var quoteOut *C.money_exchange_quote_t
	if c.err != nil || c.failed(C.money_exchange_quote_new(&giveRaw, receiveText, ratesAt, optionsRaw, termsRaw, ofTime(validUntil), &quoteOut, &c.why)) {
		return nil, c.err
	}
	return adoptExchangeQuote(quoteOut), nil
}

// Info returns the exchange that a quote offers.
//
// The ids of the entries are 0 until it is accepted.
func (e *ExchangeQuote) Info() (Exchange, error) {
	c := begin()
	defer c.end()
	self := (*C.money_exchange_quote_t)(c.use(e.held()))
	var exchangeOut C.money_exchange_t
	if c.err != nil || c.failed(C.money_exchange_quote_info(self, &exchangeOut, &c.why)) {
		return Exchange{}, c.err
	}
	return exchangeOf(&exchangeOut), nil
}

// ToJSON returns a quote as JSON, with its state.
//
// The same quote always produces the same bytes.
//
// The document contains a seal, a hash of everything else, which detects accidental changes. The seal is no
// signature: sign the document if it passes through the hands of others.
//
// See also [ExchangeQuoteFromJSON].
func (e *ExchangeQuote) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_exchange_quote_t)(c.use(e.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_exchange_quote_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// ExchangeQuoteFromJSON reads a quote from JSON that [ExchangeQuote.ToJSON] wrote.
//
// A quote that was written before its acceptance can be accepted again, by any wallet that does not contain its
// id. Quotes that are stored therefore need an id.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object contains a duplicate key
//   - [ErrDocument] if json is no such document, or has been changed: the seal does not match
//   - [ErrVersion] if the document was written by a newer version of the library
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func ExchangeQuoteFromJSON(json string) (*ExchangeQuote, error) {
	c := begin()
	defer c.end()
	jsonText := c.text(json)
	var quoteOut *C.money_exchange_quote_t
	if c.err != nil || c.failed(C.money_exchange_quote_from_json(jsonText, C.size_t(len(json)), &quoteOut, &c.why)) {
		return nil, c.err
	}
	return adoptExchangeQuote(quoteOut), nil
}

// Catalogue represents products in insertion order, with prices in one currency, and the tax rates of their
// categories.
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

// NewCatalogue creates an empty catalogue.
//
//   - currency: the currency of all prices: a built-in currency or one of registry. It must have minor units, so
//     gold (XAU) is rejected.
//   - registry: user-defined currencies, used only during the call; nil for the built-in ones only.
//
// The error is [ErrUnknownCurrency] if currency is unknown or has no minor units, or [ErrSyntax] if currency is
// not a currency code.
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

// Add adds a product at the end, or replaces the product with the same sku.
//
// The replacement keeps the position.
//
//   - product: the product; Sku and Price are required.
//
// The error is
//   - [ErrArgument] if the price is below 0
//   - [ErrCurrencyMismatch] if the price is not in the catalogue's currency
//   - [ErrSyntax] if the sku is empty, or a text is not one line
//   - [ErrEncoding] if a text is not valid UTF-8
//   - [ErrLimit] if a text is too long for its field
//
// See also [Catalogue.Find], [Catalogue.Remove].
func (ca *Catalogue) Add(product Product) error {
	c := begin()
	defer c.end()
	self := (*C.money_catalogue_t)(c.change(ca.held()))
	productRaw := product.give(c)
	if c.err != nil || c.failed(C.money_catalogue_add(self, productRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Remove removes the product with the given sku.
//
// The error is
//   - [ErrNotFound] if the catalogue does not contain the product
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (ca *Catalogue) Remove(sku string) error {
	c := begin()
	defer c.end()
	self := (*C.money_catalogue_t)(c.change(ca.held()))
	skuText := c.code(sku)
	if c.err != nil || c.failed(C.money_catalogue_remove(self, skuText, &c.why)) {
		return c.err
	}
	return nil
}

// Find returns the product with the given sku.
//
// To change the product, pass a changed copy to [Catalogue.Add].
//
// The error is
//   - [ErrNotFound] if the catalogue does not contain the product
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (ca *Catalogue) Find(sku string) (Product, error) {
	c := begin()
	defer c.end()
	self := (*C.money_catalogue_t)(c.use(ca.held()))
	skuText := c.code(sku)
	var productOut C.money_product_t
	if c.err != nil || c.failed(C.money_catalogue_find(self, skuText, &productOut, &c.why)) {
		return Product{}, c.err
	}
	return productOf(&productOut), nil
}

// Count returns the number of products.
//
// See also [Catalogue.At], [Catalogue.Products].
func (ca *Catalogue) Count() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_catalogue_t)(c.use(ca.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_catalogue_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At returns the product at an index, in insertion order.
//
// The error is [ErrNotFound] if index is out of range.
//
// See also [Catalogue.Products], [Catalogue.Count].
func (ca *Catalogue) At(index int) (Product, error) {
	c := begin()
	defer c.end()
	self := (*C.money_catalogue_t)(c.use(ca.held()))
	var productOut C.money_product_t
	if c.err != nil || c.failed(C.money_catalogue_at(self, C.size_t(index), &productOut, &c.why)) {
		return Product{}, c.err
	}
	return productOf(&productOut), nil
}

// Products returns all products, in insertion order.
//
// See also [Catalogue.At].
func (ca *Catalogue) Products() ([]Product, error) {
	c := begin()
	defer c.end()
	self := (*C.money_catalogue_t)(c.use(ca.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_product_t, pageRows)
	var found []Product
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_catalogue_products(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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
	self := (*C.money_catalogue_t)(c.use(ca.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_catalogue_currency(self, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// SetTax sets the tax rate of a category, replacing the previous one.
//
// Existing baskets keep their tax rates.
//
//   - category: one line of at most 31 bytes; "" for products without a category, which are untaxed by default.
//   - percent: the rate in percent, 0 to 100: 19 is 19 %, and 0.19 is 0.19 %.
//
// The error is
//   - [ErrTax] if percent is outside 0 to 100
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (ca *Catalogue) SetTax(category string, percent Decimal) error {
	c := begin()
	defer c.end()
	self := (*C.money_catalogue_t)(c.change(ca.held()))
	categoryText := c.optional(category)
	percentRaw := percent.raw()
	if c.err != nil || c.failed(C.money_catalogue_set_tax(self, categoryText, &percentRaw, &c.why)) {
		return c.err
	}
	return nil
}

// TaxCount returns the number of categories with a tax rate.
//
// See also [Catalogue.TaxAt], [Catalogue.Taxes].
func (ca *Catalogue) TaxCount() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_catalogue_t)(c.use(ca.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_catalogue_tax_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// TaxAt returns the tax rate at an index, ordered by the bytes of the categories.
//
// The error is [ErrNotFound] if index is out of range.
//
// See also [Catalogue.Taxes], [Catalogue.TaxCount].
func (ca *Catalogue) TaxAt(index int) (TaxRate, error) {
	c := begin()
	defer c.end()
	self := (*C.money_catalogue_t)(c.use(ca.held()))
	var taxOut C.money_tax_rate_t
	if c.err != nil || c.failed(C.money_catalogue_tax_at(self, C.size_t(index), &taxOut, &c.why)) {
		return TaxRate{}, c.err
	}
	return taxRateOf(&taxOut), nil
}

// Taxes returns all tax rates, ordered by the bytes of the categories.
//
// See also [Catalogue.TaxAt].
func (ca *Catalogue) Taxes() ([]TaxRate, error) {
	c := begin()
	defer c.end()
	self := (*C.money_catalogue_t)(c.use(ca.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_tax_rate_t, pageRows)
	var found []TaxRate
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_catalogue_taxes(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// CatalogueFromJSON reads a catalogue from JSON that [Catalogue.ToJSON] wrote.
//
// The error is
//   - [ErrJSON] if json is not valid JSON; the error includes the position
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrVersion] if the document was written by a newer version of the library
//   - [ErrDuplicateSku] if the document contains the same product more than once
//   - [ErrTax] if the tax rate is outside 0 to 100 percent, or a category has no tax rate
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
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
// The same catalogue always produces the same bytes.
//
// See also [Catalogue.ToCSV].
func (ca *Catalogue) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_catalogue_t)(c.use(ca.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_catalogue_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// CatalogueFromCSV reads a catalogue from comma-separated values as defined by RFC 4180.
//
// The first line names the columns, in any order; each further line is a product. The columns sku and price are
// required. The columns name, unit, category and currency are optional. Any other column is an error. Errors
// include the position in the text.
//
//   - currency: the currency of the prices; "" to read it from the column currency, which must then contain the
//     same currency on every line.
//   - registry: user-defined currencies, used only during the call; nil for the built-in ones only.
//
// The error is
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrDuplicateSku] if the document contains the same product more than once
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
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
// Tax rates are not included.
//
// See also [Catalogue.ToJSON].
func (ca *Catalogue) ToCSV() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_catalogue_t)(c.use(ca.held()))
	var csvOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_catalogue_to_csv(self, &csvOut, &length, &c.why)) {
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

// NewBasket creates an empty basket with a copy of a catalogue and its tax rates.
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
// A line item is added if the basket does not contain the product, and removed if its quantity becomes 0.
//
//   - sku: the identifier of a product of the catalogue or of the basket.
//   - quantity: the quantity to add, other than 0, such as 0.350 for kilograms. A negative quantity reduces the
//     line item; a line item with a negative quantity is a refund.
//
// The error is
//   - [ErrArgument] if quantity is 0
//   - [ErrNotFound] if neither the catalogue nor the basket contains the product
//   - [ErrOverflow] if a quantity or a price exceeds 38 digits
//   - [ErrDiscount] if the line item's fixed discount would exceed its price
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Basket.Set], [Basket.Remove].
func (b *Basket) Add(sku string, quantity Decimal) error {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.change(b.held()))
	skuText := c.code(sku)
	quantityRaw := quantity.raw()
	if c.err != nil || c.failed(C.money_basket_add(self, skuText, &quantityRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Set sets the quantity of a product.
//
// A line item is added if the basket does not contain the product. A quantity of 0 removes the line item.
//
// The error is
//   - [ErrNotFound] if the product is unknown, or the quantity is 0 and the basket does not contain the product
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrDiscount] if the discount is negative, above 100 percent, or above the price
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Basket.Add].
func (b *Basket) Set(sku string, quantity Decimal) error {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.change(b.held()))
	skuText := c.code(sku)
	quantityRaw := quantity.raw()
	if c.err != nil || c.failed(C.money_basket_set(self, skuText, &quantityRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Put adds a product that is not in the catalogue, or is there at another price.
//
// Use it for a product that is sold once, for a price agreed with the customer, or for a second line item of a
// product with an option and a sku of its own. The line item stores the sku, the texts, the tax category and the
// price of product. A line item with the same sku is replaced; the new one keeps its position and its discount.
// Other functions identify the line item by its sku.
//
//   - product: the product, priced in the catalogue's currency.
//   - quantity: the quantity, other than 0; negative for a refund.
//
// The error is
//   - [ErrArgument] if quantity is 0, or the price is below 0
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrSyntax] if the sku is empty, or a text is not one line
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrDiscount] if the line item's fixed discount would exceed its price
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Basket.Add], [Basket.SetDiscount].
func (b *Basket) Put(product Product, quantity Decimal) error {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.change(b.held()))
	productRaw := product.give(c)
	quantityRaw := quantity.raw()
	if c.err != nil || c.failed(C.money_basket_put(self, productRaw, &quantityRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Remove removes the line item of a product and its discount.
//
// The error is
//   - [ErrNotFound] if the basket does not contain the product
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Basket.Clear].
func (b *Basket) Remove(sku string) error {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.change(b.held()))
	skuText := c.code(sku)
	if c.err != nil || c.failed(C.money_basket_remove(self, skuText, &c.why)) {
		return c.err
	}
	return nil
}

// Clear removes all line items and the order's discount.
//
// Tax rates and the policy are kept.
func (b *Basket) Clear() error {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.change(b.held()))
	if c.err != nil || c.failed(C.money_basket_clear(self, &c.why)) {
		return c.err
	}
	return nil
}

// SetDiscount sets the discount of a line item or of the order, replacing the previous one.
//
// A fixed discount of a line item must not exceed its price. A fixed discount of the order can be set before
// products are added, so [Basket.Checkout] compares it with the subtotal. The order's discount is allocated to
// the line items in proportion to their totals.
//
//   - sku: the product of the line item; "" for the order.
//   - discount: the discount; nil to remove the previous one, as a discount of 0 or of kind [DiscountKindNone]
//     does.
//
// The error is
//   - [ErrArgument] if the discount sets a percentage with [DiscountKindFixed] or an amount with
//     [DiscountKindPercent]
//   - [ErrNotFound] if the basket does not contain the product
//   - [ErrDiscount] if the percentage is outside 0 to 100, or the amount is below 0 or above the price
//   - [ErrInexact] if the amount is not a whole number of minor units
//   - [ErrCurrencyMismatch] if the amount is not in the catalogue's currency
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (b *Basket) SetDiscount(sku string, discount *Discount) error {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.change(b.held()))
	skuText := c.optional(sku)
	discountRaw := discount.give(c)
	if c.err != nil || c.failed(C.money_basket_set_discount(self, skuText, discountRaw, &c.why)) {
		return c.err
	}
	return nil
}

// SetTax sets the tax rate of a category in this basket, as [Catalogue.SetTax] does for a catalogue.
//
//   - category: the category; "" for products without a category.
//   - percent: the rate in percent, 0 to 100: 19 is 19 %.
//
// The error is
//   - [ErrTax] if percent is outside 0 to 100
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (b *Basket) SetTax(category string, percent Decimal) error {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.change(b.held()))
	categoryText := c.optional(category)
	percentRaw := percent.raw()
	if c.err != nil || c.failed(C.money_basket_set_tax(self, categoryText, &percentRaw, &c.why)) {
		return c.err
	}
	return nil
}

// SetPolicy sets the policy of a basket.
//
//   - policy: the policy; nil for the default policy.
//
// See also [BasketPolicyPreset].
func (b *Basket) SetPolicy(policy *BasketPolicy) error {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.change(b.held()))
	policyRaw := policy.give(c)
	if c.err != nil || c.failed(C.money_basket_set_policy(self, policyRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Policy returns the policy of a basket.
func (b *Basket) Policy() (BasketPolicy, error) {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.use(b.held()))
	var policyOut C.money_basket_policy_t
	if c.err != nil || c.failed(C.money_basket_policy(self, &policyOut, &c.why)) {
		return BasketPolicy{}, c.err
	}
	return basketPolicyOf(&policyOut), nil
}

// Currency returns the code of the catalogue's currency.
func (b *Basket) Currency() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.use(b.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_basket_currency(self, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Count returns the number of line items.
//
// See also [Basket.At], [Basket.LineItems].
func (b *Basket) Count() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.use(b.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_basket_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At returns the line item at an index, in insertion order.
//
// The error is [ErrNotFound] if index is out of range.
//
// See also [Basket.LineItems], [Basket.Count].
func (b *Basket) At(index int) (BasketLineItem, error) {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.use(b.held()))
	var itemOut C.money_basket_line_item_t
	if c.err != nil || c.failed(C.money_basket_at(self, C.size_t(index), &itemOut, &c.why)) {
		return BasketLineItem{}, c.err
	}
	return basketLineItemOf(&itemOut), nil
}

// LineItems returns all line items, in insertion order.
//
// See also [Basket.At].
func (b *Basket) LineItems() ([]BasketLineItem, error) {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.use(b.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_basket_line_item_t, pageRows)
	var found []BasketLineItem
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_basket_line_items(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// Quantity returns the quantity of a product, or 0 if the basket does not contain it.
//
// The error is [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000, or [ErrLimit] if
// the input exceeds a limit on its length, size or depth.
func (b *Basket) Quantity(sku string) (Decimal, error) {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.use(b.held()))
	skuText := c.code(sku)
	var quantityOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_basket_quantity(self, skuText, &quantityOut, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(quantityOut), nil
}

// Revision returns the revision of a basket: 0 for a new basket, incremented by each change.
//
// See also [Basket.OnChange].
func (b *Basket) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.use(b.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_basket_revision(self, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// Checkout creates a receipt under the basket's policy.
//
// The receipt contains all amounts in the catalogue's currency and, if target is another currency, in that
// currency too. For the latter the total is converted once and each line item separately; the receipt states the
// difference. The basket is unchanged.
//
//   - target: the currency of payment; "" for the catalogue's currency.
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options of [Rates.Convert]; nil for the defaults. If Now is set, the receipt contains the age
//     of the rates.
//
// The error is
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrTax] if a category has no tax rate
//   - [ErrDiscount] if a discount exceeds the price
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if an amount needs rounding, but the policy forbids it
//   - [ErrLimit] if the prices include more than 64 different tax rates
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSyntax] if target is not a currency code
//
// See also [Receipt.Info], [Receipt.ToText].
func (b *Basket) Checkout(target string, rates *Rates, options *ConvertOptions) (*Receipt, error) {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.use(b.held()))
	targetText := c.optional(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var receiptOut *C.money_receipt_t
	if c.err != nil || c.failed(C.money_basket_checkout(self, targetText, ratesAt, optionsRaw, &receiptOut, &c.why)) {
		return nil, c.err
	}
	return adoptReceipt(receiptOut), nil
}

// BasketFromJSON reads a basket from JSON that [Basket.ToJSON] wrote.
//
//   - catalogue: the products that can be added later, in the basket's currency; nil for the products of the
//     document only. The basket stores a copy.
//
// The error is
//   - [ErrJSON] if json is not valid JSON; the error includes the position
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrVersion] if the document was written by a newer version of the library
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDuplicateSku] if the document contains the same product more than once
//   - [ErrDiscount] if the discount is negative, above 100 percent, or above the price
//   - [ErrTax] if the tax rate is outside 0 to 100 percent, or a category has no tax rate
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
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

// ToJSON returns a basket as JSON, with its products, discounts, tax rates and policy.
//
// The same basket always produces the same bytes.
func (b *Basket) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_basket_t)(c.use(b.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_basket_to_json(self, &jsonOut, &length, &c.why)) {
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
// Receipts are immutable, so several threads may read one at the same time.
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

// Info returns the totals of a receipt.
//
// See also [Receipt.LineItems], [Receipt.Taxes].
func (r *Receipt) Info(view ReceiptView) (ReceiptInfo, error) {
	c := begin()
	defer c.end()
	self := (*C.money_receipt_t)(c.use(r.held()))
	var infoOut C.money_receipt_info_t
	if c.err != nil || c.failed(C.money_receipt_info(self, C.money_receipt_view_t(view), &infoOut, &c.why)) {
		return ReceiptInfo{}, c.err
	}
	return receiptInfoOf(&infoOut), nil
}

// LineItemAt returns the line item at an index, in the order of the basket.
//
// The error is [ErrNotFound] if index is out of range.
//
// See also [Receipt.LineItems].
func (r *Receipt) LineItemAt(view ReceiptView, index int) (ReceiptLineItem, error) {
	c := begin()
	defer c.end()
	self := (*C.money_receipt_t)(c.use(r.held()))
	var itemOut C.money_receipt_line_item_t
	if c.err != nil || c.failed(C.money_receipt_line_item_at(self, C.money_receipt_view_t(view), C.size_t(index), &itemOut, &c.why)) {
		return ReceiptLineItem{}, c.err
	}
	return receiptLineItemOf(&itemOut), nil
}

// LineItems returns all line items, in the order of the basket.
//
// See also [Receipt.LineItemAt].
func (r *Receipt) LineItems(view ReceiptView) ([]ReceiptLineItem, error) {
	c := begin()
	defer c.end()
	self := (*C.money_receipt_t)(c.use(r.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_receipt_line_item_t, pageRows)
	var found []ReceiptLineItem
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_receipt_line_items(self, C.money_receipt_view_t(view), C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// TaxAt returns the tax row at an index.
//
// A receipt contains one row for each tax category, in the order of the line items.
//
// The error is [ErrNotFound] if index is out of range.
//
// See also [Receipt.Taxes].
func (r *Receipt) TaxAt(view ReceiptView, index int) (ReceiptTax, error) {
	c := begin()
	defer c.end()
	self := (*C.money_receipt_t)(c.use(r.held()))
	var taxOut C.money_receipt_tax_t
	if c.err != nil || c.failed(C.money_receipt_tax_at(self, C.money_receipt_view_t(view), C.size_t(index), &taxOut, &c.why)) {
		return ReceiptTax{}, c.err
	}
	return receiptTaxOf(&taxOut), nil
}

// Taxes returns all tax rows, in the order of the line items.
//
// See also [Receipt.TaxAt].
func (r *Receipt) Taxes(view ReceiptView) ([]ReceiptTax, error) {
	c := begin()
	defer c.end()
	self := (*C.money_receipt_t)(c.use(r.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_receipt_tax_t, pageRows)
	var found []ReceiptTax
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_receipt_taxes(self, C.money_receipt_view_t(view), C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// Refund calculates the refund of a line item or of part of its quantity.
//
// Records nothing.
//
// A refund negates all amounts, including the part's share of the discounts and of the tax. Pass the quantity
// refunded so far as refunded; the refund is the difference between the rounded amounts before and after it.
// Partial refunds therefore add up to the line item, and the refunds of all line items to the Gross of the
// receipt. The Difference of a converted receipt and its cash rounding belong to no line item.
//
//   - index: the index of the line item in the receipt.
//   - quantity: the quantity to refund, with the sign of the line item's quantity; nil for the entire remaining
//     quantity.
//   - refunded: the quantity refunded earlier; nil for 0.
//
// The error is
//   - [ErrNotFound] if index is out of range
//   - [ErrArgument] if quantity is 0, of the wrong sign or above the remaining quantity, or no quantity remains
//   - [ErrInexact] if the policy's rounding mode is [RoundingUnnecessary], and an amount needs rounding
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//
// See also [Receipt.LineItems].
func (r *Receipt) Refund(view ReceiptView, index int, quantity *Decimal, refunded *Decimal) (ReceiptLineItem, error) {
	c := begin()
	defer c.end()
	self := (*C.money_receipt_t)(c.use(r.held()))
	quantityRaw := quantity.give(c)
	refundedRaw := refunded.give(c)
	var itemOut C.money_receipt_line_item_t
	if c.err != nil || c.failed(C.money_receipt_refund(self, C.money_receipt_view_t(view), C.size_t(index), quantityRaw, refundedRaw, &itemOut, &c.why)) {
		return ReceiptLineItem{}, c.err
	}
	return receiptLineItemOf(&itemOut), nil
}

// Conversion returns the conversion of the total.
//
// It contains the rate, its path, date, gap in days, age and source, and the remainder of the rounding.
func (r *Receipt) Conversion() (Conversion, error) {
	c := begin()
	defer c.end()
	self := (*C.money_receipt_t)(c.use(r.held()))
	var conversionOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_receipt_conversion(self, &conversionOut, &c.why)) {
		return Conversion{}, c.err
	}
	return conversionOf(&conversionOut), nil
}

// Explain explains a receipt: the amount to pay, down to the quantities, prices, discounts and tax rates of the
// basket.
//
// The nodes are named after the amounts: "payable", which is the root, "total", "gross", "net", "tax",
// "lines[0].price" and "taxes[0].tax". Amounts that do not enter "payable" have roots of their own. With
// [ReceiptViewCheckout], the amounts of a converted receipt follow from the rates and from the amounts in the
// catalogue's currency, whose names start with "priced.", such as "priced.lines[0].price".
//
// The error is [ErrOverflow] if an exact value exceeds 512 bits.
//
// See also [Explanation.Nodes], [Explanation.ToText].
func (r *Receipt) Explain(view ReceiptView) (*Explanation, error) {
	c := begin()
	defer c.end()
	self := (*C.money_receipt_t)(c.use(r.held()))
	var explanationOut *C.money_explanation_t
	if c.err != nil || c.failed(C.money_receipt_explain(self, C.money_receipt_view_t(view), &explanationOut, &c.why)) {
		return nil, c.err
	}
	return adoptExplanation(explanationOut), nil
}

// ToText returns a receipt as English text in columns, for a terminal or a printer.
//
// The text ends with a description of the policy. A converted receipt contains a second part in the other
// currency, with the rate, its date and its age.
//
//   - columns: the width in characters: 32 to 200, or 0 for 48.
//
// See also [Receipt.ToJSON].
func (r *Receipt) ToText(columns int32) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_receipt_t)(c.use(r.held()))
	var textOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_receipt_to_text(self, C.int32_t(columns), &textOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(textOut, length), nil
}

// ToJSON returns a receipt as JSON, with all its amounts.
//
// The same receipt always produces the same bytes.
//
// See also [Receipt.ToText].
func (r *Receipt) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_receipt_t)(c.use(r.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_receipt_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Render returns a receipt for a customer, in the currency of the checkout.
//
// Words are built in for the languages en, de and pt, and default to English otherwise. Words replaces them one
// by one, as lines such as "title=Quittance". Their names are:
//
//   - headings: title, item, quantity, price, amount, buyer, entry, balance
//   - details: number, date, due, tax_id
//   - line items: at, for, discount, allowance, charge
//   - sums: subtotal, line_total, net, tax, on, difference, total, gross, accounting_tax, retained, prepaid,
//     rounding
//   - payment: cash_rounding, payable, tendered, change
//   - account statements: opening, inflow, outflow, closing, from, until
//   - date_format, which consists of Y, M, D and separators
//
// The attributes lang and dir of the HTML are those of the words: of the locale if it is in a built-in language
// or Words is set, otherwise en and ltr. Amounts and names are isolated with bdi.
//
//   - options: nil for the defaults: a complete HTML document in English.
//
// The error is
//   - [ErrArgument] if an option is out of range, a name in Words is unknown, or Tendered is less than the
//     payable amount
//   - [ErrCurrencyMismatch] if Tendered is in another currency
//   - [ErrDate] if a date is out of range
//   - [ErrNotFound] if the locale does not exist
//   - [ErrSyntax] if a text contains a control character, or Locale is not a locale name
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if a text is too long or has too many lines
//   - [ErrOverflow] if the change exceeds 38 digits
//
// See also [Receipt.ToText], [Invoice.Render].
func (r *Receipt) Render(options *PaperOptions) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_receipt_t)(c.use(r.held()))
	optionsRaw := options.give(c)
	var textOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_receipt_render(self, optionsRaw, &textOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(textOut, length), nil
}

// Invoice is an invoice: line items, allowances and charges of the document, the prepaid amount, and the
// accounting currency.
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

// NewInvoice creates an invoice without line items.
//
//   - currency: the currency of all amounts (BT-5): a built-in currency or one of registry. Amounts use its
//     minor unit, but at most two fraction digits, the limit of the standard.
//   - registry: user-defined currencies, used only during the call; nil for the built-in ones only.
//
// The error is [ErrUnknownCurrency] if currency is unknown or has no minor units, or [ErrSyntax] if currency is
// not a currency code.
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

// InvoiceFromReceipt creates the invoice of a receipt, with the receipt's payable amount as the amount due.
//
// EN 16931 calculates tax on net amounts and rounds it once per category. A receipt may round differently. The
// rounding amount (BT-114) is therefore the receipt's Difference and CashRounding, plus a remainder:
//
//   - If prices include tax, the net amount of each line item is its gross amount ÷ (1 + rate). It is rounded up
//     or down, so that net amounts and tax add up to the receipt's gross amount. For a few amounts no such net
//     amount exists. The remainder is at most one minor unit per invoice.
//   - If prices are without tax, the net amounts are those of the receipt. The remainder is the tax of the
//     receipt minus the tax of the invoice. It is 0 if the policy rounds as EN 16931 does.
//
// Discounts become allowances of the line items, with the reason code 95. A rate above 0 % is in category S,
// unless the receipt's category is L, M or B. A rate of 0 % is in the receipt's category if that is Z, E, AE, K,
// G or O, and otherwise in zeroCategory.
//
//   - zeroCategory: the category of other rates of 0 %: Z, E, AE, K, G or O; "" to reject such rates.
//
// The error is
//   - [ErrArgument] if the receipt has no line items, or zeroCategory is not one of those listed
//   - [ErrTax] if a rate of 0 % requires zeroCategory, or a percentage is outside 0 to 100 or not 0 in a
//     category without tax
//   - [ErrInexact] if an amount has more than two fraction digits, as in KWD
//   - [ErrLimit] if the invoice would contain more than 256 different taxes, or zeroCategory is too long
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//
// See also [Basket.Checkout], [NewInvoice].
func InvoiceFromReceipt(receipt *Receipt, view ReceiptView, zeroCategory string) (*Invoice, error) {
	c := begin()
	defer c.end()
	receiptAt := (*C.money_receipt_t)(c.use(receipt.held()))
	zeroCategoryText := c.optional(zeroCategory)
	var invoiceOut *C.money_invoice_t
	if c.err != nil || c.failed(C.money_invoice_from_receipt(receiptAt, C.money_receipt_view_t(view), zeroCategoryText, &invoiceOut, &c.why)) {
		return nil, c.err
	}
	return adoptInvoice(invoiceOut), nil
}

// Add adds a line item at the end.
//
// The same item can be added more than once, for example at different prices.
//
//   - item: the line item; Quantity, Price and a tax are required.
//
// The error is
//   - [ErrArgument] if the price is below 0
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrTax] if the line item has no tax or the same tax twice, a percentage is outside 0 to 100, or a
//     percentage is not 0 in a category without tax
//   - [ErrSyntax] if a text is not one line
//   - [ErrEncoding] if a text is not valid UTF-8
//   - [ErrLimit] if a text is too long for its field, or the invoice would contain more than 256 different taxes
//   - [ErrOverflow] if an amount exceeds 38 digits
func (i *Invoice) Add(item InvoiceLineItem) (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_t)(c.change(i.held()))
	itemRaw := item.give(c)
	var indexOut C.size_t
	if c.err != nil || c.failed(C.money_invoice_add(self, itemRaw, &indexOut, &c.why)) {
		return 0, c.err
	}
	return int(indexOut), nil
}

// Adjust adds an allowance or a charge to a line item or to the document.
//
// Each can contain several adjustments.
//
//   - lineItem: the index of a line item, or [InvoiceDocument] for the document.
//   - adjustment: the allowance or charge; Kind and the amount are required.
//
// The error is
//   - [ErrNotFound] if the line item does not exist
//   - [ErrArgument] if a percentage is set without a base
//   - [ErrInexact] if the amount has more fraction digits than the invoice allows
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrTax] if a tax is invalid, as in [Invoice.Add], or the adjustment of a line item sets taxes
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
func (i *Invoice) Adjust(lineItem int, adjustment InvoiceAdjustment) error {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_t)(c.change(i.held()))
	adjustmentRaw := adjustment.give(c)
	if c.err != nil || c.failed(C.money_invoice_adjust(self, C.size_t(lineItem), adjustmentRaw, &c.why)) {
		return c.err
	}
	return nil
}

// SetExemption sets the reason for the exemption of a category from tax, replacing the previous reason.
//
// The standard requires a reason for E, AE, K, G and O.
//
//   - category: the category. No line item needs to use it yet.
//   - reason: the reason as text, one line of at most 255 bytes (BT-120).
//   - reasonCode: a code of the list VATEX, at most 31 bytes (BT-121).
//
// The error is
//   - [ErrSyntax] if the category is empty, or a text is not one line
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if a text is too long, or the invoice would contain more than 256 categories
func (i *Invoice) SetExemption(category string, reason string, reasonCode string) error {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_t)(c.change(i.held()))
	categoryText := c.code(category)
	reasonText := c.optional(reason)
	reasonCodeText := c.optional(reasonCode)
	if c.err != nil || c.failed(C.money_invoice_set_exemption(self, categoryText, reasonText, reasonCodeText, &c.why)) {
		return c.err
	}
	return nil
}

// SetPayment sets the prepaid amount and the rounding amount, replacing the previous ones.
//
//   - prepaid: the prepaid amount (BT-113); nil to keep the previous one.
//   - rounding: an amount added to the amount due (BT-114), which may be negative; nil to keep the previous one.
//
// The error is
//   - [ErrInexact] if an amount has more fraction digits than the invoice allows
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrOverflow] if an amount exceeds 38 digits
func (i *Invoice) SetPayment(prepaid *Money, rounding *Money) error {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_t)(c.change(i.held()))
	prepaidRaw := prepaid.give(c)
	roundingRaw := rounding.give(c)
	if c.err != nil || c.failed(C.money_invoice_set_payment(self, prepaidRaw, roundingRaw, &c.why)) {
		return c.err
	}
	return nil
}

// SetAccounting sets the currency in which the seller accounts for tax, if it differs from the invoice's.
//
// This is BT-6.
//
//   - currency: a built-in currency or one of registry.
//   - rate: the price of one unit of the invoice's currency in currency, above 0.
//   - registry: user-defined currencies, used only during the call; nil for the built-in ones only.
//
// The error is
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrSyntax] if currency is not a currency code
//   - [ErrInvalidRate] if rate is not above 0
//   - [ErrCurrencyMismatch] if it is the invoice's currency
func (i *Invoice) SetAccounting(currency string, rate Decimal, registry *CurrencyRegistry) error {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_t)(c.change(i.held()))
	currencyText := c.code(currency)
	rateRaw := rate.raw()
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	if c.err != nil || c.failed(C.money_invoice_set_accounting(self, currencyText, &rateRaw, registryAt, &c.why)) {
		return c.err
	}
	return nil
}

// Totals returns the totals of an invoice.
//
// The error is [ErrOverflow] if a sum exceeds 38 digits.
func (i *Invoice) Totals() (InvoiceTotals, error) {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_t)(c.use(i.held()))
	var totalsOut C.money_invoice_totals_t
	if c.err != nil || c.failed(C.money_invoice_totals(self, &totalsOut, &c.why)) {
		return InvoiceTotals{}, c.err
	}
	return invoiceTotalsOf(&totalsOut), nil
}

// LineAmounts returns all the line items' amounts, in insertion order.
func (i *Invoice) LineAmounts() ([]InvoiceLineAmounts, error) {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_t)(c.use(i.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_invoice_line_amounts_t, pageRows)
	var found []InvoiceLineAmounts
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_invoice_line_amounts(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// Categories returns all the taxes with their sums.
//
// Each row is a category with one percentage and one kind, in the order of first use.
//
// The error is [ErrOverflow] if a sum exceeds 38 digits.
func (i *Invoice) Categories() ([]InvoiceCategory, error) {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_t)(c.use(i.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_invoice_category_t, pageRows)
	var found []InvoiceCategory
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_invoice_categories(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// Explain explains an invoice: the amount due, down to the quantities, prices, percentages and amounts that were
// set.
//
// The nodes are named after the totals: "payable", which is the root, "gross", "net", "tax", "line_total",
// "allowances", "charges" and "retained". Those of a line item are "lines[0].net" and "lines[0].price", those of
// a tax "categories[0].tax" and "categories[0].base". A total without parts is omitted. With an accounting
// currency, a second root is "accounting_tax".
//
// The error is [ErrOverflow] if a sum exceeds 38 digits, or an exact value exceeds 512 bits.
//
// See also [Explanation.Nodes], [Explanation.ToText].
func (i *Invoice) Explain() (*Explanation, error) {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_t)(c.use(i.held()))
	var explanationOut *C.money_explanation_t
	if c.err != nil || c.failed(C.money_invoice_explain(self, &explanationOut, &c.why)) {
		return nil, c.err
	}
	return adoptExplanation(explanationOut), nil
}

// Reverse creates the reversal of an invoice.
//
// All quantities and amounts are negated; prices are unchanged. Every total is the negated total of the
// original. A credit note under the standard states positive amounts, as its invoice does, and therefore needs
// no reversal.
func (i *Invoice) Reverse() (*Invoice, error) {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_t)(c.use(i.held()))
	var reversedOut *C.money_invoice_t
	if c.err != nil || c.failed(C.money_invoice_reverse(self, &reversedOut, &c.why)) {
		return nil, c.err
	}
	return adoptInvoice(reversedOut), nil
}

// InvoiceFromJSON reads an invoice from JSON that [Invoice.ToJSON] wrote.
//
// The error is
//   - [ErrJSON] if json is not valid JSON; the error includes the position
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrVersion] if the document was written by a newer version of the library
//   - [ErrTax] if the tax rate is outside 0 to 100 percent, or a category has no tax rate
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
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

// ToJSON returns an invoice as JSON, without its totals.
//
// The same invoice always produces the same bytes.
func (i *Invoice) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_t)(c.use(i.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_invoice_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// InvoiceFromUbl reads the amounts of an invoice or a credit note in UBL 2.1.
//
// A document whose totals do not match its line items, allowances, charges and rates is rejected;
// [InvoiceReport.Invoice] accepts it. The error's text begins with the line and the column. If the document
// violates a rule of the standard, the text ends with that rule in parentheses.
//
//   - xml: the document, at most 32 MiB.
//
// The error is
//   - [ErrXML] if the text is not well-formed XML, contains a document type declaration, or exceeds a limit
//   - [ErrDocument] if the document is not such an invoice, a mandatory part is missing, or a total is wrong
//   - [ErrUnknownCurrency] if the currency has no minor units
//   - [ErrOverflow] if a total exceeds 38 digits
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [InvoiceCheck], [InvoiceFromCii].
func InvoiceFromUbl(xml string) (*Invoice, error) {
	c := begin()
	defer c.end()
	xmlText := c.text(xml)
	var invoiceOut *C.money_invoice_t
	if c.err != nil || c.failed(C.money_invoice_from_ubl(xmlText, C.size_t(len(xml)), &invoiceOut, &c.why)) {
		return nil, c.err
	}
	return adoptInvoice(invoiceOut), nil
}

// InvoiceFromCii reads the amounts of an invoice or a credit note in CII, as in Factur-X and ZUGFeRD.
//
// The document is the XML, which a PDF contains as an attachment. The rules are those of [InvoiceFromUbl].
//
//   - xml: the document, at most 32 MiB.
//
// The error is
//   - [ErrXML] if the text is not well-formed XML, contains a document type declaration, or exceeds a limit
//   - [ErrDocument] if the document is not such an invoice, a mandatory part is missing, or a total is wrong
//   - [ErrUnknownCurrency] if the currency has no minor units
//   - [ErrOverflow] if a total exceeds 38 digits
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [InvoiceCheck], [InvoiceFromUbl].
func InvoiceFromCii(xml string) (*Invoice, error) {
	c := begin()
	defer c.end()
	xmlText := c.text(xml)
	var invoiceOut *C.money_invoice_t
	if c.err != nil || c.failed(C.money_invoice_from_cii(xmlText, C.size_t(len(xml)), &invoiceOut, &c.why)) {
		return nil, c.err
	}
	return adoptInvoice(invoiceOut), nil
}

// ToUbl returns an invoice or a credit note in UBL 2.1, with every total.
//
// The same input always produces the same bytes.
//
//   - heading: the data besides amounts.
//
// The error is
//   - [ErrArgument] if the number or the seller is missing; the invoice has no line items; a part has several
//     taxes, or one that the standard does not define; or a category lacks its reason
//   - [ErrDate] if issued is missing, or a date is out of range
//   - [ErrSyntax] if a text is not one line
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if a text is too long
//   - [ErrOverflow] if a total exceeds 38 digits
//
// See also [Invoice.ToCii].
func (i *Invoice) ToUbl(heading InvoiceHeading) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_t)(c.use(i.held()))
	headingRaw := heading.give(c)
	var xmlOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_invoice_to_ubl(self, headingRaw, &xmlOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(xmlOut, length), nil
}

// ToCii returns an invoice or a credit note in CII D16B, with every total.
//
// The same input always produces the same bytes.
//
//   - heading: the data besides amounts.
//
// The error is
//   - [ErrArgument] if the number or the seller is missing; the invoice has no line items; a part has several
//     taxes, or one that the standard does not define; or a category lacks its reason
//   - [ErrDate] if issued is missing, or a date is out of range
//   - [ErrSyntax] if a text is not one line
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if a text is too long
//   - [ErrOverflow] if a total exceeds 38 digits
//
// See also [Invoice.ToUbl].
func (i *Invoice) ToCii(heading InvoiceHeading) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_t)(c.use(i.held()))
	headingRaw := heading.give(c)
	var xmlOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_invoice_to_cii(self, headingRaw, &xmlOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(xmlOut, length), nil
}

// Render returns an invoice for a customer.
//
// Options, words and formats are those of [Receipt.Render].
//
//   - options: nil for the defaults: a complete HTML document in English. ShowPolicy must be 0.
//
// The error is
//   - [ErrArgument] if an option is out of range, a name in Words is unknown, or Tendered is less than the
//     payable amount
//   - [ErrCurrencyMismatch] if Tendered is in another currency
//   - [ErrDate] if a date is out of range
//   - [ErrNotFound] if the locale does not exist
//   - [ErrSyntax] if a text contains a control character, or Locale is not a locale name
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if a text is too long or has too many lines
//   - [ErrOverflow] if a total or the change exceeds 38 digits
//
// See also [Receipt.Render].
func (i *Invoice) Render(options *PaperOptions) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_t)(c.use(i.held()))
	optionsRaw := options.give(c)
	var textOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_invoice_render(self, optionsRaw, &textOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(textOut, length), nil
}

// InvoiceReport is the result of checking a document.
//
// Call [InvoiceReport.Close] to release it, or leave that to the garbage collector.
type InvoiceReport struct {
	handle
}

func adoptInvoiceReport(at *C.money_invoice_report_t) *InvoiceReport {
	if at == nil {
		return nil
	}
	made := &InvoiceReport{}
	made.adopt(unsafe.Pointer(at), "InvoiceReport", func(at unsafe.Pointer) {
		C.money_invoice_report_free((*C.money_invoice_report_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *InvoiceReport) { gone.Close() })
	return made
}

func (i *InvoiceReport) held() *handle {
	if i == nil {
		return nil
	}
	return &i.handle
}

// Info returns information about a report.
func (i *InvoiceReport) Info() (InvoiceReportInfo, error) {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_report_t)(c.use(i.held()))
	var infoOut C.money_invoice_report_info_t
	if c.err != nil || c.failed(C.money_invoice_report_info(self, &infoOut, &c.why)) {
		return InvoiceReportInfo{}, c.err
	}
	return invoiceReportInfoOf(&infoOut), nil
}

// Findings returns all the findings, in the order in which the rules are evaluated.
func (i *InvoiceReport) Findings() ([]InvoiceFinding, error) {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_report_t)(c.use(i.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_invoice_finding_t, pageRows)
	var found []InvoiceFinding
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_invoice_report_findings(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, invoiceFindingOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Corrections returns all the corrections: the stated amounts to replace so that the document passes all checks,
// in the order of the calculation.
//
// They are as few as possible: if the net amount of a line item differs from its price, and the totals contain
// it, the price or its base quantity is replaced. Quantities, rates, and the allowances and charges themselves
// are left unchanged. If IsCorrectable is false, other findings remain after the corrections.
func (i *InvoiceReport) Corrections() ([]InvoiceCorrection, error) {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_report_t)(c.use(i.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_invoice_correction_t, pageRows)
	var found []InvoiceCorrection
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_invoice_report_corrections(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, invoiceCorrectionOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Invoice returns the invoice of a checked document, with its own totals instead of the stated ones.
//
// The error is
//   - [ErrDocument] if the document cannot be totalled, as [InvoiceFromUbl] reports
//   - [ErrXML] if the document is not XML
//   - [ErrUnknownCurrency] if the currency has no minor units
func (i *InvoiceReport) Invoice() (*Invoice, error) {
	c := begin()
	defer c.end()
	self := (*C.money_invoice_report_t)(c.use(i.held()))
	var invoiceOut *C.money_invoice_t
	if c.err != nil || c.failed(C.money_invoice_report_invoice(self, &invoiceOut, &c.why)) {
		return nil, c.err
	}
	return adoptInvoice(invoiceOut), nil
}

// Loan is a loan with its repayment schedule.
//
// It never changes.
//
// Call [Loan.Close] to release it, or leave that to the garbage collector.
type Loan struct {
	handle
}

func adoptLoan(at *C.money_loan_t) *Loan {
	if at == nil {
		return nil
	}
	made := &Loan{}
	made.adopt(unsafe.Pointer(at), "Loan", func(at unsafe.Pointer) {
		C.money_loan_free((*C.money_loan_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Loan) { gone.Close() })
	return made
}

func (l *Loan) held() *handle {
	if l == nil {
		return nil
	}
	return &l.handle
}

// NewLoan creates the repayment schedule of a loan.
//
// The level payment is rounded once, to the minor unit of the currency: it is the amount whose payments would
// repay the loan exactly if no interest were rounded. Interest accrues on the balance by the day count, and is
// rounded once a payment. The last payment is the remainder, so the schedule ends at 0. If a month is too short
// for a payment date, the date is its last day. An agreed payment that repays the loan early ends the schedule.
//
// A fee increases the payment, and changes neither the balance nor the interest. The fee of the advance is the
// first row.
//
//   - terms: the terms.
//
// The error is
//   - [ErrArgument] if a term is out of range, or the agreed payment does not exceed the interest
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDate] if a date is missing or outside the calendar
//   - [ErrInexact] if an amount is not a multiple of the minor unit, or a result must be rounded and may not be
//   - [ErrLimit] if too many payments
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [Loan.Info], [Loan.Rows], [Loan.Apr].
func NewLoan(terms LoanTerms) (*Loan, error) {
	c := begin()
	defer c.end()
	termsRaw := terms.give(c)
	var loanOut *C.money_loan_t
	if c.err != nil || c.failed(C.money_loan_new(termsRaw, &loanOut, &c.why)) {
		return nil, c.err
	}
	return adoptLoan(loanOut), nil
}

// LoanWithEvents creates the repayment schedule of a loan with events.
//
// As [NewLoan]. The interest of a period is the sum over the parts between events, rounded once. After an
// advance or a new rate, the level payment is computed anew with the next payment, unless it is agreed. An extra
// repayment leaves it as it is, so the loan ends earlier. A fee is a row of its own; it may be paid with the
// last payment.
//
//   - terms: the terms.
//   - events: events in any order; those of one date apply in the order of the array.
//
// The error is
//   - [ErrArgument] if as for [NewLoan]; an event is before the start or not before the last payment, or an
//     extra repayment exceeds the balance
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if too many payments or events
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [NewLoan].
func LoanWithEvents(terms LoanTerms, events []LoanEvent) (*Loan, error) {
	c := begin()
	defer c.end()
	termsRaw := terms.give(c)
	eventsRaw := make([]C.money_loan_event_t, len(events))
	for index := range events {
		events[index].fill(c, &eventsRaw[index])
	}
	var loanOut *C.money_loan_t
	if c.err != nil || c.failed(C.money_loan_with_events(termsRaw, first(eventsRaw), C.size_t(len(events)), &loanOut, &c.why)) {
		return nil, c.err
	}
	return adoptLoan(loanOut), nil
}

// Info returns the totals of a loan.
//
// See also [Loan.Rows].
func (l *Loan) Info() (LoanInfo, error) {
	c := begin()
	defer c.end()
	self := (*C.money_loan_t)(c.use(l.held()))
	var infoOut C.money_loan_info_t
	if c.err != nil || c.failed(C.money_loan_info(self, &infoOut, &c.why)) {
		return LoanInfo{}, c.err
	}
	return loanInfoOf(&infoOut), nil
}

// RowAt returns the row at an index of the schedule.
//
// The error is [ErrNotFound] if index is out of range.
//
// See also [Loan.Rows].
func (l *Loan) RowAt(index int) (LoanRow, error) {
	c := begin()
	defer c.end()
	self := (*C.money_loan_t)(c.use(l.held()))
	var rowOut C.money_loan_row_t
	if c.err != nil || c.failed(C.money_loan_row_at(self, C.size_t(index), &rowOut, &c.why)) {
		return LoanRow{}, c.err
	}
	return loanRowOf(&rowOut), nil
}

// Rows returns all rows of the schedule, in the order of their dates.
//
// See also [Loan.RowAt].
func (l *Loan) Rows() ([]LoanRow, error) {
	c := begin()
	defer c.end()
	self := (*C.money_loan_t)(c.use(l.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_loan_row_t, pageRows)
	var found []LoanRow
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_loan_rows(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, loanRowOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Apr computes the annual percentage rate of a loan from its schedule, fees included, by the rule of a law.
//
// As [Apr] with the advances and payments of the schedule on their dates. A fee on the start reduces the
// advance. For [AprRuleEu], the unit of the payments is the unit of the intervals. For [AprRuleUs], the
// unit-period is the time between two payments, but at most a year.
//
//   - rule: a [AprRule] value.
//   - digits: the number of fraction digits of the result, 0 to [AprDigitsMax].
//   - rounding: the rounding mode. The Directives prescribe [RoundingHalfUp], and at least one digit.
//
// The error is
//   - [ErrArgument] if no rate exists, or several may exist
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrOverflow] if the amounts exceed 37 digits, or the rate the range
//
// See also [Apr].
func (l *Loan) Apr(rule AprRule, digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	self := (*C.money_loan_t)(c.use(l.held()))
	var percentOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_loan_apr(self, C.money_apr_rule_t(rule), C.int32_t(digits), C.money_rounding_t(rounding), &percentOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(percentOut), nil
}

// AprDetailed computes the annual percentage rate of a loan from its schedule, fees included, by the rule of a
// law.
//
// As [Apr] with the advances and payments of the schedule on their dates. A fee on the start reduces the
// advance. For [AprRuleEu], the unit of the payments is the unit of the intervals. For [AprRuleUs], the
// unit-period is the time between two payments, but at most a year.
//
//   - rule: a [AprRule] value.
//   - digits: the number of fraction digits of the result, 0 to [AprDigitsMax].
//   - rounding: the rounding mode. The Directives prescribe [RoundingHalfUp], and at least one digit.
//
// The results are
//   - the rate in percent a year
//   - [FlagsRounded] or 0
//
// The error is
//   - [ErrArgument] if no rate exists, or several may exist
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrOverflow] if the amounts exceed 37 digits, or the rate the range
//
// See also [Apr].
func (l *Loan) AprDetailed(rule AprRule, digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	self := (*C.money_loan_t)(c.use(l.held()))
	var percentOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_loan_apr(self, C.money_apr_rule_t(rule), C.int32_t(digits), C.money_rounding_t(rounding), &percentOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(percentOut), Flags(flagsOut), nil
}

// Portfolio represents transactions in securities, ordered by date.
//
// A portfolio must be used by one thread at a time.
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

// NewPortfolio creates an empty portfolio.
//
//   - currency: the currency of all reports. It must have minor units.
//   - options: the options; nil for the defaults.
//
// The error is [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit
// is unknown, or [ErrSyntax] if currency is not a currency code.
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
// Transactions can be added in any order of dates. All trades of a symbol must be in one currency; dividends and
// fees may be in other currencies.
//
//   - transaction: the transaction to add.
//   - lots: the lots that a sale selects. Their quantities must add up to the quantity of the sale. With
//     [LotMethodSpecific] every sale must select lots; with [LotMethodAverage] no sale may. nil for the
//     portfolio's lot method.
//
// The error is
//   - [ErrInsufficient] if a transaction on this date or a later one needs more shares, or more cost basis, than
//     is held; the error names the first such transaction
//   - [ErrDuplicateID] if two transactions share an id
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrNotFound] if a selected lot does not exist
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if a text is not one line
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Portfolio.Edit], [Portfolio.Remove].
func (p *Portfolio) Add(transaction Transaction, lots []LotSelection) (Transaction, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.change(p.held()))
	transactionRaw := transaction.give(c)
	lotsRaw := make([]C.money_lot_selection_t, len(lots))
	for index := range lots {
		lots[index].fill(c, &lotsRaw[index])
	}
	var storedOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_portfolio_add(self, transactionRaw, first(lotsRaw), C.size_t(len(lots)), &storedOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&storedOut), nil
}

// Edit replaces the transaction with the same id, under the rules of [Portfolio.Add].
//
// The new transaction keeps the position of the old one among the transactions of a date.
//
//   - transaction: the new transaction, with the id of the old one.
//   - lots: the lots that a sale selects, as in [Portfolio.Add].
//
// The error is
//   - [ErrNotFound] if no transaction or selected lot has this id
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [Portfolio.Find].
func (p *Portfolio) Edit(transaction Transaction, lots []LotSelection) error {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.change(p.held()))
	transactionRaw := transaction.give(c)
	lotsRaw := make([]C.money_lot_selection_t, len(lots))
	for index := range lots {
		lots[index].fill(c, &lotsRaw[index])
	}
	if c.err != nil || c.failed(C.money_portfolio_edit(self, transactionRaw, first(lotsRaw), C.size_t(len(lots)), &c.why)) {
		return c.err
	}
	return nil
}

// Remove removes the transaction with the given id.
//
// The error is
//   - [ErrNotFound] if no transaction has this id
//   - [ErrInsufficient] if a later sale needs the shares
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (p *Portfolio) Remove(id string) error {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.change(p.held()))
	idText := c.code(id)
	if c.err != nil || c.failed(C.money_portfolio_remove(self, idText, &c.why)) {
		return c.err
	}
	return nil
}

// Count returns the number of transactions.
func (p *Portfolio) Count() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_portfolio_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// TransactionAt returns the transaction at an index, ordered by date, then by insertion.
//
// The error is [ErrNotFound] if index is out of range.
//
// See also [Portfolio.Transactions], [Portfolio.Find].
func (p *Portfolio) TransactionAt(index int) (Transaction, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	var transactionOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_portfolio_transaction_at(self, C.size_t(index), &transactionOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&transactionOut), nil
}

// Transactions returns all transactions, ordered by date, then by insertion.
//
// See also [Portfolio.TransactionAt].
func (p *Portfolio) Transactions() ([]Transaction, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_transaction_t, pageRows)
	var found []Transaction
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_portfolio_transactions(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// Find returns the transaction with the given id.
//
// The error is
//   - [ErrNotFound] if no transaction has this id
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (p *Portfolio) Find(id string) (Transaction, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	idText := c.code(id)
	var transactionOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_portfolio_find(self, idText, &transactionOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&transactionOut), nil
}

// LotSelectionAt returns the lot selection of a sale at an index, in the order of the sale's selections.
//
//   - id: the id of the sale.
//
// The error is
//   - [ErrNotFound] if the transaction does not exist, or index is out of range
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Portfolio.LotSelections].
func (p *Portfolio) LotSelectionAt(id string, index int) (LotSelection, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	idText := c.code(id)
	var lotOut C.money_lot_selection_t
	if c.err != nil || c.failed(C.money_portfolio_lot_selection_at(self, idText, C.size_t(index), &lotOut, &c.why)) {
		return LotSelection{}, c.err
	}
	return lotSelectionOf(&lotOut), nil
}

// LotSelections returns all the lot selections of a sale.
//
//   - id: the id of the sale. Other transactions contain no selections.
//
// The error is
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (p *Portfolio) LotSelections(id string) ([]LotSelection, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	idText := c.code(id)
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_lot_selection_t, pageRows)
	var found []LotSelection
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_portfolio_lot_selections(self, idText, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// Info returns the options with which a portfolio was created.
func (p *Portfolio) Info() (PortfolioInfo, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	var infoOut C.money_portfolio_info_t
	if c.err != nil || c.failed(C.money_portfolio_info(self, &infoOut, &c.why)) {
		return PortfolioInfo{}, c.err
	}
	return portfolioInfoOf(&infoOut), nil
}

// ToJSON returns a portfolio as JSON, with its transactions in insertion order.
//
// The same portfolio always produces the same bytes.
func (p *Portfolio) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_portfolio_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// PortfolioFromJSON reads a portfolio from JSON that [Portfolio.ToJSON] wrote.
//
//   - registry: user-defined currencies, of which the portfolio stores a copy; nil for the built-in ones only.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object contains a duplicate key
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrVersion] if the document was written by a newer version of the library
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrDuplicateID] if two transactions share an id
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrNotFound] if the index is out of range, or the entry does not exist
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
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

// PortfolioFromCSV reads a portfolio from comma-separated values.
//
// The first line names the columns, in any order; each further line is a transaction.
//
//   - Required columns: date, action, symbol, quantity, and total or price
//   - Optional columns: id, currency, fee (or fees), fee_currency, rate, lots, into, cost_share and opened
//
// Without a total, the total is quantity × price, exactly. With a total, the price is ignored but must be a
// number. Without the column currency, all amounts are in the portfolio's currency. The quantity of a split and
// of other actions with a ratio is a ratio such as 2:1.
//
// A document whose dates only descend is read from the end. Purchases are moved before a sale of the same date
// that needs them. docs/guide/portfolio-formats.md explains both rules.
//
//   - currency: the currency of all reports, as in [NewPortfolio].
//   - options: the options; nil for the defaults.
//
// The error is
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrDuplicateID] if two transactions share an id
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrNotFound] if the index is out of range, or the entry does not exist
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
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

// ToCSV returns the transactions as comma-separated values, in insertion order.
//
// The columns are id, date, action, symbol, quantity, price, total, currency, fee, fee_currency, rate and, where
// a transaction uses them, lots, into, cost_share and opened. The column lots contains pairs id:quantity,
// separated by semicolons. The price is rounded to 8 fraction digits; the total is exact. [PortfolioFromCSV]
// reads the same transactions from the document. The portfolio's options are not included.
func (p *Portfolio) ToCSV() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	var csvOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_portfolio_to_csv(self, &csvOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(csvOut, length), nil
}

// ToBeancount returns a portfolio as a Beancount journal.
//
// Beancount selects the lots of each sale itself and checks each gain. Each purchase is split into the parts
// that are sold, each with its cost. Exchange rates are not included.
//
// The error is
//   - [ErrInexact] if a quantity after a split is not a finite decimal, or the journal cannot express an action
//     or a tax rule
//   - [ErrLimit] if the journal would contain more than 1,048,576 lines for shares; each split rewrites all open
//     lots
//   - [ErrOverflow] if the exact result does not fit in 38 digits
func (p *Portfolio) ToBeancount() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	var journalOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_portfolio_to_beancount(self, &journalOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(journalOut, length), nil
}

// ToLedger returns a portfolio as a journal for Ledger and hledger, in which shares and amounts balance exactly.
//
// The account Assets contains the holdings, "Equity:Trading" with the name of the security their cost basis, and
// "Income:Gains" the realised gains. Exchange rates are not included.
//
// The error is
//   - [ErrInexact] if the quantity held after a split is not a finite decimal, or the journal cannot express an
//     action or a tax rule
//   - [ErrDate] if a year is before 1400
//   - [ErrOverflow] if the exact result does not fit in 38 digits
func (p *Portfolio) ToLedger() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	var journalOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_portfolio_to_ledger(self, &journalOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(journalOut, length), nil
}

// Revision returns the revision of a portfolio: 0 for a new portfolio, incremented by each change.
func (p *Portfolio) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_portfolio_revision(self, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// ReleaseMemory releases the cached results of earlier valuations, which the next valuation computes again.
//
// Call it when memory is low.
func (p *Portfolio) ReleaseMemory() error {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.change(p.held()))
	if c.err != nil || c.failed(C.money_portfolio_release_memory(self, &c.why)) {
		return c.err
	}
	return nil
}

// Import imports the transactions of a text completely or not at all.
//
// A row is refused if it cannot be read, or if the portfolio would reject its transaction. A refused row fails
// the call with the status of the first such row, and the error's text begins with its line and column. With
// [ImportDryRun] or [ImportPartial], the call succeeds and the report contains the refusals.
//
// The id of a transaction is the id that the source states. The id of any other row consists of 30 hexadecimal
// digits of the SHA-256 of its contents, and of its occurrence: that of the second equal row ends with "-2". A
// row whose transaction is in the portfolio is a duplicate, and nothing is added for it.
//
// Rows of one date are in the order of [PortfolioFromCSV], after the transactions that the portfolio contains.
//
//   - text: the text to import, at most 64 MiB of UTF-8.
//   - options: the options; nil for the defaults.
//
// The error is
//   - [ErrDocument] if the text lacks a required column or member, or a row is malformed or records an event
//     without an action
//   - [ErrSyntax] if a number, a date, a journal or a text of the options is malformed
//   - [ErrJSON] if the text is not JSON, or an object contains a duplicate key
//   - [ErrDuplicateID] if the id of a row is that of a transaction with other contents
//   - [ErrLimit] if the text contains more than 1,048,576 rows, or a text is too long
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrNotFound] if the index is out of range, or the entry does not exist
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//
// See also [ImportReport.Rows], [PortfolioFromCSV].
func (p *Portfolio) Import(text string, format ImportFormat, options *ImportOptions) (*ImportReport, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.change(p.held()))
	textText := c.text(text)
	optionsRaw := options.give(c)
	var reportOut *C.money_import_report_t
	if c.err != nil || c.failed(C.money_portfolio_import(self, textText, C.size_t(len(text)), C.money_import_format_t(format), optionsRaw, &reportOut, &c.why)) {
		return nil, c.err
	}
	return adoptImportReport(reportOut), nil
}

// Value values a portfolio.
//
// The portfolio caches intermediate results, so that a valuation after a new transaction does not process the
// earlier ones again. The call therefore requires exclusive access to the portfolio. Fees without a symbol
// appear only in the summary; such a fee without an exchange rate is a position without a symbol.
//
//   - quotes: the price quotes. The last quote of a symbol is used; quotes of symbols that are not held are
//     ignored. nil for no quotes.
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options; nil for the defaults.
//
// The error is
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if an amount needs rounding, but the options forbid it
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Valuation.Summary], [Valuation.Positions].
func (p *Portfolio) Value(quotes []PriceQuote, rates *Rates, options *ValuationOptions) (*Valuation, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.change(p.held()))
	quotesRaw := make([]C.money_price_quote_t, len(quotes))
	for index := range quotes {
		quotes[index].fill(c, &quotesRaw[index])
	}
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var valuationOut *C.money_valuation_t
	if c.err != nil || c.failed(C.money_portfolio_value(self, first(quotesRaw), C.size_t(len(quotes)), ratesAt, optionsRaw, &valuationOut, &c.why)) {
		return nil, c.err
	}
	return adoptValuation(valuationOut), nil
}

// Disposals returns the disposals of a portfolio, in the order of their transactions.
//
// A return of capital is listed with a quantity of 0. Transfers and shares that move to another security are not
// disposals.
//
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options; nil for the defaults. Date is the last date of transactions.
//
// The error is
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrLimit] if actions moved more than 1,048,576 lots between securities, or changed more than 16,777,216
//     lots of one
//
// See also [Disposals.Items].
func (p *Portfolio) Disposals(rates *Rates, options *ValuationOptions) (*Disposals, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var disposalsOut *C.money_disposals_t
	if c.err != nil || c.failed(C.money_portfolio_disposals(self, ratesAt, optionsRaw, &disposalsOut, &c.why)) {
		return nil, c.err
	}
	return adoptDisposals(disposalsOut), nil
}

// OpenLots returns the open lots of a portfolio, ordered by symbol and age.
//
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options; nil for the defaults. Date is the last date of transactions.
//
// The error is
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//
// See also [Portfolio.Disposals], [OpenLots.Items].
func (p *Portfolio) OpenLots(rates *Rates, options *ValuationOptions) (*OpenLots, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var lotsOut *C.money_open_lots_t
	if c.err != nil || c.failed(C.money_portfolio_open_lots(self, ratesAt, optionsRaw, &lotsOut, &c.why)) {
		return nil, c.err
	}
	return adoptOpenLots(lotsOut), nil
}

// XIRR computes the internal rates of return of a portfolio.
//
// The last cash flow is the value of the holdings. Cash flows are in the portfolio's currency, converted at
// their own exchange rate or at that of their date. Purchases are negative; sales and dividends are positive,
// minus their fees. The call requires exclusive access to the portfolio, as [Portfolio.Value] does.
//
//   - quotes: the price quotes, as in [Portfolio.Value].
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options. Date, the date of the last flow and of the last transactions, is required: without
//     it the result is [XIRRReasonNoDate]. The result is also undefined if a price or an exchange rate is
//     missing.
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [XIRR], [TimeWeightedReturn].
func (p *Portfolio) XIRR(quotes []PriceQuote, rates *Rates, options *ValuationOptions) (RateOfReturn, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.change(p.held()))
	quotesRaw := make([]C.money_price_quote_t, len(quotes))
	for index := range quotes {
		quotes[index].fill(c, &quotesRaw[index])
	}
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var resultOut C.money_xirr_t
	if c.err != nil || c.failed(C.money_portfolio_xirr(self, first(quotesRaw), C.size_t(len(quotes)), ratesAt, optionsRaw, &resultOut, &c.why)) {
		return RateOfReturn{}, c.err
	}
	return rateOfReturnOf(&resultOut), nil
}

// Pool returns the pool of a symbol after all transactions of a date.
//
// With [LotMethodSection104], shares sold that later purchases match remain in the pool.
//
//   - date: the date, or [DateNone] for the last one.
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options; nil for the defaults. Their date is ignored.
//
// The error is
//   - [ErrNotFound] if no transaction concerns the symbol
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Portfolio.OpenLots].
func (p *Portfolio) Pool(symbol string, date Date, rates *Rates, options *ValuationOptions) (Pool, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	symbolText := c.code(symbol)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var poolOut C.money_pool_t
	if c.err != nil || c.failed(C.money_portfolio_pool(self, symbolText, C.money_date_t(date), ratesAt, optionsRaw, &poolOut, &c.why)) {
		return Pool{}, c.err
	}
	return poolOf(&poolOut), nil
}

// TaxReport returns the disposals of a tax year in the portfolio's currency: the rule, quantity, proceeds,
// allowable cost, fee, gain and disallowed loss of each, the pool after it, and the sums.
//
// Later purchases are considered, so that a disposal at the end of the year is matched across it.
//
//   - start: the first date of the year, such as 6 April in the United Kingdom. The last date is the day before
//     the same date of the next year.
//   - format: the format.
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options; nil for the defaults. Their Date is ignored.
//
// The error is
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrNoRate] if an exchange rate is missing
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [Portfolio.Disposals].
func (p *Portfolio) TaxReport(start Date, format TaxReportFormat, rates *Rates, options *ValuationOptions) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var textOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_portfolio_tax_report(self, C.money_date_t(start), C.money_tax_report_format_t(format), ratesAt, optionsRaw, &textOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(textOut, length), nil
}

// TrackRecord computes the track record of a portfolio between two dates.
//
// The start value is that at the end of First; transactions after it, up to and including Last, are flows. Each
// value is that of [Portfolio.Value] on the same date. A price counts until the next one of its symbol, for at
// most PriceGap days; several flows of a day count as their sum.
//
//   - quotes: the price quotes, in any order. The date of a quote is that of its instant in UTC; the last quote
//     of a symbol and a date is used. Quotes of unknown symbols are ignored.
//   - rates: the rate table; nil if no conversion is needed.
//   - valuation: the options of the values: rounding and the gap of rates; nil by default. Date is ignored.
//   - window: the window and the method. First and Last are required.
//
// The error is
//   - [ErrArgument] if FlowTime is [FlowTimeAfter], or the window is empty
//   - [ErrDate] if a date or the instant of a quote is missing
//   - [ErrDivisionByZero] if as for [PointsTrackRecord]
//   - [ErrNotFound] if a price is missing
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//
// See also [PointsTrackRecord], [WindowStart], [Portfolio.XIRR].
func (p *Portfolio) TrackRecord(quotes []PriceQuote, rates *Rates, valuation *ValuationOptions, window TrackOptions) (TrackRecord, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.use(p.held()))
	quotesRaw := make([]C.money_price_quote_t, len(quotes))
	for index := range quotes {
		quotes[index].fill(c, &quotesRaw[index])
	}
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	valuationRaw := valuation.give(c)
	windowRaw := window.give(c)
	var recordOut C.money_track_record_t
	if c.err != nil || c.failed(C.money_portfolio_track_record(self, first(quotesRaw), C.size_t(len(quotes)), ratesAt, valuationRaw, windowRaw, &recordOut, &c.why)) {
		return TrackRecord{}, c.err
	}
	return trackRecordOf(&recordOut), nil
}

// Rebalance computes the orders that bring the symbols of a portfolio to their target weights.
//
// The goal of a symbol is its weight in the total of shares and cash. Quantities are rounded towards fewer
// shares; then the symbols furthest below their goals receive one step more, as long as the cash suffices.
// Without sales, the cash is invested in the symbols that are furthest below their weights. Symbols without a
// target are not traded.
//
// The portfolio caches intermediate results, as for [Portfolio.Value].
//
//   - targets: the targets, each with another symbol.
//   - quotes: the price quotes; every target needs one with a price above 0.
//   - rates: the rate table; nil if no conversion is needed.
//   - valuation: the date, the gap of rates and the rounding of amounts; nil for the defaults.
//   - options: the cash and the rules; nil for the defaults.
//
// The error is
//   - [ErrArgument] if a target repeats, or shares of it are owed
//   - [ErrCurrencyMismatch] if the cash is in another currency
//   - [ErrInsufficient] if a withdrawal exceeds the shares that may be sold
//   - [ErrNotFound] if a price is missing
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrWeights] if all weights are 0, or one is negative
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//
// See also [Rebalancing.Orders].
func (p *Portfolio) Rebalance(targets []Target, quotes []PriceQuote, rates *Rates, valuation *ValuationOptions, options *RebalanceOptions) (*Rebalancing, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_t)(c.change(p.held()))
	targetsRaw := make([]C.money_target_t, len(targets))
	for index := range targets {
		targets[index].fill(c, &targetsRaw[index])
	}
	quotesRaw := make([]C.money_price_quote_t, len(quotes))
	for index := range quotes {
		quotes[index].fill(c, &quotesRaw[index])
	}
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	valuationRaw := valuation.give(c)
	optionsRaw := options.give(c)
	var rebalancingOut *C.money_rebalancing_t
	if c.err != nil || c.failed(C.money_portfolio_rebalance(self, first(targetsRaw), C.size_t(len(targets)), first(quotesRaw), C.size_t(len(quotes)), ratesAt, valuationRaw, optionsRaw, &rebalancingOut, &c.why)) {
		return nil, c.err
	}
	return adoptRebalancing(rebalancingOut), nil
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

// ImportReport is the outcome of each row of an import, and the transactions that the rows became.
//
// Call [ImportReport.Close] to release it, or leave that to the garbage collector.
type ImportReport struct {
	handle
}

func adoptImportReport(at *C.money_import_report_t) *ImportReport {
	if at == nil {
		return nil
	}
	made := &ImportReport{}
	made.adopt(unsafe.Pointer(at), "ImportReport", func(at unsafe.Pointer) {
		C.money_import_report_free((*C.money_import_report_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *ImportReport) { gone.Close() })
	return made
}

func (i *ImportReport) held() *handle {
	if i == nil {
		return nil
	}
	return &i.handle
}

// Info returns information about an import.
func (i *ImportReport) Info() (ImportInfo, error) {
	c := begin()
	defer c.end()
	self := (*C.money_import_report_t)(c.use(i.held()))
	var infoOut C.money_import_info_t
	if c.err != nil || c.failed(C.money_import_report_info(self, &infoOut, &c.why)) {
		return ImportInfo{}, c.err
	}
	return importInfoOf(&infoOut), nil
}

// Rows returns all the rows, in the order of the text.
//
// See also [ImportReport.Transactions].
func (i *ImportReport) Rows() ([]ImportRow, error) {
	c := begin()
	defer c.end()
	self := (*C.money_import_report_t)(c.use(i.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_import_row_t, pageRows)
	var found []ImportRow
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_import_report_rows(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, importRowOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Transactions returns all the transactions of accepted and duplicate rows, in the order of the rows.
//
// See also [ImportReport.Rows].
func (i *ImportReport) Transactions() ([]Transaction, error) {
	c := begin()
	defer c.end()
	self := (*C.money_import_report_t)(c.use(i.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_transaction_t, pageRows)
	var found []Transaction
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_import_report_transactions(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// Valuation is a portfolio at the prices and exchange rates of a moment.
//
// It is immutable and can be shared by all threads.
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

// Summary returns the summary of a valuation.
//
// Without transactions, all amounts are 0 and all percentages are undefined.
func (v *Valuation) Summary() (PortfolioSummary, error) {
	c := begin()
	defer c.end()
	self := (*C.money_valuation_t)(c.use(v.held()))
	var summaryOut C.money_portfolio_summary_t
	if c.err != nil || c.failed(C.money_valuation_summary(self, &summaryOut, &c.why)) {
		return PortfolioSummary{}, c.err
	}
	return portfolioSummaryOf(&summaryOut), nil
}

// PositionCount returns the number of positions, one for each symbol.
func (v *Valuation) PositionCount() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_valuation_t)(c.use(v.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_valuation_position_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// PositionAt returns the position at an index, ordered by the bytes of the symbols.
//
// The error is [ErrNotFound] if index is out of range.
//
// See also [Valuation.Positions].
func (v *Valuation) PositionAt(index int) (Position, error) {
	c := begin()
	defer c.end()
	self := (*C.money_valuation_t)(c.use(v.held()))
	var positionOut C.money_position_t
	if c.err != nil || c.failed(C.money_valuation_position_at(self, C.size_t(index), &positionOut, &c.why)) {
		return Position{}, c.err
	}
	return positionOf(&positionOut), nil
}

// Positions returns all positions, ordered by the bytes of the symbols.
//
// See also [Valuation.PositionAt].
func (v *Valuation) Positions() ([]Position, error) {
	c := begin()
	defer c.end()
	self := (*C.money_valuation_t)(c.use(v.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_position_t, pageRows)
	var found []Position
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_valuation_positions(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// Explain explains a valuation: the computation of its value and its profit, down to quantities, prices, cost
// bases and rates.
//
// The first root is "value", the sum of "positions[0].performance.value" and so on. Each is quantity × price ×
// rate, rounded once, with the rule "valuation: per position". The next roots are "profit", "currency_effect"
// and "price_effect", whose parts are named after the fields of [Performance]. A position in another currency
// adds a root, such as "positions[0].value". Cost bases, realised gains, income and fees follow from the
// transactions and are inputs; [Portfolio.OpenLots] and [Portfolio.Disposals] list their parts. Amounts that are
// excluded from the sums are not explained. An index in a name is that of [Valuation.PositionAt].
//
// The error is [ErrOverflow] if an exact value exceeds 512 bits.
//
// See also [Explanation.Nodes], [Explanation.ToText].
func (v *Valuation) Explain() (*Explanation, error) {
	c := begin()
	defer c.end()
	self := (*C.money_valuation_t)(c.use(v.held()))
	var explanationOut *C.money_explanation_t
	if c.err != nil || c.failed(C.money_valuation_explain(self, &explanationOut, &c.why)) {
		return nil, c.err
	}
	return adoptExplanation(explanationOut), nil
}

// Breakdown adds up the values of a valuation by label.
//
// Holdings without a price are excluded, as from the summary.
//
//   - labels: the labels. The last label of a symbol is used.
//
// The error is
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//
// See also [Breakdown.Rows].
func (v *Valuation) Breakdown(labels []SymbolLabel) (*Breakdown, error) {
	c := begin()
	defer c.end()
	self := (*C.money_valuation_t)(c.use(v.held()))
	labelsRaw := make([]C.money_symbol_label_t, len(labels))
	for index := range labels {
		labels[index].fill(c, &labelsRaw[index])
	}
	var breakdownOut *C.money_breakdown_t
	if c.err != nil || c.failed(C.money_valuation_breakdown(self, first(labelsRaw), C.size_t(len(labels)), &breakdownOut, &c.why)) {
		return nil, c.err
	}
	return adoptBreakdown(breakdownOut), nil
}

// Disposals is a list of disposals.
//
// It is immutable and can be shared by all threads.
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

// Count returns the number of disposals.
func (d *Disposals) Count() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_disposals_t)(c.use(d.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_disposals_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At returns the disposal at an index.
//
// The error is [ErrNotFound] if index is out of range.
//
// See also [Disposals.Items].
func (d *Disposals) At(index int) (Disposal, error) {
	c := begin()
	defer c.end()
	self := (*C.money_disposals_t)(c.use(d.held()))
	var disposalOut C.money_disposal_t
	if c.err != nil || c.failed(C.money_disposals_at(self, C.size_t(index), &disposalOut, &c.why)) {
		return Disposal{}, c.err
	}
	return disposalOf(&disposalOut), nil
}

// Items returns all disposals.
//
// See also [Disposals.At].
func (d *Disposals) Items() ([]Disposal, error) {
	c := begin()
	defer c.end()
	self := (*C.money_disposals_t)(c.use(d.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_disposal_t, pageRows)
	var found []Disposal
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_disposals_items(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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
// It is immutable and can be shared by all threads.
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

// Count returns the number of open lots.
func (o *OpenLots) Count() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_open_lots_t)(c.use(o.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_open_lots_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At returns the open lot at an index.
//
// The error is [ErrNotFound] if index is out of range.
//
// See also [OpenLots.Items].
func (o *OpenLots) At(index int) (OpenLot, error) {
	c := begin()
	defer c.end()
	self := (*C.money_open_lots_t)(c.use(o.held()))
	var lotOut C.money_open_lot_t
	if c.err != nil || c.failed(C.money_open_lots_at(self, C.size_t(index), &lotOut, &c.why)) {
		return OpenLot{}, c.err
	}
	return openLotOf(&lotOut), nil
}

// Items returns all open lots.
//
// See also [OpenLots.At].
func (o *OpenLots) Items() ([]OpenLot, error) {
	c := begin()
	defer c.end()
	self := (*C.money_open_lots_t)(c.use(o.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_open_lot_t, pageRows)
	var found []OpenLot
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_open_lots_items(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// Rebalancing is the orders of a rebalancing.
//
// It is immutable and can be shared by all threads.
//
// Call [Rebalancing.Close] to release it, or leave that to the garbage collector.
type Rebalancing struct {
	handle
}

func adoptRebalancing(at *C.money_rebalancing_t) *Rebalancing {
	if at == nil {
		return nil
	}
	made := &Rebalancing{}
	made.adopt(unsafe.Pointer(at), "Rebalancing", func(at unsafe.Pointer) {
		C.money_rebalancing_free((*C.money_rebalancing_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Rebalancing) { gone.Close() })
	return made
}

func (r *Rebalancing) held() *handle {
	if r == nil {
		return nil
	}
	return &r.handle
}

// Info returns the sums of a rebalancing.
//
// See also [Rebalancing.Orders].
func (r *Rebalancing) Info() (RebalancingInfo, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rebalancing_t)(c.use(r.held()))
	var infoOut C.money_rebalancing_info_t
	if c.err != nil || c.failed(C.money_rebalancing_info(self, &infoOut, &c.why)) {
		return RebalancingInfo{}, c.err
	}
	return rebalancingInfoOf(&infoOut), nil
}

// Orders returns all orders, in the order of the targets.
//
// See also [Rebalancing.Info].
func (r *Rebalancing) Orders() ([]Order, error) {
	c := begin()
	defer c.end()
	self := (*C.money_rebalancing_t)(c.use(r.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_order_t, pageRows)
	var found []Order
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_rebalancing_orders(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, orderOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Breakdown is the value of a portfolio by labels.
//
// It is immutable and can be shared by all threads.
//
// Call [Breakdown.Close] to release it, or leave that to the garbage collector.
type Breakdown struct {
	handle
}

func adoptBreakdown(at *C.money_breakdown_t) *Breakdown {
	if at == nil {
		return nil
	}
	made := &Breakdown{}
	made.adopt(unsafe.Pointer(at), "Breakdown", func(at unsafe.Pointer) {
		C.money_breakdown_free((*C.money_breakdown_t)(at))
	})
	runtime.SetFinalizer(made, func(gone *Breakdown) { gone.Close() })
	return made
}

func (b *Breakdown) held() *handle {
	if b == nil {
		return nil
	}
	return &b.handle
}

// Count returns the number of rows.
func (b *Breakdown) Count() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_breakdown_t)(c.use(b.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_breakdown_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// Rows returns all rows, ordered by the bytes of their labels.
//
// See also [Breakdown.Count].
func (b *Breakdown) Rows() ([]BreakdownRow, error) {
	c := begin()
	defer c.end()
	self := (*C.money_breakdown_t)(c.use(b.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_breakdown_row_t, pageRows)
	var found []BreakdownRow
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_breakdown_rows(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, breakdownRowOf(&rows[index]))
		}
		if count < pageRows {
			return found, nil
		}
		from += int(count)
	}
}

// Feed is a feed of a provider's data.
//
// At most one request is pending for each item: a document, the price quote of a symbol, or a store of
// transactions. Only one thread at a time may use a feed.
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

// NewFeed creates an empty feed.
//
//   - provider: a [Provider] value.
//
// The error is
//   - [ErrSyntax] if the key, URL or currency code is malformed; the error's text does not contain it
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrLimit] if the key or URL is too long
//   - [ErrArgument] if the provider requires a key, URL or currency that is not set
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

// Next returns the next request to send.
//
// Several requests may be due: call it again until it returns no request. A request is pending until you call
// [Feed.ReceiveResponse] or [Feed.FailRequest] for it. The library applies no time-out.
//
//   - now: the present instant.
func (f *Feed) Next(now time.Time) (*FeedRequest, error) {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.change(f.held()))
	var requestOut *C.money_feed_request_t
	if c.err != nil || c.failed(C.money_feed_next(self, ofTime(now), &requestOut, &c.why)) {
		return nil, c.err
	}
	return adoptFeedRequest(requestOut), nil
}

// ReceiveHeader passes a response header to a feed.
//
// Call it before [Feed.ReceiveResponse]. You may pass all headers; the feed uses "Retry-After" and
// "X-Ratelimit-Reset".
//
//   - name: the name of the header, in any case.
//   - value: the value of the header.
//
// The error is [ErrUnknownRequest] if the request is not pending, or [ErrLimit] if the name or value is longer
// than 8191 bytes.
func (f *Feed) ReceiveHeader(id uint64, name string, value string) error {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.change(f.held()))
	nameText := c.code(name)
	valueText := c.code(value)
	if c.err != nil || c.failed(C.money_feed_receive_header(self, C.uint64_t(id), nameText, valueText, &c.why)) {
		return c.err
	}
	return nil
}

// ReceiveResponse passes the response to a request to a feed.
//
// Its contents are accepted completely or not at all.
//
// The call succeeds even if the feed cannot use the response. The feed then records one of these failures, which
// [Feed.Failure] returns:
//
//   - [ErrUnauthorized]: the HTTP status is 401 or 403
//   - [ErrRateLimited]: the HTTP status is 429
//   - [ErrHTTP]: the HTTP status is any other except 2xx
//   - [ErrContentType]: the response is HTML, or not of the provider's content type
//   - [ErrTruncated]: the document is incomplete
//   - [ErrTooLarge]: the document is longer than largest_body of the options
//   - [ErrProvider]: the document is the provider's own error, with its code and message
//   - [ErrRateJumped]: an exchange rate jumped; see [JumpPolicyRefuse]
//   - [ErrNoCurrencies]: the list contains no currencies
//   - the statuses of the functions that read its documents, such as [ErrNoRates], [ErrJSON], [ErrDocument]
//   - for a store of transactions [ErrRetrieval], [ErrSaving] or [ErrRemoval], with one of the above as its
//     cause
//
//   - id: the number of a pending request.
//   - httpStatus: 100 to 999.
//   - contentType: the value of the header; "" if unknown, in which case the feed inspects the body.
//   - body: "" for no body.
//   - now: the present instant.
//
// The error is
//   - [ErrUnknownRequest] if the request is not pending
//   - [ErrLimit] if contentType is longer than 8191 bytes
//   - [ErrOutOfMemory] if memory is exhausted; the request remains pending
//
// See also [Feed.ReceiveHeader], [Feed.FailRequest], [Feed.Failure].
func (f *Feed) ReceiveResponse(id uint64, httpStatus int32, contentType string, body []byte, now time.Time) error {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.change(f.held()))
	contentTypeText := c.optional(contentType)
	bodyText := c.bytes(body)
	if c.err != nil || c.failed(C.money_feed_receive_response(self, C.uint64_t(id), C.int32_t(httpStatus), contentTypeText, bodyText, C.size_t(len(body)), ofTime(now), &c.why)) {
		return c.err
	}
	return nil
}

// FailRequest reports to a feed that a request failed without a response.
//
// The feed records [ErrTransport], which [Feed.Failure] returns.
//
//   - reason: a [TransportFailure] value.
//
// The error is [ErrUnknownRequest] if the request is not pending.
func (f *Feed) FailRequest(id uint64, reason TransportFailure, now time.Time) error {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.change(f.held()))
	if c.err != nil || c.failed(C.money_feed_fail_request(self, C.uint64_t(id), C.money_transport_failure_t(reason), ofTime(now), &c.why)) {
		return c.err
	}
	return nil
}

// NotifyOnline notifies a feed that the network is available again.
//
// The feed then immediately retries, once, each item whose last attempt failed, and each item whose pending
// request receives no response. Waiting times imposed by the provider still apply.
func (f *Feed) NotifyOnline(now time.Time) error {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.change(f.held()))
	if c.err != nil || c.failed(C.money_feed_notify_online(self, ofTime(now), &c.why)) {
		return c.err
	}
	return nil
}

// Refresh makes all items of a feed due again, however fresh they are, except those with a pending request.
//
// Waiting times imposed by the provider still apply.
func (f *Feed) Refresh() error {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.change(f.held()))
	if c.err != nil || c.failed(C.money_feed_refresh(self, &c.why)) {
		return c.err
	}
	return nil
}

// PendingCount returns the number of pending requests.
func (f *Feed) PendingCount() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.use(f.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_feed_pending_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// Info returns the state of a feed at an instant.
//
// See also [Feed.Failure].
func (f *Feed) Info(now time.Time) (FeedInfo, error) {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.use(f.held()))
	var infoOut C.money_feed_info_t
	if c.err != nil || c.failed(C.money_feed_info(self, ofTime(now), &infoOut, &c.why)) {
		return FeedInfo{}, c.err
	}
	return feedInfoOf(&infoOut), nil
}

// Failure returns the last failure since the last success.
//
//   - key: "" for all items; a symbol for its price quote; or the id of a transaction for the last attempt to
//     save or remove it.
//
// The error is
//   - [ErrNotFound] if the feed does not contain the symbol
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (f *Feed) Failure(key string) (Failure, error) {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.use(f.held()))
	keyText := c.optional(key)
	var failureOut C.money_error_t
	if c.err != nil || c.failed(C.money_feed_failure(self, keyText, &failureOut, &c.why)) {
		return Failure{}, c.err
	}
	return failureOf(&failureOut), nil
}

// SetJump sets the policy for exchange rates that jumped, beginning with the next response.
//
//   - jump: a [JumpPolicy] value.
func (f *Feed) SetJump(jump JumpPolicy) error {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.change(f.held()))
	if c.err != nil || c.failed(C.money_feed_set_jump(self, C.money_jump_policy_t(jump), &c.why)) {
		return c.err
	}
	return nil
}

// ToJSON returns a feed's contents as JSON, for [Feed.Restore] after a restart.
//
// Keys are not included.
//
// The error is [ErrNotFound] if the feed is empty.
func (f *Feed) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.use(f.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_feed_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Restore restores saved contents of a feed, for instance after a restart.
//
// Newer contents are kept.
//
//   - json: a document of [Feed.ToJSON], or of the provider.
//   - instant: when the contents arrived: Success of [Feed.Info]. Price quotes contain their own instants, which
//     may be earlier.
//
// The error is
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrDuplicateID] if two transactions share an id
//   - [ErrDuplicateRate] if the document contains more than one rate for the same direction and date
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrJSON] if the text is not JSON, or an object contains a duplicate key
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrNoCurrencies] if the list is well-formed but contains no currencies
//   - [ErrNoRates] if the document is well-formed but contains no rates
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrProvider] if the document is an error of the provider; the error's text contains its code and message
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrVersion] if the document was written by a newer version of the library
func (f *Feed) Restore(json string, instant time.Time) error {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.change(f.held()))
	jsonText := c.text(json)
	if c.err != nil || c.failed(C.money_feed_restore(self, jsonText, C.size_t(len(json)), ofTime(instant), &c.why)) {
		return c.err
	}
	return nil
}

// Revision returns the revision of a feed: 0 for a new feed, increasing with each change.
func (f *Feed) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.use(f.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_feed_revision(self, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// Rates returns the exchange rates of a feed.
//
// Their source is the name of the provider, unless the document contains another.
//
// The error is [ErrNotFound] if the feed is empty, or [ErrArgument] if the feed is not one of exchange rates.
func (f *Feed) Rates() (*Rates, error) {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.use(f.held()))
	var ratesOut *C.money_rates_t
	if c.err != nil || c.failed(C.money_feed_rates(self, &ratesOut, &c.why)) {
		return nil, c.err
	}
	return adoptRates(ratesOut), nil
}

// AddSymbol adds a symbol for which price quotes are requested.
//
// Adding it again has no effect. A feed contains at most 4096 symbols.
//
//   - symbol: one line of UTF-8, 1 to [SymbolSize] - 1 bytes.
//
// The error is
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [PortfolioView.SymbolAt].
func (f *Feed) AddSymbol(symbol string) error {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.change(f.held()))
	symbolText := c.code(symbol)
	if c.err != nil || c.failed(C.money_feed_add_symbol(self, symbolText, &c.why)) {
		return c.err
	}
	return nil
}

// RemoveSymbol removes a symbol with its price quote.
//
// The response to a pending request for it will be [ErrUnknownRequest].
//
// The error is
//   - [ErrNotFound] if the feed does not contain the symbol
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (f *Feed) RemoveSymbol(symbol string) error {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.change(f.held()))
	symbolText := c.code(symbol)
	if c.err != nil || c.failed(C.money_feed_remove_symbol(self, symbolText, &c.why)) {
		return c.err
	}
	return nil
}

// SymbolCount returns the number of symbols in a feed.
func (f *Feed) SymbolCount() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.use(f.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_feed_symbol_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// SymbolAt returns the symbol at an index of a feed, in the order in which you added them.
//
// The error is [ErrNotFound] if index is not less than the number of symbols.
func (f *Feed) SymbolAt(index int) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.use(f.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_feed_symbol_at(self, C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// PriceQuote returns the last valid price quote of a symbol, which you can pass to [Portfolio.Value].
//
// The error is
//   - [ErrNotFound] if the feed does not contain the symbol
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [PortfolioView.SetQuotes].
func (f *Feed) PriceQuote(symbol string, now time.Time) (PriceQuote, error) {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.use(f.held()))
	symbolText := c.code(symbol)
	var quoteOut C.money_price_quote_t
	if c.err != nil || c.failed(C.money_feed_price_quote(self, symbolText, ofTime(now), &quoteOut, nil, nil, &c.why)) {
		return PriceQuote{}, c.err
	}
	return priceQuoteOf(&quoteOut), nil
}

// PriceQuoteDetailed returns the last valid price quote of a symbol, which you can pass to [Portfolio.Value].
//
// The results are
//   - the price quote, empty if no quote is available. Its instant is that of the trade if the provider supplies
//     it, else that of the response
//   - [PriceStateFresh]; [PriceStateStale] if the quote is older than TtlSeconds of the options;
//     [PriceStateZero] if the provider returned 0, which means no price; or [PriceStateMissing]
//   - the seconds since the quote arrived, or math.MinInt64
//
// The error is
//   - [ErrNotFound] if the feed does not contain the symbol
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [PortfolioView.SetQuotes].
func (f *Feed) PriceQuoteDetailed(symbol string, now time.Time) (PriceQuote, PriceState, int64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.use(f.held()))
	symbolText := c.code(symbol)
	var quoteOut C.money_price_quote_t
	var stateOut C.money_price_state_t
	var ageOut C.int64_t
	if c.err != nil || c.failed(C.money_feed_price_quote(self, symbolText, ofTime(now), &quoteOut, &stateOut, &ageOut, &c.why)) {
		return PriceQuote{}, 0, 0, c.err
	}
	return priceQuoteOf(&quoteOut), PriceState(stateOut), int64(ageOut), nil
}

// Portfolio returns the transactions of a feed: those last retrieved from the store, with the changes
// acknowledged since.
//
// The error is [ErrNotFound] if the feed is empty, or [ErrArgument] if the feed is not one of transactions.
func (f *Feed) Portfolio() (*Portfolio, error) {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.use(f.held()))
	var portfolioOut *C.money_portfolio_t
	if c.err != nil || c.failed(C.money_feed_portfolio(self, &portfolioOut, &c.why)) {
		return nil, c.err
	}
	return adoptPortfolio(portfolioOut), nil
}

// Put requests that the store save a transaction, adding it or replacing the one with the same id.
//
// The transactions of the feed are unchanged until the store has acknowledged the request. If it fails,
// [Feed.Failure] returns [ErrSaving] for the id, and the feed does not repeat it. Such requests are sent one at
// a time, in the order of your calls.
//
//   - transaction: the transaction to save. If several programs share a store, set its id.
//   - lots: as in [Portfolio.Add].
//
// The error is
//   - [ErrNotFound] if the feed is empty
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrArgument] if the feed is not one of transactions
//
// See also [Feed.Operation].
func (f *Feed) Put(transaction Transaction, lots []LotSelection) (Transaction, error) {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.change(f.held()))
	transactionRaw := transaction.give(c)
	lotsRaw := make([]C.money_lot_selection_t, len(lots))
	for index := range lots {
		lots[index].fill(c, &lotsRaw[index])
	}
	var storedOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_feed_put(self, transactionRaw, first(lotsRaw), C.size_t(len(lots)), &storedOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&storedOut), nil
}

// Remove removes a transaction from the store of a feed, under the rules of [Feed.Put].
//
// If it fails, [Feed.Failure] returns [ErrRemoval] for the id.
//
// The error is
//   - [ErrNotFound] if the feed is empty, or does not contain the transaction
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrArgument] if the feed is not one of transactions
func (f *Feed) Remove(id string) error {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.change(f.held()))
	idText := c.code(id)
	if c.err != nil || c.failed(C.money_feed_remove(self, idText, &c.why)) {
		return c.err
	}
	return nil
}

// Operation returns the state of the last request to save or remove the transaction with an id.
//
// The feed stores the states of the last 1024 requests.
//
// The error is
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (f *Feed) Operation(id string) (Operation, error) {
	c := begin()
	defer c.end()
	self := (*C.money_feed_t)(c.use(f.held()))
	idText := c.code(id)
	var stateOut C.money_operation_t
	if c.err != nil || c.failed(C.money_feed_operation(self, idText, &stateOut, &c.why)) {
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

// FeedRequest is a request for your program to send.
//
// It is immutable and independent of the feed. Only a request may contain the feed's key; all other texts of the
// library omit it.
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

// ID returns the number that identifies a request when you pass its response.
//
// It is positive. It is 0 for a nil request.
func (f *FeedRequest) ID() uint64 {
	c := begin()
	defer c.end()
	self := (*C.money_feed_request_t)(c.use(f.held()))
	return uint64(C.money_feed_request_id(self))
}

// Method returns the HTTP method of a request: "GET", "PUT" or "DELETE".
//
// It is "" for a nil request.
func (f *FeedRequest) Method() string {
	c := begin()
	defer c.end()
	self := (*C.money_feed_request_t)(c.use(f.held()))
	return C.GoString(C.money_feed_request_method(self))
}

// URL returns the percent-encoded URL of a request, which may contain a key: do not log it.
//
// It is "" for a nil request.
func (f *FeedRequest) URL() string {
	c := begin()
	defer c.end()
	self := (*C.money_feed_request_t)(c.use(f.held()))
	return C.GoString(C.money_feed_request_url(self))
}

// Headers returns the header lines of a request, each as "Name: value\n", or "" without headers.
//
// They may contain a key: do not log them. It is "" for a nil request.
func (f *FeedRequest) Headers() string {
	c := begin()
	defer c.end()
	self := (*C.money_feed_request_t)(c.use(f.held()))
	return C.GoString(C.money_feed_request_headers(self))
}

// Body returns the body of a request to send, or nil without a body.
//
// It is nil for a nil request.
func (f *FeedRequest) Body() string {
	c := begin()
	defer c.end()
	self := (*C.money_feed_request_t)(c.use(f.held()))
	return C.GoString(C.money_feed_request_body(self, nil))
}

// Store is a file that contains objects by name.
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
// While a store is open, two additional files with the suffixes "-wal" and "-shm" exist. A file with tables,
// views, indexes or triggers other than those that the library creates is rejected, because it could hang the
// program or alter saved data. A file of an older version is upgraded, unless it is opened read-only. The first
// call in a process locates SQLite: the copy that the process has loaded, or the system's libsqlite3.so.0.
//
//   - path: one line of at most 4,095 bytes; ":memory:" for a store in memory, which is discarded when it is
//     closed.
//   - options: the options; nil for a writable store that is created if necessary and waits up to 5 seconds.
//
// The error is
//   - [ErrNotAStore] if another program created the file, or path is a pipe, a socket or a device
//   - [ErrVersion] if a newer version created the file
//   - [ErrStoreCorrupt] if the file is damaged, or its schema is not that of a store
//   - [ErrStorePath] if the file does not exist, is a directory, or cannot be opened
//   - [ErrStoreLocked] if another connection is writing and did not finish in time
//   - [ErrStoreReadOnly] if the file is read-only, and ReadOnly is false
//   - [ErrStoreFull] if the disk or the quota is full
//   - [ErrStoreIo] if the disk reported an error
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if path is not one line
//   - [ErrState] if this process is a child, and at the fork a store had the file open or another thread was
//     using a store
//   - [ErrNoSqlite] if SQLite was not found, is older than 3.37, or was built without threads
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

// Close closes the file of a store and discards an open transaction.
//
// Afterwards the store can only be freed.
//
// The error is [ErrState] if the object is not in a state that allows the call.
func (s *Store) Close() error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_close(self, &c.why)) {
		return c.err
	}
	return nil
}

// Begin begins a transaction, which [Store.Commit] saves.
//
// Until then, the changes are visible only through this handle.
//
// The error is
//   - [ErrArgument] if a transaction is open
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Store.Commit], [Store.Rollback].
func (s *Store) Begin() error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_begin(self, &c.why)) {
		return c.err
	}
	return nil
}

// Commit saves the changes made since [Store.Begin] and ends the transaction.
//
// If the call fails, the transaction ends too, and no change is saved; after [ErrStoreUnknown], all of them may
// be saved.
//
// The error is
//   - [ErrArgument] if no transaction is open
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) Commit() error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_commit(self, &c.why)) {
		return c.err
	}
	return nil
}

// Rollback ends a transaction and discards its changes.
//
// The error is [ErrArgument] if no transaction is open, or [ErrState] if the object is not in a state that
// allows the call.
func (s *Store) Rollback() error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_rollback(self, &c.why)) {
		return c.err
	}
	return nil
}

// Check checks a store by reading all of its data.
//
// If the call succeeds, every object can be loaded, except that portfolios with user-defined currencies are not
// validated.
//
// The error is [ErrRetrieval] if reading failed; the error's Cause is the reason, or [ErrState] if the object is
// not in a state that allows the call.
func (s *Store) Check() error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_check(self, &c.why)) {
		return c.err
	}
	return nil
}

// Revision returns the revision of the file: 0 for a new file, incremented by each change of any process.
//
// The error is [ErrRetrieval] if reading failed; the error's Cause is the reason, or [ErrState] if the object is
// not in a state that allows the call.
func (s *Store) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_revision(self, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// ReleaseMemory releases cached memory, such as SQLite's page cache and prepared statements.
//
// The error is [ErrState] if the object is not in a state that allows the call.
func (s *Store) ReleaseMemory() error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil || c.failed(C.money_store_release_memory(self, &c.why)) {
		return c.err
	}
	return nil
}

// NameCount returns the number of names of a kind.
//
// The error is [ErrRetrieval] if reading failed; the error's Cause is the reason, or [ErrState] if the object is
// not in a state that allows the call.
func (s *Store) NameCount(kind StoreKind) (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_name_count(self, C.money_store_kind_t(kind), &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// NameAt returns the name at an index, ordered by bytes.
//
// The error is
//   - [ErrNotFound] if index is not less than the count
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) NameAt(kind StoreKind, index int) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_store_name_at(self, C.money_store_kind_t(kind), C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Remove removes an object with all of its data.
//
// The error is
//   - [ErrNotFound] if no object of this kind is stored under the name
//   - [ErrRemoval] if removing failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) Remove(kind StoreKind, name string) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	if c.err != nil || c.failed(C.money_store_remove(self, C.money_store_kind_t(kind), nameText, &c.why)) {
		return c.err
	}
	return nil
}

// WalletSave saves a wallet with its journal, replacing the wallet of the same name.
//
// A wallet records the stored wallets that it was loaded from or saved to. If the stored wallet has since been
// changed or removed, by another process or by a call such as [Store.WalletAdd], the call returns [ErrConflict]
// and saves nothing. Load the wallet again, repeat the change, and save it. Otherwise the call writes only the
// changes made since then, so its cost does not depend on the size of the wallet.
//
// A wallet that was neither loaded from this name of the file nor saved to it replaces the stored wallet
// unconditionally: a new wallet, or a copy made through JSON. At most 16 names are recorded, the first and the
// latest; a wallet with more replaces no stored wallet of another name. Portfolios, catalogues and baskets
// behave likewise.
//
// The error is
//   - [ErrConflict] if the stored wallet has been changed or removed
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Store.WalletLoad].
func (s *Store) WalletSave(name string, wallet *Wallet) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	walletAt := (*C.money_wallet_t)(c.use(wallet.held()))
	if c.err != nil || c.failed(C.money_store_wallet_save(self, nameText, walletAt, &c.why)) {
		return c.err
	}
	return nil
}

// WalletLoad loads a wallet with its journal.
//
// The error is
//   - [ErrNotFound] if no wallet has this name
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) WalletLoad(name string) (*Wallet, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var walletOut *C.money_wallet_t
	if c.err != nil || c.failed(C.money_store_wallet_load(self, nameText, &walletOut, &c.why)) {
		return nil, c.err
	}
	return adoptWallet(walletOut), nil
}

// WalletAdd adds an entry to a stored wallet without loading it.
//
// The wallet is created if it does not exist. The rules are those of [Wallet.Add], except that a payment must
// not exceed the available balance. Use [Store.WalletSpend] for a payment that may overdraw the wallet.
//
// The error is
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrConflict] if the external id belongs to another entry
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Wallet.Add], [Store.WalletSpend].
func (s *Store) WalletAdd(name string, amount Money, note *WalletNote) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	amountRaw := amount.raw()
	noteRaw := note.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_wallet_add(self, nameText, &amountRaw, noteRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// WalletCount returns the number of entries of a stored wallet.
//
// Counts, currencies and sums are stored: no entry is read.
//
//   - currency: the currency of the entries; "" for all currencies.
//
// The error is
//   - [ErrNotFound] if the wallet does not exist
//   - [ErrSyntax] if currency is not a currency code, or name is not one line
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) WalletCount(name string, currency string) (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	currencyText := c.optional(currency)
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_wallet_count(self, nameText, currencyText, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// WalletEntries returns a range of entries of a stored wallet, newest first, without loading the wallet.
//
// To read the next page, pass the ID of the last row as before. Ids are never reused: an entry added between two
// calls is not part of any later page, and no entry is returned twice. The result contains neither holds nor
// removed entries.
//
//   - currency: the currency of the entries; "" for all currencies.
//   - before: the id below which the page starts; 0 to start at the newest entry.
//   - most: the maximum number of rows
//
// The error is
//   - [ErrNotFound] if the wallet does not exist
//   - [ErrSyntax] if currency is not a currency code, or name is not one line
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Wallet.Entries].
func (s *Store) WalletEntries(name string, currency string, before uint64, most int) ([]WalletEntry, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	currencyText := c.optional(currency)
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_wallet_entry_t, pageRows)
	var found []WalletEntry
	for len(found) < most {
		room := pageRows
		if most-len(found) < room {
			room = most - len(found)
		}
		var count C.size_t
		if c.failed(C.money_store_wallet_entries(self, nameText, currencyText, C.uint64_t(before), first(rows), C.size_t(room), &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, walletEntryOf(&rows[index]))
		}
		if int(count) < room {
			break
		}
		before = uint64(rows[count-1].id)
	}
	return found, nil
}

// WalletCurrencyCount returns the number of currencies of the entries of a stored wallet.
//
// The error is
//   - [ErrNotFound] if no wallet has this name
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) WalletCurrencyCount(name string) (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_wallet_currency_count(self, nameText, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// WalletCurrencyAt returns the currency at an index, in the order of the currencies' first entries.
//
// The error is
//   - [ErrNotFound] if the wallet does not exist, or index is out of range
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) WalletCurrencyAt(name string, index int) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_store_wallet_currency_at(self, nameText, C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// WalletSum returns the sum of a currency of a stored wallet, as [Wallet.Sum] does.
//
//   - registry: user-defined currencies, as in [Wallet.Sum].
//
// The error is
//   - [ErrNotFound] if the wallet does not exist
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) WalletSum(name string, currency string, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var sumOut C.money_t
	if c.err != nil || c.failed(C.money_store_wallet_sum(self, nameText, currencyText, registryAt, &sumOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(sumOut), nil
}

// WalletTotal converts all entries of a stored wallet into one currency, as [Wallet.Total] does.
//
//   - target: the currency of the total.
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options of [Rates.Convert]; nil for the defaults.
//
// The error is
//   - [ErrNotFound] if the wallet does not exist
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Wallet.Total].
func (s *Store) WalletTotal(name string, target string, rates *Rates, options *ConvertOptions) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var totalOut C.money_t
	if c.err != nil || c.failed(C.money_store_wallet_total(self, nameText, targetText, ratesAt, optionsRaw, &totalOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(totalOut), nil
}

// WalletTotalDetailed converts all entries of a stored wallet into one currency, as [Wallet.Total] does.
//
//   - target: the currency of the total.
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options of [Rates.Convert]; nil for the defaults.
//
// The results are
//   - the total
//   - the flags of the conversions
//
// The error is
//   - [ErrNotFound] if the wallet does not exist
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Wallet.Total].
func (s *Store) WalletTotalDetailed(name string, target string, rates *Rates, options *ConvertOptions) (Money, Flags, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	targetText := c.code(target)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	optionsRaw := options.give(c)
	var totalOut C.money_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_store_wallet_total(self, nameText, targetText, ratesAt, optionsRaw, &totalOut, &flagsOut, &c.why)) {
		return Money{}, 0, c.err
	}
	return moneyOf(totalOut), Flags(flagsOut), nil
}

// PortfolioSave saves a portfolio, replacing the portfolio of the same name.
//
// Conflicts are detected as in [Store.WalletSave].
//
// The error is
//   - [ErrConflict] if the stored portfolio has been changed or removed
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Store.PortfolioLoad], [Store.WalletSave].
func (s *Store) PortfolioSave(name string, portfolio *Portfolio) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	portfolioAt := (*C.money_portfolio_t)(c.use(portfolio.held()))
	if c.err != nil || c.failed(C.money_store_portfolio_save(self, nameText, portfolioAt, &c.why)) {
		return c.err
	}
	return nil
}

// PortfolioLoad loads a portfolio.
//
//   - registry: user-defined currencies; nil for the built-in ones only.
//
// The error is
//   - [ErrNotFound] if no portfolio has this name
//   - [ErrRetrieval] if the file cannot be read, or the transactions are inconsistent; see the error's Cause
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) PortfolioLoad(name string, registry *CurrencyRegistry) (*Portfolio, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var portfolioOut *C.money_portfolio_t
	if c.err != nil || c.failed(C.money_store_portfolio_load(self, nameText, registryAt, &portfolioOut, &c.why)) {
		return nil, c.err
	}
	return adoptPortfolio(portfolioOut), nil
}

// TransactionSave saves a transaction in a stored portfolio, replacing the transaction with the same id.
//
// A replaced transaction keeps its position among those of its date. The call validates only the transaction
// itself; the consistency of all transactions is checked when the portfolio is loaded.
//
//   - transaction: the transaction; its ID must be set.
//   - lots: the lots that a sale selects; nil for no selection.
//   - registry: user-defined currencies; nil for the built-in ones only.
//
// The error is
//   - [ErrNotFound] if the portfolio does not exist
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Portfolio.Add], [Store.TransactionRemove].
func (s *Store) TransactionSave(name string, transaction *Transaction, lots []LotSelection, registry *CurrencyRegistry) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	transactionRaw := transaction.give(c)
	lotsRaw := make([]C.money_lot_selection_t, len(lots))
	for index := range lots {
		lots[index].fill(c, &lotsRaw[index])
	}
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	if c.err != nil || c.failed(C.money_store_transaction_save(self, nameText, transactionRaw, first(lotsRaw), C.size_t(len(lots)), registryAt, &c.why)) {
		return c.err
	}
	return nil
}

// TransactionRemove removes the transaction with the given id from a stored portfolio.
//
// The error is
//   - [ErrNotFound] if the portfolio or the transaction does not exist
//   - [ErrRemoval] if removing failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) TransactionRemove(name string, id string) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	idText := c.code(id)
	if c.err != nil || c.failed(C.money_store_transaction_remove(self, nameText, idText, &c.why)) {
		return c.err
	}
	return nil
}

// CatalogueSave saves a catalogue, replacing the catalogue of the same name.
//
// Conflicts are detected as in [Store.WalletSave].
//
// The error is
//   - [ErrConflict] if the stored catalogue has been changed or removed
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Store.CatalogueLoad], [Store.WalletSave].
func (s *Store) CatalogueSave(name string, catalogue *Catalogue) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	catalogueAt := (*C.money_catalogue_t)(c.use(catalogue.held()))
	if c.err != nil || c.failed(C.money_store_catalogue_save(self, nameText, catalogueAt, &c.why)) {
		return c.err
	}
	return nil
}

// CatalogueLoad loads a catalogue.
//
// The error is
//   - [ErrNotFound] if no catalogue has this name
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) CatalogueLoad(name string) (*Catalogue, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var catalogueOut *C.money_catalogue_t
	if c.err != nil || c.failed(C.money_store_catalogue_load(self, nameText, &catalogueOut, &c.why)) {
		return nil, c.err
	}
	return adoptCatalogue(catalogueOut), nil
}

// BasketSave saves a basket, replacing the basket of the same name.
//
// Conflicts are detected as in [Store.WalletSave].
//
// The error is
//   - [ErrConflict] if the stored basket has been changed or removed
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Store.BasketLoad], [Store.WalletSave].
func (s *Store) BasketSave(name string, basket *Basket) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	basketAt := (*C.money_basket_t)(c.use(basket.held()))
	if c.err != nil || c.failed(C.money_store_basket_save(self, nameText, basketAt, &c.why)) {
		return c.err
	}
	return nil
}

// BasketLoad loads a basket.
//
//   - catalogue: the products that can be added later; nil for the products of the basket only.
//
// The error is
//   - [ErrNotFound] if no basket has this name
//   - [ErrCurrencyMismatch] if the catalogue is in another currency
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) BasketLoad(name string, catalogue *Catalogue) (*Basket, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	catalogueAt := (*C.money_catalogue_t)(c.use(catalogue.held()))
	var basketOut *C.money_basket_t
	if c.err != nil || c.failed(C.money_store_basket_load(self, nameText, catalogueAt, &basketOut, &c.why)) {
		return nil, c.err
	}
	return adoptBasket(basketOut), nil
}

// WalletSpend spends an amount of a stored wallet: adds an entry of the negated amount.
//
// The amount must be available: part of the sum, and not held. If MayGoBelowZero is true, the wallet may be
// overdrawn unless a part of the currency's sum is held. In that case the sum must not fall below the held
// amount.
//
//   - amount: the amount to spend, above 0.
//   - note: the label, the date and the details; nil to omit them.
//   - movement: the options; nil for no key and no overdraft.
//
// The error is
//   - [ErrNotFound] if the wallet does not exist
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrConflict] if another request used the key, or the external id belongs to another entry
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Store.WalletAdd], [Store.WalletTransfer].
func (s *Store) WalletSpend(name string, amount Money, note *WalletNote, movement *MovementOptions) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	amountRaw := amount.raw()
	noteRaw := note.give(c)
	movementRaw := movement.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_wallet_spend(self, nameText, &amountRaw, noteRaw, movementRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// WalletHold places a hold in a stored wallet, as [Wallet.Hold] does; accepts an idempotency key.
//
//   - amount: the amount to hold, above 0.
//   - note: the label, the date and the details, without a cost; nil to omit them.
//   - movement: the options; nil for no key.
//
// The error is
//   - [ErrNotFound] if the wallet does not exist
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrConflict] if the stored object has changed since it was loaded, or the key belongs to another request
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Wallet.Hold], [Store.WalletCommit], [Store.WalletRelease].
func (s *Store) WalletHold(name string, amount Money, note *WalletNote, movement *MovementOptions) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	amountRaw := amount.raw()
	noteRaw := note.give(c)
	movementRaw := movement.give(c)
	var holdOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_wallet_hold(self, nameText, &amountRaw, noteRaw, movementRaw, &holdOut, &c.why)) {
		return 0, c.err
	}
	return uint64(holdOut), nil
}

// WalletCommit commits a hold of a stored wallet, as [Wallet.Commit] does.
//
//   - hold: the id of the hold.
//   - movement: the options; nil for no key.
//
// The error is
//   - [ErrNotFound] if the wallet or the hold does not exist
//   - [ErrConflict] if the stored object has changed since it was loaded, or the key belongs to another request
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Wallet.Commit].
func (s *Store) WalletCommit(name string, hold uint64, movement *MovementOptions) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	movementRaw := movement.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_wallet_commit(self, nameText, C.uint64_t(hold), movementRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// WalletCommitAmount commits part of a hold of a stored wallet, as [Wallet.CommitAmount] does.
//
//   - hold: the id of the hold.
//   - amount: the amount to spend, in the currency of the hold: above 0 and at most the held amount.
//   - movement: the options; nil for no key.
//
// The error is
//   - [ErrNotFound] if the wallet or the hold does not exist
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrConflict] if the stored object has changed since it was loaded, or the key belongs to another request
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Wallet.CommitAmount].
func (s *Store) WalletCommitAmount(name string, hold uint64, amount Money, movement *MovementOptions) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	amountRaw := amount.raw()
	movementRaw := movement.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_wallet_commit_amount(self, nameText, C.uint64_t(hold), &amountRaw, movementRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// WalletRelease releases a hold of a stored wallet, as [Wallet.Release] does.
//
//   - hold: the id of the hold.
//   - movement: the options; nil for no key.
//
// The error is
//   - [ErrNotFound] if the wallet or the hold does not exist
//   - [ErrConflict] if the stored object has changed since it was loaded, or the key belongs to another request
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Wallet.Release].
func (s *Store) WalletRelease(name string, hold uint64, movement *MovementOptions) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	movementRaw := movement.give(c)
	if c.err != nil || c.failed(C.money_store_wallet_release(self, nameText, C.uint64_t(hold), movementRaw, &c.why)) {
		return c.err
	}
	return nil
}

// WalletTransfer transfers amounts between stored wallets atomically, as [WalletTransfer] does.
//
// A wallet that only receives amounts is created if it does not exist. An inflow with an idempotency key is
// added exactly once. The call reads no entries, unless entries of a source record costs in the currency of a
// leg: it then reads those in that currency, and carries the dates and costs of lots. Each lot is an entry of
// its own.
//
//   - legs: 1 to 1,024 legs.
//   - note: the note of every created entry; nil to omit it.
//   - movement: the options; nil for no key.
//
// The error is
//   - [ErrNotFound] if a source wallet does not exist
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrConflict] if the stored object has changed since it was loaded, or the key belongs to another request
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [WalletTransfer].
func (s *Store) WalletTransfer(legs []StoredLeg, note *WalletNote, movement *MovementOptions) ([]LegEntries, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	legsRaw := make([]C.money_stored_leg_t, len(legs))
	for index := range legs {
		legs[index].fill(c, &legsRaw[index])
	}
	noteRaw := note.give(c)
	movementRaw := movement.give(c)
	entriesOut := make([]C.money_leg_entries_t, len(legs))
	if c.err != nil || c.failed(C.money_store_wallet_transfer(self, first(legsRaw), C.size_t(len(legs)), noteRaw, movementRaw, first(entriesOut), &c.why)) {
		return nil, c.err
	}
	return listOf(entriesOut, len(entriesOut), func(one C.money_leg_entries_t) LegEntries { return legEntriesOf(&one) }), nil
}

// WalletExchange exchanges amounts in a stored wallet atomically, as [Wallet.Exchange] does.
//
// The rates and their options are not part of a request with an idempotency key. It can be repeated with newer
// rates, and returns the entries that the first request created.
//
//   - legs: 1 to 1,024 legs.
//   - rates: the rate table; nil if no conversion is needed.
//   - options: the options of [Rates.Convert]; nil for the defaults.
//   - note: the note of every created entry; nil to omit it.
//   - movement: the options; nil for no key.
//
// The error is
//   - [ErrNotFound] if the wallet does not exist
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrConflict] if the stored object has changed since it was loaded, or the key belongs to another request
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Wallet.Exchange], [Store.WalletAccept].
func (s *Store) WalletExchange(name string, legs []ExchangeLeg, rates *Rates, options *ConvertOptions, note *WalletNote, movement *MovementOptions) ([]LegEntries, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
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
	if c.err != nil || c.failed(C.money_store_wallet_exchange(self, nameText, first(legsRaw), C.size_t(len(legs)), ratesAt, optionsRaw, noteRaw, movementRaw, first(entriesOut), &c.why)) {
		return nil, c.err
	}
	return listOf(entriesOut, len(entriesOut), func(one C.money_leg_entries_t) LegEntries { return legEntriesOf(&one) }), nil
}

// WalletAccept accepts a quote in a stored wallet, as [Wallet.Accept] does, in one transaction.
//
// A call that fails leaves the wallet unchanged and the quote open. A quote with an id is accepted once, even if
// a program repeats the call after a crash: the wallet contains the id. A rollback of a transaction of the
// program ([Store.Begin]) does not open the quote again.
//
//   - quote: the quote, which the call marks as accepted.
//   - at: the present instant.
//   - note: the note of every entry, without a cost and an external id; nil to omit it.
//
// The error is
//   - [ErrNotFound] if the wallet does not exist
//   - [ErrExpired] if at is after the last instant of the quote
//   - [ErrState] if the quote has been accepted already
//   - [ErrConflict] if the wallet contains the id of the quote
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [Wallet.Accept], [NewExchangeQuote].
func (s *Store) WalletAccept(name string, quote *ExchangeQuote, at time.Time, note *WalletNote) (Exchange, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	quoteAt := (*C.money_exchange_quote_t)(c.change(quote.held()))
	noteRaw := note.give(c)
	var exchangeOut C.money_exchange_t
	if c.err != nil || c.failed(C.money_store_wallet_accept(self, nameText, quoteAt, ofTime(at), noteRaw, &exchangeOut, &c.why)) {
		return Exchange{}, c.err
	}
	return exchangeOf(&exchangeOut), nil
}

// WalletBalance returns the balance of a currency of a stored wallet at the end of a day, as [Wallet.Balance]
// does.
//
//   - date: the day; [DateNone] for all entries and holds.
//   - registry: user-defined currencies, as in [Wallet.Sum].
//
// The error is
//   - [ErrNotFound] if the wallet does not exist
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the balance of that day exceeds 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Wallet.Balance], [Store.WalletSum].
func (s *Store) WalletBalance(name string, currency string, date Date, registry *CurrencyRegistry) (WalletBalance, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var balanceOut C.money_wallet_balance_t
	if c.err != nil || c.failed(C.money_store_wallet_balance(self, nameText, currencyText, C.money_date_t(date), registryAt, &balanceOut, &c.why)) {
		return WalletBalance{}, c.err
	}
	return walletBalanceOf(&balanceOut), nil
}

// WalletAccountStatement creates the statement of a period of a stored wallet, as [Wallet.AccountStatement]
// does.
//
// The call reads the entries of the period.
//
//   - currency: the currency of the entries.
//   - start: the first day; [DateNone] for the beginning of the wallet, with an opening balance of 0.
//   - end: the last day; [DateNone] for no end.
//   - registry: user-defined currencies, as in [Wallet.Sum].
//
// The error is
//   - [ErrNotFound] if the wallet does not exist
//   - [ErrArgument] if end is before start
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if a balance or a sum exceeds 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Wallet.AccountStatement].
func (s *Store) WalletAccountStatement(name string, currency string, start Date, end Date, registry *CurrencyRegistry) (*AccountStatement, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var statementOut *C.money_account_statement_t
	if c.err != nil || c.failed(C.money_store_wallet_account_statement(self, nameText, currencyText, C.money_date_t(start), C.money_date_t(end), registryAt, &statementOut, &c.why)) {
		return nil, c.err
	}
	return adoptAccountStatement(statementOut), nil
}

// WalletAccountRows returns a range of the entries of a currency of a stored wallet by effective date, newest
// first, with the balance after each.
//
// Entries of one day are sorted by their ids, and entries without a date come last.
//
// To read the next page, pass the ID of the last row as before. An entry added between two calls appears in a
// later page only if it is effective earlier than the last row; no entry is returned twice.
//
//   - currency: the currency of the entries.
//   - date: the last effective date of the page; later entries are omitted. [DateNone] for no limit.
//   - before: the id of the entry before which the page starts; 0 to start at the last entry. A removed entry
//     still determines the place.
//   - registry: user-defined currencies, as in [Wallet.Sum].
//   - most: the maximum number of rows
//
// The error is
//   - [ErrNotFound] if the wallet does not exist or never contained an entry before
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if a balance exceeds 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Store.WalletEntries], [AccountStatement.Rows].
func (s *Store) WalletAccountRows(name string, currency string, date Date, before uint64, registry *CurrencyRegistry, most int) ([]AccountRow, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_account_row_t, pageRows)
	var found []AccountRow
	for len(found) < most {
		room := pageRows
		if most-len(found) < room {
			room = most - len(found)
		}
		var count C.size_t
		if c.failed(C.money_store_wallet_account_rows(self, nameText, currencyText, C.money_date_t(date), C.uint64_t(before), registryAt, first(rows), C.size_t(room), &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, accountRowOf(&rows[index]))
		}
		if int(count) < room {
			break
		}
		before = uint64(rows[count-1].id)
	}
	return found, nil
}

// WalletFind returns the entry or the hold of an external id of a stored wallet, as [Wallet.Find] does.
//
//   - externalID: the external id, not empty.
//
// The error is
//   - [ErrNotFound] if the wallet does not exist, or no entry and no hold has this external id
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Wallet.Find].
func (s *Store) WalletFind(name string, externalID string) (WalletEntry, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	externalIDText := c.code(externalID)
	var entryOut C.money_wallet_entry_t
	if c.err != nil || c.failed(C.money_store_wallet_find(self, nameText, externalIDText, &entryOut, &c.why)) {
		return WalletEntry{}, c.err
	}
	return walletEntryOf(&entryOut), nil
}

// LedgerSave saves a ledger, replacing the ledger of the same name.
//
// Conflicts are detected as in [Store.WalletSave]. If the ledger was loaded from this name or saved to it, the
// call writes only the transactions added since then.
//
// The error is
//   - [ErrConflict] if the stored ledger has been changed or removed
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Store.LedgerLoad], [Store.WalletSave].
func (s *Store) LedgerSave(name string, ledger *Ledger) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	ledgerAt := (*C.money_ledger_t)(c.use(ledger.held()))
	if c.err != nil || c.failed(C.money_store_ledger_save(self, nameText, ledgerAt, &c.why)) {
		return c.err
	}
	return nil
}

// LedgerLoad loads a ledger.
//
// Every transaction is checked as when it is added.
//
// The error is
//   - [ErrNotFound] if no ledger has this name
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) LedgerLoad(name string) (*Ledger, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var ledgerOut *C.money_ledger_t
	if c.err != nil || c.failed(C.money_store_ledger_load(self, nameText, &ledgerOut, &c.why)) {
		return nil, c.err
	}
	return adoptLedger(ledgerOut), nil
}

// LedgerAddAccount adds an account to a stored ledger without loading it, as [Ledger.AddAccount] does.
//
// A call that changes nothing runs no change callback.
//
//   - account: the name of the account.
//   - currency: the currency of all postings; "" for any currency.
//
// The error is
//   - [ErrNotFound] if the ledger does not exist
//   - [ErrAccount] if the account exists with another kind or currency, or is of another kind than its parent
//   - [ErrSyntax] if account is not an account name, or currency is not a currency code
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Ledger.AddAccount].
func (s *Store) LedgerAddAccount(name string, account string, kind AccountKind, currency string) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	accountText := c.code(account)
	currencyText := c.optional(currency)
	if c.err != nil || c.failed(C.money_store_ledger_add_account(self, nameText, accountText, C.money_account_kind_t(kind), currencyText, &c.why)) {
		return c.err
	}
	return nil
}

// LedgerPost adds a transaction to a stored ledger without loading it, as [Ledger.Post] does; accepts an
// idempotency key.
//
//   - description: one line of UTF-8, at most 255 bytes.
//   - postings: 2 to 65,536 postings.
//   - movement: the options, without MayGoBelowZero; nil for no key.
//
// The error is
//   - [ErrNotFound] if the ledger or an account does not exist
//   - [ErrUnbalanced] if the postings of a currency do not sum to zero
//   - [ErrAccount] if an account only groups others
//   - [ErrCurrencyMismatch] if an amount is not in the currency of its account
//   - [ErrPeriodClosed] if the date is in a closed period
//   - [ErrConflict] if another request used the key
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Ledger.Post].
func (s *Store) LedgerPost(name string, date Date, description string, postings []Posting, movement *MovementOptions) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	descriptionText := c.text(description)
	postingsRaw := make([]C.money_posting_t, len(postings))
	for index := range postings {
		postings[index].fill(c, &postingsRaw[index])
	}
	movementRaw := movement.give(c)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_ledger_post(self, nameText, C.money_date_t(date), descriptionText, C.size_t(len(description)), first(postingsRaw), C.size_t(len(postings)), movementRaw, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// LedgerReverse reverses a transaction of a stored ledger without loading it, as [Ledger.Reverse] does.
//
//   - transaction: the id of the transaction to reverse, which may be a reversal itself.
//   - date: the date of the reversal, not before that of the transaction.
//
// The error is
//   - [ErrNotFound] if the ledger or the transaction does not exist
//   - [ErrState] if the transaction is reversed already, or closes a period
//   - [ErrPeriodClosed] if the date is in a closed period
//   - [ErrDate] if date is not a date, or is before that of the transaction
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [Ledger.Reverse].
func (s *Store) LedgerReverse(name string, transaction uint64, date Date) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_ledger_reverse(self, nameText, C.uint64_t(transaction), C.money_date_t(date), &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// LedgerClosePeriod closes the period of a stored ledger that ends on a date without loading it, as
// [Ledger.ClosePeriod] does.
//
// The call reads the sums of the income and expense accounts.
//
//   - date: the last date of the period.
//   - equity: the equity account for the result; "" to transfer no balances.
//
// The error is
//   - [ErrNotFound] if the ledger or equity does not exist
//   - [ErrPeriodClosed] if the date is in a closed period
//   - [ErrAccount] if equity is not an equity account, or only groups others
//   - [ErrCurrencyMismatch] if equity does not accept a currency of the result
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Ledger.ClosePeriod].
func (s *Store) LedgerClosePeriod(name string, date Date, equity string) (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	equityText := c.optional(equity)
	var idOut C.uint64_t
	if c.err != nil || c.failed(C.money_store_ledger_close_period(self, nameText, C.money_date_t(date), equityText, &idOut, &c.why)) {
		return 0, c.err
	}
	return uint64(idOut), nil
}

// LedgerBalance returns the balance of an account of a stored ledger at the end of a date, as [Ledger.Balance]
// does.
//
//   - date: the date, or [DateNone] for the balance of all postings.
//   - withChildren: 1 to add the balances of all accounts below the account.
//   - registry: user-defined currencies, for their fraction digits; nil for the built-in ones only.
//
// The error is
//   - [ErrNotFound] if the ledger or the account does not exist
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if the sum of the accounts exceeds 38 digits
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Ledger.Balance].
func (s *Store) LedgerBalance(name string, account string, currency string, date Date, withChildren bool, registry *CurrencyRegistry) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	accountText := c.code(account)
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var balanceOut C.money_t
	if c.err != nil || c.failed(C.money_store_ledger_balance(self, nameText, accountText, currencyText, C.money_date_t(date), ofBool(withChildren), registryAt, &balanceOut, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(balanceOut), nil
}

// LedgerRows returns a range of the postings of an account of a stored ledger by date, newest first, with the
// balance after each.
//
// To read the next page, pass the ID of the last row as before. No posting is returned twice.
//
//   - currency: the currency of the postings.
//   - date: the last date of the page; later postings are omitted. [DateNone] for no limit.
//   - before: the id of the posting before which the page starts; 0 to start at the last posting.
//   - registry: user-defined currencies, for the fraction digits of the balances; nil for the built-in ones
//     only.
//   - most: the maximum number of rows
//
// The error is
//   - [ErrNotFound] if the ledger, the account or a posting before does not exist
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Ledger.Statement].
func (s *Store) LedgerRows(name string, account string, currency string, date Date, before uint64, registry *CurrencyRegistry, most int) ([]LedgerStatementRow, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	accountText := c.code(account)
	currencyText := c.code(currency)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_ledger_statement_row_t, pageRows)
	var found []LedgerStatementRow
	for len(found) < most {
		room := pageRows
		if most-len(found) < room {
			room = most - len(found)
		}
		var count C.size_t
		if c.failed(C.money_store_ledger_rows(self, nameText, accountText, currencyText, C.money_date_t(date), C.uint64_t(before), registryAt, first(rows), C.size_t(room), &count, &c.why)) {
			return nil, c.err
		}
		for index := 0; index < int(count); index++ {
			found = append(found, ledgerStatementRowOf(&rows[index]))
		}
		if int(count) < room {
			break
		}
		before = uint64(rows[count-1].id)
	}
	return found, nil
}

// LedgerReport creates a report on a stored ledger, as [Ledger.Report] does.
//
// The call reads the sums of all accounts, and no transactions.
//
//   - start: the first date of an income statement, or [DateNone] for the first date of the ledger; [DateNone]
//     for the other kinds.
//   - end: the date of the balances, or [DateNone] for all postings.
//   - registry: user-defined currencies, for their fraction digits; nil for the built-in ones only.
//
// The error is
//   - [ErrNotFound] if the ledger does not exist
//   - [ErrArgument] if start is set for another report than an income statement
//   - [ErrDate] if the date is not a day in the years 1 to 9999
//   - [ErrOverflow] if a sum exceeds 38 digits
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Ledger.Report].
func (s *Store) LedgerReport(name string, kind LedgerReportKind, start Date, end Date, registry *CurrencyRegistry) (*LedgerReport, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	registryAt := (*C.money_currency_registry_t)(c.use(registry.held()))
	var reportOut *C.money_ledger_report_t
	if c.err != nil || c.failed(C.money_store_ledger_report(self, nameText, C.money_ledger_report_kind_t(kind), C.money_date_t(start), C.money_date_t(end), registryAt, &reportOut, &c.why)) {
		return nil, c.err
	}
	return adoptLedgerReport(reportOut), nil
}

// RatesSave saves a rate table, replacing the table with the same name and instant.
//
// The rates are saved as quoted, with their dates, source and instant. Rate tables of other instants are kept.
//
// The error is
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Store.RatesLoad], [Store.RatesAdd].
func (s *Store) RatesSave(name string, rates *Rates) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_store_rates_save(self, nameText, ratesAt, &c.why)) {
		return c.err
	}
	return nil
}

// RatesAdd adds dated rates to the newest rate table of a name, replacing rates of the same dates.
//
// If no rate table of the name exists, the rates are saved as one.
//
//   - rates: rates with dates, in the base currency of the stored rates.
//
// The error is
//   - [ErrArgument] if the rates have no dates, or their base currency differs
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Store.RatesSave].
func (s *Store) RatesAdd(name string, rates *Rates) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_store_rates_add(self, nameText, ratesAt, &c.why)) {
		return c.err
	}
	return nil
}

// RatesLoad loads a rate table.
//
//   - asOf: the latest instant of publication: the newest rates up to it are loaded; the zero time for no limit.
//
// The error is
//   - [ErrNotFound] if no rate table of this name was stored by then
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) RatesLoad(name string, asOf time.Time) (*Rates, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var ratesOut *C.money_rates_t
	if c.err != nil || c.failed(C.money_store_rates_load(self, nameText, ofTime(asOf), &ratesOut, &c.why)) {
		return nil, c.err
	}
	return adoptRates(ratesOut), nil
}

// RatesCount returns the number of rate tables of a name.
//
// The error is
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) RatesCount(name string) (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_rates_count(self, nameText, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// RatesAt returns the instant of the rate table at an index, newest first.
//
// The error is
//   - [ErrNotFound] if index is not less than the count
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) RatesAt(name string, index int) (time.Time, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var instantOut C.money_instant_t
	if c.err != nil || c.failed(C.money_store_rates_at(self, nameText, C.size_t(index), &instantOut, &c.why)) {
		return time.Time{}, c.err
	}
	return timeOf(instantOut), nil
}

// RatesInstants returns all the instants of rate tables, newest first.
//
// The error is
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) RatesInstants(name string) ([]time.Time, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_instant_t, pageRows)
	var found []time.Time
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_store_rates_instants(self, nameText, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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
//   - instant: the instant, other than the zero time.
//
// The error is
//   - [ErrRemoval] if removing failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) RatesRemoveBefore(name string, instant time.Time) (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	var removedOut C.size_t
	if c.err != nil || c.failed(C.money_store_rates_remove_before(self, nameText, ofTime(instant), &removedOut, &c.why)) {
		return 0, c.err
	}
	return int(removedOut), nil
}

// SettingSave saves a setting, replacing the setting with the same key.
//
//   - key: a key, under the rules of names.
//   - value: UTF-8, at most [DocumentMax] bytes.
//   - instant: the time at which the value was chosen or received, for example; the zero time for no instant.
//
// The error is
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Store.Setting], [Store.SettingRemove].
func (s *Store) SettingSave(key string, value string, instant time.Time) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	keyText := c.code(key)
	valueText := c.text(value)
	if c.err != nil || c.failed(C.money_store_setting_save(self, keyText, valueText, C.size_t(len(value)), ofTime(instant), &c.why)) {
		return c.err
	}
	return nil
}

// Setting returns the value of a setting, and returns its instant.
//
// The error is
//   - [ErrNotFound] if no setting has this key
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) Setting(key string) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	keyText := c.code(key)
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_store_setting(self, keyText, bufferOut, C.size_t(room), &length, nil, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// SettingDetailed returns the value of a setting, and returns its instant.
//
// The results are
//   - the buffer
//   - the instant, or the zero time
//
// The error is
//   - [ErrNotFound] if no setting has this key
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) SettingDetailed(key string) (string, time.Time, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	keyText := c.code(key)
	var instantOut C.money_instant_t
	if c.err != nil {
		return "", time.Time{}, c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_store_setting(self, keyText, bufferOut, C.size_t(room), &length, &instantOut, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", time.Time{}, c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), timeOf(instantOut), nil
	}
}

// SettingCount returns the number of settings.
//
// The error is [ErrRetrieval] if reading failed; the error's Cause is the reason, or [ErrState] if the object is
// not in a state that allows the call.
func (s *Store) SettingCount() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_setting_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// SettingKeyAt returns the key at an index, ordered by bytes.
//
// The error is
//   - [ErrNotFound] if index is not less than the count
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) SettingKeyAt(index int) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_store_setting_key_at(self, C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
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
//   - [ErrNotFound] if no setting has this key
//   - [ErrRemoval] if removing failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) SettingRemove(key string) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	keyText := c.code(key)
	if c.err != nil || c.failed(C.money_store_setting_remove(self, keyText, &c.why)) {
		return c.err
	}
	return nil
}

// QuotesSave saves price quotes atomically, each replacing the previous quote of its symbol.
//
//   - quotes: the quotes, each with a symbol.
//
// The error is
//   - [ErrSyntax] if a symbol is not one line, or a currency is not a currency code
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [Store.Quote], [Store.QuoteRemove].
func (s *Store) QuotesSave(quotes []PriceQuote) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	quotesRaw := make([]C.money_price_quote_t, len(quotes))
	for index := range quotes {
		quotes[index].fill(c, &quotesRaw[index])
	}
	if c.err != nil || c.failed(C.money_store_quotes_save(self, first(quotesRaw), C.size_t(len(quotes)), &c.why)) {
		return c.err
	}
	return nil
}

// Quote returns the quote of a symbol.
//
// The error is
//   - [ErrNotFound] if no quote of this symbol is stored
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) Quote(symbol string) (PriceQuote, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	symbolText := c.code(symbol)
	var quoteOut C.money_price_quote_t
	if c.err != nil || c.failed(C.money_store_quote(self, symbolText, &quoteOut, &c.why)) {
		return PriceQuote{}, c.err
	}
	return priceQuoteOf(&quoteOut), nil
}

// QuoteCount returns the number of quotes.
//
// The error is [ErrRetrieval] if reading failed; the error's Cause is the reason, or [ErrState] if the object is
// not in a state that allows the call.
func (s *Store) QuoteCount() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_store_quote_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// QuoteAt returns the quote at an index, ordered by symbol.
//
// The error is
//   - [ErrNotFound] if index is not less than the count
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) QuoteAt(index int) (PriceQuote, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	var quoteOut C.money_price_quote_t
	if c.err != nil || c.failed(C.money_store_quote_at(self, C.size_t(index), &quoteOut, &c.why)) {
		return PriceQuote{}, c.err
	}
	return priceQuoteOf(&quoteOut), nil
}

// Quotes returns all quotes, ordered by symbol.
//
// The error is [ErrRetrieval] if reading failed; the error's Cause is the reason, or [ErrState] if the object is
// not in a state that allows the call.
func (s *Store) Quotes() ([]PriceQuote, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_price_quote_t, pageRows)
	var found []PriceQuote
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_store_quotes(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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
//   - [ErrNotFound] if no quote of this symbol is stored
//   - [ErrRemoval] if removing failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrState] if the object is not in a state that allows the call
func (s *Store) QuoteRemove(symbol string) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	symbolText := c.code(symbol)
	if c.err != nil || c.failed(C.money_store_quote_remove(self, symbolText, &c.why)) {
		return c.err
	}
	return nil
}

// CurrenciesSave saves all currencies of a list under a name, shown or not, with the names of their provider.
//
// They replace any currencies saved under that name. The settings of the list are not saved: save the document
// of [CurrencyList.ToJSON] as a setting of the store.
//
// The error is
//   - [ErrSaving] if saving failed and changed nothing; the error's Cause is the reason
//   - [ErrStoreUnknown] if saving or removing failed, and it is unknown whether the change was made completely
//     or not at all; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [CurrencyList.ToJSON], [Store.SettingSave].
func (s *Store) CurrenciesSave(name string, list *CurrencyList) error {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	listAt := (*C.money_currency_list_t)(c.use(list.held()))
	if c.err != nil || c.failed(C.money_store_currencies_save(self, nameText, listAt, &c.why)) {
		return c.err
	}
	return nil
}

// CurrenciesLoad loads saved currencies as a list.
//
// Restore its settings with [CurrencyList.Restore]. Until then, favourites that version 0.1 saved in the file
// are used.
//
//   - language: as in [NewCurrencyList].
//
// The error is
//   - [ErrNotFound] if the store contains no such name, or the library does not contain the language
//   - [ErrRetrieval] if reading failed; the error's Cause is the reason
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrState] if the object is not in a state that allows the call
//
// See also [CurrencyList.Restore].
func (s *Store) CurrenciesLoad(name string, language string) (*CurrencyList, error) {
	c := begin()
	defer c.end()
	self := (*C.money_store_t)(c.change(s.held()))
	nameText := c.code(name)
	languageText := c.code(language)
	var listOut *C.money_currency_list_t
	if c.err != nil || c.failed(C.money_store_currencies_load(self, nameText, languageText, &listOut, &c.why)) {
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

// NewCalculator creates a calculator that displays "0", with at most 5 fraction digits in results.
func NewCalculator() (*Calculator, error) {
	c := begin()
	defer c.end()
	var calculatorOut *C.money_calculator_t
	if c.err != nil || c.failed(C.money_calculator_new(&calculatorOut, &c.why)) {
		return nil, c.err
	}
	return adoptCalculator(calculatorOut), nil
}

// Press presses a key.
//
// A key that is not valid in the current state is reported as an alert and leaves the operation unchanged; the
// call succeeds. Callbacks are notified of the alert, or of a changed display.
//
//   - key: a [CalculatorKey] value.
//
// The error is [ErrLimit] if the number would exceed 38 digits, or the operation [CalculatorNumbersMax] numbers,
// or [ErrOverflow] if the exact value exceeds 512 bits in its numerator or denominator, or 38 digits before the
// decimal point.
//
// See also [Calculator.PressKeys], [Calculator.Keys].
func (ca *Calculator) Press(key CalculatorKey) (CalculatorAlert, error) {
	c := begin()
	defer c.end()
	self := (*C.money_calculator_t)(c.change(ca.held()))
	var alertOut C.money_calculator_alert_t
	if c.err != nil || c.failed(C.money_calculator_press(self, C.money_calculator_key_t(key), &alertOut, &c.why)) {
		return 0, c.err
	}
	return CalculatorAlert(alertOut), nil
}

// PressKeys presses the keys of a text in order: "40 + 6 x 9.3 ÷ 2 =".
//
// Keys are separated by spaces, which may be omitted between digits and ".". The keys are "0" to "9", ".", "+",
// "-" or "−", x, "×" or "*", "÷" or "/", "=", "%", "±" or "+/-", AC, X and K, which are case-sensitive. After an
// alert the call continues with the next key. A call that fails has pressed no keys and has not called any
// callback. If a callback frees the calculator, no further keys are pressed.
//
// The error is
//   - [ErrSyntax] if keys contains an unknown key
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if keys is longer than [CalculatorKeysMax], or a limit of [Calculator.Press] applies
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//
// See also [Calculator.Press], [Evaluate].
func (ca *Calculator) PressKeys(keys string) (CalculatorAlert, error) {
	c := begin()
	defer c.end()
	self := (*C.money_calculator_t)(c.change(ca.held()))
	keysText := c.text(keys)
	var alertOut C.money_calculator_alert_t
	if c.err != nil || c.failed(C.money_calculator_press_keys(self, keysText, C.size_t(len(keys)), &alertOut, &c.why)) {
		return 0, c.err
	}
	return CalculatorAlert(alertOut), nil
}

// Keys returns the set of keys that are valid in the current state, without an alert or a failure.
func (ca *Calculator) Keys() (uint32, error) {
	c := begin()
	defer c.end()
	self := (*C.money_calculator_t)(c.use(ca.held()))
	var allowedOut C.uint32_t
	if c.err != nil || c.failed(C.money_calculator_keys(self, &allowedOut, &c.why)) {
		return 0, c.err
	}
	return uint32(allowedOut), nil
}

// Display returns the display: the operation, such as "40 + 6 x ", or after "=" only the result, " = 67.9".
//
// See also [Calculator.Expression].
func (ca *Calculator) Display() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_calculator_t)(c.use(ca.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_calculator_display(self, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Expression returns the operation, even while the display shows the result: "40 + 6 x 9.3 ÷ 2".
//
// See also [Calculator.Display].
func (ca *Calculator) Expression() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_calculator_t)(c.use(ca.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_calculator_expression(self, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// State returns the state of a calculator, such as [CalculatorStateResult].
func (ca *Calculator) State() (CalculatorState, error) {
	c := begin()
	defer c.end()
	self := (*C.money_calculator_t)(c.use(ca.held()))
	var stateOut C.money_calculator_state_t
	if c.err != nil || c.failed(C.money_calculator_state(self, &stateOut, &c.why)) {
		return 0, c.err
	}
	return CalculatorState(stateOut), nil
}

// Exact returns the exact value of the result in lowest terms, or, without a result, of the last number.
//
// See also [Calculator.Value].
func (ca *Calculator) Exact() (Ratio, error) {
	c := begin()
	defer c.end()
	self := (*C.money_calculator_t)(c.use(ca.held()))
	var exactOut C.money_ratio_t
	if c.err != nil || c.failed(C.money_calculator_exact(self, &exactOut, &c.why)) {
		return Ratio{}, c.err
	}
	return ratioOf(&exactOut), nil
}

// Value returns the value of [Calculator.Exact] as a decimal, rounded once.
//
//   - digits: the number of fraction digits, 0 to 38.
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
func (ca *Calculator) Value(digits int32, rounding Rounding) (Decimal, error) {
	c := begin()
	defer c.end()
	self := (*C.money_calculator_t)(c.use(ca.held()))
	var valueOut C.money_decimal_t
	if c.err != nil || c.failed(C.money_calculator_value(self, C.int32_t(digits), C.money_rounding_t(rounding), &valueOut, nil, &c.why)) {
		return Decimal{}, c.err
	}
	return decimalOf(valueOut), nil
}

// ValueDetailed returns the value of [Calculator.Exact] as a decimal, rounded once.
//
//   - digits: the number of fraction digits, 0 to 38.
//
// The results are
//   - the value
//   - 0 or [FlagsRounded]
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
func (ca *Calculator) ValueDetailed(digits int32, rounding Rounding) (Decimal, Flags, error) {
	c := begin()
	defer c.end()
	self := (*C.money_calculator_t)(c.use(ca.held()))
	var valueOut C.money_decimal_t
	var flagsOut C.money_flags_t
	if c.err != nil || c.failed(C.money_calculator_value(self, C.int32_t(digits), C.money_rounding_t(rounding), &valueOut, &flagsOut, &c.why)) {
		return Decimal{}, 0, c.err
	}
	return decimalOf(valueOut), Flags(flagsOut), nil
}

// Digits returns the maximum number of fraction digits in a displayed result.
func (ca *Calculator) Digits() (int32, error) {
	c := begin()
	defer c.end()
	self := (*C.money_calculator_t)(c.use(ca.held()))
	var digitsOut C.int32_t
	if c.err != nil || c.failed(C.money_calculator_digits(self, &digitsOut, &c.why)) {
		return 0, c.err
	}
	return int32(digitsOut), nil
}

// SetDigits sets the maximum number of fraction digits in a displayed result, 0 to 38.
//
// The display rounds half away from zero and omits trailing zeros. It shows fewer digits if the total would
// exceed 38. The operation itself is unchanged.
func (ca *Calculator) SetDigits(digits int32) error {
	c := begin()
	defer c.end()
	self := (*C.money_calculator_t)(c.change(ca.held()))
	if c.err != nil || c.failed(C.money_calculator_set_digits(self, C.int32_t(digits), &c.why)) {
		return c.err
	}
	return nil
}

// Revision returns the revision of a calculator, which increases with each change of the operation or of the
// displayed digits.
func (ca *Calculator) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_calculator_t)(c.use(ca.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_calculator_revision(self, &revisionOut, &c.why)) {
		return 0, c.err
	}
	return uint64(revisionOut), nil
}

// ToJSON returns a calculator in any state as JSON.
//
// The same state always produces the same bytes. Callbacks and revision are not included.
//
// See also [CalculatorFromJSON].
func (ca *Calculator) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_calculator_t)(c.use(ca.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_calculator_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// CalculatorFromJSON reads a calculator from JSON in the format of [Calculator.ToJSON].
//
// States that no sequence of keys produces are rejected. Errors include the position in the text.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object contains a duplicate key
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrVersion] if the document was written by a newer version of the library
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
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

// Converter is a converter: two currencies, the input, rates and their state, and options.
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

// NewConverter creates a converter without input and rates.
//
//   - source: any code that a provider uses; it may equal target.
//   - options: nil for the defaults.
//
// The error is [ErrSyntax] if source or target is not a currency code.
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

// SetAmount sets the input, as typed so far.
//
// The call does not fail if the text is not an amount; [Converter.Info] returns the state of the input.
//
// Without a locale, plain decimals in the format of [ParseDecimal] are accepted; with a locale, amounts of the
// source currency in the format of [ParseLocale]. Surrounding whitespace is ignored, and "12." is read as 12. In
// a locale with decimal commas ",5" is read as 0,5.
//
//   - text: at most [InputMax] bytes; "" for empty input.
//
// The error is [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000, or [ErrLimit] if
// the input exceeds a limit on its length, size or depth.
//
// See also [Converter.Info], [Converter.Text].
func (co *Converter) SetAmount(text string) error {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.change(co.held()))
	textText := c.text(text)
	if c.err != nil || c.failed(C.money_converter_set_amount(self, textText, C.size_t(len(text)), &c.why)) {
		return c.err
	}
	return nil
}

// Amount returns the input as typed.
func (co *Converter) Amount() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.use(co.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_converter_amount(self, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// SetPair sets the source and the target currency.
//
//   - source: "" to keep the source.
//   - target: "" to keep the target.
//
// The error is [ErrSyntax] if source or target is not a currency code.
//
// See also [Converter.Swap].
func (co *Converter) SetPair(source string, target string) error {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.change(co.held()))
	sourceText := c.optional(source)
	targetText := c.optional(target)
	if c.err != nil || c.failed(C.money_converter_set_pair(self, sourceText, targetText, &c.why)) {
		return c.err
	}
	return nil
}

// Swap swaps source and target.
//
// The input remains as typed.
func (co *Converter) Swap() error {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.change(co.held()))
	if c.err != nil || c.failed(C.money_converter_swap(self, &c.why)) {
		return c.err
	}
	return nil
}

// SetLocale sets the locale for reading and writing amounts.
//
//   - locale: "" for plain decimals.
//
// The error is
//   - [ErrNotFound] if the locale does not exist
//   - [ErrSyntax] if locale is not a locale name; the position is that of the first invalid byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (co *Converter) SetLocale(locale string) error {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.change(co.held()))
	localeText := c.optional(locale)
	if c.err != nil || c.failed(C.money_converter_set_locale(self, localeText, &c.why)) {
		return c.err
	}
	return nil
}

// SetLocales sets the locale tables of a converter.
//
// The locale remains the same, with the signs and names in these tables. Its JSON does not refer to tables:
// [ConverterFromJSON] uses the built-in ones, and you set other tables again afterwards.
//
//   - locales: loaded tables; nil for the built-in ones.
//
// The error is [ErrNotFound] if the tables do not contain the locale of the converter.
//
// See also [LocalesFromBytes].
func (co *Converter) SetLocales(locales *Locales) error {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.change(co.held()))
	localesAt := (*C.money_locales_t)(c.use(locales.held()))
	if c.err != nil || c.failed(C.money_converter_set_locales(self, localesAt, &c.why)) {
		return c.err
	}
	return nil
}

// SetOptions sets all options.
//
//   - options: nil for the defaults.
func (co *Converter) SetOptions(options *ConverterOptions) error {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.change(co.held()))
	optionsRaw := options.give(c)
	if c.err != nil || c.failed(C.money_converter_set_options(self, optionsRaw, &c.why)) {
		return c.err
	}
	return nil
}

// Refresh requests new rates, however fresh the present ones are.
//
// WantsRates of [Converter.Info] is true until you call [Converter.SetLoading].
func (co *Converter) Refresh() error {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.change(co.held()))
	if c.err != nil || c.failed(C.money_converter_refresh(self, &c.why)) {
		return c.err
	}
	return nil
}

// SetLoading sets the converter to loading: rates have been requested and the response is pending.
//
// See also [Converter.SetRates], [Converter.SetRatesFailure].
func (co *Converter) SetLoading() error {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.change(co.held()))
	if c.err != nil || c.failed(C.money_converter_set_loading(self, &c.why)) {
		return c.err
	}
	return nil
}

// SetRates sets the rates, replacing the present ones.
//
//   - rates: the table of rates, which the converter shares.
//   - origin: any origin except [OriginNone].
//   - received: when the rates arrived; for rates from a store, when they first arrived. the zero time if
//     unknown: such rates never become stale by age.
//
// See also [Converter.TakeFeed].
func (co *Converter) SetRates(rates *Rates, origin Origin, received time.Time) error {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.change(co.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_converter_set_rates(self, ratesAt, C.money_origin_t(origin), ofTime(received), &c.why)) {
		return c.err
	}
	return nil
}

// SetRatesFailure sets the failure of a fetch of rates.
//
// The converter keeps its present rates, which become stale.
//
//   - failure: the reason: a [Status] value, or any other positive number.
//   - reason: one line of UTF-8, at most [ReasonSize] - 1 bytes; "" for no text.
//
// The error is
//   - [ErrSyntax] if reason is not one line
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [Converter.Reason].
func (co *Converter) SetRatesFailure(failure Status, reason string) error {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.change(co.held()))
	reasonText := c.text(reason)
	if c.err != nil || c.failed(C.money_converter_set_rates_failure(self, C.money_status_t(failure), reasonText, C.size_t(len(reason)), &c.why)) {
		return c.err
	}
	return nil
}

// TakeFeed copies the present state of a feed of rates to a converter.
//
// The converter receives the feed's rates with their origin and time of arrival, the latest failure since then,
// and whether a response is pending. If the feed contains no rates, the converter keeps its own. This replaces
// calls of [Converter.SetLoading], [Converter.SetRates] and [Converter.SetRatesFailure]. Repeat it after each
// change of the feed; without a change it has no effect. The feed must be one of exchange rates.
//
// The error is [ErrArgument] if the feed is not one of exchange rates.
//
// See also [CurrencyList.TakeFeed].
func (co *Converter) TakeFeed(feed *Feed) error {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.change(co.held()))
	feedAt := (*C.money_feed_t)(c.use(feed.held()))
	if c.err != nil || c.failed(C.money_converter_take_feed(self, feedAt, &c.why)) {
		return c.err
	}
	return nil
}

// Info returns the state of a converter at an instant.
//
// WantsRates is true after [Converter.Refresh], and also if rates are missing or stale by age, no response is
// pending, and the last attempt has not failed. After a failure your program decides when to try again. Rates
// that arrived further in the future than FreshFor allows also count as stale, because a clock must have been
// wrong.
//
//   - now: the present instant, to calculate ages; the zero time to ignore the age of rates.
func (co *Converter) Info(now time.Time) (ConverterInfo, error) {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.use(co.held()))
	var infoOut C.money_converter_info_t
	if c.err != nil || c.failed(C.money_converter_info(self, ofTime(now), &infoOut, &c.why)) {
		return ConverterInfo{}, c.err
	}
	return converterInfoOf(&infoOut), nil
}

// Result returns the converted amount with its provenance, as [Rates.Convert] does at the newest rates.
//
// Between equal currencies the amount is neither converted nor rounded: it keeps the digits of the input, padded
// with zeros to the digits of a result.
//
//   - now: the present instant, for the age of the rates, or the zero time.
//
// The error is
//   - [ErrNotFound] if the input does not contain an amount yet
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [Converter.Text], [Converter.Rate].
func (co *Converter) Result(now time.Time) (Money, error) {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.use(co.held()))
	var resultOut C.money_t
	if c.err != nil || c.failed(C.money_converter_result(self, ofTime(now), &resultOut, nil, &c.why)) {
		return Money{}, c.err
	}
	return moneyOf(resultOut), nil
}

// ResultDetailed returns the converted amount with its provenance, as [Rates.Convert] does at the newest rates.
//
// Between equal currencies the amount is neither converted nor rounded: it keeps the digits of the input, padded
// with zeros to the digits of a result.
//
//   - now: the present instant, for the age of the rates, or the zero time.
//
// The results are
//   - the result
//   - rate, path, date and remainder
//
// The error is
//   - [ErrNotFound] if the input does not contain an amount yet
//   - [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the error's
//     text contains the latest earlier date with a rate, however long ago
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//
// See also [Converter.Text], [Converter.Rate].
func (co *Converter) ResultDetailed(now time.Time) (Money, Conversion, error) {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.use(co.held()))
	var resultOut C.money_t
	var detailsOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_converter_result(self, ofTime(now), &resultOut, &detailsOut, &c.why)) {
		return Money{}, Conversion{}, c.err
	}
	return moneyOf(resultOut), conversionOf(&detailsOut), nil
}

// Text returns the converted amount as plain digits ("4.88") or in the format of the locale.
//
// The text is empty without a result.
//
// The error is [ErrNotFound] if the language of the locale provides no name for the target currency.
//
// See also [Converter.Result].
func (co *Converter) Text() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.use(co.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_converter_text(self, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Rate returns the exact rate from source to target, regardless of the input.
//
//   - now: the present instant, for the age of the rates, or the zero time.
//
// The error is [ErrNoRate] if no rate converts between the two currencies on that date, or it is too old; the
// error's text contains the latest earlier date with a rate, however long ago.
//
// See also [Converter.UnitRate].
func (co *Converter) Rate(now time.Time) (Conversion, error) {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.use(co.held()))
	var detailsOut C.money_conversion_t
	if c.err != nil || c.failed(C.money_converter_rate(self, ofTime(now), &detailsOut, &c.why)) {
		return Conversion{}, c.err
	}
	return conversionOf(&detailsOut), nil
}

// UnitRate returns the value of one unit of the source: "1 EUR = 1.1172 USD".
//
// The text is empty if no rate is available.
//
// It contains four fraction digits, or more if four significant digits require them: "1 USD = 0.000009422 BTC".
// The number is rounded half-even and is in the format of the locale.
//
// The error is [ErrOverflow] if four significant digits do not fit in 38 digits.
func (co *Converter) UnitRate() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.use(co.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_converter_unit_rate(self, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Reason returns the reason of the last failure of the conversion or of fetching rates: "no rate from USD to
// XAF".
//
// The text is empty without a failure.
//
// An unfinished input also produces a reason if its groups do not match the locale and further digits cannot
// make them match, such as "1,0000" in en-US.
//
// See also [Converter.Info].
func (co *Converter) Reason() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.use(co.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_converter_reason(self, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// ToJSON returns a converter as JSON: pair, input, locale and options, without rates and user-defined
// currencies.
//
// The same converter always produces the same bytes.
//
// See also [ConverterFromJSON].
func (co *Converter) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.use(co.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_converter_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// ConverterFromJSON reads a converter from JSON in the format of [Converter.ToJSON], without rates.
//
//   - registry: user-defined currencies, which the converter copies.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object contains a duplicate key
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrVersion] if the document was written by a newer version of the library
//   - [ErrNotFound] if the locale does not exist
//   - [ErrSyntax] if a currency code or the locale name is invalid
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
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

// Revision returns the revision of a converter: 0 for a new converter, increasing by one with each change.
func (co *Converter) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_converter_t)(c.use(co.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_converter_revision(self, &revisionOut, &c.why)) {
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

// CurrencyList is a list of at most 4096 currencies for selection.
//
// The name of a currency is that of CLDR in the language of the list, or else that of the provider, or else the
// code. Names are sorted according to UTS #10 with CLDR's root collation, to the extent that names of currencies
// need it: by letters, then by accents, then by case. In Spanish ñ follows n. In Japanese kana are sorted before
// kanji, which are in the order of JIS X 0208. docs/guide/locales.md contains the details.
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

// NewCurrencyList creates an empty list, sorted by name.
//
//   - language: a locale in a language with built-in names: de, en, es, fr, it, ja or pt. For other languages,
//     create the list in one of these, set tables with [CurrencyList.SetLocales], and then the language.
//
// The error is
//   - [ErrNotFound] if the locale does not exist, or the library contains no names in its language
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
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

// Add adds a currency of a provider.
//
// Its code may be unknown to the library.
//
//   - name: the provider's name, at most 255 bytes, of which a row shows up to 127; "" for no name.
//
// The error is
//   - [ErrDuplicateCurrency] if a currency with this code already exists
//   - [ErrSyntax] if code is not a currency code
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [CurrencyList.AddCurrent], [CurrencyList.AddJSON], [CurrencyList.TakeFeed].
func (cu *CurrencyList) Add(code string, name string) error {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.change(cu.held()))
	codeText := c.code(code)
	nameText := c.text(name)
	if c.err != nil || c.failed(C.money_currency_list_add(self, codeText, nameText, C.size_t(len(name)), &c.why)) {
		return c.err
	}
	return nil
}

// AddCurrent adds the current currencies of ISO 4217 that the list does not contain yet.
//
// The error is [ErrLimit] if the input exceeds a limit on its length, size or depth.
func (cu *CurrencyList) AddCurrent() error {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.change(cu.held()))
	if c.err != nil || c.failed(C.money_currency_list_add_current(self, &c.why)) {
		return c.err
	}
	return nil
}

// AddJSON adds the currencies of a provider's JSON document, completely or not at all.
//
// For currencies that the list already contains, the provider's name is updated.
//
// The call accepts the this currency list document of currencylayer,
// {"success":true,"currencies":{"EUR":"Euro",...}}, and a plain map of codes to names, {"EUR":"Euro",...}, as
// sent by Frankfurter, Open Exchange Rates and older services. The codes of a plain map must consist of capital
// letters and digits.
//
// The error is
//   - [ErrNoCurrencies] if the list is well-formed but contains no currencies
//   - [ErrProvider] if the document is an error of the provider; the error's text contains its code and message
//   - [ErrJSON] if json is not valid JSON; the position is that of the error
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrSyntax] if a code is not a currency code
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (cu *CurrencyList) AddJSON(json string) error {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.change(cu.held()))
	jsonText := c.text(json)
	if c.err != nil || c.failed(C.money_currency_list_add_json(self, jsonText, C.size_t(len(json)), &c.why)) {
		return c.err
	}
	return nil
}

// TakeFeed adds the currencies of a feed, under the rules of [CurrencyList.AddJSON].
//
// The feed must be one of currencies.
//
// The error is
//   - [ErrNotFound] if the feed contains no currencies yet
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrArgument] if the feed is not one of currencies
//
// See also [Converter.TakeFeed].
func (cu *CurrencyList) TakeFeed(feed *Feed) error {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.change(cu.held()))
	feedAt := (*C.money_feed_t)(c.use(feed.held()))
	if c.err != nil || c.failed(C.money_currency_list_take_feed(self, feedAt, &c.why)) {
		return c.err
	}
	return nil
}

// SetLanguage sets the language of names and of the sort order.
//
// The error is
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrNotFound] if no language matches language
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//
// See also [NewCurrencyList].
func (cu *CurrencyList) SetLanguage(language string) error {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.change(cu.held()))
	languageText := c.code(language)
	if c.err != nil || c.failed(C.money_currency_list_set_language(self, languageText, &c.why)) {
		return c.err
	}
	return nil
}

// SetLocales sets the locale tables of a list.
//
// The language remains the same, with the names in these tables. Afterwards, [CurrencyList.SetLanguage] and
// [CurrencyList.Restore] accept every language of the tables.
//
//   - locales: loaded tables; nil for the built-in ones.
//
// The error is [ErrNotFound] if the tables do not contain the language of the list, or no names in it.
//
// See also [LocalesFromBytes].
func (cu *CurrencyList) SetLocales(locales *Locales) error {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.change(cu.held()))
	localesAt := (*C.money_locales_t)(c.use(locales.held()))
	if c.err != nil || c.failed(C.money_currency_list_set_locales(self, localesAt, &c.why)) {
		return c.err
	}
	return nil
}

// SetSearch sets the search text: the list shows the currencies whose name or code contains it, ignoring case
// and accents: "dolar" finds "Dólar".
//
// A country's code of two letters, such as "de", also finds the currencies of the country. With tables that
// contain the names of countries ([CurrencyList.SetLocales]), so does a part of such a name: "switz".
//
//   - text: at most 255 bytes; surrounding whitespace is ignored. Whitespace only, or "", to show all
//     currencies.
//
// The error is [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000, or [ErrLimit] if
// the input exceeds a limit on its length, size or depth.
func (cu *CurrencyList) SetSearch(text string) error {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.change(cu.held()))
	textText := c.text(text)
	if c.err != nil || c.failed(C.money_currency_list_set_search(self, textText, C.size_t(len(text)), &c.why)) {
		return c.err
	}
	return nil
}

// SetSort sets the sort order.
//
// Favourites are listed first, in the same order.
func (cu *CurrencyList) SetSort(sort CurrencyListSort) error {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.change(cu.held()))
	if c.err != nil || c.failed(C.money_currency_list_set_sort(self, C.money_currency_list_sort_t(sort), &c.why)) {
		return c.err
	}
	return nil
}

// SetFavourite sets whether a currency of the list is a favourite.
//
// The error is [ErrNotFound] if the list does not contain the currency, or [ErrSyntax] if code is not a currency
// code.
func (cu *CurrencyList) SetFavourite(code string, isFavourite bool) error {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.change(cu.held()))
	codeText := c.code(code)
	if c.err != nil || c.failed(C.money_currency_list_set_favourite(self, codeText, ofBool(isFavourite), &c.why)) {
		return c.err
	}
	return nil
}

// SetFavouritesOnly sets whether the list shows only favourites or all currencies.
//
// The search text applies in both cases.
func (cu *CurrencyList) SetFavouritesOnly(isOnly bool) error {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.change(cu.held()))
	if c.err != nil || c.failed(C.money_currency_list_set_favourites_only(self, ofBool(isOnly), &c.why)) {
		return c.err
	}
	return nil
}

// Mark marks the currencies for which a table contains rates, including those that are added to the list later.
//
//   - rates: the table of rates, which the list shares; nil to mark no currencies.
func (cu *CurrencyList) Mark(rates *Rates) error {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.change(cu.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_currency_list_mark(self, ratesAt, &c.why)) {
		return c.err
	}
	return nil
}

// Count returns the number of currencies shown in a list.
func (cu *CurrencyList) Count() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.use(cu.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_currency_list_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// At returns the currency shown at an index of a list.
//
// The error is [ErrNotFound] if index is not less than the count.
//
// See also [CurrencyList.Items].
func (cu *CurrencyList) At(index int) (CurrencyListItem, error) {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.use(cu.held()))
	var itemOut C.money_currency_list_item_t
	if c.err != nil || c.failed(C.money_currency_list_at(self, C.size_t(index), &itemOut, &c.why)) {
		return CurrencyListItem{}, c.err
	}
	return currencyListItemOf(&itemOut), nil
}

// Items returns all the currencies shown in a list, in its order.
//
// See also [CurrencyList.At].
func (cu *CurrencyList) Items() ([]CurrencyListItem, error) {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.use(cu.held()))
	if c.err != nil {
		return nil, c.err
	}
	rows := make([]C.money_currency_list_item_t, pageRows)
	var found []CurrencyListItem
	for from := 0; ; {
		var count C.size_t
		if c.failed(C.money_currency_list_items(self, C.size_t(from), first(rows), pageRows, &count, &c.why)) {
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

// ToJSON returns a list's settings as JSON: language, order, favourites, and whether it shows only favourites.
//
// The same settings always produce the same bytes. Currencies and search text are not included.
//
// See also [CurrencyList.Restore].
func (cu *CurrencyList) ToJSON() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.use(cu.held()))
	var jsonOut *C.char
	var length C.size_t
	if c.err != nil || c.failed(C.money_currency_list_to_json(self, &jsonOut, &length, &c.why)) {
		return "", c.err
	}
	return documentOf(jsonOut, length), nil
}

// Restore restores the settings of a list from JSON in the format of [CurrencyList.ToJSON], completely or not at
// all.
//
// The call changes an existing list instead of creating one. You can restore the settings before you add
// currencies: favourites that the list does not contain yet are kept.
//
// The error is
//   - [ErrJSON] if the text is not JSON, or an object contains a duplicate key
//   - [ErrDocument] if the document is well-formed but not of the expected kind
//   - [ErrVersion] if the document was written by a newer version of the library
//   - [ErrNotFound] if the locale does not exist, or the tables contain no names in its language
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (cu *CurrencyList) Restore(json string) error {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.change(cu.held()))
	jsonText := c.text(json)
	if c.err != nil || c.failed(C.money_currency_list_restore(self, jsonText, C.size_t(len(json)), &c.why)) {
		return c.err
	}
	return nil
}

// State returns the state of a list, such as [CurrencyListStateNothingFound].
func (cu *CurrencyList) State() (CurrencyListState, error) {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.use(cu.held()))
	var stateOut C.money_currency_list_state_t
	if c.err != nil || c.failed(C.money_currency_list_state(self, &stateOut, &c.why)) {
		return 0, c.err
	}
	return CurrencyListState(stateOut), nil
}

// Revision returns the revision of a list: 0 for a new list, increasing with each change.
func (cu *CurrencyList) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_currency_list_t)(c.use(cu.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_currency_list_revision(self, &revisionOut, &c.why)) {
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

// PortfolioView is the model of a screen that shows a portfolio.
//
// A view must be used by one thread at a time.
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

// NewPortfolioView creates a portfolio view in the loading state.
//
//   - options: the options of the valuation; nil for the defaults. Now is ignored.
//
// The error is [ErrDate] if the date is not a day in the years 1 to 9999.
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

// SetTransactions sets the transactions, replacing the previous ones.
//
//   - portfolio: the transactions. The view stores a copy, so later changes of the portfolio do not affect it.
//
// See also [PortfolioView.SetTransactionsFailure], [PortfolioView.TakeFeed].
func (p *PortfolioView) SetTransactions(portfolio *Portfolio) error {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_view_t)(c.change(p.held()))
	portfolioAt := (*C.money_portfolio_t)(c.use(portfolio.held()))
	if c.err != nil || c.failed(C.money_portfolio_view_set_transactions(self, portfolioAt, &c.why)) {
		return c.err
	}
	return nil
}

// SetTransactionsFailure sets the reason why the last fetch of transactions failed.
//
//   - reason: one line of UTF-8, shorter than [ReasonSize] bytes; "" for no reason.
//
// The error is
//   - [ErrSyntax] if reason is not one line
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
func (p *PortfolioView) SetTransactionsFailure(reason string) error {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_view_t)(c.change(p.held()))
	reasonText := c.text(reason)
	if c.err != nil || c.failed(C.money_portfolio_view_set_transactions_failure(self, reasonText, C.size_t(len(reason)), &c.why)) {
		return c.err
	}
	return nil
}

// SetQuotes sets price quotes, each replacing the previous quote of its symbol.
//
// The error is
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//
// See also [PortfolioView.SetQuotesFailure].
func (p *PortfolioView) SetQuotes(quotes []PriceQuote) error {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_view_t)(c.change(p.held()))
	quotesRaw := make([]C.money_price_quote_t, len(quotes))
	for index := range quotes {
		quotes[index].fill(c, &quotesRaw[index])
	}
	if c.err != nil || c.failed(C.money_portfolio_view_set_quotes(self, first(quotesRaw), C.size_t(len(quotes)), &c.why)) {
		return c.err
	}
	return nil
}

// SetQuotesFailure sets the reason why the last fetch of prices failed.
//
//   - reason: one line of UTF-8, as in [PortfolioView.SetTransactionsFailure]; "" for no reason.
//
// The error is
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
func (p *PortfolioView) SetQuotesFailure(reason string) error {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_view_t)(c.change(p.held()))
	reasonText := c.text(reason)
	if c.err != nil || c.failed(C.money_portfolio_view_set_quotes_failure(self, reasonText, C.size_t(len(reason)), &c.why)) {
		return c.err
	}
	return nil
}

// SetRates sets the rate table, replacing the previous one.
//
//   - rates: the rate table, which the view shares; nil if no conversion is needed.
func (p *PortfolioView) SetRates(rates *Rates) error {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_view_t)(c.change(p.held()))
	ratesAt := (*C.money_rates_t)(c.use(rates.held()))
	if c.err != nil || c.failed(C.money_portfolio_view_set_rates(self, ratesAt, &c.why)) {
		return c.err
	}
	return nil
}

// TakeFeed updates a portfolio view from a feed of transactions or price quotes.
//
// The call sets the contents of the feed, or the reason why its last fetch failed, as
// [PortfolioView.SetTransactions], [PortfolioView.SetQuotes] and the functions for failures do. Call it when the
// feed has changed, for example in the feed's change callback. A feed without contents and without a failure
// changes nothing, and neither does a failure to save or remove a transaction.
//
// The error is [ErrArgument] if the feed contains neither transactions nor price quotes.
func (p *PortfolioView) TakeFeed(feed *Feed) error {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_view_t)(c.change(p.held()))
	feedAt := (*C.money_feed_t)(c.use(feed.held()))
	if c.err != nil || c.failed(C.money_portfolio_view_take_feed(self, feedAt, &c.why)) {
		return c.err
	}
	return nil
}

// State returns the state of a portfolio view at a moment.
//
// The call requires exclusive access to the view, as [Portfolio.Value] does to its portfolio.
//
//   - now: the current time, for the age of prices; the zero time if unknown.
//
// The error is [ErrOverflow] if the exact result does not fit in 38 digits, or [ErrInexact] if the result cannot
// be represented without rounding, which the call does not allow.
//
// See also [PortfolioView.Reason].
func (p *PortfolioView) State(now time.Time) (PortfolioViewState, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_view_t)(c.change(p.held()))
	var stateOut C.money_portfolio_view_state_t
	if c.err != nil || c.failed(C.money_portfolio_view_state(self, ofTime(now), &stateOut, &c.why)) {
		return 0, c.err
	}
	return PortfolioViewState(stateOut), nil
}

// Reason returns the reason of a failed state, or "" in any other state.
func (p *PortfolioView) Reason() (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_view_t)(c.use(p.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_portfolio_view_reason(self, bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Value values the portfolio of a view at a moment.
//
//   - now: the current time, for the age of prices; the zero time if unknown.
//
// The error is
//   - [ErrNotFound] if no transactions have arrived yet
//   - [ErrInexact] if the result cannot be represented without rounding, which the call does not allow
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//
// See also [Valuation.Summary], [Valuation.Positions].
func (p *PortfolioView) Value(now time.Time) (*Valuation, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_view_t)(c.change(p.held()))
	var valuationOut *C.money_valuation_t
	if c.err != nil || c.failed(C.money_portfolio_view_value(self, ofTime(now), &valuationOut, &c.why)) {
		return nil, c.err
	}
	return adoptValuation(valuationOut), nil
}

// SymbolCount returns the number of symbols that require a price: those of the securities held.
func (p *PortfolioView) SymbolCount() (int, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_view_t)(c.use(p.held()))
	var countOut C.size_t
	if c.err != nil || c.failed(C.money_portfolio_view_symbol_count(self, &countOut, &c.why)) {
		return 0, c.err
	}
	return int(countOut), nil
}

// SymbolAt returns the symbol at an index, ordered by bytes.
//
// The error is [ErrNotFound] if index is out of range.
func (p *PortfolioView) SymbolAt(index int) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_view_t)(c.use(p.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_portfolio_view_symbol_at(self, C.size_t(index), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// Revision returns the revision of a view: 0 for a new view, incremented by each change.
func (p *PortfolioView) Revision() (uint64, error) {
	c := begin()
	defer c.end()
	self := (*C.money_portfolio_view_t)(c.use(p.held()))
	var revisionOut C.uint64_t
	if c.err != nil || c.failed(C.money_portfolio_view_revision(self, &revisionOut, &c.why)) {
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

// OrderForm is a purchase or sale that a user is entering.
//
// Freeing a form does not change a portfolio. A form must be used by one thread at a time.
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

// NewOrderForm creates an empty order form.
//
//   - portfolio: the portfolio from which the form copies the currency and the registry. The form can be saved
//     in any portfolio.
//   - currency: the currency of the sum; "" for the portfolio's currency.
//   - tickerRule: the rule for valid tickers.
//
// The error is [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit
// is unknown, or [ErrSyntax] if currency is not a currency code.
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

// OrderFormFromTransaction creates an order form that edits a stored purchase or sale.
//
// The form contains the stored quantity and sum. Entering another number replaces one of them, the sum first.
//
//   - id: the id of the transaction.
//   - tickerRule: the rule for valid tickers.
//
// The error is
//   - [ErrNotFound] if no transaction has this id
//   - [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000
//   - [ErrSyntax] if the text is not a number, amount, date or code; the position is that of the first invalid
//     byte
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrArgument] if the transaction is neither a purchase nor a sale
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
// Any text is accepted; errors in it are reported as the state of the field.
//
//   - text: the text, shorter than [TextMax] bytes; "" to clear the field.
//
// The error is [ErrEncoding] if the text is not valid UTF-8, or contains the character U+0000, or [ErrLimit] if
// the input exceeds a limit on its length, size or depth.
//
// See also [OrderForm.State], [OrderForm.Text].
func (o *OrderForm) Set(field OrderField, text string) error {
	c := begin()
	defer c.end()
	self := (*C.money_order_form_t)(c.change(o.held()))
	textText := c.text(text)
	if c.err != nil || c.failed(C.money_order_form_set(self, C.money_order_field_t(field), textText, C.size_t(len(text)), &c.why)) {
		return c.err
	}
	return nil
}

// Text returns the text shown in a field: the entered text, a number computed from the other fields, or "".
func (o *OrderForm) Text(field OrderField) (string, error) {
	c := begin()
	defer c.end()
	self := (*C.money_order_form_t)(c.use(o.held()))
	if c.err != nil {
		return "", c.err
	}
	for room := textRoom; ; {
		bufferOut := (*C.char)(c.take(C.size_t(room)))
		var length C.size_t
		status := C.money_order_form_text(self, C.money_order_field_t(field), bufferOut, C.size_t(room), &length, &c.why)
		if isTooSmall(status, length, &room) {
			continue
		}
		if c.failed(status) {
			return "", c.err
		}
		return C.GoStringN(bufferOut, C.int(length)), nil
	}
}

// State returns the state of a field.
//
// See also [FieldStateText].
func (o *OrderForm) State(field OrderField) (FieldState, error) {
	c := begin()
	defer c.end()
	self := (*C.money_order_form_t)(c.use(o.held()))
	var stateOut C.money_field_state_t
	if c.err != nil || c.failed(C.money_order_form_state(self, C.money_order_field_t(field), &stateOut, &c.why)) {
		return 0, c.err
	}
	return FieldState(stateOut), nil
}

// Transaction returns the transaction of an order form whose fields are all valid.
//
// An edited transaction keeps its id, its fee and its exchange rate.
//
// The error is [ErrSyntax] if a field is invalid; the error names the first one.
//
// See also [OrderForm.Save].
func (o *OrderForm) Transaction() (Transaction, error) {
	c := begin()
	defer c.end()
	self := (*C.money_order_form_t)(c.use(o.held()))
	var transactionOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_order_form_transaction(self, &transactionOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&transactionOut), nil
}

// Save saves the transaction of an order form whose fields are all valid.
//
// The transaction is added to the portfolio, or replaces the transaction that the form edits. A replaced
// transaction keeps its id, fee, exchange rate and selected lots. Afterwards the form edits the saved
// transaction. A failure changes neither the form nor the portfolio.
//
// The error is
//   - [ErrSyntax] if a field is invalid
//   - [ErrCurrencyMismatch] if different currencies were used where one currency is required
//   - [ErrInsufficient] if the available balance, or the amount on hold, is too small
//   - [ErrLimit] if the input exceeds a limit on its length, size or depth
//   - [ErrNotFound] if the edited transaction was removed
//   - [ErrOverflow] if the exact result does not fit in 38 digits
//   - [ErrUnknownCurrency] if the currency is neither built in nor in the registry, or its minor unit is unknown
//   - [ErrInvalidRate] if the rate is zero, negative or out of range, or is not 1 for a currency against itself
func (o *OrderForm) Save(portfolio *Portfolio) (Transaction, error) {
	c := begin()
	defer c.end()
	self := (*C.money_order_form_t)(c.change(o.held()))
	portfolioAt := (*C.money_portfolio_t)(c.change(portfolio.held()))
	var storedOut C.money_transaction_t
	if c.err != nil || c.failed(C.money_order_form_save(self, portfolioAt, &storedOut, &c.why)) {
		return Transaction{}, c.err
	}
	return transactionOf(&storedOut), nil
}

