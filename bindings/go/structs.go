// Code generated from the headers by api/generate.py. DO NOT EDIT.

package money

// #include <money/desk.h>
import "C"

import (
	"fmt"
	"time"
)

// Failure is the reason for a failure.
//
// A call writes it only when it fails.
type Failure struct {
	// The status that the call returned.
	Status Status
	// The status that caused [ErrRetrieval], [ErrSaving], [ErrRemoval] or [ErrStoreUnknown]; else 0.
	Cause Status
	// The byte offset of the failure in the input text, or -1.
	Position int64
	// One line, such as "no rate from EUR to XAF on 2024-02-29".
	Text string
}

func failureOf(raw *C.money_error_t) Failure {
	return Failure{
		Status: Status(raw.status),
		Cause: Status(raw.cause),
		Position: int64(raw.position),
		Text: textOf(raw.text[:]),
	}
}

// Currency is a currency with its properties from ISO 4217 and Unicode CLDR.
//
// "share/currencies" lists the source of each fact.
type Currency struct {
	// A currency code.
	Code string
	// A [CurrencyKind].
	Kind CurrencyKind
	// The ISO 4217 numeric code, or 0 if it has no such code.
	Numeric int32
	// Fraction digits of the minor unit today, or of the last one; -1 if the currency has no minor unit.
	Digits int32
	// Date of introduction, or [DateNone] if unknown.
	Introduced Date
	// The first date on which it is no longer current, or [DateNone].
	Withdrawn Date
	// The first date on which the factor below is fixed, or [DateNone].
	FactorSince Date
	// The currency that replaced it, or of which a quote unit is a fraction; "" for no successor.
	Successor string
	// 1 successor = factor_numerator/factor_denominator of this currency; 0 for no factor.
	FactorNumerator uint64
	// The denominator; 0 for no factor.
	FactorDenominator uint64
	// The smallest cash amount if it differs from the minor unit, else 0.
	CashStep Decimal
	// ISO 3166 code of the region whose flag represents it, "EU" for EUR; "" for no flag.
	Flag string
	// ISO 3166 codes of the countries that use it, separated by spaces; truncated after a complete code if too
	// long.
	Countries string
	// The English name from Unicode CLDR, in UTF-8.
	Name string
}

func currencyOf(raw *C.money_currency_t) Currency {
	return Currency{
		Code: textOf(raw.code[:]),
		Kind: CurrencyKind(raw.kind),
		Numeric: int32(raw.numeric),
		Digits: int32(raw.digits),
		Introduced: Date(raw.introduced),
		Withdrawn: Date(raw.withdrawn),
		FactorSince: Date(raw.factor_since),
		Successor: textOf(raw.successor[:]),
		FactorNumerator: uint64(raw.factor_numerator),
		FactorDenominator: uint64(raw.factor_denominator),
		CashStep: decimalOf(raw.cash_step),
		Flag: textOf(raw.flag[:]),
		Countries: textOf(raw.countries[:]),
		Name: textOf(raw.name[:]),
	}
}

// CashRounding is a rule for rounding cash payments.
//
// "share/currencies/cash.csv" lists each rule with its source.
type CashRounding struct {
	// A currency code.
	Currency string
	// The ISO 3166-1 code of the country that the rule applies to; "" for all countries.
	Country string
	// The rounding mode.
	Rounding Rounding
	// The treatment of amounts up to Small.
	SmallAmounts CashSmall
	// The first date of the rule, or [DateNone] if it has no start date.
	Since Date
	// The first date on which the rule no longer applies, or [DateNone].
	Until Date
	// The smallest cash amount.
	Step Decimal
	// The largest amount to which SmallAmounts applies, or 0.
	Small Decimal
}

func cashRoundingOf(raw *C.money_cash_rule_t) CashRounding {
	return CashRounding{
		Currency: textOf(raw.currency[:]),
		Country: textOf(raw.country[:]),
		Rounding: Rounding(raw.rounding),
		SmallAmounts: CashSmall(raw.small_amounts),
		Since: Date(raw.since),
		Until: Date(raw.until),
		Step: decimalOf(raw.step),
		Small: decimalOf(raw.small),
	}
}

// AllocateOptions are options of [Money.Allocate] and [Money.Split].
type AllocateOptions struct {
	// The method of distributing the units that remain after every share has been rounded down.
	Method Allocation
	// Fraction digits of each share: 0 to 38, or [DigitsCurrency] for the minor unit of the currency, or for the
	// scale of the amount if that is larger or the minor unit is unknown.
	Digits int32
	// User-defined currencies; read during the call only.
	Registry *CurrencyRegistry
	// Each share is a multiple of this step, such as 0.05, instead of having Digits; 0 for no step.
	Step Decimal
}

func allocateOptionsOf(raw *C.money_allocate_options_t) AllocateOptions {
	return AllocateOptions{
		Method: Allocation(raw.method),
		Digits: int32(raw.digits),
		Step: decimalOf(raw.step),
	}
}

func (a *AllocateOptions) fill(c *call, raw *C.money_allocate_options_t) {
	C.money_allocate_options_init(raw)
	raw.method = C.money_allocation_t(a.Method)
	raw.digits = C.int32_t(a.Digits)
	raw.registry = (*C.money_currency_registry_t)(c.use(a.Registry.held()))
	raw.step = a.Step.raw()
}

func (a *AllocateOptions) give(c *call) *C.money_allocate_options_t {
	if a == nil {
		return nil
	}
	raw := (*C.money_allocate_options_t)(c.take(C.sizeof_money_allocate_options_t))
	a.fill(c, raw)
	return raw
}

// DefaultAllocateOptions returns the default options: set the fields that differ.
func DefaultAllocateOptions() AllocateOptions {
	var raw C.money_allocate_options_t
	C.money_allocate_options_init(&raw)
	return allocateOptionsOf(&raw)
}

// ExplanationNode is a node of an explanation.
//
// At [RoundingLevelUnit], the value is Quantity times the rounded value of one unit. The product is rounded,
// too, since a quantity may be a fraction. The value of one unit is Exact divided by Quantity; but for a
// percentage of a value that is itself rounded per unit, it is that percentage of the rounded unit.
type ExplanationNode struct {
	// The name, such as "lines[0].net"; unique, except that a reference repeats the name of its node.
	Name string
	// The law, the rule of a standard or the policy that applies; "" without a rule.
	Rule string
	// The computation in words: "15 % of 1091.50 EUR = 163.725, rounded half up to 2 digits"; "" for an input or a
	// reference.
	Text string
	// The currency of the value; "" for a number.
	Currency string
	// The kind of a node: the way in which its exact value follows from its children.
	Kind ExplanationKind
	// The properties of a node.
	Flags ExplanationFlags
	// 0 for a root.
	Depth uint32
	// The index of the node that was computed from this one; -1 for a root.
	Parent int64
	// The index of the node that a reference repeats; -1 for other kinds.
	Target int64
	// The value after rounding; all zero for a number, or without [ExplanationFlagsDecimal].
	Amount Money
	// The value after rounding, without the currency; 0 without [ExplanationFlagsDecimal].
	Number Decimal
	// The value before the node's own rounding, in lowest terms.
	Exact Ratio
	// The value after rounding minus Exact, in lowest terms.
	Moved Ratio
	// The rounding mode; 0 without rounding.
	Rounding Rounding
	// The number of fraction digits to which Exact is rounded; -1 without rounding.
	Digits int32
	// The multiple to which cash is rounded; 0 for the last digit.
	Step Decimal
	// The number of units, each of which is rounded; 0 if the value is rounded at once.
	Quantity Decimal
	// The number of last digits that the division of a remainder added after rounding: 1, 0 or -1.
	Units int32
}

func explanationNodeOf(raw *C.money_explanation_node_t) ExplanationNode {
	return ExplanationNode{
		Name: textOf(raw.name[:]),
		Rule: textOf(raw.rule[:]),
		Text: textOf(raw.text[:]),
		Currency: textOf(raw.currency[:]),
		Kind: ExplanationKind(raw.kind),
		Flags: ExplanationFlags(raw.flags),
		Depth: uint32(raw.depth),
		Parent: int64(raw.parent),
		Target: int64(raw.target),
		Amount: moneyOf(raw.amount),
		Number: decimalOf(raw.number),
		Exact: ratioOf(&raw.exact),
		Moved: ratioOf(&raw.moved),
		Rounding: Rounding(raw.rounding),
		Digits: int32(raw.digits),
		Step: decimalOf(raw.step),
		Quantity: decimalOf(raw.quantity),
		Units: int32(raw.units),
	}
}

// Rate is a rate: 1 From = numerator/denominator To, exactly as quoted (1.10 is 110/100).
type Rate struct {
	// A currency code.
	From string
	// A currency code.
	To string
	// The numerator as quoted.
	Numerator uint64
	// The denominator as quoted.
	Denominator uint64
	// The date of the rate, or [DateNone] for an undated rate, which is valid on any date.
	Date Date
	// A [RateKind].
	Kind RateKind
	// 0 or [FlagsRateRounded].
	Flags Flags
}

func rateOf(raw *C.money_rate_t) Rate {
	return Rate{
		From: textOf(raw.from[:]),
		To: textOf(raw.to[:]),
		Numerator: uint64(raw.numerator),
		Denominator: uint64(raw.denominator),
		Date: Date(raw.date),
		Kind: RateKind(raw.kind),
		Flags: Flags(raw.flags),
	}
}

func (r *Rate) fill(c *call, raw *C.money_rate_t) {
	C.money_rate_init(raw)
	c.put(raw.from[:], r.From, "from")
	c.put(raw.to[:], r.To, "to")
	raw.numerator = C.uint64_t(r.Numerator)
	raw.denominator = C.uint64_t(r.Denominator)
	raw.date = C.money_date_t(r.Date)
	raw.kind = C.money_rate_kind_t(r.Kind)
	raw.flags = C.money_flags_t(r.Flags)
}

func (r *Rate) give(c *call) *C.money_rate_t {
	if r == nil {
		return nil
	}
	raw := (*C.money_rate_t)(c.take(C.sizeof_money_rate_t))
	r.fill(c, raw)
	return raw
}

// DefaultRate returns the default options: set the fields that differ.
func DefaultRate() Rate {
	var raw C.money_rate_t
	C.money_rate_init(&raw)
	return rateOf(&raw)
}

// RatesInfo represents information about a table of rates.
type RatesInfo struct {
	// The currency through which cross rates are calculated; "" for no base currency.
	Base string
	// [FlagsRateRounded] if any rate was rounded when it was read.
	Flags Flags
	// The earliest date; [DateNone] for undated rates.
	FirstDate Date
	// The latest date; [DateNone] for undated rates.
	LastDate Date
	// The time of publication, or the zero time.
	Instant time.Time
	// Number of currencies.
	CurrencyCount uint64
	// Number of directions quoted on any date.
	PairCount uint64
	// Number of dates.
	DateCount uint64
	// Number of rates of all pairs and dates.
	QuoteCount uint64
	// The publisher; "" if unknown.
	Source string
}

func ratesInfoOf(raw *C.money_rates_info_t) RatesInfo {
	return RatesInfo{
		Base: textOf(raw.base[:]),
		Flags: Flags(raw.flags),
		FirstDate: Date(raw.first_date),
		LastDate: Date(raw.last_date),
		Instant: timeOf(raw.instant),
		CurrencyCount: uint64(raw.currency_count),
		PairCount: uint64(raw.pair_count),
		DateCount: uint64(raw.date_count),
		QuoteCount: uint64(raw.quote_count),
		Source: textOf(raw.source[:]),
	}
}

// ConvertOptions are options of a conversion.
//
// MaxGap is a number of days from the requested date back to the date of the rates, regardless of the current
// time. FreshFor is a number of seconds from Now back to the time of publication, with or without a requested
// date, so it detects tables that are no longer updated. Conversions read no clock, so FreshFor requires Now.
type ConvertOptions struct {
	// The date of the rates, or [DateNone] for the newest date of the table.
	Date Date
	// How many days earlier the rates may be; 0 for the exact date only.
	MaxGap int32
	// Fraction digits of the result: 0 to 38, or [DigitsCurrency].
	Digits int32
	// The rounding mode for results that do not fit the requested digits.
	Rounding Rounding
	// A [StalePolicy] value; used only with FreshFor.
	Stale StalePolicy
	// User-defined currencies; read during the call only.
	Registry *CurrencyRegistry
	// The current time, to calculate the age of the rates, or the zero time.
	Now time.Time
	// The maximum age of fresh rates in seconds, or math.MinInt64 for no limit.
	FreshFor int64
}

func convertOptionsOf(raw *C.money_convert_options_t) ConvertOptions {
	return ConvertOptions{
		Date: Date(raw.date),
		MaxGap: int32(raw.max_gap),
		Digits: int32(raw.digits),
		Rounding: Rounding(raw.rounding),
		Stale: StalePolicy(raw.stale),
		Now: timeOf(raw.now),
		FreshFor: int64(raw.fresh_for),
	}
}

func (co *ConvertOptions) fill(c *call, raw *C.money_convert_options_t) {
	C.money_convert_options_init(raw)
	raw.date = C.money_date_t(co.Date)
	raw.max_gap = C.int32_t(co.MaxGap)
	raw.digits = C.int32_t(co.Digits)
	raw.rounding = C.money_rounding_t(co.Rounding)
	raw.stale = C.money_stale_policy_t(co.Stale)
	raw.registry = (*C.money_currency_registry_t)(c.use(co.Registry.held()))
	raw.now = ofTime(co.Now)
	raw.fresh_for = C.int64_t(co.FreshFor)
}

func (co *ConvertOptions) give(c *call) *C.money_convert_options_t {
	if co == nil {
		return nil
	}
	raw := (*C.money_convert_options_t)(c.take(C.sizeof_money_convert_options_t))
	co.fill(c, raw)
	return raw
}

// DefaultConvertOptions returns the default options: set the fields that differ.
func DefaultConvertOptions() ConvertOptions {
	var raw C.money_convert_options_t
	C.money_convert_options_init(&raw)
	return convertOptionsOf(&raw)
}

// Conversion is the provenance of a conversion.
type Conversion struct {
	// 1 source = rate target, exactly.
	Rate Ratio
	// Exact result - rounded result.
	Remainder Ratio
	// The date of the rates; [DateNone] if only undated rates were used.
	AsOf Date
	// Number of days from AsOf to the requested date; 0 without a requested date.
	GapDays int32
	// The time of publication of the rates, or the zero time.
	Instant time.Time
	// Seconds from Instant, or else from the start of AsOf in UTC, to Now; math.MinInt64 if unknown.
	AgeSeconds int64
	// [Flags] values.
	Flags Flags
	// The path: each leg's To is the next one's From.
	Legs []Rate
	// The publisher of the rates; "" if unknown.
	Source string
}

func conversionOf(raw *C.money_conversion_t) Conversion {
	return Conversion{
		Rate: ratioOf(&raw.rate),
		Remainder: ratioOf(&raw.remainder),
		AsOf: Date(raw.as_of),
		GapDays: int32(raw.gap_days),
		Instant: timeOf(raw.instant),
		AgeSeconds: int64(raw.age_seconds),
		Flags: Flags(raw.flags),
		Legs: listOf(raw.legs[:], int(raw.leg_count), func(one C.money_rate_t) Rate { return rateOf(&one) }),
		Source: textOf(raw.source[:]),
	}
}

// CurrencyPair is a direction of exchange: a rate is the price of 1 From in To.
type CurrencyPair struct {
	// A currency code.
	From string
	// A currency code.
	To string
}

func currencyPairOf(raw *C.money_currency_pair_t) CurrencyPair {
	return CurrencyPair{
		From: textOf(raw.from[:]),
		To: textOf(raw.to[:]),
	}
}

// ColumnOptions are options of the functions for columns.
type ColumnOptions struct {
	// As in [ConvertOptions]; overridden by a column of dates.
	Date Date
	// How many days earlier the rates may be; 0 for the exact date only.
	MaxGap int32
	// Fraction digits of the results: 0 to 38, or [DigitsCurrency].
	Digits int32
	// The rounding mode for results that do not fit the requested digits.
	Rounding Rounding
	// For [Amounts.Allocate].
	Method Allocation
	// 0 or 1 for the calling thread only; otherwise the maximum number of threads for long columns.
	Threads int32
	// As in [ConvertOptions].
	Stale StalePolicy
	// User-defined currencies; read during the call only.
	Registry *CurrencyRegistry
	// As in [ConvertOptions].
	Now time.Time
	// As in [ConvertOptions].
	FreshFor int64
}

func columnOptionsOf(raw *C.money_column_options_t) ColumnOptions {
	return ColumnOptions{
		Date: Date(raw.date),
		MaxGap: int32(raw.max_gap),
		Digits: int32(raw.digits),
		Rounding: Rounding(raw.rounding),
		Method: Allocation(raw.method),
		Threads: int32(raw.threads),
		Stale: StalePolicy(raw.stale),
		Now: timeOf(raw.now),
		FreshFor: int64(raw.fresh_for),
	}
}

func (co *ColumnOptions) fill(c *call, raw *C.money_column_options_t) {
	C.money_column_options_init(raw)
	raw.date = C.money_date_t(co.Date)
	raw.max_gap = C.int32_t(co.MaxGap)
	raw.digits = C.int32_t(co.Digits)
	raw.rounding = C.money_rounding_t(co.Rounding)
	raw.method = C.money_allocation_t(co.Method)
	raw.threads = C.int32_t(co.Threads)
	raw.stale = C.money_stale_policy_t(co.Stale)
	raw.registry = (*C.money_currency_registry_t)(c.use(co.Registry.held()))
	raw.now = ofTime(co.Now)
	raw.fresh_for = C.int64_t(co.FreshFor)
}

func (co *ColumnOptions) give(c *call) *C.money_column_options_t {
	if co == nil {
		return nil
	}
	raw := (*C.money_column_options_t)(c.take(C.sizeof_money_column_options_t))
	co.fill(c, raw)
	return raw
}

// DefaultColumnOptions returns the default options: set the fields that differ.
func DefaultColumnOptions() ColumnOptions {
	var raw C.money_column_options_t
	C.money_column_options_init(&raw)
	return columnOptionsOf(&raw)
}

// Accumulator is an exact sum of amounts of one currency.
//
// The fields are read and written by the library only; each call validates them.
type Accumulator struct {
	// The sum at Scale: a signed integer of five words, the lowest first.
	Word0 uint64
	Word1 uint64
	Word2 uint64
	Word3 uint64
	Word4 uint64
	// Number of amounts; 0 for an empty accumulator, whose bytes are all 0.
	Count uint64
	// Number of amounts with Scale fraction digits.
	FinestCount uint64
	// The largest number of fraction digits among the amounts, 0 to 38.
	Scale uint32
	// The currency of the amounts; "" for an empty accumulator.
	Currency string
}

func accumulatorOf(raw *C.money_accumulator_t) Accumulator {
	return Accumulator{
		Word0: uint64(raw.word0),
		Word1: uint64(raw.word1),
		Word2: uint64(raw.word2),
		Word3: uint64(raw.word3),
		Word4: uint64(raw.word4),
		Count: uint64(raw.count),
		FinestCount: uint64(raw.finest_count),
		Scale: uint32(raw.scale),
		Currency: textOf(raw.currency[:]),
	}
}

func (a *Accumulator) fill(c *call, raw *C.money_accumulator_t) {
	*raw = C.money_accumulator_t{}
	raw.word0 = C.uint64_t(a.Word0)
	raw.word1 = C.uint64_t(a.Word1)
	raw.word2 = C.uint64_t(a.Word2)
	raw.word3 = C.uint64_t(a.Word3)
	raw.word4 = C.uint64_t(a.Word4)
	raw.count = C.uint64_t(a.Count)
	raw.finest_count = C.uint64_t(a.FinestCount)
	raw.scale = C.uint32_t(a.Scale)
	c.put(raw.currency[:], a.Currency, "currency")
}

func (a *Accumulator) give(c *call) *C.money_accumulator_t {
	if a == nil {
		return nil
	}
	raw := (*C.money_accumulator_t)(c.take(C.sizeof_money_accumulator_t))
	a.fill(c, raw)
	return raw
}

// ExpressionValue is the result of an expression.
type ExpressionValue struct {
	// The kind of an expression's result: a number or an amount.
	Kind ExpressionKind
	// [Flags] values.
	Flags Flags
	// The number, or the number of the amount without its currency.
	Number Decimal
	// The amount; empty for a number.
	Amount Money
}

func expressionValueOf(raw *C.money_expression_value_t) ExpressionValue {
	return ExpressionValue{
		Kind: ExpressionKind(raw.kind),
		Flags: Flags(raw.flags),
		Number: decimalOf(raw.number),
		Amount: moneyOf(raw.amount),
	}
}

// ExpressionInfo represents information about an evaluated expression.
type ExpressionInfo struct {
	// The result, rounded.
	Value ExpressionValue
	// The result before rounding, in lowest terms.
	Exact Ratio
	// Number of conversions, where each pair of currencies counts once.
	ConversionCount uint64
}

func expressionInfoOf(raw *C.money_expression_info_t) ExpressionInfo {
	return ExpressionInfo{
		Value: expressionValueOf(&raw.value),
		Exact: ratioOf(&raw.exact),
		ConversionCount: uint64(raw.conversion_count),
	}
}

// LocaleOptions are options of [Money.FormatLocale].
type LocaleOptions struct {
	// The style of an amount in the format of a locale.
	Style LocaleStyle
	// The display of the currency in the format of a locale.
	Display CurrencyDisplay
	// Number of fraction digits, 0 to 38, or [DigitsCurrency] for the minor unit of the currency, or for the scale
	// of the amount if that is larger; [LocaleStyleCompact] requires 0 to 38.
	Digits int32
	// The rounding mode for results that do not fit the requested digits.
	Rounding Rounding
	// The digits in the format of a locale.
	Numerals Numerals
	// User-defined currencies; read during the call only.
	Registry *CurrencyRegistry
	// Loaded tables; nil for the built-in ones.
	Locales *Locales
}

func localeOptionsOf(raw *C.money_locale_options_t) LocaleOptions {
	return LocaleOptions{
		Style: LocaleStyle(raw.style),
		Display: CurrencyDisplay(raw.display),
		Digits: int32(raw.digits),
		Rounding: Rounding(raw.rounding),
		Numerals: Numerals(raw.numerals),
	}
}

func (l *LocaleOptions) fill(c *call, raw *C.money_locale_options_t) {
	C.money_locale_options_init(raw)
	raw.style = C.money_locale_style_t(l.Style)
	raw.display = C.money_currency_display_t(l.Display)
	raw.digits = C.int32_t(l.Digits)
	raw.rounding = C.money_rounding_t(l.Rounding)
	raw.numerals = C.money_numerals_t(l.Numerals)
	raw.registry = (*C.money_currency_registry_t)(c.use(l.Registry.held()))
	raw.locales = (*C.money_locales_t)(c.use(l.Locales.held()))
}

func (l *LocaleOptions) give(c *call) *C.money_locale_options_t {
	if l == nil {
		return nil
	}
	raw := (*C.money_locale_options_t)(c.take(C.sizeof_money_locale_options_t))
	l.fill(c, raw)
	return raw
}

// DefaultLocaleOptions returns the default options: set the fields that differ.
func DefaultLocaleOptions() LocaleOptions {
	var raw C.money_locale_options_t
	C.money_locale_options_init(&raw)
	return localeOptionsOf(&raw)
}

// FormatOptions are options of [Money.FormatPattern] and [ParsePattern].
//
// A text that is nil defaults to that of the locale, or without a locale to ".", ",", "-" and "+". Texts are
// limited to 32 bytes without control characters. Separators and signs must not contain digits.
type FormatOptions struct {
	// The amounts that are written with a sign.
	Sign SignDisplay
	// The treatment of trailing zeros in the fraction.
	Zeros TrailingZeros
	// Used if an amount has more digits than the maximum.
	Rounding Rounding
	// The digits are 0 to 9 without a locale.
	Numerals Numerals
	// 0 to 38, [DigitsPattern], [DigitsCurrency], or [DigitsExact] for the scale of the amount.
	MinimumFraction int32
	// 0 to 38, [DigitsPattern], [DigitsCurrency], or [DigitsExact] for no rounding.
	MaximumFraction int32
	// 1 to 38, or [DigitsPattern]; must not be combined with fraction digits.
	MinimumSignificant int32
	// 1 to 38, or [DigitsPattern]; must not be combined with fraction digits.
	MaximumSignificant int32
	// The minimum number of digits before the first group separator, 1 to 38: 2 writes "1234" and "12,345".
	MinimumGrouping int32
	// The text before the fraction.
	DecimalSeparator string
	// The text between groups of digits; "" for no grouping.
	GroupSeparator string
	// The text of "-" in the pattern, or before negative amounts.
	MinusSign string
	// The text of "+" in the pattern, or before other amounts.
	PlusSign string
	// Replaces ¤; "" for the symbol in the locale, or without a locale for the code.
	Symbol string
	// The source of all texts and digits that are not set; "" for no locale.
	Locale string
	// User-defined currencies; read during the call only.
	Registry *CurrencyRegistry
	// Loaded tables that contain the locale; nil for the built-in ones.
	Locales *Locales
}

func formatOptionsOf(raw *C.money_format_options_t) FormatOptions {
	return FormatOptions{
		Sign: SignDisplay(raw.sign),
		Zeros: TrailingZeros(raw.zeros),
		Rounding: Rounding(raw.rounding),
		Numerals: Numerals(raw.numerals),
		MinimumFraction: int32(raw.minimum_fraction),
		MaximumFraction: int32(raw.maximum_fraction),
		MinimumSignificant: int32(raw.minimum_significant),
		MaximumSignificant: int32(raw.maximum_significant),
		MinimumGrouping: int32(raw.minimum_grouping),
		DecimalSeparator: C.GoString(raw.decimal_separator),
		GroupSeparator: C.GoString(raw.group_separator),
		MinusSign: C.GoString(raw.minus_sign),
		PlusSign: C.GoString(raw.plus_sign),
		Symbol: C.GoString(raw.symbol),
		Locale: C.GoString(raw.locale),
	}
}

func (f *FormatOptions) fill(c *call, raw *C.money_format_options_t) {
	C.money_format_options_init(raw)
	raw.sign = C.money_sign_display_t(f.Sign)
	raw.zeros = C.money_trailing_zeros_t(f.Zeros)
	raw.rounding = C.money_rounding_t(f.Rounding)
	raw.numerals = C.money_numerals_t(f.Numerals)
	raw.minimum_fraction = C.int32_t(f.MinimumFraction)
	raw.maximum_fraction = C.int32_t(f.MaximumFraction)
	raw.minimum_significant = C.int32_t(f.MinimumSignificant)
	raw.maximum_significant = C.int32_t(f.MaximumSignificant)
	raw.minimum_grouping = C.int32_t(f.MinimumGrouping)
	raw.decimal_separator = c.optional(f.DecimalSeparator)
	raw.group_separator = c.optional(f.GroupSeparator)
	raw.minus_sign = c.optional(f.MinusSign)
	raw.plus_sign = c.optional(f.PlusSign)
	raw.symbol = c.optional(f.Symbol)
	raw.locale = c.optional(f.Locale)
	raw.registry = (*C.money_currency_registry_t)(c.use(f.Registry.held()))
	raw.locales = (*C.money_locales_t)(c.use(f.Locales.held()))
}

func (f *FormatOptions) give(c *call) *C.money_format_options_t {
	if f == nil {
		return nil
	}
	raw := (*C.money_format_options_t)(c.take(C.sizeof_money_format_options_t))
	f.fill(c, raw)
	return raw
}

// DefaultFormatOptions returns the default options: set the fields that differ.
func DefaultFormatOptions() FormatOptions {
	var raw C.money_format_options_t
	C.money_format_options_init(&raw)
	return formatOptionsOf(&raw)
}

// NotepadOptions are options of a notepad.
//
// All texts are copied.
type NotepadOptions struct {
	// Strict: as in [Evaluate], with names, prev and totals; lenient: as people write, with lower-case codes,
	// symbols and separators of the locale, labels, dates and words.
	Reading Reading
	// The date of Today, yesterday and "last friday"; [DateNone] to reject these words.
	Today Date
	// How many days earlier than requested the rates may be, as in [ConvertOptions].
	MaxGap int32
	// Fraction digits of amounts: 0 to 38, or [DigitsCurrency].
	Digits int32
	// The rounding mode for results that do not fit the requested digits.
	Rounding Rounding
	// A locale name, as in [LocaleFind], for lenient reading; "" or "" for no locale.
	Locale string
	// The code of the currency for sums of several currencies; "" or "" to require in, except in totals of lenient
	// reading with rates, which are in the currency of their first item.
	Home string
	// User-defined currencies, which the notepad copies.
	Registry *CurrencyRegistry
}

func notepadOptionsOf(raw *C.money_notepad_options_t) NotepadOptions {
	return NotepadOptions{
		Reading: Reading(raw.reading),
		Today: Date(raw.today),
		MaxGap: int32(raw.max_gap),
		Digits: int32(raw.digits),
		Rounding: Rounding(raw.rounding),
		Locale: C.GoString(raw.locale),
		Home: C.GoString(raw.home),
	}
}

func (n *NotepadOptions) fill(c *call, raw *C.money_notepad_options_t) {
	C.money_notepad_options_init(raw)
	raw.reading = C.money_reading_t(n.Reading)
	raw.today = C.money_date_t(n.Today)
	raw.max_gap = C.int32_t(n.MaxGap)
	raw.digits = C.int32_t(n.Digits)
	raw.rounding = C.money_rounding_t(n.Rounding)
	raw.locale = c.optional(n.Locale)
	raw.home = c.optional(n.Home)
	raw.registry = (*C.money_currency_registry_t)(c.use(n.Registry.held()))
}

func (n *NotepadOptions) give(c *call) *C.money_notepad_options_t {
	if n == nil {
		return nil
	}
	raw := (*C.money_notepad_options_t)(c.take(C.sizeof_money_notepad_options_t))
	n.fill(c, raw)
	return raw
}

// DefaultNotepadOptions returns the default options: set the fields that differ.
func DefaultNotepadOptions() NotepadOptions {
	var raw C.money_notepad_options_t
	C.money_notepad_options_init(&raw)
	return notepadOptionsOf(&raw)
}

// NotepadLine is a line of a notepad with its answer.
type NotepadLine struct {
	// The index of the line.
	Index uint64
	// A number that increases whenever the answer of the line changes.
	Version uint64
	// The kind of a line's answer.
	Kind LineKind
	// [Flags] values of the answer.
	Flags Flags
	// The number, 15 for 15%, or the number of Amount; 0 without an answer.
	Number Decimal
	// The amount; the first of several targets; the amount that was split; otherwise empty.
	Amount Money
	// [StatusOK], or the status of an error or a question.
	Status Status
	// The byte of the line at which an error or a question occurred; otherwise -1.
	Position int64
	// Number of amounts: targets, shares, or 1 for an amount.
	AmountCount uint64
	// Number of conversions, where each pair of currencies counts once.
	ConversionCount uint64
	// Number of readings of a question; otherwise 0.
	ReadingCount uint64
	Reserved2 []uint64
}

func notepadLineOf(raw *C.money_notepad_line_t) NotepadLine {
	return NotepadLine{
		Index: uint64(raw.index),
		Version: uint64(raw.version),
		Kind: LineKind(raw.kind),
		Flags: Flags(raw.flags),
		Number: decimalOf(raw.number),
		Amount: moneyOf(raw.amount),
		Status: Status(raw.status),
		Position: int64(raw.position),
		AmountCount: uint64(raw.amount_count),
		ConversionCount: uint64(raw.conversion_count),
		ReadingCount: uint64(raw.reading_count),
		Reserved2: listOf(raw.reserved2[:], 3, func(one C.uint64_t) uint64 { return uint64(one) }),
	}
}

// WalletNote is the properties of an entry or a hold besides its amount; nil for a label, a date and details
// that are all absent.
//
// Each text is one line of UTF-8 of at most 79 bytes, and copied; nil and "" are an absent text.
//
// The fields after Label are optional, and a program that was built against a version without them still works:
// the library accepts the shorter struct.
//
// An external id belongs to at most one entry or hold of a wallet. A call that would add an entry with the id
// and the content of one that the wallet contains changes nothing and returns the id of that entry; with other
// content it fails with [ErrConflict]. A commit passes the id on to the entry. A release and a removal make the
// id available again. An external id and a cost belong to one entry, so a call that adds several entries to one
// wallet rejects both.
type WalletNote struct {
	// The date of the booking, or [DateNone].
	Date Date
	// The label; "" for no label.
	Label string
	// The kind.
	Kind EntryKind
	// The date on which the balance changes; [DateNone] for Date.
	Effective Date
	// The other party.
	Counterpart string
	// The id that another system assigned, such as the reference of a bank.
	ExternalID string
	// The value of the amount in another currency: its cost, or the proceeds of a negative amount; not negative;
	// all zero for no cost. A hold has no cost.
	Cost Money
}

func walletNoteOf(raw *C.money_wallet_note_t) WalletNote {
	return WalletNote{
		Date: Date(raw.date),
		Label: C.GoString(raw.label),
		Kind: EntryKind(raw.kind),
		Effective: Date(raw.effective),
		Counterpart: C.GoString(raw.counterpart),
		ExternalID: C.GoString(raw.external_id),
		Cost: moneyOf(raw.cost),
	}
}

func (w *WalletNote) fill(c *call, raw *C.money_wallet_note_t) {
	C.money_wallet_note_init(raw)
	raw.date = C.money_date_t(w.Date)
	raw.label = c.optional(w.Label)
	raw.kind = C.money_entry_kind_t(w.Kind)
	raw.effective = C.money_date_t(w.Effective)
	raw.counterpart = c.optional(w.Counterpart)
	raw.external_id = c.optional(w.ExternalID)
	raw.cost = w.Cost.raw()
}

func (w *WalletNote) give(c *call) *C.money_wallet_note_t {
	if w == nil {
		return nil
	}
	raw := (*C.money_wallet_note_t)(c.take(C.sizeof_money_wallet_note_t))
	w.fill(c, raw)
	return raw
}

// DefaultWalletNote returns the default options: set the fields that differ.
func DefaultWalletNote() WalletNote {
	var raw C.money_wallet_note_t
	C.money_wallet_note_init(&raw)
	return walletNoteOf(&raw)
}

// WalletEntry is an entry or a hold of a wallet.
//
// Most entries have no other properties; [Wallet.Details] returns those.
type WalletEntry struct {
	// 1, 2, 3, … in the order in which entries and holds are created; never reused.
	ID uint64
	// Negative for a payment.
	Amount Money
	// The date of the booking, or [DateNone].
	Date Date
	// The kind.
	Kind EntryKind
	Label string
}

func walletEntryOf(raw *C.money_wallet_entry_t) WalletEntry {
	return WalletEntry{
		ID: uint64(raw.id),
		Amount: moneyOf(raw.amount),
		Date: Date(raw.date),
		Kind: EntryKind(raw.kind),
		Label: textOf(raw.label[:]),
	}
}

// WalletDetails are the details of an entry or a hold.
type WalletDetails struct {
	// The id of the entry or the hold.
	ID uint64
	// All zero for no cost.
	Cost Money
	// The date on which the balance changes, or [DateNone].
	Effective Date
	// The kind.
	Kind EntryKind
	// The other party, or "".
	Counterpart string
	// The id that another system assigned, or "".
	ExternalID string
}

func walletDetailsOf(raw *C.money_wallet_details_t) WalletDetails {
	return WalletDetails{
		ID: uint64(raw.id),
		Cost: moneyOf(raw.cost),
		Effective: Date(raw.effective),
		Kind: EntryKind(raw.kind),
		Counterpart: textOf(raw.counterpart[:]),
		ExternalID: textOf(raw.external_id[:]),
	}
}

// WalletBalance is the balance of a currency at the end of a day.
type WalletBalance struct {
	// The sum of the entries that are effective on the day or before.
	Posted Money
	// The sum of the present holds that are effective on the day or before.
	Held Money
	// The posted balance if all these holds were committed.
	Pending Money
	// The pending balance, or 0 if that is negative: the amount that transfers can spend.
	Available Money
}

func walletBalanceOf(raw *C.money_wallet_balance_t) WalletBalance {
	return WalletBalance{
		Posted: moneyOf(raw.posted),
		Held: moneyOf(raw.held),
		Pending: moneyOf(raw.pending),
		Available: moneyOf(raw.available),
	}
}

// WalletTotalDetails are the details of a total: the effect of rounding each entry separately, and flags.
type WalletTotalDetails struct {
	// The sum of the entries, each converted and rounded separately.
	TotalOfRounded Money
	// The total, which is rounded once, minus total_of_rounded.
	Difference Money
	// The flags of the conversions.
	Flags Flags
}

func walletTotalDetailsOf(raw *C.money_wallet_total_details_t) WalletTotalDetails {
	return WalletTotalDetails{
		TotalOfRounded: moneyOf(raw.total_of_rounded),
		Difference: moneyOf(raw.difference),
		Flags: Flags(raw.flags),
	}
}

// TransferLeg is a leg of a transfer: an amount moved from a source wallet to a target wallet.
type TransferLeg struct {
	// Nil for an inflow such as a deposit.
	Source *Wallet
	// Nil for an outflow such as a fee; at least one must be set.
	Target *Wallet
	// Above 0.
	Amount Money
}

func transferLegOf(raw *C.money_transfer_leg_t) TransferLeg {
	return TransferLeg{
		Amount: moneyOf(raw.amount),
	}
}

func (t *TransferLeg) fill(c *call, raw *C.money_transfer_leg_t) {
	C.money_transfer_leg_init(raw)
	raw.source = (*C.money_wallet_t)(c.change(t.Source.held()))
	raw.target = (*C.money_wallet_t)(c.change(t.Target.held()))
	raw.amount = t.Amount.raw()
}

func (t *TransferLeg) give(c *call) *C.money_transfer_leg_t {
	if t == nil {
		return nil
	}
	raw := (*C.money_transfer_leg_t)(c.take(C.sizeof_money_transfer_leg_t))
	t.fill(c, raw)
	return raw
}

// DefaultTransferLeg returns the default options: set the fields that differ.
func DefaultTransferLeg() TransferLeg {
	var raw C.money_transfer_leg_t
	C.money_transfer_leg_init(&raw)
	return transferLegOf(&raw)
}

// ExchangeLeg is a leg of an exchange: an amount sold for another currency.
type ExchangeLeg struct {
	// The currency bought; "" for an outflow such as a fee.
	Receive string
	// The amount sold, above 0.
	Give Money
}

func exchangeLegOf(raw *C.money_exchange_leg_t) ExchangeLeg {
	return ExchangeLeg{
		Receive: textOf(raw.receive[:]),
		Give: moneyOf(raw.give),
	}
}

func (e *ExchangeLeg) fill(c *call, raw *C.money_exchange_leg_t) {
	C.money_exchange_leg_init(raw)
	c.put(raw.receive[:], e.Receive, "receive")
	raw.give = e.Give.raw()
}

func (e *ExchangeLeg) give(c *call) *C.money_exchange_leg_t {
	if e == nil {
		return nil
	}
	raw := (*C.money_exchange_leg_t)(c.take(C.sizeof_money_exchange_leg_t))
	e.fill(c, raw)
	return raw
}

// DefaultExchangeLeg returns the default options: set the fields that differ.
func DefaultExchangeLeg() ExchangeLeg {
	var raw C.money_exchange_leg_t
	C.money_exchange_leg_init(&raw)
	return exchangeLegOf(&raw)
}

// WalletStatementRow is a row of a wallet statement.
type WalletStatementRow struct {
	// The kind of a row of a wallet statement.
	Kind StatementRowKind
	// The date of an entry, else [DateNone].
	Date Date
	// The id of an entry, else 0.
	ID uint64
	Amount Money
	// The amount as text, such as "12.50 EUR".
	Text string
	// The label of an entry, else "".
	Label string
}

func walletStatementRowOf(raw *C.money_wallet_statement_row_t) WalletStatementRow {
	return WalletStatementRow{
		Kind: StatementRowKind(raw.kind),
		Date: Date(raw.date),
		ID: uint64(raw.id),
		Amount: moneyOf(raw.amount),
		Text: textOf(raw.text[:]),
		Label: textOf(raw.label[:]),
	}
}

// AccountStatementInfo is the balances and sums of a statement: Opening + Inflow - Outflow = Closing.
type AccountStatementInfo struct {
	// A currency code.
	Currency string
	// The first day of the period, or [DateNone].
	Start Date
	// The last day of the period, or [DateNone].
	End Date
	// The number of entries.
	RowCount uint64
	// The balance before the first entry.
	Opening Money
	// The sum of the positive amounts.
	Inflow Money
	// The sum of the negative amounts, without the sign.
	Outflow Money
	// The balance after the last entry.
	Closing Money
}

func accountStatementInfoOf(raw *C.money_account_statement_info_t) AccountStatementInfo {
	return AccountStatementInfo{
		Currency: textOf(raw.currency[:]),
		Start: Date(raw.start),
		End: Date(raw.end),
		RowCount: uint64(raw.row_count),
		Opening: moneyOf(raw.opening),
		Inflow: moneyOf(raw.inflow),
		Outflow: moneyOf(raw.outflow),
		Closing: moneyOf(raw.closing),
	}
}

// AccountTurnover is the sums of the entries of one kind.
type AccountTurnover struct {
	// The kind of an entry, for statements.
	Kind EntryKind
	// The number of the entries.
	Count uint64
	// The sum of the positive amounts.
	Inflow Money
	// The sum of the negative amounts, without the sign.
	Outflow Money
}

func accountTurnoverOf(raw *C.money_account_turnover_t) AccountTurnover {
	return AccountTurnover{
		Kind: EntryKind(raw.kind),
		Count: uint64(raw.count),
		Inflow: moneyOf(raw.inflow),
		Outflow: moneyOf(raw.outflow),
	}
}

// AccountRow is an entry with the balance after it.
type AccountRow struct {
	// The id of the entry.
	ID uint64
	// Negative for a payment.
	Amount Money
	// The balance after the entry.
	Balance Money
	// The date of the booking, or [DateNone].
	Date Date
	// The date on which the balance changes, or [DateNone].
	Effective Date
	// The kind.
	Kind EntryKind
	// The label, or "".
	Label string
	// The other party, or "".
	Counterpart string
	// The id that another system assigned, or "".
	ExternalID string
}

func accountRowOf(raw *C.money_account_row_t) AccountRow {
	return AccountRow{
		ID: uint64(raw.id),
		Amount: moneyOf(raw.amount),
		Balance: moneyOf(raw.balance),
		Date: Date(raw.date),
		Effective: Date(raw.effective),
		Kind: EntryKind(raw.kind),
		Label: textOf(raw.label[:]),
		Counterpart: textOf(raw.counterpart[:]),
		ExternalID: textOf(raw.external_id[:]),
	}
}

// WalletChange is a change in the history of a wallet, with the entry before it.
type WalletChange struct {
	// The id of the entry; 0 for a checkpoint.
	ID uint64
	// The instant of the change.
	At time.Time
	// The former amount; all zero for a checkpoint.
	Amount Money
	// The former cost; all zero for no cost.
	Cost Money
	// The former date of the booking, or [DateNone].
	Date Date
	// The former date on which the balance changed, or [DateNone].
	Effective Date
	// The former kind of the entry.
	Kind EntryKind
	// The kind of the change.
	Change WalletChangeKind
	// The former label, or "".
	Label string
	// The former counterpart, or "".
	Counterpart string
	// The former external id, or "".
	ExternalID string
	// The reason of the change, or "".
	Reason string
}

func walletChangeOf(raw *C.money_wallet_change_t) WalletChange {
	return WalletChange{
		ID: uint64(raw.id),
		At: timeOf(raw.at),
		Amount: moneyOf(raw.amount),
		Cost: moneyOf(raw.cost),
		Date: Date(raw.date),
		Effective: Date(raw.effective),
		Kind: EntryKind(raw.kind),
		Change: WalletChangeKind(raw.change),
		Label: textOf(raw.label[:]),
		Counterpart: textOf(raw.counterpart[:]),
		ExternalID: textOf(raw.external_id[:]),
		Reason: textOf(raw.reason[:]),
	}
}

// CashLotsInfo is the sums of lots.
type CashLotsInfo struct {
	// The currency of the lots.
	Currency string
	// The currency of the costs.
	Reporting string
	// The method that selects the lots of a payment.
	Method CashLotMethod
	// The amount of the open lots.
	Amount Money
	// The cost of that amount.
	Cost Money
	// The sum of all gains; all zero if a gain is unknown.
	Realised Money
}

func cashLotsInfoOf(raw *C.money_cash_lots_info_t) CashLotsInfo {
	return CashLotsInfo{
		Currency: textOf(raw.currency[:]),
		Reporting: textOf(raw.reporting[:]),
		Method: CashLotMethod(raw.method),
		Amount: moneyOf(raw.amount),
		Cost: moneyOf(raw.cost),
		Realised: moneyOf(raw.realised),
	}
}

// CashLot is an open lot.
type CashLot struct {
	// The id of the entry that brought the amount in; 0 at average cost.
	Entry uint64
	// The effective date of that entry, or its date if that is earlier and the entry records a cost; or [DateNone].
	Opened Date
	// The amount that is left.
	Amount Money
	// The cost of the amount that is left.
	Cost Money
}

func cashLotOf(raw *C.money_cash_lot_t) CashLot {
	return CashLot{
		Entry: uint64(raw.entry),
		Opened: Date(raw.opened),
		Amount: moneyOf(raw.amount),
		Cost: moneyOf(raw.cost),
	}
}

// CashDisposal is a payment that used lots.
type CashDisposal struct {
	// The id of the negative entry.
	Entry uint64
	// The effective date of the entry, or [DateNone].
	Date Date
	// The amount, above 0.
	Amount Money
	// The cost of the amount.
	Cost Money
	// The value of the amount on that date; all zero if it is unknown.
	Proceeds Money
	// Proceeds - Cost; all zero if the proceeds are unknown.
	Gain Money
}

func cashDisposalOf(raw *C.money_cash_disposal_t) CashDisposal {
	return CashDisposal{
		Entry: uint64(raw.entry),
		Date: Date(raw.date),
		Amount: moneyOf(raw.amount),
		Cost: moneyOf(raw.cost),
		Proceeds: moneyOf(raw.proceeds),
		Gain: moneyOf(raw.gain),
	}
}

// BankStatementsInfo represents describes a document.
type BankStatementsInfo struct {
	// The message definition of a document.
	Message BankMessage
	// The version of the message definition, such as 8 for camt.053.001.08.
	Version int32
	// The identifier of the message.
	ID string
	// The time of creation as written.
	Created string
	StatementCount uint64
	BalanceCount uint64
	EntryCount uint64
	TransactionCount uint64
	ChargeCount uint64
	FindingCount uint64
}

func bankStatementsInfoOf(raw *C.money_bank_statements_info_t) BankStatementsInfo {
	return BankStatementsInfo{
		Message: BankMessage(raw.message),
		Version: int32(raw.version),
		ID: textOf(raw.id[:]),
		Created: textOf(raw.created[:]),
		StatementCount: uint64(raw.statement_count),
		BalanceCount: uint64(raw.balance_count),
		EntryCount: uint64(raw.entry_count),
		TransactionCount: uint64(raw.transaction_count),
		ChargeCount: uint64(raw.charge_count),
		FindingCount: uint64(raw.finding_count),
	}
}

// BankStatement is a statement: an account, a period, and the ranges of its rows.
type BankStatement struct {
	ID string
	// The IBAN, or another identifier of the account.
	Account string
	// The electronic sequence number.
	Sequence string
	// The time of creation as written.
	Created string
	// The currency of the account.
	Currency string
	// True if Account is an IBAN.
	IsIban bool
	// The first day of the period; [DateNone] if unspecified.
	From Date
	// The last day of the period; [DateNone] if unspecified.
	To Date
	// The result of adding the booked entries to the opening balance.
	Check BankCheck
	// The index of the first balance.
	FirstBalance uint64
	BalanceCount uint64
	// The index of the first entry.
	FirstEntry uint64
	EntryCount uint64
	// The index of the first finding.
	FirstFinding uint64
	FindingCount uint64
}

func bankStatementOf(raw *C.money_bank_statement_t) BankStatement {
	return BankStatement{
		ID: textOf(raw.id[:]),
		Account: textOf(raw.account[:]),
		Sequence: textOf(raw.sequence[:]),
		Created: textOf(raw.created[:]),
		Currency: textOf(raw.currency[:]),
		IsIban: raw.is_iban != 0,
		From: Date(raw.from),
		To: Date(raw.to),
		Check: BankCheck(raw.check),
		FirstBalance: uint64(raw.first_balance),
		BalanceCount: uint64(raw.balance_count),
		FirstEntry: uint64(raw.first_entry),
		EntryCount: uint64(raw.entry_count),
		FirstFinding: uint64(raw.first_finding),
		FindingCount: uint64(raw.finding_count),
	}
}

// BankBalance is a balance of a statement.
type BankBalance struct {
	// The index of the statement.
	Statement uint64
	// Negative for a debit balance.
	Amount Money
	// [DateNone] if unspecified.
	Date Date
	// The code, such as "OPBD" (opening booked) or "CLBD" (closing booked), or the bank's own type.
	Type string
}

func bankBalanceOf(raw *C.money_bank_balance_t) BankBalance {
	return BankBalance{
		Statement: uint64(raw.statement),
		Amount: moneyOf(raw.amount),
		Date: Date(raw.date),
		Type: textOf(raw._type[:]),
	}
}

// BankExchange is the amounts before a currency exchange, and its rate.
//
// A part that the document omits is all zero.
type BankExchange struct {
	// The amount that was ordered.
	Instructed Money
	// The amount of the underlying transaction.
	Transaction Money
	// The rate as stated; 0 if unspecified.
	Rate Decimal
	// The currency that is exchanged.
	Source string
	// The currency that is received.
	Target string
	// The currency of which Rate is the price of one unit.
	Unit string
}

func bankExchangeOf(raw *C.money_bank_exchange_t) BankExchange {
	return BankExchange{
		Instructed: moneyOf(raw.instructed),
		Transaction: moneyOf(raw.transaction),
		Rate: decimalOf(raw.rate),
		Source: textOf(raw.source[:]),
		Target: textOf(raw.target[:]),
		Unit: textOf(raw.unit[:]),
	}
}

// BankEntry is an entry of a statement.
type BankEntry struct {
	// The index of the statement.
	Statement uint64
	// Positive for a credit, negative for a debit.
	Amount Money
	// The status of an entry.
	Status BankEntryStatus
	// 1 for a debit, also of 0.
	IsDebit bool
	// True if the entry reverses an earlier one; Amount is signed alone.
	IsReversal bool
	// [DateNone] if unspecified.
	BookingDate Date
	// [DateNone] if unspecified.
	ValueDate Date
	// The bank transaction code: domain, such as "PMNT".
	Domain string
	// Family, such as "RCDT".
	Family string
	// Subfamily, such as "ESCT".
	Subfamily string
	// The bank's own transaction code.
	Code string
	// The reference of the entry.
	Reference string
	// The reference of the bank.
	ServicerReference string
	Exchange BankExchange
	// The index of the first transaction.
	FirstTransaction uint64
	TransactionCount uint64
	// The index of the first charge of the entry; those of its transactions follow.
	FirstCharge uint64
	// The number of charges of the entry, without those of its transactions.
	ChargeCount uint64
}

func bankEntryOf(raw *C.money_bank_entry_t) BankEntry {
	return BankEntry{
		Statement: uint64(raw.statement),
		Amount: moneyOf(raw.amount),
		Status: BankEntryStatus(raw.status),
		IsDebit: raw.is_debit != 0,
		IsReversal: raw.is_reversal != 0,
		BookingDate: Date(raw.booking_date),
		ValueDate: Date(raw.value_date),
		Domain: textOf(raw.domain[:]),
		Family: textOf(raw.family[:]),
		Subfamily: textOf(raw.subfamily[:]),
		Code: textOf(raw.code[:]),
		Reference: textOf(raw.reference[:]),
		ServicerReference: textOf(raw.servicer_reference[:]),
		Exchange: bankExchangeOf(&raw.exchange),
		FirstTransaction: uint64(raw.first_transaction),
		TransactionCount: uint64(raw.transaction_count),
		FirstCharge: uint64(raw.first_charge),
		ChargeCount: uint64(raw.charge_count),
	}
}

// BankTransaction is a transaction of an entry.
//
// The other party is the creditor of a debit and the debtor of a credit; in a reversal, it is that of the
// reversed transaction.
type BankTransaction struct {
	// The index of the entry.
	Entry uint64
	// Positive for a credit; all zero if unspecified.
	Amount Money
	// True if Account is an IBAN.
	IsIban bool
	// The account of the other party.
	Account string
	// The identifier that the payer assigned.
	EndToEndID string
	// The identifier that the payer's bank assigned.
	TransactionID string
	// The mandate of a direct debit.
	MandateID string
	// The reference of the bank.
	ServicerReference string
	// The first structured reference, such as "RF18539007547034".
	CreditorReference string
	// The code of the purpose, such as "SALA", or the bank's own.
	Purpose string
	Exchange BankExchange
	// The index of the first charge of the transaction.
	FirstCharge uint64
	ChargeCount uint64
}

func bankTransactionOf(raw *C.money_bank_transaction_t) BankTransaction {
	return BankTransaction{
		Entry: uint64(raw.entry),
		Amount: moneyOf(raw.amount),
		IsIban: raw.is_iban != 0,
		Account: textOf(raw.account[:]),
		EndToEndID: textOf(raw.end_to_end_id[:]),
		TransactionID: textOf(raw.transaction_id[:]),
		MandateID: textOf(raw.mandate_id[:]),
		ServicerReference: textOf(raw.servicer_reference[:]),
		CreditorReference: textOf(raw.creditor_reference[:]),
		Purpose: textOf(raw.purpose[:]),
		Exchange: bankExchangeOf(&raw.exchange),
		FirstCharge: uint64(raw.first_charge),
		ChargeCount: uint64(raw.charge_count),
	}
}

// BankCharge is a charge of an entry or a transaction.
type BankCharge struct {
	// The index of the entry.
	Entry uint64
	// The index of the transaction; UINT64_MAX for a charge of the entry.
	Transaction uint64
	// As stated, without a sign; the total if the document states no single charges.
	Amount Money
	// The direction of a charge.
	Direction BankDirection
	// The relation of a charge to the amount of its entry.
	Inclusion BankInclusion
	// The code of the type, or the bank's own.
	Type string
}

func bankChargeOf(raw *C.money_bank_charge_t) BankCharge {
	return BankCharge{
		Entry: uint64(raw.entry),
		Transaction: uint64(raw.transaction),
		Amount: moneyOf(raw.amount),
		Direction: BankDirection(raw.direction),
		Inclusion: BankInclusion(raw.inclusion),
		Type: textOf(raw._type[:]),
	}
}

// BankFinding is a difference between a stated number and the entries.
type BankFinding struct {
	// The index of the statement.
	Statement uint64
	// The index of the entry; UINT64_MAX for a finding about the statement.
	Entry uint64
	// The line of the stated number, from 1.
	Line uint64
	// The column of the stated number in characters, from 1.
	Column uint64
	// The number in the document.
	Stated Decimal
	// The number that follows from the entries.
	Computed Decimal
	// "" for a number of entries.
	Currency string
	// The kind of a finding.
	Kind BankFindingKind
}

func bankFindingOf(raw *C.money_bank_finding_t) BankFinding {
	return BankFinding{
		Statement: uint64(raw.statement),
		Entry: uint64(raw.entry),
		Line: uint64(raw.line),
		Column: uint64(raw.column),
		Stated: decimalOf(raw.stated),
		Computed: decimalOf(raw.computed),
		Currency: textOf(raw.currency[:]),
		Kind: BankFindingKind(raw.kind),
	}
}

// BankImport is the result of [Wallet.AddBankStatement].
type BankImport struct {
	// The number of entries added to the wallet.
	Added uint64
	// The number of booked entries that the wallet contained already.
	Present uint64
	// The number of entries that are not booked; they were left out.
	Unbooked uint64
}

func bankImportOf(raw *C.money_bank_import_t) BankImport {
	return BankImport{
		Added: uint64(raw.added),
		Present: uint64(raw.present),
		Unbooked: uint64(raw.unbooked),
	}
}

// LedgerInfo represents information about a ledger.
type LedgerInfo struct {
	// The base currency.
	Base string
	// The last date of the closed periods, or [DateNone].
	Closed Date
	// The number of accounts, with those that only group others.
	AccountCount uint64
	TransactionCount uint64
	// The number of postings of all transactions.
	PostingCount uint64
}

func ledgerInfoOf(raw *C.money_ledger_info_t) LedgerInfo {
	return LedgerInfo{
		Base: textOf(raw.base[:]),
		Closed: Date(raw.closed),
		AccountCount: uint64(raw.account_count),
		TransactionCount: uint64(raw.transaction_count),
		PostingCount: uint64(raw.posting_count),
	}
}

// LedgerAccount is an account.
type LedgerAccount struct {
	// The kind of an account.
	Kind AccountKind
	// True if the account only groups its children, and accepts no postings.
	IsGroup bool
	// The currency of its postings; "" for any currency.
	Currency string
	Name string
}

func ledgerAccountOf(raw *C.money_ledger_account_t) LedgerAccount {
	return LedgerAccount{
		Kind: AccountKind(raw.kind),
		IsGroup: raw.is_group != 0,
		Currency: textOf(raw.currency[:]),
		Name: textOf(raw.name[:]),
	}
}

// LedgerTransaction is a transaction.
type LedgerTransaction struct {
	// 1, 2, 3, … in the order in which transactions were added.
	ID uint64
	// The id of the transaction that it reverses, or 0.
	Reverses uint64
	// The id of the transaction that reverses it, or 0.
	ReversedBy uint64
	// The index of its first posting in [Ledger.Postings].
	FirstPosting uint64
	PostingCount uint64
	Date Date
	// The kind of a transaction.
	Kind LedgerTransactionKind
	Description string
}

func ledgerTransactionOf(raw *C.money_ledger_transaction_t) LedgerTransaction {
	return LedgerTransaction{
		ID: uint64(raw.id),
		Reverses: uint64(raw.reverses),
		ReversedBy: uint64(raw.reversed_by),
		FirstPosting: uint64(raw.first_posting),
		PostingCount: uint64(raw.posting_count),
		Date: Date(raw.date),
		Kind: LedgerTransactionKind(raw.kind),
		Description: textOf(raw.description[:]),
	}
}

// LedgerPosting is a posting of a ledger.
type LedgerPosting struct {
	// The id of its transaction.
	Transaction uint64
	// Positive for a debit, negative for a credit.
	Amount Money
	Account string
}

func ledgerPostingOf(raw *C.money_ledger_posting_t) LedgerPosting {
	return LedgerPosting{
		Transaction: uint64(raw.transaction),
		Amount: moneyOf(raw.amount),
		Account: textOf(raw.account[:]),
	}
}

// Posting is a posting to add: an amount and its account.
type Posting struct {
	// The name of the account. The text is copied.
	Account string
	// Positive for a debit, negative for a credit.
	Amount Money
}

func postingOf(raw *C.money_posting_t) Posting {
	return Posting{
		Account: C.GoString(raw.account),
		Amount: moneyOf(raw.amount),
	}
}

func (p *Posting) fill(c *call, raw *C.money_posting_t) {
	C.money_posting_init(raw)
	raw.account = c.optional(p.Account)
	raw.amount = p.Amount.raw()
}

func (p *Posting) give(c *call) *C.money_posting_t {
	if p == nil {
		return nil
	}
	raw := (*C.money_posting_t)(c.take(C.sizeof_money_posting_t))
	p.fill(c, raw)
	return raw
}

// DefaultPosting returns the default options: set the fields that differ.
func DefaultPosting() Posting {
	var raw C.money_posting_t
	C.money_posting_init(&raw)
	return postingOf(&raw)
}

// LedgerStatementRow is a row of the statement of an account.
type LedgerStatementRow struct {
	// The id of the posting: 1 more than its index in [Ledger.Postings].
	ID uint64
	// The id of the transaction.
	Transaction uint64
	// The amount of the posting.
	Amount Money
	// The balance of the account in the currency after the posting.
	Balance Money
	Date Date
	Description string
}

func ledgerStatementRowOf(raw *C.money_ledger_statement_row_t) LedgerStatementRow {
	return LedgerStatementRow{
		ID: uint64(raw.id),
		Transaction: uint64(raw.transaction),
		Amount: moneyOf(raw.amount),
		Balance: moneyOf(raw.balance),
		Date: Date(raw.date),
		Description: textOf(raw.description[:]),
	}
}

// LedgerRow is a row of a report, in one currency.
type LedgerRow struct {
	// The kind of a row of a report.
	Kind LedgerRowKind
	// The kind of the account or section; 0 for a result, debits and credits.
	AccountKind AccountKind
	// The number of parents of the account.
	Depth uint32
	Amount Money
	// The name of the account; "" for a total, a result, debits and credits.
	Account string
}

func ledgerRowOf(raw *C.money_ledger_row_t) LedgerRow {
	return LedgerRow{
		Kind: LedgerRowKind(raw.kind),
		AccountKind: AccountKind(raw.account_kind),
		Depth: uint32(raw.depth),
		Amount: moneyOf(raw.amount),
		Account: textOf(raw.account[:]),
	}
}

// ExchangeTerms is the terms of an exchange other than its rates; nil for the rate of the table, no fee and no
// id.
//
// At most one of Rate and Receive is set.
type ExchangeTerms struct {
	// False if Rate is the price of 1 unit of the currency given, in the currency received; true if it is the price
	// of 1 unit of the currency received, in the currency given.
	IsInverse bool
	// The rate of the exchange, above 0; all zero for the rate of the table.
	Rate Decimal
	// The amount received, as stated by a bank, above 0; all zero to calculate it.
	Receive Money
	// A fee in addition to the amount given, above 0, in any currency; all zero for no fee.
	Fee Money
	// The id of the exchange, which a wallet accepts once: the external id of the entry with the amount given. ""
	// or "" for no id.
	ID string
}

func exchangeTermsOf(raw *C.money_exchange_terms_t) ExchangeTerms {
	return ExchangeTerms{
		IsInverse: raw.is_inverse != 0,
		Rate: decimalOf(raw.rate),
		Receive: moneyOf(raw.receive),
		Fee: moneyOf(raw.fee),
		ID: C.GoString(raw.id),
	}
}

func (e *ExchangeTerms) fill(c *call, raw *C.money_exchange_terms_t) {
	C.money_exchange_terms_init(raw)
	raw.is_inverse = ofBool(e.IsInverse)
	raw.rate = e.Rate.raw()
	raw.receive = e.Receive.raw()
	raw.fee = e.Fee.raw()
	raw.id = c.optional(e.ID)
}

func (e *ExchangeTerms) give(c *call) *C.money_exchange_terms_t {
	if e == nil {
		return nil
	}
	raw := (*C.money_exchange_terms_t)(c.take(C.sizeof_money_exchange_terms_t))
	e.fill(c, raw)
	return raw
}

// DefaultExchangeTerms returns the default options: set the fields that differ.
func DefaultExchangeTerms() ExchangeTerms {
	var raw C.money_exchange_terms_t
	C.money_exchange_terms_init(&raw)
	return exchangeTermsOf(&raw)
}

// Exchange is an exchange: both amounts with the rate, the remainder and the market's rate.
//
// Give × Rate = Receive + Remainder, exactly.
type Exchange struct {
	// The amount given, above 0.
	Give Money
	// The amount received.
	Receive Money
	// The fee in addition to Give; all zero for no fee.
	Fee Money
	// Give at the rate of the table, rounded; all zero without a table.
	MarketValue Money
	// MarketValue - Receive: above 0 if less is received than at the rate of the table; all zero without a table.
	Margin Money
	// The rate of the exchange: 1 Give = rate Receive, exactly.
	Rate Ratio
	// Give × Rate - Receive, exactly.
	Remainder Ratio
	// The mid-market rate: the conversion of Give at the rate of the table, with its path; without a table, its
	// rate is 0 and its path empty.
	Market Conversion
	// The id of the entry of -Give; 0 for a quote.
	GiveEntry uint64
	// The id of the entry of Receive; 0 for a quote.
	ReceiveEntry uint64
	// The id of the entry of -Fee, or 0.
	FeeEntry uint64
	// The last instant at which a quote is accepted; the zero time for an exchange without a quote.
	ValidUntil time.Time
	// The id of the exchange, or "".
	ID string
}

func exchangeOf(raw *C.money_exchange_t) Exchange {
	return Exchange{
		Give: moneyOf(raw.give),
		Receive: moneyOf(raw.receive),
		Fee: moneyOf(raw.fee),
		MarketValue: moneyOf(raw.market_value),
		Margin: moneyOf(raw.margin),
		Rate: ratioOf(&raw.rate),
		Remainder: ratioOf(&raw.remainder),
		Market: conversionOf(&raw.market),
		GiveEntry: uint64(raw.give_entry),
		ReceiveEntry: uint64(raw.receive_entry),
		FeeEntry: uint64(raw.fee_entry),
		ValidUntil: timeOf(raw.valid_until),
		ID: textOf(raw.id[:]),
	}
}

// ExchangeAccounts is the accounts of an exchange in a ledger.
type ExchangeAccounts struct {
	// The fraction digits of the booked remainder: 0 to 38, or [DigitsExact].
	Digits int32
	// The account that pays the amount given.
	Give string
	// The account that receives the other amount.
	Receive string
	// The account over which the currencies are exchanged, of the kind [AccountKindExchange].
	Exchange string
	// The account of the remainder; "" if it is not to be booked.
	Remainder string
	// The account of the fee; required if the quote contains a fee.
	Fee string
}

func exchangeAccountsOf(raw *C.money_exchange_accounts_t) ExchangeAccounts {
	return ExchangeAccounts{
		Digits: int32(raw.digits),
		Give: C.GoString(raw.give),
		Receive: C.GoString(raw.receive),
		Exchange: C.GoString(raw.exchange),
		Remainder: C.GoString(raw.remainder),
		Fee: C.GoString(raw.fee),
	}
}

func (e *ExchangeAccounts) fill(c *call, raw *C.money_exchange_accounts_t) {
	C.money_exchange_accounts_init(raw)
	raw.digits = C.int32_t(e.Digits)
	raw.give = c.optional(e.Give)
	raw.receive = c.optional(e.Receive)
	raw.exchange = c.optional(e.Exchange)
	raw.remainder = c.optional(e.Remainder)
	raw.fee = c.optional(e.Fee)
}

func (e *ExchangeAccounts) give(c *call) *C.money_exchange_accounts_t {
	if e == nil {
		return nil
	}
	raw := (*C.money_exchange_accounts_t)(c.take(C.sizeof_money_exchange_accounts_t))
	e.fill(c, raw)
	return raw
}

// DefaultExchangeAccounts returns the default options: set the fields that differ.
func DefaultExchangeAccounts() ExchangeAccounts {
	var raw C.money_exchange_accounts_t
	C.money_exchange_accounts_init(&raw)
	return exchangeAccountsOf(&raw)
}

// DailyBalance is the value of a wallet at the end of a day.
type DailyBalance struct {
	Date Date
	// The flags of the conversions.
	Flags Flags
	// The posted balances of all currencies, converted and rounded once.
	Balance Money
}

func dailyBalanceOf(raw *C.money_daily_balance_t) DailyBalance {
	return DailyBalance{
		Date: Date(raw.date),
		Flags: Flags(raw.flags),
		Balance: moneyOf(raw.balance),
	}
}

// Product is a product and its price.
//
// Each text is one line of UTF-8.
type Product struct {
	// The identifier, unique in the catalogue: 1 to 63 bytes.
	Sku string
	// The display name; "" if the product has no name.
	Name string
	// The unit of the price, such as "per bottle"; "" if unspecified.
	Unit string
	// The tax category; "" for a product without a category.
	Category string
	// The price of one unit, in the catalogue's currency: 0 or more, with any number of fraction digits.
	Price Money
}

func productOf(raw *C.money_product_t) Product {
	return Product{
		Sku: textOf(raw.sku[:]),
		Name: textOf(raw.name[:]),
		Unit: textOf(raw.unit[:]),
		Category: textOf(raw.category[:]),
		Price: moneyOf(raw.price),
	}
}

func (p *Product) fill(c *call, raw *C.money_product_t) {
	C.money_product_init(raw)
	c.put(raw.sku[:], p.Sku, "sku")
	c.put(raw.name[:], p.Name, "name")
	c.put(raw.unit[:], p.Unit, "unit")
	c.put(raw.category[:], p.Category, "category")
	raw.price = p.Price.raw()
}

func (p *Product) give(c *call) *C.money_product_t {
	if p == nil {
		return nil
	}
	raw := (*C.money_product_t)(c.take(C.sizeof_money_product_t))
	p.fill(c, raw)
	return raw
}

// DefaultProduct returns the default options: set the fields that differ.
func DefaultProduct() Product {
	var raw C.money_product_t
	C.money_product_init(&raw)
	return productOf(&raw)
}

// TaxRate is the tax rate of a category.
type TaxRate struct {
	// "" for products without a category.
	Category string
	// The rate in percent: 19 is 19 %.
	Percent Decimal
}

func taxRateOf(raw *C.money_tax_rate_t) TaxRate {
	return TaxRate{
		Category: textOf(raw.category[:]),
		Percent: decimalOf(raw.percent),
	}
}

// BasketPolicy is the rules of a checkout: rounding, price basis and payment.
type BasketPolicy struct {
	// The level at which amounts are rounded.
	Level RoundingLevel
	// The rounding mode.
	Rounding Rounding
	// The allocation to line items of the minor units that remain when a sum or the order's discount is rounded;
	// not [AllocationSeparateRemainder].
	Remainder Allocation
	// True if prices include tax.
	Prices PriceBasis
	// The means of payment.
	Tender Tender
	// The rounding mode of the payable amount, with [TenderCash].
	CashRounding Rounding
	// The ISO 3166-1 code of a country whose cash rounding rule applies to its legal tender, as of the date of the
	// checkout's options; "" for CashRounding and CashStep.
	CashCountry string
	// The smallest coin in the catalogue's currency, above 0. 0 for the currency's own cash step, or its minor unit
	// if it has no cash step; any other currency uses its own.
	CashStep Decimal
}

func basketPolicyOf(raw *C.money_basket_policy_t) BasketPolicy {
	return BasketPolicy{
		Level: RoundingLevel(raw.level),
		Rounding: Rounding(raw.rounding),
		Remainder: Allocation(raw.remainder),
		Prices: PriceBasis(raw.prices),
		Tender: Tender(raw.tender),
		CashRounding: Rounding(raw.cash_rounding),
		CashCountry: textOf(raw.cash_country[:]),
		CashStep: decimalOf(raw.cash_step),
	}
}

func (b *BasketPolicy) fill(c *call, raw *C.money_basket_policy_t) {
	C.money_basket_policy_init(raw)
	raw.level = C.money_rounding_level_t(b.Level)
	raw.rounding = C.money_rounding_t(b.Rounding)
	raw.remainder = C.money_allocation_t(b.Remainder)
	raw.prices = C.money_price_basis_t(b.Prices)
	raw.tender = C.money_tender_t(b.Tender)
	raw.cash_rounding = C.money_rounding_t(b.CashRounding)
	c.put(raw.cash_country[:], b.CashCountry, "cash_country")
	raw.cash_step = b.CashStep.raw()
}

func (b *BasketPolicy) give(c *call) *C.money_basket_policy_t {
	if b == nil {
		return nil
	}
	raw := (*C.money_basket_policy_t)(c.take(C.sizeof_money_basket_policy_t))
	b.fill(c, raw)
	return raw
}

// DefaultBasketPolicy returns the default options: set the fields that differ.
func DefaultBasketPolicy() BasketPolicy {
	var raw C.money_basket_policy_t
	C.money_basket_policy_init(&raw)
	return basketPolicyOf(&raw)
}

// Discount is a discount on a line item or on the order.
type Discount struct {
	// The kind of a discount: a percentage or an amount.
	Kind DiscountKind
	// With [DiscountKindPercent], the percentage, 0 to 100: 10 is a tenth; otherwise all zero.
	Percent Decimal
	// With [DiscountKindFixed], the amount: 0 or more, in the catalogue's currency, a whole number of minor units;
	// otherwise all zero.
	Amount Money
}

func discountOf(raw *C.money_discount_t) Discount {
	return Discount{
		Kind: DiscountKind(raw.kind),
		Percent: decimalOf(raw.percent),
		Amount: moneyOf(raw.amount),
	}
}

func (d *Discount) fill(c *call, raw *C.money_discount_t) {
	C.money_discount_init(raw)
	raw.kind = C.money_discount_kind_t(d.Kind)
	raw.percent = d.Percent.raw()
	raw.amount = d.Amount.raw()
}

func (d *Discount) give(c *call) *C.money_discount_t {
	if d == nil {
		return nil
	}
	raw := (*C.money_discount_t)(c.take(C.sizeof_money_discount_t))
	d.fill(c, raw)
	return raw
}

// DefaultDiscount returns the default options: set the fields that differ.
func DefaultDiscount() Discount {
	var raw C.money_discount_t
	C.money_discount_init(&raw)
	return discountOf(&raw)
}

// BasketLineItem is a line item of a basket: a product and its quantity.
type BasketLineItem struct {
	// The product, with the price it had when it was first added.
	Product Product
	// Never 0; negative for a refund.
	Quantity Decimal
	// The discount; of kind [DiscountKindNone] by default.
	Discount Discount
}

func basketLineItemOf(raw *C.money_basket_line_item_t) BasketLineItem {
	return BasketLineItem{
		Product: productOf(&raw.product),
		Quantity: decimalOf(raw.quantity),
		Discount: discountOf(&raw.discount),
	}
}

// ReceiptInfo are the totals of a receipt in one currency.
//
// The following sums always hold:
//
//   - The line items' Total add up to Subtotal, and their OrderDiscount to Discount
//   - The tax rows add up to Net, Tax and Gross
//   - net + tax = gross
//   - gross + difference = total
//   - total + cash_rounding = payable
type ReceiptInfo struct {
	// The sum of the line items before the order's discount.
	Subtotal Money
	// The discount on the order; 0 or more in a sale.
	Discount Money
	Net Money
	Tax Money
	// The sum of the line items.
	Gross Money
	// The amount due; in another currency, the total converted once.
	Total Money
	// Total - gross; 0 unless the receipt is converted.
	Difference Money
	// Payable - total.
	CashRounding Money
	// The amount to pay.
	Payable Money
	LineItemCount uint64
	// The number of tax rows.
	TaxCount uint64
	// The order's discount as set by [Basket.SetDiscount].
	DiscountTerms Discount
}

func receiptInfoOf(raw *C.money_receipt_info_t) ReceiptInfo {
	return ReceiptInfo{
		Subtotal: moneyOf(raw.subtotal),
		Discount: moneyOf(raw.discount),
		Net: moneyOf(raw.net),
		Tax: moneyOf(raw.tax),
		Gross: moneyOf(raw.gross),
		Total: moneyOf(raw.total),
		Difference: moneyOf(raw.difference),
		CashRounding: moneyOf(raw.cash_rounding),
		Payable: moneyOf(raw.payable),
		LineItemCount: uint64(raw.line_item_count),
		TaxCount: uint64(raw.tax_count),
		DiscountTerms: discountOf(&raw.discount_terms),
	}
}

// ReceiptLineItem is a line item of a receipt in one currency. price - discount = total, and net + tax = gross.
type ReceiptLineItem struct {
	// The line item of the basket; its product is priced in the catalogue's currency.
	Item BasketLineItem
	// Quantity × price.
	Price Money
	// The discount on the line item.
	Discount Money
	Total Money
	// The line item's share of the order's discount.
	OrderDiscount Money
	Net Money
	Tax Money
	Gross Money
}

func receiptLineItemOf(raw *C.money_receipt_line_item_t) ReceiptLineItem {
	return ReceiptLineItem{
		Item: basketLineItemOf(&raw.item),
		Price: moneyOf(raw.price),
		Discount: moneyOf(raw.discount),
		Total: moneyOf(raw.total),
		OrderDiscount: moneyOf(raw.order_discount),
		Net: moneyOf(raw.net),
		Tax: moneyOf(raw.tax),
		Gross: moneyOf(raw.gross),
	}
}

// ReceiptTax is a tax row of a receipt: the amounts of one tax category.
type ReceiptTax struct {
	TaxRate TaxRate
	Net Money
	Tax Money
	Gross Money
}

func receiptTaxOf(raw *C.money_receipt_tax_t) ReceiptTax {
	return ReceiptTax{
		TaxRate: taxRateOf(&raw.tax_rate),
		Net: moneyOf(raw.net),
		Tax: moneyOf(raw.tax),
		Gross: moneyOf(raw.gross),
	}
}

// InvoiceTax is a tax of a line item, an allowance or a charge.
//
// A tax whose fields are all zero is ignored.
//
// The categories of the standard are:
//
//   - S: standard rate
//   - Z: zero rated
//   - E: exempt
//   - AE: reverse charge
//   - K: supply within the European Union
//   - G: export
//   - O: outside the scope of tax
//   - L, M and B
//
// The percentage of Z, E, AE, K, G and O must be 0. Other taxes can be named freely, such as "GST", "CGST" or
// "IRPF".
type InvoiceTax struct {
	// The category or the name of the tax: one line of 1 to 31 bytes.
	Category string
	// The rate in percent, 0 to 100: 19 is 19 %.
	Percent Decimal
	// The effect on the totals.
	Kind InvoiceTaxKind
}

func invoiceTaxOf(raw *C.money_invoice_tax_t) InvoiceTax {
	return InvoiceTax{
		Category: textOf(raw.category[:]),
		Percent: decimalOf(raw.percent),
		Kind: InvoiceTaxKind(raw.kind),
	}
}

func (i *InvoiceTax) fill(c *call, raw *C.money_invoice_tax_t) {
	*raw = C.money_invoice_tax_t{}
	c.put(raw.category[:], i.Category, "category")
	raw.percent = i.Percent.raw()
	raw.kind = C.money_invoice_tax_kind_t(i.Kind)
}

func (i *InvoiceTax) give(c *call) *C.money_invoice_tax_t {
	if i == nil {
		return nil
	}
	raw := (*C.money_invoice_tax_t)(c.take(C.sizeof_money_invoice_tax_t))
	i.fill(c, raw)
	return raw
}

// InvoiceLineItem is a line item of an invoice: name, quantity, price and taxes.
type InvoiceLineItem struct {
	// The name of the item in one line (BT-153); "" if unspecified.
	Name string
	// The quantity (BT-129); negative for returned items; may be 0.
	Quantity Decimal
	// The net price of BaseQuantity items (BT-146): 0 or more, with any number of fraction digits.
	Price Money
	// The quantity to which the price applies (BT-149), above 0; 0 for 1.
	BaseQuantity Decimal
	// At least one tax; unused elements are all zero.
	Taxes []InvoiceTax
}

func invoiceLineItemOf(raw *C.money_invoice_line_item_t) InvoiceLineItem {
	return InvoiceLineItem{
		Name: textOf(raw.name[:]),
		Quantity: decimalOf(raw.quantity),
		Price: moneyOf(raw.price),
		BaseQuantity: decimalOf(raw.base_quantity),
		Taxes: listOf(raw.taxes[:], 4, func(one C.money_invoice_tax_t) InvoiceTax { return invoiceTaxOf(&one) }),
	}
}

func (i *InvoiceLineItem) fill(c *call, raw *C.money_invoice_line_item_t) {
	C.money_invoice_line_item_init(raw)
	c.put(raw.name[:], i.Name, "name")
	raw.quantity = i.Quantity.raw()
	raw.price = i.Price.raw()
	raw.base_quantity = i.BaseQuantity.raw()
	if c.fits(len(i.Taxes), 4, "taxes") {
		for index := range i.Taxes {
			i.Taxes[index].fill(c, &raw.taxes[index])
		}
	}
}

func (i *InvoiceLineItem) give(c *call) *C.money_invoice_line_item_t {
	if i == nil {
		return nil
	}
	raw := (*C.money_invoice_line_item_t)(c.take(C.sizeof_money_invoice_line_item_t))
	i.fill(c, raw)
	return raw
}

// DefaultInvoiceLineItem returns the default options: set the fields that differ.
func DefaultInvoiceLineItem() InvoiceLineItem {
	var raw C.money_invoice_line_item_t
	C.money_invoice_line_item_init(&raw)
	return invoiceLineItemOf(&raw)
}

// InvoiceAdjustment is an allowance or a charge of a line item or of the document.
//
// Its value is Amount, or else Percent of Base, rounded to the fraction digits of the invoice. If all three are
// set, Amount is used, and Percent and Base are stored with it.
type InvoiceAdjustment struct {
	// The kind of an adjustment.
	Kind InvoiceAdjustmentKind
	// The reason as text in one line; "" if unspecified.
	Reason string
	// A code of the list UNTDID 5189 (allowances) or 7161 (charges); "" if unspecified.
	ReasonCode string
	// A whole number of minor units; all zero for Percent of Base.
	Amount Money
	// 0 or more; 0 if only Amount is set.
	Percent Decimal
	// All zero for the line item's price × quantity; required for a percentage on the document.
	Base Money
	// The taxes of an adjustment of the document; all zero for that of a line item, whose taxes apply.
	Taxes []InvoiceTax
}

func invoiceAdjustmentOf(raw *C.money_invoice_adjustment_t) InvoiceAdjustment {
	return InvoiceAdjustment{
		Kind: InvoiceAdjustmentKind(raw.kind),
		Reason: textOf(raw.reason[:]),
		ReasonCode: textOf(raw.reason_code[:]),
		Amount: moneyOf(raw.amount),
		Percent: decimalOf(raw.percent),
		Base: moneyOf(raw.base),
		Taxes: listOf(raw.taxes[:], 4, func(one C.money_invoice_tax_t) InvoiceTax { return invoiceTaxOf(&one) }),
	}
}

func (i *InvoiceAdjustment) fill(c *call, raw *C.money_invoice_adjustment_t) {
	C.money_invoice_adjustment_init(raw)
	raw.kind = C.money_invoice_adjustment_kind_t(i.Kind)
	c.put(raw.reason[:], i.Reason, "reason")
	c.put(raw.reason_code[:], i.ReasonCode, "reason_code")
	raw.amount = i.Amount.raw()
	raw.percent = i.Percent.raw()
	raw.base = i.Base.raw()
	if c.fits(len(i.Taxes), 4, "taxes") {
		for index := range i.Taxes {
			i.Taxes[index].fill(c, &raw.taxes[index])
		}
	}
}

func (i *InvoiceAdjustment) give(c *call) *C.money_invoice_adjustment_t {
	if i == nil {
		return nil
	}
	raw := (*C.money_invoice_adjustment_t)(c.take(C.sizeof_money_invoice_adjustment_t))
	i.fill(c, raw)
	return raw
}

// DefaultInvoiceAdjustment returns the default options: set the fields that differ.
func DefaultInvoiceAdjustment() InvoiceAdjustment {
	var raw C.money_invoice_adjustment_t
	C.money_invoice_adjustment_init(&raw)
	return invoiceAdjustmentOf(&raw)
}

// InvoiceLineAmounts is the amounts of a line item: price - allowances + charges = net.
type InvoiceLineAmounts struct {
	// Quantity × price ÷ base quantity, rounded half up.
	Price Money
	// The sum of the line item's allowances (BT-136).
	Allowances Money
	// The sum of the line item's charges (BT-141).
	Charges Money
	// The net amount (BT-131).
	Net Money
}

func invoiceLineAmountsOf(raw *C.money_invoice_line_amounts_t) InvoiceLineAmounts {
	return InvoiceLineAmounts{
		Price: moneyOf(raw.price),
		Allowances: moneyOf(raw.allowances),
		Charges: moneyOf(raw.charges),
		Net: moneyOf(raw.net),
	}
}

// InvoiceCategory is a tax with its base and its amount, summed over the invoice.
type InvoiceCategory struct {
	// The category, its percentage (BT-118, BT-119) and its kind.
	Tax InvoiceTax
	// The taxable amount: net amounts - allowances + charges (BT-116).
	Base Money
	// The amount of the tax (BT-117).
	Amount Money
	// The reason for an exemption (BT-120); "" if not set.
	Reason string
	// The reason as a code of the list VATEX (BT-121); "" if not set.
	ReasonCode string
}

func invoiceCategoryOf(raw *C.money_invoice_category_t) InvoiceCategory {
	return InvoiceCategory{
		Tax: invoiceTaxOf(&raw.tax),
		Base: moneyOf(raw.base),
		Amount: moneyOf(raw.amount),
		Reason: textOf(raw.reason[:]),
		ReasonCode: textOf(raw.reason_code[:]),
	}
}

// InvoiceTotals are the totals of an invoice.
type InvoiceTotals struct {
	// The sum of the line items' net amounts (BT-106).
	LineTotal Money
	// The sum of the document's allowances (BT-107).
	Allowances Money
	// The sum of the document's charges (BT-108).
	Charges Money
	// Line_total - allowances + charges (BT-109).
	Net Money
	// The sum of the taxes, without retained taxes (BT-110).
	Tax Money
	// Net + tax (BT-112).
	Gross Money
	// The sum of the retained taxes, which the standard does not define.
	Retained Money
	// The prepaid amount (BT-113).
	Prepaid Money
	// The rounding amount set by [Invoice.SetPayment] (BT-114).
	Rounding Money
	// Gross - retained - prepaid + rounding (BT-115).
	Payable Money
	// The tax in the accounting currency (BT-111); all zero without such a currency.
	AccountingTax Money
	LineItemCount uint64
	CategoryCount uint64
}

func invoiceTotalsOf(raw *C.money_invoice_totals_t) InvoiceTotals {
	return InvoiceTotals{
		LineTotal: moneyOf(raw.line_total),
		Allowances: moneyOf(raw.allowances),
		Charges: moneyOf(raw.charges),
		Net: moneyOf(raw.net),
		Tax: moneyOf(raw.tax),
		Gross: moneyOf(raw.gross),
		Retained: moneyOf(raw.retained),
		Prepaid: moneyOf(raw.prepaid),
		Rounding: moneyOf(raw.rounding),
		Payable: moneyOf(raw.payable),
		AccountingTax: moneyOf(raw.accounting_tax),
		LineItemCount: uint64(raw.line_item_count),
		CategoryCount: uint64(raw.category_count),
	}
}

// InvoiceFinding is a violated rule, with its location in the document.
//
// The rules are those of the standard, such as "BR-CO-15", and some of Peppol's, such as "PEPPOL-EN16931-R120".
type InvoiceFinding struct {
	// The rule; "" if the document is not an invoice at all.
	Rule string
	// The element, such as "Invoice/InvoiceLine[2]/LineExtensionAmount".
	Place string
	// The requirement of the rule.
	Message string
	// The ways of rounding that yield the stated amount, separated by "; "; "" if unknown.
	Hypothesis string
	// The line of the element, from 1.
	Line uint64
	// The column of the element in characters, from 1.
	Column uint64
	// The amount in the document; 0 if HasStated is false.
	Stated Decimal
	// The amount that the rule requires; 0 if HasComputed is false.
	Computed Decimal
	// True if the finding is about a stated amount.
	HasStated bool
	// True if the rule requires an amount.
	HasComputed bool
	// The most likely way of rounding that yields the stated amount.
	Rounding InvoiceRounding
}

func invoiceFindingOf(raw *C.money_invoice_finding_t) InvoiceFinding {
	return InvoiceFinding{
		Rule: textOf(raw.rule[:]),
		Place: textOf(raw.place[:]),
		Message: textOf(raw.message[:]),
		Hypothesis: textOf(raw.hypothesis[:]),
		Line: uint64(raw.line),
		Column: uint64(raw.column),
		Stated: decimalOf(raw.stated),
		Computed: decimalOf(raw.computed),
		HasStated: raw.has_stated != 0,
		HasComputed: raw.has_computed != 0,
		Rounding: InvoiceRounding(raw.rounding),
	}
}

// InvoiceCorrection is a stated amount, and the amount that replaces it.
type InvoiceCorrection struct {
	// The element, such as "Invoice/TaxTotal/TaxAmount".
	Place string
	// The line of the element, from 1.
	Line uint64
	// The column of the element in characters, from 1.
	Column uint64
	// The amount in the document.
	From Decimal
	// The amount that replaces it.
	To Decimal
}

func invoiceCorrectionOf(raw *C.money_invoice_correction_t) InvoiceCorrection {
	return InvoiceCorrection{
		Place: textOf(raw.place[:]),
		Line: uint64(raw.line),
		Column: uint64(raw.column),
		From: decimalOf(raw.from),
		To: decimalOf(raw.to),
	}
}

// InvoiceReportInfo represents describes a report.
type InvoiceReportInfo struct {
	// The syntax of a document.
	Syntax InvoiceSyntax
	// The specification that a document names (BT-24).
	Profile InvoiceProfile
	FindingCount uint64
	CorrectionCount uint64
	// True if the document is a credit note.
	IsCreditNote bool
	// False if the document is not XML or not an invoice, or a mandatory part is missing; the report then contains
	// one finding.
	IsReadable bool
	// True if the document passes all checks after its corrections, or already does.
	IsCorrectable bool
	// True if [InvoiceFromUbl] and [InvoiceFromCii] reject the document.
	IsRefused bool
	// True if they reject it only because of its totals; [InvoiceReport.Invoice] returns the invoice then.
	IsRefusedTotals bool
	// The reason; all zero if IsRefused is false.
	Refusal InvoiceFinding
}

func invoiceReportInfoOf(raw *C.money_invoice_report_info_t) InvoiceReportInfo {
	return InvoiceReportInfo{
		Syntax: InvoiceSyntax(raw.syntax),
		Profile: InvoiceProfile(raw.profile),
		FindingCount: uint64(raw.finding_count),
		CorrectionCount: uint64(raw.correction_count),
		IsCreditNote: raw.is_credit_note != 0,
		IsReadable: raw.is_readable != 0,
		IsCorrectable: raw.is_correctable != 0,
		IsRefused: raw.is_refused != 0,
		IsRefusedTotals: raw.is_refused_totals != 0,
		Refusal: invoiceFindingOf(&raw.refusal),
	}
}

// InvoiceHeading is the data besides amounts that the standard requires of an invoice.
//
// Each text is one line of at most 1,023 bytes. Texts that are nil or "" are omitted.
type InvoiceHeading struct {
	// 1 for a credit note, whose amounts are positive like those of its invoice.
	IsCreditNote bool
	// The day of issue (BT-2); required.
	Issued Date
	// The due date of the payment (BT-9); [DateNone] to omit it. The UBL of a credit note omits it.
	Due Date
	// The number of the invoice (BT-1); required.
	Number string
	// The buyer's reference (BT-10).
	BuyerReference string
	// The identifier of the specification (BT-24); "" for EN 16931.
	Profile string
	// The unit of all quantities, a code of UN/ECE recommendation 20 (BT-130); "" for "C62", one piece.
	Unit string
	// The name of the seller (BT-27); required.
	Seller string
	// The code of the country, such as "DE" (BT-40).
	SellerCountry string
	// The VAT identifier (BT-31).
	SellerTaxID string
	// The street and the number (BT-35).
	SellerStreet string
	// The city (BT-37).
	SellerCity string
	// The postcode (BT-38).
	SellerPostcode string
	// The name of the buyer (BT-44).
	Buyer string
	// The code of the country (BT-55).
	BuyerCountry string
	// The VAT identifier (BT-48).
	BuyerTaxID string
	// The street and the number (BT-50).
	BuyerStreet string
	// The city (BT-52).
	BuyerCity string
	// The postcode (BT-53).
	BuyerPostcode string
}

func invoiceHeadingOf(raw *C.money_invoice_heading_t) InvoiceHeading {
	return InvoiceHeading{
		IsCreditNote: raw.is_credit_note != 0,
		Issued: Date(raw.issued),
		Due: Date(raw.due),
		Number: C.GoString(raw.number),
		BuyerReference: C.GoString(raw.buyer_reference),
		Profile: C.GoString(raw.profile),
		Unit: C.GoString(raw.unit),
		Seller: C.GoString(raw.seller),
		SellerCountry: C.GoString(raw.seller_country),
		SellerTaxID: C.GoString(raw.seller_tax_id),
		SellerStreet: C.GoString(raw.seller_street),
		SellerCity: C.GoString(raw.seller_city),
		SellerPostcode: C.GoString(raw.seller_postcode),
		Buyer: C.GoString(raw.buyer),
		BuyerCountry: C.GoString(raw.buyer_country),
		BuyerTaxID: C.GoString(raw.buyer_tax_id),
		BuyerStreet: C.GoString(raw.buyer_street),
		BuyerCity: C.GoString(raw.buyer_city),
		BuyerPostcode: C.GoString(raw.buyer_postcode),
	}
}

func (i *InvoiceHeading) fill(c *call, raw *C.money_invoice_heading_t) {
	C.money_invoice_heading_init(raw)
	raw.is_credit_note = ofBool(i.IsCreditNote)
	raw.issued = C.money_date_t(i.Issued)
	raw.due = C.money_date_t(i.Due)
	raw.number = c.optional(i.Number)
	raw.buyer_reference = c.optional(i.BuyerReference)
	raw.profile = c.optional(i.Profile)
	raw.unit = c.optional(i.Unit)
	raw.seller = c.optional(i.Seller)
	raw.seller_country = c.optional(i.SellerCountry)
	raw.seller_tax_id = c.optional(i.SellerTaxID)
	raw.seller_street = c.optional(i.SellerStreet)
	raw.seller_city = c.optional(i.SellerCity)
	raw.seller_postcode = c.optional(i.SellerPostcode)
	raw.buyer = c.optional(i.Buyer)
	raw.buyer_country = c.optional(i.BuyerCountry)
	raw.buyer_tax_id = c.optional(i.BuyerTaxID)
	raw.buyer_street = c.optional(i.BuyerStreet)
	raw.buyer_city = c.optional(i.BuyerCity)
	raw.buyer_postcode = c.optional(i.BuyerPostcode)
}

func (i *InvoiceHeading) give(c *call) *C.money_invoice_heading_t {
	if i == nil {
		return nil
	}
	raw := (*C.money_invoice_heading_t)(c.take(C.sizeof_money_invoice_heading_t))
	i.fill(c, raw)
	return raw
}

// DefaultInvoiceHeading returns the default options: set the fields that differ.
func DefaultInvoiceHeading() InvoiceHeading {
	var raw C.money_invoice_heading_t
	C.money_invoice_heading_init(&raw)
	return invoiceHeadingOf(&raw)
}

// PaperOptions are options of [Receipt.Render], [Invoice.Render] and [AccountStatement.Render].
//
// Texts that are nil or "" are omitted. Each line of a text must be free of control characters and of characters
// that change the direction of the surrounding text (U+202A to U+202E, U+2066 to U+2069).
type PaperOptions struct {
	// The format of a paper.
	Format PaperFormat
	// The width of [PaperFormatText] in characters: 32 to 200, or 0 for 48.
	Columns int32
	// The date of issue; [DateNone] to omit it.
	Date Date
	// The due date; [DateNone] to omit it.
	Due Date
	// 1 to end a receipt with the English description of its policy.
	ShowPolicy bool
	// The amount that the customer hands over, at least the payable amount, to show it with the change; all zero to
	// omit both.
	Tendered Money
	// The locale of amounts, dates and words, such as "pt-BR"; "" for "en".
	Locale string
	// Translations, as lines of "name=text"; see below.
	Words string
	// The name of the shop or seller, then its address: up to 12 lines, 1,023 bytes.
	Seller string
	// One line of at most 255 bytes.
	SellerTaxID string
	// The name of the buyer, then its address: up to 12 lines, 1,023 bytes.
	Buyer string
	// One line of at most 255 bytes.
	BuyerTaxID string
	// The number of the receipt or invoice: one line of at most 255 bytes.
	Number string
	// Text at the end, such as terms of payment: up to 40 lines, 4,095 bytes.
	Note string
	// User-defined currencies; read during the call only.
	Registry *CurrencyRegistry
	// Loaded tables that contain the locale; nil for the built-in ones.
	Locales *Locales
}

func paperOptionsOf(raw *C.money_paper_options_t) PaperOptions {
	return PaperOptions{
		Format: PaperFormat(raw.format),
		Columns: int32(raw.columns),
		Date: Date(raw.date),
		Due: Date(raw.due),
		ShowPolicy: raw.show_policy != 0,
		Tendered: moneyOf(raw.tendered),
		Locale: C.GoString(raw.locale),
		Words: C.GoString(raw.words),
		Seller: C.GoString(raw.seller),
		SellerTaxID: C.GoString(raw.seller_tax_id),
		Buyer: C.GoString(raw.buyer),
		BuyerTaxID: C.GoString(raw.buyer_tax_id),
		Number: C.GoString(raw.number),
		Note: C.GoString(raw.note),
	}
}

func (p *PaperOptions) fill(c *call, raw *C.money_paper_options_t) {
	C.money_paper_options_init(raw)
	raw.format = C.money_paper_format_t(p.Format)
	raw.columns = C.int32_t(p.Columns)
	raw.date = C.money_date_t(p.Date)
	raw.due = C.money_date_t(p.Due)
	raw.show_policy = ofBool(p.ShowPolicy)
	raw.tendered = p.Tendered.raw()
	raw.locale = c.optional(p.Locale)
	raw.words = c.optional(p.Words)
	raw.seller = c.optional(p.Seller)
	raw.seller_tax_id = c.optional(p.SellerTaxID)
	raw.buyer = c.optional(p.Buyer)
	raw.buyer_tax_id = c.optional(p.BuyerTaxID)
	raw.number = c.optional(p.Number)
	raw.note = c.optional(p.Note)
	raw.registry = (*C.money_currency_registry_t)(c.use(p.Registry.held()))
	raw.locales = (*C.money_locales_t)(c.use(p.Locales.held()))
}

func (p *PaperOptions) give(c *call) *C.money_paper_options_t {
	if p == nil {
		return nil
	}
	raw := (*C.money_paper_options_t)(c.take(C.sizeof_money_paper_options_t))
	p.fill(c, raw)
	return raw
}

// DefaultPaperOptions returns the default options: set the fields that differ.
func DefaultPaperOptions() PaperOptions {
	var raw C.money_paper_options_t
	C.money_paper_options_init(&raw)
	return paperOptionsOf(&raw)
}

// PaymentCodeOptions are options of [PaymentCode].
//
// Texts that are nil or "" are omitted. Each must be one line without control characters; lengths are in
// characters. The EPC code contains neither addresses nor a debtor, and the QR-bill neither a BIC nor a purpose:
// set these only for the format that contains them.
type PaymentCodeOptions struct {
	// The format of a payment code.
	Format PaymentCodeFormat
	// The version of the EPC code: 1, 2, or 0 for 2; 0 for the QR-bill.
	Version int32
	// 1 to let the payer enter the amount; Amount must then be 0 in its currency.
	IsAmountOpen bool
	// 0.01 to 999999999.99, in EUR, or in CHF for the QR-bill.
	Amount Money
	// The creditor's account; from CH or LI for the QR-bill; required.
	Iban string
	// The creditor's bank: 8 or 11 characters; required in version 1, and in version 2 for an account outside the
	// European Economic Area.
	Bic string
	// Up to 70 characters; required.
	CreditorName string
	// Up to 70 characters.
	CreditorStreet string
	// The number of the building, up to 16 characters.
	CreditorBuilding string
	// Up to 16 characters; required for the QR-bill.
	CreditorPostcode string
	// Up to 35 characters; required for the QR-bill.
	CreditorTown string
	// Two letters; required for the QR-bill.
	CreditorCountry string
	// The debtor is optional; with a name, the same parts of the address are required.
	DebtorName string
	DebtorStreet string
	DebtorBuilding string
	DebtorPostcode string
	DebtorTown string
	DebtorCountry string
	// A creditor reference (ISO 11649), such as "RF18539007547034", or for the QR-bill a QR reference of 27 digits;
	// a QR-IBAN requires the latter.
	Reference string
	// Text for the creditor, up to 140 characters; the EPC code contains either this or a reference.
	Message string
	// EPC: text for the payer, up to 70 characters; QR-bill: coded billing information, up to 140 characters
	// together with Message.
	Information string
	// A purpose code of ISO 20022, such as "GDDS": up to 4 letters or digits.
	Purpose string
}

func paymentCodeOptionsOf(raw *C.money_payment_code_options_t) PaymentCodeOptions {
	return PaymentCodeOptions{
		Format: PaymentCodeFormat(raw.format),
		Version: int32(raw.version),
		IsAmountOpen: raw.is_amount_open != 0,
		Amount: moneyOf(raw.amount),
		Iban: C.GoString(raw.iban),
		Bic: C.GoString(raw.bic),
		CreditorName: C.GoString(raw.creditor_name),
		CreditorStreet: C.GoString(raw.creditor_street),
		CreditorBuilding: C.GoString(raw.creditor_building),
		CreditorPostcode: C.GoString(raw.creditor_postcode),
		CreditorTown: C.GoString(raw.creditor_town),
		CreditorCountry: C.GoString(raw.creditor_country),
		DebtorName: C.GoString(raw.debtor_name),
		DebtorStreet: C.GoString(raw.debtor_street),
		DebtorBuilding: C.GoString(raw.debtor_building),
		DebtorPostcode: C.GoString(raw.debtor_postcode),
		DebtorTown: C.GoString(raw.debtor_town),
		DebtorCountry: C.GoString(raw.debtor_country),
		Reference: C.GoString(raw.reference),
		Message: C.GoString(raw.message),
		Information: C.GoString(raw.information),
		Purpose: C.GoString(raw.purpose),
	}
}

func (p *PaymentCodeOptions) fill(c *call, raw *C.money_payment_code_options_t) {
	C.money_payment_code_options_init(raw)
	raw.format = C.money_payment_code_format_t(p.Format)
	raw.version = C.int32_t(p.Version)
	raw.is_amount_open = ofBool(p.IsAmountOpen)
	raw.amount = p.Amount.raw()
	raw.iban = c.optional(p.Iban)
	raw.bic = c.optional(p.Bic)
	raw.creditor_name = c.optional(p.CreditorName)
	raw.creditor_street = c.optional(p.CreditorStreet)
	raw.creditor_building = c.optional(p.CreditorBuilding)
	raw.creditor_postcode = c.optional(p.CreditorPostcode)
	raw.creditor_town = c.optional(p.CreditorTown)
	raw.creditor_country = c.optional(p.CreditorCountry)
	raw.debtor_name = c.optional(p.DebtorName)
	raw.debtor_street = c.optional(p.DebtorStreet)
	raw.debtor_building = c.optional(p.DebtorBuilding)
	raw.debtor_postcode = c.optional(p.DebtorPostcode)
	raw.debtor_town = c.optional(p.DebtorTown)
	raw.debtor_country = c.optional(p.DebtorCountry)
	raw.reference = c.optional(p.Reference)
	raw.message = c.optional(p.Message)
	raw.information = c.optional(p.Information)
	raw.purpose = c.optional(p.Purpose)
}

func (p *PaymentCodeOptions) give(c *call) *C.money_payment_code_options_t {
	if p == nil {
		return nil
	}
	raw := (*C.money_payment_code_options_t)(c.take(C.sizeof_money_payment_code_options_t))
	p.fill(c, raw)
	return raw
}

// DefaultPaymentCodeOptions returns the default options: set the fields that differ.
func DefaultPaymentCodeOptions() PaymentCodeOptions {
	var raw C.money_payment_code_options_t
	C.money_payment_code_options_init(&raw)
	return paymentCodeOptionsOf(&raw)
}

// PaymentCodeContent is the values of a payment code.
//
// Texts that the code does not contain are "".
type PaymentCodeContent struct {
	// The format of a payment code.
	Format PaymentCodeFormat
	// The version of the EPC code, 1 or 2; 0 for the QR-bill.
	Version int32
	// True if the payer enters the amount; Amount is then 0 in its currency.
	IsAmountOpen bool
	Amount Money
	// The creditor's account, without spaces.
	Iban string
	// The creditor's bank.
	Bic string
	CreditorName string
	CreditorStreet string
	// The number of the building.
	CreditorBuilding string
	CreditorPostcode string
	CreditorTown string
	CreditorCountry string
	// "" if the code contains no debtor.
	DebtorName string
	DebtorStreet string
	DebtorBuilding string
	DebtorPostcode string
	DebtorTown string
	DebtorCountry string
	// A creditor reference (ISO 11649), or a QR reference of 27 digits.
	Reference string
	// Text for the creditor.
	Message string
	// EPC: text for the payer; QR-bill: coded billing information.
	Information string
	// A purpose code of ISO 20022.
	Purpose string
}

func paymentCodeContentOf(raw *C.money_payment_code_content_t) PaymentCodeContent {
	return PaymentCodeContent{
		Format: PaymentCodeFormat(raw.format),
		Version: int32(raw.version),
		IsAmountOpen: raw.is_amount_open != 0,
		Amount: moneyOf(raw.amount),
		Iban: textOf(raw.iban[:]),
		Bic: textOf(raw.bic[:]),
		CreditorName: textOf(raw.creditor_name[:]),
		CreditorStreet: textOf(raw.creditor_street[:]),
		CreditorBuilding: textOf(raw.creditor_building[:]),
		CreditorPostcode: textOf(raw.creditor_postcode[:]),
		CreditorTown: textOf(raw.creditor_town[:]),
		CreditorCountry: textOf(raw.creditor_country[:]),
		DebtorName: textOf(raw.debtor_name[:]),
		DebtorStreet: textOf(raw.debtor_street[:]),
		DebtorBuilding: textOf(raw.debtor_building[:]),
		DebtorPostcode: textOf(raw.debtor_postcode[:]),
		DebtorTown: textOf(raw.debtor_town[:]),
		DebtorCountry: textOf(raw.debtor_country[:]),
		Reference: textOf(raw.reference[:]),
		Message: textOf(raw.message[:]),
		Information: textOf(raw.information[:]),
		Purpose: textOf(raw.purpose[:]),
	}
}

// DayCountOptions is the dates that some conventions require in addition.
type DayCountOptions struct {
	// Actual/Actual (ICMA): the start of a regular coupon period, or [DateNone].
	PeriodStart Date
	// The end of the period, a whole number of months later. If both dates are the last of a month, all periods end
	// on the last of a month.
	PeriodEnd Date
	// 30E/360 (ISDA): the end of the contract, or [DateNone].
	Termination Date
}

func dayCountOptionsOf(raw *C.money_day_count_options_t) DayCountOptions {
	return DayCountOptions{
		PeriodStart: Date(raw.period_start),
		PeriodEnd: Date(raw.period_end),
		Termination: Date(raw.termination),
	}
}

func (d *DayCountOptions) fill(c *call, raw *C.money_day_count_options_t) {
	C.money_day_count_options_init(raw)
	raw.period_start = C.money_date_t(d.PeriodStart)
	raw.period_end = C.money_date_t(d.PeriodEnd)
	raw.termination = C.money_date_t(d.Termination)
}

func (d *DayCountOptions) give(c *call) *C.money_day_count_options_t {
	if d == nil {
		return nil
	}
	raw := (*C.money_day_count_options_t)(c.take(C.sizeof_money_day_count_options_t))
	d.fill(c, raw)
	return raw
}

// DefaultDayCountOptions returns the default options: set the fields that differ.
func DefaultDayCountOptions() DayCountOptions {
	var raw C.money_day_count_options_t
	C.money_day_count_options_init(&raw)
	return dayCountOptionsOf(&raw)
}

// CashFlow is an amount paid in (negative) or withdrawn (positive) on a date.
type CashFlow struct {
	Date Date
	Amount Money
}

func cashFlowOf(raw *C.money_cash_flow_t) CashFlow {
	return CashFlow{
		Date: Date(raw.date),
		Amount: moneyOf(raw.amount),
	}
}

func (ca *CashFlow) fill(c *call, raw *C.money_cash_flow_t) {
	C.money_cash_flow_init(raw)
	raw.date = C.money_date_t(ca.Date)
	raw.amount = ca.Amount.raw()
}

func (ca *CashFlow) give(c *call) *C.money_cash_flow_t {
	if ca == nil {
		return nil
	}
	raw := (*C.money_cash_flow_t)(c.take(C.sizeof_money_cash_flow_t))
	ca.fill(c, raw)
	return raw
}

// DefaultCashFlow returns the default options: set the fields that differ.
func DefaultCashFlow() CashFlow {
	var raw C.money_cash_flow_t
	C.money_cash_flow_init(&raw)
	return cashFlowOf(&raw)
}

// RateOfReturn is the internal rates of return of dated cash flows.
//
// Rates of return are not amounts. They are doubles that are identical on every platform: 0.05 is 5 % a year.
type RateOfReturn struct {
	// The outcome of a calculation: the number of internal rates of return.
	Outcome XIRROutcome
	// 0 if a rate exists.
	Reason XIRRReason
	// [DayCountConventionActual365].
	DayCount DayCountConvention
	// True if the number of rates is proven; false if indistinguishable rates were merged.
	IsCertain bool
	// RateCount rates in ascending order, followed by zeros.
	Rates []float64
}

func rateOfReturnOf(raw *C.money_xirr_t) RateOfReturn {
	return RateOfReturn{
		Outcome: XIRROutcome(raw.outcome),
		Reason: XIRRReason(raw.reason),
		DayCount: DayCountConvention(raw.day_count),
		IsCertain: raw.is_certain != 0,
		Rates: listOf(raw.rates[:], int(raw.rate_count), func(one C.double) float64 { return float64(one) }),
	}
}

// ValuePoint is the value of an investment on a date, and the amount then paid in (positive) or withdrawn
// (negative).
type ValuePoint struct {
	Date Date
	// The value before the flow, or as [FlowTime] states.
	Value Money
	// 0 in the same currency for no flow.
	Flow Money
}

func valuePointOf(raw *C.money_value_point_t) ValuePoint {
	return ValuePoint{
		Date: Date(raw.date),
		Value: moneyOf(raw.value),
		Flow: moneyOf(raw.flow),
	}
}

func (v *ValuePoint) fill(c *call, raw *C.money_value_point_t) {
	C.money_value_point_init(raw)
	raw.date = C.money_date_t(v.Date)
	raw.value = v.Value.raw()
	raw.flow = v.Flow.raw()
}

func (v *ValuePoint) give(c *call) *C.money_value_point_t {
	if v == nil {
		return nil
	}
	raw := (*C.money_value_point_t)(c.take(C.sizeof_money_value_point_t))
	v.fill(c, raw)
	return raw
}

// DefaultValuePoint returns the default options: set the fields that differ.
func DefaultValuePoint() ValuePoint {
	var raw C.money_value_point_t
	C.money_value_point_init(&raw)
	return valuePointOf(&raw)
}

// LoanTerms is the terms of a loan.
type LoanTerms struct {
	// The date of the loan, from which interest accrues; required.
	Start Date
	// The kind of a loan.
	Kind LoanKind
	// With UnitCount, the time between payments: 3 months for a quarter.
	Unit PeriodUnit
	UnitCount int32
	// The number of payments, 1 to [LoanPaymentsMax].
	PaymentCount int32
	// The convention of the interest; all but [DayCountConventionActualActualIcma].
	DayCount DayCountConvention
	// The rounding mode of the level payment and of the interest.
	Rounding Rounding
	// The date of the first payment, or [DateNone] for a period after Start.
	FirstPayment Date
	// The amount advanced on Start, above 0.
	Principal Money
	// The nominal rate in percent a year, 0 or more.
	Rate Decimal
	// An agreed level payment (annuity) or repayment of principal (linear), without the fee; zeros to compute it.
	Payment Money
	// A fee paid on Start, 0 or more; zeros to omit it.
	AdvanceFee Money
	// A fee paid with each numbered payment, 0 or more; zeros to omit it.
	PaymentFee Money
}

func loanTermsOf(raw *C.money_loan_terms_t) LoanTerms {
	return LoanTerms{
		Start: Date(raw.start),
		Kind: LoanKind(raw.kind),
		Unit: PeriodUnit(raw.unit),
		UnitCount: int32(raw.unit_count),
		PaymentCount: int32(raw.payment_count),
		DayCount: DayCountConvention(raw.day_count),
		Rounding: Rounding(raw.rounding),
		FirstPayment: Date(raw.first_payment),
		Principal: moneyOf(raw.principal),
		Rate: decimalOf(raw.rate),
		Payment: moneyOf(raw.payment),
		AdvanceFee: moneyOf(raw.advance_fee),
		PaymentFee: moneyOf(raw.payment_fee),
	}
}

func (l *LoanTerms) fill(c *call, raw *C.money_loan_terms_t) {
	C.money_loan_terms_init(raw)
	raw.start = C.money_date_t(l.Start)
	raw.kind = C.money_loan_kind_t(l.Kind)
	raw.unit = C.money_period_unit_t(l.Unit)
	raw.unit_count = C.int32_t(l.UnitCount)
	raw.payment_count = C.int32_t(l.PaymentCount)
	raw.day_count = C.money_day_count_t(l.DayCount)
	raw.rounding = C.money_rounding_t(l.Rounding)
	raw.first_payment = C.money_date_t(l.FirstPayment)
	raw.principal = l.Principal.raw()
	raw.rate = l.Rate.raw()
	raw.payment = l.Payment.raw()
	raw.advance_fee = l.AdvanceFee.raw()
	raw.payment_fee = l.PaymentFee.raw()
}

func (l *LoanTerms) give(c *call) *C.money_loan_terms_t {
	if l == nil {
		return nil
	}
	raw := (*C.money_loan_terms_t)(c.take(C.sizeof_money_loan_terms_t))
	l.fill(c, raw)
	return raw
}

// DefaultLoanTerms returns the default options: set the fields that differ.
func DefaultLoanTerms() LoanTerms {
	var raw C.money_loan_terms_t
	C.money_loan_terms_init(&raw)
	return loanTermsOf(&raw)
}

// LoanRow is a row of a repayment schedule. payment = interest + principal + fee.
type LoanRow struct {
	Date Date
	// The number of the payment, from 1; 0 for an advance, an extra repayment or a fee on a date of its own.
	Number uint32
	// The amount paid, with the fee; below 0 for an advance.
	Payment Money
	Interest Money
	// The reduction of the balance; below 0 for an advance.
	Principal Money
	// The balance afterwards.
	Balance Money
	// The fee in the payment.
	Fee Money
}

func loanRowOf(raw *C.money_loan_row_t) LoanRow {
	return LoanRow{
		Date: Date(raw.date),
		Number: uint32(raw.number),
		Payment: moneyOf(raw.payment),
		Interest: moneyOf(raw.interest),
		Principal: moneyOf(raw.principal),
		Balance: moneyOf(raw.balance),
		Fee: moneyOf(raw.fee),
	}
}

// LoanInfo are the totals of a loan. paid = principal + cost, and cost = interest + fees.
type LoanInfo struct {
	// The first level payment (annuity) or repayment of principal (linear), without the fee; 0 for a bullet loan.
	Payment Money
	// The sum of all payments.
	Paid Money
	Interest Money
	// The sum of the advances.
	Principal Money
	// The sum of the fees.
	Fees Money
	// The total cost of the credit.
	Cost Money
	RowCount uint64
	// The date of the last payment.
	End Date
}

func loanInfoOf(raw *C.money_loan_info_t) LoanInfo {
	return LoanInfo{
		Payment: moneyOf(raw.payment),
		Paid: moneyOf(raw.paid),
		Interest: moneyOf(raw.interest),
		Principal: moneyOf(raw.principal),
		Fees: moneyOf(raw.fees),
		Cost: moneyOf(raw.cost),
		RowCount: uint64(raw.row_count),
		End: Date(raw.end),
	}
}

// LoanEvent is an event of a loan: a change between its payments.
type LoanEvent struct {
	// The date, after whose payment the event applies; required.
	Date Date
	// Required.
	Kind LoanEventKind
	// An amount above 0, or zeros for a kind without one.
	Amount Money
	// A nominal rate in percent a year, or zeros for other kinds.
	Rate Decimal
}

func loanEventOf(raw *C.money_loan_event_t) LoanEvent {
	return LoanEvent{
		Date: Date(raw.date),
		Kind: LoanEventKind(raw.kind),
		Amount: moneyOf(raw.amount),
		Rate: decimalOf(raw.rate),
	}
}

func (l *LoanEvent) fill(c *call, raw *C.money_loan_event_t) {
	C.money_loan_event_init(raw)
	raw.date = C.money_date_t(l.Date)
	raw.kind = C.money_loan_event_kind_t(l.Kind)
	raw.amount = l.Amount.raw()
	raw.rate = l.Rate.raw()
}

func (l *LoanEvent) give(c *call) *C.money_loan_event_t {
	if l == nil {
		return nil
	}
	raw := (*C.money_loan_event_t)(c.take(C.sizeof_money_loan_event_t))
	l.fill(c, raw)
	return raw
}

// DefaultLoanEvent returns the default options: set the fields that differ.
func DefaultLoanEvent() LoanEvent {
	var raw C.money_loan_event_t
	C.money_loan_event_init(&raw)
	return loanEventOf(&raw)
}

// CreditFlow is an amount that a borrower receives (positive) or pays (negative): an advance, a payment or a
// charge.
type CreditFlow struct {
	// [DateNone] to use Periods.
	Date Date
	// The time in periods after the first advance; 0 with a date.
	Periods int32
	Amount Money
}

func creditFlowOf(raw *C.money_credit_flow_t) CreditFlow {
	return CreditFlow{
		Date: Date(raw.date),
		Periods: int32(raw.periods),
		Amount: moneyOf(raw.amount),
	}
}

func (cr *CreditFlow) fill(c *call, raw *C.money_credit_flow_t) {
	C.money_credit_flow_init(raw)
	raw.date = C.money_date_t(cr.Date)
	raw.periods = C.int32_t(cr.Periods)
	raw.amount = cr.Amount.raw()
}

func (cr *CreditFlow) give(c *call) *C.money_credit_flow_t {
	if cr == nil {
		return nil
	}
	raw := (*C.money_credit_flow_t)(c.take(C.sizeof_money_credit_flow_t))
	cr.fill(c, raw)
	return raw
}

// DefaultCreditFlow returns the default options: set the fields that differ.
func DefaultCreditFlow() CreditFlow {
	var raw C.money_credit_flow_t
	C.money_credit_flow_init(&raw)
	return creditFlowOf(&raw)
}

// Annuity represents level payments over equal periods, with an amount before and an amount after them.
//
// With r = rate / rate_periods, n = periods and s = the sum of (1 + r)^k for k from 0 to n - 1, the following
// holds. For payments at the beginning, s is multiplied by 1 + r.
//
//   - present_value × (1 + r)^n + payment × s + future_value = 0
//
// Each function computes one of these numbers, and ignores its field.
type Annuity struct {
	// When a payment is made in its period.
	Time PaymentTime
	// The number of periods, 1 to [AnnuityPeriodsMax].
	Periods int32
	// The number by which the rate is divided, 1 or more: 12 for a yearly rate and monthly payments.
	RatePeriods uint32
	// 0.08 is 8 %; the rate of a period must be above -1.
	Rate Decimal
	// The payment of each period.
	Payment Decimal
	// The amount before the first period.
	PresentValue Decimal
	// The amount after the last period.
	FutureValue Decimal
}

func annuityOf(raw *C.money_annuity_t) Annuity {
	return Annuity{
		Time: PaymentTime(raw.time),
		Periods: int32(raw.periods),
		RatePeriods: uint32(raw.rate_periods),
		Rate: decimalOf(raw.rate),
		Payment: decimalOf(raw.payment),
		PresentValue: decimalOf(raw.present_value),
		FutureValue: decimalOf(raw.future_value),
	}
}

func (a *Annuity) fill(c *call, raw *C.money_annuity_t) {
	C.money_annuity_init(raw)
	raw.time = C.money_payment_time_t(a.Time)
	raw.periods = C.int32_t(a.Periods)
	raw.rate_periods = C.uint32_t(a.RatePeriods)
	raw.rate = a.Rate.raw()
	raw.payment = a.Payment.raw()
	raw.present_value = a.PresentValue.raw()
	raw.future_value = a.FutureValue.raw()
}

func (a *Annuity) give(c *call) *C.money_annuity_t {
	if a == nil {
		return nil
	}
	raw := (*C.money_annuity_t)(c.take(C.sizeof_money_annuity_t))
	a.fill(c, raw)
	return raw
}

// DefaultAnnuity returns the default options: set the fields that differ.
func DefaultAnnuity() Annuity {
	var raw C.money_annuity_t
	C.money_annuity_init(&raw)
	return annuityOf(&raw)
}

// TrackOptions is the window and the method of a track record.
type TrackOptions struct {
	// [FlowTimeStartInEndOut] by default.
	FlowTime FlowTime
	// [SampleDay] by default.
	Sample Sample
	// The fraction digits of returns, 0 to 38; 8 by default.
	Digits int32
	// Half-even by default.
	Rounding Rounding
	// The last point on or before this date is the first; [DateNone] for all.
	First Date
	// The last point on or before this date is the last; [DateNone] for all.
	Last Date
	// For a portfolio: the number of days by which a price may precede a date; 7 by default.
	PriceGap int32
}

func trackOptionsOf(raw *C.money_track_options_t) TrackOptions {
	return TrackOptions{
		FlowTime: FlowTime(raw.flow_time),
		Sample: Sample(raw.sample),
		Digits: int32(raw.digits),
		Rounding: Rounding(raw.rounding),
		First: Date(raw.first),
		Last: Date(raw.last),
		PriceGap: int32(raw.price_gap),
	}
}

func (t *TrackOptions) fill(c *call, raw *C.money_track_options_t) {
	C.money_track_options_init(raw)
	raw.flow_time = C.money_flow_time_t(t.FlowTime)
	raw.sample = C.money_sample_t(t.Sample)
	raw.digits = C.int32_t(t.Digits)
	raw.rounding = C.money_rounding_t(t.Rounding)
	raw.first = C.money_date_t(t.First)
	raw.last = C.money_date_t(t.Last)
	raw.price_gap = C.int32_t(t.PriceGap)
}

func (t *TrackOptions) give(c *call) *C.money_track_options_t {
	if t == nil {
		return nil
	}
	raw := (*C.money_track_options_t)(c.take(C.sizeof_money_track_options_t))
	t.fill(c, raw)
	return raw
}

// DefaultTrackOptions returns the default options: set the fields that differ.
func DefaultTrackOptions() TrackOptions {
	var raw C.money_track_options_t
	C.money_track_options_init(&raw)
	return trackOptionsOf(&raw)
}

// TrackRecord is a track record: the performance between two dates.
//
// gain = end_value - start_value - flows. Returns are decimals: 0.05 is 5 %. The volatility and its parts are
// doubles that are identical on every platform.
type TrackRecord struct {
	// The date of the first point.
	First Date
	// The date of the last point.
	Last Date
	StartValue Money
	EndValue Money
	// The sum of the flows after the first point.
	Flows Money
	Gain Money
	// The time-weighted return.
	TimeWeighted Decimal
	// The gain over the average capital, by days.
	ModifiedDietz Decimal
	// The greatest fall from a high, as a part of it: 0.25 is 25 %.
	Drawdown Decimal
	// The time-weighted return of 365 days at the same growth.
	Annualised float64
	// The sample standard deviation of the logarithmic returns of the samples.
	Volatility float64
	// The same, from the returns below their mean only.
	SemiDeviation float64
	// The factor of volatility and semi_deviation to a year: the square root of the number of samples in 365 days.
	YearFactor float64
	// The number of returns in the volatility.
	SampleCount uint64
	// The date of the high before the greatest fall, or [DateNone].
	Peak Date
	// The date of the low of that fall, or [DateNone].
	Trough Date
	// The first date after that fall above the high, or [DateNone].
	Recovery Date
	// The high at which the longest drawdown begins, or [DateNone].
	LongestStart Date
	// The days from that high to the next higher point, or to the last point.
	LongestDays int32
	// The figures that are defined.
	Figures TrackFigures
	// [FlagsRounded] if a return or the drawdown is rounded.
	Flags Flags
	// The internal rate of return of the values at both ends and the flows.
	MoneyWeighted RateOfReturn
}

func trackRecordOf(raw *C.money_track_record_t) TrackRecord {
	return TrackRecord{
		First: Date(raw.first),
		Last: Date(raw.last),
		StartValue: moneyOf(raw.start_value),
		EndValue: moneyOf(raw.end_value),
		Flows: moneyOf(raw.flows),
		Gain: moneyOf(raw.gain),
		TimeWeighted: decimalOf(raw.time_weighted),
		ModifiedDietz: decimalOf(raw.modified_dietz),
		Drawdown: decimalOf(raw.drawdown),
		Annualised: float64(raw.annualised),
		Volatility: float64(raw.volatility),
		SemiDeviation: float64(raw.semi_deviation),
		YearFactor: float64(raw.year_factor),
		SampleCount: uint64(raw.sample_count),
		Peak: Date(raw.peak),
		Trough: Date(raw.trough),
		Recovery: Date(raw.recovery),
		LongestStart: Date(raw.longest_start),
		LongestDays: int32(raw.longest_days),
		Figures: TrackFigures(raw.figures),
		Flags: Flags(raw.flags),
		MoneyWeighted: rateOfReturnOf(&raw.money_weighted),
	}
}

// Transaction is a trade, a payment or a corporate action.
//
// Fields that an action does not use must keep their defaults. A reinvested dividend is a dividend and a
// purchase.
type Transaction struct {
	// One line of UTF-8, at most 39 bytes; "" for an id assigned by the portfolio.
	ID string
	// One line of UTF-8, at most 63 bytes; "" only for a fee of the portfolio.
	Symbol string
	Date Date
	// The action that a transaction records.
	Action Action
	// For a trade: the number of shares, above 0; for a ratio: the shares received.
	Quantity Decimal
	// For a ratio: the shares before it, above 0.
	Per Decimal
	// The amount paid or received, excluding the fee: 0 or more; unused for a split.
	Total Money
	// 0 or more, in any currency. The amount of a [ActionFee] is in Total.
	Fee Money
	// The numerator of the transaction's own exchange rate: the price of 1 unit of the total's currency in the
	// portfolio's currency.
	RateNumerator uint64
	// Its denominator. Both are 0 to use the exchange rate of the date.
	RateDenominator uint64
	// The security that is received; "" for no security.
	Into string
	// The numerator of the share of the basis that moves to Into, 0 to 1.
	CostShareNumerator uint64
	// Its denominator. Both are 0 for no cost share.
	CostShareDenominator uint64
	// For a transfer in: the date of the purchase, or [DateNone].
	Opened Date
	// Must be 0.
	ReservedTerms uint32
}

func transactionOf(raw *C.money_transaction_t) Transaction {
	return Transaction{
		ID: textOf(raw.id[:]),
		Symbol: textOf(raw.symbol[:]),
		Date: Date(raw.date),
		Action: Action(raw.action),
		Quantity: decimalOf(raw.quantity),
		Per: decimalOf(raw.per),
		Total: moneyOf(raw.total),
		Fee: moneyOf(raw.fee),
		RateNumerator: uint64(raw.rate_numerator),
		RateDenominator: uint64(raw.rate_denominator),
		Into: textOf(raw.into[:]),
		CostShareNumerator: uint64(raw.cost_share_numerator),
		CostShareDenominator: uint64(raw.cost_share_denominator),
		Opened: Date(raw.opened),
		ReservedTerms: uint32(raw.reserved_terms),
	}
}

func (t *Transaction) fill(c *call, raw *C.money_transaction_t) {
	C.money_transaction_init(raw)
	c.put(raw.id[:], t.ID, "id")
	c.put(raw.symbol[:], t.Symbol, "symbol")
	raw.date = C.money_date_t(t.Date)
	raw.action = C.money_action_t(t.Action)
	raw.quantity = t.Quantity.raw()
	raw.per = t.Per.raw()
	raw.total = t.Total.raw()
	raw.fee = t.Fee.raw()
	raw.rate_numerator = C.uint64_t(t.RateNumerator)
	raw.rate_denominator = C.uint64_t(t.RateDenominator)
	c.put(raw.into[:], t.Into, "into")
	raw.cost_share_numerator = C.uint64_t(t.CostShareNumerator)
	raw.cost_share_denominator = C.uint64_t(t.CostShareDenominator)
	raw.opened = C.money_date_t(t.Opened)
	raw.reserved_terms = C.uint32_t(t.ReservedTerms)
}

func (t *Transaction) give(c *call) *C.money_transaction_t {
	if t == nil {
		return nil
	}
	raw := (*C.money_transaction_t)(c.take(C.sizeof_money_transaction_t))
	t.fill(c, raw)
	return raw
}

// DefaultTransaction returns the default options: set the fields that differ.
func DefaultTransaction() Transaction {
	var raw C.money_transaction_t
	C.money_transaction_init(&raw)
	return transactionOf(&raw)
}

// LotSelection is a lot that a sale selects by specific identification, and the number of its shares to sell.
type LotSelection struct {
	// The id of the purchase that created the lot.
	ID string
	// The number of shares as of the date of the sale, above 0.
	Quantity Decimal
}

func lotSelectionOf(raw *C.money_lot_selection_t) LotSelection {
	return LotSelection{
		ID: textOf(raw.id[:]),
		Quantity: decimalOf(raw.quantity),
	}
}

func (l *LotSelection) fill(c *call, raw *C.money_lot_selection_t) {
	C.money_lot_selection_init(raw)
	c.put(raw.id[:], l.ID, "id")
	raw.quantity = l.Quantity.raw()
}

func (l *LotSelection) give(c *call) *C.money_lot_selection_t {
	if l == nil {
		return nil
	}
	raw := (*C.money_lot_selection_t)(c.take(C.sizeof_money_lot_selection_t))
	l.fill(c, raw)
	return raw
}

// DefaultLotSelection returns the default options: set the fields that differ.
func DefaultLotSelection() LotSelection {
	var raw C.money_lot_selection_t
	C.money_lot_selection_init(&raw)
	return lotSelectionOf(&raw)
}

// PortfolioOptions are the options of a new portfolio, which the portfolio stores.
type PortfolioOptions struct {
	// The lot method.
	Method LotMethod
	// The short-sale policy; a tax rule requires [ShortSalePolicyReject].
	ShortSales ShortSalePolicy
	// The fee policy.
	Fees FeePolicy
	// User-defined currencies; nil for the built-in ones only. The registry is copied.
	Registry *CurrencyRegistry
	// 1 to disallow losses on shares that are bought again within 30 days (Internal Revenue Code, s. 1091). The
	// method must select lots.
	WashSales bool
	// The capital policy.
	Capital CapitalPolicy
}

func portfolioOptionsOf(raw *C.money_portfolio_options_t) PortfolioOptions {
	return PortfolioOptions{
		Method: LotMethod(raw.method),
		ShortSales: ShortSalePolicy(raw.short_sales),
		Fees: FeePolicy(raw.fees),
		WashSales: raw.wash_sales != 0,
		Capital: CapitalPolicy(raw.capital),
	}
}

func (p *PortfolioOptions) fill(c *call, raw *C.money_portfolio_options_t) {
	C.money_portfolio_options_init(raw)
	raw.method = C.money_lot_method_t(p.Method)
	raw.short_sales = C.money_short_sale_policy_t(p.ShortSales)
	raw.fees = C.money_fee_policy_t(p.Fees)
	raw.registry = (*C.money_currency_registry_t)(c.use(p.Registry.held()))
	raw.wash_sales = ofBool(p.WashSales)
	raw.capital = C.money_capital_policy_t(p.Capital)
}

func (p *PortfolioOptions) give(c *call) *C.money_portfolio_options_t {
	if p == nil {
		return nil
	}
	raw := (*C.money_portfolio_options_t)(c.take(C.sizeof_money_portfolio_options_t))
	p.fill(c, raw)
	return raw
}

// DefaultPortfolioOptions returns the default options: set the fields that differ.
func DefaultPortfolioOptions() PortfolioOptions {
	var raw C.money_portfolio_options_t
	C.money_portfolio_options_init(&raw)
	return portfolioOptionsOf(&raw)
}

// PortfolioInfo are the options with which a portfolio was created.
type PortfolioInfo struct {
	// A currency code.
	Currency string
	// The method that selects the lots of a sale.
	Method LotMethod
	// The short-sale policy: the treatment of a sale of more shares than are held.
	ShortSales ShortSalePolicy
	// The fee policy: the place of the fees of purchases, sales, transfers in and exercises.
	Fees FeePolicy
	WashSales bool
	// The capital policy: the treatment of a return of capital above the cost basis.
	Capital CapitalPolicy
}

func portfolioInfoOf(raw *C.money_portfolio_info_t) PortfolioInfo {
	return PortfolioInfo{
		Currency: textOf(raw.currency[:]),
		Method: LotMethod(raw.method),
		ShortSales: ShortSalePolicy(raw.short_sales),
		Fees: FeePolicy(raw.fees),
		WashSales: raw.wash_sales != 0,
		Capital: CapitalPolicy(raw.capital),
	}
}

// ImportOptions are the options of an import.
//
// nil selects the format's default of a text.
type ImportOptions struct {
	// 0, or [ImportDryRun] and [ImportPartial].
	Flags uint32
	// The order of the parts of a date in CSV.
	DateOrder DateOrder
	// The character between cells, in ASCII: by default ",", and for Portfolio Performance ";" if the first line
	// contains one outside quotes.
	Delimiter string
	// "." or ",": by default ".", and "," for Portfolio Performance with ";".
	DecimalSeparator string
	// The character between groups of three digits; "" for no groups. By default "", and for Portfolio Performance
	// the other one of "." and ",".
	GroupSeparator string
	// Lines of "name=field", such as "Ticker=symbol".
	Columns string
	// Lines of "word=action", such as "Kauf=buy"; the action ignore leaves out rows.
	Actions string
	// In a journal, lines of "symbol=code", such as "$=USD".
	Symbols string
	// The currency of amounts without one; by default the portfolio's.
	Currency string
}

func importOptionsOf(raw *C.money_import_options_t) ImportOptions {
	return ImportOptions{
		Flags: uint32(raw.flags),
		DateOrder: DateOrder(raw.date_order),
		Delimiter: C.GoString(raw.delimiter),
		DecimalSeparator: C.GoString(raw.decimal_separator),
		GroupSeparator: C.GoString(raw.group_separator),
		Columns: C.GoString(raw.columns),
		Actions: C.GoString(raw.actions),
		Symbols: C.GoString(raw.symbols),
		Currency: C.GoString(raw.currency),
	}
}

func (i *ImportOptions) fill(c *call, raw *C.money_import_options_t) {
	C.money_import_options_init(raw)
	raw.flags = C.uint32_t(i.Flags)
	raw.date_order = C.money_date_order_t(i.DateOrder)
	raw.delimiter = c.optional(i.Delimiter)
	raw.decimal_separator = c.optional(i.DecimalSeparator)
	raw.group_separator = c.optional(i.GroupSeparator)
	raw.columns = c.optional(i.Columns)
	raw.actions = c.optional(i.Actions)
	raw.symbols = c.optional(i.Symbols)
	raw.currency = c.optional(i.Currency)
}

func (i *ImportOptions) give(c *call) *C.money_import_options_t {
	if i == nil {
		return nil
	}
	raw := (*C.money_import_options_t)(c.take(C.sizeof_money_import_options_t))
	i.fill(c, raw)
	return raw
}

// DefaultImportOptions returns the default options: set the fields that differ.
func DefaultImportOptions() ImportOptions {
	var raw C.money_import_options_t
	C.money_import_options_init(&raw)
	return importOptionsOf(&raw)
}

// ImportInfo represents describes an import.
type ImportInfo struct {
	// True if the import was a dry run.
	IsDryRun bool
	// The number of rows; the following four add up to it.
	RowCount uint64
	AcceptedCount uint64
	DuplicateCount uint64
	IgnoredCount uint64
	RefusedCount uint64
	// The number of transactions of accepted and duplicate rows.
	TransactionCount uint64
}

func importInfoOf(raw *C.money_import_info_t) ImportInfo {
	return ImportInfo{
		IsDryRun: raw.is_dry_run != 0,
		RowCount: uint64(raw.row_count),
		AcceptedCount: uint64(raw.accepted_count),
		DuplicateCount: uint64(raw.duplicate_count),
		IgnoredCount: uint64(raw.ignored_count),
		RefusedCount: uint64(raw.refused_count),
		TransactionCount: uint64(raw.transaction_count),
	}
}

// ImportRow is a row of an import.
type ImportRow struct {
	// The line on which the row starts, or of the fault in a refused row, from 1.
	Line uint64
	// The column in characters, from 1.
	Column uint64
	// The outcome of a row.
	Outcome ImportOutcome
	// The reason for a refusal; otherwise [StatusOK].
	Status Status
	// The index of the transaction; UINT64_MAX for an ignored or a refused row.
	Transaction uint64
	// The id of the transaction; "" for an ignored or a refused row.
	ID string
	// The reason for ignoring or refusing a row; otherwise "".
	Text string
}

func importRowOf(raw *C.money_import_row_t) ImportRow {
	return ImportRow{
		Line: uint64(raw.line),
		Column: uint64(raw.column),
		Outcome: ImportOutcome(raw.outcome),
		Status: Status(raw.status),
		Transaction: uint64(raw.transaction),
		ID: textOf(raw.id[:]),
		Text: textOf(raw.text[:]),
	}
}

// PriceQuote is a price quote: the price of one share of a security.
type PriceQuote struct {
	// One line of UTF-8, 1 to 63 bytes.
	Symbol string
	// "" for the currency of the symbol's trades.
	Currency string
	// 0 or more; 0 values the shares at nothing.
	Price Decimal
	// The time of the quote, or the zero time.
	Instant time.Time
}

func priceQuoteOf(raw *C.money_price_quote_t) PriceQuote {
	return PriceQuote{
		Symbol: textOf(raw.symbol[:]),
		Currency: textOf(raw.currency[:]),
		Price: decimalOf(raw.price),
		Instant: timeOf(raw.instant),
	}
}

func (p *PriceQuote) fill(c *call, raw *C.money_price_quote_t) {
	C.money_price_quote_init(raw)
	c.put(raw.symbol[:], p.Symbol, "symbol")
	c.put(raw.currency[:], p.Currency, "currency")
	raw.price = p.Price.raw()
	raw.instant = ofTime(p.Instant)
}

func (p *PriceQuote) give(c *call) *C.money_price_quote_t {
	if p == nil {
		return nil
	}
	raw := (*C.money_price_quote_t)(c.take(C.sizeof_money_price_quote_t))
	p.fill(c, raw)
	return raw
}

// DefaultPriceQuote returns the default options: set the fields that differ.
func DefaultPriceQuote() PriceQuote {
	var raw C.money_price_quote_t
	C.money_price_quote_init(&raw)
	return priceQuoteOf(&raw)
}

// ValuationOptions is the date and the method of a valuation.
type ValuationOptions struct {
	// The last date of transactions and the date of exchange rates; [DateNone] for all transactions, at the newest
	// rates.
	Date Date
	// The number of days by which an exchange rate may precede its date; 7 by default, to cover holidays.
	MaxGap int32
	// The fraction digits of percentages, 0 to 38; 2 by default.
	PercentDigits int32
	// The rounding mode of converted amounts, values and percentages; half-even by default.
	Rounding Rounding
	// The current time, for the age of quotes; the zero time if unknown.
	Now time.Time
	// The age in seconds up to which a quote is fresh; math.MinInt64 for no limit.
	FreshFor int64
}

func valuationOptionsOf(raw *C.money_valuation_options_t) ValuationOptions {
	return ValuationOptions{
		Date: Date(raw.date),
		MaxGap: int32(raw.max_gap),
		PercentDigits: int32(raw.percent_digits),
		Rounding: Rounding(raw.rounding),
		Now: timeOf(raw.now),
		FreshFor: int64(raw.fresh_for),
	}
}

func (v *ValuationOptions) fill(c *call, raw *C.money_valuation_options_t) {
	C.money_valuation_options_init(raw)
	raw.date = C.money_date_t(v.Date)
	raw.max_gap = C.int32_t(v.MaxGap)
	raw.percent_digits = C.int32_t(v.PercentDigits)
	raw.rounding = C.money_rounding_t(v.Rounding)
	raw.now = ofTime(v.Now)
	raw.fresh_for = C.int64_t(v.FreshFor)
}

func (v *ValuationOptions) give(c *call) *C.money_valuation_options_t {
	if v == nil {
		return nil
	}
	raw := (*C.money_valuation_options_t)(c.take(C.sizeof_money_valuation_options_t))
	v.fill(c, raw)
	return raw
}

// DefaultValuationOptions returns the default options: set the fields that differ.
func DefaultValuationOptions() ValuationOptions {
	var raw C.money_valuation_options_t
	C.money_valuation_options_init(&raw)
	return valuationOptionsOf(&raw)
}

// Performance is the performance of securities, in the portfolio's currency.
//
// The following sums always hold:
//
//   - profit = price_effect + currency_effect + income - fees
//   - unrealised_gain = value - cost, if the unrealised gain is known
//   - profit = realised_gain + unrealised_gain + income - fees, if the unrealised gain is known
//
// An unknown amount is all zero, without a currency.
type Performance struct {
	// The value of the holdings.
	Value Money
	// The cost basis of the holdings, at the exchange rates of the purchases.
	Cost Money
	UnrealisedGain Money
	// The proceeds of disposals, minus their cost basis, plus disallowed losses.
	RealisedGain Money
	// The cost basis of disposals, minus disallowed losses.
	DisposedCost Money
	// The profit of trades without the currency effect.
	PriceEffect Money
	// Cost in the security's currency × (rate of the disposal or of now - rate of the purchase).
	CurrencyEffect Money
	// Dividends and interest.
	Income Money
	// Fees that are not part of a basis or of proceeds, and withheld taxes.
	Fees Money
	// Without the unrealised gain of holdings whose price is missing.
	Profit Money
	// Unrealised gain / cost in percent: 5 is 5 %.
	UnrealisedPercent Decimal
	// Realised gain / disposed_cost in percent.
	RealisedPercent Decimal
	// Profit / (cost + disposed_cost) in percent.
	ProfitPercent Decimal
	// The percentages that are defined; a percentage of a cost of 0 is undefined.
	Percentages Percentages
}

func performanceOf(raw *C.money_performance_t) Performance {
	return Performance{
		Value: moneyOf(raw.value),
		Cost: moneyOf(raw.cost),
		UnrealisedGain: moneyOf(raw.unrealised_gain),
		RealisedGain: moneyOf(raw.realised_gain),
		DisposedCost: moneyOf(raw.disposed_cost),
		PriceEffect: moneyOf(raw.price_effect),
		CurrencyEffect: moneyOf(raw.currency_effect),
		Income: moneyOf(raw.income),
		Fees: moneyOf(raw.fees),
		Profit: moneyOf(raw.profit),
		UnrealisedPercent: decimalOf(raw.unrealised_percent),
		RealisedPercent: decimalOf(raw.realised_percent),
		ProfitPercent: decimalOf(raw.profit_percent),
		Percentages: Percentages(raw.percentages),
	}
}

// PortfolioSummary is the summary of a portfolio.
type PortfolioSummary struct {
	// All positions and fees; holdings without a price are excluded from Value, Cost and UnrealisedGain, positions
	// with [PriceStateNoRate] for a transaction from all fields.
	Performance Performance
	PositionCount uint64
	// The number of positions that are excluded from the sums, at least in part.
	UnpricedCount uint64
	// The flags of the conversions.
	Flags Flags
}

func portfolioSummaryOf(raw *C.money_portfolio_summary_t) PortfolioSummary {
	return PortfolioSummary{
		Performance: performanceOf(&raw.performance),
		PositionCount: uint64(raw.position_count),
		UnpricedCount: uint64(raw.unpriced_count),
		Flags: Flags(raw.flags),
	}
}

// Position is the position of a security that is or was held.
type Position struct {
	Symbol string
	// Exact, or rounded to 18 fraction digits if a split produced a repeating fraction; see Flags.
	Quantity Decimal
	// The number of shares sold without being held.
	Oversold Decimal
	// All zero if no price is available.
	Price Money
	// The cost basis in the security's currency; all zero if unknown.
	Cost Money
	// The value in the security's currency; all zero if unknown.
	Value Money
	// The realised gain in the security's currency; all zero if unknown.
	RealisedGain Money
	// In the portfolio's currency.
	Performance Performance
	// The age of the price, or math.MinInt64.
	AgeSeconds int64
	// The state of a position's price.
	State PriceState
	// The flags of the conversions, and [FlagsRounded] for a rounded quantity.
	Flags Flags
	// The first transaction without an exchange rate, or "".
	UnconvertedID string
	// The date of that transaction, or [DateNone].
	UnconvertedDate Date
	// The exact quantity is count_numerator / count_denominator, such as 20 / 3.
	CountNumerator Decimal
	CountDenominator uint64
}

func positionOf(raw *C.money_position_t) Position {
	return Position{
		Symbol: textOf(raw.symbol[:]),
		Quantity: decimalOf(raw.quantity),
		Oversold: decimalOf(raw.oversold),
		Price: moneyOf(raw.price),
		Cost: moneyOf(raw.cost),
		Value: moneyOf(raw.value),
		RealisedGain: moneyOf(raw.realised_gain),
		Performance: performanceOf(&raw.performance),
		AgeSeconds: int64(raw.age_seconds),
		State: PriceState(raw.state),
		Flags: Flags(raw.flags),
		UnconvertedID: textOf(raw.unconverted_id[:]),
		UnconvertedDate: Date(raw.unconverted_date),
		CountNumerator: decimalOf(raw.count_numerator),
		CountDenominator: uint64(raw.count_denominator),
	}
}

// Disposal is a part of a lot that a transaction disposed of.
//
// A sale disposes of purchased shares. With [ShortSalePolicyAllow] a purchase disposes of owed shares: its cost
// is the negated proceeds of the short sale, and its proceeds are the negated price of the purchase. The
// following sums always hold:
//
//   - gain = proceeds - cost + disallowed
//   - reported_gain = reported_proceeds - reported_cost + reported_disallowed = price_effect + currency_effect
type Disposal struct {
	Symbol string
	// The transaction that disposed of the shares.
	ID string
	// The transaction that created the lot; "" at average cost or if oversold.
	Lot string
	// The number of shares as of the date of the disposal.
	Quantity Decimal
	Date Date
	// The date of the lot, or [DateNone].
	Opened Date
	// True if the shares were sold without being held, so that only the proceeds are known.
	IsOversold bool
	// 0, or [FlagsRounded] if the quantity is rounded.
	Flags Flags
	// In the security's currency.
	Proceeds Money
	// The cost basis in the security's currency.
	Cost Money
	// In the security's currency.
	Gain Money
	// In the portfolio's currency; all zero without an exchange rate.
	ReportedProceeds Money
	// In the portfolio's currency; all zero without an exchange rate.
	ReportedCost Money
	// In the portfolio's currency; all zero without an exchange rate.
	ReportedGain Money
	// In the portfolio's currency; all zero without an exchange rate.
	PriceEffect Money
	// In the portfolio's currency; all zero without an exchange rate.
	CurrencyEffect Money
	// The rule by which shares were disposed of.
	Rule DisposalRule
	// The date from which the shares count as held: before Opened after a wash sale.
	HeldFrom Date
	// The fee that was deducted from the proceeds.
	Fee Money
	// The part of the loss that a tax rule disallows, 0 or more.
	Disallowed Money
	// In the portfolio's currency; all zero without an exchange rate.
	ReportedDisallowed Money
	// The first purchase to which the disallowed loss moved; "" for the pool.
	CarriedTo string
	// The shares held, or in the pool, after the disposal.
	LeftQuantity Decimal
	// Their cost basis.
	LeftCost Money
}

func disposalOf(raw *C.money_disposal_t) Disposal {
	return Disposal{
		Symbol: textOf(raw.symbol[:]),
		ID: textOf(raw.id[:]),
		Lot: textOf(raw.lot[:]),
		Quantity: decimalOf(raw.quantity),
		Date: Date(raw.date),
		Opened: Date(raw.opened),
		IsOversold: raw.is_oversold != 0,
		Flags: Flags(raw.flags),
		Proceeds: moneyOf(raw.proceeds),
		Cost: moneyOf(raw.cost),
		Gain: moneyOf(raw.gain),
		ReportedProceeds: moneyOf(raw.reported_proceeds),
		ReportedCost: moneyOf(raw.reported_cost),
		ReportedGain: moneyOf(raw.reported_gain),
		PriceEffect: moneyOf(raw.price_effect),
		CurrencyEffect: moneyOf(raw.currency_effect),
		Rule: DisposalRule(raw.rule),
		HeldFrom: Date(raw.held_from),
		Fee: moneyOf(raw.fee),
		Disallowed: moneyOf(raw.disallowed),
		ReportedDisallowed: moneyOf(raw.reported_disallowed),
		CarriedTo: textOf(raw.carried_to[:]),
		LeftQuantity: decimalOf(raw.left_quantity),
		LeftCost: moneyOf(raw.left_cost),
	}
}

// OpenLot is a lot with shares that are held.
//
// With [ShortSalePolicyAllow] a sale of shares that are not held creates a lot of owed shares, whose quantity
// and cost are negative. The quantities and costs of a symbol's open lots add up to those of its position.
type OpenLot struct {
	Symbol string
	// The transaction that created the lot; "" at average cost, with all shares in one pool.
	Lot string
	// The remaining number of shares as of the requested date.
	Quantity Decimal
	// The date of that transaction; [DateNone] at average cost.
	Opened Date
	// 0, or [FlagsRounded] if the quantity is rounded.
	Flags Flags
	// The cost basis of the remaining shares, in the security's currency.
	Cost Money
	// In the portfolio's currency; all zero without an exchange rate.
	ReportedCost Money
	// The part of the cost basis that is a fee.
	Fee Money
	// The date from which the shares count as held: before Opened after a wash sale.
	HeldFrom Date
	// The exact quantity is count_numerator / count_denominator, such as 20 / 3.
	CountNumerator Decimal
	CountDenominator uint64
}

func openLotOf(raw *C.money_open_lot_t) OpenLot {
	return OpenLot{
		Symbol: textOf(raw.symbol[:]),
		Lot: textOf(raw.lot[:]),
		Quantity: decimalOf(raw.quantity),
		Opened: Date(raw.opened),
		Flags: Flags(raw.flags),
		Cost: moneyOf(raw.cost),
		ReportedCost: moneyOf(raw.reported_cost),
		Fee: moneyOf(raw.fee),
		HeldFrom: Date(raw.held_from),
		CountNumerator: decimalOf(raw.count_numerator),
		CountDenominator: uint64(raw.count_denominator),
	}
}

// Pool represents all shares of a symbol with their cost basis.
type Pool struct {
	// Exact, or rounded to 18 fraction digits; see Flags.
	Quantity Decimal
	// The exact quantity is count_numerator / count_denominator.
	CountNumerator Decimal
	CountDenominator uint64
	// The cost basis in the security's currency; all zero if nothing was traded.
	Cost Money
	// In the portfolio's currency; all zero without an exchange rate.
	ReportedCost Money
	// 0, or [FlagsRounded] if the quantity is rounded.
	Flags Flags
}

func poolOf(raw *C.money_pool_t) Pool {
	return Pool{
		Quantity: decimalOf(raw.quantity),
		CountNumerator: decimalOf(raw.count_numerator),
		CountDenominator: uint64(raw.count_denominator),
		Cost: moneyOf(raw.cost),
		ReportedCost: moneyOf(raw.reported_cost),
		Flags: Flags(raw.flags),
	}
}

// Target is the weight that a symbol should have.
type Target struct {
	// One line of UTF-8, 1 to 63 bytes.
	Symbol string
	// 0 or more, relative to the other weights; 0 to sell all shares.
	Weight Decimal
}

func targetOf(raw *C.money_target_t) Target {
	return Target{
		Symbol: textOf(raw.symbol[:]),
		Weight: decimalOf(raw.weight),
	}
}

func (t *Target) fill(c *call, raw *C.money_target_t) {
	C.money_target_init(raw)
	c.put(raw.symbol[:], t.Symbol, "symbol")
	raw.weight = t.Weight.raw()
}

func (t *Target) give(c *call) *C.money_target_t {
	if t == nil {
		return nil
	}
	raw := (*C.money_target_t)(c.take(C.sizeof_money_target_t))
	t.fill(c, raw)
	return raw
}

// DefaultTarget returns the default options: set the fields that differ.
func DefaultTarget() Target {
	var raw C.money_target_t
	C.money_target_init(&raw)
	return targetOf(&raw)
}

// RebalanceOptions is the cash and the rules of a rebalancing.
type RebalanceOptions struct {
	// The fraction digits of quantities, 0 to 18; 0 by default.
	QuantityDigits int32
	// 0 to buy only; 1 by default.
	Sells bool
	// The cash to invest (positive) or to withdraw (negative), in the portfolio's currency; zeros for no cash.
	Cash Money
}

func rebalanceOptionsOf(raw *C.money_rebalance_options_t) RebalanceOptions {
	return RebalanceOptions{
		QuantityDigits: int32(raw.quantity_digits),
		Sells: raw.sells != 0,
		Cash: moneyOf(raw.cash),
	}
}

func (r *RebalanceOptions) fill(c *call, raw *C.money_rebalance_options_t) {
	C.money_rebalance_options_init(raw)
	raw.quantity_digits = C.int32_t(r.QuantityDigits)
	raw.sells = ofBool(r.Sells)
	raw.cash = r.Cash.raw()
}

func (r *RebalanceOptions) give(c *call) *C.money_rebalance_options_t {
	if r == nil {
		return nil
	}
	raw := (*C.money_rebalance_options_t)(c.take(C.sizeof_money_rebalance_options_t))
	r.fill(c, raw)
	return raw
}

// DefaultRebalanceOptions returns the default options: set the fields that differ.
func DefaultRebalanceOptions() RebalanceOptions {
	var raw C.money_rebalance_options_t
	C.money_rebalance_options_init(&raw)
	return rebalanceOptionsOf(&raw)
}

// Order is an order of a rebalancing.
type Order struct {
	Symbol string
	// The shares to buy (positive) or to sell (negative); 0 if no order is needed.
	Quantity Decimal
	// The price of a share, in its own currency.
	Price Money
	// The cost (positive) or the proceeds (negative), in the portfolio's currency.
	Amount Money
	// The value of the shares before the order, in the portfolio's currency.
	Value Money
}

func orderOf(raw *C.money_order_t) Order {
	return Order{
		Symbol: textOf(raw.symbol[:]),
		Quantity: decimalOf(raw.quantity),
		Price: moneyOf(raw.price),
		Amount: moneyOf(raw.amount),
		Value: moneyOf(raw.value),
	}
}

// RebalancingInfo is the sums of a rebalancing.
type RebalancingInfo struct {
	// The value of the shares of all targets, and the cash.
	Total Money
	// The cash after all orders, 0 or more.
	CashLeft Money
	// One order for each target.
	OrderCount uint64
}

func rebalancingInfoOf(raw *C.money_rebalancing_info_t) RebalancingInfo {
	return RebalancingInfo{
		Total: moneyOf(raw.total),
		CashLeft: moneyOf(raw.cash_left),
		OrderCount: uint64(raw.order_count),
	}
}

// SymbolLabel is the label of a symbol.
type SymbolLabel struct {
	// One line of UTF-8, 1 to 63 bytes.
	Symbol string
	// One line of UTF-8, at most 63 bytes.
	Label string
}

func symbolLabelOf(raw *C.money_symbol_label_t) SymbolLabel {
	return SymbolLabel{
		Symbol: textOf(raw.symbol[:]),
		Label: textOf(raw.label[:]),
	}
}

func (s *SymbolLabel) fill(c *call, raw *C.money_symbol_label_t) {
	C.money_symbol_label_init(raw)
	c.put(raw.symbol[:], s.Symbol, "symbol")
	c.put(raw.label[:], s.Label, "label")
}

func (s *SymbolLabel) give(c *call) *C.money_symbol_label_t {
	if s == nil {
		return nil
	}
	raw := (*C.money_symbol_label_t)(c.take(C.sizeof_money_symbol_label_t))
	s.fill(c, raw)
	return raw
}

// DefaultSymbolLabel returns the default options: set the fields that differ.
func DefaultSymbolLabel() SymbolLabel {
	var raw C.money_symbol_label_t
	C.money_symbol_label_init(&raw)
	return symbolLabelOf(&raw)
}

// BreakdownRow is the value of a portfolio with one label.
type BreakdownRow struct {
	// "" for the symbols without a label.
	Label string
	// In the portfolio's currency.
	Value Money
	// The part of the value of all priced holdings.
	Percent Decimal
	PositionCount uint64
	// False if the value of all holdings is not above 0; Percent is then 0.
	HasPercent bool
}

func breakdownRowOf(raw *C.money_breakdown_row_t) BreakdownRow {
	return BreakdownRow{
		Label: textOf(raw.label[:]),
		Value: moneyOf(raw.value),
		Percent: decimalOf(raw.percent),
		PositionCount: uint64(raw.position_count),
		HasPercent: raw.has_percent != 0,
	}
}

// PostingAccounts is the accounts to which objects are posted, by their role.
//
// The texts are read during the call.
type PostingAccounts struct {
	// The payments of receipts, the entries of wallets, and the cash of portfolios.
	Cash string
	// The amounts due of invoices.
	Receivable string
	// The net amounts of receipts and invoices.
	Revenue string
	// The taxes of receipts and invoices, without retained taxes.
	Tax string
	// The retained taxes of invoices.
	Retained string
	// The prepaid amounts of invoices.
	Prepaid string
	// Difference and CashRounding of receipts, and the rounding amounts of invoices.
	Rounding string
	// Wallet entries of the kind [EntryKindDeposit].
	Deposits string
	// Wallet entries of the kind [EntryKindWithdrawal].
	Withdrawals string
	// Wallet entries of the kind [EntryKindTransfer].
	Transfers string
	// Wallet entries of the kind [EntryKindExchange].
	Exchange string
	// Wallet entries of the kind [EntryKindFee], and the fees of portfolios.
	Fees string
	// Wallet entries of the kind [EntryKindInterest].
	Interest string
	// Wallet entries of the kind [EntryKindAdjustment].
	Adjustments string
	// Wallet entries of the kind [EntryKindOpening].
	Opening string
	// Wallet entries of the kind [EntryKindUnspecified].
	Other string
	// The cost basis of the securities of portfolios.
	Securities string
	// The realised gains of portfolios.
	Gains string
	// The dividends of portfolios.
	Dividends string
	// The proceeds of securities of portfolios that were sold without being held.
	Missing string
}

func postingAccountsOf(raw *C.money_posting_accounts_t) PostingAccounts {
	return PostingAccounts{
		Cash: C.GoString(raw.cash),
		Receivable: C.GoString(raw.receivable),
		Revenue: C.GoString(raw.revenue),
		Tax: C.GoString(raw.tax),
		Retained: C.GoString(raw.retained),
		Prepaid: C.GoString(raw.prepaid),
		Rounding: C.GoString(raw.rounding),
		Deposits: C.GoString(raw.deposits),
		Withdrawals: C.GoString(raw.withdrawals),
		Transfers: C.GoString(raw.transfers),
		Exchange: C.GoString(raw.exchange),
		Fees: C.GoString(raw.fees),
		Interest: C.GoString(raw.interest),
		Adjustments: C.GoString(raw.adjustments),
		Opening: C.GoString(raw.opening),
		Other: C.GoString(raw.other),
		Securities: C.GoString(raw.securities),
		Gains: C.GoString(raw.gains),
		Dividends: C.GoString(raw.dividends),
		Missing: C.GoString(raw.missing),
	}
}

func (p *PostingAccounts) fill(c *call, raw *C.money_posting_accounts_t) {
	C.money_posting_accounts_init(raw)
	raw.cash = c.optional(p.Cash)
	raw.receivable = c.optional(p.Receivable)
	raw.revenue = c.optional(p.Revenue)
	raw.tax = c.optional(p.Tax)
	raw.retained = c.optional(p.Retained)
	raw.prepaid = c.optional(p.Prepaid)
	raw.rounding = c.optional(p.Rounding)
	raw.deposits = c.optional(p.Deposits)
	raw.withdrawals = c.optional(p.Withdrawals)
	raw.transfers = c.optional(p.Transfers)
	raw.exchange = c.optional(p.Exchange)
	raw.fees = c.optional(p.Fees)
	raw.interest = c.optional(p.Interest)
	raw.adjustments = c.optional(p.Adjustments)
	raw.opening = c.optional(p.Opening)
	raw.other = c.optional(p.Other)
	raw.securities = c.optional(p.Securities)
	raw.gains = c.optional(p.Gains)
	raw.dividends = c.optional(p.Dividends)
	raw.missing = c.optional(p.Missing)
}

func (p *PostingAccounts) give(c *call) *C.money_posting_accounts_t {
	if p == nil {
		return nil
	}
	raw := (*C.money_posting_accounts_t)(c.take(C.sizeof_money_posting_accounts_t))
	p.fill(c, raw)
	return raw
}

// DefaultPostingAccounts returns the default options: set the fields that differ.
func DefaultPostingAccounts() PostingAccounts {
	var raw C.money_posting_accounts_t
	C.money_posting_accounts_init(&raw)
	return postingAccountsOf(&raw)
}

// FeedOptions are options of a new feed.
//
// All texts are copied.
type FeedOptions struct {
	// The policy for exchange rates that jumped.
	Jump JumpPolicy
	// The provider's key, token or secret, in visible ASCII; "" for no key.
	ApiKey string
	// Http or https, without a query; "" for the provider's default, if any. For the European Central Bank it may
	// be a file, ".zip", ".csv" or ".xml"; your transport must unpack ".zip".
	BaseURL string
	// The base of the rates (Frankfurter), the currency of price quotes ("" for the symbol's trading currency), or
	// the reporting currency of a portfolio (required).
	Currency string
	// The options of the portfolio, for a store of transactions; nil for the defaults.
	Portfolio *PortfolioOptions
	// How long a document is fresh; math.MinInt64 for the default: a day for lists, else an hour.
	TtlSeconds int64
	// The time from a failure to the next attempt; math.MinInt64 for TtlSeconds.
	RetrySeconds int64
	// Maximum requests per second; 0 for no limit, -1 for the provider's limit (Finnhub: 30).
	PerSecond int32
	// Maximum requests per minute; 0 for no limit, -1 for the provider's limit (Finnhub: 60, the free plan).
	PerMinute int32
	// Maximum size of a response in bytes, up to [DocumentMax]; 0 for that maximum.
	LargestBody uint64
}

func feedOptionsOf(raw *C.money_feed_options_t) FeedOptions {
	return FeedOptions{
		Jump: JumpPolicy(raw.jump),
		ApiKey: C.GoString(raw.api_key),
		BaseURL: C.GoString(raw.base_url),
		Currency: C.GoString(raw.currency),
		TtlSeconds: int64(raw.ttl_seconds),
		RetrySeconds: int64(raw.retry_seconds),
		PerSecond: int32(raw.per_second),
		PerMinute: int32(raw.per_minute),
		LargestBody: uint64(raw.largest_body),
	}
}

// Format implements [fmt.Formatter]: it writes the struct as usual, but hides the secret.
func (f FeedOptions) Format(state fmt.State, verb rune) {
	type plain FeedOptions
	f.ApiKey = hide(f.ApiKey)
	formatPlain(state, verb, plain(f))
}

func (f *FeedOptions) fill(c *call, raw *C.money_feed_options_t) {
	C.money_feed_options_init(raw)
	raw.jump = C.money_jump_policy_t(f.Jump)
	raw.api_key = c.optional(f.ApiKey)
	raw.base_url = c.optional(f.BaseURL)
	raw.currency = c.optional(f.Currency)
	if f.Portfolio != nil {
		raw.portfolio = (*C.money_portfolio_options_t)(c.take(C.sizeof_money_portfolio_options_t))
		f.Portfolio.fill(c, raw.portfolio)
	}
	raw.ttl_seconds = C.int64_t(f.TtlSeconds)
	raw.retry_seconds = C.int64_t(f.RetrySeconds)
	raw.per_second = C.int32_t(f.PerSecond)
	raw.per_minute = C.int32_t(f.PerMinute)
	raw.largest_body = C.uint64_t(f.LargestBody)
}

func (f *FeedOptions) give(c *call) *C.money_feed_options_t {
	if f == nil {
		return nil
	}
	raw := (*C.money_feed_options_t)(c.take(C.sizeof_money_feed_options_t))
	f.fill(c, raw)
	return raw
}

// DefaultFeedOptions returns the default options: set the fields that differ.
func DefaultFeedOptions() FeedOptions {
	var raw C.money_feed_options_t
	C.money_feed_options_init(&raw)
	return feedOptionsOf(&raw)
}

// FeedInfo is the state of a feed at an instant.
type FeedInfo struct {
	// The provider whose documents a feed reads.
	Provider Provider
	// For several price quotes, the worst state.
	State FeedState
	// The status of the last failure since the last success, or [StatusOK].
	Status Status
	// The status that caused [ErrRetrieval], [ErrSaving] or [ErrRemoval]; else Status.
	Cause Status
	// A [TransportFailure] value, or 0.
	Reason TransportFailure
	// The HTTP status of that failure, or 0.
	HTTPStatus int32
	// Number of pending requests.
	PendingCount uint32
	// [FeedFlags] values.
	Flags FeedFlags
	// When the contents arrived, or the oldest of several, or the zero time.
	Success time.Time
	// Seconds since Success, 0 or more, or math.MinInt64.
	AgeSeconds int64
	// When the last request or response occurred, or the zero time.
	Attempt time.Time
	// When the next request is due if nothing else happens, or the zero time.
	NextAt time.Time
	// The revision that [Feed.Revision] returns.
	Revision uint64
}

func feedInfoOf(raw *C.money_feed_info_t) FeedInfo {
	return FeedInfo{
		Provider: Provider(raw.provider),
		State: FeedState(raw.state),
		Status: Status(raw.status),
		Cause: Status(raw.cause),
		Reason: TransportFailure(raw.reason),
		HTTPStatus: int32(raw.http_status),
		PendingCount: uint32(raw.pending_count),
		Flags: FeedFlags(raw.flags),
		Success: timeOf(raw.success),
		AgeSeconds: int64(raw.age_seconds),
		Attempt: timeOf(raw.attempt),
		NextAt: timeOf(raw.next_at),
		Revision: uint64(raw.revision),
	}
}

// StoreOptions are the options of an open store.
type StoreOptions struct {
	// True if changes are rejected.
	ReadOnly bool
	// True if the call creates a file that does not exist.
	Create bool
	// The maximum wait for another connection's change; 0 to fail immediately.
	BusyMilliseconds int32
	// The time after which a call interrupts its work on the file; 0 for no limit.
	WorkMilliseconds int32
}

func storeOptionsOf(raw *C.money_store_options_t) StoreOptions {
	return StoreOptions{
		ReadOnly: raw.read_only != 0,
		Create: raw.create != 0,
		BusyMilliseconds: int32(raw.busy_milliseconds),
		WorkMilliseconds: int32(raw.work_milliseconds),
	}
}

func (s *StoreOptions) fill(c *call, raw *C.money_store_options_t) {
	C.money_store_options_init(raw)
	raw.read_only = ofBool(s.ReadOnly)
	raw.create = ofBool(s.Create)
	raw.busy_milliseconds = C.int32_t(s.BusyMilliseconds)
	raw.work_milliseconds = C.int32_t(s.WorkMilliseconds)
}

func (s *StoreOptions) give(c *call) *C.money_store_options_t {
	if s == nil {
		return nil
	}
	raw := (*C.money_store_options_t)(c.take(C.sizeof_money_store_options_t))
	s.fill(c, raw)
	return raw
}

// DefaultStoreOptions returns the default options: set the fields that differ.
func DefaultStoreOptions() StoreOptions {
	var raw C.money_store_options_t
	C.money_store_options_init(&raw)
	return storeOptionsOf(&raw)
}

// MovementOptions are the options of a movement in stored wallets; nil for no key and no overdraft.
type MovementOptions struct {
	// True if [Store.WalletSpend] may overdraw the wallet; rejected by the other calls.
	MayGoBelowZero bool
	// The key of the request: one line of 1 to 255 bytes; "" for no key.
	IdempotencyKey string
}

func movementOptionsOf(raw *C.money_movement_options_t) MovementOptions {
	return MovementOptions{
		MayGoBelowZero: raw.may_go_below_zero != 0,
		IdempotencyKey: C.GoString(raw.idempotency_key),
	}
}

func (m *MovementOptions) fill(c *call, raw *C.money_movement_options_t) {
	C.money_movement_options_init(raw)
	raw.may_go_below_zero = ofBool(m.MayGoBelowZero)
	raw.idempotency_key = c.optional(m.IdempotencyKey)
}

func (m *MovementOptions) give(c *call) *C.money_movement_options_t {
	if m == nil {
		return nil
	}
	raw := (*C.money_movement_options_t)(c.take(C.sizeof_money_movement_options_t))
	m.fill(c, raw)
	return raw
}

// DefaultMovementOptions returns the default options: set the fields that differ.
func DefaultMovementOptions() MovementOptions {
	var raw C.money_movement_options_t
	C.money_movement_options_init(&raw)
	return movementOptionsOf(&raw)
}

// LegEntries is the entries created by a leg of a movement.
type LegEntries struct {
	// The id of the entry that spent the amount; 0 for an inflow.
	Source uint64
	// The id of the entry that received the amount; 0 for an outflow.
	Target uint64
	// The received amount; all zero for an outflow.
	Received Money
}

func legEntriesOf(raw *C.money_leg_entries_t) LegEntries {
	return LegEntries{
		Source: uint64(raw.source),
		Target: uint64(raw.target),
		Received: moneyOf(raw.received),
	}
}

// StoredLeg is a leg of a transfer between stored wallets: an amount moved from a source wallet to a target
// wallet.
type StoredLeg struct {
	// The name of a wallet; "" for an inflow such as a deposit.
	Source string
	// The name of a wallet; "" for an outflow such as a fee; at least one must be set.
	Target string
	// Above 0.
	Amount Money
}

func storedLegOf(raw *C.money_stored_leg_t) StoredLeg {
	return StoredLeg{
		Source: C.GoString(raw.source),
		Target: C.GoString(raw.target),
		Amount: moneyOf(raw.amount),
	}
}

func (s *StoredLeg) fill(c *call, raw *C.money_stored_leg_t) {
	C.money_stored_leg_init(raw)
	raw.source = c.optional(s.Source)
	raw.target = c.optional(s.Target)
	raw.amount = s.Amount.raw()
}

func (s *StoredLeg) give(c *call) *C.money_stored_leg_t {
	if s == nil {
		return nil
	}
	raw := (*C.money_stored_leg_t)(c.take(C.sizeof_money_stored_leg_t))
	s.fill(c, raw)
	return raw
}

// DefaultStoredLeg returns the default options: set the fields that differ.
func DefaultStoredLeg() StoredLeg {
	var raw C.money_stored_leg_t
	C.money_stored_leg_init(&raw)
	return storedLegOf(&raw)
}

// ConverterOptions are options of a converter.
type ConverterOptions struct {
	// Fraction digits of the result: 0 to 38, or [DigitsCurrency].
	Digits int32
	// Fraction digits for targets without a minor unit if Digits is [DigitsCurrency]: 0 to 38; default 8.
	OtherDigits int32
	// Rounding mode of the result; default half-even.
	Rounding Rounding
	// How a locale displays the currency; [CurrencyDisplayNone] for the number only.
	Display CurrencyDisplay
	// Maximum age of fresh rates in seconds, or math.MinInt64 for no limit; default 3600.
	FreshFor int64
	// User-defined currencies, which the converter copies.
	Registry *CurrencyRegistry
}

func converterOptionsOf(raw *C.money_converter_options_t) ConverterOptions {
	return ConverterOptions{
		Digits: int32(raw.digits),
		OtherDigits: int32(raw.other_digits),
		Rounding: Rounding(raw.rounding),
		Display: CurrencyDisplay(raw.display),
		FreshFor: int64(raw.fresh_for),
	}
}

func (co *ConverterOptions) fill(c *call, raw *C.money_converter_options_t) {
	C.money_converter_options_init(raw)
	raw.digits = C.int32_t(co.Digits)
	raw.other_digits = C.int32_t(co.OtherDigits)
	raw.rounding = C.money_rounding_t(co.Rounding)
	raw.display = C.money_currency_display_t(co.Display)
	raw.fresh_for = C.int64_t(co.FreshFor)
	raw.registry = (*C.money_currency_registry_t)(c.use(co.Registry.held()))
}

func (co *ConverterOptions) give(c *call) *C.money_converter_options_t {
	if co == nil {
		return nil
	}
	raw := (*C.money_converter_options_t)(c.take(C.sizeof_money_converter_options_t))
	co.fill(c, raw)
	return raw
}

// DefaultConverterOptions returns the default options: set the fields that differ.
func DefaultConverterOptions() ConverterOptions {
	var raw C.money_converter_options_t
	C.money_converter_options_init(&raw)
	return converterOptionsOf(&raw)
}

// ConverterInfo is the state of a converter at an instant, without its texts.
type ConverterInfo struct {
	// A currency code.
	Source string
	// A currency code.
	Target string
	// The state of a converter.
	State ConverterState
	// The state of the input.
	InputState InputState
	// The origin of a converter's rates.
	Origin Origin
	// True if rates have been requested and the response is pending.
	IsLoading bool
	// True if rates are available, but are too old or could not be updated.
	IsStale bool
	// True if rates should be fetched now.
	WantsRates bool
	// The status of [Converter.Reason]; [StatusOK] without a failure.
	Failure Status
	// [Flags] values of the result.
	Flags Flags
	// The time in the document of rates, or else the start of its newest date; the zero time if unknown.
	Updated time.Time
	// Seconds from Updated to Now; math.MinInt64 if unknown.
	UpdatedAge int64
	// When the rates arrived; the zero time if unknown.
	Received time.Time
	// Seconds from Received to Now; math.MinInt64 if unknown.
	ReceivedAge int64
}

func converterInfoOf(raw *C.money_converter_info_t) ConverterInfo {
	return ConverterInfo{
		Source: textOf(raw.source[:]),
		Target: textOf(raw.target[:]),
		State: ConverterState(raw.state),
		InputState: InputState(raw.input_state),
		Origin: Origin(raw.origin),
		IsLoading: raw.is_loading != 0,
		IsStale: raw.is_stale != 0,
		WantsRates: raw.wants_rates != 0,
		Failure: Status(raw.failure),
		Flags: Flags(raw.flags),
		Updated: timeOf(raw.updated),
		UpdatedAge: int64(raw.updated_age),
		Received: timeOf(raw.received),
		ReceivedAge: int64(raw.received_age),
	}
}

// CurrencyListItem is a row of a list: one currency.
type CurrencyListItem struct {
	// A currency code.
	Code string
	// An emoji of two regional indicators in UTF-8; "" if no region's flag is suitable.
	Flag string
	// True if the currency is a favourite.
	IsFavourite bool
	// True if the rates of [CurrencyList.Mark] contain the currency.
	IsQuoted bool
	// UTF-8; longer names, such as some in Chakma, are truncated after a complete character.
	Name string
}

func currencyListItemOf(raw *C.money_currency_list_item_t) CurrencyListItem {
	return CurrencyListItem{
		Code: textOf(raw.code[:]),
		Flag: textOf(raw.flag[:]),
		IsFavourite: raw.is_favourite != 0,
		IsQuoted: raw.is_quoted != 0,
		Name: textOf(raw.name[:]),
	}
}

