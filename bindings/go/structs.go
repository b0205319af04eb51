// Code generated from the headers by api/generate.py. DO NOT EDIT.

package money

// #include <money/desk.h>
import "C"

import (
	"fmt"
	"time"
)

// Failure is the reason of a failure.
type Failure struct {
	// What the call returned.
	Status Status
	// The status behind [ErrRetrieval], _SAVING, _REMOVAL and _STORE_UNKNOWN; else 0.
	Cause Status
	// The byte of the given text where the failure lies, or -1.
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

// Currency is a currency as the library knows it.
//
// The facts are from ISO 4217 and Unicode CLDR; "share/currencies" has each with its source.
type Currency struct {
	// A currency code.
	Code string
	// A [CurrencyKind].
	Kind CurrencyKind
	// ISO 4217's numeric code, 0 when none.
	Numeric int32
	// Minor units today (or last), -1 when the currency has none.
	Digits int32
	// Date, or [DateNone] when not known.
	Introduced Date
	// First date it is no longer current, or [DateNone].
	Withdrawn Date
	// First date the factor below is fixed, or [DateNone].
	FactorSince Date
	// What replaced it, or what a quote unit is a fraction of; "" when none.
	Successor string
	// 1 successor = numerator/denominator of this currency; 0/0 when none.
	FactorNumerator uint64
	FactorDenominator uint64
	// The smallest cash amount where it differs from the minor unit, else 0.
	CashStep Decimal
	// ISO 3166 code of the region whose flag stands for it, "EU" for EUR; "" when none.
	Flag string
	// ISO 3166 codes of where it is used, space-separated, cut at a code if too long.
	Countries string
	// In English (Unicode CLDR), UTF-8.
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

// CashRounding is the rule by which a payment in cash is rounded.
//
// "share/currencies/cash.csv" has each rule with its source.
type CashRounding struct {
	// A currency code.
	Currency string
	// The ISO 3166-1 code of the country whose rule it is; "" for all countries.
	Country string
	// How a tie is rounded.
	Rounding Rounding
	// What becomes of amounts up to Small.
	SmallAmounts CashSmall
	// The first date of the rule; [DateNone] if it held before all later ones.
	Since Date
	// The first date on which it holds no longer, or [DateNone].
	Until Date
	// The smallest amount in cash.
	Step Decimal
	// The largest amount that SmallAmounts speaks of; 0 if there is none.
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
	// The method that hands out the units that are left over when every share has been rounded down.
	Method Allocation
	// Of every share: 0 to 38, or [DigitsCurrency]: the currency's minor units, or the amount's own scale where
	// that is larger or no minor units are known.
	Digits int32
	Registry *CurrencyRegistry
	// What every share is a multiple of, such as 0.05, in place of Digits; 0: none.
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

// Rate is a rate: 1 From = numerator/denominator To, exactly as quoted (1.10 is 110/100).
type Rate struct {
	// A currency code.
	From string
	// A currency code.
	To string
	Numerator uint64
	Denominator uint64
	// [DateNone]: of no date, good for any.
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

// RatesInfo are the contents of a rate table.
type RatesInfo struct {
	// What cross rates go through; "" when none.
	Base string
	// [FlagsRateRounded] when any rate was rounded on reading.
	Flags Flags
	// [DateNone] when the rates have no dates.
	FirstDate Date
	LastDate Date
	// When the rates were published, or the zero time.
	Instant time.Time
	CurrencyCount uint64
	// Directions quoted on any date.
	PairCount uint64
	DateCount uint64
	// Rates over all pairs and dates.
	QuoteCount uint64
	// Who published them, "" when not known.
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
// MaxGap counts the days from the date that you ask for back to the rates, whatever time it is now. FreshFor
// counts the seconds from Now back to the time when the rates were published, whether or not you give a date. So
// it notices a table that nobody renews. A conversion reads no clock, so FreshFor needs Now.
type ConvertOptions struct {
	// The day whose rates you ask for, or [DateNone]: the newest of the table.
	Date Date
	// How many days earlier the rates may be, 0: that very day.
	MaxGap int32
	// Fraction digits of the result: 0 to 38, or [DigitsCurrency].
	Digits int32
	// How the library rounds a result that does not fit its digits.
	Rounding Rounding
	// A [StalePolicy]; only with FreshFor.
	Stale StalePolicy
	Registry *CurrencyRegistry
	// The current time, for the age of the rates; or the zero time.
	Now time.Time
	// The seconds for which rates are fresh; math.MinInt64: at any age.
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
	// The date of the rates; [DateNone] when no dated rate was used.
	AsOf Date
	// How many days before the date asked for; 0 when none was asked for.
	GapDays int32
	// When the rates were published, or the zero time.
	Instant time.Time
	// From then (else the start of AsOf, UTC) to Now; math.MinInt64: not known.
	AgeSeconds int64
	// [Flags] values.
	Flags Flags
	// The path: each leg's To is the next one's From.
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

// CurrencyPair is a direction of exchange: what 1 From costs in To.
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

// ColumnOptions are options of the functions of columns.
type ColumnOptions struct {
	// As in [ConvertOptions]; a column of dates takes its place.
	Date Date
	// How many days earlier the rates may be; 0: only that day.
	MaxGap int32
	// Fraction digits of the results: 0 to 38, or [DigitsCurrency].
	Digits int32
	// How the library rounds a result that does not fit its digits.
	Rounding Rounding
	// Of [Amounts.Allocate].
	Method Allocation
	// 0 or 1: only yours; more: at most that many, if the column is long.
	Threads int32
	// As in [ConvertOptions], like the last two.
	Stale StalePolicy
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

// DefaultColumnOptions returns the default options: set the fields that differ.
func DefaultColumnOptions() ColumnOptions {
	var raw C.money_column_options_t
	C.money_column_options_init(&raw)
	return columnOptionsOf(&raw)
}

// ExpressionValue is the result of an expression.
type ExpressionValue struct {
	// Says whether the result of an expression has a currency.
	Kind ExpressionKind
	// [Flags] values.
	Flags Flags
	// The number; for an amount its number without the currency.
	Number Decimal
	// The amount; all bytes are 0 for a number.
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

// ExpressionInfo are the facts of an evaluated expression.
type ExpressionInfo struct {
	Value ExpressionValue
	// The result before it was rounded, in lowest terms.
	Exact Ratio
	// The conversions that the expression needed; each pair of currencies counts once.
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
	// The style in which a locale writes an amount.
	Style LocaleStyle
	// The form in which a locale writes a currency.
	Display CurrencyDisplay
	// 0 to 38; or [DigitsCurrency]: the currency's minor units, or the amount's own scale if that is larger;
	// [LocaleStyleCompact] needs 0 to 38.
	Digits int32
	// How the library rounds a result that does not fit its digits.
	Rounding Rounding
	// The digits that a locale writes.
	Numerals Numerals
	// Your own currencies; the library reads it during the call.
	Registry *CurrencyRegistry
	// Tables that you loaded; nil: those inside of the library.
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
// A text that is nil is the locale's, or without a locale ".", ",", "-" and "+". Texts have at most 32 bytes and
// no control characters; separators and signs have no digits.
type FormatOptions struct {
	// Which amounts are written with a sign.
	Sign SignDisplay
	// The choice whether zeros at the end of the fraction stay.
	Zeros TrailingZeros
	// Used where an amount has more digits than the most that are written.
	Rounding Rounding
	// Without a locale the digits are 0 to 9.
	Numerals Numerals
	// 0 to 38, [DigitsPattern], [DigitsCurrency], or [DigitsExact]: as many as the amount has.
	MinimumFraction int32
	// The same; with [DigitsExact] nothing is rounded.
	MaximumFraction int32
	// 1 to 38, or [DigitsPattern]; not together with fraction digits.
	MinimumSignificant int32
	MaximumSignificant int32
	// The fewest digits before the first group separator, 1 to 38: with 2 it is "1234" and "12,345".
	MinimumGrouping int32
	DecimalSeparator string
	// "": digits are not grouped.
	GroupSeparator string
	MinusSign string
	PlusSign string
	// What stands for ¤; "": the locale's symbol, or without a locale the code.
	Symbol string
	// Whose texts and digits stand where none is given; "": none.
	Locale string
	// Currencies of the program's own; read during the call only.
	Registry *CurrencyRegistry
	// Tables that have the locale; nil: those inside of the library.
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

// WalletNote is the label and the date of an entry or a hold.
//
// nil in place of a note means no label and no date.
type WalletNote struct {
	// Or [DateNone].
	Date Date
	// One line of UTF-8, at most 79 bytes; the library copies it; "": no label.
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

// DefaultWalletNote returns the default options: set the fields that differ.
func DefaultWalletNote() WalletNote {
	var raw C.money_wallet_note_t
	C.money_wallet_note_init(&raw)
	return walletNoteOf(&raw)
}

// WalletEntry is an entry of a wallet, or a hold.
type WalletEntry struct {
	// 1, 2, 3, … in the order in which entries and holds were made; never used again.
	ID uint64
	Amount Money
	// Or [DateNone].
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

// WalletTotalDetails are the details of a total: the difference that rounding each entry by itself makes, and
// flags.
type WalletTotalDetails struct {
	// The sum of the entries, each converted and rounded by itself.
	TotalOfRounded Money
	// The total, which is rounded once, less total_of_rounded.
	Difference Money
	// [Flags] values of the total.
	Flags Flags
}

func walletTotalDetailsOf(raw *C.money_wallet_total_details_t) WalletTotalDetails {
	return WalletTotalDetails{
		TotalOfRounded: moneyOf(raw.total_of_rounded),
		Difference: moneyOf(raw.difference),
		Flags: Flags(raw.flags),
	}
}

// TransferLeg is one leg of a transfer: an amount goes out of a source wallet and into a target wallet.
type TransferLeg struct {
	// Nil: the amount comes from outside.
	Source *Wallet
	// Nil: the amount goes outside, as a fee does; one of the two is not nil.
	Target *Wallet
	// More than 0.
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

// ExchangeLeg is one leg of an exchange: an amount is given for another currency.
type ExchangeLeg struct {
	// The currency that comes in; "": nothing comes in, as for a fee.
	Receive string
	// More than 0.
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
	// Of an entry, or [DateNone].
	Date Date
	// Of an entry, else 0.
	ID uint64
	Amount Money
	// The amount as text: "12.50 EUR".
	Text string
	// Of an entry, else "".
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

// Product is a product and its price.
//
// Each text is one line of UTF-8 that ends inside its array.
type Product struct {
	// The identifier of the product, unique in its catalogue: 1 to 63 bytes.
	Sku string
	// The name for people; "" if the product has none.
	Name string
	// What the price is for, such as "per bottle"; "" if you do not say.
	Unit string
	// The tax category; "" if the product has none.
	Category string
	// Of one unit, in the catalogue's currency: 0 or more, with any number of fraction digits.
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

// TaxRate is the tax rate of a category, in percent as discounts are.
type TaxRate struct {
	Category string
	// 19 is 19 %.
	Percent Decimal
}

func taxRateOf(raw *C.money_tax_rate_t) TaxRate {
	return TaxRate{
		Category: textOf(raw.category[:]),
		Percent: decimalOf(raw.percent),
	}
}

// BasketPolicy is the rules by which a basket becomes amounts of whole minor units.
type BasketPolicy struct {
	// What is rounded.
	Level RoundingLevel
	// How it is rounded.
	Rounding Rounding
	// Which line items receive the minor units that the rounding of a sum leaves over, and those of the order's
	// discount; not [AllocationSeparateRemainder].
	Remainder Allocation
	// Whether prices include their tax.
	Prices PriceBasis
	// How the total is paid.
	Tender Tender
	// How the payable amount is rounded, with [TenderCash].
	CashRounding Rounding
	// The ISO 3166-1 code of the country whose rule for cash holds, on the date of the checkout's options, for its
	// legal tender; "": the two members below and above.
	CashCountry string
	// The smallest coin in the catalogue's currency, above 0. 0 stands for the currency's own cash step, or its
	// minor unit if it has none; any other currency uses its own.
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
	// With [DiscountKindPercent]: 0 to 100, so that 10 takes a tenth off; else all bytes 0.
	Percent Decimal
	// With [DiscountKindFixed]: 0 or more, in the catalogue's currency and in whole minor units; else all bytes 0.
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

// BasketLineItem is a line item of a basket: a product and how much of it.
type BasketLineItem struct {
	// With the price that it had when you first added it.
	Product Product
	// Not 0; below 0 for a refund.
	Quantity Decimal
	// [DiscountKindNone] if the line item has none.
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
// These sums always hold. The line items' totals add up to Subtotal, and their shares of the order's discount to
// Discount. The tax rows add up to Net, Tax and Gross. net + tax = gross, gross + difference = total, and total
// + cash_rounding = payable.
type ReceiptInfo struct {
	Subtotal Money
	// Off the order; 0 or more in a sale.
	Discount Money
	Net Money
	Tax Money
	// The sum of the line items.
	Gross Money
	// The amount owed; in another currency, the total that was converted once.
	Total Money
	// Total - gross, which is 0 unless the receipt was converted.
	Difference Money
	// Payable - total.
	CashRounding Money
	// The amount to pay.
	Payable Money
	LineItemCount uint64
	// How many tax rows the receipt has.
	TaxCount uint64
	// The order's discount as [Basket.SetDiscount] set it.
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

// ReceiptLineItem is a line item of a receipt in one currency.
//
// 736 bytes. price - discount = total, and net + tax = gross.
type ReceiptLineItem struct {
	// What was sold; the product's price is in the catalogue's currency.
	Item BasketLineItem
	// Quantity × price.
	Price Money
	// Off the line item.
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
// A tax of zeros is none.
//
// The categories of the norm are S (standard rate), Z (zero rated), E (exempt), AE (reverse charge), K (delivery
// within the European Union), G (export), O (outside the scope), L, M and B. The percentage of Z, E, AE, K, G
// and O is 0. You may name any other tax, such as "GST", "CGST" or "IRPF".
type InvoiceTax struct {
	// The category or the name of the tax: 1 to 31 bytes in one line.
	Category string
	// 0 to 100: 19 is 19 %.
	Percent Decimal
	// How the tax enters the totals.
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

// InvoiceLineItem is a line item of an invoice: what was delivered, at which price, and under which taxes.
type InvoiceLineItem struct {
	// What was delivered, in one line (BT-153); "" if you do not say.
	Name string
	// Below 0 for what is given back (BT-129); may be 0.
	Quantity Decimal
	// Net, 0 or more, for BaseQuantity of them (BT-146), with any number of fraction digits.
	Price Money
	// What the price is for, above 0 (BT-149); 0 stands for 1.
	BaseQuantity Decimal
	// One at least; a tax of zeros is none.
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
// Its amount is given, or is Percent of Base, rounded to the invoice's digits. If you give both, the amount
// counts, and the library keeps the other two with it.
type InvoiceAdjustment struct {
	// The kind of an adjustment.
	Kind InvoiceAdjustmentKind
	// For people, in one line; "" if you do not say.
	Reason string
	// A code of the lists UNTDID 5189 (allowances) or 7161 (charges); "" if you do not say.
	ReasonCode string
	// In whole minor units; all bytes 0 for Percent of Base.
	Amount Money
	// 0 or more; 0 if the amount is given alone.
	Percent Decimal
	// All bytes 0 stand for the price × quantity of the line item; the document has no such.
	Base Money
	// Of the document; zeros on a line item, which has its own.
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

// InvoiceLineAmounts is the amounts of a line item.
//
// 128 bytes: price - allowances + charges = net.
type InvoiceLineAmounts struct {
	// Quantity × price ÷ base quantity, rounded half up.
	Price Money
	// The sum of the line item's allowances (BT-136).
	Allowances Money
	// The sum of its charges (BT-141).
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

// InvoiceCategory is a tax with the sum that it is due on.
type InvoiceCategory struct {
	// The category, its percentage (BT-118, BT-119) and its kind.
	Tax InvoiceTax
	// The sum of the net amounts, less allowances, with charges (BT-116).
	Base Money
	// The tax (BT-117).
	Amount Money
	// Why there is no tax (BT-120); "" if nobody said.
	Reason string
	// The same as a code of the list VATEX (BT-121); "" if nobody said.
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
	// The sum of the taxes, without those that are retained (BT-110).
	Tax Money
	// Net + tax (BT-112).
	Gross Money
	// The sum of the retained taxes, which the norm does not have.
	Retained Money
	// What was paid before (BT-113).
	Prepaid Money
	// The given rounding amount (BT-114).
	Rounding Money
	// Gross - retained - prepaid + rounding (BT-115).
	Payable Money
	// The tax in the currency of accounting (BT-111); zeros if there is no such currency.
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

// CashFlow is an amount that you pay in (below 0) or take out (above 0) on a day.
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
// Rates of return are not amounts: they are doubles, with the same bytes on every platform. 0.05 is 5 % a year.
type RateOfReturn struct {
	// The number of internal rates of return.
	Outcome XIRROutcome
	// 0 if there is a rate.
	Reason XIRRReason
	// The day count, which turns days into years.
	DayCount DayCount
	// Whether the number of rates is proven; false: rates too close to tell apart are one.
	IsCertain bool
	// In ascending order; the rest is 0.
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

// ValuePoint is the value of an investment on a day, and the amount that you then pay in (above 0) or take out
// (below 0).
type ValuePoint struct {
	Date Date
	// Before the flow.
	Value Money
	// 0 in the same currency if there is none.
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

// Transaction is a trade, a payment or a split.
type Transaction struct {
	// One line of UTF-8, at most 39 bytes; "": the portfolio gives one.
	ID string
	// One line of UTF-8, at most 63 bytes; "" only for a fee of no security.
	Symbol string
	Date Date
	// The action that a transaction records.
	Action Action
	// Of a trade: the shares, above 0; of a split: the shares after it.
	Quantity Decimal
	// Of a split: the shares before it, above 0.
	Per Decimal
	// The amount paid or received, without the fee: 0 or more; not of a split.
	Total Money
	// 0 or more, in any currency. A [ActionFee] has its amount in Total instead.
	Fee Money
	// The transaction's own exchange rate: 1 unit of the total's currency is numerator /.
	RateNumerator uint64
	// Denominator units of the portfolio's. 0 and 0: the rate of the day counts.
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

// DefaultTransaction returns the default options: set the fields that differ.
func DefaultTransaction() Transaction {
	var raw C.money_transaction_t
	C.money_transaction_init(&raw)
	return transactionOf(&raw)
}

// LotSelection represents specific identification: a lot that a sale names, and the shares that it takes from
// it.
type LotSelection struct {
	// The id of the purchase that made the lot.
	ID string
	// In shares as they are on the day of the sale; above 0.
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

// PortfolioOptions are the options of a new portfolio.
//
// The portfolio keeps them.
type PortfolioOptions struct {
	// Which lots a sale takes shares from.
	Method LotMethod
	// The short-sale policy: what happens when a sale is of more shares than you hold.
	ShortSales ShortSalePolicy
	// Currencies of your own, which the call copies.
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

// DefaultPortfolioOptions returns the default options: set the fields that differ.
func DefaultPortfolioOptions() PortfolioOptions {
	var raw C.money_portfolio_options_t
	C.money_portfolio_options_init(&raw)
	return portfolioOptionsOf(&raw)
}

// PortfolioInfo are the options that you made a portfolio with.
type PortfolioInfo struct {
	// A currency code.
	Currency string
	// Which lots a sale takes shares from.
	Method LotMethod
	// The short-sale policy: what happens when a sale is of more shares than you hold.
	ShortSales ShortSalePolicy
}

func portfolioInfoOf(raw *C.money_portfolio_info_t) PortfolioInfo {
	return PortfolioInfo{
		Currency: textOf(raw.currency[:]),
		Method: LotMethod(raw.method),
		ShortSales: ShortSalePolicy(raw.short_sales),
	}
}

// PriceQuote is a price quote: what one share of a security costs.
type PriceQuote struct {
	// One line of UTF-8, 1 to 63 bytes.
	Symbol string
	// "": the currency of the symbol's trades.
	Currency string
	// 0 or more; a share at 0 is worth nothing.
	Price Decimal
	// When it was quoted, or the zero time.
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

// ValuationOptions is on which day a portfolio is valued, and how.
type ValuationOptions struct {
	// Transactions up to it count, at its rates; [DateNone]: all, at the newest rates.
	Date Date
	// How many days earlier than needed an exchange rate may be; 7, over holidays.
	MaxGap int32
	// Fraction digits of percentages, 0 to 38; 2.
	PercentDigits int32
	// Of converted amounts, values and percentages; half-even.
	Rounding Rounding
	// From which the age of price quotes counts, or the zero time.
	Now time.Time
	// The age in seconds up to which a price quote is fresh; math.MinInt64: any age.
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
// Always profit = price_effect + currency_effect + income - fees. If everything has a price, then also
// unrealised_gain = value - cost, and profit = realised_gain + unrealised_gain + income - fees. An amount that
// is not known is all zero, without a currency.
type Performance struct {
	// Of what is held.
	Value Money
	// The cost basis of what is held: without fees, at the exchange rates of the purchases.
	Cost Money
	UnrealisedGain Money
	// The proceeds of disposals, less their cost basis.
	RealisedGain Money
	// The cost basis of what was disposed of.
	DisposedCost Money
	// The profit of trades that is no currency effect.
	PriceEffect Money
	// Cost in the security's currency * (rate of the disposal or of now - of the purchase).
	CurrencyEffect Money
	// Dividends.
	Income Money
	Fees Money
	// Of what has a price.
	Profit Money
	// In hundredths, and so are the next two.
	UnrealisedPercent Decimal
	RealisedPercent Decimal
	ProfitPercent Decimal
	// [Percentages] flags of those that are known: a cost of 0 has none.
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
	// Of what has a price, and of fees that concern no security.
	Performance Performance
	PositionCount uint64
	// Positions that are not counted, or only in part.
	UnpricedCount uint64
	// [Flags] values of the conversions.
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

// Position is the position of a security that you hold now, or held once.
type Position struct {
	Symbol string
	// Exact, but to 18 fraction digits where a split left thirds and the like: see flags.
	Quantity Decimal
	// How many shares you sold without holding them.
	Oversold Decimal
	// All zero: none.
	Price Money
	// This and the next two are in the security's currency; all zero: not known.
	Cost Money
	Value Money
	RealisedGain Money
	// In the portfolio's currency.
	Performance Performance
	// The age of the price, or math.MinInt64.
	AgeSeconds int64
	// The state of a position's price.
	State PriceState
	// [Flags] values.
	Flags Flags
	// The first transaction that has no exchange rate, or "" ….
	UnconvertedID string
	// … and its date, or [DateNone].
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

// Disposal is a part of a lot that a transaction disposed of.
//
// A sale disposes of shares that you bought. With [ShortSalePolicyAllow] a purchase disposes of a debt of
// shares: its cost is what the sale brought, and its proceeds are what it took to settle it, both below 0.
// Always gain = proceeds - cost, and reported_gain = reported_proceeds - reported_cost = price_effect +
// currency_effect.
type Disposal struct {
	Symbol string
	// The transaction that disposed of it.
	ID string
	// The one that made the lot; "" at average cost, and if it is oversold.
	Lot string
	// In shares as they are on the day of the disposal.
	Quantity Decimal
	Date Date
	// The date of the lot, or [DateNone].
	Opened Date
	// Whether sold without being held, so that only the proceeds are known.
	IsOversold bool
	// 0, or [FlagsRounded] if the quantity has no last digit.
	Flags Flags
	// This and the next two are in the security's currency.
	Proceeds Money
	// The cost basis.
	Cost Money
	Gain Money
	// The rest is in the portfolio's currency; all zero if an exchange rate is missing.
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

// OpenLot is a lot of which shares are held.
//
// With [ShortSalePolicyAllow] a sale of shares that you do not hold makes a lot of shares that you owe: its
// quantity and its cost are below 0. The quantities and the costs of a symbol's open lots add up to those of its
// position.
type OpenLot struct {
	Symbol string
	// The transaction that made it; "" at average cost, where all shares are one pool.
	Lot string
	// What is left of it, in shares as they are on the day asked for.
	Quantity Decimal
	// The date of that transaction; [DateNone] at average cost.
	Opened Date
	// 0, or [FlagsRounded] if the quantity has no last digit.
	Flags Flags
	// The cost basis of what is left, in the security's currency.
	Cost Money
	// In the portfolio's currency; all zero if an exchange rate is missing.
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

// FeedOptions are the options of a new feed.
//
// The call copies all texts.
type FeedOptions struct {
	// For exchange rates.
	Jump JumpPolicy
	// The provider's key, token or secret, visible ASCII; "": none.
	ApiKey string
	// Http or https, without a query; "": the provider's own, if it has one. For the European Central Bank it may
	// be a file, ".zip", ".csv" or ".xml"; your transport unpacks ".zip".
	BaseURL string
	// The base of the rates (Frankfurter), the currency of price quotes ("": that of the symbol's trades), or the
	// currency of a portfolio's reports (needed).
	Currency string
	// For a store of transactions; nil: the defaults.
	Portfolio *PortfolioOptions
	// How long a document is fresh; math.MinInt64: a day for lists, else an hour.
	TtlSeconds int64
	// From a failure to the next attempt; math.MinInt64: ttl_seconds.
	RetrySeconds int64
	// The most requests a second, 0: no limit, -1: the provider's (Finnhub: 30).
	PerSecond int32
	// The most requests a minute, 0: no limit, -1: the provider's (Finnhub: 60, the free plan).
	PerMinute int32
	// In bytes, at most [DocumentMax], which 0 stands for.
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

// FeedInfo is the state of a feed at a moment.
type FeedInfo struct {
	// Whose documents a feed reads.
	Provider Provider
	// Of several price quotes the worst one.
	State FeedState
	// Of the last failure that no success has followed, or [StatusOK].
	Status Status
	// The status behind [ErrRetrieval], _SAVING and _REMOVAL; else Status.
	Cause Status
	// A [TransportFailure], or 0.
	Reason TransportFailure
	// Of that failure, or 0.
	HTTPStatus int32
	// How many requests are under way.
	PendingCount uint32
	// [FeedFlags] values.
	Flags FeedFlags
	// When what the feed has came, of several the oldest, or the zero time.
	Success time.Time
	// Seconds since then, 0 or more, or math.MinInt64.
	AgeSeconds int64
	// When the feed last asked or was answered, or the zero time.
	Attempt time.Time
	// When a request will be due, if nothing else happens, or the zero time.
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

// StoreOptions are the options with which a store is opened.
type StoreOptions struct {
	// Whether nothing can be changed.
	ReadOnly bool
	// Whether the call makes the file if it does not exist.
	Create bool
	// How long a change waits for another connection's change to end; 0: it does not wait.
	BusyMilliseconds int32
	// The time after which a call interrupts its own work on the file; 0: it never does.
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

// MovementOptions are the options of a movement in stored wallets.
//
// nil in place of them means no key and nothing below 0.
type MovementOptions struct {
	// Whether [Store.WalletSpend] may take the sum below 0; 0 for all other calls.
	MayGoBelowZero bool
	// The idempotency key of the request: one line of 1 to 255 bytes; "": none.
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

// LegEntries is the entries that a leg of a movement made.
type LegEntries struct {
	// The id of the entry that took the amount out; 0: it came from outside.
	Source uint64
	// The id of the entry that put the amount in; 0: it went outside.
	Target uint64
	// The amount that came in; all zero if it went outside.
	Received Money
}

func legEntriesOf(raw *C.money_leg_entries_t) LegEntries {
	return LegEntries{
		Source: uint64(raw.source),
		Target: uint64(raw.target),
		Received: moneyOf(raw.received),
	}
}

// StoredLeg is one leg of a transfer between stored wallets: an amount goes out of a source wallet and into a
// target wallet.
type StoredLeg struct {
	// The name of a wallet; "": the amount comes from outside.
	Source string
	// The name of a wallet; "": the amount goes outside; one of the two is not "".
	Target string
	// More than 0.
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
	// With [DigitsCurrency], for a target without minor units: 0 to 38; 8.
	OtherDigits int32
	// Of the result; half-even.
	Rounding Rounding
	// How a locale writes the currency; [CurrencyDisplayNone]: the number alone.
	Display CurrencyDisplay
	// Seconds that rates stay fresh; 3600; math.MinInt64: always.
	FreshFor int64
	// Your own currencies; the converter copies them.
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

// ConverterInfo is the values that a converter shows, apart from its texts.
type ConverterInfo struct {
	// A currency code.
	Source string
	// A currency code.
	Target string
	// The state of a converter.
	State ConverterState
	// The kind of the input.
	InputState InputState
	// The origin of a converter's rates.
	Origin Origin
	// Whether rates were asked for, and the answer is on its way.
	IsLoading bool
	// Whether there are rates, but they are too old or could not be renewed.
	IsStale bool
	// Whether whoever fetches rates should ask for them now.
	WantsRates bool
	// The status of [Converter.Reason]; [StatusOK] if there is none.
	Failure Status
	// Of the result: [Flags] values.
	Flags Flags
	// The document's time, or the start of its newest day; the zero time: unknown.
	Updated time.Time
	// Seconds from then to Now; math.MinInt64: unknown.
	UpdatedAge int64
	// When the rates arrived; the zero time: unknown.
	Received time.Time
	// Seconds from then to Now; math.MinInt64: unknown.
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

// CurrencyListItem is a currency as a list shows it.
type CurrencyListItem struct {
	// A currency code.
	Code string
	// An emoji of two regional indicators, UTF-8; "" if no region's flag fits.
	Flag string
	IsFavourite bool
	// Whether the rates of [CurrencyList.Mark] have the currency.
	IsQuoted bool
	// UTF-8; a longer name is cut after a whole character, which a few of Chakma are.
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

