// Code generated from the headers by api/generate.py. DO NOT EDIT.

package money

// #include <money/desk.h>
import "C"

import (
	"fmt"
	"time"
)

// Failure: The reason of a failure. You own it, and a call writes it only when it fails. 256 bytes.
type Failure struct {
	// what the call returned
	Status Status
	// the status behind MONEY_ERR_RETRIEVAL, _SAVING, _REMOVAL and _STORE_UNKNOWN; else 0
	Cause Status
	// the byte of the given text where the failure lies, or -1
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

// Currency: A currency as the library knows it. The facts are from ISO 4217 and Unicode CLDR; `share/currencies`
// has each with its source.
type Currency struct {
	Code string
	// a MONEY_CURRENCY_
	Kind CurrencyKind
	// ISO 4217's numeric code, 0 when none
	Numeric int32
	// minor units today (or last), -1 when the currency has none
	Digits int32
	// date, or MONEY_DATE_NONE when not known
	Introduced Date
	// first date it is no longer current, or MONEY_DATE_NONE
	Withdrawn Date
	// first date the factor below is fixed, or MONEY_DATE_NONE
	FactorSince Date
	// what replaced it, or what a quote unit is a fraction of; "" when none
	Successor string
	// 1 successor = numerator/denominator of this currency; 0/0 when none
	FactorNumerator uint64
	FactorDenominator uint64
	// the smallest cash amount where it differs from the minor unit, else 0
	CashStep Decimal
	// ISO 3166 code of the region whose flag stands for it, "EU" for EUR; "" when none
	Flag string
	// ISO 3166 codes of where it is used, space-separated, cut at a code if too long
	Countries string
	// in English (Unicode CLDR), UTF-8
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

// CashRounding: The rule by which a payment in cash is rounded. `share/currencies/cash.csv` has each rule with
// its source.
type CashRounding struct {
	Currency string
	// the ISO 3166-1 code of the country whose rule it is; "" for all countries
	Country string
	// how a tie is rounded
	Rounding Rounding
	// what becomes of amounts up to `small`
	SmallAmounts CashSmall
	// the first date of the rule; MONEY_DATE_NONE if it held before all later ones
	Since Date
	// the first date on which it holds no longer, or MONEY_DATE_NONE
	Until Date
	// the smallest amount in cash
	Step Decimal
	// the largest amount that `small_amounts` speaks of; 0 if there is none
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
	// of every share: 0 to 38, or MONEY_DIGITS_CURRENCY: the currency's minor units, or the amount's own scale
	// where that is larger or no minor units are known
	Digits int32
	// may be NULL; read during the call only
	Registry *CurrencyRegistry
	// what every share is a multiple of, such as 0.05, in place of `digits`; 0: none
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
	// MONEY_DATE_NONE: of no date, good for any
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

// RatesInfo: The contents of a rate table. 152 bytes.
type RatesInfo struct {
	// what cross rates go through; "" when none
	Base string
	// MONEY_FLAG_RATE_ROUNDED when any rate was rounded on reading
	Flags Flags
	// MONEY_DATE_NONE when the rates have no dates
	FirstDate Date
	LastDate Date
	// when the rates were published, or MONEY_INSTANT_NONE
	Instant time.Time
	CurrencyCount uint64
	// directions quoted on any date
	PairCount uint64
	DateCount uint64
	// rates over all pairs and dates
	QuoteCount uint64
	// who published them, "" when not known
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

// ConvertOptions: Options of a conversion. `max_gap` counts the days from the date that you ask for back to the
// rates, whatever time it is now. `fresh_for` counts the seconds from `now` back to the time when the rates were
// published, whether or not you give a date. So it notices a table that nobody renews. A conversion reads no
// clock, so `fresh_for` needs `now`.
type ConvertOptions struct {
	// the day whose rates you ask for, or MONEY_DATE_NONE: the newest of the table
	Date Date
	// how many days earlier the rates may be, 0: that very day
	MaxGap int32
	// fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY
	Digits int32
	Rounding Rounding
	// a MONEY_STALE_; only with `fresh_for`
	Stale StalePolicy
	// may be NULL; read during the call only
	Registry *CurrencyRegistry
	// the current time, for the age of the rates; or MONEY_INSTANT_NONE
	Now time.Time
	// the seconds for which rates are fresh; MONEY_INSTANT_NONE: at any age
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
	// the date of the rates; MONEY_DATE_NONE when no dated rate was used
	AsOf Date
	// how many days before the date asked for; 0 when none was asked for
	GapDays int32
	// when the rates were published, or MONEY_INSTANT_NONE
	Instant time.Time
	// from then (else the start of `as_of`, UTC) to `now`; MONEY_INSTANT_NONE: not known
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

// CurrencyPair: A direction of exchange: what 1 `from` costs in `to`. 24 bytes.
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

// ColumnOptions: Options of the functions of columns.
type ColumnOptions struct {
	// as in money_convert_options_t; a column of dates takes its place
	Date Date
	// how many days earlier the rates may be; 0: only that day
	MaxGap int32
	// fraction digits of the results: 0 to 38, or MONEY_DIGITS_CURRENCY
	Digits int32
	Rounding Rounding
	// of money_column_allocate
	Method Allocation
	// 0 or 1: only yours; more: at most that many, if the column is long
	Threads int32
	// as in money_convert_options_t, like the last two
	Stale StalePolicy
	// may be NULL; read during the call only
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
	// the number; for an amount its number without the currency
	Number Decimal
	// the amount; all bytes are 0 for a number
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

// ExpressionInfo: The facts of an evaluated expression. 240 bytes.
type ExpressionInfo struct {
	Value ExpressionValue
	// the result before it was rounded, in lowest terms
	Exact Ratio
	// the conversions that the expression needed; each pair of currencies counts once
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
	// 0 to 38; or MONEY_DIGITS_CURRENCY: the currency's minor units, or the amount's own scale if that is larger;
	// MONEY_STYLE_COMPACT needs 0 to 38
	Digits int32
	Rounding Rounding
	Numerals Numerals
	// your own currencies; may be NULL; the library reads it during the call
	Registry *CurrencyRegistry
	// tables that you loaded; NULL: those inside of the library
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

// FormatOptions: Options of money_format_pattern and money_parse_pattern. 104 bytes. A text that is NULL is the
// locale's, or without a locale ".", ",", "-" and "+". Texts have at most 32 bytes and no control characters;
// separators and signs have no digits.
type FormatOptions struct {
	Sign SignDisplay
	Zeros TrailingZeros
	// used where an amount has more digits than the most that are written
	Rounding Rounding
	// without a locale the digits are 0 to 9
	Numerals Numerals
	// 0 to 38, MONEY_DIGITS_PATTERN, MONEY_DIGITS_CURRENCY, or MONEY_DIGITS_EXACT: as many as the amount has
	MinimumFraction int32
	// the same; with MONEY_DIGITS_EXACT nothing is rounded
	MaximumFraction int32
	// 1 to 38, or MONEY_DIGITS_PATTERN; not together with fraction digits
	MinimumSignificant int32
	MaximumSignificant int32
	// the fewest digits before the first group separator, 1 to 38: with 2 it is "1234" and "12,345"
	MinimumGrouping int32
	DecimalSeparator string
	// "": digits are not grouped
	GroupSeparator string
	MinusSign string
	PlusSign string
	// what stands for ¤; NULL: the locale's symbol, or without a locale the code
	Symbol string
	// whose texts and digits stand where none is given; NULL: none
	Locale string
	// currencies of the program's own; may be NULL; read during the call only
	Registry *CurrencyRegistry
	// tables that have the locale; NULL: those inside of the library
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

// WalletNote: The label and the date of an entry or a hold; NULL for neither.
type WalletNote struct {
	// the date, or MONEY_DATE_NONE
	Date Date
	// one line of UTF-8, at most 79 bytes; NULL for no label. The NUL-terminated text is copied.
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
	// NULL for an outflow such as a fee; at least one must be set
	Target *Wallet
	// above 0
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
// and the bytes after the NUL are ignored. 424 bytes.
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
// `total` add up to `subtotal`, and their `order_discount` to `discount` - The tax rows add up to `net`, `tax`
// and `gross` - net + tax = gross - gross + difference = total - total + cash_rounding = payable 368 bytes.
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
// categories of the standard are: - S: standard rate - Z: zero rated - E: exempt - AE: reverse charge - K:
// supply within the European Union - G: export - O: outside the scope of tax - L, M and B The percentage of Z,
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

// RateOfReturn: The internal rates of return of dated cash flows. Rates of return are not amounts. They are
// doubles that are identical on every platform: 0.05 is 5 % a year. 280 bytes.
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

// LotSelection: A lot that a sale selects by specific identification, and the number of its shares to sell. 72
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

// PortfolioOptions: The options of a new portfolio, which the portfolio stores.
type PortfolioOptions struct {
	// the lot method
	Method LotMethod
	// the short-sale policy
	ShortSales ShortSalePolicy
	// user-defined currencies; NULL for the built-in ones only. The registry is copied.
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
	// the current time, for the age of quotes; MONEY_INSTANT_NONE if unknown
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
	// unrealised gain / cost in percent: 5 is 5 %
	UnrealisedPercent Decimal
	// realised gain / disposed_cost in percent
	RealisedPercent Decimal
	// profit / (cost + disposed_cost) in percent
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
	// the cost basis in the security's currency; all zero if unknown
	Cost Money
	// the value in the security's currency; all zero if unknown
	Value Money
	// the realised gain in the security's currency; all zero if unknown
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
	// in the security's currency
	Proceeds Money
	// the cost basis in the security's currency
	Cost Money
	// in the security's currency
	Gain Money
	// in the portfolio's currency; all zero without an exchange rate
	ReportedProceeds Money
	// in the portfolio's currency; all zero without an exchange rate
	ReportedCost Money
	// in the portfolio's currency; all zero without an exchange rate
	ReportedGain Money
	// in the portfolio's currency; all zero without an exchange rate
	PriceEffect Money
	// in the portfolio's currency; all zero without an exchange rate
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

// FeedOptions: The options of a new feed. The call copies all texts.
type FeedOptions struct {
	// for exchange rates
	Jump JumpPolicy
	// the provider's key, token or secret, visible ASCII; NULL: none
	ApiKey string
	// http or https, without a query; NULL: the provider's own, if it has one. For the European Central Bank it may
	// be a file, ".zip", ".csv" or ".xml"; your transport unpacks ".zip"
	BaseURL string
	// the base of the rates (Frankfurter), the currency of price quotes (NULL: that of the symbol's trades), or the
	// currency of a portfolio's reports (needed)
	Currency string
	// for a store of transactions; NULL: the defaults
	Portfolio *PortfolioOptions
	// how long a document is fresh; MONEY_INSTANT_NONE: a day for lists, else an hour
	TtlSeconds int64
	// from a failure to the next attempt; MONEY_INSTANT_NONE: ttl_seconds
	RetrySeconds int64
	// the most requests a second, 0: no limit, -1: the provider's (Finnhub: 30)
	PerSecond int32
	// the most requests a minute, 0: no limit, -1: the provider's (Finnhub: 60, the free plan)
	PerMinute int32
	// in bytes, at most MONEY_DOCUMENT_MAX, which 0 stands for
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

// FeedInfo: The state of a feed at a moment. 80 bytes.
type FeedInfo struct {
	Provider Provider
	// of several price quotes the worst one
	State FeedState
	// of the last failure that no success has followed, or MONEY_OK
	Status Status
	// the status behind MONEY_ERR_RETRIEVAL, _SAVING and _REMOVAL; else `status`
	Cause Status
	// a MONEY_TRANSPORT_, or 0
	Reason TransportFailure
	// of that failure, or 0
	HTTPStatus int32
	// how many requests are under way
	PendingCount uint32
	// MONEY_FEED_FLAG_ values
	Flags FeedFlags
	// when what the feed has came, of several the oldest, or MONEY_INSTANT_NONE
	Success time.Time
	// seconds since then, 0 or more, or MONEY_INSTANT_NONE
	AgeSeconds int64
	// when the feed last asked or was answered, or MONEY_INSTANT_NONE
	Attempt time.Time
	// when a request will be due, if nothing else happens, or MONEY_INSTANT_NONE
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

// StoreOptions: The options of an open store. 24 bytes. The `struct_size` 16 of version 0.1 is accepted too.
type StoreOptions struct {
	// 1 if changes are rejected
	ReadOnly bool
	// 1 if the call creates a file that does not exist
	Create bool
	// the maximum wait for another connection's change; 0 to fail immediately
	BusyMilliseconds int32
	// the time after which a call interrupts its work on the file; 0 for no limit
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

// MovementOptions: The options of a movement in stored wallets; NULL for no key and no overdraft. 16 bytes.
type MovementOptions struct {
	// 1 if money_store_wallet_spend may overdraw the wallet; rejected by the other calls
	MayGoBelowZero bool
	// the key of the request: one line of 1 to 255 bytes; NULL for no key
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

// LegEntries: The entries created by a leg of a movement. 48 bytes.
type LegEntries struct {
	// the id of the entry that spent the amount; 0 for an inflow
	Source uint64
	// the id of the entry that received the amount; 0 for an outflow
	Target uint64
	// the received amount; all zero for an outflow
	Received Money
}

func legEntriesOf(raw *C.money_leg_entries_t) LegEntries {
	return LegEntries{
		Source: uint64(raw.source),
		Target: uint64(raw.target),
		Received: moneyOf(raw.received),
	}
}

// StoredLeg: A leg of a transfer between stored wallets: an amount moved from a source wallet to a target
// wallet. 56 bytes.
type StoredLeg struct {
	// the name of a wallet; NULL for an inflow such as a deposit
	Source string
	// the name of a wallet; NULL for an outflow such as a fee; at least one must be set
	Target string
	// above 0
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
	// with MONEY_DIGITS_CURRENCY, for a target without minor units: 0 to 38; 8
	OtherDigits int32
	// of the result; half-even
	Rounding Rounding
	// how a locale writes the currency; MONEY_DISPLAY_NONE: the number alone
	Display CurrencyDisplay
	// seconds that rates stay fresh; 3600; MONEY_INSTANT_NONE: always
	FreshFor int64
	// your own currencies; the converter copies them; may be NULL
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

// ConverterInfo: The values that a converter shows, apart from its texts. 112 bytes.
type ConverterInfo struct {
	Source string
	Target string
	State ConverterState
	InputState InputState
	Origin Origin
	// 1: rates were asked for, and the answer is on its way
	IsLoading bool
	// 1: there are rates, but they are too old or could not be renewed
	IsStale bool
	// 1: whoever fetches rates should ask for them now
	WantsRates bool
	// the status of money_converter_reason; MONEY_OK if there is none
	Failure Status
	// of the result: MONEY_FLAG_ values
	Flags Flags
	// the document's time, or the start of its newest day; MONEY_INSTANT_NONE: unknown
	Updated time.Time
	// seconds from then to `now`; MONEY_INSTANT_NONE: unknown
	UpdatedAge int64
	// when the rates arrived; MONEY_INSTANT_NONE: unknown
	Received time.Time
	// seconds from then to `now`; MONEY_INSTANT_NONE: unknown
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

// CurrencyListItem: A currency as a list shows it. 160 bytes.
type CurrencyListItem struct {
	Code string
	// an emoji of two regional indicators, UTF-8; "" if no region's flag fits
	Flag string
	IsFavourite bool
	// 1: the rates of money_currency_list_mark have the currency
	IsQuoted bool
	// UTF-8; a longer name is cut after a whole character, which a few of Chakma are
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

