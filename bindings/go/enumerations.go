// Code generated from the headers by api/generate.py. DO NOT EDIT.

package money

import "fmt"

// Limits and special values.
const (
	// One byte more than the longest amount as text, with its currency.
	TextMax = 64
	// One byte more than the longest currency code: codes are 1 to 11 bytes long.
	CodeSize = 12
	// The most digits that a decimal holds, and the largest scale.
	DigitsMax = 38
	// The longest text of an amount or a rate that is read, in bytes.
	InputMax = 1024
	// The longest document that is read, in bytes (64 MiB).
	DocumentMax = 67108864
	// The most shares of one allocation.
	SharesMax = 1048576
	// The most amounts or decimals that one call adds up, compares or sorts; columns take any number.
	AmountsMax = 1048576
	// The most legs of one conversion path.
	LegsMax = 8
	// One byte more than the longest ratio as text.
	RatioTextMax = 320
	// One byte more than the longest amount as JSON.
	JSONMax = 96
	// One byte more than the longest currency pair as text.
	CurrencyPairTextMax = 24
	// One byte more than the longest rate as text.
	RateTextMax = 96
	// One byte more than the longest rate as JSON.
	RateJSONMax = 160
	// The most threads of one call.
	ColumnThreadsMax = 256
	// The most codes of a dictionary.
	ColumnCodesMax = 65536
	// The longest expression that the library evaluates, in bytes.
	ExpressionMax = 16384
	// The most currencies that one sum of an expression may mix.
	ExpressionCurrenciesMax = 64
	// One byte more than the longest identifier of a locale.
	LocaleSize = 16
	// One byte more than the longest amount as a locale writes it.
	LocaleTextMax = 512
	// The longest pattern, in bytes.
	PatternMax = 128
	// As digits of a format: as the pattern says.
	DigitsPattern = -3
	// One byte more than the longest label.
	LabelSize = 80
	// The largest number of taxes of one line item.
	InvoiceTaxesMax = 4
	// The index that stands for the document in [Invoice.Adjust].
	InvoiceDocument = -1
	// The most cash flows of one calculation.
	CashFlowsMax = 1048576
	// The most rates of one result.
	XIRRRatesMax = 32
	// The most points of one calculation.
	ValuePointsMax = 4096
	// One byte more than the longest id of a transaction.
	IDSize = 40
	// One byte more than the longest symbol of a security.
	SymbolSize = 64
	// The most lots that one sale names.
	LotSelectionsMax = 1024
	// One byte more than the longest name or key in a store.
	StoreNameSize = 256
	// The most numbers of one operation. Each has at most 38 digits.
	CalculatorNumbersMax = 100
	// The longest text of keys for one call, in bytes.
	CalculatorKeysMax = 8192
	// One byte more than the longest display or expression.
	CalculatorTextMax = 4608
	// One byte more than the longest reason.
	ReasonSize = 240
)

// Status is the result of a call: [StatusOK] or one of [Status].
//
// The values are never renumbered and never reused.
type Status int32

const (
	StatusOK Status = 0
	// An argument is missing or out of range.
	ErrArgument Status = 1
	// The text does not fit in the space provided for it.
	ErrBufferTooSmall Status = 2
	// The object's own callback has not returned.
	ErrBusy Status = 3
	// There is not enough memory.
	ErrOutOfMemory Status = 4
	// The input is longer, larger or deeper than a limit.
	ErrLimit Status = 5
	// The index is past the end, or there is no such entry.
	ErrNotFound Status = 6
	// The object is in a state in which this call makes no sense.
	ErrState Status = 7
	// The caller cancelled the call, or its time was over; nothing has changed.
	ErrCancelled Status = 8
	// The text is no number, amount, date or code; the position is its first byte that does not belong.
	ErrSyntax Status = 20
	// The text is not valid UTF-8, or contains the character U+0000.
	ErrEncoding Status = 21
	// The exact result does not fit 38 digits.
	ErrOverflow Status = 22
	// The divisor is 0.
	ErrDivisionByZero Status = 23
	// The result would have to be rounded, and rounding was not allowed.
	ErrInexact Status = 24
	// The date is no day of the years 1 to 9999.
	ErrDate Status = 25
	// The currency is neither built in nor in the registry given, or its minor unit is not known.
	ErrUnknownCurrency Status = 40
	// Two currencies meet where one is needed.
	ErrCurrencyMismatch Status = 41
	// The code is taken already.
	ErrDuplicateCurrency Status = 42
	// The symbol, such as $, stands for several currencies; the error's text lists them.
	ErrAmbiguousCurrency Status = 43
	// There are no weights, or one is negative, or all are 0.
	ErrWeights Status = 60
	// No rate leads from the one currency to the other on that day, or it is too old; the error's text names the
	// last day before it that had one, however long ago.
	ErrNoRate Status = 80
	// The rate is zero, negative or out of range, or is not 1 for a currency against itself.
	ErrInvalidRate Status = 81
	// One document has the same direction twice.
	ErrDuplicateRate Status = 82
	// The document is well-formed and has no rate.
	ErrNoRates Status = 83
	// The document is the provider's own error; the error's text has its code and words.
	ErrProvider Status = 84
	// The text is not JSON, or an object has a key twice.
	ErrJSON Status = 100
	// The document is well-formed and not of the kind expected.
	ErrDocument Status = 101
	// A newer version of the library wrote it.
	ErrVersion Status = 102
	// Less is there, or less is not held, than should go out.
	ErrInsufficient Status = 110
	// The discount is below 0, above 100 percent, or above the price.
	ErrDiscount Status = 120
	// The tax is outside 0 to 100 percent, or a category has none.
	ErrTax Status = 121
	// One document has the same product twice.
	ErrDuplicateSku Status = 122
	// Two transactions have the same id.
	ErrDuplicateID Status = 130
	// No answer came; the error's text says why.
	ErrTransport Status = 140
	// The answer is to a request that is not under way.
	ErrUnknownRequest Status = 141
	// The server answered with an error; the text has its status.
	ErrHTTP Status = 142
	// The server refuses the key: HTTP 401 or 403.
	ErrUnauthorized Status = 143
	// The provider was asked too often: HTTP 429.
	ErrRateLimited Status = 144
	// The answer is HTML, or of another type than expected.
	ErrContentType Status = 145
	// The answer ends before its document does.
	ErrTruncated Status = 146
	// The answer is larger than the limit that was set.
	ErrTooLarge Status = 147
	// A rate is a hundred times higher or lower than before.
	ErrRateJumped Status = 148
	// The list is well-formed and has no currency.
	ErrNoCurrencies Status = 149
	// Reading failed; the error's Cause says why.
	ErrRetrieval Status = 160
	// Saving failed and changed nothing; the error's Cause says why.
	ErrSaving Status = 161
	// Removing failed and changed nothing; the error's Cause says why.
	ErrRemoval Status = 162
	// The file belongs to something else.
	ErrNotAStore Status = 163
	// Another connection writes, and did not end in time.
	ErrStoreLocked Status = 164
	// The store, or its file, can only be read.
	ErrStoreReadOnly Status = 165
	// No room is left on the disk, or in the quota.
	ErrStoreFull Status = 166
	// The file is damaged.
	ErrStoreCorrupt Status = 167
	// The path is not there, is a directory, or is not permitted.
	ErrStorePath Status = 168
	// The disk failed.
	ErrStoreIo Status = 169
	// Somebody else changed the stored object since it was loaded, or another request has the key.
	ErrConflict Status = 170
	// The system has no SQLite that stores can use; the error's text says why.
	ErrNoSqlite Status = 171
	// Saving or removing failed, and it is not known whether the change is there as a whole or not at all; the
	// error's Cause says why.
	ErrStoreUnknown Status = 172
)

// Flags are facts about a result that are no failures.
//
// Several may be set.
type Flags uint32

const (
	// Digits other than 0 were dropped.
	FlagsRounded Flags = 1
	// A rate had more than 19 digits in its document and was rounded on reading.
	FlagsRateRounded Flags = 2
	// A fixed factor was used: a withdrawn currency's legal one, or a quote unit's.
	FlagsFixed Flags = 4
	// The rates are of an earlier date than you asked for.
	FlagsEarlier Flags = 8
	// The rates are older than FreshFor, or they have no time.
	FlagsStale Flags = 16
	// The table's quotes give another rate along another path.
	FlagsInconsistent Flags = 32
	// Rounded as Council Regulation (EC) No 1103/97 says; [ConversionRule].
	FlagsEuroRegulation Flags = 64
)

// Has returns whether all bits of a set are set.
func (f Flags) Has(set Flags) bool { return f&set == set }

// Rounding is how the library rounds a result that does not fit its digits.
//
// The brackets have the names of IEEE 754 and ISO 80000-1.
//
// The values begin at 1000, so no number of digits is a rounding mode. A call whose digits and mode are swapped
// fails, and so does an options struct whose mode you left 0.
type Rounding int32

const (
	// To nearest, ties to the even digit (roundTiesToEven); the default.
	RoundingHalfEven Rounding = 1000
	// To nearest, ties away from zero (roundTiesToAway).
	RoundingHalfUp Rounding = 1001
	// To nearest, ties towards zero.
	RoundingHalfDown Rounding = 1002
	// Away from zero.
	RoundingUp Rounding = 1003
	// Towards zero (roundTowardZero).
	RoundingDown Rounding = 1004
	// Towards positive infinity (roundTowardPositive).
	RoundingCeiling Rounding = 1005
	// Towards negative infinity (roundTowardNegative).
	RoundingFloor Rounding = 1006
	// An inexact result is [ErrInexact].
	RoundingUnnecessary Rounding = 1007
	// To nearest, ties to the odd digit.
	RoundingHalfOdd Rounding = 1008
	// To nearest, ties towards positive infinity.
	RoundingHalfCeiling Rounding = 1009
	// To nearest, ties towards negative infinity.
	RoundingHalfFloor Rounding = 1010
)

// String returns the name of the constant, such as "half_even".
func (r Rounding) String() string {
	switch r {
	case RoundingHalfEven:
		return "half_even"
	case RoundingHalfUp:
		return "half_up"
	case RoundingHalfDown:
		return "half_down"
	case RoundingUp:
		return "up"
	case RoundingDown:
		return "down"
	case RoundingCeiling:
		return "ceiling"
	case RoundingFloor:
		return "floor"
	case RoundingUnnecessary:
		return "unnecessary"
	case RoundingHalfOdd:
		return "half_odd"
	case RoundingHalfCeiling:
		return "half_ceiling"
	case RoundingHalfFloor:
		return "half_floor"
	}
	return fmt.Sprintf("Rounding(%d)", int32(r))
}

// CurrencyKind is the kind of thing that a code stands for.
type CurrencyKind int32

const (
	// In ISO 4217 today.
	CurrencyKindCurrent CurrencyKind = 0
	// Once in ISO 4217, withdrawn.
	CurrencyKindHistorical CurrencyKind = 1
	// ISO 4217 codes that are not legal tender: XAU, XDR, XTS.
	CurrencyKindSpecial CurrencyKind = 2
	// A quote unit, a fraction of another currency: GBX, ZAc, ILA.
	CurrencyKindUnit CurrencyKind = 3
	// In common use outside ISO 4217: BTC, CNH.
	CurrencyKindInformal CurrencyKind = 4
	// From a registry.
	CurrencyKindCustom CurrencyKind = 5
)

// String returns the name of the constant, such as "current".
func (cu CurrencyKind) String() string {
	switch cu {
	case CurrencyKindCurrent:
		return "current"
	case CurrencyKindHistorical:
		return "historical"
	case CurrencyKindSpecial:
		return "special"
	case CurrencyKindUnit:
		return "unit"
	case CurrencyKindInformal:
		return "informal"
	case CurrencyKindCustom:
		return "custom"
	}
	return fmt.Sprintf("CurrencyKind(%d)", int32(cu))
}

// CashSmall is the treatment of amounts that are too small for a rule on cash.
type CashSmall int32

const (
	// They are rounded as others are.
	CashSmallRounded CashSmall = 0
	// They stay as they are: one and two cents in Finland.
	CashSmallExact CashSmall = 1
	// They become one step: one and two cents in Slovakia.
	CashSmallUp CashSmall = 2
)

// String returns the name of the constant, such as "rounded".
func (ca CashSmall) String() string {
	switch ca {
	case CashSmallRounded:
		return "rounded"
	case CashSmallExact:
		return "exact"
	case CashSmallUp:
		return "up"
	}
	return fmt.Sprintf("CashSmall(%d)", int32(ca))
}

// Allocation is the method that hands out the units that are left over when every share has been rounded down.
type Allocation int32

const (
	// One each to the shares that lost most, ties to the earlier; the default.
	AllocationLargestRemainder Allocation = 0
	// One each from the first share on.
	AllocationFloorToFirst Allocation = 1
	// One each from the last share back.
	AllocationFloorToLast Allocation = 2
	// They are Remainder.
	AllocationSeparateRemainder Allocation = 3
)

// String returns the name of the constant, such as "largest_remainder".
func (a Allocation) String() string {
	switch a {
	case AllocationLargestRemainder:
		return "largest_remainder"
	case AllocationFloorToFirst:
		return "floor_to_first"
	case AllocationFloorToLast:
		return "floor_to_last"
	case AllocationSeparateRemainder:
		return "separate_remainder"
	}
	return fmt.Sprintf("Allocation(%d)", int32(a))
}

// RateKind is the origin of a rate in a conversion path.
type RateKind int32

const (
	// As the table has it.
	RateKindQuoted RateKind = 0
	// The table's rate of the other direction, turned round exactly.
	RateKindInverse RateKind = 1
	// The legal factor of a withdrawn currency (for instance Regulation (EC) No 2866/98).
	RateKindFixed RateKind = 2
	// The factor of a quote unit, such as 100 GBX = 1 GBP.
	RateKindUnit RateKind = 3
)

// String returns the name of the constant, such as "quoted".
func (r RateKind) String() string {
	switch r {
	case RateKindQuoted:
		return "quoted"
	case RateKindInverse:
		return "inverse"
	case RateKindFixed:
		return "fixed"
	case RateKindUnit:
		return "unit"
	}
	return fmt.Sprintf("RateKind(%d)", int32(r))
}

// StalePolicy is the choice whether a conversion flags or refuses rates that are older than FreshFor, or that
// have no time.
type StalePolicy int32

const (
	// It uses them and sets [FlagsStale]; the default.
	StalePolicyFlag StalePolicy = 0
	// It fails with [ErrNoRate], which says how old they are.
	StalePolicyRefuse StalePolicy = 1
)

// String returns the name of the constant, such as "flag".
func (s StalePolicy) String() string {
	switch s {
	case StalePolicyFlag:
		return "flag"
	case StalePolicyRefuse:
		return "refuse"
	}
	return fmt.Sprintf("StalePolicy(%d)", int32(s))
}

// ColumnLayout is the layout of the values of a column, as in Apache Arrow's columnar format, little-endian.
type ColumnLayout int32

const (
	// A coefficient of 64 bits.
	ColumnLayoutInt64 ColumnLayout = 1
	// A coefficient of 128 bits, below 10^38.
	ColumnLayoutDecimal128 ColumnLayout = 2
	// Days since 1970-01-01.
	ColumnLayoutDate32 ColumnLayout = 3
	// An index into a dictionary, or an order; 1 byte.
	ColumnLayoutInt8 ColumnLayout = 4
	// An index.
	ColumnLayoutInt16 ColumnLayout = 5
	// An index.
	ColumnLayoutInt32 ColumnLayout = 6
)

// String returns the name of the constant, such as "int64".
func (co ColumnLayout) String() string {
	switch co {
	case ColumnLayoutInt64:
		return "int64"
	case ColumnLayoutDecimal128:
		return "decimal128"
	case ColumnLayoutDate32:
		return "date32"
	case ColumnLayoutInt8:
		return "int8"
	case ColumnLayoutInt16:
		return "int16"
	case ColumnLayoutInt32:
		return "int32"
	}
	return fmt.Sprintf("ColumnLayout(%d)", int32(co))
}

// ExpressionKind represents says whether the result of an expression has a currency.
type ExpressionKind int32

const (
	// A number without a currency.
	ExpressionKindNumber ExpressionKind = 1
	// An amount.
	ExpressionKindAmount ExpressionKind = 2
)

// String returns the name of the constant, such as "number".
func (e ExpressionKind) String() string {
	switch e {
	case ExpressionKindNumber:
		return "number"
	case ExpressionKindAmount:
		return "amount"
	}
	return fmt.Sprintf("ExpressionKind(%d)", int32(e))
}

// LocaleStyle is the style in which a locale writes an amount.
type LocaleStyle int32

const (
	// "-1.234,56 €".
	LocaleStyleStandard LocaleStyle = 0
	// "($1,234.56)" if the locale has brackets, and no name of the currency.
	LocaleStyleAccounting LocaleStyle = 1
	// "$1.2K": CLDR's short form, without zeros at the end of the fraction.
	LocaleStyleCompact LocaleStyle = 2
)

// String returns the name of the constant, such as "standard".
func (l LocaleStyle) String() string {
	switch l {
	case LocaleStyleStandard:
		return "standard"
	case LocaleStyleAccounting:
		return "accounting"
	case LocaleStyleCompact:
		return "compact"
	}
	return fmt.Sprintf("LocaleStyle(%d)", int32(l))
}

// CurrencyDisplay is the form in which a locale writes a currency.
type CurrencyDisplay int32

const (
	// "US$", "€": the locale's symbol, or the code if it has none.
	CurrencyDisplaySymbol CurrencyDisplay = 0
	// "$": for readers who know the country; several currencies may share it.
	CurrencyDisplayNarrow CurrencyDisplay = 1
	// "USD".
	CurrencyDisplayCode CurrencyDisplay = 2
	// "US dollars", in one of the languages with names: de, en, es, fr, it, ja, pt; in all languages with the
	// tables of share/locales.
	CurrencyDisplayName CurrencyDisplay = 3
	// The number alone.
	CurrencyDisplayNone CurrencyDisplay = 4
)

// String returns the name of the constant, such as "symbol".
func (cu CurrencyDisplay) String() string {
	switch cu {
	case CurrencyDisplaySymbol:
		return "symbol"
	case CurrencyDisplayNarrow:
		return "narrow"
	case CurrencyDisplayCode:
		return "code"
	case CurrencyDisplayName:
		return "name"
	case CurrencyDisplayNone:
		return "none"
	}
	return fmt.Sprintf("CurrencyDisplay(%d)", int32(cu))
}

// Numerals is the digits that a locale writes.
type Numerals int32

const (
	// The digits that the tag names ("ar-EG-u-nu-latn"), else those of the locale's default numbering system:
	// "١٬٢٣٤" in ar-EG.
	NumeralsLocale Numerals = 0
	// 0 to 9, with the signs and patterns that the locale has for them.
	NumeralsLatin Numerals = 1
)

// String returns the name of the constant, such as "locale".
func (n Numerals) String() string {
	switch n {
	case NumeralsLocale:
		return "locale"
	case NumeralsLatin:
		return "latin"
	}
	return fmt.Sprintf("Numerals(%d)", int32(n))
}

// SignDisplay is which amounts are written with a sign.
type SignDisplay int32

const (
	// "-5", "0", "5": negative ones, and the others where the pattern has a plus sign.
	SignDisplayPattern SignDisplay = 0
	// "-5", "+0", "+5".
	SignDisplayAlways SignDisplay = 1
	// "-5", "0", "+5".
	SignDisplayExceptZero SignDisplay = 2
	// "5", "0", "5": a negative amount is written like a positive one.
	SignDisplayNever SignDisplay = 3
)

// String returns the name of the constant, such as "pattern".
func (s SignDisplay) String() string {
	switch s {
	case SignDisplayPattern:
		return "pattern"
	case SignDisplayAlways:
		return "always"
	case SignDisplayExceptZero:
		return "except_zero"
	case SignDisplayNever:
		return "never"
	}
	return fmt.Sprintf("SignDisplay(%d)", int32(s))
}

// TrailingZeros is the choice whether zeros at the end of the fraction stay.
type TrailingZeros int32

const (
	// "12.50", "12.00": as many as the fewest digits ask for.
	TrailingZerosPattern TrailingZeros = 0
	// "12.5", "12".
	TrailingZerosStrip TrailingZeros = 1
	// "12.50", "12": where the fraction has nothing else.
	TrailingZerosStripWhole TrailingZeros = 2
)

// String returns the name of the constant, such as "pattern".
func (t TrailingZeros) String() string {
	switch t {
	case TrailingZerosPattern:
		return "pattern"
	case TrailingZerosStrip:
		return "strip"
	case TrailingZerosStripWhole:
		return "strip_whole"
	}
	return fmt.Sprintf("TrailingZeros(%d)", int32(t))
}

// StatementRowKind is the kind of a row of a wallet statement.
type StatementRowKind int32

const (
	// An entry.
	StatementRowKindAmount StatementRowKind = 0
	// The sum of a section.
	StatementRowKindSubtotal StatementRowKind = 1
	// The grand total.
	StatementRowKindTotal StatementRowKind = 2
)

// String returns the name of the constant, such as "amount".
func (s StatementRowKind) String() string {
	switch s {
	case StatementRowKindAmount:
		return "amount"
	case StatementRowKindSubtotal:
		return "subtotal"
	case StatementRowKindTotal:
		return "total"
	}
	return fmt.Sprintf("StatementRowKind(%d)", int32(s))
}

// RoundingLevel is the level at which a basket rounds.
//
// If it rounds a sum, it shares the difference among the line items, so that they add up.
type RoundingLevel int32

const (
	// Price, discount and tax of one unit, which are then multiplied by the quantity.
	RoundingLevelUnit RoundingLevel = 0
	// Price, discount and tax of each line item; the default.
	RoundingLevelLine RoundingLevel = 1
	// The sums of price, discount and tax over each tax category.
	RoundingLevelTaxGroup RoundingLevel = 2
	// The sums of price, discount and tax over the order.
	RoundingLevelOrder RoundingLevel = 3
	// Price and discount of each line item, and the sum of the tax over each tax category.
	RoundingLevelInvoice RoundingLevel = 4
)

// String returns the name of the constant, such as "unit".
func (r RoundingLevel) String() string {
	switch r {
	case RoundingLevelUnit:
		return "unit"
	case RoundingLevelLine:
		return "line"
	case RoundingLevelTaxGroup:
		return "tax_group"
	case RoundingLevelOrder:
		return "order"
	case RoundingLevelInvoice:
		return "invoice"
	}
	return fmt.Sprintf("RoundingLevel(%d)", int32(r))
}

// PriceBasis is the choice whether prices include their tax.
type PriceBasis int32

const (
	// Prices are without tax; the default.
	PriceBasisNet PriceBasis = 0
	// Prices include their tax.
	PriceBasisGross PriceBasis = 1
)

// String returns the name of the constant, such as "net".
func (p PriceBasis) String() string {
	switch p {
	case PriceBasisNet:
		return "net"
	case PriceBasisGross:
		return "gross"
	}
	return fmt.Sprintf("PriceBasis(%d)", int32(p))
}

// Tender is the way in which the customer pays the total.
type Tender int32

const (
	// By card or transfer: the payable amount is the total; the default.
	TenderExact Tender = 0
	// In cash: the payable amount is rounded to the coins that there are.
	TenderCash Tender = 1
)

// String returns the name of the constant, such as "exact".
func (t Tender) String() string {
	switch t {
	case TenderExact:
		return "exact"
	case TenderCash:
		return "cash"
	}
	return fmt.Sprintf("Tender(%d)", int32(t))
}

// BasketPreset is a policy with a name.
type BasketPreset int32

const (
	// The default: rounds as Stripe documents tax per line item.
	BasketPresetPerLineHalfUp BasketPreset = 0
	// Tax on the price of one unit, as programs with unit prices do.
	BasketPresetPerUnitHalfUp BasketPreset = 1
	// Banker's rounding of each line item.
	BasketPresetPerLineHalfEven BasketPreset = 2
	// Prices, discounts and taxes are rounded once a tax category.
	BasketPresetPerTaxGroupHalfUp BasketPreset = 3
	// Prices, discounts and taxes are rounded once an order.
	BasketPresetPerOrderHalfUp BasketPreset = 4
	// Per line item, half up; prices include tax; cash to 0.05.
	BasketPresetSwissCash BasketPreset = 5
	// The rounding of invoices: for each line item, then for each tax.
	BasketPresetEn16931 BasketPreset = 6
)

// String returns the name of the constant, such as "per_line_half_up".
func (b BasketPreset) String() string {
	switch b {
	case BasketPresetPerLineHalfUp:
		return "per_line_half_up"
	case BasketPresetPerUnitHalfUp:
		return "per_unit_half_up"
	case BasketPresetPerLineHalfEven:
		return "per_line_half_even"
	case BasketPresetPerTaxGroupHalfUp:
		return "per_tax_group_half_up"
	case BasketPresetPerOrderHalfUp:
		return "per_order_half_up"
	case BasketPresetSwissCash:
		return "swiss_cash"
	case BasketPresetEn16931:
		return "en16931"
	}
	return fmt.Sprintf("BasketPreset(%d)", int32(b))
}

// DiscountKind is the kind of a discount: a percentage or an amount.
type DiscountKind int32

const (
	DiscountKindNone DiscountKind = 0
	// A percentage of the price.
	DiscountKindPercent DiscountKind = 1
	// An amount off the line item or the order as a whole.
	DiscountKindFixed DiscountKind = 2
)

// String returns the name of the constant, such as "none".
func (d DiscountKind) String() string {
	switch d {
	case DiscountKindNone:
		return "none"
	case DiscountKindPercent:
		return "percent"
	case DiscountKindFixed:
		return "fixed"
	}
	return fmt.Sprintf("DiscountKind(%d)", int32(d))
}

// ReceiptView is the currency that you read a receipt in.
type ReceiptView int32

const (
	// The catalogue's currency.
	ReceiptViewPriced ReceiptView = 0
	// The currency of the checkout, which may be the same.
	ReceiptViewCheckout ReceiptView = 1
)

// String returns the name of the constant, such as "priced".
func (r ReceiptView) String() string {
	switch r {
	case ReceiptViewPriced:
		return "priced"
	case ReceiptViewCheckout:
		return "checkout"
	}
	return fmt.Sprintf("ReceiptView(%d)", int32(r))
}

// InvoiceTaxKind is the way in which a tax enters the totals.
type InvoiceTaxKind int32

const (
	// A percentage of the net amount, such as VAT; several stand side by side.
	InvoiceTaxKindAdded InvoiceTaxKind = 0
	// A percentage of the net amount and the taxes before it on the same line item.
	InvoiceTaxKindCompound InvoiceTaxKind = 1
	// A percentage of the net amount that the buyer keeps back and pays to the state.
	InvoiceTaxKindRetained InvoiceTaxKind = 2
)

// String returns the name of the constant, such as "added".
func (i InvoiceTaxKind) String() string {
	switch i {
	case InvoiceTaxKindAdded:
		return "added"
	case InvoiceTaxKindCompound:
		return "compound"
	case InvoiceTaxKindRetained:
		return "retained"
	}
	return fmt.Sprintf("InvoiceTaxKind(%d)", int32(i))
}

// InvoiceAdjustmentKind is the kind of an adjustment.
type InvoiceAdjustmentKind int32

const (
	// Lowers the net amount.
	InvoiceAdjustmentKindAllowance InvoiceAdjustmentKind = 1
	// Raises the net amount.
	InvoiceAdjustmentKindCharge InvoiceAdjustmentKind = 2
)

// String returns the name of the constant, such as "allowance".
func (i InvoiceAdjustmentKind) String() string {
	switch i {
	case InvoiceAdjustmentKindAllowance:
		return "allowance"
	case InvoiceAdjustmentKindCharge:
		return "charge"
	}
	return fmt.Sprintf("InvoiceAdjustmentKind(%d)", int32(i))
}

// PaymentProvider is a payment provider.
type PaymentProvider int32

const (
	// Amount of the Stripe API.
	PaymentProviderStripe PaymentProvider = 0
	// Value of the Adyen API.
	PaymentProviderAdyen PaymentProvider = 1
	// Value of the PayPal API, without its point.
	PaymentProviderPaypal PaymentProvider = 2
)

// String returns the name of the constant, such as "stripe".
func (p PaymentProvider) String() string {
	switch p {
	case PaymentProviderStripe:
		return "stripe"
	case PaymentProviderAdyen:
		return "adyen"
	case PaymentProviderPaypal:
		return "paypal"
	}
	return fmt.Sprintf("PaymentProvider(%d)", int32(p))
}

// XIRROutcome is the number of internal rates of return.
type XIRROutcome int32

const (
	XIRROutcomeOne XIRROutcome = 1
	XIRROutcomeSeveral XIRROutcome = 2
	// At no rate are the flows worth 0.
	XIRROutcomeNone XIRROutcome = 3
	// The flows have no such rate by their nature; Reason says why.
	XIRROutcomeUndefined XIRROutcome = 4
)

// String returns the name of the constant, such as "one".
func (x XIRROutcome) String() string {
	switch x {
	case XIRROutcomeOne:
		return "one"
	case XIRROutcomeSeveral:
		return "several"
	case XIRROutcomeNone:
		return "none"
	case XIRROutcomeUndefined:
		return "undefined"
	}
	return fmt.Sprintf("XIRROutcome(%d)", int32(x))
}

// XIRRReason is why there is no rate.
type XIRRReason int32

const (
	// No flow other than 0.
	XIRRReasonNoFlows XIRRReason = 1
	// All flows are on one date.
	XIRRReasonOneDate XIRRReason = 2
	// All flows, added up by date, have one sign.
	XIRRReasonOneSign XIRRReason = 3
	// The flows of each date cancel out, so that any rate would do.
	XIRRReasonAlwaysZero XIRRReason = 4
	// The only rate is above 10^300, or halves the amount 40 times a day.
	XIRRReasonOutOfRange XIRRReason = 5
	// No rate in that range makes the flows worth 0.
	XIRRReasonNoRoot XIRRReason = 6
	// Of a portfolio: a price or an exchange rate is missing.
	XIRRReasonUnpriced XIRRReason = 7
	// Of a portfolio: you gave no date on which to value what is held.
	XIRRReasonNoDate XIRRReason = 8
)

// String returns the name of the constant, such as "no_flows".
func (x XIRRReason) String() string {
	switch x {
	case XIRRReasonNoFlows:
		return "no_flows"
	case XIRRReasonOneDate:
		return "one_date"
	case XIRRReasonOneSign:
		return "one_sign"
	case XIRRReasonAlwaysZero:
		return "always_zero"
	case XIRRReasonOutOfRange:
		return "out_of_range"
	case XIRRReasonNoRoot:
		return "no_root"
	case XIRRReasonUnpriced:
		return "unpriced"
	case XIRRReasonNoDate:
		return "no_date"
	}
	return fmt.Sprintf("XIRRReason(%d)", int32(x))
}

// DayCount is the day count, which turns days into years.
//
// Actual/365 (fixed), as in ISDA's definitions, divides the days between two dates by 365.
type DayCount int32

const (
	DayCountDayCountActual365 DayCount = 1
)

// String returns the name of the constant, such as "day_count_actual_365".
func (d DayCount) String() string {
	switch d {
	case DayCountDayCountActual365:
		return "day_count_actual_365"
	}
	return fmt.Sprintf("DayCount(%d)", int32(d))
}

// Action is the action that a transaction records.
//
// No action is 0, so that a transaction that you did not fill in is refused.
type Action int32

const (
	ActionBuy Action = 1
	ActionSell Action = 2
	// Income: any payment that a security brings.
	ActionDividend Action = 3
	// A cost by itself, of a security or of none.
	ActionFee Action = 4
	// Per shares become Quantity shares: 2 for 1, or 1 for 10.
	ActionSplit Action = 5
)

// String returns the name of the constant, such as "buy".
func (a Action) String() string {
	switch a {
	case ActionBuy:
		return "buy"
	case ActionSell:
		return "sell"
	case ActionDividend:
		return "dividend"
	case ActionFee:
		return "fee"
	case ActionSplit:
		return "split"
	}
	return fmt.Sprintf("Action(%d)", int32(a))
}

// LotMethod is which lots a sale takes shares from.
type LotMethod int32

const (
	// The oldest first; the default.
	LotMethodFifo LotMethod = 0
	// The newest first.
	LotMethodLifo LotMethod = 1
	// The highest cost a share first; of equal ones the oldest.
	LotMethodHifo LotMethod = 2
	// A part of all of them, at their average cost.
	LotMethodAverage LotMethod = 3
	// Those that each sale names.
	LotMethodSpecific LotMethod = 4
)

// String returns the name of the constant, such as "fifo".
func (l LotMethod) String() string {
	switch l {
	case LotMethodFifo:
		return "fifo"
	case LotMethodLifo:
		return "lifo"
	case LotMethodHifo:
		return "hifo"
	case LotMethodAverage:
		return "average"
	case LotMethodSpecific:
		return "specific"
	}
	return fmt.Sprintf("LotMethod(%d)", int32(l))
}

// ShortSalePolicy is the short-sale policy: what happens when a sale is of more shares than you hold.
type ShortSalePolicy int32

const (
	// The sale is [ErrInsufficient]; the default.
	ShortSalePolicyReject ShortSalePolicy = 0
	// The rest is a debt of shares, which a later purchase settles.
	ShortSalePolicyAllow ShortSalePolicy = 1
	// The rest is recorded as oversold, and its proceeds count for nothing.
	ShortSalePolicyRecord ShortSalePolicy = 2
)

// String returns the name of the constant, such as "reject".
func (s ShortSalePolicy) String() string {
	switch s {
	case ShortSalePolicyReject:
		return "reject"
	case ShortSalePolicyAllow:
		return "allow"
	case ShortSalePolicyRecord:
		return "record"
	}
	return fmt.Sprintf("ShortSalePolicy(%d)", int32(s))
}

// PriceState is the state of a position's price.
type PriceState int32

const (
	PriceStateFresh PriceState = 0
	// Older than options.fresh_for; it counts.
	PriceStateStale PriceState = 1
	// There is none: the position is listed, and what is held of it is not counted.
	PriceStateMissing PriceState = 2
	// Of a feed: the provider answered 0, by which it says that it has no price.
	PriceStateZero PriceState = 3
	// An exchange rate is missing. Of the price: what is held is not counted. Of a transaction: nothing of the
	// position is, and UnconvertedID names the transaction.
	PriceStateNoRate PriceState = 4
	// Nothing is held, so that the position needs no price.
	PriceStateClosed PriceState = 5
)

// String returns the name of the constant, such as "fresh".
func (p PriceState) String() string {
	switch p {
	case PriceStateFresh:
		return "fresh"
	case PriceStateStale:
		return "stale"
	case PriceStateMissing:
		return "missing"
	case PriceStateZero:
		return "zero"
	case PriceStateNoRate:
		return "no_rate"
	case PriceStateClosed:
		return "closed"
	}
	return fmt.Sprintf("PriceState(%d)", int32(p))
}

// Percentages is which percentages are known.
//
// Several may be set.
type Percentages uint32

const (
	// Unrealised gain / cost.
	PercentagesUnrealised Percentages = 1
	// Realised gain / disposed_cost.
	PercentagesRealised Percentages = 2
	// Profit / (cost + disposed_cost).
	PercentagesProfit Percentages = 4
)

// Has returns whether all bits of a set are set.
func (p Percentages) Has(set Percentages) bool { return p&set == set }

// Provider is whose documents a feed reads.
type Provider int32

const (
	// Rates against USD from "/live"; needs a key.
	ProviderCurrencylayer Provider = 0
	// Currencies with their names from "/list"; needs a key.
	ProviderCurrencylayerList Provider = 1
	// Rates against a base from "/latest"; "/rates" if base_url ends with "/v2".
	ProviderFrankfurter Provider = 2
	// Rates against USD from "/latest.json"; needs a key.
	ProviderOpenExchangeRates Provider = 3
	// Rates against EUR from "/eurofxref.csv", or from the file of base_url.
	ProviderECB Provider = 4
	// A price quote for each symbol from "/quote"; needs a key.
	ProviderFinnhub Provider = 5
	// A store of transactions, "/transactions.json", by id; may have a key.
	ProviderTransactions Provider = 6
)

// String returns the name of the constant, such as "currencylayer".
func (p Provider) String() string {
	switch p {
	case ProviderCurrencylayer:
		return "currencylayer"
	case ProviderCurrencylayerList:
		return "currencylayer_list"
	case ProviderFrankfurter:
		return "frankfurter"
	case ProviderOpenExchangeRates:
		return "open_exchange_rates"
	case ProviderECB:
		return "ecb"
	case ProviderFinnhub:
		return "finnhub"
	case ProviderTransactions:
		return "transactions"
	}
	return fmt.Sprintf("Provider(%d)", int32(p))
}

// JumpPolicy is the policy of a feed for an exchange rate that jumped: one a hundred times higher or lower than
// in the table before.
type JumpPolicy int32

const (
	// The document is a failure; the default.
	JumpPolicyRefuse JumpPolicy = 0
	// The feed takes it, with [FeedFlagsJumped].
	JumpPolicyFlag JumpPolicy = 1
	// The feed takes it.
	JumpPolicyAccept JumpPolicy = 2
)

// String returns the name of the constant, such as "refuse".
func (j JumpPolicy) String() string {
	switch j {
	case JumpPolicyRefuse:
		return "refuse"
	case JumpPolicyFlag:
		return "flag"
	case JumpPolicyAccept:
		return "accept"
	}
	return fmt.Sprintf("JumpPolicy(%d)", int32(j))
}

// TransportFailure is the reason why a request failed without a response.
type TransportFailure int32

const (
	// No connection.
	TransportFailureConnection TransportFailure = 1
	// The server's name is not known.
	TransportFailureDns TransportFailure = 2
	// The certificate or the encryption was refused.
	TransportFailureTls TransportFailure = 3
	// The connection closed before the end.
	TransportFailureDisconnected TransportFailure = 4
	// Your program cancelled the request.
	TransportFailureCancelled TransportFailure = 5
	// Your program stopped reading.
	TransportFailureTooLarge TransportFailure = 6
	TransportFailureOther TransportFailure = 7
	// No response within the time that your program allows.
	TransportFailureTimeout TransportFailure = 8
)

// String returns the name of the constant, such as "connection".
func (t TransportFailure) String() string {
	switch t {
	case TransportFailureConnection:
		return "connection"
	case TransportFailureDns:
		return "dns"
	case TransportFailureTls:
		return "tls"
	case TransportFailureDisconnected:
		return "disconnected"
	case TransportFailureCancelled:
		return "cancelled"
	case TransportFailureTooLarge:
		return "too_large"
	case TransportFailureOther:
		return "other"
	case TransportFailureTimeout:
		return "timeout"
	}
	return fmt.Sprintf("TransportFailure(%d)", int32(t))
}

// FeedState is the state of a feed.
type FeedState int32

const (
	// It has nothing yet and has asked for nothing.
	FeedStateEmpty FeedState = 0
	// It has nothing yet, and a request is under way.
	FeedStateLoading FeedState = 1
	// What it has is fresh.
	FeedStateReady FeedState = 2
	// What it has is older than options.ttl_seconds.
	FeedStateStale FeedState = 3
	// It has nothing yet, and the last attempt failed.
	FeedStateFailed FeedState = 4
	// It has nothing yet, and the provider's limit forbids to ask now.
	FeedStateWaiting FeedState = 5
)

// String returns the name of the constant, such as "empty".
func (f FeedState) String() string {
	switch f {
	case FeedStateEmpty:
		return "empty"
	case FeedStateLoading:
		return "loading"
	case FeedStateReady:
		return "ready"
	case FeedStateStale:
		return "stale"
	case FeedStateFailed:
		return "failed"
	case FeedStateWaiting:
		return "waiting"
	}
	return fmt.Sprintf("FeedState(%d)", int32(f))
}

// FeedFlags are facts about a feed.
//
// Several may be set.
type FeedFlags uint32

const (
	// An exchange rate jumped, as [JumpPolicy] says.
	FeedFlagsJumped FeedFlags = 1
	// Something is due, and the provider's limit forbids to ask now.
	FeedFlagsWaiting FeedFlags = 2
	// What the feed has was restored, and not asked for since.
	FeedFlagsRestored FeedFlags = 4
)

// Has returns whether all bits of a set are set.
func (f FeedFlags) Has(set FeedFlags) bool { return f&set == set }

// Operation is the state of a request to save or remove a transaction.
type Operation int32

const (
	// Nothing was saved or removed under the id, or it was long ago.
	OperationNone Operation = 0
	// The request waits to be sent, or is under way.
	OperationPending Operation = 1
	OperationDone Operation = 2
	// [Feed.Failure] writes why.
	OperationFailed Operation = 3
)

// String returns the name of the constant, such as "none".
func (o Operation) String() string {
	switch o {
	case OperationNone:
		return "none"
	case OperationPending:
		return "pending"
	case OperationDone:
		return "done"
	case OperationFailed:
		return "failed"
	}
	return fmt.Sprintf("Operation(%d)", int32(o))
}

// StoreKind is the kinds of objects that a store keeps by name.
type StoreKind int32

const (
	StoreKindWallet StoreKind = 0
	StoreKindPortfolio StoreKind = 1
	StoreKindCatalogue StoreKind = 2
	StoreKindBasket StoreKind = 3
	StoreKindRates StoreKind = 4
	StoreKindCurrencies StoreKind = 5
	// The idempotency keys of requests that were done.
	StoreKindIdempotencyKey StoreKind = 6
)

// String returns the name of the constant, such as "wallet".
func (s StoreKind) String() string {
	switch s {
	case StoreKindWallet:
		return "wallet"
	case StoreKindPortfolio:
		return "portfolio"
	case StoreKindCatalogue:
		return "catalogue"
	case StoreKindBasket:
		return "basket"
	case StoreKindRates:
		return "rates"
	case StoreKindCurrencies:
		return "currencies"
	case StoreKindIdempotencyKey:
		return "idempotency_key"
	}
	return fmt.Sprintf("StoreKind(%d)", int32(s))
}

// CalculatorKey is a key.
//
// x multiplies and X corrects: they are two constants, and two different letters in a text of keys.
type CalculatorKey int32

const (
	// The digits are 0 to 9.
	CalculatorKeyDigit0 CalculatorKey = 0
	CalculatorKeyDigit1 CalculatorKey = 1
	CalculatorKeyDigit2 CalculatorKey = 2
	CalculatorKeyDigit3 CalculatorKey = 3
	CalculatorKeyDigit4 CalculatorKey = 4
	CalculatorKeyDigit5 CalculatorKey = 5
	CalculatorKeyDigit6 CalculatorKey = 6
	CalculatorKeyDigit7 CalculatorKey = 7
	CalculatorKeyDigit8 CalculatorKey = 8
	CalculatorKeyDigit9 CalculatorKey = 9
	// .
	CalculatorKeyPoint CalculatorKey = 10
	// +.
	CalculatorKeyAdd CalculatorKey = 11
	// -.
	CalculatorKeySubtract CalculatorKey = 12
	// X.
	CalculatorKeyMultiply CalculatorKey = 13
	// ÷.
	CalculatorKeyDivide CalculatorKey = 14
	// =.
	CalculatorKeyEquals CalculatorKey = 15
	// %: after + or - that part of everything to the left; elsewhere a hundredth.
	CalculatorKeyPercent CalculatorKey = 16
	// ±: changes the sign of the number.
	CalculatorKeySign CalculatorKey = 17
	// AC: clears everything.
	CalculatorKeyClear CalculatorKey = 18
	// X: removes the last character, or the last operator.
	CalculatorKeyCorrect CalculatorKey = 19
	// K: keeps the result as the first number of the next operation.
	CalculatorKeyKeep CalculatorKey = 20
)

// String returns the name of the constant, such as "digit_0".
func (ca CalculatorKey) String() string {
	switch ca {
	case CalculatorKeyDigit0:
		return "digit_0"
	case CalculatorKeyDigit1:
		return "digit_1"
	case CalculatorKeyDigit2:
		return "digit_2"
	case CalculatorKeyDigit3:
		return "digit_3"
	case CalculatorKeyDigit4:
		return "digit_4"
	case CalculatorKeyDigit5:
		return "digit_5"
	case CalculatorKeyDigit6:
		return "digit_6"
	case CalculatorKeyDigit7:
		return "digit_7"
	case CalculatorKeyDigit8:
		return "digit_8"
	case CalculatorKeyDigit9:
		return "digit_9"
	case CalculatorKeyPoint:
		return "point"
	case CalculatorKeyAdd:
		return "add"
	case CalculatorKeySubtract:
		return "subtract"
	case CalculatorKeyMultiply:
		return "multiply"
	case CalculatorKeyDivide:
		return "divide"
	case CalculatorKeyEquals:
		return "equals"
	case CalculatorKeyPercent:
		return "percent"
	case CalculatorKeySign:
		return "sign"
	case CalculatorKeyClear:
		return "clear"
	case CalculatorKeyCorrect:
		return "correct"
	case CalculatorKeyKeep:
		return "keep"
	}
	return fmt.Sprintf("CalculatorKey(%d)", int32(ca))
}

// CalculatorAlert is the reason why the calculator did not take a key.
//
// The operation is then as it was before the key.
type CalculatorAlert int32

const (
	CalculatorAlertNone CalculatorAlert = 0
	CalculatorAlertOperationImpossible CalculatorAlert = 1
	CalculatorAlertHasResult CalculatorAlert = 2
	CalculatorAlertOperatorExists CalculatorAlert = 3
	CalculatorAlertDivideByZero CalculatorAlert = 4
	CalculatorAlertDecimalExists CalculatorAlert = 5
	CalculatorAlertNothingToKeep CalculatorAlert = 6
	CalculatorAlertSyntax CalculatorAlert = 7
)

// String returns the name of the constant, such as "none".
func (ca CalculatorAlert) String() string {
	switch ca {
	case CalculatorAlertNone:
		return "none"
	case CalculatorAlertOperationImpossible:
		return "operation_impossible"
	case CalculatorAlertHasResult:
		return "has_result"
	case CalculatorAlertOperatorExists:
		return "operator_exists"
	case CalculatorAlertDivideByZero:
		return "divide_by_zero"
	case CalculatorAlertDecimalExists:
		return "decimal_exists"
	case CalculatorAlertNothingToKeep:
		return "nothing_to_keep"
	case CalculatorAlertSyntax:
		return "syntax"
	}
	return fmt.Sprintf("CalculatorAlert(%d)", int32(ca))
}

// CalculatorState is the state of a calculator: a column in the table of keys.
type CalculatorState int32

const (
	// "0": the first state.
	CalculatorStateStart CalculatorState = 0
	// After a digit.
	CalculatorStateNumber CalculatorState = 1
	// After an operator.
	CalculatorStateOperator CalculatorState = 2
	// After a trailing ".".
	CalculatorStatePoint CalculatorState = 3
	// On a result.
	CalculatorStateResult CalculatorState = 4
)

// String returns the name of the constant, such as "start".
func (ca CalculatorState) String() string {
	switch ca {
	case CalculatorStateStart:
		return "start"
	case CalculatorStateNumber:
		return "number"
	case CalculatorStateOperator:
		return "operator"
	case CalculatorStatePoint:
		return "point"
	case CalculatorStateResult:
		return "result"
	}
	return fmt.Sprintf("CalculatorState(%d)", int32(ca))
}

// ConverterState is the state of a converter.
type ConverterState int32

const (
	// There is no input, or no number in it yet.
	ConverterStateEmpty ConverterState = 0
	// There are no rates yet.
	ConverterStateLoading ConverterState = 1
	// There is a result.
	ConverterStateReady ConverterState = 2
	// There is a result, but its rates are too old or could not be renewed.
	ConverterStateStale ConverterState = 3
	// Not an amount, no rate for the pair, or no rates to be had: see Failure.
	ConverterStateFailed ConverterState = 4
)

// String returns the name of the constant, such as "empty".
func (co ConverterState) String() string {
	switch co {
	case ConverterStateEmpty:
		return "empty"
	case ConverterStateLoading:
		return "loading"
	case ConverterStateReady:
		return "ready"
	case ConverterStateStale:
		return "stale"
	case ConverterStateFailed:
		return "failed"
	}
	return fmt.Sprintf("ConverterState(%d)", int32(co))
}

// InputState is the kind of the input.
type InputState int32

const (
	// Nothing, or blanks.
	InputStateEmpty InputState = 0
	// A number.
	InputStateComplete InputState = 1
	// "12." is 12 and may go on; "-" and "." are no number yet, and in a locale "1,2" on the way to "1,234" is none
	// either, nor is "$".
	InputStateUnfinished InputState = 2
	// Not the beginning of an amount.
	InputStateInvalid InputState = 3
)

// String returns the name of the constant, such as "empty".
func (i InputState) String() string {
	switch i {
	case InputStateEmpty:
		return "empty"
	case InputStateComplete:
		return "complete"
	case InputStateUnfinished:
		return "unfinished"
	case InputStateInvalid:
		return "invalid"
	}
	return fmt.Sprintf("InputState(%d)", int32(i))
}

// Origin is the origin of a converter's rates.
type Origin int32

const (
	// There are no rates.
	OriginNone Origin = 0
	OriginNetwork Origin = 1
	// Kept from before.
	OriginStore Origin = 2
	// Your program's own, such as a file.
	OriginProgram Origin = 3
)

// String returns the name of the constant, such as "none".
func (o Origin) String() string {
	switch o {
	case OriginNone:
		return "none"
	case OriginNetwork:
		return "network"
	case OriginStore:
		return "store"
	case OriginProgram:
		return "program"
	}
	return fmt.Sprintf("Origin(%d)", int32(o))
}

// CurrencyListSort is the order of a list.
type CurrencyListSort int32

const (
	// By the language's rules; currencies of one name by code.
	CurrencyListSortNameAscending CurrencyListSort = 0
	CurrencyListSortNameDescending CurrencyListSort = 1
	CurrencyListSortCodeAscending CurrencyListSort = 2
	CurrencyListSortCodeDescending CurrencyListSort = 3
)

// String returns the name of the constant, such as "name_ascending".
func (cu CurrencyListSort) String() string {
	switch cu {
	case CurrencyListSortNameAscending:
		return "name_ascending"
	case CurrencyListSortNameDescending:
		return "name_descending"
	case CurrencyListSortCodeAscending:
		return "code_ascending"
	case CurrencyListSortCodeDescending:
		return "code_descending"
	}
	return fmt.Sprintf("CurrencyListSort(%d)", int32(cu))
}

// CurrencyListState is the state of a list.
type CurrencyListState int32

const (
	// The list shows currencies.
	CurrencyListStateReady CurrencyListState = 0
	// The list has no currency.
	CurrencyListStateEmpty CurrencyListState = 1
	// The search finds nothing.
	CurrencyListStateNothingFound CurrencyListState = 2
	// The list shows only favourites, and there is none.
	CurrencyListStateNoFavourites CurrencyListState = 3
)

// String returns the name of the constant, such as "ready".
func (cu CurrencyListState) String() string {
	switch cu {
	case CurrencyListStateReady:
		return "ready"
	case CurrencyListStateEmpty:
		return "empty"
	case CurrencyListStateNothingFound:
		return "nothing_found"
	case CurrencyListStateNoFavourites:
		return "no_favourites"
	}
	return fmt.Sprintf("CurrencyListState(%d)", int32(cu))
}

// PortfolioViewState is the state of a portfolio view.
type PortfolioViewState int32

const (
	// No transactions yet, or no price yet of anything that is held.
	PortfolioViewStateLoading PortfolioViewState = 0
	// There are no transactions.
	PortfolioViewStateEmpty PortfolioViewState = 1
	PortfolioViewStateReady PortfolioViewState = 2
	// A price is older than options.fresh_for.
	PortfolioViewStateStale PortfolioViewState = 3
	// The last retrieval failed; the last good ones show.
	PortfolioViewStateTransactionsFailed PortfolioViewState = 4
	// The last attempt to get prices failed; the last good ones show.
	PortfolioViewStateQuotesFailed PortfolioViewState = 5
)

// String returns the name of the constant, such as "loading".
func (p PortfolioViewState) String() string {
	switch p {
	case PortfolioViewStateLoading:
		return "loading"
	case PortfolioViewStateEmpty:
		return "empty"
	case PortfolioViewStateReady:
		return "ready"
	case PortfolioViewStateStale:
		return "stale"
	case PortfolioViewStateTransactionsFailed:
		return "transactions_failed"
	case PortfolioViewStateQuotesFailed:
		return "quotes_failed"
	}
	return fmt.Sprintf("PortfolioViewState(%d)", int32(p))
}

// OrderField are the fields of an order form.
//
// Of quantity, price and sum, any two give the third, which then shows by itself.
type OrderField int32

const (
	// Such as "2024-02-29".
	OrderFieldDate OrderField = 0
	// "buy" or "sell".
	OrderFieldAction OrderField = 1
	// The symbol; the form turns it into capitals.
	OrderFieldTicker OrderField = 2
	// Saved; from price and sum only if it is exact in 18 fraction digits.
	OrderFieldQuantity OrderField = 3
	// Of one share; shown to 8 fraction digits, half-even, and not saved.
	OrderFieldPrice OrderField = 4
	// The transaction's total; from quantity and price exactly.
	OrderFieldSum OrderField = 5
)

// String returns the name of the constant, such as "date".
func (o OrderField) String() string {
	switch o {
	case OrderFieldDate:
		return "date"
	case OrderFieldAction:
		return "action"
	case OrderFieldTicker:
		return "ticker"
	case OrderFieldQuantity:
		return "quantity"
	case OrderFieldPrice:
		return "price"
	case OrderFieldSum:
		return "sum"
	}
	return fmt.Sprintf("OrderField(%d)", int32(o))
}

// FieldState is the state of a field.
type FieldState int32

const (
	// Right; also an empty field that follows from one that is not right.
	FieldStateOk FieldState = 0
	// Empty; a price is never missing.
	FieldStateMissing FieldState = 1
	// Not a date that [ParseDate] reads.
	FieldStateNotADate FieldState = 2
	// An action that is neither of the two.
	FieldStateUnknown FieldState = 3
	// A ticker of too few or too many characters.
	FieldStateLength FieldState = 4
	// A ticker with characters that the rule forbids.
	FieldStateLetters FieldState = 5
	// Not a number that [ParseDecimal] reads.
	FieldStateNotANumber FieldState = 6
	// 0 or below.
	FieldStateNotPositive FieldState = 7
	// More than 38 digits.
	FieldStateTooManyDigits FieldState = 8
	// Price and sum give no exact quantity.
	FieldStateInexact FieldState = 9
	// All three are typed, and the price is not that of quantity and sum.
	FieldStateMismatch FieldState = 10
)

// String returns the name of the constant, such as "ok".
func (f FieldState) String() string {
	switch f {
	case FieldStateOk:
		return "ok"
	case FieldStateMissing:
		return "missing"
	case FieldStateNotADate:
		return "not_a_date"
	case FieldStateUnknown:
		return "unknown"
	case FieldStateLength:
		return "length"
	case FieldStateLetters:
		return "letters"
	case FieldStateNotANumber:
		return "not_a_number"
	case FieldStateNotPositive:
		return "not_positive"
	case FieldStateTooManyDigits:
		return "too_many_digits"
	case FieldStateInexact:
		return "inexact"
	case FieldStateMismatch:
		return "mismatch"
	}
	return fmt.Sprintf("FieldState(%d)", int32(f))
}

// TickerRule is which tickers are right.
type TickerRule int32

const (
	// 3 or 4 letters; the default.
	TickerRuleLetters TickerRule = 0
	// Up to 31 letters and digits, with single "." and "-" inside: BRK.B, 7203.T.
	TickerRuleExchangeSymbol TickerRule = 1
)

// String returns the name of the constant, such as "letters".
func (t TickerRule) String() string {
	switch t {
	case TickerRuleLetters:
		return "letters"
	case TickerRuleExchangeSymbol:
		return "exchange_symbol"
	}
	return fmt.Sprintf("TickerRule(%d)", int32(t))
}

