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

func (given *AllocateOptions) fill(c *call, raw *C.money_allocate_options_t) {
	C.money_allocate_options_init(raw)
	raw.method = C.money_allocation_t(given.Method)
	raw.digits = C.int32_t(given.Digits)
	raw.registry = (*C.money_currency_registry_t)(c.use(given.Registry.held()))
	raw.step = given.Step.raw()
}

func (given *AllocateOptions) give(c *call) *C.money_allocate_options_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_allocate_options_t)(c.take(C.sizeof_money_allocate_options_t))
	given.fill(c, raw)
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

func (given *Rate) fill(c *call, raw *C.money_rate_t) {
	C.money_rate_init(raw)
	c.put(raw.from[:], given.From, "from")
	c.put(raw.to[:], given.To, "to")
	raw.numerator = C.uint64_t(given.Numerator)
	raw.denominator = C.uint64_t(given.Denominator)
	raw.date = C.money_date_t(given.Date)
	raw.kind = C.money_rate_kind_t(given.Kind)
	raw.flags = C.money_flags_t(given.Flags)
}

func (given *Rate) give(c *call) *C.money_rate_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_rate_t)(c.take(C.sizeof_money_rate_t))
	given.fill(c, raw)
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

func (given *ConvertOptions) fill(c *call, raw *C.money_convert_options_t) {
	C.money_convert_options_init(raw)
	raw.date = C.money_date_t(given.Date)
	raw.max_gap = C.int32_t(given.MaxGap)
	raw.digits = C.int32_t(given.Digits)
	raw.rounding = C.money_rounding_t(given.Rounding)
	raw.stale = C.money_stale_policy_t(given.Stale)
	raw.registry = (*C.money_currency_registry_t)(c.use(given.Registry.held()))
	raw.now = ofTime(given.Now)
	raw.fresh_for = C.int64_t(given.FreshFor)
}

func (given *ConvertOptions) give(c *call) *C.money_convert_options_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_convert_options_t)(c.take(C.sizeof_money_convert_options_t))
	given.fill(c, raw)
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

func (given *ColumnOptions) fill(c *call, raw *C.money_column_options_t) {
	C.money_column_options_init(raw)
	raw.date = C.money_date_t(given.Date)
	raw.max_gap = C.int32_t(given.MaxGap)
	raw.digits = C.int32_t(given.Digits)
	raw.rounding = C.money_rounding_t(given.Rounding)
	raw.method = C.money_allocation_t(given.Method)
	raw.threads = C.int32_t(given.Threads)
	raw.stale = C.money_stale_policy_t(given.Stale)
	raw.registry = (*C.money_currency_registry_t)(c.use(given.Registry.held()))
	raw.now = ofTime(given.Now)
	raw.fresh_for = C.int64_t(given.FreshFor)
}

func (given *ColumnOptions) give(c *call) *C.money_column_options_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_column_options_t)(c.take(C.sizeof_money_column_options_t))
	given.fill(c, raw)
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

func (given *LocaleOptions) fill(c *call, raw *C.money_locale_options_t) {
	C.money_locale_options_init(raw)
	raw.style = C.money_locale_style_t(given.Style)
	raw.display = C.money_currency_display_t(given.Display)
	raw.digits = C.int32_t(given.Digits)
	raw.rounding = C.money_rounding_t(given.Rounding)
	raw.numerals = C.money_numerals_t(given.Numerals)
	raw.registry = (*C.money_currency_registry_t)(c.use(given.Registry.held()))
	raw.locales = (*C.money_locales_t)(c.use(given.Locales.held()))
}

func (given *LocaleOptions) give(c *call) *C.money_locale_options_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_locale_options_t)(c.take(C.sizeof_money_locale_options_t))
	given.fill(c, raw)
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

func (given *FormatOptions) fill(c *call, raw *C.money_format_options_t) {
	C.money_format_options_init(raw)
	raw.sign = C.money_sign_display_t(given.Sign)
	raw.zeros = C.money_trailing_zeros_t(given.Zeros)
	raw.rounding = C.money_rounding_t(given.Rounding)
	raw.numerals = C.money_numerals_t(given.Numerals)
	raw.minimum_fraction = C.int32_t(given.MinimumFraction)
	raw.maximum_fraction = C.int32_t(given.MaximumFraction)
	raw.minimum_significant = C.int32_t(given.MinimumSignificant)
	raw.maximum_significant = C.int32_t(given.MaximumSignificant)
	raw.minimum_grouping = C.int32_t(given.MinimumGrouping)
	raw.decimal_separator = c.optional(given.DecimalSeparator)
	raw.group_separator = c.optional(given.GroupSeparator)
	raw.minus_sign = c.optional(given.MinusSign)
	raw.plus_sign = c.optional(given.PlusSign)
	raw.symbol = c.optional(given.Symbol)
	raw.locale = c.optional(given.Locale)
	raw.registry = (*C.money_currency_registry_t)(c.use(given.Registry.held()))
	raw.locales = (*C.money_locales_t)(c.use(given.Locales.held()))
}

func (given *FormatOptions) give(c *call) *C.money_format_options_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_format_options_t)(c.take(C.sizeof_money_format_options_t))
	given.fill(c, raw)
	return raw
}

// DefaultFormatOptions has what the library takes if you give none: set the fields that differ.
func DefaultFormatOptions() FormatOptions {
	var raw C.money_format_options_t
	C.money_format_options_init(&raw)
	return formatOptionsOf(&raw)
}

// WalletNote: The label and the date of an entry or a hold. NULL in place of a note means no label and no date.
type WalletNote struct {
	// or MONEY_DATE_NONE
	Date Date
	// one line of UTF-8, at most 79 bytes, NUL-terminated; the library copies it; NULL: no label
	Label string
}

func walletNoteOf(raw *C.money_wallet_note_t) WalletNote {
	return WalletNote{
		Date: Date(raw.date),
		Label: C.GoString(raw.label),
	}
}

func (given *WalletNote) fill(c *call, raw *C.money_wallet_note_t) {
	C.money_wallet_note_init(raw)
	raw.date = C.money_date_t(given.Date)
	raw.label = c.optional(given.Label)
}

func (given *WalletNote) give(c *call) *C.money_wallet_note_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_wallet_note_t)(c.take(C.sizeof_money_wallet_note_t))
	given.fill(c, raw)
	return raw
}

// DefaultWalletNote has what the library takes if you give none: set the fields that differ.
func DefaultWalletNote() WalletNote {
	var raw C.money_wallet_note_t
	C.money_wallet_note_init(&raw)
	return walletNoteOf(&raw)
}

// WalletEntry: An entry of a wallet, or a hold. 128 bytes.
type WalletEntry struct {
	// 1, 2, 3, … in the order in which entries and holds were made; never used again
	ID uint64
	Amount Money
	// or MONEY_DATE_NONE
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

// WalletTotalDetails: The details of a total: the difference that rounding each entry by itself makes, and
// flags. 72 bytes.
type WalletTotalDetails struct {
	// the sum of the entries, each converted and rounded by itself
	TotalOfRounded Money
	// the total, which is rounded once, less total_of_rounded
	Difference Money
	// MONEY_FLAG_ values of the total
	Flags Flags
}

func walletTotalDetailsOf(raw *C.money_wallet_total_details_t) WalletTotalDetails {
	return WalletTotalDetails{
		TotalOfRounded: moneyOf(raw.total_of_rounded),
		Difference: moneyOf(raw.difference),
		Flags: Flags(raw.flags),
	}
}

// TransferLeg: One leg of a transfer: an amount goes out of a source wallet and into a target wallet. 56 bytes.
type TransferLeg struct {
	// NULL: the amount comes from outside
	Source *Wallet
	// NULL: the amount goes outside, as a fee does; one of the two is not NULL
	Target *Wallet
	// more than 0
	Amount Money
}

func transferLegOf(raw *C.money_transfer_leg_t) TransferLeg {
	return TransferLeg{
		Amount: moneyOf(raw.amount),
	}
}

func (given *TransferLeg) fill(c *call, raw *C.money_transfer_leg_t) {
	C.money_transfer_leg_init(raw)
	raw.source = (*C.money_wallet_t)(c.change(given.Source.held()))
	raw.target = (*C.money_wallet_t)(c.change(given.Target.held()))
	raw.amount = given.Amount.raw()
}

func (given *TransferLeg) give(c *call) *C.money_transfer_leg_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_transfer_leg_t)(c.take(C.sizeof_money_transfer_leg_t))
	given.fill(c, raw)
	return raw
}

// DefaultTransferLeg has what the library takes if you give none: set the fields that differ.
func DefaultTransferLeg() TransferLeg {
	var raw C.money_transfer_leg_t
	C.money_transfer_leg_init(&raw)
	return transferLegOf(&raw)
}

// ExchangeLeg: One leg of an exchange: an amount is given for another currency. 48 bytes.
type ExchangeLeg struct {
	// the currency that comes in; "": nothing comes in, as for a fee
	Receive string
	// more than 0
	Give Money
}

func exchangeLegOf(raw *C.money_exchange_leg_t) ExchangeLeg {
	return ExchangeLeg{
		Receive: textOf(raw.receive[:]),
		Give: moneyOf(raw.give),
	}
}

func (given *ExchangeLeg) fill(c *call, raw *C.money_exchange_leg_t) {
	C.money_exchange_leg_init(raw)
	c.put(raw.receive[:], given.Receive, "receive")
	raw.give = given.Give.raw()
}

func (given *ExchangeLeg) give(c *call) *C.money_exchange_leg_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_exchange_leg_t)(c.take(C.sizeof_money_exchange_leg_t))
	given.fill(c, raw)
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
	// of an entry, or MONEY_DATE_NONE
	Date Date
	// of an entry, else 0
	ID uint64
	Amount Money
	// the amount as text: "12.50 EUR"
	Text string
	// of an entry, else ""
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

// Product: A product and its price. 424 bytes. Each text is one line of UTF-8 that ends with a NUL inside its
// array; the library ignores the bytes after the NUL.
type Product struct {
	// the identifier of the product, unique in its catalogue: 1 to 63 bytes
	Sku string
	// the name for people; "" if the product has none
	Name string
	// what the price is for, such as "per bottle"; "" if you do not say
	Unit string
	// the tax category; "" if the product has none
	Category string
	// of one unit, in the catalogue's currency: 0 or more, with any number of fraction digits
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

func (given *Product) fill(c *call, raw *C.money_product_t) {
	C.money_product_init(raw)
	c.put(raw.sku[:], given.Sku, "sku")
	c.put(raw.name[:], given.Name, "name")
	c.put(raw.unit[:], given.Unit, "unit")
	c.put(raw.category[:], given.Category, "category")
	raw.price = given.Price.raw()
}

func (given *Product) give(c *call) *C.money_product_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_product_t)(c.take(C.sizeof_money_product_t))
	given.fill(c, raw)
	return raw
}

// DefaultProduct has what the library takes if you give none: set the fields that differ.
func DefaultProduct() Product {
	var raw C.money_product_t
	C.money_product_init(&raw)
	return productOf(&raw)
}

// TaxRate: The tax rate of a category, in percent as discounts are. 56 bytes.
type TaxRate struct {
	Category string
	// 19 is 19 %
	Percent Decimal
}

func taxRateOf(raw *C.money_tax_rate_t) TaxRate {
	return TaxRate{
		Category: textOf(raw.category[:]),
		Percent: decimalOf(raw.percent),
	}
}

// BasketPolicy: The rules by which a basket becomes amounts of whole minor units.
type BasketPolicy struct {
	// what is rounded
	Level RoundingLevel
	// how it is rounded
	Rounding Rounding
	// which line items receive the minor units that the rounding of a sum leaves over, and those of the order's
	// discount; not MONEY_ALLOCATE_SEPARATE_REMAINDER
	Remainder Allocation
	// whether prices include their tax
	Prices PriceBasis
	// how the total is paid
	Tender Tender
	// how the payable amount is rounded, with MONEY_TENDER_CASH
	CashRounding Rounding
	// the ISO 3166-1 code of the country whose rule for cash holds, on the date of the checkout's options, for its
	// legal tender; "": the two members below and above
	CashCountry string
	// the smallest coin in the catalogue's currency, above 0. 0 stands for the currency's own cash step, or its
	// minor unit if it has none; any other currency uses its own
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

func (given *BasketPolicy) fill(c *call, raw *C.money_basket_policy_t) {
	C.money_basket_policy_init(raw)
	raw.level = C.money_rounding_level_t(given.Level)
	raw.rounding = C.money_rounding_t(given.Rounding)
	raw.remainder = C.money_allocation_t(given.Remainder)
	raw.prices = C.money_price_basis_t(given.Prices)
	raw.tender = C.money_tender_t(given.Tender)
	raw.cash_rounding = C.money_rounding_t(given.CashRounding)
	c.put(raw.cash_country[:], given.CashCountry, "cash_country")
	raw.cash_step = given.CashStep.raw()
}

func (given *BasketPolicy) give(c *call) *C.money_basket_policy_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_basket_policy_t)(c.take(C.sizeof_money_basket_policy_t))
	given.fill(c, raw)
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
	// with MONEY_DISCOUNT_PERCENT: 0 to 100, so that 10 takes a tenth off; else all bytes 0
	Percent Decimal
	// with MONEY_DISCOUNT_FIXED: 0 or more, in the catalogue's currency and in whole minor units; else all bytes 0
	Amount Money
}

func discountOf(raw *C.money_discount_t) Discount {
	return Discount{
		Kind: DiscountKind(raw.kind),
		Percent: decimalOf(raw.percent),
		Amount: moneyOf(raw.amount),
	}
}

func (given *Discount) fill(c *call, raw *C.money_discount_t) {
	C.money_discount_init(raw)
	raw.kind = C.money_discount_kind_t(given.Kind)
	raw.percent = given.Percent.raw()
	raw.amount = given.Amount.raw()
}

func (given *Discount) give(c *call) *C.money_discount_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_discount_t)(c.take(C.sizeof_money_discount_t))
	given.fill(c, raw)
	return raw
}

// DefaultDiscount has what the library takes if you give none: set the fields that differ.
func DefaultDiscount() Discount {
	var raw C.money_discount_t
	C.money_discount_init(&raw)
	return discountOf(&raw)
}

// BasketLineItem: A line item of a basket: a product and how much of it. 512 bytes.
type BasketLineItem struct {
	// with the price that it had when you first added it
	Product Product
	// not 0; below 0 for a refund
	Quantity Decimal
	// MONEY_DISCOUNT_NONE if the line item has none
	Discount Discount
}

func basketLineItemOf(raw *C.money_basket_line_item_t) BasketLineItem {
	return BasketLineItem{
		Product: productOf(&raw.product),
		Quantity: decimalOf(raw.quantity),
		Discount: discountOf(&raw.discount),
	}
}

// ReceiptInfo: The totals of a receipt in one currency. 368 bytes. These sums always hold. The line items'
// totals add up to `subtotal`, and their shares of the order's discount to `discount`. The tax rows add up to
// `net`, `tax` and `gross`. net + tax = gross, gross + difference = total, and total + cash_rounding = payable.
type ReceiptInfo struct {
	Subtotal Money
	// off the order; 0 or more in a sale
	Discount Money
	Net Money
	Tax Money
	// the sum of the line items
	Gross Money
	// the amount owed; in another currency, the total that was converted once
	Total Money
	// total - gross, which is 0 unless the receipt was converted
	Difference Money
	// payable - total
	CashRounding Money
	// the amount to pay
	Payable Money
	LineItemCount uint64
	// how many tax rows the receipt has
	TaxCount uint64
	// the order's discount as money_basket_set_discount set it
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

// ReceiptLineItem: A line item of a receipt in one currency. 736 bytes. price - discount = total, and net + tax
// = gross.
type ReceiptLineItem struct {
	// what was sold; the product's price is in the catalogue's currency
	Item BasketLineItem
	// quantity × price
	Price Money
	// off the line item
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

// InvoiceTax: A tax of a line item, an allowance or a charge. 64 bytes. A tax of zeros is none. The categories
// of the norm are S (standard rate), Z (zero rated), E (exempt), AE (reverse charge), K (delivery within the
// European Union), G (export), O (outside the scope), L, M and B. The percentage of Z, E, AE, K, G and O is 0.
// You may name any other tax, such as "GST", "CGST" or "IRPF".
type InvoiceTax struct {
	// the category or the name of the tax: 1 to 31 bytes in one line
	Category string
	// 0 to 100: 19 is 19 %
	Percent Decimal
	// how the tax enters the totals
	Kind InvoiceTaxKind
}

func invoiceTaxOf(raw *C.money_invoice_tax_t) InvoiceTax {
	return InvoiceTax{
		Category: textOf(raw.category[:]),
		Percent: decimalOf(raw.percent),
		Kind: InvoiceTaxKind(raw.kind),
	}
}

func (given *InvoiceTax) fill(c *call, raw *C.money_invoice_tax_t) {
	*raw = C.money_invoice_tax_t{}
	c.put(raw.category[:], given.Category, "category")
	raw.percent = given.Percent.raw()
	raw.kind = C.money_invoice_tax_kind_t(given.Kind)
}

func (given *InvoiceTax) give(c *call) *C.money_invoice_tax_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_invoice_tax_t)(c.take(C.sizeof_money_invoice_tax_t))
	given.fill(c, raw)
	return raw
}

// InvoiceLineItem: A line item of an invoice: what was delivered, at which price, and under which taxes. 616
// bytes.
type InvoiceLineItem struct {
	// what was delivered, in one line (BT-153); "" if you do not say
	Name string
	// below 0 for what is given back (BT-129); may be 0
	Quantity Decimal
	// net, 0 or more, for `base_quantity` of them (BT-146), with any number of fraction digits
	Price Money
	// what the price is for, above 0 (BT-149); 0 stands for 1
	BaseQuantity Decimal
	// one at least; a tax of zeros is none
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

func (given *InvoiceLineItem) fill(c *call, raw *C.money_invoice_line_item_t) {
	C.money_invoice_line_item_init(raw)
	c.put(raw.name[:], given.Name, "name")
	raw.quantity = given.Quantity.raw()
	raw.price = given.Price.raw()
	raw.base_quantity = given.BaseQuantity.raw()
	if c.fits(len(given.Taxes), 4, "taxes") {
		for index := range given.Taxes {
			given.Taxes[index].fill(c, &raw.taxes[index])
		}
	}
}

func (given *InvoiceLineItem) give(c *call) *C.money_invoice_line_item_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_invoice_line_item_t)(c.take(C.sizeof_money_invoice_line_item_t))
	given.fill(c, raw)
	return raw
}

// DefaultInvoiceLineItem has what the library takes if you give none: set the fields that differ.
func DefaultInvoiceLineItem() InvoiceLineItem {
	var raw C.money_invoice_line_item_t
	C.money_invoice_line_item_init(&raw)
	return invoiceLineItemOf(&raw)
}

// InvoiceAdjustment: An allowance or a charge of a line item or of the document. Its amount is given, or is
// `percent` of `base`, rounded to the invoice's digits. If you give both, the amount counts, and the library
// keeps the other two with it.
type InvoiceAdjustment struct {
	Kind InvoiceAdjustmentKind
	// for people, in one line; "" if you do not say
	Reason string
	// a code of the lists UNTDID 5189 (allowances) or 7161 (charges); "" if you do not say
	ReasonCode string
	// in whole minor units; all bytes 0 for `percent` of `base`
	Amount Money
	// 0 or more; 0 if the amount is given alone
	Percent Decimal
	// all bytes 0 stand for the price × quantity of the line item; the document has no such
	Base Money
	// of the document; zeros on a line item, which has its own
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

func (given *InvoiceAdjustment) fill(c *call, raw *C.money_invoice_adjustment_t) {
	C.money_invoice_adjustment_init(raw)
	raw.kind = C.money_invoice_adjustment_kind_t(given.Kind)
	c.put(raw.reason[:], given.Reason, "reason")
	c.put(raw.reason_code[:], given.ReasonCode, "reason_code")
	raw.amount = given.Amount.raw()
	raw.percent = given.Percent.raw()
	raw.base = given.Base.raw()
	if c.fits(len(given.Taxes), 4, "taxes") {
		for index := range given.Taxes {
			given.Taxes[index].fill(c, &raw.taxes[index])
		}
	}
}

func (given *InvoiceAdjustment) give(c *call) *C.money_invoice_adjustment_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_invoice_adjustment_t)(c.take(C.sizeof_money_invoice_adjustment_t))
	given.fill(c, raw)
	return raw
}

// DefaultInvoiceAdjustment has what the library takes if you give none: set the fields that differ.
func DefaultInvoiceAdjustment() InvoiceAdjustment {
	var raw C.money_invoice_adjustment_t
	C.money_invoice_adjustment_init(&raw)
	return invoiceAdjustmentOf(&raw)
}

// InvoiceLineAmounts: The amounts of a line item. 128 bytes: price - allowances + charges = net.
type InvoiceLineAmounts struct {
	// quantity × price ÷ base quantity, rounded half up
	Price Money
	// the sum of the line item's allowances (BT-136)
	Allowances Money
	// the sum of its charges (BT-141)
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

// InvoiceCategory: A tax with the sum that it is due on.
type InvoiceCategory struct {
	// the category, its percentage (BT-118, BT-119) and its kind
	Tax InvoiceTax
	// the sum of the net amounts, less allowances, with charges (BT-116)
	Base Money
	// the tax (BT-117)
	Amount Money
	// why there is no tax (BT-120); "" if nobody said
	Reason string
	// the same as a code of the list VATEX (BT-121); "" if nobody said
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
	// the sum of the taxes, without those that are retained (BT-110)
	Tax Money
	// net + tax (BT-112)
	Gross Money
	// the sum of the retained taxes, which the norm does not have
	Retained Money
	// what was paid before (BT-113)
	Prepaid Money
	// the given rounding amount (BT-114)
	Rounding Money
	// gross - retained - prepaid + rounding (BT-115)
	Payable Money
	// the tax in the currency of accounting (BT-111); zeros if there is no such currency
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

// CashFlow: An amount that you pay in (below 0) or take out (above 0) on a day. 40 bytes.
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

func (given *CashFlow) fill(c *call, raw *C.money_cash_flow_t) {
	C.money_cash_flow_init(raw)
	raw.date = C.money_date_t(given.Date)
	raw.amount = given.Amount.raw()
}

func (given *CashFlow) give(c *call) *C.money_cash_flow_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_cash_flow_t)(c.take(C.sizeof_money_cash_flow_t))
	given.fill(c, raw)
	return raw
}

// DefaultCashFlow has what the library takes if you give none: set the fields that differ.
func DefaultCashFlow() CashFlow {
	var raw C.money_cash_flow_t
	C.money_cash_flow_init(&raw)
	return cashFlowOf(&raw)
}

// RateOfReturn: The internal rates of return of dated cash flows. 280 bytes. Rates of return are not amounts:
// they are doubles, with the same bytes on every platform. 0.05 is 5 % a year.
type RateOfReturn struct {
	Outcome XIRROutcome
	// 0 if there is a rate
	Reason XIRRReason
	DayCount DayCount
	// 1: the number of rates is proven; 0: rates too close to tell apart are one
	IsCertain bool
	// in ascending order; the rest is 0
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

// ValuePoint: The value of an investment on a day, and the amount that you then pay in (above 0) or take out
// (below 0). 72 bytes.
type ValuePoint struct {
	Date Date
	// before the flow
	Value Money
	// 0 in the same currency if there is none
	Flow Money
}

func valuePointOf(raw *C.money_value_point_t) ValuePoint {
	return ValuePoint{
		Date: Date(raw.date),
		Value: moneyOf(raw.value),
		Flow: moneyOf(raw.flow),
	}
}

func (given *ValuePoint) fill(c *call, raw *C.money_value_point_t) {
	C.money_value_point_init(raw)
	raw.date = C.money_date_t(given.Date)
	raw.value = given.Value.raw()
	raw.flow = given.Flow.raw()
}

func (given *ValuePoint) give(c *call) *C.money_value_point_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_value_point_t)(c.take(C.sizeof_money_value_point_t))
	given.fill(c, raw)
	return raw
}

// DefaultValuePoint has what the library takes if you give none: set the fields that differ.
func DefaultValuePoint() ValuePoint {
	var raw C.money_value_point_t
	C.money_value_point_init(&raw)
	return valuePointOf(&raw)
}

// Transaction: A trade, a payment or a split. 248 bytes. Fields that an action does not need stay as
// MONEY_TRANSACTION_INIT writes them.
type Transaction struct {
	// one line of UTF-8, at most 39 bytes; "": the portfolio gives one
	ID string
	// one line of UTF-8, at most 63 bytes; "" only for a fee of no security
	Symbol string
	Date Date
	Action Action
	// of a trade: the shares, above 0; of a split: the shares after it
	Quantity Decimal
	// of a split: the shares before it, above 0
	Per Decimal
	// the amount paid or received, without the fee: 0 or more; not of a split
	Total Money
	// 0 or more, in any currency. A MONEY_ACTION_FEE has its amount in `total` instead
	Fee Money
	// the transaction's own exchange rate: 1 unit of the total's currency is numerator /
	RateNumerator uint64
	// denominator units of the portfolio's. 0 and 0: the rate of the day counts
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

func (given *Transaction) fill(c *call, raw *C.money_transaction_t) {
	C.money_transaction_init(raw)
	c.put(raw.id[:], given.ID, "id")
	c.put(raw.symbol[:], given.Symbol, "symbol")
	raw.date = C.money_date_t(given.Date)
	raw.action = C.money_action_t(given.Action)
	raw.quantity = given.Quantity.raw()
	raw.per = given.Per.raw()
	raw.total = given.Total.raw()
	raw.fee = given.Fee.raw()
	raw.rate_numerator = C.uint64_t(given.RateNumerator)
	raw.rate_denominator = C.uint64_t(given.RateDenominator)
}

func (given *Transaction) give(c *call) *C.money_transaction_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_transaction_t)(c.take(C.sizeof_money_transaction_t))
	given.fill(c, raw)
	return raw
}

// DefaultTransaction has what the library takes if you give none: set the fields that differ.
func DefaultTransaction() Transaction {
	var raw C.money_transaction_t
	C.money_transaction_init(&raw)
	return transactionOf(&raw)
}

// LotSelection: Specific identification: a lot that a sale names, and the shares that it takes from it. 72
// bytes.
type LotSelection struct {
	// the id of the purchase that made the lot
	ID string
	// in shares as they are on the day of the sale; above 0
	Quantity Decimal
}

func lotSelectionOf(raw *C.money_lot_selection_t) LotSelection {
	return LotSelection{
		ID: textOf(raw.id[:]),
		Quantity: decimalOf(raw.quantity),
	}
}

func (given *LotSelection) fill(c *call, raw *C.money_lot_selection_t) {
	C.money_lot_selection_init(raw)
	c.put(raw.id[:], given.ID, "id")
	raw.quantity = given.Quantity.raw()
}

func (given *LotSelection) give(c *call) *C.money_lot_selection_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_lot_selection_t)(c.take(C.sizeof_money_lot_selection_t))
	given.fill(c, raw)
	return raw
}

// DefaultLotSelection has what the library takes if you give none: set the fields that differ.
func DefaultLotSelection() LotSelection {
	var raw C.money_lot_selection_t
	C.money_lot_selection_init(&raw)
	return lotSelectionOf(&raw)
}

// PortfolioOptions: The options of a new portfolio. The portfolio keeps them.
type PortfolioOptions struct {
	Method LotMethod
	ShortSales ShortSalePolicy
	// currencies of your own, which the call copies; may be NULL
	Registry *CurrencyRegistry
}

func portfolioOptionsOf(raw *C.money_portfolio_options_t) PortfolioOptions {
	return PortfolioOptions{
		Method: LotMethod(raw.method),
		ShortSales: ShortSalePolicy(raw.short_sales),
	}
}

func (given *PortfolioOptions) fill(c *call, raw *C.money_portfolio_options_t) {
	C.money_portfolio_options_init(raw)
	raw.method = C.money_lot_method_t(given.Method)
	raw.short_sales = C.money_short_sale_policy_t(given.ShortSales)
	raw.registry = (*C.money_currency_registry_t)(c.use(given.Registry.held()))
}

func (given *PortfolioOptions) give(c *call) *C.money_portfolio_options_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_portfolio_options_t)(c.take(C.sizeof_money_portfolio_options_t))
	given.fill(c, raw)
	return raw
}

// DefaultPortfolioOptions has what the library takes if you give none: set the fields that differ.
func DefaultPortfolioOptions() PortfolioOptions {
	var raw C.money_portfolio_options_t
	C.money_portfolio_options_init(&raw)
	return portfolioOptionsOf(&raw)
}

// PortfolioInfo: The options that you made a portfolio with. 24 bytes.
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

// PriceQuote: A price quote: what one share of a security costs. 112 bytes.
type PriceQuote struct {
	// one line of UTF-8, 1 to 63 bytes
	Symbol string
	// "": the currency of the symbol's trades
	Currency string
	// 0 or more; a share at 0 is worth nothing
	Price Decimal
	// when it was quoted, or MONEY_INSTANT_NONE
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

func (given *PriceQuote) fill(c *call, raw *C.money_price_quote_t) {
	C.money_price_quote_init(raw)
	c.put(raw.symbol[:], given.Symbol, "symbol")
	c.put(raw.currency[:], given.Currency, "currency")
	raw.price = given.Price.raw()
	raw.instant = ofTime(given.Instant)
}

func (given *PriceQuote) give(c *call) *C.money_price_quote_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_price_quote_t)(c.take(C.sizeof_money_price_quote_t))
	given.fill(c, raw)
	return raw
}

// DefaultPriceQuote has what the library takes if you give none: set the fields that differ.
func DefaultPriceQuote() PriceQuote {
	var raw C.money_price_quote_t
	C.money_price_quote_init(&raw)
	return priceQuoteOf(&raw)
}

// ValuationOptions: On which day a portfolio is valued, and how.
type ValuationOptions struct {
	// transactions up to it count, at its rates; MONEY_DATE_NONE: all, at the newest rates
	Date Date
	// how many days earlier than needed an exchange rate may be; 7, over holidays
	MaxGap int32
	// fraction digits of percentages, 0 to 38; 2
	PercentDigits int32
	// of converted amounts, values and percentages; half-even
	Rounding Rounding
	// from which the age of price quotes counts, or MONEY_INSTANT_NONE
	Now time.Time
	// the age in seconds up to which a price quote is fresh; MONEY_INSTANT_NONE: any age
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

func (given *ValuationOptions) fill(c *call, raw *C.money_valuation_options_t) {
	C.money_valuation_options_init(raw)
	raw.date = C.money_date_t(given.Date)
	raw.max_gap = C.int32_t(given.MaxGap)
	raw.percent_digits = C.int32_t(given.PercentDigits)
	raw.rounding = C.money_rounding_t(given.Rounding)
	raw.now = ofTime(given.Now)
	raw.fresh_for = C.int64_t(given.FreshFor)
}

func (given *ValuationOptions) give(c *call) *C.money_valuation_options_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_valuation_options_t)(c.take(C.sizeof_money_valuation_options_t))
	given.fill(c, raw)
	return raw
}

// DefaultValuationOptions has what the library takes if you give none: set the fields that differ.
func DefaultValuationOptions() ValuationOptions {
	var raw C.money_valuation_options_t
	C.money_valuation_options_init(&raw)
	return valuationOptionsOf(&raw)
}

// Performance: The performance of securities, in the portfolio's currency. 400 bytes. Always profit =
// price_effect + currency_effect + income - fees. If everything has a price, then also unrealised_gain = value -
// cost, and profit = realised_gain + unrealised_gain + income - fees. An amount that is not known is all zero,
// without a currency.
type Performance struct {
	// of what is held
	Value Money
	// the cost basis of what is held: without fees, at the exchange rates of the purchases
	Cost Money
	UnrealisedGain Money
	// the proceeds of disposals, less their cost basis
	RealisedGain Money
	// the cost basis of what was disposed of
	DisposedCost Money
	// the profit of trades that is no currency effect
	PriceEffect Money
	// cost in the security's currency * (rate of the disposal or of now - of the purchase)
	CurrencyEffect Money
	// dividends
	Income Money
	Fees Money
	// of what has a price
	Profit Money
	// in hundredths, and so are the next two
	UnrealisedPercent Decimal
	RealisedPercent Decimal
	ProfitPercent Decimal
	// MONEY_PERCENT_ flags of those that are known: a cost of 0 has none
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
	// of what has a price, and of fees that concern no security
	Performance Performance
	PositionCount uint64
	// positions that are not counted, or only in part
	UnpricedCount uint64
	// MONEY_FLAG_ values of the conversions
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

// Position: The position of a security that you hold now, or held once. 704 bytes.
type Position struct {
	Symbol string
	// exact, but to 18 fraction digits where a split left thirds and the like: see flags
	Quantity Decimal
	// how many shares you sold without holding them
	Oversold Decimal
	// all zero: none
	Price Money
	// this and the next two are in the security's currency; all zero: not known
	Cost Money
	Value Money
	RealisedGain Money
	// in the portfolio's currency
	Performance Performance
	// the age of the price, or MONEY_INSTANT_NONE
	AgeSeconds int64
	State PriceState
	// MONEY_FLAG_ values
	Flags Flags
	// the first transaction that has no exchange rate, or "" …
	UnconvertedID string
	// … and its date, or MONEY_DATE_NONE
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

// Disposal: A part of a lot that a transaction disposed of. 440 bytes. A sale disposes of shares that you
// bought. With MONEY_SHORT_SALE_ALLOW a purchase disposes of a debt of shares: its cost is what the sale
// brought, and its proceeds are what it took to settle it, both below 0. Always gain = proceeds - cost, and
// reported_gain = reported_proceeds - reported_cost = price_effect + currency_effect.
type Disposal struct {
	Symbol string
	// the transaction that disposed of it
	ID string
	// the one that made the lot; "" at average cost, and if it is oversold
	Lot string
	// in shares as they are on the day of the disposal
	Quantity Decimal
	Date Date
	// the date of the lot, or MONEY_DATE_NONE
	Opened Date
	// 1: sold without being held, so that only the proceeds are known
	IsOversold bool
	// 0, or MONEY_FLAG_ROUNDED if the quantity has no last digit
	Flags Flags
	// this and the next two are in the security's currency
	Proceeds Money
	// the cost basis
	Cost Money
	Gain Money
	// the rest is in the portfolio's currency; all zero if an exchange rate is missing
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

// OpenLot: A lot of which shares are held. 200 bytes. With MONEY_SHORT_SALE_ALLOW a sale of shares that you do
// not hold makes a lot of shares that you owe: its quantity and its cost are below 0. The quantities and the
// costs of a symbol's open lots add up to those of its position.
type OpenLot struct {
	Symbol string
	// the transaction that made it; "" at average cost, where all shares are one pool
	Lot string
	// what is left of it, in shares as they are on the day asked for
	Quantity Decimal
	// the date of that transaction; MONEY_DATE_NONE at average cost
	Opened Date
	// 0, or MONEY_FLAG_ROUNDED if the quantity has no last digit
	Flags Flags
	// the cost basis of what is left, in the security's currency
	Cost Money
	// in the portfolio's currency; all zero if an exchange rate is missing
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
func (given FeedOptions) Format(state fmt.State, verb rune) {
	type plain FeedOptions
	given.ApiKey = hide(given.ApiKey)
	formatPlain(state, verb, plain(given))
}

func (given *FeedOptions) fill(c *call, raw *C.money_feed_options_t) {
	C.money_feed_options_init(raw)
	raw.jump = C.money_jump_policy_t(given.Jump)
	raw.api_key = c.optional(given.ApiKey)
	raw.base_url = c.optional(given.BaseURL)
	raw.currency = c.optional(given.Currency)
	if given.Portfolio != nil {
		raw.portfolio = (*C.money_portfolio_options_t)(c.take(C.sizeof_money_portfolio_options_t))
		given.Portfolio.fill(c, raw.portfolio)
	}
	raw.ttl_seconds = C.int64_t(given.TtlSeconds)
	raw.retry_seconds = C.int64_t(given.RetrySeconds)
	raw.per_second = C.int32_t(given.PerSecond)
	raw.per_minute = C.int32_t(given.PerMinute)
	raw.largest_body = C.uint64_t(given.LargestBody)
}

func (given *FeedOptions) give(c *call) *C.money_feed_options_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_feed_options_t)(c.take(C.sizeof_money_feed_options_t))
	given.fill(c, raw)
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

func (given *StoreOptions) fill(c *call, raw *C.money_store_options_t) {
	C.money_store_options_init(raw)
	raw.read_only = ofBool(given.ReadOnly)
	raw.create = ofBool(given.Create)
	raw.busy_milliseconds = C.int32_t(given.BusyMilliseconds)
	raw.work_milliseconds = C.int32_t(given.WorkMilliseconds)
}

func (given *StoreOptions) give(c *call) *C.money_store_options_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_store_options_t)(c.take(C.sizeof_money_store_options_t))
	given.fill(c, raw)
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

func (given *MovementOptions) fill(c *call, raw *C.money_movement_options_t) {
	C.money_movement_options_init(raw)
	raw.may_go_below_zero = ofBool(given.MayGoBelowZero)
	raw.idempotency_key = c.optional(given.IdempotencyKey)
}

func (given *MovementOptions) give(c *call) *C.money_movement_options_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_movement_options_t)(c.take(C.sizeof_money_movement_options_t))
	given.fill(c, raw)
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

func (given *StoredLeg) fill(c *call, raw *C.money_stored_leg_t) {
	C.money_stored_leg_init(raw)
	raw.source = c.optional(given.Source)
	raw.target = c.optional(given.Target)
	raw.amount = given.Amount.raw()
}

func (given *StoredLeg) give(c *call) *C.money_stored_leg_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_stored_leg_t)(c.take(C.sizeof_money_stored_leg_t))
	given.fill(c, raw)
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

func (given *ConverterOptions) fill(c *call, raw *C.money_converter_options_t) {
	C.money_converter_options_init(raw)
	raw.digits = C.int32_t(given.Digits)
	raw.other_digits = C.int32_t(given.OtherDigits)
	raw.rounding = C.money_rounding_t(given.Rounding)
	raw.display = C.money_currency_display_t(given.Display)
	raw.fresh_for = C.int64_t(given.FreshFor)
	raw.registry = (*C.money_currency_registry_t)(c.use(given.Registry.held()))
}

func (given *ConverterOptions) give(c *call) *C.money_converter_options_t {
	if given == nil {
		return nil
	}
	raw := (*C.money_converter_options_t)(c.take(C.sizeof_money_converter_options_t))
	given.fill(c, raw)
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

