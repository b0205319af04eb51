// Code generated from the headers by api/generate.py. DO NOT EDIT.

package money

// #include <money/desk.h>
import "C"

import (
	"fmt"
	"time"
)

// Failure: The reason for a failure. A call writes it only when it fails. You own the struct. 256 bytes.
type Failure struct {
	// the status that the call returned
	Status Status
	// the status that caused MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_REMOVAL or MONEY_ERR_STORE_UNKNOWN;
	// else 0
	Cause Status
	// the byte offset of the failure in the input text, or -1
	Position int64
	// one line, NUL-terminated, such as "no rate from EUR to XAF on 2024-02-29"
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

// Currency: A currency with its properties from ISO 4217 and Unicode CLDR. `share/currencies` lists the source
// of each fact.
type Currency struct {
	Code string
	// a MONEY_CURRENCY_
	Kind CurrencyKind
	// the ISO 4217 numeric code, or 0 if it has no such code
	Numeric int32
	// fraction digits of the minor unit today, or of the last one; -1 if the currency has no minor unit
	Digits int32
	// date of introduction, or MONEY_DATE_NONE if unknown
	Introduced Date
	// the first date on which it is no longer current, or MONEY_DATE_NONE
	Withdrawn Date
	// the first date on which the factor below is fixed, or MONEY_DATE_NONE
	FactorSince Date
	// the currency that replaced it, or of which a quote unit is a fraction; "" for no successor
	Successor string
	// 1 successor = numerator/denominator of this currency; 0/0 for no factor
	FactorNumerator uint64
	FactorDenominator uint64
	// the smallest cash amount if it differs from the minor unit, else 0
	CashStep Decimal
	// ISO 3166 code of the region whose flag represents it, "EU" for EUR; "" for no flag
	Flag string
	// ISO 3166 codes of the countries that use it, separated by spaces; truncated after a complete code if too long
	Countries string
	// the English name from Unicode CLDR, in UTF-8
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

// CashRounding: A rule for rounding cash payments. `share/currencies/cash.csv` lists each rule with its source.
type CashRounding struct {
	Currency string
	// the ISO 3166-1 code of the country that the rule applies to; "" for all countries
	Country string
	// the rounding mode
	Rounding Rounding
	// the treatment of amounts up to `small`
	SmallAmounts CashSmall
	// the first date of the rule, or MONEY_DATE_NONE if it has no start date
	Since Date
	// the first date on which the rule no longer applies, or MONEY_DATE_NONE
	Until Date
	// the smallest cash amount
	Step Decimal
	// the largest amount to which `small_amounts` applies, or 0
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

// AllocateOptions: Options of money_allocate and money_split.
type AllocateOptions struct {
	Method Allocation
	// fraction digits of each share: 0 to 38, or MONEY_DIGITS_CURRENCY for the minor unit of the currency, or for
	// the scale of the amount if that is larger or the minor unit is unknown
	Digits int32
	// user-defined currencies; may be NULL; read during the call only
	Registry *CurrencyRegistry
	// each share is a multiple of this step, such as 0.05, instead of having `digits`; 0 for no step
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

// DefaultAllocateOptions has what the library takes if you give none: set the fields that differ.
func DefaultAllocateOptions() AllocateOptions {
	var raw C.money_allocate_options_t
	C.money_allocate_options_init(&raw)
	return allocateOptionsOf(&raw)
}

// Rate: A rate: 1 `from` = numerator/denominator `to`, exactly as quoted (1.10 is 110/100). 56 bytes.
type Rate struct {
	From string
	To string
	Numerator uint64
	Denominator uint64
	// the date of the rate, or MONEY_DATE_NONE for an undated rate, which is valid on any date
	Date Date
	// a MONEY_RATE_
	Kind RateKind
	// 0 or MONEY_FLAG_RATE_ROUNDED
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

// DefaultRate has what the library takes if you give none: set the fields that differ.
func DefaultRate() Rate {
	var raw C.money_rate_t
	C.money_rate_init(&raw)
	return rateOf(&raw)
}

// RatesInfo: Information about a table of rates. 152 bytes.
type RatesInfo struct {
	// the currency through which cross rates are calculated; "" for no base currency
	Base string
	// MONEY_FLAG_RATE_ROUNDED if any rate was rounded when it was read
	Flags Flags
	// the earliest date; MONEY_DATE_NONE for undated rates
	FirstDate Date
	// the latest date; MONEY_DATE_NONE for undated rates
	LastDate Date
	// the time of publication, or MONEY_INSTANT_NONE
	Instant time.Time
	// number of currencies
	CurrencyCount uint64
	// number of directions quoted on any date
	PairCount uint64
	// number of dates
	DateCount uint64
	// number of rates of all pairs and dates
	QuoteCount uint64
	// the publisher; "" if unknown
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

// ConvertOptions: Options of a conversion. `max_gap` is a number of days from the requested date back to the
// date of the rates, regardless of the current time. `fresh_for` is a number of seconds from `now` back to the
// time of publication, with or without a requested date, so it detects tables that are no longer updated.
// Conversions read no clock, so `fresh_for` requires `now`.
type ConvertOptions struct {
	// the date of the rates, or MONEY_DATE_NONE for the newest date of the table
	Date Date
	// how many days earlier the rates may be; 0 for the exact date only
	MaxGap int32
	// fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY
	Digits int32
	Rounding Rounding
	// a MONEY_STALE_ value; used only with `fresh_for`
	Stale StalePolicy
	// user-defined currencies; may be NULL; read during the call only
	Registry *CurrencyRegistry
	// the current time, to calculate the age of the rates, or MONEY_INSTANT_NONE
	Now time.Time
	// the maximum age of fresh rates in seconds, or MONEY_INSTANT_NONE for no limit
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

// DefaultConvertOptions has what the library takes if you give none: set the fields that differ.
func DefaultConvertOptions() ConvertOptions {
	var raw C.money_convert_options_t
	C.money_convert_options_init(&raw)
	return convertOptionsOf(&raw)
}

// Conversion: The provenance of a conversion.
type Conversion struct {
	// 1 source = rate target, exactly
	Rate Ratio
	// exact result - rounded result
	Remainder Ratio
	// the date of the rates; MONEY_DATE_NONE if only undated rates were used
	AsOf Date
	// number of days from `as_of` to the requested date; 0 without a requested date
	GapDays int32
	// the time of publication of the rates, or MONEY_INSTANT_NONE
	Instant time.Time
	// seconds from `instant`, or else from the start of `as_of` in UTC, to `now`; MONEY_INSTANT_NONE if unknown
	AgeSeconds int64
	// MONEY_FLAG_ values
	Flags Flags
	// the path: each leg's `to` is the next one's `from`
	Legs []Rate
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

// CurrencyPair: A direction of exchange: a rate is the price of 1 `from` in `to`. 24 bytes.
type CurrencyPair struct {
	From string
	To string
}

func currencyPairOf(raw *C.money_currency_pair_t) CurrencyPair {
	return CurrencyPair{
		From: textOf(raw.from[:]),
		To: textOf(raw.to[:]),
	}
}

// ColumnOptions: Options of the functions for columns.
type ColumnOptions struct {
	// as in money_convert_options_t; overridden by a column of dates
	Date Date
	// how many days earlier the rates may be; 0 for the exact date only
	MaxGap int32
	// fraction digits of the results: 0 to 38, or MONEY_DIGITS_CURRENCY
	Digits int32
	Rounding Rounding
	// for money_column_allocate
	Method Allocation
	// 0 or 1 for the calling thread only; otherwise the maximum number of threads for long columns
	Threads int32
	// as in money_convert_options_t, like the last two
	Stale StalePolicy
	// user-defined currencies; may be NULL; read during the call only
	Registry *CurrencyRegistry
	Now time.Time
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

// DefaultColumnOptions has what the library takes if you give none: set the fields that differ.
func DefaultColumnOptions() ColumnOptions {
	var raw C.money_column_options_t
	C.money_column_options_init(&raw)
	return columnOptionsOf(&raw)
}

// ExpressionValue: The result of an expression. 64 bytes.
type ExpressionValue struct {
	Kind ExpressionKind
	// MONEY_FLAG_ values
	Flags Flags
	// the number, or the number of the amount without its currency
	Number Decimal
	// the amount; zeroed for a number
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

// ExpressionInfo: Information about an evaluated expression. 240 bytes.
type ExpressionInfo struct {
	Value ExpressionValue
	// the result before rounding, in lowest terms
	Exact Ratio
	// number of conversions, where each pair of currencies counts once
	ConversionCount uint64
}

func expressionInfoOf(raw *C.money_expression_info_t) ExpressionInfo {
	return ExpressionInfo{
		Value: expressionValueOf(&raw.value),
		Exact: ratioOf(&raw.exact),
		ConversionCount: uint64(raw.conversion_count),
	}
}

// LocaleOptions: Options of money_format_locale. 40 bytes.
type LocaleOptions struct {
	Style LocaleStyle
	Display CurrencyDisplay
	// number of fraction digits, 0 to 38, or MONEY_DIGITS_CURRENCY for the minor unit of the currency, or for the
	// scale of the amount if that is larger; MONEY_STYLE_COMPACT requires 0 to 38
	Digits int32
	Rounding Rounding
	Numerals Numerals
	// user-defined currencies; may be NULL; read during the call only
	Registry *CurrencyRegistry
	// loaded tables; NULL for the built-in ones
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

// DefaultLocaleOptions has what the library takes if you give none: set the fields that differ.
func DefaultLocaleOptions() LocaleOptions {
	var raw C.money_locale_options_t
	C.money_locale_options_init(&raw)
	return localeOptionsOf(&raw)
}

// FormatOptions: Options of money_format_pattern and money_parse_pattern. 104 bytes. A text that is NULL
// defaults to that of the locale, or without a locale to ".", ",", "-" and "+". Texts are limited to 32 bytes
// without control characters. Separators and signs must not contain digits.
type FormatOptions struct {
	Sign SignDisplay
	Zeros TrailingZeros
	// used if an amount has more digits than the maximum
	Rounding Rounding
	// the digits are 0 to 9 without a locale
	Numerals Numerals
	// 0 to 38, MONEY_DIGITS_PATTERN, MONEY_DIGITS_CURRENCY, or MONEY_DIGITS_EXACT for the scale of the amount
	MinimumFraction int32
	// as above; MONEY_DIGITS_EXACT prevents rounding
	MaximumFraction int32
	// 1 to 38, or MONEY_DIGITS_PATTERN; must not be combined with fraction digits
	MinimumSignificant int32
	MaximumSignificant int32
	// the minimum number of digits before the first group separator, 1 to 38: 2 writes "1234" and "12,345"
	MinimumGrouping int32
	DecimalSeparator string
	// "" for no grouping
	GroupSeparator string
	MinusSign string
	PlusSign string
	// replaces ¤; NULL for the symbol in the locale, or without a locale for the code
	Symbol string
	// the source of all texts and digits that are not set; NULL for no locale
	Locale string
	// user-defined currencies; may be NULL; read during the call only
	Registry *CurrencyRegistry
	// loaded tables that contain the locale; NULL for the built-in ones
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

// DefaultFormatOptions has what the library takes if you give none: set the fields that differ.
func DefaultFormatOptions() FormatOptions {
	var raw C.money_format_options_t
	C.money_format_options_init(&raw)
	return formatOptionsOf(&raw)
}

// WalletNote: The label and the date of an entry or a hold; NULL for neither.
type WalletNote struct {
	// the date, or MONEY_DATE_NONE
	Date Date
	// one line of UTF-8, at most 79 bytes; NULL for no label. It is NUL-terminated and copied.
	Label string
}

func walletNoteOf(raw *C.money_wallet_note_t) WalletNote {
	return WalletNote{
		Date: Date(raw.date),
		Label: C.GoString(raw.label),
	}
}

func (w *WalletNote) fill(c *call, raw *C.money_wallet_note_t) {
	C.money_wallet_note_init(raw)
	raw.date = C.money_date_t(w.Date)
	raw.label = c.optional(w.Label)
}

func (w *WalletNote) give(c *call) *C.money_wallet_note_t {
	if w == nil {
		return nil
	}
	raw := (*C.money_wallet_note_t)(c.take(C.sizeof_money_wallet_note_t))
	w.fill(c, raw)
	return raw
}

// DefaultWalletNote has what the library takes if you give none: set the fields that differ.
func DefaultWalletNote() WalletNote {
	var raw C.money_wallet_note_t
	C.money_wallet_note_init(&raw)
	return walletNoteOf(&raw)
}

// WalletEntry: An entry or a hold of a wallet. 128 bytes.
type WalletEntry struct {
	// 1, 2, 3, … in the order in which entries and holds are created; never reused
	ID uint64
	// negative for a payment
	Amount Money
	// the date, or MONEY_DATE_NONE
	Date Date
	Label string
}

func walletEntryOf(raw *C.money_wallet_entry_t) WalletEntry {
	return WalletEntry{
		ID: uint64(raw.id),
		Amount: moneyOf(raw.amount),
		Date: Date(raw.date),
		Label: textOf(raw.label[:]),
	}
}

// WalletTotalDetails: The details of a total: the effect of rounding each entry separately, and flags. 72 bytes.
type WalletTotalDetails struct {
	// the sum of the entries, each converted and rounded separately
	TotalOfRounded Money
	// the total, which is rounded once, minus total_of_rounded
	Difference Money
	// the flags of the conversions
	Flags Flags
}

func walletTotalDetailsOf(raw *C.money_wallet_total_details_t) WalletTotalDetails {
	return WalletTotalDetails{
		TotalOfRounded: moneyOf(raw.total_of_rounded),
		Difference: moneyOf(raw.difference),
		Flags: Flags(raw.flags),
	}
}

// TransferLeg: A leg of a transfer: an amount moved from a source wallet to a target wallet. 56 bytes.
type TransferLeg struct {
	// NULL for an inflow such as a deposit
	Source *Wallet
	// NULL for an outflow such as a fee; `source` and `target` must not both be NULL
	Target *Wallet
	// above 0
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

// DefaultTransferLeg has what the library takes if you give none: set the fields that differ.
func DefaultTransferLeg() TransferLeg {
	var raw C.money_transfer_leg_t
	C.money_transfer_leg_init(&raw)
	return transferLegOf(&raw)
}

// ExchangeLeg: A leg of an exchange: an amount sold for another currency. 48 bytes.
type ExchangeLeg struct {
	// the currency bought; "" for an outflow such as a fee
	Receive string
	// the amount sold, above 0
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

// DefaultExchangeLeg has what the library takes if you give none: set the fields that differ.
func DefaultExchangeLeg() ExchangeLeg {
	var raw C.money_exchange_leg_t
	C.money_exchange_leg_init(&raw)
	return exchangeLegOf(&raw)
}

// WalletStatementRow: A row of a wallet statement. 192 bytes.
type WalletStatementRow struct {
	Kind StatementRowKind
	// the date of an entry, else MONEY_DATE_NONE
	Date Date
	// the id of an entry, else 0
	ID uint64
	Amount Money
	// the amount as text, such as "12.50 EUR"
	Text string
	// the label of an entry, else ""
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

// Product: A product and its price. Each text is one line of UTF-8. In C it ends with a NUL within its array,
// and the bytes after the NUL are ignored. The struct is 424 bytes.
type Product struct {
	// the identifier, unique in the catalogue: 1 to 63 bytes
	Sku string
	// the display name; "" if the product has no name
	Name string
	// the unit of the price, such as "per bottle"; "" if unspecified
	Unit string
	// the tax category; "" for a product without a category
	Category string
	// the price of one unit, in the catalogue's currency: 0 or more, with any number of fraction digits
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

// DefaultProduct has what the library takes if you give none: set the fields that differ.
func DefaultProduct() Product {
	var raw C.money_product_t
	C.money_product_init(&raw)
	return productOf(&raw)
}

// TaxRate: The tax rate of a category. 56 bytes.
type TaxRate struct {
	// "" for products without a category
	Category string
	// the rate in percent: 19 is 19 %
	Percent Decimal
}

func taxRateOf(raw *C.money_tax_rate_t) TaxRate {
	return TaxRate{
		Category: textOf(raw.category[:]),
		Percent: decimalOf(raw.percent),
	}
}

// BasketPolicy: The rules of a checkout: rounding, price basis and payment.
type BasketPolicy struct {
	// the level at which amounts are rounded
	Level RoundingLevel
	// the rounding mode
	Rounding Rounding
	// the allocation to line items of the minor units that remain when a sum or the order's discount is rounded;
	// not MONEY_ALLOCATE_SEPARATE_REMAINDER
	Remainder Allocation
	// whether prices include tax
	Prices PriceBasis
	// the means of payment
	Tender Tender
	// the rounding mode of the payable amount, with MONEY_TENDER_CASH
	CashRounding Rounding
	// the ISO 3166-1 code of a country whose cash rounding rule applies to its legal tender, as of the date of the
	// checkout's options; "" for `cash_rounding` and `cash_step`
	CashCountry string
	// the smallest coin in the catalogue's currency, above 0. 0 for the currency's own cash step, or its minor unit
	// if it has no cash step; any other currency uses its own
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

// DefaultBasketPolicy has what the library takes if you give none: set the fields that differ.
func DefaultBasketPolicy() BasketPolicy {
	var raw C.money_basket_policy_t
	C.money_basket_policy_init(&raw)
	return basketPolicyOf(&raw)
}

// Discount: A discount on a line item or on the order. 64 bytes.
type Discount struct {
	Kind DiscountKind
	// with MONEY_DISCOUNT_PERCENT, the percentage, 0 to 100: 10 is a tenth; otherwise all zero
	Percent Decimal
	// with MONEY_DISCOUNT_FIXED, the amount: 0 or more, in the catalogue's currency, a whole number of minor units;
	// otherwise all zero
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

// DefaultDiscount has what the library takes if you give none: set the fields that differ.
func DefaultDiscount() Discount {
	var raw C.money_discount_t
	C.money_discount_init(&raw)
	return discountOf(&raw)
}

// BasketLineItem: A line item of a basket: a product and its quantity. 512 bytes.
type BasketLineItem struct {
	// the product, with the price it had when it was first added
	Product Product
	// never 0; negative for a refund
	Quantity Decimal
	// the discount; of kind MONEY_DISCOUNT_NONE by default
	Discount Discount
}

func basketLineItemOf(raw *C.money_basket_line_item_t) BasketLineItem {
	return BasketLineItem{
		Product: productOf(&raw.product),
		Quantity: decimalOf(raw.quantity),
		Discount: discountOf(&raw.discount),
	}
}

// ReceiptInfo: The totals of a receipt in one currency. The following sums always hold: - The line items'
// `total` add up to `subtotal`, and their `order_discount` to `discount`. - The tax rows add up to `net`, `tax`
// and `gross`. - net + tax = gross - gross + difference = total - total + cash_rounding = payable 368 bytes.
type ReceiptInfo struct {
	// the sum of the line items before the order's discount
	Subtotal Money
	// the discount on the order; 0 or more in a sale
	Discount Money
	Net Money
	Tax Money
	// the sum of the line items
	Gross Money
	// the amount due; in another currency, the total converted once
	Total Money
	// total - gross; 0 unless the receipt is converted
	Difference Money
	// payable - total
	CashRounding Money
	// the amount to pay
	Payable Money
	LineItemCount uint64
	// the number of tax rows
	TaxCount uint64
	// the order's discount as set by money_basket_set_discount
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

// ReceiptLineItem: A line item of a receipt in one currency. price - discount = total, and net + tax = gross.
// 736 bytes.
type ReceiptLineItem struct {
	// the line item of the basket; its product is priced in the catalogue's currency
	Item BasketLineItem
	// quantity × price
	Price Money
	// the discount on the line item
	Discount Money
	Total Money
	// the line item's share of the order's discount
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

// ReceiptTax: A tax row of a receipt: the amounts of one tax category. 152 bytes.
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

// InvoiceTax: A tax of a line item, an allowance or a charge. A tax whose fields are all zero is ignored. The
// categories of the standard are: - S (standard rate), Z (zero rated), E (exempt), AE (reverse charge), K
// (supply within the European Union) - G (export), O (outside the scope of tax), L, M and B The percentage of Z,
// E, AE, K, G and O must be 0. Other taxes can be named freely, such as "GST", "CGST" or "IRPF". 64 bytes.
type InvoiceTax struct {
	// the category or the name of the tax: one line of 1 to 31 bytes
	Category string
	// the rate in percent, 0 to 100: 19 is 19 %
	Percent Decimal
	// the effect on the totals
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

// InvoiceLineItem: A line item of an invoice: name, quantity, price and taxes. 616 bytes.
type InvoiceLineItem struct {
	// the name of the item in one line (BT-153); "" if unspecified
	Name string
	// the quantity (BT-129); negative for returned items; may be 0
	Quantity Decimal
	// the net price of `base_quantity` items (BT-146): 0 or more, with any number of fraction digits
	Price Money
	// the quantity to which the price applies (BT-149), above 0; 0 for 1
	BaseQuantity Decimal
	// at least one tax; unused elements are all zero
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

// DefaultInvoiceLineItem has what the library takes if you give none: set the fields that differ.
func DefaultInvoiceLineItem() InvoiceLineItem {
	var raw C.money_invoice_line_item_t
	C.money_invoice_line_item_init(&raw)
	return invoiceLineItemOf(&raw)
}

// InvoiceAdjustment: An allowance or a charge of a line item or of the document. Its value is `amount`, or else
// `percent` of `base`, rounded to the fraction digits of the invoice. If all three are set, `amount` is used,
// and `percent` and `base` are stored with it.
type InvoiceAdjustment struct {
	Kind InvoiceAdjustmentKind
	// the reason as text in one line; "" if unspecified
	Reason string
	// a code of the list UNTDID 5189 (allowances) or 7161 (charges); "" if unspecified
	ReasonCode string
	// a whole number of minor units; all zero for `percent` of `base`
	Amount Money
	// 0 or more; 0 if only `amount` is set
	Percent Decimal
	// all zero for the line item's price × quantity; required for a percentage on the document
	Base Money
	// the taxes of an adjustment of the document; all zero for that of a line item, whose taxes apply
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

// DefaultInvoiceAdjustment has what the library takes if you give none: set the fields that differ.
func DefaultInvoiceAdjustment() InvoiceAdjustment {
	var raw C.money_invoice_adjustment_t
	C.money_invoice_adjustment_init(&raw)
	return invoiceAdjustmentOf(&raw)
}

// InvoiceLineAmounts: The amounts of a line item: price - allowances + charges = net. 128 bytes.
type InvoiceLineAmounts struct {
	// quantity × price ÷ base quantity, rounded half up
	Price Money
	// the sum of the line item's allowances (BT-136)
	Allowances Money
	// the sum of the line item's charges (BT-141)
	Charges Money
	// the net amount (BT-131)
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

// InvoiceCategory: A tax with its base and its amount, summed over the invoice.
type InvoiceCategory struct {
	// the category, its percentage (BT-118, BT-119) and its kind
	Tax InvoiceTax
	// the taxable amount: net amounts - allowances + charges (BT-116)
	Base Money
	// the amount of the tax (BT-117)
	Amount Money
	// the reason for an exemption (BT-120); "" if not set
	Reason string
	// the reason as a code of the list VATEX (BT-121); "" if not set
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

// InvoiceTotals: The totals of an invoice.
type InvoiceTotals struct {
	// the sum of the line items' net amounts (BT-106)
	LineTotal Money
	// the sum of the document's allowances (BT-107)
	Allowances Money
	// the sum of the document's charges (BT-108)
	Charges Money
	// line_total - allowances + charges (BT-109)
	Net Money
	// the sum of the taxes, without retained taxes (BT-110)
	Tax Money
	// net + tax (BT-112)
	Gross Money
	// the sum of the retained taxes, which the standard does not define
	Retained Money
	// the prepaid amount (BT-113)
	Prepaid Money
	// the rounding amount set by money_invoice_set_payment (BT-114)
	Rounding Money
	// gross - retained - prepaid + rounding (BT-115)
	Payable Money
	// the tax in the accounting currency (BT-111); all zero without such a currency
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

// CashFlow: An amount paid in (negative) or withdrawn (positive) on a date. 40 bytes.
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

// DefaultCashFlow has what the library takes if you give none: set the fields that differ.
func DefaultCashFlow() CashFlow {
	var raw C.money_cash_flow_t
	C.money_cash_flow_init(&raw)
	return cashFlowOf(&raw)
}

// RateOfReturn: The internal rates of return of dated cash flows. Rates of return are not amounts. They are
// doubles that are identical on every platform: 0.05 is 5 % a year. The struct is 280 bytes.
type RateOfReturn struct {
	Outcome XIRROutcome
	// 0 if a rate exists
	Reason XIRRReason
	DayCount DayCount
	// 1 if the number of rates is proven; 0 if indistinguishable rates were merged
	IsCertain bool
	// `rate_count` rates in ascending order, followed by zeros
	Rates []float64
}

func rateOfReturnOf(raw *C.money_xirr_t) RateOfReturn {
	return RateOfReturn{
		Outcome: XIRROutcome(raw.outcome),
		Reason: XIRRReason(raw.reason),
		DayCount: DayCount(raw.day_count),
		IsCertain: raw.is_certain != 0,
		Rates: listOf(raw.rates[:], int(raw.rate_count), func(one C.double) float64 { return float64(one) }),
	}
}

// ValuePoint: The value of an investment on a date, and the amount then paid in (positive) or withdrawn
// (negative). 72 bytes.
type ValuePoint struct {
	Date Date
	// the value before the flow
	Value Money
	// 0 in the same currency for no flow
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

// DefaultValuePoint has what the library takes if you give none: set the fields that differ.
func DefaultValuePoint() ValuePoint {
	var raw C.money_value_point_t
	C.money_value_point_init(&raw)
	return valuePointOf(&raw)
}

// Transaction: A trade, a payment or a split. 248 bytes. Fields that an action does not use must keep their
// defaults.
type Transaction struct {
	// one line of UTF-8, at most 39 bytes; "" for an id assigned by the portfolio
	ID string
	// one line of UTF-8, at most 63 bytes; "" only for a fee of the portfolio
	Symbol string
	Date Date
	Action Action
	// for a trade: the number of shares, above 0; for a split: the shares after it
	Quantity Decimal
	// for a split: the shares before it, above 0
	Per Decimal
	// the amount paid or received, excluding the fee: 0 or more; unused for a split
	Total Money
	// 0 or more, in any currency. The amount of a MONEY_ACTION_FEE is in `total`.
	Fee Money
	// the numerator of the transaction's own exchange rate: the price of 1 unit of the total's currency in the
	// portfolio's currency
	RateNumerator uint64
	// its denominator. Both are 0 to use the exchange rate of the date.
	RateDenominator uint64
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
}

func (t *Transaction) give(c *call) *C.money_transaction_t {
	if t == nil {
		return nil
	}
	raw := (*C.money_transaction_t)(c.take(C.sizeof_money_transaction_t))
	t.fill(c, raw)
	return raw
}

// DefaultTransaction has what the library takes if you give none: set the fields that differ.
func DefaultTransaction() Transaction {
	var raw C.money_transaction_t
	C.money_transaction_init(&raw)
	return transactionOf(&raw)
}

// LotSelection: A lot that a sale selects (specific identification), and the number of its shares to sell. 72
// bytes.
type LotSelection struct {
	// the id of the purchase that created the lot
	ID string
	// the number of shares as of the date of the sale, above 0
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

// DefaultLotSelection has what the library takes if you give none: set the fields that differ.
func DefaultLotSelection() LotSelection {
	var raw C.money_lot_selection_t
	C.money_lot_selection_init(&raw)
	return lotSelectionOf(&raw)
}

// PortfolioOptions: The options of a new portfolio, which the portfolio stores.
type PortfolioOptions struct {
	// the lot method
	Method LotMethod
	// the short-sale policy
	ShortSales ShortSalePolicy
	// user-defined currencies; may be NULL. The registry is copied.
	Registry *CurrencyRegistry
}

func portfolioOptionsOf(raw *C.money_portfolio_options_t) PortfolioOptions {
	return PortfolioOptions{
		Method: LotMethod(raw.method),
		ShortSales: ShortSalePolicy(raw.short_sales),
	}
}

func (p *PortfolioOptions) fill(c *call, raw *C.money_portfolio_options_t) {
	C.money_portfolio_options_init(raw)
	raw.method = C.money_lot_method_t(p.Method)
	raw.short_sales = C.money_short_sale_policy_t(p.ShortSales)
	raw.registry = (*C.money_currency_registry_t)(c.use(p.Registry.held()))
}

func (p *PortfolioOptions) give(c *call) *C.money_portfolio_options_t {
	if p == nil {
		return nil
	}
	raw := (*C.money_portfolio_options_t)(c.take(C.sizeof_money_portfolio_options_t))
	p.fill(c, raw)
	return raw
}

// DefaultPortfolioOptions has what the library takes if you give none: set the fields that differ.
func DefaultPortfolioOptions() PortfolioOptions {
	var raw C.money_portfolio_options_t
	C.money_portfolio_options_init(&raw)
	return portfolioOptionsOf(&raw)
}

// PortfolioInfo: The options with which a portfolio was created. 24 bytes.
type PortfolioInfo struct {
	Currency string
	Method LotMethod
	ShortSales ShortSalePolicy
}

func portfolioInfoOf(raw *C.money_portfolio_info_t) PortfolioInfo {
	return PortfolioInfo{
		Currency: textOf(raw.currency[:]),
		Method: LotMethod(raw.method),
		ShortSales: ShortSalePolicy(raw.short_sales),
	}
}

// PriceQuote: A price quote: the price of one share of a security. 112 bytes.
type PriceQuote struct {
	// one line of UTF-8, 1 to 63 bytes
	Symbol string
	// "" for the currency of the symbol's trades
	Currency string
	// 0 or more; 0 values the shares at nothing
	Price Decimal
	// the time of the quote, or MONEY_INSTANT_NONE
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

// DefaultPriceQuote has what the library takes if you give none: set the fields that differ.
func DefaultPriceQuote() PriceQuote {
	var raw C.money_price_quote_t
	C.money_price_quote_init(&raw)
	return priceQuoteOf(&raw)
}

// ValuationOptions: The date and the method of a valuation.
type ValuationOptions struct {
	// the last date of transactions and the date of exchange rates; MONEY_DATE_NONE for all transactions, at the
	// newest rates
	Date Date
	// the number of days by which an exchange rate may precede its date; 7 by default, to cover holidays
	MaxGap int32
	// the fraction digits of percentages, 0 to 38; 2 by default
	PercentDigits int32
	// the rounding mode of converted amounts, values and percentages; half-even by default
	Rounding Rounding
	// the time from which the age of quotes is computed, or MONEY_INSTANT_NONE
	Now time.Time
	// the age in seconds up to which a quote is fresh; MONEY_INSTANT_NONE for no limit
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

// DefaultValuationOptions has what the library takes if you give none: set the fields that differ.
func DefaultValuationOptions() ValuationOptions {
	var raw C.money_valuation_options_t
	C.money_valuation_options_init(&raw)
	return valuationOptionsOf(&raw)
}

// Performance: The performance of securities, in the portfolio's currency. 400 bytes. The following sums always
// hold: - profit = price_effect + currency_effect + income - fees - unrealised_gain = value - cost, if the
// unrealised gain is known - profit = realised_gain + unrealised_gain + income - fees, if the unrealised gain is
// known An unknown amount is all zero, without a currency.
type Performance struct {
	// the value of the holdings
	Value Money
	// the cost basis of the holdings: without fees, at the exchange rates of the purchases
	Cost Money
	UnrealisedGain Money
	// the proceeds of disposals, minus their cost basis
	RealisedGain Money
	// the cost basis of disposals
	DisposedCost Money
	// the profit of trades without the currency effect
	PriceEffect Money
	// cost in the security's currency × (rate of the disposal or of now - rate of the purchase)
	CurrencyEffect Money
	// dividends
	Income Money
	Fees Money
	// without the unrealised gain of holdings whose price is missing
	Profit Money
	// in percent: 5 is 5 %
	UnrealisedPercent Decimal
	// in percent
	RealisedPercent Decimal
	// in percent
	ProfitPercent Decimal
	// the percentages that are defined; a percentage of a cost of 0 is undefined
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

// PortfolioSummary: The summary of a portfolio. 424 bytes.
type PortfolioSummary struct {
	// all positions and fees; holdings without a price are excluded from `value`, `cost` and `unrealised_gain`,
	// positions with MONEY_PRICE_NO_RATE for a transaction from all fields
	Performance Performance
	PositionCount uint64
	// the number of positions that are excluded from the sums, at least in part
	UnpricedCount uint64
	// the flags of the conversions
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

// Position: The position of a security that is or was held. 704 bytes.
type Position struct {
	Symbol string
	// exact, or rounded to 18 fraction digits if a split produced a repeating fraction; see `flags`
	Quantity Decimal
	// the number of shares sold without being held
	Oversold Decimal
	// all zero if no price is available
	Price Money
	// in the security's currency, as are the next two; all zero if unknown
	Cost Money
	Value Money
	RealisedGain Money
	// in the portfolio's currency
	Performance Performance
	// the age of the price, or MONEY_INSTANT_NONE
	AgeSeconds int64
	State PriceState
	// the flags of the conversions, and MONEY_FLAG_ROUNDED for a rounded quantity
	Flags Flags
	// the first transaction without an exchange rate, or ""
	UnconvertedID string
	// the date of that transaction, or MONEY_DATE_NONE
	UnconvertedDate Date
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
	}
}

// Disposal: A part of a lot that a transaction disposed of. 440 bytes. A sale disposes of purchased shares. With
// MONEY_SHORT_SALE_ALLOW a purchase disposes of owed shares: its cost is the negated proceeds of the short sale,
// and its proceeds are the negated price of the purchase. The following sums always hold: - gain = proceeds -
// cost - reported_gain = reported_proceeds - reported_cost = price_effect + currency_effect
type Disposal struct {
	Symbol string
	// the transaction that disposed of the shares
	ID string
	// the transaction that created the lot; "" at average cost or if oversold
	Lot string
	// the number of shares as of the date of the disposal
	Quantity Decimal
	Date Date
	// the date of the lot, or MONEY_DATE_NONE
	Opened Date
	// 1 if the shares were sold without being held, so that only the proceeds are known
	IsOversold bool
	// 0, or MONEY_FLAG_ROUNDED if the quantity is rounded
	Flags Flags
	// in the security's currency, as are the next two
	Proceeds Money
	// the cost basis
	Cost Money
	Gain Money
	// in the portfolio's currency, as are the rest; all zero without an exchange rate
	ReportedProceeds Money
	ReportedCost Money
	ReportedGain Money
	PriceEffect Money
	CurrencyEffect Money
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
	}
}

// OpenLot: A lot with shares that are held. 200 bytes. With MONEY_SHORT_SALE_ALLOW a sale of shares that are not
// held creates a lot of owed shares, whose quantity and cost are negative. The quantities and costs of a
// symbol's open lots add up to those of its position.
type OpenLot struct {
	Symbol string
	// the transaction that created the lot; "" at average cost, with all shares in one pool
	Lot string
	// the remaining number of shares as of the requested date
	Quantity Decimal
	// the date of that transaction; MONEY_DATE_NONE at average cost
	Opened Date
	// 0, or MONEY_FLAG_ROUNDED if the quantity is rounded
	Flags Flags
	// the cost basis of the remaining shares, in the security's currency
	Cost Money
	// in the portfolio's currency; all zero without an exchange rate
	ReportedCost Money
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
	}
}

// FeedOptions: Options of a new feed. All texts are copied.
type FeedOptions struct {
	// for exchange rates
	Jump JumpPolicy
	// the provider's key, token or secret, in visible ASCII; NULL for no key
	ApiKey string
	// http or https, without a query; NULL for the provider's default, if any. For the European Central Bank it may
	// be a file, ".zip", ".csv" or ".xml"; your transport must unpack ".zip"
	BaseURL string
	// the base of the rates (Frankfurter), the currency of price quotes (NULL for the symbol's trading currency),
	// or the reporting currency of a portfolio (required)
	Currency string
	// for a store of transactions; NULL for the defaults
	Portfolio *PortfolioOptions
	// how long a document is fresh; MONEY_INSTANT_NONE for a day for lists, else an hour
	TtlSeconds int64
	// from a failure to the next attempt; MONEY_INSTANT_NONE for `ttl_seconds`
	RetrySeconds int64
	// maximum requests per second; 0 for no limit, -1 for the provider's limit (Finnhub: 30)
	PerSecond int32
	// maximum requests per minute; 0 for no limit, -1 for the provider's limit (Finnhub: 60, the free plan)
	PerMinute int32
	// maximum size of a response in bytes, up to MONEY_DOCUMENT_MAX; 0 for that maximum
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

// Format writes the struct for fmt as it does any other, but for the secret.
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

// DefaultFeedOptions has what the library takes if you give none: set the fields that differ.
func DefaultFeedOptions() FeedOptions {
	var raw C.money_feed_options_t
	C.money_feed_options_init(&raw)
	return feedOptionsOf(&raw)
}

// FeedInfo: The state of a feed at an instant. 80 bytes.
type FeedInfo struct {
	Provider Provider
	// for several price quotes, the worst state
	State FeedState
	// the status of the last failure since the last success, or MONEY_OK
	Status Status
	// the status that caused MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING or MONEY_ERR_REMOVAL; else `status`
	Cause Status
	// a MONEY_TRANSPORT_ value, or 0
	Reason TransportFailure
	// the HTTP status of that failure, or 0
	HTTPStatus int32
	// number of pending requests
	PendingCount uint32
	// MONEY_FEED_FLAG_ values
	Flags FeedFlags
	// when the contents arrived, or the oldest of several, or MONEY_INSTANT_NONE
	Success time.Time
	// seconds since `success`, 0 or more, or MONEY_INSTANT_NONE
	AgeSeconds int64
	// when the last request or response occurred, or MONEY_INSTANT_NONE
	Attempt time.Time
	// when the next request is due if nothing else happens, or MONEY_INSTANT_NONE
	NextAt time.Time
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

// StoreOptions: The options with which a store is opened. 24 bytes; the library also reads the 16 bytes of
// version 0.1.
type StoreOptions struct {
	// 1: nothing can be changed
	ReadOnly bool
	// 1: the call makes the file if it does not exist
	Create bool
	// how long a change waits for another connection's change to end; 0: it does not wait
	BusyMilliseconds int32
	// the time after which a call interrupts its own work on the file; 0: it never does
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

// DefaultStoreOptions has what the library takes if you give none: set the fields that differ.
func DefaultStoreOptions() StoreOptions {
	var raw C.money_store_options_t
	C.money_store_options_init(&raw)
	return storeOptionsOf(&raw)
}

// MovementOptions: The options of a movement in stored wallets. 16 bytes. NULL in place of them means no key and
// nothing below 0.
type MovementOptions struct {
	// 1: money_store_wallet_spend may take the sum below 0; 0 for all other calls
	MayGoBelowZero bool
	// the idempotency key of the request: one line of 1 to 255 bytes; NULL: none
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

// DefaultMovementOptions has what the library takes if you give none: set the fields that differ.
func DefaultMovementOptions() MovementOptions {
	var raw C.money_movement_options_t
	C.money_movement_options_init(&raw)
	return movementOptionsOf(&raw)
}

// LegEntries: The entries that a leg of a movement made. 48 bytes.
type LegEntries struct {
	// the id of the entry that took the amount out; 0: it came from outside
	Source uint64
	// the id of the entry that put the amount in; 0: it went outside
	Target uint64
	// the amount that came in; all zero if it went outside
	Received Money
}

func legEntriesOf(raw *C.money_leg_entries_t) LegEntries {
	return LegEntries{
		Source: uint64(raw.source),
		Target: uint64(raw.target),
		Received: moneyOf(raw.received),
	}
}

// StoredLeg: One leg of a transfer between stored wallets: an amount goes out of a source wallet and into a
// target wallet. 56 bytes.
type StoredLeg struct {
	// the name of a wallet; NULL: the amount comes from outside
	Source string
	// the name of a wallet; NULL: the amount goes outside; one of the two is not NULL
	Target string
	// more than 0
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

// DefaultStoredLeg has what the library takes if you give none: set the fields that differ.
func DefaultStoredLeg() StoredLeg {
	var raw C.money_stored_leg_t
	C.money_stored_leg_init(&raw)
	return storedLegOf(&raw)
}

// ConverterOptions: Options of a converter. 40 bytes.
type ConverterOptions struct {
	// fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY
	Digits int32
	// fraction digits for targets without a minor unit if `digits` is MONEY_DIGITS_CURRENCY: 0 to 38; default 8
	OtherDigits int32
	// rounding mode of the result; default half-even
	Rounding Rounding
	// display of the currency in a locale; MONEY_DISPLAY_NONE for the number only
	Display CurrencyDisplay
	// maximum age of fresh rates in seconds, or MONEY_INSTANT_NONE for no limit; default 3600
	FreshFor int64
	// user-defined currencies, which the converter copies; may be NULL
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

// DefaultConverterOptions has what the library takes if you give none: set the fields that differ.
func DefaultConverterOptions() ConverterOptions {
	var raw C.money_converter_options_t
	C.money_converter_options_init(&raw)
	return converterOptionsOf(&raw)
}

// ConverterInfo: The state of a converter at an instant, without its texts. 112 bytes.
type ConverterInfo struct {
	Source string
	Target string
	State ConverterState
	InputState InputState
	Origin Origin
	// 1 if rates have been requested and the response is pending
	IsLoading bool
	// 1 if rates are available, but are too old or could not be updated
	IsStale bool
	// 1 if rates should be fetched now
	WantsRates bool
	// the status of money_converter_reason; MONEY_OK without a failure
	Failure Status
	// MONEY_FLAG_ values of the result
	Flags Flags
	// the time in the document of rates, or else the start of its newest date; MONEY_INSTANT_NONE if unknown
	Updated time.Time
	// seconds from `updated` to `now`; MONEY_INSTANT_NONE if unknown
	UpdatedAge int64
	// when the rates arrived; MONEY_INSTANT_NONE if unknown
	Received time.Time
	// seconds from `received` to `now`; MONEY_INSTANT_NONE if unknown
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

// CurrencyListItem: A row of a list: one currency. 160 bytes.
type CurrencyListItem struct {
	Code string
	// an emoji of two regional indicators in UTF-8; "" if no region's flag is suitable
	Flag string
	IsFavourite bool
	// 1 if the rates of money_currency_list_mark contain the currency
	IsQuoted bool
	// UTF-8; longer names, such as some in Chakma, are truncated after a complete character
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

